/* scene_base.c: the base as a map: tiles, Areas, Spaces and who stands there; walls, white lines, Doors. */
#include <ctype.h>
#include <stdio.h>

#include "scene_parts.h"

static const char *const tile_names[TILES] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};

/* -- Figures -------------------------------------------------------------------------------------------------- */

/* Two letters for a name: its capitals, or how it begins: "SF", "Ch". */
static void short_name(char out[4], const char *name)
{
    int n = 0;
    for (const char *at = name; *at && n < 2; at++)
        if (isupper((unsigned char)*at)) out[n++] = *at;
    if (n < 2) n = 0, out[n++] = name[0], out[n++] = name[0] ? name[1] : 0;
    out[n] = 0;
}

void show_who(struct scene *s, const struct context *c, const STATE *g, int figure)
{
    char name[4] = "cap", sign[8];
    if (is_hero(figure)) scene_is(s, A_HERO, g->guardian[figure].hero);
    else if (is_villain(figure)) scene_is(s, A_VILLAIN, g->card[card_of(figure)].villain);
    if (is_hero(figure)) short_name(name, ROW_NAME(KIND_HERO, g->guardian[figure].hero));
    else if (is_villain(figure)) short_name(name, ROW_NAME(KIND_VILLAIN, g->card[card_of(figure)].villain));
    if (is_acolyte(figure)) /* the tenth is "An0": short signs fit small maps */
        snprintf(sign, sizeof sign, "%s%d", name, ((figure - FIRST_ROBOT) % ACOLYTE_FIGURES + 1) % 10);
    else snprintf(sign, sizeof sign, "%s", name);
    scene_sign(s, sign);
}

/* Options call a figure by its number, people by what it is. */
static void show_figure(struct scene *s, const struct context *c, const STATE *g, int figure)
{
    scene_piece(s, A_FIGURE, (u8)figure, 1);
    show_who(s, c, g, figure);
    scene_key(s, "figure%d", figure);
    if (figure != CAPTIVE) scene_owner(s, player_of(g, figure));
    scene_mark(s, figure == g->active, MARK_CURRENT);
    scene_mark(s, figure == CAPTIVE && !g->captive_free, MARK_FIXED);
    if (is_villain(figure) && g->damage[figure]) scene_number(s, N_DAMAGE, g->damage[figure], ANY);
}

/* -- Spaces --------------------------------------------------------------------------------------------------- */

/* Row and column in the tile, as its name has them, and what the dot says. */
static void sign_space(struct scene *s, const struct layout *shape, int local)
{
    static const char *const dots[] = {
        [SOLID] = "", [BLUE] = "", [GREEN] = "g", [ORANGE] = "!", [PURPLE] = "p", [REINFORCEMENT] = "+"};
    bool counted = shape->dot[local] == REINFORCEMENT || shape->dot[local] == ORANGE;
    char sign[32];
    int n = snprintf(sign, sizeof sign, "%d%d%s", local / TILE_SIDE + 1, local % TILE_SIDE + 1,
                     dots[shape->dot[local]]);
    if (counted) snprintf(sign + n, sizeof sign - (size_t)n, "%d", shape->mark[local]);
    scene_sign(s, sign);
}

static void show_space(struct scene *s, const struct context *c, const STATE *g, int tile, int local)
{
    static const u8 tints[] = {                              /* GC-015 to GC-018 */
        [SOLID] = TINT_NONE, [BLUE] = TINT_BLUE, [GREEN] = TINT_GREEN, [ORANGE] = TINT_ORANGE, [PURPLE] = TINT_PURPLE,
        [REINFORCEMENT] = TINT_GREY};
    const struct layout *shape = SHAPE(g, tile);
    u8 cell = (u8)cell_of(tile, local), dot = shape->dot[local];
    scene_open_as(s, AS_SPACE, A_SPACE, cell);
    scene_at(s, cell_column(cell), cell_row(cell));
    scene_tint(s, tints[dot]);
    scene_mark(s, dot == REINFORCEMENT && shape->mark[local] > g->heroes, MARK_OFF); /* GC-057 */
    sign_space(s, shape, local);
    if (g->who[cell] != NOWHERE) show_figure(s, c, g, g->who[cell]);
    scene_close(s);
}

