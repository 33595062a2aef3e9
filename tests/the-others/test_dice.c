/* test_dice.c: Hero Dice and Sin Dice (OT-124 to OT-133, chapter 12). */
#include "kit_fights.h"

/* Brad against one Acolyte: 2 Hero Dice, then 2 Sin Dice. */
static void open_duel(struct kit *k)
{
    open_arena(k, NULL);
    put(k, "acolyte", "x-11", 1);
}

/* Fixes dice by the numbers on them, 1 to 6. */
static void raw_dice(struct kit *k, int n, const u8 *value)
{
    memcpy(k->dice.value, value, (size_t)n);
    k->dice.count = (u8)n;
    k->dice.next = 0;
}

static void OT_124_hero_dice_of_the_hero_player_and_sin_dice_of_the_sins_player(void **state)
{
    (void)state;
    struct kit k;
    open_duel(&k);
    start_fight(&k);
    roll_calm(&k, "SS nn");
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->who, player_of(k.g, 0));
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->who, k.g->sins);
    expect_order(&k, 2, EV_HERO_ROLL, EV_SIN_ROLL);
    expect_dice(&k, 2, 2);
    close_kit(&k);
}

/* Each side of the die alone: what one Sin Die that shows this number gives. */
static void OT_125_OT_S02_the_six_sides_of_a_sin_die(void **state)
{
    (void)state;
    static const struct { u8 hits, corruption, more; } side[7] = {
        [1] = {0, 1, 0}, [2] = {1, 0, 0}, [3] = {1, 0, 0}, [4] = {1, 0, 1}, [5] = {0, 0, 0}, [6] = {0, 0, 0}};
    for (u8 number = 1; number <= 6; number++) {
        struct kit k;
        open_arena(&k, "abomination { id = 'sloth_abomination', name = 'Weak', fight = 1, defense = 7 }");
        put(&k, "abomination", "x-11", 1);
        start_fight(&k);
        u8 value[] = {5, 5, number, 6, 6};
        raw_dice(&k, 5, value);
        answer(&k, ACT_NO_CORRUPTION);
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 1);
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->b, side[number].hits);
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->c, side[number].corruption);
        assert_int_equal(k.dice.next, 3 + side[number].more);
        close_kit(&k);
    }
}

static void OT_126_OT_S02_the_six_sides_of_a_hero_die(void **state)
{
    (void)state;
    static const struct { u8 hits, cc, defense, skill, faith; } side[7] = {
        [1] = {1, 0, 0, 0, 0}, [2] = {1, 0, 0, 0, 0}, [3] = {0, 1, 0, 0, 0},
        [4] = {0, 0, 1, 0, 0}, [5] = {0, 0, 0, 1, 0}, [6] = {0, 0, 0, 0, 1}};
    for (u8 number = 1; number <= 6; number++) {
        struct kit k;
        open_arena(&k, "hero { id = 'brad', name = 'Brad', class = 'fixer', fight = 1, skill = 1, defense = 0 }");
        put(&k, "acolyte", "x-11", 1);
        start_fight(&k);
        u8 value[] = {number, 5, 6, 6, 6}; /* the second is a Skill or the first blank Sin Die */
        raw_dice(&k, 4 + (number == 6), value);
        answer(&k, ACT_NO_CORRUPTION);
        const struct event *roll = last_event(&k, EV_HERO_ROLL), *more = last_event(&k, EV_HERO_ROLL_MORE);
        assert_int_equal(roll->a, 1);
        assert_int_equal(roll->b, side[number].hits);
        assert_int_equal(roll->c, side[number].defense);
        assert_int_equal(more->a, side[number].cc);
        assert_int_equal(more->b, side[number].skill + (number == 6)); /* the die that FAITH adds */
        assert_int_equal(more->c, side[number].faith);
        close_kit(&k);
    }
}

