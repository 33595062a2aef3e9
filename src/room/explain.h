/* explain.h: what something on the table is, in words: its numbers with their parts, its marks, and their rules. */
#ifndef ROOM_EXPLAIN_H
#define ROOM_EXPLAIN_H

#include "engine/parts.h"
#include "engine/scene.h"

struct room;

/* What a seat (NOBODY: a spectator) sees, with what its numbers are made of: from its own view alone. Zero-initialise
 * both; free the scene first. */
void explain_scene(struct room *r, seat viewer, struct scene *scene, struct parts *parts);

/* "Attack 5 = 3 printed + 1 Trash Lid + 1 Anvil Chorus": node is a number. One part says no more than the number. */
void explain_number(struct text *out, const struct scene *s, int node);
/* All there is to say of an area, piece or link: a line for its name, for what it is, for each of its numbers, rulings
 * and marks and for its colour, with the rule. Nothing if there is no more than its name. */
void explain_node(struct text *out, const struct scene *s, int node);
/* What a mark of a node means (its place in mark_words), by which rule, if the game says. */
struct about_row explain_mark(const struct scene *s, int node, int mark);

/* What a person means: the node at a path, or the first whose name has these words; -1: none. */
int explain_find(const struct scene *s, const char *words);

#endif
