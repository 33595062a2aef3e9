/* test_wounds.c: Wounds on the Corruption Track and healing (chapter 16). */
#include "kit_fights.h"

#include <stdio.h>

/* A card of Sloth that wounds the current Hero at the start of his Turn, played. */
static void open_wounded(struct kit *k, int n, const char *before)
{
    char lua[160];
    snprintf(lua, sizeof lua, SLOTH_CARD("t_wound", "turn_start", "wound { %d }"), n);
    open_arena(k, lua);
    set_wounds(k, 0, before);
    give_card(k, "t_wound");
    at_turn(k, 0);
    answer(k, ACT_PLAY);
}

static void OT_194_the_fifth_wound_kills(void **state)
{
    (void)state;
    struct kit k;
    open_wounded(&k, 1, "123");
    assert_string_equal(asked(&k), "SLOT"); /* the fourth does not */
    answer(&k, ACT_COVER_SLOT, 6);
    expect_hero(&k, 0, 1, 4);
    assert_int_equal(happened(&k, EV_HERO_KILLED), 0);
    close_kit(&k);

    open_wounded(&k, 1, "1237");
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    assert_int_equal(last_event(&k, EV_WOUNDED)->c, 5);
    assert_int_equal(last_event(&k, EV_HERO_KILLED)->a, hero_id(&k, "brad"));
    expect_order(&k, 2, EV_WOUNDED, EV_HERO_KILLED);
    close_kit(&k);

    open_wounded(&k, 9, ""); /* what is left over is lost */
    bear_wounds(&k);
    assert_int_equal(happened(&k, EV_WOUNDED), 5);
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    close_kit(&k);
}

static void OT_195_OT_197_each_wound_covers_a_free_slot_of_the_players_choice(void **state)
{
    (void)state;
    for (int slot = 0; slot < LEVELS; slot++) { /* any of the seven */
        struct kit k;
        open_wounded(&k, 1, "");
        assert_int_equal(asked_seat(&k), player_of(k.g, 0));
        assert_int_equal(offers(&k, ACT_COVER_SLOT), 7);
        answer(&k, ACT_COVER_SLOT, slot);
        assert_int_equal(k.g->hero[0].wounds, 1 << slot);
        close_kit(&k);
    }
    struct kit k;
    open_wounded(&k, 2, "26");
    assert_int_equal(offers(&k, ACT_COVER_SLOT), 5);
    assert_true(refused(&k, ACT_COVER_SLOT, 1, -1, -1, 195)); /* one marker each */
    assert_true(refused(&k, ACT_COVER_SLOT, 5, -1, -1, 195));
    answer(&k, ACT_COVER_SLOT, 3);
    assert_int_equal(offers(&k, ACT_COVER_SLOT), 4); /* each is asked for */
    answer(&k, ACT_COVER_SLOT, 0);
    assert_string_equal(asked(&k), "NEXT");
    assert_int_equal(k.g->hero[0].wounds, 0x2B);
    close_kit(&k);
}

static void OT_196_a_covered_bonus_is_not_added(void **state)
{
    (void)state;
    static const struct { const char *wounds; int dice, hits, taken; } cover[] = {
        {"", 4, 3, 2}, {"1", 4, 3, 2}, {"2", 3, 3, 2}, {"3", 4, 3, 3}, {"4", 4, 2, 2}, {"5", 3, 3, 2}, {"6", 4, 1, 2},
        {"7", 4, 3, 2}, {"2346", 3, 0, 3}};
    for (int i = 0; i < COUNT(cover); i++) {
        struct kit k;
        open_arena(&k, NULL);
        put(&k, "avatar", "x-11", 1);
        set_level(&k, 0, 5);
        set_wounds(&k, 0, cover[i].wounds);
        start_fight(&k);
        roll_corrupt(&k, cover[i].dice == 4 ? "SSSS hhhhn" : "SSS hhhhn"); /* to level 6 */
        expect_dice(&k, cover[i].dice, 5);
        expect_outcome(&k, cover[i].hits, cover[i].taken, 0);
        close_kit(&k);
    }
}