static void OT_127_a_burst_is_a_hit_and_adds_a_die_without_limit(void **state)
{
    (void)state;
    struct kit k;
    open_duel(&k);
    start_fight(&k);
    roll_calm(&k, "SS bn n n"); /* one added die and no more: the last blank is not rolled */
    assert_int_equal(k.dice.next, 5);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->b, 1);
    close_kit(&k);

    open_duel(&k);
    start_fight(&k);
    roll_calm(&k, "DD nb bbb bbb bbb c"); /* 10 Bursts in a row, the die that ends them counts too */
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 2);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->b, 10);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->c, 1);
    assert_int_equal(k.dice.next, k.dice.count);
    close_kit(&k);
}

static void OT_128_a_faith_adds_a_die_without_limit(void **state)
{
    (void)state;
    struct kit k;
    open_duel(&k);
    start_fight(&k);
    roll_calm(&k, "SF FFFF FFFF H nn");
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 2);
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->b, 1); /* the added Hit; a FAITH itself is none yet */
    assert_int_equal(last_event(&k, EV_HERO_ROLL_MORE)->c, 9);
    assert_int_equal(k.dice.next, k.dice.count);
    close_kit(&k);
}

static void OT_129_each_faith_becomes_any_other_result_by_itself(void **state)
{
    (void)state;
    static const struct { u8 result; int hits, wounds, corruption; } way[] = {
        {RESULT_HIT, 1, 2, 1}, {RESULT_DEFENSE, 0, 1, 1}, {RESULT_CC, 0, 2, 0}, {RESULT_SKILL, 0, 2, 1}};
    for (int i = 0; i < COUNT(way); i++) {
        struct kit k;
        open_arena(&k, "acolyte { id = 'doctor', name = 'Doctor', fight = 4, defense = 7 }");
        put(&k, "acolyte", "x-11", 1);
        start_fight(&k);
        roll_calm(&k, "SF S hhhc"); /* Base Defense 1 cancels one of 3 Hits */
        assert_string_equal(asked(&k), "FAITH");
        assert_int_equal(offers(&k, ACT_RESULT), 4);
        expect_option(&k, ACT_RESULT, "Turn a FAITH into a Hit");
        become(&k, way[i].result);
        expect_outcome(&k, way[i].hits, way[i].wounds, way[i].corruption);
        close_kit(&k);
    }
    struct kit k;
    open_arena(&k, "acolyte { id = 'doctor', name = 'Doctor', fight = 6, defense = 7 }");
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "FF FF FS S hhhhhc"); /* 5 FAITH: 2 Hits, 1 Defense, 1 CC; the last one can change nothing */
    become(&k, RESULT_HIT);
    become(&k, RESULT_HIT);
    become(&k, RESULT_DEFENSE);
    become(&k, RESULT_CC);
    expect_outcome(&k, 2, 3, 0);
    assert_int_equal(happened(&k, EV_FAITH), 4);
    close_kit(&k);
}

/* The option is there, since it may be left unused, but nobody takes it for a help. */
static void OT_129_a_faith_as_skill_is_said_to_do_nothing_in_a_fight(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, "acolyte { id = 'doctor', name = 'Doctor', fight = 4, defense = 7 }");
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SF S hhhc");
    assert_int_equal(k.c.option[3].a, RESULT_SKILL);
    k.c.option[0] = k.c.option[3];
    expect_option(&k, ACT_RESULT, "Turn a FAITH into a Skill, which does nothing in a Fight");
    close_kit(&k);
}

static void OT_129_a_faith_that_can_change_nothing_is_not_asked_for(void **state)
{
    (void)state;
    static const struct { const char *dice; bool matters; } rolls[] = {
        {"FH S nnnn", false},  /* 1 Hit and the FAITH: too few for a Defense of 3 */
        {"FH H nnnn", true},   /* just enough */
        {"FS S hnnn", false},  /* the Base Defense is enough */
        {"FS S hhnn", true}, {"FS S cnnn", true}, {"FC S cnnn", false}};
    for (int i = 0; i < COUNT(rolls); i++) {
        struct kit k;
        open_arena(&k, "acolyte { id = 'doctor', name = 'Doctor', fight = 4, defense = 3 }");
        put(&k, "acolyte", "x-11", 1);
        start_fight(&k);
        roll_calm(&k, rolls[i].dice);
        if (rolls[i].matters) assert_string_equal(asked(&k), "FAITH");
        else assert_int_equal(happened(&k, EV_OUTCOME), 1);
        close_kit(&k);
    }
}

