/* test_missions.c: VG-057 to VG-080, VG-E03 to VG-E05, VG-E21, VG-E22 and rulings: Missions, Good and Evil ones. */
#include "kit_course.h"

static const char lost_heroes[] =
    "for n = 1, 6 do hero { id = 't_lost_' .. n, name = 'Lost', attack = 1, health = 2, influence = 1 } end\n"
    ONE_TIME_CARD("t_capture", 1, "capture { 1 }");

/* Four players with these Identities and jails. */
static void open_cast(struct kit *k, const char *const identity[4], const int villains[4])
{
    open_course(k, 4, lost_heroes);
    for (seat s = 0; s < 4; s++) {
        be(k, s, identity[s]);
        lock_up(k, s, villains[s]);
    }
}
#define CAST(k, a, b, c, d, ...) open_cast(&(k), (const char *const[]){a, b, c, d}, (const int[]){__VA_ARGS__})

static void lose(struct kit *k, seat who, int from, int n)
{
    for (int i = from; i < from + n; i++) {
        char id[] = "t_lost_0";
        id[7] = (char)('0' + i);
        lose_hero(k, who, id);
    }
}

/* Ends the game and says who has won. */
static seats winners(struct kit *k)
{
    at_end(k);
    assert_int_equal(k->c.pending, 0);
    assert_int_equal(k->g->head.top, NO_FRAME);
    seats won = k->g->winners;
    close_kit(k);
    return won;
}

/* Goes to the turn of seat 1 with the last action token of the last round. */
static void last_action(struct kit *k)
{
    k->g->round = final_round(k);
    for (seat s = 0; s < k->g->players; s++) {
        k->g->player[s].actions = s == 1;
        k->g->player[s].submitted = s != 1;
    }
    at_turn(k, 1);
}

/* -- In general --------------------------------------------------------------------------------------------- */

static void VG_057_missions_are_checked_once_after_the_final_round(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "mastermind", "guardian", "assassin", "profiteer", 12, 0, 0, 0);
    at_round(&k);
    for (int round = 1; round <= final_round(&k); round++) { /* fulfilled all the time, but nobody has won yet */
        assert_int_equal(k.g->round, round);
        assert_int_equal(happened(&k, EV_WON) + happened(&k, EV_IDENTITY), 0);
        easy_until(&k, "ACTION");
        while (k.c.pending && k.g->round == round) {
            assert_int_equal(k.g->winners, 0);
            easy_answer(&k);
        }
    }
    assert_int_equal(happened(&k, EV_IDENTITY), 4);
    assert_int_equal(happened(&k, EV_WON), __builtin_popcount(k.g->winners));
    close_kit(&k);
}

static void VG_058_VG_E03_a_mission_must_hold_at_the_end_of_the_final_round(void **state)
{
    (void)state;
    for (int escape = 0; escape < 2; escape++) {
        struct kit k;
        CAST(k, "mastermind", "guardian", "guardian", "profiteer", 10, 0, 0, 0); /* N = 10, reached long ago */
        k.g->round = final_round(&k);
        put_event(&k, escape ? "jailbreak_3" : "loot_crate_3");
        at_events(&k, 1, 3);
        while (k.c.pending) easy_answer(&k);
        assert_int_equal(jail_count(k.g, 0), 10 - escape);
        assert_int_equal(has_seat(k.g->winners, 0), !escape);
        close_kit(&k);
    }
}

static void VG_059_VG_060_every_player_who_fulfils_a_mission_wins(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "guardian", "assassin", "worshipper_of_life", 9, 5, 0, 4);
    for (int slot = 1; slot < 3; slot++) set_hero(&k, 3, slot, slot == 1 ? "t_lost_1" : "t_lost_2");
    assert_int_equal(winners(&k), only(0) | only(1) | only(3)); /* winners of two Allegiances */
    CAST(k, "guardian", "guardian", "mastermind", "worshipper_of_life", 9, 4, 5, 4);
    for (int slot = 1; slot < 3; slot++) set_hero(&k, 3, slot, slot == 1 ? "t_lost_1" : "t_lost_2");
    assert_int_equal(winners(&k), only(3)); /* a single one */
}

static void VG_061_villains_moved_out_of_a_jail_no_longer_count_for_its_owner(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "mastermind", "guardian", "guardian", "profiteer", 10, 0, 0, 0);
    give(&k, 1, "t_capture");
    last_action(&k);
    answer(&k, ACT_PLAY, card_id(&k, "t_capture"));
    easy_until(&k, "WHICH_VILLAIN");
    easy_to_the_end(&k);
    assert_int_equal(jail_count(k.g, 0), 9);
    assert_int_equal(jail_count(k.g, 1), 1);
    assert_false(has_seat(k.g->winners, 0));
    close_kit(&k);
}

