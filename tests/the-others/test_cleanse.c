/* test_cleanse.c: OT-100 to OT-106, OT-S19 to OT-S21, OT-S106: Cleansing a Space. */
#include "kit_fights.h"
#include "kit_world.h"

/* Brad (Skill 4, +1 Skill in a Cleanse) or another Hero alone in s-22, in his Turn. */
static void begin_alone(struct kit *k, const char *hero)
{
    set_hero(k, 0, hero);
    stand(k, 0, "s-22");
    at_turn(k, 0);
}

/* Rolls a Cleanse without Voluntary Corruption: up to the first choice of a token. */
static void cleanse(struct kit *k, const char *faces)
{
    dice(k, faces);
    answer(k, ACT_CLEANSE);
    answer(k, ACT_NO_CORRUPTION);
    assert_int_equal(k->dice.next, k->dice.count);
}

static void take(struct kit *k, int token) { answer(k, ACT_REMOVE, T_FIRST + token); }
static int left(struct kit *k, int token) { return physical(k->g, space("s-22"), token); }

static void OT_100_only_the_heros_own_space_is_cleansed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, FIRE, "s-22", 1);
    lay(&k, CORRUPTION, "x-21", 2); /* next to it */
    begin_alone(&k, "leah");
    cleanse(&k, "SSS");
    assert_int_equal(offers(&k, ACT_REMOVE), 1);
    take(&k, FIRE);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(physical(k.g, space("x-21"), CORRUPTION), 2);
    close_kit(&k);
    open_kit(&k, 1); /* nothing in his own Space: no Cleanse for the one next to it */
    lay(&k, FIRE, "x-21", 1);
    begin_alone(&k, "leah");
    assert_false(offered(&k, ACT_CLEANSE));
    close_kit(&k);
}

static void OT_101_the_dice_of_a_cleanse(void **state)
{
    (void)state;
    struct kit k;
    static const struct { const char *hero; int dice; } skill[] = {
        {"thorley", 1}, {"morgana", 2}, {"rose", 3}, {"karl", 4}};
    for (int i = 0; i < COUNT(skill); i++) {
        open_kit(&k, 1);
        lay(&k, FIRE, "s-22", 1);
        begin_alone(&k, skill[i].hero);
        cleanse(&k, &"HHHH"[4 - skill[i].dice]);
        assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, skill[i].dice);
        close_kit(&k);
    }
    open_kit(&k, 1); /* two others here: +2; an Upgrade: +2; Voluntary Corruption to level 2: +1 */
    lay(&k, FIRE, "s-22", 1);
    stand(&k, 1, "s-22");
    stand(&k, 2, "s-22");
    give_upgrade(&k, 0, "fire_hose");
    give_upgrade(&k, 0, "ice_blade"); /* in Fights only */
    k.g->hero[0].npcs = 1u << COMMISSIONER;
    begin_alone(&k, "leah");
    dice(&k, "HHHHHHHH");
    answer(&k, ACT_CLEANSE);
    answer(&k, ACT_VOLUNTEER, 2);
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 3 + 2 + 2 + 1);
    assert_int_equal(k.g->hero[0].level, 2);
    close_kit(&k);
}

