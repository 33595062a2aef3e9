/* test_missions.c: Missions and their progress, and the checks after every event (chapter 21, OT-S108). */
#include "kit_story.h"

static const char plain[] = QUIET
    PATH_OF("kind = 'kill', target = 'acolyte', number = 2", "kind = 'kill', target = 'abomination', per_hero = 1",
            "kind = 'cleanse', target = 'fire', number = 1, before = { place { 'fire', at = 'start' } }",
            "kind = 'kill', target = 'avatar', number = 1");

static void OT_265_OT_268_missions_in_order_exactly_one_is_current(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, plain);
    assert_int_equal(k.g->mission, mission_id(&k, "t_first"));
    fell(&k, "abomination", 3); /* enough for a later Mission: that one is not current */
    assert_int_equal(k.g->mission, mission_id(&k, "t_first"));
    assert_int_equal(k.g->progress, 0);
    fell(&k, "acolyte", 2);
    assert_string_equal(asked(&k), "ALONE"); /* at once */
    answer(&k, ACT_NAME_BRANCH, mission_id(&k, "t_left"));
    assert_int_equal(k.g->mission, mission_id(&k, "t_left"));
    fell(&k, "abomination", 3);
    assert_int_equal(k.g->mission, mission_id(&k, "t_last"));
    assert_int_equal(happened(&k, EV_MISSION), 1);
    assert_false(over(&k));
    close_kit(&k);
}

static void OT_266_each_deed_moves_the_progress_marker_by_one(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, plain);
    fell(&k, "acolyte", 1);
    assert_int_equal(k.g->progress, 1);
    assert_int_equal(k.g->accomplished, UNDER_WAY);
    fell(&k, "controller", 1); /* not what it asks for */
    assert_int_equal(k.g->progress, 1);
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 0);
    fell(&k, "acolyte", 1); /* accomplished when the marker reaches the number */
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 1);
    assert_int_equal(k.g->missions_done, 1);
    close_kit(&k);

    open_story(&k, 1, plain); /* two at once count two */
    set_hero(&k, 0, "thorley");
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 2);
    at_turn(&k, 0);
    fight_here(&k, "HHHC nnnn"); /* and one Hit for two Monsters */
    answer(&k, ACT_SLAY);
    answer(&k, ACT_SLAY);
    assert_int_equal(happened(&k, EV_PROGRESS), 2);
    assert_string_equal(asked(&k), "ALONE");
    close_kit(&k);
}

static void OT_267_a_number_shown_by_the_icon_is_the_hero_number(void **state)
{
    (void)state;
    struct kit k;
    for (int players = 1; players <= 4; players++) {
        open_kit(&k, players);
        set_mission(&k, "hls_thin_the_flock");
        int number = players % 2 ? 3 : 4;
        fell(&k, "acolyte", number - 1);
        assert_int_equal(happened(&k, EV_ACCOMPLISHED), 0);
        fell(&k, "acolyte", 1);
        assert_int_equal(happened(&k, EV_ACCOMPLISHED), 1);
        assert_int_equal(last_event(&k, EV_PROGRESS)->c, number);
        close_kit(&k);
    }
}

static void OT_269_OT_270_OT_E13_no_progress_in_advance(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    set_mission(&k, "hls_put_it_out"); /* Cleanse H Fire tokens */
    fell(&k, "abomination", 2);
    assert_int_equal(k.g->progress, 0);
    k.g->progress = 2;
    lay(&k, FIRE, "x-11", 1);
    stand(&k, 0, "x-11");
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    dice(&k, "S");
    answer(&k, ACT_NO_CORRUPTION);
    answer(&k, ACT_REMOVE);
    assert_int_equal(k.g->mission, mission_id(&k, "hls_cull")); /* kill H Abominations */
    assert_int_equal(k.g->progress, 0);
    fell(&k, "abomination", 1);
    assert_int_equal(k.g->progress, 1);
    close_kit(&k);
}

