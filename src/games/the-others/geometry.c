/* geometry.c: from the tiles of a map to its Spaces, adjacent pairs and lines of sight (OT-S05), with all checks. */
#include "finishing.h"

#include <string.h>

#define LINE(i) "d-" #i "1", "e-" #i "1", "d-" #i "2", "e-" #i "2", "d-" #i "3", "e-" #i "3", "d-" #i "4"
#define SEAM(i) "s-" #i "1", "x-" #i "1", "s-" #i "2", "x-" #i "2", "s-" #i "3", "x-" #i "3", "s-" #i "4"
const char *const space_names[SPACES] = {"none", LINE(1), SEAM(1), LINE(2), SEAM(2), LINE(3), SEAM(3), LINE(4)};

/* -- Spaces -------------------------------------------------------------------------------------------------------------- */

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
    if (!a || !b || !(map->all >> a & 1) || !(map->all >> b & 1)) return;
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
    for (int s = 1; s < SPACES; s++) {
        if (!(map->streets >> s & 1)) continue;
        for (int direction = 0; direction < 4; direction++) {
            int dx = direction == 0 ? 1 : direction == 1 ? -1 : 0, dy = direction == 2 ? 1 : direction == 3 ? -1 : 0;
            if ((dx && !(space_y(s) & 1)) || (dy && !(space_x(s) & 1))) continue;
            for (int x = space_x(s) + dx, y = space_y(s) + dy; map->streets >> space_at(x, y) & (space_at(x, y) != 0); x += dx, y += dy)
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
            if (map->metro[i].thing && map->metro[i].thing == map->metro[k].thing && map->metro[i].space != map->metro[k].space)
                map->hero_near[map->metro[i].space] |= space_bit(map->metro[k].space);
}

static void find_districts(struct finishing *f, struct map_row *map)
{
    for (int row = 0; row < TILES_HIGH; row++)
        for (int column = 0; column < TILES_WIDE; column++) {
            u8 tile = tile_of(map, column, row);
            int s = space_at(2 * column, 2 * row);
            if (!tile) continue;
            const struct tile_row *t = finish_row(f, KIND_TILE, tile);
            for (int k = 1; k < SPACES; k++)
                if (map->tile_at[k] == tile)
                    finish_mistake(f, "tile '%s' is used twice, in %s and %s", finish_id(f, KIND_TILE, tile), space_names[k], space_names[s]);
            map->tile_at[s] = tile;
            memcpy(map->icons[s], t->icons, sizeof t->icons);
            memcpy(map->permanent[s], t->permanent, sizeof t->permanent);
        }
}

/* -- Checks ---------------------------------------------------------------------------------------------------------------- */

static void check_space(struct finishing *f, const struct map_row *map, const char *what, int space)
{
    if (!(map->all >> space & 1)) finish_mistake(f, "%s: there is no Space %s on this map", what, space_names[space]);
}

/* Every Space must be reachable for Heroes, on foot or by Metro. */
static void check_reach(struct finishing *f, const struct map_row *map)
{
    spaces reach = space_bit(map->start), before = 0;
    while (reach != before) {
        before = reach;
        for (int s = 1; s < SPACES; s++)
            if (before >> s & 1) reach |= map->hero_near[s];
    }
    for (int s = 1; s < SPACES; s++)
        if ((map->all & ~reach) >> s & 1) finish_mistake(f, "%s cannot be reached from the Starting Space %s", space_names[s], space_names[map->start]);
}

static int count_things(const struct map_row *map, int thing)
{
    int n = 0;
    for (int i = 0; i < PLACED && map->tokens[i].thing; i++)
        if (map->tokens[i].thing == thing) n += map->tokens[i].count;
    return n;
}

static void check_counts(struct finishing *f, const struct map_row *map)
{
    static const struct { u8 thing, most; const char *name; } limit[] = {
        {T_FIRST + FIRE, 20, "Fire"}, {T_FIRST + CORRUPTION, 20, "Corruption"}, {T_FIRST + PENTAGRAM, 10, "Pentagram"},
        {T_FIRST + NEST, 10, "Nest"}, {T_FIRST + EXTRA_TURN, 10, "Extra Turn"}, {T_FIRST + INNOCENT, 12, "Innocent"},
        {T_ALTAR, 6, "Altar"}, {T_ORBITAL, 3, "Orbital Strike"}, {T_COMMISSIONER, 1, "Commissioner"}, {T_PROXY, 1, "PROXY"},
        {T_RAVENCORP, 1, "RavenCorp"}};
    for (size_t i = 0; i < sizeof limit / sizeof *limit; i++)
        if (count_things(map, limit[i].thing) > limit[i].most)
            finish_mistake(f, "there are only %d %s tokens, the map places %d", limit[i].most, limit[i].name, count_things(map, limit[i].thing));
    int nests = count_things(map, T_FIRST + NEST), icons[I_STRIKE + 1] = {0};
    for (int s = 1; s < SPACES; s++) {
        nests += map->permanent[s][NEST];
        for (int k = 0; k < ICONS; k++) icons[map->icons[s][k]]++;
    }
    if (!nests) finish_mistake(f, "there is no Nest");
    static const char *const icon_names[] = {NULL, "heal", "repent", "extra_turn", "inventory", "orbital_strike"};
    for (int i = I_HEAL; i <= I_STRIKE; i++)
        if (!icons[i]) finish_mistake(f, "no District has the icon '%s'", icon_names[i]);
    if (icons[I_STRIKE] && !count_things(map, T_ORBITAL)) finish_mistake(f, "there is no Orbital Strike token to move");
}

static void check_placements(struct finishing *f, const struct map_row *map)
{
    check_space(f, map, "start", map->start);
    for (int i = 0; i < PLACED && map->tokens[i].thing; i++) check_space(f, map, "tokens", map->tokens[i].space);
    for (int i = 0; i < METROS && map->metro[i].thing; i++) check_space(f, map, "metro", map->metro[i].space);
    int figures[AVATAR + 1] = {0};
    for (int i = 0; i < PLACED_MONSTERS && map->monsters[i].thing; i++) {
        check_space(f, map, "monsters", map->monsters[i].space);
        figures[map->monsters[i].thing] += map->monsters[i].count;
    }
    if (figures[ACOLYTE] > 6 || figures[ABOMINATION] > 6 || figures[CONTROLLER] > 1 || figures[AVATAR] > 1)
        finish_mistake(f, "there are 6 Acolytes, 6 Abominations, 1 Controller and 1 Avatar");
    for (int i = 0; i < PLACED; i++)
        for (int k = 0; k < i; k++)
            if (map->tokens[i].thing == T_ALTAR && map->tokens[k].thing == T_ALTAR && map->tokens[i].space == map->tokens[k].space)
                finish_mistake(f, "two Altars lie in %s", space_names[map->tokens[i].space]); /* OT-S67 */
    for (int colour = RED; colour <= BLUE; colour++) {
        int stops = 0;
        for (int i = 0; i < METROS; i++) stops += map->metro[i].thing == colour;
        if (stops == 1) finish_mistake(f, "a Metro line needs two stops");
        if (stops > 4) finish_mistake(f, "there are four Metro tokens of a colour");
    }
}

/* The Story's face-down tokens need just as many marked Spaces. */
static void check_hidden(struct finishing *f, const struct map_row *map)
{
    const struct story_row *story = finish_row(f, KIND_STORY, map->story);
    int pool = 0, marked = 0;
    for (int t = 0; t < TOKENS; t++) pool += story->pool[t];
    for (int i = 0; i < HIDDEN_TOKENS && map->hidden[i]; i++, marked++) check_space(f, map, "hidden", map->hidden[i]);
    if (pool != marked) finish_mistake(f, "the Story lays %d tokens face down, the map marks %d Spaces", pool, marked);
    static const u8 counts[TOKENS] = {20, 20, 10, 10, 10, 12};
    for (int t = 0; t < TOKENS; t++)
        if (story->pool[t] + count_things(map, T_FIRST + t) > counts[t]) finish_mistake(f, "the Story and the map need more tokens of one kind than there are");
}

/* Spaces that the Story's Missions name must be on this map. */
static void check_missions(struct finishing *f, const struct map_row *map)
{
    for (int m = 1; m <= finish_count(f, KIND_MISSION); m++) {
        const struct mission_row *mission = finish_row(f, KIND_MISSION, m);
        if (mission->story != map->story) continue;
        bool here = !mission->at;
        for (int s = 1; s < SPACES; s++) here |= mission->at && map->tile_at[s] == mission->at;
        if (!here) finish_mistake(f, "Mission '%s' names the District '%s', which is not on this map", finish_id(f, KIND_MISSION, m), finish_id(f, KIND_TILE, mission->at));
    }
}

void finish_map(struct finishing *f, void *row)
{
    struct map_row *map = row;
    find_districts(f, map);
    find_spaces(map);
    find_lines(map);
    find_metro(map);
    if (!map->all) {
        finish_mistake(f, "there are no tiles");
        return;
    }
    check_placements(f, map);
    if (map->all >> map->start & 1) check_reach(f, map);
    check_counts(f, map);
    check_hidden(f, map);
    check_missions(f, map);
    finish_text(f, "The Story %s on %d Districts and %d Street Spaces.", finish_name(f, KIND_STORY, map->story),
                __builtin_popcountll(map->all & ~map->streets), __builtin_popcountll(map->streets));
}
