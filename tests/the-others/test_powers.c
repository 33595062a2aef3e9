/* test_powers.c: what the book leaves open and rulings fix: Sloth's Power, Apocalypse levels, counts, geometry. */
#include "kit_fights.h"

/* -- Sloth --------------------------------------------------------------------------------------------------------- */

static void OT_S07_sloth_rolls_a_die_for_each_step_after_the_first(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    at_turn(&k, 0);
    dice(&k, "h c");
    step_to(&k, "e-11"); /* the first is free */
    assert_int_equal(happened(&k, EV_PACE), 0);
    step_to(&k, "x-11");
    assert_int_equal(happened(&k, EV_PACE), 1);
    assert_string_equal(asked(&k), "SLOT"); /* a Hit is a Wound: Base Defense does not help */
    bear_wounds(&k);
    expect_hero(&k, 0, 1, 1);
    assert_int_equal(k.dice.next, 1); /* one die */
    close_kit(&k);

    open_arena(&k, NULL); /* a RavenCorp step is a further one; a Corruption face corrupts, a Burst adds a die */
    k.g->hero[0].npcs = (u8)(1u << RAVENCORP | 1u << PROXY);
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "candle_stub");
    at_turn(&k, 0);
    step_to(&k, "e-11");
    dice(&k, "c");
    step_to(&k, "x-11");
    expect_hero(&k, 0, 2, 0); /* CC and PROXY do not help */
    dice(&k, "b c");
    step_to(&k, "e-21");
    bear_wounds(&k);
    expect_hero(&k, 0, 3, 1);
    assert_int_equal(happened(&k, EV_PACE), 2);
    close_kit(&k);

    open_arena(&k, NULL); /* after the entering checks of that step, and not when he dies of them */
    lay(&k, FIRE, "e-21", 1);
    lay(&k, CORRUPTION, "e-21", 1);
    stand(&k, 0, "e-11");
    at_turn(&k, 0);
    step_to(&k, "x-11");
    dice(&k, "c h n");
    step_to(&k, "e-21");
    bear_wounds(&k);
    expect_order(&k, 3, EV_CORRUPTION_CHECK, EV_FIRE_CHECK, EV_PACE);
    close_kit(&k);

    open_arena(&k, NULL);
    set_wounds(&k, 0, "1234");
    lay(&k, FIRE, "e-21", 1);
    stand(&k, 0, "e-11");
    at_turn(&k, 0);
    step_to(&k, "x-11");
    dice(&k, "h h");
    step_to(&k, "e-21");
    assert_int_equal(happened(&k, EV_PACE), 0);
    close_kit(&k);
}

static void OT_S07_teleports_and_forced_moves_and_other_sins_are_exempt(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, SLOTH_CARD("t_push", "after_step", "drive {}, teleport { at = 'start' }"));
    give_card(&k, "t_push");
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    step_to(&k, "e-11");
    decline_until(&k, "PLAY");
    while (!offered(&k, ACT_PLAY)) answer(&k, ACT_PASS); /* the window behind the step */
    answer(&k, ACT_PLAY);
    answer(&k, ACT_DRIVE, space("x-11"));
    assert_int_equal(k.g->hero[0].space, space("e-31"));
    assert_int_equal(happened(&k, EV_PACE), 0);
    dice(&k, "n");
    decline_until(&k, "NEXT");
    step_to(&k, "x-21"); /* the second step of his own Move */
    assert_int_equal(happened(&k, EV_PACE), 1);
    close_kit(&k);

    open_proud_arena(&k, NULL);
    at_turn(&k, 0);
    step_to(&k, "e-11");
    step_to(&k, "x-11");
    assert_int_equal(happened(&k, EV_PACE), 0);
    close_kit(&k);

    open_arena(&k, NULL); /* each Move begins anew */
    at_turn(&k, 0);
    step_to(&k, "e-11");
    at_turn(&k, 0);
    step_to(&k, "x-11");
    assert_int_equal(happened(&k, EV_PACE), 0);
    close_kit(&k);
}

