/* victory.c: the end of the game (chapter 19): the final reveal, political power, who has won. */
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
