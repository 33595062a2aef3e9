/* test_attack.c: who can be attacked, dice, hits, pushes and what powers do to them (chapters 11 and 12). */
#include "kit.h"

#define OPEN(heroes) struct kit k; (void)state; open_base(&k, heroes); scatter(&k); hold_event(&k, NULL)

static void act_with(struct kit *k, int figure)
{
    k->g->card[card_of(figure)].activated = false;
    kit_enter(k, "villain", 0);
    answer(k, ACT_ACTIVATE, k->g->card[card_of(figure)].villain);
    if (is_acolyte(figure)) answer(k, ACT_ACT_WITH, figure);
}

static struct dice dice_against(struct kit *k, int attacker, int target)
{
    return attack_dice(&k->c, k->g, attacker, target, 0);
}

static void GC_E12_GC_144_GC_145_GC_147_GC_148_GC_156_super_nova_eliminates_chi(void **state)
{
    OPEN(3);
    int chi = lieutenant(&k, "chi");
    put(&k, NOVA, "a2-13");
    put(&k, chi, "a2-12");
    k.g->damage[chi] = 2;
    lay_right(&k, NOVA, "starlight_bolt"); /* Attack +2 */
    kit_enter(&k, "hero", 3);
    combat_dice(&k, "0011");
    power_dice(&k, "P12");
    answer(&k, ACT_FIGHT, NOVA, chi, 0);
    assert_true(asks(&k, 0, "responses.WHICH")); /* she may leap away */
    answer(&k, ACT_PASS);
    assert_rolled(&k, 4, 2);
    assert_int_equal(last_event(&k, EV_ATTACK_ROLL)->b, 6);
    assert_false(on_board(k.g, chi));
    assert_int_equal(k.g->card[card_of(chi)].out, 1);
    assert_true(asks(&k, 3, "hero_turn.NEXT")); /* no push */
    close_kit(&k);
}

static void GC_149_GC_S61_a_miss_does_nothing(void **state)
{
    OPEN(3);
    int ki = lieutenant(&k, "ki");
    put(&k, NOVA, "a2-13");
    put(&k, ki, "a2-12");
    kit_enter(&k, "hero", 3);
    combat_dice(&k, "0112"); /* 4 < 5 */
    answer(&k, ACT_FIGHT, NOVA, ki, 0);
    assert_int_equal(k.g->damage[ki], 0);
    assert_true(asks(&k, 3, "hero_turn.NEXT"));
    close_kit(&k);
}

static void GC_150_GC_151_GC_152_GC_S62_a_survivor_may_be_pushed(void **state)
{
    OPEN(3);
    int ki = lieutenant(&k, "ki");
    put(&k, NOVA, "a2-13");
    put(&k, ki, "a2-12");
    kit_enter(&k, "hero", 3);
    combat_dice(&k, "1222"); /* 7 */
    answer(&k, ACT_FIGHT, NOVA, ki, 0);
    assert_int_equal(k.g->damage[ki], 1); /* GC-148: one, however high */
    assert_true(asks(&k, 3, "shift.PUSH"));
    assert_true(offered(&k, ACT_PUSH_TO, ki, cell("a2-11")));
    assert_true(offered(&k, ACT_PUSH_TO, ki, cell("a2-21")));
    assert_false(offered(&k, ACT_PUSH_TO, ki, cell("a2-31"))); /* behind a wall, and not adjacent */
    assert_true(offered(&k, ACT_PASS, -1));
    answer(&k, ACT_PUSH_TO, ki, cell("a2-21"));
    assert_int_equal(k.g->at[ki], cell("a2-21"));
    close_kit(&k);
}

static void GC_S64_alison_pushes_two_spaces(void **state)
{
    OPEN(3);
    int alison = lieutenant(&k, "alison");
    put(&k, FREEDOM, "a2-13");
    put(&k, alison, "a2-23");
    act_with(&k, alison);
    combat_dice(&k, "22222");
    answer(&k, ACT_FIGHT, alison, FREEDOM, 0);
    answer(&k, ACT_PUSH_TO, FREEDOM, cell("a2-12"));
    answer(&k, ACT_PUSH_TO, FREEDOM, cell("a2-11"));
    assert_true(asks(&k, 0, "figure_turn.NEXT"));
    close_kit(&k);
}

