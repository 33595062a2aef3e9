/* sim.c: `longbox sim`: bots play many games, whose results are reported or compared. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bar.h"
#include "commands.h"
#include "front/term/args.h"
#include "front/term/term.h"
#include "lab/answers.h"
#include "lab/compare.h"
#include "lab/experiment.h"
#include "lab/pool.h"
#include "lab/reports.h"
#include "room/pack.h"

static const char help[] =
    "Usage: longbox sim GAME [options]\n"
    "\n"
    "Bots play GAME many times; prints who wins, how long games are, where they are decided and what\n"
    "each card does, with intervals of 95 %. The result depends only on what is played and on the seed.\n"
    "\n"
    "  --players LIST    numbers of players, such as 3,4 (default: all)\n"
    "  --scenario LIST   scenarios (default: all; 'longbox games GAME' lists them)\n"
    "  --options LIST    variants of the game\n"
    "  --content DIR     cards and scenarios of your own\n"
    "  --carried JSON    games of a campaign that stands so: an object as its campaign.txt has it\n"
    "  --games N         games for each scenario and number of players (default 100)\n"
    "  --seed S          a number that decides all luck (default 1)\n"
    "\n"
    "  --seats LIST      a level for each seat; the last one for those that are missing (default quick)\n"
    "  --sides LIST      levels by side, NAME=LEVEL,...; who is on no side yet plays as its seat\n"
    "  --rotate LEVEL    one seat plays LEVEL, a different one in each game\n"
    "  levels: random, easy, normal, hard, expert, quick, hasty (40 iterations); ismcts:N:D:E:O, less\n"
    "  what is left out at the end (N iterations, playouts of D answers, missing what is better by\n"
    "  less than E thousandths, overlooking O of a thousand options); quick:O; hard/N errs like a hard\n"
    "  bot but thinks an N-th of its time; others too\n"
    "  --until PERCENT   plays only until it is clear that the first of --sides, the level of --rotate\n"
    "                    or else the first side or seat wins more or less often than that (looking\n"
    "                    after every game); at most --games\n"
    "\n"
    "  --jobs J          threads (default: as many as there are processors)\n"
    "  --state FILE      keeps finished games in FILE and goes on from there\n"
    "  --json            prints JSON in place of the table\n"
    "  --csv FILE        also writes every number as rows with commas\n"
    "  --report FILE     also writes a page for a web browser\n"
    "  --compare CHANGES plays every game once more with the same seed and the CHANGES, and prints what\n"
    "                    becomes of it: some of content=DIR, seats=LIST, sides=LIST, rotate=LEVEL,\n"
    "                    scenario=LIST, players=LIST, options=LIST, carried=JSON, with ';' between;\n"
    "                    content=- is what is built in\n"
    "\n"
    "  --questions N     plays no whole games: puts N questions from games of the quick bot to each level\n"
    "                    that --seats names, and tells how much better each answers than the first\n"
    "\n"
    "Ctrl-C ends it and reports the games played so far. 'mpirun longbox sim ...' shares the games\n"
    "(built with make MPI=1).\n";

static const struct arg_row rows[] = {
    {"players", "numbers of players, such as 3,4"},
    {"scenario", "scenarios with commas between"},
    {"options", "variants with commas between"},
    {"content", "a folder"},
    {"carried", "an object as JSON"},
    {"games", "a number of games"},
    {"seed", "a number"},
    {"seats", "levels with commas between"},
    {"sides", "NAME=LEVEL with commas between"},
    {"rotate", "a level"},
    {"until", "a percentage"},
    {"jobs", "a number of threads"},
    {"state", "a file"},
    {"json", NULL},
    {"csv", "a file"},
    {"report", "a file"},
    {"questions", "a number of questions"},
    {"compare", "changes, such as content=DIR or seats=hard,easy"},
    {0}};

/* One of the two experiments of a comparison, or the only one. */
struct side_of {
    struct wish wish;
    const char *content; /* folder; NULL: what is built in */
    struct pack pack;
    struct plan plan;
    struct census census;
    struct tally tally;
    struct comparison *comparison; /* NULL: a tally is kept */
    int which;                     /* of the comparison */
};

struct sim {
    const struct args *args;
    const struct game *game;
    struct ranks ranks;
    u64 seed;
    u32 games;
    int jobs;
    int until; /* percent; 0: all games are played */
    bool interrupted;
};

/* -- Progress ------------------------------------------------------------------------------------- */

struct listener {
    struct side_of *of;
    struct bar bar;
    int until;
};

static void on_progress(void *who, u32 done, u32 all)
{
    struct listener *l = who;
    bar_show(&l->bar, done, all);
}

static void on_game(void *who, const struct outcome *o)
{
    struct side_of *s = ((struct listener *)who)->of;
    if (s->comparison) comparison_take(s->comparison, s->which, o);
    else tally_add(&s->tally, o);
}

