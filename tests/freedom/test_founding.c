/* test_founding.c: chapter 5: founding, reinforcement, their cost, and the record of formed strengths. */
#include "kit.h"

static void choose_card(struct kit *k, u8 verb, const char *card) { answer(k, verb, card_id(k, card)); }
static bool can(struct kit *k, u8 verb, const char *card) { return offered(k, verb, card_id(k, card)); }

/* Seat 0 holds this unit card and so many Patrols; Tarn belongs to seat 0. */
static void open_hand(struct kit *k, const char *unit, int others)
{
    open_kit(k, 3);
    free_planet(k, "tarn", 0);
    give(k, 0, unit);
    while (others-- > 0) give(k, 0, "patrol");
}

/* -- Founding ----------------------------------------------------------------------------------------------------- */

static void FR_060_FR_061_FR_S19_founding_costs_other_cards_to_the_strength(void **state)
{
    (void)state;
    static const char *const ladder[] = {"guerrilla", "militia", "regulars", "veterans", "elite"};
    for (int strength = 1; strength <= 5; strength++)
        for (int others = strength - 1; others <= strength; others++) {
            struct kit k;
            open_hand(&k, ladder[strength - 1], others);
            form(&k, strength);
            at_organisation(&k, 0);
            assert_int_equal(can(&k, ACT_FOUND, ladder[strength - 1]), others == strength);
            if (others == strength) {
                choose_card(&k, ACT_FOUND, ladder[strength - 1]);
                for (int i = 0; i < strength; i++) {
                    assert_int_equal(count_rebels(&k, 0, NULL, NULL), 0); /* paid first, placed then */
                    answer(&k, ACT_PAY);
                }
                assert_int_equal(count_rebels(&k, 0, ladder[strength - 1], "tarn"), 1);
                assert_int_equal(copies(&k, DISCARD, "patrol"), strength);
                assert_int_equal(copies(&k, DISCARD, ladder[strength - 1]), 0);
            } else if (others) {
                assert_true(refused(&k, ACT_FOUND, -1, -1, -1, 293));
            }
            close_kit(&k);
        }
}

static void FR_E06_founding(void **state)
{
    (void)state;
    struct kit k;
    open_hand(&k, "militia", 3);
    form(&k, 2);
    at_organisation(&k, 0);
    choose_card(&k, ACT_FOUND, "militia");
    answer(&k, ACT_PAY);
    answer(&k, ACT_PAY);
    assert_int_equal(count_rebels(&k, 0, "militia", "tarn"), 1);
    assert_int_equal(hand_count(k.g, 0), 1);
    close_kit(&k);
    open_hand(&k, "militia", 1);
    form(&k, 2);
    at_organisation(&k, 0);
    assert_false(can(&k, ACT_FOUND, "militia"));
    close_kit(&k);
}

static void FR_062_FR_S20_any_planet_in_revolt_may_be_used_and_the_founder_owns_the_unit(void **state)
{
    (void)state;
    struct kit k;
    open_hand(&k, "guerrilla", 1);
    form(&k, 1);
    free_planet(&k, "oressa", 1);
    free_planet(&k, "veyra", 2);
    occupy(&k, "merrow");
    at_organisation(&k, 0);
    choose_card(&k, ACT_FOUND, "guerrilla");
    assert_true(asks(&k, 0, "found.WHICH_PLANET"));
    assert_int_equal(offers(&k, ACT_AT), 3);
    answer(&k, ACT_AT, planet_id(&k, "oressa"));
    answer(&k, ACT_PAY);
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "oressa"), 1);
    assert_int_equal(k.g->world[planet_id(&k, "oressa")].owner, 1); /* the planet stays his */
    close_kit(&k);
}

static void FR_063_no_founding_on_imperial_or_occupied_planets(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    form(&k, 1);
    occupy(&k, "tarn");
    garrison(&k, "oressa", 0);
    rebels(&k, 0, "regulars", "tarn");
    rebels(&k, 0, "regulars", "oressa");
    give(&k, 0, "guerrilla");
    give(&k, 0, "patrol");
    at_organisation(&k, 0);
    assert_false(can(&k, ACT_FOUND, "guerrilla"));
    assert_true(refused(&k, ACT_FOUND, card_id(&k, "guerrilla"), -1, -1, 63));
    close_kit(&k);
}

/* -- Reinforcement ------------------------------------------------------------------------------------------------ */

