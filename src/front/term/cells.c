/* cells.c: a scene laid out in cells: areas by their shape, panes in as many words as fit. */
#include "cells.h"

#include <string.h>

#include "cells_inside.h"

enum { LEAST_BOX = 24 };

/* -- Areas ---------------------------------------------------------------------------------------------------- */

static bool has_title(const struct scene *s, int area)
{
    struct text name = {0};
    scene_name(&name, s, &s->node[area]);
    bool any = name.length > 0;
    text_free(&name);
    return any;
}

static bool is_empty(const struct scene *s, int area) { return s->node[area].end == area + 1; }

/* "Event Track 1 x 3: Firefight [4] 5": x is out of effect. */
static void pen_track(struct pen *p, int area)
{
    const struct scene *s = p->s;
    pen_label(p, area);
    for EACH_IN(k, s, area) {
        const struct scene_node *n = &s->node[k];
        if (n->type != NODE_AREA) continue;
        struct text words = {0};
        bool any = !is_empty(s, k);
        if (n->marks & MARK_CURRENT) text_add(&words, "[");
        if (n->marks & MARK_OFF) text_add(&words, "x");
        else if (n->title) text_add(&words, "%s", scene_words(s, n->title));
        else scene_name(&words, s, n);
        if (n->marks & MARK_CHOSEN) text_add(&words, "✓");
        if (n->marks & MARK_CURRENT) text_add(&words, "]");
        if (any) text_add(&words, ":");
        enum ink ink = n->marks & MARK_CURRENT ? INK_CURRENT : any ? INK_NUMBER : INK_FAINT;
        pen_word(p, text_string(&words), ink, k, false);
        text_free(&words);
        pen_inside(p, k);
        pen_areas(p, k);
    }
    pen_inside(p, area);
}

/* Whether an empty SPACE follows one whose title begins with the same word: "Slot 2 3 4". Gives the rest of it. */
static const char *goes_on(const struct scene *s, int area)
{
    const struct scene_node *n = &s->node[area], *before = &s->node[area - 1];
    if (n->shape != AS_SPACE || !n->title || !is_empty(s, area) || n->marks) return NULL;
    if (before->type != NODE_AREA || before->shape != AS_SPACE || before->up != n->up || !before->title) return NULL;
    const char *words = scene_words(s, n->title), *others = scene_words(s, before->title);
    size_t first = strcspn(words, " ");
    return words[first] && strncmp(words, others, first + 1) == 0 ? words + first + 1 : NULL;
}

/* An area in the words of another one: "Bo: Hunter Marrow 5/0/1". */
static void pen_small_area(struct pen *p, int area)
{
    const struct scene_node *n = &p->s->node[area];
    if (n->shape == AS_PILE || ((n->shape == AS_ROW || n->shape == AS_HAND) && is_empty(p->s, area))) {
        pen_pile(p, area);
    } else if (n->shape == AS_CARD) {
        pen_card(p, area);
    } else if (n->shape == AS_TRACK) {
        pen_track(p, area);
    } else {
        bool titled = has_title(p->s, area);
        const char *rest = p->brevity == FULL_WORDS ? NULL : goes_on(p->s, area);
        p->listing = false;
        if (p->signs && n->shape != AS_HAND) { /* "( )": a place that is free, or used up */
            const char *free = n->sign ? scene_words(p->s, n->sign) : "( )";
            pen_word(p, n->marks & (MARK_USED | MARK_OFF) ? "(x)" : free, INK_FAINT, area, false);
        } else if (rest) pen_word(p, rest, INK_TITLE, area, false);
        else if (titled) pen_label(p, area);
        bool colon = n->shape != AS_SPACE ? !is_empty(p->s, area) : pieces_in(p->s, area) > 0;
        if (titled && !p->signs && colon) pen_word(p, ":", INK_TITLE, area, true);
        pen_inside(p, area);
        pen_areas(p, area);
    }
}

void pen_areas(struct pen *p, int area)
{
    for EACH_IN(k, p->s, area)
        if (p->s->node[k].type == NODE_AREA && belongs(p->s, k, area)) pen_small_area(p, k);
    p->listing = false;
}

/* -- Boxes side by side --------------------------------------------------------------------------------------- */

/* A part of a ROW that has a column of its own. */
static bool is_box(const struct scene *s, int i)
{
    const struct scene_node *n = &s->node[i];
    if (n->type != NODE_AREA || !belongs(s, i, n->up)) return false;
    return n->shape == AS_CARD || n->shape == AS_MAT || n->shape == AS_SPACE;
}

