/* geometry.c: adjacency, Areas, reach and lines of sight in the base. */
#include <stdlib.h>

#include "geometry.h"
#include "line.h"

#define ROW_OF_TILES(t, l) t, t, t, t, t, t + 1, t + 1, t + 1, t + 1, t + 1, t + 2, t + 2, t + 2, t + 2, t + 2
#define FIVE_ROWS(t) ROW_OF_TILES(t, 0), ROW_OF_TILES(t, 1), ROW_OF_TILES(t, 2), ROW_OF_TILES(t, 3), ROW_OF_TILES(t, 4)
const u8 tile_of_cell[256] = {FIVE_ROWS(0), FIVE_ROWS(3), FIVE_ROWS(6)};
#define FIVE(l) l, l + 1, l + 2, l + 3, l + 4
#define LOCAL_ROW(l) FIVE(l), FIVE(l), FIVE(l)
#define LOCAL_ROWS LOCAL_ROW(0), LOCAL_ROW(5), LOCAL_ROW(10), LOCAL_ROW(15), LOCAL_ROW(20)
const u8 local_of_cell[256] = {LOCAL_ROWS, LOCAL_ROWS, LOCAL_ROWS};

#define COLUMNS 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14
#define FIVE_TIMES(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
const u8 column_of_cell[256] = {FIVE_TIMES(COLUMNS), FIVE_TIMES(COLUMNS), FIVE_TIMES(COLUMNS), COLUMNS, COLUMNS, 0};
#define ROW(n) FIVE_TIMES(n, n, n)
#define ROWS(n) ROW(n), ROW(n + 1), ROW(n + 2), ROW(n + 3), ROW(n + 4)
const u8 row_of_cell[256] = {ROWS(0), ROWS(5), ROWS(10), ROW(15), ROW(16), 17};

#define ROW_FROM(n) n, n + 1, n + 2, n + 3, n + 4
const u8 from_first[TILE_CELLS] = {
    ROW_FROM(0), ROW_FROM(CELLS_WIDE), ROW_FROM(2 * CELLS_WIDE), ROW_FROM(3 * CELLS_WIDE), ROW_FROM(4 * CELLS_WIDE)};
#define TILES_FROM(n) n, n + TILE_SIDE, n + 2 * TILE_SIDE
const u8 first_cell[TILES] = {
    TILES_FROM(0), TILES_FROM(TILE_SIDE * CELLS_WIDE), TILES_FROM(2 * TILE_SIDE * CELLS_WIDE)};

#define TOWARDS(t, o)                                                                                          \
    ((o) % FRAME_SIDE > (t) % FRAME_SIDE ? 1 << EAST : (o) % FRAME_SIDE < (t) % FRAME_SIDE ? 1 << WEST : 0) |     \
        ((o) / FRAME_SIDE > (t) / FRAME_SIDE ? 1 << SOUTH : (o) / FRAME_SIDE < (t) / FRAME_SIDE ? 1 << NORTH : 0)
#define TOWARDS_ALL(t)                                                                                         \
    {TOWARDS(t, 0), TOWARDS(t, 1), TOWARDS(t, 2), TOWARDS(t, 3), TOWARDS(t, 4), TOWARDS(t, 5), TOWARDS(t, 6),     \
     TOWARDS(t, 7), TOWARDS(t, 8)}
const u8 sides_towards[TILES][TILES] = {TOWARDS_ALL(0), TOWARDS_ALL(1), TOWARDS_ALL(2), TOWARDS_ALL(3), TOWARDS_ALL(4),
                                        TOWARDS_ALL(5), TOWARDS_ALL(6), TOWARDS_ALL(7), TOWARDS_ALL(8)};

#define TEN_OF(card) card, card, card, card, card, card, card, card, card, card
const u8 card_of_figure[FIGURES] = {
    [SKAROV_FIGURE] = SKAROV, FIRST_LIEUTENANT, FIRST_LIEUTENANT + 1, FIRST_LIEUTENANT + 2, FIRST_LIEUTENANT + 3,
    TEN_OF(FIRST_ACOLYTE), TEN_OF(FIRST_ACOLYTE + 1), TEN_OF(FIRST_ACOLYTE + 2)};

