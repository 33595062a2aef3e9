/* test_session.c: a game at the terminal from inside: what hints, odds and the pace of bots may depend on. */
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"

#include "front/term/session.h"
#include "games/games.h"

static void open_game(struct session *s, const char *id, int players, const char *sitting, u64 seed)
{
    struct text error = {0};
    struct setup setup = {.players = (u8)players, .scenario = 1};
    session_open(s);
    s->game = game_find(id);
    assert_non_null(s->game);
    assert_true(pack_open(&s->pack, s->game, NULL, &error));
    while (setup_fault(s->game, &s->pack.content, &setup)) setup.scenario++;
    s->table = table_new(s->game, &s->pack.content, &setup, seed, &error);
    assert_non_null(s->table);
    random_seed(&s->luck, seed);
    assert_true(session_level(s, "ismcts:20", &error) && session_sit(s, sitting, &error));
    text_free(&error);
}

/* -- Hints ------------------------------------------------------------------------------------------------ */

/* All choose at once: a player cannot see that others have chosen already. */
static void a_hint_is_the_same_whatever_others_have_answered(void **state)
{
    struct session s;
    struct text error = {0};
    struct thought before[OPTIONS_MAX] = {0}, after[OPTIONS_MAX] = {0};
    int count;
    (void)state;
    open_game(&s, "vigilante", 3, "human,human,human", 5);
    u64 seed = session_seed(&s, 0), other = session_seed(&s, 1);
    int best = session_think(&s, 0, "ismcts:60", before, &error);
    const struct action *option = table_options(s.table, 1, &count);
    assert_true(table_answer(s.table, 1, option[1], &error));
    assert_int_equal(table_decisions(s.table), 1);
    assert_true(session_seed(&s, 0) == seed);
    assert_true(session_seed(&s, 1) != other); /* a seat that has answered knows it */
    assert_int_equal(session_think(&s, 0, "ismcts:60", after, &error), best);
    table_options(s.table, 0, &count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(before[i].visits, after[i].visits);
        assert_int_equal(before[i].value, after[i].value);
    }
    session_close(&s);
}

static void levels_that_do_not_think_give_no_hint(void **state)
{
    struct session s;
    struct text error = {0};
    struct thought thought[OPTIONS_MAX];
    (void)state;
    open_game(&s, "vigilante", 3, "human", 5);
    assert_int_equal(session_think(&s, 0, "easy", thought, &error), -1);
    assert_non_null(strstr(error.at, "does not think"));
    text_clear(&error);
    assert_int_equal(session_think(&s, 0, "wise", thought, &error), -1);
    assert_non_null(strstr(error.at, "there is no level 'wise'"));
    text_free(&error);
    session_close(&s);
}

/* -- The pace of bots ----------------------------------------------------------------------------------------- */

/* What bots did in a game: questions with one option, and the fewest and most iterations of an answer. */
struct pace {
    int lone;
    u32 least, most;
};

/* Plays with bots on all seats but the first, whose human takes the first option. Starter Heroes are a flavour choice,
 * about which no bot thinks. */
static struct pace play_on(struct session *s, int answers)
{
    struct text error = {0};
    struct pace pace = {.least = ~0u};
    int count;
    for (seats pending; answers > 0 && (pending = table_pending_truth(s->table)) != 0; answers--) {
        seat who = 0;
        while (!has_seat(pending, who)) who++;
        const struct action *option = table_options(s->table, who, &count);
        bool taste = s->game->bot.is_flavour_choice && s->game->bot.is_flavour_choice(option[0]);
        if (s->sitter[who].human) {
            assert_true(table_answer(s->table, who, option[0], &error));
            continue;
        }
        session_bot(s, who);
        u32 iterations = bot_iterations(s->sitter[who].bot);
        if (taste) continue;
        pace.lone += count == 1;
        pace.least = iterations < pace.least ? iterations : pace.least;
        pace.most = iterations > pace.most ? iterations : pace.most;
    }
    return pace;
}

/* Whatever a bot holds, it does as many iterations: when it has no choice, when the choice is clear, and when it
 * overlooks all options but one. Its answers are the same as without an even pace. */
static void a_bot_takes_the_same_time_for_every_answer(void **state)
{
    static const char *const levels[] = {"ismcts:60", "normal"};
    (void)state;
    for (int i = 0; i < COUNT(levels); i++) {
        struct session even, quick;
        struct text sitting = {0};
        text_add(&sitting, "human,%s,%s,%s", levels[i], levels[i], levels[i]);
        open_game(&even, "vigilante", 4, sitting.at, 4);
        open_game(&quick, "vigilante", 4, sitting.at, 4);
        even.even_pace = true;
        struct pace evenly = play_on(&even, 150), quickly = play_on(&quick, 150);
        assert_true(evenly.lone > 5);
        assert_int_equal(evenly.least, even.sitter[1].level.iterations);
        assert_int_equal(evenly.most, evenly.least);
        assert_int_equal(quickly.lone, evenly.lone);
        assert_int_equal(quickly.least, 0);
        assert_true(state_hash(even.game, table_state(even.table)) == state_hash(quick.game, table_state(quick.table)));
        session_close(&even);
        session_close(&quick);
        text_free(&sitting);
    }
}

static void bots_among_themselves_do_not_wait(void **state)
{
    struct session alone;
    (void)state;
    open_game(&alone, "vigilante", 4, "bot", 4);
    alone.even_pace = true;
    assert_int_equal(play_on(&alone, 150).least, 0);
    session_close(&alone);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_hint_is_the_same_whatever_others_have_answered),
    cmocka_unit_test(levels_that_do_not_think_give_no_hint),
    cmocka_unit_test(a_bot_takes_the_same_time_for_every_answer),
    cmocka_unit_test(bots_among_themselves_do_not_wait),
};
TEST_GROUP(tests);
