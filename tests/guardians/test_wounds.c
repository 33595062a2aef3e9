/* test_wounds.c: Damage, Wounds, knock-out, discards and draws (chapters 13, 16 to 18, 23). */
#include "kit.h"

#define OPEN(heroes) struct kit k; (void)state; open_base(&k, heroes); scatter(&k); hold_event(&k, NULL)

/* Wounds from the pile into one of a Hero's piles. */
static void give(struct kit *k, int pile, int n)
{
    while (n-- > 0) card_move(WOUNDS(k->g), WOUND_DECK, 0, pile, EVERYBODY);
}

static int wounds(struct kit *k, int hero) { return pile_count(WOUNDS(k->g), WOUND_HAND + hero); }

static void GC_E16_GC_158_GC_159_GC_160_GC_271_one_wound_a_turn(void **state)
{
    OPEN(3);
    k.g->damage[FREEDOM] = 7;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(k.g->damage[FREEDOM], 4);
    assert_int_equal(wounds(&k, FREEDOM), 1);
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(k.g->damage[FREEDOM], 1);
    assert_int_equal(wounds(&k, FREEDOM), 2);
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(wounds(&k, FREEDOM), 2);
    close_kit(&k);
}

static void GC_E17_GC_161_GC_163_GC_228_GC_270_taking_back_three_wounds(void **state)
{
    OPEN(3);
    struct cards p = POWERS(k.g);
    give(&k, WOUND_HAND + FREEDOM, 1);
    give(&k, WOUND_DISCARD + FREEDOM, 2);
    cards_move_all(p, POWER_HAND + FREEDOM, POWER_DISCARD + FREEDOM, EVERYBODY);
    assert_int_equal(pile_count(p, POWER_DISCARD + FREEDOM), 8);
    int articles = k.g->skarov_articles;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_true(k.g->guardian[FREEDOM].out);
    assert_false(on_board(k.g, FREEDOM));
    assert_int_equal(k.g->skarov_articles, articles + 1);
    assert_int_equal(pile_count(p, POWER_HAND + FREEDOM), 0);
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_GONE), 3); /* GC-S43 */
    assert_int_equal(heroes_in_play(k.g), 2);                 /* GC-164 */
    assert_false(k.g->may_escape);                            /* GC-276 */
    close_kit(&k);
}

static void GC_E18_GC_162_GC_217_wounds_in_the_discard_pile_do_not_count(void **state)
{
    OPEN(3);
    struct cards p = POWERS(k.g);
    give(&k, WOUND_DISCARD + FREEDOM, 2);
    while (pile_count(p, POWER_HAND + FREEDOM) > 1)
        card_move(p, POWER_HAND + FREEDOM, 0, POWER_DISCARD + FREEDOM, EVERYBODY);
    k.g->damage[FREEDOM] = 3;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(wounds(&k, FREEDOM), 1);
    assert_int_equal(pile_count(p, POWER_HAND + FREEDOM), 1);
    assert_false(k.g->guardian[FREEDOM].out);
    close_kit(&k);
}

static void GC_213_GC_214_GC_265_GC_268_played_cards_are_discarded_and_taken_back(void **state)
{
    OPEN(3);
    struct cards p = POWERS(k.g);
    lay_left(&k, FREEDOM, "follow_me");
    lay_right(&k, FREEDOM, "close_ranks");
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(pile_count(p, POWER_DISCARD + FREEDOM), 2);
    cards_move_all(p, POWER_HAND + FREEDOM, POWER_DISCARD + FREEDOM, EVERYBODY);
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(pile_count(p, POWER_DISCARD + FREEDOM), 0); /* GC-216: the whole pile */
    assert_int_equal(pile_count(p, POWER_HAND + FREEDOM), 8);
    close_kit(&k);
}

static void GC_E22_GC_068_GC_167_cards_of_the_turn_count_at_its_end(void **state)
{
    OPEN(3);
    lay_right(&k, FREEDOM, "not_on_my_watch"); /* Defense +2 */
    kit_enter(&k, "end_of_turn", 0);
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 6);
    k.g->damage[FREEDOM] = 3;
    answer(&k, ACT_NO_ROOM);
    assert_int_equal(wounds(&k, FREEDOM), 1);
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 4);
    close_kit(&k);
}

static void GC_E30_GC_157_GC_222_GC_S48_a_weakness_heals_at_the_start_of_the_activation(void **state)
{
    OPEN(3);
    for (int n = 0; n < 5; n++) hurt(&k.c, k.g, FREEDOM, 1, NOWHERE, false, 1);
    assert_int_equal(k.g->damage[FREEDOM], 5);
    assert_int_equal(wounds(&k, FREEDOM), 0);
    lay_left(&k, FREEDOM, "barking_orders");
    kit_enter(&k, "hero", 1);
    assert_true(asks(&k, 1, "hero_turn.HEALING"));
    assert_true(offered(&k, ACT_HEAL, 3));
    assert_false(offered(&k, ACT_HEAL, 4)); /* up to Health */
    answer(&k, ACT_HEAL, 3);
    assert_int_equal(k.g->damage[FREEDOM], 2);
    close_kit(&k);
}

