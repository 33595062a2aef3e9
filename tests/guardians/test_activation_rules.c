/* test_activation_rules.c: the Activation phase and Actions in general (chapters 8 and 9), rule by rule. */
#include "kit.h"

static u8 villain(struct kit *k, const char *id) { return kit_find(k, A_VILLAIN, id); }

/* The Activation phase from its start, in the order of the Heroes. */
static void begin_phase(struct kit *k) { kit_enter(k, "activation", 0); }
static void end_hero(struct kit *k) { answer(k, ACT_END_ACTIVATION); }

static void GC_090_everything_is_turned_up(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "ambush");
    take_wound(&k, "cracked_rib", WOUND_HAND + NOVA);
    kit_enter(&k, "turn", 0);
    answer_as(&k, 0, ACT_PLACE_EVENT, kit_find(&k, AN_EVENT, "ambush"), villain(&k, "ki"), 1);
    answer_as(&k, 1, ACT_PLACE, kit_find(&k, A_POWER, "follow_me"), 0, 1);
    answer_as(&k, 1, ACT_CONFIRM);
    answer_as(&k, 3, ACT_PLACE_WOUND, -1, 1);
    answer_as(&k, 3, ACT_CONFIRM);
    rules_list(&k.c, 2);
    decline_until(&k, "hero_turn.NEXT");
    assert_int_equal(happened(&k, EV_REVEALED), 1);
    assert_int_equal(happened(&k, EV_REVEALED_WOUND), 1);
    assert_int_equal(happened(&k, EV_EVENT_REVEALED), 1);
    assert_int_equal(pile_count(POWERS(k.g), POWER_LEFT + FREEDOM), 1);
    assert_int_equal(pile_count(WOUNDS(k.g), WOUND_RIGHT + NOVA), 1);
    close_kit(&k);
}

static void GC_091_GC_092_GC_095_GC_300_GC_S10_hero_villain_hero_villain(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "a1-22");
    put_robot(&k, "gynoid", 0, "a1-23");
    put_robot(&k, "araknoid", 0, "a1-24");
    begin_phase(&k);
    static const char *const villains[] = {"gynoid", "ki", "android"}; /* Skarov chooses at each activation */
    for (int n = 0; n < 3; n++) {
        assert_true(asks(&k, (seat)(n + 1), "hero_turn.NEXT")); /* he must take his activation now ... */
        assert_int_equal(k.g->turned_up, n + 1);
        end_hero(&k);                                        /* ... but may spend no Action */
        assert_true(asks(&k, 0, "WHICH_VILLAIN"));
        answer(&k, ACT_ACTIVATE, villain(&k, villains[n]));
        decline_until(&k, n < 2 ? "hero_turn.NEXT" : "activate_room.WHICH");
    }
    assert_int_equal(k.g->phase, END_OF_TURN);               /* the stack is empty: the phase ends */
    assert_int_equal(happened(&k, EV_ACTIVATED), 3);
    assert_int_equal(happened(&k, EV_VILLAIN_ACTIVATED), 3);
    close_kit(&k);
}

static void GC_093_GC_094_GC_099_activation_tokens(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "a1-22");
    put_robot(&k, "gynoid", 0, "a1-23");
    begin_phase(&k);
    end_hero(&k);
    answer(&k, ACT_ACTIVATE, villain(&k, "ki"));
    int ki = card_of(lieutenant(&k, "ki"));
    assert_true(k.g->card[ki].activated);
    answer(&k, ACT_END_ACTIVATION);
    end_hero(&k);
    assert_true(asks(&k, 0, "WHICH_VILLAIN"));
    assert_false(offered(&k, ACT_ACTIVATE, villain(&k, "ki")));
    assert_true(refused(&k, ACT_ACTIVATE, villain(&k, "ki"), -1, -1, 94));
    decline_until(&k, "CARDS");
    assert_false(k.g->card[ki].activated);                   /* taken back */
    close_kit(&k);
}

static void GC_096_GC_097_GC_164_as_many_villains_as_heroes(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "a1-22");
    put_robot(&k, "gynoid", 0, "a1-23");
    kit_build(&k, "activation", 0);
    knock_out(&k.c, k.g, NOVA, 161);                         /* two Heroes are left */
    begin_phase(&k);
    for (int n = 0; n < 2; n++) {
        end_hero(&k);
        assert_false(offered(&k, ACT_PASS) || offered(&k, ACT_DONE) || offered(&k, ACT_END_ACTIVATION)); /* GC-S54 */
        kit_give_option(&k, 0);
        decline_until(&k, n ? "activate_room.WHICH" : "hero_turn.NEXT");
    }
    assert_int_equal(happened(&k, EV_VILLAIN_ACTIVATED), 2);
    close_kit(&k);
}

