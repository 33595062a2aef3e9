/* pool.h: threads in which the bots of all tables think, fewer than the machine has and of no priority: whoever plays
 * does not wait for them. Tables are served in the order in which they ask. */
#ifndef SERVE_POOL_H
#define SERVE_POOL_H

#include <uv.h>

#include "room/room.h"

struct pool;

/* `ready` is called in the thread of the loop when some bot may have found its answer. */
struct pool *pool_open(uv_loop_t *loop, int threads, void (*ready)(void *user), void *user);
/* All jobs must have ended. */
void pool_close(struct pool *p);
/* For room_think. */
const struct thinking *pool_thinking(struct pool *p);
int pool_waiting(struct pool *p);

#endif