#define TEN_FROM(figure) (((1ull << ACOLYTE_FIGURES) - 1) << (figure))
const u64 figures_of_card[CARDS_OF_VILLAINS] = {
    1ull << SKAROV_FIGURE, 1ull << (SKAROV_FIGURE + 1), 1ull << (SKAROV_FIGURE + 2), 1ull << (SKAROV_FIGURE + 3),
    1ull << (SKAROV_FIGURE + 4), TEN_FROM(FIRST_ROBOT), TEN_FROM(FIRST_ROBOT + ACOLYTE_FIGURES),
    TEN_FROM(FIRST_ROBOT + 2 * ACOLYTE_FIGURES)};

/* "b2-13": tile, then row and column of the tile, from 1. */
#define NAMES_OF_ROW(t, r)                                                                                     \
    "a" t "-" r "1", "a" t "-" r "2", "a" t "-" r "3", "a" t "-" r "4", "a" t "-" r "5",                       \
    "b" t "-" r "1", "b" t "-" r "2", "b" t "-" r "3", "b" t "-" r "4", "b" t "-" r "5",                       \
    "c" t "-" r "1", "c" t "-" r "2", "c" t "-" r "3", "c" t "-" r "4", "c" t "-" r "5"
#define NAMES_OF_TILES(t) \
    NAMES_OF_ROW(t, "1"), NAMES_OF_ROW(t, "2"), NAMES_OF_ROW(t, "3"), NAMES_OF_ROW(t, "4"), NAMES_OF_ROW(t, "5")
const char *const cell_names[CELLS] = {NAMES_OF_TILES("1"), NAMES_OF_TILES("2"), NAMES_OF_TILES("3")};

static const i8 step_x[DIRECTIONS] = {0, 1, 1, 1, 0, -1, -1, -1};
static const i8 step_y[DIRECTIONS] = {-1, -1, 0, 1, 1, 1, 0, -1};
/* The same as a difference of numbers of cells, for steps that stay in the frame. */
static const i8 step[DIRECTIONS] = {-CELLS_WIDE, 1 - CELLS_WIDE, 1, CELLS_WIDE + 1, CELLS_WIDE, CELLS_WIDE - 1, -1,
                                    -CELLS_WIDE - 1};

/* The local cell in the middle of each side. */
static const u8 front[DIRECTIONS] = {[NORTH] = 2, [EAST] = 14, [SOUTH] = 22, [WEST] = 10};

int cell_beyond(int cell, enum direction d)
{
    int x = cell_column(cell) + step_x[d], y = cell_row(cell) + step_y[d];
    return x < 0 || y < 0 || x >= CELLS_WIDE || y >= CELLS_WIDE ? NOWHERE : cell_at(x, y);
}

int tile_beyond(int tile, enum direction side)
{
    enum { OUT = NOWHERE };
    static const u8 beyond[DIRECTIONS][TILES] = {
        [NORTH] = {OUT, OUT, OUT, 0, 1, 2, 3, 4, 5}, [EAST] = {1, 2, OUT, 4, 5, OUT, 7, 8, OUT},
        [SOUTH] = {3, 4, 5, 6, 7, 8, OUT, OUT, OUT}, [WEST] = {OUT, 0, 1, OUT, 3, 4, OUT, 6, 7}};
    return beyond[side][tile];
}

int front_cell(int tile, enum direction side)
{
    return cell_of(tile, front[side]);
}

int area_of(struct context *c, const STATE *g, int cell)
{
    int tile = tile_of(cell), area = SHAPE(g, tile)->area[local_of(cell)];
    return area == NO_AREA ? NO_AREA : tile * AREAS + area;
}

/* -- Barriers and adjacency ----------------------------------------------------------------------------------- */

