/* test_record.c: records: round trips of whole games, divergences found where they happen, mistakes reported by
 * line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/table.h"
#include "games/games.h"

#define GAME_LABEL "parlour_record"
#include "parlour.h"

enum { MIXED = 1 };

static const struct game *game;
static struct content content;
static struct text error;

static void take_game(const struct game *next)
{
    game = next;
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
}

/* The messages below are in the words of this game. */
static void take_vigilante(void) { take_game(game_find("vigilante")); }

static int forget(void **state)
{
    (void)state;
    text_free(&error);
    return 0;
}

static void assert_says(const char *part)
{
    if (!strstr(text_string(&error), part)) fail_msg("no \"%s\" in \"%s\"", part, text_string(&error));
    text_clear(&error);
}

/* Set-up number n of all scenarios, numbers of players and options that can be played. */
static struct table *any_table(u64 n)
{
    for (u64 i = n;; i++) {
        struct setup setup = {
            .players = (u8)(game->least_players + i % (u64)(game->most_players - game->least_players + 1)),
            .scenario = (u8)(game->scenario_kind ? 1 + i % content.count[game->scenario_kind] : 0),
            .options = (u32)(i / 7 % 2),
        };
        struct table *t = table_new(game, &content, &setup, n * 0x9E3779B97F4A7C15u, &error);
        text_clear(&error);
        if (t) return t;
    }
}

static seat pick_seat(struct random *r, seats set)
{
    seat who = (seat)random_below(r, SEATS_MAX);
    while (!has_seat(set, who)) who = (seat)((who + 1) % SEATS_MAX);
    return who;
}

/* Plays at random; with how = MIXED the seats answer in any order, give auto answers, undo and talk, and luck begins
 * again. */
static void play(struct table *t, int most, u64 seed, int how)
{
    struct random r;
    random_seed(&r, seed);
    for (int n = 0; n < most && !table_over(t); n++) {
        int count;
        seat who = pick_seat(&r, table_pending_truth(t));
        const struct action *option = table_options(t, who, &count);
        struct action action = option[random_below(&r, (u32)count)];
        assert_true(table_answer(t, who, action, &error));
        if (!(how & MIXED)) continue;
        who = pick_seat(&r, (seats)((1u << table_setup(t)->players) - 1));
        u32 what = random_below(&r, 40);
        if (what == 0) table_talk(t, who, "so \"they\" say\n\xC3\xA9\x01");
        if (what == 1) table_auto_answer(t, who, action.verb, action.a, true);
        if (what == 2) table_auto_answer(t, who, action.verb, ANY_OPERAND, random_below(&r, 4) == 0);
        if (what == 3) table_auto_answer(t, who, action.verb, action.a, false);
        if (what == 5) table_auto_answer_until(t, who, action.verb, action.a, FOR_TURN);
        if (what == 6) table_auto_answer_until(t, who, action.verb, ANY_OPERAND, FOR_ROUND);
        if (what == 4) table_fix(t, (const u8[]){3, 6}, 2, (const u8[]){1}, 1);
        if (what == 7) assert_true(table_luck(t, seed * 31 + (u64)n));
        if (what >= 35) table_undo(t, who, &error);
        text_clear(&error);
    }
}

static char *record_of(const struct table *t, bool seed)
{
    struct text out = {0};
    table_record(t, &out, seed);
    return out.at;
}

/* In a simultaneous choice the order of what is told is that of the answers, and forced ones may come earlier or later:
 * so only which events belong to a pause must be equal. */
static int by_pause(const void *one, const void *other)
{
    const struct event *a = one, *b = other;
    return a->pause != b->pause ? (a->pause > b->pause) - (a->pause < b->pause) : a->kind - b->kind;
}

static struct event *sorted_events(const struct table *t, int *count)
{
    const struct event *events = table_events(t, count);
    struct event *copy = malloc((size_t)*count * sizeof *copy + 1);
    if (*count) memcpy(copy, events, (size_t)*count * sizeof *copy);
    qsort(copy, (size_t)*count, sizeof *copy, by_pause);
    return copy;
}

static void assert_replays(const struct table *t)
{
    char *record = record_of(t, true);
    struct table *again = table_replay(games, &content, record, &error);
    if (!again) fail_msg("%s\n%s", text_string(&error), record);
    if (memcmp(table_state(t), table_state(again), game->state_bytes)) {
        state_diff(&error, game, &content, table_state(t), table_state(again));
        fail_msg("%s\n%s", text_string(&error), record);
    }
    char *second = record_of(again, true);
    assert_string_equal(record, second);
    int n, m;
    struct event *events = sorted_events(t, &n), *others = sorted_events(again, &m);
    assert_int_equal(n, m);
    for (int i = 0; i < n; i++) assert_int_equal(events[i].kind, others[i].kind);
    free(events);
    free(others);
    table_free(again);
    free(record);
    free(second);
}

