/* chart.h: pieces of a page: escaped words, and charts as inline SVG that grow with the page. */
#ifndef LAB_CHART_H
#define LAB_CHART_H

#include "engine/text.h"
#include "stats.h"

/* Appends words, escaped for HTML. */
void html_text(struct text *out, const char *words);
/* Appends as printf does: for numbers and markup only, nothing is escaped. */
#define html text_add

/* A row: a name, a bar from 0 to 1 with its interval, and the numbers. `colour` is one of the page's. */
void chart_rate(struct text *out, const char *name, u64 won, u64 of, int colour);
/* A row: a name, a bar of value out of most, the value. */
void chart_bar(struct text *out, const char *name, double value, double most, const char *number);
/* Where a change lies between -range and range, with its interval. */
void chart_change(struct text *out, struct interval change, double range);
/* How many games have each length; the last bar counts all longer ones. */
void chart_histogram(struct text *out, const char *what, const u64 *histogram, int bins);

/* Lines over the tenths of a game, from 0 to 100 %. */
struct chart_line {
    const char *name;
    int colour;
    double value[16]; /* 0 to 1 */
};
/* A line over the course of one game, of any number of points from 0 to 1. */
struct chart_course {
    const char *name;
    int colour;
    const double *value;
};
/* Several of them, and marks at some points with words that show where somebody points at them. */
struct chart_mark {
    int point;
    const char *words;
};
void chart_courses(struct text *out, const struct chart_course *line, int lines, int points,
                   const struct chart_mark *mark, int marks, const char *below);
void chart_lines(struct text *out, const struct chart_line *line, int lines, int points, const char *below);

#endif
