/* test_lanes.c: simultaneous choices: any order of answers gives the same state, and no lane shows what another
 * does, unless it ends and its rules tell so. */
#include "kit_play.h"

enum { GAMES = 400, ORDERS = 6, QUESTIONS_MAX = 64, WITHOUT_LANES = 1 /* games in which all choose in turn */ };

/* What a seat was offered at each question of its lane, in the first order that was tried. */
struct offers {
    int count[SEATS_MAX][QUESTIONS_MAX];
    u64 hash[SEATS_MAX][QUESTIONS_MAX];
};

struct room {
    struct play play, first, now;
    struct offers offers;
    u8 view[SEATS_MAX][STATE_MAX], seen[STATE_MAX];
    long forks, orders, restarts;
};

static u64 hash_options(const struct play *p)
{
    u64 hash = 1469598103934665603u;
    for (int i = 0; i < p->c.count; i++) {
        struct action a = p->c.option[i];
        hash = (hash ^ ((u64)a.verb << 24 | (u64)a.a << 16 | (u64)a.b << 8 | a.c)) * 1099511628211u;
    }
    return hash;
}

/* A lane's options depend on nothing that other lanes do. */
static void check_offers(struct room *r, struct play *p, seat who, int question, bool first)
{
    KIT_CHECK(p, question < QUESTIONS_MAX);
    if (first) {
        r->offers.count[who][question] = p->c.count;
        r->offers.hash[who][question] = hash_options(p);
    } else {
        KIT_CHECK(p, r->offers.count[who][question] == p->c.count);
        KIT_CHECK(p, r->offers.hash[who][question] == hash_options(p));
    }
}

/* Whether the fork with these lanes still runs: another may have followed at once. */
static bool goes_on(const struct play *p, seats forked, seats lanes)
{
    return p->head.lanes && p->head.forked == forked && !(p->head.lanes & (seats)~lanes);
}

static int told; /* events, which all hear of */

static void note_event(void *nothing, const struct event *event)
{
    (void)nothing, (void)event;
    told++;
}

/* While any lane runs, nothing that a seat does in its own shows in the views of the others. When its last answer has
 * ended it, others may see what lies there then, if they were told. */
static void check_views(struct room *r, struct play *p, seat who)
{
    bool shown = !has_seat(p->head.lanes, who) && told;
    for (seat s = 0; s < p->setup.players; s++) {
        if (s == who) continue;
        if (shown) state_redact(p->game, &p->content, p->state, s, r->view[s]);
        state_redact(p->game, &p->content, p->state, s, r->seen);
        kit_same_state(p, r->view[s], r->seen, "another lane shows");
    }
}

static void note_views(struct room *r, struct play *p)
{
    for (seat s = 0; s < p->setup.players; s++) state_redact(p->game, &p->content, p->state, s, r->view[s]);
}

/* Answers all lanes in a random order; the answer of each seat to each of its questions is always the
 * same. `restart`: sometimes a lane is started again. */
static void run_lanes(struct room *r, struct play *p, u64 answers, struct random *order, bool first, bool restart)
{
    int question[SEATS_MAX] = {0};
    seats forked = p->head.forked, lanes = p->head.lanes;
    note_views(r, p);
    while (goes_on(p, forked, lanes)) {
        lanes = p->head.lanes;
        seat who = kit_any_seat(p, order);
        kit_list(p, who);
        check_offers(r, p, who, question[who], first);
        struct random luck;
        random_seed(&luck, answers + who * 64u + (u64)question[who]++);
        told = 0;
        kit_answer(p, who, p->c.option[random_below(&luck, p->c.count)]);
        if (!goes_on(p, forked, lanes)) break;
        check_views(r, p, who);
        state_redact(p->game, &p->content, p->state, who, r->view[who]);
        if (restart && random_below(order, 3) == 0) {
            do who = (seat)random_below(order, p->setup.players);
            while (!has_seat(p->head.forked, who));
            lane_restart(&p->c, who);
            rules_run(&p->c);
            lanes |= only(who);
            check_views(r, p, who);
            state_redact(p->game, &p->content, p->state, who, r->view[who]);
            question[who] = 0;
            r->restarts++;
            restart = random_below(order, 4) != 0;
        }
    }
}

static void try_orders(struct room *r, struct random *luck)
{
    u64 answers = (u64)random_next(luck) << 32 | random_next(luck);
    for (int n = 0; n < ORDERS; n++) {
        r->now = r->play;
        kit_rebase(&r->now);
        run_lanes(r, &r->now, answers, luck, n == 0, n > ORDERS / 2);
        if (n == 0) r->first = r->now;
        kit_same_state(&r->play, r->first.state, r->now.state, "another order of answers gives another state");
        KIT_CHECK(&r->now, r->first.c.pending == r->now.c.pending);
        r->orders++;
    }
    r->forks++;
}

static void any_order_gives_the_same_state(void **state)
{
    (void)state;
    struct room *r = calloc(1, sizeof *r);
    int without = 0;
    kit_listener = note_event;
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups), wanted = max_int(count, kit_games(GAMES / games_count));
        r->forks = r->orders = r->restarts = 0;
        for (int i = 0; i < wanted; i++) {
            struct play *p = &r->play;
            struct random luck;
            random_seed(&luck, 300 + (u64)i);
            kit_open(p, games[g], &setups[i % count], 500 + (u64)i);
            for (seats before = 0; !kit_over(p);) {
                if ((p->head.lanes & (seats)(p->head.lanes - 1)) && !before) try_orders(r, &luck);
                before = p->head.lanes;
                seat who = kit_any_seat(p, &luck);
                kit_list(p, who);
                kit_answer(p, who, p->c.option[random_below(&luck, p->c.count)]);
            }
        }
        print_message("%s: %ld forks, %ld orders, %ld restarts\n", games[g]->id, r->forks, r->orders, r->restarts);
        assert_true(!r->forks == !r->restarts);
        without += !r->forks;
    }
    assert_true(without <= WITHOUT_LANES);
    kit_listener = NULL;
    free(r);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(any_order_gives_the_same_state),
};
TEST_GROUP(tests);
