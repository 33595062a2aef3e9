/* test_execution.c: chapter 11, step 5.4: Rebellion, Sabotage and Form Guerrillas. */
#include "kit.h"

static int garrison_of(struct kit *k, const char *planet) { return k->g->world[planet_id(k, planet)].garrison; }

/* Seat 1 has something to place, so that the game stops after the player turn of seat 0. */
static void open_missions(struct kit *k)
{
    open_kit(k, 2);
    enter(k, 1, "engineer_pell", NULL);
}

static void rebel(struct kit *k, const char *who, const char *planet)
{
    enter(k, 0, who, planet);
    mission(k, who, REBELLION, 0);
}

/* -- Rebellion ----------------------------------------------------------------------------------------------------- */

static void FR_170_FR_S60_the_active_player_chooses_the_order(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    rebel(&k, "senator_ilane", "tarn");
    rebel(&k, "princess_seravel", "oressa");
    enter(&k, 0, "spy_nione", "kolvane");
    mission(&k, "spy_nione", FORM_GUERRILLAS, 0);
    at_execution(&k, 0);
    assert_true(asks(&k, 0, "NEXT_MISSION"));
    assert_int_equal(offers(&k, ACT_RUN_REBELLION), 2);
    assert_int_equal(offers(&k, ACT_RUN_GUERRILLAS), 1);
    assert_false(offered(&k, ACT_DONE)); /* none is left out */
    answer(&k, ACT_RUN_REBELLION, planet_id(&k, "oressa"));
    assert_int_equal(last_event(&k, EV_REBELLION)->a, planet_id(&k, "oressa"));
    close_kit(&k);
}

static void FR_172_FR_174_FR_175_FR_176_FR_S61_FR_S62_FR_E15_politics_less_a_die_reduces_the_garrison(void **state)
{
    (void)state;
    /* Ilane 5 and Mirelle 4 on Kolvane, garrison 3 */
    static const struct { int die, left; } cases[] = {{4, 0}, {6, 0}, {1, 0}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_missions(&k);
        rebel(&k, "senator_ilane", "kolvane");
        rebel(&k, "orator_mirelle", "kolvane");
        enter(&k, 0, "chancellor_brask", "kolvane"); /* there, but without the mission */
        rebel(&k, "mystic_aurel", "tarn");           /* another group */
        fix_dice(&k, 2, cases[i].die, 6);
        at_execution(&k, 0);
        answer(&k, ACT_RUN_REBELLION, planet_id(&k, "kolvane"));
        assert_int_equal(nth_event(&k, EV_REBELLION, 0)->b, 9);
        assert_int_equal(nth_event(&k, EV_REBELLION, 0)->c, cases[i].die);
        assert_int_equal(garrison_of(&k, "kolvane"), cases[i].left);
        assert_int_equal(happened(&k, EV_REBELLION), 2); /* one roll for each planet */
        close_kit(&k);
    }
    for (int die = 3; die <= 6; die++) { /* Nione has politics 3: 0 from a 3 on */
        struct kit k;
        open_missions(&k);
        rebel(&k, "spy_nione", "kolvane");
        fix_dice(&k, 1, die);
        at_execution(&k, 0);
        assert_int_equal(garrison_of(&k, "kolvane"), 3);
        close_kit(&k);
    }
    struct kit k;
    open_missions(&k);
    rebel(&k, "spy_nione", "kolvane");
    fix_dice(&k, 1, 2);
    at_execution(&k, 0);
    assert_int_equal(garrison_of(&k, "kolvane"), 2);
    close_kit(&k);
}

