/* kit.c: the test table of kit.h. */
#include "kit.h"

void open_fresh(struct kit *k, struct opening o)
{
    kit_load(k, &freedom_game, o.lua);
    u8 scenario = kit_find(k, A_SCENARIO, o.scenario ? o.scenario : "rebellion");
    kit_begin(k, (struct setup){(u8)(o.players ? o.players : 3), scenario, o.options}, o.seed ? o.seed : 1);
}

void allocate_all(struct kit *k)
{
    while (!k->g->turn) {
        seat who = (seat)__builtin_ctz(k->c.pending);
        rules_list(&k->c, who);
        answer(k, ACT_ALLOCATE);
    }
}

/* Everybody has declared 10 to 1 on the last ten characters, in the order of their numbers. */
static void level_points(struct kit *k)
{
    int people = 0;
    while (is_character(&k->c, people + 1)) people++;
    for (seat s = 0; s < k->g->players; s++) {
        struct player *p = &k->g->player[s];
        memset(p->points, 0, sizeof p->points);
        memset(p->points_known, only(s), sizeof p->points_known);
        for (int v = VALUES; v > 0; v--) {
            p->points[people + 1 - v] = (u8)v;
            p->points_known[people + 1 - v] = EVERYBODY;
        }
    }
}

static void to_pile(struct kit *k, int from, int to)
{
    while (pile_count(STOCK(k->g), from)) card_move(STOCK(k->g), from, 0, to, 0);
}

void open_table(struct kit *k, struct opening o)
{
    open_fresh(k, o);
    allocate_all(k);
    STATE *g = k->g;
    for (seat s = 0; s < g->players; s++) to_pile(k, HAND + s, DECK);
    level_points(k);
    for (int i = pile_count(STOCK(g), DECK) - 1; i >= 0 && !o.cards; i--)
        if (card_row(k, card_at(STOCK(g), DECK, i))->window) card_move(STOCK(g), DECK, i, DISCARD, EVERYBODY);
    g->start = 0;
    refresh(&k->c, g);
    forget(k);
}

void open_kit(struct kit *k, int players) { open_table(k, (struct opening){.players = players}); }
void open_options(struct kit *k, int players, u32 options)
{
    open_table(k, (struct opening){.players = players, .options = options});
}
void open_with(struct kit *k, int players, const char *lua)
{
    open_table(k, (struct opening){.players = players, .lua = lua});
}

/* -- Ids ---------------------------------------------------------------------------------------------------------- */

u8 card_id(struct kit *k, const char *id) { return kit_find(k, A_CARD, id); }
u8 planet_id(struct kit *k, const char *id) { return kit_find(k, A_PLANET, id); }

const struct card_row *card_row(struct kit *k, u8 id)
{
    const struct context *c = &k->c;
    return CARD(id);
}

const struct planet_row *planet_row(struct kit *k, u8 id)
{
    const struct context *c = &k->c;
    return PLANET(id);
}

/* -- Arranging ---------------------------------------------------------------------------------------------------- */

/* Fetches a card to a pile; returns its kind. */
static u8 fetch(struct kit *k, const char *card, int to, seats known)
{
    static const int sources[] = {DECK, DISCARD, RESERVE};
    u8 id = card_id(k, card);
    for (int s = 0; s < COUNT(sources); s++) {
        int at = card_find(STOCK(k->g), sources[s], id);
        if (at < 0) continue;
        card_move(STOCK(k->g), sources[s], at, to, known);
        refresh(&k->c, k->g);
        return id;
    }
    fail_msg("no '%s' is left", card);
    return 0;
}

void enter(struct kit *k, seat who, const char *character, const char *planet)
{
    u8 id = fetch(k, character, TABLE, EVERYBODY);
    enter_play(k->g, TABLE, id, who, planet ? planet_id(k, planet) : 0);
}

