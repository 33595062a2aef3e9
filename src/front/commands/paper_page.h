/* paper_page.h: a newspaper as one page of HTML that needs nothing else. Knows no game. */
#ifndef FRONT_COMMANDS_PAPER_PAGE_H
#define FRONT_COMMANDS_PAPER_PAGE_H

#include "engine/paper.h"
#include "engine/scene.h"

/* The whole page; `sides` are the names of the sides (rules.sides) or NULL. The scene of the end has the picture. */
void paper_page(struct text *out, const struct paper *p, const char *const *sides, const struct scene *end);

/* paper_map.c: the first map of a scene whose places have coordinates, as SVG; whether there is one. */
bool paper_map(struct text *out, const struct scene *s);

/* A text in which <, >, & and " mean nothing. */
void paper_escape(struct text *out, const char *text);

#endif
