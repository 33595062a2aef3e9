/* test_cards.c: Ability cards, Special cards and Personal Tasks (chapters 16 to 18). */
#include "kit.h"

#define ABILITY_OF(k, id) kit_find(k, AN_ABILITY, id)

/* -- Ability cards -------------------------------------------------------------------------------------------- */

static void FF_026_FF_160_every_deck_has_24_cards_six_of_each_colour(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 5);
    struct context *c = &k.c;
    for (int h = 0; h < 5; h++) {
        int count[COLOURS] = {0};
        for EACH_CARD(card, ABILITIES(k.g), ABILITY_DECK + h) {
            assert_int_equal(ABILITY(card)->hero, k.g->hero[h].hero);
            count[ABILITY(card)->colour]++;
        }
        for (int colour = 0; colour < COLOURS; colour++) assert_int_equal(count[colour], 6);
    }
    close_kit(&k);
}

static void FF_065_FF_161_FF_072_ability_cards_need_hero_mode(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    hold(&k, LEGACY, "read_the_room");
    hold(&k, LEGACY, "a_word_to_the_city");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_PLAY));
    answer(&k, ACT_HERO_PHASE);
    assert_int_equal(offers(&k, ACT_PLAY), 2);
    close_kit(&k);
}

static void FF_097_FF_098_FF_164_FF_166_the_symbol_costs_a_token(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    hold(&k, LEGACY, "read_the_room");                       /* Free Action */
    hold(&k, LEGACY, "a_word_to_the_city");                  /* Action */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY, ABILITY_OF(&k, "read_the_room"));
    assert_int_equal(k.g->hero[LEGACY].available, 5);
    answer(&k, ACT_PLAY, ABILITY_OF(&k, "a_word_to_the_city"));
    assert_int_equal(k.g->hero[LEGACY].available, 4);
    assert_true(has_card(ABILITIES(k.g), ABILITY_DISCARD + LEGACY, ABILITY_OF(&k, "read_the_room")));
    assert_true(has_card(ABILITIES(k.g), ABILITY_DISCARD + LEGACY, ABILITY_OF(&k, "a_word_to_the_city")));
    hold(&k, LEGACY, "a_word_to_the_city");
    enter_turn(&k, LEGACY, HERO_MODE, 0);
    assert_false(offered(&k, ACT_PLAY, ABILITY_OF(&k, "a_word_to_the_city")));
    close_kit(&k);
}

static void FF_163_FF_243_FF_367_no_cards_and_no_friends_against_henchmen(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_at(&k, WRAITH, 1, HERO_MODE);
    put_crowd(&k, 1, "r");
    hold(&k, LEGACY, "shoulder_to_the_wall");
    give_special(&k, LEGACY, 0, "haymaker");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 1, 1);
    answer(&k, ACT_ATTACK);
    assert_int_equal(happened(&k, EV_ROLLED), 1);
    assert_string_equal(asked(&k), "FREE");                  /* nobody was asked to join or commit */
    close_kit(&k);
}

static void FF_165_FF_S25_a_reaction_on_another_players_turn(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, WRAITH, 2, HERO_MODE);
    put_at(&k, LEGACY, 30, HERO_MODE);
    put_crowd(&k, 2, "r");
    hold(&k, LEGACY, "take_the_blow");                       /* other_hurt: prevent 2, take 1 */
    kit_enter(&k, "villain_phase", WRAITH);
    assert_int_equal(asked_seat(&k), LEGACY);
    answer(&k, ACT_PLAY, ABILITY_OF(&k, "take_the_blow"));
    decline_until(&k, "FREE");
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 0);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 1);
    put_at(&k, LEGACY, 30, PRIVATE_LIFE);                    /* the owner must be in Hero mode */
    put_crowd(&k, 2, "r");
    put_at(&k, WRAITH, 2, HERO_MODE);
    hold(&k, LEGACY, "take_the_blow");
    forget(&k);
    kit_enter(&k, "villain_phase", WRAITH);
    assert_int_equal(happened(&k, EV_DAMAGED), 1);
    close_kit(&k);
}

static void FF_168_the_own_deck_is_renewed(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    cards_move_all(ABILITIES(k.g), ABILITY_DECK + LEGACY, ABILITY_DISCARD + LEGACY, EVERYBODY);
    card_move(ABILITIES(k.g), ABILITY_DISCARD + LEGACY, 0, ABILITY_DECK + LEGACY, 0);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_RECOVER);                                 /* draws 2 */
    assert_int_equal(hand_count(k.g, LEGACY), 2);
    assert_int_equal(pile_count(ABILITIES(k.g), ABILITY_DISCARD + LEGACY), 0);
    assert_int_equal(pile_count(ABILITIES(k.g), ABILITY_DECK + LEGACY), BASIC_CARDS - 2);
    close_kit(&k);
}

static void FF_S31_recover_without_any_card_is_not_offered(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    cards_move_all(ABILITIES(k.g), ABILITY_DECK + LEGACY, ABILITY_HAND + LEGACY, EVERYBODY);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_RECOVER));
    close_kit(&k);
}

