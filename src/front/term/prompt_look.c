/* prompt_look.c: commands that look things up: rules, cards, odds, hints, the table, what happened. */
#include <string.h>

#include "engine/forecast.h"
#include "prompt.h"
#include "room/catalogue.h"
#include "room/explain.h"
#include "room/rulings.h"

enum { SAMPLES = 1000, SAMPLES_EACH = 300 /* of all options at once */, LOG_LINES = 20, FOUND_MOST = 12 };

enum outcome run_help(struct asking *q, const char *rest)
{
    struct text pages = {0};
    (void)rest;
    term_print(&q->s->term, PLAIN, "A number, or words of an option: choose it. A number and ?: read about it first. "
                                   "Enter: status and question again.");
    for (int i = 0; i < command_count; i++)
        if (commands[i].about) term_printf(&q->s->term, PLAIN, "%-20s %s", commands[i].usage, commands[i].about);
    show_page_names(q->s, q->who, &pages);
    if (pages.length) term_printf(&q->s->term, PLAIN, "Pages of the table: %s.", pages.at);
    text_free(&pages);
    return GO_ON;
}

enum outcome run_why(struct asking *q, const char *rest)
{
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    const struct refusals *refusals = room_refusals(q->s->room, q->who);
    int found = 0;
    for (int i = 0; i < refusals->count; i++) {
        struct text line = {0};
        say_refusal(&line, &speaker, &refusals->refusal[i]);
        if (text_contains(text_string(&line), rest)) {
            term_printf(&q->s->term, PLAIN, "%s.", text_string(&line));
            found++;
        }
        text_free(&line);
    }
    if (!found && *rest) term_printf(&q->s->term, PLAIN, "Nothing about '%s' is refused here.", rest);
    else if (!found) term_print(&q->s->term, PLAIN, "Nothing that you might expect is refused here.");
    const struct question question = room_question(q->s->room, q->who);
    struct text rule = {0};
    if (!found && rulings_one(&rule, q->s->game, question.rule)) term_print(&q->s->term, PLAIN, rule.at);
    text_free(&rule);
    return GO_ON;
}

enum outcome run_rule(struct asking *q, const char *rest)
{
    struct text out = {0};
    int found = *rest ? rulings_find(&out, q->s->game, rest) : rulings_one(&out, q->s->game, q->question.rule);
    if (found) term_print(&q->s->term, PLAIN, text_string(&out));
    else expect_words(q, "the number of a rule, or words that one contains");
    text_free(&out);
    return GO_ON;
}

enum outcome run_card(struct asking *q, const char *rest)
{
    struct text out = {0};
    struct action option;
    int n = number_of(rest, q->rows), found = 0;
    if (n && rows_option(q, n, &option) && show_cards_of(q->s, option)) return GO_ON;
    if (!n && *rest) found = cards_find(&out, q->s->game, &q->s->pack.content, rest, FOUND_MOST);
    if (found) term_print(&q->s->term, PLAIN, text_string(&out));
    else expect_words(q, n ? "an option that names a card" : "the name of a card, a part of it, or an option's number");
    if (found > FOUND_MOST) term_printf(&q->s->term, FAINT, "(%d more)", found - FOUND_MOST);
    text_free(&out);
    return GO_ON;
}

enum outcome run_what(struct asking *q, const char *rest)
{
    struct scene scene = {0};
    struct parts parts = {0};
    struct text out = {0};
    explain_scene(q->s->room, q->who, &scene, &parts);
    int at = explain_find(&scene, rest);
    if (at >= 0) explain_node(&out, &scene, at);
    if (out.length) term_print(&q->s->term, PLAIN, out.at);
    else if (at >= 0) term_print(&q->s->term, PLAIN, "There is no more to say of it; 'card' prints its text.");
    else expect_words(q, "the name of something on the table, or its path");
    scene_free(&scene);
    parts_free(&parts);
    text_free(&out);
    return GO_ON;
}

enum outcome run_log(struct asking *q, const char *rest)
{
    int n = *rest ? number_of(rest, 100000) : LOG_LINES;
    if (n) show_log(q->s, q->who, n);
    else expect_words(q, "how many lines: log 40");
    return GO_ON;
}

enum outcome run_changes(struct asking *q, const char *rest)
{
    (void)rest;
    if (room_settings(q->s->room).strict)
        term_print(&q->s->term, WARNING, "In a game with strict memory nothing is told again.");
    else show_changes(q->s, q->who);
    return GO_ON;
}