bool has_barrier(struct context *c, const STATE *g, int cell, enum direction side)
{
    int tile = tile_of(cell), local = local_of(cell);
    if (!in_set(SHAPE(g, tile)->barrier[local], (int)side)) return false;
    return !(local == front[side] && in_set(g->tile[tile].open, (int)side)); /* GC-S102 */
}

bool has_obstacle(struct context *c, const STATE *g, int cell, enum direction side)
{
    const struct tile *t = &g->tile[tile_of(cell)];
    const struct layout *laid = &ROOM(t->room)->shape[t->turn], *clear = laid + TURNS;
    return !t->cleared && in_set(laid->barrier[local_of(cell)] & ~clear->barrier[local_of(cell)], (int)side);
}

/* Whether one can go round a point where four cells meet, from a cell to its diagonal one (GC-S103). */
static bool can_pass_corner(struct context *c, const STATE *g, int cell, enum direction d)
{
    enum direction one = (enum direction)(d - 1), other = (enum direction)((d + 1) & 7);
    int b = cell_beyond(cell, one), k = cell_beyond(cell, other);
    bool by_one = b != NOWHERE && !has_barrier(c, g, cell, one) && !has_barrier(c, g, b, other);
    return by_one || (k != NOWHERE && !has_barrier(c, g, cell, other) && !has_barrier(c, g, k, one));
}

static bool is_cut(struct context *c, const STATE *g, int cell, enum direction d)
{
    return d & 1 ? !can_pass_corner(c, g, cell, d) : has_barrier(c, g, cell, d);
}

static enum direction direction_to(int a, int b)
{
    static const u8 by_step[3][3] = {
        {NORTH_WEST, NORTH, NORTH_EAST}, {WEST, DIRECTIONS, EAST}, {SOUTH_WEST, SOUTH, SOUTH_EAST}};
    u32 x = (u32)(cell_column(b) - cell_column(a) + 1), y = (u32)(cell_row(b) - cell_row(a) + 1);
    return x < 3 && y < 3 ? (enum direction)by_step[y][x] : DIRECTIONS;
}

bool adjacent(struct context *c, const STATE *g, int a, int b)
{
    if ((u32)(a - b + CELLS_WIDE + 1) > 2 * (CELLS_WIDE + 1)) return false; /* mostly they are far apart */
    enum direction d = direction_to(a, b);
    if (d == DIRECTIONS) return false;
    if (tile_of(a) == tile_of(b)) return in_set(SHAPE(g, tile_of(a))->near[local_of(a)], (int)d);
    return g->tile[tile_of(a)].open && g->tile[tile_of(b)].room && DOT(g, b) != SOLID && !is_cut(c, g, a, d);
}

/* The sides of a tile near whose middle a local cell lies: only there can it be adjacent to another tile's. */
#define N_ (1 << NORTH)
#define E_ (1 << EAST)
#define S_ (1 << SOUTH)
#define W_ (1 << WEST)
static const u8 near_gate[TILE_CELLS] = {
    [1] = N_, [2] = N_, [3] = N_, [9] = E_, [14] = E_, [19] = E_, [21] = S_, [22] = S_, [23] = S_, [5] = W_, [10] = W_,
    [15] = W_};

static bool at_gate(const STATE *g, int cell) { return near_gate[local_of(cell)] & g->tile[tile_of(cell)].open; }

bool foes_beyond(const STATE *g, int cell, bool villains)
{
    enum { MIDDLE_ROW = 0xE }; /* of the cells in a row, those near the middle */
    static const u32 near_side[DIRECTIONS] = {
        [NORTH] = MIDDLE_ROW, [EAST] = 1u << 9 | 1u << 14 | 1u << 19, [SOUTH] = MIDDLE_ROW << 20,
        [WEST] = 1u << 5 | 1u << 10 | 1u << 15};
    int tile = tile_of(cell);
    u32 sides = near_gate[local_of(cell)] & g->tile[tile].open;
    for EACH_BIT(side, sides) {
        const struct tile *other = &g->tile[tile_beyond(tile, (enum direction)side)];
        if ((villains ? other->villains : other->heroes) & near_side[opposite((enum direction)side)]) return true;
    }
    return false;
}

