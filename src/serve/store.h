/* store.h: what lasts: tables as texts that grow, written by a thread of its own, many changes at a time.
 *
 * A table is what is known about it (`about`, one JSON object, replaced as a whole) and the record of its game, which
 * changes at its end: `keep` bytes stay, `text` follows them. Whoever appends gets a ticket. When the ticket is safe,
 * the change outlasts a crash; nobody may be told of it before.
 *
 * Several nodes may share a store. A table belongs to the node that took it last, under an epoch, which grows with
 * every take; a change under an older epoch is refused, whatever has become of the node that sends it. A table whose
 * node lives cannot be taken: whoever wants it is sent there.
 */
#ifndef SERVE_STORE_H
#define SERVE_STORE_H

#include "engine/text.h"
#include "secret.h"

struct store;

enum { EPOCH_FIRST = 1 }; /* of a table that was never taken: its first change makes it */

struct stored {
    char table[KEY_LETTERS + 1];
    u64 epoch;
    u32 number;       /* of this change of the table, from 1, without gaps */
    bool whole;       /* the text is all of the record: what was written before it can be forgotten */
    size_t keep;      /* bytes of the record that stay */
    const char *text; /* what follows them */
    const char *about; /* NULL: as it was */
};

/* How a take ended. */
enum taking {
    TAKEN,           /* the table is this node's now */
    TAKEN_NOWHERE,   /* there is no such table */
    TAKEN_ELSEWHERE, /* another node has it, and lives */
    TAKEN_NOT,       /* the store did not answer */
};
struct taken {
    enum taking how;
    char table[KEY_LETTERS + 1];
    u64 epoch;
    u32 number;                /* of its last change */
    struct text about, record;
    struct text words;         /* of TAKEN_ELSEWHERE the address of the node, of TAKEN_NOT why */
};

/* What a store tells, in the order in which it happened. */
enum telling {
    TOLD_SAFE,   /* all tickets up to `ticket` are safe, but for changes that were told to be refused */
    TOLD_LOST,   /* all tickets since the last that was told, up to `ticket`, are lost, and so is all that follows until
                    the store is well; `words` say why */
    TOLD_WELL,   /* the store can be written again */
    TOLD_REFUSED, /* changes of `table` under `epoch` were refused: it is somebody else's */
    TOLD_TAKEN,  /* a take has ended */
    TOLD_SEEN,   /* a look has ended: `taken` says what was seen, `epoch` who has asked */
    TOLD_LAPSED, /* this node was away for too long: none of its tables is its own any more */
};
struct told {
    enum telling kind;
    u64 ticket, epoch;
    const char *table, *words;
    const struct taken *taken;
};

struct store_options {
    const char *path;     /* of a file of SQLite, which is made if there is none */
    const char *database; /* the URL of a database of PostgreSQL, if that is wanted */
    int lease_ms;         /* after which the tables of a node of which nothing is heard are free; 0: 5 s */
};

/* Opens a store. `tell` is called in the thread of the loop. NULL and why not. */
struct store *store_open(const struct store_options *options, void *loop,
                         void (*tell)(void *user, const struct told *what), void *user, struct text *error);
/* Writes what waits, gives up all tables, and ends. */
void store_close(struct store *s);
/* Where visitors reach this node. */
void store_address(struct store *s, const char *address);

/* Copies the change; its ticket. Waits if too many changes wait already. */
u64 store_append(struct store *s, const struct stored *change);
/* Takes a table and reads it, after all that was asked for before. It must not be asked for twice at a time. */
void store_take(struct store *s, const char *table);
/* Reads a table, whoever has it, after all that was asked for before: TAKEN, TAKEN_NOWHERE or TAKEN_NOT. `asker` is
 * told with it. */
void store_look(struct store *s, const char *table, u64 asker);
/* Gives a table up: any node may take it. */
void store_release(struct store *s, const char *table, u64 epoch);

/* What the lobbies of all nodes show of a table, a JSON object; NULL: nothing. Nobody is told when that is done. */
void store_show(struct store *s, const char *table, u64 epoch, const char *words);
/* Adds what other nodes show, some seconds old, to a list of JSON objects; returns how many were added. */
int store_shown(struct store *s, struct text *out, int most);

struct store_figures {
    u64 commits, changes, longest_us;
};
struct store_figures store_figures(struct store *s);

#endif
