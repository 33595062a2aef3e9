/* test_room_rules.c: room activation and Objectives (chapters 21 and 22), rule by rule. */
#include "kit.h"

static u8 room(struct kit *k, const char *id) { return kit_find(k, A_ROOM, id); }

static void GC_252_GC_254_GC_256_one_room_a_turn(void **state)
{
    (void)state;
    struct kit k;
    struct context *c = &k.c;
    open_in_wires(&k, 3, NULL);
    kit_enter(&k, "end_of_turn", 0);
    int wires = 0;
    for (int i = 0; i < k.c.count; i++)
        if (k.c.option[i].verb == ACT_ACTIVATE_ROOM) {
            assert_int_equal(DOT(k.g, k.c.option[i].a), PURPLE);
            assert_int_equal(k.g->tile[k.g->purple[MARK(k.g, k.c.option[i].a) - 1]].room, k.c.option[i].b);
            wires += k.c.option[i].b == room(&k, "live_wires");
        }
    assert_int_equal(wires, 1);                              /* one purple Space of each room */
    answer(&k, ACT_ACTIVATE_ROOM, -1, room(&k, "barracks"));
    decline_until(&k, "CARDS");                              /* he is not asked a second time */
    assert_int_equal(happened(&k, EV_ROOM_ACTIVATED), 1);
    assert_int_equal(k.g->purple[MARK(k.g, k.g->at[SKAROV_FIGURE]) - 1], 0); /* no route, no Action, no token */
    assert_false(k.g->card[SKAROV].activated);
    close_kit(&k);
}

static void GC_S107_GC_S89_the_same_room_again_and_a_taken_space(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    kit_enter(&k, "end_of_turn", 0);
    answer(&k, ACT_ACTIVATE_ROOM, -1, room(&k, "barracks"));
    answer(&k, ACT_DONE);
    decline_until(&k, "activate_room.WHICH");                /* the next turn */
    assert_true(offered(&k, ACT_ACTIVATE_ROOM, k.g->at[SKAROV_FIGURE], room(&k, "barracks"))); /* he stands there */
    u8 at = k.g->at[SKAROV_FIGURE];
    put(&k, SKAROV_FIGURE, "b1-13");
    put_figure(k.g, lieutenant(&k, "ki"), at);               /* another Villain does */
    kit_enter(&k, "end_of_turn", 0);
    assert_true(refused(&k, ACT_ACTIVATE_ROOM, -1, room(&k, "barracks"), -1, RULING_(107)));
    close_kit(&k);
}

static void GC_258_GC_S90_rooms_in_the_showdown(void **state)
{
    (void)state;
    struct kit k;
    for (int open = 0; open < 2; open++) {
        open_in_wires(&k, 3, NULL);
        begin_finale(&k, NEUTRALISED, open);
        kit_enter(&k, "end_of_turn", 0);
        assert_int_equal(asks(&k, 0, "activate_room.WHICH"), !open);
        if (!open) assert_true(offered(&k, ACT_NO_ROOM));
        close_kit(&k);
    }
}

static void GC_260_GC_263_GC_259_a_settled_objective_is_resolved_no_more(void **state)
{
    (void)state;
    struct kit k;
    for (int outcome = NEUTRALISED; outcome <= MET; outcome++) {
        open_table(&k, (struct opening){.heroes = 4, .scenario = "two_fires"});
        struct context *c = &k.c;
        kit_build(&k, "objectives", 0);
        settle_objective(c, k.g, 0, (u8)outcome, 261);
        assert_int_equal(k.g->showdown, 0);                  /* the Reactor is left */
        u8 silo = k.g->tile[0].countdown, reactor = k.g->tile[2].countdown;
        kit_enter(&k, "objectives", 0);
        assert_int_equal(k.g->tile[0].countdown, silo);
        assert_int_equal(k.g->tile[2].countdown, reactor - 1);
        assert_int_equal(k.g->patrol_articles, outcome == NEUTRALISED); /* one article, for one side */
        assert_int_equal(k.g->skarov_articles, outcome == MET);
        close_kit(&k);
    }
}

static void GC_S126_GC_262_GC_305_the_countdown_to_its_last_turn(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    k.g->tile[2].countdown = 2;
    kit_enter(&k, "objectives", 0);
    assert_int_equal(k.g->tile[2].countdown, 1);
    assert_int_equal(k.g->tile[2].outcome, OPEN);            /* the Heroes have one more turn */
    assert_int_equal(k.g->skarov_articles, 0);
    kit_enter(&k, "objectives", 0);
    assert_int_equal(k.g->tile[2].outcome, MET);
    assert_int_equal(k.g->skarov_articles, 1);
    close_kit(&k);
}

static void GC_S131_GC_272_GC_S95_two_countdowns_run_out(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.heroes = 4, .scenario = "two_fires"});
    k.g->tile[0].countdown = k.g->tile[2].countdown = 1;
    kit_enter(&k, "objectives", 0);
    assert_true(asks(&k, 0, "FIRST"));                       /* Skarov chooses the order */
    answer(&k, ACT_OBJECTIVE_FIRST, 2);
    assert_int_equal(nth_event(&k, EV_OBJECTIVE_MET, 0)->b, 2);
    assert_int_equal(nth_event(&k, EV_OBJECTIVE_MET, 1)->b, 0);
    assert_true(nth_event(&k, EV_OBJECTIVE_MET, 1) < nth_event(&k, EV_SHOWDOWN, 0)); /* after the last */
    assert_int_equal(happened(&k, EV_SHOWDOWN), 1);
    assert_int_equal(k.g->skarov_articles, 2);
    assert_false(over(&k));
    close_kit(&k);
}