bool at_shut_door(const STATE *g, int cell)
{
    const struct tile *tile = &g->tile[tile_of(cell)];
    u8 shut = tile->linked & (u8)~tile->open, side = near_gate[local_of(cell)] & shut;
    return side && local_of(cell) == front[lowest(side)];
}

/* The Spaces of other rooms that are adjacent to one; returns how many. */
static int neighbours_beyond(struct context *c, const STATE *g, int cell, u8 out[DIRECTIONS])
{
    u32 side = near_gate[local_of(cell)];
    int count = 0;
    for EACH_BIT(d, (u8)(side | side << 1 | side >> 1 | side << 7)) {
        int beyond = cell_beyond(cell, (enum direction)d);
        if (beyond != NOWHERE && tile_of(beyond) != tile_of(cell) && adjacent(c, g, cell, beyond))
            out[count++] = (u8)beyond;
    }
    return count;
}

int neighbours(struct context *c, const STATE *g, int cell, u8 out[DIRECTIONS])
{
    int count = 0;
    u8 near = SHAPE(g, tile_of(cell))->near[local_of(cell)];
    for EACH_BIT(d, near) out[count++] = (u8)(cell + step[d]);
    return at_gate(g, cell) ? count + neighbours_beyond(c, g, cell, out + count) : count;
}

/* The directions in which the cells of a tile around a local one are in a set. The set is shifted until that cell is
 * number 6; where it wraps around the end of a row, it is for the caller to know that nothing is adjacent. */
static u8 directions_in(u32 set, int local)
{
    const u64 around = (u64)set << (TILE_SIDE + 1) >> local;
    return (u8)((around >> 1 & 1 << NORTH) | (around >> 1 & 1 << NORTH_EAST) | (around >> 5 & 1 << EAST) |
                (around >> 9 & 1 << SOUTH_EAST) | (around >> 7 & 1 << SOUTH) | (around >> 5 & 1 << SOUTH_WEST) |
                (around << 1 & 1 << WEST) | (around << 7 & 1 << NORTH_WEST));
}

int foes_beside(struct context *c, const STATE *g, int cell, bool villains, u8 out[DIRECTIONS])
{
    const int tile = tile_of(cell), local = local_of(cell);
    const struct layout *s = SHAPE(g, tile);
    const u32 foes = villains ? g->tile[tile].villains : g->tile[tile].heroes;
    u8 beyond[DIRECTIONS];
    int count = 0;
    if (s->beside[local] & foes)
        for EACH_BIT(d, s->near[local] & directions_in(foes, local)) out[count++] = g->who[cell + step[d]];
    if (!foes_beyond(g, cell, villains)) return count;
    int n = neighbours_beyond(c, g, cell, beyond);
    for (int i = 0; i < n; i++) {
        u8 figure = g->who[beyond[i]];
        if (villains ? is_villain(figure) : is_hero(figure)) out[count++] = figure;
    }
    return count;
}

bool stands_beside(struct context *c, const STATE *g, int figure, int other)
{
    return on_board(g, figure) && on_board(g, other) && adjacent(c, g, g->at[figure], g->at[other]);
}

/* -- Lines of sight ------------------------------------------------------------------------------------------- */

/* Whether a line from a cell leaves its tile through the middle of an open side: elsewhere are walls, also at the
 * corners of tiles (GC-S102). Lengths are halves of a cell, places are told from the middle of the tile. The line may
 * touch an end of the middle cell: what is there is for whoever follows it. */
