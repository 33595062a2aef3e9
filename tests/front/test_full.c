/* test_full.c: the full screen without a terminal: whole games by random keys, what must always be visible, curtains. */
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

static void open_stage(struct stage *s, const struct game *game, int players, const char *sitting, u64 seed, int w, int h)
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

static void close_stage(struct stage *s)
{
    full_close(s->u);
    room_free(s->room);
    pack_close(&s->pack);
    free(s->u);
}

static void fail_screen(struct stage *s, const char *what)
{
    struct text out = {0};
    canvas_write(&out, &s->u->screen, false);
    print_error("%s", out.at);
    fail_msg("%s, %dx%d, after %ld keys: %s", s->game->id, s->u->screen.w, s->u->screen.h, s->keys, what);
}

/* Whether a text, or as much of it as a line holds, stands on the screen. */
static bool is_on_screen(struct stage *s, const char *text, int most)
{
    struct text out = {0};
    char part[128];
    snprintf(part, sizeof part, "%.*s", most, text);
    canvas_write(&out, &s->u->screen, false);
    bool found = strstr(text_string(&out), part) != NULL;
    text_free(&out);
    return found;
}

static bool has_stress(struct stage *s, int stress)
{
    for (int i = 0; i < s->u->screen.w * s->u->screen.h; i++)
        if (s->u->screen.cell[i].stress & stress) return true;
    return false;
}

/* What must hold whenever somebody is asked. */
static void check(struct stage *s)
{
    struct full *u = s->u;
    full_draw(u);
    if (u->mode != FULL_ASKS) return;
    const struct list *l = u->menu_title ? &u->menu : &u->list;
    const char *prompt = u->menu_title ? u->menu_title : text_string(&u->prompt);
    if (!is_on_screen(s, prompt, 20)) fail_screen(s, "the question is not on the screen");
    if (!l->shown_count) fail_screen(s, "there is no row");
    if (!has_stress(s, UNDER_CURSOR)) fail_screen(s, "nothing is under the cursor");
    if (!is_on_screen(s, list_row(l)->text, 24)) fail_screen(s, "the option under the cursor is not on the screen");
    struct action option;
    if (u->menu_title || u->view != VIEW_FOLLOW || u->scroll || !ask_option(u, list_row(&u->list), &option)) return;
    struct pointing p = scene_points(&u->scene, u->who, option);
    int node = p.to >= 0 ? p.to : p.from;
    if (node >= 0 && u->scene.node[node].pane > PANE_HEAD && u->scene.node[node].pane < PANE_PAGE && !has_stress(s, LIT_TO | LIT_FROM))
        fail_screen(s, "what the option points at is not lit");
}

static void press(struct stage *s, int code)
{
    s->keys++;
    full_key(s->u, (struct key){code, 0, 0});
}

static void click(struct stage *s)
{
    struct key key = {PRESS_CLICK, (int)random_below(&s->luck, (u32)s->u->screen.w),
                      (int)random_below(&s->luck, (u32)s->u->screen.h)};
    s->keys++;
    full_key(s->u, key);
}

static void press_something(struct stage *s)
{
    static const int keys[] = {
        PRESS_TO_UP, PRESS_TO_DOWN, PRESS_TO_DOWN, PRESS_TO_RIGHT, PRESS_TO_LEFT, PRESS_PAGE_ON, PRESS_PAGE_BACK,
        PRESS_TO_END, PRESS_TO_START, PRESS_GO, PRESS_GO, PRESS_GO, PRESS_GO, ' ', PRESS_BACK, PRESS_RUBOUT, PRESS_NEXT,
        PRESS_PREVIOUS, '?', '1', '2', '3', '9', '0', 'a', 'e', 's', 'x', '-', PRESS_WHEEL_UP, PRESS_WHEEL_DOWN,
        PRESS_FUNCTION + 1, PRESS_FUNCTION + 2, PRESS_FUNCTION + 3, PRESS_FUNCTION + 4, PRESS_FUNCTION + 5,
        PRESS_FUNCTION + 6, PRESS_FUNCTION + 7, PRESS_FUNCTION + 8, PRESS_FUNCTION + 9, PRESS_NONE,
    };
    u32 n = random_below(&s->luck, COUNT(keys) + 3);
    if (n >= COUNT(keys)) click(s);
    else press(s, keys[n]);
}

