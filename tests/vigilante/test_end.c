/* test_end.c: when the game ends and how its end is worked out (VG-244 to VG-247). */
#include "kit_cast.h"

static void VG_244_the_game_ends_after_the_trigger_events_of_the_last_round(void **state)
{
    (void)state;
    struct kit k;
    for (int round = 6; round <= 7; round++) {
        open_cast(&k, 3, "");
        set_hero(&k, 0, 0, "t_1_9");
        k.g->round = (u8)round;
        put_event(&k, "firefight_5");
        at_events(&k, 1, 5);
        assert_int_equal(cubes_on(&k, 0, 0), 1); /* the Events are carried out in both rounds */
        if (round == 6) {
            assert_int_equal(k.g->round, 7);
            assert_string_equal(asked(&k), "WHICH_EVENT");
            assert_int_equal(happened(&k, EV_IDENTITY), 0);
        } else {
            assert_int_equal(k.c.pending, 0);
            assert_true(event_at(&k, EV_STRUCK, 0) < event_at(&k, EV_IDENTITY, 0));
            assert_int_equal(happened(&k, EV_ROUND), 0);
        }
        close_kit(&k);
    }
}

static void VG_245_all_identities_are_revealed(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 4, "");
    be(&k, 0, "guardian");
    be(&k, 1, "assassin");
    be(&k, 2, "addict");
    be(&k, 3, "guardian");
    static const char *const dealt[] = {"guardian", "assassin", "addict", "guardian"};
    at_turn(&k, 0);
    for (seat s = 0; s < 4; s++) assert_int_equal(cast_view(&k, NOBODY)->player[s].identity, 0);
    at_end(&k);
    assert_int_equal(happened(&k, EV_IDENTITY), 4);
    for (seat s = 0; s < 4; s++) {
        const struct event *e = &k.event[event_at(&k, EV_IDENTITY, s)];
        assert_int_equal(e->who, s);
        assert_int_equal(e->a, identity_id(&k, dealt[s]));
        assert_int_equal(e->see, EVERYBODY);
        assert_int_equal(cast_view(&k, NOBODY)->player[s].identity, identity_id(&k, dealt[s]));
    }
    close_kit(&k);
}

static void VG_246_the_investigators_move_comes_before_all_checks(void **state)
{
    (void)state;
    struct kit k;
    for (int evil = 0; evil < 2; evil++) {
        open_cast(&k, 4, "");
        be(&k, 0, "investigator");
        be(&k, 1, "assassin");
        be(&k, 2, "guardian");
        be(&k, 3, "cultist");
        jail_any(&k, 0, 1, 7);
        jail_any(&k, 2, 2, 6);
        lose_hero(&k, evil ? 1 : 3, "t_1_1"); /* of an Evil player: the eighth prisoner */
        at_end(&k);
        assert_int_equal(happened(&k, EV_ARRESTED), evil);
        if (evil) {
            assert_true(event_at(&k, EV_IDENTITY, 3) < event_at(&k, EV_ARRESTED, 0));
            assert_true(event_at(&k, EV_ARRESTED, 0) < event_at(&k, EV_WON, 0));
        }
        /* with it the Investigator has 8, both Good players 14, and the Assassin loses */
        assert_int_equal(k.g->winners, evil ? only(0) | only(2) : only(1));
        close_kit(&k);
    }
}

static void VG_246_the_mastermind_is_checked_before_good_and_the_assassins_after(void **state)
{
    (void)state;
    struct kit k;
    for (int n = 9; n <= 10; n++) {
        open_cast(&k, 4, "");
        be(&k, 0, "mastermind");
        be(&k, 1, "guardian");
        be(&k, 2, "investigator");
        be(&k, 3, "assassin");
        jail_any(&k, 0, 1, n);
        jail_any(&k, 1, 2, 8);
        jail_any(&k, 2, 3, 8);
        at_end(&k);
        /* with 10 the Good players lose whatever they have, and so the Assassin wins */
        assert_int_equal(k.g->winners, n == 10 ? only(0) | only(3) : only(1) | only(2));
        close_kit(&k);
    }
    open_cast(&k, 4, ""); /* what counts for the Mastermind is the own jail */
    be(&k, 0, "mastermind");
    be(&k, 1, "guardian");
    be(&k, 2, "guardian");
    be(&k, 3, "assassin");
    jail_any(&k, 0, 1, 9);
    jail_any(&k, 3, 2, 9);
    at_end(&k);
    assert_false(has_seat(k.g->winners, 0));
    assert_true(has_seat(k.g->winners, 3));
    close_kit(&k);
}

static void VG_246_the_time_traveler_comes_last(void **state)
{
    (void)state;
    struct kit k;
    for (int wins = 0; wins < 2; wins++) {
        open_cast(&k, 4, "");
        be(&k, 0, "time_traveler"); /* beats a Neutral winner of a higher seat, who must be known by then */
        be(&k, 1, "guardian");
        be(&k, 2, "mastermind");
        be(&k, 3, "cultist");
        jail_any(&k, 0, 1, 5);
        jail_any(&k, 3, 2, 4);
        lose_hero(&k, 0, "t_1_1");
        lose_hero(&k, 1, "t_2_3");
        if (wins) lose_hero(&k, 2, "t_3_4");
        at_end(&k);
        assert_int_equal(has_seat(k.g->winners, 3), wins);
        assert_int_equal(has_seat(k.g->winners, 0), wins);
        close_kit(&k);
    }
}

static int rounds_seen, turns_of_1;

static void count_turns(struct kit *k, const STATE *before)
{
    (void)before;
    rounds_seen += happened(k, EV_ROUND);
    for (int i = 0; i < k->events; i++) turns_of_1 += k->event[i].kind == EV_TURN && k->event[i].who == 1;
    if (k->g->round < 7) assert_int_not_equal(k->c.pending, 0);
}

static void VG_247_nothing_ends_the_game_early_and_nobody_is_eliminated(void **state)
{
    (void)state;
    struct kit k;
    open_cast(&k, 3, "");
    be(&k, 0, "mastermind");
    be(&k, 1, "guardian");
    be(&k, 2, "assassin");
    jail_any(&k, 0, 1, 10); /* the Mastermind has done it already, */
    jail_any(&k, 0, 2, 10);
    villain_deck(&k, 0);    /* there is nobody left to fight, */
    set_hero(&k, 1, 0, NULL); /* and seat 1 has lost everything */
    lose_hero(&k, 1, "t_1_1");
    lose_hero(&k, 1, "t_2_3");
    lose_hero(&k, 1, "t_3_4");
    lose_hero(&k, 1, "t_1_9");
    at_round(&k);
    rounds_seen = happened(&k, EV_ROUND);
    turns_of_1 = 0;
    random_game(&k, 3, count_turns);
    assert_int_equal(rounds_seen, 7);
    assert_int_equal(k.g->round, 7);
    assert_true(turns_of_1 >= 7 * ACTIONS - 4); /* texts may take a token */
    assert_int_equal(happened(&k, EV_IDENTITY), 3);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_244_the_game_ends_after_the_trigger_events_of_the_last_round),
    TEST(VG_245_all_identities_are_revealed),
    TEST(VG_246_the_investigators_move_comes_before_all_checks),
    TEST(VG_246_the_mastermind_is_checked_before_good_and_the_assassins_after),
    TEST(VG_246_the_time_traveler_comes_last),
    TEST(VG_247_nothing_ends_the_game_early_and_nobody_is_eliminated),
};
TEST_GROUP(tests);
