/* test_bot.c: the quick player: beats random play, sees nothing it should not, makes obvious moves; the estimate. */
#include "kit.h"
#include "games/freedom/bot.h"

/* -- Whole games -------------------------------------------------------------------------------------------------- */

struct tally {
    int fallen, doomed, won;
    double judged, brier, wins; /* judgements of estimate, their squared errors, how many came true */
};

enum { JUDGED_MAX = 400, JUDGED_EVERY = 40 };

/* Adds up how well what was judged in the course of a game fits its end. */
static void compare(struct tally *t, const STATE *g, u16 judged[][PLAYERS], int count)
{
    for (int i = 0; i < count; i++)
        for (seat s = 0; s < g->players; s++) {
            double won = has_seat(g->winners, s), error = judged[i][s] / 1000.0 - won;
            t->brier += error * error;
            t->wins += won;
            t->judged++;
        }
}

/* Plays a game in which the seats of a set are bots and the others answer by chance. */
static void play_game(struct tally *t, int players, seats bots, u64 seed)
{
    static STATE state, seen;
    struct context c;
    struct content content;
    struct random luck;
    struct setup setup = {.players = (u8)players, .scenario = 1};
    u16 judged[JUDGED_MAX][PLAYERS];
    int answers = 0, count = 0;
    content_open(&content, freedom_game.linked.block, *freedom_game.linked.bytes);
    random_seed(&luck, seed + 1);
    context_open(&c, &freedom_game, &content, &state);
    rules_begin(&c, &setup, seed);
    rules_run(&c);
    while (c.pending) {
        seat who = (seat)__builtin_ctz(c.pending);
        int at;
        if (answers++ % JUDGED_EVERY == 0 && count < JUDGED_MAX) {
            int sum = 0;
            for (seat s = 0; s < players; s++) sum += judged[count][s] = (u16)estimate(&c, &state, s);
            assert_in_range(sum, 0, 1000); /* doomsday has the rest */
            count++;
        }
        if (c.seat != who) rules_list(&c, who);
        if (has_seat(bots, who)) {
            state_redact(&freedom_game, &content, &state, who, &seen);
            at = choose(&c, &seen, who, &luck);
        } else {
            at = (int)random_below(&luck, (u32)c.count);
        }
        assert_in_range(at, 0, c.count - 1);
        rules_answer(&c, who, c.option[at]);
    }
    if (state.ending == DOOMED) t->doomed++;
    else t->fallen++;
    if (state.ending != DOOMED && (state.winners & bots)) t->won++;
    for (seat s = 0; s < players; s++) {
        assert_int_equal(estimate(&c, &state, s), has_seat(state.winners, s) ? 1000 : 0);
        assert_in_range(worth(&c, &state, s), has_seat(state.winners, s) ? 1000 : state.winners ? 50 : 0,
                        has_seat(state.winners, s) ? 1000 : state.winners ? 300 : 0);
    }
    compare(t, &state, judged, count);
}

static void bots_beat_doomsday_more_often_than_chance(void **state)
{
    (void)state;
    for (int players = 2; players <= 5; players++) {
        struct tally bots = {0}, random = {0};
        for (u64 seed = 1; seed <= 24; seed++) {
            play_game(&bots, players, (seats)((1u << players) - 1), seed);
            play_game(&random, players, 0, seed);
        }
        assert_true(bots.doomed < 14);
        assert_true(bots.doomed < random.doomed);
    }
}

static void one_bot_among_random_players_wins_far_more_than_its_share(void **state)
{
    (void)state;
    struct tally t = {0};
    for (u64 seed = 1; seed <= 120; seed++) play_game(&t, 3, only((seat)(seed % 3)), seed);
    assert_true(t.fallen >= 20);
    assert_true(3 * t.won > 2 * t.fallen); /* a third is its share */
}

