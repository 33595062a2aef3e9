/* test_attack_rules.c: who can be attacked, dice and pushes (chapters 11 and 12), damage (chapter 13), rule by rule. */
#include "kit.h"

static void GC_129_GC_136_GC_139_adjacent_enemies_and_nobody_else(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, GOLDENBOY, "b2-24");                             /* an Ally beside him */
    put(&k, FREEDOM, "b2-14");                               /* Area b */
    int near = put_robot(&k, "android", 0, "b2-13"), far = put_robot(&k, "android", 1, "b2-12"); /* Area a */
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, near, 0));   /* in another Area */
    assert_false(offered(&k, ACT_FIGHT, FREEDOM, far));
    assert_false(offered(&k, ACT_FIGHT, FREEDOM, GOLDENBOY));
    close_kit(&k);
    for (int open = 0; open < 2; open++) {
        open_in_wires(&k, 3, NULL);
        put(&k, FREEDOM, "b2-31");
        near = put_robot(&k, "android", 0, "a2-35");
        if (open) open_doors(&k);
        kit_enter(&k, "hero", 1);
        assert_int_equal(offered(&k, ACT_FIGHT, FREEDOM, near), open);
        close_kit(&k);
    }
}

static void GC_022_GC_130_GC_152_walls_between_rooms(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    open_doors(&k);                                          /* the rooms are linked, but not here */
    put(&k, FREEDOM, "b2-11");
    int gynoid = put_robot(&k, "gynoid", 0, "a2-15");
    kit_enter(&k, "hero", 1);
    assert_false(offered(&k, ACT_FIGHT, FREEDOM, gynoid));
    put_figure(k.g, gynoid, cell("b2-21"));
    u8 near[DIRECTIONS];
    int n = neighbours(&k.c, k.g, cell("b2-11"), near);
    for (int i = 0; i < n; i++) assert_true(adjacent(&k.c, k.g, cell("b2-11"), near[i]));
    assert_int_equal(n, 2);                                  /* b2-12 and b2-21: nobody is pushed through a wall */
    n = neighbours(&k.c, k.g, cell("b2-31"), near);          /* 21, 32, 41, 42, and through the Door a2-35, a2-45 */
    for (int i = 0; i < n; i++) assert_true(adjacent(&k.c, k.g, cell("b2-31"), near[i]));
    assert_int_equal(n, 6);
    close_kit(&k);
}

static void GC_134_GC_135_GC_S21_GC_S63_ranged_attacks(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, NOVA, "b2-33");
    put(&k, lieutenant(&k, "ki"), "c2-35");                  /* seven Spaces away, through the Airlock */
    int ki = lieutenant(&k, "ki"), near = put_robot(&k, "gynoid", 0, "b2-44");
    lay_left(&k, NOVA, "starlight_bolt");
    kit_enter(&k, "hero", 3);
    assert_true(offered(&k, ACT_FIGHT, NOVA, near, 0) && offered(&k, ACT_FIGHT, NOVA, near, 1));
    assert_true(offered(&k, ACT_FIGHT, NOVA, ki, 1));
    assert_false(offered(&k, ACT_FIGHT, NOVA, ki, 0));
    combat_dice(&k, "2222");
    answer(&k, ACT_FIGHT, NOVA, ki, 1);
    if (offered(&k, ACT_RESPOND_ID)) answer(&k, ACT_PASS);
    assert_true(asks(&k, 3, "shift.PUSH"));                  /* a push after a ranged hit */
    answer(&k, ACT_PUSH_TO, ki, cell("c2-34"));
    assert_int_equal(k.g->at[ki], cell("c2-34"));
    close_kit(&k);
}

static void GC_140_GC_141_GC_142_GC_198_GC_S59_how_many_dice(void **state)
{
    (void)state;
    static const struct { bool card, wound; int combat, power; } cases[] = {
        {0, 0, 3, 0}, {1, 0, 3, 2}, {0, 1, 2, 0}, {1, 1, 2, 2}};
    struct kit k;
    for (int i = 0; i < COUNT(cases); i++) {
        open_in_wires(&k, 3, NULL);
        int gynoid = put_robot(&k, "gynoid", 0, "b2-13");
        if (cases[i].card) lay_right(&k, FREEDOM, "one_two_for_justice"); /* Attack +2 */
        if (cases[i].wound) take_wound(&k, "sprained_wrist", WOUND_RIGHT + FREEDOM);
        kit_enter(&k, "hero", 1);
        answer(&k, ACT_FIGHT, FREEDOM, gynoid);
        assert_rolled(&k, cases[i].combat, cases[i].power);
        assert_int_equal(check_value(&k.c, k.g, FREEDOM, ATTACK), 3 + 2 * cases[i].card - cases[i].wound);
        close_kit(&k);
    }
    open_in_wires(&k, 3, NULL);                              /* no limit by the dice of the box */
    int gynoid = put_robot(&k, "gynoid", 0, "b2-53");
    lay_right(&k, NOVA, "both_ends_burning");
    lay_right(&k, NOVA, "starlight_bolt");
    k.g->guardian[NOVA].boost[0].attack_up = 3;
    kit_enter(&k, "hero", 3);
    answer(&k, ACT_FIGHT, NOVA, gynoid);
    assert_rolled(&k, 4, 8);
    close_kit(&k);
}

static void GC_S57_with_no_dice_at_all_it_misses(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int gynoid = put_robot(&k, "gynoid", 0, "b2-13");
    k.g->guardian[FREEDOM].boost[0].attack_down = 7;
    k.g->card[card_of(gynoid)].boost[0].defense = -9;        /* Defense 1, and he would add 1 */
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_FIGHT, FREEDOM, gynoid);
    assert_rolled(&k, 0, 0);
    assert_true(on_board(k.g, gynoid));
    close_kit(&k);
}