static void OT_130_a_sin_hit_wounds_and_a_corruption_face_corrupts_the_current_hero(void **state)
{
    (void)state;
    struct kit k;
    open_duel(&k);
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "SS hhcn"); /* Base Defense cancels one Hit */
    bear_wounds(&k);
    expect_hero(&k, 0, 2, 1);
    expect_hero(&k, 1, 1, 0);
    expect_hero(&k, 2, 1, 0);
    close_kit(&k);
}

static void OT_131_defense_cancels_hits_and_cc_cancels_corruption_one_each(void **state)
{
    (void)state;
    static const struct { const char *faces; int wounds, corruption; } roll[] = {
        {"SS hhhcccn", 2, 3}, /* only the Base Defense */
        {"DS hhhcccn", 1, 3},
        {"DD hhhcccn", 0, 3}, /* too much Defense cancels no Corruption */
        {"DD hcccnnn", 0, 3},
        {"CS hhhcccn", 2, 2},
        {"CC hhhcccn", 2, 1},
        {"CC hhhcnnn", 2, 0}, /* too much CC cancels no Hit */
        {"CD hhhcccn", 1, 2}};
    for (int i = 0; i < COUNT(roll); i++) {
        struct kit k;
        open_arena(&k, NULL);
        put(&k, "acolyte", "x-11", 2);
        put(&k, "abomination", "x-11", 1);
        start_fight(&k);
        roll_calm(&k, roll[i].faces);
        expect_dice(&k, 2, 7);
        expect_outcome(&k, 0, roll[i].wounds, roll[i].corruption);
        close_kit(&k);
    }
}

static void OT_132_OT_S01_the_same_dice_in_fights_cleanses_and_checks(void **state)
{
    (void)state;
    struct kit k;
    open_duel(&k);
    start_fight(&k);
    roll_calm(&k, "FS H bn h"); /* a FAITH and a Burst add a die each */
    become(&k, RESULT_SKILL);
    expect_outcome(&k, 1, 1, 0);
    close_kit(&k);

    open_arena(&k, NULL); /* a Cleanse: only Skill counts, FAITH as Skill; Brad's ability gives 1 Skill more */
    lay(&k, FIRE, "x-11", 8);
    at_turn(&k, 0);
    answer(&k, ACT_CLEANSE);
    roll_calm(&k, "FSHD F C");
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 4);
    assert_int_equal(k.dice.next, 6);
    for (int i = 0; i < 4; i++) answer(&k, ACT_REMOVE, T_FIRST + FIRE);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->ground[space("x-11")].fire, 4);
    close_kit(&k);

    open_arena(&k, NULL); /* a Fire check: only Hits count, a Burst adds a die */
    lay(&k, FIRE, "e-11", 3);
    at_turn(&k, 0);
    dice(&k, "cbn h");
    step_to(&k, "e-11");
    assert_int_equal(last_event(&k, EV_FIRE_CHECK)->b, 3);
    assert_int_equal(k.dice.next, 4);
    bear_wounds(&k);
    expect_hero(&k, 0, 1, 2);
    close_kit(&k);

    open_arena(&k, NULL); /* a Corruption check: only Corruption faces count, a Burst adds a die */
    lay(&k, CORRUPTION, "e-11", 3);
    at_turn(&k, 0);
    dice(&k, "cbh c");
    step_to(&k, "e-11");
    assert_int_equal(last_event(&k, EV_CORRUPTION_CHECK)->b, 3);
    assert_int_equal(k.dice.next, 4);
    expect_hero(&k, 0, 3, 0);
    close_kit(&k);
}

