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

/* Carries out one request and appends its answer, without the end of the line, to *out. An empty line
 * has no answer. Equal callers that send equal lines get equal answers. */
void talk_line(struct caller *by, const char *line, struct text *out);

/* The tables of a careful caller try each position out before they take it: see table_careful. */
void talk_careful(struct caller *by, bool careful);

/* Whether "quit" was asked. */
bool talk_ended(const struct caller *by);

/* The name of operation i and the keys that it knows, which end with NULL; NULL after the last. */
const char *talk_operation(int i, const char *const **keys);

/* The page of a game in docs/drive with its lists made again from the game's description; see page.c. False and
 * what is missing when the page lacks the marks of a list. */
bool talk_page(struct text *out, const struct game *game, const char *page, struct text *error);

#endif
