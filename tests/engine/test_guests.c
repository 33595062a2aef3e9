/* test_guests.c: what people do at a table besides answering: names, talk, leaving; and luck that undo must not take
 * back, and what the bench counts. */
#include "../kit/group.h"
#include "engine/table.h"

#define GAME_LABEL "parlour_guests"
#include "parlour.h"

static struct text error; /* of the last call that failed */

static int forget(void **state)
{
    (void)state;
    text_free(&error);
    return 0;
}

static void assert_error(const char *expected)
{
    assert_string_equal(text_string(&error), expected);
    text_clear(&error);
}

/* Seat 2 cannot leave; of others it is noted who has left, and whoever had the chair hands it on. */
static bool resign(struct context *c, void *state, seat who)
{
    (void)c;
    struct parlour *g = state;
    if (who == 2) return false;
    g->spare[0] = (u8)(who + 1);
    if (g->chair == who) g->chair = 2;
    return true;
}

static struct game game;

static struct table *open_parlour(void)
{
    game = parlour_game;
    game.rules.resign = resign;
    struct table *t = table_new(&game, parlour_content(), &(struct setup){.players = GUESTS}, 1, &error);
    assert_non_null(t);
    return t;
}

static void give(struct table *t, seat who, u8 verb, u8 a)
{
    if (!table_answer(t, who, (struct action){verb, a, 0, 0}, &error)) fail_msg("%s", text_string(&error));
}

/* Seat 0 has the chair. */
static void to_the_chair(struct table *t)
{
    for (int round = 0; round < 2; round++)
        for (seat s = 0; s < GUESTS; s++) {
            give(t, s, DO_BID, 3);
            give(t, s, DO_ADD, 3);
        }
    give(t, 0, DO_CHAIR, 0);
    give(t, 0, DO_HAND_OVER, 7);
}

static const struct parlour *parlour(const struct table *t) { return table_state(t); }

static const char *name_of(struct table *t, seat who) { return table_speaker(t, NOBODY).names->seat[who]; }

/* -- Names and talk ------------------------------------------------------------------------------------------- */

/* "x", then 40 letters of two bytes each: 81 bytes. */
static const char *long_name(void)
{
    static char name[82] = "x";
    for (int i = 0; i < 40; i++) memcpy(name + 1 + 2 * i, "\xC3\xA9", 2);
    return name;
}

static void names_are_cleaned_and_cut(void **state)
{
    (void)state;
    struct table *t = open_parlour();
    table_name(t, 0, "  Anna\tMaria \n");
    assert_string_equal(name_of(t, 0), "Anna Maria");
    table_name(t, 1, " \n ");
    assert_null(name_of(t, 1));
    table_name(t, 1, "Ben");
    table_name(t, 1, NULL);
    assert_null(name_of(t, 1));
    table_name(t, 2, long_name());
    assert_int_equal(strlen(name_of(t, 2)), 63); /* not within a letter */
    table_name(t, 2, long_name() + 1);
    assert_int_equal(strlen(name_of(t, 2)), 64);
    table_name(t, SEATS_MAX, "nobody"); /* sits nowhere */
    table_name(t, NOBODY, "nobody");
    table_free(t);
}

/* Talk is said at the end of the game, wherever the table looks, and cuts nothing off. */
static void talk_about_the_past(void **state)
{
    (void)state;
    seat who;
    int at;
    struct table *t = open_parlour();
    to_the_chair(t);
    give(t, 0, DO_WAIT, 0);
    give(t, 0, DO_WAIT, 0);
    int end = table_decisions(t);
    assert_true(table_go(t, end - 2));
    table_talk(t, 1, "Here you waited");
    assert_int_equal(table_decisions(t), end - 2);
    assert_int_equal(parlour(t)->waited, 0);
    assert_string_equal(table_said(t, 0, &who, &at), "Here you waited");
    assert_int_equal(who, 1);
    assert_int_equal(at, end);
    assert_true(table_go(t, end));
    assert_int_equal(parlour(t)->waited, 2);
    table_free(t);
}

