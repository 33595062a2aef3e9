/* test_texts.c: what all card texts share: what they need, how long they last, whom they mean, where values end. */
#include "kit_turns.h"

static const char objects[] =
    "city { id = 't_bonus', name = 'T Bonus', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { rally { 1 } } }\n"
    "city { id = 't_heal', name = 'T Heal', type = 'one_time', influence = 1, copies = 1, effect = { heal { 2 } } }\n"
    "city { id = 't_hit', name = 'T Hit', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { damage { 1, of = 'other_hero', only = 'slot_3' } } }\n"
    "city { id = 't_pick', name = 'T Pick', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { discard { 1, who = 'other_player' } } }\n"
    "city { id = 't_draw', name = 'T Draw', type = 'one_time', influence = 1, copies = 1, effect = { draw { 1 } } }\n"
    "city { id = 't_free', name = 'T Free', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { free { 1, who = 'other_player' } } }\n"
    "city { id = 't_grab', name = 'T Grab', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { capture { 1 } } }\n"
    "city { id = 't_clear', name = 'T Clear', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { remove_event { 'harmful' } } }\n"
    "city { id = 't_peek', name = 'T Peek', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { investigate { 1 } } }\n"
    "city { id = 't_show', name = 'T Show', type = 'one_time', influence = 1, copies = 1, effect = { expose { 1 } } }\n"
    "city { id = 't_pair', name = 'T Pair', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { heal { 1, of = 'each_own' }, draw { 1, who = 'left_player' } } }\n"
    "hero { id = 't_nurse', name = 'T Nurse', attack = 1, health = 4, influence = 1, use = { heal { 1 } } }\n";

static void VG_S102_a_text_may_be_chosen_only_if_it_has_an_object(void **state)
{
    (void)state;
    static const char *const card[] = {"t_heal", "t_hit", "t_pick", "t_draw", "t_free", "t_grab",
                                       "t_clear", "t_peek", "t_show", "t_pair"};
    struct kit k;
    open_turns(&k, 3, objects);
    enlist_hero(&k, 0, "t_nurse");
    drain_city(&k, 0); /* no card to draw, and nobody else has one */
    for (seat s = 1; s < 3; s++) memset(k.g->player[s].token_known, EVERYBODY, TOKENS);
    put_event(&k, "loot_crate_1");
    at_turn(&k, 0);
    for (int i = 0; i < COUNT(card); i++) {
        assert_false(may_play(&k, card[i]));
        assert_true(refused(&k, ACT_PLAY, card_id(&k, card[i]), -1, -1, RULING_(102)));
    }
    assert_true(may_play(&k, "t_bonus")); /* needs nothing */
    assert_false(may_use(&k, 1));
    assert_true(refused(&k, ACT_USE_HERO, 1, -1, -1, RULING_(102)));

    hurt_hero(&k, 0, 0, 1);
    set_hero(&k, 2, 2, "t_seven");
    struct cards cards = CITY_CARDS(k.g);
    card_move(cards, HAND, card_find(cards, HAND, card_id(&k, "red_tape")), HAND + 1, only(1));
    card_move(cards, HAND, card_find(cards, HAND, card_id(&k, "red_tape")), CITY_DISCARD, EVERYBODY);
    jail_any(&k, 1, 1, 1);
    put_event(&k, "hacking_3");
    k.g->player[2].token_known[3] = 0;
    at_turn(&k, 0);
    for (int i = 0; i < COUNT(card); i++) assert_true(may_play(&k, card[i]));
    assert_true(may_use(&k, 1));
    close_kit(&k);
}

/* -- Durations ----------------------------------------------------------------------------------------- */

static const char lasting[] =
    "city { id = 't_turn', name = 'T Turn', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { boost_attack { 3, of = 'own_hero', lasts = 'this_turn' } } }\n"
    "city { id = 't_round', name = 'T Round', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { boost_health { 3, of = 'own_hero', lasts = 'this_round' } } }\n"
    "city { id = 't_next', name = 'T Next', type = 'one_time', influence = 1, copies = 2, effect = { rally { 4 } } }\n"
    "city { id = 't_fight', name = 'T Fight', type = 'ambush', influence = 1, copies = 1, condition = 'own_attack',\n"
    "       effect = { rally { 4, lasts = 'this_fight' } } }\n"
    "city { id = 't_vest', name = 'T Vest', type = 'equipment', influence = 1, copies = 1, health = 1,\n"
    "       passive = { attack { 2 } } }\n"
    "city { id = 't_siren', name = 'T Siren', type = 'equipment', influence = 1, copies = 1, die = 5,\n"
    "       die_effect = { boost_attack { 3, of = 'this_hero', lasts = 'this_turn' } } }\n"
    "villain { id = 't_wall', name = 'T Wall', level = 1, health = 30, chart = { 0, 0, 0, 0 } }\n";

