/* test_drive.c: drive: positions, fixed luck, what seats see, whole games. */
#include "driving.h"

/* -- Positions and luck ------------------------------------------------------------------------------------- */

static json_t *dumped(struct caller *d)
{
    json_t *answer = TELL(d, "{\"op\":\"dump\"}"), *position = json_incref(at(answer, "position"));
    json_decref(answer);
    return position;
}

static void test_partial_positions(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    json_t *before = dumped(d);
    DO(d, "{\"op\":\"load\",\"position\":{\"round\":4,\"player\":{\"1\":{\"actions\":2,"
          "\"slot\":{\"0\":{\"damage\":1}}}}},\"place\":\"turn\",\"at\":1}");
    json_t *after = dumped(d), *player = at(after, "player");
    assert_int_equal(number(after, "round"), 4);
    assert_int_equal(number(after, "current"), 1);
    assert_int_equal(number(item(player, 1), "actions"), 2);
    assert_int_equal(number(item(at(item(player, 1), "slot"), 0), "damage"), 1);
    assert_true(json_equal(item(player, 0), item(at(before, "player"), 0)));
    assert_true(json_equal(at(before, "city"), at(after, "city")));
    json_decref(before);
    json_decref(after);
    talk_close(d);
}

static void test_load_tells_what_follows(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    json_t *loaded = TELL(d, "{\"op\":\"load\",\"place\":\"round\"}"), *events = at(loaded, "events");
    assert_true(json_array_size(events) > 0);
    assert_string_equal(json_string_value(at(item(events, 0), "event")), "ROUND");
    assert_null(json_object_get(item(events, 0), "decision")); /* as a spectator sees it */
    assert_non_null(json_object_get(loaded, "decisions"));
    json_decref(loaded);
    loaded = TELL(d, "{\"op\":\"load\",\"place\":\"turn\",\"at\":1,\"as\":2}"); /* to show to seat 2 */
    assert_null(json_object_get(loaded, "decisions"));
    assert_null(json_object_get(item(at(loaded, "pending"), 0), "options"));
    json_decref(loaded);
    talk_close(d);
}

static void test_entry_points_take_a_seat_or_none(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    struct text before = hash(d);
    assert_error(d, "{\"op\":\"load\",\"place\":\"round\",\"at\":1}", "for no seat");
    assert_error(d, "{\"op\":\"load\",\"position\":{\"round\":2},\"at\":1}", "needs a place");
    assert_hash(d, &before);
    talk_close(d);
}

/* A spectator learns who is asked and nothing else; in a simultaneous choice, not even that somebody is ready. */
static void test_pending_of_a_spectator(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5}");
    json_t *before = TELL(d, "{\"op\":\"pending\",\"seat\":null}");
    assert_int_equal(json_array_size(at(before, "pending")), 3);
    assert_int_equal(json_object_size(item(at(before, "pending"), 0)), 1);
    assert_null(json_object_get(before, "decisions"));
    DO(d, "{\"op\":\"answer\",\"seat\":1,\"action\":0}");
    json_t *after = TELL(d, "{\"op\":\"pending\",\"seat\":null}");
    json_t *all = TELL(d, "{\"op\":\"pending\",\"seat\":\"all\"}");
    assert_true(json_equal(before, after));
    assert_int_equal(json_array_size(at(all, "pending")), 2);
    assert_non_null(json_object_get(item(at(all, "pending"), 0), "options"));
    json_decref(before);
    json_decref(after);
    json_decref(all);
    talk_close(d);
}

static void test_a_whole_position_loads_again(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    for (int i = 0; i < 40; i++) {
        struct text before = hash(d);
        json_t *position = dumped(d);
        char *text = json_dumps(position, JSON_COMPACT);
        json_t *pending = TELL(d, "{\"op\":\"pending\"}");
        json_t *loaded = TELL(d, "{\"op\":\"load\",\"position\":%s}", text);
        assert_true(json_equal(at(pending, "pending"), at(loaded, "pending")));
        assert_hash(d, &before);
        DO(d, "{\"op\":\"bot\",\"level\":\"random\",\"apply\":true,\"seat\":%d}",
           number(item(at(pending, "pending"), 0), "seat"));
        free(text);
        json_decref(position);
        json_decref(pending);
        json_decref(loaded);
    }
    talk_close(d);
}

