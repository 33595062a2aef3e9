/* test_campaign.c: the campaign of the null game, each rule by its number. */
#include "engine/campaign.h"
#include "games/games.h"
#include "games/null/state.h"

#include "../kit/kit.h"

/* Begins the next game of a campaign that stands so, and runs to its first question. */
static void begin_next(struct kit *k, int scenario, struct carried carried)
{
    struct text why = {0};
    kit_load(k, game_find("null"), NULL);
    kit_begin(k, (struct setup){.players = 2, .scenario = (u8)scenario}, 7);
    if (!carried_sound(k->game, &k->content, &carried, &why)) fail_msg("%s", text_string(&why));
    rules_begin_with(&k->c, &(struct setup){.players = 2, .scenario = (u8)scenario}, &carried, 7);
    forget(k);
    rules_run(&k->c);
}

static struct carried second(u8 mine, u8 yours)
{
    return (struct carried){.games = 1, .players = 2, .purse = {mine, yours}, .won = {1}};
}

static const char *fault_of(struct kit *k, struct carried carried, struct setup setup)
{
    return campaign_fault(k->game, &k->content, &carried, &setup);
}

static void NL_050_three_games_of_the_same_players(void **state)
{
    struct kit k;
    (void)state;
    begin_next(&k, 1, (struct carried){0});
    for (u8 n = 2; n <= 4; n++)
        assert_null(fault_of(&k, (struct carried){0}, (struct setup){.players = n, .scenario = 1}));
    assert_null(fault_of(&k, second(0, 0), (struct setup){.players = 2, .scenario = 2}));
    assert_non_null(fault_of(&k, second(0, 0), (struct setup){.players = 3, .scenario = 2}));
    struct carried last = {.games = 3, .players = 2, .won = {3}};
    assert_true(campaign_over(k.game, &k.content, &last));
    last.games = 2, last.won[0] = 2;
    assert_false(campaign_over(k.game, &k.content, &last));
    close_kit(&k);
}

static struct carried after_coins(struct kit *k, u8 mine, u8 yours)
{
    struct carried before = second(9, 9), next = before;
    k->g->rival[0].coins = mine;
    k->g->rival[1].coins = yours;
    k->game->campaign->after(&k->c, k->g, &before, &next);
    return next;
}

static void NL_051_half_of_the_coins_go_into_the_purse(void **state)
{
    struct kit k;
    (void)state;
    begin_next(&k, 1, second(4, 0));
    assert_int_equal(k.g->rival[0].coins, 3 + 4);
    assert_int_equal(k.g->rival[1].coins, 3);
    struct carried next = after_coins(&k, 7, 30);
    assert_int_equal(next.purse[0], 3);
    assert_int_equal(next.purse[1], 10);
    assert_int_equal(next.purse[2], 0);
    assert_int_equal(next.games, 2);
    close_kit(&k);
}

static int rounds_of(struct carried carried)
{
    struct kit k;
    begin_next(&k, 1, carried);
    while (!over(&k)) {
        if (k.c.seat >= 2 || !has_seat(k.c.pending, k.c.seat)) rules_list(&k.c, has_seat(k.c.pending, 0) ? 0 : 1);
        rules_answer(&k.c, k.c.seat, k.c.option[0]);
    }
    int rounds = happened(&k, EV_ROUND);
    close_kit(&k);
    return rounds;
}

static void NL_052_later_games_are_longer(void **state)
{
    (void)state;
    assert_int_equal(rounds_of((struct carried){0}), 4);
    assert_int_equal(rounds_of(second(0, 0)), 5);
    assert_int_equal(rounds_of((struct carried){.games = 2, .players = 2, .won = {2}}), 6);
}

static void NL_053_a_card_for_two_coins(void **state)
{
    struct kit k;
    (void)state;
    begin_next(&k, 1, second(0, 0));
    seat first = k.g->lead, other = !first;
    assert_true(asks(&k, first, "shopping.BUY"));
    int cards = hand_count(k.g, first);
    answer(&k, ACT_ACCEPT);
    assert_int_equal(hand_count(k.g, first), cards + 1);
    assert_int_equal(k.g->rival[first].coins, 1);
    assert_true(asks(&k, other, "shopping.BUY"));
    answer(&k, ACT_DECLINE);
    assert_int_equal(k.g->rival[other].coins, 3);
    assert_string_equal(asked(&k), "WHICH_CARD");
    close_kit(&k);
}

/* Who does not have the coins is not asked. */
static void NL_053_nobody_pays_what_they_do_not_have(void **state)
{
    struct kit k;
    (void)state;
    begin_next(&k, 1, second(0, 0));
    k.g->rival[!k.g->lead].coins = 1;
    answer(&k, ACT_DECLINE);
    assert_string_equal(asked(&k), "WHICH_CARD");
    close_kit(&k);
    begin_next(&k, 1, (struct carried){0});
    assert_string_equal(asked(&k), "WHICH_CARD"); /* not before the first game */
    close_kit(&k);
}

static void NL_054_the_most_games_win_the_campaign(void **state)
{
    struct kit k;
    struct text out = {0};
    (void)state;
    begin_next(&k, 1, second(4, 0));
    struct carried next = after_coins(&k, 5, 6);
    assert_int_equal(next.won[0], 1);
    assert_int_equal(next.won[1], 1);
    next = (struct carried){.games = 3, .players = 2, .won = {1, 2}};
    k.game->campaign->stands(&out, &k.content, &next);
    assert_string_equal(out.at, "3 of 3 games played; seat 1 has won 1 and has a purse of 0; "
                                "seat 2 has won 2 and has a purse of 0: the winner");
    text_free(&out);
    close_kit(&k);
}

static void NL_E04_a_second_game(void **state)
{
    struct kit k;
    (void)state;
    begin_next(&k, 1, second(9 / 2, 0));
    assert_int_equal(k.g->rival[0].coins, 7);
    assert_int_equal(rounds_of(second(4, 0)), 5);
    assert_string_equal(asked(&k), "BUY");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(NL_050_three_games_of_the_same_players),
    TEST(NL_051_half_of_the_coins_go_into_the_purse),
    TEST(NL_052_later_games_are_longer),
    TEST(NL_053_a_card_for_two_coins),
    TEST(NL_053_nobody_pays_what_they_do_not_have),
    TEST(NL_054_the_most_games_win_the_campaign),
    TEST(NL_E04_a_second_game),
};
TEST_GROUP(tests);
