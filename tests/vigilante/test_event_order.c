/* test_event_order.c: the order of tokens and of Equipment with a die face, and a track that changes meanwhile. */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_a', name = 'T A', type = 'one_time', influence = 1, copies = 3, effect = { rally { 1 } } }\n"
    "city { id = 't_horn', name = 'T Horn', type = 'equipment', influence = 1, copies = 2, die = 3,\n"
    "       die_effect = { draw { 1 } } }\n"
    "city { id = 't_kit', name = 'T Kit', type = 'equipment', influence = 1, copies = 1, die = 2,\n"
    "       die_effect = { heal { 1, of = 'this_hero' } } }\n"
    "city { id = 't_bell', name = 'T Bell', type = 'equipment', influence = 1, copies = 2, die = 5,\n"
    "       die_effect = { draw { 1 } } }\n"
    "city { id = 't_adder', name = 'T Adder', type = 'equipment', influence = 1, copies = 1, die = 3,\n"
    "       die_effect = { add_event { 1 } } }\n"
    "city { id = 't_broom', name = 'T Broom', type = 'equipment', influence = 1, copies = 1, die = 3,\n"
    "       die_effect = { remove_event { 'any_event' } } }\n"
    "city { id = 't_saw', name = 'T Saw', type = 'equipment', influence = 1, copies = 1, die = 3,\n"
    "       die_effect = { break_equipment { of = 'other_hero' } } }\n"
    "city { id = 't_yoyo', name = 'T Yoyo', type = 'equipment', influence = 1, copies = 1, die = 3,\n"
    "       die_effect = { reclaim {} } }\n"
    "city { id = 't_swap', name = 'T Swap', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { replace_event { 'firefight_or_hacking' }, draw { 1 } } }\n"
    "city { id = 't_echo', name = 'T Echo', type = 'ambush', influence = 1, copies = 1, condition = 'event_set_off',\n"
    "       effect = { add_event { 1 } } }\n"
    "hero { id = 't_mule', name = 'T Mule', attack = 1, health = 4, influence = 1, passive = { capacity { 1 } } }\n";

static void finish_events(struct kit *k)
{
    pass_all(k);
    while (strcmp(asked(k), "WHICH_EVENT")) answer_on(k, k->c.option[0].verb, -1, -1, -1);
}

/* Index in the bag of a token, for fix_picks. */
static int in_bag(struct kit *k, const char *token)
{
    for (int i = 0; i < k->g->bag_count; i++)
        if (k->g->bag[i] == token_id(k, token)) return i;
    fail_msg("%s is not in the bag", token);
    return 0;
}

static void expect_track(struct kit *k, int n, ...)
{
    va_list list;
    va_start(list, n);
    assert_int_equal(k->g->track_count, n);
    for (int i = 0; i < n; i++) assert_int_equal(k->g->track[i], token_id(k, va_arg(list, const char *)));
    va_end(list);
}

static seat gear_owner(struct kit *k, int n) { return whose(k, EV_GEAR_ACTS, n); }

static u8 nth_gear(struct kit *k, int n)
{
    int at = when_happened(k, EV_GEAR_ACTS, n);
    return at < 0 ? 0 : k->event[at].a;
}

/* -- Tokens -------------------------------------------------------------------------------------------- */

static void VG_E14_a_new_event_goes_below_those_with_its_number(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "firefight_2");
    put_event(&k, "jailbreak_4");
    put_event(&k, "hacking_4");
    put_event(&k, "paramedic_6");
    int wanted = in_bag(&k, "loot_crate_4");
    fix_picks(&k, 2, wanted, 0);
    at_round(&k);
    answer_on(&k, ACT_PLACE_EVENT, token_id(&k, "loot_crate_4"), -1, -1);
    expect_track(&k, 5, "firefight_2", "jailbreak_4", "hacking_4", "loot_crate_4", "paramedic_6");
    close_kit(&k);
}

static void VG_E15_several_tokens_of_one_number_act_once_each_in_order(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "firefight_2");
    put_event(&k, "jailbreak_4");
    put_event(&k, "hacking_4");
    put_event(&k, "loot_crate_4");
    put_event(&k, "paramedic_6");
    at_events(&k, 3, 4, 4, 5);
    finish_events(&k);
    static const char *const order[] = {"jailbreak_4", "hacking_4", "loot_crate_4"};
    assert_int_equal(happened(&k, EV_EVENT), 3);
    for (int i = 0; i < 3; i++) assert_int_equal(k.event[when_happened(&k, EV_EVENT, i)].a, token_id(&k, order[i]));
    close_kit(&k);
}

