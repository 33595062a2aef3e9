/* search.c: a search as a whole: its workers, the threads that they share, and their common result. */
#include "search.h"

#include <stdlib.h>
#include <string.h>

#include "threads.h"
#include "worker.h"

enum {
    WORKERS_MOST = 8,  /* more cores than that gain nothing: the trees of many workers are small */
    SERIALS = 1000000,
};
static const double CONVINCED = 1.0; /* standard errors by which a rival must be better than the quick bot's choice */
static const double NOTABLE = 5.0;   /* thousandths: for less nobody would play something odd */

struct search {
    int threads, workers;
    int serial; /* of this search: its tickets begin with it */
    u32 misses; /* thousandths: see search_miss */
    enum { HERE, LENT, FOUND } where[WORKERS_MOST];
    atomic_int next; /* the next worker that waits for a thread; of steps, the one that is at work */
    int begun;       /* workers that steps have begun */
    struct worker *worker[];
};

/* -- The quick bot ------------------------------------------------------------------------------------------------ */

int quick_answer(struct context *c, const struct game *game, const struct content *content, void *copy,
                 const void *view, seat who, const struct action *option, int count, struct random *luck)
{
    if (!game->bot.choose) return (int)random_below(luck, (u32)count);
    memcpy(copy, view, game->state_bytes);
    context_open(c, game, content, copy);
    memcpy(c->option, option, sizeof *option * (size_t)count);
    c->count = (u16)count;
    c->seat = who;
    c->pending = only(who);
    int chosen = game->bot.choose(c, copy, who, luck);
    MUST(chosen >= 0 && chosen < count);
    return chosen;
}

/* -- Workers ------------------------------------------------------------------------------------------------------ */

/* Their number follows from the iterations alone, and so does what they find, however many threads run them. */
static int workers_for(u32 iterations) { return max_int(1, min_int((int)(iterations / WORK_LEAST), WORKERS_MOST)); }

static u32 share(u32 iterations, int worker, int workers)
{
    return iterations / (u32)workers + ((u32)worker < iterations % (u32)workers);
}

size_t search_bytes(const struct game *game, const struct budget *b)
{
    size_t bytes = sizeof(struct search);
    int workers = workers_for(b->iterations);
    for (int i = 0; i < workers; i++)
        bytes += sizeof(struct worker *) + worker_bytes(game, share(b->iterations, i, workers));
    return bytes;
}

struct search *search_new(const struct game *game, const struct content *content, const struct budget *budget)
{
    int workers = workers_for(budget->iterations);
    struct search *s = calloc(1, sizeof *s + (size_t)workers * sizeof s->worker[0]);
    if (!s) return NULL;
    s->threads = budget->threads;
    s->workers = workers;
    for (int i = 0; i < workers; i++)
        if (!(s->worker[i] = worker_new(game, content, budget, share(budget->iterations, i, workers)))) {
            search_free(s);
            return NULL;
        }
    return s;
}

void search_free(struct search *s)
{
    for (int i = 0; s && i < s->workers; i++) worker_free(s->worker[i]);
    free(s);
}

u32 search_iterations(const struct search *s)
{
    u32 sum = 0;
    for (int i = 0; i < s->workers; i++) sum += s->worker[i]->done;
    return sum;
}

void search_even(struct search *s, u32 iterations)
{
    for (int i = 0; i < s->workers; i++) s->worker[i]->least = share(iterations, i, s->workers);
}

/* -- What they have found ----------------------------------------------------------------------------------------- */

static u32 most_visited(const struct tree *t, u32 node)
{
    u32 best = t->node[node].first;
    for (u32 e = best; e != NO_EDGE; e = t->edge[e].next)
        if (t->edge[e].visits > t->edge[best].visits) best = e;
    return best;
}

/* What is expected to follow an edge: from node to node, each seat does what it did most often. */
static void expect_line(const struct tree *t, u32 edge, struct thought *thought)
{
    enum { TRUSTED = 8 }; /* visits that make a move worth showing */
    for (u32 node = t->edge[edge].child; node != NO_NODE && thought->moves < LINE_MAX_MOVES;
         node = t->edge[edge].child) {
        edge = most_visited(t, node);
        if (edge == NO_EDGE || t->edge[edge].visits < TRUSTED) return;
        thought->line[thought->moves++] = (struct line_move){t->node[node].seat, t->edge[edge].action};
    }
}

