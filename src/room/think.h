/* think.h: bots think in the background, each answer in a thread of its own, while the room does other things. */
#ifndef ROOM_THINK_H
#define ROOM_THINK_H

#include "room.h"

/* For room_think. */
extern const struct thinking in_background;
/* How many threads this machine can run at once, at most THREADS_MAX: what a thinking bot uses unless somebody says
 * otherwise. */
int think_cores(void);
/* Waits while a bot thinks, or until a signal comes. */
void think_wait(int ms);

#endif
