/* test_battle.c: chapters 12 and 13, steps 5.5 and 5.6: reaction moves, unit battles, losses; the switches about them. */
#include "kit.h"

static bool stands(struct kit *k, int slot) { return in_set(k->g->rebels, slot); }
static bool holds_out(struct kit *k, int slot) { return in_set(k->g->troops, slot); }

/* Tarn is in revolt and seat 2 has a character to place, so that the game stops after the player turn of seat 0. */
static void open_field(struct kit *k, u32 options)
{
    open_options(k, 3, options);
    free_planet(k, "tarn", 0);
    enter(k, 2, "engineer_pell", NULL);
}

static void fight(struct kit *k, int rebel_die, int imperial_die)
{
    fix_dice(k, 2, rebel_die, imperial_die);
    at_battle(k, 0);
}

/* -- Reaction movement --------------------------------------------------------------------------------------------- */

static void FR_197_FR_198_FR_310_FR_S68_each_other_player_moves_one_unit_in_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "oressa", 0);
    int own = rebels(&k, 1, "militia", "tarn");
    int one = rebels(&k, 0, "militia", "tarn");
    rebels(&k, 0, "regulars", "tarn");
    int two = rebels(&k, 2, "militia", "tarn");
    at_reaction(&k, 1);
    assert_true(asks(&k, 2, "WHICH_UNIT")); /* from the active player's left */
    go(&k, ACT_MOVE_UNIT, "militia", "oressa");
    assert_int_equal(k.g->rebel[two].planet, planet_id(&k, "oressa")); /* carried out before the next decides */
    assert_true(asks(&k, 0, "WHICH_UNIT"));
    go(&k, ACT_MOVE_UNIT, "militia", "oressa");
    assert_int_equal(k.g->rebel[one].planet, planet_id(&k, "oressa"));
    assert_true(strcmp(asked(&k), "WHICH_UNIT") != 0); /* at most one unit; the active player none */
    assert_int_equal(k.g->rebel[own].planet, planet_id(&k, "tarn"));
    close_kit(&k);
}

static void FR_199_FR_200_FR_E24_what_stops_a_reaction_move(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "oressa", 1);
    free_planet(&k, "merrow", 1);
    garrison(&k, "tarn", 2);
    rebels(&k, 1, "regulars", "oressa"); /* with a Patrol */
    troops(&k, "patrol", "oressa");
    rebels(&k, 1, "militia", "tarn");    /* garrison 2: 2 is not greater */
    rebels(&k, 1, "guerrilla", "merrow");
    at_reaction(&k, 0);
    assert_true(asks(&k, 1, "WHICH_UNIT"));
    assert_int_equal(offers(&k, ACT_MOVE_UNIT), 1);
    assert_true(offered(&k, ACT_MOVE_UNIT, card_id(&k, "guerrilla")));
    assert_true(refused(&k, ACT_MOVE_UNIT, card_id(&k, "regulars"), -1, -1, 199));
    assert_true(refused(&k, ACT_MOVE_UNIT, card_id(&k, "militia"), -1, -1, 200));
    answer(&k, ACT_MOVE_UNIT, card_id(&k, "guerrilla"));
    assert_false(offered(&k, ACT_GO, planet_id(&k, "veyra"))); /* the gates bind it too */
    close_kit(&k);
}

static void FR_201_the_commander_moves_along_and_characters_alone_do_not(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 1);
    free_planet(&k, "oressa", 1);
    enter(&k, 1, "general_korvane", "tarn");
    enter(&k, 1, "pilot_lark", "tarn");
    command(&k, "general_korvane", rebels(&k, 1, "militia", "tarn"));
    at_reaction(&k, 0);
    assert_int_equal(offers(&k, ACT_MOVE_CHARACTER), 0);
    go(&k, ACT_MOVE_UNDER, "militia", "oressa");
    assert_int_equal(place_of(&k, "general_korvane"), planet_id(&k, "oressa"));
    assert_int_equal(place_of(&k, "pilot_lark"), planet_id(&k, "tarn"));
    close_kit(&k);
}

