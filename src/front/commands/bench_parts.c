/* bench_parts.c: clocks, set-ups and the yardstick of `longbox bench`. */
#include <stdio.h>
#include <time.h>

#include "bench.h"
#include "engine/random.h"
#include "front/term/term.h"

static double clock_of(clockid_t id)
{
    struct timespec t;
    clock_gettime(id, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double bench_now(void) { return clock_of(CLOCK_PROCESS_CPUTIME_ID); }

double bench_wall(void) { return clock_of(CLOCK_MONOTONIC); }

int bench_setups(const struct game *game, const struct content *content, int players, struct setup setups[SETUPS_MAX])
{
    int n = 0, scenarios = game->scenario_kind ? content->count[game->scenario_kind] : 0;
    for (int row = scenarios ? 1 : 0; row <= scenarios; row++)
        for (u8 p = game->least_players; p <= game->most_players; p++) {
            struct setup setup = {p, (u8)row, 0};
            if ((players && players != p) || n == SETUPS_MAX || setup_fault(game, content, &setup)) continue;
            setups[n++] = setup;
        }
    return n;
}

/* One step: a number of xoshiro128++, then three reads from a table of 4 KB, each of which decides where the next one
 * reads. It measures what rules are made of: arithmetic and dependent loads, but no memory traffic. */
double bench_yardstick(double seconds)
{
    enum { CELLS = 1024, STEPS = 100000 };
    u32 table[CELLS];
    struct random r;
    u64 steps = 0;
    u32 at = 0;
    random_seed(&r, 1);
    for (int i = 0; i < CELLS; i++) table[i] = random_next(&r);
    double start = bench_now(), end;
    do {
        for (int i = 0; i < STEPS; i++) {
            at = table[(at ^ random_next(&r)) % CELLS];
            at = table[(at >> 10) % CELLS];
            at = table[(at >> 20) % CELLS] + (u32)i;
        }
        bench_used(&at);
        steps += STEPS;
    } while ((end = bench_now()) < start + seconds);
    return (double)steps / (end - start) / 1e6;
}

void bench_number(struct text *out, const char *key, double value, int digits)
{
    char number[64];
    snprintf(number, sizeof number, "%.*f", digits, value);
    js_key(out, key);
    js_raw(out, number);
}
