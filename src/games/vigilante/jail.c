/* jail.c: Villains that leave a jail, freed or moved (chapter 21), and a look at the Villain Deck. */
#include "procedures.h"

/* The Villains that may leave: when freed, only unprotected ones (VG-S48); when moved, any (VG-224). */
static bool may_leave(struct context *c, const STATE *g, const struct release *L, u8 villain)
{
    return L->to != NOBODY || !villain_protected(c, g, L->from, villain);
}

static bool any_may_leave(struct context *c, const STATE *g, const struct release *L)
{
    for (int i = g->villain.start[JAIL + L->from]; i < g->villain.start[JAIL + L->from + 1]; i++)
        if (may_leave(c, g, L, g->villain.id[i])) return true;
    return false;
}

/* Others cannot tell which Villain of this Level goes, so they no longer know which ones stay (VG-S109). */
static void leave_jail_unseen(struct context *c, STATE *g, const struct release *L, seats seers)
{
    cards_blur(c->content, &villain_family, VILLAINS(g), JAIL + L->from, (seats)~seers, L->villain);
}

#define STEPS_release(S, Q)    \
    S(REACTED) S(EFFECTS_DONE) \
    Q(WHICH_VILLAIN, RULING_(72), "Which Villain leaves your jail?")

/* Runs for the owner of the jail, who picks the Villain and alone knows its face (VG-S47, VG-S72). */
PROC(release)
{
    BEGIN(release)
    for (; L->left && any_may_leave(c, g, L); L->left--) {
        ASK(WHICH_VILLAIN, L->from)
            for (int i = g->villain.start[JAIL + L->from]; i < g->villain.start[JAIL + L->from + 1]; i++) {
                if (may_leave(c, g, L, g->villain.id[i]))
                    offer(c, ACT_PICK_VILLAIN, g->villain.id[i], 0, 0);
                else
                    refuse(c, ACT_PICK_VILLAIN, g->villain.id[i], 0, 0, RULING_(48), "this Villain is protected");
            }
        L->villain = ANSWER.a;
        MOMENT(REACTED, L->from, .moment = VILLAIN_LEAVING, .about = L->from, .hero = NOBODY); /* A5 */
        if (RESULT == CANCELLED) continue;
        {
            int index = card_find(VILLAINS(g), JAIL + L->from, L->villain);
            if (index < 0) continue; /* something else took it away in the meantime */
            if (L->to == NOBODY) {                           /* VG-222, VG-S109 */
                leave_jail_unseen(c, g, L, only(L->from));
                card_move(VILLAINS(g), JAIL + L->from, index, VILLAIN_DECK, only(L->from));
                happen(c, EV_FREED, RULE(222), only(L->from), L->from, L->villain, 0, 0);
            } else {                                         /* VG-223, VG-225 */
                seats both = only(L->from) | only(L->to);
                leave_jail_unseen(c, g, L, both);
                card_move(VILLAINS(g), JAIL + L->from, index, JAIL + L->to, both);
                happen(c, EV_MOVED, RULE(223), both, L->from, L->villain, L->to, 0);
            }
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
    happen(c, EV_SCOUTED, RULING_(112), only(f->seat), f->seat, card_at(VILLAINS(g), VILLAIN_DECK, 0), 0, 0);
    ASK(BURY, f->seat) {
        offer(c, ACT_DECLINE, 0, 0, 0);
        offer(c, ACT_ACCEPT, 0, 0, 0);
    }
    if (ANSWER.verb == ACT_ACCEPT) {
        card_move(VILLAINS(g), VILLAIN_DECK, 0, VILLAIN_DECK, g->villain.known[g->villain.start[VILLAIN_DECK]]);
        happen(c, EV_BURIED, RULING_(112), EVERYBODY, f->seat, 0, 0, 0);
    }
    END
}
