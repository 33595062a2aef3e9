/* test_interference.c: chapter 10, step 5.3: attacks on missions, personal combat, escorts. */
#include "kit.h"

/* Seat 0 has Ilane (combat 1) on a Rebellion on Tarn; the others hold what the test gives them. */
static void open_attack(struct kit *k, int players)
{
    open_kit(k, players);
    enter(k, 0, "senator_ilane", "tarn");
    mission(k, "senator_ilane", REBELLION, 0);
}

static void attack(struct kit *k, seat who, const char *card, const char *target)
{
    decline_until_seat(k, who, "NEXT_ATTACK");
    answer(k, ACT_ATTACK, card_id(k, card), card_id(k, target));
}

static void FR_137_FR_148_only_characters_with_a_mission_of_the_active_player_are_attacked(void **state)
{
    (void)state;
    struct kit k;
    open_attack(&k, 3);
    enter(&k, 0, "spy_nione", "tarn");     /* no mission */
    enter(&k, 1, "pilot_lark", "tarn");    /* not the active player's */
    give(&k, 2, "titan_worm");
    give(&k, 0, "nightmare");
    at_interference(&k, 0);
    decline_until_seat(&k, 2, "NEXT_ATTACK");
    assert_int_equal(offers(&k, ACT_ATTACK), 1);
    assert_true(refused(&k, ACT_ATTACK, -1, card_id(&k, "spy_nione"), -1, 137));
    answer(&k, ACT_PASS);
    assert_int_not_equal(asked_seat(&k), 0); /* the active player does not attack */
    close_kit(&k);
}

static void FR_149_FR_150_FR_S52_attacks_are_imperial_characters_and_monsters_from_hand(void **state)
{
    (void)state;
    struct kit k;
    open_attack(&k, 2);
    give(&k, 1, "titan_worm");
    give(&k, 1, "inquisitor");
    give(&k, 1, "patrol");
    give(&k, 1, "pilot_lark");
    plotted(&k, 1, "knight_of_the_lance"); /* plotted: not usable */
    plotted(&k, 1, "nightmare");
    at_interference(&k, 0);
    assert_true(asks(&k, 1, "NEXT_ATTACK"));
    assert_int_equal(offers(&k, ACT_ATTACK), 2);
    assert_true(offered(&k, ACT_ATTACK, card_id(&k, "titan_worm")));
    assert_true(offered(&k, ACT_ATTACK, card_id(&k, "inquisitor")));
    assert_true(offered(&k, ACT_PASS));
    close_kit(&k);
}

static void FR_152_commanders_are_never_attacked(void **state)
{
    (void)state;
    struct kit k;
    open_attack(&k, 2);
    enter(&k, 0, "general_korvane", "tarn");
    command(&k, "general_korvane", rebels(&k, 0, "militia", "tarn"));
    give(&k, 1, "titan_worm");
    at_interference(&k, 0);
    assert_int_equal(offers(&k, ACT_ATTACK), 1);
    assert_true(refused(&k, ACT_ATTACK, -1, card_id(&k, "general_korvane"), -1, 152));
    close_kit(&k);
}

static void FR_153_FR_S53_attacks_reach_every_planet(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "imperatrix"); /* closed, garrison 10 */
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 1, "titan_worm");
    at_interference(&k, 0);
    assert_true(offered(&k, ACT_ATTACK, -1, card_id(&k, "senator_ilane")));
    close_kit(&k);
}

static void FR_154_FR_S54_rounds_from_the_left_until_all_pass(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    enter(&k, 1, "senator_ilane", "tarn");
    enter(&k, 1, "spy_nione", "tarn");
    enter(&k, 1, "duellist_kaen", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    mission(&k, "spy_nione", REBELLION, 0);
    mission(&k, "duellist_kaen", REBELLION, 0);
    give(&k, 2, "sand_lurker");
    give(&k, 2, "cave_swarm");
    give(&k, 0, "titan_worm");
    fix_dice(&k, 6, 6, 6, 6, 6, 6, 6); /* all fail: draws */
    at_interference(&k, 1);
    assert_true(asks(&k, 2, "NEXT_ATTACK")); /* left of the active player */
    answer(&k, ACT_ATTACK, card_id(&k, "sand_lurker"), card_id(&k, "senator_ilane"));
    assert_true(asks(&k, 0, "NEXT_ATTACK")); /* resolved before the next */
    assert_int_equal(happened(&k, EV_DRAW), 1);
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 2, "NEXT_ATTACK")); /* a pass is not for good */
    answer(&k, ACT_ATTACK, card_id(&k, "cave_swarm"), card_id(&k, "spy_nione"));
    assert_true(asks(&k, 0, "NEXT_ATTACK"));
    answer(&k, ACT_ATTACK, -1, card_id(&k, "senator_ilane")); /* another player may attack the same target */
    decline_until(&k, "NEXT_ACTION");
    assert_int_equal(happened(&k, EV_ATTACKED), 3);
    close_kit(&k);
}