static void GC_098_GC_E19_GC_S41_GC_S53_GC_S54_GC_S69_GC_251_unused_activations_draw(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    for (int card = FIRST_LIEUTENANT; card < FIRST_ACOLYTE; card++)
        if (k.g->card[card].villain) remove_figure(&k.c, k.g, FIRST_VILLAIN + card, 156);
    put_robot(&k, "android", 0, "a1-22");
    put_robot(&k, "gynoid", 0, "a1-23");
    begin_phase(&k);
    for (int n = 0; n < 3; n++) {
        assert_true(asks(&k, (seat)(n + 1), "hero_turn.NEXT"));
        assert_int_equal(happened(&k, EV_DREW), 0);
        end_hero(&k);
        if (n == 2) break;
        assert_false(offered(&k, ACT_ACTIVATE, villain(&k, "araknoid"))); /* no figure */
        if (asks(&k, 0, "WHICH_VILLAIN")) kit_give_option(&k, 0);
        decline_until(&k, "hero_turn.NEXT");
    }
    assert_int_equal(happened(&k, EV_NO_VILLAIN), 1);        /* in place of the third */
    assert_int_equal(happened(&k, EV_DREW), 1);
    assert_true(asks(&k, 0, "activate_room.WHICH"));         /* and no Event can be played in it */
    close_kit(&k);
}

static void GC_100_GC_101_GC_274_skarov_is_activated_when_his_door_is_open(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "a1-22");
    kit_enter(&k, "villain", 0);
    assert_true(refused(&k, ACT_ACTIVATE, villain(&k, "skarov"), -1, -1, 100));
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "a1-22");
    begin_finale(&k, MET, false);
    kit_enter(&k, "villain", 0);
    assert_true(refused(&k, ACT_ACTIVATE, villain(&k, "skarov"), -1, -1, 100)); /* the door is still closed */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    put_robot(&k, "android", 0, "a1-22");
    begin_finale(&k, MET, true);
    put(&k, SKAROV_FIGURE, "b1-53");
    kit_enter(&k, "villain", 0);
    answer(&k, ACT_ACTIVATE, villain(&k, "skarov"));
    assert_true(offered(&k, ACT_MOVE, SKAROV_FIGURE, cell("b2-11"))); /* he may leave the room ... */
    assert_true(offered(&k, ACT_MOVE, SKAROV_FIGURE, cell("b1-52"))); /* ... or stay */
    assert_true(offered(&k, ACT_END_ACTIVATION));
    close_kit(&k);
}

static void GC_102_GC_104_GC_105_GC_S51_three_actions_in_any_order(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    put(&k, FREEDOM, "b2-44");                               /* the task of the Live Wires */
    kit_enter(&k, "hero", 1);
    check_dice(&k, "2222");
    answer(&k, ACT_TRY);                                     /* a check, then Moves: the same kind twice */
    answer(&k, ACT_MOVE, FREEDOM, cell("b2-33"));
    assert_true(offered(&k, ACT_MOVE));
    answer(&k, ACT_MOVE, FREEDOM, cell("b2-44"));
    assert_true(asks(&k, 0, "figure_turn.NEXT"));            /* three: nothing is left to do */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);                              /* what is not used is lost */
    kit_enter(&k, "hero", 1);
    end_hero(&k);
    decline_until(&k, "CARDS");
    decline_until_seat(&k, 1, "hero_turn.NEXT");
    for (int n = 0; n < 3; n++) answer(&k, ACT_MOVE, FREEDOM);
    assert_false(asks(&k, 1, "hero_turn.NEXT"));
    close_kit(&k);
}

static void GC_103_GC_106_GC_108_actions_of_a_villain(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int android = put_robot(&k, "android", 0, "b2-44");      /* an orange Space */
    activate_card(&k, "android");
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, android);
    assert_false(offered(&k, ACT_TRY));
    for (int i = 0; i < k.c.count; i++) {
        u8 verb = k.c.option[i].verb;
        assert_true(verb == ACT_MOVE || verb == ACT_FIGHT || verb == ACT_JAM || verb == ACT_END_ACTIVATION);
    }
    answer(&k, ACT_MOVE, android, cell("b2-33"));
    assert_true(offered(&k, ACT_END_ACTIVATION));            /* fewer are allowed */
    answer(&k, ACT_MOVE, android, cell("b2-44"));
    assert_true(asks(&k, 2, "hero_turn.NEXT"));              /* two */
    close_kit(&k);
}

