/* test_bots.c: levels by name; bots of every game answer from what their seat knows, and thinking ones play better. */
#include "../conformance/kit_pairs.h"
#include "bots/bots.h"

/* -- Levels ------------------------------------------------------------------------------------------------------- */

static struct level level(const char *name)
{
    struct level l;
    struct text error = {0};
    if (!level_read(&l, name, &error)) fail_msg("%s", error.at);
    return l;
}

static void levels_are_read_by_name(void **state)
{
    static const char *const wrong[] = {"",         "harder",    "ismcts",    "ismcts:",
                                        "ismcts:0", "ismcts:5x", "ismcts:-3", "ismcts:99999999999",
                                        "ismcts:5:", "ismcts:5:7x", "ismcts:5:99999",
                                        "ismcts:5:0:", "ismcts:5:0:3x", "ismcts:5:0:3:", "ismcts:5:0:3:4:5",
                                        "quick:", "quick:x", "quick:3:4",
                                        "hard/", "hard/0", "hard/5x", "hard:5", "hard/-1",
                                        "easy/5", "hardy/5", "har/5"};
    (void)state;
    assert_int_equal(level("random").type, BOT_RANDOM);
    assert_int_equal(level("easy").type, BOT_QUICK);
    assert_int_equal(level("normal").type, BOT_SEARCH);
    assert_int_equal(level("quick").type, BOT_QUICK);
    for (int g = 0; g < games_count; g++) { /* a fifth of a second, one and five */
        struct level normal = level("normal"), hard = level("hard"), expert = level("expert");
        assert_int_equal(level_iterations(&hard, games[g]), games[g]->bot.pace);
        assert_int_equal(level_iterations(&normal, games[g]) * 5, games[g]->bot.pace);
        assert_int_equal(level_iterations(&expert, games[g]), 5 * games[g]->bot.pace);
    }
    assert_int_equal(level("hasty").iterations, 40);
    assert_int_equal(level("ismcts:5000").iterations, 5000);
    assert_int_equal(level("ismcts:5000:90").depth, 90);
    assert_int_equal(level("ismcts:5000:0:7").depth, 0);
    assert_int_equal(level("ismcts:5000:0:7").error.misses, 7);
    assert_int_equal(level("ismcts:5000:0:7:40").error.overlooks, 40);
    assert_int_equal(level("quick:40").error.overlooks, 40);
    assert_int_equal(level("quick:40").type, BOT_QUICK);
    assert_int_equal(level_iterations(&(struct level[]){level("hard/20")}[0], games[0]), 1 + games[0]->bot.pace / 20);
    assert_int_equal(level("normal/20").errs, NORMAL);
    assert_int_equal(level("hasty/2").errs, HASTY);
    for (int i = 0; i < COUNT(wrong); i++) {
        struct level l;
        struct text error = {0};
        assert_false(level_read(&l, wrong[i], &error));
        assert_non_null(strstr(text_string(&error), "random, easy, normal, hard, expert"));
        text_free(&error);
    }
}

static struct error error_of_level(const char *name, int g, int side)
{
    struct level l = level(name);
    return level_error(&l, games[g], side);
}

/* The higher a level is, the less it errs, on every side; the highest does not. What does not think misses nothing. */
static void levels_err_less_the_higher_they_are(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++)
        for (int side = -1; side < 0 || (games[g]->rules.sides && games[g]->rules.sides[side]); side++) {
            struct error easy = error_of_level("easy", g, side), hasty = error_of_level("hasty", g, side);
            struct error normal = error_of_level("normal", g, side), hard = error_of_level("hard", g, side);
            assert_true(easy.overlooks > hasty.overlooks && hasty.overlooks > 0);
            assert_true(easy.overlooks > normal.overlooks && normal.overlooks >= hard.overlooks);
            assert_true(normal.misses > hard.misses && hard.misses > 0);
            assert_int_equal(easy.misses + hasty.misses, 0);
            for (int i = 0; i < 3; i++) {
                struct error none = error_of_level((const char *[]){"expert", "quick", "ismcts:9"}[i], g, side);
                assert_int_equal(none.overlooks + none.misses, 0);
            }
            assert_int_equal(error_of_level("ismcts:9:0:7", g, side).misses, 7);
            assert_int_equal(error_of_level("quick:7", g, side).overlooks, 7);
        }
}

/* -- Secrets ------------------------------------------------------------------------------------------------------ */

