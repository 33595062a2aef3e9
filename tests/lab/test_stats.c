/* test_stats.c: intervals against values from the literature and by hand. */
#include <math.h>

#include "kit.h"

static void expect(struct interval i, double middle, double low, double high)
{
    if (fabs(i.middle - middle) > 5e-5 || fabs(i.low - low) > 5e-5 || fabs(i.high - high) > 5e-5)
        fail_msg("%.5f, %.5f to %.5f instead of %.5f, %.5f to %.5f", i.middle, i.low, i.high, middle, low, high);
}

static void rates_have_the_interval_of_wilson(void **state)
{
    (void)state;
    expect(wilson(8, 10), 0.8, 0.49016, 0.94332);
    expect(wilson(50, 100), 0.5, 0.40383, 0.59617);
    expect(wilson(1, 1000), 0.001, 0.00018, 0.00564);
}

static void rates_at_the_ends_stay_between_0_and_1(void **state)
{
    (void)state;
    expect(wilson(0, 10), 0, 0, 0.27753);
    expect(wilson(10, 10), 1, 0.72247, 1);
    expect(wilson(0, 0), 0, 0, 1);
}

/* By scanning all rates in steps of a two-millionth. */
static void rates_have_an_interval_that_may_be_looked_at_all_the_time(void **state)
{
    (void)state;
    expect(anytime(8, 10), 0.8, 0.35304, 0.98952);
    expect(anytime(50, 100), 0.5, 0.34459, 0.65541);
    expect(anytime(74, 120), 74 / 120.0, 0.46997, 0.75024);
    expect(anytime(0, 10), 0, 0, 0.41688);
    expect(anytime(10, 10), 1, 0.58312, 1);
    expect(anytime(0, 0), 0, 0, 1);
}

/* Newcombe 1998, example (a): 56 of 70 against 48 of 80. */
static void differences_have_the_interval_of_newcombe(void **state)
{
    (void)state;
    expect(difference(56, 70, 48, 80), 0.2, 0.05243, 0.33387);
    expect(difference(0, 10, 0, 0), 0, -1, 1);
}

static void means_have_the_normal_interval(void **state)
{
    struct sums s = {0};
    (void)state;
    for (int i = 1; i <= 4; i++) sums_add(&s, i);
    expect(mean_of(&s), 2.5, 1.23484, 3.76516);
    struct sums one = {0};
    sums_add(&one, 7);
    assert_true(isinf(mean_of(&one).low) && isinf(mean_of(&one).high));
    assert_true(mean_of(&one).middle == 7);
}

static void negative_numbers_have_a_mean(void **state)
{
    struct sums s = {0};
    (void)state;
    sums_add(&s, -1);
    sums_add(&s, -1);
    expect(mean_of(&s), -1, -1, -1);
}

static void one_stratum_is_a_plain_difference(void **state)
{
    struct strata s = {0};
    (void)state;
    strata_add(&s, 30, 100, 20, 100);
    expect(strata_difference(&s), 0.1, -0.01922, 0.21922);
}

/* Charig 1986, kidney stones: treatment A is better for small and for large stones, but looks worse when the two are
 * combined. */
static void strata_separate_what_differs_between_them(void **state)
{
    struct strata s = {0};
    (void)state;
    strata_add(&s, 81, 87, 234, 270);
    strata_add(&s, 192, 263, 55, 80);
    assert_true(difference(81 + 192, 87 + 263, 234 + 55, 270 + 80).middle < -0.04);
    assert_true(strata_difference(&s).middle > 0.04);
    assert_int_equal(s.with_of, 350);
}

static void a_stratum_without_comparison_does_not_count(void **state)
{
    struct strata s = {0};
    (void)state;
    strata_add(&s, 5, 10, 0, 0);
    expect(strata_difference(&s), 0, -1, 1);
    strata_add(&s, 30, 100, 20, 100);
    expect(strata_difference(&s), 0.1, -0.01922, 0.21922);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(rates_have_the_interval_of_wilson),
    cmocka_unit_test(rates_at_the_ends_stay_between_0_and_1),
    cmocka_unit_test(rates_have_an_interval_that_may_be_looked_at_all_the_time),
    cmocka_unit_test(differences_have_the_interval_of_newcombe),
    cmocka_unit_test(means_have_the_normal_interval),
    cmocka_unit_test(negative_numbers_have_a_mean),
    cmocka_unit_test(one_stratum_is_a_plain_difference),
    cmocka_unit_test(strata_separate_what_differs_between_them),
    cmocka_unit_test(a_stratum_without_comparison_does_not_count),
};
TEST_GROUP(tests);
