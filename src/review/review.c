/* review.c: gathers the decisions of a record, looks at each, and draws the conclusions. */
#include "review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bots/threads.h"

enum {
    PLAYOUTS_LEAST = 24, PLAYOUTS_MOST = 400,
    APART = 3, /* decisions between two moments, at least */
};
const char review_level[] = "ismcts:400";
static const double MOVED = 40; /* thousandths: what moves no line by that much is no moment */

/* What one thread needs to look at decisions. */
struct bench {
    struct weigher *weigher;
    struct playground ground;
    _Alignas(64) u8 view[STATE_MAX];
};

/* -- Gathering ----------------------------------------------------------------------------------------------------- */

static void gather(struct review *r, struct table *t, int n, struct action **room)
{
    struct decision *d = &r->decision[n];
    struct action given = {0};
    MUST(table_go(t, n) && table_given(t, n, &d->who, &given));
    const struct action *option = table_options(t, d->who, &d->count);
    memcpy(*room, option, sizeof *option * (size_t)d->count);
    d->option = *room;
    *room += d->count;
    while (d->chosen < d->count && !same_action(d->option[d->chosen], given)) d->chosen++;
    MUST(d->chosen < d->count);
    d->state = r->states + (size_t)n * r->game->state_bytes;
    memcpy(d->state, table_state(t), r->game->state_bytes);
    bool taste = r->game->bot.is_flavour_choice && r->game->bot.is_flavour_choice(given);
    d->weighed = d->count > 1 && !taste && r->game->bot.redeal;
}

/* How many options all decisions have together. */
static size_t options_of(struct table *t, int decisions)
{
    size_t sum = 1;
    for (int n = 0, count; n < decisions; n++) {
        seat who = NOBODY;
        struct action given;
        MUST(table_go(t, n) && table_given(t, n, &who, &given));
        table_options(t, who, &count);
        sum += (size_t)count;
    }
    return sum;
}

/* Sides that somebody is on at the end; otherwise the seats. */
static void find_lines(struct review *r, struct table *t)
{
    const struct game_rules *rules = &r->game->rules;
    bool sides = rules->sides != NULL;
    struct context *c = table_context(t);
    for (seat s = 0; s < r->players; s++) sides = sides && rules->side(c, table_state(t), s) >= 0;
    for (int i = 0; sides && rules->sides[i] && r->lines < LINES_MAX; i++) {
        struct line *l = &r->line[r->lines];
        for (seat s = 0; s < r->players; s++)
            if (rules->side(c, table_state(t), s) == i) l->of |= only(s);
        if (!l->of) continue;
        strncpy(l->name, rules->sides[i], sizeof l->name - 1);
        l->side = i;
        r->lines++;
    }
    const struct speaker speaker = {.game = r->game, .content = r->content, .names = &r->names, .viewer = NOBODY};
    for (seat s = 0; s < r->players && !sides; s++) {
        struct text name = {0};
        say_thing(&name, &speaker, SEAT, s);
        strncpy(r->line[s].name, name.at, sizeof r->line[s].name - 1);
        r->line[s].of = only(s);
        r->line[s].side = -1;
        text_free(&name);
        r->lines++;
    }
}

static void find_end(struct review *r, struct table *t)
{
    struct playground *ground = aligned_alloc(64, (sizeof *ground + 63) / 64 * 64);
    MUST(ground);
    table_go(t, r->count);
    r->over = table_over(t);
    find_lines(r, t);
    int best = 0;
    for (seat s = 0; s < r->players && r->over; s++)
        best = max_int(best, r->game->rules.score(table_context(t), table_state(t), s));
    for (seat s = 0; s < r->players && r->over; s++)
        if (best && r->game->rules.score(table_context(t), table_state(t), s) == best) r->won |= only(s);
    *ground = (struct playground){.game = r->game, .content = r->content, .players = r->players};
    if (!r->over) curve_chances(ground, table_state(t), r->playouts, r->seed, &r->end);
    for (seat s = 0; s < r->players && r->over; s++) r->end.seat[s] = has_seat(r->won, s) ? 1000 : 0;
    for (int i = 0; i < CURVE_SIDES && r->over; i++) r->end.side[i] = -1;
    free(ground);
    const struct event *event = table_events(t, &r->events);
    r->event = malloc(sizeof *event * (size_t)(r->events + 1));
    MUST(r->event);
    memcpy(r->event, event, sizeof *event * (size_t)r->events);
}

