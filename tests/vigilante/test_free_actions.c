/* test_free_actions.c: free actions (chapter 12), what a turn offers, and when the action token leaves the meter. */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_bonus', name = 'T Bonus', type = 'one_time', influence = 1, copies = 4,\n"
    "       effect = { rally { 1 } } }\n"
    "city { id = 't_stick', name = 'T Stick', type = 'equipment', influence = 1, copies = 2, attack = 2, health = 1 }\n"
    "city { id = 't_lens', name = 'T Lens', type = 'equipment', influence = 1, copies = 1, use = { rally { 1 } } }\n"
    "city { id = 't_call', name = 'T Call', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { enlist { 15 } } }\n"
    "city { id = 't_fetch', name = 'T Fetch', type = 'one_time', influence = 1, copies = 2, effect = { draw { 1 } } }\n"
    "hero { id = 't_user', name = 'T User', attack = 5, health = 4, influence = 1, use = { rally { 1 } },\n"
    "       when = { on { 'recruited', draw { 1 } } } }\n"
    "hero { id = 't_round', name = 'T Round', attack = 1, health = 4, influence = 1, limit = 'round',\n"
    "       use = { rally { 1 } } }\n"
    "hero { id = 't_game', name = 'T Game', attack = 1, health = 4, influence = 1, limit = 'game',\n"
    "       use = { rally { 1 } } }\n"
    "villain { id = 't_easy', name = 'T Easy', level = 1, health = 1, chart = { 0, 0, 0, 0 } }\n";

/* -- Chapter 12 ---------------------------------------------------------------------------------------- */

static void VG_119_free_actions_cost_no_token_and_come_in_any_order_and_number(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_user");
    for (int i = 0; i < 3; i++) give(&k, 0, "t_bonus");
    give(&k, 0, "t_stick");
    give(&k, 0, "t_lens");
    at_turn(&k, 0);
    answer_on(&k, ACT_USE_HERO, 1, -1, -1);
    play_it(&k, "t_bonus");
    attach_it(&k, "t_lens", 0);
    play_it(&k, "t_bonus");
    answer_on(&k, ACT_USE_EQUIPMENT, 0, card_id(&k, "t_lens"), -1);
    attach_it(&k, "t_stick", 1);
    play_it(&k, "t_bonus");
    assert_int_equal(k.g->player[0].actions, 4);
    assert_int_equal(asked_seat(&k), 0);
    assert_true(offered(&k, ACT_DRAW, CITY));
    assert_int_equal(team_attack(&k.c, k.g, 0), 2 + 5 + 2 + 5); /* two Heroes, the stick, five bonuses */
    close_kit(&k);
}

static void VG_120_VG_S21_no_free_action_after_the_main_action_or_the_roll(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_bonus");
    at_turn(&k, 0);
    assert_true(may_play(&k, "t_bonus"));
    draw_one(&k);
    assert_int_equal(asked_seat(&k), 1); /* the turn is over at once */

    draw_until(&k, 0);
    draw_until(&k, 0);
    draw_until(&k, 0);
    assert_int_equal(k.g->player[0].actions, 1);
    assert_true(may_play(&k, "t_bonus"));
    draw_one(&k);
    assert_string_equal(asked(&k), "WHICH_DIE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_SUBMIT), k.c.count);
    answer_on(&k, ACT_SUBMIT, -1, -1, -1);
    assert_int_equal(asked_seat(&k), 1);
    assert_true(in_hand(&k, 0, "t_bonus"));
    close_kit(&k);
}

static void VG_121_a_one_time_use_card_is_played_from_the_hand(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_bonus");
    at_turn(&k, 0);
    play_it(&k, "t_bonus");
    assert_int_equal(team_attack(&k.c, k.g, 0), 3);
    assert_false(in_hand(&k, 0, "t_bonus"));
    assert_int_equal(last_event(&k, EV_PLAYED)->a, card_id(&k, "t_bonus"));
    close_kit(&k);
}

static void VG_122_equipment_goes_from_the_hand_to_one_of_the_own_heroes(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 2, "t_seven");
    give(&k, 0, "t_stick");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_ATTACH), 2); /* slots 1 and 3; slot 2 is empty, other mats are not his */
    assert_true(may_attach(&k, "t_stick", 0));
    attach_it(&k, "t_stick", 2);
    assert_true(in_pile_city(&k, attached_pile(0, 2), "t_stick"));
    assert_false(in_hand(&k, 0, "t_stick"));
    assert_int_equal(k.g->player[0].actions, 4);
    close_kit(&k);
}

