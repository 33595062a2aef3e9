/* test_base.c: roles, Heroes, ranks and missions; bases built by Skarov, and why some are refused (chapter 4). */
#include "kit.h"

/* A new table: seat 0 is Skarov; Heroes are chosen by default until a question with this step comes. */
static void begin_at(struct kit *k, int players, const char *scenario, u32 options, const char *step)
{
    kit_load(k, &guardians_game, NULL);
    kit_begin(k, (struct setup){(u8)players, kit_find(k, A_SCENARIO, scenario), options}, 1);
    answer(k, ACT_NAME_SKAROV, 0);
    decline_until(k, step);
}

static u8 tile(const char *name)
{
    return (u8)((name[0] - 'a') + (name[1] - '1') * FRAME_SIDE);
}

static void lay(struct kit *k, const char *room, const char *where)
{
    answer(k, ACT_LAY_ROOM, kit_find(k, A_ROOM, room), tile(where), -1);
}

static void GC_001_GC_002_GC_003_GC_S109_roles_and_heroes(void **state)
{
    (void)state;
    struct kit k;
    kit_load(&k, &guardians_game, NULL);
    kit_begin(&k, (struct setup){3, kit_find(&k, A_SCENARIO, "save_zurkovia"), 0}, 1);
    answer(&k, ACT_NAME_SKAROV, 1);
    assert_int_equal(k.g->skarov, 1);
    decline_until(&k, "HERO");
    assert_true(asks(&k, 0, "HERO"));
    assert_int_equal(offers(&k, ACT_TAKE_HERO), 4);
    answer(&k, ACT_TAKE_HERO, 2);
    decline_until(&k, "HERO");
    assert_true(asks(&k, 2, "HERO"));
    assert_false(offered(&k, ACT_TAKE_HERO, 2)); /* GC-003 */
    assert_int_equal(k.g->heroes, 2);
    close_kit(&k);
}

static void GC_S12_four_heroes_for_two_players(void **state)
{
    (void)state;
    struct kit k;
    begin_at(&k, 2, "save_zurkovia", SEVERAL_HEROES, "ACOLYTE");
    assert_int_equal(k.g->heroes, 4);
    for (int h = 0; h < HEROES; h++) assert_int_equal(player_of(k.g, h), 1);
    close_kit(&k);
}

static void GC_042_GC_043_GC_297_ranks(void **state)
{
    (void)state;
    struct kit k;
    begin_at(&k, 2, "save_zurkovia", 0, "HIGHER"); /* one Hero, three recommended */
    answer(&k, ACT_ALLOW, VETERAN);
    decline_until(&k, "RANK");
    answer(&k, ACT_TAKE_RANK, VETERAN);
    assert_int_equal(k.g->guardian[0].rank, VETERAN);
    close_kit(&k);
    begin_at(&k, 5, "save_zurkovia", ROOKIES, "ACOLYTE");
    assert_int_equal(k.g->guardian[3].rank, ROOKIE);
    close_kit(&k);
}

static void GC_047_GC_048_GC_S23_missions_are_rolled(void **state)
{
    (void)state;
    struct kit k;
    kit_load(&k, &guardians_game, NULL);
    kit_begin(&k, (struct setup){2, kit_find(&k, A_SCENARIO, "save_zurkovia"), 0}, 1);
    combat_dice(&k, "PP1");
    answer(&k, ACT_NAME_SKAROV, 0);
    decline_until(&k, "ACOLYTE");
    struct context *c = &k.c;
    assert_int_equal(MISSION(k.g->guardian[0].mission[0])->result, POW);
    assert_int_equal(MISSION(k.g->guardian[0].mission[1])->result, 1);
    close_kit(&k);
}

static void GC_E01_GC_056_GC_057_GC_059_GC_061_GC_062_villains_are_placed(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    open_table(&k, (struct opening){.heroes = 2, .guarded = true});
    int robots = 0;
    for (int f = FIRST_ROBOT; f < CAPTIVE; f++) robots += on_board(k.g, f);
    assert_int_equal(robots, 4 * 2); /* four rooms with 1+ and 2+ */
    assert_int_equal(room_of(k.g, lieutenant(&k, "ki")), tile("c1"));
    assert_int_equal(DOT(k.g, k.g->at[SKAROV_FIGURE]), PURPLE);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), 2);
    for (int h = 0; h < 2; h++) {
        assert_int_equal(DOT(k.g, k.g->at[h]), GREEN); /* GC-064 */
        assert_int_equal(pile_count(POWERS(k.g), POWER_HAND + h), 8); /* GC-063 */
    }
    close_kit(&k);
}

static void GC_289_GC_291_GC_307_GC_S108_sets_of_cards(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.heroes = 2, .options = ROOKIES});
    assert_int_equal(pile_count(POWERS(k.g), POWER_HAND), 8); /* GC-E24 */
    assert_true(has_card(POWERS(k.g), POWER_HAND, kit_find(&k, A_POWER, "crib_sheet")));
    assert_false(has_card(POWERS(k.g), POWER_HAND, kit_find(&k, A_POWER, "field_briefing")));
    close_kit(&k);
    open_table(&k, (struct opening){.heroes = 2, .options = VETERANS});
    assert_int_equal(pile_count(POWERS(k.g), POWER_HAND), 10);
    close_kit(&k);
}

/* -- Free bases --------------------------------------------------------------------------------------------------- */

