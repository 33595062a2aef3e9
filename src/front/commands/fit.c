/* fit.c: `longbox fit`: how well a game's estimate forecasts who wins, and weights that would do better. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bar.h"
#include "commands.h"
#include "front/term/args.h"
#include "front/term/term.h"
#include "lab/fit.h"
#include "room/pack.h"

static const char help[] =
    "Usage: longbox fit GAME [options]\n"
    "\n"
    "Bots play GAME; at random moments its estimate is asked how likely each seat is to win (docs/bots.md).\n"
    "Prints how good that is in games that are held out: one of four of each set-up. If the estimate is a\n"
    "weighted sum of facts, the weights are fitted to the other games, and both are compared.\n"
    "\n"
    "  --players LIST    numbers of players, such as 3,4 (default: all)\n"
    "  --scenario LIST   scenarios (default: all; 'longbox games GAME' lists them)\n"
    "  --options LIST    variants of the game\n"
    "  --content DIR     cards and scenarios of your own\n"
    "  --games N         games for each scenario and number of players (default 100)\n"
    "  --seed S          a number that decides all luck (default 1)\n"
    "  --seats LIST      a level for each seat; the last one for those that are missing (default quick)\n"
    "  --moments N       moments of each game (default 16)\n"
    "  --chance N        thousandths of the answers that are left to chance, for variety (default 20)\n"
    "  --ridge N         weighs the present weights like so many moments (default 20)\n"
    "  --weights FILE    writes fitted weights into FILE, the game's weights.def, if they are better\n";

static const struct arg_row rows[] = {
    {"players", "numbers of players, such as 3,4"},
    {"scenario", "scenarios with commas between"},
    {"options", "variants with commas between"},
    {"content", "a folder"},
    {"games", "a number of games"},
    {"seed", "a number"},
    {"seats", "levels with commas between"},
    {"moments", "a number of moments"},
    {"chance", "a number of thousandths"},
    {"ridge", "a number of moments"},
    {"weights", "a file"},
    {0}};

enum { MOMENTS_MAX = 1000, RIDGE_MAX = 1000000, CHANCE_MAX = 1000 };

static void on_progress(void *who, u32 done, u32 all) { bar_show(who, done, all); }

/* -- The report --------------------------------------------------------------------------------------------------- */

static void print_verdict(const char *name, const struct verdict *v)
{
    printf("  %-12s log loss %.4f  Brier %.4f\n", name, v->loss, v->brier);
}

static void print_bins(const char *name, const struct verdict *v)
{
    printf("\nWhen %s said, how often it came true (moments):\n", name);
    for (int i = 0; i < BINS; i++)
        if (v->bin[i].moments)
            printf("  %5.1f %%  %5.1f %%  (%u)\n", 100 * v->bin[i].judged / v->bin[i].moments,
                   100 * v->bin[i].won / v->bin[i].moments, v->bin[i].moments);
}

static void print_weights(const struct weighted *w, const i16 *fitted)
{
    printf("\nWeights, present and fitted, in 4096ths:\n");
    for (int i = 0; i < w->facts; i++) printf("  %-20s %6d %6d\n", w->names[i], w->weights[i], fitted[i]);
}

/* -- Weights in a file -------------------------------------------------------------------------------------------- */

/* Reads a whole file; false after a message. */
static bool read_file(const struct args *a, const char *path, struct text *out)
{
    char some[4096];
    FILE *file = fopen(path, "rb");
    for (size_t n; file && (n = fread(some, 1, sizeof some, file)) > 0;) text_put(out, some, n);
    bool fine = file && !ferror(file);
    if (!fine) args_failed(a, "%s: %s", path, strerror(errno));
    if (file) fclose(file);
    return fine;
}

/* Puts the weights in place of the numbers in lines FACT(NAME, number); false after a message. */
static bool put_weights(const struct args *a, const char *path, const struct weighted *w, const i16 *fitted,
                        const struct text *in, struct text *out)
{
    const char *rest = in->at;
    for (int i = 0; i < w->facts; i++) {
        char mark[80];
        snprintf(mark, sizeof mark, "FACT(%s, ", w->names[i]);
        const char *at = rest ? strstr(rest, mark) : NULL, *end = at ? strchr(at, ')') : NULL;
        if (!end) {
            args_failed(a, "%s: expected '%s...)' there, as in the weights.def of the game", path, mark);
            return false;
        }
        at += strlen(mark);
        text_put(out, rest, (size_t)(at - rest));
        text_add(out, "%d", fitted[i]);
        rest = end;
    }
    text_add(out, "%s", rest);
    return true;
}

