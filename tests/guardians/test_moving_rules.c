/* test_moving_rules.c: moving (chapter 10), the board (chapter 2) and the captive, rule by rule. The Live Wires (b2):
 *
 *     11 12 13 14 +1    Area a: 11, 12, 13, 21    b: 14, 24, 25, 35    c: 31, 32, 42
 *     21  #  # 24 25    d: 33, 34, 44             e: 51 to 54
 *     31 32|33 34 35    walls between 32 and 33, and between 24 and 34
 *     +2 42  # 44 +3    a2 lies in the west, behind a Door; c2 in the east, through an Airlock
 *     51 52 53 54 +4
 */
#include "engine/ways.h"
#include "kit.h"

static bool may_move(struct kit *k, int figure, const char *where) { return offered(k, ACT_MOVE, figure, cell(where)); }

/* The Robot in its activation. */
static void act_with(struct kit *k, const char *kind, int figure)
{
    activate_card(k, kind);
    if (offered(k, ACT_ACT_WITH, figure)) answer(k, ACT_ACT_WITH, figure);
}

static void GC_012_GC_021_GC_S13_areas_end_at_walls_and_lines(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    open_in_wires(&k, 3, NULL);
    int a = area_of(c, k.g, cell("b2-11")), b = area_of(c, k.g, cell("b2-14")), d = area_of(c, k.g, cell("b2-33")),
        at_c = area_of(c, k.g, cell("b2-32")), e = area_of(c, k.g, cell("b2-51"));
    areas near = areas_near(c, k.g, bit64(at_c), false);
    assert_true(in_set(near, a) && in_set(near, e));         /* they share a white line */
    assert_false(in_set(near, d));                           /* only a wall lies between them */
    assert_false(in_set(near, b));
    near = areas_near(c, k.g, bit64(d), false);
    assert_true(in_set(near, b) && in_set(near, e));
    close_kit(&k);
}

static void GC_110_GC_126_GC_195_speed_and_its_modifiers(void **state)
{
    (void)state;
    struct kit k;
    for (int how = 0; how < 3; how++) {                      /* Speed 2, 3 by a card, 1 by a Wound */
        open_in_wires(&k, 3, NULL);
        put(&k, FREEDOM, "b2-31");
        put(&k, GOLDENBOY, "a2-11");
        put(&k, NOVA, "a2-12");
        if (how == 1) lay_right(&k, FREEDOM, "forward_march");
        if (how == 2) take_wound(&k, "twisted_ankle", WOUND_RIGHT + FREEDOM);
        kit_enter(&k, "hero", 1);
        assert_true(may_move(&k, FREEDOM, "b2-11"));         /* one Area */
        assert_int_equal(may_move(&k, FREEDOM, "b2-14"), how < 2); /* two */
        assert_int_equal(may_move(&k, FREEDOM, "c2-31"), how == 1); /* three */
        close_kit(&k);
    }
}

static void GC_111_GC_119_GC_127_GC_301_GC_S119_any_free_space_of_the_area(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-11");
    put(&k, GOLDENBOY, "b2-13");                             /* shares his Area */
    put_robot(&k, "android", 0, "b2-14");
    kit_enter(&k, "hero", 1);
    assert_true(may_move(&k, FREEDOM, "b2-12") && may_move(&k, FREEDOM, "b2-21"));
    assert_true(may_move(&k, FREEDOM, "b2-24") && may_move(&k, FREEDOM, "b2-35")); /* beside a Villain */
    assert_false(may_move(&k, FREEDOM, "b2-14") || may_move(&k, FREEDOM, "b2-13"));
    int n = 0;
    for (int i = 0; i < k.c.count; i++)                      /* named by its end: each Space once */
        n += k.c.option[i].verb == ACT_MOVE && k.c.option[i].b == cell("b2-54");
    assert_int_equal(n, 0);
    put_figure(k.g, NOVA, NOWHERE);
    put(&k, NOVA, "a2-13");
    kit_enter(&k, "hero", 1);
    for (int i = 0; i < k.c.count; i++)
        n += k.c.option[i].verb == ACT_MOVE && k.c.option[i].b == cell("b2-54");
    assert_int_equal(n, 1);
    close_kit(&k);
}

static void GC_S55_GC_S56_speed_zero(void **state)
{
    (void)state;
    struct kit k;
    for (int enemy = 0; enemy < 2; enemy++) {
        open_in_wires(&k, 3, NULL);
        put(&k, FREEDOM, "b2-11");
        put(&k, GOLDENBOY, "a2-11");
        k.g->guardian[FREEDOM].boost[0].speed = -4;
        if (enemy) put_robot(&k, "android", 0, "b2-21");
        kit_enter(&k, "hero", 1);
        assert_true(may_move(&k, FREEDOM, "b2-13"));         /* in his Area, always */
        assert_int_equal(may_move(&k, FREEDOM, "b2-14"), enemy); /* leaving an Enemy: one Area, also with Speed 0 */
        assert_false(may_move(&k, FREEDOM, "b2-33"));
        close_kit(&k);
    }
}

