/* test_ambush.c: the moments A1 to A13 at which Ambush cards may be played (VG-S100), each with its own card. */
#include "kit_turns.h"

static const char content[] =
    "local function ambush(n, condition, effect)\n"
    "  city { id = 't_a' .. n, name = 'T A' .. n, type = 'ambush', influence = 1, copies = 1, condition = condition,\n"
    "         effect = effect }\n"
    "end\n"
    "ambush(1, 'hero_damaged', { prevent { 2 } })\n"
    "ambush(2, 'hero_defeated', { draw { 1 } })\n"
    "ambush(3, 'card_played', { cancel {} })\n"
    "ambush(4, 'investigated', { cancel {}, discard { 1, who = 'that_player' } })\n"
    "ambush(5, 'villain_leaving', { cancel {} })\n"
    "ambush(6, 'villain_revealed', { villain_health { -3 } })\n"
    "ambush(7, 'own_attack', { rally { 3, lasts = 'this_fight' } })\n"
    "ambush(8, 'villain_jailed', { free { 1, who = 'that_player' } })\n"
    "ambush(9, 'event_set_off', { cancel {} })\n"
    "ambush(10, 'hero_recruited', { damage { 1, of = 'that_hero' } })\n"
    "ambush(11, 'die_submitted', { discard { 1, who = 'that_player' } })\n"
    "ambush(12, 'forced_discard', { cancel {} })\n"
    "ambush(13, 'ambush_played', { cancel {} })\n"
    "city { id = 't_x', name = 'T X', type = 'one_time', influence = 1, copies = 3, effect = { rally { 1 } } }\n"
    "city { id = 't_rock', name = 'T Rock', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { damage { 5, of = 'other_hero' } } }\n"
    "city { id = 't_peek', name = 'T Peek', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { investigate { 1 } } }\n"
    "city { id = 't_free', name = 'T Free', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { free { 1, who = 'other_player' } } }\n"
    "city { id = 't_grab', name = 'T Grab', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { capture { 1 } } }\n"
    "city { id = 't_pick', name = 'T Pick', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { discard { 1, who = 'other_player' } } }\n"
    "city { id = 't_burn', name = 'T Burn', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { discard { 1 }, rally { 1 } } }\n"
    "city { id = 't_vest', name = 'T Vest', type = 'equipment', influence = 1, copies = 1, health = 1 }\n"
    "villain { id = 't_foe', name = 'T Foe', level = 1, health = 5, chart = { 1, 0, 0, 0 },\n"
    "          effect = { villain_attack { 1 } }, to_jail = { draw { 1 } } }\n"
    "villain { id = 't_low', name = 'T Low', level = 1, health = 5, chart = { 0, 0, 0, 0 } }\n"
    "villain { id = 't_mid', name = 'T Mid', level = 2, health = 5, chart = { 0, 0, 0, 0 } }\n";

/* Three players; each holds a City card that fits no moment, so all of them can be asked. */
static void open_ambush(struct kit *k)
{
    open_turns(k, 3, content);
    for (seat s = 0; s < 3; s++) give(k, s, "t_x");
}

static u8 moment_asked(struct kit *k) { return k->c.option[0].a; } /* of the PASS that is always offered */

/* Passes until this moment is asked. */
static void reach(struct kit *k, u8 moment)
{
    while (!strcmp(asked(k), "REACT") && moment_asked(k) != moment) hold_back(k);
    assert_string_equal(asked(k), "REACT");
    assert_int_equal(moment_asked(k), moment);
}

static void expect_asked(struct kit *k, u8 moment, int n, ...)
{
    va_list list;
    va_start(list, n);
    for (int i = 0; i < n; i++) {
        expect_window(k, (seat)va_arg(list, int));
        assert_int_equal(moment_asked(k), moment);
        hold_back(k);
    }
    va_end(list);
    if (!strcmp(asked(k), "REACT")) assert_true(moment_asked(k) != moment);
}