/* Adds up the workers' roots in their order. */
static void conclude(const struct search *s, const struct action *option, int count, struct thought *thought)
{
    for (int i = 0; i < count; i++) {
        u64 sum = 0;
        const struct tree *widest = NULL;
        u32 there = NO_EDGE, most = 0;
        thought[i] = (struct thought){.option = option[i]};
        for (int k = 0; k < s->workers; k++) {
            const struct tree *t = &s->worker[k]->tree;
            u32 e = t->node[0].first;
            while (e != NO_EDGE && !same_action(t->edge[e].action, option[i])) e = t->edge[e].next;
            if (e == NO_EDGE) continue;
            sum += t->edge[e].sum;
            thought[i].visits += t->edge[e].visits;
            if (t->edge[e].visits > most) most = t->edge[e].visits, widest = t, there = e;
        }
        thought[i].value = thought[i].visits ? (int)(sum / thought[i].visits) : -1;
        if (widest) expect_line(widest, there, &thought[i]);
    }
}

/* Adds up what the workers have found about each option in comparison, by what the first of them played for. */
static void add_rivals(const struct search *s, int count, struct rival *sum)
{
    memset(sum, 0, sizeof *sum * (size_t)count);
    for (int k = 0; k < s->workers; k++)
        for (int i = 0; i < count && s->worker[k]->decided == s->worker[0]->decided; i++) {
            const struct rival *r = &s->worker[k]->rival[i];
            sum[r->option].tries += r->tries;
            sum[r->option].lead += r->lead;
            sum[r->option].squares += r->squares;
        }
}

/* By how much an option must be better than the quick bot's choice, in thousandths. Who is nearly sure to win or to lose
 * sees clearly: there small differences matter, and how one stands is told in smaller steps. The first worker alone says
 * how sure that is: it is never lent. */
static double least_lead(const struct search *s)
{
    const struct worker *w = s->worker[0];
    const struct edge *liked = &w->tree.edge[w->tree.node[0].favourite];
    double chance = liked->visits ? (double)liked->sum / liked->visits / 1000 : 0;
    double missed = s->misses * 4 * chance * (1 - chance);
    return w->decided ? 0 : missed > NOTABLE ? missed : NOTABLE;
}

/* The option that is clearly better than the quick bot's choice, or that choice itself. */
static int decide(const struct search *s, int count)
{
    int best = s->worker[0]->favourite;
    double most = 0, least = least_lead(s);
    struct rival sum[OPTIONS_MAX];
    add_rivals(s, count, sum);
    for (int i = 0; i < count; i++) {
        if (sum[i].tries < RIVAL_TRIES) continue;
        double lead = lead_of(&sum[i]), sure = lead - CONVINCED * error_of(&sum[i]);
        if (lead >= least && sure > most) most = sure, best = i;
    }
    return best;
}

void search_leads(const struct search *s, struct lead *lead)
{
    struct rival sum[OPTIONS_MAX];
    int count = s->worker[0]->count;
    add_rivals(s, count, sum);
    for (int i = 0; i < count; i++)
        lead[i] = sum[i].tries ? (struct lead){sum[i].tries, lead_of(&sum[i]), error_of(&sum[i])} : (struct lead){0};
}

bool search_watch(struct search *s, int players)
{
    bool fine = true;
    for (int i = 0; i < s->workers; i++) {
        struct worker *w = s->worker[i];
        w->players = players;
        if (!w->watched) w->watched = calloc(OPTIONS_MAX, sizeof *w->watched);
        fine &= w->watched != NULL;
    }
    return fine;
}

struct watched search_watched(const struct search *s, int option)
{
    struct watched all = {0};
    for (int k = 0; k < s->workers; k++) {
        const struct watched *seen = &s->worker[k]->watched[option];
        all.tries += seen->tries;
        for (int i = 0; i < WATCHED; i++) {
            all.sum[i] += seen->sum[i];
            all.squares[i] += seen->squares[i];
        }
    }
    return all;
}

/* -- Thinking ------------------------------------------------------------------------------------------------------ */

void search_heed(struct search *s, const atomic_bool *stop)
{
    for (int i = 0; i < s->workers; i++) s->worker[i]->stop = stop;
}

void search_begin(struct search *s, const void *view, seat who, const struct action *option, int count, u64 seed,
                  bool all)
{
    for (int i = 0; i < s->workers; i++) {
        struct worker *w = s->worker[i];
        w->view = view;
        w->who = who;
        w->option = option;
        w->count = count;
        w->all = all;
        w->seed = seed + (u64)i * 0xD1B54A32D192ED03u;
        random_seed(&w->luck, w->seed);
        w->favourite = i ? s->worker[0]->favourite
                         : quick_answer(&w->c, w->game, w->content, w->state, view, who, option, count, &w->luck);
        atomic_store_explicit(&w->done, 0, memory_order_relaxed);
    }
    s->begun = 0;
    s->next = 0;
    s->serial = (s->serial + 1) % SERIALS;
    memset(s->where, 0, sizeof s->where);
}

