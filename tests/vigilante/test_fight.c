/* test_fight.c: the course and the outcome of a fight (VG-195 to VG-206, VG-208, VG-212, VG-262). */
#include "kit_cast.h"

/* Seat 0 with these Heroes in slots 1, 2... against this Villain. */
static void meet(struct kit *k, const char *lua, const char *villain, const char *one, const char *two)
{
    open_cast(k, 3, lua);
    set_hero(k, 0, 0, one);
    set_hero(k, 0, 1, two);
    villain_deck(k, 1, villain);
}

static void VG_195_a_fight_needs_a_hero(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    set_hero(&k, 0, 0, NULL);
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_FIGHT));
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, 195));
    close_kit(&k);

    open_cast(&k, 3, "");
    set_hero(&k, 0, 0, NULL);
    set_hero(&k, 0, 3, "t_1_1"); /* one is enough, in any slot */
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_FIGHT));
    close_kit(&k);
}

static void VG_196_the_order_of_a_fight(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_all', name = 'All', level = 1, health = 1, chart = { 1, 0, 0, 0 },"
             "          effect = { discard { 1 } }, to_jail = { draw { 1 } } }",
         "t_all", "t_1_9", NULL);
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    fight_top(&k);
    pass_all(&k);
    int order[] = {event_at(&k, EV_REVEALED, 0), event_at(&k, EV_EFFECT, 0), event_at(&k, EV_DISCARDED, 0),
                   event_at(&k, EV_STRUCK, 0), event_at(&k, EV_ATTACK, 0), event_at(&k, EV_JAILED, 0),
                   event_at(&k, EV_DREW, 0)};
    for (int i = 1; i < COUNT(order); i++) assert_true(order[i - 1] < order[i]);
    close_kit(&k);
}

static void VG_197_the_top_villain_is_revealed_and_no_other_can_be_chosen(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    set_hero(&k, 0, 0, "t_1_9");
    villain_deck(&k, 3, "t_v5", "t_v0", "t_v30");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_FIGHT), 1);
    assert_true(offered(&k, ACT_FIGHT, 0, 0, 0));
    fight_top(&k);
    assert_int_equal(happened(&k, EV_REVEALED), 1);
    assert_int_equal(last_event(&k, EV_REVEALED)->a, villain_id(&k, "t_v5"));
    assert_int_equal(last_event(&k, EV_REVEALED)->see, EVERYBODY);
    assert_int_equal(villain_in_deck(&k, 0), villain_id(&k, "t_v0"));
    close_kit(&k);
}

static void VG_198_a_fight_cannot_be_called_off(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_ask', name = 'Ask', level = 1, health = 9, chart = { 5, 0, 0, 0 },"
             "          effect = { choose { { discard { 1 } }, { damage { 1, of = 'own_hero' } } } } }",
         "t_ask", "t_1_9", "t_1_15");
    give(&k, 0, "t_coin1");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    int questions = 0;
    while (k.g->fighting) { /* until its end, every answer is about the fight */
        assert_int_equal(asked_seat(&k), 0);
        bool react = !strcmp(asked(&k), "REACT");
        for (int i = 0; i < k.c.count; i++)
            assert_true(react || k.c.option[i].verb == ACT_MODE || k.c.option[i].verb == ACT_PICK_HERO);
        rules_answer(&k.c, 0, k.c.option[k.c.count - 1]);
        questions++;
    }
    assert_true(questions >= 2);
    assert_true(cubes_on(&k, 0, 0) >= 5);
    close_kit(&k);
}

static void VG_199_the_effect_comes_before_the_attack(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_nurse', name = 'Nurse', level = 1, health = 9, chart = { 2, 0, 0, 0 },"
             "          effect = { heal { 1, of = 'each_own' } } }",
         "t_nurse", "t_2_3", NULL);
    hurt_hero(&k, 0, 0, 1);
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(holds_hero(&k, 0, 0, "t_2_3")); /* 1 - 1 + 2 < 3; in the other order it falls */
    assert_int_equal(cubes_on(&k, 0, 0), 2);
    close_kit(&k);

    meet(&k, "villain { id = 't_later', name = 'Later', level = 1, health = 1, chart = { 2, 0, 0, 0 },"
             "          to_jail = { heal { 1, of = 'each_own' } } }",
         "t_later", "t_2_3", NULL);
    hurt_hero(&k, 0, 0, 1);
    at_turn(&k, 0);
    fight_top(&k); /* a To Jail effect waits, so the Hero falls */
    assert_int_equal(happened(&k, EV_EFFECT), 0);
    assert_int_equal(happened(&k, EV_HEALED), 0);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_2_3"));
    close_kit(&k);
}

