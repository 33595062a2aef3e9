/* invariants.c: what is true of every state of Freedom between two answers; positions are held to it. */
#include "engine/field_access.h"
#include "procedures.h"

static bool is_seat(const STATE *g, seat s) { return s < g->players; }

/* -- Cards -------------------------------------------------------------------------------------------------------- */

static const char *broken_stock(struct context *c, const STATE *g)
{
    int cards = g->stock.start[PILES], copies = 0;
    u8 seen[256] = {0};
    if (!cards) return g->turn ? "there are no cards" : NULL;
    for (int i = 0; i < cards; i++) seen[g->stock.id[i]]++;
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) {
        copies += CARD(id)->copies;
        if (seen[id] != CARD(id)->copies) return "a card is lost or doubled";
    }
    if (copies != cards) return "there are cards that the content does not have";
    for (seat s = 0; s < PLAYERS; s++)
        for (int pile = HAND + s; pile <= SHOWN + s; pile += PLAYERS) {
            if (!is_seat(g, s) && pile_count(STOCK(g), pile)) return "an empty seat has cards";
            for (int i = g->stock.start[pile]; i < g->stock.start[pile + 1]; i++) {
                if (!has_seat(g->stock.known[i], s)) return "a player does not know a card of the own hand or plot";
                if (pile >= PLOT + PLAYERS && g->stock.known[i] != EVERYBODY)
                    return "a revealed card is not public (FR-096)";
            }
            if (has_seat(g->acted, s) && pile != HAND + s && pile_count(STOCK(g), pile))
                return "plotted cards outlive the player turn (FR-081)";
        }
    return NULL;
}

/* The cards in play are those of the characters, units and imperial commanders on the table, no others. */
static const char *broken_play(struct context *c, const STATE *g)
{
    u8 there[256] = {0};
    int pieces = 0;
    if (!g->turn) return g->in_play || g->rebels || g->troops ? "pieces are in play before the first Turn" : NULL;
    for EACH_BIT(id, g->in_play) there[id]++, pieces++;
    for EACH_BIT(slot, g->rebels) there[g->rebel[slot].kind]++, pieces++;
    for EACH_BIT(slot, g->troops) {
        const struct troop *t = &g->troop[slot];
        there[t->kind]++, pieces++;
        if (t->commander) there[t->commander]++, pieces++;
    }
    if (pieces != pile_count(STOCK(g), IN_PLAY)) return "the cards in play are not the pieces on the table";
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++)
        if (copies_in(STOCK(g), IN_PLAY, (u8)id) != there[id]) return "a card in play has no piece";
    return NULL;
}

/* -- Pieces ------------------------------------------------------------------------------------------------------- */

static const char *broken_person(struct context *c, const STATE *g, u8 id)
{
    const struct person *p = &g->person[id];
    if (p->controller == NOBODY)
        return p->place || p->mission || p->object ? "a character out of play has a place or mission" : NULL;
    if (!is_seat(g, p->controller) || !is_character(c, id)) return "a character of nobody is in play";
    if (p->place > c->content->count[KIND_PLANET]) return "a character is nowhere";
    if (p->mission > FORM_GUERRILLAS) return "there is no such mission";
    if (!p->place && p->mission) return "a staged character has a mission (FR-094)";
    if (p->mission == COMMAND) {
        if (p->object >= UNITS || !in_set(g->rebels, p->object) || g->rebel[p->object].commander != id)
            return "a commander has no unit";
        if (g->rebel[p->object].planet != p->place) return "a commander is not with the unit (FR-129)";
        if (g->rebel[p->object].owner != p->controller) return "a commander leads another player's unit (FR-139)";
        if (!CARD(id)->command) return "a character without command commands (FR-140)";
    } else if (p->mission && p->controller != g->active) {
        return "a character of a non-active player has a mission (FR-196)";
    }
    if (p->mission == SABOTAGE && (p->place != g->capital || !p->object))
        return "Sabotage away from the Capital (FR-144)";
    if (p->mission == ESCORT && (!is_character(c, p->object) || p->object == id))
        return "an escort of nobody (FR-145)";
    return NULL;
}

