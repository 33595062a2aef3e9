/* full_play.c: plays games on the full screen of a terminal, until somebody leaves. */
#include "full_play.h"

#include <stdlib.h>
#include <time.h>

#include "args.h"
#include "curses.h"
#include "edit.h"
#include "full.h"
#include "room/campaigns.h"
#include "room/lesson.h"
#include "room/think.h"
#include "start.h"

enum { BLINK = 40 }; /* ms between two looks at a bot that thinks */

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
    enum { SHOW_AFTER = 150, WAITED = 1000 };
    const long from = now();
    long shown = from, began = from;
    seat thinker = NOBODY;
    while (u->mode == FULL_GOES_ON) {
        full_step(u);
        if (u->thinking != thinker) thinker = u->thinking, began = now();
        struct key key = curses_key(t, u->thinking != NOBODY ? BLINK : 0);
        if (key.code != PRESS_NONE) press(u, key);
        if (now() - shown < SHOW_AFTER || u->mode != FULL_GOES_ON) continue;
        u->waited = now() - began >= WAITED;
        full_draw(u);
        curses_show(t, &u->screen);
        shown = now();
    }
    room_interrupt(u->room); /* if somebody has left */
    if (now() - from > SHOW_AFTER) curses_forget(); /* what was pressed while others played answers nothing */
}

/* Plays until the game is over and read, or somebody leaves: FULL_LEFT, or FULL_AGAIN for another game. */
static enum full_mode play(struct terminal *t, struct session *s)
{
    struct full *u = malloc(sizeof *u); /* too large for a small stack */
    MUST(u);
    full_open(u, s->room, &s->save, t->w, t->h);
    if (s->notice) full_say(u, "%s", s->notice);
    s->notice = NULL;
    room_think(s->room, &in_background, 0);
    while (u->mode != FULL_LEFT && u->mode != FULL_AGAIN) {
        if (u->mode == FULL_GOES_ON) {
            go_on(u, t);
            continue;
        }
        full_draw(u);
        curses_show(t, &u->screen);
        press(u, curses_key(t, u->hints ? BLINK : -1));
        more_hint_step(u);
    }
    enum full_mode mode = u->mode;
    room_think(s->room, NULL, 0);
    full_close(u);
    free(u);
    return mode;
}

/* Sits people and bots down as they were chosen. */
static bool seat_all(const struct start *c, struct room *room, struct text *error)
{
    struct text list = {0};
    for (int i = 0; i < c->people; i++) text_add(&list, "%shuman", i ? "," : "");
    bool fine = room_level(room, c->level, error) && room_sit(room, list.at, error);
    if (fine && c->side >= 0) fine = room_wish(room, 0, c->game->rules.sides[c->side], error);
    text_free(&list);
    return fine;
}

static bool resume(struct session *s, const char *path, struct text *error)
{
    return save_open(&s->save, path, error) && session_resume(s, path, NULL, error);
}

/* Begins the next game of a campaign and saves it. People and bots of its first game sit as they were chosen, those of
 * later ones as before. */
static bool begin_next(const struct start *c, struct chronicle *k, const struct room_settings *usual,
                       struct text *error)
{
    struct save save = {0};
    struct room *r = chronicle_begin(k, &c->setup, args_new_seed(), error);
    bool fine = r && (k->campaign->games || seat_all(c, r, error));
    if (fine && !k->campaign->games) room_set(r, usual);
    chronicle_path(k, &save.path);
    if (fine && !save_room(&save, r)) text_add(error, "%s", text_string(&save.error)), fine = false;
    save_close(&save);
    room_free(r);
    return fine;
}

/* Opens the game of a campaign that is next or under way. NULL and a reason, or where it stands if that game was over
 * already. */
