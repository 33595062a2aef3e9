/* test_event_rules.c: Event cards (chapter 19), Acolytes and reinforcements (chapter 20), rule by rule. */
#include "kit.h"

static u8 event_card(struct kit *k, const char *id) { return kit_find(k, AN_EVENT, id); }
static void draw(struct kit *k, const char *id)
{
    int at = card_find(EVENTS(k->g), EVENT_DECK, event_card(k, id));
    assert_true(at >= 0);
    card_move(EVENTS(k->g), EVENT_DECK, at, EVENT_HAND, only(0));
}

static void GC_235_GC_236_GC_232_an_event_acts_at_once(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int ki = lieutenant(&k, "ki");
    hold_event(&k, "field_repair");
    draw(&k, "ambush");
    k.g->damage[ki] = 2;
    put_robot(&k, "android", 0, "a1-22");
    activate_card(&k, "ki");
    answer(&k, ACT_MOVE, ki);                                /* at any moment: after an Action */
    answer(&k, ACT_PLAY_EVENT, event_card(&k, "field_repair"));
    if (offered(&k, ACT_PICK_FIGURE)) answer(&k, ACT_PICK_FIGURE, ki);
    assert_int_equal(k.g->damage[ki], 0);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_PLAYED), 1); /* until the end of the activation */
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_DISCARD), 0);
    assert_false(offered(&k, ACT_PLAY_EVENT));               /* GC-233 */
    cards_move_all(EVENTS(k.g), EVENT_DECK, EVENT_DISCARD, EVERYBODY);
    int discarded = pile_count(EVENTS(k.g), EVENT_DISCARD);
    assert_int_equal(draw_events(&k.c, k.g, 1, 244), 1);     /* a reshuffle does not take it in */
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_DECK), discarded - 1);
    answer(&k, ACT_END_ACTIVATION);
    assert_int_equal(pile_count(EVENTS(k.g), EVENT_PLAYED), 0);
    assert_true(card_find(EVENTS(k.g), EVENT_DISCARD, event_card(&k, "field_repair")) >= 0);
    close_kit(&k);
}

static void GC_062_GC_267_his_hand_is_his_secret(void **state)
{
    (void)state;
    static STATE view;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    assert_int_equal(draw_events(&k.c, k.g, 2, 267), 2);
    u8 first = card_at(EVENTS(k.g), EVENT_HAND, 0);
    for (seat viewer = 0; viewer < 4; viewer++) {
        see(&k, viewer, &view);
        assert_int_equal(pile_count(EVENTS(&view), EVENT_HAND), 2); /* how many, all know */
        assert_int_equal(card_at(EVENTS(&view), EVENT_HAND, 0) == first, viewer == 0);
    }
    const struct event *drew = last_event(&k, EV_DREW);
    assert_int_equal(drew->see, only(0));
    close_kit(&k);
}

static void GC_238_GC_231_only_in_a_villains_activation(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "jamming_field");
    kit_enter(&k, "turn", 0);
    rules_list(&k.c, 0);
    assert_false(offered(&k, ACT_PLAY_EVENT));               /* Strategy: as a Technique only */
    assert_true(offered(&k, ACT_PLACE_EVENT));
    kit_enter(&k, "hero", 1);
    assert_int_equal(k.c.pending, only(1));                  /* a Hero's activation: nobody asks Skarov */
    answer(&k, ACT_MOVE, FREEDOM);
    assert_int_equal(k.c.pending, only(1));
    kit_enter(&k, "end_of_turn", 0);
    assert_false(offered(&k, ACT_PLAY_EVENT));
    close_kit(&k);
}

static void GC_239_GC_S38_events_beside_the_techniques(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 1, NULL);                           /* X is 1 */
    hold_event(&k, "jamming_field");
    draw(&k, "ambush");
    kit_enter(&k, "turn", 0);
    answer_as(&k, 0, ACT_PLACE_EVENT, event_card(&k, "ambush"), kit_find(&k, A_VILLAIN, "ki"), 0);
    decline_until(&k, "figure_turn.NEXT");
    assert_true(offered(&k, ACT_PLAY_EVENT, event_card(&k, "jamming_field")));
    answer(&k, ACT_PLAY_EVENT);
    assert_int_equal(k.g->guardian[FREEDOM].boost[0].checks, 2);
    close_kit(&k);
}

static void GC_240_GC_241_techniques_of_villains_count_the_whole_turn(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int ki = lieutenant(&k, "ki");
    put(&k, ki, "b2-13");
    lay_event_on(&k, "field_repair", "ki");                  /* Defense +2, Speed -1 */
    lay_event_on(&k, "ambush", "ki");                        /* Attack +2 */
    lay_event_on(&k, "secret_passage", "ki");                /* Actions +1, Attack -1 */
    kit_enter(&k, "hero", 1);                                /* she has not been activated */
    combat_dice(&k, "222");
    answer(&k, ACT_FIGHT, FREEDOM, ki);
    if (offered(&k, ACT_PUSH_TO)) answer(&k, ACT_PASS);
    assert_int_equal(last_event(&k, EV_HIT)->c, 7);
    assert_int_equal(speed_of(&k.c, k.g, ki), 2);
    struct dice dice = attack_dice(&k.c, k.g, ki, FREEDOM, 0);
    assert_true(dice.combat == 3 && dice.power == 2);
    assert_int_equal(villain_actions(&k.c, k.g, card_of(ki)), 4);
    close_kit(&k);
}

