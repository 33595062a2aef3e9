/* bot_estimate.h: what the estimate looks at; apart so that the weights can be fitted. */
#ifndef GUARDIANS_BOT_ESTIMATE_H
#define GUARDIANS_BOT_ESTIMATE_H

#include "procedures.h"

enum fact {
    F_ONE, F_LEAD,                        /* always 1; articles, the Patrol's less Skarov's */
    F_IN_PLAY, F_WOUNDS, F_DYING, F_LOST, F_DAMAGE, /* Heroes; their Wounds; those with two, with three; Damage */
    F_MISSIONS, F_MISSION_PARTS, F_DYING_PRAISE, /* Missions done; eighths of others; done by who has two Wounds */
    F_OPEN, F_COUNTDOWN, F_DONE, F_THERE, F_SHUT, /* Objectives, what is left and done, Heroes there; closed Doors */
    F_ACOLYTES, F_LIEUTENANTS, F_EVENTS,  /* figures; Health left; Skarov's hand */
    F_SHOWDOWN, F_LAST_DOOR, F_ESCAPE, F_SKAROV, F_CLOCK, /* of the Final Showdown */
    F_AHEAD, F_FAR_AHEAD, F_BEHIND, F_FAR_BEHIND, F_LOST_PAGE, /* the page as it lies */
    FACTS,
};

void look_around(struct context *c, const void *state, int fact[FACTS]) OWN(look_around);

#endif
