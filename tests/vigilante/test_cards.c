/* test_cards.c: City and Agency cards (chapter 13): their two purposes, their types, what others see of them. */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_bonus', name = 'T Bonus', type = 'one_time', influence = 1, copies = 3,\n"
    "       effect = { rally { 1 } } }\n"
    "city { id = 't_stick', name = 'T Stick', type = 'equipment', influence = 1, copies = 2, attack = 2 }\n"
    "city { id = 't_trap', name = 'T Trap', type = 'ambush', influence = 1, copies = 2,\n"
    "       condition = 'die_submitted', effect = { discard { 1, who = 'that_player' } } }\n"
    "city { id = 't_shield', name = 'T Shield', type = 'ambush', influence = 1, copies = 2,\n"
    "       condition = 'hero_damaged', effect = { prevent_all {} } }\n"
    "city { id = 't_rock', name = 'T Rock', type = 'one_time', influence = 1, copies = 2,\n"
    "       effect = { damage { 1, of = 'other_hero' } } }\n"
    "agency { id = 't_file', name = 'T File', type = 'one_time', influence = 2, copies = 2,\n"
    "       effect = { rally { 2 } } }\n";

static void recruit_seven_with(struct kit *k, const char *card)
{
    answer_on(k, ACT_RECRUIT, hero_id(k, "t_seven"), -1, -1);
    answer_on(k, ACT_PAY, card_id(k, card), -1, -1);
    answer_on(k, ACT_DONE, -1, -1, -1);
}

/* -- Two purposes -------------------------------------------------------------------------------------- */

static void VG_125_a_card_gives_its_text_or_its_influence_never_both(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    market(&k, 0, "t_seven");
    give(&k, 0, "t_bonus");
    at_turn(&k, 0);
    recruit_seven_with(&k, "t_bonus");
    assert_int_equal(k.g->player[0].slot[1].hero, hero_id(&k, "t_seven"));
    assert_int_equal(happened(&k, EV_BONUS), 0); /* paid: no text */
    assert_int_equal(happened(&k, EV_PLAYED), 0);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_bonus"));

    give(&k, 1, "t_bonus");
    market(&k, 0, "t_eight");
    at_turn(&k, 1);
    assert_true(offered(&k, ACT_RECRUIT, hero_id(&k, "t_eight")));
    play_it(&k, "t_bonus");
    assert_int_equal(happened(&k, EV_BONUS), 1); /* played: no Influence */
    assert_true(refused(&k, ACT_RECRUIT, hero_id(&k, "t_eight"), -1, -1, 183));
    assert_false(offered(&k, ACT_RECRUIT));
    close_kit(&k);
}

static void VG_126_the_hand_has_no_limit(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    drain_city(&k, 0);
    drain_agency(&k, 0);
    struct cards cards = CITY_CARDS(k.g);
    card_move(cards, HAND, card_find(cards, HAND, card_id(&k, "t_bonus")), CITY_DECK, 0);
    int before = hand_count(k.g, 0);
    assert_true(before > 100);
    at_last_action(&k, 0);
    draw_one(&k);
    assert_int_equal(hand_count(k.g, 0), before + 1);
    assert_string_equal(asked(&k), "WHICH_DIE"); /* nobody asks for a discard */
    answer_on(&k, ACT_SUBMIT, -1, -1, -1);
    assert_int_equal(happened(&k, EV_DISCARDED), 0);
    assert_int_equal(hand_count(k.g, 0), before + 1);
    close_kit(&k);
}

static void VG_132_ambush_and_equipment_in_hand_pay_like_any_card(void **state)
{
    (void)state;
    static const char *const card[] = {"t_trap", "t_stick"};
    for (int i = 0; i < 2; i++) {
        struct kit k;
        open_turns(&k, 3, content);
        market(&k, 0, "t_seven");
        give(&k, 0, card[i]);
        at_turn(&k, 0);
        recruit_seven_with(&k, card[i]);
        assert_int_equal(k.g->player[0].slot[1].hero, hero_id(&k, "t_seven"));
        assert_true(in_pile_city(&k, CITY_DISCARD, card[i]));
        close_kit(&k);
    }
}

/* -- The three types ----------------------------------------------------------------------------------- */

static void VG_127_a_one_time_use_card_acts_and_is_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_rock");
    give(&k, 0, "t_file");
    at_turn(&k, 0);
    play_it(&k, "t_rock");
    answer_on(&k, ACT_PICK_HERO, 1, 0, -1);
    assert_int_equal(k.g->player[1].slot[0].damage, 1);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_rock"));
    play_it(&k, "t_file");
    assert_true(in_pile_city(&k, AGENCY_DISCARD, "t_file")); /* each deck has its own pile */
    assert_int_equal(hand_count(k.g, 0), 0);
    assert_int_equal(pile_size(&k, PLAYED), 0);
    close_kit(&k);
}

static void VG_128_equipment_lies_with_an_own_hero_from_the_start_of_the_turn_on(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    top_villain(&k, "pocket_change_charlie");
    give(&k, 0, "t_stick");
    at_turn(&k, 0);
    attach_it(&k, "t_stick", 0);
    STATE view;
    see(&k, 2, &view); /* in the open */
    assert_int_equal(view.city.id[view.city.start[attached_pile(0, 0)]], card_id(&k, "t_stick"));
    answer_on(&k, ACT_FIGHT, -1, -1, -1);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 2 + 2); /* it helps in the main action of the same turn */
    assert_true(in_pile_city(&k, attached_pile(0, 0), "t_stick"));
    close_kit(&k);
}

