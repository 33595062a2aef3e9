/* test_damage.c: damage, knock-out and prevention (chapter 22). */
#include "kit.h"

static int in_bag(struct kit *k)
{
    int n = 0;
    for (int kind = 0; kind < DAMAGE_KINDS; kind++) n += k->g->bag[kind];
    return n;
}

/* Deals damage in Legacy's turn; default answers until his free moment comes. */
static void hurt(struct kit *k, int hero, int n, int how)
{
    kit_build(k, "actions", LEGACY);
    hurt_hero(&k->c, k->g, hero, n, how, 0);
    rules_run(&k->c);
}

static void FF_009_FF_022_FF_S08_twenty_tokens_are_in_the_bag(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    for (int colour = 0; colour < COLOURS; colour++) assert_int_equal(k.g->bag[colour], 3);
    assert_int_equal(k.g->bag[COLOURS], 8);
    close_kit(&k);
}

static void FF_220_a_token_for_each_point(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    hurt(&k, LEGACY, 3, FROM_EFFECT);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 3);
    assert_int_equal(in_bag(&k), 17);
    assert_int_equal(happened(&k, EV_DAMAGED), 3);
    close_kit(&k);
}

static void FF_222_FF_S48_an_action_token_is_covered(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 5);
    wound(&k, WRAITH, "rrrb");                               /* only the action type is left */
    wound(&k, ZERO, "bbgg");
    wound(&k, TACHYON, "gyyy");
    k.g->hero[LEGACY].available = 1;
    k.g->hero[LEGACY].exhausted = 4;
    hurt(&k, LEGACY, 1, FROM_EFFECT);
    assert_int_equal(k.g->hero[LEGACY].available, 0);        /* from the Available slot */
    assert_int_equal(k.g->hero[LEGACY].exhausted, 4);
    hurt(&k, LEGACY, 1, FROM_EFFECT);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 3);        /* it is empty: from the Exhausted slot */
    close_kit(&k);
}

static void FF_223_FF_224_FF_227_FF_S52_the_fifth_token_knocks_out_and_nothing_else_changes(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    hold(&k, LEGACY, "never_alone");
    give_special(&k, LEGACY, 0, "haymaker");
    give_task(&k, LEGACY, "a_speech_for_the_fair");
    wound(&k, LEGACY, "rgb");
    hurt(&k, LEGACY, 1, FROM_EFFECT);
    assert_int_equal(happened(&k, EV_KNOCKED_OUT), 0);       /* four do not */
    hurt(&k, LEGACY, 1, FROM_EFFECT);
    answer(&k, ACT_HOME, HQ);
    assert_int_equal(happened(&k, EV_KNOCKED_OUT), 1);
    assert_int_equal(in_bag(&k), 20);
    assert_int_equal(k.g->hero[LEGACY].mode, HERO_MODE);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 0)), 1);
    assert_true(has_task_left(k.g, LEGACY));
    assert_string_equal(asked(&k), "FREE");                  /* the turn goes on */
    assert_int_equal(k.g->active, LEGACY);
    close_kit(&k);
}

static void FF_225_FF_S49_FF_S51_all_action_tokens_covered(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    wound(&k, LEGACY, "aaa");
    kit_build(&k, "actions", LEGACY);
    k.g->hero[LEGACY].available = 0;
    k.g->hero[LEGACY].exhausted = 1;                         /* a board with fewer tokens */
    for (int colour = 0; colour < COLOURS; colour++) k.g->bag[colour] = 0;
    assert_true(hurt_hero(&k.c, k.g, LEGACY, 1, FROM_EFFECT, 0));
    rules_run(&k.c);
    assert_int_equal(happened(&k, EV_KNOCKED_OUT), 1);
    assert_int_equal(k.g->hero[LEGACY].exhausted, 4);        /* uncovered ones are exhausted */
    close_kit(&k);
}

static void FF_228_FF_S56_prevention_comes_before_the_tokens(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    hold(&k, LEGACY, "iron_jaw");                            /* prevent 2 */
    hurt(&k, LEGACY, 3, FROM_EFFECT);
    assert_int_equal(happened(&k, EV_DAMAGED), 0);
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "iron_jaw"));
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    hold(&k, LEGACY, "iron_jaw");
    hurt(&k, LEGACY, 1, FROM_EFFECT | UNBLOCKABLE);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);      /* nobody was asked */
    close_kit(&k);
}

