/* planted.h: how good reviews are: planted blunders that are found, good moves that are called mistakes, the curve.
 *
 * A large run, whose numbers are in docs/review.md: LONGBOX_PROOF=GAMES build/tests/review test_planted */
#ifndef TESTS_REVIEW_PLANTED_H
#define TESTS_REVIEW_PLANTED_H

#include "../conformance/kit_play.h"
#include "bots/bots.h"
#include "review/review.h"

struct proof {
    int planted, found, blunders; /* answers that were replaced by the worst; called mistakes or worse; blunders */
    int own, doubted, accused;    /* answers of the strong bot; called doubtful or worse, mistakes or worse */
    int lone, convicted;          /* own answers where the strong bot left the quick bot's; called mistakes */
    int glances, won;             /* of seats at moments of games that were played to their end; of later winners */
    double brier;                 /* sum of the squared errors of the curve */
};

/* How a proof is made. */
struct proving {
    const char *judge;  /* level of the bot that knows the best and the worst answers */
    const char *strong; /* level of the bot whose answers are looked at */
    const char *level;  /* of the review */
    int suspect;        /* thousandths by which the judge must find the worst answer worse than the best */
    int plants, own;    /* at most so many blunders, and answers of the strong bot, in a game */
    int every;          /* at one of so many decisions */
};

/* One game of quick bots with blunders planted, and with answers of a strong bot. */
void proof_blunders(const struct proving *with, const struct game *game, const struct setup *setup, u64 seed,
                    struct proof *out);
/* One game of quick bots to its end: how well the curve foretold it, looked at at one of so many decisions. */
void proof_curve(const struct game *game, const struct setup *setup, u64 seed, int every, struct proof *out);

#endif
