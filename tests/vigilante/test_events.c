/* test_events.c: Trigger Events (chapter 15): what is set off, whom it concerns, the five types; the marker (16). */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_a', name = 'T A', type = 'one_time', influence = 1, copies = 4, effect = { rally { 1 } } }\n"
    "city { id = 't_b', name = 'T B', type = 'one_time', influence = 1, copies = 4, effect = { rally { 1 } } }\n"
    "city { id = 't_lock', name = 'T Lock', type = 'equipment', influence = 1, copies = 1,\n"
    "       passive = { secure { 1 } } }\n"
    "city { id = 't_stick', name = 'T Stick', type = 'equipment', influence = 1, copies = 1, attack = 1 }\n"
    "hero { id = 't_mourner', name = 'T Mourner', attack = 1, health = 4, influence = 1,\n"
    "       when = { on { 'villain_freed', draw { 1 } } } }\n"
    "agency { id = 't_file', name = 'T File', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { rally { 1 } } }\n"
    "villain { id = 't_low', name = 'T Low', level = 1, health = 3, chart = { 0, 0, 0, 0 } }\n"
    "villain { id = 't_mid', name = 'T Mid', level = 2, health = 3, chart = { 0, 0, 0, 0 } }\n"
    "villain { id = 't_v0', name = 'T V0', level = 1, health = 3, chart = { 0, 0, 0, 0 } }\n"
    "villain { id = 't_v1', name = 'T V1', level = 1, health = 3, chart = { 0, 0, 0, 0 } }\n"
    "villain { id = 't_v2', name = 'T V2', level = 1, health = 3, chart = { 0, 0, 0, 0 } }\n"
    "villain { id = 't_v3', name = 'T V3', level = 1, health = 3, chart = { 0, 0, 0, 0 } }\n";

static void finish_events(struct kit *k)
{
    pass_all(k);
    while (strcmp(asked(k), "WHICH_EVENT")) answer_on(k, k->c.option[0].verb, -1, -1, -1);
}

static u8 nth_token(struct kit *k, int n)
{
    int at = when_happened(k, EV_EVENT, n);
    return at < 0 ? 0 : k->event[at].a;
}

/* -- The step ------------------------------------------------------------------------------------------ */

static void VG_156_events_begin_when_nobody_has_an_action_token_left(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "loot_crate_2");
    at_last_action(&k, 0);
    k.g->player[2].actions = 1; /* one more turn to come */
    fix_dice(&k, 2, 2, 2);
    draw_one(&k);
    answer_on(&k, ACT_SUBMIT, 2, -1, -1);
    assert_int_equal(asked_seat(&k), 2);
    assert_int_equal(happened(&k, EV_EVENT), 0);
    draw_one(&k);
    assert_int_equal(happened(&k, EV_EVENT), 1);
    close_kit(&k);
}

static void VG_157_VG_159_VG_160_submitted_numbers_are_set_off_from_top_to_bottom(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "paramedic_6");
    put_event(&k, "jailbreak_2");
    put_event(&k, "loot_crate_4");
    put_event(&k, "firefight_2");
    put_event(&k, "hacking_5");
    at_events(&k, 3, 6, 2, 1);
    finish_events(&k);
    assert_int_equal(happened(&k, EV_EVENT), 3); /* neither 4 nor 5 */
    assert_int_equal(nth_token(&k, 0), token_id(&k, "jailbreak_2"));
    assert_int_equal(nth_token(&k, 1), token_id(&k, "firefight_2"));
    assert_int_equal(nth_token(&k, 2), token_id(&k, "paramedic_6"));
    close_kit(&k);
}

static void VG_158_VG_152_VG_E07_a_second_die_with_the_number_changes_nothing(void **state)
{
    (void)state;
    for (int second = 0; second < 2; second++) {
        struct kit k;
        open_turns(&k, 3, content);
        put_event(&k, "loot_crate_4");
        at_events(&k, 2, 4, second ? 4 : 1);
        finish_events(&k);
        assert_int_equal(happened(&k, EV_EVENT), 1);
        for (seat s = 0; s < 3; s++) assert_int_equal(hand_count(k.g, s), 1);
        close_kit(&k);
    }
}

