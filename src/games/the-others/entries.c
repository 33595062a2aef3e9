/* entries.c: where positions can begin: the stack of each phase of the game, with nothing begun in it. */
#include "procedures.h"

/* Builds the stack of an entry point for a seat `who`. */
#define ENTRY(name)                                                                                  \
    static void build_##name(struct context *c, STATE *g, seat who);                                 \
    static void at_##name(struct context *c, void *state, seat who) { build_##name(c, state, who); } \
    static void build_##name(struct context *c, STATE *g, seat who __attribute__((unused)))

/* The table as it is before anything is laid; map, options and luck stay. */
static void clear_table(struct context *c, STATE *g)
{
    struct setup setup = {g->players, g->map, g->options};
    struct random luck = g->head.random;
    memset(g, 0, sizeof *g);
    g->head.random = luck;
    stack_clear(c);
    begin(c, g, &setup);
}

ENTRY(setup) { clear_table(c, g); }

ENTRY(sin)
{
    clear_table(c, g);
    g->sins = who;
    top_frame(c)->step = STEP(whole_game, SIN);
}

/* What is half done goes: cards that were drawn, Fights, the stack. */
static void stop(struct context *c, STATE *g)
{
    cards_move_all(APOCALYPSE_OF(g), OFFERED, APOCALYPSE_DECK, 0);
    cards_move_all(UPGRADES_OF(g), SHOWN, INVENTORY, EVERYBODY);
    if (g->accomplished == CARRIED_ON) g->accomplished = ACCOMPLISHED;
    g->fighter = g->current = NOWHERE;
    g->fight_at = g->kills = g->haste = g->movers = 0;
    g->sin_dice = g->sin_hits = g->sin_corruption = g->hide = g->hero_dice = 0;
    stack_clear(c);
}

/* The ring is empty, all of the team are in the Reserve, and what is prepared after them is not (2.4, 2.5). */
ENTRY(heroes)
{
    stop(c, g);
    for (int p = 0; p < RING; p++) {
        g->supply[EXTRA_TURN] = (u8)(g->supply[EXTRA_TURN] + g->hero[p].extra_turns);
        g->hero[p] = (struct hero){.player = NOBODY};
    }
    for (int i = 0; i < TEAM; i++) g->agent[i] = (struct agent){.hero = g->agent[i].hero};
    memset(&g->upgrade, 0, sizeof g->upgrade);
    for (int pile = SIN_HAND; pile < SIN_PILES; pile++) cards_move_all(SIN_DECK_OF(g), pile, SIN_DECK, 0);
    cards_shuffle(c, SIN_DECK_OF(g), SIN_DECK);
    g->round = g->first = g->reactions = g->reactions_spent = g->card_played = 0;
    PUSH_AT(whole_game, WISHED, 0);
    if (g->sins < g->players) fork_lanes(c, hero_players(g), P_wish, sizeof(struct wish));
}

ENTRY(dark_pasts)
{
    stop(c, g);
    for (int i = 0; i < TEAM; i++) g->agent[i].dark_past = g->agent[i].dark_past_known = 0;
    PUSH_AT(whole_game, PASTS, 0);
    if (STORY(g->story)->type == CORRUPTION_STORY) PUSH(deal_dark_pasts, 0); /* OT-042 */
}

ENTRY(round)
{
    stop(c, g);
    PUSH_AT(whole_game, ROUND_DONE, 0);
    PUSH(round, 0);
}

/* A Round that has begun, and waits at a step. */
static void in_round(struct context *c, STATE *g, u8 step)
{
    build_round(c, g, 0);
    g->round = (u8)max_int(g->round, 1);
    top_frame(c)->step = step;
}

#define IN_ROUND(name, AT, pushed) ENTRY(name) { in_round(c, g, STEP(round, AT)), pushed; }
IN_ROUND(first_hero, FIRST_CHOSEN, PUSH(vote, 0, .kind = VOTE_FIRST, NEW_VOTE))
IN_ROUND(turns, TURNS_DONE, PUSH(hero_turns, 0))
IN_ROUND(round_end, TURNS_DONE, (void)0)
IN_ROUND(summon, SUMMONED, PUSH(summon_step, 0))

/* The seat's first Hero who has an active Turn token, or else anybody's first; the first Hero at all gets one if nobody
 * has. Whether the position is sound is seen to later. */
static u8 whose_turn(STATE *g, seat who)
{
    u8 post = NOWHERE;
    for (int p = min_int(g->heroes, RING) - 1; p >= 0; p--) {
        bool ready = g->hero[p].turns && in_play(g, p), his = g->hero[p].player == who;
        if (ready && (his || post == NOWHERE || g->hero[post].player != who)) post = (u8)p;
    }
    if (post != NOWHERE) return post;
    g->hero[0].turns = 1;
    return 0;
}

ENTRY(turn)
{
    u8 post = whose_turn(g, who);
    in_round(c, g, STEP(round, TURNS_DONE));
    PUSH_AT(hero_turns, TURN_DONE, 0, .post = post);
    PUSH(turn, 0, .post = post, .agent = g->hero[post].agent);
}

/* A Turn that has begun, and waits at a step. */
static struct turn *in_turn(struct context *c, STATE *g, seat who, u8 step)
{
    build_turn(c, g, who);
    top_frame(c)->step = step;
    struct turn *turn = LOCALS(turn, top_frame(c));
    g->current = turn->post;
    return turn;
}

ENTRY(fight)
{
    struct turn *turn = in_turn(c, g, who, STEP(turn, FIGHT_DONE));
    turn->acted = true;
    PUSH(fight, 0, .post = turn->post, .agent = turn->agent);
}

ENTRY(mission)
{
    in_turn(c, g, who, STEP(turn, SETTLED));
    g->accomplished = ACCOMPLISHED;
    PUSH(settle, 0);
}

ENTRY(reaction)
{
    struct turn *turn = in_turn(c, g, who, STEP(turn, REACTED));
    PUSH(reaction, 0, .post = turn->post, .agent = turn->agent);
}

#define AT(name, about, ...) {#name, about, at_##name, __VA_ARGS__}
const struct entry_point entries[] = {
    AT(setup, "the set-up begins: nothing is laid, and the Sins Player is voted on", .seatless = true),
    AT(sin, "the seat is the Sins Player and chooses a Sin and Acolytes; nothing is laid"),
    AT(heroes, "the board is laid, the team is complete, and Heroes are wished for", .seatless = true),
    AT(dark_pasts, "the Sins Player deals the Dark Pasts if it is a Corruption Story", .seatless = true),
    AT(turn, "a Turn of the seat's first Hero with an active Turn token begins"),
    AT(fight, "in that Turn a Fight begins as the Hero's Action"),
    AT(mission, "in that Turn the current Mission is accomplished, and the next one comes"),
    AT(reaction, "a Reaction to the Turn of the seat's first Hero is offered"),
    AT(round, "a Round begins", .seatless = true),
    AT(first_hero, "the tasks of the start of a Round are done, and the first Hero is voted on", .seatless = true),
    AT(turns, "the Hero Turns of a Round begin with the first Hero", .seatless = true),
    AT(round_end, "the Hero Turns of a Round are over", .seatless = true),
    AT(summon, "the tasks of the end of a Round are done, and dead Monsters return", .seatless = true),
    {0}};
