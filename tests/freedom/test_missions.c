/* test_missions.c: chapter 9, step 5.2: which missions characters may be given. */
#include "kit.h"

static void give_mission(struct kit *k, const char *who) { answer(k, ACT_MISSION, card_id(k, who)); }
static int mission_of(struct kit *k, const char *who) { return k->g->person[card_id(k, who)].mission; }

static void FR_133_FR_136_each_character_on_a_planet_may_get_a_mission_or_none(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "spy_nione", "oressa");
    enter(&k, 1, "pilot_lark", "tarn"); /* another's */
    at_missions(&k, 0);
    assert_int_equal(offers(&k, ACT_MISSION), 2);
    assert_true(offered(&k, ACT_DONE));
    give_mission(&k, "senator_ilane");
    answer(&k, ACT_REBELLION);
    assert_true(asks(&k, 0, "NEXT_CHARACTER")); /* interference starts when all are made */
    assert_int_equal(last_event(&k, EV_MISSION)->see, EVERYBODY);
    close_kit(&k);
}

static void FR_133_a_character_placed_in_this_turn_gets_one_too(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    plotted(&k, 0, "senator_ilane");
    at_player_turn(&k, 0);
    go(&k, ACT_ENTER, "senator_ilane", "tarn"); /* nothing else is left to move */
    assert_true(offered(&k, ACT_MISSION, card_id(&k, "senator_ilane")));
    close_kit(&k);
}

static void FR_134_FR_S46_one_mission_at_a_time(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "spy_nione", "tarn");
    at_missions(&k, 0);
    give_mission(&k, "senator_ilane");
    answer(&k, ACT_REBELLION);
    assert_false(offered(&k, ACT_MISSION, card_id(&k, "senator_ilane")));
    assert_true(offered(&k, ACT_MISSION, card_id(&k, "spy_nione")));
    close_kit(&k);
}

static void FR_135_the_five_missions(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "general_korvane", "imperatrix");
    enter(&k, 0, "spy_nione", "imperatrix");
    rebels(&k, 0, "elite", "imperatrix");
    at_missions(&k, 0);
    assert_true(offered(&k, ACT_COMMAND, card_id(&k, "general_korvane")));
    expect_option(&k, ACT_COMMAND, "General Korvane: take a command"); /* as the missions read */
    give_mission(&k, "general_korvane");
    assert_int_equal(offers(&k, ACT_REBELLION), 1);
    assert_int_equal(offers(&k, ACT_SABOTAGE), 1);
    assert_int_equal(offers(&k, ACT_ESCORT), 1);
    assert_int_equal(offers(&k, ACT_GUERRILLAS), 1);
    assert_int_equal(k.c.count, 4);
    close_kit(&k);
}

static void FR_138_FR_S47_rebellion_needs_a_garrison_or_an_imperial_unit(void **state)
{
    (void)state;
    static const struct { int garrison; bool troops, possible; } cases[] = {
        {0, false, false}, {0, true, true}, {1, false, true}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_kit(&k, 2);
        if (cases[i].garrison) garrison(&k, "tarn", cases[i].garrison);
        else free_planet(&k, "tarn", 1);
        if (cases[i].troops) troops(&k, "patrol", "tarn");
        enter(&k, 0, "senator_ilane", "tarn");
        enter(&k, 0, "spy_nione", "oressa");
        at_missions(&k, 0);
        give_mission(&k, "senator_ilane");
        bool possible = offered(&k, ACT_REBELLION) || mission_of(&k, "senator_ilane") == REBELLION;
        assert_int_equal(possible, cases[i].possible);
        close_kit(&k);
    }
}

