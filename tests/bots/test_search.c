/* test_search.c: the search finds what is known to be best, sees nobody's secrets, and repeats itself exactly. */
#include <malloc.h>

#include "bots/bots.h"
#include "puzzle.h"

/* -- Puzzles ------------------------------------------------------------------------------------------------------ */

struct answer {
    u32 iterations; /* that were done */
    int best, count;
    struct thought thought[16];
};

static const struct content *no_content(void)
{
    static const struct block block;
    static const struct content content = {.block = &block};
    return &content;
}

/* Asks `who` the first question, whose options are then listed; fills in what the seat sees. */
static void ask_first(struct context *c, const struct game *game, enum question_asked question, seat who,
                      struct puzzle *state, struct puzzle *view)
{
    struct setup setup = {2, (u8)question, 0};
    memset(state, 0, sizeof *state);
    context_open(c, game, no_content(), state);
    random_seed(&c->head->random, 5);
    puzzle_begin(c, state, &setup);
    rules_run(c);
    if (c->seat != who) rules_list(c, who);
    state_redact(game, no_content(), state, who, view);
}

/* What a search answers to the first question that `who` is asked; `all`: it does not end early. */
static struct answer think_in(const struct game *game, enum question_asked question, seat who,
                              struct budget budget, u64 seed, bool all)
{
    struct context c;
    struct puzzle state, view;
    struct answer a = {0};
    ask_first(&c, game, question, who, &state, &view);
    struct search *s = search_new(game, no_content(), &budget);
    assert_non_null(s);
    a.count = c.count;
    a.best = search_think(s, &view, who, c.option, c.count, seed, all, a.thought);
    a.iterations = search_iterations(s);
    search_free(s);
    return a;
}

static struct answer think_about(enum question_asked question, seat who, u32 iterations, int threads, u64 seed,
                                 bool all)
{
    struct budget budget = {iterations, WHOLE_GAMES, 60, (u8)threads};
    return think_in(&puzzle_game, question, who, budget, seed, all);
}

static struct answer solve(enum question_asked question, seat who, u32 iterations, int threads, u64 seed)
{
    struct answer a = think_about(question, who, iterations, threads, seed, true);
    assert_int_equal(a.iterations, iterations);
    return a;
}

static void near(int value, int expected, int tolerance)
{
    if (abs(value - expected) > tolerance) fail_msg("%d is not within %d of %d", value, tolerance, expected);
}

static void the_best_chance_is_found_and_its_value_known(void **state)
{
    (void)state;
    struct answer a = solve(DICE, 0, 4000, 1, 1);
    assert_int_equal(a.best, 1);
    near(a.thought[1].value, 600, 30);
    near(a.thought[0].value, 300, 100); /* tried less */
    u32 visits = 0;
    for (int i = 0; i < a.count; i++) visits += a.thought[i].visits;
    assert_int_equal(visits, 4000);
}

static int worth_of_losing(struct context *c, const void *state, seat who)
{
    return puzzle_score(c, state, who) ? 0 : 1000;
}

/* A game may say what bots strive for; people are shown the chance to win. */
static void bots_strive_for_what_the_game_says(void **state)
{
    (void)state;
    struct game odd = puzzle_game;
    odd.bot.worth = worth_of_losing;
    struct answer a = think_in(&odd, DICE, 0, (struct budget){4000, WHOLE_GAMES, 60, 1}, 1, true);
    assert_int_equal(a.best, 0);
    near(a.thought[0].value, 300, 30);
}

static int first_option(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)c, (void)view, (void)who, (void)luck;
    return 0;
}

static int worth_three_more(struct context *c, const void *state, seat who)
{
    (void)c, (void)who;
    return 500 + 3 * ((const struct puzzle *)state)->stones;
}

static int worth_seven_more(struct context *c, const void *state, seat who)
{
    (void)c, (void)who;
    return 500 + 7 * ((const struct puzzle *)state)->stones;
}

