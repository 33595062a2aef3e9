/* test_lanes.c: lanes that do more than ask at once: one ends without a question, one calls another rule first. */
#include "../kit/group.h"
#include "engine/game.h"

#define GAME_LABEL "chores"

/* -- A made-up game: seat 0 is asked, seat 1 has nothing to do, seat 2 looks something up before it is asked ------- */

enum { SEATS_ = 3 };
enum { P_day, P_chore, P_look };

#define CHORES_FIELDS(S, ONE, MANY, SUB, CARDS) \
    MANY(S, u8, done, SEATS_, NUMBER, ALL)      \
    MANY(S, u8, spare, 5, NUMBER, ALL)
DESCRIBED_STATE(chores, CHORES_FIELDS)
DESCRIBE(chores, CHORES_FIELDS, false)

#define STATE struct chores
#define LOCALS_look(S, ONE, MANY) ONE(S, u8, at, NUMBER, ALL)
#define STEPS_look(S, Q) Q(WHERE, 1, "Where do you look?")
DECLARE_PROC(look)
#define LOCALS_chore(S, ONE, MANY) ONE(S, u8, found, NUMBER, OWNER) ONE(S, u8, said, NUMBER, OWNER)
#define STEPS_chore(S, Q) S(LOOKED, TO(look)) Q(WHAT, 2, "What do you do?")
DECLARE_PROC(chore)
#define LOCALS_day(S, ONE, MANY) ONE(S, u8, helpers, NUMBER, ALL)
#define STEPS_day(S, Q) S(ALL_DONE, TO(chore))
DECLARE_PROC(day)

PROC(look)
{
    BEGIN(look)
    ASK_SECRET(WHERE, f->seat) {
        OFFER(0, 1);
        OFFER(0, 2);
    }
    RETURN(10 * L->at + ANSWER.a);
}

PROC(chore)
{
    BEGIN(chore)
    if (f->seat == 1) RETURN(0);
    if (f->seat == 2) {
        CALL(LOOKED, look, .at = f->seat);
        L->found = (u8)RESULT;
    }
    ASK_SECRET(WHAT, f->seat) {
        OFFER(1, 3);
        OFFER(1, 4);
    }
    L->said = ANSWER.a;
    END
}

PROC(day)
{
    BEGIN(day)
    FORK(ALL_DONE, L->helpers, chore);
    for (seat s = 0; s < SEATS_; s++) g->done[s] = (u8)(LANE_OF(chore, s)->found + LANE_OF(chore, s)->said);
    join(c);
    END
}

static const struct procedure *const procedures[] = {&proc_day, &proc_chore, &proc_look};
static const struct game chores_game = {
    .id = "chores", .state_bytes = sizeof(struct chores), .least_players = SEATS_, .most_players = SEATS_,
    .rules.procedures = procedures, .rules.procedure_count = COUNT(procedures), .rules.fields = &chores_fields,
};

static struct chores g;
static struct context context, *const c = &context;

static void begin_with(seats helpers)
{
    static const struct block block;
    static const struct content content = {.block = &block};
    memset(&g, 0, sizeof g);
    g.head.top = NO_FRAME;
    random_seed(&g.head.random, 1);
    context_open(c, &chores_game, &content, &g);
    PUSH(day, 0, .helpers = helpers);
    rules_run(c);
}

static void begin(void) { begin_with(7); }

static void give(seat who, u8 verb, u8 a)
{
    assert_true(rules_answer_checked(c, who, (struct action){verb, a, 0, 0}));
}

/* -- Tests --------------------------------------------------------------------------------------------------- */

/* Each lane ends by itself, in whatever order they answer; a lane that asks nothing is over at once. */
static void lanes_end_by_themselves(void **state)
{
    (void)state;
    for (int order = 0; order < 2; order++) {
        begin();
        assert_int_equal(c->pending, 5);
        assert_int_equal(g.head.forked, 7);
        if (order) give(0, 1, 4);
        give(2, 0, 1);
        assert_int_equal(c->pending, order ? 4 : 5);
        give(2, 1, 3);
        assert_int_equal(c->pending, order ? 0 : 1);
        if (!order) give(0, 1, 4);
        assert_int_equal(g.head.top, NO_FRAME);
        assert_int_equal(g.done[0], 4);
        assert_int_equal(g.done[1], 0);
        assert_int_equal(g.done[2], 24);
    }
}

/* Where nobody has a lane, the rules go on at once. */
static void no_lanes_are_over_at_once(void **state)
{
    (void)state;
    begin_with(0);
    assert_int_equal(c->pending, 0);
    assert_int_equal(g.head.top, NO_FRAME);
    assert_int_equal(g.head.forked, 0);
}

/* A lane that is run again from its beginning asks the same again. */
static void a_lane_begins_again(void **state)
{
    (void)state;
    begin();
    give(2, 0, 1);
    give(2, 1, 3);
    assert_int_equal(c->pending, 1);
    lane_restart(c, 2);
    rules_run(c);
    assert_int_equal(c->pending, 5);
    rules_list(c, 2);
    assert_int_equal(c->option[0].verb, 0); /* where it looks, not what it does */
    give(2, 0, 2);
    give(0, 1, 3);
    give(2, 1, 4);
    assert_int_equal(g.done[2], 26);
    assert_int_equal(g.done[0], 3);
}

/* The half-done lanes are in the state: a copy goes on from there. */
static void a_copy_in_the_middle_goes_on(void **state)
{
    (void)state;
    begin();
    give(2, 0, 1);
    struct chores copy = g;
    give(0, 1, 3);
    give(2, 1, 3);
    assert_int_equal(g.done[2], 24);
    g = copy;
    rules_run(c);
    assert_int_equal(c->pending, 5);
    give(2, 1, 4);
    give(0, 1, 4);
    assert_int_equal(g.done[2], 25);
    assert_int_equal(g.done[0], 4);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(lanes_end_by_themselves),
    cmocka_unit_test(no_lanes_are_over_at_once),
    cmocka_unit_test(a_lane_begins_again),
    cmocka_unit_test(a_copy_in_the_middle_goes_on),
};
TEST_GROUP(tests);