static void GC_153_GC_155_GC_157_a_push_costs_nothing_else(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int android = put_robot(&k, "android", 0, "b2-24");      /* beside GoldenBoy at 14 */
    lay_left(&k, GOLDENBOY, "gangway");
    activate_card(&k, "android");
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, android);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, android, GOLDENBOY);
    answer(&k, ACT_PUSH_TO, GOLDENBOY, cell("b2-13"));
    assert_int_equal(k.g->damage[GOLDENBOY], 1);             /* one token for each hit */
    answer(&k, ACT_END_ACTIVATION);
    assert_true(asks(&k, 2, "hero_turn.NEXT"));
    assert_int_equal(pile_count(POWERS(k.g), POWER_LEFT + GOLDENBOY), 1);
    for (int n = 0; n < 3; n++) answer(&k, ACT_MOVE, GOLDENBOY); /* all his Actions */
    close_kit(&k);
}

static void GC_250_GC_S67_damage_of_each_figure(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, "acolyte { id = 'gynoid', name = 'T', type = 'robot', figures = 10, speed = 2, attack = 3, "
                      "defense = 3, actions = 2, health = 2, passive = { ranged { of = 'this_villain' } } }");
    int one = put_robot(&k, "gynoid", 0, "b2-13"), two = put_robot(&k, "gynoid", 1, "b2-11");
    kit_enter(&k, "hero", 1);
    for (int n = 0; n < 2; n++) {
        combat_dice(&k, "222");
        answer(&k, ACT_FIGHT, FREEDOM, n ? two : one);
        if (offered(&k, ACT_PUSH_TO)) answer(&k, ACT_PASS);
    }
    assert_true(on_board(k.g, one) && on_board(k.g, two));   /* one token on each */
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, FREEDOM, one);
    assert_true(!on_board(k.g, one) && on_board(k.g, two));
    close_kit(&k);
}

static void GC_208_GC_S65_a_response_interrupts_an_activation(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int android = put_robot(&k, "android", 0, "b2-53");
    lay_left(&k, NOVA, "blinding_corona");
    activate_card(&k, "android");
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, android);
    answer(&k, ACT_FIGHT, android, NOVA);
    assert_true(asks(&k, 3, "responses.WHICH"));             /* before any dice, in Skarov's activation */
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 0);
    close_kit(&k);
}

static void GC_166_GC_167_damage_of_traps_counts_alike(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, GOLDENBOY, "a2-11");
    put(&k, NOVA, "a2-12");
    k.g->damage[FREEDOM] = 2;
    kit_enter(&k, "end_of_turn", 0);
    power_dice(&k, "222");                                   /* the Live Wires: 3 Power dice */
    answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "live_wires"));
    assert_int_equal(happened(&k, EV_DAMAGED), 1);
    assert_int_equal(wounds_in_hand(k.g, FREEDOM), 1);       /* in the same end of turn */
    assert_int_equal(k.g->damage[FREEDOM], 0);
    close_kit(&k);
}

static void GC_S118_an_ambush_is_for_the_attack_that_was_declared(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int android = put_robot(&k, "android", 0, "b2-53");
    hold_event(&k, "ambush");
    lay_left(&k, NOVA, "blinding_corona");                   /* shifts 2 Spaces when she is attacked */
    activate_card(&k, "android");
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, android);
    answer(&k, ACT_FIGHT, android, NOVA);
    answer(&k, ACT_PLAY_EVENT);
    answer(&k, ACT_RESPOND, NOVA);
    answer(&k, ACT_SHIFT_TO, NOVA, cell("b2-44"));
    answer(&k, ACT_SHIFT_TO, NOVA, cell("b2-34"));
    assert_int_equal(happened(&k, EV_ATTACK_OFF), 1);
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 0);       /* no dice; the Action is spent */
    assert_int_equal(k.g->ambush, 0);                        /* and the next attack has no more than its own */
    close_kit(&k);
}

static void GC_S57_GC_S130_fewer_dice_against_traps_too(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_figure(k.g, lieutenant(&k, "ki"), cell("c1-45"));
    put(&k, GOLDENBOY, "c1-32");
    lay_left(&k, GOLDENBOY, "solid_gold");                   /* attackers roll 1 Combat die fewer */
    kit_enter(&k, "end_of_turn", 0);
    answer(&k, ACT_ACTIVATE_ROOM, -1, kit_find(&k, A_ROOM, "missile_silo"));
    assert_rolled(&k, 2, 0);                                 /* of 3 */
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_129_GC_136_GC_139_adjacent_enemies_and_nobody_else),
    TEST(GC_022_GC_130_GC_152_walls_between_rooms),
    TEST(GC_134_GC_135_GC_S21_GC_S63_ranged_attacks),
    TEST(GC_140_GC_141_GC_142_GC_198_GC_S59_how_many_dice),
    TEST(GC_S57_with_no_dice_at_all_it_misses),
    TEST(GC_153_GC_155_GC_157_a_push_costs_nothing_else),
    TEST(GC_250_GC_S67_damage_of_each_figure),
    TEST(GC_208_GC_S65_a_response_interrupts_an_activation),
    TEST(GC_S118_an_ambush_is_for_the_attack_that_was_declared),
    TEST(GC_S57_GC_S130_fewer_dice_against_traps_too),
    TEST(GC_166_GC_167_damage_of_traps_counts_alike),
};
TEST_GROUP(tests);
