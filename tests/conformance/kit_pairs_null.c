/* kit_pairs_null.c: pairs of the null game, from its rules: NL-003, NL-004, NL-012, NL-013, NL-019. */
#include "games/null/state.h"
#include "kit_pairs.h"

/* Seats whose hand must stay as it is, because a rule in progress has chosen from it. */
static seats busy_hands(struct play *p)
{
    seats busy = 0;
    for (seat s = 0; s < RIVALS; s++) {
        struct frame *lane = kit_lane(p, s);
        if (lane && ((struct bid *)(void *)lane->local)->card) busy |= only(s);
    }
    struct frame *f;
    for (int n = 0; (f = kit_frame(p, n)); n++)
        if (f->proc == P_drop && ((struct drop *)(void *)f->local)->last) busy |= only(f->seat); /* ascending */
    return busy;
}

/* The order of the cards in another hand reveals nothing. */
static bool reorder(struct play *p, seat who, struct random *luck)
{
    STATE *g = (STATE *)(void *)p->state;
    for (seat s = 0; s < g->players; s++) {
        int from = g->stock.start[HAND + s];
        if (s != who) random_shuffle(luck, g->stock.id + from, g->stock.known + from, hand_count(g, s));
    }
    return true;
}

static bool change(struct play *p, seat who, struct random *luck)
{
    STATE *g = (STATE *)(void *)p->state;
    if (random_below(luck, 4) == 0) return reorder(p, who, luck); /* nearly every answer is possible in both */
    struct places cards = {.count = 0}, omens = {.count = 0};
    seats busy = busy_hands(p);
    u8 number[OMENS];

    for (int i = g->stock.start[DECK]; i < g->stock.start[DECK + 1]; i++) places_add(&cards, &g->stock.id[i]);
    for (seat s = 0; s < g->players; s++) {
        if (s == who || has_seat(busy, s)) continue;
        for (int i = g->stock.start[HAND + s]; i < g->stock.start[HAND + s + 1]; i++) {
            if (g->stock.known[i] == EVERYBODY || has_seat(g->stock.known[i], who)) continue; /* NL-019: seen */
            places_add(&cards, &g->stock.id[i]);
            for (seat o = 0; o < g->players; o++) /* nor may it know who else has seen the card */
                if (o != s && o != who && random_below(luck, 4) == 0) g->stock.known[i] ^= only(o);
        }
    }
    places_mix(&cards, luck);

    for (u8 n = 0; n < OMENS; n++) { /* NL-004: the others' omens, and the numbers that nobody has */
        number[n] = (u8)(n + 1);
        bool taken = false;
        for (seat s = 0; s < g->players; s++)
            taken |= g->rival[s].omen == n + 1 && (s == who || g->rival[s].omen_known == EVERYBODY);
        bool of_other = false;
        for (seat s = 0; s < g->players; s++)
            if (g->rival[s].omen == n + 1 && !taken) places_add(&omens, &g->rival[s].omen), of_other = true;
        if (!taken && !of_other) places_add(&omens, &number[n]);
    }
    places_mix(&omens, luck);
    return false;
}

static bool reveals(const struct event *e, seat who, bool luck)
{
    switch ((enum event_kind)e->kind) {
    case EV_BIDS: case EV_SPRUNG: case EV_DROPPED: case EV_FULFILLED: return true;
    case EV_ROLLED: return luck;
    case EV_DREW: case EV_OMEN: return e->who == who;
    case EV_PEEKED: case EV_STOLE: return e->who == who || e->b == who;
    default: return false;
    }
}

/* NL-012, NL-013: cards and stakes are bid in secret; whether a seat stakes anything shows at once. */
static bool secret(struct play *p, struct action one, struct action other)
{
    (void)p;
    return one.verb == other.verb && (one.verb == ACT_BID || one.verb == ACT_STAKE);
}

const struct pair_maker pairs_null = {"null", change, reveals, secret};
