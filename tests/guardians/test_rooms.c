/* test_rooms.c: rooms as they are drawn: shapes in four turns, adjacency, lines of sight, and what a Move can reach. */
#include "kit.h"

#include <stdio.h>

static const struct layout *layout_of(struct kit *k, int room, int turn)
{
    struct context *c = &k->c;
    return &ROOM(room)->shape[turn];
}
#define EACH_ROOM(k, room) (int room = 1; room <= (k)->content.count[KIND_ROOM]; room++)

/* -- Shapes --------------------------------------------------------------------------------------------------- */

static void GC_011_GC_S02_eighteen_rooms_on_nine_tiles(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    int faces[TILES + 1] = {0}, kinds[TRAP + 1] = {0};
    open_base(&k, 3);
    for EACH_ROOM(&k, room) {
        faces[ROOM(room)->tile]++;
        kinds[ROOM(room)->kind]++;
    }
    for (int tile = 1; tile <= TILES; tile++) assert_int_equal(faces[tile], 2);
    assert_int_equal(kinds[ENTRANCE], 2);
    assert_int_equal(kinds[CONTROL_ROOM], 2);
    assert_int_equal(kinds[OBJECTIVE], 4);
    assert_int_equal(kinds[TRAP], 10);
    close_kit(&k);
}

static void GC_013_GC_016_GC_018_GC_057_rooms_have_what_the_table_says(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    open_base(&k, 3);
    for EACH_ROOM(&k, room) {
        const struct layout *s = layout_of(&k, room, 0);
        int dots[REINFORCEMENT + 1] = {0}, spaces[AREAS] = {0};
        for (int cell = 0; cell < TILE_CELLS; cell++) {
            dots[s->dot[cell]]++;
            if (s->area[cell] != NO_AREA) spaces[s->area[cell]]++;
        }
        assert_in_range(TILE_CELLS - dots[SOLID], 16, 22);
        assert_in_range(s->areas, 4, AREAS);
        for (int area = 0; area < s->areas; area++) assert_in_range(spaces[area], 3, AREA_SPACES);
        u8 kind = ROOM(room)->kind;
        bool fights = kind == OBJECTIVE || kind == TRAP;
        assert_int_equal(dots[REINFORCEMENT], fights ? REINFORCEMENTS : 0);
        for (int n = 0; n < REINFORCEMENTS; n++) assert_int_equal(s->reinforcement[n] != 0xFF, fights);
        assert_int_equal(dots[PURPLE], kind == CONTROL_ROOM ? 8 : 0);
        assert_true(kind == ENTRANCE ? dots[GREEN] >= 4 && dots[GREEN] <= 5 : !dots[GREEN]);
        assert_in_range(dots[ORANGE], kind == OBJECTIVE ? 2 : kind == TRAP,
                        kind == OBJECTIVE ? 4 : kind == TRAP ? 2 : 0);
        assert_true(set_count(s->openings) >= 3);
    }
    close_kit(&k);
}

/* Where a cell lies after a quarter turn. */
static int turned(int cell) { return cell % TILE_SIDE * TILE_SIDE + TILE_SIDE - 1 - cell / TILE_SIDE; }
static u8 turned_sides(u8 set) { return (u8)(set << 2 | set >> 6); }

static void a_quarter_turn_moves_everything(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    for EACH_ROOM(&k, room)
        for (int turn = 0; turn < TURNS; turn++) {
            const struct layout *from = layout_of(&k, room, turn), *to = layout_of(&k, room, (turn + 1) % TURNS);
            assert_int_equal(to->openings, turned_sides(from->openings));
            assert_int_equal(to->captive, from->captive == 0xFF ? 0xFF : turned(from->captive));
            for (int cell = 0; cell < TILE_CELLS; cell++) {
                int there = turned(cell);
                assert_int_equal(to->dot[there], from->dot[cell]);
                assert_int_equal(to->area[there], from->area[cell]);
                assert_int_equal(to->mark[there], from->mark[cell]);
                assert_int_equal(to->barrier[there], turned_sides(from->barrier[cell]));
                assert_int_equal(to->near[there], turned_sides(from->near[cell]));
                if (from->dot[cell] == REINFORCEMENT) assert_int_equal(to->exit[there], from->exit[cell]);
            }
            for (int n = 0; n < REINFORCEMENTS; n++)
                if (from->reinforcement[n] != 0xFF)
                    assert_int_equal(to->reinforcement[n], turned(from->reinforcement[n]));
            assert_memory_equal(to->area_near, from->area_near, sizeof to->area_near);
        }
    close_kit(&k);
}

