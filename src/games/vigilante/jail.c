/* jail.c: Villains that leave a jail, freed or moved (chapter 21), and a look at the Villain Deck. */
#include "procedures.h"

/* The Villains that may leave: when freed, only unprotected ones (VG-S48); when moved, any (VG-224). */
static bool may_leave(struct context *c, const STATE *g, const struct release *L, u8 villain)
{
    return L->to != NOBODY || level_of(c, villain) > player_modifier(c, g, L->from, V_SECURE);
}

static bool any_may_leave(struct context *c, const STATE *g, const struct release *L)
{
    return L->to == NOBODY ? has_freeable(c, g, L->from) : jail_count(g, L->from) > 0;
}

#define STEPS_release(S, Q)    \
    S(REACTED, TO(window)) S(EFFECTS_DONE, TO(triggers)) \
    Q(WHICH_VILLAIN, RULING_(72), "Which Villain leaves your jail?")

/* Runs for the owner of the jail, who picks the Villain and alone knows its face (VG-S47, VG-S72). */
PROC(release)
{
    BEGIN(release)
    for (; L->left && any_may_leave(c, g, L); L->left--) {
        ASK(WHICH_VILLAIN, L->from)
            for EACH_CARD(villain, VILLAINS(g), JAIL + L->from)
                OFFER_OR(may_leave(c, g, L, villain), RULING_(48), "this Villain is protected", ACT_PICK_VILLAIN,
                         villain);
        L->villain = ANSWER.a;
        MOMENT(REACTED, L->from, ABOUT(L->from, VILLAIN_LEAVING, 0)); /* A5 */
        if (RESULT == CANCELLED) continue;
        {
            int index = card_find(VILLAINS(g), JAIL + L->from, L->villain);
            bool freed = L->to == NOBODY;
            seats seers = (seats)(only(L->from) | (freed ? 0 : only(L->to)));
            if (index < 0) continue; /* something else took it away in the meantime */
            /* others cannot tell which one of its Level it is, so they no longer know which ones stay (VG-S109) */
            cards_blur(c->content, &villain_family, VILLAINS(g), JAIL + L->from, (seats)~seers, L->villain);
            card_move(VILLAINS(g), JAIL + L->from, index, freed ? VILLAIN_DECK : JAIL + L->to, seers); /* VG-222 */
            if (freed) HAPPEN_TO(seers, EV_FREED, 222, L->from, L->villain);
            else HAPPEN_TO(seers, EV_MOVED, 223, L->from, L->villain, L->to); /* VG-223, VG-225 */
        }
        L->villain = 0;
        if (L->to == NOBODY) TRIGGERS(EFFECTS_DONE, L->from, ON_FREED, NOBODY, 0);
    }
    END
}

#define STEPS_scout(S, Q) Q(BURY, RULING_(112), "Do you put this Villain under the Villain Deck?")

/* A look at the top of the Villain Deck; the card may go under it. */
PROC(scout)
{
    BEGIN(scout)
    if (!pile_count(VILLAINS(g), VILLAIN_DECK)) RETURN(0);
    g->villain.known[g->villain.start[VILLAIN_DECK]] |= only(f->seat);
    HAPPEN_TO(only(f->seat), EV_SCOUTED, RULING_(112), f->seat, card_at(VILLAINS(g), VILLAIN_DECK, 0));
    ASK(BURY, f->seat) {
        OFFER(ACT_DECLINE);
        OFFER(ACT_ACCEPT);
    }
    if (ANSWER.verb == ACT_ACCEPT) {
        card_move(VILLAINS(g), VILLAIN_DECK, 0, VILLAIN_DECK, g->villain.known[g->villain.start[VILLAIN_DECK]]);
        HAPPEN(EV_BURIED, RULING_(112), f->seat);
    }
    END
}
