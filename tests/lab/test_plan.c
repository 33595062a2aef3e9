/* test_plan.c: which games are planned, who plays them, their seeds, and the messages about bad wishes. */
#include "kit.h"

static const struct game *with_sides(void)
{
    for (int i = 0; i < games_count; i++)
        if (games[i]->rules.side && games[i]->rules.sides && games[i]->rules.sides[1]) return games[i];
    fail_msg("no game has sides");
    return NULL;
}

static void every_scenario_and_number_of_players_is_planned(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct lab l;
        int expected = 0, scenarios = games[g]->scenario_kind ? 1 : 0;
        lab_open(&l, games[g], &(struct wish){0}, 1, 3);
        if (scenarios) scenarios = l.content.count[games[g]->scenario_kind];
        for (int row = scenarios ? 1 : 0; row <= scenarios; row++)
            for (u8 n = games[g]->least_players; n <= games[g]->most_players; n++)
                expected += !setup_fault(games[g], &l.content, &(struct setup){n, (u8)row, 0});
        assert_int_equal(l.plan.setups, expected);
        assert_int_equal(plan_games(&l.plan), 3 * expected);
        lab_close(&l);
    }
}

static void players_restrict_the_set_ups(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.players = "2,4"}, 1, 1);
    assert_true(l.plan.setups > 0);
    for (int i = 0; i < l.plan.setups; i++) assert_true(l.plan.setup[i].players != 3);
    lab_close(&l);
}

static void games_of_a_campaign_are_planned(void **state)
{
    struct lab l;
    struct plan bad;
    struct text check = {0}, error = {0};
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.carried = "{\"games\":1,\"players\":3,\"won\":[1,0,0,0]}"}, 1, 1);
    assert_true(l.plan.setups > 0);
    for (int i = 0; i < l.plan.setups; i++) assert_int_equal(l.plan.setup[i].players, 3); /* NL-050 */
    plan_say_check(&check, &l.plan);
    assert_non_null(strstr(check.at, " carried={\"games\":1,"));
    assert_false(plan_make(&bad, game_find("null"), &l.content, &(struct wish){.carried = "{\"games\":9}"}, 1, 1, &error));
    assert_non_null(strstr(error.at, "--carried: carried: games is 9"));
    text_clear(&error);
    assert_false(plan_make(&bad, with_sides(), &l.content, &(struct wish){.carried = "{}"}, 1, 1, &error));
    assert_non_null(strstr(error.at, "has no campaign"));
    text_free(&check);
    text_free(&error);
    lab_close(&l);
}

static void scenarios_restrict_the_set_ups(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.scenario = "long", .players = "3"}, 1, 1);
    assert_int_equal(l.plan.setups, 1);
    struct text name = {0};
    plan_say_setup(&name, &l.plan, 0);
    assert_string_equal(name.at, "long, 3 players");
    text_free(&name);
    lab_close(&l);
}

static void the_last_level_is_that_of_missing_seats(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.seats = "easy,random"}, 1, 1);
    assert_string_equal(l.plan.level[plan_level(&l.plan, 0, 0, 0, -1)].name, "easy");
    assert_string_equal(l.plan.level[plan_level(&l.plan, 0, 0, 1, -1)].name, "random");
    assert_string_equal(l.plan.level[plan_level(&l.plan, 0, 0, 3, -1)].name, "random");
    lab_close(&l);
}

static void a_seat_has_the_level_of_its_side_or_else_its_own(void **state)
{
    struct lab l;
    char sides[64];
    const struct game *game = with_sides();
    (void)state;
    snprintf(sides, sizeof sides, "%s=random", game->rules.sides[1]);
    lab_open(&l, game, &(struct wish){.sides = sides}, 1, 1);
    assert_string_equal(l.plan.level[plan_level(&l.plan, 0, 0, 2, 1)].name, "random");
    assert_string_equal(l.plan.level[plan_level(&l.plan, 0, 0, 2, 0)].name, "quick");
    assert_string_equal(l.plan.level[plan_level(&l.plan, 0, 0, 2, -1)].name, "quick");
    lab_close(&l);
}

static void the_rotating_level_visits_every_seat(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.players = "3", .scenario = "long", .rotate = "random"}, 1, 9);
    for (u32 n = 0; n < 9; n++)
        for (seat s = 0; s < 3; s++)
            assert_int_equal(plan_level(&l.plan, 0, n, s, -1) == l.plan.rotating, n % 3 == s);
    lab_close(&l);
}

