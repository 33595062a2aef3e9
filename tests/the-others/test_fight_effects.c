/* test_fight_effects.c: what a Fight does to the Monsters, its order, Pride, and Fights that are unusual (chapter 14). */
#include "kit_fights.h"

#include <stdio.h>

/* An Upgrade that is nothing but a sure Hit. */
#define T_HIT "upgrade { id = 't_hit', name = 'Hit', copies = 9, passive = { hits { 1 } } }\n"

/* -- Effects on Monsters ------------------------------------------------------------------------------------------- */

static void OT_172_fight_and_defense_of_each_kind_of_monster(void **state)
{
    (void)state;
    static const struct { const char *sin, *monster; int fight, defense; } kind[] = {
        {"pride", "acolyte", 2, 2}, {"pride", "abomination", 3, 3}, {"pride", "controller", 4, 4}, {"pride", "avatar", 6, 6},
        {"sloth", "acolyte", 2, 2}, {"sloth", "abomination", 3, 3}, {"sloth", "controller", 3, 5}, {"sloth", "avatar", 5, 7},
        {"pride", "the_runner", 4, 4}, {"pride", "the_bouncer", 6, 6}, {"pride", "the_singer", 4, 5},
        {"pride", "the_hostess", 5, 5}, {"pride", "the_dealer", 5, 4}, {"pride", "turned_hero", 4, 4}};
    for (int i = 0; i < COUNT(kind); i++)
        for (int enough = 0; enough < 2; enough++) {
            struct kit k;
            if (!strcmp(kind[i].sin, "pride")) open_proud_arena(&k, T_HIT);
            else open_arena(&k, T_HIT);
            put(&k, kind[i].monster, "x-11", 1);
            for (int n = 0; n < kind[i].defense - 1 + enough; n++) give_upgrade(&k, 0, "t_hit");
            start_fight(&k);
            roll_calm(&k, "SS nnnnnn");
            assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, kind[i].fight);
            assert_int_equal(offered(&k, ACT_SLAY, monster_id(&k, kind[i].monster), kind[i].defense), enough);
            close_kit(&k);
        }
    struct kit k; /* an Acolyte of another type by its own board */
    open_table(&k, (struct opening){.acolytes = "nuns",
                                    .lua = "acolyte { id = 'nun', name = 'Nun', fight = 4, defense = 5 }"});
    put(&k, "nun", "e-31", 1);
    at_turn(&k, 0);
    fight_here(&k, "HHHHH nnnn");
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 4);
    assert_true(offered(&k, ACT_SLAY, monster_id(&k, "nun"), 5));
    close_kit(&k);
}

static void OT_173_too_few_hits_have_no_effect_and_do_not_carry_over(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "abomination", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "HH nnn"); /* 2 Hits against 3 */
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(figures_at(&k, "abomination", "x-11"), 1);
    attack(&k, 0);
    roll_calm(&k, "HH nnn"); /* 2 more: not 4 */
    assert_int_equal(figures_at(&k, "abomination", "x-11"), 1);
    assert_int_equal(happened(&k, EV_KILLED), 0);
    give_upgrade(&k, 0, "surgeons_saw");
    attack(&k, 0);
    roll_calm(&k, "HH nnn");
    slay(&k, "abomination");
    assert_int_equal(figures_at(&k, "abomination", "dead"), 1);
    close_kit(&k);

    open_arena(&k, NULL); /* beside another: what no Hits are left for is refused */
    put(&k, "acolyte", "x-11", 1);
    put(&k, "abomination", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "HH nnnnn");
    assert_true(offered(&k, ACT_SLAY, monster_id(&k, "acolyte"), 2));
    assert_true(refused(&k, ACT_SLAY, monster_id(&k, "abomination"), -1, -1, 173));
    close_kit(&k);
}

