/* curses.h: a terminal for the full screen: copies a canvas out, reads keys and the mouse. */
#ifndef FRONT_TERM_CURSES_H
#define FRONT_TERM_CURSES_H

#include "canvas.h"
#include "keys.h"

struct terminal {
    int w, h;
    bool ascii;  /* it knows no other letters */
    bool colour;
};

/* Takes the terminal over; false when it cannot do what is needed. End with curses_end. */
bool curses_begin(struct terminal *t);
void curses_end(void);
void curses_show(const struct terminal *t, const struct canvas *c);
/* The next key; PRESS_NONE after that many milliseconds (-1: waits for one). */
struct key curses_key(struct terminal *t, int milliseconds);

/* Forgets what was pressed and not read yet. */
void curses_forget(void);

#endif
