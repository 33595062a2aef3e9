/* test_modifiers.c: modifiers, conditions and moments, with a card of its own for each. The room: see kit_effects.h. */
#include <stdio.h>

#include "kit_effects.h"

/* -- Modifiers ------------------------------------------------------------------------------------------------ */

static void modifiers_of_values_and_their_scopes(void **state)
{
    (void)state;
    static const struct { const char *of; bool self, near, far; } scopes[] = {
        {"this_hero", 1, 0, 0}, {"other_heroes", 0, 1, 1}, {"others_in_room", 0, 1, 0}, {"team", 1, 1, 1},
        {"team_in_room", 1, 1, 0}};
    for (int i = 0; i < COUNT(scopes); i++) {
        struct kit k;
        char lua[400];
        snprintf(lua, sizeof lua, OF_FREEDOM(LASTS("speed { 1, of = '%s' }, attack { 1, of = '%s' }, "
                                                   "defense { -1, of = '%s' }, mental { 2, of = '%s' }, "
                                                   "checks { -1, of = '%s' }")),
                 scopes[i].of, scopes[i].of, scopes[i].of, scopes[i].of, scopes[i].of);
        open_wires(&k, 3, lua);
        put(&k, NOVA, "a2-13");
        lay_left(&k, FREEDOM, "follow_me");
        const bool counts[] = {scopes[i].self, scopes[i].near, scopes[i].far};
        static const u8 values[][STATS] = {{2, 3, 4, 3}, {2, 3, 5, 2}, {3, 4, 4, 2}};
        for (int h = 0; h < 3; h++) {
            assert_int_equal(speed_of(&k.c, k.g, h), values[h][SPEED] + counts[h]);
            assert_int_equal(check_value(&k.c, k.g, h, ATTACK), values[h][ATTACK] + counts[h]);
            assert_int_equal(defense_of(&k.c, k.g, h), values[h][DEFENSE] - counts[h]);
            assert_int_equal(check_value(&k.c, k.g, h, MENTAL), values[h][MENTAL] + 2 * counts[h]);
            assert_int_equal(check_change(&k.c, k.g, h), -counts[h]);
        }
        close_kit(&k);
    }
}

static void GC_S84_modifiers_of_attack_rolls(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_GOLDENBOY(LASTS("total { 2 }, dice { 1 }, fewer { 1 }")));
    lay_left(&k, GOLDENBOY, "golden_thunderclap");
    int foe = robot(&k, "gynoid", 0);
    put(&k, foe, "b2-24");
    struct dice dice = attack_dice(&k.c, k.g, GOLDENBOY, foe, 0);
    assert_int_equal(dice.combat, 3);
    assert_int_equal(dice.power, 1);
    assert_int_equal(dice.plus, 2);
    assert_int_equal(check_value(&k.c, k.g, GOLDENBOY, ATTACK), 3);
    dice = attack_dice(&k.c, k.g, foe, GOLDENBOY, 0);
    assert_int_equal(dice.combat, 2);                        /* fewer against him */
    assert_int_equal(attack_dice(&k.c, k.g, foe, FREEDOM, 0).combat, 3);
    close_kit(&k);
}

static void ranged_and_no_ranged(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(LASTS("ranged {}")));
    assert_false(shoots(&k.c, k.g, FREEDOM));
    lay_left(&k, FREEDOM, "follow_me");
    assert_true(shoots(&k.c, k.g, FREEDOM));
    close_kit(&k);
    open_wires(&k, 3, OF_FREEDOM(LASTS("ranged {}, no_ranged {}"))); /* GC-S111: what forbids beats what allows */
    lay_left(&k, FREEDOM, "follow_me");
    assert_false(shoots(&k.c, k.g, FREEDOM));
    close_kit(&k);
}

static void flies_and_slips(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(LASTS("slips {}")));
    lay_left(&k, FREEDOM, "follow_me");
    android(&k, 0, "b2-11");
    android(&k, 1, "b2-24");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_MOVE, FREEDOM, cell("b2-53"))); /* leaves a with full Speed */
    assert_false(offered(&k, ACT_MOVE, FREEDOM, cell("b2-33"))); /* stops in b */
    close_kit(&k);
    open_wires(&k, 3, OF_FREEDOM(LASTS("flies {}")));
    lay_left(&k, FREEDOM, "follow_me");
    android(&k, 1, "b2-24");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_MOVE, FREEDOM, cell("b2-33")));
    close_kit(&k);
}

static void GC_221_must_attack_first(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(LASTS("must_attack {}")));
    lay_left(&k, FREEDOM, "follow_me");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_MOVE));                      /* nobody to attack */
    int foe = android(&k, 0, "b2-13");
    kit_enter(&k, "hero", 1);
    assert_false(offered(&k, ACT_MOVE));
    combat_dice(&k, "00");
    answer(&k, ACT_FIGHT, FREEDOM, foe);
    assert_true(offered(&k, ACT_MOVE));
    close_kit(&k);
}