static void VG_E16_VG_143_access_can_be_lost_inside_of_the_step(void **state)
{
    (void)state;
    for (int crate_first = 0; crate_first < 2; crate_first++) {
        struct kit k;
        open_turns(&k, 3, content);
        jail_any(&k, 0, 1, 3);
        put_event(&k, crate_first ? "loot_crate_4" : "jailbreak_4");
        put_event(&k, crate_first ? "jailbreak_4" : "loot_crate_4");
        at_events(&k, 1, 4);
        pass_all(&k);
        if (crate_first) {
            assert_string_equal(asked(&k), "WHICH_DECK");
            assert_true(offered(&k, ACT_DRAW, AGENCY));
            answer_on(&k, ACT_DRAW, AGENCY, -1, -1);
        }
        assert_string_equal(asked(&k), "WHICH_VILLAIN");
        answer_on(&k, ACT_PICK_VILLAIN, -1, -1, -1);
        assert_string_equal(asked(&k), "WHICH_EVENT"); /* no deck to choose with 2 Villains */
        assert_int_equal(hand_count(k.g, 0), 1);
        struct context *c = &k.c;
        assert_int_equal(CARD(card_at(CITY_CARDS(k.g), HAND, 0))->deck, crate_first ? AGENCY : CITY);
        close_kit(&k);
    }
}

/* -- Equipment with a die face ------------------------------------------------------------------------- */

static void VG_E26_VG_S50_VG_S51_tokens_of_a_number_come_before_its_equipment(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "hacking_2");
    put_event(&k, "firefight_5");
    equip(&k, 0, 0, "t_horn"); /* 3: draw 1 card */
    equip(&k, 1, 0, "t_kit");  /* 2: remove 1 damage from this Hero */
    equip(&k, 2, 0, "t_bell"); /* 5 */
    hurt_hero(&k, 1, 0, 2);
    for (seat s = 0; s < 3; s++) give(&k, s, "t_a");
    at_events(&k, 3, 2, 3, 3);
    finish_events(&k);
    assert_int_equal(happened(&k, EV_EVENT), 1);
    assert_int_equal(k.event[when_happened(&k, EV_EVENT, 0)].a, token_id(&k, "hacking_2"));
    for (int i = 0; i < 3; i++) assert_int_equal(whose(&k, EV_DISCARDED, i), i);
    assert_int_equal(happened(&k, EV_GEAR_ACTS), 2);
    assert_true(when_happened(&k, EV_DISCARDED, 2) < when_happened(&k, EV_GEAR_ACTS, 0));
    assert_int_equal(gear_owner(&k, 0), 1);
    assert_int_equal(gear_owner(&k, 1), 0);
    assert_int_equal(k.g->player[1].slot[0].damage, 1);
    assert_int_equal(hand_count(k.g, 0), 1); /* drawn once, although two dice show the 3 */
    assert_int_equal(hand_count(k.g, 2), 0);
    close_kit(&k);
}

static void VG_164_VG_S50_equipment_acts_without_a_token_of_its_number(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 2, 0, "t_bell");
    at_events(&k, 1, 5);
    assert_int_equal(happened(&k, EV_GEAR_ACTS), 1);
    assert_int_equal(hand_count(k.g, 2), 1);
    assert_int_equal(happened(&k, EV_EVENT), 0);
    close_kit(&k);
}

static void VG_S50_equipment_acts_from_the_first_player_on_by_slot_and_order_of_attaching(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 1, 0, NULL);
    set_hero(&k, 1, 0, "t_mule");
    set_hero(&k, 1, 2, "t_seven");
    equip(&k, 1, 2, "t_adder"); /* slot 3 */
    equip(&k, 1, 0, "t_broom"); /* slot 1: attached first */
    equip(&k, 1, 0, "t_horn");  /* and second */
    equip(&k, 0, 0, "t_horn");
    k.g->first = 1;
    at_events(&k, 1, 3);
    assert_int_equal(happened(&k, EV_GEAR_ACTS), 4);
    static const char *const order[] = {"t_broom", "t_horn", "t_adder", "t_horn"};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(nth_gear(&k, i), card_id(&k, order[i]));
        assert_int_equal(gear_owner(&k, i), i < 3 ? 1 : 0);
    }
    close_kit(&k);
}

static void VG_S50_numbers_go_up_so_lower_equipment_comes_before_higher_tokens(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_horn"); /* 3 */
    put_event(&k, "firefight_4");
    at_events(&k, 2, 4, 3);
    assert_true(when_happened(&k, EV_GEAR_ACTS, 0) < when_happened(&k, EV_EVENT, 0));
    close_kit(&k);
}

