/* hub.h: the house: visitors, tables, and what they say to each other.
 *
 * A visitor hosts a table or joins one; from then on their lines are talk's (docs/drive.md), carried out for their
 * seat. Nobody is told anything before it is safe in the store.
 */
#ifndef SERVE_HUB_H
#define SERVE_HUB_H

#include "net.h"
#include "pool.h"
#include "served.h"

struct hub;

struct hub_options {
    struct store_options store;
    int threads;           /* for bots */
    int tables_most;       /* in memory */
    int idle_seconds;      /* after which a table that nobody sits at is dropped from memory */
    int absent_seconds;    /* after which those who are here may give the seat of one who is not to a bot */
    const char *uptime;    /* the file that keeps how long the server was up; NULL: others are up while it is not */
};

struct hub *hub_open(uv_loop_t *loop, const struct hub_options *options, struct text *error);
/* Where visitors of other nodes reach this one: a whole address, or a path of the same host. */
void hub_address(struct hub *h, const char *address);
/* What net_open needs. */
extern const struct house hub_house;
/* Ends all tables, which lie in the store, and closes that. The net must be closed before. */
void hub_close(struct hub *h);

#endif
