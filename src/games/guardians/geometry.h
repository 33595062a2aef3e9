/* geometry.h: where things are in the base: cells, Areas, what is adjacent, what can be reached, what can be seen.
 *
 * Nothing here is kept: a room's shapes are prepared with the content (struct layout), the state knows which room lies
 * where, how it is turned and which of its sides are open, and the rest follows by tables and arithmetic. So there is no
 * cache that a copy could miss.
 *
 * Cell = row * 15 + column of the frame; tile = row * 3 + column. An Area of the base is tile * AREAS + its number in
 * the room, so that a set of Areas is 54 bits.
 */
#ifndef GUARDIANS_GEOMETRY_H
#define GUARDIANS_GEOMETRY_H

#include "state.h"

typedef u64 areas;

/* `for EACH_TILE_OF(tile, set) ...`: each tile that has Areas of a set; AREAS_OF(tile): which of its Areas they are. */
#define EACH_TILE_OF(tile, set)                                                                                    \
    (areas rest_##tile = (set); rest_##tile; rest_##tile = 0)                                                       \
        for (int tile; rest_##tile && (tile = lowest(rest_##tile) / AREAS, true);                                   \
             rest_##tile &= ~((bit64(AREAS) - 1) << tile * AREAS))
#define AREAS_OF(tile) ((u32)(rest_##tile >> (tile) * AREAS) & (bit(AREAS) - 1))

/* Tables, since they are asked for all the time; a cell beyond the frame may be asked for, too. */
extern const u8 column_of_cell[256] OWN(column_of_cell), row_of_cell[256] OWN(row_of_cell);
static inline int cell_column(int cell) { return column_of_cell[cell]; }
static inline int cell_row(int cell) { return row_of_cell[cell]; }
static inline int cell_at(int column, int row) { return row * CELLS_WIDE + column; }
/* The tile of a cell, and which of the tile's cells it is: tables, too; beyond the frame they are 0, so that positions
 * from outside can be looked at. */
extern const u8 tile_of_cell[256] OWN(tile_of_cell), local_of_cell[256] OWN(local_of_cell);
static inline int tile_of(int cell) { return tile_of_cell[cell]; }
static inline int local_of(int cell) { return local_of_cell[cell]; }
/* The first cell of each tile; where its cells lie from that one on. */
extern const u8 first_cell[TILES] OWN(first_cell), from_first[TILE_CELLS] OWN(from_first);
static inline int cell_of(int tile, int local) { return first_cell[tile] + from_first[local]; }
/* The cell in a direction, NOWHERE beyond the frame; the tile beyond a side. */
int cell_beyond(int cell, enum direction d) OWN(cell_beyond);
int tile_beyond(int tile, enum direction side) OWN(tile_beyond);
static inline enum direction opposite(enum direction d) { return (enum direction)((d + 4) & 7); }
/* The front Space of a side of a tile (GC-S19). */
int front_cell(int tile, enum direction side) OWN(front_cell);

#define SHAPE(g, tile_) (&ROOM((g)->tile[tile_].room)->shape[(g)->tile[tile_].turn + (g)->tile[tile_].cleared * TURNS])
#define DOT(g, cell) (SHAPE(g, tile_of(cell))->dot[local_of(cell)])
#define MARK(g, cell) (SHAPE(g, tile_of(cell))->mark[local_of(cell)])
/* The Area of a Space, NO_AREA for a Reinforcement Space. */
int area_of(struct context *c, const STATE *g, int cell) OWN(area_of);
/* The room that a figure is in, as a tile; NOWHERE if it is not on the board. */
static inline int room_of(const STATE *g, int figure) { return on_board(g, figure) ? tile_of(g->at[figure]) : NOWHERE; }

/* Whether a barrier (wall, closed Door, sealed Airlock, obstacle, solid cell) lies on a side of a cell; whether that is
 * an obstacle. */
bool has_barrier(struct context *c, const STATE *g, int cell, enum direction side) OWN(has_barrier);
bool has_obstacle(struct context *c, const STATE *g, int cell, enum direction side) OWN(has_obstacle);
/* Whether two Spaces are adjacent: they touch, and no barrier cuts the line between them (GC-S14, GC-S103). */
bool adjacent(struct context *c, const STATE *g, int a, int b) OWN(adjacent);
/* Whether Villains, or Heroes, in another room may be adjacent to a Space; whether it is in front of a closed Door. */
bool foes_beyond(const STATE *g, int cell, bool villains) OWN(foes_beyond);
bool at_shut_door(const STATE *g, int cell) OWN(at_shut_door);
/* The adjacent Spaces, Reinforcement Spaces included; returns how many. */
int neighbours(struct context *c, const STATE *g, int cell, u8 out[DIRECTIONS]) OWN(neighbours);
/* The Villains, or the Heroes, in adjacent Spaces; returns how many. */
int foes_beside(struct context *c, const STATE *g, int cell, bool villains, u8 out[DIRECTIONS]) OWN(foes_beside);
/* Whether a figure stands in a Space next to another. */
bool stands_beside(struct context *c, const STATE *g, int figure, int other) OWN(stands_beside);

/* Whether a line from one room can lead to another through an open side of both: mostly it cannot. The sides of a tile
 * that look towards another are a table, since it is asked for all the time. */
extern const u8 sides_towards[TILES][TILES] OWN(sides_towards);
static inline bool rooms_open(const STATE *g, int tile, int other)
{
    return (g->tile[tile].open & sides_towards[tile][other]) && (g->tile[other].open & sides_towards[other][tile]);
}
/* Whether a line between two Spaces is cut by no barrier (GC-S15); and by no figure of `blockers` (bits of whole sides)
 * other than those that stand in the two Spaces. */
bool clear_line(struct context *c, const STATE *g, int from, int to) OWN(clear_line);
bool sees(struct context *c, const STATE *g, int from, int to, u64 blockers) OWN(sees);

/* The Areas next to a set, through open links; with `shut` through closed Doors and obstacles too, as Villains go
 * (GC-122, GC-S104). */
areas areas_near(struct context *c, const STATE *g, areas from, bool shut) OWN(areas_near);
/* How somebody moves. */
struct mover {
    u8 from;          /* his cell */
    u8 speed;
    bool villain;     /* Doors do not hinder him */
    bool slips;       /* leaves an Area with Enemies with his full Speed */
    bool flies;       /* passes through Areas that hold Enemies */
};
/* The Areas that a Move may come to, his own included: it ends on a free Space of one of them (GC-110 to GC-120,
 * GC-S17). */
areas reach(struct context *c, const STATE *g, const struct mover *m) OWN(reach);

/* Puts a figure on a cell, or takes it off the board (NOWHERE). */
void put_figure(STATE *g, int figure, int cell) OWN(put_figure);
/* Brings up to date what follows from `at`. */
void refresh_figures(STATE *g) OWN(refresh_figures);
/* Brings `linked` and `open` of the tiles up to date with the links: a sealed Airlock is a wall for everybody. */
void refresh_links(STATE *g) OWN(refresh_links);

#endif