static void GC_025_GC_122_GC_123_GC_138_a_closed_door_and_villains(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-31");
    int gynoid = put_robot(&k, "gynoid", 0, "a2-35");        /* the Door is between them */
    act_with(&k, "gynoid", gynoid);
    assert_false(offered(&k, ACT_FIGHT));                    /* it neither sees nor reaches him */
    answer(&k, ACT_MOVE, gynoid, cell("b2-32"));             /* but it goes through */
    int link = door(&k, "a2-35", "b2-31");
    assert_false(k.g->link[link].open);                      /* the Door stays closed */
    assert_false(adjacent(&k.c, k.g, cell("a2-35"), cell("b2-31")));
    assert_true(offered(&k, ACT_FIGHT, gynoid, FREEDOM));
    close_kit(&k);
}

static void GC_121_GC_S81_doors_stop_heroes_only_when_closed(void **state)
{
    (void)state;
    struct kit k;
    for (int open = 0; open < 2; open++) {
        open_in_wires(&k, 3, NULL);
        put(&k, FREEDOM, "a2-35");
        if (open) open_doors(&k);
        kit_enter(&k, "hero", 1);
        assert_int_equal(may_move(&k, FREEDOM, "b2-31"), open);
        close_kit(&k);
    }
}

static void GC_S09_an_airlock_is_an_open_passage(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-35");
    int android = put_robot(&k, "android", 0, "c2-31");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, android));   /* adjacency */
    assert_true(may_move(&k, FREEDOM, "c2-21"));             /* movement */
    assert_false(offered(&k, ACT_OPEN_DOOR));                /* nothing to check */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    android = put_robot(&k, "android", 0, "c2-31");
    act_with(&k, "android", android);
    assert_false(offered(&k, ACT_JAM));                      /* nor to jam */
    assert_false(can_close(k.g, door(&k, "b2-35", "c2-31")));
    close_kit(&k);
}

static void GC_124_GC_125_GC_246_GC_247_reinforcement_spaces(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "a2-13");
    int android = put_robot(&k, "android", 0, "b2-41");
    act_with(&k, "android", android);
    assert_true(may_move(&k, android, "b2-42"));             /* into its Area */
    for (int i = 0; i < k.c.count; i++)                      /* nowhere else, and it cannot reposition */
        if (k.c.option[i].verb == ACT_MOVE)
            assert_int_equal(area_of(&k.c, k.g, k.c.option[i].b), area_of(&k.c, k.g, cell("b2-42")));
    answer(&k, ACT_MOVE, android, cell("b2-42"));
    assert_false(may_move(&k, android, "b2-41"));            /* nobody comes back */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-42");
    kit_enter(&k, "hero", 1);
    assert_false(may_move(&k, FREEDOM, "b2-41"));            /* nor can anybody else enter it */
    assert_true(in_set(free_reinforcements(&k.c, k.g, 4), 1)); /* or hinder an Acolyte there */
    close_kit(&k);
}

static void GC_S16_a_figure_on_a_reinforcement_space_is_in_no_area(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-31");
    put(&k, GOLDENBOY, "a2-11");
    put_robot(&k, "android", 0, "b2-41");
    kit_enter(&k, "hero", 1);
    assert_true(may_move(&k, FREEDOM, "b2-14"));             /* two Areas: he does not leave an Enemy */
    close_kit(&k);
}

static void GC_S18_GC_137_attacks_on_and_from_a_reinforcement_space(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-42");
    int android = put_robot(&k, "android", 0, "b2-41");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, android));
    act_with(&k, "android", android);
    assert_true(offered(&k, ACT_FIGHT, android, FREEDOM));
    close_kit(&k);
}

static void GC_026_minus_tokens_lie_on_tasks_and_doors(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-31");
    kit_enter(&k, "hero", 1);
    check_dice(&k, "22222");
    answer(&k, ACT_OPEN_DOOR, -1, MENTAL);
    assert_int_equal(k.g->link[door(&k, "a2-35", "b2-31")].minus, 1);
    assert_int_equal(k.g->link[door(&k, "a1-53", "a2-13")].minus, 0);
    k.g->guardian[FREEDOM].boost[0].mental = 1;              /* a Bonus token beside a character */
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, MENTAL), 4);
    close_kit(&k);
}

/* -- The captive -------------------------------------------------------------------------------------------------- */

/* Behind Bars: Holding Cells at a1, captive at a1-43; Laser Grid a2; Sewer Grate b2. */
static void open_cells(struct kit *k)
{
    open_table(k, (struct opening){.heroes = 3, .scenario = "behind_bars"});
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k->g->card[card].villain) put_figure(k->g, FIRST_VILLAIN + card, cell("a1-12"));
    hold_event(k, NULL);
    put(k, FREEDOM, "a1-42");
}

