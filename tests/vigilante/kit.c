/* kit.c: the test table of kit.h. */
#include "kit.h"

#include <stdio.h>

#include "../conformance/kit_questions.h"
#include "author/reader.h"

/* -- Opening --------------------------------------------------------------------------------------------- */

static void note_event(void *listener, const struct event *event)
{
    struct kit *k = listener;
    if (k->events < KIT_EVENTS) k->event[k->events++] = *event;
}

static void begin(struct kit *k, const char *scenario, u32 options, u64 seed)
{
    struct setup setup = {.options = options};
    int id = thing_find(&vigilante_game, &k->content, A_SCENARIO, scenario);
    if (id <= 0) fail_msg("no scenario '%s'", scenario);
    setup.scenario = (u8)id;
    setup.players = ((const struct scenario_row *)(const void *)content_row(&k->content, KIND_SCENARIO, id))->players;
    const char *wrong = vigilante_game.rules.check(&k->content, &setup);
    if (wrong) fail_msg("%s", wrong);
    memset(k->bytes, 0, sizeof k->bytes);
    k->g = &k->state;
    context_open(&k->c, &vigilante_game, &k->content, k->g);
    k->c.refusals = &k->refusals;
    k->c.on_event = note_event;
    k->c.listener = k;
    k->c.dice = &k->dice;
    k->c.picks = &k->picks;
    random_seed(&k->g->head.random, seed);
    vigilante_game.rules.begin(&k->c, k->g, &setup);
    rules_run(&k->c);
}

static void use_own_content(struct kit *k)
{
    memset(k, 0, sizeof *k);
    assert_true(content_open(&k->content, vigilante_game.linked.block, *vigilante_game.linked.bytes));
}

void open_fresh(struct kit *k, const char *scenario, u32 options, u64 seed)
{
    use_own_content(k);
    begin(k, scenario, options, seed);
}

/* Takes the chance out of a fresh game: see open_kit. */
static void tidy(struct kit *k)
{
    while (k->c.head->lanes) rules_answer(&k->c, k->c.seat, k->c.option[0]);
    STATE *g = k->g;
    for (seat s = 0; s < g->players; s++)
        while (hand_count(g, s)) card_move(CITY_CARDS(g), HAND + s, 0, CITY_DECK, 0);
    while (g->track_count) {
        int at = 0;
        while (at < g->bag_count && g->bag[at] < g->track[0]) at++;
        memmove(g->bag + at + 1, g->bag + at, (size_t)(g->bag_count - at));
        g->bag[at] = g->track[0];
        g->bag_count++;
        remove_token(g, 0);
    }
    g->round = 1;
    g->first = 0;
    g->current = NOBODY;
    for (seat s = 0; s < g->players; s++) g->player[s].actions = ACTIONS;
    forget(k);
}

void open_scenario(struct kit *k, const char *scenario, u32 options)
{
    open_fresh(k, scenario, options, 1);
    tidy(k);
}

static const char *scenario_for(int players)
{
    static const char *const id[] = {"justice_3", "justice_4", "justice_5", "justice_6"};
    return id[players - 3];
}

void open_kit(struct kit *k, int players) { open_scenario(k, scenario_for(players), 0); }

void open_with(struct kit *k, int players, const char *lua)
{
    struct text block = {0}, errors = {0};
    memset(k, 0, sizeof *k);
    const char *dirs[] = {"src/games/vigilante/content", NULL};
    char dir[] = "/tmp/longbox-kit-XXXXXX", path[64];
    assert_non_null(mkdtemp(dir));
    dirs[1] = dir;
    snprintf(path, sizeof path, "%s/extra.lua", dir);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(lua, file);
    fclose(file);
    bool fine = reader_read(&vigilante_game, dirs, 2, &block, &errors);
    remove(path);
    remove(dir);
    if (!fine) fail_msg("%s", text_string(&errors));
    text_free(&errors);
    k->block = block.at;
    assert_true(content_open(&k->content, block.at, block.length));
    begin(k, scenario_for(players), 0, 1);
    tidy(k);
}

