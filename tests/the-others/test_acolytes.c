/* test_acolytes.c: the Acolyte Ability and the Sin Power (chapters 18.3 and 18.4). */
#include "kit_story.h"

/* Leah in x-11 with an Abomination; two Acolytes lie dead. */
static void meet(struct kit *k, const char *acolytes)
{
    open_table(k, (struct opening){.acolytes = acolytes});
    stand(k, 0, "x-11");
    put(k, "abomination", "x-11", 1);
    bury(k, "acolyte", 2);
}

/* Her Turn; the dice of a Fight in which nothing happens are fixed. */
static void fight(struct kit *k)
{
    at_turn(k, 0);
    decline_until(k, "NEXT");
    dice(k, "CCCCC nnnnnnnn");
    answer(k, ACT_FIGHT);
}

static void OT_232_once_a_round_before_the_dice_of_a_normal_fight_whoever_started_it(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, NULL);
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_ABILITY));
    fight(&k);
    assert_string_equal(asked(&k), "SINS"); /* before the Hero rolls */
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(happened(&k, EV_HERO_ROLL), 0);
    answer(&k, ACT_ABILITY);
    assert_string_equal(asked(&k), "VOLUNTEER"); /* another Acolyte is dead, but it is used */
    close_kit(&k);

    meet(&k, NULL); /* a Fight that the Sins Player started */
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_ATTACK);
    assert_true(offered(&k, ACT_ABILITY));
    close_kit(&k);

    meet(&k, NULL); /* a Ranged Fight */
    set_hero(&k, 0, "rocco");
    put(&k, "acolyte", "x-12", 1);
    give_card(&k, "look_upon_me");
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    answer(&k, ACT_SHOOT, space("x-12"));
    assert_string_equal(asked(&k), "SINS"); /* for a card */
    assert_false(offered(&k, ACT_ABILITY));
    assert_true(refused(&k, ACT_ABILITY, -1, -1, -1, 183));
    close_kit(&k);

    meet(&k, NULL); /* he may leave it, and use it in a later Fight */
    fight(&k);
    answer(&k, ACT_PASS);
    decline_until(&k, "NEXT");
    assert_false(k.g->ability_used);
    fight(&k);
    assert_true(offered(&k, ACT_ABILITY));
    close_kit(&k);
}

static void OT_233_the_mark_on_the_acolyte_board_bars_it_until_the_reset(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, NULL);
    give_card(&k, "look_upon_me");
    fight(&k);
    decline_until(&k, "NEXT");
    fight(&k);
    answer(&k, ACT_ABILITY);
    assert_true(k.g->ability_used);
    assert_string_equal(asked(&k), "SINS"); /* he may still play a card */
    assert_false(offered(&k, ACT_ABILITY));
    assert_true(refused(&k, ACT_ABILITY, -1, -1, -1, 233));
    decline_until(&k, "NEXT");
    until_round(&k, 2);
    assert_false(k.g->ability_used);
    bury(&k, "acolyte", 1);
    stand(&k, 0, "x-11");
    fight(&k);
    assert_true(offered(&k, ACT_ABILITY));
    close_kit(&k);
}

static void OT_234_a_dead_acolyte_joins_the_fight_in_every_way(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, NULL);
    fight(&k);
    dice(&k, "HHC nnnnn");
    answer(&k, ACT_ABILITY);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 5); /* Abomination 3, Acolyte 2 */
    answer(&k, ACT_SLAY, monster_id(&k, "acolyte")); /* and it can be killed */
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 2);
    close_kit(&k);
}

