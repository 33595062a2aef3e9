/* hub_inside.h: what the files of the hub share: chairs, tables in memory, what is held back, one line of a visitor. */
#ifndef SERVE_HUB_INSIDE_H
#define SERVE_HUB_INSIDE_H

#include "hub.h"

enum { BUCKETS = 4096 };

/* Somebody at a table; one visitor sits at one. */
struct chair {
    struct hub *hub;
    struct visitor *visitor;
    struct open_table *at; /* NULL: not at a table */
    seat seat;             /* or NOBODY: looks on */
    struct caller *caller;
    int from;              /* events told so far */
    struct chair *next;    /* at the same table */
    double lines;          /* that may be said now */
    u64 lines_at;
    int hosted;
};

/* A table in memory. */
struct open_table {
    struct served *served;
    struct chair *chairs;
    u64 used, seen[SEATS_MAX]; /* when somebody was here last, in all and on each seat */
    bool thinks;
    struct open_table *next, *next_thinking;
};

/* Something to be told once a change is safe. */
struct held {
    u64 ticket;
    struct chair *to;
    struct open_table *about;
    struct text line;
    struct held *next;
};

struct hub {
    uv_loop_t *loop;
    struct hub_options options;
    struct store *store;
    struct pool *pool;
    struct open_table *bucket[BUCKETS], *thinking;
    int tables, people;
    struct held *first, *last;
    u64 safe, lines, refused;
    char lost[200]; /* why nothing can be written; empty: it can */
    uv_timer_t step, housekeeping;
};

/* One line of a visitor. */
struct hearing {
    struct hub *hub;
    struct chair *chair;
    const char *line;
    const struct json *request; /* NULL: it was no JSON */
    struct text error;
};

/* -- hub.c ------------------------------------------------------------------------------------------------------- */

/* Tells a line as soon as the last change of the table is safe. Takes the text. */
void hub_tell(struct chair *c, struct open_table *t, struct text *line);
/* Brings a chair up to date; nothing if nothing has changed for it. */
void hub_push(struct chair *c, bool whole);
/* Who sits where, for all at the table. */
void hub_tell_seats(struct open_table *t);
/* Takes a table into memory. */
struct open_table *hub_add(struct hub *h, struct served *served);
/* The table with this id, from memory or from the store; NULL and why not. */
struct open_table *hub_find(struct hub *h, const char *id, struct text *error);
/* Whoever sits somewhere sits there no more. */
void hub_stand_up(struct chair *c);
/* Lets bots play, stores what is new and tells everybody about it. */
void hub_go_on(struct hub *h, struct open_table *t);

/* -- hub_lines.c ------------------------------------------------------------------------------------------------- */

/* Carries a line out. False and why not; nothing has changed then. */
bool hub_hear(struct hearing *q);
/* Opens an answer, with the id of its request. */
void hub_open_line(const struct hearing *q, struct text *out);

#endif