static void VG_S100_A1_before_damage_is_placed_on_a_hero_of_the_holder(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_rock");
    give(&k, 1, "t_a1");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    answer(&k, ACT_PICK_HERO, 1, 0);
    reach(&k, HERO_DAMAGED);
    expect_window(&k, 1); /* only the owner of the Hero */
    assert_int_equal(k.g->player[1].slot[0].damage, 0);
    spring(&k, "t_a1");
    pass_all(&k);
    assert_int_equal(k.g->player[1].slot[0].damage, 3); /* 5 - 2: the Hero with Health 4 is not defeated */
    assert_int_equal(defeated_count(k.g, 1), 0);
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

static void VG_S100_A2_after_a_hero_of_the_holder_has_been_put_away(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_rock");
    give(&k, 1, "t_a2");
    equip(&k, 1, 0, "t_vest");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    answer(&k, ACT_PICK_HERO, 1, 0);
    reach(&k, HERO_DEFEATED);
    expect_window(&k, 1);
    assert_int_equal(defeated_count(k.g, 1), 1);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_vest"));
    spring(&k, "t_a2");
    pass_all(&k);
    assert_int_equal(hand_count(k.g, 1), 2);
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

static void VG_S100_A3_after_the_targets_of_anothers_card_are_named_before_it_acts(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_rock");
    give(&k, 2, "t_a3");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    assert_string_equal(asked(&k), "WHICH_HERO");
    answer(&k, ACT_PICK_HERO, 1, 0);
    expect_window(&k, 1);
    assert_int_equal(moment_asked(&k), CARD_PLAYED);
    hold_back(&k);
    expect_window(&k, 2);
    assert_int_equal(happened(&k, EV_STRUCK), 0);
    assert_false(in_pile_city(&k, CITY_DISCARD, "t_rock"));
    spring(&k, "t_a3");
    pass_all(&k);
    assert_int_equal(k.g->player[1].slot[0].damage, 0);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_rock")); /* a cancelled card is still discarded */
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

static void VG_S100_A4_before_a_token_of_the_holder_is_picked(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_peek");
    give(&k, 1, "t_a4");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_peek"));
    answer(&k, ACT_PICK_PLAYER, 1);
    reach(&k, INVESTIGATED);
    expect_window(&k, 1); /* only who is investigated */
    spring(&k, "t_a4");
    pass_all(&k);
    assert_string_equal(asked(&k), "ACTION"); /* no token was picked */
    expect_told(&k, EV_CALLED_OFF, "The investigation is cancelled");
    for (int t = 0; t < TOKENS; t++) assert_int_equal(k.g->player[1].token_known[t], 0);
    assert_int_equal(hand_count(k.g, 0), 0); /* "that player" is the investigator */
    close_kit(&k);
}

static void VG_S100_A5_before_a_picked_villain_leaves_the_holders_jail(void **state)
{
    (void)state;
    static const char *const card[] = {"t_free", "t_grab"}; /* freed, or moved */
    for (int i = 0; i < 2; i++) {
        struct kit k;
        open_ambush(&k);
        give(&k, 0, card[i]);
        give(&k, 1, "t_a5");
        jail(&k, 1, "t_low");
        jail(&k, 1, "t_mid");
        at_turn(&k, 0);
        answer_on(&k, ACT_PLAY, card_id(&k, card[i]), -1, -1);
        assert_string_equal(asked(&k), "WHICH_VILLAIN");
        answer(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_mid"));
        expect_window(&k, 1);
        assert_int_equal(moment_asked(&k), VILLAIN_LEAVING);
        assert_true(in_jail(&k, 1, "t_mid"));
        spring(&k, "t_a5");
        pass_all(&k);
        assert_true(in_jail(&k, 1, "t_mid"));
        expect_told(&k, EV_CALLED_OFF, "The loss of the Villain is cancelled");
        assert_int_equal(jail_count(k.g, 1), 2);
        assert_int_equal(jail_count(k.g, 0), 0);
        assert_string_equal(asked(&k), "ACTION");
        close_kit(&k);
    }
}

static void VG_S100_A6_after_any_reveal_before_the_villains_effect(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 1, "t_a6");
    top_villain(&k, "t_foe");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    expect_window(&k, 0); /* everybody, the fighter too */
    assert_int_equal(moment_asked(&k), VILLAIN_REVEALED);
    assert_int_equal(happened(&k, EV_REVEALED), 1);
    hold_back(&k);
    expect_window(&k, 1);
    assert_int_equal(k.g->villain_attack, 0);
    spring(&k, "t_a6");
    expect_window(&k, 0); /* A13 of the played card, settled first */
    assert_int_equal(moment_asked(&k), AMBUSH_PLAYED);
    hold_back(&k);
    reach(&k, VILLAIN_REVEALED);
    expect_asked(&k, VILLAIN_REVEALED, 2, 1, 2);
    pass_all(&k);
    assert_int_equal(last_event(&k, EV_ATTACK)->b, 2); /* 5 - 3 */
    assert_true(in_jail(&k, 0, "t_foe"));
    assert_int_equal(k.g->player[0].slot[0].damage, 2);
    close_kit(&k);
}

static void VG_S100_A7_at_the_holders_own_attack_before_the_sum_is_compared(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_a7");
    top_villain(&k, "t_foe");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    reach(&k, OWN_ATTACK);
    expect_window(&k, 0);
    assert_int_equal(k.g->player[0].slot[0].damage, 2); /* the Villain has attacked */
    assert_int_equal(happened(&k, EV_ATTACK), 0);
    spring(&k, "t_a7");
    while (!strcmp(asked(&k), "REACT") && moment_asked(&k) == AMBUSH_PLAYED) hold_back(&k);
    expect_asked(&k, OWN_ATTACK, 1, 0); /* nobody else is asked at this moment */
    pass_all(&k);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 5);
    assert_true(in_jail(&k, 0, "t_foe"));
    close_kit(&k);
}

static void VG_S100_A8_when_another_player_has_jailed_a_villain_before_to_jail(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_a7");
    give(&k, 2, "t_a8");
    top_villain(&k, "t_foe");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    reach(&k, OWN_ATTACK);
    spring(&k, "t_a7");
    reach(&k, VILLAIN_JAILED);
    expect_window(&k, 1); /* not the fighter */
    assert_true(in_jail(&k, 0, "t_foe"));
    assert_int_equal(happened(&k, EV_DREW), 0);
    hold_back(&k);
    expect_window(&k, 2);
    spring(&k, "t_a8");
    pass_all(&k);
    assert_int_equal(jail_count(k.g, 0), 0);
    assert_int_equal(happened(&k, EV_DREW), 1);
    close_kit(&k);
}

static void VG_S100_A9_before_the_first_player_carries_an_event_out(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 2, "t_a9");
    put_event(&k, "firefight_3");
    k.g->first = 1;
    at_events(&k, 3, 3, 3, 1);
    expect_window(&k, 1); /* all are asked, from the First Player on */
    assert_int_equal(moment_asked(&k), EVENT_SET_OFF);
    hold_back(&k);
    expect_window(&k, 2);
    assert_int_equal(happened(&k, EV_STRUCK), 0);
    spring(&k, "t_a9");
    pass_all(&k);
    assert_int_equal(happened(&k, EV_STRUCK), 0);
    expect_told(&k, EV_CALLED_OFF, "The Event is cancelled");
    assert_int_equal(happened(&k, EV_EVENT), 1); /* it counts as carried out, for both dice */
    assert_string_equal(asked(&k), "WHICH_EVENT");
    assert_int_equal(k.g->track_count, 1);
    close_kit(&k);
}

static void VG_S100_A10_when_anothers_recruit_stands_in_its_slot_before_the_refill(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 2, "t_a10");
    market(&k, 0, "t_seven");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_seven"));
    answer(&k, ACT_PAY, card_id(&k, "t_x"));
    answer(&k, ACT_DONE);
    expect_window(&k, 1); /* not the recruiter */
    assert_int_equal(moment_asked(&k), HERO_RECRUITED);
    assert_int_equal(k.g->player[0].slot[1].hero, hero_id(&k, "t_seven"));
    assert_int_equal(pile_count(HEROES(k.g), MARKET), 2);
    hold_back(&k);
    expect_window(&k, 2);
    spring(&k, "t_a10");
    pass_all(&k);
    assert_int_equal(k.g->player[0].slot[1].damage, 1);
    assert_int_equal(pile_count(HEROES(k.g), MARKET), 3);
    close_kit(&k);
}

