/* test_villains.c: Villain cards, how Villains come and move, the Mastermind and its tokens (chapters 28, 32 to 34). */
#include <stdio.h>

#include "kit.h"

#define REWARDS_OF "reward_1 = { draw { 3 } }, reward_2 = { heal { 2 } }, reward_3 = { draw { 1 } }"

/* Sledge Marrow of Comic 1 with other fields; his Durability is H+4. */
static void open_sledge(struct kit *k, int heroes, const char *fields)
{
    char lua[400];
    snprintf(lua, sizeof lua,
             "villain { id = 'sledge_marrow', name = 'Probe', colour = 'red', plus = 4, %s " REWARDS_OF " }", fields);
    open_with(k, heroes, lua);
}

static void move_there(struct kit *k, int colour, int location)
{
    kit_build(k, "actions", LEGACY);
    if (move_villain(&k->c, k->g, colour, location, 126)) rules_run(&k->c);
}

/* -- Villain cards ------------------------------------------------------------------------------------------------ */

static void FF_268_FF_269_FF_320_colours_differ_and_at_most_one_is_the_mastermind(void **state)
{
    (void)state;
    for (int comic = 1; comic <= 5; comic++) {
        struct kit k;
        open_table(&k, (struct opening){.heroes = 2, .comic = comic, .as_dealt = true});
        struct context *c = &k.c;
        int masterminds = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            const struct villain_row *v = VILLAIN(k.g->villain[colour].villain);
            if (!k.g->villain[colour].villain) continue;
            assert_int_equal(v->colour, colour);
            masterminds += v->mastermind;
        }
        assert_int_equal(masterminds, comic == 3 ? 0 : 1);
        assert_int_equal(mastermind_of(c, k.g) == NOWHERE, comic == 3);
        close_kit(&k);
    }
}

static void FF_270_every_card_of_the_box_shows_six_fields(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 1);
    struct context *c = &k.c;
    for (int id = 1; id <= k.content.count[KIND_VILLAIN]; id++) {
        const struct villain_row *v = VILLAIN(id);
        assert_true(v->colour < COLOURS);
        assert_true(v->movement.length && v->defense.length && v->counterstrike.length && v->after.length);
        assert_true(v->per_hero + v->plus > 0);
    }
    close_kit(&k);
}

static void FF_368_an_empty_field_does_nothing(void **state)
{
    struct kit k;
    (void)state;
    open_sledge(&k, 2, "");
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, RED, 8);
    move_there(&k, RED, 7);
    assert_int_equal(happened(&k, EV_MOVEMENT), 0);
    hold(&k, LEGACY, "one_good_punch");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 2, 6, 6);
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_int_equal(k.g->villain[RED].damage, 2);           /* the old one would cancel 1 of a lone attacker's */
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE) + happened(&k, EV_AFTER_ATTACK), 0);
    assert_string_equal(asked(&k), "FREE");
    close_kit(&k);
}

static void FF_271_the_colour_decides_cards_henchmen_and_anarchy(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    hold(&k, LEGACY, "never_alone");                         /* blue */
    hold(&k, LEGACY, "one_good_punch");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_int_equal(happened(&k, EV_COMMITTED), 1);         /* the blue one: there was no other */
    assert_int_equal(last_event(&k, EV_COMMITTED)->b, kit_find(&k, AN_ABILITY, "never_alone"));
    decline_until(&k, "FREE");
    kit_build(&k, "actions", LEGACY);
    int blue = k.g->villain[BLUE].henchmen, red = k.g->villain[RED].henchmen;
    add_to_card(&k.c, k.g, BLUE, 0);
    assert_int_equal(k.g->villain[BLUE].henchmen, blue + 1);
    assert_int_equal(k.g->villain[RED].henchmen, red);
    move_there(&k, BLUE, 3);
    assert_int_equal(k.g->unrest[UNREST_AT(3, BLUE)], 1);
    close_kit(&k);
}

