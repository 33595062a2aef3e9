/* test_verbs.c: each verb of card and room texts, with a card of its own. The room: see kit_effects.h. */
#include "kit_effects.h"

/* -- Attacks -------------------------------------------------------------------------------------------------- */

static void fight_attacks_each_villain_in_turn(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("each { 'villain_beside', fight {} }")));
    int one = android(&k, 0, "b2-11"), two = android(&k, 1, "b2-13"), far = android(&k, 2, "b2-31");
    combat_dice(&k, "22");
    combat_dice(&k, "00");
    use_freedom(&k);
    assert_int_equal(happened(&k, EV_ATTACK), 2);
    assert_false(on_board(k.g, one));                        /* 2 + 2 + 1 against 4 */
    assert_true(on_board(k.g, two) && on_board(k.g, far));
    assert_true(asks(&k, 1, "hero_turn.NEXT"));
    close_kit(&k);
}

static void strike_adds_power_dice_and_may_want_a_flanked_target(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("strike { 2, style = 'flanked' }")));
    int flanked = android(&k, 0, "b2-13"), alone = android(&k, 1, "b2-11"); /* GoldenBoy stands on 14 */
    use_freedom(&k);
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, flanked, 0));
    assert_false(offered(&k, ACT_FIGHT, FREEDOM, alone));
    answer(&k, ACT_FIGHT, FREEDOM, flanked);
    assert_rolled(&k, 2, 2);                                   /* 3 less 1 for the Android */
    close_kit(&k);
}

static void GC_131_strike_at_range(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("strike { 1, style = 'ranged' }")));
    int far = android(&k, 0, "b2-21"), near = android(&k, 1, "b2-13"), hidden = android(&k, 2, "b2-33");
    put(&k, FREEDOM, "b2-11");
    use_freedom(&k);
    assert_true(offered(&k, ACT_FIGHT, FREEDOM, far, 1) && offered(&k, ACT_FIGHT, FREEDOM, near, 1));
    assert_false(offered(&k, ACT_FIGHT, FREEDOM, hidden));
    answer(&k, ACT_FIGHT, FREEDOM, near, 1);
    assert_rolled(&k, 2, 1);
    close_kit(&k);
}

static void free_attack_is_up_to_the_other_hero(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("free_attack { of = 'other_in_room' }")));
    int foe = android(&k, 0, "b2-24");                       /* beside GoldenBoy, and nobody else */
    use_freedom(&k);                                         /* the only one who could: no question */
    assert_true(asks(&k, 2, "free_attack.WHOM"));
    combat_dice(&k, "22");
    answer(&k, ACT_FIGHT, GOLDENBOY, foe);
    assert_false(on_board(k.g, foe));
    close_kit(&k);
}

static void GC_S130_assail_by_a_room_and_by_an_event(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, WIRES("assail { 4, dice = 'combat' }"));
    put(&k, NOVA, "a2-13");
    combat_dice(&k, "1111");                                 /* Sgt Freedom, Defense 4 */
    combat_dice(&k, "1111");                                 /* GoldenBoy, Defense 5 */
    activate_wires(&k);
    assert_int_equal(happened(&k, EV_ROOM_ATTACKS), 2);
    assert_int_equal(k.g->damage[FREEDOM], 1);
    assert_int_equal(k.g->damage[GOLDENBOY], 0);
    close_kit(&k);
    open_wires(&k, 3, EVENT_OF("assail { 3, dice = 'power', of = 'any_hero' }"));
    hold_event(&k, "ambush");
    activate_android(&k, android(&k, 0, "b2-51"));
    play(&k);
    power_dice(&k, "222");
    answer(&k, ACT_PICK_FIGURE, NOVA);
    assert_rolled(&k, 0, 3);
    assert_int_equal(k.g->damage[NOVA], 1);
    close_kit(&k);
}

static void GC_S133_foil_after_paying_with_an_event(void **state)
{
    (void)state;
    struct kit k;
    const char *lua = ANDROID("once = 'turn', when = { on { 'would_hit', optional = true, cost { discard_event {} }, "
                              "foil {} } }");
    open_wires(&k, 3, lua);
    int foe = android(&k, 0, "b2-13");
    hold_event(&k, "lockdown");
    kit_enter(&k, "hero", 1);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, FREEDOM, foe);
    assert_true(asks(&k, 0, "responses.WHICH"));
    answer(&k, ACT_RESPOND_ID);
    if (offered(&k, ACT_DISCARD)) answer(&k, ACT_DISCARD);
    assert_true(on_board(k.g, foe));
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_HAND), 0);
    assert_int_equal(happened(&k, EV_SPOILED), 1);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, FREEDOM, foe);                     /* nothing to pay with, and once per turn */
    assert_false(on_board(k.g, foe));
    close_kit(&k);
}

