/* entries.c: where positions can begin: the stack of each phase of the game, with nothing begun in it. */
#include "procedures.h"

/* Builds the stack of an entry point for a seat `who`. */
#define ENTRY(name)                                                                                  \
    static void build_##name(struct context *c, STATE *g, seat who);                                 \
    static void at_##name(struct context *c, void *state, seat who) { build_##name(c, state, who); } \
    static void build_##name(struct context *c, STATE *g, seat who __attribute__((unused)))

/* The table as it is before anything is laid; scenario, options and luck stay. */
ENTRY(setup)
{
    struct setup setup = {g->players, g->scenario, g->options};
    struct random luck = g->head.random;
    memset(g, 0, sizeof *g);
    g->head.random = luck;
    stack_clear(c);
    begin(c, g, &setup);
}

ENTRY(heroes)
{
    build_setup(c, g, who);
    g->skarov = who;
    top_frame(c)->step = STEP(whole_game, CHOSEN);
    PUSH(choose_heroes, who);
}

/* What is half done goes: the stack, who acts, an Event that was just played, cards face down go back to the hand. */
static void stop(struct context *c, STATE *g)
{
    stack_clear(c);
    cards_move_all(EVENTS(g), EVENT_PLAYED, EVENT_DISCARD, EVERYBODY);
    g->active = g->active_card = NOWHERE;
    g->event_played = g->extra_actions = g->ambush = 0;
    g->turn = (u8)max_int(g->turn, 1);
    if (g->captain == NOBODY && hero_seats(g)) g->captain = lowest(hero_seats(g));
}

static void in_turn(struct context *c, STATE *g, u8 step)
{
    stop(c, g);
    PUSH_AT(whole_game, TURN_DONE, g->skarov);
    PUSH(turn, g->skarov);
    top_frame(c)->step = step;
}

static void forget_order(STATE *g)
{
    memset(g->captains, 0, sizeof g->captains);
    memset(g->captains_known, 0, sizeof g->captains_known);
    memset(g->order, 0, sizeof g->order);
    memset(g->order_known, 0, sizeof g->order_known);
    g->turned_up = 0;
}

/* A turn that has not begun: nothing lies on the table. */
ENTRY(turn)
{
    stop(c, g);
    forget_order(g);
    g->turn--;
    g->phase = SET_UP;
    for (int h = 0; h < HEROES; h++) {
        struct guardian *hero = &g->guardian[h];
        cards_move_all(POWERS(g), POWER_LEFT + h, POWER_HAND + h, EVERYBODY);
        cards_move_all(POWERS(g), POWER_RIGHT + h, POWER_HAND + h, EVERYBODY);
        cards_move_all(WOUNDS(g), WOUND_RIGHT + h, WOUND_HAND + h, EVERYBODY);
        hero->plain_wounds = (u8)(hero->plain_wounds + hero->plain_played);
        hero->plain_played = false;
        for (int k = 0; k < 2; k++)
            hero->down[k] = hero->down_known[k] = hero->down_wound[k] = hero->down_wound_known[k] = hero->lies[k] = 0;
    }
    refresh_guardians(c, g);
    for (int card = 0; card < CARDS_OF_VILLAINS; card++) {
        g->card[card].activated = false;
        if (g->skarov < PLAYERS) cards_move_all(EVENTS(g), EVENT_ON + card, EVENT_HAND, only(g->skarov));
    }
    memset(g->shown, 0, sizeof g->shown);
    PUSH_AT(whole_game, TURN_DONE, g->skarov);
    PUSH(turn, g->skarov);
}

/* Cards lie as they lie; the Heroes fix their order. */
ENTRY(initiative)
{
    in_turn(c, g, STEP(turn, PLANNED));
    forget_order(g);
    g->phase = STRATEGY;
    PUSH_AT(strategy, ORDERED, g->skarov);
    PUSH(initiative, g->captain);
}

/* An order that is not fixed is that of the Heroes. */
static void fix_order(STATE *g)
{
    int n = 0;
    forget_order(g);
    for (int h = 0; h < HEROES; h++)
        if (in_play(g, h)) g->order[n] = (u8)(h + 1), g->order_known[n++] = patrol_seats(g);
}

