/* test_leave.c: somebody leaves the table for good. */
#include "kit.h"

static void goes(struct kit *k, seat who)
{
    assert_true(guardians_game.rules.resign(&k->c, k->g, who));
    rules_run(&k->c);
}

static void GC_S12_the_heroes_of_one_who_leaves_go_to_the_next(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    kit_enter(&k, "hero", 1);
    assert_int_equal(asked_seat(&k), 1);
    goes(&k, 1);
    assert_true(asks(&k, 2, "hero_turn.NEXT"));              /* in the middle of the activation */
    assert_int_equal(player_of(k.g, FREEDOM), 2);
    assert_int_equal(heroes_in_play(k.g), 3);
    answer(&k, ACT_MOVE, FREEDOM);
    goes(&k, 3);
    assert_int_equal(player_of(k.g, NOVA), 2);               /* round the table, past Skarov and those who have left */
    assert_false(guardians_game.rules.resign(&k.c, k.g, 3)); /* nobody leaves twice */
    decline_until(&k, "CARDS");
    assert_false(has_seat(k.c.pending, 1) || has_seat(k.c.pending, 3));
    close_kit(&k);
}

static void GC_S32_the_captain_leaves(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    rules_list(&k.c, 1);
    decline_until(&k, "NAME");
    assert_true(asks(&k, 1, "NAME"));
    goes(&k, 1);
    assert_true(asks(&k, 2, "NAME"));
    assert_int_equal(k.g->captain, 2);
    answer(&k, ACT_NAME_NEXT, NOVA);
    answer(&k, ACT_NAME_NEXT, FREEDOM);
    assert_int_equal(k.c.pending, only(3));                  /* the only other voice */
    close_kit(&k);
}

static void GC_066_leaving_while_all_place_their_cards(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "ambush");
    kit_enter(&k, "turn", 0);
    answer_as(&k, 1, ACT_PLACE);
    answer_as(&k, 1, ACT_CONFIRM);
    goes(&k, 2);
    assert_int_equal(k.c.pending, only(0) | only(3));        /* what was confirmed lies; the others choose again */
    for (int hero = 0; hero < 2; hero++) {                   /* seat 3 places for GoldenBoy and for Super Nova */
        answer_as(&k, 3, ACT_PLACE);
        answer_as(&k, 3, ACT_CONFIRM);
    }
    assert_int_equal(k.c.pending, only(0));
    answer_as(&k, 0, ACT_CONFIRM);
    for (int h = 0; h < 3; h++) assert_int_equal(pile_count(POWERS(k.g), POWER_HAND + h), 7);
    close_kit(&k);
}

static void GC_001_without_skarov_or_without_heroes_it_is_over(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 2, NULL);
    kit_enter(&k, "hero", 1);
    goes(&k, 0);
    assert_true(over(&k));
    assert_int_equal(winner_of(k.g), PATROL);
    close_kit(&k);
    open_in_wires(&k, 2, NULL);
    kit_enter(&k, "hero", 1);
    goes(&k, 1);
    assert_false(over(&k));
    goes(&k, 2);
    assert_true(over(&k));
    assert_int_equal(winner_of(k.g), VILLAINS);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_S12_the_heroes_of_one_who_leaves_go_to_the_next),
    TEST(GC_S32_the_captain_leaves),
    TEST(GC_066_leaving_while_all_place_their_cards),
    TEST(GC_001_without_skarov_or_without_heroes_it_is_over),
};
TEST_GROUP(tests);
