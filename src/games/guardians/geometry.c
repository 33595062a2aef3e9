/* geometry.c: adjacency, Areas, reach and lines of sight in the base. */
#include "geometry.h"

#define ROW_OF_TILES(t, l) t, t, t, t, t, t + 1, t + 1, t + 1, t + 1, t + 1, t + 2, t + 2, t + 2, t + 2, t + 2
#define FIVE_ROWS(t) ROW_OF_TILES(t, 0), ROW_OF_TILES(t, 1), ROW_OF_TILES(t, 2), ROW_OF_TILES(t, 3), ROW_OF_TILES(t, 4)
const u8 tile_of_cell[CELLS] = {FIVE_ROWS(0), FIVE_ROWS(3), FIVE_ROWS(6)};
#define FIVE(l) l, l + 1, l + 2, l + 3, l + 4
#define LOCAL_ROW(l) FIVE(l), FIVE(l), FIVE(l)
#define LOCAL_ROWS LOCAL_ROW(0), LOCAL_ROW(5), LOCAL_ROW(10), LOCAL_ROW(15), LOCAL_ROW(20)
const u8 local_of_cell[CELLS] = {LOCAL_ROWS, LOCAL_ROWS, LOCAL_ROWS};

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

int cell_beyond(int cell, enum direction d)
{
    int x = cell_column(cell) + step_x[d], y = cell_row(cell) + step_y[d];
    return x < 0 || y < 0 || x >= CELLS_WIDE || y >= CELLS_WIDE ? NOWHERE : cell_at(x, y);
}

int tile_beyond(int tile, enum direction side)
{
    int x = tile % FRAME_SIDE + step_x[side], y = tile / FRAME_SIDE + step_y[side];
    return x < 0 || y < 0 || x >= FRAME_SIDE || y >= FRAME_SIDE ? NOWHERE : y * FRAME_SIDE + x;
}

int front_cell(int tile, enum direction side)
{
    return cell_of(tile, (MIDDLE + MIDDLE * step_y[side]) * TILE_SIDE + MIDDLE + MIDDLE * step_x[side]);
}

int area_of(struct context *c, const STATE *g, int cell)
{
    int tile = tile_of(cell), area = SHAPE(g, tile)->area[local_of(cell)];
    return area == NO_AREA ? NO_AREA : tile * AREAS + area;
}

/* -- Barriers and adjacency ----------------------------------------------------------------------------------- */

bool has_barrier(struct context *c, const STATE *g, int cell, enum direction side)
{
    int tile = tile_of(cell), beyond = cell_beyond(cell, side);
    if (beyond != NOWHERE && tile_of(beyond) != tile)
        return !(cell == front_cell(tile, side) && in_set(g->tile[tile].open, (int)side)); /* GC-S102 */
    return in_set(SHAPE(g, tile)->barrier[local_of(cell)], (int)side);
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
    int x = cell_column(b) - cell_column(a), y = cell_row(b) - cell_row(a);
    for (int d = 0; d < DIRECTIONS; d++)
        if (step_x[d] == x && step_y[d] == y) return (enum direction)d;
    return DIRECTIONS;
}