static void GC_S132_GC_255_an_objective_room_keeps_its_effect(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    begin_finale(&k, NEUTRALISED, false);
    put_figure(k.g, lieutenant(&k, "ki"), cell("c1-45"));
    put(&k, FREEDOM, "c1-32");
    kit_enter(&k, "end_of_turn", 0);
    combat_dice(&k, "222");
    answer(&k, ACT_ACTIVATE_ROOM, -1, room(&k, "missile_silo"));
    assert_int_equal(k.g->damage[FREEDOM], 1);               /* attacked with 3 Combat dice */
    close_kit(&k);
}

static void GC_255_the_guard_post_moves_one_kind(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.heroes = 3, .scenario = "behind_bars"});
    int android = put_robot(&k, "android", 0, "c1-33"), gynoid = put_robot(&k, "gynoid", 0, "c1-32"),
        other = put_robot(&k, "gynoid", 1, "c2-33"), far = put_robot(&k, "gynoid", 2, "a1-33"); /* c2 is a neighbour */
    u8 at = k.g->at[android], there = k.g->at[far];
    kit_enter(&k, "end_of_turn", 0);
    answer(&k, ACT_ACTIVATE_ROOM, -1, room(&k, "guard_post"));
    answer(&k, ACT_PICK_KIND, kit_find(&k, A_VILLAIN, "gynoid"));
    for (int n = 0; n < 2; n++) {
        assert_false(offered(&k, ACT_ACT_WITH, android) || offered(&k, ACT_ACT_WITH, far));
        answer(&k, ACT_ACT_WITH);
        answer(&k, ACT_MOVE);
    }
    assert_true(k.g->at[gynoid] != cell("c1-32") && k.g->at[other] != cell("c2-33"));
    assert_true(k.g->at[android] == at && k.g->at[far] == there);
    close_kit(&k);
}

static void GC_S87_GC_S88_GC_S127_behind_the_control_room_door(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int ki = lieutenant(&k, "ki");
    put(&k, ki, "b2-13");
    put(&k, NOVA, "b2-21");
    put(&k, FREEDOM, "b2-11");
    activate_card(&k, "ki");
    assert_true(offered(&k, ACT_MOVE, ki, cell("b1-53")));   /* Doors do not hinder her */
    answer(&k, ACT_MOVE, ki, cell("b1-53"));
    assert_true(is_sheltered(&k.c, k.g, ki) && is_sheltered(&k.c, k.g, SKAROV_FIGURE));
    assert_true(offered(&k, ACT_MOVE, ki, cell("b2-13")));   /* and she comes out again */
    put(&k, FREEDOM, "b2-13");
    lay_left(&k, NOVA, "starlight_bolt");
    assert_false(can_attack(&k.c, k.g, FREEDOM, ki, false)); /* as safe as Skarov */
    assert_false(can_attack(&k.c, k.g, FREEDOM, ki, true));
    assert_false(may_stand(&k.c, k.g, FREEDOM, cell("b1-52"))); /* no Hero gets in, by whatever means */
    assert_true(has_response(&k.c, k.g, SKAROV_FIGURE, ON_WOULD_HIT)); /* his power is in force */
    begin_finale(&k, MET, false);
    assert_false(may_stand(&k.c, k.g, FREEDOM, cell("b1-52"))); /* it is the door that counts */
    begin_finale(&k, MET, true);
    assert_true(may_stand(&k.c, k.g, FREEDOM, cell("b1-52")));
    close_kit(&k);
}

static void GC_E13_GC_304_tasks_neutralise_at_any_moment(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_figure(k.g, lieutenant(&k, "ki"), cell("c1-45"));
    put(&k, FREEDOM, "c1-32");
    k.g->tile[2].left = 1;
    kit_enter(&k, "hero", 1);
    check_dice(&k, "0000");
    answer(&k, ACT_TRY);
    assert_int_equal(k.g->phase, ACTIVATION);
    assert_int_equal(k.g->tile[2].outcome, NEUTRALISED);
    assert_int_equal(k.g->patrol_articles, 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_252_GC_254_GC_256_one_room_a_turn),
    TEST(GC_S107_GC_S89_the_same_room_again_and_a_taken_space),
    TEST(GC_258_GC_S90_rooms_in_the_showdown),
    TEST(GC_260_GC_263_GC_259_a_settled_objective_is_resolved_no_more),
    TEST(GC_S126_GC_262_GC_305_the_countdown_to_its_last_turn),
    TEST(GC_S131_GC_272_GC_S95_two_countdowns_run_out),
    TEST(GC_S132_GC_255_an_objective_room_keeps_its_effect),
    TEST(GC_255_the_guard_post_moves_one_kind),
    TEST(GC_S87_GC_S88_GC_S127_behind_the_control_room_door),
    TEST(GC_E13_GC_304_tasks_neutralise_at_any_moment),
};
TEST_GROUP(tests);
