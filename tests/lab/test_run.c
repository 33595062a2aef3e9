/* test_run.c: experiments give the same numbers on any number of threads, in one piece or several. */
#include <unistd.h>

#include "kit.h"

static char path[64];

static int set_up(void **state)
{
    (void)state;
    snprintf(path, sizeof path, "/tmp/longbox-lab-XXXXXX");
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    return unlink(path);
}

static void expect_same(char *a, char *b)
{
    assert_string_equal(a, b);
    free(a);
    free(b);
}

static void threads_do_not_change_the_numbers(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct lab l;
        lab_open(&l, games[g], &(struct wish){.seats = "random,easy"}, 5, 1);
        char *one = lab_numbers(&l, 1, NULL);
        assert_int_equal(l.done, plan_games(&l.plan));
        expect_same(one, lab_numbers(&l, 3, NULL));
        lab_close(&l);
    }
}

static void other_seeds_and_levels_change_the_numbers(void **state)
{
    struct lab a, b, c;
    (void)state;
    lab_open(&a, game_find("null"), &(struct wish){0}, 1, 20);
    lab_open(&b, game_find("null"), &(struct wish){0}, 2, 20);
    lab_open(&c, game_find("null"), &(struct wish){.seats = "random"}, 1, 20);
    char *first = lab_numbers(&a, 1, NULL), *other = lab_numbers(&b, 1, NULL), *level = lab_numbers(&c, 1, NULL);
    /* after the head, which names seed and levels */
    assert_string_not_equal(strstr(first, "win_rates"), strstr(other, "win_rates"));
    assert_string_not_equal(strstr(first, "decisions"), strstr(level, "decisions"));
    free(first);
    free(other);
    free(level);
    lab_close(&a);
    lab_close(&b);
    lab_close(&c);
}

static void a_searching_bot_plays_too(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.seats = "ismcts:20,random", .players = "3"}, 1, 4);
    expect_same(lab_numbers(&l, 1, NULL), lab_numbers(&l, 2, NULL));
    lab_close(&l);
}

/* -- Interrupted and resumed ------------------------------------------------------------------------ */

static _Atomic int asked; /* by all threads */
static int patience;
static bool out_of_patience(void) { return ++asked > patience; }

static void an_interrupted_experiment_goes_on(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.players = "2,3"}, 3, 30);
    char *whole = lab_numbers(&l, 1, NULL);
    u32 before = 0;
    for (patience = 300; patience < 1800; patience += 500) {
        asked = 0;
        assert_true(lab_run(&l, 1, path, out_of_patience));
        assert_true(l.done > before && l.done < plan_games(&l.plan));
        assert_int_equal(l.tally.all.games, l.done);
        before = l.done;
    }
    expect_same(whole, lab_numbers(&l, 3, path));
    lab_close(&l);
}

static void threads_that_are_interrupted_lose_no_finished_game(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.players = "2,3"}, 3, 30);
    char *whole = lab_numbers(&l, 1, NULL);
    asked = 0;
    patience = 500;
    assert_true(lab_run(&l, 3, path, out_of_patience));
    assert_true(l.done > 0 && l.done < plan_games(&l.plan));
    expect_same(whole, lab_numbers(&l, 1, path));
    lab_close(&l);
}

static void a_half_written_line_is_played_again(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.players = "3"}, 3, 5);
    char *whole = lab_numbers(&l, 1, path);
    for (int cut = 1; cut < 2000; cut += 97) {
        FILE *file = fopen(path, "rb");
        assert_int_equal(fseek(file, 0, SEEK_END), 0);
        long length = ftell(file);
        fclose(file);
        assert_int_equal(truncate(path, length > cut ? length - cut : 0), 0);
        char *again = lab_numbers(&l, 1, path);
        assert_string_equal(whole, again);
        free(again);
    }
    free(whole);
    lab_close(&l);
}

static void more_games_begin_with_those_that_are_kept(void **state)
{
    struct lab few, many, other;
    (void)state;
    lab_open(&few, game_find("null"), &(struct wish){.scenario = "long"}, 3, 4);
    lab_open(&many, game_find("null"), &(struct wish){0}, 3, 9);
    lab_open(&other, game_find("null"), &(struct wish){0}, 3, 9);
    char *kept = lab_numbers(&few, 1, path);
    expect_same(lab_numbers(&many, 1, path), lab_numbers(&other, 1, NULL));
    expect_same(kept, lab_numbers(&few, 1, path)); /* games of other set-ups and numbers are left alone */
    lab_close(&few);
    lab_close(&many);
    lab_close(&other);
}

static void a_file_of_another_experiment_is_refused(void **state)
{
    static const struct wish wishes[] = {{.seats = "random"}, {.options = "rich"}, {.rotate = "random"}};
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){0}, 3, 1);
    assert_true(lab_run(&l, 1, path, NULL));
    lab_close(&l);
    for (int i = 0; i <= COUNT(wishes); i++) {
        const struct wish *wish = i < COUNT(wishes) ? &wishes[i] : &(struct wish){0};
        lab_open(&l, game_find("null"), wish, i < COUNT(wishes) ? 3 : 4, 1);
        assert_false(lab_run(&l, 1, path, NULL));
        assert_non_null(strstr(l.error.at, "another experiment"));
        lab_close(&l);
    }
}

static void a_damaged_line_is_found(void **state)
{
    struct lab l;
    char line[65536];
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){0}, 3, 1);
    assert_true(lab_run(&l, 1, path, NULL));
    FILE *file = fopen(path, "r+b");
    assert_non_null(fgets(line, sizeof line, file));
    assert_non_null(fgets(line, sizeof line, file));
    assert_int_equal(fseek(file, 30, SEEK_CUR), 0);
    int letter = fgetc(file);
    assert_int_equal(fseek(file, -1, SEEK_CUR), 0);
    fputc(letter == 'A' ? 'B' : 'A', file);
    fclose(file);
    assert_false(lab_run(&l, 1, path, NULL));
    assert_non_null(strstr(l.error.at, ":3: this line is damaged"));
    lab_close(&l);
}

static void a_file_that_cannot_be_opened_is_reported(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){0}, 3, 1);
    assert_false(lab_run(&l, 1, "/nowhere/at/all", NULL));
    assert_non_null(strstr(l.error.at, "/nowhere/at/all"));
    lab_close(&l);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(threads_do_not_change_the_numbers),
    cmocka_unit_test(other_seeds_and_levels_change_the_numbers),
    cmocka_unit_test(a_searching_bot_plays_too),
    cmocka_unit_test_setup_teardown(an_interrupted_experiment_goes_on, set_up, tear_down),
    cmocka_unit_test_setup_teardown(threads_that_are_interrupted_lose_no_finished_game, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_half_written_line_is_played_again, set_up, tear_down),
    cmocka_unit_test_setup_teardown(more_games_begin_with_those_that_are_kept, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_file_of_another_experiment_is_refused, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_damaged_line_is_found, set_up, tear_down),
    cmocka_unit_test(a_file_that_cannot_be_opened_is_reported),
};
TEST_GROUP(tests);
