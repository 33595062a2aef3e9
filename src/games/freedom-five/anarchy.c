/* anarchy.c: Anarchy tokens, and the Freedom Tower Anarchy cards that stand for them at Hero HQ (26, 27, 32). */
#include "procedures.h"

/* -- Placing ------------------------------------------------------------------------------------------------------ */

/* FF-212, FF-213, FF-263: face down and unseen. */
static bool lay_tower_card(struct context *c, STATE *g)
{
    if (!draw_shared(c, g, DECK_TOWER, TOWER_DOWN)) return advance_track(c, g, 1, RULING_(70)); /* FF-S70 */
    HAPPEN(EV_TOWER_CARD, 212, NOBODY, tower_cards(g));
    return false;
}

static bool put_token(struct context *c, STATE *g, int location, int colour, rule_number rule)
{
    g->pool[colour]--;
    g->unrest[UNREST_AT(location, colour)]++;
    g->restless |= bit(location);
    HAPPEN(EV_ANARCHY, rule, NOBODY, colour, location, anarchy_at(g, location));
    if (LIKELY(!in_set(g->awaited, ON_ANARCHY_PLACED)) || g->phase == SET_UP) return false;
    return OPEN_WINDOW(g->active, .moment = ON_ANARCHY_PLACED, .hero = NOWHERE, .where = (u8)location,
                       .colour = (u8)colour);                /* FF-S116 */
}

/* What may stand in for a weakened colour (FF-312, FF-S67). */
static u8 substitutes(const STATE *g)
{
    return SUBSET(k, (u8)(bit(ALL_COLOURS) - 1), g->pool[k] > 0 && !is_weakened(g, k));
}

bool place_anarchy(struct context *c, STATE *g, int location, int colour, rule_number rule)
{
    if (is_hq(g, location)) return lay_tower_card(c, g);     /* FF-S68: of any colour */
    if (is_weakened(g, colour)) {
        u8 set = substitutes(g);
        if (set_count(set) > 1) {
            PUSH(place_anarchy, g->active, .location = (u8)location, .colour = (u8)colour); /* FF-D36 */
            return true;
        }
        if (set) return put_token(c, g, location, lowest(set), 312);
    } else {
        if (g->pool[colour]) return put_token(c, g, location, colour, rule);
        if (g->pool[PURPLE]) return put_token(c, g, location, PURPLE, 251);
    }
    HAPPEN(EV_NO_ANARCHY, 252, NOBODY, colour);
    return advance_track(c, g, 1, 153);
}

#define STEPS_place_anarchy(S, Q) \
    S(PLACED, TO(window)) Q(COLOUR, 312, "The colour is weakened. Which Anarchy token is placed instead?")

PROC(place_anarchy)
{
    BEGIN(place_anarchy)
    ASK(COLOUR, g->active)
        for EACH_BIT(k, substitutes(g)) OFFER(ACT_COLOUR, k);
    DOING(PLACED, put_token(c, g, L->location, ANSWER.a, 312));
    END
}

/* -- Removing ----------------------------------------------------------------------------------------------------- */

bool remove_anarchy(struct context *c, STATE *g, int location, int colour, rule_number rule)
{
    u8 *there = &g->unrest[UNREST_AT(location, colour)];
    if (!*there) return false;
    --*there;
    if (!anarchy_at(g, location)) g->restless &= ~bit(location);
    HAPPEN(EV_ANARCHY_GONE, rule, NOBODY, colour, location);
    if (is_weakened(g, colour)) {                            /* FF-311 */
        g->pool[PURPLE]++;
        HAPPEN(EV_TURNED_PURPLE, 311, NOBODY, colour);
    } else {
        g->pool[colour]++;                                  /* FF-253 */
    }
    return settle(c, g);
}
