/* move.c: moving (chapter 10), shifts and pushes, and the captive (GC-S20). */
#include "procedures.h"

/* -- Where figures may be ----------------------------------------------------------------------------------------- */

static bool in_control_room(struct context *c, const STATE *g, int cell)
{
    return ROOM(g->tile[tile_of(cell)].room)->kind == CONTROL_ROOM;
}

bool may_enter(struct context *c, const STATE *g, int figure, int tile)
{
    return !is_hero(figure) || g->door_opened || !in_control_room(c, g, first_cell[tile]); /* GC-S87 */
}

bool may_stand(struct context *c, const STATE *g, int figure, int cell)
{
    if (g->who[cell] != NOWHERE || !g->tile[tile_of(cell)].room) return false;
    if (DOT(g, cell) == SOLID || DOT(g, cell) == REINFORCEMENT) return false; /* GC-125, GC-152 */
    return may_enter(c, g, figure, tile_of(cell));
}

u32 free_spaces(struct context *c, const STATE *g, int tile)
{
    const struct layout *s = SHAPE(g, tile);
    u32 spaces = 0;
    for (int area = 0; area < AREAS; area++) spaces |= s->cells[area];
    return spaces & ~g->tile[tile].taken;
}

bool is_sheltered(struct context *c, const STATE *g, int figure)
{
    return on_board(g, figure) && !g->door_opened && in_control_room(c, g, g->at[figure]);
}

/* The captive is safe at the Entrance. */
static void bring_home(struct context *c, STATE *g)
{
    for (int t = 0; t < TILES; t++) {
        if (!ROOM(g->tile[t].room)->captive || !is_open_objective(c, g, t)) continue;
        put_figure(g, CAPTIVE, NOWHERE);
        settle_objective(c, g, t, NEUTRALISED, 261);
        return;
    }
}

void relocate(struct context *c, STATE *g, int figure, int cell, u8 event, rule_number rule)
{
    put_figure(g, figure, cell);
    if (event == EV_LED) HAPPEN(event, rule, player_of(g, g->active), cell, g->guardian[g->active].hero);
    else HAPPEN(event, rule, player_of(g, figure), figure, cell);
    if (figure == CAPTIVE && g->captive_free && DOT(g, cell) == GREEN) bring_home(c, g);
}

void swap_figures(struct context *c, STATE *g, int a, int b, rule_number rule)
{
    int to_a = g->at[b], to_b = g->at[a];
    put_figure(g, a, NOWHERE);
    relocate(c, g, b, to_b, EV_PUT, rule);
    relocate(c, g, a, to_a, EV_PUT, rule);
}

/* -- Moves -------------------------------------------------------------------------------------------------------- */

/* The second thing of an option for each cell of a tile, from the first one on; beyond the tile nothing. */
#define ROW_TO(n) SECOND_THING(n), SECOND_THING(n + 1), SECOND_THING(n + 2), SECOND_THING(n + 3), SECOND_THING(n + 4)
enum { NO_CELLS = 32 - TILE_CELLS, MARKS = AREA_SPACES + 1 };
static const u32 second_from[TILE_CELLS + NO_CELLS] = {
    ROW_TO(0), ROW_TO(CELLS_WIDE), ROW_TO(2 * CELLS_WIDE), ROW_TO(3 * CELLS_WIDE), ROW_TO(4 * CELLS_WIDE)};

/* As many as an Area has Spaces at most are noted, whether they are there or not: how many there are is hard to
 * predict. Marks beyond the tile follow the free Spaces: how many of them are left tells how many Spaces there were. */
void offer_moves(struct context *c, const STATE *g, int figure, const struct mover *m)
{
    struct action *option = options_begin(c, CELLS + AREA_SPACES);
    for EACH_TILE_OF(tile, reach(c, g, m)) {                 /* GC-110 to GC-120 */
        const u32 first = option_piece(ACT_MOVE, (struct operands){figure, first_cell[tile]});
        const u32 free = ~g->tile[tile].taken, *cells = SHAPE(g, tile)->cells;
        for EACH_BIT(area, AREAS_OF(tile)) {
            u32 rest = (cells[area] & free) | (bit(MARKS) - 1) << TILE_CELLS; /* GC-111, GC-301 */
            for (int n = 0; n < AREA_SPACES; n++, rest &= rest - 1)
                note_piece(&option[n], first + second_from[lowest(rest)]);
            option += TILE_CELLS + AREA_SPACES - lowest(rest);
        }
    }
    options_end(c, option);
}

/* -- Why a Move does not lead somewhere ---------------------------------------------------------------------------- */

/* Which closed things a Move is asked about as if they were open. */
enum { OBSTACLES = 1, DOORS = 2, AIRLOCKS = 4, ALL_CLOSED = 7 };

