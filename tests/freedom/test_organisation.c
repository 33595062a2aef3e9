/* test_organisation.c: chapter 5: rounds of organisation, promotion, merger. */
#include "kit.h"

static void choose_card(struct kit *k, u8 verb, const char *card) { answer(k, verb, card_id(k, card)); }
static bool can(struct kit *k, u8 verb, const char *card) { return offered(k, verb, card_id(k, card)); }

/* -- Rounds ------------------------------------------------------------------------------------------------------- */

static void FR_046_all_organise_before_plotting_and_player_turns(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    enter(&k, 1, "senator_ilane", NULL); /* more power does not change the order */
    enter(&k, 2, "preacher_odun", NULL);
    rebels(&k, 1, "guerrilla", "tarn");
    for (seat s = 0; s < 3; s++) give(&k, s, "militia");
    at_organisation(&k, 1);
    for (int i = 0; i < 3; i++) {
        assert_true(asks(&k, (seat)((1 + i) % 3), "NEXT_ACTION"));
        answer(&k, ACT_PASS);
    }
    assert_int_equal(k.c.pending, 7); /* plotting, and no player turn yet */
    assert_string_equal(asked(&k), "WHICH_CARD");
    assert_int_equal(happened(&k, EV_PLAYER_TURN), 0);
    close_kit(&k);
}

static void FR_047_FR_048_FR_S15_one_action_each_until_all_pass_in_succession(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    rebels(&k, 0, "guerrilla", "tarn");
    rebels(&k, 0, "guerrilla", "tarn");
    rebels(&k, 0, "guerrilla", "tarn");
    for (int i = 0; i < 2; i++) give(&k, 0, "militia");
    give(&k, 1, "militia");
    give(&k, 0, "patrol");
    give(&k, 1, "patrol");
    give(&k, 2, "patrol");
    at_organisation(&k, 2);
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 0, "NEXT_ACTION")); /* one action, then the next player */
    choose_card(&k, ACT_PROMOTE, "militia");
    assert_true(asks(&k, 1, "NEXT_ACTION"));
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 2, "NEXT_ACTION")); /* asked again after the pass */
    answer(&k, ACT_PASS);
    choose_card(&k, ACT_PROMOTE, "militia");      /* a second action of the same player: any number */
    choose_card(&k, ACT_PROMOTE, "militia");      /* seat 1 after its pass */
    assert_true(asks(&k, 2, "NEXT_ACTION"));
    answer(&k, ACT_PASS);
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 1, "NEXT_ACTION")); /* two passes of three */
    answer(&k, ACT_PASS);
    assert_string_equal(asked(&k), "WHICH_CARD"); /* all have passed in succession: plotting */
    assert_int_equal(count_rebels(&k, 0, "militia", "tarn"), 3);
    close_kit(&k);
}

static void FR_049_FR_S98_only_rebel_unit_cards_from_the_own_hand_are_organised(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    for (int strength = 1; strength <= 6; strength++) form(&k, strength);
    free_planet(&k, "tarn", 0);
    rebels(&k, 0, "guerrilla", "tarn");
    troops(&k, "patrol", "oressa");
    give(&k, 0, "security"); /* one stronger than the Guerrilla and than the Patrol */
    give(&k, 0, "line");
    give(&k, 0, "pilot_lark");
    give(&k, 0, "sand_lurker");
    give(&k, 0, "heavy_blaster");
    give(&k, 0, "militia");
    give(&k, 1, "militia");
    discard(&k, "regulars");
    at_organisation(&k, 0);
    assert_true(asks(&k, 0, "NEXT_ACTION"));
    for (int i = 0; i < k.c.count; i++)
        if (k.c.option[i].verb != ACT_PASS) assert_int_equal(k.c.option[i].a, card_id(&k, "militia"));
    answer(&k, ACT_PASS);
    assert_true(can(&k, ACT_PROMOTE, "militia"));
    choose_card(&k, ACT_PROMOTE, "militia");
    assert_int_equal(hand_count(k.g, 1), 0); /* the card has left the hand of the acting player */
    assert_int_equal(copies(&k, IN_PLAY, "militia"), 1);
    close_kit(&k);
}

/* -- Promotion ---------------------------------------------------------------------------------------------------- */

static void FR_050_promotion_is_one_step(void **state)
{
    (void)state;
    static const char *const ladder[] = {"guerrilla", "militia", "regulars", "veterans", "elite"};
    for (int unit = 0; unit < 5; unit++) {
        struct kit k;
        open_kit(&k, 2);
        rebels(&k, 0, ladder[unit], "tarn");
        for (int i = 0; i < 5; i++) give(&k, 0, ladder[i]);
        at_organisation(&k, 0);
        for (int i = 0; i < 5; i++) {
            assert_int_equal(can(&k, ACT_PROMOTE, ladder[i]), i == unit + 1);
            assert_int_equal(refused(&k, ACT_PROMOTE, card_id(&k, ladder[i]), -1, -1, 50), i != unit + 1);
        }
        close_kit(&k);
    }
}

