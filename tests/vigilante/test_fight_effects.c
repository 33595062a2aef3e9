/* test_fight_effects.c: To Jail, what a fight leaves, odd fights (VG-207 to VG-213, VG-S31 to VG-S35, VG-S106). */
#include "kit_cast.h"

static void meet(struct kit *k, const char *lua, const char *villain, const char *hero)
{
    open_cast(k, 3, lua);
    set_hero(k, 0, 0, hero);
    villain_deck(k, 1, villain);
}

static void VG_207_to_jail_is_carried_out_when_the_villain_lies_in_the_jail(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_gift', name = 'Gift', level = 1, health = 1, chart = { 0, 0, 0, 0 },"
             "          to_jail = { draw { { per = 'villains' } } } }",
         "t_gift", "t_1_9");
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(in_jail(&k, 0, "t_gift"));
    assert_int_equal(hand_count(k.g, 0), 1); /* it counts itself */
    assert_true(event_at(&k, EV_JAILED, 0) < event_at(&k, EV_TO_JAIL, 0));
    assert_true(event_at(&k, EV_TO_JAIL, 0) < event_at(&k, EV_DREW, 0));
    close_kit(&k);
}

static void VG_209_an_escaped_villain_has_no_to_jail_effect(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_gift', name = 'Gift', level = 1, health = 2, chart = { 0, 0, 0, 0 }, "
             "to_jail = { draw { 2 } } }",
         "t_gift", "t_1_9");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(happened(&k, EV_ESCAPED), 1);
    assert_int_equal(happened(&k, EV_TO_JAIL), 0);
    assert_int_equal(hand_count(k.g, 0), 0);
    close_kit(&k);
}

static void VG_207_VG_225_VG_S34_moved_and_freed_villains_set_off_no_to_jail_effect(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3,
              "villain { id = 't_gift', name = 'Gift', level = 1, health = 2, chart = { 0, 0, 0, 0 }, "
              "to_jail = { draw { 2 } } }"
              "city { id = 't_move', name = 'Move', type = 'one_time', influence = 1, copies = 1, "
              "effect = { capture { 1, who = 'left_player' } } }"
              "city { id = 't_push', name = 'Push', type = 'one_time', influence = 1, copies = 1, "
              "effect = { deport { 1, who = 'left_player' } } }");
    jail(&k, 1, "t_gift");
    give(&k, 0, "t_move");
    give(&k, 0, "t_push");
    at_turn(&k, 0);
    use_card(&k, "t_move");
    assert_true(in_jail(&k, 0, "t_gift"));
    use_card(&k, "t_push");
    assert_true(in_jail(&k, 1, "t_gift"));
    assert_int_equal(happened(&k, EV_MOVED), 2);
    assert_int_equal(happened(&k, EV_DREW), 0);
    assert_int_equal(hand_count(k.g, 0) + hand_count(k.g, 1), 0);
    close_kit(&k);
}

static void VG_210_VG_S32_villains_bring_nothing_from_an_earlier_fight(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_grow', name = 'Grow', level = 1, health = 5, chart = { 1, 0, 0, 0 },"
             "          effect = { villain_health { 2 }, villain_attack { 1 } } }",
         "t_grow", "t_5_15");
    set_hero(&k, 1, 0, "t_1_15");
    at_turn(&k, 0);
    for (seat s = 0; s < 2; s++) { /* twice the same Villain: 5 + 2 Health, 1 + 1 damage */
        fight_top(&k);
        assert_int_equal(last_event(&k, EV_ATTACK)->b, 7);
        assert_int_equal(last_event(&k, EV_ESCAPED)->a, villain_id(&k, "t_grow"));
        assert_int_equal(cubes_on(&k, s, 0), 2);
        assert_int_equal(k.g->villain_health, 0);
        assert_int_equal(k.g->villain_attack, 0);
    }
    close_kit(&k);

    meet(&k, "villain { id = 't_grow', name = 'Grow', level = 1, health = 5, chart = { 0, 0, 0, 0 }, "
             "effect = { villain_health { 2 } } }",
         "t_grow", "t_5_15");
    villain_deck(&k, 2, "t_grow", "t_v5");
    set_hero(&k, 1, 0, "t_1_15");
    at_turn(&k, 0);
    fight_top(&k);
    fight_top(&k); /* the next Villain has its own 5 */
    assert_int_equal(last_event(&k, EV_ATTACK)->b, 5);
    close_kit(&k);
}

