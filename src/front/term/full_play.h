/* full_play.h: plays a game on the full screen of a terminal. */
#ifndef FRONT_TERM_FULL_PLAY_H
#define FRONT_TERM_FULL_PLAY_H

#include "session.h"

/* Plays the game that the session holds until it is over and read, or somebody leaves; if they want another one, goes
 * on with full_menu. If there is no such terminal after all, plays it in lines. Returns the exit code. */
int full_run(struct session *s, const struct room_settings *usual);
/* Lets people choose games and play them until they leave. `only`: a game that is settled already, or NULL. `usual` are
 * the settings of new games. */
int full_menu(struct session *s, const struct game *only, const struct room_settings *usual);

#endif