static void VG_123_effects_of_own_heroes_and_of_their_equipment_are_used(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_user");
    equip(&k, 0, 0, "t_lens");
    at_turn(&k, 0);
    answer_on(&k, ACT_USE_HERO, 1, hero_id(&k, "t_user"), -1);
    assert_int_equal(team_attack(&k.c, k.g, 0), 7 + 1);
    answer_on(&k, ACT_USE_EQUIPMENT, 0, card_id(&k, "t_lens"), -1);
    assert_int_equal(team_attack(&k.c, k.g, 0), 7 + 2);
    close_kit(&k);
}

static void VG_124_free_actions_only_on_the_own_turn(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_user");
    equip(&k, 0, 0, "t_lens");
    give(&k, 0, "t_bonus");
    give(&k, 0, "t_stick");
    at_turn(&k, 1);
    assert_int_equal(k.c.pending, only(1));
    static const u8 free_action[] = {ACT_PLAY, ACT_ATTACH, ACT_USE_HERO, ACT_USE_EQUIPMENT};
    for (int i = 0; i < COUNT(free_action); i++) assert_int_equal(offers(&k, free_action[i]), 0);
    struct action action = {ACT_PLAY, card_id(&k, "t_bonus"), 0, 0};
    assert_false(rules_answer_checked(&k.c, 0, action));
    assert_false(rules_answer_checked(&k.c, 1, action));
    at_turn(&k, 0);
    assert_true(may_play(&k, "t_bonus"));
    close_kit(&k);
}

/* -- Main actions that must be, and those that cannot be ----------------------------------------------- */

static void VG_S19_a_main_action_must_be_taken(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_GIVE_UP));
    assert_true(refused(&k, ACT_GIVE_UP, -1, -1, -1, RULING_(19)));
    assert_false(offered(&k, ACT_PASS));
    close_kit(&k);
}

static void VG_S19_without_a_legal_main_action_the_token_is_spent_without_effect(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, NULL);
    drain_city(&k, 1);
    at_turn(&k, 0);
    assert_int_equal(k.c.count, 1);
    answer(&k, ACT_GIVE_UP);
    assert_int_equal(k.g->player[0].actions, 3);
    assert_int_equal(hand_count(k.g, 0), 0);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);
}

static void VG_S20_actions_without_their_object_are_illegal(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 1, "t_bonus");
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_HEAL, 0, -1, -1, 230));
    assert_true(refused(&k, ACT_INVENTORY, -1, -1, -1, RULING_(20)));
    assert_true(refused(&k, ACT_TRADE, 1, -1, -1, RULING_(20))); /* the own hand is empty */
    assert_true(refused(&k, ACT_RECRUIT, -1, -1, -1, 183));
    static const u8 illegal[] = {ACT_HEAL, ACT_INVENTORY, ACT_TRADE, ACT_RECRUIT};
    for (int i = 0; i < COUNT(illegal); i++) assert_int_equal(offers(&k, illegal[i]), 0);
    assert_true(offered(&k, ACT_FIGHT));

    give(&k, 0, "t_bonus");
    market(&k, 0, "t_seven");
    hurt_hero(&k, 0, 0, 1);
    equip(&k, 0, 0, "t_stick");
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_HEAL, 0));
    assert_true(offered(&k, ACT_INVENTORY));
    assert_true(offered(&k, ACT_TRADE, 1));
    assert_true(refused(&k, ACT_TRADE, 2, -1, -1, RULING_(20))); /* this player has no card */
    assert_true(offered(&k, ACT_RECRUIT, hero_id(&k, "t_seven")));
    answer(&k, ACT_TRADE, 1);
    answer(&k, ACT_REFUSE);
    assert_true(refused(&k, ACT_TRADE, 1, -1, -1, RULING_(62))); /* no offer is left */

    enlist_hero(&k, 0, "t_user");
    enlist_hero(&k, 0, "t_round");
    enlist_hero(&k, 0, "t_game");
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_RECRUIT, hero_id(&k, "t_seven"), -1, -1, 191));
    close_kit(&k);
}

static void VG_S20_fight_and_draw_need_somebody_and_something(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, NULL);
    drain_city(&k, 1);
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, 195));
    assert_true(refused(&k, ACT_DRAW, CITY, -1, -1, RULING_(38)));
    assert_int_equal(offers(&k, ACT_FIGHT) + offers(&k, ACT_DRAW), 0);

    set_hero(&k, 0, 0, "t_seven");
    while (pile_count(VILLAINS(k.g), VILLAIN_DECK)) card_move(VILLAINS(k.g), VILLAIN_DECK, 0, VILLAIN_BOX, 0);
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, RULING_(35)));
    assert_false(offered(&k, ACT_FIGHT));
    close_kit(&k);
}

