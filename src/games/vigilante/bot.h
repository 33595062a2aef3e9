/* bot.h: what Vigilante gives to players rather than to rules: redeal, quick bot, estimate. */
#ifndef VIGILANTE_BOT_H
#define VIGILANTE_BOT_H

#include "state.h"

/* bot.c */
/* bot_estimate.c */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);

#endif
