/* test_control.c: chapters 14, 15 and 17: control of planets, stationed units, the end of a player turn, garrisons. */
#include "kit.h"

/* Seat 1 has something to move, so that the game stops at his player turn, right after that of seat 0. */
static void open_check(struct kit *k, u32 options)
{
    open_options(k, 3, options);
    enter(k, 1, "pilot_lark", NULL);
}

static void check_end(struct kit *k)
{
    at_control(k, 0);
    while (k->c.pending && k->c.seat == 0) decline_until_seat(k, 1, "NEXT_ACT");
}

static int status(struct kit *k, const char *planet) { return k->g->world[planet_id(k, planet)].status; }
static seat owner(struct kit *k, const char *planet) { return k->g->world[planet_id(k, planet)].owner; }
static int garrison_of(struct kit *k, const char *planet) { return k->g->world[planet_id(k, planet)].garrison; }

/* -- Rebel control -------------------------------------------------------------------------------------------------- */

static void FR_229_FR_230_a_planet_without_empire_rises_for_the_active_player(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    garrison(&k, "tarn", 0);
    garrison(&k, "veyra", 0);   /* all planets are checked, whatever the gates */
    garrison(&k, "kolvane", 1); /* one point left */
    garrison(&k, "merrow", 0);
    troops(&k, "patrol", "merrow");
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), IN_REVOLT);
    assert_int_equal(owner(&k, "tarn"), 0);
    assert_int_equal(status(&k, "veyra"), IN_REVOLT);
    assert_int_equal(owner(&k, "veyra"), 0);
    assert_int_equal(status(&k, "kolvane"), IMPERIAL_CONTROL);
    assert_int_equal(owner(&k, "kolvane"), NOBODY);
    assert_int_equal(status(&k, "merrow"), IMPERIAL_CONTROL);
    assert_int_equal(happened(&k, EV_FREED), 2);
    close_kit(&k);
}

static void FR_231_FR_233_FR_S78_FR_E29_the_planet_goes_to_the_active_player_and_stays_his(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    garrison(&k, "tarn", 0);
    rebels(&k, 1, "militia", "tarn"); /* only another player's unit stands there */
    check_end(&k);
    assert_int_equal(owner(&k, "tarn"), 0);
    close_kit(&k);

    open_check(&k, 0);
    free_planet(&k, "tarn", 0);
    rebels(&k, 1, "militia", "tarn");
    at_control(&k, 1); /* now it is the other's player turn */
    assert_int_equal(owner(&k, "tarn"), 0);
    assert_int_equal(happened(&k, EV_FREED), 0);
    close_kit(&k);
}

static void FR_232_FR_S77_nobody_need_be_there(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    garrison(&k, "duskhaven", 0);
    assert_int_equal(k.g->people_on[planet_id(&k, "duskhaven")] | k.g->rebels_on[planet_id(&k, "duskhaven")], 0);
    check_end(&k);
    assert_int_equal(owner(&k, "duskhaven"), 0);
    close_kit(&k);
}

static void FR_238_FR_S76_a_planet_that_never_rose_is_under_imperial_control(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    garrison(&k, "oressa", 0);
    troops(&k, "patrol", "oressa");
    check_end(&k);
    assert_int_equal(status(&k, "oressa"), IMPERIAL_CONTROL); /* not occupied: it was never in revolt */
    close_kit(&k);
}

static void FR_263_one_garrison_point_keeps_imperial_control(void **state)
{
    (void)state;
    struct kit k;
    for (int points = 0; points < 3; points++) {
        open_check(&k, 0);
        garrison(&k, "merrow", points);
        rebels(&k, 0, "elite", "merrow");
        check_end(&k);
        assert_int_equal(status(&k, "merrow"), points ? IMPERIAL_CONTROL : IN_REVOLT);
        close_kit(&k);
    }
}

/* -- Occupation ------------------------------------------------------------------------------------------------------ */

static void FR_234_imperial_units_alone_occupy_a_planet_in_revolt(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    free_planet(&k, "tarn", 2);
    troops(&k, "patrol", "tarn");
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), OCCUPIED);
    assert_int_equal(owner(&k, "tarn"), NOBODY);
    assert_int_equal(k.g->player[2].planets, 0);
    assert_int_equal(last_event(&k, EV_OCCUPIED)->who, 2);
    close_kit(&k);
}

