/* cells_plan.c: maps whose places lie in zones, such as the rooms of a building: borders are drawn where zones meet and
 * where a link says so. A plan that is too high shows the zone that holds what somebody looks for, and what is beside
 * it. */
#include <stdlib.h>
#include <string.h>

#include "cells_inside.h"

enum { SIDE_MAX = 64, CELL = 4, NARROW_CELL = 3 /* letters of a place */, STEP_Y = 2 };

struct plan {
    const struct scene *s;
    int map, cell;
    int x0, y0, x1, y1;                       /* the part that is drawn */
    int space[SIDE_MAX][SIDE_MAX];            /* the node at x, y; 0: none */
    int east[SIDE_MAX][SIDE_MAX], south[SIDE_MAX][SIDE_MAX]; /* the link in a border; 0: none */
};

static bool is_place(const struct scene_node *n)
{
    return n->type == NODE_AREA && n->x >= 0 && n->y >= 0 && n->x < SIDE_MAX && n->y < SIDE_MAX;
}

bool is_plan(const struct scene *s, int map)
{
    for (int k = map + 1; k < s->node[map].end; k++)
        if (is_place(&s->node[k]) && s->node[s->node[k].up].shape == AS_ZONE) return true;
    return false;
}

/* -- What lies where ------------------------------------------------------------------------------------------ */

static void find_places(struct plan *p)
{
    p->x0 = p->y0 = SIDE_MAX, p->x1 = p->y1 = -1;
    for (int k = p->map + 1; k < p->s->node[p->map].end; k++) {
        const struct scene_node *n = &p->s->node[k];
        if (!is_place(n)) continue;
        p->space[n->x][n->y] = k;
        p->x0 = min_int(p->x0, n->x), p->x1 = max_int(p->x1, n->x);
        p->y0 = min_int(p->y0, n->y), p->y1 = max_int(p->y1, n->y);
    }
}

static const struct scene_node *place_at(const struct plan *p, u32 path)
{
    for (int k = p->map + 1; k < p->s->node[p->map].end; k++)
        if (is_place(&p->s->node[k]) && strcmp(scene_words(p->s, p->s->node[k].path), scene_words(p->s, path)) == 0)
            return &p->s->node[k];
    return NULL;
}

static void find_borders(struct plan *p)
{
    for (int k = p->map + 1; k < p->s->node[p->map].end; k++) {
        const struct scene_node *n = &p->s->node[k];
        if (n->type != NODE_LINK) continue;
        const struct scene_node *a = place_at(p, n->title), *b = place_at(p, n->key);
        if (!a || !b) continue;
        int x = min_int(a->x, b->x), y = min_int(a->y, b->y), dx = abs(a->x - b->x), dy = abs(a->y - b->y);
        if (dx == 1 && dy == 0) p->east[x][y] = k;
        if (dx == 0 && dy == 1) p->south[x][y] = k;
    }
}

static int at(const struct plan *p, int x, int y)
{
    return x >= 0 && y >= 0 && x < SIDE_MAX && y < SIDE_MAX ? p->space[x][y] : 0;
}

/* The link in the border east of a place, or south of it; WALL, since nothing lies beyond; LINE, since zones meet; 0:
 * nothing. */
enum { WALL = -1, LINE = -2 };
static int border(const struct plan *p, int x, int y, bool east)
{
    int a = at(p, x, y), b = east ? at(p, x + 1, y) : at(p, x, y + 1);
    if (!a || !b) return a || b ? WALL : 0;
    int link = east ? p->east[x][y] : p->south[x][y];
    return link ? link : p->s->node[a].up != p->s->node[b].up ? LINE : 0;
}

static enum link kind_of(const struct plan *p, int link)
{
    return link == WALL ? LINK_WALL : link == LINE ? LINK_LINE : (enum link)p->s->node[link].detail;
}

static bool is_solid(const struct plan *p, int link) { return link && kind_of(p, link) != LINK_LINE; }

/* -- Which part is drawn -------------------------------------------------------------------------------------- */

