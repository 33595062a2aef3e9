/* test_recruit.c: the Recruit action and the slots of a team (VG-183 to VG-194, VG-S41). */
#include "kit_cast.h"

/* Seat 0 has t_1_9 in slot 1, no other Hero, and these coins. */
static void open_recruiter(struct kit *k)
{
    open_cast(k, 3, "");
    set_hero(k, 0, 0, "t_1_9");
    deal_market(k, 3, "t_2_3", "t_3_4", "t_1_1");
}

static void VG_183_recruit_costs_cards_worth_the_heros_influence(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    give(&k, 0, "t_coin3");
    give(&k, 0, "t_club"); /* Equipment in the hand pays like any card: 1 */
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_RECRUIT, hero_id(&k, "t_3_4"))); /* 3 + 1 < 5 */
    assert_true(refused(&k, ACT_RECRUIT, hero_id(&k, "t_3_4"), -1, -1, 183));
    assert_false(offered(&k, ACT_RECRUIT, hero_id(&k, "t_1_15"))); /* not in the Market */
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_2_3"));
    assert_false(offered(&k, ACT_DONE));
    answer(&k, ACT_PAY, card_id(&k, "t_coin3"));
    assert_false(offered(&k, ACT_DONE)); /* 3 < 4 */
    answer(&k, ACT_PAY, card_id(&k, "t_club"));
    do_turn(&k, ACT_DONE, -1);
    assert_true(holds_hero(&k, 0, 1, "t_2_3"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_club"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_coin3"));
    assert_int_equal(hand_count(k.g, 0), 0);
    close_kit(&k);
}

static void VG_184_city_and_agency_cards_pay_but_attached_equipment_does_not(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    equip(&k, 0, 0, "t_coat"); /* Influence 3 */
    give(&k, 0, "t_coin2");
    give(&k, 0, "t_agent");
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_RECRUIT, hero_id(&k, "t_3_4"), -1, -1, 183));
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_2_3"));
    assert_false(offered(&k, ACT_PAY, card_id(&k, "t_coat")));
    answer(&k, ACT_PAY, card_id(&k, "t_coin2"));
    assert_false(offered(&k, ACT_PAY, card_id(&k, "t_coat")));
    answer(&k, ACT_PAY, card_id(&k, "t_agent"));
    do_turn(&k, ACT_DONE, -1);
    assert_true(holds_hero(&k, 0, 1, "t_2_3"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_coin2"));
    assert_true(in_pile_city(&k, AGENCY_DISCARD, "t_agent"));
    assert_int_equal(card_count_attached(k.g, 0, 0), 1);
    close_kit(&k);
}

static void VG_185_VG_E25_influence_above_the_cost_is_lost(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    give(&k, 0, "t_coin3");
    give(&k, 0, "t_coin2");
    at_turn(&k, 0);
    recruit_with(&k, "t_2_3", 2, "t_coin2", "t_coin3"); /* 5 for a cost of 4 */
    assert_true(holds_hero(&k, 0, 1, "t_2_3"));
    assert_int_equal(hand_count(k.g, 0), 0);
    draw_turns(&k, 2);
    assert_int_equal(asked_seat(&k), 0);
    assert_false(offered(&k, ACT_RECRUIT, hero_id(&k, "t_1_1"))); /* the 1 above is not kept */
    close_kit(&k);
}

static void VG_186_one_recruit_action_recruits_one_hero(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    give(&k, 0, "t_coin3");
    give(&k, 0, "t_coin3");
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    recruit_with(&k, "t_2_3", 3, "t_coin3", "t_coin3", "t_coin3"); /* worth t_2_3 and t_3_4 */
    assert_int_equal(team_count(k.g, 0), 2);
    assert_int_equal(happened(&k, EV_RECRUITED), 1);
    assert_int_equal(k.g->player[0].actions, ACTIONS - 1);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);
}

