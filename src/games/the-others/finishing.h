/* finishing.h: what follows from the rows of content when all are read, and what is wrong with them. */
#ifndef THE_OTHERS_FINISHING_H
#define THE_OTHERS_FINISHING_H

#include "engine/finish.h"
#include "rows.h"

/* geometry.c: the lists of Spaces, adjacent pairs and lines of a map. */
void finish_map(struct finishing *f, void *row);

/* finish.c: checks of the other kinds, and their printed texts. */
void finish_story(struct finishing *f, void *row);
void finish_mission(struct finishing *f, void *row);
void finish_tile(struct finishing *f, void *row);
void finish_sin(struct finishing *f, void *row);
void finish_acolytes(struct finishing *f, void *row);
void finish_monster(struct finishing *f, void *row);
void finish_hero(struct finishing *f, void *row);
void finish_apocalypse(struct finishing *f, void *row);

/* "d-23", "x-11": the name of a Space of the lattice in content. */
extern const char *const space_names[SPACES];

#endif
