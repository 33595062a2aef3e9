/* test_ranged.c: Ranged Fights (OT-183 to OT-193, chapter 15): the shot, the survivors' way and their answer. */
#include "kit_fights.h"
#include "kit_world.h"

static void OT_183_no_acolyte_ability(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "acolyte", "x-12", 1);
    bury(&k, "acolyte", 1);
    shoot(&k, "x-12");
    assert_string_equal(asked(&k), "VOLUNTEER"); /* nothing to ask the Sins Player for */
    close_kit(&k);

    open_range(&k, NULL);
    put(&k, "acolyte", "x-12", 1);
    bury(&k, "acolyte", 1);
    give_card(&k, "slow_tide");
    shoot(&k, "x-12");
    assert_string_equal(asked(&k), "SINS");
    assert_false(offered(&k, ACT_ABILITY));
    assert_true(refused(&k, ACT_ABILITY, -1, -1, -1, 183));
    close_kit(&k);
}

static void OT_184_the_hero_rolls_first_and_the_killed_are_gone_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "acolyte", "x-12", 2);
    shoot(&k, "x-12");
    roll_calm(&k, "SD hn");
    assert_string_equal(asked(&k), "KILLS");
    assert_int_equal(happened(&k, EV_SIN_ROLL), 0);
    slay(&k, "acolyte");
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 2); /* the dead one rolls no more */
    expect_order(&k, 4, EV_HERO_ROLL, EV_KILLED, EV_RETURNED, EV_SIN_ROLL);
    close_kit(&k);
}

/* An Acolyte that is shot at from x-11 in vain stands there afterwards. */
static void expect_survivor(const char *target, const char *ends_in)
{
    struct kit k;
    open_range(&k, NULL);
    put(&k, "acolyte", target, 1);
    shoot(&k, target);
    roll_calm(&k, "SS nn");
    answer(&k, ACT_SPARE);
    assert_int_equal(figures_at(&k, "acolyte", ends_in), 1);
    assert_int_equal(happened(&k, EV_SIN_ROLL), !strcmp(ends_in, "x-11"));
    close_kit(&k);
}

static void OT_185_survivors_come_up_to_2_spaces(void **state)
{
    (void)state;
    expect_survivor("s-12", "x-11");
    expect_survivor("x-12", "x-11");
    expect_survivor("x-21", "x-11");
}

static void OT_186_OT_S51_who_cannot_reach_the_hero_does_not_move_at_all(void **state)
{
    (void)state;
    expect_survivor("s-13", "s-13"); /* 4 Spaces away: no step toward him */
    struct kit k;
    open_range(&k, NULL); /* 3 Spaces away */
    stand(&k, 0, "e-11");
    put(&k, "acolyte", "x-21", 1);
    shoot(&k, "x-21");
    roll_calm(&k, "SS");
    answer(&k, ACT_SPARE);
    assert_int_equal(figures_at(&k, "acolyte", "x-21"), 1);
    assert_int_equal(happened(&k, EV_RETURNED), 0);
    close_kit(&k);

    open_table(&k, (struct opening){.sin = "sloth", .map = "t_map", /* one Metro ride away, but 4 on foot */
                                    .lua = T_STORY("terror", "")
                                           T_MAP("t_map", "t_story", "metro = { { 'red', 'e-11' }, { 'red', 'e-31' } }")});
    set_hero(&k, 0, "rocco");
    stand(&k, 0, "e-11");
    put(&k, "acolyte", "e-31", 1);
    shoot(&k, "e-31");
    roll_calm(&k, "SS");
    answer(&k, ACT_SPARE);
    assert_int_equal(figures_at(&k, "acolyte", "e-31"), 1);
    assert_int_equal(happened(&k, EV_SIN_ROLL), 0);
    close_kit(&k);
}

