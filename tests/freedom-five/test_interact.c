/* test_interact.c: Interact with Anarchy, Freedom Tower cards, Mastermind tokens and Quest tokens (chapters 9.8, 26, 27, 34,
 * 37). */
#include "kit.h"

static u8 anarchy(struct kit *k, const char *id) { return kit_find(k, AN_ANARCHY, id); }

/* Legacy in Location 5 (yellow), in Hero mode. */
static void open_at_5(struct kit *k)
{
    open_city(k, 2);
    put_at(k, LEGACY, 5, HERO_MODE);
}

/* -- Anarchy -------------------------------------------------------------------------------------------------- */

static void FF_101_FF_102_FF_103_FF_105_FF_254_what_hinders_an_interact(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    put_unrest(&k, 5, "rg");
    put_token(&k, 5, 2);
    put_villain(&k, RED, 5);                                 /* a Villain does not hinder */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_INTERACT_ANARCHY, RED) && offered(&k, ACT_INTERACT_ANARCHY, GREEN));
    assert_true(offered(&k, ACT_INTERACT_TOKEN));            /* nor does other Anarchy */
    put_crowd(&k, 5, "b");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_INTERACT_ANARCHY) || offered(&k, ACT_INTERACT_TOKEN));
    put_crowd(&k, 5, "");
    put_at(&k, LEGACY, 5, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_INTERACT_ANARCHY));
    close_kit(&k);
}

static void FF_106_FF_255_FF_257_FF_258_FF_260_FF_S45_FF_E31_the_card_of_the_colour_is_found(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    put_unrest(&k, 5, "g");
    top_anarchy(&k, "two_maps");                             /* green: 3 dice, 1 success, draw 1 */
    top_anarchy(&k, "the_last_bus");
    top_anarchy(&k, "shop_windows");
    int deck = pile_count(ANARCHIES(k.g), ANARCHY_DECK), pool = k.g->pool[GREEN];
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 1, 1, 4);                                /* Mind 4+ */
    answer(&k, ACT_INTERACT_ANARCHY, GREEN);
    assert_int_equal(last_event(&k, EV_ANARCHY_CARD)->a, anarchy(&k, "two_maps"));
    assert_int_equal(pile_count(ANARCHIES(k.g), ANARCHY_DECK), deck - 1);
    for (int i = 0; i < deck - 3; i++)                       /* red and blue are at the bottom */
        assert_true(card_at(ANARCHIES(k.g), ANARCHY_DECK, i) != anarchy(&k, "shop_windows") &&
                    card_at(ANARCHIES(k.g), ANARCHY_DECK, i) != anarchy(&k, "the_last_bus"));
    assert_true(has_card(ANARCHIES(k.g), ANARCHY_DISCARD, anarchy(&k, "two_maps")));
    assert_int_equal(anarchy_at(k.g, 5), 0);
    assert_int_equal(k.g->pool[GREEN], pool + 1);            /* FF-253 */
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void FF_259_FF_260_FF_261_a_failed_token_stays(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    put_unrest(&k, 5, "r");
    top_anarchy(&k, "shop_windows");                         /* failure: 1 damage */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 1, 1, 3);
    answer(&k, ACT_INTERACT_ANARCHY);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    assert_int_equal(anarchy_at(k.g, 5), 1);
    assert_true(has_card(ANARCHIES(k.g), ANARCHY_DISCARD, anarchy(&k, "shop_windows")));
    top_anarchy(&k, "runaway_dray");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 6, 1, 1);
    answer(&k, ACT_INTERACT_ANARCHY);                        /* a new card each time */
    assert_int_equal(anarchy_at(k.g, 5), 0);
    close_kit(&k);
}

static void FF_256_FF_S46_the_colour_for_a_purple_token_is_named_before(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    put_unrest(&k, 5, "p");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_INTERACT_ANARCHY, PURPLE);
    assert_int_equal(offers(&k, ACT_COLOUR), COLOURS);
    assert_int_equal(happened(&k, EV_ANARCHY_CARD), 0);
    answer(&k, ACT_COLOUR, BLUE);
    struct context *c = &k.c;
    assert_int_equal(ANARCHY(last_event(&k, EV_ANARCHY_CARD)->a)->test.colour, BLUE);
    close_kit(&k);
}