static void GC_021_GC_S13_GC_S14_adjacency_goes_both_ways(void **state)
{
    (void)state;
    static const int step[DIRECTIONS] = {-5, -4, 1, 6, 5, 4, -1, -6};
    struct kit k;
    open_base(&k, 3);
    for EACH_ROOM(&k, room) {
        const struct layout *s = layout_of(&k, room, 0);
        for (int cell = 0; cell < TILE_CELLS; cell++)
            for EACH_BIT(d, s->near[cell]) {
                int other = cell + step[d];
                assert_int_not_equal(s->dot[cell], SOLID);
                assert_int_not_equal(s->dot[other], SOLID);
                assert_true(in_set(s->near[other], (int)opposite((enum direction)d)));
            }
        for (int area = 0; area < s->areas; area++)
            for EACH_BIT(other, s->area_near[bit(area)]) {
                assert_int_not_equal(area, other);
                assert_true(in_set(s->area_near[bit(other)], area));
            }
    }
    close_kit(&k);
}

static void GC_S17_a_reinforcement_space_belongs_to_an_area_beside_it(void **state)
{
    (void)state;
    static const int step[DIRECTIONS] = {-5, -4, 1, 6, 5, 4, -1, -6};
    struct kit k;
    open_base(&k, 3);
    for EACH_ROOM(&k, room) {
        const struct layout *s = layout_of(&k, room, 0);
        for (int cell = 0; cell < TILE_CELLS; cell++) {
            bool found = s->dot[cell] != REINFORCEMENT;
            for (int side = NORTH; side < DIRECTIONS; side += 2)
                if (in_set(s->near[cell], side)) found |= s->area[cell + step[side]] == s->exit[cell];
            assert_true(found);
            if (s->dot[cell] == REINFORCEMENT) assert_int_equal(s->area[cell], NO_AREA); /* GC-S16 */
        }
    }
    close_kit(&k);
}

/* -- Corners and lines (GC-E27, GC-E28) ----------------------------------------------------------------------- */

/* A Hangar in which the cells a2-12 (B), a2-13 (D), a2-22 (A) and a2-23 (C) meet, with these walls between them. */
static void open_corner(struct kit *k, bool ab, bool bd, bool ac, bool cd)
{
    static char lua[800];
    snprintf(lua, sizeof lua,
             "entrance { id = 'hangar', name = 'T', tile = 1, picture = { '+--+--+  +--+--+', '|a. a.%cbg b. b.|', "
             "'+  +%s+%s+  +--+', '|a. c.%cbg b.|##|', '+  +  +  +  +--+', ' c. c. cg dg d. ', '+  +--+  +  +  +', "
             "'|c.|##|eg d. d.|', '+--+--+  +  +--+', '|##|e. e. e.|##|', '+--+--+  +--+--+' } }",
             bd ? '|' : ' ', ab ? "--" : "  ", cd ? "--" : "  ", ac ? '|' : ' ');
    open_with(k, 3, lua);
    for (int h = 0; h < 3; h++) put_figure(k->g, h, NOWHERE);
}

static bool is_adjacent(struct kit *k, const char *a, const char *b)
{
    bool one = adjacent(&k->c, k->g, cell(a), cell(b));
    assert_int_equal(one, adjacent(&k->c, k->g, cell(b), cell(a)));
    assert_int_equal(one, clear_line(&k->c, k->g, cell(a), cell(b))); /* one rule for both */
    return one;
}

static void GC_E27_GC_S103_GC_130_lines_through_a_corner(void **state)
{
    (void)state;
    static const struct { bool ab, bd, ac, cd, adjacent; } wanted[] = {
        {0, 0, 0, 0, 1}, {1, 0, 0, 0, 1}, {1, 1, 0, 0, 1}, {1, 0, 1, 0, 0}, {1, 0, 0, 1, 0},
        {0, 1, 1, 0, 0}, {0, 1, 0, 1, 0}, {0, 0, 1, 1, 1}};
    for (int i = 0; i < COUNT(wanted); i++) {
        struct kit k;
        open_corner(&k, wanted[i].ab, wanted[i].bd, wanted[i].ac, wanted[i].cd);
        assert_int_equal(is_adjacent(&k, "a2-22", "a2-13"), wanted[i].adjacent);
        assert_int_equal(is_adjacent(&k, "a2-22", "a2-12"), !wanted[i].ab);
        assert_int_equal(is_adjacent(&k, "a2-12", "a2-13"), !wanted[i].bd);
        close_kit(&k);
    }
}

