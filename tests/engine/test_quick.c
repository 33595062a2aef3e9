/* test_quick.c: what quick bots share: the best option, and what a choice is made for. */
#include "../kit/group.h"
#include "engine/quick.h"

/* -- The best option ---------------------------------------------------------------------------------------- */

static int points_of(const void *mind, struct action a) { return ((const int *)mind)[a.a]; }

/* How often each option was the best in 600 choices. */
static void choose_often(int options, const int *mind, int scale, int noise, int times[8])
{
    struct context c = {0};
    struct random luck;
    random_seed(&luck, 3);
    memset(times, 0, 8 * sizeof *times);
    for (int i = 0; i < options; i++) c.option[c.count++] = (struct action){.a = (u8)i};
    for (int i = 0; i < 600; i++) times[best_option(&c, mind, points_of, scale, noise, &luck)]++;
}

static void the_highest_score_is_taken(void **state)
{
    (void)state;
    int times[8];
    choose_often(4, (const int[]){3, 9, -2, 8}, 10, 10, times);
    assert_int_equal(times[1], 600);
    choose_often(3, (const int[]){-30, -20, -10}, 10, 10, times); /* also when all are bad */
    assert_int_equal(times[2], 600);
    choose_often(3, (const int[]){-10, -20, -30}, 10, 10, times);
    assert_int_equal(times[0], 600);
    choose_often(1, (const int[]){-5}, 10, 10, times);
    assert_int_equal(times[0], 600);
}

static void equal_scores_are_taken_alike_often(void **state)
{
    (void)state;
    int times[8];
    choose_often(4, (const int[]){5, 1, 5, 5}, 1000, 1000, times);
    assert_int_equal(times[1], 0);
    for (int i = 0; i < 4; i++)
        if (i != 1) assert_in_range(times[i], 150, 250);
}

/* With little scale a lower score is taken now and then. */
static void noise_beats_small_differences(void **state)
{
    (void)state;
    int times[8];
    choose_often(2, (const int[]){0, 1}, 5, 10, times);
    assert_in_range(times[0], 50, 130); /* 10 of 100 pairs are lower by 5 or more, and ties go to the first */
    assert_int_equal(times[0] + times[1], 600);
    choose_often(2, (const int[]){0, 1}, 0, 10, times); /* without it all are equal; ties go to the first */
    assert_in_range(times[0], 290, 370);
}

/* -- What a choice is for ----------------------------------------------------------------------------------- */

enum { CARD = 1 };
enum { CHOOSE = V_GAME, PREPARE, HEAL, HURT };
enum { P_effect, P_pick };
#define STATE struct head
#define GAME_LABEL "quick"
#define LOCALS_pick(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_pick(S, Q) Q(WHOM, 1, "Whom?")
DECLARE_PROC(pick)
PROC(pick)
{
    BEGIN(pick)
    ASK(WHOM, f->seat) OFFER(0);
    END
}

static const struct instr code[] = {{HURT, 1, 0, 0}, {CHOOSE, 0, 0, 0}, {PREPARE, 3, 0, 0},
                                    {HEAL, 5, 0, 0}, {HURT, 7, 0, 0},   {HURT, 9, 0, 0}};
static struct code part(const struct context *c, const struct effect *e)
{
    (void)c;
    return e->card == 1 ? (struct code){1, 4, 0} : (struct code){1, 2, 0};
}
static const struct procedure *const procedures[] = {&proc_effect, &proc_pick};
static const struct game game = {.state_bytes = sizeof(STATE), .rules.procedures = procedures,
                                 .rules.procedure_count = COUNT(procedures), .words.part = part};
static const struct content content = {.code = code};

static void the_effect_whose_target_is_chosen(void **state)
{
    (void)state;
    STATE head = {.top = NO_FRAME};
    struct context context, *c = &context;
    context_open(c, &game, &content, &head);
    PUSH_WITH(effect, 0, ((struct effect){.kind = CARD, .card = 1, .pc = 1}));
    struct effect *e = LOCALS(effect, top_frame(c));
    assert_true(asked_by(c, P_effect));
    assert_null(asked_for(c)); /* it asks itself: nothing lies below */
    PUSH(pick, 0);
    assert_true(asked_by(c, P_pick));
    assert_false(asked_by(c, P_effect));
    assert_ptr_equal(asked_for(c), e);
    PUSH(pick, 0);
    assert_null(asked_for(c)); /* it was no effect that called */
    pop_frame(c);
    fork_lanes(c, 3, P_pick, sizeof(struct pick));
    assert_null(asking(c)); /* lanes do */
    assert_false(asked_by(c, P_pick));
    assert_null(asked_for(c));
}

static void the_instruction_that_a_choice_is_made_for(void **state)
{
    (void)state;
    struct context c = {.game = &game, .content = &content};
    struct effect e = {.kind = CARD, .card = 1};
    assert_int_equal(chosen_for(&c, &e, HEAL).a, 5);
    assert_int_equal(chosen_for(&c, &e, PREPARE).a, 3);
    assert_int_equal(chosen_for(&c, &e, HURT).a, 7);
    e.pc = 3; /* from where it stands on */
    assert_int_equal(chosen_for(&c, &e, PREPARE).a, 7);
    e.pc = 4;
    assert_int_equal(chosen_for(&c, &e, PREPARE).verb, V_END);
    e = (struct effect){.kind = CARD, .card = 2};
    assert_int_equal(chosen_for(&c, &e, HEAL).verb, V_END); /* what follows is another card's */
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_highest_score_is_taken),
    cmocka_unit_test(equal_scores_are_taken_alike_often),
    cmocka_unit_test(noise_beats_small_differences),
    cmocka_unit_test(the_effect_whose_target_is_chosen),
    cmocka_unit_test(the_instruction_that_a_choice_is_made_for),
};
TEST_GROUP(tests);