/* Through a whole Fight, a Wound, a step and a Corruption, and a healing of one of them. */
static void OT_198_a_placed_marker_stays_where_it_is(void **state)
{
    (void)state;
    struct kit k;
    open_wounded(&k, 2, "4");
    answer(&k, ACT_COVER_SLOT, 1);
    assert_int_equal(k.g->hero[0].wounds, 0x0A); /* the old ones are offered for nothing */
    answer(&k, ACT_COVER_SLOT, 5);
    assert_int_equal(k.g->hero[0].wounds, 0x2A);
    give_upgrade(&k, 0, "field_kit");
    at_turn(&k, 0);
    for (int i = 0; i < k.c.count; i++) { /* nothing that a Hero may do in his Turn concerns a slot */
        assert_int_not_equal(k.c.option[i].verb, ACT_COVER_SLOT);
        assert_int_not_equal(k.c.option[i].verb, ACT_HEAL_SLOT);
    }
    answer(&k, ACT_USE_UPGRADE);
    answer(&k, ACT_HEAL_SLOT, 3);
    assert_int_equal(k.g->hero[0].wounds, 0x22);
    close_kit(&k);
}

static void OT_199_healing_removes_any_one_marker(void **state)
{
    (void)state;
    static const u8 slot[] = {0, 3, 6};
    for (int i = 0; i < COUNT(slot); i++) {
        struct kit k;
        open_arena(&k, NULL);
        set_wounds(&k, 0, "147");
        set_wounds(&k, 1, "25");
        give_upgrade(&k, 0, "field_kit");
        at_turn(&k, 0);
        answer(&k, ACT_USE_UPGRADE);
        assert_int_equal(asked_seat(&k), player_of(k.g, 0));
        assert_int_equal(offers(&k, ACT_HEAL_SLOT), 3);
        answer(&k, ACT_HEAL_SLOT, slot[i]);
        assert_int_equal(k.g->hero[0].wounds, 0x49 & ~(1 << slot[i]));
        assert_int_equal(k.g->hero[1].wounds, 0x12);
        assert_string_equal(asked(&k), "NEXT"); /* one */
        close_kit(&k);
    }
}

static void OT_200_a_covered_slot_does_not_stop_the_corruption_marker(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, NULL);
    set_level(&k, 0, 2);
    set_wounds(&k, 0, "34"); /* the next two levels */
    lay(&k, CORRUPTION, "e-11", 3);
    at_turn(&k, 0);
    dice(&k, "cnn");
    step_to(&k, "e-11");
    expect_hero(&k, 0, 3, 2); /* rests on a covered slot */
    dice(&k, "ccn nn");
    step_to(&k, "d-11");
    expect_hero(&k, 0, 5, 2); /* passes one */
    close_kit(&k);

    open_arena(&k, NULL); /* and a marker is placed where it rests */
    set_level(&k, 0, 4);
    lay(&k, FIRE, "e-11", 1);
    at_turn(&k, 0);
    dice(&k, "h");
    step_to(&k, "e-11");
    answer(&k, ACT_COVER_SLOT, 3);
    expect_hero(&k, 0, 4, 1);
    close_kit(&k);
}

static void OT_317_five_markers_and_a_healed_one_can_be_placed_again(void **state)
{
    (void)state;
    struct kit k;
    open_wounded(&k, 1, "123");
    answer(&k, ACT_COVER_SLOT, 3);
    expect_hero(&k, 0, 1, 4);
    give_upgrade(&k, 0, "field_kit");
    at_turn(&k, 0);
    answer(&k, ACT_USE_UPGRADE);
    answer(&k, ACT_HEAL_SLOT, 3);
    expect_hero(&k, 0, 1, 3);
    lay(&k, FIRE, "x-11", 1);
    at_turn(&k, 0);
    dice(&k, "h n");
    step_to(&k, "e-11"); /* the healed marker is used again: the fourth, on any free slot, the same too */
    assert_int_equal(offers(&k, ACT_COVER_SLOT), 4);
    answer(&k, ACT_COVER_SLOT, 3);
    expect_hero(&k, 0, 1, 4);
    lay(&k, FIRE, "e-11", 3);
    at_turn(&k, 0);
    dice(&k, "hhh");
    step_to(&k, "x-11"); /* never more than five: the fifth kills, the others are not placed */
    assert_int_equal(last_event(&k, EV_WOUNDED)->c, 5);
    assert_int_equal(happened(&k, EV_HERO_KILLED), 1);
    assert_int_equal(happened(&k, EV_WOUNDED), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_194_the_fifth_wound_kills),
    TEST(OT_195_OT_197_each_wound_covers_a_free_slot_of_the_players_choice),
    TEST(OT_196_a_covered_bonus_is_not_added),
    TEST(OT_198_a_placed_marker_stays_where_it_is),
    TEST(OT_199_healing_removes_any_one_marker),
    TEST(OT_200_a_covered_slot_does_not_stop_the_corruption_marker),
    TEST(OT_317_five_markers_and_a_healed_one_can_be_placed_again),
};
TEST_GROUP(tests);
