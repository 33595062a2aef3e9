/* kit.c: the test table of kit.h. */
#include "kit.h"

static void open_game(struct kit *k, const char *scenario, u32 options, u64 seed, const char *lua)
{
    kit_load(k, &vigilante_game, lua);
    struct setup setup = {.scenario = kit_find(k, A_SCENARIO, scenario), .options = options};
    const struct scenario_row *row = (const void *)content_row(&k->content, KIND_SCENARIO, setup.scenario);
    setup.players = row->players;
    kit_begin(k, setup, seed);
}

void open_fresh(struct kit *k, const char *scenario, u32 options, u64 seed) { open_game(k, scenario, options, seed, NULL); }

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
        drop_token(g->track, &g->track_count, g->track[0]);
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

void open_with(struct kit *k, int players, const char *lua)
{
    open_game(k, scenario_for(players), 0, 1, lua);
    tidy(k);
}

void open_kit(struct kit *k, int players) { open_scenario(k, scenario_for(players), 0); }

u8 card_id(struct kit *k, const char *id) { return kit_find(k, A_CARD, id); }
u8 hero_id(struct kit *k, const char *id) { return kit_find(k, A_HERO, id); }
u8 villain_id(struct kit *k, const char *id) { return kit_find(k, A_VILLAIN, id); }
u8 token_id(struct kit *k, const char *id) { return kit_find(k, A_TOKEN, id); }
u8 identity_id(struct kit *k, const char *id) { return kit_find(k, AN_IDENTITY, id); }

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

u8 final_round(const struct kit *k)
{
    const struct context *c = &k->c;
    return SCENARIO(k->g->scenario)->rounds;
}

void at_turn(struct kit *k, seat who) { kit_enter(k, "turn", who); }
void at_round(struct kit *k) { kit_enter(k, "round", 0); }
void at_end(struct kit *k) { kit_enter(k, "end", 0); }

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
    kit_enter(k, "events", 0);
}

void pass_all(struct kit *k)
{
    while (k->c.pending && !strcmp(asked(k), "REACT")) answer(k, ACT_PASS);
}

void do_turn(struct kit *k, u8 verb, int a)
{
    answer(k, verb, a);
    pass_all(k);
}

/* -- Piles -------------------------------------------------------------------------------------------------------------- */

bool in_pile_city(struct kit *k, int pile, const char *card) { return card_find(CITY_CARDS(k->g), pile, card_id(k, card)) >= 0; }
bool in_hand(struct kit *k, seat who, const char *card) { return in_pile_city(k, HAND + who, card); }
bool in_jail(struct kit *k, seat who, const char *villain) { return card_find(VILLAINS(k->g), JAIL + who, villain_id(k, villain)) >= 0; }
u8 deck_bottom(struct kit *k) { return k->g->villain.id[k->g->villain.start[VILLAIN_DECK + 1] - 1]; }