static void seeds_depend_on_seed_set_up_and_number(void **state)
{
    struct lab a, b, some;
    (void)state;
    lab_open(&a, game_find("null"), &(struct wish){0}, 1, 5);
    lab_open(&b, game_find("null"), &(struct wish){0}, 2, 5);
    lab_open(&some, game_find("null"), &(struct wish){.scenario = "long", .players = "3"}, 1, 5);
    for (u32 i = 0; i < plan_games(&a.plan); i++)
        for (u32 k = 0; k < plan_games(&a.plan); k++) {
            u32 n = (u32)a.plan.setups;
            u64 x = plan_seed(&a.plan, (int)(i % n), i / n);
            assert_int_equal(x == plan_seed(&a.plan, (int)(k % n), k / n), i == k);
            assert_true(x != plan_seed(&b.plan, (int)(k % n), k / n));
        }
    int found = 0; /* a set-up has the same games whatever else is played */
    for (int i = 0; i < a.plan.setups; i++) found += plan_seed(&a.plan, i, 3) == plan_seed(&some.plan, 0, 3);
    assert_int_equal(found, 1);
    lab_close(&a);
    lab_close(&b);
    lab_close(&some);
}

static void paired_plans_have_the_same_seeds(void **state)
{
    struct lab a, b, c;
    struct text error = {0};
    (void)state;
    lab_open(&a, game_find("null"), &(struct wish){.scenario = "long", .players = "3"}, 7, 5);
    lab_open(&b, game_find("null"), &(struct wish){.scenario = "short", .players = "3"}, 8, 5);
    lab_open(&c, game_find("null"), &(struct wish){.players = "3"}, 7, 5);
    assert_true(plan_seed(&a.plan, 0, 2) != plan_seed(&b.plan, 0, 2));
    assert_true(plan_pair(&b.plan, &a.plan, &error));
    assert_true(plan_seed(&a.plan, 0, 2) == plan_seed(&b.plan, 0, 2));
    assert_false(plan_pair(&c.plan, &a.plan, &error));
    assert_non_null(strstr(error.at, "2"));
    text_free(&error);
    lab_close(&a);
    lab_close(&b);
    lab_close(&c);
}

static void bad_wishes_say_what_is_wrong(void **state)
{
    static const struct {
        struct wish wish;
        const char *message;
    } cases[] = {
        {{.players = "9"}, "from 2 to 4, not '9'"},
        {{.players = "two"}, "not 'two'"},
        {{.scenario = "lnog"}, "did you mean 'long'?"},
        {{.scenario = "xyzzy"}, "longbox games null"},
        {{.options = "poor"}, "some of rich, not 'poor'"},
        {{.seats = "wizard"}, "there is no level 'wizard'"},
        {{.seats = "easy,easy,easy,easy,easy"}, "more than 4 seats"},
        {{.sides = "Good=easy"}, "has no sides"},
        {{.rotate = "wizard"}, "there is no level 'wizard'"},
    };
    struct content content;
    const struct game *game = game_find("null");
    (void)state;
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    for (int i = 0; i < COUNT(cases); i++) {
        struct plan plan;
        struct text error = {0};
        assert_false(plan_make(&plan, game, &content, &cases[i].wish, 1, 1, &error));
        if (!strstr(text_string(&error), cases[i].message))
            fail_msg("'%s' is missing in: %s", cases[i].message, error.at);
        text_free(&error);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_scenario_and_number_of_players_is_planned),
    cmocka_unit_test(players_restrict_the_set_ups),
    cmocka_unit_test(scenarios_restrict_the_set_ups),
    cmocka_unit_test(games_of_a_campaign_are_planned),
    cmocka_unit_test(the_last_level_is_that_of_missing_seats),
    cmocka_unit_test(a_seat_has_the_level_of_its_side_or_else_its_own),
    cmocka_unit_test(the_rotating_level_visits_every_seat),
    cmocka_unit_test(seeds_depend_on_seed_set_up_and_number),
    cmocka_unit_test(paired_plans_have_the_same_seeds),
    cmocka_unit_test(bad_wishes_say_what_is_wrong),
};
TEST_GROUP(tests);
