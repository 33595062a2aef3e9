/* cards.c: hands, coins, and the windows in which Traps are sprung. */
#include "engine/verb.h"
#include "state.h"

/* -- Hands and coins ---------------------------------------------------------------------------------------- */

void draw_card(struct context *c, STATE *g, seat who, rule_number rule)
{
    if (cards_reshuffle(c, STOCK(g), DECK, DISCARD)) HAPPEN(EV_SHUFFLED, 11, NOBODY); /* NL-011 */
    u8 card = card_draw(STOCK(g), DECK, HAND + who, only(who));
    if (card) HAPPEN_TO(only(who), EV_DREW, rule, who, card);
}

/* Rules ask what applies now; they never name a card. */
static int bonus(struct context *c, const STATE *g, seat who)
{
    int total = 0;
    for EACH_CARD(relic, STOCK(g), RELICS + who)
        for EACH_MODIFIER(i, CARD(relic)->passive, V_BONUS)
            if (holds(c, NULL, who, CONDITION(i->b))) total += (i8)i->a;
    return total;
}

void gain(struct context *c, STATE *g, seat who, int n, rule_number rule)
{
    n = max_int(0, min_int(n + bonus(c, g, who), COINS_MAX - g->rival[who].coins)); /* NL-021 */
    g->rival[who].coins = (u8)(g->rival[who].coins + n);
    HAPPEN(EV_GAINED, rule, who, n);
}

#define STEPS_pay(S, Q) S(REACTED, TO(window))

/* The frame's seat loses coins, if no Trap prevents it (NL-020). */
PROC(pay)
{
    BEGIN(pay)
    MOMENT(REACTED, f->seat, .moment = LOSING, .about = f->seat, .amount = (i8)L->amount);
    L->amount = (u8)max_int(0, min_int(RESULT, g->rival[f->seat].coins));
    g->rival[f->seat].coins = (u8)(g->rival[f->seat].coins - L->amount);
    HAPPEN(EV_LOST, 20, f->seat, L->amount);
    END
}

#define STEPS_drop(S, Q) Q(WHICH_CARD, 17, "Which card do you discard?", SET("Which cards do you discard?", NO_VERB))

/* Discards cards of the owner's choice: kinds in ascending order, so that each set has one path. */
PROC(drop)
{
    BEGIN(drop)
    for (; L->left && hand_count(g, f->seat); L->left--) {
        ASK_SECRET(WHICH_CARD, f->seat)
            for (int id = max_int(1, L->last); id <= c->content->count[KIND_CARD]; id++) {
                int rest = 0; /* cards of this kind and above */
                for EACH_CARD(card, STOCK(g), HAND + f->seat) rest += card >= id;
                bool enough = rest >= min_int(L->left, hand_count(g, f->seat));
                OFFER_IF(enough && has_card(STOCK(g), HAND + f->seat, (u8)id), ACT_DROP, id);
            }
        L->last = ANSWER.a;
        card_shown(STOCK(g), HAND + f->seat, L->last, DISCARD);
        HAPPEN(EV_DROPPED, 17, f->seat, L->last);
    }
    END
}

/* -- Windows: a Trap may be sprung, and nobody learns who holds one (NL-022, NL-023) ------------------------ */

static bool concerned(const struct window *w, seat who) { return (w->about == who) == (w->moment == LOSING); }

static bool springable(struct context *c, const struct window *w, u8 card)
{
    return CARD(card)->type == TRAP && CARD(card)->trap == w->moment;
}

static bool holds_trap(struct context *c, const STATE *g, const struct window *w, seat who)
{
    for EACH_CARD(card, STOCK(g), HAND + who)
        if (springable(c, w, card)) return true;
    return false;
}

/* Asking mode judges by public facts, fast mode by the cards; both end in the same state. */
bool matters(struct context *c, STATE *g, const struct window *w)
{
    for (seat s = 0; s < g->players && g->traps >> w->moment & 1; s++)
        if (concerned(w, s) && (c->fast ? holds_trap(c, g, w, s) : hand_count(g, s) > 0)) return true;
    return false;
}

#define STEPS_window(S, Q) S(RESOLVED, TO(effect)) Q(REACT, 22, "Do you spring a Trap?")

PROC(window)
{
    seat who = clockwise(g->players, g->lead, L->asked);
    BEGIN(window)
    for (L->asked = 0; L->asked < g->players; L->asked++) {
        who = clockwise(g->players, g->lead, L->asked);
        while (concerned(L, who) && hand_count(g, who) && !L->cancelled && !(L->moment == LOSING && L->amount <= 0)) {
            ASK_SECRET(REACT, who) {
                OFFER(ACT_PASS, L->moment);
                for (u8 id = 1; id <= c->content->count[KIND_CARD]; id++)
                    OFFER_IF(springable(c, L, id) && has_card(STOCK(g), HAND + who, id), ACT_SPRING, id);
            }
            if (ANSWER.verb == ACT_PASS) break;
            L->card = ANSWER.a;
            card_shown(STOCK(g), HAND + who, L->card, DISCARD);
            HAPPEN(EV_SPRUNG, 22, who, L->card, L->moment);
            CALL_AS(RESOLVED, who, effect, .kind = KIND_CARD, .card = L->card, .part = PART_EFFECT,
                    .reg = {NOBODY, NOBODY, L->about});
            L->card = 0;
        }
    }
    if (L->cancelled) HAPPEN(EV_CANCELLED, 22, L->about, L->moment);
    RETURN(L->cancelled ? CANCELLED : L->amount);
}

bool played(struct context *c, struct effect *e, seat who)
{
    if (e->part != PART_EFFECT || CARD(e->card)->type != DEED) return false;
    return OPEN_WINDOW(who, .moment = DEED_PLAYED, .about = who);
}