static void VG_S103_this_turn_ends_after_the_event_die(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, lasting);
    give(&k, 0, "t_turn");
    at_last_action(&k, 0);
    k.g->player[1].actions = 1;
    play_it(&k, "t_turn");
    assert_int_equal(team_attack(&k.c, k.g, 0), 5);
    draw_one(&k);
    assert_string_equal(asked(&k), "WHICH_DIE");
    assert_int_equal(team_attack(&k.c, k.g, 0), 5);
    answer_on(&k, ACT_SUBMIT, -1, -1, -1);
    assert_int_equal(asked_seat(&k), 1);
    assert_int_equal(team_attack(&k.c, k.g, 0), 2);
    close_kit(&k);
}

static void VG_S103_VG_S26_this_round_ends_before_the_marker_passes_and_can_defeat(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, lasting);
    give(&k, 0, "t_round");
    at_last_action(&k, 0);
    k.g->player[1].actions = 1;
    play_it(&k, "t_round");
    hurt_hero(&k, 0, 0, 6); /* of 4 + 3 */
    draw_one(&k);
    answer_on(&k, ACT_SUBMIT, -1, -1, -1);
    assert_int_equal(asked_seat(&k), 1); /* still the same round */
    assert_int_equal(hero_health(&k.c, k.g, 0, 0), 7);
    draw_one(&k);
    assert_string_equal(asked(&k), "WHICH_EVENT"); /* the next round */
    assert_int_equal(defeated_count(k.g, 0), 1);
    assert_true(when_happened(&k, EV_DEFEATED, 0) < when_happened(&k, EV_MARKER, 0));
    close_kit(&k);
}

static void VG_S103_the_next_fight_of_this_turn_is_one_fight_or_none(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, lasting);
    give(&k, 0, "t_next");
    give(&k, 0, "t_next");
    top_villain(&k, "t_wall");
    at_turn(&k, 0);
    play_it(&k, "t_next");
    answer_on(&k, ACT_FIGHT, -1, -1, -1);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 6);
    assert_int_equal(team_attack(&k.c, k.g, 0), 2);
    draw_until(&k, 0);
    play_it(&k, "t_next");
    draw_one(&k); /* no fight in this turn: it lapses */
    assert_int_equal(team_attack(&k.c, k.g, 0), 2);
    close_kit(&k);
}

static void VG_S103_this_fight_ends_with_the_fight(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, lasting);
    give(&k, 0, "t_fight");
    top_villain(&k, "t_wall");
    at_turn(&k, 0);
    answer(&k, ACT_FIGHT);
    while (!offered(&k, ACT_AMBUSH)) hold_back(&k);
    spring(&k, "t_fight");
    pass_all(&k);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 6);
    assert_int_equal(k.g->lasting_count, 0);
    close_kit(&k);
}

static void VG_S103_what_is_printed_lasts_while_the_card_lies_there(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, lasting);
    equip(&k, 0, 0, "t_vest");
    at_turn(&k, 0);
    for (int n = 0; n < 5; n++) { /* over turns and into the next round */
        assert_int_equal(team_attack(&k.c, k.g, 0), 4);
        draw_until(&k, 0);
    }
    answer_on(&k, ACT_INVENTORY, -1, -1, -1);
    assert_int_equal(team_attack(&k.c, k.g, 0), 2);
    close_kit(&k);
}

static void VG_S103_this_turn_does_not_reach_from_the_events_into_the_next_round(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, lasting);
    equip(&k, 2, 0, "t_siren");
    at_events(&k, 1, 5);
    assert_int_equal(happened(&k, EV_GEAR_ACTS), 1);
    assert_string_equal(asked(&k), "WHICH_EVENT");
    assert_int_equal(team_attack(&k.c, k.g, 2), 2);
    close_kit(&k);
}

/* -- Words --------------------------------------------------------------------------------------------- */

static const char words[] =
    "city { id = 't_each', name = 'T Each', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { draw { 1, who = 'each_player' } } }\n"
    "city { id = 't_others', name = 'T Others', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { draw { 1, who = 'each_other_player' } } }\n"
    "city { id = 't_take', name = 'T Take', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { steal { 1, who = 'other_player' } } }\n"
    "city { id = 't_rip', name = 'T Rip', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { discard_random { 1, who = 'other_player' } } }\n"
    "city { id = 't_pick', name = 'T Pick', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { discard { 1, who = 'other_player' } } }\n"
    "city { id = 't_free', name = 'T Free', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { free { 1, who = 'other_player' } } }\n"
    "city { id = 't_mode', name = 'T Mode', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { choose { { rally { 1 } }, { damage { 1, of = 'other_hero' } } } } }\n"
    "city { id = 't_a', name = 'T A', type = 'one_time', influence = 1, copies = 2, effect = { rally { 1 } } }\n"
    "city { id = 't_b', name = 'T B', type = 'one_time', influence = 1, copies = 2, effect = { rally { 2 } } }\n"
    "villain { id = 't_thief', name = 'T Thief', level = 1, health = 30, chart = { 0, 0, 0, 0 },\n"
    "          effect = { discard { 1 } } }\n";

