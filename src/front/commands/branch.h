/* branch.h: playing on from the middle of a record. */
#ifndef FRONT_COMMANDS_BRANCH_H
#define FRONT_COMMANDS_BRANCH_H

#include "front/term/session.h"

/* Plays on from the present position as this seat, against bots. The record stays as it is: from here on it is another
 * game, saved by itself. Returns the exit code. */
int branch_off(struct session *s, seat who);

#endif
