/* test_trade.c: the Trade action (VG-235 to VG-243, VG-S61 to VG-S64, VG-S111, VG-E33). */
#include "kit_cast.h"

/* Seats 0 to 2 with a Hero each; seat 0 holds coins 1 and 2, seat 1 coin 3 and the Agency card, seat 2 a coin 3. */
static void open_traders(struct kit *k)
{
    open_cast(k, 3, "");
    set_hero(k, 0, 0, "t_1_9");
    set_hero(k, 1, 0, "t_1_15");
    set_hero(k, 2, 0, "t_5_15");
    give(k, 0, "t_coin1");
    give(k, 0, "t_coin2");
    give(k, 1, "t_coin3");
    give(k, 1, "t_agent");
    give(k, 2, "t_coin3");
}

/* One of the partners of a running trade picks its card. */
static void hand_over(struct kit *k, seat who, const char *card)
{
    assert_true(has_seat(k->c.pending, who));
    if (k->c.seat != who) rules_list(&k->c, who);
    assert_true(rules_answer_checked(&k->c, who, (struct action){ACT_GIVE, card_id(k, card), 0, 0}));
}

static void trade_with(struct kit *k, seat partner)
{
    seat who = asked_seat(k);
    answer(k, ACT_TRADE, partner);
    assert_int_equal(asked_seat(k), partner);
    answer(k, ACT_AGREE, who);
}

static void VG_235_VG_236_two_players_swap_one_card_of_their_choice(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    at_turn(&k, 0);
    trade_with(&k, 1);
    assert_int_equal(k.c.pending, only(0) | only(1)); /* each of the two picks, */
    for (seat s = 0; s < 2; s++) {
        rules_list(&k.c, s);
        assert_int_equal(k.c.count, 2); /* exactly one card of the own hand; giving nothing is no option */
        for (int i = 0; i < k.c.count; i++) assert_int_equal(k.c.option[i].verb, ACT_GIVE);
        assert_int_equal(offered(&k, ACT_GIVE, card_id(&k, "t_coin1")), s == 0);
        assert_int_equal(offered(&k, ACT_GIVE, card_id(&k, "t_coin3")), s == 1);
    }
    hand_over(&k, 0, "t_coin2");
    hand_over(&k, 1, "t_coin3");
    pass_all(&k);
    assert_true(in_hand(&k, 0, "t_coin1") && in_hand(&k, 0, "t_coin3") && !in_hand(&k, 0, "t_coin2"));
    assert_true(in_hand(&k, 1, "t_agent") && in_hand(&k, 1, "t_coin2") && !in_hand(&k, 1, "t_coin3"));
    assert_int_equal(hand_count(k.g, 0), 2);
    assert_int_equal(hand_count(k.g, 1), 2);
    assert_int_equal(hand_count(k.g, 2), 1);
    close_kit(&k);
}

static void VG_236_who_has_no_card_cannot_trade(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    card_move(CITY_CARDS(k.g), HAND + 2, 0, CITY_DECK, 0);
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_TRADE, 1));
    assert_false(offered(&k, ACT_TRADE, 2)); /* it could only receive */
    draw_turns(&k, 2);
    assert_int_equal(asked_seat(&k), 2);
    assert_int_equal(offers(&k, ACT_TRADE), 0); /* it could only take */
    close_kit(&k);
}

static void VG_237_the_other_player_may_refuse(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    at_turn(&k, 0);
    answer(&k, ACT_TRADE, 1);
    assert_int_equal(asked_seat(&k), 1);
    assert_string_equal(asked(&k), "CONSENT");
    assert_true(offered(&k, ACT_AGREE, 0));
    answer(&k, ACT_REFUSE, 0);
    assert_int_equal(happened(&k, EV_TRADED), 0);
    assert_true(in_hand(&k, 0, "t_coin1") && in_hand(&k, 0, "t_coin2"));
    assert_true(in_hand(&k, 1, "t_coin3") && in_hand(&k, 1, "t_agent"));
    close_kit(&k);
}

