/* test_forced_use.c: too many Mercenaries in the Market (VG-254 to VG-257, VG-S89, S90, S104, S105). */
#include "kit_cast.h"

/* Seat 0 puts the first Hero of the Market under the Hero Deck, whose top card appears. */
static void refresh_by_card(struct kit *k, const char *hero)
{
    answer(k, ACT_PLAY, card_id(k, "t_shop"));
    pass_all(k);
    do_turn(k, ACT_PICK_MARKET, hero_id(k, hero));
}

/* -- Forced use ------------------------------------------------------------------------------------------------ */

static void VG_254_three_mercenaries_oblige_the_left_neighbour(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    hero_deck(&k, 2, "t_nurse", "t_3_4");
    give(&k, 1, "t_coin1");
    at_turn(&k, 1);
    recruit_with(&k, "t_1_1", 1, "t_coin1"); /* the refill is the third Mercenary */
    assert_int_equal(asked_seat(&k), 2);
    assert_string_equal(asked(&k), "WHICH");
    assert_int_equal(k.c.count, 3); /* one of the three: no passing, no Hero */
    assert_int_equal(offers(&k, ACT_USE_MERCENARY), 3);
    use_mercenary(&k, "t_draw");
    assert_int_equal(hand_count(k.g, 2), 2);
    assert_true(hero_lies_in(&k, USED, "t_draw"));
    assert_int_equal(market_count(&k), 4);
    close_kit(&k);

    open_hiring(&k); /* two are allowed */
    give(&k, 1, "t_coin1");
    at_turn(&k, 1);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(happened(&k, EV_MARKET_LIMIT), 0);
    close_kit(&k);
}

static void VG_255_VG_256_VG_E30_the_neighbour_goes_on_without_paying(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    hero_deck(&k, 3, "t_toll", "t_nurse", "t_3_4"); /* third Mercenary, another one, a Hero */
    give(&k, 0, "t_coin1");
    k.g->player[0].actions = 1;
    at_turn(&k, 0);
    forget(&k);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_int_equal(asked_seat(&k), 1);
    use_mercenary(&k, "t_draw");
    assert_int_equal(asked_seat(&k), 1); /* again three: the same neighbour picks again */
    assert_string_equal(asked(&k), "WHICH");
    use_mercenary(&k, "t_nurse");
    assert_int_equal(happened(&k, EV_HIRED), 2);
    assert_int_equal(count_mercenaries(&k, MARKET), 2);
    assert_int_equal(market_card(&k, 3), hero_id(&k, "t_3_4"));
    assert_int_equal(k.g->player[1].actions, ACTIONS); /* no token, */
    assert_int_equal(happened(&k, EV_PAID), 1);        /* no payment but A's, */
    assert_int_equal(happened(&k, EV_TURN), 0);        /* no turn of B */
    assert_int_equal(asked_seat(&k), 0);               /* and A's turn goes on with part 3 */
    assert_string_equal(asked(&k), "WHICH_DIE");
    close_kit(&k);
}

static void VG_257_the_forced_player_makes_the_choices(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    hero_deck(&k, 2, "t_nurse", "t_3_4");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    answer(&k, ACT_USE_MERCENARY, hero_id(&k, "t_hit"));
    assert_int_equal(asked_seat(&k), 1); /* seat 1 says whom it hits */
    answer(&k, ACT_PICK_HERO, 0, 0);
    pass_all(&k);
    assert_int_equal(cubes_on(&k, 0, 0), 1);
    close_kit(&k);
}

static void VG_S89_the_current_player_does_not_change_in_a_forced_use(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    deal_market(&k, 4, "t_2_3", "t_1_1", "t_draw", "t_toll");
    hero_deck(&k, 2, "t_nurse", "t_3_4");
    give(&k, 0, "t_coin1");
    for (seat s = 0; s < 3; s++) give(&k, s, "t_coin3");
    at_turn(&k, 0);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_int_equal(asked_seat(&k), 1);
    use_mercenary(&k, "t_toll"); /* each player discards: from the current player, seat 0, on */
    for (seat s = 0; s < 3; s++) assert_int_equal(k.event[event_at(&k, EV_DISCARDED, s)].who, s);
    close_kit(&k);
}

