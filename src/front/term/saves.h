/* saves.h: where running games and finished records lie, and writing them so that none is ever half. */
#ifndef FRONT_TERM_SAVES_H
#define FRONT_TERM_SAVES_H

#include "engine/game.h"
#include "engine/text.h"

/* Appends the folder $XDG_STATE_HOME/longbox/NAME (or ~/.local/state/longbox/NAME) and makes it. False
 * and a reason when that fails. */
bool saves_folder(const char *name, struct text *out, struct text *error);
/* Appends the name of a file for a new running game; the file does not exist yet. */
bool saves_new(const struct game *game, struct text *out, struct text *error);
/* Writes a file anew and puts it in the old one's place; readable by its owner only: it holds secrets. */
bool saves_write(const char *path, const char *text, struct text *error);
/* The newest running game of a game (NULL: of any); false when there is none. */
bool saves_newest(const struct game *game, struct text *path);
/* A finished game moves to the records; *path becomes its new name. */
void saves_finish(struct text *path);
/* "2 hours ago". */
void saves_age(const char *path, struct text *out);
/* Calls `tell` for each finished record, oldest first; returns how many. */
int saves_records(void (*tell)(void *to, const char *path), void *to);

#endif
