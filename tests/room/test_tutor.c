/* test_tutor.c: a tutor also asks before ticks that cost much; each of them is weighed at its place. */
#include "review/why.h"
#include "room/tutor.h"
#include "rooms.h"

enum { ITERATIONS = 200 };

/* Ticks at random until it is a complete choice; false when the question is none with ticks, or does not get there. */
static bool tick_some(struct room *r, seat who, struct random *luck)
{
    struct picks *p = room_picks(r, who);
    if (!p) return false;
    picks_clear(p);
    for (int tries = 0; tries < 60 && !p->too_many && !(p->ready && tries > 3); tries++)
        picks_tick(p, (int)random_below(luck, (u32)p->count));
    return p->ready && !p->too_many;
}

/* Plays with one person who answers at random, until ticks of theirs are at least doubtful; NULL: none were. */
static struct room *find_costly(const char *game, int players, u64 seed, seat *who, struct weighed_line *w,
                                struct action line[PICKED_MAX], int *count, int *cheap)
{
    struct text error = {0};
    struct random luck;
    random_seed(&luck, seed);
    struct room *r = open_game(game, players, "human", seed);
    assert_true(room_level(r, "quick", &error) && room_sit(r, "human", &error));
    while (!room_over(r)) {
        int options;
        if (room_step(r, NOBODY, who) != ROOM_ASKS) continue;
        if (tick_some(r, *who, &luck)) {
            *count = room_ticked(r, *who, false, line);
            assert_true(*count > 0);
            bool weighed = room_weigh_line(r, *who, line, *count, ITERATIONS, room_insight(r, *who), w);
            if (weighed && *count > 1 && weighed_grade(&w->result) >= GRADE_DOUBTFUL) return r;
            *cheap += weighed;
            assert_true(room_tutor(r, "always", &error));
            assert_false(room_objects_ticks(r, *who, false, &error, NULL));
            assert_true(room_answer_picks(r, *who, false, &error));
            continue;
        }
        const struct action *option = room_options(r, *who, &options);
        assert_true(room_answer(r, *who, option[random_below(&luck, (u32)options)], &error));
    }
    room_free(r);
    return NULL;
}

static void a_tutor_asks_once_before_costly_ticks(void **state)
{
    static const struct { const char *game; int players; } where[] = {{"freedom", 2}, {"the-others", 2}};
    int cheap = 0;
    (void)state;
    for (int g = 0; g < COUNT(where); g++) {
        struct text question = {0}, why = {0}, named = {0}, none = {0};
        struct action line[PICKED_MAX];
        struct weighed_line w;
        struct room *r = NULL;
        seat who = NOBODY;
        int count = 0;
        for (u64 seed = 1; !r && seed < 9; seed++)
            r = find_costly(where[g].game, where[g].players, seed, &who, &w, line, &count, &cheap);
        assert_non_null(r);
        assert_true(w.at < count && same_action(line[w.at], w.answer) && !same_action(w.answer, w.best));
        const struct speaker speaker = room_speaker(r, who);
        say_option(&named, &speaker, &w.question, w.answer);
        int pauses = room_pauses(r);
        assert_true(room_tutor(r, "off", &none));
        assert_false(room_objects_ticks(r, who, false, &question, &why));
        assert_true(room_tutor(r, "always", &none));
        assert_true(room_objects_ticks(r, who, false, &question, &why));
        assert_non_null(strstr(question.at, "Really? You win "));
        assert_non_null(strstr(why.at, named.at));
        assert_int_equal(room_pauses(r), pauses);
        assert_int_equal(room_ticked(r, who, false, line), count);             /* they are still ticked */
        assert_false(room_objects_ticks(r, who, false, &question, &why));      /* whoever says it again means it */
        assert_true(room_answer_picks(r, who, false, &none));
        print_message("%s: %s%s\n", where[g].game, question.at, why.at);
        text_free(&question), text_free(&why), text_free(&named), text_free(&none);
        room_free(r);
    }
    for (u64 seed = 9; !cheap && seed < 30; seed++) { /* which comes first depends on how bots play */
        struct action line[PICKED_MAX];
        struct weighed_line w;
        seat who = NOBODY;
        int count = 0;
        struct room *r = find_costly("freedom", 2, seed, &who, &w, line, &count, &cheap);
        if (r) room_free(r);
    }
    assert_true(cheap > 0);
}

/* An answer that changes what is offered next is weighed there, not in the question that is asked now. */
static void a_line_is_weighed_answer_by_answer(void **state)
{
    struct weighed_line one, all;
    struct weighed alone;
    struct action line[2];
    seat who;
    int count;
    (void)state;
    struct room *r = open_game("null", 2, "human,quick", 5);
    while (room_step(r, NOBODY, &who) != ROOM_ASKS) continue;
    line[0] = room_options(r, who, &count)[0];
    line[1] = (struct action){.verb = 255}; /* which no rule offers: the line ends before it */
    bool weighed = room_weigh(r, who, line[0], ITERATIONS, 7, &alone);
    assert_true(room_weigh_line(r, who, line, 1, ITERATIONS, 7, &one) == weighed);
    assert_true(room_weigh_line(r, who, line, 2, ITERATIONS, 7, &all) == weighed);
    if (weighed) assert_true(alone.loss == one.result.loss && one.result.loss == all.result.loss && all.at == 0);
    room_free(r);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_tutor_asks_once_before_costly_ticks),
    cmocka_unit_test(a_line_is_weighed_answer_by_answer),
};
TEST_GROUP(tests);
