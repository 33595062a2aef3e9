/* test_course.c: what happens when effects meet: Chapters in the middle of an effect, knock-outs, who is meant, what is
 * checked when (rulings FF-S106 to FF-S135). Legacy plays a card of the test's own. */
#include <stdio.h>

#include "kit.h"

/* The probe, with Chapter 2 of Comic 1 opening with these instructions; the track is one space before a Plot token. */
static void open_before_chapter(struct kit *k, const char *effect, const char *opening)
{
    char lua[1600];
    snprintf(lua, sizeof lua,
             "%s chapter { id = 'cellar_door', name = 'X', comic = 'diplomatic_immunity', number = 2, "
             "phase = { { 'attack' }, { 'draw', 2 }, { 'scheme', 2 } }, events = { 'cellar_door_event_1', "
             "'cellar_door_event_2', 'cellar_door_event_3', 'cellar_door_event_4', 'cellar_door_event_5' }, "
             "opening = { %s }, before = 'x', after = 'x' }",
             probe_lua(effect), opening);
    open_with(k, 3, lua);
    set_probe(k);
    k->g->track = 4;
}

/* -- Chapters in the middle of things ------------------------------------------------------------------------- */

static void FF_S110_FF_157_a_chapter_opens_in_full_and_the_effect_goes_on(void **state)
{
    struct kit k;
    (void)state;
    open_before_chapter(&k, "advance { 1 }, draw { 1 }", "heal { 1, of = 'each_hero' }, place_bystander { at = 'hq' }");
    wound(&k, WRAITH, "r");
    play_probe(&k);
    assert_int_equal(k.g->track, 5);
    assert_int_equal(chapter_number(&k), 2);
    assert_true(last_event(&k, EV_CHAPTER) < last_event(&k, EV_HEALED));
    assert_true(last_event(&k, EV_HEALED) < last_event(&k, EV_BYSTANDER));
    assert_true(last_event(&k, EV_BYSTANDER) < last_event(&k, EV_DREW)); /* then the card's own text */
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void FF_S120_after_every_single_change(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 3, .comic = 4, /* Objective: no Anarchy at HQ and next to it */
                                    .lua = probe_lua("calm { 2, at = 'any_location' }, draw { 1 }")});
    set_probe(&k);
    put_unrest(&k, 9, "g");
    play_probe(&k);
    assert_int_equal(chapter_number(&k), 2);
    assert_true(last_event(&k, EV_ANARCHY_GONE) < last_event(&k, EV_CHAPTER));
    assert_true(last_event(&k, EV_CHAPTER) < last_event(&k, EV_DREW));
    close_kit(&k);
}

static void FF_S38_FF_138_tower_cards_count_as_anarchy_at_hq(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 3, .comic = 4, /* Objective: no Anarchy at HQ and next to it */
                                    .lua = probe_lua("calm { 1, at = 'any_location' }")});
    set_probe(&k);
    put_unrest(&k, 9, "g");
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    play_probe(&k);
    assert_int_equal(chapter_number(&k), 1);
    put_at(&k, LEGACY, HQ, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 5, 6, 6, 6, 6, 6);
    answer(&k, ACT_INTERACT_HIDDEN);
    decline_until(&k, "FREE");
    assert_int_equal(chapter_number(&k), 2);
    close_kit(&k);
}

static void FF_S120_a_win_before_a_loss_before_a_chapter(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "advance { 2 }");
    k.g->track = 8;
    k.g->plots = 1 << 9;
    play_probe(&k);
    assert_int_equal(happened(&k, EV_CHAPTER), 1);           /* at 9, before the marker moves on */
    assert_int_equal(k.g->ending, TRACK_FULL);
    close_kit(&k);
}

/* The scene after an earlier Chapter leads on to the next one. */
static void FF_146_an_early_victory_tells_no_scene_that_leads_on(void **state)
{
    (void)state;
    for (int chapter = 1; chapter <= 2; chapter++) {
        struct kit k;
        open_city(&k, 2);
        set_chapter(&k, chapter);
        enter_turn(&k, LEGACY, HERO_MODE, 5);
        forget(&k);
        end_game(&k.c, k.g, OBJECTIVE_MET, 144);
        assert_int_equal(happened(&k, EV_VICTORY), 1);
        assert_int_equal(happened(&k, EV_SCENE_AFTER), chapter - 1);
        close_kit(&k);
    }
}