static void VG_S32_a_villains_change_of_the_team_ends_with_the_fight(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_fog', name = 'Fog', level = 1, health = 5, chart = { 0, 0, 0, 0 }, "
             "effect = { rally { -3, lasts = 'this_fight' } } }",
         "t_fog", "t_5_15");
    k.g->player[0].actions = 1;
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 2);
    assert_int_equal(team_attack(&k.c, k.g, 0), 5); /* at once, before the die */
    close_kit(&k);
}

static void VG_211_damage_of_a_fight_stays_in_either_outcome(void **state)
{
    (void)state;
    struct kit k;
    static const char lua[] = "villain { id = 't_weak', name = 'Weak', level = 1, health = 1, chart = { 2, 0, 0, 0 } }";
    for (int wins = 0; wins < 2; wins++) {
        meet(&k, lua, wins ? "t_weak" : "t_v4", "t_1_9");
        at_turn(&k, 0);
        fight_top(&k);
        assert_int_equal(happened(&k, EV_JAILED), wins);
        draw_turns(&k, 2);
        assert_int_equal(asked_seat(&k), 0);
        assert_int_equal(cubes_on(&k, 0, 0), 2);
        close_kit(&k);
    }
}

static void VG_213_others_heroes_are_harmed_by_events_and_texts(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "city { id = 't_brick', name = 'Brick', type = 'one_time', influence = 1, copies = 1, "
                     "effect = { damage { 2, of = 'other_hero' } } }");
    set_hero(&k, 0, 0, "t_1_9");
    set_hero(&k, 1, 0, "t_1_15");
    set_hero(&k, 2, 0, "t_5_15");
    give(&k, 0, "t_brick");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_brick"));
    assert_false(offered(&k, ACT_PICK_HERO, 0));
    do_turn(&k, ACT_PICK_HERO, 1);
    assert_int_equal(cubes_on(&k, 1, 0), 2);
    put_event(&k, "firefight_3");
    at_events(&k, 3, 3, 3, 3);
    assert_int_equal(cubes_on(&k, 0, 0), 1);
    assert_int_equal(cubes_on(&k, 1, 0), 3);
    assert_int_equal(cubes_on(&k, 2, 0), 1);
    close_kit(&k);
}

static void VG_S31_with_no_hero_left_the_villain_escapes_even_at_health_0(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_frail', name = 'Frail', level = 1, health = 3, chart = { 9, 0, 0, 0 },"
             "          effect = { villain_health { -9 } }, to_jail = { draw { 1 } } }",
         "t_frail", "t_2_3");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(team_count(k.g, 0), 0);
    assert_int_equal(jail_count(k.g, 0), 0);
    assert_int_equal(happened(&k, EV_ESCAPED), 1);
    assert_int_equal(hand_count(k.g, 0), 0);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_frail"));
    close_kit(&k);
}

static void VG_S33_what_is_not_possible_of_a_text_is_ignored(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "villain { id = 't_greedy', name = 'Greedy', level = 1, health = 9, chart = { 1, 0, 0, 0 },"
             "          effect = { break_equipment { of = 'own_hero' }, discard { 3 }, free { 1, who = 'you' } } }",
         "t_greedy", "t_1_9");
    give(&k, 0, "t_coin1");
    give(&k, 0, "t_coin2");
    at_turn(&k, 0);
    fight_top(&k); /* no Equipment, 2 cards instead of 3, no Villain to free */
    while (!strcmp(asked(&k), "WHICH_CARD") || !strcmp(asked(&k), "REACT")) {
        if (offers(&k, ACT_DISCARD)) answer(&k, ACT_DISCARD);
        else answer(&k, ACT_PASS);
    }
    assert_int_equal(hand_count(k.g, 0), 0);
    assert_int_equal(happened(&k, EV_DISCARDED), 2);
    assert_int_equal(happened(&k, EV_FREED), 0);
    assert_int_equal(cubes_on(&k, 0, 0), 1); /* and the fight goes on */
    assert_int_equal(happened(&k, EV_ESCAPED), 1);
    close_kit(&k);

    open_cast(&k, 3,
              "hero { id = 't_helper', name = 'Helper', attack = 1, health = 5, influence = 1, "
              "use = { heal { 2, of = 'each_own' }, steal { 1, who = 'left_player' } } }"
              "city { id = 't_both', name = 'Both', type = 'one_time', influence = 1, copies = 1, "
              "effect = { steal { 1, who = 'left_player' }, draw { 1 } } }"
              "city { id = 't_kit', name = 'Kit', type = 'equipment', influence = 1, copies = 1, "
              "use = { steal { 1, who = 'left_player' }, draw { 1 } } }");
    set_hero(&k, 0, 0, "t_helper");
    hurt_hero(&k, 0, 0, 1);
    equip(&k, 0, 0, "t_kit");
    give(&k, 0, "t_both");
    at_turn(&k, 0);
    do_turn(&k, ACT_USE_HERO, 0); /* heals 1 of 2, takes nothing from an empty hand */
    assert_int_equal(cubes_on(&k, 0, 0), 0);
    use_card(&k, "t_both");
    do_turn(&k, ACT_USE_EQUIPMENT, 0);
    assert_int_equal(happened(&k, EV_TOOK), 0);
    assert_int_equal(hand_count(k.g, 0), 2);
    close_kit(&k);
}

