/* measured.h: how hard a scenario is: what bots made of it (struct measured), in words and as JSON. */
#ifndef ENGINE_MEASURED_H
#define ENGINE_MEASURED_H

#include "game.h"
#include "text.h"

/* Adds "hasty bots: Heroes won 41 % (2 players), 47 % (3)" for a set-up; players 0: for each number of players that
 * was measured. False, and nothing is added, when it was not measured: with other content than the built-in, with
 * options, in a game without such numbers. */
bool measured_say(struct text *out, const struct game *game, const struct content *content, const struct setup *setup);

/* The same as a list, empty when it was not measured: [{"players":2,"level":"normal","games":1000,"won":{"Heroes":41,
 * "Sins":59}}]; in a game without sides "won":{"somebody":85}. */
void measured_json(struct text *out, const struct game *game, const struct content *content, const struct setup *setup);

#endif