static void OT_S91_progress_beyond_the_required_number_is_lost(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, QUIET
               PATH_OF(KILL_THEN(1), KILL(5), KILL(5),
                       KILL(5)));
    set_hero(&k, 0, "thorley");
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 3);
    give_upgrade(&k, 0, "girder");
    at_turn(&k, 0);
    fight_here(&k, "HHHHHH nnnnnn");
    for (int i = 0; i < 3; i++) answer(&k, ACT_SLAY);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 3);
    assert_int_equal(happened(&k, EV_PROGRESS), 1);
    answer(&k, ACT_NAME_BRANCH);
    assert_int_equal(k.g->progress, 0); /* the next Mission asks for the same, but gets nothing of it */
    close_kit(&k);
}

static void OT_S92_a_state_that_holds_already_is_accomplished_at_once(void **state)
{
    (void)state;
    static const char lua[] = QUIET
        PATH_OF(KILL_THEN(1), "kind = 'gather', at = 'cathedral_close', number = 2",
                "kind = 'at_most', target = 'fire', number = 2", KILL(5));
    struct kit k;
    for (int branch = 0; branch < 2; branch++)
        for (int holds = 0; holds < 2; holds++) {
            open_story(&k, 1, lua);
            stand(&k, 1, "d-31"); /* Cathedral Close */
            if (holds) stand(&k, 2, "d-31");
            lay(&k, FIRE, "x-22", holds ? 1 : 2); /* one more is permanent */
            fell(&k, "acolyte", 1);
            answer(&k, ACT_NAME_BRANCH, mission_id(&k, branch ? "t_right" : "t_left"));
            assert_string_equal(asked(&k), "NEXT");
            assert_int_equal(k.g->mission, mission_id(&k, holds ? "t_last" : branch ? "t_right" : "t_left"));
            close_kit(&k);
        }
    open_story(&k, 1, lua); /* and as soon as it comes to hold: by the step of the second Hero */
    set_mission(&k, "t_left");
    stand(&k, 1, "d-31");
    at_turn(&k, 0);
    step_to(&k, "d-31");
    assert_int_equal(k.g->mission, mission_id(&k, "t_last"));
    close_kit(&k);
}

static void OT_S93_the_event_that_accomplishes_a_mission_is_finished_first(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, plain);
    k.g->progress = 1;
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 2);
    at_turn(&k, 0);
    fight_here(&k, "HHC hhcn"); /* one kill; 2 Hits against no Defense, 1 Corruption against 1 CC... */
    answer(&k, ACT_SLAY);
    assert_string_equal(asked(&k), "SLOT"); /* the Wounds of the roll come before anything new */
    assert_int_equal(k.g->mission, mission_id(&k, "t_first"));
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 0);
    bear_wounds(&k);
    assert_int_equal(wound_count(&k.g->hero[0]), 2);
    assert_string_equal(asked(&k), "ALONE"); /* then the fork */
    close_kit(&k);

    open_story(&k, 1, QUIET /* a Cleanse takes all its tokens away first */
               PATH_FROM("kind = 'cleanse', number = 1"));
    lay(&k, FIRE, "e-31", 1);
    lay(&k, NEST, "e-31", 1);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    dice(&k, "SSSSS");
    answer(&k, ACT_NO_CORRUPTION);
    answer(&k, ACT_REMOVE);
    assert_string_equal(asked(&k), "TOKENS_GO");
    answer(&k, ACT_REMOVE);
    assert_string_equal(asked(&k), "ALONE");
    close_kit(&k);
}

#define DELIVER(n) \
    "kind = 'deliver', target = 'innocent', at = 'cathedral_close', number = " #n ", after = { draw { 1 } }"
static const char rescue[] = STORY_WITH("terror", NO_TASK, NO_TASK, "")
    MAP_WITH("{ 'innocent', 'x-22', 6 }", "")
    PATH_OF(DELIVER(3), KILL(9),
            "kind = 'collect', target = 'innocent', number = 3", KILL(9));