/* -- Rooms ---------------------------------------------------------------------------------------------------- */

static void show_task(struct scene *s, const struct context *c, const STATE *g, int tile, int n)
{
    static const char *const values[STATS] = {"Speed", "Attack", "Defense", "Mental"};
    static const char *const deeds[] = {"", "switches the Trap off", "settles one", "frees the captive",
                                        "removes the obstacle"};
    const struct tile *t = &g->tile[tile];
    const struct task *task = &ROOM(t->room)->task[n];
    char title[24], words[40] = "";
    snprintf(title, sizeof title, "Task %d", n + 1);
    for EACH_BIT(stat, task->stats)
        snprintf(words + strlen(words), sizeof words - strlen(words), "%s%s", *words ? " or " : "", values[stat]);
    scene_open(s, AS_LIST, title, "task%d", n + 1);
    bool done = task->success == SWITCH_OFF     ? t->off
                : task->success == FREE_CAPTIVE ? g->captive_free
                : task->success == CLEAR_WAY    ? t->cleared
                                                : in_set(t->done, n) || !t->left;
    scene_mark(s, done, MARK_CHOSEN);
    scene_ruling(s, TONE_PLAIN, 168, "%s, %d dice%s: %s", words, task->dice, task->heroes ? " + Heroes" : "",
                 deeds[task->success]);
    if (t->minus[n]) scene_number(s, N_MINUS, t->minus[n], ANY); /* GC-180 */
    scene_close(s);
}

static void show_room(struct scene *s, const struct context *c, const STATE *g, int tile)
{
    const struct tile *t = &g->tile[tile];
    const struct room_row *room = ROOM(t->room);
    scene_is(s, A_ROOM, t->room);
    scene_sign(s, tile_names[tile]);
    scene_mark(s, t->off, MARK_OFF);
    scene_mark(s, t->outcome == NEUTRALISED, MARK_CHOSEN);
    scene_mark(s, t->outcome == MET, MARK_DEAD);
    if (room->kind == OBJECTIVE && t->outcome == OPEN) {
        scene_number(s, N_COUNTDOWN, t->countdown, ANY);
        if (!room->captive) scene_number(s, N_LEFT, t->left, room->tokens);
    } else if (room->kind == OBJECTIVE) {
        scene_ruling(s, TONE_GOAL, t->outcome == MET ? 262 : 261, t->outcome == MET ? "met by Skarov" : "neutralised");
    }
    if (t->off) scene_ruling(s, TONE_PLAIN, 179, "Trap off");
    for (int n = 0; n < COUNT(g->purple); n++)
        if (g->purple[n] == tile && !g->door_opened && !t->off) /* GC-253, GC-257 */
            scene_number(s, N_PURPLE, n + 1, ANY);
    for (int n = 0; n < TASKS; n++)
        if (room->task[n].success && (t->outcome == OPEN || room->task[n].success == CLEAR_WAY))
            show_task(s, c, g, tile, n);
}

static void show_tile(struct scene *s, const struct context *c, const STATE *g, int tile)
{
    const struct layout *shape = SHAPE(g, tile);
    scene_open(s, AS_ZONE, NULL, "%s", tile_names[tile]);
    show_room(s, c, g, tile);
    for (int area = 0; area < shape->areas; area++) {
        scene_open(s, AS_ZONE, NULL, "%c", 'a' + area);
        for (int i = 0; i < AREA_SPACES && shape->spaces[area][i] != 0xFF; i++)
            show_space(s, c, g, tile, shape->spaces[area][i]);
        scene_close(s);
    }
    for (int n = 0; n < REINFORCEMENTS; n++)                 /* no Area holds them (GC-S16) */
        if (shape->reinforcement[n] != 0xFF) show_space(s, c, g, tile, shape->reinforcement[n]);
    scene_close(s);
}

