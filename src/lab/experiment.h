/* experiment.h: a whole experiment: what is left to do, on how many threads and ranks, and where results go. */
#ifndef LAB_EXPERIMENT_H
#define LAB_EXPERIMENT_H

#include "outcome.h"
#include "ranks.h"

struct experiment {
    const struct plan *plan;
    const struct census *census;
    const struct ranks *ranks;
    int jobs;
    const char *keep;   /* path of the file of finished games; NULL: none */
    bool (*stop)(void); /* NULL: never */
    /* gets every game once, those of the file first; rank 0 only */
    void (*take)(void *who, const struct outcome *o);
    /* how many games are done of how many; rank 0 only, NULL: nobody wants to know */
    void (*progress)(void *who, u32 done, u32 games);
    void *who;
};

/* Runs it; false and what went wrong. *done (rank 0) is how many games there are in the end: fewer than planned
 * after an interruption. */
bool experiment_run(const struct experiment *x, u32 *done, struct text *error);

#endif