struct room {
    struct play base, other;
    _Alignas(64) u8 view[STATE_MAX];
};

/* What a bot answers for a seat; `peeks`: its luck depends on what it must not know. */
static struct action ask(struct room *r, struct bot *bot, struct play *p, seat who, u64 seed, bool peeks)
{
    struct random luck;
    random_seed(&luck, seed ^ (peeks ? state_hash(p->game, p->state) : 0));
    kit_list(p, who);
    state_redact(p->game, &p->content, p->state, who, r->view);
    struct action option[OPTIONS_MAX];
    int count = p->c.count;
    memcpy(option, p->c.option, sizeof *option * (size_t)count);
    return option[bot_choose(bot, r->view, who, option, count, &luck)];
}

/* In how many of this many pairs of states that a seat cannot tell apart the bot answers differently. */
static int differences(const struct pair_maker *maker, const char *name, int pairs, bool peeks)
{
    static struct room r;
    const struct game *game = game_find(maker->game);
    struct setup *setups = malloc(sizeof *setups * KIT_SETUPS_MAX);
    struct random luck;
    int n = kit_setups(game, setups), made = 0, different = 0;
    random_seed(&luck, 2024);
    while (made < pairs) {
        struct setup *setup = &setups[random_below(&luck, (u32)n)];
        kit_open(&r.base, game, setup, random_next(&luck));
        struct level l = level(name);
        struct bot *bot = bot_new(game, &r.base.content, &l, 1);
        for (int steps = 0; !kit_over(&r.base) && steps < 400 && made < pairs; steps++) {
            seat who = kit_any_seat(&r.base, &luck);
            kit_list(&r.base, who);
            if (r.base.c.count > 1 && random_below(&luck, 8) == 0) {
                r.other = r.base;
                kit_rebase(&r.other);
                maker->change(&r.other, who, &luck);
                u64 seed = random_next(&luck);
                made++;
                struct action base = ask(&r, bot, &r.base, who, seed, peeks);
                different += !same_action(base, ask(&r, bot, &r.other, who, seed, peeks));
                kit_list(&r.base, who);
            }
            kit_answer(&r.base, who, r.base.c.option[random_below(&luck, r.base.c.count)]);
        }
        bot_free(bot);
    }
    free(setups);
    return different;
}

enum { PAIRS = 1000 };

static void bots_answer_alike_for_what_they_cannot_tell_apart(void **state)
{
    (void)state;
    for (int i = 0; i < PAIR_MAKERS; i++) {
        int n = differences(pair_makers[i], "ismcts:12", kit_games(PAIRS), false);
        if (n) fail_msg("%s: the search gave %d different answers", pair_makers[i]->game, n);
        n = differences(pair_makers[i], "easy", kit_games(PAIRS), false);
        if (n) fail_msg("%s: the easy bot gave %d different answers", pair_makers[i]->game, n);
    }
}

/* Shows that the test above can fail. */
static void a_bot_that_peeks_is_found(void **state)
{
    (void)state;
    int n = 0;
    for (int i = 0; i < PAIR_MAKERS; i++) n += differences(pair_makers[i], "ismcts:12", 150, true);
    assert_true(n > 0);
}

/* -- Rivals ------------------------------------------------------------------------------------------------------- */

/* Removes the option that the quick bot likes best; false when its luck decides. */
static bool take_best(struct room *r, seat who, struct action *option, int *count, struct random *luck,
                      struct action *taken)
{
    static struct context c;
    static _Alignas(64) u8 copy[STATE_MAX];
    int best = -1;
    for (int n = 0; n < 5; n++) {
        int answer = quick_answer(&c, r->base.game, &r->base.content, copy, r->view, who, option, *count, luck);
        if (best >= 0 && answer != best) return false;
        best = answer;
    }
    *taken = option[best];
    option[best] = option[--*count];
    return true;
}

static int visits_of(const struct thought *thought, int count, struct action a)
{
    for (int i = 0; i < count; i++)
        if (same_action(thought[i].option, a)) return (int)thought[i].visits;
    return 0;
}