/* 5 Hits against 2 Acolytes (2 each) and 1 Abomination (3): every division that kills something. */
static void OT_174_the_hero_divides_his_hits_as_he_likes(void **state)
{
    (void)state;
    static const struct { int acolytes, abominations; } division[] = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}};
    for (int i = 0; i < COUNT(division); i++) {
        struct kit k;
        open_arena(&k, T_HIT);
        for (int n = 0; n < 3; n++) give_upgrade(&k, 0, "t_hit");
        put(&k, "acolyte", "x-11", 2);
        put(&k, "abomination", "x-11", 1);
        start_fight(&k);
        roll_calm(&k, "HH nnnnnnn");
        assert_int_equal(asked_seat(&k), player_of(k.g, 0));
        for (int n = 0; n < division[i].acolytes; n++) slay(&k, "acolyte");
        for (int n = 0; n < division[i].abominations; n++) slay(&k, "abomination");
        if (!strcmp(asked(&k), "KILLS")) answer(&k, ACT_SPARE);
        assert_string_equal(asked(&k), "NEXT");
        assert_int_equal(figures_at(&k, "acolyte", "dead"), division[i].acolytes);
        assert_int_equal(figures_at(&k, "abomination", "dead"), division[i].abominations);
        close_kit(&k);
    }
    struct kit k; /* 2 and 2 and 3 are more than 5 */
    open_arena(&k, T_HIT);
    for (int n = 0; n < 3; n++) give_upgrade(&k, 0, "t_hit");
    put(&k, "acolyte", "x-11", 2);
    put(&k, "abomination", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "HH nnnnnnn");
    slay(&k, "acolyte");
    slay(&k, "acolyte");
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_175_the_sin_roll_cancels_no_hits_of_the_hero(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    put(&k, "abomination", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "HH hhhcc");
    expect_outcome(&k, 2, 2, 2);
    slay(&k, "acolyte");
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    close_kit(&k);
}

static void OT_176_a_changed_defense_applies(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, T_HIT);
    give_upgrade(&k, 0, "t_hit");
    put(&k, "acolyte", "x-11", 1);
    put(&k, "abomination", "x-11", 1);
    reveal(&k, "scar_plate"); /* Abominations +1 */
    start_fight(&k);
    roll_calm(&k, "HH nnnnn");
    assert_true(refused(&k, ACT_SLAY, monster_id(&k, "abomination"), 4, -1, 173));
    assert_true(offered(&k, ACT_SLAY, monster_id(&k, "acolyte"), 2)); /* not the others */
    answer(&k, ACT_SPARE);
    give_card(&k, "blubber"); /* each Monster in this Fight +1 */
    attack(&k, 0);
    answer(&k, ACT_PLAY);
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "HH nnnnn");
    assert_true(offered(&k, ACT_SLAY, monster_id(&k, "acolyte"), 3));
    assert_true(refused(&k, ACT_SLAY, monster_id(&k, "abomination"), 5, -1, 173));
    answer(&k, ACT_SPARE);
    attack(&k, 0); /* the next Fight: the card no longer counts */
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "HH nnnnn");
    assert_true(offered(&k, ACT_SLAY, monster_id(&k, "acolyte"), 2));
    close_kit(&k);
}

static void OT_177_the_killed_go_to_the_dead_area_unless_a_card_says_otherwise(void **state)
{
    (void)state;
    static const struct { const char *monster, *to; } way[] = {
        {"acolyte", "dead"}, {"abomination", "dead"}, {"controller", "dead"}, {"avatar", "dead"},
        {"the_runner", "removed"}, {"turned_hero", "removed"}};
    for (int i = 0; i < COUNT(way); i++) {
        struct kit k;
        open_arena(&k, T_HIT);
        for (int n = 0; n < 7; n++) give_upgrade(&k, 0, "t_hit");
        if (i == 4) reveal(&k, "last_orders");
        put(&k, way[i].monster, "x-11", 1);
        int before = figures_at(&k, way[i].monster, way[i].to);
        start_fight(&k);
        roll_calm(&k, "SS nnnnnn");
        slay(&k, way[i].monster);
        assert_int_equal(figures_at(&k, way[i].monster, way[i].to), before + 1);
        assert_int_equal(figures_at(&k, way[i].monster, "x-11"), 0);
        close_kit(&k);
    }
}

static void OT_178_the_results_of_both_sides_are_simultaneous(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "HH hh"); /* the killed Acolyte has still rolled */
    slay(&k, "acolyte");
    bear_wounds(&k);
    expect_hero(&k, 0, 1, 1);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    close_kit(&k);

    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    set_wounds(&k, 0, "1234");
    start_fight(&k);
    roll_calm(&k, "HH hh");
    slay(&k, "acolyte"); /* and a Hero who dies still kills */
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    assert_int_equal(figures_at(&k, "acolyte", "dead"), 1);
    close_kit(&k);
}