static void FR_155_FR_S55_a_player_attacks_a_target_only_once(void **state)
{
    (void)state;
    struct kit k;
    open_attack(&k, 2);
    enter(&k, 0, "spy_nione", "tarn");
    mission(&k, "spy_nione", REBELLION, 0);
    give(&k, 1, "sand_lurker");
    give(&k, 1, "cave_swarm");
    fix_dice(&k, 2, 6, 6);
    at_interference(&k, 0);
    attack(&k, 1, "sand_lurker", "senator_ilane");
    assert_true(asks(&k, 1, "NEXT_ATTACK"));
    assert_false(offered(&k, ACT_ATTACK, -1, card_id(&k, "senator_ilane")));
    assert_true(refused(&k, ACT_ATTACK, -1, card_id(&k, "senator_ilane"), -1, 155));
    assert_true(offered(&k, ACT_ATTACK, -1, card_id(&k, "spy_nione")));
    close_kit(&k);
}

static void FR_156_FR_S56_the_attack_card_is_discarded_whatever_happens(void **state)
{
    (void)state;
    static const int rolls[][2] = {{1, 6}, {6, 1}, {6, 6}, {1, 1}};
    for (int i = 0; i < COUNT(rolls); i++) {
        struct kit k;
        open_attack(&k, 2);
        give(&k, 1, "titan_worm");
        fix_dice(&k, 2, rolls[i][0], rolls[i][1]);
        at_interference(&k, 0);
        attack(&k, 1, "titan_worm", "senator_ilane");
        assert_true(in_pile(&k, DISCARD, "titan_worm"));
        close_kit(&k);
    }
}

static void FR_157_FR_158_FR_160_FR_161_FR_162_FR_E21_personal_combat(void **state)
{
    (void)state;
    /* Veld has combat 4, the Swarm 3; the attacker rolls first */
    static const struct { int attacker, defender; bool falls, beaten; } cases[] = {
        {4, 4, false, true}, {3, 2, false, false}, {6, 5, false, false}, {3, 5, true, false}, {3, 4, false, false},
        {4, 5, false, false}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_kit(&k, 2);
        enter(&k, 0, "commander_veld", "tarn");
        mission(&k, "commander_veld", FORM_GUERRILLAS, 0);
        give(&k, 1, "cave_swarm");
        fix_dice(&k, 3, cases[i].attacker, cases[i].defender, 1);
        at_interference(&k, 0);
        attack(&k, 1, "cave_swarm", "commander_veld");
        assert_int_equal(in_play(&k, "commander_veld"), !cases[i].falls);
        assert_int_equal(in_pile(&k, DISCARD, "commander_veld"), cases[i].falls);
        assert_int_equal(happened(&k, EV_BEATEN_OFF), cases[i].beaten);
        assert_int_equal(happened(&k, EV_DRAW), !cases[i].falls && !cases[i].beaten);
        assert_int_equal(happened(&k, EV_GUERRILLAS), !cases[i].falls); /* a loser's mission is not carried out */
        close_kit(&k);
    }
}

static void FR_151_FR_159_FR_163_FR_S57_the_target_is_named_and_one_exchange_follows(void **state)
{
    (void)state;
    struct kit k;
    open_attack(&k, 2);
    give(&k, 1, "titan_worm");
    fix_dice(&k, 2, 6, 6);
    at_interference(&k, 0);
    attack(&k, 1, "titan_worm", "senator_ilane");
    assert_int_equal(last_event(&k, EV_ATTACKED)->b, card_id(&k, "senator_ilane"));
    assert_int_equal(happened(&k, EV_FOUGHT), 2); /* not repeated after a draw */
    close_kit(&k);
}

/* -- Escorts ------------------------------------------------------------------------------------------------------- */

/* Ilane (combat 1) escorted by Grum (combat 5). */
static void open_escort(struct kit *k)
{
    open_attack(k, 2);
    enter(k, 0, "bodyguard_grum", "tarn");
    mission(k, "bodyguard_grum", ESCORT, card_id(k, "senator_ilane"));
}

static void FR_164_FR_E22_the_escort_beats_the_attacker_off(void **state)
{
    (void)state;
    for (int die = 5; die <= 6; die++) {
        struct kit k;
        open_escort(&k);
        give(&k, 1, "knight_of_the_lance"); /* combat 4 */
        fix_dice(&k, 3, die, 2, 3);
        at_interference(&k, 0);
        attack(&k, 1, "knight_of_the_lance", "senator_ilane");
        assert_int_equal(in_play(&k, "senator_ilane"), die == 5);
        assert_true(in_play(&k, "bodyguard_grum"));
        assert_true(in_pile(&k, DISCARD, "knight_of_the_lance"));
        assert_int_equal(happened(&k, EV_FOUGHT), die == 5 ? 1 : 3);
        close_kit(&k);
    }
}

