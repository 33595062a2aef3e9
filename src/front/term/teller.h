/* teller.h: lines that belong together, such as what one answer brought about: what happened again is told once. */
#ifndef FRONT_TERM_TELLER_H
#define FRONT_TERM_TELLER_H

#include "engine/context.h"

enum { TOGETHER_MAX = 64 };

/* Zero-initialise; empty with teller_clear. */
struct teller {
    struct told {
        char *words;
        struct event event;
        int times;
    } line[TOGETHER_MAX];
    int lines;
};

/* A line about an event, in words. It is counted with an equal one before it if that is about the very same things and
 * nothing of another kind has happened in between, as when cards are dealt around the table: everything else stays in
 * its order. False when there is no room. */
bool teller_event(struct teller *t, const char *words, const struct event *event);
/* A line about something that has no order; equal ones are counted. */
bool teller_line(struct teller *t, const char *words);
void teller_clear(struct teller *t);

#endif
