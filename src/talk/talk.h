/* talk.h: the one protocol of the program: a caller, and one line of JSON in, one line out.
 *
 * docs/drive.md describes it. `longbox drive` carries it through a pipe. A caller never ends the program, whatever a
 * line says.
 */
#ifndef TALK_TALK_H
#define TALK_TALK_H

#include "room/room.h"

/* Somebody who talks to a room, and may ask what its rights allow. */
struct caller;

enum { TALK_LINE_MAX = 1 << 20 }; /* bytes of a request */

/* A caller with all rights and a room of its own, which it opens by "new" or "replay". `game` (or NULL) is the game of
 * requests that name none; `content` (or NULL) takes the place of that game's own and stays until the caller is
 * closed. */
struct caller *talk_open(const struct game *game, const struct content *content);
void talk_close(struct caller *by); /* NULL does nothing */

/* What callers of one thread can share, so that they need less room: contents of games, what tables look ahead in. It
 * must stay longer than they do, and is shared before the first request. */
struct shelf;
struct shelf *shelf_new(void);
void shelf_free(struct shelf *shelf); /* NULL does nothing */
void talk_share(struct caller *by, struct shelf *shelf);

/* Whom an operation is for. Each may do what those before it may. */
enum rights {
    FOR_ANYBODY, /* it tells what everybody may know */
    FOR_SEAT,    /* for whoever plays a seat, and only about that seat */
    FOR_OWNER,   /* of the table: it may tell or change anything */
};
/* A caller in somebody else's room, which must stay until the caller is closed: it plays a seat (FOR_SEAT), or looks on
 * if that is NOBODY (FOR_ANYBODY). It cannot see with other eyes. */
struct caller *talk_join(struct room *room, seat who);
/* The room of a caller; NULL: it has none yet. */
struct room *talk_room(const struct caller *by);

/* Carries out one request and appends its answer, without the end of the line, to *out. An empty line
 * has no answer. Equal callers that send equal lines get equal answers. */
void talk_line(struct caller *by, const char *line, struct text *out);

/* A hint for the seat of a caller, which is asked something, for whoever has threads: a bot of this level that has
 * begun to think, to be run by bot_run and freed; NULL and what was expected. Once it has run, and as long as the seat
 * is asked the same, what it found is written as the keys that "hint" answers with. */
struct bot *talk_ponder(struct caller *by, const char *level, struct text *error);
void talk_pondered(struct caller *by, struct bot *bot, struct text *out);

/* The tables of a careful caller try each position out before they take it: see table_careful. */
void talk_careful(struct caller *by, bool careful);

/* Whether "quit" was asked. */
bool talk_ended(const struct caller *by);

/* The name of operation i, the keys that it knows, which end with NULL, and whom it is for; NULL after the last. */
const char *talk_operation(int i, const char *const **keys, enum rights *rights);

/* Whether an operation of this name can change the game or anything that is kept with it. */
bool talk_changes(const char *op);

/* The page of a game in docs/drive with its lists made again from the game's description; see page.c. False and
 * what is missing when the page lacks the marks of a list. */
bool talk_page(struct text *out, const struct game *game, const char *page, struct text *error);

#endif