static const char *broken_units(struct context *c, const STATE *g)
{
    for (u8 slot = 0; slot < UNITS; slot++) {
        const struct rebel *r = &g->rebel[slot];
        const struct troop *t = &g->troop[slot];
        if (!r->kind && (r->owner || r->planet || r->commander)) return "an empty slot is not empty";
        if (!t->kind && (t->planet || t->commander || t->damage)) return "an empty slot is not empty";
        if (r->kind) {
            if (r->kind > c->content->count[KIND_CARD] || CARD(r->kind)->family != REBEL_UNIT)
                return "a rebel unit of another family";
            if (!is_seat(g, r->owner)) return "a rebel unit of nobody (FR-012)";
            if (!r->planet || r->planet > c->content->count[KIND_PLANET]) return "a rebel unit is nowhere";
            if (!in_set(g->formed, CARD(r->kind)->strength)) return "a strength in play is not recorded (FR-294)";
            if (r->commander && (!is_character(c, r->commander) || g->person[r->commander].mission != COMMAND ||
                                 g->person[r->commander].object != slot))
                return "a unit's commander does not command it (FR-141)";
        }
        if (t->kind) {
            if (t->kind > c->content->count[KIND_CARD] || CARD(t->kind)->family != IMPERIAL_UNIT)
                return "an imperial unit of another family";
            if (!t->planet || t->planet > c->content->count[KIND_PLANET]) return "an imperial unit is nowhere";
            if (t->damage >= CARD(t->kind)->strength) return "a unit outlives its damage (FR-180)";
            if (t->damage && g->active == NOBODY) return "damage is left outside of a player turn (FR-181)";
            if (t->commander && (!is_character(c, t->commander) || CARD(t->commander)->family != IMPERIAL ||
                                 !CARD(t->commander)->command || in_set(g->in_play, t->commander)))
                return "an imperial unit has a wrong commander (FR-123)";
            if (t->commander && g->active == NOBODY && !g->ending)
                return "an imperial character outlives the player turn (FR-250)";
        }
    }
    return NULL;
}

static const char *broken_planets(struct context *c, const STATE *g)
{
    for (u8 id = 1; id <= c->content->count[KIND_PLANET]; id++) {
        const struct world *w = &g->world[id];
        if (w->status > OCCUPIED) return "a planet has no such state (FR-011)";
        if ((w->status == IN_REVOLT) != (w->owner != NOBODY))
            return "planets in revolt, and no others, have an owner (FR-011)";
        if (w->owner != NOBODY && !is_seat(g, w->owner)) return "an empty seat owns a planet";
        if (w->garrison > PLANET(id)->garrison) return "a garrison has grown (FR-260)";
        if (w->garrison && w->status != IMPERIAL_CONTROL) return "a planet with a garrison has risen (FR-263)";
    }
    for (u8 id = 0; id < PLANETS; id++)
        if ((!id || id > c->content->count[KIND_PLANET]) &&
            (g->world[id].owner != NOBODY || g->world[id].garrison || g->world[id].status))
            return "there is no such planet";
    if ((g->world[g->capital].status == IN_REVOLT) != (g->ending == CAPITAL_FELL))
        return "the game ends when the Capital falls (FR-241)";
    return NULL;
}

/* -- Players ------------------------------------------------------------------------------------------------------ */

static const char *broken_points(struct context *c, const STATE *g, seat s)
{
    const struct player *p = &g->player[s];
    u32 seen = 0;
    int given = 0;
    for (u8 id = 0; id < PEOPLE; id++) {
        if (!p->points[id]) continue;
        if (!is_character(c, id) || p->points[id] > VALUES || in_set(seen, p->points[id]))
            return "influence points are not 1 to 10 on ten characters (FR-017)";
        seen |= bit(p->points[id]);
        given++;
    }
    if (given != (g->turn && is_seat(g, s) ? VALUES : 0)) return "influence points are missing (FR-016)";
    for (u8 id = 0; id < PEOPLE && is_seat(g, s) && g->turn; id++) {
        if (!has_seat(p->points_known[id], s)) return "a player does not know the own points";
        if (p->points_known[id] == EVERYBODY && !p->points[id] && !g->ending)
            return "a declaration of no points (FR-299)";
    }
    return NULL;
}

