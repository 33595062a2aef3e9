/* test_turn.c: chapters 3 and 4: the phases of a Turn, the steps of a player turn, and the hand refill. */
#include "kit.h"

/* -- Frame of a Turn ---------------------------------------------------------------------------------------------- */

static void FR_032_the_six_phases_come_in_order(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    rebels(&k, 0, "guerrilla", "tarn");
    at_turn(&k, 0);
    assert_int_equal(happened(&k, EV_TURN), 1);
    assert_int_equal(happened(&k, EV_DREW), 12);              /* 1: refill */
    assert_true(asks(&k, 0, "organise.NEXT_ACTION"));         /* 2: organisation */
    answer(&k, ACT_PASS);
    answer(&k, ACT_PASS);
    assert_int_equal(k.c.pending, 3);                         /* 3: plotting */
    answer_as(&k, 0, ACT_PLOT);
    for (seat s = 0; s < 2; s++) answer_as(&k, s, ACT_DONE);
    assert_true(asks(&k, 0, "reveals.WHICH_CARD"));           /* 4: choosing the active player */
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 0);
    decline_until(&k, "organise.NEXT_ACTION");
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 2);        /* 5: player turns */
    assert_int_equal(happened(&k, EV_MARKERS), 1);            /* 6: doomsday development */
    assert_true(last_event(&k, EV_PLAYER_TURN) < nth_event(&k, EV_MARKERS, 0));
    assert_true(nth_event(&k, EV_MARKERS, 0) < last_event(&k, EV_TURN));
    close_kit(&k);
}

static void FR_033_FR_S11_phases_4_and_5_alternate_until_all_have_acted_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 4);
    for (seat s = 0; s < 4; s++) plotted(&k, s, "patrol");
    at_reveals(&k, 0);
    for (seat turn = 0; turn < 4; turn++) {
        for (seat s = turn; s < 4; s++) {                     /* phase 4 comes before each player turn */
            assert_true(asks(&k, s, "reveals.WHICH_CARD"));
            answer(&k, ACT_PASS);
        }
        assert_true(asks(&k, turn, "NEXT_ACT"));
        assert_int_equal(happened(&k, EV_PLAYER_TURN), turn + 1);
        assert_int_equal(happened(&k, EV_MARKERS), 0);
        answer(&k, ACT_DONE);
    }
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 4);
    assert_int_equal(happened(&k, EV_MARKERS), 1);            /* phase 6 once */
    close_kit(&k);
}

static void FR_034_the_seven_steps_of_a_player_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    gates(&k, true, true);
    free_planet(&k, "tarn", 1);
    free_planet(&k, "merrow", 1);
    garrison(&k, "oressa", 0);                                /* will rise in 5.7 */
    enter(&k, 0, "preacher_odun", "duskhaven");
    rebels(&k, 0, "regulars", "tarn");
    troops(&k, "patrol", "tarn");
    rebels(&k, 1, "militia", "merrow");
    give(&k, 1, "sand_lurker");
    at_player_turn(&k, 0);
    assert_true(asks(&k, 0, "NEXT_ACT"));                     /* 5.1 */
    answer(&k, ACT_DONE);
    assert_true(asks(&k, 0, "NEXT_CHARACTER"));               /* 5.2 */
    answer(&k, ACT_MISSION);
    answer(&k, ACT_REBELLION);
    assert_true(asks(&k, 1, "NEXT_ATTACK"));                  /* 5.3 */
    fix_dice(&k, 3, 1, 6, 1);
    forget(&k);
    answer(&k, ACT_PASS);
    assert_int_equal(happened(&k, EV_REBELLION), 1);          /* 5.4 */
    assert_true(asks(&k, 1, "reaction.WHICH_UNIT"));          /* 5.5 */
    assert_int_equal(happened(&k, EV_BATTLE), 0);
    answer(&k, ACT_PASS);
    decline_until(&k, "plot.WHICH_CARD");
    assert_true(nth_event(&k, EV_REBELLION, 0) < nth_event(&k, EV_BATTLE, 0)); /* 5.6 */
    assert_true(nth_event(&k, EV_RESULT, 0) < nth_event(&k, EV_FREED, 0));     /* 5.7 */
    assert_int_equal(nth_event(&k, EV_FREED, 0)->a, planet_id(&k, "oressa"));
    close_kit(&k);
}

