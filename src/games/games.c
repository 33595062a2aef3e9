/* games.c: the list of games; one line each in games.def. */
#include "games.h"

#include <string.h>

#define GAME(name) extern const struct game name##_game;
#include "games.def"
#undef GAME

#define GAME(name) &name##_game,
const struct game *const games[] = {
#include "games.def"
    NULL,
};
const int games_count = COUNT(games) - 1;

const struct game *game_find(const char *id)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games[i]->id, id)) return games[i];
    return NULL;
}
