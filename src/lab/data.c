/* data.c: an experiment as JSON and as comma-separated rows, for other programs. */
#include <stdio.h>
#include <stdlib.h>

#include "reports.h"

/* -- JSON ----------------------------------------------------------------------------------------- */

static void js_real(struct text *out, const char *key, double value, int digits)
{
    char number[64];
    snprintf(number, sizeof number, "%.*f", digits, value);
    js_key(out, key);
    js_raw(out, number);
}

static void js_count(struct text *out, const char *key, u64 value) { js_key(out, key), js_int(out, (long long)value); }

static void js_named(struct text *out, const char *key, const char *value) { js_key(out, key), js_string(out, value); }

static void js_share(struct text *out, const struct share *s)
{
    struct interval i = wilson(s->won, s->of);
    js_count(out, "won", s->won);
    js_count(out, "of", s->of);
    js_real(out, "rate", i.middle, 6);
    js_real(out, "low", i.low, 6);
    js_real(out, "high", i.high, 6);
}

static void js_mean(struct text *out, const char *key, const struct sums *s)
{
    struct interval i = mean_of(s);
    js_key(out, key), js_open(out, '{');
    js_real(out, "mean", i.middle, 4);
    if (s->count > 1) js_real(out, "low", i.low, 4), js_real(out, "high", i.high, 4);
    js_close(out, '}');
}

static void js_whos(struct text *out, const struct tally *t, const struct part *p, bool by_seat)
{
    js_key(out, by_seat ? "seats" : "sides"), js_open(out, '{');
    for (int i = 0; i < figures_whos(t, by_seat); i++) {
        struct text name = {0};
        if (!part_share(t, p, by_seat, i)->of) continue;
        figures_who(&name, t, by_seat, i);
        js_key(out, name.at), js_open(out, '{');
        js_share(out, part_share(t, p, by_seat, i));
        js_close(out, '}');
        text_free(&name);
    }
    js_close(out, '}');
}

static void js_parts(struct text *out, const struct tally *t)
{
    js_key(out, "win_rates"), js_open(out, '{');
    for (enum cut cut = CUT_ALL; cut < CUTS; cut++) {
        struct part *parts;
        int n = figures_parts(t, cut, &parts);
        js_key(out, cut_names[cut]), js_open(out, '[');
        for (int i = 0; i < n; i++) {
            js_open(out, '{');
            js_named(out, "name", parts[i].name);
            js_count(out, "games", parts[i].sum.games);
            js_count(out, "nobody", parts[i].sum.nobody);
            js_count(out, "unfinished", parts[i].sum.unfinished);
            if (t->plan->sides) js_whos(out, t, &parts[i], false);
            js_whos(out, t, &parts[i], true);
            if (t->census->rounds) js_mean(out, "rounds", &parts[i].sum.rounds);
            js_mean(out, "decisions", &parts[i].sum.decisions);
            js_close(out, '}');
        }
        js_close(out, ']');
        free(parts);
    }
    js_key(out, "level"), js_open(out, '[');
    for (int i = 0; i < t->plan->levels; i++) {
        js_open(out, '{');
        js_named(out, "name", t->plan->level[i].name);
        js_share(out, &t->level[i]);
        js_close(out, '}');
    }
    js_close(out, ']');
    js_close(out, '}');
}

/* Lengths that occurred: "7": 31 games. */
static void js_histogram(struct text *out, const char *key, const u64 *histogram, int bins)
{
    js_key(out, key), js_open(out, '{');
    for (int i = 0; i < bins; i++) {
        char length[16];
        if (!histogram[i]) continue;
        snprintf(length, sizeof length, "%d", i);
        js_count(out, length, histogram[i]);
    }
    js_close(out, '}');
}

static void js_tenths(struct text *out, const struct tally *t)
{
    js_key(out, "decided"), js_open(out, '[');
    for (int i = 0; i < TENTHS && t->tenth[0].games; i++) {
        const struct tenth *d = &t->tenth[i];
        js_open(out, '{');
        js_count(out, "tenth", (u64)i);
        js_count(out, "games", d->games);
        js_real(out, "leader_won", figures_leader(d), 6);
        js_real(out, "spread", (double)d->spread / (double)d->games / 1000, 6);
        js_real(out, "winner_chance", d->winners ? (double)d->winners_chance / (double)d->winners / 1000 : 0, 6);
        js_count(out, "settled", t->settled[i]);
        js_close(out, '}');
    }
    js_close(out, ']');
}

static void js_cell(struct text *out, const struct tally *t, const struct group *g, int value)
{
    const struct cell *cell = tally_value(t, g, value);
    js_count(out, "games", cell->games);
    js_count(out, "times", cell->times);
    if (cell->actor.of) {
        struct effect_of e = figures_effect(t, g, value, BY_ACTOR);
        js_key(out, "actor"), js_open(out, '{'), js_share(out, &cell->actor), js_close(out, '}');
        js_real(out, "with", e.with, 6);
        js_real(out, "without", e.without, 6);
        js_real(out, "change", e.change.middle, 6);
        js_real(out, "change_low", e.change.low, 6);
        js_real(out, "change_high", e.change.high, 6);
    }
    if (!t->plan->sides || !cell->games) return;
    js_key(out, "sides"), js_open(out, '{');
    for (int i = 0; i < t->plan->sides; i++)
        js_key(out, t->plan->game->rules.sides[i]), js_open(out, '{'),
            js_share(out, &cell->side[i]), js_close(out, '}');
    js_close(out, '}');
}