static void VG_161_VG_E06_every_player_carries_the_event_out(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 4, content);
    for (seat s = 0; s < 4; s++) give(&k, s, "t_a");
    put_event(&k, "hacking_3");
    at_events(&k, 1, 3); /* only seat 0's die matches */
    finish_events(&k);
    for (seat s = 0; s < 4; s++) assert_int_equal(hand_count(k.g, s), 0);
    assert_int_equal(happened(&k, EV_DISCARDED), 4);
    close_kit(&k);
}

static void VG_162_players_choose_one_after_the_other_from_the_first_player_on(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    for (seat s = 0; s < 3; s++) {
        give(&k, s, "t_a");
        give(&k, s, "t_b");
    }
    put_event(&k, "hacking_3");
    k.g->first = 1;
    at_events(&k, 1, 3);
    pass_all(&k);
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(k.c.pending, only(1));
    answer_on(&k, ACT_DISCARD, card_id(&k, "t_b"), -1, -1);
    assert_int_equal(asked_seat(&k), 2);
    STATE view;
    see(&k, 2, &view); /* and sees what the earlier one did */
    assert_true(card_find(CITY_CARDS(&view), CITY_DISCARD, card_id(&k, "t_b")) >= 0);
    close_kit(&k);
}

static void VG_163_an_event_is_done_by_all_before_the_next_is_checked(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "loot_crate_3");
    put_event(&k, "firefight_3");
    at_events(&k, 1, 3);
    finish_events(&k);
    assert_int_equal(happened(&k, EV_DREW), 3);
    assert_true(when_happened(&k, EV_DREW, 2) < when_happened(&k, EV_EVENT, 1));
    assert_true(when_happened(&k, EV_EVENT, 1) < when_happened(&k, EV_STRUCK, 0));
    close_kit(&k);
}

static void VG_165_VG_166_dice_go_back_and_events_stay(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "loot_crate_3");
    at_events(&k, 3, 3, 1, 2);
    finish_events(&k);
    for (seat s = 0; s < 3; s++) {
        assert_int_equal(k.g->player[s].die, 0);
        assert_int_equal(k.g->player[s].submitted, 0);
    }
    assert_int_equal(k.g->track_count, 1);
    at_events(&k, 1, 3); /* set off again in a later round */
    finish_events(&k);
    assert_int_equal(hand_count(k.g, 1), 2);
    close_kit(&k);
}

static void VG_E11_a_die_can_hurt_other_players_heroes(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    hurt_hero(&k, 1, 0, 3);
    put_event(&k, "firefight_5");
    at_last_action(&k, 0);
    for (int i = 0; i < k.c.count; i++) assert_true(k.c.option[i].verb != ACT_PICK_HERO); /* no fight against a Hero */
    fix_dice(&k, 2, 1, 5);
    draw_one(&k);
    answer_on(&k, ACT_SUBMIT, 5, -1, -1);
    finish_events(&k);
    assert_int_equal(defeated_count(k.g, 1), 1);
    close_kit(&k);
}

/* -- Types --------------------------------------------------------------------------------------------- */

static void VG_167_VG_168_VG_S47_jailbreak_costs_everybody_a_villain_of_their_choice(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail(&k, 0, "t_low");
    jail(&k, 0, "t_mid");
    jail(&k, 2, "t_v2");
    put_event(&k, "jailbreak_1");
    at_events(&k, 1, 1);
    pass_all(&k);
    assert_string_equal(asked(&k), "WHICH_VILLAIN");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_PICK_VILLAIN), 2);
    answer_on(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_low"), -1, -1);
    assert_int_equal(jail_count(k.g, 0), 1);
    assert_true(in_jail(&k, 0, "t_mid"));
    assert_int_equal(jail_count(k.g, 1), 0); /* an empty jail is not affected */
    assert_int_equal(jail_count(k.g, 2), 0);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_v2"));
    close_kit(&k);
}

