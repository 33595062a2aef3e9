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
    /* called for every game once, those of the file first; rank 0 only */
    void (*take)(void *who, const struct outcome *o);
    /* called with how many games of how many are done; rank 0 only; NULL: nobody wants to know */
    void (*progress)(void *who, u32 done, u32 games);
    void *who;
    /* asked after every game: whether no more are needed; the others are not played, and what was played of them does
     * not count, so that threads change nothing; rank 0 only; NULL: all are */
    bool (*enough)(void *who);
};

/* Runs it; false and a message when something went wrong. *done (rank 0) is how many games there are at the end: fewer
 * than planned after an interruption, or if they were enough. */
bool experiment_run(const struct experiment *x, u32 *done, struct text *error);

#endif