static int draw_boxes(struct canvas *c, const struct scene *s, enum brevity brevity, int area, int left, int right,
                      int y)
{
    int count = 0, at = 0, highest = 0;
    for EACH_IN(k, s, area) count += is_box(s, k);
    if (!count) return y;
    int columns = max_int(1, min_int(count, (right - left + 1) / LEAST_BOX)), rows = (count + columns - 1) / columns;
    columns = (count + rows - 1) / rows; /* even rows */
    int each = (right - left - (columns - 1)) / columns;
    for EACH_IN(k, s, area) {
        if (!is_box(s, k)) continue;
        if (at % columns == 0) y += highest, highest = 0;
        int x = left + at % columns * (each + 1);
        int end = draw_area(c, s, brevity, k, x, x + each, y);
        for (int j = y; j < end && at % columns; j++) canvas_put(c, x - 1, j, "│", INK_BORDER, HIT_NOTHING, 1);
        highest = max_int(highest, end - y);
        at++;
    }
    return y + highest;
}

/* -- Any area ------------------------------------------------------------------------------------------------- */

/* Whether an area goes on in the words of the one that it lies in. */
static bool is_small(const struct scene *s, int area, enum brevity brevity)
{
    const struct scene_node *n = &s->node[area], *outer = &s->node[n->up];
    if ((n->shape == AS_ROW || n->shape == AS_HAND) && is_empty(s, area)) return brevity != FULL_WORDS;
    if (n->shape == AS_PILE || (n->shape == AS_LIST && !has_title(s, area))) return true;
    if (n->shape == AS_CARD)
        return outer->shape == AS_ROW ? brevity >= SIGNS : outer->shape != AS_MAT && outer->shape != AS_TABLE;
    if (n->shape == AS_TRACK) return outer->shape == AS_CARD;
    if (n->shape == AS_SPACE) return true;
    return n->shape == AS_HAND && outer->shape == AS_SPACE && brevity != FULL_WORDS;
}

/* Whether an area can be told in the words of a paragraph: no map, and no player in it. */
static bool flows(const struct scene *s, int area)
{
    enum shape shape = s->node[area].shape;
    return shape == AS_ROW || shape == AS_HAND || shape == AS_TRACK || shape == AS_PILE;
}

int draw_area(struct canvas *c, const struct scene *s, enum brevity brevity, int area, int left, int right, int y)
{
    const struct scene_node *n = &s->node[area];
    struct pen p = pen_at(c, s, brevity, left, min_int(right, c->w - 1), y); /* a comma needs a cell, too */
    if (n->shape == AS_MAP) return draw_map(c, s, brevity, area, left, y);
    if (n->shape == AS_TRACK || n->shape == AS_PILE) {
        pen_small_area(&p, area);
        return p.fresh ? p.y : p.y + 1;
    }
    if (has_title(s, area)) pen_label(&p, area);
    if (!p.fresh && n->shape != AS_CARD && n->shape != AS_SPACE && n->shape != AS_TABLE)
        pen_word(&p, ":", INK_TITLE, area, true);
    pen_inside(&p, area);
    if (n->shape == AS_MAT) p.left = left + 1, p.indent = 1;
    if (is_empty(s, area) && (n->shape == AS_HAND || n->shape == AS_ROW)) pen_word(&p, "none", INK_FAINT, area, false);
    bool boxes = false, inline_before = true;
    for EACH_IN(k, s, area) {
        if (s->node[k].type != NODE_AREA || !belongs(s, k, area)) continue;
        if (n->shape == AS_ROW && is_box(s, k) && (brevity < SIGNS || s->node[k].shape == AS_MAT)) {
            boxes = true;
            continue;
        }
        if (is_small(s, k, brevity)) {
            if (!inline_before) pen_line(&p);
            pen_small_area(&p, k);
            inline_before = true;
            continue;
        }
        if (n->shape == AS_MAT && brevity == PARAGRAPHS && flows(s, k)) {
            if (!inline_before) pen_line(&p);
            if (!p.fresh) pen_word(&p, "·", INK_FAINT, HIT_NOTHING, false);
            p.listing = false;
            pen_small_area(&p, k);
            inline_before = true;
            continue;
        }
        inline_before = false;
        pen_line(&p);
        p.y = draw_area(c, s, brevity, k, left + (n->shape != AS_TABLE), right, p.y);
    }
    pen_line(&p);
    return boxes ? draw_boxes(c, s, brevity, area, left, right, p.y) : p.y;
}

/* -- Panes ---------------------------------------------------------------------------------------------------- */

