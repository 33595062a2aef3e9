/* session.h: a game at this terminal: the table, who sits where, what each seat has read, where it is saved. */
#ifndef FRONT_TERM_SESSION_H
#define FRONT_TERM_SESSION_H

#include "engine/table.h"
#include "pack.h"
#include "term.h"

enum sitter { SITS_HUMAN, SITS_BOT, SITS_RANDOM };

struct session {
    const struct game *game;
    struct pack pack;
    struct table *table;
    struct term term;
    enum sitter sitter[SEATS_MAX];
    struct random luck;     /* of bots: never the game's own */
    struct text path;       /* where the game is saved; empty: not yet */
    struct text content;    /* the folder of --content, or empty */
    bool friendly;          /* undo is always allowed */
    bool strict;            /* players remember for themselves what they have seen */
    bool fast;              /* questions with one answer are not asked, even among several humans */
    bool numbers;           /* rule numbers in the log */
    bool tables;            /* the short table is shown before questions */
    bool hinted;            /* how not to be asked each time was said */
    bool unsaved;           /* saving has failed and was complained about */
    int seen[SEATS_MAX];    /* how many events a seat has read */
    seat shown;             /* whose secrets are on the screen, or NOBODY */
    seats asked;            /* who was asked last */
    int spoken[SEATS_MAX];  /* how often each has answered since somebody was asked who was not before */
    int table_at;           /* events that had happened when the table was last shown, -1: never */
    int table_pause;        /* questions that had been answered then */
    int own_answers;        /* of the reader since then */
    struct text table_text; /* the table as it was shown, and as everybody sees it */
    struct text table_public;
    seat table_reader;      /* to whom it was shown */
    bool texts;             /* cards that are offered for the first time are explained */
    u8 met[KINDS_MAX][ROWS_MAX + 1]; /* seats that have read a card's text */
    u64 saved;              /* state of the saved record, to save only changes */
};

/* -- session.c --------------------------------------------------------------------------------- */

/* A session with everything at its preset. */
void session_open(struct session *s);
void session_close(struct session *s);
int session_humans(const struct session *s);
/* A seat's name, never NULL. */
const char *session_name(const struct session *s, seat who);
/* Gives a table its default names ("Ada", "Bo", ...) where `names` (a list with commas, or NULL) has none. */
void session_names(struct session *s, const char *names);
/* Reads "human,bot,random"; missing seats are bots. False and what was expected. */
bool session_sit(struct session *s, const char *list, struct text *error);
/* Lets a bot answer for a pending seat. It sees the seat's view and its options, nothing else. */
void session_bot(struct session *s, seat who);
/* Saves the game, if it has changed; complains once when that is impossible. */
void session_save(struct session *s);
/* The whole save: the record, and who sat where. */
void session_write(const struct session *s, struct text *out);
/* Opens a saved game. */
bool session_resume(struct session *s, const char *path, struct text *error);

/* -- show.c: what is printed ------------------------------------------------------------------- */

/* Events that the seat has not read yet, a paragraph for each answer. `most` lines, 0: all. */
void show_news(struct session *s, seat who, int most);
/* The last n events as the seat may know them. */
void show_log(struct session *s, seat who, int n);
/* The short table. */
void show_table(struct session *s, seat who);
/* The same unless it would read as it did when it was last shown. */
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
/* Sentences of events from index `from` on, one a line, with their rules' numbers if wanted. */
void show_events(struct session *s, seat who, int from, int to, bool joined, struct text *out);

/* -- prompt.c: asking a human ------------------------------------------------------------------ */

enum outcome { GO_ON, ANSWERED, CHANGED, LEFT };

/* Reads commands until one answers the question (ANSWERED), changes the position (CHANGED) or leaves. */
enum outcome prompt_ask(struct session *s, seat who);

/* -- loop.c ------------------------------------------------------------------------------------ */

/* Plays until the game is over or somebody leaves. Returns the exit code. */
int session_run(struct session *s);

#endif