static bool leaves_by_gate(const STATE *g, int cell, int dx, int dy)
{
    const int middle = first_cell[tile_of(cell)] + from_first[TILE_CELLS / 2];
    const int x = 2 * (cell_column(cell) - cell_column(middle)), y = 2 * (cell_row(cell) - cell_row(middle));
    const int wide = abs(dx), high = abs(dy), side = TILE_SIDE - (dx < 0 ? -x : x), end = TILE_SIDE - (dy < 0 ? -y : y);
    const int first = side * high - end * wide; /* below 0: it comes to the west or the east first */
    const bool flat = first < 0;
    const int width = flat ? wide : high, aside = (flat ? y : x) * width + (flat ? dy : dx) * (flat ? side : end);
    const enum direction d = flat ? (dx < 0 ? WEST : EAST) : dy < 0 ? NORTH : SOUTH;
    return (first != 0) & (abs(aside) <= width) & in_set(g->tile[tile_of(cell)].open, (int)d);
}

bool clear_line(struct context *c, const STATE *g, int from, int to)
{
    if (tile_of(from) == tile_of(to)) return in_set(SHAPE(g, tile_of(from))->clear[local_of(from)], local_of(to));
    if (!rooms_open(g, tile_of(from), tile_of(to))) return false;
    const int dx = cell_column(to) - cell_column(from), dy = cell_row(to) - cell_row(from);
    if (!leaves_by_gate(g, from, dx, dy) || !leaves_by_gate(g, to, -dx, -dy)) return false;
    struct line l = line_by(dx, dy);
    for (int cell = from; cell != to;) {
        enum direction d = line_step(&l);
        if (is_cut(c, g, cell, d)) return false;
        cell += step[d];
    }
    return true;
}

/* Whether a figure stands nearer than a quarter of a cell to the segment, between its ends (GC-S15). */
static bool is_in_the_way(int from, int to, int at)
{
    int dx = 2 * (cell_column(to) - cell_column(from)), dy = 2 * (cell_row(to) - cell_row(from));
    int px = 2 * (cell_column(at) - cell_column(from)), py = 2 * (cell_row(at) - cell_row(from));
    int length = dx * dx + dy * dy, along = dx * px + dy * py, cross = dx * py - dy * px;
    return along > 0 && along < length && 4 * cross * cross < length;
}

/* Within a room only those who stand in it can be in the way. */
static bool sees_in_room(struct context *c, const STATE *g, int from, int to, u64 blockers)
{
    const int room = tile_of(from);
    const struct tile *tile = &g->tile[room];
    if (!in_set(SHAPE(g, room)->clear[local_of(from)], local_of(to))) return false;
    u32 others = (blockers & HERO_FIGURES ? tile->heroes : 0) | (blockers & VILLAIN_FIGURES ? tile->villains : 0);
    for EACH_BIT(local, others & ~(bit(local_of(from)) | bit(local_of(to))))
        if (is_in_the_way(from, to, cell_of(room, local))) return false;
    return true;
}

bool sees(struct context *c, const STATE *g, int from, int to, u64 blockers)
{
    if (tile_of(from) == tile_of(to)) return sees_in_room(c, g, from, to, blockers);
    if (!clear_line(c, g, from, to)) return false; /* mostly a wall is in the way */
    for EACH_BIT(figure, those_there(g, blockers))
        if (g->at[figure] != from && g->at[figure] != to && is_in_the_way(from, to, g->at[figure])) return false;
    return true;
}

/* -- Areas and reach ------------------------------------------------------------------------------------------ */

static const i8 next_tile[DIRECTIONS] = {[NORTH] = -FRAME_SIDE, [EAST] = 1, [SOUTH] = FRAME_SIDE, [WEST] = -1};

/* The Area beyond a side of a tile that is linked. */
static areas area_beyond(struct context *c, const STATE *g, int tile, u8 side)
{
    int other = tile + next_tile[side];
    return bit64(other * AREAS + SHAPE(g, other)->gate_area[opposite((enum direction)side)]);
}

