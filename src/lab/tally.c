/* tally.c: adds the outcome of a game to the counts. */
#include "tally.h"

#include <stdlib.h>

void tally_open(struct tally *t, const struct plan *p, const struct census *s)
{
    *t = (struct tally){.plan = p, .census = s};
    t->slot = calloc(s->slots + 1, sizeof *t->slot);
    t->value = calloc(s->values + 1, sizeof *t->value);
    t->strata = calloc(s->values + 1, sizeof *t->strata);
    t->acted = calloc(s->values + 1, sizeof *t->acted);
    t->value_of = calloc(s->slots + 1, sizeof *t->value_of);
    MUST(t->slot && t->value && t->strata && t->acted && t->value_of);
    for (int c = 0; c < s->columns; c++) {
        const struct group *g = &s->group[s->column[c].group];
        for (u32 v = 0; v < g->values; v++) t->value_of[s->column[c].first + v] = g->first + v;
    }
}

void tally_close(struct tally *t)
{
    free(t->slot);
    free(t->value);
    free(t->strata);
    free(t->acted);
    free(t->value_of);
    *t = (struct tally){0};
}

static void count(struct share *s, bool won)
{
    s->of++;
    s->won += won;
}

struct sides outcome_sides(const struct outcome *o, const struct plan *p)
{
    struct sides sides = {0, 0};
    for (seat s = 0; s < p->setup[o->setup].players; s++) {
        if (o->side[s] < 0) continue;
        sides.present |= (u8)(1u << o->side[s]);
        if (has_seat(o->winners, s)) sides.won |= (u8)(1u << o->side[s]);
    }
    return sides;
}

static void count_sides(struct share side[SIDES_MAX], struct sides sides)
{
    for (int i = 0; i < SIDES_MAX; i++)
        if (sides.present >> i & 1) count(&side[i], sides.won >> i & 1);
}

static void add_result(struct setup_tally *t, const struct outcome *o, int players, struct sides sides)
{
    t->games++;
    t->unfinished += o->unfinished;
    t->nobody += !o->winners;
    for (seat s = 0; s < players; s++) count(&t->seat[s], has_seat(o->winners, s));
    count_sides(t->side, sides);
    sums_add(&t->rounds, o->rounds);
    sums_add(&t->decisions, o->decisions);
}

/* -- Where it was decided -------------------------------------------------------------------------- */

/* Those with the best chance: equals lead together. */
static seats leaders_of(const struct outcome *o, int tenth, int players)
{
    int best = 0;
    seats leaders = 0;
    for (seat s = 0; s < players; s++) {
        int chance = o->chance[tenth][s];
        if (s && chance < best) continue;
        leaders = (seats)((s && chance == best ? leaders : 0) | only(s));
        best = chance;
    }
    return leaders;
}

/* A game is settled at the first tenth from which only later winners lead; a loser who leads unsettles it. */
static void add_tenths(struct tally *t, const struct outcome *o, int players)
{
    int settled = TENTHS;
    for (int i = 0; i < o->tenths; i++) {
        struct tenth *tenth = &t->tenth[i];
        int best = 0, worst = 1000;
        for (seat s = 0; s < players; s++) {
            int chance = o->chance[i][s];
            best = max_int(best, chance);
            worst = min_int(worst, chance);
            if (!has_seat(o->winners, s)) continue;
            tenth->winners++;
            tenth->winners_chance += (u64)chance;
        }
        seats leaders = leaders_of(o, i, players);
        int right = __builtin_popcount(leaders & o->winners);
        tenth->games++;
        tenth->leader_won += (u64)(WHOLE * right / __builtin_popcount(leaders));
        tenth->spread += (u64)(best - worst);
        if (leaders & ~o->winners) settled = TENTHS;
        else if (settled == TENTHS) settled = i;
    }
    t->settled[settled]++;
}

/* -- Things --------------------------------------------------------------------------------------- */

static void add_cell(struct cell *cell, const struct outcome *o, u32 times, seats who, struct sides sides, bool first)
{
    cell->times += times;
    for (seat s = 0; who >> s; s++)
        if (has_seat(who, s)) count(&cell->actor, has_seat(o->winners, s));
    if (!first) return;
    cell->games++;
    count_sides(cell->side, sides);
}

/* Values of a group occur in several slots; a seat that acted in two of them counts once. */
static void add_marks(struct tally *t, const struct outcome *o, int players, struct sides sides)
{
    enum { SEEN = 1 << SEATS_MAX };
    for (u32 i = 0; i < o->marks; i++) {
        const struct mark *m = &o->mark[i];
        u32 value = t->value_of[m->slot];
        u16 *acted = &t->acted[value];
        seats fresh = (seats)(m->who & ~*acted);
        add_cell(&t->slot[m->slot], o, m->times, m->who, sides, true);
        add_cell(&t->value[value], o, m->times, fresh, sides, !(*acted & SEEN));
        for (seat s = 0; s < players; s++)
            if (has_seat(fresh, s)) count(&t->strata[value][stratum_of(players, o->side[s])], has_seat(o->winners, s));
        *acted |= (u16)(m->who | SEEN);
    }
    for (u32 i = 0; i < o->marks; i++) t->acted[t->value_of[o->mark[i].slot]] = 0;
}

void tally_add(struct tally *t, const struct outcome *o)
{
    const struct plan *p = t->plan;
    int players = p->setup[o->setup].players;
    struct sides sides = outcome_sides(o, p);
    add_result(&t->all, o, players, sides);
    add_result(&t->setup[o->setup], o, players, sides);
    for (seat s = 0; s < players; s++) {
        bool won = has_seat(o->winners, s);
        count(&t->seats[stratum_of(players, o->side[s])], won);
        count(&t->level[plan_level(p, (int)o->setup, o->number, s, o->side[s])], won);
    }
    t->rounds[min_int((int)(o->rounds & INT32_MAX), ROUNDS_MAX - 1)]++;
    t->decisions[min_int((int)(o->decisions & INT32_MAX), DECISIONS_COUNTED - 1)]++;
    if (o->tenths && o->winners) add_tenths(t, o, players);
    add_marks(t, o, players, sides);
}
