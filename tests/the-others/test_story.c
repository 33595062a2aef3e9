/* test_story.c: what a Story is made of: tasks, special rules, forks, Events, shared decisions (chapter 21). */
#include "kit_story.h"
#include "kit_world.h"

#include <stdio.h>

static const char plain[] = QUIET
    PATH_OF("kind = 'kill', target = 'acolyte', number = 2", "kind = 'kill', target = 'abomination', per_hero = 1",
            "kind = 'cleanse', target = 'fire', number = 1, before = { place { 'fire', at = 'start' } }",
            "kind = 'kill', target = 'avatar', number = 1");

static void OT_263_what_a_story_board_gives(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    struct context *c = &k.c;
    for (int s = 1; s <= k.content.count[KIND_STORY]; s++) {
        const struct story_row *story = STORY(s);
        assert_true(content_string(&k.content, story->row.name)[0]);
        assert_in_range(story->type, TERROR, REDEMPTION);
        assert_true(content_string(&k.content, story->tale)[0]);
        assert_true(story->begin.length && story->finish.length);
        int missions = 0;
        for (int m = 1; m <= k.content.count[KIND_MISSION]; m++) missions += MISSION(m)->story == s;
        assert_true(missions >= 2);
        assert_int_equal(MISSION(story->first)->story, s);
    }
    assert_int_equal(k.g->mission, mission_id(&k, "hls_thin_the_flock")); /* and the progress track starts at 0 */
    assert_int_equal(k.g->progress, 0);
    close_kit(&k);
    static const char *const without[] = {"begin = { draw { 1 } }", "finish = { draw { 1 } }"};
    for (int i = 0; i < 2; i++) { /* a Story without one of its tasks is none */
        char lua[200];
        snprintf(lua, sizeof lua, "story { id = 't_story', name = 'T', type = 'terror', first = 'hls_cull', %s }\n",
                 without[i]);
        mistakes(lua);
    }
}

static void OT_264_special_rules_of_the_story_override_the_base_rules(void **state)
{
    (void)state;
    struct kit k;
    static const char *const stories[] = {
        QUIET PATH_FROM("kind = 'cleanse', number = 9"),
        STORY_WITH("terror", NO_TASK, NO_TASK, ", passive = { no_repent {}, summons { 1 } }") MAP_WITH("", "")
        PATH_FROM("kind = 'cleanse', number = 9")};
    for (int special = 0; special < 2; special++) { /* "no Repent icon works", "one more Monster is Summoned" */
        open_story(&k, 1, stories[special]);
        stand(&k, 0, "d-31");
        set_level(&k, 0, 3);
        lay(&k, NEST, "x-11", 6);
        bury(&k, "acolyte", 6);
        at_turn(&k, 0);
        answer(&k, ACT_CITY_ACTION);
        assert_int_equal(offered(&k, ACT_ICON, I_REPENT), !special);
        until_round(&k, 2);
        assert_int_equal(figures_at(&k, "acolyte", "dead"), special ? 2 : 3); /* H + 1 are Summoned */
        close_kit(&k);
    }
}

static void OT_271_OT_272_a_fork_is_chosen_together_or_by_the_sins_player(void **state)
{
    (void)state;
    struct kit k;
    for (int united = 0; united < 2; united++) {
        open_story(&k, 2, plain);
        fell(&k, "acolyte", 2);
        assert_string_equal(asked(&k), "VOTE");
        u8 left = mission_id(&k, "t_left"), right = mission_id(&k, "t_right");
        assert_int_equal(offers(&k, ACT_NAME_BRANCH), 2);
        answer_as(&k, 1, ACT_NAME_BRANCH, right);
        answer_as(&k, 2, ACT_NAME_BRANCH, united ? right : left);
        confirm_all(&k);
        if (!united) {
            assert_string_equal(asked(&k), "SINS_DECIDE");
            assert_int_equal(asked_seat(&k), 0);
            assert_int_equal(offers(&k, ACT_NAME_BRANCH), 2);
            answer(&k, ACT_NAME_BRANCH, right);
        }
        assert_int_equal(k.g->mission, right);
        stand(&k, 0, "e-31"); /* where the Event of this branch has put a Fire */
        at_turn(&k, 0);
        answer(&k, ACT_CLEANSE);
        dice(&k, "SSSS");
        answer(&k, ACT_NO_CORRUPTION);
        answer(&k, ACT_REMOVE);
        assert_int_equal(k.g->mission, mission_id(&k, "t_last")); /* the other branch is out of the game */
        close_kit(&k);
    }
}