/* A stack that no game leads to: a careful session refuses it and goes on. */
static void test_a_forged_stack_is_refused(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    talk_careful(d, true);
    begin_turn(d);
    struct text before = hash(d);
    assert_error(d, "{\"op\":\"load\",\"position\":{\"stack\":[{\"proc\":\"starter\",\"step\":\"KEEP\",\"seat\":1}]}}",
                 "the position is impossible: ");
    assert_hash(d, &before);
    json_t *position = dumped(d);
    char *text = json_dumps(position, JSON_COMPACT);
    DO(d, "{\"op\":\"load\",\"position\":%s}", text);
    free(text);
    json_decref(position);
    talk_close(d);
}

/* The first event of a kind in an answer. */
static json_t *event_of(json_t *answer, const char *kind)
{
    for (size_t i = 0; i < json_array_size(at(answer, "events")); i++)
        if (strcmp(string(item(at(answer, "events"), i), "event"), kind) == 0) return item(at(answer, "events"), i);
    return NULL;
}

static void test_fixed_deck_gives_these_cards(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    json_t *position = dumped(d), *deck = at(at(position, "city"), "city_deck");
    const char *third = json_string_value(item(deck, 20)), *second = json_string_value(item(deck, 10));
    json_t *answer = TELL(d, "{\"op\":\"deck\",\"pile\":\"city_deck\",\"cards\":[\"%s\",\"%s\"]}", third, second);
    assert_int_equal(number(answer, "count"), (int)json_array_size(deck));
    json_decref(answer);
    answer = TELL(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"DRAW City\"}");
    assert_string_equal(string(event_of(answer, "DREW"), "a"), third);
    json_decref(answer);
    json_decref(position);
    talk_close(d);
}

/* Lets a random bot answer until an event of this kind happens; returns the answer that reports it. */
static json_t *play_until(struct caller *d, const char *kind)
{
    for (int i = 0; i < 2000; i++) {
        json_t *pending = TELL(d, "{\"op\":\"pending\"}");
        json_t *answer = TELL(d, "{\"op\":\"bot\",\"level\":\"random\",\"apply\":true,\"as\":\"all\",\"seat\":%d}",
                              number(item(at(pending, "pending"), 0), "seat"));
        json_decref(pending);
        if (event_of(answer, kind)) return answer;
        json_decref(answer);
    }
    fail_msg("%s never happened", kind);
    return NULL;
}

static void test_fixed_dice_are_rolled(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    DO(d, "{\"op\":\"dice\",\"values\":[6,3]}");
    DO(d, "{\"op\":\"picks\",\"values\":[]}");
    json_t *answer = play_until(d, "DICE"), *event = event_of(answer, "DICE");
    assert_int_equal(number(event, "a"), 6);
    assert_int_equal(number(event, "b"), 3);
    assert_int_equal(json_array_size(at(event, "see")), 1);
    json_decref(answer);
    talk_close(d);
}

/* -- What seats see ------------------------------------------------------------------------------------------- */

static void test_views_and_logs_hide_secrets(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":987654321987}");
    for (int s = 0; s < 3; s++) DO(d, "{\"op\":\"answer\",\"seat\":%d,\"action\":0}", s);
    const char *lines[] = {"{\"op\":\"view\",\"seat\":0}", "{\"op\":\"view\"}", "{\"op\":\"log\",\"seat\":0}",
                           "{\"op\":\"log\"}", "{\"op\":\"log\",\"seat\":\"all\"}", "{\"op\":\"pending\",\"why\":true}",
                           "{\"op\":\"record\"}", "{\"op\":\"result\"}", "{\"op\":\"dump\"}"};
    for (int i = 0; i < 9; i++) {
        struct text out = {0};
        talk_line(d, lines[i], &out);
        assert_null(strstr(out.at, "987654321987"));
        if (i < 8) assert_null(strstr(out.at, "\"random\""));
        text_free(&out);
    }
    json_t *answer = TELL(d, "{\"op\":\"view\",\"seat\":0}"), *view = at(answer, "view");
    json_t *own = item(at(at(view, "city"), "hand.0"), 0), *other = item(at(at(view, "city"), "hand.1"), 0);
    assert_true(json_is_string(own));
    assert_string_equal(string(other, "back"), "a City card");
    assert_true(json_is_string(at(item(at(view, "player"), 0), "identity")));
    assert_true(json_is_null(at(item(at(view, "player"), 1), "identity")));
    json_decref(answer);
    answer = TELL(d, "{\"op\":\"record\",\"seed\":true}");
    assert_non_null(strstr(string(answer, "record"), "987654321987"));
    json_decref(answer);
    talk_close(d);
}

