/* test_dice.c: submitting an Event die (chapter 14): when, which, what others learn, the breaking point, tokens. */
#include "kit_turns.h"

static const char content[] =
    "city { id = 't_more', name = 'T More', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { gain_action { 1 } } }\n"
    "city { id = 't_help', name = 'T Help', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { gain_action { 1, who = 'other_player' } } }\n"
    "city { id = 't_less', name = 'T Less', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { lose_action { 4, who = 'other_player' } } }\n"
    "city { id = 't_bomb', name = 'T Bomb', type = 'one_time', influence = 1, copies = 1,\n"
    "       effect = { damage { 9, of = 'other_hero' } } }\n"
    "villain { id = 't_killer', name = 'T Killer', level = 1, health = 30, chart = { 9, 0, 0, 0 } }\n";

/* The last action of a seat, up to the choice of its die; the dice show these numbers. */
static void roll_dice_of(struct kit *k, seat who, int first, int second)
{
    at_last_action(k, who);
    fix_dice(k, 2, first, second);
    draw_one(k);
}

static void VG_147_the_die_is_submitted_after_the_fourth_action_once_per_round(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    at_turn(&k, 0);
    for (int lap = 0; lap < 4; lap++)
        for (seat s = 0; s < 3; s++) {
            assert_string_equal(asked(&k), "ACTION");
            assert_int_equal(asked_seat(&k), s);
            assert_int_equal(happened(&k, EV_DICE), lap == 3 ? s : 0);
            draw_one(&k);
            if (lap < 3) continue;
            assert_string_equal(asked(&k), "WHICH_DIE"); /* in that same turn */
            assert_int_equal(asked_seat(&k), s);
            assert_int_equal(k.g->current, s);
            answer_on(&k, ACT_SUBMIT, -1, -1, -1);
        }
    assert_int_equal(happened(&k, EV_SUBMITTED), 3);
    close_kit(&k);
}

static void VG_148_VG_149_one_of_two_rolled_dice_is_submitted_as_it_is(void **state)
{
    (void)state;
    for (int which = 0; which < 2; which++) {
        struct kit k;
        open_turns(&k, 3, content);
        roll_dice_of(&k, 0, 5, 2);
        assert_int_equal(k.c.count, 2); /* nothing but the two numbers: no other face, no new roll */
        assert_true(offered(&k, ACT_SUBMIT, 5) && offered(&k, ACT_SUBMIT, 2));
        k.g->player[1].actions = 1;
        answer_on(&k, ACT_SUBMIT, which ? 5 : 2, -1, -1);
        assert_int_equal(k.g->player[0].die, which ? 5 : 2);
        assert_int_equal(last_event(&k, EV_SUBMITTED)->a, which ? 5 : 2);
        close_kit(&k);
    }
}

static void VG_148_VG_150_others_do_not_see_the_roll_nor_ever_the_die_kept_back(void **state)
{
    (void)state;
    struct kit a, b;
    open_turns(&a, 3, content);
    open_turns(&b, 3, content);
    roll_dice_of(&a, 0, 3, 5);
    roll_dice_of(&b, 0, 3, 2);
    struct speaker other = {&vigilante_game, &a.content, NULL, 1};
    for (int settled = 0; settled < 2; settled++) {
        assert_true(same_view(&a, &b, 1));
        assert_true(same_view(&a, &b, NOBODY));
        assert_int_equal(same_view(&a, &b, 0), settled); /* the owner knows the dice as long as they matter */
        struct event one = event_redact(&other, last_event(&a, EV_DICE));
        struct event two = event_redact(&other, last_event(&b, EV_DICE));
        assert_int_equal(one.a, HIDDEN);
        assert_int_equal(one.b, HIDDEN);
        assert_memory_equal(&one, &two, sizeof one);
        if (settled) break;
        a.g->player[1].actions = b.g->player[1].actions = 1;
        answer_on(&a, ACT_SUBMIT, 3, -1, -1);
        answer_on(&b, ACT_SUBMIT, 3, -1, -1);
    }
    close_kit(&a);
    close_kit(&b);
}