static void OT_187_OT_S112_at_a_space_with_another_hero(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    stand(&k, 1, "s-12");
    put(&k, "acolyte", "s-12", 2);
    shoot(&k, "s-12"); /* allowed */
    roll_calm(&k, "SS");
    expect_hero_dice(&k, 2); /* he gives no die */
    slay(&k, "acolyte");
    assert_int_equal(figures_at(&k, "acolyte", "s-12"), 1); /* the survivor cannot leave him */
    assert_int_equal(happened(&k, EV_SIN_ROLL), 0);
    expect_hero(&k, 0, 1, 0);
    expect_hero(&k, 1, 1, 0);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_188_OT_189_all_monsters_with_the_hero_roll_against_his_first_roll(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "acolyte", "x-11", 1);     /* was there before */
    put(&k, "controller", "e-11", 1);  /* and those elsewhere stay out of it */
    put(&k, "abomination", "x-12", 2);
    shoot(&k, "x-12");
    roll_calm(&k, "CC hhhcccnn");
    assert_int_equal(happened(&k, EV_HERO_ROLL), 1);
    assert_int_equal(figures_at(&k, "abomination", "x-11"), 2); /* 2 Hits kill nobody */
    expect_dice(&k, 2, 2 + 3 + 3);
    expect_return_attack(&k, 1, 1); /* Base Defense 2, and the 2 CC of the shot */
    close_kit(&k);
}

static void OT_190_OT_191_OT_S49_no_answer_when_nobody_comes(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL); /* he may shoot away; those in his own Space do not answer alone */
    put(&k, "abomination", "x-11", 2);
    put(&k, "acolyte", "s-13", 2);
    shoot(&k, "s-13");
    roll_calm(&k, "SS");
    slay(&k, "acolyte");
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(happened(&k, EV_SIN_ROLL) + happened(&k, EV_RETURN_ATTACK), 0);
    close_kit(&k);

    open_range(&k, NULL); /* all killed */
    put(&k, "abomination", "x-11", 2);
    put(&k, "acolyte", "x-12", 1);
    shoot(&k, "x-12");
    roll_calm(&k, "SS");
    slay(&k, "acolyte");
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(happened(&k, EV_SIN_ROLL), 0);
    expect_hero(&k, 0, 1, 0);
    close_kit(&k);
}

static void OT_192_the_roll_keeps_its_defense_cc_and_sure_results(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "candle_stub");
    set_level(&k, 0, 2);
    put(&k, "avatar", "x-12", 1);
    put(&k, "acolyte", "x-11", 1);
    shoot(&k, "x-12");
    roll_corrupt(&k, "DCS hhhhhcc"); /* Defense 1 + 2 + 1 + 1 of level 3; CC 1 + 1 */
    expect_dice(&k, 3, 7);
    expect_return_attack(&k, 0, 0);
    close_kit(&k);
}

static void OT_193_his_hits_are_not_used_a_second_time(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "acolyte", "x-11", 2);
    put(&k, "abomination", "x-12", 1);
    shoot(&k, "x-12");
    roll_calm(&k, "HF S cnnnnnn"); /* 3 Hits, enough for the Abomination, which is spared */
    assert_string_equal(asked(&k), "KILLS"); /* one Hit more would change nothing */
    answer(&k, ACT_SPARE);
    assert_string_equal(asked(&k), "FAITH");
    assert_false(offered(&k, ACT_RESULT, RESULT_HIT)); /* too late to hit anybody */
    become(&k, RESULT_SKILL);
    expect_return_attack(&k, 0, 1);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(happened(&k, EV_KILLED), 0);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 2);
    close_kit(&k);
}

static void OT_316_otherwise_like_a_normal_fight(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    set_mission(&k, "hls_thin_the_flock");
    reveal(&k, "scar_plate");    /* Defense of Abominations */
    reveal(&k, "red_asphalt");   /* a die in streets */
    give_upgrade(&k, 0, "silver_sabre");
    give_upgrade(&k, 0, "fire_axe"); /* for normal Fights only */
    give_upgrade(&k, 0, "long_rifle");
    put(&k, "abomination", "x-12", 1);
    put(&k, "acolyte", "x-12", 1);
    set_level(&k, 0, 3);
    shoot(&k, "x-12");
    assert_string_equal(asked(&k), "VOLUNTEER");
    roll_corrupt(&k, "SSSS hhhh"); /* 2 + 1 rifle + 1 track */
    assert_true(offered(&k, ACT_SLAY, monster_id(&k, "abomination"), 4)); /* 2 + 1 sabre + 1 track Hits */
    slay(&k, "acolyte");
    assert_int_equal(k.g->progress, 1); /* it counts for the Mission */
    expect_dice(&k, 4, 3 + 1);
    expect_return_attack(&k, 1, 0);
    bear_wounds(&k);
    expect_hero(&k, 0, 4, 1);
    close_kit(&k);
}

