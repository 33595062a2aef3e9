/* store_inside.h: what SQLite and PostgreSQL do for the store, all of it in the store's thread. */
#ifndef SERVE_STORE_INSIDE_H
#define SERVE_STORE_INSIDE_H

#include "store.h"

/* What is done from time to time. */
struct upkeep {
    const char *address; /* of this node */
    bool lost;           /* the last write has failed: whether the next may go well must be tried */
    u64 pause_ms;        /* out: until it must be done again */
    bool lapsed;         /* out: this node was away for too long */
    struct text *shown;  /* out: what other nodes show, one JSON object a line */
};

/* Every function but open and close says false and why when the base does not work. */
struct store_kind {
    const char *lost; /* what visitors are told if it does not work; NULL: why */
    void *(*open)(const struct store_options *options, struct text *why);
    void (*close)(void *base);
    bool (*keep_up)(void *base, struct upkeep *u, struct text *why);
    /* Writes changes as one; refused[i] are those that must not be. */
    bool (*write)(void *base, const struct stored *change, int count, bool *refused, struct text *why);
    /* Takes tables; what is known beforehand is their ids. */
    bool (*take)(void *base, struct taken *list, int count, struct text *why);
    /* Reads tables, whoever has them. */
    bool (*look)(void *base, struct taken *list, int count, struct text *why);
    /* Gives tables up; their ids and epochs count. */
    bool (*release)(void *base, const struct stored *list, int count, struct text *why);
    bool (*show)(void *base, const char *table, u64 epoch, const char *words, struct text *why);
};

extern const struct store_kind store_sqlite, store_postgres;

/* Adds a piece to a record. False: the one before it is missing. */
bool record_add(struct text *record, size_t keep, const char *bytes, size_t length);

#endif
