/* figures.c: sums up parts of a tally, and puts things in order. */
#include "figures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const cut_names[CUTS] = {"all", "players", "scenario", "set-up"};

/* -- Parts ---------------------------------------------------------------------------------------- */

static void add_share(struct share *to, const struct share *from)
{
    to->won += from->won;
    to->of += from->of;
}

static void add_sums(struct sums *to, const struct sums *from)
{
    to->count += from->count;
    to->sum += from->sum;
    to->squares += from->squares;
}

static void add_part(struct setup_tally *to, const struct setup_tally *from)
{
    to->games += from->games;
    to->unfinished += from->unfinished;
    to->nobody += from->nobody;
    for (int i = 0; i < SEATS_MAX; i++) add_share(&to->seat[i], &from->seat[i]);
    for (int i = 0; i < SIDES_MAX; i++) add_share(&to->side[i], &from->side[i]);
    add_sums(&to->rounds, &from->rounds);
    add_sums(&to->decisions, &from->decisions);
}

static void name_part(struct text *out, const struct tally *t, enum cut cut, int setup)
{
    const struct plan *p = t->plan;
    const struct setup *s = &p->setup[setup];
    switch (cut) {
    case CUT_PLAYERS: text_add(out, "%d players", s->players); return;
    case CUT_SCENARIO:
        text_add(out, "%s",
                 content_string(p->content, content_row(p->content, p->game->scenario_kind, s->scenario)->id));
        return;
    case CUT_SETUP: plan_say_setup(out, p, setup); return;
    case CUT_ALL: case CUTS: break;
    }
    text_add(out, "all games");
}

int figures_parts(const struct tally *t, enum cut cut, struct part **parts)
{
    const struct plan *p = t->plan;
    int n = 0;
    *parts = calloc((size_t)p->setups + 1, sizeof **parts);
    MUST(*parts);
    for (int i = 0; i < p->setups; i++) {
        struct text name = {0};
        int at = 0;
        if (!t->setup[i].games || (cut == CUT_SCENARIO && !p->setup[i].scenario)) continue;
        name_part(&name, t, cut, i);
        while (at < n && strcmp((*parts)[at].name, name.at) != 0) at++;
        if (at == n) snprintf((*parts)[n++].name, sizeof (*parts)->name, "%s", name.at);
        add_part(&(*parts)[at].sum, &t->setup[i]);
        text_free(&name);
    }
    return n;
}

int figures_whos(const struct tally *t, bool by_seat)
{
    int most = 0;
    if (t->plan->sides && !by_seat) return t->plan->sides;
    for (int i = 0; i < t->plan->setups; i++) most = max_int(most, t->plan->setup[i].players);
    return most;
}

void figures_who(struct text *out, const struct tally *t, bool by_seat, int i)
{
    if (t->plan->sides && !by_seat) text_add(out, "%s", t->plan->game->rules.sides[i]);
    else text_add(out, "seat %d", i + 1);
}

const struct share *part_share(const struct tally *t, const struct part *p, bool by_seat, int i)
{
    return t->plan->sides && !by_seat ? &p->sum.side[i] : &p->sum.seat[i];
}

/* -- Things --------------------------------------------------------------------------------------- */

int figures_judge(const struct tally *t, const struct group *g)
{
    for (int v = group_first(g); v < g->values; v++)
        if (tally_value(t, g, v)->actor.of) return BY_ACTOR;
    return t->plan->sides ? 0 : BY_NOBODY;
}

static struct effect_of actors_effect(const struct tally *t, u32 value)
{
    struct strata sum = {0};
    for (int i = 0; i < STRATA; i++) {
        const struct share *with = &t->strata[value][i], *all = &t->seats[i];
        strata_add(&sum, with->won, with->of, all->won - with->won, all->of - with->of);
    }
    if (sum.weight <= 0) return (struct effect_of){.change = strata_difference(&sum)};
    return (struct effect_of){sum.with_of >= FEW && sum.without_of >= FEW, sum.with / sum.weight,
                              sum.without / sum.weight, strata_difference(&sum)};
}

