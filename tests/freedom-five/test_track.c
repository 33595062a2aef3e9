/* test_track.c: Chapters that open, winning and losing, the Mastermind track (chapters 13 to 15). Comic 1 has 2 Chapters
 * and a Plot token on 5; Comic 2 has 3, and Plot tokens on 4 and 7. */
#include "kit.h"

static void advance(struct kit *k, int n)
{
    kit_build(k, "actions", LEGACY);
    if (advance_track(&k->c, k->g, n, 157) && !k->g->ending) rules_run(&k->c);
}

static int chapter(struct kit *k)
{
    struct context *c = &k->c;
    return CHAPTER(k->g->chapter)->number;
}

static void open_comic(struct kit *k, int comic) { open_table(k, (struct opening){.heroes = 2, .comic = comic}); }

/* -- Chapters ------------------------------------------------------------------------------------------------- */

static void FF_041_play_begins_in_chapter_1(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    assert_int_equal(chapter(&k), 1);
    close_kit(&k);
}

static void FF_138_FF_139_FF_141_an_objective_opens_the_next_chapter_at_once(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);                                       /* 3 Bystander cards */
    for (int n = 0; n < 2; n++) card_move(BYSTANDERS(k.g), BYSTANDER_DECK, 0, BYSTANDER_HELD + WRAITH, EVERYBODY);
    put_at(&k, LEGACY, 2, HERO_MODE);
    put_bystander(&k, 2);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_INTERACT_BYSTANDER);
    decline_until(&k, "FREE");
    assert_int_equal(chapter(&k), 2);
    assert_int_equal(happened(&k, EV_CHAPTER), 1);
    close_kit(&k);
}

static void FF_138_FF_151_FF_E23_a_plot_token_opens_it_and_the_marker_goes_on(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 2);
    k.g->track = 3;
    advance(&k, 2);                                          /* as a knock-out does */
    assert_int_equal(k.g->track, 5);
    assert_int_equal(chapter(&k), 2);
    const struct event *opened = last_event(&k, EV_CHAPTER);
    assert_true(nth_event(&k, EV_TRACK, 0) < opened && opened < nth_event(&k, EV_TRACK, 1));
    close_kit(&k);
}

static void FF_S78_every_plot_token_on_the_way_counts(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 2);
    k.g->track = 3;
    advance(&k, 5);
    assert_int_equal(k.g->track, 8);
    assert_int_equal(chapter(&k), 3);
    close_kit(&k);
}

static void FF_S80_FF_S82_FF_E25_plot_tokens_push_on_after_an_objective(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 2);
    k.g->track = 2;
    kit_build(&k, "actions", LEGACY);
    k.g->villain[GREEN].defeated = true;                     /* the Objective of Chapter 1: a Villain */
    assert_true(settle(&k.c, k.g));
    rules_run(&k.c);
    assert_int_equal(chapter(&k), 2);
    advance(&k, 2);
    assert_int_equal(chapter(&k), 3);
    advance(&k, 3);
    assert_int_equal(k.g->track, 7);
    assert_int_equal(chapter(&k), 3);
    assert_int_equal(k.g->ending, NO_ENDING);
    close_kit(&k);
}

static void FF_366_a_plot_token_that_was_reached_does_nothing_more(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 2);
    k.g->track = 3;
    advance(&k, 1);
    assert_int_equal(chapter(&k), 2);
    move_track_back(&k.c, k.g, 2, 0);
    assert_int_equal(k.g->track, 2);
    advance(&k, 2);
    assert_int_equal(k.g->track, 4);
    assert_int_equal(chapter(&k), 2);
    close_kit(&k);
}

