/* defaults.c: players who do not answer, who leave the table for good, and who hold their hands or lay them open. */
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

/* A held hand is seen only by its owner (FF-S16). */
void turn_switch(struct context *c, void *state, seat who, int n, bool on)
{
    STATE *g = state;
    struct cards k = ABILITIES(g);
    (void)n;
    g->hero[who].held = on;
    for (int i = k.start[ABILITY_HAND + who]; i < k.start[ABILITY_HAND + who + 1]; i++) k.known[i] = hand_known(g, who);
    HAPPEN(EV_SWITCHED, RULING_(16), who, on);
}

bool switched(const void *state, seat who, int n)
{
    (void)n;
    return ((const STATE *)state)->hero[who].held;
}
