/* test_forecast.c: odds: what is counted, told together, left out and said, on a made-up fair; then on a real game. */
#include "../kit/group.h"
#include "engine/forecast.h"
#include "games/games.h"

/* -- A made-up game: one choice, of which something follows ---------------------------------------------------- */

enum { A_FACE = FIRST_DOMAIN, A_CARD };
enum { KIND_CARD = 1, BACK = 255, CARDS = 8 };
enum { P_stall, P_reply };
enum {
    DO_DECLINE, DO_ACCEPT, DO_SURE, DO_TWO, DO_MAYBE, DO_DICE, DO_MANY, DO_SIX, DO_SEVEN, DO_CARD, DO_QUIET, DO_BLUR,
    DO_BOTH, DO_NUMBER, DO_PAIR, DO_PAIRS, DO_PUSH, DO_ORDER, DO_LOTS, DO_OFTEN, DO_ASK, DO_SHUT, ACTIONS
};
enum { HIT, FACE, CARD, QUIET, SMOKE, PAIR, PUSHED, LOST };

#define FAIR_FIELDS(S, ONE, MANY, SUB, CARDS) ONE(S, u8, shut, FLAG, NEVER) MANY(S, u8, spare, 3, NUMBER, ALL)
DESCRIBED_STATE(fair, FAIR_FIELDS)
DESCRIBE(fair, FAIR_FIELDS, false)

#define STATE struct fair
#define GAME_LABEL "fair"
#define LOCALS_stall(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_stall(S, Q) Q(WHAT, 1, "What do you do?") S(REPLIED, TO(reply)) Q(NEXT, 3, "And now?")
DECLARE_PROC(stall)
#define LOCALS_reply(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_reply(S, Q) Q(REPLY, 2, "And you?")
DECLARE_PROC(reply)

/* All faces from 1 to n are possible. */
static void do_face(struct context *c, int n) { HAPPEN(FACE, 1, 0, roll(c, n)); }

static void act(struct context *c, u8 verb)
{
    switch (verb) {
    case DO_SURE: HAPPEN(HIT, 1, 0, 2); break;
    case DO_TWO:
        HAPPEN(HIT, 1, 0, 1);
        HAPPEN(HIT, 1, 0, 2);
        break;
    case DO_MAYBE:
        if (roll(c, 2) == 1) HAPPEN(HIT, 1, 0, 4);
        break;
    case DO_DICE: HAPPEN(HIT, 1, 0, roll(c, 2)); break;
    case DO_MANY: HAPPEN(HIT, 1, 0, 12); break;
    case DO_SIX: do_face(c, 6); break;
    case DO_SEVEN: do_face(c, 7); break;
    case DO_CARD: HAPPEN(CARD, 1, 0, roll(c, CARDS - 1)); break;
    case DO_QUIET: HAPPEN(QUIET, 1, 0); break;
    case DO_BLUR: HAPPEN(SMOKE, 1, 0, 1, 2, 3); break;
    case DO_BOTH:
        HAPPEN(HIT, 1, 1, 1);
        HAPPEN(HIT, 1, 0, 1);
        break;
    case DO_NUMBER: HAPPEN(PAIR, 1, 0, 1, roll(c, 2), 2); break;
    case DO_PAIR: HAPPEN(PAIR, 1, 0, 1, 5, roll(c, 2)); break;
    case DO_PAIRS: HAPPEN(PAIR, 1, 0, 1, 5, roll(c, 7)); break;
    case DO_PUSH: HAPPEN(PUSHED, 1, 0, roll(c, 2) - 1); break;
    case DO_ORDER:
        if (roll(c, 2) == 1) HAPPEN(LOST, 1, 0);
        HAPPEN(FACE, 1, 0, 2);
        HAPPEN(HIT, 1, 0, roll(c, 2));
        HAPPEN(FACE, 1, 0, 1);
        break;
    case DO_LOTS:
        for (int i = 69; i >= 0; i--) HAPPEN(PUSHED, 1, 0, i);
        break;
    case DO_OFTEN:
        for (int i = roll(c, 2) == 1 ? 3 : 11; i > 0; i--) HAPPEN(LOST, 1, 0);
        break;
    default: break;
    }
}

