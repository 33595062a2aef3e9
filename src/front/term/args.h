/* args.h: the options of a command line: --name value, --name=value, --flag, and words. */
#ifndef FRONT_TERM_ARGS_H
#define FRONT_TERM_ARGS_H

#include "games/games.h"

enum { ARGS_OPTIONS = 24, ARGS_WORDS = 32, ARGS_GO = -1 };

enum exit_code {
    EXIT_FINE = 0,
    EXIT_FAILED = 1,        /* it was understood, but could not be done */
    EXIT_USAGE = 2,         /* it was not understood */
    EXIT_INTERRUPTED = 130, /* Ctrl-C, as shells count it */
};

/* One option that a command knows. */
struct arg_row {
    const char *name;     /* without the dashes; NULL ends the list */
    const char *expected; /* what its value is, for messages: "a number of players"; NULL: a flag */
};

struct args {
    const char *command;
    const struct arg_row *rows;
    const char *value[ARGS_OPTIONS]; /* by row; "" for a flag that was given, NULL when it was not */
    const char *word[ARGS_WORDS];
    int words;
};

/* Reads a command line; argv[0] is the command. Prints `help` for --help. Returns ARGS_GO, or the
 * exit code with which the command should end at once. */
int args_read(struct args *a, int argc, char **argv, const struct arg_row *rows, const char *help);

/* The value of an option, NULL when it was not given. The name must be one of the rows. */
const char *args_value(const struct args *a, const char *name);
bool args_flag(const struct args *a, const char *name);
/* A number within bounds, or the preset when none was given. False after a message. */
bool args_int(const struct args *a, const char *name, long long least, long long most, long long preset,
              long long *number);
/* A number of 64 bits, in decimal or 0x... False after a message. */
bool args_u64(const struct args *a, const char *name, u64 *number);

/* Prints "longbox play: ..." and points to --help; returns EXIT_USAGE. */
int args_wrong(const struct args *a, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same without pointing to --help; returns EXIT_FAILED. */
int args_failed(const struct args *a, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The game that a word names. NULL after a message with a suggestion. */
const struct game *args_game(const struct args *a, const char *word);
/* The name that is closest to a word, or NULL when none is close enough. */
const char *args_nearest(const char *word, const char *const *names, int count);

/* A seed from the operating system. */
u64 args_new_seed(void);
/* The whole path of a folder, or as it was given if there is none, which is reported when it is read: what is saved
 * goes on from anywhere. NULL stays NULL; the caller frees it. */
char *args_whole_path(const char *folder);

#endif