static void FR_035_stationing_and_clean_up_follow_the_control_check(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    garrison(&k, "oressa", 0);
    troops(&k, "patrol", "tarn");
    int line = troops(&k, "line", "tarn"), heavy = troops(&k, "heavy", "merrow");
    command_troops(&k, "grand_marshal", heavy);
    plotted(&k, 0, "security");
    k.g->active = 0;
    at_control(&k, 0);
    (void)line;
    assert_int_equal(nth_event(&k, EV_FREED, 0)->a, planet_id(&k, "oressa"));
    assert_int_equal(nth_event(&k, EV_WITHDREW, 0)->a, card_id(&k, "line"));          /* stationing */
    assert_int_equal(nth_event(&k, EV_SERVED, 0)->a, card_id(&k, "grand_marshal"));   /* clean-up */
    assert_true(nth_event(&k, EV_FREED, 0) < nth_event(&k, EV_WITHDREW, 0));
    assert_true(nth_event(&k, EV_SERVED, 0) < nth_event(&k, EV_UNUSED, 0));
    assert_true(nth_event(&k, EV_UNUSED, 0) < nth_event(&k, EV_PLAYER_TURN, 0));      /* of the next player */
    assert_true(in_pile(&k, DISCARD, "security"));
    assert_int_equal(count_troops(&k, NULL, "tarn"), 1);
    close_kit(&k);
}

static void FR_036_a_new_turn_follows_unless_the_game_has_ended(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    k.g->turn = 4;
    k.g->markers = 8;
    at_end(&k, 1);
    assert_int_equal(nth_event(&k, EV_TURN, 0)->a, 5);
    assert_int_equal(k.g->acted, 0); /* everybody may act again */
    close_kit(&k);
    open_kit(&k, 2);
    k.g->markers = 9;
    at_end(&k, 1);
    assert_true(over(&k));
    assert_int_equal(happened(&k, EV_TURN), 0);
    close_kit(&k);
}

/* -- Who is asked ------------------------------------------------------------------------------------------------- */

static void FR_291_who_can_only_pass_is_not_asked(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    rebels(&k, 0, "guerrilla", "tarn");
    give(&k, 2, "militia");
    at_organisation(&k, 0); /* the empty hands of seats 0 and 1 can organise nothing, nor plot */
    assert_true(asks(&k, 2, "NEXT_ACTION"));
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 2, "plot.WHICH_CARD"));
    answer(&k, ACT_DONE);
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 3); /* no choice before the next Turn: the unit is locked in */
    assert_int_equal(happened(&k, EV_TURN), 1);
    close_kit(&k);

    open_kit(&k, 2); /* a player turn without any choice passes by */
    at_player_turn(&k, 0);
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 2);
    assert_string_equal(asked(&k), "WHICH_CARD"); /* plotting of the next Turn */
    close_kit(&k);
}

/* A hand that can do nothing and one that can look the same to the others, and so do the questions. */
static void FR_S113_FR_291_being_asked_betrays_no_card(void **state)
{
    (void)state;
    static const char *const hands[] = {"militia", "titan_worm", "ambush", "pilot_lark"};
    struct kit k[COUNT(hands)];
    for (int i = 0; i < COUNT(hands); i++) {
        open_kit(&k[i], 2);
        for (int n = 0; n < COUNT(hands); n++) /* whatever it is, all four are out of sight */
            if (n != i) plotted(&k[i], 1, hands[n]);
        give(&k[i], 1, hands[i]);
        rebels(&k[i], 0, "guerrilla", "tarn");
        enter(&k[i], 0, "preacher_odun", "tarn");
    }
    for (int i = 0; i < COUNT(hands); i++) {
        k[i].g->acted = 0;
        at_organisation(&k[i], 0);
        assert_true(asks(&k[i], 1, "NEXT_ACTION")); /* only the Militia can be used */
        assert_int_equal(k[i].c.count, i == 0 ? 2 : 1);
        assert_int_equal(k[i].c.pending, k[0].c.pending);
        mission(&k[i], "preacher_odun", REBELLION, 0);
        k[i].g->active = 0;
        at_interference(&k[i], 0);
        assert_true(asks(&k[i], 1, "NEXT_ATTACK")); /* only the Worm can be used */
        assert_int_equal(k[i].c.count, i == 1 ? 2 : 1);
        close_kit(&k[i]);
    }
}

