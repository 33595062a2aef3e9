/* notation.h: reading the words of a record; shared by notation.c and record*.c only. */
#ifndef ENGINE_NOTATION_H
#define ENGINE_NOTATION_H

#include "guess.h"
#include "table.h"

/* Cuts the next word off a line: *line moves past it, and the word ends with a zero. Words in quotes count as one and
 * come without the quotes. NULL at the end. */
char *next_word(char **line);
/* A whole number from 0 to most; false when the word is anything else. */
bool read_number(const char *word, u64 most, u64 *value);

/* The first byte of an action by the meaning its row gives it. */
void operand_write(struct text *out, const struct game *game, const struct content *content, u8 meaning, u8 value);
bool operand_read(const struct game *game, const struct content *content, u8 meaning, const char *word, u8 *value,
                  struct text *error);
/* Reads an action whose last operands may be missing; *given: how many are there, OPERANDS: all. Old records lack those
 * that an action has got since. */
bool action_begin(const struct game *game, const struct content *content, const char *text, struct action *action,
                  int *given, struct text *error);
/* Completes it from the options of a pending seat if exactly one agrees with what is given; false when several do. */
bool action_complete(struct table *t, seat who, struct action *action, int *given);
/* The id of a scenario by its row. */
const char *scenario_id(const struct game *game, const struct content *content, int row);
/* The number of the verb with this name, -1 and an error when there is none. */
int verb_read(const struct game *game, const char *word, struct text *error);

#endif