static void GC_E28_GC_S15_GC_132_GC_133_who_blocks_a_line(void **state)
{
    (void)state;
    struct kit k;
    open_corner(&k, 0, 0, 0, 0);
    int enemy = robot(&k, "android", 0);
    u8 from = cell("a2-21");
    put(&k, enemy, "a2-22");
    assert_false(sees(&k.c, k.g, from, cell("a2-35"), VILLAIN_FIGURES)); /* 64 < 68 */
    assert_true(sees(&k.c, k.g, from, cell("a2-34"), VILLAIN_FIGURES));  /* 64 >= 40 */
    assert_true(sees(&k.c, k.g, from, cell("a2-35"), HERO_FIGURES));     /* an Ally does not */
    assert_true(sees(&k.c, k.g, from, cell("a2-22"), VILLAIN_FIGURES));  /* nor the target */
    assert_false(sees(&k.c, k.g, from, cell("a2-23"), VILLAIN_FIGURES)); /* straight behind it */
    close_kit(&k);
}

static void GC_022_GC_024_GC_025_GC_190_doors_and_airlocks(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    /* a2-b2 is a Door, b2-c2 an Airlock; b2-a2 front Spaces: a2-35 and b2-31 */
    assert_false(is_adjacent(&k, "a2-35", "b2-31"));
    assert_true(is_adjacent(&k, "b2-35", "c2-31"));          /* GC-S09 */
    open_doors(&k);
    assert_true(is_adjacent(&k, "a2-35", "b2-31"));
    assert_false(adjacent(&k.c, k.g, cell("a2-34"), cell("b2-31")));
    assert_false(is_adjacent(&k, "a1-35", "b1-31"));         /* no link: wall */
    close_kit(&k);
}

/* -- Reach: Live Wires at b2 ---------------------------------------------------------------------------------- */

/*     a a a b +    Area a: b2-11, 12, 13, 21; b: 14, 24, 25, 35; c: 31, 32, 42; d: 33, 34, 44; e: 51 to 54
 *     a # # b b    c and d are separated by a wall, and so are b2-24 and b2-34
 *     c c|d d b    + at 43 left: b2-41, of Area c
 *     + c # d +
 *     e e e e +
 */
static const char *const area_b[] = {"b2-14", "b2-24", "b2-25", "b2-35"}, *const area_c[] = {"b2-31", "b2-32", "b2-42"};

static void open_wires(struct kit *k)
{
    open_base(k, 3);
    put(k, FREEDOM, "b2-11");
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k->g->card[card].villain && room_of(k->g, FIRST_VILLAIN + card) == 4)
            put_figure(k->g, FIRST_VILLAIN + card, cell("c1-33"));
}

static bool may_move(struct kit *k, const char *where) { return offered(k, ACT_MOVE, FREEDOM, cell(where)); }

static void GC_E04_GC_E06_GC_110_GC_111_GC_113_moving_by_areas(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k);
    kit_enter(&k, "hero", 1);
    assert_true(may_move(&k, "b2-14") && may_move(&k, "b2-25")); /* one Area, any Space of it */
    assert_true(may_move(&k, "b2-33") && may_move(&k, "b2-54")); /* two */
    assert_true(may_move(&k, "c2-31"));                          /* through the Airlock */
    assert_true(may_move(&k, "b2-12") && may_move(&k, "b2-21")); /* GC-E06: his own */
    assert_false(may_move(&k, "b2-11"));
    assert_false(may_move(&k, "a2-35"));                         /* a closed Door (GC-121) */
    close_kit(&k);
}

static void GC_E05_GC_E11_GC_112_GC_114_leaving_an_enemys_area(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k);
    put(&k, robot(&k, "android", 0), "b2-21");
    kit_enter(&k, "hero", 1);
    assert_true(may_move(&k, "b2-14") && may_move(&k, "b2-31"));
    assert_false(may_move(&k, "b2-33") || may_move(&k, "b2-54"));
    assert_true(may_move(&k, "b2-12"));
    close_kit(&k);
    open_wires(&k);                                          /* GC-E11 */
    put(&k, GOLDENBOY, "b2-12");
    put(&k, lieutenant(&k, "alison"), "b2-21");
    put_figure(k.g, FREEDOM, cell("a2-13"));
    kit_enter(&k, "hero", 2);
    assert_true(offered(&k, ACT_MOVE, GOLDENBOY, cell("b2-14")));
    assert_false(offered(&k, ACT_MOVE, GOLDENBOY, cell("b2-33")));
    close_kit(&k);
}

static void GC_E07_GC_E09_GC_115_GC_116_stopping_at_an_enemy(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k);
    put(&k, robot(&k, "android", 0), "b2-14");
    kit_enter(&k, "hero", 1);
    assert_true(may_move(&k, "b2-24") && may_move(&k, "b2-35"));
    assert_false(may_move(&k, "b2-33") || may_move(&k, "c2-31")); /* beyond it */
    assert_true(may_move(&k, "b2-54"));                           /* another way */
    close_kit(&k);
}