static void VG_238_VG_S62_VG_S63_VG_E33_a_refused_offer(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    give(&k, 0, "t_club"); /* could be attached for free */
    k.g->player[0].actions = 3;
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_ATTACH));
    answer(&k, ACT_TRADE, 1);
    answer(&k, ACT_REFUSE, 0);
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(k.g->player[0].actions, 3);
    assert_true(offered(&k, ACT_TRADE, 2));
    assert_true(offered(&k, ACT_DRAW, CITY));
    assert_true(offered(&k, ACT_FIGHT));
    assert_false(offered(&k, ACT_TRADE, 1));
    assert_true(refused(&k, ACT_TRADE, 1, -1, -1, RULING_(62)));
    assert_false(offered(&k, ACT_ATTACH)); /* the free part is over */
    assert_false(offered(&k, ACT_GIVE_UP)); /* a main action must be taken */
    draw_turns(&k, 1);
    assert_int_equal(k.g->player[0].actions, 2);
    draw_turns(&k, 2);
    assert_int_equal(asked_seat(&k), 0);
    assert_true(offered(&k, ACT_TRADE, 1)); /* a new turn, a new offer */
    assert_true(offered(&k, ACT_ATTACH));
    close_kit(&k);
}

static void VG_239_VG_240_agency_cards_may_be_traded_to_anybody(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k); /* no Villain is in any jail */
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_DRAW, AGENCY));
    trade_with(&k, 1);
    hand_over(&k, 1, "t_agent");
    hand_over(&k, 0, "t_coin1");
    assert_true(in_hand(&k, 0, "t_agent"));
    assert_true(in_hand(&k, 1, "t_coin1"));
    close_kit(&k);
}

static void VG_241_VG_242_heroes_and_attached_equipment_are_not_traded(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    equip(&k, 0, 0, "t_club");
    equip(&k, 1, 0, "t_coat");
    at_turn(&k, 0);
    trade_with(&k, 1);
    for (seat s = 0; s < 2; s++) { /* every option is a card of the hand */
        rules_list(&k.c, s);
        for (int i = 0; i < k.c.count; i++) {
            assert_int_equal(k.c.option[i].verb, ACT_GIVE);
            assert_true(card_find(CITY_CARDS(k.g), HAND + s, k.c.option[i].a) >= 0);
        }
        assert_false(offered(&k, ACT_GIVE, card_id(&k, s == 0 ? "t_club" : "t_coat")));
    }
    hand_over(&k, 0, "t_coin1");
    hand_over(&k, 1, "t_coin3");
    assert_true(holds_hero(&k, 0, 0, "t_1_9"));
    assert_true(holds_hero(&k, 1, 0, "t_1_15"));
    assert_int_equal(card_count_attached(k.g, 0, 0), 1);
    close_kit(&k);

    open_traders(&k); /* Equipment alone is nothing to trade with */
    while (hand_count(k.g, 0)) card_move(CITY_CARDS(k.g), HAND + 0, 0, CITY_DECK, 0);
    equip(&k, 0, 0, "t_club");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_TRADE), 0);
    close_kit(&k);
}

static void VG_243_only_the_current_player_trades_and_pays(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    at_turn(&k, 0);
    assert_int_equal(k.c.pending, only(0)); /* nobody else can start anything */
    assert_false(offered(&k, ACT_TRADE, 0));
    trade_with(&k, 2);
    hand_over(&k, 0, "t_coin1"); /* seat 2 has only one card to give */
    pass_all(&k);
    assert_int_equal(k.g->player[0].actions, ACTIONS - 1);
    assert_int_equal(k.g->player[2].actions, ACTIONS);
    assert_int_equal(asked_seat(&k), 1); /* the trade was the main action */
    close_kit(&k);
}

static void VG_S61_both_choose_in_secret_at_the_same_time(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    at_turn(&k, 0);
    trade_with(&k, 1);
    for (seat s = 0; s < 2; s++) { /* no going back */
        rules_list(&k.c, s);
        assert_int_equal(offers(&k, ACT_BACK) + offers(&k, ACT_REFUSE) + offers(&k, ACT_DECLINE), 0);
    }
    STATE before = *cast_view(&k, 1);
    hand_over(&k, 0, "t_coin2");
    assert_int_equal(k.c.pending, only(1));
    assert_true(in_hand(&k, 0, "t_coin2")); /* nothing moves before both have chosen, */
    assert_int_equal(happened(&k, EV_TRADED), 0);
    assert_memory_equal(cast_view(&k, 1), &before, sizeof before); /* and the partner cannot see a choice */
    hand_over(&k, 1, "t_agent");
    assert_int_equal(happened(&k, EV_TRADED), 2);
    close_kit(&k);
}

static void VG_S61_what_was_said_binds_nobody(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    struct setup setup = {.players = 3, .scenario = k.g->scenario};
    struct text error = {0};
    struct table *t = table_new(&vigilante_game, &k.content, &setup, 7, &error);
    assert_non_null(t);
    u64 hash = state_hash(&vigilante_game, table_state(t));
    seats pending = table_pending_truth(t);
    table_talk(t, 0, "I offer a Med Pac for a Verdict Cannon");
    assert_true(state_hash(&vigilante_game, table_state(t)) == hash);
    assert_int_equal(table_pending_truth(t), pending);
    table_free(t);
    text_free(&error);

    at_turn(&k, 0); /* and at the choice every card of the hand is there */
    trade_with(&k, 1);
    rules_list(&k.c, 1);
    assert_int_equal(offers(&k, ACT_GIVE), hand_count(k.g, 1));
    close_kit(&k);
}