PROC(stall)
{
    BEGIN(stall)
    ASK(WHAT, 0)
        for (u8 verb = DO_SURE; verb < ACTIONS; verb++) OFFER_IF(verb != DO_SHUT || !g->shut, verb);
    act(c, ANSWER.verb);
    if (ANSWER.verb == DO_ASK) CALL_AS(REPLIED, 1, reply, .spare = 0);
    ASK(NEXT, 0) {
        OFFER(DO_ACCEPT);
        OFFER(DO_DECLINE);
    }
    HAPPEN(LOST, 1, 0);
    END
}
PROC(reply)
{
    BEGIN(reply)
    ASK(REPLY, f->seat) {
        OFFER(DO_DECLINE);
        OFFER(DO_ACCEPT);
    }
    HAPPEN(HIT, 1, 1, ANSWER.verb == DO_ACCEPT ? 7 : 1);
    END
}

static const struct procedure *const procedures[] = {&proc_stall, &proc_reply};
static const char *const faces[] = {"nothing", "a star", "a moon", "a sun", "a fish", "a bird", "a cat", "a dog"};
static const char *const backs[] = {"a card"};
static const struct domain domains[] = {{.name = "face", .words = faces, .count = COUNT(faces)},
                                        {.name = "card", .kind = KIND_CARD, .backs = 1, .back = backs}};
#define ACTION(verb) [verb] = {#verb, NOTHING, NOTHING, NOTHING, #verb}
static const struct action_row actions[ACTIONS] = {
    ACTION(DO_DECLINE), ACTION(DO_ACCEPT), ACTION(DO_SURE),   ACTION(DO_TWO),   ACTION(DO_MAYBE), ACTION(DO_DICE),
    ACTION(DO_MANY),    ACTION(DO_SIX),    ACTION(DO_SEVEN),  ACTION(DO_CARD),  ACTION(DO_QUIET), ACTION(DO_BLUR),
    ACTION(DO_BOTH),    ACTION(DO_NUMBER), ACTION(DO_PAIR),   ACTION(DO_PUSH),  ACTION(DO_ORDER), ACTION(DO_LOTS),
    ACTION(DO_OFTEN),   ACTION(DO_ASK),    ACTION(DO_SHUT),   ACTION(DO_PAIRS),
};
static const struct event_row events[] = {
    {"HIT", NUMBER, NOTHING, NOTHING, "{who} [score|scores] {a:Hit|Hits}", 0},
    {"FACE", A_FACE, NOTHING, NOTHING, "{who} [roll|rolls] {a}", 0},
    {"CARD", A_CARD, NOTHING, NOTHING, "{who} [draw|draws] {a}", 0},
    {"QUIET", NOTHING, NOTHING, NOTHING, "nothing happens", ROUTINE},
    {"SMOKE", NUMBER, NUMBER, NUMBER, "smoke", BLUR},
    {"PAIR", A_FACE, NUMBER, A_FACE, "{a} {b} {c}", 0},
    {"PUSHED", SEAT, NOTHING, NOTHING, "{who} [push|pushes] {a}", 0},
    {"LOST", NOTHING, NOTHING, NOTHING, "{who} [lose|loses] a tooth", 0},
};

static void begin(struct context *c, void *state, const struct setup *setup)
{
    (void)state, (void)setup;
    PUSH(stall, 0);
}

/* For all that a seat knows it may be shut. */
static bool redeal(struct context *c, void *view, seat who, struct random *luck)
{
    (void)c, (void)who;
    struct fair *g = view;
    g->shut = random_below(luck, 2) == 0;
    random_seed(&g->head.random, random_next(luck));
    return true;
}
static bool redeal_half(struct context *c, void *view, seat who, struct random *luck)
{
    return redeal(c, view, who, luck) && random_below(luck, 2);
}

static int accepts(struct context *c, const void *state, seat who, struct action chosen)
{
    (void)chosen;
    (void)state;
    if (who != 1) return -1;
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == DO_ACCEPT) return i;
    return -1;
}

static const struct game fair = {
    .id = "fair", .name = "Fair", .prefix = "FA", .version = 1, .state_bytes = sizeof(STATE), .least_players = 2,
    .most_players = 2, .rules.procedures = procedures, .rules.procedure_count = COUNT(procedures),
    .rules.fields = &fair_fields, .rules.domains = domains, .rules.domain_count = COUNT(domains),
    .rules.actions = actions, .rules.action_count = ACTIONS, .rules.events = events, .rules.event_count = COUNT(events),
    .rules.begin = begin, .bot.redeal = redeal,
};

