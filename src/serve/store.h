/* store.h: what lasts: tables as texts that grow, written by a thread of its own, many changes at a time.
 *
 * A table is what is known about it (`about`, one JSON object, replaced as a whole) and the record of its game, which
 * changes at its end: `keep` bytes stay, `text` follows them. Whoever appends gets a ticket. When the ticket is safe,
 * the change outlasts a crash; nobody may be told of it before.
 */
#ifndef SERVE_STORE_H
#define SERVE_STORE_H

#include "engine/text.h"
#include "secret.h"

struct store;

struct stored {
    char table[KEY_LETTERS + 1];
    u32 number;       /* of this change of the table, from 1, without gaps */
    bool whole;       /* the text is all of the record: what was written before it can be forgotten */
    size_t keep;      /* bytes of the record that stay */
    const char *text; /* what follows them */
    const char *about; /* NULL: as it was */
};

/* Opens a file, or makes it. `safe` is called in the thread of the loop whenever more tickets are safe: all up to this
 * one; or, with a reason, when they cannot be written: they are lost, and so is all that follows until store_retry.
 * NULL and why not. */
struct store *store_open(const char *path, void *loop, void (*safe)(void *user, u64 ticket, const char *lost),
                         void *user, struct text *error);
/* Writes what waits, and ends. */
void store_close(struct store *s);

/* Copies the change; its ticket. Waits if too many changes wait already. */
u64 store_append(struct store *s, const struct stored *change);
/* Whether the next change may go well again: tries to write. */
bool store_retry(struct store *s);

/* Reads a table: its `about`, its record, and the number of its last change. False: there is none. */
bool store_read(struct store *s, const char *table, struct text *about, struct text *record, u32 *number);

struct store_figures {
    u64 commits, changes, longest_us;
};
struct store_figures store_figures(struct store *s);

#endif
