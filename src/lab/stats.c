/* stats.c: intervals: Wilson or Robbins for a rate, Newcombe or Mantel and Haenszel for differences, the normal one for means. */
#include "stats.h"

#include <math.h>

static const double z = 1.959963984540054; /* leaves 2.5 % on each side of a normal curve */

struct interval wilson(u64 won, u64 of)
{
    if (!of) return (struct interval){0, 0, 1};
    double n = (double)of, p = (double)won / n;
    double below = 1 + z * z / n;
    double centre = (p + z * z / (2 * n)) / below;
    double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / below;
    struct interval i = {p, fmax(0, centre - half), fmin(1, centre + half)};
    if (won == 0) i.low = 0; /* exactly 0, whatever the rounding */
    if (won == of) i.high = 1;
    return i;
}

/* How much better the mixture of all rates explains what was seen than this one does, as a logarithm. */
static double evidence(double won, double lost, double rate)
{
    double mixture = lgamma(won + 1) + lgamma(lost + 1) - lgamma(won + lost + 2);
    return mixture - (won > 0 ? won * log(rate) : 0) - (lost > 0 ? lost * log1p(-rate) : 0);
}

/* The rate between one that is believed and one that is not where belief ends. */
static double edge_of_belief(double won, double lost, double believed, double end)
{
    enum { HALVINGS = 50 };
    static const double refuted = 2.995732273553991; /* ln 20 */
    for (int i = 0; i < HALVINGS; i++) {
        double middle = (believed + end) / 2;
        if (evidence(won, lost, middle) < refuted) believed = middle;
        else end = middle;
    }
    return end;
}

struct interval anytime(u64 won, u64 of)
{
    if (!of) return (struct interval){0, 0, 1};
    double n = (double)of, k = (double)won, p = k / n;
    return (struct interval){p, won == 0 ? 0 : edge_of_belief(k, n - k, p, 0),
                             won == of ? 1 : edge_of_belief(k, n - k, p, 1)};
}

struct interval difference(u64 won, u64 of, u64 other_won, u64 other_of)
{
    struct interval a = wilson(won, of), b = wilson(other_won, other_of);
    double d = a.middle - b.middle;
    if (!of || !other_of) return (struct interval){0, -1, 1};
    double down = hypot(a.middle - a.low, b.high - b.middle), up = hypot(a.high - a.middle, b.middle - b.low);
    return (struct interval){d, d - down, d + up};
}

void strata_add(struct strata *s, u64 won, u64 of, u64 other_won, u64 other_of)
{
    if (!of || !other_of) return; /* there is nothing to compare with */
    double n = (double)of, m = (double)other_of, weight = n * m / (n + m);
    double p = (double)won / n, q = (double)other_won / m;
    s->weight += weight;
    s->with += weight * p;
    s->without += weight * q;
    s->variance += weight * weight * (p * (1 - p) / n + q * (1 - q) / m);
    s->with_of += of;
    s->without_of += other_of;
}

struct interval strata_difference(const struct strata *s)
{
    if (s->weight <= 0) return (struct interval){0, -1, 1};
    double d = (s->with - s->without) / s->weight, half = z * sqrt(s->variance) / s->weight;
    return (struct interval){d, fmax(-1, d - half), fmin(1, d + half)};
}

struct interval mean_of(const struct sums *s)
{
    if (!s->count) return (struct interval){0, 0, 0};
    double n = (double)s->count, mean = (double)s->sum / n;
    if (s->count == 1) return (struct interval){mean, -INFINITY, INFINITY};
    double variance = ((double)s->squares - n * mean * mean) / (n - 1);
    double half = z * sqrt(fmax(0, variance) / n);
    return (struct interval){mean, mean - half, mean + half};
}