int rebels(struct kit *k, seat who, const char *unit, const char *planet)
{
    u8 id = fetch(k, unit, TABLE, EVERYBODY);
    int slot = add_rebel(&k->c, k->g, id, who, planet_id(k, planet));
    forget(k);
    return slot;
}

int troops(struct kit *k, const char *unit, const char *planet)
{
    return add_troop(k->g, fetch(k, unit, TABLE, EVERYBODY), planet_id(k, planet));
}

void command(struct kit *k, const char *character, int slot)
{
    take_command(&k->c, k->g, card_id(k, character), slot, 0);
    forget(k);
}

void command_troops(struct kit *k, const char *imperial, int slot)
{
    k->g->troop[slot].commander = fetch(k, imperial, IN_PLAY, EVERYBODY);
}

void mission(struct kit *k, const char *character, int mission, int object)
{
    struct person *p = &k->g->person[card_id(k, character)];
    p->mission = (u8)mission;
    p->object = (u8)object;
}

static void set_world(struct kit *k, const char *planet, u8 status, seat owner, int points)
{
    u8 id = planet_id(k, planet);
    k->g->world[id].garrison = (u8)points;
    set_status(k->g, id, status, owner);
}
void free_planet(struct kit *k, const char *planet, seat owner) { set_world(k, planet, IN_REVOLT, owner, 0); }
void occupy(struct kit *k, const char *planet) { set_world(k, planet, OCCUPIED, NOBODY, 0); }
void garrison(struct kit *k, const char *planet, int points) { set_world(k, planet, IMPERIAL_CONTROL, NOBODY, points); }

void gates(struct kit *k, bool central, bool capital)
{
    k->g->open = (u16)(k->g->outer | (central ? k->g->central : 0) | (capital ? bit(k->g->capital) : 0));
}

void form(struct kit *k, int strength) { k->g->formed |= (u16)bit(strength); }
void give(struct kit *k, seat who, const char *card) { fetch(k, card, HAND + who, only(who)); }
void plotted(struct kit *k, seat who, const char *card) { fetch(k, card, PLOT + who, only(who)); }
void shown(struct kit *k, seat who, const char *card) { fetch(k, card, SHOWN + who, EVERYBODY); }
void discard(struct kit *k, const char *card) { fetch(k, card, DISCARD, EVERYBODY); }

void top(struct kit *k, const char *card)
{
    fetch(k, card, DECK, 0); /* to the bottom, and what lay there before goes under it */
    for (int n = pile_count(STOCK(k->g), DECK) - 1; n > 0; n--) card_move(STOCK(k->g), DECK, 0, DECK, 0);
}

void deck_is(struct kit *k, int n, ...)
{
    va_list list;
    while (pile_count(STOCK(k->g), DECK)) card_move(STOCK(k->g), DECK, 0, DISCARD, EVERYBODY);
    va_start(list, n);
    while (n-- > 0) {
        const char *card = va_arg(list, const char *);
        u8 id = card_id(k, card);
        int pile = card_find(STOCK(k->g), DISCARD, id) >= 0 ? DISCARD : RESERVE, at = card_find(STOCK(k->g), pile, id);
        if (at < 0) fail_msg("no '%s' is left", card);
        card_move(STOCK(k->g), pile, at, DECK, 0);
    }
    va_end(list);
    refresh(&k->c, k->g);
}

void points(struct kit *k, seat who, const char *character, int value)
{
    struct player *p = &k->g->player[who];
    u8 id = card_id(k, character), old = p->points[id];
    for (u8 other = 1; other < PEOPLE; other++)
        if (p->points[other] == value && other != id) {
            p->points[other] = old;
            if (!old) p->points_known[other] = only(who);
        }
    p->points[id] = (u8)value;
    p->points_known[id] = only(who);
    refresh(&k->c, k->g);
}

void declared(struct kit *k, seat who, const char *character, int value)
{
    points(k, who, character, value);
    k->g->player[who].points_known[card_id(k, character)] = EVERYBODY;
    refresh(&k->c, k->g);
}

