/* full.h: a game on a full screen: a virtual screen, keys that change it, and the course of a game in between.
 *
 * Nothing here knows a terminal: full_draw writes on a canvas, which full_curses.c copies out; full_key takes what was
 * pressed. So tests play whole games without one:
 *
 *     full_open(&u, room, NULL, 80, 24);
 *     while (u.mode != FULL_ENDED) {
 *         if (u.mode == FULL_GOES_ON) full_step(&u);
 *         else full_draw(&u), full_key(&u, some key);
 *     }
 *     full_close(&u);
 */
#ifndef FRONT_TERM_FULL_H
#define FRONT_TERM_FULL_H

#include "cells.h"
#include "engine/groups.h"
#include "engine/ways.h"
#include "keys.h"
#include "list.h"
#include "room/lesson.h"
#include "room/saves.h"

enum full_mode {
    FULL_GOES_ON, /* nobody at the screen is asked: call full_step */
    FULL_ASKS,
    FULL_LOOKS,   /* somebody reads what was drawn before the screen goes to somebody else */
    FULL_ALOUD,   /* whoever is here asks all aloud whether they want to do something: see aloud.c in room */
    FULL_CURTAIN, /* the screen is passed on, and shows nothing */
    FULL_ENDED,   /* the game is over: what came of it */
    FULL_REPLAYS, /* somebody goes through it again */
    FULL_LEFT,    /* the program ends */
    FULL_AGAIN,   /* another game is wanted */
};

/* What the upper part shows. */
enum full_view {
    VIEW_FOLLOW, /* the pane in which the option under the cursor has its place */
    VIEW_BOARD, VIEW_MINE, VIEW_OTHERS, VIEW_NEWS,
    VIEWS, /* Tab goes through those above */
    PAGE_KEYS = VIEWS, PAGE_WHY, PAGE_CHANGES, PAGE_TABLE, PAGE_LOG, PAGE_RULES, PAGE_DETAILS, PAGE_AIM, PAGE_HINT,
    PAGE_CARDS, PAGE_STORY, PAGE_SAY, PAGE_SAVE, PAGE_RECORD, PAGE_END,
};

/* What a person saw when they answered last. */
struct full_reader {
    struct scene scene;
    int since; /* events that had happened then */
    int told;  /* events that had happened when the page of the story was opened last */
    int said;  /* things that had been said then */
};

/* The digits of the rows of a question, as it was asked last. */
struct full_digits {
    u64 question; /* 0: none */
    u64 row[9];   /* whose digit it is, or was last; 0: nobody's */
};
enum { DIGITS_KEPT = 4 };

struct full {
    struct room *room;
    struct save *save;     /* where it is saved; NULL: nowhere */
    struct canvas screen;
    enum full_mode mode;
    seat who, next;        /* whose secrets are on the screen, or NOBODY; who is asked aloud or gets the screen */
    seat thinking;         /* a bot, or NOBODY */
    bool waited;           /* for more than a second: how far it has come is shown */
    int samples;           /* for the odds of the option under the cursor; 0: none are shown */

    struct scene scene;    /* of `who` */
    struct full_reader reader[SEATS_MAX];
    struct changes changes;

    struct question question;
    struct action option[OPTIONS_MAX];
    int options;
    int pass, done;        /* the one that passes; that says "that is all"; -1: none */
    struct text prompt;
    struct text prefix;    /* with which all rows begin: it stands in the prompt */
    struct list list;      /* the question's rows; ids are those of full_ask.c */
    struct list menu;      /* in place of it while open: standing answers, what to do at the end */
    const char *menu_title; /* NULL: no menu is open */
    struct text aloud;     /* the title of FULL_ALOUD */
    void (*menu_chosen)(struct full *u, int id);
    struct full_digits digits[DIGITS_KEPT]; /* the question that was asked last comes first */
    struct groups groups;  /* of a long list */
    int group;             /* the one that is open, or of picks the thing whose choices are listed; -1: none */
    struct picks *picks;   /* the question asks for several things, which are ticked; NULL: for one */
    struct ways *ways;     /* it is asked together with what follows: its rows are ways; NULL: they are options */

    enum full_view view;
    int scroll;            /* of a page, or of the panes while they do not follow */
    int scroll_most;       /* as it was drawn last */
    char search[100];      /* what is typed on a page */
    bool hints;            /* a bot thinks about a hint: call more_hint_step now and then */
    struct level adviser;  /* that bot */
    struct text hint;
    bool greets;           /* the first question of a new game begins with what the game is about */
    bool touched;          /* something was pressed since the question came */
    struct text details;   /* cards and odds */
    struct text ruling;    /* the rule that asks: where there is room */
    int details_for;       /* the row that they are about, -1: none */
    int details_most;      /* lines that they have taken for this question */
    bool details_cut, prompt_cut; /* as they were drawn last */
    bool learns;           /* texts of a lesson stand above the question: where it is, and which of them is read */
    struct lesson_now lesson;
    int lesson_page;
    struct text message;   /* in place of the keys, until the next one */
    struct text end;       /* what came of it, once it is over */
    int replayed;          /* FULL_REPLAYS: events before the answer that is looked at */
};

/* -- full.c: the course of a game */