static void FR_173_FR_E17_two_dice_on_the_capital(void **state)
{
    (void)state;
    static const struct { int one, two, left; } cases[] = {{5, 6, 8}, {6, 6, 9}, {3, 4, 4}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_missions(&k);
        rebel(&k, "senator_ilane", "imperatrix");
        rebel(&k, "orator_mirelle", "imperatrix");
        rebel(&k, "mystic_aurel", "imperatrix"); /* 13 in all */
        fix_dice(&k, 2, cases[i].one, cases[i].two);
        at_execution(&k, 0);
        assert_int_equal(garrison_of(&k, "imperatrix"), cases[i].left);
        close_kit(&k);
    }
    struct kit k;
    open_missions(&k);
    rebel(&k, "senator_ilane", "imperatrix");
    rebel(&k, "orator_mirelle", "imperatrix"); /* 9 against 12 */
    fix_dice(&k, 2, 6, 6);
    at_execution(&k, 0);
    assert_int_equal(garrison_of(&k, "imperatrix"), 10);
    close_kit(&k);
}

static void FR_177_FR_178_FR_180_FR_S63_FR_S64_FR_E16_damage_on_imperial_units(void **state)
{
    (void)state;
    for (int first = 0; first < 2; first++) {
        struct kit k;
        open_missions(&k);
        garrison(&k, "kolvane", 3);
        rebel(&k, "senator_ilane", "kolvane");
        rebel(&k, "orator_mirelle", "kolvane");
        int patrol = troops(&k, "patrol", "kolvane"), security = troops(&k, "security", "kolvane");
        fix_dice(&k, 1, 4); /* result 5: garrison by 3, or 2 damage */
        at_execution(&k, 0);
        assert_true(asks(&k, 0, "WHICH_USE")); /* chosen after the roll, one use for all of it */
        assert_true(offered(&k, ACT_WEAKEN, -1, 3));
        answer(&k, ACT_STRIKE, -1, 2);
        assert_true(asks(&k, 0, "WHICH_TROOP"));
        if (first == 0) {
            answer(&k, ACT_TROOP, card_id(&k, "patrol")); /* dies at once; the rest fits nowhere else */
            assert_false(in_set(k.g->troops, patrol));
            assert_int_equal(nth_event(&k, EV_DAMAGED, 1)->a, card_id(&k, "security"));
            assert_true(in_set(k.g->troops, security));
        } else {
            answer(&k, ACT_TROOP, card_id(&k, "security"));
            assert_false(in_set(k.g->troops, security));
            assert_true(in_set(k.g->troops, patrol));
        }
        assert_int_equal(garrison_of(&k, "kolvane"), 3); /* no splitting */
        close_kit(&k);
    }
}

static void FR_179_FR_181_FR_215_damage_lasts_until_the_battle(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    free_planet(&k, "kolvane", 1);
    rebel(&k, "senator_ilane", "kolvane");
    rebels(&k, 0, "regulars", "kolvane");
    int line = troops(&k, "line", "kolvane");
    fix_dice(&k, 3, 1, 1, 1); /* result 4: 2 damage; then 3 + 1 against 1 + 1: the Line is lost */
    at_execution(&k, 0);
    assert_int_equal(last_event(&k, EV_BATTLE)->c, 1);
    assert_false(in_set(k.g->troops, line));
    close_kit(&k);

    open_missions(&k);
    free_planet(&k, "kolvane", 1);
    rebel(&k, "senator_ilane", "kolvane");
    rebels(&k, 1, "guerrilla", "kolvane"); /* no battle; a rebel unit keeps the imperial unit there */
    line = troops(&k, "line", "kolvane");
    fix_dice(&k, 1, 1);
    at_execution(&k, 0);
    assert_int_equal(nth_event(&k, EV_DAMAGED, 1)->c, 2);
    decline_until_seat(&k, 1, "WHERE");
    assert_true(in_set(k.g->troops, line));
    assert_int_equal(k.g->troop[line].damage, 0); /* what was left over is gone */
    close_kit(&k);
}

static void FR_182_characters_stay_after_a_rebellion(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    rebel(&k, "senator_ilane", "kolvane");
    fix_dice(&k, 1, 6);
    at_execution(&k, 0);
    assert_int_equal(place_of(&k, "senator_ilane"), planet_id(&k, "kolvane"));
    assert_int_equal(controller(&k, "senator_ilane"), 0);
    close_kit(&k);
}