/* The Areas in which a Move of a Villain may end. */
static areas villain_reach(struct kit *k, const char *from, int speed)
{
    struct context *c = &k->c;
    areas set = reach(c, k->g, &(struct mover){.from = cell(from), .speed = (u8)speed, .villain = true});
    return SUBSET(a, set, SHAPE(k->g, a / AREAS)->cells[a % AREAS] & ~k->g->tile[a / AREAS].taken);
}
static bool reaches(struct kit *k, areas set, const char *where)
{
    return in_set(set, area_of(&k->c, k->g, cell(where)));
}

static void GC_E08_GC_117_GC_118_GC_120_a_full_area_seen_from_both_sides(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k);
    for (int i = 0; i < 4; i++) put(&k, robot(&k, "android", i), area_b[i]);
    put(&k, FREEDOM, "a2-13");
    areas set = villain_reach(&k, "b2-13", 2);
    assert_false(reaches(&k, set, "b2-14"));                 /* full */
    assert_true(reaches(&k, set, "b2-33"));                  /* beyond it */
    put(&k, FREEDOM, "b2-11");
    kit_enter(&k, "hero", 1);
    for (int i = 0; i < 4; i++) assert_false(may_move(&k, area_b[i]));
    assert_false(may_move(&k, "b2-33"));
    close_kit(&k);
}

static void GC_E10_GC_121_GC_122_a_full_area_beside_a_door(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k);
    for (int i = 0; i < 3; i++) put(&k, robot(&k, "android", i), area_c[i]);
    for (int h = 0; h < 3; h++) put_figure(k.g, h, NOWHERE);
    areas set = villain_reach(&k, "a2-34", 2);               /* the Door is closed */
    assert_false(reaches(&k, set, "b2-31"));
    assert_true(reaches(&k, set, "b2-11") && reaches(&k, set, "b2-54"));
    put(&k, FREEDOM, "a2-35");
    put(&k, GOLDENBOY, "a2-11");
    put(&k, NOVA, "a2-12");
    open_doors(&k);
    kit_enter(&k, "hero", 1);
    assert_false(may_move(&k, "b2-11") || may_move(&k, "b2-54"));
    close_kit(&k);
}

static void GC_E29_GC_124_GC_S17_leaving_a_reinforcement_space(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k);
    put(&k, FREEDOM, "a2-13");
    for (int i = 0; i < 3; i++) put(&k, robot(&k, "android", i), area_c[i]);
    put(&k, robot(&k, "araknoid", 0), "b2-41");
    areas set = villain_reach(&k, "b2-41", 3);
    assert_false(reaches(&k, set, "b2-31"));                 /* full, but no Hero is in it */
    assert_true(reaches(&k, set, "b2-11") && reaches(&k, set, "b2-54")); /* the second Area */
    assert_true(reaches(&k, set, "b2-14") && reaches(&k, set, "b2-33")); /* the third */
    assert_int_equal(villain_reach(&k, "b2-41", 1), 0);
    assert_int_equal(villain_reach(&k, "b2-41", 0), 0);
    put_figure(k.g, robot(&k, "android", 0), NOWHERE);
    put(&k, FREEDOM, area_c[0]);
    assert_int_equal(villain_reach(&k, "b2-41", 3), 0);      /* full, with a Hero */
    put_figure(k.g, robot(&k, "android", 1), NOWHERE);
    set = villain_reach(&k, "b2-41", 3);
    assert_true(reaches(&k, set, "b2-31"));                  /* a free Space and a Hero: it stops there */
    assert_int_equal(set_count(set), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_011_GC_S02_eighteen_rooms_on_nine_tiles),
    TEST(GC_013_GC_016_GC_018_GC_057_rooms_have_what_the_table_says),
    TEST(a_quarter_turn_moves_everything),
    TEST(GC_021_GC_S13_GC_S14_adjacency_goes_both_ways),
    TEST(GC_S17_a_reinforcement_space_belongs_to_an_area_beside_it),
    TEST(GC_E27_GC_S103_GC_130_lines_through_a_corner),
    TEST(GC_E28_GC_S15_GC_132_GC_133_who_blocks_a_line),
    TEST(GC_022_GC_024_GC_025_GC_190_doors_and_airlocks),
    TEST(GC_E04_GC_E06_GC_110_GC_111_GC_113_moving_by_areas),
    TEST(GC_E05_GC_E11_GC_112_GC_114_leaving_an_enemys_area),
    TEST(GC_E07_GC_E09_GC_115_GC_116_stopping_at_an_enemy),
    TEST(GC_E08_GC_117_GC_118_GC_120_a_full_area_seen_from_both_sides),
    TEST(GC_E10_GC_121_GC_122_a_full_area_beside_a_door),
    TEST(GC_E29_GC_124_GC_S17_leaving_a_reinforcement_space),
};
TEST_GROUP(tests);