static void OT_102_each_skill_removes_one_token_of_choice_or_fewer(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int t = FIRE; t <= NEST; t++) lay(&k, t, "s-22", 2);
    begin_alone(&k, "leah");
    cleanse(&k, "SSH"); /* two */
    assert_int_equal(offers(&k, ACT_REMOVE), 4);
    take(&k, PENTAGRAM);
    assert_string_equal(asked(&k), "TOKENS_GO");
    take(&k, NEST);
    assert_string_equal(asked(&k), "NEXT");
    static const int rest[] = {2, 2, 1, 1};
    for (int t = FIRE; t <= NEST; t++) assert_int_equal(left(&k, t), rest[t]);
    close_kit(&k);
    open_kit(&k, 1);
    lay(&k, FIRE, "s-22", 3);
    begin_alone(&k, "leah");
    cleanse(&k, "SSS");
    take(&k, FIRE);
    answer(&k, ACT_LEAVE_TOKENS); /* fewer than he could */
    assert_int_equal(left(&k, FIRE), 2);
    close_kit(&k);
    open_kit(&k, 1); /* no Skill, no token */
    lay(&k, FIRE, "s-22", 3);
    begin_alone(&k, "leah");
    cleanse(&k, "HDC");
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(left(&k, FIRE), 3);
    close_kit(&k);
    open_kit(&k, 1); /* sure Skill counts: Brad has 1 more */
    lay(&k, FIRE, "s-22", 3);
    begin_alone(&k, "brad");
    cleanse(&k, "HHHS");
    take(&k, FIRE);
    take(&k, FIRE);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_103_permanent_and_face_down_tokens_stay(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    hide(&k, NEST, "d-32");
    lay(&k, PENTAGRAM, "d-32", 1);
    set_hero(&k, 0, "brad");
    stand(&k, 0, "d-32"); /* a permanent Fire */
    at_turn(&k, 0);
    cleanse(&k, "SSSS");
    assert_int_equal(offers(&k, ACT_REMOVE), 1);
    take(&k, PENTAGRAM);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->ground[space("d-32")].hidden, 1);
    struct context *c = &k.c;
    assert_int_equal(PERMANENT(k.g, space("d-32"), FIRE), 1);
    close_kit(&k);
}

static void OT_104_only_skill_and_faith_count(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, FIRE, "s-22", 9);
    begin_alone(&k, "leah");
    cleanse(&k, "HFD F C"); /* two FAITH, each rolls a die more and is a Skill */
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 3);
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->b, 0);
    assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->c, 2);
    take(&k, FIRE);
    take(&k, FIRE);
    assert_string_equal(asked(&k), "NEXT");
    close_kit(&k);
}

static void OT_105_what_the_corruption_track_is_worth_in_a_cleanse(void **state)
{
    (void)state;
    static const struct { int level, dice, skill; } track[] = {
        {1, 1, 0}, {2, 1, 0}, {3, 1, 0}, {4, 2, 0}, {5, 2, 0}, {6, 2, 1}}; /* before the Voluntary Corruption */
    for (int i = 0; i < COUNT(track); i++) {
        struct kit k;
        open_kit(&k, 1);
        lay(&k, FIRE, "s-22", 9);
        set_level(&k, 0, track[i].level);
        begin_alone(&k, "leah");
        dice(&k, &"HHHHH"[2 - track[i].dice]);
        answer(&k, ACT_CLEANSE);
        answer(&k, ACT_VOLUNTEER);
        assert_int_equal(last_event(&k, EV_CLEANSE_ROLL)->a, 3 + track[i].dice);
        int removed = 0;
        for (; !strcmp(asked(&k), "TOKENS_GO"); removed++) take(&k, FIRE);
        assert_int_equal(removed, track[i].skill); /* Hits and Defense of the track remove nothing */
        close_kit(&k);
    }
}

static void OT_106_monsters_do_not_prevent_cleansing(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, FIRE, "s-22", 1);
    put(&k, "avatar", "s-22", 1);
    put(&k, "acolyte", "s-22", 3);
    begin_alone(&k, "leah");
    cleanse(&k, "SHH");
    take(&k, FIRE);
    assert_int_equal(left(&k, FIRE), 0);
    assert_int_equal(wound_count(&k.g->hero[0]), 0);
    close_kit(&k);
}

static void OT_S19_extra_turns_and_innocents_are_not_cleansed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    lay(&k, EXTRA_TURN, "s-22", 1);
    lay(&k, INNOCENT, "s-22", 1);
    lay_npc(&k, PROXY, "s-22");
    lay_altar(&k, "s-22");
    begin_alone(&k, "brad");
    assert_false(offered(&k, ACT_CLEANSE));
    lay(&k, FIRE, "s-22", 1);
    at_turn(&k, 0);
    cleanse(&k, "SSSS");
    assert_int_equal(offers(&k, ACT_REMOVE), 1);
    take(&k, FIRE);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(left(&k, EXTRA_TURN) + left(&k, INNOCENT), 2);
    close_kit(&k);
}