/* The Areas next to a set of those of a tile that lies so. */
static inline areas near_in(struct context *c, const STATE *g, const struct layout *s, int tile, u32 set, bool shut)
{
    areas near = (areas)(shut ? s->area_far : s->area_near)[set] << tile * AREAS;
    for EACH_BIT(side, s->gates[set] & (shut ? g->tile[tile].linked : g->tile[tile].open))
        near |= area_beyond(c, g, tile, side);
    return near;
}

areas areas_near(struct context *c, const STATE *g, areas from, bool shut)
{
    areas near = 0;
    for EACH_TILE_OF(tile, from) near |= near_in(c, g, SHAPE(g, tile), tile, AREAS_OF(tile), shut);
    return near;
}

static u32 enemies_in(const STATE *g, int tile, bool villain)
{
    return villain ? g->tile[tile].heroes : g->tile[tile].villains;
}

/* The Areas of a tile that hold an Enemy of a mover. Without a branch: which do is hard to predict. */
static u32 areas_held(const STATE *g, const struct layout *s, int tile, bool villain)
{
    const u32 enemies = enemies_in(g, tile, villain);
    u32 set = 0;
    for (int area = 0; enemies && area < AREAS; area++) set |= (u32)((s->cells[area] & enemies) != 0) << area;
    return set;
}

/* Ways into tiles, as numbers: all of them fit into one set. Those of a tile come one after the other; from them to the
 * way that leads out of the tile by a side, into the next one. */
enum { SIDES = DIRECTIONS / 2, WAYS = TILES * SIDES };
static const i8 way_out[SIDES] = {
    [NORTH / 2] = -FRAME_SIDE * SIDES + SOUTH / 2, [EAST / 2] = SIDES + WEST / 2,
    [SOUTH / 2] = FRAME_SIDE * SIDES + NORTH / 2, [WEST / 2] = -SIDES + EAST / 2};

/* The Area that a way leads into. */
static areas gate_of_way(struct context *c, const STATE *g, int way)
{
    return bit64(way / SIDES * AREAS + SHAPE(g, way / SIDES)->gate_area[way % SIDES * 2]);
}

/* A set of sides, spread to a byte for each. */
static u32 each_side(u32 sides) { return sides * (1 | 1u << 6 | 1u << 12 | 1u << 18) & 0x01010101; }

/* What has been reached, and through which ways it goes on with how many steps: those left there, and the one into the
 * tile itself; 0: nobody has come there. */
struct walk {
    areas reached;
    u64 ways;
    u8 steps[WAYS];
};

/* Goes through a tile from one of its Areas, with so many steps; `came`: the side that he comes from, as a set. What
 * lies beyond a gate is left for later: so each tile is looked up once for each way into it. Whether an Area is full
 * need not be known: if it holds an Enemy too, nobody goes on from it (GC-118). */
static inline void walk_through(struct context *c, const STATE *g, const struct mover *m, struct walk *w, int tile,
                                int area, u32 came, int steps, bool begins)
{
    const struct tile *t = &g->tile[tile];
    const struct layout *s = SHAPE(g, tile);
    const u8 *near = m->villain ? s->area_far : s->area_near; /* GC-122, GC-S104 */
    const u32 held = m->flies ? 0 : areas_held(g, s, tile, m->villain);
    u32 sides = (m->villain ? t->linked : t->open) & ~came, out = 0;
    u32 edge = bit(area), seen = edge, from = begins ? edge : edge & ~held;
    for (; steps > 0 && from; steps--, from = edge & ~held) { /* GC-115, GC-116 */
        const u32 gates = s->gates[from] & sides;
        out |= each_side(gates) * (u32)steps;
        sides &= ~gates;
        edge = near[from] & ~seen;                           /* GC-117, GC-119 */
        seen |= edge;
    }
    w->reached |= (areas)seen << tile * AREAS;
    for (int side; out; out &= ~(0xFFu << 8 * side)) {
        side = lowest(out) / 8;
        const int way = tile * SIDES + way_out[side];
        const u8 left = (u8)(out >> 8 * side);
        if (left == 1) {                                     /* he comes no further than the gate */
            w->reached |= gate_of_way(c, g, way);
            continue;
        }
        if (w->steps[way] >= left) continue;                 /* he has come there, and further */
        w->steps[way] = left;
        w->ways |= bit64(way);
    }
}

