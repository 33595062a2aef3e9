/* defaults.c: obvious answers, players who do not answer, and those who leave the table for good. */
#include "procedures.h"

/* Answers that decline, in any question that has one of them. */
static bool declines(u8 verb)
{
    switch (verb) {
    case ACT_DECLINE: case ACT_PASS: case ACT_DONE: case ACT_CONFIRM: case ACT_AGREE: case ACT_KEEP:
    case ACT_END_ACTIVATION: case ACT_NO_ROOM:
        return true;
    default: return false;
    }
}

int default_option(struct context *c, const void *state, seat who)
{
    (void)state, (void)who;
    for (int i = 0; i < c->count; i++)
        if (declines(c->option[i].verb)) return i;
    return 0;
}

/* A Weakness heals for nothing: as much as it can (GC-222, GC-S48). */
int obvious(struct context *c, const void *state, seat who)
{
    int most = -1;
    (void)state, (void)who;
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == ACT_HEAL && (most < 0 || c->option[i].a > c->option[most].a)) most = i;
    return most;
}

/* The next Hero player in seat order who is still there. */
static seat heir_of(const STATE *g, seat who)
{
    for (int n = 1; n < g->players; n++) {
        seat s = clockwise(g->players, who, n);
        if (s != g->skarov && !has_seat(g->left, s)) return s;
    }
    return NOBODY;
}

/* His Heroes, and questions that were his, go to the heir. */
static void hand_over(STATE *g, seat who, seat heir)
{
    for (struct frame *f = top_of(g); f; f = caller(f)) {
        if (f->seat == who) f->seat = heir;
        if (f->proc != P_initiative) continue;
        struct initiative *L = LOCALS(initiative, f);
        if (L->proposer == who) L->proposer = heir;
        L->asked &= (seats)~only(who);
    }
    for (int h = 0; h < HEROES; h++)
        if (player_of(g, h) == who) g->guardian[h].player = heir;
    if (g->captain == who) g->captain = heir;
}

/* While all choose at once, the choice begins again without him: his lane is gone, and his Heroes are another's. What
 * others have confirmed lies on the table and stays. */
static void choose_again(struct context *c, STATE *g)
{
    bool planning = top_of(g)->proc == P_strategy;
    stack_clear(c);
    PUSH_AT(whole_game, TURN_DONE, g->skarov);
    PUSH_AT(turn, PLANNED, g->skarov);
    if (planning) {
        PUSH_AT(strategy, PLANNED, g->skarov);
        fork_lanes(c, (seats)(hero_seats(g) | only(g->skarov)), P_plan, sizeof(struct plan));
        return;
    }
    memset(g->captains, 0, sizeof g->captains);
    memset(g->captains_known, 0, sizeof g->captains_known);
    memset(g->order, 0, sizeof g->order);
    memset(g->order_known, 0, sizeof g->order_known);
    PUSH_AT(strategy, ORDERED, g->skarov);
    PUSH(initiative, g->captain);
}

/* Not in the set-up: it comes first. */
bool resign(struct context *c, void *state, seat who)
{
    STATE *g = state;
    if (!g->turn || g->ending || has_seat(g->left, who)) return false;
    HAPPEN(EV_LEFT, 2, who);
    g->left |= only(who);
    if (who == g->skarov) end_game(c, g, SKAROV_RESIGNED, 1);
    else if (heir_of(g, who) == NOBODY) end_game(c, g, HEROES_RESIGNED, 1);
    else {
        hand_over(g, who, heir_of(g, who));
        if (g->head.forked) choose_again(c, g);
    }
    return true;
}