struct effect_of figures_effect(const struct tally *t, const struct group *g, int value, int by)
{
    if (by == BY_NOBODY) return (struct effect_of){0};
    if (by == BY_ACTOR) return actors_effect(t, g->first + (u32)value);
    const struct share *with = &tally_value(t, g, value)->side[by], *all = &t->all.side[by];
    struct share without = {all->won - with->won, all->of - with->of};
    return (struct effect_of){with->of >= FEW && without.of >= FEW, wilson(with->won, with->of).middle,
                              wilson(without.won, without.of).middle,
                              difference(with->won, with->of, without.won, without.of)};
}

/* For sorting: qsort_r is not the same everywhere, so each value carries what it is sorted by. */
struct ranked {
    int value;
    bool known;
    double weight;
};

static int by_weight(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    if (x->known != y->known) return y->known - x->known;
    if (x->weight != y->weight) return x->weight < y->weight ? 1 : -1;
    return x->value - y->value;
}

static int sorted(struct ranked *list, int n, int **values)
{
    qsort(list, (size_t)n, sizeof *list, by_weight);
    *values = calloc((size_t)n + 1, sizeof **values);
    MUST(*values);
    for (int i = 0; i < n; i++) (*values)[i] = list[i].value;
    return n;
}

int figures_ranked(const struct tally *t, const struct group *g, int by, int **values)
{
    struct ranked list[256];
    int n = 0;
    for (int v = group_first(g); v < g->values; v++) {
        const struct cell *cell = tally_value(t, g, v);
        if (!cell->times) continue;
        struct effect_of e = figures_effect(t, g, v, by);
        list[n++] = (struct ranked){v, e.known, e.known ? e.change.middle : (double)cell->times};
    }
    return sorted(list, n, values);
}

int figures_hottest(const struct tally *t, const struct group *g, int **values)
{
    struct ranked list[256];
    int n = 0;
    for (int v = group_first(g); v < g->values; v++)
        if (tally_value(t, g, v)->times) list[n++] = (struct ranked){v, true, (double)tally_value(t, g, v)->times};
    return sorted(list, n, values);
}

bool column_is_common(const struct tally *t, const struct column *column)
{
    const struct group *g = &t->census->group[column->group];
    int here = 0, anywhere = 0;
    for (int v = group_first(g); v < g->values; v++) {
        here += t->slot[column->first + v].times > 0;
        anywhere += tally_value(t, g, v)->times > 0;
    }
    return here > 0 && here < anywhere && here * 5 >= anywhere * 4;
}

double figures_leader(const struct tenth *d) { return (double)d->leader_won / WHOLE / (double)d->games; }

/* -- Length ---------------------------------------------------------------------------------------- */

int figures_step(int from, int to, int bins)
{
    static const int nice[] = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000};
    int i = 0;
    while (i < COUNT(nice) - 1 && (to / nice[i] - from / nice[i] + 1) > bins) i++;
    return nice[i];
}

int figures_quantile(const u64 *histogram, int bins, double share)
{
    u64 all = 0, below = 0;
    for (int i = 0; i < bins; i++) all += histogram[i];
    for (int i = 0; i < bins; i++)
        if ((double)(below += histogram[i]) >= share * (double)all && below) return i;
    return 0;
}

void figures_title(struct text *out, const struct tally *t)
{
    const struct plan *p = t->plan;
    text_add(out, "%s: %llu games, ", p->game->name, (unsigned long long)t->all.games);
    if (p->setups > 1) text_add(out, "%d set-ups, ", p->setups);
    else plan_say_setup(out, p, 0), text_add(out, ", ");
    text_add(out, "seed %llu, played by ", (unsigned long long)p->seed);
    plan_say_levels(out, p);
}