void close_kit(struct kit *k) { free(k->block); }

/* -- Ids --------------------------------------------------------------------------------------------------- */

static u8 find(struct kit *k, u8 thing, const char *id)
{
    int value = thing_find(&vigilante_game, &k->content, thing, id);
    if (value <= 0) fail_msg("content has no '%s'", id);
    return (u8)value;
}

u8 card_id(struct kit *k, const char *id) { return find(k, A_CARD, id); }
u8 hero_id(struct kit *k, const char *id) { return find(k, A_HERO, id); }
u8 villain_id(struct kit *k, const char *id) { return find(k, A_VILLAIN, id); }
u8 token_id(struct kit *k, const char *id) { return find(k, A_TOKEN, id); }
u8 identity_id(struct kit *k, const char *id) { return find(k, AN_IDENTITY, id); }

/* -- Arranging ----------------------------------------------------------------------------------------------- */

/* Moves a card from the first of these piles that has it. */
static void fetch_card(struct kit *k, const char *id, int to, seats known)
{
    struct cards cards = CITY_CARDS(k->g);
    u8 card = card_id(k, id);
    static const u8 from[] = {CITY_DECK, AGENCY_DECK, CITY_DISCARD, AGENCY_DISCARD};
    for (int i = 0; i < COUNT(from); i++) {
        int at = card_find(cards, from[i], card);
        if (at >= 0) {
            card_move(cards, from[i], at, to, known);
            return;
        }
    }
    fail_msg("no '%s' is left", id);
}

void give(struct kit *k, seat who, const char *card) { fetch_card(k, card, HAND + who, only(who)); }

static void fetch_villain(struct kit *k, u8 villain, int to, seats known)
{
    static const u8 from[] = {VILLAIN_DECK, VILLAIN_BOX};
    for (int i = 0; i < COUNT(from); i++) {
        int at = card_find(VILLAINS(k->g), from[i], villain);
        if (at >= 0) {
            card_move(VILLAINS(k->g), from[i], at, to, known);
            return;
        }
    }
    fail_msg("Villain %d is neither in the deck nor in the box", villain);
}

void jail(struct kit *k, seat who, const char *villain) { fetch_villain(k, villain_id(k, villain), JAIL + who, only(who)); }

void jail_any(struct kit *k, seat who, int level, int n)
{
    struct context *c = &k->c;
    for (int i = 0; n > 0 && i < pile_count(VILLAINS(k->g), VILLAIN_DECK);) {
        u8 villain = card_at(VILLAINS(k->g), VILLAIN_DECK, i);
        if (VILLAIN(villain)->level == level) {
            fetch_villain(k, villain, JAIL + who, only(who));
            n--;
        } else {
            i++;
        }
    }
    if (n) fail_msg("too few Villains of Level %d", level);
}

/* The Hero leaves whatever pile it is in. */
static int hero_pile(struct kit *k, u8 hero)
{
    static const u8 from[] = {HERO_DECK, MARKET, BOX, USED};
    for (int i = 0; i < COUNT(from); i++)
        if (card_find(HEROES(k->g), from[i], hero) >= 0) return from[i];
    fail_msg("Hero %d is in play already", hero);
    return 0;
}

void set_hero(struct kit *k, seat who, int slot, const char *hero)
{
    STATE *g = k->g;
    struct slot *here = &g->player[who].slot[slot];
    if (here->hero) {
        while (card_count_attached(g, who, slot)) to_discard(&k->c, g, attached_pile(who, slot), 0);
        card_move(HEROES(g), TEAM + who, card_find(HEROES(g), TEAM + who, here->hero), BOX, 0);
        *here = (struct slot){0};
    }
    if (!hero) return;
    u8 id = hero_id(k, hero);
    int pile = hero_pile(k, id);
    card_move(HEROES(g), pile, card_find(HEROES(g), pile, id), TEAM + who, EVERYBODY);
    here->hero = id;
}

