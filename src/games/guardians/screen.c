/* screen.c: the table as text, for front ends without a scene. */
#include "procedures.h"

void screen(struct text *out, struct context *c, const void *view, seat who)
{
    const STATE *g = view;
    text_add(out, "Turn %d\n", g->turn);
    for (int h = 0; h < HEROES; h++) {
        if (!g->guardian[h].hero) continue;
        text_add(out, "%s%s: %d Damage, %d Wounds in hand%s\n",
                 thing_name(c->game, c->content, A_HERO, g->guardian[h].hero),
                 g->guardian[h].player == who ? " (you)" : "", g->damage[h], wounds_in_hand(g, h),
                 g->guardian[h].out ? ", knocked out" : "");
    }
}
