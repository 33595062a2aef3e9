/* pack.h: a game's own content read with a pack of one file on top, for tests of what authors may get wrong. */
#ifndef TESTS_KIT_PACK_H
#define TESTS_KIT_PACK_H

#include <stdbool.h>

#include "engine/game.h"
#include "engine/text.h"

/* Reads the game's content and the pack "pack/t.lua" with this source. What is wrong goes to `errors`; false if
 * anything is. */
bool pack_read(const struct game *game, const char *lua, struct text *block, struct text *errors);

/* The pack has no mistakes. */
void pack_expect_good(const struct game *game, const char *lua);
/* This mistake is among those reported. */
void pack_expect(const struct game *game, const char *lua, const char *message);
/* Just this mistake of the pack is reported: "pack/t.lua:<line>: <message>". */
void pack_expect_only(const struct game *game, const char *lua, int line, const char *message);

#endif