/* Everything that follows from something else is true. */
static const char *broken_derived(struct context *c, const STATE *g)
{
    STATE fresh = *g;
    refresh(c, &fresh);
    return memcmp(&fresh, g, sizeof fresh) ? "a derived set is not true" : NULL;
}

/* -- Frames ------------------------------------------------------------------------------------------------------- */

static const char *broken_frame(struct context *c, const STATE *g, const struct frame *f)
{
    const struct procedure *p = frame_procedure(c->game, f);
    if (f->seat != NOBODY && f->seat >= g->players) return "a rule runs for an empty seat";
    for (const struct field *l = p->locals->field; l->name; l++)
        for (int i = 0; l->meaning == SEAT && i < field_numbers(l); i++)
            if (field_get(l, f->local, i) != NOBODY && field_get(l, f->local, i) >= g->players)
                return "a rule concerns an empty seat";
    if (f->proc == P_effect) {
        const struct effect *e = (const struct effect *)(const void *)f->local;
        if (e->kind != KIND_CARD || !e->card || e->card > c->content->count[KIND_CARD] || e->part != PART_EFFECT)
            return "an effect of no card runs";
        struct code code = part(c, e);
        if (e->pc > code.length || e->back > code.length) return "an effect runs behind its end";
    }
    if (f->proc == P_attack) {
        const struct attack *a = (const struct attack *)(const void *)f->local;
        if (!is_character(c, a->target) || (!is_character(c, a->fighter) && a->fighter))
            return "an attack on nobody";
    }
    if (f->proc == P_battle && ((const struct battle *)(const void *)f->local)->planet > c->content->count[KIND_PLANET])
        return "a battle is nowhere";
    return NULL;
}

static const char *broken_frames(struct context *c, const STATE *g, const u8 *stack, int used)
{
    const struct frame *f;
    const char *what;
    for (int n = 0; (f = frame_number(c->game, stack, used, n)); n++)
        if ((what = broken_frame(c, g, f))) return what;
    return NULL;
}

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    const char *what;
    if (g->players < 2 || g->players > PLAYERS) return "players";
    if (!g->scenario || g->scenario > c->content->count[KIND_SCENARIO]) return "the scenario";
    if (g->options & ~SWITCHES) return "options";
    if (!is_seat(g, g->start)) return "nobody has the start marker (FR-015)";
    if (g->turn > TURNS_MAX) return "there are too many Turns";
    if (g->open & ~(g->outer | g->central | bit(g->capital)) || (g->open & 1))
        return "a planet is open that does not exist (FR-045)";
    if (g->active != NOBODY && !is_seat(g, g->active)) return "an empty seat takes a player turn";
    if (g->active != NOBODY && has_seat(g->acted, g->active)) return "a player acts twice in a Turn (FR-090)";
    if (g->acted & ~all_seats(g->players) || g->winners & ~all_seats(g->players) || g->pinned & ~all_seats(g->players))
        return "an empty seat acts";
    if (g->markers > MARKERS || (g->markers == MARKERS && g->ending != DOOMED)) return "doomsday markers (FR-254)";
    if (g->formed & 1) return "strength 0 is recorded";
    if ((what = broken_stock(c, g)) || (what = broken_derived(c, g)) || (what = broken_play(c, g))) return what;
    for (u8 id = 0; id < PEOPLE; id++)
        if ((what = broken_person(c, g, id))) return what;
    if ((what = broken_units(c, g)) || (what = broken_planets(c, g))) return what;
    for (seat s = 0; s < PLAYERS; s++)
        if ((what = broken_points(c, g, s))) return what;
    if ((what = broken_frames(c, g, g->head.stack, g->head.used))) return what;
    for (seat s = 0; s < PLAYERS; s++)
        if (has_seat(g->head.forked, s) &&
            (what = broken_frames(c, g, lane_at(&g->head, s), lane_used(c->game, &g->head, s))))
            return what;
    return NULL;
}