static void VG_S35_no_fight_while_the_villain_deck_is_empty(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "city { id = 't_key', name = 'Key', type = 'one_time', influence = 1, copies = 1, "
                     "effect = { free { 1, who = 'left_player' } } }");
    set_hero(&k, 0, 0, "t_1_9");
    villain_deck(&k, 0);
    jail(&k, 1, "t_v0");
    jail(&k, 2, "t_v5");
    give(&k, 0, "t_key");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_FIGHT));
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, RULING_(35)));
    use_card(&k, "t_key");
    assert_true(offered(&k, ACT_FIGHT)); /* a card has returned */
    fight_top(&k);
    assert_true(in_jail(&k, 0, "t_v0"));
    assert_false(offered(&k, ACT_FIGHT));
    close_kit(&k);
}

static const char leavers[] =
    "hero { id = 't_bitter', name = 'Bitter', attack = 5, health = 9, influence = 1, "
    "when = { on { 'fight_lost', draw { 1 } } } }"
    "villain { id = 't_coward', name = 'Coward', level = 1, health = 1, chart = { 5, 0, 0, 0 },"
    "          effect = { villain_flees {} }, to_jail = { draw { 2 } } }"
    "villain { id = 't_humble', name = 'Humble', level = 1, health = 30, chart = { 5, 0, 0, 0 },"
    "          effect = { villain_jailed {} }, to_jail = { draw { 2 } } }"
    "city { id = 't_fake', name = 'Fake', type = 'ambush', influence = 1, copies = 1, condition = 'own_attack', "
    "effect = { villain_flees {} } }";

static void VG_S106_a_villain_that_leaves_ends_the_fight_at_once(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, leavers, "t_coward", "t_bitter");
    villain_deck(&k, 2, "t_coward", "t_v30");
    at_turn(&k, 0);
    fight_top(&k);
    assert_int_equal(k.g->player[0].actions, ACTIONS - 1); /* the action stays spent */
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(cubes_on(&k, 0, 0), 0);
    assert_int_equal(happened(&k, EV_ATTACK) + happened(&k, EV_JAILED) + happened(&k, EV_ESCAPED), 0);
    assert_int_equal(hand_count(k.g, 0), 0); /* neither To Jail nor an outcome */
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_coward"));
    assert_int_equal(happened(&k, EV_UNDER_DECK), 1);
    close_kit(&k);

    meet(&k, leavers, "t_v0", "t_bitter"); /* the same through an Ambush at the last moment */
    give(&k, 0, "t_fake");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    while (!offered(&k, ACT_AMBUSH, card_id(&k, "t_fake"))) answer(&k, ACT_PASS);
    do_turn(&k, ACT_AMBUSH, card_id(&k, "t_fake"));
    assert_int_equal(jail_count(k.g, 0), 0);
    assert_int_equal(happened(&k, EV_ATTACK) + happened(&k, EV_JAILED) + happened(&k, EV_ESCAPED), 0);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_v0"));
    close_kit(&k);
}

static void VG_S106_a_villain_beaten_by_a_text_has_its_to_jail_effect(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, leavers, "t_humble", "t_bitter");
    at_turn(&k, 0);
    fight_top(&k);
    assert_true(in_jail(&k, 0, "t_humble"));
    assert_int_equal(cubes_on(&k, 0, 0), 0);
    assert_int_equal(happened(&k, EV_ATTACK), 0);
    assert_int_equal(hand_count(k.g, 0), 2);
    close_kit(&k);
}

/* A Hero who beats any Villain of the box meets this one; these cards are in the fighter's hand. */
static void jail_it(struct kit *k, const char *villain, int cards)
{
    meet(k, "hero { id = 't_titan', name = 'T Titan', attack = 9, health = 9, influence = 1 }", villain, "t_titan");
    while (cards-- > 0) give(k, 0, "grocery_run");
    at_turn(k, 0);
    fight_top(k);
}