/* The Areas that would be offered if all Spaces were free and these things open. */
static areas within(struct context *c, const STATE *g, int figure, struct mover m, int opened)
{
    const u16 listed = c->count;
    areas found = 0;
    STATE copy = *g;
    for (int t = 0; t < TILES; t++) {
        copy.tile[t].taken = 0;
        copy.tile[t].cleared |= copy.tile[t].room && opened & OBSTACLES && ROOM(copy.tile[t].room)->obstacle;
    }
    for (int i = 0; i < LINKS_MOST && copy.link[i].kind; i++)
        copy.link[i].open |= !!(opened & (copy.link[i].kind == AIRLOCK ? AIRLOCKS : DOORS));
    refresh_links(&copy);
    offer_moves(c, &copy, figure, &m);
    for (int i = listed; i < c->count; i++) found |= bit64(area_of(c, g, c->option[i].b));
    c->count = listed;
    return found;
}

/* Every free Space of some Areas is refused. */
static void refuse_areas(struct context *c, const STATE *g, int figure, areas set, rule_number rule, const char *reason)
{
    for EACH_BIT(area, set) {
        const int tile = area / AREAS;
        for EACH_BIT(local, SHAPE(g, tile)->cells[area % AREAS] & ~g->tile[tile].taken)
            REFUSE(ACT_MOVE, rule, reason, figure, cell_of(tile, local));
    }
}

/* Spaces that he comes to and cannot end on. */
static void refuse_spaces(struct context *c, const STATE *g, int figure, areas reached)
{
    for EACH_TILE_OF(tile, reached) {
        const struct layout *s = SHAPE(g, tile);
        for (int local = 0; local < TILE_CELLS; local++) {
            const int cell = cell_of(tile, local);
            if (cell == g->at[figure]) continue;
            if (s->dot[local] == REINFORCEMENT)
                REFUSE(ACT_MOVE, 125, "nobody moves onto a Reinforcement Space", figure, cell);
            else if (s->area[local] != NO_AREA && in_set(AREAS_OF(tile), s->area[local]) && g->who[cell] != NOWHERE)
                REFUSE(ACT_MOVE, 119, "somebody stands there", figure, cell);
        }
    }
}

/* Nearest reasons first: what an Enemy keeps him from, what is shut, and what is one Area too far. Nobody expects to
 * come further than that. */
void refuse_moves(struct context *c, const STATE *g, int figure, const struct mover *m)
{
    struct mover slips = *m, flies = *m, further = *m;
    slips.slips = flies.slips = flies.flies = further.slips = further.flies = true;
    further.speed++;
    areas seen = within(c, g, figure, *m, 0);
    const struct { areas set; rule_number rule; const char *reason; } why[] = {
        {within(c, g, figure, slips, 0), 112, "an Enemy stands in the Area where the Move begins"},
        {within(c, g, figure, flies, 0), 116, "an Area with an Enemy is on the way"},
        {within(c, g, figure, flies, OBSTACLES), RULING_(104), "an obstacle is in the way"},
        {within(c, g, figure, flies, DOORS), 121, "a closed Door is in the way"},
        {within(c, g, figure, flies, AIRLOCKS), RULING_(9), "a sealed Airlock is in the way"},
        {within(c, g, figure, flies, ALL_CLOSED), 121, "the way there is closed"},
        {within(c, g, figure, further, 0), 110, "that is further than the Speed allows"},
    };
    refuse_spaces(c, g, figure, seen);
    for (int i = 0; i < COUNT(why); i++) {
        refuse_areas(c, g, figure, why[i].set & ~seen, why[i].rule, why[i].reason);
        seen |= why[i].set;
    }
}

/* -- A Move without an Action -------------------------------------------------------------------------------------- */

#define STEPS_free_move(S, Q) \
    Q(WHERE, 110, "Where does the figure move, if at all?", WAY, .pass = "Do not move") \
    Q(LEADING, RULING_(20), "Do you take the captive along?", WAY, .pass = "Leave the captive behind")

PROC(free_move)
{
    struct mover m = {0};
    BEGIN(free_move)
    if (!on_board(g, L->figure)) RETURN(0);
    ASK(WHERE, f->seat) {
        m = mover_of(c, g, L->figure, L->areas);
        m.flies |= L->flies;
        OFFER(ACT_PASS);
        offer_moves(c, g, L->figure, &m);
        if (wants_reasons(c)) refuse_moves(c, g, L->figure, &m);
    }
    if (ANSWER.verb == ACT_PASS) RETURN(0);
    L->from = g->at[L->figure];
    relocate(c, g, L->figure, ANSWER.b, EV_MOVED, 110);
    if (is_hero(L->figure) && can_lead(c, g, L->figure, L->from)) {
        ASK(LEADING, f->seat) offer_lead(c, g, L->figure);
        if (ANSWER.verb == ACT_LEAD) relocate(c, g, CAPTIVE, ANSWER.a, EV_PUT, RULING_(20));
    }
    RETURN(1);
}

