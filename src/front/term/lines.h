/* lines.h: a scene in lines of words, one area after the other: a status, and what a screen reader can follow. */
#ifndef FRONT_TERM_LINES_H
#define FRONT_TERM_LINES_H

#include "cells.h"

/* One area with what lies in it, a line each; places where nothing lies are left out. */
void lines_area(struct text *out, const struct scene *s, int area, enum brevity brevity);
/* How things stand for the reader, in at most `most` lines of `width` columns: the head, and of the reader's own things
 * as much as fits: long lists are cut; then parts of things are left out, and what is current last. */
void lines_status(struct text *out, const struct scene *s, int width, int most);

#endif
