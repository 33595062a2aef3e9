/* test_effect_verbs.c: what the engine's own verbs do at play: loops, conditions, prices, modes, reactions, and
 * questions that are not asked because nothing could come of them. */
#include "../kit/group.h"
#include "author/reader.h"
#include "engine/table.h"
#include "engine/target.h"

/* -- A made-up game: seat 0 plays one card ----------------------------------------------------------------------- */

enum { CARD = 1 };
enum { GAIN = V_GAME, SPEND, MARK, PICK, STOP, VERBS };
enum { P_evening, P_effect, P_pick, P_react };
enum { R_THING, THINGS = 4 };
enum { POINTS = 1, RICH = 1 };

#define A(verb, ...) ACT_##verb,
enum {
#include "engine/actions.def"
    ACT_GO, ACT_TAKE, ACTION_COUNT
};
#undef A

#define MARKET_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, score, NUMBER, ALL)              \
    ONE(S, u8, things, BITS, ALL)               \
    ONE(S, u8, marked, BITS, ALL)               \
    ONE(S, u8, reacts, NUMBER, ALL)             \
    ONE(S, u8, cancelled, FLAG, ALL)            \
    ONE(S, u8, card, NUMBER, ALL)               \
    MANY(S, u8, spare, 2, NUMBER, ALL)
DESCRIBED_STATE(market, MARKET_FIELDS)
DESCRIBE(market, MARKET_FIELDS, false)

#define STATE struct market
#define GAME_LABEL "market"
#define LOCALS_evening(S, ONE, MANY) ONE(S, u8, card, NUMBER, ALL)
#define STEPS_evening(S, Q) S(PLAYED, TO(effect)) Q(NEXT, 1, "Go on?")
DECLARE_PROC(evening)
#define LOCALS_pick(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_pick(S, Q) Q(WHICH, 2, "Which?")
DECLARE_PROC(pick)
#define LOCALS_react(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_react(S, Q) Q(WHETHER, 3, "Do you cancel it?")
DECLARE_PROC(react)

PROC(evening)
{
    BEGIN(evening)
    CALL(PLAYED, effect, .kind = CARD, .card = L->card, .part = 1);
    g->cancelled = RESULT == CANCELLED;
    ASK(NEXT, 0) {
        OFFER(ACT_GO);
        OFFER(ACT_DECLINE);
    }
    END
}

/* Takes one of the things. */
PROC(pick)
{
    BEGIN(pick)
    ASK(WHICH, f->seat)
        for EACH_BIT(thing, g->things) OFFER(ACT_TAKE, thing);
    effect_below(f)->reg[R_THING] = ANSWER.a;
    g->score = (u8)(g->score + 10 * ANSWER.a);
    END
}

PROC(react)
{
    BEGIN(react)
    ASK(WHETHER, f->seat) {
        OFFER(ACT_ACCEPT);
        OFFER(ACT_DECLINE);
    }
    RETURN(ANSWER.verb == ACT_ACCEPT ? CANCELLED : 0);
}

#define G ((STATE *)(void *)c->head)
#define VERB(type, name)                                                                                       \
    static type name(struct context *c __attribute__((unused)), struct effect *e __attribute__((unused)),     \
                     seat who __attribute__((unused)), struct instr i __attribute__((unused)))

VERB(void, do_gain) { G->score = (u8)(G->score + effect_amount(c, e, who, i.a)); }
VERB(bool, can_spend) { return G->score >= effect_amount(c, e, who, i.a); }
VERB(void, do_spend)
{
    if (can_spend(c, e, who, i)) G->score = (u8)(G->score - effect_amount(c, e, who, i.a));
}
VERB(bool, can_mark) { return !in_set(G->marked, e->reg[R_THING]); }
VERB(void, do_mark) { G->marked = (u8)(G->marked | bit(e->reg[R_THING])); }
VERB(bool, can_pick) { return G->things != 0; }
VERB(void, do_pick)
{
    if (G->things) PUSH(pick, who);
}
VERB(void, do_stop) { e->over = 1; }

