/* bench_bots.c: `longbox bench --bots`: iterations a second of the search, from positions in the middle of games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "bots/bots.h"
#include "commands.h"
#include "engine/describe.h"
#include "engine/field_access.h"
#include "room/pack.h"

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

/* Plays a game in which the quick bot gives at most `most` answers; returns how many it gave. */
static int play_to(struct stand *b, const struct setup *setup, u64 seed, int most)
{
    struct context *c = &b->c;
    int n = 0;
    context_open(c, b->game, b->content, b->state);
    c->fast = true;
    rules_begin(c, setup, seed);
    rules_run(c);
    for (; c->pending && n < most; n++) {
        int chosen = b->game->bot.choose ? b->game->bot.choose(c, b->state, c->seat, &b->luck) : 0;
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

/* Thinks about one position until the budget is spent; returns the number of playouts. */
static u32 think(struct search *s, const struct stand *b, int position)
{
    struct thought thought[OPTIONS_MAX];
    const struct position *p = &b->position[position];
    search_think(s, p->view, p->who, p->option, p->count, (u64)position, true, thought);
    return search_iterations(s);
}

static struct search *open_search(const struct stand *b, struct budget budget)
{
    struct search *s = search_new(b->game, b->content, &budget);
    MUST(s);
    return s;
}

/* The shorter of a time and the best so far; 0: there is none yet. */
static double shorter(double best, double taken) { return best > 0 && best < taken ? best : taken; }

/* Playouts per second on one core with this budget. It is not the program that slows some tries down: of at least two
 * at each position the fastest counts. A round over all positions takes so long that it is seldom left in peace. */
static double measure(const struct stand *b, struct budget budget, double seconds)
{
    enum { ROUNDS_LEAST = 2 };
    struct search *s = open_search(b, budget);
    double best[POSITIONS] = {0}, sum = 0, start = bench_now(), now = start;
    u32 done = 0;
    for (int round = 0; round < ROUNDS_LEAST || now < start + seconds; round++) {
        done = 0; /* each round does the same */
        for (int i = 0; i < b->positions; i++) {
            double begun = now;
            done += think(s, b, i);
            now = bench_now();
            best[i] = shorter(best[i], now - begun);
        }
    }
    for (int i = 0; i < b->positions; i++) sum += best[i];
    search_free(s);
    return done / sum;
}

/* Measures once more and returns the shorter of that time and `best`. */
static double best_time(struct search *s, const struct stand *b, int position, double best)
{
    double begun = bench_wall();
    think(s, b, position);
    return shorter(best, bench_wall() - begun);
}

/* How many times as fast as one thread two are, at some of the positions: the fastest of the rounds at each of them. */
static double compare_threads(const struct stand *b, struct budget budget, double seconds)
{
    enum { SOME = 4 };
    double one[SOME] = {0}, two[SOME] = {0}, sum_one = 0, sum_two = 0, start = bench_wall();
    int positions = min_int(SOME, b->positions);
    budget.iterations = 2 * WORK_LEAST; /* fewer would not be shared at all */
    struct search *alone = open_search(b, budget);
    budget.threads = 2;
    struct search *both = open_search(b, budget);
    do
        for (int i = 0; i < positions; i++) {
            one[i] = best_time(alone, b, i, one[i]);
            two[i] = best_time(both, b, i, two[i]);
        }
    while (bench_wall() < start + seconds);
    for (int i = 0; i < positions; i++) sum_one += one[i], sum_two += two[i];
    search_free(alone);
    search_free(both);
    return sum_one / sum_two;
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
                      cut_random = {ITERATIONS, game->bot.playout_depth, ALWAYS, 1},
                      cut = {ITERATIONS, game->bot.playout_depth, level.chance, 1};
        find_positions(b, setups, n);
        MUST(b->positions);
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
