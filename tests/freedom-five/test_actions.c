/* test_actions.c: Action tokens, dice, and the standard Actions Move, Recover, Heal, Attack on Henchmen (chapters 5, 8, 9,
 * 24). */
#include "kit.h"

/* -- Action tokens (chapter 5) -------------------------------------------------------------------------------- */

static void FF_052_FF_053_an_action_costs_a_token_and_without_one_there_is_none(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 1);
    answer(&k, ACT_MOVE, 2);
    assert_int_equal(k.g->hero[LEGACY].available, 0);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 5);
    assert_false(offered(&k, ACT_MOVE));
    assert_false(offered(&k, ACT_RECOVER));
    assert_true(offered(&k, ACT_END_TURN));
    close_kit(&k);
}

static void FF_055_the_same_action_may_be_taken_again(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    int hand = hand_count(k.g, LEGACY);
    for (int n = 0; n < 3; n++) answer(&k, ACT_RECOVER);
    assert_int_equal(hand_count(k.g, LEGACY), hand + 6);
    assert_int_equal(k.g->hero[LEGACY].available, 2);
    close_kit(&k);
}

static void FF_056_FF_063_FF_071_FF_S07_each_action_has_its_phase(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    wound(&k, LEGACY, "r");
    put_crowd(&k, HQ, "r");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_true(offered(&k, ACT_MOVE) && offered(&k, ACT_RECOVER) && offered(&k, ACT_HEAL));
    assert_false(offered(&k, ACT_ATTACK));
    answer(&k, ACT_HERO_PHASE);
    assert_true(offered(&k, ACT_MOVE) && offered(&k, ACT_RECOVER) && offered(&k, ACT_ATTACK));
    assert_false(offered(&k, ACT_HEAL));
    close_kit(&k);
}

static void FF_059_FF_060_free_actions_need_no_token(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    hold(&k, LEGACY, "read_the_room");
    enter_turn(&k, LEGACY, HERO_MODE, 0);
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room"));
    assert_int_equal(happened(&k, EV_PLAYED), 1);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 5);
    close_kit(&k);
}

/* -- Dice (chapter 8) ----------------------------------------------------------------------------------------- */

/* One green Henchman, one die: whether it goes. */
static bool hits(struct kit *k, int hero, const char *crowd, int face)
{
    put_crowd(k, 1, crowd);
    put_at(k, hero, 1, HERO_MODE);
    enter_turn(k, hero, HERO_MODE, 5);
    fix_dice(k, 1, face);
    answer(k, ACT_ATTACK);
    return henchmen_at(k->g, 1) == 0;
}

static void FF_075_FF_076_FF_080_FF_E01_a_die_needs_the_target_of_its_colour(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);
    for (int face = 1; face <= 6; face++) {
        assert_int_equal(hits(&k, LEGACY, "g", face), face >= 4);  /* Mind 4+ */
        assert_int_equal(hits(&k, LEGACY, "b", face), face >= 3);  /* Spirit 3+ */
        assert_int_equal(hits(&k, LEGACY, "y", face), face >= 5);  /* Tech 5+ */
        assert_int_equal(hits(&k, WRAITH, "g", face), face >= 3);  /* another Hero's own number */
    }
    close_kit(&k);
}

static void FF_077_FF_081_all_dice_of_an_attack_count_in_their_colours(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "rgg");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 3, 4, 3);                                /* red misses, the first green hits */
    answer(&k, ACT_ATTACK);
    assert_int_equal(k.g->crowd[CROWD_AT(1, RED)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(1, GREEN)], 1);
    assert_int_equal(happened(&k, EV_ROLLED), 3);
    close_kit(&k);
}

/* -- Move ----------------------------------------------------------------------------------------------------- */

