/* hand.c: City and Agency cards: drawing, discarding, taking, and the Trade action (chapters 13, 17, 24). */
#include "procedures.h"

static int deck_pile(u8 deck) { return deck == AGENCY ? AGENCY_DECK : CITY_DECK; }

/* -- Drawing ------------------------------------------------------------------------------- */

bool deck_has_card(const STATE *g, u8 deck)
{
    int pile = deck_pile(deck); /* its discard pile lies after it */
    return g->city.start[pile] < g->city.start[pile + 2];
}

bool can_draw_any(struct context *c, const STATE *g, seat who)
{
    return deck_has_card(g, CITY) || (deck_has_card(g, AGENCY) && agency_access(c, g, who));
}

void draw_card(struct context *c, STATE *g, seat who, u8 deck, rule_number rule)
{
    int pile = deck_pile(deck);
    if (cards_reshuffle(c, CITY_CARDS(g), pile, pile + 1)) HAPPEN(EV_SHUFFLED, RULING_(38), who, deck); /* VG-S38 */
    u8 card = card_draw(CITY_CARDS(g), pile, HAND + who, only(who)); /* VG-180 */
    HAPPEN_TO(only(who), EV_DREW, rule, who, card);
}

bool draw_at_once(struct context *c, STATE *g, seat who, rule_number rule)
{
    if (agency_access(c, g, who)) return false;
    if (deck_has_card(g, CITY)) draw_card(c, g, who, CITY, rule);
    return true;
}

void offer_draw(struct context *c, const STATE *g, seat who)
{
    static const char empty[] = "this deck and its discard pile are empty";
    OFFER_OR(deck_has_card(g, CITY), RULING_(38), empty, ACT_DRAW, CITY); /* VG-180 */
    if (!agency_access(c, g, who)) REFUSE(ACT_DRAW, 142, "you need 3 Villains in your jail", AGENCY);
    else OFFER_OR(deck_has_card(g, AGENCY), RULING_(38), empty, ACT_DRAW, AGENCY); /* VG-141, VG-143, VG-145, VG-182 */
}

#define STEPS_draw(S, Q) Q(WHICH_DECK, 141, "From which deck do you draw?")

/* Draws L->left cards; with access the deck is chosen again for each (VG-S44). */
PROC(draw)
{
    BEGIN(draw)
    for (; L->left && L->agency; L->left--) {                /* VG-S107 */
        if (!deck_has_card(g, AGENCY)) RETURN(0);
        draw_card(c, g, f->seat, AGENCY, RULING_(107));
    }
    for (; L->left; L->left--) {
        if (!can_draw_any(c, g, f->seat)) RETURN(0);         /* VG-S33 */
        ASK(WHICH_DECK, f->seat) offer_draw(c, g, f->seat);
        draw_card(c, g, f->seat, ANSWER.a, ANSWER.a == AGENCY ? 141 : 180);
    }
    END
}

/* -- Discarding ---------------------------------------------------------------------------- */

void to_discard(struct context *c, STATE *g, int pile, int index)
{
    u8 deck = CARD(card_at(CITY_CARDS(g), pile, index))->deck;
    card_move(CITY_CARDS(g), pile, index, deck_pile(deck) + 1, EVERYBODY); /* VG-S42 */
}

void discard_card(struct context *c, STATE *g, seat who, u8 card, u8 event, rule_number rule)
{
    to_discard(c, g, HAND + who, card_leaves(CITY_CARDS(g), HAND + who, card, EVERYBODY));
    HAPPEN(event, rule, who, card);
}

/* Offers each kind of card in a hand once, from kind `least` on, as long as `wanted` cards from
 * it on are there. */
static void offer_hand(struct context *c, const STATE *g, seat who, u8 verb, u8 least, int wanted)
{
    for EACH_KIND(id, CITY_CARDS(g), HAND + who) {
        int there = 0;
        if (wanted > 1) /* one card is always there: itself */
            for EACH_CARD(other, CITY_CARDS(g), HAND + who) there += other >= id;
        if (id >= least && (wanted <= 1 || there >= wanted)) OFFER(verb, id);
    }
}

#define STEPS_discard(S, Q) \
    S(REACTED, TO(window))              \
    Q(WHICH_CARD, 172, "Which card do you discard?", SET("What do you discard?", NO_VERB))

