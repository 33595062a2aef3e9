/* test_notes.c: what a room keeps with its record: sitters, settings, wishes, what was read; and who is told what. */
#include "rooms.h"

static struct room *again(const struct room *r)
{
    struct text out = {0}, error = {0};
    room_write(r, &out);
    struct room *copy = room_replay(r->game, r->content, out.at, &error);
    if (!copy) fail_msg("%s", text_string(&error));
    text_free(&out);
    text_free(&error);
    return copy;
}

static void settings_come_back(void **state)
{
    (void)state;
    struct room *r = open_game("vigilante", 3, "hard,human,ismcts:77", 2);
    struct room_settings settings = {.friendly = true, .strict = true, .fast = true, .obvious = true, .even = true,
                                     .private_talk = true, .threads = 5};
    room_set(r, &settings);
    room_call(r, "Anna,,Zo\xc3\xab");
    room_keep(r, "numbers", "on");
    room_keep(r, "numbers", "off");
    room_keep(r, "content", "/a folder/of mine");
    room_read(r, 1, 0, 3);
    struct room *copy = again(r);
    struct room_settings back = room_settings(copy);
    assert_true(back.friendly && back.strict && back.fast && back.obvious && back.even && back.private_talk);
    assert_int_equal(back.threads, 5);
    assert_string_equal(room_kept(copy, "numbers"), "off");
    assert_string_equal(room_kept(copy, "content"), "/a folder/of mine");
    assert_null(room_kept(copy, "texts"));
    assert_false(room_is_person(copy, 0));
    assert_true(room_is_person(copy, 1));
    assert_string_equal(room_sitter(copy, 0), "hard bot");
    assert_string_equal(room_sitter(copy, 1), "you");
    assert_string_equal(room_sitter(copy, 2), "bot of 77 iterations");
    assert_string_equal(room_name(copy, 0), "Anna");
    assert_string_equal(room_name(copy, 1), "Bo");
    assert_string_equal(room_name(copy, 2), "Zo\xc3\xab");
    assert_int_equal(room_unread(copy, 1), 3);
    assert_int_equal(room_unread(copy, 0), 0);
    room_free(r);
    room_free(copy);
}

static void notes_are_found_by_name(void **state)
{
    static const char record[] = "longbox record 1\n# content /x y\n# friendly\nover\n#seats a\n# seats human";
    struct text value = {0};
    (void)state;
    assert_true(record_note(record, "content", &value));
    assert_string_equal(value.at, "/x y");
    text_clear(&value);
    assert_true(record_note(record, "seats", &value));
    assert_string_equal(value.at, "human");
    assert_false(record_note(record, "x", &value));
    assert_false(record_note("", "x", &value));
    text_free(&value);
}

/* A hand-written or damaged note never hurts: what it says is ignored. */
static void wrong_notes_are_ignored(void **state)
{
    (void)state;
    struct room *r = open_game("vigilante", 3, "human", 2);
    struct text out = {0}, error = {0};
    room_write(r, &out);
    text_add(&out, "# seats a,b,c,d,e,f,g\n# threads -7\n# seen x y\n# wish 9 Nothing\n# wish\n#\n# \n# pace\n"
                   "# declines 9 turn 1\n# declines x\n# declined PASS\n# declined X / Y\n");
    struct room *copy = room_replay(r->game, r->content, out.at, &error);
    assert_non_null(copy);
    assert_int_equal(room_settings(copy).threads, 1);
    assert_true(room_is_person(copy, 0));
    assert_int_equal(room_people(copy), 1);
    room_free(copy);
    room_free(r);
    text_free(&out);
    text_free(&error);
}

/* What only some may know is told them once; others never hear it, and going back makes it new again. */
static void strict_memory_tells_once(void **state)
{
    (void)state;
    struct room *r = open_game("vigilante", 3, "human,human,human", 5);
    struct text error = {0};
    struct room_settings settings = room_settings(r);
    settings.strict = true;
    room_set(r, &settings);
    for (seat who = 0; who < 3; who++) {
        int count;
        assert_true(room_answer(r, who, room_options(r, who, &count)[0], &error));
    }
    int drew = 0;
    const struct event *truth = table_events(r->table, &(int){0});
    while (strcmp(r->game->rules.events[truth[drew].kind].name, "DREW") != 0 || truth[drew].who != 1) drew++;
    assert_int_equal(room_event(r, 1, drew).a, truth[drew].a);
    assert_int_not_equal(room_event(r, 0, drew).a, truth[drew].a);
    assert_int_equal(room_event(r, 1, drew).decision, 0);
    room_read(r, 1, 0, drew + 1);
    assert_int_equal(room_unread(r, 1), drew + 1);
    assert_int_not_equal(room_event(r, 1, drew).a, truth[drew].a);
    assert_int_equal(room_event(r, 1, drew).a, room_event(r, 0, drew).a);
    settings.strict = false;
    room_set(r, &settings);
    assert_int_equal(room_event(r, 1, drew).a, truth[drew].a);
    assert_true(room_go(r, 0));
    assert_true(room_unread(r, 1) <= drew);
    room_free(r);
}

