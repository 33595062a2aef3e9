/* cards.c: Ability cards and shared decks: drawing, discarding, decks that run out (FF-S43). */
#include "procedures.h"

/* -- Ability cards ------------------------------------------------------------------------------------------------ */

static inline void renew_deck(struct context *c, STATE *g, int hero)
{
    if (LIKELY(pile_count(ABILITIES(g), ABILITY_DECK + hero))) return;
    int n = pile_count(ABILITIES(g), ABILITY_DISCARD + hero);
    if (cards_reshuffle(c, ABILITIES(g), ABILITY_DECK + hero, ABILITY_DISCARD + hero)) /* FF-168 */
        HAPPEN(EV_RESHUFFLED, 168, (seat)hero, g->hero[hero].hero, n);
}

void draw_cards(struct context *c, STATE *g, int hero, int n, rule_number rule)
{
    if (n > 0) renew_deck(c, g, hero);
    for (; n > 0; n--) {
        if (!pile_count(ABILITIES(g), ABILITY_DECK + hero)) return; /* FF-S43: missing draws are skipped */
        seats known = hand_known(g, hero);
        u8 card = card_draw(ABILITIES(g), ABILITY_DECK + hero, ABILITY_HAND + hero, known);
        card_came(c, g, hero, card);
        HAPPEN_TO(known, EV_DREW, rule, (seat)hero, g->hero[hero].hero, card);
        renew_deck(c, g, hero);                              /* FF-S43: at once */
    }
}

void discard_card(struct context *c, STATE *g, int hero, u8 card, u8 event, rule_number rule)
{
    move_ability(g, ABILITY_HAND + hero, card, ABILITY_DISCARD + hero);
    card_went(c, g, hero, card);
    HAPPEN(event, rule, (seat)hero, g->hero[hero].hero, card);
}

void shuffle_discards(struct context *c, STATE *g, int hero, rule_number rule)
{
    struct cards k = ABILITIES(g);
    int n = pile_count(k, ABILITY_DISCARD + hero);
    if (!n) return;
    cards_move_all(k, ABILITY_DISCARD + hero, ABILITY_DECK + hero, 0);
    cards_shuffle(c, k, ABILITY_DECK + hero);
    HAPPEN(EV_RESHUFFLED, rule, (seat)hero, g->hero[hero].hero, n);
}

bool pays_for(struct context *c, u8 card, int colour)
{
    return colour == PURPLE || ABILITY(card)->colour == colour || ABILITY(card)->colour == PURPLE; /* FF-170 */
}

int payable(struct context *c, const STATE *g, int hero, int colour)
{
    int n = 0;
    if (colour == PURPLE) return hand_count(g, hero);
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + hero) n += pays_for(c, card, colour);
    return n;
}

bool discard_cards(struct context *c, STATE *g, int hero, int n, int colour, bool random, rule_number rule)
{
    int there = payable(c, g, hero, colour);
    n = min_int(n, there);                                   /* FF-S134 */
    if (n <= 0) return false;
    if (n < there && !random) {
        PUSH(discard, (seat)hero, .hero = (u8)hero, .left = (u8)n, .colour = (u8)colour);
        return true;
    }
    for (; n > 0; n--) {
        int skip = random ? pick(c, payable(c, g, hero, colour)) : 0;
        for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + hero) {
            if (!pays_for(c, card, colour) || skip-- > 0) continue;
            discard_card(c, g, hero, card, EV_DISCARDED, rule);
            break;
        }
    }
    return false;
}

/* Cards are chosen in ascending order, so that a set is one answer: the greatest that leaves enough after it. */
static int last_to_discard(struct context *c, const STATE *g, const struct discard *L)
{
    struct kinds left = {0};
    int n = L->left;
    if (L->optional || n == 1) return 255;
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + L->hero)
        if (card > L->last && pays_for(c, card, L->colour)) first_of_kind(&left, card);
    for (int i = 3; i >= 0; i--)
        for (u64 some = left.met[i]; some; some &= ~(1ull << (63 - __builtin_clzll(some))))
            if (--n == 0) return 64 * i + 63 - __builtin_clzll(some);
    return 0;
}

static void offer_discards(struct context *c, const STATE *g, const struct discard *L)
{
    int most = last_to_discard(c, g, L);
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + L->hero)
        OFFER_IF(card > L->last && card <= most && pays_for(c, card, L->colour), ACT_DISCARD, card);
    OFFER_IF(L->optional || !c->count, ACT_DONE);
}

#define STEPS_discard(S, Q) \
    Q(WHICH, 167, "Which card do you discard?", SET("Which cards do you discard?", ACT_DONE))

PROC(discard)
{
    BEGIN(discard)
    while (L->left) {
        ASK_HAND(WHICH, L->hero) offer_discards(c, g, L);
        if (ANSWER.verb == ACT_DONE) break;
        L->last = ANSWER.a;
        L->left--;
        L->done++;
        discard_card(c, g, L->hero, ANSWER.a, EV_DISCARDED, 167);
    }
    RETURN(L->done);
}

/* -- Shared decks ------------------------------------------------------------------------------------------------- */

static inline struct cards family_of(STATE *g, enum deck deck)
{
    switch (deck) {
    case DECK_SCHEME: return SCHEMES(g);
    case DECK_ANARCHY: return ANARCHIES(g);
    case DECK_TOWER: return TOWERS(g);
    case DECK_BYSTANDER: return BYSTANDERS(g);
    case DECK_JUSTICE: return JUSTICES(g);
    default: return SPECIALS(g);
    }
}

enum { SHARED_DECK, SHARED_DISCARD };                        /* piles of every shared deck */
_Static_assert(SCHEME_DISCARD == 1 && ANARCHY_DISCARD == 1 && TOWER_DISCARD == 1 && BYSTANDER_DISCARD == 1 &&
               JUSTICE_DISCARD == 1 && SPECIAL_DISCARD == 1, "discards are pile 1");

static inline void renew(struct context *c, struct cards k, enum deck deck)
{
    if (LIKELY(pile_count(k, SHARED_DECK))) return;
    int n = pile_count(k, SHARED_DISCARD);
    if (cards_reshuffle(c, k, SHARED_DECK, SHARED_DISCARD)) HAPPEN(EV_SHUFFLED, 122, NOBODY, (int)deck, n);
}

void renew_shared(struct context *c, STATE *g, enum deck deck) { renew(c, family_of(g, deck), deck); }

u8 draw_shared(struct context *c, STATE *g, enum deck deck, int to)
{
    struct cards k = family_of(g, deck);
    renew(c, k, deck);
    u8 card = card_draw(k, SHARED_DECK, to, deck == DECK_TOWER ? 0 : EVERYBODY); /* FF-263: unseen */
    if (card) renew(c, k, deck);                             /* FF-122, FF-S43 */
    return card;
}