static const char four_numbers[] =
    "villain { id = 't_chart', name = 'Chart', level = 1, health = 20, chart = { 1, 2, 0, 3 } }";

static void VG_200_VG_201_each_hero_takes_what_the_chart_shows_for_its_slot(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, four_numbers, "t_chart", "t_1_9", "t_1_15");
    set_hero(&k, 0, 2, "t_5_15");
    set_hero(&k, 0, 3, "t_3_4");
    hurt_hero(&k, 0, 1, 4);
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(cubes_on(&k, 0, 0), 1);
    assert_int_equal(cubes_on(&k, 0, 1), 4 + 2); /* cubes are added to those that lie there */
    assert_int_equal(cubes_on(&k, 0, 2), 0);
    assert_int_equal(cubes_on(&k, 0, 3), 3);
    assert_int_equal(happened(&k, EV_STRUCK), 3);
    close_kit(&k);
}

static void VG_E10_the_top_left_cell_hits_slot_1(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "", "t_v4", "t_1_9", NULL);
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(cubes_on(&k, 0, 0), 2);
    close_kit(&k);
}

static void VG_202_VG_E34_numbers_for_empty_slots_are_lost(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, four_numbers, "t_chart", "t_1_9", NULL);
    set_hero(&k, 0, 2, "t_1_15");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(cubes_on(&k, 0, 0), 1);
    assert_int_equal(cubes_on(&k, 0, 2), 0);
    assert_int_equal(happened(&k, EV_STRUCK), 1);
    assert_int_equal(k.g->player[0].slot[1].damage + k.g->player[0].slot[3].damage, 0);
    close_kit(&k);
}

static void VG_262_a_hero_whose_slot_shows_0_is_not_attacked(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "hero { id = 't_sore', name = 'Sore', attack = 1, health = 9, influence = 1, "
             "when = { on { 'damaged', draw { 1 } } } }"
             "city { id = 't_shield', name = 'Shield', type = 'ambush', influence = 1, copies = 1, condition = "
             "'hero_damaged',"
             "       effect = { prevent_all {} } }"
             "villain { id = 't_bully', name = 'Bully', level = 1, health = 20, chart = { 1, 0, 0, 0 },"
             "          effect = { villain_attack { 1 } } }",
         "t_bully", "t_1_9", "t_sore");
    give(&k, 0, "t_shield");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    int windows = 0;
    for (; !strcmp(asked(&k), "REACT"); answer(&k, ACT_PASS))
        windows += offered(&k, ACT_PASS, HERO_DAMAGED);
    assert_int_equal(windows, 1); /* for slot 1 only */
    assert_int_equal(cubes_on(&k, 0, 0), 2);
    assert_int_equal(cubes_on(&k, 0, 1), 0); /* a higher attack does not make a 0 an attack */
    assert_int_equal(happened(&k, EV_TRIGGERED), 0);
    close_kit(&k);
}

static void VG_203_the_villain_attacks_only_the_fighters_team(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, four_numbers, "t_chart", "t_1_9", "t_1_15");
    set_hero(&k, 1, 0, "t_5_15");
    set_hero(&k, 1, 1, "t_3_4");
    set_hero(&k, 2, 0, "t_2_3");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(team_damage(k.g, 0), 3);
    assert_int_equal(team_damage(k.g, 1), 0);
    assert_int_equal(team_damage(k.g, 2), 0);
    close_kit(&k);
}

static void VG_204_the_sum_counts_all_heroes_and_their_equipment(void **state)
{
    (void)state;
    struct kit k;
    static const char lua[] = "villain { id = 't_v7', name = 'V 7', level = 1, health = 7, chart = { 0, 0, 0, 0 } }"
                              "villain { id = 't_v8', name = 'V 8', level = 1, health = 8, chart = { 0, 0, 0, 0 } }";
    for (int wins = 0; wins < 2; wins++) {
        meet(&k, lua, wins ? "t_v7" : "t_v8", "t_2_3", "t_3_4");
        equip(&k, 0, 1, "t_club"); /* 2 + 3 + 2 */
        at_turn(&k, 0);
        fight_top(&k);
        assert_int_equal(last_event(&k, EV_ATTACK)->a, 7);
        assert_int_equal(last_event(&k, EV_ATTACK)->b, wins ? 7 : 8);
        assert_int_equal(jail_count(k.g, 0), wins);
        close_kit(&k);
    }
}

