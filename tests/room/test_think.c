/* test_think.c: bots of a room think in the background, in slices or at once: their answers are the same; they can be
 * stopped at any moment, and nothing of a stopped answer is left. */
#include <time.h>

#include "room/think.h"
#include "rooms.h"

static long long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/* Takes steps until this many answers were given or the game is over; people take their last option. Returns how often
 * a step said that a bot thinks. */
static int play(struct room *r, int answers)
{
    struct text error = {0};
    int thinking = 0, count;
    for (seat who; answers > 0;) {
        switch (room_step(r, NOBODY, &who)) {
        case ROOM_OVER: return thinking;
        case ROOM_PLAYED: answers--; break;
        case ROOM_THINKS:
            thinking++;
            if (r->job) think_wait(1);
            break;
        case ROOM_ASKS:
            room_options(r, who, &count);
            assert_true(room_answer(r, who, room_options(r, who, &count)[count - 1], &error));
            answers--;
        }
    }
    return thinking;
}

static void assert_same(const struct room *a, const struct room *b)
{
    assert_memory_equal(table_state(a->table), table_state(b->table), a->game->state_bytes);
    assert_memory_equal(&a->luck, &b->luck, sizeof a->luck);
}

/* A long search on several threads, cut up or not. */
static struct room *open_long(void)
{
    struct room *r = open_game("vigilante", 3, "human,ismcts:1300,ismcts:40", 9);
    struct room_settings settings = room_settings(r);
    settings.threads = 3;
    room_set(r, &settings);
    return r;
}

static void answers_are_the_same_however_bots_think(void **state)
{
    (void)state;
    struct room *at_once = open_long(), *sliced = open_long(), *background = open_long();
    room_think(sliced, NULL, 7);
    room_think(background, &in_background, 0);
    assert_int_equal(play(at_once, 25), 0);
    assert_true(play(sliced, 25) > 100);
    assert_true(play(background, 25) > 0);
    assert_same(at_once, sliced);
    assert_same(at_once, background);
    room_free(at_once);
    room_free(sliced);
    room_free(background);
}

/* Steps until a bot thinks; which seat's. */
static seat until_thinking(struct room *r)
{
    struct text error = {0};
    int count;
    for (seat who;;) {
        enum room_turn turn = room_step(r, NOBODY, &who);
        assert_int_not_equal(turn, ROOM_OVER);
        if (turn == ROOM_THINKS && r->sitter[who].level.iterations > 1000) return who;
        if (turn == ROOM_ASKS) assert_true(room_answer(r, who, room_options(r, who, &count)[0], &error));
    }
}

static void a_thinking_bot_is_stopped_at_once(void **state)
{
    (void)state;
    struct room *r = open_game("vigilante", 3, "human,ismcts:10000000,ismcts:10000000", 9);
    room_think(r, &in_background, 0);
    seat who = until_thinking(r);
    think_wait(60);
    assert_int_equal(room_step(r, NOBODY, &who), ROOM_THINKS);
    assert_true(bot_iterations(r->sitter[who].bot) > 0);
    assert_true(room_progress(r) >= 0 && room_progress(r) < 500);
    long long from = now_ms();
    room_interrupt(r);
    assert_int_equal(r->thinker, NOBODY);
    assert_int_equal(room_progress(r), 0);
    assert_int_equal(room_step(r, NOBODY, &who), ROOM_THINKS); /* it begins again */
    room_free(r);
    assert_true(now_ms() - from < 2000); /* the whole search would take many minutes */
}

/* Whatever changes the position, or who sits where, stops it. */
static void changes_stop_a_bot(void **state)
{
    (void)state;
    struct room *r = open_long();
    struct text error = {0};
    room_think(r, &in_background, 0);
    until_thinking(r);
    room_undo(r, 0, &error);
    assert_int_equal(r->thinker, NOBODY);
    seat who = until_thinking(r);
    assert_true(room_seat(r, who, "hard", &error));
    assert_int_equal(r->thinker, NOBODY);
    assert_true(room_seat(r, who, "ismcts:2000", &error));
    until_thinking(r);
    text_clear(&error);
    assert_true(room_resign(r, 0, &error) || error.length);
    assert_int_equal(r->thinker, NOBODY);
    text_free(&error);
    room_free(r);
}