static void GC_050_GC_053_GC_S106_rooms_that_cannot_be_laid(void **state)
{
    (void)state;
    struct kit k;
    begin_at(&k, 3, "free_easy", 0, "ROOM");
    assert_true(refused(&k, ACT_LAY_ROOM, kit_find(&k, A_ROOM, "command_deck"), -1, -1, RULING_(28)));
    lay(&k, "hangar", "a2");
    assert_true(refused(&k, ACT_LAY_ROOM, kit_find(&k, A_ROOM, "sewer_grate"), -1, -1,
                        RULING_(106))); /* its other face */
    assert_true(refused(&k, ACT_LAY_ROOM, -1, tile("c2"), -1, RULING_(106))); /* shares no edge */
    lay(&k, "missile_silo", "b2");
    assert_true(refused(&k, ACT_LAY_ROOM, kit_find(&k, A_ROOM, "reactor"), -1, -1, 53)); /* one Objective */
    lay(&k, "gas_vents", "b1");
    assert_false(offered(&k, ACT_LAY_ROOM, kit_find(&k, A_ROOM, "barracks"), -1)); /* one Trap */
    lay(&k, "eyrie", "b3");
    assert_true(asks(&k, 0, "LINK"));
    close_kit(&k);
}

static void GC_E26_GC_054_GC_055_GC_S28_links_that_cannot_be(void **state)
{
    (void)state;
    struct kit k;
    begin_at(&k, 3, "free_easy", 0, "ROOM");
    lay(&k, "hangar", "a2");
    lay(&k, "missile_silo", "b2");
    lay(&k, "gas_vents", "c2");
    lay(&k, "eyrie", "b1");
    assert_true(asks(&k, 0, "LINK"));
    assert_int_equal(k.g->link[0].kind, CONTROL_DOOR); /* it comes first, and there was just one place for it */
    assert_true(refused(&k, ACT_DONE, -1, -1, -1, 55)); /* nothing can be reached */
    answer(&k, ACT_LINK, tile("a2"), tile("b2"), DOOR);
    assert_true(refused(&k, ACT_LINK, tile("a2"), tile("b2"), -1, RULING_(102)));
    answer(&k, ACT_LINK, tile("b2"), tile("c2"), AIRLOCK); /* then there is nothing more to link */
    assert_true(asks(&k, 0, "PURPLE")); /* GC-253 */
    answer(&k, ACT_MAP_PURPLE, 3);
    assert_int_equal(k.g->purple[2], tile("b2"));
    close_kit(&k);
}

static void GC_E26_a_room_behind_the_control_room_is_a_fault(void **state)
{
    (void)state;
    struct kit k;
    begin_at(&k, 3, "free_easy", 0, "ROOM");
    lay(&k, "hangar", "a2");
    lay(&k, "missile_silo", "b2");
    lay(&k, "gas_vents", "c2");
    lay(&k, "eyrie", "b1");
    STATE *g = k.g;
    g->tile[tile("c2")] = g->tile[tile("b1")]; /* a2 Entrance, b2 Silo, c2 Control Room, b1 nothing */
    g->tile[tile("b1")] = (struct tile){0};
    g->link[0] = (struct link_token){.kind = CONTROL_DOOR, .a = cell("b2-35"), .b = cell("c2-31")};
    refresh_links(g);
    assert_non_null(base_fault(&k.c, g));
    g->link[1] = (struct link_token){.kind = DOOR, .a = cell("a2-35"), .b = cell("b2-31")};
    refresh_links(g);
    assert_null(base_fault(&k.c, g));
    close_kit(&k);
}

static void GC_051_GC_052_GC_S27_bases_of_each_size_are_built(void **state)
{
    (void)state;
    static const char *const size[] = {"free_easy", "free_challenging", "free_difficult"};
    static const int tiles[] = {4, 6, 9}, objectives[] = {1, 1, 2};
    for (int s = 0; s < 3; s++)
        for (int seed = 1; seed < 12; seed++) {
            struct kit k;
            struct context *c = &k.c;
            struct random luck;
            random_seed(&luck, (u64)seed);
            begin_at(&k, 4, size[s], 0, "ROOM");
            while (!k.g->turn) {
                if (k.c.seat != lowest(k.c.pending)) rules_list(&k.c, lowest(k.c.pending));
                kit_give_option(&k, (int)random_below(&luck, k.c.count));
            }
            int laid = 0, goals = 0, chiefs = 0;
            for (int t = 0; t < TILES; t++) {
                laid += k.g->tile[t].room != 0;
                goals += is_open_objective(c, k.g, t);
                if (is_open_objective(c, k.g, t)) /* GC-059 */
                    for (int n = 0; n < 4; n++) chiefs += room_of(k.g, FIRST_VILLAIN + FIRST_LIEUTENANT + n) == t;
            }
            assert_int_equal(laid, tiles[s]);
            assert_int_equal(goals, objectives[s]);
            assert_int_equal(chiefs, goals);
            assert_null(base_fault(c, k.g));
            close_kit(&k);
        }
}

static const struct CMUnitTest tests[] = {
    TEST(GC_001_GC_002_GC_003_GC_S109_roles_and_heroes),
    TEST(GC_S12_four_heroes_for_two_players),
    TEST(GC_042_GC_043_GC_297_ranks),
    TEST(GC_047_GC_048_GC_S23_missions_are_rolled),
    TEST(GC_E01_GC_056_GC_057_GC_059_GC_061_GC_062_villains_are_placed),
    TEST(GC_289_GC_291_GC_307_GC_S108_sets_of_cards),
    TEST(GC_050_GC_053_GC_S106_rooms_that_cannot_be_laid),
    TEST(GC_E26_GC_054_GC_055_GC_S28_links_that_cannot_be),
    TEST(GC_E26_a_room_behind_the_control_room_is_a_fault),
    TEST(GC_051_GC_052_GC_S27_bases_of_each_size_are_built),
};
TEST_GROUP(tests);