/* -- The Apocalypse Track ------------------------------------------------------------------------------------------ */

#define T_RISE SLOTH_CARD("t_rise", "turn_start", "rise { 1 }")

/* Raises the Apocalypse from this level by one. */
static void rise_from(struct kit *k, int level)
{
    open_arena(k, T_RISE);
    k->g->apocalypse_level = (u8)level;
    put(k, "acolyte", "x-11", 1);
    give_card(k, "t_rise");
    at_turn(k, 0);
    answer(k, ACT_PLAY);
    assert_int_equal(k->g->apocalypse_level, level + 1);
}

static void OT_S06_the_levels_of_the_apocalypse_track(void **state)
{
    (void)state;
    for (int level = 1; level <= 7; level++) {
        struct kit k;
        rise_from(&k, level - 1);
        assert_int_equal(offers(&k, ACT_REVEAL), level % 2 ? 2 : 0); /* every other level brings a card */
        assert_int_equal(happened(&k, EV_CARD_DRAWN), level == 2 ? 2 : 0);
        assert_int_equal(k.g->reactions, level == 4 ? 4 : 3);
        decline_until(&k, "NEXT");
        if (level % 2 == 0) {
            answer(&k, ACT_FIGHT);
            decline_until(&k, "VOLUNTEER");
            roll_calm(&k, level == 6 ? "SS nnn" : "SS nn");
            expect_dice(&k, 2, level == 6 ? 3 : 2);
        }
        k.g->missions_done = 1; /* so that it does not rise again */
        at_round_end(&k);
        decline_until(&k, "ALONE"); /* the next Round */
        assert_int_equal(k.g->apocalypse_level, level);
        assert_int_equal(k.g->reactions, level >= 4 ? 4 : 3); /* the token of level 4 is lasting */
        close_kit(&k);
    }
}

static void OT_E11_the_effects_of_the_levels_add_up(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, T_RISE "level { id = 'level_1', name = 'Level 1', number = 1, passive = { sin_dice { 1 } } }\n"
                          "level { id = 'level_2', name = 'Level 2', number = 2, passive = { sin_hits { 1 } } }\n"
                          "level { id = 'level_3', name = 'Level 3', number = 3, passive = { sin_corruption { 1 } } }\n"
                          "level { id = 'level_4', name = 'Level 4', number = 4, passive = { fight { 2, of = 'acolytes' } } }\n");
    k.g->apocalypse_level = 3;
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SS nnh");
    expect_dice(&k, 2, 3);
    expect_outcome(&k, 0, 1, 1);
    decline_until(&k, "NEXT");
    give_card(&k, "t_rise");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    assert_int_equal(k.g->apocalypse_level, 4);
    answer(&k, ACT_FIGHT);
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "SS nnnnh");
    expect_dice(&k, 2, 5); /* 2 + 2 of level 4 + 1 of level 1 */
    expect_outcome(&k, 0, 1, 1);
    close_kit(&k);
}

/* -- Components and board ------------------------------------------------------------------------------------------ */

