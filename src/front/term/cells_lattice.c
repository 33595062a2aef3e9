/* cells_lattice.c: maps whose spaces have coordinates: a lattice with borders, links and a legend of signs. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cells_inside.h"

enum { SIDE_MAX = 64, LEAST_COLUMN = 4, MOST_COLUMN = 30, GAP = 2 /* where no space is */, MOST_NAME = 18 };

enum edge { EDGE_NONE, EDGE_LINE, EDGE_OPEN, EDGE_DOOR, EDGE_SHUT, EDGE_WALL, EDGE_DOTS, EDGE_WATER };

struct lattice {
    const struct scene *s;
    enum brevity brevity;
    int map, columns, rows;
    int wide[SIDE_MAX], high[SIDE_MAX];         /* inside of the borders */
    int left[SIDE_MAX + 1], top[SIDE_MAX + 1];  /* of the borders */
    int space[SIDE_MAX][SIDE_MAX];              /* the node at x, y; 0: none */
    u8 east[SIDE_MAX][SIDE_MAX], south[SIDE_MAX][SIDE_MAX]; /* edges that links made */
    bool ways;                                  /* it says which neighbours are joined */
};

bool is_lattice(const struct scene *s, int map)
{
    for (int k = map + 1; k < s->node[map].end; k++) {
        const struct scene_node *n = &s->node[k];
        if (n->type == NODE_AREA && n->x >= 0 && n->y >= 0 && n->x < SIDE_MAX && n->y < SIDE_MAX) return true;
    }
    return false;
}

static void find_spaces(struct lattice *l)
{
    for (int k = l->map + 1; k < l->s->node[l->map].end; k++) {
        const struct scene_node *n = &l->s->node[k];
        if (n->type != NODE_AREA || n->x < 0 || n->y < 0 || n->x >= SIDE_MAX || n->y >= SIDE_MAX) continue;
        l->space[n->x][n->y] = k;
        l->columns = max_int(l->columns, n->x + 1);
        l->rows = max_int(l->rows, n->y + 1);
    }
}

static int space_of(const struct lattice *l, const char *path)
{
    for (int k = l->map + 1; k < l->s->node[l->map].end; k++)
        if (l->s->node[k].type == NODE_AREA && strcmp(scene_words(l->s, l->s->node[k].path), path) == 0) return k;
    return 0;
}

/* Links between neighbours are part of the border between them. */
static void find_links(struct lattice *l)
{
    static const u8 edges[LINKS] = {
        [LINK_WAY] = EDGE_OPEN, [LINK_DOOR] = EDGE_DOOR, [LINK_SHUT] = EDGE_SHUT, [LINK_WALL] = EDGE_WALL,
        [LINK_LINE] = EDGE_DOTS, [LINK_WATER] = EDGE_WATER,
    };
    const struct scene *s = l->s;
    for (int k = l->map + 1; k < s->node[l->map].end; k++) {
        if (s->node[k].type != NODE_LINK) continue;
        l->ways |= s->node[k].detail == LINK_WAY;
        const struct scene_node *a = &s->node[space_of(l, scene_words(s, s->node[k].title))];
        const struct scene_node *b = &s->node[space_of(l, scene_words(s, s->node[k].key))];
        if (a->x < 0 || b->x < 0) continue;
        int x = min_int(a->x, b->x), y = min_int(a->y, b->y), dx = abs(a->x - b->x), dy = abs(a->y - b->y);
        if (dx == 1 && dy == 0) l->east[x][y] = edges[s->node[k].detail];
        if (dx == 0 && dy == 1) l->south[x][y] = edges[s->node[k].detail];
    }
}

/* What a space holds, without its name. */
static void write_space(struct canvas *c, const struct lattice *l, int space, int w)
{
    struct pen p = pen_at(c, l->s, l->brevity, 0, w, 0);
    p.indent = 0;
    p.signs = l->brevity >= SIGNS;
    pen_inside(&p, space);
    pen_areas(&p, space);
}

/* How many lines a space needs, and how many cells it would fill. */
static int measure_space(const struct lattice *l, int space, int w, int *cells)
{
    struct canvas c;
    canvas_open(&c, w, 0);
    write_space(&c, l, space, w);
    *cells = 0;
    for (int i = 0; i < c.w * c.h; i++) *cells += c.cell[i].letter != ' ';
    int h = c.h;
    canvas_free(&c);
    return h;
}

static void name_space(struct text *out, const struct lattice *l, int space)
{
    const struct scene_node *n = &l->s->node[space];
    struct text name = {0};
    if (n->sign) text_add(out, "%s", scene_words(l->s, n->sign));
    scene_name(&name, l->s, n);
    const char *at = text_string(&name);
    if (strncasecmp(at, "the ", 4) == 0) at += 4;
    if (*at && strcmp(at, text_string(out)) != 0) text_add(out, "%s%s", out->length ? " " : "", at);
    text_free(&name);
}

static int column_lines(const struct lattice *l, int x)
{
    int most = 1, cells;
    for (int y = 0; y < l->rows; y++)
        if (l->space[x][y]) most = max_int(most, measure_space(l, l->space[x][y], l->wide[x], &cells));
    return most;
}

