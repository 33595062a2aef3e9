/* test_refusals.c: why something is missing among the options, and by which rule. The Live Wires (b2) are drawn in
 * test_moving_rules.c. */
#include "kit.h"

static bool no_move(struct kit *k, int figure, const char *where, rule_number rule)
{
    return !offered(k, ACT_MOVE, figure, cell(where)) && refused(k, ACT_MOVE, figure, cell(where), -1, rule);
}

static bool no_attack(struct kit *k, int by, int target, bool ranged, rule_number rule)
{
    return !offered(k, ACT_FIGHT, by, target, ranged) && refused(k, ACT_FIGHT, by, target, ranged, rule);
}

static u8 power(struct kit *k, const char *id) { return kit_find(k, A_POWER, id); }
static u8 event(struct kit *k, const char *id) { return kit_find(k, AN_EVENT, id); }
static u8 villain(struct kit *k, const char *id) { return kit_find(k, A_VILLAIN, id); }

static void act_with(struct kit *k, const char *kind, int figure)
{
    activate_card(k, kind);
    if (offered(k, ACT_ACT_WITH, figure)) answer(k, ACT_ACT_WITH, figure);
}

/* -- Moves -------------------------------------------------------------------------------------------------------- */

static void GC_110_GC_119_GC_121_GC_125_where_a_move_ends(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-31");
    kit_enter(&k, "hero", 1);
    assert_true(offered(&k, ACT_MOVE, FREEDOM, cell("b2-24")));
    assert_true(no_move(&k, FREEDOM, "b2-14", 119));         /* GoldenBoy stands there */
    assert_true(no_move(&k, FREEDOM, "b2-15", 125));
    assert_true(no_move(&k, FREEDOM, "c2-31", 110));         /* the third Area, Speed 2 */
    assert_true(no_move(&k, FREEDOM, "a2-35", 121));
    assert_true(no_move(&k, FREEDOM, "b1-53", 121));         /* the Control Room */
    assert_false(refused(&k, ACT_MOVE, FREEDOM, cell("b2-31"), -1, 0)); /* where he stands nobody asks */
    assert_false(refused(&k, ACT_MOVE, FREEDOM, cell("c1-11"), -1, 0)); /* nor what is far away */
    close_kit(&k);
}

static void GC_112_GC_116_GC_S104_GC_S09_what_is_in_the_way(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-31");
    int android = put_robot(&k, "android", 0, "b2-11");
    kit_enter(&k, "hero", 1);
    assert_true(no_move(&k, FREEDOM, "b2-24", 116));
    put_figure(k.g, android, cell("b2-32"));
    kit_enter(&k, "hero", 1);
    assert_true(no_move(&k, FREEDOM, "b2-24", 112));
    put(&k, FREEDOM, "b2-24");
    put_figure(k.g, android, NOWHERE);
    for (int i = 0; i < LINKS_MOST; i++)
        if (k.g->link[i].kind == AIRLOCK) k.g->link[i].open = false;
    refresh_links(k.g);
    kit_enter(&k, "hero", 1);
    assert_true(no_move(&k, FREEDOM, "c2-31", RULING_(9)));
    close_kit(&k);
    open_in_wires(&k, 2,
        "trap { id = 'live_wires', name = 'Live Wires', tile = 8, picture = { '+--+--+  +--+--+', '|a. a2 a.Hb. +1|',"
        "'+  +--+--+  +  +', '|a.|## ##|b. b.|', '+  +--+--+--+  +', ' c. c.|d. d. b. ', '+  +  +--+  +  +',"
        "'|+2 c.|##|d1|+3|', '+--+  +--+  +  +', '|e. e. e. e. +4|', '+--+--+  +--+--+' },"
        "tasks = { { stats = { 'mental' }, dice = 4, success = 'switch_off' },"
        "{ stats = { 'attack' }, dice = 4, success = 'clear_way' } }, activated = { seal {} } }\n");
    put(&k, FREEDOM, "b2-13");
    kit_enter(&k, "hero", 1);
    assert_true(no_move(&k, FREEDOM, "b2-24", RULING_(104)));
    close_kit(&k);
}