static void GC_S20_the_captive_is_neutral_and_is_led(void **state)
{
    (void)state;
    struct kit k;
    open_cells(&k);
    assert_int_equal(k.g->at[CAPTIVE], cell("a1-43"));
    put_figure(k.g, GOLDENBOY, cell("a1-44"));
    kit_enter(&k, "hero", 1);
    assert_false(offered(&k, ACT_FIGHT, FREEDOM, CAPTIVE));
    assert_true(may_move(&k, FREEDOM, "a1-33"));             /* the Area holds no Enemy: two Areas and on */
    assert_true(sees(&k.c, k.g, cell("a1-42"), cell("a1-44"), VILLAIN_FIGURES));
    assert_false(can_shift(&k.c, k.g, CAPTIVE));
    answer(&k, ACT_MOVE, FREEDOM, cell("a1-52"));
    assert_int_equal(k.g->at[CAPTIVE], cell("a1-43"));       /* not freed: it stays */
    answer(&k, ACT_MOVE, FREEDOM, cell("a1-42"));
    check_dice(&k, "0000");
    answer(&k, ACT_TRY, -1, MENTAL);
    assert_true(k.g->captive_free);
    assert_int_equal(k.g->tile[0].outcome, OPEN);            /* it must be brought home */
    close_kit(&k);
    open_cells(&k);
    k.g->captive_free = true;
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_MOVE, FREEDOM, cell("a1-33"));
    assert_true(asks(&k, 1, "hero_turn.LEADING"));
    assert_true(offered(&k, ACT_PASS));
    answer(&k, ACT_LEAD, cell("a1-32"));
    assert_int_equal(k.g->at[CAPTIVE], cell("a1-32"));
    kit_build(&k, "turn", 0);
    knock_out(&k.c, k.g, FREEDOM, 161);                      /* its leader falls: it stays where it is */
    assert_int_equal(k.g->at[CAPTIVE], cell("a1-32"));
    close_kit(&k);
}

/* Whether some way reads so. */
static bool reads(struct kit *k, const struct ways *w, const char *words)
{
    const struct speaker speaker = {k->game, &k->content, NULL, NOBODY, k->g};
    const struct question question = question_of(&k->c, k->c.seat);
    bool found = false;
    for (int i = 0; i < w->count && !found; i++) {
        struct text said = {0};
        ways_say(&said, &speaker, &question, &w->way[i]);
        found = strcmp(text_string(&said), words) == 0;
        text_free(&said);
    }
    return found;
}

/* Who passes leaves the captive behind, and is told so. */
static void GC_S20_what_passing_means_is_said(void **state)
{
    (void)state;
    struct kit k;
    struct ways *w = ways_new();
    open_cells(&k);
    k.g->captive_free = true;
    kit_enter(&k, "hero", 1);
    assert_true(ways_open(w, &k.c, k.c.seat));
    assert_true(reads(&k, w, "Move Sgt Freedom to a1-33; Leave the captive behind"));
    answer(&k, ACT_MOVE, FREEDOM, cell("a1-33"));
    assert_true(ways_open(w, &k.c, k.c.seat));
    assert_true(reads(&k, w, "Leave the captive behind"));
    ways_free(w);
    close_kit(&k);
}

static void GC_S20_GC_261_GC_304_the_captive_on_a_green_space(void **state)
{
    (void)state;
    struct kit k;
    open_cells(&k);
    k.g->captive_free = true;
    put_figure(k.g, GOLDENBOY, cell("b2-22"));
    put_figure(k.g, NOVA, cell("b2-24"));
    put_figure(k.g, FREEDOM, cell("b2-21"));
    put_figure(k.g, CAPTIVE, cell("b2-31"));
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_MOVE, FREEDOM, cell("b2-42"));
    answer(&k, ACT_LEAD, cell("b2-32"));                     /* green */
    assert_int_equal(k.g->tile[0].outcome, NEUTRALISED);     /* at once */
    assert_int_equal(k.g->patrol_articles, 1);
    assert_false(on_board(k.g, CAPTIVE));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_012_GC_021_GC_S13_areas_end_at_walls_and_lines),
    TEST(GC_110_GC_126_GC_195_speed_and_its_modifiers),
    TEST(GC_111_GC_119_GC_127_GC_301_GC_S119_any_free_space_of_the_area),
    TEST(GC_S55_GC_S56_speed_zero),
    TEST(GC_025_GC_122_GC_123_GC_138_a_closed_door_and_villains),
    TEST(GC_121_GC_S81_doors_stop_heroes_only_when_closed),
    TEST(GC_S09_an_airlock_is_an_open_passage),
    TEST(GC_124_GC_125_GC_246_GC_247_reinforcement_spaces),
    TEST(GC_S16_a_figure_on_a_reinforcement_space_is_in_no_area),
    TEST(GC_S18_GC_137_attacks_on_and_from_a_reinforcement_space),
    TEST(GC_026_minus_tokens_lie_on_tasks_and_doors),
    TEST(GC_S20_the_captive_is_neutral_and_is_led),
    TEST(GC_S20_what_passing_means_is_said),
    TEST(GC_S20_GC_261_GC_304_the_captive_on_a_green_space),
};
TEST_GROUP(tests);