/* Better than knowing how often a player wins, for every number of players. */
static void the_estimate_knows_more_than_the_base_rate(void **state)
{
    (void)state;
    for (int players = 2; players <= 5; players++) {
        struct tally t = {0};
        for (u64 seed = 101; seed <= 300; seed++) play_game(&t, players, (seats)((1u << players) - 1), seed);
        double rate = t.wins / t.judged;
        assert_true(t.brier / t.judged < 0.93 * rate * (1 - rate));
    }
}

/* -- Fairness ----------------------------------------------------------------------------------------------------- */

/* What the bot answers for a seat. */
static struct action choice_of(struct kit *k, seat who)
{
    static STATE seen;
    struct random luck;
    random_seed(&luck, 5);
    see(k, who, &seen);
    if (k->c.seat != who) rules_list(&k->c, who);
    return k->c.option[choose(&k->c, &seen, who, &luck)];
}

static struct action choice(struct kit *k) { return choice_of(k, asked_seat(k)); }

static bool same(struct action a, struct action b)
{
    return a.verb == b.verb && a.a == b.a && a.b == b.b && a.c == b.c;
}

/* A turn of seat 0, with a group of its own and a hidden hand, plot and stakes of seat 1. */
static void open_secrets(struct kit *k, const char *hand, const char *plot, int stake)
{
    open_kit(k, 2);
    enter(k, 0, "senator_ilane", "tarn");
    enter(k, 0, "bodyguard_grum", "tarn");
    enter(k, 0, "princess_seravel", "merrow");
    give(k, 1, hand);
    plotted(k, 1, plot);
    secrets(k, 1);
    points(k, 1, "senator_ilane", stake);
    at_player_turn(k, 0);
}

/* In how many of 400 deals, from the view of seat 0, seat 1 has more than `points` on a character. */
static int deals_with(struct kit *k, const char *character, int points)
{
    static STATE view;
    struct context c;
    struct random luck;
    int n = 0;
    random_seed(&luck, 5);
    for (int i = 0; i < 400; i++) {
        state_redact(&freedom_game, &k->content, k->g, 0, &view);
        context_open(&c, &freedom_game, &k->content, &view);
        assert_true(freedom_game.bot.redeal(&c, &view, 0, &luck));
        n += view.player[1].points[card_id(k, character)] > points;
    }
    return n;
}

/* FR-102: whoever could have won a character by a declaration mostly has not got the points. */
static void deals_heed_silence(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    secrets(&k, 1);
    int before = deals_with(&k, "senator_ilane", 0), idle = deals_with(&k, "bodyguard_grum", 0);
    assert_in_range(before, 300, 399); /* worth having */
    assert_in_range(idle, 1, 150);     /* not so, but nobody knows */
    enter(&k, 0, "senator_ilane", "tarn");
    assert_in_range(deals_with(&k, "senator_ilane", 0), 1, 60);
    declared(&k, 0, "senator_ilane", 6);
    assert_in_range(deals_with(&k, "senator_ilane", 6), 1, 60);
    assert_true(deals_with(&k, "senator_ilane", 0) > 200); /* less than that is of no use yet */
    enter(&k, 1, "princess_seravel", "tarn");              /* its own: nothing had to be declared */
    assert_true(deals_with(&k, "princess_seravel", 0) > 300);
    close_kit(&k);
}

static void the_same_view_gives_the_same_answer(void **state)
{
    (void)state;
    struct kit k;
    open_secrets(&k, "sand_lurker", "patrol", 9);
    for (int i = 0; i < 6 && !over(&k) && asked_seat(&k) == 0; i++) {
        STATE before = *k.g;
        struct action a = choice(&k);
        assert_true(same(a, choice(&k)));
        assert_memory_equal(&before, k.g, sizeof before); /* it changes nothing */
        answer(&k, a.verb, a.a, a.b, a.c);
    }
    close_kit(&k);
}

static void hidden_things_make_no_difference(void **state)
{
    (void)state;
    struct kit a, b;
    open_secrets(&a, "sand_lurker", "patrol", 9);
    open_secrets(&b, "inquisitor", "guard", 2);
    for (int i = 0; i < 6 && asked_seat(&a) == 0 && asked_seat(&b) == 0; i++) {
        struct action one = choice(&a), two = choice(&b);
        assert_true(same(one, two));
        answer(&a, one.verb, one.a, one.b, one.c);
        answer(&b, two.verb, two.a, two.b, two.c);
    }
    close_kit(&a);
    close_kit(&b);
}

