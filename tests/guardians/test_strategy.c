/* test_strategy.c: the Strategy phase, the Initiative order and the Activation phase (chapters 5 to 8). */
#include "kit.h"

#define OPEN(heroes) struct kit k; (void)state; open_base(&k, heroes)

/* Every Hero lays the first card that he may lay, and Skarov nothing; the order is that of the Heroes. */
static void plan_all(struct kit *k)
{
    for (int n = 0; n < 20 && k->g->head.lanes; n++) {
        seat who = lowest(k->c.pending);
        rules_list(&k->c, who);
        if (offered(k, ACT_CONFIRM, -1)) answer_as(k, who, ACT_CONFIRM);
        else answer_as(k, who, ACT_PLACE, -1);
    }
}

static void GC_069_to_GC_071_GC_224_GC_226_one_or_two_cards_and_one_wound(void **state)
{
    OPEN(2);
    card_move(WOUNDS(k.g), WOUND_DECK, 0, WOUND_HAND + FREEDOM, only(1) | only(2));
    card_move(WOUNDS(k.g), WOUND_DECK, 0, WOUND_HAND + FREEDOM, only(1) | only(2));
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 1);
    assert_false(offered(&k, ACT_CONFIRM, -1)); /* GC-070 */
    assert_true(offers(&k, ACT_PLACE_WOUND) > 0);
    answer_as(&k, 1, ACT_PLACE_WOUND, -1);     /* GC-225, GC-S45 */
    rules_list(&k.c, 1);
    assert_true(offered(&k, ACT_CONFIRM, -1));
    assert_int_equal(offers(&k, ACT_PLACE_WOUND), 0);
    answer_as(&k, 1, ACT_CONFIRM);
    assert_false(has_seat(k.c.pending, 1));
    close_kit(&k);
}

static void GC_072_to_GC_075_GC_220_GC_S112_sides_that_a_card_allows(void **state)
{
    OPEN(1);
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 1);
    u8 both = kit_find(&k, A_POWER, "close_ranks"), technique = kit_find(&k, A_POWER, "a_moments_reflection");
    u8 power = kit_find(&k, A_POWER, "follow_me"), weakness = kit_find(&k, A_POWER, "barking_orders");
    assert_true(offered(&k, ACT_PLACE, both, 0) && offered(&k, ACT_PLACE, both, 1));
    assert_true(!offered(&k, ACT_PLACE, technique, 0) && offered(&k, ACT_PLACE, technique, 1));
    assert_true(offered(&k, ACT_PLACE, power, 0) && !offered(&k, ACT_PLACE, power, 1));
    assert_true(offered(&k, ACT_PLACE, weakness, 0) && !offered(&k, ACT_PLACE, weakness, 1));
    answer_as(&k, 1, ACT_PLACE, both, 0);
    rules_list(&k.c, 1);
    assert_false(offered(&k, ACT_PLACE, both, -1)); /* GC-073 */
    assert_true(offered(&k, ACT_PLACE, power, 0));  /* GC-075, GC-S30 */
    close_kit(&k);
}

static void GC_E15_GC_077_GC_090_GC_S34_face_down_until_the_activation(void **state)
{
    OPEN(1);
    STATE view;
    u8 card = kit_find(&k, A_POWER, "close_ranks");
    hold_event(&k, NULL);
    kit_enter(&k, "turn", 0);
    answer_as(&k, 1, ACT_PLACE, card, 1, 1);
    answer_as(&k, 1, ACT_CONFIRM);
    (void)view;
    assert_int_equal(happened(&k, EV_LAID_DOWN), 1);
    assert_int_equal(happened(&k, EV_REVEALED), 1); /* nobody had anything else to decide */
    assert_int_equal(pile_count(POWERS(k.g), POWER_RIGHT + FREEDOM), 1);
    close_kit(&k);
}

static void GC_077_GC_S34_what_skarov_sees_of_it(void **state)
{
    OPEN(2);
    STATE view;
    hold_event(&k, NULL);
    kit_enter(&k, "turn", 0);
    answer_as(&k, 1, ACT_PLACE, kit_find(&k, A_POWER, "close_ranks"), 1, 1);
    answer_as(&k, 1, ACT_CONFIRM);
    plan_all(&k);
    assert_true(asks(&k, k.g->captain, "initiative.NAME"));
    see(&k, 0, &view);
    assert_int_equal(view.guardian[FREEDOM].lies[0], LIES | LIES_RIGHT);
    assert_int_equal(view.guardian[FREEDOM].down[0], 0);
    see(&k, 2, &view);
    assert_int_equal(view.guardian[FREEDOM].down[0], kit_find(&k, A_POWER, "close_ranks")); /* the Heroes' side */
    close_kit(&k);
}