#define AMOUNT {{"1", ARG_AMOUNT, NULL, NULL, 0, 0}}
static const struct verb verbs[VERBS] = {
    [GAIN] = {"gain", AMOUNT, "gain {a}", NULL, do_gain, 0, false},
    [SPEND] = {"spend", AMOUNT, "spend {a}", can_spend, do_spend, 0, false},
    [MARK] = {"mark", {{0}}, "mark it", can_mark, do_mark, 0, false},
    [PICK] = {"pick", {{0}}, "take a thing", can_pick, do_pick, 0, false},
    [STOP] = {"stop", {{0}}, "that is all", NULL, do_stop, 0, false},
};
static const struct words each_words = {"selector", (const struct word[]){{"things", 1, "thing", NULL, 0, 0}, {0}}};
static const struct words quantity_words = {"quantity", (const struct word[]){
    {"points", POINTS, "point", NULL, 0, 0}, {0}}};
static const struct words condition_words = {"condition", (const struct word[]){
    {"rich", RICH, "you have {n:point|points}", NULL, 0, 0}, {0}}};

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
static int quantity(struct context *c, const struct effect *e, seat who, u8 quantity_)
{
    (void)e, (void)who;
    assert_int_equal(quantity_, POINTS);
    return G->score;
}
static bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    (void)e, (void)who;
    return condition.word != RICH || G->score >= condition.n;
}
static bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    (void)who, (void)selector;
    return target_each(e, G->things, THINGS, 0, R_THING);
}
static bool played(struct context *c, struct effect *e, seat who)
{
    (void)e;
    if (!G->reacts) return false;
    PUSH(react, (seat)(who + 1));
    return true;
}

static STATE opening; /* the state that a game begins with */

static void begin(struct context *c, void *state, const struct setup *setup)
{
    STATE *g = state;
    g->score = opening.score;
    g->things = opening.things;
    g->reacts = opening.reacts;
    PUSH(evening, 0, setup->scenario);
}

static const struct procedure *const procedures[] = {&proc_evening, &proc_effect, &proc_pick, &proc_react};
static const u64 effect_calls = TO(pick) | TO(react);
#define A(verb, a, b, c, phrase, ...) {#verb, a, b, c, phrase, __VA_ARGS__},
static const struct action_row actions[] = {
#include "engine/actions.def"
    {"GO", NOTHING, NOTHING, NOTHING, "Go"},
    {"TAKE", NUMBER, NOTHING, NOTHING, "Take {a}"},
};
#undef A

static const struct game game = {
    .id = "market", .name = "Market", .prefix = "MK", .version = 1, .state_bytes = sizeof(STATE), .least_players = 2,
    .most_players = 2, .scenario_kind = CARD, .rules.effect_calls = &effect_calls, .rules.procedures = procedures,
    .rules.procedure_count = COUNT(procedures), .rules.fields = &market_fields, .rules.actions = actions,
    .rules.action_count = ACTION_COUNT, .rules.begin = begin, .words.verbs = verbs, .words.verb_count = VERBS,
    .words.each = &each_words, .words.quantities = &quantity_words, .words.conditions = &condition_words,
    .words.kinds = kinds, .words.part = part, .words.played = played, .words.quantity = quantity, .words.holds = holds,
    .words.each_next = each_next,
};

/* -- Helpers ------------------------------------------------------------------------------------------------ */

static struct text block, said;
static struct content content;
static struct table *table;

static const STATE *now(void) { return table_state(table); }

/* Seat 0 plays a card with this effect, with so many points and these things. */
static void play(const char *effect, u8 score, u8 things)
{
    const char *name = "a.lua";
    struct text source = {0};
    text_add(&source, "card { id = 'x', name = 'X', effect = { %s } }", effect);
    text_clear(&block);
    if (!reader_read_memory(&game, &name, (const char *const *)&source.at, 1, &block, &said)) fail_msg("%s", said.at);
    assert_true(content_open(&content, block.at, block.length));
    text_free(&source);
    table_free(table);
    opening.score = score;
    opening.things = things;
    table = table_new(&game, &content, &(struct setup){2, 1, 0}, 1, &said);
    if (!table) fail_msg("%s", said.at);
}

static void answer(seat who, u8 verb, u8 a)
{
    if (!table_answer(table, who, (struct action){verb, a, 0, 0}, &said)) fail_msg("%s", said.at);
}