static void FF_273_damage_stays_from_fight_to_fight(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, RED, 7);
    k.g->villain[RED].damage = 2;
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_END_TURN);
    decline_until_seat(&k, LEGACY, "FREE");
    assert_int_equal(k.g->villain[RED].damage, 2);
    close_kit(&k);
}

/* -- Coming and moving -------------------------------------------------------------------------------------------- */

static void FF_275_FF_S107_set_up_places_villains_and_entering_is_no_move(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 3, .as_dealt = true});
    assert_int_equal(k.g->villain[YELLOW].at, 22);           /* Consulate Hill, as the Comic says */
    for (int colour = 0; colour < COLOURS; colour++) {
        assert_in_range(k.g->villain[colour].at, 1, LOCATIONS);
        assert_int_equal(k.g->villain[colour].henchmen, 0);  /* Baron Blade's Movement ability would put one there */
    }
    int anarchy = 0;
    for (int l = 1; l <= LOCATIONS; l++) anarchy += anarchy_at(k.g, l);
    assert_int_equal(anarchy + tower_cards(k.g), 0);         /* Ermine's and Mother Lull's would place some */
    close_kit(&k);
}

static void FF_276_a_villain_moves_after_an_attack_and_by_scheme_cards(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, GREEN, 7);                               /* Ermine: to a random Location */
    hold(&k, LEGACY, "read_the_room");
    top_scheme(&k, "fish_and_firebombs");                    /* 25 */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 2, 1, 1);
    answer(&k, ACT_ATTACK_VILLAIN);
    decline_until(&k, "FREE");
    assert_int_equal(k.g->villain[GREEN].at, 25);
    assert_int_equal(k.g->unrest[UNREST_AT(25, GREEN)], 1);  /* FF-277 */
    put_villain(&k, RED, 1);
    top_scheme(&k, "overdue_and_dangerous");                 /* the red Villain to 7 */
    kit_enter(&k, "villain_phase", WRAITH);
    assert_int_equal(k.g->villain[RED].at, 7);
    close_kit(&k);
}

static void FF_278_villains_go_straight_to_any_location(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, RED, 1);
    forget(&k);
    move_there(&k, RED, 30);                                 /* the other end of the city */
    assert_int_equal(k.g->villain[RED].at, 30);
    assert_int_equal(happened(&k, EV_VILLAIN_MOVED), 1);
    close_kit(&k);
}

static void FF_S106_a_movement_ability_that_moves_does_not_act_again(void **state)
{
    struct kit k;
    (void)state;
    open_sledge(&k, 2, "movement = { move_villain { at = 'hq' }, "
                       "place_anarchy { 1, at = 'villain_place', colour = 'red' } },");
    put_villain(&k, RED, 1);
    forget(&k);
    move_there(&k, RED, 30);
    assert_int_equal(k.g->villain[RED].at, HQ);
    assert_int_equal(happened(&k, EV_MOVEMENT), 1);
    assert_int_equal(tower_cards(k.g), 1);
    close_kit(&k);
}

static void FF_274_who_is_not_in_the_city_does_not_move_or_act(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    move_there(&k, BLUE, 5);
    assert_int_equal(k.g->villain[BLUE].at, 0);
    assert_int_equal(happened(&k, EV_MOVEMENT), 0);
    assert_int_equal(anarchy_at(k.g, 5), 0);
    close_kit(&k);
}

/* -- Defeats ------------------------------------------------------------------------------------------------------ */

static void FF_307_only_the_scenario_says_who_must_be_defeated(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    for (int colour = RED; colour <= GREEN; colour++) {      /* all three lesser ones */
        put_villain(&k, colour, 3);
        kit_build(&k, "actions", LEGACY);
        assert_true(damage_villain(&k.c, k.g, colour, 20, NOWHERE, 294));
        rules_run(&k.c);
        assert_true(asks(&k, LEGACY, "FREE"));               /* FF-S91: no Hero's effect, so no rewards */
    }
    put_villain(&k, YELLOW, 3);
    kit_build(&k, "actions", LEGACY);
    assert_true(damage_villain(&k.c, k.g, YELLOW, 20, NOWHERE, 294));
    assert_int_equal(k.g->ending, OBJECTIVE_MET);
    close_kit(&k);
}

