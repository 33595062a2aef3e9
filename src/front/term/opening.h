/* opening.h: a game's set-up from the options of a command line. */
#ifndef FRONT_TERM_OPENING_H
#define FRONT_TERM_OPENING_H

#include "args.h"
#include "engine/game.h"

/* Fills in players, scenario and options from --players, --scenario and --options; what is not given
 * is chosen to fit. False after a message. */
bool opening_read(const struct args *a, const struct game *game, const struct content *content, struct setup *setup);
/* A seed from the operating system. */
u64 opening_seed(void);

#endif