/* A player discards L->left cards of their choice, or at random. RESULT: how many were not there. */
PROC(discard)
{
    BEGIN(discard)
    if (!hand_count(g, f->seat)) RETURN(L->left);            /* VG-173 */
    if (L->forced) {
        MOMENT(REACTED, f->seat, ABOUT(f->seat, FORCED_DISCARD, 0)); /* A12 */
        if (RESULT == CANCELLED) RETURN(0);
    }
    for (; L->left && hand_count(g, f->seat); L->left--) {
        if (L->random) {                                     /* VG-S112 */
            u8 card = card_at(CITY_CARDS(g), HAND + f->seat, pick(c, hand_count(g, f->seat)));
            discard_card(c, g, f->seat, card, EV_DISCARDED, RULING_(112));
            continue;
        }
        ASK_(WHICH_CARD, only(f->seat), hand_count(g, f->seat) > 1) /* VG-S98 */
            offer_hand(c, g, f->seat, ACT_DISCARD, L->last, min_int(L->left, hand_count(g, f->seat)));
        discard_card(c, g, f->seat, ANSWER.a, EV_DISCARDED, 172);
        L->last = ANSWER.a;
    }
    RETURN(L->left);
}

/* -- From hand to hand, and back from the discard pile ------------------------------------- */

/* A card of one hand goes unseen to a pile: its owner and `other` know it, nobody else. */
static u8 pass_unseen(struct context *c, STATE *g, seat from, seat other, u8 card, int to)
{
    seats both = only(from) | only(other);
    int index = card_leaves(CITY_CARDS(g), HAND + from, card, both);
    cards_blur(c->content, &city_family, CITY_CARDS(g), HAND + from, (seats)~both, card);
    return card_move(CITY_CARDS(g), HAND + from, index, to, both);
}

void steal_card(struct context *c, STATE *g, seat from, seat to)
{
    u8 card = card_at(CITY_CARDS(g), HAND + from, pick(c, hand_count(g, from))); /* VG-S112 */
    pass_unseen(c, g, from, to, card, HAND + to);
    HAPPEN_TO(only(from) | only(to), EV_TOOK, RULING_(112), to, card, from);
}

#define STEPS_salvage(S, Q)                                                             \
    Q(WHICH_CARD, RULING_(112), "Which card of the City discard pile do you take?", \
      SET("What do you take from the City discard pile?", NO_VERB))

PROC(salvage)
{
    BEGIN(salvage)
    for (; L->left && pile_count(CITY_CARDS(g), CITY_DISCARD); L->left--) {
        ASK(WHICH_CARD, f->seat)
            for EACH_KIND(id, CITY_CARDS(g), CITY_DISCARD) OFFER(ACT_PICK_CARD, id);
        card_shown(CITY_CARDS(g), CITY_DISCARD, ANSWER.a, HAND + f->seat);
        HAPPEN(EV_TOOK_BACK, RULING_(112), f->seat, ANSWER.a);
    }
    END
}

/* -- Trade (chapter 24) -------------------------------------------------------------------- */

#define STEPS_exchange(S, Q) Q(WHICH_CARD, 235, "Which card do you give away?")

/* Lane: one partner picks in secret the card to give (VG-S61). */
PROC(exchange)
{
    BEGIN(exchange)
    ASK_(WHICH_CARD, only(f->seat), hand_count(g, f->seat) > 1) offer_hand(c, g, f->seat, ACT_GIVE, 0, 0);
    L->card = ANSWER.a;
    END
}

/* The Trade action after the partner is named. RESULT: 1 if it took place, 0 if it was refused. */
PROC(trade)
{
    BEGIN(trade)
    HAPPEN(EV_OFFERED, 235, f->seat, L->partner);
    ASK(CONSENT, L->partner) {                               /* VG-237 */
        OFFER(ACT_AGREE, f->seat);
        OFFER(ACT_REFUSE, f->seat);
    }
    if (ANSWER.verb == ACT_REFUSE) {
        HAPPEN(EV_REFUSED, 238, L->partner, f->seat);
        RETURN(0);
    }
    g->player[f->seat].actions--;                            /* VG-S99, VG-243 */
    FORK(BOTH_CHOSEN, only(f->seat) | only(L->partner), exchange);
    {
        u8 mine = LANE_OF(exchange, f->seat)->card, theirs = LANE_OF(exchange, L->partner)->card;
        seats both = only(f->seat) | only(L->partner);
        join(c);
        pass_unseen(c, g, f->seat, L->partner, mine, PLAYED); /* VG-235, VG-236, VG-S64 */
        pass_unseen(c, g, L->partner, f->seat, theirs, HAND + f->seat);
        card_move(CITY_CARDS(g), PLAYED, pile_count(CITY_CARDS(g), PLAYED) - 1, HAND + L->partner, both);
        HAPPEN_TO(both, EV_TRADED, 235, f->seat, mine, L->partner);
        HAPPEN_TO(both, EV_TRADED, 235, L->partner, theirs, f->seat);
    }
    RETURN(1);
}