/* The part of the map that holds a node: the outermost ZONE, or the map. */
static int zone_of(const struct plan *p, int node)
{
    int zone = p->map;
    for (int k = node; k > p->map; k = p->s->node[k].up)
        if (p->s->node[k].type == NODE_AREA && p->s->node[k].shape == AS_ZONE) zone = k;
    return zone;
}

/* What is looked for, or who is current, or somebody of the reader's. */
static int focus_of(const struct plan *p, int wanted)
{
    const struct scene *s = p->s;
    int current = 0, own = 0;
    if (wanted > p->map && wanted < s->node[p->map].end) {
        const struct scene_node *n = &s->node[wanted];
        const struct scene_node *end = n->type == NODE_LINK ? place_at(p, n->title) : NULL;
        return end ? (int)(end - s->node) : wanted;
    }
    for (int k = p->map + 1; k < s->node[p->map].end; k++) {
        if (s->node[k].type != NODE_PIECE) continue;
        if (s->node[k].marks & MARK_CURRENT) current = k;
        if (!own && s->node[k].owner == scene_reader(s) && s->node[k].owner != NOBODY) own = k;
    }
    return current ? current : own ? own : p->map;
}

/* Leaves the rows of the focus's zone, and of the columns as many as fit. */
static void zoom(struct plan *p, int wanted, int w)
{
    int zone = zone_of(p, focus_of(p, wanted)), x0 = SIDE_MAX, x1 = -1, y0 = SIDE_MAX, y1 = -1;
    for (int k = zone + 1; k < p->s->node[zone].end; k++) {
        const struct scene_node *n = &p->s->node[k];
        if (!is_place(n)) continue;
        x0 = min_int(x0, n->x), x1 = max_int(x1, n->x);
        y0 = min_int(y0, n->y), y1 = max_int(y1, n->y);
    }
    if (x1 < 0 || zone == p->map) return;
    while ((x0 > p->x0 || x1 < p->x1) && (x1 - x0 + 2) * (p->cell + 1) + 1 <= w) {
        if (x0 > p->x0) x0--;
        if (x1 < p->x1 && (x1 - x0 + 2) * (p->cell + 1) + 1 <= w) x1++;
    }
    p->x0 = x0, p->x1 = x1, p->y0 = y0, p->y1 = y1;
}

/* -- Drawing -------------------------------------------------------------------------------------------------- */

static int left(const struct plan *p, int x) { return (x - p->x0) * (p->cell + 1); }

static void put(struct canvas *c, int x, int y, u32 letter, enum ink ink, int hit)
{
    if (x < c->w) *canvas_at(c, x, y) = (struct cell){letter, (u8)ink, 0, hit};
}

/* A letter of a border: upright, or letter i of a level one. */
static u32 border_letter(const struct plan *p, int link, bool upright, int i)
{
    bool middle = upright || (i > 0 && i < p->cell - 1);
    switch (kind_of(p, link)) {
    case LINK_LINE: return upright ? 0x2506 : 0x2504;
    case LINK_DOOR: return upright ? 0x25A1 : middle ? ' ' : i ? 0x255E : 0x2561;
    case LINK_SHUT: return upright ? 0xD7 : middle ? 0xD7 : i ? 0x255E : 0x2561;
    case LINK_WATER: return 0x2248;
    case LINK_WAY: return ' ';
    default: return upright ? 0x2551 : 0x2550;
    }
}

static void draw_border(struct canvas *c, const struct plan *p, int x, int y, int row, bool east)
{
    int link = border(p, x, y, east);
    if (!link) return;
    enum link kind = kind_of(p, link);
    enum ink ink = kind == LINK_LINE ? INK_FAINT : kind == LINK_DOOR || kind == LINK_SHUT ? INK_STRONG : INK_BORDER;
    int hit = link > 0 ? link : HIT_NOTHING;
    if (east) put(c, left(p, x + 1), row + 1, border_letter(p, link, true, 0), ink, hit);
    for (int i = 0; !east && i < p->cell; i++)
        put(c, left(p, x) + 1 + i, row + STEP_Y, border_letter(p, link, false, i), ink, hit);
}

