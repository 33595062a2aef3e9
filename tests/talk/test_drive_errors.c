/* test_drive_errors.c: drive: every kind of error changes nothing and says what was wrong. */
#include "driving.h"

static const struct {
    const char *line, *words;
} early_errors[] = {
    {"hello", "this is not JSON"},
    {"{\"op\":\"games\"", "this is not JSON"},
    {"{\"op\":\"games\",\"op\":\"games\"}", "expected a key other than \"op\""},
    {"[1]", "expected an object"},
    {"{}", "expected \"op\""},
    {"{\"op\":7}", "expected \"op\""},
    {"{\"op\":\"gams\"}", "did you mean 'games'"},
    {"{\"op\":\"games\",\"sead\":1}", "\"games\" has no \"sead\""},
    {"{\"op\":\"new\",\"sead\":1}", "did you mean 'seed'"},
    {"{\"op\":\"pending\"}", "there is no game yet"},
    {"{\"op\":\"new\",\"game\":\"chess\"}", "there is no game \"chess\""},
    {"{\"op\":\"new\",\"game\":3}", "\"game\": expected a string"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"players\":2}", "\"players\": expected a whole number from 3 to 6"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"players\":\"3\"}", "\"players\": expected a whole number"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3.5}", "\"players\": expected a whole number"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"scenario\":\"justise_3\"}", "did you mean 'justice_3'"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"players\":3,\"scenario\":\"justice_4\"}", "players"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"options\":[\"mercenarys\"]}", "did you mean 'mercenaries'"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"options\":\"mercenaries\"}", "expected a list of strings"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"options\":[1]}", "expected a list of strings"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"seed\":-1}", "\"seed\": expected a whole number"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"seed\":\"18446744073709551616\"}", "\"seed\": expected"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"seed\":\"12x\"}", "\"seed\": expected"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"names\":[\"a\",\"b\",\"c\",\"d\"]}", "at most 3 strings"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"names\":[\"a\\nb\"]}", "without control characters"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"names\":[7]}", "expected a list of strings"},
    {"{\"op\":\"new\",\"game\":\"vigilante\",\"friendly\":1}", "\"friendly\": expected true or false"},
    {"{\"op\":\"rules\",\"game\":\"vigilante\",\"number\":\"XY-1x\"}", "is no number of a rule"},
    {"{\"op\":\"rules\",\"game\":\"vigilante\",\"number\":\"VG-998\"}", "has no rule"},
    {"{\"op\":\"content\",\"game\":\"vigilante\",\"kind\":\"heroe\"}", "did you mean 'hero'"},
    {"{\"op\":\"content\",\"game\":\"vigilante\",\"row\":\"nobody\"}", "has the id \"nobody\""},
    {"{\"op\":\"replay\"}", "needs \"record\""},
    {"{\"op\":\"replay\",\"record\":\"\"}", "not a record"},
    {"{\"op\":\"replay\",\"record\":\"longbox record 1\\ngame chess 1\\n\"}", "not a record of a game"},
};

static void test_errors_before_a_game(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    for (size_t i = 0; i < sizeof early_errors / sizeof *early_errors; i++)
        assert_error(d, early_errors[i].line, early_errors[i].words);
    json_t *answer = ask(d, "{\"op\":\"nothing\",\"id\":{\"n\":[1,null]}}");
    char *id = json_dumps(at(answer, "id"), JSON_COMPACT);
    assert_string_equal(id, "{\"n\":[1,null]}");
    free(id);
    json_decref(answer);
    talk_close(d);
}

