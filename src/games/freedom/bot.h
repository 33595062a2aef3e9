/* bot.h: what Freedom gives to players rather than to rules: redeal, quick bot, judgement. */
#ifndef FREEDOM_BOT_H
#define FREEDOM_BOT_H

#include "state.h"

/* bot.c */
/* bot_estimate.c: the chance in thousandths that `who` wins, from a whole state. */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
int standing(struct context *c, const void *state, seat who) OWN(standing);
/* What hints speak of besides winning. */
extern const struct fact_row told_facts[] OWN(told_facts);
void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD]) OWN(count_facts);
/* What a bot strives for: to win, or else that not all lose. */
int worth(struct context *c, const void *state, seat who) OWN(worth);

#endif
