/* test_obstacles.c: obstacles on the line between two Areas (GC-S104), and Airlocks that a text seals (GC-S09). */
#include "kit.h"

/* The Live Wires with an obstacle between b2-13 and b2-14, which a task at b2-12 removes. */
#define WIRES(line, tasks, effect)                                                                                    \
    "trap { id = 'live_wires', name = 'Live Wires', tile = 8, picture = { '+--+--+  +--+--+', '" line "',"            \
    "'+  +--+--+  +  +', '|a.|## ##|b. b.|', '+  +--+--+--+  +', ' c. c.|d. d. b. ', '+  +  +--+  +  +',"             \
    "'|+2 c.|##|d1|+3|', '+--+  +--+  +  +', '|e. e. e. e. +4|', '+--+--+  +--+--+' },"                               \
    "tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' }" tasks " },"                                \
    "activated = { " effect " } }\n"
#define CLEAR ", { stats = { 'attack' }, dice = 4, success = 'clear_way' }"
#define SEALING WIRES("|a. a. a. b. +1|", "", "seal {}")
#define OPENING WIRES("|a. a. a. b. +1|", "", "unseal {}")
#define BARRED WIRES("|a. a2 a.Hb. +1|", CLEAR, "seal {}")

static bool may_move(struct kit *k, int figure, const char *where)
{
    return offered(k, ACT_MOVE, figure, cell(where));
}

static void act_with(struct kit *k, const char *kind, int figure)
{
    activate_card(k, kind);
    if (offered(k, ACT_ACT_WITH, figure)) answer(k, ACT_ACT_WITH, figure);
}

/* -- Obstacles ---------------------------------------------------------------------------------------------------- */

static void GC_S104_an_obstacle_counts_as_a_closed_door(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 2, BARRED);
    put(&k, FREEDOM, "b2-13");
    put(&k, GOLDENBOY, "b2-31");
    int gynoid = put_robot(&k, "gynoid", 0, "b2-14"), android = put_robot(&k, "android", 0, "b2-25");
    kit_enter(&k, "hero", 1);
    assert_false(may_move(&k, FREEDOM, "b2-24"));            /* it stops Heroes */
    assert_false(offered(&k, ACT_FIGHT, FREEDOM, gynoid));   /* nobody attacks through it */
    assert_false(offered(&k, ACT_OPEN_DOOR));                /* only its own task removes it */
    assert_false(sees(&k.c, k.g, cell("b2-11"), cell("b2-14"), 0));
    act_with(&k, "gynoid", gynoid);
    assert_false(offered(&k, ACT_FIGHT, gynoid, FREEDOM));
    assert_false(offered(&k, ACT_JAM));                      /* and it cannot be jammed */
    assert_true(may_move(&k, gynoid, "b2-11"));              /* Villains walk through */
    answer(&k, ACT_MOVE, gynoid, cell("b2-11"));
    assert_false(k.g->tile[4].cleared);                      /* and leave it as it is */
    put_figure(k.g, gynoid, NOWHERE);
    act_with(&k, "android", android);
    assert_true(may_move(&k, android, "b2-12"));
    close_kit(&k);
}

static void GC_S104_its_own_task_removes_an_obstacle(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 2, BARRED);
    put(&k, FREEDOM, "b2-12");
    int android = put_robot(&k, "android", 0, "b2-24");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_TRY, cell("b2-12"), ATTACK, 1));
    assert_false(offered(&k, ACT_TRY, cell("b2-12"), MENTAL));
    check_dice(&k, "2111");                                  /* 5 against Attack 3 */
    answer(&k, ACT_TRY, cell("b2-12"));
    assert_int_equal(k.g->tile[4].minus[1], 1);              /* GC-180 */
    assert_false(k.g->tile[4].cleared);
    check_dice(&k, "2110");                                  /* 4 - 1 */
    answer(&k, ACT_TRY, cell("b2-12"));
    assert_true(k.g->tile[4].cleared);
    assert_int_equal(happened(&k, EV_WAY_CLEARED), 1);
    assert_int_equal(last_event(&k, EV_WAY_CLEARED)->rule, RULING_(104));
    assert_int_equal(k.g->tile[4].minus[1], 0);
    assert_false(k.g->tile[4].off);                          /* the Trap is another task's */
    assert_true(adjacent(&k.c, k.g, cell("b2-13"), cell("b2-14")));
    assert_true(sees(&k.c, k.g, cell("b2-11"), cell("b2-14"), 0));
    assert_false(offered(&k, ACT_TRY));
    assert_true(may_move(&k, FREEDOM, "b2-25"));
    answer(&k, ACT_MOVE, FREEDOM, cell("b2-25"));
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, android));
    close_kit(&k);
}