static void VG_S117_who_declines_both_does_neither(void **state)
{
    (void)state;
    struct kit k;
    for (int accepted = 0; accepted < 2; accepted++) {
        jail_it(&k, "extradition_eddie", 0);
        assert_non_null(strstr(content_string(&k.content, content_row(&k.content, KIND_VILLAIN,
                                                                      villain_id(&k, "extradition_eddie"))->text),
                               "You may do both: move 1 Villain from your jail to that of another player, then draw 2"));
        do_turn(&k, accepted ? ACT_ACCEPT : ACT_DECLINE, -1);
        if (offered(&k, ACT_PICK_PLAYER, 1)) do_turn(&k, ACT_PICK_PLAYER, 1);
        assert_int_equal(happened(&k, EV_MOVED), accepted);
        assert_int_equal(hand_count(k.g, 0), accepted ? 2 : 0);
        close_kit(&k);
    }
}

static void VG_S117_only_what_would_do_something_can_be_chosen(void **state)
{
    (void)state;
    struct kit k;
    jail_it(&k, "kid_armistice", 0); /* an empty hand: the Villain must move */
    assert_int_equal(happened(&k, EV_MOVED), 1);
    close_kit(&k);
    for (int cards = 1; cards <= 4; cards++) { /* fewer than 3: all of them */
        jail_it(&k, "kid_armistice", cards);
        assert_int_equal(offers(&k, ACT_MODE), 2);
        answer(&k, ACT_MODE, 2);
        while (offered(&k, ACT_DISCARD)) answer(&k, ACT_DISCARD);
        assert_int_equal(hand_count(k.g, 0), cards > 3 ? 1 : 0);
        assert_int_equal(happened(&k, EV_MOVED), 0);
        close_kit(&k);
    }
}

static void VG_S117_a_price_is_paid_in_full_or_not_offered(void **state)
{
    (void)state;
    for (int cards = 1; cards <= 3; cards++) {
        struct kit k;
        open_kit(&k, 3);
        set_hero(&k, 0, 0, "judge_sundown");  /* discards 2 */
        set_hero(&k, 0, 1, "mayor_tomorrow"); /* discards 3 */
        top_villain(&k, "loud_burglar");
        for (int i = 0; i < cards; i++) give(&k, 0, "grocery_run");
        at_turn(&k, 0);
        assert_int_equal(offered(&k, ACT_USE_HERO, 0), cards >= 2);
        assert_int_equal(refused(&k, ACT_USE_HERO, 0, -1, -1, RULING_(117)), cards < 2);
        fight_top(&k);
        assert_int_equal(happened(&k, EV_JAILED), cards < 3);
        assert_int_equal(hand_count(k.g, 0), cards);
        if (cards == 3) {
            assert_string_equal(question_of(&k.c, 0).prompt, "Do you discard 3 cards for this?");
            do_turn(&k, ACT_ACCEPT, -1);
            while (offered(&k, ACT_DISCARD)) do_turn(&k, ACT_DISCARD, -1);
            assert_int_equal(hand_count(k.g, 0), 0);
            assert_true(in_jail(&k, 0, "loud_burglar"));
        }
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(VG_207_to_jail_is_carried_out_when_the_villain_lies_in_the_jail),
    TEST(VG_209_an_escaped_villain_has_no_to_jail_effect),
    TEST(VG_207_VG_225_VG_S34_moved_and_freed_villains_set_off_no_to_jail_effect),
    TEST(VG_210_VG_S32_villains_bring_nothing_from_an_earlier_fight),
    TEST(VG_S32_a_villains_change_of_the_team_ends_with_the_fight),
    TEST(VG_211_damage_of_a_fight_stays_in_either_outcome),
    TEST(VG_213_others_heroes_are_harmed_by_events_and_texts),
    TEST(VG_S31_with_no_hero_left_the_villain_escapes_even_at_health_0),
    TEST(VG_S33_what_is_not_possible_of_a_text_is_ignored),
    TEST(VG_S35_no_fight_while_the_villain_deck_is_empty),
    TEST(VG_S106_a_villain_that_leaves_ends_the_fight_at_once),
    TEST(VG_S106_a_villain_beaten_by_a_text_has_its_to_jail_effect),
    TEST(VG_S117_who_declines_both_does_neither),
    TEST(VG_S117_only_what_would_do_something_can_be_chosen),
    TEST(VG_S117_a_price_is_paid_in_full_or_not_offered),
};
TEST_GROUP(tests);
