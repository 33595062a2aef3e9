/* kit_pairs_freedom.c: pairs of Freedom, row by row from the ledger's table "Hidden information". */
#include "games/freedom/procedures.h"
#include "kit_pairs.h"

#define G(p) ((STATE *)(void *)(p)->state)

static bool seen_by(seats known, seat who) { return known == EVERYBODY || has_seat(known, who); }

/* Seats whose hand must stay as it is, because a rule in progress has chosen from it. */
static seats busy_hands(struct play *p)
{
    seats busy = 0;
    struct frame *f;
    for (int n = 0; (f = kit_frame(p, n)); n++)
        if (f->proc == P_pay && ((struct pay *)(void *)f->local)->last) busy |= only(f->seat); /* ascending */
    for (seat s = 0; s < PLAYERS; s++) {
        struct frame *lane = kit_lane(p, s);
        if (lane && lane->proc == P_plot && ((struct plot *)(void *)lane->local)->last) busy |= only(s);
    }
    return busy;
}

/* "Draw deck, order and content: nobody." "Hand cards: owner only." "Plotted cards, faces: owner only, until
 * revealed, used or discarded." */
static void change_cards(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    seats busy = busy_hands(p);
    struct places cards = {.count = 0};
    for (int i = g->stock.start[DECK]; i < g->stock.start[DECK + 1]; i++) places_add(&cards, &g->stock.id[i]);
    for (seat s = 0; s < g->players; s++)
        for (int pile = HAND + s; pile <= PLOT + s; pile += PLOT - HAND) {
            if (s == who || (has_seat(busy, s) && pile == HAND + s)) continue;
            for (int i = g->stock.start[pile]; i < g->stock.start[pile + 1]; i++) {
                if (seen_by(g->stock.known[i], who)) continue; /* all saw it return from the discard pile */
                places_add(&cards, &g->stock.id[i]);
                for (seat o = 0; o < g->players; o++) /* nor may it know who else has seen the card */
                    if (o != s && o != who && random_below(luck, 4) == 0) g->stock.known[i] ^= only(o);
            }
        }
    places_mix(&cards, luck);
}

/* "Influence allocation not yet declared: owner only, until declared or the final reveal (one value to one player
 * by Leaked Files)." */
static void change_points(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    for (seat s = 0; s < g->players && g->turn; s++) {
        struct places points = {.count = 0};
        if (s == who) continue;
        for (u8 id = 1; id <= p->content.count[KIND_CARD]; id++) {
            const struct card_row *row = (const struct card_row *)(const void *)content_row(&p->content, KIND_CARD, id);
            if (row->family > IMPERIAL) break;
            if (!seen_by(g->player[s].points_known[id], who)) places_add(&points, &g->player[s].points[id]);
        }
        places_mix(&points, luck);
    }
}

/* What others choose at the same time is hidden until all have chosen. */
static void change_lanes(struct play *p, seat who, struct random *luck)
{
    for (seat s = 0; s < PLAYERS; s++) {
        struct frame *lane = kit_lane(p, s);
        struct places chosen = {.count = 0};
        if (!lane || s == who || lane->proc != P_allocate) continue;
        struct allocate *L = (struct allocate *)(void *)lane->local;
        for (int i = 0; i < L->count; i++) places_add(&chosen, &L->chosen[i]);
        places_mix(&chosen, luck);
    }
}

/* The order of the cards in another hand reveals nothing. */
static bool reorder(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    seats busy = busy_hands(p);
    for (seat s = 0; s < g->players; s++) {
        int from = g->stock.start[HAND + s];
        if (s != who && !has_seat(busy, s))
            random_shuffle(luck, g->stock.id + from, g->stock.known + from, hand_count(g, s));
    }
    return true;
}

static bool change(struct play *p, seat who, struct random *luck)
{
    if (random_below(luck, 4) == 0) return reorder(p, who, luck); /* nearly every answer is possible in both */
    change_cards(p, who, luck);
    change_points(p, who, luck);
    change_lanes(p, who, luck);
    refresh(&p->c, p->state);
    return false;
}

/* What comes to light by the table's right-hand column. */
static bool reveals(const struct event *e, seat who, bool luck)
{
    switch ((enum event_kind)e->kind) {
    case EV_SHOWED: case EV_REVEALED: case EV_STAGED: case EV_PROMOTED: case EV_MERGED: case EV_FOUNDED:
    case EV_REINFORCED:
    case EV_PAID:          /* "Cards discarded as cost in organisation: public when discarded" */
    case EV_DECLARED: case EV_INFLUENCE: /* "Declared influence values: public" */
    case EV_DEPLOYED: case EV_ATTACKED: case EV_FORMED: case EV_PLAYED: case EV_DISCARDED: case EV_UNUSED:
    case EV_PLOTTED:       /* "Plotted cards, number: public" */
    case EV_REDREW:        /* "Opening hand shown for the redraw: public at that moment" */
        return true;
    case EV_FOUGHT: case EV_REBELLION: case EV_SABOTAGE: case EV_GUERRILLAS: case EV_DICE:
        return luck;       /* "Dice: public when rolled" */
    case EV_DREW:
        return e->who == who;
    case EV_SPIED:         /* "Answer to Leaked Files: the asker and the answerer only" */
        return e->who == who || e->a == who;
    default:
        return false;
    }
}

/* "Influence allocation not yet declared: owner only." "Plotted cards, faces: owner only"; their number is public. No
 * other answer is secret: what is revealed, declared, attacked or spied on is public at once. */
static bool secret(struct play *p, struct action one, struct action other)
{
    (void)p;
    return one.verb == other.verb && (one.verb == ACT_ALLOCATE || one.verb == ACT_PLOT);
}

const struct pair_maker pairs_freedom = {"freedom", change, reveals, secret};
