/* figures.h: what all reports of an experiment show, computed from its tally: parts of it, who won, what things do. */
#ifndef LAB_FIGURES_H
#define LAB_FIGURES_H

#include "tally.h"

/* How the games are divided. */
enum cut { CUT_ALL, CUT_PLAYERS, CUT_SCENARIO, CUT_SETUP, CUTS };
extern const char *const cut_names[CUTS]; /* "all", "players", "scenario", "set-up" */

struct part {
    char name[96];
    struct setup_tally sum;
};

/* The parts that have games, in a list that the caller frees; returns how many. */
int figures_parts(const struct tally *t, enum cut cut, struct part **parts);

/* Who can win: sides, or seats in a game without them (or when seats are asked for). */
int figures_whos(const struct tally *t, bool by_seat);
void figures_who(struct text *out, const struct tally *t, bool by_seat, int i);
const struct share *part_share(const struct tally *t, const struct part *p, bool by_seat, int i);

/* Whose success a group's things are judged by: the seats that acted with them; or, where no seat does, each side. */
enum { BY_ACTOR = -1, BY_NOBODY = -2 };
struct effect_of {
    bool known;           /* there are enough seats or games with it and without it */
    double with, without; /* the share of them that wins, for the same sides and numbers of players */
    struct interval change;
};
/* BY_ACTOR, 0 for sides, or BY_NOBODY. */
int figures_judge(const struct tally *t, const struct group *g);
/* How winning goes along with a value of a group, for seats that act with it (BY_ACTOR) or for a side in games with
 * it. */
struct effect_of figures_effect(const struct tally *t, const struct group *g, int value, int by);

/* With fewer seats or games, rates say little. */
enum { FEW = 30 };
/* The values of a group that occurred, the most helpful first (and last those about which little is known, the most
 * frequent first). The caller frees the list; returns how many. */
int figures_ranked(const struct tally *t, const struct group *g, int by, int **values);
/* Likewise, the most frequent first. */
int figures_hottest(const struct tally *t, const struct group *g, int **values);
/* Whether most of the group's values that occurred did so in this column, but not all of them: then those that never
 * did are worth a line. */
bool column_is_common(const struct tally *t, const struct column *column);

/* How often the leader after a tenth has won. */
double figures_leader(const struct tenth *d);

/* The length that `share` of the games do not exceed, from a histogram. */
int figures_quantile(const u64 *histogram, int bins, double share);

/* The width of bars, a round number, such that at most `bins` of them cover the lengths from..to. */
int figures_step(int from, int to, int bins);

/* A one-line description: "Vigilante: 300 games, seed 1, easy". */
void figures_title(struct text *out, const struct tally *t);

#endif
