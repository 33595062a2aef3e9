/* kit.h: a laboratory for tests: plans, runs and results of small experiments. */
#ifndef TESTS_LAB_KIT_H
#define TESTS_LAB_KIT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "games/games.h"
#include "lab/experiment.h"
#include "lab/reports.h"

struct lab {
    const struct game *game;
    struct content content;
    struct plan plan;
    struct census census;
    struct tally tally;
    u32 done;
    struct text error;
};

/* Plans an experiment with the built-in content; the wish must be valid. */
void lab_open(struct lab *l, const struct game *game, const struct wish *wish, u64 seed, u32 games);
void lab_close(struct lab *l);
/* Runs it again; false and l->error when it fails. */
bool lab_run(struct lab *l, int jobs, const char *keep, bool (*stop)(void));
/* Runs it and returns its JSON, which the caller frees. */
char *lab_numbers(struct lab *l, int jobs, const char *keep);


#endif
