/* bench.c: `longbox bench`: decisions, games and copies per second, next to a yardstick measured in the same run.
 *
 * Games are played at random through the ordinary interface in fast mode: options are listed, one is
 * picked, the rules run on. Only choices among two or more options count as decisions; the others are
 * "forced". Every scenario and number of players gets an equal share of the time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "commands.h"
#include "engine/context.h"
#include "engine/describe.h"
#include "front/term/args.h"
#include "front/term/term.h"
#include "room/pack.h"

static const char help[] =
    "Usage: longbox bench [GAME] [--players N] [--seconds S] [--scripted | --bots | --questions]\n"
    "             [--json]\n"
    "\n"
    "Plays random games (--scripted: games of the quick bot) and prints how fast they run, over\n"
    "every scenario and number of players, for S seconds in all (default 3).\n"
    "\n"
    "  decisions_per_second  choices among two or more options\n"
    "  forced_per_second     questions with one answer\n"
    "  copies_per_second     copies of a state within the cache\n"
    "  yardstick             million steps per second of a fixed small workload, to compare machines\n"
    "  ratio                 decisions per million steps of it\n"
    "\n"
    "--bots: how often thinking bots play on in a second of one core, from positions in the middle of games, each of\n"
    "which counts with the fastest of some tries:\n"
    "\n"
    "  whole_random          to the end of the game, by chance\n"
    "  whole                 to the end, by the quick bot\n"
    "  cut_random            by chance for some answers, then the game's estimate\n"
    "  cut                   as the levels do it: some answers, then the game's estimate\n"
    "  threads_2             how many times as much two threads do in the same time\n"
    "\n"
    "--questions: how often people are asked in a game, and how often they pass the screen on.\n";

static const struct arg_row rows[] = {
    {"players", "a number of players"},
    {"seconds", "a number of seconds"},
    {"scripted", NULL},
    {"bots", NULL},
    {"questions", NULL},
    {"json", NULL},
    {0}};

/* What was counted in some time. */
struct count {
    u64 decisions, forced, games;
    double seconds;
};

struct bench {
    const struct game *game;
    const struct content *content;
    bool scripted;
    struct random luck;
    struct context *c, *bot;
    u8 *state, *view;
    char slowest[64];
    double slowest_rate;
};

/* -- Games --------------------------------------------------------------------------------------- */

/* A bot gets its own context, which holds only the view: it cannot see more. */
static int scripted_choice(struct bench *b)
{
    struct context *c = b->c, *bot = b->bot;
    state_redact(b->game, b->content, b->state, c->seat, b->view);
    memcpy(bot->option, c->option, sizeof c->option[0] * c->count);
    bot->count = c->count;
    bot->seat = c->seat;
    bot->pending = only(c->seat);
    return b->game->bot.choose(bot, b->view, c->seat, &b->luck);
}

static void play_game(struct bench *b, const struct setup *setup, struct count *count)
{
    struct context *c = b->c;
    u64 seed = (u64)random_next(&b->luck) << 32 | random_next(&b->luck);
    context_open(c, b->game, b->content, b->state);
    context_open(b->bot, b->game, b->content, b->view);
    c->fast = b->bot->fast = true;
    rules_begin(c, setup, seed);
    rules_run(c);
    while (c->pending) {
        int chosen = 0;
        if (c->count > 1) {
            count->decisions++;
            chosen = b->scripted ? scripted_choice(b) : (int)random_below(&b->luck, c->count);
        } else {
            count->forced++;
        }
        rules_answer(c, c->seat, c->option[chosen]);
    }
    count->forced += c->forced;
    count->games++;
}

static void play_for(struct bench *b, const struct setup *setup, double seconds, struct count *count)
{
    double start = bench_now(), end;
    do play_game(b, setup, count);
    while ((end = bench_now()) < start + seconds);
    count->seconds += end - start;
}

/* -- Set-ups ------------------------------------------------------------------------------------- */

static void measure_games(struct bench *b, const struct setup *setups, int n, double seconds, struct count *total)
{
    for (int i = 0; i < n; i++) { /* warm up: caches, branch predictors, the clock of the processor */
        struct count ignored = {0};
        play_for(b, &setups[i], seconds / n / 10, &ignored);
    }
    for (int i = 0; i < n; i++) {
        struct count one = {0};
        play_for(b, &setups[i], seconds / n, &one);
        double rate = (double)one.decisions / one.seconds;
        total->decisions += one.decisions;
        total->forced += one.forced;
        total->games += one.games;
        total->seconds += one.seconds;
        if (i && rate >= b->slowest_rate) continue;
        b->slowest_rate = rate;
        const struct row *row = content_row(b->content, b->game->scenario_kind, setups[i].scenario);
        const char *name = setups[i].scenario ? content_string(b->content, row->id) : b->game->id;
        snprintf(b->slowest, sizeof b->slowest, "%s, %d players", name, setups[i].players);
    }
}

/* -- Copies ------------------------------------------------------------------------------------ */