static void GC_102_GC_103_GC_221_no_action_is_left_or_none_but_an_attack(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, GOLDENBOY, "b2-31");
    put_robot(&k, "android", 0, "b2-32");
    lay_left(&k, GOLDENBOY, "show_off");
    kit_enter(&k, "hero", 2);
    assert_true(offered(&k, ACT_FIGHT, GOLDENBOY));
    assert_true(no_move(&k, GOLDENBOY, "b2-11", 221));
    assert_true(refused(&k, ACT_OPEN_DOOR, -1, MENTAL, -1, 221));
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    int android = put_robot(&k, "android", 0, "b2-31");
    hold_event(&k, "jamming_field");
    act_with(&k, "android", android);
    for (int n = 0; n < 2; n++) answer(&k, ACT_MOVE, android, -1); /* an Android has two */
    assert_true(asks(&k, 0, "figure_turn.NEXT"));            /* he may still play the Event */
    assert_int_equal(offers(&k, ACT_MOVE), 0);
    assert_true(refused(&k, ACT_MOVE, android, -1, -1, 103));
    assert_false(refused(&k, ACT_MOVE, -1, -1, -1, 110));    /* one reason is enough */
    close_kit(&k);
}

static void GC_152_GC_S20_GC_S120_spaces_beside(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-32");
    put(&k, GOLDENBOY, "b2-11");
    int ki = lieutenant(&k, "ki");
    put_figure(k.g, ki, cell("b2-31"));
    kit_enter(&k, "hero", 1);
    combat_dice(&k, "222222222");
    answer(&k, ACT_FIGHT, FREEDOM, ki);
    assert_true(asks(&k, 1, "PUSH"));
    assert_true(offered(&k, ACT_PUSH_TO, ki, cell("b2-21")));
    assert_true(refused(&k, ACT_PUSH_TO, ki, cell("b2-32"), -1, 152)); /* Sgt Freedom stands there */
    assert_true(refused(&k, ACT_PUSH_TO, ki, cell("b2-41"), -1, 152)); /* a Reinforcement Space */
    assert_true(refused(&k, ACT_PUSH_TO, ki, cell("a2-35"), -1, 152)); /* behind the Door */
    close_kit(&k);
}

/* -- Attacks ------------------------------------------------------------------------------------------------------ */

static void GC_129_GC_130_GC_131_GC_S87_fists(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-32");
    int wall = put_robot(&k, "android", 0, "b2-33"), far = put_robot(&k, "android", 1, "b2-52");
    put(&k, GOLDENBOY, "b2-13");
    put_figure(k.g, SKAROV_FIGURE, cell("b1-53"));
    kit_enter(&k, "hero", 1);
    assert_true(no_attack(&k, FREEDOM, wall, false, 130));
    assert_false(refused(&k, ACT_FIGHT, FREEDOM, wall, true, 0)); /* he could not see it either */
    assert_true(no_attack(&k, FREEDOM, far, false, 129));
    assert_true(no_attack(&k, FREEDOM, far, true, 131));
    kit_enter(&k, "hero", 2);
    assert_true(no_attack(&k, GOLDENBOY, SKAROV_FIGURE, false, RULING_(87)));
    close_kit(&k);
}

static void GC_132_GC_207_GC_S111_shots_and_styles(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, NOVA, "b2-51");
    lay_left(&k, NOVA, "starlight_bolt");
    int first = put_robot(&k, "android", 0, "b2-52"), second = put_robot(&k, "android", 1, "b2-53");
    int hidden = put_robot(&k, "android", 2, "b2-24");
    kit_enter(&k, "hero", 3);
    assert_true(offered(&k, ACT_FIGHT, NOVA, first, true));
    assert_true(no_attack(&k, NOVA, second, true, 132));     /* the first one is in the line */
    assert_true(no_attack(&k, NOVA, hidden, true, 132));     /* walls */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    put(&k, NOVA, "b2-51");
    lay_left(&k, NOVA, "starlight_bolt");
    lay_left(&k, NOVA, "burned_out");
    first = put_robot(&k, "android", 0, "b2-53");
    kit_enter(&k, "hero", 3);
    assert_true(no_attack(&k, NOVA, first, true, RULING_(111)));
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-52");
    put(&k, NOVA, "b2-54");
    lay_left(&k, FREEDOM, "one_two_for_justice");
    first = put_robot(&k, "android", 0, "b2-51"), second = put_robot(&k, "android", 1, "b2-53");
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_USE_POWER, power(&k, "one_two_for_justice"));
    assert_true(asks(&k, 1, "free_attack.WHOM"));
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, second));
    assert_true(no_attack(&k, FREEDOM, first, false, 207));  /* Nova does not stand beside it */
    close_kit(&k);
}

/* -- Checks, Doors, powers ---------------------------------------------------------------------------------------- */