static void GC_244_GC_E36_GC_S42_the_discard_pile_becomes_the_deck(void **state)
{
    OPEN(3);
    struct cards e = EVENTS(k.g);
    cards_move_all(e, EVENT_DECK, EVENT_HAND, only(0));
    card_move(e, EVENT_HAND, 0, EVENT_ON + FIRST_ACOLYTE, EVERYBODY);
    assert_int_equal(pile_count(e, EVENT_HAND), 19);
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(pile_count(e, EVENT_HAND), 20); /* the one that was just discarded; the second draw is lost */
    close_kit(&k);
}

static void GC_243_GC_266_GC_267_skarov_discards_and_draws_two(void **state)
{
    OPEN(1);
    struct cards e = EVENTS(k.g);
    hold_event(&k, "ambush");
    card_move(e, EVENT_HAND, 0, EVENT_ON + SKAROV, EVERYBODY);
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(pile_count(e, EVENT_DISCARD), 1);
    assert_int_equal(pile_count(e, EVENT_HAND), 2);
    close_kit(&k);
}

static void GC_S115_tokens_of_the_end_of_a_turn_last_through_the_next(void **state)
{
    OPEN(3);
    k.g->phase = ACTIVATION;
    add_token(&k.c, k.g, FREEDOM, ATTACK, -1, 1);
    assert_int_equal(k.g->guardian[FREEDOM].boost[0].attack_down, 1);
    k.g->phase = END_OF_TURN;
    add_token(&k.c, k.g, FREEDOM, SPEED, -1, 1);
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 1);       /* at once */
    add_check_token(&k.c, k.g, FREEDOM, 2, 1);
    assert_int_equal(check_change(&k.c, k.g, FREEDOM), 2);
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 1);       /* and through the next turn */
    assert_int_equal(check_change(&k.c, k.g, FREEDOM), 2);
    assert_int_equal(k.g->guardian[FREEDOM].boost[0].attack_down, 0); /* GC-306 */
    kit_enter(&k, "cards_and_wounds", 0);
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 2);
    close_kit(&k);
}

static void GC_S115_a_token_on_attack_is_a_modifier(void **state)
{
    OPEN(3);
    k.g->phase = ACTIVATION;
    add_token(&k.c, k.g, FREEDOM, ATTACK, -1, 1);
    add_token(&k.c, k.g, FREEDOM, ATTACK, 2, 1);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, ATTACK), 4); /* 3 - 1 + 2 in checks */
    struct dice dice = attack_dice(&k.c, k.g, FREEDOM, lieutenant(&k, "ki"), 0);
    assert_int_equal(dice.combat, 2);                        /* side by side in attacks (GC-143) */
    assert_int_equal(dice.power, 2);
    close_kit(&k);
}

static void GC_227_GC_200_wounds_and_techniques_add_up(void **state)
{
    OPEN(3);
    lay_right(&k, FREEDOM, "close_ranks");     /* Attack +1, Defense +1 */
    int at = card_find(WOUNDS(k.g), WOUND_DECK, kit_find(&k, A_WOUND, "cracked_rib"));
    card_move(WOUNDS(k.g), WOUND_DECK, at, WOUND_RIGHT + FREEDOM, EVERYBODY); /* Defense -1 */
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 4);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, ATTACK), 4);
    close_kit(&k);
}

static void GC_E32_GC_S93_GC_S94_the_only_hero_falls(void **state)
{
    OPEN(1);
    give(&k, WOUND_HAND + FREEDOM, 2);
    k.g->damage[FREEDOM] = 3;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_true(over(&k));
    assert_int_equal(k.g->ending, NO_HERO_LEFT);
    assert_int_equal(k.g->skarov_articles, 3); /* downfall, one Objective, the Showdown */
    assert_int_equal(winner_of(k.g), VILLAINS);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_E16_GC_158_GC_159_GC_160_GC_271_one_wound_a_turn),
    TEST(GC_E17_GC_161_GC_163_GC_228_GC_270_taking_back_three_wounds),
    TEST(GC_E18_GC_162_GC_217_wounds_in_the_discard_pile_do_not_count),
    TEST(GC_213_GC_214_GC_265_GC_268_played_cards_are_discarded_and_taken_back),
    TEST(GC_E22_GC_068_GC_167_cards_of_the_turn_count_at_its_end),
    TEST(GC_E30_GC_157_GC_222_GC_S48_a_weakness_heals_at_the_start_of_the_activation),
    TEST(GC_244_GC_E36_GC_S42_the_discard_pile_becomes_the_deck),
    TEST(GC_243_GC_266_GC_267_skarov_discards_and_draws_two),
    TEST(GC_S115_tokens_of_the_end_of_a_turn_last_through_the_next),
    TEST(GC_S115_a_token_on_attack_is_a_modifier),
    TEST(GC_227_GC_200_wounds_and_techniques_add_up),
    TEST(GC_E32_GC_S93_GC_S94_the_only_hero_falls),
};
TEST_GROUP(tests);