static void FF_082_FF_083_FF_005_FF_006_moves_go_over_edges_up_to_the_distance(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 4);
    put_at(&k, LEGACY, 1, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    static const int two_steps[] = {2, 6, 3, 7, 12};
    for (int i = 0; i < 5; i++) assert_true(offered(&k, ACT_MOVE, two_steps[i]));
    assert_int_equal(offers(&k, ACT_MOVE), 5);               /* 8 touches 7 only; 13 is three steps away */
    put_at(&k, LEGACY, 19, HERO_MODE);                       /* east of it lies a block */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_MOVE, 13) && offered(&k, ACT_MOVE, 24));
    assert_false(offered(&k, ACT_MOVE, 20));
    close_kit(&k);
}

static void FF_085_some_heroes_go_further(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 5);
    put_at(&k, TACHYON, 1, HERO_MODE);
    put_at(&k, BUNKER, 1, HERO_MODE);
    enter_turn(&k, TACHYON, HERO_MODE, 5);
    assert_true(offered(&k, ACT_MOVE, 9));                   /* 4 steps */
    assert_false(offered(&k, ACT_MOVE, 10));                 /* 5 */
    enter_turn(&k, BUNKER, HERO_MODE, 5);
    assert_int_equal(offers(&k, ACT_MOVE), 2);
    close_kit(&k);
}

static void FF_084_nothing_hinders_a_move(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 2, "rrr");
    put_crowd(&k, 6, "bbb");
    put_villain(&k, RED, 2);
    put_unrest(&k, 2, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_MOVE, 3);                                 /* through 2 */
    assert_int_equal(k.g->hero[LEGACY].at, 3);
    close_kit(&k);
}

static void FF_S28_a_move_ends_elsewhere(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_MOVE, 1));
    close_kit(&k);
}

/* -- Recover, Heal -------------------------------------------------------------------------------------------- */

static void FF_086_recover_draws_the_printed_number(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);
    enter_turn(&k, ZERO, HERO_MODE, 5);
    answer(&k, ACT_RECOVER);
    assert_int_equal(hand_count(k.g, ZERO), 1);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_RECOVER);
    assert_int_equal(hand_count(k.g, LEGACY), 2);
    close_kit(&k);
}

static void FF_087_FF_D13_FF_E32_heal_removes_exactly_the_printed_number(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    wound(&k, LEGACY, "rgb");
    int bag = k.g->bag[RED] + k.g->bag[BLUE];
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    answer(&k, ACT_HEAL);
    answer(&k, ACT_HEAL_TOKEN, RED);
    answer(&k, ACT_HEAL_TOKEN, BLUE);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    assert_int_equal(k.g->hero[LEGACY].damage[GREEN], 1);
    assert_int_equal(k.g->bag[RED] + k.g->bag[BLUE], bag + 2);
    close_kit(&k);
}

static void FF_087_FF_E32_fewer_tokens_all_go(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    wound(&k, LEGACY, "r");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    answer(&k, ACT_HEAL);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    assert_string_equal(asked(&k), "FREE");
    close_kit(&k);
}

static void FF_089_most_heroes_heal_in_named_locations_only(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 5);
    wound(&k, LEGACY, "r");
    wound(&k, BUNKER, "r");
    put_at(&k, LEGACY, 1, PRIVATE_LIFE);
    put_at(&k, BUNKER, 1, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_HEAL));
    assert_true(refused(&k, ACT_HEAL, -1, -1, -1, 89));
    enter_turn(&k, BUNKER, PRIVATE_LIFE, 5);                 /* anywhere */
    assert_true(offered(&k, ACT_HEAL));
    close_kit(&k);
}

static void FF_091_FF_E21_a_freed_action_token_is_exhausted(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    wound(&k, LEGACY, "a");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 3);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 1);
    answer(&k, ACT_HEAL);
    assert_int_equal(k.g->hero[LEGACY].available, 2);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 3);
    kit_enter(&k, "refresh", LEGACY);
    assert_int_equal(k.g->hero[LEGACY].available, 5);
    close_kit(&k);
}

