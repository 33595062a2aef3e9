/* play.h: plays one game of a plan and writes down its outcome. */
#ifndef LAB_PLAY_H
#define LAB_PLAY_H

#include "outcome.h"

/* Somebody who plays games one after the other: a bot of each level, and the memory for it. One for each thread. */
struct player;

struct player *player_new(const struct plan *p, const struct census *s); /* NULL: there is no memory */
void player_free(struct player *y);                                    /* NULL does nothing */

/* Plays number n of a set-up. False when `stop` (or NULL) said so before its end. */
bool player_play(struct player *y, int setup, u32 number, bool (*stop)(void), struct outcome *o);

#endif
