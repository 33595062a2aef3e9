/* table.c: an experiment as lines of text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reports.h"

enum { WIDTH = 79, NAME = 24, BAR = 40 };

/* -- Winners -------------------------------------------------------------------------------------- */

static void rate_line(struct text *out, const char *name, const struct share *s)
{
    struct interval i = wilson(s->won, s->of);
    text_add(out, "  %-*.*s %8llu  %6.1f %%   %5.1f to %5.1f %%\n", NAME, NAME, name, (unsigned long long)s->of,
             100 * i.middle, 100 * i.low, 100 * i.high);
}

static void heading(struct text *out, const char *name, const char *columns)
{
    text_add(out, "\n%-*.*s   %s\n", NAME, NAME, name, columns);
}

static void add_winners(struct text *out, const struct tally *t)
{
    struct part *all;
    int n = figures_parts(t, CUT_ALL, &all);
    for (int by_seat = t->plan->sides ? 0 : 1; by_seat <= 1 && n; by_seat++) {
        heading(out, by_seat ? "Seat" : "Side", "   games      won   95 % interval");
        for (int i = 0; i < figures_whos(t, by_seat); i++) {
            struct text name = {0};
            figures_who(&name, t, by_seat, i);
            rate_line(out, name.at, part_share(t, all, by_seat, i));
            text_free(&name);
        }
        if (!by_seat || !t->plan->sides) rate_line(out, "nobody", &(struct share){t->all.nobody, t->all.games});
    }
    if (t->plan->levels > 1) {
        heading(out, "Level", "   seats      won   95 % interval");
        for (int i = 0; i < t->plan->levels; i++)
            if (t->level[i].of) rate_line(out, t->plan->level[i].name, &t->level[i]);
    }
    if (t->all.unfinished)
        text_add(out, "  %llu games went on for too long and were abandoned.\n", (unsigned long long)t->all.unfinished);
    free(all);
}

/* Parts as a matrix: a line for each, a column for each side or seat that can win. */
static void add_matrix(struct text *out, const struct tally *t, enum cut cut)
{
    struct part *parts;
    int n = figures_parts(t, cut, &parts), whos = figures_whos(t, false), name_width = whos > 4 ? NAME - 4 : NAME;
    if (n > 1) {
        text_add(out, "\nWon in %%, by %-*s", name_width - 11, cut_names[cut]);
        for (int i = 0; i < whos; i++) {
            struct text name = {0};
            figures_who(&name, t, false, i);
            text_add(out, " %7.7s", name.at);
            text_free(&name);
        }
        text_add(out, t->census->rounds ? " rounds\n" : " answers\n");
    }
    for (int k = 0; k < n && n > 1; k++) {
        text_add(out, "  %-*.*s", name_width, name_width, parts[k].name);
        for (int i = 0; i < whos; i++) {
            const struct share *s = part_share(t, &parts[k], false, i);
            struct interval r = wilson(s->won, s->of);
            if (s->of) text_add(out, " %3.0f \xC2\xB1%-2.0f", 100 * r.middle, 50 * (r.high - r.low));
            else text_add(out, "    -   ");
        }
        struct interval length = mean_of(t->census->rounds ? &parts[k].sum.rounds : &parts[k].sum.decisions);
        text_add(out, " %6.1f\n", length.middle);
    }
    free(parts);
}

/* -- Length --------------------------------------------------------------------------------------- */

static void add_histogram(struct text *out, const char *name, const u64 *histogram, int bins, const struct sums *sums)
{
    enum { LINES = 12 };
    int low = figures_quantile(histogram, bins, 0.005), high = figures_quantile(histogram, bins, 0.995);
    int step = figures_step(low, high, LINES), first = low / step, last = high / step;
    u64 most = 0, sum[LINES] = {0};
    for (int i = 0; i < bins; i++) sum[max_int(first, min_int(i / step, last)) - first] += histogram[i];
    for (int i = 0; i < LINES; i++) most = sum[i] > most ? sum[i] : most;
    text_add(out, "\n%s per game: mean %.1f, half have at most %d, 90 %% have %d to %d\n", name, mean_of(sums).middle,
             figures_quantile(histogram, bins, 0.5), figures_quantile(histogram, bins, 0.05),
             figures_quantile(histogram, bins, 0.95));
    for (int i = first; i <= last; i++) {
        char range[32];
        snprintf(range, sizeof range, step == 1 ? "%d" : "%d-%d", i * step, (i + 1) * step - 1);
        int length = (int)(sum[i - first] * BAR / (most ? most : 1));
        text_add(out, "  %11s %7llu %.*s\n", range, (unsigned long long)sum[i - first], length,
                 "########################################");
    }
}

/* -- Where it is decided -------------------------------------------------------------------------- */

static void add_tenths(struct text *out, const struct tally *t)
{
    if (!t->tenth[0].games) return;
    text_add(out, "\nWhere games are decided      leader wins  spread of chances  settled since then\n");
    for (int i = 0; i < TENTHS; i++) {
        const struct tenth *d = &t->tenth[i];
        double n = (double)d->games;
        text_add(out, "  after %3d %% of the game       %5.1f %%            %5.1f %%             %5.1f %%\n", 10 * i,
                 100 * figures_leader(d), (double)d->spread / n / 10, 100 * (double)t->settled[i] / n);
    }
    text_add(out, "  not settled before the last tenth                                  %5.1f %%\n",
             100 * (double)t->settled[TENTHS] / (double)t->tenth[0].games);
}

