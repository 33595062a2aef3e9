/* source.h: what content files say, as trees without Lua, and the mistakes found in them.
 *
 * The sandbox fills a reading, the compiler checks it. Everything in it lives until reading_end.
 */
#ifndef AUTHOR_SOURCE_H
#define AUTHOR_SOURCE_H

#include "engine/guess.h"
#include "engine/text.h"

struct game;

enum value_type {
    VALUE_BROKEN, /* a mistake that was already reported */
    VALUE_BOOL,
    VALUE_NUMBER, /* whole */
    VALUE_STRING,
    VALUE_TABLE,
    VALUE_CALL,   /* a verb or a declaration: its word, and its table */
    VALUE_OTHER,  /* what content never uses; `word` says what it is */
};

struct pair;

struct value {
    u8 type;
    int file, line; /* of the call that it is, or else of the call that contains it */
    long long number;
    const char *word; /* of a string, a call or another */
    const struct value **item; /* positional, 1, 2, ... in Lua */
    int items;
    struct pair *pair; /* named, in the order of the names */
    int pairs;
};

struct pair {
    const char *key;
    const struct value *value;
};

struct declaration {
    const struct value *call;
    int dir; /* number of the directory; a later one may replace rows of an earlier one */
};

struct mistake {
    int file, line, number;
    const char *what;
};

struct chunk;

struct reading {
    const struct game *game;
    const char *const *names; /* of the files */
    const int *dirs;          /* which directory each file is in */
    struct chunk *chunk;
    size_t used;
    struct declaration *declaration;
    int declarations;
    struct mistake *mistake;
    int mistakes, unlisted;
    bool cut; /* a file was not read to its end: what it would have declared is missing */
};

/* What declares a lesson, and a step in it (lessons.c). */
extern const char lesson_word[], step_word[];

void reading_end(struct reading *r);
/* Zeroed memory that lives as long as the reading. */
void *reading_alloc(struct reading *r, size_t bytes);
const char *reading_copy(struct reading *r, const char *string, size_t length);
void reading_declare(struct reading *r, const struct value *call);

/* Notes a mistake; reading goes on. */
void mistake(struct reading *r, int file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same at a value: "heal: of: expected <...>, got 'x'". `key` and `got` may be NULL. */
void expected(struct reading *r, const struct value *at, const char *key, const struct value *got,
              const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Any other mistake at a value: "heal: of: <...>". */
void wrong(struct reading *r, const struct value *at, const char *key, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Writes all mistakes in the order of files and lines, each as "file:line: message". */
void mistakes_print(struct reading *r, struct text *out);

/* The value that a key names, NULL when there is none; "1" is the first positional. */
const struct value *value_get(const struct value *table, const char *key);
/* A key as a position, 0 for a name. */
int key_position(const char *key);

#endif