static void FR_064_FR_065_FR_S21_reinforcement_costs_the_difference(void **state)
{
    (void)state;
    for (int others = 1; others <= 3; others++) {
        struct kit k;
        open_hand(&k, "regulars", others);
        form(&k, 3);
        int slot = rebels(&k, 0, "guerrilla", "merrow");
        enter(&k, 0, "pilot_lark", "merrow");
        command(&k, "pilot_lark", slot);
        at_organisation(&k, 0);
        assert_int_equal(can(&k, ACT_REINFORCE, "regulars"), others >= 2); /* 3 - 1 */
        if (others >= 2) {
            choose_card(&k, ACT_REINFORCE, "regulars");
            for (int i = 0; i < 2; i++) answer(&k, ACT_PAY);
            assert_int_equal(hand_count(k.g, 0), others - 2);
            assert_int_equal(count_rebels(&k, 0, NULL, NULL), 1);
            assert_int_equal(count_rebels(&k, 0, "regulars", "merrow"), 1);
            assert_int_equal(k.g->rebel[lowest(k.g->rebels)].commander, card_id(&k, "pilot_lark"));
            assert_int_equal(k.g->person[card_id(&k, "pilot_lark")].mission, COMMAND);
            assert_int_equal(copies(&k, DISCARD, "guerrilla"), 1);
            assert_int_equal(copies(&k, DISCARD, "patrol"), 2);
        }
        close_kit(&k);
    }
}

static void FR_064_FR_S21_only_by_a_stronger_card(void **state)
{
    (void)state;
    struct kit k;
    open_hand(&k, "militia", 5);
    give(&k, 0, "guerrilla");
    give(&k, 0, "veterans");
    form(&k, 1);
    form(&k, 4);
    rebels(&k, 0, "militia", "tarn");
    at_organisation(&k, 0);
    assert_false(can(&k, ACT_REINFORCE, "militia")); /* as strong */
    assert_false(can(&k, ACT_REINFORCE, "guerrilla"));
    assert_true(can(&k, ACT_REINFORCE, "veterans"));
    close_kit(&k);
}

static void FR_066_FR_S21_only_own_units_are_reinforced(void **state)
{
    (void)state;
    struct kit k;
    open_hand(&k, "regulars", 5);
    form(&k, 3);
    rebels(&k, 1, "guerrilla", "tarn");
    at_organisation(&k, 0);
    assert_false(can(&k, ACT_REINFORCE, "regulars"));
    answer(&k, ACT_PASS);
    rebels(&k, 0, "militia", "tarn");
    rebels(&k, 0, "guerrilla", "merrow");
    at_organisation(&k, 0);
    choose_card(&k, ACT_REINFORCE, "regulars");
    assert_int_equal(k.c.count, 2);
    for (int i = 0; i < k.c.count; i++) assert_int_equal(k.c.option[i].c, 0); /* of seat 0 */
    close_kit(&k);
}

static void FR_E04_promotion_by_two(void **state)
{
    (void)state;
    for (int recorded = 0; recorded < 2; recorded++)
        for (int others = 1; others <= 2; others++) {
            struct kit k;
            open_hand(&k, "regulars", others);
            rebels(&k, 0, "guerrilla", "tarn");
            if (recorded) form(&k, 3);
            at_organisation(&k, 0);
            assert_false(can(&k, ACT_PROMOTE, "regulars"));
            assert_int_equal(can(&k, ACT_REINFORCE, "regulars"), recorded && others == 2);
            close_kit(&k);
        }
}

/* -- The record --------------------------------------------------------------------------------------------------- */

static void FR_067_merger_founding_and_reinforcement_need_a_formed_strength(void **state)
{
    (void)state;
    for (int strength = 1; strength <= 5; strength++) {
        struct kit k;
        open_hand(&k, "regulars", 4);
        rebels(&k, 0, "guerrilla", "tarn");
        rebels(&k, 0, "militia", "tarn");
        k.g->formed = (u16)(bit(1) | bit(2) | bit(strength)); /* exactly this strength counts, not a greater one */
        at_organisation(&k, 0);
        assert_int_equal(can(&k, ACT_MERGE, "regulars"), strength == 3);
        assert_int_equal(can(&k, ACT_FOUND, "regulars"), strength == 3);
        assert_int_equal(can(&k, ACT_REINFORCE, "regulars"), strength == 3);
        assert_true(can(&k, ACT_PROMOTE, "regulars"));
        if (strength != 3) {
            assert_true(refused(&k, ACT_MERGE, -1, -1, -1, 67));
            assert_true(refused(&k, ACT_FOUND, -1, -1, -1, 67));
            assert_true(refused(&k, ACT_REINFORCE, -1, -1, -1, 67));
        }
        close_kit(&k);
    }
}