static void VG_S112_each_player_includes_the_user_each_other_player_does_not(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, words);
    give(&k, 1, "t_each");
    give(&k, 1, "t_others");
    at_turn(&k, 1);
    play_it(&k, "t_each");
    assert_int_equal(hand_count(k.g, 0), 1);
    assert_int_equal(hand_count(k.g, 1), 2);
    assert_int_equal(hand_count(k.g, 2), 1);
    play_it(&k, "t_others");
    assert_int_equal(hand_count(k.g, 0), 2);
    assert_int_equal(hand_count(k.g, 1), 1);
    assert_int_equal(hand_count(k.g, 2), 2);
    close_kit(&k);
}

static void VG_S112_the_user_names_targets_and_modes_the_target_picks_what_it_loses(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, words);
    give(&k, 0, "t_pick");
    give(&k, 0, "t_free");
    give(&k, 0, "t_mode");
    for (seat s = 1; s < 3; s++) {
        give(&k, s, "t_a");
        give(&k, s, "t_b");
        jail_any(&k, s, 1, 2);
    }
    at_turn(&k, 0);
    play_it(&k, "t_pick");
    assert_string_equal(asked(&k), "WHICH_PLAYER");
    assert_int_equal(asked_seat(&k), 0);
    assert_false(offered(&k, ACT_PICK_PLAYER, 0)); /* another player */
    answer_on(&k, ACT_PICK_PLAYER, 2, -1, -1);
    assert_string_equal(asked(&k), "WHICH_CARD");
    assert_int_equal(asked_seat(&k), 2);
    answer_on(&k, ACT_DISCARD, card_id(&k, "t_b"), -1, -1);
    assert_true(in_pile_city(&k, CITY_DISCARD, "t_b"));

    play_it(&k, "t_free");
    answer_on(&k, ACT_PICK_PLAYER, 1, -1, -1);
    assert_string_equal(asked(&k), "WHICH_VILLAIN");
    assert_int_equal(asked_seat(&k), 1);
    answer_on(&k, ACT_PICK_VILLAIN, -1, -1, -1);
    assert_int_equal(jail_count(k.g, 1), 1);

    play_it(&k, "t_mode");
    assert_int_equal(asked_seat(&k), 0);
    answer_on(&k, ACT_MODE, 2, -1, -1);
    assert_string_equal(asked(&k), "WHICH_HERO");
    assert_int_equal(asked_seat(&k), 0);
    answer_on(&k, ACT_PICK_HERO, 1, 0, -1);
    assert_int_equal(k.g->player[1].slot[0].damage, 1);
    close_kit(&k);
}

static void VG_S112_a_card_from_anothers_hand_unseen_is_picked_at_random(void **state)
{
    (void)state;
    for (u8 chance = 0; chance < 2; chance++) {
        struct kit k;
        open_turns(&k, 3, words);
        give(&k, 0, "t_take");
        give(&k, 0, "t_rip");
        give(&k, 1, "t_a");
        give(&k, 1, "t_b");
        give(&k, 2, "t_a");
        give(&k, 2, "t_b");
        at_turn(&k, 0);
        fix_picks(&k, 2, chance, chance);
        play_it(&k, "t_take");
        answer_on(&k, ACT_PICK_PLAYER, 1, -1, -1); /* nobody is asked which card */
        assert_string_equal(asked(&k), "ACTION");
        assert_true(in_hand(&k, 0, chance ? "t_b" : "t_a"));
        assert_true(in_hand(&k, 1, chance ? "t_a" : "t_b"));
        play_it(&k, "t_rip");
        answer_on(&k, ACT_PICK_PLAYER, 2, -1, -1);
        assert_string_equal(asked(&k), "ACTION");
        assert_true(in_pile_city(&k, CITY_DISCARD, chance ? "t_b" : "t_a"));
        close_kit(&k);
    }
}

static void VG_S112_for_a_villain_your_means_the_fighter(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, words);
    for (seat s = 0; s < 3; s++) give(&k, s, s ? "t_a" : "t_b");
    top_villain(&k, "t_thief");
    at_turn(&k, 1);
    answer_on(&k, ACT_FIGHT, -1, -1, -1);
    assert_int_equal(hand_count(k.g, 1), 0);
    assert_int_equal(hand_count(k.g, 0), 1);
    assert_int_equal(hand_count(k.g, 2), 1);
    close_kit(&k);
}

