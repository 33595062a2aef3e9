/* bot.h: what Vigilante gives to players rather than to rules: redeal, quick bot, estimate, screen. */
#ifndef VIGILANTE_BOT_H
#define VIGILANTE_BOT_H

#include "state.h"

/* redeal.c */
bool vigilante_redeal(struct context *c, void *view, seat who, struct random *luck);
/* bot.c */
int vigilante_choose(struct context *c, const void *view, seat who, struct random *luck);
/* bot_estimate.c */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
/* screen.c */
void vigilante_screen(struct text *out, struct context *c, const void *view, seat who);

#endif
