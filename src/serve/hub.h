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
    const char *path;      /* of the store */
    int threads;           /* for bots */
    int tables_most;       /* in memory */
    int idle_seconds;      /* after which a table that nobody sits at is dropped from memory */
};

struct hub *hub_open(uv_loop_t *loop, const struct hub_options *options, struct text *error);
/* What net_open needs. */
extern const struct house hub_house;
/* Ends all tables, which lie in the store, and closes that. The net must be closed before. */
void hub_close(struct hub *h);

#endif
