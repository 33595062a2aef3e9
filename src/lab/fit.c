/* fit.c: a logistic regression by Newton's method; verdicts on forecasts. */
#include "fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/quick.h"

enum { ROUNDS = 60, UNIT = 4096 };
static const double SURE = 0.999;    /* whoever is surer is taken to be this sure, so that losses are finite */
static const double SETTLED = 1e-7;  /* steps that are smaller change nothing */
static const double MILLION = 1e6;   /* losses are summed up in millionths */

bool held_out(const struct plan *p, u32 game) { return game / (u32)p->setups % HELD_OUT_OF == HELD_OUT_OF - 1; }

/* -- The regression ----------------------------------------------------------------------------------------------- */

/* Gradient and curvature of the likelihood; facts are divided by their size, so that the ridge treats all alike. */
struct slope {
    int facts;
    double size[WEIGHTED_MAX], first[WEIGHTED_MAX], second[WEIGHTED_MAX][WEIGHTED_MAX];
};

static void measure_facts(struct slope *s, const struct moments *m)
{
    for (int f = 0; f < s->facts; f++) {
        double sum = 0;
        for (u32 i = 0; i < m->count; i++) sum += (double)m->at[i].fact[f] * m->at[i].fact[f];
        s->size[f] = sum > 0 ? sqrt(sum / m->count) : 1;
    }
}

static void add_moment(struct slope *s, const struct moment *m, const double *weight)
{
    double x[WEIGHTED_MAX], sum = 0;
    for (int f = 0; f < s->facts; f++) sum += weight[f] * (x[f] = m->fact[f] / s->size[f]);
    double chance = 1 / (1 + exp(-sum)), sway = chance * (1 - chance);
    for (int f = 0; f < s->facts; f++) {
        if (x[f] == 0) continue;
        s->first[f] += (m->won - chance) * x[f];
        for (int k = 0; k <= f; k++) s->second[f][k] += sway * x[f] * x[k];
    }
}

/* Solves second * step = first by Cholesky; false when it is singular. */
static bool solve(struct slope *s, double *step)
{
    int n = s->facts;
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= i; k++) {
            double sum = s->second[i][k];
            for (int j = 0; j < k; j++) sum -= s->second[i][j] * s->second[k][j];
            if (i == k && sum <= 0) return false;
            s->second[i][k] = i == k ? sqrt(sum) : sum / s->second[k][k];
        }
    for (int i = 0; i < n; i++) {
        step[i] = s->first[i];
        for (int k = 0; k < i; k++) step[i] -= s->second[i][k] * step[k];
        step[i] /= s->second[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++) step[i] -= s->second[k][i] * step[k];
        step[i] /= s->second[i][i];
    }
    return true;
}

bool fit_weights(const struct moments *m, const struct plan *p, int facts, const i16 *present, double ridge,
                 i16 *fitted)
{
    struct slope *s = calloc(1, sizeof *s);
    double weight[WEIGHTED_MAX], start[WEIGHTED_MAX], step[WEIGHTED_MAX], far = 1;
    MUST(s);
    s->facts = facts;
    measure_facts(s, m);
    for (int f = 0; f < facts; f++) weight[f] = start[f] = present[f] * s->size[f] / UNIT;
    for (int round = 0; round < ROUNDS && far > SETTLED; round++) {
        memset(s->first, 0, sizeof s->first);
        memset(s->second, 0, sizeof s->second);
        for (u32 i = 0; i < m->count; i++)
            if (!held_out(p, m->at[i].game)) add_moment(s, &m->at[i], weight);
        for (int f = 0; f < facts; f++) {
            s->first[f] -= ridge * (weight[f] - start[f]);
            s->second[f][f] += ridge;
        }
        if (!solve(s, step)) break;
        far = 0;
        for (int f = 0; f < facts; f++) far = fmax(far, fabs(step[f]));
        double part = far > 1 ? 1 / far : 1; /* long steps overshoot */
        for (int f = 0; f < facts; f++) weight[f] += part * step[f];
    }
    for (int f = 0; f < facts; f++)
        fitted[f] = (i16)fmax(INT16_MIN, fmin(INT16_MAX, round(weight[f] * UNIT / s->size[f])));
    free(s);
    return far <= SETTLED;
}

/* -- Verdicts ----------------------------------------------------------------------------------------------------- */

static double chance_by(const struct moment *m, int facts, const i16 *weights)
{
    int sum = 0;
    if (!weights) return m->judged / 1000.0;
    for (int f = 0; f < facts; f++) sum += weights[f] * m->fact[f];
    return logistic(sum) / 1000.0;
}

static double loss_of(double chance, bool won)
{
    return -log(fmax(1 - SURE, fmin(SURE, won ? chance : 1 - chance)));
}

static void judge_moment(struct verdict *v, const struct moment *m, double chance)
{
    int bin = min_int(BINS - 1, (int)(chance * BINS));
    v->moments++;
    v->loss += loss_of(chance, m->won);
    v->brier += (m->won - chance) * (m->won - chance);
    v->bin[bin].moments++;
    v->bin[bin].judged += chance;
    v->bin[bin].won += m->won;
}

static void finish(struct verdict *v, const struct moments *m, const struct plan *p)
{
    for (u32 game = 0; game < m->games; game++) v->games += held_out(p, game);
    v->loss /= v->moments ? v->moments : 1;
    v->brier /= v->moments ? v->moments : 1;
}

struct verdict judge_forecast(const struct moments *m, const struct plan *p, int facts, const i16 *weights)
{
    struct verdict v = {0};
    for (u32 i = 0; i < m->count; i++)
        if (held_out(p, m->at[i].game)) judge_moment(&v, &m->at[i], chance_by(&m->at[i], facts, weights));
    finish(&v, m, p);
    return v;
}

struct verdict judge_base_rate(const struct moments *m, const struct plan *p)
{
    struct verdict v = {0};
    double won = 0, all = 0;
    for (u32 i = 0; i < m->count; i++)
        if (!held_out(p, m->at[i].game)) won += m->at[i].won, all++;
    for (u32 i = 0; i < m->count; i++)
        if (held_out(p, m->at[i].game)) judge_moment(&v, &m->at[i], all > 0 ? won / all : 0.5);
    finish(&v, m, p);
    return v;
}

struct interval compare_loss(const struct moments *m, const struct plan *p, int facts, const i16 *weights)
{
    struct sums games = {0};
    for (u32 i = 0, next; i < m->count; i = next) {
        double sum = 0;
        for (next = i; next < m->count && m->at[next].game == m->at[i].game; next++) {
            const struct moment *one = &m->at[next];
            sum += loss_of(chance_by(one, facts, weights), one->won) - loss_of(chance_by(one, 0, NULL), one->won);
        }
        if (held_out(p, m->at[i].game)) sums_add(&games, (long long)(sum / (next - i) * MILLION));
    }
    struct interval mean = mean_of(&games);
    return (struct interval){mean.middle / MILLION, mean.low / MILLION, mean.high / MILLION};
}
