/* test_corruption.c: the Corruption Level, Forced Corruption and the maximum (chapter 13). */
#include "kit_fights.h"
#include "kit_world.h"

/* A card of Sloth that corrupts the current Hero by this much at the start of his Turn. */
#define T_CORRUPT(n) SLOTH_CARD("t_corrupt", "turn_start", "corrupt { " #n " }")

static void OT_134_levels_are_1_to_7(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.hero_players = 4});
    for (int p = 0; p < 4; p++) assert_int_equal(k.g->hero[p].level, 1);
    close_kit(&k);

    open_arena(&k, T_CORRUPT(3)
               SLOTH_CARD("t_repent", "turn_start", "repent { 9 }"));
    set_level(&k, 0, 5);
    give_card(&k, "t_corrupt");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    assert_int_equal(k.g->hero[0].level, 7);
    bear_wounds(&k);
    expect_hero(&k, 0, 7, 1);
    give_card(&k, "t_repent");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    assert_int_equal(k.g->hero[0].level, 1);
    close_kit(&k);
}

static void OT_136_forced_corruption_raises_the_level_by_one_and_gives_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "avatar", "e-11", 1);
    lay(&k, CORRUPTION, "e-11", 2);
    set_level(&k, 0, 3);
    at_turn(&k, 0);
    dice(&k, "cc");
    step_to(&k, "e-11");
    assert_int_equal(happened(&k, EV_CORRUPTED), 2);
    assert_int_equal(happened(&k, EV_VOLUNTEERED), 0);
    expect_hero(&k, 0, 5, 0);
    answer(&k, ACT_FIGHT);
    roll_calm(&k, "SS nnnhh");
    expect_dice(&k, 2, 5);
    expect_outcome(&k, 0, 1, 0);
    close_kit(&k);
}

/* At level 7 Forced Corruption is a Wound, so that each source shows itself twice. */
static void OT_137_sources_of_forced_corruption(void **state)
{
    (void)state;
    for (int level = 2; level <= 7; level += 5) {
        int corrupted = level == 7 ? 7 : level + 1, wounds = level == 7;
        struct kit k;
        open_arena(&k, NULL); /* a Corruption check */
        set_level(&k, 0, level);
        lay(&k, CORRUPTION, "e-11", 1);
        at_turn(&k, 0);
        dice(&k, "c");
        step_to(&k, "e-11");
        bear_wounds(&k);
        expect_hero(&k, 0, corrupted, wounds);
        close_kit(&k);

        open_arena(&k, NULL); /* a Sin result in a Fight */
        set_level(&k, 0, level);
        put(&k, "acolyte", "x-11", 1);
        dice(&k, "SS cn");
        start_fight(&k);
        if (level < 7) answer(&k, ACT_NO_CORRUPTION); /* at 7 the dice are cast without a question */
        bear_wounds(&k);
        expect_hero(&k, 0, corrupted, wounds);
        close_kit(&k);

        open_arena(&k, T_CORRUPT(1)); /* a Sin card */
        set_level(&k, 0, level);
        give_card(&k, "t_corrupt");
        at_turn(&k, 0);
        answer(&k, ACT_PLAY);
        bear_wounds(&k);
        expect_hero(&k, 0, corrupted, wounds);
        close_kit(&k);

        open_arena(&k, NULL); /* the Power of Sloth */
        set_level(&k, 0, level);
        at_turn(&k, 0);
        step_to(&k, "e-11");
        dice(&k, "c");
        step_to(&k, "x-11");
        bear_wounds(&k);
        expect_hero(&k, 0, corrupted, wounds);
        close_kit(&k);

        open_table(&k, (struct opening){.map = "t_map", /* a Story */
                                        .lua = STORY_WITH("terror", "corrupt { 1, of = 'each_hero' }", NO_TASK, "") T_PATH
                                               T_MAP("t_map", "t_story", "")});
        set_level(&k, 0, 1);
        set_level(&k, 1, level);
        at_round(&k);
        bear_wounds(&k);
        expect_hero(&k, 0, 2, 0);
        expect_hero(&k, 1, corrupted, wounds);
        close_kit(&k);
    }
}