static void OT_S94_a_mission_that_can_no_longer_be_done_loses_the_game(void **state)
{
    (void)state;
    struct kit k;
    for (int left = 2; left <= 3; left++) { /* 3 are asked for; one is held, one lies face down, the rest on the board */
        open_story(&k, 1, rescue);
        lay(&k, INNOCENT, "x-22", left - 2);
        hide(&k, INNOCENT, "d-11");
        k.g->hero[0].innocents = 1;
        k.g->supply[INNOCENT]--;
        at_turn(&k, 1);
        step_to(&k, "x-21"); /* any event */
        if (left == 3) {
            assert_false(over(&k));
        } else {
            assert_true(over(&k));
            assert_int_equal(k.g->winner, SINS_WIN);
            assert_int_equal(happened(&k, EV_HOPELESS), 1);
        }
        close_kit(&k);
    }
    open_story(&k, 1, rescue); /* two of the three are rescued: one is enough */
    k.g->progress = 2;
    lay(&k, INNOCENT, "x-22", 1);
    at_turn(&k, 1);
    step_to(&k, "x-21");
    assert_false(over(&k));
    close_kit(&k);
    /* more are due from the Story */
    open_story(&k, 1, STORY_WITH("terror", "place { 'innocent', at = 'start' }", NO_TASK, "")
               MAP_WITH("{ 'innocent', 'x-22', 6 }", "") PATH_FROM(DELIVER(3)));
    at_turn(&k, 1);
    step_to(&k, "x-21");
    assert_false(over(&k));
    k.g->supply[INNOCENT] = 0; /* unless none is left for it */
    stand(&k, 1, "e-31");
    at_turn(&k, 1);
    step_to(&k, "x-21");
    assert_true(over(&k));
    close_kit(&k);
    for (int hero_players = 1; hero_players <= 2; hero_players++) { /* or only for three Heroes, not for four */
        open_story(&k, hero_players,
                   STORY_WITH("terror", "given { { 'few_heroes', 3 }, place { 'innocent', at = 'start' } }", NO_TASK, "")
                   MAP_WITH("{ 'innocent', 'x-22', 6 }", "") PATH_FROM(DELIVER(3)));
        at_turn(&k, 1);
        step_to(&k, "x-21");
        assert_int_equal(over(&k), k.g->heroes == 4);
        close_kit(&k);
    }
    /* Stories are written so that it does not happen */
    assert_non_null(strstr(mistakes(STORY_WITH("terror", NO_TASK, NO_TASK, "") MAP_WITH("{ 'innocent', 'x-22', 3 }", "")
                                    PATH_FROM(DELIVER(4))), "Innocents"));
}

static void OT_S117_innocents_are_handed_over_in_the_space_of_the_mission_for_free(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, rescue);
    lay(&k, INNOCENT, "x-22", 3);
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] -= 2;
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_DELIVER));
    assert_true(refused(&k, ACT_DELIVER, -1, -1, -1, RULING_(117)));
    step_to(&k, "d-31");
    answer(&k, ACT_DELIVER); /* one by one: any number of them */
    assert_int_equal(k.g->hero[0].innocents, 1);
    assert_int_equal(k.g->progress, 1);
    assert_true(offered(&k, ACT_DELIVER));
    assert_true(offered(&k, ACT_STEP)); /* neither a step nor an Action was spent */
    assert_true(offered(&k, ACT_END_TURN));
    answer(&k, ACT_DELIVER);
    assert_int_equal(k.g->hero[0].innocents, 0);
    assert_int_equal(k.g->progress, 2);
    assert_false(offered(&k, ACT_DELIVER));
    assert_int_equal(k.g->supply[INNOCENT], 12 - 5); /* rescued: they leave the game */
    assert_int_equal(physical(k.g, space("d-31"), INNOCENT), 0);
    close_kit(&k);

    open_story(&k, 1, rescue); /* not in the Turn of another Hero, nor for another Mission */
    lay(&k, INNOCENT, "x-22", 3);
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] -= 2;
    stand(&k, 0, "d-31");
    stand(&k, 1, "d-31");
    at_turn(&k, 1);
    assert_false(offered(&k, ACT_DELIVER));
    set_mission(&k, "t_left");
    at_turn(&k, 0);
    assert_false(offered(&k, ACT_DELIVER));
    close_kit(&k);
}