static void FF_308_FF_S69_a_colour_is_weakened_once_the_card_is_turned_and_its_stack_stays(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_at(&k, WRAITH, 7, HERO_MODE);
    put_villain(&k, BLUE, 7);
    k.g->villain[BLUE].damage = (u8)(durability_of(&k.c, k.g, BLUE) - 1);
    hold(&k, LEGACY, "never_alone");
    hold(&k, LEGACY, "one_good_punch");                      /* for Mother Lull, who has one discarded */
    hold(&k, LEGACY, "read_the_room");
    int blue = k.g->pool[BLUE], purple = k.g->pool[PURPLE];
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 2, 6, 6);
    answer(&k, ACT_ATTACK_VILLAIN);
    assert_true(k.g->villain[BLUE].beaten);
    assert_string_equal(asked(&k), "WHICH");                 /* in the Counterstrike: not yet */
    assert_false(is_weakened(k.g, BLUE));
    decline_until(&k, "REWARD");
    assert_true(is_weakened(k.g, BLUE));
    assert_int_equal(k.g->pool[BLUE], blue);                 /* tokens in the stack do not turn */
    assert_int_equal(k.g->pool[PURPLE], purple);
    close_kit(&k);
}

static void FF_S96_henchmen_on_the_card_of_a_defeated_villain_go_to_the_supply(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, RED, 3);
    crowd_card(&k, RED, 2);
    kit_build(&k, "actions", LEGACY);
    struct context *c = &k.c;
    PUSH(defeat, LEGACY, .colour = RED, .left = 2);          /* as by a text that defeats it outright */
    rules_run(c);
    assert_int_equal(k.g->villain[RED].henchmen, 0);
    assert_int_equal(k.g->supply[RED], HENCHMEN);
    close_kit(&k);
}

/* -- The Mastermind ----------------------------------------------------------------------------------------------- */

/* Comic 1 asks for three lesser Villains instead of Baron Blade. */
static const char other_goal[] =
    "comic { id = 'diplomatic_immunity', name = 'X', number = 1, jrn = 6, plots = { 5, 0, 0 }, "
    "anarchy = { 3, 3, 3, 3 }, purple = 4, win = 'villains_defeated', win_number = 3, "
    "villains = { { 'sledge_marrow' }, { 'mother_lull' }, { 'ermine' }, { 'baron_blade', 'consulate_hill' } }, "
    "introduction = 'x', objective = 'x', victory = 'x', defeat = 'x' }";

static void FF_314_FF_319_FF_S85_a_mastermind_whose_defeat_does_not_end_the_game(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 2, other_goal);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, YELLOW, 7);
    k.g->villain[YELLOW].damage = (u8)(durability_of(&k.c, k.g, YELLOW) - 1);
    hold(&k, LEGACY, "hold_the_line");                       /* yellow, 2 dice */
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    fix_dice(&k, 2, 6, 6);
    answer(&k, ACT_ATTACK_VILLAIN);
    decline_until(&k, "FREE");
    assert_false(over(&k));
    assert_int_equal(happened(&k, EV_COUNTERSTRIKE), 1);     /* a general Villain rule */
    assert_int_equal(damage_of(&k.g->hero[LEGACY]), 2);
    assert_true(last_event(&k, EV_COUNTERSTRIKE) < last_event(&k, EV_DEFEATED));
    assert_int_equal(k.g->villain[YELLOW].at, 0);
    assert_int_equal(happened(&k, EV_REWARDED), 0);          /* no rewards and no weakened colour */
    assert_false(is_weakened(k.g, YELLOW));
    assert_int_equal(happened(&k, EV_AFTER_ATTACK), 0);
    close_kit(&k);
}

