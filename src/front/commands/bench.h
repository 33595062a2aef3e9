/* bench.h: what the files of `longbox bench` share: clocks, set-ups, the yardstick. */
#ifndef FRONT_COMMANDS_BENCH_H
#define FRONT_COMMANDS_BENCH_H

#include "engine/game.h"
#include "front/term/args.h"

enum { SETUPS_MAX = 256 };

/* The processor time of this program, whatever else runs on the machine; and the time of day. */
double bench_now(void);
double bench_wall(void);

/* Tells the compiler that the memory is read, so that it does not drop the work. */
static inline void bench_used(const void *at) { __asm__ volatile("" : : "r"(at) : "memory"); }

/* Every scenario and number of players that can be played; players 0: any. Returns how many. */
int bench_setups(const struct game *game, const struct content *content, int players, struct setup setups[SETUPS_MAX]);

/* Million steps per second of a fixed small workload. */
double bench_yardstick(double seconds);

void bench_number(struct text *out, const char *key, double value, int digits);

/* `longbox bench --bots` for one game. Returns the exit code. */
int bench_bots(const struct args *a, const struct game *game, int players, double seconds);
/* `longbox bench --questions` likewise. */
int bench_questions(const struct args *a, const struct game *game, int players, double seconds);

#endif
