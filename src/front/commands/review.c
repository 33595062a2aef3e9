/* review.c: `longbox review`: what each decision of a record was worth, and where the game was decided. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "bar.h"
#include "branch.h"
#include "commands.h"
#include "front/term/args.h"
#include "lab/review_page.h"
#include "room/think.h"

static const char help[] =
    "Usage: longbox review RECORD [options]\n"
    "       longbox review RECORD --what-if N [OPTION]\n"
    "       longbox review RECORD --from N\n"
    "\n"
    "Looks at a game afterwards: what each decision has cost, judged from what its seat knew then, the\n"
    "chances to win over the game, what was luck and what skill, and where it was decided.\n"
    "\n"
    "  --seat N          lists the decisions of seat 1, 2, ... only\n"
    "  --level L         how much the search thinks: normal, hard, expert or ismcts:N (default ismcts:400)\n"
    "  --seed S          a number that decides the luck of the search (default 1)\n"
    "  --threads T       (default: as many as there are processors); the result does not depend on it\n"
    "  --json            prints JSON\n"
    "  --page FILE       also writes a page for a web browser\n"
    "\n"
    "  --what-if N       bots play on from decision N a thousand times with what was chosen and with\n"
    "                    OPTION, its number or its words; without it the options are listed\n"
    "  --games G         in place of a thousand\n"
    "  --from N          play on yourself from decision N, against bots\n"
    "\n"
    "Ctrl-C ends it and reports what was looked at so far.\n";

static const struct arg_row rows[] = {{"seat", "a seat"},
                                      {"level", "a level of bots"},
                                      {"seed", "a number"},
                                      {"threads", "a number"},
                                      {"json", NULL},
                                      {"page", "a file"},
                                      {"what-if", "the number of a decision"},
                                      {"games", "a number of games"},
                                      {"from", "the number of a decision"},
                                      {0}};

/* -- The whole game ------------------------------------------------------------------------------------------------ */

static void on_progress(void *who, int done, int all) { bar_show(who, (u32)done, (u32)all); }

static void print_review(const struct term *term, const struct review *r, seat who, bool json)
{
    struct text out = {0};
    if (json) {
        js_open(&out, '{');
        js_key(&out, "game");
        js_string(&out, r->game->id);
        review_json(&out, r, who);
        js_close(&out, '}');
        puts(out.at);
    } else {
        review_text(&out, r, who, term->width, term->ascii);
        term_print(term, PLAIN, out.at);
    }
    text_free(&out);
}

/* It is opened before the long work, so that nothing is lost by a name that cannot be written. */
static int write_page(const struct args *a, FILE *file, const struct review *r, seat who)
{
    struct text out = {0};
    report_review(&out, r, who);
    bool fine = fwrite(out.at, 1, out.length, file) == out.length;
    if (fclose(file) != 0) fine = false;
    text_free(&out);
    return fine ? EXIT_FINE : args_failed(a, "%s: %s", args_value(a, "page"), strerror(errno));
}

static int look_at_all(const struct args *a, struct session *s, struct review *r, seat who, int threads)
{
    const char *page = args_value(a, "page");
    FILE *file = page ? fopen(page, "wb") : NULL;
    if (page && !file) return args_failed(a, "%s: %s", page, strerror(errno));
    struct bar bar = bar_open("decisions");
    review_run(r, threads, term_interrupted, on_progress, &bar);
    bar_close(&bar);
    review_end(r);
    print_review(&s->term, r, who, args_flag(a, "json"));
    int code = file ? write_page(a, file, r, who) : EXIT_FINE;
    return code == EXIT_FINE && term_interrupted() ? EXIT_INTERRUPTED : code;
}

/* -- One decision -------------------------------------------------------------------------------------------------- */

static void list_options(const struct term *term, const struct review *r, int n)
{
    const struct decision *d = &r->decision[n];
    struct text out = {0};
    text_add(&out, "Decision %d (", n + 1);
    review_say_place(&out, r, n);
    text_add(&out, "):\n");
    for (int i = 0; i < d->count; i++) {
        text_add(&out, "%4d. ", i + 1);
        review_say_option(&out, r, n, i);
        text_add(&out, i == d->chosen ? " (chosen)\n" : "\n");
    }
    term_print(term, PLAIN, out.at);
    text_free(&out);
}

/* An option by its number, its words for people, or its words in a record; -1: there is none. */
static int find_option(const struct review *r, int n, const char *words)
{
    const struct decision *d = &r->decision[n];
    int number = atoi(words), found = -1;
    for (int i = 0; i < d->count && found < 0; i++) {
        struct text said = {0}, written = {0};
        review_say_option(&said, r, n, i);
        action_write(&written, r->game, r->content, d->option[i]);
        if (number == i + 1 || !strcasecmp(text_string(&said), words) || !strcasecmp(written.at, words)) found = i;
        text_free(&said);
        text_free(&written);
    }
    return found;
}