struct review *review_new(struct table *t, u32 iterations, u64 seed)
{
    struct review *r = calloc(1, sizeof *r);
    MUST(r);
    int at = table_decisions(t);
    r->game = table_game(t);
    r->content = table_content(t);
    for (seat s = 0; s < SEATS_MAX; s++) {
        const char *name = table_speaker(t, NOBODY).names->seat[s];
        if (!name) continue;
        strncpy(r->name[s], name, sizeof r->name[s] - 1);
        r->names.seat[s] = r->name[s];
    }
    r->players = table_setup(t)->players;
    r->iterations = iterations;
    r->playouts = (u32)max_int(PLAYOUTS_LEAST, min_int((int)(iterations / 3), PLAYOUTS_MOST));
    r->seed = seed;
    r->count = table_length(t);
    r->decision = calloc((size_t)r->count + 1, sizeof *r->decision);
    r->states = malloc(((size_t)r->count + 1) * r->game->state_bytes);
    r->pool = malloc(options_of(t, r->count) * sizeof *r->pool);
    MUST(r->decision && r->states && r->pool);
    struct action *room = r->pool;
    for (int n = 0; n < r->count; n++) gather(r, t, n, &room);
    find_end(r, t);
    table_go(t, at);
    return r;
}

/* -- Looking at decisions ------------------------------------------------------------------------------------------ */

static struct bench *bench_new(const struct review *r)
{
    struct bench *b = aligned_alloc(64, (sizeof *b + 63) / 64 * 64);
    MUST(b);
    memset(b, 0, sizeof *b);
    b->ground = (struct playground){.game = r->game, .content = r->content, .players = r->players};
    b->weigher = weigher_new(r->game, r->content, r->players, r->iterations, false);
    MUST(b->weigher);
    return b;
}

static void bench_free(struct bench *b)
{
    if (b) weigher_free(b->weigher);
    free(b);
}

void review_free(struct review *r)
{
    if (!r) return;
    bench_free(r->bench);
    free(r->decision);
    free(r->states);
    free(r->pool);
    free(r->event);
    free(r);
}

/* Luck of its own for each decision, so that they can be looked at in any order. */
static u64 seed_of(const struct review *r, int n)
{
    return (r->seed + 1) * 0xD1342543DE82EF95u + (u64)n * 0xA0761D6478BD642Fu;
}

static void look(struct review *r, struct bench *b, int n)
{
    struct decision *d = &r->decision[n];
    if (d->weighed) {
        state_redact(r->game, r->content, d->state, d->who, b->view);
        weigh(b->weigher, b->view, d->who, d->option, d->count, d->chosen, seed_of(r, n), &d->result);
        d->grade = weighed_grade(&d->result);
    }
    curve_chances(&b->ground, d->state, r->playouts, ~seed_of(r, n), &d->before);
    d->done = true;
}

bool review_step(struct review *r)
{
    int n = atomic_fetch_add(&r->next, 1);
    if (n >= r->count) return false;
    if (!r->bench) r->bench = bench_new(r);
    look(r, r->bench, n);
    atomic_fetch_add(&r->done, 1);
    return n + 1 < r->count;
}

struct crew {
    struct review *r;
    bool (*stop)(void);
    void (*progress)(void *who, int done, int all); /* of the first thread only */
    void *who;
};

static void *work(void *of)
{
    struct crew *crew = of;
    struct review *r = crew->r;
    struct bench *b = bench_new(r);
    for (int n; !(crew->stop && crew->stop()) && (n = atomic_fetch_add(&r->next, 1)) < r->count;) {
        look(r, b, n);
        int done = atomic_fetch_add(&r->done, 1) + 1;
        if (crew->progress) crew->progress(crew->who, done, r->count);
    }
    bench_free(b);
    return NULL;
}

void review_run(struct review *r, int threads, bool (*stop)(void), void (*progress)(void *who, int done, int all),
                void *who)
{
    struct crew crew = {r, stop, progress, who}, quiet = {r, stop, NULL, NULL};
    thread helper[THREADS_MAX];
    int helpers = 0;
    while (helpers < min_int(threads, THREADS_MAX) - 1 && thread_begin(&helper[helpers], work, &quiet)) helpers++;
    work(&crew);
    while (helpers) thread_end(helper[--helpers]);
}

void review_what_if(const struct review *r, int n, int option, u32 playings, struct weighed *out)
{
    _Alignas(64) u8 view[STATE_MAX];
    const struct decision *d = &r->decision[n];
    struct weigher *w = weigher_new(r->game, r->content, r->players, 2 * playings, true);
    MUST(w);
    state_redact(r->game, r->content, d->state, d->who, view);
    weigh_two(w, view, d->who, d->option[d->chosen], d->option[option], seed_of(r, n), 1, out);
    out->best = option;
    weigher_free(w);
}

