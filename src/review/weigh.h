/* weigh.h: what an answer has cost, from what its seat knew: compared with the best that a search finds.
 *
 * Both are tried equally often, with the same deals of what the seat cannot see and the same luck. The search that
 * finds the best is not believed: a second one, with other deals, compares only the two.
 */
#ifndef REVIEW_WEIGH_H
#define REVIEW_WEIGH_H

#include "bots/search.h"

/* How good an answer was. Worse than GRADE_GOOD only if the loss is clearly more than noise. */
enum grade { GRADE_BEST, GRADE_GOOD, GRADE_DOUBTFUL, GRADE_MISTAKE, GRADE_BLUNDER, GRADES };
extern const char *const grade_names[GRADES];
/* The losses, in thousandths, from which the grades begin; and how many standard errors count as certain. */
extern const int grade_least[GRADES];
#define CERTAINLY 2.0

struct weighed {
    int best;                 /* the option that should have been taken; the chosen one if none is better */
    double loss, error;       /* in thousandths of what the seat strives for: the mean, and its standard error */
    double chance[2];         /* to win, in thousandths: with the chosen option, with the best */
    double shift[SEATS_MAX];  /* by how much the choice has changed each seat's chance, in thousandths */
    struct watched seen[2];   /* where the tries of both ended */
    u32 tries;                /* of each of the two */
};

/* The loss that is certain, in thousandths; 0: none is. */
double weighed_least(const struct weighed *w);
enum grade weighed_grade(const struct weighed *w);

struct weigher;
/* For decisions of a game with so many players. A search has `iterations`; its depth is that of the game's bots, or
 * with `whole` it plays games to their end, in two threads. NULL when there is no memory. */
struct weigher *weigher_new(const struct game *game, const struct content *content, int players, u32 iterations,
                            bool whole);
void weigher_free(struct weigher *w); /* NULL does nothing */

/* Weighs the answer `chosen` of a seat; the result follows from view, options and seed. */
void weigh(struct weigher *w, const void *view, seat who, const struct action *option, int count, int chosen, u64 seed,
           struct weighed *out);
/* Compares the chosen option with another, in rounds of one search each, until it is clear how far apart they are, at
 * most `rounds`. */
void weigh_two(struct weigher *w, const void *view, seat who, struct action chosen, struct action other, u64 seed,
               int rounds, struct weighed *out);

#endif
