/* test_fight.c: Fights in the Hero's own Space (chapter 14): who fights, rolls and comparison. */
#include "kit_fights.h"

/* -- Who fights ---------------------------------------------------------------------------------------------------- */

static void OT_151_all_monsters_of_the_space_are_fought_together(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 2);
    put(&k, "abomination", "x-11", 1);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_FIGHT), 1); /* none can be singled out */
    answer(&k, ACT_FIGHT);
    assert_int_equal(last_event(&k, EV_FIGHT)->c, 3);
    roll_calm(&k, "HH nnnnnnn");
    expect_dice(&k, 2, 7);
    assert_true(offered(&k, ACT_SLAY, monster_id(&k, "acolyte")));
    close_kit(&k);
}

static void OT_152_the_heros_own_space_must_hold_a_monster(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "e-11", 1); /* the next Space */
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_FIGHT));
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, 152));
    step_to(&k, "e-11");
    assert_true(offered(&k, ACT_FIGHT));
    put(&k, "abomination", "x-11", 3); /* those he left behind do not fight */
    answer(&k, ACT_FIGHT);
    roll_calm(&k, "SS nn");
    expect_dice(&k, 2, 2);
    close_kit(&k);
}

static void OT_153_the_sins_player_fights_the_current_hero_with_all_monsters_of_his_space(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    stand(&k, 1, "x-11");
    put(&k, "acolyte", "x-11", 1);
    put(&k, "abomination", "x-11", 1);
    put(&k, "controller", "s-11", 1);
    put(&k, "acolyte", "d-33", 1); /* with another Hero */
    attack(&k, 0);
    assert_int_equal(last_event(&k, EV_ATTACKED)->a, hero_id(&k, "brad"));
    assert_int_equal(last_event(&k, EV_ATTACKED)->b, 2);
    roll_calm(&k, "SSS hhcnn");
    expect_dice(&k, 3, 5);
    bear_wounds(&k);
    expect_hero(&k, 0, 2, 1);
    expect_hero(&k, 1, 1, 0);
    expect_hero(&k, 2, 1, 0);
    close_kit(&k);
}

