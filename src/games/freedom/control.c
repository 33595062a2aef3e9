/* control.c: step 5.7 and the end of the player turn (chapters 14 and 15): control, stationing, clean-up. */
#include "procedures.h"

bool check_control(struct context *c, STATE *g)
{
    u32 rising = 0, falling = 0, all = g->outer | g->central | bit(g->capital);
    for EACH(p, all) {                                       /* FR-229, FR-313: judged before anything changes */
        u8 planet = LOWEST(rest_p);
        const struct world *w = &g->world[planet];
        bool troops = g->troops_on[planet] != 0, guarded = (g->rebels_on[planet] & ~g->guerrillas) != 0;
        if (w->status != IN_REVOLT && !troops && !w->garrison) /* FR-230, FR-232, FR-239, FR-263 */
            rising |= bit(planet);
        if (w->status == IN_REVOLT && troops && !guarded) falling |= bit(planet); /* FR-234 to FR-238 */
    }
    for EACH(q, (rising | falling) & ~bit(g->capital)) {     /* FR-242 */
        u8 planet = LOWEST(rest_q);
        if (in_set(rising, planet)) {                        /* FR-231, FR-233 */
            HAPPEN(EV_FREED, RULE(230), g->active, planet);
            set_status(g, planet, IN_REVOLT, g->active);
        } else {                                             /* FR-240: no garrison comes back */
            HAPPEN(EV_OCCUPIED, RULE(234), g->world[planet].owner, planet);
            set_status(g, planet, OCCUPIED, NOBODY);
        }
    }
    if (!in_set(rising, g->capital)) return false;
    set_status(g, g->capital, IN_REVOLT, g->active);
    HAPPEN(EV_CAPITAL_FALLS, RULE(241), g->active, g->capital);
    return true;
}

/* -- Stationing --------------------------------------------------------------------------------------------------- */

static u32 patrols(const struct context *c, const STATE *g, u8 planet)
{
    u32 found = 0;
    for EACH(t, g->troops_on[planet])
        if (CARD(g->troop[LOWEST(rest_t)].kind)->special) found |= bit(LOWEST(rest_t));
    return found;
}

static void withdraw(struct context *c, STATE *g, u32 set, rule_number rule)
{
    for EACH(t, set) {
        const struct troop *t = &g->troop[LOWEST(rest_t)];
        HAPPEN(EV_WITHDREW, rule, NOBODY, t->kind, t->planet);
        remove_troop(c, g, LOWEST(rest_t));
    }
}

/* The commanders go anyway (FR-250): units of one kind are alike. */
static u32 one_of_each(const STATE *g, u32 set)
{
    u32 found = 0;
    for EACH(t, set) {
        bool met = false;
        for EACH(o, found) met |= g->troop[LOWEST(rest_o)].kind == g->troop[LOWEST(rest_t)].kind;
        if (!met) found |= bit(LOWEST(rest_t));
    }
    return found;
}

#define STEPS_station(S, Q) Q(WHICH_STAYS, RULE(245), "Which imperial unit stays?")

PROC(station)
{
    BEGIN(station)
    for (L->planet = 1; L->planet < PLANETS; L->planet++) {  /* FR-243, FR-249 */
        if (!g->troops_on[L->planet] || g->rebels_on[L->planet]) continue; /* FR-247, FR-248 */
        if (L->planet == g->capital) {
            withdraw(c, g, patrols(c, g, L->planet), RULE(246));
            continue;
        }
        if (!(g->troops_on[L->planet] & (g->troops_on[L->planet] - 1))) continue;
        {
            u32 kept = patrols(c, g, L->planet);
            if (kept) {                                      /* FR-244 */
                withdraw(c, g, g->troops_on[L->planet] & ~bit(LOWEST(kept)), RULE(244));
                continue;
            }
        }
        ASK(WHICH_STAYS, f->seat)
            for EACH(t, one_of_each(g, g->troops_on[L->planet]))
                OFFER(ACT_STATION, g->troop[LOWEST(rest_t)].kind, L->planet);
        {
            u32 kept = 0;
            for EACH(t, one_of_each(g, g->troops_on[L->planet]))
                if (g->troop[LOWEST(rest_t)].kind == ANSWER.a) kept = bit(LOWEST(rest_t));
            HAPPEN(EV_STATIONED, RULE(245), f->seat, ANSWER.a, L->planet);
            withdraw(c, g, g->troops_on[L->planet] & ~kept, RULE(245));
        }
    }
    END
}

/* -- Clean-up ----------------------------------------------------------------------------------------------------- */

void clean_up(struct context *c, STATE *g)
{
    for EACH(t, g->troops) {                                 /* FR-250 */
        struct troop *t = &g->troop[LOWEST(rest_t)];
        if (!t->commander) continue;
        HAPPEN(EV_WITHDREW, RULE(250), NOBODY, t->commander, t->planet);
        discard_kind(c, g, IN_PLAY, t->commander);
        t->commander = 0;
    }
    for (int pile = PLOT + g->active; pile <= SHOWN + g->active; pile += SHOWN - PLOT)
        while (pile_size(g, pile)) {                         /* FR-081, FR-251 */
            HAPPEN(EV_UNUSED, RULE(251), g->active, card_at(STOCK(g), pile, 0));
            discard_card(c, g, pile, 0);
        }
    g->moved_people = g->moved_units = 0;
}
