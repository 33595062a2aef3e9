/* test_drive_campaign.c: a campaign through drive: each game begins with what the one before left. */
#include "driving.h"

/* Lets quick bots play the game to its end, and returns what "campaign" then says. */
static json_t *play_out(struct caller *d)
{
    DO(d, "{\"op\":\"sit\",\"seats\":\"quick,quick\"}");
    for (;;) {
        json_t *answer = TELL(d, "{\"op\":\"step\"}");
        bool over = !strcmp(json_string_value(json_object_get(answer, "turn")), "over");
        json_decref(answer);
        if (over) return TELL(d, "{\"op\":\"campaign\"}");
    }
}

static void test_a_campaign_is_played_to_its_end(void **unused)
{
    struct caller *d = open_drive();
    char *carried = strdup("true");
    (void)unused;
    for (int game = 1; game <= 3; game++) {
        DO(d, "{\"op\":\"new\",\"game\":\"null\",\"players\":2,\"seed\":%d,\"campaign\":%s}", game, carried);
        json_t *before = TELL(d, "{\"op\":\"campaign\"}"), *after = play_out(d);
        assert_int_equal(json_integer_value(json_object_get(json_object_get(before, "before"), "games")), game - 1);
        assert_null(json_object_get(before, "after"));
        assert_true(json_equal(json_object_get(before, "before"), json_object_get(after, "before")));
        assert_int_equal(json_integer_value(json_object_get(json_object_get(after, "after"), "games")), game);
        assert_int_equal(json_is_true(json_object_get(after, "ended")), game == 3);
        assert_int_equal(json_array_size(json_object_get(after, "next")), game == 3 ? 0 : 2); /* the scenarios, for 2 */
        free(carried);
        carried = json_dumps(json_object_get(after, "after"), JSON_COMPACT);
        json_decref(before);
        json_decref(after);
    }
    json_t *late = ask(d, "{\"op\":\"new\",\"game\":\"null\",\"players\":2,\"campaign\":%s}", carried);
    assert_string_equal(error_of(late), "the campaign is over");
    json_decref(late);
    free(carried);
    talk_close(d);
}

static void test_records_and_saves_bring_it_back(void **unused)
{
    struct caller *d = open_drive(), *e = open_drive();
    (void)unused;
    DO(d, "{\"op\":\"new\",\"game\":\"null\",\"players\":2,\"seed\":3,\"campaign\":"
          "{\"games\":1,\"players\":2,\"purse\":[4,0,0,0],\"won\":[1,0,0,0]}}");
    json_t *told = TELL(d, "{\"op\":\"campaign\"}"), *save = TELL(d, "{\"op\":\"save\"}");
    char *text = json_dumps(json_object_get(save, "record"), JSON_ENCODE_ANY);
    DO(e, "{\"op\":\"replay\",\"record\":%s}", text);
    json_t *again = TELL(e, "{\"op\":\"campaign\"}");
    assert_true(json_equal(told, again));
    free(text);
    json_decref(told);
    json_decref(save);
    json_decref(again);
    talk_close(d);
    talk_close(e);
}

static void test_mistakes_change_nothing(void **unused)
{
    struct caller *d = open_drive();
    (void)unused;
    DO(d, "{\"op\":\"new\",\"game\":\"null\",\"players\":2,\"seed\":3,\"campaign\":false}");
    struct text before = hash(d);
    assert_error(d, "{\"op\":\"campaign\"}", "this is not the game of a campaign");
    assert_error(d, "{\"op\":\"new\",\"game\":\"null\",\"campaign\":3}", "expected true for the first game of one, or");
    assert_error(d, "{\"op\":\"new\",\"game\":\"null\",\"campaign\":{\"coins\":3}}", "there is no field \"coins\"");
    assert_error(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"campaign\":true}", "Vigilante has no campaign");
    assert_hash(d, &before);
    talk_close(d);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_a_campaign_is_played_to_its_end),
    cmocka_unit_test(test_records_and_saves_bring_it_back),
    cmocka_unit_test(test_mistakes_change_nothing),
};
TEST_GROUP(tests);
