/* test_defaults.c: what is answered for a player who does not answer (VG-S97), and what nobody is asked (VG-S98). */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_c1', name = 'T C1', type = 'one_time', influence = 1, copies = 2, effect = { rally { 1 } } }\n"
    "city { id = 't_c2', name = 'T C2', type = 'one_time', influence = 2, copies = 2, effect = { rally { 1 } } }\n"
    "city { id = 't_c3', name = 'T C3', type = 'one_time', influence = 3, copies = 2, effect = { rally { 1 } } }\n"
    "city { id = 't_gear', name = 'T Gear', type = 'equipment', influence = 1, copies = 3, attack = 1 }\n"
    "city { id = 't_any', name = 'T Any', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { damage { 1, of = 'any_hero' } } }\n"
    "city { id = 't_hit', name = 'T Hit', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { damage { 1, of = 'other_hero' } } }\n"
    "city { id = 't_pick2', name = 'T Pick2', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { discard { 2, who = 'other_player' } } }\n"
    "city { id = 't_peek', name = 'T Peek', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { investigate { 1 } } }\n"
    "city { id = 't_free', name = 'T Free', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { free { 1, who = 'other_player' } } }\n"
    "city { id = 't_may', name = 'T May', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { rally { 1 }, may { draw { 1 } } } }\n"
    "city { id = 't_enlist', name = 'T Enlist', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { enlist { 15 } } }\n"
    "hero { id = 't_dear', name = 'T Dear', attack = 1, health = 4, influence = 5 }\n"
    "hero { id = 't_grand', name = 'T Grand', attack = 1, health = 4, influence = 7 }\n"
    "villain { id = 't_v1', name = 'T V1', level = 3, health = 30, chart = { 0, 0, 0, 0 } }\n"
    "villain { id = 't_v2', name = 'T V2', level = 1, health = 30, chart = { 0, 0, 0, 0 } }\n";

static struct action idle_answer(struct kit *k)
{
    int at = vigilante_game.rules.default_option(&k->c, k->g, k->c.seat);
    assert_in_range(at, 0, k->c.count - 1);
    return k->c.option[at];
}

/* Lets the present question be answered by default; it must be this. */
static void idles(struct kit *k, u8 verb, int a, int b)
{
    struct action action = idle_answer(k);
    assert_string_equal(vigilante_game.rules.actions[action.verb].name, vigilante_game.rules.actions[verb].name);
    if (a >= 0) assert_int_equal(action.a, a);
    if (b >= 0) assert_int_equal(action.b, b);
    rules_answer(&k->c, k->c.seat, action);
}

/* -- Main actions -------------------------------------------------------------------------------------- */

static void VG_S97_no_free_action_and_a_city_card(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_c1");
    give(&k, 0, "t_gear");
    jail_any(&k, 0, 1, 3);
    hurt_hero(&k, 0, 0, 1);
    at_turn(&k, 0);
    idles(&k, ACT_DRAW, CITY, -1);
    assert_int_equal(hand_count(k.g, 0), 3);
    close_kit(&k);
}

static void VG_S97_without_city_cards_agency_then_heal_fight_recruit_inventory(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_c1");
    give(&k, 1, "t_c1");
    enlist_hero(&k, 0, "t_seven");
    enlist_hero(&k, 0, "t_dear");
    equip(&k, 0, 0, "t_gear");
    equip(&k, 0, 2, "t_gear");
    hurt_hero(&k, 0, 1, 1);
    hurt_hero(&k, 0, 2, 1);
    jail_any(&k, 0, 1, 3);
    market(&k, 0, "t_eight");
    drain_city(&k, 1);
    at_turn(&k, 0);
    idles(&k, ACT_DRAW, AGENCY, -1);

    drain_agency(&k, 1);
    at_turn(&k, 0);
    idles(&k, ACT_HEAL, 1, -1); /* the first damaged Hero by slot */

    hurt_hero(&k, 0, 1, 0);
    hurt_hero(&k, 0, 2, 0);
    at_turn(&k, 0);
    assert_int_equal(idle_answer(&k).verb, ACT_FIGHT);

    while (pile_count(VILLAINS(k.g), VILLAIN_DECK)) card_move(VILLAINS(k.g), VILLAIN_DECK, 0, VILLAIN_BOX, 0);
    at_turn(&k, 0);
    idles(&k, ACT_RECRUIT, hero_id(&k, "t_eight"), -1); /* the first Market card by place that can be paid */
    idles(&k, ACT_PAY, card_id(&k, "t_c1"), -1);
    idles(&k, ACT_DONE, -1, -1);
    pass_all(&k);
    assert_int_equal(k.g->player[0].slot[3].hero, hero_id(&k, "t_eight"));

    while (hand_count(k.g, 0)) card_move(CITY_CARDS(k.g), HAND, 0, HAND + 1, only(1));
    drain_city(&k, 1);
    at_turn(&k, 0);
    idles(&k, ACT_INVENTORY, -1, -1);
    idles(&k, ACT_TAKE_BACK, 0, -1); /* all Equipment */
    idles(&k, ACT_TAKE_BACK, 2, -1);
    assert_int_equal(hand_count(k.g, 0), 2);
    close_kit(&k);
}

