/* hub_inside.h: what the files of the hub share: chairs, tables in memory, what is held back, one line of a visitor. */
#ifndef SERVE_HUB_INSIDE_H
#define SERVE_HUB_INSIDE_H

#include "hub.h"
#include "uptime.h"

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
    char wants[KEY_LETTERS + 1]; /* the table that the store was asked for; empty: none */
    struct waiting_line *waiting; /* what was said since then */
    struct chair *next_seeker;
    struct follow *follows; /* tables where they do not sit */
};

/* A table in memory. */
struct open_table {
    struct served *served;
    struct chair *chairs;
    u64 used, seen[SEATS_MAX]; /* when somebody was here last, in all and on each seat */
    bool thinks;
    struct text shown; /* what other nodes show of it */
    struct hint *hint;         /* that somebody waits for, or NULL */
    struct open_table *next, *next_thinking, *next_hinting;
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
    struct shelf *shelf;
    struct open_table *bucket[BUCKETS], *thinking, *hinting;
    struct chair *seekers;  /* those who wait for a table */
    struct coming *coming;  /* the tables that they wait for */
    struct asking *askings; /* what is looked up for those who do not sit there */
    struct follow *follow[BUCKETS]; /* by table */
    u64 asked;
    int tables, people;
    struct held *first, *last;
    u64 safe, lines, refused;
    char lost[200]; /* why nothing can be written; empty: it can */
    struct uptime time;
    uv_timer_t step, housekeeping, watch;
    unsigned kept; /* so often */
};

/* One line of a visitor. */
struct hearing {
    struct hub *hub;
    struct chair *chair;
    const char *line;
    const struct json *request; /* NULL: it was no JSON */
    const struct taken *taken;  /* what the store said when it was asked for the line's table; NULL: it was not */
    const struct asking *asking; /* what was seen of the line's tables; NULL: the store was not asked */
    struct text error;
    struct text moved;          /* where the line's table is; it is told in place of an error */
    bool later;                 /* the line is heard again when its table is here */
    bool again;                 /* the store did not answer: whoever said the line must come again */
};

/* -- hub.c ------------------------------------------------------------------------------------------------------- */

/* Tells a line as soon as the last change of the table is safe. Takes the text. */
void hub_tell(struct chair *c, struct open_table *t, struct text *line);
/* Brings a chair up to date; nothing if nothing has changed for it. */
void hub_push(struct chair *c, bool whole);
/* Who sits where, for all at the table, and for the lobbies of other nodes. */
void hub_tell_seats(struct hub *h, struct open_table *t);
/* Whether a table is in the lobby: somebody sits there and waits for anybody. */
bool hub_waits(const struct open_table *t);
/* What the lobby says about a table, a JSON object. */
void hub_describe(const struct open_table *t, struct text *out);
/* Takes a table into memory. */
struct open_table *hub_add(struct hub *h, struct served *served);
/* Any node may have a table that is no longer in memory. */
void hub_release(struct hub *h, const char *id, u64 epoch);
/* Where tables with this id, and those who follow it, are found. */
int hub_bucket(const char *id);
/* The table with this id, if it is in memory. */
struct open_table *hub_table(struct hub *h, const char *id);
/* Carries a line out and says so if that cannot be. */
void hub_said(struct chair *c, const char *line, const struct taken *taken, const struct asking *asking);
/* Whoever sits somewhere sits there no more. */
void hub_stand_up(struct chair *c);
/* Lets bots play, stores what is new and tells everybody about it: first this line (or NULL, which is taken) to whoever
 * has changed something. */
void hub_go_on(struct hub *h, struct open_table *t, struct chair *to, struct text *line);

/* -- hub_find.c -------------------------------------------------------------------------------------------------- */

/* The table with this id; NULL and why not, which may be that the line must wait for it. */
struct open_table *hub_find(struct hearing *q, const char *id);
/* A table that is not in memory shall come, whoever wants it. */
void hub_want(struct hub *h, const char *id);
/* Whether this can be the id of a table. */
bool hub_is_id(const char *id);
/* A take has ended: those who wait for the table go on. */
void hub_taken(struct hub *h, const struct taken *taken);
/* Keeps a line of somebody who waits. False: they have said too much. */
bool hub_wait(struct chair *c, const char *line);
/* Somebody who leaves waits for nothing. */
void hub_wait_no_more(struct chair *c);
/* No table will come any more. */
void hub_find_close(struct hub *h);

/* -- hub_lines.c ------------------------------------------------------------------------------------------------- */

/* Carries a line out. False and why not; nothing has changed then. */
bool hub_hear(struct hearing *q);
/* Opens an answer, with the id of its request. */
void hub_open_line(const struct hearing *q, struct text *out);
/* Notes why not; always false. */
bool hub_refuse(struct hearing *q, const char *why);
/* Whether anything can be kept just now; otherwise notes why not. */
bool hub_may_change(struct hearing *q);

/* -- hub_seats.c: bots that play for people ---------------------------------------------------------------------- */

bool hub_stand_in(struct hearing *q);
bool hub_take_back(struct hearing *q);
/* Somebody is here again: the seat is theirs. */
void hub_come_back(struct hearing *q, struct open_table *t, seat who);
/* Twice a second: whose time is up, who has been away too long? */
void hub_watch_seats(struct hub *h, struct open_table *t);
/* "away": for each seat null, or for how long, who has voted for a bot, how many are needed, and from when on. */
void hub_tell_away(const struct hub *h, const struct open_table *t, struct text *out);

/* -- hub_hint.c -------------------------------------------------------------------------------------------------- */

bool hub_hint(struct hearing *q);
/* Answers those whose hints are ready, or have become useless: at one table, or at all. */
void hub_check_hint(struct hub *h, struct open_table *t);
void hub_check_hints(struct hub *h);
/* Stops the hint that a chair waits for (NULL: any); nobody is told. */
void hub_stop_hint(struct hub *h, struct open_table *t, const struct chair *to);

/* -- hub_follow.c ------------------------------------------------------------------------------------------------ */

/* From now on somebody is told when a table stands otherwise, for the seat with this key (or NULL). */
void hub_follow(struct chair *c, const char *table, const char *key);
void hub_follow_no_more(struct chair *c);
/* A table may stand otherwise now. Those for whom it does not are told nothing. */
void hub_tell_followers(struct hub *h, struct open_table *t);
/* A table has come from the store, as everybody knows it who was told about it there. */
void hub_note_followers(struct hub *h, struct open_table *t);

/* -- hub_tables.c ------------------------------------------------------------------------------------------------ */

bool hub_lobby(struct hearing *q);
bool hub_tell_tables(struct hearing *q);
bool hub_tell_record(struct hearing *q);
/* How a table stands, for whoever has the seat with this key, or (NULL) for anybody. */
void hub_tell_standing(const struct open_table *t, const char *key, struct text *out);
/* The store has looked a table up for somebody. */
void hub_seen(struct hub *h, u64 asker, const struct taken *taken);
/* Whoever leaves is told nothing; NULL: nobody is. */
void hub_ask_no_more(struct hub *h, const struct chair *c);

#endif
