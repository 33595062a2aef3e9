/* ambush.c: the moments at which Ambush cards may be played, without betraying who holds one (VG-S56, S57, S100). */
#include "procedures.h"

/* The players whom the moment concerns. */
static seats concerned(const STATE *g, const struct window *w)
{
    switch ((enum ambush)w->moment) {
    case HERO_DAMAGED: case HERO_DEFEATED: case INVESTIGATED: case VILLAIN_LEAVING: case OWN_ATTACK:
    case FORCED_DISCARD:
        return only(w->about);
    case VILLAIN_REVEALED: case EVENT_SET_OFF:
        return all_seats(g->players);
    default:
        return others(g, w->about);
    }
}

/* By public facts: a hand card with a back under which there is an Ambush of this moment (VG-S57). */
static bool could_hold(struct context *c, const STATE *g, const struct window *w, seat who)
{
    for EACH_CARD(card, CITY_CARDS(g), HAND + who)
        if (in_set(g->ambush_in[CARD(card)->deck - CITY], w->moment)) return true;
    return false;
}

static struct effect ambush_effect(const struct window *w, u8 card)
{
    struct effect e = card_effect(KIND_CARD, card, PART_EFFECT, TEAM_SLOT_NONE);
    e.reg[R_THAT_PLAYER] = w->moment == INVESTIGATED ? w->thing : w->about;
    e.reg[R_THAT_HERO] = w->hero;
    return e;
}

static bool playable(struct context *c, const struct window *w, seat who, u8 card)
{
    const struct card_row *row = CARD(card);
    if (row->type != AMBUSH || row->condition != w->moment) return false;
    struct effect e = ambush_effect(w, card);
    return code_possible(c, &e, who, row->effect);
}

static bool holds_ambush(struct context *c, const STATE *g, const struct window *w, seat who)
{
    bool fitting = false; /* the condition is set on Ambush cards only */
    for EACH_CARD(card, CITY_CARDS(g), HAND + who) fitting |= CARD(card)->condition == w->moment;
    if (fitting)
        for EACH_CARD(card, CITY_CARDS(g), HAND + who)
            if (playable(c, w, who, card)) return true;
    return false;
}

bool matters(struct context *c, STATE *g, const struct window *w)
{
    if (!in_set(g->ambush_in[0] | g->ambush_in[1], w->moment)) return false;
    for EACH_SEAT(s, concerned(g, w))
        if (c->fast ? holds_ambush(c, g, w, s) : could_hold(c, g, w, s)) return true;
    return false;
}

/* The Ambush cards of a finished chain go to their discard piles (VG-S101). */
static void end_chain(struct context *c, STATE *g, struct frame *f)
{
    do f = caller(f);
    while (f && f->proc != P_window);
    while (!f && pile_count(CITY_CARDS(g), AMBUSHED)) to_discard(c, g, AMBUSHED, 0);
}

static void offer_ambushes(struct context *c, const STATE *g, const struct window *w, seat who)
{
    OFFER(ACT_PASS, w->moment);                              /* VG-131 */
    for EACH_KIND(card, CITY_CARDS(g), HAND + who) {
        if (playable(c, w, who, card)) OFFER(ACT_AMBUSH, card);
        else if (CARD(card)->type == AMBUSH) REFUSE(ACT_AMBUSH, 129, "its condition is not met now", card);
    }
}

/* Whether the occurrence still stands, so that others may be asked about it. */
static bool stands(const struct window *w)
{
    return !w->cancelled && !(w->moment == HERO_DAMAGED && w->amount <= 0);
}

static void tell_cancelled(struct context *c, const struct window *w)
{
    if (w->moment == CARD_PLAYED || w->moment == AMBUSH_PLAYED) HAPPEN(EV_CANCELLED, RULING_(100), NOBODY, w->thing);
    else HAPPEN(EV_CALLED_OFF, RULING_(100), NOBODY, w->moment);
}

#define STEPS_window(S, Q) \
    S(RESOLVED, TO(effect))            \
    Q(REACT, 129, "Do you play an Ambush card?") /* prompt says at what */

/* Asks the players concerned one after the other, each until they pass (VG-S56). RESULT: what is
 * left of the amount, or CANCELLED. */
PROC(window)
{
    seat who = clockwise(g->players, current_player(g), L->asked);
    BEGIN(window)
    for (L->asked = 0; L->asked < g->players; L->asked++) {
        who = clockwise(g->players, current_player(g), L->asked); /* VG-S54 */
        while (has_seat(concerned(g, L), who) && stands(L) && could_hold(c, g, L, who)) {
            ASK_SECRET(REACT, who) offer_ambushes(c, g, L, who);
            if (ANSWER.verb == ACT_PASS) break;
            L->card = ANSWER.a;
            card_shown(CITY_CARDS(g), HAND + who, L->card, AMBUSHED);
            HAPPEN(EV_AMBUSHED, 129, who, L->card, L->moment);
            CALL_WITH(RESOLVED, who, effect, ambush_effect(L, L->card));
            L->card = 0;
        }
    }
    if (L->cancelled) tell_cancelled(c, L);
    end_chain(c, g, f);
    RETURN(L->cancelled ? CANCELLED : L->amount);
}

/* -- Cards that are played ------------------------------------------------------------------ */

bool played(struct context *c, struct effect *e, seat who)
{
    if (e->kind != KIND_CARD || e->part != PART_EFFECT) return false;
    u8 moment = CARD(e->card)->type == AMBUSH ? AMBUSH_PLAYED : CARD_PLAYED; /* A13, A3 */
    return OPEN_WINDOW(who, ABOUT(who, moment, e->card));
}