static void FR_051_FR_052_promotion_costs_the_card_and_discards_the_old_unit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    rebels(&k, 0, "militia", "oressa");
    give(&k, 0, "regulars");
    give(&k, 0, "patrol");
    int discards = pile_count(STOCK(k.g), DISCARD);
    at_organisation(&k, 0);
    choose_card(&k, ACT_PROMOTE, "regulars");
    assert_int_equal(hand_count(k.g, 0), 1);
    assert_true(in_pile(&k, HAND, "patrol"));
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), discards + 1);
    assert_true(in_pile(&k, DISCARD, "militia"));
    assert_int_equal(count_rebels(&k, 0, NULL, NULL), 1);
    assert_int_equal(count_rebels(&k, 0, "regulars", "oressa"), 1);
    close_kit(&k);
}

/* Seat 0 promotes a commanded Guerrilla of seat 1. */
static void promote_for_another(struct kit *k, u32 options, bool commanded)
{
    open_options(k, 3, options);
    int slot = rebels(k, 1, "guerrilla", "tarn");
    enter(k, 1, "pilot_lark", "tarn");
    if (commanded) command(k, "pilot_lark", slot);
    give(k, 0, "militia");
    at_organisation(k, 0);
    choose_card(k, ACT_PROMOTE, "militia"); /* the only unit: nobody is asked, least of all its owner */
}

static void FR_053_FR_054_FR_S16_FR_E03_another_players_unit_is_promoted_for_him(void **state)
{
    (void)state;
    struct kit k;
    promote_for_another(&k, 0, true);
    assert_string_not_equal(asked(&k), "WHICH_UNIT");
    assert_int_equal(count_rebels(&k, 1, "militia", "tarn"), 1); /* owner and planet stay */
    assert_int_equal(count_rebels(&k, NOBODY, NULL, NULL), 1);
    int slot = lowest(k.g->rebels);
    assert_int_equal(k.g->rebel[slot].commander, card_id(&k, "pilot_lark")); /* and the commander */
    assert_int_equal(k.g->person[card_id(&k, "pilot_lark")].mission, COMMAND);
    assert_int_equal(k.g->person[card_id(&k, "pilot_lark")].object, slot);
    assert_int_equal(controller(&k, "pilot_lark"), 1);
    assert_true(in_pile(&k, DISCARD, "guerrilla"));
    assert_true(in_set(k.g->formed, 2)); /* recorded */
    assert_int_equal(last_event(&k, EV_RECORDED)->a, 2);
    close_kit(&k);
    promote_for_another(&k, 0, false);
    assert_int_equal(count_rebels(&k, 1, "militia", "tarn"), 1);
    close_kit(&k);
}

static void FR_053_the_promoter_chooses_the_unit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    rebels(&k, 0, "guerrilla", "tarn");
    rebels(&k, 1, "guerrilla", "tarn");
    int slot = rebels(&k, 2, "guerrilla", "oressa");
    enter(&k, 2, "pilot_lark", "oressa");
    command(&k, "pilot_lark", slot);
    rebels(&k, 2, "militia", "oressa");
    give(&k, 0, "militia");
    at_organisation(&k, 0);
    choose_card(&k, ACT_PROMOTE, "militia");
    assert_true(asks(&k, 0, "promote.WHICH_UNIT"));
    assert_int_equal(k.c.count, 3); /* all Guerrillas, not the Militia */
    assert_true(offered(&k, ACT_UNIT, card_id(&k, "guerrilla"), planet_id(&k, "tarn"), 0));
    assert_true(offered(&k, ACT_UNIT, card_id(&k, "guerrilla"), planet_id(&k, "tarn"), 1));
    answer(&k, ACT_UNIT_UNDER, card_id(&k, "guerrilla"), planet_id(&k, "oressa"), card_id(&k, "pilot_lark"));
    assert_int_equal(count_rebels(&k, 2, "militia", "oressa"), 2);
    assert_int_equal(count_rebels(&k, NOBODY, "guerrilla", NULL), 2);
    close_kit(&k);
}

static void FR_055_promotion_alone_needs_no_record(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    rebels(&k, 0, "guerrilla", "tarn");
    rebels(&k, 0, "guerrilla", "tarn");
    assert_int_equal(k.g->formed, bit(1));
    give(&k, 0, "militia");
    for (int i = 0; i < 4; i++) give(&k, 0, "patrol");
    at_organisation(&k, 0);
    assert_true(can(&k, ACT_PROMOTE, "militia"));
    assert_false(can(&k, ACT_MERGE, "militia"));
    assert_false(can(&k, ACT_FOUND, "militia"));
    assert_false(can(&k, ACT_REINFORCE, "militia"));
    assert_int_equal(k.c.count, 2);
    choose_card(&k, ACT_PROMOTE, "militia");
    assert_int_equal(k.g->formed, bit(1) | bit(2)); /* so a new strength enters the record */
    close_kit(&k);
}

