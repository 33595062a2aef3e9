/* cells.h: a scene laid out in cells, for a full screen or printed as lines. Knows no game.
 *
 * Every cell knows the node of the scene that it shows (struct cell, hit): so a place can be lit, and a click finds
 * what was clicked.
 */
#ifndef FRONT_TERM_CELLS_H
#define FRONT_TERM_CELLS_H

#include "canvas.h"
#include "engine/scene.h"

/* How much is written: whatever fits. */
enum brevity {
    FULL_WORDS,
    SHORT_FORMS, /* numbers with signs, glued where they belong together; no printed ones; a line for each SPACE */
    SIGNS,       /* also pieces of maps by their signs, and empty SPACEs together on a line */
    PARAGRAPHS,  /* also all that a player has in one */
    BREVITIES,
};

/* All areas of a pane, one below the other, w cells wide: in full words if that fits into h lines (0: any height),
 * otherwise as briefly as it must; a plan that does not fit then shows the zone that holds the node `focus` (-1: where
 * something is current). The canvas is opened for it; maps that are broader than w make it broader. */
void cells_pane(struct canvas *out, const struct scene *s, enum pane pane, int w, int h, int focus);
/* The same for one area and what lies in it. */
void cells_area(struct canvas *out, const struct scene *s, int area, int w, int h);

/* What the signs of pieces on all maps mean, from line y on; the line after it. */
int cells_legends(struct canvas *out, const struct scene *s, int y);

/* Where a node, or what lies in it, stands on a canvas; h 0: nowhere. */
struct box { int x, y, w, h; };
struct box cells_find(const struct canvas *c, const struct scene *s, int node);
/* Lights up what an answer points at. */
void cells_light(struct canvas *c, const struct scene *s, struct pointing p);

#endif