static void FR_S113_an_open_question_with_one_answer_is_skipped(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    rebels(&k, 0, "guerrilla", "tarn");
    rebels(&k, 0, "guerrilla", "tarn");
    give(&k, 1, "militia");
    at_organisation(&k, 0);
    answer(&k, ACT_PROMOTE); /* two units that nobody can tell apart */
    assert_int_equal(count_rebels(&k, 0, "militia", "tarn"), 1);
    assert_string_not_equal(asked(&k), "WHICH_UNIT");
    close_kit(&k);
}

/* -- Hand refill -------------------------------------------------------------------------------------------------- */

static void give_any(struct kit *k, seat who, int n)
{
    while (n-- > 0) card_move(STOCK(k->g), DECK, 0, HAND + who, only(who));
    refresh(&k->c, k->g);
}

static void FR_037_FR_038_the_limit_is_6_plus_the_economic_values(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "tarn", 0);      /* 1 */
    free_planet(&k, "merrow", 0);    /* 2 */
    free_planet(&k, "duskhaven", 1); /* 2 */
    give_any(&k, 0, 3);
    at_turn(&k, 0);
    assert_int_equal(hand_count(k.g, 0), 9);
    assert_int_equal(hand_count(k.g, 1), 8);
    assert_int_equal(hand_count(k.g, 2), 6);
    assert_int_equal(happened(&k, EV_DREW), 6 + 8 + 6);
    close_kit(&k);
}

static void FR_039_FR_S12_a_hand_at_or_above_the_limit_stays(void **state)
{
    (void)state;
    for (int cards = 6; cards <= 9; cards++) {
        struct kit k;
        open_kit(&k, 2);
        give_any(&k, 0, cards);
        int discards = pile_count(STOCK(k.g), DISCARD);
        at_turn(&k, 0);
        assert_int_equal(hand_count(k.g, 0), cards);
        assert_int_equal(pile_count(STOCK(k.g), DISCARD), discards);
        for (int i = 0; i < happened(&k, EV_DREW); i++) assert_int_equal(nth_event(&k, EV_DREW, i)->who, 1);
        close_kit(&k);
    }
}

static void FR_040_occupied_and_imperial_planets_feed_nobody(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "merrow", 0);
    occupy(&k, "merrow");
    garrison(&k, "duskhaven", 0);
    rebels(&k, 0, "regulars", "duskhaven");
    rebels(&k, 0, "regulars", "merrow");
    at_turn(&k, 0);
    assert_int_equal(hand_count(k.g, 0), 6);
    assert_int_equal(hand_count(k.g, 1), 6);
    close_kit(&k);
}

static void FR_041_FR_S12_cards_in_play_or_staged_are_not_in_the_hand(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", "tarn");
    enter(&k, 0, "spy_nione", NULL);
    rebels(&k, 0, "regulars", "tarn");
    give_any(&k, 0, 2);
    at_turn(&k, 0);
    assert_int_equal(hand_count(k.g, 0), 6);
    for (seat s = 0; s < 2; s++) decline_until_seat(&k, s, "NEXT_ACTION");
    decline_until(&k, "plot.WHICH_CARD");
    answer_as(&k, 0, ACT_PLOT); /* nor are plotted ones */
    for (seat s = 0; s < 2; s++) answer_as(&k, s, ACT_DONE);
    assert_int_equal(hand_count(k.g, 0), 5);
    assert_int_equal(pile_count(STOCK(k.g), PLOT), 1);
    close_kit(&k);
}

static void FR_042_FR_S13_cards_are_drawn_one_at_a_time_from_the_start_marker(void **state)
{
    (void)state;
    static const seat order[] = {2, 0, 2, 0, 0};
    struct kit k;
    open_kit(&k, 3);
    give_any(&k, 0, 3);
    give_any(&k, 1, 6);
    give_any(&k, 2, 4);
    at_turn(&k, 1);
    assert_int_equal(happened(&k, EV_DREW), COUNT(order));
    for (int i = 0; i < COUNT(order); i++) assert_int_equal(nth_event(&k, EV_DREW, i)->who, order[i]);
    close_kit(&k);
}

