/* test_decline.c: declining without being asked: what it answers, what ends it, and what it must not betray. */
#include <string.h>

#include "rooms.h"

/* What the person has declined, kept by the test itself. */
struct memory {
    int count;
    struct { struct action option, pass; } what[4096];
};

static bool remembers(const struct memory *m, struct action option, struct action pass)
{
    for (int i = 0; i < m->count; i++)
        if (memcmp(&m->what[i].option, &option, sizeof option) == 0 && memcmp(&m->what[i].pass, &pass, sizeof pass) == 0)
            return true;
    return false;
}

/* How many of the options are new to somebody who declines by this one; they are remembered. */
static int learn(struct memory *m, const struct action *option, int count, int pass)
{
    int fresh = 0;
    for (int i = 0; i < count; i++) {
        if (i == pass || remembers(m, option[i], option[pass])) continue;
        assert_true(m->count < COUNT(m->what));
        m->what[m->count].option = option[i];
        m->what[m->count++].pass = option[pass];
        fresh++;
    }
    return fresh;
}

/* Whoever declines for good is asked again exactly when something new is offered, at each kind of moment. */
static void what_was_declined_is_not_offered_again(void **state)
{
    static struct memory m;
    struct text error = {0};
    int asked = 0, silent = 0, answers = 0;
    (void)state;
    struct room *r = open_game("freedom", 3, "human,quick,quick", 7);
    m.count = 0;
    for (seat who; answers < 4000;) {
        int before = room_position(r), count;
        enum room_turn turn = room_step(r, 0, &who);
        if (turn == ROOM_OVER) break;
        answers++;
        silent += turn == ROOM_PLAYED && who == 0 && room_position(r) > before;
        if (turn != ROOM_ASKS) continue;
        const struct action *option = room_options(r, who, &count);
        int pass = room_pass(r, who);
        if (pass < 0) {
            assert_true(room_answer(r, who, option[count - 1], &error));
            continue;
        }
        assert_true(learn(&m, option, count, pass) > 0);
        assert_true(asked++ ? room_answer(r, who, option[pass], &error) : room_decline(r, who, 0, &error));
        assert_true(room_declines(r, 0));
    }
    assert_true(asked > 10);
    assert_true(silent > 10);
    room_free(r);
}

/* A game that is saved and opened again goes on declining: the same questions are asked as without the break. */
static void it_is_kept_with_the_game(void **state)
{
    struct text error = {0};
    (void)state;
    struct room *r = open_game("freedom", 3, "human,quick,quick", 7), *copy = NULL;
    int asked = 0, compared = 0;
    for (seat who; compared < 12 && room_step(r, 0, &who) != ROOM_OVER;) {
        int count;
        if (!room_is_person(r, who) || !has_seat(room_pending(r, 0), 0)) continue;
        const struct action *option = room_options(r, 0, &count);
        int pass = room_pass(r, 0);
        if (pass < 0) assert_true(room_answer(r, 0, option[count - 1], &error));
        else if (asked++) assert_true(room_answer(r, 0, option[pass], &error));
        else assert_true(room_decline(r, 0, FOR_ROUND, &error));
        if (!room_declines(r, 0)) {
            if (pass >= 0) asked = 0;
            continue;
        }
        struct text out = {0}, again = {0};
        room_write(r, &out);
        copy = room_replay(r->game, r->content, out.at, &error);
        assert_non_null(copy);
        assert_true(room_declines(copy, 0));
        room_write(copy, &again);
        assert_string_equal(again.at, out.at);
        assert_memory_equal(copy->declined.what, r->declined.what,
                            sizeof r->declined.what[0] * (size_t)r->declined.count);
        compared += r->declined.count > 0;
        room_free(copy);
        text_free(&out);
        text_free(&again);
    }
    assert_int_equal(compared, 12);
    room_free(r);
    text_free(&error);
}

/* It ends with the turn for which it was meant, with an undo, and by itself when somebody else sits down. */
static void it_ends(void **state)
{
    struct text error = {0};
    (void)state;
    struct room *r = open_game("freedom", 3, "human,quick,quick", 7);
    for (seat who; room_step(r, 0, &who) != ROOM_OVER;) {
        int count;
        if (!room_is_person(r, who) || !has_seat(room_pending(r, 0), 0)) continue;
        const struct action *option = room_options(r, 0, &count);
        if (room_pass(r, 0) >= 0) break;
        assert_true(room_answer(r, 0, option[count - 1], &error));
    }
    assert_true(room_decline(r, 0, FOR_TURN, &error));
    assert_true(room_declines(r, 0));
    room_undo(r, 0, &error);
    assert_false(room_declines(r, 0));
    room_free(r);
    text_free(&error);
}

/* With several people it would show when somebody is offered something new. */
static void it_is_for_one_person(void **state)
{
    struct text error = {0};
    (void)state;
    struct room *r = open_game("freedom", 2, "human,human", 7);
    bool tried = false;
    for (seat who; !tried && room_step(r, 0, &who) == ROOM_ASKS;) {
        int count;
        const struct action *option = room_options(r, who, &count);
        tried = room_pass(r, who) >= 0;
        if (tried) assert_false(room_decline(r, who, 0, &error));
        else assert_true(room_answer(r, who, option[count - 1], &error));
    }
    assert_true(tried);
    assert_non_null(strstr(error.at, "others would see"));
    room_free(r);
    text_free(&error);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_was_declined_is_not_offered_again),
    cmocka_unit_test(it_is_kept_with_the_game),
    cmocka_unit_test(it_ends),
    cmocka_unit_test(it_is_for_one_person),
};
TEST_GROUP(tests);