/* The verbs of the options that seat 0 has now, as bits. */
static u64 offered(void)
{
    int count;
    u64 set = 0;
    const struct action *option = table_options(table, 0, &count);
    for (int i = 0; i < count; i++) set |= 1ull << option[i].verb;
    return set;
}
static bool is_done(void) { return offered() >> ACT_GO & 1; }
static bool is_asked(void) { return offered() == (1ull << ACT_ACCEPT | 1ull << ACT_DECLINE); }

/* The effect is carried out without a question, and this is the score then. */
static void assert_score(const char *effect, u8 score, u8 things, int expected)
{
    play(effect, score, things);
    assert_true(is_done());
    assert_int_equal(now()->score, expected);
}

/* Whether it is asked for the `may` of an effect. */
static void assert_asked(const char *effect, u8 score, u8 things, bool expected)
{
    play(effect, score, things);
    if (is_asked() != expected) fail_msg("%s, with %d: %s", effect, score, expected ? "no question" : "a question");
    if (!expected) assert_true(is_done());
    assert_int_equal(now()->score, score); /* judging changes nothing */
    assert_int_equal(now()->marked, 0);
}

static int forget(void **state)
{
    (void)state;
    table_free(table);
    table = NULL;
    opening = (STATE){0};
    text_free(&block);
    text_free(&said);
    return 0;
}

/* -- Tests -------------------------------------------------------------------------------------------------- */

static void amounts(void **state)
{
    (void)state;
    assert_score("gain { 3 }", 0, 0, 3);
    assert_score("gain { 127 }", 0, 0, 127);
    assert_score("gain { { per = 'points' } }", 4, 0, 8);
    assert_score("gain { { per = 'points', times = 3, plus = 1 } }", 2, 0, 2 + 7);
    assert_score("gain { { per = 'points', times = 3, plus = 1, most = 5 } }", 2, 0, 2 + 5);
    assert_score("gain { { per = 'points', times = 3, plus = 1, most = 7 } }", 2, 0, 2 + 7);
    assert_score("gain { { per = 'points', times = 3, plus = 1, most = 9 } }", 2, 0, 2 + 7);
}

static void so_many_times(void **state)
{
    (void)state;
    assert_score("times { 3, gain { 2 } }, gain { 1 }", 0, 0, 7);
    assert_score("times { 1, gain { 2 }, gain { 3 } }, gain { 1 }", 0, 0, 6);
    assert_score("times { { per = 'points' }, gain { 1 } }, gain { 1 }", 0, 0, 1);
    assert_score("times { { per = 'points' }, gain { 1 } }, gain { 1 }", 4, 0, 9); /* as many as there were at first */
    assert_score("times { 2, gain { 1 } }, times { 3, gain { 1 } }", 0, 0, 5);
}

static void for_each_thing(void **state)
{
    (void)state;
    assert_score("each { 'things', mark {}, gain { 1 } }, gain { 5 }", 0, 0xB, 8);
    assert_int_equal(now()->marked, 0xB);
    assert_score("each { 'things', mark {}, gain { 1 } }, gain { 5 }", 0, 0, 5);
    assert_int_equal(now()->marked, 0);
    assert_score("each { 'things', gain { 1 } }, each { 'things', gain { 10 } }", 0, 6, 22);
}

static void conditions(void **state)
{
    (void)state;
    static const char both[] =
        "given { { 'rich', 5 }, gain { 1 }, otherwise = { gain { 20 }, gain { 30 } } }, gain { 100 }";
    assert_score(both, 4, 0, 154);
    assert_score(both, 5, 0, 106);
    assert_score("given { { 'rich', 5 }, gain { 1 } }, gain { 100 }", 4, 0, 104);
    assert_score("given { { 'rich', 5 }, gain { 1 } }, gain { 100 }", 5, 0, 106);
}

