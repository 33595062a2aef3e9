/* test_showdown.c: rooms, Objectives, the Final Showdown, the front page, and who leaves (chapters 21 to 25). */
#include "kit.h"

#define OPEN(heroes) struct kit k; (void)state; open_base(&k, heroes); scatter(&k); hold_event(&k, NULL)

enum { SILO = 2 };

static void settle(struct kit *k) { settle_objective(&k->c, k->g, SILO, NEUTRALISED, 1); }
static void open_control_room(struct kit *k)
{
    open_door(&k->c, k->g, find_link(k->g, cell("b1-53"), cell("b2-13")), false, NOWHERE, 1);
}

/* -- Rooms and Objectives ----------------------------------------------------------------------------------------- */

static void GC_252_to_GC_256_GC_S90_GC_S130_a_room_acts(void **state)
{
    OPEN(3);
    put_figure(k.g, FREEDOM, NOWHERE);
    struct context *c = &k.c;
    for (int local = 0; local < TILE_CELLS; local++)
        if (SHAPE(k.g, SILO)->dot[local] == ORANGE && !on_board(k.g, FREEDOM))
            put_figure(k.g, FREEDOM, cell_of(SILO, local));
    kit_enter(&k, "end_of_turn", 0);
    assert_true(offered(&k, ACT_NO_ROOM, -1));
    assert_int_equal(offers(&k, ACT_ACTIVATE_ROOM), 4); /* Barracks, Silo, Live Wires, Teleport Chamber */
    combat_dice(&k, "222");
    answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "missile_silo"));
    assert_int_equal(k.g->damage[FREEDOM], 1); /* 6 >= 4, and nobody is pushed */
    assert_int_equal(k.g->damage[GOLDENBOY], 0);
    assert_int_equal(DOT(k.g, k.g->at[SKAROV_FIGURE]), PURPLE);
    assert_int_equal(k.g->turn, 2);
    close_kit(&k);
}

static void GC_255_a_trap_that_is_switched_off_does_nothing(void **state)
{
    OPEN(3);
    k.g->tile[4].off = true; /* b2, Live Wires */
    kit_enter(&k, "end_of_turn", 0);
    assert_false(offered(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "live_wires")));
    assert_true(refused(&k, ACT_ACTIVATE_ROOM, -1, -1, -1, 255));
    close_kit(&k);
}

static void GC_057_GC_165_GC_245_GC_248_reinforcements(void **state)
{
    OPEN(2);
    kit_enter(&k, "end_of_turn", 0);
    answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "barracks"));
    assert_true(asks(&k, 0, "reinforce.WHERE"));
    assert_int_equal(offers(&k, ACT_PLACE_ACOLYTE), 3 * 2); /* GC-E01: 1+ and 2+, three kinds */
    answer(&k, ACT_PLACE_ACOLYTE, -1, -1);
    assert_int_equal(offers(&k, ACT_PLACE_ACOLYTE), 3 * 1);
    close_kit(&k);
}

static void GC_259_GC_262_GC_305_GC_S126_a_countdown_runs_out(void **state)
{
    OPEN(3);
    assert_int_equal(k.g->tile[SILO].countdown, 8); /* 6 tiles + 2 */
    k.g->tile[SILO].countdown = 1;
    kit_enter(&k, "objectives", 0);
    assert_int_equal(k.g->tile[SILO].outcome, MET);
    assert_int_equal(k.g->skarov_articles, 1);
    assert_int_equal(k.g->showdown, 1);
    close_kit(&k);
}

static void GC_257_GC_267_GC_E33_no_room_after_the_door(void **state)
{
    OPEN(3);
    settle(&k);
    open_control_room(&k);
    kit_enter(&k, "villain", 0);
    assert_true(offered(&k, ACT_ACTIVATE, k.g->card[SKAROV].villain)); /* GC-100, GC-274 */
    kit_enter(&k, "end_of_turn", 0);
    assert_int_equal(happened(&k, EV_ROOM_ACTIVATED) + happened(&k, EV_NO_ROOM), 0);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), 2);
    close_kit(&k);
}

/* -- The Showdown ------------------------------------------------------------------------------------------------- */

static void GC_E23_GC_275_GC_276_GC_277_the_right_to_escape(void **state)
{
    OPEN(3);
    knock_out(&k.c, k.g, FREEDOM, 161);
    settle(&k);
    open_control_room(&k);
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, k.g->card[SKAROV].villain);
    assert_false(offered(&k, ACT_ESCAPE, -1));
    assert_true(refused(&k, ACT_ESCAPE, -1, -1, -1, 275));
    knock_out(&k.c, k.g, NOVA, 161);
    k.g->card[SKAROV].activated = false;
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, k.g->card[SKAROV].villain);
    answer(&k, ACT_ESCAPE);
    assert_true(over(&k));
    assert_int_equal(k.g->ending, ESCAPED);
    assert_int_equal(k.g->skarov_articles, 3); /* two Heroes, and he got away */
    close_kit(&k);
}

