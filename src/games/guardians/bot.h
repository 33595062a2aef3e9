/* bot.h: what bots and odds ask of Guardians' Chronicles. */
#ifndef GUARDIANS_BOT_H
#define GUARDIANS_BOT_H

#include "procedures.h"

/* Which Hero to be and who plays Skarov are matters of taste, and whoever is asked agrees to an order that was named. */
bool is_flavour_choice(struct action option) OWN(is_flavour_choice);
/* bot_estimate.c: the chance in thousandths that `who` is on the winning side, from a whole state. */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
/* bot_odds_answer.c: what odds take for granted */
int odds_answer(struct context *c, const void *state, seat who) OWN(odds_answer);

#endif
