/* plotting.c: phase 3 (chapter 6): all players commit cards face down at the same time. */
#include <string.h>

#include "procedures.h"

seats plotters(const STATE *g) { return SUBSET(s, all_seats(g->players), hand_count(g, s)); }

static bool is_taken(const struct plot *L, int index) { return in_set(L->taken[index / 8], index % 8); }

/* Takes the first card of this kind that is not taken yet. */
static void take(const STATE *g, struct plot *L, seat who, u8 card)
{
    int i = 0;
    while (card_at(STOCK(g), HAND + who, i) != card || is_taken(L, i)) i++;
    L->taken[i / 8] |= (u8)bit(i % 8);
}

/* Lists the kinds of cards in hand that are not taken yet, in the order in which they are picked: no card after the
 * last one is taken. */
static void offer_plots(struct context *c, const STATE *g, const struct plot *L, seat who)
{
    struct kinds left = {0};
    for EACH_CARD(card, STOCK(g), HAND + who) {
        if (card < L->last && !wants_reasons(c)) continue;
        if (card <= L->last && is_taken(L, INDEX(card) - g->stock.start[HAND + who])) continue;
        first_of_kind(&left, card);
        if (c->glance && card >= L->last) break;
    }
    for EACH_MET(card, left)
        OFFER_OR(card >= L->last, 76, "cards are plotted from the top of the list down", ACT_PLOT, card);
}

#define STEPS_plot(S, Q)                                                                                             \
    Q(WHICH_CARD, 76, "Which cards do you plot, face down? (from the top down, what you skip stays in hand; " \
                            "rebel units, monsters, events and items only to be rid of them)",                  \
      SET("Which cards do you plot, face down? (rebel units, monsters, events and items only to be rid of them)", \
          ACT_DONE))

/* Lane: any number of cards, kinds in ascending order (FR-076 to FR-080). Writes nothing but its own frame. */
PROC(plot)
{
    BEGIN(plot)
    for (;;) {
        ASK_SECRET(WHICH_CARD, f->seat) {
            OFFER(ACT_DONE);
            offer_plots(c, g, L, f->seat);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->last = ANSWER.a;
        take(g, L, f->seat, L->last);
    }
    END
}

void lay_plots(struct context *c, STATE *g)
{
    for EACH_SEAT(s, plotters(g)) {
        int plotted = 0;
        for (int i = hand_count(g, s) - 1; i >= 0; i--) {
            if (!is_taken(LANE_OF(plot, s), i)) continue;
            card_move(STOCK(g), HAND + s, i, PLOT + s, only(s)); /* FR-075 */
            plotted++;
        }
        if (!plotted) continue;
        refresh_ready(c, g, s);
        /* nobody saw which cards went, so nobody knows any more what stayed */
        memset(g->stock.known + g->stock.start[HAND + s], only(s), (size_t)hand_count(g, s));
        HAPPEN(EV_PLOTTED, 82, s, plotted);
    }
    join(c);
}
