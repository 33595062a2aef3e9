/* invariants.h: what the two files of invariants share. */
#ifndef FREEDOM_FIVE_INVARIANTS_H
#define FREEDOM_FIVE_INVARIANTS_H

#include "procedures.h"

#define WRONG(condition, text) do { if (condition) return text; } while (0)

/* Whether the Heroes are still being chosen and prepared: nothing lies on the table for certain. */
bool is_being_set_up(const STATE *g) OWN(is_being_set_up);
/* What is wrong with the stack then, and later. */
const char *setup_fault_of(const STATE *g) OWN(setup_fault_of);
const char *stack_fault(struct context *c, const STATE *g) OWN(stack_fault);

static inline bool is_chapter_of(const struct context *c, const STATE *g, u8 chapter)
{
    for (int i = 0; i < CHAPTERS_MOST; i++)
        if (chapter && COMIC(g->comic)->chapter[i] == chapter) return true;
    return false;
}

#endif
