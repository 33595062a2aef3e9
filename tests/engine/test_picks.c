/* test_picks.c: several things as one answer: every form, limits, tables, undo, records; long lists in groups. */
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/groups.h"
#include "engine/picks.h"
#include "engine/table.h"

#define GAME_LABEL "stall_picks"
#include "stall.h"

static struct text error;
static struct block none;
static struct content content;
static struct table *t;

static void begin_at(enum stage stage)
{
    content = (struct content){.block = &none};
    stall_begins = stage;
    table_free(t);
    t = table_new(&stall_game, &content, &(struct setup){.players = STALL_SEATS}, 1, &error);
    if (!t) fail_msg("%s", text_string(&error));
}

static int end(void **state)
{
    (void)state;
    table_free(t);
    t = NULL;
    text_free(&error);
    return 0;
}

static const struct stall *stall(void) { return table_state(t); }

static struct picks *set(void)
{
    struct picks *p = table_picks(t, 0);
    assert_non_null(p);
    return p;
}

static int find(u8 verb, u8 a, u8 b)
{
    int i = picks_find(set(), (struct action){verb, a, b, 0}, NULL);
    if (i < 0) fail_msg("no pick %d %d %d", verb, a, b);
    return i;
}

static int take(u8 a) { return find(DO_TAKE, a, 0); }

static void tick(int i)
{
    if (!picks_tick(set(), i)) fail_msg("pick %d may not be added", i);
}

/* Which of the first `n` things may be taken now, as digits. */
static void assert_may(const char *expected)
{
    char found[16] = "";
    struct picks *p = set();
    for (int i = 0, n = 0; i < p->count && n < 15; i++)
        if (p->may_add[i]) found[n++] = (char)('0' + p->pick[i].first.a), found[n] = '\0';
    assert_string_equal(found, expected);
}

static void confirm(void)
{
    if (!table_answer_picks(t, 0, false, &error)) fail_msg("%s", text_string(&error));
}

static void a_number_of_things_in_any_order(void **state)
{
    (void)state;
    begin_at(THREE_OF_SIX);
    assert_int_equal(set()->step->form, FORM_SET);
    assert_string_equal(set()->step->together, "Take three.");
    assert_may("123456");
    tick(take(6)); /* the rules take the last one first never: 5 and 6 would be lost before 2 */
    tick(take(2));
    assert_false(set()->ready);
    assert_may("1345");
    tick(take(5));
    assert_may("");
    assert_true(set()->ready);
    assert_false(picks_tick(set(), take(1)));
    assert_true(picks_untick(set(), take(6)));
    assert_false(picks_untick(set(), take(6)));
    assert_may("1346");
    tick(take(1));
    confirm();
    assert_int_equal(stall()->taken[1] + stall()->taken[2] + stall()->taken[5], 3);
    assert_int_equal(stall()->taken[6], 0);
}

static void what_is_not_complete_is_refused_and_changes_nothing(void **state)
{
    (void)state;
    begin_at(THREE_OF_SIX);
    u64 before = state_hash(&stall_game, table_state(t));
    tick(take(6));
    assert_false(table_answer_picks(t, 0, false, &error));
    assert_string_equal(text_string(&error), "this is not a complete choice yet");
    assert_true(before == state_hash(&stall_game, table_state(t)));
    assert_int_equal(table_decisions(t), 0);
    assert_int_equal(set()->ticks, 1);
}

static void an_auto_answer_in_between_refuses_all(void **state)
{
    (void)state;
    begin_at(THREE_OF_SIX);
    tick(take(2));
    tick(take(4));
    tick(take(6));
    table_auto_answer(t, 0, DO_TAKE, 3, true); /* offered at once: the question is another one now */
    assert_int_equal(set()->ticks, 0);
    begin_at(ANY_OF_THEM);
    tick(take(1));
    tick(take(2));
    struct picks *p = set();
    table_auto_answer(t, 0, DO_TAKE, 5, true); /* offered after 1 */
    assert_ptr_equal(p, set());
    assert_int_equal(p->ticks, 2);
    u64 before = state_hash(&stall_game, table_state(t));
    assert_false(table_answer_picks(t, 0, false, &error));
    assert_string_equal(text_string(&error), "an auto answer gets in between: give the answers one by one");
    assert_true(before == state_hash(&stall_game, table_state(t)));
    assert_int_equal(table_decisions(t), 0);
}