/* With iterations for only two options, the search compares the quick bot's first choice and its second. */
static void few_iterations_go_to_what_the_quick_bot_likes(void **state)
{
    (void)state;
    static struct room r;
    static struct thought thought[OPTIONS_MAX];
    int cases = 0;
    for (int i = 0; i < PAIR_MAKERS; i++) {
        const struct game *game = game_find(pair_makers[i]->game);
        struct setup setups[KIT_SETUPS_MAX];
        struct random luck;
        struct level l = level("ismcts:40");
        int asked = 0, liked = 0, n = kit_setups(game, setups);
        random_seed(&luck, 5);
        for (int played = 0; played < 300 && asked < 60; played++) {
            kit_open(&r.base, game, &setups[random_below(&luck, (u32)n)], random_next(&luck));
            struct bot *bot = bot_new(game, &r.base.content, &l, 1);
            for (int steps = 0; !kit_over(&r.base) && steps < 200 && asked < 60; steps++) {
                seat who = kit_any_seat(&r.base, &luck);
                struct action option[OPTIONS_MAX];
                int count, best, tried = 0;
                kit_list(&r.base, who);
                count = r.base.c.count;
                memcpy(option, r.base.c.option, sizeof *option * (size_t)count);
                if (count >= 6 && random_below(&luck, 10) == 0) {
                    state_redact(game, &r.base.content, r.base.state, who, r.view);
                    assert_true(bot_think(bot, r.view, who, option, count, &luck, thought, &best));
                    for (int k = 0; k < count; k++) tried += thought[k].visits > 0;
                    assert_in_range(tried, 0, 2); /* 0: the cards are not dealt yet */
                    struct action first, second;
                    int all = count;
                    if (tried == 2 && take_best(&r, who, option, &count, &luck, &first) &&
                        take_best(&r, who, option, &count, &luck, &second)) {
                        asked++;
                        liked += visits_of(thought, all, first) && visits_of(thought, all, second);
                    }
                    kit_list(&r.base, who);
                }
                kit_answer(&r.base, who, r.base.c.option[random_below(&luck, r.base.c.count)]);
            }
            bot_free(bot);
        }
        if (liked * 100 < asked * 80)
            fail_msg("%s: in %d of %d cases what the quick bot likes was compared", game->id, liked, asked);
        cases += asked;
    }
    assert_true(cases >= 150); /* in some games, the quick bot leaves it to luck where there are many options */
}

/* -- Slips -------------------------------------------------------------------------------------------------------- */

/* Whether nothing can come of one of the listed options, so that a bot does not consider it. */
static bool any_idle(struct room *r, seat who)
{
    struct context *c = &r->base.c;
    const struct game *game = r->base.game;
    bool idle = false;
    for (int i = 0; game->rules.is_idle && i < c->count; i++)
        idle |= game->rules.is_idle(c, r->view, who, c->option[i]);
    return idle;
}

/* Of this many questions to which the quick bot has one answer: thousandths to which this level gives another. */
static int strays(const struct game *game, const char *name, int questions)
{
    static struct room r;
    struct setup setups[KIT_SETUPS_MAX];
    struct random luck;
    struct level l = level(name);
    int asked = 0, strayed = 0, n = kit_setups(game, setups);
    random_seed(&luck, 11);
    while (asked < questions) {
        kit_open(&r.base, game, &setups[random_below(&luck, (u32)n)], random_next(&luck));
        struct bot *bot = bot_new(game, &r.base.content, &l, 1);
        for (int steps = 0; !kit_over(&r.base) && steps < 300 && asked < questions; steps++) {
            seat who = kit_any_seat(&r.base, &luck);
            struct action option[OPTIONS_MAX], best;
            kit_list(&r.base, who);
            int count = r.base.c.count, left = count;
            memcpy(option, r.base.c.option, sizeof *option * (size_t)count);
            state_redact(game, &r.base.content, r.base.state, who, r.view);
            if (count > 1 && !any_idle(&r, who) && take_best(&r, who, option, &left, &luck, &best)) {
                asked++;
                strayed += !same_action(ask(&r, bot, &r.base, who, random_next(&luck), false), best);
            }
            kit_list(&r.base, who);
            kit_answer(&r.base, who, r.base.c.option[random_below(&luck, r.base.c.count)]);
        }
        bot_free(bot);
    }
    return 1000 * strayed / asked;
}

static void easy_bots_overlook_as_much_as_the_game_says(void **state)
{
    (void)state;
    for (int i = 0; i < PAIR_MAKERS; i++) {
        const struct game *game = game_find(pair_makers[i]->game);
        int rate = game->bot.errors.easy.overlooks;
        int steady = strays(game, "quick", 12000), easy = strays(game, "easy", 12000);
        if (abs(easy - steady - rate) > rate / 4)
            fail_msg("%s: other answers in %d thousandths, %d without slips, %d expected more",
                     game->id, easy, steady, rate);
    }
}

