/* test_checks.c: Value Checks, tasks and Doors (chapters 14 and 15), with the book's examples. */
#include "kit.h"

#define OPEN(heroes) struct kit k; (void)state; open_base(&k, heroes); scatter(&k); hold_event(&k, NULL)

enum { SILO = 2 }; /* c1, a quarter turn */

/* The first free orange Space of the Silo. */
static u8 orange(struct kit *k)
{
    struct context *c = &k->c;
    for (int local = 0; local < TILE_CELLS; local++)
        if (SHAPE(k->g, SILO)->dot[local] == ORANGE && k->g->who[cell_of(SILO, local)] == NOWHERE)
            return (u8)cell_of(SILO, local);
    fail_msg("no orange Space is free");
    return 0;
}

static void GC_E13_GC_169_to_GC_173_GC_180_GC_184_missiles(void **state)
{
    OPEN(3);
    u8 at = orange(&k);
    put_figure(k.g, FREEDOM, at);
    lay_right(&k, FREEDOM, "field_briefing"); /* Mental +1: 4 */
    kit_enter(&k, "hero", 1);
    check_dice(&k, "0012");
    answer(&k, ACT_TRY, at, MENTAL); /* 3 + 3 = 6 > 4 */
    assert_int_equal(last_event(&k, EV_CHECKED)->b, 6);
    assert_int_equal(last_event(&k, EV_CHECKED)->c, 4);
    assert_int_equal(k.g->tile[SILO].minus[0], 1);
    assert_int_equal(k.g->tile[SILO].left, 4);
    check_dice(&k, "0011");
    answer(&k, ACT_TRY, at, MENTAL); /* 2 + 3 - 1 = 4 */
    assert_int_equal(k.g->tile[SILO].left, 3); /* GC-264 */
    assert_int_equal(k.g->tile[SILO].minus[0], 1); /* GC-S74 */
    assert_false(offered(&k, ACT_TRY, at, ATTACK)); /* GC-S05: the task says which value */
    close_kit(&k);
}

static void GC_E21_GC_183_GC_S85_a_success_that_cannot_fail(void **state)
{
    OPEN(2);
    k.g->guardian[FREEDOM].boost[0].mental = 0;
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, MENTAL), 3);
    assert_true(value_check(&k.c, k.g, FREEDOM, MENTAL, 2, true, 3, 1)); /* 4 + 2 - 3 = 3 */
    assert_int_equal(happened(&k, EV_SURE), 1);
    assert_int_equal(happened(&k, EV_CHECKED), 0);
    check_dice(&k, "00");
    assert_true(value_check(&k.c, k.g, FREEDOM, MENTAL, 2, true, 2, 1));
    assert_int_equal(happened(&k, EV_CHECKED), 1);
    close_kit(&k);
}

static void GC_E35_four_heroes_make_it_hard(void **state)
{
    OPEN(4);
    assert_int_equal(check_value(&k.c, k.g, SPELL, MENTAL), 4);
    check_dice(&k, "0000");
    assert_true(value_check(&k.c, k.g, SPELL, MENTAL, 4, true, 0, 1));
    check_dice(&k, "0001");
    assert_false(value_check(&k.c, k.g, SPELL, MENTAL, 4, true, 0, 1));
    check_dice(&k, "0001");
    assert_true(value_check(&k.c, k.g, SPELL, MENTAL, 4, true, 1, 1));
    close_kit(&k);
}

static void GC_176_GC_S76_one_must_stand_on_the_orange_space(void **state)
{
    OPEN(3);
    put_figure(k.g, GOLDENBOY, orange(&k));
    kit_enter(&k, "hero", 1);
    assert_int_equal(offers(&k, ACT_TRY), 0);
    close_kit(&k);
}

static void GC_261_GC_272_GC_304_the_last_missile_neutralises_at_once(void **state)
{
    OPEN(3);
    u8 at = orange(&k);
    put_figure(k.g, FREEDOM, at);
    k.g->tile[SILO].left = 1;
    k.g->guardian[FREEDOM].mission[0] = kit_find(&k, A_MISSION, "present_and_correct");
    k.g->guardian[FREEDOM].progress[0] = 0;
    kit_enter(&k, "hero", 1);
    check_dice(&k, "0000");
    answer(&k, ACT_TRY, at, MENTAL);
    assert_int_equal(k.g->tile[SILO].outcome, NEUTRALISED);
    assert_int_equal(k.g->patrol_articles, 1);
    assert_int_equal(k.g->showdown, k.g->turn); /* GC-S91 */
    assert_true(mission_done(&k.c, k.g, FREEDOM));
    assert_int_equal(offers(&k, ACT_TRY), 0); /* GC-260 */
    close_kit(&k);
}