static void OT_S43_the_order_of_the_outcome(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_mission(&k, "hls_thin_the_flock"); /* kill 3 Acolytes */
    k.g->progress = 2;
    put(&k, "acolyte", "x-11", 2);
    start_fight(&k);
    roll_calm(&k, "FH H hhcc");
    become(&k, RESULT_SKILL);
    slay(&k, "acolyte");
    bear_wounds(&k);
    expect_order(&k, 10, EV_HERO_ROLL, EV_SIN_ROLL, EV_FAITH, EV_OUTCOME, EV_KILLED, EV_PROGRESS, EV_WOUNDED, EV_CORRUPTED,
                 EV_CORRUPTED, EV_ACCOMPLISHED);
    assert_int_equal(happened(&k, EV_WOUNDED), 1);
    close_kit(&k);

    open_arena(&k, SLOTH_CARD("t_after", "after_fight", "draw { 1 }")); /* after_fight: when all of it is settled */
    set_mission(&k, "hls_thin_the_flock");
    k.g->progress = 2;
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "t_after");
    start_fight(&k);
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "HH nn");
    slay(&k, "acolyte");
    decline_until(&k, "PLAY");
    assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "t_after")));
    assert_int_equal(happened(&k, EV_ACCOMPLISHED), 1);
    close_kit(&k);

    open_arena(&k, NULL); /* a Hero who dies in between: the rest is dropped, for his replacement too */
    set_wounds(&k, 0, "1234");
    put(&k, "avatar", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SS hhhcc");
    assert_string_equal(asked(&k), "WHO");
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "rose"));
    assert_int_equal(happened(&k, EV_WOUNDED), 1);
    assert_int_equal(happened(&k, EV_CORRUPTED), 0);
    expect_hero(&k, 0, 1, 0);
    close_kit(&k);
}

/* -- Pride --------------------------------------------------------------------------------------------------------- */