static void FF_S56_who_may_react_is_told_what_is_left(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "rrb");
    hold(&k, LEGACY, "iron_jaw");                            /* prevent 2 */
    give_special(&k, LEGACY, 0, "not_today");                /* prevents all */
    kit_enter(&k, "villain_phase", LEGACY);
    assert_option_said(&k, ACT_PASS, "Pass (Legacy is about to take 3 damage)");
    answer(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "iron_jaw"));
    assert_option_said(&k, ACT_PASS, "Pass (Legacy is about to take 1 damage)");
    hold(&k, LEGACY, "reinforced_cape");                     /* prevent 1, draw 1 */
    answer(&k, ACT_USE_SPECIAL, kit_find(&k, A_SPECIAL, "not_today"));
    assert_option_said(&k, ACT_PASS, "Pass (all damage to Legacy is prevented)");
    assert_string_equal(question_of(&k.c, k.c.seat).prompt, "All damage is prevented. Do you still react?");
    close_kit(&k);
}

/* What a question for a set says is not lost where several cards are ticked at once. */
static void FF_135_FF_E04_who_discards_is_told_how_many_cards_and_what_for(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    hold(&k, LEGACY, "read_the_room");
    hold(&k, LEGACY, "town_meeting");
    hold(&k, LEGACY, "chin_up");
    kit_build(&k, "actions", LEGACY);
    hurt_hero(&k.c, k.g, LEGACY, 2, FROM_VILLAIN | BY_CARDS, 0);
    rules_run(&k.c);
    assert_string_equal(question_of(&k.c, LEGACY).plain, "Do you discard cards to block damage? (1 each, 2 are coming)");
    close_kit(&k);
}

static void FF_S57_the_hits_of_several_henchmen_are_one_event(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "rrb");
    give_special(&k, LEGACY, 0, "not_today");                /* prevents all */
    kit_enter(&k, "villain_phase", LEGACY);
    answer(&k, ACT_USE_SPECIAL, kit_find(&k, A_SPECIAL, "not_today"));
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 1);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    close_kit(&k);
}

static void FF_S54_an_empty_bag_knocks_out(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 5);
    static const char *const tokens[5] = {"rrrb", "bbgg", "gyyy", "aaaa", "aaaa"};
    for (int h = 0; h < 5; h++) wound(&k, h, tokens[h]);
    assert_int_equal(in_bag(&k), 0);
    hurt(&k, LEGACY, 1, FROM_EFFECT);
    assert_int_equal(happened(&k, EV_KNOCKED_OUT), 1);
    close_kit(&k);
}

static void FF_S112_FF_E34_private_life_protects_from_henchmen_only(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, PRIVATE_LIFE);
    put_villain(&k, RED, 30);                                /* Sledge Marrow: 1 damage to each Hero there */
    kit_build(&k, "actions", WRAITH);
    if (move_villain(&k.c, k.g, RED, 7, 0)) rules_run(&k.c);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_009_FF_022_FF_S08_twenty_tokens_are_in_the_bag),
    TEST(FF_220_a_token_for_each_point),
    TEST(FF_222_FF_S48_an_action_token_is_covered),
    TEST(FF_223_FF_224_FF_227_FF_S52_the_fifth_token_knocks_out_and_nothing_else_changes),
    TEST(FF_225_FF_S49_FF_S51_all_action_tokens_covered),
    TEST(FF_228_FF_S56_prevention_comes_before_the_tokens),
    TEST(FF_S56_who_may_react_is_told_what_is_left),
    TEST(FF_135_FF_E04_who_discards_is_told_how_many_cards_and_what_for),
    TEST(FF_S57_the_hits_of_several_henchmen_are_one_event),
    TEST(FF_S54_an_empty_bag_knocks_out),
    TEST(FF_S112_FF_E34_private_life_protects_from_henchmen_only),
};
TEST_GROUP(tests);
