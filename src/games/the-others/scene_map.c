/* scene_map.c: the city as a map: Spaces with figures, tokens and City Actions; Metro lines and rivers. */
#include <stdio.h>

#include "derivation.h"
#include "scene_parts.h"

static const char *space_id(u8 space) { return space_names[space]; }

/* -- Figures -------------------------------------------------------------------------------------------------- */

/* The word of a name that tells its bearer, and its length: the first, unless it is "The". */
static const char *telling_word(const char *name, int *length)
{
    if (strncmp(name, "The ", 4) == 0) name += 4;
    *length = (int)strcspn(name, " ");
    return name;
}

/* A Hero is called by the first word of the name that nobody else in the ring has. */
static void sign_hero(struct scene *s, const struct context *c, const STATE *g, u8 hero)
{
    int length, other;
    char sign[16];
    const char *word = telling_word(ROW_NAME(KIND_HERO, hero), &length);
    for (int i = 0; i < g->heroes; i++) {
        if (!in_play(g, i) || hero_at(g, i) == hero) continue;
        const char *rival = telling_word(ROW_NAME(KIND_HERO, hero_at(g, i)), &other);
        if (other == length && strncmp(rival, word, (size_t)length) == 0) length = (int)strlen(word);
    }
    snprintf(sign, sizeof sign, "%.*s", length, word);
    scene_sign(s, sign);
}

static void show_figures(struct scene *s, const struct context *c, const STATE *g, int space)
{
    for (int post = 0; post < g->heroes; post++) {
        if (g->hero[post].space != space) continue;
        scene_piece(s, A_HERO, hero_at(g, post), 1);
        scene_key(s, "hero%d", g->hero[post].agent);
        scene_owner(s, player_of(g, post));
        scene_mark(s, post == g->current, MARK_CURRENT);
        sign_hero(s, c, g, hero_at(g, post));
    }
    show_monsters(s, c, g, space);
}

void show_monsters(struct scene *s, const struct context *c, const STATE *g, int where)
{
    static const char *const signs[] = {"", "A", "B", "[C]", "V", "H", "T"}; /* OT-011 */
    for (int i = 0; i < FIGURES; i++) {
        if (g->at[i] != where || !g->figure[i]) continue;
        scene_piece(s, A_MONSTER, g->figure[i], 1);
        scene_key(s, "figure%d", i);
        scene_sign(s, signs[MONSTER(g->figure[i])->type]);
        scene_tint(s, MONSTER(g->figure[i])->type == CONTROLLER ? TINT_BLACK : TINT_NONE);
    }
}

/* -- Tokens --------------------------------------------------------------------------------------------------- */

static const char *const token_signs[] = {"?", "f", "c", "p", "n", "t", "i"};
static const u8 token_tints[] = {TINT_NONE, TINT_RED, TINT_PURPLE, TINT_ORANGE, TINT_GREEN, TINT_BLUE, TINT_WHITE};

static void show_token(struct scene *s, u8 token, int n)
{
    bool known = token >= T_FIRST && token < T_FIRST + TOKENS;
    scene_piece(s, A_TOKEN, known ? token : UNKNOWN, n);
    scene_sign(s, token_signs[known ? token : T_NONE]);
    scene_tint(s, token_tints[known ? token : T_NONE]);
}

static void show_tokens(struct scene *s, const struct context *c, const STATE *g, int space)
{
    for (int t = 0; t < TOKENS; t++) {
        if (physical(g, space, t)) {
            show_token(s, (u8)(T_FIRST + t), physical(g, space, t));
            scene_key(s, "token%d.%d", t, space);
        }
        if (t >= CLEANSABLE || !PERMANENT(g, space, t)) continue; /* OT-073 */
        show_token(s, (u8)(T_FIRST + t), PERMANENT(g, space, t));
        scene_key(s, "printed%d.%d", t, space);
        scene_mark(s, true, MARK_FIXED);
    }
    for (int i = 0; i < HIDDEN_TOKENS; i++) {
        if (g->hidden_at[i] != space) continue;
        show_token(s, g->hidden[i], 1);
        scene_key(s, "hidden%d", i);
        scene_mark(s, true, MARK_DOWN);
    }
}

static void show_fixture(struct scene *s, enum fixture fixture, const char *sign, const char *key, int number)
{
    scene_piece(s, A_FIXTURE, (u8)fixture, 1);
    scene_sign(s, sign);
    scene_key(s, "%s%d", key, number);
}

