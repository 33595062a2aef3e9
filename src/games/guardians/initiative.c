/* initiative.c: the Heroes fix their order jointly and in secret (GC-080 to GC-083, GC-S32). */
#include "procedures.h"

/* The seat that names an order next: Hero seats from the captain on, each once. NOBODY: all have. */
static seat next_proposer(const STATE *g, seats asked)
{
    seats left = hero_seats(g) & (seats)~asked;
    for EACH_CLOCKWISE(s, g->players, g->captain)
        if (has_seat(left, s)) return s;
    return NOBODY;
}

/* The Heroes who are in play and not named yet. */
static u32 unnamed(const STATE *g, int count)
{
    u32 set = playing_heroes(g);
    for (int i = 0; i < count && i < HEROES; i++) set &= ~(bit(g->order[i]) >> 1); /* Heroes are counted from 1 */
    return set;
}

static void refuse_named(struct context *c, const STATE *g, int count)
{
    const u32 left = unnamed(g, count);
    for (int h = 0; h < HEROES; h++) {
        if (!g->guardian[h].hero || in_set(left, h)) continue;
        REFUSE(ACT_NAME_NEXT, 82, in_play(g, h) ? "he is in the order already" : "he has been knocked out", h);
    }
}

static void put_in_order(STATE *g, int at, int hero)
{
    g->order[at] = (u8)(hero + 1);
    g->order_known[at] = patrol_seats(g);                    /* GC-081 */
}

static void take_up_order(STATE *g)
{
    memset(g->order, 0, sizeof g->order);
    memset(g->order_known, 0, sizeof g->order_known);
}

static void keep_captains(STATE *g)
{
    memcpy(g->captains, g->order, sizeof g->captains);
    memcpy(g->captains_known, g->order_known, sizeof g->captains_known);
}

static void forget_captains(STATE *g)
{
    memset(g->captains, 0, sizeof g->captains);
    memset(g->captains_known, 0, sizeof g->captains_known);
}

/* Whether all other Hero seats have agreed; the lanes are cleared. */
static bool count_votes(struct context *c, STATE *g)
{
    bool all = true;
    for EACH_SEAT(s, g->head.forked) {
        bool agrees = LANE_OF(vote, s)->agrees;
        HAPPEN_TO(patrol_seats(g), EV_AGREED, RULING_(32), s, agrees);
        all &= agrees;
    }
    join(c);
    return all;
}

#define STEPS_vote(S, Q) Q(AGREE, RULING_(32), "Do you agree to the order that was named?")

PROC(vote)
{
    BEGIN(vote)
    ASK_SECRET(AGREE, f->seat) {
        OFFER(ACT_AGREE);
        OFFER(ACT_DISAGREE);
    }
    L->agrees = ANSWER.verb == ACT_AGREE;
    END
}

#define STEPS_initiative(S, Q)                                                                              \
    S(VOTED, TO(vote))                                                                                      \
    Q(NAME, 80, "Which Hero acts next?", RANK("In which order do the Heroes act?", NO_VERB))

/* The first order that all agree to stands; otherwise the captain's. */
PROC(initiative)
{
    BEGIN(initiative)
    while ((L->proposer = next_proposer(g, L->asked)) != NOBODY) {
        take_up_order(g);
        for (L->count = 0; L->count < heroes_in_play(g); L->count++) { /* GC-082 */
            ASK(NAME, L->proposer) {
                for EACH_BIT(h, unnamed(g, L->count)) OFFER(ACT_NAME_NEXT, h);
                if (wants_reasons(c)) refuse_named(c, g, L->count);
            }
            put_in_order(g, L->count, ANSWER.a);
            HAPPEN_TO(patrol_seats(g), EV_NAMED_NEXT, 80, L->proposer, ANSWER.a, L->count + 1);
        }
        if (!L->asked) keep_captains(g);
        L->asked |= only(L->proposer);
        if (hero_seats(g) == only(L->proposer)) break;
        FORK(VOTED, (seats)(hero_seats(g) & ~only(L->proposer)), vote);
        if (count_votes(c, g)) {
            forget_captains(g);
            RETURN(0);
        }
    }
    for (int i = 0; i < L->count; i++) put_in_order(g, i, g->captains[i] - 1);
    forget_captains(g);
    END
}
