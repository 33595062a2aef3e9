/* bot.h: what The Others gives to players rather than to rules: redeal, quick bot, estimate. */
#ifndef THE_OTHERS_BOT_H
#define THE_OTHERS_BOT_H

#include "state.h"

/* bot.c */
enum { MEMO_BYTES = 32 << 10 }; /* room for the memo of a search */
/* Which Sin and which Acolytes to play. */
bool is_flavour_choice(struct action option) OWN(is_flavour_choice);
/* bot_estimate.c: the chance in thousandths that `who` is on the winning side, from a whole state. */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
extern const struct weighted weighted OWN(weighted);
int standing(struct context *c, const void *state, seat who) OWN(standing);
/* What hints speak of besides winning. */
extern const struct fact_row told_facts[] OWN(told_facts);
void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD]) OWN(count_facts);
/* bot_odds_answer.c: what odds take for granted */
int odds_answer(struct context *c, const void *state, seat who, struct action chosen) OWN(odds_answer);

#endif
