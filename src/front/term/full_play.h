/* full_play.h: plays a game on the full screen of a terminal. */
#ifndef FRONT_TERM_FULL_PLAY_H
#define FRONT_TERM_FULL_PLAY_H

#include "curses.h"
#include "full.h"

/* Plays until the game is over and read, or somebody leaves: FULL_LEFT, or FULL_AGAIN for another game. */
enum full_mode full_play(struct terminal *t, struct room *room, struct save *save);

#endif
