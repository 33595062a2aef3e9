/* bot_worth.c: what things are worth to the quick bot: characters, planets, cards, attacks, declarations. */
#include "bot_mind.h"

int worth_of_person(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    return POWER * CARD(id)->politics + 2 * CARD(id)->command + CARD(id)->combat;
}

/* -- Planets ------------------------------------------------------------------------------------------------------ */

int worth_of_planet(const struct mind *m, u8 planet)
{
    const struct context *c = m->c;
    return POWER * PLANET(planet)->influence + HAND_CARD * PLANET(planet)->economy;
}

/* By how much we would lead, as far as all can see, if the Capital fell to this player now. */
static int lead_by_fall(const struct mind *m, seat taker)
{
    const struct context *c = m->c;
    int gain = PLANET(m->g->capital)->influence, best = 0;
    for (seat s = 0; s < m->g->players; s++)
        if (s != m->who) best = max_int(best, m->power[s] + (s == taker ? gain : 0));
    return m->power[m->who] + (taker == m->who ? gain : 0) - best;
}

/* What the fall of the Capital by our hand is worth: victory if we lead then. Whoever is behind makes another win by
 * it, and waits as long as that one may still be overtaken; secret points may make up for a little. */
static int worth_of_fall(const struct mind *m)
{
    int lead = lead_by_fall(m, m->who);
    if (lead >= 0) return VICTORY;
    return m->left > 1 ? max_int(0, VICTORY + 40 * lead) : max_int(VICTORY / 2, VICTORY + 4 * lead);
}

int worth_of_freeing(const struct mind *m, u8 planet)
{
    const STATE *g = m->g;
    if (planet == g->capital) return worth_of_fall(m);
    int worth = worth_of_planet(m, planet);
    if ((in_set(g->outer, planet) && m->outer) || (in_set(g->central, planet) && m->central))
        worth += m->urgent ? 3 * GATE : GATE;
    return worth;
}

int worth_of_rebellion(const struct mind *m, u8 planet, int sum)
{
    const STATE *g = m->g;
    int garrison = g->world[planet].garrison, troops = troops_of(m, planet), worth = worth_of_freeing(m, planet);
    if (!garrison && !troops) return 0;
    if (!garrison) return worth * chance_to_clear(m, planet, sum, 2 * troops) / SURE; /* FR-177 */
    int chance = chance_to_clear(m, planet, sum, garrison), step = worth / (garrison + 4);
    if (troops) chance = guard_of(m, planet) > troops ? chance / 2 : 0;
    /* What is left of the Capital's garrison falls to whoever comes next. */
    if (planet == g->capital && !m->urgent) step = 1;
    int rest = step * mean_reduction(m, planet, sum, garrison) * (SURE - chance) / SURE; /* when it is not cleared */
    return (worth * chance + rest) / SURE;
}

/* -- Cards in hand ------------------------------------------------------------------------------------------------ */

static int worth_of_window(const struct mind *m, u8 window)
{
    switch ((enum moment)window) {
    case M_DOOMSDAY: return 12;
    case M_REBELLION: case M_REBELLED: return 8;
    case M_COMBAT: case M_BEATEN: return 5;
    case M_SABOTAGE: return m->left <= 4 ? 5 : -1;
    case M_DEPLOYED: return m->g->player[m->who].planets ? 5 : 1;
    case M_BATTLE: case M_REACTION: case M_MOVEMENT: return m->g->player[m->who].units ? 3 : -2;
    default: return 2;
    }
}

int worth_of_card(const struct mind *m, u8 card)
{
    const struct context *c = m->c;
    const struct card_row *row = CARD(card);
    const struct player *p = &m->g->player[m->who];
    switch ((enum card_family)row->family) {
    case REBEL: return 10 + worth_of_person(m, card);
    case IMPERIAL: return p->points[card] ? 8 + row->politics : row->combat - 1;
    case MONSTER: return row->combat - 2;
    case REBEL_UNIT:
        if (promotes_own(m, row->strength)) return 8 + row->strength;
        if (row->special) return p->people ? 3 : 0;
        return in_set(m->g->formed, row->strength) && p->planets ? 2 : -2;
    case IMPERIAL_UNIT: return m->urgent ? -2 : row->strength / 2;
    default: return worth_of_window(m, row->window);
    }
}

/* The Rebellion that is being prepared or has been rolled. */
static const struct rebellion *rebellion_below(const struct mind *m)
{
    for (struct frame *f = frame_at(&m->g->head, m->g->head.top); f; f = caller(f))
        if (f->proc == P_rebellion) return (const struct rebellion *)(const void *)f->local;
    return NULL;
}

