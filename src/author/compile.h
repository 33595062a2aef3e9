/* compile.h: from declarations to a block, in four steps: check (values to verbs), code (verbs to
 * instructions), fields (rows) and derive. Card texts are printed from the same verbs (phrase.h).
 */
#ifndef AUTHOR_COMPILE_H
#define AUTHOR_COMPILE_H

#include "engine/game.h"
#include "source.h"

enum { CODE_MAX = 255, AMOUNTS_MAX = 127, CONDITIONS_MAX = 255, ALL_CODE_MAX = 65535 };

/* What all rows share. */
struct shared {
    struct instr *code;
    struct amount amount[AMOUNTS_MAX];
    struct condition condition[CONDITIONS_MAX];
    struct text strings;
    int codes, amounts, conditions;
};

/* One operand, checked. */
struct operand {
    u8 type;                 /* ARG_... */
    u8 code;                 /* what the instruction gets; of a word that makes a choice, see code.c */
    bool filter;             /* a word with the key "only": narrows the verb's choice */
    const struct words *words;
    const struct word *word; /* of WORD and CONDITION; of AMOUNT the quantity; NULL: none */
    int number;              /* of a plain AMOUNT or SIGNED; n of a CONDITION */
    struct amount amount;    /* of an AMOUNT with a quantity */
};

struct parsed_verb;

struct parsed_verbs {
    struct parsed_verb *first, *last;
};

/* One verb of an effect, checked. */
struct parsed_verb {
    u8 verb;
    const struct verb *game; /* NULL: a verb of the engine */
    const struct value *from;
    struct operand operand[3];
    struct parsed_verbs block[MODES_MAX]; /* body; `otherwise`; modes */
    int blocks;
    struct parsed_verb *next;
};

struct checked_trigger {
    const struct word *moment;
    struct operand condition;
    bool optional;
    struct parsed_verbs verbs;
};

/* -- check.c: all of these note mistakes and return false after one. ----------------------- */

/* A list of effects, as the table `list`. `key` and `owner` are for messages. */
bool check_effect(struct reading *r, struct shared *s, const struct value *owner, const char *key,
                  const struct value *list, struct parsed_verbs *out);
/* A list of modifier verbs. */
bool check_passive(struct reading *r, struct shared *s, const struct value *owner, const char *key,
                   const struct value *list, struct parsed_verbs *out);
/* One on { moment, ... }. */
bool check_trigger(struct reading *r, struct shared *s, const struct words *moments, const struct value *on,
                   struct checked_trigger *out);

/* A whole number in a range, as `key` of `owner`. */
bool check_number(struct reading *r, const struct value *owner, const char *key, const struct value *v,
                  int least, int most, int *out);
/* A word of a list; NULL after a mistake. */
const struct word *check_word(struct reading *r, const struct value *owner, const char *key,
                              const struct value *v, const struct words *words);
/* Refuses keys that are not in the list, and positional items beyond `items`. */
void check_keys(struct reading *r, const struct value *table, const char *owner_word,
                const char *const *known, int count, int items);
/* The word of a list that a schema names; "" and NULL are none. */
const struct word *word_find(const struct words *words, const char *word);

/* -- code.c ------------------------------------------------------------------------------- */

/* Appends the code of an effect: targets, V_PLAYED, effects; an optional one is all inside a V_MAY. */
bool code_effect(struct reading *r, struct shared *s, const struct parsed_verbs *verbs, bool optional,
                 struct code *out);
/* Appends the code of modifiers. */
bool code_passive(struct reading *r, struct shared *s, const struct parsed_verbs *verbs, struct code *out);

/* -- Rows --------------------------------------------------------------------------------- */

/* The rows of one kind; row 0 is "none". */
struct rows {
    u16 bytes; /* of each */
    int count;
    u8 *at;
    const struct declaration *from[ROWS_MAX + 1];
    const struct kind *word[ROWS_MAX + 1];
    const char *id[ROWS_MAX + 1];
    const char *text[ROWS_MAX + 1]; /* as printed */
};

struct maker {
    struct reading *r;
    struct shared *shared;
    struct rows *rows; /* KINDS_MAX of them */
    struct text lessons;
    struct text modes; /* struct modes of all rows; `from` counts back from the end of its text until all texts are
                          shared */
    int row; /* that is being filled; 0: none, there was no room for it */
    int first_modifier;
    int string_shift; /* of offsets of strings */
    bool too_much;   /* text for such offsets */
    u32 *slot;       /* a table to find strings: 1 + the offset, where the hash says or after it; 0: free */
};

/* omit.c: whether a declaration leaves rows out; takes them out of their kinds; which declaration left a row out, or
 * NULL. */
bool is_omission(const struct declaration *d);
void omit_rows(struct maker *m);
const struct value *omission_of(const struct maker *m, int kind, const char *id);
/* lessons.c: whether a declaration is a lesson; writes those of the last folder, which was written for all content, as
 * pairs of texts (engine/lesson.h). */
bool is_lesson(const struct declaration *d);
void lessons_write(struct reading *r, struct text *out);
/* fields.c: fills a row and prints its text. All rows have their places and ids already. */
void fill_row(struct maker *m, const struct value *call, const struct kind *kind, u8 *bytes, const char **text);
/* derive.c: calls the `derive` hook of its kind for each row. */
void derive_rows(struct maker *m);
/* The offset of a string among the shared ones; 0 after a mistake. */
u16 share_string(struct maker *m, const struct value *at, const char *string);

/* -- compile.c ---------------------------------------------------------------------------- */

/* Makes the block of everything that was declared; with mistakes it writes nothing. */
void compile(struct reading *r, struct text *block_out);

#endif
