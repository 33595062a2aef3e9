/* test_leave.c: somebody gives up or leaves the table (OT-S121). */
#include "kit_world.h"

static void goes(struct kit *k, seat who)
{
    assert_true(the_others_game.rules.resign(&k->c, k->g, who));
    rules_run(&k->c);
}

static void OT_S121_a_leaving_hero_players_heroes_pass_to_the_next(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 4);
    stand(&k, 1, "x-11");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 1);
    assert_int_equal(asked_seat(&k), 2);
    goes(&k, 2);
    assert_int_equal(asked_seat(&k), 3); /* in the middle of the Turn */
    assert_int_equal(player_of(k.g, 1), 3);
    assert_int_equal(k.g->heroes, 4);
    goes(&k, 4);
    assert_int_equal(player_of(k.g, 3), 1); /* round the table, past the Sins Player */
    goes(&k, 3);
    assert_int_equal(player_of(k.g, 1), 1); /* and those who have left */
    assert_int_equal(asked_seat(&k), 1);
    step_to(&k, "e-11");
    bear_wounds(&k);
    assert_int_equal(k.g->winner, 0);
    assert_false(the_others_game.rules.resign(&k.c, k.g, 3)); /* nobody leaves twice */
    close_kit(&k);
}

static void OT_S121_who_has_left_has_no_voice_any_more(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    at_round(&k);
    decline_until(&k, "VOTE");
    answer_as(&k, 1, ACT_NAME_FIRST, -1, 1);
    answer_as(&k, 2, ACT_NAME_FIRST, -1, 2);
    goes(&k, 2);
    assert_int_equal(k.c.pending, only(3));
    answer_as(&k, 3, ACT_NAME_FIRST, -1, 1); /* all who are left agree */
    assert_int_equal(k.g->first, 1);
    close_kit(&k);
}

static void OT_S121_a_vote_goes_on_when_the_last_doubter_leaves(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    at_round(&k);
    decline_until(&k, "VOTE");
    for (seat s = 1; s <= 2; s++) answer_as(&k, s, ACT_NAME_FIRST, -1, 2);
    assert_int_equal(k.c.pending, only(3));
    goes(&k, 3);
    assert_int_equal(k.c.pending, only(1) | only(2));
    answer_as(&k, 1, ACT_CONFIRM); /* one is enough: both have named the same */
    assert_int_equal(k.g->first, 2);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_S121_the_other_side_wins_when_a_side_has_left(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    at_turn(&k, 0);
    goes(&k, 0);
    assert_true(over(&k));
    assert_int_equal(k.g->winner, HEROES_WIN);
    assert_int_equal(the_others_game.rules.score(&k.c, k.g, 1), 1);
    assert_int_equal(the_others_game.rules.score(&k.c, k.g, 0), 0);
    assert_false(the_others_game.rules.resign(&k.c, k.g, 1)); /* it is over */
    close_kit(&k);

    open_kit(&k, 2);
    at_turn(&k, 0);
    goes(&k, 1);
    assert_false(over(&k)); /* the Hero side gives up only together */
    goes(&k, 2);
    assert_true(over(&k));
    assert_int_equal(k.g->winner, SINS_WIN);
    close_kit(&k);
}

static void OT_S121_nobody_leaves_during_the_set_up(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.hero_players = 2});
    assert_false(the_others_game.rules.resign(&k.c, k.g, 1));
    to_heroes(&k, (struct opening){.hero_players = 2}, 0);
    assert_null(the_others_game.rules.find_fault(&k.c, k.g));
    k.g->left = only(1);
    assert_non_null(the_others_game.rules.find_fault(&k.c, k.g));
    close_kit(&k);
}

static void leaving_is_part_of_the_record(void **state)
{
    (void)state;
    struct content content;
    struct text error = {0}, record = {0}, again = {0};
    assert_true(content_open(&content, the_others_game.linked.block, *the_others_game.linked.bytes));
    struct setup setup = {.players = 3, .scenario = 1};
    struct table *t = table_new(&the_others_game, &content, &setup, 5, &error);
    assert_false(table_resign(t, 1, &error)); /* the set-up is not over */
    while (!((const STATE *)table_state(t))->round) {
        seat who = (seat)__builtin_ctz(table_pending_truth(t));
        int count;
        const struct action *options = table_options(t, who, &count);
        assert_true(table_answer(t, who, options[count - 1], &error));
    }
    const STATE *g = table_state(t);
    seat gone = g->sins == 1 ? 2 : 1;
    assert_true(table_resign(t, gone, &error));
    assert_false(table_undo(t, gone, &error));
    table_record(t, &record, true);
    struct table *second = table_replay(games, &content, text_string(&record), &error);
    assert_non_null(second);
    table_record(second, &again, true);
    assert_string_equal(text_string(&record), text_string(&again));
    assert_memory_equal(table_state(t), table_state(second), sizeof(STATE));
    table_free(second);
    table_free(t);
    text_free(&record);
    text_free(&again);
    text_free(&error);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_S121_a_leaving_hero_players_heroes_pass_to_the_next),
    TEST(OT_S121_who_has_left_has_no_voice_any_more),
    TEST(OT_S121_a_vote_goes_on_when_the_last_doubter_leaves),
    TEST(OT_S121_the_other_side_wins_when_a_side_has_left),
    TEST(OT_S121_nobody_leaves_during_the_set_up),
    TEST(leaving_is_part_of_the_record),
};
TEST_GROUP(tests);
