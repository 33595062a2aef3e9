/* bar.c: a bar that grows, with the time that is left. */
#include "bar.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { WIDE = 30 };

static double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

struct bar bar_open(const char *what) { return (struct bar){.what = what, .shown = isatty(STDERR_FILENO)}; }

void bar_show(struct bar *b, u32 done, u32 all)
{
    double now = seconds_now();
    if (!b->begun) b->begun = true, b->start = now, b->first = done;
    double spent = now - b->start;
    if (!b->shown || !all || (now < b->last + 0.1 && done != all)) return;
    b->last = now;
    int filled = (int)((u64)done * WIDE / all);
    fprintf(stderr, "\r[%.*s%.*s] %u of %u %s", filled, "##############################", WIDE - filled,
            "..............................", done, all, b->what);
    if (spent > 1 && done > b->first) {
        double rate = (double)(done - b->first) / spent, left = (double)(all - done) / rate;
        fprintf(stderr, rate < 10 ? ", %.1f a second" : ", %.0f a second", rate);
        if (left > 120) fprintf(stderr, ", %.0f minutes left   ", left / 60);
        else fprintf(stderr, ", %.0f seconds left   ", left);
    }
    fflush(stderr);
}

void bar_close(struct bar *b)
{
    if (b->shown && b->begun) fprintf(stderr, "\r\033[K");
}
