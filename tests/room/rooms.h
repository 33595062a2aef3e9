/* rooms.h: what tests of rooms share: opening one. */
#ifndef TESTS_ROOM_ROOMS_H
#define TESTS_ROOM_ROOMS_H

#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/field_access.h"
#include "games/games.h"
#include "room/inside.h"

/* A room with the built-in content, which is shared by all tests. */
static inline struct room *open_game(const char *id, int players, const char *sitting, u64 seed)
{
    static struct content content;
    struct text error = {0};
    struct setup setup = {.players = (u8)players, .scenario = 1};
    const struct game *game = game_find(id);
    assert_non_null(game);
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    while (setup_fault(game, &content, &setup)) setup.scenario++;
    struct room *r = room_new(game, &content, &setup, seed, &error);
    assert_non_null(r);
    assert_true(room_level(r, "ismcts:20", &error) && room_sit(r, sitting, &error));
    text_free(&error);
    return r;
}

#endif
