/* test_rights.c: callers who play a seat or look on: what they may do, answers that come too late, whole games. */
#include "driving.h"
#include "games/games.h"

/* A game for three, its owner, and callers for all seats and one who looks on. */
struct company {
    struct caller *owner, *seat[3], *looker;
};

static struct company gather(const char *game, int seed)
{
    struct company c = {.owner = open_drive()};
    DO(c.owner, "{\"op\":\"new\",\"game\":\"%s\",\"players\":3,\"seed\":%d,\"names\":[\"Anna\",\"Ben\"]}", game, seed);
    for (int i = 0; i < 3; i++) c.seat[i] = talk_join(talk_room(c.owner), (seat)i);
    c.looker = talk_join(talk_room(c.owner), NOBODY);
    return c;
}

static void part(struct company *c)
{
    for (int i = 0; i < 3; i++) talk_close(c->seat[i]);
    talk_close(c->looker);
    talk_close(c->owner);
}

/* -- What they may do ------------------------------------------------------------------------------------ */

static void test_only_the_owner_sees_and_changes_everything(void **unused)
{
    static const char *const requests[] = {
        "\"dump\"", "\"load\",\"position\":{}", "\"deck\",\"pile\":\"deck\",\"cards\":[]", "\"dice\",\"values\":[1]",
        "\"picks\",\"values\":[1]", "\"go\",\"decisions\":0", "\"hash\"", "\"broken\"", "\"bot\"",
        "\"replay\",\"record\":\"\"", "\"new\",\"game\":\"null\"", "\"save\"", "\"campaign\"", "\"step\"", "\"sit\",\"seats\":\"bot\"",
    };
    (void)unused;
    struct company c = gather("vigilante", 5);
    struct text before = hash(c.owner);
    for (int i = 0; i < COUNT(requests); i++) {
        char line[120];
        snprintf(line, sizeof line, "{\"op\":%s}", requests[i]);
        assert_error(c.seat[1], line, "is only for the owner of the table");
        assert_error(c.looker, line, "is only for the owner of the table");
    }
    assert_error(c.looker, "{\"op\":\"answer\",\"action\":0}", "\"answer\" is only for players");
    assert_error(c.looker, "{\"op\":\"hint\"}", "only for players");
    assert_error(c.seat[1], "{\"op\":\"hint\",\"level\":\"ismcts:1000000\"}", "at most 27000 iterations");
    assert_error(c.seat[1], "{\"op\":\"hint\",\"threads\":2}", "by one thread");
    assert_error(c.seat[1], "{\"op\":\"forecast\",\"action\":0,\"samples\":5001}", "from 1 to 5000");
    assert_hash(c.owner, &before);
    part(&c);
}

/* Whoever keeps tables asks which operations can change one: these can, and none of the others does. */
static void test_what_changes_a_table(void **unused)
{
    static const char *const changing[] = {"answer", "undo", "stand", "decline", "say", "wish", "leave", "switch"};
    static const char *const others[] = {
        "{\"op\":\"ticks\",\"picks\":[]}", "{\"op\":\"hint\",\"level\":\"ismcts:4\"}", "{\"op\":\"standing\"}",
        "{\"op\":\"forecast\",\"action\":0,\"samples\":3}", "{\"op\":\"pending\"}", "{\"op\":\"seats\"}"};
    (void)unused;
    struct company c = gather("vigilante", 5);
    const char *op, *const *keys;
    enum rights rights;
    int count = 0;
    for (int i = 0; (op = talk_operation(i, &keys, &rights)) != NULL; i++) count += rights < FOR_OWNER && talk_changes(op);
    assert_int_equal(count, COUNT(changing));
    for (int i = 0; i < COUNT(changing); i++) assert_true(talk_changes(changing[i]));
    for (int i = 0; i < COUNT(others); i++) {
        json_t *before = TELL(c.owner, "{\"op\":\"save\"}");
        json_decref(ask(c.seat[0], "%s", others[i]));
        json_t *after = TELL(c.owner, "{\"op\":\"save\"}");
        assert_true(json_equal(before, after));
        json_decref(before);
        json_decref(after);
    }
    part(&c);
}

