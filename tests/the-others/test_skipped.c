/* test_skipped.c: what everybody is told where a text cannot be carried out (OT-S115). */
#include <stdio.h>

#include "kit_fights.h"
#include "kit_story.h"

#define BEGINS(tasks) STORY_WITH("terror", tasks, NO_TASK, "") MAP_WITH("", "") PATH_FROM(KILL(9))

/* A Round of this Story begins; whoever is asked declines or takes the first that there is. */
static void begin_round(struct kit *k, const char *lua)
{
    open_story(k, 1, lua);
    at_round(k);
    decline_until(k, "ALONE");
}

static void OT_S115_everybody_is_told_why_nothing_happens(void **state)
{
    (void)state;
    static const struct { const char *lua, *told; } task[] = {
        {BEGINS("heal { 1, of = 'each_hero' }"), "Nothing happens: nobody has a Wound that can be removed"},
        {BEGINS("heal { 1, of = 'any_hero' }"), "Nothing happens: nobody has a Wound that can be removed"},
        {BEGINS("repent { 1, of = 'each_hero' }"), "Nothing happens: no Corruption Level is above 1"},
        {BEGINS("repent { 1, of = 'any_hero' }"), "Nothing happens: no Corruption Level is above 1"},
        {BEGINS("lose_upgrade { of = 'each_hero' }"), "Nothing happens: there is no Upgrade to lose"},
        {BEGINS("lose_extra_turns { of = 'each_hero' }"), "Nothing happens: there is no Extra Turn token to lose"},
        {BEGINS("start_fight { of = 'each_hero' }"), "Nothing happens: there is no Monster to fight"},
        {BEGINS("times { 4, gain_extra_turn { of = 'each_hero' } }"), "Nothing happens: no Extra Turn token is left"},
        {BEGINS("lower { 1 }"), "Nothing happens: the Apocalypse is at level 0"},
        {BEGINS("reaction_token { 6 }"), "Nothing happens: all Reaction tokens are in play"},
        {BEGINS("apocalypse_card {}, apocalypse_card {}"),
         "Nothing happens: this level has given its Apocalypse card before"},
        {BEGINS("raise_acolyte {}"), "Nothing happens: no Acolyte is dead"}};
    for (int i = 0; i < COUNT(task); i++) {
        struct kit k;
        begin_round(&k, task[i].lua);
        if (!happened(&k, EV_IN_VAIN)) fail_msg("not a word about it: %s", task[i].told);
        expect_told(&k, EV_IN_VAIN, task[i].told);
        close_kit(&k);
    }
}

/* Tasks that have a word of their own for it, and ends of the rules: a full track, an empty deck, a bare board. */
static void OT_S115_every_other_kind_of_task_is_told_as_well(void **state)
{
    (void)state;
    static const struct { const char *lua; u8 kind; const char *told; } task[] = {
        {BEGINS("draw { 2 }"), EV_NO_CARD, "Seat 1 draws nothing: no Sin card is left"},
        {BEGINS("rise { 1 }"), EV_APOCALYPSE_STAYS, "The Apocalypse cannot rise above level 7"},
        {BEGINS("teleport_monster { at = 'any_space' }"), EV_UNMOVED, "No Monster can be placed: none is left"},
        {BEGINS("place { 'fire', at = 'any_space', only = 'without_fire' }"), EV_UNPLACED,
         "A Fire token cannot be placed: none is left"},
        {BEGINS("times { 9, place { 'nest', at = 'district', only = 'without_nest' } }"), EV_UNPLACED,
         "A Nest cannot be placed: no Space allows it"}, /* nine Districts, and one has a Nest for good */
        {BEGINS("remove { 'pentagram', at = 'street' }"), EV_UNREMOVED, "A Pentagram cannot be removed: none is there"},
        {BEGINS("summon { 'dead_monster' }"), EV_UNSUMMONED, "A dead Monster cannot be Summoned: none is left"},
        {BEGINS("summon { 'dead_acolyte' }"), EV_UNSUMMONED, "A dead Acolyte cannot be Summoned: none is left"},
        {BEGINS("choose { { heal { 1, of = 'any_hero' } }, { repent { 1, of = 'any_hero' } } }"), EV_IN_VAIN,
         "Nothing happens: nobody has a Wound that can be removed"}};
    for (int i = 0; i < COUNT(task); i++) {
        struct kit k;
        open_story(&k, 1, task[i].lua);
        k.g->apocalypse_level = LEVELS;
        cards_move_all(SIN_DECK_OF(k.g), SIN_DECK, SIN_HAND, only(k.g->sins));
        lay(&k, FIRE, "x-22", 20);
        at_round(&k);
        decline_until(&k, "ALONE");
        if (!happened(&k, task[i].kind)) fail_msg("not a word about it: %s", task[i].told);
        expect_told(&k, task[i].kind, task[i].told);
        close_kit(&k);
    }
}

