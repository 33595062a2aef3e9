/* test_sim.c: `longbox sim` as a user runs it: options, files, Ctrl-C, comparisons, and several ranks. */
#include "program.h"

static int set_up_inside(void **state)
{
    set_up(state);
    ((struct trial *)*state)->inside = true;
    return 0;
}

/* What a command prints, kept for later; the caller frees it. */
static char *printed(struct trial *p, const char *command)
{
    run(p, "%s", command);
    expect_code(p, 0);
    char *out = strdup(text_string(&p->out));
    assert_non_null(out);
    return out;
}

/* -- What it prints ----------------------------------------------------------------------------------- */

static void every_game_is_simulated(void **state)
{
    static const char *const ids[] = {"vigilante", "the-others", "freedom", "null"};
    struct trial *p = *state;
    for (int i = 0; i < COUNT(ids); i++) {
        run(p, "@ sim %s --games 1 --seats random", ids[i]);
        expect_code(p, 0);
        expect_text(p, "played by random");
        expect_text(p, "95 % interval");
    }
}

static void jobs_do_not_change_what_is_printed(void **state)
{
    struct trial *p = *state;
    char *one = printed(p, "@ sim vigilante --players 3,4 --games 4 --jobs 1 --json");
    char *three = printed(p, "@ sim vigilante --players 3,4 --games 4 --jobs 3 --json");
    assert_string_equal(one, three);
    free(one);
    free(three);
}

/* It ends with the same game however many threads play, and when it is gone on with. */
static void it_plays_until_something_is_clear(void **state)
{
    static const char command[] = "@ sim vigilante --scenario showdown_4 --games 400 --seats random "
                                  "--sides good=quick --until 50 --state kept --jobs";
    struct trial *p = *state;
    char line[256];
    snprintf(line, sizeof line, "%s 1", command);
    char *one = printed(p, line);
    assert_non_null(strstr(one, "Clear: Good wins more often than 50 %"));
    run(p, "wc -l < kept");
    int kept = atoi(text_string(&p->out)) - 1;
    assert_in_range(kept, 5, 399);
    char *again = printed(p, line);
    assert_string_equal(one, again);
    snprintf(line, sizeof line, "rm kept; %s 3", command);
    char *three = printed(p, line);
    assert_string_equal(one, three);
    free(one);
    free(again);
    free(three);
    char *doubtful = printed(p, "@ sim null --games 2 --players 3 --rotate quick --seats quick --until 33");
    assert_non_null(strstr(doubtful, "Not clear: quick wins about as often as 33 %"));
    free(doubtful);
    run(p, "@ sim null --until 50 --questions 5");
    expect_code(p, 2);
    expect_text(p, "--until is for one experiment");
}

static void files_are_written(void **state)
{
    struct trial *p = *state;
    run(p, "@ sim null --games 3 --csv a.csv --report a.html --json");
    expect_code(p, 0);
    json_decref(read_json(p));
    run(p, "head -1 a.csv; head -1 a.html; tail -1 a.html");
    expect_text(p, "section,group,name,won,of,rate,low,high,times");
    expect_text(p, "<!DOCTYPE html>");
    expect_text(p, "</html>");
}

static void levels_are_given_by_side(void **state)
{
    struct trial *p = *state;
    run(p, "@ sim vigilante --scenario showdown_4 --games 60 --sides good=quick,evil=random --json");
    expect_code(p, 0);
    json_t *json = read_json(p), *all, *good, *evil;
    all = json_array_get(json_object_get(json_object_get(json, "win_rates"), "all"), 0);
    good = json_object_get(json_object_get(all, "sides"), "Good");
    evil = json_object_get(json_object_get(all, "sides"), "Evil");
    assert_int_equal(json_integer_value(json_object_get(good, "of")), 60);
    assert_true(json_real_value(json_object_get(good, "low")) > json_real_value(json_object_get(evil, "high")));
    json_decref(json);
}

static void bad_input_says_what_was_expected(void **state)
{
    static const struct {
        const char *args;
        int code;
        const char *message;
    } cases[] = {
        {"", 2, "expected one game"},
        {"chess", 2, "there is no game 'chess'"},
        {"vigilanet", 2, "did you mean 'vigilante'?"},
        {"null --players 9", 2, "--players expects numbers from 2 to 4, not '9'"},
        {"null --scenario lnog", 2, "did you mean 'long'?"},
        {"null --seats wizard", 2, "there is no level 'wizard'"},
        {"null --sides Good=easy", 2, "has no sides"},
        {"vigilante --sides Gud=easy", 2, "Good, Evil, Neutral, not 'Gud'"},
        {"vigilante --players 3 --scenario justice_4", 2, "this cannot be played"},
        {"null --games 0", 2, "--games expects a number from 1"},
        {"null --games 9999999", 2, "are more than"},
        {"null --jobs 0", 2, "--jobs expects a number from 1"},
        {"null --seed -1", 2, "--seed expects a number"},
        {"null --compare fish=1", 2, "--compare expects KEY=VALUE"},
        {"null --compare seats", 2, "--compare expects KEY=VALUE"},
        {"null --compare seats=x", 2, "there is no level 'x'"},
        {"null --compare players=3", 2, "cannot be compared"},
        {"null --compare seats=random --report x.html", 2, "--compare prints"},
        {"null --content nowhere", 1, "nowhere"},
        {"null --report nowhere/x.html", 1, "nowhere/x.html"},
        {"null --state nowhere/x", 1, "nowhere/x"},
    };
    struct trial *p = *state;
    for (int i = 0; i < COUNT(cases); i++) {
        run(p, "@ sim %s </dev/null", cases[i].args);
        expect_code(p, cases[i].code);
        expect_text(p, cases[i].message);
    }
}

