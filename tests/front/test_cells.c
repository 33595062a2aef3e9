/* test_cells.c: scenes in cells: what a layout looks like, in many words and in few, and where things stand in it. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "front/term/cells.h"

enum { A_CARD = FIRST_DOMAIN, A_SPACE, A_FIGURE };
enum { N_ROUND, N_COINS, N_ATTACK, N_COST, N_MIGHT, N_WIT };

static const char *const cards[] = {"none", "Ace", "Long Rifle", "Saint's Nail", "Scroll 日本"}, *const backs[] = {"a card"};
static const char *const spaces[] = {"nowhere", "Arsenal", "Gasworks", "Signal Hill", "Cathedral Close", "Old Dock"};
static const char *const figures[] = {"none", "Leah", "Corrupted Doctor", "Abomination"};
static const struct domain domains[] = {
    {.name = "card", .words = cards, .count = COUNT(cards), .backs = 1, .back = backs},
    {.name = "space", .words = spaces, .count = COUNT(spaces)},
    {.name = "figure", .words = figures, .count = COUNT(figures)},
};
static const struct number_row numbers[] = {
    [N_ROUND] = {"round", "Round", "R", 0, 0},       [N_COINS] = {"coins", "Coins", "coins", 0, 0},
    [N_ATTACK] = {"attack", "Attack", "A", 0, 0},    [N_COST] = {"cost", "Cost", "c", PRINTED, 0},
    [N_MIGHT] = {"might", "Might", "", 0, 0},        [N_WIT] = {"wit", "Wit", "", SLASH, 0},
};

static void figure(struct scene *s, u8 id, int n, const char *sign, u16 marks)
{
    scene_piece(s, A_FIGURE, id, n);
    scene_sign(s, sign);
    scene_mark(s, true, marks);
}

static void show_lattice(struct scene *s)
{
    scene_open(s, AS_MAP, "City", "map");
    scene_pane(s, PANE_BOARD);
    for (int i = 0; i < 5; i++) {
        scene_open_as(s, AS_SPACE, A_SPACE, (u8)(i + 1));
        scene_at(s, i % 3, i / 3);
        if (i == 0) figure(s, 1, 1, "L", MARK_CURRENT), figure(s, 2, 2, "D", 0);
        if (i == 1) figure(s, 3, 1, "A", MARK_FIXED);
        if (i == 4) figure(s, 2, 1, "D", 0), scene_key(s, "doctor1"), figure(s, 2, 1, "D", 0), scene_key(s, "doctor2");
        scene_close(s);
    }
    scene_link(s, LINK_WALL, "w1", "arsenal", "gasworks");
    scene_link(s, LINK_DOOR, "d1", "arsenal", "cathedral_close");
    scene_link(s, LINK_METRO, "red", "signal_hill", "cathedral_close");
    scene_close(s);
}

static void show_planet(struct scene *s, u8 id, int owner, int people)
{
    scene_open_as(s, AS_SPACE, A_SPACE, id);
    scene_number(s, N_MIGHT, 1, 3);
    scene_number(s, N_COST, 4, ANY);
    if (people) {
        scene_open(s, AS_HAND, NULL, "%d", owner);
        scene_owner(s, (seat)owner);
        for (int i = 0; i < people; i++) {
            scene_open_as(s, AS_CARD, A_FIGURE, (u8)(i + 1));
            scene_mark(s, i == 1, MARK_USED);
            scene_number(s, N_MIGHT, 2, ANY);
            scene_number(s, N_WIT, 5, ANY);
            if (i == 0) scene_piece(s, A_CARD, 2, 1);
            scene_close(s);
        }
        scene_close(s);
    }
    scene_close(s);
}

static void show_planets(struct scene *s)
{
    scene_open(s, AS_MAP, "Planets", "map");
    scene_pane(s, PANE_BOARD);
    scene_open(s, AS_ZONE, "Outer", "outer");
    show_planet(s, 1, 0, 0);
    show_planet(s, 2, 1, 2);
    show_planet(s, 3, 0, 0);
    scene_close(s);
    scene_open(s, AS_ZONE, "Inner", "inner");
    show_planet(s, 4, 0, 3);
    show_planet(s, 5, 0, 0);
    scene_close(s);
    scene_close(s);
}

static void show_seat(struct scene *s, seat who)
{
    bool own = who == scene_reader(s);
    scene_open(s, AS_MAT, NULL, "%d", who);
    scene_owner(s, who);
    scene_pane(s, own ? PANE_MINE : PANE_OTHERS);
    scene_mark(s, own, MARK_FIRST);
    scene_number(s, N_COINS, 3, 9);
    scene_open(s, AS_ROW, "Team", "team");
    for (u8 i = 1; i < 4; i++) {
        scene_open_as(s, AS_CARD, A_FIGURE, i);
        scene_number(s, N_ATTACK, i, ANY);
        scene_number(s, N_COST, 7, ANY);
        if (i == 2) scene_piece(s, A_CARD, 3, 1);
        scene_close(s);
    }
    scene_close(s);
    scene_open(s, AS_HAND, "Hand", "hand");
    if (own) scene_cards(s, A_CARD, (const u8[]){1, 2, 1, 4}, 4);
    else scene_piece(s, A_CARD, 255, 3);
    scene_close(s);
    scene_open(s, AS_TRACK, "Wounds", "wounds");
    for (int i = 1; i < 6; i++) {
        char title[2] = {(char)('0' + i), 0};
        scene_open(s, AS_SPACE, title, "%d", i);
        scene_mark(s, i == 2, MARK_OFF);
        scene_mark(s, i == 3, MARK_CURRENT);
        if (i == 5) scene_piece(s, A_CARD, 1, 1);
        scene_close(s);
    }
    scene_close(s);
    scene_pile(s, AS_PILE, "Deck", "deck", A_CARD, (const u8[]){255, 255}, 2);
    scene_pile(s, AS_PILE, "Discards", "discard", A_CARD, NULL, 0);
    scene_text(s, TONE_GOAL, "Hold four towers.");
    scene_open(s, AS_MAT, "All cards", "cards");
    scene_pane(s, PANE_PAGE);
    scene_close(s);
    scene_close(s);
}

static void show(struct scene *s, struct context *c, const void *view)
{
    (void)c;
    scene_open(s, AS_MAT, "The Siege", "game");
    scene_pane(s, PANE_HEAD);
    scene_number(s, N_ROUND, 3, 6);
    scene_close(s);
    if (*(const char *)view == 'l') show_lattice(s);
    else show_planets(s);
    scene_open(s, AS_ROW, "Players", "seat");
    for (seat who = 0; who < 2; who++) show_seat(s, who);
    scene_close(s);
}

static const struct game game = {
    .id = "little", .prefix = "LT", .rules.domains = domains, .rules.domain_count = COUNT(domains),
    .show = {.numbers = numbers, .number_count = COUNT(numbers), .scene = show},
};

static void tell(struct scene *s, const char *view)
{
    static const struct names names = {{"Ada", "Bo"}};
    setlocale(LC_CTYPE, "C.UTF-8");
    scene_tell(s, &(struct speaker){.game = &game, .names = &names, .viewer = 0}, view);
}

static void expect(const char *view, enum pane pane, int w, int h, bool ascii, const char *expected)
{
    struct scene s = {0};
    struct canvas c;
    struct text out = {0};
    tell(&s, view);
    cells_pane(&c, &s, pane, w, h);
    canvas_write(&out, &c, ascii);
    if (strcmp(text_string(&out), expected) != 0) fail_msg("expected:\n%s\nfound:\n%s", expected, text_string(&out));
    text_free(&out);
    canvas_free(&c);
    scene_free(&s);
}

static void a_lattice_has_borders_where_spaces_are(void **state)
{
    (void)state;
    expect("l", PANE_BOARD, 70, 0, false, "");
}
static void b(void **state) { (void)state; expect("l", PANE_BOARD, 34, 8, true, ""); }
static void cc(void **state) { (void)state; expect("p", PANE_BOARD, 80, 0, false, ""); }
static void d(void **state) { (void)state; expect("p", PANE_BOARD, 60, 9, false, ""); }
static void e(void **state) { (void)state; expect("p", PANE_BOARD, 60, 4, false, ""); }
static void f(void **state) { (void)state; expect("p", PANE_MINE, 80, 0, false, ""); }
static void g(void **state) { (void)state; expect("p", PANE_MINE, 50, 6, false, ""); }
static void hh(void **state) { (void)state; expect("p", PANE_OTHERS, 50, 6, false, ""); }

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_lattice_has_borders_where_spaces_are),cmocka_unit_test(b),cmocka_unit_test(cc),cmocka_unit_test(d),cmocka_unit_test(e),
    cmocka_unit_test(f),cmocka_unit_test(g),cmocka_unit_test(hh),
};
TEST_GROUP(tests);