/* Makes the column broader that saves a line with the fewest cells, at most `spare`. Returns how many it took, 0: none
 * can. */
static int widen(struct lattice *l, int spare)
{
    int column = -1, least = spare + 1;
    for (int x = 0; x < l->columns; x++) {
        int lines = column_lines(l, x), wide = l->wide[x];
        for (int more = 1; lines > 1 && more < least && wide + more <= MOST_COLUMN; more++) {
            l->wide[x] = wide + more;
            if (column_lines(l, x) < lines) least = more, column = x;
        }
        l->wide[x] = wide;
    }
    if (column < 0) return 0;
    l->wide[column] += least;
    return least;
}

/* Columns get what their spaces would like to have in two lines; the broadest give way until all fit. */
static void share_width(struct lattice *l, int w)
{
    int sum = l->columns + 1;
    for (int x = 0; x < l->columns; x++) {
        l->wide[x] = GAP;
        for (int y = 0; y < l->rows; y++) {
            int cells;
            if (!l->space[x][y]) continue;
            struct text name = {0};
            name_space(&name, l, l->space[x][y]);
            measure_space(l, l->space[x][y], MOST_COLUMN, &cells);
            int wish = max_int(min_int(MOST_NAME, text_cells(text_string(&name))), cells * 2 / 3 + 1);
            l->wide[x] = max_int(l->wide[x], max_int(LEAST_COLUMN, min_int(MOST_COLUMN, wish)));
            text_free(&name);
        }
        sum += l->wide[x];
    }
    while (sum > w) {
        int most = 0;
        for (int x = 1; x < l->columns; x++)
            if (l->wide[x] > l->wide[most]) most = x;
        if (l->wide[most] <= LEAST_COLUMN) break; /* it is broader than the canvas */
        l->wide[most]--;
        sum--;
    }
    for (int more; sum < w && (more = widen(l, w - sum)) > 0;) sum += more;
    for (int x = 0; x < l->columns; x++) l->left[x + 1] = l->left[x] + 1 + l->wide[x];
}

static void share_height(struct lattice *l)
{
    for (int y = 0; y < l->rows; y++) {
        l->high[y] = 1;
        for (int x = 0; x < l->columns; x++) {
            int cells;
            if (l->space[x][y]) l->high[y] = max_int(l->high[y], measure_space(l, l->space[x][y], l->wide[x], &cells));
        }
        l->top[y + 1] = l->top[y] + 1 + l->high[y];
    }
}

static int space_at(const struct lattice *l, int x, int y)
{
    return x >= 0 && y >= 0 && x < l->columns && y < l->rows ? l->space[x][y] : 0;
}

/* The border east of x, y and south of it; x or y may be -1. */
static enum edge east_of(const struct lattice *l, int x, int y)
{
    if (!space_at(l, x, y) && !space_at(l, x + 1, y)) return EDGE_NONE;
    return x >= 0 && l->east[x][y] ? l->east[x][y] : EDGE_LINE;
}
static enum edge south_of(const struct lattice *l, int x, int y)
{
    if (!space_at(l, x, y) && !space_at(l, x, y + 1)) return EDGE_NONE;
    return y >= 0 && l->south[x][y] ? l->south[x][y] : EDGE_LINE;
}

static void put_letter(struct canvas *c, int x, int y, u32 letter)
{
    if (x < c->w) *canvas_at(c, x, y) = (struct cell){letter, INK_BORDER, 0, HIT_NOTHING};
}

/* Only what stands out from a plain line gets a sign in its middle. */
static u32 edge_letter(enum edge edge, bool upright, bool middle)
{
    u32 line = upright ? 0x2502 : 0x2500;
    switch (edge) {
    case EDGE_OPEN: return middle ? ' ' : line;
    case EDGE_DOOR: return middle ? 0x25A1 : line;
    case EDGE_SHUT: return middle ? 0xD7 : line;
    case EDGE_WALL: return upright ? 0x2551 : 0x2550;
    case EDGE_DOTS: return upright ? 0x2506 : 0x2504;
    case EDGE_WATER: return 0x2248;
    default: return line;
    }
}

static void draw_borders(struct canvas *c, const struct lattice *l, int y0)
{
    static const char corners[16][4] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    for (int x = -1; x < l->columns; x++)
        for (int y = -1; y < l->rows; y++) {
            enum edge east = y >= 0 ? east_of(l, x, y) : EDGE_NONE, south = x >= 0 ? south_of(l, x, y) : EDGE_NONE;
            int at = l->left[x + 1], line = y0 + l->top[y + 1];
            for (int j = 0; east && j < l->high[y]; j++)
                put_letter(c, at, y0 + l->top[y] + 1 + j, edge_letter(east, true, j == l->high[y] / 2));
            for (int i = 0; south && i < l->wide[x]; i++)
                put_letter(c, l->left[x] + 1 + i, line, edge_letter(south, false, i == l->wide[x] - 1));
            /* the crossing at the south-east: arms to the north, east, south and west */
            int arms = (y >= 0 && east_of(l, x, y)) | (x + 1 < l->columns && south_of(l, x + 1, y)) << 1 |
                       (y + 1 < l->rows && east_of(l, x, y + 1)) << 2 | (x >= 0 && south_of(l, x, y)) << 3;
            const char *letter = corners[arms];
            if (arms) put_letter(c, at, line, letter_next(&letter));
        }
}

