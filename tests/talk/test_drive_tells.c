/* test_drive_tells.c: what drive tells: names with blanks, results, hints that follow from a view, strict memory. */
#include "driving.h"

/* -- Names with blanks ---------------------------------------------------------------------------------------- */

static void test_a_name_with_blanks_is_quoted(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"the-others\",\"players\":2,\"seed\":7}");
    const char *quoted = "COVER_SLOT \"level 1 (no bonus)\" is not an option";
    assert_error(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"COVER_SLOT \\\"level 1 (no bonus)\\\"\"}", quoted);
    assert_error(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"  COVER_SLOT   \\\"level 1 (no bonus)\\\"  "
                    "\"}", quoted);
    assert_error(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"COVER_SLOT #0\"}", quoted); /* as old records say it */
    assert_error(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"UNCOVER \\\"Extra Turn\\\" 1\"}",
                 "UNCOVER \"Extra Turn\" 1 is not an option");
    assert_error(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"COVER_SLOT \\\"level 1\"}", "no slot has the id");
    assert_error(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"COVER_SLOT \\\"level 1\\\"x\"}", "no slot has the id");
    assert_error(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"COVER_SLOT \\\"\\\"\"}", "no slot has the id");
    talk_close(d);
}

/* An option with such a name is answered by its own words, and the record with it is played again. */
static void test_quoted_names_are_answered_and_replayed(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    bool met = false;
    DO(d, "{\"op\":\"new\",\"game\":\"the-others\",\"players\":2,\"seed\":3}");
    for (int n = 0; n < 2000 && !met; n++) {
        json_t *asked = TELL(d, "{\"op\":\"pending\"}"), *question = item(at(asked, "pending"), 0);
        if (!question) fail_msg("the game ended before a Wound was assigned");
        json_t *option = item(at(question, "options"), 0);
        met = strncmp(string(option, "action"), "COVER_SLOT \"level ", 18) == 0;
        if (met) {
            json_t *request = json_pack("{sssisO}", "op", "answer", "seat", number(question, "seat"), "action",
                                        at(option, "action"));
            char *line = json_dumps(request, JSON_COMPACT);
            DO(d, "%s", line);
            free(line);
            json_decref(request);
        } else {
            DO(d, "{\"op\":\"bot\",\"level\":\"random\",\"seat\":%d,\"apply\":true}", number(question, "seat"));
        }
        json_decref(asked);
    }
    assert_true(met);
    json_t *record = TELL(d, "{\"op\":\"record\",\"seed\":true}");
    assert_non_null(strstr(string(record, "record"), "COVER_SLOT \"level "));
    struct text before = hash(d);
    json_object_set_new(record, "op", json_string("replay"));
    char *line = json_dumps(record, JSON_COMPACT);
    DO(d, "%s", line);
    assert_hash(d, &before);
    free(line);
    json_decref(record);
    talk_close(d);
}

/* -- Actions in parts -------------------------------------------------------------------------------------------- */

/* Every option is found by its parts; a part that is left out may leave several. */
static void test_options_are_named_by_their_parts(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    int several = 0, third = 0;
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":3}");
    for (int n = 0; n < 400; n++) {
        json_t *asked = TELL(d, "{\"op\":\"pending\"}"), *question = item(at(asked, "pending"), 0);
        if (!question) {
            json_decref(asked);
            break;
        }
        json_t *options = at(question, "options"), *option = item(options, (size_t)n * 7 % json_array_size(options));
        json_t *parts = json_object(), *request = json_pack("{sssi}", "op", "answer", "seat", number(question, "seat"));
        json_object_set(parts, "verb", at(option, "verb"));
        int same = 0;
        for (size_t i = 0; i < json_array_size(options); i++)
            same += strcmp(string(item(options, i), "verb"), string(option, "verb")) == 0;
        if (same > 1) {
            json_t *vague = json_pack("{sssisO}", "op", "answer", "seat", number(question, "seat"), "action", parts);
            char *line = json_dumps(vague, JSON_COMPACT);
            assert_error(d, line, "options fit, name more of");
            several++;
            free(line);
            json_decref(vague);
        }
        for (int i = 0; i < 3; i++) {
            char key[] = {(char)('a' + i), '\0'};
            if (at(option, key)) json_object_set(parts, key, at(option, key));
        }
        third += at(option, "c") != NULL;
        json_object_set(request, "action", parts);
        char *line = json_dumps(request, JSON_COMPACT);
        DO(d, "%s", line);
        free(line);
        json_decref(parts);
        json_decref(request);
        json_decref(asked);
    }
    assert_true(several > 10 && third > 0);
    assert_error(d, "{\"op\":\"describe\",\"game\":\"chess\"}", "there is no game \"chess\"");
    talk_close(d);
    d = open_drive();
    assert_error(d, "{\"op\":\"describe\"}", "\"describe\" needs \"game\"");
    talk_close(d);
}

