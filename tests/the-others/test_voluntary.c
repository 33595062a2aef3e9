/* test_voluntary.c: Voluntary Corruption and the bonuses of the Corruption Track (chapter 13). */
#include "kit_fights.h"

/* Brad fights the Avatar of Sloth (5 dice, Defense 7), level and Wounds as given. */
static void face_avatar(struct kit *k, int level, const char *wounds)
{
    open_arena(k, NULL);
    put(k, "avatar", "x-11", 1);
    set_level(k, 0, level);
    set_wounds(k, 0, wounds);
    start_fight(k);
}

/* What Voluntary Corruption gives in that Fight: dice, Defense, Hits, free results. */
static void expect_bonus(int level, const char *wounds, int extra_dice, int defense, int hits, int free)
{
    struct kit k;
    char faces[16] = "SSSS nhhhh";
    face_avatar(&k, level, wounds);
    roll_corrupt(&k, faces + 2 - extra_dice);
    expect_dice(&k, 2 + extra_dice, 5);
    for (; free > 0; free--) {
        assert_string_equal(asked(&k), "FAITH");
        become(&k, RESULT_SKILL);
        expect_told(&k, EV_FAITH, "A FAITH becomes a Skill, which does nothing in a Fight");
    }
    expect_outcome(&k, hits, 4 - 1 - defense, 0);
    close_kit(&k);
}

/* Only one level is uncovered at a time: what that level alone gives. */
static void OT_135_what_each_level_gives(void **state)
{
    (void)state;
    expect_bonus(1, "", 1, 0, 0, 0);     /* 2: a die; level 1 gives nothing */
    expect_bonus(2, "2", 0, 1, 0, 0);    /* 3: a Defense */
    expect_bonus(3, "23", 0, 0, 1, 0);   /* 4: a Hit */
    expect_bonus(4, "234", 1, 0, 0, 0);  /* 5: a die */
    expect_bonus(5, "2345", 0, 0, 2, 0); /* 6: two Hits */
    expect_bonus(6, "2346", 1, 0, 0, 1); /* 7: a free result (here with the die of level 5) */
    expect_bonus(6, "2345", 0, 0, 2, 1);
}

static void OT_138_one_voluntary_corruption_before_each_roll_of_hero_dice(void **state)
{
    (void)state;
    struct kit k;
    face_avatar(&k, 3, "");
    assert_string_equal(asked(&k), "VOLUNTEER");
    assert_int_equal(asked_seat(&k), player_of(k.g, 0));
    assert_int_equal(offers(&k, ACT_VOLUNTEER), 1);
    assert_true(offered(&k, ACT_VOLUNTEER, 4));
    assert_int_equal(happened(&k, EV_HERO_ROLL) + happened(&k, EV_SIN_ROLL), 0);
    dice(&k, "SSS nnnnn");
    answer(&k, ACT_VOLUNTEER);
    assert_int_equal(k.g->hero[0].level, 4); /* by 1, and at once the dice: no second one */
    expect_dice(&k, 3, 5);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);

    open_arena(&k, NULL);
    lay(&k, NEST, "x-11", 9);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    assert_true(offered(&k, ACT_VOLUNTEER, 2));
    assert_int_equal(happened(&k, EV_CLEANSE_ROLL), 0);
    dice(&k, "HHHHH");
    answer(&k, ACT_VOLUNTEER);
    assert_int_equal(k.g->hero[0].level, 2);
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 5);
    assert_string_equal(asked(&k), "TOKENS_GO");
    close_kit(&k);
}

static void OT_139_also_when_the_sins_player_started_the_fight(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "avatar", "x-11", 1);
    attack(&k, 0);
    assert_int_equal(asked_seat(&k), player_of(k.g, 0));
    roll_corrupt(&k, "SSS nnnnn");
    expect_dice(&k, 3, 5);
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

static void OT_140_OT_141_all_bonuses_up_to_the_level_just_reached(void **state)
{
    (void)state;
    expect_bonus(5, "", 2, 1, 3, 0);   /* level 6: all of 1 to 6 */
    expect_bonus(5, "6", 2, 1, 1, 0);  /* those of lower levels without the one reached */
    expect_bonus(4, "", 2, 1, 1, 0);   /* not the next higher one */
    struct kit k;
    face_avatar(&k, 5, "");
    roll_corrupt(&k, "HDHH nnhhh"); /* the bonus dice are rolled with the others, the rest is added to the outcome */
    expect_dice(&k, 4, 5);
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->b, 3);
    expect_outcome(&k, 3 + 3, 3 - 1 - 1 - 1, 0);
    close_kit(&k);
}