static void two_targets_and_long_pushes(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, ANDROID("passive = { two_targets { of = 'this_villain' }, push_far { of = 'this_villain' } }"));
    int foe = android(&k, 0, "b2-13");
    activate_android(&k, foe);
    answer(&k, ACT_FIGHT, foe, FREEDOM);
    assert_true(asks(&k, 0, "attack.SECOND"));
    combat_dice(&k, "222");
    answer(&k, ACT_PICK_FIGURE, GOLDENBOY);
    answer(&k, ACT_PUSH_TO, FREEDOM, cell("b2-11"));
    answer(&k, ACT_PUSH_TO, FREEDOM, cell("b2-21"));         /* one Space further */
    assert_true(offered(&k, ACT_PUSH_TO, GOLDENBOY));
    assert_int_equal(k.g->damage[FREEDOM], 1);
    assert_int_equal(k.g->damage[GOLDENBOY], 1);             /* one roll for both */
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 1);
    close_kit(&k);
}

static void conditions_of_modifiers(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(LASTS("speed { 1, when = 'alone' }, defense { 1, when = 'damaged' }, "
                                       "attack { 1, of = 'other_heroes', when = 'activated' }")));
    lay_left(&k, FREEDOM, "follow_me");
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 2);
    put(&k, FREEDOM, "a2-13");
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 3);
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 4);
    k.g->damage[FREEDOM] = 1;
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 5);
    kit_enter(&k, "hero", 2);                                /* GoldenBoy is the first to act */
    assert_int_equal(check_value(&k.c, k.g, GOLDENBOY, ATTACK), 3);
    kit_enter(&k, "hero", 1);
    assert_int_equal(check_value(&k.c, k.g, GOLDENBOY, ATTACK), 4); /* GC-212 */
    close_kit(&k);
    open_wires(&k, 3, OF_FREEDOM(LASTS("ranged {}, dice { 1, when = 'ranged_attack' }")));
    lay_left(&k, FREEDOM, "follow_me");
    int foe = android(&k, 0, "b2-13");
    kit_enter(&k, "hero", 1);
    combat_dice(&k, "00");
    answer(&k, ACT_FIGHT, FREEDOM, foe, 0);
    assert_rolled(&k, 2, 0);
    combat_dice(&k, "00");
    power_dice(&k, "1");
    answer(&k, ACT_FIGHT, FREEDOM, foe, 1);
    assert_rolled(&k, 2, 1);
    close_kit(&k);
}

/* -- Moments -------------------------------------------------------------------------------------------------- */

static void GC_S50_a_trigger_without_may_acts_by_itself(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(WAITS("'activated', heal { 1, of = 'each_other_in_room' }")));
    k.g->damage[GOLDENBOY] = k.g->damage[NOVA] = 2;
    put(&k, NOVA, "a2-13");
    lay_left(&k, FREEDOM, "follow_me");
    kit_enter(&k, "hero", 1);
    assert_true(asks(&k, 1, "hero_turn.NEXT"));
    assert_int_equal(k.g->damage[GOLDENBOY], 1);
    assert_int_equal(k.g->damage[NOVA], 2);
    close_kit(&k);
}

static void GC_S123_no_attack_answers_an_answer(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(WAITS("'hit', optional = true, fight { of = 'attacker' }"))
                      ANDROID("once = 'activation', when = { on { 'attack_done', optional = true, free_attack { of = "
                              "'this_villain' } } }"));
    int foe = android(&k, 0, "b2-13");
    lay_left(&k, FREEDOM, "follow_me");
    activate_android(&k, foe);
    combat_dice(&k, "222");                                  /* the Android hits */
    answer(&k, ACT_FIGHT, foe, FREEDOM);
    answer(&k, ACT_PASS);                                    /* no push */
    assert_true(asks(&k, 1, "responses.WHICH"));
    combat_dice(&k, "000");                                  /* Sgt Freedom strikes back and misses */
    answer(&k, ACT_RESPOND, FREEDOM);
    assert_true(asks(&k, 0, "responses.WHICH"));             /* the Android's extra attack */
    answer(&k, ACT_RESPOND_ID);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, foe, FREEDOM);
    answer(&k, ACT_PASS);
    assert_int_equal(k.g->damage[FREEDOM], 2);
    assert_true(asks(&k, 0, "figure_turn.NEXT"));            /* and nobody answers that */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(modifiers_of_values_and_their_scopes),
    TEST(GC_S84_modifiers_of_attack_rolls),
    TEST(ranged_and_no_ranged),
    TEST(flies_and_slips),
    TEST(GC_221_must_attack_first),
    TEST(two_targets_and_long_pushes),
    TEST(conditions_of_modifiers),
    TEST(GC_S50_a_trigger_without_may_acts_by_itself),
    TEST(GC_S123_no_attack_answers_an_answer),
};
TEST_GROUP(tests);
