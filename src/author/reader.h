/* reader.h: reads a game's content from Lua files into a block (content.h).
 *
 * All mistakes are reported at once, one per line, as "file:line: message". The same files always
 * give the same bytes.
 */
#ifndef AUTHOR_READER_H
#define AUTHOR_READER_H

#include "engine/game.h"
#include "engine/text.h"

/* Reads all *.lua files of the directories, in the order of their names. A row of a later
 * directory replaces one of the same kind and id in place. Returns false after mistakes; then
 * *block_out is untouched. */
bool reader_read(const struct game *game, const char *const *dirs, int dir_count, struct text *block_out,
                 struct text *errors);

/* The same for one directory on top of what a game was built with: `sources` are names and texts, ending with NULL. */
bool reader_read_pack(const struct game *game, const char *const *sources, const char *dir, struct text *block_out,
                      struct text *errors);

/* The same for texts in memory. A name is "dir/file.lua"; when the part before the last / differs from that of the text
 * before, the next directory begins. */
bool reader_read_memory(const struct game *game, const char *const *names, const char *const *sources,
                        int count, struct text *block_out, struct text *errors);

#endif