/* -- How often, and from when on ----------------------------------------------------------------------- */

static void VG_S22_a_usable_effect_is_used_once_per_turn_or_as_its_card_says(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_user");
    enlist_hero(&k, 0, "t_round");
    enlist_hero(&k, 0, "t_game");
    equip(&k, 0, 0, "t_lens");
    at_turn(&k, 0);
    for (int slot = 1; slot < 4; slot++) {
        answer_on(&k, ACT_USE_HERO, slot, -1, -1);
        assert_false(may_use(&k, slot));
        /* whoever names this very Hero is told why */
        assert_true(refused(&k, ACT_USE_HERO, slot, k.g->player[0].slot[slot].hero, 0, RULING_(22)));
        assert_false(refused(&k, ACT_USE_HERO, slot, -1, -1, RULING_(102)));
    }
    answer_on(&k, ACT_USE_EQUIPMENT, 0, -1, -1);
    assert_true(refused(&k, ACT_USE_EQUIPMENT, 0, card_id(&k, "t_lens"), 0, RULING_(22)));
    assert_false(offered(&k, ACT_USE_EQUIPMENT));

    draw_until(&k, 0); /* the next turn of the same round */
    assert_true(may_use(&k, 1));
    assert_true(offered(&k, ACT_USE_EQUIPMENT, 0));
    assert_false(may_use(&k, 2));
    assert_false(may_use(&k, 3));

    while (k.g->round == 1) draw_until(&k, 0);
    assert_true(may_use(&k, 1));
    assert_true(may_use(&k, 2));
    assert_false(may_use(&k, 3)); /* once per game */
    close_kit(&k);
}

static void VG_S23_a_new_hero_counts_at_once_but_is_used_from_the_next_turn_on(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    market(&k, 0, "t_user");
    give(&k, 0, "t_bonus");
    at_turn(&k, 0);
    answer_on(&k, ACT_RECRUIT, hero_id(&k, "t_user"), -1, -1);
    answer_on(&k, ACT_PAY, card_id(&k, "t_bonus"), -1, -1);
    answer_on(&k, ACT_DONE, -1, -1, -1);
    assert_int_equal(team_attack(&k.c, k.g, 0), 2 + 5);
    assert_int_equal(hand_count(k.g, 0), 1); /* its trigger has drawn a card */
    assert_int_equal(asked_seat(&k), 1);
    draw_until(&k, 0);
    assert_true(may_use(&k, 1));
    close_kit(&k);
}

static void VG_S23_a_hero_that_joins_in_the_free_part_waits_too(void **state)
{
    (void)state;
    static const char *const joins[] = {"t_user", "t_round", "t_game"};
    for (int i = 0; i < COUNT(joins); i++) {
        struct kit k;
        open_turns(&k, 3, content);
        market(&k, 0, joins[i]);
        give(&k, 0, "t_call");
        at_turn(&k, 0);
        play_it(&k, "t_call");
        answer_on(&k, ACT_PICK_MARKET, hero_id(&k, joins[i]), -1, -1);
        assert_int_equal(k.g->player[0].slot[1].hero, hero_id(&k, joins[i]));
        assert_false(may_use(&k, 1));
        draw_until(&k, 0);
        assert_true(may_use(&k, 1));
        close_kit(&k);
    }
}

static void VG_S110_the_free_part_ends_after_100_free_actions(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_fetch");
    drain_city(&k, 2);
    card_move(CITY_CARDS(k.g), HAND + 2, card_find(CITY_CARDS(k.g), HAND + 2, card_id(&k, "t_fetch")), CITY_DECK, 0);
    at_turn(&k, 0);
    for (int n = 0; n < 100; n++) { /* two cards that draw each other for ever */
        assert_true(may_play(&k, "t_fetch"));
        play_it(&k, "t_fetch");
    }
    assert_true(in_hand(&k, 0, "t_fetch"));
    assert_false(may_play(&k, "t_fetch"));
    assert_true(offered(&k, ACT_FIGHT));
    assert_int_equal(k.g->player[0].actions, 4);
    close_kit(&k);
}

/* -- When the token leaves the meter ------------------------------------------------------------------- */