static void any_number_and_what_needs_another(void **state)
{
    (void)state;
    begin_at(ANY_OF_THEM);
    assert_true(set()->ready); /* nothing is complete, too */
    assert_int_equal(set()->others, 1);
    assert_int_equal(set()->other[0].verb, DO_BACK);
    assert_may("1234");
    tick(take(3));
    tick(take(1));
    assert_may("245");
    tick(take(5));
    assert_true(picks_untick(set(), take(1))); /* 5 goes with it */
    assert_int_equal(set()->ticks, 1);
    assert_int_equal(set()->ticked[take(5)], 0);
    assert_may("124");
    int refused;
    struct pick all[] = {{.first = {DO_TAKE, 5}}, {.first = {DO_TAKE, 3}}, {.first = {DO_TAKE, 1}}};
    assert_true(picks_tick_all(set(), all, 3, &refused)); /* in any order */
    assert_int_equal(set()->ticks, 3);
    all[2].first.a = 2;
    assert_false(picks_tick_all(set(), all, 3, &refused));
    assert_int_equal(refused, 0);
}

static void what_is_ticked_is_given_and_more_may_follow(void **state)
{
    (void)state;
    begin_at(ANY_OF_THEM);
    tick(take(4));
    tick(take(1));
    assert_true(table_answer_picks(t, 0, true, &error));
    assert_int_equal(stall()->taken[14] + stall()->taken[11], 2);
    assert_may("235");
    assert_int_equal(set()->ticks, 0);
    assert_false(table_answer_picks(t, 0, true, &error)); /* nothing is ticked */
    assert_true(table_undo(t, 0, &error));
    assert_int_equal(table_decisions(t), 0);
    begin_at(THREE_OF_SIX);
    tick(take(4));
    assert_false(table_answer_picks(t, 0, true, &error)); /* it ends by itself */
}

static void offered_again_after_it_was_not(void **state)
{
    (void)state;
    begin_at(SUM_OF_FIVE); /* 1 1 3, 3 2, 1 ... : after one 1 the 3 is not offered, after two it is */
    assert_may("1234");
    tick(take(3));
    assert_may("124");
    tick(take(2));
    assert_may("1");
    tick(take(1));
    assert_true(set()->ready);
    confirm();
    assert_int_equal(stall()->taken[21] + stall()->taken[22] + stall()->taken[23], 3);
}

static void a_number_is_shared(void **state)
{
    (void)state;
    begin_at(SHARED);
    assert_int_equal(set()->step->form, FORM_SHARE);
    tick(take(2));
    tick(take(2));
    assert_may("13");
    tick(take(3));
    tick(take(1));
    assert_true(set()->ready);
    confirm();
    assert_int_equal(stall()->taken[32], 2);
}

static void for_each_something(void **state)
{
    (void)state;
    begin_at(SENT);
    struct picks *p = set();
    struct action tool = {DO_TOOL, 1, 0, 0};
    int third = picks_find(p, (struct action){DO_SEND, 3, 0, 0}, &tool);
    assert_int_equal(p->count, PEOPLE * 2);
    tick(third);
    int first = picks_find(p, (struct action){DO_SEND, 1, 0, 0}, &tool);
    assert_false(p->may_add[first]); /* the tool is taken */
    tool.a = 2;
    assert_false(p->may_add[picks_find(p, (struct action){DO_SEND, 3, 0, 0}, &tool)]); /* he goes once */
    first = picks_find(p, (struct action){DO_SEND, 1, 0, 0}, &tool);
    tick(first);
    assert_int_equal(picks_row(p, first).value, 1);
    struct text text = {0};
    struct speaker speaker = table_speaker(t, 0);
    picks_say(&text, &speaker, p, first);
    assert_string_equal(text_string(&text), "Send 1: With tool 2");
    text_free(&text);
    confirm();
    assert_int_equal(stall()->tool[1], 3);
    assert_int_equal(stall()->tool[2], 1);
}

static void assert_why(int i, const char *expected)
{
    struct text text = {0};
    struct speaker speaker = table_speaker(t, 0);
    picks_why(&text, &speaker, set(), i);
    assert_string_equal(text_string(&text), expected);
    text_free(&text);
}

static int send(u8 who, u8 tool)
{
    return picks_find(set(), (struct action){DO_SEND, who, 0, 0}, &(struct action){DO_TOOL, tool, 0, 0});
}