/* -- Obvious moves ------------------------------------------------------------------------------------------------ */

/* Lets the bot answer for a seat until it has had its player turn. */
static void bot_turn(struct kit *k, seat who)
{
    while (!over(k) && k->g->active == who && asked_seat(k) == who) {
        struct action a = choice(k);
        answer(k, a.verb, a.a, a.b, a.c);
    }
}

static void it_takes_a_planet_that_cannot_be_missed(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    garrison(&k, "duskhaven", 1);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "orator_mirelle", "oressa"); /* 9 in all */
    at_player_turn(&k, 0);
    bot_turn(&k, 0);
    assert_int_equal(k.g->world[planet_id(&k, "duskhaven")].owner, 0);
    close_kit(&k);
}

static void it_takes_the_capital_when_that_wins(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    gates(&k, true, true);
    garrison(&k, "imperatrix", 1);
    enter(&k, 0, "senator_ilane", "tarn");
    enter(&k, 0, "princess_seravel", "merrow");
    enter(&k, 0, "preacher_odun", "tarn"); /* 15 against 2d6 and 1 */
    at_player_turn(&k, 0);
    bot_turn(&k, 0);
    assert_true(over(&k));
    assert_int_equal(k.g->winners, only(0));
    close_kit(&k);
}

/* The first player could take the Capital, but the second would win by it, with 19 against 16. */
static bool takes_the_capital_for_another(int markers)
{
    struct kit k;
    open_kit(&k, 2);
    gates(&k, true, true);
    k.g->markers = (u8)markers;
    garrison(&k, "imperatrix", 1);
    enter(&k, 0, "senator_ilane", "imperatrix");
    enter(&k, 0, "princess_seravel", "imperatrix");
    enter(&k, 0, "preacher_odun", "imperatrix");
    free_planet(&k, "aurelion", 1);
    free_planet(&k, "castellan", 1);
    free_planet(&k, "duskhaven", 1);
    free_planet(&k, "kolvane", 1);
    enter(&k, 1, "mystic_aurel", "kolvane");
    at_player_turn(&k, 0);
    bot_turn(&k, 0);
    bool taken = over(&k);
    assert_true(!taken || k.g->winners == only(1));
    close_kit(&k);
    return taken;
}

static void it_does_not_end_a_game_that_it_would_lose_by_that(void **state)
{
    (void)state;
    assert_false(takes_the_capital_for_another(4));
    assert_false(takes_the_capital_for_another(8)); /* there is one more Turn to overtake the other */
    assert_true(takes_the_capital_for_another(9));  /* otherwise all lose */
}

static void it_lets_others_take_the_capital_when_that_wins(void **state)
{
    (void)state;
    for (int leads = 0; leads < 2; leads++) {
        struct kit k;
        open_kit(&k, 2);
        gates(&k, true, true);
        give(&k, 1, "nightmare");
        enter(&k, 0, "senator_ilane", "imperatrix");
        mission(&k, "senator_ilane", REBELLION, 0);
        for (int i = 0; i < 2 && leads; i++) free_planet(&k, i ? "castellan" : "aurelion", 1); /* 9 against 6 */
        at_interference(&k, 0);
        assert_true(asks(&k, 1, "NEXT_ATTACK"));
        assert_int_equal(choice(&k).verb, leads ? ACT_PASS : ACT_ATTACK);
        close_kit(&k);
    }
}

static void it_places_staged_characters_together(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    enter(&k, 0, "senator_ilane", NULL);
    enter(&k, 0, "princess_seravel", NULL);
    at_player_turn(&k, 0);
    while (!strcmp(asked(&k), "NEXT_ACT") || !strcmp(asked(&k), "WHERE")) {
        struct action a = choice(&k);
        answer(&k, a.verb, a.a, a.b, a.c);
    }
    assert_int_not_equal(place_of(&k, "senator_ilane"), 0);
    assert_int_equal(place_of(&k, "senator_ilane"), place_of(&k, "princess_seravel"));
    close_kit(&k);
}

