/* compare.h: two experiments compared, game by game with the same seeds. */
#ifndef LAB_COMPARE_H
#define LAB_COMPARE_H

#include "tally.h"

/* What a comparison needs of a game. */
struct brief {
    bool played;
    seats winners;
    struct sides sides;
    u32 rounds, decisions;
};

struct comparison {
    const struct plan *plan[2];  /* the first plan, and the other with the same seeds */
    const char *name[2];         /* for people */
    struct brief *brief[2];      /* by game of the plan */
    bool rounds;                 /* rounds are counted */
};

void comparison_open(struct comparison *c, const struct plan *a, const struct plan *b);
void comparison_close(struct comparison *c);
void comparison_take(struct comparison *c, int which, const struct outcome *o);

/* One line of the result: means of both, and the mean of the second minus the first, pair by pair. */
struct change {
    char name[48];
    bool rate; /* a share of games, otherwise a length */
    struct sums of[2], change;
};
enum { CHANGES_MAX = SEATS_MAX + SIDES_MAX + 3 };
/* Fills the lines; returns how many. *pairs: games that both have played; *unlike: those that went differently. */
int comparison_changes(const struct comparison *c, struct change list[CHANGES_MAX], u64 *pairs, u64 *unlike);

void comparison_table(struct text *out, const struct comparison *c);
void comparison_json(struct text *out, const struct comparison *c);

#endif
