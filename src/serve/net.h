/* net.h: connections: files by HTTP, and lines by WebSocket for whoever stays. */
#ifndef SERVE_NET_H
#define SERVE_NET_H

#include <uv.h>

#include "address.h"
#include "http.h"

struct net;
/* Somebody who is connected by WebSocket. */
struct visitor;

enum {
    NET_LINE_MOST = 8192,          /* bytes of a line from a visitor */
    NET_BACKLOG_MOST = 1024 * 1024, /* bytes that a visitor may be slow to read; then they are dropped */
};

/* What the house does with those who come. */
struct house {
    void (*came)(void *user, struct visitor *v);
    void (*said)(void *user, struct visitor *v, const char *line, size_t length);
    void (*left)(void *user, struct visitor *v);
    /* Writes the text of a page that is no file, such as figures for those who watch the machine. Its status, 200 as
     * a rule; 0: there is none. */
    int (*page)(void *user, const struct http_request *r, struct text *out);
};

struct net_options {
    const char *address; /* to listen on; NULL: only for this machine */
    int port;            /* 0: any that is free */
    const char *const *names; /* host names besides those of this machine, and NULL; NULL: none */
    const struct web_file *files;
    int visitors_most, per_address_most;
    int head_seconds; /* in which a request must be here */
    bool proxied; /* all come through a proxy, which says for whom (X-Forwarded-For) */
};

/* Listens. NULL and why not. */
struct net *net_open(uv_loop_t *loop, const struct net_options *options, const struct house *house, void *user,
                     struct text *error);
int net_port(const struct net *n);
int net_visitors(const struct net *n);
/* Nobody else comes in; those who are there get what was sent to them, and a farewell. Once all have left it is freed
 * with the loop. */
void net_close(struct net *n);

/* Sends a line. It goes out with all others of this turn of the loop. */
void net_send(struct visitor *v, const char *line, size_t length);
/* Ends a visit, with a WebSocket code and a reason of at most 120 bytes. Nothing more is heard from them. */
void net_dismiss(struct visitor *v, int code, const char *reason);
/* Where a visitor comes from. */
struct address *net_address(struct visitor *v);
/* What the house knows of a visitor. */
void **net_keep(struct visitor *v);

#endif