static void FF_221_FF_090_FF_S58_a_colour_token_blocks_cards_of_its_colour(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    hold(&k, LEGACY, "read_the_room");                       /* green */
    hold(&k, LEGACY, "never_alone");                         /* blue */
    wound(&k, LEGACY, "gg");
    put_at(&k, WRAITH, k.g->hero[LEGACY].at, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_PLAY, ABILITY_OF(&k, "read_the_room")));
    assert_true(offered(&k, ACT_PLAY, ABILITY_OF(&k, "never_alone")));
    heal_token(&k.c, k.g, LEGACY, GREEN, 0);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_PLAY, ABILITY_OF(&k, "read_the_room")));
    heal_token(&k.c, k.g, LEGACY, GREEN, 0);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_PLAY, ABILITY_OF(&k, "read_the_room")));
    close_kit(&k);
}

/* -- Special cards -------------------------------------------------------------------------------------------- */

static void FF_172_FF_033_a_special_card_takes_the_leftmost_free_slot(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 0, "haymaker");
    kit_build(&k, "actions", LEGACY);
    assert_false(gain_special(&k.c, k.g, LEGACY, 0));
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 1)), 1);
    give_task(&k, LEGACY, "a_speech_for_the_fair");          /* covers 0 and 1 */
    assert_false(gain_special(&k.c, k.g, LEGACY, 0));
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 2)), 1);
    close_kit(&k);
}

static void FF_173_FF_S39_FF_S40_without_a_slot_one_goes(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 0, "haymaker");
    give_special(&k, LEGACY, 1, "plan_b");
    give_special(&k, LEGACY, 2, "calm_words");
    give_task(&k, LEGACY, "a_speech_for_the_fair");
    kit_build(&k, "actions", LEGACY);
    assert_true(gain_special(&k.c, k.g, LEGACY, 0));
    rules_run(&k.c);
    assert_false(offered(&k, ACT_DISCARD_SPECIAL, kit_find(&k, A_SPECIAL, "haymaker"))); /* covered */
    assert_true(offered(&k, ACT_DISCARD_SPECIAL, kit_find(&k, A_SPECIAL, "calm_words")));
    assert_int_equal(offers(&k, ACT_DISCARD_SPECIAL), 2);    /* and the new one */
    answer(&k, ACT_DISCARD_SPECIAL, kit_find(&k, A_SPECIAL, "calm_words"));
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 2)), 1);
    assert_int_equal(pile_count(SPECIALS(k.g), SPECIAL_NEW + LEGACY), 0);
    close_kit(&k);
}

static void FF_066_FF_176_FF_177_FF_178_FF_S06_a_special_text_in_private_life(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 0, "full_throttle");
    u8 card = kit_find(&k, A_SPECIAL, "full_throttle");
    int discards = copies_in(SPECIALS(k.g), SPECIAL_DISCARD, card);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    answer(&k, ACT_USE_SPECIAL, card);
    assert_int_equal(hand_count(k.g, LEGACY), 3);
    assert_int_equal(k.g->hero[LEGACY].available, 5);
    assert_int_equal(copies_in(SPECIALS(k.g), SPECIAL_DISCARD, card), discards + 1);
    close_kit(&k);
}

static void FF_179_FF_S44_the_special_deck_is_renewed_or_empty(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    cards_move_all(SPECIALS(k.g), SPECIAL_DECK, SPECIAL_DISCARD, EVERYBODY);
    int all = pile_count(SPECIALS(k.g), SPECIAL_DISCARD);
    kit_build(&k, "actions", LEGACY);
    assert_false(gain_special(&k.c, k.g, LEGACY, 0));
    assert_int_equal(pile_count(SPECIALS(k.g), SPECIAL_DECK), all - 1);
    cards_move_all(SPECIALS(k.g), SPECIAL_DECK, SPECIAL_BOX, 0);
    assert_false(gain_special(&k.c, k.g, WRAITH, 0));
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(WRAITH, 0)), 0);
    close_kit(&k);
}

/* -- Personal Tasks ------------------------------------------------------------------------------------------- */

static void FF_180_FF_181_FF_182_FF_183_FF_184_FF_S41_FF_E28_tasks_cover_slots(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_special(&k, LEGACY, 0, "full_throttle");
    give_special(&k, LEGACY, 1, "field_dressing");
    wound(&k, LEGACY, "r");
    kit_build(&k, "actions", LEGACY);
    assert_false(gain_task(&k.c, k.g, LEGACY, 0));
    assert_true(is_covered(k.g, LEGACY, 0) && is_covered(k.g, LEGACY, 1) && !is_covered(k.g, LEGACY, 2));
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_USE_SPECIAL));
    kit_build(&k, "actions", LEGACY);
    assert_false(gain_task(&k.c, k.g, LEGACY, 0));
    assert_true(is_covered(k.g, LEGACY, 2) && justice_covered(k.g, LEGACY));
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_JUSTICE));
    remove_task(&k.c, k.g, LEGACY, card_at(TASKS(k.g), TASK_LEFT + LEGACY, 0), 0);
    assert_true(justice_covered(k.g, LEGACY));               /* the other does not shift */
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_int_equal(offers(&k, ACT_USE_SPECIAL), 2);        /* usable again */
    kit_build(&k, "actions", LEGACY);
    assert_false(gain_task(&k.c, k.g, LEGACY, 0));
    assert_true(is_covered(k.g, LEGACY, 0));
    close_kit(&k);
}

