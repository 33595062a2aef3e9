/* test_overrun.c: Henchmen in Locations and Overruns (chapter 23), with the rulings on Henchmen and Anarchy. */
#include "kit.h"

static void place(struct kit *k, int location, int colour, int n)
{
    kit_build(k, "actions", LEGACY);
    if (place_henchmen(&k->c, k->g, location, colour, n, 0)) rules_run(&k->c);
}

/* Leaves so many Henchmen of a colour in the supply; the others crowd far away, from Location 16 on. */
static void leave_in_supply(struct kit *k, int colour, int n)
{
    static const char *const three[COLOURS] = {"rrr", "bbb", "ggg", "yyy"};
    static const char *const one[COLOURS] = {"r", "b", "g", "y"};
    for (int at = 16; k->g->supply[colour] > n && at <= LOCATIONS; at++)
        put_crowd(k, at, k->g->supply[colour] - n >= 3 ? three[colour] : one[colour]);
    assert_int_equal(k->g->supply[colour], n);
}

static void FF_229_FF_230_FF_231_FF_232_FF_236_the_fourth_overruns(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, GREEN, 30);
    put_crowd(&k, 1, "rb");                                  /* neighbours 2 and 6 */
    place(&k, 1, GREEN, 1);
    assert_int_equal(henchmen_at(k.g, 1), 3);
    assert_int_equal(happened(&k, EV_OVERRUN), 0);           /* the third has room */
    place(&k, 1, GREEN, 1);
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    assert_int_equal(henchmen_at(k.g, 1), 3);                /* those three stay */
    assert_int_equal(k.g->villain[GREEN].henchmen, 1);
    assert_int_equal(k.g->crowd[CROWD_AT(2, GREEN)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(6, GREEN)], 1);
    close_kit(&k);
}

static void FF_233_FF_234_a_full_neighbour_is_not_overrun(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, GREEN, 30);
    put_crowd(&k, 9, "rrb");                                 /* next to HQ */
    put_crowd(&k, HQ, "rrb");
    place(&k, 9, GREEN, 1);
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    assert_int_equal(k.g->villain[GREEN].henchmen, 2);       /* the fourth, and that of HQ */
    assert_int_equal(k.g->track, 0);
    close_kit(&k);
}

static void FF_235_FF_S60_one_effect_overruns_once(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, GREEN, 30);
    put_crowd(&k, 1, "rb");
    place(&k, 1, GREEN, 3);                                  /* one fits, two are too many */
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    assert_int_equal(k.g->villain[GREEN].henchmen, 2);
    assert_int_equal(k.g->crowd[CROWD_AT(2, GREEN)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(6, GREEN)], 1);
    close_kit(&k);
}

static void FF_S61_two_effects_overrun_twice(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_villain(&k, YELLOW, 22);                             /* the Mastermind's card holds any number */
    put_crowd(&k, 1, "rbb");
    place(&k, 1, YELLOW, 1);
    assert_int_equal(k.g->crowd[CROWD_AT(2, YELLOW)], 1);
    place(&k, 1, YELLOW, 1);
    assert_int_equal(k.g->crowd[CROWD_AT(2, YELLOW)], 2);
    assert_int_equal(k.g->villain[YELLOW].henchmen, 2);
    close_kit(&k);
}

static void FF_238_overruns_come_from_any_effect(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 2, probe_lua("place_henchman { 1, at = 'near' }"));
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_crowd(&k, 2, "rrb");
    put_crowd(&k, 6, "rrb");
    hold(&k, LEGACY, "read_the_room");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_PICK_LOCATION, 2);
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    close_kit(&k);
}

static void FF_S59_FF_S66_with_few_henchmen_the_active_hero_orders_the_neighbours(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 2, probe_lua("place_henchman { 1, at = 'near', colour = 'green' }"));
    put_at(&k, LEGACY, 1, HERO_MODE);
    hold(&k, LEGACY, "read_the_room");
    put_villain(&k, GREEN, 30);
    put_crowd(&k, 2, "rrb");                                 /* neighbours 1, 3, 7 */
    leave_in_supply(&k, GREEN, 3);
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_PICK_LOCATION, 2);
    assert_int_equal(k.g->villain[GREEN].henchmen, 1);       /* part 1 comes first */
    assert_int_equal(offers(&k, ACT_NEXT_LOCATION), 3);
    answer(&k, ACT_NEXT_LOCATION, 7);
    assert_int_equal(k.game->rules.obvious(&k.c, k.g, LEGACY), -1); /* one Henchman, two Locations */
    answer(&k, ACT_NEXT_LOCATION, 3);
    assert_int_equal(k.g->crowd[CROWD_AT(7, GREEN)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(3, GREEN)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(1, GREEN)], 0);
    assert_int_equal(k.g->unrest[UNREST_AT(1, GREEN)], 1);   /* FF-S65: none is left for it */
    close_kit(&k);
}

static void FF_S65_a_full_neighbour_without_supply_gets_nothing(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_crowd(&k, 1, "rrb");                                 /* neighbours 2 and 6 */
    put_crowd(&k, 2, "bby");
    put_crowd(&k, 6, "bby");
    leave_in_supply(&k, GREEN, 1);
    place(&k, 1, GREEN, 1);
    while (offered(&k, ACT_NEXT_LOCATION)) kit_give_option(&k, 0);
    assert_int_equal(anarchy_at(k.g, 2) + anarchy_at(k.g, 6), 0);
    assert_int_equal(k.g->villain[GREEN].henchmen, 1);
    close_kit(&k);
}

