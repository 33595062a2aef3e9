/* unfinished.h: games that were left: opening them again, and what they are in words. */
#ifndef ROOM_UNFINISHED_H
#define ROOM_UNFINISHED_H

#include "pack.h"
#include "saves.h"

/* Opens a saved game or a record, and in *pack the content that it is played with: free the room, then close the pack.
 * `folder` (or NULL) has content in place of what it was saved with. NULL and a reason, which names the file, when that
 * is impossible; nothing is open then. */
struct room *reopen(struct pack *pack, const char *path, const char *folder, struct text *error);

/* A game in a line: "Vigilante, Brought to Justice, 3 players (you, hard bot, hard bot), 12 questions, left 2 hours
 * ago". False and a reason when it cannot go on: it is over, is being played, or is damaged. */
bool unfinished_say(struct text *out, const char *path, struct text *error);

#endif