static void FR_235_FR_248_FR_S83_FR_E30_guerrillas_do_not_prevent_occupation_but_count_for_stationing(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    free_planet(&k, "tarn", 2);
    rebels(&k, 2, "guerrilla", "tarn");
    troops(&k, "patrol", "tarn");
    troops(&k, "line", "tarn");
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), OCCUPIED);
    assert_int_equal(count_troops(&k, NULL, "tarn"), 2); /* a rebel unit is there: both stay */
    assert_int_equal(count_rebels(&k, 2, "guerrilla", "tarn"), 1);
    close_kit(&k);
}

static void FR_236_FR_S79_characters_do_not_prevent_occupation(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    free_planet(&k, "tarn", 2);
    enter(&k, 2, "general_korvane", "tarn");
    troops(&k, "patrol", "tarn");
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), OCCUPIED);
    close_kit(&k);
}

static void FR_237_another_rebel_unit_keeps_the_planet(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    free_planet(&k, "tarn", 2);
    rebels(&k, 1, "militia", "tarn"); /* of whatever player */
    troops(&k, "guard", "tarn");
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), IN_REVOLT);
    assert_int_equal(owner(&k, "tarn"), 2);
    close_kit(&k);
}

static void FR_239_FR_S80_a_freed_planet_goes_to_the_active_player(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    occupy(&k, "tarn");
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), IN_REVOLT);
    assert_int_equal(owner(&k, "tarn"), 0);
    close_kit(&k);

    open_check(&k, 0);
    occupy(&k, "tarn");
    troops(&k, "patrol", "tarn");
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), OCCUPIED);
    close_kit(&k);
}

static void FR_240_FR_260_no_garrison_comes_back(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    free_planet(&k, "duskhaven", 2);
    troops(&k, "heavy", "duskhaven");
    check_end(&k);
    assert_int_equal(status(&k, "duskhaven"), OCCUPIED);
    assert_int_equal(garrison_of(&k, "duskhaven"), 0);
    close_kit(&k);
}

static void FR_313_all_planets_are_judged_on_one_position(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    free_planet(&k, "tarn", 2);
    troops(&k, "patrol", "tarn");
    garrison(&k, "oressa", 0);
    free_planet(&k, "kolvane", 1);
    check_end(&k);
    assert_int_equal(status(&k, "tarn"), OCCUPIED);
    assert_int_equal(owner(&k, "oressa"), 0);
    assert_int_equal(owner(&k, "kolvane"), 1);
    close_kit(&k);
}

/* -- The Capital --------------------------------------------------------------------------------------------------- */

static void FR_241_FR_270_FR_319_the_fall_of_the_capital_ends_the_game_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    garrison(&k, "imperatrix", 0);
    troops(&k, "line", "tarn"); /* would be stationed */
    troops(&k, "heavy", "tarn");
    k.g->markers = 9;           /* phase 6 would complete the weapon */
    plotted(&k, 0, "patrol");   /* would be discarded */
    at_control(&k, 0);
    assert_true(over(&k));
    assert_int_equal(k.g->ending, CAPITAL_FELL);
    assert_int_equal(owner(&k, "imperatrix"), 0);
    assert_int_equal(count_troops(&k, NULL, "tarn"), 2);
    assert_int_equal(k.g->markers, 9);
    assert_int_equal(happened(&k, EV_UNUSED), 0);
    close_kit(&k);
}

static void FR_242_FR_S81_ordinary_planets_change_before_the_capital(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    garrison(&k, "imperatrix", 0);
    garrison(&k, "tarn", 0);
    free_planet(&k, "aurelion", 1);
    troops(&k, "crack", "aurelion");
    at_control(&k, 0);
    assert_true(over(&k));
    assert_int_equal(owner(&k, "tarn"), 0);
    assert_int_equal(owner(&k, "aurelion"), NOBODY);
    assert_int_equal(k.g->player[0].power, 1 + 1); /* the Capital and Tarn */
    assert_int_equal(k.g->player[1].power, 2);     /* Lark alone */
    close_kit(&k);
}