/* Far links, such as a Metro line, are named at the upper borders of the spaces that they join, if there is room after
 * the names of these. */
static void name_far_links(struct canvas *c, const struct lattice *l, int y0)
{
    const struct scene *s = l->s;
    int used[SIDE_MAX][SIDE_MAX] = {{0}};
    for (int k = l->map + 1; k < s->node[l->map].end; k++) {
        if (s->node[k].type != NODE_LINK) continue;
        const u32 ends[2] = {s->node[k].title, s->node[k].key};
        int space[2] = {space_of(l, scene_words(s, ends[0])), space_of(l, scene_words(s, ends[1]))};
        const struct scene_node *a = &s->node[space[0]], *b = &s->node[space[1]];
        bool near = abs(a->x - b->x) + abs(a->y - b->y) == 1;
        if (a->x < 0 || b->x < 0 || (near && s->node[k].detail != LINK_METRO)) continue;
        const char *path = scene_words(s, s->node[k].path), *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
        for (int end = 0; end < 2; end++) {
            struct text own = {0};
            int x = s->node[space[end]].x, y = s->node[space[end]].y, cells = (int)strcspn(name, ".");
            name_space(&own, l, space[end]);
            if (text_cells(text_string(&own)) + used[x][y] + cells + 2 <= l->wide[x]) {
                canvas_put(c, l->left[x + 1] - used[x][y] - cells - 1, y0 + l->top[y], name, INK_FAINT, k, cells);
                used[x][y] += cells + 1;
            }
            text_free(&own);
        }
    }
}

static int draw_spaces(struct canvas *c, struct lattice *l, int y0)
{
    find_spaces(l);
    find_links(l);
    share_width(l, c->w);
    share_height(l);
    canvas_widen(c, l->left[l->columns] + 1);
    canvas_grow(c, y0 + l->top[l->rows] + 1);
    draw_borders(c, l, y0);
    name_far_links(c, l, y0);
    for (int x = 0; x < l->columns; x++)
        for (int y = 0; y < l->rows; y++) {
            int space = l->space[x][y];
            if (!space) continue;
            struct canvas inner;
            struct text name = {0};
            canvas_open(&inner, l->wide[x], l->high[y]);
            for (int i = 0; i < inner.w * inner.h; i++) inner.cell[i].hit = space;
            write_space(&inner, l, space, l->wide[x]);
            canvas_copy(c, l->left[x] + 1, y0 + l->top[y] + 1, l->wide[x], l->high[y], &inner, 0, 0);
            canvas_free(&inner);
            name_space(&name, l, space);
            enum ink ink = ink_of(&l->s->node[space], INK_TITLE);
            canvas_put(c, l->left[x] + 1, y0 + l->top[y], text_string(&name), ink, space,
                       l->wide[x] - (south_of(l, x, y - 1) > EDGE_LINE));
            text_free(&name);
        }
    return y0 + l->top[l->rows] + 1;
}

int draw_lattice(struct canvas *c, const struct scene *s, enum brevity brevity, int map, int y)
{
    struct lattice *l = calloc(1, sizeof *l); /* too large for a small stack */
    MUST(l);
    l->s = s, l->brevity = brevity, l->map = map;
    y = draw_spaces(c, l, y);
    free(l);
    return y;
}

int draw_legend(struct canvas *c, const struct scene *s, int map, int y)
{
    struct pen p = pen_at(c, s, SIGNS, 0, c->w, y);
    struct text done = {0};
    text_add(&done, "\n");
    for (int k = map + 1; k < s->node[map].end; k++) {
        const struct scene_node *n = &s->node[k];
        struct scene_node plain = *n;
        struct text row = {0}, key = {0};
        if (n->type != NODE_PIECE || !n->sign) continue;
        plain.marks = 0, plain.n = 1;
        label_of(&row, s, &plain, SIGNS);
        while (row.length > 1 && isdigit((unsigned char)row.at[row.length - 1])) /* "An3" */
            row.at[--row.length] = '\0';
        text_add(&row, " ");
        size_t name = row.length;
        label_of(&row, s, &plain, SHORT_FORMS);
        text_add(&key, "\n%s\n", row.at);
        bool same = name - 1 == row.length - name && strncmp(row.at, row.at + name, name - 1) == 0;
        if (!same && !strstr(done.at, key.at)) {
            if (p.listing) pen_word(&p, ",", INK_FAINT, HIT_NOTHING, true);
            pen_word(&p, row.at, INK_FAINT, HIT_NOTHING, false);
            p.listing = true;
            text_add(&done, "%s", key.at + 1);
        }
        text_free(&row);
        text_free(&key);
    }
    text_free(&done);
    return p.fresh ? p.y : p.y + 1;
}
