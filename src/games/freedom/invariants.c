/* invariants.c: what is true of every state of Freedom between two answers, besides what engine/sound.c checks. */
#include "engine/field_access.h"
#include "engine/target.h"
#include "procedures.h"

/* -- Cards and pieces --------------------------------------------------------------------------------------------- */

/* How many cards a player has plotted and not used. */
static int plotted(const STATE *g, seat s) { return pile_count(STOCK(g), PLOT + s) + pile_count(STOCK(g), SHOWN + s); }

static const char *broken_stock(struct context *c, const STATE *g)
{
    if (!g->stock.start[PILES] != !g->turn) return "cards are dealt from the first Turn on";
    for EACH_SEAT(s, all_seats(g->players)) {
        for EACH_CARD(card, STOCK(g), SHOWN + s) {
            if (g->stock.known[INDEX(card)] != EVERYBODY) return "a revealed card is not public (FR-096)";
            if (CARD(card)->family == REBEL) return "a revealed rebel character is not staged (FR-094)";
        }
        if (has_seat(g->acted, s) && plotted(g, s)) return "plotted cards outlive the player turn (FR-081)";
    }
    return NULL;
}

/* The cards in play are those of the characters, units and imperial commanders on the table, no others. */
static const char *broken_play(struct context *c, const STATE *g)
{
    u8 there[256];
    if (!g->turn) return g->in_play || g->rebels || g->troops ? "pieces are in play before the first Turn" : NULL;
    count_pieces(g, there);
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++)
        if (copies_in(STOCK(g), IN_PLAY, (u8)id) != there[id])
            return "the cards in play are not the pieces on the table";
    return NULL;
}