static void FR_202_a_unit_may_move_into_a_battle(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 1);
    free_planet(&k, "oressa", 0);
    rebels(&k, 0, "militia", "oressa");
    troops(&k, "line", "oressa");
    rebels(&k, 1, "regulars", "tarn");
    at_reaction(&k, 0);
    go(&k, ACT_MOVE_UNIT, "regulars", "oressa");
    assert_int_equal(last_event(&k, EV_BATTLE)->b, 2 + 3);
    close_kit(&k);
}

/* -- Which battles ------------------------------------------------------------------------------------------------- */

static void FR_203_FR_206_FR_S70_where_a_battle_must_be_fought(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    rebels(&k, 1, "militia", "tarn");
    troops(&k, "patrol", "tarn");
    fight(&k, 1, 1);
    assert_int_equal(happened(&k, EV_DICE), 1);
    close_kit(&k);

    open_field(&k, 0); /* only Guerrillas: nothing is forced */
    rebels(&k, 1, "guerrilla", "tarn");
    troops(&k, "patrol", "tarn");
    at_battle(&k, 0);
    assert_true(asks(&k, 1, "WHO_FIGHTS"));
    answer(&k, ACT_DONE);
    assert_int_equal(happened(&k, EV_DICE), 0);
    assert_int_equal(happened(&k, EV_NO_BATTLE), 1);
    close_kit(&k);
}

static void FR_204_FR_S69_the_active_player_orders_the_battles(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    free_planet(&k, "oressa", 1);
    rebels(&k, 1, "militia", "tarn");
    troops(&k, "line", "tarn");
    rebels(&k, 1, "militia", "oressa");
    troops(&k, "line", "oressa");
    free_planet(&k, "kolvane", 1);
    rebels(&k, 1, "guerrilla", "kolvane"); /* of FR-206: in the order too */
    troops(&k, "line", "kolvane");
    fix_dice(&k, 4, 1, 1, 1, 1);
    at_battle(&k, 0);
    assert_true(asks(&k, 0, "NEXT_BATTLE"));
    assert_int_equal(offers(&k, ACT_BATTLE), 3);
    answer(&k, ACT_BATTLE, planet_id(&k, "oressa"));
    assert_int_equal(nth_event(&k, EV_DICE, 0)->a, planet_id(&k, "oressa"));
    assert_true(asks(&k, 0, "NEXT_BATTLE")); /* one round, resolved fully, then the next */
    assert_int_equal(offers(&k, ACT_BATTLE), 2);
    close_kit(&k);
}

static void FR_205_FR_312_FR_E41_guerrillas_decide_one_by_one(void **state)
{
    (void)state;
    for (int commits = 0; commits < 2; commits++) {
        struct kit k;
        open_options(&k, 3, 0);
        free_planet(&k, "tarn", 0);
        int b = rebels(&k, 1, "guerrilla", "tarn"), c = rebels(&k, 2, "guerrilla", "tarn");
        enter(&k, 2, "pilot_lark", "tarn"); /* command 2 */
        command(&k, "pilot_lark", c);
        troops(&k, "patrol", "tarn");
        fix_dice(&k, 2, 1, 4); /* 3 + 1 against 1 + 4: lost by 1 */
        at_battle(&k, 0);
        assert_true(asks(&k, 1, "WHO_FIGHTS"));
        answer(&k, ACT_DONE);
        assert_true(asks(&k, 2, "WHO_FIGHTS"));
        if (commits) answer(&k, ACT_COMMIT_UNDER);
        else answer(&k, ACT_DONE);
        assert_int_equal(happened(&k, EV_DICE), commits);
        assert_true(stands(&k, b)); /* only what took part can be lost */
        assert_int_equal(stands(&k, c), !commits);
        assert_int_equal(controller(&k, "pilot_lark"), 2);
        close_kit(&k);
    }
}

