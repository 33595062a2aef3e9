/* test_compare.c: pairs of games with the same seed: a difference is found where there is one, and only there. */
#include "kit.h"

#include "lab/compare.h"

struct pair {
    struct lab lab[2];
    struct comparison comparison;
    int which;
};

static void take(void *who, const struct outcome *o)
{
    struct pair *p = who;
    comparison_take(&p->comparison, p->which, o);
}

/* Plays both with the seeds of the first. */
static void pair_open(struct pair *p, const struct wish *a, const struct wish *b, u32 each)
{
    const struct ranks alone = {0, 1};
    const struct game *game = game_find("null");
    struct text error = {0};
    lab_open(&p->lab[0], game, a, 4, each);
    lab_open(&p->lab[1], game, b, 4, each);
    assert_true(plan_pair(&p->lab[1].plan, &p->lab[0].plan, &error));
    comparison_open(&p->comparison, &p->lab[0].plan, &p->lab[1].plan);
    p->comparison.name[0] = "first";
    p->comparison.name[1] = "second";
    for (p->which = 0; p->which < 2; p->which++) {
        struct lab *l = &p->lab[p->which];
        struct experiment x = {&l->plan, &l->census, &alone, 1, NULL, NULL, take, NULL, p};
        assert_true(experiment_run(&x, &l->done, &error));
    }
    text_free(&error);
}

static void pair_close(struct pair *p)
{
    comparison_close(&p->comparison);
    lab_close(&p->lab[0]);
    lab_close(&p->lab[1]);
}

static const struct change *find(const struct change *list, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].name, name) == 0) return &list[i];
    fail_msg("there is no line '%s'", name);
    return NULL;
}

static void equal_experiments_do_not_differ(void **state)
{
    struct pair p;
    struct change list[CHANGES_MAX];
    struct text out = {0};
    u64 pairs, unlike;
    (void)state;
    pair_open(&p, &(struct wish){0}, &(struct wish){.seats = "quick"}, 10);
    int n = comparison_changes(&p.comparison, list, &pairs, &unlike);
    assert_int_equal(pairs, plan_games(&p.lab[0].plan));
    assert_int_equal(unlike, 0);
    for (int i = 0; i < n; i++) assert_true(list[i].change.sum == 0 && list[i].change.squares == 0);
    comparison_table(&out, &p.comparison);
    assert_non_null(strstr(out.at, "No game went differently."));
    text_free(&out);
    pair_close(&p);
}

static void a_weaker_seat_is_found(void **state)
{
    struct pair p;
    struct change list[CHANGES_MAX];
    struct text out = {0};
    u64 pairs, unlike;
    (void)state;
    pair_open(&p, &(struct wish){.players = "3"}, &(struct wish){.players = "3", .seats = "random,quick"}, 200);
    int n = comparison_changes(&p.comparison, list, &pairs, &unlike);
    assert_true(unlike > pairs / 2);
    assert_true(mean_of(&find(list, n, "won by seat 1")->change).high < 0);
    struct interval second = mean_of(&find(list, n, "won by seat 2")->change);
    struct interval third = mean_of(&find(list, n, "won by seat 3")->change);
    assert_true(second.low > 0 || third.low > 0);
    comparison_table(&out, &p.comparison);
    assert_non_null(strstr(out.at, "won by seat 1"));
    assert_non_null(strstr(out.at, "*"));
    text_free(&out);
    pair_close(&p);
}

static void two_scenarios_are_compared_game_by_game(void **state)
{
    struct pair p;
    struct change list[CHANGES_MAX];
    u64 pairs, unlike;
    (void)state;
    const struct wish small = {.scenario = "short", .players = "2"}, large = {.scenario = "long", .players = "2"};
    pair_open(&p, &small, &large, 50);
    int n = comparison_changes(&p.comparison, list, &pairs, &unlike);
    assert_int_equal(pairs, 50);
    struct interval longer = mean_of(&find(list, n, "decisions")->change);
    assert_true(longer.low > 0);
    pair_close(&p);
}

/* Pairs that were half played do not count. */
static void only_whole_pairs_count(void **state)
{
    struct pair p;
    struct change list[CHANGES_MAX];
    u64 pairs, unlike;
    (void)state;
    pair_open(&p, &(struct wish){.players = "2"}, &(struct wish){.players = "2"}, 10);
    p.comparison.brief[1][3].played = false;
    comparison_changes(&p.comparison, list, &pairs, &unlike);
    assert_int_equal(pairs, plan_games(&p.lab[0].plan) - 1);
    pair_close(&p);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(equal_experiments_do_not_differ),
    cmocka_unit_test(a_weaker_seat_is_found),
    cmocka_unit_test(two_scenarios_are_compared_game_by_game),
    cmocka_unit_test(only_whole_pairs_count),
};
TEST_GROUP(tests);