static void OT_S03_numbers_of_tokens_and_what_happens_when_none_is_left(void **state)
{
    (void)state;
    static const u8 number[TOKENS] = {[FIRE] = 20, [CORRUPTION] = 20, [PENTAGRAM] = 10,
                                      [NEST] = 10, [EXTRA_TURN] = 10, [INNOCENT] = 12};
    struct kit k;
    open_arena(&k, "acolytes { id = 'doctors', name = 'Doctors', acolyte = 'doctor',"
                   "           ability = { raise_acolyte {}, place { 'fire', at = 'here' }, wound { 1 } } }");
    for (int t = 0; t < TOKENS; t++) assert_int_equal(k.g->supply[t], number[t]); /* the bare board: all in the supply */
    assert_int_equal(COUNT(k.g->altar), 6);
    assert_int_equal(COUNT(k.g->strike), 3);
    lay(&k, FIRE, "d-11", 19);
    put(&k, "avatar", "x-11", 1);
    bury(&k, "acolyte", 2);
    for (int time = 1; time <= 2; time++) {
        k.g->ability_used = false;
        start_fight(&k);
        answer(&k, ACT_ABILITY);
        bear_wounds(&k);
        assert_int_equal(k.g->supply[FIRE], 0);
        assert_int_equal(k.g->ground[space("x-11")].fire, 1); /* the second is ignored, the rest of the text is not */
        expect_hero(&k, 0, 1, time);
        decline_until(&k, "VOLUNTEER");
    }
    close_kit(&k);

    open_arena(&k, SLOTH_CARD("t_more", "turn_start", "reaction_token { 9 }")); /* Reaction tokens: H + 4 */
    give_card(&k, "t_more");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    assert_int_equal(k.g->reactions, 3 + 4);
    close_kit(&k);
}

static void OT_S05_the_adjacent_pairs_and_lines_of_the_reference_map(void **state)
{
    (void)state;
    static const char *const line[4][5] = {{"e-11", "x-11", "e-21", "x-21", "e-31"}, {"e-12", "x-12", "e-22", "x-22", "e-32"},
                                           {"s-11", "x-11", "s-12", "x-12", "s-13"}, {"s-21", "x-21", "s-22", "x-22", "s-23"}};
    struct kit k;
    open_kit(&k, 1);
    struct context *c = &k.c;
    const struct map_row *map = MAP(k.g->map);
    spaces sight[SPACES] = {0}, near[SPACES] = {0};
    for (int i = 0; i < 4; i++) /* a Hero sees a Space exactly when both lie on one line */
        for (int a = 0; a < 5; a++)
            for (int b = 0; b < 5; b++)
                if (a != b) sight[space(line[i][a])] |= space_bit(space(line[i][b]));
    static const char *const around[][5] = { /* a Street Space and its neighbours */
        {"e-11", "d-11", "d-12", "x-11"}, {"e-12", "d-12", "d-13", "x-12"}, {"e-21", "d-21", "d-22", "x-11", "x-21"},
        {"e-22", "d-22", "d-23", "x-12", "x-22"}, {"e-31", "d-31", "d-32", "x-21"}, {"e-32", "d-32", "d-33", "x-22"},
        {"s-11", "d-11", "d-21", "x-11"}, {"s-12", "d-12", "d-22", "x-11", "x-12"}, {"s-13", "d-13", "d-23", "x-12"},
        {"s-21", "d-21", "d-31", "x-21"}, {"s-22", "d-22", "d-32", "x-21", "x-22"}, {"s-23", "d-23", "d-33", "x-22"}};
    for (int i = 0; i < COUNT(around); i++)
        for (int n = 1; n < 5 && around[i][n]; n++) {
            near[space(around[i][0])] |= space_bit(space(around[i][n]));
            near[space(around[i][n])] |= space_bit(space(around[i][0]));
        }
    for (int s = 1; s < SPACES; s++) {
        if (map->sight[s] != sight[s]) fail_msg("the sight from %s", space_names[s]);
        if (map->near[s] != near[s]) fail_msg("the neighbours of %s", space_names[s]);
        assert_int_equal(map->all >> s & 1, near[s] != 0);
    }
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_S07_sloth_rolls_a_die_for_each_step_after_the_first),
    TEST(OT_S07_teleports_and_forced_moves_and_other_sins_are_exempt),
    TEST(OT_S06_the_levels_of_the_apocalypse_track),
    TEST(OT_E11_the_effects_of_the_levels_add_up),
    TEST(OT_S03_numbers_of_tokens_and_what_happens_when_none_is_left),
    TEST(OT_S05_the_adjacent_pairs_and_lines_of_the_reference_map),
};
TEST_GROUP(tests);