/* A question has a number, and within a simultaneous choice a part: an answer to one that is over is too late. */
static void a_question_is_known_by_its_number(void **state)
{
    (void)state;
    struct room *r = open_game("freedom", 3, "human,human,human", 5);
    struct text error = {0};
    int parts = 0, pauses = 0, count;
    for (int n = 0; n < 200 && !room_over(r); n++) {
        seat who;
        assert_int_equal(room_step(r, NOBODY, &who), ROOM_ASKS);
        int pause = room_pauses(r), part = room_part(r, who);
        assert_true(room_asks(r, who, pause, part));
        assert_false(room_asks(r, who, pause + 1, part));
        assert_true(room_answer(r, who, room_options(r, who, &count)[0], &error));
        assert_false(room_asks(r, who, pause, part));
        parts += part > 0;
        pauses += pause != room_pauses(r);
    }
    assert_true(parts > 5 && pauses > 5);
    room_free(r);
}

/* -- Wishes -------------------------------------------------------------------------------------------------- */

/* In the null game, made up: an answer grants the first side if its first byte is even, the other one if it is odd. */
static bool even_or_odd(struct action option, seat who, int side)
{
    (void)who;
    return option.a % 2 == side;
}

static void wishes_choose_among_answers(void **state)
{
    static const char *const sides[] = {"Even", "Odd", NULL};
    struct action option[] = {{1, 2, 0, 0}, {1, 3, 0, 0}, {1, 4, 0, 0}}, granted[3];
    struct text error = {0};
    (void)state;
    struct room *r = open_game("null", 3, "human,human,bot", 2);
    struct game game = *r->game;
    assert_false(room_wish(r, 0, "Even", &error));
    assert_non_null(strstr(error.at, "nobody can choose a side"));
    text_clear(&error);
    game.rules.sides = sides;
    game.bot.grants = even_or_odd;
    r->game = &game;
    assert_int_equal(wishes_grant(r, EVERYBODY, option, 3, granted), 3);
    assert_true(room_wish(r, 0, "odd", &error));
    assert_int_equal(wishes_grant(r, EVERYBODY, option, 3, granted), 1);
    assert_int_equal(granted[0].a, 3);
    assert_int_equal(wishes_grant(r, only(1), option, 3, granted), 3);
    assert_true(room_wish(r, 1, "Even", &error)); /* both cannot be granted */
    assert_int_equal(wishes_grant(r, EVERYBODY, option, 3, granted), 3);
    assert_int_equal(wishes_grant(r, only(1), option, 3, granted), 2);
    assert_false(room_wish(r, 1, "Queen", &error));
    assert_string_equal(error.at, "expected a side: Even, Odd; not 'Queen'");
    struct text out = {0};
    room_write(r, &out);
    assert_non_null(strstr(out.at, "\n# wish 0 Odd\n# wish 1 Even\n"));
    assert_true(room_wish(r, 1, NULL, &error));
    assert_int_equal(wishes_grant(r, EVERYBODY, option, 3, granted), 1);
    text_free(&out);
    text_free(&error);
    room_free(r);
}

/* Plays until sides are settled: a person who wishes for one is asked nothing that would take it away, and gets it. */
static void expect_side(const char *id, int players, const char *sitting, int wish, u64 seed)
{
    struct text error = {0};
    struct room *r = open_game(id, players, sitting, seed);
    seat who, me = 0;
    while (!room_is_person(r, me)) me++;
    assert_true(room_wish(r, me, r->game->rules.sides[wish], &error));
    while (r->game->rules.side(table_context(r->table), table_state(r->table), me) < 0) {
        int count;
        enum room_turn turn = room_step(r, NOBODY, &who);
        assert_int_not_equal(turn, ROOM_OVER);
        if (turn != ROOM_ASKS) continue;
        const struct action *option = room_options(r, who, &count);
        assert_true(count > 1);
        for (int i = 0; i < count; i++) assert_true(r->game->bot.grants(option[i], who, wish));
        assert_true(room_answer(r, who, option[seed % (u64)count], &error));
    }
    assert_int_equal(r->game->rules.side(table_context(r->table), table_state(r->table), me), wish);
    room_free(r);
    text_free(&error);
}

static void a_wish_is_granted(void **state)
{
    static const char *const sitting[] = {"human", "quick,human", "quick,normal,human"};
    (void)state;
    for (int g = 0; g < games_count; g++)
        for (u64 seed = 1; games[g]->bot.grants && games[g]->rules.side && seed <= 20; seed++)
            for (int wish = 0; games[g]->rules.sides[wish]; wish++)
                expect_side(games[g]->id, 3 + (int)(seed % 2), sitting[seed % COUNT(sitting)], wish, seed);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(settings_come_back),
    cmocka_unit_test(notes_are_found_by_name),
    cmocka_unit_test(wrong_notes_are_ignored),
    cmocka_unit_test(strict_memory_tells_once),
    cmocka_unit_test(a_question_is_known_by_its_number),
    cmocka_unit_test(wishes_choose_among_answers),
    cmocka_unit_test(a_wish_is_granted),
};
TEST_GROUP(tests);