static void VG_S48_jailbreak_frees_unprotected_villains_only(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_lock"); /* Level 1 cannot be freed */
    jail(&k, 0, "t_low");
    jail(&k, 0, "t_mid");
    put_event(&k, "jailbreak_1");
    at_events(&k, 1, 1);
    finish_events(&k);
    assert_true(in_jail(&k, 0, "t_low"));
    assert_false(in_jail(&k, 0, "t_mid"));
    at_events(&k, 1, 1); /* now all are protected */
    finish_events(&k);
    assert_true(in_jail(&k, 0, "t_low"));
    assert_int_equal(happened(&k, EV_FREED), 0);
    close_kit(&k);
}

static void VG_S49_VG_S48_a_jailbreak_frees_an_escape_in_a_fight_does_not(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, "t_mourner"); /* Attack 1: draws when a Villain is freed */
    jail(&k, 0, "t_mid");
    give(&k, 0, "t_a");
    top_villain(&k, "t_low"); /* Health 3 */
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    while (!strcmp(asked(&k), "REACT")) { /* and it is no moment of a Villain that leaves a jail */
        assert_true(k.c.option[0].a != VILLAIN_LEAVING);
        hold_back(&k);
    }
    assert_int_equal(happened(&k, EV_ESCAPED), 1);
    assert_int_equal(happened(&k, EV_FREED) + happened(&k, EV_TRIGGERED), 0);

    put_event(&k, "jailbreak_1");
    at_events(&k, 1, 1);
    finish_events(&k);
    assert_int_equal(happened(&k, EV_FREED), 1);
    assert_int_equal(happened(&k, EV_TRIGGERED), 1);
    close_kit(&k);
}

static void VG_S49_protection_against_freeing_does_not_hold_a_villain_in_a_fight(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, "t_mourner");
    equip(&k, 0, 0, "t_lock"); /* Villains of Level 1 cannot be freed */
    top_villain(&k, "t_low");
    at_turn(&k, 0);
    answer_on(&k, ACT_FIGHT, -1, -1, -1);
    assert_int_equal(jail_count(k.g, 0), 0);
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_low"));
    close_kit(&k);
}

static void VG_E32_freed_villains_lie_under_the_deck_in_turn_order(void **state)
{
    (void)state;
    static const char *const villain[] = {"t_v0", "t_v1", "t_v2", "t_v3"}; /* of A, B, C, D */
    struct kit k;
    open_turns(&k, 4, content);
    for (seat s = 0; s < 4; s++) jail(&k, s, villain[s]);
    put_event(&k, "jailbreak_1");
    k.g->first = 2;
    at_events(&k, 1, 1);
    finish_events(&k);
    static const seat from_above[] = {2, 3, 0, 1};
    int last = pile_count(VILLAINS(k.g), VILLAIN_DECK) - 4;
    for (int i = 0; i < 4; i++)
        assert_int_equal(card_at(VILLAINS(k.g), VILLAIN_DECK, last + i), villain_id(&k, villain[from_above[i]]));
    assert_int_equal(deck_bottom(&k), villain_id(&k, "t_v1"));
    close_kit(&k);
}

static void VG_169_VG_170_firefight_hits_one_hero_of_each_player_who_has_one(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_seven");
    hurt_hero(&k, 0, 1, 1);
    set_hero(&k, 1, 0, NULL);
    put_event(&k, "firefight_1");
    at_events(&k, 1, 1);
    pass_all(&k);
    assert_string_equal(asked(&k), "FIREFIGHT_HERO");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(k.c.count, 2); /* damaged or not; no way around it */
    answer_on(&k, ACT_PICK_HERO, 0, 1, -1);
    assert_int_equal(k.g->player[0].slot[1].damage, 2);
    assert_int_equal(k.g->player[0].slot[0].damage, 0);
    assert_int_equal(k.g->player[2].slot[0].damage, 1);
    assert_int_equal(happened(&k, EV_STRUCK), 2);
    close_kit(&k);
}