/* -- Conclusions --------------------------------------------------------------------------------------------------- */

static const struct chances *chances_at(const struct review *r, int n)
{
    return n < r->finished ? &r->decision[n].before : &r->end;
}

/* The mean over the seats of a line. */
static double mean_of_line(const struct review *r, int line, const double *by_seat)
{
    double sum = 0;
    int count = 0;
    for (seat s = 0; s < r->players; s++)
        if (has_seat(r->line[line].of, s)) sum += by_seat[s], count++;
    return count ? sum / count : 0;
}

double review_chance(const struct review *r, int line, int n)
{
    const struct chances *at = chances_at(r, n);
    int side = r->line[line].side;
    return side >= 0 && side < CURVE_SIDES && at->side[side] >= 0 ? at->side[side] : mean_of_line(r, line, at->seat);
}

double review_change(const struct review *r, int line, int n)
{
    return review_chance(r, line, n + 1) - review_chance(r, line, n);
}

/* What the choice itself has changed for each seat. A loss that may be noise counts as none. */
static const double *skill_of(const struct decision *d)
{
    static const double none[SEATS_MAX];
    return d->weighed && d->grade > GRADE_GOOD ? d->result.shift : none;
}

double review_luck(const struct review *r, int line, int n)
{
    return review_change(r, line, n) - mean_of_line(r, line, skill_of(&r->decision[n]));
}

int review_line_of(const struct review *r, seat who)
{
    for (int i = 0; i < r->lines; i++)
        if (has_seat(r->line[i].of, who)) return i;
    return -1;
}

double review_brier(const struct review *r)
{
    double sum = 0;
    int n = 0;
    for (int i = 0; i < r->finished && r->over; i++)
        for (seat s = 0; s < r->players; s++) {
            double miss = r->decision[i].before.seat[s] / 1000 - has_seat(r->won, s);
            sum += miss * miss;
            n++;
        }
    return n ? sum / n : 0;
}

static void add_up(struct review *r)
{
    bool begun = false; /* before it, players only settle who plays what */
    for (int n = 0; n < r->finished; n++) {
        struct decision *d = &r->decision[n];
        struct played *p = &r->played[d->who];
        begun |= d->weighed;
        p->decisions += d->weighed;
        if (d->weighed) p->graded[d->grade]++;
        if (d->weighed && d->grade > GRADE_GOOD) p->loss += d->result.loss;
        for (seat s = 0; s < r->players && begun; s++)
            r->played[s].luck += chances_at(r, n + 1)->seat[s] - d->before.seat[s] - skill_of(d)[s];
        for (int i = 0; i < r->lines; i++) {
            double luck = review_luck(r, i, n);
            r->line[i].luck += luck;
            r->line[i].skill += review_change(r, i, n) - luck;
        }
    }
}

/* How much a decision and what came after it decided: the widest swing of a line, or what the choice has cost. */
static double weight_of(const struct review *r, int n)
{
    const struct decision *d = &r->decision[n];
    double most = d->weighed && d->grade >= GRADE_MISTAKE ? d->result.loss : 0;
    for (int i = 0; i < r->lines; i++) most = fmax(most, fabs(review_change(r, i, n)));
    return most;
}

static bool is_apart(const struct review *r, int n)
{
    for (int i = 0; i < r->moments; i++)
        if (abs(r->moment[i] - n) < APART) return false;
    return true;
}

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void find_moments(struct review *r)
{
    while (r->moments < MOMENTS) {
        int best = -1;
        double most = MOVED;
        for (int n = 0; n < r->finished; n++)
            if (is_apart(r, n) && weight_of(r, n) > most) most = weight_of(r, n), best = n;
        if (best < 0) break;
        r->moment[r->moments++] = best;
    }
    qsort(r->moment, (size_t)r->moments, sizeof *r->moment, by_number);
}

void review_end(struct review *r)
{
    r->finished = 0;
    while (r->finished < r->count && r->decision[r->finished].done) r->finished++;
    if (r->finished < r->count && r->finished) { /* it was stopped: the curve ends there */
        r->finished--;
        r->end = r->decision[r->finished].before;
        r->over = false;
    }
    memset(r->played, 0, sizeof r->played);
    for (int i = 0; i < r->lines; i++) r->line[i].skill = r->line[i].luck = 0;
    r->moments = 0;
    add_up(r);
    find_moments(r);
}
