/* list.h: a list under a cursor: scrolled, filtered by what is typed, in columns where that saves lines. */
#ifndef FRONT_TERM_LIST_H
#define FRONT_TERM_LIST_H

#include "canvas.h"

struct list_row {
    char *text;
    int id;      /* what the caller knows it by */
    int ticks;   /* of a row with a box: how often it is ticked, or its place */
    bool box;
    bool counts; /* the number counts, not only whether it is ticked */
    bool closed; /* it cannot be chosen now, or nothing comes of it: shown faintly */
    char key;    /* of its own, shown before it; 0: a digit */
    u8 digit;    /* of a list that has given out its digits: which one; 0: none */
};

/* Zero-initialise; free with list_free. */
struct list {
    struct list_row *row;
    int count, room;
    int *shown;      /* rows that the filter lets through */
    int shown_count;
    int at, top;     /* in `shown`: under the cursor, and the first on the screen */
    int lines, columns; /* as it was drawn last */
    bool numbered;   /* rows have the digits that they were given; otherwise the first nine have those of their places */
    char filter[40];
};

void list_clear(struct list *l);
void list_free(struct list *l);
/* A row at the end; what is under the cursor stays. */
struct list_row *list_add(struct list *l, int id, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The row under the cursor, NULL when there is none. */
struct list_row *list_row(const struct list *l);
/* Puts the cursor on a row by its id; false when it is not shown. */
bool list_go(struct list *l, int id);

/* How many lines it would take, w cells wide and at most `most`. */
int list_height(const struct list *l, int w, int most);
/* Whether all rows can be seen at once then. */
bool list_fits(const struct list *l, int w, int most);
/* If not: which row the cursor is on, "3/40", for whatever stands above the list; false: all can be seen. */
bool list_count(const struct list *l, int w, int most, struct text *out);
void list_draw(struct list *l, struct canvas *c, int x, int y, int w, int h);
/* The digit that chooses row i (in `row`): it does not change when the list is scrolled or filtered. 0: it has none, or a
 * key of its own. */
int list_digit(const struct list *l, int i);
/* A key: moves the cursor or changes the filter. LIST_CHOSEN: the row under the cursor is chosen, by Enter or by its
 * digit or key. LIST_IGNORED: it means nothing here. */
enum list_result { LIST_IGNORED, LIST_MOVED, LIST_CHOSEN };
enum list_result list_key(struct list *l, int key);

#endif