static const struct content *fair_content(void)
{
    static struct row card[CARDS];
    static struct block block;
    static struct content content;
    for (int i = 1; i < CARDS; i++) card[i].back = BACK;
    block.row_bytes[KIND_CARD] = sizeof(struct row);
    content = (struct content){.block = &block, .string = ""};
    content.rows[KIND_CARD] = (const u8 *)card;
    content.count[KIND_CARD] = CARDS - 1;
    return &content;
}

/* -- Helpers ------------------------------------------------------------------------------------------------ */

enum { SAMPLES = 400 };

static struct forecast f;
static struct text said;

/* What follows from a choice of seat 0: in f, and in words in `said`. */
static void look(const struct game *game, u8 verb, bool brief)
{
    struct text error = {0};
    struct table *t = table_new(game, fair_content(), &(struct setup){.players = 2}, 1, &error);
    assert_non_null(t);
    table_name(t, 0, "Anna");
    table_name(t, 1, "Ben");
    assert_true(forecast(t, 0, (struct action){.verb = verb}, SAMPLES, 9, &f));
    struct speaker s = table_speaker(t, NOBODY);
    text_clear(&said);
    say_forecast(&said, &s, &f, brief);
    table_free(t);
}

static void assert_half(int times) { assert_in_range(times, SAMPLES * 2 / 5, SAMPLES * 3 / 5); }

static int forget(void **state)
{
    (void)state;
    text_free(&said);
    return 0;
}

/* -- Counting ------------------------------------------------------------------------------------------------ */

static void what_always_happens(void **state)
{
    (void)state;
    look(&fair, DO_SURE, false);
    assert_int_equal(f.samples, SAMPLES);
    assert_int_equal(f.count, 1);
    assert_int_equal(f.row[0].times, SAMPLES);
    assert_int_equal(f.row[0].total, SAMPLES);
    assert_int_equal(f.row[0].often[1], SAMPLES);
    assert_false(f.beyond);
    /* and not what comes after the next question */
    assert_string_equal(text_string(&said), "Anna scores 2 Hits 100 %\n");
}

static void numbers_of_a_sample_add_up(void **state)
{
    (void)state;
    look(&fair, DO_TWO, false);
    assert_int_equal(f.count, 1);
    assert_int_equal(f.row[0].total, 2 * SAMPLES);
    assert_int_equal(f.row[0].often[2], SAMPLES);
    assert_int_equal(f.row[0].spread.times[0][3], SAMPLES);
    assert_string_equal(text_string(&said), "Anna scores 3 Hits 100 % (twice 100 %)\n");
    look(&fair, DO_TWO, true);
    assert_string_equal(text_string(&said), "Anna scores 3 Hits 100 %\n");
}

static void what_happens_now_and_then(void **state)
{
    (void)state;
    look(&fair, DO_MAYBE, false);
    assert_int_equal(f.count, 1);
    assert_half(f.row[0].times);
    assert_int_equal(f.row[0].event.a, 4);
    assert_int_equal(f.row[0].spread.varies, 0);
    assert_int_equal(f.row[0].spread.times[0][4], f.row[0].times);
    assert_int_equal(f.row[0].spread.times[0][0], SAMPLES - f.row[0].times);
}

static void a_number_that_varies_is_told_by_its_spread(void **state)
{
    (void)state;
    look(&fair, DO_DICE, false);
    assert_int_equal(f.count, 1);
    assert_int_equal(f.row[0].spread.varies, 1);
    assert_int_equal(f.row[0].spread.samples, SAMPLES);
    assert_half(f.row[0].spread.times[0][1]);
    assert_int_equal(f.row[0].spread.times[0][1] + f.row[0].spread.times[0][2], SAMPLES);
    assert_int_equal(f.row[0].spread.times[0][0], 0);
    assert_non_null(strstr(text_string(&said), "Hits 1:"));
    look(&fair, DO_MANY, false); /* beyond what a spread has room for: as it is */
    assert_string_equal(text_string(&said), "Anna scores 12 Hits 100 %\n");
    assert_int_equal(f.row[0].spread.times[0][SPREAD_VALUES - 1], SAMPLES);
}

