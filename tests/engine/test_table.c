/* test_table.c: tables: answers, undo, lanes, going back and forth, auto answers, talk, positions. */
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/table.h"

#define GAME_LABEL "parlour_table"
#include "parlour.h"

static struct text error; /* of the last call that failed */

static int forget(void **state)
{
    (void)state;
    text_free(&error);
    return 0;
}

#define assert_says(part)                                                                        \
    do {                                                                                         \
        if (!strstr(text_string(&error), part)) fail_msg("no \"%s\" in \"%s\"", part, text_string(&error)); \
        text_clear(&error);                                                                      \
    } while (0)

static struct table *parlour_table(u64 seed)
{
    struct table *t = table_new(&parlour_game, parlour_content(), &(struct setup){.players = GUESTS}, seed, &error);
    assert_non_null(t);
    table_name(t, 0, "Anna");
    table_name(t, 1, "Ben");
    return t;
}

static void give(struct table *t, seat who, u8 verb, u8 a)
{
    if (!table_answer(t, who, (struct action){verb, a, 0, 0}, &error)) fail_msg("%s", text_string(&error));
}

static u64 hash(const struct table *t) { return state_hash(table_game(t), table_state(t)); }
static const struct parlour *parlour(const struct table *t) { return table_state(t); }

static int event_count(const struct table *t)
{
    int n;
    table_events(t, &n);
    return n;
}

/* Both rounds of bids. A seat that bids 3 has no choice of what to add. */
static void bid_all(struct table *t)
{
    for (int round = 0; round < 2; round++)
        for (seat s = 0; s < GUESTS; s++) {
            give(t, s, DO_BID, 3);
            give(t, s, DO_ADD, 3);
        }
}

static void to_the_chair(struct table *t, seat who)
{
    bid_all(t);
    give(t, who, DO_CHAIR, 0);
    give(t, who, DO_HAND_OVER, 7);
}

/* -- Opening and answering ------------------------------------------------------------------- */

static void test_setup_is_checked(void **state)
{
    (void)state;
    assert_null(table_new(&parlour_game, parlour_content(), &(struct setup){.players = 2}, 1, &error));
    assert_says("3 to 3 players, not 2");
    assert_null(table_new(&parlour_game, parlour_content(), &(struct setup){.players = 3, .options = 1}, 1, &error));
    assert_says("no such options");
    assert_null(table_new(&parlour_game, parlour_content(), &(struct setup){.players = 3, .scenario = 1}, 1, &error));
    assert_says("no such scenario");
    table_free(NULL);
}

static void test_forced_answers_are_not_counted(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    give(t, 0, DO_BID, 3);
    assert_int_equal(table_decisions(t), 1);
    int count;
    assert_int_equal(table_options(t, 0, &count)->verb, DO_ADD);
    assert_int_equal(count, 1); /* it is asked all the same */
    give(t, 0, DO_ADD, 3);
    assert_int_equal(table_decisions(t), 1);
    give(t, 1, DO_BID, 2);
    give(t, 1, DO_ADD, 2);
    assert_int_equal(table_decisions(t), 3);
    table_free(t);
}

static void test_open_question_is_a_choice_of_who(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    bid_all(t);
    assert_int_equal(table_pending_truth(t), 0x07);
    int before = table_decisions(t);
    give(t, 1, DO_CHAIR, 0); /* one option only, but others could have taken it */
    assert_int_equal(table_decisions(t), before + 1);
    assert_int_equal(parlour(t)->chair, 1);
    table_free(t);
}