static void test_whole_games(void)
{
    for (u64 n = 0; n < 40; n++) {
        struct table *t = any_table(n);
        play(t, 100000, n, 0);
        assert_true(table_over(t));
        assert_replays(t);
        table_free(t);
    }
}

/* Unfinished games, with talk, undo, auto answers and fixed dice. */
static void test_unfinished_games(void)
{
    for (u64 n = 0; n < 150; n++) {
        struct table *t = any_table(n);
        table_name(t, 0, "Anna Maria");
        play(t, (int)(n * 2), n, MIXED);
        assert_replays(t);
        table_free(t);
    }
}

/* Going back and forth finds what was there before. */
static void test_go_in_a_real_game(void)
{
    struct table *t = any_table(3);
    struct random r;
    random_seed(&r, 3);
    play(t, 400, 3, MIXED);
    char *record = record_of(t, true);
    for (int i = 0; i < 30; i++) assert_true(table_go(t, (int)random_below(&r, (u32)table_length(t) + 1)));
    char *there = record_of(t, true);
    assert_string_equal(record, there);
    assert_true(table_go(t, table_length(t)));
    assert_replays(t);
    free(record);
    free(there);
    table_free(t);
}

/* Bots and simulation play in fast mode: the answers that they are asked for make the same record. */
static void test_fast_mode(void)
{
    for (u64 n = 0; n < 20; n++) {
        struct table *t = any_table(n);
        char *record = record_of(t, true);
        struct text fast = {0};
        struct random r;
        struct context *c = malloc(sizeof *c);
        struct head *copy = malloc(game->state_bytes);
        assert_true(c && copy);
        text_add(&fast, "%s", record);
        memcpy(copy, table_state(t), game->state_bytes);
        context_open(c, game, &content, copy);
        c->fast = true;
        random_seed(&r, n);
        rules_run(c);
        while (c->pending) {
            struct action action = c->option[random_below(&r, c->count)];
            text_add(&fast, "%d ", c->seat);
            action_write(&fast, game, &content, action);
            rules_answer(c, c->seat, action);
            text_add(&fast, " ; %08x\n", (unsigned)(u32)state_hash(game, copy));
        }
        text_add(&fast, "over\n");
        struct table *again = table_replay(games, &content, fast.at, &error);
        if (!again) fail_msg("%s", text_string(&error));
        assert_true(table_over(again));
        assert_memory_equal(table_state(again), copy, game->state_bytes);
        table_free(again);
        table_free(t);
        text_free(&fast);
        free(record);
        free(copy);
        free(c);
    }
}

static void test_positions(void)
{
    struct table *t = any_table(1);
    play(t, 60, 1, 0);
    struct text dump = {0};
    state_dump(&dump, game, &content, table_state(t), false);
    struct table *other = any_table(1);
    table_fix(other, (const u8[]){1, 2}, 2, NULL, 0);
    if (!table_load(other, dump.at, NULL, NOBODY, &error)) fail_msg("%s", text_string(&error));
    assert_memory_equal(table_state(t), table_state(other), game->state_bytes);
    play(other, 40, 2, 0);
    assert_replays(other);
    for (const struct entry_point *p = game->rules.entries; p && p->id; p++) {
        if (!table_load(other, "{}", p->id, p->seatless ? NOBODY : 1, &error))
            fail_msg("%s: %s", p->id, text_string(&error));
        play(other, 20, 3, 0);
        assert_replays(other);
    }
    text_free(&dump);
    table_free(t);
    table_free(other);
}

static void test_content_of_its_own(void)
{
    struct table *t = any_table(5);
    play(t, 30, 5, 0);
    char *record = record_of(t, true);
    struct table *again = table_replay(games, NULL, record, &error);
    assert_non_null(again);
    play(again, 30, 6, 0); /* it goes on with the content that it opened */
    assert_true(record_game(games, record) == game);
    assert_null(record_game(games, "longbox record 1\ngame nothing 1\n"));
    assert_null(record_game(games, "\n\n\ngame"));
    assert_true(record_game(games, "games 1\ngame null 1\ngame nothing 1\n") == game_find("null"));
    table_free(again);
    table_free(t);
    free(record);
}