static void who_may_is_asked_when_something_can_come_of_it(void **state)
{
    (void)state;
    assert_asked("may { spend { 1 } }", 0, 0, false);
    assert_asked("may { spend { 1 } }", 1, 0, true);
    assert_asked("may { spend { 9 }, spend { 1 } }", 1, 0, true); /* one of two is enough */
    assert_asked("may { gain { 1 } }", 0, 0, true);
    assert_asked("may { times { { per = 'points' }, gain { 1 } } }", 0, 0, false);
    assert_asked("may { times { { per = 'points' }, gain { 1 } } }", 1, 0, true);
    assert_asked("may { times { 2, spend { 1 } }, spend { 9 } }", 0, 0, false);
    assert_asked("may { each { 'things', spend { 1 } } }", 1, 0, false);
    assert_asked("may { each { 'things', spend { 1 } } }", 0, 1, false);
    assert_asked("may { each { 'things', spend { 1 } } }", 1, 8, true);
    assert_asked("may { each { 'things', mark {} } }", 0, 4, true);
    assert_asked("may { given { { 'rich', 5 }, spend { 9 }, otherwise = { spend { 2 } } } }", 1, 0, false);
    assert_asked("may { given { { 'rich', 5 }, spend { 9 }, otherwise = { spend { 2 } } } }", 2, 0, true);
    assert_asked("may { given { { 'rich', 5 }, spend { 9 }, otherwise = { spend { 2 } } } }", 5, 0, false);
    assert_asked("may { given { { 'rich', 5 }, spend { 9 }, otherwise = { spend { 2 } } } }", 9, 0, true);
    assert_asked("may { may { spend { 1 } } }", 0, 0, false);
    assert_asked("may { may { spend { 1 } } }", 1, 0, true);
    assert_asked("may { spend { 1 } }, given { { 'rich', 5 }, gain { 0 } }", 0, 0, false); /* that is not in it */
}

static void what_is_declined_is_skipped(void **state)
{
    (void)state;
    play("may { spend { 1 }, spend { 2 } }, gain { 10 }", 5, 0);
    answer(0, ACT_DECLINE, 0);
    assert_int_equal(now()->score, 15);
    play("may { spend { 1 }, spend { 2 } }, gain { 10 }", 5, 0);
    answer(0, ACT_ACCEPT, 0);
    assert_int_equal(now()->score, 12);
    assert_score("may { spend { 9 }, spend { 9 } }, gain { 10 }", 5, 0, 15);
}

static void all_of_a_price_must_be_payable(void **state)
{
    (void)state;
    assert_asked("may { cost { spend { 2 } }, gain { 1 } }", 1, 0, false);
    assert_asked("may { cost { spend { 2 } }, gain { 1 } }", 2, 0, true);
    assert_asked("may { cost { spend { 1 }, spend { 9 } }, gain { 1 } }", 5, 0, false);
    assert_asked("may { cost { spend { 9 }, spend { 1 } }, gain { 1 } }", 5, 0, false);
    assert_asked("may { gain { 1 }, cost { spend { 9 } } }", 5, 0, false); /* wherever it stands */
    assert_asked("may { cost { spend { 1 } }, spend { 9 } }", 5, 0, false); /* and it must be worth it */
    assert_asked("may { cost { pick {} }, gain { 1 } }", 0, 0, false);
    assert_asked("may { cost { pick {} }, gain { 1 } }", 0, 2, true);
    play("may { cost { spend { 2 } }, gain { 9 } }", 2, 0);
    answer(0, ACT_ACCEPT, 0);
    assert_int_equal(now()->score, 9);
}

static void modes_that_can_be_done(void **state)
{
    (void)state;
    int count;
    play("choose { { spend { 5 } }, { spend { 1 }, gain { 20 } }, { gain { 7 } } }", 1, 0);
    const struct action *option = table_options(table, 0, &count);
    assert_int_equal(count, 2);
    assert_int_equal(option[0].a, 2);
    assert_int_equal(option[1].a, 3);
    answer(0, ACT_MODE, 2);
    assert_int_equal(now()->score, 20);
    play("choose { { spend { 5 } }, { spend { 1 }, gain { 20 } }, { gain { 7 } } }", 1, 0);
    answer(0, ACT_MODE, 3);
    assert_int_equal(now()->score, 8);
    play("choose { { spend { 5 } }, { spend { 4 } } }, gain { 9 }", 1, 0); /* what follows can be done in any mode */
    table_options(table, 0, &count);
    assert_int_equal(count, 2);
    answer(0, ACT_MODE, 1);
    assert_int_equal(now()->score, 10);
    assert_score("choose { { spend { 5 } }, { spend { 4 } } }", 1, 0, 1); /* any mode does nothing: nobody is asked */
    assert_score("choose { { spend { 5 } }, { spend { 1 } } }", 1, 0, 0); /* there is one only */
    assert_asked("may { choose { { spend { 5 } }, { spend { 4 } } } }", 3, 0, false);
    assert_asked("may { choose { { spend { 5 } }, { spend { 4 } } } }", 4, 0, true); /* the second mode can be done */
    play("choose { { spend { 1 } }, { gain { 1 } } }, may { spend { 4 } }", 4, 0); /* a mode that is chosen already */
    answer(0, ACT_MODE, 1);
    assert_true(is_done());
}