static void it_does_not_occupy_its_own_planets(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    free_planet(&k, "duskhaven", 0);
    free_planet(&k, "merrow", 0);
    plotted(&k, 0, "patrol");
    plotted(&k, 0, "security");
    at_player_turn(&k, 0);
    bot_turn(&k, 0);
    assert_int_equal(count_troops(&k, NULL, "duskhaven") + count_troops(&k, NULL, "merrow"), 0);
    assert_int_equal(k.g->world[planet_id(&k, "duskhaven")].owner, 0);
    close_kit(&k);
}

static void it_spends_no_attack_on_the_last_hope(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    gates(&k, true, true);
    k.g->markers = 9;
    give(&k, 1, "inquisitor");
    enter(&k, 0, "senator_ilane", "imperatrix");
    mission(&k, "senator_ilane", SABOTAGE, 1);
    at_interference(&k, 0);
    assert_true(asks(&k, 1, "NEXT_ATTACK"));
    assert_int_equal(choice(&k).verb, ACT_PASS);
    close_kit(&k);
}

/* -- Battles and imperial cards ----------------------------------------------------------------------------------- */

/* Two units on a planet of seat 1, one of each player, and a Line unit. */
static void open_shared_battle(struct kit *k, seat owner)
{
    open_kit(k, 2);
    free_planet(k, "merrow", owner);
    rebels(k, 1, "veterans", "merrow");
    rebels(k, 0, "militia", "merrow");
    troops(k, "line", "merrow");
    at_battle(k, 1);
    assert_true(asks(k, 0, "WHO_FIGHTS"));
}

static void it_keeps_its_unit_out_of_the_battle_of_another(void **state)
{
    (void)state;
    struct kit k;
    open_shared_battle(&k, 1);
    assert_int_equal(choice(&k).verb, ACT_KEEP_OUT);
    close_kit(&k);
}

static void it_fights_for_its_own_planet(void **state)
{
    (void)state;
    struct kit k;
    open_shared_battle(&k, 0);
    assert_int_equal(choice(&k).verb, ACT_DONE);
    close_kit(&k);
}

/* 5 against 1 is as good as won; what is near, or all but lost, may turn on 2 more. */
static void it_spends_no_ambush_where_two_more_hardly_matter(void **state)
{
    (void)state;
    static const struct { const char *rebels, *troops; enum action_verb verb; } cases[] = {
        {"elite", "patrol", ACT_PASS}, {"militia", "guard", ACT_PLAY}, {"veterans", "line", ACT_PLAY},
        {"elite", "security", ACT_PLAY}};
    for (int i = 0; i < COUNT(cases); i++) {
        struct kit k;
        open_kit(&k, 2);
        free_planet(&k, "merrow", 0);
        rebels(&k, 0, cases[i].rebels, "merrow");
        troops(&k, cases[i].troops, "merrow");
        give(&k, 0, "ambush");
        at_battle(&k, 0);
        decline_until(&k, "REACT");
        if (choice(&k).verb != cases[i].verb) fail_msg("%s against %s", cases[i].rebels, cases[i].troops);
        close_kit(&k);
    }
}

/* Its own planet is guarded well, the rival's is rich and open: a unit there would guard it for the rival. */
static void it_founds_no_unit_for_a_rival(void **state)
{
    (void)state;
    struct kit k;
    struct random luck;
    open_kit(&k, 2);
    free_planet(&k, "tarn", 0);
    free_planet(&k, "aurelion", 1);
    for (int i = 0; i < 2; i++) rebels(&k, 0, "veterans", "tarn");
    form(&k, 1);
    give(&k, 0, "guerrilla");
    give(&k, 0, "cave_swarm");
    give(&k, 0, "nightmare");
    at_organisation(&k, 0);
    answer(&k, ACT_FOUND, card_id(&k, "guerrilla"));
    assert_true(offered(&k, ACT_AT, planet_id(&k, "aurelion")));
    random_seed(&luck, 1);
    struct action chosen = k.c.option[choose(&k.c, k.g, 0, &luck)];
    assert_int_equal(chosen.a, planet_id(&k, "tarn"));
    close_kit(&k);
}