static void OT_273_an_event_comes_after_the_one_mission_and_before_the_next(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1); /* kill H Acolytes; Event: the Controller is Summoned; fork */
    lay(&k, NEST, "x-22", 2);
    fell(&k, "acolyte", 3);
    assert_string_equal(asked(&k), "WHERE"); /* of the Event */
    assert_int_equal(k.g->mission, mission_id(&k, "hls_thin_the_flock"));
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 1);
    answer(&k, ACT_SUMMON, -1, space("x-22"));
    assert_string_equal(asked(&k), "ALONE"); /* the fork */
    answer(&k, ACT_NAME_BRANCH, mission_id(&k, "hls_put_it_out"));
    assert_true(event_at(&k, EV_ACCOMPLISHED, 0) < event_at(&k, EV_SUMMONED, 0));
    assert_true(event_at(&k, EV_SUMMONED, 0) < event_at(&k, EV_MISSION, 0));
    close_kit(&k);
}

/* The last deed before the Event of the reference Story that Summons the Controller. */
static void until_controller(struct kit *k)
{
    k->g->progress = 2;
    fell(k, "acolyte", 1);
}

static void OT_274_the_summoned_monster_goes_on_an_unblocked_nest_or_any(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, NEST, "x-12", 1);
    lay(&k, NEST, "x-22", 1);
    put(&k, "abomination", "x-12", 1);
    until_controller(&k);
    assert_int_equal(offers(&k, ACT_SUMMON), 2);
    assert_true(offered(&k, ACT_SUMMON, monster_id(&k, "controller"), space("d-13")));
    assert_true(offered(&k, ACT_SUMMON, monster_id(&k, "controller"), space("x-22")));
    close_kit(&k);

    open_kit(&k, 1); /* all are blocked */
    lay(&k, NEST, "x-12", 1);
    put(&k, "abomination", "x-12", 1);
    put(&k, "abomination", "d-13", 1);
    until_controller(&k);
    assert_int_equal(offers(&k, ACT_SUMMON), 2);
    answer(&k, ACT_SUMMON, -1, space("x-12"));
    assert_int_equal(figures_at(&k, "controller", "x-12"), 1);
    close_kit(&k);
}

static void OT_275_events_bring_monsters_that_have_not_entered_play(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    assert_int_equal(figures_at(&k, "controller", "not_entered"), 1);
    until_controller(&k);
    assert_int_equal(figures_at(&k, "controller", "d-13"), 1); /* the only Nest */
    close_kit(&k);
}

static void OT_S71_a_monster_that_is_on_the_board_or_removed_does_not_come(void **state)
{
    (void)state;
    static const struct { const char *where; int comes; } cases[] = {
        {"not_entered", 1}, {"dead", 1}, {"x-12", 0}, {"removed", 0}};
    struct kit k;
    for (int i = 0; i < COUNT(cases); i++) {
        open_kit(&k, 1);
        k.g->at[CONTROLLER_FIGURE] = (u8)(i == 0 ? NOT_ENTERED : i == 1 ? DEAD : i == 2 ? space("x-12") : REMOVED);
        until_controller(&k);
        assert_int_equal(happened(&k, EV_SUMMONED), cases[i].comes);
        assert_int_equal(figures_at(&k, "controller", cases[i].comes ? "d-13" : cases[i].where), 1);
        assert_string_equal(asked(&k), "ALONE"); /* the Story goes on */
        close_kit(&k);
    }
}

