/* kit.c: the test table of kit.h. */
#include <stdio.h>

#include "kit.h"

static const char *const team[HEROES] = {"legacy", "wraith", "absolute_zero", "tachyon", "bunker"};
static const char letters[] = "rbgyp"; /* of enum colour */

/* -- Opening ------------------------------------------------------------------------------------------------------ */

void set_up_until(struct kit *k, const char *step)
{
    while (!k->g->turn && !over(k) && !(step && !strcmp(asked(k), step))) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        if (k->c.seat != who) rules_list(&k->c, who);
        struct action pick = k->c.option[0];
        for (int i = 0; i < k->c.count; i++) {
            struct action a = k->c.option[i];
            if (a.verb == ACT_TAKE_HERO && a.a == kit_find(k, A_HERO, team[who])) pick = a;
            if (a.verb == ACT_DONE || (a.verb == ACT_NAME_FIRST && a.a == k->g->hero[0].hero)) pick = a;
        }
        rules_answer(&k->c, who, pick);
    }
}

static u8 comic_number(struct kit *k, int number)
{
    struct context *c = &k->c;
    for (u8 id = 1; id <= k->content.count[KIND_COMIC]; id++) {
        c->content = &k->content;
        if (COMIC(id)->number == number) return id;
    }
    fail_msg("no Comic %d", number);
    return 0;
}

void begin_table(struct kit *k, struct opening o)
{
    kit_load(k, &freedom_five_game, o.lua);
    u8 comic = comic_number(k, o.comic ? o.comic : 1);
    struct setup setup = {(u8)(o.heroes ? o.heroes : 3), comic, o.options};
    kit_begin(k, setup, o.seed ? o.seed : 1);
    if (!o.carried) return;
    const char *wrong = campaign_fault(k->game, &k->content, o.carried, &setup);
    if (wrong) fail_msg("%s", wrong);
    rules_begin_with(&k->c, &setup, o.carried, o.seed ? o.seed : 1);
    forget(k);
    rules_run(&k->c);
}

void open_table(struct kit *k, struct opening o)
{
    begin_table(k, o);
    set_up_until(k, NULL);
    if (!o.as_dealt) make_quiet(k);
    forget(k);
}

void open_city(struct kit *k, int heroes) { open_table(k, (struct opening){.heroes = heroes}); }
void open_with(struct kit *k, int heroes, const char *lua)
{
    open_table(k, (struct opening){.heroes = heroes, .lua = lua});
}

void make_quiet(struct kit *k)
{
    STATE *g = k->g;
    for (int l = 1; l <= LOCATIONS; l++) {
        put_crowd(k, l, "");
        put_unrest(k, l, "");
        g->bystanders[0] = (u8)(g->bystanders[0] + g->bystanders[l]);
        g->bystanders[l] = 0;
    }
    for (int t = 0; t < MASTERMIND_TOKENS; t++) g->token_at[t] = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        g->supply[colour] = (u8)(g->supply[colour] + g->villain[colour].henchmen);
        g->villain[colour].at = g->villain[colour].damage = g->villain[colour].henchmen = 0;
    }
    for (int h = 0; h < g->players; h++) {
        cards_move_all(ABILITIES(g), ABILITY_HAND + h, ABILITY_DECK + h, 0);
        for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
            cards_move_all(SPECIALS(g), special_pile(h, slot), SPECIAL_DECK, 0);
        refresh_hand(&k->c, g, h);
    }
    g->track = 0;
}

void enter_turn(struct kit *k, int hero, enum mode mode, int tokens)
{
    struct hero *h = &k->g->hero[hero];
    int free = h->available + h->exhausted;                  /* the others lie under Damage tokens */
    h->available = (u8)min_int(tokens, free);
    h->exhausted = (u8)(free - h->available);
    put_at(k, hero, h->at, mode);
    kit_enter(k, "actions", (seat)hero);
}

/* -- Figures and tokens ------------------------------------------------------------------------------------------- */

