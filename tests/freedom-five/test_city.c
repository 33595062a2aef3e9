/* test_city.c: dice of tests, Hero HQ, tokens in the city and where cards come from: what other files leave out. */
#include <stdio.h>

#include "kit.h"

/* -- Dice --------------------------------------------------------------------------------------------------------- */

static void FF_078_the_card_states_dice_and_successes(void **state)
{
    (void)state;
    static const struct { const char *card; int dice, need; } list[] = {
        {"shop_windows", 3, 1}, {"falling_masonry", 3, 2}, {"wrecking_crew", 4, 3}};
    for (int i = 0; i < COUNT(list); i++)
        for (int short_of = 0; short_of < 2; short_of++) {
            struct kit k;
            open_city(&k, 2);
            put_at(&k, LEGACY, 7, HERO_MODE);
            put_unrest(&k, 7, "r");
            top_anarchy(&k, list[i].card);
            enter_turn(&k, LEGACY, HERO_MODE, 3);
            int face[4];
            for (int n = 0; n < 4; n++) face[n] = n < list[i].need - short_of ? 6 : 1;
            fix_dice(&k, 4, face[0], face[1], face[2], face[3]);
            answer(&k, ACT_INTERACT_ANARCHY, RED);
            assert_int_equal(happened(&k, EV_ROLLED), list[i].dice);
            assert_int_equal(happened(&k, EV_PASSED), !short_of);
            assert_int_equal(happened(&k, EV_FAILED), short_of);
            close_kit(&k);
        }
}

static void FF_079_a_test_may_have_more_than_five_dice(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "dice { 6 }, test { 6, 'blue', 9 }, given { 'passed', draw { 1 } }");
    fix_dice(&k, 12, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1);    /* Spirit 3+ */
    play_probe(&k);
    assert_int_equal(happened(&k, EV_ROLLED), 12);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->b, 9);
    assert_int_equal(hand_count(k.g, LEGACY), 1);
    close_kit(&k);
}

static void FF_S129_a_one_always_fails_and_a_six_always_succeeds(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "ease { 9, attribute = 'blue' }, test { 2, 'blue', 1 }");
    fix_dice(&k, 2, 1, 2);
    play_probe(&k);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->b, 1);    /* 2+ */
    close_kit(&k);
    open_probe(&k, "test { 2, 'blue', 1 }");
    k.g->hero[LEGACY].ease[BLUE] = 9;
    fix_dice(&k, 2, 5, 6);
    play_probe(&k);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->b, 1);    /* 6+ */
    close_kit(&k);
}

static void FF_S132_added_dice_have_the_tested_colour(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "dice { 2 }, test { 1, 'yellow', 1 }");   /* Tech 5+, Spirit 3+ */
    fix_dice(&k, 3, 4, 4, 5);
    play_probe(&k);
    assert_int_equal(last_event(&k, EV_SUCCESSES)->b, 1);
    for (int n = 0; n < 3; n++) assert_int_equal(nth_event(&k, EV_ROLLED, n)->b, YELLOW);
    close_kit(&k);
    open_probe(&k, "dice { 1 }");
    put_crowd(&k, 7, "ry");                                  /* Body 4+, Tech 5+ */
    play_probe(&k);
    answer(&k, ACT_ATTACK);
    assert_true(asks(&k, LEGACY, "COLOUR"));                 /* before the roll */
    assert_int_equal(happened(&k, EV_ROLLED), 0);
    assert_int_equal(offers(&k, ACT_COLOUR), 2);
    fix_dice(&k, 3, 1, 1, 5);
    answer(&k, ACT_COLOUR, YELLOW);
    assert_int_equal(happened(&k, EV_ROLLED), 3);
    assert_int_equal(k.g->crowd[CROWD_AT(7, YELLOW)], 0);
    assert_int_equal(k.g->crowd[CROWD_AT(7, RED)], 1);
    close_kit(&k);
}

/* -- Chapters, Events, the end ------------------------------------------------------------------------------------ */