static void OT_133_each_other_hero_in_the_space_gives_a_die_to_every_roll_of_hero_dice(void **state)
{
    (void)state;
    for (int others = 0; others <= 2; others++) {
        struct kit k;
        open_duel(&k);
        set_hero(&k, 2, "rocco");
        for (int p = 1; p <= others; p++) stand(&k, p, "x-11");
        lay(&k, FIRE, "x-11", 1);
        start_fight(&k);
        roll_calm(&k, others == 0 ? "SS nn" : others == 1 ? "SSS nn" : "SSSS nn");
        expect_dice(&k, 2 + others, 2);
        close_kit(&k);

        open_duel(&k);
        for (int p = 1; p <= others; p++) stand(&k, p, "x-11");
        lay(&k, FIRE, "x-11", 1);
        at_turn(&k, 0);
        answer(&k, ACT_CLEANSE);
        roll_calm(&k, "SSSSSS");
        assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 4 + others);
        close_kit(&k);
    }
}

/* 62 dice of the two sides in one Fight; nothing runs out. */
static void OT_S04_there_are_always_enough_dice(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, "upgrade { id = 't_bag', name = 'Bag of Dice', copies = 3, passive = { dice { 9 } } }"
                   "sin_card { id = 't_tide', name = 'Tide', sin = 'sloth', copies = 1, moment = 'fight_start',"
                   "           effect = { add_sin_dice { 9 }, add_sin_dice { 9 }, add_sin_dice { 9 } } }");
    for (int i = 0; i < 3; i++) give_upgrade(&k, 0, "t_bag");
    give_card(&k, "t_tide");
    put(&k, "avatar", "x-11", 1);
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    answer(&k, ACT_PLAY, sin_card_id(&k, "t_tide"));
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "DDDDDDDDDDDDDDDDDDDDDDDDDDDDD cccccccccccccccccccccccccccccccccc");
    expect_dice(&k, 29, 34);
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->c, 29);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->c, 34);
    close_kit(&k);
}

static void OT_S59_without_dice_nothing_is_rolled_but_sure_results_count(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, "upgrade { id = 't_chain', name = 'Chain', copies = 1, passive = { dice { -3 }, hits { 2 }, defense { 1 } } }"
                   "sin_card { id = 't_calm', name = 'Calm', sin = 'sloth', copies = 1, moment = 'fight_start',"
                   "           effect = { add_sin_dice { -9 }, add_sin_hits { 3 }, add_sin_corruption { 1 } } }");
    give_upgrade(&k, 0, "t_chain"); /* 2 - 3 dice */
    give_card(&k, "t_calm");        /* 2 - 9 dice */
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    answer(&k, ACT_PLAY, sin_card_id(&k, "t_calm"));
    decline_until(&k, "VOLUNTEER");
    roll_calm(&k, "HHHHH");
    assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 0);
    assert_int_equal(last_event(&k, EV_SIN_ROLL)->a, 0);
    assert_int_equal(k.dice.next, 0);
    expect_outcome(&k, 2, 1, 1); /* 2 sure Hits; 3 sure Hits against Base Defense and Chain */
    close_kit(&k);

    open_arena(&k, "upgrade { id = 't_chain', name = 'Chain', copies = 1, passive = { dice { -3 } } }");
    give_upgrade(&k, 0, "t_chain"); /* the floor is below everything: 2 - 3 + 1 is no die */
    put(&k, "acolyte", "x-11", 1);
    stand(&k, 1, "x-11");
    start_fight(&k);
    roll_calm(&k, "nn");
    expect_dice(&k, 0, 2);
    close_kit(&k);
}

static void OT_E04_three_sin_dice(void **state)
{
    (void)state;
    static const char *const reading[] = {"SS cnbh", "SS chbn"};
    for (int i = 0; i < 2; i++) {
        struct kit k;
        open_arena(&k, NULL);
        put(&k, "abomination", "x-11", 1);
        start_fight(&k);
        roll_calm(&k, reading[i]);
        expect_dice(&k, 2, 3);
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->b, 2);
        assert_int_equal(last_event(&k, EV_SIN_ROLL)->c, 1);
        close_kit(&k);
    }
}

