/* fit.h: weights of an estimate by logistic regression, and how good a forecast is.
 *
 * Doubles are fine here: what comes out are whole numbers, with which the estimate reckons.
 */
#ifndef LAB_FIT_H
#define LAB_FIT_H

#include "moments.h"
#include "stats.h"

enum { BINS = 10 };

/* How forecasts of some moments compare with what came true. */
struct verdict {
    u32 moments, games;
    double loss, brier; /* means over moments: logarithmic loss, squared error */
    struct {
        u32 moments;
        double judged, won; /* sums */
    } bin[BINS];            /* by the chance that was forecast */
};

/* Which moments are meant: whole games are held out, one of HELD_OUT_OF of each set-up. */
enum { HELD_OUT_OF = 4 };
bool held_out(const struct plan *p, u32 game);

/* Fits the weights to the moments that are not held out. A ridge pulls them to `present`, with the weight of so many
 * moments: what games do not tell stays as it is. False when it does not converge. */
bool fit_weights(const struct moments *m, const struct plan *p, int facts, const i16 *present, double ridge,
                 i16 *fitted);

/* Judges the moments that are held out: by weights, or (NULL) by what the estimate said. */
struct verdict judge_forecast(const struct moments *m, const struct plan *p, int facts, const i16 *weights);
/* The same for one who forecasts the rate at which seats win in the games that are not held out. */
struct verdict judge_base_rate(const struct moments *m, const struct plan *p);
/* By how much the loss of weights is above that of what the estimate said, over the games that are held out. */
struct interval compare_loss(const struct moments *m, const struct plan *p, int facts, const i16 *weights);

#endif