ENTRY(rearrange)
{
    in_turn(c, g, STEP(turn, PLANNED));
    fix_order(g);
    g->phase = STRATEGY;
    PUSH_AT(strategy, ARRANGED, g->skarov);
    if (g->event.start[EVENT_ON] < g->event.start[EVENT_PILES]) PUSH(rearrange, g->skarov);
}

ENTRY(activation)
{
    in_turn(c, g, STEP(turn, ACTED));
    fix_order(g);
    g->phase = ACTIVATION;
    reveal(c, g);                                            /* as it begins: nothing lies face down in this phase */
    PUSH(activation, g->skarov);
}

/* The first Hero in play of a seat, or of anybody. */
static u8 hero_of(const STATE *g, seat who)
{
    u8 found = 0;
    for (int h = HEROES - 1; h >= 0; h--)
        if (in_play(g, h) && (player_of(g, h) == who || player_of(g, found) != who || !in_play(g, found)))
            found = (u8)h;
    return found;
}

/* His Initiative card is the first; all cards are turned up. */
static u8 in_activation(struct context *c, STATE *g, seat who, u8 step)
{
    u8 hero = hero_of(g, who);
    in_turn(c, g, STEP(turn, ACTED));
    fix_order(g);
    g->phase = ACTIVATION;
    for (int i = 0; i < HEROES; i++)
        if (hero_in_order(g, i) == hero) g->order[i] = g->order[0];
    g->order[0] = (u8)(hero + 1);
    g->order_known[0] = EVERYBODY;
    g->turned_up = 1;
    reveal(c, g);
    PUSH(activation, g->skarov, .pair = 0, .pairs = (u8)stack_size(g));
    top_frame(c)->step = step;
    return hero;
}

ENTRY(hero)
{
    u8 hero = in_activation(c, g, who, STEP(activation, HERO_DONE));
    PUSH(hero_turn, player_of(g, hero), .hero = hero, .from = NOWHERE);
}

ENTRY(villain) { in_activation(c, g, NOBODY, STEP(activation, HERO_DONE)); }

ENTRY(end_of_turn)
{
    in_turn(c, g, STEP(turn, ENDED));
    g->phase = END_OF_TURN;
    reveal(c, g);
    PUSH(end_of_turn, g->skarov);
}

static void at_end(struct context *c, STATE *g, u8 step)
{
    build_end_of_turn(c, g, g->skarov);
    top_frame(c)->step = step;
}

ENTRY(objectives)
{
    at_end(c, g, STEP(end_of_turn, OBJECTIVES_DONE));
    PUSH(objectives, g->skarov);
}

ENTRY(cards_and_wounds) { at_end(c, g, STEP(end_of_turn, OBJECTIVES_DONE)); }

#define AT(name, about, ...) {#name, about, at_##name, __VA_ARGS__}
const struct entry_point entries[] = {
    AT(setup, "the set-up begins: nothing is laid, and it is said who plays Skarov", .seatless = true),
    AT(heroes, "the seat plays Skarov; the others choose their Heroes, and nothing is laid"),
    AT(turn, "a turn begins with its Strategy phase: cards on the table go back to the hands", .seatless = true),
    AT(initiative, "cards are placed, and the Heroes fix their order", .seatless = true),
    AT(rearrange, "the order is fixed, and Skarov may rearrange his placed cards", .seatless = true),
    AT(activation, "the Activation phase begins: cards are turned up, the Heroes act in their order", .seatless = true),
    AT(hero, "the activation of the seat's first Hero begins; his Initiative card is the first"),
    AT(villain, "the first Hero has acted, and Skarov activates a Villain", .seatless = true),
    AT(end_of_turn, "the End of turn begins with Room activation", .seatless = true),
    AT(objectives, "the Objectives step of the End of turn", .seatless = true),
    AT(cards_and_wounds, "the Cards and wounds step of the End of turn", .seatless = true),
    {0}};