static void VG_S84_equal_dice_tell_others_nothing(void **state)
{
    (void)state;
    struct kit a, b;
    open_turns(&a, 3, content);
    open_turns(&b, 3, content);
    roll_dice_of(&a, 0, 4, 4);
    roll_dice_of(&b, 0, 4, 6);
    assert_string_equal(asked(&a), "WHICH_DIE"); /* asked although there is no choice */
    assert_int_equal(a.c.count, 1);
    assert_true(same_view(&a, &b, 2));
    a.g->player[1].actions = b.g->player[1].actions = 1;
    answer_on(&a, ACT_SUBMIT, 4, -1, -1);
    answer_on(&b, ACT_SUBMIT, 4, -1, -1);
    assert_int_equal(a.g->player[0].die, 4);
    assert_true(same_view(&a, &b, 2));
    close_kit(&a);
    close_kit(&b);
}

static void VG_151_VG_152_a_submitted_die_is_public_and_may_be_repeated(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    roll_dice_of(&k, 0, 4, 6);
    k.g->player[1].actions = 1;
    k.g->player[1].submitted = false;
    answer_on(&k, ACT_SUBMIT, 4, -1, -1);
    fix_dice(&k, 2, 1, 4);
    draw_one(&k);
    assert_string_equal(asked(&k), "WHICH_DIE");
    STATE view;
    see(&k, 1, &view); /* who submits later knows what lies there */
    assert_int_equal(view.player[0].die, 4);
    assert_true(offered(&k, ACT_SUBMIT, 4));
    close_kit(&k);
}

static void VG_153_a_number_without_an_event_may_be_submitted(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    put_event(&k, "loot_crate_1");
    roll_dice_of(&k, 0, 1, 6);
    answer_on(&k, ACT_SUBMIT, 6, -1, -1);
    assert_int_equal(happened(&k, EV_SUBMITTED), 1);
    assert_int_equal(happened(&k, EV_EVENT), 0);
    assert_string_equal(asked(&k), "WHICH_EVENT");
    close_kit(&k);
}

/* -- The breaking point -------------------------------------------------------------------------------- */

static void VG_154_with_3_defeated_heroes_no_die_is_submitted(void **state)
{
    (void)state;
    static const char *const lost[] = {"t_six", "t_seven", "t_eight"};
    for (int n = 2; n <= 3; n++) {
        struct kit k;
        open_turns(&k, 3, content);
        for (int i = 0; i < n; i++) lose_hero(&k, 0, lost[i]);
        at_last_action(&k, 0);
        draw_one(&k);
        assert_int_equal(happened(&k, EV_DICE), n == 2);
        assert_int_equal(happened(&k, EV_BROKEN), n == 3);
        assert_string_equal(asked(&k), n == 2 ? "WHICH_DIE" : "WHICH_EVENT");
        close_kit(&k);
    }
}

static void VG_155_at_the_breaking_point_all_actions_and_all_events_remain(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    static const char *const lost[] = {"t_six", "t_seven", "t_eight"};
    for (int i = 0; i < 3; i++) lose_hero(&k, 0, lost[i]);
    put_event(&k, "firefight_3");
    at_turn(&k, 0);
    int turns = 0;
    while (strcmp(asked(&k), "WHICH_EVENT")) {
        if (!strcmp(asked(&k), "ACTION")) {
            turns += asked_seat(&k) == 0;
            fix_dice(&k, 2, 3, 3);
            draw_one(&k);
        } else {
            answer_on(&k, k.c.option[0].verb, -1, -1, -1);
        }
    }
    assert_int_equal(turns, 4);
    assert_int_equal(happened(&k, EV_SUBMITTED), 2);
    assert_int_equal(k.g->player[0].slot[0].damage, 1);
    close_kit(&k);
}

static void VG_E20_a_third_hero_lost_in_the_fourth_action_means_no_die(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    lose_hero(&k, 0, "t_seven");
    lose_hero(&k, 0, "t_eight");
    top_villain(&k, "t_killer");
    at_last_action(&k, 0);
    k.g->player[1].actions = 1;
    answer_on(&k, ACT_FIGHT, -1, -1, -1);
    assert_int_equal(defeated_count(k.g, 0), 3);
    assert_int_equal(happened(&k, EV_DICE), 0);
    assert_int_equal(k.g->player[0].die, 0);
    assert_int_equal(asked_seat(&k), 1);
    close_kit(&k);
}