/* Where four places meet, at the south-east of one. */
static void draw_corner(struct canvas *c, const struct plan *p, int x, int y, int row)
{
    static const char corners[16][4] = {" ", "║", "═", "╚", "║", "║", "╔", "╠", "═", "╝", "═", "╩", "╗", "╣", "╦", "╬"};
    int arm[4] = {border(p, x, y, true), border(p, x + 1, y, false), border(p, x, y + 1, true), border(p, x, y, false)};
    int solid = 0, any = 0;
    for (int i = 0; i < 4; i++) solid |= is_solid(p, arm[i]) << i, any |= arm[i] != 0;
    const char *letter = corners[solid];
    if (!any) return;
    if (solid) put(c, left(p, x + 1), row + STEP_Y, letter_next(&letter), INK_BORDER, HIT_NOTHING);
    else put(c, left(p, x + 1), row + STEP_Y, 0xB7, INK_FAINT, HIT_NOTHING);
}

/* Who stands there by their signs; otherwise the sign of the place. */
static void draw_place(struct canvas *c, const struct plan *p, int place, int x, int y)
{
    const struct scene *s = p->s;
    int end = x + p->cell, from = x, pieces = 0;
    for (int i = x; i < end && i < c->w; i++) canvas_at(c, i, y)->hit = place;
    for (int k = place + 1; k < s->node[place].end && x < end; k = s->node[k].end) {
        struct text sign = {0};
        if (s->node[k].type != NODE_PIECE) continue;
        label_of(&sign, s, &s->node[k], SIGNS);
        const char *words = text_string(&sign);
        words += *words == '*' && text_cells(words) > end - x; /* its ink says it too */
        x = canvas_put(c, x + (pieces++ > 0), y, words, ink_of(&s->node[k], INK_PIECE), k, end - x);
        text_free(&sign);
    }
    if (!pieces && s->node[place].sign)
        canvas_put(c, from, y, scene_words(s, s->node[place].sign), ink_of(&s->node[place], INK_FAINT), place, p->cell);
}

/* The name of a zone in its upper border. */
static void name_zone(struct canvas *c, const struct plan *p, int zone, int row)
{
    int x = SIDE_MAX, x1 = -1, y = SIDE_MAX;
    struct text name = {0};
    for (int k = zone + 1; k < p->s->node[zone].end; k++) {
        const struct scene_node *n = &p->s->node[k];
        if (is_place(n)) x = min_int(x, n->x), x1 = max_int(x1, n->x), y = min_int(y, n->y);
    }
    if (x1 < p->x0 || x > p->x1 || y < p->y0 || y > p->y1) return;
    x = max_int(x, p->x0), x1 = min_int(x1, p->x1);
    if (p->s->node[zone].sign) text_add(&name, "%s ", scene_words(p->s, p->s->node[zone].sign));
    label_of(&name, p->s, &p->s->node[zone], SHORT_FORMS);
    row += (y - p->y0) * STEP_Y;
    /* doors stay to be seen: the first part of the border that is long enough, or the longest */
    int end = left(p, x1 + 1), best = 0, from = 0, wish = text_cells(name.at);
    for (int i = left(p, x) + 1, run = 0; i < end && best < wish; i++) {
        run = canvas_at(c, i, row)->ink == INK_STRONG ? 0 : run + 1;
        if (run > best) best = run, from = i - run + 1;
    }
    canvas_put(c, from, row, name.at, ink_of(&p->s->node[zone], INK_TITLE), zone, best);
    text_free(&name);
}