static struct chronicle *open_campaign(const struct start *c, struct session *s, const struct room_settings *usual,
                                       struct text *error)
{
    struct text path = {0};
    bool over = false, new = c->step == START_NEW_CAMPAIGN;
    struct chronicle *k = new ? chronicle_new(c->game, NULL, NULL, error)
                              : chronicle_open(c->campaign[c->resumed].name, true, error);
    bool fine = k && (!chronicle_begun(k) || chronicle_finish(k, &over, error));
    if (fine && over) chronicle_stands(k, k->campaign->games, error), fine = false;
    fine = fine && (chronicle_begun(k) || begin_next(c, k, usual, error));
    if (fine) chronicle_path(k, &path);
    fine = fine && resume(s, path.at, error);
    text_free(&path);
    if (fine) return k;
    if (new) chronicle_drop(k); /* what could not begin leaves nothing */
    else chronicle_close(k);
    return NULL;
}

/* Opens what was chosen on the first screen; false and a reason when that is not possible. *k is its campaign, if it is
 * a game of one. */
static bool open_chosen(struct start *c, struct session *s, const struct room_settings *usual, struct chronicle **k,
                        struct text *error)
{
    *k = NULL;
    if (c->step == START_RESUME) return resume(s, c->save[c->resumed], error);
    if (c->step == START_CAMPAIGN || c->step == START_NEW_CAMPAIGN)
        return (*k = open_campaign(c, s, usual, error)) != NULL;
    s->game = c->game;
    s->pack = c->pack;
    c->pack = (struct pack){0};
    if (c->step == START_LEARN) return (s->room = room_learn(s->game, &s->pack.content, NULL, error)) != NULL;
    s->room = room_new(s->game, &s->pack.content, &c->setup, args_new_seed(), error);
    if (!s->room || !seat_all(c, s->room, error)) return false;
    room_call(s->room, NULL);
    room_set(s->room, usual);
    return true;
}

/* After a game of a campaign: whether it is over and counts. Where the campaign stands now is told on the first
 * screen. */
static bool finish_campaign(struct chronicle *k, struct text *out)
{
    bool over = false;
    if (!chronicle_finish(k, &over, out)) return true;
    if (!over) return false;
    text_add(out, "the campaign %s: ", k->name.at);
    chronicle_stands(k, k->campaign->games, out);
    return true;
}

static void choose(struct start *c, struct terminal *t)
{
    while (c->step <= START_VALUES) {
        start_draw(c);
        curses_show(t, &c->screen);
        struct key key = curses_key(t, -1);
        if (key.code == PRESS_RESIZE) start_resize(c, key.x, key.y);
        else start_key(c, key);
    }
}

/* Chooses and plays until somebody leaves. The session holds the last game, or none. */
static void choose_and_play(struct terminal *t, struct session *s, const struct game *only,
                            const struct room_settings *usual)
{
    struct text error = {0};
    for (enum full_mode mode = FULL_AGAIN; mode == FULL_AGAIN; only = NULL) {
        struct start c;
        struct chronicle *k = NULL;
        session_close(s);
        session_open(s);
        start_open(&c, only, t->w, t->h);
        text_add(&c.message, "%s", text_string(&error));
        text_clear(&error);
        choose(&c, t);
        if (c.step == START_LEFT) mode = FULL_LEFT;
        else if (open_chosen(&c, s, usual, &k, &error)) mode = play(t, s);
        if (k && room_over(s->room) && finish_campaign(k, &error)) mode = FULL_AGAIN;
        if (error.length) text_capital(&error, 0); /* told on the first screen again */
        chronicle_close(k);
        start_close(&c);
    }
    text_free(&error);
}

static int leave(struct session *s)
{
    curses_end();
    return s->room ? session_leave(s) : EXIT_FINE;
}

int full_menu(struct session *s, const struct game *only, const struct room_settings *usual)
{
    struct terminal t;
    if (!curses_begin(&t)) {
        term_print(&s->term, WARNING, "This terminal cannot show a full screen. Try: longbox play GAME --lines");
        return EXIT_FAILED;
    }
    choose_and_play(&t, s, only, usual);
    return leave(s);
}

int full_run(struct session *s, const struct room_settings *usual)
{
    struct terminal t;
    if (!curses_begin(&t)) {
        edit_open(&s->term);
        return session_run(s);
    }
    if (play(&t, s) == FULL_AGAIN) choose_and_play(&t, s, NULL, usual);
    return leave(s);
}
