/* kit_cast.c: the test cards and moves of kit_cast.h. */
#include "kit_cast.h"

const char cast_lua[] =
    "hero { id = 't_2_3', name = 'T 2 3', attack = 2, health = 3, influence = 4 }"
    "hero { id = 't_3_4', name = 'T 3 4', attack = 3, health = 4, influence = 5 }"
    "hero { id = 't_1_9', name = 'T 1 9', attack = 1, health = 9, influence = 2 }"
    "hero { id = 't_1_15', name = 'T 1 15', attack = 1, health = 15, influence = 2 }"
    "hero { id = 't_5_15', name = 'T 5 15', attack = 5, health = 15, influence = 6 }"
    "hero { id = 't_1_1', name = 'T 1 1', attack = 1, health = 1, influence = 1 }"
    "villain { id = 't_v0', name = 'V 0', level = 1, health = 0, chart = { 0, 0, 0, 0 } }"
    "villain { id = 't_v4', name = 'V 4', level = 1, health = 4, chart = { 2, 1, 0, 0 } }"
    "villain { id = 't_v5', name = 'V 5', level = 2, health = 5, chart = { 0, 0, 0, 0 } }"
    "villain { id = 't_v30', name = 'V 30', level = 3, health = 30, chart = { 0, 0, 0, 0 } }"
    "for n = 1, 3 do city { id = 't_coin' .. n, name = 'Coin ' .. n, type = 'one_time', influence = n, copies = 3 } "
    "end "
    "city { id = 't_coat', name = 'Coat', type = 'equipment', influence = 3, copies = 2, health = 2 }"
    "city { id = 't_club', name = 'Club', type = 'equipment', influence = 1, copies = 2, attack = 2 }"
    "agency { id = 't_agent', name = 'Agent', type = 'one_time', influence = 2, copies = 2 }\n";

void open_cast(struct kit *k, int players, const char *lua)
{
    char all[8192];
    assert_true(strlen(cast_lua) + strlen(lua) < sizeof all);
    strcpy(all, cast_lua);
    strcat(all, lua);
    open_with(k, players, all);
}

void open_mercenaries(struct kit *k, int players, const char *lua)
{
    open_cast(k, players, lua);
    struct context *c = &k->c;
    STATE *g = k->g;
    g->options |= MERCENARIES;
    for (int id = 1; id <= c->content->count[KIND_HERO]; id++) {
        if (HERO(id)->type != MERCENARY) continue;
        int at = g->hero.start[HERO_DECK + 1];
        memmove(g->hero.id + at + 1, g->hero.id + at, (size_t)(g->hero.start[HERO_PILES] - at));
        memmove(g->hero.known + at + 1, g->hero.known + at, (size_t)(g->hero.start[HERO_PILES] - at));
        g->hero.id[at] = (u8)id;
        g->hero.known[at] = 0;
        for (int p = HERO_DECK + 1; p <= HERO_PILES; p++) g->hero.start[p]++;
    }
    refill_market(c, g);
}

/* -- Mercenaries ------------------------------------------------------------------------------------------ */

static const char hirelings[] =
    "mercenary { id = 't_draw', name = 'Draw', influence = 3, effect = { draw { 2 } } }"
    "mercenary { id = 't_hit', name = 'Hit', influence = 2, effect = { damage { 1, of = 'any_hero' } } }"
    "mercenary { id = 't_toll', name = 'Toll', influence = 2, effect = { discard { 1, who = 'each_player' } } }"
    "mercenary { id = 't_nurse', name = 'Nurse', influence = 1, effect = { heal { 1, of = 'own_hero' } } }"
    "mercenary { id = 't_swap', name = 'Swap', influence = 1, "
    "effect = { refresh_market {}, damage { 1, of = 'any_hero' } } }"
    "city { id = 't_shop', name = 'Shop', type = 'one_time', influence = 1, copies = 1, "
    "effect = { refresh_market {} } }"
    "city { id = 't_sign', name = 'Sign', type = 'equipment', influence = 1, copies = 1, die = 4, die_effect = { "
    "refresh_market {} } }"
    "city { id = 't_call', name = 'Call', type = 'one_time', influence = 1, copies = 1, effect = { enlist { 9 } } }"
    "villain { id = 't_crier', name = 'Crier', level = 1, health = 1, chart = { 0, 0, 0, 0 }, "
    "effect = { refresh_market {} } }";

void open_hiring(struct kit *k)
{
    open_mercenaries(k, 3, hirelings);
    set_hero(k, 0, 0, "t_1_9");
    set_hero(k, 1, 0, "t_1_15");
    set_hero(k, 2, 0, "t_5_15");
    deal_market(k, 4, "t_2_3", "t_1_1", "t_draw", "t_hit");
    hero_deck(k, 2, "t_3_4", "overcoat");
}

