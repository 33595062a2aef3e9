/* values.c: what follows from the state: power, totals of units, and the sets that spare the rules a search. */
#include <string.h>

#include "procedures.h"

#define G ((STATE *)(void *)c->head)

/* -- Totals ------------------------------------------------------------------------------------------------------- */

int rebel_total(const struct context *c, const STATE *g, int slot)
{
    return CARD(g->rebel[slot].kind)->strength + CARD(g->rebel[slot].commander)->command; /* FR-213; 0 is no card */
}

int troop_total(const struct context *c, const STATE *g, int slot)
{
    const struct troop *t = &g->troop[slot];
    return CARD(t->kind)->strength - t->damage + CARD(t->commander)->command; /* FR-214, FR-215 */
}

int power_of(const struct context *c, const STATE *g, seat who)
{
    int power = 0;
    for EACH(p, g->player[who].people) {                     /* FR-083, FR-279, FR-289: what is in play and controlled */
        const struct person *p = &g->person[LOWEST(rest_p)];
        int politics = CARD(LOWEST(rest_p))->politics;
        if (p->mission == COMMAND) politics = max_int(politics, CARD(g->rebel[p->object].kind)->strength); /* FR-084 */
        power += politics;
    }
    for EACH(w, g->player[who].planets) power += PLANET(LOWEST(rest_w))->influence;
    return power;
}

int hand_limit(const struct context *c, const STATE *g, seat who)
{
    int limit = HAND_BASE;                                   /* FR-037, FR-040 */
    for EACH(p, g->player[who].planets) limit += PLANET(LOWEST(rest_p))->economy;
    return limit;
}

int planets_risen(const STATE *g, u16 planets)
{
    int n = __builtin_popcount(g->revolt & planets);         /* FR-113 */
    for EACH(p, planets) n += (g->options & SCAR) && g->world[LOWEST(rest_p)].status == OCCUPIED; /* FR-283 */
    return n;
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
    const struct card_row *row = CARD(card);
    switch ((enum card_family)row->family) {
    case IMPERIAL: case MONSTER: return READY_ATTACK;        /* FR-149 */
    case REBEL_UNIT: return row->special ? READY_UNIT | READY_GUERRILLA : READY_UNIT;
    case EVENT: case ITEM: return 1u << row->window;
    default: return 0;
    }
}

static void refresh_player(struct context *c, STATE *g, seat s)
{
    struct player *p = &g->player[s];
    p->stakes = p->ready = p->people = p->units = 0;
    p->planets = p->declared = 0;
    for EACH_CARD(card, STOCK(g), HAND + s)
        if (card <= c->content->count[KIND_CARD]) p->ready |= readiness(c, card);
    for (u8 who = 1; who < PEOPLE; who++) {
        if (p->points[who] && p->points_known[who] == EVERYBODY) p->declared++;
        else if (p->points[who]) p->stakes |= bit(who);
    }
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
    case Q_PLANETS: return __builtin_popcount(G->player[who].planets);
    case Q_CHARACTERS: return __builtin_popcount(G->player[who].people);
    case Q_UNITS: return __builtin_popcount(G->player[who].units);
    case Q_MARKERS: return G->markers;
    }
    return 0;
}

bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    (void)e;
    switch ((enum condition_word)condition.word) {
    case C_PLANETS: return __builtin_popcount(G->player[who].planets) >= condition.n;
    case C_MARKERS: return G->markers >= condition.n;
    case C_TURN: return G->turn >= condition.n;
    case C_BEHIND:
        for (seat s = 0; s < G->players; s++)
            if (power_of(c, G, s) > power_of(c, G, who)) return true;
        return false;
    }
    return true; /* word 0: always */
}
