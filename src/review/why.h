/* why.h: why an option is better than another, in a sentence, from what a search has seen of both. */
#ifndef REVIEW_WHY_H
#define REVIEW_WHY_H

#include "bots/bots.h"
#include "review.h"

/* Whether an option may as well be the best one: it has not proved worse, and by what was seen it costs less than a
 * move would that is called doubtful. */
bool is_as_good(const struct lead *best, const struct lead *other);

/* Compares the best option of a bot that was watched while it pondered (bot_watch) with the one that came nearest, and
 * returns that; -1: there is none. "It wins 8 points more often than ... (54 in place of 46 %). Your coins: 3.1 in
 * place of 2.4." Before that, if it is a close choice: "About as good, as far as it can tell: ... (54 %)." */
int say_why_best(struct text *out, const struct speaker *s, const struct question *q, const struct thought *thought,
                 int count, int best, const struct bot *bot);

#endif