static void FF_318_FF_S121_the_other_side_keeps_counters_and_henchmen(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5});
    put_villain(&k, GREEN, 17);
    k.g->villain[GREEN].damage = 5;
    crowd_card(&k, GREEN, 2);
    u8 front = k.g->villain[GREEN].villain;
    kit_build(&k, "actions", LEGACY);
    assert_false(flip_mastermind(&k.c, k.g, 318));
    assert_int_equal(k.g->villain[GREEN].villain, kit_find(&k, A_VILLAIN, "archivist_unbound"));
    assert_int_not_equal(k.g->villain[GREEN].villain, front);
    assert_int_equal(k.g->villain[GREEN].damage, 5);
    assert_int_equal(k.g->villain[GREEN].henchmen, 2);
    assert_int_equal(durability_of(&k.c, k.g, GREEN), 2 * 2 + 5);
    close_kit(&k);
}

static void FF_318_a_chapter_turns_the_card(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5}); /* Plot tokens on 3, 6 and 8; Chapter 3 turns it */
    k.g->villain[GREEN].at = 17;
    kit_build(&k, "actions", LEGACY);
    if (advance_track(&k.c, k.g, 3, 157)) rules_run(&k.c);
    assert_int_equal(happened(&k, EV_FLIPPED), 0);
    kit_build(&k, "actions", LEGACY);
    if (advance_track(&k.c, k.g, 3, 157)) rules_run(&k.c);
    assert_int_equal(happened(&k, EV_FLIPPED), 1);
    assert_true(last_event(&k, EV_CHAPTER) < last_event(&k, EV_FLIPPED));
    close_kit(&k);
}

static void FF_S139_a_guarded_mastermind_is_not_attacked_and_takes_no_damage(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);                                        /* Comic 1: Chapter 1 guards, Chapter 2 does not */
    for (int chapter = 1; chapter <= 2; chapter++) {
        u8 boss = k.g->villain[YELLOW].villain;
        put_at(&k, LEGACY, 7, HERO_MODE);
        k.g->villain[YELLOW].at = 7;
        set_chapter(&k, chapter);
        crowd_card(&k, YELLOW, 1);
        hold(&k, LEGACY, "hold_the_line");                   /* yellow, 2 dice */
        enter_turn(&k, LEGACY, HERO_MODE, 5);
        assert_int_equal(offered(&k, ACT_ATTACK_VILLAIN), chapter == 2);
        assert_int_equal(can_attack_villain(&k.c, k.g, LEGACY, YELLOW), chapter == 2);
        assert_int_equal(refused(&k, ACT_ATTACK_VILLAIN, boss, 7, -1, RULING + 139), chapter == 1);
        kit_build(&k, "actions", LEGACY);
        damage_villain(&k.c, k.g, YELLOW, 3, LEGACY, 294);
        assert_int_equal(k.g->villain[YELLOW].damage, chapter == 2 ? 2 : 0);
        assert_int_equal(k.g->villain[YELLOW].henchmen, chapter == 2 ? 0 : 1);
    }
    close_kit(&k);
}

static void FF_S139_a_guard_is_for_the_mastermind_alone(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    set_chapter(&k, 1);
    put_at(&k, LEGACY, 7, HERO_MODE);
    put_villain(&k, GREEN, 7);
    hold(&k, LEGACY, "hold_the_line");
    kit_build(&k, "actions", LEGACY);
    damage_villain(&k.c, k.g, GREEN, 1, LEGACY, 294);
    assert_int_equal(k.g->villain[GREEN].damage, 1);
    assert_int_equal(chapter_number(&k), 1);
    close_kit(&k);
}

static void FF_S139_a_spared_mastermind_keeps_one_damage_from_defeat(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5}); /* H+6 = 8; Chapter 2 spares */
    k.g->villain[GREEN].at = 17;
    set_chapter(&k, 2);
    kit_build(&k, "actions", LEGACY);
    assert_false(damage_villain(&k.c, k.g, GREEN, 30, LEGACY, 294));
    assert_int_equal(k.g->villain[GREEN].damage, 7);
    assert_false(k.g->villain[GREEN].beaten);
    assert_false(over(&k));
    close_kit(&k);
}

