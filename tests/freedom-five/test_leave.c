/* test_leave.c: players who leave the table for good (FF-S98), and hands that are open or held (FF-S16). */
#include "games/games.h"
#include "kit.h"

static void goes(struct kit *k, seat who)
{
    assert_true(freedom_five_game.rules.resign(&k->c, k->g, who));
    rules_run(&k->c);
}

static void FF_S98_the_hero_stays_when_a_player_leaves(void **state)
{
    (void)state;
    struct kit k;
    open_city(&k, 2);
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    goes(&k, 1);
    assert_false(over(&k));
    assert_true(asks(&k, 1, "FREE"));                        /* whoever takes the seat goes on */
    assert_int_equal(k.g->players, 2);
    assert_false(freedom_five_game.rules.resign(&k.c, k.g, 1)); /* nobody leaves twice */
    goes(&k, 0);
    assert_true(over(&k));
    assert_int_equal(k.g->ending, GIVEN_UP);
    close_kit(&k);
}

/* -- Open and held hands ------------------------------------------------------------------------------------------ */

static int seen_cards(struct table *t, seat who, int hero)
{
    static _Alignas(64) u8 view[STATE_MAX];
    const STATE *g = (const STATE *)(const void *)view;
    int n = 0;
    table_view(t, who, view);
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + hero) n += card != ONLY_BACK;
    return n;
}

static struct table *new_table(struct content *content)
{
    struct setup setup = {.players = 2, .scenario = 1};
    struct text error = {0};
    assert_true(content_open(content, freedom_five_game.linked.block, *freedom_five_game.linked.bytes));
    struct table *t = table_new(&freedom_five_game, content, &setup, 7, &error);
    assert_non_null(t);
    text_free(&error);
    return t;
}

/* Answers so many questions, one way or another. */
static void play_on(struct table *t, int answers)
{
    struct text error = {0};
    for (int i = 0; i < answers && !table_over(t); i++) {
        int count;
        seat who = lowest(table_pending_truth(t));
        const struct action *option = table_options(t, who, &count);
        assert_true(table_answer(t, who, option[i % count], &error));
    }
    text_free(&error);
}

static void FF_S16_a_hand_is_open_or_held(void **state)
{
    (void)state;
    struct content content;
    struct table *t = new_table(&content);
    struct text error = {0}, record = {0};
    play_on(t, 8);
    int hand = seen_cards(t, 1, 1);
    assert_true(hand > 0);
    assert_int_equal(seen_cards(t, 0, 1), hand);             /* open unless somebody wants it otherwise */
    assert_false(table_switched(t, 1, 0));
    assert_true(table_switch(t, 1, 0, true, &error));        /* whoever is asked */
    assert_true(table_switched(t, 1, 0));
    assert_int_equal(seen_cards(t, 1, 1), hand);
    assert_int_equal(seen_cards(t, 0, 1), 0);
    assert_int_equal(seen_cards(t, NOBODY, 1), 0);
    assert_true(seen_cards(t, 1, 0) > 0);                    /* the other one still lies open */
    assert_true(table_switch(t, 1, 0, true, &error));        /* it stands so already */
    play_on(t, 20);
    assert_true(table_switch(t, 1, 0, false, &error));
    assert_int_equal(seen_cards(t, 0, 1), seen_cards(t, 1, 1));
    assert_false(table_switch(t, 1, 1, true, &error));       /* there is one switch */
    assert_false(table_switch(t, 2, 0, true, &error));       /* nobody sits there */
    table_record(t, &record, true);
    assert_non_null(strstr(text_string(&record), "\nswitch 1 held on\n"));
    assert_non_null(strstr(text_string(&record), "\nswitch 1 held off\n"));
    text_clear(&error);
    struct table *again = table_replay(games, &content, text_string(&record), &error);
    assert_non_null(again);
    assert_memory_equal(table_state(again), table_state(t), sizeof(STATE));
    table_free(again);
    table_free(t);
    text_free(&error);
    text_free(&record);
}

static void FF_S16_undo_does_not_reach_over_a_switch(void **state)
{
    (void)state;
    struct content content;
    struct table *t = new_table(&content);
    struct text why = {0};
    seat who = lowest(table_pending_truth(t));
    play_on(t, 1);
    assert_true(table_may_undo(t, who, &why));
    assert_true(table_switch(t, 1, 0, true, &why));
    assert_false(table_may_undo(t, who, &why));
    assert_string_equal(text_string(&why), "a player has turned a switch since");
    table_free(t);
    text_free(&why);
}

static void FF_S16_a_record_says_what_is_wrong_with_a_switch(void **state)
{
    (void)state;
    static const char *const lines[][2] = {
        {"switch 1 nonsense on", "Freedom Five has no switch \"nonsense\""}, {"switch 1 held", "expected on or off"},
        {"switch 1 held off", "it stands so already"}, {"switch 7 held on", "7"}, {"switch 1 held on on", "on"}};
    struct content content;
    struct table *t = new_table(&content);
    for (int i = 0; i < COUNT(lines); i++) {
        struct text record = {0}, error = {0};
        table_record(t, &record, true);
        text_add(&record, "%s\n", lines[i][0]);
        assert_null(table_replay(games, &content, text_string(&record), &error));
        assert_non_null(strstr(text_string(&error), lines[i][1]));
        text_free(&record);
        text_free(&error);
    }
    table_free(t);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_S98_the_hero_stays_when_a_player_leaves),
    TEST(FF_S16_a_hand_is_open_or_held),
    TEST(FF_S16_undo_does_not_reach_over_a_switch),
    TEST(FF_S16_a_record_says_what_is_wrong_with_a_switch),
};
TEST_GROUP(tests);