static void OT_S41_faith_for_hits_before_the_kills_the_rest_stays_open(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "abomination", "x-12", 2);
    shoot(&k, "x-12");
    roll_calm(&k, "FF SF S hhhccc"); /* 3 FAITH */
    assert_string_equal(asked(&k), "FAITH_HITS");
    assert_int_equal(offers(&k, ACT_RESULT), 1); /* only as Hits now */
    become(&k, RESULT_HIT);
    assert_string_equal(asked(&k), "FAITH_HITS");
    answer(&k, ACT_KEEP_FAITH);
    assert_int_equal(happened(&k, EV_SIN_ROLL), 0);
    dice(&k, "hhc");
    slay(&k, "abomination"); /* 2 of Killshot and 1 of FAITH */
    assert_string_equal(asked(&k), "FAITH");
    assert_int_equal(happened(&k, EV_SIN_ROLL), 1); /* assigned in the face of the Sin roll */
    assert_int_equal(offers(&k, ACT_RESULT), 3);
    become(&k, RESULT_CC); /* nothing is left for the other FAITH to change */
    expect_return_attack(&k, 0, 0);
    close_kit(&k);

    open_range(&k, NULL); /* the free result of level 7 likewise */
    set_level(&k, 0, 6);
    put(&k, "avatar", "x-12", 1);
    shoot(&k, "x-12");
    roll_corrupt(&k, "SSSS hhhhn"); /* 2 + 3 Hits and the free result: too few for the Avatar */
    assert_string_equal(asked(&k), "FAITH");
    become(&k, RESULT_DEFENSE);
    expect_return_attack(&k, 0, 0); /* 2 + 1 + 1 against 4 */
    close_kit(&k);
}

static void OT_S47_pride_counts_in_the_return_attack(void **state)
{
    (void)state;
    for (int together = 0; together < 2; together++) {
        struct kit k;
        open_proud_arena(&k, NULL);
        set_hero(&k, 0, "rocco");
        if (together) stand(&k, 1, "x-11");
        put(&k, "abomination", "x-12", 1);
        shoot(&k, "x-12");
        roll_calm(&k, together ? "SSS hhh" : "SS hhh");
        expect_return_attack(&k, together ? 1 : 2, 0);
        close_kit(&k);
    }
}

static void OT_S48_in_his_own_space_it_is_a_normal_fight(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    give_upgrade(&k, 0, "harpoon_gun"); /* +1 Hit in Ranged Fights, as Killshot +2 */
    give_upgrade(&k, 0, "fire_axe");    /* +2 dice in normal Fights */
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_SHOOT), 0);
    answer(&k, ACT_FIGHT);
    roll_calm(&k, "SSSS nn");
    expect_dice(&k, 4, 2);
    expect_outcome(&k, 0, 0, 0);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_S50_all_survivors_that_can_must_come(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "acolyte", "x-12", 2);
    put(&k, "abomination", "x-12", 2);
    shoot(&k, "x-12");
    roll_calm(&k, "SS nnnnnnnnnn");
    answer(&k, ACT_SPARE);
    assert_string_equal(asked(&k), "NEXT"); /* the Sins Player is not asked whether */
    assert_int_equal(happened(&k, EV_RETURNED), 4);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 10);
    close_kit(&k);

    open_range(&k, NULL); /* each for itself: the Runner makes 3 steps */
    stand(&k, 0, "e-11");
    put(&k, "the_runner", "x-21", 1);
    put(&k, "acolyte", "x-21", 1);
    shoot(&k, "x-21");
    roll_calm(&k, "SS nnnn");
    answer(&k, ACT_SPARE);
    assert_int_equal(figures_at(&k, "the_runner", "e-11"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "x-21"), 1);
    expect_dice(&k, 2, 4);
    close_kit(&k);
}