static void GC_084_GC_085_GC_089_skarov_places_at_most_x_events(void **state)
{
    OPEN(1);
    cards_move_all(EVENTS(k.g), EVENT_DECK, EVENT_HAND, only(0));
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 0);
    assert_true(offered(&k, ACT_CONFIRM, -1));
    assert_true(offered(&k, ACT_PLACE_EVENT, -1, k.g->card[SKAROV].villain)); /* GC-S36 */
    answer_as(&k, 0, ACT_PLACE_EVENT, -1, -1);
    assert_false(has_seat(k.c.pending, 0)); /* X = 1 (GC-E32) */
    close_kit(&k);
}

static void GC_088_GC_S33_the_placed_events_are_rearranged_once(void **state)
{
    OPEN(1);
    u8 android = k.g->card[FIRST_ACOLYTE].villain, gynoid = k.g->card[FIRST_ACOLYTE + 1].villain;
    hold_event(&k, "ambush");
    kit_enter(&k, "turn", 0);
    answer_as(&k, 0, ACT_PLACE_EVENT, -1, android, 0);
    answer_as(&k, 1, ACT_PLACE, -1);
    answer_as(&k, 1, ACT_CONFIRM);
    assert_true(asks(&k, 0, "rearrange.WHERE"));
    assert_true(offered(&k, ACT_KEEP, -1));
    answer(&k, ACT_PLACE_EVENT, -1, gynoid, 1);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_ON + FIRST_ACOLYTE + 1), 1);
    assert_int_equal(happened(&k, EV_EVENT_REVEALED), 1);
    close_kit(&k);
}

static void GC_080_GC_081_GC_S32_the_order_is_agreed_on(void **state)
{
    OPEN(3);
    hold_event(&k, NULL);
    kit_enter(&k, "turn", 0);
    seat captain = k.g->captain;
    plan_all(&k);
    assert_true(asks(&k, captain, "initiative.NAME"));
    answer(&k, ACT_NAME_NEXT, NOVA);
    answer(&k, ACT_NAME_NEXT, FREEDOM);
    STATE view;
    see(&k, 0, &view);
    assert_int_equal(view.order[0], 0);
    seat stubborn = lowest((u64)(patrol_seats(k.g) & ~only(captain)));
    for EACH_SEAT(s, k.c.pending) answer_as(&k, s, s == stubborn ? ACT_DISAGREE : ACT_AGREE);
    seat next = clockwise(4, captain, 1) ? clockwise(4, captain, 1) : 1;
    assert_true(asks(&k, next, "initiative.NAME")); /* the next seat names an order */
    answer(&k, ACT_NAME_NEXT, GOLDENBOY);
    answer(&k, ACT_NAME_NEXT, FREEDOM);
    for EACH_SEAT(s, k.c.pending) answer_as(&k, s, ACT_AGREE);
    assert_int_equal(hero_in_order(k.g, 0), GOLDENBOY);
    assert_true(asks(&k, 2, "hero_turn.NEXT")); /* GC-091 */
    close_kit(&k);
}

static void GC_S32_without_agreement_the_captains_order_stands(void **state)
{
    OPEN(2);
    hold_event(&k, NULL);
    kit_enter(&k, "turn", 0);
    seat captain = k.g->captain;
    plan_all(&k);
    answer(&k, ACT_NAME_NEXT, GOLDENBOY);
    for EACH_SEAT(s, k.c.pending) answer_as(&k, s, ACT_DISAGREE);
    answer(&k, ACT_NAME_NEXT, FREEDOM);
    for EACH_SEAT(s, k.c.pending) answer_as(&k, s, ACT_DISAGREE);
    assert_int_equal(hero_in_order(k.g, 0), GOLDENBOY);
    assert_int_equal(captain, k.g->captain);
    close_kit(&k);
}

/* -- Activation --------------------------------------------------------------------------------------------------- */

