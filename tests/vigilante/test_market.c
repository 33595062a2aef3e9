/* test_market.c: the refill of the Market (VG-193, VG-S39, S40, S104), Heroes by texts (VG-S115, VG-S116). */
#include "kit_cast.h"

static void open_buyer(struct kit *k, const char *lua)
{
    open_cast(k, 3, lua);
    set_hero(k, 0, 0, "t_1_9");
    deal_market(k, 3, "t_2_3", "t_1_15", "t_1_1");
    hero_deck(k, 2, "t_3_4", "t_5_15");
    give(k, 0, "t_coin1");
    give(k, 0, "t_coin3");
}

static void VG_193_the_market_is_refilled_to_three(void **state)
{
    (void)state;
    struct kit k;
    open_buyer(&k, "");
    at_turn(&k, 0);
    recruit_with(&k, "t_1_15", 1, "t_coin3");
    assert_int_equal(market_count(&k), 3);
    assert_int_equal(market_card(&k, 0), hero_id(&k, "t_2_3"));
    assert_int_equal(market_card(&k, 1), hero_id(&k, "t_1_1"));
    assert_int_equal(market_card(&k, 2), hero_id(&k, "t_3_4")); /* from the top of the Hero Deck, face-up */
    assert_int_equal(pile_count(HEROES(k.g), HERO_DECK), 1);
    assert_int_equal(cast_view(&k, NOBODY)->hero.id[k.g->hero.start[MARKET] + 2], hero_id(&k, "t_3_4"));
    close_kit(&k);
}

static void VG_S39_with_an_empty_hero_deck_the_market_shrinks(void **state)
{
    (void)state;
    struct kit k;
    open_buyer(&k, "");
    hero_deck(&k, 0);
    lose_hero(&k, 1, "t_3_4"); /* defeated Heroes do not return */
    at_turn(&k, 0);
    recruit_with(&k, "t_1_15", 1, "t_coin3");
    assert_int_equal(market_count(&k), 2);
    draw_turns(&k, 2);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_int_equal(market_count(&k), 1);
    assert_int_equal(pile_count(HEROES(k.g), HERO_DECK), 0);
    assert_true(hero_lies_in(&k, DEFEATED + 1, "t_3_4"));
    assert_int_equal(happened(&k, EV_MARKET), 0);
    close_kit(&k);
}

static const char spy[] =
    "city { id = 't_spy', name = 'Spy', type = 'ambush', influence = 1, copies = 1, condition = 'hero_recruited', "
    "effect = { draw { 1 } } }";

static void VG_S40_VG_S104_pay_then_slot_then_refill(void **state)
{
    (void)state;
    struct kit k;
    open_buyer(&k, spy);
    give(&k, 1, "t_spy");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_2_3"));
    answer(&k, ACT_PAY, card_id(&k, "t_coin1"));
    assert_int_equal(hand_count(k.g, 0), 2); /* the payment is discarded all together */
    assert_int_equal(happened(&k, EV_PAID), 0);
    answer(&k, ACT_PAY, card_id(&k, "t_coin3"));
    answer(&k, ACT_DONE);
    assert_int_equal(asked_seat(&k), 1); /* when the Hero stands in its slot, before the refill */
    assert_true(offered(&k, ACT_AMBUSH, card_id(&k, "t_spy")));
    assert_true(holds_hero(&k, 0, 1, "t_2_3"));
    assert_int_equal(market_count(&k), 2);
    answer(&k, ACT_AMBUSH, card_id(&k, "t_spy"));
    pass_all(&k);
    assert_int_equal(market_count(&k), 3);
    assert_true(event_at(&k, EV_PAID, 1) < event_at(&k, EV_RECRUITED, 0));
    assert_true(event_at(&k, EV_RECRUITED, 0) < event_at(&k, EV_MARKET, 0));
    close_kit(&k);
}

static const char joiners[] =
    "city { id = 't_call', name = 'Call', type = 'one_time', influence = 1, copies = 1, effect = { enlist { 4 } } }"
    "city { id = 't_rise', name = 'Rise', type = 'one_time', influence = 1, copies = 1, effect = { revive { 5 } } }";

static void VG_S115_a_hero_that_joins_by_a_text_takes_the_lowest_open_slot(void **state)
{
    (void)state;
    struct kit k;
    open_buyer(&k, joiners);
    set_hero(&k, 0, 2, "overcoat");
    lose_hero(&k, 0, "t_3_4");
    give(&k, 0, "t_call");
    give(&k, 0, "t_rise");
    at_turn(&k, 0);
    use_card(&k, "t_call");
    do_turn(&k, ACT_PICK_MARKET, hero_id(&k, "t_2_3"));
    assert_true(holds_hero(&k, 0, 1, "t_2_3"));
    assert_int_equal(market_count(&k), 3);
    use_card(&k, "t_rise");
    assert_true(holds_hero(&k, 0, 3, "t_3_4"));
    assert_false(hero_lies_in(&k, DEFEATED + 0, "t_3_4"));
    for (int slot = 1; slot <= 3; slot += 2) {
        assert_int_equal(cubes_on(&k, 0, slot), 0);
        assert_int_equal(card_count_attached(k.g, 0, slot), 0);
    }
    close_kit(&k);
}

static void VG_S115_without_an_open_slot_nobody_can_join(void **state)
{
    (void)state;
    struct kit k;
    open_buyer(&k, joiners);
    enlist_hero(&k, 0, "t_3_4");
    enlist_hero(&k, 0, "t_5_15");
    enlist_hero(&k, 0, "overcoat");
    lose_hero(&k, 0, "doorman");
    give(&k, 0, "t_call");
    give(&k, 0, "t_rise");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_PLAY, card_id(&k, "t_call")));
    assert_false(offered(&k, ACT_PLAY, card_id(&k, "t_rise")));
    close_kit(&k);
}

