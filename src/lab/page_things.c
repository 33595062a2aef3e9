/* page_things.c: the sections of the page about content and places: how winning goes along with each thing, and what
 * never occurs. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "page.h"

static double per_game(const struct tally *t, u64 times) { return (double)times / (double)t->all.games; }

static bool occurs(const struct tally *t, const struct group *g)
{
    for (int v = group_first(g); v < g->values; v++)
        if (tally_value(t, g, v)->times) return true;
    return false;
}

/* -- What a thing does ----------------------------------------------------------------------------- */

/* "drew 2.10 · played 1.30": the most frequent first. */
static void add_events(struct text *out, const struct tally *t, const struct group *g, int value)
{
    enum { SHOWN = 8 };
    const struct census *s = t->census;
    bool told[COLUMNS_MAX] = {0};
    html(out, "<div class=\"events\">");
    for (int n = 0; n < SHOWN; n++) {
        int best = -1;
        u64 most = 0;
        for (int c = 0; c < s->columns; c++) {
            u64 times = &s->group[s->column[c].group] == g && !told[c] ? t->slot[s->column[c].first + value].times : 0;
            if (times > most) most = times, best = c;
        }
        if (best < 0) break;
        struct text name = {0};
        census_event(&name, s, s->column[best].event);
        told[best] = true;
        if (n) html(out, " \xC2\xB7 ");
        html_text(out, name.at);
        html(out, " %.2f", per_game(t, most));
        text_free(&name);
    }
    html(out, "</div>");
}

static void add_thing(struct text *out, const struct tally *t, const struct group *g, int value, int by, double range)
{
    struct effect_of e = figures_effect(t, g, value, by);
    html(out, "<div class=\"thing\"><span class=\"name\">");
    html_text(out, census_name(t->census, g, value));
    html(out, "</span>");
    if (e.known) {
        chart_change(out, e.change, range);
        html(out, "<b>%+.1f</b><small>%+.1f to %+.1f</small><small class=\"rates\">%.1f&nbsp;%% / %.1f&nbsp;%%</small>",
             100 * e.change.middle, 100 * e.change.low, 100 * e.change.high, 100 * e.with, 100 * e.without);
    } else {
        html(out, "<small>%s</small><b></b><small></small><small class=\"rates\"></small>",
             by == BY_NOBODY ? "" : "too few to tell");
    }
    add_events(out, t, g, value);
    html(out, "</div>\n");
}

/* The widest interval that is worth showing whole. */
static double range_of(const struct tally *t, const struct group *g, int by)
{
    double range = 0.05;
    for (int v = group_first(g); v < g->values; v++) {
        struct effect_of e = figures_effect(t, g, v, by);
        double ends = fmin(0.3, fmax(-e.change.low, e.change.high));
        if (e.known) range = fmax(range, fmax(fabs(e.change.middle) * 1.15, ends));
    }
    return range;
}

/* -- What never occurred ---------------------------------------------------------------------------- */

static void add_names(struct text *out, const char *label, const struct tally *t, const struct group *g,
                      const struct column *column)
{
    int n = 0;
    for (int v = group_first(g); v < g->values; v++) {
        bool seen = tally_value(t, g, v)->times > 0;
        if (column ? !seen || t->slot[column->first + v].times : seen) continue;
        if (!n++) {
            html(out, "<p><b>");
            html_text(out, label);
            html(out, "</b> ");
        } else {
            html(out, ", ");
        }
        html_text(out, census_name(t->census, g, v));
    }
    if (n) html(out, "</p>\n");
}

static void add_never(struct text *out, const struct tally *t, const struct group *g)
{
    const struct census *s = t->census;
    add_names(out, "Never seen:", t, g, NULL);
    for (int c = 0; c < s->columns; c++) {
        struct text label = {0};
        if (&s->group[s->column[c].group] != g || !column_is_common(t, &s->column[c])) continue;
        text_add(&label, "Seen, but never \xE2\x80\x9C");
        census_event(&label, s, s->column[c].event);
        text_add(&label, "\xE2\x80\x9D:");
        add_names(out, label.at, t, g, &s->column[c]);
        text_free(&label);
    }
}

