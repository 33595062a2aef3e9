/* test_bot.c: the quick player: it beats random play, sees nothing it should not, and makes the obvious moves. */
#include "kit.h"
#include "games/freedom/bot.h"

/* -- Whole games -------------------------------------------------------------------------------------------------- */

struct tally { int fallen, doomed, won; };

/* Plays a game in which the seats of a set are bots and the others answer by chance. */
static void play_game(struct tally *t, int players, seats bots, u64 seed)
{
    static STATE state, seen;
    struct context c;
    struct content content;
    struct random luck;
    struct setup setup = {.players = (u8)players, .scenario = 1};
    content_open(&content, freedom_game.content_block, *freedom_game.content_bytes);
    memset(&state, 0, sizeof state);
    random_seed(&state.head.random, seed);
    random_seed(&luck, seed + 1);
    context_open(&c, &freedom_game, &content, &state);
    freedom_game.begin(&c, &state, &setup);
    rules_run(&c);
    while (c.pending) {
        seat who = (seat)__builtin_ctz(c.pending);
        int at;
        if (c.seat != who) rules_list(&c, who);
        if (has_seat(bots, who)) {
            state_redact(&freedom_game, &content, &state, who, &seen);
            at = freedom_choose(&c, &seen, who, &luck);
        } else {
            at = (int)random_below(&luck, (u32)c.count);
        }
        assert_in_range(at, 0, c.count - 1);
        rules_answer(&c, who, c.option[at]);
    }
    if (state.ending == DOOMED) t->doomed++;
    else t->fallen++;
    if (state.ending != DOOMED && (state.winners & bots)) t->won++;
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

/* -- Fairness ----------------------------------------------------------------------------------------------------- */

/* What the bot answers for the seat that is asked. */
static struct action choice(struct kit *k)
{
    static STATE seen;
    struct random luck;
    seat who = asked_seat(k);
    random_seed(&luck, 5);
    view(k, who, &seen);
    if (k->c.seat != who) rules_list(&k->c, who);
    return k->c.option[freedom_choose(&k->c, &seen, who, &luck)];
}

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(bots_beat_doomsday_more_often_than_chance),
        TEST(one_bot_among_random_players_wins_far_more_than_its_share),
        TEST(the_same_view_gives_the_same_answer),
        TEST(hidden_things_make_no_difference),
        TEST(it_takes_a_planet_that_cannot_be_missed),
        TEST(it_takes_the_capital_when_that_wins),
        TEST(it_places_staged_characters_together),
        TEST(it_does_not_occupy_its_own_planets),
        TEST(it_spends_no_attack_on_the_last_hope),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
