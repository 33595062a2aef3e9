/* test_fight_dice.c: the preparation of a Fight: how many dice each side rolls (OT-156 to OT-165). */
#include "kit_fights.h"

/* -- The Hero's dice ----------------------------------------------------------------------------------------------- */

/* How many dice the Hero on place 0 rolls without Voluntary Corruption. */
static int dice_of(struct kit *k)
{
    start_fight(k);
    if (!strcmp(asked(k), "VOLUNTEER")) answer(k, ACT_NO_CORRUPTION);
    return last_event(k, EV_HERO_ROLL)->a;
}

static void OT_156_the_fight_stat_of_the_form_he_is_in(void **state)
{
    (void)state;
    static const struct { const char *hero; int fight; } stat[] = {
        {"leah", 3}, {"karl", 2}, {"brad", 2}, {"rocco", 2}, {"rose", 2}, {"thorley", 4}, {"morgana", 4}};
    for (int i = 0; i < COUNT(stat); i++) {
        struct kit k;
        open_arena(&k, NULL);
        set_hero(&k, 0, stat[i].hero);
        put(&k, "acolyte", "x-11", 1);
        assert_int_equal(dice_of(&k), stat[i].fight);
        close_kit(&k);
    }
    struct kit k;
    open_arena(&k, NULL);
    set_hero(&k, 0, "karl");
    k.g->hero[0].dashboard = hero_id(&k, "karl_wolf");
    put(&k, "acolyte", "x-11", 1);
    assert_int_equal(dice_of(&k), 5);
    close_kit(&k);
}

static void OT_157_teamwork_in_fights(void **state)
{
    (void)state;
    static const char *const where[] = {"d-33", "e-11", "x-11"}; /* far, adjacent, here */
    for (int i = 0; i < COUNT(where); i++) {
        struct kit k;
        open_arena(&k, NULL);
        stand(&k, 1, where[i]);
        stand(&k, 2, where[i]);
        put(&k, "acolyte", "x-11", 1);
        assert_int_equal(dice_of(&k), i == 2 ? 4 : 2);
        close_kit(&k);
    }
}

static void OT_158_the_commissioner_gives_his_holder_a_die(void **state)
{
    (void)state;
    for (int holder = 0; holder < 2; holder++)
        for (u8 npc = 0; npc < NPCS; npc++) {
            struct kit k;
            open_arena(&k, NULL);
            k.g->hero[holder].npcs = (u8)(1u << npc);
            put(&k, "acolyte", "x-11", 1);
            assert_int_equal(dice_of(&k), holder == 0 && npc == COMMISSIONER ? 3 : 2);
            close_kit(&k);
        }
    struct kit k;
    open_arena(&k, NULL);
    lay_npc(&k, COMMISSIONER, "x-11"); /* in his Space, but not with him */
    put(&k, "acolyte", "x-11", 1);
    assert_int_equal(dice_of(&k), 2);
    close_kit(&k);
}

static void OT_159_the_natural_ability_and_each_upgrade_add_their_dice(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, "hero { id = 'brad', name = 'Brad', class = 'fixer', fight = 2, skill = 4, defense = 1,"
                   "       passive = { dice { 1 } } }");
    put(&k, "acolyte", "x-11", 1);
    assert_int_equal(dice_of(&k), 3);
    give_upgrade(&k, 0, "ice_blade");
    give_upgrade(&k, 0, "fire_axe");
    assert_int_equal(dice_of(&k), 6);
    give_upgrade(&k, 0, "girder"); /* two of the same effect add up */
    assert_int_equal(dice_of(&k), 8);
    give_upgrade(&k, 0, "long_rifle"); /* its die is for Ranged Fights only */
    give_upgrade(&k, 0, "fire_hose");  /* its dice are for Cleanses only */
    assert_int_equal(dice_of(&k), 8);
    k.g->hero[0].jammed = upgrade_id(&k, "girder");
    assert_int_equal(dice_of(&k), 6);
    close_kit(&k);
}

