/* chart.c: charts as inline SVG. Bars stretch with their row; drawings with axes keep their proportions. */
#include "chart.h"

#include <math.h>

#include "figures.h"

void html_text(struct text *out, const char *words)
{
    for (; *words; words++) switch (*words) {
        case '&': text_add(out, "&amp;"); break;
        case '<': text_add(out, "&lt;"); break;
        case '>': text_add(out, "&gt;"); break;
        case '"': text_add(out, "&quot;"); break;
        default:
            if ((unsigned char)*words >= 32) text_put(out, words, 1); /* a page may not have control characters */
        }
}

/* -- Rows ----------------------------------------------------------------------------------------- */

void chart_rate(struct text *out, const char *name, u64 won, u64 of, int colour)
{
    struct interval i = wilson(won, of);
    html(out, "<div class=\"row\"><span>");
    html_text(out, name);
    html(out, "</span><svg class=\"bar\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
              "<rect class=\"trough\" width=\"100\" height=\"10\"/>");
    html(out, "<rect class=\"c%d\" width=\"%.2f\" height=\"10\"/>", colour, 100 * i.middle);
    html(out, "<rect class=\"span\" x=\"%.2f\" y=\"3.5\" width=\"%.2f\" height=\"3\"/></svg>", 100 * i.low,
         fmax(0.3, 100 * (i.high - i.low)));
    if (!of) html(out, "<b>\xE2\x80\x93</b><small>no games</small></div>\n");
    else html(out, "<b>%.1f&nbsp;%%</b><small>%.1f\xE2\x80\x93%.1f of %llu</small></div>\n",
              100 * i.middle, 100 * i.low, 100 * i.high, (unsigned long long)of);
}

void chart_bar(struct text *out, const char *name, double value, double most, const char *number)
{
    double share = most > 0 ? value / most : 0;
    html(out, "<div class=\"row heat\"><span>");
    html_text(out, name);
    html(out, "</span><svg class=\"bar\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
              "<rect class=\"trough\" width=\"100\" height=\"10\"/>"
              "<rect class=\"hot\" width=\"%.2f\" height=\"10\" fill-opacity=\"%.2f\"/></svg><b>",
         100 * share, 0.35 + 0.65 * share);
    html_text(out, number);
    html(out, "</b></div>\n");
}

void chart_change(struct text *out, struct interval change, double range)
{
    double low = fmax(-range, change.low), high = fmin(range, change.high);
    double middle = fmax(-range, fmin(range, change.middle)), scale = 50 / range;
    const char *sort = change.low > 0 ? "up" : change.high < 0 ? "down" : "even";
    html(out, "<svg class=\"change\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
              "<rect class=\"trough\" width=\"100\" height=\"10\"/>"
              "<rect class=\"zero\" x=\"49.8\" width=\"0.4\" height=\"10\"/>");
    html(out, "<rect class=\"%s soft\" x=\"%.2f\" y=\"3\" width=\"%.2f\" height=\"4\"/>", sort, 50 + low * scale,
         (high - low) * scale);
    html(out, "<rect class=\"%s\" x=\"%.2f\" y=\"1\" width=\"1.6\" height=\"8\"/></svg>", sort, 49.2 + middle * scale);
}

/* -- Drawings ------------------------------------------------------------------------------------- */

enum { WIDTH = 360, HEIGHT = 190, LEFT = 34, BOTTOM = 24, TOP = 14, RIGHT = 8 };
enum { INNER = WIDTH - LEFT - RIGHT, TALL = HEIGHT - TOP - BOTTOM };