static void GC_S65_reroll_counts_anew(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM("once = 'turn', " WAITS("'rolled', optional = true, reroll {}")));
    int foe = android(&k, 0, "b2-13");
    lay_left(&k, FREEDOM, "follow_me");
    kit_enter(&k, "hero", 1);
    combat_dice(&k, "00");
    answer(&k, ACT_FIGHT, FREEDOM, foe);
    assert_true(asks(&k, 1, "responses.WHICH"));
    combat_dice(&k, "22");
    answer(&k, ACT_RESPOND, FREEDOM);
    assert_false(on_board(k.g, foe));
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 2);
    close_kit(&k);
}

static void GC_S118_intercept_takes_the_attack(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(WAITS("'ally_attacked', condition = 'target_beside', optional = true, intercept {}")));
    put(&k, GOLDENBOY, "b2-11");
    put(&k, FREEDOM, "b2-21");
    int foe = android(&k, 0, "b2-12");
    lay_left(&k, FREEDOM, "follow_me");
    activate_android(&k, foe);
    answer(&k, ACT_FIGHT, foe, GOLDENBOY);
    assert_true(asks(&k, 1, "responses.WHICH"));
    combat_dice(&k, "222");
    answer(&k, ACT_RESPOND, FREEDOM);
    assert_int_equal(k.g->damage[FREEDOM], 1);               /* Defense 4 */
    assert_int_equal(k.g->damage[GOLDENBOY], 0);
    close_kit(&k);
    open_wires(&k, 3, OF_FREEDOM(WAITS("'ally_attacked', condition = 'target_beside', optional = true, intercept {}")));
    put(&k, FREEDOM, "b2-12");
    put(&k, GOLDENBOY, "b2-13");
    foe = android(&k, 0, "b2-14");                           /* he could not have named Sgt Freedom */
    lay_left(&k, FREEDOM, "follow_me");
    activate_android(&k, foe);
    answer(&k, ACT_FIGHT, foe, GOLDENBOY);
    assert_int_equal(happened(&k, EV_INTERCEPTED), 0);
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 1);
    close_kit(&k);
}

static void intercept_only_for_somebody_beside(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(WAITS("'ally_attacked', condition = 'target_beside', optional = true, intercept {}")));
    put(&k, FREEDOM, "b2-11");
    put(&k, GOLDENBOY, "b2-13");
    int foe = android(&k, 0, "b2-12");                       /* beside both, who are not beside each other */
    lay_left(&k, FREEDOM, "follow_me");
    activate_android(&k, foe);
    combat_dice(&k, "000");
    answer(&k, ACT_FIGHT, foe, GOLDENBOY);
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 1);       /* nobody was asked */
    close_kit(&k);
}

static void ward_once_per_turn_in_the_same_room(void **state)
{
    (void)state;
    struct kit k;
    const char *lua = OF_FREEDOM("once = 'turn', " WAITS("'ally_attacked', condition = 'target_in_room', "
                                                         "optional = true, ward { 2 }"));
    open_wires(&k, 3, lua);
    int foe = android(&k, 0, "b2-24");                       /* beside GoldenBoy */
    lay_left(&k, FREEDOM, "follow_me");
    activate_android(&k, foe);
    answer(&k, ACT_FIGHT, foe, GOLDENBOY);
    combat_dice(&k, "222");
    answer(&k, ACT_RESPOND, FREEDOM);
    assert_int_equal(k.g->damage[GOLDENBOY], 0);             /* 6 against 5 + 2 */
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, foe, GOLDENBOY);
    assert_int_equal(k.g->damage[GOLDENBOY], 1);             /* it was not offered again */
    close_kit(&k);
    open_wires(&k, 3, lua);
    put(&k, GOLDENBOY, "a2-35");                             /* another room */
    foe = android(&k, 0, "a2-34");
    lay_left(&k, FREEDOM, "follow_me");
    activate_android(&k, foe);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, foe, GOLDENBOY);
    assert_int_equal(k.g->damage[GOLDENBOY], 1);
    close_kit(&k);
}