static void VG_205_VG_208_VG_E17_a_defeated_hero_adds_nothing_and_the_villain_escapes(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "", "t_v4", "t_2_3", "t_3_4");
    villain_deck(&k, 2, "t_v4", "t_v30");
    hurt_hero(&k, 0, 0, 1);
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(hero_lies_in(&k, DEFEATED + 0, "t_2_3"));
    assert_int_equal(k.g->player[0].slot[0].hero, 0);
    assert_true(holds_hero(&k, 0, 1, "t_3_4"));
    assert_int_equal(cubes_on(&k, 0, 1), 1);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 3);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_v4"));
    assert_int_equal(villain_in_deck(&k, 0), villain_id(&k, "t_v30"));
    assert_int_equal(jail_count(k.g, 0), 0);
    assert_int_equal(open_slot(k.g, 0), 0);
    close_kit(&k);
}

static void VG_205_a_hero_that_falls_to_the_effect_adds_nothing(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_sniper', name = 'Sniper', level = 1, health = 4, chart = { 0, 0, 0, 0 },"
             "          effect = { damage { 3, of = 'each_own', only = 'slot_1' } } }",
         "t_sniper", "t_2_3", "t_3_4");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 3);
    assert_int_equal(happened(&k, EV_ESCAPED), 1);
    close_kit(&k);
}

static void VG_206_VG_E18_equality_jails_the_villain_face_down(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "", "t_v5", "t_2_3", "t_3_4"); /* 2 + 3 against 5 */
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(in_jail(&k, 0, "t_v5"));
    assert_int_equal(happened(&k, EV_ESCAPED), 0);
    assert_int_equal(card_at(VILLAINS((STATE *)(size_t)cast_view(&k, 0)), JAIL + 0, 0), villain_id(&k, "t_v5"));
    assert_int_equal(card_at(VILLAINS((STATE *)(size_t)cast_view(&k, 1)), JAIL + 0, 0), VILLAIN_BACK + 1); /* Level 2 */
    close_kit(&k);
}

static void VG_208_with_one_less_it_escapes_under_the_deck(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "", "t_v5", "t_1_9", "t_3_4"); /* 1 + 3 against 5 */
    villain_deck(&k, 3, "t_v5", "t_v0", "t_v30");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(happened(&k, EV_JAILED), 0);
    assert_int_equal(pile_count(VILLAINS(k.g), VILLAIN_DECK), 3);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_v5"));
    close_kit(&k);
}

static void VG_212_the_fight_action_is_directed_at_villains_only(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "", "t_v30", "t_1_9", NULL);
    villain_deck(&k, 0);
    set_hero(&k, 1, 0, "t_2_3"); /* others' Heroes are there, but no Villain */
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_FIGHT), 0);
    close_kit(&k);

    meet(&k, "", "t_v30", "t_5_15", NULL);
    set_hero(&k, 1, 0, "t_2_3");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_FIGHT), 1);
    fight_top(&k); /* nobody is asked for a target, and the one who is met is a Villain */
    assert_int_equal(asked_seat(&k), 1);
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(last_event(&k, EV_REVEALED)->a, villain_id(&k, "t_v30"));
    assert_int_equal(cubes_on(&k, 1, 0), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_195_a_fight_needs_a_hero),
    TEST(VG_196_the_order_of_a_fight),
    TEST(VG_197_the_top_villain_is_revealed_and_no_other_can_be_chosen),
    TEST(VG_198_a_fight_cannot_be_called_off),
    TEST(VG_199_the_effect_comes_before_the_attack),
    TEST(VG_200_VG_201_each_hero_takes_what_the_chart_shows_for_its_slot),
    TEST(VG_E10_the_top_left_cell_hits_slot_1),
    TEST(VG_202_VG_E34_numbers_for_empty_slots_are_lost),
    TEST(VG_262_a_hero_whose_slot_shows_0_is_not_attacked),
    TEST(VG_203_the_villain_attacks_only_the_fighters_team),
    TEST(VG_204_the_sum_counts_all_heroes_and_their_equipment),
    TEST(VG_205_VG_208_VG_E17_a_defeated_hero_adds_nothing_and_the_villain_escapes),
    TEST(VG_205_a_hero_that_falls_to_the_effect_adds_nothing),
    TEST(VG_206_VG_E18_equality_jails_the_villain_face_down),
    TEST(VG_208_with_one_less_it_escapes_under_the_deck),
    TEST(VG_212_the_fight_action_is_directed_at_villains_only),
};
TEST_GROUP(tests);