static void OT_154_other_heroes_in_the_space_only_give_a_die(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    stand(&k, 1, "x-11");
    stand(&k, 2, "x-11");
    set_hero(&k, 2, "rose");
    give_upgrade(&k, 1, "ice_blade"); /* their cards and Corruption do not count */
    give_upgrade(&k, 1, "surgeons_saw");
    set_level(&k, 1, 6);
    k.g->hero[2].npcs = 1u << COMMISSIONER;
    put(&k, "avatar", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SSSS hhhcn");
    expect_dice(&k, 4, 5);
    expect_outcome(&k, 0, 2, 1);
    bear_wounds(&k);
    expect_hero(&k, 0, 2, 2);
    expect_hero(&k, 1, 6, 0);
    expect_hero(&k, 2, 1, 0);
    close_kit(&k);
}

static void OT_155_a_fight_is_the_same_whoever_started_it(void **state)
{
    (void)state;
    for (int by_sins = 0; by_sins < 2; by_sins++) {
        struct kit k;
        open_arena(&k, NULL);
        stand(&k, 1, "x-11");
        give_upgrade(&k, 0, "ice_blade");
        put(&k, "acolyte", "x-11", 2);
        put(&k, "abomination", "x-11", 1);
        lay(&k, PENTAGRAM, "x-11", 1);
        set_level(&k, 0, 3);
        if (by_sins) attack(&k, 0);
        else start_fight(&k);
        roll_corrupt(&k, "HHCSF D hhhhbcc hn"); /* 2 + 1 + 1 + 1 dice; 2 + 2 + 3 + 1 dice */
        expect_dice(&k, 5, 8);
        become(&k, RESULT_HIT);
        expect_outcome(&k, 4, 2, 1); /* 2 + 1 FAITH + 1 track; 6 Hits less 1 + 1 + 1 + 1; 2 Corruption less 1 */
        slay(&k, "acolyte");
        slay(&k, "acolyte");
        bear_wounds(&k);
        expect_hero(&k, 0, 5, 2);
        assert_int_equal(figures_at(&k, "acolyte", "dead"), 2);
        assert_int_equal(figures_at(&k, "abomination", "x-11"), 1);
        close_kit(&k);
    }
}

static void OT_315_the_sins_player_starts_fights_only_in_a_reaction_or_by_an_effect(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    assert_string_equal(asked(&k), "NEXT"); /* nobody asks the Sins Player before or during the Turn */
    step_to(&k, "e-11");
    bear_wounds(&k);
    assert_string_equal(asked(&k), "NEXT");
    end_turn(&k);
    assert_string_equal(asked(&k), "WHETHER");
    assert_int_equal(asked_seat(&k), k.g->sins);
    assert_false(offered(&k, ACT_ATTACK));
    answer(&k, ACT_NO_REACTION);
    assert_int_equal(happened(&k, EV_ATTACKED), 0);
    close_kit(&k);

    open_arena(&k, SLOTH_CARD("t_fight", "turn_start", "start_fight {}"));
    give_card(&k, "t_fight");
    put(&k, "acolyte", "x-11", 1);
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    assert_int_equal(happened(&k, EV_ATTACKED), 1);
    roll_calm(&k, "SS nn");
    assert_true(offered(&k, ACT_FIGHT)); /* the Hero's Action is not touched */
    close_kit(&k);
}

/* -- Rolls and comparison ------------------------------------------------------------------------------------------ */

static void OT_166_OT_169_OT_S40_faith_is_assigned_when_both_rolls_are_complete(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "abomination", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "FS S hhb bc");
    assert_string_equal(asked(&k), "FAITH");
    assert_int_equal(asked_seat(&k), player_of(k.g, 0));
    expect_dice(&k, 2, 3); /* with all added dice */
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->b, 4);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->c, 1);
    assert_int_equal(happened(&k, EV_HERO_ROLL) + happened(&k, EV_SIN_ROLL), 2);
    assert_int_equal(happened(&k, EV_WOUNDED) + happened(&k, EV_CORRUPTED), 0); /* before Wounds */
    become(&k, RESULT_CC);
    expect_outcome(&k, 0, 3, 0);
    close_kit(&k);
}

static void OT_167_the_heros_sure_results(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_hero(&k, 0, "thorley"); /* Fight 4, Base Defense 2, +1 Hit against two or more */
    put(&k, "avatar", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SSSS hhhhc");
    expect_outcome(&k, 0, 2, 1); /* one Monster */
    answer(&k, ACT_COVER_SLOT, 0);
    answer(&k, ACT_COVER_SLOT, 6);
    put(&k, "acolyte", "x-11", 1);
    give_upgrade(&k, 0, "surgeons_saw");
    give_upgrade(&k, 0, "silver_sabre");
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "candle_stub");
    set_level(&k, 0, 5);
    start_fight(&k);
    roll_corrupt(&k, "SSSSSS hhhhhcc");
    expect_dice(&k, 6, 7);
    expect_outcome(&k, 1 + 2 + 3, 5 - 2 - 2 - 1, 2 - 1); /* ability, Upgrades, track of level 6 */
    close_kit(&k);

    open_arena(&k, NULL); /* Leah's ability is for the others in her Space, not for herself */
    put(&k, "avatar", "x-11", 1);
    stand(&k, 2, "x-11");
    start_fight(&k);
    roll_calm(&k, "SSS hhhhn");
    expect_outcome(&k, 0, 4 - 1 - 1, 0);
    close_kit(&k);
    open_arena(&k, NULL);
    set_hero(&k, 0, "leah");
    put(&k, "avatar", "x-11", 1);
    stand(&k, 1, "x-11");
    start_fight(&k);
    roll_calm(&k, "SSSS hhhhn");
    expect_outcome(&k, 0, 4 - 1, 0);
    close_kit(&k);
}

