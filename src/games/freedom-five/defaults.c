/* defaults.c: players who do not answer, and those who leave the table for good. */
#include "procedures.h"

/* Answers that decline, in any question that has one of them. */
static bool declines(u8 verb)
{
    switch (verb) {
    case ACT_DECLINE: case ACT_PASS: case ACT_DONE: case ACT_END_TURN: case ACT_STAY_OUT: case ACT_CONFIRM: return true;
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

/* The Hero stays, and somebody else or a computer player takes the seat (FF-S98). When all have left, they have given
 * up. */
bool resign(struct context *c, void *state, seat who)
{
    STATE *g = state;
    if (g->ending || has_seat(g->left, who)) return false;
    g->left |= only(who);
    HAPPEN(EV_LEFT, RULING_(98), who);
    if (g->left == all_heroes(g)) end_game(c, g, GIVEN_UP, RULING_(98));
    return true;
}