static void test_nobody_sees_with_other_eyes(void **unused)
{
    static const char *const requests[] = {
        "{\"op\":\"view\",\"seat\":%s}", "{\"op\":\"scene\",\"seat\":%s}", "{\"op\":\"log\",\"seat\":%s}",
        "{\"op\":\"pending\",\"seat\":%s}", "{\"op\":\"record\",\"seat\":%s}", "{\"op\":\"changes\",\"seat\":%s}",
    };
    (void)unused;
    struct company c = gather("vigilante", 5);
    for (int i = 0; i < COUNT(requests); i++) {
        static const char *const others[] = {"0", "2", "null", "\"all\"", "[1]"};
        for (int k = 0; k < COUNT(others); k++) {
            char line[120];
            bool fits = strcmp(others[k], "null") == 0; /* left out: the own seat */
            snprintf(line, sizeof line, requests[i], others[k]); /* NOLINT: formats of the list above */
            if (!fits) assert_error(c.seat[1], line, "who plays seat 1 can only mean that seat");
            if (!fits) assert_error(c.looker, line, "who looks on has the eyes of nobody");
        }
    }
    assert_error(c.seat[1], "{\"op\":\"answer\",\"seat\":0,\"action\":0}", "can only mean that seat");
    assert_error(c.seat[1], "{\"op\":\"answer\",\"action\":0,\"as\":0}", "can only mean that seat");
    assert_error(c.seat[1], "{\"op\":\"undo\",\"seat\":0}", "can only mean that seat");
    assert_error(c.seat[1], "{\"op\":\"say\",\"seat\":0,\"text\":\"I am Anna\"}", "can only mean that seat");
    assert_error(c.seat[1], "{\"op\":\"leave\",\"seat\":0}", "can only mean that seat");
    assert_error(c.seat[1], "{\"op\":\"stand\",\"seat\":2,\"verb\":\"PASS\"}", "can only mean that seat");
    assert_error(c.seat[1], "{\"op\":\"record\",\"seed\":true}", "not for a seat to know");
    json_t *view = TELL(c.seat[1], "{\"op\":\"view\"}"), *own = TELL(c.owner, "{\"op\":\"view\",\"seat\":1}");
    assert_true(json_equal(view, own));
    json_decref(view);
    json_decref(own);
    view = TELL(c.looker, "{\"op\":\"view\"}"), own = TELL(c.owner, "{\"op\":\"view\",\"seat\":null}");
    assert_true(json_equal(view, own));
    json_decref(view);
    json_decref(own);
    part(&c);
}

/* Others are named whether they have answered or not, and no number tells it. */
static void test_a_simultaneous_choice_stays_secret(void **unused)
{
    (void)unused;
    struct company c = gather("vigilante", 5);
    json_t *before = TELL(c.seat[1], "{\"op\":\"pending\"}"), *looks = TELL(c.looker, "{\"op\":\"pending\"}");
    assert_null(at(before, "decisions"));
    json_decref(TELL(c.seat[2], "{\"op\":\"answer\",\"action\":0}"));
    json_t *after = TELL(c.seat[1], "{\"op\":\"pending\"}"), *still = TELL(c.looker, "{\"op\":\"pending\"}");
    assert_true(json_equal(before, after));
    assert_true(json_equal(looks, still));
    json_t *answer = ask(c.seat[2], "{\"op\":\"answer\",\"action\":0}");
    assert_string_equal(error_of(answer), "seat 2 is not asked anything now");
    json_decref(answer);
    json_decref(before);
    json_decref(after);
    json_decref(looks);
    json_decref(still);
    part(&c);
}

/* -- Answers that name their question ------------------------------------------------------------------------ */

