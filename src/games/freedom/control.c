/* control.c: step 5.7 and the end of the player turn (chapters 14 and 15): control, stationing, clean-up. */
#include "procedures.h"

/* Step 5.7 is judged before anything changes (FR-313). */
void check_control(struct context *c, STATE *g)
{
    u32 rising = SUBSET(planet, all_planets(g) & ~g->revolt, /* FR-230, FR-232, FR-239, FR-263 */
                        !g->troops_on[planet] && !g->world[planet].garrison);
    u32 falling = SUBSET(planet, (u32)g->revolt,             /* FR-234 to FR-238 */
                         g->troops_on[planet] && !(g->rebels_on[planet] & ~g->guerrillas));
    for EACH_BIT(planet, (rising | falling) & ~bit(g->capital)) { /* FR-229, FR-242 */
        if (in_set(rising, planet)) {                        /* FR-231, FR-233 */
            HAPPEN(EV_FREED, 230, g->active, planet);
            set_status(g, planet, IN_REVOLT, g->active);
        } else {                                             /* FR-240: no garrison comes back */
            HAPPEN(EV_OCCUPIED, 234, g->world[planet].owner, planet);
            set_status(g, planet, OCCUPIED, NOBODY);
        }
    }
    if (!in_set(rising, g->capital)) return;
    set_status(g, g->capital, IN_REVOLT, g->active);
    g->ending = CAPITAL_FELL;                                /* FR-241, FR-270 */
    HAPPEN(EV_CAPITAL_FALLS, 241, g->active, g->capital);
}

void end_damage(STATE *g)
{
    for EACH_BIT(slot, g->troops) g->troop[slot].damage = 0;
}

/* -- Stationing --------------------------------------------------------------------------------------------------- */

static u32 patrols(const struct context *c, const STATE *g, u8 planet)
{
    return SUBSET(slot, g->troops_on[planet], CARD(g->troop[slot].kind)->special);
}

static void withdraw(struct context *c, STATE *g, u32 set, rule_number rule)
{
    for EACH_BIT(slot, set) {
        const struct troop *t = &g->troop[slot];
        HAPPEN(EV_WITHDREW, rule, NOBODY, t->kind, t->planet);
        remove_troop(c, g, slot);
    }
}

/* The commanders go anyway (FR-250): units of one kind are alike. Returns the first of the kind. */
static u8 first_troop(const STATE *g, u8 planet, u8 kind)
{
    return lowest(SUBSET(slot, g->troops_on[planet], g->troop[slot].kind == kind));
}

#define STEPS_station(S, Q)                                \
    Q(WHICH_STAYS, 245, "Which imperial unit stays?", \
      EACH("Which imperial unit stays on each planet?", NO_VERB))

PROC(station)
{
    BEGIN(station)
    for (L->planet = 1; L->planet < PLANETS; L->planet++) {  /* FR-243, FR-249 */
        if (!g->troops_on[L->planet] || g->rebels_on[L->planet]) continue; /* FR-247, FR-248 */
        if (L->planet == g->capital) {
            withdraw(c, g, patrols(c, g, L->planet), 246);
        } else if (patrols(c, g, L->planet)) {
            withdraw(c, g, g->troops_on[L->planet] & ~bit(lowest(patrols(c, g, L->planet))), 244);
        } else if (set_count(g->troops_on[L->planet]) > 1) {
            ASK(WHICH_STAYS, f->seat)
                for EACH_BIT(slot, g->troops_on[L->planet])
                    OFFER_IF(slot == first_troop(g, L->planet, g->troop[slot].kind),
                             ACT_STATION, g->troop[slot].kind, L->planet);
            HAPPEN(EV_STATIONED, 245, f->seat, ANSWER.a, L->planet);
            withdraw(c, g, g->troops_on[L->planet] & ~bit(first_troop(g, L->planet, ANSWER.a)), 245);
        }
    }
    END
}

/* -- Clean-up ----------------------------------------------------------------------------------------------------- */

void clean_up(struct context *c, STATE *g)
{
    for EACH_BIT(slot, g->troops) {                          /* FR-250 */
        struct troop *t = &g->troop[slot];
        if (!t->commander) continue;
        HAPPEN(EV_SERVED, 250, NOBODY, t->commander, t->planet);
        discard_kind(c, g, IN_PLAY, t->commander);
        t->commander = 0;
    }
    for (int pile = PLOT + g->active; pile <= SHOWN + g->active; pile += SHOWN - PLOT) {
        for EACH_CARD(card, STOCK(g), pile) HAPPEN(EV_UNUSED, 251, g->active, card);
        discard_pile(c, g, pile);                            /* FR-081, FR-251 */
    }
    g->moved_people = g->moved_units = 0;
}