static void how_often_in_a_sample(void **state)
{
    (void)state;
    look(&fair, DO_OFTEN, false);
    assert_int_equal(f.count, 1);
    assert_half(f.row[0].often[3]);
    assert_int_equal(f.row[0].often[3] + f.row[0].often[SPREAD_VALUES - 1], SAMPLES);
    assert_int_equal(f.row[0].total, 3 * f.row[0].often[3] + 11 * f.row[0].often[SPREAD_VALUES - 1]);
    struct text expected = {0};
    text_add(&expected, "Anna loses a tooth 100 %% (3 times ");
    say_percent(&expected, f.row[0].often[3], SAMPLES);
    text_add(&expected, ", 9 times or more ");
    say_percent(&expected, f.row[0].often[9], SAMPLES);
    text_add(&expected, ")\n");
    assert_string_equal(text_string(&said), expected.at);
    text_free(&expected);
}

/* -- Telling together ----------------------------------------------------------------------------------------- */

static void few_outcomes_are_told_each_many_as_one(void **state)
{
    (void)state;
    look(&fair, DO_SIX, false);
    assert_int_equal(f.count, 6);
    for (int i = 1; i < 6; i++) assert_true(f.row[i].times <= f.row[i - 1].times);
    look(&fair, DO_SEVEN, false);
    assert_int_equal(f.count, 1);
    assert_int_equal(f.row[0].event.a, HIDDEN);
    assert_int_equal(f.row[0].times, SAMPLES);
    look(&fair, DO_PAIRS, false); /* what is the same stays */
    assert_int_equal(f.count, 1);
    assert_int_equal(f.row[0].event.a, 1);
    assert_int_equal(f.row[0].event.b, 5);
    assert_int_equal(f.row[0].event.c, HIDDEN);
    look(&fair, DO_CARD, false); /* the back that they share */
    assert_int_equal(f.count, 1);
    assert_string_equal(text_string(&said), "Anna draws a card 100 %\n");
}

static void numbers_after_the_first_byte_are_told_together(void **state)
{
    (void)state;
    look(&fair, DO_NUMBER, false);
    assert_int_equal(f.count, 1);
    assert_int_equal(f.row[0].event.a, 1);
    assert_int_equal(f.row[0].event.b, HIDDEN);
    assert_int_equal(f.row[0].event.c, 2);
    look(&fair, DO_PAIR, false); /* but not things */
    assert_int_equal(f.count, 2);
    assert_int_equal(f.row[0].times + f.row[1].times, SAMPLES);
    assert_int_equal(f.row[0].event.b, 5);
    look(&fair, DO_BLUR, false);
    assert_int_equal(f.row[0].event.a, 1);
    assert_int_equal(f.row[0].event.b, HIDDEN);
    assert_int_equal(f.row[0].event.c, HIDDEN);
}

static void seats_are_never_told_together(void **state)
{
    (void)state;
    look(&fair, DO_PUSH, false);
    assert_int_equal(f.count, 2);
    assert_half(f.row[0].times);
    look(&fair, DO_BOTH, false);
    assert_string_equal(text_string(&said), "Anna scores 1 Hit 100 %\nBen scores 1 Hit 100 %\n");
    look(&fair, DO_LOTS, false); /* there is room for so many: of those that came first */
    assert_int_equal(f.count, FORECAST_ROWS);
    for (int i = 0; i < FORECAST_ROWS; i++) assert_int_equal(f.row[i].event.a, 6 + i);
}

static void what_is_routine_is_not_told(void **state)
{
    (void)state;
    look(&fair, DO_QUIET, false);
    assert_int_equal(f.samples, SAMPLES);
    assert_int_equal(f.count, 0);
}

/* Spreads first, then the most frequent, then by what they are. */
static void rows_have_an_order(void **state)
{
    (void)state;
    look(&fair, DO_ORDER, false);
    assert_int_equal(f.count, 4);
    assert_int_equal(f.row[0].event.kind, HIT);
    assert_int_equal(f.row[1].event.kind, FACE);
    assert_int_equal(f.row[1].event.a, 1);
    assert_int_equal(f.row[2].event.a, 2);
    assert_int_equal(f.row[3].event.kind, LOST);
    assert_half(f.row[3].times);
}

/* -- Samples ------------------------------------------------------------------------------------------------ */