int enlist_hero(struct kit *k, seat who, const char *hero)
{
    int slot = open_slot(k->g, who);
    assert_true(slot >= 0);
    set_hero(k, who, slot, hero);
    return slot;
}

void equip(struct kit *k, seat who, int slot, const char *card)
{
    assert_true(k->g->player[who].slot[slot].hero);
    fetch_card(k, card, attached_pile(who, slot), EVERYBODY);
}

void hurt_hero(struct kit *k, seat who, int slot, int damage) { k->g->player[who].slot[slot].damage = (u8)damage; }

void lose_hero(struct kit *k, seat who, const char *hero)
{
    u8 id = hero_id(k, hero);
    int pile = hero_pile(k, id);
    card_move(HEROES(k->g), pile, card_find(HEROES(k->g), pile, id), DEFEATED + who, EVERYBODY);
}

/* Turns a pile once around so that its last card lies on top. */
static void last_to_top(struct cards cards, int pile)
{
    for (int n = pile_count(cards, pile) - 1; n > 0; n--)
        card_move(cards, pile, 0, pile, cards.known[cards.start[pile]]);
}

void top_villain(struct kit *k, const char *villain)
{
    fetch_villain(k, villain_id(k, villain), VILLAIN_DECK, 0);
    last_to_top(VILLAINS(k->g), VILLAIN_DECK);
}

void top_card(struct kit *k, const char *card)
{
    struct context *c = &k->c;
    int pile = CARD(card_id(k, card))->deck == AGENCY ? AGENCY_DECK : CITY_DECK;
    fetch_card(k, card, pile, 0);
    last_to_top(CITY_CARDS(k->g), pile);
}

void top_hero(struct kit *k, const char *hero)
{
    u8 id = hero_id(k, hero);
    int pile = hero_pile(k, id);
    card_move(HEROES(k->g), pile, card_find(HEROES(k->g), pile, id), HERO_DECK, 0);
    last_to_top(HEROES(k->g), HERO_DECK);
}

void market(struct kit *k, int place, const char *hero)
{
    STATE *g = k->g;
    u8 id = hero_id(k, hero), order[8];
    int pile = hero_pile(k, id);
    if (pile != MARKET) {
        if (place < pile_count(HEROES(g), MARKET)) card_move(HEROES(g), MARKET, place, HERO_DECK, 0);
        card_move(HEROES(g), pile, card_find(HEROES(g), pile, id), MARKET, EVERYBODY);
    }
    int count = pile_count(HEROES(g), MARKET), at = card_find(HEROES(g), MARKET, id);
    assert_in_range(count, 1, COUNT(order));
    for (int i = 0; i < count; i++) order[i] = card_at(HEROES(g), MARKET, i);
    for (; at > place; at--) order[at] = order[at - 1];
    for (; at < place && at < count - 1; at++) order[at] = order[at + 1];
    order[at] = id;
    for (int i = 0; i < count; i++)
        card_move(HEROES(g), MARKET, card_find(HEROES(g), MARKET, order[i]), MARKET, EVERYBODY);
}

void put_event(struct kit *k, const char *token)
{
    u8 id = token_id(k, token);
    bag_remove(k->g, id);
    place_token(&k->c, k->g, id);
}

void be(struct kit *k, seat who, const char *identity)
{
    struct context *c = &k->c;
    struct player *p = &k->g->player[who];
    p->identity = identity_id(k, identity);
    p->identity_known = only(who);
    u8 own = IDENTITY(p->identity)->allegiance, at = 2;
    p->token[0] = p->token[1] = own;
    for (u8 a = GOOD; a <= NEUTRAL; a++)
        if (a != own) p->token[at++] = a;
    memset(p->token_known, 0, sizeof p->token_known);
}

static void fix(struct fixed *fixed, int n, va_list list)
{
    fixed->count = fixed->next = 0;
    for (int i = 0; i < n; i++) fixed->value[fixed->count++] = (u8)va_arg(list, int);
}

void fix_dice(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    fix(&k->dice, n, list);
    va_end(list);
}

void fix_picks(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    fix(&k->picks, n, list);
    va_end(list);
}

