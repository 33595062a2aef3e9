/* edit.h: reading a line from a person, with history and completion where there is a terminal; plainly elsewhere. */
#ifndef FRONT_TERM_EDIT_H
#define FRONT_TERM_EDIT_H

#include "term.h"

/* What a line may be: the nth, NULL: no more. `card` is for what follows "card ". */
struct completion {
    const char *(*line)(void *to, int n);
    const char *(*card)(void *to, int n);
    void *to;
};

/* Gives a terminal an editor, if it can have one; and takes it away. */
void edit_open(struct term *t);
void edit_close(struct term *t);
/* The same as term_line, with keys to edit. `offers` may be NULL. */
bool edit_line(const struct term *t, const char *prompt, const struct completion *offers, struct text *line);
/* A new question is on the screen: what was typed before it was shown is not an answer to it, and is dropped. */
void edit_fresh(const struct term *t);
/* Forgets the lines that were typed: somebody else sits down. */
void edit_forget(const struct term *t);

#endif