static void test_the_seed_is_hidden(void)
{
    struct table *t = any_table(5);
    play(t, 30, 5, 0);
    char *record = record_of(t, false);
    assert_non_null(strstr(record, "\nseed hidden\n"));
    assert_null(strchr(record, ';'));
    assert_null(table_replay(games, &content, record, &error));
    assert_says("the seed is hidden");
    free(record);
    play(t, 100000, 6, 0);
    record = record_of(t, false);
    assert_null(strstr(record, "hidden"));
    assert_replays(t);
    free(record);
    table_free(t);
}

/* -- Mistakes ---------------------------------------------------------------------------------- */

/* The record with line n (from 1) replaced. */
static char *with_line(const char *record, int n, const char *line)
{
    struct text out = {0};
    for (int i = 1; *record; i++) {
        size_t length = strcspn(record, "\n");
        if (i == n) text_add(&out, "%s\n", line);
        else text_put(&out, record, length + 1);
        record += length + (record[length] == '\n');
    }
    return out.at;
}

static void refuses(const char *record, int line, const char *replaced, const char *why)
{
    char *wrong = with_line(record, line, replaced), where[32];
    struct table *t = table_replay(games, &content, wrong, &error);
    if (t) fail_msg("\"%s\" was accepted", replaced);
    snprintf(where, sizeof where, "line %d: ", line);
    if (strncmp(text_string(&error), where, strlen(where))) fail_msg("no \"%s\" in \"%s\"", where, text_string(&error));
    assert_says(why);
    free(wrong);
}

static void test_records_of_the_same_content_in_other_words(void **state)
{
    (void)state;
    take_vigilante();
    struct table *t = any_table(0);
    play(t, 40, 0, 0);
    char *record = record_of(t, true), line[64];
    snprintf(line, sizeof line, "content %016llx", (unsigned long long)game->rules.reworded[0]);
    char *old = with_line(record, 3, line);
    for (int own = 0; own < 2; own++) {
        struct table *again = table_replay(games, own ? NULL : &content, old, &error);
        if (!again) fail_msg("%s", text_string(&error));
        assert_memory_equal(table_state(again), table_state(t), game->state_bytes);
        table_free(again);
    }
    free(old);
    free(record);
    table_free(t);
}

static void test_mistakes(void **state)
{
    (void)state;
    take_vigilante();
    struct table *t = any_table(0);
    play(t, 40, 0, 0);
    char *record = record_of(t, true);
    refuses(record, 1, "longbox record 2", "expected \"longbox record 1\"");
    refuses(record, 2, "game", "expected \"game ID VERSION\"");
    refuses(record, 2, "game vigilant 1", "there is no game \"vigilant\"; did you mean \"vigilante\"?");
    refuses(record, 2, "game vigilante 99", "version 99");
    refuses(record, 2, "gane vigilante 1", "did you mean \"game\"");
    refuses(record, 3, "content 12", "other content");
    refuses(record, 3, "content xyz", "16 hexadecimal digits");
    refuses(record, 4, "setup players=9", "players=N");
    refuses(record, 4, "setup players", "players=N");
    refuses(record, 4, "setup player=3", "did you mean \"players\"");
    refuses(record, 4, "setup players=3 scenario=justice_33", "did you mean \"justice_3\"");
    refuses(record, 4, "setup players=3 options=mercenary", "there is no option \"mercenary\"");
    refuses(record, 5, "seed -1", "expected a seed");
    refuses(record, 5, "seed 99999999999999999999", "expected a seed");
    refuses(record, 5, "seed 0xfffffffffffffffff", "expected a seed");
    refuses(record, 5, "seed 1 2", "one word too many");
    refuses(record, 5, "position {", "position");
    refuses(record, 5, "name 0 Anna", "before this line");
    refuses(record, 6, "9 PASS", "expected a seat from 0 to");
    refuses(record, 6, "0", "expected an action");
    refuses(record, 6, "0 KEEP_STARTR off_duty", "did you mean \"KEEP_STARTER\"");
    refuses(record, 6, "0 KEEP_STARTER", "KEEP_STARTER: expected a hero after it");
    refuses(record, 6, "0 KEEP_STARTER of_duty",
            "KEEP_STARTER: no hero has the id \"of_duty\"; did you mean \"off_duty\"?");
    refuses(record, 6, "0 DONE now", "one word too many");
    refuses(record, 6, "0 DONE ; 12", "check of 8 hexadecimal digits");
    refuses(record, 6, "0 FIGHT", "decision 1: Fight the top Villain: this is not one of the options now");
    refuses(record, 6, "stand 0 PASS on", "expected \"stand SEAT VERB OPERAND on|off\"");
    refuses(record, 6, "stand 0 PASS hero_damagd on", "did you mean \"hero_damaged\"");
    refuses(record, 6, "say 0 hello", "in quotes");
    refuses(record, 6, "forced 0", "more than one choice");
    refuses(record, 6, "fix dice=7,x", "numbers from 0 to 255");
    refuses(record, 6, "seed 5", "two beginnings");
    refuses(record, 6, "over", "it goes on here");
    assert_null(table_replay(games, &content, "longbox record 1\n", &error));
    assert_says("names no game");
    assert_null(table_replay(games, &content, "", &error));
    assert_says("line 1: ");
    free(record);
    table_free(t);
}

