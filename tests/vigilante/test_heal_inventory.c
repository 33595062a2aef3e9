/* test_heal_inventory.c: the Heal and the Inventory action (VG-230 to VG-234). */
#include "kit_cast.h"

static void VG_230_heal_takes_one_cube_off_an_own_hero(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    set_hero(&k, 0, 0, "t_1_9");
    set_hero(&k, 0, 1, "t_1_15");
    hurt_hero(&k, 0, 1, 4);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_HEAL), 1);
    assert_true(refused(&k, ACT_HEAL, 0, -1, -1, 230)); /* no damage, nothing to heal */
    do_turn(&k, ACT_HEAL, 1);
    assert_int_equal(cubes_on(&k, 0, 1), 3);
    assert_int_equal(k.g->player[0].actions, ACTIONS - 1);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);
}

static void VG_231_heal_removes_exactly_one_cube_from_a_hero_on_the_own_mat(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    set_hero(&k, 0, 0, "t_1_9");
    set_hero(&k, 0, 1, "t_1_15");
    hurt_hero(&k, 0, 0, 5);
    hurt_hero(&k, 0, 1, 5);
    set_hero(&k, 1, 2, "t_2_3");
    hurt_hero(&k, 1, 2, 2);
    lose_hero(&k, 0, "t_3_4");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_HEAL), 2); /* neither the one of seat 1 nor the defeated one */
    assert_true(offered(&k, ACT_HEAL, 0, hero_id(&k, "t_1_9")));
    assert_true(offered(&k, ACT_HEAL, 1, hero_id(&k, "t_1_15")));
    do_turn(&k, ACT_HEAL, 0);
    assert_int_equal(team_damage(k.g, 0), 9);
    assert_int_equal(cubes_on(&k, 1, 2), 2);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_3_4"));
    close_kit(&k);
}

/* Seat 0 carries a club on each of two Heroes and a coat on the third. */
static void open_carriers(struct kit *k)
{
    open_cast(k, 3, "");
    set_hero(k, 0, 0, "t_1_9");
    set_hero(k, 0, 1, "t_1_15");
    set_hero(k, 0, 2, "t_5_15");
    equip(k, 0, 0, "t_club");
    equip(k, 0, 1, "t_coat");
    equip(k, 0, 2, "t_club");
}

static void VG_232_inventory_takes_back_any_number_of_equipment(void **state)
{
    (void)state;
    struct kit k;
    for (int n = 1; n <= 3; n++) {
        open_carriers(&k);
        equip(&k, 1, 0, "t_coat");
        at_turn(&k, 0);
        answer(&k, ACT_INVENTORY);
        assert_int_equal(offers(&k, ACT_TAKE_BACK), 3); /* the own ones only */
        assert_false(offered(&k, ACT_DONE));
        for (int slot = 3 - n; slot < 3; slot++) answer(&k, ACT_TAKE_BACK, slot);
        pass_all(&k);
        assert_int_equal(hand_count(k.g, 0), n);
        for (int slot = 0; slot < 3; slot++) assert_int_equal(card_count_attached(k.g, 0, slot), slot < 3 - n);
        assert_int_equal(k.g->player[0].actions, ACTIONS - 1);
        assert_int_equal(card_count_attached(k.g, 1, 0), 1);
        close_kit(&k);
    }
    open_cast(&k, 3, "");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_INVENTORY)); /* nothing to take back */
    close_kit(&k);
}

static void take_the_coat_back(struct kit *k)
{
    open_carriers(k);
    at_turn(k, 0);
    answer(k, ACT_INVENTORY);
    answer(k, ACT_TAKE_BACK, 1);
    do_turn(k, ACT_DONE, -1);
    assert_true(in_hand(k, 0, "t_coat"));
}

static void VG_233_it_can_be_attached_again_from_the_next_turn_on(void **state)
{
    (void)state;
    struct kit k;
    take_the_coat_back(&k);
    assert_int_equal(asked_seat(&k), 1); /* the turn is over, no free actions follow */
    draw_turns(&k, 2);
    assert_int_equal(asked_seat(&k), 0);
    assert_true(offered(&k, ACT_ATTACH, card_id(&k, "t_coat"), 1));
    assert_false(offered(&k, ACT_ATTACH, card_id(&k, "t_coat"), 0)); /* that one still has its club */
    answer(&k, ACT_ATTACH, card_id(&k, "t_coat"), 1);
    assert_int_equal(hero_health(&k.c, k.g, 0, 1), 17);
    close_kit(&k);
}

static void VG_233_it_may_go_to_another_hero(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    set_hero(&k, 0, 0, "t_1_9");
    set_hero(&k, 0, 1, "t_1_15");
    equip(&k, 0, 0, "t_club");
    at_turn(&k, 0);
    answer(&k, ACT_INVENTORY); /* there is only this one to take back */
    draw_turns(&k, 2);
    answer(&k, ACT_ATTACH, card_id(&k, "t_club"), 1);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 1), 3);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 1);
    close_kit(&k);
}

static void VG_234_taken_back_it_is_an_ordinary_hand_card(void **state)
{
    (void)state;
    struct kit k;
    take_the_coat_back(&k); /* traded: it is the only card of seat 0 */
    give(&k, 1, "t_coin1");
    draw_turns(&k, 2);
    answer(&k, ACT_TRADE, 1);
    answer(&k, ACT_AGREE, 0);
    do_turn(&k, ACT_GIVE, card_id(&k, "t_coin1"));
    assert_true(in_hand(&k, 1, "t_coat"));
    assert_true(in_hand(&k, 0, "t_coin1"));
    close_kit(&k);

    take_the_coat_back(&k); /* discarded for Influence */
    deal_market(&k, 3, "t_1_1", "t_2_3", "t_3_4");
    draw_turns(&k, 2);
    recruit_with(&k, "t_1_1", 1, "t_coat");
    assert_true(holds_hero(&k, 0, 3, "t_1_1"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_coat"));
    close_kit(&k);

    take_the_coat_back(&k); /* lost to Hacking */
    put_event(&k, "hacking_2");
    at_events(&k, 1, 2);
    pass_all(&k);
    assert_false(in_hand(&k, 0, "t_coat"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_coat"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_230_heal_takes_one_cube_off_an_own_hero),
    TEST(VG_231_heal_removes_exactly_one_cube_from_a_hero_on_the_own_mat),
    TEST(VG_232_inventory_takes_back_any_number_of_equipment),
    TEST(VG_233_it_can_be_attached_again_from_the_next_turn_on),
    TEST(VG_233_it_may_go_to_another_hero),
    TEST(VG_234_taken_back_it_is_an_ordinary_hand_card),
};
TEST_GROUP(tests);
