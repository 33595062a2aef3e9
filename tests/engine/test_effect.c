/* test_effect.c: effects whose modes somebody else chooses, games that end in the middle of a rule, and names that
 * depend on the state. */
#include <stdio.h>
#include <string.h>

#include "../kit/group.h"
#include "author/reader.h"
#include "engine/table.h"

/* -- A made-up game: seat 0 plays one card; then all bid at once -------------------------------------------- */

enum { CARD = 1 };
enum { GAIN = V_GAME, SPEND, STOP, VERBS };
enum { RIVAL = 1, FATE };
enum { P_evening, P_effect, P_vote, P_bid, P_doubt };
enum { A_PLACE = FIRST_DOMAIN };

#define A(verb, ...) ACT_##verb,
enum {
#include "engine/actions.def"
    ACT_GO, ACT_BID
};
#undef A

#define ARENA_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, score, NUMBER, ALL)             \
    ONE(S, u8, done, NUMBER, ALL)              \
    ONE(S, u8, map, NUMBER, ALL)               \
    ONE(S, u8, secret, NUMBER, NEVER)          \
    MANY(S, u8, token, 2, NUMBER, MASK)        \
    MANY(S, u8, token_known, 2, SEATS, KNOWN)
DESCRIBED_STATE(arena, ARENA_FIELDS)
DESCRIBE(arena, ARENA_FIELDS, false)

#define STATE struct arena
#define GAME_LABEL "arena"
#define LOCALS_evening(S, ONE, MANY) ONE(S, u8, card, NUMBER, ALL)
#define STEPS_evening(S, Q) S(PLAYED, TO(effect)) Q(NEXT, 1, "Go on?") S(BIDS_DONE, TO(bid))
DECLARE_PROC(evening)
#define LOCALS_vote(S, ONE, MANY) ONE(S, u8, modes, NUMBER, ALL)
#define STEPS_vote(S, Q) Q(WHICH, 2, "Which one for your rival?")
DECLARE_PROC(vote)
#define LOCALS_bid(S, ONE, MANY) ONE(S, u8, bid, NUMBER, OWNER)
#define STEPS_bid(S, Q) Q(HOW_MUCH, 3, "How much?") S(DOUBTED, TO(doubt))
DECLARE_PROC(bid)
#define LOCALS_doubt(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_doubt(S, Q) Q(SURE, 4, "Are you sure?")
DECLARE_PROC(doubt)

PROC(evening)
{
    BEGIN(evening)
    CALL(PLAYED, effect, .kind = CARD, .card = L->card, .part = 1);
    g->done++;
    ASK(NEXT, f->seat) {
        OFFER(ACT_ACCEPT);
        OFFER(ACT_DECLINE);
    }
    if (ANSWER.verb == ACT_DECLINE) END_GAME;
    FORK(BIDS_DONE, 0x07, bid);
    join(c);
    g->done++;
    END
}

/* Chooses a mode of the effect that called. */
PROC(vote)
{
    BEGIN(vote)
    ASK(WHICH, f->seat)
        for (u8 m = 1; m <= L->modes; m++)
            if (mode_possible(c, (struct effect *)(void *)caller(f)->local, caller(f)->seat, m))
                OFFER(ACT_MODE, m);
    RETURN(ANSWER.a);
}

/* A bid of 9 ends the game, whatever the others are doing. */
PROC(bid)
{
    BEGIN(bid)
    ASK_SECRET(HOW_MUCH, f->seat) {
        OFFER(ACT_BID, 1);
        OFFER(ACT_BID, 9);
    }
    if (ANSWER.a == 9) END_GAME;
    L->bid = ANSWER.a;
    CALL(DOUBTED, doubt, .spare = 0);
    END
}

PROC(doubt)
{
    BEGIN(doubt)
    ASK(SURE, f->seat) {
        OFFER(ACT_ACCEPT);
        OFFER(ACT_DECLINE);
    }
    END
}

#define G ((STATE *)(void *)c->head)

