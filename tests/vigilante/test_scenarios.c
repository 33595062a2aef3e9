/* test_scenarios.c: VG-001, VG-014 to VG-020, VG-E01 and the rulings on Scenario Cards: what they say and may say. */
#include <stdio.h>

#include "kit_course.h"

/* How many Identities of an Allegiance were dealt. */
static int dealt(struct kit *k, u8 allegiance)
{
    struct context *c = &k->c;
    int n = 0;
    for (seat s = 0; s < k->g->players; s++) n += IDENTITY(k->g->player[s].identity)->allegiance == allegiance;
    return n;
}

static bool anybody_is(struct kit *k, const char *identity)
{
    for (seat s = 0; s < k->g->players; s++)
        if (k->g->player[s].identity == identity_id(k, identity)) return true;
    return false;
}

static const char *check_scenario(struct kit *k, const char *id, int players, u32 options)
{
    int row = thing_find(&vigilante_game, &k->content, A_SCENARIO, id);
    struct setup setup = {.players = (u8)players, .scenario = (u8)row, .options = options};
    return setup_fault(&vigilante_game, &k->content, &setup);
}

static void VG_001_VG_014_a_scenario_is_for_its_printed_number_of_players(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    assert_int_equal(k.content.count[KIND_SCENARIO], 10);
    for (int id = 1; id <= k.content.count[KIND_SCENARIO]; id++)
        for (int players = 3; players <= 6; players++) {
            struct setup setup = {.players = (u8)players, .scenario = (u8)id};
            const struct scenario_row *card = (const void *)content_row(&k.content, KIND_SCENARIO, id);
            const char *wrong = setup_fault(&vigilante_game, &k.content, &setup);
            if (card->players == players) assert_null(wrong);
            else assert_non_null(strstr(wrong, "VG-001"));
        }
    open_fresh(&k, "showdown_4", 0, 1); /* set-up begins with the Scenario Card */
    assert_int_equal(k.event[0].kind, EV_SET_UP);
    assert_string_equal(thing_id(&vigilante_game, &k.content, A_SCENARIO, k.event[0].a), "showdown_4");
    assert_int_equal(k.event[0].see, EVERYBODY);
    assert_int_equal(k.g->players, 4);
}

static const char odd_scenario[] =
    "scenario { id = 't_odd', name = 'Odd', players = 5, good = 1, evil = 3, neutral = 1, villains = { 4, 0, 7 },\n"
    "           events = 6, rounds = 2, city_cards = 1 }";

static void VG_015_VG_S02_the_card_supplies_the_data_of_the_set_up(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3, odd_scenario);
    restart_game(&k, "t_odd", 0, 5);
    keep_starters(&k);
    assert_string_equal(content_string(&k.content, scenario_card(&k, "t_odd")->row.name), "Odd");
    assert_int_equal(k.g->players, 5);
    assert_int_equal(dealt(&k, GOOD), 1);
    assert_int_equal(dealt(&k, EVIL), 3);
    assert_int_equal(dealt(&k, NEUTRAL), 1);
    int levels[4] = {0};
    for (int i = 0; i < pile_count(VILLAINS(k.g), VILLAIN_DECK); i++)
        levels[level_of(&k.c, card_at(VILLAINS(k.g), VILLAIN_DECK, i))]++;
    assert_int_equal(levels[1], 4);
    assert_int_equal(levels[2], 0);
    assert_int_equal(levels[3], 7);
    assert_int_equal(k.g->track_count, 6);
    for (seat s = 0; s < 5; s++) assert_int_equal(hand_count(k.g, s), 1);
    easy_to_the_end(&k);
    assert_int_equal(happened(&k, EV_ROUND), 2);
#define BAD_SCENARIO(fields) \
    "scenario { id = 'a', name = 'A', good = 3, villains = { 1, 1, 1 }, events = 1, " fields " }"
    assert_true(content_refused(BAD_SCENARIO("players = 3, city_cards = 1"), "rounds"));
    assert_true(content_refused(BAD_SCENARIO("rounds = 1, city_cards = 1"), "players"));
    assert_true(content_refused(BAD_SCENARIO("players = 3, rounds = 1"), "city_cards"));
    assert_true(content_refused(BAD_SCENARIO("players = 3, rounds = 1, city_cards = 1, prize = 5"), "prize"));
    close_kit(&k);
}