static void VG_S52_a_die_effect_concerns_its_owner(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 2, 0, "t_horn");
    at_events(&k, 1, 3); /* seat 0's die */
    assert_int_equal(hand_count(k.g, 2), 1);
    assert_int_equal(hand_count(k.g, 0), 0);
    assert_int_equal(hand_count(k.g, 1), 0);
    close_kit(&k);
}

/* -- Changes meanwhile --------------------------------------------------------------------------------- */

static void VG_S53_a_token_placed_meanwhile_is_still_to_come_or_waits(void **state)
{
    (void)state;
    static const struct {
        const char *token;
        bool acts;
    } placed[] = {{"loot_crate_4", true}, {"loot_crate_3", false}, {"loot_crate_2", false}, {"loot_crate_5", false}};
    for (int i = 0; i < COUNT(placed); i++) { /* by Equipment of the 3; submitted are 2, 3 and 4 */
        struct kit k;
        open_turns(&k, 3, content);
        equip(&k, 0, 0, "t_adder");
        int pick = in_bag(&k, placed[i].token);
        fix_picks(&k, 1, pick);
        at_events(&k, 3, 2, 3, 4);
        finish_events(&k);
        assert_int_equal(k.event[when_happened(&k, EV_EVENT_PLACED, 0)].a, token_id(&k, placed[i].token));
        assert_int_equal(happened(&k, EV_EVENT), placed[i].acts);
        close_kit(&k);
    }
}

static void VG_S53_a_token_of_the_present_number_is_set_off_while_tokens_act(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "hacking_3");
    give(&k, 1, "t_echo");
    int pick = in_bag(&k, "loot_crate_3");
    fix_picks(&k, 1, pick);
    at_events(&k, 1, 3);
    while (!offered(&k, ACT_AMBUSH)) hold_back(&k);
    spring(&k, "t_echo");
    finish_events(&k);
    assert_int_equal(happened(&k, EV_EVENT), 2);
    assert_int_equal(k.event[when_happened(&k, EV_EVENT, 1)].a, token_id(&k, "loot_crate_3"));
    close_kit(&k);
}

static void VG_S53_a_token_or_equipment_lost_before_its_moment_does_not_act(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_broom"); /* 3: takes a token away */
    equip(&k, 1, 0, "t_saw");   /* 3: then somebody's Equipment */
    equip(&k, 2, 0, "t_bell");  /* 5 */
    put_event(&k, "firefight_5");
    at_events(&k, 2, 3, 5);
    assert_string_equal(asked(&k), "WHICH_HERO");
    answer_on(&k, ACT_PICK_HERO, 2, 0, -1);
    assert_int_equal(happened(&k, EV_EVENT), 0);
    assert_int_equal(happened(&k, EV_GEAR_ACTS), 2);
    assert_int_equal(happened(&k, EV_DREW), 0);
    close_kit(&k);
}

static void VG_S53_equipment_that_leaves_does_not_keep_its_neighbour_from_acting(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, "t_mule");
    equip(&k, 0, 0, "t_yoyo"); /* 3: back into the hand */
    equip(&k, 0, 0, "t_horn"); /* 3: draw 1 card */
    at_events(&k, 1, 3);
    answer_on(&k, ACT_PICK_EQUIPMENT, 0, card_id(&k, "t_yoyo"), -1);
    assert_int_equal(happened(&k, EV_GEAR_ACTS), 2);
    assert_int_equal(hand_count(k.g, 0), 2);
    close_kit(&k);
}

static void VG_S53_submitted_numbers_are_fixed_when_the_step_begins(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "firefight_2");
    put_event(&k, "loot_crate_6");
    enlist_hero(&k, 0, "t_seven");
    at_events(&k, 2, 2, 6);
    assert_string_equal(asked(&k), "FIREFIGHT_HERO");
    k.g->player[1].die = 1; /* whatever happens to the die now */
    finish_events(&k);
    assert_int_equal(happened(&k, EV_EVENT), 2);
    close_kit(&k);
}

/* -- The sample Mercenary ------------------------------------------------------------------------------ */