static void FF_140_FF_S81_a_new_chapter_counts_at_once_and_no_step_is_done_twice(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 2);
    put_at(&k, LEGACY, 30, PRIVATE_LIFE);
    set_chapter(&k, 2);
    k.g->plots &= (u16)~bit(4);                              /* it was reached */
    k.g->track = 6;
    for (int t = 0; t < MASTERMIND_TOKENS; t++) k.g->token_at[t] = 20;
    top_scheme(&k, "last_tram_to_nowhere");
    top_scheme(&k, "knock_at_the_front_door");
    top_scheme(&k, "digging_at_midnight");                   /* its token brings the track to 7: Chapter 3 has 3 cards */
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until(&k, "FREE");
    assert_int_equal(chapter(&k), 3);
    assert_int_equal(happened(&k, EV_SCHEME), 3);            /* and not 2, as in Chapter 2, nor 2 and 3 */
    assert_int_equal(hand_count(k.g, LEGACY), 2);            /* drawn once */
    close_kit(&k);
}

static void FF_143_FF_357_quest_tokens_of_a_chapter_that_is_left_go(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 2);
    k.g->track = 3;
    advance(&k, 1);                                          /* Chapter 2: tokens at 1, 11, 28 */
    assert_int_equal(k.g->quest, bit(1) | bit(11) | bit(28));
    advance(&k, 3);
    assert_int_equal(chapter(&k), 3);
    assert_int_equal(k.g->quest, 0);
    assert_false(k.g->quest_won);
    close_kit(&k);
}

/* -- Winning and losing --------------------------------------------------------------------------------------- */

static void FF_144_FF_146_FF_S84_the_mastermind_falls_and_the_heroes_have_won(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    put_villain(&k, YELLOW, 22);
    kit_build(&k, "actions", LEGACY);
    damage_villain(&k.c, k.g, YELLOW, 30, LEGACY, 0);
    assert_int_equal(k.g->ending, OBJECTIVE_MET);
    for (seat who = 0; who < 2; who++) assert_true(k.game->rules.score(&k.c, k.g, who) > 0); /* FF-149 */
    close_kit(&k);
}

static void FF_145_FF_148_FF_158_the_track_at_10_loses(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    k.g->track = 9;
    k.g->plots = 0;
    advance(&k, 2);                                          /* FF-S79: it stops at 10 */
    assert_int_equal(k.g->track, TRACK_END);
    assert_int_equal(k.g->ending, TRACK_FULL);
    for (seat who = 0; who < 2; who++) assert_true(k.game->rules.score(&k.c, k.g, who) <= 0);
    close_kit(&k);
}

static void FF_S83_a_win_counts_before_a_loss(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    kit_build(&k, "actions", LEGACY);
    k.g->track = TRACK_END;
    k.g->villain[YELLOW].defeated = true;
    assert_true(settle(&k.c, k.g));
    assert_int_equal(k.g->ending, OBJECTIVE_MET);
    close_kit(&k);
}

static void FF_267_FF_E18_two_tower_cards_at_another_moment_are_no_loss(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    kit_build(&k, "actions", LEGACY);
    place_anarchy(&k.c, k.g, HQ, RED, 0);
    assert_int_equal(tower_cards(k.g), 2);
    assert_false(settle(&k.c, k.g));
    card_move(TOWERS(k.g), TOWER_DOWN, 0, TOWER_DISCARD, EVERYBODY);
    kit_enter(&k, "villain_phase", LEGACY);
    assert_int_equal(k.g->ending, NO_ENDING);
    close_kit(&k);
}

/* -- What moves the track ------------------------------------------------------------------------------------- */

static void FF_153_FF_251_FF_252_FF_E10_no_anarchy_token_left(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    for (int colour = 0; colour < ALL_COLOURS; colour++) k.g->pool[colour] = 0;
    k.g->pool[GREEN] = 0, k.g->pool[PURPLE] = 1;
    kit_build(&k, "actions", LEGACY);
    assert_false(place_anarchy(&k.c, k.g, 4, GREEN, 0));
    assert_int_equal(k.g->unrest[UNREST_AT(4, PURPLE)], 1);
    assert_int_equal(k.g->track, 0);
    if (place_anarchy(&k.c, k.g, 4, GREEN, 0)) rules_run(&k.c);
    assert_int_equal(anarchy_at(k.g, 4), 1);
    assert_int_equal(k.g->track, 1);
    close_kit(&k);
}

