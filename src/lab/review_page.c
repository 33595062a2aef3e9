/* review_page.c: a review as one HTML page: the curve, luck and skill, what was lost, where it was decided. */
#include "review_page.h"

#include <stdlib.h>

#include "page.h"

enum { COLOURS = 4 };

static void add_curve(struct text *out, const struct review *r)
{
    int points = r->finished + 1;
    struct chart_course line[LINES_MAX];
    struct chart_mark mark[MOMENTS];
    struct text words[MOMENTS] = {{0}};
    double *value = calloc((size_t)(points * r->lines), sizeof *value);
    MUST(value);
    for (int i = 0; i < r->lines; i++) {
        for (int n = 0; n < points; n++) value[i * points + n] = review_chance(r, i, n) / 1000;
        line[i] = (struct chart_course){r->line[i].name, i % COLOURS, value + i * points};
    }
    for (int i = 0; i < r->moments; i++) {
        review_say_moment(&words[i], r, r->moment[i]);
        mark[i] = (struct chart_mark){r->moment[i], words[i].at};
    }
    page_section(out, "curve", "Chance to win",
                 "By all that the players knew together. Numbered lines are the moments that decided the game.");
    if (points > 1) chart_courses(out, line, r->lines, points, mark, r->moments, "decisions");
    page_end(out);
    for (int i = 0; i < r->moments; i++) text_free(&words[i]);
    free(value);
}

static void add_moments(struct text *out, const struct review *r)
{
    page_section(out, "moments", "Where the game was decided", "What was chosen, what it cost, and what luck did.");
    html(out, "<ol>\n");
    for (int i = 0; i < r->moments; i++) {
        struct text words = {0};
        text_add(&words, "Decision %d (", r->moment[i] + 1);
        review_say_place(&words, r, r->moment[i]);
        text_add(&words, "): ");
        review_say_moment(&words, r, r->moment[i]);
        html(out, "<li>");
        html_text(out, words.at);
        html(out, "</li>\n");
        text_free(&words);
    }
    html(out, "</ol>\n");
    page_end(out);
}

static void add_name(struct text *out, const struct review *r, seat who)
{
    const struct speaker speaker = {.game = r->game, .content = r->content, .names = &r->names, .viewer = NOBODY};
    struct text name = {0};
    say_thing(&name, &speaker, SEAT, who);
    html_text(out, name.at);
    text_free(&name);
}

static void add_players(struct text *out, const struct review *r)
{
    page_section(out, "players", "How each has played",
                 "Lost: points, hundredths of a victory, by decisions that were clearly worse than others. Luck: "
                 "points by dice, draws and secrets.");
    html(out, "<div class=\"scroll\"><table><tr><th></th>");
    for (int g = 0; g < GRADES; g++) html(out, "<th>%s</th>", grade_names[g]);
    html(out, "<th>lost</th><th>luck</th></tr>\n");
    for (seat s = 0; s < r->players; s++) {
        const struct played *p = &r->played[s];
        html(out, "<tr><td>");
        add_name(out, r, s);
        html(out, "</td>");
        for (int g = 0; g < GRADES; g++) html(out, "<td>%d</td>", p->graded[g]);
        html(out, "<td>%.0f</td><td>%+.0f</td></tr>\n", p->loss / 10, p->luck / 10);
    }
    html(out, "</table></div>\n");
    page_end(out);
}

static void add_option(struct text *out, const struct review *r, int n, int option)
{
    struct text words = {0};
    review_say_option(&words, r, n, option);
    html_text(out, text_string(&words));
    text_free(&words);
}

static void add_losses(struct text *out, const struct review *r, seat who)
{
    page_section(out, "lost", "Where something was lost",
                 "By what the seat knew then; the interval is two standard errors wide on each side.");
    html(out, "<div class=\"scroll\"><table><tr><th>decision</th><th>by</th><th>grade</th><th>points</th>"
              "<th>interval</th><th>chosen</th><th>better</th></tr>\n");
    for (int n = 0; n < r->finished; n++) {
        const struct decision *d = &r->decision[n];
        if (!d->weighed || d->grade <= GRADE_GOOD || (who != NOBODY && d->who != who)) continue;
        html(out, "<tr><td>%d</td><td>", n + 1);
        add_name(out, r, d->who);
        html(out, "</td><td>%s</td><td>%.1f</td><td>%.1f\xE2\x80\x93%.1f</td><td>", grade_names[d->grade],
             d->result.loss / 10, (d->result.loss - CERTAINLY * d->result.error) / 10,
             (d->result.loss + CERTAINLY * d->result.error) / 10);
        add_option(out, r, n, d->chosen);
        html(out, "</td><td>");
        add_option(out, r, n, d->result.best);
        html(out, "</td></tr>\n");
    }
    html(out, "</table></div>\n");
    page_end(out);
}

void report_review(struct text *out, const struct review *r, seat who)
{
    struct text title = {0}, about = {0};
    text_add(&title, "%s: a review", r->game->name);
    text_add(&about, "%d decisions, each judged from what its player knew then, by searches of %u iterations.",
             r->count, r->iterations);
    page_begin(out, title.at, r->game->name, about.at);
    html(out, "<div class=\"tiles\">\n");
    for (int i = 0; i < r->lines; i++) {
        struct text name = {0};
        text_add(&name, "%s at the end, %+.0f by decisions, %+.0f by luck", r->line[i].name, r->line[i].skill / 10,
                 r->line[i].luck / 10);
        page_tile(out, name.at, "%.0f&nbsp;%%", review_chance(r, i, r->finished) / 10);
        text_free(&name);
    }
    html(out, "</div>\n");
    add_curve(out, r);
    add_moments(out, r);
    add_players(out, r);
    add_losses(out, r, who);
    page_finish(out);
    text_free(&title);
    text_free(&about);
}
