/* pack.h: the content that a game is played with: what was built in, with or without a folder on top. */
#ifndef ROOM_PACK_H
#define ROOM_PACK_H

#include "engine/game.h"
#include "engine/text.h"

struct pack {
    struct content content;
    struct text block; /* of content that was read from a folder */
};

/* Opens the content of a game; `dir` (or NULL) adds rows to it or replaces some. False after mistakes,
 * which are written as "file:line: message", one a line, or when nothing can be played with it. */
bool pack_open(struct pack *pack, const struct game *game, const char *dir, struct text *errors);
void pack_close(struct pack *pack);

/* Reads a whole file; false and a message when that fails. */
bool file_read(const char *path, struct text *out, struct text *error);

#endif