static void VG_S97_if_only_trade_is_legal_the_action_is_given_up(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    set_hero(&k, 0, 0, NULL);
    give(&k, 0, "t_gear");
    drain_city(&k, 1);
    for (int i = 0; i < 3; i++) market(&k, i, i == 0 ? "last_streetcar" : i == 1 ? "mother_thunder" : "t_dear");
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_TRADE, 1));
    assert_int_equal(offers(&k, ACT_RECRUIT), 0);
    idles(&k, ACT_GIVE_UP, -1, -1);
    assert_int_equal(k.g->player[0].actions, 3);
    close_kit(&k);
}

/* -- Declining ----------------------------------------------------------------------------------------- */

static void VG_S97_what_can_be_declined_is_declined(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_c1");
    give(&k, 0, "t_may");
    give(&k, 1, "red_tape");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_may"));
    assert_true(offered(&k, ACT_AMBUSH));
    idles(&k, ACT_PASS, -1, -1);
    assert_true(offered(&k, ACT_ACCEPT));
    idles(&k, ACT_DECLINE, -1, -1);
    assert_int_equal(hand_count(k.g, 0), 1);
    answer(&k, ACT_TRADE, 1);
    idles(&k, ACT_REFUSE, -1, -1);
    assert_int_equal(k.g->player[0].actions, 4);
    close_kit(&k);
}

/* -- The first in a fixed order ------------------------------------------------------------------------ */

static void VG_S97_cards_are_paid_by_time_of_arrival_until_the_sum_is_reached(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    static const char *const hand[] = {"t_c2", "t_c1", "t_c2", "t_c3"}; /* 2 + 1 + 2 reach 5 */
    for (int i = 0; i < 4; i++) give(&k, 0, hand[i]);
    market(&k, 0, "t_dear");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_dear"));
    while (asked_seat(&k) == 0 && !strcmp(asked(&k), "PAYMENT")) rules_answer(&k.c, 0, idle_answer(&k));
    pass_all(&k);
    assert_int_equal(k.g->player[0].slot[1].hero, hero_id(&k, "t_dear"));
    assert_int_equal(hand_count(k.g, 0), 1);
    assert_true(in_hand(&k, 0, "t_c3"));
    close_kit(&k);
}

static void VG_S97_after_cards_of_their_own_choice_only_later_kinds_are_paid(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    static const char *const hand[] = {"t_c1", "t_c3", "t_c2", "t_c2", "t_c3"};
    for (int i = 0; i < 5; i++) give(&k, 0, hand[i]);
    market(&k, 0, "t_grand");
    at_turn(&k, 0);
    answer(&k, ACT_RECRUIT, hero_id(&k, "t_grand"));
    answer(&k, ACT_PAY, card_id(&k, "t_c2"));
    assert_false(offered(&k, ACT_PAY, card_id(&k, "t_c1")));
    assert_true(offered(&k, ACT_PAY, card_id(&k, "t_c3")));
    idles(&k, ACT_PAY, card_id(&k, "t_c2"), -1); /* the other 2 and the 3 reach 7 */
    idles(&k, ACT_PAY, card_id(&k, "t_c3"), -1);
    idles(&k, ACT_DONE, -1, -1);
    close_kit(&k);
}