static void FR_139_FR_140_FR_141_FR_S48_who_may_command_what(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    enter(&k, 0, "general_korvane", "tarn");
    enter(&k, 0, "preacher_odun", "tarn"); /* command 0 */
    enter(&k, 0, "pilot_lark", "oressa");  /* no unit there */
    int other = rebels(&k, 1, "regulars", "tarn");
    int own = rebels(&k, 0, "militia", "tarn");
    at_missions(&k, 0);
    assert_true(refused(&k, ACT_COMMAND, card_id(&k, "preacher_odun"), -1, -1, 140));
    assert_true(refused(&k, ACT_COMMAND, card_id(&k, "pilot_lark"), -1, -1, 139));
    answer(&k, ACT_COMMAND, card_id(&k, "general_korvane"));
    assert_int_equal(k.g->rebel[own].commander, card_id(&k, "general_korvane"));
    assert_int_equal(k.g->rebel[other].commander, 0); /* the other's unit is not his to command */
    close_kit(&k);

    open_kit(&k, 2); /* a unit has only one commander */
    free_planet(&k, "tarn", 0);
    enter(&k, 0, "general_korvane", "tarn");
    enter(&k, 0, "captain_solano", "tarn");
    command(&k, "general_korvane", rebels(&k, 0, "militia", "tarn"));
    at_missions(&k, 0);
    assert_false(offered(&k, ACT_COMMAND, card_id(&k, "captain_solano")));
    close_kit(&k);
}

static void FR_142_FR_152_command_takes_effect_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    enter(&k, 0, "general_korvane", "tarn");
    enter(&k, 0, "senator_ilane", "oressa");
    rebels(&k, 0, "militia", "tarn");
    give(&k, 1, "titan_worm");
    at_missions(&k, 0);
    give_mission(&k, "senator_ilane");
    answer(&k, ACT_REBELLION);
    answer(&k, ACT_COMMAND, card_id(&k, "general_korvane"));
    assert_int_equal(mission_of(&k, "general_korvane"), COMMAND);
    decline_until_seat(&k, 1, "NEXT_ATTACK");
    assert_false(offered(&k, ACT_ATTACK, -1, card_id(&k, "general_korvane"))); /* a commander already in this step */
    assert_true(offered(&k, ACT_ATTACK, -1, card_id(&k, "senator_ilane")));
    close_kit(&k);
}

static void FR_143_FR_196_FR_S49_command_lasts_and_other_missions_end(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    enter(&k, 0, "general_korvane", "tarn");
    enter(&k, 0, "bodyguard_grum", "tarn");
    enter(&k, 0, "spy_nione", "tarn");
    command(&k, "general_korvane", rebels(&k, 0, "militia", "tarn"));
    enter(&k, 1, "pilot_lark", "oressa"); /* the next player has something to do */
    at_missions(&k, 0);
    give_mission(&k, "bodyguard_grum");
    answer(&k, ACT_ESCORT, -1, card_id(&k, "spy_nione"));
    decline_until_seat(&k, 1, "NEXT_ACT");
    assert_int_equal(mission_of(&k, "general_korvane"), COMMAND);
    assert_int_equal(mission_of(&k, "bodyguard_grum"), NO_MISSION);
    close_kit(&k);
}

static void FR_144_sabotage_is_for_the_capital_only(void **state)
{
    (void)state;
    for (int capital = 0; capital < 2; capital++) {
        struct kit k;
        open_kit(&k, 2);
        enter(&k, 0, "spy_nione", capital ? "imperatrix" : "aurelion");
        at_missions(&k, 0);
        give_mission(&k, "spy_nione");
        assert_int_equal(offered(&k, ACT_SABOTAGE), capital);
        close_kit(&k);
    }
}

static void FR_145_FR_146_FR_S50_escort_names_another_own_character_here(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "bodyguard_grum", "tarn");
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "spy_nione", "oressa");   /* elsewhere */
    enter(&k, 1, "pilot_lark", "tarn");    /* another's */
    at_missions(&k, 0);
    give_mission(&k, "bodyguard_grum");
    assert_int_equal(offers(&k, ACT_ESCORT), 1);
    assert_true(offered(&k, ACT_ESCORT, -1, card_id(&k, "senator_ilane")));
    close_kit(&k);
}

