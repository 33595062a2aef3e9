/* session.h: a game at this terminal: the table, who sits where, what each seat has read, where it is saved. */
#ifndef FRONT_TERM_SESSION_H
#define FRONT_TERM_SESSION_H

#include "room/pack.h"
#include "room/room.h"
#include "room/saves.h"
#include "term.h"

struct session {
    struct room *room;
    const struct game *game;
    struct pack pack;
    struct term term;
    struct save save;       /* where the game is saved */
    bool numbers;           /* rule numbers in the log */
    bool show_table;        /* the short table is shown before questions */
    bool hinted;            /* the hint about passing was given */
    struct text overwrite;  /* a file that would be replaced by the command that was given last */
    bool quit_warned;       /* it was said that leaving loses what is not saved */
    seat shown;             /* whose secrets are on the screen, or NOBODY */
    int table_at;           /* events that had happened when the table was last shown, -1: never */
    int table_pause;        /* questions that had been answered then */
    int own_answers;        /* of the reader since then */
    struct text table_text; /* the table as it was shown, and as everybody sees it */
    struct text table_public;
    seat table_reader;      /* to whom it was shown */
    bool texts;             /* cards that are offered for the first time are explained */
    u8 met[KINDS_MAX][ROWS_MAX + 1]; /* seats that have read a card's text */
};

/* -- session.c --------------------------------------------------------------------------------- */

/* A session with default settings, without a game. */
void session_open(struct session *s);
void session_close(struct session *s);
/* Saves the game, if it has changed since it was saved. False when that is impossible; session_complain says why. */
bool session_save(struct session *s);
/* If the last try to save has failed, says so and why; `then` is a sentence about what follows. */
void session_complain(struct session *s, const char *then);
/* Keeps the settings of this terminal with the game, when one of them was changed. */
void session_keep(struct session *s);
/* Opens a saved game; `folder` (or NULL) has content in place of what the game was saved with. */
bool session_resume(struct session *s, const char *path, const char *folder, struct text *error);

/* -- show.c: what is printed ------------------------------------------------------------------- */

/* Events that the seat has not read yet, a paragraph for each answer. `most` lines, 0: all. */
void show_news(struct session *s, seat who, int most);
/* The last n events as the seat may know them. */
void show_log(struct session *s, seat who, int n);
/* The short table. */
void show_table(struct session *s, seat who);
/* The same, but only if it differs from what was last shown. */
void show_changed_table(struct session *s, seat who);
/* A page of the table by the beginning of its name, NULL: all of them. False when there is none. */
bool show_page(struct session *s, seat who, const char *name);
/* "hand, team, market". */
void show_page_names(struct session *s, seat who, struct text *out);
/* The question, its rule, numbered options, and the texts of cards that are offered for the first time. */
void show_question(struct session *s, seat who, const struct action *option, int count);
/* One option as a line. */
void show_option(struct session *s, seat who, struct action option, struct text *out);
/* Who sits where. */
void show_seats(struct session *s);
/* Sentences of events from index `from` on, with their rules' numbers if wanted: a paragraph for each answer, or, with
 * `again`, one a line, as a log tells them. */
void show_events(struct session *s, seat who, int from, int to, bool again, struct text *out);

/* -- prompt.c: asking a human ------------------------------------------------------------------ */

enum outcome { GO_ON, ANSWERED, CHANGED, LEFT };

/* Reads commands until one answers the question (ANSWERED), changes the position (CHANGED) or leaves. */
enum outcome prompt_ask(struct session *s, seat who);

/* -- hint.c ------------------------------------------------------------------------------------ */

/* Says what a searching bot would answer, what it thinks of each option and what it expects to follow. */
void hint_show(struct session *s, seat who, const struct action *option, int count, const char *level);

/* -- loop.c ------------------------------------------------------------------------------------ */

/* Plays until the game is over or somebody leaves. Returns the exit code. */
int session_run(struct session *s);
/* Saves a game that is left, and says how to go on with it. Returns the exit code. */
int session_leave(struct session *s);

#endif