static void OT_160_the_dice_of_the_track_with_voluntary_corruption_only(void **state)
{
    (void)state;
    static const struct { int level; const char *wounds; int dice; } track[] = {
        {1, "", 1}, {3, "", 1}, {4, "", 2}, {4, "2", 1}, {4, "25", 0}, {3, "2", 0}};
    for (int i = 0; i < COUNT(track); i++) {
        struct kit k;
        open_arena(&k, NULL);
        set_level(&k, 0, track[i].level);
        set_wounds(&k, 0, track[i].wounds);
        put(&k, "acolyte", "x-11", 1);
        assert_int_equal(dice_of(&k), 2); /* without it: none, whatever the level */
        decline_until(&k, "NEXT");
        start_fight(&k);
        answer(&k, ACT_VOLUNTEER);
        assert_int_equal(last_event(&k, EV_HERO_ROLL)->a, 2 + track[i].dice);
        close_kit(&k);
    }
}

/* -- The Sin Dice -------------------------------------------------------------------------------------------------- */

/* How many dice the Sins Player rolls in a Fight of the Hero on place 0. */
static int sin_dice_of(struct kit *k)
{
    dice_of(k);
    return last_event(k, EV_SIN_ROLL)->a;
}

static void OT_161_the_sum_of_the_fight_stats_in_the_space(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_hero(&k, 0, "rocco"); /* whose own numbers do not matter */
    put(&k, "acolyte", "x-11", 1);
    put(&k, "controller", "e-11", 1);
    assert_int_equal(sin_dice_of(&k), 2);
    put(&k, "acolyte", "x-11", 2);
    assert_int_equal(sin_dice_of(&k), 6);
    put(&k, "abomination", "x-11", 2);
    assert_int_equal(sin_dice_of(&k), 12);
    put(&k, "avatar", "x-11", 1);
    assert_int_equal(sin_dice_of(&k), 17);
    close_kit(&k);
}

static void OT_162_a_die_for_each_face_up_pentagram_of_the_space(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, "tile { id = 'st_brigids', name = 'St Brigid', icons = { 'heal', 'repent' }, permanent = { 0, 0, 1, 0 } }");
    stand(&k, 0, "d-11");
    put(&k, "acolyte", "d-11", 1);
    lay(&k, PENTAGRAM, "e-11", 3);
    lay(&k, FIRE, "d-11", 2);
    lay(&k, NEST, "d-11", 2);
    hide(&k, PENTAGRAM, "d-11");
    assert_int_equal(sin_dice_of(&k), 3); /* the permanent one */
    lay(&k, PENTAGRAM, "d-11", 2);
    assert_int_equal(sin_dice_of(&k), 5);
    close_kit(&k);
}

static void OT_163_dice_of_apocalypse_sin_card_track_and_power(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, "sin { id = 'sloth', name = 'Sloth', abomination = 'sloth_abomination', controller = 'sloth_controller',"
                   "      avatar = 'sloth_avatar', power = { sin_dice { 1, when = 'in_street' } } }");
    put(&k, "acolyte", "x-11", 1);
    put(&k, "acolyte", "d-11", 1);
    assert_int_equal(sin_dice_of(&k), 3); /* the Power */
    reveal(&k, "red_asphalt");
    assert_int_equal(sin_dice_of(&k), 4);
    reveal(&k, "doors_kicked_in");
    assert_int_equal(sin_dice_of(&k), 4); /* that one is for Districts */
    k.g->apocalypse_level = 5;
    assert_int_equal(sin_dice_of(&k), 4);
    k.g->apocalypse_level = 6;
    assert_int_equal(sin_dice_of(&k), 5);
    k.g->apocalypse_level = 7;
    assert_int_equal(sin_dice_of(&k), 5);
    stand(&k, 0, "d-11");
    assert_int_equal(sin_dice_of(&k), 4); /* level 6 and the card for Districts */
    close_kit(&k);

    open_arena(&k, NULL); /* a card for one kind of Monster: each of that kind, no other */
    put(&k, "acolyte", "x-11", 2);
    put(&k, "abomination", "x-11", 1);
    reveal(&k, "sharpened_bones");
    assert_int_equal(sin_dice_of(&k), 2 + 2 + 4);
    reveal(&k, "frenzied_flock");
    assert_int_equal(sin_dice_of(&k), 3 + 3 + 4);
    close_kit(&k);

    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "slow_tide");
    start_fight(&k);
    answer(&k, ACT_PLAY);
    roll_calm(&k, "SS nnnn");
    expect_dice(&k, 2, 4);
    end_turn(&k);
    answer(&k, ACT_REACT);
    decline_until(&k, "ATTACK");
    answer(&k, ACT_ATTACK);
    roll_calm(&k, "SS nn"); /* its text was for that Fight only */
    expect_dice(&k, 2, 2);
    close_kit(&k);
}

