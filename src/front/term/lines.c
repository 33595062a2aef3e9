/* lines.c: a scene in lines of words: areas by their shape, a status as brief as it must be. */
#include "lines.h"

#include <string.h>

#include "cells_inside.h"
#include "term.h"

enum { BROAD = 4000 }; /* cells: a line is written as one, and wrapped by whoever prints it */

/* Whether nothing lies in an area and in those in it. */
static bool is_bare(const struct scene *s, int area)
{
    for (int i = area + 1; i < s->node[area].end; i++)
        if (s->node[i].type != NODE_AREA && s->node[i].type != NODE_LINK) return false;
    return true;
}

/* Whether an area is a part of the line of the one that it lies in. */
static bool is_part(const struct scene *s, int area)
{
    int shape = s->node[area].shape;
    return shape == AS_CARD || shape == AS_SPACE || shape == AS_PILE || (shape == AS_LIST && !s->node[area].title);
}

static void pen_part(struct pen *p, int area)
{
    const struct scene_node *n = &p->s->node[area];
    if (n->shape == AS_PILE) {
        pen_pile(p, area);
    } else if (n->shape == AS_CARD || n->marks || !is_bare(p->s, area)) {
        pen_card(p, area);
    }
}

static void write_area(struct text *out, const struct scene *s, int area, enum brevity brevity)
{
    const struct scene_node *n = &s->node[area];
    struct canvas c;
    canvas_open(&c, BROAD, 0);
    struct pen p = pen_at(&c, s, brevity, 0, BROAD, 0);
    if (n->shape == AS_PILE) {
        pen_part(&p, area);
    } else {
        pen_label(&p, area);
        if (!p.fresh && n->shape != AS_CARD && n->shape != AS_SPACE) pen_word(&p, ":", INK_PLAIN, HIT_NOTHING, true);
        pen_inside(&p, area);
        for EACH_IN(k, s, area)
            if (s->node[k].type == NODE_AREA && belongs(s, k, area) && is_part(s, k)) pen_part(&p, k);
    }
    bool empty = is_bare(s, area) && n->shape != AS_PILE;
    struct text line = {0};
    canvas_write(&line, &c, false);
    for (size_t i = 0; i + 1 < line.length; i++)
        if (line.at[i] == '\n') line.at[i] = ' ';
    if (line.length > 1 && !empty) text_add(out, "%s", line.at);
    text_free(&line);
    canvas_free(&c);
    for EACH_IN(k, s, area)
        if (s->node[k].type == NODE_AREA && belongs(s, k, area) && !is_part(s, k)) write_area(out, s, k, brevity);
}

void lines_area(struct text *out, const struct scene *s, int area, enum brevity brevity)
{
    write_area(out, s, area, brevity);
}

static int lines_of(const char *text, int width)
{
    struct text wrapped = {0};
    int n = 0;
    term_wrap(&wrapped, text, width);
    for (size_t i = 0; i < wrapped.length; i++) n += wrapped.at[i] == '\n';
    text_free(&wrapped);
    return n;
}

/* A line of a status; which lines stay when there is no room for all; how many rows it may take, 0: it is left out. */
struct status_line {
    size_t at, length;
    int rank, rows;
};

enum { STATUS_MOST = 64, OF_THE_HEAD = 0, CURRENT, ANOTHER, PART_OF_CURRENT, PART_OF_ANOTHER };

/* Writes the areas of a pane, and adds what their lines are. */
static int add_lines(struct text *all, const struct scene *s, enum pane pane, enum brevity brevity,
                     struct status_line *line, int n)
{
    for (int i = 1; i < s->count;) {
        bool begins = s->node[i].type == NODE_AREA && s->node[i].pane == pane;
        bool current = s->node[i].marks & MARK_CURRENT;
        size_t at = all->length;
        if (begins) write_area(all, s, i, brevity);
        for (int first = n; at < all->length && n < STATUS_MOST; n++) {
            size_t length = strcspn(text_string(all) + at, "\n");
            int rank = pane == PANE_HEAD ? OF_THE_HEAD : n > first ? PART_OF_ANOTHER : ANOTHER;
            line[n] = (struct status_line){at, length, rank - (current && rank), 0};
            at += length + 1;
        }
        i = begins ? s->node[i].end : i + 1;
    }
    return n;
}

/* Makes lines take at most so many rows: the longest are cut, since one that is left out is missed more than the end of
 * another; if that is not enough, those of the last rank are left out, the last of them first. */
static void fit_lines(const char *all, struct status_line *line, int n, int width, int most)
{
    int rows = 0;
    for (int i = 0; i < n; i++) {
        struct text one = {0};
        text_put(&one, all + line[i].at, line[i].length);
        rows += line[i].rows = lines_of(text_string(&one), width);
        text_free(&one);
    }
    for (; rows > most; rows--) {
        int least = -1;
        for (int i = 0; i < n; i++) {
            if (!line[i].rows) continue;
            bool longer = least >= 0 && line[i].rows > line[least].rows;
            bool alike = least >= 0 && line[i].rows == line[least].rows;
            if (least < 0 || longer || (alike && (line[i].rows > 1 || line[i].rank >= line[least].rank))) least = i;
        }
        line[least].rows--;
    }
}

/* Cuts a line at a blank so that it takes at most so many rows, and says so; one that takes no more stays as it is. */
static void cut_line(struct text *out, const char *line, size_t length, int width, int rows)
{
    struct text cut = {0};
    text_put(&cut, line, length);
    while (length && lines_of(text_string(&cut), width) > rows) {
        while (length && line[length - 1] != ' ') length--;
        while (length && line[length - 1] == ' ') length--;
        text_clear(&cut);
        text_put(&cut, line, length);
        text_add(&cut, " ...");
    }
    text_add(out, "%s\n", text_string(&cut));
    text_free(&cut);
}

void lines_status(struct text *out, const struct scene *s, int width, int most)
{
    static const enum brevity tried[][2] = {
        {FULL_WORDS, FULL_WORDS}, {FULL_WORDS, SHORT_FORMS}, {SHORT_FORMS, SHORT_FORMS}, {SIGNS, SIGNS}};
    struct text all = {0};
    struct status_line line[STATUS_MOST];
    int n = 0;
    for (int i = 0; i < COUNT(tried); i++) {
        text_clear(&all);
        n = add_lines(&all, s, PANE_HEAD, tried[i][0], line, 0);
        n = add_lines(&all, s, PANE_MINE, tried[i][1], line, n);
        if (lines_of(text_string(&all), width) <= most) break;
    }
    fit_lines(text_string(&all), line, n, width, most);
    for (int i = 0; i < n; i++)
        if (line[i].rows) cut_line(out, text_string(&all) + line[i].at, line[i].length, width, line[i].rows);
    text_free(&all);
}