static void open_drawing(struct text *out, const char *label)
{
    html(out, "<svg class=\"plot\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"", WIDTH, HEIGHT);
    html_text(out, label);
    html(out, "\">\n");
}

static void grid_line(struct text *out, double share, const char *label)
{
    double y = TOP + TALL * (1 - share);
    html(out, "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>"
              "<text x=\"%d\" y=\"%.1f\" class=\"end\">",
         LEFT, WIDTH - RIGHT, y, y, LEFT - 5, y + 3.5);
    html_text(out, label);
    html(out, "</text>\n");
}

static void label_below(struct text *out, double x, int number)
{
    html(out, "<text x=\"%.1f\" y=\"%d\" class=\"mid\">%d</text>\n", x, HEIGHT - 8, number);
}

void chart_histogram(struct text *out, const char *what, const u64 *histogram, int bins)
{
    enum { BARS = 30 };
    int low = figures_quantile(histogram, bins, 0.002), high = figures_quantile(histogram, bins, 0.998);
    int step = figures_step(low, high, BARS), first = low / step, count = high / step - first + 1;
    u64 sum[BARS] = {0}, most = 1, all = 0;
    for (int i = 0; i < bins; i++) {
        sum[max_int(0, min_int(i / step - first, count - 1))] += histogram[i];
        all += histogram[i];
    }
    for (int i = 0; i < count; i++) most = sum[i] > most ? sum[i] : most;
    double wide = (double)INNER / max_int(count, 6), top = (double)most / (double)(all ? all : 1);
    struct text label = {0};
    open_drawing(out, what);
    for (int i = 0; i <= 2; i++) {
        text_clear(&label);
        text_add(&label, top < 0.1 ? "%.1f%%" : "%.0f%%", 50 * top * i);
        grid_line(out, i / 2.0, label.at);
    }
    int every = count <= 12 ? 1 : count <= 24 ? 4 : 6;
    for (int i = 0; i < count; i++) {
        double tall = TALL * (double)sum[i] / (double)most, x = LEFT + wide * i;
        html(out, "<rect class=\"c0\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%d", x + wide * 0.06,
             TOP + TALL - tall, wide * 0.88, tall, (first + i) * step);
        if (step > 1) html(out, "\xE2\x80\x93%d", (first + i + 1) * step - 1);
        html(out, ": %llu games</title></rect>\n", (unsigned long long)sum[i]);
        if (i % every == 0) label_below(out, step == 1 ? x + wide / 2 : x, (first + i) * step);
    }
    html(out, "</svg>\n");
    text_free(&label);
}

static double across(int point, int points) { return LEFT + (double)INNER * point / (points - 1); }

static const char *const percents[] = {"0%", "25%", "50%", "75%", "100%"};

static void add_legend(struct text *out, const char *name, int colour)
{
    html(out, "<span><i class=\"b%d\"></i>", colour);
    html_text(out, name);
    html(out, "</span> ");
}

static void end_legend(struct text *out, const char *below)
{
    html(out, "<span>");
    html_text(out, below);
    html(out, "</span></p>\n");
}

void chart_lines(struct text *out, const struct chart_line *line, int lines, int points, const char *below)
{
    open_drawing(out, below);
    for (int i = 0; i < COUNT(percents); i++) grid_line(out, i / 4.0, percents[i]);
    for (int i = 0; i < points; i += 2) label_below(out, across(i, points), 10 * i);
    for (int k = 0; k < lines; k++) {
        html(out, "<polyline class=\"l%d\" points=\"", line[k].colour);
        for (int i = 0; i < points; i++)
            html(out, "%s%.1f,%.1f", i ? " " : "", across(i, points), TOP + TALL * (1 - line[k].value[i]));
        html(out, "\"/>\n");
        for (int i = 0; i < points; i++)
            html(out, "<circle class=\"c%d\" cx=\"%.1f\" cy=\"%.1f\" r=\"2.4\"><title>%.1f%%</title></circle>\n",
                 line[k].colour, across(i, points), TOP + TALL * (1 - line[k].value[i]), 100 * line[k].value[i]);
    }
    html(out, "</svg>\n<p class=\"legend\">");
    for (int k = 0; k < lines; k++) add_legend(out, line[k].name, line[k].colour);
    end_legend(out, below);
}

void chart_courses(struct text *out, const struct chart_course *line, int lines, int points,
                   const struct chart_mark *mark, int marks, const char *below)
{
    html(out, "<div class=\"course\">\n");
    open_drawing(out, below);
    for (int i = 0; i < COUNT(percents); i++) grid_line(out, i / 4.0, percents[i]);
    int step = figures_step(0, points, 8);
    for (int i = 0; i < points; i += step) label_below(out, across(i, points), i);
    for (int i = 0; i < marks; i++) {
        double x = across(mark[i].point, points);
        html(out, "<line class=\"moment\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"><title>", x, x, TOP, TOP + TALL);
        html_text(out, mark[i].words);
        html(out, "</title></line><text x=\"%.1f\" y=\"%d\" class=\"mid\">%d</text>\n", x, TOP - 4, i + 1);
    }
    for (int k = 0; k < lines; k++) {
        html(out, "<polyline class=\"l%d\" points=\"", line[k].colour);
        for (int i = 0; i < points; i++)
            html(out, "%s%.1f,%.1f", i ? " " : "", across(i, points), TOP + TALL * (1 - line[k].value[i]));
        html(out, "\"/>\n");
    }
    html(out, "</svg></div>\n<p class=\"legend\">");
    for (int k = 0; k < lines; k++) add_legend(out, line[k].name, line[k].colour);
    end_legend(out, below);
}
