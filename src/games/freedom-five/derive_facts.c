/* derive_facts.c: what cards and Powers ask for, in facts that are found once for a list, so that most need not be
 * judged instruction by instruction. What stands here must agree with can_* of verbs.c and verbs_city.c. */
#include "derivation.h"
#include "procedures.h"

#define FACT(n) (1ull << (n))
#define UNKNOWN FACT(FACT_UNKNOWN)

/* Whether an operand names what the effect has chosen. The choice has its own demands; without a candidate the verb has
 * no object. */
static bool is_chosen(struct instr i)
{
    const u8 operand[] = {i.a, i.b, i.c};
    for (int k = 0; k < 3; k++) {
        const struct words *words = verbs[i.verb].arg[k].words;
        if ((words == &words_hero && operand[k] == H_CHOSEN) || (words == &words_place && operand[k] == P_CHOSEN) ||
            (words == &words_villain && operand[k] == VL_CHOSEN))
            return true;
    }
    return false;
}

/* -- Words -------------------------------------------------------------------------------------------------------- */

/* A verb that needs no more than a Hero. */
static u64 some_hero(u8 word)
{
    switch (word) {
    case H_YOU: case H_ACTIVE: case H_EACH: case H_EACH_HERE: case H_ANY: case H_HERE: case H_NEAR:
        return FACT(FACT_SURE);
    case H_EACH_OTHER: case H_OTHER: return FACT(FACT_OTHERS);
    case H_OTHERS_HERE: case H_OTHER_HERE: return FACT(FACT_OTHERS_HERE);
    default: return UNKNOWN;
    }
}

/* One that needs a Hero of whom something is true: of several, the owner is enough. */
static u64 hero_with(u8 word, u64 fact)
{
    if (word == H_YOU) return fact;
    return word == H_EACH || word == H_EACH_HERE ? fact | UNKNOWN : UNKNOWN;
}

/* Things that lie in Locations; first: the fact for the nearest. */
static u64 place_with(u8 word, int first)
{
    switch (word) {
    case P_HERE: return FACT(first + REACH_HERE);
    case P_EACH_NEAR: case P_NEAR: return FACT(first + REACH_NEAR);
    case P_HERE_OR_NEAR: return FACT(first + REACH_HERE_OR_NEAR);
    case P_WITHIN_2: return FACT(first + REACH_WITHIN_2);
    case P_ANY: return FACT(first + REACH_ANY);
    default: return UNKNOWN;
    }
}

static u64 some_villain(u8 word, int first)
{
    switch (word) {
    case VL_HERE: return FACT(first + REACH_HERE);
    case VL_NEAR: return FACT(first + REACH_HERE_OR_NEAR);
    case VL_EACH: case VL_ANY: return FACT(first + REACH_ANY);
    default: return UNKNOWN;
    }
}

static u64 removable_at(u8 place, u8 colour)
{
    if (colour != K_ANY) return UNKNOWN;
    if (place == P_HERE) return FACT(FACT_REMOVABLE_HERE);
    return place == P_EACH_NEAR ? FACT(FACT_REMOVABLE_NEAR) : UNKNOWN;
}

/* `n` things, of which facts know up to `most`. */
static u64 as_many(u8 n, int most, int first) { return n >= 1 && n <= most ? FACT(first + n - 1) : UNKNOWN; }

/* -- Instructions ------------------------------------------------------------------------------------------------- */

static u64 of_choice(struct instr i, bool hero_chosen)
{
    u8 needs = i.c & (SECOND_CHOICE - 1);
    bool certain = i.a == P_NEAR || i.a == P_HERE_OR_NEAR || i.a == P_WITHIN_2 || i.a == P_ANY;
    switch (i.verb) {
    case V_TARGET_HERO: return needs && needs != NEEDS_ELSEWHERE ? UNKNOWN : some_hero(i.a);
    case V_TARGET_PLACE:
        if (needs == NEEDS_HENCHMEN) return place_with(i.a, FACT_HENCHMEN);
        if (needs == NEEDS_ANARCHY) return place_with(i.a, FACT_UNREST);
        if (needs == NEEDS_TOKEN) return place_with(i.a, FACT_TOKEN);
        if (needs == NEEDS_ELSEWHERE) return certain && !hero_chosen ? FACT(FACT_SURE) : UNKNOWN;
        return !needs && certain ? FACT(FACT_SURE) : UNKNOWN;
    case V_TARGET_VILLAIN:
        if (needs == NEEDS_HENCHMEN) return some_villain(i.a, FACT_VILLAIN_CARD);
        return needs ? UNKNOWN : some_villain(i.a, FACT_VILLAIN);
    default: return FACT(FACT_SURE);
    }
}