static void VG_062_players_of_one_allegiance_may_have_different_missions(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    struct context *c = &k.c;
    assert_int_equal(IDENTITY(identity_id(&k, "guardian"))->allegiance, GOOD);
    assert_int_equal(IDENTITY(identity_id(&k, "investigator"))->allegiance, GOOD);
    assert_int_equal(IDENTITY(identity_id(&k, "assassin"))->allegiance, EVIL);
    assert_int_equal(IDENTITY(identity_id(&k, "mastermind"))->allegiance, EVIL);
    CAST(k, "guardian", "investigator", "assassin", "mastermind", 3, 8, 0, 9); /* and so different fates */
    assert_int_equal(winners(&k), only(1));
}

/* -- Good ----------------------------------------------------------------------------------------------------- */

static void VG_063_VG_067_guardians_win_or_lose_together_with_seven_villains_each(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "guardian", "guardian", "assassin", 21, 0, 0, 0);
    assert_int_equal(winners(&k), only(0) | only(1) | only(2));
    CAST(k, "guardian", "guardian", "guardian", "assassin", 20, 0, 0, 0);
    assert_int_equal(winners(&k), only(3));
    CAST(k, "guardian", "guardian", "guardian", "assassin", 7, 7, 6, 0);
    assert_int_equal(winners(&k), only(3)); /* even those who have their seven */
}

static void VG_E04_guardian_threshold(void **state)
{
    (void)state;
    struct kit k;
    for (int good = 1; good <= 3; good++)
        for (int missing = 0; missing < 2; missing++)
            for (int split = 0; split < 2; split++) { /* the split does not matter */
                const char *second = good > 1 ? "guardian" : "addict", *third = good > 2 ? "guardian" : "cultist";
                const char *who[] = {"guardian", second, third, "assassin"};
                int villains[4] = {7 * good - missing, 0, 0, 0};
                if (split && good > 1) villains[1] = 3, villains[0] -= 3;
                open_cast(&k, who, villains);
                assert_int_equal(has_seat(winners(&k), 0), !missing);
            }
}

static void VG_064_VG_065_VG_066_all_good_jails_and_players_count_and_no_others(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "investigator", "assassin", "cultist", 7, 7, 0, 0); /* 14, with the Investigator's jail */
    assert_true(has_seat(winners(&k), 0));
    CAST(k, "guardian", "investigator", "assassin", "cultist", 13, 0, 0, 0); /* the Investigator counts as a player */
    assert_false(has_seat(winners(&k), 0));
    CAST(k, "guardian", "investigator", "assassin", "cultist", 13, 0, 9, 9); /* Evil and Neutral jails add nothing */
    assert_false(has_seat(winners(&k), 0));
    CAST(k, "guardian", "assassin", "assassin", "cultist", 7, 0, 0, 0);
    assert_true(has_seat(winners(&k), 0));
}

static void VG_068_VG_069_VG_070_the_investigator_takes_heroes_that_evil_players_lost(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "investigator", "mastermind", "assassin", "time_traveler", 3, 0, 0, 8);
    lose(&k, 1, 1, 3);
    lose(&k, 2, 4, 2);
    at_end(&k);
    assert_int_equal(happened(&k, EV_ARRESTED), 5);
    int move = event_index(&k, EV_ARRESTED, 0); /* between the reveal and the check */
    assert_true(event_index(&k, EV_IDENTITY, 0) < move && move < event_index(&k, EV_WON, 0));
    assert_int_equal(last_event(&k, EV_ARRESTED)->b, 0);
    assert_int_equal(mission_jail(&k.c, k.g, 0), 8); /* each counts as one Villain */
    assert_int_equal(arrested_count(k.g, 0), 5); /* they lie in the jail, and nowhere else */
    assert_int_equal(defeated_count(k.g, 1) + defeated_count(k.g, 2), 0);
    assert_int_equal(arrested_count(seen_by(&k, NOBODY), 0), 5); /* for all to see */
    assert_int_equal(seen_by(&k, NOBODY)->hero.id[k.g->hero.start[DEALT]], hero_id(&k, "t_lost_1"));
    assert_int_equal(k.g->winners, only(0)); /* for the Time Traveler's comparison too: 8 is not more than 8 */
    close_kit(&k);
    CAST(k, "investigator", "mastermind", "assassin", "time_traveler", 3, 0, 0, 8);
    lose(&k, 1, 1, 4);
    assert_false(has_seat(winners(&k), 0)); /* 7 */
    CAST(k, "investigator", "mastermind", "assassin", "time_traveler", 8, 0, 0, 9);
    assert_int_equal(winners(&k), only(0) | only(3));
}

