/* drive.h: the JSON-lines door (longbox drive) as functions: a session, and one line in, one line out.
 *
 * The protocol is described in docs/drive.md. A session never ends the program, whatever a line says.
 */
#ifndef FRONT_TERM_DRIVE_H
#define FRONT_TERM_DRIVE_H

#include "engine/game.h"
#include "engine/text.h"

struct drive;

enum { DRIVE_LINE_MAX = 1 << 20 }; /* bytes of a request */

/* Opens a session. `game` (or NULL) is the game of requests that name none; `content` (or NULL) a folder
 * whose rows are added to that game's own or replace them. NULL and a reason in *error when there is no
 * such game or its content has mistakes. */
struct drive *drive_open(const char *game, const char *content, struct text *error);
void drive_close(struct drive *d);

/* Carries out one request and appends its answer, without the end of the line, to *out. An empty line
 * has no answer. Equal sessions that get equal lines give equal answers. */
void drive_line(struct drive *d, const char *line, struct text *out);

/* The tables of a careful session try each position out before they take it: see table_careful. */
void drive_careful(struct drive *d, bool careful);

/* Whether "quit" was asked. */
bool drive_ended(const struct drive *d);

/* The name of operation i and the keys that it knows, which end with NULL; NULL after the last. */
const char *drive_operation(int i, const char *const **keys);

/* The page of a game in docs/drive with its lists made again from the game's description; see drive_page.c. False and
 * what is missing when the page lacks the marks of a list. */
bool drive_page(struct text *out, const struct game *game, const char *page, struct text *error);

#endif
