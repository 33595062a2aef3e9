/* term.h: the terminal: its width, styles, wrapped text, reading lines, Ctrl-C. */
#ifndef FRONT_TERM_TERM_H
#define FRONT_TERM_TERM_H

#include "engine/text.h"

/* Styles only stress what the words say: nothing is told by colour alone. */
enum style { PLAIN, STRONG, FAINT, WARNING };

struct term {
    bool reads_keys;    /* input comes from a person at a terminal */
    bool shows_screen;  /* output goes to a terminal */
    bool colour;
    bool ascii;         /* drawings have no other letters */
    int width, height;
    struct editor *editor; /* of lines that are typed (edit.h), NULL: they are read plainly */
};

/* Looks at the terminal, the environment (NO_COLOR, COLUMNS, LINES, TERM) and starts to catch Ctrl-C. */
void term_open(struct term *t);
/* Whether Ctrl-C was pressed. */
bool term_interrupted(void);

/* Prints paragraphs, one for each line of the text, wrapped at the width; continued lines are
 * indented by two more than the first. A line that begins with a vertical tab is drawn: it is kept as
 * it is, without the tab. A missing end of line is added. */
void term_print(const struct term *t, enum style style, const char *text);
void term_printf(const struct term *t, enum style style, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same wrapping into a text, at a given width. */
void term_wrap(struct text *out, const char *text, int width);
/* How many lines of the screen a text takes. */
int term_lines(const struct term *t, const char *text);
/* Columns that a text of one line takes (UTF-8 letters count one). */
int term_columns(const char *text);

/* Prints a prompt and reads a line, without its end and without blanks around it. False at the end of
 * the input or after Ctrl-C. */
bool term_line(const struct term *t, const char *prompt, struct text *line);
/* A line without its end, without blanks around it and without control characters. */
void term_trim(const char *read, struct text *line);
/* Clears the screen and the lines that have scrolled off it. */
void term_clear(const struct term *t);

#endif