static void VG_016_brought_to_justice_has_exactly_one_evil_player(void **state)
{
    (void)state;
    const char *id[] = {"justice_3", "justice_4", "justice_5", "justice_6"};
    const int good[] = {1, 2, 3, 3}, neutral[] = {1, 1, 1, 2};
    struct kit k;
    for (int i = 0; i < 4; i++)
        for (u64 seed = 0; seed < 60; seed++) {
            open_fresh(&k, id[i], 0, seed);
            assert_int_equal(dealt(&k, EVIL), 1);
            assert_int_equal(dealt(&k, GOOD), good[i]);
            assert_int_equal(dealt(&k, NEUTRAL), neutral[i]);
        }
}

static void VG_017_VG_S03_shifting_allegiances_guarantees_one_good_and_draws_the_rest_from_one_pile(void **state)
{
    (void)state;
    struct kit k;
    int sum[4] = {0}, only_good = 0, no_evil = 0, guaranteed_investigator = 0;
    for (u64 seed = 0; seed < 2000; seed++) {
        open_fresh(&k, "shifting_3", 0, seed);
        assert_true(dealt(&k, GOOD) >= 1);
        for (u8 a = GOOD; a <= NEUTRAL; a++) sum[a] += dealt(&k, a);
        only_good += dealt(&k, GOOD) == 3;
        no_evil += dealt(&k, EVIL) == 0;
        guaranteed_investigator += dealt(&k, GOOD) == 1 && anybody_is(&k, "investigator");
    }
    /* Two cards of a pile of 4 Good, 5 Evil and 6 Neutral ones beside the Good card set aside. */
    assert_in_range(sum[GOOD], 3067 - 100, 3067 + 100);
    assert_in_range(sum[EVIL], 1333 - 100, 1333 + 100);
    assert_in_range(sum[NEUTRAL], 1600 - 100, 1600 + 100);
    assert_in_range(only_good, 60, 170); /* such a game is intended */
    assert_in_range(no_evil, 700, 1000);
    assert_in_range(guaranteed_investigator, 150, 290); /* the Good card set aside is a random one */
}

static void VG_018_showdown_is_good_against_evil(void **state)
{
    (void)state;
    struct kit k;
    for (u64 seed = 0; seed < 60; seed++) {
        open_fresh(&k, "showdown_4", 0, seed);
        assert_int_equal(dealt(&k, GOOD), 2);
        assert_int_equal(dealt(&k, EVIL), 2);
        open_fresh(&k, "showdown_6", 0, seed);
        assert_int_equal(dealt(&k, GOOD), 3);
        assert_int_equal(dealt(&k, EVIL), 3);
    }
    for (int id = 1; id <= k.content.count[KIND_SCENARIO]; id++) {
        const struct scenario_row *card = (const void *)content_row(&k.content, KIND_SCENARIO, id);
        if (strcmp(content_string(&k.content, card->row.name), "Showdown")) continue;
        assert_int_equal(card->good, card->evil);
        assert_int_equal(card->neutral + card->random, 0);
    }
}

static void VG_019_VG_E01_the_villain_deck_of_brought_to_justice(void **state)
{
    (void)state;
    struct kit k;
    const char *id[] = {"justice_3", "justice_4", "justice_5", "justice_6"};
    for (int i = 0; i < 4; i++) {
        open_fresh(&k, id[i], 0, 11);
        assert_int_equal(pile_count(VILLAINS(k.g), VILLAIN_DECK), 45);
        for (int at = 0; at < 45; at++) {
            assert_int_equal(level_of(&k.c, card_at(VILLAINS(k.g), VILLAIN_DECK, at)), at / 15 + 1);
            assert_int_equal(k.g->villain.known[k.g->villain.start[VILLAIN_DECK] + at], 0); /* face-down */
        }
        int out[4] = {0};
        for (int at = 0; at < pile_count(VILLAINS(k.g), VILLAIN_BOX); at++)
            out[level_of(&k.c, card_at(VILLAINS(k.g), VILLAIN_BOX, at))]++;
        for (int level = 1; level <= 3; level++) assert_int_equal(out[level], 5);
    }
}