static void FF_S121_the_new_durability_is_compared_at_once(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 5});
    put_villain(&k, GREEN, 17);
    k.g->villain[GREEN].damage = 9;                          /* H+6 = 8 on the front, 2H+5 = 9 on the back */
    kit_build(&k, "actions", LEGACY);
    assert_true(flip_mastermind(&k.c, k.g, 318));
    assert_int_equal(k.g->ending, OBJECTIVE_MET);
    close_kit(&k);
}

static void FF_315_the_mastermind_moves_by_its_own_rule(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, YELLOW, 22);
    kit_build(&k, "actions", LEGACY);
    if (place_mastermind(&k.c, k.g, 4, 125)) rules_run(&k.c);
    assert_int_equal(k.g->villain[YELLOW].at, 4);            /* to each Mastermind token that is placed */
    assert_int_equal(k.g->villain[YELLOW].henchmen, 1);      /* his Movement ability */
    close_kit(&k);
}

static void FF_322_a_chapter_adds_an_effect_to_each_placement(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2});
    kit_build(&k, "actions", LEGACY);
    if (advance_track(&k.c, k.g, 4, 157)) rules_run(&k.c);   /* Chapter 2: 1 red Henchman with each Mastermind token */
    k.g->track = 0;
    kit_build(&k, "actions", LEGACY);
    if (place_mastermind(&k.c, k.g, 4, 125)) rules_run(&k.c);
    assert_int_equal(tokens_at(k.g, 4), 1);
    assert_int_equal(k.g->crowd[CROWD_AT(4, RED)], 1);
    for (int t = 0; t < MASTERMIND_TOKENS; t++) k.g->token_at[t] = 4;
    kit_build(&k, "actions", LEGACY);
    if (place_mastermind(&k.c, k.g, 5, 125)) rules_run(&k.c);
    assert_int_equal(k.g->track, 1);                         /* FF-S116: a step of the track is no placement */
    assert_int_equal(henchmen_at(k.g, 5), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_268_FF_269_FF_320_colours_differ_and_at_most_one_is_the_mastermind),
    TEST(FF_270_every_card_of_the_box_shows_six_fields),
    TEST(FF_368_an_empty_field_does_nothing),
    TEST(FF_271_the_colour_decides_cards_henchmen_and_anarchy),
    TEST(FF_273_damage_stays_from_fight_to_fight),
    TEST(FF_275_FF_S107_set_up_places_villains_and_entering_is_no_move),
    TEST(FF_276_a_villain_moves_after_an_attack_and_by_scheme_cards),
    TEST(FF_278_villains_go_straight_to_any_location),
    TEST(FF_S106_a_movement_ability_that_moves_does_not_act_again),
    TEST(FF_274_who_is_not_in_the_city_does_not_move_or_act),
    TEST(FF_307_only_the_scenario_says_who_must_be_defeated),
    TEST(FF_308_FF_S69_a_colour_is_weakened_once_the_card_is_turned_and_its_stack_stays),
    TEST(FF_S96_henchmen_on_the_card_of_a_defeated_villain_go_to_the_supply),
    TEST(FF_314_FF_319_FF_S85_a_mastermind_whose_defeat_does_not_end_the_game),
    TEST(FF_318_FF_S121_the_other_side_keeps_counters_and_henchmen),
    TEST(FF_318_a_chapter_turns_the_card),
    TEST(FF_S121_the_new_durability_is_compared_at_once),
    TEST(FF_S139_a_guarded_mastermind_is_not_attacked_and_takes_no_damage),
    TEST(FF_S139_a_guard_is_for_the_mastermind_alone),
    TEST(FF_S139_a_spared_mastermind_keeps_one_damage_from_defeat),
    TEST(FF_315_the_mastermind_moves_by_its_own_rule),
    TEST(FF_322_a_chapter_adds_an_effect_to_each_placement),
};
TEST_GROUP(tests);