/* A Patrol (1) alone has no chance against Veterans (4) on the planets of the leader; with command 4 it has. */
static void it_sends_an_imperial_commander_with_a_unit_that_needs_one(void **state)
{
    (void)state;
    static const char *const planets[] = {"duskhaven", "merrow", "kolvane", "oressa"};
    for (int with = 0; with <= 1; with++) {
        struct kit k;
        open_kit(&k, 2);
        for (int i = 0; i < COUNT(planets); i++) {
            free_planet(&k, planets[i], 1);
            rebels(&k, 1, "veterans", planets[i]);
        }
        plotted(&k, 0, "patrol");
        if (with) plotted(&k, 0, "grand_marshal");
        at_player_turn(&k, 0);
        bot_turn(&k, 0);
        assert_int_equal(happened(&k, EV_DEPLOYED), 2 * with);
        assert_int_equal(happened(&k, EV_COMMANDS), with);
        close_kit(&k);
    }
}

/* A weak monster stays in hand for an attack, but whoever has no leaders needs its place for another card (FR-077). */
static void it_makes_room_for_leaders(void **state)
{
    (void)state;
    for (int led = 0; led <= 1; led++) {
        struct kit k;
        open_kit(&k, 2);
        give(&k, 0, "cave_swarm");
        give(&k, 1, "patrol");
        if (led) enter(&k, 0, "senator_ilane", "tarn");
        if (led) enter(&k, 0, "preacher_odun", "tarn");
        at_plotting(&k, 0);
        assert_int_equal(choice_of(&k, 0).verb, led ? ACT_DONE : ACT_PLOT);
        close_kit(&k);
    }
}

/* FR-101: what a rival has declared the most on would be the rival's from the start. */
static void it_brings_nobody_into_play_for_a_rival(void **state)
{
    (void)state;
    for (int rival = 0; rival <= 1; rival++) {
        struct kit k;
        open_kit(&k, 2);
        if (rival) declared(&k, 1, "spy_nione", 2);
        plotted(&k, 0, "spy_nione");
        at_player_turn(&k, 0);
        bot_turn(&k, 0);
        assert_int_equal(happened(&k, EV_REVEALED), !rival);
        close_kit(&k);
    }
}

/* Nobody has more than 10 points: whose 10 are declared needs to know nothing about that character. */
static void it_looks_at_points_that_matter(void **state)
{
    (void)state;
    struct kit k;
    open_kit(&k, 2);
    secrets(&k, 1);
    declared(&k, 0, "princess_seravel", 10);
    enter(&k, 0, "princess_seravel", "tarn");
    enter(&k, 0, "orator_mirelle", "tarn");
    give(&k, 0, "leaked_files");
    at_reveals(&k, 0);
    decline_until_seat(&k, 0, "NEXT_DECLARATION");
    play(&k, "leaked_files");
    if (offered(&k, ACT_PICK_PLAYER)) answer(&k, ACT_PICK_PLAYER);
    assert_true(offered(&k, ACT_PICK_CHARACTER, card_id(&k, "princess_seravel")));
    assert_int_not_equal(choice(&k).a, card_id(&k, "princess_seravel"));
    close_kit(&k);
}

/* -- The estimate ------------------------------------------------------------------------------------------------- */

/* What seats 0 and 1 may hope for when seat 0 has more by one plain fact. */
static int judged(struct kit *k, seat who) { return estimate(&k->c, k->g, who); }

static void assert_better(struct kit *k, const char *fact, int before, int rival_before)
{
    refresh(&k->c, k->g);
    if (judged(k, 0) <= before) fail_msg("%s does not help: %d, %d before", fact, judged(k, 0), before);
    if (judged(k, 1) >= rival_before) fail_msg("%s does not hurt the rival", fact);
}

