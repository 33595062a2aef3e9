/* test_review.c: a whole review: repeatable with any number of threads, luck and skill add up, stopped it tells what is
 * there. */
#include <math.h>

#include "../conformance/kit_play.h"
#include "bots/bots.h"
#include "engine/redeal.h"
#include "review/review.h"

/* A game by chance, with so many answers at most. */
static struct table *some_game(const struct game *game, u64 seed, int answers)
{
    static struct content content;
    struct setup *setups = malloc(KIT_SETUPS_MAX * sizeof *setups);
    struct text error = {0};
    struct random luck;
    assert_true(setups && content_open(&content, game->linked.block, *game->linked.bytes));
    int count = kit_setups(game, setups);
    random_seed(&luck, seed);
    struct table *t = table_new(game, &content, &setups[seed % (u64)count], seed, &error);
    assert_non_null(t);
    while (!table_over(t) && table_decisions(t) < answers) {
        seat who = 0;
        int options;
        while (!has_seat(table_pending_truth(t), who)) who++;
        const struct action *option = table_options(t, who, &options);
        assert_true(table_answer(t, who, option[random_below(&luck, (u32)options)], &error));
    }
    free(setups);
    return t;
}

static char *as_json(struct table *t, int threads)
{
    struct text out = {0};
    struct review *r = review_new(t, 60, 3);
    if (threads) review_run(r, threads, NULL, NULL, NULL);
    else while (review_step(r)) continue;
    review_end(r);
    review_json(&out, r, NOBODY);
    review_free(r);
    return out.at;
}

static void threads_and_steps_change_nothing(void **state)
{
    (void)state;
    struct table *t = some_game(game_find("null"), 4, 1000);
    int at = table_decisions(t);
    char *one = as_json(t, 1), *three = as_json(t, 3), *steps = as_json(t, 0);
    assert_string_equal(one, three);
    assert_string_equal(one, steps);
    assert_int_equal(table_decisions(t), at); /* the table stays */
    free(one);
    free(three);
    free(steps);
    table_free(t);
}

/* From the beginning to the end every change of the chances is luck or skill. */
static void luck_and_skill_add_up(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct table *t = some_game(games[g], 2, 40);
        struct review *r = review_new(t, 30, 1);
        review_run(r, 1, NULL, NULL, NULL);
        review_end(r);
        assert_int_equal(r->finished, table_decisions(t));
        assert_true(r->lines >= 1);
        for (int i = 0; i < r->lines; i++) {
            double change = review_chance(r, i, r->finished) - review_chance(r, i, 0);
            assert_true(fabs(change - r->line[i].skill - r->line[i].luck) < 0.01);
            for (int n = 0; n <= r->finished; n++)
                assert_true(review_chance(r, i, n) >= 0 && review_chance(r, i, n) <= 1000);
        }
        for (int n = 0; n < r->finished; n++) {
            const struct decision *d = &r->decision[n];
            seat who;
            struct action given;
            assert_true(table_given(t, n, &who, &given));
            assert_true(d->who == who && same_action(d->option[d->chosen], given));
            assert_true(d->grade == GRADE_BEST || d->result.loss > 0);
        }
        review_free(r);
        table_free(t);
    }
}

/* Deals what the seat of a decision cannot see again; false if that cannot be done without it seeing a difference. */
static bool deal_again(const struct review *r, int n)
{
    _Alignas(64) u8 dealt[STATE_MAX], seen[2][STATE_MAX];
    const struct decision *d = &r->decision[n];
    struct context c;
    struct random luck;
    random_seed(&luck, (u64)n + 99);
    state_redact(r->game, r->content, d->state, d->who, seen[0]);
    memcpy(dealt, seen[0], r->game->state_bytes);
    context_open(&c, r->game, r->content, dealt);
    if (!r->game->bot.redeal(&c, dealt, d->who, &luck)) return false;
    state_redact(r->game, r->content, dealt, d->who, seen[1]);
    if (memcmp(seen[0], seen[1], r->game->state_bytes) != 0) return false;
    bool other = memcmp(d->state, dealt, r->game->state_bytes) != 0;
    memcpy(d->state, dealt, r->game->state_bytes);
    return other;
}