static void FR_068_FR_069_FR_E07_the_record_outlives_the_unit_and_serves_all(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    k.g->turn = 3;
    rebels(&k, 0, "regulars", "tarn");
    give(&k, 0, "veterans");
    at_organisation(&k, 0);
    choose_card(&k, ACT_PROMOTE, "veterans");
    k.g->turn = 4;
    remove_rebel(&k.c, k.g, lowest(k.g->rebels)); /* destroyed */
    for (seat s = 0; s < 3; s++)
        while (hand_count(k.g, s)) card_move(STOCK(k.g), HAND + s, 0, DISCARD, EVERYBODY);
    k.g->turn = 6;
    free_planet(&k, "oressa", 0);
    for (seat s = 0; s < 3; s++) {
        give(&k, s, "veterans");
        for (int i = 0; i < 4; i++) give(&k, s, i < 2 ? "patrol" : "guerrilla");
    }
    at_organisation(&k, 0);
    for (seat s = 0; s < 3; s++) { /* whoever formed it */
        assert_true(asks(&k, s, "NEXT_ACTION"));
        assert_true(can(&k, ACT_FOUND, "veterans"));
        if (s < 2) answer(&k, ACT_PASS);
    }
    STATE seen; /* the record is public */
    see(&k, NOBODY, &seen);
    assert_int_equal(seen.formed, k.g->formed);
    assert_true(in_set(seen.formed, 4));
    close_kit(&k);
}

static void FR_070_FR_S22_forming_guerrillas_records_strength_1(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "pilot_lark", "tarn");
    mission(&k, "pilot_lark", FORM_GUERRILLAS, 0);
    give(&k, 0, "guerrilla");
    k.g->active = 0;
    fix_dice(&k, 1, 2);
    at_execution(&k, 0);
    assert_int_equal(k.g->formed, 0);
    answer(&k, ACT_FORM);
    assert_int_equal(k.g->formed, bit(1));
    close_kit(&k);
}

static void FR_E43_first_record(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 4);
    free_planet(&k, "tarn", 0);
    enter(&k, 0, "pilot_lark", "tarn");
    mission(&k, "pilot_lark", FORM_GUERRILLAS, 0);
    give(&k, 0, "guerrilla");
    k.g->active = 0;
    fix_dice(&k, 1, 2);
    at_execution(&k, 0);
    answer(&k, ACT_FORM);
    k.g->active = NOBODY;
    give(&k, 3, "guerrilla");
    give(&k, 3, "militia");
    give(&k, 3, "patrol");
    at_organisation(&k, 3);
    assert_true(can(&k, ACT_FOUND, "guerrilla"));
    assert_false(can(&k, ACT_FOUND, "militia"));
    choose_card(&k, ACT_FOUND, "guerrilla");
    answer(&k, ACT_PAY, card_id(&k, "patrol"));
    assert_int_equal(count_rebels(&k, 3, "guerrilla", "tarn"), 1);
    close_kit(&k);
}

static void FR_071_FR_S22_a_record_counts_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "oressa", 1);
    rebels(&k, 0, "guerrilla", "tarn");
    give(&k, 0, "militia");
    give(&k, 1, "militia");
    give(&k, 1, "patrol");
    give(&k, 1, "patrol");
    at_organisation(&k, 1);
    assert_false(can(&k, ACT_FOUND, "militia"));
    answer(&k, ACT_PASS);
    choose_card(&k, ACT_PROMOTE, "militia");
    assert_true(asks(&k, 1, "NEXT_ACTION"));
    assert_true(can(&k, ACT_FOUND, "militia")); /* in the same phase, for another player */
    close_kit(&k);
}