/* What is to be said about zones: their numbers, texts and lists, but no spaces. */
static int tell_zones(struct canvas *c, const struct plan *p, enum brevity brevity, int y)
{
    struct pen pen = pen_at(c, p->s, brevity, 0, c->w, y);
    for EACH_IN(zone, p->s, p->map) {
        const struct scene_node *n = &p->s->node[zone];
        bool any = false;
        if (n->type != NODE_AREA || n->shape != AS_ZONE) continue;
        for EACH_IN(k, p->s, zone)
            any |= p->s->node[k].type != NODE_AREA || (p->s->node[k].shape == AS_LIST && brevity == FULL_WORDS);
        if (!any) continue;
        if (brevity == FULL_WORDS) pen_line(&pen);
        else if (!pen.fresh) pen_word(&pen, ";", INK_FAINT, HIT_NOTHING, true);
        if (n->sign) pen_word(&pen, scene_words(p->s, n->sign), INK_TITLE, zone, false);
        if (brevity != SIGNS || !n->sign) pen_label(&pen, zone);
        pen_inside(&pen, zone);
        for EACH_IN(k, p->s, zone) {
            if (p->s->node[k].type != NODE_AREA || p->s->node[k].shape != AS_LIST || brevity != FULL_WORDS) continue;
            pen_label(&pen, k);
            pen_word(&pen, ":", INK_TITLE, k, true);
            pen.brevity = SHORT_FORMS; /* in one line */
            pen_inside(&pen, k);
            pen.brevity = brevity;
        }
    }
    return pen.fresh ? pen.y : pen.y + 1;
}

static const char *last_step(const char *path) { return strrchr(path, '/') ? strrchr(path, '/') + 1 : path; }

/* "Door a2-13 a1-53 -1 tokens 2": links that are more than a border. */
static int tell_links(struct canvas *c, const struct plan *p, enum brevity brevity, int y)
{
    struct pen pen = pen_at(c, p->s, brevity, 0, c->w, y);
    for EACH_IN(k, p->s, p->map) {
        const struct scene_node *n = &p->s->node[k];
        if (n->type != NODE_LINK || n->thing == NOTHING || (n->end == k + 1 && !n->marks)) continue;
        if (!pen.fresh) pen_word(&pen, ";", INK_FAINT, HIT_NOTHING, true);
        pen_label(&pen, k);
        pen_word(&pen, last_step(scene_words(p->s, n->title)), INK_PLAIN, k, false);
        pen_word(&pen, last_step(scene_words(p->s, n->key)), INK_PLAIN, k, false);
        pen_inside(&pen, k);
    }
    return pen.fresh ? pen.y : pen.y + 1;
}

int draw_plan(struct canvas *c, const struct scene *s, enum brevity brevity, int map, int row)
{
    struct plan *p = calloc(1, sizeof *p); /* too large for a small stack */
    MUST(p);
    p->s = s, p->map = map;
    find_places(p);
    find_borders(p);
    p->cell = (p->x1 - p->x0 + 1) * (CELL + 1) + 1 <= c->w ? CELL : NARROW_CELL;
    if (brevity >= SIGNS) zoom(p, c->focus, c->w);
    int high = (p->y1 - p->y0 + 1) * STEP_Y + 1;
    canvas_widen(c, left(p, p->x1 + 1) + 1);
    canvas_grow(c, row + high);
    for (int x = p->x0 - 1; x <= p->x1; x++)
        for (int y = p->y0 - 1; y <= p->y1; y++) {
            int line = row + (y - p->y0) * STEP_Y;
            if (y >= p->y0) draw_border(c, p, x, y, line, true);
            if (x >= p->x0) draw_border(c, p, x, y, line, false);
            draw_corner(c, p, x, y, line);
            if (x >= p->x0 && y >= p->y0 && p->space[x][y]) draw_place(c, p, p->space[x][y], left(p, x) + 1, line + 1);
        }
    for EACH_IN(k, s, map)
        if (s->node[k].type == NODE_AREA && s->node[k].shape == AS_ZONE) name_zone(c, p, k, row);
    int below = row + high;
    row = tell_links(c, p, brevity, tell_zones(c, p, brevity, below));
    for (int i = below * c->w; i < min_int(row, c->h) * c->w; i++) c->cell[i].hit = HIT_NOTHING; /* it is on the plan */
    free(p);
    return draw_legend(c, s, map, row);
}
