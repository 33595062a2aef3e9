/* full_play.c: plays a game on the full screen of a terminal, to its end or until somebody leaves. */
#include "full_play.h"

#include <stdlib.h>
#include <time.h>

#include "term.h"

static long now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void press(struct full *u, struct key key)
{
    if (key.code == PRESS_RESIZE) full_resize(u, key.x, key.y);
    else full_key(u, key);
}

/* Lets bots answer. Whoever waits sees what happens, and can leave. */
static void go_on(struct full *u, struct terminal *t)
{
    enum { SHOW_AFTER = 150 };
    long shown = now();
    while (u->mode == FULL_GOES_ON) {
        full_step(u);
        struct key key = curses_key(t, u->thinking != NOBODY ? 50 : 0);
        if (key.code == PRESS_BREAK || key.code == PRESS_FUNCTION + 10 || key.code == PRESS_RESIZE) press(u, key);
        if (now() - shown < SHOW_AFTER || u->mode != FULL_GOES_ON) continue;
        full_draw(u);
        curses_show(t, &u->screen);
        shown = now();
    }
}

enum full_mode full_play(struct terminal *t, struct room *room, struct save *save)
{
    struct full *u = malloc(sizeof *u); /* too large for a small stack */
    MUST(u);
    full_open(u, room, save, t->w, t->h);
    while (u->mode != FULL_LEFT && u->mode != FULL_AGAIN) {
        if (u->mode == FULL_GOES_ON) {
            go_on(u, t);
            continue;
        }
        full_draw(u);
        curses_show(t, &u->screen);
        press(u, curses_key(t, -1));
    }
    enum full_mode mode = u->mode;
    full_close(u);
    free(u);
    return mode;
}