/* For less than half a point nobody plays something else than what is sensible at first sight. */
static void the_sensible_choice_is_kept_unless_another_is_notably_better(void **state)
{
    (void)state;
    struct game slight = puzzle_game, notable = puzzle_game;
    const struct budget budget = {400, WHOLE_GAMES, 60, 1};
    slight.bot.choose = notable.bot.choose = first_option;
    slight.bot.worth = worth_three_more;
    notable.bot.worth = worth_seven_more;
    assert_int_equal(think_in(&slight, TWINS, 0, budget, 1, true).best, 0);
    assert_int_equal(think_in(&notable, TWINS, 0, budget, 1, true).best, 1);
}

static void hopeless_options_are_given_up_and_good_ones_are_not(void **state)
{
    (void)state;
    int right = 0, early = 0, late = 0; /* the quick bot answers by chance here, sometimes with the best option and
                                           sometimes not */
    for (u64 seed = 1; seed <= 20; seed++) {
        struct answer a = think_about(DICE, 0, 4000, 1, seed, false);
        right += a.best == 1;
        if (a.iterations < 1000) early++;
        else late++;
    }
    assert_true(right >= 19);
    assert_true(early >= 3);
    assert_true(late >= 3);
}

/* How often each of three chances (3, 6 and 5 in 10) is taken in 60 searches that miss so much, if the quick bot likes
 * this one. */
static void count_taken(int liked, u32 thousandths, int taken[3])
{
    const struct budget budget = {3000, WHOLE_GAMES, 60, 1};
    struct puzzle full, view;
    struct context c;
    struct thought thought[OPTIONS_MAX];
    memset(taken, 0, 3 * sizeof *taken);
    ask_first(&c, &puzzle_game, DICE, 0, &full, &view);
    struct search *s = search_new(&puzzle_game, no_content(), &budget);
    assert_non_null(s);
    search_miss(s, thousandths);
    for (u64 seed = 1; seed <= 60; seed++) {
        search_begin(s, &view, 0, c.option, c.count, seed, true);
        search_against(s, liked);
        search_run(s);
        taken[search_end(s, thought)]++;
    }
    search_free(s);
}

/* Whoever misses what is close takes what comes to mind first in its place, and never something worse than that. */
static void bots_that_miss_what_is_close_miss_nothing_else(void **state)
{
    int exact[3], some[3], more[3];
    (void)state;
    count_taken(2, 0, exact); /* 6 in 10 is better than 5 by 100 thousandths */
    count_taken(2, 50, some);
    count_taken(2, 150, more);
    assert_true(exact[1] >= 57 && some[1] >= 55 && more[1] <= 5);
    assert_int_equal(exact[0] + some[0] + more[0], 0);
    count_taken(0, 150, more); /* than 3, by 300 */
    assert_true(more[1] >= 57);
    count_taken(1, 500, more);
    assert_int_equal(more[1], 60);
}

/* Where the game is as good as won or lost, every bit counts, and nobody errs. */
static void whoever_has_won_or_lost_sees_clearly(void **state)
{
    struct puzzle full, view;
    struct context c;
    struct thought thought[OPTIONS_MAX];
    const struct budget budget = {200, WHOLE_GAMES, 60, 1};
    (void)state;
    ask_first(&c, &puzzle_game, LADDER, 0, &full, &view); /* seat 0 wins whatever it does */
    struct search *s = search_new(&puzzle_game, no_content(), &budget);
    assert_non_null(s);
    for (u64 seed = 1; seed <= 20; seed++) {
        search_miss(s, 0);
        int right = search_think(s, &view, 0, c.option, c.count, seed, true, thought);
        search_miss(s, 400);
        assert_int_equal(search_think(s, &view, 0, c.option, c.count, seed, true, thought), right);
    }
    search_free(s);
}

static bool is_the_best_dare(struct context *c, const void *view, seat who, struct action option)
{
    (void)c, (void)view, (void)who;
    return option.a == 6;
}