/* Plays to the end: random keys, and now and then a straight answer, so that it ends. */
static void play(struct stage *s, long most)
{
    struct full *u = s->u;
    while (u->mode != FULL_ENDED) {
        if (u->mode == FULL_GOES_ON) {
            full_step(u);
            continue;
        }
        check(s);
        if (random_below(&s->luck, 3) == 0 || s->keys > most) {
            /* out of pages and menus, to any row, and choose it */
            press(s, PRESS_BACK), press(s, PRESS_BACK), press(s, PRESS_BACK);
            if (u->list.shown_count) u->list.at = (int)random_below(&s->luck, (u32)u->list.shown_count);
            press(s, PRESS_GO);
            if (u->mode == FULL_ASKS && u->picks && u->picks->ready && random_below(&s->luck, 2)) press(s, '0');
        } else {
            press_something(s);
        }
        if (u->mode == FULL_LEFT) fail_screen(s, "left");
        if (s->keys > 40 * most) fail_screen(s, "it does not end");
    }
    full_draw(u);
    if (!is_on_screen(s, "The game is over", 16)) fail_screen(s, "the end is not told");
}

static void play_all(int w, int h, u64 seed)
{
    for (int g = 0; g < games_count; g++) {
        struct stage s;
        int span = games[g]->most_players - games[g]->least_players + 1;
        open_stage(&s, games[g], games[g]->least_players + (int)(seed % (u64)span), "human", seed, w, h);
        play(&s, 4000);
        close_stage(&s);
    }
}

static void whole_games_at_80_x_24(void **state) { (void)state; play_all(80, 24, 5); }
static void whole_games_at_100_x_30(void **state) { (void)state; play_all(100, 30, 6); }
static void whole_games_at_160_x_50(void **state) { (void)state; play_all(160, 50, 7); }

/* Several people: nobody sees what is on the screen for another one. */
static void a_curtain_falls_between_people(void **state)
{
    (void)state;
    struct stage s;
    int curtains = 0;
    open_stage(&s, game_find("null"), 3, "human,human,bot", 3, 80, 24);
    seat last = NOBODY;
    while (s.u->mode != FULL_ENDED) {
        if (s.u->mode == FULL_GOES_ON) {
            full_step(s.u);
            continue;
        }
        full_draw(s.u);
        if (s.u->mode == FULL_CURTAIN) {
            assert_false(is_on_screen(&s, "Hand", 4));
            assert_true(is_on_screen(&s, "Pass the screen to", 18));
            curtains++;
            last = s.u->next;
        } else if (s.u->mode == FULL_ASKS) {
            assert_true(s.u->options > 1);
            assert_true(last == NOBODY || s.u->who == last || !room_apart(s.room, last, s.u->who));
            last = s.u->who;
        }
        press(&s, PRESS_GO);
    }
    assert_true(curtains > 2);
    close_stage(&s);
}

/* It must survive any size, for somebody drags the corner of the window. */
static void it_can_be_made_small_and_large(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1, 1}, {20, 5}, {40, 10}, {79, 23}, {81, 24}, {119, 31}, {120, 32}, {300, 90}};
    for (int g = 0; g < games_count; g++) {
        struct stage s;
        open_stage(&s, games[g], games[g]->most_players, "human", 9, 80, 24);
        for (int n = 0; n < 60 && s.u->mode != FULL_ENDED;) {
            if (s.u->mode == FULL_GOES_ON) {
                full_step(s.u);
                continue;
            }
            full_resize(s.u, sizes[n % COUNT(sizes)][0], sizes[n % COUNT(sizes)][1]);
            full_draw(s.u);
            press(&s, n % 3 ? PRESS_GO : PRESS_TO_DOWN);
            n++;
        }
        close_stage(&s);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(whole_games_at_80_x_24),
    cmocka_unit_test(whole_games_at_100_x_30),
    cmocka_unit_test(whole_games_at_160_x_50),
    cmocka_unit_test(a_curtain_falls_between_people),
    cmocka_unit_test(it_can_be_made_small_and_large),
};
TEST_GROUP(tests);
