/* test_justice.c: Justice cards, Justice Rewards and Bystanders (chapters 19 and 20). */
#include "kit.h"

#define JUSTICE_OF(k, id) kit_find(k, A_JUSTICE, id)

/* -- Justice cards -------------------------------------------------------------------------------------------- */

static void FF_099_FF_100_FF_193_FF_194_FF_199_a_resolved_card_is_replaced_at_once(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_justice(&k, LEGACY, "testify");                     /* be at the High Court (20) */
    put_at(&k, LEGACY, 20, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_JUSTICE);
    assert_int_equal(k.g->hero[LEGACY].available, 4);
    assert_true(has_card(JUSTICES(k.g), JUSTICE_UP + LEGACY, JUSTICE_OF(&k, "testify")));
    assert_int_equal(pile_count(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY), 1);
    assert_int_equal(happened(&k, EV_JUSTICE_DRAWN), 1);
    close_kit(&k);
}

static void FF_S32_a_card_that_demands_a_place_is_tried_there_only(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_justice(&k, LEGACY, "opening_night");               /* clear the Winter Gardens (26) */
    put_at(&k, LEGACY, 20, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_JUSTICE));
    assert_true(refused(&k, ACT_JUSTICE, -1, -1, -1, RULING_(32)));
    put_at(&k, LEGACY, 26, HERO_MODE);
    put_crowd(&k, 26, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_JUSTICE));
    put_crowd(&k, 26, "");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_JUSTICE));
    close_kit(&k);
}

static void FF_197_FF_198_FF_S33_a_failed_card_stays_and_can_be_tried_again(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_justice(&k, LEGACY, "arm_wrestle_the_dock");        /* 3 red dice, 1 success; failure: 1 damage */
    put_at(&k, LEGACY, 1, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 1, 2, 3);
    answer(&k, ACT_JUSTICE);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    assert_true(has_card(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY, JUSTICE_OF(&k, "arm_wrestle_the_dock")));
    fix_dice(&k, 3, 1, 2, 4);
    answer(&k, ACT_JUSTICE);
    assert_true(has_card(JUSTICES(k.g), JUSTICE_UP + LEGACY, JUSTICE_OF(&k, "arm_wrestle_the_dock")));
    assert_int_equal(k.g->hero[LEGACY].available, 3);
    close_kit(&k);
}

static void FF_196_a_payment_takes_cards_of_its_colour(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_justice(&k, LEGACY, "night_school");                /* 2 green cards */
    hold(&k, LEGACY, "read_the_room");
    hold(&k, LEGACY, "never_alone");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_JUSTICE));
    hold(&k, LEGACY, "battle_plan");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_JUSTICE);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    assert_true(has_card(ABILITIES(k.g), ABILITY_HAND + LEGACY, kit_find(&k, AN_ABILITY, "never_alone")));
    assert_true(has_card(JUSTICES(k.g), JUSTICE_UP + LEGACY, JUSTICE_OF(&k, "night_school")));
    close_kit(&k);
}

static void FF_195_FF_S44_the_deck_is_renewed_and_a_missing_card_comes_later(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    wound(&k, LEGACY, "r");
    give_justice(&k, LEGACY, "testify");
    cards_move_all(JUSTICES(k.g), JUSTICE_DECK, JUSTICE_BOX, 0);
    put_at(&k, LEGACY, 20, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_JUSTICE);
    assert_int_equal(pile_count(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY), 0);
    answer(&k, ACT_CASH_IN, JUSTICE_OF(&k, "testify"));      /* its discard becomes the new deck */
    decline_until(&k, "FREE");
    assert_true(has_card(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY, JUSTICE_OF(&k, "testify")));
    close_kit(&k);
}

/* -- Rewards -------------------------------------------------------------------------------------------------- */