static void FF_111_the_steps_are_those_of_the_chapter(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5});
    set_chapter(&k, 4);                                      /* attack, Scheme cards; nothing is drawn */
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_crowd(&k, 7, "r");
    top_scheme(&k, "last_tram_to_nowhere");
    top_scheme(&k, "knock_at_the_front_door");
    top_scheme(&k, "overdue_and_dangerous");
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 1);
    assert_int_equal(happened(&k, EV_DREW), 0);
    assert_int_equal(happened(&k, EV_SCHEME), schemes_of(&k));
    assert_true(last_event(&k, EV_HENCHMEN_ATTACK) < nth_event(&k, EV_SCHEME, 0));
    close_kit(&k);
    open_city(&k, 2);                                        /* the standard list */
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_crowd(&k, 7, "r");
    top_scheme(&k, "overdue_and_dangerous");
    kit_enter(&k, "villain_phase", LEGACY);
    decline_until_seat(&k, WRAITH, "FREE");
    assert_int_equal(happened(&k, EV_DREW), 2);
    assert_true(last_event(&k, EV_HENCHMEN_ATTACK) < nth_event(&k, EV_DREW, 0));
    assert_true(last_event(&k, EV_DREW) < last_event(&k, EV_SCHEME));
    close_kit(&k);
}

static void FF_S77_an_event_without_a_target_is_the_active_heros(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 3);
    hold(&k, LEGACY, "chin_up");
    hold(&k, WRAITH, "case_board");
    hold(&k, ZERO, "numb");
    put_at(&k, WRAITH, 29, HERO_MODE);
    top_scheme(&k, "wolves_in_the_soup_line");               /* discard 1 */
    kit_enter(&k, "villain_phase", WRAITH);
    decline_until(&k, "FREE");
    assert_int_equal(happened(&k, EV_DISCARDED), 1);
    assert_int_equal(last_event(&k, EV_DISCARDED)->a, k.g->hero[WRAITH].hero);
    close_kit(&k);
}

static void FF_149_all_win_or_lose_together(void **state)
{
    (void)state;
    for (int won = 0; won < 2; won++) {
        struct kit k;
        open_city(&k, 3);
        put_villain(&k, YELLOW, 7);
        kit_build(&k, "actions", LEGACY);
        if (won) damage_villain(&k.c, k.g, YELLOW, 30, LEGACY, 294);
        else advance_track(&k.c, k.g, 10, 157);
        if (!over(&k)) rules_run(&k.c);
        assert_true(over(&k));
        for (seat who = 0; who < 3; who++) {
            assert_int_equal(freedom_five_game.rules.score(&k.c, k.g, who), won);
            assert_int_equal(freedom_five_game.rules.side(&k.c, k.g, who), 0);
        }
        close_kit(&k);
    }
}

/* -- Cards -------------------------------------------------------------------------------------------------------- */

static void FF_159_what_an_ability_card_has(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 1);
    struct context *c = &k.c;
    for (int id = 1; id <= k.content.count[KIND_ABILITY]; id++) {
        const struct ability_row *a = ABILITY(id);
        assert_true(a->colour < ALL_COLOURS && (a->colour < COLOURS || a->cost)); /* Purple: only upgraded ones */
        assert_in_range(a->dice, 1, 4);
        assert_true(!a->effect.length == !!a->when[0].moment); /* one text, used at will or at its moment */
        assert_false(a->action && a->when[0].moment);        /* the symbol is for the own Hero phase */
    }
    close_kit(&k);
}

static void FF_171_where_special_cards_come_from(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);                                        /* icons of Bystanders */
    give_bystander(&k, LEGACY, "newspaper_boy");
    give_bystander(&k, LEGACY, "night_nurse");
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    answer(&k, ACT_EXCHANGE);
    while (offered(&k, ACT_GIVE_BYSTANDER)) answer(&k, ACT_GIVE_BYSTANDER);
    assert_int_equal(happened(&k, EV_SPECIAL_GAINED), 1);
    put_at(&k, LEGACY, 7, HERO_MODE);                        /* a reward for a defeated Villain */
    put_villain(&k, RED, 7);
    k.g->villain[RED].damage = (u8)(durability_of(&k.c, k.g, RED) - 1);
    hold(&k, LEGACY, "one_good_punch");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    forget(&k);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_REWARD, 1, k.g->hero[LEGACY].hero);
    decline_until(&k, "FREE");
    assert_int_equal(happened(&k, EV_SPECIAL_GAINED), 1);
    put_unrest(&k, 7, "r");                                  /* Anarchy */
    top_anarchy(&k, "wrecking_crew");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    forget(&k);
    fix_dice(&k, 4, 6, 6, 6, 6);
    answer(&k, ACT_INTERACT_ANARCHY, RED);
    assert_int_equal(happened(&k, EV_SPECIAL_GAINED), 1);
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++)         /* and Mastermind Event 4 */
        cards_move_all(SPECIALS(k.g), special_pile(LEGACY, slot), SPECIAL_DISCARD, EVERYBODY);
    put_token(&k, 7, 4);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    forget(&k);
    fix_dice(&k, 3, 6, 6, 6);
    answer(&k, ACT_INTERACT_TOKEN);
    assert_int_equal(happened(&k, EV_SPECIAL_GAINED), 1);
    close_kit(&k);
}

