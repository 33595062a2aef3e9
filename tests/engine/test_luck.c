/* test_luck.c: luck that begins again: what comes is another game, an undo goes past it, records hold it, and players
 * are told nothing of it. */
#include <string.h>

#include "../kit/group.h"
#include "engine/table.h"
#include "games/games.h"

enum { STEPS = 40 };

static struct content content;

static struct table *open_table(u64 seed)
{
    const struct game *game = game_find("null");
    struct text error = {0};
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    struct table *t = table_new(game, &content, &(struct setup){.players = 3, .scenario = 1}, seed, &error);
    assert_non_null(t);
    return t;
}

/* The first seat that is asked gives its first answer. */
static seat answer(struct table *t)
{
    struct text error = {0};
    seat who = 0;
    int count;
    while (!has_seat(table_pending_truth(t), who)) who++;
    assert_true(table_answer(t, who, table_options(t, who, &count)[0], &error));
    return who;
}

static bool same(const struct table *a, const struct table *b)
{
    return !memcmp(table_state(a), table_state(b), table_game(a)->state_bytes);
}

static void what_comes_follows_from_the_new_luck(void **state)
{
    (void)state;
    struct table *t = open_table(1), *other = open_table(1), *third = open_table(1);
    assert_true(same(t, other));
    assert_true(table_luck(t, 5) && table_luck(other, 6) && table_luck(third, 5));
    for (int i = 0; i < STEPS && !table_over(t) && !table_over(other); i++) answer(t), answer(other), answer(third);
    assert_false(same(t, other));
    assert_true(same(t, third));
    table_free(t);
    table_free(other);
    table_free(third);
}

/* Without it the same answers could be taken back. */
static void an_undo_goes_past_it(void **state)
{
    (void)state;
    int undone = 0;
    for (u64 seed = 0; seed < 20; seed++) {
        struct table *t = open_table(seed), *before = open_table(seed);
        struct text why = {0};
        for (int i = 0; i < STEPS && !table_over(t); i++) {
            seat who = answer(t);
            bool may = table_may_undo(t, who, &why);
            assert_true(table_luck(t, seed + 99));
            assert_int_equal(table_may_undo(t, who, &why), may);
            if (may && i % 2) {
                assert_true(table_undo(t, who, &why));
                assert_true(same(t, before));
                undone++;
                answer(t);
                answer(before);
            } else {
                answer(before);
                assert_true(table_luck(before, seed + 99));
            }
            text_clear(&why);
        }
        text_free(&why);
        table_free(t);
        table_free(before);
    }
    assert_true(undone > 0);
}

static void records_hold_it_and_players_are_not_told(void **state)
{
    (void)state;
    struct table *t = open_table(3);
    struct text record = {0}, hidden = {0}, seen = {0}, error = {0};
    answer(t);
    assert_true(table_luck(t, 0xABCDEF));
    answer(t);
    table_record(t, &record, true);
    table_record(t, &hidden, false);
    table_record_for(t, &seen, 0);
    assert_non_null(strstr(record.at, "\nluck 0000000000abcdef\n"));
    assert_null(strstr(hidden.at, "luck"));
    assert_null(strstr(seen.at, "luck"));
    struct table *again = table_replay(games, &content, record.at, &error);
    assert_non_null(again);
    assert_true(same(t, again));
    table_free(again);
    text_free(&error);
    strcpy(strstr(record.at, "luck 0000000000abcdef") + 5, "abcdef\n");
    assert_null(table_replay(games, &content, record.at, &error));
    assert_non_null(strstr(error.at, "expected 16 hexadecimal digits"));
    text_free(&record);
    text_free(&hidden);
    text_free(&seen);
    text_free(&error);
    table_free(t);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_comes_follows_from_the_new_luck),
    cmocka_unit_test(an_undo_goes_past_it),
    cmocka_unit_test(records_hold_it_and_players_are_not_told),
};
TEST_GROUP(tests);
