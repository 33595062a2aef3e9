/* compare.c: paired differences, computed and printed. */
#include "compare.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void comparison_open(struct comparison *c, const struct plan *a, const struct plan *b)
{
    *c = (struct comparison){.plan = {a, b}};
    for (int i = 0; i < 2; i++) {
        c->brief[i] = calloc(plan_games(c->plan[i]) + 1, sizeof *c->brief[i]);
        MUST(c->brief[i]);
    }
}

void comparison_close(struct comparison *c)
{
    free(c->brief[0]);
    free(c->brief[1]);
    *c = (struct comparison){0};
}

void comparison_take(struct comparison *c, int which, const struct outcome *o)
{
    const struct plan *p = c->plan[which];
    c->brief[which][o->number * (u32)p->setups + o->setup] =
        (struct brief){true, o->winners, outcome_sides(o, p), o->rounds, o->decisions};
}

/* -- Differences ---------------------------------------------------------------------------------- */

static void add_pair(struct change *to, long long a, long long b)
{
    sums_add(&to->of[0], a);
    sums_add(&to->of[1], b);
    sums_add(&to->change, b - a);
}

static void name_lines(const struct comparison *c, struct change *list, int sides, int places)
{
    int n = 0;
    for (int i = 0; i < sides; i++)
        snprintf(list[n++].name, sizeof list->name, "won by %s", c->plan[0]->game->rules.sides[i]);
    for (int i = 0; i < places; i++) snprintf(list[n++].name, sizeof list->name, "won by seat %d", i + 1);
    snprintf(list[n++].name, sizeof list->name, "won by nobody");
    for (int i = 0; i < n; i++) list[i].rate = true;
    snprintf(list[n++].name, sizeof list->name, "decisions");
    if (c->rounds) snprintf(list[n].name, sizeof list->name, "rounds");
}

int comparison_changes(const struct comparison *c, struct change list[CHANGES_MAX], u64 *pairs, u64 *unlike)
{
    const struct plan *a = c->plan[0], *b = c->plan[1];
    int sides = a->sides, places = a->game->most_players, nobody = sides + places;
    memset(list, 0, sizeof *list * CHANGES_MAX);
    name_lines(c, list, sides, places);
    *pairs = *unlike = 0;
    for (u32 i = 0; i < plan_games(a); i++) {
        const struct brief *x = &c->brief[0][i], *y = &c->brief[1][i];
        if (!x->played || !y->played) continue;
        int setup = (int)(i % (u32)a->setups), players = min_int(a->setup[setup].players, b->setup[setup].players);
        ++*pairs;
        *unlike += x->winners != y->winners || x->decisions != y->decisions || x->rounds != y->rounds;
        for (int s = 0; s < sides; s++)
            if (x->sides.present & y->sides.present & 1 << s)
                add_pair(&list[s], x->sides.won >> s & 1, y->sides.won >> s & 1);
        for (seat s = 0; s < players; s++) add_pair(&list[sides + s], has_seat(x->winners, s), has_seat(y->winners, s));
        add_pair(&list[nobody], !x->winners, !y->winners);
        add_pair(&list[nobody + 1], x->decisions, y->decisions);
        if (c->rounds) add_pair(&list[nobody + 2], x->rounds, y->rounds);
    }
    return nobody + 2 + c->rounds;
}

/* -- In words ------------------------------------------------------------------------------------- */

void comparison_table(struct text *out, const struct comparison *c)
{
    struct change list[CHANGES_MAX];
    u64 pairs, unlike;
    int n = comparison_changes(c, list, &pairs, &unlike);
    text_add(out, "%s: %llu games, each played twice with the same seed\n", c->plan[0]->game->name,
             (unsigned long long)pairs);
    text_add(out, "  A: %s\n  B: %s\n", c->name[0], c->name[1]);
    if (pairs && !unlike) text_add(out, "No game went differently.\n");
    if (!pairs || !unlike) return;
    text_add(out, "  %.1f %% of the games went differently.\n\n%-18s %9s %9s %9s   95 %% interval\n",
             100 * (double)unlike / (double)pairs, "", "A", "B", "B - A");
    for (int i = 0; i < n; i++) {
        const struct change *l = &list[i];
        double times = l->rate ? 100 : 1;
        struct interval change = mean_of(&l->change);
        if (!l->change.count) continue;
        const char *unit = l->rate ? " %" : "  ";
        text_add(out, "%-18.18s %7.1f%s %7.1f%s %+7.1f%s   ", l->name, times * mean_of(&l->of[0]).middle, unit,
                 times * mean_of(&l->of[1]).middle, unit, times * change.middle, unit);
        if (isfinite(change.low))
            text_add(out, "%+.1f to %+.1f%s%s", times * change.low, times * change.high, l->rate ? " %" : "",
                     change.low > 0 || change.high < 0 ? "  *" : "");
        text_add(out, "\n");
    }
    text_add(out, "* the interval does not contain 0\n");
}

static void js_real(struct text *out, const char *key, double value)
{
    char number[64];
    js_key(out, key);
    if (!isfinite(value)) {
        js_null(out);
        return;
    }
    snprintf(number, sizeof number, "%.6f", value);
    js_raw(out, number);
}

void comparison_json(struct text *out, const struct comparison *c)
{
    struct change list[CHANGES_MAX];
    u64 pairs, unlike;
    int n = comparison_changes(c, list, &pairs, &unlike);
    js_open(out, '{');
    js_key(out, "game"), js_string(out, c->plan[0]->game->id);
    js_key(out, "a"), js_string(out, c->name[0]);
    js_key(out, "b"), js_string(out, c->name[1]);
    js_key(out, "pairs"), js_int(out, (long long)pairs);
    js_key(out, "unlike"), js_int(out, (long long)unlike);
    js_key(out, "changes"), js_open(out, '[');
    for (int i = 0; i < n; i++) {
        struct interval change = mean_of(&list[i].change);
        if (!list[i].change.count) continue;
        js_open(out, '{');
        js_key(out, "name"), js_string(out, list[i].name);
        js_key(out, "pairs"), js_int(out, (long long)list[i].change.count);
        js_real(out, "a", mean_of(&list[i].of[0]).middle);
        js_real(out, "b", mean_of(&list[i].of[1]).middle);
        js_real(out, "change", change.middle);
        js_real(out, "low", change.low);
        js_real(out, "high", change.high);
        js_close(out, '}');
    }
    js_close(out, ']');
    js_close(out, '}');
}
