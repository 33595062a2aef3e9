/* absence.c: answers given for players: obvious ones, and those of whoever does not answer or has left (OT-S121). */
#include "procedures.h"

/* Answers that decline, in any question that has one of them. */
static bool declines(u8 verb)
{
    switch (verb) {
    case ACT_DECLINE: case ACT_CONFIRM: case ACT_NO_EXTRA_TURN: case ACT_END_TURN: case ACT_NO_CORRUPTION:
    case ACT_ROLL: case ACT_PASS: case ACT_KEEP_FAITH: case ACT_SPARE: case ACT_LEAVE_TOKENS: case ACT_NO_ICON:
    case ACT_NO_STRIKE: case ACT_NO_REACTION: case ACT_NO_MOVE: case ACT_NO_ATTACK:
        return true;
    default: return false;
    }
}

int default_option(struct context *c, const void *state, seat who)
{
    int vote = silent_vote(c, state, who);
    if (vote >= 0) return vote;
    for (int i = 0; i < c->count; i++)
        if (declines(c->option[i].verb)) return i;
    return 0;
}

int obvious(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    struct frame *f = top_frame(c);
    const struct wounds *L = f->proc == P_wounds ? LOCALS(wounds, f) : NULL;
    (void)who;
    if (L && wound_count(&g->hero[L->post]) + L->left >= WOUNDS) return 0; /* he dies, wherever they lie (OT-194) */
    for (int i = 0; i < c->count; i++) {
        bool idle = c->option[i].verb == ACT_COVER_SLOT && c->option[i].a == 0; /* level 1 has no bonus (OT-140) */
        if (idle || c->option[i].verb == ACT_TURN_TOKEN) return i; /* an Extra Turn token keeps (OT-057) */
    }
    return -1;
}

/* The next Hero Player in seat order who is still there. */
static seat heir_of(const STATE *g, seat who)
{
    do who = clockwise(g->players, who, 1);
    while (!has_seat(hero_players(g), who));
    return who;
}

/* Questions that were his go to the heir, wherever they are in the stack. */
static void hand_over(STATE *g, seat who, seat heir)
{
    for (struct frame *f = top_of(g); f; f = caller(f)) {
        if (f->seat == who) f->seat = heir;
        if (f->proc != P_vote) continue;
        struct vote *vote = LOCALS(vote, f);
        if (vote->voters == only(who)) vote->voters = only(heir);
        vote->confirmed = 0; /* the others decide again, so that somebody is left to ask */
    }
    for (int p = 0; p < RING; p++)
        if (g->hero[p].player == who) g->hero[p].player = heir;
}

bool resign(struct context *c, void *state, seat who)
{
    STATE *g = state;
    if (!g->round || g->winner || has_seat(g->left, who)) return false; /* the set-up comes first */
    HAPPEN(EV_LEFT, RULING_(121), who);
    g->left |= only(who);
    if (who == g->sins) win(c, g, HEROES_WIN, RULING_(121));
    else if (!hero_players(g)) win(c, g, SINS_WIN, RULING_(121));
    else hand_over(g, who, heir_of(g, who));
    if (g->winner) stack_clear(c);
    return true;
}
