/* test_cells.c: scenes in cells: what a layout looks like, in many words and in few, and where things stand in it. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit/group.h"
#include "front/term/cells.h"
#include "front/term/lines.h"

enum { A_CARD = FIRST_DOMAIN, A_SPACE, A_FIGURE };
enum { N_ROUND, N_COINS, N_ATTACK, N_COST, N_MIGHT, N_WIT };

static const char *const cards[] = {"none", "Ace", "Long Rifle", "Saint's Nail", "Scroll 日本"};
static const char *const backs[] = {"a card"};
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

/* Two rooms of two by two places, one above the other, with a door between them. */
static void show_plan(struct scene *s)
{
    scene_open(s, AS_MAP, "House", "map");
    scene_pane(s, PANE_BOARD);
    for (int room = 0; room < 2; room++) {
        scene_open(s, AS_ZONE, room ? "Cellar" : "Hall", "%s", room ? "cellar" : "hall");
        scene_number(s, N_COINS, room + 1, ANY);
        for (int half = 0; half < 2; half++) {
            scene_open(s, AS_ZONE, NULL, "%d", half);
            for (int y = 0; y < 2; y++) {
                char sign[4] = {(char)('1' + half), (char)('1' + y), 0};
                if (room && half && y) continue;
                scene_open(s, AS_SPACE, NULL, "%d%d%d", room, half, y);
                scene_at(s, half, 2 * room + y);
                scene_sign(s, sign);
                if (room && !half && !y) figure(s, 1, 1, "Le", MARK_CURRENT);
                if (!room && half && y) figure(s, 2, 1, "Do3", 0);
                scene_close(s);
            }
            scene_close(s);
        }
        scene_close(s);
    }
    scene_link(s, LINK_SHUT, "door", "hall/0/001", "cellar/0/100");
    scene_is(s, A_CARD, 1);
    scene_number(s, N_ATTACK, 2, ANY);
    scene_link(s, LINK_WALL, "wall", "hall/1/011", "cellar/1/110");
    scene_link(s, LINK_WALL, "inner", "hall/0/000", "hall/1/010");
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
    else scene_piece(s, A_CARD, 255, 3), scene_mark(s, true, MARK_DOWN);
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

/* Three of one player's figures; it is the third one's turn. */
static void show_team(struct scene *s)
{
    for (u8 i = 1; i < 4; i++) {
        scene_open_as(s, AS_MAT, A_FIGURE, i);
        scene_pane(s, PANE_MINE);
        scene_mark(s, i == 3, MARK_CURRENT);
        scene_number(s, N_COINS, i, 9);
        scene_open(s, AS_TRACK, "Wounds", "wounds");
        scene_open(s, AS_SPACE, "1", "1");
        scene_piece(s, A_CARD, i, 1);
        scene_close(s);
        scene_close(s);
        scene_close(s);
    }
}

static void show(struct scene *s, struct context *c, const void *view)
{
    (void)c;
    scene_open(s, AS_MAT, "The Siege", "game");
    scene_pane(s, PANE_HEAD);
    scene_number(s, N_ROUND, 3, 6);
    scene_close(s);
    if (*(const char *)view == 'l') show_lattice(s);
    else if (*(const char *)view == 'h') show_plan(s);
    else show_planets(s);
    if (*(const char *)view == 't') {
        show_team(s);
        return;
    }
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
    cells_pane(&c, &s, pane, w, h, -1);
    canvas_write(&out, &c, ascii);
    if (strcmp(text_string(&out), expected) != 0) fail_msg("expected:\n%s\nfound:\n%s", expected, text_string(&out));
    text_free(&out);
    canvas_free(&c);
    scene_free(&s);
}

static void expect_status(int most, const char *expected)
{
    struct scene s = {0};
    struct text out = {0};
    tell(&s, "t");
    lines_status(&out, &s, 40, most);
    if (strcmp(text_string(&out), expected) != 0) fail_msg("expected:\n%s\nfound:\n%s", expected, text_string(&out));
    text_free(&out);
    scene_free(&s);
}

/* What is short of room is never the one whose turn it is, and no part stands without its whole. */
static void a_status_has_whose_turn_it_is_first(void **state)
{
    (void)state;
    expect_status(2, "The Siege: R3/6\n*Abomination: coins 3/9\n");
    expect_status(3, "The Siege: R3/6\nLeah: coins 1/9\n*Abomination: coins 3/9\n");
    expect_status(4, "The Siege: R3/6\nLeah: coins 1/9\nCorrupted Doctor: coins 2/9\n*Abomination: coins 3/9\n");
    expect_status(5, "The Siege: R3/6\nLeah: coins 1/9\nCorrupted Doctor: coins 2/9\n*Abomination: coins 3/9\n"
                     "Wounds: 1 (Saint's Nail)\n");
}

static void a_plan_has_walls_lines_and_doors(void **state)
{
    (void)state;
    expect("h", PANE_BOARD, 40, 0, false,
           "╔Hall╦════╗\n"
           "║11  ║21  ║\n"
           "║    ║    ║\n"
           "║12  ┆Do3 ║\n"
           "╠╡××╞Cella╣\n"
           "║*Le ┆21  ║\n"
           "║    ╔════╝\n"
           "║12  ║\n"
           "╚════╝\n"
           "Hall Coins 1\n"
           "Cellar Coins 2\n"
           "Ace 001 100 Attack 2\n"
           "Do Corrupted Doctor, Le Leah\n");
}

static void a_plan_that_is_too_high_shows_the_zone_that_matters(void **state)
{
    (void)state;
    expect("h", PANE_BOARD, 40, 7, false,
           "╠╡××╞Cella╣\n"
           "║*Le ┆21  ║\n"
           "║    ╔════╝\n"
           "║12  ║\n"
           "╚════╝\n"
           "Hall coins 1; Cellar coins 2\n"
           "Ace 001 100 A2\n"
           "Do Corrupted Doctor, Le Leah\n");
    struct scene s = {0};
    struct canvas c;
    tell(&s, "h");
    int hall = scene_find(&s, "map/hall/1/011"), cellar = scene_find(&s, "map/cellar/0/100");
    cells_pane(&c, &s, PANE_BOARD, 40, 7, hall);
    assert_true(cells_find(&c, &s, hall).h && !cells_find(&c, &s, cellar).h);
    assert_true(cells_find(&c, &s, scene_find(&s, "map/door")).h == 1); /* it can be clicked */
    canvas_free(&c);
    cells_pane(&c, &s, PANE_BOARD, 40, 7, cellar);
    assert_true(!cells_find(&c, &s, hall).h && cells_find(&c, &s, cellar).h);
    canvas_free(&c);
    scene_free(&s);
}

static void a_lattice_has_borders_only_where_spaces_are(void **state)
{
    (void)state;
    expect("l", PANE_BOARD, 70, 0, false,
           "┌Arsenal──────────────────┬Gasworks──────────┬Signal Hill┐\n"
           "│*Leah, 2×Corrupted Doctor║Abomination!      │           │\n"
           "├Cathedral Close──────red□┼Old Dock──────────┼───────────┘\n"
           "│                         │2×Corrupted Doctor│\n"
           "└─────────────────────────┴──────────────────┘\n");
}

static void a_lattice_that_does_not_fit_has_signs_and_a_legend(void **state)
{
    (void)state;
    expect("l", PANE_BOARD, 34, 7, false,
           "┌Arsenal────┬Gasworks┬Signal Hill┐\n"
           "│*L 2D      ║A!      │           │\n"
           "├Cathedral □┼Old Dock┼───────────┘\n"
           "│           │2D      │\n"
           "└───────────┴────────┘\n"
           "L Leah, D Corrupted Doctor,\n"
           "  A Abomination\n");
}

static void letters_that_the_terminal_lacks_become_ascii(void **state)
{
    (void)state;
    expect("l", PANE_BOARD, 34, 0, true,
           "+Arsenal---+Gasworks--+Signal Hil+\n"
           "|*Leah,    #Abominatio|          |\n"
           "|2xCorrupte#          |          |\n"
           "|Doctor    #          |          |\n"
           "+Cathedralo+Old Dock--+----------+\n"
           "|          |2xCorrupte|\n"
           "|          |Doctor    |\n"
           "+----------+----------+\n");
}

static void spaces_without_coordinates_are_boxes_in_their_zones(void **state)
{
    (void)state;
    expect("p", PANE_BOARD, 80, 0, false,
           "Outer\n"
           "Arsenal Might 1/3 Cost 4  │Gasworks Might 1/3 Cost 4 │Signal Hill Might 1/3\n"
           "                          │ Bo: Leah Might 2 Wit 5   │  Cost 4\n"
           "                          │   (Long Rifle), Corrupted\n"
           "                          │   Doctor (used) Might 2\n"
           "                          │   Wit 5\n"
           "Inner\n"
           "Cathedral Close Might 1/3 Cost 4       │Old Dock Might 1/3 Cost 4\n"
           " You: Leah Might 2 Wit 5 (Long Rifle),\n"
           "   Corrupted Doctor (used) Might 2\n"
           "   Wit 5, Abomination Might 2 Wit 5\n");
}

static void or_a_line_each_where_space_is_short(void **state)
{
    (void)state;
    expect("p", PANE_BOARD, 60, 9, false,
           "Outer:\n"
           "Arsenal 1/3\n"
           "Gasworks 1/3        Bo: Leah 2/5 (Long Rifle), Corrupted\n"
           "                    Doctor' 2/5\n"
           "Signal Hill 1/3\n"
           "Inner:\n"
           "Cathedral Close 1/3 You: Leah 2/5 (Long Rifle), Corrupted\n"
           "                    Doctor' 2/5, Abomination 2/5\n"
           "Old Dock 1/3\n");
}

static void or_together_where_they_are_empty(void **state)
{
    (void)state;
    expect("p", PANE_BOARD, 60, 4, false,
           "Outer: Arsenal 1/3\n"
           "Gasworks 1/3        Bo: Leah 2/5 (Long Rifle), Corrupted\n"
           "                    Doctor' 2/5\n"
           "Signal Hill 1/3\n"
           "Inner:\n"
           "Cathedral Close 1/3 You: Leah 2/5 (Long Rifle), Corrupted\n"
           "                    Doctor' 2/5, Abomination 2/5\n"
           "Old Dock 1/3\n");
}

static void a_mat_has_rows_tracks_and_piles(void **state)
{
    (void)state;
    expect("p", PANE_MINE, 80, 0, false,
           "You (first player): Coins 3/9 Hold four towers.\n"
           " Team:\n"
           " Leah Attack 1 Cost 7     │Corrupted Doctor Attack 2│Abomination Attack 3\n"
           "                          │  Cost 7 Saint's Nail    │  Cost 7\n"
           " Hand: 2×Ace, Long Rifle, Scroll 日本\n"
           " Wounds 1 x [3] 4 5: Ace\n"
           " Deck 2, Discards 0\n");
}

static void numbers_have_signs_where_space_is_short(void **state)
{
    (void)state;
    expect("p", PANE_MINE, 60, 6, false,
           "You (1st): coins 3/9 Hold four towers.\n"
           " Team: Leah A1, Corrupted Doctor A2 (Saint's Nail),\n"
           "   Abomination A3\n"
           " Hand: 2×Ace, Long Rifle, Scroll 日本\n"
           " Wounds 1 x [3] 4 5: Ace\n"
           " Deck 2, Discards 0\n");
}

static void all_that_a_player_has_can_be_a_paragraph(void **state)
{
    (void)state;
    expect("p", PANE_MINE, 60, 4, false,
           "You (1st): coins 3/9 Hold four towers. · Team: Leah A1,\n"
           "  Corrupted Doctor A2 (Saint's Nail), Abomination A3 · Hand:\n"
           "  2×Ace, Long Rifle, Scroll 日本 · Wounds 1 x [3] 4 5: Ace\n"
           "  Deck 2, Discards 0\n");
}

static void what_others_hold_are_backs(void **state)
{
    (void)state;
    expect("p", PANE_OTHERS, 60, 6, false,
           "Bo: coins 3/9 Hold four towers.\n"
           " Team: Leah A1, Corrupted Doctor A2 (Saint's Nail),\n"
           "   Abomination A3\n"
           " Hand: 3×card\n"
           " Wounds 1 x [3] 4 5: Ace\n"
           " Deck 2, Discards 0\n");
}

static void the_head_is_a_line(void **state)
{
    (void)state;
    expect("p", PANE_HEAD, 60, 1, false,
           "The Siege: Round 3/6\n");
}

/* The canvas of a pane, with what a path names in it. */
static int open_pane(struct scene *s, struct canvas *c, const char *view, enum pane pane, int w, int h,
                     const char *path)
{
    tell(s, view);
    cells_pane(c, s, pane, w, h, -1);
    int node = scene_find(s, path);
    assert_true(node > 0);
    return node;
}

static void a_node_is_found_where_it_stands(void **state)
{
    (void)state;
    struct scene s = {0};
    struct canvas c;
    int node = open_pane(&s, &c, "l", PANE_BOARD, 70, 0, "map/gasworks");
    struct box b = cells_find(&c, &s, node);
    assert_int_equal(b.x, 27);
    assert_int_equal(b.y, 0);
    assert_int_equal(b.h, 2);
    assert_int_equal(canvas_at(&c, b.x, 1)->hit, scene_find(&s, "map/gasworks/abomination"));
    assert_int_equal(canvas_at(&c, b.x + b.w - 1, 1)->hit, node); /* the empty part of a space is the space */
    assert_int_equal(cells_find(&c, &s, scene_find(&s, "seat/0")).h, 0);
    canvas_free(&c);
    scene_free(&s);
}

static int lit_cells(const struct canvas *c, int stress)
{
    int n = 0;
    for (int i = 0; i < c->w * c->h; i++) n += (c->cell[i].stress & stress) != 0;
    return n;
}

static void lit_are_places_whole_and_of_large_areas_the_name(void **state)
{
    (void)state;
    struct scene s = {0};
    struct canvas c;
    int node = open_pane(&s, &c, "p", PANE_MINE, 80, 0, "seat/0/hand");
    cells_light(&c, &s, (struct pointing){scene_find(&s, "seat/0/hand/long_rifle"), node});
    assert_int_equal(lit_cells(&c, LIT_TO), 5);    /* "Hand:" */
    assert_int_equal(lit_cells(&c, LIT_FROM), 9);  /* the blank between the words is nobody's */
    cells_light(&c, &s, (struct pointing){-1, scene_find(&s, "seat/0/team/leah")});
    assert_true(lit_cells(&c, LIT_TO) > 5 + 16);   /* with its numbers */
    canvas_free(&c);
    scene_free(&s);
}

/* Of two equal figures that are told as one, each is where both are. */
static void equal_pieces_share_their_place(void **state)
{
    (void)state;
    struct scene s = {0};
    struct canvas c;
    int node = open_pane(&s, &c, "l", PANE_BOARD, 70, 0, "map/old_dock/corrupted_doctor");
    assert_int_equal(s.node[node + 1].type, NODE_PIECE);
    assert_true(cells_find(&c, &s, node + 1).h == 1);
    assert_memory_equal(&(struct box[]){cells_find(&c, &s, node)}[0], &(struct box[]){cells_find(&c, &s, node + 1)}[0],
                        sizeof(struct box));
    canvas_free(&c);
    scene_free(&s);
}

static void broad_letters_take_two_cells(void **state)
{
    (void)state;
    struct canvas c;
    setlocale(LC_CTYPE, "C.UTF-8");
    canvas_open(&c, 5, 1);
    assert_int_equal(text_cells("a日本"), 5);
    assert_int_equal(canvas_put(&c, 0, 0, "a日本語", INK_PLAIN, HIT_NOTHING, 9), 5);
    assert_int_equal(canvas_at(&c, 1, 0)->letter, 0x65E5);
    assert_int_equal(canvas_at(&c, 2, 0)->letter, 0);
    assert_int_equal(canvas_put(&c, 0, 0, "日本", INK_PLAIN, HIT_NOTHING, 3), 2); /* no half letters */
    canvas_free(&c);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_node_is_found_where_it_stands),
    cmocka_unit_test(lit_are_places_whole_and_of_large_areas_the_name),
    cmocka_unit_test(equal_pieces_share_their_place),
    cmocka_unit_test(broad_letters_take_two_cells),
    cmocka_unit_test(a_plan_has_walls_lines_and_doors),
    cmocka_unit_test(a_plan_that_is_too_high_shows_the_zone_that_matters),
    cmocka_unit_test(a_lattice_has_borders_only_where_spaces_are),
    cmocka_unit_test(a_lattice_that_does_not_fit_has_signs_and_a_legend),
    cmocka_unit_test(letters_that_the_terminal_lacks_become_ascii),
    cmocka_unit_test(spaces_without_coordinates_are_boxes_in_their_zones),
    cmocka_unit_test(or_a_line_each_where_space_is_short),
    cmocka_unit_test(or_together_where_they_are_empty),
    cmocka_unit_test(a_mat_has_rows_tracks_and_piles),
    cmocka_unit_test(numbers_have_signs_where_space_is_short),
    cmocka_unit_test(all_that_a_player_has_can_be_a_paragraph),
    cmocka_unit_test(what_others_hold_are_backs),
    cmocka_unit_test(the_head_is_a_line),
    cmocka_unit_test(a_status_has_whose_turn_it_is_first),
};
TEST_GROUP(tests);
