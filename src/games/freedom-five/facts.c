/* facts.c: what is true of a Hero at a free moment, for cards whose demands are known as facts (derive_facts.c). */
#include "procedures.h"

_Static_assert(FACT_COUNT <= FACT_UNKNOWN, "facts have 63 bits");
_Static_assert(FACT_UNREST == FACT_HENCHMEN + REACHES && FACT_TOKEN == FACT_UNREST + REACHES &&
               FACT_VILLAIN == FACT_TOKEN + REACHES && FACT_VILLAIN_CARD == FACT_VILLAIN + REACHES,
               "things in the city are side by side");

/* A bit for each reach in which there is one of the things; `within` belongs to the Location `here`, a bit. */
static u32 in_reach(u32 things, u32 here, const u32 *within)
{
    return (u32)!!(things & here) << REACH_HERE | (u32)!!(things & within[1] & ~here) << REACH_NEAR |
           (u32)!!(things & within[1]) << REACH_HERE_OR_NEAR | (u32)!!(things & within[2]) << REACH_WITHIN_2 |
           (u32)!!things << REACH_ANY;
}

/* At least 1 of something, 2, and so on up to `most`. */
static u64 at_least(int n, int most) { return n <= 0 ? 0 : (1ull << min_int(n, most)) - 1; }

static u32 tokens_in_city(const STATE *g)
{
    u32 set = 0;
    for (int t = 0; t < MASTERMIND_TOKENS; t++) set |= bit(g->token_at[t]);
    return set & ~1u;
}

/* Whether a card could remove a Henchman from some Locations. */
static bool some_removable(const STATE *g, u32 places, u8 stubborn)
{
    if (LIKELY(!stubborn)) return places & g->crowded;
    for EACH_BIT(l, places & g->crowded)
        if (colours_of_crowd(g, l) & ~stubborn) return true;
    return false;
}

#define IF_SO(fact, condition) (u64)((condition) != 0) << (fact)

u64 facts_of(const STATE *g, int hero)
{
    const struct hero *h = &g->hero[hero];
    int discards = pile_count(ABILITIES(g), ABILITY_DISCARD + hero);
    return IF_SO(FACT_SURE, true) | IF_SO(FACT_DRAWS, discards + pile_count(ABILITIES(g), ABILITY_DECK + hero)) |
           IF_SO(FACT_DISCARDS, discards) | IF_SO(FACT_DAMAGE, damage_of(h)) | IF_SO(FACT_EXHAUSTED, h->exhausted) |
           at_least(hand_count(g, hero), 4) << FACT_CARDS | at_least(h->available, 2) << FACT_AVAILABLE |
           IF_SO(FACT_OTHERS, g->players > 1) | IF_SO(FACT_TRACK, g->track) |
           IF_SO(FACT_SPECIALS, pile_count(SPECIALS(g), SPECIAL_DECK) + pile_count(SPECIALS(g), SPECIAL_DISCARD)) |
           IF_SO(FACT_BYSTANDER_HERE, g->bystanders[h->at]) | IF_SO(FACT_SPARE_BYSTANDER, g->bystanders[0]);
}

u64 city_facts_of(struct context *c, const STATE *g, int hero)
{
    int at = g->hero[hero].at;
    const u32 *within = LOCATION(at)->within;
    u8 stubborn = stubborn_colours(c, g);
    u32 villains = 0, cards = 0;
    for (int k = 0; k < COLOURS; k++) { /* one that is not in the city stands for Location 0 */
        const struct villain *v = &g->villain[k];
        villains |= bit(v->at);
        cards |= (u32)(v->henchmen != 0) << v->at;
    }
    u32 here = bit(at);
    u32 things = in_reach(g->crowded, here, within) | in_reach(g->restless, here, within) << REACHES |
                 in_reach(tokens_in_city(g), here, within) << 2 * REACHES |
                 in_reach(villains & ~1u, here, within) << 3 * REACHES |
                 in_reach(cards & ~1u, here, within) << 4 * REACHES;
    return IF_SO(FACT_CITY_KNOWN, true) | IF_SO(FACT_OTHERS_HERE, heroes_at(g, at) & ~bit(hero)) |
           IF_SO(FACT_REMOVABLE_HERE, some_removable(g, here, stubborn)) |
           IF_SO(FACT_REMOVABLE_NEAR, some_removable(g, LOCATION(at)->neighbours, stubborn)) |
           (u64)things << FACT_HENCHMEN;
}