/* -- Until it is clear ------------------------------------------------------------------------------ */

/* Whose games --until is about, and how many of them were won. */
static struct share in_question(const struct tally *t, struct text *name)
{
    const struct plan *p = t->plan;
    int side = 0;
    if (p->rotating != NO_LEVEL) {
        text_add(name, "%s", p->level[p->rotating].name);
        return t->level[p->rotating];
    }
    for (int i = p->sides - 1; i >= 0; i--)
        if (p->side_level[i] != NO_LEVEL) side = i;
    text_add(name, "%s", p->sides ? p->game->rules.sides[side] : "seat 1");
    return p->sides ? t->all.side[side] : t->all.seat[0];
}

/* 1, -1: it wins more or less often than that, beyond doubt; 0: nobody knows yet. */
static int clear_of(const struct share *s, int percent)
{
    struct interval i = anytime(s->won, s->of);
    return i.low * 100 > percent ? 1 : i.high * 100 < percent ? -1 : 0;
}

static bool is_clear(void *who)
{
    const struct listener *l = who;
    struct text name = {0};
    struct share s = in_question(&l->of->tally, &name);
    text_free(&name);
    return clear_of(&s, l->until) != 0;
}

static void tell_until(const struct sim *m, const struct tally *t)
{
    static const char *const words[] = {"less often than", "about as often as", "more often than"};
    struct text name = {0};
    struct share s = in_question(t, &name);
    struct interval i = anytime(s.won, s.of);
    int clear = clear_of(&s, m->until);
    printf("%s: %s wins %s %d %%%s: %llu of %llu games, %.1f %% (%.1f to %.1f, looked at after every game)\n",
           clear ? "Clear" : "Not clear", name.at, words[1 + clear], m->until, clear ? "" : " as far as one can tell",
           (unsigned long long)s.won, (unsigned long long)s.of, 100 * i.middle, 100 * i.low, 100 * i.high);
    text_free(&name);
}

/* -- One experiment ------------------------------------------------------------------------------- */

static void side_close(struct side_of *s)
{
    tally_close(&s->tally);
    pack_close(&s->pack);
}

/* Opens content and plan; returns EXIT_FINE, or the exit code after a message. */
static int side_open(struct sim *m, struct side_of *s)
{
    struct text error = {0};
    int code = EXIT_FINE;
    if (!pack_open(&s->pack, m->game, s->content, &error)) code = args_failed(m->args, "%s", text_string(&error));
    else if (!plan_make(&s->plan, m->game, &s->pack.content, &s->wish, m->seed, m->games, &error))
        code = args_wrong(m->args, "%s", error.at);
    else if ((u64)m->games * (u64)s->plan.setups > GAMES_MAX)
        code = args_wrong(m->args, "%u games with each of %d set-ups are more than %d", m->games, s->plan.setups,
                          GAMES_MAX);
    if (code == EXIT_FINE) {
        census_make(&s->census, m->game, &s->pack.content);
        tally_open(&s->tally, &s->plan, &s->census);
    }
    text_free(&error);
    return code;
}

static int side_run(struct sim *m, struct side_of *s, const char *keep)
{
    struct text error = {0};
    struct listener listener = {s, bar_open("games"), m->until};
    struct experiment x = {&s->plan, &s->census, &m->ranks, m->jobs, keep, term_interrupted,
                           on_game, on_progress, &listener, m->until ? is_clear : NULL};
    u32 done;
    bool fine = experiment_run(&x, &done, &error);
    bar_close(&listener.bar);
    m->interrupted = term_interrupted();
    if (!fine) args_failed(m->args, "%s", text_string(&error));
    else if (m->interrupted && done < plan_games(&s->plan) && m->ranks.me == 0) {
        fprintf(stderr, "Interrupted after %u of %u games. ", done, plan_games(&s->plan));
        if (keep) fprintf(stderr, "The same command goes on from there (%s).\n", keep);
        else fprintf(stderr, "With --state FILE the same command can go on from there.\n");
    }
    text_free(&error);
    return fine ? EXIT_FINE : EXIT_FAILED;
}

/* -- Reports -------------------------------------------------------------------------------------- */

static int write_file(const struct args *a, const char *path, const struct text *text)
{
    FILE *file = fopen(path, "wb");
    bool fine = file && fwrite(text_string(text), 1, text->length, file) == text->length;
    if (file && fclose(file) != 0) fine = false;
    return fine ? EXIT_FINE : args_failed(a, "%s: %s", path, strerror(errno));
}

/* The games may take hours, so it is tested first whether the files can be written. */
static int try_files(const struct args *a)
{
    const char *const paths[] = {args_value(a, "csv"), args_value(a, "report")};
    for (int i = 0; i < COUNT(paths); i++) {
        FILE *file = paths[i] ? fopen(paths[i], "ab") : NULL;
        if (paths[i] && !file) return args_failed(a, "%s: %s", paths[i], strerror(errno));
        if (file) fclose(file);
    }
    return EXIT_FINE;
}