/* A verb hands over to a procedure and goes on after it, in loops too. */
static void verbs_that_pause(void **state)
{
    (void)state;
    play("pick {}, mark {}, gain { 1 }", 0, 0xC);
    answer(0, ACT_TAKE, 3);
    assert_int_equal(now()->score, 31);
    assert_int_equal(now()->marked, 8);
    play("times { 2, pick {} }, gain { 1 }", 0, 0x6);
    answer(0, ACT_TAKE, 2);
    answer(0, ACT_TAKE, 1);
    assert_int_equal(now()->score, 31);
    assert_score("pick {}, gain { 1 }", 0, 0, 1); /* there is nothing to take */
}

static void an_effect_that_is_over_ends_at_once(void **state)
{
    (void)state;
    assert_score("gain { 1 }, stop {}, gain { 1 }", 0, 0, 1);
    assert_score("times { 3, gain { 1 }, stop {} }, gain { 1 }", 0, 0, 1);
    assert_int_equal(now()->cancelled, 0);
}

static void others_react_before_anything_happens(void **state)
{
    (void)state;
    opening.reacts = 1;
    play("gain { 1 }", 0, 0);
    assert_int_equal(table_pending_truth(table), only(1));
    assert_int_equal(now()->score, 0);
    answer(1, ACT_DECLINE, 0);
    assert_int_equal(now()->score, 1);
    assert_int_equal(now()->cancelled, 0);
    play("gain { 1 }", 0, 0);
    answer(1, ACT_ACCEPT, 0);
    assert_int_equal(now()->score, 0);
    assert_int_equal(now()->cancelled, 1);
    assert_true(is_done());
    play("choose { { gain { 1 } }, { gain { 2 } } }", 0, 0); /* modes are chosen before */
    assert_int_equal(table_pending_truth(table), only(0));
    answer(0, ACT_MODE, 2);
    assert_int_equal(table_pending_truth(table), only(1));
}

/* A whole effect, as a game asks before it offers a card. */
static void whether_a_card_could_do_anything(void **state)
{
    (void)state;
    static const struct {
        const char *effect;
        u8 score, things;
        bool possible;
    } cases[] = {
        {"spend { 2 }", 1, 0, false},
        {"spend { 2 }", 2, 0, true},
        {"choose { { spend { 5 } }, { spend { 4 } } }", 3, 0, false},
        {"choose { { spend { 5 } }, { spend { 4 } } }", 4, 0, true}, /* in any mode */
        {"choose { { spend { 4 } }, { spend { 5 } } }", 4, 0, true},
        {"cost { spend { 2 } }, gain { 1 }", 1, 0, false},
        {"cost { spend { 2 } }, gain { 1 }", 2, 0, true},
        {"each { 'things', mark {} }", 0, 0, false},
        {"each { 'things', mark {} }", 0, 9, true},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        play(cases[i].effect, cases[i].score, cases[i].things);
        struct context c;
        STATE g = {.score = cases[i].score, .things = cases[i].things};
        struct effect e = {.kind = CARD, .card = 1, .part = 1}, before = e;
        context_open(&c, &game, &content, &g);
        if (effect_possible(&c, &e, 0) != cases[i].possible) fail_msg("%s with %d", cases[i].effect, cases[i].score);
        assert_memory_equal(&e, &before, sizeof e);
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(amounts), TEST(so_many_times), TEST(for_each_thing), TEST(conditions),
    TEST(who_may_is_asked_when_something_can_come_of_it), TEST(what_is_declined_is_skipped),
    TEST(all_of_a_price_must_be_payable), TEST(modes_that_can_be_done), TEST(verbs_that_pause),
    TEST(an_effect_that_is_over_ends_at_once), TEST(others_react_before_anything_happens),
    TEST(whether_a_card_could_do_anything),
};
TEST_GROUP(tests);