/* What is said to some is heard by them alone, also in what they may know of the game; a record brings it back. */
static void whispers_have_few_ears(void **state)
{
    (void)state;
    struct text out = {0};
    struct saying said;
    const struct game *box[] = {&game, NULL};
    struct table *t = open_parlour();
    to_the_chair(t);
    table_whisper(t, 1, only(2), "He bluffs");
    table_talk(t, 0, "Well?");
    for (seat s = 0; s <= GUESTS; s++) {
        bool near = s == 1 || s == 2;
        seats ears = s < GUESTS ? only(s) : 0; /* the last looks on */
        assert_true(table_heard(t, ears, near, &said));
        assert_string_equal(said.words, "Well?");
        assert_int_equal(said.to, EVERYBODY);
        assert_false(table_heard(t, ears, near + 1, &said));
        out.length = 0;
        table_record_for(t, &out, s < GUESTS ? s : NOBODY);
        assert_int_equal(strstr(out.at, "say 1 to 2 \"He bluffs\"") != NULL, near);
    }
    out.length = 0;
    table_record(t, &out, true);
    struct table *again = table_replay(box, parlour_content(), out.at, &error);
    if (!again) fail_msg("%s", text_string(&error));
    assert_true(table_heard(again, only(2), 0, &said));
    assert_string_equal(said.words, "He bluffs");
    assert_int_equal(said.to, only(2));
    assert_int_equal(said.who, 1);
    text_free(&out);
    table_free(again);
    table_free(t);
}

/* -- Leaving -------------------------------------------------------------------------------------------------- */

static void who_cannot_leave_is_told_why(void **state)
{
    (void)state;
    struct table *t = open_parlour();
    to_the_chair(t);
    u64 before = state_hash(&game, table_state(t));
    assert_false(table_resign(t, 2, &error));
    assert_error("this is not possible now");
    assert_false(table_resign(t, GUESTS, &error));
    assert_error("there is no seat 3");
    assert_false(table_resign(t, NOBODY, &error));
    assert_error("there is no seat 255");
    game.rules.resign = NULL;
    assert_false(table_resign(t, 1, &error));
    assert_error("Parlour has no rule for giving up");
    game.rules.resign = resign;
    assert_true(state_hash(&game, table_state(t)) == before);
    give(t, 0, DO_WAIT, 0);
    give(t, 0, DO_LEAVE, 0);
    assert_false(table_resign(t, 1, &error));
    assert_error("the game is over");
    table_free(t);
}

static void a_guest_leaves(void **state)
{
    (void)state;
    struct table *t = open_parlour();
    to_the_chair(t);
    give(t, 0, DO_WAIT, 0);
    int decisions = table_decisions(t);
    assert_true(table_resign(t, 0, &error));
    assert_int_equal(parlour(t)->spare[0], 1);
    assert_int_equal(table_pending_truth(t), only(2)); /* the chair is handed on at once */
    assert_int_equal(table_decisions(t), decisions);
    assert_false(table_undo(t, 0, &error)); /* what was before */
    assert_error("a player has resigned since");
    give(t, 2, DO_WAIT, 0);
    assert_true(table_undo(t, 2, &error)); /* what comes after can be taken back */
    assert_int_equal(parlour(t)->spare[0], 1);
    assert_int_equal(parlour(t)->waited, 1);
    table_free(t);
}

static void a_record_knows_who_has_left(void **state)
{
    (void)state;
    const struct game *box[] = {&game, NULL};
    struct table *t = open_parlour();
    to_the_chair(t);
    assert_true(table_resign(t, 0, &error));
    give(t, 2, DO_WAIT, 0);
    struct text record = {0}, seen = {0};
    table_record(t, &record, true);
    assert_non_null(strstr(record.at, "\nleave 0\n"));
    table_record_for(t, &seen, 1);
    assert_non_null(strstr(seen.at, "\nleave 0\n"));
    struct table *again = table_replay(box, parlour_content(), record.at, &error);
    if (!again) fail_msg("%s", text_string(&error));
    assert_memory_equal(table_state(t), table_state(again), sizeof(struct parlour));
    table_free(again);
    char *line = strstr(record.at, "leave 0");
    line[6] = '2';
    assert_null(table_replay(box, parlour_content(), record.at, &error));
    assert_non_null(strstr(text_string(&error), "this is not possible now"));
    text_free(&record);
    text_free(&seen);
    table_free(t);
}

/* -- Luck ----------------------------------------------------------------------------------------------------- */