/* -- What brings nothing ------------------------------------------------------------------------------------------ */

/* How many options of which nothing can come a level passes by in a game played by chance. It takes none. */
static int passed_by(const struct game *game, const char *name, u64 seed)
{
    static struct room r;
    struct setup setup = {.players = 3, .scenario = 1};
    struct level l = level(name);
    struct random luck;
    int passed = 0;
    random_seed(&luck, seed);
    kit_open(&r.base, game, &setup, seed);
    struct bot *bot = bot_new(game, &r.base.content, &l, 1);
    while (!kit_over(&r.base)) {
        seat who = kit_any_seat(&r.base, &luck);
        struct context c;
        kit_list(&r.base, who);
        int count = r.base.c.count, idle = 0;
        state_redact(game, &r.base.content, r.base.state, who, r.view);
        context_open(&c, game, &r.base.content, r.view);
        for (int i = 0; i < count; i++) idle += game->rules.is_idle(&c, r.view, who, r.base.c.option[i]);
        if (idle && idle < count) {
            struct action taken = ask(&r, bot, &r.base, who, random_next(&luck), false);
            state_redact(game, &r.base.content, r.base.state, who, r.view);
            context_open(&c, game, &r.base.content, r.view);
            assert_false(game->rules.is_idle(&c, r.view, who, taken));
            passed += idle;
        }
        kit_list(&r.base, who);
        kit_answer(&r.base, who, r.base.c.option[random_below(&luck, r.base.c.count)]);
    }
    bot_free(bot);
    return passed;
}

static void bots_do_nothing_of_which_nothing_can_come(void **state)
{
    (void)state;
    const struct game *game = game_find("freedom");
    assert_true(passed_by(game, "easy", 1) >= 20);
    assert_true(passed_by(game, "ismcts:40:8:200", 2) >= 20);
}

/* -- Strength: enough to show that thinking helps; docs/bots.md has the figures ------------------------------------ */

/* How often the seat of the first level, a different one each game, wins against seats of the second. */
static int wins(const struct game *game, const struct setup *setup, const char *one, const char *others, int rounds)
{
    static struct room r;
    struct level levels[2] = {level(one), level(others)};
    struct random luck;
    int won = 0;
    random_seed(&luck, 7);
    kit_open_fast(&r.base, game, setup, 1);
    struct bot *bot[2] = {bot_new(game, &r.base.content, &levels[0], 1), bot_new(game, &r.base.content, &levels[1], 1)};
    for (int n = 0; n < rounds; n++) {
        seat hero = (seat)(n % setup->players);
        kit_open_fast(&r.base, game, setup, 100 + (u64)n);
        while (!kit_over(&r.base)) {
            seat who = r.base.c.seat;
            struct action option[OPTIONS_MAX];
            int count = r.base.c.count;
            memcpy(option, r.base.c.option, sizeof *option * (size_t)count);
            state_redact(game, &r.base.content, r.base.state, who, r.view);
            kit_answer(&r.base, who, option[bot_choose(bot[who != hero], r.view, who, option, count, &luck)]);
        }
        won += game->rules.score(&r.base.c, r.base.state, hero) > 0;
    }
    bot_free(bot[0]);
    bot_free(bot[1]);
    return won;
}

static void thinking_helps(void **state)
{
    const struct game *null = game_find("null");
    struct setup setup = {3, 1, 0};
    (void)state;
    int chance = wins(null, &setup, "random", "random", 150), thought = wins(null, &setup, "ismcts:200", "random", 150);
    assert_in_range(chance, 25, 75); /* a third; and ties */
    assert_true(thought > 90);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(levels_are_read_by_name),
    cmocka_unit_test(levels_err_less_the_higher_they_are),
    cmocka_unit_test(bots_answer_alike_for_what_they_cannot_tell_apart),
    cmocka_unit_test(a_bot_that_peeks_is_found),
    cmocka_unit_test(bots_do_nothing_of_which_nothing_can_come),
    MEASURES(few_iterations_go_to_what_the_quick_bot_likes),
    MEASURES(easy_bots_overlook_as_much_as_the_game_says),
    MEASURES(thinking_helps),
};
TEST_GROUP(tests);