void put_at(struct kit *k, int hero, int location, enum mode mode)
{
    k->g->hero[hero].at = (u8)location;
    k->g->hero[hero].mode = (u8)mode;
    refresh_hero(&k->c, k->g, hero);
}

void put_villain(struct kit *k, int colour, int location)
{
    struct context *c = &k->c;
    assert_true(k->g->villain[colour].villain);
    k->g->villain[colour].at = (u8)location;
    while (k->g->chapter && guard_of(c, k->g, colour)) set_chapter(k, chapter_number(k) + 1);
}

void crowd_card(struct kit *k, int colour, int n)
{
    k->g->supply[colour] = (u8)(k->g->supply[colour] + k->g->villain[colour].henchmen - n);
    k->g->villain[colour].henchmen = (u8)n;
}

void weaken(struct kit *k, int colour)
{
    k->g->villain[colour].defeated = true;
    k->g->villain[colour].at = 0;
    k->g->weakened |= (u8)bit(colour);
}

void put_crowd(struct kit *k, int location, const char *colours)
{
    STATE *g = k->g;
    for (int colour = 0; colour < COLOURS; colour++) {
        u8 *there = &g->crowd[CROWD_AT(location, colour)];
        g->supply[colour] = (u8)(g->supply[colour] + *there);
        *there = 0;
        for (const char *p = colours; *p; p++) *there = (u8)(*there + (*p == letters[colour]));
        assert_true(g->supply[colour] >= *there);
        g->supply[colour] = (u8)(g->supply[colour] - *there);
    }
}

void put_unrest(struct kit *k, int location, const char *colours)
{
    STATE *g = k->g;
    for (int colour = 0; colour < ALL_COLOURS; colour++) {
        u8 *there = &g->unrest[UNREST_AT(location, colour)];
        g->pool[colour] = (u8)(g->pool[colour] + *there);
        *there = 0;
        for (const char *p = colours; *p; p++) *there = (u8)(*there + (*p == letters[colour]));
        assert_true(g->pool[colour] >= *there);
        g->pool[colour] = (u8)(g->pool[colour] - *there);
    }
}

void put_bystander(struct kit *k, int location)
{
    assert_true(k->g->bystanders[0] > 0);
    k->g->bystanders[0]--;
    k->g->bystanders[location]++;
}

void put_token(struct kit *k, int location, int number)
{
    for (int t = 0; t < MASTERMIND_TOKENS; t++)
        if (k->g->token[t] == number) {
            k->g->token_at[t] = (u8)location;
            return;
        }
    fail_msg("no Mastermind token %d", number);
}

void wound(struct kit *k, int hero, const char *tokens)
{
    struct hero *h = &k->g->hero[hero];
    for (; *tokens; tokens++) {
        const char *at = strchr(letters, *tokens);
        int kind = *tokens == 'a' ? COLOURS : (int)(at - letters);
        assert_true(k->g->bag[kind] > 0);
        k->g->bag[kind]--;
        h->damage[kind]++;
        if (kind != COLOURS) continue;
        if (h->available) h->available--;
        else h->exhausted--;
    }
}

int schemes_of(struct kit *k)
{
    struct context *c = &k->c;
    for (int i = 0; i < PHASE_STEPS; i++)
        if (CHAPTER(k->g->chapter)->phase[i].kind == STEP_SCHEME) return CHAPTER(k->g->chapter)->phase[i].n;
    return 0;
}

void set_chapter(struct kit *k, int number)
{
    struct context *c = &k->c;
    k->g->chapter = COMIC(k->g->comic)->chapter[number - 1];
    k->g->seen_events = k->g->resolved = k->g->claimed = 0;
    refresh_moments(c, k->g);
}

int chapter_number(struct kit *k)
{
    struct context *c = &k->c;
    return CHAPTER(k->g->chapter)->number;
}

/* The lowest card that can be committed, 0: there is none. Cards are committed in ascending order. */
static u8 lowest_commitment(struct kit *k)
{
    u8 lowest_card = 0;
    for (int i = 0; i < k->c.count; i++) {
        struct action a = k->c.option[i];
        if (a.verb == ACT_COMMIT && (!lowest_card || a.a < lowest_card)) lowest_card = a.a;
    }
    return lowest_card;
}