static void OT_313_whatever_is_not_voluntary_is_forced(void **state)
{
    (void)state;
    struct kit k; /* an Acolyte Ability, which the book does not name as a source */
    open_arena(&k, "acolytes { id = 'doctors', name = 'Doctors', acolyte = 'doctor',"
                   "           ability = { raise_acolyte {}, corrupt { 2 } } }");
    set_level(&k, 0, 6);
    put(&k, "avatar", "x-11", 1);
    bury(&k, "acolyte", 1);
    start_fight(&k);
    answer(&k, ACT_ABILITY);
    assert_string_equal(asked(&k), "SLOT"); /* the second one is a Wound already */
    assert_int_equal(happened(&k, EV_CORRUPTED), 1);
    dice(&k, "SS nnnnnnn");
    bear_wounds(&k);
    expect_dice(&k, 2, 7); /* no bonus of any kind */
    expect_outcome(&k, 0, 0, 0);
    expect_hero(&k, 0, 7, 1);
    close_kit(&k);
}

static void OT_146_OT_147_at_level_7_each_further_forced_corruption_is_a_wound(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_level(&k, 0, 7);
    lay(&k, CORRUPTION, "e-11", 3);
    at_turn(&k, 0);
    dice(&k, "ccc");
    step_to(&k, "e-11");
    for (int i = 0; i < 3; i++) {
        assert_string_equal(asked(&k), "SLOT"); /* Wounds like others: the player chooses the slot */
        assert_int_equal(k.g->hero[0].level, 7);
        answer(&k, ACT_COVER_SLOT, 6 - i);
    }
    assert_string_equal(asked(&k), "NEXT");
    expect_hero(&k, 0, 7, 3);
    assert_int_equal(happened(&k, EV_CORRUPTED), 0);
    close_kit(&k);

    open_arena(&k, NULL); /* at 6 it is none */
    set_level(&k, 0, 6);
    lay(&k, CORRUPTION, "e-11", 1);
    at_turn(&k, 0);
    dice(&k, "c");
    step_to(&k, "e-11");
    assert_string_equal(asked(&k), "NEXT");
    expect_hero(&k, 0, 7, 0);
    close_kit(&k);
}

static void OT_149_innocents_die_the_moment_level_7_is_reached(void **state)
{
    (void)state;
    for (int voluntary = 0; voluntary < 2; voluntary++) {
        struct kit k;
        open_arena(&k, NULL);
        put(&k, "avatar", "x-11", 1);
        set_level(&k, 0, 5);
        k.g->supply[INNOCENT] = 7;
        k.g->hero[0].innocents = 3;
        k.g->hero[1].innocents = 2;
        start_fight(&k);
        roll_calm(&k, "SS cnnnn");
        expect_hero(&k, 0, 6, 0);
        assert_int_equal(k.g->hero[0].innocents, 3); /* not yet at 6 */
        attack(&k, 0);
        if (voluntary) {
            roll_corrupt(&k, "SSSS cnnnn");
            assert_string_equal(asked(&k), "FAITH"); /* before the Fight's outcome */
        } else {
            roll_calm(&k, "SS cnnnn");
        }
        assert_int_equal(k.g->hero[0].level, 7);
        assert_int_equal(k.g->hero[0].innocents, 0);
        assert_int_equal(last_event(&k, EV_INNOCENTS_KILLED)->b, 3);
        assert_int_equal(k.g->hero[1].innocents, 2);
        assert_int_equal(k.g->supply[INNOCENT], 7); /* out of the game, not back into the supply */
        assert_int_equal(k.g->ground[space("x-11")].innocent, 0);
        close_kit(&k);
    }
}