static void VG_S97_hand_cards_are_lost_by_time_of_arrival(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    static const char *const hand[] = {"t_c3", "t_c1", "t_c2", "t_c1"};
    for (int i = 0; i < 4; i++) give(&k, 2, hand[i]);
    give(&k, 0, "t_pick2");
    at_turn(&k, 0);
    answer_on(&k, ACT_PLAY, card_id(&k, "t_pick2"), -1, -1);
    while (asked_seat(&k) == 2) rules_answer(&k.c, 2, idle_answer(&k));
    assert_int_equal(hand_count(k.g, 2), 2); /* the first t_c3 and t_c1 are gone */
    assert_true(in_hand(&k, 2, "t_c2"));
    assert_true(in_hand(&k, 2, "t_c1"));

    put_event(&k, "hacking_1");
    at_events(&k, 1, 1);
    pass_all(&k);
    idles(&k, ACT_DISCARD, card_id(&k, "t_c2"), -1);
    close_kit(&k);
}

static void VG_S97_both_partners_of_a_trade_give_the_card_that_came_first(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_c3");
    give(&k, 0, "t_c1");
    give(&k, 1, "t_c2");
    give(&k, 1, "t_c1");
    at_turn(&k, 0);
    answer(&k, ACT_TRADE, 1);
    answer(&k, ACT_AGREE);
    rules_list(&k.c, 0);
    idles(&k, ACT_GIVE, card_id(&k, "t_c3"), -1);
    idles(&k, ACT_GIVE, card_id(&k, "t_c2"), -1);
    assert_true(in_hand(&k, 0, "t_c2") && in_hand(&k, 1, "t_c3"));
    close_kit(&k);
}

static void VG_S97_heroes_by_slot_own_ones_first_then_clockwise(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 4, content);
    set_hero(&k, 2, 1, "t_seven");
    give(&k, 2, "t_any");
    give(&k, 2, "t_hit");
    at_turn(&k, 2);
    answer_on(&k, ACT_PLAY, card_id(&k, "t_any"), -1, -1);
    idles(&k, ACT_PICK_HERO, 2, 0);
    pass_all(&k);
    answer_on(&k, ACT_PLAY, card_id(&k, "t_hit"), -1, -1);
    idles(&k, ACT_PICK_HERO, 3, 0); /* the left neighbour, not seat 0 */
    pass_all(&k);

    put_event(&k, "firefight_1");
    at_events(&k, 1, 1);
    idles(&k, ACT_PICK_HERO, 2, 0);
    close_kit(&k);
}

static void VG_S97_players_clockwise_villains_by_arrival_tokens_by_place(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    for (seat s = 0; s < 2; s++) jail(&k, s, s ? "t_v1" : "pocket_change_charlie");
    jail(&k, 1, "t_v2");
    give(&k, 2, "t_peek");
    give(&k, 1, "t_free");
    k.g->player[0].token_known[0] = EVERYBODY;
    at_turn(&k, 2);
    answer_on(&k, ACT_PLAY, card_id(&k, "t_peek"), -1, -1);
    idles(&k, ACT_PICK_PLAYER, 0, -1); /* left of seat 2 */
    pass_all(&k);
    idles(&k, ACT_LOOK_AT, 0, 1); /* place 1 lies face-up: place 2 */
    put_event(&k, "jailbreak_1");
    at_events(&k, 1, 1);
    pass_all(&k);
    assert_int_equal(asked_seat(&k), 1);
    idles(&k, ACT_PICK_VILLAIN, villain_id(&k, "t_v1"), -1);
    close_kit(&k);
}

static void VG_S97_market_cards_by_place_the_lower_die_the_first_token(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    market(&k, 0, "t_dear");
    market(&k, 1, "t_seven");
    give(&k, 0, "t_enlist");
    at_last_action(&k, 0);
    answer_on(&k, ACT_PLAY, card_id(&k, "t_enlist"), -1, -1);
    idles(&k, ACT_PICK_MARKET, hero_id(&k, "t_dear"), -1);
    fix_dice(&k, 2, 6, 4);
    draw_one(&k);
    fix_picks(&k, 2, 7, 2);
    u8 first = k.g->bag[7];
    idles(&k, ACT_SUBMIT, 4, -1);
    pass_all(&k);
    assert_string_equal(asked(&k), "WHICH_EVENT");
    idles(&k, ACT_PLACE_EVENT, first, -1);
    close_kit(&k);
}

static void VG_S97_the_starter_hero_that_was_dealt_first(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, "justice_3", 0, 9);
    for (seat s = 0; s < 3; s++) {
        rules_list(&k.c, s);
        idles(&k, ACT_KEEP_STARTER, card_at(HEROES(k.g), DEALT + s, 0), -1);
    }
    close_kit(&k);
}