static void FF_S62_no_villain_of_the_colour(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    k.g->villain[GREEN].villain = 0;
    put_crowd(&k, 1, "rrb");
    int supply = k.g->supply[GREEN];
    kit_build(&k, "actions", LEGACY);
    if (place_henchmen(&k.c, k.g, 1, GREEN, 1, 0)) rules_run(&k.c);
    assert_int_equal(k.g->supply[GREEN], supply - 2);        /* the neighbours' */
    assert_false(is_weakened(k.g, GREEN));
    close_kit(&k);
}

static void FF_S63_a_villain_on_its_card_gets_them_too(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_crowd(&k, 1, "rrb");
    place(&k, 1, GREEN, 1);
    assert_int_equal(k.g->villain[GREEN].at, 0);
    assert_int_equal(k.g->villain[GREEN].henchmen, 1);
    close_kit(&k);
}

static void FF_S64_the_third_on_the_card_of_a_villain_not_in_the_city(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    k.g->villain[GREEN].henchmen = 2;
    k.g->supply[GREEN] = (u8)(k.g->supply[GREEN] - 2);
    top_scheme(&k, "stolen_wings");                          /* the random Location: 8 */
    kit_build(&k, "actions", LEGACY);
    add_to_card(&k.c, k.g, GREEN, 0);
    assert_int_equal(k.g->villain[GREEN].henchmen, 0);
    assert_int_equal(k.g->unrest[UNREST_AT(8, GREEN)], 1);
    close_kit(&k);
}

static void FF_S68_a_weakened_colour_at_hq_is_a_tower_card(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    k.g->villain[GREEN].defeated = true;
    k.g->weakened = (u8)bit(GREEN);
    kit_build(&k, "actions", LEGACY);
    assert_false(place_anarchy(&k.c, k.g, HQ, GREEN, 0));
    assert_int_equal(tower_cards(k.g), 1);
    close_kit(&k);
}

static void FF_S108_henchmen_that_are_moved_overrun_too(void **state)
{
    struct kit k;
    (void)state;
    open_with(&k, 2, probe_lua("drive { 1, at = 'near' }"));
    put_at(&k, LEGACY, 1, HERO_MODE);
    put_villain(&k, GREEN, 30);
    put_crowd(&k, 1, "g");
    put_crowd(&k, 2, "rrb");
    put_crowd(&k, 6, "rrb");
    int supply = k.g->supply[GREEN];
    hold(&k, LEGACY, "read_the_room");
    enter_turn(&k, LEGACY, HERO_MODE, 5);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_PICK_LOCATION, 2);
    answer(&k, ACT_COLOUR, GREEN);
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    assert_int_equal(k.g->villain[GREEN].henchmen, 1);
    assert_int_equal(k.g->crowd[CROWD_AT(1, GREEN)], 1);     /* gone, and come again as a neighbour's */
    assert_int_equal(k.g->supply[GREEN], supply - 3);        /* 1, 3 and 7 */
    close_kit(&k);
}

static void FF_249_FF_250_the_scenario_fixes_the_anarchy_tokens(void **state)
{
    struct kit k;
    (void)state;
    open_table(&k, (struct opening){.heroes = 2, .comic = 2, .as_dealt = true}); /* 3 of each, 2 Purple: red, green */
    int all[ALL_COLOURS], sum = 0;
    for (int colour = 0; colour < ALL_COLOURS; colour++) {
        all[colour] = k.g->pool[colour];
        for (int l = 1; l <= LOCATIONS; l++) all[colour] += k.g->unrest[UNREST_AT(l, colour)];
        sum += all[colour];
    }
    for (int colour = 0; colour < COLOURS; colour++) assert_int_equal(all[colour], 3);
    assert_int_equal(all[PURPLE], 2);
    assert_true(sum <= 16);
    close_kit(&k);
}

static void FF_S59_an_order_that_comes_to_the_same_is_obvious(void **state)
{
    static const struct { const char *crowd; int supply, answer; } list[] = {
        {"", 2, -1}, {"rrb", 2, 0},                          /* all onto the card */
        {"", 1, 0}, {"rrb", 1, 0}};                          /* none is left: Anarchy in both, or nothing at all */
    (void)state;
    for (int i = 0; i < COUNT(list); i++) {
        struct kit k;
        open_city(&k, 2);
        put_villain(&k, GREEN, 30);
        put_crowd(&k, 1, "rrb");                             /* neighbours 2 and 6 */
        put_crowd(&k, 2, list[i].crowd);
        put_crowd(&k, 6, list[i].crowd);
        leave_in_supply(&k, GREEN, list[i].supply);
        place(&k, 1, GREEN, 1);
        assert_string_equal(asked(&k), "ORDER");
        assert_int_equal(k.game->rules.obvious(&k.c, k.g, LEGACY), list[i].answer);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(FF_S59_an_order_that_comes_to_the_same_is_obvious),
    TEST(FF_229_FF_230_FF_231_FF_232_FF_236_the_fourth_overruns),
    TEST(FF_233_FF_234_a_full_neighbour_is_not_overrun),
    TEST(FF_235_FF_S60_one_effect_overruns_once),
    TEST(FF_S61_two_effects_overrun_twice),
    TEST(FF_238_overruns_come_from_any_effect),
    TEST(FF_S59_FF_S66_with_few_henchmen_the_active_hero_orders_the_neighbours),
    TEST(FF_S65_a_full_neighbour_without_supply_gets_nothing),
    TEST(FF_S62_no_villain_of_the_colour),
    TEST(FF_S63_a_villain_on_its_card_gets_them_too),
    TEST(FF_S64_the_third_on_the_card_of_a_villain_not_in_the_city),
    TEST(FF_S68_a_weakened_colour_at_hq_is_a_tower_card),
    TEST(FF_S108_henchmen_that_are_moved_overrun_too),
    TEST(FF_249_FF_250_the_scenario_fixes_the_anarchy_tokens),
};
TEST_GROUP(tests);