static void OT_142_the_bonuses_serve_one_roll_only(void **state)
{
    (void)state;
    struct kit k;
    face_avatar(&k, 5, "");
    roll_corrupt(&k, "SSSS nnnnn");
    expect_dice(&k, 4, 5);
    attack(&k, 0); /* the next roll, in the same Turn */
    roll_calm(&k, "SS nnhhh");
    expect_dice(&k, 2, 5);
    expect_outcome(&k, 0, 2, 0);
    answer(&k, ACT_COVER_SLOT, 0);
    answer(&k, ACT_COVER_SLOT, 6);
    attack(&k, 0); /* and a new one brings them again */
    roll_corrupt(&k, "SSSS nnnnn");
    expect_dice(&k, 4, 5);
    close_kit(&k);
}

static void OT_143_corruption_of_the_same_fight_raises_no_bonus(void **state)
{
    (void)state;
    struct kit k;
    face_avatar(&k, 3, "");
    roll_corrupt(&k, "SSS cccnn"); /* to 4, then to 7 by the Fight: a die, a Defense and a Hit */
    expect_dice(&k, 3, 5);
    expect_outcome(&k, 1, 0, 3);
    assert_string_equal(asked(&k), "NEXT"); /* no free result of level 7 */
    expect_hero(&k, 0, 7, 0);
    close_kit(&k);
}

static void OT_144_OT_S37_the_hero_has_the_last_word_and_nothing_changes_before(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    bury(&k, "acolyte", 1);
    give_card(&k, "slow_tide");
    set_level(&k, 0, 6);
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] = (u8)(k.g->supply[INNOCENT] - 2);
    start_fight(&k);
    assert_string_equal(asked(&k), "SINS"); /* he is asked behind the card and the Ability, so he need not take back */
    answer(&k, ACT_PLAY, sin_card_id(&k, "slow_tide"));
    answer(&k, ACT_ABILITY);
    decline_until(&k, "VOLUNTEER");
    assert_int_equal(k.g->hero[0].level, 6);
    assert_int_equal(k.g->hero[0].innocents, 2);
    assert_true(offered(&k, ACT_NO_CORRUPTION));
    forget(&k);
    roll_corrupt(&k, "SSSS nnnnnn");
    expect_order(&k, 3, EV_INNOCENTS_KILLED, EV_VOLUNTEERED, EV_HERO_ROLL);
    assert_int_equal(k.g->hero[0].level, 7);
    assert_int_equal(k.g->hero[0].innocents, 0);
    close_kit(&k);
}

static void OT_145_never_after_the_roll(void **state)
{
    (void)state;
    struct kit k;
    face_avatar(&k, 2, "");
    put(&k, "acolyte", "x-11", 1);
    roll_calm(&k, "FH S hhhnn nn");
    int questions = 0;
    while (strcmp(asked(&k), "NEXT")) { /* FAITH, Hits, Wounds */
        assert_false(offered(&k, ACT_VOLUNTEER));
        answer(&k, k.c.option[0].verb);
        questions++;
    }
    assert_true(questions >= 3);
    assert_false(offered(&k, ACT_VOLUNTEER));
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

static void OT_148_no_voluntary_corruption_at_level_7_until_it_is_lowered(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "avatar", "x-11", 1);
    set_level(&k, 0, 7);
    at_turn(&k, 0);
    dice(&k, "SS nnnnn");
    answer(&k, ACT_FIGHT);
    assert_string_equal(asked(&k), "NEXT"); /* without a choice the dice are cast at once, without bonuses */
    expect_dice(&k, 2, 5);
    assert_int_equal(happened(&k, EV_VOLUNTEERED), 0);
    close_kit(&k);

    face_avatar(&k, 6, ""); /* lowered by 1 */
    roll_corrupt(&k, "SSSS nnnnn");
    expect_hero(&k, 0, 7, 0);
    close_kit(&k);
}

static void OT_S08_level_7_gives_one_result_of_the_heros_choice(void **state)
{
    (void)state;
    static const struct { u8 result; int hits, wounds, corruption; } way[] = {
        {RESULT_HIT, 4, 1, 1}, {RESULT_DEFENSE, 3, 0, 1}, {RESULT_CC, 3, 1, 0}, {RESULT_SKILL, 3, 1, 1}};
    for (int i = 0; i < COUNT(way); i++) {
        struct kit k;
        face_avatar(&k, 6, "");
        roll_corrupt(&k, "SSSS hhhcn");
        assert_int_equal(offers(&k, ACT_RESULT), 4);
        become(&k, way[i].result);
        assert_string_not_equal(asked(&k), "FAITH"); /* one */
        expect_outcome(&k, way[i].hits, way[i].wounds, way[i].corruption);
        close_kit(&k);
    }
    expect_bonus(6, "7", 2, 1, 3, 0); /* none when covered */
}