static int report(const struct sim *m, const struct tally *t)
{
    static const struct {
        const char *option;
        void (*write)(struct text *out, const struct tally *t);
    } files[] = {{"csv", report_csv}, {"report", report_page}};
    struct text out = {0};
    int code = EXIT_FINE;
    if (args_flag(m->args, "json")) report_json(&out, t), text_add(&out, "\n");
    else report_table(&out, t);
    fputs(text_string(&out), stdout);
    if (m->until && !args_flag(m->args, "json")) tell_until(m, t);
    for (int i = 0; i < COUNT(files) && code == EXIT_FINE; i++) {
        const char *path = args_value(m->args, files[i].option);
        if (!path) continue;
        text_clear(&out);
        files[i].write(&out, t);
        code = write_file(m->args, path, &out);
    }
    text_free(&out);
    return code;
}

static int sim_one(struct sim *m, struct side_of *s)
{
    int code = side_open(m, s);
    if (code == EXIT_FINE) code = try_files(m->args);
    if (code == EXIT_FINE) code = side_run(m, s, args_value(m->args, "state"));
    if (code == EXIT_FINE && m->ranks.me == 0) code = report(m, &s->tally);
    side_close(s);
    return code;
}

/* -- Answers of levels ------------------------------------------------------------------------------ */

static void tell_levels(const struct plan *p, const struct answers *x)
{
    printf("%s: %llu questions; gain for an answer, in thousandths of a victory, against %s\n\n", p->game->name,
           (unsigned long long)x->level[0].gain.count, p->level[0].name);
    printf("  %-14s %-24s %-18s iterations\n", "level", "gain", "other answers");
    for (int i = 0; i < p->levels; i++) {
        const struct answerer *one = &x->level[i];
        struct interval gain = mean_of(&one->gain), iterations = mean_of(&one->iterations);
        double share = one->gain.count ? 100.0 * one->other / (double)one->gain.count : 0;
        printf("  %-14s %5.2f (%.2f to %.2f) %14.1f %% %16.0f\n", p->level[i].name, gain.middle / 1000,
               gain.low / 1000, gain.high / 1000, share, iterations.middle);
    }
}

/* Puts the same questions to all levels of the plan. */
static int sim_levels(struct sim *m, struct side_of *s, u32 questions)
{
    enum { WEIGHING = 4000 };
    struct listener listener = {s, bar_open("questions"), 0};
    struct answers x = {.plan = &s->plan, .questions = questions, .weighing = WEIGHING, .stop = term_interrupted,
                        .on_progress = on_progress, .listener = &listener};
    int code = side_open(m, s);
    if (code == EXIT_FINE && s->plan.levels < 2) code = args_wrong(m->args, "--questions compares at least two levels of --seats");
    if (code == EXIT_FINE && !answers_run(&x)) code = args_failed(m->args, "there is no memory");
    bar_close(&listener.bar);
    m->interrupted = term_interrupted();
    if (code == EXIT_FINE) tell_levels(&s->plan, &x);
    side_close(s);
    return code;
}

/* -- Comparison ----------------------------------------------------------------------------------- */

/* Changes a wish by "seats=hard;content=DIR"; the pieces are cut out of `changes`. */
static int read_changes(const struct sim *m, struct side_of *s, char *changes)
{
    const struct {
        const char *key;
        const char **value;
    } keys[] = {{"content", &s->content},       {"seats", &s->wish.seats},     {"sides", &s->wish.sides},
                {"rotate", &s->wish.rotate},    {"scenario", &s->wish.scenario}, {"players", &s->wish.players},
                {"options", &s->wish.options},  {"carried", &s->wish.carried}};
    char *rest = changes;
    for (char *piece; (piece = strsep(&rest, ";"));) {
        char *value = strchr(piece, '=');
        int found = -1;
        if (value) *value++ = '\0';
        for (int i = 0; i < COUNT(keys); i++)
            if (strcmp(keys[i].key, piece) == 0) found = i;
        if (found < 0 || !value)
            return args_wrong(m->args, "--compare expects KEY=VALUE with a key of content, seats, sides, rotate, "
                                       "scenario, players, options, carried; not '%s'", piece);
        *keys[found].value = found == 0 && strcmp(value, "-") == 0 ? NULL : value;
    }
    return EXIT_FINE;
}

static void say_side(struct text *out, const struct side_of *s)
{
    plan_say_levels(out, &s->plan);
    if (s->plan.setups == 1) text_add(out, ", "), plan_say_setup(out, &s->plan, 0);
    else text_add(out, ", %d set-ups", s->plan.setups);
    if (s->wish.options && *s->wish.options) text_add(out, ", with %s", s->wish.options);
    if (s->content) text_add(out, ", content %s", s->content);
}

