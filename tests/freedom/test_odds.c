/* test_odds.c: odds before missions, attacks and battles: how the player turn may end, by what a player knows. */
#include "kit.h"

#include "engine/forecast.h"

enum { SAMPLES = 3000 };

/* A table in the position of the kit. */
static struct table *table_of(struct kit *k)
{
    struct text json = {0}, error = {0};
    struct setup setup = {.players = k->g->players, .scenario = k->g->scenario};
    struct table *t = table_new(&freedom_game, &k->content, &setup, 1, &error);
    state_dump(&json, &freedom_game, &k->content, k->g, false);
    if (!t || !table_load(t, text_string(&json), NULL, NOBODY, &error)) fail_msg("%s", text_string(&error));
    text_free(&json);
    return t;
}

/* The odds of the first option with this verb. */
static struct forecast odds(struct kit *k, u8 verb)
{
    struct forecast f;
    struct table *t = table_of(k);
    seat who = (seat)__builtin_ctz(table_pending_truth(t));
    int count, found = -1;
    const struct action *option = table_options(t, who, &count);
    for (int i = count - 1; i >= 0; i--)
        if (option[i].verb == verb) found = i;
    if (found < 0) fail_msg("no such option");
    assert_true(forecast(t, who, option[found], SAMPLES, 7, &f));
    assert_int_equal(f.samples, SAMPLES);
    table_free(t);
    return f;
}

/* In how many of the samples such an event happened. */
static int times(const struct forecast *f, u8 kind)
{
    int n = 0;
    for (int i = 0; i < f->count; i++)
        if (f->row[i].event.kind == kind) n += f->row[i].times;
    return n;
}

static void assert_share(const struct forecast *f, u8 kind, int of, int all)
{
    double share = (double)of / all, found = (double)times(f, kind) / SAMPLES;
    if (found < share - 0.035 || found > share + 0.035)
        fail_msg("%s: expected %.3f, found %.3f", freedom_game.rules.events[kind].name, share, found);
}

/* -- Missions ----------------------------------------------------------------------------------------------------- */

/* Politics 5 against a garrison of 2 and a die: 3 or less. The odds of the last of the missions look to the end of the
 * player turn. */
static void FR_172_FR_230_a_rebellion_tells_whether_the_planet_rises(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "bodyguard_grum", "tarn"); /* could still get a mission */
    at_missions(&k, 0);
    answer(&k, ACT_MISSION, card_id(&k, "senator_ilane"));
    struct forecast f = odds(&k, ACT_REBELLION);
    assert_true(f.beyond);
    assert_share(&f, EV_FREED, 3, 6);
    assert_share(&f, EV_NO_RESULT, 2, 6);
    assert_int_equal(times(&f, EV_MISSION), 0); /* what the option says itself is not told */
    close_kit(&k);
}

/* 5 less a die: 2 points make 1 damage; a garrison goes first, unless units fight behind the damage. */
static void FR_177_FR_178_the_use_that_frees_the_planet_is_expected(void **state)
{
    (void)state;
    for (int points = 0; points <= 1; points++) {
        struct kit k;
        open_kit(&k, 2);
        garrison(&k, "tarn", points);
        troops(&k, "patrol", "tarn");
        enter(&k, 0, "senator_ilane", "tarn");
        at_missions(&k, 0);
        answer(&k, ACT_MISSION, card_id(&k, "senator_ilane"));
        struct forecast f = odds(&k, ACT_REBELLION);
        assert_share(&f, EV_TROOP_LOST, points ? 0 : 3, 6);
        assert_share(&f, EV_FREED, points ? 0 : 3, 6);
        assert_share(&f, EV_BROUGHT, 4, 6);
        close_kit(&k);
    }
}

static void FR_183_FR_185_sabotage_tells_whether_it_succeeds(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    gates(&k, true, true);
    k.g->markers = 6;
    enter(&k, 0, "pilot_lark", "imperatrix"); /* 8 in all: 26 of 36 */
    at_missions(&k, 0);
    answer(&k, ACT_MISSION, card_id(&k, "pilot_lark"));
    struct forecast f = odds(&k, ACT_SABOTAGE);
    assert_share(&f, EV_SUCCEEDED, 26, 36);
    assert_share(&f, EV_FAILED, 10, 36);
    assert_share(&f, EV_FELL, 1, 1);
    close_kit(&k);
}