static void VG_171_firefight_can_defeat(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    hurt_hero(&k, 0, 0, 3);
    put_event(&k, "firefight_1");
    at_events(&k, 1, 1);
    finish_events(&k);
    assert_int_equal(defeated_count(k.g, 0), 1);
    assert_int_equal(k.g->player[0].slot[0].hero, 0);
    close_kit(&k);
}

static void VG_172_hacking_costs_a_card_of_ones_choice_city_or_agency(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_a");
    give(&k, 0, "t_file");
    put_event(&k, "hacking_1");
    at_events(&k, 1, 1);
    pass_all(&k);
    assert_int_equal(k.c.count, 2);
    assert_true(offered(&k, ACT_DISCARD, card_id(&k, "t_a")));
    answer_on(&k, ACT_DISCARD, card_id(&k, "t_file"), -1, -1);
    assert_true(in_pile_city(&k, AGENCY_DISCARD, "t_file"));
    assert_true(in_hand(&k, 0, "t_a"));
    close_kit(&k);
}

static void VG_173_hacking_spares_empty_hands_and_attached_equipment(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_stick");
    give(&k, 2, "t_a");
    put_event(&k, "hacking_1");
    at_events(&k, 1, 1);
    finish_events(&k);
    assert_true(in_pile_city(&k, attached_pile(0, 0), "t_stick"));
    assert_int_equal(happened(&k, EV_DISCARDED), 1);
    assert_int_equal(whose(&k, EV_DISCARDED, 0), 2);
    close_kit(&k);
}

static void VG_174_VG_S45_loot_crate_gives_a_card_and_the_choice_with_3_villains(void **state)
{
    (void)state;
    for (int agency = 0; agency < 2; agency++) {
        struct kit k;
        open_turns(&k, 3, content);
        jail_any(&k, 1, 1, 3);
        put_event(&k, "loot_crate_1");
        int city = pile_size(&k, CITY_DECK), files = pile_size(&k, AGENCY_DECK);
        at_events(&k, 1, 1);
        pass_all(&k);
        assert_string_equal(asked(&k), "WHICH_DECK");
        assert_int_equal(asked_seat(&k), 1); /* the others just draw a City card */
        assert_int_equal(k.c.count, 2);
        answer_on(&k, ACT_DRAW, agency ? AGENCY : CITY, -1, -1);
        for (seat s = 0; s < 3; s++) assert_int_equal(hand_count(k.g, s), 1);
        assert_int_equal(pile_size(&k, CITY_DECK), city - 3 + agency);
        assert_int_equal(pile_size(&k, AGENCY_DECK), files - agency);
        close_kit(&k);
    }
}

static void VG_175_VG_176_paramedic_heals_one_damaged_hero_of_each_player(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_seven");
    enlist_hero(&k, 0, "t_eight");
    hurt_hero(&k, 0, 0, 2);
    hurt_hero(&k, 0, 2, 3);
    hurt_hero(&k, 1, 0, 1);
    put_event(&k, "paramedic_1");
    at_events(&k, 1, 1);
    pass_all(&k);
    assert_int_equal(asked_seat(&k), 0);
    assert_false(offered(&k, ACT_PICK_HERO, 0, 1)); /* undamaged */
    answer_on(&k, ACT_PICK_HERO, 0, 2, -1);
    assert_int_equal(k.g->player[0].slot[0].damage, 2);
    assert_int_equal(k.g->player[0].slot[2].damage, 2);
    assert_int_equal(k.g->player[1].slot[0].damage, 0);
    assert_int_equal(happened(&k, EV_HEALED), 2); /* seat 2 has no damage and is not affected */
    close_kit(&k);
}