static void report_comparison(const struct sim *m, struct comparison *c, struct side_of pair[2])
{
    struct text out = {0}, name[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++) {
        say_side(&name[i], &pair[i]);
        c->name[i] = name[i].at;
    }
    if (args_flag(m->args, "json")) comparison_json(&out, c), text_add(&out, "\n");
    else comparison_table(&out, c);
    fputs(text_string(&out), stdout);
    text_free(&name[0]);
    text_free(&name[1]);
    text_free(&out);
}

static int sim_two(struct sim *m, struct side_of pair[2], const char *changes)
{
    struct comparison c = {0};
    struct text error = {0};
    const char *keep = args_value(m->args, "state");
    char *cut = strdup(changes), keeps[2][4096];
    MUST(cut);
    pair[1] = pair[0];
    int code = read_changes(m, &pair[1], cut);
    if (code == EXIT_FINE) code = side_open(m, &pair[0]);
    if (code == EXIT_FINE) code = side_open(m, &pair[1]);
    if (code == EXIT_FINE && !plan_pair(&pair[1].plan, &pair[0].plan, &error))
        code = args_wrong(m->args, "%s", error.at);
    if (code == EXIT_FINE) {
        comparison_open(&c, &pair[0].plan, &pair[1].plan);
        c.rounds = pair[0].census.rounds;
        for (int i = 0; i < 2 && code == EXIT_FINE; i++) {
            pair[i].comparison = &c;
            pair[i].which = i;
            snprintf(keeps[i], sizeof keeps[i], "%s.%c", keep ? keep : "", 'a' + i);
            if (!m->interrupted) code = side_run(m, &pair[i], keep ? keeps[i] : NULL);
        }
        if (code == EXIT_FINE && m->ranks.me == 0) report_comparison(m, &c, pair);
        comparison_close(&c);
    }
    side_close(&pair[0]);
    side_close(&pair[1]);
    text_free(&error);
    free(cut);
    return code;
}

/* -- The command ---------------------------------------------------------------------------------- */

static int sim(struct sim *m, const struct args *a)
{
    long long number, jobs, questions, until, processors = sysconf(_SC_NPROCESSORS_ONLN);
    const char *compare = args_value(a, "compare");
    struct side_of *pair = calloc(2, sizeof *pair);
    struct term term;
    MUST(pair);
    m->args = a;
    m->seed = 1;
    /* each rank has a processor of its own */
    if (processors < 1 || m->ranks.count > 1) processors = 1;
    int code = EXIT_USAGE;
    if (a->words != 1) args_wrong(a, "expected one game; 'longbox games' lists them");
    else if ((m->game = args_game(a, a->word[0])) && args_int(a, "games", 1, GAMES_MAX, 100, &number) &&
             args_int(a, "questions", 1, GAMES_MAX, 0, &questions) && args_int(a, "until", 1, 99, 0, &until) &&
             args_int(a, "jobs", 1, JOBS_MAX, min_int((int)processors, JOBS_MAX), &jobs) &&
             (!args_value(a, "seed") || args_u64(a, "seed", &m->seed))) {
        term_open(&term);
        m->games = (u32)number;
        m->jobs = (int)jobs;
        m->until = (int)until;
        pair[0].wish = (struct wish){args_value(a, "players"), args_value(a, "scenario"), args_value(a, "options"),
                                     args_value(a, "seats"), args_value(a, "sides"), args_value(a, "rotate"),
                                     args_value(a, "carried")};
        pair[0].content = args_value(a, "content");
        if (compare && (args_value(a, "csv") || args_value(a, "report")))
            code = args_wrong(a, "--compare prints a table or --json; --csv and --report are for one experiment");
        else if (until && (compare || questions))
            code = args_wrong(a, "--until is for one experiment, without --compare and --questions");
        else if (questions) code = sim_levels(m, &pair[0], (u32)questions);
        else code = compare ? sim_two(m, pair, compare) : sim_one(m, &pair[0]);
    }
    free(pair);
    return code == EXIT_FINE && m->interrupted ? EXIT_INTERRUPTED : code;
}

int sim_main(int argc, char **argv)
{
    struct args a;
    struct sim m = {0};
    struct text error = {0};
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (!ranks_open(&m.ranks, &error)) {
        code = args_failed(&a, "%s", error.at);
        text_free(&error);
        return code;
    }
    /* messages are the same on all ranks: only one of them prints */
    if (m.ranks.me != 0 && (!freopen("/dev/null", "w", stderr) || !freopen("/dev/null", "w", stdout)))
        return EXIT_FAILED;
    code = sim(&m, &a);
    ranks_close(&m.ranks);
    return code;
}