static void OT_S52_pentagrams_of_the_heros_space(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "abomination", "x-12", 1);
    lay(&k, PENTAGRAM, "x-12", 3);
    lay(&k, PENTAGRAM, "x-11", 2);
    shoot(&k, "x-12");
    roll_calm(&k, "SS nnnnn");
    expect_dice(&k, 2, 5);
    close_kit(&k);
}

static void OT_S53_a_sin_card_before_the_heros_roll(void **state)
{
    (void)state;
    for (int returns = 0; returns < 2; returns++) {
        struct kit k;
        open_range(&k, NULL);
        put(&k, "abomination", returns ? "x-12" : "s-13", 1);
        give_card(&k, "slow_tide");
        shoot(&k, returns ? "x-12" : "s-13");
        assert_string_equal(asked(&k), "SINS");
        assert_int_equal(happened(&k, EV_HERO_ROLL), 0);
        answer(&k, ACT_PLAY);
        roll_calm(&k, "SS nnnnn");
        if (returns) expect_dice(&k, 2, 5);
        else assert_int_equal(happened(&k, EV_SIN_ROLL), 0);
        close_kit(&k);
    }
}

static void OT_S54_teamwork_and_commissioner_apply(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    stand(&k, 1, "x-11");
    stand(&k, 2, "s-12"); /* in between: not in his Space */
    k.g->hero[0].npcs = 1u << COMMISSIONER;
    put(&k, "abomination", "s-13", 1);
    shoot(&k, "s-13");
    roll_calm(&k, "SSSS");
    expect_hero_dice(&k, 4);
    close_kit(&k);
}

static void OT_S55_the_way_is_ordinary_monster_steps(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "abomination", "x-12", 1);
    lay(&k, FIRE, "s-12", 3);
    lay(&k, CORRUPTION, "x-11", 2);
    lay(&k, FIRE, "x-12", 1);
    lay(&k, NEST, "s-12", 1);
    shoot(&k, "x-12");
    roll_calm(&k, "SS nnn");
    expect_dice(&k, 2, 3);
    assert_int_equal(happened(&k, EV_FIRE_CHECK) + happened(&k, EV_CORRUPTION_CHECK), 0);
    assert_int_equal(figures_at(&k, "abomination", "x-11"), 1);
    assert_int_equal(k.g->ground[space("s-12")].fire, 3);
    assert_int_equal(k.g->ground[space("s-12")].nest, 1);
    expect_hero(&k, 0, 1, 0);
    close_kit(&k);
}

static void OT_S111_no_second_voluntary_corruption_and_open_faith_is_lost(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "abomination", "x-12", 1);
    shoot(&k, "x-12");
    roll_calm(&k, "SS hhh");
    assert_string_equal(asked(&k), "SLOT"); /* no further question before the answer of the Monsters */
    assert_int_equal(happened(&k, EV_VOLUNTEERED), 0);
    close_kit(&k);

    open_range(&k, NULL);
    put(&k, "abomination", "s-13", 1);
    shoot(&k, "s-13");
    roll_calm(&k, "FS S");
    answer(&k, ACT_KEEP_FAITH);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(happened(&k, EV_FAITH), 0);
    close_kit(&k);
}