static void test_events_are_redacted_for_their_reader(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    const char *as[] = {"", ",\"as\":1", ",\"as\":null", ",\"as\":\"all\""};
    for (int i = 0; i < 4; i++) {
        begin_turn(d);
        json_t *answer = TELL(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"DRAW City\"%s}", as[i]);
        json_t *event = event_of(answer, "DREW"), *question = item(at(answer, "pending"), 0);
        assert_true(json_is_object(at(event, "a")) == (i == 1 || i == 2));
        assert_true((at(event, "see") != NULL) == (i == 3));
        bool told = at(question, "options") != NULL;
        assert_true(told == (i == 0 || i == 3 || (i == 1 && number(question, "seat") == 1)));
        json_decref(answer);
    }
    talk_close(d);
}

/* -- Whole games ---------------------------------------------------------------------------------------------- */

static void play_out(struct caller *d, const char *level, int most)
{
    for (int i = 0; i < most; i++) {
        json_t *pending = TELL(d, "{\"op\":\"pending\"}");
        bool over = json_is_true(at(pending, "over"));
        int who = number(item(at(pending, "pending"), 0), "seat");
        json_decref(pending);
        if (over) return;
        DO(d, "{\"op\":\"bot\",\"level\":\"%s\",\"apply\":true,\"seat\":%d}", level, who);
        json_t *broken = TELL(d, "{\"op\":\"broken\"}");
        assert_true(json_is_null(at(broken, "broken")));
        json_decref(broken);
    }
    fail_msg("the game does not end");
}

static void test_whole_games_by_bots_replay_to_the_same_hash(void **unused)
{
    (void)unused;
    const char *levels[] = {"easy", "random"};
    for (int i = 0; i < 8; i++) {
        struct caller *d = open_drive(), *other = open_drive();
        DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":%d,\"seed\":%d,\"options\":[%s],"
              "\"names\":[\"Anna\"]}", 3 + i % 4, i, i & 1 ? "\"mercenaries\"" : "");
        play_out(d, levels[i / 4], 20000);
        json_t *result = TELL(d, "{\"op\":\"result\"}"), *record = TELL(d, "{\"op\":\"record\",\"seed\":true}");
        assert_true(json_is_true(at(result, "over")));
        assert_int_equal(json_array_size(at(result, "scores")), 3 + i % 4);
        char *text = json_dumps(at(record, "record"), JSON_ENCODE_ANY);
        DO(other, "{\"op\":\"replay\",\"record\":%s}", text);
        struct text expected = hash(d);
        assert_hash(other, &expected);
        json_t *again = TELL(other, "{\"op\":\"result\"}");
        assert_true(json_equal(result, again));
        assert_error(other, "{\"op\":\"bot\"}", "the game is over");
        assert_error(other, "{\"op\":\"answer\",\"action\":0}", "the game is over");
        json_decref(again);
        json_decref(result);
        json_decref(record);
        free(text);
        talk_close(d);
        talk_close(other);
    }
}

static void test_equal_sessions_give_equal_answers(void **unused)
{
    (void)unused;
    struct caller *a = open_drive(), *b = open_drive();
    struct text x = {0}, y = {0};
    const char *lines[] = {"{\"op\":\"new\",\"game\":\"vigilante\",\"players\":5,\"seed\":3}",
                           "{\"op\":\"bot\",\"seat\":4}",
                           "{\"op\":\"forecast\",\"seat\":1,\"action\":0,\"samples\":50}", "{\"op\":\"dump\"}"};
    for (int i = 0; i < 4; i++) {
        talk_line(a, lines[i], &x);
        talk_line(b, lines[i], &y);
        assert_string_equal(x.at, y.at);
    }
    text_free(&x);
    text_free(&y);
    talk_close(a);
    talk_close(b);
}

static void test_undo(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    DO(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"DRAW City\"}");
    struct text after = hash(d);
    json_t *refused = ask(d, "{\"op\":\"undo\",\"seat\":0}");
    assert_true(*error_of(refused) != '\0');
    json_decref(refused);
    assert_hash(d, &after);
    assert_error(d, "{\"op\":\"undo\",\"seat\":2}", "");
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5,\"friendly\":true}");
    struct text before = hash(d);
    DO(d, "{\"op\":\"answer\",\"seat\":0,\"action\":0}");
    DO(d, "{\"op\":\"undo\",\"seat\":0}");
    assert_hash(d, &before);
    for (int s = 0; s < 3; s++) DO(d, "{\"op\":\"answer\",\"seat\":%d,\"action\":0}", s);
    json_t *pending = TELL(d, "{\"op\":\"pending\"}");
    int who = number(item(at(pending, "pending"), 0), "seat");
    before = hash(d);
    DO(d, "{\"op\":\"answer\",\"seat\":%d,\"action\":0}", who);
    DO(d, "{\"op\":\"undo\",\"seat\":%d}", who);
    assert_hash(d, &before);
    json_decref(pending);
    talk_close(d);
}