static void VG_S99_draw_and_heal_cost_their_token_when_chosen(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    hurt_hero(&k, 1, 0, 2);
    at_turn(&k, 0);
    draw_one(&k);
    assert_int_equal(k.g->player[0].actions, 3);
    answer_on(&k, ACT_HEAL, 0, -1, -1);
    assert_int_equal(k.g->player[1].actions, 3);
    close_kit(&k);
}

static void VG_S99_recruit_costs_its_token_when_the_payment_is_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    market(&k, 0, "t_seven");
    give(&k, 0, "t_bonus");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_seven"));
    assert_int_equal(k.g->player[0].actions, 4);
    answer(&k, ACT_BACK);
    assert_int_equal(k.g->player[0].actions, 4);
    assert_string_equal(asked(&k), "ACTION");
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_seven"));
    answer(&k, ACT_PAY);
    assert_int_equal(k.g->player[0].actions, 4);
    answer(&k, ACT_DONE);
    assert_int_equal(k.g->player[0].actions, 3);
    close_kit(&k);
}

static void VG_S99_fight_costs_its_token_at_the_reveal(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3,
               "city { id = 't_shout', name = 'T Shout', type = 'ambush', influence = 1, copies = 1,\n"
               "       condition = 'villain_revealed', effect = { villain_flees {} } }\n");
    give(&k, 0, "t_shout");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    expect_window(&k, 0);
    assert_int_equal(k.g->player[0].actions, 3);
    spring(&k, "t_shout"); /* the fight comes to nothing, the token stays spent */
    assert_int_equal(k.g->player[0].actions, 3);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);
}

static void VG_S99_inventory_costs_its_token_when_the_choice_is_made(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_stick");
    enlist_hero(&k, 0, "t_seven");
    equip(&k, 0, 1, "t_lens");
    at_turn(&k, 0);
    answer(&k, ACT_INVENTORY);
    assert_int_equal(k.g->player[0].actions, 4);
    answer(&k, ACT_TAKE_BACK, 0);
    assert_int_equal(k.g->player[0].actions, 4);
    answer(&k, ACT_DONE);
    assert_int_equal(k.g->player[0].actions, 3);
    close_kit(&k);
}

static void VG_S99_trade_costs_its_token_when_the_partner_accepts(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    for (seat s = 0; s < 2; s++) {
        give(&k, s, "t_bonus");
        give(&k, s, "t_stick");
    }
    give(&k, 2, "red_tape");
    at_turn(&k, 0);
    answer(&k, ACT_TRADE, 1);
    assert_int_equal(k.g->player[0].actions, 4);
    answer(&k, ACT_AGREE);
    assert_int_equal(k.g->player[0].actions, 3);
    assert_int_equal(k.c.pending, only(0) | only(1)); /* both pick; nobody is asked for an Ambush in between */
    assert_string_equal(asked(&k), "WHICH_CARD");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_119_free_actions_cost_no_token_and_come_in_any_order_and_number),
    TEST(VG_120_VG_S21_no_free_action_after_the_main_action_or_the_roll),
    TEST(VG_121_a_one_time_use_card_is_played_from_the_hand),
    TEST(VG_122_equipment_goes_from_the_hand_to_one_of_the_own_heroes),
    TEST(VG_123_effects_of_own_heroes_and_of_their_equipment_are_used),
    TEST(VG_124_free_actions_only_on_the_own_turn),
    TEST(VG_S19_a_main_action_must_be_taken),
    TEST(VG_S19_without_a_legal_main_action_the_token_is_spent_without_effect),
    TEST(VG_S20_actions_without_their_object_are_illegal),
    TEST(VG_S20_fight_and_draw_need_somebody_and_something),
    TEST(VG_S22_a_usable_effect_is_used_once_per_turn_or_as_its_card_says),
    TEST(VG_S23_a_new_hero_counts_at_once_but_is_used_from_the_next_turn_on),
    TEST(VG_S23_a_hero_that_joins_in_the_free_part_waits_too),
    TEST(VG_S110_the_free_part_ends_after_100_free_actions),
    TEST(VG_S99_draw_and_heal_cost_their_token_when_chosen),
    TEST(VG_S99_recruit_costs_its_token_when_the_payment_is_discarded),
    TEST(VG_S99_fight_costs_its_token_at_the_reveal),
    TEST(VG_S99_inventory_costs_its_token_when_the_choice_is_made),
    TEST(VG_S99_trade_costs_its_token_when_the_partner_accepts),
};
TEST_GROUP(tests);
