/* test_examples.c: worked examples of the ledger: Overruns, the track, Tasks, Henchmen attacks. */
#include "kit.h"

/* L is 2 (Old Quarry Park); its neighbours are A = 1, B = 3 and C = 7. */
static void open_overrun(struct kit *k)
{
    open_city(k, 3);
    put_crowd(k, 2, "rrb");
    put_crowd(k, 3, "rby");
    put_crowd(k, 7, "rb");
    put_villain(k, GREEN, 30);
    put_crowd(k, 21, "ggg");
    put_crowd(k, 22, "ggg");
    put_crowd(k, 28, "gg");
    assert_int_equal(k->g->supply[GREEN], 9);
}

static void place(struct kit *k, int location, int colour)
{
    struct context *c = &k->c;
    kit_build(k, "actions", 0);
    if (place_henchmen(c, k->g, location, colour, 1, 123)) rules_run(c);
}

static void FF_E07_an_overrun_fills_neighbours_and_the_villain_card(void **state)
{
    struct kit k;
    (void)state;
    open_overrun(&k);
    place(&k, 2, GREEN);
    assert_int_equal(henchmen_at(k.g, 2), 3);
    assert_int_equal(k.g->crowd[CROWD_AT(2, GREEN)], 0);
    assert_int_equal(k.g->villain[GREEN].henchmen, 2);
    assert_int_equal(k.g->crowd[CROWD_AT(1, GREEN)], 1);
    assert_int_equal(henchmen_at(k.g, 7), 3);
    assert_int_equal(k.g->crowd[CROWD_AT(3, GREEN)], 0);
    assert_int_equal(k.g->supply[GREEN], 5);
    assert_int_equal(happened(&k, EV_OVERRUN), 1);
    assert_int_equal(k.g->track, 0);
    close_kit(&k);
}

static void FF_E08_three_on_the_card_become_anarchy(void **state)
{
    struct kit k;
    (void)state;
    open_overrun(&k);
    put_crowd(&k, 28, "g");
    k.g->supply[GREEN]--;
    k.g->villain[GREEN].henchmen = 1;
    place(&k, 2, GREEN);
    assert_int_equal(k.g->villain[GREEN].henchmen, 0);
    assert_int_equal(k.g->unrest[UNREST_AT(30, GREEN)], 1);
    assert_int_equal(k.g->crowd[CROWD_AT(1, GREEN)], 1);
    assert_int_equal(henchmen_at(k.g, 7), 3);
    assert_int_equal(k.g->supply[GREEN], 8);
    close_kit(&k);
}

static void FF_E12_a_third_task_costs_both_and_a_space_of_the_track(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    give_task(&k, LEGACY, "a_speech_for_the_fair");
    give_task(&k, LEGACY, "sit_for_the_portrait");
    kit_build(&k, "actions", 0);
    if (gain_task(&k.c, k.g, LEGACY, 129)) rules_run(&k.c);
    assert_false(has_task_left(k.g, LEGACY) || has_task_right(k.g, LEGACY));
    assert_int_equal(pile_count(TASKS(k.g), TASK_DISCARD + LEGACY), 2);
    assert_int_equal(k.g->track, 1);
    close_kit(&k);
}

static void FF_E14_henchmen_leave_private_life_alone(void **state)
{
    struct kit k;
    (void)state;
    open_city(&k, 2);
    put_at(&k, LEGACY, 1, PRIVATE_LIFE);
    put_crowd(&k, 1, "rrb");
    kit_enter(&k, "villain_phase", LEGACY);
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 0);
    put_at(&k, LEGACY, 1, HERO_MODE);
    kit_enter(&k, "villain_phase", LEGACY);
    assert_int_equal(happened(&k, EV_HENCHMEN_ATTACK), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FF_E07_an_overrun_fills_neighbours_and_the_villain_card),
    TEST(FF_E08_three_on_the_card_become_anarchy),
    TEST(FF_E12_a_third_task_costs_both_and_a_space_of_the_track),
    TEST(FF_E14_henchmen_leave_private_life_alone),
};
TEST_GROUP(tests);