static void what_may_not_be_ticked_says_why(void **state)
{
    (void)state;
    begin_at(SENT);
    tick(send(3, 1));
    assert_why(send(3, 2), "one thing for each: \"Send 3: With tool 1\" is ticked");
    /* not because people go from the top down, as the rules say after 3 */
    assert_why(send(1, 1), "\"Send 3: With tool 1\" would not be possible then: the tool is in use (ST-009)");
    tick(send(2, 2));
    assert_why(send(1, 1), "\"Send 3: With tool 1\" would not be possible then: no tool is left (ST-008)");
    confirm();
    assert_int_equal(stall()->tool[1], 3); /* nothing has changed by asking */
    assert_int_equal(stall()->tool[2], 2);
    begin_at(ANY_OF_THEM);
    tick(take(1));
    int fifth = take(5);
    picks_clear(set());
    assert_why(fifth, "it needs 1 (ST-004)");
    tick(take(3));
    assert_why(fifth, "it needs 1 (ST-004)");
    begin_at(THREE_OF_SIX);
    for (u8 i = 1; i <= 3; i++) tick(take(i));
    assert_why(take(4), "no more than that may be ticked: take something back first");
    begin_at(SUM_OF_FIVE);
    tick(take(3));
    tick(take(2));
    assert_why(take(4), "it does not go with what is ticked");
}

static void for_each_one_thing_takes_the_place_of_another(void **state)
{
    (void)state;
    begin_at(SENT);
    assert_int_equal(picks_given(set(), send(3, 2)), -1);
    assert_false(picks_swap(set(), send(3, 2)));
    tick(send(3, 1));
    assert_int_equal(picks_given(set(), send(3, 2)), send(3, 1));
    assert_true(picks_swap(set(), send(3, 2)));
    assert_int_equal(set()->ticks, 1);
    assert_true(set()->ticked[send(3, 2)]);
    tick(send(1, 1));
    assert_false(picks_swap(set(), send(1, 2))); /* 3 has it: 1 keeps what it had */
    assert_true(set()->ticked[send(1, 1)]);
    begin_at(ANY_OF_THEM);
    tick(take(1));
    assert_int_equal(picks_given(set(), take(2)), -1);
}

static void a_table_is_filled(void **state)
{
    (void)state;
    begin_at(LAID);
    tick(find(DO_LAY, 1, 3));
    assert_false(set()->may_add[find(DO_LAY, 1, 1)]); /* there is one only */
    assert_false(set()->may_add[find(DO_LAY, 2, 3)]); /* the row is taken */
    assert_int_equal(picks_row(set(), find(DO_LAY, 2, 3)).value, 3);
    tick(find(DO_LAY, 3, 1));
    assert_true(set()->may_add[find(DO_LAY, 3, 2)]);
    tick(find(DO_LAY, 2, 2));
    confirm();
    assert_memory_equal(stall()->taken + 51, ((u8[]){3, 2, 1}), 3);
}

static void things_are_ranked(void **state)
{
    (void)state;
    begin_at(RANKED);
    assert_int_equal(set()->step->form, FORM_RANK);
    tick(find(DO_PLACE, 4, 0));
    tick(find(DO_PLACE, 2, 0));
    assert_may("13");
    tick(find(DO_PLACE, 1, 0));
    assert_true(picks_untick(set(), find(DO_PLACE, 4, 0))); /* the others move up */
    tick(find(DO_PLACE, 3, 0));
    assert_true(set()->ready);
    confirm();
    assert_memory_equal(stall()->taken + 61, ((u8[]){2, 3, 1, 0}), 4);
}

static void luck_in_between_makes_single_questions(void **state)
{
    (void)state;
    begin_at(DICED);
    assert_null(table_picks(t, 0));
    assert_false(table_answer_picks(t, 0, false, &error));
    assert_string_equal(text_string(&error), "this question asks for one thing");
    table_fix(t, (u8[]){1, 2, 3}, 3, NULL, 0); /* fixed dice are luck, too */
    assert_null(table_picks(t, 0));
}

static void lanes_have_sets_of_their_own(void **state)
{
    (void)state;
    begin_at(SECRET);
    struct picks *p = table_picks(t, 1);
    assert_int_equal(p->who, 1);
    assert_true(picks_tick(p, 3) && picks_tick(p, 0));
    assert_true(table_answer_picks(t, 1, false, &error));
    assert_int_equal(table_pending_truth(t), 1);
    tick(take(2));
    confirm();
    assert_int_equal(stall()->sum, 1 << 1 ^ 1 << 4 ^ 1 << 2);
}

static void too_much_is_asked_singly(void **state)
{
    (void)state;
    begin_at(WIDE_ONE);
    assert_null(table_picks(t, 0));
    int count;
    table_options(t, 0, &count);
    assert_int_equal(count, 2 * MANY_THINGS + 1);
}