static void GC_186_GC_188_GC_189_GC_S78_GC_S79_a_door(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "a2-35");
    kit_enter(&k, "hero", 1);
    int door = find_link(k.g, cell("a2-35"), cell("b2-31"));
    assert_true(offered(&k, ACT_OPEN_DOOR, cell("a2-35"), ATTACK, cell("b2-31")));
    check_dice(&k, "01111");
    answer(&k, ACT_OPEN_DOOR, cell("a2-35"), MENTAL); /* 4 > 3 */
    assert_int_equal(k.g->link[door].minus, 1);
    check_dice(&k, "01111");
    answer(&k, ACT_OPEN_DOOR, cell("a2-35"), ATTACK); /* 4 - 1 <= 3: the token helps both kinds */
    assert_true(k.g->link[door].open);
    assert_int_equal(k.g->link[door].minus, 0);
    assert_true(offered(&k, ACT_MOVE, FREEDOM, cell("b2-32"))); /* GC-190 */
    close_kit(&k);
}

static void GC_192_GC_273_the_control_room_door_waits_for_the_showdown(void **state)
{
    OPEN(3);
    put(&k, FREEDOM, "b2-13");
    kit_enter(&k, "hero", 1);
    assert_int_equal(offers(&k, ACT_OPEN_DOOR), 0);
    assert_true(refused(&k, ACT_OPEN_DOOR, cell("b1-53"), -1, -1, 192));
    settle_objective(&k.c, k.g, SILO, NEUTRALISED, 1);
    kit_enter(&k, "hero", 1);
    check_dice(&k, "00000");
    answer(&k, ACT_OPEN_DOOR, cell("b1-53"), ATTACK, cell("b2-13")); /* 0 + 3 Heroes <= 3 */
    assert_true(k.g->door_opened); /* GC-193 */
    close_kit(&k);
}

static void GC_177_GC_178_GC_187_GC_S77_checks_from_a_distance(void **state)
{
    OPEN(3);
    put(&k, NOVA, "a2-44");
    kit_enter(&k, "hero", 3);
    assert_int_equal(offers(&k, ACT_OPEN_DOOR), 0);
    lay_left(&k, NOVA, "starlight_bolt"); /* ranged attacks */
    kit_enter(&k, "hero", 3);
    assert_true(offered(&k, ACT_OPEN_DOOR, cell("a2-35"), ATTACK, cell("b2-31")));
    assert_false(offered(&k, ACT_OPEN_DOOR, cell("a2-35"), MENTAL, cell("b2-31")));
    close_kit(&k);
}

static void GC_191_GC_S82_GC_S83_a_villain_jams_a_door(void **state)
{
    OPEN(3);
    int android = robot(&k, "android", 0);
    put(&k, android, "b2-31");
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, k.g->card[card_of(android)].villain);
    answer(&k, ACT_ACT_WITH, android);
    answer(&k, ACT_JAM, cell("a2-35"), cell("b2-31"));
    int door = find_link(k.g, cell("a2-35"), cell("b2-31"));
    assert_true(k.g->link[door].open && k.g->link[door].jammed);
    assert_false(can_close(k.g, door)); /* GC-S80 */
    put_figure(k.g, android, NOWHERE);
    put(&k, android, "b2-13");
    k.g->card[card_of(android)].activated = false;
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, k.g->card[card_of(android)].villain);
    answer(&k, ACT_ACT_WITH, android);
    assert_int_equal(offers(&k, ACT_JAM), 0);
    assert_true(refused(&k, ACT_JAM, -1, -1, -1, RULING_(83)));
    close_kit(&k);
}

static void GC_185_GC_S75_a_forced_check_lays_no_token(void **state)
{
    OPEN(3);
    struct effect e = {0};
    (void)e;
    check_dice(&k, "222");
    assert_false(value_check(&k.c, k.g, FREEDOM, MENTAL, 3, true, 0, 185));
    for (int t = 0; t < TILES; t++) assert_int_equal(k.g->tile[t].minus[0], 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_E13_GC_169_to_GC_173_GC_180_GC_184_missiles),
    TEST(GC_E21_GC_183_GC_S85_a_success_that_cannot_fail),
    TEST(GC_E35_four_heroes_make_it_hard),
    TEST(GC_176_GC_S76_one_must_stand_on_the_orange_space),
    TEST(GC_261_GC_272_GC_304_the_last_missile_neutralises_at_once),
    TEST(GC_186_GC_188_GC_189_GC_S78_GC_S79_a_door),
    TEST(GC_192_GC_273_the_control_room_door_waits_for_the_showdown),
    TEST(GC_177_GC_178_GC_187_GC_S77_checks_from_a_distance),
    TEST(GC_191_GC_S82_GC_S83_a_villain_jams_a_door),
    TEST(GC_185_GC_S75_a_forced_check_lays_no_token),
};
TEST_GROUP(tests);