static void OT_S115_nothing_is_said_where_something_happens(void **state)
{
    (void)state;
    static const char *const task[] = {"heal { 1, of = 'each_hero' }", "repent { 1, of = 'each_hero' }",
                                       "lose_upgrade { of = 'each_hero' }", "lose_extra_turns { of = 'each_hero' }"};
    for (int i = 0; i < COUNT(task); i++) {
        struct kit k;
        char lua[2000];
        snprintf(lua, sizeof lua, BEGINS("%s"), task[i]);
        open_story(&k, 1, lua);
        set_wounds(&k, 2, "1"); /* the last of three, so that those before him have nothing */
        set_level(&k, 2, 3);
        give_upgrade(&k, 2, "field_kit");
        k.g->hero[2].extra_turns = 1;
        k.g->supply[EXTRA_TURN]--;
        at_round(&k);
        decline_until(&k, "ALONE");
        assert_int_equal(happened(&k, EV_HEALED) + happened(&k, EV_REPENTED) + happened(&k, EV_UPGRADE_LOST) +
                         happened(&k, EV_EXTRA_TURNS_LOST), 1);
        assert_int_equal(happened(&k, EV_IN_VAIN), 0);
        close_kit(&k);
    }
}

static void OT_235_a_hero_who_cannot_heal_is_named(void **state)
{
    (void)state;
    struct kit k;
    open_story(&k, 1, BEGINS("heal { 1, of = 'each_hero' }"));
    set_wounds(&k, 0, "1");
    set_wounds(&k, 1, "1");
    k.g->hero[1].marks |= NO_HEALING;
    at_round(&k);
    decline_until(&k, "ALONE");
    assert_int_equal(happened(&k, EV_HEALED), 1);
    assert_int_equal(happened(&k, EV_NO_HEALING), 1);
    assert_int_equal(last_event(&k, EV_NO_HEALING)->a, hero_at(k.g, 1));
    assert_int_equal(happened(&k, EV_IN_VAIN), 0); /* somebody was healed */
    close_kit(&k);
}

static void OT_277_an_icon_stays_uncovered_without_corruption_tokens(void **state)
{
    (void)state;
    struct kit k;
    open_arena(&k, SLOTH_CARD("t_cover", "turn_start", "cover {}"));
    give_card(&k, "t_cover");
    lay(&k, CORRUPTION, "x-22", 20);
    at_turn(&k, 0);
    answer(&k, ACT_PLAY);
    expect_told(&k, EV_IN_VAIN, "Nothing happens: no Corruption token is left");
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(OT_235_a_hero_who_cannot_heal_is_named),
    TEST(OT_277_an_icon_stays_uncovered_without_corruption_tokens),
    TEST(OT_S115_every_other_kind_of_task_is_told_as_well),
    TEST(OT_S115_everybody_is_told_why_nothing_happens),
    TEST(OT_S115_nothing_is_said_where_something_happens),
};
TEST_GROUP(tests);