static int worth_of_roll(const struct mind *m, u8 window)
{
    const struct rebellion *r = rebellion_below(m);
    if (!r) return 1;
    int garrison = m->g->world[r->planet].garrison, sum = r->sum + m->g->roll_bonus;
    int missing = garrison ? garrison : 2 * troops_of(m, r->planet);
    if (window == M_REBELLED) {
        if (r->sum - r->dice >= missing) return -5;
        return chance_to_clear(m, r->planet, r->sum, missing) >= 12 ||
               r->dice >= (r->planet == m->g->capital ? 9 : 5) ? 8 : -2;
    }
    int now = chance_to_clear(m, r->planet, sum, missing), then = chance_to_clear(m, r->planet, sum + 2, missing);
    return then - now >= 5 ? 8 : -2;
}

/* A card for a battle: what is won anyway, or lost anyway, needs none. */
static int worth_of_ambush(const struct mind *m)
{
    enum { ADDED = 2, ENOUGH = 5 }; /* what it adds to the rebel total; the gain (36ths) that is worth a card */
    const STATE *g = m->g;
    struct frame *f = frame_at(&g->head, g->head.top);
    while (f && f->proc != P_battle) f = caller(f);
    const struct battle *b = f ? (const struct battle *)(const void *)f->local : NULL;
    if (!b || b->assault) return 6;
    int lead = SUM(slot, b->in, rebel_total(m->c, g, slot)) + g->roll_bonus - troops_of(m, b->planet);
    return chance_to_win(lead + ADDED) - chance_to_win(lead) >= ENOUGH ? 6 : -2;
}

int worth_of_playing(const struct mind *m, u8 card)
{
    const struct context *c = m->c;
    switch ((enum moment)CARD(card)->window) {
    case M_DOOMSDAY: return m->left <= 2 || m->urgent ? 8 : -4;
    case M_REBELLION: case M_REBELLED: return worth_of_roll(m, CARD(card)->window);
    case M_MOVEMENT: {
        int most = 0;
        for EACH_BIT(slot, m->g->player[m->who].units & ~m->g->moved_units) {
            u8 to;
            most = max_int(most, worth_of_march(m, slot, true, &to));
        }
        return most;
    }
    case M_BATTLE: return worth_of_ambush(m);
    case M_REACTIONS: return m->g->active == m->who ? 2 : -2;
    default: return 6;
    }
}

/* -- Imperial cards ----------------------------------------------------------------------------------------------- */

/* The highest command among the imperial characters that we have plotted: they follow a unit. */
static int command_to_come(const struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int most = 0;
    for (int pile = PLOT + m->who; pile <= SHOWN + m->who; pile += SHOWN - PLOT)
        for EACH_CARD(card, STOCK(g), pile)
            if (CARD(card)->family == IMPERIAL) most = max_int(most, CARD(card)->command);
    return most;
}

/* What a planet is worth that its owner loses to the Empire. */
static int worth_of_occupation(const struct mind *m, u8 planet)
{
    return worth_of_planet(m, planet) * enmity(m, m->g->world[planet].owner) / 6;
}

/* What so much more command is worth to imperial units of this strength against the guard of a planet. */
static int worth_of_leading(const struct mind *m, u8 planet, int strength, int command)
{
    const STATE *g = m->g;
    int guard = guard_of(m, planet);
    if (!guard || g->world[planet].status != IN_REVOLT || m->urgent) return 0;
    return worth_of_occupation(m, planet) *
           (chance_to_win(strength + command - guard) - chance_to_win(strength - guard)) / SURE;
}

int worth_of_posting(const struct mind *m, u8 planet, int command)
{
    return worth_of_leading(m, planet, troops_of(m, planet), command);
}

int worth_of_commander(const struct mind *m, u8 card)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int strength = 0, most = 0;
    for EACH_CARD(id, STOCK(g), HAND + m->who)
        if (CARD(id)->family == IMPERIAL_UNIT) strength = max_int(strength, CARD(id)->strength);
    if (!strength) return 0;
    for EACH_BIT(planet, g->open & g->revolt)
        most = max_int(most, worth_of_leading(m, planet, strength, CARD(card)->command));
    return most;
}

