/* test_room.c: a room from inside: what hints, odds and the pace of bots may depend on. */
#include <stdlib.h>
#include <string.h>

#include "review/why.h"
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

/* -- The tutor ---------------------------------------------------------------------------------------- */

/* The costliest answer to a question of a seat, and its loss in thousandths. */
static struct action costliest(struct room *r, seat who, double *loss)
{
    int count;
    struct action worst = {0}, option[OPTIONS_MAX];
    memcpy(option, room_options(r, who, &count), sizeof option);
    *loss = -1;
    for (int i = 0; i < count; i++) {
        struct weighed w;
        if (room_weigh(r, who, option[i], 200, room_insight(r, who), &w) && weighed_least(&w) > *loss)
            *loss = weighed_least(&w), worst = option[i];
    }
    return worst;
}

static void a_tutor_asks_once_before_a_costly_answer(void **state)
{
    struct text error = {0}, question = {0}, why = {0};
    int asked = 0;
    (void)state;
    struct room *r = open_game("null", 2, "human,quick", 5);
    assert_false(room_tutor(r, "strict", &error));
    assert_non_null(strstr(error.at, "expected off, blunders or always"));
    for (seat who; !room_over(r) && !asked;) {
        double loss;
        int count;
        enum room_turn turn = room_step(r, NOBODY, &who);
        if (turn != ROOM_ASKS) continue;
        struct action worst = costliest(r, who, &loss);
        room_tutor(r, "off", &error);
        assert_false(room_objects(r, who, &worst, 1, &question, &why));
        room_tutor(r, "blunders", &error);
        bool objects = room_objects(r, who, &worst, 1, &question, &why);
        assert_true(objects == (loss >= 40)); /* what a blunder loses beyond doubt */
        if (objects) {
            assert_non_null(strstr(question.at, "Really? You win "));
            assert_false(room_objects(r, who, &worst, 1, &question, &why)); /* whoever says it again means it */
            asked++;
        }
        room_tutor(r, "off", &error);
        assert_true(room_answer(r, who, room_options(r, who, &count)[0], &error));
    }
    assert_int_equal(asked, 1);
    text_free(&error);
    text_free(&question);
    text_free(&why);
    room_free(r);
}

static void a_hint_says_why(void **state)
{
    struct level used;
    struct text error = {0}, why = {0};
    struct thought thought[OPTIONS_MAX] = {0};
    int count;
    seat who;
    (void)state;
    struct room *r = open_game("null", 2, "human,human", 5);
    assert_int_equal(room_step(r, NOBODY, &who), ROOM_ASKS);
    room_options(r, who, &count);
    int best = room_hint(r, who, "ismcts:400", thought, &used, &error);
    room_hint_why(r, who, thought, count, best, &why);
    assert_non_null(strstr(text_string(&why), "It wins "));
    assert_non_null(strstr(text_string(&why), " in place of "));
    text_free(&why);
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

/* Whatever a bot holds, it does as many iterations, a fifth of a second: when it has no choice, when the choice is clear,
 * and when it overlooks all options but one. Only a hard choice of a bot that thinks longer takes more. Its answers are the same as without an even pace. */
static void a_bot_takes_the_same_time_for_every_answer(void **state)
{
    static const struct { const char *game, *name; int players; } levels[] = {
        {"vigilante", "ismcts:60", 4}, {"null", "normal", 2}, {"null", "ismcts:500", 2}};
    (void)state;
    for (int i = 0; i < COUNT(levels); i++) {
        struct text sitting = {0};
        text_add(&sitting, "human,%s", levels[i].name);
        for (int k = 2; k < levels[i].players; k++) text_add(&sitting, ",%s", levels[i].name);
        struct room *even = open_game(levels[i].game, levels[i].players, sitting.at, 4);
        struct room *quick = open_game(levels[i].game, levels[i].players, sitting.at, 4);
        even->settings.even = true;
        struct pace evenly = play_on(even, 150), quickly = play_on(quick, 150);
        u32 whole = level_iterations(&even->sitter[1].level, even->game), fifth = even->game->bot.pace / 5;
        assert_true(i > 0 || evenly.lone > 5);
        assert_int_equal(evenly.least, whole < fifth ? whole : fifth);
        assert_in_range(evenly.most, whole > fifth ? fifth + 1 : whole, whole);
        assert_int_equal(quickly.lone, evenly.lone);
        assert_true(quickly.least < evenly.least);
        assert_memory_equal(table_state(even->table), table_state(quick->table), even->game->state_bytes);
        room_free(even);
        room_free(quick);
        text_free(&sitting);
    }
}

static void bots_among_themselves_do_not_wait(void **state)
{
    (void)state;
    struct room *alone = open_game("vigilante", 4, "ismcts:60", 4);
    alone->settings.even = true;
    assert_int_equal(play_on(alone, 150).least, 0);
    room_free(alone);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_hint_is_the_same_whatever_others_have_answered),
    cmocka_unit_test(a_hint_can_be_thought_about_in_the_background),
    cmocka_unit_test(levels_that_do_not_think_give_no_hint),
    cmocka_unit_test(a_tutor_asks_once_before_a_costly_answer),
    cmocka_unit_test(a_hint_says_why),
    cmocka_unit_test(a_bot_takes_the_same_time_for_every_answer),
    cmocka_unit_test(bots_among_themselves_do_not_wait),
};
TEST_GROUP(tests);
