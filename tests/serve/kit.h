/* kit.h: a server in a process of its own, which can be killed, and guests who speak WebSocket with it. */
#ifndef TESTS_SERVE_KIT_H
#define TESTS_SERVE_KIT_H

#include <jansson.h>
#include <sys/types.h>

#include "../kit/group.h"
#include "serve/hub.h"

struct server {
    char path[64];      /* of its store, if that is a file */
    char database[300]; /* otherwise */
    pid_t process;
    int port;
};

enum { NODE_LEASE_MS = 3000 };

/* One more server on a database. */
void open_node(struct server *s, const char *database);
/* A server with an empty store; the same store again; killed or ended by signal; its store deleted. */
void open_server(struct server *s);
void start_server(struct server *s);
void end_server(struct server *s, int signal);
void close_server(struct server *s);

struct guest {
    int socket;
    char in[1 << 17];
    size_t length;
    int id;
    int farewell;    /* the code with which the server ended the visit; 0: it has not */
    struct text all; /* every byte that it was sent */
    json_t *pushes, *tables, *standings; /* what came by itself since it was asked for, oldest first */
};

/* Bytes to the port of the server, as they are; the socket. */
int dial(const struct server *s);
void send_bytes(int socket, const void *bytes, size_t length);
/* A guest who has come in by a page of the same host. */
struct guest *greet(const struct server *s);
/* The same with more headers; NULL: too many have come from there. By a connection that is there already. */
struct guest *greet_as(const struct server *s, const char *headers);
struct guest *greet_by(int socket, const char *host, const char *origin, const char *headers);
void part(struct guest *g);
/* A frame with a mask, as browsers send them. */
void send_frame(struct guest *g, int first, const void *bytes, size_t length);
/* The next line; NULL: the connection has ended, or nothing came for a minute. Its owner is the caller. */
json_t *next_line(struct guest *g);
/* Sends a request, a format of printf, and waits for its answer; pushes that come before it are kept. NULL: as above. */
json_t *ask(struct guest *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same where an answer must come that is no error; or an error that holds these words. */
json_t *ask_well(struct guest *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
void ask_in_vain(struct guest *g, const char *part, const char *format, ...) __attribute__((format(printf, 3, 4)));

const char *text_at(const json_t *object, const char *key);

#endif