/* Where Skarov may lay a room (GC-049). */
static void show_site(struct scene *s, int tile)
{
    scene_open(s, AS_SPACE, tile_names[tile], "%s", tile_names[tile]);
    scene_at(s, tile % FRAME_SIDE * TILE_SIDE + MIDDLE, tile / FRAME_SIDE * TILE_SIDE + MIDDLE);
    scene_sign(s, tile_names[tile]);
    scene_close(s);
}

/* -- Borders -------------------------------------------------------------------------------------------------- */

/* A Space as links of the map name it. */
static void place_of(char out[16], const struct context *c, const STATE *g, int cell)
{
    int tile = tile_of(cell), area = SHAPE(g, tile)->area[local_of(cell)];
    if (area == NO_AREA) snprintf(out, 16, "%s/%s", tile_names[tile], cell_names[cell]);
    else snprintf(out, 16, "%s/%c/%s", tile_names[tile], 'a' + area, cell_names[cell]);
}

static void link_spaces(struct scene *s, const struct context *c, const STATE *g, enum link kind, const char *what,
                        int a, int b)
{
    char segment[32], from[16], to[16];
    snprintf(segment, sizeof segment, "%s.%s.%s", what, cell_names[a], cell_names[b]);
    place_of(from, c, g, a);
    place_of(to, c, g, b);
    scene_link(s, kind, segment, from, to);
}

static void show_door(struct scene *s, const struct context *c, const STATE *g, const struct link_token *l)
{
    link_spaces(s, c, g, l->open ? LINK_DOOR : LINK_SHUT, "door", l->a, l->b);
    scene_is(s, A_LINK, l->kind);
    scene_mark(s, l->jammed, MARK_FIXED);                    /* GC-191 */
    if (l->minus) scene_number(s, N_MINUS, l->minus, ANY);   /* GC-189 */
}

/* What lies between a Space and the next one to the east or south. White lines need no saying: they are where Areas
 * meet (GC-012). */
static void show_border(struct scene *s, struct context *c, const STATE *g, int cell, enum direction side)
{
    int other = cell_beyond(cell, side), tile = tile_of(cell);
    if (other == NOWHERE || !g->tile[tile_of(other)].room || DOT(g, other) == SOLID) return;
    if (tile_of(other) != tile) {
        int link = find_link(g, cell, other);
        if (link >= 0) show_door(s, c, g, &g->link[link]);
        else link_spaces(s, c, g, LINK_WALL, "wall", cell, other);  /* GC-022 */
    } else if (has_obstacle(c, g, cell, side)) {             /* GC-S104 */
        link_spaces(s, c, g, LINK_SHUT, "obstacle", cell, other);
        scene_is(s, A_LINK, OBSTACLE);
    } else if (has_barrier(c, g, cell, side)) {
        link_spaces(s, c, g, LINK_WALL, "wall", cell, other);
    }
}

void show_base(struct scene *s, struct context *c, const STATE *g)
{
    int laid = 0;
    for (int tile = 0; tile < TILES; tile++) laid += g->tile[tile].room != 0;
    bool building = g->phase == SET_UP && SCENARIO(g->scenario)->free && laid < SCENARIO(g->scenario)->tiles;
    scene_open(s, AS_MAP, "Base", "base");
    scene_pane(s, PANE_BOARD);
    for (int tile = 0; tile < TILES; tile++) {
        if (g->tile[tile].room) show_tile(s, c, g, tile);
        else if (building) show_site(s, tile);
    }
    for (int cell = 0; cell < CELLS; cell++) {
        if (!g->tile[tile_of(cell)].room || DOT(g, cell) == SOLID) continue;
        show_border(s, c, g, cell, EAST);
        show_border(s, c, g, cell, SOUTH);
    }
    scene_close(s);
}
