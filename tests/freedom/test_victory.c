/* test_victory.c: chapters 16 and 19: the doomsday weapon, the fall of the Capital, the final reveal, who wins. */
#include "kit.h"

/* The Capital falls in the check of seat 0. */
static void fall(struct kit *k)
{
    garrison(k, "imperatrix", 0);
    at_control(k, 0);
    assert_true(over(k));
    assert_int_equal(k->g->ending, CAPITAL_FELL);
}

static int final_power(struct kit *k, seat who) { return k->g->player[who].power; }
static int score_of(struct kit *k, seat who) { return freedom_game.rules.score(&k->c, k->g, who); }

/* -- Doomsday ------------------------------------------------------------------------------------------------------- */

static void FR_253_FR_255_every_turn_adds_one_marker(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    assert_int_equal(k.g->markers, 0);
    at_end(&k, 0);
    assert_int_equal(k.g->markers, 1); /* the first Turn too */
    assert_int_equal(last_event(&k, EV_MARKERS)->a, 1);
    assert_false(over(&k));
    close_kit(&k);
}

static void FR_254_FR_278_FR_E32_the_tenth_marker_completes_the_weapon(void **state)
{
    (void)state;
    for (int markers = 8; markers <= 9; markers++) {
        struct kit k;
        open_kit(&k, 3);
        enter(&k, 0, "senator_ilane", "tarn");
        free_planet(&k, "tarn", 0);
        k.g->markers = (u8)markers;
        at_end(&k, 0);
        assert_int_equal(over(&k), markers == 9);
        assert_int_equal(k.g->ending, markers == 9 ? DOOMED : GOES_ON);
        for (seat s = 0; s < 3; s++) assert_int_equal(score_of(&k, s), 0);
        close_kit(&k);
    }
}

static void FR_E32_the_capital_falls_before_phase_6(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    k.g->markers = 9;
    fall(&k);
    assert_int_equal(k.g->markers, 9);
    assert_int_equal(score_of(&k, 0), 1);
    close_kit(&k);
}

static void FR_256_FR_S93_without_sabotage_the_game_lasts_ten_turns(void **state)
{
    (void)state;
    struct kit k;
    open_fresh(&k, (struct opening){.players = 2});
    allocate_all(&k);
    while (!over(&k)) rules_answer(&k.c, k.c.seat, k.c.option[default_option(&k.c, k.g, k.c.seat)]);
    assert_int_equal(k.g->ending, DOOMED);
    assert_int_equal(k.g->turn, 10);
    close_kit(&k);

    open_kit(&k, 2); /* a marker that was taken off makes the game one Turn longer */
    k.g->turn = 10;
    k.g->markers = 8;
    at_end(&k, 0);
    assert_false(over(&k));
    assert_int_equal(k.g->turn, 11);
    close_kit(&k);
}

static void FR_321_there_is_no_scoring_when_all_lose(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "aurelion", 1);
    k.g->markers = 9;
    at_end(&k, 0);
    assert_int_equal(happened(&k, EV_SCORED), 0);
    assert_int_equal(happened(&k, EV_WON), 0);
    assert_int_equal(k.g->winners, 0);
    close_kit(&k);
}

static void FR_323_a_limit_of_turns_completes_the_weapon(void **state)
{
    (void)state;
    for (int turn = 9; turn <= 10; turn++) {
        struct kit k;
        open_table(&k, (struct opening){.players = 2, .scenario = "short_war"});
        k.g->turn = (u8)turn;
        at_end(&k, 0);
        assert_int_equal(over(&k), turn == 10);
        close_kit(&k);
    }
    struct kit k;
    open_kit(&k, 2); /* off by default */
    k.g->turn = 40;
    at_end(&k, 0);
    assert_false(over(&k));
    close_kit(&k);
}

/* -- The final reveal ---------------------------------------------------------------------------------------------- */

static void FR_108_FR_271_all_points_are_revealed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    secrets(&k, 1);
    points(&k, 1, "senator_ilane", 7);
    fall(&k);
    STATE seen;
    see(&k, 0, &seen);
    assert_int_equal(seen.player[1].points[card_id(&k, "senator_ilane")], 7);
    for (int id = 1; is_character(&k.c, id); id++) assert_int_equal(k.g->player[1].points_known[id], EVERYBODY);
    bool told = false;
    for (int i = 0; i < k.events; i++)
        told |= k.event[i].kind == EV_INFLUENCE && k.event[i].who == 1 && k.event[i].a == card_id(&k, "senator_ilane") &&
                k.event[i].b == 7;
    assert_true(told);
    close_kit(&k);
}