/* What the game calls pointless is not tried, even if it is best: the next best is taken. */
static void what_is_pointless_is_not_thought_about(void **state)
{
    struct puzzle full, view;
    struct context c;
    struct random luck;
    struct text error = {0};
    struct level level;
    struct game game = puzzle_game;
    (void)state;
    assert_true(level_read(&level, "ismcts:600", &error));
    ask_first(&c, &game, DICE, 0, &full, &view);
    for (int shuns = 0; shuns <= 1; shuns++) {
        game.bot.is_pointless = shuns ? is_the_best_dare : NULL;
        struct bot *bot = bot_new(&game, no_content(), &level, 1);
        int taken[3] = {0};
        random_seed(&luck, 4);
        for (int n = 0; n < 20; n++) taken[bot_choose(bot, &view, 0, c.option, c.count, &luck)]++;
        assert_true(shuns ? !taken[1] && taken[2] > 15 : taken[1] > 15);
        bot_free(bot);
    }
}

static void a_simultaneous_choice_is_not_seen(void **state)
{
    (void)state;
    for (seat who = 0; who < 2; who++) {
        struct answer a = solve(COIN, who, 4000, 1, 3);
        for (int i = 0; i < 2; i++) near(a.thought[i].value, 500, 250); /* a seat that saw the other's coin would have 0
                                                                           or 1000 */
    }
}

static void what_is_hidden_is_guessed_and_not_looked_up(void **state)
{
    (void)state;
    struct answer a = solve(GUESS, 0, 6000, 1, 1);
    assert_int_equal(a.thought[a.best].option.verb, DO_LOOK); /* 2 in 3, against 1 in 4 */
    near(a.thought[a.best].value, 667, 60);
    for (int i = 0; i < NUMBERS; i++) near(a.thought[i].value, 250, 150);
    assert_true(a.thought[a.best].moves > 0);
    assert_int_equal(a.thought[a.best].line[0].action.verb, DO_GUESS);
}

static void the_others_are_expected_to_play_well(void **state)
{
    (void)state;
    struct answer a = solve(REPLY, 0, 3000, 1, 1);
    assert_int_equal(a.thought[a.best].option.a, 3); /* the only number that cannot be taken at once */
    assert_in_range(a.thought[0].value, 0, 250);     /* by chance it would be 500 */
    assert_in_range(a.thought[1].value, 0, 250);
    assert_int_equal(a.thought[a.best].value, 1000);
}

/* All deals share what the searching seat hides, so others who learn in trees of their own would see through it. */
static void others_may_know_no_more_than_they_can(void **state)
{
    (void)state;
    struct budget budget = {3000, WHOLE_GAMES, 0, 1};
    struct game veiled = puzzle_game;
    veiled.bot.others_guess = true;
    assert_int_equal(think_in(&puzzle_game, MASKED, 0, budget, 1, true).best, 0);
    struct answer a = think_in(&veiled, MASKED, 0, budget, 1, true);
    assert_int_equal(a.best, 1);
    near(a.thought[1].value, 750, 30);
}

static void equal_searches_give_equal_results(void **state)
{
    (void)state;
    const u32 iterations[] = {500, 6000}; /* with several threads: a worker for each, and four for each */
    for (int i = 0; i < COUNT(iterations); i++)
        for (int threads = 1; threads <= 3; threads++) {
            u32 n = iterations[i];
            struct answer a = solve(GUESS, 0, n, threads, 9), other = solve(GUESS, 0, n, threads, 10);
            for (int again = 0; again < 5; again++) {
                struct answer b = solve(GUESS, 0, n, threads, 9);
                assert_memory_equal(&a, &b, sizeof a);
            }
            assert_memory_not_equal(&a, &other, sizeof a);
        }
}

/* The n-th try of each option has the n-th deal and the n-th stream of luck. */
static void options_are_compared_under_the_same_luck(void **state)
{
    (void)state;
    int won = 0;
    for (u64 seed = 1; seed <= 40; seed++) {
        struct answer a = solve(TWINS, 0, 2, 1, seed);
        for (int i = 0; i < 2; i++) assert_int_equal(a.thought[i].visits, 1);
        assert_int_equal(a.thought[0].value, a.thought[1].value);
        won += a.thought[0].value == 1000;
    }
    assert_in_range(won, 8, 32);
}

static int asked, shortest; /* what the two below have seen */

static int asked_and_right(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)view, (void)who, (void)luck;
    asked++;
    return c->count - 1;
}

