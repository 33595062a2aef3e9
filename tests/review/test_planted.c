/* test_planted.c: planted blunders are found, good answers are not accused, the curve is better than the base rate. */
#include "planted.h"

static void report(const struct game *game, const struct proof *p)
{
    double rate = p->glances ? (double)p->won / p->glances : 0;
    if (p->planted)
        print_message("# %s: planted %d, found %d, called blunders %d\n", game->id, p->planted, p->found, p->blunders);
    if (p->own)
        print_message("# %s: own answers %d, called doubtful %d, mistakes %d; the quick bot would give others than %d of "
                      "them, mistakes %d\n", game->id, p->own, p->doubted, p->accused, p->lone, p->convicted);
    if (p->glances)
        print_message("# %s: Brier score %.4f of %d glances, of the base rate %.4f\n", game->id, p->brier / p->glances,
                      p->glances, rate * (1 - rate));
}

/* Games of random set-ups, until so many blunders are planted; and others that are played to their end. */
static void prove(const struct game *game, const struct proving *with, int rounds, int most, int curves,
                  struct proof *p)
{
    struct setup *setups = malloc(KIT_SETUPS_MAX * sizeof *setups);
    struct random luck;
    assert_non_null(setups);
    int count = kit_setups(game, setups);
    random_seed(&luck, 7);
    for (int i = 0; i < rounds && p->planted < most; i++) {
        const struct setup *setup = &setups[random_below(&luck, (u32)count)];
        proof_blunders(with, game, setup, (u64)i + 1, p);
    }
    for (int i = 0; i < curves; i++)
        proof_curve(game, &setups[random_below(&luck, (u32)count)], (u64)i + 101, 12, p);
    report(game, p);
    free(setups);
}

static int wanted(const char *name)
{
    const char *value = getenv(name);
    return value ? atoi(value) : 0;
}

/* A large run: LONGBOX_PROOF blunders in each game, LONGBOX_PROOF_OWN answers of `expert`, LONGBOX_PROOF_CURVES games
 * to their end. */
static void measure(const struct game *game)
{
    struct proof blunders = {0}, own = {0}, curves = {0};
    const struct proving plant = {"ismcts:1500", "quick", review_level, 80, 10, 0, 4};
    const struct proving strong = {"quick", "expert", review_level, 0, 0, 10, 12};
    prove(game, &plant, 60, wanted("LONGBOX_PROOF"), 0, &blunders);
    prove(game, &strong, wanted("LONGBOX_PROOF_OWN") / 10, 1, 0, &own);
    prove(game, &strong, 0, 0, wanted("LONGBOX_PROOF_CURVES"), &curves);
}

/* Reviews err now and then, so all games are counted together. Measured at length they find nine of ten (docs/review.md). */
static void planted_blunders_are_found(void **state)
{
    const struct proving small = {"ismcts:300", "ismcts:2400", review_level, 100, 1, 1, 6};
    struct proof all = {0};
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct proof p = {0};
        if (!kit_wants(games[g]) || !games[g]->bot.estimate) continue;
        if (getenv("LONGBOX_PROOF")) {
            measure(games[g]);
            continue;
        }
        prove(games[g], &small, 30, 3, 0, &p);
        if (!p.planted) fail_msg("%s: no answer was bad enough to be planted", games[g]->id);
        all.planted += p.planted, all.found += p.found, all.own += p.own, all.accused += p.accused;
    }
    assert_true(3 * all.found >= 2 * all.planted);
    assert_true(8 * all.accused <= all.own);
}

static const struct CMUnitTest tests[] = {
    MEASURES(planted_blunders_are_found),
};
TEST_GROUP(tests);
