/* test_ends.c: OT-002, OT-043 to OT-047, OT-E22: winning and losing. */
#include "kit_world.h"

static int score_of(struct kit *k, seat who) { return the_others_game.rules.score(&k->c, k->g, who); }

/* The last Mission is to kill one Monster; the Hero on place 0 stands with an Acolyte in d-12 (Inventory, Strike). */
static void open_last(struct kit *k, int hero_players)
{
    static const char lua[] = T_STORY("terror", "") T_MAP("t_map", "t_story", "");
    open_table(k, (struct opening){.hero_players = hero_players, .lua = lua, .map = "t_map"});
    set_mission(k, "t_last");
    stand(k, 0, "d-12");
    put(k, "acolyte", "d-12", 1);
    lay_strike(k, "d-12");
}

static void strike_it(struct kit *k)
{
    answer(k, ACT_CITY_ACTION);
    answer(k, ACT_ICON, I_STRIKE);
    answer(k, ACT_MOVE_STRIKE, space("d-12"), space("d-12"));
    answer(k, ACT_STRIKE_DOWN);
}

static void OT_002_the_hero_side_wins_and_loses_together(void **state)
{
    (void)state;
    for (int heroes = 1; heroes <= 4; heroes++) {
        struct kit k;
        open_last(&k, heroes);
        at_turn(&k, 0);
        strike_it(&k);
        assert_true(over(&k));
        assert_int_equal(score_of(&k, 0), 0);
        for (seat s = 1; s <= heroes; s++) assert_int_equal(score_of(&k, s), 1);
        close_kit(&k);
        open_kit(&k, heroes);
        no_reserve(&k);
        doom(&k, 0, "x-11");
        at_turn(&k, 0);
        step_to(&k, "e-11");
        assert_true(over(&k));
        assert_int_equal(score_of(&k, 0), 1); /* alone */
        for (seat s = 1; s <= heroes; s++) assert_int_equal(score_of(&k, s), 0);
        for (seat sins = 0; sins <= heroes; sins++) { /* wherever the Sins Player sits */
            k.g->sins = sins;
            for (seat s = 0; s <= heroes; s++) assert_int_equal(score_of(&k, s), s == sins);
        }
        close_kit(&k);
    }
}

static void OT_043_the_last_mission_wins_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_last(&k, 1);
    at_turn(&k, 0);
    strike_it(&k);
    assert_true(over(&k)); /* the Inventory icon is not resolved any more */
    assert_int_equal(k.g->winner, HEROES_WIN);
    assert_int_equal(happened(&k, EV_UPGRADE) + happened(&k, EV_TURN_ENDS), 0);
    assert_int_equal(k.event[k.events - 1].kind, EV_HEROES_WIN);
    close_kit(&k);
    open_last(&k, 1); /* a Mission before it does not */
    set_mission(&k, "t_first");
    at_turn(&k, 0);
    strike_it(&k);
    assert_false(over(&k));
    assert_int_equal(k.g->winner, 0);
    close_kit(&k);
}

static void OT_044_the_sins_player_wins_by_a_death_without_replacement(void **state)
{
    (void)state;
    for (int reserve = 0; reserve < 2; reserve++) {
        struct kit k;
        open_kit(&k, 1);
        no_reserve(&k);
        if (reserve) k.g->agent[6].status = RESERVE;
        doom(&k, 0, "x-11");
        at_turn(&k, 0);
        step_to(&k, "e-11");
        assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
        assert_int_equal(over(&k), !reserve);
        assert_int_equal(k.g->winner, reserve ? 0 : SINS_WIN);
        close_kit(&k);
    }
    struct kit k; /* an empty Reserve alone is no end */
    open_kit(&k, 1);
    no_reserve(&k);
    at_turn(&k, 0);
    decline_until(&k, "ALONE");
    assert_false(over(&k));
    close_kit(&k);
}

static void OT_045_OT_E22_counting_deaths(void **state)
{
    (void)state;
    for (int heroes = 1; heroes <= 4; heroes++) {
        struct kit k;
        open_kit(&k, heroes);
        lay(&k, FIRE, "e-11", 1);
        int deaths = 0, deciding = k.g->heroes == 3 ? 5 : 4;
        while (!over(&k) && deaths < 7) {
            stand(&k, 0, "x-11");
            set_wounds(&k, 0, "1234");
            at_turn(&k, 0);
            dice(&k, "h");
            step_to(&k, "e-11");
            deaths++;
            if (over(&k)) break;
            decline_until(&k, "NEXT"); /* the last of the Reserve comes without a question */
            assert_int_equal(happened(&k, EV_REPLACED), 1);
            assert_int_equal(k.g->winner, 0);
        }
        assert_int_equal(deaths, deciding);
        assert_int_equal(k.g->winner, SINS_WIN);
        assert_int_equal(in_play_count(k.g), k.g->heroes - 1); /* not every Hero is dead */
        close_kit(&k);
    }
}

static void OT_046_the_hero_side_wins_when_both_happen_at_once(void **state)
{
    (void)state;
    for (int last = 0; last < 2; last++) {
        struct kit k;
        open_last(&k, 1);
        if (!last) set_mission(&k, "t_left"); /* three Monsters */
        no_reserve(&k);
        set_wounds(&k, 0, "1234");
        at_turn(&k, 0);
        fight_here(&k, "HHH hh"); /* Leah kills the Acolyte, and its Hits kill her (Base Defense 1, alone with Pride) */
        answer(&k, ACT_SLAY);
        assert_int_equal(happened(&k, EV_KILLED), 1);
        assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
        assert_true(over(&k));
        assert_int_equal(k.g->winner, last ? HEROES_WIN : SINS_WIN);
        close_kit(&k);
    }
}

static void OT_047_level_7_of_the_apocalypse_does_not_end_the_game(void **state)
{
    (void)state;
    static const char lua[] = STORY_WITH("terror", NO_TASK, "rise { 1 }", "") T_PATH T_MAP("t_map", "t_story", "");
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 1, .lua = lua, .map = "t_map"});
    at_round(&k);
    for (int round = 1; round <= 9; round++) {
        answer(&k, ACT_NAME_FIRST);
        decline_until(&k, "ALONE");
        assert_int_equal(k.g->apocalypse_level, round < 7 ? round : 7);
        assert_false(over(&k));
        assert_int_equal(k.g->winner, 0);
    }
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_002_the_hero_side_wins_and_loses_together),
    TEST(OT_043_the_last_mission_wins_at_once),
    TEST(OT_044_the_sins_player_wins_by_a_death_without_replacement),
    TEST(OT_045_OT_E22_counting_deaths),
    TEST(OT_046_the_hero_side_wins_when_both_happen_at_once),
    TEST(OT_047_level_7_of_the_apocalypse_does_not_end_the_game),
};
TEST_GROUP(tests);
