/* test_agency.c: access to Agency cards (13.2), effects at the same time (13.3), whose order counts. */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_two', name = 'T Two', type = 'one_time', influence = 1, copies = 2, effect = { draw { 2 } } }\n"
    "city { id = 't_outright', name = 'T Outright', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { draw_agency { 2 } } }\n"
    "city { id = 't_all', name = 'T All', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { discard { 1, who = 'each_player' } } }\n"
    "city { id = 't_a', name = 'T A', type = 'one_time', influence = 1, copies = 4, effect = { rally { 1 } } }\n"
    "city { id = 't_b', name = 'T B', type = 'one_time', influence = 1, copies = 4, effect = { rally { 1 } } }\n"
    "city { id = 't_boom', name = 'T Boom', type = 'equipment', influence = 1, copies = 1,\n"
    "       when = { on { 'round_begins', reclaim {} } } }\n"
    "city { id = 't_mail', name = 'T Mail', type = 'equipment', influence = 1, copies = 1,\n"
    "       when = { on { 'round_begins', draw { 1 } } } }\n"
    "hero { id = 't_mule', name = 'T Mule', attack = 1, health = 4, influence = 1, passive = { capacity { 1 } } }\n"
    "agency { id = 't_badge', name = 'T Badge', type = 'equipment', influence = 1, copies = 1, attack = 1 }\n"
    "agency { id = 't_file', name = 'T File', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { rally { 1 } } }\n"
    "hero { id = 't_dawn', name = 'T Dawn', attack = 1, health = 4, influence = 1,\n"
    "       when = { on { 'round_begins', draw { 1 } } } }\n"
    "hero { id = 't_dusk', name = 'T Dusk', attack = 1, health = 4, influence = 1,\n"
    "       when = { on { 'round_begins', add_event { 1 } } } }\n";

static int agency_cards(struct kit *k, seat who)
{
    struct context *c = &k->c;
    int n = 0;
    for (int i = 0; i < hand_count(k->g, who); i++) n += CARD(card_at(CITY_CARDS(k->g), HAND + who, i))->deck == AGENCY;
    return n;
}

/* -- Access -------------------------------------------------------------------------------------------- */

static void VG_141_VG_S43_with_3_villains_any_city_draw_may_be_an_agency_draw(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail_any(&k, 0, 1, 3);
    jail_any(&k, 1, 1, 3);
    give(&k, 0, "t_two");
    at_turn(&k, 0);
    play_it(&k, "t_two"); /* a text that says nothing of the Agency */
    assert_string_equal(asked(&k), "WHICH_DECK");
    assert_true(offered(&k, ACT_DRAW, CITY));
    answer_on(&k, ACT_DRAW, AGENCY, -1, -1);
    answer_on(&k, ACT_DRAW, AGENCY, -1, -1);
    assert_int_equal(agency_cards(&k, 0), 2);
    answer_on(&k, ACT_DRAW, AGENCY, -1, -1); /* the Draw action */
    assert_int_equal(agency_cards(&k, 0), 3);

    put_event(&k, "loot_crate_2");
    at_events(&k, 1, 2);
    pass_all(&k);
    answer_on(&k, ACT_DRAW, AGENCY, -1, -1); /* Loot Crate */
    assert_int_equal(agency_cards(&k, 0), 4);
    close_kit(&k);
}

static void VG_142_with_fewer_than_3_villains_no_agency_card_can_be_drawn(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail_any(&k, 0, 1, 2);
    give(&k, 0, "t_two");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_DRAW, AGENCY));
    assert_true(refused(&k, ACT_DRAW, AGENCY, -1, -1, 142));
    play_it(&k, "t_two"); /* nothing is asked: City twice */
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(hand_count(k.g, 0), 2);
    assert_int_equal(agency_cards(&k, 0), 0);
    close_kit(&k);
}