static void OT_S124_between_shot_and_answer_only_the_last_mission_counts(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL); /* not the last: its Event waits for the answer */
    set_mission(&k, "hls_thin_the_flock");
    k.g->progress = 2;
    put(&k, "acolyte", "x-12", 2);
    shoot(&k, "x-12");
    roll_calm(&k, "SS ch");
    slay(&k, "acolyte");
    expect_order(&k, 6, EV_KILLED, EV_PROGRESS, EV_RETURNED, EV_SIN_ROLL, EV_CORRUPTED, EV_ACCOMPLISHED);
    close_kit(&k);

    open_range(&k, SLOTH_CARD("t_after", "after_fight", "draw { 1 }")); /* and is over when the Fight is */
    set_mission(&k, "hls_thin_the_flock");
    k.g->progress = 2;
    put(&k, "acolyte", "s-13", 1);
    give_card(&k, "t_after");
    shoot(&k, "s-13");
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "SS");
    slay(&k, "acolyte");
    decline_until(&k, "PLAY");
    assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "t_after")));
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 1);
    close_kit(&k);

    /* the last one wins at once */
    open_range(&k, "upgrade { id = 't_hit', name = 'Hit', copies = 9, passive = { hits { 1 } } }");
    set_mission(&k, "hls_cast_down");
    no_reserve(&k);
    set_wounds(&k, 0, "1234");
    for (int i = 0; i < 5; i++) give_upgrade(&k, 0, "t_hit");
    put(&k, "avatar", "x-12", 1);
    put(&k, "acolyte", "x-12", 1);
    shoot(&k, "x-12");
    roll_calm(&k, "SS hhh");
    slay(&k, "avatar");
    assert_true(over(&k));
    assert_int_equal(k.g->winner, HEROES_WIN);
    assert_int_equal(happened(&k, EV_SIN_ROLL), 0);
    close_kit(&k);
}

static void OT_E07_rocco_shoots(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    put(&k, "abomination", "x-12", 2);
    shoot(&k, "x-12");
    roll_calm(&k, "HD hhhcn");
    slay(&k, "abomination");
    expect_dice(&k, 2, 5);
    expect_return_attack(&k, 0, 1);
    expect_hero(&k, 0, 2, 0);
    assert_int_equal(figures_at(&k, "abomination", "dead"), 1);
    assert_int_equal(figures_at(&k, "abomination", "x-11"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    close_kit(&k);
}

static void OT_E16_the_return_attack_is_cut_off(void **state)
{
    (void)state;
    static const char *const other[] = {"e-21", "x-21"}; /* in B, in C */
    for (int i = 0; i < 2; i++) {
        struct kit k;
        open_range(&k, NULL);
        stand(&k, 1, other[i]);
        put(&k, "acolyte", "x-21", 2);
        shoot(&k, "x-21");
        roll_calm(&k, "SS"); /* 2 Hits of Killshot */
        slay(&k, "acolyte");
        assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
        assert_int_equal(figures_at(&k, "acolyte", "x-21"), 1);
        assert_int_equal(happened(&k, EV_SIN_ROLL) + happened(&k, EV_RETURNED), 0);
        expect_hero(&k, 0, 1, 0);
        expect_hero(&k, 1, 1, 0);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_183_no_acolyte_ability),
    TEST(OT_184_the_hero_rolls_first_and_the_killed_are_gone_at_once),
    TEST(OT_185_survivors_come_up_to_2_spaces),
    TEST(OT_186_OT_S51_who_cannot_reach_the_hero_does_not_move_at_all),
    TEST(OT_187_OT_S112_at_a_space_with_another_hero),
    TEST(OT_188_OT_189_all_monsters_with_the_hero_roll_against_his_first_roll),
    TEST(OT_190_OT_191_OT_S49_no_answer_when_nobody_comes),
    TEST(OT_192_the_roll_keeps_its_defense_cc_and_sure_results),
    TEST(OT_193_his_hits_are_not_used_a_second_time),
    TEST(OT_316_otherwise_like_a_normal_fight),
    TEST(OT_S41_faith_for_hits_before_the_kills_the_rest_stays_open),
    TEST(OT_S47_pride_counts_in_the_return_attack),
    TEST(OT_S48_in_his_own_space_it_is_a_normal_fight),
    TEST(OT_S50_all_survivors_that_can_must_come),
    TEST(OT_S52_pentagrams_of_the_heros_space),
    TEST(OT_S53_a_sin_card_before_the_heros_roll),
    TEST(OT_S54_teamwork_and_commissioner_apply),
    TEST(OT_S55_the_way_is_ordinary_monster_steps),
    TEST(OT_S111_no_second_voluntary_corruption_and_open_faith_is_lost),
    TEST(OT_S124_between_shot_and_answer_only_the_last_mission_counts),
    TEST(OT_E07_rocco_shoots),
    TEST(OT_E16_the_return_attack_is_cut_off),
};
TEST_GROUP(tests);