/* A die of which no event tells bars undo all the same. */
static void undo_does_not_take_luck_back(void **state)
{
    (void)state;
    struct event_row events[COUNT(parlour_events)];
    memcpy(events, parlour_events, sizeof events);
    events[HAS_ROLLED].flags = 0;
    struct table *t = open_parlour();
    game.rules.events = events;
    to_the_chair(t);
    give(t, 0, DO_ROLL, 0);
    u64 before = state_hash(&game, table_state(t));
    assert_false(table_undo(t, 0, &error));
    assert_error("luck has decided something since");
    assert_true(state_hash(&game, table_state(t)) == before);
    table_friendly(t, true);
    assert_true(table_undo(t, 0, &error));
    table_free(t);
}

/* A fixed die is as the test says, but a die: it has that many faces. */
static void fixed_dice_have_faces(void **state)
{
    (void)state;
    struct parlour g = {0};
    struct context c;
    struct fixed dice = {.count = 4, .value = {0, 1, 6, 9}}, picks = {.count = 2, .value = {3, 4}};
    context_open(&c, &parlour_game, parlour_content(), &g);
    random_seed(&g.head.random, 1);
    struct random before = g.head.random;
    c.dice = &dice;
    c.picks = &picks;
    assert_int_equal(roll(&c, 6), 1);
    assert_int_equal(roll(&c, 6), 1);
    assert_int_equal(roll(&c, 6), 6);
    assert_int_equal(roll(&c, 6), 6);
    assert_int_equal(pick(&c, 4), 3);
    assert_int_equal(pick(&c, 4), 0);
    assert_memory_equal(&before, &g.head.random, sizeof before);
    int rolled = 0, picked = 0;
    for (int i = 0; i < 200; i++) { /* then luck decides again: every face, and no other */
        rolled |= 1 << roll(&c, 6);
        picked |= 1 << pick(&c, 4);
    }
    assert_int_equal(rolled, 0x7E);
    assert_int_equal(picked, 0x0F);
}

/* -- For the bench -------------------------------------------------------------------------------------------- */

/* Answers that are no choice are counted where no question pauses for them, and so is every entry of a procedure. */
static void the_bench_counts(void **state)
{
    (void)state;
    for (int fast = 0; fast < 2; fast++) {
        struct parlour g = {.head.top = NO_FRAME};
        struct context c;
        context_open(&c, &parlour_game, parlour_content(), &g);
        random_seed(&g.head.random, 1);
        parlour_begin(&c, &g, NULL);
        c.fast = fast;
        rules_run(&c);
        assert_int_equal(c.forced, 0);
        assert_int_equal(c.dispatches, 1); /* it forks: lanes are not counted */
        for (int n = 0; n < 2; n++)
            for (seat s = 0; s < GUESTS; s++) {
                rules_answer(&c, s, (struct action){DO_BID, 3, 0, 0});
                if (!fast) rules_answer(&c, s, (struct action){DO_ADD, 3, 0, 0});
            }
        assert_int_equal(c.forced, fast ? 6 : 0); /* who bids 3 adds 3 */
        assert_int_equal(c.dispatches, 3);
    }
}

/* -- For who runs the rules without a table ------------------------------------------------------------------- */

/* Of several who are asked any may answer, also one whose options were not listed. */
static void whoever_answers_first_takes_the_chair(void **state)
{
    (void)state;
    for (seat who = 0; who < GUESTS; who++) {
        struct parlour g = {.head.top = NO_FRAME};
        struct context c;
        context_open(&c, &parlour_game, parlour_content(), &g);
        random_seed(&g.head.random, 1);
        parlour_begin(&c, &g, NULL);
        rules_run(&c);
        for (int n = 0; n < 2; n++)
            for (seat s = 0; s < GUESTS; s++) {
                rules_answer(&c, s, (struct action){DO_BID, 3, 0, 0});
                rules_answer(&c, s, (struct action){DO_ADD, 3, 0, 0});
            }
        assert_int_equal(c.pending, 7);
        rules_answer(&c, who, (struct action){DO_CHAIR, 0, 0, 0});
        assert_int_equal(g.chair, who);
        assert_int_equal(c.pending, only(who));
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(names_are_cleaned_and_cut), TEST(talk_about_the_past), TEST(whispers_have_few_ears),
    cmocka_unit_test(whispers_have_few_ears), TEST(who_cannot_leave_is_told_why),
    TEST(a_guest_leaves), TEST(a_record_knows_who_has_left), TEST(undo_does_not_take_luck_back),
    TEST(fixed_dice_have_faces), TEST(the_bench_counts),
    TEST(whoever_answers_first_takes_the_chair),
};
TEST_GROUP(tests);
