/* keep.h: the file that keeps finished games, so that an experiment can be interrupted and resumed. */
#ifndef LAB_KEEP_H
#define LAB_KEEP_H

#include <stdio.h>

#include "outcome.h"

/* The first line says which experiment it is; then a line for each game, only ever appended. */
struct keep {
    FILE *file; /* NULL: nothing is kept */
    const char *path;
    const struct plan *plan;
    struct text bytes, line; /* of the game that is being written */
};

/* Opens or begins a file; `found` is called for each game of the plan in it. A line that was half written when the
 * program was killed is cut off. False and a reason when the file cannot be used. */
bool keep_open(struct keep *k, const char *path, const struct plan *p, const struct census *s,
               void (*found)(void *who, const struct outcome *o), void *who, struct text *error);
/* Adds a game and writes it to the file at once. False and a reason when that fails. */
bool keep_add(struct keep *k, const struct outcome *o, struct text *error);
void keep_close(struct keep *k);

#endif