static void the_estimate_follows_plain_facts(void **state)
{
    (void)state;
    static const char *const facts[] = {"a planet", "a character", "a unit", "a character in hand", "secret points"};
    for (int fact = 0; fact < COUNT(facts); fact++) {
        struct kit k;
        open_kit(&k, 3);
        enter(&k, 1, "senator_ilane", "tarn");
        secrets(&k, 0);
        int before = judged(&k, 0), rival = judged(&k, 1);
        if (fact == 0) free_planet(&k, "duskhaven", 0);
        if (fact == 1) enter(&k, 0, "preacher_odun", "tarn");
        if (fact == 2) rebels(&k, 0, "militia", "tarn");
        if (fact == 3) give(&k, 0, "preacher_odun");
        if (fact == 4) points(&k, 0, "senator_ilane", 10);
        assert_better(&k, facts[fact], before, rival);
        close_kit(&k);
    }
}

/* What brings doomsday nearer is bad for all. */
static void the_estimate_fears_doomsday(void **state)
{
    (void)state;
    for (int fact = 0; fact < 3; fact++) {
        struct kit k;
        int before[3];
        open_kit(&k, 3);
        gates(&k, true, true);
        k.g->markers = 7;
        for (seat s = 0; s < 3; s++) before[s] = judged(&k, s);
        if (fact == 0) k.g->markers = 9;
        if (fact == 1) troops(&k, "guard", "imperatrix");
        if (fact == 2) gates(&k, false, false);
        refresh(&k.c, k.g);
        for (seat s = 0; s < 3; s++) assert_true(judged(&k, s) < before[s]);
        close_kit(&k);
    }
}

/* Who cannot win himself still wants the Capital to fall. */
static void a_loser_would_rather_lose_to_somebody(void **state)
{
    (void)state;
    struct kit k;
    int before[3], hoped;
    open_kit(&k, 3);
    gates(&k, true, true);
    k.g->markers = 9;
    hoped = judged(&k, 2);
    for (seat s = 0; s < 3; s++) before[s] = worth(&k.c, k.g, s);
    assert_true(before[2] > hoped);
    troops(&k, "guard", "imperatrix");
    refresh(&k.c, k.g);
    for (seat s = 0; s < 3; s++) assert_true(before[s] - worth(&k.c, k.g, s) > 0);
    assert_true(before[2] - worth(&k.c, k.g, 2) > hoped - judged(&k, 2));
    close_kit(&k);
}

static const struct CMUnitTest tests[] = {
    MEASURES(bots_beat_doomsday_more_often_than_chance),
    MEASURES(one_bot_among_random_players_wins_far_more_than_its_share),
    TEST(the_same_view_gives_the_same_answer),
    TEST(hidden_things_make_no_difference),
    TEST(it_takes_a_planet_that_cannot_be_missed),
    TEST(it_takes_the_capital_when_that_wins),
    TEST(it_does_not_end_a_game_that_it_would_lose_by_that),
    TEST(it_lets_others_take_the_capital_when_that_wins),
    TEST(it_places_staged_characters_together),
    TEST(it_does_not_occupy_its_own_planets),
    TEST(it_spends_no_attack_on_the_last_hope),
    TEST(it_keeps_its_unit_out_of_the_battle_of_another),
    TEST(it_fights_for_its_own_planet),
    TEST(deals_heed_silence),
    TEST(it_spends_no_ambush_where_two_more_hardly_matter),
    TEST(it_founds_no_unit_for_a_rival),
    TEST(it_sends_an_imperial_commander_with_a_unit_that_needs_one),
    TEST(it_makes_room_for_leaders),
    TEST(it_brings_nobody_into_play_for_a_rival),
    TEST(it_looks_at_points_that_matter),
    MEASURES(the_estimate_knows_more_than_the_base_rate),
    TEST(the_estimate_follows_plain_facts),
    TEST(the_estimate_fears_doomsday),
    TEST(a_loser_would_rather_lose_to_somebody),
};
TEST_GROUP(tests);