/* Copies one state to 64 places and then among them, as a search does. */
static double measure_copies(const struct bench *b, double seconds)
{
    enum { STATES = 64, ROUNDS = 64 };
    size_t bytes = b->game->state_bytes;
    u8 *states = calloc(STATES, bytes);
    u64 copies = 0;
    MUST(states);
    memcpy(states, b->state, bytes);
    double start = bench_now(), end;
    do {
        for (int round = 0; round < ROUNDS; round++)
            for (size_t i = 0; i < STATES; i++) {
                u8 *from = states + i * bytes, *to = states + (i + 1) % STATES * bytes;
                from[round % 8] = (u8)(from[round % 8] + 1); /* no two copies are the same */
                memcpy(to, from, bytes);
                bench_used(to);
            }
        copies += STATES * ROUNDS;
    } while ((end = bench_now()) < start + seconds);
    free(states);
    return (double)copies / (end - start);
}

/* -- The command --------------------------------------------------------------------------------- */

static void report(struct bench *b, const struct count *t, int players, double copies, double yardstick, bool json)
{
    double decisions = (double)t->decisions / t->seconds;
    struct text out = {0};
    if (json) {
        js_open(&out, '{');
        js_key(&out, "game"), js_string(&out, b->game->id);
        js_key(&out, "play"), js_string(&out, b->scripted ? "scripted" : "random");
        js_key(&out, "players");
        if (players) js_int(&out, players);
        else js_string(&out, "all");
        bench_number(&out, "decisions_per_second", decisions, 0);
        bench_number(&out, "forced_per_second", (double)t->forced / t->seconds, 0);
        bench_number(&out, "games_per_second", (double)t->games / t->seconds, 1);
        bench_number(&out, "decisions_per_game", (double)t->decisions / (double)t->games, 1);
        bench_number(&out, "copies_per_second", copies, 0);
        js_key(&out, "state_bytes"), js_int(&out, b->game->state_bytes);
        bench_number(&out, "yardstick", yardstick, 1);
        bench_number(&out, "ratio", decisions / yardstick, 1);
        js_key(&out, "slowest"), js_string(&out, b->slowest);
        bench_number(&out, "slowest_decisions_per_second", b->slowest_rate, 0);
        js_close(&out, '}');
        puts(out.at);
    } else {
        char who[32] = "all numbers of players";
        if (players) snprintf(who, sizeof who, "%d players", players);
        printf("%s, %s play, %s\n", b->game->name, b->scripted ? "scripted" : "random", who);
        printf("  decisions  %12.0f a second (slowest: %.0f, %s)\n", decisions, b->slowest_rate, b->slowest);
        printf("  forced     %12.0f a second\n", (double)t->forced / t->seconds);
        printf("  games      %12.0f a second, %.0f decisions each\n", (double)t->games / t->seconds,
               (double)t->decisions / (double)t->games);
        printf("  copies     %12.0f a second of %d bytes, %.0f ns each\n", copies, b->game->state_bytes, 1e9 / copies);
        printf("  yardstick  %12.1f million steps a second; %.0f decisions per million steps\n", yardstick,
               decisions / yardstick);
    }
    text_free(&out);
}

static int bench_game(const struct args *a, const struct game *game, int players, double seconds)
{
    struct pack pack;
    struct text errors = {0};
    struct setup setups[SETUPS_MAX];
    struct count total = {0};
    int code = EXIT_FINE;
    if (!pack_open(&pack, game, NULL, &errors)) {
        code = args_failed(a, "%s", text_string(&errors));
        text_free(&errors);
        return code;
    }
    struct bench b = {.game = game, .content = &pack.content, .scripted = args_flag(a, "scripted")};
    b.c = malloc(sizeof *b.c);
    b.bot = malloc(sizeof *b.bot);
    b.state = aligned_alloc(64, (game->state_bytes + 63u) / 64 * 64);
    b.view = aligned_alloc(64, (game->state_bytes + 63u) / 64 * 64);
    MUST(b.c && b.bot && b.state && b.view);
    random_seed(&b.luck, 1);
    int n = bench_setups(game, &pack.content, players, setups);
    if (!n) {
        code = args_wrong(a, "%s has no scenario for %d players", game->name, players);
    } else if (b.scripted && !game->bot.choose) {
        code = args_failed(a, "%s has no quick bot", game->name);
    } else {
        double yardstick = bench_yardstick(seconds / 20); /* before and after, since the processor's clock may change */
        measure_games(&b, setups, n, seconds * 0.8, &total);
        double copies = measure_copies(&b, seconds / 20);
        yardstick = (yardstick + bench_yardstick(seconds / 20)) / 2;
        report(&b, &total, players, copies, yardstick, args_flag(a, "json"));
    }
    free(b.c);
    free(b.bot);
    free(b.state);
    free(b.view);
    pack_close(&pack);
    return code;
}

int bench_main(int argc, char **argv)
{
    struct args a;
    const struct game *one = NULL;
    long long players, seconds;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words > 1) return args_wrong(&a, "expected at most one game");
    if (a.words && !(one = args_game(&a, a.word[0]))) return EXIT_USAGE;
    if (!args_int(&a, "players", 1, SEATS_MAX, 0, &players)) return EXIT_USAGE;
    if (!args_int(&a, "seconds", 1, 3600, 3, &seconds)) return EXIT_USAGE;
    code = EXIT_FINE;
    for (int i = 0; i < games_count && code == EXIT_FINE; i++)
        if (!one || games[i] == one)
            code = (args_flag(&a, "bots") ? bench_bots : args_flag(&a, "questions") ? bench_questions : bench_game)(
                &a, games[i], (int)players, (double)seconds);
    return code;
}