/* How many of something it takes: a price is paid in full, otherwise one is enough (FF-S134). */
static u8 wanted(u8 n, bool in_price) { return !in_price && n >= 1 && n < AMOUNT_FIRST ? 1 : n; }

/* What a verb asks for: one of these facts. */
static u64 of_verb(struct instr i, bool in_hand, bool in_price)
{
    switch (i.verb) {
    case V_DRAW: return i.a >= 1 && i.a < AMOUNT_FIRST ? hero_with(i.b, FACT(FACT_DRAWS)) : UNKNOWN;
    case V_DISCARD:
        return i.b == H_YOU && i.c == K_ANY ? as_many((u8)(wanted(i.a, in_price) + in_hand), 4, FACT_CARDS) : UNKNOWN;
    case V_RECALL: return i.c == K_ANY ? hero_with(i.b, FACT(FACT_DISCARDS)) : UNKNOWN;
    case V_HEAL: return hero_with(i.b, FACT(FACT_DAMAGE));
    case V_REFRESH: return hero_with(i.b, FACT(FACT_EXHAUSTED));
    case V_EXHAUST: return i.b == H_YOU ? as_many(wanted(i.a, in_price), 2, FACT_AVAILABLE) : UNKNOWN;
    case V_SPECIAL: return i.b == H_YOU ? FACT(FACT_SPECIALS) : UNKNOWN;
    case V_HURT: case V_GUARD: case V_MOVE: case V_DICE: return some_hero(i.b);
    case V_WHITE_DIE: return some_hero(i.a);
    case V_EASE: return some_hero(i.c);
    case V_REMOVE: return removable_at(i.b, i.c);
    case V_CLEAR: return removable_at(i.a, i.b);
    case V_CALM: return i.c == K_ANY ? place_with(i.b, FACT_UNREST) : UNKNOWN;
    case V_RESCUE: return i.a == P_HERE ? FACT(FACT_BYSTANDER_HERE) : UNKNOWN;
    case V_BYSTANDER: return i.a == P_HERE ? FACT(FACT_SPARE_BYSTANDER) : UNKNOWN;
    case V_DISMISS: return place_with(i.a, FACT_TOKEN);
    case V_STRIKE: return some_villain(i.b, FACT_VILLAIN);
    case V_STRIP: return some_villain(i.b, FACT_VILLAIN_CARD);
    case V_TRACK_BACK: return FACT(FACT_TRACK);
    default: return UNKNOWN;
    }
}

/* What stands in such a block may not count at all. */
static int length_of_doubt(struct instr i)
{
    return i.verb == V_IF ? i.b + i.c : i.verb == V_EACH || i.verb == V_TIMES ? i.b : 0;
}

struct demands demands_of(struct derivation *f, struct code code, bool in_hand)
{
    struct demands d = {0};
    int price_end = 0;
    bool hero_chosen = false;
    for (int at = 0; at < code.length; at++) {
        struct instr i = derive_code(f, code)[at];
        if (i.verb == V_COST) price_end = max_int(price_end, at + 1 + i.a);
        hero_chosen |= i.verb == V_TARGET_HERO;
        if (i.verb < V_GAME) {
            if (!length_of_doubt(i)) continue;
            d.enough |= UNKNOWN;
            d.price |= UNKNOWN;
            at += length_of_doubt(i);
            continue;
        }
        bool in_price = at < price_end, choice = i.verb <= V_TARGET_COLOUR;
        u64 facts = choice         ? of_choice(i, hero_chosen)
                    : is_chosen(i) ? (in_price ? UNKNOWN : 0)
                                   : of_verb(i, in_hand, in_price);
        if (!in_price) d.enough |= facts;
        else d.price |= facts & UNKNOWN ? UNKNOWN : facts;
    }
    return d;
}
