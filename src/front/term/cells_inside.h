/* cells_inside.h: what the parts of the layout share: a pen that writes words on a canvas. */
#ifndef FRONT_TERM_CELLS_INSIDE_H
#define FRONT_TERM_CELLS_INSIDE_H

#include "cells.h"

struct pen {
    struct canvas *c;
    const struct scene *s;
    enum brevity brevity;
    int left, right; /* the columns that it writes in */
    int indent;      /* of lines that go on */
    int x, y;
    bool fresh;      /* nothing stands on this line yet */
    bool listing;    /* a piece was written last: before the next one goes a comma */
    bool signs;      /* pieces are told by their signs */
    const char *prefix; /* stands before the next word: a bracket */
};

/* -- cells_words.c */

/* A pen at the beginning of line y. */
struct pen pen_at(struct canvas *c, const struct scene *s, enum brevity brevity, int left, int right, int y);
/* Begins another line, unless this one is empty. */
void pen_line(struct pen *p);
/* One word, which is not broken unless it is longer than a line. `glue`: no blank before it. */
void pen_word(struct pen *p, const char *word, enum ink ink, int hit, bool glue);
void pen_prose(struct pen *p, const char *text, enum ink ink, int hit);
/* The name of an area or piece with its marks. */
void pen_label(struct pen *p, int node);
/* The numbers, pieces and texts of an area, but not the areas in it. */
void pen_inside(struct pen *p, int area);
/* A thing with numbers and what lies on it in brackets, as a part of a list. */
void pen_card(struct pen *p, int area);
/* A pile as a part of a list: how many things lie there, and its numbers. */
void pen_pile(struct pen *p, int area);
/* The same words into a text: for legends and measuring. */
void label_of(struct text *out, const struct scene *s, const struct scene_node *n, enum brevity brevity);
/* How many pieces and CARDs lie in an area. */
int pieces_in(const struct scene *s, int area);
/* Whether two pieces, one after the other, look the same: they are told once. */
bool alike(const struct scene *s, int i, int k);
enum ink ink_of(const struct scene_node *n, enum ink usual);

/* -- cells_plan.c */

/* Whether a map has walls, and drawing it from line y on; the line after it. */
bool is_plan(const struct scene *s, int map);
int draw_plan(struct canvas *c, const struct scene *s, enum brevity brevity, int map, int y);

/* -- cells_map.c */

/* Draws a map from line y on; the line after it. */
int draw_map(struct canvas *c, const struct scene *s, enum brevity brevity, int map, int left, int y);

/* -- cells_lattice.c */

bool is_lattice(const struct scene *s, int map);
/* The same for a map whose spaces have coordinates; the canvas gets broader if it must. */
int draw_lattice(struct canvas *c, const struct scene *s, enum brevity brevity, int map, int y);
/* What the signs of the pieces in a map mean, those that are on it, each once; the line after it. */
int draw_legend(struct canvas *c, const struct scene *s, int map, int y);

/* -- cells.c */

/* Whether an area in `outer` is shown with it: not if it has a pane of its own. */
static inline bool belongs(const struct scene *s, int area, int outer)
{
    return s->node[area].pane == s->node[outer].pane || s->node[area].pane == PANE_NONE;
}
/* Draws an area from line y on; the line after it. */
int draw_area(struct canvas *c, const struct scene *s, enum brevity brevity, int area, int left, int right, int y);
/* The areas in a SPACE or CARD, as parts of its words. */
void pen_areas(struct pen *p, int area);

/* Each node directly in an area, in order. */
#define EACH_IN(k, s, area) (int k = (area) + 1; k < (s)->node[area].end; k = (s)->node[k].end)

#endif
