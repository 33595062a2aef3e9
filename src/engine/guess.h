/* guess.h: "did you mean": the nearest of the names that a wrong one was compared with. */
#ifndef ENGINE_GUESS_H
#define ENGINE_GUESS_H

#include "text.h"

/* A name that was not found. Try all names that could have been meant, then say the best. */
struct guess {
    const char *word, *best; /* NULL: none is near */
    int distance;            /* only a nearer name is offered */
};

struct guess guess_for(const char *word);
/* NULL is no name. */
void guess_try(struct guess *g, const char *name);
/* `no hero is called "robbin"; did you mean "robin"?` */
void guess_say(struct text *error, const struct guess *g, const char *what);
/* " (did you mean 'heal'?)" or "", in *room. */
const char *guess_hint(const struct guess *g, char room[64]);

#endif
