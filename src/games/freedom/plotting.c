/* plotting.c: phase 3 (chapter 6): all players commit cards face down at the same time. */
#include <string.h>

#include "procedures.h"

seats who_may_plot(const STATE *g)
{
    seats set = 0;
    for (seat s = 0; s < g->players; s++)
        if (hand_count(g, s)) set |= only(s);
    return set;
}

static bool is_taken(const struct plot *L, int index) { return L->taken[index / 8] >> index % 8 & 1; }

/* The place of the first card of this kind that is not taken yet, or -1. */
static int next_copy(const STATE *g, const struct plot *L, seat who, u8 card)
{
    int from = g->stock.start[HAND + who];
    for (int i = 0; i < hand_count(g, who); i++)
        if (g->stock.id[from + i] == card && !is_taken(L, i)) return i;
    return -1;
}

/* The kinds of cards in hand that are not taken yet, a bit each. */
static void kinds_left(const STATE *g, const struct plot *L, seat who, u64 kinds[4])
{
    const u8 *id = g->stock.id + g->stock.start[HAND + who];
    memset(kinds, 0, 4 * sizeof *kinds);
    for (int i = 0; i < hand_count(g, who); i++)
        if (!is_taken(L, i)) kinds[id[i] / 64] |= (u64)1 << id[i] % 64;
}

/* Lists them in the order in which they are picked. */
static void offer_plots(struct context *c, const STATE *g, const struct plot *L, seat who)
{
    u64 kinds[4];
    kinds_left(g, L, who, kinds);
    for (int w = 0; w < 4; w++)
        for (; kinds[w]; kinds[w] &= kinds[w] - 1) {
            u8 card = (u8)(64 * w + __builtin_ctzll(kinds[w]));
            if (card >= L->last) OFFER(ACT_PLOT, card);
            else REFUSE(ACT_PLOT, RULE(76), "cards are plotted from the top of the list down", card);
        }
}

#define STEPS_plot(S, Q)                                                                                             \
    Q(WHICH_CARD, RULE(76), "Which cards do you plot, face down? (from the top down, what you skip stays in hand; " \
                            "rebel units, monsters, events and items only to be rid of them)")

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
        {
            int i = next_copy(g, L, f->seat, L->last);
            L->taken[i / 8] |= (u8)(1u << i % 8);
        }
    }
    END
}

void lay_plots(struct context *c, STATE *g)
{
    u8 taken[PLAYERS][STOCK_CARDS / 8];
    seats plotters = who_may_plot(g);
    for (seat s = 0; s < g->players; s++)
        if (has_seat(plotters, s)) memcpy(taken[s], LANE_OF(plot, s)->taken, sizeof taken[s]);
    join(c);
    for (seat s = 0; s < g->players; s++) {
        int n = has_seat(plotters, s) ? hand_count(g, s) : 0, plotted = 0;
        u32 ready = 0;
        for (int i = n - 1; i >= 0; i--) {
            if (taken[s][i / 8] >> i % 8 & 1) {
                card_move(STOCK(g), HAND + s, i, PLOT + s, only(s)); /* FR-075 */
                plotted++;
            } else {
                ready |= readiness(c, g->stock.id[g->stock.start[HAND + s] + i]);
            }
        }
        if (n) g->player[s].ready = ready;
        if (!plotted) continue;
        /* nobody saw which cards went, so nobody knows any more what stayed */
        for (int i = g->stock.start[HAND + s]; i < g->stock.start[HAND + s + 1]; i++) g->stock.known[i] = only(s);
        HAPPEN(EV_PLOTTED, RULE(82), s, plotted);
    }
}
