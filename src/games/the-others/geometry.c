/* geometry.c: from the tiles of a map to its Spaces, adjacent pairs and lines of sight (OT-S05). */
#include "derivation.h"

#include <string.h>

const char *const space_names[SPACES] = {"none", ALL_SPACES(SPACE_NAME)};

/* -- Spaces -------------------------------------------------------------------------------------------------------- */

static int space_at(int x, int y) { return x >= 0 && y >= 0 && x < LATTICE && y < LATTICE ? 1 + y * LATTICE + x : 0; }

static u8 tile_of(const struct map_row *map, int column, int row)
{
    return column >= 0 && row >= 0 && column < TILES_WIDE && row < TILES_HIGH ? map->tiles[row].tile[column] : 0;
}

/* A river runs east of a column or south of a row of tiles: there is no Space in that line (OT-075). */
static bool in_river(const struct map_row *map, int x, int y)
{
    return (map->river_column && x == 2 * map->river_column - 1) || (map->river_row && y == 2 * map->river_row - 1);
}

/* A District needs its tile, a seam both of its tiles, a corner three of its four (OT-070). */
static bool exists(const struct map_row *map, int x, int y)
{
    int column = x / 2, row = y / 2, tiles = 0;
    if (!(x & 1) && !(y & 1)) return tile_of(map, column, row);
    if (in_river(map, x, y)) return false;
    for (int dx = 0; dx <= (x & 1); dx++)
        for (int dy = 0; dy <= (y & 1); dy++) tiles += tile_of(map, column + dx, row + dy) != 0;
    return tiles >= ((x & 1) && (y & 1) ? 3 : 2);
}

static void join_spaces(struct map_row *map, int a, int b)
{
    if (!in_set(map->all, a) || !in_set(map->all, b)) return; /* Space 0 is none */
    map->near[a] |= space_bit(b);
    map->near[b] |= space_bit(a);
}

/* Neighbours on the lattice share an edge (OT-071): a seam with its two Districts, a corner with its four seams. */
static void find_spaces(struct map_row *map)
{
    map->all = map->streets = 0;
    memset(map->near, 0, sizeof map->near);
    for (int s = 1; s < SPACES; s++) {
        if (!exists(map, space_x(s), space_y(s))) continue;
        map->all |= space_bit(s);
        if (!is_district(s)) map->streets |= space_bit(s);
    }
    for (int y = 0; y < LATTICE; y++)
        for (int x = 0; x < LATTICE; x++) {
            join_spaces(map, space_at(x, y), space_at(x + 1, y));
            join_spaces(map, space_at(x, y), space_at(x, y + 1));
        }
}

/* Lines are the odd rows and columns of the lattice; a missing Space breaks a line in two (OT-180, OT-181). */
static void find_lines(struct map_row *map)
{
    memset(map->sight, 0, sizeof map->sight);
    for EACH_BIT(s, map->streets) {
        for (int direction = 0; direction < 4; direction++) {
            int dx = direction == 0 ? 1 : direction == 1 ? -1 : 0, dy = direction == 2 ? 1 : direction == 3 ? -1 : 0;
            if ((dx && !(space_y(s) & 1)) || (dy && !(space_x(s) & 1))) continue;
            for (int x = space_x(s) + dx, y = space_y(s) + dy; in_set(map->streets, space_at(x, y)); x += dx, y += dy)
                map->sight[s] |= space_bit(space_at(x, y));
        }
    }
}

/* Spaces with Metro tokens of one colour are adjacent for Heroes (OT-079). */
static void find_metro(struct map_row *map)
{
    memcpy(map->hero_near, map->near, sizeof map->near);
    for (int i = 0; i < METROS; i++)
        for (int k = 0; k < METROS; k++)
            if (map->metro[i].thing && map->metro[i].thing == map->metro[k].thing &&
                map->metro[i].space != map->metro[k].space)
                map->hero_near[map->metro[i].space] |= space_bit(map->metro[k].space);
}

void find_geometry(struct map_row *map)
{
    find_spaces(map);
    find_lines(map);
    find_metro(map);
}