/* -- Merger ------------------------------------------------------------------------------------------------------- */

/* Seat 0's units on Tarn, Regulars in hand. */
static void open_merger(struct kit *k, const char *one, const char *two, const char *planet, bool recorded)
{
    open_kit(k, 2);
    rebels(k, 0, one, "tarn");
    rebels(k, 0, two, planet);
    if (recorded) form(k, 3);
    give(k, 0, "regulars");
    at_organisation(k, 0);
}

static void FR_056_FR_057_FR_E05_units_on_one_planet_become_one_of_their_sum(void **state)
{
    (void)state;
    struct kit k;
    open_merger(&k, "guerrilla", "militia", "tarn", true);
    int discards = pile_count(STOCK(k.g), DISCARD);
    choose_card(&k, ACT_MERGE, "regulars");
    assert_int_equal(count_rebels(&k, 0, NULL, NULL), 1);
    assert_int_equal(count_rebels(&k, 0, "regulars", "tarn"), 1);
    assert_int_equal(pile_count(STOCK(k.g), DISCARD), discards + 2);
    assert_true(in_pile(&k, DISCARD, "guerrilla") && in_pile(&k, DISCARD, "militia"));
    close_kit(&k);
    open_merger(&k, "guerrilla", "militia", "tarn", false); /* the strength has never been formed */
    assert_int_equal(offers(&k, ACT_MERGE), 0);
    assert_true(refused(&k, ACT_MERGE, -1, -1, -1, 67));
    close_kit(&k);
    open_merger(&k, "guerrilla", "militia", "oressa", true); /* two planets */
    assert_int_equal(offers(&k, ACT_MERGE), 0);
    assert_true(refused(&k, ACT_MERGE, -1, -1, -1, 56));
    close_kit(&k);
}

static void FR_056_FR_S112_the_sum_must_be_exact_and_of_two_or_more(void **state)
{
    (void)state;
    struct kit k;
    open_merger(&k, "guerrilla", "guerrilla", "tarn", true); /* 2 */
    assert_int_equal(offers(&k, ACT_MERGE), 0);
    close_kit(&k);
    open_merger(&k, "militia", "militia", "tarn", true);     /* 4 */
    assert_int_equal(offers(&k, ACT_MERGE), 0);
    close_kit(&k);
    open_merger(&k, "regulars", "veterans", "tarn", true);   /* one unit alone has 3 */
    assert_int_equal(offers(&k, ACT_MERGE), 0);
    close_kit(&k);
    open_kit(&k, 2); /* three units, some of them left out */
    for (int i = 0; i < 4; i++) rebels(&k, 0, "guerrilla", "tarn");
    rebels(&k, 0, "regulars", "tarn");
    give(&k, 0, "regulars");
    at_organisation(&k, 0);
    choose_card(&k, ACT_MERGE, "regulars"); /* three Guerrillas: nothing to choose */
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "tarn"), 1);
    assert_int_equal(count_rebels(&k, 0, "regulars", "tarn"), 2);
    close_kit(&k);
}

static void FR_056_the_player_chooses_planet_and_units(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    form(&k, 4);
    for (int i = 0; i < 2; i++) rebels(&k, 0, "guerrilla", "tarn");
    for (int i = 0; i < 2; i++) rebels(&k, 0, "militia", "tarn");
    rebels(&k, 0, "guerrilla", "oressa");
    rebels(&k, 0, "regulars", "oressa");
    rebels(&k, 0, "militia", "merrow");
    give(&k, 0, "veterans");
    at_organisation(&k, 0);
    choose_card(&k, ACT_MERGE, "veterans");
    assert_true(asks(&k, 0, "merge.WHICH_PLANET"));
    assert_int_equal(k.c.count, 2);
    answer(&k, ACT_AT, planet_id(&k, "tarn")); /* 1 + 1 + 2 or 2 + 2 */
    assert_int_equal(k.c.count, 2);
    answer(&k, ACT_UNIT, card_id(&k, "militia"));
    assert_int_equal(count_rebels(&k, 0, "militia", "tarn"), 0);
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "tarn"), 2);
    assert_int_equal(count_rebels(&k, 0, "veterans", "tarn"), 1);
    assert_int_equal(count_rebels(&k, 0, NULL, "oressa"), 2);
    close_kit(&k);
}

