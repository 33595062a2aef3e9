/* cards.c: hands, coins, and the windows in which Traps are sprung. */
#include "state.h"

#define G ((STATE *)(void *)c->head)

/* -- Hands and coins ---------------------------------------------------------------------------------------- */

void null_draw(struct context *c, STATE *g, seat who, rule_number rule)
{
    if (!pile_count(STOCK(g), DECK)) {                       /* NL-011 */
        if (!pile_count(STOCK(g), DISCARD)) return;
        g->stock.start[DECK + 1] = g->stock.start[DISCARD + 1]; /* the discard pile lies behind the deck */
        cards_shuffle(c, STOCK(g), DECK);
        happen(c, EV_SHUFFLED, 11, EVERYBODY, NOBODY, 0, 0, 0);
    }
    u8 card = card_move(STOCK(g), DECK, 0, HAND + who, only(who));
    happen(c, EV_DREW, rule, only(who), who, card, 0, 0);
}

/* Rules ask what applies now; they never name a card. */
static int bonus(struct context *c, const STATE *g, seat who)
{
    int total = 0;
    for (int n = g->stock.start[RELICS + who]; n < g->stock.start[RELICS + who + 1]; n++) {
        const struct card_row *relic = CARD(g->stock.id[n]);
        const struct instr *i = c->content->code + relic->passive.at;
        if (!(relic->row.modifier_mask & 1u << (V_BONUS - V_FIRST_MODIFIER))) continue;
        for (int k = 0; k < relic->passive.length; k++)
            if (!i[k].b || null_holds(c, NULL, who, c->content->condition[i[k].b])) total += (i8)i[k].a;
    }
    return total;
}

void null_gain(struct context *c, STATE *g, seat who, int n, rule_number rule)
{
    n = max_int(0, min_int(n + bonus(c, g, who), COINS_MAX - g->rival[who].coins)); /* NL-021 */
    g->rival[who].coins = (u8)(g->rival[who].coins + n);
    happen(c, EV_GAINED, rule, EVERYBODY, who, (u8)n, 0, 0);
}

#define STEPS_pay(S, Q) S(REACTED)

/* The frame's seat loses coins, if no Trap prevents it (NL-020). */
PROC(pay)
{
    BEGIN(pay)
    MOMENT(REACTED, f->seat, .moment = LOSING, .about = f->seat, .amount = (i8)L->amount);
    {
        int n = max_int(0, min_int(RESULT, g->rival[f->seat].coins));
        g->rival[f->seat].coins = (u8)(g->rival[f->seat].coins - n);
        happen(c, EV_LOST, 20, EVERYBODY, f->seat, (u8)n, 0, 0);
    }
    END
}

#define STEPS_drop(S, Q) Q(WHICH_CARD, 17, "Which card do you discard?")

/* Discards cards of the owner's choice: kinds in ascending order, so that each set has one path. */
PROC(drop)
{
    BEGIN(drop)
    for (; L->left && null_hand(g, f->seat); L->left--) {
        ASK_SECRET(WHICH_CARD, f->seat)
            for (int id = max_int(1, L->last); id <= c->content->count[KIND_CARD]; id++) {
                int behind = 0; /* cards of this kind and above */
                for (int i = g->stock.start[HAND + f->seat]; i < g->stock.start[HAND + f->seat + 1]; i++)
                    behind += g->stock.id[i] >= id;
                bool enough = behind >= min_int(L->left, null_hand(g, f->seat));
                if (enough && card_find(STOCK(g), HAND + f->seat, (u8)id) >= 0)
                    offer(c, ACT_DROP, (u8)id, 0, 0);
            }
        L->last = ANSWER.a;
        card_move(STOCK(g), HAND + f->seat, card_leaves(STOCK(g), HAND + f->seat, L->last, EVERYBODY), DISCARD,
                  EVERYBODY);
        happen(c, EV_DROPPED, 17, EVERYBODY, f->seat, L->last, 0, 0);
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
    for (int i = g->stock.start[HAND + who]; i < g->stock.start[HAND + who + 1]; i++)
        if (springable(c, w, g->stock.id[i])) return true;
    return false;
}

/* Asking mode judges by public facts, fast mode by the cards; both end in the same state. */
bool matters(struct context *c, STATE *g, const struct window *w)
{
    for (seat s = 0; s < g->players && g->traps >> w->moment & 1; s++)
        if (concerned(w, s) && (c->fast ? holds_trap(c, g, w, s) : null_hand(g, s) > 0)) return true;
    return false;
}

#define STEPS_window(S, Q) S(RESOLVED) Q(REACT, 22, "Do you spring a Trap?")

PROC(window)
{
    seat who = null_nth(g, g->lead, L->asked);
    BEGIN(window)
    for (L->asked = 0; L->asked < g->players; L->asked++) {
        who = null_nth(g, g->lead, L->asked);
        while (concerned(L, who) && null_hand(g, who) && !L->cancelled && !(L->moment == LOSING && L->amount <= 0)) {
            ASK_SECRET(REACT, who) {
                offer(c, ACT_PASS, L->moment, 0, 0);
                for (int id = 1; id <= c->content->count[KIND_CARD]; id++)
                    if (springable(c, L, (u8)id) && card_find(STOCK(g), HAND + who, (u8)id) >= 0)
                        offer(c, ACT_SPRING, (u8)id, 0, 0);
            }
            if (ANSWER.verb == ACT_PASS) break;
            L->card = ANSWER.a;
            card_move(STOCK(g), HAND + who, card_leaves(STOCK(g), HAND + who, L->card, EVERYBODY), DISCARD, EVERYBODY);
            happen(c, EV_SPRUNG, 22, EVERYBODY, who, L->card, L->moment, 0);
            CALL_AS(RESOLVED, who, effect, .kind = KIND_CARD, .card = L->card, .part = PART_EFFECT,
                    .reg = {NOBODY, NOBODY, L->about});
            L->card = 0;
        }
    }
    if (L->cancelled) happen(c, EV_CANCELLED, 22, EVERYBODY, NOBODY, 0, 0, 0);
    RETURN(L->cancelled ? CANCELLED : L->amount);
}

bool null_played(struct context *c, struct effect *e, seat who)
{
    struct window w = {.moment = DEED_PLAYED, .about = who};
    if (e->part != PART_EFFECT || CARD(e->card)->type != DEED) return false;
    if (!room_for_window(c) || !matters(c, G, &w)) return false;
    *(struct window *)push(c, P_window, who, sizeof w) = w;
    return true;
}

struct window *null_window(struct context *c)
{
    struct frame *f = frame_at(c->head, c->head->top);
    while (f && f->proc != P_window) f = caller(f);
    return f ? (struct window *)(void *)f->local : NULL;
}