/* -- Leaving and waiting ------------------------------------------------------------------------------------------- */

static void test_a_seat_resigns_or_cannot(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"the-others\",\"players\":3,\"seed\":3}");
    json_t *left = ask(d, "{\"op\":\"leave\",\"seat\":2}");
    for (int n = 0; n < 200 && *error_of(left); n++) { /* not before the set-up is over */
        json_t *asked = TELL(d, "{\"op\":\"pending\"}");
        DO(d, "{\"op\":\"bot\",\"seat\":%d,\"apply\":true}", number(item(at(asked, "pending"), 0), "seat"));
        json_decref(asked);
        json_decref(left);
        left = ask(d, "{\"op\":\"leave\",\"seat\":2}");
    }
    assert_true(json_array_size(at(left, "events")) > 0);
    json_decref(left);
    json_t *again = ask(d, "{\"op\":\"leave\",\"seat\":2}");
    assert_true(*error_of(again) != '\0');
    json_decref(again);
    assert_error(d, "{\"op\":\"leave\",\"seat\":7}", "expected a seat from 0 to 2");
    DO(d, "{\"op\":\"new\",\"game\":\"null\",\"players\":2}");
    json_t *never = ask(d, "{\"op\":\"leave\",\"seat\":0}");
    assert_true(*error_of(never) != '\0');
    json_decref(never);
    talk_close(d);
}

static void test_answers_in_advance_last_as_long_as_wished(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5}");
    DO(d, "{\"op\":\"stand\",\"seat\":2,\"verb\":\"PASS\",\"until\":\"round\"}");
    DO(d, "{\"op\":\"stand\",\"seat\":1,\"verb\":\"PASS\",\"a\":\"hero_damaged\",\"until\":\"turn\"}");
    json_t *record = TELL(d, "{\"op\":\"record\",\"seed\":true}");
    assert_non_null(strstr(string(record, "record"), "stand 2 PASS"));
    assert_non_null(strstr(string(record, "record"), "stand 1 PASS hero_damaged turn"));
    json_decref(record);
    assert_error(d, "{\"op\":\"stand\",\"seat\":2,\"verb\":\"PASS\",\"until\":\"ever\"}", "expected \"turn\" or "
                    "\"round\"");
    assert_error(d, "{\"op\":\"stand\",\"seat\":2}", "needs \"verb\"");
    talk_close(d);
}

/* -- Results --------------------------------------------------------------------------------------------------- */

static json_t *result_of(struct caller *d, const char *game, int players)
{
    DO(d, "{\"op\":\"new\",\"game\":\"%s\",\"players\":%d,\"seed\":1}", game, players);
    for (;;) {
        json_t *asked = TELL(d, "{\"op\":\"pending\"}"), *question = item(at(asked, "pending"), 0);
        if (question) DO(d, "{\"op\":\"bot\",\"seat\":%d,\"apply\":true}", number(question, "seat"));
        json_decref(asked);
        if (!question) return TELL(d, "{\"op\":\"result\"}");
    }
}