static const struct {
    const char *line, *words;
} late_errors[] = {
    {"{\"op\":\"pending\",\"seat\":3}", "expected a seat from 0 to 2"},
    {"{\"op\":\"pending\",\"why\":\"yes\"}", "\"why\": expected true or false"},
    {"{\"op\":\"answer\"}", "\"action\""},
    {"{\"op\":\"answer\",\"seat\":1,\"action\":0}", "seat 1 is not asked anything now; asked: 0"},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":99}", "there is no option 99"},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":-1}", "there is no option -1"},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":\"\"}", "\"action\""},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":\"DANCE\"}", "DANCE"},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":\"TRADE 0\"}", "is not an option of seat 0 now"},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":{\"verb\":\"DANCE\"}}", "has no verb \"DANCE\""},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":{\"verb\":\"DRAW\",\"d\":1}}", "not \"d\""},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":{\"verb\":\"DRAW\",\"a\":\"Town\"}}", "no deck has the id"},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":{\"verb\":\"DRAW\",\"b\":1}}", "this verb has no \"b\""},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":{\"a\":1}}", "expected \"verb\""},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":[1]}", "\"action\""},
    {"{\"op\":\"answer\",\"seat\":0,\"action\":0,\"as\":9}", "\"as\": expected a seat"},
    {"{\"op\":\"view\",\"seat\":\"all\"}", "\"dump\" shows everything"},
    {"{\"op\":\"view\",\"seat\":\"Anna\"}", "expected a seat"},
    {"{\"op\":\"load\"}", "needs \"position\""},
    {"{\"op\":\"load\",\"position\":[]}", "expected an object"},
    {"{\"op\":\"load\",\"position\":{\"rond\":1}}", "rond"},
    {"{\"op\":\"load\",\"position\":{\"player\":{\"0\":{\"slot\":{\"7\":{}}}}}}", "player[0].slot"},
    {"{\"op\":\"load\",\"place\":\"moon\"}", "moon"},
    {"{\"op\":\"load\",\"place\":\"turn\",\"at\":5}", "\"at\": expected a seat"},
    {"{\"op\":\"load\",\"position\":{\"city\":{\"hand.0\":[\"no_such_card\"]}}}", "no_such_card"},
    {"{\"op\":\"dice\"}", "\"values\": expected a list"},
    {"{\"op\":\"dice\",\"values\":[0]}", "from 1 to 255"},
    {"{\"op\":\"picks\",\"values\":[256]}", "from 0 to 255"},
    {"{\"op\":\"deck\"}", "needs \"pile\""},
    {"{\"op\":\"deck\",\"pile\":\"citydeck\",\"cards\":[]}", "did you mean 'city_deck'"},
    {"{\"op\":\"deck\",\"pile\":\"city_deck\"}", "expected a list of ids"},
    {"{\"op\":\"deck\",\"pile\":\"city_deck\",\"cards\":[\"no_such_card\"]}", "no card has the id"},
    {"{\"op\":\"deck\",\"pile\":\"played\",\"cards\":[\"med_pac\"]}", "is not in the pile played"},
    {"{\"op\":\"bot\",\"level\":\"wise\"}", "there is no level 'wise'"},
    {"{\"op\":\"hint\",\"level\":\"easy\"}", "a bot of level easy does not think"},
    {"{\"op\":\"hint\",\"threads\":0}", "\"threads\": expected a whole number from 1 to 64"},
    {"{\"op\":\"bot\",\"seat\":2}", "seat 2 is not asked"},
    {"{\"op\":\"forecast\"}", "\"action\""},
    {"{\"op\":\"forecast\",\"action\":0,\"samples\":0}", "\"samples\": expected"},
    {"{\"op\":\"undo\"}", "needs \"seat\""},
    {"{\"op\":\"log\",\"from\":100000}", "\"from\": expected"},
    {"{\"op\":\"stand\",\"seat\":0}", "needs \"verb\""},
    {"{\"op\":\"stand\",\"seat\":0,\"verb\":\"PAS\"}", "did you mean 'PASS'"},
    {"{\"op\":\"stand\",\"seat\":0,\"verb\":\"PASS\",\"until\":\"noon\"}", "expected \"turn\" or"},
    {"{\"op\":\"stand\",\"seat\":0,\"verb\":\"PASS\",\"a\":\"often\"}", "no ambush moment has the id"},
    {"{\"op\":\"say\",\"seat\":0}", "needs \"text\""},
    {"{\"op\":\"say\",\"seat\":0,\"text\":\"\\u001b[2J\"}", "without control characters"},
    {"{\"op\":\"go\"}", "needs \"decisions\""},
    {"{\"op\":\"go\",\"decisions\":500}", "no position after 500 answers"},
};

static void test_errors_change_nothing(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    for (size_t i = 0; i < sizeof late_errors / sizeof *late_errors; i++) {
        struct text before = hash(d);
        assert_error(d, late_errors[i].line, late_errors[i].words);
        assert_hash(d, &before);
    }
    struct text before = hash(d);
    for (size_t i = 0; i < sizeof early_errors / sizeof *early_errors; i++)
        json_decref(ask(d, "%s", early_errors[i].line));
    assert_hash(d, &before);
    talk_close(d);
}

static void test_lines_too_long_and_empty(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    struct text out = {0};
    char *line = malloc(TALK_LINE_MAX + 2);
    assert_non_null(line);
    memset(line, ' ', TALK_LINE_MAX + 1);
    line[TALK_LINE_MAX + 1] = '\0';
    talk_line(d, line, &out);
    assert_int_equal(out.length, 0);
    line[TALK_LINE_MAX] = 'x';
    talk_line(d, line, &out);
    assert_string_equal(out.at, "{\"error\":\"the line is longer than 1048576 bytes\"}");
    memcpy(line, "{\"op\":\"hash\"}", 13);
    line[TALK_LINE_MAX] = '\0';
    text_clear(&out);
    talk_line(d, line, &out);
    assert_non_null(strstr(out.at, "there is no game yet"));
    text_clear(&out);
    talk_line(d, "", &out);
    assert_int_equal(out.length, 0);
    free(line);
    text_free(&out);
    talk_close(d);
}

static void test_a_refused_answer_says_why(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    begin_turn(d);
    json_t *answer = TELL(d, "{\"op\":\"pending\",\"seat\":0,\"why\":true}");
    json_t *refusals = at(item(at(answer, "pending"), 0), "refusals");
    assert_true(json_array_size(refusals) > 0);
    json_t *refusal = item(refusals, 0), *action = json_object();
    const char *keys[] = {"verb", "a", "b", "c"};
    for (int i = 0; i < 4; i++)
        if (at(refusal, keys[i])) json_object_set(action, keys[i], at(refusal, keys[i]));
    char *text = json_dumps(action, JSON_COMPACT);
    json_t *refused = ask(d, "{\"op\":\"answer\",\"action\":%s}", text);
    assert_non_null(strstr(error_of(refused), "is not an option of seat 0 now. "));
    assert_non_null(strstr(error_of(refused), string(refusal, "rule")));
    json_decref(refused);
    json_decref(action);
    json_decref(answer);
    free(text);
    talk_close(d);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_errors_before_a_game),
    cmocka_unit_test(test_errors_change_nothing),
    cmocka_unit_test(test_lines_too_long_and_empty),
    cmocka_unit_test(test_a_refused_answer_says_why),
};
TEST_GROUP(tests);
