/* test_entries.c: where positions can begin: each phase begins there, and nothing of it is done twice. */
#include "kit_world.h"

static void the_set_up_begins_with_the_roles(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    u8 map = k.g->map;
    kit_enter(&k, "setup", 0);
    assert_string_equal(asked(&k), "VOTE");
    assert_int_equal(k.g->map, map);
    assert_int_equal(k.g->round, 0);
    agree_on_sins(&k, 2);
    assert_true(asks(&k, 2, "SIN"));
    close_kit(&k);
}

static void the_sins_player_chooses_on_an_empty_table(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    kit_enter(&k, "sin", 1);
    assert_true(asks(&k, 1, "SIN"));
    choose_sin(&k, "sloth", "doctors");
    assert_int_equal(happened(&k, EV_SET_UP), 1);
    assert_int_equal(pile_count(SIN_DECK_OF(k.g), SIN_HAND), 0);
    close_kit(&k);
}

static void heroes_are_wished_for_and_everything_is_prepared_once(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    give_card(&k, "gilded_skin");
    kit_enter(&k, "heroes", 0);
    assert_int_equal(in_play_count(k.g), 0);
    assert_int_equal(reserve_count(k.g), TEAM);
    for (seat s = 1; s <= 3; s++) answer_as(&k, s, ACT_WISH_RANDOM);
    assert_int_equal(in_play_count(k.g), 3);
    assert_int_equal(pile_count(SIN_DECK_OF(k.g), SIN_HAND), 5);
    assert_int_equal(pile_count(UPGRADES_OF(k.g), INVENTORY), 5);
    assert_int_equal(happened(&k, EV_ROUND), 1);
    close_kit(&k);
}

static void dark_pasts_are_dealt_in_a_corruption_story_only(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 3, .map = "gilded_avenue"});
    kit_enter(&k, "dark_pasts", 0);
    for (int n = 0; n < TEAM; n++) {
        assert_true(asks(&k, k.g->sins, "CARD") || n == TEAM - 1);
        if (!strcmp(asked(&k), "CARD")) answer(&k, ACT_GIVE_DARK_PAST);
    }
    assert_int_equal(happened(&k, EV_DARK_PAST_GIVEN), TEAM);
    assert_int_equal(happened(&k, EV_HERO_TAKEN), 0);
    close_kit(&k);
    open_kit(&k, 3); /* a Terror Story */
    kit_enter(&k, "dark_pasts", 0);
    assert_int_equal(happened(&k, EV_DARK_PAST_GIVEN), 0);
    assert_int_equal(happened(&k, EV_ROUND), 1);
    close_kit(&k);
}

static void the_first_hero_is_voted_on_after_the_tasks(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    kit_enter(&k, "first_hero", 0);
    assert_int_equal(k.g->round, 1);
    assert_int_equal(happened(&k, EV_ROUND), 0);
    assert_true(asks(&k, 1, "ALONE"));
    answer(&k, ACT_NAME_FIRST, -1, 2);
    assert_int_equal(k.g->current, 2);
    close_kit(&k);
}

static void the_turns_begin_with_the_first_hero(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    k.g->first = 1;
    kit_enter(&k, "turns", 0);
    assert_int_equal(happened(&k, EV_TURN), 1);
    assert_int_equal(k.g->current, 1);
    assert_int_equal(k.g->hero[1].turns, TURN_TOKENS - 1);
    close_kit(&k);
}

static void a_fight_is_the_action_of_the_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    stand(&k, 0, "x-11");
    put(&k, "acolyte", "x-11", 1);
    kit_enter(&k, "fight", 1);
    assert_true(asks(&k, 1, "fight.VOLUNTEER"));
    assert_int_equal(happened(&k, EV_FIGHT), 1);
    assert_int_equal(happened(&k, EV_TURN), 0);
    dice(&k, "SSS nn");
    answer(&k, ACT_NO_CORRUPTION);
    assert_true(asks(&k, 1, "NEXT"));
    assert_false(offered(&k, ACT_FIGHT));
    assert_true(offered(&k, ACT_STEP));
    close_kit(&k);
}

static void the_next_mission_comes_in_the_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    u8 before = k.g->mission;
    kit_enter(&k, "mission", 1);
    if (!strcmp(asked(&k), "ALONE")) answer(&k, ACT_NAME_BRANCH);
    decline_until(&k, "NEXT");
    assert_int_not_equal(k.g->mission, before);
    assert_int_equal(k.g->missions_done, 1);
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 1);
    assert_int_equal(happened(&k, EV_TURN), 0);
    close_kit(&k);
}

static void the_dead_return_after_the_tasks_of_the_end(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    bury(&k, "acolyte", 1);
    lay(&k, NEST, "x-11", 2);
    kit_enter(&k, "summon", 0);
    assert_true(asks(&k, k.g->sins, "SUMMON"));
    answer(&k, ACT_SUMMON);
    assert_int_equal(happened(&k, EV_SUMMONED), 1);
    assert_int_equal(happened(&k, EV_RESET), 1);
    assert_int_equal(k.g->round, 2);
    close_kit(&k);
}

/* Quantities of content count what lies on the board. */
static void OT_006_quantities(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    static const struct { u8 word, token; const char *at; } tokens[] = {
        {Q_FIRE, FIRE, "x-11"}, {Q_CORRUPTION, CORRUPTION, "x-12"}, {Q_PENTAGRAM, PENTAGRAM, "x-11"},
        {Q_NEST, NEST, "x-12"}, {Q_INNOCENT, INNOCENT, "x-11"}};
    for (int i = 0; i < COUNT(tokens); i++) {
        int before = quantity(&k.c, NULL, 0, tokens[i].word);
        lay(&k, tokens[i].token, tokens[i].at, i + 1);
        for (int n = 0; n < COUNT(tokens); n++) /* each counts its own kind */
            if (n != i) assert_int_equal(quantity(&k.c, NULL, 0, tokens[n].word), tokens_on_board(&k.c, k.g, tokens[n].token));
        assert_int_equal(quantity(&k.c, NULL, 0, tokens[i].word), before + i + 1);
    }
    bury(&k, "acolyte", 2);
    put(&k, "abomination", "x-11", 2);
    put(&k, "abomination", "x-12", 1);
    k.g->apocalypse_level = 3;
    k.g->heroes_killed = 2;
    assert_int_equal(quantity(&k.c, NULL, 0, Q_HERO_NUMBER), 3);
    assert_int_equal(quantity(&k.c, NULL, 0, Q_DEAD), 2);
    assert_int_equal(quantity(&k.c, NULL, 0, Q_MONSTERS), 2);
    assert_int_equal(quantity(&k.c, NULL, 0, Q_APOCALYPSE), 3);
    assert_int_equal(quantity(&k.c, NULL, 0, Q_KILLED_HEROES), 2);
    assert_int_equal(quantity(&k.c, NULL, 0, 0), 0);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(the_set_up_begins_with_the_roles),
    TEST(the_sins_player_chooses_on_an_empty_table),
    TEST(heroes_are_wished_for_and_everything_is_prepared_once),
    TEST(dark_pasts_are_dealt_in_a_corruption_story_only),
    TEST(the_first_hero_is_voted_on_after_the_tasks),
    TEST(the_turns_begin_with_the_first_hero),
    TEST(a_fight_is_the_action_of_the_turn),
    TEST(the_next_mission_comes_in_the_turn),
    TEST(the_dead_return_after_the_tasks_of_the_end),
    TEST(OT_006_quantities),
};
TEST_GROUP(tests);