static void VG_S89_outside_of_turns_the_first_player_counts_as_current(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    hero_deck(&k, 2, "t_nurse", "t_3_4");
    equip(&k, 0, 0, "t_sign");
    k.g->first = 1;
    at_events(&k, 1, 4); /* seat 0's Equipment changes the Market in the Trigger Events step */
    answer(&k, ACT_PICK_MARKET, hero_id(&k, "t_1_1"));
    assert_string_equal(asked(&k), "WHICH");
    assert_int_equal(asked_seat(&k), 2);
    close_kit(&k);
}

static void VG_S90_the_forced_use_holds_with_an_empty_hero_deck(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    deal_market(&k, 4, "t_toll", "t_draw", "t_hit", "t_nurse");
    hero_deck(&k, 1, "t_1_1");
    give(&k, 0, "t_shop");
    at_turn(&k, 0);
    refresh_by_card(&k, "t_toll"); /* t_toll goes under the deck, t_1_1 comes */
    assert_int_equal(asked_seat(&k), 1);
    use_mercenary(&k, "t_draw"); /* t_toll comes: 3 are left and the deck is empty */
    assert_int_equal(pile_count(HEROES(k.g), HERO_DECK), 0);
    assert_int_equal(asked_seat(&k), 1);
    assert_string_equal(asked(&k), "WHICH");
    use_mercenary(&k, "t_nurse");
    assert_int_equal(market_count(&k), 3);
    assert_int_equal(count_mercenaries(&k, MARKET), 2);
    assert_int_equal(asked_seat(&k), 0);
    close_kit(&k);
}

/* -- The sequence ---------------------------------------------------------------------------------------------- */

static void VG_S104_a_mercenary_is_set_aside_then_discarded_then_the_market_refilled(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    give(&k, 0, "t_coin2");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_hit"));
    answer(&k, ACT_PAY, card_id(&k, "t_coin2"));
    answer(&k, ACT_DONE);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_coin2")); /* in the middle of its ability */
    assert_true(hero_lies_in(&k, ASIDE, "t_hit"));
    assert_int_equal(market_count(&k), 3);
    assert_int_equal(happened(&k, EV_MARKET), 0);
    answer(&k, ACT_PICK_HERO, 1, 0);
    pass_all(&k);
    assert_true(hero_lies_in(&k, USED, "t_hit"));
    assert_int_equal(market_count(&k), 4);
    assert_true(event_at(&k, EV_PAID, 0) < event_at(&k, EV_HIRED, 0));
    assert_true(event_at(&k, EV_STRUCK, 0) < event_at(&k, EV_MARKET, 0));
    close_kit(&k);
}

static void VG_S104_mercenaries_are_not_counted_in_the_middle_of_an_ability(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k);
    deal_market(&k, 4, "t_1_1", "t_swap", "t_draw", "t_2_3");
    hero_deck(&k, 4, "t_hit", "t_toll", "t_3_4", "overcoat");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_swap"));
    answer(&k, ACT_PAY, card_id(&k, "t_coin1"));
    answer(&k, ACT_DONE);
    while (strcmp(asked(&k), "WHICH")) answer(&k, ACT_PICK_HERO, 1, 0);
    answer(&k, ACT_PICK_MARKET, hero_id(&k, "t_1_1"));
    /* t_draw, t_hit and t_toll show, but first t_swap is carried out to its end and discarded */
    pass_all(&k);
    assert_true(event_at(&k, EV_STRUCK, 0) < event_at(&k, EV_MARKET_LIMIT, 0));
    assert_true(hero_lies_in(&k, USED, "t_swap"));
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(offers(&k, ACT_USE_MERCENARY), 3);
    close_kit(&k);
}