static void GC_168_GC_176_GC_178_GC_179_GC_S76_tasks(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-33");
    kit_enter(&k, "hero", 1);
    assert_true(refused(&k, ACT_TRY, cell("b2-44"), MENTAL, 0, 176));
    put(&k, GOLDENBOY, "b2-44");
    kit_enter(&k, "hero", 1);
    assert_true(refused(&k, ACT_TRY, cell("b2-44"), MENTAL, 0, RULING_(76)));
    kit_enter(&k, "hero", 2);
    assert_true(offered(&k, ACT_TRY, cell("b2-44"), MENTAL));
    assert_true(refused(&k, ACT_TRY, cell("b2-44"), ATTACK, 0, 168));
    put(&k, NOVA, "b2-34");
    lay_left(&k, NOVA, "starlight_bolt");
    kit_enter(&k, "hero", 3);
    assert_true(refused(&k, ACT_TRY, cell("b2-44"), MENTAL, 0, 178));
    k.g->tile[4].off = true;
    kit_enter(&k, "hero", 2);
    assert_false(offered(&k, ACT_TRY));
    assert_true(refused(&k, ACT_TRY, cell("b2-44"), MENTAL, 0, 179));
    close_kit(&k);
}

static void GC_186_GC_187_GC_191_GC_192_GC_S82_GC_S83_doors(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-32");
    kit_enter(&k, "hero", 1);
    assert_true(refused(&k, ACT_OPEN_DOOR, cell("a2-35"), ATTACK, cell("b2-31"), 186));
    assert_true(refused(&k, ACT_OPEN_DOOR, cell("a2-35"), MENTAL, cell("b2-31"), 186));
    assert_true(refused(&k, ACT_OPEN_DOOR, cell("b1-53"), MENTAL, cell("b2-13"), 192));
    put(&k, NOVA, "b2-34");
    lay_left(&k, NOVA, "starlight_bolt");
    kit_enter(&k, "hero", 3);
    assert_true(refused(&k, ACT_OPEN_DOOR, cell("a2-35"), ATTACK, cell("b2-31"), 187)); /* a wall is between */
    int android = put_robot(&k, "android", 0, "b2-13");
    act_with(&k, "android", android);
    assert_true(refused(&k, ACT_JAM, cell("b1-53"), cell("b2-13"), -1, RULING_(83)));
    assert_true(refused(&k, ACT_JAM, cell("a2-35"), cell("b2-31"), -1, RULING_(82)));
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    open_doors(&k);
    android = put_robot(&k, "android", 0, "b2-31");
    act_with(&k, "android", android);
    assert_true(refused(&k, ACT_JAM, cell("a2-35"), cell("b2-31"), -1, 191)); /* it is open */
    close_kit(&k);
}

static void GC_072_GC_202_powers_that_are_no_actions(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    lay_left(&k, NOVA, "starlight_bolt");
    lay_right(&k, NOVA, "comet_dash");
    kit_enter(&k, "hero", 3);
    assert_true(refused(&k, ACT_USE_POWER, power(&k, "starlight_bolt"), -1, -1, 202));
    assert_true(refused(&k, ACT_USE_POWER, power(&k, "comet_dash"), -1, -1, 72));
    close_kit(&k);
}

/* Why a card on the left cannot be used now, by GC-203. */
static const char *why_unused(const struct kit *k, u8 card)
{
    for (int i = 0; i < k->refusals.count; i++) {
        const struct refusal *r = &k->refusals.refusal[i];
        if (r->action.verb == ACT_USE_POWER && r->action.a == card && r->rule == 203) return r->reason;
    }
    return "";
}

static void GC_203_an_attack_without_a_target_says_so(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 4, NULL);
    lay_left(&k, SPELL, "hex_bolt");
    lay_left(&k, SPELL, "through_the_looking_glass");
    kit_enter(&k, "hero", 4);
    assert_true(offered(&k, ACT_USE_POWER, power(&k, "through_the_looking_glass")));
    assert_string_equal(why_unused(&k, power(&k, "hex_bolt")), "nobody is there whom it could attack");
    close_kit(&k);
}

/* -- Villains ----------------------------------------------------------------------------------------------------- */