static void FR_072_FR_S23_guerrillas_are_founded_for_1_and_come_from_nothing_weaker(void **state)
{
    (void)state;
    struct kit k;
    open_hand(&k, "guerrilla", 1);
    form(&k, 1);
    for (int i = 0; i < 2; i++) rebels(&k, 0, "guerrilla", "tarn");
    assert_int_equal(card_row(&k, card_id(&k, "guerrilla"))->strength, 1);
    at_organisation(&k, 0);
    assert_true(can(&k, ACT_FOUND, "guerrilla"));
    assert_false(can(&k, ACT_PROMOTE, "guerrilla"));
    assert_false(can(&k, ACT_MERGE, "guerrilla"));
    assert_false(can(&k, ACT_REINFORCE, "guerrilla"));
    choose_card(&k, ACT_FOUND, "guerrilla");
    answer(&k, ACT_PAY);
    assert_int_equal(hand_count(k.g, 0), 0);
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "tarn"), 3);
    close_kit(&k);
    open_hand(&k, "guerrilla", 1); /* not before strength 1 is recorded */
    rebels(&k, 1, "militia", "tarn");
    at_organisation(&k, 0);
    assert_false(can(&k, ACT_FOUND, "guerrilla"));
    close_kit(&k);
}

static void FR_073_FR_S23_a_unit_that_grows_is_a_guerrilla_no_more(void **state)
{
    (void)state;
    static const u8 ways[] = {ACT_PROMOTE, ACT_MERGE, ACT_REINFORCE};
    for (int i = 0; i < COUNT(ways); i++) {
        struct kit k;
        open_hand(&k, i == 2 ? "regulars" : "militia", 2);
        form(&k, 2);
        form(&k, 3);
        rebels(&k, 0, "guerrilla", "tarn");
        if (i == 1) rebels(&k, 0, "guerrilla", "tarn");
        assert_true(k.g->guerrillas != 0);
        at_organisation(&k, 0);
        answer(&k, ways[i]);
        while (offers(&k, ACT_PAY)) answer(&k, ACT_PAY);
        assert_int_equal(count_rebels(&k, 0, NULL, NULL), 1);
        assert_int_equal(k.g->guerrillas, 0);
        troops(&k, "line", "tarn"); /* it guards a planet, which a Guerrilla does not */
        k.g->acted = 0;
        at_control(&k, 1);
        assert_int_equal(k.g->world[planet_id(&k, "tarn")].status, IN_REVOLT);
        close_kit(&k);
    }
}

static void FR_074_FR_S24_garrisons_imperial_units_and_gates_do_not_matter(void **state)
{
    (void)state;
    struct kit k;
    open_hand(&k, "militia", 2);
    form(&k, 2);
    give(&k, 0, "regulars");
    give(&k, 0, "veterans");
    free_planet(&k, "veyra", 1); /* behind a closed gate, with enemies on it */
    troops(&k, "heavy", "veyra");
    rebels(&k, 0, "guerrilla", "aurelion"); /* garrison 6, closed */
    rebels(&k, 0, "militia", "aurelion");
    rebels(&k, 0, "regulars", "aurelion");
    troops(&k, "crack", "aurelion");
    gates(&k, false, false);
    at_organisation(&k, 0);
    assert_true(can(&k, ACT_PROMOTE, "veterans"));
    assert_true(can(&k, ACT_REINFORCE, "regulars"));
    choose_card(&k, ACT_MERGE, "regulars");
    assert_int_equal(count_rebels(&k, 0, "regulars", "aurelion"), 2);
    at_organisation(&k, 0);
    choose_card(&k, ACT_FOUND, "militia");
    assert_true(offered(&k, ACT_AT, planet_id(&k, "veyra")));
    answer(&k, ACT_AT, planet_id(&k, "veyra"));
    while (offers(&k, ACT_PAY)) answer(&k, ACT_PAY);
    assert_int_equal(count_rebels(&k, 0, "militia", "veyra"), 1);
    close_kit(&k);
}

/* -- The cost ----------------------------------------------------------------------------------------------------- */

static void FR_293_FR_S111_the_payer_chooses_any_other_cards_face_up(void **state)
{
    (void)state;
    static const char *const hand[] = {"pilot_lark", "knight_of_the_wall", "militia", "patrol", "sand_lurker", "ambush",
                                       "heavy_blaster"};
    for (int i = 0; i < COUNT(hand); i++) { /* every family can pay, also another copy of the unit */
        struct kit k;
        open_hand(&k, "militia", 0);
        form(&k, 2);
        for (int n = 0; n < COUNT(hand); n++) give(&k, 0, hand[n]);
        at_organisation(&k, 0);
        pass_all(&k);
        choose_card(&k, ACT_FOUND, "militia");
        assert_int_equal(offers(&k, ACT_PAY), COUNT(hand) - 1); /* the last one in order cannot be the first of two */
        int first = i ? 0 : 1;
        answer(&k, ACT_PAY, card_id(&k, hand[first < i ? first : i]));
        assert_int_equal(last_event(&k, EV_PAID)->see, EVERYBODY);
        assert_int_equal(count_rebels(&k, 0, NULL, NULL), 0); /* before the unit is placed */
        answer(&k, ACT_PAY, card_id(&k, hand[first < i ? i : first]));
        assert_int_equal(happened(&k, EV_PAID), 2);
        assert_true(last_event(&k, EV_PAID) < last_event(&k, EV_FOUNDED));
        assert_true(in_pile(&k, DISCARD, hand[i]));
        assert_false(in_pile(&k, HAND, hand[i]));
        assert_int_equal(count_rebels(&k, 0, "militia", "tarn"), 1);
        close_kit(&k);
    }
}