static void GC_S39_ambush_for_the_next_attack_or_the_one_declared(void **state)
{
    (void)state;
    struct kit k;
    for (int declared = 0; declared < 2; declared++) {
        open_wires(&k, 3, EVENT_OF("ambush { 2 }"));
        hold_event(&k, "ambush");
        int foe = android(&k, 0, "b2-13");
        activate_android(&k, foe);
        if (!declared) play(&k);
        combat_dice(&k, "000");
        power_dice(&k, "11");
        combat_dice(&k, "000");
        answer(&k, ACT_FIGHT, foe, FREEDOM);
        if (declared) play(&k);
        assert_rolled(&k, 3, 2);
        answer(&k, ACT_FIGHT, foe, FREEDOM);
        assert_rolled(&k, 3, 0);                               /* only one attack */
        close_kit(&k);
    }
}

/* -- Figures -------------------------------------------------------------------------------------------------- */

static void GC_185_peril_is_a_check_or_damage(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, WIRES("peril { 2, stat = 'speed' }"));
    put(&k, NOVA, "a2-13");
    check_dice(&k, "21");                                    /* Sgt Freedom: 3 against Speed 2 */
    check_dice(&k, "11");                                    /* GoldenBoy: 2 against 2 */
    activate_wires(&k);
    assert_int_equal(k.g->damage[FREEDOM], 1);
    assert_int_equal(k.g->damage[GOLDENBOY], 0);
    close_kit(&k);
    open_wires(&k, 3, WIRES("peril { 1, stat = 'mental_and_heroes', of = 'hero_here' }"));
    activate_wires(&k);
    check_dice(&k, "1");
    answer(&k, ACT_PICK_FIGURE, FREEDOM);                    /* 1 + 3 Heroes against Mental 3 */
    assert_int_equal(k.g->damage[FREEDOM], 1);
    close_kit(&k);
}

static void GC_S115_token_for_the_heroes_of_a_room(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, EVENT_OF("token { -1, stat = 'attack', of = 'heroes_of_a_room' }"));
    put(&k, NOVA, "a2-13");
    hold_event(&k, "ambush");
    activate_android(&k, android(&k, 0, "b2-51"));
    play(&k);
    answer(&k, ACT_PICK_ROOM, 4);
    assert_int_equal(k.g->guardian[FREEDOM].boost[0].attack_down, 1);
    assert_int_equal(k.g->guardian[GOLDENBOY].boost[0].attack_down, 1);
    assert_int_equal(k.g->guardian[NOVA].boost[0].attack_down, 0);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, ATTACK), 2);
    close_kit(&k);
    open_wires(&k, 3, WIRES("token { -1, stat = 'speed' }"));
    activate_wires(&k);                                      /* at the end of a turn: for the next */
    decline_until(&k, "CARDS");
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 1);
    close_kit(&k);
}

static void ease_and_vex_change_value_checks(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("ease { 1, of = 'each_hero' }")) EVENT_OF("vex { 2, of = 'any_hero' }"));
    use_freedom(&k);
    for (int h = 0; h < 3; h++) assert_int_equal(check_change(&k.c, k.g, h), -1);
    hold_event(&k, "ambush");
    activate_android(&k, android(&k, 0, "b2-51"));
    play(&k);
    answer(&k, ACT_PICK_FIGURE, GOLDENBOY);
    assert_int_equal(check_change(&k.c, k.g, GOLDENBOY), 1);
    assert_int_equal(check_change(&k.c, k.g, FREEDOM), -1);
    close_kit(&k);
}

static void heal_those_who_have_damage(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("heal { 2, of = 'other_in_room' }")));
    k.g->damage[GOLDENBOY] = 3;
    k.g->damage[NOVA] = 1;
    lay_left(&k, FREEDOM, "follow_me");
    kit_enter(&k, "hero", 1);
    answer(&k, ACT_USE_POWER);
    assert_false(offered(&k, ACT_PICK_FIGURE, FREEDOM));
    answer(&k, ACT_PICK_FIGURE, GOLDENBOY);
    assert_int_equal(k.g->damage[GOLDENBOY], 1);
    k.g->damage[GOLDENBOY] = k.g->damage[NOVA] = 0;
    rules_list(&k.c, 1);
    assert_false(offered(&k, ACT_USE_POWER));                /* nobody has any: it would change nothing */
    close_kit(&k);
    open_wires(&k, 3, EVENT_OF("heal { 2, of = 'any_villain' }"));
    int ki = lieutenant(&k, "ki");
    k.g->damage[ki] = 2;
    hold_event(&k, "ambush");
    activate_android(&k, android(&k, 0, "b2-51"));
    play(&k);
    assert_int_equal(k.g->damage[ki], 0);
    close_kit(&k);
}