int count_mercenaries(struct kit *k, int pile)
{
    struct context *c = &k->c;
    int n = 0;
    for (int i = k->g->hero.start[pile]; i < k->g->hero.start[pile + 1]; i++)
        n += HERO(k->g->hero.id[i])->type == MERCENARY;
    return n;
}

void use_mercenary(struct kit *k, const char *id) { do_turn(k, ACT_USE_MERCENARY, hero_id(k, id)); }

u8 market_card(struct kit *k, int place) { return card_at(HEROES(k->g), MARKET, place); }
int market_count(struct kit *k) { return pile_count(HEROES(k->g), MARKET); }

/* -- Decks --------------------------------------------------------------------------------------------- */

static void empty(struct cards cards, int pile, int box)
{
    while (pile_count(cards, pile)) card_move(cards, pile, 0, box, 0);
}

static void fill(struct cards cards, const u8 *from, int piles, int to, u8 id, seats known)
{
    for (int i = 0; i < piles; i++) {
        int at = card_find(cards, from[i], id);
        if (at < 0) continue;
        card_move(cards, from[i], at, to, known);
        return;
    }
    fail_msg("card %d lies in none of the piles", id);
}

void villain_deck(struct kit *k, int n, ...)
{
    static const u8 from[] = {VILLAIN_BOX};
    va_list list;
    va_start(list, n);
    empty(VILLAINS(k->g), VILLAIN_DECK, VILLAIN_BOX);
    for (int i = 0; i < n; i++)
        fill(VILLAINS(k->g), from, COUNT(from), VILLAIN_DECK, villain_id(k, va_arg(list, const char *)), 0);
    va_end(list);
}

void hero_deck(struct kit *k, int n, ...)
{
    static const u8 from[] = {BOX, MARKET};
    va_list list;
    va_start(list, n);
    empty(HEROES(k->g), HERO_DECK, BOX);
    for (int i = 0; i < n; i++)
        fill(HEROES(k->g), from, COUNT(from), HERO_DECK, hero_id(k, va_arg(list, const char *)), 0);
    va_end(list);
}

void deal_market(struct kit *k, int n, ...)
{
    static const u8 from[] = {HERO_DECK, BOX};
    va_list list;
    va_start(list, n);
    empty(HEROES(k->g), MARKET, HERO_DECK);
    for (int i = 0; i < n; i++)
        fill(HEROES(k->g), from, COUNT(from), MARKET, hero_id(k, va_arg(list, const char *)), EVERYBODY);
    va_end(list);
}

/* -- Moves ----------------------------------------------------------------------------------------------- */

void recruit_with(struct kit *k, const char *hero, int n, ...)
{
    va_list list;
    va_start(list, n);
    answer(k, ACT_RECRUIT, hero_id(k, hero));
    for (int i = 0; i < n; i++) answer(k, ACT_PAY, card_id(k, va_arg(list, const char *)));
    va_end(list);
    do_turn(k, ACT_DONE, -1);
}

void fight_top(struct kit *k) { do_turn(k, ACT_FIGHT, -1); }

void use_card(struct kit *k, const char *card) { do_turn(k, ACT_PLAY, card_id(k, card)); }

void draw_turns(struct kit *k, int times)
{
    for (; times > 0; times--) do_turn(k, ACT_DRAW, CITY);
}

void random_game(struct kit *k, u32 seed, void (*look)(struct kit *k, const STATE *before))
{
    struct random luck;
    STATE before;
    random_seed(&luck, seed);
    for (int answers = 0; k->c.pending; answers++) {
        assert_true(answers < 20000);
        before = *k->g;
        forget(k);
        rules_answer(&k->c, k->c.seat, k->c.option[random_below(&luck, k->c.count)]);
        const char *wrong = vigilante_game.rules.find_fault(&k->c, k->g);
        if (wrong) fail_msg("%s", wrong);
        if (look) look(k, &before);
    }
}

/* -- Looking --------------------------------------------------------------------------------------------- */

const STATE *cast_view(struct kit *k, seat viewer)
{
    static STATE view;
    state_redact(&vigilante_game, &k->content, k->g, viewer, &view);
    return &view;
}

int event_at(struct kit *k, u8 kind, int nth)
{
    for (int i = 0; i < k->events; i++)
        if (k->event[i].kind == kind && nth-- == 0) return i;
    fail_msg("event %s did not happen that often", vigilante_game.rules.events[kind].name);
    return -1;
}

bool hero_lies_in(struct kit *k, int pile, const char *hero)
{
    return card_find(HEROES(k->g), pile, hero_id(k, hero)) >= 0;
}

bool holds_hero(struct kit *k, seat who, int slot, const char *hero)
{
    return k->g->player[who].slot[slot].hero == hero_id(k, hero) && hero_lies_in(k, TEAM + who, hero);
}

int cubes_on(struct kit *k, seat who, int slot) { return k->g->player[who].slot[slot].damage; }

u8 villain_in_deck(struct kit *k, int index) { return card_at(VILLAINS(k->g), VILLAIN_DECK, index); }