static void FF_248_any_number_of_tokens_and_no_overrun(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    kit_build(&k, "actions", LEGACY);
    for (int n = 0; n < 5; n++) assert_false(place_anarchy(&k.c, k.g, 5, n % COLOURS, 0));
    assert_int_equal(anarchy_at(k.g, 5), 5);
    assert_int_equal(happened(&k, EV_OVERRUN), 0);
    close_kit(&k);
}

static void FF_245_FF_S65_FF_E26_no_henchman_left_leaves_anarchy(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    put_crowd(&k, 2, "rrb");
    int at = 16;
    while (k.g->supply[GREEN] > 0) {
        put_crowd(&k, at, k.g->supply[GREEN] >= 3 ? "ggg" : k.g->supply[GREEN] == 2 ? "gg" : "g");
        at++;
    }
    int pool = k.g->pool[GREEN];
    kit_build(&k, "actions", LEGACY);
    if (place_henchmen(&k.c, k.g, 2, GREEN, 1, 0)) rules_run(&k.c);
    assert_event_said(&k, EV_NO_HENCHMAN, "No green Henchman is left in the supply");
    assert_int_equal(k.g->unrest[UNREST_AT(2, GREEN)], 1);
    assert_int_equal(k.g->pool[GREEN], pool - 1);
    assert_int_equal(happened(&k, EV_OVERRUN), 0);           /* the supply is looked at first */
    assert_int_equal(henchmen_at(k.g, 1) + henchmen_at(k.g, 3) + henchmen_at(k.g, 7), 0);
    kit_build(&k, "actions", LEGACY);
    if (place_henchmen(&k.c, k.g, HQ, GREEN, 1, 0)) rules_run(&k.c);
    assert_int_equal(tower_cards(k.g), 1);                   /* FF-246 */
    assert_int_equal(k.g->track, 0);
    close_kit(&k);
}

/* -- The Tower ------------------------------------------------------------------------------------------------ */

static void FF_263_FF_264_FF_S71_a_tower_card_is_turned_up_and_stays_if_it_fails(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, HERO_MODE);
    u8 lobby = anarchy(&k, "bomb_in_the_lobby");             /* 3 yellow dice, 1 success; failure: 1 damage */
    card_move(TOWERS(k.g), TOWER_DECK, card_find(TOWERS(k.g), TOWER_DECK, lobby), TOWER_DOWN, 0);
    put_crowd(&k, HQ, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_INTERACT_HIDDEN));
    put_crowd(&k, HQ, "");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 4, 4, 4);                                /* Tech 5+ */
    answer(&k, ACT_INTERACT_HIDDEN);
    assert_true(has_card(TOWERS(k.g), TOWER_UP, lobby));
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    fix_dice(&k, 3, 5, 1, 1);
    answer(&k, ACT_INTERACT_TOWER, lobby);                   /* the same card */
    assert_int_equal(tower_cards(k.g), 0);
    assert_true(has_card(TOWERS(k.g), TOWER_DISCARD, lobby));
    close_kit(&k);
}

static void FF_265_cards_do_not_remove_tower_cards(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, HERO_MODE);
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    give_special(&k, LEGACY, 0, "calm_words");               /* remove an Anarchy token here or near */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_USE_SPECIAL));
    close_kit(&k);
}

static void FF_S38_tower_cards_block_bystanders(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, HQ, HERO_MODE);
    put_bystander(&k, HQ);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_INTERACT_BYSTANDER));
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_INTERACT_BYSTANDER));
    close_kit(&k);
}

static void FF_S70_an_empty_tower_deck(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    cards_move_all(TOWERS(k.g), TOWER_DECK, TOWER_DISCARD, EVERYBODY);
    kit_build(&k, "actions", LEGACY);
    place_anarchy(&k.c, k.g, HQ, RED, 0);
    assert_int_equal(tower_cards(k.g), 1);                   /* shuffled again */
    cards_move_all(TOWERS(k.g), TOWER_DECK, TOWER_DOWN, 0);
    kit_build(&k, "actions", LEGACY);
    if (place_anarchy(&k.c, k.g, HQ, RED, 0)) rules_run(&k.c);
    assert_int_equal(k.g->track, 1);
    close_kit(&k);
}

/* -- Mastermind tokens ---------------------------------------------------------------------------------------- */