static void OT_235_then_the_own_effect_of_the_acolytes(void **state)
{
    (void)state;
    struct kit k;
    meet(&k, "doctors"); /* the current Hero cannot heal until the reset */
    set_wounds(&k, 0, "1");
    set_wounds(&k, 1, "1");
    give_upgrade(&k, 0, "field_kit");
    give_upgrade(&k, 1, "field_kit");
    fight(&k);
    answer(&k, ACT_ABILITY);
    decline_until(&k, "NEXT");
    assert_false(offered(&k, ACT_USE_UPGRADE));
    end_turn(&k);
    decline_until(&k, "NEXT");
    assert_true(offered(&k, ACT_USE_UPGRADE)); /* another Hero can */
    until_round(&k, 2);
    at_turn(&k, 0);
    assert_true(offered(&k, ACT_USE_UPGRADE));
    close_kit(&k);

    meet(&k, "hobos"); /* one of his Upgrades, of his choice, is out of effect */
    give_upgrade(&k, 0, "girder");
    give_upgrade(&k, 0, "fire_axe");
    fight(&k);
    answer(&k, ACT_ABILITY);
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(offers(&k, ACT_JAM), 2);
    answer(&k, ACT_JAM, upgrade_id(&k, "girder"));
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 5); /* 3 and the axe's 2 */
    close_kit(&k);

    meet(&k, "nuns"); /* a Corruption token comes to the District, on an icon */
    stand(&k, 0, "d-11");
    put(&k, "abomination", "d-11", 1);
    fight(&k);
    answer(&k, ACT_ABILITY);
    assert_int_equal(asked_seat(&k), 0);
    answer(&k, ACT_COVER_ICON, I_HEAL);
    assert_int_equal(physical(k.g, space("d-11"), CORRUPTION), 1);
    decline_until(&k, "NEXT");
    answer(&k, ACT_CITY_ACTION);
    assert_false(offered(&k, ACT_ICON, I_HEAL));
    close_kit(&k);
}

static void OT_236_without_a_dead_acolyte_it_cannot_be_used(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    bury(&k, "abomination", 2); /* others are dead */
    give_card(&k, "look_upon_me");
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    answer(&k, ACT_FIGHT);
    assert_string_equal(asked(&k), "SINS");
    assert_false(offered(&k, ACT_ABILITY));
    assert_true(refused(&k, ACT_ABILITY, -1, -1, -1, 236));
    close_kit(&k);
}

static void OT_S76_the_acolyte_comes_from_the_dead_area_only(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1); /* five have not entered play, one is dead */
    stand(&k, 0, "x-11");
    put(&k, "abomination", "x-11", 1);
    bury(&k, "acolyte", 1);
    fight(&k);
    answer(&k, ACT_ABILITY);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 0);
    assert_int_equal(figures_at(&k, "acolyte", "not_entered"), 5);
    close_kit(&k);

    open_kit(&k, 1); /* all six have not entered play: not even asked */
    stand(&k, 0, "x-11");
    put(&k, "abomination", "x-11", 1);
    fight(&k);
    assert_string_equal(asked(&k), "VOLUNTEER");
    close_kit(&k);
}

/* Wounds that Karl, alone or not, takes from 3 Sin Hits with 1 Defense of his own. */
static int wounds_of_karl(const char *sin, int round, bool alone)
{
    struct kit k;
    open_table(&k, (struct opening){.sin = sin});
    k.g->round = (u8)round;
    stand(&k, 1, "x-11");
    if (!alone) stand(&k, 2, "x-11");
    put(&k, "abomination", "x-11", 1);
    at_turn(&k, 1);
    fight_here(&k, alone ? "CC hhh" : "CCC hhh");
    bear_wounds(&k);
    int n = wound_count(&k.g->hero[1]);
    close_kit(&k);
    return n;
}

static void OT_237_the_power_of_the_chosen_sin_is_in_effect_all_the_time(void **state)
{
    (void)state;
    for (int round = 1; round <= 9; round += 4) {
        assert_int_equal(wounds_of_karl("pride", round, true), 3);  /* alone: 1 Defense less */
        assert_int_equal(wounds_of_karl("pride", round, false), 2);
        assert_int_equal(wounds_of_karl("sloth", round, true), 2);  /* that is not Sloth's Power */
    }
    struct kit k;
    for (int round = 1; round <= 9; round += 4) { /* Sloth's: haste hurts, in any Round and any Turn */
        open_table(&k, (struct opening){.sin = "sloth"});
        k.g->round = (u8)round;
        at_turn(&k, round % 3);
        dice(&k, "h");
        step_to(&k, "x-21");
        assert_int_equal(happened(&k, EV_PACE), 0);
        step_to(&k, "e-21");
        assert_int_equal(happened(&k, EV_PACE), 1);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_232_once_a_round_before_the_dice_of_a_normal_fight_whoever_started_it),
    TEST(OT_233_the_mark_on_the_acolyte_board_bars_it_until_the_reset),
    TEST(OT_234_a_dead_acolyte_joins_the_fight_in_every_way),
    TEST(OT_235_then_the_own_effect_of_the_acolytes),
    TEST(OT_236_without_a_dead_acolyte_it_cannot_be_used),
    TEST(OT_S76_the_acolyte_comes_from_the_dead_area_only),
    TEST(OT_237_the_power_of_the_chosen_sin_is_in_effect_all_the_time),
};
TEST_GROUP(tests);