int worth_of_deploying(const struct mind *m, u8 planet, int strength)
{
    const STATE *g = m->g;
    const struct world *w = &g->world[planet];
    int guard = guard_of(m, planet), hate = enmity(m, w->owner);
    if (planet == g->capital) { /* a player who would lose by its fall wins time, as long as there is some */
        int behind = m->power[m->rival] - m->power[m->who];
        return behind >= 3 && m->left >= g->players ? behind + strength : -5;
    }
    if (w->status != IN_REVOLT || !hate || m->urgent) return -5;
    bool needed = in_set(g->outer, planet) ? set_count(g->revolt & g->outer) <= 3
                                           : set_count(g->revolt & g->central) <= 2;
    if (needed && m->left <= 5) return -5;
    int chance = guard ? chance_to_win(strength + command_to_come(m) - guard) : SURE;
    return worth_of_occupation(m, planet) * chance / SURE - strength - (guard != 0); /* the weakest unit does it */
}

/* -- Units -------------------------------------------------------------------------------------------------------- */

/* What the defeat of the Empire on a planet is worth to us. */
static int worth_of_victory(const struct mind *m, u8 planet)
{
    const STATE *g = m->g;
    const struct world *w = &g->world[planet];
    if (w->owner == m->who) return worth_of_planet(m, planet);
    if (w->owner != NOBODY) return -worth_of_occupation(m, planet);
    return g->active == m->who && !w->garrison ? worth_of_freeing(m, planet) : 0;
}

int worth_of_fighting(const struct mind *m, int slot)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct battle *b = LOCALS(battle, asking(m->c));
    int troops = troops_of(m, b->planet), own = rebel_total(c, g, slot);
    int rest = SUM(other, b->in & ~bit(slot), rebel_total(c, g, other));
    int with = chance_to_win(rest + own - troops), without = rest ? chance_to_win(rest - troops) : 0;
    int risk = POWER * CARD(g->rebel[slot].kind)->strength * chance_to_win(troops - rest - own);
    return (worth_of_victory(m, b->planet) * (with - without) - risk) / SURE;
}

int worth_of_guard(const struct mind *m, int slot, u8 planet)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct world *w = &g->world[planet];
    int total = rebel_total(c, g, slot), troops = troops_of(m, planet), others = guard_of(m, planet);
    int worth = w->owner == m->who ? worth_of_planet(m, planet) : 0;
    if (g->rebel[slot].planet == planet && !is_guerrilla(g, slot)) others -= total;
    if (is_guerrilla(g, slot)) return w->owner == m->who ? 1 : 0;
    if (!troops) return others ? worth / 8 : worth / 3;
    if (total + others < troops - 1) return -2 * CARD(g->rebel[slot].kind)->strength;
    if (w->owner == m->who) return others > troops ? worth / 4 : worth;
    if (!w->garrison && w->status != IN_REVOLT && g->active == m->who) return worth_of_freeing(m, planet) / 2;
    return -2;
}

/* -- Influence and attacks ---------------------------------------------------------------------------------------- */

int worth_of_declaring(const struct mind *m, u8 id, int points)
{
    const STATE *g = m->g;
    int most = 0;
    if (g->person[id].controller == m->who) return -10; /* the answer to a takeover comes early enough */
    for (seat s = 0; s < g->players; s++)
        if (s != m->who && is_declared(g, s, id)) most = max_int(most, g->player[s].points[id]);
    if (points <= most) return -10;
    return worth_of_person(m, id) + points - 12; /* small stakes are answered too easily */
}

int worth_of_attack(const struct mind *m, u8 card, u8 target)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct person *p = &g->person[target];
    int combat = min_int(6, CARD(card)->combat), hate = enmity(m, p->controller), worth = worth_of_person(m, target);
    int chance = combat * (6 - min_int(6, CARD(target)->combat));
    bool capital = p->place == g->capital;
    for EACH_BIT(id, g->people_on[p->place] & g->player[p->controller].people)
        if (g->person[id].mission == ESCORT && g->person[id].object == target)
            chance = chance * (6 - min_int(6, CARD(id)->combat)) / 6;
    if (p->mission == SABOTAGE) return m->left <= 3 ? -20 : worth * chance / SURE - 4;
    if (p->mission == REBELLION && capital) {
        if (m->left <= 1 || lead_by_fall(m, p->controller) > 0) return -20; /* its fall may be our victory */
        worth += VICTORY / 3;
    } else {
        if (m->urgent || !hate) return -20;
        worth = worth * min_int(6, hate + 1) / 6;
    }
    if (g->player[m->who].points[target] && is_declared(g, m->who, target)) worth += 2;
    if (CARD(card)->family == IMPERIAL && g->player[m->who].points[card]) worth -= 2;
    return worth * chance / SURE - 2;
}