static void FR_308_which_uses_a_result_has(void **state)
{
    (void)state;
    static const struct { int garrison; bool troops; int die, weaken, strike; } cases[] = {
        {3, true, 3, 2, 1}, /* result 2 */
        {3, true, 4, 1, 0}, /* result 1: no damage */
        {0, true, 4, 0, 0}, /* lost */
        {0, true, 3, 0, 1}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_missions(&k);
        if (cases[i].garrison) garrison(&k, "kolvane", cases[i].garrison);
        else free_planet(&k, "kolvane", 1);
        rebel(&k, "senator_ilane", "kolvane");
        rebels(&k, 1, "guerrilla", "kolvane");
        int line = troops(&k, "line", "kolvane");
        fix_dice(&k, 1, cases[i].die);
        at_execution(&k, 0);
        if (cases[i].weaken && cases[i].strike) {
            assert_true(offered(&k, ACT_WEAKEN, -1, cases[i].weaken));
            assert_true(offered(&k, ACT_STRIKE, -1, cases[i].strike));
        } else {
            assert_int_equal(garrison_of(&k, "kolvane"), cases[i].garrison - cases[i].weaken);
            assert_int_equal(happened(&k, EV_DAMAGED), cases[i].strike);
            assert_true(in_set(k.g->troops, line));
            assert_int_equal(happened(&k, EV_TOO_FEW), !cases[i].weaken && !cases[i].strike);
        }
        close_kit(&k);
    }
}

static void FR_171_FR_307_what_is_gone_when_its_time_comes(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k); /* Pell and Nione in one Sabotage group: see FR-E45; here the only one is gone */
    rebel(&k, "senator_ilane", "tarn");
    rebel(&k, "princess_seravel", "tarn");
    give(&k, 1, "titan_worm");
    fix_dice(&k, 3, 1, 6, 5); /* Ilane falls; Seravel alone: 5 - 5 */
    at_interference(&k, 0);
    answer(&k, ACT_ATTACK, -1, card_id(&k, "senator_ilane"));
    assert_int_equal(last_event(&k, EV_REBELLION)->b, 5);
    assert_int_equal(garrison_of(&k, "tarn"), 2);
    close_kit(&k);

    open_missions(&k); /* nobody is left: nothing is rolled */
    rebel(&k, "senator_ilane", "tarn");
    give(&k, 1, "titan_worm");
    fix_dice(&k, 2, 1, 6);
    at_interference(&k, 0);
    answer(&k, ACT_ATTACK);
    assert_int_equal(happened(&k, EV_REBELLION), 0);
    close_kit(&k);
}

/* -- Sabotage ------------------------------------------------------------------------------------------------------ */

static void saboteur(struct kit *k, const char *who, int group)
{
    enter(k, 0, who, "imperatrix");
    mission(k, who, SABOTAGE, group);
}

static void FR_183_FR_185_FR_187_FR_E18_sabotage(void **state)
{
    (void)state;
    for (int two = 3; two <= 5; two++) {
        struct kit k;
        open_missions(&k);
        saboteur(&k, "smuggler_ferro", 1); /* 4 + 1 + 2 */
        k.g->markers = 8;
        fix_dice(&k, 2, 3, two);
        at_execution(&k, 0);
        assert_int_equal(last_event(&k, EV_SABOTAGE)->b, 7);
        assert_int_equal(nth_event(&k, EV_SABOTAGE, 0)->c, 3 + two);
        assert_int_equal(k.g->markers, 3 + two <= 7 ? 7 : 8);
        assert_true(in_pile(&k, DISCARD, "smuggler_ferro")); /* in any case */
        close_kit(&k);
    }
}

static void FR_184_FR_E19_joint_sabotage(void **state)
{
    (void)state;
    for (int two = 5; two <= 6; two++) {
        struct kit k;
        open_missions(&k);
        saboteur(&k, "spy_nione", 1); /* 6 */
        enter(&k, 1, "colonel_brandt", "tarn");
        saboteur(&k, "hunter_marrow", 1); /* 6: together 12, nothing fails; with Nione hit: see FR-E45 */
        k.g->markers = 4;
        fix_dice(&k, 2, 6, two);
        at_execution(&k, 0);
        assert_int_equal(happened(&k, EV_SABOTAGE), 1);
        assert_int_equal(last_event(&k, EV_SABOTAGE)->b, 12);
        assert_int_equal(k.g->markers, 3);
        assert_false(in_play(&k, "spy_nione") || in_play(&k, "hunter_marrow"));
        close_kit(&k);
    }
}