static void FF_S79_the_marker_stops_at_10_and_means_it_once(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "advance { 5 }, draw { 1 }");
    k.g->track = 8;
    play_probe(&k);
    assert_int_equal(k.g->track, TRACK_END);
    assert_int_equal(happened(&k, EV_GAME_OVER), 1);
    assert_int_equal(happened(&k, EV_TRACK), 2);
    assert_int_equal(happened(&k, EV_DREW), 0);
    close_kit(&k);
}

static void FF_142_an_objective_left_undone_costs_nothing(void **state)
{
    struct kit k;
    (void)state;
    open_before_chapter(&k, "advance { 1 }", "place_bystander { at = 'hq' }");
    hold(&k, LEGACY, "chin_up");
    play_probe(&k);
    assert_int_equal(chapter_number(&k), 2);                 /* by the Plot token; nobody has rescued anybody */
    assert_int_equal(k.g->track, 5);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    for (int h = 0; h < 3; h++) assert_int_equal(damage_of(&k.g->hero[h]), 0);
    assert_false(over(&k));
    close_kit(&k);
}

/* -- Knock-outs ----------------------------------------------------------------------------------------------- */

static void FF_S111_damage_in_a_knock_out_is_lost(void **state)
{
    struct kit k;
    (void)state;
    open_before_chapter(&k, "hurt { 1 }", "hurt { 2, of = 'each_hero' }");
    wound(&k, LEGACY, "rrby");
    play_probe(&k);
    assert_int_equal(happened(&k, EV_KNOCKED_OUT), 1);
    assert_int_equal(chapter_number(&k), 2);                 /* opened by the first of the two steps */
    decline_until(&k, "FREE");
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    assert_int_equal(damage_of(&k.g->hero[WRAITH]), 2);
    assert_int_equal(k.g->track, 6);
    close_kit(&k);
}

static void FF_S50_damage_left_over_is_lost(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "hurt { 4 }");
    wound(&k, LEGACY, "rrb");
    play_probe(&k);
    answer(&k, ACT_HOME, 15);
    assert_int_equal(happened(&k, EV_DAMAGED), 2);
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 0);
    close_kit(&k);
}

static void FF_150_knock_outs_lose_by_the_track_only(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "hurt { 5 }");
    k.g->plots = 0;
    for (int n = 1; n <= 4; n++) {
        hold(&k, LEGACY, "read_the_room");
        put_at(&k, LEGACY, 7, HERO_MODE);
        play_probe(&k);
        answer(&k, ACT_HOME, 8);
        assert_int_equal(k.g->track, 2 * n);
        assert_true(asks(&k, LEGACY, "FREE"));               /* still in the game, and still the active Hero */
    }
    hold(&k, LEGACY, "read_the_room");
    play_probe(&k);
    assert_int_equal(k.g->ending, TRACK_FULL);
    close_kit(&k);
}

static void FF_S113_here_is_where_the_hero_is_at_the_instruction(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "hurt { 1 }, place_anarchy { 1, colour = 'red' }");
    wound(&k, LEGACY, "rrby");
    play_probe(&k);
    answer(&k, ACT_HOME, 8);
    assert_int_equal(anarchy_at(k.g, 7), 0);
    assert_int_equal(k.g->unrest[UNREST_AT(8, RED)], 1);
    close_kit(&k);
    /* but the token that the Action is about is the one in the old Location */
    open_with(&k, 3, "anarchy { id = 'shop_windows', name = 'X', colour = 'red', dice = 3, successes = 1, "
                     "reward = { teleport { at = 'home' } }, penalty = { hurt { 1 } } }");
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_unrest(&k, 7, "r");
    put_unrest(&k, 8, "r");
    top_anarchy(&k, "shop_windows");
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 3, 6, 6, 6);
    answer(&k, ACT_INTERACT_ANARCHY, RED);
    assert_int_equal(k.g->hero[LEGACY].at, HQ);
    assert_int_equal(anarchy_at(k.g, 7), 0);
    assert_int_equal(anarchy_at(k.g, 8), 1);
    close_kit(&k);
}

/* -- Conditions and Actions ------------------------------------------------------------------------------------ */