void secrets(struct kit *k, seat who)
{
    memset(k->g->player[who].points_known, only(who), sizeof k->g->player[who].points_known);
    refresh(&k->c, k->g);
}

void at_first_turn(struct kit *k, seat who)
{
    kit_build(k, "turn", who);
    k->g->turn = 0;
    rules_run(&k->c);
}

void at_turn(struct kit *k, seat who) { kit_enter(k, "turn", who); }
void at_organisation(struct kit *k, seat who) { kit_enter(k, "organisation", who); }
void at_plotting(struct kit *k, seat who) { kit_enter(k, "plotting", who); }
void at_reveals(struct kit *k, seat who) { kit_enter(k, "reveals", who); }
void at_choosing(struct kit *k, seat who) { kit_enter(k, "choosing", who); }
void at_player_turn(struct kit *k, seat who) { kit_enter(k, "player_turn", who); }
void at_missions(struct kit *k, seat who) { kit_enter(k, "missions", who); }
void at_interference(struct kit *k, seat who) { kit_enter(k, "interference", who); }
void at_execution(struct kit *k, seat who) { kit_enter(k, "execution", who); }
void at_reaction(struct kit *k, seat who) { kit_enter(k, "reaction", who); }
void at_battle(struct kit *k, seat who) { kit_enter(k, "battle", who); }
void at_control(struct kit *k, seat who) { kit_enter(k, "control", who); }
void at_stationing(struct kit *k, seat who) { kit_enter(k, "stationing", who); }
void at_end(struct kit *k, seat who) { kit_enter(k, "end", who); }

void pass_all(struct kit *k)
{
    while (k->c.pending && (!strcmp(asked(k), "REACT") || !strcmp(asked(k), "NEXT_DECLARATION")))
        answer(k, ACT_PASS);
}

void go(struct kit *k, u8 verb, const char *card, const char *planet)
{
    answer(k, verb, card_id(k, card));
    if (!strcmp(asked(k), "WHERE")) answer(k, ACT_GO, planet_id(k, planet));
    if (!strcmp(asked(k), "WHICH_TROOP")) kit_give_option(k, 0);
}

void play(struct kit *k, const char *card) { answer(k, ACT_PLAY, card_id(k, card)); }

/* -- Looking ------------------------------------------------------------------------------------------------------ */

int copies(struct kit *k, int pile, const char *card)
{
    return copies_in(STOCK(k->g), pile, card_id(k, card));
}

bool in_pile(struct kit *k, int pile, const char *card) { return copies(k, pile, card) > 0; }
bool in_play(struct kit *k, const char *character) { return in_set(k->g->in_play, card_id(k, character)); }
seat controller(struct kit *k, const char *character) { return k->g->person[card_id(k, character)].controller; }
u8 place_of(struct kit *k, const char *character) { return k->g->person[card_id(k, character)].place; }

int count_rebels(struct kit *k, seat who, const char *unit, const char *planet)
{
    int n = 0;
    for EACH_BIT(slot, k->g->rebels) {
        const struct rebel *r = &k->g->rebel[slot];
        n += (who == NOBODY || r->owner == who) && (!unit || r->kind == card_id(k, unit)) &&
             (!planet || r->planet == planet_id(k, planet));
    }
    return n;
}

int count_troops(struct kit *k, const char *unit, const char *planet)
{
    int n = 0;
    for EACH_BIT(slot, k->g->troops) {
        const struct troop *t = &k->g->troop[slot];
        n += (!unit || t->kind == card_id(k, unit)) && (!planet || t->planet == planet_id(k, planet));
    }
    return n;
}

int power(struct kit *k, seat who) { return political_power(&k->c, k->g, who); }

const char *checked(const char *lua, int players, u32 options)
{
    return kit_check(&freedom_game, lua, (struct setup){(u8)players, 1, options});
}

bool has_mistake(const char *lua, const char *words) { return kit_has_mistake(&freedom_game, lua, words); }