static void VG_143_access_is_lost_at_once_with_the_third_villain(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail_any(&k, 0, 1, 3);
    give(&k, 1, "bribed_guard");
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_DRAW, AGENCY));
    draw_one(&k);
    play_it(&k, "bribed_guard"); /* frees a Villain of the only player who has one */
    if (asked_seat(&k) != 0) answer_on(&k, ACT_PICK_PLAYER, 0, -1, -1);
    answer_on(&k, ACT_PICK_VILLAIN, -1, -1, -1);
    assert_int_equal(jail_count(k.g, 0), 2);
    draw_until(&k, 0);
    assert_false(offered(&k, ACT_DRAW, AGENCY));
    close_kit(&k);
}

static void VG_144_agency_cards_stay_when_access_is_lost(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail_any(&k, 0, 1, 3);
    give(&k, 0, "t_file");
    equip(&k, 0, 0, "t_badge");
    put_event(&k, "jailbreak_2");
    at_events(&k, 1, 2);
    pass_all(&k);
    answer_on(&k, ACT_PICK_VILLAIN, -1, -1, -1);
    assert_false(agency_access(&k.c, k.g, 0));
    assert_true(in_hand(&k, 0, "t_file"));
    assert_true(in_pile_city(&k, attached_pile(0, 0), "t_badge"));
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 3);
    k.g->player[0].actions = 4;
    at_turn(&k, 0);
    assert_true(may_play(&k, "t_file"));
    close_kit(&k);
}

static void VG_145_who_has_access_may_still_draw_city_cards(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail_any(&k, 0, 2, 4);
    at_turn(&k, 0);
    int before = pile_size(&k, CITY_DECK);
    draw_one(&k);
    assert_int_equal(pile_size(&k, CITY_DECK), before - 1);
    assert_int_equal(agency_cards(&k, 0), 0);
    assert_int_equal(hand_count(k.g, 0), 1);
    close_kit(&k);
}

static void VG_S44_the_deck_is_chosen_again_for_each_card(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    jail_any(&k, 0, 1, 3);
    give(&k, 0, "t_two");
    at_turn(&k, 0);
    play_it(&k, "t_two");
    answer_on(&k, ACT_DRAW, AGENCY, -1, -1);
    assert_string_equal(asked(&k), "WHICH_DECK");
    answer_on(&k, ACT_DRAW, CITY, -1, -1);
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(hand_count(k.g, 0), 2);
    assert_int_equal(agency_cards(&k, 0), 1);
    close_kit(&k);
}

static void VG_S107_a_text_that_names_the_agency_deck_is_followed_without_villains(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_outright");
    at_turn(&k, 0);
    assert_int_equal(jail_count(k.g, 0), 0);
    play_it(&k, "t_outright");
    assert_int_equal(agency_cards(&k, 0), 2);
    assert_string_equal(asked(&k), "ACTION");
    close_kit(&k);
}

/* -- At the same time ---------------------------------------------------------------------------------- */

static void VG_146_VG_S54_effects_of_several_players_come_in_turn_order(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    for (seat s = 0; s < 3; s++) {
        give(&k, s, "t_a");
        give(&k, s, "t_b");
    }
    give(&k, 1, "t_all");
    k.g->first = 2; /* during a turn this does not matter */
    at_turn(&k, 1);
    play_it(&k, "t_all");
    static const seat order[] = {1, 2, 0};
    for (int i = 0; i < 3; i++) {
        assert_string_equal(asked(&k), "WHICH_CARD");
        assert_int_equal(asked_seat(&k), order[i]);
        answer_on(&k, ACT_DISCARD, card_id(&k, "t_a"), -1, -1);
        assert_false(in_hand(&k, order[i], "t_a")); /* carried out before the next is asked */
    }
    close_kit(&k);
}