static void VG_S100_A11_when_anothers_event_die_is_public(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 1, "t_a11");
    at_last_action(&k, 0);
    fix_dice(&k, 2, 4, 6);
    draw_one(&k);
    answer(&k, ACT_SUBMIT, 6);
    expect_window(&k, 1); /* not the submitter */
    assert_int_equal(moment_asked(&k), DIE_SUBMITTED);
    STATE view;
    see(&k, 1, &view);
    assert_int_equal(view.player[0].die, 6);
    spring(&k, "t_a11");
    while (!strcmp(asked(&k), "REACT") && moment_asked(&k) != DIE_SUBMITTED) hold_back(&k);
    assert_string_equal(asked(&k), "WHICH_CARD"); /* seat 0 has t_x and the drawn card */
    assert_int_equal(asked_seat(&k), 0);
    answer(&k, ACT_DISCARD, card_id(&k, "t_x"));
    expect_asked(&k, DIE_SUBMITTED, 2, 1, 2);
    close_kit(&k);
}

static void VG_S100_A12_before_the_holder_picks_cards_to_discard_by_force(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 1, "t_a12");
    put_event(&k, "hacking_2");
    at_events(&k, 1, 2);
    reach(&k, FORCED_DISCARD);
    expect_window(&k, 0);
    assert_int_equal(hand_count(k.g, 0), 1);
    hold_back(&k);
    reach(&k, FORCED_DISCARD);
    expect_window(&k, 1);
    assert_false(offered(&k, ACT_DISCARD));
    spring(&k, "t_a12");
    pass_all(&k);
    assert_int_equal(hand_count(k.g, 0), 0);
    expect_told(&k, EV_CALLED_OFF, "The discard is cancelled");
    assert_true(in_hand(&k, 1, "t_x")); /* the Event does not touch this hand */
    assert_int_equal(hand_count(k.g, 2), 0);
    close_kit(&k);
}