static void test_refused_answers(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    to_the_chair(t, 0);
    u64 before = hash(t);
    int decisions = table_decisions(t);
    assert_false(table_answer(t, 1, (struct action){DO_WAIT, 0, 0, 0}, &error));
    assert_says("Ben is not asked anything now");
    assert_false(table_answer(t, 2, (struct action){DO_WAIT, 0, 0, 0}, &error));
    assert_says("seat 3 is not asked");
    assert_false(table_answer(t, 0, (struct action){DO_LEAVE, 0, 0, 0}, &error));
    assert_says("Leave: you have not waited yet (PL-006)");
    assert_false(table_answer(t, 0, (struct action){DO_BID, 2, 0, 0}, &error));
    assert_says("Bid 2: this is not one of the options now");
    assert_false(table_answer(t, 0, (struct action){200, 1, 2, 3}, &error));
    text_clear(&error);
    assert_false(table_answer(t, NOBODY, (struct action){0}, &error));
    text_clear(&error);
    assert_int_equal(table_refusals(t, 0)->count, 1);
    assert_int_equal(table_refusals(t, 1)->count, 0);
    assert_true(hash(t) == before && table_decisions(t) == decisions);
    give(t, 0, DO_WAIT, 0);
    give(t, 0, DO_LEAVE, 0);
    assert_true(table_over(t));
    assert_false(table_answer(t, 0, (struct action){DO_WAIT, 0, 0, 0}, &error));
    assert_says("the game is over");
    table_free(t);
}

static void test_question(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    give(t, 2, DO_BID, 1);
    struct question first = table_question(t, 0), second = table_question(t, 2);
    assert_string_equal(first.prompt, "What do you bid?");
    assert_int_equal(first.rule, 1);
    assert_string_equal(second.step, "SECOND");
    give(t, 2, DO_ADD, 1);
    assert_string_equal(table_question(t, 2).prompt, ""); /* it has ended its lane and waits */
    table_free(t);
}

/* The rules list the options of a question once; the table, its callers and the check of the record use that list. */
static void test_options_are_listed_once(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    int count;
    to_the_chair(t, 0);
    for (int i = 0; i < 4; i++) {
        parlour_chair_listed = 0;
        for (int look = 0; look < 3; look++) {
            assert_int_equal(table_options(t, 0, &count)->verb, DO_WAIT);
            assert_int_equal(table_refusals(t, 0)->count, i == 0);
            assert_int_equal(table_refusals(t, 1)->count, 0);
            assert_string_equal(table_question(t, 0).step, "WHAT_NOW");
        }
        assert_false(table_answer(t, 0, (struct action){DO_BID, 1, 0, 0}, &error));
        text_clear(&error);
        assert_int_equal(parlour_chair_listed, 0); /* everything was listed when the question came up */
        give(t, 0, DO_WAIT, 0);
        assert_int_equal(parlour_chair_listed, 1); /* the next question */
    }
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(table_options(t, 0, &count)->verb, DO_WAIT);
    assert_int_equal(count, 3);
    table_free(t);
}

/* In a simultaneous choice nobody sees who has answered: others look as if they had not, until all have. */
static void test_who_is_asked_as_others_see_it(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    for (seat s = 0; s < GUESTS; s++) assert_int_equal(table_pending_for(t, s), 0x07);
    give(t, 0, DO_BID, 1);
    assert_int_equal(table_pending_for(t, 0), 0x07); /* it must still add to its bid */
    give(t, 0, DO_ADD, 1);
    assert_int_equal(table_pending_truth(t), 0x06);
    assert_int_equal(table_pending_for(t, 0), 0x06); /* it knows that it has answered, and nothing about the others */
    assert_int_equal(table_pending_for(t, 1), 0x07);
    assert_int_equal(table_pending_for(t, NOBODY), 0x07);
    give(t, 2, DO_BID, 1);
    give(t, 2, DO_ADD, 1);
    assert_int_equal(table_pending_for(t, 0), 0x06);
    assert_int_equal(table_pending_for(t, 2), 0x03);
    assert_int_equal(table_pending_for(t, NOBODY), 0x07);
    give(t, 1, DO_BID, 1);
    give(t, 1, DO_ADD, 1);
    for (seat s = 0; s < GUESTS; s++) {
        give(t, s, DO_BID, 3);
        give(t, s, DO_ADD, 3);
    }
    give(t, 0, DO_CHAIR, 0);
    give(t, 0, DO_HAND_OVER, 7);
    for (seat s = 0; s < GUESTS; s++) assert_int_equal(table_pending_for(t, s), 0x01); /* one is asked: all know it */
    assert_int_equal(table_pending_for(t, NOBODY), 0x01);
    give(t, 0, DO_WAIT, 0);
    give(t, 0, DO_LEAVE, 0);
    assert_int_equal(table_pending_for(t, 0), 0);
    table_free(t);
}

