/* answers.h: which level answers better: the same questions of bot games are put to each.
 *
 * Where they answer differently, games are played on from there, with the same deals and luck, which tells more about a level
 * than whole games do in the same time: only what it does differently counts.
 */
#ifndef LAB_ANSWERS_H
#define LAB_ANSWERS_H

#include "plan.h"
#include "stats.h"

/* What was found about one level. Values are thousandths of what a seat strives for, per question. */
struct answerer {
    struct sums gain;       /* how much better its answers are than those of the first level */
    struct sums iterations; /* that it needed */
    u32 other;              /* answers that differ from those of the first level */
};

struct answers {
    const struct plan *plan; /* whose levels are compared, and from whose set-ups the questions come */
    u32 questions;           /* to be put */
    u32 weighing;            /* iterations for the comparison of different answers */
    bool (*stop)(void);      /* ends it early; NULL: nothing does */
    void (*on_progress)(void *listener, u32 done, u32 all);
    void *listener;
    struct answerer level[LEVELS_MAX];
};

/* Puts the questions; false when there is no memory. */
bool answers_run(struct answers *a);

#endif