static void OT_150_the_dark_past_at_level_7_in_a_corruption_story_only(void **state)
{
    (void)state;
    static const struct { const char *map; int level, revealed; } turn[] = {
        {"t_map", 7, 1}, {"t_map", 6, 0}, {"last_stand_old_town", 7, 0}};
    for (int i = 0; i < COUNT(turn); i++) {
        struct kit k;
        open_table(&k, (struct opening){.map = turn[i].map, .lua = T_STORY("corruption", "") T_MAP("t_map", "t_story", "")});
        set_level(&k, 0, turn[i].level);
        set_level(&k, 1, 7); /* another Hero's level does not matter in this Turn */
        at_turn(&k, 0);
        assert_int_equal(happened(&k, EV_DARK_PAST), 0);
        end_turn(&k);
        assert_int_equal(happened(&k, EV_DARK_PAST), turn[i].revealed);
        close_kit(&k);
    }
}

static void OT_S31_OT_E18_crossing_the_maximum_one_by_one(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, T_CORRUPT(3));
    set_level(&k, 0, 6);
    set_wounds(&k, 0, "1");
    k.g->hero[0].innocents = 1;
    k.g->supply[INNOCENT]--;
    give_card(&k, "t_corrupt");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    assert_int_equal(k.g->hero[0].level, 7);
    assert_int_equal(k.g->hero[0].innocents, 0);
    bear_wounds(&k);
    expect_hero(&k, 0, 7, 3);
    expect_order(&k, 3, EV_CORRUPTED, EV_WOUNDED, EV_WOUNDED);
    assert_int_equal(happened(&k, EV_CORRUPTED), 1);
    close_kit(&k);
}

static void OT_S30_OT_E19_proxy_at_the_maximum_drops_one_corruption_first(void **state)
{
    (void)state;
    static const struct { const char *faces; int proxy, level, wounds; } check[] = {
        {"cc", 1, 7, 1}, {"cn", 1, 7, 0}, {"cc", 0, 7, 2}, {"cn", 0, 7, 1}};
    for (int i = 0; i < COUNT(check); i++) {
        struct kit k;
        open_arena(&k, NULL);
        set_level(&k, 0, 7);
        if (check[i].proxy) k.g->hero[0].npcs = 1u << PROXY;
        lay(&k, CORRUPTION, "e-11", 2);
        at_turn(&k, 0);
        dice(&k, check[i].faces);
        step_to(&k, "e-11");
        bear_wounds(&k);
        expect_hero(&k, 0, check[i].level, check[i].wounds);
        close_kit(&k);
    }
}

static void OT_S110_defense_and_cc_do_not_help_in_checks(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_hero(&k, 0, "rocco"); /* Base Defense 2 */
    give_upgrade(&k, 0, "riot_vest");
    give_upgrade(&k, 0, "candle_stub");
    lay(&k, FIRE, "e-11", 2);
    lay(&k, CORRUPTION, "e-11", 2);
    at_turn(&k, 0);
    dice(&k, "cc hh");
    step_to(&k, "e-11");
    bear_wounds(&k);
    expect_hero(&k, 0, 3, 2);
    close_kit(&k);

    open_arena(&k, NULL); /* PROXY does: one of each check */
    set_hero(&k, 0, "rocco");
    k.g->hero[0].npcs = 1u << PROXY;
    lay(&k, FIRE, "e-11", 2);
    lay(&k, CORRUPTION, "e-11", 2);
    at_turn(&k, 0);
    dice(&k, "cc hh");
    step_to(&k, "e-11");
    bear_wounds(&k);
    expect_hero(&k, 0, 2, 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_134_levels_are_1_to_7),
    TEST(OT_136_forced_corruption_raises_the_level_by_one_and_gives_nothing),
    TEST(OT_137_sources_of_forced_corruption),
    TEST(OT_313_whatever_is_not_voluntary_is_forced),
    TEST(OT_146_OT_147_at_level_7_each_further_forced_corruption_is_a_wound),
    TEST(OT_149_innocents_die_the_moment_level_7_is_reached),
    TEST(OT_150_the_dark_past_at_level_7_in_a_corruption_story_only),
    TEST(OT_S31_OT_E18_crossing_the_maximum_one_by_one),
    TEST(OT_S30_OT_E19_proxy_at_the_maximum_drops_one_corruption_first),
    TEST(OT_S110_defense_and_cc_do_not_help_in_checks),
};
TEST_GROUP(tests);
