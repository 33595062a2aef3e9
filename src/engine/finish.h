/* finish.h: what a kind may do with its rows when all content is read: derive fields, refuse, print.
 *
 * `finish` of a kind (content.h) is called once for each of its rows, by number of kind and then of row, when
 * all rows are filled and all references resolved; not at all when mistakes were found before. It may write
 * the row that it is given and read all others: those of kinds and rows before it are finished already.
 */
#ifndef ENGINE_FINISH_H
#define ENGINE_FINISH_H

#include "content.h"

struct finishing;

/* A row of any kind; row 0 is all zero. */
const void *finish_row(struct finishing *f, int kind, int id);
/* How many rows a kind has; row 0 is not counted. */
int finish_count(struct finishing *f, int kind);
/* The id and the name of a row, "" for row 0. They stay as long as the content is being read. */
const char *finish_id(struct finishing *f, int kind, int id);
const char *finish_name(struct finishing *f, int kind, int id);

/* The instructions of an effect, and the amount and the condition that their operands name. */
const struct instr *finish_code(struct finishing *f, struct code code);
struct amount finish_amount(struct finishing *f, u8 operand);
struct condition finish_condition(struct finishing *f, u8 operand);

/* Notes a mistake where the row that is being finished was declared: "map 'old_town': <...>". */
void finish_mistake(struct finishing *f, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Sets the printed text of the row that is being finished. What its effects have printed goes behind it. */
void finish_text(struct finishing *f, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
