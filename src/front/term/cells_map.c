/* cells_map.c: maps in cells: a lattice where spaces have coordinates, otherwise a line or a box for each SPACE. */
#include "cells_inside.h"

enum { HEAD_MAX = 30 };

/* The name of a space with its numbers and texts. */
static void pen_head(struct pen *p, int space)
{
    pen_label(p, space);
    pen_inside(p, space);
}

static int head_cells(const struct scene *s, enum brevity brevity, int space, int w)
{
    struct canvas c;
    canvas_open(&c, w, 0);
    struct pen p = pen_at(&c, s, brevity, 0, w, 0);
    pen_head(&p, space);
    int x = p.y ? w : p.x;
    canvas_free(&c);
    return x;
}

static bool has_areas(const struct scene *s, int space)
{
    for EACH_IN(k, s, space)
        if (s->node[k].type == NODE_AREA && s->node[k].end > k + 1) return true;
    return false;
}

static bool is_space(const struct scene *s, int k)
{
    return s->node[k].type == NODE_AREA && (s->node[k].shape == AS_SPACE || s->node[k].shape == AS_CARD);
}

/* A line for each SPACE: its name and numbers, then in a column of its own who is there. Those where nobody is stand
 * together on lines where signs are wanted. */
static int draw_lines(struct canvas *c, const struct scene *s, enum brevity brevity, int area, int column, int left,
                      int y)
{
    struct pen p = pen_at(c, s, brevity, left, c->w - 1, y);
    bool heading = s->node[area].shape == AS_ZONE && s->node[area].title;
    if (heading) {
        pen_label(&p, area);
        pen_word(&p, ":", INK_TITLE, area, true);
        int x = p.x;
        pen_inside(&p, area);
        heading = p.x == x;
    }
    if (brevity < SIGNS) pen_line(&p);
    for EACH_IN(k, s, area) {
        if (!is_space(s, k)) continue;
        bool alone = brevity < SIGNS || has_areas(s, k);
        if (alone) pen_line(&p);
        else if (!p.fresh && !heading) pen_word(&p, "·", INK_FAINT, HIT_NOTHING, false);
        heading = false;
        pen_head(&p, k);
        if (has_areas(s, k)) {
            p.indent = min_int(column + 1, c->w / 2);
            if (p.y < c->h && p.x < left + column) p.x = left + column;
            pen_areas(&p, k);
            p.indent = 2;
        }
        if (alone) pen_line(&p);
    }
    pen_line(&p);
    return p.y;
}

/* Boxes side by side, for each ZONE. */
static int draw_spaces(struct canvas *c, const struct scene *s, int area, int left, int y)
{
    enum { LEAST = 26 };
    int count = 0, at = 0, highest = 0;
    for EACH_IN(k, s, area) count += is_space(s, k);
    if (!count) return y;
    int columns = max_int(1, min_int(count, (c->w - left + 1) / LEAST)), each = (c->w - left - (columns - 1)) / columns;
    for EACH_IN(k, s, area) {
        if (!is_space(s, k)) continue;
        if (at % columns == 0) y += highest, highest = 0;
        int x = left + at % columns * (each + 1), end = draw_area(c, s, FULL_WORDS, k, x, x + each, y);
        for (int j = y; j < end && at % columns; j++) canvas_put(c, x - 1, j, "│", INK_BORDER, HIT_NOTHING, 1);
        highest = max_int(highest, end - y);
        at++;
    }
    return y + highest;
}

static int draw_part(struct canvas *c, const struct scene *s, enum brevity brevity, int area, int column, int left,
                     int y)
{
    if (brevity != FULL_WORDS) return draw_lines(c, s, brevity, area, column, left, y);
    if (s->node[area].shape == AS_ZONE) {
        struct pen p = pen_at(c, s, brevity, left, c->w - 1, y);
        pen_label(&p, area);
        pen_inside(&p, area);
        y = p.fresh ? p.y : p.y + 1;
    }
    return draw_spaces(c, s, area, left, y);
}

int draw_map(struct canvas *c, const struct scene *s, enum brevity brevity, int map, int left, int y)
{
    if (is_plan(s, map)) {
        y = draw_plan(c, s, brevity, map, y);
    } else if (is_lattice(s, map)) {
        y = draw_lattice(c, s, brevity, map, y);
    } else {
        int column = 0;
        for (int k = map + 1; k < s->node[map].end; k++)
            if (is_space(s, k) && has_areas(s, k)) column = max_int(column, head_cells(s, brevity, k, HEAD_MAX));
        y = draw_part(c, s, brevity, map, column, left, y);
        for EACH_IN(k, s, map)
            if (s->node[k].type == NODE_AREA && s->node[k].shape == AS_ZONE && belongs(s, k, map))
                y = draw_part(c, s, brevity, k, column, left, y);
    }
    for EACH_IN(k, s, map) { /* what is neither a SPACE nor a ZONE */
        const struct scene_node *n = &s->node[k];
        if (n->type == NODE_AREA && !is_space(s, k) && n->shape != AS_ZONE && n->x < 0 && belongs(s, k, map))
            y = draw_area(c, s, brevity, k, left, c->w, y);
    }
    return y;
}