static void VG_S46_a_helpful_event_cannot_be_declined(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    enlist_hero(&k, 0, "t_seven");
    hurt_hero(&k, 0, 0, 1);
    hurt_hero(&k, 0, 1, 1);
    jail_any(&k, 0, 1, 3);
    put_event(&k, "paramedic_1");
    put_event(&k, "loot_crate_2");
    at_events(&k, 2, 1, 2);
    pass_all(&k);
    assert_string_equal(asked(&k), "PARAMEDIC_HERO");
    assert_int_equal(offers(&k, ACT_PICK_HERO), k.c.count);
    answer_on(&k, ACT_PICK_HERO, 0, 0, -1);
    assert_string_equal(asked(&k), "WHICH_DECK");
    assert_int_equal(offers(&k, ACT_DRAW), k.c.count);
    close_kit(&k);
}

/* -- The marker ---------------------------------------------------------------------------------------- */

static void VG_177_VG_178_the_marker_goes_against_turn_order(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 4, content);
    k.g->first = 1;
    at_events(&k, 0);
    assert_int_equal(k.g->first, 0);
    assert_int_equal(last_event(&k, EV_MARKER)->who, 0);
    assert_int_equal(k.g->round, 2);
    assert_string_equal(asked(&k), "WHICH_EVENT");
    assert_int_equal(asked_seat(&k), 0);
    answer_on(&k, ACT_PLACE_EVENT, -1, -1, -1);
    for (int i = 0; i < 4; i++) { /* the last of a lap is now first, the former First Player second */
        assert_int_equal(asked_seat(&k), i);
        draw_one(&k);
    }
    at_events(&k, 0);
    assert_int_equal(k.g->first, 3); /* around the table */
    close_kit(&k);
}

static void VG_179_after_the_final_round_there_is_no_other(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    struct context *c = &k.c;
    k.g->round = SCENARIO(k.g->scenario)->rounds;
    at_events(&k, 0);
    assert_string_equal(asked(&k), "");
    assert_int_equal(happened(&k, EV_ROUND), 0);
    assert_int_equal(happened(&k, EV_IDENTITY), 3);

    k.g->round = (u8)(SCENARIO(k.g->scenario)->rounds - 1);
    at_events(&k, 0);
    assert_string_equal(asked(&k), "WHICH_EVENT");
    assert_int_equal(k.g->round, SCENARIO(k.g->scenario)->rounds);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_156_events_begin_when_nobody_has_an_action_token_left),
    TEST(VG_157_VG_159_VG_160_submitted_numbers_are_set_off_from_top_to_bottom),
    TEST(VG_158_VG_152_VG_E07_a_second_die_with_the_number_changes_nothing),
    TEST(VG_161_VG_E06_every_player_carries_the_event_out),
    TEST(VG_162_players_choose_one_after_the_other_from_the_first_player_on),
    TEST(VG_163_an_event_is_done_by_all_before_the_next_is_checked),
    TEST(VG_165_VG_166_dice_go_back_and_events_stay),
    TEST(VG_E11_a_die_can_hurt_other_players_heroes),
    TEST(VG_167_VG_168_VG_S47_jailbreak_costs_everybody_a_villain_of_their_choice),
    TEST(VG_S48_jailbreak_frees_unprotected_villains_only),
    TEST(VG_S49_VG_S48_a_jailbreak_frees_an_escape_in_a_fight_does_not),
    TEST(VG_S49_protection_against_freeing_does_not_hold_a_villain_in_a_fight),
    TEST(VG_E32_freed_villains_lie_under_the_deck_in_turn_order),
    TEST(VG_169_VG_170_firefight_hits_one_hero_of_each_player_who_has_one),
    TEST(VG_171_firefight_can_defeat),
    TEST(VG_172_hacking_costs_a_card_of_ones_choice_city_or_agency),
    TEST(VG_173_hacking_spares_empty_hands_and_attached_equipment),
    TEST(VG_174_VG_S45_loot_crate_gives_a_card_and_the_choice_with_3_villains),
    TEST(VG_175_VG_176_paramedic_heals_one_damaged_hero_of_each_player),
    TEST(VG_S46_a_helpful_event_cannot_be_declined),
    TEST(VG_177_VG_178_the_marker_goes_against_turn_order),
    TEST(VG_179_after_the_final_round_there_is_no_other),
};
TEST_GROUP(tests);
