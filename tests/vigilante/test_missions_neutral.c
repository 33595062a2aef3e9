/* test_missions_neutral.c: VG-081 to VG-091, VG-S73 to VG-S79 and their examples: the Missions of Neutral players. */
#include "kit_course.h"

/* Heroes named by their Influence; two of 8. The plain ones have 2. */
static const char priced_heroes[] =
    "for id, n in pairs { t_one = 1, t_three = 3, t_seven = 7, t_eight = 8, t_eight_too = 8, t_nine = 9 } do\n"
    "    hero { id = id, name = id, attack = 1, health = 4, influence = n }\n"
    "end\n"
    GEAR_CARD("t_gold", 1, 9);

/* Four players with these Identities and jails of any Level. */
static void open_cast(struct kit *k, const char *const identity[4], const int villains[4])
{
    open_course(k, 4, priced_heroes);
    for (seat s = 0; s < 4; s++) {
        be(k, s, identity[s]);
        lock_up(k, s, villains[s]);
    }
}
#define CAST(k, a, b, c, d, ...) open_cast(&(k), (const char *const[]){a, b, c, d}, (const int[]){__VA_ARGS__})

static seats winners(struct kit *k)
{
    at_end(k);
    assert_int_equal(k->c.pending, 0);
    seats won = k->g->winners;
    close_kit(k);
    return won;
}

static bool wins(struct kit *k, seat who) { return has_seat(winners(k), who); }

static void VG_081_neutral_missions_do_not_depend_on_the_others(void **state)
{
    (void)state;
    struct kit k;
    for (int good = 0; good < 2; good++) {
        CAST(k, "guardian", "assassin", "profiteer", "cultist", good ? 7 : 6, 0, 4, 4);
        enlist_hero(&k, 2, "t_nine");
        lose_hero(&k, 0, "t_one");
        lose_hero(&k, 1, "t_three");
        lose_hero(&k, 2, "t_seven");
        assert_int_equal(winners(&k), only(good ? 0 : 1) | only(2) | only(3));
    }
}

/* An Addict with Villains of each Level and so many kits and pacs in hand. */
static bool addict_wins(int level_1, int level_2, int level_3, int kits, int pacs)
{
    struct kit k;
    CAST(k, "addict", "guardian", "guardian", "assassin", 0, 0, 0, 0);
    jail_any(&k, 0, 1, level_1);
    jail_any(&k, 0, 2, level_2);
    jail_any(&k, 0, 3, level_3);
    for (int i = 0; i < kits; i++) give(&k, 0, "first_aid_kit");
    for (int i = 0; i < pacs; i++) give(&k, 0, "med_pac");
    give(&k, 0, "grocery_run");
    return wins(&k, 0);
}

static void VG_082_VG_083_addict_needs_four_of_level_2_or_3_and_four_kits_or_pacs(void **state)
{
    (void)state;
    assert_true(addict_wins(0, 4, 0, 4, 0));
    assert_true(addict_wins(0, 0, 4, 0, 4));
    assert_true(addict_wins(0, 2, 2, 2, 2));
    assert_false(addict_wins(9, 2, 1, 4, 0)); /* Level 1 does not count */
    assert_false(addict_wins(0, 4, 0, 2, 1));
    assert_false(addict_wins(0, 3, 0, 4, 4));
}

static void VG_E28_addict(void **state)
{
    (void)state;
    assert_true(addict_wins(3, 3, 1, 3, 1));
    assert_false(addict_wins(3, 2, 1, 3, 1)); /* one Level 2 card less */
    /* One kit played, paid, traded or lost to Hacking: */
    for (int way = 0; way < 4; way++) {
        struct kit k;
        CAST(k, "addict", "guardian", "guardian", "assassin", 0, 0, 0, 0);
        jail_any(&k, 0, 2, 3);
        jail_any(&k, 0, 3, 1);
        for (int i = 0; i < 4; i++) give(&k, 0, "first_aid_kit");
        market(&k, 0, "t_one");
        hurt_hero(&k, 0, 0, 1);
        u8 kit = card_id(&k, "first_aid_kit");
        if (way == 2) give(&k, 1, "grocery_run");
        at_turn(&k, 0);
        switch (way) {
        case 0:
            do_turn(&k, ACT_PLAY, kit);
            break;
        case 1:
            do_turn(&k, ACT_RECRUIT, hero_id(&k, "t_one"));
            answer(&k, ACT_PAY, kit);
            if (offered(&k, ACT_DONE)) answer(&k, ACT_DONE);
            pass_all(&k);
            break;
        case 2:
            answer(&k, ACT_TRADE, 1);
            answer(&k, ACT_AGREE, 0);
            while (offered(&k, ACT_GIVE)) answer(&k, ACT_GIVE);
            break;
        case 3:
            put_event(&k, "hacking_6");
            at_events(&k, 1, 6);
            pass_all(&k);
            if (offered(&k, ACT_DISCARD, kit)) answer(&k, ACT_DISCARD, kit);
            break;
        }
        int kits = 0;
        for (int i = 0; i < hand_count(k.g, 0); i++) kits += card_at(CITY_CARDS(k.g), HAND, i) == kit;
        assert_int_equal(kits, 3);
        assert_false(wins(&k, 0));
    }
}