static void FR_207_FR_208_FR_209_FR_210_FR_S71_FR_E28_keeping_out(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    int four = rebels(&k, 1, "veterans", "tarn");
    rebels(&k, 0, "militia", "tarn");
    troops(&k, "line", "tarn"); /* 6 against 3: superior */
    fix_dice(&k, 2, 1, 1);
    at_battle(&k, 0);
    assert_true(asks(&k, 1, "WHO_FIGHTS")); /* the active player decides last */
    answer(&k, ACT_KEEP_OUT, card_id(&k, "veterans"));
    assert_int_equal(happened(&k, EV_DICE), 1); /* the last one must fight: nobody is asked */
    assert_int_equal(last_event(&k, EV_RESULT)->b, 2 + 1);
    assert_true(stands(&k, four));
    close_kit(&k);

    open_field(&k, 0); /* 6 against 6: not superior */
    rebels(&k, 1, "veterans", "tarn");
    rebels(&k, 0, "militia", "tarn");
    troops(&k, "guard", "tarn");
    fight(&k, 1, 1);
    assert_int_equal(last_event(&k, EV_RESULT)->b, 6 + 1);
    close_kit(&k);
}

static void FR_208_guerrillas_never_count_for_superiority_and_damage_and_command_do(void **state)
{
    (void)state;
    static const struct { bool guerrilla, commander; int damage; bool superior; } cases[] = {
        {false, false, 0, false}, {true, false, 0, false}, {false, true, 0, true}, {false, false, 1, true}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_field(&k, 0);
        int slot = rebels(&k, 1, "militia", "tarn");
        rebels(&k, 1, "guerrilla", "tarn"); /* a Guerrilla is there in any case */
        rebels(&k, 1, "militia", "tarn");
        int heavy = troops(&k, "heavy", "tarn"); /* 4 against 4 */
        if (cases[i].commander) {
            enter(&k, 1, "duellist_kaen", "tarn");
            command(&k, "duellist_kaen", slot);
        }
        k.g->troop[heavy].damage = (u8)cases[i].damage;
        at_battle(&k, 0);
        assert_true(asks(&k, 1, "WHO_FIGHTS"));
        assert_int_equal(offers(&k, ACT_KEEP_OUT) + offers(&k, ACT_KEEP_OUT_UNDER) > 0, cases[i].superior);
        close_kit(&k);
    }
}

static void FR_322_the_switch_standoff_lets_all_superior_units_stay_out(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, STANDOFF);
    rebels(&k, 1, "veterans", "tarn");
    troops(&k, "patrol", "tarn");
    at_battle(&k, 0);
    answer(&k, ACT_KEEP_OUT);
    assert_int_equal(happened(&k, EV_DICE), 0);
    close_kit(&k);

    open_field(&k, 0); /* off by default */
    rebels(&k, 1, "veterans", "tarn");
    troops(&k, "patrol", "tarn");
    fight(&k, 1, 1);
    assert_int_equal(happened(&k, EV_DICE), 1);
    close_kit(&k);
}

/* -- The roll and the losses --------------------------------------------------------------------------------------- */

static void FR_211_FR_212_FR_213_FR_214_FR_216_totals(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    int slot = rebels(&k, 0, "militia", "tarn");
    enter(&k, 0, "captain_solano", "tarn");  /* command 3 */
    enter(&k, 0, "general_korvane", "tarn"); /* commands nothing: adds nothing */
    command(&k, "captain_solano", slot);
    rebels(&k, 1, "militia", "tarn");
    troops(&k, "guard", "tarn");
    troops(&k, "heavy", "tarn"); /* all imperial units take part */
    fight(&k, 4, 6);
    assert_int_equal(last_event(&k, EV_RESULT)->b, 2 + 3 + 2 + 4);
    assert_int_equal(last_event(&k, EV_RESULT)->c, 6 + 4 + 6);
    close_kit(&k);
}

