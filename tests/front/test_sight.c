/* test_sight.c: what a player sees at 80 x 24 without scrolling, counted over games of bots. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "bots/bots.h"
#include "engine/field_access.h"
#include "front/term/full.h"
#include "games/games.h"
#include "room/opening.h"
#include "room/pack.h"

/* Of how many questions and rows something cannot be seen; as a limit: per mille. */
struct sight {
    int questions, rows;
    int lists;   /* questions whose rows do not all fit */
    int to, from; /* rows whose place, or the place that something comes from, is not on the screen */
    int aside;   /* rows whose place lies on another page */
    int details; /* rows whose cards and odds are cut */
    int prompts; /* questions whose words are cut */
};

static bool has_stress(const struct full *u, int stress)
{
    for (int i = 0; i < u->screen.w * u->screen.h; i++)
        if (u->screen.cell[i].stress & stress) return true;
    return false;
}

static bool is_on_table(const struct full *u, int node)
{
    return node >= 0 && u->scene.node[node].pane > PANE_HEAD && u->scene.node[node].pane < PANE_PAGE;
}

static void look(struct full *u, struct sight *n)
{
    n->questions++;
    full_draw(u);
    n->lists += u->list.lines * u->list.columns < u->list.shown_count;
    n->prompts += u->prompt_cut;
    for (int i = 0; i < u->list.shown_count; i++) {
        struct action option;
        u->list.at = i;
        u->touched = i > 0;
        if (!ask_option(u, list_row(&u->list), &option)) continue;
        n->rows++;
        full_draw(u);
        struct pointing p = scene_points(&u->scene, u->who, option);
        if (is_on_table(u, p.to)) n->to += !has_stress(u, LIT_TO);
        if (is_on_table(u, p.from) && p.from != p.to) n->from += !has_stress(u, LIT_FROM);
        n->aside += p.to >= 0 && u->scene.node[p.to].pane == PANE_PAGE;
        n->details += u->details_cut;
    }
    u->list.at = 0;
}

/* A bot plays on the screen. */
static void play(const struct game *game, int players, u64 seed, int w, int h, struct sight *n)
{
    struct text error = {0};
    struct pack pack = {0};
    struct setup setup;
    struct level level;
    struct random luck;
    struct full *u = malloc(sizeof *u);
    _Alignas(max_align_t) static u8 view[STATE_MAX];
    assert_non_null(u);
    setlocale(LC_CTYPE, "C.UTF-8");
    assert_true(pack_open(&pack, game, NULL, &error));
    assert_true(opening_find(game, &pack.content, &(struct wanted){.players = players}, &setup, &error));
    assert_true(level_read(&level, "quick", &error));
    struct room *room = room_new(game, &pack.content, &setup, seed, &error);
    struct bot *bot = bot_new(game, &pack.content, &level, 1);
    assert_true(room && bot && room_level(room, "quick", &error) && room_sit(room, "human", &error));
    room_call(room, NULL);
    random_seed(&luck, seed);
    full_open(u, room, NULL, w, h);
    u->greets = false;
    u->samples = 8; /* how long odds are does not depend on how exact they are */
    while (u->mode != FULL_ENDED) {
        if (u->mode == FULL_GOES_ON) {
            full_step(u);
            continue;
        }
        look(u, n);
        room_view(room, u->who, view);
        full_answer(u, u->option[bot_choose(bot, view, u->who, u->option, u->options, &luck)]);
    }
    full_close(u);
    bot_free(bot);
    room_free(room);
    pack_close(&pack);
    free(u);
}

static int per_mille(int part, int whole) { return whole ? part * 1000 / whole : 0; }

static void see(const char *id, int players, struct sight most)
{
    struct sight n = {0};
    const char *games_wanted = getenv("LONGBOX_GAMES");
    int count = games_wanted && atoi(games_wanted) < 200 ? max_int(1, atoi(games_wanted) / 20) : 2;
    for (int i = 0; i < count; i++) play(game_find(id), players, (u64)(20 + i), 80, 24, &n);
    int to = per_mille(n.to, n.rows), from = per_mille(n.from, n.rows), details = per_mille(n.details, n.rows);
    int lists = per_mille(n.lists, n.questions), prompts = per_mille(n.prompts, n.questions);
    print_message("%s, %d players: %d questions, %d rows; per mille: lists %d, prompts %d, place %d, from %d, aside "
                  "%d, details %d\n", id, players, n.questions, n.rows, lists, prompts, to, from,
                  per_mille(n.aside, n.rows), details);
    if (to > most.to || from > most.from || details > most.details || lists > most.lists || prompts > most.prompts)
        fail_msg("%s: too much cannot be seen", id);
}

static void vigilante(void **state)
{
    (void)state;
    see("vigilante", 4, (struct sight){.lists = 60, .details = 90});
}

static void the_others(void **state)
{
    (void)state;
    see("the-others", 2, (struct sight){.lists = 210, .from = 10, .details = 90});
    see("the-others", 4, (struct sight){.lists = 210, .from = 10, .details = 90});
}

static void freedom(void **state)
{
    (void)state;
    see("freedom", 3, (struct sight){.lists = 120, .to = 10, .from = 10, .details = 110});
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(vigilante),
    cmocka_unit_test(the_others),
    cmocka_unit_test(freedom),
};
TEST_GROUP(tests);