static void OT_S125_the_quarry_of_a_kill_mission_is_there(void **state)
{
    (void)state;
    struct kit k;
    for (int where = 0; where < 3; where++) { /* the Controller has not entered play, is dead, is on the board */
        open_story(&k, 1, QUIET
                   PATH_OF(KILL_THEN(1) ", target = 'acolyte'", KILL(1) ", target = 'controller'",
                           KILL(1) ", target = 'avatar'", KILL(9)));
        lay(&k, NEST, "x-22", 1);
        if (where == 1) bury(&k, "controller", 1);
        if (where == 2) put(&k, "controller", "x-12", 1);
        fell(&k, "acolyte", 1);
        answer(&k, ACT_NAME_BRANCH, mission_id(&k, "t_left"));
        if (where < 2) {
            assert_string_equal(asked(&k), "WHERE");
            answer(&k, ACT_SUMMON, monster_id(&k, "controller"), space("x-22"));
        }
        assert_int_equal(figures_at(&k, "controller", where < 2 ? "x-22" : "x-12"), 1);
        assert_int_equal(k.g->progress, 0); /* an earlier kill does not count */
        close_kit(&k);
    }
    open_kit(&k, 1); /* kill Acolytes, none on the board, one is dead: the last Summoned must be one */
    set_mission(&k, "hls_thin_the_flock");
    lay(&k, NEST, "x-22", 4);
    bury(&k, "abomination", 5);
    bury(&k, "acolyte", 1);
    k.g->missions_done = 1;
    at_round_end(&k);
    for (int n = 0; n < 2; n++) {
        assert_true(offered(&k, ACT_SUMMON, monster_id(&k, "acolyte")));
        answer(&k, ACT_SUMMON, monster_id(&k, "abomination"));
    }
    assert_false(offered(&k, ACT_SUMMON, monster_id(&k, "abomination")));
    until_round(&k, 2);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 0);
    close_kit(&k);
    open_kit(&k, 1); /* room for one only: it must be the Acolyte */
    set_mission(&k, "hls_thin_the_flock");
    bury(&k, "abomination", 5);
    bury(&k, "acolyte", 1);
    k.g->missions_done = 1;
    at_round_end(&k);
    assert_int_equal(k.g->round, 2); /* there was no choice */
    assert_int_equal(figures_at(&k, "acolyte", "d-13"), 1);
    close_kit(&k);
    for (int free = 0; free < 2; free++) { /* one on the board, or another Mission: he is free */
        open_kit(&k, 1);
        set_mission(&k, free ? "hls_put_it_out" : "hls_thin_the_flock");
        lay(&k, NEST, "x-22", 4);
        if (!free) put(&k, "acolyte", "s-11", 1);
        bury(&k, "abomination", 5);
        bury(&k, "acolyte", 1);
        k.g->missions_done = 1;
        at_round_end(&k);
        for (int n = 0; n < 3; n++) answer(&k, ACT_SUMMON, monster_id(&k, "abomination"));
        assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
        close_kit(&k);
    }
}