static void VG_129_VG_130_an_ambush_is_played_when_its_condition_is_met_for_free(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 1, "t_shield");
    give(&k, 0, "t_rock");
    give(&k, 0, "t_rock");
    give(&k, 0, "t_shield");
    at_turn(&k, 0);
    assert_false(may_play(&k, "t_shield")); /* no condition is met in the free part of the own turn */
    assert_true(refused(&k, ACT_PLAY, card_id(&k, "t_shield"), -1, -1, 129));
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    answer(&k, ACT_PICK_HERO, 1, 0);
    while (!offered(&k, ACT_AMBUSH)) hold_back(&k);
    expect_window(&k, 1);
    assert_int_equal(k.g->current, 0); /* on another player's turn */
    spring(&k, "t_shield");
    pass_all(&k);
    assert_int_equal(k.g->player[1].slot[0].damage, 0);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_shield"));
    assert_int_equal(k.g->player[1].actions, 4);
    assert_int_equal(k.g->player[0].actions, 4);
    close_kit(&k);
}

static void VG_129_a_condition_that_is_not_met_keeps_the_card_in_hand(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 1, "t_trap");
    give(&k, 0, "t_rock");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    answer(&k, ACT_PICK_HERO, 1, 0);
    expect_window(&k, 1);
    assert_false(offered(&k, ACT_AMBUSH));
    assert_true(refused(&k, ACT_AMBUSH, card_id(&k, "t_trap"), -1, -1, 129));
    pass_all(&k);
    assert_true(in_hand(&k, 1, "t_trap"));
    close_kit(&k);
}

static void VG_131_playing_an_ambush_is_voluntary(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 1, "t_shield");
    give(&k, 0, "t_rock");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY, card_id(&k, "t_rock"));
    answer(&k, ACT_PICK_HERO, 1, 0);
    while (!offered(&k, ACT_AMBUSH)) hold_back(&k);
    assert_true(offered(&k, ACT_PASS));
    hold_back(&k);
    pass_all(&k);
    assert_int_equal(k.g->player[1].slot[0].damage, 1);
    assert_true(in_hand(&k, 1, "t_shield"));
    close_kit(&k);
}

/* -- What others see ----------------------------------------------------------------------------------- */

static void VG_S42_discards_and_payments_are_public(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    market(&k, 0, "t_seven");
    give(&k, 0, "t_bonus");
    give(&k, 0, "t_stick");
    at_turn(&k, 0);
    play_it(&k, "t_bonus");
    recruit_seven_with(&k, "t_stick");
    for (int viewer = 0; viewer < 4; viewer++) {
        STATE view;
        see(&k, viewer == 3 ? NOBODY : (seat)viewer, &view);
        assert_true(card_find(CITY_CARDS(&view), CITY_DISCARD, card_id(&k, "t_bonus")) >= 0);
        assert_true(card_find(CITY_CARDS(&view), CITY_DISCARD, card_id(&k, "t_stick")) >= 0);
    }
    struct speaker speaker = {&vigilante_game, &k.content, NULL, 2};
    struct event paid = event_redact(&speaker, last_event(&k, EV_PAID));
    assert_int_equal(paid.a, card_id(&k, "t_stick"));
    close_kit(&k);
}

static void VG_S59_number_and_backs_of_a_hand_are_public_its_faces_are_not(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_file");
    give(&k, 0, "t_trap");
    give(&k, 0, "t_bonus");
    at_turn(&k, 0);
    STATE view;
    see(&k, 0, &view);
    assert_true(card_find(CITY_CARDS(&view), HAND, card_id(&k, "t_trap")) >= 0);
    int city = 0, agency = 0;
    see(&k, 1, &view);
    for (int i = 0; i < hand_count(&view, 0); i++) {
        u8 id = card_at(CITY_CARDS(&view), HAND, i);
        city += id == content_back(&k.content, KIND_CARD, card_id(&k, "t_trap"));
        agency += id == content_back(&k.content, KIND_CARD, card_id(&k, "t_file"));
    }
    assert_int_equal(hand_count(&view, 0), 3);
    assert_int_equal(city, 2);
    assert_int_equal(agency, 1);
    assert_true(content_back(&k.content, KIND_CARD, card_id(&k, "t_trap")) !=
                content_back(&k.content, KIND_CARD, card_id(&k, "t_file")));
    close_kit(&k);
}

static void VG_S59_the_order_of_a_hand_tells_others_nothing(void **state)
{
    (void)state;
    struct kit a, b;
    open_turns(&a, 3, content);
    open_turns(&b, 3, content);
    give(&a, 0, "t_file");
    give(&a, 0, "t_trap");
    give(&b, 0, "t_trap");
    give(&b, 0, "t_file");
    at_turn(&a, 1);
    at_turn(&b, 1);
    assert_true(same_view(&a, &b, 1));
    assert_true(same_view(&a, &b, NOBODY));
    assert_false(same_view(&a, &b, 0));
    close_kit(&a);
    close_kit(&b);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_125_a_card_gives_its_text_or_its_influence_never_both),
    TEST(VG_126_the_hand_has_no_limit),
    TEST(VG_132_ambush_and_equipment_in_hand_pay_like_any_card),
    TEST(VG_127_a_one_time_use_card_acts_and_is_discarded),
    TEST(VG_128_equipment_lies_with_an_own_hero_from_the_start_of_the_turn_on),
    TEST(VG_129_VG_130_an_ambush_is_played_when_its_condition_is_met_for_free),
    TEST(VG_129_a_condition_that_is_not_met_keeps_the_card_in_hand),
    TEST(VG_131_playing_an_ambush_is_voluntary),
    TEST(VG_S42_discards_and_payments_are_public),
    TEST(VG_S59_number_and_backs_of_a_hand_are_public_its_faces_are_not),
    TEST(VG_S59_the_order_of_a_hand_tells_others_nothing),
};
TEST_GROUP(tests);