static void GC_038_GC_107_GC_S52_GC_242_each_figure_has_its_own_actions(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int one = put_robot(&k, "android", 0, "a1-22"), two = put_robot(&k, "android", 1, "a1-23");
    int gynoid = put_robot(&k, "gynoid", 0, "a1-24");
    lay_event_on(&k, "overdrive", "android");                /* Actions +1: for each of them */
    activate_card(&k, "android");
    assert_true(offered(&k, ACT_ACT_WITH, one) && offered(&k, ACT_ACT_WITH, two)); /* in any order */
    assert_false(offered(&k, ACT_ACT_WITH, gynoid));
    answer(&k, ACT_ACT_WITH, two);
    for (int n = 0; n < 3; n++) {
        assert_false(offered(&k, ACT_MOVE, one));            /* each finishes before the next */
        answer(&k, ACT_MOVE, two);
    }
    assert_true(asks(&k, 0, "WHO"));                         /* its Actions are spent */
    assert_false(offered(&k, ACT_ACT_WITH, two));
    answer(&k, ACT_ACT_WITH, one);
    for (int n = 0; n < 3; n++) answer(&k, ACT_MOVE, one);
    assert_true(asks(&k, 2, "hero_turn.NEXT"));
    close_kit(&k);
}

static void GC_109_the_same_target_several_times(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int android = put_robot(&k, "android", 0, "b2-13");
    kit_enter(&k, "hero", 1);
    for (int n = 0; n < 3; n++) {
        combat_dice(&k, "00");
        answer(&k, ACT_FIGHT, FREEDOM, android);
    }
    assert_int_equal(happened(&k, EV_ATTACK_ROLL), 3);
    assert_false(asks(&k, 1, "hero_turn.NEXT"));
    close_kit(&k);
}

static void GC_S58_a_villain_without_actions_can_be_activated(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "kamikaze");
    int ki = lieutenant(&k, "ki");
    put_robot(&k, "android", 0, "a1-22");
    k.g->card[card_of(ki)].boost[0].actions = -5;
    assert_int_equal(villain_actions(&k.c, k.g, card_of(ki)), 0);
    activate_card(&k, "ki");
    assert_true(offered(&k, ACT_PLAY_EVENT));
    assert_false(offered(&k, ACT_MOVE));
    k.g->guardian[FREEDOM].boost[0] = (struct boost){.speed = -9, .defense = -9, .mental = -9, .attack_down = 9};
    assert_int_equal(speed_of(&k.c, k.g, FREEDOM), 0);
    assert_int_equal(defense_of(&k.c, k.g, FREEDOM), 1);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, MENTAL), 0);
    assert_int_equal(check_value(&k.c, k.g, FREEDOM, ATTACK), 0);
    assert_int_equal(attack_dice(&k.c, k.g, FREEDOM, ki, 0).combat, 0);
    close_kit(&k);
}

static void GC_S117_those_who_appear_later_do_not_act(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int one = put_robot(&k, "android", 0, "a1-22");
    hold_event(&k, "fresh_from_the_works");
    activate_card(&k, "android");
    if (offered(&k, ACT_ACT_WITH)) answer(&k, ACT_ACT_WITH, one);
    answer(&k, ACT_PLAY_EVENT);
    if (offered(&k, ACT_PICK_ROOM)) answer(&k, ACT_PICK_ROOM, 0);
    answer(&k, ACT_PLACE_ACOLYTE, villain(&k, "android"));
    answer(&k, ACT_DONE);
    assert_int_equal(happened(&k, EV_REINFORCED), 1);
    answer(&k, ACT_END_ACTIVATION);
    assert_true(asks(&k, 2, "hero_turn.NEXT"));              /* it does not act in this activation */
    close_kit(&k);
    open_in_wires(&k, 3, NULL);                              /* a card without a token: it acts with it */
    one = put_robot(&k, "android", 0, "a1-22");
    hold_event(&k, "fresh_from_the_works");
    activate_card(&k, "ki");
    answer(&k, ACT_PLAY_EVENT);
    if (offered(&k, ACT_PICK_ROOM)) answer(&k, ACT_PICK_ROOM, 0);
    answer(&k, ACT_PLACE_ACOLYTE, villain(&k, "android"));
    answer(&k, ACT_DONE);
    answer(&k, ACT_END_ACTIVATION);
    end_hero(&k);                                            /* the Androids are all who are left */
    assert_true(asks(&k, 0, "WHO"));
    assert_int_equal(offers(&k, ACT_ACT_WITH), 2);
    close_kit(&k);
}

