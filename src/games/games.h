/* games.h: the games of the box: the only place outside of their folders that knows which there are. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "engine/game.h"

extern const struct game *const games[]; /* as listed in games.def; NULL after the last */
extern const int games_count;
/* NULL when there is none with this id. */
const struct game *game_find(const char *id);

#endif