static void draw_pane(struct canvas *c, const struct scene *s, enum pane pane, enum brevity brevity, int w)
{
    int y = 0;
    for (int i = 1; i < s->count;) {
        const struct scene_node *n = &s->node[i];
        bool begins = n->type == NODE_AREA && n->pane == pane;
        if (begins) y = draw_area(c, s, brevity, i, 0, w, y);
        i = begins ? n->end : i + 1;
    }
}

static void draw_legends(struct canvas *c, const struct scene *s, enum pane pane, int h)
{
    for (int i = 1; i < s->count; i++) {
        if (s->node[i].type != NODE_AREA || s->node[i].pane != pane || s->node[i].shape != AS_MAP) continue;
        if (is_plan(s, i)) continue; /* it has its own */
        int before = c->h;
        draw_legend(c, s, i, c->h);
        if (c->h > h) c->h = before; /* it does not fit */
    }
}

void cells_pane(struct canvas *out, const struct scene *s, enum pane pane, int w, int h, int focus)
{
    for (int brevity = 0; brevity < BREVITIES; brevity++) {
        canvas_open(out, w, 0);
        out->focus = max_int(focus, 0);
        draw_pane(out, s, pane, (enum brevity)brevity, w);
        if (!h || out->h <= h || brevity == BREVITIES - 1) {
            if (brevity >= SIGNS) draw_legends(out, s, pane, h);
            return;
        }
        canvas_free(out);
    }
}

int cells_legends(struct canvas *out, const struct scene *s, int y)
{
    for (int i = 1; i < s->count; i++) {
        bool map = s->node[i].type == NODE_AREA && s->node[i].shape == AS_MAP;
        if (map && is_lattice(s, i)) y = draw_legend(out, s, i, y);
    }
    return y;
}

void cells_area(struct canvas *out, const struct scene *s, int area, int w, int h)
{
    for (int brevity = 0; brevity < BREVITIES; brevity++) {
        canvas_open(out, w, 0);
        draw_area(out, s, (enum brevity)brevity, area, 0, w, 0);
        if (!h || out->h <= h || brevity == BREVITIES - 1) return;
        canvas_free(out);
    }
}

/* -- Finding -------------------------------------------------------------------------------------------------- */

/* The piece that a piece is told together with, or itself. */
static int told_with(const struct scene *s, int node)
{
    while (node > 0 && alike(s, node - 1, node)) node--;
    return node;
}

/* Whether what lies in an area is shown with it: not if it is large, such as all that a player has. */
static bool is_compact(const struct scene_node *n)
{
    return n->type != NODE_AREA || n->shape == AS_SPACE || n->shape == AS_CARD || n->shape == AS_PILE;
}

/* The nodes whose cells show a node. */
struct shown { int from, to; };
static bool shows(struct shown n, int hit) { return hit >= n.from && hit < n.to; }

static bool has_cells(const struct canvas *c, struct shown n)
{
    for (int i = 0; i < c->w * c->h; i++)
        if (shows(n, c->cell[i].hit)) return true;
    return false;
}

static struct shown shown_as(const struct canvas *c, const struct scene *s, int node)
{
    if (node < 0) return (struct shown){0, 0};
    node = told_with(s, node);
    const struct shown all = {node, s->node[node].end}, name = {node, node + 1}, pile = {s->node[node].up, node};
    if (!is_compact(&s->node[node]) && has_cells(c, name)) return name;
    bool inside = s->node[node].type != NODE_AREA && s->node[node].up > 0 && !has_cells(c, all);
    return inside ? pile : all; /* a card of a pile of which only the number is told: the pile */
}

struct box cells_find(const struct canvas *c, const struct scene *s, int node)
{
    struct shown n = shown_as(c, s, node);
    struct box b = {c->w, c->h, 0, 0};
    int right = -1, bottom = -1;
    for (int i = 0; i < c->w * c->h; i++) {
        if (!shows(n, c->cell[i].hit)) continue;
        b.x = min_int(b.x, i % c->w), b.y = min_int(b.y, i / c->w);
        right = max_int(right, i % c->w), bottom = max_int(bottom, i / c->w);
    }
    if (bottom < 0) return (struct box){0};
    b.w = right - b.x + 1, b.h = bottom - b.y + 1;
    return b;
}

void cells_light(struct canvas *c, const struct scene *s, struct pointing p)
{
    struct shown from = shown_as(c, s, p.from), to = shown_as(c, s, p.to);
    for (int i = 0; i < c->w * c->h; i++) {
        if (shows(to, c->cell[i].hit)) c->cell[i].stress |= LIT_TO;
        if (p.from != p.to && shows(from, c->cell[i].hit)) c->cell[i].stress |= LIT_FROM;
    }
}