/* In lanes, only one seat's options are known at a time: those of another are listed on demand. */
static void test_options_of_lanes(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    int count;
    parlour_bids_listed = 0;
    table_options(t, 0, &count);
    assert_int_equal(parlour_bids_listed, 0);
    table_options(t, 2, &count);
    table_options(t, 2, &count);
    assert_int_equal(parlour_bids_listed, 1);
    give(t, 2, DO_BID, 2);
    assert_int_equal(table_options(t, 2, &count)[0].a, 2);
    assert_int_equal(count, 2);
    assert_int_equal(table_options(t, 0, &count)[0].a, 1);
    assert_int_equal(count, 3);
    assert_int_equal(table_options(t, 2, &count)[0].verb, DO_ADD);
    parlour_bids_listed = 0;
    give(t, 0, DO_BID, 1);
    assert_int_equal(table_options(t, 0, &count)[0].verb, DO_ADD);
    assert_int_equal(parlour_bids_listed, 4); /* for the answer, the next question, and to see who else is forced */
    table_free(t);
}

/* -- Undo ------------------------------------------------------------------------------------ */

static void test_undo_when_nothing_was_revealed(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    to_the_chair(t, 0);
    u64 before = hash(t);
    int events = event_count(t), decisions = table_decisions(t);
    give(t, 0, DO_WAIT, 0);
    give(t, 0, DO_WAIT, 0);
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(parlour(t)->waited, 1);
    assert_true(table_undo(t, 0, &error));
    assert_true(hash(t) == before);
    assert_int_equal(event_count(t), events);
    assert_int_equal(table_decisions(t), decisions);
    table_free(t);
}

static void test_undo_is_refused_behind_dice_and_reveals(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    assert_false(table_undo(t, 0, &error));
    assert_says("there is nothing to undo");
    to_the_chair(t, 0);
    give(t, 0, DO_ROLL, 0);
    give(t, 0, DO_WAIT, 0);
    assert_true(table_undo(t, 0, &error)); /* the wait */
    u64 before = hash(t);
    assert_false(table_undo(t, 0, &error)); /* the die */
    assert_says("luck has decided something since: You roll a die: ");
    assert_false(table_undo(t, 1, &error)); /* its bid */
    assert_says("something was revealed since: The bid of Anna is 12 (PL-001)");
    assert_true(hash(t) == before);
    table_free(t);
}

static void test_undo_among_friends(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    to_the_chair(t, 0);
    u64 before = hash(t);
    give(t, 0, DO_ROLL, 0);
    table_friendly(t, true);
    assert_true(table_undo(t, 0, &error));
    assert_true(hash(t) == before);
    table_free(t);
}

static void test_undo_in_a_lane(void **state)
{
    (void)state;
    struct table *t = parlour_table(1), *other = parlour_table(1);
    give(t, 0, DO_BID, 1);
    give(t, 1, DO_BID, 2);
    give(t, 0, DO_ADD, 2); /* the lane of seat 0 has ended */
    give(t, 1, DO_ADD, 3);
    assert_int_equal(table_pending_truth(t), only(2));
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(table_pending_truth(t), only(0) | only(2));
    assert_string_equal(table_question(t, 0).step, "FIRST");
    assert_int_equal(table_decisions(t), 2);
    give(other, 1, DO_BID, 2);
    give(other, 1, DO_ADD, 3);
    assert_true(hash(t) == hash(other));
    give(t, 2, DO_BID, 1);
    give(t, 2, DO_ADD, 1);
    give(t, 0, DO_BID, 3);
    give(t, 0, DO_ADD, 3);
    assert_int_equal(parlour(t)->bid[1], 5);
    assert_true(table_go(t, table_length(t) - 1) && table_go(t, table_length(t)));
    assert_int_equal(parlour(t)->bid[0], 6);
    table_free(t);
    table_free(other);
}