static void VG_S97_a_game_in_which_nobody_answers_comes_to_its_end(void **state)
{
    (void)state;
    for (u64 seed = 1; seed <= 5; seed++) {
        struct kit k;
        open_fresh(&k, "justice_4", MERCENARIES, seed);
        int answers = 0;
        while (k.c.pending && ++answers < 20000) {
            if (k.events > KIT_EVENTS / 2) forget(&k);
            rules_answer(&k.c, k.c.seat, idle_answer(&k));
        }
        assert_int_equal(k.c.pending, 0);
        struct context *c = &k.c;
        assert_int_equal(k.g->round, SCENARIO(k.g->scenario)->rounds);
        close_kit(&k);
    }
}

/* -- Decisions with one option ------------------------------------------------------------------------- */

static void VG_S98_one_option_by_public_facts_is_not_asked(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    for (seat s = 0; s < 3; s++) give(&k, s, s == 1 ? "t_c3" : "t_c1");
    give(&k, 0, "t_c2");
    give(&k, 2, "t_c2");
    put_event(&k, "firefight_1");
    put_event(&k, "hacking_2");
    at_events(&k, 2, 1, 2);
    pass_all(&k);
    assert_int_equal(happened(&k, EV_STRUCK), 3); /* one Hero each: nobody was asked */
    assert_string_equal(asked(&k), "WHICH_CARD");
    assert_int_equal(asked_seat(&k), 0);
    answer_on(&k, ACT_DISCARD, card_id(&k, "t_c1"), -1, -1);
    assert_int_equal(hand_count(k.g, 1), 0); /* one hand card */
    assert_int_equal(asked_seat(&k), 2);
    close_kit(&k);
}

static void VG_S98_one_option_by_hidden_cards_is_asked_all_the_same(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_c1");
    give(&k, 0, "t_c1"); /* two equal cards: one option, but only the owner knows that */
    put_event(&k, "hacking_2");
    at_events(&k, 1, 2);
    pass_all(&k);
    assert_string_equal(asked(&k), "WHICH_CARD");
    assert_int_equal(k.c.count, 1);
    close_kit(&k);
}

static void VG_S98_the_turn_is_one_list_and_always_asked(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_c1");
    give(&k, 0, "t_gear");
    at_turn(&k, 0);
    assert_true(may_play(&k, "t_c1") && may_attach(&k, "t_gear", 0) && offered(&k, ACT_DRAW, CITY));
    draw_one(&k); /* picking a main action ends the free part */
    assert_int_equal(asked_seat(&k), 1);

    set_hero(&k, 1, 0, NULL);
    drain_city(&k, 2);
    while (hand_count(k.g, 1)) card_move(CITY_CARDS(k.g), HAND + 1, 0, HAND + 2, only(2));
    at_turn(&k, 1);
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(k.c.count, 1); /* nothing but giving up: still a question */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_S97_no_free_action_and_a_city_card),
    TEST(VG_S97_without_city_cards_agency_then_heal_fight_recruit_inventory),
    TEST(VG_S97_if_only_trade_is_legal_the_action_is_given_up),
    TEST(VG_S97_what_can_be_declined_is_declined),
    TEST(VG_S97_cards_are_paid_by_time_of_arrival_until_the_sum_is_reached),
    TEST(VG_S97_after_cards_of_their_own_choice_only_later_kinds_are_paid),
    TEST(VG_S97_hand_cards_are_lost_by_time_of_arrival),
    TEST(VG_S97_both_partners_of_a_trade_give_the_card_that_came_first),
    TEST(VG_S97_heroes_by_slot_own_ones_first_then_clockwise),
    TEST(VG_S97_players_clockwise_villains_by_arrival_tokens_by_place),
    TEST(VG_S97_market_cards_by_place_the_lower_die_the_first_token),
    TEST(VG_S97_the_starter_hero_that_was_dealt_first),
    TEST(VG_S97_a_game_in_which_nobody_answers_comes_to_its_end),
    TEST(VG_S98_one_option_by_public_facts_is_not_asked),
    TEST(VG_S98_one_option_by_hidden_cards_is_asked_all_the_same),
    TEST(VG_S98_the_turn_is_one_list_and_always_asked),
};
TEST_GROUP(tests);
