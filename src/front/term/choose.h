/* choose.h: what is asked in lines before a game: which one, one that was left, a kind set-up, a side. */
#ifndef FRONT_TERM_CHOOSE_H
#define FRONT_TERM_CHOOSE_H

#include "session.h"

/* Whether somebody says yes, by Enter too. */
bool choose_yes(const struct term *t, const char *prompt);
/* Asks for a game; NULL when the input is over. */
const struct game *choose_game(struct session *s);
/* Offers the games that were left. True and the path of the one that is wanted. */
bool choose_left(struct session *s, const struct game *game, struct text *path);
/* Whoever has not finished a game of it yet is offered a kind set-up. True if that is wanted. */
bool choose_kind(struct session *s, const struct game *game, const struct content *content, struct setup *setup);
/* Asks which side the player wishes to play, in games where one can; NULL: any. */
const char *choose_side(struct session *s, const struct game *game);
/* What a new game is about, in a few lines. */
void choose_greet(struct session *s);

#endif