static void FR_058_FR_S17_only_own_units_are_merged(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    form(&k, 3);
    rebels(&k, 0, "guerrilla", "tarn");
    rebels(&k, 1, "militia", "tarn");
    give(&k, 0, "regulars");
    give(&k, 1, "regulars");
    at_organisation(&k, 0);
    assert_int_equal(offers(&k, ACT_MERGE), 0);
    answer(&k, ACT_PASS);
    assert_int_equal(offers(&k, ACT_MERGE), 0);
    close_kit(&k);
    open_kit(&k, 2); /* with enough own units the others' stay out of it */
    form(&k, 2);
    for (int i = 0; i < 2; i++) rebels(&k, 0, "guerrilla", "tarn");
    for (int i = 0; i < 2; i++) rebels(&k, 1, "guerrilla", "tarn");
    give(&k, 0, "militia");
    at_organisation(&k, 0);
    choose_card(&k, ACT_MERGE, "militia");
    assert_int_equal(count_rebels(&k, 1, "guerrilla", "tarn"), 2);
    assert_int_equal(count_rebels(&k, 0, "militia", "tarn"), 1);
    close_kit(&k);
}

static void open_commanded_merger(struct kit *k, bool two)
{
    open_kit(k, 2);
    form(k, 4);
    int one = rebels(k, 0, "militia", "tarn"), other = rebels(k, 0, "militia", "tarn");
    enter(k, 0, "colonel_brandt", "tarn");
    enter(k, 0, "pilot_lark", "tarn");
    command(k, "colonel_brandt", one);
    if (two) command(k, "pilot_lark", other);
    give(k, 0, "veterans");
    at_organisation(k, 0);
    choose_card(k, ACT_MERGE, "veterans");
}

static void FR_059_FR_S18_FR_E42_one_of_several_commanders_keeps_the_command(void **state)
{
    (void)state;
    for (int brandt = 0; brandt < 2; brandt++) {
        struct kit k;
        open_commanded_merger(&k, true);
        while (!strcmp(asked(&k), "WHICH_UNIT")) answer(&k, ACT_UNIT_UNDER);
        assert_true(asks(&k, 0, "WHICH_COMMANDER"));
        assert_int_equal(k.c.count, 2);
        const char *kept = brandt ? "colonel_brandt" : "pilot_lark", *other = brandt ? "pilot_lark" : "colonel_brandt";
        answer(&k, ACT_KEEP, card_id(&k, kept));
        assert_int_equal(count_rebels(&k, 0, NULL, NULL), 1);
        assert_int_equal(copies(&k, DISCARD, "militia"), 2);
        assert_int_equal(k.g->rebel[lowest(k.g->rebels)].kind, card_id(&k, "veterans"));
        assert_int_equal(k.g->rebel[lowest(k.g->rebels)].commander, card_id(&k, kept));
        assert_int_equal(k.g->person[card_id(&k, other)].mission, NO_MISSION);
        assert_int_equal(place_of(&k, other), planet_id(&k, "tarn")); /* he stays on the planet */
        assert_int_equal(controller(&k, other), 0);
        close_kit(&k);
    }
}

static void FR_059_a_single_commander_keeps_the_command(void **state)
{
    (void)state;
    struct kit k;
    open_commanded_merger(&k, false);
    assert_string_not_equal(asked(&k), "WHICH_COMMANDER");
    assert_int_equal(k.g->rebel[lowest(k.g->rebels)].commander, card_id(&k, "colonel_brandt"));
    assert_int_equal(k.g->person[card_id(&k, "colonel_brandt")].object, lowest(k.g->rebels));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_046_all_organise_before_plotting_and_player_turns),
    TEST(FR_047_FR_048_FR_S15_one_action_each_until_all_pass_in_succession),
    TEST(FR_049_FR_S98_only_rebel_unit_cards_from_the_own_hand_are_organised),
    TEST(FR_050_promotion_is_one_step),
    TEST(FR_051_FR_052_promotion_costs_the_card_and_discards_the_old_unit),
    TEST(FR_053_FR_054_FR_S16_FR_E03_another_players_unit_is_promoted_for_him),
    TEST(FR_053_the_promoter_chooses_the_unit),
    TEST(FR_055_promotion_alone_needs_no_record),
    TEST(FR_056_FR_057_FR_E05_units_on_one_planet_become_one_of_their_sum),
    TEST(FR_056_FR_S112_the_sum_must_be_exact_and_of_two_or_more),
    TEST(FR_056_the_player_chooses_planet_and_units),
    TEST(FR_058_FR_S17_only_own_units_are_merged),
    TEST(FR_059_FR_S18_FR_E42_one_of_several_commanders_keeps_the_command),
    TEST(FR_059_a_single_commander_keeps_the_command),
};
TEST_GROUP(tests);
