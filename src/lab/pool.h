/* pool.h: plays a list of games on several threads and hands their outcomes over in the order of the list. */
#ifndef LAB_POOL_H
#define LAB_POOL_H

#include "play.h"

enum { JOBS_MAX = 256 };

struct pool_task {
    const struct plan *plan;
    const struct census *census;
    const u32 *list; /* games of the plan */
    u32 count;
    int jobs;
    bool (*stop)(void); /* asked at every decision; NULL: never */
    /* called with each outcome, in the caller's thread; false: play no more */
    bool (*deliver)(void *who, const struct outcome *o);
    void *who;
};

/* False when there is no memory. What was delivered shows whether all games were played. */
bool pool_play(const struct pool_task *task);

#endif
