/* address.h: how much one address may have: connections, and tables that it opens. */
#ifndef SERVE_ADDRESS_H
#define SERVE_ADDRESS_H

#include "engine/base.h"

enum {
    ADDRESS_LETTERS = 48,
    ADDRESS_TABLES = 60, /* that an address may open at once; in an hour as many again */
};

/* An address that somebody came from not long ago. */
struct address {
    char name[ADDRESS_LETTERS];
    int sockets, visits; /* open now, of those and of all connections */
    double tables; /* that it may open now */
    u64 at;       /* when that was true, in milliseconds */
    struct address *next;
};

struct addresses;

struct addresses *addresses_new(void);
void addresses_free(struct addresses *all);

/* The address as it is counted, found or made. All of a home's or a machine's IPv6 addresses (their first 64 bits are
 * the same) are one; whatever is no address is one too. */
struct address *address_of(struct addresses *all, const char *text, u64 now);
/* Whether it may open a table now; then it has. */
bool address_may_open(struct address *a, u64 now);
/* Forgets those who have nothing open and may open as much as anybody. */
void addresses_tidy(struct addresses *all, u64 now);

#endif