static void FF_190_nothing_in_the_location_prevents_a_task(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 2, PRIVATE_LIFE);
    give_task(&k, LEGACY, "a_speech_for_the_fair");
    put_crowd(&k, 2, "rgb");
    put_unrest(&k, 2, "gp");
    put_villain(&k, RED, 2);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 1);
    answer(&k, ACT_PERSONAL_TASK);
    assert_false(has_task_left(k.g, LEGACY));
    close_kit(&k);
}

/* -- Hero HQ ------------------------------------------------------------------------------------------------------ */

static void FF_209_FF_215_FF_S117_actions_that_need_hero_hq(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    wound(&k, LEGACY, "r");                                  /* he heals at HQ, and only there */
    put_at(&k, LEGACY, HQ, PRIVATE_LIFE);
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_true(offered(&k, ACT_HEAL));
    k.g->under_construction = true;
    enter_turn(&k, LEGACY, PRIVATE_LIFE, 5);
    assert_false(offered(&k, ACT_HEAL));
    assert_true(offered(&k, ACT_MOVE));                      /* other Actions go on there */
    close_kit(&k);
    open_with(&k, 1, "hero { id = 'legacy', name = 'X', civil_name = 'X', about = 'X', mind = 4, body = 4, spirit = 3, "
                     "tech = 5, move = 2, recover = 2, heal = 2, heal_in = { 'freedom_tower' }, "
                     "home = { 'freedom_tower', 'ferris_field' }, only_at_hq = { 'recover' }, private_name = 'X', "
                     "private_passive = { moves { 1 } }, hero_name = 'X', hero_passive = { moves { 1 } } }");
    put_at(&k, LEGACY, 7, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_RECOVER));
    put_at(&k, LEGACY, HQ, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_RECOVER));
    k.g->under_construction = true;
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_false(offered(&k, ACT_RECOVER));
    close_kit(&k);
}

static void FF_S117_home_bases_and_cards_that_name_location_15_work_as_usual(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "hurt { 5 }");
    k.g->under_construction = true;
    play_probe(&k);
    assert_true(offered(&k, ACT_HOME, HQ));
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 2, .options = EVERYTHING});
    k.g->under_construction = true;
    put_at(&k, LEGACY, HQ, HERO_MODE);
    give_justice(&k, LEGACY, "cornerstone");                 /* at Freedom Tower */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    assert_true(offered(&k, ACT_JUSTICE));
    close_kit(&k);
}

static void FF_S37_only_tower_cards_at_hq_count_face_up_or_down(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DOWN, 0);
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_DISCARD, EVERYBODY); /* not at HQ */
    put_unrest(&k, 9, "rgb");                                /* tokens are no cards */
    top_scheme(&k, "overdue_and_dangerous");
    kit_enter(&k, "villain_phase", LEGACY);
    assert_false(over(&k));
    card_move(TOWERS(k.g), TOWER_DECK, 0, TOWER_UP, EVERYBODY);
    kit_enter(&k, "villain_phase", LEGACY);
    assert_int_equal(k.g->ending, TOWER_LOST);
    close_kit(&k);
}

/* -- Tokens ------------------------------------------------------------------------------------------------------- */

static void FF_247_where_anarchy_comes_from(void **state)
{
    struct kit k;
    (void)state;
    open_probe(&k, "place_anarchy { 1, colour = 'green' }"); /* any effect */
    play_probe(&k);
    assert_int_equal(k.g->unrest[UNREST_AT(7, GREEN)], 1);
    put_villain(&k, BLUE, 3);                                /* a Movement ability */
    kit_build(&k, "actions", LEGACY);
    if (move_villain(&k.c, k.g, BLUE, 4, 126)) rules_run(&k.c);
    assert_int_equal(k.g->unrest[UNREST_AT(4, BLUE)], 1);
    crowd_card(&k, RED, 2);                                  /* three Henchmen on a Villain card */
    put_villain(&k, RED, 5);
    kit_build(&k, "actions", LEGACY);
    if (add_to_card(&k.c, k.g, RED, 0)) rules_run(&k.c);
    assert_int_equal(k.g->unrest[UNREST_AT(5, RED)], 1);
    crowd_card(&k, YELLOW, HENCHMEN);                        /* no Henchman is left */
    kit_build(&k, "actions", LEGACY);
    if (place_henchmen(&k.c, k.g, 6, YELLOW, 1, 0)) rules_run(&k.c);
    assert_int_equal(k.g->unrest[UNREST_AT(6, YELLOW)], 1);
    close_kit(&k);
}