areas reach(struct context *c, const STATE *g, const struct mover *m)
{
    const int tile = tile_of(m->from), local = local_of(m->from);
    const struct layout *s = SHAPE(g, tile);
    const bool waits = s->area[local] == NO_AREA; /* on a Reinforcement Space: its Area comes first (GC-S17) */
    if (waits && !m->speed) return 0;
    const u8 home = waits ? s->exit[local] : s->area[local];
    const bool held = s->cells[home] & enemies_in(g, tile, m->villain);
    const int steps = waits ? (held && !m->flies ? 0 : m->speed - 1)
                            : (held && !m->slips ? 1 : m->speed); /* GC-112, GC-S55 */
    struct walk w = {0};
    walk_through(c, g, m, &w, tile, home, 0, steps, true);   /* GC-113 */
    while (w.ways) {
        const int way = lowest(w.ways), there = way / SIDES, side = way % SIDES * 2;
        w.ways &= w.ways - 1;
        walk_through(c, g, m, &w, there, SHAPE(g, there)->gate_area[side], bit(side), w.steps[way] - 1, false);
    }
    return w.reached;
}

/* -- Changes -------------------------------------------------------------------------------------------------- */

/* Notes in all that follows from `at` that a figure stands on a cell, or does so no longer. */
static void mark_cell(STATE *g, int figure, int cell, bool there)
{
    struct tile *tile = &g->tile[tile_of(cell)];
    u32 local = bit(local_of(cell)), *of_side = is_hero(figure) ? &tile->heroes : &tile->villains;
    g->who[cell] = (u8)(there ? figure : NOWHERE);
    tile->taken = there ? tile->taken | local : tile->taken & ~local;
    if (figure != CAPTIVE) *of_side = there ? *of_side | local : *of_side & ~local;
}

void put_figure(STATE *g, int figure, int cell)
{
    u32 *there = &g->there[figure / 32], one = bit(figure % 32);
    if (g->at[figure] != NOWHERE) mark_cell(g, figure, g->at[figure], false);
    g->at[figure] = (u8)cell;
    *there = cell == NOWHERE ? *there & ~one : *there | one;
    if (cell != NOWHERE) mark_cell(g, figure, cell, true);
}

void refresh_figures(STATE *g)
{
    memset(g->who, NOWHERE, sizeof g->who);
    g->there[0] = g->there[1] = 0;
    for (int tile = 0; tile < TILES; tile++) g->tile[tile].taken = g->tile[tile].heroes = g->tile[tile].villains = 0;
    for (int figure = 0; figure < FIGURES; figure++) {
        if (g->at[figure] >= CELLS) continue; /* a position may say so; find_fault refuses it */
        g->there[figure / 32] |= bit(figure % 32);
        mark_cell(g, figure, g->at[figure], true);
    }
}

void refresh_links(STATE *g)
{
    for (int t = 0; t < TILES; t++) g->tile[t].linked = g->tile[t].open = 0;
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) {
        const struct link_token *l = &g->link[i];
        if (l->a >= CELLS || l->b >= CELLS) continue; /* a position may say so; find_fault refuses it */
        bool below = tile_of(l->b) == tile_of(l->a) + FRAME_SIDE;
        if (l->kind == AIRLOCK && !l->open) continue;        /* GC-S09 */
        u8 from = (u8)bit(below ? SOUTH : EAST), to = (u8)bit(below ? NORTH : WEST);
        g->tile[tile_of(l->a)].linked |= from, g->tile[tile_of(l->b)].linked |= to;
        if (!l->open) continue;
        g->tile[tile_of(l->a)].open |= from, g->tile[tile_of(l->b)].open |= to;
    }
}
