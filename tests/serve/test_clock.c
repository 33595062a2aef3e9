/* test_clock.c: clocks of tables by themselves, and the time that stands still while the server is down. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../kit/group.h"
#include "serve/clock.h"
#include "serve/uptime.h"

enum { ANN, BEN, CY };
static const seats BOTH = 1 << ANN | 1 << BEN;

static long long told(const struct clock *c, seat who, seat viewer, const char *key)
{
    struct text out = {0};
    struct json_error error;
    clock_tell(c, who, viewer, &out);
    const struct json *json = json_read(out.at, out.length, &error);
    long long value = json_get(json, key)->number;
    json_free(json);
    text_free(&out);
    return value;
}

static void time_runs_for_those_who_are_asked(void **state)
{
    struct clock c;
    (void)state;
    clock_open(&c, 60000, 10000, 0);
    clock_ask(&c, only(ANN), 0, 1);
    clock_count(&c, 15000);
    assert_int_equal(told(&c, ANN, BEN, "step"), 0); /* first that of the answer */
    assert_int_equal(told(&c, ANN, BEN, "bank"), 55000);
    assert_int_equal(told(&c, ANN, BEN, "runs"), 1);
    assert_int_equal(told(&c, BEN, BEN, "bank"), 60000);
    assert_int_equal(told(&c, BEN, BEN, "runs"), 0);
    clock_answered(&c, ANN);
    clock_ask(&c, only(ANN), 0, 2); /* asked again: for this answer there is time again */
    clock_count(&c, 20000);
    assert_int_equal(told(&c, ANN, BEN, "step"), 5000);
    assert_int_equal(told(&c, ANN, BEN, "bank"), 55000);
    clock_ask(&c, BOTH, 0, 2); /* somebody else is asked besides: the same question has the same time */
    assert_int_equal(told(&c, ANN, BEN, "step"), 5000);
    clock_count(&c, 10000); /* the machine's clock was set back */
    assert_int_equal(told(&c, ANN, BEN, "step"), 5000);
    clock_count(&c, 69999 - 10000);
    assert_false(clock_is_up(&c, ANN));
    assert_true(clock_will_be_up(&c, 80000));
    clock_count(&c, 80000);
    assert_true(clock_is_up(&c, ANN) && !clock_is_up(&c, CY));
    clock_ask(&c, only(BEN), 0, 3);
    assert_false(clock_is_up(&c, ANN)); /* not asked */
    clock_grant(&c, ANN);
    assert_int_equal(told(&c, ANN, BEN, "bank"), 10000);
}

/* Others cannot see who has answered, not even from whose time is up. */
static void a_simultaneous_choice_stays_secret(void **state)
{
    struct clock c;
    (void)state;
    clock_open(&c, 60000, 10000, 0);
    clock_ask(&c, only(BEN), 0, 1);
    clock_count(&c, 40000);
    clock_ask(&c, BOTH, BOTH, 2);
    clock_count(&c, 60000);
    clock_answered(&c, ANN);
    clock_ask(&c, only(BEN), BOTH, 2); /* Ann has answered, which only she may know */
    clock_count(&c, 65000);
    assert_int_equal(told(&c, ANN, BEN, "bank"), 60000);
    assert_int_equal(told(&c, ANN, BEN, "step"), 10000);
    assert_int_equal(told(&c, ANN, BEN, "runs"), 0);
    assert_int_equal(told(&c, ANN, ANN, "bank"), 50000);
    assert_int_equal(told(&c, BEN, ANN, "bank"), 30000); /* as it stood when the choice began */
    assert_int_equal(told(&c, BEN, ANN, "runs"), 0);
    assert_int_equal(told(&c, BEN, BEN, "bank"), 15000);
    clock_ask(&c, BOTH, BOTH, 2); /* Ann has taken her answer back, or gives another part: no further time */
    assert_int_equal(told(&c, ANN, ANN, "step"), 0);
    clock_count(&c, 40000 + 69999);
    assert_int_equal(told(&c, BEN, BEN, "bank"), 0);
    assert_false(clock_is_up(&c, BEN)); /* Ann would have time until then, if she had not answered */
    clock_count(&c, 40000 + 70000);
    assert_true(clock_is_up(&c, BEN) && clock_is_up(&c, ANN));
}

static void a_clock_comes_back_as_it_was(void **state)
{
    struct clock c, again;
    struct text out = {0}, second = {0};
    struct json_error error;
    (void)state;
    clock_open(&c, 60000, 10000, 5);
    clock_ask(&c, BOTH, BOTH, 7);
    clock_count(&c, 12345);
    clock_write(&c, 3, &out);
    const struct json *json = json_read(out.at, out.length, &error);
    assert_true(clock_take(&again, json));
    clock_write(&again, 3, &second);
    assert_string_equal(out.at, second.at);
    assert_false(clock_take(&again, NULL));
    json_free(json);
    text_free(&out);
    text_free(&second);
}

static void what_is_wrong_with_a_clock_is_said(void **state)
{
    static const struct { const char *json, *error; } cases[] = {
        {"null", NULL}, {"{\"bank\":600}", NULL}, {"{\"step\":2592000}", NULL}, {"{}", "expected \"bank\" or \"step\""},
        {"{\"bank\":-1}", "from 0 to"}, {"{\"step\":2592001}", "from 0 to"}, {"{\"bank\":\"x\"}", "\"bank\""},
        {"7", "expected \"bank\" or \"step\""},
    };
    (void)state;
    for (int i = 0; i < COUNT(cases); i++) {
        struct clock c;
        struct text error = {0};
        struct json_error wrong;
        const struct json *json = json_read(cases[i].json, strlen(cases[i].json), &wrong);
        assert_int_equal(clock_read(&c, json, 0, &error), !cases[i].error);
        if (cases[i].error) assert_non_null(strstr(error.at, cases[i].error));
        json_free(json);
        text_free(&error);
    }
}

static void time_stands_still_while_the_server_is_down(void **state)
{
    char path[] = "/tmp/longbox-uptime-XXXXXX";
    struct uptime u;
    int file = mkstemp(path);
    (void)state;
    assert_true(file >= 0);
    assert_true(uptime_open(&u, path));
    long long before = uptime_now(&u);
    assert_true(before / 1000 - time(NULL) < 5);
    uptime_close(&u);
    char earlier[40];
    snprintf(earlier, sizeof earlier, "%020lld\n", before - 3600 * 1000); /* it was down for an hour */
    assert_int_equal(pwrite(file, earlier, strlen(earlier), 0), strlen(earlier));
    for (int i = 0; i < 2; i++) { /* and a second time for no time */
        assert_true(uptime_open(&u, path));
        long long passed = uptime_now(&u) - (before - 3600 * 1000);
        assert_true(passed >= 0 && passed < 60 * 1000);
        uptime_close(&u);
    }
    close(file);
    unlink(path);
    assert_true(uptime_open(&u, NULL));
    assert_true(uptime_now(&u) >= before);
    uptime_close(&u);
    assert_false(uptime_open(&u, "/nowhere/at/all"));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(time_runs_for_those_who_are_asked),
    cmocka_unit_test(a_simultaneous_choice_stays_secret),
    cmocka_unit_test(a_clock_comes_back_as_it_was),
    cmocka_unit_test(what_is_wrong_with_a_clock_is_said),
    cmocka_unit_test(time_stands_still_while_the_server_is_down),
};
TEST_GROUP(tests);