static int write_weights(const struct args *a, const char *path, const struct weighted *w, const i16 *fitted)
{
    struct text in = {0}, out = {0};
    bool fine = read_file(a, path, &in) && put_weights(a, path, w, fitted, &in, &out);
    if (fine) {
        FILE *file = fopen(path, "wb");
        fine = file && fwrite(out.at, 1, out.length, file) == out.length;
        if (file && fclose(file) != 0) fine = false;
        if (!fine) args_failed(a, "%s: %s", path, strerror(errno));
    }
    text_free(&in);
    text_free(&out);
    return fine ? EXIT_FINE : EXIT_FAILED;
}

/* -- The command -------------------------------------------------------------------------------------------------- */

static int report(const struct args *a, const struct moments *m, const struct plan *p, double ridge)
{
    const struct weighted *w = p->game->bot.weighted;
    struct verdict base = judge_base_rate(m, p), present = judge_forecast(m, p, 0, NULL);
    i16 fitted[WEIGHTED_MAX];
    printf("%u moments of %u games; held out: %u moments of %u games\n", m->count, m->games, present.moments,
           present.games);
    print_verdict("base rate", &base);
    print_verdict("present", &present);
    if (!w) {
        print_bins("the estimate", &present);
        return EXIT_FINE;
    }
    if (!fit_weights(m, p, w->facts, w->weights, ridge, fitted))
        return args_failed(a, "the weights do not settle; more games or a larger --ridge may help");
    struct verdict better = judge_forecast(m, p, w->facts, fitted);
    struct interval d = compare_loss(m, p, w->facts, fitted);
    print_verdict("fitted", &better);
    printf("  fitted less present: log loss %+.4f (%+.4f to %+.4f, by games)\n", d.middle, d.low, d.high);
    print_bins("the present weights", &present);
    print_bins("the fitted weights", &better);
    print_weights(w, fitted);
    const char *file = args_value(a, "weights");
    if (file && better.loss < present.loss) return write_weights(a, file, w, fitted);
    return EXIT_FINE;
}

static int take_and_report(const struct args *a, const struct plan *p, struct taking *how, double ridge)
{
    struct moments m;
    struct bar bar = bar_open("games");
    how->stop = term_interrupted;
    how->progress = on_progress;
    how->who = &bar;
    bool fine = moments_take(&m, p, how);
    bar_close(&bar);
    int code = EXIT_FAILED;
    if (!fine) args_failed(a, "there is not enough memory");
    else if (!judge_forecast(&m, p, 0, NULL).moments) args_failed(a, "no game is held out: --games expects at least 4");
    else code = report(a, &m, p, ridge);
    moments_close(&m);
    return code == EXIT_FINE && term_interrupted() ? EXIT_INTERRUPTED : code;
}

static int fit(const struct args *a, const struct game *game, struct taking *how, u32 each, u64 seed, double ridge)
{
    struct wish wish = {.players = args_value(a, "players"), .scenario = args_value(a, "scenario"),
                        .options = args_value(a, "options"), .seats = args_value(a, "seats")};
    struct pack pack = {0};
    struct plan *p = calloc(1, sizeof *p);
    struct text error = {0};
    struct term term;
    int code;
    MUST(p);
    if (!pack_open(&pack, game, args_value(a, "content"), &error)) code = args_failed(a, "%s", text_string(&error));
    else if (!plan_make(p, game, &pack.content, &wish, seed, each, &error)) code = args_wrong(a, "%s", error.at);
    else {
        term_open(&term);
        code = take_and_report(a, p, how, ridge);
    }
    pack_close(&pack);
    text_free(&error);
    free(p);
    return code;
}

int fit_main(int argc, char **argv)
{
    struct args a;
    long long each, moments, chance, ridge;
    u64 seed = 1;
    const struct game *game;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words != 1) return args_wrong(&a, "expected one game; 'longbox games' lists them");
    if (!(game = args_game(&a, a.word[0])) || !args_int(&a, "games", 1, GAMES_MAX / SETUPS_MAX, 100, &each) ||
        !args_int(&a, "moments", 1, MOMENTS_MAX, 16, &moments) || !args_int(&a, "chance", 0, CHANCE_MAX, 20, &chance) ||
        !args_int(&a, "ridge", 0, RIDGE_MAX, 20, &ridge) || (args_value(&a, "seed") && !args_u64(&a, "seed", &seed)))
        return EXIT_USAGE;
    if (!game->bot.estimate) return args_failed(&a, "%s has no estimate", game->id);
    struct taking how = {.each = (u32)moments, .chance = (u32)chance};
    return fit(&a, game, &how, (u32)each, seed, (double)ridge);
}