static void FR_147_FR_S51_guerrillas_may_be_formed_anywhere_without_a_card(void **state)
{
    (void)state;
    static const char *const where[] = {"tarn", "aurelion", "imperatrix"};
    for (int i = 0; i < 4; i++) {
        struct kit k;
        open_kit(&k, 2);
        if (i == 3) free_planet(&k, "oressa", 1);
        enter(&k, 0, "senator_ilane", i == 3 ? "oressa" : where[i]);
        enter(&k, 0, "spy_nione", "kolvane");
        at_missions(&k, 0);
        give_mission(&k, "senator_ilane");
        assert_true(offered(&k, ACT_GUERRILLAS) || mission_of(&k, "senator_ilane") == FORM_GUERRILLAS);
        close_kit(&k);
    }
}

static void FR_302_FR_E47_a_commander_who_takes_another_mission_frees_his_unit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "oressa", 0);
    int slot = rebels(&k, 0, "regulars", "tarn");
    enter(&k, 0, "general_korvane", "tarn");
    enter(&k, 0, "captain_solano", "tarn");
    command(&k, "general_korvane", slot);
    give(&k, 1, "titan_worm");
    at_missions(&k, 0);
    assert_false(offered(&k, ACT_COMMAND, card_id(&k, "captain_solano")));
    give_mission(&k, "general_korvane");
    answer(&k, ACT_REBELLION);
    assert_int_equal(k.g->rebel[slot].commander, 0);
    answer(&k, ACT_COMMAND, card_id(&k, "captain_solano"));
    assert_int_equal(k.g->rebel[slot].commander, card_id(&k, "captain_solano"));
    decline_until_seat(&k, 1, "NEXT_ATTACK");
    assert_true(offered(&k, ACT_ATTACK, -1, card_id(&k, "general_korvane")));
    assert_false(offered(&k, ACT_ATTACK, -1, card_id(&k, "captain_solano")));
    close_kit(&k);
}

static void FR_302_a_commander_without_a_new_mission_keeps_his_command(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    int slot = rebels(&k, 0, "regulars", "tarn");
    enter(&k, 0, "general_korvane", "tarn");
    command(&k, "general_korvane", slot);
    at_missions(&k, 0);
    answer(&k, ACT_DONE);
    assert_int_equal(k.g->rebel[slot].commander, card_id(&k, "general_korvane"));
    close_kit(&k);
}

static void FR_303_whom_one_may_escort(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "bodyguard_grum", "tarn");
    enter(&k, 0, "duellist_kaen", "tarn");
    enter(&k, 0, "general_korvane", "tarn");
    command(&k, "general_korvane", rebels(&k, 0, "militia", "tarn"));
    at_missions(&k, 0);
    give_mission(&k, "duellist_kaen");
    assert_true(offered(&k, ACT_ESCORT, -1, card_id(&k, "general_korvane"))); /* a commander: an idle escort */
    answer(&k, ACT_ESCORT, -1, card_id(&k, "bodyguard_grum"));                /* who has no mission yet */
    give_mission(&k, "bodyguard_grum");
    answer(&k, ACT_ESCORT, -1, card_id(&k, "duellist_kaen"));                 /* each other */
    assert_int_equal(happened(&k, EV_ESCORTS), 2);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_133_FR_136_each_character_on_a_planet_may_get_a_mission_or_none),
    TEST(FR_133_a_character_placed_in_this_turn_gets_one_too),
    TEST(FR_134_FR_S46_one_mission_at_a_time),
    TEST(FR_135_the_five_missions),
    TEST(FR_138_FR_S47_rebellion_needs_a_garrison_or_an_imperial_unit),
    TEST(FR_139_FR_140_FR_141_FR_S48_who_may_command_what),
    TEST(FR_142_FR_152_command_takes_effect_at_once),
    TEST(FR_143_FR_196_FR_S49_command_lasts_and_other_missions_end),
    TEST(FR_144_sabotage_is_for_the_capital_only),
    TEST(FR_145_FR_146_FR_S50_escort_names_another_own_character_here),
    TEST(FR_147_FR_S51_guerrillas_may_be_formed_anywhere_without_a_card),
    TEST(FR_302_FR_E47_a_commander_who_takes_another_mission_frees_his_unit),
    TEST(FR_302_a_commander_without_a_new_mission_keeps_his_command),
    TEST(FR_303_whom_one_may_escort),
};
TEST_GROUP(tests);
