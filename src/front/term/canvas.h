/* canvas.h: cells to write on: letters with an ink, each of which knows what it shows.
 *
 * A canvas is a virtual screen, or a part of one. Whoever has a terminal copies it out; tests read it.
 */
#ifndef FRONT_TERM_CANVAS_H
#define FRONT_TERM_CANVAS_H

#include "engine/text.h"

/* Inks only stress what the words say: nothing is told by colour alone. */
enum ink {
    INK_PLAIN, INK_TITLE, INK_PIECE, INK_NUMBER, INK_FAINT, INK_GOAL, INK_NOTE, INK_BORDER, INK_CURRENT, INK_STRONG,
    INK_WARNING,
    INK_TINT,              /* and the next nine: enum tint of scene.h */
    INK_SEAT = INK_TINT + 10, /* and the next seven: a seat's own */
    INKS = INK_SEAT + 8,
};
enum stress { LIT_TO = 1, LIT_FROM = 2, UNDER_CURSOR = 4, BAR = 8 };

/* Whom a click hits: a node of a scene from 0 on, nothing, or row n of a list as HIT_ROW - n. */
enum { HIT_NOTHING = -1, HIT_ROW = -2 };

struct cell {
    u32 letter; /* 0: the right half of a broad letter */
    u8 ink, stress;
    int hit;
};

/* Zero-initialise with a width; it grows downwards as it is written on. */
struct canvas {
    int w, h;
    struct cell *cell;
    int room;  /* in lines */
    int focus; /* a node of a scene that must be on it, if not all is; 0: none */
};

void canvas_open(struct canvas *c, int w, int h);
void canvas_free(struct canvas *c);
/* Makes it at least h lines high. */
void canvas_grow(struct canvas *c, int h);
/* Makes it at least w cells wide. */
void canvas_widen(struct canvas *c, int w);
static inline struct cell *canvas_at(const struct canvas *c, int x, int y) { return &c->cell[y * c->w + x]; }

/* Writes a line of text, at most `most` cells of it and none beyond the edge. Returns where it ends. */
int canvas_put(struct canvas *c, int x, int y, const char *text, enum ink ink, int hit, int most);
/* Writes paragraphs, one for each line of the text, wrapped at `w` cells; lines that go on are indented. Returns how
 * many lines they took. */
int canvas_prose(struct canvas *c, int x, int y, int w, const char *text, enum ink ink, int indent);
/* Fills w cells with one letter. */
void canvas_fill(struct canvas *c, int x, int y, int w, u32 letter, enum ink ink);
/* Copies the lines from `top` on and the columns from `left` on, into a window of w x h. */
void canvas_copy(struct canvas *to, int x, int y, int w, int h, const struct canvas *from, int left, int top);
/* The canvas as lines of text, without blanks at their ends. */
void canvas_write(struct text *out, const struct canvas *c, bool ascii);

/* The next letter of a text in UTF-8; bytes that are none read as U+FFFD. */
u32 letter_next(const char **at);
/* Cells that a letter takes: 0, 1 or 2. */
int letter_width(u32 letter);
/* What stands for a letter where there is only ASCII. */
u32 letter_ascii(u32 letter);
void letter_put(struct text *out, u32 letter);
/* Cells that a line of text takes. */
int text_cells(const char *text);

#endif