/* The second fork follows at once: what was bid in the first is revealed and stays. */
static void test_undo_stops_at_the_fork(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    for (seat s = 0; s < GUESTS; s++) {
        give(t, s, DO_BID, 1);
        give(t, s, DO_ADD, 1);
    }
    assert_int_equal(parlour(t)->round, 2);
    give(t, 2, DO_BID, 2);
    assert_true(table_undo(t, 2, &error));
    assert_int_equal(parlour(t)->round, 2);
    assert_false(table_undo(t, 2, &error));
    assert_says("something was revealed since: The bid of Anna is 2 (PL-001)");
    table_free(t);
}

static void test_undo_keeps_talk_and_wishes(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    seat who;
    int at;
    to_the_chair(t, 0);
    give(t, 0, DO_WAIT, 0);
    table_talk(t, 1, "Hurry\nup");
    table_auto_answer(t, 1, DO_BID, 2, true);
    table_auto_answer(t, 1, DO_WAIT, ANY_OPERAND, true); /* what seat 0 takes back, but it is another's wish */
    table_auto_answer(t, 0, DO_LEAVE, ANY_OPERAND, false); /* there was none: nothing changes */
    assert_true(table_undo(t, 0, &error));
    assert_string_equal(table_said(t, 0, &who, &at), "Hurry up");
    assert_int_equal(who, 1);
    assert_null(table_said(t, 1, &who, &at));
    assert_true(table_has_auto_answer(t, 1, DO_BID, 2));
    assert_true(table_has_auto_answer(t, 1, DO_WAIT, ANY_OPERAND));
    table_free(t);
}

/* Of the auto answers given since, undo drops those of the seat that would at once repeat what it takes back. */
static void test_undo_drops_auto_answers_that_repeat(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    bid_all(t);
    give(t, 0, DO_CHAIR, 0);
    table_auto_answer(t, 0, DO_CHAIR, ANY_OPERAND, true);
    table_auto_answer(t, 0, DO_CHAIR, 3, true); /* never offered in this form */
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(table_pending_truth(t), 0x07); /* the chair is free again, and stays so */
    assert_false(table_has_auto_answer(t, 0, DO_CHAIR, ANY_OPERAND));
    assert_true(table_has_auto_answer(t, 0, DO_CHAIR, 3));

    give(t, 0, DO_CHAIR, 0);
    give(t, 0, DO_HAND_OVER, 7);
    give(t, 0, DO_WAIT, 0);
    give(t, 0, DO_WAIT, 0);
    table_auto_answer(t, 0, DO_LEAVE, ANY_OPERAND, true); /* the last option of several */
    assert_true(table_over(t));
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(parlour(t)->waited, 1);
    assert_int_equal(table_pending_truth(t), only(0));
    assert_false(table_has_auto_answer(t, 0, DO_LEAVE, ANY_OPERAND));

    assert_true(table_undo(t, 0, &error)); /* before the first wait nobody can leave: the auto answer may stay */
    give(t, 0, DO_WAIT, 0);
    table_auto_answer(t, 0, DO_LEAVE, ANY_OPERAND, true);
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(parlour(t)->waited, 0);
    assert_true(table_has_auto_answer(t, 0, DO_LEAVE, ANY_OPERAND));
    table_free(t);
}

/* -- Going back and forth --------------------------------------------------------------------- */

enum { LONG = 300 };

