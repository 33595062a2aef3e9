/* test_halves.c: a question that follows at once from an answer says what that was, whoever gave it. */
#include "rooms.h"

/* Plays random answers on seat 0 of a game; counts the questions that begin with a first half. */
static void count_halves(const char *id, u64 seeds, int *own, int *taken)
{
    struct text error = {0};
    for (u64 seed = 1; seed <= seeds; seed++) {
        struct room *r = open_game(id, 4, "human,quick,quick,quick", seed);
        struct random luck;
        struct action last = {0};
        seat who;
        int before = -1;
        bool lone = false; /* since then the room has answered for the person */
        random_seed(&luck, seed);
        for (enum room_turn turn; (turn = room_step(r, 0, &who)) != ROOM_OVER;) {
            struct text half = {0}, words = {0};
            int count;
            lone |= turn == ROOM_PLAYED && who == 0;
            if (turn != ROOM_ASKS) continue;
            bool forced = table_context(r->table)->taken.verb;
            bool has = room_first_half(r, who, &half);
            if (has && (forced || lone)) {
                ++*taken;
            } else if (has) { /* nothing has happened since the person's own answer, which it is */
                const struct speaker speaker = room_speaker(r, who);
                const struct question q = {0};
                say_option(&words, &speaker, &q, last);
                assert_int_equal(before, room_events(r));
                if (last.verb != 1) assert_string_equal(half.at, words.at); /* modes are said by their cards */
                ++*own;
            }
            const struct action *option = room_options(r, who, &count);
            last = option[random_below(&luck, (u32)count)];
            before = room_events(r);
            lone = false;
            assert_true(room_answer(r, who, last, &error));
            text_free(&half);
            text_free(&words);
        }
        room_free(r);
    }
    text_free(&error);
}

/* "Move Guerrilla from Oressa: Where to?", also if it was the only thing that could be moved. */
static void a_second_half_names_the_first(void **state)
{
    int own = 0, taken = 0;
    (void)state;
    count_halves("freedom", 12, &own, &taken);
    assert_true(own > 20);
    assert_true(taken > 2);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_second_half_names_the_first),
};
TEST_GROUP(tests);
