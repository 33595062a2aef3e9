/* opening.h: the set-up of a new game from what somebody wants; what is not said is chosen to fit. */
#ifndef ROOM_OPENING_H
#define ROOM_OPENING_H

#include "engine/game.h"
#include "engine/text.h"

/* What is wanted of a new game. */
struct wanted {
    int players;          /* 0: any */
    const char *scenario; /* its id, or NULL */
    const char *options;  /* a list with commas, or NULL */
    const void *carried;  /* it is the next game of a campaign that stands so (engine/carried.h); NULL: of none */
};

/* Finds a set-up; false and what was expected when there is none. */
bool opening_find(const struct game *game, const struct content *content, const struct wanted *wanted,
                  struct setup *setup, struct text *error);
/* What is offered to begin with: for a first game what is kind to beginners, few players and the options that are meant
 * for them; otherwise the first set-up that fits. */
void opening_usual(const struct game *game, const struct content *content, bool first, struct setup *setup);

#endif
