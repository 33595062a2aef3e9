/* test_room.c: a room from inside: what hints, odds and the pace of bots may depend on. */
#include <stdlib.h>
#include <string.h>

#include "room/think.h"
#include "rooms.h"

/* -- Hints ------------------------------------------------------------------------------------------------ */

/* All choose at once: a player cannot see that others have chosen already. */
static void a_hint_is_the_same_whatever_others_have_answered(void **state)
{
    struct level used;
    struct text error = {0};
    struct thought before[OPTIONS_MAX] = {0}, after[OPTIONS_MAX] = {0};
    int count;
    (void)state;
    struct room *r = open_game("vigilante", 3, "human,human,human", 5);
    u64 seed = room_insight(r, 0), other = room_insight(r, 1);
    int best = room_hint(r, 0, "ismcts:60", before, &used, &error);
    const struct action *option = table_options(r->table, 1, &count);
    assert_true(table_answer(r->table, 1, option[1], &error));
    assert_int_equal(table_decisions(r->table), 1);
    assert_true(room_insight(r, 0) == seed);
    assert_true(room_insight(r, 1) != other); /* a seat that has answered knows it */
    assert_int_equal(room_hint(r, 0, "ismcts:60", after, &used, &error), best);
    table_options(r->table, 0, &count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(before[i].visits, after[i].visits);
        assert_int_equal(before[i].value, after[i].value);
    }
    room_free(r);
}

/* In the background a hint is the same; whatever changes the position stops it. */
static void a_hint_can_be_thought_about_in_the_background(void **state)
{
    struct level used;
    struct text error = {0};
    struct thought at_once[OPTIONS_MAX] = {0}, later[OPTIONS_MAX] = {0};
    int count;
    (void)state;
    struct room *r = open_game("vigilante", 3, "human,human,human", 5);
    int best = room_hint(r, 0, "ismcts:60", at_once, &used, &error);
    room_think(r, &in_background, 0);
    const struct action *option = table_options(r->table, 0, &count);
    struct action first = option[0];
    assert_true(room_hint_begin(r, 0, "ismcts:60", &used, &error));
    while (!room_hint_is_done(r)) think_wait(1);
    assert_int_equal(room_hint_end(r, later, count), best);
    for (int i = 0; i < count; i++) assert_int_equal(at_once[i].visits, later[i].visits);
    assert_int_equal(room_hint_end(r, later, count), -1); /* it is over */
    assert_true(room_hint_begin(r, 0, "ismcts:1000000", &used, &error));
    assert_false(room_hint_is_done(r));
    assert_true(room_answer(r, 0, first, &error));
    assert_int_equal(room_hint_end(r, later, count), -1);
    room_free(r);
}

static void levels_that_do_not_think_give_no_hint(void **state)
{
    struct level used;
    struct text error = {0};
    struct thought thought[OPTIONS_MAX];
    (void)state;
    struct room *r = open_game("vigilante", 3, "human", 5);
    assert_int_equal(room_hint(r, 0, "easy", thought, &used, &error), -1);
    assert_non_null(strstr(error.at, "does not think"));
    text_clear(&error);
    assert_int_equal(room_hint(r, 0, "wise", thought, &used, &error), -1);
    assert_non_null(strstr(error.at, "there is no level 'wise'"));
    text_free(&error);
    room_free(r);
}

/* -- The pace of bots ----------------------------------------------------------------------------------------- */

/* What bots did in a game: questions with one option, and the fewest and most iterations of an answer. */
struct pace {
    int lone;
    u32 least, most;
};

/* Plays with bots on all seats but the first, whose human takes the first option. Starter Heroes are a flavour choice,
 * about which no bot thinks. */
static struct pace play_on(struct room *r, int answers)
{
    struct text error = {0};
    struct pace pace = {.least = ~0u};
    int count;
    for (; answers > 0 && !room_over(r); answers--) {
        seat who = room_next(r, NOBODY);
        const struct action *option = table_options(r->table, who, &count);
        bool lone = count == 1, taste = r->game->bot.is_flavour_choice && r->game->bot.is_flavour_choice(option[0]);
        struct action first = option[0];
        if (room_step(r, NOBODY, &who) == ROOM_ASKS) assert_true(room_answer(r, who, first, &error));
        if (r->sitter[who].human) continue;
        u32 iterations = bot_iterations(r->sitter[who].bot);
        if (taste) continue;
        pace.lone += lone;
        pace.least = iterations < pace.least ? iterations : pace.least;
        pace.most = iterations > pace.most ? iterations : pace.most;
    }
    return pace;
}

/* Whatever a bot holds, it does as many iterations: when it has no choice, when the choice is clear, and when it
 * overlooks all options but one. Its answers are the same as without an even pace. */
static void a_bot_takes_the_same_time_for_every_answer(void **state)
{
    static const char *const levels[] = {"ismcts:60", "normal"};
    (void)state;
    for (int i = 0; i < COUNT(levels); i++) {
        struct text sitting = {0};
        text_add(&sitting, "human,%s,%s,%s", levels[i], levels[i], levels[i]);
        struct room *even = open_game("vigilante", 4, sitting.at, 4);
        struct room *quick = open_game("vigilante", 4, sitting.at, 4);
        even->settings.even = true;
        struct pace evenly = play_on(even, 150), quickly = play_on(quick, 150);
        assert_true(evenly.lone > 5);
        assert_int_equal(evenly.least, even->sitter[1].level.iterations);
        assert_int_equal(evenly.most, evenly.least);
        assert_int_equal(quickly.lone, evenly.lone);
        assert_int_equal(quickly.least, 0);
        assert_memory_equal(table_state(even->table), table_state(quick->table), even->game->state_bytes);
        room_free(even);
        room_free(quick);
        text_free(&sitting);
    }
}

static void bots_among_themselves_do_not_wait(void **state)
{
    (void)state;
    struct room *alone = open_game("vigilante", 4, "bot", 4);
    alone->settings.even = true;
    assert_int_equal(play_on(alone, 150).least, 0);
    room_free(alone);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_hint_is_the_same_whatever_others_have_answered),
    cmocka_unit_test(a_hint_can_be_thought_about_in_the_background),
    cmocka_unit_test(levels_that_do_not_think_give_no_hint),
    cmocka_unit_test(a_bot_takes_the_same_time_for_every_answer),
    cmocka_unit_test(bots_among_themselves_do_not_wait),
};
TEST_GROUP(tests);
