/* test_tally.c: what is counted: outcomes made by hand, and games whose events are counted a second time. */
#include "kit.h"

#include "lab/play.h"

/* -- By hand ---------------------------------------------------------------------------------------- */

static struct lab lab;
static struct outcome outcome;

static int set_up(void **state)
{
    (void)state;
    lab_open(&lab, game_find("null"), &(struct wish){.scenario = "long", .players = "3"}, 1, 100);
    outcome = (struct outcome){.decisions = 40, .rounds = 9, .winners = 2};
    memset(outcome.side, -1, sizeof outcome.side);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    lab_close(&lab);
    return 0;
}

/* A game in which a seat acted that many times with the first value of column c. */
static void mark(int c, int times, seats who)
{
    outcome.mark[outcome.marks++] = (struct mark){(u16)(lab.census.column[c].first + 1), (u16)times, who};
}

static void winners_are_counted_by_seat(void **state)
{
    (void)state;
    tally_add(&lab.tally, &outcome);
    outcome.winners = 0;
    tally_add(&lab.tally, &outcome);
    assert_int_equal(lab.tally.all.games, 2);
    assert_int_equal(lab.tally.all.nobody, 1);
    assert_int_equal(lab.tally.all.seat[1].won, 1);
    assert_int_equal(lab.tally.all.seat[0].won, 0);
    assert_int_equal(lab.tally.all.seat[2].of, 2);
    assert_int_equal(lab.tally.all.seat[3].of, 0);
    assert_int_equal(lab.tally.level[0].of, 6);
    assert_int_equal(lab.tally.decisions[40], 2);
    assert_int_equal(lab.tally.rounds[9], 2);
}

static void a_seat_counts_once_per_game_however_often_it_acts(void **state)
{
    const struct group *g = &lab.census.group[lab.census.column[0].group];
    int second = 1;
    (void)state;
    while (lab.census.column[second].group != lab.census.column[0].group) second++;
    mark(0, 5, only(1) | only(2));
    mark(second, 2, only(1));
    tally_add(&lab.tally, &outcome);
    const struct cell *cell = tally_value(&lab.tally, g, 1);
    assert_int_equal(cell->times, 7);
    assert_int_equal(cell->games, 1);
    assert_int_equal(cell->actor.of, 2);
    assert_int_equal(cell->actor.won, 1);
    assert_int_equal(lab.tally.slot[outcome.mark[1].slot].actor.of, 1);
    outcome.marks = 0;
    tally_add(&lab.tally, &outcome);
    assert_int_equal(cell->games, 1);
}

static void what_goes_along_with_winning_is_found(void **state)
{
    const struct group *g = &lab.census.group[lab.census.column[0].group];
    (void)state;
    mark(0, 1, only(1));
    for (int i = 0; i < 40; i++) {
        outcome.winners = i < 30 ? only(1) : only(2);
        tally_add(&lab.tally, &outcome);
    }
    struct effect_of e = figures_effect(&lab.tally, g, 1, BY_ACTOR);
    assert_true(e.known);
    assert_true(e.with == 0.75);
    assert_true(e.without == 0.125); /* 10 of the 80 other seats */
    assert_true(e.change.low > 0.4 && e.change.high < 0.85);
    assert_false(figures_effect(&lab.tally, g, 2, BY_ACTOR).known);
}

static void the_leader_is_followed_over_the_tenths(void **state)
{
    (void)state;
    outcome.tenths = TENTHS;
    for (int i = 0; i < TENTHS; i++) {
        outcome.chance[i][0] = i < 4 ? 500 : 200;
        outcome.chance[i][1] = 300; /* the winner: behind, then ahead for good */
        outcome.chance[i][2] = i == 7 ? 300 : 100; /* but shares the lead once */
    }
    tally_add(&lab.tally, &outcome);
    assert_int_equal(lab.tally.tenth[0].leader_won, 0);
    assert_int_equal(lab.tally.tenth[5].leader_won, WHOLE);
    assert_int_equal(lab.tally.tenth[7].leader_won, WHOLE / 2);
    assert_int_equal(lab.tally.tenth[0].spread, 400);
    assert_int_equal(lab.tally.tenth[0].winners_chance, 300);
    assert_int_equal(lab.tally.settled[8], 1);
    outcome.winners = 0; /* there was nobody to predict */
    tally_add(&lab.tally, &outcome);
    assert_int_equal(lab.tally.tenth[0].games, 1);
}