/* -- The captive -------------------------------------------------------------------------------------------------- */

static int spaces_beside(struct context *c, const STATE *g, int figure, int cell, u8 out[DIRECTIONS])
{
    u8 near[DIRECTIONS];
    int n = neighbours(c, g, cell, near), count = 0;
    for (int i = 0; i < n; i++)
        if (may_stand(c, g, figure, near[i])) out[count++] = near[i];
    return count;
}

/* Why nobody can be put from one Space on another that touches it; NULL: he can (GC-152, GC-S62, GC-S120). */
static const char *step_fault(struct context *c, const STATE *g, int figure, int from, int to)
{
    if (!adjacent(c, g, from, to)) return "a wall or a closed Door is between";
    if (g->who[to] != NOWHERE) return "somebody stands there";
    if (DOT(g, to) == REINFORCEMENT) return "it is a Reinforcement Space";
    return may_stand(c, g, figure, to) ? NULL : "the Control Room door is closed";
}

/* Spaces that touch one and where a figure cannot be put; the figure is the first thing that the verb names, or not. */
static void refuse_beside(struct context *c, const STATE *g, u8 verb, rule_number rule, int figure, int from)
{
    for (int d = 0; d < DIRECTIONS && wants_reasons(c); d++) {
        const int to = cell_beyond(from, (enum direction)d);
        if (to == NOWHERE || !g->tile[tile_of(to)].room || DOT(g, to) == SOLID || to == g->at[figure]) continue;
        const char *fault = step_fault(c, g, figure, from, to);
        if (fault && verb == ACT_LEAD) REFUSE(verb, rule, fault, to);
        else if (fault) REFUSE(verb, rule, fault, figure, to);
    }
}

bool can_lead(struct context *c, const STATE *g, int hero, int from)
{
    u8 cells[DIRECTIONS];
    return g->captive_free && on_board(g, CAPTIVE) && on_board(g, hero) && adjacent(c, g, from, g->at[CAPTIVE]) &&
           spaces_beside(c, g, CAPTIVE, g->at[hero], cells) > 0;
}

void offer_lead(struct context *c, const STATE *g, int hero)
{
    u8 cells[DIRECTIONS];
    int n = spaces_beside(c, g, CAPTIVE, g->at[hero], cells);
    OFFER(ACT_PASS);
    for (int i = 0; i < n; i++) OFFER(ACT_LEAD, cells[i]);
    refuse_beside(c, g, ACT_LEAD, RULING_(20), CAPTIVE, g->at[hero]);
}

/* -- Shifts and pushes -------------------------------------------------------------------------------------------- */

bool can_shift(struct context *c, const STATE *g, int figure)
{
    u8 cells[DIRECTIONS];
    if (!on_board(g, figure) || figure == CAPTIVE) return false;
    const int from = g->at[figure], tile = tile_of(from);
    if (ANY(local, SHAPE(g, tile)->beside[local_of(from)] & ~g->tile[tile].taken,
            may_stand(c, g, figure, cell_of(tile, local)))) return true;
    return spaces_beside(c, g, figure, from, cells) > 0;     /* or in another room */
}

#define STEPS_shift(S, Q) \
    Q(WHERE, RULING_(120), "Where does the figure shift, if at all?", WAY, .pass = "Do not shift") \
    Q(PUSH, 150, "Where do you push the figure, if at all?", .pass = "Do not push")

/* A push or shift to an adjacent Space (GC-150 to GC-153, GC-S62, GC-S63, GC-S120). */
PROC(shift)
{
    u8 cells[DIRECTIONS];
    int n;
    BEGIN(shift)
    while (L->left && can_shift(c, g, L->figure)) {
        if (L->pushed) {
            ASK(PUSH, f->seat) {
                OFFER(ACT_PASS);                             /* GC-151 */
                n = spaces_beside(c, g, L->figure, g->at[L->figure], cells);
                for (int i = 0; i < n; i++) OFFER(ACT_PUSH_TO, L->figure, cells[i]);
                refuse_beside(c, g, ACT_PUSH_TO, 152, L->figure, g->at[L->figure]);
            }
        } else {
            ASK(WHERE, f->seat) {
                OFFER(ACT_PASS);
                n = spaces_beside(c, g, L->figure, g->at[L->figure], cells);
                for (int i = 0; i < n; i++) OFFER(ACT_SHIFT_TO, L->figure, cells[i]);
                refuse_beside(c, g, ACT_SHIFT_TO, RULING_(120), L->figure, g->at[L->figure]);
            }
        }
        if (ANSWER.verb == ACT_PASS) RETURN(0);
        relocate(c, g, L->figure, ANSWER.b, L->pushed ? EV_PUSHED : EV_SHIFTED, L->pushed ? 150 : RULING_(120));
        L->left--;
    }
    END
}