static void VG_187_VG_E08_the_new_hero_takes_the_lowest_open_slot(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_true(holds_hero(&k, 0, 0, "t_1_9"));
    assert_true(holds_hero(&k, 0, 1, "t_1_1"));
    assert_int_equal(last_event(&k, EV_RECRUITED)->b, 1);
    close_kit(&k);

    open_recruiter(&k); /* a gap is filled before higher slots */
    set_hero(&k, 0, 2, "t_1_15");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_true(holds_hero(&k, 0, 1, "t_1_1"));
    close_kit(&k);
}

static void VG_189_VG_E09_a_slot_freed_by_a_defeat_is_filled_first(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    set_hero(&k, 0, 0, "t_2_3");
    hurt_hero(&k, 0, 0, 1);
    deal_market(&k, 3, "t_1_9", "t_1_15", "t_1_1");
    villain_deck(&k, 1, "t_v4"); /* 2 damage to slot 1 */
    give(&k, 0, "t_coin2");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(team_count(k.g, 0), 0);
    draw_turns(&k, 2);
    recruit_with(&k, "t_1_9", 1, "t_coin2");
    assert_true(holds_hero(&k, 0, 0, "t_1_9"));
    assert_int_equal(k.g->player[0].slot[1].hero, 0);
    draw_turns(&k, 2);
    recruit_with(&k, "t_1_1", 1, "t_coin1");
    assert_true(holds_hero(&k, 0, 1, "t_1_1"));
    close_kit(&k);
}

static void VG_190_other_heroes_do_not_shift_when_a_slot_falls_empty(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    set_hero(&k, 0, 0, "t_1_1");
    set_hero(&k, 0, 1, "t_1_9");
    set_hero(&k, 0, 2, "t_1_15");
    villain_deck(&k, 1, "t_v4");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(k.g->player[0].slot[0].hero, 0);
    assert_true(holds_hero(&k, 0, 1, "t_1_9"));
    assert_true(holds_hero(&k, 0, 2, "t_1_15"));
    assert_int_equal(cubes_on(&k, 0, 1), 1); /* each with its own cubes */
    assert_int_equal(cubes_on(&k, 0, 2), 0);
    close_kit(&k);
}

/* A Hero on a team before and after an answer stands where it stood, unless it left in between. */
static void stays_in_its_slot(struct kit *k, const STATE *before)
{
    if (happened(k, EV_JOINED)) return; /* it may have fallen and returned */
    for (seat s = 0; s < k->g->players; s++)
        for (int i = 0; i < SLOTS; i++)
            for (int j = 0; j < SLOTS; j++)
                if (before->player[s].slot[i].hero && before->player[s].slot[i].hero == k->g->player[s].slot[j].hero)
                    assert_int_equal(i, j);
}

static void VG_188_VG_190_no_hero_ever_moves_to_another_slot(void **state)
{
    (void)state;
    struct kit k;
    for (u32 seed = 1; seed <= 30; seed++) {
        open_fresh(&k, "justice_4", MERCENARIES, seed);
        random_game(&k, seed, stays_in_its_slot);
        close_kit(&k);
    }
}

static void VG_191_with_four_heroes_nobody_can_be_recruited(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    enlist_hero(&k, 0, "t_1_15");
    enlist_hero(&k, 0, "t_5_15");
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_RECRUIT, hero_id(&k, "t_1_1")));
    close_kit(&k);

    open_recruiter(&k);
    enlist_hero(&k, 0, "t_1_15");
    enlist_hero(&k, 0, "t_5_15");
    enlist_hero(&k, 0, "t_3_4");
    deal_market(&k, 3, "t_2_3", "t_1_1", "overcoat");
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_RECRUIT), 0);
    assert_true(refused(&k, ACT_RECRUIT, hero_id(&k, "t_1_1"), -1, -1, 191));
    close_kit(&k);
}