static void FR_043_FR_S14_the_discards_become_a_new_deck_when_it_is_empty(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    while (pile_count(STOCK(k.g), RESERVE)) card_move(STOCK(k.g), RESERVE, 0, DISCARD, EVERYBODY);
    deck_is(&k, 12, "patrol", "patrol", "patrol", "patrol", "patrol", "patrol", "militia", "militia", "militia",
            "militia", "militia", "militia");
    int discards = pile_count(STOCK(k.g), DISCARD);
    at_turn(&k, 0); /* exactly enough cards */
    assert_int_equal(happened(&k, EV_SHUFFLED), 0);
    assert_int_equal(pile_count(STOCK(k.g), DECK), 0);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), discards);
    card_move(STOCK(k.g), HAND, 0, DISCARD, EVERYBODY);
    refresh(&k.c, k.g);
    at_turn(&k, 0); /* one card must be drawn */
    assert_int_equal(happened(&k, EV_SHUFFLED), 1);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), 0);
    assert_int_equal(pile_count(STOCK(k.g), DECK), discards);
    for (int i = 0; i < discards; i++) assert_int_equal(k.g->stock.known[i], 0); /* nobody knows its order */
    close_kit(&k);
}

static void FR_044_FR_S14_drawing_stops_when_nothing_is_left(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    deck_is(&k, 2, "patrol", "militia");
    while (pile_count(STOCK(k.g), DISCARD)) card_move(STOCK(k.g), DISCARD, 0, HAND + 2, only(2));
    while (pile_count(STOCK(k.g), RESERVE)) card_move(STOCK(k.g), RESERVE, 0, HAND + 2, only(2));
    refresh(&k.c, k.g);
    int held = hand_count(k.g, 2);
    at_turn(&k, 0);
    assert_int_equal(hand_count(k.g, 0), 1); /* the last cards, from the start marker */
    assert_int_equal(hand_count(k.g, 1), 1);
    assert_int_equal(hand_count(k.g, 2), held);
    assert_false(over(&k));
    assert_int_equal(k.g->ending, GOES_ON); /* nobody is penalised */
    pass_all(&k);
    assert_string_equal(asked(&k), "WHICH_CARD"); /* the Turn goes on */
    close_kit(&k);
}

/* -- Gates at the start of the Turn ------------------------------------------------------------------------------- */

static void FR_045_FR_E12_the_gates_are_tested_at_the_start_and_stay(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    k.g->turn = 4;
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    free_planet(&k, "kolvane", 0);
    enter(&k, 0, "preacher_odun", "tarn");
    enter(&k, 1, "orator_mirelle", "tarn");
    at_turn(&k, 0);
    assert_int_equal(k.g->turn, 5);
    assert_true(nth_event(&k, EV_GATE_OPEN, 0) < nth_event(&k, EV_DREW, 0)); /* before any card is drawn */
    assert_int_equal(nth_event(&k, EV_GATE_OPEN, 0)->a, CENTRAL);
    decline_until(&k, "NEXT_ACT");
    seat first = asked_seat(&k);
    troops(&k, "line", "oressa"); /* one of the three is occupied in this player turn */
    decline_until_seat(&k, (seat)!first, "NEXT_ACT");
    assert_int_equal(k.g->world[planet_id(&k, "oressa")].status, OCCUPIED);
    answer(&k, ACT_MOVE_CHARACTER);
    assert_true(offered(&k, ACT_GO, planet_id(&k, "veyra"))); /* still open in Turn 5 */
    assert_false(offered(&k, ACT_GO, planet_id(&k, "imperatrix")));
    answer(&k, ACT_GO, planet_id(&k, "veyra"));
    forget(&k);
    decline_until(&k, "plot.WHICH_CARD");
    assert_int_equal(k.g->turn, 6);
    assert_int_equal(nth_event(&k, EV_GATE_SHUT, 0)->a, CENTRAL); /* two in revolt: closed in Turn 6 */
    decline_until(&k, "NEXT_ACT");
    answer(&k, ACT_MOVE_CHARACTER);
    assert_false(offered(&k, ACT_GO, planet_id(&k, "castellan")));
    close_kit(&k);
}