static void OT_S38_voluntary_corruption_that_gives_nothing_is_allowed(void **state)
{
    (void)state;
    expect_bonus(1, "2", 0, 0, 0, 0);
    expect_bonus(3, "1234", 0, 0, 0, 0);
}

static void OT_S39_no_voluntary_corruption_in_checks(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    lay(&k, FIRE, "e-11", 1);
    lay(&k, CORRUPTION, "e-11", 1);
    at_turn(&k, 0);
    dice(&k, "n h");
    step_to(&k, "e-11");
    assert_string_equal(asked(&k), "SLOT"); /* both checks were rolled without a question */
    assert_int_equal(happened(&k, EV_CORRUPTION_CHECK) + happened(&k, EV_FIRE_CHECK), 2);
    assert_false(offered(&k, ACT_VOLUNTEER));
    bear_wounds(&k);
    expect_hero(&k, 0, 1, 1);
    close_kit(&k);
}

static void OT_S44_wounds_of_a_fight_cover_no_bonus_of_its_roll(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 2);
    set_level(&k, 0, 5);
    attack(&k, 0);
    roll_corrupt(&k, "SSSS hhhc"); /* 3 Hits of the track; 2 Defense against 3 Hits */
    expect_outcome(&k, 3, 1, 1);
    slay(&k, "acolyte");
    answer(&k, ACT_COVER_SLOT, 5); /* the 2 Hits of level 6 have done their work */
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    set_level(&k, 0, 5);
    attack(&k, 0);
    decline_until(&k, "VOLUNTEER");
    roll_corrupt(&k, "SSSS nn"); /* and are gone from the next roll */
    expect_outcome(&k, 1, 0, 0);
    close_kit(&k);
}

static void OT_E08_from_level_1_to_2(void **state)
{
    (void)state;
    expect_bonus(1, "", 1, 0, 0, 0);
}

static void OT_E09_from_level_4_to_5(void **state)
{
    (void)state;
    expect_bonus(4, "", 2, 1, 1, 0);
}

static void OT_E10_covered_bonuses(void **state)
{
    (void)state;
    expect_bonus(4, "1246", 1, 1, 0, 0);
}

static void OT_E15_the_whole_track_without_wounds(void **state)
{
    (void)state;
    expect_bonus(1, "", 1, 0, 0, 0);
    expect_bonus(2, "", 1, 1, 0, 0);
    expect_bonus(3, "", 1, 1, 1, 0);
    expect_bonus(4, "", 2, 1, 1, 0);
    expect_bonus(5, "", 2, 1, 3, 0);
    expect_bonus(6, "", 2, 1, 3, 1);
}

static void OT_E25_cleansing_with_the_track(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_hero(&k, 0, "rose"); /* Skill 3 */
    stand(&k, 1, "x-11");
    set_level(&k, 0, 6);
    lay(&k, FIRE, "x-11", 9);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    roll_corrupt(&k, "SFHDHC S");
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 6);
    assert_int_equal(k.dice.next, k.dice.count);
    for (int i = 0; i < 4; i++) answer(&k, ACT_REMOVE, T_FIRST + FIRE);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->ground[space("x-11")].fire, 5);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_135_what_each_level_gives),
    TEST(OT_138_one_voluntary_corruption_before_each_roll_of_hero_dice),
    TEST(OT_139_also_when_the_sins_player_started_the_fight),
    TEST(OT_140_OT_141_all_bonuses_up_to_the_level_just_reached),
    TEST(OT_142_the_bonuses_serve_one_roll_only),
    TEST(OT_143_corruption_of_the_same_fight_raises_no_bonus),
    TEST(OT_144_OT_S37_the_hero_has_the_last_word_and_nothing_changes_before),
    TEST(OT_145_never_after_the_roll),
    TEST(OT_148_no_voluntary_corruption_at_level_7_until_it_is_lowered),
    TEST(OT_S08_level_7_gives_one_result_of_the_heros_choice),
    TEST(OT_S38_voluntary_corruption_that_gives_nothing_is_allowed),
    TEST(OT_S39_no_voluntary_corruption_in_checks),
    TEST(OT_S44_wounds_of_a_fight_cover_no_bonus_of_its_roll),
    TEST(OT_E08_from_level_1_to_2),
    TEST(OT_E09_from_level_4_to_5),
    TEST(OT_E10_covered_bonuses),
    TEST(OT_E15_the_whole_track_without_wounds),
    TEST(OT_E25_cleansing_with_the_track),
};
TEST_GROUP(tests);
