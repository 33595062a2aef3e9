/* bar.h: how far something long has come, on a terminal. */
#ifndef FRONT_COMMANDS_BAR_H
#define FRONT_COMMANDS_BAR_H

#include "engine/base.h"

struct bar {
    const char *what; /* "games" */
    bool shown, begun;
    double start, last;
    u32 first; /* that were done before */
};

/* Nothing is shown where errors do not go to a terminal. */
struct bar bar_open(const char *what);
void bar_show(struct bar *b, u32 done, u32 all);
void bar_close(struct bar *b);

#endif
