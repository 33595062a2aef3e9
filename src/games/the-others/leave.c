/* leave.c: somebody gives up or leaves the table (OT-S121). */
#include "procedures.h"

/* The next Hero Player in seat order who is still there. */
static seat heir_of(const STATE *g, seat who)
{
    do who = (seat)((who + 1) % g->players);
    while (!has_seat(hero_players(g), who));
    return who;
}

/* Questions that were his go to the heir, wherever they are in the stack. */
static void hand_over(STATE *g, seat who, seat heir)
{
    for (struct frame *f = frame_at(&g->head, g->head.top); f; f = caller(f)) {
        if (f->seat == who) f->seat = heir;
        if (f->proc != P_vote) continue;
        struct vote *vote = (struct vote *)(void *)f->local;
        if (vote->voters == only(who)) vote->voters = only(heir);
        vote->confirmed = 0; /* the others decide anew, so that somebody is left to ask */
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
    if (who == g->sins) heroes_win(c, g, RULING_(121));
    else if (!hero_players(g)) sins_win(c, g, RULING_(121));
    else hand_over(g, who, heir_of(g, who));
    if (g->winner) stack_clear(c);
    return true;
}
