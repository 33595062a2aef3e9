/* schema.h: what rows of content may say, for authors of content. */
#ifndef AUTHOR_SCHEMA_H
#define AUTHOR_SCHEMA_H

#include "engine/game.h"
#include "engine/text.h"

/* Appends a game's kinds of content with their fields, ranges, words and presets, as Markdown. */
void schema_write(struct text *out, const struct game *game);

#endif