/* The room and the save stay the caller's. */
void full_open(struct full *u, struct room *room, struct save *save, int w, int h);
void full_close(struct full *u);
void full_resize(struct full *u, int w, int h);
/* Brings the game on by one step. */
void full_step(struct full *u);
/* The person at the screen answers, takes the last answer back, or begins to look at the screen. */
void full_answer(struct full *u, struct action answer);
void full_answer_way(struct full *u, int i);
void full_answer_picks(struct full *u, bool more); /* with what is ticked; `more`: the question goes on */
/* Notes what the person at the screen has seen up to the answer that was given, after so many events. */
void full_answered(struct full *u, int events);
void full_undo(struct full *u);
void full_sit(struct full *u, seat who);
/* Whether the story has gone on since the person at the screen answered last, and they have not read it. */
bool full_has_story(const struct full *u);
void full_say(struct full *u, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* -- full_ask.c: the question as a list, and standing answers */

/* What the ids of rows are: options or ways, groups, things to tick, answers in place of ticks, "done", "go on" where there is
 * too much to look at once, things that get something each, and "nothing" for one of those. */
enum {
    ROW_GROUP = 1 << 16, ROW_PICK = 2 << 16, ROW_OTHER = 3 << 16, ROW_DONE = 4 << 16, ROW_MORE = 5 << 16,
    ROW_EACH = 6 << 16, ROW_NOTHING = 7 << 16, ROW_KIND = 7 << 16,
};

void ask_open(struct full *u);
void ask_fill(struct full *u);
/* The option of the row under the cursor, or of a row of the list; false when it is none. */
bool ask_option(const struct full *u, const struct list_row *row, struct action *option);
/* The way that a row is; NULL: it is none. */
const struct way *ask_way(const struct full *u, const struct list_row *row);
/* All answers that a row stands for; how many, 0 when that is not settled yet. */
int ask_line(const struct full *u, const struct list_row *row, struct action line[WAY_LENGTH]);
/* The row under the cursor is chosen: it is the answer, opens a group, or is ticked. */
void ask_choose(struct full *u);
/* Goes back from an opened group; false when none is open. */
bool ask_back(struct full *u);
/* A row that is an option. */
void ask_add(struct full *u, const struct speaker *speaker, int id, struct action option);
void ask_pass(struct full *u);
void ask_pass_menu(struct full *u);

/* -- full_digits.c: which digit chooses which row */

/* Gives digits to the rows of a question that asks for one thing. */
void digits_give(struct full *u);
/* Digits begin anew. */
void digits_forget(struct full *u);

/* -- full_picks.c: a question that asks for several things */

void picks_fill(struct full *u, const struct speaker *speaker);
/* The answer that a row is about. */
struct action picks_option(const struct full *u, const struct list_row *row);
int picks_odds(const struct full *u, const struct list_row *row, struct action line[WAY_LENGTH]);
/* Whether 0 passes: nothing is ticked or could be confirmed, but the question can be passed. */
bool picks_may_pass(const struct full *u);
/* A row is chosen: it is ticked or unticked, or what a thing may get is listed. */
void picks_choose(struct full *u, int id);
/* The thing under the cursor gets the next choice (1) or the one before (-1); false when it is no such thing. */
bool picks_turn(struct full *u, int by);
/* Takes a tick of the row under the cursor back; false when it has none. */
bool picks_untick_row(struct full *u);

/* -- full_details.c: what there is to know of the option under the cursor */

void details_update(struct full *u);
/* The same with nothing left out. */
void details_whole(struct full *u, struct text *out);
/* All cards whose names contain some letters; how many. */
int details_find(struct full *u, struct text *out, const char *letters);

/* -- full_pages.c: pages in place of the table */

void page_open(struct full *u, enum full_view page);
void page_draw(struct full *u, struct canvas *out, int w);
const char *page_title(const struct full *u);
/* What happened since the reader's last answer, a line each; `old` gets as many of those before it. Events before
 * `until` are told as `news` says, the others all. */
enum news { NEWS_ALL, NEWS_BRIEF /* without routine, but with what the reader alone has learnt */, NEWS_SHORTEST };
void news_write(struct full *u, struct text *fresh, struct text *old, int olds, enum news news, int until);

/* -- full_more.c: a hint, talk, copies, giving up, seats */

/* A bot begins to think about what it would answer; a step opens the page once it knows. */
void more_hint(struct full *u);
void more_hint_step(struct full *u);
/* False when none was thought about. */
bool more_hint_stop(struct full *u);
void more_open(struct full *u);
/* What was typed is said, or is the file that a copy goes to; false when there is something to mend. */
bool more_typed(struct full *u);

/* -- full_draw.c, full_keys.c */

void full_draw(struct full *u);
/* How broad the question's rows are, and how many lines they may take. */
void draw_list_room(const struct full *u, int *w, int *lines);
void full_key(struct full *u, struct key key);

/* -- full_lesson.c: a lesson */

/* Finds out where the lesson stands, if there is one, when somebody is asked. */
void learn_open(struct full *u);
/* Whether texts are to be read before the question is put. */
bool learn_reads(const struct full *u);
/* Keys that turn its pages; false: not one of them. */
bool learn_key(struct full *u, int code);
/* What its text speaks of: two things that must be seen; all are lit on a canvas. */
struct pointing learn_points(const struct full *u);
void learn_light(const struct full *u, struct canvas *c);
/* The lines that its text takes, with a title; draws them. */
int learn_height(const struct full *u, int w);
void learn_draw(struct full *u, int x, int y, int w, int h);

/* -- full_aloud.c: several people at the screen */

/* Somebody is asked: they sit down, the screen is passed on to them, or all are asked aloud. */
void aloud_call(struct full *u, seat who);
/* A key that passes the screen on: after a last look at it, then to whoever is next. */
void aloud_pass_on(struct full *u);

/* -- full_end.c: what came of it */

void end_open(struct full *u);
/* A key while somebody goes through the game again. */
void end_replay_key(struct full *u, int code);

/* Drawing that menus share. */
void draw_title(struct canvas *c, int x, int y, int w, const char *title);
void draw_bar(struct canvas *c, int y, const char *text);

#endif