static void do_gain(struct context *c, struct effect *e, seat who, struct instr i)
{
    (void)e, (void)who;
    G->score = (u8)(G->score + i.a);
}
static bool can_spend(struct context *c, struct effect *e, seat who, struct instr i)
{
    (void)e, (void)who;
    return G->score >= i.a;
}
static void do_spend(struct context *c, struct effect *e, seat who, struct instr i)
{
    if (can_spend(c, e, who, i)) G->score = (u8)(G->score - i.a);
}
static void do_stop(struct context *c, struct effect *e, seat who, struct instr i)
{
    (void)e, (void)who, (void)i;
    stack_clear(c);
}

/* A rival is asked; fate takes the second mode. */
static bool choose_mode(struct context *c, struct effect *e, seat who, u8 chooser, int modes)
{
    if (chooser == RIVAL) {
        PUSH(vote, (seat)(who + 1), (u8)modes);
        return true;
    }
    assert_int_equal(chooser, FATE);
    e->mode = 1;
    return false;
}

static const struct words choosers = {"chooser", (const struct word[]){
    {"rival", RIVAL, "a rival chooses one", NULL, 0, 0}, {"fate", FATE, "fate chooses one", NULL, 0, 0}, {0}}};
#define AMOUNT {{"1", ARG_AMOUNT, NULL, NULL, 0, 0}}
static const struct verb verbs[VERBS] = {
    [GAIN] = {"gain", AMOUNT, "gain {a}", NULL, do_gain, 0, false},
    [SPEND] = {"spend", AMOUNT, "spend {a}", can_spend, do_spend, 0, false},
    [STOP] = {"stop", {{0}}, "the game ends", NULL, do_stop, 0, false},
};

struct card {
    struct row row;
    struct code effect;
};
static const struct row_field card_fields[] = {{"effect", ROW_EFFECT, offsetof(struct card, effect)}, {0}};
static const struct kind kinds[] = {{"card", CARD, sizeof(struct card), card_fields}, {0}};

static struct code part(const struct context *c, const struct effect *e)
{
    return ((const struct card *)(const void *)content_row(c->content, e->kind, e->card))->effect;
}

static void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->map = 1;
    g->secret = g->token[0] = 7;
    g->token_known[0] = only(0);
    PUSH(evening, 0, setup->scenario);
}

static const char *const place_words[] = {"nowhere", "the first place", "the second place"};
static const struct domain things[] = {{.name = "place", .words = place_words, .count = 3}};

/* Place 1 has another name on each map, place 2 with each score. The state shows only what everybody may see, no matter
 * who is spoken to. */
static bool call_place(struct text *out, const struct speaker *s, u8 thing, u8 value)
{
    const STATE *g = s->state;
    assert_int_equal(thing, A_PLACE);
    assert_true(!g->secret && !g->token[0]);
    if (value == 1) text_add(out, "the Square of map %d", g->map);
    else if (value == 2 && g->score) text_add(out, "the Tower of %d", g->score);
    else return false;
    return true;
}

static const struct procedure *const procedures[] = {&proc_evening, &proc_effect, &proc_vote, &proc_bid,
                                                   &proc_doubt};
static const u64 effect_calls = TO(vote);
#define A(verb, a, b, c, phrase, ...) {#verb, a, b, c, phrase, __VA_ARGS__},
static const struct action_row actions[] = {
#include "engine/actions.def"
    {"GO", A_PLACE, NOTHING, NOTHING, "Go to {a}"},
    {"BID", NUMBER, NOTHING, NOTHING, "Bid {a}"},
};
#undef A

static const struct game game = {
    .id = "arena", .name = "Arena", .prefix = "AR", .version = 1, .state_bytes = sizeof(STATE), .least_players = 3,
    .most_players = 3, .scenario_kind = CARD, .rules.effect_calls = &effect_calls,
    .rules.procedures = procedures, .rules.procedure_count = COUNT(procedures),
    .rules.fields = &arena_fields, .rules.domains = things, .rules.domain_count = COUNT(things),
    .rules.actions = actions, .rules.action_count = COUNT(actions), .words.verbs = verbs, .words.verb_count = VERBS,
    .words.choosers = &choosers, .words.kinds = kinds,
    .rules.begin = begin, .words.part = part, .words.modes = choose_mode, .words.name_thing = call_place,
};

/* -- Helpers ------------------------------------------------------------------------------------------------ */

