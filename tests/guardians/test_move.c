/* test_move.c: moving, shifts, pushes and the captive (chapter 10, GC-S20), with the book's examples. */
#include "kit.h"

#define OPEN(heroes) struct kit k; (void)state; open_base(&k, heroes); scatter(&k)
#define MOVES_TO(figure, where) offered(&k, ACT_MOVE, figure, cell(where))

/* A Villain figure acts: its card is activated after the first Hero. */
static void act_with(struct kit *k, int figure)
{
    hold_event(k, NULL);
    k->g->card[card_of(figure)].activated = false;
    kit_enter(k, "villain", 0);
    answer(k, ACT_ACTIVATE, k->g->card[card_of(figure)].villain);
    if (is_acolyte(figure)) answer(k, ACT_ACT_WITH, figure);
}

static void GC_E04_GC_110_GC_111_a_move_crosses_speed_areas_and_ends_on_any_free_space(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "a2-13");
    put(&k, GOLDENBOY, "a2-32");
    kit_enter(&k, "hero", 1);
    assert_true(MOVES_TO(FREEDOM, "a2-14") && MOVES_TO(FREEDOM, "a2-31")); /* 1 Area */
    assert_true(MOVES_TO(FREEDOM, "a2-43") && MOVES_TO(FREEDOM, "a2-54")); /* 2 Areas */
    assert_false(MOVES_TO(FREEDOM, "a2-44"));                              /* 3 Areas */
    assert_false(MOVES_TO(FREEDOM, "a2-32"));                              /* GC-119 */
    answer(&k, ACT_MOVE, FREEDOM, cell("a2-54"));
    assert_int_equal(k.g->at[FREEDOM], cell("a2-54"));
    assert_true(MOVES_TO(FREEDOM, "a2-44"));
    close_kit(&k);
}

static void GC_E05_GC_112_leaving_an_enemys_area_takes_one_area(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "a2-13");
    put(&k, robot(&k, "android", 0), "a2-11");
    kit_enter(&k, "hero", 1);
    assert_true(MOVES_TO(FREEDOM, "a2-33"));
    assert_false(MOVES_TO(FREEDOM, "a2-43"));
    close_kit(&k);
}

static void GC_E06_GC_113_GC_114_a_move_may_stay_in_its_area(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "a2-13");
    put(&k, robot(&k, "android", 0), "a2-11");
    kit_enter(&k, "hero", 1);
    assert_true(MOVES_TO(FREEDOM, "a2-12") && MOVES_TO(FREEDOM, "a2-21"));
    close_kit(&k);
}

static void GC_E07_GC_E09_GC_115_GC_116_an_enemys_area_ends_the_move(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "a2-13");
    put(&k, robot(&k, "android", 0), "a2-31");
    kit_enter(&k, "hero", 1);
    assert_true(MOVES_TO(FREEDOM, "a2-32"));
    assert_false(MOVES_TO(FREEDOM, "a2-43"));
    close_kit(&k);
}

static void fill_area_c(struct kit *k)
{
    put(k, robot(k, "android", 0), "a2-31");
    put(k, robot(k, "android", 1), "a2-32");
    put(k, robot(k, "android", 2), "a2-33");
    put(k, robot(k, "android", 3), "a2-41");
}

static void GC_E08_GC_117_GC_118_GC_120_a_full_area_bars_enemies_only(void **state)
{
    OPEN(1);
    put(&k, FREEDOM, "a2-13");
    fill_area_c(&k);
    kit_enter(&k, "hero", 1);
    assert_false(MOVES_TO(FREEDOM, "a2-43"));
    assert_true(MOVES_TO(FREEDOM, "a2-14"));
    close_kit(&k);

    open_base(&k, 1);
    scatter(&k);
    put(&k, FREEDOM, "a2-54");
    put(&k, robot(&k, "araknoid", 0), "a2-23");
    fill_area_c(&k);
    act_with(&k, robot(&k, "araknoid", 0));
    assert_true(MOVES_TO(robot(&k, "araknoid", 0), "a2-43")); /* through Allies, and it must stop at the Hero */
    assert_false(MOVES_TO(robot(&k, "araknoid", 0), "a2-44"));
    close_kit(&k);
}

static void GC_E10_GC_121_GC_122_GC_123_doors_stop_heroes_only(void **state)
{
    OPEN(1);
    put(&k, FREEDOM, "a2-35");
    put(&k, robot(&k, "android", 0), "b2-31");
    act_with(&k, robot(&k, "android", 0));
    assert_true(MOVES_TO(robot(&k, "android", 0), "a2-45"));
    assert_int_equal(offers(&k, ACT_FIGHT), 0); /* GC-138 */
    answer(&k, ACT_MOVE, robot(&k, "android", 0), cell("a2-45"));
    assert_false(k.g->link[find_link(k.g, cell("a2-35"), cell("b2-31"))].open);
    put(&k, robot(&k, "android", 0), "b2-31");
    kit_enter(&k, "hero", 1);
    assert_false(MOVES_TO(FREEDOM, "b2-32"));
    assert_int_equal(offers(&k, ACT_FIGHT), 0); /* GC-139 */
    close_kit(&k);
}