static void questions_that_are_taken_for_granted(void **state)
{
    (void)state;
    look(&fair, DO_ASK, false);
    assert_int_equal(f.count, 0);
    assert_false(f.beyond);
    struct game sure = fair;
    sure.bot.odds_answer = accepts;
    look(&sure, DO_ASK, false);
    assert_string_equal(text_string(&said), "Ben scores 7 Hits 100 %\n"); /* seat 0 is asked then: there it ends */
    assert_true(f.beyond);
    look(&sure, DO_SURE, false);
    assert_string_equal(text_string(&said), "Anna scores 2 Hits 100 %\n");
    assert_false(f.beyond);
    assert_string_equal(forecast_premise(&sure), "everybody passes in between");
    sure.bot.odds_premise = "Ben accepts";
    assert_string_equal(forecast_premise(&sure), "Ben accepts");
}

/* Whether somebody could prevent it does not make odds of what follows if nobody does. */
static void all_decline_where_the_game_does_not_say(void **state)
{
    (void)state;
    static const u8 declines[] = {DO_ACCEPT, 0};
    struct game polite = fair;
    polite.rules.declines = declines; /* the verb 0 is none: here to accept declines */
    look(&polite, DO_ASK, false);
    assert_string_equal(text_string(&said), "Ben scores 7 Hits 100 %\nAnna loses a tooth 100 %\n");
    assert_true(f.beyond);
}

static void samples_that_cannot_be_played(void **state)
{
    (void)state;
    look(&fair, DO_SHUT, false);
    assert_half(f.samples); /* in the others it is no option */
    struct game careful = fair;
    careful.bot.redeal = redeal_half;
    look(&careful, DO_SURE, false);
    assert_half(f.samples);
    assert_int_equal(f.row[0].times, f.samples);
    struct text error = {0};
    careful.bot.redeal = NULL;
    struct table *t = table_new(&careful, fair_content(), &(struct setup){.players = 2}, 1, &error);
    assert_false(forecast(t, 0, (struct action){.verb = DO_SURE}, 5, 9, &f));
    table_free(t);
}

/* -- On a real game ------------------------------------------------------------------------------------------- */

static void odds_of_a_real_game(void **state)
{
    (void)state;
    const struct game *game = game_find("vigilante");
    struct content content;
    struct text error = {0};
    struct setup setup = {.scenario = 1};
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    struct table *t = NULL;
    for (setup.players = game->least_players; !t && setup.players <= game->most_players; setup.players++)
        t = table_new(game, &content, &setup, 5, &error);
    assert_non_null(t);
    struct random r;
    random_seed(&r, 5);
    int options, told = 0;
    for (int n = 0; n < 60 && !table_over(t); n++) {
        seat who = (seat)__builtin_ctz(table_pending_truth(t));
        const struct action *option = table_options(t, who, &options);
        struct action action = option[random_below(&r, (u32)options)];
        u64 before = state_hash(game, table_state(t));
        struct forecast one, again;
        assert_true(forecast(t, who, action, 50, 3, &one));
        assert_true(forecast(t, who, action, 50, 3, &again));
        assert_memory_equal(&one, &again, sizeof one);
        assert_true(state_hash(game, table_state(t)) == before);
        assert_true(one.samples > 0);
        for (int i = 0; i < one.count; i++) {
            assert_in_range(one.row[i].times, 1, one.samples);
            assert_true(one.row[i].total >= one.row[i].times);
            assert_true(i == 0 || one.row[i].times <= one.row[i - 1].times || one.row[i - 1].spread.varies);
        }
        text_clear(&said);
        struct speaker s = table_speaker(t, who);
        say_forecast(&said, &s, &one, false);
        told += one.count;
        assert_false(forecast(t, who, (struct action){250, 0, 0, 0}, 5, 3, &one));
        assert_true(table_answer(t, who, action, &error));
        assert_false(forecast(t, NOBODY, action, 5, 3, &one));
    }
    assert_true(told > 20);
    table_free(t);
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(what_always_happens), TEST(numbers_of_a_sample_add_up), TEST(what_happens_now_and_then),
    TEST(a_number_that_varies_is_told_by_its_spread), TEST(how_often_in_a_sample),
    TEST(few_outcomes_are_told_each_many_as_one), TEST(numbers_after_the_first_byte_are_told_together),
    TEST(seats_are_never_told_together), TEST(what_is_routine_is_not_told), TEST(rows_have_an_order),
    TEST(questions_that_are_taken_for_granted), TEST(all_decline_where_the_game_does_not_say),
    TEST(samples_that_cannot_be_played), TEST(odds_of_a_real_game),
};
TEST_GROUP(tests);