/* A turned room has its obstacle at the turned place. */
static void GC_S104_obstacles_turn_with_their_room(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    open_in_wires(&k, 2, BARRED);
    k.g->tile[4].turn = 1;
    assert_true(has_obstacle(c, k.g, cell("b2-35"), SOUTH));
    assert_true(has_obstacle(c, k.g, cell("b2-45"), NORTH));
    assert_false(has_obstacle(c, k.g, cell("b2-34"), SOUTH));
    assert_false(adjacent(c, k.g, cell("b2-35"), cell("b2-45")));
    k.g->tile[4].cleared = true;
    assert_false(has_obstacle(c, k.g, cell("b2-35"), SOUTH));
    assert_true(adjacent(c, k.g, cell("b2-35"), cell("b2-45")));
    k.g->tile[4].turn = 0;
    assert_null(find_fault(c, k.g));
    k.g->tile[5].cleared = true;                             /* the Teleport Chamber has none */
    assert_non_null(find_fault(c, k.g));
    close_kit(&k);
}

static void GC_S104_an_obstacle_lies_on_the_table(void **state)
{
    (void)state;
    struct kit k;
    struct scene s = {0};
    open_in_wires(&k, 2, BARRED);
    kit_tell(&k, 1, &s);
    assert_int_equal(lies_at(&s, "base/obstacle.b2-13.b2-14"), 1);
    assert_int_equal(lies_at(&s, "base/b2/task2"), 1);
    k.g->tile[4].cleared = true;
    kit_tell(&k, 1, &s);
    assert_int_equal(lies_at(&s, "base/obstacle.b2-13.b2-14"), 0);
    scene_free(&s);
    close_kit(&k);
}

static void GC_S104_mistakes_in_drawing_an_obstacle(void **state)
{
    (void)state;
    const struct game *g = &guardians_game;
    assert_true(kit_has_mistake(g, WIRES("|a. a.Ha. b. +1|", "", "seal {}"), "expected it between two Areas"));
    assert_true(kit_has_mistake(g, WIRES("|a. a. a. b.H+1|", "", "seal {}"), "expected it between two Areas"));
    assert_true(kit_has_mistake(g, WIRES("|a. a. a.Hb. +1|", "", "seal {}"),
                                "0 tasks with success = clear_way; expected one"));
    assert_true(kit_has_mistake(g, WIRES("|a. a2 a. b. +1|", CLEAR, "seal {}"), "1 tasks with success = clear_way"));
    assert_true(kit_has_mistake(g,
        "trap { id = 'live_wires', name = 'T', tile = 8, picture = { '+--+--+  +--+--+', '|a. a. a. b. +1|',"
        "'+  +--+--+  +  +', '|a.|## ##|b. b.|', '+==+--+--+--+  +', ' c. c.|d. dH b. ', '+  +  +--+  +  +',"
        "'|+2 c2|##|d1|+3|', '+--+  +--+  +  +', '|e. e. e. e. +4|', '+--+--+  +--+--+' },"
        "tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' }" CLEAR " }, activated = { seal {} } }",
        "found 'dH'"));
    assert_true(kit_has_mistake(g,
        "trap { id = 'live_wires', name = 'T', tile = 8, picture = { '+--+--+  +--+--+', '|a. a. a. b. +1|',"
        "'+  +--+--+  +  +', '|a.|## ##|b. b.|', '+==+--+--+--+  +', ' c. c.|d. d.Hb. ', '+  +  +--+  +  +',"
        "'|+2 c2|##|d1|+3|', '+--+  +--+  +  +', '|e. e. e. e. +4|', '+--+--+  +--+--+' },"
        "tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' }" CLEAR " }, activated = { seal {} } }",
        "who comes in from the east cannot reach an orange Space of task 2"));
}

