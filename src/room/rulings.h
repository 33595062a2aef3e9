/* rulings.h: entries of a game's rules as lines of text, for the prompt and for replays. */
#ifndef ROOM_RULINGS_H
#define ROOM_RULINGS_H

#include "engine/game.h"
#include "engine/text.h"

/* Appends the rule of this number; or those that contain the words, a line each: first what the game is about and what
 * a turn is, if they speak of it, then what fits best. Returns how many. */
int rulings_find(struct text *out, const struct game *game, const char *words);
int rulings_one(struct text *out, const struct game *game, rule_number number);

#endif