static void FF_S130_conditions_are_checked_once(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 3, ability_lua("steadying_hand", "legacy", "blue", 2, NULL, "'tested', place_henchman { 1 }"));
    put_at(&k, LEGACY, 7, HERO_MODE);
    hold(&k, LEGACY, "steadying_hand");
    put_unrest(&k, 7, "r");
    top_anarchy(&k, "shop_windows");                         /* 3 dice, 1 success */
    enter_turn(&k, LEGACY, HERO_MODE, 3);
    fix_dice(&k, 3, 6, 6, 6);
    answer(&k, ACT_INTERACT_ANARCHY, RED);
    answer(&k, ACT_PLAY);
    assert_int_equal(henchmen_at(k.g, 7), 1);                /* no Interact could begin now */
    assert_int_equal(anarchy_at(k.g, 7), 0);
    close_kit(&k);
}

static void FF_S131_a_card_pays_for_the_action_and_the_rest_is_the_rule(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 3, "special { id = 'full_throttle', name = 'X', dice = 2, copies = 2, effect = { attack {} } }");
    put_at(&k, LEGACY, 7, PRIVATE_LIFE);
    give_special(&k, LEGACY, 0, "full_throttle");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);
    assert_false(offered(&k, ACT_USE_SPECIAL));              /* nobody is there */
    put_crowd(&k, 7, "b");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 0);                 /* no token, and not the Hero phase */
    assert_false(offered(&k, ACT_ATTACK));
    fix_dice(&k, 1, 3);
    answer(&k, ACT_USE_SPECIAL);
    assert_int_equal(henchmen_at(k.g, 7), 0);
    close_kit(&k);
    open_probe(&k, "attack {}");
    put_villain(&k, RED, 7);                                 /* not without a red card */
    assert_false(can_play_probe(&k));
    hold(&k, LEGACY, "one_good_punch");
    assert_true(can_play_probe(&k));
    close_kit(&k);
}

static void FF_S134_as_much_as_possible_but_a_cost_in_full(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "discard { 3 }, remove { 2, at = 'here' }, draw { 1 }");
    hold(&k, LEGACY, "chin_up");
    play_probe(&k);
    assert_int_equal(happened(&k, EV_DISCARDED), 1);         /* there was one; nobody was there to be removed */
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    assert_true(has_card(ABILITIES(k.g), ABILITY_DISCARD + LEGACY, kit_find(&k, AN_ABILITY, "read_the_room")));
    close_kit(&k);
    open_probe(&k, "cost { discard { 2 } }, draw { 1 }");
    hold(&k, LEGACY, "chin_up");
    assert_false(can_play_probe(&k));
    hold(&k, LEGACY, "never_alone");
    assert_true(can_play_probe(&k));
    close_kit(&k);
}

static void FF_S134_of_several_as_many_as_can(void **state)
{
    static const char *const effects[] = {"discard { 2, of = 'each_other' }", "exhaust { 2, of = 'each_other' }"};
    struct kit k;
    (void)state;
    for (int n = 0; n < COUNT(effects); n++) {
        open_probe(&k, effects[n]);
        k.g->hero[WRAITH].available = k.g->hero[ZERO].available = 0;
        k.g->hero[WRAITH].exhausted = k.g->hero[ZERO].exhausted = ACTION_TOKENS;
        assert_false(can_play_probe(&k));                          /* nobody can */
        hold(&k, WRAITH, "nerve_strike");
        k.g->hero[WRAITH].available = 1, k.g->hero[WRAITH].exhausted = ACTION_TOKENS - 1;
        assert_true(can_play_probe(&k));                           /* one can do a part of it */
        play_probe(&k);
        assert_int_equal(n ? happened(&k, EV_EXHAUSTED) : happened(&k, EV_DISCARDED), 1);
        close_kit(&k);
    }
    open_probe(&k, "cost { discard { 1, of = 'each_other' } }, draw { 1 }");
    hold(&k, WRAITH, "nerve_strike");
    assert_false(can_play_probe(&k));                              /* a price is everybody's */
    hold(&k, ZERO, "frostbite_fist");
    assert_true(can_play_probe(&k));
    close_kit(&k);
}

