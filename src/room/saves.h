/* saves.h: where running games and finished records are kept, and writing them so that no file is ever incomplete. */
#ifndef ROOM_SAVES_H
#define ROOM_SAVES_H

#include "room.h"

/* Appends the folder $XDG_STATE_HOME/longbox/NAME (or ~/.local/state/longbox/NAME) and makes it. False
 * and a reason when that fails. */
bool saves_folder(const char *name, struct text *out, struct text *error);
/* A game's file that this program alone may write, as long as it is open. Zero-initialise; end with save_close. */
struct save {
    struct text path;  /* empty: not saved yet */
    int lock;          /* the descriptor that holds the lock, 0: none */
    u64 written;       /* hash of what it holds, 0: unknown */
    bool failed;       /* the last try to save has failed */
    struct text error; /* why */
};

/* Opens an existing file. False and a reason when there is none, or when another program plays it. */
bool save_open(struct save *f, const char *path, struct text *error);
/* Puts a new text in the file's place; makes a file with a new name for a game that has none. False and a reason
 * when that fails; the old text is still there then. */
bool save_write(struct save *f, const struct game *game, const char *text, struct text *error);
/* Saves a room, if it has changed since it was saved. False when that fails (`failed`, `error`): the next call tries
 * again. A record that is only looked at is not saved: a branch begins with its first answer. */
bool save_room(struct save *f, const struct room *r);
/* Moves a finished game from the running ones to the records; its path changes with it. */
void save_finish(struct save *f);
void save_close(struct save *f);

/* Writes a file, or replaces it. Only its owner may read it: it holds secrets. */
bool saves_write(const char *path, const char *text, struct text *error);
bool saves_exists(const char *path);
/* Removes what programs that were killed while they saved have left. */
void saves_tidy(void);
/* The running games of a game (NULL: of any), the one that was saved last first: a list of paths, which ends with NULL
 * and is freed with saves_free. */
char **saves_left(const struct game *game);
void saves_free(char **paths);
/* "2 hours ago". */
void saves_age(const char *path, struct text *out);
/* Calls `tell` for each running game, newest first; returns how many. */
int saves_running(void (*tell)(void *to, const char *path), void *to);
/* Calls `tell` for each finished record, oldest first; returns how many. */
int saves_records(void (*tell)(void *to, const char *path), void *to);
/* Whether a game of this kind was ever finished. */
bool saves_played(const struct game *game);

#endif
