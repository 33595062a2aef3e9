/* notation.h: reading words of a record, with "did you mean"; shared by notation.c, record.c and nobody else. */
#ifndef ENGINE_NOTATION_H
#define ENGINE_NOTATION_H

#include "table.h"

/* A name that was not found, and the nearest of those that it was compared with. */
struct guess {
    const char *word, *best;
    int distance; /* only a nearer name is offered */
};

struct guess guess_for(const char *word);
void guess_try(struct guess *g, const char *name);
/* `no hero is called "robbin"; did you mean "robin"?` */
void guess_say(struct text *error, const struct guess *g, const char *what);

/* Cuts the next word off a line: *line goes after it, and the word ends with a zero. Words in quotes count as one, which
 * comes without them. NULL at the end. */
char *next_word(char **line);
/* A whole number from 0 to most; false when the word is anything else. */
bool read_number(const char *word, u64 most, u64 *value);

/* The first byte of an action by the meaning its row gives it. */
void operand_write(struct text *out, const struct game *game, const struct content *content, u8 meaning, u8 value);
bool operand_read(const struct game *game, const struct content *content, u8 meaning, const char *word, u8 *value,
                  struct text *error);
/* The number of the verb with this name, -1 and an error when there is none. */
int verb_read(const struct game *game, const char *word, struct text *error);

#endif