static void OT_S20_removed_tokens_return_to_the_supply_but_not_innocents(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    for (int t = FIRE; t <= NEST; t++) lay(&k, t, "s-22", 1);
    u8 before[TOKENS];
    memcpy(before, k.g->supply, sizeof before);
    begin_alone(&k, "brad");
    cleanse(&k, "SSSS");
    for (int t = FIRE; t <= NEST; t++) take(&k, t);
    for (int t = FIRE; t <= NEST; t++) assert_int_equal(k.g->supply[t], before[t] + 1);
    close_kit(&k);

    open_with(&k, 1, CARD("t_rob", "turn_start", "lose_extra_turns { of = 'current_hero' }")); /* spent or lost */
    k.g->hero[0].extra_turns = 3;
    k.g->supply[EXTRA_TURN] = 7;
    give_card(&k, "t_rob");
    at_turn(&k, 0);
    play(&k, "t_rob");
    assert_int_equal(k.g->supply[EXTRA_TURN], 10);
    close_kit(&k);
    open_kit(&k, 1);
    k.g->hero[0].turns = 0;
    k.g->hero[1].turns = k.g->hero[2].turns = 0;
    k.g->hero[0].extra_turns = 2;
    k.g->supply[EXTRA_TURN] = 8;
    k.g->first = 0;
    at_turn(&k, 2);
    end_turn(&k);
    answer(&k, ACT_EXTRA_TURN);
    assert_int_equal(k.g->supply[EXTRA_TURN], 9);
    close_kit(&k);

    open_kit(&k, 1); /* Innocents that are killed leave the game */
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] = 10;
    set_level(&k, 0, 6);
    lay(&k, CORRUPTION, "x-21", 1);
    at_turn(&k, 0);
    dice(&k, "c");
    step_to(&k, "x-21");
    assert_int_equal(happened(&k, EV_INNOCENTS_KILLED), 1);
    assert_int_equal(k.g->hero[0].innocents, 0);
    assert_int_equal(k.g->supply[INNOCENT], 10);
    close_kit(&k);

    static const char deliver[] = STORY_WITH("redemption", NO_TASK, NO_TASK, "")
        PATH_FROM("kind = 'deliver', target = 'innocent', number = 1, at = 'arsenal'")
        MAP_WITH("{ 'innocent', 'd-12', 2 }", "");
    open_story(&k, 1, deliver); /* or delivered */
    stand(&k, 0, "d-12");
    k.g->hero[0].innocents = 2;
    k.g->supply[INNOCENT] = 10;
    at_turn(&k, 0);
    answer(&k, ACT_DELIVER);
    assert_int_equal(k.g->hero[0].innocents, 1);
    assert_int_equal(k.g->supply[INNOCENT], 10);
    close_kit(&k);
}