static void js_thing(struct text *out, const struct tally *t, const struct group *g, int value)
{
    const struct census *s = t->census;
    const char *id = thing_id(s->game, s->content, g->meaning, (u8)value);
    js_open(out, '{');
    if (id) js_named(out, "id", id);
    js_named(out, "name", census_name(s, g, value));
    js_cell(out, t, g, value);
    js_key(out, "events"), js_open(out, '{');
    for (int c = 0; c < s->columns; c++) {
        const struct column *column = &s->column[c];
        const struct cell *cell = &t->slot[column->first + value];
        char key[64];
        if (&s->group[column->group] != g || !cell->times) continue;
        snprintf(key, sizeof key, "%s.%c", s->game->rules.events[column->event].name, 'a' + column->byte);
        js_key(out, key), js_open(out, '{');
        js_count(out, "games", cell->games);
        js_count(out, "times", cell->times);
        js_count(out, "actors", cell->actor.of);
        js_count(out, "actors_won", cell->actor.won);
        js_close(out, '}');
    }
    js_close(out, '}');
    js_close(out, '}');
}

void report_json(struct text *out, const struct tally *t)
{
    const struct plan *p = t->plan;
    struct text levels = {0};
    char seed[24];
    plan_say_levels(&levels, p);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)p->seed);
    js_open(out, '{');
    js_named(out, "game", p->game->id);
    js_named(out, "levels", levels.at);
    js_named(out, "seed", seed); /* as a string: not every reader of JSON takes numbers of 64 bits */
    js_count(out, "games", t->all.games);
    js_count(out, "games_planned", plan_games(p));
    js_parts(out, t);
    if (t->census->rounds) js_histogram(out, "rounds", t->rounds, ROUNDS_MAX);
    js_histogram(out, "decisions", t->decisions, DECISIONS_COUNTED);
    js_tenths(out, t);
    js_key(out, "things"), js_open(out, '{');
    for (int i = 0; i < t->census->groups; i++) {
        const struct group *g = &t->census->group[i];
        js_key(out, census_group(t->census, g)), js_open(out, '[');
        for (int v = group_first(g); v < g->values; v++) js_thing(out, t, g, v);
        js_close(out, ']');
    }
    js_close(out, '}');
    js_close(out, '}');
    text_free(&levels);
}

/* -- Commas --------------------------------------------------------------------------------------- */

static void csv_text(struct text *out, const char *value)
{
    text_add(out, "\"");
    for (; *value; value++) text_put(out, *value == '"' ? "\"\"" : value, *value == '"' ? 2 : 1);
    text_add(out, "\",");
}

static void csv_names(struct text *out, const char *section, const char *group, const char *name)
{
    csv_text(out, section);
    csv_text(out, group);
    csv_text(out, name);
}

static void csv_share(struct text *out, const struct share *s)
{
    struct interval i = wilson(s->won, s->of);
    if (s->of)
        text_add(out, "%llu,%llu,%.6f,%.6f,%.6f,", (unsigned long long)s->won, (unsigned long long)s->of,
                 i.middle, i.low, i.high);
    else text_add(out, ",0,,,,");
}

static void csv_winners(struct text *out, const struct tally *t)
{
    for (enum cut cut = CUT_ALL; cut < CUTS; cut++) {
        struct part *parts;
        int n = figures_parts(t, cut, &parts);
        for (int i = 0; i < n; i++)
            for (int by_seat = t->plan->sides ? 0 : 1; by_seat <= 1; by_seat++)
                for (int w = 0; w < figures_whos(t, by_seat); w++) {
                    struct text name = {0};
                    figures_who(&name, t, by_seat, w);
                    csv_names(out, cut_names[cut], parts[i].name, name.at);
                    csv_share(out, part_share(t, &parts[i], by_seat, w));
                    text_add(out, "\n");
                    text_free(&name);
                }
        free(parts);
    }
    for (int i = 0; i < t->plan->levels; i++) {
        csv_names(out, "level", "", t->plan->level[i].name);
        csv_share(out, &t->level[i]);
        text_add(out, "\n");
    }
}

static void csv_things(struct text *out, const struct tally *t)
{
    const struct census *s = t->census;
    for (int i = 0; i < s->groups; i++) {
        const struct group *g = &s->group[i];
        for (int v = group_first(g); v < g->values; v++) {
            csv_names(out, "thing", census_group(s, g), census_name(s, g, v));
            csv_share(out, &tally_value(t, g, v)->actor);
            text_add(out, "%llu\n", (unsigned long long)tally_value(t, g, v)->times);
            for (int c = 0; c < s->columns; c++) {
                const struct column *column = &s->column[c];
                const struct cell *cell = &t->slot[column->first + v];
                if (&s->group[column->group] != g || !cell->times) continue;
                csv_names(out, s->game->rules.events[column->event].name, census_group(s, g), census_name(s, g, v));
                csv_share(out, &cell->actor);
                text_add(out, "%llu\n", (unsigned long long)cell->times);
            }
        }
    }
}

void report_csv(struct text *out, const struct tally *t)
{
    text_add(out, "section,group,name,won,of,rate,low,high,times\n");
    csv_winners(out, t);
    csv_things(out, t);
}
