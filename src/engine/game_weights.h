/* game_weights.h: what a game's estimate weighs, made from its weights.def: FACT(NAME, weight in 4096ths). Included by
 * the file that has the estimate, which then has `enum fact`, FACTS and `weights`, and defines `weighted` by WEIGHTED:
 *
 *     const struct weighted weighted = {WEIGHTED, .look = look};
 *
 * The weights are fitted to games of bots (lab/fit.h): `longbox fit GAME --weights FILE` writes them into the file.
 */
#ifndef ENGINE_GAME_WEIGHTS_H
#define ENGINE_GAME_WEIGHTS_H

#include "quick.h"

#define FACT(name, weight) name,
enum fact {
#include GAME_FILE(weights.def)
    FACTS,
};
#undef FACT
_Static_assert((int)FACTS <= WEIGHTED_MAX, "an estimate weighs so many facts at most");

#define FACT(name, weight) weight,
static const i16 weights[FACTS] = {
#include GAME_FILE(weights.def)
};
#undef FACT

#define FACT(name, weight) #name,
static const char *const fact_names[FACTS] = {
#include GAME_FILE(weights.def)
};
#undef FACT

#define WEIGHTED .facts = FACTS, .names = fact_names, .weights = weights

/* For `logistic`, which makes a chance of it. */
static inline int sum_of_facts(const int fact[FACTS])
{
    int sum = 0;
    for (int i = 0; i < FACTS; i++) sum += weights[i] * fact[i];
    return sum;
}

/* Counts the facts: see struct weighted. Defined by the file that has the estimate. */
static int look(struct context *c, const void *state, seat who, int *fact);

/* What speaks for the side of the weights, as a sum of facts; 0 when nothing is weighed. */
static inline int add_up(struct context *c, const void *state)
{
    int fact[FACTS];
    return look(c, state, 0, fact) ? sum_of_facts(fact) : 0;
}

#endif
