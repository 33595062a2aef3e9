/* test_weigh.c: what answers to puzzles cost is known; it is judged from what the seat knows, and repeats itself. */
#include "../bots/puzzle.h"
#include "bots/bots.h"
#include "review/weigh.h"
#include "review/why.h"

static const struct content *no_content(void)
{
    static const struct block block;
    static const struct content content = {.block = &block};
    return &content;
}

/* What answer `chosen` to the first question of a puzzle has cost seat 0. */
static struct weighed cost_of(enum question_asked question, int chosen, u32 iterations, u64 seed)
{
    struct context c;
    struct puzzle state = {0}, view;
    struct setup setup = {2, (u8)question, 0};
    struct action option[16];
    struct weighed out;
    context_open(&c, &puzzle_game, no_content(), &state);
    random_seed(&c.head->random, 5);
    puzzle_begin(&c, &state, &setup);
    rules_run(&c);
    if (c.seat != 0) rules_list(&c, 0);
    int count = c.count;
    memcpy(option, c.option, sizeof *option * (size_t)count);
    state_redact(&puzzle_game, no_content(), &state, 0, &view);
    struct weigher *w = weigher_new(&puzzle_game, no_content(), 2, iterations, true);
    assert_non_null(w);
    weigh(w, &view, 0, option, count, chosen, seed, &out);
    weigher_free(w);
    return out;
}

/* Chances of 3, 6 and 5 in 10. */
static void losses_are_what_dice_say(void **state)
{
    (void)state;
    struct weighed best = cost_of(DICE, 1, 2000, 1), near = cost_of(DICE, 2, 8000, 1), far = cost_of(DICE, 0, 2000, 1);
    assert_int_equal(weighed_grade(&best), GRADE_BEST);
    assert_int_equal(best.best, 1);
    assert_int_equal(far.best, 1);
    assert_true(far.loss > 220 && far.loss < 380);
    assert_true(far.loss - 4 * far.error < 300 && far.loss + 4 * far.error > 300);
    assert_int_equal(weighed_grade(&far), GRADE_BLUNDER);
    assert_true(near.loss > 0 && near.loss < 200 && near.best == 1);
    assert_true(near.loss - 4 * near.error < 100 && near.loss + 4 * near.error > 100);
    assert_true(far.shift[0] < -200 && far.shift[1] > 200); /* what one loses the other gains */
    assert_true(far.chance[0] > 220 && far.chance[0] < 380 && far.chance[1] > 520 && far.chance[1] < 680);
}

/* Few tries say nothing: a loss that may be noise is no mistake. */
static void noise_is_no_mistake(void **state)
{
    (void)state;
    int doubted = 0;
    for (u64 seed = 1; seed <= 200; seed++) {
        struct weighed w = cost_of(TWINS, (int)(seed % 2), 60, seed);
        doubted += weighed_grade(&w) > GRADE_GOOD;
    }
    assert_in_range(doubted, 0, 10); /* two standard errors: one in forty */
    struct weighed unsure = {.loss = 300, .error = 145};
    assert_int_equal(weighed_grade(&unsure), GRADE_DOUBTFUL);
    unsure.error = 160;
    assert_int_equal(weighed_grade(&unsure), GRADE_GOOD);
    unsure.error = 10;
    assert_int_equal(weighed_grade(&unsure), GRADE_BLUNDER);
}

/* Whoever could see the number would win always; by what is known, one guess is as good as another. */
static void what_is_hidden_is_not_held_against_anybody(void **state)
{
    (void)state;
    struct weighed w = cost_of(GUESS, 0, 4000, 3), other = cost_of(GUESS, 2, 4000, 3);
    assert_true(w.loss == 0 || w.best == NUMBERS); /* nothing is better but to look first */
    assert_true(other.loss == 0 || other.best == NUMBERS);
}

static void the_same_again_gives_the_same(void **state)
{
    (void)state;
    struct weighed a = cost_of(DICE, 0, 800, 9), b = cost_of(DICE, 0, 800, 9), c = cost_of(DICE, 0, 800, 10);
    assert_memory_equal(&a.loss, &b.loss, sizeof a.loss);
    assert_memory_equal(&a.error, &b.error, sizeof a.error);
    assert_true(a.loss != c.loss);
}

/* What a bot that ponders over a puzzle finds out about its options; which of them it would choose. */
static int leads_of(enum question_asked question, struct lead *lead)
{
    struct context c;
    struct puzzle state = {0}, view;
    struct setup setup = {2, (u8)question, 0};
    struct level level;
    struct text error = {0};
    struct random luck;
    context_open(&c, &puzzle_game, no_content(), &state);
    random_seed(&c.head->random, 5);
    puzzle_begin(&c, &state, &setup);
    rules_run(&c);
    if (c.seat != 0) rules_list(&c, 0);
    state_redact(&puzzle_game, no_content(), &state, 0, &view);
    random_seed(&luck, 3);
    assert_true(level_read(&level, "ismcts:4000", &error));
    struct bot *bot = bot_new(&puzzle_game, no_content(), &level, 1);
    assert_non_null(bot);
    assert_true(bot_ponder(bot, &view, 0, c.option, c.count, &luck));
    bot_run(bot);
    int best = bot_end(bot);
    bot_leads(bot, lead);
    bot_free(bot);
    return best;
}

/* A close choice is one that was looked at often enough and has not proved worse by what would matter. */
static void a_close_choice_is_told_from_a_clear_one(void **state)
{
    (void)state;
    struct lead lead[OPTIONS_MAX];
    int best = leads_of(TWINS, lead);
    assert_true(is_as_good(&lead[best], &lead[1 - best]));
    best = leads_of(DICE, lead);
    assert_int_equal(best, 1);
    assert_false(is_as_good(&lead[1], &lead[0]));
    assert_false(is_as_good(&lead[1], &lead[2]));
    const struct lead first = {1000, 0, 0}, close = {1000, -6, 5}, proved = {1000, -15, 3}, far = {1000, -40, 30},
                      rare = {20, 0, 2}, better = {1000, 3, 5};
    assert_true(is_as_good(&first, &close));
    assert_true(is_as_good(&first, &better));
    assert_false(is_as_good(&first, &proved)); /* beyond doubt */
    assert_false(is_as_good(&first, &far));    /* nothing is known that would say so */
    assert_false(is_as_good(&first, &rare));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_close_choice_is_told_from_a_clear_one),
    cmocka_unit_test(losses_are_what_dice_say),
    cmocka_unit_test(noise_is_no_mistake),
    cmocka_unit_test(what_is_hidden_is_not_held_against_anybody),
    cmocka_unit_test(the_same_again_gives_the_same),
};
TEST_GROUP(tests);