static void FR_293_equal_cards_pay_too(void **state)
{
    (void)state;
    struct kit k;
    open_hand(&k, "militia", 2);
    form(&k, 2);
    give(&k, 0, "titan_worm");
    at_organisation(&k, 0);
    choose_card(&k, ACT_FOUND, "militia");
    assert_int_equal(offers(&k, ACT_PAY), 2);
    answer(&k, ACT_PAY, card_id(&k, "patrol"));
    answer(&k, ACT_PAY, card_id(&k, "patrol"));
    assert_int_equal(copies(&k, DISCARD, "patrol"), 2);
    assert_true(in_pile(&k, HAND, "titan_worm"));
    close_kit(&k);
}

static void FR_294_a_strength_is_recorded_when_its_card_enters_play(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    rebels(&k, 0, "guerrilla", "tarn");
    k.g->formed = (u16)bit(1);
    give(&k, 0, "militia");
    give(&k, 1, "regulars");
    at_organisation(&k, 0);
    assert_int_equal(k.g->formed, bit(1)); /* cards in hand record nothing */
    choose_card(&k, ACT_PROMOTE, "militia");
    assert_int_equal(k.g->formed, bit(1) | bit(2));
    assert_int_equal(happened(&k, EV_RECORDED), 1);
    choose_card(&k, ACT_PROMOTE, "regulars");
    assert_int_equal(k.g->formed, bit(1) | bit(2) | bit(3));
    assert_int_equal(happened(&k, EV_RECORDED), 2);
    close_kit(&k);
    open_kit(&k, 2); /* a second unit of the same strength is nothing new; imperial units record nothing */
    rebels(&k, 0, "guerrilla", "tarn");
    form(&k, 2);
    give(&k, 0, "militia");
    plotted(&k, 0, "heavy");
    at_player_turn(&k, 0);
    go(&k, ACT_DEPLOY, "heavy", "oressa");
    assert_int_equal(k.g->formed, bit(1) | bit(2));
    at_organisation(&k, 0);
    choose_card(&k, ACT_PROMOTE, "militia");
    assert_int_equal(happened(&k, EV_RECORDED), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_060_FR_061_FR_S19_founding_costs_other_cards_to_the_strength),
    TEST(FR_E06_founding),
    TEST(FR_062_FR_S20_any_planet_in_revolt_may_be_used_and_the_founder_owns_the_unit),
    TEST(FR_063_no_founding_on_imperial_or_occupied_planets),
    TEST(FR_064_FR_065_FR_S21_reinforcement_costs_the_difference),
    TEST(FR_064_FR_S21_only_by_a_stronger_card),
    TEST(FR_066_FR_S21_only_own_units_are_reinforced),
    TEST(FR_E04_promotion_by_two),
    TEST(FR_067_merger_founding_and_reinforcement_need_a_formed_strength),
    TEST(FR_068_FR_069_FR_E07_the_record_outlives_the_unit_and_serves_all),
    TEST(FR_070_FR_S22_forming_guerrillas_records_strength_1),
    TEST(FR_E43_first_record),
    TEST(FR_071_FR_S22_a_record_counts_at_once),
    TEST(FR_072_FR_S23_guerrillas_are_founded_for_1_and_come_from_nothing_weaker),
    TEST(FR_073_FR_S23_a_unit_that_grows_is_a_guerrilla_no_more),
    TEST(FR_074_FR_S24_garrisons_imperial_units_and_gates_do_not_matter),
    TEST(FR_293_FR_S111_the_payer_chooses_any_other_cards_face_up),
    TEST(FR_293_equal_cards_pay_too),
    TEST(FR_294_a_strength_is_recorded_when_its_card_enters_play),
};
TEST_GROUP(tests);
