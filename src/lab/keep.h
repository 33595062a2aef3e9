/* keep.h: the file that keeps finished games, so that an experiment can be interrupted and go on. */
#ifndef LAB_KEEP_H
#define LAB_KEEP_H

#include <stdio.h>

#include "outcome.h"

/* The first line says which experiment it is; then a line for each game, only ever appended. */
struct keep {
    FILE *file; /* NULL: nothing is kept */
    const char *path;
    const struct plan *plan;
    struct text bytes, line; /* of the game that is written */
};

/* Opens or begins a file; `found` gets each game of the plan that it holds. What was half written when somebody pulled
 * the plug is cut off. False and why it cannot be used. */
bool keep_open(struct keep *k, const char *path, const struct plan *p, const struct census *s,
               void (*found)(void *who, const struct outcome *o), void *who, struct text *error);
/* Adds a game and sees that it gets to the file at once. False and why not. */
bool keep_add(struct keep *k, const struct outcome *o, struct text *error);
void keep_close(struct keep *k);

#endif