static void FR_186_FR_S65_nothing_is_removed_from_0_markers(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    saboteur(&k, "smuggler_ferro", 1);
    fix_dice(&k, 2, 1, 1);
    at_execution(&k, 0);
    assert_int_equal(k.g->markers, 0);
    assert_false(in_play(&k, "smuggler_ferro"));
    close_kit(&k);
}

static void FR_188_FR_S66_separate_groups_roll_for_themselves(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    saboteur(&k, "smuggler_ferro", 1);
    saboteur(&k, "spy_nione", 2);
    k.g->markers = 5;
    fix_dice(&k, 4, 3, 4, 3, 4); /* 7 against 7, 7 against 6 */
    at_execution(&k, 0);
    answer(&k, ACT_RUN_SABOTAGE, 1);
    assert_int_equal(happened(&k, EV_SABOTAGE), 2);
    assert_int_equal(k.g->markers, 4);
    close_kit(&k);

    open_kit(&k, 2); /* the groups are named in 5.2 */
    enter(&k, 0, "smuggler_ferro", "imperatrix");
    enter(&k, 0, "spy_nione", "imperatrix");
    at_missions(&k, 0);
    answer(&k, ACT_MISSION, card_id(&k, "smuggler_ferro"));
    answer(&k, ACT_SABOTAGE, -1, 1);
    answer(&k, ACT_MISSION, card_id(&k, "spy_nione"));
    assert_true(offered(&k, ACT_SABOTAGE, -1, 1));
    assert_true(offered(&k, ACT_SABOTAGE, -1, 2));
    close_kit(&k);
}

static void FR_E45_a_sabotage_group_is_hit(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    saboteur(&k, "engineer_pell", 1); /* 5 */
    saboteur(&k, "spy_nione", 1);     /* combat 3 */
    k.g->markers = 5;
    give(&k, 1, "titan_worm");
    fix_dice(&k, 4, 1, 6, 2, 4);
    at_interference(&k, 0);
    answer(&k, ACT_ATTACK, -1, card_id(&k, "spy_nione"));
    assert_int_equal(last_event(&k, EV_SABOTAGE)->b, 5);
    assert_int_equal(happened(&k, EV_MARKERS) ? k.g->markers >= 5 : k.g->markers == 5, true);
    assert_false(in_play(&k, "engineer_pell"));
    close_kit(&k);
}

/* -- Form Guerrillas ----------------------------------------------------------------------------------------------- */

static void gather(struct kit *k, const char *who, int die, bool card)
{
    open_missions(k);
    enter(k, 0, who, "aurelion");
    mission(k, who, FORM_GUERRILLAS, 0);
    give(k, 0, card ? "guerrilla" : "militia");
    fix_dice(k, 1, die);
    at_execution(k, 0);
}

static void FR_189_FR_190_FR_193_FR_E20_guerrillas(void **state)
{
    (void)state;
    struct kit k;
    gather(&k, "orator_mirelle", 4, true); /* command 0, politics 4 */
    answer(&k, ACT_FORM);
    assert_int_equal(count_rebels(&k, 0, "guerrilla", "aurelion"), 1); /* whatever its garrison and state */
    assert_int_equal(k.g->person[card_id(&k, "orator_mirelle")].mission, NO_MISSION); /* he cannot command it */
    close_kit(&k);

    gather(&k, "orator_mirelle", 5, true);
    assert_int_equal(happened(&k, EV_FORMED), 0);
    assert_true(in_pile(&k, HAND + 0, "guerrilla")); /* the card stays in hand */
    close_kit(&k);

    gather(&k, "marshal_tolliver", 4, true); /* command 4, politics 1: the higher one */
    assert_true(offered(&k, ACT_FORM));
    close_kit(&k);
}

