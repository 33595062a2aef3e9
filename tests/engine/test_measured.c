/* test_measured.c: how hard a scenario is, in words and as JSON: by sides, by number of players, and when it was not
 * measured. */
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/measured.h"
#include "games/games.h"

/* A game with other sides and numbers: the first scenario has rows for two numbers of players, the second for one. */
static struct game game;
static struct content content;

static const char *id(int scenario)
{
    return content_string(&content, content_row(&content, game.scenario_kind, scenario)->id);
}

static struct measured rows[4];

static void take(const char *const *sides, struct measured a, struct measured b, struct measured c)
{
    game = *game_find("null");
    assert_true(content_open(&content, game.linked.block, *game.linked.bytes));
    rows[0] = a, rows[1] = b, rows[2] = c, rows[3] = (struct measured){0};
    rows[0].scenario = rows[1].scenario = id(1);
    rows[2].scenario = id(2);
    game.rules.sides = sides;
    game.show.measured = rows;
}

static void assert_says(struct setup setup, const char *wanted)
{
    struct text out = {0};
    assert_int_equal(measured_say(&out, &game, &content, &setup), wanted != NULL);
    assert_string_equal(text_string(&out), wanted ? wanted : "");
    text_free(&out);
}

static void assert_json(struct setup setup, const char *wanted)
{
    struct text out = {0};
    measured_json(&out, &game, &content, &setup);
    assert_string_equal(out.at, wanted);
    text_free(&out);
}

static void two_sides_need_one_number(void **state)
{
    static const char *const sides[] = {"Cats", "Dogs", NULL};
    (void)state;
    take(sides, (struct measured){.players = 2, .level = "hard", .games = 10, .won = {40, 60}},
         (struct measured){.players = 3, .level = "hard", .games = 20, .won = {0, 100}},
         (struct measured){.players = 2, .level = "hard", .games = 10, .won = {40, 70}});
    assert_says((struct setup){.scenario = 1}, "hard bots: Cats won 40 % (2 players), 0 % (3)");
    assert_says((struct setup){.scenario = 1, .players = 3}, "hard bots: Cats won 0 %");
    assert_json((struct setup){.scenario = 1},
                "[{\"players\":2,\"level\":\"hard\",\"games\":10,\"won\":{\"Cats\":40,\"Dogs\":60}},"
                "{\"players\":3,\"level\":\"hard\",\"games\":20,\"won\":{\"Cats\":0,\"Dogs\":100}}]");
    /* unless both can win or lose */
    assert_says((struct setup){.scenario = 2}, "hard bots: Cats won 40 %, Dogs 70 %");
    rows[1].won[1] = 90;
    assert_says((struct setup){.scenario = 1},
                "hard bots: Cats won 40 %, Dogs 60 % (2 players); Cats won 0 %, Dogs 90 % (3)");
}

static void of_three_sides_one_may_be_absent(void **state)
{
    static const char *const sides[] = {"Cats", "Dogs", "Birds", NULL};
    (void)state;
    take(sides, (struct measured){.players = 2, .level = "easy", .games = 10, .won = {40, 60, ABSENT}},
         (struct measured){.players = 3, .level = "easy", .games = 10, .won = {ABSENT, 55, 45}},
         (struct measured){.players = 2, .level = "easy", .games = 10, .won = {40, 50, 60}});
    assert_says((struct setup){.scenario = 2}, "easy bots: Cats won 40 %, Dogs 50 %, Birds 60 %");
    assert_says((struct setup){.scenario = 1},
                "easy bots: Cats won 40 %, Dogs 60 % (2 players); Dogs won 55 %, Birds 45 % (3)");
    assert_json((struct setup){.scenario = 1, .players = 3},
                "[{\"players\":3,\"level\":\"easy\",\"games\":10,\"won\":{\"Dogs\":55,\"Birds\":45}}]");
}

static void without_sides_somebody_wins_or_all_lose(void **state)
{
    (void)state;
    take(NULL, (struct measured){.players = 2, .level = "normal", .games = 10, .won = {85}},
         (struct measured){.players = 4, .level = "normal", .games = 10, .won = {70}},
         (struct measured){.players = 2, .level = "normal", .games = 10, .won = {9}});
    assert_says((struct setup){.scenario = 1},
                "normal bots: somebody won 85 % (2 players), 70 % (4), otherwise all lose");
    assert_says((struct setup){.scenario = 2}, "normal bots: somebody won 9 %, otherwise all lose");
    assert_json((struct setup){.scenario = 2},
                "[{\"players\":2,\"level\":\"normal\",\"games\":10,\"won\":{\"somebody\":9}}]");
}

static void what_was_not_measured_is_not_shown(void **state)
{
    (void)state;
    struct content other;
    take(NULL, (struct measured){.players = 2, .level = "normal", .games = 10, .won = {85}},
         (struct measured){.players = 4, .level = "normal", .games = 10, .won = {70}},
         (struct measured){.players = 2, .level = "normal", .games = 10, .won = {9}});
    assert_says((struct setup){.scenario = 1, .players = 3}, NULL);
    assert_says((struct setup){.scenario = 1, .players = 2, .options = 1}, NULL);
    assert_json((struct setup){.scenario = 1, .players = 3}, "[]");
    /* the same cards from outside the program: they might be anything */
    void *copy = malloc(*game.linked.bytes);
    memcpy(copy, game.linked.block, *game.linked.bytes);
    other = content;
    assert_true(content_open(&content, copy, *game.linked.bytes));
    assert_says((struct setup){.scenario = 1, .players = 2}, NULL);
    content = other;
    assert_says((struct setup){.scenario = 1, .players = 2}, "normal bots: somebody won 85 %, otherwise all lose");
    game.show.measured = NULL;
    assert_says((struct setup){.scenario = 1, .players = 2}, NULL);
    free(copy);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(two_sides_need_one_number),
    cmocka_unit_test(of_three_sides_one_may_be_absent),
    cmocka_unit_test(without_sides_somebody_wins_or_all_lose),
    cmocka_unit_test(what_was_not_measured_is_not_shown),
};
TEST_GROUP(tests);