/* A record of the made-up game with these lines after its beginning is refused there, for this reason. */
static void parlour_refuses(const char *lines, int line, const char *why)
{
    static const struct game *const box[] = {&parlour_game, NULL};
    struct table *t = table_new(&parlour_game, parlour_content(), &(struct setup){.players = GUESTS}, 1, &error);
    struct text record = {0};
    char where[32];
    table_record(t, &record, true);
    table_free(t);
    int begun = 0;
    for (const char *at = record.at; (at = strchr(at, '\n')); at++) begun++;
    text_add(&record, "%s", lines);
    if (table_replay(box, parlour_content(), record.at, &error)) fail_msg("\"%s\" was accepted", lines);
    snprintf(where, sizeof where, "line %d: ", begun + line);
    if (strncmp(text_string(&error), where, strlen(where))) fail_msg("no \"%s\" in \"%s\"", where, text_string(&error));
    assert_says(why);
    text_free(&record);
}

#define PARLOUR_BIDS "0 BID 3\n1 BID 3\n2 BID 3\n"

static void test_mistakes_of_a_made_up_game(void **state)
{
    (void)state;
    parlour_refuses("0 BID x\n", 1, "expected a number from 0 to 255, not \"x\"");
    parlour_refuses("0 BID 256\n", 1, "expected a number from 0 to 255, not \"256\"");
    parlour_refuses("0 BID 4\n", 1, "decision 1: Bid 4: this is not one of the options now");
    parlour_refuses("fix die=3\n", 1, "expected dice=N,N or picks=N,N, not \"die=3\"");
    parlour_refuses("name 0\n", 1, "expected a name");
    parlour_refuses("name 0  \n", 1, "expected a name");
    parlour_refuses("leave 0\n", 1, "Parlour has no rule for giving up");
    parlour_refuses("leave 3\n", 1, "expected a seat from 0 to 2");
    parlour_refuses("leave 0 now\n", 1, "one word too many");
    parlour_refuses(PARLOUR_BIDS PARLOUR_BIDS "1 CHAIR\n0 WAIT\n", 8, "decision 8: another seat is asked here");
    parlour_refuses(PARLOUR_BIDS PARLOUR_BIDS "1 CHAIR\n1 WAIT\n1 LEAVE\n1 WAIT\n", 10,
                    "decision 10: the game is over here, but the record goes on");
    struct text many = {0};
    text_add(&many, "fix dice=1");
    for (int i = 0; i < FIXED_MAX; i++) text_add(&many, ",1");
    parlour_refuses(many.at, 1, "at most 64 numbers can be fixed");
    text_free(&many);
    static const struct game *const box[] = {&parlour_game, NULL};
    assert_null(table_replay(box, NULL, "longbox record 1\ngame parlour 1\ncontent 0123456789abcdef\n", &error));
    assert_says("line 3: Parlour has no content of its own in this program");
}

static void test_divergence_is_found_where_it_happens(void **state)
{
    (void)state;
    take_vigilante();
    struct table *t = any_table(0);
    play(t, 200, 0, 0);
    char *record = record_of(t, true);
    int line = 0, decision = 0;
    for (char *at = record; decision < 20; at = strchr(at, '\n') + 1, line++) decision += *at >= '0' && *at <= '9';
    char *place = record;
    for (int i = 1; i < line; i++) place = strchr(place, '\n') + 1;
    char *check = strstr(place, "; ") + 2;
    *check = *check == '0' ? '1' : '0';
    assert_null(table_replay(games, &content, record, &error));
    char where[128];
    snprintf(where, sizeof where, "line %d: decision 20: the state after it is not that of the record", line);
    assert_says(where);
    free(record);
    table_free(t);
}

