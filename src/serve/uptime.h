/* uptime.h: a time that stands still while the server is down, for clocks of tables: nobody loses time by that. */
#ifndef SERVE_UPTIME_H
#define SERVE_UPTIME_H

#include "engine/base.h"

struct uptime {
    int file;        /* or -1 */
    long long still; /* milliseconds that were not counted */
    long long last;  /* what uptime_now said last */
};

/* Goes on with what a file says; NULL: all time is counted, since other servers are up. False: it cannot be written. */
bool uptime_open(struct uptime *u, const char *path);
/* Milliseconds since 1970, without those that were not counted. */
long long uptime_now(struct uptime *u);
/* To be called every few seconds: what follows the last call counts as down. */
void uptime_keep(struct uptime *u);
/* The time since uptime_now was asked last is not counted. */
void uptime_stand_still(struct uptime *u);
void uptime_close(struct uptime *u);

#endif