bool adjacent(struct context *c, const STATE *g, int a, int b)
{
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

int neighbours(struct context *c, const STATE *g, int cell, u8 out[DIRECTIONS])
{
    int tile = tile_of(cell), count = 0;
    u8 near = SHAPE(g, tile)->near[local_of(cell)];
    for EACH_BIT(d, near) out[count++] = (u8)cell_beyond(cell, (enum direction)d);
    if (!(near_gate[local_of(cell)] & g->tile[tile].open)) return count;
    for (int d = 0; d < DIRECTIONS; d++) {
        int beyond = cell_beyond(cell, (enum direction)d);
        if (beyond != NOWHERE && tile_of(beyond) != tile && adjacent(c, g, cell, beyond)) out[count++] = (u8)beyond;
    }
    return count;
}

bool stands_beside(struct context *c, const STATE *g, int figure, int other)
{
    return on_board(g, figure) && on_board(g, other) && adjacent(c, g, g->at[figure], g->at[other]);
}

/* -- Lines of sight ------------------------------------------------------------------------------------------- */

/* Follows the segment between two centres from cell to cell. Centres have odd coordinates in units of half a cell and
 * borders even ones; the segment crosses the next vertical border after a part of its length that is proportional to
 * (2i + 1) / |dx|, the next horizontal one after (2j + 1) / |dy|: compared crosswise these are integers (GC-S15). */
bool clear_line(struct context *c, const STATE *g, int from, int to)
{
    int dx = cell_column(to) - cell_column(from), dy = cell_row(to) - cell_row(from);
    int wide = dx < 0 ? -dx : dx, high = dy < 0 ? -dy : dy;
    enum direction across = dx < 0 ? WEST : EAST, along = dy < 0 ? NORTH : SOUTH;
    enum direction corner = dx < 0 ? (dy < 0 ? NORTH_WEST : SOUTH_WEST) : (dy < 0 ? NORTH_EAST : SOUTH_EAST);
    for (int i = 0, j = 0, cell = from; cell != to;) {
        int next = (2 * i + 1) * high - (2 * j + 1) * wide; /* below 0: a vertical border comes first */
        enum direction d = j == high || (i < wide && next < 0) ? across : i == wide || next > 0 ? along : corner;
        if (is_cut(c, g, cell, d)) return false;
        cell = cell_beyond(cell, d);
        i += d != along;
        j += d != across;
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

bool sees(struct context *c, const STATE *g, int from, int to, u64 blockers)
{
    if (!clear_line(c, g, from, to)) return false; /* mostly a wall is in the way */
    for EACH_BIT(figure, blockers)
        if (on_board(g, figure) && g->at[figure] != from && g->at[figure] != to &&
            is_in_the_way(from, to, g->at[figure]))
            return false;
    return true;
}

/* -- Areas and reach ------------------------------------------------------------------------------------------ */

areas areas_with(struct context *c, const STATE *g, u64 figures)
{
    areas set = 0;
    for EACH_BIT(figure, figures) {
        int area = on_board(g, figure) ? area_of(c, g, g->at[figure]) : NO_AREA;
        if (area != NO_AREA) set |= bit64(area);
    }
    return set;
}

/* Where the cells of a tile lie in the frame, from its first one on. */
#define ROW_FROM(n) n, n + 1, n + 2, n + 3, n + 4
static const u8 from_first[TILE_CELLS] = {
    ROW_FROM(0), ROW_FROM(CELLS_WIDE), ROW_FROM(2 * CELLS_WIDE), ROW_FROM(3 * CELLS_WIDE), ROW_FROM(4 * CELLS_WIDE)};

int free_spaces(struct context *c, const STATE *g, int area, u8 out[AREA_SPACES])
{
    int tile = area / AREAS, first = cell_of(tile, 0), count = 0;
    for EACH_BIT(local, SHAPE(g, tile)->cells[area % AREAS] & ~g->tile[tile].taken)
        out[count++] = (u8)(first + from_first[local]);
    return count;
}

areas full_areas(struct context *c, const STATE *g, areas among)
{
    areas set = 0;
    for EACH_BIT(area, among) {
        int tile = area / AREAS;
        set |= (areas)!(SHAPE(g, tile)->cells[area % AREAS] & ~g->tile[tile].taken) << area;
    }
    return set;
}

areas areas_near(struct context *c, const STATE *g, areas from, bool shut)
{
    areas near = 0;
    for EACH_BIT(area, from) {
        int tile = area / AREAS;
        const struct layout *s = SHAPE(g, tile);
        near |= (areas)(shut ? s->area_far : s->area_near)[area % AREAS] << tile * AREAS;
        for EACH_BIT(side, s->gates[area % AREAS] & (shut ? g->tile[tile].linked : g->tile[tile].open)) {
            int other = tile_beyond(tile, (enum direction)side);
            near |= bit64(other * AREAS + SHAPE(g, other)->gate_area[opposite((enum direction)side)]);
        }
    }
    return near;
}

areas reach(struct context *c, const STATE *g, const struct mover *m)
{
    int home = area_of(c, g, m->from);
    bool waits = home == NO_AREA; /* on a Reinforcement Space: its Area is the first of the Move (GC-S17) */
    areas enemies = areas_with(c, g, m->villain ? HERO_FIGURES : VILLAIN_FIGURES);
    areas stops = m->flies ? 0 : enemies, seen = waits ? 0 : bit64(home), edge = seen, ends = 0;
    int steps = m->speed;
    if (!waits && (enemies & seen) && !m->slips) steps = 1;   /* GC-112, GC-S55 */
    for (int step = 0; step < steps && (edge || (waits && !step)); step++) {
        int tile = tile_of(m->from);
        areas next = waits && !step ? bit64(tile * AREAS + SHAPE(g, tile)->exit[local_of(m->from)])
                                    : areas_near(c, g, edge, m->villain) & ~seen;
        areas full = full_areas(c, g, next);
        next &= ~(full & stops);                              /* GC-118 */
        seen |= next;
        ends |= next & ~full;                                 /* GC-117, GC-119 */
        edge = next & ~stops;                                 /* GC-115, GC-116 */
    }
    return ends | (waits ? 0 : bit64(home));                    /* GC-113 */
}

/* -- Changes -------------------------------------------------------------------------------------------------- */

void put_figure(STATE *g, int figure, int cell)
{
    int from = g->at[figure];
    if (from != NOWHERE) {
        g->who[from] = NOWHERE;
        g->tile[tile_of(from)].taken &= ~bit(local_of(from));
    }
    g->at[figure] = (u8)cell;
    if (cell == NOWHERE) return;
    g->who[cell] = (u8)figure;
    g->tile[tile_of(cell)].taken |= bit(local_of(cell));
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
