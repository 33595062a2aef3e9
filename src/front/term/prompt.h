/* prompt.h: one question while it is being answered: its rows with their numbers, and the commands. */
#ifndef FRONT_TERM_PROMPT_H
#define FRONT_TERM_PROMPT_H

#include "engine/groups.h"
#include "engine/picks.h"
#include "engine/ways.h"
#include "session.h"

/* What a number stands for. Numbers stay as they were shown until the question is shown in another way. */
enum row_type { ROW_OPTION, ROW_WAY, ROW_GROUP, ROW_PICK, ROW_DONE, ROW_OTHER };
struct row_shown {
    enum row_type type;
    int at; /* an option, a way, a group, a pick, or one of the other answers */
    char *text;
};

struct asking {
    struct session *s;
    seat who;
    int pauses, part;    /* of the question that was shown: see room_asks */
    struct question question;
    int count;
    struct action option[OPTIONS_MAX];
    struct groups groups;
    int group;           /* that is open, -1: none */
    struct picks *picks; /* of a question for several things, or NULL */
    struct ways *ways;   /* of a question that is asked together with what follows, or NULL */
    bool ticked;         /* something was ticked or taken back since it was told */
    struct row_shown *row;
    int rows;
    struct text before;  /* the line before */
    int lines, idle;     /* that have answered nothing: all of them; the last ones, all equal, that changed nothing */
};

struct command {
    const char *name, *also; /* also: a short form, or NULL */
    const char *usage, *about;
    enum outcome (*run)(struct asking *q, const char *rest);
};
extern const struct command commands[];
extern const int command_count;

/* -- prompt.c */

/* A number from 1 to most that is the whole text; 0 when it is none. */
int number_of(const char *text, int most);
void expect_words(const struct asking *q, const char *what);
/* Gives an answer to the question that was shown. */
enum outcome prompt_answer(struct asking *q, struct action action);
/* Says what the tutor asks, and frees it. */
enum outcome prompt_doubt(struct asking *q, struct text *doubt);

/* -- prompt_rows.c */

void rows_open(struct asking *q);
void rows_free(struct asking *q);
/* Prints texts of cards that are new to the reader, of those that the rows name; what a group holds is told when it is
 * opened. */
void rows_explain(struct asking *q);
/* Chooses the only option inside a folded group that has these words in it, or says just them; false: none, several, or
 * nothing is folded. */
bool rows_choose_folded(struct asking *q, const char *words, enum outcome *outcome);
/* Prints the question and its rows. */
void rows_show(struct asking *q);
/* Chooses row n, from 1. */
enum outcome rows_choose(struct asking *q, int n);
/* Takes a tick of row n back. */
enum outcome rows_untick(struct asking *q, int n);
/* Confirms what is ticked; `more`: and is asked for the rest. */
enum outcome rows_done(struct asking *q, bool more);
/* Asks for one thing after the other from now on. */
void rows_singly(struct asking *q);
/* Says what is ticked, if that has changed. */
void rows_tell(struct asking *q);
/* The option that row n stands for, to read about it: the first one of a group or pick. False when it is none. */
bool rows_option(const struct asking *q, int n, struct action *option);
/* All answers that it stands for, two at most, for odds; how many. */
int rows_line(const struct asking *q, int n, struct action line[WAY_LENGTH]);

/* The way that row n is; NULL: it is none. */
const struct way *rows_way(const struct asking *q, int n);
/* The number of the row by which option i is chosen, or that leads to it; 0: none does. */
int rows_number(const struct asking *q, int i);

/* -- prompt_look.c: commands that look things up */

enum outcome run_help(struct asking *q, const char *rest);
enum outcome run_why(struct asking *q, const char *rest);
enum outcome run_rule(struct asking *q, const char *rest);
enum outcome run_card(struct asking *q, const char *rest);
enum outcome run_what(struct asking *q, const char *rest);
enum outcome run_log(struct asking *q, const char *rest);
enum outcome run_changes(struct asking *q, const char *rest);
enum outcome run_table(struct asking *q, const char *rest);
enum outcome run_odds(struct asking *q, const char *rest);
enum outcome run_hint(struct asking *q, const char *rest);
enum outcome run_aim(struct asking *q, const char *rest);
enum outcome run_turn(struct asking *q, const char *rest);
/* All there is to know of row n before it is chosen. */
enum outcome tell_about(struct asking *q, int n);

/* -- prompt_act.c: commands that change something */

enum outcome run_undo(struct asking *q, const char *rest);
enum outcome run_save(struct asking *q, const char *rest);
enum outcome run_record(struct asking *q, const char *rest);
enum outcome run_say(struct asking *q, const char *rest);
enum outcome run_rules(struct asking *q, const char *rest);
enum outcome run_texts(struct asking *q, const char *rest);
enum outcome run_tutor(struct asking *q, const char *rest);
enum outcome run_seats(struct asking *q, const char *rest);
enum outcome run_switch(struct asking *q, const char *rest);
enum outcome run_resign(struct asking *q, const char *rest);
enum outcome run_quit(struct asking *q, const char *rest);

/* -- prompt_lesson.c: a lesson */

enum outcome run_lesson(struct asking *q, const char *rest);
/* Says so if words name an option that the lesson holds back. */
bool lesson_is_early(struct asking *q, const char *words);

/* -- prompt_pass.c: passing, and answers that stand */

enum outcome run_pass(struct asking *q, const char *rest);
bool offers_pass(const struct asking *q);
/* Said once, since such questions come often. */
void hint_at_pass(struct asking *q);

#endif