static void VG_071_heroes_moved_count_in_the_good_sum_too(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "investigator", "assassin", "cultist", 12, 0, 0, 0);
    lose(&k, 2, 1, 2);
    assert_true(has_seat(winners(&k), 0));
    CAST(k, "guardian", "investigator", "assassin", "cultist", 12, 0, 0, 0);
    lose(&k, 2, 1, 1);
    assert_false(has_seat(winners(&k), 0));
    CAST(k, "guardian", "guardian", "assassin", "cultist", 12, 0, 0, 0); /* without an Investigator nothing is moved */
    lose(&k, 2, 1, 3);
    assert_false(has_seat(winners(&k), 0));
}

static void VG_072_VG_073_investigator_and_guardians_may_win_without_each_other(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "investigator", "assassin", "cultist", 5, 8, 0, 0);
    assert_int_equal(winners(&k), only(1));
    CAST(k, "guardian", "investigator", "assassin", "cultist", 10, 4, 0, 0);
    assert_int_equal(winners(&k), only(0));
}

static void VG_074_heroes_that_good_or_neutral_players_lost_stay(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "investigator", "assassin", "cultist", 0, 7, 0, 0);
    lose(&k, 0, 1, 2);
    lose(&k, 1, 3, 2);
    lose(&k, 3, 5, 2);
    at_end(&k);
    assert_int_equal(happened(&k, EV_ARRESTED), 0);
    for (seat s = 0; s < 4; s++) assert_int_equal(arrested_count(k.g, s), 0);
    assert_int_equal(defeated_count(k.g, 0) + defeated_count(k.g, 1) + defeated_count(k.g, 3), 6);
    assert_int_equal(k.g->winners, only(2));
    close_kit(&k);
}

static void VG_E05_brought_to_justice_with_four_players(void **state)
{
    (void)state;
    enum { G = 1, A = 2, I = 4, P = 8 };
    static const struct { int villains[4], lost, rich; seats won; } game[] = {
        {{7, 0, 7, 0}, 0, 0, G},         /* 14 in Guardian's and Investigator's jail */
        {{6, 0, 7, 4}, 0, 0, A},         /* 13 and 7: the Assassin's aim; the Profiteer is not richer */
        {{5, 0, 8, 0}, 0, 0, I},         /* 8 in the own jail */
        {{0, 0, 6, 0}, 2, 0, I},         /* counting the Assassin's defeated Heroes */
        {{7, 0, 6, 4}, 1, 1, G | P},     /* the Profiteer is indifferent to the Good total */
        {{6, 0, 7, 4}, 0, 1, A | P},
        {{6, 0, 7, 3}, 0, 1, A},         /* 3 Villains are too few for the Profiteer */
    };
    for (int i = 0; i < COUNT(game); i++) {
        struct kit k;
        open_cast(&k, (const char *const[]){"guardian", "assassin", "investigator", "profiteer"}, game[i].villains);
        lose(&k, 1, 1, game[i].lost);
        if (game[i].rich) enlist_hero(&k, 3, "t_lost_6");
        assert_int_equal(winners(&k), game[i].won);
    }
}

static void VG_E22_investigator(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "investigator", "guardian", "assassin", "cultist", 6, 6, 5, 0);
    lose(&k, 2, 1, 2);
    assert_int_equal(winners(&k), only(0) | only(1));
}

/* -- Evil ------------------------------------------------------------------------------------------------------- */

static void VG_075_VG_076_assassins_win_if_every_good_player_loses(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "investigator", "assassin", "assassin", 6, 7, 0, 0);
    assert_int_equal(winners(&k), only(2) | only(3));
    CAST(k, "guardian", "investigator", "assassin", "assassin", 7, 7, 0, 0); /* a Guardian wins */
    assert_int_equal(winners(&k), only(0));
    CAST(k, "guardian", "investigator", "assassin", "assassin", 0, 8, 0, 0); /* the Investigator wins */
    assert_int_equal(winners(&k), only(1));
    CAST(k, "assassin", "assassin", "guardian", "investigator", 0, 0, 0, 8); /* whatever the seats */
    assert_int_equal(winners(&k), only(3));
}

static void VG_077_VG_078_VG_079_a_mastermind_with_ten_makes_all_good_players_lose(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "investigator", "mastermind", "assassin", 8, 9, 10, 0);
    assert_int_equal(winners(&k), only(2) | only(3));
    CAST(k, "guardian", "investigator", "mastermind", "assassin", 8, 9, 9, 0);
    assert_int_equal(winners(&k), only(0) | only(1));
    CAST(k, "guardian", "profiteer", "mastermind", "assassin", 2, 4, 10, 0); /* Neutral players are not touched */
    enlist_hero(&k, 1, "t_lost_1");
    assert_int_equal(winners(&k), only(1) | only(2) | only(3));
}