static void FR_189_guerrillas_tell_whether_they_come(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "captain_solano", "tarn"); /* 3 or less */
    give(&k, 0, "guerrilla");
    at_missions(&k, 0);
    answer(&k, ACT_MISSION, card_id(&k, "captain_solano"));
    struct forecast f = odds(&k, ACT_GUERRILLAS);
    assert_share(&f, EV_FORMED, 3, 6);
    assert_share(&f, EV_COMMANDS, 3, 6);
    close_kit(&k);
}

/* -- Interference ------------------------------------------------------------------------------------------------- */

/* Combat 5 against 1: 25 of 36 attacks discard the Senator, and so the planet does not rise. */
static void FR_162_an_attack_tells_who_falls_and_what_becomes_of_the_mission(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    give(&k, 1, "titan_worm");
    at_interference(&k, 0);
    assert_true(asks(&k, 1, "NEXT_ATTACK"));
    struct forecast attack = odds(&k, ACT_ATTACK), pass = odds(&k, ACT_PASS);
    assert_share(&attack, EV_FELL, 25, 36);
    assert_share(&attack, EV_BEATEN_OFF, 1, 36);
    assert_share(&attack, EV_FREED, 11, 72);
    assert_share(&pass, EV_FREED, 1, 2);
    close_kit(&k);
}

/* The best escort answers: combat 5 beats the attack off in 5 of 6. */
static void FR_164_FR_S109_the_best_escort_is_expected_to_answer(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "bodyguard_grum", "tarn");
    enter(&k, 0, "spy_nione", "tarn");
    mission(&k, "senator_ilane", REBELLION, 0);
    mission(&k, "bodyguard_grum", ESCORT, card_id(&k, "senator_ilane"));
    mission(&k, "spy_nione", ESCORT, card_id(&k, "senator_ilane"));
    give(&k, 1, "titan_worm");
    at_interference(&k, 0);
    struct forecast f = odds(&k, ACT_ATTACK);
    assert_share(&f, EV_FELL, 5, 216); /* the escort fails, then loses 5 to 5: 1/6 of 5/36 */
    close_kit(&k);
}

/* -- Battles ------------------------------------------------------------------------------------------------------ */

/* 4 against 2: the rebels win 26 of 36 and lose 6. */
static void FR_212_FR_218_a_battle_tells_who_wins_and_what_is_lost(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "merrow", 0);
    rebels(&k, 0, "veterans", "tarn");
    rebels(&k, 0, "militia", "merrow");
    troops(&k, "security", "tarn");
    troops(&k, "line", "merrow");
    enter(&k, 1, "preacher_odun", "oressa"); /* whose move is the next decision */
    at_battle(&k, 0);
    assert_true(asks(&k, 0, "NEXT_BATTLE"));
    struct forecast f = odds(&k, ACT_BATTLE);
    int won = 0;
    for (int i = 0; i < f.count; i++)
        if (f.row[i].event.kind == EV_REBELS_WIN && f.row[i].event.a == planet_id(&k, "tarn")) won += f.row[i].times;
    assert_in_range(won, SAMPLES * 68 / 100, SAMPLES * 76 / 100);
    assert_share(&f, EV_TROOP_LOST, 26 + 10, 36); /* both battles are fought: 2 against 3 is won 10 of 36 */
    assert_share(&f, EV_OCCUPIED, 6 + 21, 36);
    close_kit(&k);
}

/* -- Where they end ----------------------------------------------------------------------------------------------- */

/* Odds do not make decisions of a Turn for anybody: the next player's turn is not played. */
static void odds_end_with_the_player_turn(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 1, "preacher_odun", "oressa");
    at_missions(&k, 0);
    answer(&k, ACT_MISSION, card_id(&k, "senator_ilane"));
    struct forecast f = odds(&k, ACT_REBELLION);
    for (int i = 0; i < f.count; i++) assert_int_not_equal(f.row[i].event.who, 1);
    assert_non_null(freedom_game.bot.odds_premise);
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    TEST(FR_172_FR_230_a_rebellion_tells_whether_the_planet_rises),
    TEST(FR_177_FR_178_the_use_that_frees_the_planet_is_expected),
    TEST(FR_183_FR_185_sabotage_tells_whether_it_succeeds),
    TEST(FR_189_guerrillas_tell_whether_they_come),
    TEST(FR_162_an_attack_tells_who_falls_and_what_becomes_of_the_mission),
    TEST(FR_164_FR_S109_the_best_escort_is_expected_to_answer),
    TEST(FR_212_FR_218_a_battle_tells_who_wins_and_what_is_lost),
    TEST(odds_end_with_the_player_turn),
};
TEST_GROUP(tests);