static void OT_E05_three_hero_dice_with_faith(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_hero(&k, 0, "leah"); /* Fight 3, Base Defense 1 */
    put(&k, "avatar", "x-11", 1);
    start_fight(&k);
    roll_calm(&k, "DFF DF H hhhhc"); /* the Avatar of Sloth rolls 5 */
    expect_dice(&k, 3, 5);
    const struct event *roll = last_event(&k, EV_HERO_ROLL), *more = last_event(&k, EV_HERO_ROLL_MORE);
    assert_int_equal(roll->b, 1);
    assert_int_equal(roll->c, 2);
    assert_int_equal(more->c, 3);
    become(&k, RESULT_HIT);
    become(&k, RESULT_HIT);
    become(&k, RESULT_CC);
    expect_outcome(&k, 3, 1, 0); /* 3 Hits; 2 Defense and the base against 4 Hits; 1 CC against 1 Corruption */
    close_kit(&k);
}

/* Whether both sides of a Fight are told a total of the Sin roll, with a card that adds this. */
static bool total_is_told(const char *effect)
{
    struct kit k;
    struct text lua = {0};
    text_add(&lua, SLOTH_CARD("t_more", "fight_start", "%s"), effect);
    open_arena(&k, text_string(&lua));
    give_card(&k, "t_more");
    put(&k, "acolyte", "x-11", 1);
    start_fight(&k);
    answer(&k, ACT_PLAY, sin_card_id(&k, "t_more"));
    roll_calm(&k, "SS hh");
    bool told = happened(&k, EV_SIN_TOTAL);
    close_kit(&k);
    text_free(&lua);
    return told;
}

static void OT_168_a_total_is_told_when_one_of_its_numbers_changes(void **state)
{
    (void)state;
    assert_true(total_is_told("add_sin_hits { 1 }"));
    assert_true(total_is_told("add_sin_corruption { 1 }"));
    assert_false(total_is_told("draw { 1 }"));
}

/* However many dice there are, results fit into a byte. */
static void OT_127_OT_128_not_more_than_two_hundred_dice_are_rolled(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    struct hero_roll r = roll_hero_dice(&k.c, 250);
    assert_int_equal(r.hits + r.cc + r.defense + r.skill + r.faith, 200);
    struct random before = k.g->head.random, after;
    roll_sin_dice(&k.c, 250);
    after = k.g->head.random;
    k.g->head.random = before;
    for (int n = 0; n < 200; n++) roll(&k.c, 6);
    assert_memory_equal(&k.g->head.random, &after, sizeof after);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_124_hero_dice_of_the_hero_player_and_sin_dice_of_the_sins_player),
    TEST(OT_125_OT_S02_the_six_sides_of_a_sin_die),
    TEST(OT_126_OT_S02_the_six_sides_of_a_hero_die),
    TEST(OT_127_a_burst_is_a_hit_and_adds_a_die_without_limit),
    TEST(OT_128_a_faith_adds_a_die_without_limit),
    TEST(OT_129_a_faith_as_skill_is_said_to_do_nothing_in_a_fight),
    TEST(OT_129_a_faith_that_can_change_nothing_is_not_asked_for),
    TEST(OT_129_each_faith_becomes_any_other_result_by_itself),
    TEST(OT_130_a_sin_hit_wounds_and_a_corruption_face_corrupts_the_current_hero),
    TEST(OT_131_defense_cancels_hits_and_cc_cancels_corruption_one_each),
    TEST(OT_132_OT_S01_the_same_dice_in_fights_cleanses_and_checks),
    TEST(OT_133_each_other_hero_in_the_space_gives_a_die_to_every_roll_of_hero_dice),
    TEST(OT_S04_there_are_always_enough_dice),
    TEST(OT_S59_without_dice_nothing_is_rolled_but_sure_results_count),
    TEST(OT_E04_three_sin_dice),
    TEST(OT_E05_three_hero_dice_with_faith),
    TEST(OT_168_a_total_is_told_when_one_of_its_numbers_changes),
    TEST(OT_127_OT_128_not_more_than_two_hundred_dice_are_rolled),
};
TEST_GROUP(tests);