static void VG_S83_a_die_already_submitted_stays(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    lose_hero(&k, 0, "t_seven");
    lose_hero(&k, 0, "t_eight");
    set_hero(&k, 2, 0, NULL);
    give(&k, 1, "t_bomb");
    put_event(&k, "paramedic_3");
    roll_dice_of(&k, 0, 3, 3);
    k.g->player[1].actions = 1;
    answer_on(&k, ACT_SUBMIT, 3, -1, -1);
    play_it(&k, "t_bomb");
    assert_int_equal(defeated_count(k.g, 0), 3);
    assert_int_equal(k.g->player[0].die, 3);
    draw_one(&k);
    assert_int_equal(happened(&k, EV_EVENT), 1);
    close_kit(&k);
}

/* -- Effects that change the number of tokens ---------------------------------------------------------- */

static void VG_S85_laps_go_on_until_nobody_has_a_token(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_more");
    at_turn(&k, 0);
    play_it(&k, "t_more");
    assert_int_equal(k.g->player[0].actions, 5);
    int turns = 0;
    while (k.g->round == 1 && strcmp(asked(&k), "WHICH_EVENT")) {
        if (!strcmp(asked(&k), "ACTION")) {
            turns += asked_seat(&k) == 0;
            assert_int_equal(k.g->player[0].submitted, 0);
            if (turns == 5) assert_int_equal(asked_seat(&k), 0); /* the others are passed over */
            draw_one(&k);
        } else {
            if (asked_seat(&k) == 0) assert_int_equal(turns, 5); /* after the last available action */
            answer_on(&k, ACT_SUBMIT, -1, -1, -1);
        }
    }
    assert_int_equal(turns, 5);
    assert_int_equal(happened(&k, EV_SUBMITTED), 3);
    close_kit(&k);
}

static void VG_S85_who_loses_the_last_token_has_a_turn_of_the_die_only(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 0, "t_less");
    at_turn(&k, 0);
    play_it(&k, "t_less");
    answer_on(&k, ACT_PICK_PLAYER, 1, -1, -1);
    assert_int_equal(k.g->player[1].actions, 0);
    draw_one(&k);
    assert_string_equal(asked(&k), "WHICH_DIE"); /* when the turn would come */
    assert_int_equal(asked_seat(&k), 1);
    answer_on(&k, ACT_SUBMIT, -1, -1, -1);
    assert_int_equal(asked_seat(&k), 2);
    draw_one(&k);
    draw_one(&k);
    assert_int_equal(asked_seat(&k), 2); /* passed over from now on */
    close_kit(&k);
}

static void VG_S85_a_token_after_the_die_gives_an_action_but_no_second_die(void **state)
{
    (void)state;
    struct kit k;
    open_turns(&k, 3, content);
    give(&k, 1, "t_help");
    roll_dice_of(&k, 0, 2, 3);
    k.g->player[1].actions = 1;
    k.g->player[1].submitted = false;
    answer_on(&k, ACT_SUBMIT, 2, -1, -1);
    play_it(&k, "t_help");
    answer_on(&k, ACT_PICK_PLAYER, 0, -1, -1);
    draw_one(&k);
    answer_on(&k, ACT_SUBMIT, -1, -1, -1);
    assert_string_equal(asked(&k), "ACTION");
    assert_int_equal(asked_seat(&k), 0);
    draw_one(&k);
    assert_string_equal(asked(&k), "WHICH_EVENT");
    assert_int_equal(happened(&k, EV_SUBMITTED), 2);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_147_the_die_is_submitted_after_the_fourth_action_once_per_round),
    TEST(VG_148_VG_149_one_of_two_rolled_dice_is_submitted_as_it_is),
    TEST(VG_148_VG_150_others_do_not_see_the_roll_nor_ever_the_die_kept_back),
    TEST(VG_S84_equal_dice_tell_others_nothing),
    TEST(VG_151_VG_152_a_submitted_die_is_public_and_may_be_repeated),
    TEST(VG_153_a_number_without_an_event_may_be_submitted),
    TEST(VG_154_with_3_defeated_heroes_no_die_is_submitted),
    TEST(VG_155_at_the_breaking_point_all_actions_and_all_events_remain),
    TEST(VG_E20_a_third_hero_lost_in_the_fourth_action_means_no_die),
    TEST(VG_S83_a_die_already_submitted_stays),
    TEST(VG_S85_laps_go_on_until_nobody_has_a_token),
    TEST(VG_S85_who_loses_the_last_token_has_a_turn_of_the_die_only),
    TEST(VG_S85_a_token_after_the_die_gives_an_action_but_no_second_die),
};
TEST_GROUP(tests);
