/* values.c: what follows from the state: power, totals of units, and the sets that spare the rules a search. */
#include <string.h>

#include "engine/parts.h"
#include "engine/verb.h"
#include "procedures.h"

/* -- Totals ------------------------------------------------------------------------------------------------------- */

int rebel_total(const struct context *c, const STATE *g, int slot)
{
    const struct rebel *r = &g->rebel[slot];
    int strength = PART(CARD(r->kind)->strength, "printed");
    return strength + PART_FROM(CARD(r->commander)->command, A_CARD, r->commander); /* FR-213; 0 is no card */
}

int troop_total(const struct context *c, const STATE *g, int slot)
{
    const struct troop *t = &g->troop[slot];
    int strength = PART(CARD(t->kind)->strength, "printed") + PART(-t->damage, "damage");
    return strength + PART_FROM(CARD(t->commander)->command, A_CARD, t->commander); /* FR-214, FR-215 */
}

int rebels_total(const struct context *c, const STATE *g, u32 slots)
{
    return SUM(slot, slots, PART_SUM(rebel_total(c, g, slot), A_CARD, g->rebel[slot].kind));
}

int troops_total(const struct context *c, const STATE *g, u32 slots)
{
    return SUM(slot, slots, PART_SUM(troop_total(c, g, slot), A_CARD, g->troop[slot].kind));
}

/* What a character in play counts for (FR-084). */
static int weight_of(const struct context *c, const STATE *g, u8 id)
{
    const struct person *p = &g->person[id];
    return max_int(CARD(id)->politics, p->mission == COMMAND ? CARD(g->rebel[p->object].kind)->strength : 0);
}

int political_power(const struct context *c, const STATE *g, seat who)
{
    return SUM(planet, g->player[who].planets, PART_FROM(PLANET(planet)->influence, A_PLANET, planet)) +
           SUM(id, g->player[who].people, PART_FROM(weight_of(c, g, id), A_CARD, id)); /* FR-083, FR-279, FR-289 */
}

int hand_limit(const struct context *c, const STATE *g, seat who)
{
    int limit = PART(HAND_BASE, "for every player");        /* FR-037, FR-040 */
    return limit + SUM(planet, g->player[who].planets, PART_FROM(PLANET(planet)->economy, A_PLANET, planet));
}

int planets_in_revolt(const STATE *g, u16 planets)
{
    bool scars = g->options & SCAR;                          /* FR-283 */
    return set_count(g->revolt & planets) +                  /* FR-113 */
           (scars ? SUM(planet, planets, g->world[planet].status == OCCUPIED) : 0);
}

seat most_declared(const STATE *g, u8 character)
{
    seat best = NOBODY;
    int most = 0;
    for (seat s = 0; s < g->players; s++) {
        int points = is_declared(g, s, character) ? g->player[s].points[character] : 0; /* undeclared counts as 0 */
        if (points > most) most = points, best = s;
        else if (points && points == most) best = NOBODY;    /* FR-100: a tie */
    }
    return best;
}

/* -- Derived sets ------------------------------------------------------------------------------------------------- */

u32 readiness(const struct context *c, u8 card)
{
    const struct card_row *row = CARD(card <= c->content->count[KIND_CARD] ? card : 0); /* a view has backs */
    switch ((enum card_family)row->family) {
    case IMPERIAL: case MONSTER: return READY_ATTACK;        /* FR-149 */
    case REBEL_UNIT: return row->special ? READY_UNIT | READY_GUERRILLA : READY_UNIT;
    case EVENT: case ITEM: return bit(row->window);
    default: return 0;
    }
}

void refresh_ready(struct context *c, STATE *g, seat who)
{
    u32 ready = 0;
    for EACH_CARD(card, STOCK(g), HAND + who) ready |= readiness(c, card);
    g->player[who].ready = ready;
}

static void refresh_player(struct context *c, STATE *g, seat s)
{
    struct player *p = &g->player[s];
    u32 staked = SUBSET(who, ~1u, p->points[who]);
    p->people = p->units = p->planets = 0;
    p->stakes = SUBSET(who, staked, !is_declared(g, s, who));
    p->declared = (u8)set_count(staked & ~p->stakes);
    refresh_ready(c, g, s);
}

void refresh(struct context *c, void *state)
{
    STATE *g = state;
    memset(g->people_on, 0, sizeof g->people_on);
    memset(g->rebels_on, 0, sizeof g->rebels_on);
    memset(g->troops_on, 0, sizeof g->troops_on);
    memset(g->unseen, 0, sizeof g->unseen);
    g->in_play = g->rebels = g->guerrillas = g->troops = 0;
    g->outer = g->central = g->revolt = g->capital = 0;
    for (seat s = 0; s < g->players; s++) refresh_player(c, g, s);
    for (u8 who = 1; who < PEOPLE; who++) {
        const struct person *p = &g->person[who];
        if (p->controller >= g->players || p->place >= PLANETS) continue;
        g->in_play |= bit(who);
        g->people_on[p->place] |= bit(who);
        g->player[p->controller].people |= bit(who);
    }
    for (u8 slot = 0; slot < UNITS; slot++) {
        const struct rebel *r = &g->rebel[slot];
        const struct troop *t = &g->troop[slot];
        if (r->kind && r->owner < g->players && r->planet < PLANETS) {
            g->rebels |= bit(slot);
            g->rebels_on[r->planet] |= bit(slot);
            g->player[r->owner].units |= bit(slot);
            if (CARD(r->kind)->special) g->guerrillas |= bit(slot); /* FR-006 */
        }
        if (t->kind && t->planet < PLANETS) g->troops |= bit(slot), g->troops_on[t->planet] |= bit(slot);
    }
    for (u8 id = 1; id <= c->content->count[KIND_PLANET] && id < PLANETS; id++) {
        const struct world *w = &g->world[id];
        if (PLANET(id)->zone == OUTER) g->outer |= (u16)bit(id);
        else if (PLANET(id)->zone == CENTRAL) g->central |= (u16)bit(id);
        else g->capital = id;
        if (w->status == IN_REVOLT) g->revolt |= (u16)bit(id);
        if (w->status == IN_REVOLT && w->owner < g->players) g->player[w->owner].planets |= (u16)bit(id);
    }
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++)
        if (CARD(id)->window) g->unseen[CARD(id)->window] = (u8)(g->unseen[CARD(id)->window] + CARD(id)->copies);
    for EACH_CARD(card, STOCK(g), DISCARD)
        if (CARD(card)->window) g->unseen[CARD(card)->window]--;
}

/* -- What card texts ask ------------------------------------------------------------------------------------------ */

int quantity(struct context *c, const struct effect *e, seat who, u8 quantity)
{
    (void)e;
    switch ((enum quantity)quantity) {
    case Q_PLANETS: return set_count(G->player[who].planets);
    case Q_CHARACTERS: return set_count(G->player[who].people);
    case Q_UNITS: return set_count(G->player[who].units);
    case Q_MARKERS: return G->markers;
    }
    return 0;
}

bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    (void)e;
    switch ((enum condition_word)condition.word) {
    case C_PLANETS: return set_count(G->player[who].planets) >= condition.n;
    case C_MARKERS: return G->markers >= condition.n;
    case C_TURN: return G->turn >= condition.n;
    case C_BEHIND:
        return SUBSET(s, all_seats(G->players), political_power(c, G, s) > political_power(c, G, who));
    }
    return true; /* word 0: always */
}
