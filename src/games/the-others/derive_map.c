/* derive_map.c: maps: their Spaces, what their tiles bring, and what is wrong with what lies on them. */
#include "derivation.h"

#include <string.h>

const u8 token_counts[TOKENS] = {20, 20, 10, 10, 10, 12};
const char *const space_names[SPACES] = {"none", ALL_SPACES(SPACE_NAME)};
const char *const token_names[TOKENS] = {"Fire", "Corruption", "Pentagram", "Nest", "Extra Turn", "Innocent"};

/* How often a map places a thing in some Spaces. */
static int things_in(const struct map_row *map, spaces group, int thing)
{
    int n = 0;
    for (int i = 0; i < PLACED && map->tokens[i].thing; i++)
        if (map->tokens[i].thing == thing && in_set(group, map->tokens[i].space)) n += map->tokens[i].count;
    return n;
}

int count_things(const struct map_row *map, int thing) { return things_in(map, ~0ull, thing); }

int pool_size(const struct story_row *story) { return SUM(t, bit(TOKENS) - 1, story->pool[t]); }
int count_permanent(const struct map_row *map, int token) { return SUM(s, map->all, map->permanent[s][token]); }

/* -- Tiles --------------------------------------------------------------------------------------------------------- */

static void lay_tiles(struct derivation *f, struct map_row *map)
{
    for (int s = 1; s < SPACES; s++) {
        u8 tile = is_district(s) ? map->tiles[space_y(s) / 2].tile[space_x(s) / 2] : 0;
        const struct tile_row *t = derive_row(f, KIND_TILE, tile);
        for (int other = 1; tile && other < s; other++)
            if (map->tile_at[other] == tile)
                derive_mistake(f, "tile '%s' is used twice, in %s and %s", derive_id(f, KIND_TILE, tile),
                               space_names[other], space_names[s]);
        map->tile_at[s] = tile;
        memcpy(map->icons[s], t->icons, sizeof t->icons);
        memcpy(map->permanent[s], t->permanent, sizeof t->permanent);
    }
}

/* -- From tiles to Spaces, adjacent pairs and lines of sight (OT-S05) ---------------------------------------------- */

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

/* -- What is wrong with them --------------------------------------------------------------------------------------- */

/* Everything that can be reached from a Space over these neighbours. */
static spaces reach_from(const spaces *near, int space)
{
    spaces reach = space_bit(space), before = 0;
    while (reach != before) {
        before = reach;
        for EACH_BIT(s, before) reach |= near[s];
    }
    return reach;
}

static bool has_icon(const struct map_row *map, spaces group, int icon)
{
    return SUBSET(s, group, memchr(map->icons[s], icon, ICONS)) != 0;
}

/* Orbital Strikes do not cross rivers (OT-122): a group of tiles whose icon calls one needs a token of its own. */
static void check_strikes(struct derivation *f, const struct map_row *map)
{
    spaces seen = 0;
    for EACH_BIT(s, map->all) {
        if (in_set(seen, s)) continue;
        spaces group = reach_from(map->near, s);
        seen |= group;
        if (has_icon(map, group, I_STRIKE) && !things_in(map, group, T_ORBITAL))
            derive_mistake(f, "the tiles around %s have an Orbital Strike icon but no Orbital Strike token",
                           space_names[s]);
    }
}

static void check_rivers(struct derivation *f, const struct map_row *map)
{
    int wide = 0, high = 0;
    for (int row = 0; row < TILES_HIGH; row++)
        for (int column = 0; column < TILES_WIDE; column++)
            if (map->tiles[row].tile[column]) wide = max_int(wide, column + 1), high = row + 1;
    if (map->river_column >= wide)
        derive_mistake(f, "river_column: there is no tile east of column %d", map->river_column);
    if (map->river_row >= high) derive_mistake(f, "river_row: there is no tile south of row %d", map->river_row);
}

/* -- What lies on the board ---------------------------------------------------------------------------------------- */

static void check_space(struct derivation *f, const struct map_row *map, const char *what, int space)
{
    if (!in_set(map->all, space)) derive_mistake(f, "%s: there is no Space %s on this map", what, space_names[space]);
}

/* The Spaces of a list exist, and none is named twice for the same thing; one Altar in a Space (OT-S67). */
static void check_list(struct derivation *f, const struct map_row *map, const char *what, const struct placed *list,
                       int most)
{
    for (int i = 0; i < most && list[i].thing; i++) {
        bool altar = list == map->tokens && list[i].thing == T_ALTAR, two = list[i].count > 1;
        check_space(f, map, what, list[i].space);
        for (int k = 0; k < i; k++) {
            if (list[k].thing != list[i].thing || list[k].space != list[i].space) continue;
            two = true;
            if (!altar)
                derive_mistake(f, "%s: entries %d and %d are the same in %s; expected one, followed by a number for "
                               "several", what, k + 1, i + 1, space_names[list[i].space]);
        }
        if (altar && two) derive_mistake(f, "two Altars lie in %s", space_names[list[i].space]);
    }
}