static void OT_168_the_sins_players_sure_results(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, "apocalypse { id = 't_thorns', name = 'Thorns', type = 'terror', "
                   "             passive = { sin_hits { 1 }, sin_corruption { 2 } } }"
                   "sin { id = 'sloth', name = 'Sloth', abomination = 'sloth_abomination', controller = 'sloth_controller',"
                   "      avatar = 'sloth_avatar', power = { sin_hits { 1, when = 'alone' } } }");
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SS nn");
    expect_outcome(&k, 0, 0, 0); /* 1 Hit of the Power against Base Defense */
    reveal(&k, "t_thorns");
    start_fight(&k);
    roll_calm(&k, "SS nh");
    expect_outcome(&k, 0, 2, 2);
    decline_until(&k, "NEXT");
    give_card(&k, "dead_weight");
    start_fight(&k);
    answer(&k, ACT_PLAY);
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "CD nh"); /* they are cancelled like others */
    expect_outcome(&k, 0, 2, 1);
    close_kit(&k);

    open_arena(&k, NULL); /* a Monster's own text, while it is in the Fight */
    put(&k, "the_singer", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SS nnnn");
    expect_outcome(&k, 0, 0, 1);
    put(&k, "acolyte", "e-11", 1);
    stand(&k, 0, "e-11");
    start_fight(&k);
    roll_calm(&k, "SS nn");
    expect_outcome(&k, 0, 0, 0);
    close_kit(&k);
}

static void OT_170_skill_does_nothing_in_a_fight(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    give_upgrade(&k, 0, "salt_sprayer");
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SS hc");
    expect_outcome(&k, 0, 0, 1);
    assert_int_equal(last_event(&k, EV_HERO_ROLL_MORE)->b, 2);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_171_what_is_left_is_wounds_and_forced_corruption(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "avatar", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "DC hhhcc");
    expect_outcome(&k, 0, 1, 1);
    answer(&k, ACT_COVER_SLOT, 6);
    expect_hero(&k, 0, 2, 1);
    assert_int_equal(happened(&k, EV_WOUNDED), 1);
    assert_int_equal(happened(&k, EV_CORRUPTED), 1); /* not Voluntary */
    close_kit(&k);
}

static void OT_S36_the_order_before_the_roll(void **state)
{
    (void)state;
    for (int ability_first = 0; ability_first < 2; ability_first++) {
        struct kit k;
        open_arena(&k, "upgrade { id = 't_flask', name = 'Flask', copies = 1, use_at = 'fight', use = { change_dice { 1 } } }");
        put(&k, "acolyte", "x-11", 1);
        bury(&k, "acolyte", 1);
        give_card(&k, "slow_tide");
        give_upgrade(&k, 0, "t_flask");
        start_fight(&k);
        for (int n = 0; n < 2; n++) { /* card and Ability in the order he likes */
            assert_string_equal(asked(&k), "SINS");
            if (n == ability_first) answer(&k, ACT_PLAY);
            else answer(&k, ACT_ABILITY);
        }
        assert_string_equal(asked(&k), "UPGRADES");
        assert_int_equal(asked_seat(&k), player_of(k.g, 0));
        answer(&k, ACT_USE_UPGRADE);
        assert_string_equal(asked(&k), "VOLUNTEER");
        roll_corrupt(&k, "SSSS nnnnnn");
        expect_dice(&k, 4, 6);
        expect_order(&k, 5, EV_FIGHT, EV_ABILITY, EV_USED, EV_VOLUNTEERED, EV_HERO_ROLL);
        expect_order(&k, 5, EV_FIGHT, EV_CARD_PLAYED, EV_USED, EV_VOLUNTEERED, EV_SIN_ROLL);
        close_kit(&k);
    }
    struct kit k;
    open_arena(&k, "upgrade { id = 't_flask', name = 'Flask', copies = 1, use_at = 'fight', use = { change_dice { 1 } } }");
    put(&k, "acolyte", "x-11", 1);
    bury(&k, "acolyte", 1);
    give_upgrade(&k, 0, "t_flask");
    start_fight(&k);
    answer(&k, ACT_PASS); /* until he passes; every part is optional */
    answer(&k, ACT_ROLL);
    roll_calm(&k, "SS nn");
    expect_dice(&k, 2, 2);
    close_kit(&k);
}

