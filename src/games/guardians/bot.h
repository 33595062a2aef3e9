/* bot.h: what bots and odds ask of Guardians' Chronicles. */
#ifndef GUARDIANS_BOT_H
#define GUARDIANS_BOT_H

#include "procedures.h"

/* Which Hero to be and who plays Skarov are matters of taste. */
bool is_flavour_choice(struct action option) OWN(is_flavour_choice);

#endif