static void FR_272_FR_S89_strictly_the_most_points_take_a_character(void **state)
{
    (void)state;
    static const struct { int mine, other; seat gets; } cases[] = {
        {0, 1, 1}, {5, 6, 1}, {6, 5, 0}, {6, 6, 0}, /* a tie: the present controller keeps it */
        {0, 0, 0}, /* nobody has points */
    };
    for (int i = 0; i < COUNT(cases); i++)
        for (int staged = 0; staged < 2; staged++) {
            struct kit k;
            open_kit(&k, 2);
            enter(&k, 0, "senator_ilane", staged ? NULL : "tarn");
            if (cases[i].mine) points(&k, 0, "senator_ilane", cases[i].mine); /* not declared */
            if (cases[i].other) points(&k, 1, "senator_ilane", cases[i].other);
            fall(&k);
            assert_int_equal(controller(&k, "senator_ilane"), cases[i].gets);
            assert_int_equal(final_power(&k, 0), 1 + (cases[i].gets == 0 ? 5 : 0));
            assert_int_equal(final_power(&k, 1), cases[i].gets == 1 ? 5 : 0);
            close_kit(&k);
        }
}

static void FR_272_defected_characters_pass_too(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "voice_of_the_throne", "tarn");
    for (seat s = 0; s < 2; s++) points(&k, s, "voice_of_the_throne", s ? 9 : 8);
    fall(&k);
    assert_int_equal(controller(&k, "voice_of_the_throne"), 1);
    close_kit(&k);
}

static void FR_274_FR_E33_a_commander_scores_the_unit_only_with_its_owner(void **state)
{
    (void)state;
    for (int shown_points = 0; shown_points < 2; shown_points++) {
        struct kit k;
        open_kit(&k, 2);
        enter(&k, 0, "senator_ilane", "tarn");      /* politics 5 */
        enter(&k, 0, "marshal_tolliver", "oressa"); /* politics 1 */
        command(&k, "marshal_tolliver", rebels(&k, 0, "veterans", "oressa"));
        free_planet(&k, "oressa", 0);               /* 2 */
        free_planet(&k, "castellan", 0);            /* 4 */
        points(&k, 0, "senator_ilane", 10);
        points(&k, 0, "marshal_tolliver", 3);
        if (shown_points) points(&k, 1, "marshal_tolliver", 7);
        assert_int_equal(power(&k, 0), 5 + 4 + 2 + 4);
        fall(&k);                                   /* the Capital adds 1 */
        assert_int_equal(final_power(&k, 0), shown_points ? 5 + 2 + 4 + 1 : 5 + 4 + 2 + 4 + 1);
        assert_int_equal(final_power(&k, 1), shown_points ? 1 : 0); /* politics; the unit stays with its owner */
        close_kit(&k);
    }
}

static void FR_273_FR_275_power_is_computed_as_always_with_all_planets(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "aurelion", 1);  /* 5 */
    free_planet(&k, "castellan", 1); /* 4 */
    occupy(&k, "veyra");
    troops(&k, "patrol", "veyra");
    enter(&k, 2, "mystic_aurel", "tarn"); /* 4 */
    fall(&k);
    assert_int_equal(final_power(&k, 0), 1); /* the Capital itself */
    assert_int_equal(final_power(&k, 1), 9);
    assert_int_equal(final_power(&k, 2), 4);
    for (seat s = 0; s < 3; s++) assert_int_equal(final_power(&k, s), power(&k, s));
    close_kit(&k);
}

static void FR_276_the_greatest_power_wins(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "aurelion", 1);
    fall(&k);
    assert_int_equal(score_of(&k, 0), 0); /* he took the Capital and loses all the same */
    assert_int_equal(score_of(&k, 1), 1);
    assert_int_equal(score_of(&k, 2), 0);
    assert_int_equal(last_event(&k, EV_WON)->who, 1);
    close_kit(&k);
}

