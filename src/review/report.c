/* report.c: a review as text for a terminal and as JSON. */
#include <stdio.h>
#include <string.h>

#include "review.h"

enum { ROWS = 4, LISTED = 20, LABEL = 14 };

/* -- The curve ----------------------------------------------------------------------------------------------------- */

/* The mean chance of a line in one column of the curve, in thousandths. */
static double column(const struct review *r, int line, int at, int columns)
{
    int points = r->finished + 1, from = at * points / columns, to = (at + 1) * points / columns;
    double sum = 0;
    if (to <= from) to = from + 1;
    for (int n = from; n < to; n++) sum += review_chance(r, line, n);
    return sum / (to - from);
}

/* Eight heights of a block for each of the rows. A line that begins with a vertical tab is not wrapped. */
static void draw_line(struct text *out, const struct review *r, int line, int columns, int rows, bool ascii)
{
    static const char *const block[2][9] = {{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"},
                                            {" ", ".", ".", ".", ":", ":", "|", "|", "#"}};
    for (int row = rows - 1; row >= 0; row--) {
        text_add(out, "\v");
        if (row == rows - 1) text_add(out, "%-*.*s", LABEL - 1, LABEL - 2, r->line[line].name);
        else if (row == 0) text_add(out, "%3.0f to %3.0f %% ", review_chance(r, line, 0) / 10,
                                    review_chance(r, line, r->finished) / 10);
        else text_add(out, "%*s", LABEL - 1, "");
        text_add(out, "%s", ascii ? "|" : "│");
        for (int at = 0; at < columns; at++) {
            int eighths = (int)(column(r, line, at, columns) * rows * 8 / 1000 + 0.5) - row * 8;
            text_add(out, "%s", block[ascii][max_int(0, min_int(eighths, 8))]);
        }
        text_add(out, "%s\n", ascii ? "|" : "│");
    }
}

static void draw_curves(struct text *out, const struct review *r, int columns, bool ascii)
{
    int wide = max_int(10, min_int(columns - LABEL - 2, r->finished + 1)), rows = r->lines > 3 ? 2 : ROWS;
    text_add(out, "Chance to win, from the first decision to the last (0 to 100 %%):\n");
    for (int i = 0; i < r->lines; i++) draw_line(out, r, i, wide, rows, ascii);
    text_add(out, "\v%*s1%*d\n", LABEL, "", wide - 1, r->finished);
}

/* -- Tables -------------------------------------------------------------------------------------------------------- */

static void say_seat(struct text *out, const struct review *r, seat who)
{
    const struct speaker speaker = {.game = r->game, .content = r->content, .names = &r->names, .viewer = NOBODY};
    say_thing(out, &speaker, SEAT, who);
}

static void tell_seats(struct text *out, const struct review *r)
{
    text_add(out, "\n\v%-16s decisions   best   good  doubtful  mistakes  blunders   lost   luck\n", "");
    for (seat s = 0; s < r->players; s++) {
        const struct played *p = &r->played[s];
        struct text name = {0};
        say_seat(&name, r, s);
        text_add(out, "\v%-16.16s %9d %6d %6d %9d %9d %9d %6.0f %+6.0f\n", name.at, p->decisions, p->graded[GRADE_BEST],
                 p->graded[GRADE_GOOD], p->graded[GRADE_DOUBTFUL], p->graded[GRADE_MISTAKE], p->graded[GRADE_BLUNDER],
                 p->loss / 10, p->luck / 10);
        text_free(&name);
    }
    text_add(out, "(lost: by its own decisions, luck: by dice, draws and secrets; points are hundredths of a "
                  "victory)\n");
}

static bool is_listed(const struct review *r, int n, seat who)
{
    const struct decision *d = &r->decision[n];
    return d->weighed && d->grade > GRADE_GOOD && (who == NOBODY || d->who == who);
}

/* Worse ones first in doubt: with more than LISTED, only those at least as bad as the LISTEDth. */
static double least_listed(const struct review *r, seat who)
{
    double least = 0;
    for (int more = LISTED + 1; more > LISTED;) {
        double next = 1e9;
        more = 0;
        for (int n = 0; n < r->finished; n++) {
            if (!is_listed(r, n, who) || r->decision[n].result.loss < least) continue;
            more++;
            if (r->decision[n].result.loss < next) next = r->decision[n].result.loss;
        }
        if (more > LISTED) least = next + 0.001;
    }
    return least;
}

static void tell_doubtful(struct text *out, const struct review *r, seat who)
{
    double least = least_listed(r, who);
    int listed = 0, all = 0;
    for (int n = 0; n < r->finished; n++) {
        const struct decision *d = &r->decision[n];
        if (!is_listed(r, n, who)) continue;
        all++;
        if (d->result.loss < least) continue;
        if (!listed++) text_add(out, "\nWhere something was lost (points, and the least that is certain):\n");
        text_add(out, "%5d  %-8s %3.0f (%2.0f)  ", n + 1, grade_names[d->grade], d->result.loss / 10,
                 weighed_least(&d->result) / 10);
        say_seat(out, r, d->who);
        text_add(out, ": ");
        review_say_option(out, r, n, d->chosen);
        text_add(out, "; better: ");
        review_say_option(out, r, n, d->result.best);
        text_add(out, "\n");
    }
    if (!all) text_add(out, "\nNo decision was clearly worse than another.\n");
    else if (all > listed) text_add(out, "       and %d that cost less\n", all - listed);
}

static void tell_moments(struct text *out, const struct review *r)
{
    text_add(out, "\nWhere the game was decided:\n");
    for (int i = 0; i < r->moments; i++) {
        text_add(out, "%d. Decision %d (", i + 1, r->moment[i] + 1);
        review_say_place(out, r, r->moment[i]);
        text_add(out, "): ");
        review_say_moment(out, r, r->moment[i]);
        text_add(out, "\n");
    }
}

void review_text(struct text *out, const struct review *r, seat who, int columns, bool ascii)
{
    text_add(out, "%s, %d decisions", r->game->name, r->count);
    if (r->finished < r->count) text_add(out, ", of which the first %d were looked at", r->finished);
    text_add(out, ".\n\n");
    draw_curves(out, r, columns, ascii);
    for (int i = 0; i < r->lines; i++)
        text_add(out, "%s%s: %.0f %% at the beginning, %+.0f by decisions, %+.0f by luck, %.0f %% at the end\n",
                 i ? "" : "\n", r->line[i].name, review_chance(r, i, 0) / 10, r->line[i].skill / 10,
                 r->line[i].luck / 10, review_chance(r, i, r->finished) / 10);
    tell_seats(out, r);
    tell_doubtful(out, r, who);
    tell_moments(out, r);
}

/* -- JSON ---------------------------------------------------------------------------------------------------------- */

static void json_text(struct text *out, const char *key, struct text *words)
{
    js_key(out, key);
    js_string(out, text_string(words));
    text_free(words);
    *words = (struct text){0};
}

static void json_int(struct text *out, const char *key, long long n)
{
    js_key(out, key);
    js_int(out, n);
}

static long long rounded(double x) { return (long long)(x < 0 ? x - 0.5 : x + 0.5); }

static void json_action(struct text *out, const struct review *r, const char *key, const char *said, int n, int option)
{
    struct text words = {0};
    action_write(&words, r->game, r->content, r->decision[n].option[option]);
    json_text(out, key, &words);
    review_say_option(&words, r, n, option);
    json_text(out, said, &words);
}

static void json_decision(struct text *out, const struct review *r, int n)
{
    const struct decision *d = &r->decision[n];
    js_open(out, '{');
    json_int(out, "decision", n + 1);
    json_int(out, "seat", d->who);
    json_int(out, "options", d->count);
    json_action(out, r, "action", "text", n, d->chosen);
    js_key(out, "grade");
    if (d->weighed) js_string(out, grade_names[d->grade]);
    else js_raw(out, "null");
    if (d->weighed && d->result.best != d->chosen) {
        json_action(out, r, "better", "better_text", n, d->result.best);
        json_int(out, "loss", rounded(d->result.loss));
        json_int(out, "noise", rounded(d->result.error));
        json_int(out, "certain", rounded(weighed_least(&d->result)));
    }
    js_close(out, '}');
}

static void json_lines(struct text *out, const struct review *r)
{
    js_key(out, "lines");
    js_open(out, '[');
    for (int i = 0; i < r->lines; i++) {
        js_open(out, '{');
        js_key(out, "name");
        js_string(out, r->line[i].name);
        js_key(out, "seats");
        js_open(out, '[');
        for (seat s = 0; s < r->players; s++)
            if (has_seat(r->line[i].of, s)) js_int(out, s);
        js_close(out, ']');
        json_int(out, "skill", rounded(r->line[i].skill));
        json_int(out, "luck", rounded(r->line[i].luck));
        js_key(out, "curve");
        js_open(out, '[');
        for (int n = 0; n <= r->finished; n++) js_int(out, rounded(review_chance(r, i, n)));
        js_close(out, ']');
        js_close(out, '}');
    }
    js_close(out, ']');
}

static void json_seats(struct text *out, const struct review *r)
{
    js_key(out, "seats");
    js_open(out, '[');
    for (seat s = 0; s < r->players; s++) {
        const struct played *p = &r->played[s];
        js_open(out, '{');
        json_int(out, "decisions", p->decisions);
        for (int g = 0; g < GRADES; g++) json_int(out, grade_names[g], p->graded[g]);
        json_int(out, "loss", rounded(p->loss));
        json_int(out, "luck", rounded(p->luck));
        js_close(out, '}');
    }
    js_close(out, ']');
}

void review_json(struct text *out, const struct review *r, seat who)
{
    json_int(out, "decisions", r->count);
    json_int(out, "looked_at", r->finished);
    json_lines(out, r);
    json_seats(out, r);
    js_key(out, "choices");
    js_open(out, '[');
    for (int n = 0; n < r->finished; n++)
        if (who == NOBODY || r->decision[n].who == who) json_decision(out, r, n);
    js_close(out, ']');
    js_key(out, "moments");
    js_open(out, '[');
    for (int i = 0; i < r->moments; i++) {
        struct text words = {0};
        js_open(out, '{');
        json_int(out, "decision", r->moment[i] + 1);
        review_say_place(&words, r, r->moment[i]);
        json_text(out, "place", &words);
        review_say_moment(&words, r, r->moment[i]);
        json_text(out, "text", &words);
        js_close(out, '}');
    }
    js_close(out, ']');
}

/* -- One decision as JSON ------------------------------------------------------------------------------------------ */

void review_json_options(struct text *out, const struct review *r, int n)
{
    const struct decision *d = &r->decision[n];
    struct text place = {0};
    review_say_place(&place, r, n);
    json_int(out, "decision", n + 1);
    json_int(out, "seat", d->who);
    json_text(out, "place", &place);
    json_int(out, "chosen", d->chosen);
    js_key(out, "options");
    js_open(out, '[');
    for (int i = 0; i < d->count; i++) {
        js_open(out, '{');
        json_action(out, r, "action", "text", n, i);
        js_close(out, '}');
    }
    js_close(out, ']');
}

/* A number with one digit after the point. */
static void json_tenths(struct text *out, const char *key, double n)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%.1f", n);
    js_key(out, key);
    js_raw(out, digits);
}

void review_json_what_if(struct text *out, const struct review *r, int n, const struct weighed *w)
{
    const int option[2] = {r->decision[n].chosen, w->best};
    struct text why = {0};
    json_int(out, "decision", n + 1);
    for (int i = 0; i < 2; i++) {
        js_key(out, i ? "other" : "chosen");
        js_open(out, '{');
        json_action(out, r, "action", "text", n, option[i]);
        json_int(out, "value", rounded(w->chance[i]));
        js_close(out, '}');
    }
    json_tenths(out, "gain", w->loss);
    json_tenths(out, "noise", w->error);
    json_int(out, "games", w->tries);
    weighed_say_why(&why, r->game, w);
    js_key(out, "why");
    if (why.length) js_string(out, why.at + 1); /* without its blank */
    else js_null(out);
    text_free(&why);
}
