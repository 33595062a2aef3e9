/* bot.h: what The Others gives to players rather than to rules: redeal, quick bot, estimate. */
#ifndef THE_OTHERS_BOT_H
#define THE_OTHERS_BOT_H

#include "state.h"

/* bot.c */
/* Which Sin and which Acolytes to play. */
bool is_flavour_choice(struct action option) OWN(is_flavour_choice);
/* bot_estimate.c: the chance in thousandths that `who` is on the winning side, from a whole state. */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
/* bot_odds_answer.c: what odds take for granted */
int odds_answer(struct context *c, const void *state, seat who) OWN(odds_answer);

#endif