static void FF_212_FF_213_FF_246_FF_E11_at_hq_it_is_a_tower_card_without_a_step(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    for (int colour = 0; colour < ALL_COLOURS; colour++) k.g->pool[colour] = 0;
    kit_build(&k, "actions", LEGACY);
    assert_false(place_anarchy(&k.c, k.g, HQ, GREEN, 0));
    assert_int_equal(pile_count(TOWERS(k.g), TOWER_DOWN), 1);
    assert_int_equal(anarchy_at(k.g, HQ), 0);
    assert_int_equal(k.g->track, 0);
    close_kit(&k);
}

static void FF_154_FF_211_FF_217_FF_E09_an_overrun_of_hq(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    put_crowd(&k, HQ, "rrb");
    kit_build(&k, "actions", LEGACY);
    if (place_henchmen(&k.c, k.g, HQ, YELLOW, 1, 0)) rules_run(&k.c);
    assert_int_equal(k.g->track, 1);
    assert_int_equal(k.g->crowd[CROWD_AT(9, YELLOW)], 1);    /* as usual */
    k.g->under_construction = true;
    kit_build(&k, "actions", LEGACY);
    if (place_henchmen(&k.c, k.g, HQ, YELLOW, 1, 0)) rules_run(&k.c);
    assert_int_equal(k.g->track, 1);
    assert_int_equal(k.g->crowd[CROWD_AT(9, YELLOW)], 2);
    close_kit(&k);
}

static void FF_156_FF_226_FF_E13_a_knock_out(void **state)
{
    struct kit k;
    (void)state;
    open_comic(&k, 1);
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 1, "rrb");
    wound(&k, LEGACY, "rgba");
    int bag = 0, after = 0;
    for (int kind = 0; kind < DAMAGE_KINDS; kind++) bag += k.g->bag[kind];
    kit_enter(&k, "villain_phase", LEGACY);
    assert_true(offered(&k, ACT_HOME, HQ) && offered(&k, ACT_HOME, 8)); /* FF-D35 */
    answer(&k, ACT_HOME, 8);
    assert_int_equal(k.g->track, 2);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);      /* the other two damage are lost (FF-S50) */
    assert_int_equal(k.g->hero[LEGACY].at, 8);
    for (int kind = 0; kind < DAMAGE_KINDS; kind++) after += k.g->bag[kind];
    assert_int_equal(after, bag + 4);
    decline_until(&k, "FREE");
    assert_int_equal(hand_count(k.g, LEGACY) >= 2, true);    /* the phase goes on with the draw */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_041_play_begins_in_chapter_1),
    TEST(FF_138_FF_139_FF_141_an_objective_opens_the_next_chapter_at_once),
    TEST(FF_138_FF_151_FF_E23_a_plot_token_opens_it_and_the_marker_goes_on),
    TEST(FF_S78_every_plot_token_on_the_way_counts),
    TEST(FF_S80_FF_S82_FF_E25_plot_tokens_push_on_after_an_objective),
    TEST(FF_366_a_plot_token_that_was_reached_does_nothing_more),
    TEST(FF_140_FF_S81_a_new_chapter_counts_at_once_and_no_step_is_done_twice),
    TEST(FF_143_FF_357_quest_tokens_of_a_chapter_that_is_left_go),
    TEST(FF_144_FF_146_FF_S84_the_mastermind_falls_and_the_heroes_have_won),
    TEST(FF_145_FF_148_FF_158_the_track_at_10_loses),
    TEST(FF_S83_a_win_counts_before_a_loss),
    TEST(FF_267_FF_E18_two_tower_cards_at_another_moment_are_no_loss),
    TEST(FF_153_FF_251_FF_252_FF_E10_no_anarchy_token_left),
    TEST(FF_212_FF_213_FF_246_FF_E11_at_hq_it_is_a_tower_card_without_a_step),
    TEST(FF_154_FF_211_FF_217_FF_E09_an_overrun_of_hq),
    TEST(FF_156_FF_226_FF_E13_a_knock_out),
};
TEST_GROUP(tests);