static void OT_164_one_sin_card_whose_moment_is_the_start_of_a_fight(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "slow_tide");
    give_card(&k, "dead_weight");
    give_card(&k, "mould"); /* for the end of a Turn */
    start_fight(&k);
    assert_string_equal(asked(&k), "SINS");
    assert_int_equal(asked_seat(&k), k.g->sins);
    assert_int_equal(happened(&k, EV_HERO_ROLL), 0); /* before the roll */
    assert_int_equal(offers(&k, ACT_PLAY), 2);
    assert_true(refused(&k, ACT_PLAY, sin_card_id(&k, "mould"), -1, -1, 0));
    answer(&k, ACT_PLAY, sin_card_id(&k, "slow_tide"));
    assert_string_equal(asked(&k), "VOLUNTEER"); /* one a Turn */
    roll_calm(&k, "SS nnnn");
    attack(&k, 0); /* in the Reaction to this Turn neither */
    assert_string_equal(asked(&k), "VOLUNTEER");
    close_kit(&k);

    open_arena(&k, NULL); /* a card played earlier in the Turn */
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "lie_down_or_fall");
    give_card(&k, "slow_tide");
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    answer(&k, k.c.option[0].verb);
    bear_wounds(&k);
    answer(&k, ACT_FIGHT);
    assert_string_equal(asked(&k), "VOLUNTEER");
    close_kit(&k);

    open_arena(&k, NULL); /* he may keep it for the Fight of the Reaction */
    put(&k, "acolyte", "x-11", 1);
    give_card(&k, "slow_tide");
    start_fight(&k);
    answer(&k, ACT_PASS);
    roll_calm(&k, "SS nn");
    attack(&k, 0);
    assert_true(offered(&k, ACT_PLAY, sin_card_id(&k, "slow_tide")));
    close_kit(&k);
}

static void OT_165_the_acolyte_ability_in_a_normal_fight_if_available(void **state)
{
    (void)state;
    for (int by_sins = 0; by_sins < 2; by_sins++) {
        struct kit k;
        open_arena(&k, NULL);
        put(&k, "abomination", "x-11", 1);
        bury(&k, "acolyte", 1);
        if (by_sins) attack(&k, 0);
        else start_fight(&k);
        assert_string_equal(asked(&k), "SINS");
        assert_true(offered(&k, ACT_PASS)); /* he may */
        answer(&k, ACT_ABILITY);
        assert_int_equal(figures_at(&k, "acolyte", "x-11"), 1);
        roll_calm(&k, "SS nnnnn");
        expect_dice(&k, 2, 5);
        close_kit(&k);
    }
    struct kit k;
    open_arena(&k, NULL); /* once a Round */
    put(&k, "avatar", "x-11", 1);
    bury(&k, "acolyte", 2);
    start_fight(&k);
    answer(&k, ACT_ABILITY);
    roll_calm(&k, "SS nnnnnnn");
    attack(&k, 0);
    assert_string_equal(asked(&k), "VOLUNTEER");
    close_kit(&k);

    open_arena(&k, NULL);
    put(&k, "abomination", "x-11", 1);
    bury(&k, "abomination", 1); /* no Acolyte is dead */
    start_fight(&k);
    assert_string_equal(asked(&k), "VOLUNTEER");
    roll_calm(&k, "SS nnn");
    bury(&k, "acolyte", 1);
    k.g->ability_used = true;
    attack(&k, 0);
    assert_string_equal(asked(&k), "VOLUNTEER");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_156_the_fight_stat_of_the_form_he_is_in),
    TEST(OT_157_teamwork_in_fights),
    TEST(OT_158_the_commissioner_gives_his_holder_a_die),
    TEST(OT_159_the_natural_ability_and_each_upgrade_add_their_dice),
    TEST(OT_160_the_dice_of_the_track_with_voluntary_corruption_only),
    TEST(OT_161_the_sum_of_the_fight_stats_in_the_space),
    TEST(OT_162_a_die_for_each_face_up_pentagram_of_the_space),
    TEST(OT_163_dice_of_apocalypse_sin_card_track_and_power),
    TEST(OT_164_one_sin_card_whose_moment_is_the_start_of_a_fight),
    TEST(OT_165_the_acolyte_ability_in_a_normal_fight_if_available),
};
TEST_GROUP(tests);