static void test_forecast(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    struct text before = hash(d);
    json_t *answer = TELL(d, "{\"op\":\"forecast\",\"seat\":0,\"action\":\"DRAW City\",\"samples\":200}");
    assert_int_equal(number(answer, "samples"), 200);
    json_t *odds = at(answer, "odds");
    bool drew = false;
    for (size_t i = 0; i < json_array_size(odds); i++) {
        json_t *row = item(odds, i);
        assert_in_range(number(row, "percent"), 0, 100);
        if (strcmp(string(row, "event"), "DREW") == 0) drew = true;
    }
    assert_true(drew);
    json_decref(answer);
    assert_hash(d, &before);
    talk_close(d);
}

static void test_going_back_and_forth(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":9}");
    struct text start = hash(d);
    for (int i = 0; i < 3; i++) DO(d, "{\"op\":\"answer\",\"seat\":%d,\"action\":1}", i);
    struct text end = hash(d);
    json_t *record = TELL(d, "{\"op\":\"record\",\"seed\":true}");
    DO(d, "{\"op\":\"go\",\"decisions\":0}");
    assert_hash(d, &start);
    DO(d, "{\"op\":\"go\",\"decisions\":3}");
    char *text = json_dumps(at(record, "record"), JSON_ENCODE_ANY);
    json_t *answer = TELL(d, "{\"op\":\"replay\",\"record\":%s,\"to\":1}", text);
    assert_int_equal(number(answer, "decisions"), 1);
    DO(d, "{\"op\":\"go\",\"decisions\":3}");
    assert_hash(d, &end);
    json_decref(answer);
    json_decref(record);
    free(text);
    talk_close(d);
}

static void test_auto_answers(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    for (int s = 0; s < 3; s++) DO(d, "{\"op\":\"stand\",\"seat\":%d,\"verb\":\"PASS\"}", s);
    for (int i = 0; i < 60; i++) {
        json_t *pending = TELL(d, "{\"op\":\"pending\"}");
        json_t *question = item(at(pending, "pending"), 0), *options = at(question, "options");
        for (size_t o = 0; o < json_array_size(options); o++)
            assert_string_not_equal(string(item(options, o), "verb"), "PASS");
        if (json_is_true(at(pending, "over"))) i = 60;
        else DO(d, "{\"op\":\"bot\",\"level\":\"random\",\"apply\":true,\"seat\":%d}", number(question, "seat"));
        json_decref(pending);
    }
    talk_close(d);
}

static void test_content_and_rules(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    json_t *answer = TELL(d, "{\"op\":\"content\",\"game\":\"vigilante\",\"kind\":\"villain\"}");
    assert_int_equal(json_array_size(at(answer, "content")), 60);
    assert_int_equal(json_array_size(at(item(at(answer, "content"), 0), "chart")), 4);
    json_decref(answer);
    answer = TELL(d, "{\"op\":\"rules\",\"game\":\"vigilante\",\"words\":\"jailbreak\"}");
    assert_true(json_array_size(at(answer, "rules")) > 1);
    json_decref(answer);
    answer = TELL(d, "{\"op\":\"rules\",\"game\":\"vigilante\",\"number\":151}");
    assert_string_equal(string(item(at(answer, "rules"), 0), "number"), "VG-151");
    json_decref(answer);
    talk_close(d);
}

static void test_opening_a_session(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    assert_false(talk_ended(d));
    DO(d, "{\"op\":\"quit\"}");
    assert_true(talk_ended(d));
    talk_close(d);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_partial_positions),
    cmocka_unit_test(test_load_tells_what_follows),
    cmocka_unit_test(test_entry_points_take_a_seat_or_none),
    cmocka_unit_test(test_pending_of_a_spectator),
    cmocka_unit_test(test_a_whole_position_loads_again),
    cmocka_unit_test(test_a_forged_stack_is_refused),
    cmocka_unit_test(test_fixed_deck_gives_these_cards),
    cmocka_unit_test(test_fixed_dice_are_rolled),
    cmocka_unit_test(test_views_and_logs_hide_secrets),
    cmocka_unit_test(test_events_are_redacted_for_their_reader),
    cmocka_unit_test(test_whole_games_by_bots_replay_to_the_same_hash),
    cmocka_unit_test(test_equal_sessions_give_equal_answers),
    cmocka_unit_test(test_undo),
    cmocka_unit_test(test_forecast),
    cmocka_unit_test(test_going_back_and_forth),
    cmocka_unit_test(test_auto_answers),
    cmocka_unit_test(test_content_and_rules),
    cmocka_unit_test(test_opening_a_session),
};
TEST_GROUP(tests);