/* Every action that is ever offered can be written and read. */
static void test_actions_in_words(void)
{
    struct table *t = any_table(2);
    struct random r;
    random_seed(&r, 2);
    while (!table_over(t)) {
        int count;
        seat who = pick_seat(&r, table_pending_truth(t));
        const struct action *option = table_options(t, who, &count);
        for (int i = 0; i < count; i++) {
            struct text words = {0};
            struct action read;
            action_write(&words, game, &content, option[i]);
            if (!action_read(game, &content, words.at, &read, &error)) fail_msg("%s", text_string(&error));
            assert_true(same_action(read, option[i]));
            text_free(&words);
        }
        assert_true(table_answer(t, who, option[random_below(&r, (u32)count)], &error));
    }
    table_free(t);
}

#define EVERY_GAME(name)                                                                     \
    static void every_##name(void **state)                                                   \
    {                                                                                        \
        (void)state;                                                                         \
        for (int i = 0; i < games_count; i++) {                                              \
            take_game(games[i]);                                                             \
            name();                                                                          \
        }                                                                                    \
    }
EVERY_GAME(test_whole_games)
EVERY_GAME(test_unfinished_games)
EVERY_GAME(test_go_in_a_real_game)
EVERY_GAME(test_fast_mode)
EVERY_GAME(test_positions)
EVERY_GAME(test_content_of_its_own)
EVERY_GAME(test_the_seed_is_hidden)
EVERY_GAME(test_actions_in_words)

#define TEST(name) cmocka_unit_test_teardown(name, forget)

/* What one seat may know: its own answers and auto answers and what it saw; not even how many answers others gave. */
static void test_what_one_seat_may_know(void **state)
{
    (void)state;
    struct text seen[2] = {{0}, {0}};
    struct table *t = table_new(&parlour_game, parlour_content(), &(struct setup){.players = GUESTS}, 1, &error);
    table_name(t, 0, "Anna");
    static const struct action bids[2] = {{DO_BID, 1, 0, 0}, {DO_ADD, 2, 0, 0}};
    assert_true(table_answer(t, 1, bids[0], &error));
    table_record_for(t, &seen[0], 0);
    assert_null(strstr(seen[0].at, "BID")); /* nobody may learn that seat 1 has answered */
    for (seat s = 0; s < GUESTS; s++)
        for (int n = s == 1; n < 2; n++) assert_true(table_answer(t, s, bids[n], &error));
    table_auto_answer(t, 0, DO_BID, 2, true);
    table_auto_answer(t, 1, DO_BID, 3, true);
    table_talk(t, 2, "Well, well");
    text_clear(&seen[0]);
    table_record_for(t, &seen[0], 0);
    table_record_for(t, &seen[1], NOBODY);
    assert_non_null(strstr(seen[0].at, "seed hidden\nname 0 Anna\n0 BID 1\n0 ADD 2\n"
                                       "# Your bid is 3 (PL-001)\n# The bid of seat 2 is 3 (PL-001)\n"
                                       "# The bid of seat 3 is 3 (PL-001)\nstand 0 BID 2 on\nsay 2 \"Well, well\"\n"));
    assert_null(strstr(seen[0].at, "\n1 "));
    assert_null(strstr(seen[0].at, "stand 1"));
    assert_non_null(strstr(seen[1].at, "seed hidden\nname 0 Anna\n# The bid of Anna is 3 (PL-001)\n"));
    assert_null(strstr(seen[1].at, "stand"));
    static const struct game *const box[] = {&parlour_game, NULL};
    assert_null(table_replay(box, parlour_content(), seen[0].at, &error));
    assert_non_null(strstr(error.at, "the seed is hidden"));
    text_free(&seen[0]);
    text_free(&seen[1]);
    table_free(t);
}

static const struct CMUnitTest tests[] = {
    TEST(every_test_whole_games), TEST(every_test_unfinished_games), TEST(every_test_go_in_a_real_game),
    TEST(every_test_fast_mode), TEST(every_test_positions), TEST(every_test_content_of_its_own),
    TEST(every_test_the_seed_is_hidden), TEST(every_test_actions_in_words),
    TEST(test_records_of_the_same_content_in_other_words), TEST(test_mistakes),
    TEST(test_mistakes_of_a_made_up_game),
    TEST(test_divergence_is_found_where_it_happens), TEST(test_what_one_seat_may_know),
};
TEST_GROUP(tests);