static void VG_020_a_first_game_leaves_out_investigator_and_mastermind(void **state)
{
    (void)state;
    struct kit k;
    int advanced = 0;
    for (u64 seed = 0; seed < 300; seed++) {
        open_fresh(&k, "shifting_6", FIRST_GAME, seed); /* they are missing from the random pile too */
        assert_false(anybody_is(&k, "investigator"));
        assert_false(anybody_is(&k, "mastermind"));
        open_fresh(&k, "justice_4", FIRST_GAME, seed);
        assert_false(anybody_is(&k, "investigator"));
        assert_false(anybody_is(&k, "mastermind"));
        open_fresh(&k, "justice_4", 0, seed);
        advanced += anybody_is(&k, "investigator") || anybody_is(&k, "mastermind");
    }
    assert_true(advanced > 50); /* it is an option */
}

static void VG_S01_three_to_six_players(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3, "");
    assert_int_equal(vigilante_game.least_players, 3);
    assert_int_equal(vigilante_game.most_players, 6);
    for (int players = 0; players <= 8; players++) {
        scenario_card(&k, "shifting_3")->players = (u8)players;
        scenario_card(&k, "shifting_3")->random = (u8)(players - 1);
        const char *wrong = check_scenario(&k, "shifting_3", players, 0);
        if (players >= 3 && players <= 6) assert_null(wrong);
        else assert_non_null(strstr(wrong, "VG-S01"));
    }
    close_kit(&k);
}

static void VG_S04_missions_decide_a_showdown_not_the_most_villains(void **state)
{
    (void)state;
    struct kit k;
    open_scenario(&k, "showdown_4", 0);
    be(&k, 0, "guardian");
    be(&k, 1, "guardian");
    be(&k, 2, "assassin");
    be(&k, 3, "assassin");
    lock_up(&k, 0, 12); /* by far the most, but 13 of 14 */
    lock_up(&k, 1, 1);
    at_end(&k);
    assert_int_equal(k.g->winners, only(2) | only(3));
}

static void VG_S05_the_scenario_is_public_the_selection_is_not(void **state)
{
    (void)state;
    struct kit k;
    struct text before = {0}, after = {0};
    open_fresh(&k, "shifting_4", 0, 9);
    const STATE *table = seen_by(&k, NOBODY);
    assert_int_equal(table->scenario, k.g->scenario);
    for (seat s = 0; s < 4; s++) assert_int_equal(table->player[s].identity, 0);
    for (seat s = 0; s < 4; s++) {
        public_record(&k, s, &before);
        for (int id = 1; id <= k.content.count[KIND_IDENTITY]; id++) { /* nothing tells which card this is */
            k.g->player[s].identity = (u8)id;
            public_record(&k, s, &after);
            assert_int_equal(before.length, after.length);
            assert_memory_equal(before.at, after.at, before.length);
        }
    }
    text_free(&before);
    text_free(&after);
}

/* -- VG-S114 ------------------------------------------------------------------------------------------------ */

static struct scenario_row base(int players, int good, int evil, int neutral)
{
    return (struct scenario_row){.players = (u8)players, .good = (u8)good, .evil = (u8)evil, .neutral = (u8)neutral,
                                 .villains = {15, 15, 15}, .events = 2, .rounds = 7, .city_cards = 3};
}

static bool fine(struct kit *k, struct scenario_row card, u32 options)
{
    struct scenario_row *row = scenario_card(k, "t_odd");
    card.row = row->row;
    *row = card;
    const char *wrong = check_scenario(k, "t_odd", card.players, options);
    if (wrong && !strstr(wrong, "VG-S114")) fail_msg("refused for another reason: %s", wrong);
    return !wrong;
}

static bool fine_with(struct kit *k, int levels, int events, int rounds, int city_cards)
{
    struct scenario_row card = base(6, 3, 1, 2);
    for (int i = 0; i < 3; i++) card.villains[i] = (u8)levels;
    card.events = (u8)events, card.rounds = (u8)rounds, card.city_cards = (u8)city_cards;
    return fine(k, card, 0);
}