static void test_results_say_what_the_rules_count(void **unused)
{
    static const struct {
        const char *game, *points, *sides;
    } cases[] = {{"null", "coins", NULL},
                 {"freedom", "political power", NULL},
                 {"vigilante", "Villains in the jail", "Good Evil Neutral"},
                 {"the-others", NULL, "Heroes Sins"}};
    (void)unused;
    struct caller *d = open_drive();
    for (int i = 0; i < COUNT(cases); i++) {
        json_t *result = result_of(d, cases[i].game, 3);
        assert_true(json_is_true(at(result, "over")));
        assert_int_equal(json_array_size(at(result, "scores")), 3);
        assert_true(json_is_array(at(result, "winners")));
        assert_string_equal(string(result, "points_name"), cases[i].points ? cases[i].points : "");
        assert_int_equal(json_array_size(at(result, "points")), cases[i].points ? 3 : 0);
        assert_int_equal(json_array_size(at(result, "sides")), cases[i].sides ? 3 : 0);
        for (size_t s = 0; cases[i].sides && s < 3; s++)
            assert_non_null(strstr(cases[i].sides, json_string_value(item(at(result, "sides"), s))));
        json_decref(result);
    }
    talk_close(d);
}

/* Points are those of the state: the null game's are its coins. */
static void test_points_are_those_of_the_state(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    json_t *result = result_of(d, "null", 3), *state = TELL(d, "{\"op\":\"dump\"}");
    for (size_t s = 0; s < 3; s++)
        assert_int_equal(json_integer_value(item(at(result, "points"), s)),
                         number(item(at(at(state, "position"), "rival"), s), "coins"));
    json_decref(result);
    json_decref(state);
    talk_close(d);
}

/* -- Hints ----------------------------------------------------------------------------------------------------- */

static void test_a_hint_follows_from_the_view(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5}");
    json_t *first = TELL(d, "{\"op\":\"hint\",\"level\":\"ismcts:60\",\"seat\":0}");
    DO(d, "{\"op\":\"bot\",\"level\":\"random\",\"seat\":1,\"apply\":true}"); /* which seat 0 cannot see */
    json_t *then = TELL(d, "{\"op\":\"hint\",\"level\":\"ismcts:60\",\"seat\":0}");
    json_t *other = TELL(d, "{\"op\":\"hint\",\"level\":\"ismcts:60\",\"seat\":0,\"seed\":9}");
    assert_true(json_equal(first, then));
    assert_false(json_equal(first, other));
    json_decref(first);
    json_decref(then);
    json_decref(other);
    talk_close(d);
}

/* What a bot answers does not depend on whether somebody asked for a hint before. */
static void test_a_hint_leaves_the_luck_of_bots_alone(void **unused)
{
    struct caller *d = open_drive();
    json_t *answer[2];
    (void)unused;
    for (int i = 0; i < 2; i++) {
        DO(d, "{\"op\":\"new\",\"game\":\"freedom\",\"players\":3,\"seed\":5}");
        if (i) DO(d, "{\"op\":\"hint\",\"level\":\"ismcts:20\",\"seat\":0,\"seed\":3}");
        for (int n = 0; n < 4; n++) DO(d, "{\"op\":\"bot\",\"level\":\"random\",\"seat\":0,\"apply\":true}");
        answer[i] = TELL(d, "{\"op\":\"hash\"}");
    }
    assert_true(json_equal(answer[0], answer[1]));
    json_decref(answer[0]);
    json_decref(answer[1]);
    talk_close(d);
}

/* -- Strict memory ----------------------------------------------------------------------------------------------- */

/* Whether the last event DREW of an answer names its card. */
static bool names_card(json_t *answer)
{
    json_t *events = at(answer, "events");
    bool named = false, found = false;
    for (size_t i = 0; i < json_array_size(events); i++)
        if (strcmp(string(item(events, i), "event"), "DREW") == 0) {
            named = json_is_string(at(item(events, i), "a"));
            found = true;
        }
    assert_true(found);
    json_decref(answer);
    return named;
}

