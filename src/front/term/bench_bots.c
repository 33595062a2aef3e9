/* bench_bots.c: `longbox bench --bots`: iterations a second of the search, from positions in the middle of games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "bots/bots.h"
#include "commands.h"
#include "engine/describe.h"
#include "engine/tables.h"
#include "pack.h"

enum { POSITIONS = 32, ITERATIONS = 200, ATTEMPTS = 2000, ANSWERS_MAX = 100000 };

/* A question in the middle of a game, as its seat sees it. */
struct position {
    seat who;
    int count;
    struct action option[OPTIONS_MAX];
    _Alignas(64) u8 view[STATE_MAX];
};

struct stand {
    const struct game *game;
    const struct content *content;
    int positions;
    struct random luck;
    struct context c;
    _Alignas(64) u8 state[STATE_MAX];
    struct position position[POSITIONS];
};

/* -- Positions ---------------------------------------------------------------------------------------------------- */

/* Plays a game in which the quick bot answers at most so many times; returns how often it did. */
static int play_to(struct stand *b, const struct setup *setup, u64 seed, int most)
{
    struct context *c = &b->c;
    int n = 0;
    memset(b->state, 0, sizeof b->state);
    context_open(c, b->game, b->content, b->state);
    c->fast = true;
    random_seed(&c->head->random, seed);
    b->game->begin(c, b->state, setup);
    rules_run(c);
    for (; c->pending && n < most; n++) {
        int chosen = b->game->choose ? b->game->choose(c, b->state, c->seat, &b->luck) : 0;
        rules_answer(c, c->seat, c->option[chosen]);
    }
    return n;
}

/* Questions at random moments of games, over all set-ups in turn. */
static void find_positions(struct stand *b, const struct setup *setups, int n)
{
    for (int i = 0; i < ATTEMPTS && b->positions < POSITIONS; i++) {
        const struct setup *setup = &setups[i % n];
        struct position *p = &b->position[b->positions];
        int length = play_to(b, setup, (u64)i, ANSWERS_MAX);
        play_to(b, setup, (u64)i, length / 8 + (int)random_below(&b->luck, (u32)(length / 2 + 1)));
        if (!b->c.pending || b->c.count < 2) continue;
        p->who = b->c.seat;
        p->count = b->c.count;
        memcpy(p->option, b->c.option, sizeof *p->option * b->c.count);
        state_redact(b->game, b->content, b->state, p->who, p->view);
        b->positions++;
    }
}

/* -- Measuring ---------------------------------------------------------------------------------------------------- */

/* A search, how often it has played on, and how long that took. */
struct runner {
    struct search *search;
    double (*clock_now)(void);
    double done, seconds;
};

static struct runner runner_open(const struct stand *b, struct budget budget, double (*clock_now)(void))
{
    struct runner r = {.search = search_new(b->game, b->content, &budget), .clock_now = clock_now};
    MUST(r.search);
    return r;
}

static void run(struct runner *r, const struct stand *b, int position)
{
    struct thought thought[OPTIONS_MAX];
    const struct position *p = &b->position[position];
    double start = r->clock_now();
    search_think(r->search, p->view, p->who, p->option, p->count, (u64)position, true, thought);
    r->seconds += r->clock_now() - start;
    r->done += search_iterations(r->search);
}

/* Iterations a second. */
static double runner_close(struct runner *r)
{
    search_free(r->search);
    return r->done / r->seconds;
}

/* How often a budget plays on in a second of one core; each position in turn. */
static double measure(const struct stand *b, struct budget budget, double seconds)
{
    struct runner r = runner_open(b, budget, bench_now);
    do
        for (int i = 0; i < b->positions; i++) run(&r, b, i);
    while (r.seconds < seconds);
    return runner_close(&r);
}

/* How many times as often as one thread two play on, by the clock on the wall; in turns at each position, so that
 * whatever else the machine does slows both down. */
static double compare_threads(const struct stand *b, struct budget budget, double seconds)
{
    budget.iterations *= 8; /* so that starting a thread does not matter */
    struct runner one = runner_open(b, budget, bench_wall);
    budget.threads = 2;
    struct runner two = runner_open(b, budget, bench_wall);
    for (int i = 0; one.seconds + two.seconds < seconds; i = (i + 1) % b->positions) {
        run(&one, b, i);
        run(&two, b, i);
    }
    double rate = runner_close(&two);
    return rate / runner_close(&one);
}

struct rates {
    double whole_random, whole, cut_random, cut, threads_2, yardstick;
};

static void report(const struct game *game, const struct rates *r, bool json)
{
    struct text out = {0};
    if (!json) {
        printf("%s, iterations of a thinking bot a second\n", game->name);
        printf("  whole games, random %10.0f\n  whole games, quick  %10.0f\n", r->whole_random, r->whole);
        printf("  cut off, random     %10.0f\n  cut off, quick      %10.0f\n", r->cut_random, r->cut);
        printf("  two threads         %10.2f times one\n", r->threads_2);
        printf("  yardstick           %10.1f million steps a second\n", r->yardstick);
        return;
    }
    js_open(&out, '{');
    js_key(&out, "game"), js_string(&out, game->id);
    bench_number(&out, "whole_random", r->whole_random, 0);
    bench_number(&out, "whole", r->whole, 0);
    bench_number(&out, "cut_random", r->cut_random, 0);
    bench_number(&out, "cut", r->cut, 0);
    bench_number(&out, "threads_2", r->threads_2, 2);
    bench_number(&out, "yardstick", r->yardstick, 1);
    bench_number(&out, "ratio", r->cut / r->yardstick, 1);
    js_close(&out, '}');
    puts(out.at);
    text_free(&out);
}

int bench_bots(const struct args *a, const struct game *game, int players, double seconds)
{
    struct pack pack;
    struct text errors = {0};
    struct setup setups[SETUPS_MAX];
    struct level level;
    int code = EXIT_FINE;
    if (!pack_open(&pack, game, NULL, &errors) || !level_read(&level, "normal", &errors)) {
        code = args_failed(a, "%s", text_string(&errors));
        text_free(&errors);
        return code;
    }
    struct stand *b = calloc(1, sizeof *b);
    MUST(b);
    b->game = game;
    b->content = &pack.content;
    random_seed(&b->luck, 1);
    int n = bench_setups(game, &pack.content, players, setups);
    if (!n) {
        code = args_wrong(a, "%s has no scenario for %d players", game->name, players);
    } else {
        struct rates r;
        struct budget whole = {ITERATIONS, WHOLE_GAMES, level.chance, 1}, random = {ITERATIONS, WHOLE_GAMES, ALWAYS, 1},
                      cut_random = {ITERATIONS, game->outlook, ALWAYS, 1},
                      cut = {ITERATIONS, game->outlook, level.chance, 1};
        find_positions(b, setups, n);
        r.yardstick = bench_yardstick(seconds / 20);
        r.whole_random = measure(b, random, seconds / 6);
        r.whole = measure(b, whole, seconds / 6);
        r.cut_random = measure(b, cut_random, seconds / 6);
        r.cut = measure(b, cut, seconds / 6);
        r.threads_2 = compare_threads(b, cut, seconds / 3);
        r.yardstick = (r.yardstick + bench_yardstick(seconds / 20)) / 2;
        report(game, &r, args_flag(a, "json"));
    }
    free(b);
    pack_close(&pack);
    return code;
}
