/* stats.h: rates and differences with their 95 % intervals. */
#ifndef LAB_STATS_H
#define LAB_STATS_H

#include "engine/base.h"

struct interval {
    double middle, low, high;
};

/* `won` of `of`, by Wilson: sound for few games and for rates near 0 and 1. Of none: 0, from 0 to 1. */
struct interval wilson(u64 won, u64 of);
/* The same by a mixture of all rates as alternatives (Robbins): it holds at all times together, so one may look after
 * every game and stop as soon as it is clear of some rate. */
struct interval anytime(u64 won, u64 of);
/* The difference of two independent rates, by Newcombe: from the intervals of both. */
struct interval difference(u64 won, u64 of, u64 other_won, u64 other_of);

/* The same within several strata, combined by Mantel and Haenszel: differences between strata do not count. */
struct strata {
    double weight, with, without, variance; /* sums; zero-initialise */
    u64 with_of, without_of;                /* of the strata that can be compared */
};
void strata_add(struct strata *s, u64 won, u64 of, u64 other_won, u64 other_of);
struct interval strata_difference(const struct strata *s);

/* Sums of whole numbers, from which mean and interval follow. */
struct sums {
    u64 count;
    long long sum, squares;
};

static inline void sums_add(struct sums *s, long long value)
{
    s->count++;
    s->sum += value;
    s->squares += value * value;
}

/* The mean, by the normal approximation; also for paired differences. */
struct interval mean_of(const struct sums *s);

#endif