static void GC_241_daze_takes_an_action(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("daze { 1, of = 'villain_in_sight' }")));
    int foe = android(&k, 0, "b2-13");
    android(&k, 1, "b2-33");                                 /* not in sight */
    use_freedom(&k);
    assert_int_equal(villain_actions(&k.c, k.g, card_of(foe)), 1);
    close_kit(&k);
}

static void GC_S87_nothing_a_hero_does_reaches_into_the_control_room(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("daze { 1, of = 'any_villain' }")));
    android(&k, 0, "b2-13");
    android(&k, 1, "b1-32");                                 /* with Skarov, behind the closed door */
    use_freedom(&k);
    assert_true(offered(&k, ACT_PICK_FIGURE, robot(&k, "android", 0)));
    assert_false(offered(&k, ACT_PICK_FIGURE, SKAROV_FIGURE));
    assert_false(offered(&k, ACT_PICK_FIGURE, robot(&k, "android", 1)));
    close_kit(&k);
}

static void GC_S120_shift_oneself_and_others(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("shift { 2, of = 'villain_beside' }, shift { 1 }")));
    int foe = android(&k, 0, "b2-13");
    put(&k, GOLDENBOY, "b2-52");
    use_freedom(&k);
    assert_true(asks(&k, 1, "shift.WHERE"));                 /* who makes him shift decides */
    answer(&k, ACT_SHIFT_TO, foe, cell("b2-14"));
    answer(&k, ACT_SHIFT_TO, foe, cell("b2-24"));
    assert_int_equal(k.g->at[foe], cell("b2-24"));
    answer(&k, ACT_SHIFT_TO, FREEDOM, cell("b2-13"));
    assert_int_equal(k.g->at[FREEDOM], cell("b2-13"));
    close_kit(&k);
    open_wires(&k, 3, OF_FREEDOM(ACTS("shift { 1, of = 'other_beside' }")));
    put(&k, GOLDENBOY, "b2-13");
    use_freedom(&k);
    assert_true(asks(&k, 2, "shift.WHERE"));                 /* a Hero decides for himself */
    close_kit(&k);
}

static void move_another_hero_on_foot_or_through_the_air(void **state)
{
    (void)state;
    struct kit k;
    for (int flying = 0; flying < 2; flying++) {
        open_wires(&k, 3, flying ? OF_FREEDOM(ACTS("move { 2, of = 'other_in_room', gait = 'flying' }"))
                                 : OF_FREEDOM(ACTS("move { 2, of = 'other_in_room' }")));
        put(&k, GOLDENBOY, "b2-13");
        put(&k, NOVA, "a2-13");
        android(&k, 0, "b2-24");                             /* in Area b */
        use_freedom(&k);
        assert_true(asks(&k, 2, "free_move.WHERE"));
        assert_true(offered(&k, ACT_MOVE, GOLDENBOY, cell("b2-14")));
        assert_int_equal(offered(&k, ACT_MOVE, GOLDENBOY, cell("b2-33")), flying); /* beyond b */
        assert_true(offered(&k, ACT_PASS));
        close_kit(&k);
    }
}

static void dash_is_a_move_with_more_speed(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("dash { 1 }")));
    put(&k, FREEDOM, "b2-52");
    lay_left(&k, FREEDOM, "follow_me");
    kit_enter(&k, "hero", 1);
    assert_false(offered(&k, ACT_MOVE, FREEDOM, cell("c2-31"))); /* d, b and the next tile: three Areas */
    answer(&k, ACT_USE_POWER);
    assert_true(offered(&k, ACT_MOVE, FREEDOM, cell("c2-31")));
    close_kit(&k);
}

static void swap_changes_places(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("swap { of = 'this_hero', with = 'other_hero' }")) WIRES("swap {}"));
    use_freedom(&k);
    answer(&k, ACT_PICK_FIGURE, NOVA);
    assert_int_equal(k.g->at[FREEDOM], cell(first_places[NOVA]));
    assert_int_equal(k.g->at[NOVA], cell(first_places[FREEDOM]));
    activate_wires(&k);
    answer(&k, ACT_PICK_FIGURE, GOLDENBOY);
    assert_false(offered(&k, ACT_PICK_FIGURE, GOLDENBOY));   /* the second is another one */
    answer(&k, ACT_PICK_FIGURE, FREEDOM);
    assert_int_equal(k.g->at[GOLDENBOY], cell(first_places[NOVA]));
    close_kit(&k);
}

