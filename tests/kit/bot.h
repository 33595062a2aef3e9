/* bot.h: the quick bot of any game under test: what it answers, whether it is honest, how well it plays.
 *
 * Include the game's own kit.h first. */
#ifndef TESTS_KIT_BOT_H
#define TESTS_KIT_BOT_H

#include "../conformance/kit_play.h"
#include "kit.h"

/* The bot's answer for a seat whose options are listed in c: its context is its own and knows nothing but the view. */
struct action bot_answer(const struct context *c, const void *view, struct random *luck);
/* What it would answer to the open question of a position. */
struct action kit_bot(struct kit *k);
/* It answers until this step asks, or the game is over. */
void kit_bot_until(struct kit *k, const char *step);

/* In games half of chance, `rounds` of each set-up, the bot is asked every question: it changes nothing, answers the
 * same again, and answers the same when everything that it cannot see is dealt again. `met` notes the verbs of all
 * options. */
void bot_expect_honest(const struct game *game, int rounds, bool met[256]);

/* -- One seat against all others, the team ------------------------------------------------------------------------- */

enum player { CHANCE, BOT };

struct contest {
    const struct game *game;
    bool (*wanted)(const struct content *content, const struct setup *setup); /* which set-ups are played */
    seat (*lone)(const void *state);                                         /* NOBODY: not settled yet */
    bool (*running)(const void *state);                                      /* from when on it can be estimated */
    bool (*team_won)(const void *state);                                     /* when it is over */
};

/* Per cent of games that the team wins, `rounds` of each set-up. */
int contest_rate(const struct contest *contest, int rounds, enum player team, enum player lone);
/* Bots play `rounds` of each set-up: the estimate is between 0 and 1000 for both sides together, certain at the end,
 * and its Brier score at least 8 per cent better than that of the base rate, over at least `least` glances. */
void contest_expect_estimate(const struct contest *contest, int rounds, int least);

#endif