static void VG_S54_outside_of_turns_turn_order_starts_with_the_first_player(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    for (seat s = 0; s < 3; s++) {
        give(&k, s, "t_a");
        give(&k, s, "t_b");
    }
    put_event(&k, "hacking_3");
    k.g->first = 2;
    at_events(&k, 1, 3);
    pass_all(&k);
    static const seat order[] = {2, 0, 1};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(asked_seat(&k), order[i]);
        answer_on(&k, ACT_DISCARD, card_id(&k, "t_a"), -1, -1);
    }
    close_kit(&k);
}

static void VG_146_effects_at_the_begin_of_the_turns_run_from_the_first_player_on(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, "t_dawn");
    set_hero(&k, 1, 0, "t_dusk");
    k.g->first = 1;
    at_round(&k);
    answer_on(&k, ACT_PLACE_EVENT, -1, -1, -1);
    assert_int_equal(happened(&k, EV_TRIGGERED), 2);
    assert_int_equal(whose(&k, EV_TRIGGERED, 0), 1);
    assert_int_equal(whose(&k, EV_TRIGGERED, 1), 0);
    close_kit(&k);
}

static void VG_S55_a_player_with_several_effects_chooses_their_order(void **state)
{
    (void)state;
    for (int first = 0; first < 2; first++) {
        struct kit k;
        open_turns(&k, 3, content);
        set_hero(&k, 1, 0, "t_dawn");
        enlist_hero(&k, 1, "t_dusk");
        at_round(&k);
        answer_on(&k, ACT_PLACE_EVENT, -1, -1, -1);
        assert_string_equal(asked(&k), "WHICH_FIRST");
        assert_int_equal(asked_seat(&k), 1);
        answer_on(&k, ACT_FIRST, first, -1, -1);
        assert_int_equal(happened(&k, EV_TRIGGERED), 2);
        assert_int_equal(k.event[when_happened(&k, EV_TRIGGERED, 0)].a, hero_id(&k, first ? "t_dusk" : "t_dawn"));
        assert_int_equal(k.event[when_happened(&k, EV_TRIGGERED, 1)].a, hero_id(&k, first ? "t_dawn" : "t_dusk"));
        close_kit(&k);
    }
}

static void VG_S55_equipment_that_leaves_does_not_keep_its_neighbour_from_acting(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 1, 0, "t_mule");
    equip(&k, 1, 0, "t_boom");
    equip(&k, 1, 0, "t_mail");
    at_round(&k);
    answer_on(&k, ACT_PLACE_EVENT, -1, -1, -1);
    assert_string_equal(asked(&k), "WHICH_FIRST");
    answer_on(&k, ACT_FIRST, 0, -1, -1); /* it takes an Equipment back: itself */
    answer_on(&k, ACT_PICK_EQUIPMENT, 0, card_id(&k, "t_boom"), -1);
    assert_int_equal(happened(&k, EV_USED_EQUIPMENT), 2);
    assert_int_equal(hand_count(k.g, 1), 2);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_141_VG_S43_with_3_villains_any_city_draw_may_be_an_agency_draw),
    TEST(VG_142_with_fewer_than_3_villains_no_agency_card_can_be_drawn),
    TEST(VG_143_access_is_lost_at_once_with_the_third_villain),
    TEST(VG_144_agency_cards_stay_when_access_is_lost),
    TEST(VG_145_who_has_access_may_still_draw_city_cards),
    TEST(VG_S44_the_deck_is_chosen_again_for_each_card),
    TEST(VG_S107_a_text_that_names_the_agency_deck_is_followed_without_villains),
    TEST(VG_146_VG_S54_effects_of_several_players_come_in_turn_order),
    TEST(VG_S54_outside_of_turns_turn_order_starts_with_the_first_player),
    TEST(VG_146_effects_at_the_begin_of_the_turns_run_from_the_first_player_on),
    TEST(VG_S55_a_player_with_several_effects_chooses_their_order),
    TEST(VG_S55_equipment_that_leaves_does_not_keep_its_neighbour_from_acting),
};
TEST_GROUP(tests);