static void FR_314_FR_246_FR_S106_FR_E44_a_capital_emptied_by_stationing_falls_at_the_next_check(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    garrison(&k, "imperatrix", 0);
    troops(&k, "patrol", "imperatrix");
    check_end(&k);
    assert_false(over(&k));
    assert_int_equal(status(&k, "imperatrix"), IMPERIAL_CONTROL);
    assert_int_equal(count_troops(&k, NULL, "imperatrix"), 0);
    assert_true(asks(&k, 1, "CUT_IN"));
    answer(&k, ACT_CUT_IN);
    decline_until(&k, ""); /* he places Lark on an outer planet and does nothing else */
    assert_true(over(&k));
    assert_int_equal(owner(&k, "imperatrix"), 1);
    close_kit(&k);
}

/* -- Stationing ---------------------------------------------------------------------------------------------------- */

static void FR_243_FR_244_FR_E31_one_patrol_stays(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    troops(&k, "patrol", "tarn");
    troops(&k, "patrol", "tarn");
    troops(&k, "line", "tarn");
    check_end(&k);
    assert_int_equal(count_troops(&k, "patrol", "tarn"), 1);
    assert_int_equal(count_troops(&k, NULL, "tarn"), 1);
    assert_int_equal(copies(&k, DISCARD, "line"), 1);
    assert_int_equal(copies(&k, DISCARD, "patrol"), 1);
    close_kit(&k);
}

static void FR_245_FR_E31_without_a_patrol_the_active_player_keeps_one(void **state)
{
    (void)state;
    for (int kept = 0; kept < 2; kept++) {
        struct kit k;
        static const char *const unit[] = {"line", "heavy"};
        open_check(&k, 0);
        troops(&k, "line", "tarn");
        troops(&k, "heavy", "tarn");
        troops(&k, "line", "tarn");
        at_control(&k, 0);
        assert_true(asks(&k, 0, "WHICH_STAYS"));
        assert_int_equal(offers(&k, ACT_STATION), 2); /* the two Line units are alike */
        answer(&k, ACT_STATION, card_id(&k, unit[kept]), planet_id(&k, "tarn"));
        assert_int_equal(count_troops(&k, unit[kept], "tarn"), 1);
        assert_int_equal(count_troops(&k, NULL, "tarn"), 1);
        close_kit(&k);
    }
}

static void FR_246_FR_E31_on_the_capital_patrols_go_and_the_others_stay(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    troops(&k, "patrol", "imperatrix");
    troops(&k, "line", "imperatrix");
    troops(&k, "guard", "imperatrix");
    check_end(&k);
    assert_int_equal(count_troops(&k, "patrol", "imperatrix"), 0);
    assert_int_equal(count_troops(&k, "line", "imperatrix"), 1);
    assert_int_equal(count_troops(&k, "guard", "imperatrix"), 1);
    close_kit(&k);
}

static void FR_247_on_a_planet_with_rebel_units_all_stay(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    rebels(&k, 2, "militia", "tarn");
    troops(&k, "patrol", "tarn");
    troops(&k, "line", "tarn");
    rebels(&k, 2, "militia", "imperatrix");
    troops(&k, "patrol", "imperatrix");
    check_end(&k);
    assert_int_equal(count_troops(&k, NULL, "tarn"), 2);
    assert_int_equal(count_troops(&k, "patrol", "imperatrix"), 1);
    close_kit(&k);
}

static void FR_249_stationing_applies_in_any_state(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    free_planet(&k, "tarn", 2); /* becomes occupied in the same check */
    occupy(&k, "oressa");
    static const char *const planet[] = {"tarn", "oressa", "kolvane"};
    for (int i = 0; i < 3; i++) {
        troops(&k, "patrol", planet[i]);
        troops(&k, "patrol", planet[i]);
    }
    check_end(&k);
    for (int i = 0; i < 3; i++) assert_int_equal(count_troops(&k, NULL, planet[i]), 1);
    close_kit(&k);
}

/* -- Clean-up ------------------------------------------------------------------------------------------------------ */