static void GC_E11_goldenboy_leaves_alisons_area_by_one(void **state)
{
    OPEN(2);
    put(&k, GOLDENBOY, "a2-13");
    put(&k, lieutenant(&k, "alison"), "a2-21");
    kit_enter(&k, "hero", 2);
    assert_true(MOVES_TO(GOLDENBOY, "a2-32"));
    assert_false(MOVES_TO(GOLDENBOY, "a2-43"));
    close_kit(&k);
}

static void GC_E29_GC_124_GC_S17_leaving_a_reinforcement_space(void **state)
{
    OPEN(4);
    int spider = robot(&k, "araknoid", 0);
    put(&k, spider, "b2-41"); /* attached to Area c: b2-31, 32, 42 */
    put(&k, robot(&k, "android", 0), "b2-31");
    put(&k, robot(&k, "android", 1), "b2-32");
    put(&k, robot(&k, "android", 2), "b2-42");
    act_with(&k, spider);
    assert_true(MOVES_TO(spider, "b2-51") && MOVES_TO(spider, "b2-21")); /* second Area */
    assert_false(MOVES_TO(spider, "b2-41"));                             /* GC-125, GC-246 */
    put_figure(k.g, robot(&k, "android", 2), NOWHERE);
    put(&k, FREEDOM, "b2-42");
    act_with(&k, spider);
    assert_int_equal(offers(&k, ACT_MOVE), 0);
    put_figure(k.g, robot(&k, "android", 1), NOWHERE);
    act_with(&k, spider);
    assert_int_equal(offers(&k, ACT_MOVE), 1);
    assert_true(MOVES_TO(spider, "b2-32"));
    close_kit(&k);
}

static void GC_126_GC_194_speed_of_cards_counts(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "a2-13");
    lay_right(&k, FREEDOM, "forward_march"); /* Speed +1 */
    kit_enter(&k, "hero", 1);
    assert_true(MOVES_TO(FREEDOM, "a2-44"));
    close_kit(&k);
}

static void GC_S55_GC_S56_without_speed_only_the_own_area_or_away_from_enemies(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "a2-13");
    k.g->guardian[FREEDOM].boost[0].speed = -4;
    kit_enter(&k, "hero", 1);
    assert_true(MOVES_TO(FREEDOM, "a2-12"));
    assert_false(MOVES_TO(FREEDOM, "a2-33"));
    put(&k, robot(&k, "android", 0), "a2-11"); /* GC-S55: leaving an Enemy's Area needs no Speed */
    kit_enter(&k, "hero", 1);
    assert_true(MOVES_TO(FREEDOM, "a2-33"));
    assert_false(MOVES_TO(FREEDOM, "a2-43"));
    close_kit(&k);
}

static void GC_S20_GC_304_a_freed_captive_is_led_to_a_green_space(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.heroes = 3, .scenario = "behind_bars"});
    assert_true(on_board(k.g, CAPTIVE));
    int entrance = tile_of_kind(&k.c, k.g, ENTRANCE), green = NOWHERE, beside = NOWHERE;
    struct context *c = &k.c;
    for (int local = 0; local < TILE_CELLS; local++)
        if (SHAPE(k.g, entrance)->dot[local] == GREEN && k.g->who[cell_of(entrance, local)] == NOWHERE)
            green = cell_of(entrance, local);
    u8 near[DIRECTIONS];
    int n = neighbours(c, k.g, green, near);
    for (int i = 0; i < n; i++)
        if (k.g->who[near[i]] == NOWHERE && DOT(k.g, near[i]) == BLUE) beside = near[i];
    assert_int_not_equal(beside, NOWHERE);
    put_figure(k.g, CAPTIVE, beside);
    k.g->captive_free = true;
    int other = NOWHERE;
    n = neighbours(c, k.g, beside, near);
    for (int i = 0; i < n; i++)
        if (near[i] != green && may_stand(c, k.g, FREEDOM, near[i])) other = near[i];
    put_figure(k.g, FREEDOM, other);
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_MOVE, FREEDOM, -1);
    if (asks(&k, 1, "LEADING")) {
        assert_true(offered(&k, ACT_PASS, -1));
        answer(&k, ACT_PASS);
    }
    relocate(c, k.g, CAPTIVE, green, EV_PUT, 1);
    assert_int_equal(k.g->patrol_articles, 1);
    assert_false(on_board(k.g, CAPTIVE));
    assert_int_equal(k.g->showdown, k.g->turn); /* GC-272 */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_E04_GC_110_GC_111_a_move_crosses_speed_areas_and_ends_on_any_free_space),
    TEST(GC_E05_GC_112_leaving_an_enemys_area_takes_one_area),
    TEST(GC_E06_GC_113_GC_114_a_move_may_stay_in_its_area),
    TEST(GC_E07_GC_E09_GC_115_GC_116_an_enemys_area_ends_the_move),
    TEST(GC_E08_GC_117_GC_118_GC_120_a_full_area_bars_enemies_only),
    TEST(GC_E10_GC_121_GC_122_GC_123_doors_stop_heroes_only),
    TEST(GC_E11_goldenboy_leaves_alisons_area_by_one),
    TEST(GC_E29_GC_124_GC_S17_leaving_a_reinforcement_space),
    TEST(GC_126_GC_194_speed_of_cards_counts),
    TEST(GC_S55_GC_S56_without_speed_only_the_own_area_or_away_from_enemies),
    TEST(GC_S20_GC_304_a_freed_captive_is_led_to_a_green_space),
};
TEST_GROUP(tests);
