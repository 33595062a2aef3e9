/* tally.h: what is counted over the games of an experiment. Whole numbers only: the order of games does not matter. */
#ifndef LAB_TALLY_H
#define LAB_TALLY_H

#include "outcome.h"
#include "stats.h"

enum { ROUNDS_MAX = 128, DECISIONS_COUNTED = 4096 };

/* Seats are compared with seats of the same side in games with the same number of players. */
enum { STRATA = (SEATS_MAX + 1) * (SIDES_MAX + 1) };
static inline int stratum_of(int players, int side) { return players * (SIDES_MAX + 1) + side + 1; }

/* How many won, out of how many. */
struct share {
    u64 won, of;
};

/* What is known of something that occurs in events: a value of a group, or of a group in one kind of event. */
struct cell {
    u64 games, times;       /* in how many games, how often */
    struct share actor;     /* seats that acted with it; a seat counts once per game */
    struct share side[SIDES_MAX]; /* sides in games in which it occurred */
};

/* Where games are decided: after one tenth of their decisions. Games that nobody wins do not count. */
enum { WHOLE = 840 }; /* any number of seats divides it */
struct tenth {
    u64 games;
    u64 leader_won; /* in WHOLEs: the seat that had the best chance then has won; equal ones share it */
    u64 spread;     /* sum of best chance - worst chance, in thousandths */
    u64 winners, winners_chance; /* seats that won later; the sum of the chances they were given */
};

struct setup_tally {
    u64 games, unfinished, nobody; /* nobody: games without a winner */
    struct share seat[SEATS_MAX], side[SIDES_MAX]; /* a side has won when one of its seats has */
    struct sums rounds, decisions;
};

struct tally {
    const struct plan *plan;
    const struct census *census;
    struct setup_tally all, setup[SETUPS_MAX];
    struct share seats[STRATA]; /* all seats of all games */
    struct share level[LEVELS_MAX]; /* seats by the level that they played */
    u64 rounds[ROUNDS_MAX], decisions[DECISIONS_COUNTED]; /* games of this length; the last: or longer */
    struct tenth tenth[TENTHS];
    u64 settled[TENTHS + 1]; /* games by the first tenth from which only winners led; the last: never */
    struct cell *slot;  /* by slot of the census */
    struct cell *value; /* by group: group.first + value */
    struct share (*strata)[STRATA]; /* likewise: the seats that acted with it */
    u16 *acted;         /* likewise, within the game that is being added: who acted with it */
    u32 *value_of;      /* by slot: the value that it belongs to */
};

void tally_open(struct tally *t, const struct plan *p, const struct census *s);
void tally_close(struct tally *t);
void tally_add(struct tally *t, const struct outcome *o);

static inline const struct cell *tally_value(const struct tally *t, const struct group *g, int value)
{
    return &t->value[g->first + (u32)value];
}

/* The sides that were in a game and those that won it, as sets of bits. */
struct sides {
    u8 present, won;
};
struct sides outcome_sides(const struct outcome *o, const struct plan *p);

#endif