void search_proud(struct search *s)
{
    for (int i = 0; i < s->workers; i++) s->worker[i]->proud = s->worker[i]->game->bot.standing != NULL;
}

void search_miss(struct search *s, u32 thousandths) { s->misses = thousandths; }

void search_against(struct search *s, int option)
{
    for (int i = 0; i < s->workers; i++) s->worker[i]->favourite = option;
}

/* The last parts are lent first, so that no other is left if the next one is lent. */
bool search_waits(const struct search *s) { return s->next < s->workers && s->where[s->next] == LENT; }

/* Workers begin when it is their turn: listing what they compare takes time too. */
bool search_step(struct search *s, u32 iterations)
{
    while (s->next < s->workers && s->where[s->next] == FOUND) s->begun = ++s->next;
    if (s->next >= s->workers) return false;
    if (search_waits(s)) return true;
    struct worker *w = s->worker[s->next];
    if (s->begun == s->next) worker_begin(w), s->begun++;
    if (!worker_step(w, iterations)) s->next++;
    return s->next < s->workers;
}

/* -- Parts that are lent ------------------------------------------------------------------------------------------ */

/* The part of a ticket, if it is lent now; -1: it is not. */
static int lent_part(const struct search *s, int ticket)
{
    int part = ticket % WORKERS_MOST;
    return ticket >= 0 && ticket / WORKERS_MOST == s->serial && s->where[part] == LENT ? part : -1;
}

int search_lend(struct search *s)
{
    int part = s->workers - 1;
    while (part > s->next && s->where[part] != HERE) part--;
    if (part <= s->next) return -1;
    s->where[part] = LENT;
    return s->serial * WORKERS_MOST + part;
}

void search_help(struct search *s, int ticket, struct finding *found)
{
    int part = lent_part(s, ticket);
    memset(found, 0, sizeof *found);
    if (part < 0) return;
    struct worker *w = s->worker[part];
    worker_begin(w);
    worker_step(w, UINT32_MAX);
    found->done = w->done;
    found->decided = w->decided;
    for (int i = 0; i < w->count; i++) {
        const struct rival *r = &w->rival[i];
        found->rival[i].option = r->option;
        found->rival[i].tries = r->tries;
        found->rival[i].lead = r->lead;
        found->rival[i].squares = r->squares;
    }
}

void search_take(struct search *s, int ticket, const struct finding *found)
{
    int part = lent_part(s, ticket);
    if (part < 0) return;
    struct worker *w = s->worker[part];
    tree_clear(&w->tree);
    tree_add(&w->tree, 0, w->who);
    atomic_store_explicit(&w->done, found->done, memory_order_relaxed);
    w->decided = found->decided;
    for (int i = 0; i < w->count; i++)
        w->rival[i] = (struct rival){.option = found->rival[i].option, .edge = NO_EDGE, .tries = found->rival[i].tries,
                                     .lead = found->rival[i].lead, .squares = found->rival[i].squares};
    s->where[part] = FOUND;
}

void search_reclaim(struct search *s, int ticket)
{
    int part = lent_part(s, ticket);
    if (part >= 0) s->where[part] = HERE;
}

/* A thread lets one worker after another think until none is left. */
static void *work(void *arg)
{
    struct search *s = arg;
    for (int i; (i = atomic_fetch_add(&s->next, 1)) < s->workers;) {
        if (i >= s->begun) worker_begin(s->worker[i]);
        worker_step(s->worker[i], UINT32_MAX);
    }
    return NULL;
}

void search_run(struct search *s)
{
    thread helper[THREADS_MAX];
    int helpers = 0, wanted = min_int(s->threads, s->workers - s->next) - 1;
    while (helpers < wanted && thread_begin(&helper[helpers], work, s)) helpers++;
    work(s);
    while (helpers) thread_end(helper[--helpers]);
}

int search_end(struct search *s, struct thought *thought)
{
    const struct worker *w = s->worker[0];
    conclude(s, w->option, w->count, thought);
    return decide(s, w->count);
}

int search_think(struct search *s, const void *view, seat who, const struct action *option, int count, u64 seed,
                 bool all, struct thought *thought)
{
    search_begin(s, view, who, option, count, seed, all);
    search_run(s);
    return search_end(s, thought);
}
