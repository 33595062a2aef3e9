/* saves.h: where running games and finished records lie, and writing them so that none is ever half. */
#ifndef FRONT_TERM_SAVES_H
#define FRONT_TERM_SAVES_H

#include "engine/game.h"
#include "engine/text.h"

/* Appends the folder $XDG_STATE_HOME/longbox/NAME (or ~/.local/state/longbox/NAME) and makes it. False
 * and a reason when that fails. */
bool saves_folder(const char *name, struct text *out, struct text *error);
/* A game's file that this program alone may write, as long as it is open. Zero-initialise; end with save_close. */
struct save {
    struct text path; /* empty: not saved yet */
    int lock;         /* the descriptor that holds the lock, 0: none */
};

/* Takes a file that is there. False and a reason when it is not, or when another program plays it. */
bool save_open(struct save *f, const char *path, struct text *error);
/* Puts a new text in the file's place; makes a file with a new name for a game that has none. False and a reason
 * when that fails; the old text is still there then. */
bool save_write(struct save *f, const struct game *game, const char *text, struct text *error);
/* A finished game moves to the records, if it lies among the running ones; its path becomes the new one. */
void save_finish(struct save *f);
void save_close(struct save *f);

/* Puts a text in place of a file, or makes it; readable by its owner only: it holds secrets. */
bool saves_write(const char *path, const char *text, struct text *error);
/* Removes what programs that were killed while they saved have left. */
void saves_tidy(void);
/* The newest running game of a game (NULL: of any); false when there is none. */
bool saves_newest(const struct game *game, struct text *path);
/* "2 hours ago". */
void saves_age(const char *path, struct text *out);
/* Calls `tell` for each finished record, oldest first; returns how many. */
int saves_records(void (*tell)(void *to, const char *path), void *to);

#endif