static void GC_E19_GC_091_to_GC_098_GC_300_heroes_and_villains_alternate(void **state)
{
    OPEN(3);
    scatter(&k);
    for (int f = FIRST_VILLAIN + FIRST_LIEUTENANT; f < FIRST_ROBOT; f++)
        if (on_board(k.g, f)) remove_figure(&k.c, k.g, f, 1);
    put(&k, robot(&k, "android", 0), "b2-51");
    put(&k, robot(&k, "gynoid", 0), "b2-52");
    hold_event(&k, NULL);
    kit_enter(&k, "activation", 0);
    int hand = pile_count(EVENTS(k.g), EVENT_HAND);
    for (int n = 0; n < 3; n++) {
        assert_true(asks(&k, (seat)(n + 1), "hero_turn.NEXT"));
        answer(&k, ACT_END_ACTIVATION);
        if (n == 0) {
            assert_true(refused(&k, ACT_ACTIVATE, k.g->card[SKAROV].villain, -1, -1, 100));
            answer(&k, ACT_ACTIVATE, k.g->card[FIRST_ACOLYTE].villain);
        }
        if (n < 2) answer(&k, ACT_END_ACTIVATION); /* GC-106; the second is forced: one card is left */
    }
    assert_int_equal(happened(&k, EV_NO_VILLAIN), 1);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), hand + 1);
    assert_true(asks(&k, 0, "activate_room.WHICH")); /* GC-095 */
    close_kit(&k);
}

static void GC_102_GC_104_three_actions(void **state)
{
    OPEN(3);
    scatter(&k);
    put(&k, FREEDOM, "a2-13");
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_MOVE, FREEDOM, cell("a2-12"));
    answer(&k, ACT_MOVE, FREEDOM, cell("a2-13"));
    hold_event(&k, NULL);
    answer(&k, ACT_MOVE, FREEDOM, cell("a2-12"));
    assert_false(asks(&k, 1, "hero_turn.NEXT")); /* GC-105 */
    close_kit(&k);
}

static void GC_107_GC_S52_each_figure_of_a_card_acts(void **state)
{
    OPEN(3);
    scatter(&k);
    hold_event(&k, NULL);
    int one = robot(&k, "android", 0), two = robot(&k, "android", 1);
    put(&k, one, "b2-51");
    put(&k, two, "b2-53");
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, k.g->card[card_of(one)].villain);
    answer(&k, ACT_ACT_WITH, two);
    answer(&k, ACT_MOVE, two, -1);
    answer(&k, ACT_MOVE, two, -1);
    assert_true(asks(&k, 0, "villain_turn.WHO"));
    assert_false(offered(&k, ACT_ACT_WITH, two));
    answer(&k, ACT_ACT_WITH, one);
    answer(&k, ACT_MOVE, one, -1);
    answer(&k, ACT_END_ACTIVATION);
    assert_int_equal(k.g->card[card_of(one)].activated, 1); /* GC-094 */
    close_kit(&k);
}

static void GC_S121_a_pair_is_left_out(void **state)
{
    OPEN(3);
    scatter(&k);
    kit_enter(&k, "activation", 0);
    knock_out(&k.c, k.g, GOLDENBOY, 161);
    answer(&k, ACT_END_ACTIVATION);
    decline_until_seat(&k, 3, "NEXT");
    assert_int_equal(k.g->turned_up, 3);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_069_to_GC_071_GC_224_GC_226_one_or_two_cards_and_one_wound),
    TEST(GC_072_to_GC_075_GC_220_GC_S112_sides_that_a_card_allows),
    TEST(GC_E15_GC_077_GC_090_GC_S34_face_down_until_the_activation),
    TEST(GC_077_GC_S34_what_skarov_sees_of_it),
    TEST(GC_084_GC_085_GC_089_skarov_places_at_most_x_events),
    TEST(GC_088_GC_S33_the_placed_events_are_rearranged_once),
    TEST(GC_080_GC_081_GC_S32_the_order_is_agreed_on),
    TEST(GC_S32_without_agreement_the_captains_order_stands),
    TEST(GC_E19_GC_091_to_GC_098_GC_300_heroes_and_villains_alternate),
    TEST(GC_102_GC_104_three_actions),
    TEST(GC_107_GC_S52_each_figure_of_a_card_acts),
    TEST(GC_S121_a_pair_is_left_out),
};
TEST_GROUP(tests);
