/* entries.c: where positions can begin: the stack of each phase of the game, with nothing begun in it. */
#include "procedures.h"

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

static void at_setup(struct context *c, void *state, seat who)
{
    (void)who;
    clear_table(c, state);
}

static void at_sin(struct context *c, void *state, seat who)
{
    clear_table(c, state);
    ((STATE *)state)->sins = who;
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
static void at_heroes(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
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

static void at_dark_pasts(struct context *c, void *state, seat who)
{
    STATE *g = state;
    (void)who;
    stop(c, g);
    for (int i = 0; i < TEAM; i++) g->agent[i].dark_past = g->agent[i].dark_past_known = 0;
    PUSH_AT(whole_game, PASTS, 0);
    PUSH(deal_dark_pasts, 0);
}

static void at_round(struct context *c, void *state, seat who)
{
    (void)who;
    stop(c, state);
    PUSH_AT(whole_game, ROUND_DONE, 0);
    PUSH(round, 0);
}

/* A Round that has begun, and waits at a step. */
static void in_round(struct context *c, STATE *g, u8 step)
{
    at_round(c, g, 0);
    g->round = (u8)max_int(g->round, 1);
    top_frame(c)->step = step;
}

static void at_first_hero(struct context *c, void *state, seat who)
{
    (void)who;
    in_round(c, state, STEP(round, FIRST_CHOSEN));
    PUSH(vote, 0, .kind = VOTE_FIRST, NEW_VOTE);
}

static void at_turns(struct context *c, void *state, seat who)
{
    (void)who;
    in_round(c, state, STEP(round, TURNS_DONE));
    PUSH(hero_turns, 0);
}

static void at_round_end(struct context *c, void *state, seat who)
{
    (void)who;
    in_round(c, state, STEP(round, TURNS_DONE));
}

static void at_summon(struct context *c, void *state, seat who)
{
    (void)who;
    in_round(c, state, STEP(round, SUMMONED));
    PUSH(summon_step, 0);
}

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

static void at_turn(struct context *c, void *state, seat who)
{
    STATE *g = state;
    u8 post = whose_turn(g, who);
    in_round(c, g, STEP(round, TURNS_DONE));
    PUSH_AT(hero_turns, TURN_DONE, 0, .post = post);
    PUSH(turn, 0, .post = post, .agent = g->hero[post].agent);
}

/* A Turn that has begun, and waits at a step. */
static struct turn *in_turn(struct context *c, STATE *g, seat who, u8 step)
{
    at_turn(c, g, who);
    top_frame(c)->step = step;
    struct turn *turn = LOCALS(turn, top_frame(c));
    g->current = turn->post;
    return turn;
}

static void at_fight(struct context *c, void *state, seat who)
{
    struct turn *turn = in_turn(c, state, who, STEP(turn, FIGHT_DONE));
    turn->acted = true;
    PUSH(fight, 0, .post = turn->post, .agent = turn->agent);
}

static void at_mission(struct context *c, void *state, seat who)
{
    in_turn(c, state, who, STEP(turn, SETTLED));
    ((STATE *)state)->accomplished = ACCOMPLISHED;
    PUSH(settle, 0, .next = 0);
}

static void at_reaction(struct context *c, void *state, seat who)
{
    struct turn *turn = in_turn(c, state, who, STEP(turn, REACTED));
    PUSH(reaction, 0, .post = turn->post, .agent = turn->agent);
}

const struct entry_point entries[] = {
    {"setup", "the set-up begins: nothing is laid, and the Sins Player is voted on", at_setup, .seatless = true},
    {"sin", "the seat is the Sins Player and chooses a Sin and Acolytes; nothing is laid", at_sin},
    {"heroes", "the board is laid, the team is complete, and Heroes are wished for", at_heroes, .seatless = true},
    {"dark_pasts", "the Sins Player deals the Dark Pasts of a Corruption Story", at_dark_pasts, .seatless = true},
    {"turn", "a Turn of the seat's first Hero with an active Turn token begins", at_turn},
    {"fight", "in that Turn a Fight begins as the Hero's Action", at_fight},
    {"mission", "in that Turn the current Mission is accomplished, and the next one comes", at_mission},
    {"reaction", "a Reaction to the Turn of the seat's first Hero is offered", at_reaction},
    {"round", "a Round begins", at_round, .seatless = true},
    {"first_hero", "the tasks of the start of a Round are done, and the first Hero is voted on", at_first_hero,
     .seatless = true},
    {"turns", "the Hero Turns of a Round begin with the first Hero", at_turns, .seatless = true},
    {"round_end", "the Hero Turns of a Round are over", at_round_end, .seatless = true},
    {"summon", "the tasks of the end of a Round are done, and dead Monsters return", at_summon, .seatless = true},
    {0}};