static void VG_S104_other_effects_that_change_the_market_are_followed_by_a_count(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k); /* a free action */
    hero_deck(&k, 2, "t_nurse", "t_3_4");
    give(&k, 0, "t_shop");
    at_turn(&k, 0);
    refresh_by_card(&k, "t_1_1");
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(offers(&k, ACT_USE_MERCENARY), 3);
    use_mercenary(&k, "t_nurse");
    assert_int_equal(asked_seat(&k), 0); /* the turn goes on */
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(k.g->player[0].actions, ACTIONS);
    close_kit(&k);

    open_hiring(&k); /* the text of a Villain */
    hero_deck(&k, 2, "t_nurse", "t_3_4");
    villain_deck(&k, 1, "t_crier");
    k.g->player[0].actions = 1;
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    answer(&k, ACT_PICK_MARKET, hero_id(&k, "t_1_1"));
    pass_all(&k);
    assert_true(in_jail(&k, 0, "t_crier"));
    assert_string_equal(asked(&k), "WHICH");
    assert_int_equal(asked_seat(&k), 1);
    use_mercenary(&k, "t_nurse");
    assert_string_equal(asked(&k), "WHICH_DIE"); /* counted before part 3 of the turn */
    assert_int_equal(asked_seat(&k), 0);
    close_kit(&k);
}

static void VG_S104_the_effect_of_a_new_round_is_followed_by_a_count(void **state)
{
    (void)state;
    struct kit k;
    open_mercenaries(&k, 3,
                     "hero { id = 't_dawn', name = 'Dawn', attack = 1, health = 5, influence = 1, "
                     "when = { on { 'round_begins', refresh_market {} } } }"
                     "mercenary { id = 't_m1', name = 'M1', influence = 1, effect = { draw { 1 } } }"
                     "mercenary { id = 't_m2', name = 'M2', influence = 1, effect = { draw { 1 } } }"
                     "mercenary { id = 't_m3', name = 'M3', influence = 1, effect = { draw { 1 } } }");
    set_hero(&k, 1, 0, "t_dawn");
    deal_market(&k, 4, "t_1_1", "t_m1", "t_m2", "t_2_3");
    hero_deck(&k, 2, "t_m3", "t_3_4");
    at_round(&k);
    answer(&k, ACT_PLACE_EVENT);
    answer(&k, ACT_PICK_MARKET, hero_id(&k, "t_1_1"));
    assert_int_equal(asked_seat(&k), 1); /* left of the First Player */
    assert_int_equal(offers(&k, ACT_USE_MERCENARY), 3);
    close_kit(&k);
}

static void VG_S105_a_mercenary_without_effect_may_be_taken(void **state)
{
    (void)state;
    struct kit k;
    open_hiring(&k); /* nobody is damaged: t_nurse can do nothing */
    deal_market(&k, 4, "t_2_3", "t_1_1", "t_nurse", "t_hit");
    hero_deck(&k, 3, "t_3_4", "t_draw", "overcoat");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    recruit_with(&k, "t_nurse", 1, "t_coin1");
    assert_true(hero_lies_in(&k, USED, "t_nurse"));
    assert_int_equal(happened(&k, EV_HEALED), 0);
    assert_int_equal(k.g->player[0].actions, ACTIONS - 1);
    close_kit(&k);

    open_hiring(&k); /* and in the forced use */
    hero_deck(&k, 2, "t_nurse", "t_3_4");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    use_mercenary(&k, "t_nurse");
    assert_true(hero_lies_in(&k, USED, "t_nurse"));
    assert_int_equal(happened(&k, EV_HEALED), 0);
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_254_three_mercenaries_oblige_the_left_neighbour),
    TEST(VG_255_VG_256_VG_E30_the_neighbour_goes_on_without_paying),
    TEST(VG_257_the_forced_player_makes_the_choices),
    TEST(VG_S89_the_current_player_does_not_change_in_a_forced_use),
    TEST(VG_S89_outside_of_turns_the_first_player_counts_as_current),
    TEST(VG_S90_the_forced_use_holds_with_an_empty_hero_deck),
    TEST(VG_S104_a_mercenary_is_set_aside_then_discarded_then_the_market_refilled),
    TEST(VG_S104_mercenaries_are_not_counted_in_the_middle_of_an_ability),
    TEST(VG_S104_other_effects_that_change_the_market_are_followed_by_a_count),
    TEST(VG_S104_the_effect_of_a_new_round_is_followed_by_a_count),
    TEST(VG_S105_a_mercenary_without_effect_may_be_taken),
};
TEST_GROUP(tests);