static void VG_S100_A12_another_players_effect_forces_the_own_does_not(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_pick");
    give(&k, 0, "t_burn");
    give(&k, 1, "t_a12");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_pick"));
    answer(&k, ACT_PICK_PLAYER, 1);
    reach(&k, FORCED_DISCARD);
    expect_window(&k, 1);
    spring(&k, "t_a12");
    pass_all(&k);
    assert_true(in_hand(&k, 1, "t_x"));
    answer(&k, ACT_PLAY, card_id(&k, "t_burn"));
    while (!strcmp(asked(&k), "REACT")) {
        assert_true(moment_asked(&k) != FORCED_DISCARD);
        hold_back(&k);
    }
    assert_false(in_hand(&k, 0, "t_x"));
    close_kit(&k);
}

static void VG_S100_A13_before_anothers_ambush_acts(void **state)
{
    (void)state;
    struct kit k;
    open_ambush(&k);
    give(&k, 0, "t_rock");
    give(&k, 1, "t_a1");
    give(&k, 0, "t_a13");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    answer(&k, ACT_PICK_HERO, 1, 0);
    reach(&k, HERO_DAMAGED);
    spring(&k, "t_a1");
    expect_window(&k, 0); /* not the player who has played it */
    assert_int_equal(moment_asked(&k), AMBUSH_PLAYED);
    assert_int_equal(happened(&k, EV_PREVENTED), 0);
    spring(&k, "t_a13");
    pass_all(&k);
    assert_int_equal(happened(&k, EV_PREVENTED), 0);
    assert_int_equal(defeated_count(k.g, 1), 1); /* 5 damage on Health 4 after all */
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_a1"));
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_a13"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_S100_A1_before_damage_is_placed_on_a_hero_of_the_holder),
    TEST(VG_S100_A2_after_a_hero_of_the_holder_has_been_put_away),
    TEST(VG_S100_A3_after_the_targets_of_anothers_card_are_named_before_it_acts),
    TEST(VG_S100_A4_before_a_token_of_the_holder_is_picked),
    TEST(VG_S100_A5_before_a_picked_villain_leaves_the_holders_jail),
    TEST(VG_S100_A6_after_any_reveal_before_the_villains_effect),
    TEST(VG_S100_A7_at_the_holders_own_attack_before_the_sum_is_compared),
    TEST(VG_S100_A8_when_another_player_has_jailed_a_villain_before_to_jail),
    TEST(VG_S100_A9_before_the_first_player_carries_an_event_out),
    TEST(VG_S100_A10_when_anothers_recruit_stands_in_its_slot_before_the_refill),
    TEST(VG_S100_A11_when_anothers_event_die_is_public),
    TEST(VG_S100_A12_before_the_holder_picks_cards_to_discard_by_force),
    TEST(VG_S100_A12_another_players_effect_forces_the_own_does_not),
    TEST(VG_S100_A13_before_anothers_ambush_acts),
};
TEST_GROUP(tests);
