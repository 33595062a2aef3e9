/* lines.h: a scene in lines of words, one area after the other: a status, and what a screen reader can follow. */
#ifndef FRONT_TERM_LINES_H
#define FRONT_TERM_LINES_H

#include "cells.h"

/* All areas of a pane, a line each; places where nothing lies are left out. */
void lines_pane(struct text *out, const struct scene *s, enum pane pane, enum brevity brevity);
/* One area with what lies in it, likewise. */
void lines_area(struct text *out, const struct scene *s, int area, enum brevity brevity);
/* How things stand for the reader, in at most `most` lines of `width` columns: the head and the reader's own things, as
 * briefly as they must be told. Then long lists are cut; what comes last in the scene is left out. */
void lines_status(struct text *out, const struct scene *s, int width, int most);

#endif