static void place_beside_a_hero_in_a_quiet_room_at_the_entrance(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, OF_FREEDOM(ACTS("place { of = 'this_hero', at = 'beside_other_hero' }"))
                      EVENT_OF("place { of = 'any_henchman', at = 'quiet_room' }")
                      WIRES("place { of = 'hero_here', at = 'entrance' }"));
    use_freedom(&k);
    assert_true(offered(&k, ACT_PUT, FREEDOM, cell("b2-24")));   /* beside GoldenBoy */
    assert_true(offered(&k, ACT_PUT, FREEDOM, cell("b2-44")));   /* beside Super Nova */
    assert_false(offered(&k, ACT_PUT, FREEDOM, cell("b2-11")));
    answer(&k, ACT_PUT, FREEDOM, cell("b2-44"));
    int foe = android(&k, 0, "b2-51");
    hold_event(&k, "ambush");
    activate_android(&k, foe);
    play(&k);
    assert_false(offered(&k, ACT_PICK_FIGURE, SKAROV_FIGURE));
    answer(&k, ACT_PICK_FIGURE, foe);
    assert_false(offered(&k, ACT_PUT, foe, cell("b2-52")));      /* Heroes are here */
    assert_false(offered(&k, ACT_PUT, foe, cell("a1-11")));      /* a Reinforcement Space */
    answer(&k, ACT_PUT, foe, cell("a1-12"));
    assert_int_equal(k.g->at[foe], cell("a1-12"));
    activate_wires(&k);
    answer(&k, ACT_PICK_FIGURE, NOVA);
    answer(&k, ACT_PUT, NOVA, cell("a2-13"));
    assert_int_equal(room_of(k.g, NOVA), 3);
    close_kit(&k);
}

static void GC_E02_GC_S68_remove_a_robot_and_hurt_those_beside_it(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, EVENT_OF("remove {}, each { 'hero_beside_it', assail { 3, dice = 'power', of = 'that_hero' } }"));
    int foe = android(&k, 0, "b2-13"), active = android(&k, 1, "b2-51"); /* 13 is beside Sgt Freedom and GoldenBoy */
    hold_event(&k, "ambush");
    activate_android(&k, active);
    play(&k);
    power_dice(&k, "222");
    power_dice(&k, "111");
    answer(&k, ACT_PICK_FIGURE, foe);
    assert_false(on_board(k.g, foe));
    assert_int_equal(happened(&k, EV_EVENT_ATTACKS), 2);
    assert_int_equal(k.g->damage[FREEDOM], 1);
    assert_int_equal(k.g->damage[GOLDENBOY], 0);
    assert_int_equal(k.g->damage[NOVA], 0);
    close_kit(&k);
}

static void GC_245_reinforce_a_room(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, WIRES("reinforce { 2 }"));
    activate_wires(&k);
    for (int n = 0; n < 2; n++) answer(&k, ACT_PLACE_ACOLYTE);
    assert_int_equal(happened(&k, EV_REINFORCED), 2);
    close_kit(&k);
    open_wires(&k, 3, EVENT_OF("reinforce { { per = 'heroes' }, at = 'any_room', kinds = 'one_kind' }"));
    hold_event(&k, "ambush");
    activate_android(&k, android(&k, 0, "b2-51"));
    play(&k);
    assert_false(offered(&k, ACT_PICK_ROOM, 3));             /* the Entrance has no Reinforcement Spaces */
    answer(&k, ACT_PICK_ROOM, 0);
    u8 gynoid = kit_find(&k, A_VILLAIN, "gynoid");
    answer(&k, ACT_PLACE_ACOLYTE, gynoid);
    assert_false(offered(&k, ACT_PLACE_ACOLYTE, kit_find(&k, A_VILLAIN, "android")));
    answer(&k, ACT_PLACE_ACOLYTE, gynoid);
    close_kit(&k);
}