/* -- Sections -------------------------------------------------------------------------------------- */

static void add_group(struct text *out, const struct tally *t, int number)
{
    const struct group *g = &t->census->group[number];
    struct text id = {0}, name = {0}, about = {0};
    int by = figures_judge(t, g), *values, n = figures_ranked(t, g, by, &values);
    double range = range_of(t, g, by);
    text_add(&id, "things-%d", number);
    text_add(&name, "%s", census_group(t->census, g));
    text_capital(&name, 0);
    text_add(&about, "%d of %d occurred. ", n, g->values - group_first(g));
    if (by == BY_ACTOR)
        text_add(&about, "How much more often, in percentage points, seats that act with it win than seats of the same "
                         "side and number of players that do not; both rates; how often per game it occurs in each "
                         "event. It goes along with winning; it may not be the cause.");
    else if (by != BY_NOBODY)
        text_add(&about, "How much more often, in percentage points, %s wins in games with it than in games without; "
                         "both rates; how often per game it occurs in each event.", t->plan->game->rules.sides[by]);
    page_section(out, id.at, name.at, about.at);
    if (by != BY_NOBODY)
        html(out, "<p class=\"legend\">The scale reaches from \xE2\x88\x92%.0f to +%.0f points.</p>\n", 100 * range,
             100 * range);
    for (int i = 0; i < n; i++) add_thing(out, t, g, values[i], by, range);
    add_never(out, t, g);
    page_end(out);
    free(values);
    text_free(&id);
    text_free(&name);
    text_free(&about);
}

/* Words of one domain, such as the spaces of a map, by how much happens there. */
static void add_heat(struct text *out, const struct tally *t, const struct group *g)
{
    int *values, n = figures_hottest(t, g, &values);
    struct text name = {0};
    text_add(&name, "%s", census_group(t->census, g));
    text_capital(&name, 0);
    html(out, "<div><h3>");
    html_text(out, name.at);
    html(out, "</h3>\n");
    for (int i = 0; i < n; i++) {
        struct text number = {0};
        u64 times = tally_value(t, g, values[i])->times;
        text_add(&number, "%.2f", per_game(t, times));
        chart_bar(out, census_name(t->census, g, values[i]), (double)times, (double)tally_value(t, g, values[0])->times,
                  number.at);
        text_free(&number);
    }
    html(out, "</div>\n");
    text_free(&name);
    free(values);
}

void page_things(struct text *out, const struct tally *t)
{
    const struct census *s = t->census;
    bool any = false;
    for (int i = 0; i < s->groups; i++)
        if (s->group[i].kind && occurs(t, &s->group[i])) add_group(out, t, i);
    for (int i = 0; i < s->groups; i++) {
        if (s->group[i].kind || !occurs(t, &s->group[i])) continue;
        if (!any) {
            page_section(out, "heat", "Where it happens",
                         "How often per game something happens at each place, to each token and the like.");
            html(out, "<div class=\"two\">\n");
        }
        any = true;
        add_heat(out, t, &s->group[i]);
    }
    if (!any) return;
    html(out, "</div>\n");
    page_end(out);
}

void page_things_links(struct text *out, const struct tally *t)
{
    const struct census *s = t->census;
    bool heat = false;
    for (int i = 0; i < s->groups; i++) {
        struct text name = {0};
        if (!occurs(t, &s->group[i])) continue;
        heat |= !s->group[i].kind;
        if (!s->group[i].kind) continue;
        text_add(&name, "%s", census_group(s, &s->group[i]));
        text_capital(&name, 0);
        html(out, "<a href=\"#things-%d\">", i);
        html_text(out, name.at);
        html(out, "</a>");
        text_free(&name);
    }
    if (heat) html(out, "<a href=\"#heat\">Where it happens</a>");
}
