/* test_sight.c: who may shoot at which Space (OT-179 to OT-182, chapter 15). */
#include "kit_fights.h"
#include "kit_world.h"

/* The Spaces that the Hero of place 0 may shoot at are exactly these. */
static void expect_targets(struct kit *k, int n, const char *const *target)
{
    at_turn(k, 0);
    assert_int_equal(offers(k, ACT_SHOOT), n);
    for (int i = 0; i < n; i++)
        if (!offered(k, ACT_SHOOT, space(target[i]))) fail_msg("%s is no target", target[i]);
}

/* Acolytes in some and Abominations in other Spaces. */
static void crowd(struct kit *k, int n, const char *const *where)
{
    for (int i = 0; i < n; i++) put(k, i < 6 ? "acolyte" : "abomination", where[i], 1);
}

static void OT_179_only_with_ranged_at_another_space_with_monsters_and_it_is_the_action(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "s-13", 1);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_SHOOT), 0); /* Brad has no Ranged */
    give_upgrade(&k, 1, "service_revolver");    /* another Hero's gun does not help */
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_SHOOT), 0);
    give_upgrade(&k, 0, "service_revolver");
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_SHOOT), 1);
    close_kit(&k);

    open_range(&k, NULL);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_SHOOT), 0); /* no Monster anywhere */
    put(&k, "acolyte", "s-13", 2);
    put(&k, "acolyte", "e-11", 1);
    at_turn(&k, 0);
    assert_int_equal(offers(&k, ACT_SHOOT), 2);
    answer(&k, ACT_SHOOT, space("s-13"));
    roll_calm(&k, "SS");
    answer(&k, ACT_SPARE);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(offers(&k, ACT_SHOOT), 0); /* the Action is taken */
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, 64));
    close_kit(&k);
}

static void OT_180_OT_182_street_spaces_in_one_straight_line_at_any_distance(void **state)
{
    (void)state;
    static const char *const all[] = {"e-11", "e-31", "s-11", "s-13", "x-12", "s-22", "e-22", "e-12", "d-11", "x-21"};
    static const char *const from_corner[] = {"e-11", "e-31", "s-11", "s-13", "x-12", "x-21"};
    static const char *const from_row[] = {"x-21"};
    struct kit k;
    open_range(&k, NULL);
    crowd(&k, COUNT(all), all);
    expect_targets(&k, COUNT(from_corner), from_corner);
    stand(&k, 0, "e-11");
    put(&k, "controller", "x-11", 1);
    put(&k, "avatar", "d-12", 1); /* inside a District, next to him */
    static const char *const with_corner[] = {"e-31", "x-21", "x-11"};
    expect_targets(&k, COUNT(with_corner), with_corner);
    stand(&k, 0, "s-22");
    expect_targets(&k, COUNT(from_row), from_row);
    stand(&k, 0, "d-11"); /* out of a District: never, not at the next Space either */
    expect_targets(&k, 0, NULL);
    close_kit(&k);
}

#define T_GAP                                                                                                    \
    "map { id = 't_map', name = 'T Map', story = 't_story', start = 'e-11',\n"                                   \
    "      tiles = { { 'st_brigids', 'arsenal', 'tannery_row' }, { 'night_market', '', 'ravencorp_hq' },\n"      \
    "                { 'cathedral_close', 'gasworks', 'central_station' } },\n"                                  \
    "      tokens = { { 'orbital_strike', 's-11' } } }\n"

static void OT_181_borders_corners_and_gaps_block_figures_do_not(void **state)
{
    (void)state;
    struct kit k;
    open_range(&k, NULL); /* Monsters and Heroes in between */
    stand(&k, 0, "e-11");
    stand(&k, 1, "x-11");
    static const char *const line[] = {"x-11", "e-21", "e-31"};
    crowd(&k, COUNT(line), line);
    expect_targets(&k, COUNT(line), line);
    close_kit(&k);

    open_range(&k, NULL); /* over a District, and round a corner */
    stand(&k, 0, "e-11");
    put(&k, "acolyte", "e-12", 1); /* d-12 lies between */
    put(&k, "acolyte", "s-11", 1); /* x-11 is the corner between */
    put(&k, "acolyte", "s-12", 1);
    expect_targets(&k, 0, NULL);
    close_kit(&k);

    open_table(&k, (struct opening){.sin = "sloth", .map = "t_map", .lua = T_STORY("terror", "") T_GAP}); /* a missing tile */
    set_hero(&k, 0, "rocco");
    stand(&k, 0, "x-11"); /* e-21 and s-12 do not exist */
    put(&k, "acolyte", "x-21", 1);
    put(&k, "acolyte", "x-12", 1);
    put(&k, "acolyte", "s-11", 1);
    put(&k, "acolyte", "e-11", 1);
    static const char *const near[] = {"s-11", "e-11"};
    expect_targets(&k, COUNT(near), near);
    close_kit(&k);

    open_table(&k, (struct opening){.sin = "sloth", .map = "t_map",
                                    .lua = T_STORY("terror", "") T_MAP("t_map", "t_story", T_RIVER)});
    set_hero(&k, 0, "rocco");
    stand(&k, 0, "s-12"); /* the river runs between s-11 and s-12 */
    put(&k, "acolyte", "s-11", 1);
    put(&k, "acolyte", "s-13", 1);
    static const char *const far[] = {"s-13"};
    expect_targets(&k, COUNT(far), far);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_179_only_with_ranged_at_another_space_with_monsters_and_it_is_the_action),
    TEST(OT_180_OT_182_street_spaces_in_one_straight_line_at_any_distance),
    TEST(OT_181_borders_corners_and_gaps_block_figures_do_not),
};
TEST_GROUP(tests);
