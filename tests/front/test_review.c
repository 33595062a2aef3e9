/* test_review.c: the command review in all its forms, and the tutor at the terminal. */
#include "program.h"

/* A game of bots by chance, played to its end line by line. */
static void make_record(struct trial *p)
{
    run(p, "(echo '{\"op\":\"new\",\"game\":\"null\",\"players\":2,\"seed\":6}'; "
           "echo '{\"op\":\"sit\",\"seats\":\"random,random\"}'; "
           "for i in $(seq 60); do echo '{\"op\":\"step\"}'; done; echo '{\"op\":\"save\"}') | @ drive | tail -1 | "
           "sed 's/.*\"record\":\"//; s/\"}$//; s/\\\\n/\\n/g; s/\\\\\"/\"/g' > %s/game.txt; "
           "grep -c '^over' %s/game.txt",
        p->folder, p->folder);
    expect_code(p, 0);
}

static void a_review_tells_the_course_of_a_game(void **state)
{
    struct trial *p = *state;
    make_record(p);
    run(p, "@ review %s/game.txt --level normal", p->folder);
    expect_code(p, 0);
    expect_text(p, "The Null Game, ");
    expect_text(p, "Chance to win, from the first decision to the last");
    expect_text(p, "by decisions, ");
    expect_text(p, "Where the game was decided:");
    expect_text(p, "█");
    run(p, "for t in 1 3; do @ review %s/game.txt --level normal --threads $t --json | cksum; done | uniq | wc -l",
        p->folder);
    expect_text(p, "1\n"); /* threads change nothing */
    run(p, "@ review %s/game.txt --level normal --json --seat 2", p->folder);
    expect_code(p, 0);
    json_t *json = read_json(p);
    assert_string_equal(json_string_value(json_object_get(json, "game")), "null");
    size_t decisions = (size_t)json_integer_value(json_object_get(json, "decisions")), i;
    json_t *lines = json_object_get(json, "lines"), *one;
    assert_int_equal(json_array_size(lines), 2);
    json_array_foreach(lines, i, one) assert_int_equal(json_array_size(json_object_get(one, "curve")), decisions + 1);
    json_t *choices = json_object_get(json, "choices");
    assert_in_range(json_array_size(choices), 1, decisions - 1);
    json_array_foreach(choices, i, one) assert_int_equal(json_integer_value(json_object_get(one, "seat")), 1);
    json_decref(json);
}

static void a_review_is_a_page(void **state)
{
    struct trial *p = *state;
    make_record(p);
    run(p, "@ review %s/game.txt --level normal --page %s/page.html >/dev/null; cat %s/page.html", p->folder, p->folder,
        p->folder);
    expect_code(p, 0);
    expect_text(p, "<!DOCTYPE html>");
    expect_text(p, "<polyline class=\"l1\"");
    expect_text(p, "Where the game was decided");
    expect_text(p, "</html>");
    assert_null(strstr(p->out.at, "http")); /* it needs nothing else */
    run(p, "@ review %s/game.txt --page %s/nowhere/page.html", p->folder, p->folder);
    expect_code(p, 1);
    expect_text(p, "No such file");
}

static void what_if_compares_two_options(void **state)
{
    struct trial *p = *state;
    make_record(p);
    run(p, "@ review %s/game.txt --what-if 1", p->folder);
    expect_code(p, 0);
    expect_text(p, "Decision 1 (Round 1):");
    expect_text(p, " (chosen)");
    run(p, "n=$(@ review %s/game.txt --what-if 1 | grep -v chosen | sed -n '2s/^ *\\([0-9]*\\)\\..*/\\1/p'); "
           "@ review %s/game.txt --what-if 1 $n --games 200; @ review %s/game.txt --what-if 1 $n --games 200 --json",
        p->folder, p->folder, p->folder);
    expect_code(p, 0);
    expect_text(p, "What if: ");
    expect_text(p, "from 200 games each");
    expect_text(p, "\"gain\":");
    run(p, "@ review %s/game.txt --what-if 1 fish", p->folder);
    expect_code(p, 2);
    expect_text(p, "decision 1 has no option 'fish'");
    run(p, "@ review %s/game.txt --what-if 9999", p->folder);
    expect_code(p, 2);
    expect_text(p, "there is no decision 9999");
}

static void one_can_play_on_from_a_decision(void **state)
{
    struct trial *p = *state;
    make_record(p);
    run(p, "printf 'quit\\n' | @ review %s/game.txt --from 3", p->folder);
    expect_text(p, "You play on as ");
    expect_text(p, "The record itself is not changed.");
}

static void wrong_wishes_are_told(void **state)
{
    struct trial *p = *state;
    make_record(p);
    run(p, "@ review %s/game.txt --level quick", p->folder);
    expect_code(p, 2);
    expect_text(p, "a bot of level quick does not think");
    run(p, "@ review %s/game.txt --level wise", p->folder);
    expect_code(p, 2);
    expect_text(p, "there is no level 'wise'");
    run(p, "@ review %s/game.txt --seat 3", p->folder);
    expect_code(p, 2);
    expect_text(p, "--seat expects a seat from 1 to 2, not 3");
    run(p, "@ review");
    expect_code(p, 2);
    expect_text(p, "expected one file");
    run(p, "@ review /nowhere");
    expect_code(p, 1);
}

static void the_tutor_is_chosen_by_name(void **state)
{
    struct trial *p = *state;
    run(p, "echo quit | @ play null --players 2 --bots quick --seed 3 --tutor strict");
    expect_code(p, 2);
    expect_text(p, "expected off, blunders or always");
    run(p, "echo quit | @ play null --players 2 --bots quick --seed 3 --tutor always >/dev/null; "
           "grep -h tutor %s/longbox/saves/*", p->folder);
    expect_text(p, "# tutor always");
    run(p, "printf 'tutor x\\ntutor blunders\\nquit\\n' | @ play null --players 2 --bots quick --seed 3");
    expect_text(p, "Expected tutor off, tutor blunders or tutor always.");
    expect_text(p, "The tutor is set to blunders.");
}

/* Who gives the Empire's officers the most influence is asked about it, once. */
static void the_tutor_asks_before_ticks(void **state)
{
    struct trial *p = *state;
    run(p, "printf '30 29 28 27 26 25 24 23 22 21\\ndone\\nquit\\n' | "
           "@ play freedom --players 2 --bots quick --seed 1 --lines --tutor always");
    expect_text(p, "Really? You win ");
    expect_text(p, "It is this that costs: ");
    run(p, "printf '30 29 28 27 26 25 24 23 22 21\\ndone\\ndone\\nquit\\n' | "
           "@ play freedom --players 2 --bots quick --seed 1 --lines --tutor always | grep -c Really");
    expect_text(p, "1");
    run(p, "tail -1 %s/longbox/saves/*", p->folder);
    run(p, "grep -c '^0 ALLOCATE' %s/longbox/saves/*", p->folder);
    expect_text(p, "10");
}

#define WITH_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
static const struct CMUnitTest tests[] = {
    WITH_FOLDER(a_review_tells_the_course_of_a_game),
    WITH_FOLDER(a_review_is_a_page),
    WITH_FOLDER(what_if_compares_two_options),
    WITH_FOLDER(one_can_play_on_from_a_decision),
    WITH_FOLDER(wrong_wishes_are_told),
    WITH_FOLDER(the_tutor_is_chosen_by_name),
    WITH_FOLDER(the_tutor_asks_before_ticks),
};
TEST_GROUP_WITH(tests, find_program, NULL);