static void OT_S45_pride_takes_one_of_the_whole_defense_but_not_below_zero(void **state)
{
    (void)state;
    static const struct { int base; const char *upgrade, *faces; int faith, wounds; } sum[] = {
        {1, NULL, "SS hhhnnn", 0, 3},          /* 1 - 1 */
        {0, NULL, "SS hhhnnn", 0, 3},          /* 0 - 1 is 0: no Hit is added */
        {0, NULL, "DS hhhnnn", 0, 3},          /* of the dice */
        {0, NULL, "DD hhhnnn", 0, 2},
        {0, "riot_vest", "SS hhhnnn", 0, 3},   /* of an Upgrade */
        {0, NULL, "FS S hhhnnn", 1, 3},        /* of a FAITH */
        {2, "riot_vest", "FS S hhhnnn", 1, 0}, /* 4 - 1 against 3 */
        {2, NULL, "DS hhhnnn", 0, 1}};         /* 3 - 1 */
    for (int i = 0; i < COUNT(sum); i++) {
        char lua[128];
        snprintf(lua, sizeof lua, "hero { id = 'brad', name = 'Brad', class = 'fixer', fight = 2, skill = 4, defense = %d }",
                 sum[i].base);
        struct kit k;
        open_proud_arena(&k, lua);
        put(&k, "avatar", "x-11", 1);
        if (sum[i].upgrade) give_upgrade(&k, 0, sum[i].upgrade);
        start_fight(&k);
        roll_calm(&k, sum[i].faces);
        if (sum[i].faith) become(&k, RESULT_DEFENSE);
        expect_outcome(&k, 0, sum[i].wounds, 0);
        if (!sum[i].faith) assert_int_equal(last_event(&k, EV_HERO_TOTAL)->b, 3 - sum[i].wounds); /* so it is told */
        expect_told(&k, EV_FRAILTY, "The Hero has 1 Defense less in this Fight");
        close_kit(&k);
    }
    struct kit k; /* and of the track */
    open_proud_arena(&k, NULL);
    put(&k, "avatar", "x-11", 1);
    set_level(&k, 0, 2);
    start_fight(&k);
    roll_corrupt(&k, "SSS hhhnnn");
    expect_outcome(&k, 0, 2, 0);
    close_kit(&k);

    open_arena(&k, NULL); /* it is Pride's Power, not another Sin's */
    put(&k, "avatar", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SS hhhnn");
    expect_outcome(&k, 0, 2, 0);
    close_kit(&k);
}

static void OT_S46_alone_is_who_has_no_hero_with_him_when_the_dice_are_counted(void **state)
{
    (void)state;
    static const struct { const char *where; const char *faces; int wounds; } other[] = {
        {"d-33", "SS hhhnnn", 3}, {"e-11", "SS hhhnnn", 3}, {"x-11", "SSS hhhnnn", 2}};
    for (int i = 0; i < COUNT(other); i++) {
        struct kit k;
        open_proud_arena(&k, NULL);
        put(&k, "avatar", "x-11", 1);
        stand(&k, 1, other[i].where);
        start_fight(&k);
        roll_calm(&k, other[i].faces);
        expect_outcome(&k, 0, other[i].wounds, 0);
        close_kit(&k);
    }
    struct kit k; /* who is left alone behind the roll was not alone, and the other way round */
    const char *lua = "sin_card { id = 't_part', name = 'Part', sin = 'pride', copies = 1, moment = 'after_fight_roll',"
                      "           effect = { teleport { of = 'any_hero', at = 'any_space' } } }";
    for (int together = 0; together < 2; together++) {
        open_proud_arena(&k, lua);
        put(&k, "avatar", "x-11", 1);
        if (together) stand(&k, 1, "x-11");
        give_card(&k, "t_part");
        start_fight(&k);
        decline_until(&k, "VOLUNTEER");
        roll_calm(&k, together ? "SSS hhhnnn" : "SS hhhnnn");
        answer(&k, ACT_PLAY);
        answer(&k, ACT_CHOOSE_HERO, hero_id(&k, "karl"));
        answer(&k, ACT_CHOOSE_SPACE, space(together ? "d-33" : "x-11"));
        expect_outcome(&k, 0, together ? 2 : 3, 0);
        close_kit(&k);
    }
}

/* -- Unusual Fights ------------------------------------------------------------------------------------------------ */

static void OT_S56_a_card_starts_a_fight_with_another_hero(void **state)
{
    (void)state;
    struct kit k;
    open_proud_arena(&k, "sin_card { id = 't_duel', name = 'Duel', sin = 'pride', copies = 1, moment = 'turn_start',"
                         "           effect = { start_fight { of = 'any_hero' } } }"
                         "acolytes { id = 'doctors', name = 'Doctors', acolyte = 'doctor',"
                         "           ability = { raise_acolyte {}, wound { 1 } } }");
    stand(&k, 1, "d-11");
    stand(&k, 2, "x-11"); /* with the Hero whose Turn it is */
    put(&k, "avatar", "d-11", 1);
    put(&k, "controller", "x-11", 1);
    bury(&k, "acolyte", 1);
    give_card(&k, "t_duel");
    int reactions = k.g->reactions;
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_CHOOSE_HERO, hero_id(&k, "karl"));
    assert_int_equal(last_event(&k, EV_ATTACKED)->a, hero_id(&k, "karl"));
    answer(&k, ACT_ABILITY); /* "the current Hero" of its text is he who fights */
    bear_wounds(&k);
    expect_hero(&k, 0, 1, 0);
    expect_hero(&k, 1, 1, 1);
    assert_int_equal(figures_at(&k, "acolyte", "d-11"), 1);
    roll_calm(&k, "SS hhcnnnnn"); /* all Monsters of his Space; he is alone in it (Pride) */
    expect_dice(&k, 2, 8);
    expect_outcome(&k, 0, 2, 1);
    bear_wounds(&k);
    expect_hero(&k, 0, 1, 0);
    expect_hero(&k, 1, 2, 3);
    assert_string_equal(asked(&k), "NEXT"); /* the Turn goes on as it was */
    assert_int_equal(k.g->current, 0);
    assert_int_equal(k.g->reactions, reactions);
    end_turn(&k);
    assert_true(offered(&k, ACT_REACT, hero_id(&k, "brad"))); /* and a Reaction is about its Hero */
    close_kit(&k);
}