/* -- Airlocks ----------------------------------------------------------------------------------------------------- */

static void assert_sealed(struct kit *k, bool sealed)
{
    put(k, FREEDOM, "b2-35");
    put(k, robot(k, "araknoid", 0), "c2-31");
    assert_int_equal(adjacent(&k->c, k->g, cell("b2-35"), cell("c2-31")), !sealed);
    assert_int_equal(sees(&k->c, k->g, cell("b2-34"), cell("c2-31"), 0), !sealed);
    kit_enter(k, "hero", 1);
    assert_int_equal(offered(k, ACT_FIGHT, FREEDOM, robot(k, "araknoid", 0)), !sealed);
    assert_false(offered(k, ACT_OPEN_DOOR));                 /* it cannot be checked */
    act_with(k, "araknoid", robot(k, "araknoid", 0));
    assert_int_equal(may_move(k, robot(k, "araknoid", 0), "b2-34"), false); /* a Hero stands in the way: he must stop */
    assert_int_equal(may_move(k, robot(k, "araknoid", 0), "b2-25"), !sealed); /* a wall for Villains as well */
    assert_false(offered(k, ACT_JAM));
    assert_null(find_fault(&k->c, k->g));
}

static void GC_S09_a_room_seals_an_airlock_and_opens_it_again(void **state)
{
    (void)state;
    struct kit k;
    for (int again = 0; again < 2; again++) {
        open_in_wires(&k, 2, again ? OPENING : SEALING);
        int airlock = door(&k, "b2-35", "c2-31");
        if (again) seal_airlock(&k.c, k.g, airlock, true);
        forget(&k);
        kit_enter(&k, "end_of_turn", 0);
        answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "live_wires"));
        assert_int_equal(happened(&k, again ? EV_UNSEALED : EV_SEALED), 1);
        assert_int_equal(k.g->link[airlock].open, again);
        assert_sealed(&k, !again);
        close_kit(&k);
    }
}

/* Which one is Skarov's choice. */
static void GC_S09_skarov_chooses_among_airlocks(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 2, SEALING);
    int wall = door(&k, "a2-35", "b2-31");
    k.g->link[wall].kind = AIRLOCK;
    k.g->link[wall].open = true;
    refresh_links(k.g);
    kit_enter(&k, "end_of_turn", 0);
    answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "live_wires"));
    assert_int_equal(offers(&k, ACT_PICK_AIRLOCK), 2);
    answer(&k, ACT_PICK_AIRLOCK, cell("b2-35"), cell("c2-31"));
    assert_false(k.g->link[door(&k, "b2-35", "c2-31")].open);
    assert_true(k.g->link[wall].open);
    close_kit(&k);
}

static void GC_S09_a_scenario_begins_with_a_sealed_airlock(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 2,
                  "scenario { id = 'save_zurkovia', name = 'T', tiles = 6, rank = 'hero', least = 2, story = 'T',"
                  "rooms = { { 'a1', 'barracks' }, { 'b1', 'command_deck' }, { 'c1', 'missile_silo', turn = 1 },"
                  "{ 'a2', 'hangar' }, { 'b2', 'live_wires' }, { 'c2', 'teleport_chamber', turn = 2 } },"
                  "links = { { 'a2', 'a1', 'door' }, { 'a2', 'b2', 'door' }, { 'b2', 'c2', 'sealed_airlock' },"
                  "{ 'c2', 'c1', 'door' }, { 'b2', 'b1', 'control_door' } }, lieutenants = { { 'ki', 'c1' } } }");
    assert_int_equal(k.g->link[door(&k, "b2-35", "c2-31")].kind, AIRLOCK);
    assert_sealed(&k, true);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_S104_an_obstacle_counts_as_a_closed_door),
    TEST(GC_S104_its_own_task_removes_an_obstacle),
    TEST(GC_S104_obstacles_turn_with_their_room),
    TEST(GC_S104_an_obstacle_lies_on_the_table),
    TEST(GC_S104_mistakes_in_drawing_an_obstacle),
    TEST(GC_S09_a_room_seals_an_airlock_and_opens_it_again),
    TEST(GC_S09_skarov_chooses_among_airlocks),
    TEST(GC_S09_a_scenario_begins_with_a_sealed_airlock),
};
TEST_GROUP(tests);