u8 final_round(const struct kit *k)
{
    const struct context *c = &k->c;
    return SCENARIO(k->g->scenario)->rounds;
}

/* -- Places ------------------------------------------------------------------------------------------------------ */

static void go(struct kit *k, const char *place, seat who)
{
    vigilante_game.rules.refresh(&k->c, k->g);
    const char *wrong = vigilante_game.rules.find_fault(&k->c, k->g);
    if (wrong) fail_msg("the test's position is impossible: %s", wrong);
    for (const struct entry_point *p = vigilante_game.rules.entries; p->id; p++)
        if (!strcmp(p->id, place)) {
            p->build(&k->c, k->g, who);
            forget(k);
            rules_run(&k->c);
            return;
        }
    fail_msg("no place '%s'", place);
}

void at_turn(struct kit *k, seat who) { go(k, "turn", who); }
void at_round(struct kit *k) { go(k, "round", 0); }
void at_end(struct kit *k) { go(k, "end", 0); }

void at_events(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    for (seat s = 0; s < k->g->players; s++) {
        k->g->player[s].die = (u8)(s < n ? va_arg(list, int) : 0);
        k->g->player[s].submitted = true;
        k->g->player[s].actions = 0;
    }
    va_end(list);
    go(k, "events", 0);
}

/* -- Questions ----------------------------------------------------------------------------------------------------- */

bool offered(struct kit *k, u8 verb, int a, int b, int c) { return option_find(&k->c, verb, a, b, c) >= 0; }

int offers(struct kit *k, u8 verb) { return options_with(&k->c, verb); }

bool refused(struct kit *k, u8 verb, int a, int b, int c, rule_number rule)
{
    return refusal_given(&k->refusals, verb, a, b, c, rule);
}

void answer(struct kit *k, u8 verb, int a, int b, int c)
{
    int i = option_find(&k->c, verb, a, b, c);
    if (i < 0) fail_msg("%s %d %d %d is not offered at %s", vigilante_game.rules.actions[verb].name, a, b, c, asked(k));
    rules_answer(&k->c, k->c.seat, k->c.option[i]);
    const char *wrong = vigilante_game.rules.find_fault(&k->c, k->g);
    if (wrong) fail_msg("after the answer: %s", wrong);
}

void pass_all(struct kit *k)
{
    while (k->c.pending && !strcmp(asked(k), "REACT")) answer(k, ACT_PASS, -1, -1, -1);
}

void do_turn(struct kit *k, u8 verb, int a)
{
    answer(k, verb, a, -1, -1);
    pass_all(k);
}

const char *asked(struct kit *k)
{
    if (!k->c.pending) return "";
    return question_of(&k->c, k->c.seat).step;
}

seat asked_seat(struct kit *k) { return k->c.pending ? k->c.seat : NOBODY; }

/* -- What happened ---------------------------------------------------------------------------------------------------- */

int happened(struct kit *k, u8 kind)
{
    int n = 0;
    for (int i = 0; i < k->events; i++) n += k->event[i].kind == kind;
    return n;
}

const struct event *last_event(struct kit *k, u8 kind)
{
    for (int i = k->events - 1; i >= 0; i--)
        if (k->event[i].kind == kind) return &k->event[i];
    fail_msg("no event %s happened", vigilante_game.rules.events[kind].name);
    return NULL;
}

void forget(struct kit *k) { k->events = 0; }

/* -- Piles -------------------------------------------------------------------------------------------------------------- */

bool in_pile_city(struct kit *k, int pile, const char *card) { return card_find(CITY_CARDS(k->g), pile, card_id(k, card)) >= 0; }
bool in_hand(struct kit *k, seat who, const char *card) { return in_pile_city(k, HAND + who, card); }
bool in_jail(struct kit *k, seat who, const char *villain) { return card_find(VILLAINS(k->g), JAIL + who, villain_id(k, villain)) >= 0; }
u8 deck_bottom(struct kit *k) { return k->g->villain.id[k->g->villain.start[VILLAIN_DECK + 1] - 1]; }