enum outcome run_aim(struct asking *q, const char *rest)
{
    (void)rest;
    show_aim(q->s);
    return GO_ON;
}

enum outcome run_turn(struct asking *q, const char *rest)
{
    (void)rest;
    show_turn(q->s);
    return GO_ON;
}

enum outcome run_table(struct asking *q, const char *rest)
{
    if (strcmp(rest, "on") == 0 || strcmp(rest, "off") == 0) {
        q->s->show_table = rest[1] == 'n';
        session_keep(q->s);
        term_printf(&q->s->term, PLAIN, "The status is %s before questions.", q->s->show_table ? "shown" : "not shown");
    } else if (!*rest) {
        show_table(q->s, q->who);
    } else if (!show_page(q->s, q->who, rest)) {
        struct text names = {0};
        show_page_names(q->s, q->who, &names);
        term_printf(&q->s->term, WARNING, "Expected a page (%s), on or off.", text_string(&names));
        text_free(&names);
    }
    return GO_ON;
}

/* What may follow from row n: every line, or the most frequent ones in one paragraph. True if it takes answers
 * of others for granted. */
static bool print_odds(struct asking *q, int n, bool all)
{
    enum { SHORT_LIST = 6 };
    const struct speaker speaker = room_speaker(q->s->room, q->who);
    struct forecast f = {0};
    struct text out = {0}, lines = {0};
    struct action answers[WAY_LENGTH];
    int count = rows_line(q, n, answers);
    text_add(&out, "%2d. %s", n, q->row[n - 1].text);
    if (!count || !room_odds(q->s->room, q->who, answers, count, all ? SAMPLES : SAMPLES_EACH, &f)) {
        text_add(&out, ": no forecast is possible now");
    } else if (!f.count) {
        text_add(&out, ": it leads to another question, without luck");
    } else {
        int told = 0;
        say_forecast(&lines, &speaker, &f, !all);
        for (char *rest = lines.at, *line; rest && (line = strsep(&rest, "\n")) != NULL;) {
            if (!*line || (!all && told == SHORT_LIST)) continue;
            text_add(&out, "%s%s", all ? "\n      " : told ? "; " : ": ", line);
            told++;
        }
    }
    text_add(&out, all ? "\n" : ".\n");
    term_print(&q->s->term, PLAIN, text_string(&out));
    text_free(&out);
    text_free(&lines);
    return f.beyond;
}

enum outcome run_odds(struct asking *q, const char *rest)
{
    int n = number_of(rest, q->rows);
    bool beyond = false;
    struct action option;
    if (*rest && !n) expect_words(q, "the number of an option, or nothing for all");
    for (int i = 1; i <= q->rows && (n || !*rest); i++)
        if ((!n || n == i) && rows_option(q, i, &option)) beyond |= print_odds(q, i, n > 0);
    if (n || !*rest)
        term_printf(&q->s->term, FAINT, "(Estimates, from %d tries with other deals of what you cannot see%s%s.)",
                    n ? SAMPLES : SAMPLES_EACH, beyond ? ", if " : "", beyond ? forecast_premise(q->s->game) : "");
    return GO_ON;
}

enum outcome run_hint(struct asking *q, const char *rest)
{
    int number[OPTIONS_MAX];
    for (int i = 0; i < q->count; i++) number[i] = rows_number(q, i);
    hint_show(q->s, q->who, q->option, number, q->count, *rest ? rest : NULL);
    return GO_ON;
}

/* The card that asks. */
static void show_card_asking(struct asking *q)
{
    struct text out = {0};
    if (!q->question.kind || !q->question.card) return;
    card_write(&out, q->s->game, &q->s->pack.content, q->question.kind, q->question.card, true);
    term_print(&q->s->term, PLAIN, text_string(&out));
    text_free(&out);
}

enum outcome tell_about(struct asking *q, int n)
{
    struct action option;
    struct text rule = {0};
    term_printf(&q->s->term, STRONG, "%s", q->row[n - 1].text);
    bool any = rows_option(q, n, &option);
    if (!any || !show_cards_of(q->s, option)) show_card_asking(q);
    if (any && q->row[n - 1].type != ROW_GROUP) print_odds(q, n, true);
    if (rulings_one(&rule, q->s->game, q->question.rule)) term_print(&q->s->term, FAINT, rule.at);
    text_free(&rule);
    return GO_ON;
}