static void FR_165_an_imperial_character_gets_through_to_the_charge(void **state)
{
    (void)state;
    struct kit k;
    open_escort(&k);
    give(&k, 1, "knight_of_the_lance");
    fix_dice(&k, 3, 6, 2, 3);
    at_interference(&k, 0);
    attack(&k, 1, "knight_of_the_lance", "senator_ilane");
    assert_int_equal(nth_event(&k, EV_FOUGHT, 2)->a, card_id(&k, "senator_ilane"));
    assert_false(in_play(&k, "senator_ilane"));
    close_kit(&k);
}

static void FR_166_FR_S58_FR_E23_a_monster_fights_the_escort(void **state)
{
    (void)state;
    struct kit k;
    open_escort(&k);
    give(&k, 1, "titan_worm"); /* combat 5 */
    fix_dice(&k, 4, 6, 5, 6, 1);
    at_interference(&k, 0);
    attack(&k, 1, "titan_worm", "senator_ilane");
    assert_false(in_play(&k, "bodyguard_grum"));
    assert_true(in_play(&k, "senator_ilane"));
    assert_true(in_pile(&k, DISCARD, "titan_worm"));
    assert_int_equal(happened(&k, EV_REBELLION), 1); /* her mission goes on */
    close_kit(&k);
}

static void FR_167_FR_305_FR_S59_FR_S104_FR_E38_one_escort_answers(void **state)
{
    (void)state;
    struct kit k;
    open_escort(&k);
    enter(&k, 0, "duellist_kaen", "tarn");
    mission(&k, "duellist_kaen", ESCORT, card_id(&k, "senator_ilane"));
    give(&k, 1, "titan_worm");
    fix_dice(&k, 3, 6, 3, 2);
    at_interference(&k, 0);
    attack(&k, 1, "titan_worm", "senator_ilane");
    assert_true(asks(&k, 0, "WHICH_ESCORT"));
    assert_int_equal(offers(&k, ACT_ANSWER), 2);
    answer(&k, ACT_ANSWER, card_id(&k, "bodyguard_grum"));
    assert_int_equal(happened(&k, EV_ANSWERED), 1); /* Kaen does not answer the monster's fight with Grum */
    assert_int_equal(nth_event(&k, EV_FOUGHT, 2)->a, card_id(&k, "bodyguard_grum"));
    assert_int_equal(happened(&k, EV_DRAW), 1);
    assert_true(in_play(&k, "senator_ilane") && in_play(&k, "bodyguard_grum") && in_play(&k, "duellist_kaen"));
    assert_true(in_pile(&k, DISCARD, "titan_worm"));
    close_kit(&k);
}

static void FR_168_FR_169_an_escort_can_be_attacked_and_answers_every_attack(void **state)
{
    (void)state;
    struct kit k;
    open_escort(&k);
    enter(&k, 0, "duellist_kaen", "tarn");
    mission(&k, "duellist_kaen", ESCORT, card_id(&k, "bodyguard_grum")); /* an escort of the escort */
    give(&k, 1, "sand_lurker");
    give(&k, 1, "cave_swarm");
    give(&k, 1, "void_leech");
    fix_dice(&k, 3, 1, 1, 1);
    at_interference(&k, 0);
    attack(&k, 1, "sand_lurker", "bodyguard_grum");
    assert_int_equal(last_event(&k, EV_ANSWERED)->a, card_id(&k, "duellist_kaen"));
    attack(&k, 1, "cave_swarm", "senator_ilane");
    assert_int_equal(last_event(&k, EV_ANSWERED)->a, card_id(&k, "bodyguard_grum"));
    attack(&k, 1, "void_leech", "duellist_kaen"); /* nobody escorts him: personal combat */
    assert_int_equal(happened(&k, EV_ANSWERED), 2);
    close_kit(&k);
}

static void FR_169_an_escort_answers_two_attackers(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "bodyguard_grum", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    mission(&k, "bodyguard_grum", ESCORT, card_id(&k, "senator_ilane"));
    give(&k, 1, "sand_lurker");
    give(&k, 2, "cave_swarm");
    fix_dice(&k, 2, 5, 5);
    at_interference(&k, 0);
    attack(&k, 1, "sand_lurker", "senator_ilane");
    attack(&k, 2, "cave_swarm", "senator_ilane");
    assert_int_equal(happened(&k, EV_ANSWERED), 2);
    assert_int_equal(happened(&k, EV_BEATEN_OFF), 2);
    close_kit(&k);
}