static void OT_S21_cleansing_a_covering_token_shows_the_icon_again(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.acolytes = "nuns"});
    set_hero(&k, 0, "leah");
    stand(&k, 0, "d-11"); /* Heal, Repent */
    put(&k, "acolyte", "d-11", 1);
    bury(&k, "acolyte", 1);
    set_level(&k, 0, 3);
    set_wounds(&k, 0, "1");
    at_turn(&k, 0);
    dice(&k, "CCC nnnn");
    answer(&k, ACT_FIGHT);
    answer(&k, ACT_ABILITY); /* the Nuns cover an icon */
    answer(&k, ACT_COVER_ICON, I_REPENT);
    answer(&k, ACT_NO_CORRUPTION);
    assert_int_equal(physical(k.g, space("d-11"), CORRUPTION), 1); /* it is a Corruption token of the District */
    dice(&k, "n");
    step_to(&k, "s-11");
    bear_wounds(&k);
    assert_int_equal(last_event(&k, EV_CORRUPTION_CHECK)->b, 1);
    stand(&k, 0, "d-11");
    at_turn(&k, 0);
    answer(&k, ACT_CITY_ACTION);
    assert_true(offered(&k, ACT_ICON, I_HEAL));
    assert_false(offered(&k, ACT_ICON, I_REPENT));
    k.g->hero[0].city = 0;
    at_turn(&k, 0);
    cleanse(&k, "SHH");
    answer(&k, ACT_UNCOVER, I_REPENT);
    assert_int_equal(physical(k.g, space("d-11"), CORRUPTION), 0);
    answer(&k, ACT_CITY_ACTION);
    assert_true(offered(&k, ACT_ICON, I_REPENT));
    close_kit(&k);
}

static void OT_S106_no_cleanse_with_nothing_to_remove(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 1);
    begin_alone(&k, "leah");
    assert_true(refused(&k, ACT_CLEANSE, -1, -1, -1, RULING_(106)));
    close_kit(&k);
    open_kit(&k, 1); /* a permanent or face-down token alone is not enough */
    hide(&k, FIRE, "d-32");
    stand(&k, 0, "d-32");
    at_turn(&k, 0);
    assert_true(refused(&k, ACT_CLEANSE, -1, -1, -1, RULING_(106)));
    close_kit(&k);
    for (int t = FIRE; t <= NEST; t++) { /* any one of the four is */
        open_kit(&k, 1);
        lay(&k, t, "s-22", 1);
        begin_alone(&k, "leah");
        assert_true(offered(&k, ACT_CLEANSE));
        close_kit(&k);
    }
}

/* The table tells numbers of all Heroes, also while one of them is about to roll. */
static void OT_101_OT_156_dice_taken_from_a_roll_are_those_of_the_hero_who_rolls(void **state)
{
    (void)state;
    struct kit k;
    int before[RING][2];
    open_arena(&k, SLOTH_CARD("t_less", "before_cleanse", "change_dice { -2 }"));
    lay(&k, FIRE, "x-11", 1);
    give_card(&k, "t_less");
    at_turn(&k, 0);
    decline_until(&k, "NEXT");
    for (int p = 0; p < 3; p++) {
        before[p][0] = fight_dice(&k.c, k.g, p, false);
        before[p][1] = cleanse_dice(&k.c, k.g, p, false);
    }
    answer(&k, ACT_CLEANSE);
    answer(&k, ACT_PLAY);
    assert_string_equal(asked(&k), "VOLUNTEER");
    for (int p = 0; p < 3; p++) {
        assert_int_equal(fight_dice(&k.c, k.g, p, false), before[p][0]);
        assert_int_equal(cleanse_dice(&k.c, k.g, p, false), before[p][1] - (p == 0 ? 2 : 0));
    }
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_100_only_the_heros_own_space_is_cleansed),
    TEST(OT_101_the_dice_of_a_cleanse),
    TEST(OT_102_each_skill_removes_one_token_of_choice_or_fewer),
    TEST(OT_103_permanent_and_face_down_tokens_stay),
    TEST(OT_104_only_skill_and_faith_count),
    TEST(OT_105_what_the_corruption_track_is_worth_in_a_cleanse),
    TEST(OT_106_monsters_do_not_prevent_cleansing),
    TEST(OT_S19_extra_turns_and_innocents_are_not_cleansed),
    TEST(OT_S20_removed_tokens_return_to_the_supply_but_not_innocents),
    TEST(OT_S21_cleansing_a_covering_token_shows_the_icon_again),
    TEST(OT_S106_no_cleanse_with_nothing_to_remove),
    TEST(OT_101_OT_156_dice_taken_from_a_roll_are_those_of_the_hero_who_rolls),
};
TEST_GROUP(tests);
