/* derive.h: what a kind may do with its rows when all content is read: derive fields, refuse, print.
 *
 * `derive` of a kind (content.h) is called once for each of its rows, in the order of kinds and then of rows, when all
 * rows are filled and all references resolved; it is not called when mistakes were found before. It may write the row
 * that it is given and read all others: those of earlier kinds and rows are derived already.
 *
 * The reader of content (src/author) fills in a derivation. Nothing here knows how content is read, so that a game
 * links without the reader.
 */
#ifndef ENGINE_DERIVE_H
#define ENGINE_DERIVE_H

#include "content.h"

/* The content so far, and the row whose turn it is. */
struct derivation {
    struct {
        const u8 *at;
        int bytes, count; /* row 0 is not counted */
    } rows[KINDS_MAX];
    const char *strings;
    int string_shift; /* see WIDE_SHIFT */
    const struct instr *code;
    const struct amount *amount;
    const struct condition *condition;
    int amounts, conditions;
    /* How a mistake in the row, and its printed text, are noted. */
    void (*mistake)(struct derivation *f, const char *what);
    void (*print)(struct derivation *f, const char *text);
};

/* A row of any kind; row 0 is all zero. */
const void *derive_row(struct derivation *f, int kind, int id);
/* How many rows a kind has; row 0 is not counted. */
int derive_count(struct derivation *f, int kind);
/* A text of a row. */
const char *derive_string(struct derivation *f, u16 at);
/* The id and the name of a row, "" for row 0. They are valid as long as the content is being read. */
const char *derive_id(struct derivation *f, int kind, int id);
const char *derive_name(struct derivation *f, int kind, int id);

/* The instructions of an effect, and the amount and the condition that their operands name. */
const struct instr *derive_code(struct derivation *f, struct code code);
struct amount derive_amount(struct derivation *f, u8 operand);
struct condition derive_condition(struct derivation *f, u8 operand);

/* Notes a mistake where the row that is being derived was declared: "map 'old_town': <...>". */
void derive_mistake(struct derivation *f, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Sets the printed text of the row that is being derived. What its effects printed follows it. */
void derive_text(struct derivation *f, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