static void VG_E13_VG_S91_VG_S93_a_replaced_token_leaves_the_game_and_the_new_one_waits(void **state)
{
    (void)state;
    struct kit k;
    open_scenario(&k, "justice_4", MERCENARIES);
    static const char *const heroes[] = {"paper_route", "overcoat", "doorman"};
    market(&k, 0, "fuse_box_freddie");
    for (int i = 0; i < 3; i++) market(&k, i + 1, heroes[i]);
    top_hero(&k, "pothole");
    put_event(&k, "firefight_1");
    put_event(&k, "loot_crate_3");
    jail_any(&k, 0, 1, 2);
    for (int i = 0; i < 10; i++) give(&k, 0, "first_aid_kit");
    int bag = k.g->bag_count, pick = in_bag(&k, "jailbreak_2");
    at_turn(&k, 0);
    fix_picks(&k, 1, pick);
    answer_on(&k, ACT_RECRUIT, hero_id(&k, "fuse_box_freddie"), -1, -1);
    while (!offered(&k, ACT_DONE)) answer_on(&k, ACT_PAY, -1, -1, -1);
    answer_on(&k, ACT_DONE, -1, -1, -1);
    expect_track(&k, 2, "jailbreak_2", "loot_crate_3");
    assert_int_equal(happened(&k, EV_EVENT), 0); /* placed, not set off */
    assert_int_equal(jail_count(k.g, 0), 2);
    assert_int_equal(k.g->bag_count, bag - 1);
    for (int i = 0; i < k.g->bag_count; i++) assert_true(k.g->bag[i] != token_id(&k, "firefight_1"));
    close_kit(&k);
}

static void VG_S93_a_removed_token_is_out_of_the_game(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    equip(&k, 0, 0, "t_broom");
    put_event(&k, "firefight_5");
    int bag = k.g->bag_count;
    at_events(&k, 1, 3);
    assert_int_equal(last_event(&k, EV_EVENT_REMOVED)->a, token_id(&k, "firefight_5"));
    assert_int_equal(k.g->track_count, 0);
    assert_int_equal(k.g->bag_count, bag); /* neither back into the bag, nor another one out of it */
    for (int i = 0; i < bag; i++) assert_true(k.g->bag[i] != token_id(&k, "firefight_5"));
    close_kit(&k);
}

static void VG_S92_without_a_fitting_token_nothing_is_drawn(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "jailbreak_1");
    put_event(&k, "loot_crate_3");
    give(&k, 0, "t_swap");
    int bag = k.g->bag_count;
    at_turn(&k, 0);
    play_it(&k, "t_swap");
    expect_track(&k, 2, "jailbreak_1", "loot_crate_3");
    assert_int_equal(k.g->bag_count, bag);
    assert_int_equal(hand_count(k.g, 0), 1); /* the rest of the text is carried out */
    close_kit(&k);
}

static void VG_S92_the_user_picks_the_token_and_an_empty_bag_does_not_matter(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "firefight_1");
    put_event(&k, "hacking_2");
    put_event(&k, "jailbreak_2");
    give(&k, 0, "t_swap");
    while (k.g->bag_count) bag_remove(k.g, k.g->bag[0]);
    at_turn(&k, 0);
    play_it(&k, "t_swap");
    assert_string_equal(asked(&k), "WHICH_TOKEN");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_PICK_TOKEN), 2);
    answer_on(&k, ACT_PICK_TOKEN, token_id(&k, "hacking_2"), -1, -1);
    expect_track(&k, 2, "firefight_1", "jailbreak_2");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_E14_a_new_event_goes_below_those_with_its_number),
    TEST(VG_E15_several_tokens_of_one_number_act_once_each_in_order),
    TEST(VG_E16_VG_143_access_can_be_lost_inside_of_the_step),
    TEST(VG_E26_VG_S50_VG_S51_tokens_of_a_number_come_before_its_equipment),
    TEST(VG_164_VG_S50_equipment_acts_without_a_token_of_its_number),
    TEST(VG_S50_equipment_acts_from_the_first_player_on_by_slot_and_order_of_attaching),
    TEST(VG_S50_numbers_go_up_so_lower_equipment_comes_before_higher_tokens),
    TEST(VG_S52_a_die_effect_concerns_its_owner),
    TEST(VG_S53_a_token_placed_meanwhile_is_still_to_come_or_waits),
    TEST(VG_S53_a_token_of_the_present_number_is_set_off_while_tokens_act),
    TEST(VG_S53_a_token_or_equipment_lost_before_its_moment_does_not_act),
    TEST(VG_S53_equipment_that_leaves_does_not_keep_its_neighbour_from_acting),
    TEST(VG_S53_submitted_numbers_are_fixed_when_the_step_begins),
    TEST(VG_E13_VG_S91_VG_S93_a_replaced_token_leaves_the_game_and_the_new_one_waits),
    TEST(VG_S93_a_removed_token_is_out_of_the_game),
    TEST(VG_S92_without_a_fitting_token_nothing_is_drawn),
    TEST(VG_S92_the_user_picks_the_token_and_an_empty_bag_does_not_matter),
};
TEST_GROUP(tests);