static void FR_303_the_escort_of_an_idle_charge_answers_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn"); /* no mission: she cannot be attacked */
    enter(&k, 0, "bodyguard_grum", "tarn");
    mission(&k, "bodyguard_grum", ESCORT, card_id(&k, "senator_ilane"));
    give(&k, 1, "sand_lurker");
    at_interference(&k, 0);
    assert_int_equal(offers(&k, ACT_ATTACK), 1);
    assert_true(offered(&k, ACT_ATTACK, -1, card_id(&k, "bodyguard_grum"))); /* he has a mission himself */
    close_kit(&k);
}

/* -- Defection ----------------------------------------------------------------------------------------------------- */

static void FR_304_FR_306_FR_S103_FR_E11_FR_E39_a_defection_ends_the_attack_and_counts_as_one(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    enter(&k, 0, "preacher_odun", "tarn");
    enter(&k, 0, "spy_nione", "tarn");
    mission(&k, "preacher_odun", REBELLION, 0);
    mission(&k, "spy_nione", REBELLION, 0);
    give(&k, 1, "knight_of_the_lance");
    give(&k, 1, "sand_lurker");
    give(&k, 2, "cave_swarm");
    for (seat s = 0; s < 3; s++) secrets(&k, s);
    points(&k, 0, "knight_of_the_lance", 3);
    points(&k, 1, "knight_of_the_lance", 2);
    points(&k, 2, "knight_of_the_lance", 1);
    points(&k, 2, "senator_ilane", 1);
    at_interference(&k, 0);
    attack(&k, 1, "knight_of_the_lance", "preacher_odun");
    assert_int_equal(asked_seat(&k), 0); /* the active player is asked first */
    answer(&k, ACT_DECLARE, card_id(&k, "knight_of_the_lance"));
    while (!strcmp(asked(&k), "NEXT_DECLARATION")) {
        if (asked_seat(&k) == 1 && offered(&k, ACT_DECLARE)) answer(&k, ACT_DECLARE);
        else answer(&k, ACT_PASS);
    }
    assert_int_equal(controller(&k, "knight_of_the_lance"), 0);
    assert_int_equal(place_of(&k, "knight_of_the_lance"), planet_id(&k, "tarn"));
    assert_int_equal(k.g->person[card_id(&k, "knight_of_the_lance")].mission, NO_MISSION);
    assert_int_equal(happened(&k, EV_FOUGHT), 0); /* the attack is cancelled before anybody rolls */
    assert_true(in_play(&k, "preacher_odun"));
    decline_until_seat(&k, 2, "NEXT_ATTACK");
    assert_true(offered(&k, ACT_ATTACK, -1, card_id(&k, "preacher_odun"))); /* another player may */
    answer(&k, ACT_PASS);
    assert_true(asks(&k, 1, "NEXT_ATTACK"));
    assert_false(offered(&k, ACT_ATTACK, -1, card_id(&k, "preacher_odun"))); /* it was his one attack on Odun */
    assert_true(offered(&k, ACT_ATTACK, -1, card_id(&k, "spy_nione")));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_137_FR_148_only_characters_with_a_mission_of_the_active_player_are_attacked),
    TEST(FR_149_FR_150_FR_S52_attacks_are_imperial_characters_and_monsters_from_hand),
    TEST(FR_152_commanders_are_never_attacked),
    TEST(FR_153_FR_S53_attacks_reach_every_planet),
    TEST(FR_154_FR_S54_rounds_from_the_left_until_all_pass),
    TEST(FR_155_FR_S55_a_player_attacks_a_target_only_once),
    TEST(FR_156_FR_S56_the_attack_card_is_discarded_whatever_happens),
    TEST(FR_157_FR_158_FR_160_FR_161_FR_162_FR_E21_personal_combat),
    TEST(FR_151_FR_159_FR_163_FR_S57_the_target_is_named_and_one_exchange_follows),
    TEST(FR_164_FR_E22_the_escort_beats_the_attacker_off),
    TEST(FR_165_an_imperial_character_gets_through_to_the_charge),
    TEST(FR_166_FR_S58_FR_E23_a_monster_fights_the_escort),
    TEST(FR_167_FR_305_FR_S59_FR_S104_FR_E38_one_escort_answers),
    TEST(FR_168_FR_169_an_escort_can_be_attacked_and_answers_every_attack),
    TEST(FR_169_an_escort_answers_two_attackers),
    TEST(FR_303_the_escort_of_an_idle_charge_answers_nothing),
    TEST(FR_304_FR_306_FR_S103_FR_E11_FR_E39_a_defection_ends_the_attack_and_counts_as_one),
};
TEST_GROUP(tests);