static void FF_088_FF_S29_FF_S31_FF_E32_heal_for_the_reshuffle_only(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_HEAL));
    assert_true(refused(&k, ACT_HEAL, -1, -1, -1, RULING_(31)));
    for (int n = 0; n < 5; n++) card_move(ABILITIES(k.g), ABILITY_DECK + LEGACY, 0, ABILITY_DISCARD + LEGACY, EVERYBODY);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    answer(&k, ACT_HEAL);
    answer(&k, ACT_ACCEPT);
    assert_int_equal(pile_count(ABILITIES(k.g), ABILITY_DISCARD + LEGACY), 0);
    assert_int_equal(pile_count(ABILITIES(k.g), ABILITY_DECK + LEGACY), BASIC_CARDS);
    close_kit(&k);
}

/* -- Henchmen (chapter 24) ------------------------------------------------------------------------------------ */

static void FF_094_FF_239_henchmen_come_first(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "r");
    put_villain(&k, RED, 1);
    hold(&k, LEGACY, "one_good_punch");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_ATTACK));
    assert_false(offered(&k, ACT_ATTACK_VILLAIN));
    put_crowd(&k, 1, "");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_ATTACK));
    assert_true(offered(&k, ACT_ATTACK_VILLAIN));
    close_kit(&k);
}

static void FF_240_FF_241_FF_242_one_die_each_and_each_success_removes_one(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "rrb");
    int supply = k.g->supply[RED] + k.g->supply[BLUE];
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 6, 1, 1);
    answer(&k, ACT_ATTACK);
    assert_int_equal(henchmen_at(k.g, 1), 2);
    assert_int_equal(k.g->supply[RED] + k.g->supply[BLUE], supply + 1);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);      /* they do not strike back */
    close_kit(&k);
}

static void FF_244_FF_309_FF_E15_weakened_henchmen_go_without_a_roll(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    k.g->villain[RED].defeated = true;
    k.g->villain[RED].damage = 9;
    k.g->weakened = (u8)bit(RED);
    put_at(&k, WRAITH, 1, HERO_MODE);                        /* Spirit 5+ */
    put_crowd(&k, 1, "rrb");
    enter_turn(&k, WRAITH, HERO_MODE, 5);
    fix_dice(&k, 1, 3);
    answer(&k, ACT_ATTACK);
    assert_int_equal(k.g->crowd[CROWD_AT(1, RED)], 0);
    assert_int_equal(k.g->crowd[CROWD_AT(1, BLUE)], 1);
    assert_int_equal(happened(&k, EV_ROLLED), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_052_FF_053_an_action_costs_a_token_and_without_one_there_is_none),
    TEST(FF_055_the_same_action_may_be_taken_again),
    TEST(FF_056_FF_063_FF_071_FF_S07_each_action_has_its_phase),
    TEST(FF_059_FF_060_free_actions_need_no_token),
    TEST(FF_075_FF_076_FF_080_FF_E01_a_die_needs_the_target_of_its_colour),
    TEST(FF_077_FF_081_all_dice_of_an_attack_count_in_their_colours),
    TEST(FF_082_FF_083_FF_005_FF_006_moves_go_over_edges_up_to_the_distance),
    TEST(FF_085_some_heroes_go_further),
    TEST(FF_084_nothing_hinders_a_move),
    TEST(FF_S28_a_move_ends_elsewhere),
    TEST(FF_086_recover_draws_the_printed_number),
    TEST(FF_087_FF_D13_FF_E32_heal_removes_exactly_the_printed_number),
    TEST(FF_087_FF_E32_fewer_tokens_all_go),
    TEST(FF_089_most_heroes_heal_in_named_locations_only),
    TEST(FF_091_FF_E21_a_freed_action_token_is_exhausted),
    TEST(FF_088_FF_S29_FF_S31_FF_E32_heal_for_the_reshuffle_only),
    TEST(FF_094_FF_239_henchmen_come_first),
    TEST(FF_240_FF_241_FF_242_one_die_each_and_each_success_removes_one),
    TEST(FF_244_FF_309_FF_E15_weakened_henchmen_go_without_a_roll),
};
TEST_GROUP(tests);