static void march_moves_the_figures_near_a_room(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, WIRES("march {}"));
    int here = android(&k, 0, "b2-51"), near = android(&k, 1, "a2-13"), far = android(&k, 2, "c1-13");
    put(&k, robot(&k, "gynoid", 0), "b2-52");
    activate_wires(&k);
    answer(&k, ACT_PICK_KIND, kit_find(&k, A_VILLAIN, "android"));
    assert_true(offered(&k, ACT_ACT_WITH, here) && offered(&k, ACT_ACT_WITH, near));
    assert_false(offered(&k, ACT_ACT_WITH, far));
    answer(&k, ACT_ACT_WITH, here);
    answer(&k, ACT_MOVE, here, cell("b2-42"));
    assert_int_equal(k.g->at[here], cell("b2-42"));
    assert_false(offered(&k, ACT_ACT_WITH, here));
    close_kit(&k);
}

/* -- The base, the activated card ----------------------------------------------------------------------------- */

static void GC_S80_close_an_open_door(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, EVENT_OF("close {}"));
    hold_event(&k, "ambush");
    int foe = android(&k, 0, "b2-51");
    activate_android(&k, foe);
    assert_false(offered(&k, ACT_PLAY_EVENT));               /* all are closed (GC-303) */
    open_doors(&k);
    int link = find_link(k.g, cell("a2-35"), cell("b2-31")), other = find_link(k.g, cell("a1-53"), cell("a2-13"));
    k.g->link[other].jammed = true;
    k.g->card[card_of(foe)].activated = false;
    activate_android(&k, foe);
    play(&k);
    if (offered(&k, ACT_PICK_DOOR)) {
        assert_false(offered(&k, ACT_PICK_DOOR, k.g->link[other].a, k.g->link[other].b));
        answer(&k, ACT_PICK_DOOR, k.g->link[link].a, k.g->link[link].b);
    }
    assert_false(k.g->link[link].open);
    assert_true(k.g->link[other].open);
    close_kit(&k);
}

static void GC_E03_GC_237_power_dice_for_a_whole_card(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, EVENT_OF("power_dice {}"));
    hold_event(&k, "ambush");
    int foe = android(&k, 0, "b2-13");
    activate_android(&k, foe);
    play(&k);
    answer(&k, ACT_FIGHT, foe, FREEDOM);
    assert_rolled(&k, 0, 3);
    close_kit(&k);
}

static void overdrive_gives_each_figure_an_action(void **state)
{
    (void)state;
    struct kit k;
    open_wires(&k, 3, EVENT_OF("overdrive { 1 }"));
    hold_event(&k, "ambush");
    int foe = android(&k, 0, "b2-51");
    activate_android(&k, foe);
    play(&k);
    for (int n = 0; n < 3; n++) answer(&k, ACT_MOVE, foe);   /* 2 Actions and 1 */
    assert_false(offered(&k, ACT_MOVE, foe));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(fight_attacks_each_villain_in_turn),
    TEST(strike_adds_power_dice_and_may_want_a_flanked_target),
    TEST(GC_131_strike_at_range),
    TEST(free_attack_is_up_to_the_other_hero),
    TEST(GC_S130_assail_by_a_room_and_by_an_event),
    TEST(GC_S133_foil_after_paying_with_an_event),
    TEST(GC_S65_reroll_counts_anew),
    TEST(GC_S118_intercept_takes_the_attack),
    TEST(intercept_only_for_somebody_beside),
    TEST(ward_once_per_turn_in_the_same_room),
    TEST(GC_S39_ambush_for_the_next_attack_or_the_one_declared),
    TEST(GC_185_peril_is_a_check_or_damage),
    TEST(GC_S115_token_for_the_heroes_of_a_room),
    TEST(ease_and_vex_change_value_checks),
    TEST(heal_those_who_have_damage),
    TEST(GC_241_daze_takes_an_action),
    TEST(GC_S87_nothing_a_hero_does_reaches_into_the_control_room),
    TEST(GC_S120_shift_oneself_and_others),
    TEST(move_another_hero_on_foot_or_through_the_air),
    TEST(dash_is_a_move_with_more_speed),
    TEST(swap_changes_places),
    TEST(place_beside_a_hero_in_a_quiet_room_at_the_entrance),
    TEST(GC_E02_GC_S68_remove_a_robot_and_hurt_those_beside_it),
    TEST(GC_245_reinforce_a_room),
    TEST(march_moves_the_figures_near_a_room),
    TEST(GC_S80_close_an_open_door),
    TEST(GC_E03_GC_237_power_dice_for_a_whole_card),
    TEST(overdrive_gives_each_figure_an_action),
};
TEST_GROUP(tests);