static void FR_045_a_planet_that_rises_opens_no_gate_before_the_next_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    garrison(&k, "kolvane", 0);
    enter(&k, 1, "preacher_odun", "tarn");
    at_control(&k, 0);
    assert_int_equal(set_count(k.g->revolt & k.g->outer), 3);
    assert_true(asks(&k, 1, "NEXT_ACT"));
    answer(&k, ACT_MOVE_CHARACTER);
    assert_int_equal(offers(&k, ACT_GO), 4); /* the other outer planets */
    close_kit(&k);
}

static void FR_292_order_inside_phase_1(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    free_planet(&k, "kolvane", 0);
    while (pile_count(STOCK(k.g), DISCARD)) card_move(STOCK(k.g), DISCARD, 0, DECK, 0);
    refresh(&k.c, k.g);
    give(&k, 1, "convoy");
    give(&k, 1, "patrol");
    give(&k, 1, "patrol");
    give(&k, 1, "patrol");
    give(&k, 1, "patrol");
    give(&k, 1, "patrol"); /* a full hand without a rebel character, in Turn 1 */
    at_first_turn(&k, 0);
    assert_true(nth_event(&k, EV_TURN, 0) < nth_event(&k, EV_GATE_OPEN, 0));
    assert_true(nth_event(&k, EV_GATE_OPEN, 0) < nth_event(&k, EV_RESERVE, 0));
    assert_true(nth_event(&k, EV_RESERVE, 0) < nth_event(&k, EV_DREW, 0));
    assert_true(nth_event(&k, EV_DREW, 8) < nth_event(&k, EV_REDREW, 0)); /* seat 0's nine cards */
    assert_string_equal(asked(&k), "REACT"); /* and then the window "after the refill" */
    assert_true(offered(&k, ACT_PASS, M_REFILLED));
    close_kit(&k);
}

/* -- Examples ----------------------------------------------------------------------------------------------------- */

static void FR_E01_hand_refill(void **state)
{
    (void)state;
    for (int cards = 4; cards <= 10; cards += 6) {
        struct kit k;
        open_kit(&k, 2);
        free_planet(&k, "tarn", 0);
        free_planet(&k, "merrow", 0);
        give_any(&k, 0, cards);
        at_turn(&k, 0);
        assert_int_equal(hand_count(k.g, 0), cards == 4 ? 9 : 10);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(FR_032_the_six_phases_come_in_order),
    TEST(FR_033_FR_S11_phases_4_and_5_alternate_until_all_have_acted_once),
    TEST(FR_034_the_seven_steps_of_a_player_turn),
    TEST(FR_035_stationing_and_clean_up_follow_the_control_check),
    TEST(FR_036_a_new_turn_follows_unless_the_game_has_ended),
    TEST(FR_291_who_can_only_pass_is_not_asked),
    TEST(FR_S113_FR_291_being_asked_betrays_no_card),
    TEST(FR_S113_an_open_question_with_one_answer_is_skipped),
    TEST(FR_037_FR_038_the_limit_is_6_plus_the_economic_values),
    TEST(FR_039_FR_S12_a_hand_at_or_above_the_limit_stays),
    TEST(FR_040_occupied_and_imperial_planets_feed_nobody),
    TEST(FR_041_FR_S12_cards_in_play_or_staged_are_not_in_the_hand),
    TEST(FR_042_FR_S13_cards_are_drawn_one_at_a_time_from_the_start_marker),
    TEST(FR_043_FR_S14_the_discards_become_a_new_deck_when_it_is_empty),
    TEST(FR_044_FR_S14_drawing_stops_when_nothing_is_left),
    TEST(FR_045_FR_E12_the_gates_are_tested_at_the_start_and_stay),
    TEST(FR_045_a_planet_that_rises_opens_no_gate_before_the_next_turn),
    TEST(FR_292_order_inside_phase_1),
    TEST(FR_E01_hand_refill),
};
TEST_GROUP(tests);