static void GC_E34_GC_278_GC_281_to_GC_286_the_page_is_counted(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.heroes = 3, .scenario = "two_fires"});
    for (int h = 0; h < 3; h++) memset(k.g->guardian[h].mission, 0, 2);
    k.g->guardian[NOVA].mission[0] = kit_find(&k, A_MISSION, "a_full_spectrum");
    k.g->guardian[NOVA].progress[0] = 3;
    settle_objective(&k.c, k.g, 0, NEUTRALISED, 1);
    settle_objective(&k.c, k.g, 2, MET, 1);
    knock_out(&k.c, k.g, FREEDOM, 161);
    end_game(&k.c, k.g, ARRESTED, 278);
    assert_int_equal(k.g->patrol_articles, 3);
    assert_int_equal(k.g->skarov_articles, 2);
    assert_int_equal(winner_of(k.g), PATROL);
    assert_int_equal(guardians_game.rules.score(&k.c, k.g, 1), 1);
    assert_int_equal(guardians_game.rules.score(&k.c, k.g, 0), 0);
    close_kit(&k);
}

static void GC_S96_the_last_deed_decides_a_tie(void **state)
{
    OPEN(3);
    for (int h = 0; h < 3; h++) memset(k.g->guardian[h].mission, 0, 2);
    knock_out(&k.c, k.g, FREEDOM, 161);
    end_game(&k.c, k.g, ARRESTED, 278);
    assert_int_equal(article_lead(k.g), 0);
    assert_int_equal(winner_of(k.g), PATROL);
    close_kit(&k);
}

static void GC_278_skarov_is_knocked_out(void **state)
{
    OPEN(3);
    settle(&k);
    open_control_room(&k);
    assert_int_equal(health_of(&k.c, k.g, SKAROV_FIGURE), 6);
    put(&k, SKAROV_FIGURE, "a2-12");
    put(&k, NOVA, "a2-13");
    k.g->damage[SKAROV_FIGURE] = 5;
    kit_enter(&k, "hero", 3);
    combat_dice(&k, "2222");
    answer(&k, ACT_FIGHT, NOVA, SKAROV_FIGURE, 0);
    assert_true(over(&k));
    assert_int_equal(k.g->ending, ARRESTED);
    close_kit(&k);
}

static void GC_S125_the_clock_of_the_showdown(void **state)
{
    OPEN(3);
    k.g->turn = 3;
    settle(&k);
    k.g->turn = 21;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_false(over(&k)); /* the 19th turn */
    k.g->turn = 22;
    kit_enter(&k, "cards_and_wounds", 0);
    assert_true(over(&k));
    assert_int_equal(k.g->ending, TIME_IS_UP);
    assert_int_equal(k.g->skarov_articles, 1);
    close_kit(&k);
}

/* -- Who leaves --------------------------------------------------------------------------------------------------- */

static void a_hero_player_who_leaves_hands_his_hero_on(void **state)
{
    OPEN(3);
    kit_enter(&k, "hero", 1);
    assert_true(guardians_game.rules.resign(&k.c, k.g, 1));
    rules_run(&k.c);
    assert_true(asks(&k, 2, "hero_turn.NEXT"));
    assert_int_equal(player_of(k.g, FREEDOM), 2);
    assert_false(guardians_game.rules.resign(&k.c, k.g, 1));
    assert_true(guardians_game.rules.resign(&k.c, k.g, 2));
    assert_true(guardians_game.rules.resign(&k.c, k.g, 3));
    rules_run(&k.c);
    assert_true(over(&k));
    assert_int_equal(winner_of(k.g), VILLAINS);
    close_kit(&k);
}

static void who_leaves_while_all_place_cards_hands_his_hero_on(void **state)
{
    OPEN(3);
    kit_enter(&k, "turn", 0);
    answer_as(&k, 2, ACT_PLACE, -1);
    assert_true(guardians_game.rules.resign(&k.c, k.g, 2));
    rules_run(&k.c);
    assert_int_equal(k.c.pending & ~only(0), only(1) | only(3));
    assert_int_equal(player_of(k.g, GOLDENBOY), 3);
    for (int n = 0; n < 20 && k.g->head.lanes; n++) {
        seat who = lowest(k.c.pending);
        rules_list(&k.c, who);
        if (offered(&k, ACT_CONFIRM, -1)) answer_as(&k, who, ACT_CONFIRM);
        else answer_as(&k, who, ACT_PLACE, -1);
    }
    assert_true(guardians_game.rules.resign(&k.c, k.g, 1)); /* and in the middle of naming an order */
    rules_run(&k.c);
    assert_true(asks(&k, 3, "initiative.NAME"));
    close_kit(&k);
}

static void skarov_who_leaves_has_lost(void **state)
{
    OPEN(3);
    kit_enter(&k, "hero", 1);
    assert_true(guardians_game.rules.resign(&k.c, k.g, 0));
    rules_run(&k.c);
    assert_true(over(&k));
    assert_int_equal(winner_of(k.g), PATROL);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_252_to_GC_256_GC_S90_GC_S130_a_room_acts),
    TEST(GC_255_a_trap_that_is_switched_off_does_nothing),
    TEST(GC_057_GC_165_GC_245_GC_248_reinforcements),
    TEST(GC_259_GC_262_GC_305_GC_S126_a_countdown_runs_out),
    TEST(GC_257_GC_267_GC_E33_no_room_after_the_door),
    TEST(GC_E23_GC_275_GC_276_GC_277_the_right_to_escape),
    TEST(GC_E34_GC_278_GC_281_to_GC_286_the_page_is_counted),
    TEST(GC_S96_the_last_deed_decides_a_tie),
    TEST(GC_278_skarov_is_knocked_out),
    TEST(GC_S125_the_clock_of_the_showdown),
    TEST(a_hero_player_who_leaves_hands_his_hero_on),
    TEST(who_leaves_while_all_place_cards_hands_his_hero_on),
    TEST(skarov_who_leaves_has_lost),
};
TEST_GROUP(tests);