static void FR_214_imperial_commanders_add_their_command(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 1);
    rebels(&k, 1, "veterans", "tarn");
    plotted(&k, 0, "line");
    plotted(&k, 0, "knight_of_the_wall"); /* command 3 */
    fix_dice(&k, 2, 1, 1);
    at_player_turn(&k, 0);
    go(&k, ACT_DEPLOY, "line", "tarn");
    go(&k, ACT_DEPLOY, "knight_of_the_wall", "tarn");
    decline_until(&k, "NEXT_ACTION");
    assert_int_equal(last_event(&k, EV_RESULT)->c, 3 + 3 + 1);
    assert_true(in_pile(&k, DISCARD, "knight_of_the_wall"));
    close_kit(&k);
}

static void FR_217_FR_E27_equal_totals_cost_nobody_anything(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    int rebel = rebels(&k, 0, "elite", "tarn"), imperial = troops(&k, "heavy", "tarn");
    fight(&k, 3, 4);
    assert_true(stands(&k, rebel));
    assert_true(holds_out(&k, imperial));
    assert_int_equal(k.g->world[planet_id(&k, "tarn")].owner, 0);
    close_kit(&k);
}

static void FR_218_FR_226_FR_S75_FR_E25_the_first_loss_whatever_its_strength(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    int slot = rebels(&k, 0, "regulars", "tarn");
    enter(&k, 0, "pilot_lark", "tarn"); /* command 2 */
    command(&k, "pilot_lark", slot);
    troops(&k, "line", "tarn");
    fight(&k, 2, 6); /* 7 against 9 */
    assert_false(stands(&k, slot)); /* although 3 is more than 2 */
    assert_true(in_pile(&k, DISCARD, "regulars"));
    assert_int_equal(place_of(&k, "pilot_lark"), planet_id(&k, "tarn")); /* the commander stays */
    assert_int_equal(k.g->person[card_id(&k, "pilot_lark")].mission, NO_MISSION);
    close_kit(&k);
}

static void FR_219_FR_220_FR_221_FR_S72_FR_E26_further_losses(void **state)
{
    (void)state;
    static const struct { const char *first; bool guerrilla, militia, veterans; } cases[] = {
        {"guerrilla", false, false, true}, {"veterans", true, true, false}, {"militia", false, false, true}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_field(&k, 0);
        int one = rebels(&k, 0, "guerrilla", "tarn"), two = rebels(&k, 0, "militia", "tarn");
        int four = rebels(&k, 0, "veterans", "tarn");
        troops(&k, "guard", "tarn"); /* 6 */
        fix_dice(&k, 2, 1, 6);       /* 7 + 1 against 6 + 6: margin 4 */
        at_battle(&k, 0);
        answer(&k, ACT_COMMIT, card_id(&k, "guerrilla"));
        assert_true(asks(&k, 0, "WHICH_LOSS"));
        answer(&k, ACT_UNIT, card_id(&k, cases[i].first));
        assert_int_equal(stands(&k, one), cases[i].guerrilla);
        assert_int_equal(stands(&k, two), cases[i].militia);
        assert_int_equal(stands(&k, four), cases[i].veterans);
        close_kit(&k);
    }
}

static void FR_222_FR_225_FR_S73_FR_E40_printed_strength_counts_for_losses(void **state)
{
    (void)state;
    for (int first = 0; first < 2; first++) {
        struct kit k;
        open_field(&k, 0);
        rebels(&k, 1, "regulars", "tarn");
        int line = troops(&k, "line", "tarn"), security = troops(&k, "security", "tarn");
        k.g->troop[line].damage = 2;
        fix_dice(&k, 2, 6, 2); /* 9 against 1 + 2 + 2: margin 4 */
        at_battle(&k, 0);
        assert_true(asks(&k, 0, "WHICH_LOSS")); /* the active player chooses for the Empire */
        answer(&k, ACT_TROOP, card_id(&k, first ? "security" : "line"));
        assert_int_equal(holds_out(&k, line), first);
        assert_int_equal(holds_out(&k, security), !first);
        close_kit(&k);
    }
}