void commit_all(struct kit *k)
{
    while (strcmp(asked(k), "DICE") == 0) {
        if (offered(k, ACT_COMMIT)) answer(k, ACT_COMMIT, lowest_commitment(k));
        else if (offered(k, ACT_COMMIT_SPECIAL)) answer(k, ACT_COMMIT_SPECIAL);
        else answer(k, ACT_DONE);
    }
}

/* -- Cards -------------------------------------------------------------------------------------------------------- */

/* Takes a card out of whatever pile it lies in to the end of another. */
static void bring(struct cards cards, u8 card, const char *name, int to, seats known)
{
    for (int pile = 0; pile < cards.piles; pile++) {
        int at = card_find(cards, pile, card);
        if (at < 0) continue;
        card_move(cards, pile, at, to, known);
        return;
    }
    fail_msg("'%s' is not in this game", name);
}

/* Puts the last card of a pile on its top. */
static void last_first(struct cards cards, int pile)
{
    for (int n = pile_count(cards, pile) - 1; n > 0; n--) card_move(cards, pile, 0, pile, cards.known[cards.start[pile]]);
}

void hold(struct kit *k, int hero, const char *ability)
{
    bring(ABILITIES(k->g), kit_find(k, AN_ABILITY, ability), ability, ABILITY_HAND + hero, hand_known(k->g, hero));
    refresh_hand(&k->c, k->g, hero);
}
void give_special(struct kit *k, int hero, int slot, const char *special)
{
    bring(SPECIALS(k->g), kit_find(k, A_SPECIAL, special), special, special_pile(hero, slot), EVERYBODY);
}
void give_justice(struct kit *k, int hero, const char *justice)
{
    cards_move_all(JUSTICES(k->g), JUSTICE_ACTIVE + hero, JUSTICE_DECK, 0);
    bring(JUSTICES(k->g), kit_find(k, A_JUSTICE, justice), justice, JUSTICE_ACTIVE + hero, EVERYBODY);
    for (int h = 0; h < k->g->players; h++) /* it may have been another Hero's */
        if (!pile_count(JUSTICES(k->g), JUSTICE_ACTIVE + h))
            card_move(JUSTICES(k->g), JUSTICE_DECK, 0, JUSTICE_ACTIVE + h, EVERYBODY);
}
void give_reward(struct kit *k, int hero, const char *justice)
{
    bring(JUSTICES(k->g), kit_find(k, A_JUSTICE, justice), justice, JUSTICE_UP + hero, EVERYBODY);
}
void give_task(struct kit *k, int hero, const char *task)
{
    int pile = has_task_left(k->g, hero) ? TASK_RIGHT : TASK_LEFT;
    bring(TASKS(k->g), kit_find(k, A_TASK, task), task, pile + hero, EVERYBODY);
}
void give_bystander(struct kit *k, int hero, const char *bystander)
{
    bring(BYSTANDERS(k->g), kit_find(k, A_BYSTANDER, bystander), bystander, BYSTANDER_HELD + hero, EVERYBODY);
}
void top_scheme(struct kit *k, const char *scheme)
{
    bring(SCHEMES(k->g), kit_find(k, A_SCHEME, scheme), scheme, SCHEME_SHOWN, 0);
    card_move(SCHEMES(k->g), SCHEME_SHOWN, 0, SCHEME_DECK, 0);
    last_first(SCHEMES(k->g), SCHEME_DECK);
}
void top_anarchy(struct kit *k, const char *anarchy)
{
    bring(ANARCHIES(k->g), kit_find(k, AN_ANARCHY, anarchy), anarchy, ANARCHY_SHOWN, 0);
    card_move(ANARCHIES(k->g), ANARCHY_SHOWN, 0, ANARCHY_DECK, 0);
    last_first(ANARCHIES(k->g), ANARCHY_DECK);
}
void top_bystander(struct kit *k, const char *bystander)
{
    bring(BYSTANDERS(k->g), kit_find(k, A_BYSTANDER, bystander), bystander, BYSTANDER_DISCARD, 0);
    card_move(BYSTANDERS(k->g), BYSTANDER_DISCARD, pile_count(BYSTANDERS(k->g), BYSTANDER_DISCARD) - 1, BYSTANDER_DECK, 0);
    last_first(BYSTANDERS(k->g), BYSTANDER_DECK);
}
void top_ability(struct kit *k, int hero, const char *ability)
{
    bring(ABILITIES(k->g), kit_find(k, AN_ABILITY, ability), ability, ABILITY_HAND + hero, 0);
    card_move(ABILITIES(k->g), ABILITY_HAND + hero, hand_count(k->g, hero) - 1, ABILITY_DECK + hero, 0);
    last_first(ABILITIES(k->g), ABILITY_DECK + hero);
    refresh_hand(&k->c, k->g, hero);
}

