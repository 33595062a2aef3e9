/* play.h: plays one game of a plan and notes its outcome. */
#ifndef LAB_PLAY_H
#define LAB_PLAY_H

#include "outcome.h"

/* Plays games one after another: a bot of each level, and the memory for it. One for each thread. */
struct player;

struct player *player_new(const struct plan *p, const struct census *s); /* NULL: there is no memory */
void player_free(struct player *y);                                    /* NULL does nothing */

/* Plays number n of a set-up. False when `stop` ended it early; `stop` may be NULL. */
bool player_play(struct player *y, int setup, u32 number, bool (*stop)(void), struct outcome *o);

#endif
