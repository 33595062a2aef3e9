/* worker.h: one part of a search, with its own trees and luck: it tries the options of the root against each other. */
#ifndef BOTS_WORKER_H
#define BOTS_WORKER_H

#include <math.h>
#include <stdatomic.h>

#include "engine/field_access.h"
#include "search.h"
#include "sketch.h"
#include "tree.h"

enum {
    PATH_MAX_NODES = 64,
    RIVAL_TRIES = 12, /* fewer tries say nothing about a rival of the favourite */
    UNDECIDED = 0, NEARLY_LOST, NEARLY_WON, /* the game, in all tries */
};

/* An option of the root, compared with the quick bot's choice under the same circumstances. */
struct rival {
    int option;
    u32 edge, tries;
    double lead, squares; /* sum of its results minus those of the favourite, and of the squares of that */
};

/* A worker's task, and what it has found so far. */
struct worker {
    const struct game *game;
    const struct content *content;
    const void *view;
    seat who;
    const struct action *option;
    int count;
    u32 iterations, misdeals;
    _Atomic u32 done; /* others may read it while it thinks */
    const atomic_bool *stop; /* while it is true nothing more is tried; NULL: never */
    u16 depth, chance;
    bool all;
    u32 least;        /* iterations, whatever the choice: see search_even */
    bool proud;       /* plays for its standing where the game is as good as decided: see search_proud */
    bool looked;      /* whether it is: what was the least and the most chance of the first batch */
    int least_chance, most_chance;
    int decided;      /* UNDECIDED, NEARLY_LOST or NEARLY_WON */
    u64 seed;
    struct tree tree;
    struct sketcher sketcher;
    struct sketches sketches;     /* of the nodes of those who do not learn */
    struct random luck, order;
    double results, sum, squares; /* of this search so far, for the searching seat: how far apart they are */
    double curiosity;             /* the bonus of an option that was hardly tried, in the same unit */
    u64 observed[SEATS_MAX];      /* what each seat but the searching one has done since the root */
    struct { u32 node, edge; } path[PATH_MAX_NODES];
    int length;
    int favourite;                /* the option that the quick bot would take */
    int rivals;                   /* how many options are still compared, the favourite first */
    struct rival rival[OPTIONS_MAX];
    struct watched *watched;      /* by option; NULL: nobody wants to know */
    int players;                  /* whose chances are watched */
    i16 *result;                  /* of this batch, rival by rival; -1: none */
    u8 *dealt;                    /* of this batch, which begins with deal number `first` */
    u32 first, deals;
    u32 tries, left;              /* of this batch: for each rival, and in all that are still to be made */
    u32 next[OPTIONS_MAX];        /* by rival: how many were made */
    u32 round_tries, rounds;      /* for each rival, still to come in this round; rounds to come, this one included */
    bool in_round, ending;
    struct context c;
    void *memo;                   /* of the game's bot */
    u32 edge[OPTIONS_MAX];
    _Alignas(64) u8 state[STATE_MAX];
    _Alignas(64) u8 seen[STATE_MAX];
};

/* A worker for this many iterations; NULL when there is no memory. */
struct worker *worker_new(const struct game *game, const struct content *content, const struct budget *budget,
                          u32 iterations);
void worker_free(struct worker *w); /* NULL does nothing */
size_t worker_bytes(const struct game *game, u32 iterations);

/* Begins to think for view, who, option, count, seed, all and favourite, which stay as they are until it has ended. */
void worker_begin(struct worker *w);
/* Carries out at most this many iterations; false when there are no more. However they are cut into steps, the result
 * is the same. */
bool worker_step(struct worker *w, u32 iterations);

static inline double lead_of(const struct rival *r) { return r->tries ? r->lead / r->tries : -1e9; }

static inline double error_of(const struct rival *r)
{
    double mean = lead_of(r), variance = r->squares / r->tries - mean * mean;
    return sqrt((variance > 1 ? variance : 1) / r->tries);
}

#endif