static void OT_276_unite_or_fall(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3); /* who is the first Hero: another shared decision */
    set_mission(&k, "hls_cut_the_strings");
    at_round(&k);
    decline_until(&k, "VOTE");
    for (seat s = 1; s <= 3; s++) answer_as(&k, s, ACT_NAME_FIRST, -1, s == 3 ? 2 : 1);
    confirm_all(&k);
    assert_string_equal(asked(&k), "SINS_DECIDE");
    assert_int_equal(asked_seat(&k), 0);
    assert_int_equal(offers(&k, ACT_NAME_FIRST), 3); /* also what nobody wanted */
    answer(&k, ACT_NAME_FIRST, -1, 0);
    assert_int_equal(k.g->first, 0);
    close_kit(&k);

    open_kit(&k, 3); /* unanimous: he is not asked */
    at_round(&k);
    decline_until(&k, "VOTE");
    for (seat s = 1; s <= 3; s++) answer_as(&k, s, ACT_NAME_FIRST, -1, 2);
    confirm_all(&k);
    assert_int_equal(k.g->first, 2);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_310_every_story_has_a_fork_of_two_branches_and_an_event(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    struct context *c = &k.c;
    for (int s = 1; s <= k.content.count[KIND_STORY]; s++) {
        int forks = 0, events = 0;
        for (int m = 1; m <= k.content.count[KIND_MISSION]; m++) {
            if (MISSION(m)->story != s) continue;
            forks += MISSION(m)->next[0] && MISSION(m)->next[1] && MISSION(m)->next[0] != MISSION(m)->next[1];
            events += MISSION(m)->after.length || MISSION(m)->before.length;
        }
        assert_true(forks >= 1);
        assert_true(events >= 1);
    }
    close_kit(&k);
    assert_non_null(strstr(mistakes(QUIET
        MISSION_LUA("t_first", "kind = 'kill', number = 1, after = { draw { 1 } }, next = { 't_last' }")
        MISSION_LUA("t_last", KILL(1))), "fork"));
    assert_non_null(strstr(mistakes(QUIET
        PATH_OF(KILL(1), KILL(1), KILL(1), KILL(1))), "Event"));
    mistakes(QUIET /* three branches */
        MISSION_LUA("t_first", "kind = 'kill', number = 1, after = { draw { 1 } }, next = { 't_a', 't_b', 't_c' }")
        MISSION_LUA("t_a", KILL(1)) MISSION_LUA("t_b", KILL(1)) MISSION_LUA("t_c", KILL(1)));
    assert_non_null(strstr(mistakes(QUIET /* twice the same */
        MISSION_LUA("t_first", "kind = 'kill', number = 1, after = { draw { 1 } }, next = { 't_last', 't_last' }")
        MISSION_LUA("t_last", KILL(1))), "branches"));
}

static void OT_S120_an_event_before_the_fork_and_one_on_the_branch(void **state)
{
    (void)state;
    static const char lua[] = QUIET
        PATH_OF("kind = 'kill', number = 1, after = { place { 'fire', at = 'start' } }",
                "kind = 'kill', number = 2, before = { place { 'corruption', at = 'start' } }",
                "kind = 'kill', number = 2, before = { place { 'pentagram', at = 'start' } }", KILL(9));
    struct kit k;
    for (int left = 0; left < 2; left++) {
        open_story(&k, 1, lua);
        fell(&k, "acolyte", 1);
        assert_string_equal(asked(&k), "ALONE");
        assert_int_equal(physical(k.g, space("e-31"), FIRE), 1); /* before the choice */
        assert_int_equal(physical(k.g, space("e-31"), CORRUPTION) + physical(k.g, space("e-31"), PENTAGRAM), 0);
        answer(&k, ACT_NAME_BRANCH, mission_id(&k, left ? "t_left" : "t_right"));
        assert_int_equal(physical(k.g, space("e-31"), CORRUPTION), left); /* only that of the branch taken */
        assert_int_equal(physical(k.g, space("e-31"), PENTAGRAM), !left);
        close_kit(&k);
    }
}

static const struct CMUnitTest tests[] = {
    TEST(OT_263_what_a_story_board_gives),
    TEST(OT_264_special_rules_of_the_story_override_the_base_rules),
    TEST(OT_271_OT_272_a_fork_is_chosen_together_or_by_the_sins_player),
    TEST(OT_273_an_event_comes_after_the_one_mission_and_before_the_next),
    TEST(OT_274_the_summoned_monster_goes_on_an_unblocked_nest_or_any),
    TEST(OT_275_events_bring_monsters_that_have_not_entered_play),
    TEST(OT_S71_a_monster_that_is_on_the_board_or_removed_does_not_come),
    TEST(OT_276_unite_or_fall),
    TEST(OT_310_every_story_has_a_fork_of_two_branches_and_an_event),
    TEST(OT_S120_an_event_before_the_fork_and_one_on_the_branch),
};
TEST_GROUP(tests);