/* -- Below zero ---------------------------------------------------------------------------------------- */

static const char low[] =
    "city { id = 't_weak', name = 'T Weak', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { boost_attack { -9, of = 'own_hero' } } }\n"
    "city { id = 't_frail', name = 'T Frail', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { boost_health { -9, of = 'own_hero' } } }\n"
    "city { id = 't_cure', name = 'T Cure', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { heal { 9, of = 'own_hero' } } }\n"
    "villain { id = 't_mouse', name = 'T Mouse', level = 1, health = 3, chart = { 0, 0, 0, 0 },\n"
    "          effect = { villain_health { -9 } } }\n";

static void VG_S113_attack_and_health_never_count_as_less_than_zero(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, low);
    enlist_hero(&k, 0, "t_seven");
    give(&k, 0, "t_weak");
    at_turn(&k, 0);
    play_it(&k, "t_weak");
    answer_on(&k, ACT_PICK_HERO, 0, 0, -1);
    assert_int_equal(hero_attack(&k.c, k.g, 0, 0), 0);
    assert_int_equal(team_attack(&k.c, k.g, 0), 2); /* the other Hero's Attack is not eaten up */
    close_kit(&k);
}

static void VG_S113_a_hero_with_health_0_is_defeated_without_damage(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, low);
    give(&k, 0, "t_frail");
    at_turn(&k, 0);
    play_it(&k, "t_frail");
    assert_int_equal(defeated_count(k.g, 0), 1);
    close_kit(&k);
}

static void VG_S113_a_villain_with_health_0_is_beaten_by_any_sum(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, low);
    give(&k, 0, "t_weak");
    top_villain(&k, "t_mouse");
    at_turn(&k, 0);
    play_it(&k, "t_weak");
    answer_on(&k, ACT_FIGHT, -1, -1, -1);
    assert_int_equal(last_event(&k, EV_ATTACK)->a, 0);
    assert_int_equal(last_event(&k, EV_ATTACK)->b, 0);
    assert_true(in_jail(&k, 0, "t_mouse"));
    close_kit(&k);
}

static void VG_S113_healing_removes_at_most_what_is_there(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, low);
    hurt_hero(&k, 0, 0, 2);
    give(&k, 0, "t_cure");
    at_turn(&k, 0);
    play_it(&k, "t_cure");
    assert_int_equal(k.g->player[0].slot[0].damage, 0);
    assert_int_equal(last_event(&k, EV_HEALED)->b, 2);
    close_kit(&k);
}

static const char *text_of(struct kit *k, const char *villain)
{
    return content_string(&k->content, content_row(&k->content, KIND_VILLAIN, villain_id(k, villain))->text);
}

static void VG_S112_texts_speak_of_one_thing_and_of_what_is_yours(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    assert_non_null(strstr(text_of(&k, "mister_curtains"), "If you have at least 1 defeated Hero, each"));
    assert_non_null(strstr(text_of(&k, "professor_pepper"), "If you have at least 4 cards in hand, each"));
    assert_non_null(strstr(text_of(&k, "headline_hess"), "Turn up 1 Allegiance token of yours, then"));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_S102_a_text_may_be_chosen_only_if_it_has_an_object),
    TEST(VG_S103_this_turn_ends_after_the_event_die),
    TEST(VG_S103_VG_S26_this_round_ends_before_the_marker_passes_and_can_defeat),
    TEST(VG_S103_the_next_fight_of_this_turn_is_one_fight_or_none),
    TEST(VG_S103_this_fight_ends_with_the_fight),
    TEST(VG_S103_what_is_printed_lasts_while_the_card_lies_there),
    TEST(VG_S103_this_turn_does_not_reach_from_the_events_into_the_next_round),
    TEST(VG_S112_each_player_includes_the_user_each_other_player_does_not),
    TEST(VG_S112_the_user_names_targets_and_modes_the_target_picks_what_it_loses),
    TEST(VG_S112_a_card_from_anothers_hand_unseen_is_picked_at_random),
    TEST(VG_S112_for_a_villain_your_means_the_fighter),
    TEST(VG_S113_attack_and_health_never_count_as_less_than_zero),
    TEST(VG_S113_a_hero_with_health_0_is_defeated_without_damage),
    TEST(VG_S113_a_villain_with_health_0_is_beaten_by_any_sum),
    TEST(VG_S113_healing_removes_at_most_what_is_there),
    TEST(VG_S112_texts_speak_of_one_thing_and_of_what_is_yours),
};
TEST_GROUP(tests);