static void test_go(void **state)
{
    (void)state;
    struct table *t = parlour_table(7);
    static u64 hashes[LONG + 20];
    static int events[LONG + 20];
    to_the_chair(t, 0);
    int start = table_decisions(t);
    for (int i = 0; i <= LONG; i++) {
        hashes[i] = hash(t);
        events[i] = event_count(t);
        if (i < LONG) give(t, 0, i % 3 ? DO_WAIT : DO_ROLL, 0);
    }
    struct random r;
    random_seed(&r, 1);
    for (int n = 0; n < 200; n++) {
        int i = (int)random_below(&r, LONG + 1);
        assert_true(table_go(t, start + i));
        assert_int_equal(table_decisions(t), start + i);
        assert_int_equal(table_length(t), start + LONG);
        assert_true(hash(t) == hashes[i]);
        assert_int_equal(event_count(t), events[i]);
    }
    assert_false(table_go(t, -1));
    assert_false(table_go(t, start + LONG + 1));
    assert_true(table_go(t, start + 10));
    give(t, 0, DO_WAIT, 0); /* a branch */
    assert_int_equal(table_length(t), start + 11);
    assert_false(table_go(t, start + 12));
    assert_true(table_go(t, start + 10));
    assert_true(hash(t) == hashes[10]);
    table_free(t);
}

/* More entries than there is room for snapshots; a table that shares its scratch keeps fewer of them. */
static void test_long_history(void **state)
{
    (void)state;
    struct scratch *scratch = scratch_new();
    struct table *all[] = {parlour_table(7), parlour_table(7), parlour_table(7)};
    table_share(all[1], scratch);
    for (int n = 0; n < COUNT(all); n++) {
        struct table *t = all[n];
        to_the_chair(t, 0);
        for (int i = 0; i < 10000; i++) give(t, 0, DO_ROLL, 0);
        if (n == 2) table_share(t, scratch); /* a table that has a past already, as one that is replayed */
        u64 end = hash(t);
        int length = table_length(t);
        assert_true(table_go(t, 100) && table_go(t, 9000) && table_go(t, 5001) && table_go(t, length));
        assert_true(hash(t) == end);
        assert_true(table_go(t, 5001));
        if (n) assert_true(hash(t) == hash(all[0]));
    }
    for (int n = 0; n < COUNT(all); n++) table_free(all[n]);
    scratch_free(scratch);
}

/* -- Auto answers and fixed dice ----------------------------------------------------------------- */

static void test_auto_answers(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    table_auto_answer(t, 1, DO_BID, 2, true);
    assert_true(table_has_auto_answer(t, 1, DO_BID, 2));
    assert_false(table_has_auto_answer(t, 1, DO_BID, 1));
    table_auto_answer(t, 1, DO_ADD, ANY_OPERAND, true); /* the first that fits */
    assert_int_equal(table_decisions(t), 0);
    assert_int_equal(table_pending_truth(t), only(0) | only(2));
    for (seat s = 0; s < GUESTS; s += 2) {
        give(t, s, DO_BID, 3);
        give(t, s, DO_ADD, 3);
    }
    assert_int_equal(parlour(t)->bid[1], 4);
    assert_int_equal(table_pending_truth(t), only(0) | only(2)); /* the second round, answered again */
    table_auto_answer(t, 1, DO_BID, 2, false);
    assert_false(table_has_auto_answer(t, 1, DO_BID, 2));
    table_free(t);
}