static void FR_190_the_player_may_decline(void **state)
{
    (void)state;
    struct kit k;
    gather(&k, "orator_mirelle", 1, true);
    answer(&k, ACT_DECLINE);
    assert_int_equal(happened(&k, EV_FORMED), 0);
    close_kit(&k);
}

static void FR_191_without_a_card_nothing_happens(void **state)
{
    (void)state;
    struct kit k;
    gather(&k, "orator_mirelle", 1, false);
    assert_false(offered(&k, ACT_FORM));
    decline_until_seat(&k, 1, "WHERE");
    assert_int_equal(k.g->rebels, 0);
    assert_true(in_pile(&k, HAND + 0, "militia"));
    close_kit(&k);
}

static void FR_192_the_character_may_command_the_new_unit(void **state)
{
    (void)state;
    for (int yes = 0; yes < 2; yes++) {
        struct kit k;
        gather(&k, "general_korvane", 1, true);
        answer(&k, ACT_FORM);
        assert_true(asks(&k, 0, "WHETHER_COMMAND"));
        answer(&k, yes ? ACT_ACCEPT : ACT_DECLINE);
        assert_int_equal(k.g->rebel[__builtin_ctz(k.g->rebels)].commander, yes ? card_id(&k, "general_korvane") : 0);
        close_kit(&k);
    }
}

static void FR_194_FR_S67_each_character_forms_one_unit(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    enter(&k, 0, "orator_mirelle", "tarn");
    enter(&k, 0, "preacher_odun", "tarn");
    mission(&k, "orator_mirelle", FORM_GUERRILLAS, 0);
    mission(&k, "preacher_odun", FORM_GUERRILLAS, 0);
    for (int i = 0; i < 3; i++) give(&k, 0, "guerrilla");
    fix_dice(&k, 2, 1, 6);
    at_execution(&k, 0);
    answer(&k, ACT_RUN_GUERRILLAS);
    answer(&k, ACT_FORM);
    assert_int_equal(happened(&k, EV_GUERRILLAS), 2); /* each rolls for itself; the second fails */
    assert_int_equal(count_rebels(&k, 0, "guerrilla", NULL), 1);
    close_kit(&k);
}

static void FR_195_escort_and_command_need_no_execution(void **state)
{
    (void)state;
    struct kit k;
    open_missions(&k);
    enter(&k, 0, "bodyguard_grum", "tarn");
    enter(&k, 0, "duellist_kaen", "tarn");
    mission(&k, "bodyguard_grum", ESCORT, card_id(&k, "duellist_kaen"));
    at_execution(&k, 0);
    assert_int_not_equal(asked_seat(&k), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_170_FR_S60_the_active_player_chooses_the_order),
    TEST(FR_172_FR_174_FR_175_FR_176_FR_S61_FR_S62_FR_E15_politics_less_a_die_reduces_the_garrison),
    TEST(FR_173_FR_E17_two_dice_on_the_capital),
    TEST(FR_177_FR_178_FR_180_FR_S63_FR_S64_FR_E16_damage_on_imperial_units),
    TEST(FR_179_FR_181_FR_215_damage_lasts_until_the_battle),
    TEST(FR_182_characters_stay_after_a_rebellion),
    TEST(FR_308_which_uses_a_result_has),
    TEST(FR_171_FR_307_what_is_gone_when_its_time_comes),
    TEST(FR_183_FR_185_FR_187_FR_E18_sabotage),
    TEST(FR_184_FR_E19_joint_sabotage),
    TEST(FR_186_FR_S65_nothing_is_removed_from_0_markers),
    TEST(FR_188_FR_S66_separate_groups_roll_for_themselves),
    TEST(FR_E45_a_sabotage_group_is_hit),
    TEST(FR_189_FR_190_FR_193_FR_E20_guerrillas),
    TEST(FR_190_the_player_may_decline),
    TEST(FR_191_without_a_card_nothing_happens),
    TEST(FR_192_the_character_may_command_the_new_unit),
    TEST(FR_194_FR_S67_each_character_forms_one_unit),
    TEST(FR_195_escort_and_command_need_no_execution),
};
TEST_GROUP(tests);
