/* victory.c: the end of the game (chapter 19): the final reveal, political power, who has won, and why. */
#include <string.h>

#include "procedures.h"

static void reveal_all(struct context *c, STATE *g)
{
    for (seat s = 0; s < g->players; s++) {                  /* FR-108, FR-271 */
        struct player *p = &g->player[s];
        for EACH_BIT(id, p->stakes) HAPPEN(EV_INFLUENCE, 271, s, id, p->points[id]);
        memset(p->points_known, EVERYBODY, sizeof p->points_known);
        p->stakes = 0;
        p->declared = VALUES;
    }
}

/* Ranks by power, then the Capital, planets, characters (FR-276, FR-277). */
static int rank(const STATE *g, seat s)
{
    const struct player *p = &g->player[s];
    return p->power << 16 | (g->world[g->capital].owner == s) << 15 | set_count(p->planets) << 8 |
           set_count(p->people);
}

void end_game(struct context *c, STATE *g)
{
    int best = -1;
    if (g->ending == DOOMED) {                               /* FR-278, FR-321 */
        HAPPEN(EV_DOOMSDAY, 278, NOBODY);
        return;
    }
    reveal_all(c, g);
    for EACH_BIT(id, g->in_play) follow_influence(c, g, id, 272); /* FR-272, FR-274, FR-320 */
    for (seat s = 0; s < g->players; s++) {
        g->player[s].power = (u8)min_int(255, political_power(c, g, s)); /* FR-273, FR-275 */
        HAPPEN(EV_SCORED, 273, s, g->player[s].power);
        best = max_int(best, rank(g, s));
    }
    for (seat s = 0; s < g->players; s++) {
        if (rank(g, s) != best) continue;
        g->winners |= only(s);
        HAPPEN(EV_WON, 276, s);
    }
}

/* -- Why ---------------------------------------------------------------------------------------------------------- */

/* With whom a player is compared: the best of the others. */
static seat best_other(const STATE *g, seat who)
{
    return GREATEST(s, g->players, 0, s == who ? -1 : rank(g, s));
}

/* What decides between two players of equal power (FR-277). */
static void say_tie(struct text *out, const STATE *g, seat who, seat other)
{
    const struct player *a = &g->player[who], *b = &g->player[other];
    seat owner = g->world[g->capital].owner;
    if (owner == who || owner == other)
        text_add(out, "; the Capital decides, and the other %s it", owner == who ? "does not have" : "has");
    else if (set_count(a->planets) != set_count(b->planets))
        text_add(out, "; planets decide, %d against %d", set_count(a->planets), set_count(b->planets));
    else if (set_count(a->people) != set_count(b->people))
        text_add(out, "; characters decide, %d against %d", set_count(a->people), set_count(b->people));
    else text_add(out, "; all is equal, so the victory is shared");
}

rule_number verdict(struct text *out, struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    seat other = best_other(g, who);
    if (g->ending == DOOMED && g->markers >= MARKERS) {
        text_add(out, "the doomsday weapon is complete, %d of %d markers: all players lose", g->markers, MARKERS);
        return 278;
    }
    if (g->ending != CAPITAL_FELL) {
        text_add(out, "the Capital has not fallen by Turn %d, the last one, so the weapon counts as complete: all "
                 "players lose", g->turn);
        return 323;
    }
    text_add(out, "the Capital has fallen: political power %d, and the best other has %d", g->player[who].power,
             g->player[other].power);
    (void)c;
    if (g->player[who].power != g->player[other].power) return 276;
    say_tie(out, g, who, other);
    return 277;
}