static void VG_080_a_mastermind_with_fewer_than_ten_loses_anyway(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "guardian", "mastermind", "assassin", 0, 0, 9, 0);
    assert_int_equal(winners(&k), only(3));
}

static void VG_E21_mastermind_over_good(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "guardian", "mastermind", "assassin", 8, 7, 10, 1);
    assert_int_equal(winners(&k), only(2) | only(3));
}

/* -- Rulings ------------------------------------------------------------------------------------------------------ */

static void VG_S80_all_heroes_of_evil_players_are_moved_without_asking(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "investigator", "assassin", "mastermind", "guardian", 0, 0, 0, 0);
    lose(&k, 1, 1, 3);
    lose(&k, 2, 4, 3);
    at_end(&k);
    assert_int_equal(k.c.pending, 0); /* no question came up */
    assert_int_equal(happened(&k, EV_ARRESTED), 6);
    assert_int_equal(mission_jail(&k.c, k.g, 0), 6);
    at_turn(&k, 0); /* whoever goes on from there finds nobody arrested */
    assert_int_equal(mission_jail(&k.c, k.g, 0), 0);
    at_end(&k);
    assert_int_equal(mission_jail(&k.c, k.g, 0), 0);
    close_kit(&k);
}

static void VG_S81_the_end_is_worked_out_in_the_order_of_its_dependencies(void **state)
{
    (void)state;
    struct kit k;
    /* The seats stand against the order: the Time Traveler is first, the Mastermind last. */
    CAST(k, "time_traveler", "assassin", "guardian", "mastermind", 1, 0, 9, 10);
    assert_int_equal(winners(&k), only(0) | only(1) | only(3)); /* 1 beats the Assassin's 0 */
    CAST(k, "time_traveler", "cultist", "guardian", "investigator", 5, 4, 6, 6);
    lose(&k, 0, 1, 1);
    lose(&k, 2, 2, 1);
    lose(&k, 3, 3, 1);
    assert_int_equal(winners(&k), only(0) | only(1)); /* after the other Neutrals */
    CAST(k, "assassin", "guardian", "investigator", "mastermind", 0, 8, 6, 9);
    lose(&k, 3, 1, 2);
    at_end(&k);
    int last_reveal = -1;
    for (int i = 0; i < k.events; i++)
        if (k.event[i].kind == EV_IDENTITY) last_reveal = i;
    assert_true(last_reveal < event_index(&k, EV_ARRESTED, 0)); /* all reveal first */
    assert_int_equal(k.g->winners, only(1) | only(2));
    close_kit(&k);
}

static void VG_S82_the_game_may_end_without_a_winner(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "guardian", "mastermind", "profiteer", "time_traveler", 0, 0, 0, 0);
    at_end(&k);
    assert_int_equal(k.g->winners, 0);
    assert_int_equal(happened(&k, EV_WON), 0);
    assert_int_equal(happened(&k, EV_NO_WINNER), 1);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(VG_057_missions_are_checked_once_after_the_final_round),
    TEST(VG_058_VG_E03_a_mission_must_hold_at_the_end_of_the_final_round),
    TEST(VG_059_VG_060_every_player_who_fulfils_a_mission_wins),
    TEST(VG_061_villains_moved_out_of_a_jail_no_longer_count_for_its_owner),
    TEST(VG_062_players_of_one_allegiance_may_have_different_missions),
    TEST(VG_063_VG_067_guardians_win_or_lose_together_with_seven_villains_each),
    TEST(VG_E04_guardian_threshold),
    TEST(VG_064_VG_065_VG_066_all_good_jails_and_players_count_and_no_others),
    TEST(VG_068_VG_069_VG_070_the_investigator_takes_heroes_that_evil_players_lost),
    TEST(VG_071_heroes_moved_count_in_the_good_sum_too),
    TEST(VG_072_VG_073_investigator_and_guardians_may_win_without_each_other),
    TEST(VG_074_heroes_that_good_or_neutral_players_lost_stay),
    TEST(VG_E05_brought_to_justice_with_four_players),
    TEST(VG_E22_investigator),
    TEST(VG_075_VG_076_assassins_win_if_every_good_player_loses),
    TEST(VG_077_VG_078_VG_079_a_mastermind_with_ten_makes_all_good_players_lose),
    TEST(VG_080_a_mastermind_with_fewer_than_ten_loses_anyway),
    TEST(VG_E21_mastermind_over_good),
    TEST(VG_S80_all_heroes_of_evil_players_are_moved_without_asking),
    TEST(VG_S81_the_end_is_worked_out_in_the_order_of_its_dependencies),
    TEST(VG_S82_the_game_may_end_without_a_winner),
};
TEST_GROUP(tests);