/* -- Things --------------------------------------------------------------------------------------- */

/* Names one after another, wrapped. */
static void add_names(struct text *out, const char *label, const struct text *names)
{
    int column = 0;
    if (!names->length) return;
    text_add(out, "  %s:", label);
    column = 3 + (int)strlen(label);
    for (const char *at = names->at; *at;) {
        int length = (int)strcspn(at, "\n");
        bool last = !at[length] || !at[length + 1];
        if (column + length + 2 > WIDTH) {
            text_add(out, "\n   ");
            column = 3;
        }
        text_add(out, " %.*s%s", length, at, last ? "" : ",");
        column += length + 2;
        at += length + (at[length] == '\n');
    }
    text_add(out, "\n");
}

static void add_never(struct text *out, const struct tally *t, const struct group *g)
{
    const struct census *s = t->census;
    struct text names = {0}, label = {0};
    for (int v = group_first(g); v < g->values; v++)
        if (!tally_value(t, g, v)->times) text_add(&names, "%s\n", census_name(s, g, v));
    add_names(out, "never seen", &names);
    for (int c = 0; c < s->columns; c++) {
        const struct column *column = &s->column[c];
        if (&s->group[column->group] != g || !column_is_common(t, column)) continue;
        text_clear(&names);
        text_clear(&label);
        text_add(&label, "never in '");
        census_event(&label, s, column->event);
        text_add(&label, "'");
        for (int v = group_first(g); v < g->values; v++)
            if (tally_value(t, g, v)->times && !t->slot[column->first + v].times)
                text_add(&names, "%s\n", census_name(s, g, v));
        add_names(out, label.at, &names);
    }
    text_free(&names);
    text_free(&label);
}

/* The best and the worst of a group. */
static void add_ranking(struct text *out, const struct tally *t, const struct group *g, int by)
{
    enum { ENDS = 3 };
    int *values, n = figures_ranked(t, g, by, &values), known = 0;
    while (known < n && figures_effect(t, g, values[known], by).known) known++;
    for (int i = 0; i < known; i++) {
        if (i >= ENDS && i < known - ENDS) continue;
        struct effect_of e = figures_effect(t, g, values[i], by);
        text_add(out, "  %-*.*s  %6.2f  %5.1f  %6.1f  %+6.1f   %+6.1f to %+6.1f\n", NAME, NAME,
                 census_name(t->census, g, values[i]),
                 (double)tally_value(t, g, values[i])->times / (double)t->all.games,
                 100 * e.with, 100 * e.without, 100 * e.change.middle, 100 * e.change.low, 100 * e.change.high);
    }
    free(values);
}

static void add_things(struct text *out, const struct tally *t)
{
    for (int i = 0; i < t->census->groups; i++) {
        const struct group *g = &t->census->group[i];
        int by = figures_judge(t, g), *values, seen = figures_hottest(t, g, &values);
        struct text name = {0};
        free(values);
        if (!g->kind || !seen) continue;
        text_add(&name, "%s: %d of %d seen", census_group(t->census, g), seen, g->values - 1);
        text_capital(&name, 0);
        text_add(out, "\n%-*.*s", NAME + 2, NAME + 2, name.at);
        if (by == BY_NOBODY) text_add(out, "\n");
        else {
            bool names = by != BY_ACTOR && t->plan->game->rules.sides[1]; /* of one side only everybody knows which */
            text_add(out, "  a game   with without  change   95 %% interval%s%s\n", names ? " of " : "",
                     names ? t->plan->game->rules.sides[by] : "");
        }
        if (by != BY_NOBODY) add_ranking(out, t, g, by);
        add_never(out, t, g);
        text_free(&name);
    }
}

/* Words, such as the spaces of a map: where most happens. */
static void add_hottest(struct text *out, const struct tally *t)
{
    enum { HOTTEST = 8 };
    for (int i = 0; i < t->census->groups; i++) {
        const struct group *g = &t->census->group[i];
        int *values = NULL, n = g->kind ? 0 : figures_hottest(t, g, &values);
        struct text names = {0}, label = {0};
        for (int k = 0; k < n && k < HOTTEST; k++)
            text_add(&names, "%s %.1f\n", census_name(t->census, g, values[k]),
                     (double)tally_value(t, g, values[k])->times / (double)t->all.games);
        text_add(&label, "%s", census_group(t->census, g));
        add_names(out, label.at, &names);
        text_free(&names);
        text_free(&label);
        free(values);
    }
}

void report_table(struct text *out, const struct tally *t)
{
    struct text title = {0};
    figures_title(&title, t);
    char *by = title.length > WIDTH ? strstr(title.at, ", played by") : NULL;
    if (by) *by = '\0';
    text_add(out, by ? "%s,\n  %s\n" : "%s\n", title.at, by ? by + 2 : "");
    text_free(&title);
    if (!t->all.games) return;
    add_winners(out, t);
    for (enum cut cut = CUT_PLAYERS; cut < CUT_SETUP; cut++) add_matrix(out, t, cut);
    if (t->census->rounds) add_histogram(out, "Rounds", t->rounds, ROUNDS_MAX, &t->all.rounds);
    add_histogram(out, "Decisions", t->decisions, DECISIONS_COUNTED, &t->all.decisions);
    add_tenths(out, t);
    add_things(out, t);
    text_add(out, "\nHow often per game (the most frequent)\n");
    add_hottest(out, t);
}
