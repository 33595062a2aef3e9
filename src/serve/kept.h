/* kept.h: what is stored of a record that grows: only what is different is written again.
 *
 * Lines up to some entry are settled (table_settled) and stay in the store; what follows them is remembered here and
 * compared.
 */
#ifndef SERVE_KEPT_H
#define SERVE_KEPT_H

#include "room/room.h"

struct kept {
    struct text head, rest; /* what comes before the first entry, and what follows the settled ones */
    size_t settled_bytes;   /* the head included */
    int settled;            /* entries */
    u32 cuts;
};

void kept_free(struct kept *k);
/* What has changed in a room's record since the last time, which is kept from now on: *keep bytes stay, and *out gets
 * what follows them. False: nothing has. */
bool kept_change(struct kept *k, struct room *room, size_t *keep, struct text *out);
/* This record was read and need not be written again, if it would be written the same way. */
void kept_remember(struct kept *k, struct room *room, const struct text *record);

#endif
