/* only.c: the list of games of a module: the only one that it holds, which the build names. */
#include <string.h>

#include "games/games.h"

#define JOIN_(name) name##_game
#define JOIN(name) JOIN_(name)

extern const struct game JOIN(ONLY_GAME);
const struct game *const games[] = {&JOIN(ONLY_GAME), NULL};
const int games_count = 1;

const struct game *game_find(const char *id) { return strcmp(games[0]->id, id) == 0 ? games[0] : NULL; }