static void undo_takes_the_whole_set_back(void **state)
{
    (void)state;
    begin_at(THREE_OF_SIX);
    u64 before = state_hash(&stall_game, table_state(t));
    tick(take(5));
    tick(take(3));
    tick(take(1));
    confirm();
    assert_int_equal(table_decisions(t), 3);
    u64 after = state_hash(&stall_game, table_state(t));
    struct text record = {0};
    table_record(t, &record, true);
    assert_non_null(strstr(text_string(&record), " +\n"));
    assert_true(table_undo(t, 0, &error));
    assert_true(before == state_hash(&stall_game, table_state(t)));
    assert_int_equal(table_decisions(t), 0);

    const struct game *const box[] = {&stall_game, NULL}; /* and after a replay, too */
    struct table *again = table_replay(box, &content, text_string(&record), &error);
    if (!again) fail_msg("%s", text_string(&error));
    assert_true(after == state_hash(&stall_game, table_state(again)));
    assert_true(table_undo(again, 0, &error));
    assert_true(before == state_hash(&stall_game, table_state(again)));
    table_free(again);
    text_free(&record);

    for (u8 i = 1; i <= 3; i++) assert_true(table_answer(t, 0, (struct action){DO_TAKE, i, 0, 0}, &error));
    assert_true(table_undo(t, 0, &error)); /* single answers are taken back singly */
    assert_int_equal(table_decisions(t), 2);
}

static void long_lists_are_grouped(void **state)
{
    (void)state;
    static struct groups groups;
    begin_at(WIDE_ONE);
    int count;
    const struct action *option = table_options(t, 0, &count);
    groups_make(&groups, &stall_game, option, count);
    assert_int_equal(groups.count, MANY_THINGS + 1); /* "that is all", and each thing with its two rows */
    assert_int_equal(groups.group[0].open, 0);
    assert_int_equal(groups.group[1].count, 2);
    for (int k = 0; k < 2; k++) assert_int_equal(option[groups.member[groups.group[7].first + k]].a, 6);
    struct text text = {0};
    struct speaker speaker = table_speaker(t, 0);
    struct question question = table_question(t, 0);
    groups_say(&text, &speaker, &question, &groups.group[7]);
    assert_string_equal(text_string(&text), "Lay 6 in row ... (2)");
    text_clear(&text);
    groups_say(&text, &speaker, &question, &groups.group[0]);
    assert_string_equal(text_string(&text), "That is all");
    text_free(&text);
    groups_make(&groups, &stall_game, option, GROUPS_FROM);
    assert_int_equal(groups.count, 0); /* short enough */
}

static void groups_go_by_verb_and_by_where_a_thing_is_taken_from(void **state)
{
    (void)state;
    static struct groups groups;
    static struct action_row rows[COUNT(stall_actions)];
    struct game game = stall_game;
    struct action option[16] = {{.verb = DO_DONE}, {.verb = DO_SEND, .a = 1}, {.verb = DO_SEND, .a = 2}};
    for (u8 i = 3; i < 15; i++) option[i] = (struct action){DO_TAKE, i, 0, 0};
    groups_make(&groups, &game, option, 15);
    assert_int_equal(groups.count, 4); /* the end, two that are too few for a group, and all that can be taken */
    assert_int_equal(groups.group[3].count, 12);
    memcpy(rows, stall_actions, sizeof rows);
    rows[DO_LAY].from = "row/{b}"; /* taken from a row: whatever it is */
    game.rules.actions = rows;
    for (u8 i = 0; i < 16; i++) option[i] = (struct action){DO_LAY, i, i % 2, 0};
    groups_make(&groups, &game, option, 16);
    assert_int_equal(groups.count, 2);
    assert_int_equal(groups.group[1].open, 1);
    assert_int_equal(groups.member[groups.group[1].first], 1);
}

#define TEST(name) cmocka_unit_test_teardown(name, end)
static const struct CMUnitTest tests[] = {
    TEST(a_number_of_things_in_any_order),
    TEST(what_is_not_complete_is_refused_and_changes_nothing),
    TEST(an_auto_answer_in_between_refuses_all),
    TEST(any_number_and_what_needs_another),
    TEST(what_is_ticked_is_given_and_more_may_follow),
    TEST(offered_again_after_it_was_not),
    TEST(a_number_is_shared),
    TEST(for_each_something),
    TEST(what_may_not_be_ticked_says_why),
    TEST(for_each_one_thing_takes_the_place_of_another),
    TEST(a_table_is_filled),
    TEST(things_are_ranked),
    TEST(luck_in_between_makes_single_questions),
    TEST(lanes_have_sets_of_their_own),
    TEST(too_much_is_asked_singly),
    TEST(undo_takes_the_whole_set_back),
    TEST(long_lists_are_grouped),
    TEST(groups_go_by_verb_and_by_where_a_thing_is_taken_from),
};
TEST_GROUP(tests);