static void FF_200_FF_S34_a_reward_is_used_once_and_lies_face_down(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_reward(&k, LEGACY, "guard_the_payroll");            /* draw 3 */
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);                 /* also in Private Life, without a token */
    answer(&k, ACT_USE_JUSTICE, JUSTICE_OF(&k, "guard_the_payroll"));
    assert_int_equal(hand_count(k.g, LEGACY), 3);
    assert_true(has_card(JUSTICES(k.g), JUSTICE_DOWN + LEGACY, JUSTICE_OF(&k, "guard_the_payroll")));
    assert_false(offered(&k, ACT_USE_JUSTICE));
    close_kit(&k);
}

static void FF_201_FF_202_FF_S126_any_card_of_the_pile_buys_a_chapter_reward(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    wound(&k, LEGACY, "rg");
    give_reward(&k, LEGACY, "guard_the_payroll");
    give_reward(&k, LEGACY, "testify");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);
    assert_option_holds(&k, ACT_CASH_IN, "Justice Reward 1 (Heal 2 damage) of ");
    assert_option_holds(&k, ACT_USE_JUSTICE, "Use the reward of Guard the Payroll (");
    answer(&k, ACT_CASH_IN, JUSTICE_OF(&k, "guard_the_payroll"), 1); /* heal 2 */
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    assert_int_equal(hand_count(k.g, LEGACY), 0);            /* its own effect is not given */
    assert_true(has_card(JUSTICES(k.g), JUSTICE_DISCARD, JUSTICE_OF(&k, "guard_the_payroll")));
    wound(&k, LEGACY, "r");
    card_move(JUSTICES(k.g), JUSTICE_UP + LEGACY, 0, JUSTICE_DOWN + LEGACY, EVERYBODY);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);
    answer(&k, ACT_CASH_IN, JUSTICE_OF(&k, "testify"), 1);   /* face down, and again */
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    close_kit(&k);
}

static void FF_203_the_pile_has_no_limit(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    for (int n = 0; n < 20; n++) card_move(JUSTICES(k.g), JUSTICE_DECK, 0, JUSTICE_UP + LEGACY, EVERYBODY);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_RECOVER);
    assert_int_equal(pile_count(JUSTICES(k.g), JUSTICE_UP + LEGACY), 20);
    close_kit(&k);
}

static void FF_289_a_reward_adds_dice_in_a_fight(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_villain(&k, RED, 1);
    give_reward(&k, LEGACY, "sweep_the_depot");              /* committed: 2 dice */
    hold(&k, LEGACY, "shoulder_to_the_wall");                /* red, 1 die */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    answer(&k, ACT_COMMIT);
    answer(&k, ACT_USE_JUSTICE, JUSTICE_OF(&k, "sweep_the_depot"));
    fix_dice(&k, 3, 1, 1, 1);
    decline_until(&k, "FREE");
    assert_int_equal(happened(&k, EV_ROLLED), 3);
    close_kit(&k);
}

/* -- Bystanders ----------------------------------------------------------------------------------------------- */

static void FF_104_FF_108_FF_204_FF_206_a_rescue_needs_quiet(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_bystander(&k, 1);
    top_bystander(&k, "newspaper_boy");                      /* draw 1 */
    put_crowd(&k, 1, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_INTERACT_BYSTANDER));
    put_crowd(&k, 1, "");
    put_unrest(&k, 1, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_INTERACT_BYSTANDER));
    put_unrest(&k, 1, "");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    int tokens = k.g->bystanders[0];
    answer(&k, ACT_INTERACT_BYSTANDER);
    assert_int_equal(k.g->bystanders[1], 0);
    assert_int_equal(k.g->bystanders[0], tokens + 1);
    assert_true(has_card(BYSTANDERS(k.g), BYSTANDER_HELD + LEGACY, kit_find(&k, A_BYSTANDER, "newspaper_boy")));
    assert_int_equal(hand_count(k.g, LEGACY), 1);            /* FF-205 */
    close_kit(&k);
}

static void FF_205_some_are_bad(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_bystander(&k, 1);
    top_bystander(&k, "man_with_a_mask");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_INTERACT_BYSTANDER);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    close_kit(&k);
}