static int judged_here(struct context *c, const void *state, seat who)
{
    (void)c, (void)who;
    shortest = min_int(shortest, ((const struct puzzle *)state)->stones);
    return 500;
}

/* A playout ends that many answers after the first new node, which comes after the answer to the question. */
static void playouts_go_as_far_as_the_game_says(void **state)
{
    struct context c;
    struct puzzle full, view;
    struct game judged = puzzle_game;
    struct level level;
    struct random luck;
    (void)state;
    judged.bot.estimate = judged_here;
    assert_true(level_read(&level, "ismcts:50", NULL));
    random_seed(&luck, 1);
    ask_first(&c, &judged, LADDER, 0, &full, &view);
    for (judged.bot.playout_depth = 0; judged.bot.playout_depth < 8; judged.bot.playout_depth += 3) {
        struct bot *b = bot_new(&judged, no_content(), &level, 1);
        assert_non_null(b);
        shortest = RUNGS;
        bot_choose(b, &view, 0, c.option, c.count, &luck);
        assert_int_equal(shortest, 2 + judged.bot.playout_depth);
        bot_free(b);
    }
}

/* The quick bot names a favourite among the options; how often it is also asked in playouts depends on the budget. */
static void the_quick_bot_is_asked_as_often_as_the_budget_says(void **state)
{
    (void)state;
    struct game quick = puzzle_game;
    const u16 chance[] = {0, 500, ALWAYS};
    int times[COUNT(chance)];
    quick.bot.choose = asked_and_right;
    for (int i = 0; i < COUNT(chance); i++) {
        asked = 0;
        think_in(&quick, LADDER, 0, (struct budget){100, WHOLE_GAMES, chance[i], 1}, 1, true);
        times[i] = asked;
    }
    assert_int_equal(times[2], 1);
    assert_in_range(times[1] * 100 / times[0], 40, 60);
}

/* -- Trees -------------------------------------------------------------------------------------------------------- */

static void a_full_tree_still_learns(void **state)
{
    struct tree t;
    u32 edge[3];
    const struct action option[3] = {{1, 0, 0, 0}, {2, 0, 0, 0}, {3, 0, 0, 0}};
    (void)state;
    assert_true(tree_open(&t, 2));
    u32 n = tree_add(&t, 77, 1), m = tree_add(&t, 78, 0);
    assert_int_equal(tree_add(&t, 79, 0), NO_NODE);
    assert_int_equal(tree_find(&t, 77), n);
    assert_int_equal(tree_find(&t, 78), m);
    assert_int_equal(tree_find(&t, 79), NO_NODE);
    tree_see(&t, n, option + 1, 2, edge);
    tree_see(&t, n, option, 3, edge); /* another deal has one more option */
    for (int i = 0; i < 3; i++) assert_true(same_action(t.edge[edge[i]].action, option[i]));
    assert_int_equal(t.edge[edge[0]].seen, 1);
    assert_int_equal(t.edge[edge[2]].seen, 2);
    assert_int_equal(t.edges, 3);
    while (t.edges < t.edge_room) tree_see(&t, m, &(struct action){9, (u8)t.edges, (u8)(t.edges >> 8), 0}, 1, edge);
    tree_see(&t, n, &(struct action){4, 0, 0, 0}, 1, edge);
    assert_int_equal(edge[0], NO_EDGE);
    tree_close(&t);
}

static void the_majority_of_what_followed_is_kept(void **state)
{
    struct tree t;
    u32 edge[1];
    (void)state;
    assert_true(tree_open(&t, 8));
    u32 n = tree_add(&t, 1, 0);
    tree_see(&t, n, &(struct action){1, 0, 0, 0}, 1, edge);
    const u32 followed[] = {5, 6, 5, 7, 5, 5, 6};
    for (int i = 0; i < COUNT(followed); i++) tree_follow(&t, edge[0], followed[i]);
    assert_int_equal(t.edge[edge[0]].child, 5);
    tree_close(&t);
}