static void GC_303_GC_S116_not_for_nothing(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "field_repair");                          /* nobody has Damage */
    draw(&k, "lockdown");                                    /* no Door is open */
    draw(&k, "jamming_field");
    activate_card(&k, "ki");
    assert_true(refused(&k, ACT_PLAY_EVENT, event_card(&k, "field_repair"), -1, -1, 303));
    assert_true(refused(&k, ACT_PLAY_EVENT, event_card(&k, "lockdown"), -1, -1, 303));
    assert_true(offered(&k, ACT_PLAY_EVENT, event_card(&k, "jamming_field")));
    close_kit(&k);
    open_in_wires(&k, 3, NULL);                           /* parts that cannot happen are skipped */
    hold_event(&k, "kamikaze");
    put_robot(&k, "android", 0, "a1-22");                    /* no Hero beside it */
    activate_card(&k, "ki");
    answer(&k, ACT_PLAY_EVENT);
    if (offered(&k, ACT_PICK_FIGURE)) answer(&k, ACT_PICK_FIGURE);
    assert_false(on_board(k.g, robot(&k, "android", 0)));
    assert_int_equal(happened(&k, EV_EVENT_ATTACKS), 0);
    close_kit(&k);
}

static void GC_303_GC_S116_an_ambush_needs_an_attack_that_may_come(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "ambush");
    activate_card(&k, "ki");
    for (int moves = 0; offered(&k, ACT_MOVE); moves++) {
        assert_true(offered(&k, ACT_PLAY_EVENT, event_card(&k, "ambush")));
        assert_true(moves < 9);
        answer(&k, ACT_MOVE);
    }
    assert_true(refused(&k, ACT_PLAY_EVENT, event_card(&k, "ambush"), -1, -1, 303)); /* no Action is left */
    close_kit(&k);
}

static void GC_S40_GC_E03_GC_237_how_long_effects_last(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    int gynoid = put_robot(&k, "gynoid", 0, "b2-13");
    put_robot(&k, "gynoid", 1, "b2-53");
    hold_event(&k, "photon_beam");
    activate_card(&k, "gynoid");
    answer(&k, ACT_PLAY_EVENT);
    answer(&k, ACT_END_ACTIVATION);
    assert_int_equal(attack_dice(&k.c, k.g, gynoid, FREEDOM, 0).power, 3);     /* for the turn */
    assert_int_equal(attack_dice(&k.c, k.g, gynoid + 1, FREEDOM, 0).combat, 0); /* every figure of the card */
    decline_until(&k, "CARDS");
    assert_int_equal(attack_dice(&k.c, k.g, gynoid, FREEDOM, 0).power, 0);
    close_kit(&k);
    open_in_wires(&k, 3, NULL);
    hold_event(&k, "overdrive");
    put_robot(&k, "android", 0, "a1-22");
    activate_card(&k, "ki");
    answer(&k, ACT_PLAY_EVENT);
    assert_int_equal(k.g->extra_actions, 1);
    answer(&k, ACT_END_ACTIVATION);
    assert_int_equal(k.g->extra_actions, 0);                 /* no length is named: for the activation */
    close_kit(&k);
}

static void GC_249_GC_S70_acolytes_come_only_by_a_text(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    for (int turn = 0; turn < 4; turn++) {
        rules_list(&k.c, (seat)__builtin_ctz(k.c.pending));
        decline_until(&k, "activate_room.WHICH");
        answer(&k, ACT_NO_ROOM);
    }
    for (int f = FIRST_ROBOT; f < CAPTIVE; f++) assert_false(on_board(k.g, f));
    assert_int_equal(happened(&k, EV_REINFORCED), 0);
    close_kit(&k);
}

static void GC_S71_GC_165_n_plus_counts_the_starting_heroes(void **state)
{
    (void)state;
    struct kit k;
    open_in_wires(&k, 3, NULL);
    kit_build(&k, "activation", 0);
    assert_int_equal(free_reinforcements(&k.c, k.g, 0), 7);
    knock_out(&k.c, k.g, NOVA, 161);
    assert_int_equal(free_reinforcements(&k.c, k.g, 0), 7);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(GC_235_GC_236_GC_232_an_event_acts_at_once),
    TEST(GC_062_GC_267_his_hand_is_his_secret),
    TEST(GC_238_GC_231_only_in_a_villains_activation),
    TEST(GC_239_GC_S38_events_beside_the_techniques),
    TEST(GC_240_GC_241_techniques_of_villains_count_the_whole_turn),
    TEST(GC_303_GC_S116_not_for_nothing),
    TEST(GC_303_GC_S116_an_ambush_needs_an_attack_that_may_come),
    TEST(GC_S40_GC_E03_GC_237_how_long_effects_last),
    TEST(GC_249_GC_S70_acolytes_come_only_by_a_text),
    TEST(GC_S71_GC_165_n_plus_counts_the_starting_heroes),
};
TEST_GROUP(tests);
