/* defaults.c: what happens for a player who does not answer (VG-S97): decline, pass, draw, else the first in order. */
#include "procedures.h"

/* The first option with this verb (and first byte, unless it is -1), or -1. */
static int option_with(const struct context *c, u8 verb, int a)
{
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == verb && (a < 0 || c->option[i].a == a)) return i;
    return -1;
}

/* Verbs in the order in which they are looked for: what declines, then main actions, then the two
 * actions of several steps. Everything else is the first option: the rules list in the order of VG-S97. */
static const struct {
    u8 verb;
    i16 a;
} in_order[] = {
    {ACT_DECLINE, -1}, {ACT_PASS, -1}, {ACT_REFUSE, -1},
    {ACT_DRAW, CITY}, {ACT_DRAW, AGENCY}, {ACT_HEAL, -1}, {ACT_FIGHT, -1}, {ACT_RECRUIT, -1}, {ACT_INVENTORY, -1},
    {ACT_GIVE_UP, -1},
    {ACT_TAKE_BACK, -1}, /* Inventory: all Equipment */
    {ACT_DONE, -1},      /* a payment that suffices */
};

/* Cards are picked kind by kind, in ascending order (`least` and above); `picked` are those that lie in the
 * hand still. The default are the cards that came first until their number, or their Influence, is what is
 * wanted; of these the smallest kind comes next. */
static u8 next_card(struct context *c, const STATE *g, seat who, u8 least, int wanted, bool by_influence,
                    const u8 *picked, int count)
{
    u8 best = 0;
    for EACH_CARD(card, CITY_CARDS(g), HAND + who) {
        if (wanted <= 0) break;
        int copies = 0, taken = 0; /* of this kind: up to here in the hand, and picked */
        for (int j = g->city.start[HAND + who]; j <= INDEX(card); j++) copies += g->city.id[j] == card;
        for (int j = 0; j < count; j++) taken += picked[j] == card;
        if (card < least || copies <= taken) continue;
        wanted -= by_influence ? CARD(card)->influence : 1;
        if (!best || card < best) best = card;
    }
    return best;
}

static int default_payment(struct context *c, const STATE *g, seat who, const struct recruit *L)
{
    u8 last = L->count ? L->payment[L->count - 1] : 0;
    int short_of = recruit_cost(c, g, who, L->hero) - L->paid;
    return option_with(c, ACT_PAY, next_card(c, g, who, last, short_of, true, L->payment, L->count));
}

/* Own Heroes by slot, then those of the other players clockwise. */
static int default_hero(const struct context *c, const STATE *g, seat who)
{
    int best = 0, best_rank = 0x7FFF;
    for (int i = 0; i < c->count; i++) {
        int rank = (c->option[i].a + g->players - who) % g->players * SLOTS + c->option[i].b;
        if (rank < best_rank) best = i, best_rank = rank;
    }
    return best;
}

int default_option(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    const struct frame *f = g->head.lanes || is_over(g) ? NULL : frame_at(&g->head, g->head.top);
    int at = -1;
    for (int i = 0; i < COUNT(in_order); i++)
        if ((at = option_with(c, in_order[i].verb, in_order[i].a)) >= 0) return at;
    if (f && f->proc == P_recruit) at = default_payment(c, g, who, LOCALS(recruit, f));
    if (f && f->proc == P_discard) {
        const struct discard *L = LOCALS(discard, f);
        at = option_with(c, ACT_DISCARD, next_card(c, g, who, L->last, L->left, false, NULL, 0));
    }
    if (c->count && c->option[0].verb == ACT_PICK_HERO) at = default_hero(c, g, who);
    return at >= 0 ? at : 0;
}
