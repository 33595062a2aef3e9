/* bot.h: the quick bot of Freedom Five, and the chance to win at a glance. */
#ifndef FREEDOM_FIVE_BOT_H
#define FREEDOM_FIVE_BOT_H

#include "procedures.h"

/* For these see struct game_bot. */
int choose(struct context *c, const void *view, seat who, struct random *luck) OWN(choose);
bool is_flavour_choice(struct action option) OWN(is_flavour_choice);
bool is_pointless(struct context *c, const void *view, seat who, struct action option) OWN(is_pointless);
int estimate(struct context *c, const void *state, seat who) OWN(estimate);
extern const struct weighted weighted OWN(weighted);
int standing(struct context *c, const void *state, seat who) OWN(standing);
/* What hints speak of besides winning. */
extern const struct fact_row told_facts[] OWN(told_facts);
void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD]) OWN(count_facts);
int odds_answer(struct context *c, const void *state, seat who, struct action chosen) OWN(odds_answer);

#endif