static void test_a_late_answer_is_refused_and_the_new_question_told(void **unused)
{
    (void)unused;
    struct company c = gather("freedom", 5);
    int late = 0, parts = 0;
    for (int n = 0; n < 120; n++) {
        for (int s = 0; s < 3; s++) {
            json_t *pending = TELL(c.seat[s], "{\"op\":\"pending\"}"), *own = NULL;
            for (size_t i = 0; i < json_array_size(at(pending, "pending")); i++)
                if (at(item(at(pending, "pending"), i), "options")) own = item(at(pending, "pending"), i);
            if (own) {
                int pause = number(pending, "pause"), k = number(own, "part");
                char line[120];
                snprintf(line, sizeof line, "{\"op\":\"answer\",\"action\":0,\"pause\":%d,\"part\":%d}", pause, k);
                DO(c.seat[s], "%s", line);
                json_t *again = ask(c.seat[s], "%s", line);
                assert_string_equal(error_of(again), "too late: this question has been answered");
                json_t *now = TELL(c.seat[s], "{\"op\":\"pending\"}");
                assert_true(json_equal(at(again, "pending"), at(now, "pending")));
                assert_null(at(again, "decisions"));
                late++;
                parts += k > 0;
                json_decref(again);
                json_decref(now);
            }
            json_decref(pending);
        }
    }
    assert_true(late > 100 && parts > 3);
    assert_error(c.seat[0], "{\"op\":\"answer\",\"action\":0,\"part\":0}", "\"part\" needs \"pause\"");
    part(&c);
}

static void test_a_seat_may_ask_what_it_can_take_back(void **unused)
{
    (void)unused;
    struct company c = gather("vigilante", 5);
    json_t *answer = TELL(c.seat[1], "{\"op\":\"undo\",\"try\":true}");
    assert_true(json_is_false(at(answer, "possible")));
    assert_string_equal(string(answer, "why"), "there is nothing to undo");
    json_decref(answer);
    DO(c.seat[1], "{\"op\":\"answer\",\"action\":0}");
    answer = TELL(c.seat[1], "{\"op\":\"undo\",\"try\":true}");
    assert_true(json_is_true(at(answer, "possible")));
    json_decref(answer);
    DO(c.seat[1], "{\"op\":\"undo\"}");
    DO(c.seat[1], "{\"op\":\"stand\",\"verb\":\"PASS\"}");
    answer = TELL(c.seat[1], "{\"op\":\"standing\"}");
    assert_string_equal(string(item(at(answer, "standing"), 0), "verb"), "PASS");
    assert_int_equal(json_array_size(at(answer, "standing")), 1);
    json_decref(answer);
    answer = TELL(c.seat[0], "{\"op\":\"standing\"}");
    assert_int_equal(json_array_size(at(answer, "standing")), 0);
    json_decref(answer);
    part(&c);
}

/* -- Whole games ---------------------------------------------------------------------------------------------- */

/* Three callers play a game by what they are told alone, and talk. */
static void test_a_game_is_played_by_its_seats(void **unused)
{
    (void)unused;
    struct company c = gather("null", 8);
    DO(c.seat[0], "{\"op\":\"say\",\"text\":\"Good luck\"}");
    bool over = false;
    for (int n = 0; n < 2000 && !over; n++) {
        json_t *pending = TELL(c.seat[n % 3], "{\"op\":\"pending\"}");
        over = json_is_true(at(pending, "over"));
        for (size_t i = 0; i < json_array_size(at(pending, "pending")); i++)
            if (at(item(at(pending, "pending"), i), "options")) DO(c.seat[n % 3], "{\"op\":\"answer\",\"action\":0}");
        json_decref(pending);
    }
    assert_true(over);
    json_t *said = TELL(c.looker, "{\"op\":\"said\"}"), *result = TELL(c.looker, "{\"op\":\"result\"}");
    assert_string_equal(string(item(at(said, "said"), 0), "text"), "Good luck");
    assert_int_equal(json_array_size(at(result, "scores")), 3);
    json_decref(said);
    json_decref(result);
    part(&c);
}

/* The room's own bots play on in steps; the game can be saved in between. */
static void test_bots_of_the_room_play_in_steps(void **unused)
{
    (void)unused;
    struct caller *d = open_drive();
    DO(d, "{\"op\":\"new\",\"game\":\"null\",\"players\":3,\"seed\":8}");
    DO(d, "{\"op\":\"sit\",\"seats\":\"hard,easy,ismcts:300\"}");
    int played = 0, thinks = 0;
    for (bool over = false; !over;) {
        json_t *step = TELL(d, "{\"op\":\"step\",\"slice\":50}");
        over = !strcmp(string(step, "turn"), "over");
        played += !strcmp(string(step, "turn"), "played");
        thinks += !strcmp(string(step, "turn"), "thinks");
        json_decref(step);
        if (played != 5 || thinks < 0) continue;
        json_t *saved = TELL(d, "{\"op\":\"save\"}");
        struct text quoted = {0};
        js_string(&quoted, string(saved, "record"));
        DO(d, "{\"op\":\"replay\",\"record\":%s}", quoted.at);
        json_t *sitters = TELL(d, "{\"op\":\"seats\"}");
        assert_string_equal(string(item(at(sitters, "seats"), 0), "sitter"), "hard bot");
        text_free(&quoted);
        json_decref(saved);
        json_decref(sitters);
        played++;
    }
    assert_true(played > 10 && thinks > 10);
    talk_close(d);
}

