/* bot.h: the quick bot of Freedom Five, and the chance to win at a glance. */
#ifndef FREEDOM_FIVE_BOT_H
#define FREEDOM_FIVE_BOT_H

#include "procedures.h"

/* For these see struct game_bot. */
int choose(struct context *c, const void *view, seat who, struct random *luck) OWN(choose);
bool is_flavour_choice(struct action option) OWN(is_flavour_choice);
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
int odds_answer(struct context *c, const void *state, seat who) OWN(odds_answer);

#endif