/* Whatever others hold, a decision has cost the same. */
static void decisions_are_judged_from_what_was_known(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct table *t = some_game(games[g], 5, 30);
        struct review *truth = review_new(t, 40, 1), *dealt = review_new(t, 40, 1);
        int changed = 0;
        for (int n = 0; n < dealt->count; n++) changed += dealt->decision[n].weighed && deal_again(dealt, n);
        assert_true(changed > 0);
        review_run(truth, 1, NULL, NULL, NULL);
        review_run(dealt, 1, NULL, NULL, NULL);
        for (int n = 0; n < truth->count; n++) {
            const struct weighed *a = &truth->decision[n].result, *b = &dealt->decision[n].result;
            assert_true(a->best == b->best && a->loss == b->loss && a->error == b->error);
        }
        review_free(truth);
        review_free(dealt);
        table_free(t);
    }
}

static int asked;
static bool stop_soon(void) { return asked++ >= 6; }

static void a_stopped_review_tells_what_is_there(void **state)
{
    struct text out = {0};
    (void)state;
    struct table *t = some_game(game_find("null"), 4, 1000);
    struct review *r = review_new(t, 30, 1);
    asked = 0;
    review_run(r, 1, stop_soon, NULL, NULL);
    review_end(r);
    assert_int_equal(r->finished, 5); /* six were looked at, and the last is where the curve ends */
    review_text(&out, r, NOBODY, 80, false);
    assert_non_null(strstr(out.at, "of which the first 5 were looked at"));
    assert_null(strstr(out.at, "nan"));
    text_free(&out);
    review_free(r);
    table_free(t);
}

static void the_result_of_a_finished_game_is_its_end(void **state)
{
    (void)state;
    struct table *t = some_game(game_find("null"), 4, 1000);
    struct review *r = review_new(t, 30, 1);
    assert_true(table_over(t));
    review_run(r, 2, NULL, NULL, NULL);
    review_end(r);
    for (int i = 0; i < r->lines; i++) {
        double end = review_chance(r, i, r->finished);
        bool won = (r->line[i].of & r->won) != 0;
        assert_true(won ? end == 1000 : end == 0);
    }
    assert_true(r->won && review_brier(r) > 0 && review_brier(r) < 1);
    review_free(r);
    table_free(t);
}

/* What nobody knows is shuffled, each card within its pile and among its likes; all else stays. */
static void what_somebody_knows_stays(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        _Alignas(64) u8 before[STATE_MAX], after[STATE_MAX], seen[2][STATE_MAX];
        struct table *t = some_game(games[g], 3, 30);
        struct context c;
        struct random luck;
        bool moved = false;
        for (u64 seed = 1; seed <= 5; seed++) {
            random_seed(&luck, seed);
            memcpy(before, table_state(t), games[g]->state_bytes);
            memcpy(after, before, games[g]->state_bytes);
            context_open(&c, games[g], table_content(t), after);
            families_reshuffle(&c, after, &luck);
            for (seat who = 0; who < table_setup(t)->players; who++) {
                state_redact(games[g], table_content(t), before, who, seen[0]);
                state_redact(games[g], table_content(t), after, who, seen[1]);
                assert_memory_equal(seen[0], seen[1], games[g]->state_bytes);
            }
            ((struct head *)(void *)after)->random = ((struct head *)(void *)before)->random;
            moved |= memcmp(before, after, games[g]->state_bytes) != 0;
            assert_null(kit_fault(&c, after));
        }
        assert_true(moved);
        table_free(t);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(threads_and_steps_change_nothing),
    cmocka_unit_test(luck_and_skill_add_up),
    cmocka_unit_test(decisions_are_judged_from_what_was_known),
    cmocka_unit_test(a_stopped_review_tells_what_is_there),
    cmocka_unit_test(the_result_of_a_finished_game_is_its_end),
    cmocka_unit_test(what_somebody_knows_stays),
};
TEST_GROUP(tests);
