/* session.h: a game at this terminal: the table, who sits where, what each seat has read, where it is saved. */
#ifndef FRONT_TERM_SESSION_H
#define FRONT_TERM_SESSION_H

#include "bots/bots.h"
#include "engine/table.h"
#include "pack.h"
#include "saves.h"
#include "term.h"

/* Who sits on a seat. A bot is made when it is first asked. */
struct sitter {
    bool human;
    struct level level;
    struct bot *bot;
};

struct session {
    const struct game *game;
    struct pack pack;
    struct table *table;
    struct term term;
    struct sitter sitter[SEATS_MAX];
    struct level level;     /* of a seat that is called just "bot" */
    int threads;            /* that a searching bot uses */
    struct bot *adviser;    /* gives hints; NULL until the first */
    struct level advice;    /* its level */
    struct random luck;     /* of bots: never the game's own */
    struct save save;       /* where the game is saved */
    struct text content;    /* the folder of --content, or empty */
    bool friendly;          /* undo is always allowed */
    bool strict;            /* players remember for themselves what they have seen */
    bool fast;              /* questions with one answer are not asked, even among several humans */
    bool numbers;           /* rule numbers in the log */
    bool show_table;        /* the short table is shown before questions */
    bool hinted;            /* the hint about passing was given */
    bool even_pace;         /* if people play, a thinking bot takes the same time for every answer */
    bool unsaved;           /* the last try to save has failed */
    struct text save_error; /* why */
    bool quit_warned;       /* it was said that leaving loses what is not saved */
    int seen[SEATS_MAX];    /* how many events a seat has read */
    seat shown;             /* whose secrets are on the screen, or NOBODY */
    seats asked;            /* who was asked last */
    int spoken[SEATS_MAX];  /* how often each has answered since the set of those asked grew */
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

/* A session with default settings. */
void session_open(struct session *s);
void session_close(struct session *s);
int session_humans(const struct session *s);
/* A seat's name, never NULL. */
const char *session_name(const struct session *s, seat who);
/* Gives a table its default names ("Ada", "Bo", ...) where `names` (a list with commas, or NULL) has none. */
void session_names(struct session *s, const char *names);
/* Reads the level of seats that are called just "bot" (NULL: normal); call it before seats are read. False and what was
 * expected. */
bool session_level(struct session *s, const char *name, struct text *error);
/* Reads "human,bot,hard"; missing seats are bots. False and what was expected; nothing changes then. */
bool session_sit(struct session *s, const char *list, struct text *error);
/* Puts one sitter on a seat: "human", "bot" or a level. */
bool session_seat(struct session *s, seat who, const char *name, struct text *error);
/* "you", "human", "hard bot", for people. */
const char *session_sitter(const struct session *s, seat who);
/* Lets a bot answer for a pending seat. It sees the seat's view and its options, nothing else. */
void session_bot(struct session *s, seat who);
/* What a search of this level (NULL: hard) thinks of the options of a pending seat, from the seat's view; thought[i] is
 * about option i. The best option; -1 and what was expected in *error. */
int session_think(struct session *s, seat who, const char *level, struct thought *thought, struct text *error);
/* A number that follows from what the seat can see and from nothing else, for the luck of hints and odds: otherwise
 * these would differ with what others hold. */
u64 session_seed(struct session *s, seat who);
/* Saves the game, if it has changed since it was saved. False when that is impossible; session_complain says why. */
bool session_save(struct session *s);
/* If the last try to save has failed, says so and why; `then` is a sentence about what follows. */
void session_complain(struct session *s, const char *then);
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

#endif