static const char banishers[] =
    "hero { id = 't_aura', name = 'Aura', attack = 1, health = 5, influence = 9, "
    "passive = { health { 1, of = 'your_other_heroes' } } }"
    "hero { id = 't_last', name = 'Last', attack = 1, health = 5, influence = 9, "
    "when = { on { 'defeated', draw { 2 } } } }"
    "city { id = 't_exile', name = 'Exile', type = 'one_time', influence = 1, copies = 2, "
    "effect = { banish { of = 'other_hero' } } }"
    "city { id = 't_leave', name = 'Leave', type = 'one_time', influence = 1, copies = 1, "
    "effect = { banish { of = 'own_hero', only = 'damaged' } } }";

static void VG_S116_a_banished_hero_leaves_the_game(void **state)
{
    (void)state;
    struct kit k;
    open_buyer(&k, banishers);
    set_hero(&k, 1, 0, "t_last");
    set_hero(&k, 1, 1, "doorman");
    set_hero(&k, 2, 0, NULL);
    equip(&k, 1, 0, "t_coat");
    hurt_hero(&k, 1, 0, 3);
    give(&k, 0, "t_exile");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_exile"));
    assert_false(offered(&k, ACT_PICK_HERO, 0));
    answer(&k, ACT_PICK_HERO, 1, 0);
    pass_all(&k);
    assert_true(hero_lies_in(&k, GONE, "t_last"));
    assert_int_equal(defeated_count(k.g, 1), 0); /* it was not defeated, */
    assert_int_equal(happened(&k, EV_DEFEATED) + happened(&k, EV_TRIGGERED), 0);
    assert_int_equal(k.g->player[1].slot[0].hero, 0);
    assert_int_equal(k.g->player[1].slot[0].damage, 0);
    assert_true(holds_hero(&k, 1, 1, "doorman"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_coat")); /* its Equipment is discarded, */
    assert_int_equal(cast_view(&k, NOBODY)->hero.id[k.g->hero.start[GONE]], hero_id(&k, "t_last")); /* all see it */
    close_kit(&k);
}

static void VG_S116_what_a_banished_hero_gave_to_others_ends(void **state)
{
    (void)state;
    struct kit k;
    open_buyer(&k, banishers);
    set_hero(&k, 0, 0, "t_aura");
    set_hero(&k, 0, 1, "t_3_4");
    hurt_hero(&k, 0, 0, 1);
    hurt_hero(&k, 0, 1, 4);
    give(&k, 0, "t_leave");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_leave"));
    answer(&k, ACT_PICK_HERO, 0, 0);
    pass_all(&k);
    assert_true(hero_lies_in(&k, GONE, "t_aura"));
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_3_4"));
    close_kit(&k);

    open_buyer(&k, banishers); /* nobody fits: the text cannot be used */
    give(&k, 0, "t_leave");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_PLAY, card_id(&k, "t_leave")));
    close_kit(&k);
}

static void still_gone(struct kit *k, const STATE *before)
{
    (void)before;
    assert_true(hero_lies_in(k, GONE, "t_2_3"));
    assert_true(hero_lies_in(k, GONE, "t_last"));
}

static void VG_S116_a_banished_hero_never_returns_and_counts_for_no_mission(void **state)
{
    (void)state;
    struct kit k;
    for (int defeated = 0; defeated < 2; defeated++) {
        open_buyer(&k, banishers);
        be(&k, 0, "bounty_hunter");
        be(&k, 1, "cultist");
        be(&k, 2, "assassin");
        jail_any(&k, 0, 1, 4);
        jail_any(&k, 1, 2, 4);
        lose_hero(&k, 0, "doorman");
        set_hero(&k, 2, 0, "t_last"); /* the dearest Hero of all */
        if (defeated) hurt_hero(&k, 2, 0, 4);
        put_event(&k, "firefight_6");
        give(&k, 0, "t_exile");
        at_turn(&k, 0);
        if (!defeated) {
            answer(&k, ACT_PLAY, card_id(&k, "t_exile"));
            answer(&k, ACT_PICK_HERO, 2, 0);
            pass_all(&k);
        }
        k.g->round = 7;
        at_events(&k, 3, 6, 6, 6);
        while (k.c.pending) rules_answer(&k.c, k.c.seat, k.c.option[0]);
        assert_int_equal(has_seat(k.g->winners, 0), defeated);
        assert_int_equal(has_seat(k.g->winners, 1), defeated);
        close_kit(&k);
    }

    open_buyer(&k, banishers);
    set_hero(&k, 1, 0, "t_last");
    set_hero(&k, 2, 0, "t_2_3");
    give(&k, 0, "t_exile");
    give(&k, 0, "t_exile");
    at_turn(&k, 0);
    for (seat s = 1; s < 3; s++) {
        answer(&k, ACT_PLAY, card_id(&k, "t_exile"));
        if (offers(&k, ACT_PICK_HERO)) answer(&k, ACT_PICK_HERO, s, 0);
        pass_all(&k);
    }
    random_game(&k, 5, still_gone);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_193_the_market_is_refilled_to_three),
    TEST(VG_S39_with_an_empty_hero_deck_the_market_shrinks),
    TEST(VG_S40_VG_S104_pay_then_slot_then_refill),
    TEST(VG_S115_a_hero_that_joins_by_a_text_takes_the_lowest_open_slot),
    TEST(VG_S115_without_an_open_slot_nobody_can_join),
    TEST(VG_S116_a_banished_hero_leaves_the_game),
    TEST(VG_S116_what_a_banished_hero_gave_to_others_ends),
    TEST(VG_S116_a_banished_hero_never_returns_and_counts_for_no_mission),
};
TEST_GROUP(tests);