static void outcomes_survive_being_written(void **state)
{
    struct text bytes = {0}, line = {0}, again = {0};
    struct outcome read = {0};
    (void)state;
    outcome.number = 77;
    outcome.tenths = TENTHS;
    for (int i = 0; i < TENTHS; i++)
        for (int s = 0; s < 3; s++) outcome.chance[i][s] = (u16)(100 * i + s);
    mark(0, 300, 5);
    mark(1, 1, 0);
    outcome_write(&bytes, &outcome, &lab.plan);
    outcome_line(&line, bytes.at, bytes.length);
    assert_true(outcome_unline(&again, line.at, line.length));
    assert_int_equal(again.length, bytes.length);
    assert_true(outcome_read(&read, &lab.plan, &lab.census, again.at, again.length));
    assert_memory_equal(&read, &outcome, sizeof read);
    for (size_t cut = 0; cut < bytes.length; cut++)
        assert_false(outcome_read(&read, &lab.plan, &lab.census, bytes.at, cut));
    for (size_t cut = 0; cut < line.length; cut++) assert_false(outcome_unline(&again, line.at, cut));
    text_free(&bytes);
    text_free(&line);
    text_free(&again);
}

/* -- Games ------------------------------------------------------------------------------------------ */

/* Every event of a game, counted in the simplest way: the sum over all slots must be what the census counts. */
static void things_add_up_in_every_game(void **state)
{
    (void)state;
    for (int n = 0; n < games_count; n++) {
        struct lab l;
        lab_open(&l, games[n], &(struct wish){.seats = "random"}, 9, 2);
        assert_true(lab_run(&l, 1, NULL, NULL));
        const struct tally *t = &l.tally;
        u64 slots = 0, values = 0;
        for (u32 i = 0; i < l.census.slots; i++) {
            slots += t->slot[i].times;
            assert_true(t->slot[i].games <= t->slot[i].times && t->slot[i].games <= t->all.games);
        }
        for (u32 i = 0; i < l.census.values; i++) {
            u64 seats_in_strata = 0;
            for (int k = 0; k < STRATA; k++) seats_in_strata += t->strata[i][k].of;
            assert_int_equal(seats_in_strata, t->value[i].actor.of);
            values += t->value[i].times;
        }
        assert_true(slots > 0);
        assert_int_equal(slots, values);
        assert_int_equal(t->all.games, plan_games(&l.plan));
        assert_int_equal(t->all.unfinished, 0);
        lab_close(&l);
    }
}

static void a_stronger_level_wins_more_often(void **state)
{
    struct lab l;
    (void)state;
    lab_open(&l, game_find("null"), &(struct wish){.players = "3", .rotate = "random"}, 1, 200);
    assert_true(lab_run(&l, 1, NULL, NULL));
    const struct share *easy = &l.tally.level[0], *random = &l.tally.level[1];
    assert_int_equal(random->of, plan_games(&l.plan));
    assert_int_equal(easy->of, 2 * random->of);
    assert_true(wilson(easy->won, easy->of).low > wilson(random->won, random->of).high);
    lab_close(&l);
}

static int half(struct context *c, const void *state, seat who)
{
    (void)c, (void)state;
    return who == 0 ? 900 : 50;
}

static void estimates_are_asked_for_every_seat(void **state)
{
    struct game judged = *game_find("null");
    struct lab l;
    (void)state;
    judged.bot.estimate = half;
    lab_open(&l, &judged, &(struct wish){.players = "2"}, 1, 10);
    assert_true(lab_run(&l, 1, NULL, NULL));
    const struct tenth *last = &l.tally.tenth[TENTHS - 1];
    assert_true(last->games > 0);
    assert_int_equal(last->spread, 850 * last->games);
    assert_int_equal(last->leader_won, WHOLE * l.tally.all.seat[0].won);
    lab_close(&l);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(winners_are_counted_by_seat, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_seat_counts_once_per_game_however_often_it_acts, set_up, tear_down),
    cmocka_unit_test_setup_teardown(what_goes_along_with_winning_is_found, set_up, tear_down),
    cmocka_unit_test_setup_teardown(the_leader_is_followed_over_the_tenths, set_up, tear_down),
    cmocka_unit_test_setup_teardown(outcomes_survive_being_written, set_up, tear_down),
    cmocka_unit_test(things_add_up_in_every_game),
    cmocka_unit_test(a_stronger_level_wins_more_often),
    cmocka_unit_test(estimates_are_asked_for_every_seat),
};
TEST_GROUP(tests);
