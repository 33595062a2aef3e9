/* test_drive_picks.c: drive puts several things as one question: picks, ticks, answers with picks, undo. */
#include "driving.h"

/* A game of Freedom whose players rank characters first. */
static struct caller *open_ranking(void)
{
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"freedom\",\"players\":2,\"seed\":1}");
    return d;
}

static const json_t *question(const json_t *answer) { return json_array_get(json_object_get(answer, "pending"), 0); }

static void test_a_set_is_told_and_answered(void **unused)
{
    (void)unused;
    struct caller *d = open_ranking();
    struct text before = hash(d), at_first = hash(d);
    json_t *pending = TELL(d, "{\"op\":\"pending\",\"seat\":0}");
    const json_t *q = question(pending);
    assert_string_equal(json_string_value(json_object_get(q, "form")), "rank");
    assert_non_null(strstr(json_string_value(json_object_get(q, "together")), "the first 10, the tenth 1"));
    assert_true(json_array_size(json_object_get(q, "picks")) > 10);
    assert_true(json_is_false(json_object_get(q, "ready")));
    json_decref(pending);

    json_t *ticks = TELL(d, "{\"op\":\"ticks\",\"seat\":0,\"picks\":[4,2]}");
    const json_t *pick = json_array_get(json_object_get(ticks, "picks"), 4);
    assert_int_equal(json_integer_value(json_object_get(pick, "ticked")), 1);
    assert_true(json_is_false(json_object_get(pick, "may_add")));
    assert_hash(d, &before); /* nothing has happened */

    const char *words = json_string_value(json_array_get(json_object_get(pick, "actions"), 0));
    json_t *answer = TELL(d, "{\"op\":\"answer\",\"seat\":0,\"picks\":[9,[\"%s\"],1,2,3,5,6,7,8,0]}", words);
    assert_int_equal(json_integer_value(json_object_get(answer, "decisions")), 10);
    json_decref(answer);
    json_decref(ticks);
    DO(d, "{\"op\":\"undo\",\"seat\":0}");
    assert_hash(d, &at_first);
    talk_close(d);
}

/* Ticks are weighed one by one; the costliest is told, by its words. */
static void test_ticks_are_weighed(void **unused)
{
    (void)unused;
    struct caller *d = open_ranking();
    struct text before = hash(d);
    json_t *pending = TELL(d, "{\"op\":\"pending\",\"seat\":0}");
    int last = (int)json_array_size(json_object_get(question(pending), "picks")) - 1;
    json_t *w = TELL(d, "{\"op\":\"weigh\",\"seat\":0,\"picks\":[%d,%d,%d,%d,%d,%d,%d,%d,%d,%d]}", last, last - 1,
                     last - 2, last - 3, last - 4, last - 5, last - 6, last - 7, last - 8, last - 9);
    assert_true(json_is_true(json_object_get(w, "weighed")));
    const char *action = json_string_value(json_object_get(w, "action"));
    assert_int_equal(strncmp(action, "ALLOCATE ", 9), 0);
    assert_true(json_integer_value(json_object_get(w, "loss")) > 0);
    assert_string_not_equal(json_string_value(json_object_get(w, "text")),
                            json_string_value(json_object_get(w, "best_text")));
    assert_null(json_object_get(w, "best")); /* which would be a number of the question that is asked now */
    assert_hash(d, &before);
    static const struct { const char *keys, *error; } wrong[] = {
        {"\"picks\":[1,2]", "this is not a complete choice yet"},
        {"\"picks\":[1,1]", "\"picks\", number 2: it is ticked already"},
        {"\"picks\":[1],\"action\":0", "expected \"action\" or \"picks\", not both"},
    };
    for (int i = 0; i < COUNT(wrong); i++) {
        json_t *answer = ask(d, "{\"op\":\"weigh\",\"seat\":0,%s}", wrong[i].keys);
        assert_string_equal(error_of(answer), wrong[i].error);
        json_decref(answer);
    }
    json_decref(pending);
    json_decref(w);
    talk_close(d);
}

static void test_wrong_picks_change_nothing(void **unused)
{
    (void)unused;
    static const struct { const char *picks, *error; } wrong[] = {
        {"[3,1]", "this is not a complete choice yet"},
        {"[3,1,1]", "\"picks\", number 3: it is ticked already"},
        {"[3,999]", "\"picks\", number 2: expected an index from 0 to"},
        {"[\"ALLOCATE nobody 3\"]", "\"picks\", number 1: ALLOCATE: "},
        {"[[]]", "\"picks\", number 1: expected one answer or two"},
        {"[true]", "\"picks\", number 1: expected the words of an answer"},
        {"7", "\"picks\": expected a list"},
    };
    struct caller *d = open_ranking();
    struct text before = hash(d);
    for (int i = 0; i < COUNT(wrong); i++) {
        json_t *answer = ask(d, "{\"op\":\"answer\",\"seat\":0,\"picks\":%s}", wrong[i].picks);
        if (strncmp(error_of(answer), wrong[i].error, strlen(wrong[i].error)) != 0)
            fail_msg("%s: \"%s\"", wrong[i].picks, error_of(answer));
        json_decref(answer);
        assert_hash(d, &before);
        before = hash(d);
    }
    json_t *both = ask(d, "{\"op\":\"answer\",\"seat\":0,\"picks\":[1],\"action\":0}");
    assert_string_equal(error_of(both), "expected \"action\" or \"picks\", not both");
    json_decref(both);
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":1}");
    json_t *one = ask(d, "{\"op\":\"ticks\",\"seat\":0,\"picks\":[]}");
    assert_string_equal(error_of(one), "seat 0 is asked for one thing: give it as \"action\"");
    json_decref(one);
    text_free(&before);
    talk_close(d);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_a_set_is_told_and_answered),
    cmocka_unit_test(test_ticks_are_weighed),
    cmocka_unit_test(test_wrong_picks_change_nothing),
};
TEST_GROUP(tests);