/* Two searches of one question: what one finds out about parts that the other lends is what that would have found. */
static void parts_can_be_lent_to_helpers(void **state)
{
    const struct budget budget = {16000, 4, 60, 1};
    struct puzzle full, view;
    struct context c;
    struct thought thought[OPTIONS_MAX];
    struct lead alone[OPTIONS_MAX], helped[OPTIONS_MAX];
    static struct finding found;
    (void)state;
    ask_first(&c, &puzzle_game, GUESS, 0, &full, &view);
    struct search *s = search_new(&puzzle_game, no_content(), &budget);
    struct search *helper = search_new(&puzzle_game, no_content(), &budget);
    assert_true(s && helper);
    search_miss(s, 100); /* what is missed does not depend on helpers either */
    int best = search_think(s, &view, 0, c.option, c.count, 8, false, thought);
    u32 iterations = search_iterations(s);
    search_leads(s, alone);

    search_begin(helper, &view, 0, c.option, c.count, 8, false);
    search_begin(helper, &view, 0, c.option, c.count, 8, false);
    search_begin(s, &view, 0, c.option, c.count, 8, false);
    int ticket = search_lend(s), gone = search_lend(s);
    assert_true(ticket >= 0 && gone >= 0 && ticket != gone);
    assert_int_equal(search_lend(s), -1); /* the first of three is its own */
    assert_int_equal(search_lend(helper), ticket);
    search_take(s, ticket + 1000, &found); /* of another search */
    while (!search_waits(s)) assert_true(search_step(s, 100));
    assert_true(search_step(s, 100));
    search_help(helper, ticket, &found);
    search_take(s, ticket, &found);
    assert_true(search_waits(s));
    search_reclaim(s, gone);
    while (search_step(s, 100)) continue;
    assert_int_equal(search_end(s, thought), best);
    assert_int_equal(search_iterations(s), iterations);
    search_leads(s, helped);
    assert_memory_equal(alone, helped, sizeof alone[0] * c.count);
    search_free(s);
    search_free(helper);
}

static void memory_is_bounded_and_none_is_taken_while_thinking(void **state)
{
    struct budget small = {1000, 4, 60, 1}, large = {100000000, 4, 60, 1};
    struct puzzle full, view;
    (void)state;
    assert_in_range(search_bytes(&puzzle_game, &large), search_bytes(&puzzle_game, &small), 400u << 20);
    struct context c;
    struct thought thought[3];
    ask_first(&c, &puzzle_game, DICE, 0, &full, &view);
    struct search *s = search_new(&puzzle_game, no_content(), &small);
    assert_non_null(s);
    size_t before = mallinfo2().uordblks;
    search_think(s, &view, 0, c.option, c.count, 1, true, thought);
    assert_int_equal(mallinfo2().uordblks, before);
    search_free(s);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_best_chance_is_found_and_its_value_known),
    cmocka_unit_test(bots_strive_for_what_the_game_says),
    cmocka_unit_test(the_sensible_choice_is_kept_unless_another_is_notably_better),
    cmocka_unit_test(hopeless_options_are_given_up_and_good_ones_are_not),
    cmocka_unit_test(bots_that_miss_what_is_close_miss_nothing_else),
    cmocka_unit_test(whoever_has_won_or_lost_sees_clearly),
    cmocka_unit_test(what_is_pointless_is_not_thought_about),
    cmocka_unit_test(a_simultaneous_choice_is_not_seen),
    cmocka_unit_test(what_is_hidden_is_guessed_and_not_looked_up),
    cmocka_unit_test(the_others_are_expected_to_play_well),
    cmocka_unit_test(others_may_know_no_more_than_they_can),
    cmocka_unit_test(equal_searches_give_equal_results),
    cmocka_unit_test(options_are_compared_under_the_same_luck),
    cmocka_unit_test(playouts_go_as_far_as_the_game_says),
    cmocka_unit_test(the_quick_bot_is_asked_as_often_as_the_budget_says),
    cmocka_unit_test(a_full_tree_still_learns),
    cmocka_unit_test(the_majority_of_what_followed_is_kept),
    cmocka_unit_test(parts_can_be_lent_to_helpers),
    cmocka_unit_test(memory_is_bounded_and_none_is_taken_while_thinking),
};
TEST_GROUP(tests);