static void FF_S135_distance_is_counted_in_steps_of_a_move(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "teleport { at = 'within_2' }");
    put_at(&k, LEGACY, 19, HERO_MODE);                       /* a block lies between 19 and 20 */
    play_probe(&k);
    struct context *c = &k.c;
    for (int l = 1; l <= LOCATIONS; l++) {
        bool near = l != 19 && (reach(c, 19, 2) >> l & 1);
        assert_int_equal(offered(&k, ACT_PICK_LOCATION, l), near);
    }
    assert_false(offered(&k, ACT_PICK_LOCATION, 20));
    assert_true(offered(&k, ACT_PICK_LOCATION, 7) && offered(&k, ACT_PICK_LOCATION, 14));
    close_kit(&k);
}

static void FF_S124_a_text_without_symbol_and_moment_waits_for_a_free_moment_of_the_own_hero_phase(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "draw { 1 }");
    enter_turn(&k, LEGACY, HERO_MODE, 0);
    assert_true(offered(&k, ACT_PLAY, kit_find(&k, AN_ABILITY, "read_the_room")));
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_PLAY));
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_crowd(&k, 7, "r");
    enter_turn(&k, WRAITH, HERO_MODE, 5);                    /* on another Hero's turn nobody is asked */
    answer(&k, ACT_ATTACK);
    assert_true(asks(&k, WRAITH, "FREE"));
    close_kit(&k);
}

/* -- Placements that were replaced, and other cards ------------------------------------------------------------ */

/* Legacy plays `cause` while Wraith holds a card for Anarchy that is placed. */
static void place_anarchy_before_wraith(struct kit *k, const char *cause)
{
    char lua[1000];
    int n = snprintf(lua, sizeof lua, "%s", probe_lua(cause));
    snprintf(lua + n, sizeof lua - (size_t)n, "%s",
             ability_lua("follow_the_money", "wraith", "green", 1, NULL,
                         "'anarchy_placed', calm { 1, at = 'there', colour = 'that_colour' }"));
    open_with(k, 3, lua);
    set_probe(k);
    hold(k, WRAITH, "follow_the_money");
}

static void FF_S116_only_what_is_placed_is_placed(void **state)
{
    struct kit k;
    (void)state;
    place_anarchy_before_wraith(&k, "place_anarchy { 1, colour = 'red' }");
    put_unrest(&k, 1, "rrr");                                /* none is left: a Purple one comes */
    play_probe(&k);
    assert_true(asks(&k, WRAITH, "REACT"));
    answer(&k, ACT_PLAY);
    assert_int_equal(anarchy_at(k.g, 7), 0);                 /* "that colour" was Purple */
    assert_int_equal(k.g->unrest[UNREST_AT(1, RED)], 3);
    close_kit(&k);
    place_anarchy_before_wraith(&k, "place_anarchy { 1, colour = 'red' }");
    put_unrest(&k, 1, "rrrpppp");                            /* a step of the track instead */
    play_probe(&k);
    assert_int_equal(k.g->track, 1);
    assert_true(asks(&k, LEGACY, "FREE"));
    close_kit(&k);
    place_anarchy_before_wraith(&k, "place_anarchy { 1, at = 'hq', colour = 'red' }");
    play_probe(&k);                                                /* a Freedom Tower card instead */
    assert_int_equal(tower_cards(k.g), 1);
    assert_true(asks(&k, LEGACY, "FREE"));
    close_kit(&k);
}

static void FF_S118_the_step_for_an_overrun_of_hq_comes_last(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "place_henchman { 1, at = 'hq', colour = 'green' }");
    put_crowd(&k, HQ, "rrb");
    play_probe(&k);
    assert_int_equal(happened(&k, EV_HENCHMAN), 4);          /* 9, 14, 16 and 20 */
    assert_int_equal(k.g->track, 1);
    assert_true(last_event(&k, EV_ON_CARD) < last_event(&k, EV_HENCHMAN));
    assert_true(last_event(&k, EV_HENCHMAN) < last_event(&k, EV_TRACK));
    close_kit(&k);
}