static void VG_084_bounty_hunter_needs_four_villains_and_the_dearest_hero_of_others_defeated(void **state)
{
    (void)state;
    struct kit k;
    for (int villains = 3; villains <= 4; villains++) {
        CAST(k, "bounty_hunter", "guardian", "guardian", "assassin", villains, 0, 0, 0);
        lose_hero(&k, 2, "t_eight");
        enlist_hero(&k, 1, "t_seven");
        enlist_hero(&k, 0, "t_nine"); /* own Heroes are left out */
        assert_int_equal(wins(&k, 0), villains == 4);
    }
    CAST(k, "bounty_hunter", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    lose_hero(&k, 2, "t_seven"); /* not the dearest */
    enlist_hero(&k, 1, "t_eight");
    assert_false(wins(&k, 0));
    CAST(k, "bounty_hunter", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    lose_hero(&k, 0, "t_nine"); /* own defeated Heroes do not count either */
    enlist_hero(&k, 1, "t_eight");
    assert_false(wins(&k, 0));
}

static void VG_085_the_target_is_decided_at_the_end(void **state)
{
    (void)state;
    for (int recruits = 0; recruits < 2; recruits++) {
        struct kit k;
        CAST(k, "guardian", "bounty_hunter", "guardian", "assassin", 0, 4, 0, 0);
        lose_hero(&k, 2, "t_eight"); /* the target so far */
        market(&k, 0, "t_nine");
        for (int i = 0; i < 9; i++) give(&k, 0, "first_aid_kit");
        k.g->round = final_round(&k);
        at_turn(&k, 0);
        if (recruits) {
            answer(&k, ACT_RECRUIT, hero_id(&k, "t_nine"));
            while (strcmp(asked(&k), "ACTION"))
                if (offered(&k, ACT_PAY)) answer(&k, ACT_PAY);
                else easy_answer(&k);
            assert_int_equal(k.g->player[0].slot[1].hero, hero_id(&k, "t_nine"));
        }
        assert_int_equal(wins(&k, 1), !recruits); /* the new Hero is the target now */
    }
}

static void VG_086_VG_S74_cultist_needs_four_villains_and_a_defeated_hero_of_everybody_else(void **state)
{
    (void)state;
    struct kit k;
    for (int villains = 3; villains <= 4; villains++) {
        CAST(k, "cultist", "guardian", "guardian", "assassin", villains, 0, 0, 0);
        lose_hero(&k, 1, "t_one");
        lose_hero(&k, 2, "t_three");
        lose_hero(&k, 3, "t_seven");
        lose_hero(&k, 3, "t_eight"); /* at least one */
        assert_int_equal(wins(&k, 0), villains == 4);
    }
    CAST(k, "cultist", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    lose_hero(&k, 0, "t_one"); /* the own one does not replace that of seat 3 */
    lose_hero(&k, 1, "t_three");
    lose_hero(&k, 2, "t_seven");
    assert_false(wins(&k, 0));
}

static void VG_087_VG_S78_profiteer_needs_four_villains_and_the_richest_team(void **state)
{
    (void)state;
    struct kit k;
    for (int villains = 3; villains <= 4; villains++) {
        CAST(k, "profiteer", "guardian", "guardian", "assassin", villains, 0, 0, 0);
        enlist_hero(&k, 0, "t_eight"); /* 10 against 9, 3 and 2 */
        enlist_hero(&k, 1, "t_seven");
        enlist_hero(&k, 2, "t_one");
        assert_int_equal(wins(&k, 0), villains == 4);
    }
    CAST(k, "profiteer", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    enlist_hero(&k, 0, "t_seven");
    enlist_hero(&k, 3, "t_eight");
    assert_false(wins(&k, 0)); /* greater than the total of every other player */
    CAST(k, "profiteer", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    enlist_hero(&k, 0, "t_seven");
    enlist_hero(&k, 3, "t_eight");
    equip(&k, 0, 0, "t_gold");
    lose_hero(&k, 0, "t_nine");
    assert_false(wins(&k, 0)); /* neither Equipment nor defeated Heroes add anything */
    CAST(k, "profiteer", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    enlist_hero(&k, 0, "t_one");
    lose_hero(&k, 3, "t_nine");
    assert_true(wins(&k, 0)); /* nor those of others */
}

static void VG_E24_profiteer_tie(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "profiteer", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    enlist_hero(&k, 0, "t_nine"); /* 2 + 9 + 1 */
    enlist_hero(&k, 0, "t_one");
    enlist_hero(&k, 1, "t_seven"); /* 2 + 7 + 3 */
    enlist_hero(&k, 1, "t_three");
    assert_false(wins(&k, 0));
}

static void VG_088_VG_089_VG_090_time_traveler_needs_a_winner_with_fewer_villains(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "time_traveler", "guardian", "cultist", "mastermind", 8, 7, 0, 0);
    assert_int_equal(winners(&k), only(0) | only(1)); /* a Good winner */
    CAST(k, "time_traveler", "guardian", "cultist", "mastermind", 7, 7, 0, 0);
    assert_int_equal(winners(&k), only(1)); /* as many are not enough */
    CAST(k, "time_traveler", "guardian", "cultist", "assassin", 1, 6, 0, 0);
    assert_int_equal(winners(&k), only(0) | only(3)); /* an Evil winner */
    CAST(k, "time_traveler", "guardian", "profiteer", "mastermind", 5, 6, 4, 9);
    enlist_hero(&k, 2, "t_one");
    assert_int_equal(winners(&k), only(0) | only(2)); /* a Neutral winner */
    CAST(k, "time_traveler", "guardian", "profiteer", "mastermind", 9, 6, 3, 9);
    assert_int_equal(winners(&k), 0); /* without another winner the Time Traveler loses */
    CAST(k, "time_traveler", "investigator", "cultist", "assassin", 8, 7, 0, 0);
    lose_hero(&k, 3, "t_one");
    assert_int_equal(winners(&k), only(1)); /* jails as they stand after the Investigator's move: 8 */
}

static void VG_E23_time_traveler(void **state)
{
    (void)state;
    struct kit k;
    for (int villains = 4; villains <= 5; villains++) {
        CAST(k, "time_traveler", "profiteer", "guardian", "assassin", villains, 4, 0, 7);
        enlist_hero(&k, 1, "t_one");
        assert_int_equal(winners(&k), (villains == 5 ? only(0) : 0) | only(1) | only(3));
    }
}

static void VG_091_worshipper_needs_four_villains_and_three_heroes_without_damage(void **state)
{
    (void)state;
    struct kit k;
    for (int villains = 3; villains <= 4; villains++)
        for (int hurt = 0; hurt < 3; hurt++) {
            CAST(k, "worshipper_of_life", "guardian", "guardian", "assassin", villains, 0, 0, 0);
            enlist_hero(&k, 0, "t_one");
            enlist_hero(&k, 0, "t_three");
            enlist_hero(&k, 0, "t_seven");
            for (int i = 0; i < hurt; i++) hurt_hero(&k, 0, i, 1);
            assert_int_equal(wins(&k, 0), villains == 4 && hurt < 2);
        }
    CAST(k, "worshipper_of_life", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    enlist_hero(&k, 0, "t_one");
    lose_hero(&k, 0, "t_three"); /* a defeated Hero has no damage but does not count */
    assert_false(wins(&k, 0));
}

static void VG_S73_numbers_in_missions_mean_at_least(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "cultist", "guardian", "investigator", "assassin", 6, 9, 9, 0);
    lose_hero(&k, 1, "t_one");
    lose_hero(&k, 2, "t_three");
    lose_hero(&k, 3, "t_seven");
    assert_int_equal(winners(&k), only(0) | only(1) | only(2));
    CAST(k, "worshipper_of_life", "guardian", "mastermind", "bounty_hunter", 6, 9, 12, 6);
    enlist_hero(&k, 0, "t_one");
    enlist_hero(&k, 0, "t_three");
    enlist_hero(&k, 0, "t_seven");
    lose_hero(&k, 1, "t_nine");
    assert_int_equal(winners(&k), only(0) | only(2) | only(3));
    assert_true(addict_wins(0, 5, 3, 5, 3));
    CAST(k, "profiteer", "guardian", "assassin", "assassin", 9, 0, 0, 0);
    enlist_hero(&k, 0, "t_nine");
    assert_true(wins(&k, 0));
}

static void VG_S75_VG_S76_candidates_and_ties_of_the_bounty_hunter(void **state)
{
    (void)state;
    struct kit k;
    CAST(k, "bounty_hunter", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    market(&k, 0, "t_nine"); /* the Market is left out */
    enlist_hero(&k, 1, "t_eight");
    lose_hero(&k, 2, "t_eight_too");
    assert_true(wins(&k, 0)); /* one of the highest is defeated */
    CAST(k, "bounty_hunter", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    lose_hero(&k, 1, "t_eight"); /* the order of the seats does not matter */
    enlist_hero(&k, 2, "t_eight_too");
    assert_true(wins(&k, 0));
    CAST(k, "bounty_hunter", "guardian", "guardian", "assassin", 4, 0, 0, 0);
    for (seat s = 1; s < 4; s++) set_hero(&k, s, 0, NULL);
    assert_false(wins(&k, 0)); /* no candidate at all */
}

static void VG_E27_bounty_hunter(void **state)
{
    (void)state;
    for (int recruited = 0; recruited < 2; recruited++) {
        struct kit k;
        open_course(&k, 4, "hero { id = 't_own_nine', name = 'Nine', attack = 1, health = 4, influence = 9 }\n"
                           "for id, n in pairs { t_seven = 7, t_eight = 8, t_eight_too = 8, t_nine = 9 } do\n"
                           "    hero { id = id, name = id, attack = 1, health = 4, influence = n }\n"
                           "end\n");
        be(&k, 0, "bounty_hunter");
        lock_up(&k, 0, 4);
        enlist_hero(&k, 0, "t_own_nine");
        enlist_hero(&k, 1, "t_eight");
        lose_hero(&k, 2, "t_eight_too");
        enlist_hero(&k, 3, "t_seven");
        market(&k, 1, "t_nine");
        if (recruited) enlist_hero(&k, 1, "t_nine");
        assert_int_equal(wins(&k, 0), !recruited);
    }
}

static void VG_S77_starter_heroes_count_with_their_printed_influence_or_none(void **state)
{
    (void)state;
    for (int printed = 0; printed < 3; printed++) {
        struct kit k;
        const char *lua[] = {"starter { id = 't_start', name = 'Start', attack = 1, health = 4 }",
                             "starter { id = 't_start', name = 'Start', attack = 1, health = 4, influence = 2 }",
                             "starter { id = 't_start', name = 'Start', attack = 1, health = 4, influence = 3 }"};
        open_course(&k, 3, lua[printed]);
        be(&k, 0, "profiteer");
        lock_up(&k, 0, 4);
        set_hero(&k, 0, 0, "t_start"); /* against plain Heroes of 2 */
        struct context *c = &k.c;
        assert_int_equal(HERO(hero_id(&k, "t_start"))->influence, printed ? printed + 1 : 0);
        assert_int_equal(wins(&k, 0), printed == 2);
    }
}

static void VG_E31_VG_S79_heroes_taken_by_the_investigator_stay_defeated_for_cultist_and_bounty_hunter(void **state)
{
    (void)state;
    struct kit k;
    for (int lost = 0; lost < 2; lost++) {
        CAST(k, "investigator", "cultist", "assassin", "guardian", 7, 4, 0, 0);
        lose_hero(&k, 0, "t_one");
        lose_hero(&k, 3, "t_three");
        if (lost) lose_hero(&k, 2, "t_nine"); /* the Assassin's only one */
        assert_int_equal(winners(&k), lost ? only(0) | only(1) : only(2));
    }
    CAST(k, "investigator", "bounty_hunter", "assassin", "guardian", 7, 4, 0, 0);
    lose_hero(&k, 2, "t_nine");
    enlist_hero(&k, 3, "t_eight");
    assert_int_equal(winners(&k), only(0) | only(1));
    CAST(k, "investigator", "time_traveler", "assassin", "guardian", 7, 8, 0, 0);
    lose_hero(&k, 2, "t_nine");
    assert_int_equal(winners(&k), only(0)); /* as a Villain for all counting: 8 against 8 */
}

static const struct CMUnitTest tests[] = {
    TEST(VG_081_neutral_missions_do_not_depend_on_the_others),
    TEST(VG_082_VG_083_addict_needs_four_of_level_2_or_3_and_four_kits_or_pacs),
    TEST(VG_E28_addict),
    TEST(VG_084_bounty_hunter_needs_four_villains_and_the_dearest_hero_of_others_defeated),
    TEST(VG_085_the_target_is_decided_at_the_end),
    TEST(VG_086_VG_S74_cultist_needs_four_villains_and_a_defeated_hero_of_everybody_else),
    TEST(VG_087_VG_S78_profiteer_needs_four_villains_and_the_richest_team),
    TEST(VG_E24_profiteer_tie),
    TEST(VG_088_VG_089_VG_090_time_traveler_needs_a_winner_with_fewer_villains),
    TEST(VG_E23_time_traveler),
    TEST(VG_091_worshipper_needs_four_villains_and_three_heroes_without_damage),
    TEST(VG_S73_numbers_in_missions_mean_at_least),
    TEST(VG_S75_VG_S76_candidates_and_ties_of_the_bounty_hunter),
    TEST(VG_E27_bounty_hunter),
    TEST(VG_S77_starter_heroes_count_with_their_printed_influence_or_none),
    TEST(VG_E31_VG_S79_heroes_taken_by_the_investigator_stay_defeated_for_cultist_and_bounty_hunter),
};
TEST_GROUP(tests);