static void VG_S64_third_players_see_only_the_backs(void **state)
{
    (void)state;
    struct kit k;
    open_traders(&k);
    at_turn(&k, 0);
    trade_with(&k, 1);
    hand_over(&k, 0, "t_coin2");
    hand_over(&k, 1, "t_agent");
    struct names names = {{0}};
    for (seat viewer = 0; viewer < 3; viewer++) {
        STATE view = *cast_view(&k, viewer);
        assert_int_equal(card_find(CITY_CARDS(&view), HAND + 1, card_id(&k, "t_coin2")) >= 0, viewer != 2);
        assert_int_equal(card_find(CITY_CARDS(&view), HAND + 0, card_id(&k, "t_agent")) >= 0, viewer != 2);
        struct speaker s = {&vigilante_game, &k.content, &names, viewer};
        struct event first = event_redact(&s, &k.event[event_at(&k, EV_TRADED, 0)]);
        struct event second = event_redact(&s, &k.event[event_at(&k, EV_TRADED, 1)]);
        u8 coin = card_id(&k, "t_coin2"), agent = card_id(&k, "t_agent");
        assert_int_equal(first.a, viewer == 2 ? content_back(&k.content, KIND_CARD, coin) : coin);
        assert_int_equal(second.a, viewer == 2 ? content_back(&k.content, KIND_CARD, agent) : agent);
    }
    close_kit(&k);
}

/* Seat 0 can do nothing but trade: no Hero, no card to draw, nobody to recruit. */
static void only_trades(struct kit *k)
{
    open_traders(k);
    set_hero(k, 0, 0, NULL);
    deal_market(k, 3, "t_2_3", "t_3_4", "overcoat"); /* beyond 1 + 2 */
    while (pile_count(CITY_CARDS(k->g), CITY_DECK)) card_move(CITY_CARDS(k->g), CITY_DECK, 0, HAND + 2, only(2));
    at_turn(k, 0);
}

static void VG_S111_an_action_is_given_up_only_when_nothing_but_trades_is_left(void **state)
{
    (void)state;
    struct kit k;
    only_trades(&k);
    assert_int_equal(offers(&k, ACT_TRADE), 2);
    assert_true(offered(&k, ACT_GIVE_UP));
    assert_int_equal(k.c.count, 3);
    answer(&k, ACT_TRADE, 1);
    answer(&k, ACT_REFUSE, 0);
    assert_true(offered(&k, ACT_TRADE, 2)); /* the offer still open, or giving up */
    assert_true(offered(&k, ACT_GIVE_UP));
    answer(&k, ACT_TRADE, 2);
    answer(&k, ACT_REFUSE, 0);
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(k.c.count, 1);
    assert_true(offered(&k, ACT_GIVE_UP));
    answer(&k, ACT_GIVE_UP);
    assert_int_equal(k.g->player[0].actions, ACTIONS - 1); /* the token is spent */
    assert_int_equal(happened(&k, EV_GAVE_UP), 1);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);

    open_traders(&k); /* with any other main action there is no free pass */
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_GIVE_UP));
    assert_true(refused(&k, ACT_GIVE_UP, -1, -1, -1, 0));
    for (seat s = 1; s < 3; s++) {
        answer(&k, ACT_TRADE, s);
        answer(&k, ACT_REFUSE, 0);
    }
    assert_false(offered(&k, ACT_GIVE_UP));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_235_VG_236_two_players_swap_one_card_of_their_choice),
    TEST(VG_236_who_has_no_card_cannot_trade),
    TEST(VG_237_the_other_player_may_refuse),
    TEST(VG_238_VG_S62_VG_S63_VG_E33_a_refused_offer),
    TEST(VG_239_VG_240_agency_cards_may_be_traded_to_anybody),
    TEST(VG_241_VG_242_heroes_and_attached_equipment_are_not_traded),
    TEST(VG_243_only_the_current_player_trades_and_pays),
    TEST(VG_S61_both_choose_in_secret_at_the_same_time),
    TEST(VG_S61_what_was_said_binds_nobody),
    TEST(VG_S64_third_players_see_only_the_backs),
    TEST(VG_S111_an_action_is_given_up_only_when_nothing_but_trades_is_left),
};
TEST_GROUP(tests);