static void FR_277_FR_S90_ties_capital_then_planets_then_characters_then_shared(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "tarn", 1); /* 1, like the Capital of seat 0 */
    fall(&k);
    assert_int_equal(k.g->winners, only(0));
    close_kit(&k);

    open_kit(&k, 3); /* seats 1 and 2: 7 each, more planets win */
    free_planet(&k, "castellan", 1); /* 4 */
    free_planet(&k, "veyra", 1);     /* 3 */
    free_planet(&k, "aurelion", 2);  /* 5 */
    enter(&k, 2, "pilot_lark", "tarn"); /* 2 */
    fall(&k);
    assert_int_equal(final_power(&k, 1), final_power(&k, 2));
    assert_int_equal(k.g->winners, only(1));
    close_kit(&k);

    open_kit(&k, 3); /* one planet each, more characters win */
    free_planet(&k, "castellan", 1);    /* 4 */
    enter(&k, 1, "senator_ilane", "tarn"); /* 5 */
    free_planet(&k, "aurelion", 2);     /* 5 */
    enter(&k, 2, "pilot_lark", "tarn"); /* 2 */
    enter(&k, 2, "engineer_pell", "tarn"); /* 2 */
    fall(&k);
    assert_int_equal(final_power(&k, 1), 9);
    assert_int_equal(final_power(&k, 2), 9);
    assert_int_equal(k.g->winners, only(2));
    close_kit(&k);

    open_kit(&k, 3); /* alike in all: both */
    free_planet(&k, "kolvane", 1);      /* 3 */
    enter(&k, 1, "senator_ilane", "tarn");
    free_planet(&k, "veyra", 2);        /* 3 */
    enter(&k, 2, "princess_seravel", "tarn");
    fall(&k);
    assert_int_equal(k.g->winners, only(1) | only(2));
    assert_int_equal(happened(&k, EV_WON), 2);
    close_kit(&k);
}

static void FR_279_cards_that_are_not_in_play_score_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    give(&k, 1, "senator_ilane");
    plotted(&k, 1, "princess_seravel");
    discard(&k, "preacher_odun");
    points(&k, 1, "senator_ilane", 10);
    points(&k, 1, "princess_seravel", 9);
    points(&k, 1, "preacher_odun", 8);
    fall(&k);
    assert_int_equal(final_power(&k, 1), 0);
    close_kit(&k);
}

static void FR_280_FR_S91_nobody_is_eliminated(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3); /* seat 2 has nothing at all */
    enter(&k, 0, "senator_ilane", "tarn");
    at_turn(&k, 0);
    assert_int_equal(hand_count(k.g, 2), 6);
    decline_until(&k, "WHICH_CARD");
    assert_true(has_seat(k.c.pending, 2)); /* he plots like the others */
    close_kit(&k);
}

static void FR_320_FR_S107_FR_E46_imperial_characters_that_have_not_defected_score_for_nobody(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    command_troops(&k, "grand_marshal", troops(&k, "line", "veyra"));
    points(&k, 1, "grand_marshal", 9);
    points(&k, 0, "senator_ilane", 10); /* takes whatever seat 0 had on the Marshal's rivals away */
    fall(&k);
    assert_int_equal(controller(&k, "grand_marshal"), NOBODY);
    assert_int_equal(final_power(&k, 1), 0);
    assert_int_equal(final_power(&k, 0), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_253_FR_255_every_turn_adds_one_marker),
    TEST(FR_254_FR_278_FR_E32_the_tenth_marker_completes_the_weapon),
    TEST(FR_E32_the_capital_falls_before_phase_6),
    TEST(FR_256_FR_S93_without_sabotage_the_game_lasts_ten_turns),
    TEST(FR_321_there_is_no_scoring_when_all_lose),
    TEST(FR_323_a_limit_of_turns_completes_the_weapon),
    TEST(FR_108_FR_271_all_points_are_revealed),
    TEST(FR_272_FR_S89_strictly_the_most_points_take_a_character),
    TEST(FR_272_defected_characters_pass_too),
    TEST(FR_274_FR_E33_a_commander_scores_the_unit_only_with_its_owner),
    TEST(FR_273_FR_275_power_is_computed_as_always_with_all_planets),
    TEST(FR_276_the_greatest_power_wins),
    TEST(FR_277_FR_S90_ties_capital_then_planets_then_characters_then_shared),
    TEST(FR_279_cards_that_are_not_in_play_score_nothing),
    TEST(FR_280_FR_S91_nobody_is_eliminated),
    TEST(FR_320_FR_S107_FR_E46_imperial_characters_that_have_not_defected_score_for_nobody),
};
TEST_GROUP(tests);