static void FF_S119_a_covered_justice_card_is_not_exchanged(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "new_justice {}, draw { 1 }");
    give_task(&k, LEGACY, "a_speech_for_the_fair");
    give_task(&k, LEGACY, "sit_for_the_portrait");           /* over the third slot and the Justice card */
    u8 justice = card_at(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY, 0);
    play_probe(&k);
    assert_int_equal(card_at(JUSTICES(k.g), JUSTICE_ACTIVE + LEGACY, 0), justice);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void FF_S127_FF_155_FF_185_a_task_on_another_players_turn(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "gain_task { of = 'other_hero' }");
    play_probe(&k);
    answer(&k, ACT_PICK_HERO, k.g->hero[WRAITH].hero);
    assert_true(has_task_left(k.g, WRAITH));
    assert_false(has_task_left(k.g, LEGACY));
    close_kit(&k);
    open_probe(&k, "gain_task { of = 'other_hero' }");
    give_task(&k, WRAITH, "sign_the_cheques");
    give_task(&k, WRAITH, "the_foundation_gala");
    play_probe(&k);
    answer(&k, ACT_PICK_HERO, k.g->hero[WRAITH].hero);
    assert_false(has_task_left(k.g, WRAITH) || has_task_right(k.g, WRAITH));
    assert_int_equal(pile_count(TASKS(k.g), TASK_DISCARD + WRAITH), 2);
    assert_int_equal(pile_count(TASKS(k.g), TASK_DECK + WRAITH), 1); /* none was drawn */
    assert_int_equal(k.g->track, 1);
    close_kit(&k);
}

static void FF_167_the_owner_chooses_what_to_discard_unless_it_is_random(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "discard { 1, of = 'other_hero' }");
    hold(&k, WRAITH, "grapnel_swing");
    hold(&k, WRAITH, "case_board");
    hold(&k, ZERO, "numb");
    play_probe(&k);
    answer(&k, ACT_PICK_HERO, k.g->hero[WRAITH].hero);
    assert_int_equal(asked_seat(&k), WRAITH);
    assert_int_equal(offers(&k, ACT_DISCARD), 2);
    answer(&k, ACT_DISCARD, kit_find(&k, AN_ABILITY, "case_board"));
    assert_true(has_card(ABILITIES(k.g), ABILITY_HAND + WRAITH, kit_find(&k, AN_ABILITY, "grapnel_swing")));
    close_kit(&k);
    open_probe(&k, "discard_random { 1, of = 'each_other' }");
    hold(&k, WRAITH, "grapnel_swing");
    hold(&k, WRAITH, "case_board");
    hold(&k, ZERO, "numb");
    play_probe(&k);
    assert_true(asks(&k, LEGACY, "FREE"));
    assert_int_equal(hand_count(k.g, WRAITH), 1);
    assert_int_equal(hand_count(k.g, ZERO), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_S110_FF_157_a_chapter_opens_in_full_and_the_effect_goes_on),
    TEST(FF_S120_after_every_single_change),
    TEST(FF_S38_FF_138_tower_cards_count_as_anarchy_at_hq),
    TEST(FF_S120_a_win_before_a_loss_before_a_chapter),
    TEST(FF_146_an_early_victory_tells_no_scene_that_leads_on),
    TEST(FF_S79_the_marker_stops_at_10_and_means_it_once),
    TEST(FF_142_an_objective_left_undone_costs_nothing),
    TEST(FF_S111_damage_in_a_knock_out_is_lost),
    TEST(FF_S50_damage_left_over_is_lost),
    TEST(FF_150_knock_outs_lose_by_the_track_only),
    TEST(FF_S113_here_is_where_the_hero_is_at_the_instruction),
    TEST(FF_S130_conditions_are_checked_once),
    TEST(FF_S131_a_card_pays_for_the_action_and_the_rest_is_the_rule),
    TEST(FF_S134_as_much_as_possible_but_a_cost_in_full),
    TEST(FF_S134_of_several_as_many_as_can),
    TEST(FF_S135_distance_is_counted_in_steps_of_a_move),
    TEST(FF_S124_a_text_without_symbol_and_moment_waits_for_a_free_moment_of_the_own_hero_phase),
    TEST(FF_S116_only_what_is_placed_is_placed),
    TEST(FF_S118_the_step_for_an_overrun_of_hq_comes_last),
    TEST(FF_S119_a_covered_justice_card_is_not_exchanged),
    TEST(FF_S127_FF_155_FF_185_a_task_on_another_players_turn),
    TEST(FF_167_the_owner_chooses_what_to_discard_unless_it_is_random),
};
TEST_GROUP(tests);