static void GC_E14_GC_143_GC_154_an_android_takes_a_combat_die(void **state)
{
    OPEN(2);
    int android = robot(&k, "android", 0);
    put(&k, GOLDENBOY, "a2-44");
    put(&k, android, "a2-45");
    lay_right(&k, GOLDENBOY, "fourteen_carat_fists");
    struct dice d = dice_against(&k, GOLDENBOY, android);
    assert_int_equal(d.combat, 2);
    assert_int_equal(d.power, 2);
    kit_enter(&k, "hero", 2);
    combat_dice(&k, "01");
    power_dice(&k, "22"); /* 5 >= 4 */
    answer(&k, ACT_FIGHT, GOLDENBOY, android, 0);
    assert_false(on_board(k.g, android));
    answer(&k, ACT_RESPOND_ID, GOLDENBOY); /* GC-S07: the shift comes after the hit */
    answer(&k, ACT_SHIFT_TO, GOLDENBOY, cell("a2-35"));
    check_dice(&k, "00112"); /* 4 <= 3 + 2 */
    answer(&k, ACT_OPEN_DOOR, cell("a2-35"), ATTACK, cell("b2-31"));
    assert_true(k.g->link[find_link(k.g, cell("a2-35"), cell("b2-31"))].open);
    close_kit(&k);
}

static void GC_E20_GC_S57_bonus_and_penalty_stand_side_by_side(void **state)
{
    OPEN(3);
    int ki = lieutenant(&k, "ki");
    put(&k, ki, "a2-12");
    put(&k, NOVA, "a2-13");
    k.g->guardian[NOVA].boost[0].attack_up = 1;
    k.g->guardian[NOVA].boost[0].attack_down = 2;
    struct dice d = dice_against(&k, NOVA, ki);
    assert_int_equal(d.combat, 2);
    assert_int_equal(d.power, 1);
    assert_int_equal(check_value(&k.c, k.g, NOVA, ATTACK), 3); /* GC-174 */
    k.g->guardian[NOVA].boost[0].attack_down = 9;
    assert_int_equal(dice_against(&k, NOVA, ki).combat, 0);
    assert_int_equal(check_value(&k.c, k.g, NOVA, ATTACK), 0); /* GC-S58 */
    close_kit(&k);
}

static void GC_E03_GC_E25_photon_beam_turns_the_dice_that_are_left(void **state)
{
    OPEN(3);
    int gynoid = robot(&k, "gynoid", 0);
    put(&k, gynoid, "a2-12");
    put(&k, FREEDOM, "a2-13");
    struct boost *b = &k.g->card[card_of(gynoid)].boost[0];
    b->power_dice = true, b->attack_up = 1, b->attack_down = 1;
    struct dice d = dice_against(&k, gynoid, FREEDOM);
    assert_int_equal(d.combat, 0);
    assert_int_equal(d.power, 3);
    close_kit(&k);
}

static void GC_E31_GC_S118_the_target_is_gone_before_the_dice(void **state)
{
    OPEN(3);
    int chi = lieutenant(&k, "chi");
    put(&k, FREEDOM, "a2-13");
    put(&k, chi, "a2-12");
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_FIGHT, FREEDOM, chi, 0);
    answer(&k, ACT_RESPOND_ID, chi);
    answer(&k, ACT_SHIFT_TO, chi, cell("a2-11"));
    assert_int_equal(happened(&k, EV_ATTACK_OFF), 1);
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 0);
    answer(&k, ACT_MOVE, FREEDOM, cell("a2-12")); /* the Action is spent: two are left */
    answer(&k, ACT_FIGHT, FREEDOM, chi, 0);
    assert_false(asks(&k, 0, "responses.WHICH")); /* she leaps once per turn */
    assert_int_equal(offers(&k, ACT_FIGHT), 0);
    close_kit(&k);
}

