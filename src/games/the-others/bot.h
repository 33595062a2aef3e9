/* bot.h: what The Others gives to players rather than to rules: redeal, quick bot, estimate, screen. */
#ifndef THE_OTHERS_BOT_H
#define THE_OTHERS_BOT_H

#include "state.h"

/* redeal.c */
bool the_others_redeal(struct context *c, void *view, seat who, struct random *luck);
/* bot.c */
int the_others_choose(struct context *c, const void *view, seat who, struct random *luck);
/* Which Sin and which Acolytes to play. */
bool the_others_of_taste(struct action option);
/* bot_estimate.c: the chance in thousandths that `who` is on the winning side, from a whole state. */
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
/* expect.c: what odds take for granted */
int the_others_expect(struct context *c, const void *state, seat who);
/* screen.c */
void the_others_screen(struct text *out, struct context *c, const void *view, seat who);

#endif
