/* company.h: a table of the server with two people and a bot, for tests. */
#ifndef TESTS_SERVE_COMPANY_H
#define TESTS_SERVE_COMPANY_H

#include "engine/random.h"
#include "kit.h"

/* Ann sits on the first seat, her friend on the second. */
struct company {
    struct server server;
    struct guest *ann, *ben;
    char table[64], key[2][64], invitation[64];
};

/* A server, and a table of this game that Ann has opened; `more` are further keys of "host", each after a comma, or "". */
void gather(struct company *c, const char *game, const char *more);
void seat_ben(struct company *c);
/* Both come back to their seats, by new connections. */
void come_back(struct company *c);
/* All leave, and the server ends. */
void leave(struct company *c);

/* Looks, and answers by chance if asked. *told is how many events were told; false: the connection has ended. */
bool play(struct guest *g, struct random *luck, bool *over, bool *answered, long long *told);

#endif