static void VG_S114_which_scenario_data_are_acceptable(void **state)
{
    (void)state;
    struct kit k;
    open_with(&k, 3, odd_scenario);
    /* Identities add up to the players, with at least one Good. */
    assert_true(fine(&k, base(4, 2, 1, 1), 0));
    assert_false(fine(&k, base(4, 1, 1, 1), 0));
    assert_false(fine(&k, base(4, 2, 2, 1), 0));
    assert_false(fine(&k, base(4, 0, 3, 1), 0));
    /* None asked for more often than the box, less the cards of VG-020, holds. */
    assert_true(fine(&k, base(6, 5, 1, 0), 0));
    assert_false(fine(&k, base(6, 6, 0, 0), 0));
    assert_false(fine(&k, base(6, 5, 1, 0), FIRST_GAME));
    assert_true(fine(&k, base(6, 1, 5, 0), 0));
    assert_false(fine(&k, base(6, 1, 5, 0), FIRST_GAME));
    assert_true(fine(&k, base(6, 1, 0, 5), FIRST_GAME));
    /* 0 to 20 Villains per Level, at least one in all. */
    assert_true(fine_with(&k, 20, 2, 7, 3));
    assert_false(fine_with(&k, 21, 2, 7, 3));
    assert_false(fine_with(&k, 0, 2, 7, 3));
    struct scenario_row one = base(3, 1, 1, 1);
    one.villains[0] = one.villains[1] = 0, one.villains[2] = 1;
    assert_true(fine(&k, one, 0));
    /* Starting Events + rounds + 1 Event tokens, City cards for all, at least one round. */
    assert_true(fine_with(&k, 15, 22, 7, 3));
    assert_false(fine_with(&k, 15, 23, 7, 3));
    assert_true(fine_with(&k, 15, 2, 7, 12));
    assert_false(fine_with(&k, 15, 2, 7, 13));
    assert_true(fine_with(&k, 15, 0, 1, 0));
    assert_false(fine_with(&k, 15, 0, 0, 0));
    close_kit(&k);
}

static void more_heroes_than_the_board_has_room_for_are_refused(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 3);
    int row = thing_find(&vigilante_game, &k.content, A_SCENARIO, "justice_3");
    struct setup setup = {.players = 3, .scenario = (u8)row};
    int heroes = k.content.count[KIND_HERO];
    close_kit(&k);
    for (int more = HERO_CARDS - heroes; more <= HERO_CARDS - heroes + 1; more++) {
        char lua[256];
        snprintf(lua, sizeof lua, "for n = 1, %d do hero { id = 't_' .. n, name = 'T', attack = 1, health = 1, influence = 1 } end",
                 more);
        const char *wrong = kit_check(&vigilante_game, lua, setup);
        if (heroes + more <= HERO_CARDS) assert_null(wrong);
        else assert_non_null(strstr(wrong, "more Heroes, Villains or Event tokens than the board has room for"));
    }
}

static const struct CMUnitTest tests[] = {
    TEST(VG_001_VG_014_a_scenario_is_for_its_printed_number_of_players),
    TEST(VG_015_VG_S02_the_card_supplies_the_data_of_the_set_up),
    TEST(VG_016_brought_to_justice_has_exactly_one_evil_player),
    TEST(VG_017_VG_S03_shifting_allegiances_guarantees_one_good_and_draws_the_rest_from_one_pile),
    TEST(VG_018_showdown_is_good_against_evil),
    TEST(VG_019_VG_E01_the_villain_deck_of_brought_to_justice),
    TEST(VG_020_a_first_game_leaves_out_investigator_and_mastermind),
    TEST(VG_S01_three_to_six_players),
    TEST(VG_S04_missions_decide_a_showdown_not_the_most_villains),
    TEST(VG_S05_the_scenario_is_public_the_selection_is_not),
    TEST(VG_S114_which_scenario_data_are_acceptable),
    TEST(more_heroes_than_the_board_has_room_for_are_refused),
};
TEST_GROUP(tests);