static void GC_128_GC_131_GC_132_GC_133_ranged_attacks_need_a_power_and_a_line(void **state)
{
    OPEN(3);
    int gynoid = robot(&k, "gynoid", 0), android = robot(&k, "android", 0);
    put(&k, gynoid, "a2-11");
    put(&k, android, "a2-12");
    put(&k, FREEDOM, "a2-13");
    act_with(&k, gynoid);
    assert_true(offered(&k, ACT_FIGHT, gynoid, FREEDOM, 1)); /* over an Ally's head */
    assert_false(offered(&k, ACT_FIGHT, gynoid, FREEDOM, 0));
    put_figure(k.g, android, NOWHERE);
    put(&k, GOLDENBOY, "a2-12");
    act_with(&k, gynoid);
    assert_false(offered(&k, ACT_FIGHT, gynoid, FREEDOM, 1)); /* an Enemy of the shooter blocks */
    assert_true(offered(&k, ACT_FIGHT, gynoid, GOLDENBOY, 0)); /* GC-135 */
    kit_enter(&k, "hero", 1);
    assert_int_equal(offers(&k, ACT_FIGHT), 0); /* Sgt Freedom cannot shoot */
    close_kit(&k);
}

static void GC_137_GC_S18_from_and_at_a_reinforcement_space(void **state)
{
    OPEN(4);
    int android = robot(&k, "android", 0);
    put(&k, android, "b2-41");
    put(&k, FREEDOM, "b2-42");
    act_with(&k, android);
    assert_true(offered(&k, ACT_FIGHT, android, FREEDOM, 0));
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, android, 0));
    close_kit(&k);
}

static void GC_E02_GC_232_GC_233_GC_234_GC_S130_kamikaze_in_anothers_activation(void **state)
{
    OPEN(3);
    int ki = lieutenant(&k, "ki"), android = robot(&k, "android", 0);
    put(&k, FREEDOM, "a2-13");
    put(&k, android, "a2-12");
    put(&k, ki, "a2-31");
    hold_event(&k, "kamikaze");
    act_with(&k, ki);
    answer(&k, ACT_PLAY_EVENT);
    assert_false(on_board(k.g, android));
    assert_int_equal(happened(&k, EV_EVENT_ATTACKS), 1);
    assert_rolled(&k, 0, 3);
    assert_false(asks(&k, 0, "shift.PUSH"));
    assert_int_equal(k.g->event_played, 1);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_PLAYED), 1); /* GC-236 */
    answer(&k, ACT_END_ACTIVATION);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_PLAYED), 0);
    close_kit(&k);
}

static void GC_S65_skarov_pays_an_event_to_foil_a_hit(void **state)
{
    OPEN(3);
    for (int t = 0; t < TILES; t++)
        if (k.g->tile[t].countdown) k.g->tile[t].outcome = NEUTRALISED;
    k.g->showdown = 1;
    open_door(&k.c, k.g, find_link(k.g, cell("b1-53"), cell("b2-13")), false, NOWHERE, 1);
    int at = k.g->at[SKAROV_FIGURE];
    put_figure(k.g, SKAROV_FIGURE, NOWHERE);
    (void)at;
    put(&k, SKAROV_FIGURE, "a2-12");
    put(&k, NOVA, "a2-13");
    hold_event(&k, "ambush");
    kit_enter(&k, "hero", 3);
    combat_dice(&k, "2222");
    answer(&k, ACT_FIGHT, NOVA, SKAROV_FIGURE, 0);
    answer(&k, ACT_RESPOND_ID, SKAROV_FIGURE);
    answer(&k, ACT_DISCARD);
    assert_int_equal(k.g->damage[SKAROV_FIGURE], 0);
    assert_int_equal(happened(&k, EV_SPOILED), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_E12_GC_144_GC_145_GC_147_GC_148_GC_156_super_nova_eliminates_chi),
    TEST(GC_149_GC_S61_a_miss_does_nothing),
    TEST(GC_150_GC_151_GC_152_GC_S62_a_survivor_may_be_pushed),
    TEST(GC_S64_alison_pushes_two_spaces),
    TEST(GC_E14_GC_143_GC_154_an_android_takes_a_combat_die),
    TEST(GC_E20_GC_S57_bonus_and_penalty_stand_side_by_side),
    TEST(GC_E03_GC_E25_photon_beam_turns_the_dice_that_are_left),
    TEST(GC_E31_GC_S118_the_target_is_gone_before_the_dice),
    TEST(GC_128_GC_131_GC_132_GC_133_ranged_attacks_need_a_power_and_a_line),
    TEST(GC_137_GC_S18_from_and_at_a_reinforcement_space),
    TEST(GC_E02_GC_232_GC_233_GC_234_GC_S130_kamikaze_in_anothers_activation),
    TEST(GC_S65_skarov_pays_an_event_to_foil_a_hit),
};
TEST_GROUP(tests);