static void FF_207_FF_208_FF_S35_two_icons_for_a_special_card(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_bystander(&k, LEGACY, "newspaper_boy");             /* 1 icon */
    give_bystander(&k, LEGACY, "man_with_a_mask");           /* none */
    give_bystander(&k, WRAITH, "night_nurse");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);
    assert_false(offered(&k, ACT_EXCHANGE));                 /* those of others do not count */
    give_bystander(&k, LEGACY, "mayors_driver");             /* 2 icons */
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);
    answer(&k, ACT_EXCHANGE);
    if (offered(&k, ACT_GIVE_BYSTANDER)) {                   /* a card that could be left out is not chosen */
        assert_false(offered(&k, ACT_GIVE_BYSTANDER, kit_find(&k, A_BYSTANDER, "newspaper_boy")));
        answer(&k, ACT_GIVE_BYSTANDER, kit_find(&k, A_BYSTANDER, "mayors_driver"));
    }
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 0)), 1);
    assert_true(has_card(BYSTANDERS(k.g), BYSTANDER_DISCARD, kit_find(&k, A_BYSTANDER, "mayors_driver")));
    assert_int_equal(pile_count(BYSTANDERS(k.g), BYSTANDER_HELD + LEGACY), 2);
    close_kit(&k);
}

static void FF_S35_two_cards_that_must_both_go_are_obvious(void **state)
{
    static const char *const held[] = {"newspaper_boy", "night_nurse", "retired_boxer"}; /* 1 icon each */
    (void)state;
    for (int cards = 2; cards <= 3; cards++) {
        struct kit k;
        open_city(&k, 2);
        for (int i = 0; i < cards; i++) give_bystander(&k, LEGACY, held[i]);
        enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);
        answer(&k, ACT_EXCHANGE);
        assert_string_equal(asked(&k), "ICONS");
        assert_int_equal(k.game->rules.obvious(&k.c, k.g, LEGACY), cards == 2 ? 0 : -1);
        kit_give_option(&k, 0);
        if (cards == 3) assert_int_equal(k.game->rules.obvious(&k.c, k.g, LEGACY), -1); /* one of two */
        close_kit(&k);
    }
}

static void FF_S36_no_bystander_card_left(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    cards_move_all(BYSTANDERS(k.g), BYSTANDER_DECK, BYSTANDER_BOX, 0);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_bystander(&k, 1);
    int tokens = k.g->bystanders[0];
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_INTERACT_BYSTANDER);
    assert_int_equal(k.g->bystanders[0], tokens + 1);
    assert_int_equal(pile_count(BYSTANDERS(k.g), BYSTANDER_HELD + LEGACY), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_099_FF_100_FF_193_FF_194_FF_199_a_resolved_card_is_replaced_at_once),
    TEST(FF_S32_a_card_that_demands_a_place_is_tried_there_only),
    TEST(FF_197_FF_198_FF_S33_a_failed_card_stays_and_can_be_tried_again),
    TEST(FF_196_a_payment_takes_cards_of_its_colour),
    TEST(FF_195_FF_S44_the_deck_is_renewed_and_a_missing_card_comes_later),
    TEST(FF_200_FF_S34_a_reward_is_used_once_and_lies_face_down),
    TEST(FF_201_FF_202_FF_S126_any_card_of_the_pile_buys_a_chapter_reward),
    TEST(FF_203_the_pile_has_no_limit),
    TEST(FF_289_a_reward_adds_dice_in_a_fight),
    TEST(FF_104_FF_108_FF_204_FF_206_a_rescue_needs_quiet),
    TEST(FF_205_some_are_bad),
    TEST(FF_207_FF_208_FF_S35_two_icons_for_a_special_card),
    TEST(FF_S35_two_cards_that_must_both_go_are_obvious),
    TEST(FF_S36_no_bystander_card_left),
};
TEST_GROUP(tests);