/* -- What is known before anybody plays ------------------------------------------------------------------------- */

static void test_the_catalogue_holds_all_things(void **unused)
{
    (void)unused;
    struct company c = gather("vigilante", 5);
    json_t *answer = TELL(c.looker, "{\"op\":\"catalogue\"}"), *heroes = at(at(answer, "catalogue"), "hero");
    assert_true(json_array_size(heroes) > 20);
    assert_true(*string(item(heroes, 0), "id") && *string(item(heroes, 0), "name"));
    json_decref(answer);
    answer = TELL(c.looker, "{\"op\":\"catalogue\",\"game\":\"null\",\"kind\":\"card\"}");
    assert_int_equal(json_object_size(at(answer, "catalogue")), 1);
    json_t *card = item(at(at(answer, "catalogue"), "card"), 0);
    assert_true(*string(card, "text"));
    assert_string_equal(string(card, "look"), "coins #e2b33c");
    assert_null(at(item(at(at(answer, "catalogue"), "card"), 1), "look")); /* it says none */
    assert_int_equal(at(card, "print") != NULL, game_find("null")->show.print != NULL);
    json_decref(answer);
    answer = TELL(c.looker, "{\"op\":\"content\",\"game\":\"null\",\"kind\":\"card\"}");
    assert_string_equal(string(item(at(answer, "content"), 0), "look"), "coins #e2b33c");
    assert_null(at(item(at(answer, "content"), 1), "look"));
    json_decref(answer);
    assert_error(c.looker, "{\"op\":\"catalogue\",\"kind\":\"fish\"}", "has no \"fish\"");
    DO(c.looker, "{\"op\":\"aim\"}");
    answer = TELL(c.looker, "{\"op\":\"card\",\"words\":\"sister candle\"}");
    assert_non_null(strstr(string(answer, "text"), "Sister Candle (hero)"));
    json_decref(answer);
    assert_error(c.looker, "{\"op\":\"card\",\"words\":\"qqqqqqq\"}", "has no card");
    part(&c);
}

static void test_changes_follow_a_scene(void **unused)
{
    (void)unused;
    struct company c = gather("null", 8);
    DO(c.seat[0], "{\"op\":\"scene\"}");
    int changes = 0;
    for (int n = 0; n < 30; n++) {
        json_t *step = ask(c.owner, "{\"op\":\"bot\",\"seat\":%d,\"apply\":true}", n % 3);
        json_decref(step);
        json_t *answer = TELL(c.seat[0], "{\"op\":\"changes\"}");
        changes += (int)json_array_size(at(answer, "changes"));
        json_decref(answer);
        answer = TELL(c.seat[0], "{\"op\":\"changes\"}");
        assert_int_equal(json_array_size(at(answer, "changes")), 0);
        json_decref(answer);
    }
    assert_true(changes > 10);
    part(&c);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_only_the_owner_sees_and_changes_everything),
    cmocka_unit_test(test_what_changes_a_table),
    cmocka_unit_test(test_nobody_sees_with_other_eyes),
    cmocka_unit_test(test_a_simultaneous_choice_stays_secret),
    cmocka_unit_test(test_a_late_answer_is_refused_and_the_new_question_told),
    cmocka_unit_test(test_a_seat_may_ask_what_it_can_take_back),
    cmocka_unit_test(test_a_game_is_played_by_its_seats),
    cmocka_unit_test(test_bots_of_the_room_play_in_steps),
    cmocka_unit_test(test_the_catalogue_holds_all_things),
    cmocka_unit_test(test_changes_follow_a_scene),
};
TEST_GROUP(tests);