/* -- Interrupted ---------------------------------------------------------------------------------------- */

/* A plan that would take forever is interrupted; afterwards fewer of its games are wanted. */
static void ctrl_c_prints_what_there_is_and_it_goes_on(void **state)
{
    struct trial *p = *state;
    char *whole = printed(p, "@ sim null --games 20 --json");
    run(p, "@ sim null --games 1000000 --jobs 2 --state kept >out.txt & pid=$!;"
           "while [ $(wc -l <kept 2>/dev/null || echo 0) -lt 5 ]; do sleep 0.01; done; kill -INT $pid; wait $pid");
    expect_code(p, 130);
    expect_text(p, "Interrupted after ");
    expect_text(p, "The same command goes on from there (kept)");
    run(p, "cat out.txt");
    expect_text(p, "The Null Game: ");
    run(p, "head -n 30 kept >some; printf 'half a li' >>some");
    char *rest = printed(p, "@ sim null --games 20 --json --state some");
    assert_string_equal(whole, rest);
    free(whole);
    free(rest);
    run(p, "wc -l <some");
    expect_text(p, "121");
    run(p, "@ sim null --games 20 --seats random --state some");
    expect_code(p, 1);
    expect_text(p, "some holds another experiment");
}

/* -- Comparisons ---------------------------------------------------------------------------------------- */

static double change_of(json_t *json, const char *name, const char *which)
{
    size_t i;
    json_t *one;
    json_array_foreach(json_object_get(json, "changes"), i, one)
        if (strcmp(json_string_value(json_object_get(one, "name")), name) == 0)
            return json_number_value(json_object_get(one, which));
    fail_msg("no line '%s'", name);
    return 0;
}

/* A scenario of the game with another number of rounds; as printed it has 9. */
static void write_pack(struct trial *p, int rounds)
{
    run(p, "mkdir pack && echo 'scenario { id = \"long\", name = \"Night\", rounds = %d, coins = 5, hand = 2 }' "
           ">pack/a.lua", rounds);
    expect_code(p, 0);
}

static void a_planted_difference_is_found(void **state)
{
    struct trial *p = *state;
    write_pack(p, 12);
    run(p, "@ sim null --scenario long --games 30 --compare content=pack --json");
    expect_code(p, 0);
    json_t *json = read_json(p);
    assert_int_equal(json_integer_value(json_object_get(json, "pairs")), 90);
    assert_int_equal(json_integer_value(json_object_get(json, "unlike")), 90);
    assert_true(change_of(json, "decisions", "low") > 0);
    json_decref(json);
    run(p, "@ sim null --scenario long --games 30 --content pack --compare content=-");
    expect_code(p, 0);
    expect_text(p, "content pack");
    expect_text(p, "  *");
}

static void no_difference_is_found_where_there_is_none(void **state)
{
    struct trial *p = *state;
    write_pack(p, 9);
    run(p, "@ sim null --scenario long --games 30 --compare content=pack");
    expect_code(p, 0);
    expect_text(p, "No game went differently.");
}

static void several_changes_are_compared_and_kept(void **state)
{
    struct trial *p = *state;
    char *first = printed(p, "@ sim null --players 3 --games 20 --compare 'seats=random,easy;options=rich' --state "
                             "kept");
    char *again = printed(p, "@ sim null --players 3 --games 20 --compare 'seats=random,easy;options=rich' --state "
                             "kept");
    assert_string_equal(first, again);
    assert_non_null(strstr(first, "random,easy"));
    free(first);
    free(again);
    run(p, "wc -l kept.a kept.b");
    expect_text(p, "41 kept.a");
    expect_text(p, "41 kept.b");
}

/* -- Several ranks -------------------------------------------------------------------------------------- */

static void ranks_do_not_change_what_is_printed(void **state)
{
    struct trial *p = *state;
    static const char start[] = "OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 mpirun --oversubscribe";
    run(p, "command -v mpirun");
    if (p->code != 0) {
        print_message("skipped: mpirun is not installed (Debian: openmpi-bin)\n");
        return;
    }
    run(p, "%s -n 2 @ sim null --games 1", start);
    if (strstr(text_string(&p->out), "built without MPI")) {
        print_message("skipped: this program was built without MPI (make MPI=1)\n");
        return;
    }
    char *alone = printed(p, "@ sim null --games 20 --json");
    for (int ranks = 1; ranks <= 3; ranks++) {
        run(p, "%s -n %d @ sim null --games 20 --json --state kept.%d", start, ranks, ranks);
        expect_code(p, 0);
        assert_string_equal(alone, text_string(&p->out));
    }
    run(p, "head -n 50 kept.3 >half; %s -n 2 @ sim null --games 20 --json --state half", start);
    assert_string_equal(alone, text_string(&p->out));
    free(alone);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(every_game_is_simulated, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(jobs_do_not_change_what_is_printed, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(it_plays_until_something_is_clear, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(files_are_written, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(levels_are_given_by_side, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(bad_input_says_what_was_expected, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(ctrl_c_prints_what_there_is_and_it_goes_on, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(a_planted_difference_is_found, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(no_difference_is_found_where_there_is_none, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(several_changes_are_compared_and_kept, set_up_inside, tear_down),
    cmocka_unit_test_setup_teardown(ranks_do_not_change_what_is_printed, set_up_inside, tear_down),
};
TEST_GROUP_WITH(tests, find_program, NULL);