static void FR_223_only_participating_units_are_lost(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    int guerrilla = rebels(&k, 0, "guerrilla", "tarn"), militia = rebels(&k, 0, "militia", "tarn");
    troops(&k, "guard", "tarn");
    fix_dice(&k, 2, 1, 6);
    at_battle(&k, 0);
    answer(&k, ACT_DONE); /* the Guerrilla stays out */
    assert_true(stands(&k, guerrilla));
    assert_false(stands(&k, militia));
    close_kit(&k);
}

static void FR_224_FR_S74_the_greatest_contributor_chooses_rebel_losses(void **state)
{
    (void)state;
    static const struct { const char *mine, *one, *two; seat chooses; } cases[] = {
        {"militia", "veterans", "militia", 1}, /* the greatest */
        {"militia", "militia", "veterans", 2},
        {"militia", "militia", "militia", 0},  /* a tie with the active player */
        {"guerrilla", "militia", "militia", 1}}; /* a tie without him: the nearest to his left */
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_kit(&k, 3);
        free_planet(&k, "tarn", 0);
        rebels(&k, 0, cases[i].mine, "tarn");
        rebels(&k, 1, cases[i].one, "tarn");
        rebels(&k, 2, cases[i].two, "tarn");
        troops(&k, "guard", "tarn");
        troops(&k, "guard", "tarn");
        fix_dice(&k, 2, 1, 6);
        at_battle(&k, 0);
        decline_until(&k, "WHICH_LOSS");
        assert_int_equal(asked_seat(&k), cases[i].chooses);
        close_kit(&k);
    }
}

static void FR_226_an_imperial_commander_goes_with_his_unit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 1);
    rebels(&k, 1, "elite", "tarn");
    plotted(&k, 0, "patrol");
    plotted(&k, 0, "knight_of_the_lance");
    fix_dice(&k, 2, 6, 1);
    at_player_turn(&k, 0);
    go(&k, ACT_DEPLOY, "patrol", "tarn");
    go(&k, ACT_DEPLOY, "knight_of_the_lance", "tarn");
    decline_until(&k, "NEXT_ACTION");
    assert_int_equal(count_troops(&k, NULL, "tarn"), 0);
    assert_true(in_pile(&k, DISCARD, "knight_of_the_lance"));
    assert_int_equal(happened(&k, EV_FELL_WITH), 1);
    close_kit(&k);
}

static void FR_227_FR_228_one_round_and_nothing_but_losses(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    int rebel = rebels(&k, 1, "regulars", "tarn"), one = troops(&k, "line", "tarn"), two = troops(&k, "line", "tarn");
    fight(&k, 6, 1); /* 9 against 7: one Line is lost, the other stays */
    assert_int_equal(happened(&k, EV_DICE), 1);
    assert_int_equal(holds_out(&k, one) + holds_out(&k, two), 1);
    assert_true(stands(&k, rebel));
    assert_int_equal(k.g->world[planet_id(&k, "tarn")].owner, 0);
    close_kit(&k);
}

static void FR_311_FR_S105_FR_S114_the_steps_of_a_battle(void **state)
{
    (void)state;
    struct kit k;
    open_field(&k, 0);
    rebels(&k, 0, "elite", "tarn");
    rebels(&k, 1, "militia", "tarn");
    give(&k, 1, "ambush");
    troops(&k, "patrol", "tarn");
    fix_dice(&k, 2, 1, 1);
    at_battle(&k, 0);
    assert_true(asks(&k, 1, "WHO_FIGHTS"));
    answer(&k, ACT_DONE);
    assert_true(asks(&k, 0, "WHO_FIGHTS"));
    answer(&k, ACT_DONE);
    decline_until_seat(&k, 1, "REACT"); /* cards before the roll */
    assert_int_equal(happened(&k, EV_DICE), 0);
    play(&k, "ambush");
    assert_int_equal(last_event(&k, EV_RESULT)->b, 5 + 2 + 1 + 2);
    close_kit(&k);
}