static void show_fixtures(struct scene *s, const struct context *c, const STATE *g, int space)
{
    static const char *const npcs[NPCS] = {"&Comm", "&PROXY", "&Raven"};
    const struct map_row *map = MAP(g->map);
    for (int i = 0; i < ALTARS; i++)
        if (g->altar[i] == space) show_fixture(s, AN_ALTAR, "a", "altar", i);
    for (int i = 0; i < STRIKES; i++)
        if (g->strike[i] == space) show_fixture(s, A_STRIKE, "o", "strike", i);
    for (u8 i = 0; i < NPCS; i++)
        if (g->npc[i] == space) {
            scene_piece(s, AN_NPC, i, 1);
            scene_key(s, "npc%d", i);
            scene_sign(s, npcs[i]);
        }
    for (int i = 0; i < METROS; i++) {
        if (!map->metro[i].thing || map->metro[i].space != space) continue;
        bool red = map->metro[i].thing == RED;
        show_fixture(s, red ? RED_METRO : BLUE_METRO, red ? "=red" : "=blue", "metro", i);
        scene_tint(s, red ? TINT_RED : TINT_BLUE);
    }
    if (map->start == space) show_fixture(s, THE_START, "start", "start", 0);
}

/* -- City Actions --------------------------------------------------------------------------------------------- */

void show_city_token(struct scene *s, const STATE *g, int post)
{
    scene_piece(s, A_FIXTURE, A_CITY_TOKEN, 1);
    scene_key(s, "city%d", post);
    scene_owner(s, player_of(g, post));
    scene_sign(s, "x");
}

static void show_city_action(struct scene *s, const struct context *c, const STATE *g, int space)
{
    static const char *const brief[] = {"", "heal", "rep", "turn", "inv", "orb"};
    const u8 *icons = MAP(g->map)->icons[space];
    scene_open(s, AS_ROW, "City Action", "city");
    scene_sign(s, slot_empty(g, space) ? "( )" : "(x)");
    scene_mark(s, !slot_empty(g, space), MARK_USED);        /* OT-109 */
    for (int i = 0; i < ICONS; i++) {
        if (!icons[i]) continue;
        scene_piece(s, AN_ICON, icons[i], 1);
        scene_key(s, "icon%d.%d", space, i);
        scene_sign(s, brief[icons[i]]);
        scene_mark(s, in_set(g->ground[space].covered, i), MARK_OFF); /* OT-112 */
    }
    for (int post = 0; post < g->heroes; post++)
        if (g->hero[post].city == space) show_city_token(s, g, post);
    scene_close(s);
}

/* -- The map -------------------------------------------------------------------------------------------------- */

static void show_space(struct scene *s, const struct context *c, const STATE *g, u8 space)
{
    u8 tile = MAP(g->map)->tile_at[space];
    scene_open(s, AS_SPACE, tile ? ROW_NAME(KIND_TILE, tile) : NULL, "%s", space_id(space));
    if (tile) scene_is(s, A_TILE, tile);
    else scene_is(s, A_SPACE, space);
    scene_sign(s, space_id(space));
    scene_at(s, space_x(space), space_y(space));
    show_figures(s, c, g, space);
    show_tokens(s, c, g, space);
    show_fixtures(s, c, g, space);
    if (tile) show_city_action(s, c, g, space);
    scene_close(s);
}

static void link_spaces(struct scene *s, enum link kind, const char *what, int a, int b)
{
    char segment[32];
    snprintf(segment, sizeof segment, "%s.%s.%s", what, space_id((u8)a), space_id((u8)b));
    scene_link(s, kind, segment, space_id((u8)a), space_id((u8)b));
}

/* Stops of one colour are adjacent for Heroes (OT-079). */
static void link_metro(struct scene *s, const struct map_row *map)
{
    for (int i = 0; i < METROS; i++)
        for (int k = 0; k < i && map->metro[i].thing; k++)
            if (map->metro[i].thing == map->metro[k].thing)
                link_spaces(s, LINK_METRO, map->metro[i].thing == RED ? "red" : "blue", map->metro[k].space,
                            map->metro[i].space);
}

/* The river runs where a column or row of streets is missing (OT-075); it parts the Spaces on its banks. */
static void link_rivers(struct scene *s, const struct map_row *map)
{
    for (int a = 1; a < SPACES; a++) {
        int east = a + 2, south = a + 2 * LATTICE;
        if (!in_set(map->all, a)) continue;
        if (map->river_column && space_x(a) == 2 * map->river_column - 2 && in_set(map->all, east))
            link_spaces(s, LINK_WATER, "river", a, east);
        if (map->river_row && space_y(a) == 2 * map->river_row - 2 && in_set(map->all, south))
            link_spaces(s, LINK_WATER, "river", a, south);
    }
}

void show_map(struct scene *s, struct context *c, const STATE *g)
{
    const struct map_row *map = MAP(g->map);
    scene_open(s, AS_MAP, NULL, "map");
    scene_is(s, A_MAP, g->map);
    scene_pane(s, PANE_BOARD);
    for EACH_BIT(space, map->all) show_space(s, c, g, (u8)space);
    link_metro(s, map);
    link_rivers(s, map);
    scene_close(s);
}
