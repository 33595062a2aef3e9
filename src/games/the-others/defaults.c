/* defaults.c: what is answered for a player who does not answer: the choice that does and costs least. */
#include "procedures.h"

/* Answers that decline, in any question that has one of them. */
static bool declines(u8 verb)
{
    switch (verb) {
    case ACT_DECLINE: case ACT_CONFIRM: case ACT_NO_EXTRA_TURN: case ACT_END_TURN: case ACT_NO_CORRUPTION: case ACT_ROLL:
    case ACT_PASS: case ACT_KEEP_FAITH: case ACT_SPARE: case ACT_LEAVE_TOKENS: case ACT_NO_ICON: case ACT_NO_STRIKE:
    case ACT_NO_REACTION: case ACT_NO_MOVE: case ACT_NO_ATTACK:
        return true;
    default:
        return false;
    }
}

int default_option(struct context *c, const STATE *g, seat who)
{
    int vote = silent_vote(c, g, who);
    if (vote >= 0) return vote;
    for (int i = 0; i < c->count; i++)
        if (declines(c->option[i].verb)) return i;
    return 0;
}