static void FF_180_FF_182_of_two_copies_the_uncovered_one_is_used(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    u8 card = kit_find(&k, A_SPECIAL, "full_throttle");
    give_special(&k, LEGACY, 0, "full_throttle");
    int other = card_find(SPECIALS(k.g), SPECIAL_DECK, card);
    card_move(SPECIALS(k.g), SPECIAL_DECK, other, special_pile(LEGACY, 2), EVERYBODY);
    give_task(&k, LEGACY, "a_speech_for_the_fair");          /* over the first two slots */
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    answer(&k, ACT_USE_SPECIAL, card);
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 0)), 1);
    assert_int_equal(pile_count(SPECIALS(k.g), special_pile(LEGACY, 2)), 0);
    assert_false(offered(&k, ACT_USE_SPECIAL));
    close_kit(&k);
}

static void FF_092_FF_093_FF_187_FF_188_FF_189_FF_192_a_task_is_done_at_its_place_for_its_price(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_task(&k, LEGACY, "uncle_abel_is_on_parade");        /* Memorial Barracks (19), 1 blue card */
    give_task(&k, LEGACY, "a_speech_for_the_fair");          /* Old Quarry Park (2), nothing */
    u8 parade = kit_find(&k, A_TASK, "uncle_abel_is_on_parade"), speech = kit_find(&k, A_TASK, "a_speech_for_the_fair");
    put_at(&k, LEGACY, 19, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_PERSONAL_TASK, parade));    /* no card to pay with */
    hold(&k, LEGACY, "read_the_room");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_PERSONAL_TASK, parade));    /* green */
    hold(&k, LEGACY, "never_alone");
    put_crowd(&k, 19, "rrb");                                /* FF-190: they do not matter */
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_PERSONAL_TASK, speech));    /* elsewhere */
    answer(&k, ACT_PERSONAL_TASK, parade);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    assert_int_equal(k.g->hero[LEGACY].available, 4);
    assert_true(has_card(TASKS(k.g), TASK_DISCARD + LEGACY, parade));
    assert_true(has_task_right(k.g, LEGACY));                /* exactly one */
    put_at(&k, LEGACY, 2, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_PERSONAL_TASK));            /* never in the Hero phase */
    close_kit(&k);
}

static void FF_S30_blocked_cards_can_pay(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_task(&k, LEGACY, "uncle_abel_is_on_parade");
    hold(&k, LEGACY, "never_alone");
    wound(&k, LEGACY, "b");
    put_at(&k, LEGACY, 19, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_true(offered(&k, ACT_PERSONAL_TASK));
    close_kit(&k);
}

static void FF_191_FF_S42_the_task_deck_is_renewed_when_a_task_is_needed(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    cards_move_all(TASKS(k.g), TASK_DECK + LEGACY, TASK_DISCARD + LEGACY, EVERYBODY);
    kit_build(&k, "actions", LEGACY);
    assert_false(gain_task(&k.c, k.g, LEGACY, 0));
    assert_true(has_task_left(k.g, LEGACY));
    assert_int_equal(pile_count(TASKS(k.g), TASK_DECK + LEGACY), 2);
    assert_int_equal(pile_count(TASKS(k.g), TASK_DISCARD + LEGACY), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_026_FF_160_every_deck_has_24_cards_six_of_each_colour),
    TEST(FF_065_FF_161_FF_072_ability_cards_need_hero_mode),
    TEST(FF_097_FF_098_FF_164_FF_166_the_symbol_costs_a_token),
    TEST(FF_163_FF_243_FF_367_no_cards_and_no_friends_against_henchmen),
    TEST(FF_165_FF_S25_a_reaction_on_another_players_turn),
    TEST(FF_168_the_own_deck_is_renewed),
    TEST(FF_S31_recover_without_any_card_is_not_offered),
    TEST(FF_221_FF_090_FF_S58_a_colour_token_blocks_cards_of_its_colour),
    TEST(FF_172_FF_033_a_special_card_takes_the_leftmost_free_slot),
    TEST(FF_173_FF_S39_FF_S40_without_a_slot_one_goes),
    TEST(FF_066_FF_176_FF_177_FF_178_FF_S06_a_special_text_in_private_life),
    TEST(FF_179_FF_S44_the_special_deck_is_renewed_or_empty),
    TEST(FF_180_FF_181_FF_182_FF_183_FF_184_FF_S41_FF_E28_tasks_cover_slots),
    TEST(FF_180_FF_182_of_two_copies_the_uncovered_one_is_used),
    TEST(FF_092_FF_093_FF_187_FF_188_FF_189_FF_192_a_task_is_done_at_its_place_for_its_price),
    TEST(FF_S30_blocked_cards_can_pay),
    TEST(FF_191_FF_S42_the_task_deck_is_renewed_when_a_task_is_needed),
};
TEST_GROUP(tests);
