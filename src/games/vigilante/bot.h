/* bot.h: what Vigilante gives to players rather than to rules: redeal, quick bot, estimate. */
#ifndef VIGILANTE_BOT_H
#define VIGILANTE_BOT_H

#include "state.h"

/* bot.c */
bool is_pointless(struct context *c, const void *view, seat who, struct action option) OWN(is_pointless);
/* bot_estimate.c */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
int standing(struct context *c, const void *state, seat who) OWN(standing);
/* What hints speak of besides winning. */
extern const struct fact_row told_facts[] OWN(told_facts);
void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD]) OWN(count_facts);

#endif