static void OT_S42_the_free_result_is_chosen_together_with_faith(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "avatar", "x-11", 1);
    set_level(&k, 0, 6);
    start_fight(&k);
    roll_corrupt(&k, "FSSS S hhhcn");
    expect_dice(&k, 4, 5);
    become(&k, RESULT_DEFENSE);
    assert_string_equal(asked(&k), "FAITH");
    assert_int_equal(happened(&k, EV_OUTCOME), 0);
    become(&k, RESULT_CC);
    expect_outcome(&k, 3, 0, 0);
    close_kit(&k);
}

static void OT_S109_the_ability_makes_no_fight_possible(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    bury(&k, "acolyte", 2);
    put(&k, "abomination", "d-11", 1);
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_FIGHT));
    end_turn(&k);
    answer(&k, ACT_REACT);
    answer(&k, ACT_NO_MOVE);
    assert_string_not_equal(asked(&k), "ATTACK"); /* no Monster here: no Fight that the Ability could serve */
    assert_int_equal(happened(&k, EV_ATTACKED), 0);
    close_kit(&k);
}

static void OT_E06_rose_defends_in_a_reaction_fight(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 1, .sin = "sloth"});
    set_hero(&k, 0, "rose");
    set_hero(&k, 1, "thorley");
    stand(&k, 0, "x-11");
    stand(&k, 1, "x-11");
    put(&k, "abomination", "x-11", 1);
    put(&k, "acolyte", "x-11", 1);
    lay(&k, PENTAGRAM, "x-11", 1);
    give_upgrade(&k, 0, "ice_blade");
    set_level(&k, 0, 2);
    at_reaction(&k, 0);
    answer(&k, ACT_REACT);
    answer(&k, ACT_ATTACK);
    dice(&k, "HHHSF H hhhhcn");
    answer(&k, ACT_VOLUNTEER, 3);
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 5);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 6);
    answer(&k, ACT_RESULT, RESULT_CC);
    assert_int_equal(last_event(&k, EV_OUTCOME)->a, 4);
    assert_int_equal(last_event(&k, EV_OUTCOME)->b, 1);
    assert_int_equal(last_event(&k, EV_OUTCOME)->c, 0);
    answer(&k, ACT_SLAY, monster_id(&k, "abomination"));
    bear_wounds(&k);
    assert_int_equal(k.g->hero[0].level, 3);
    assert_int_equal(wound_count(&k.g->hero[0]), 1);
    assert_int_equal(wound_count(&k.g->hero[1]), 0);
    assert_int_equal(figures_at(&k, "abomination", "dead"), 1);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_151_all_monsters_of_the_space_are_fought_together),
    TEST(OT_152_the_heros_own_space_must_hold_a_monster),
    TEST(OT_153_the_sins_player_fights_the_current_hero_with_all_monsters_of_his_space),
    TEST(OT_154_other_heroes_in_the_space_only_give_a_die),
    TEST(OT_155_a_fight_is_the_same_whoever_started_it),
    TEST(OT_315_the_sins_player_starts_fights_only_in_a_reaction_or_by_an_effect),
    TEST(OT_166_OT_169_OT_S40_faith_is_assigned_when_both_rolls_are_complete),
    TEST(OT_167_the_heros_sure_results),
    TEST(OT_168_the_sins_players_sure_results),
    TEST(OT_170_skill_does_nothing_in_a_fight),
    TEST(OT_171_what_is_left_is_wounds_and_forced_corruption),
    TEST(OT_S36_the_order_before_the_roll),
    TEST(OT_S42_the_free_result_is_chosen_together_with_faith),
    TEST(OT_S109_the_ability_makes_no_fight_possible),
    TEST(OT_E06_rose_defends_in_a_reaction_fight),
};
TEST_GROUP(tests);
