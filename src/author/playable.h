/* playable.h: whether games can be played with some content: decks that have room, set-ups that the rules accept. */
#ifndef AUTHOR_PLAYABLE_H
#define AUTHOR_PLAYABLE_H

#include "engine/game.h"
#include "engine/text.h"

/* Tries every family of cards, and every scenario with every number of players. False after mistakes, which are written
 * one per line: a family that has too many cards, or else a scenario that nobody can play, and why. */
bool content_playable(const struct game *game, const struct content *content, struct text *errors);

#endif