static void FF_107_FF_324_FF_325_FF_326_FF_327_FF_E05_the_event_of_the_number(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    put_unrest(&k, 5, "r");
    put_token(&k, 5, 2);
    put_token(&k, 5, 4);
    wound(&k, LEGACY, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 4, 4, 1);                                /* Event 2: red, 3 dice, 2 successes: heal 1 */
    answer(&k, ACT_INTERACT_TOKEN);
    if (offered(&k, ACT_PICK_LOCATION)) kit_give_option(&k, 0);
    const struct event *shown = last_event(&k, EV_TOKEN_SHOWN);
    assert_true(shown->a == 2 || shown->a == 4);
    struct context *c = &k.c;
    assert_int_equal(last_event(&k, EV_EVENT)->a, CHAPTER(k.g->chapter)->event[shown->a - 1]);
    decline_until(&k, "FREE");
    assert_int_equal(tokens_at(k.g, 5), 1);                  /* one Interact, one token */
    assert_int_equal(tokens_at(k.g, 0), MASTERMIND_TOKENS - 1);
    assert_int_equal(k.g->resolved, 1);
    close_kit(&k);
}

static void FF_078_a_test_that_fails_is_told_with_its_successes(void **state)
{
    struct kit k;
    (void)state;
    open_at_5(&k);
    put_token(&k, 5, 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 4, 1, 1);                                /* Event 2: red, 3 dice, 2 successes */
    answer(&k, ACT_INTERACT_TOKEN);
    assert_event_said(&k, EV_FAILED, "Legacy fails: 1 of 2 successes");
    close_kit(&k);
}

static void FF_044_FF_321_nobody_sees_the_numbers(void **state)
{
    struct kit k;
    STATE seen;
    (void)state;
    open_at_5(&k);
    put_token(&k, 5, 2);
    see(&k, LEGACY, &seen);
    for (int t = 0; t < MASTERMIND_TOKENS; t++) assert_true(seen.token[t] == 0 || seen.token[t] > MASTERMIND_TOKENS);
    close_kit(&k);
}

/* -- Side Quests ---------------------------------------------------------------------------------------------- */

static void FF_109_FF_352_FF_354_FF_355_FF_S125_quest_tokens_are_claimed_by_tests(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 3}); /* Chapter 1: tokens at 5, 18 and 30 */
    assert_int_equal(k.g->quest, bit(5) | bit(18) | bit(30));
    put_at(&k, LEGACY, 5, HERO_MODE);                        /* yellow: 5+ */
    put_unrest(&k, 5, "r");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_INTERACT_QUEST));
    put_unrest(&k, 5, "");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 5, 4, 4);
    answer(&k, ACT_INTERACT_QUEST);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);      /* failure; the token stays */
    assert_true(in_set(k.g->quest, 5));
    fix_dice(&k, 3, 5, 6, 4);
    answer(&k, ACT_INTERACT_QUEST);
    assert_false(in_set(k.g->quest, 5));
    assert_false(k.g->quest_won);
    k.g->quest = (u32)bit(18);
    k.g->claimed = 2;
    put_at(&k, LEGACY, 18, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 3, 6, 6, 6);
    answer(&k, ACT_INTERACT_QUEST);
    assert_true(k.g->quest_won);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_101_FF_102_FF_103_FF_105_FF_254_what_hinders_an_interact),
    TEST(FF_106_FF_255_FF_257_FF_258_FF_260_FF_S45_FF_E31_the_card_of_the_colour_is_found),
    TEST(FF_259_FF_260_FF_261_a_failed_token_stays),
    TEST(FF_256_FF_S46_the_colour_for_a_purple_token_is_named_before),
    TEST(FF_248_any_number_of_tokens_and_no_overrun),
    TEST(FF_245_FF_S65_FF_E26_no_henchman_left_leaves_anarchy),
    TEST(FF_263_FF_264_FF_S71_a_tower_card_is_turned_up_and_stays_if_it_fails),
    TEST(FF_265_cards_do_not_remove_tower_cards),
    TEST(FF_S38_tower_cards_block_bystanders),
    TEST(FF_S70_an_empty_tower_deck),
    TEST(FF_107_FF_324_FF_325_FF_326_FF_327_FF_E05_the_event_of_the_number),
    TEST(FF_078_a_test_that_fails_is_told_with_its_successes),
    TEST(FF_044_FF_321_nobody_sees_the_numbers),
    TEST(FF_109_FF_352_FF_354_FF_355_FF_S125_quest_tokens_are_claimed_by_tests),
};
TEST_GROUP(tests);