static void draw(struct caller *d, const char *options)
{
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5%s}", options);
    for (int s = 0; s < 3; s++) DO(d, "{\"op\":\"answer\",\"seat\":%d,\"action\":0}", s);
    DO(d, "{\"op\":\"load\",\"position\":{\"player\":{\"0\":{\"actions\":4},\"1\":{\"actions\":4},"
          "\"2\":{\"actions\":4}}},\"place\":\"turn\",\"at\":0}");
}

static void test_the_log_tells_secrets_again_unless_strict(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    draw(d, "");
    DO(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"DRAW City\"}");
    assert_true(names_card(TELL(d, "{\"op\":\"log\",\"seat\":0}")));
    draw(d, ",\"strict_memory\":true");
    assert_true(names_card(TELL(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"DRAW City\"}")));
    assert_false(names_card(TELL(d, "{\"op\":\"log\",\"seat\":0}")));
    assert_false(names_card(TELL(d, "{\"op\":\"log\"}")));
    assert_true(names_card(TELL(d, "{\"op\":\"log\",\"seat\":\"all\"}"))); /* the owner of the table */
    talk_close(d);
}

/* What happened while another seat was shown events is news when the seat asks for it, and only once. */
static void test_strict_memory_tells_everything_once(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    draw(d, ",\"strict_memory\":true,\"friendly\":true");
    for (int round = 0; round < 2; round++) {
        assert_false(names_card(TELL(d, "{\"op\":\"answer\",\"seat\":0,\"action\":\"DRAW City\",\"as\":1}")));
        assert_true(names_card(TELL(d, "{\"op\":\"log\",\"seat\":0}")));
        assert_false(names_card(TELL(d, "{\"op\":\"log\",\"seat\":0}")));
        DO(d, "{\"op\":\"undo\",\"seat\":0}"); /* what follows is new again */
    }
    talk_close(d);
}

static void test_a_strict_game_has_no_record_for_a_seat(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    draw(d, ",\"strict_memory\":true");
    assert_error(d, "{\"op\":\"record\",\"seat\":0}", "in a game with strict memory");
    DO(d, "{\"op\":\"record\",\"seat\":null}");
    DO(d, "{\"op\":\"load\",\"place\":\"end\"}");
    DO(d, "{\"op\":\"record\",\"seat\":0}");
    talk_close(d);
}

static void test_a_record_goes_on_with_strict_memory(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"seed\":5}");
    for (int s = 0; s < 3; s++) DO(d, "{\"op\":\"answer\",\"seat\":%d,\"action\":0}", s);
    json_t *record = TELL(d, "{\"op\":\"record\",\"seed\":true}");
    json_object_set_new(record, "op", json_string("replay"));
    json_object_set_new(record, "strict_memory", json_true());
    char *line = json_dumps(record, JSON_COMPACT);
    DO(d, "%s", line);
    assert_true(names_card(TELL(d, "{\"op\":\"log\",\"seat\":2}")));
    assert_false(names_card(TELL(d, "{\"op\":\"log\",\"seat\":2}")));
    assert_error(d, "{\"op\":\"record\",\"seat\":2}", "with strict memory");
    free(line);
    json_decref(record);
    talk_close(d);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_a_name_with_blanks_is_quoted),
    cmocka_unit_test(test_quoted_names_are_answered_and_replayed),
    cmocka_unit_test(test_options_are_named_by_their_parts),
    cmocka_unit_test(test_a_seat_resigns_or_cannot),
    cmocka_unit_test(test_answers_in_advance_last_as_long_as_wished),
    cmocka_unit_test(test_results_say_what_the_rules_count),
    cmocka_unit_test(test_points_are_those_of_the_state),
    cmocka_unit_test(test_a_hint_follows_from_the_view),
    cmocka_unit_test(test_a_hint_leaves_the_luck_of_bots_alone),
    cmocka_unit_test(test_the_log_tells_secrets_again_unless_strict),
    cmocka_unit_test(test_strict_memory_tells_everything_once),
    cmocka_unit_test(test_a_strict_game_has_no_record_for_a_seat),
    cmocka_unit_test(test_a_record_goes_on_with_strict_memory),
};
TEST_GROUP(tests);
