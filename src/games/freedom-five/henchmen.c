/* henchmen.c: Henchmen come, Locations are Overrun, Villain cards fill (chapters 23, 25 and 29). */
#include "procedures.h"

/* One Henchman of the supply comes to a Location that has room. */
static void put_one(struct context *c, STATE *g, int location, int colour, rule_number rule)
{
    g->supply[colour]--;
    g->crowd[CROWD_AT(location, colour)]++;
    g->crowded |= bit(location);
    HAPPEN(EV_HENCHMAN, rule, NOBODY, colour, location, henchmen_at(g, location));
}

static bool placed_moment(struct context *c, STATE *g, int location, int colour)
{
    if (LIKELY(!in_set(g->awaited, ON_HENCHMAN_PLACED)) || g->phase == SET_UP) return false;
    return OPEN_WINDOW(g->active, .moment = ON_HENCHMAN_PLACED, .hero = NOWHERE, .where = (u8)location,
                       .colour = (u8)colour);
}

/* Anarchy for a Henchman whom the supply does not have (FF-245, FF-S65). */
static bool anarchy_instead(struct context *c, STATE *g, int location, int colour)
{
    HAPPEN(EV_NO_HENCHMAN, 245, NOBODY, colour);
    return place_anarchy(c, g, location, colour, 245);
}

bool place_henchmen(struct context *c, STATE *g, int location, int colour, int n, rule_number rule)
{
    while (n > 0 && g->supply[colour] && henchmen_at(g, location) < CROWD) {
        if (in_set(g->awaited, ON_HENCHMAN_PLACED) && n > 1) break;
        put_one(c, g, location, colour, rule);
        if (--n == 0) return placed_moment(c, g, location, colour);
    }
    if (n <= 0) return false;
    if (n == 1 && !g->supply[colour]) return anarchy_instead(c, g, location, colour);
    if (n == 1 && g->phase == SET_UP) {                      /* FF-038, FF-S20 */
        HAPPEN(EV_NOT_PLACED, 38, NOBODY, colour, location);
        return false;
    }
    struct place_henchmen way = {.location = (u8)location, .excess = NOWHERE};
    way.left[colour] = (u8)n;
    PUSH_WITH(place_henchmen, g->active, way);
    return true;
}

int remove_henchmen(struct context *c, STATE *g, int location, int colour, int n, rule_number rule)
{
    u8 *there = &g->crowd[CROWD_AT(location, colour)];
    n = min_int(n, *there);
    if (n <= 0) return 0;
    *there = (u8)(*there - n);
    if (!henchmen_at(g, location)) g->crowded &= ~bit(location);
    g->supply[colour] = (u8)(g->supply[colour] + n);         /* FF-241 */
    HAPPEN(EV_HENCHMEN_GONE, rule, NOBODY, colour, location, n);
    return n;
}

/* -- Villain cards ------------------------------------------------------------------------------------------------ */

bool add_to_card(struct context *c, STATE *g, int colour, rule_number rule)
{
    struct villain *v = &g->villain[colour];
    if (!g->supply[colour]) return false;                    /* FF-S65 */
    if (!v->villain || v->defeated) {                        /* FF-310, FF-S62, FF-S96 */
        HAPPEN(EV_TO_SUPPLY, 310, NOBODY, colour);
        return false;
    }
    g->supply[colour]--;
    v->henchmen++;                                           /* FF-S63: wherever its figure is */
    HAPPEN(EV_ON_CARD, rule, NOBODY, colour, v->villain, v->henchmen);
    if (is_mastermind(c, g, colour) || v->henchmen < CROWD) return false; /* FF-282 */
    HAPPEN(EV_CARD_FULL, 281, NOBODY, v->villain, v->henchmen);
    g->supply[colour] = (u8)(g->supply[colour] + v->henchmen);
    v->henchmen = 0;                                         /* FF-S66: they can be placed at once */
    return place_anarchy(c, g, v->at ? v->at : random_location(c, g), colour, 281); /* FF-S64 */
}

/* -- Overruns ----------------------------------------------------------------------------------------------------- */