static void say_comparison(struct text *out, const struct review *r, int n, const struct weighed *w)
{
    double low = w->loss - 1.96 * w->error, high = w->loss + 1.96 * w->error;
    text_add(out, "Chosen: ");
    review_say_option(out, r, n, r->decision[n].chosen);
    text_add(out, ", wins %.1f %%\nWhat if: ", w->chance[0] / 10);
    review_say_option(out, r, n, w->best);
    text_add(out, ", wins %.1f %%\n%+.1f points (95 %%: %+.1f to %+.1f), from %u games each by what the seat knew.",
             w->chance[1] / 10, w->loss / 10, low / 10, high / 10, w->tries);
    weighed_say_why(out, r->game, w);
    text_add(out, "\n");
}

static void json_comparison(struct text *out, const struct review *r, int n, const struct weighed *w)
{
    js_open(out, '{');
    review_json_what_if(out, r, n, w);
    js_close(out, '}');
    text_add(out, "\n");
}

static int what_if(const struct args *a, struct session *s, const struct review *r, int n, u32 playings)
{
    struct weighed w;
    struct text out = {0};
    if (a->words < 2) {
        list_options(&s->term, r, n);
        return EXIT_FINE;
    }
    int option = find_option(r, n, a->word[1]);
    if (option < 0)
        return args_wrong(a, "decision %d has no option '%s'; --what-if %d lists them", n + 1, a->word[1], n + 1);
    if (option == r->decision[n].chosen) return args_wrong(a, "that is what was chosen");
    if (!r->game->bot.redeal) return args_failed(a, "%s has no bots that could play on", r->game->name);
    review_what_if(r, n, option, playings, &w);
    if (args_flag(a, "json")) json_comparison(&out, r, n, &w), fputs(out.at, stdout);
    else say_comparison(&out, r, n, &w), term_print(&s->term, PLAIN, out.at);
    text_free(&out);
    return EXIT_FINE;
}

static int play_on(struct session *s, const struct review *r, int n)
{
    seat who = r->decision[n].who;
    room_go(s->room, n);
    return branch_off(s, who);
}

/* -- The command --------------------------------------------------------------------------------------------------- */

struct wanted {
    struct level level;
    long long seat, threads, what_if, games, from;
    u64 seed;
};

/* Returns ARGS_GO, or the exit code after a message. */
static int read_wanted(const struct args *a, struct wanted *w)
{
    const char *level = args_value(a, "level");
    struct text error = {0};
    int code = ARGS_GO;
    w->seed = 1;
    if (!a->words || a->words > (args_value(a, "what-if") ? 2 : 1)) return args_wrong(a, "expected one file");
    if (!args_int(a, "seat", 1, SEATS_MAX, 0, &w->seat) || (args_value(a, "seed") && !args_u64(a, "seed", &w->seed)) ||
        !args_int(a, "threads", 1, THREADS_MAX, think_cores(), &w->threads) ||
        !args_int(a, "what-if", 1, 1000000, 0, &w->what_if) || !args_int(a, "games", 10, 1000000, 1000, &w->games) ||
        !args_int(a, "from", 1, 1000000, 0, &w->from))
        return EXIT_USAGE;
    if (!level_read(&w->level, level ? level : review_level, &error)) code = args_wrong(a, "--level: %s", error.at);
    else if (w->level.type != BOT_SEARCH)
        code = args_wrong(a, "--level: a bot of level %s does not think; expected normal, hard, expert or ismcts:N",
                          level);
    text_free(&error);
    return code;
}

static int review(const struct args *a, struct session *s, const struct wanted *w)
{
    long long number = w->what_if ? w->what_if : w->from;
    if (w->seat > room_players(s->room))
        return args_wrong(a, "--seat expects a seat from 1 to %d, not %lld", room_players(s->room), w->seat);
    if (number > room_length(s->room))
        return args_wrong(a, "the record has %d decisions; there is no decision %lld", room_length(s->room), number);
    struct review *r = room_review(s->room, level_iterations(&w->level, room_game(s->room)), w->seed);
    int code = w->what_if ? what_if(a, s, r, (int)number - 1, (u32)w->games)
               : w->from  ? play_on(s, r, (int)number - 1)
                          : look_at_all(a, s, r, w->seat ? (seat)(w->seat - 1) : NOBODY, (int)w->threads);
    review_free(r);
    return code;
}

int review_main(int argc, char **argv)
{
    struct args a;
    struct session s;
    struct wanted w;
    struct text error = {0};
    int code = args_read(&a, argc, argv, rows, help);
    if (code == ARGS_GO) code = read_wanted(&a, &w);
    if (code != ARGS_GO) return code;
    session_open(&s);
    if (!session_resume(&s, a.word[0], NULL, &error)) code = args_failed(&a, "%s", text_string(&error));
    else code = review(&a, &s, &w);
    session_close(&s);
    text_free(&error);
    return code;
}