static void FR_250_FR_S84_imperial_characters_leave_also_from_units_that_stay(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    int slot = troops(&k, "guard", "imperatrix");
    command_troops(&k, "grand_marshal", slot);
    enter(&k, 2, "crown_heir", "tarn"); /* defected: he stays */
    check_end(&k);
    assert_int_equal(count_troops(&k, "guard", "imperatrix"), 1);
    assert_int_equal(k.g->troop[slot].commander, 0);
    assert_true(in_pile(&k, DISCARD, "grand_marshal"));
    assert_int_equal(controller(&k, "crown_heir"), 2);
    close_kit(&k);
}

static void FR_251_FR_E36_unused_plots_of_the_active_player_are_discarded(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    plotted(&k, 0, "patrol");
    plotted(&k, 0, "sand_lurker");
    plotted(&k, 0, "heavy_blaster");
    shown(&k, 0, "line");
    plotted(&k, 1, "security");
    check_end(&k);
    assert_true(in_pile(&k, DISCARD, "patrol"));
    assert_true(in_pile(&k, DISCARD, "sand_lurker"));
    assert_true(in_pile(&k, DISCARD, "heavy_blaster"));
    assert_true(in_pile(&k, DISCARD, "line"));
    assert_true(in_pile(&k, PLOT + 1, "security")); /* the others' plots wait for their player turns */
    close_kit(&k);
}

static void FR_252_FR_S85_the_discard_pile_is_public(void **state)
{
    (void)state;
    struct kit a, b;
    open_check(&a, 0);
    open_check(&b, 0);
    plotted(&a, 0, "patrol");
    plotted(&b, 0, "line");
    assert_true(same_view(&a, &b, 2));
    check_end(&a);
    check_end(&b);
    assert_false(same_view(&a, &b, 2)); /* now everybody sees what it was */
    close_kit(&a);
    close_kit(&b);
}

static void FR_035_FR_315_FR_S82_the_order_after_the_control_check(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    int slot = troops(&k, "patrol", "tarn");
    troops(&k, "patrol", "tarn");
    command_troops(&k, "knight_of_the_wall", slot);
    plotted(&k, 0, "security");
    enter(&k, 0, "spy_nione", NULL); /* staged: in play, not a plotted card */
    at_control(&k, 0);
    int withdrew = -1, unused = -1, commander = -1;
    for (int i = 0; i < k.events; i++) {
        if (k.event[i].kind == EV_WITHDREW && k.event[i].a == card_id(&k, "patrol")) withdrew = i;
        if (k.event[i].kind == EV_SERVED && k.event[i].a == card_id(&k, "knight_of_the_wall")) commander = i;
        if (k.event[i].kind == EV_UNUSED) unused = i;
    }
    assert_true(withdrew >= 0 && commander > withdrew && unused > commander);
    assert_int_equal(controller(&k, "spy_nione"), 0);
    close_kit(&k);
}

/* -- Garrisons ----------------------------------------------------------------------------------------------------- */

static void FR_257_the_planet_card_gives_the_garrison(void **state)
{
    (void)state;
    static const struct { const char *planet; int points; } printed[] = {
        {"tarn", 2}, {"oressa", 2}, {"kolvane", 3}, {"merrow", 3}, {"duskhaven", 4}, {"veyra", 4}, {"castellan", 5},
        {"aurelion", 6}, {"imperatrix", 10}};
    struct kit k;
    open_kit(&k, 2);
    for (int i = 0; i < COUNT(printed); i++) assert_int_equal(garrison_of(&k, printed[i].planet), printed[i].points);
    close_kit(&k);
}

static void FR_258_FR_261_FR_S86_garrisons_do_not_fight(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    rebels(&k, 0, "elite", "tarn"); /* garrison 2, no imperial unit: nothing to fight */
    at_battle(&k, 0);
    assert_int_equal(happened(&k, EV_BATTLE), 0);
    assert_int_equal(garrison_of(&k, "tarn"), 2);
    close_kit(&k);

    open_check(&k, 0);
    rebels(&k, 0, "elite", "duskhaven"); /* 5 and the garrison of 4 against a Patrol of 1: the garrison adds nothing */
    troops(&k, "patrol", "duskhaven");
    fix_dice(&k, 2, 1, 6);
    at_battle(&k, 0);
    decline_until_seat(&k, 1, "NEXT_ACT");
    assert_int_equal(last_event(&k, EV_BATTLE)->b, 5);
    assert_int_equal(last_event(&k, EV_BATTLE)->c, 1);
    assert_int_equal(garrison_of(&k, "duskhaven"), 4);
    close_kit(&k);
}

