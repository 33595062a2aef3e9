/* stage.h: what tests of the full screen share: a game on it without a terminal, and keys. */
#ifndef TESTS_FRONT_STAGE_H
#define TESTS_FRONT_STAGE_H

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "engine/picks.h"
#include "front/term/full.h"
#include "games/games.h"
#include "room/opening.h"
#include "room/pack.h"

struct stage {
    const struct game *game;
    struct pack pack;
    struct room *room;
    struct full *u;
    struct random luck;
    long keys;
};

static inline void open_stage(struct stage *s, const struct game *game, int players, const char *sitting, u64 seed, int w,
                       int h)
{
    struct text error = {0};
    struct setup setup;
    setlocale(LC_CTYPE, "C.UTF-8");
    *s = (struct stage){.game = game, .u = malloc(sizeof *s->u)};
    assert_non_null(s->u);
    assert_true(pack_open(&s->pack, game, NULL, &error));
    assert_true(opening_find(game, &s->pack.content, &(struct wanted){.players = players}, &setup, &error));
    s->room = room_new(game, &s->pack.content, &setup, seed, &error);
    assert_non_null(s->room);
    assert_true(room_level(s->room, "quick", &error));
    assert_true(room_sit(s->room, sitting, &error));
    room_call(s->room, NULL);
    full_open(s->u, s->room, NULL, w, h);
    s->u->samples = 0; /* odds take long, and draw nothing of their own */
    random_seed(&s->luck, seed);
}

static inline void close_stage(struct stage *s)
{
    full_close(s->u);
    room_free(s->room);
    pack_close(&s->pack);
    free(s->u);
}

static inline void fail_screen(struct stage *s, const char *what)
{
    struct text out = {0};
    canvas_write(&out, &s->u->screen, false);
    print_error("%s", out.at);
    fail_msg("%s, %dx%d, after %ld keys: %s", s->game->id, s->u->screen.w, s->u->screen.h, s->keys, what);
}

/* Whether a text, or as much of it as a line holds, stands on the screen. */
static inline bool is_on_screen(struct stage *s, const char *text, int most)
{
    struct text out = {0};
    char part[128];
    snprintf(part, sizeof part, "%.*s", most, text);
    canvas_write(&out, &s->u->screen, false);
    bool found = strstr(text_string(&out), part) != NULL;
    text_free(&out);
    return found;
}

static inline void press(struct stage *s, int code)
{
    s->keys++;
    full_key(s->u, (struct key){code, 0, 0});
}

/* Goes on until somebody is asked; closes the page that a new game begins with. */
static inline void until_asked(struct stage *s)
{
    while (s->u->mode == FULL_GOES_ON) full_step(s->u);
    assert_int_equal(s->u->mode, FULL_ASKS);
    if (s->u->view == PAGE_AIM) press(s, PRESS_BACK);
    full_draw(s->u);
}

#endif