/* Thorley with 4 Wounds, alone in x-11 with the Avatar, kills it and takes a Wound; nobody is in the Reserve. */
static void kill_avatar_and_die(struct kit *k, const char *mission, bool reserve)
{
    open_kit(k, 1);
    set_mission(k, mission);
    set_hero(k, 0, "thorley");
    stand(k, 0, "x-11");
    weaken(k, 0);
    give_upgrade(k, 0, "girder");
    put(k, "avatar", "x-11", 1); /* Fight 6, Defense 6 */
    if (!reserve) no_reserve(k);
    at_turn(k, 0);
    fight_here(k, "HHHHHH hhnnnn"); /* 2 Hits against Defense 2 - 1 */
    answer(k, ACT_SLAY, monster_id(k, "avatar"));
}

static void OT_E21_both_win_at_once(void **state)
{
    (void)state;
    struct kit k;
    kill_avatar_and_die(&k, "hls_cast_down", false);
    assert_true(over(&k));
    assert_int_equal(k.g->winner, HEROES_WIN);
    assert_int_equal(figures_at(&k, "avatar", "dead"), 1);
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    close_kit(&k);
    kill_avatar_and_die(&k, "hls_no_quarter", false); /* not the last Mission */
    assert_true(over(&k));
    assert_int_equal(k.g->winner, SINS_WIN);
    close_kit(&k);
}

static void OT_S108_the_last_mission_then_the_dead_then_the_next_mission(void **state)
{
    (void)state;
    struct kit k;
    kill_avatar_and_die(&k, "hls_cast_down", true); /* the last Mission: nothing after it, not even a replacement */
    assert_true(over(&k));
    assert_int_equal(happened(&k, EV_REPLACED), 0);
    close_kit(&k);

    open_kit(&k, 1); /* a Mission with an Event: first the dead Hero is replaced */
    k.g->progress = 2;
    lay(&k, NEST, "x-22", 1);
    set_hero(&k, 0, "thorley");
    stand(&k, 0, "x-11");
    weaken(&k, 0);
    put(&k, "acolyte", "x-11", 2);
    at_turn(&k, 0);
    fight_here(&k, "HHCC hhnn"); /* and a Hit for two Monsters */
    answer(&k, ACT_SLAY);
    assert_string_equal(asked(&k), "WHO");
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 0);
    answer(&k, ACT_REPLACEMENT);
    assert_string_equal(asked(&k), "WHERE"); /* the Event */
    answer(&k, ACT_SUMMON);
    assert_string_equal(asked(&k), "ALONE"); /* the fork, then the new Mission with progress 0 */
    answer(&k, ACT_NAME_BRANCH, mission_id(&k, "hls_cut_the_strings"));
    assert_int_equal(k.g->progress, 0);
    assert_int_equal(k.g->current, 1); /* only then play goes on */
    close_kit(&k);

    /* the state of the new Mission is checked in the same breath: it is the last one, and holds */
    open_story(&k, 1, QUIET
               PATH_OF(KILL_THEN(9), KILL(1), KILL(1),
                       "kind = 'at_most', target = 'fire', number = 1"));
    set_mission(&k, "t_left");
    fell(&k, "acolyte", 1);
    assert_true(over(&k));
    assert_int_equal(k.g->winner, HEROES_WIN);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_265_OT_268_missions_in_order_exactly_one_is_current),
    TEST(OT_266_each_deed_moves_the_progress_marker_by_one),
    TEST(OT_267_a_number_shown_by_the_icon_is_the_hero_number),
    TEST(OT_269_OT_270_OT_E13_no_progress_in_advance),
    TEST(OT_S91_progress_beyond_the_required_number_is_lost),
    TEST(OT_S92_a_state_that_holds_already_is_accomplished_at_once),
    TEST(OT_S93_the_event_that_accomplishes_a_mission_is_finished_first),
    TEST(OT_S94_a_mission_that_can_no_longer_be_done_loses_the_game),
    TEST(OT_S117_innocents_are_handed_over_in_the_space_of_the_mission_for_free),
    TEST(OT_S125_the_quarry_of_a_kill_mission_is_there),
    TEST(OT_E21_both_win_at_once),
    TEST(OT_S108_the_last_mission_then_the_dead_then_the_next_mission),
};
TEST_GROUP(tests);