static const char source[] =
    "card { id = 'rival', name = 'R', effect = {\n"
    "  choose { by = 'rival', { gain { 1 } }, { spend { 5 } }, { gain { 3 } } } } }\n"
    "card { id = 'fate', name = 'F', effect = {\n"
    "  choose { by = 'fate', { gain { 1 } }, { gain { 2 } } }, gain { 10 } } }\n"
    "card { id = 'stop', name = 'S', effect = { gain { 1 }, stop {}, gain { 1 } } }\n"
    "card { id = 'plain', name = 'P', effect = { gain { 1 } } }\n"
    "card { id = 'own', name = 'O', effect = { choose { { gain { 1 } }, { gain { 2 } } } } }\n"
    "card { id = 'late', name = 'L', effect = { may { choose { { gain { 4 } }, { gain { 5 } } } } } }\n";
enum { CARD_RIVAL = 1, CARD_FATE, CARD_STOP, CARD_PLAIN, CARD_OWN, CARD_LATE };

static struct text block, said;
static struct content content;
static struct table *table;

static STATE state_now(void) { return *(const STATE *)table_state(table); }

/* Opens a table at which seat 0 plays this card. */
static void play(u8 card)
{
    const char *name = "a.lua", *text = source;
    text_clear(&block);
    if (!reader_read_memory(&game, &name, &text, 1, &block, &said)) fail_msg("%s", said.at);
    assert_true(content_open(&content, block.at, block.length));
    table_free(table);
    table = table_new(&game, &content, &(struct setup){3, card, 0}, 1, &said);
    if (!table) fail_msg("%s", said.at);
}

static void answer(seat who, u8 verb, u8 a)
{
    if (!table_answer(table, who, (struct action){verb, a, 0, 0}, &said)) fail_msg("%s", said.at);
}

/* Nothing is left of any frame or lane. */
static void assert_ended(void)
{
    STATE g = state_now();
    struct head over = {.random = g.head.random, .top = NO_FRAME};
    assert_true(table_over(table));
    assert_memory_equal(&g.head, &over, sizeof over);
}

static int forget(void **state)
{
    (void)state;
    table_free(table);
    table = NULL;
    text_free(&block);
    text_free(&said);
    return 0;
}

/* -- Modes -------------------------------------------------------------------------------------------------- */

static void test_another_seat_chooses_the_mode(void **state)
{
    (void)state;
    int count;
    play(CARD_RIVAL);
    assert_int_equal(table_pending_truth(table), only(1));
    const struct action *option = table_options(table, 1, &count);
    assert_int_equal(count, 2); /* nobody can spend 5 */
    assert_int_equal(option[0].a, 1);
    assert_int_equal(option[1].a, 3);
    assert_int_equal(table_question(table, 1).card, CARD_RIVAL); /* so that front ends can read the modes from its
                                                                    text */
    answer(1, ACT_MODE, 3);
    assert_int_equal(state_now().score, 3);
    assert_int_equal(state_now().done, 1);
    assert_int_equal(table_pending_truth(table), only(0));
    play(CARD_RIVAL);
    answer(1, ACT_MODE, 1);
    assert_int_equal(state_now().score, 1);
}

static void test_a_mode_that_nobody_is_asked_about(void **state)
{
    (void)state;
    play(CARD_FATE);
    assert_int_equal(state_now().score, 12);
    assert_int_equal(state_now().done, 1);
}

static void test_the_owner_chooses_without_by(void **state)
{
    (void)state;
    play(CARD_OWN);
    assert_int_equal(table_pending_truth(table), only(0));
    answer(0, ACT_MODE, 2);
    assert_int_equal(state_now().score, 2);
}

/* An option of the question that a seat is asked, as front ends print it. */
static const char *option_said(seat who, u8 verb, u8 a)
{
    struct speaker speaker = table_speaker(table, who);
    struct question question = table_question(table, who);
    text_clear(&said);
    say_option(&said, &speaker, &question, (struct action){verb, a, 0, 0});
    return text_string(&said);
}

static void test_modes_are_said_in_the_words_of_the_card(void **state)
{
    (void)state;
    play(CARD_LATE);
    assert_null(table_question(table, 0).modes); /* the question is whether, not which */
    assert_string_equal(option_said(0, ACT_MODE, 2), "Choose 2");
    answer(0, ACT_ACCEPT, 0);
    assert_string_equal(option_said(0, ACT_MODE, 1), "Gain 4");
    assert_string_equal(option_said(0, ACT_MODE, 2), "Gain 5");
    assert_string_equal(option_said(0, ACT_DECLINE, 0), "No");
    play(CARD_RIVAL);
    assert_string_equal(option_said(1, ACT_MODE, 3), "Gain 3");
}