static void GC_S121_a_hero_falls_in_the_activation_phase(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);                              /* his card has not been turned up */
    put_robot(&k, "android", 0, "a1-22");
    put_robot(&k, "gynoid", 0, "a1-23");
    begin_phase(&k);
    for (int n = 0; n < 3; n++) give_wound(&k.c, k.g, GOLDENBOY, 158);
    assert_false(in_play(k.g, GOLDENBOY));                   /* GC-161: at any moment */
    assert_int_equal(heroes_in_play(k.g), 2);                /* X falls at once */
    end_hero(&k);
    kit_give_option(&k, 0);
    decline_until(&k, "hero_turn.NEXT");
    assert_true(asks(&k, 3, "hero_turn.NEXT"));              /* his pair is left out */
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(happened(&k, EV_VILLAIN_ACTIVATED), 2);
    close_kit(&k);
    open_in_wires(&k, 3, NULL);                              /* it has: the rest of his pair goes on */
    put_robot(&k, "android", 0, "a1-22");
    put_robot(&k, "gynoid", 0, "a1-23");
    begin_phase(&k);
    end_hero(&k);
    kit_give_option(&k, 0);
    decline_until_seat(&k, 2, "hero_turn.NEXT");
    knock_out(&k.c, k.g, FREEDOM, 161);
    decline_until(&k, "activate_room.WHICH");
    assert_int_equal(happened(&k, EV_VILLAIN_ACTIVATED), 3);
    close_kit(&k);
}

static void GC_S124_eliminated_in_his_own_activation(void **state)
{
    (void)state;
    struct kit k;
    open_table(&k, (struct opening){.heroes = 2, .options = VETERANS});
    hold_event(&k, "ambush");
    put(&k, GOLDENBOY, "b2-12");
    put(&k, FREEDOM, "b2-52");
    int one = put_robot(&k, "android", 0, "b2-11"), two = put_robot(&k, "android", 1, "b2-53");
    lay_left(&k, GOLDENBOY, "you_scratched_me");
    activate_card(&k, "android");
    answer(&k, ACT_ACT_WITH, one);
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, one, GOLDENBOY);
    answer(&k, ACT_PASS);                                    /* no Event now */
    if (offered(&k, ACT_PUSH_TO)) answer(&k, ACT_PASS);
    combat_dice(&k, "222");
    answer(&k, ACT_RESPOND, GOLDENBOY);
    assert_false(on_board(k.g, one));
    if (!offered(&k, ACT_ACT_WITH, two)) decline_until(&k, "villain_turn.WHO");
    assert_true(offered(&k, ACT_ACT_WITH, two));             /* the card goes on with the others */
    assert_false(offered(&k, ACT_ACT_WITH, one));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_090_everything_is_turned_up),
    TEST(GC_091_GC_092_GC_095_GC_300_GC_S10_hero_villain_hero_villain),
    TEST(GC_093_GC_094_GC_099_activation_tokens),
    TEST(GC_096_GC_097_GC_164_as_many_villains_as_heroes),
    TEST(GC_098_GC_E19_GC_S41_GC_S53_GC_S54_GC_S69_GC_251_unused_activations_draw),
    TEST(GC_100_GC_101_GC_274_skarov_is_activated_when_his_door_is_open),
    TEST(GC_102_GC_104_GC_105_GC_S51_three_actions_in_any_order),
    TEST(GC_103_GC_106_GC_108_actions_of_a_villain),
    TEST(GC_038_GC_107_GC_S52_GC_242_each_figure_has_its_own_actions),
    TEST(GC_109_the_same_target_several_times),
    TEST(GC_S58_a_villain_without_actions_can_be_activated),
    TEST(GC_S117_those_who_appear_later_do_not_act),
    TEST(GC_S121_a_hero_falls_in_the_activation_phase),
    TEST(GC_S124_eliminated_in_his_own_activation),
};
TEST_GROUP(tests);