static void test_auto_answers_for_a_time(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    table_auto_answer_until(t, 1, DO_BID, 2, FOR_TURN);
    table_auto_answer_until(t, 1, DO_ADD, ANY_OPERAND, FOR_ROUND);
    assert_int_equal(table_pending_truth(t), only(0) | only(2));
    for (seat s = 0; s < GUESTS; s += 2) {
        give(t, s, DO_BID, 2);
        give(t, s, DO_ADD, 3);
    }
    assert_int_equal(parlour(t)->bid[1], 4);
    assert_false(table_has_auto_answer(t, 1, DO_BID, 2)); /* bids are shown: a turn has begun */
    assert_true(table_has_auto_answer(t, 1, DO_ADD, ANY_OPERAND));
    assert_int_equal(table_pending_truth(t), 0x07);
    assert_true(table_go(t, 1));
    assert_true(table_has_auto_answer(t, 1, DO_BID, 2));
    assert_true(table_go(t, 4));
    assert_false(table_has_auto_answer(t, 1, DO_BID, 2));
    for (seat s = 0; s < GUESTS; s++) {
        give(t, s, DO_BID, 2);
        if (s != 1) give(t, s, DO_ADD, 3);
    }
    assert_true(table_has_auto_answer(t, 1, DO_ADD, ANY_OPERAND));
    give(t, 0, DO_CHAIR, 0);
    assert_false(table_has_auto_answer(t, 1, DO_ADD, ANY_OPERAND)); /* so does a round */
    table_free(t);
}

/* Waiting forever: the table stops giving the answer and asks. */
static void test_auto_answers_end(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    to_the_chair(t, 0);
    table_auto_answer(t, 0, DO_ROLL, ANY_OPERAND, true);
    assert_int_equal(table_pending_truth(t), only(0));
    table_free(t);
}

static void test_fixed_dice(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    to_the_chair(t, 0);
    int decisions = table_decisions(t), n;
    table_fix(t, (const u8[]){2, 5}, 2, NULL, 0);
    give(t, 0, DO_ROLL, 0);
    give(t, 0, DO_ROLL, 0);
    for (int i = 0; i < 2; i++) {
        const struct event *events = table_events(t, &n);
        assert_int_equal(events[n - 2].a, 2);
        assert_int_equal(events[n - 1].a, 5);
        assert_true(table_go(t, decisions) && table_go(t, decisions + 2));
    }
    table_free(t);
}

/* -- Positions --------------------------------------------------------------------------------- */

static void test_load(void **state)
{
    (void)state;
    struct table *t = parlour_table(1);
    to_the_chair(t, 0);
    u64 before = hash(t);
    assert_false(table_load(t, "{\"waited\": 200}", NULL, NOBODY, &error));
    assert_says("the position is impossible: nobody waits so long");
    assert_false(table_load(t, "{\"waitd\": 2}", NULL, NOBODY, &error));
    assert_says("did you mean \"waited\"");
    assert_false(table_load(t, "{", NULL, NOBODY, &error));
    text_clear(&error);
    assert_false(table_load(t, "{}", "attic", 0, &error));
    assert_says("Parlour has no place \"attic\"");
    assert_true(hash(t) == before);
    assert_true(table_load(t, "{\"waited\": 2}", NULL, NOBODY, &error));
    assert_int_equal(table_decisions(t), 0);
    assert_int_equal(event_count(t), 0);
    assert_false(table_undo(t, 0, &error));
    assert_says("there is nothing to undo");
    give(t, 0, DO_LEAVE, 0);
    assert_true(table_over(t));
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(parlour(t)->waited, 2);
    table_free(t);
}

#define TEST(name) cmocka_unit_test_teardown(name, forget)

static const struct CMUnitTest tests[] = {
    TEST(test_setup_is_checked), TEST(test_forced_answers_are_not_counted),
    TEST(test_open_question_is_a_choice_of_who), TEST(test_refused_answers), TEST(test_question),
    TEST(test_options_are_listed_once), TEST(test_options_of_lanes), TEST(test_who_is_asked_as_others_see_it),
    TEST(test_undo_when_nothing_was_revealed), TEST(test_undo_is_refused_behind_dice_and_reveals),
    TEST(test_undo_among_friends), TEST(test_undo_in_a_lane),
    TEST(test_undo_stops_at_the_fork), TEST(test_undo_keeps_talk_and_wishes),
    TEST(test_undo_drops_auto_answers_that_repeat), TEST(test_go),
    TEST(test_long_history), TEST(test_auto_answers), TEST(test_auto_answers_for_a_time),
    TEST(test_auto_answers_end),
    TEST(test_fixed_dice), TEST(test_load),
};
TEST_GROUP(tests);
