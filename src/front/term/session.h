/* session.h: a game at this terminal: the table, who sits where, what each seat has read, where it is saved. */
#ifndef FRONT_TERM_SESSION_H
#define FRONT_TERM_SESSION_H

#include "room/pack.h"
#include "room/room.h"
#include "room/saves.h"
#include "term.h"

/* What a person saw when they answered last. */
struct reader {
    struct scene scene;
    int since;          /* events that had happened then */
    int heard;          /* of what was said */
    struct text status; /* as it was shown last */
};

struct session {
    struct room *room;
    const struct game *game;
    struct pack pack;
    struct term term;
    struct save save;       /* where the game is saved */
    bool numbers;           /* rule numbers in the log */
    bool show_table;        /* the status is shown before questions */
    bool hinted;            /* the hint about passing was given */
    bool quit_warned;       /* it was said that leaving loses what is not saved */
    int lesson_shown;       /* 1 + the first step of the texts that were shown last, 0: none were */
    bool again;             /* another game is wanted */
    const char *notice;     /* to be said on a full screen before anything is pressed, or NULL */
    struct text overwrite;  /* a file of which it was said that it exists */
    seat shown;             /* whose secrets are on the screen, or NOBODY */
    struct scene scene;     /* that the reader sees now */
    struct reader reader[SEATS_MAX];
    bool texts;             /* cards that are offered for the first time are explained */
    u8 met[KINDS_MAX][ROWS_MAX + 1]; /* seats that have read a card's text */
};

/* -- session.c --------------------------------------------------------------------------------- */

/* A session with default settings, without a game. Whoever reads lines opens an editor for them, too (edit.h): it
 * changes the terminal's modes, so there is none under a full screen. */
void session_open(struct session *s);
void session_close(struct session *s);
/* Saves the game, if it has changed since it was saved. False when that is impossible; session_complain says why. */
bool session_save(struct session *s);
/* If the last try to save has failed, says so and why; `then` is a sentence about what follows. */
void session_complain(struct session *s, const char *then);
/* Keeps the settings of this terminal with the game. */
void session_keep(struct session *s);
/* Opens a saved game; `folder` (or NULL) has content in place of what the game was saved with. */
bool session_resume(struct session *s, const char *path, const char *folder, struct text *error);
/* Whether a question is given up that so many lines have not answered: a pipe (`yes x |`) would go on for ever. */
bool session_idles(const struct session *s, int lines);
/* Notes what the reader sees: what changes from now on is news. Call it before an answer. */
void session_seen(struct session *s, seat who);

/* -- news.c: what has happened ------------------------------------------------------------------- */

/* What was said, happened and changed since the reader answered last. `most` lines of what happened, 0: all. */
void show_news(struct session *s, seat who, int most);
/* All that is different on the table since the reader's last answer. */
void show_changes(struct session *s, seat who);
/* The last n events as the seat may know them. */
void show_log(struct session *s, seat who, int n);
/* Sentences of events from index `from` on, with their rules' numbers if wanted: a paragraph for each answer, or, with
 * `again`, one a line, as a log tells them. */
void show_events(struct session *s, seat who, int from, int to, bool again, struct text *out);

/* -- show.c: what is printed ------------------------------------------------------------------- */

/* How things stand, in a few lines; with `changed` only if it differs from what the reader saw last. */
void show_status(struct session *s, seat who, bool changed);
/* The whole table, and which pages there are. */
void show_table(struct session *s, seat who);
/* The table of a game that is over, with all secrets. */
void show_revealed(struct session *s);
/* Parts of the table by the beginning of their name, or a player's. False when there is none. */
bool show_page(struct session *s, seat who, const char *name);
/* "map, market, hand, Bo". */
void show_page_names(struct session *s, seat who, struct text *out);
/* What the game is about; what a turn is. */
void show_aim(struct session *s);
void show_turn(struct session *s);
/* The prompt of a question, its card and its rule, on one line. */
void show_prompt(struct session *s, const struct question *q, const char *prompt);
/* One option as a line. */
void show_option(struct session *s, seat who, struct action option, struct text *out);
/* Texts of cards that are offered or shown for the first time. */
void explain_options(struct session *s, seat who, const struct action *option, int count);
void explain_events(struct session *s, seat who, int from, int to);
/* The texts of all cards that an option names; false when it names none. */
bool show_cards_of(struct session *s, struct action option);
/* Who sits where. */
void show_seats(struct session *s);

/* -- prompt.c: asking a human ------------------------------------------------------------------ */

enum outcome { GO_ON, ANSWERED, CHANGED, LEFT };

/* Reads commands until one answers the question (ANSWERED), changes the position (CHANGED) or leaves. */
enum outcome prompt_ask(struct session *s, seat who);

/* -- prompt_lesson.c ---------------------------------------------------------------------------- */

/* Shows the texts of the lesson that belong to the question, once or `again`. False when the input is over. */
bool lesson_show(struct session *s, seat who, bool again);

/* -- hint.c ------------------------------------------------------------------------------------ */

/* Says what a searching bot would answer, what it thinks of each option and what it expects to follow. number[i] is
 * the number under which option i is shown, 0: none. */
void hint_show(struct session *s, seat who, const struct action *option, const int *number, int count,
               const char *level);

/* -- curtain.c: whose secrets are on the screen ------------------------------------------------------ */

/* Puts a person in front of the screen, asking all aloud where that is enough. SEAT_EMPTY: the question is answered. */
enum seated { SEAT_TAKEN, SEAT_EMPTY, SEAT_LEFT /* the input is over */ };
enum seated sit_down(struct session *s, seat who);

/* -- loop.c ------------------------------------------------------------------------------------ */

/* Plays until the game is over or somebody leaves. Returns the exit code. */
int session_run(struct session *s);
/* Saves a game that is left, and says how to go on with it. Returns the exit code. */
int session_leave(struct session *s);

/* -- end.c ------------------------------------------------------------------------------------- */

/* The end: for each seat whether it has won and why, the table with all secrets, and what to do next (s->again).
 * Returns the exit code. */
int session_conclude(struct session *s);

#endif