static void check_metro(struct derivation *f, const struct map_row *map)
{
    for (int colour = RED; colour <= BLUE; colour++) {
        int stops = 0;
        for (int i = 0; i < METROS; i++) stops += map->metro[i].thing == colour;
        if (stops == 1) derive_mistake(f, "a Metro line needs two stops");
        if (stops > 4) derive_mistake(f, "there are four Metro tokens of a colour");
    }
}

static void check_figures(struct derivation *f, const struct map_row *map)
{
    int figures[AVATAR + 1] = {0};
    for (int i = 0; i < PLACED_MONSTERS && map->monsters[i].thing; i++)
        figures[map->monsters[i].thing] += map->monsters[i].count;
    if (figures[ACOLYTE] > 6 || figures[ABOMINATION] > 6 || figures[CONTROLLER] > 1 || figures[AVATAR] > 1)
        derive_mistake(f, "there are 6 Acolytes, 6 Abominations, 1 Controller and 1 Avatar");
}

/* Face-up tokens and those of the Story's pool come from one supply. */
static void check_counts(struct derivation *f, const struct map_row *map, const struct story_row *story)
{
    static const struct {
        u8 thing, most;
        const char *name;
    } others[] = {{T_ALTAR, 6, "Altar"}, {T_ORBITAL, 3, "Orbital Strike"}, {T_COMMISSIONER, 1, "Commissioner"},
                  {T_PROXY, 1, "PROXY"}, {T_RAVENCORP, 1, "RavenCorp"}};
    for (int t = 0; t < TOKENS; t++) {
        int n = count_things(map, T_FIRST + t) + story->pool[t];
        if (n > token_counts[t])
            derive_mistake(f, "there are only %d %s tokens, the map and its Story lay %d", token_counts[t],
                           token_names[t], n);
    }
    for (int i = 0; i < COUNT(others); i++)
        if (count_things(map, others[i].thing) > others[i].most)
            derive_mistake(f, "there are only %d %s tokens, the map places %d", others[i].most, others[i].name,
                           count_things(map, others[i].thing));
    if (!count_things(map, T_FIRST + NEST) && !count_permanent(map, NEST)) derive_mistake(f, "there is no Nest");
}

static void check_icons(struct derivation *f, const struct map_row *map)
{
    static const char *const names[] = {NULL, "heal", "repent", "extra_turn", "inventory", "orbital_strike"};
    for (int i = I_HEAL; i <= I_STRIKE; i++)
        if (!has_icon(map, map->all, i)) derive_mistake(f, "no District has the icon '%s'", names[i]);
}

/* The Story's face-down tokens need just as many marked Spaces. */
static void check_hidden(struct derivation *f, const struct map_row *map, const struct story_row *story)
{
    int pool = pool_size(story), marked = 0;
    for (int i = 0; i < HIDDEN_TOKENS && map->hidden[i]; i++, marked++) check_space(f, map, "hidden", map->hidden[i]);
    if (pool != marked) derive_mistake(f, "the Story lays %d tokens face down, the map marks %d Spaces", pool, marked);
}

/* Districts that the Story's Missions name must be on this map. */
static void check_missions(struct derivation *f, const struct map_row *map)
{
    for EACH_DERIVED(m, mission, mission_row, KIND_MISSION)
        if (mission->story == map->story && !memchr(map->tile_at, mission->at, SPACES)) /* Space 0 has tile 0: none */
            derive_mistake(f, "Mission '%s' names the District '%s', which is not on this map",
                           derive_id(f, KIND_MISSION, m), derive_id(f, KIND_TILE, mission->at));
}

void derive_map(struct derivation *f, void *row)
{
    struct map_row *map = row;
    const struct story_row *story = derive_row(f, KIND_STORY, map->story);
    lay_tiles(f, map);
    find_spaces(map);
    find_lines(map);
    find_metro(map);
    if (!map->all) {
        derive_mistake(f, "there are no tiles");
        return;
    }
    check_space(f, map, "start", map->start);
    for EACH_BIT(s, in_set(map->all, map->start) ? map->all & ~reach_from(map->hero_near, map->start) : 0)
        derive_mistake(f, "%s cannot be reached from the Starting Space %s", space_names[s], space_names[map->start]);
    check_rivers(f, map);
    check_list(f, map, "tokens", map->tokens, PLACED);
    check_list(f, map, "monsters", map->monsters, PLACED_MONSTERS);
    check_list(f, map, "metro", map->metro, METROS);
    check_metro(f, map);
    check_figures(f, map);
    check_counts(f, map, story);
    check_icons(f, map);
    check_strikes(f, map);
    check_hidden(f, map, story);
    check_missions(f, map);
    derive_text(f, "%d Districts and %d Street Spaces.", set_count(map->all & ~map->streets), set_count(map->streets));
}