static u8 colours_left(const struct place_henchmen *L)
{
    return SUBSET(k, (u8)(bit(COLOURS) - 1), L->left[k] > 0);
}

/* Whether the order of the neighbours matters, as the Overrun begins (FF-S59). */
static bool is_short(struct context *c, const STATE *g, int location, int colour)
{
    return g->supply[colour] < 1 + set_count(LOCATION(location)->neighbours);
}

/* Another Henchman of this effect beyond the third: onto its card (FF-231, FF-235). */
static bool begin_overrun(struct context *c, STATE *g, struct place_henchmen *L)
{
    L->chosen_order = is_short(c, g, L->location, L->colour);
    L->excess = L->colour;                                   /* FF-S60: of the first excess one */
    HAPPEN(EV_OVERRUN, 230, NOBODY, L->location, L->colour);
    return false;
}

#define STEPS_place_henchmen(S, Q)                                                                           \
    S(UNREST, ANARCHY_COMES) S(PLACED, TO(window)) S(HELD, TO(window)) S(ON_CARD, ANARCHY_COMES)              \
    S(SPREAD, TO(overrun)) Q(COLOUR, RULING_(60), "Which Henchman is placed next?")

PROC(place_henchmen)
{
    BEGIN(place_henchmen)
    while (colours_left(L)) {
        ASK(COLOUR, g->active)                               /* FF-D44 */
            for EACH_BIT(k, colours_left(L)) OFFER(ACT_COLOUR, k);
        L->colour = ANSWER.a;
        L->left[L->colour]--;
        if (!g->supply[L->colour]) {                         /* FF-S65 */
            DOING(UNREST, anarchy_instead(c, g, L->location, L->colour));
        } else if (henchmen_at(g, L->location) < CROWD) {    /* FF-229 */
            put_one(c, g, L->location, L->colour, 123);
            DOING(PLACED, placed_moment(c, g, L->location, L->colour));
        } else if (g->phase == SET_UP) {
            HAPPEN(EV_NOT_PLACED, 38, NOBODY, L->colour, L->location);
        } else {
            if (L->excess == NOWHERE) {
                MOMENT(HELD, g->active, .moment = ON_OVERRUN, .hero = NOWHERE, .where = L->location,
                       .colour = L->colour);
                if (RESULT == CANCELLED) {
                    HAPPEN(EV_OVERRUN_HELD, 230, NOBODY, L->location, L->colour);
                    continue;
                }
                begin_overrun(c, g, L);
            }
            DOING(ON_CARD, add_to_card(c, g, L->colour, 231));
        }
    }
    if (L->excess != NOWHERE)
        CALL_AS(SPREAD, g->active, overrun, .location = L->location, .colour = L->excess,
                .left = LOCATION(L->location)->neighbours, .chosen_order = L->chosen_order);
    END
}

/* A neighbour's part; it never overruns another Location (FF-233, FF-234). */
static bool spread_to(struct context *c, STATE *g, int location, int colour)
{
    bool full = henchmen_at(g, location) >= CROWD;
    if (!g->supply[colour]) return full ? false : anarchy_instead(c, g, location, colour); /* FF-S65 */
    if (full) return add_to_card(c, g, colour, 233);
    put_one(c, g, location, colour, 232);
    return placed_moment(c, g, location, colour);
}

#define STEPS_overrun(S, Q)                     \
    S(NEXT, ANARCHY_COMES) S(LOST, TRACK_MOVES) \
    Q(ORDER, RULING_(59), "There are few Henchmen left. Which Location comes next?")

PROC(overrun)
{
    BEGIN(overrun)
    while (L->left) {
        if (L->chosen_order) {                               /* FF-D37 */
            ASK(ORDER, g->active)
                for EACH_BIT(l, L->left) OFFER(ACT_NEXT_LOCATION, l);
            L->now = ANSWER.a;
        } else {
            L->now = lowest(L->left);                        /* FF-S59 */
        }
        L->left &= ~bit(L->now);
        DOING(NEXT, spread_to(c, g, L->now, L->colour));
    }
    if (is_hq(g, L->location)) DOING(LOST, advance_track(c, g, 1, 154)); /* FF-211, FF-217, FF-S118 */
    END
}
