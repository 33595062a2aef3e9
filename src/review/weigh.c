/* weigh.c: compares an answer with the best that a search finds, under the same circumstances. */
#include "weigh.h"

#include <math.h>
#include <stdlib.h>

enum {
    CHANCE = 10, /* thousandths of the answers after the tree that are left to chance, as for bots */
    ROUNDS = 4,  /* searches that compare the two at most */
    TRIES_LEAST = 12, /* fewer say nothing about an option */
};

const char *const grade_names[GRADES] = {"best", "good", "doubtful", "mistake", "blunder"};
const int grade_least[GRADES] = {0, 0, 20, 40, 80};

struct weigher {
    struct search *search;
    struct thought thought[OPTIONS_MAX];
    struct lead lead[OPTIONS_MAX];
};

static u16 depth_of(const struct game *game)
{
    return game->bot.review_depth ? game->bot.review_depth : game->bot.playout_depth;
}

struct weigher *weigher_new(const struct game *game, const struct content *content, int players, u32 iterations,
                            bool whole)
{
    struct weigher *w = calloc(1, sizeof *w);
    struct budget budget = {iterations, whole ? WHOLE_GAMES : depth_of(game), CHANCE, whole ? 2 : 1};
    if (w && (w->search = search_new(game, content, &budget)) && search_watch(w->search, players)) return w;
    weigher_free(w);
    return NULL;
}

void weigher_free(struct weigher *w)
{
    if (w) search_free(w->search);
    free(w);
}

/* -- Two options ------------------------------------------------------------------------------------------------ */

/* Adds the comparison of one more search to what is known. */
struct pooled {
    double tries, sum, squares;
};

static void pool_add(struct pooled *p, const struct lead *l)
{
    double variance = l->error * l->error * l->tries;
    p->tries += l->tries;
    p->sum += l->mean * l->tries;
    p->squares += (variance + l->mean * l->mean) * l->tries;
}

static void pool_conclude(const struct pooled *p, struct weighed *out)
{
    bool any = p->tries > 0;
    double mean = any ? p->sum / p->tries : 0, variance = any ? p->squares / p->tries - mean * mean : 0;
    out->loss = mean;
    out->error = any ? sqrt(fmax(variance, 1) / p->tries) : 0;
    out->tries = (u32)p->tries;
}

static void watched_add(struct watched *sum, const struct watched *more)
{
    sum->tries += more->tries;
    for (int i = 0; i < WATCHED; i++) {
        sum->sum[i] += more->sum[i];
        sum->squares[i] += more->squares[i];
    }
}

/* Whether more tries would hardly change the grade: it lies within one, or nothing worth speaking of is lost. */
static bool is_clear(const struct weighed *w)
{
    double least = w->loss - CERTAINLY * w->error, most = w->loss + CERTAINLY * w->error;
    return most < grade_least[GRADE_DOUBTFUL] || least > grade_least[GRADE_BLUNDER];
}

static void look_at_seats(struct weighed *out, seat who)
{
    const struct watched *chosen = &out->seen[0], *best = &out->seen[1];
    for (seat s = 0; s < SEATS_MAX && chosen->tries && best->tries; s++)
        out->shift[s] = chosen->sum[s] / chosen->tries - best->sum[s] / best->tries;
    for (int i = 0; i < 2; i++) out->chance[i] = out->seen[i].tries ? out->seen[i].sum[who] / out->seen[i].tries : 0;
}

void weigh_two(struct weigher *w, const void *view, seat who, struct action chosen, struct action other, u64 seed,
               int rounds, struct weighed *out)
{
    const struct action pair[2] = {chosen, other};
    struct pooled pooled = {0};
    *out = (struct weighed){.best = 1};
    for (int i = 0; i < rounds && !(i && is_clear(out)); i++) {
        search_begin(w->search, view, who, pair, 2, seed + (u64)i * 0x9FB21C651E98DF25u, true);
        search_against(w->search, 0);
        search_run(w->search);
        search_end(w->search, w->thought);
        search_leads(w->search, w->lead);
        pool_add(&pooled, &w->lead[1]);
        for (int k = 0; k < 2; k++) {
            struct watched seen = search_watched(w->search, k);
            watched_add(&out->seen[k], &seen);
        }
        pool_conclude(&pooled, out);
    }
    look_at_seats(out, who);
}

/* -- A decision -------------------------------------------------------------------------------------------------- */

/* The option that may be better by so much that it is worth a second look, by what the first search has seen of it; the
 * chosen one if none may. It need not have proved better yet: few tries prove little where results are far apart. */
static int most_promising(struct weigher *w, int count, int chosen)
{
    int best = chosen;
    double most = grade_least[GRADE_DOUBTFUL];
    search_leads(w->search, w->lead);
    for (int i = 0; i < count; i++) {
        double hope = w->lead[i].mean + w->lead[i].error;
        if (i != chosen && w->lead[i].tries >= TRIES_LEAST && hope > most) most = hope, best = i;
    }
    return best;
}

void weigh(struct weigher *w, const void *view, seat who, const struct action *option, int count, int chosen, u64 seed,
           struct weighed *out)
{
    search_begin(w->search, view, who, option, count, seed, false);
    search_against(w->search, chosen);
    search_run(w->search);
    search_end(w->search, w->thought);
    int best = most_promising(w, count, chosen);
    if (best != chosen) {
        weigh_two(w, view, who, option[chosen], option[best], ~seed, ROUNDS, out);
        out->best = best;
        if (out->loss > out->error) return;
    }
    *out = (struct weighed){.best = chosen};
    out->seen[0] = out->seen[1] = search_watched(w->search, best == chosen ? chosen : 0);
    look_at_seats(out, who);
    out->tries = out->seen[0].tries;
}

double weighed_least(const struct weighed *w) { return fmax(0, w->loss - CERTAINLY * w->error); }

/* A grade is given if the loss is that large and, beyond doubt, at least that of half a grade: what is certain is
 * less than what is likely. */
enum grade weighed_grade(const struct weighed *w)
{
    double least = weighed_least(w);
    if (w->loss <= 0) return GRADE_BEST;
    for (int g = GRADE_BLUNDER; g > GRADE_GOOD; g--)
        if (w->loss >= grade_least[g] && least >= grade_least[g] / 2) return (enum grade)g;
    return GRADE_GOOD;
}