static void FR_259_nobody_commands_a_garrison(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    plotted(&k, 0, "knight_of_the_wall");
    enter(&k, 0, "general_korvane", "tarn");
    at_player_turn(&k, 0);
    assert_false(offered(&k, ACT_DEPLOY, card_id(&k, "knight_of_the_wall"))); /* there is no imperial unit */
    answer(&k, ACT_DONE);
    assert_false(offered(&k, ACT_COMMAND));
    close_kit(&k);
}

static void FR_262_only_rebellion_reduces_a_garrison(void **state)
{
    (void)state;
    struct kit k;
    open_check(&k, 0);
    enter(&k, 0, "senator_ilane", "duskhaven");
    mission(&k, "senator_ilane", REBELLION, 0);
    fix_dice(&k, 1, 3);
    at_execution(&k, 0);
    assert_int_equal(garrison_of(&k, "duskhaven"), 2);
    close_kit(&k);

    for (int m = SABOTAGE; m <= FORM_GUERRILLAS; m += FORM_GUERRILLAS - SABOTAGE) {
        open_check(&k, 0);
        enter(&k, 0, "senator_ilane", m == SABOTAGE ? "imperatrix" : "duskhaven");
        mission(&k, "senator_ilane", m, m == SABOTAGE);
        fix_dice(&k, 2, 1, 1);
        at_execution(&k, 0);
        decline_until_seat(&k, 1, "NEXT_ACT");
        assert_int_equal(garrison_of(&k, "duskhaven") + garrison_of(&k, "imperatrix"), 4 + 10);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(FR_229_FR_230_a_planet_without_empire_rises_for_the_active_player),
    TEST(FR_231_FR_233_FR_S78_FR_E29_the_planet_goes_to_the_active_player_and_stays_his),
    TEST(FR_232_FR_S77_nobody_need_be_there),
    TEST(FR_238_FR_S76_a_planet_that_never_rose_is_under_imperial_control),
    TEST(FR_263_one_garrison_point_keeps_imperial_control),
    TEST(FR_234_imperial_units_alone_occupy_a_planet_in_revolt),
    TEST(FR_235_FR_248_FR_S83_FR_E30_guerrillas_do_not_prevent_occupation_but_count_for_stationing),
    TEST(FR_236_FR_S79_characters_do_not_prevent_occupation),
    TEST(FR_237_another_rebel_unit_keeps_the_planet),
    TEST(FR_239_FR_S80_a_freed_planet_goes_to_the_active_player),
    TEST(FR_240_FR_260_no_garrison_comes_back),
    TEST(FR_313_all_planets_are_judged_on_one_position),
    TEST(FR_241_FR_270_FR_319_the_fall_of_the_capital_ends_the_game_at_once),
    TEST(FR_242_FR_S81_ordinary_planets_change_before_the_capital),
    TEST(FR_314_FR_246_FR_S106_FR_E44_a_capital_emptied_by_stationing_falls_at_the_next_check),
    TEST(FR_243_FR_244_FR_E31_one_patrol_stays),
    TEST(FR_245_FR_E31_without_a_patrol_the_active_player_keeps_one),
    TEST(FR_246_FR_E31_on_the_capital_patrols_go_and_the_others_stay),
    TEST(FR_247_on_a_planet_with_rebel_units_all_stay),
    TEST(FR_249_stationing_applies_in_any_state),
    TEST(FR_250_FR_S84_imperial_characters_leave_also_from_units_that_stay),
    TEST(FR_251_FR_E36_unused_plots_of_the_active_player_are_discarded),
    TEST(FR_252_FR_S85_the_discard_pile_is_public),
    TEST(FR_035_FR_315_FR_S82_the_order_after_the_control_check),
    TEST(FR_257_the_planet_card_gives_the_garrison),
    TEST(FR_258_FR_261_FR_S86_garrisons_do_not_fight),
    TEST(FR_259_nobody_commands_a_garrison),
    TEST(FR_262_only_rebellion_reduces_a_garrison),
};
TEST_GROUP(tests);