static void GC_107_GC_233_figures_that_have_acted_and_a_second_event(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int first = put_robot(&k, "android", 0, "b2-31");
    put_robot(&k, "android", 1, "b2-52");
    put_robot(&k, "android", 2, "b2-51");
    hold_event(&k, "jamming_field");
    card_move(EVENTS(k.g), EVENT_DECK, card_find(EVENTS(k.g), EVENT_DECK, event(&k, "overdrive")), EVENT_HAND, only(0));
    activate_card(&k, "android");
    answer(&k, ACT_ACT_WITH, first);
    answer(&k, ACT_PLAY_EVENT, event(&k, "jamming_field"));
    if (offered(&k, ACT_PICK_FIGURE)) answer(&k, ACT_PICK_FIGURE, FREEDOM);
    assert_true(asks(&k, 0, "figure_turn.NEXT"));
    assert_true(refused(&k, ACT_PLAY_EVENT, event(&k, "overdrive"), -1, -1, 233));
    answer(&k, ACT_END_ACTIVATION);
    assert_true(asks(&k, 0, "WHO"));
    assert_true(refused(&k, ACT_ACT_WITH, first, -1, -1, 107));
    close_kit(&k);
}

/* -- Strategy and order ------------------------------------------------------------------------------------------- */

static void GC_070_GC_073_GC_074_GC_213_GC_220_cards_that_cannot_be_placed(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 2);
    u8 both = power(&k, "close_ranks"), played = power(&k, "forward_march");
    card_move(POWERS(k.g), POWER_HAND + FREEDOM, card_find(POWERS(k.g), POWER_HAND + FREEDOM, played),
              POWER_DISCARD + FREEDOM, EVERYBODY);
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 1);
    assert_true(refused(&k, ACT_CONFIRM, -1, -1, -1, 70));
    assert_true(refused(&k, ACT_PLACE, power(&k, "a_moments_reflection"), false, -1, 74));
    assert_true(refused(&k, ACT_PLACE, power(&k, "follow_me"), true, -1, 74));
    assert_true(refused(&k, ACT_PLACE, power(&k, "barking_orders"), true, -1, 220));
    assert_true(refused(&k, ACT_PLACE, played, -1, -1, 213));
    answer_as(&k, 1, ACT_PLACE, both, 0);
    rules_list(&k.c, 1);
    assert_true(refused(&k, ACT_PLACE, both, true, -1, 73));
    close_kit(&k);
}

static void GC_082_GC_S33_GC_S36_orders_and_events(void **state)
{
    (void)state;
    struct kit k;
    open_base(&k, 3);
    kit_enter(&k, "initiative", 0);
    answer(&k, ACT_NAME_NEXT, GOLDENBOY);
    assert_true(refused(&k, ACT_NAME_NEXT, GOLDENBOY, -1, -1, 82));
    close_kit(&k);
    open_base(&k, 3);
    hold_event(&k, "overdrive");
    lay_event_on(&k, "jamming_field", "ki");
    kit_enter(&k, "rearrange", 0);
    assert_true(offered(&k, ACT_PLACE_EVENT, event(&k, "jamming_field")));
    assert_true(refused(&k, ACT_PLACE_EVENT, event(&k, "overdrive"), -1, -1, RULING_(33)));
    close_kit(&k);
    open_base(&k, 3);
    hold_event(&k, "overdrive");
    hurt(&k.c, k.g, lieutenant(&k, "ki"), 9, NOWHERE, false, 156);
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 0);
    assert_true(refused(&k, ACT_PLACE_EVENT, event(&k, "overdrive"), villain(&k, "ki"), -1, RULING_(36)));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_110_GC_119_GC_121_GC_125_where_a_move_ends),
    TEST(GC_112_GC_116_GC_S104_GC_S09_what_is_in_the_way),
    TEST(GC_102_GC_103_GC_221_no_action_is_left_or_none_but_an_attack),
    TEST(GC_152_GC_S20_GC_S120_spaces_beside),
    TEST(GC_129_GC_130_GC_131_GC_S87_fists),
    TEST(GC_132_GC_207_GC_S111_shots_and_styles),
    TEST(GC_168_GC_176_GC_178_GC_179_GC_S76_tasks),
    TEST(GC_186_GC_187_GC_191_GC_192_GC_S82_GC_S83_doors),
    TEST(GC_072_GC_202_powers_that_are_no_actions),
    TEST(GC_203_an_attack_without_a_target_says_so),
    TEST(GC_107_GC_233_figures_that_have_acted_and_a_second_event),
    TEST(GC_070_GC_073_GC_074_GC_213_GC_220_cards_that_cannot_be_placed),
    TEST(GC_082_GC_S33_GC_S36_orders_and_events),
};
TEST_GROUP(tests);