static void OT_S56_a_fight_inside_another_leaves_that_one_as_it_was(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.sin = "sloth", .acolytes = "hobos",
                                    .lua = SLOTH_CARD("t_duel", "fight_start", "start_fight { of = 'any_hero' }")});
    set_hero(&k, 0, "brad");
    set_hero(&k, 1, "karl");
    stand(&k, 0, "x-11");
    stand(&k, 1, "d-11");
    put(&k, "abomination", "x-11", 1);
    put(&k, "acolyte", "d-11", 1);
    bury(&k, "acolyte", 1);
    give_card(&k, "t_duel");
    start_fight(&k);
    answer(&k, ACT_ABILITY); /* an Acolyte more, and a die less for a Hero without Upgrades */
    answer(&k, ACT_PLAY);
    answer(&k, ACT_CHOOSE_HERO, hero_id(&k, "karl"));
    roll_calm(&k, "SS nn");
    expect_dice(&k, 2, 2);
    roll_calm(&k, "S nnnnn"); /* now the Fight that was interrupted */
    expect_dice(&k, 1, 5);
    assert_int_equal(k.g->fighter, NOWHERE);
    close_kit(&k);

    open_arena(&k, SLOTH_CARD("t_duel", "on_death", "start_fight { of = 'any_hero' }"));
    set_hero(&k, 0, "morgana");
    set_wounds(&k, 0, "1");
    stand(&k, 1, "d-11");
    put(&k, "acolyte", "x-11", 2);
    put(&k, "avatar", "d-11", 1);
    give_card(&k, "t_duel");
    start_fight(&k);
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "HHSS nnnn");
    slay(&k, "acolyte");
    answer(&k, ACT_PLAY);
    answer(&k, ACT_CHOOSE_HERO, hero_id(&k, "karl"));
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "SS nnnnn"); /* nobody dies in it */
    assert_int_equal(k.g->fighter, 0);
    assert_int_equal(k.g->kills, 1); /* Morgana's kill is not forgotten: she may remove a Wound */
    assert_int_equal(asked_seat(&k), player_of(k.g, 0));
    assert_string_not_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_S57_a_hero_who_dies_before_the_roll_ends_the_fight(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, SLOTH_CARD("t_death", "fight_start", "kill { of = 'current_hero' }"));
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "t_death");
    start_fight(&k);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_REPLACEMENT, hero_id(&k, "rose"));
    assert_int_equal(happened(&k, EV_FIGHT_OFF), 1);
    assert_int_equal(happened(&k, EV_HERO_ROLL) + happened(&k, EV_SIN_ROLL), 0);
    assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
    assert_int_equal(k.g->fighter, NOWHERE);
    close_kit(&k);
}

static void OT_S58_a_fight_whose_monsters_are_gone_ends_and_is_spent(void **state)
{
    (void)state;
    const char *lua = SLOTH_CARD("t_away", "fight_start", "teleport_monster { at = 'any_space' }");
    struct kit k;
    open_arena(&k, lua);
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "t_away");
    start_fight(&k);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_CHOOSE_SPACE, space("e-11"));
    assert_int_equal(happened(&k, EV_FIGHT_OFF), 1);
    assert_int_equal(happened(&k, EV_HERO_ROLL) + happened(&k, EV_SIN_ROLL), 0);
    assert_string_equal(asked(&k), "NEXT");
    assert_true(refused(&k, ACT_FIGHT, -1, -1, -1, 64)); /* the Action is spent */
    step_to(&k, "e-11");
    assert_false(offered(&k, ACT_FIGHT));
    close_kit(&k);

    open_arena(&k, lua);
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "t_away");
    int reactions = k.g->reactions;
    attack(&k, 0);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_CHOOSE_SPACE, space("e-11"));
    assert_int_equal(happened(&k, EV_FIGHT_OFF), 1);
    assert_int_equal(happened(&k, EV_HERO_ROLL), 0);
    assert_int_equal(k.g->reactions, reactions - 1); /* the Reaction is spent */
    close_kit(&k);

    open_arena(&k, lua); /* one that is left keeps the Fight on */
    put(&k, "acolyte", "x-11", 2);
    give_card(&k, "t_away");
    start_fight(&k);
    answer(&k, ACT_PLAY);
    answer(&k, ACT_CHOOSE_SPACE, space("e-11"));
    roll_calm(&k, "SS nn");
    expect_dice(&k, 2, 2);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_172_fight_and_defense_of_each_kind_of_monster),
    TEST(OT_173_too_few_hits_have_no_effect_and_do_not_carry_over),
    TEST(OT_174_the_hero_divides_his_hits_as_he_likes),
    TEST(OT_175_the_sin_roll_cancels_no_hits_of_the_hero),
    TEST(OT_176_a_changed_defense_applies),
    TEST(OT_177_the_killed_go_to_the_dead_area_unless_a_card_says_otherwise),
    TEST(OT_178_the_results_of_both_sides_are_simultaneous),
    TEST(OT_S43_the_order_of_the_outcome),
    TEST(OT_S45_pride_takes_one_of_the_whole_defense_but_not_below_zero),
    TEST(OT_S46_alone_is_who_has_no_hero_with_him_when_the_dice_are_counted),
    TEST(OT_S56_a_card_starts_a_fight_with_another_hero),
    TEST(OT_S56_a_fight_inside_another_leaves_that_one_as_it_was),
    TEST(OT_S57_a_hero_who_dies_before_the_roll_ends_the_fight),
    TEST(OT_S58_a_fight_whose_monsters_are_gone_ends_and_is_spent),
};
TEST_GROUP(tests);