const char *ability_lua(const char *id, const char *hero, const char *colour, int dice, const char *use,
                        const char *effect)
{
    static char text[1024];
    int n = snprintf(text, sizeof text, "ability { id = '%s', name = 'Probe', hero = '%s', colour = '%s', dice = %d, ", id,
                     hero, colour, dice);
    if (use) snprintf(text + n, sizeof text - (size_t)n, "use = '%s', effect = { %s } }", use, effect);
    else snprintf(text + n, sizeof text - (size_t)n, "when = { on { %s } } }", effect);
    return text;
}

/* -- The probe -------------------------------------------------------------------------------------------------- */

static const char PROBE[] = "read_the_room";

const char *probe_lua(const char *effect) { return ability_lua(PROBE, "legacy", "green", 2, "free", effect); }

void set_probe(struct kit *k)
{
    put_at(k, LEGACY, 7, HERO_MODE);
    put_at(k, WRAITH, 30, HERO_MODE);
    put_at(k, ZERO, 29, PRIVATE_LIFE);
    hold(k, LEGACY, PROBE);
}

void open_probe(struct kit *k, const char *effect)
{
    open_with(k, 3, probe_lua(effect));
    set_probe(k);
}

void play_probe(struct kit *k)
{
    enter_turn(k, LEGACY, HERO_MODE, 3);
    forget(k);
    answer(k, ACT_PLAY, kit_find(k, AN_ABILITY, PROBE));
}

bool can_play_probe(struct kit *k)
{
    enter_turn(k, LEGACY, HERO_MODE, 3);
    return offered(k, ACT_PLAY, kit_find(k, AN_ABILITY, PROBE));
}

/* -- Words ---------------------------------------------------------------------------------------------------- */

static struct speaker speaker_of(const struct kit *k)
{
    return (struct speaker){.game = k->game, .content = &k->content, .state = k->g, .viewer = LEGACY};
}

void assert_event_said(struct kit *k, u8 kind, const char *words)
{
    const struct speaker speaker = speaker_of(k);
    struct text out = {0};
    say_event(&out, &speaker, last_event(k, kind));
    assert_string_equal(text_string(&out), words);
    text_free(&out);
}

void assert_option_said(struct kit *k, u8 verb, const char *words)
{
    const struct speaker speaker = speaker_of(k);
    struct text out = {0};
    for (int i = 0; i < k->c.count && !out.length; i++)
        if (k->c.option[i].verb == verb) say_action(&out, &speaker, k->c.option[i]);
    assert_string_equal(text_string(&out), words);
    text_free(&out);
}

void assert_option_holds(struct kit *k, u8 verb, const char *words)
{
    const struct speaker speaker = speaker_of(k);
    struct text out = {0};
    for (int i = 0; i < k->c.count && !out.length; i++)
        if (k->c.option[i].verb == verb) say_action(&out, &speaker, k->c.option[i]);
    assert_non_null(strstr(text_string(&out), words));
    text_free(&out);
}