static void VG_192_a_recruit_arrives_without_damage_and_equipment(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    set_hero(&k, 0, 0, "t_2_3");
    hurt_hero(&k, 0, 0, 2);
    equip(&k, 0, 0, "t_club"); /* the slot it comes to was damaged and equipped before */
    deal_market(&k, 3, "t_1_9", "t_1_15", "t_1_1");
    villain_deck(&k, 1, "t_v4");
    give(&k, 0, "t_coin2");
    at_turn(&k, 0);
    fight_top(&k);
    draw_turns(&k, 2);
    recruit_with(&k, "t_1_9", 1, "t_coin2");
    assert_true(holds_hero(&k, 0, 0, "t_1_9"));
    assert_int_equal(cubes_on(&k, 0, 0), 0);
    assert_int_equal(card_count_attached(k.g, 0, 0), 0);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 1);
    close_kit(&k);
}

static void VG_194_a_starter_hero_is_a_hero_like_any_other(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              "starter { id = 't_starter', name = 'T S', attack = 1, health = 3, influence = 1 }"
              "villain { id = 't_v1', name = 'V 1', level = 1, health = 9, chart = { 1, 0, 0, 0 } }"
              "villain { id = 't_v9', name = 'V 9', level = 1, health = 9, chart = { 9, 0, 0, 0 } }");
    for (seat s = 0; s < 3; s++) set_hero(&k, s, 0, NULL); /* whoever was dealt it */
    set_hero(&k, 0, 0, "t_starter");
    villain_deck(&k, 2, "t_v1", "t_v9");
    give(&k, 0, "t_coat");
    at_turn(&k, 0);
    fight_top(&k); /* it can be damaged, */
    assert_int_equal(cubes_on(&k, 0, 0), 1);
    draw_turns(&k, 2);
    answer(&k, ACT_ATTACH, card_id(&k, "t_coat"), 0); /* equipped, */
    assert_int_equal(hero_health(&k.c, k.g, 0, 0), 5);
    do_turn(&k, ACT_HEAL, 0); /* healed */
    assert_int_equal(cubes_on(&k, 0, 0), 0);
    draw_turns(&k, 2);
    fight_top(&k); /* and defeated */
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_starter"));
    assert_int_equal(open_slot(k.g, 0), 0);
    close_kit(&k);
}

static void VG_S41_any_set_of_cards_that_reaches_the_cost_may_pay(void **state)
{
    (void)state;
    struct kit k;
    open_recruiter(&k);
    give(&k, 0, "t_coin1");
    give(&k, 0, "t_coin2");
    give(&k, 0, "t_coin3");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_1_1"));
    for (int n = 1; n <= 3; n++) /* a single card of any kind would do */
        assert_true(offered(&k, ACT_PAY, card_id(&k, n == 1 ? "t_coin1" : n == 2 ? "t_coin2" : "t_coin3")));
    answer(&k, ACT_PAY, card_id(&k, "t_coin1"));
    assert_true(offered(&k, ACT_DONE));
    answer(&k, ACT_PAY, card_id(&k, "t_coin3")); /* more than needed */
    do_turn(&k, ACT_DONE, -1);
    assert_true(holds_hero(&k, 0, 1, "t_1_1"));
    assert_int_equal(hand_count(k.g, 0), 1);
    assert_true(in_hand(&k, 0, "t_coin2"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_183_recruit_costs_cards_worth_the_heros_influence),
    TEST(VG_184_city_and_agency_cards_pay_but_attached_equipment_does_not),
    TEST(VG_185_VG_E25_influence_above_the_cost_is_lost),
    TEST(VG_186_one_recruit_action_recruits_one_hero),
    TEST(VG_187_VG_E08_the_new_hero_takes_the_lowest_open_slot),
    TEST(VG_188_VG_190_no_hero_ever_moves_to_another_slot),
    TEST(VG_189_VG_E09_a_slot_freed_by_a_defeat_is_filled_first),
    TEST(VG_190_other_heroes_do_not_shift_when_a_slot_falls_empty),
    TEST(VG_191_with_four_heroes_nobody_can_be_recruited),
    TEST(VG_192_a_recruit_arrives_without_damage_and_equipment),
    TEST(VG_194_a_starter_hero_is_a_hero_like_any_other),
    TEST(VG_S41_any_set_of_cards_that_reaches_the_cost_may_pay),
};
TEST_GROUP(tests);