static const char *broken_person(struct context *c, const STATE *g, u8 id)
{
    const struct person *p = &g->person[id];
    if (p->controller == NOBODY)
        return p->place || p->mission || p->object ? "a character out of play has a place or mission" : NULL;
    if (!is_character(c, id)) return "a character of nobody is in play";
    if (p->mission > FORM_GUERRILLAS) return "there is no such mission";
    if (!p->place && p->mission) return "a staged character has a mission (FR-094)";
    if (p->mission == COMMAND) {
        const struct rebel *r = &g->rebel[p->object];
        if (!r->kind || r->commander != id) return "a commander has no unit";
        if (r->planet != p->place) return "a commander is not with the unit (FR-129)";
        if (r->owner != p->controller) return "a commander leads another player's unit (FR-139)";
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

static const char *broken_rebel(struct context *c, const STATE *g, u8 slot)
{
    const struct rebel *r = &g->rebel[slot];
    if (!r->kind) return r->owner || r->planet || r->commander ? "an empty slot is not empty" : NULL;
    if (CARD(r->kind)->family != REBEL_UNIT) return "a rebel unit of another family";
    if (r->owner == NOBODY) return "a rebel unit of nobody (FR-012)";
    if (!r->planet) return "a rebel unit is nowhere";
    if (!in_set(g->formed, CARD(r->kind)->strength)) return "a strength in play is not recorded (FR-294)";
    if (r->commander && (!is_character(c, r->commander) || g->person[r->commander].mission != COMMAND ||
                         g->person[r->commander].object != slot))
        return "a unit's commander does not command it (FR-141)";
    return NULL;
}

static const char *broken_troop(struct context *c, const STATE *g, u8 slot)
{
    const struct troop *t = &g->troop[slot];
    if (!t->kind) return t->planet || t->commander || t->damage ? "an empty slot is not empty" : NULL;
    if (CARD(t->kind)->family != IMPERIAL_UNIT) return "an imperial unit of another family";
    if (!t->planet) return "an imperial unit is nowhere";
    if (t->damage >= CARD(t->kind)->strength) return "a unit outlives its damage (FR-180)";
    if (t->damage && g->active == NOBODY) return "damage is left outside of a player turn (FR-181)";
    if (!t->commander) return NULL;
    if (CARD(t->commander)->family != IMPERIAL || !CARD(t->commander)->command || in_set(g->in_play, t->commander))
        return "an imperial unit has a wrong commander (FR-123)";
    return g->active == NOBODY && !g->ending ? "an imperial character outlives the player turn (FR-250)" : NULL;
}

static const char *broken_planet(struct context *c, const STATE *g, u8 id)
{
    const struct world *w = &g->world[id];
    if (!in_set(all_planets(g), id) || !id)
        return w->owner != NOBODY || w->garrison || w->status ? "there is no such planet" : NULL;
    if (w->status > OCCUPIED) return "a planet has no such state (FR-011)";
    if ((w->status == IN_REVOLT) != (w->owner != NOBODY))
        return "planets in revolt, and no others, have an owner (FR-011)";
    if (w->garrison > PLANET(id)->garrison) return "a garrison has grown (FR-260)";
    if (w->garrison && w->status != IMPERIAL_CONTROL) return "a planet with a garrison has risen (FR-263)";
    return NULL;
}

/* -- Players ------------------------------------------------------------------------------------------------------ */

static const char *broken_points(struct context *c, const STATE *g, seat s)
{
    const struct player *p = &g->player[s];
    bool sits = s < g->players && g->turn;
    u32 seen = 0;
    for (u8 id = 0; id < PEOPLE; id++) {
        if (sits && !has_seat(p->points_known[id], s)) return "a player does not know their own points";
        if (sits && p->points_known[id] == EVERYBODY && !p->points[id] && !g->ending)
            return "a declaration of no points (FR-299)";
        if (!p->points[id]) continue;
        if (!is_character(c, id) || in_set(seen, p->points[id]))
            return "influence points are not 1 to 10 on ten characters (FR-017)";
        seen |= bit(p->points[id]);
    }
    return set_count(seen) != (sits ? VALUES : 0) ? "influence points are missing (FR-016)" : NULL;
}

/* -- Lanes -------------------------------------------------------------------------------------------------------- */

static const char *broken_lanes(struct context *c, const STATE *g, const struct frame *top)
{
    bool plots = top && top->proc == P_turn && top->step == STEP(turn, PLOTTED);
    bool allocates = top && top->proc == P_whole_game && top->step == STEP(whole_game, ALLOCATED);
    if (g->head.forked != (plots ? plotters(g) : allocates ? all_seats(g->players) : 0))
        return "some choose who may not, or the other way round";
    for EACH_SEAT(s, allocates ? g->head.forked : 0) {
        const struct allocate *L = LOCALS(allocate, (struct frame *)(void *)lane_at(&g->head, s));
        for (int i = 0; i < L->count; i++)
            if (!is_character(c, L->chosen[i]) || memchr(L->chosen, L->chosen[i], (size_t)i))
                return "points go twice to a character (FR-016)";
    }
    return NULL;
}

/* -- Frames: what a rule that waits holds is there ---------------------------------------------------------------- */

static bool on_table(const STATE *g, u8 card) { return has_card(STOCK(g), TABLE, card); }
static bool sits(const STATE *g, seat s) { return s < g->players; }
/* A character on a planet that works for the active player. */
static bool is_placed(const STATE *g, u8 id)
{
    return id < PEOPLE && in_set(g->player[g->active].people & ~g->people_on[0], id);
}

static bool slot_in(u32 set, u8 slot) { return slot != NO_UNIT && in_set(set, slot); }

#define AT(p, NAME) (f->step == STEP(p, NAME))

static bool turn_fits(const STATE *g, const struct frame *f, const struct turn *L)
{
    seats left = (seats)(all_seats(g->players) & ~g->acted);
    if (f->step <= STEP(turn, PLOTTED)) return g->stock.start[PLOT] == g->stock.start[SHOWN + PLAYERS] && !g->acted;
    if (AT(turn, ACTED)) return sits(g, L->due) && (f != frame_at(&g->head, g->head.top) || !plotted(g, L->due));
    if (AT(turn, CUT_IN))
        return sits(g, L->due) && sits(g, L->rival) && L->due != L->rival &&
               has_seat(left, L->due) && has_seat(left, L->rival);
    return !left == AT(turn, DELAYED);
}

static bool movement_fits(struct context *c, const STATE *g, const struct frame *f, const struct movement *L)
{
    bool own = L->piece < PEOPLE && in_set(g->player[f->seat].people, L->piece);
    u8 family = on_table(g, L->piece) ? CARD(L->piece)->family : 0;
    if (AT(movement, WHICH_TROOP)) return L->act == ACT_DEPLOY && family == IMPERIAL;
    if (AT(movement, SHOWN_TO_ALL))
        return family == IMPERIAL && slot_in(g->troops_on[L->planet], L->slot) && !g->troop[L->slot].commander;
    if (!AT(movement, WHERE)) return true;
    switch (L->act) {
    case ACT_PLACE: case ACT_ENTER: return own && !g->person[L->piece].place;
    case ACT_MOVE_CHARACTER: return own && g->person[L->piece].place;
    case ACT_MOVE_UNIT: return L->piece < UNITS && in_set(movable(c, g, f->seat, false), L->piece);
    case ACT_DEPLOY: return family == IMPERIAL || family == IMPERIAL_UNIT;
    default: return false;
    }
}

static bool guerrillas_fit(struct context *c, const STATE *g, const struct frame *f, const struct guerrillas *L)
{
    if (!is_placed(g, L->who)) return false;
    return !AT(guerrillas, WHETHER_COMMAND) ||
           (slot_in(g->player[f->seat].units & g->rebels_on[g->person[L->who].place], L->slot) &&
            CARD(L->who)->command && !g->rebel[L->slot].commander);
}

static bool attack_fits(struct context *c, const STATE *g, const struct frame *f, const struct attack *L)
{
    return on_table(g, L->card) && readiness(c, L->card) == READY_ATTACK && is_placed(g, L->target) &&
           (AT(attack, SHOWN_TO_ALL) ? CARD(L->card)->family == IMPERIAL : is_placed(g, L->fighter));
}

static bool battle_fits(const STATE *g, const struct frame *f, const struct battle *L)
{
    return L->planet && L->asked <= g->players + !AT(battle, WHO_FIGHTS) && !(L->in & ~g->rebels_on[L->planet]) &&
           (!AT(battle, WHICH_LOSS) || sits(g, L->chooser));
}

/* A choice for an effect is the one that the effect has just come to. */
static bool pick_fits(struct context *c, struct frame *f, u8 verb)
{
    const struct effect *e = LOCALS(effect, caller(f));
    const struct pick_player *L = LOCALS(pick_player, f);
    struct code code = effect_code(c, e);
    if (!e->pc || e->pc > code.length) return false;
    struct instr i = c->content->code[code.at + e->pc - 1];
    u8 first = verb == V_TARGET_PLAYER ? R_PLAYER0 : R_CHARACTER0;
    return i.verb == verb && L->word == i.a && L->needs == target_needs(i) && L->reg == target_reg(i, first);
}

#define OF(p) LOCALS(p, f)

static bool frame_fits(struct context *c, const STATE *g, struct frame *f)
{
    bool asks = c->game->rules.procedures[f->proc]->steps[f->step].prompt, acts = f->seat == g->active;
    u32 units = g->player[f->seat].units;
    u8 card;
    seat who;
    switch ((enum procedure_number)f->proc) {
    case P_whole_game: return AT(whole_game, TURN_DONE) == (g->turn > 0);
    case P_turn: return turn_fits(g, f, OF(turn));
    case P_organise: return sits(g, OF(organise)->next);
    case P_promote: return on_table(g, OF(promote)->card);
    case P_merge:
        return on_table(g, OF(merge)->card) && !(OF(merge)->taken & ~(g->rebels_on[OF(merge)->planet] & units));
    case P_found: return on_table(g, OF(found)->card) && (asks || OF(found)->planet);
    case P_reinforce:
        return on_table(g, OF(reinforce)->card) && (asks || slot_in(units, OF(reinforce)->slot));
    case P_reveals:
        who = clockwise(g->players, g->start, OF(reveals)->asked);
        return OF(reveals)->asked < g->players && (asks || has_card(STOCK(g), SHOWN + who, OF(reveals)->card));
    case P_declarations: return sits(g, OF(declarations)->next);
    case P_defection:
        card = OF(defection)->card;
        return sits(g, OF(defection)->next) && CARD(card)->family == IMPERIAL && !in_set(g->in_play, card);
    case P_player_turn:
        return f->seat == LOCALS(turn, caller(f))->due && g->active == (f->step ? f->seat : NOBODY) &&
               (f->step <= STEP(player_turn, EXECUTED) || !on_mission(g, f->seat, NO_MISSION));
    case P_movement: return acts && movement_fits(c, g, f, OF(movement));
    case P_slip:
        return acts && (!AT(slip, WHERE) || slot_in(movable(c, g, f->seat, true), OF(slip)->slot));
    case P_assign: return acts && (AT(assign, NEXT_CHARACTER) || is_placed(g, OF(assign)->who));
    case P_interference: return acts && sits(g, OF(interference)->next);
    case P_attack: return attack_fits(c, g, f, OF(attack));
    case P_rebellion: return acts && OF(rebellion)->planet;
    case P_execution: case P_sabotage: case P_battles: case P_station: return acts;
    case P_guerrillas: return acts && guerrillas_fit(c, g, f, OF(guerrillas));
    case P_reaction:
        who = clockwise(g->players, g->active, OF(reaction)->asked);
        return acts && OF(reaction)->asked < g->players &&
               (!AT(reaction, WHERE) || slot_in(reactors(c, g, who), OF(reaction)->slot));
    case P_battle: return acts && battle_fits(g, f, OF(battle));
    case P_window: return sits(g, OF(window)->next) && OF(window)->moment && OF(window)->moment < MOMENTS;
    case P_play_card: return on_table(g, OF(play_card)->card) && CARD(OF(play_card)->card)->window;
    case P_effect: return OF(effect)->card == LOCALS(play_card, caller(f))->card;
    case P_pick_player: return pick_fits(c, f, V_TARGET_PLAYER);
    case P_pick_character: return pick_fits(c, f, V_TARGET_CHARACTER);
    default: return true;
    }
}

/* Rules wait at a question; only a Turn and a player turn can be begun, or gone on with, at any step. */
static const char *broken_frames(struct context *c, const STATE *g)
{
    struct frame *f, *top = g->head.top == NO_FRAME ? NULL : frame_at(&g->head, g->head.top);
    bool in_player_turn = false;
    for (int n = 0; (f = (struct frame *)(uintptr_t)frame_number(c->game, g->head.stack, g->head.used, n)); n++) {
        bool free = f->proc == P_turn || f->proc == P_player_turn || (f->proc == P_whole_game && !g->turn);
        if (!free && (!f->step || (f == top && !c->game->rules.procedures[f->proc]->steps[f->step].prompt)))
            return "a rule waits for nothing";
        if (f->proc > P_allocate && !g->turn) return "a Turn goes on before the first one";
        if (!frame_fits(c, g, f)) return "a rule of the stack holds what the position does not have";
        in_player_turn |= f->proc == P_player_turn;
    }
    if (g->active != NOBODY && !in_player_turn) return "a player is active outside of a player turn";
    return broken_lanes(c, g, top);
}

const char *find_fault(struct context *c, const void *state)
{
    const STATE *g = state;
    STATE fresh = *g;
    const char *what;
    refresh(c, &fresh);
    if (memcmp(&fresh, g, sizeof fresh)) return "a derived set is not true";
    if (!g->scenario) return "there is no scenario";
    if (g->options & ~SWITCHES) return "there is no such option";
    if (!sits(g, g->start)) return "nobody has the start marker (FR-015)";
    if (g->open & ~all_planets(g) || (g->open & 1)) return "a planet is open that does not exist (FR-045)";
    if (g->active != NOBODY && has_seat(g->acted, g->active)) return "a player acts twice in a Turn (FR-090)";
    if ((g->markers == MARKERS) && g->ending != DOOMED) return "doomsday markers (FR-254)";
    if (g->formed & 1) return "strength 0 is recorded";
    if ((what = broken_stock(c, g)) || (what = broken_play(c, g))) return what;
    for (u8 id = 0; id < PEOPLE; id++)
        if ((what = broken_person(c, g, id))) return what;
    for (u8 slot = 0; slot < UNITS; slot++)
        if ((what = broken_rebel(c, g, slot)) || (what = broken_troop(c, g, slot))) return what;
    for (u8 id = 0; id < PLANETS; id++)
        if ((what = broken_planet(c, g, id))) return what;
    if ((g->world[g->capital].status == IN_REVOLT) != (g->ending == CAPITAL_FELL))
        return "the game ends when the Capital falls (FR-241)";
    for (seat s = 0; s < PLAYERS; s++)
        if ((what = broken_points(c, g, s))) return what;
    return broken_frames(c, g);
}