static void test_a_choice_of_another_is_saved(void **state)
{
    (void)state;
    struct text json = {0};
    play(CARD_RIVAL);
    state_dump(&json, &game, &content, table_state(table), false);
    STATE before = state_now();
    play(CARD_PLAIN);
    if (!table_load(table, text_string(&json), NULL, NOBODY, &said)) fail_msg("%s", said.at);
    STATE after = state_now();
    assert_memory_equal(&before, &after, sizeof before);
    answer(1, ACT_MODE, 3);
    assert_int_equal(state_now().score, 3);
    text_free(&json);
}

/* -- The end ------------------------------------------------------------------------------------------------ */

static void test_a_procedure_ends_the_game(void **state)
{
    (void)state;
    play(CARD_PLAIN);
    answer(0, ACT_DECLINE, 0);
    assert_ended();
    assert_int_equal(state_now().done, 1);
}

static void test_a_verb_ends_the_game(void **state)
{
    (void)state;
    play(CARD_STOP);
    assert_ended();
    assert_int_equal(state_now().score, 1);
    assert_int_equal(state_now().done, 0);
}

static void test_a_lane_ends_the_game(void **state)
{
    (void)state;
    play(CARD_PLAIN);
    answer(0, ACT_ACCEPT, 0);
    assert_int_equal(table_pending_truth(table), 0x07);
    answer(1, ACT_BID, 1); /* and is asked whether it is sure */
    answer(0, ACT_BID, 1);
    answer(0, ACT_ACCEPT, 0);
    assert_int_equal(table_pending_truth(table), 0x06);
    answer(2, ACT_BID, 9);
    assert_ended();
    assert_int_equal(state_now().done, 1);
    assert_true(table_go(table, 4)); /* and back again */
    assert_int_equal(table_pending_truth(table), 0x06);
}

/* -- Names --------------------------------------------------------------------------------------------------- */

static const char *go_to(u8 place)
{
    struct speaker s = table_speaker(table, 0);
    text_clear(&said);
    say_action(&said, &s, (struct action){ACT_GO, place, 0, 0});
    return text_string(&said);
}

static void test_a_table_names_things_by_its_state(void **state)
{
    (void)state;
    play(CARD_PLAIN);
    assert_string_equal(go_to(1), "Go to the Square of map 1");
    assert_string_equal(go_to(0), "Go to nowhere");
    text_clear(&said);
    if (!table_load(table, "{\"map\": 2}", NULL, NOBODY, &said)) fail_msg("%s", said.at);
    assert_string_equal(go_to(1), "Go to the Square of map 2");
    text_clear(&said);
    assert_false(table_answer(table, 0, (struct action){ACT_GO, 1, 0, 0}, &said));
    assert_string_equal(text_string(&said), "Go to the Square of map 2: this is not one of the options now");
}

/* The names follow every answer, even when it is taken back. */
static void test_a_table_names_things_by_its_present(void **state)
{
    (void)state;
    play(CARD_RIVAL);
    assert_string_equal(go_to(2), "Go to the second place");
    answer(1, ACT_MODE, 1);
    assert_string_equal(go_to(2), "Go to the Tower of 1");
    assert_true(table_go(table, 0));
    assert_string_equal(go_to(2), "Go to the second place");
    assert_true(table_go(table, 1));
    assert_string_equal(go_to(2), "Go to the Tower of 1");
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(test_another_seat_chooses_the_mode), TEST(test_a_mode_that_nobody_is_asked_about),
    TEST(test_the_owner_chooses_without_by), TEST(test_modes_are_said_in_the_words_of_the_card),
    TEST(test_a_choice_of_another_is_saved),
    TEST(test_a_procedure_ends_the_game), TEST(test_a_verb_ends_the_game), TEST(test_a_lane_ends_the_game),
    TEST(test_a_table_names_things_by_its_state), TEST(test_a_table_names_things_by_its_present),
};
TEST_GROUP(tests);
