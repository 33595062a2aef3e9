/* test_fit.c: moments, verdicts on forecasts, and weights that are found again. */
#include <math.h>

#include "engine/quick.h"
#include "kit.h"
#include "lab/fit.h"

/* A plan of one set-up; its game is not played where moments are made up. */
static const struct plan alone = {.setups = 1, .games = 1};

/* Moments with three facts whose true weights are known. */
enum { FACTS_HERE = 3, MANY = 40000 };
static const i16 truth[FACTS_HERE] = {-2048, 1024, -4096};

static void make_up(struct moments *m, u32 count)
{
    struct random luck;
    random_seed(&luck, 5);
    *m = (struct moments){.at = calloc(count, sizeof *m->at), .count = count, .room = count, .games = count};
    assert_non_null(m->at);
    for (u32 i = 0; i < count; i++) {
        struct moment *one = &m->at[i];
        *one = (struct moment){.game = i, .judged = 500,
                               .fact = {1, (i16)random_below(&luck, 9), (i16)random_below(&luck, 2)}};
        int sum = 0;
        for (int f = 0; f < FACTS_HERE; f++) sum += truth[f] * one->fact[f];
        one->won = random_below(&luck, 1000) < (u32)logistic(sum);
    }
}

static void true_weights_are_found(void **state)
{
    struct moments m;
    i16 nothing[FACTS_HERE] = {0}, found[FACTS_HERE];
    (void)state;
    make_up(&m, MANY);
    assert_true(fit_weights(&m, &alone, FACTS_HERE, nothing, 1, found));
    for (int f = 0; f < FACTS_HERE; f++)
        if (abs(found[f] - truth[f]) > 300) fail_msg("weight %d is %d in place of %d", f, found[f], truth[f]);
    struct verdict better = judge_forecast(&m, &alone, FACTS_HERE, found);
    struct verdict present = judge_forecast(&m, &alone, 0, NULL);
    struct verdict base = judge_base_rate(&m, &alone);
    assert_true(better.loss < base.loss && base.loss < present.loss);
    struct interval d = compare_loss(&m, &alone, FACTS_HERE, found);
    assert_true(d.high < 0 && fabs(d.middle - (better.loss - present.loss)) < 1e-4);
    moments_close(&m);
}

static void what_moments_do_not_tell_stays(void **state)
{
    struct moments m;
    i16 present[FACTS_HERE + 1] = {0, 0, 0, 1234}, found[FACTS_HERE + 1];
    (void)state;
    make_up(&m, 4000);
    assert_true(fit_weights(&m, &alone, FACTS_HERE + 1, present, 1, found));
    assert_int_equal(found[FACTS_HERE], 1234);
    moments_close(&m);
}

/* Four moments by hand, of which the last is held out: 0.8 was said, and it was lost. */
static void verdicts_are_those_of_games_held_out(void **state)
{
    struct moment four[] = {{.game = 0, .judged = 1000, .won = true}, {.game = 1, .judged = 0, .won = true},
                            {.game = 2, .judged = 0}, {.game = 3, .judged = 800}};
    struct moments m = {.at = four, .count = 4, .games = 4};
    (void)state;
    struct verdict v = judge_forecast(&m, &alone, 0, NULL), base = judge_base_rate(&m, &alone);
    assert_int_equal(v.moments, 1);
    assert_int_equal(v.games, 1);
    assert_true(fabs(v.brier - 0.64) < 1e-9 && fabs(v.loss + log(0.2)) < 1e-9);
    assert_int_equal(v.bin[8].moments, 1);
    assert_true(fabs(base.brier - 4.0 / 9) < 1e-9); /* two of the other three were won */
}

/* Whatever is weighed gives what the estimate says, at all moments of games. */
static void tables_are_what_estimates_do(void **state)
{
    (void)state;
    int tables = 0;
    for (int g = 0; games[g]; g++) {
        const struct weighted *w = games[g]->bot.weighted;
        struct lab l;
        struct moments m;
        if (!w) continue;
        lab_open(&l, games[g], &(struct wish){0}, 3, 1);
        struct taking how = {.each = 4, .chance = 50};
        assert_true(moments_take(&m, &l.plan, &how));
        assert_int_equal(m.games, plan_games(&l.plan));
        assert_true(m.count > 2 * m.games && m.count <= 4 * m.games);
        u32 won = 0;
        for (u32 i = 0; i < m.count; i++) {
            int sum = 0;
            for (int f = 0; f < w->facts; f++) sum += w->weights[f] * m.at[i].fact[f];
            assert_int_equal(m.at[i].judged, logistic(sum));
            won += m.at[i].won;
        }
        assert_true(won > 0 && won < m.count);
        moments_close(&m);
        lab_close(&l);
        tables++;
    }
    assert_true(tables >= 3);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(true_weights_are_found),
    cmocka_unit_test(what_moments_do_not_tell_stays),
    cmocka_unit_test(verdicts_are_those_of_games_held_out),
    cmocka_unit_test(tables_are_what_estimates_do),
};
TEST_GROUP(tests);