static void FF_247_special_rules_place_anarchy(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 2,
              "chapter { id = 'nine_flags', name = 'X', comic = 'diplomatic_immunity', number = 1, "
              "objective = 'bystanders_held', objective_number = 3, before = 'x', after = 'x', "
              "phase = { { 'attack' }, { 'draw', 2 }, { 'scheme', 1 } }, events = { 'nine_flags_event_1', "
              "'nine_flags_event_2', 'nine_flags_event_3', 'nine_flags_event_4', 'nine_flags_event_5' }, "
              "when = { on { 'villain_moved', place_anarchy { 1, at = 'there', colour = 'green' } } } }");
    put_villain(&k, RED, 3);
    kit_build(&k, "actions", LEGACY);
    if (move_villain(&k.c, k.g, RED, 4, 126)) rules_run(&k.c);
    assert_int_equal(k.g->unrest[UNREST_AT(4, GREEN)], 1);
    set_chapter(&k, 2);                                      /* FF-043: of the current Chapter only */
    kit_build(&k, "actions", LEGACY);
    if (move_villain(&k.c, k.g, RED, 5, 126)) rules_run(&k.c);
    assert_int_equal(anarchy_at(k.g, 5), 0);
    close_kit(&k);
}

static void FF_253_a_removed_token_goes_back_and_can_be_placed_again(void **state)
{
    (void)state;
    static const u8 colours[] = {GREEN, PURPLE};
    for (int i = 0; i < COUNT(colours); i++) {
        struct kit k;
        u8 colour = colours[i];
        open_city(&k, 2);
        int all = k.g->pool[colour];
        put_unrest(&k, 5, colour == GREEN ? "g" : "p");
        kit_build(&k, "actions", LEGACY);
        remove_anarchy(&k.c, k.g, 5, colour, 253);
        assert_int_equal(k.g->pool[colour], all);
        place_anarchy(&k.c, k.g, 6, colour, 0);
        assert_int_equal(k.g->unrest[UNREST_AT(6, colour)], 1);
        assert_int_equal(k.g->pool[colour], all - 1);
        close_kit(&k);
    }
}

static void FF_S73_several_tokens_in_one_location(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    kit_build(&k, "actions", LEGACY);
    for (int n = 0; n < 4; n++) {
        place_bystander(&k.c, k.g, 5, 124);
        kit_build(&k, "actions", LEGACY);
        if (place_mastermind(&k.c, k.g, 5, 125)) rules_run(&k.c);
    }
    assert_int_equal(k.g->bystanders[5], 4);
    assert_int_equal(tokens_at(k.g, 5), 4);
    put_at(&k, LEGACY, 5, HERO_MODE);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    top_bystander(&k, "newspaper_boy");
    answer(&k, ACT_INTERACT_BYSTANDER);
    assert_int_equal(k.g->bystanders[5], 3);                 /* one Interact deals with one of them */
    assert_int_equal(tokens_at(k.g, 5), 4);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_078_the_card_states_dice_and_successes),
    TEST(FF_079_a_test_may_have_more_than_five_dice),
    TEST(FF_S129_a_one_always_fails_and_a_six_always_succeeds),
    TEST(FF_S132_added_dice_have_the_tested_colour),
    TEST(FF_111_the_steps_are_those_of_the_chapter),
    TEST(FF_S77_an_event_without_a_target_is_the_active_heros),
    TEST(FF_149_all_win_or_lose_together),
    TEST(FF_159_what_an_ability_card_has),
    TEST(FF_171_where_special_cards_come_from),
    TEST(FF_190_nothing_in_the_location_prevents_a_task),
    TEST(FF_209_FF_215_FF_S117_actions_that_need_hero_hq),
    TEST(FF_S117_home_bases_and_cards_that_name_location_15_work_as_usual),
    TEST(FF_S37_only_tower_cards_at_hq_count_face_up_or_down),
    TEST(FF_247_where_anarchy_comes_from),
    TEST(FF_247_special_rules_place_anarchy),
    TEST(FF_253_a_removed_token_goes_back_and_can_be_placed_again),
    TEST(FF_S73_several_tokens_in_one_location),
};
TEST_GROUP(tests);