/* -- Switches ------------------------------------------------------------------------------------------------------ */

static void FR_281_the_switch_assault(void **state)
{
    (void)state;
    struct kit k;
    open_options(&k, 2, ASSAULT);
    rebels(&k, 0, "elite", "duskhaven"); /* 5 against a garrison of 4 */
    rebels(&k, 0, "guerrilla", "tarn");  /* Guerrillas do not assault */
    rebels(&k, 1, "elite", "kolvane");   /* nor do units of others */
    fix_dice(&k, 2, 3, 1);
    at_battle(&k, 0);
    assert_true(asks(&k, 0, "NEXT_BATTLE"));
    assert_int_equal(offers(&k, ACT_ASSAULT), 1);
    assert_true(offered(&k, ACT_DONE)); /* he may */
    answer(&k, ACT_ASSAULT);
    assert_int_equal(k.g->world[planet_id(&k, "duskhaven")].garrison, 4 - 3);
    close_kit(&k);

    open_options(&k, 2, ASSAULT);
    int slot = rebels(&k, 0, "elite", "duskhaven");
    fix_dice(&k, 2, 1, 6);
    at_battle(&k, 0);
    answer(&k, ACT_ASSAULT);
    assert_int_equal(k.g->world[planet_id(&k, "duskhaven")].garrison, 4);
    assert_false(stands(&k, slot));
    close_kit(&k);

    open_options(&k, 2, 0);
    rebels(&k, 0, "elite", "duskhaven");
    at_battle(&k, 0);
    assert_int_equal(happened(&k, EV_BATTLE), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_197_FR_198_FR_310_FR_S68_each_other_player_moves_one_unit_in_turn),
    TEST(FR_199_FR_200_FR_E24_what_stops_a_reaction_move),
    TEST(FR_201_the_commander_moves_along_and_characters_alone_do_not),
    TEST(FR_202_a_unit_may_move_into_a_battle),
    TEST(FR_203_FR_206_FR_S70_where_a_battle_must_be_fought),
    TEST(FR_204_FR_S69_the_active_player_orders_the_battles),
    TEST(FR_205_FR_312_FR_E41_guerrillas_decide_one_by_one),
    TEST(FR_207_FR_208_FR_209_FR_210_FR_S71_FR_E28_keeping_out),
    TEST(FR_208_guerrillas_never_count_for_superiority_and_damage_and_command_do),
    TEST(FR_322_the_switch_standoff_lets_all_superior_units_stay_out),
    TEST(FR_211_FR_212_FR_213_FR_214_FR_216_totals),
    TEST(FR_214_imperial_commanders_add_their_command),
    TEST(FR_217_FR_E27_equal_totals_cost_nobody_anything),
    TEST(FR_218_FR_226_FR_S75_FR_E25_the_first_loss_whatever_its_strength),
    TEST(FR_219_FR_220_FR_221_FR_S72_FR_E26_further_losses),
    TEST(FR_222_FR_225_FR_S73_FR_E40_printed_strength_counts_for_losses),
    TEST(FR_223_only_participating_units_are_lost),
    TEST(FR_224_FR_S74_the_greatest_contributor_chooses_rebel_losses),
    TEST(FR_226_an_imperial_commander_goes_with_his_unit),
    TEST(FR_227_FR_228_one_round_and_nothing_but_losses),
    TEST(FR_311_FR_S105_FR_S114_the_steps_of_a_battle),
    TEST(FR_281_the_switch_assault),
};
TEST_GROUP(tests);