/* Interrupted again and again, a game goes the same way. */
static void an_interrupted_bot_answers_as_if_it_had_not_been(void **state)
{
    (void)state;
    struct room *r = open_long(), *undisturbed = open_long();
    struct text error = {0};
    int answers = 0, count;
    room_think(r, &in_background, 0);
    for (seat who, disturbed = NOBODY; answers < 12;) {
        enum room_turn turn = room_step(r, NOBODY, &who);
        if (turn == ROOM_THINKS && disturbed != who) {
            room_interrupt(r);
            disturbed = who;
        } else if (turn == ROOM_THINKS) {
            think_wait(1);
        } else if (turn == ROOM_PLAYED) {
            answers++;
            disturbed = NOBODY;
        } else {
            room_options(r, who, &count);
            assert_true(room_answer(r, who, room_options(r, who, &count)[count - 1], &error));
            answers++;
        }
    }
    play(undisturbed, 12);
    assert_same(r, undisturbed);
    room_free(r);
    room_free(undisturbed);
}

/* Whatever a bot has to think about, and even if it does not think at all, its answer takes the same time. */
static void an_even_pace_is_kept_by_the_clock(void **state)
{
    static const char *const levels[] = {"human,easy,easy", "human,ismcts:40,ismcts:40", "human,random,quick"};
    (void)state;
    for (int i = 0; i < COUNT(levels); i++) {
        struct room *r = open_game("vigilante", 3, levels[i], 4);
        struct room_settings settings = room_settings(r);
        struct text error = {0};
        int answers = 0, count;
        settings.even = true;
        room_set(r, &settings);
        room_think(r, &in_background, 0);
        for (long long from = now_ms(); answers < 6;) {
            seat who;
            bool together = room_together(r);
            enum room_turn turn = room_step(r, NOBODY, &who);
            if (turn == ROOM_THINKS) think_wait(1);
            if (turn == ROOM_PLAYED && !r->sitter[who].human && !together) {
                assert_true(now_ms() - from >= 99);
                assert_true(now_ms() - from < 1500);
                answers++;
            }
            if (turn == ROOM_ASKS) assert_true(room_answer(r, who, room_options(r, who, &count)[0], &error));
            if (turn != ROOM_THINKS) from = now_ms();
        }
        room_free(r);
    }
}

/* Nobody learns how many answers bots have given to a simultaneous choice: it takes its time as a whole. */
static void a_simultaneous_choice_takes_its_time_as_a_whole(void **state)
{
    (void)state;
    struct room *r = open_game("freedom", 3, "human,quick,easy", 4);
    struct room_settings settings = room_settings(r);
    struct text error = {0};
    long long from = now_ms();
    int choices = 0, answers = 0, pause = -1, count;
    settings.even = true;
    room_set(r, &settings);
    room_think(r, &in_background, 0);
    for (int n = 0; n < 10000 && choices < 3; n++) {
        seat who;
        bool together = room_together(r);
        if (together && pause != room_pauses(r)) from = now_ms(), pause = room_pauses(r), answers = 0;
        enum room_turn turn = room_step(r, NOBODY, &who);
        if (turn == ROOM_THINKS) think_wait(1);
        answers += turn == ROOM_PLAYED && together && !r->sitter[who].human;
        if (turn != ROOM_ASKS) continue;
        if (together && answers) {
            assert_true(now_ms() - from >= 499);
            assert_true(now_ms() - from < 1500);
            choices++;
            answers = 0;
        }
        assert_true(room_answer(r, who, room_options(r, who, &count)[0], &error));
    }
    assert_int_equal(choices, 3);
    room_free(r);
}

/* A seed gives the same game on every machine, with as many threads as it has. */
static void threads_do_not_matter(void **state)
{
    (void)state;
    struct room *one = open_game("vigilante", 4, "ismcts:10500,ismcts:200,easy,ismcts:5100", 3);
    struct room *four = open_game("vigilante", 4, "ismcts:10500,ismcts:200,easy,ismcts:5100", 3);
    struct room_settings settings = room_settings(four);
    settings.threads = 4;
    room_set(four, &settings);
    play(one, 10);
    play(four, 10);
    assert_same(one, four);
    room_free(one);
    room_free(four);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(answers_are_the_same_however_bots_think),
    cmocka_unit_test(a_thinking_bot_is_stopped_at_once),
    cmocka_unit_test(changes_stop_a_bot),
    cmocka_unit_test(an_interrupted_bot_answers_as_if_it_had_not_been),
    cmocka_unit_test(an_even_pace_is_kept_by_the_clock),
    cmocka_unit_test(a_simultaneous_choice_takes_its_time_as_a_whole),
    cmocka_unit_test(threads_do_not_matter),
};
TEST_GROUP(tests);
