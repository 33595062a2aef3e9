/* test_full.c: the full screen without a terminal: whole games by random keys, what must be visible, curtains. */
#include "review/why.h"
#include "stage.h"

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
    int pane = node >= 0 ? u->scene.node[node].pane : PANE_NONE;
    if (pane > PANE_HEAD && pane < PANE_PAGE && !has_stress(s, LIT_TO | LIT_FROM))
        fail_screen(s, "what the option points at is not lit");
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

static void choose_any_row(struct stage *s)
{
    struct full *u = s->u;
    if (u->list.shown_count) u->list.at = (int)random_below(&s->luck, (u32)u->list.shown_count);
    press(s, PRESS_GO);
}

/* Out of pages and menus, to any row, and chooses it; where it opens a list of its own, something of that. */
static void choose_something(struct stage *s)
{
    struct full *u = s->u;
    press(s, PRESS_BACK), press(s, PRESS_BACK), press(s, PRESS_BACK);
    choose_any_row(s);
    if (u->mode == FULL_ASKS && u->group >= 0) choose_any_row(s);
    if (u->mode == FULL_ASKS && u->picks && u->picks->ready && random_below(&s->luck, 2)) press(s, '0');
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
        if (random_below(&s->luck, 3) == 0 || s->keys > most) choose_something(s);
        else press_something(s);
        if (u->mode == FULL_LEFT) fail_screen(s, "left");
        if (s->keys > 40 * most) fail_screen(s, "it does not end");
    }
    full_draw(u);
    if (!is_on_screen(s, "The game is over", 16)) fail_screen(s, "the end is not told");
    press(s, '2'); /* go through it again */
    if (u->mode != FULL_REPLAYS) fail_screen(s, "it cannot be looked at again");
    static const int steps[] = {
        PRESS_TO_RIGHT, PRESS_PAGE_ON, PRESS_PAGE_ON, PRESS_TO_LEFT, PRESS_TO_END, PRESS_TO_LEFT};
    for (int i = 0; i < COUNT(steps); i++) press(s, steps[i]), full_draw(u);
    assert_int_equal(room_position(s->room), room_length(s->room) - 1);
    press(s, PRESS_BACK);
    full_draw(u);
    if (u->mode != FULL_ENDED || !is_on_screen(s, "The game is over", 16)) fail_screen(s, "the way back is lost");
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

/* What several people at one screen have met. */
struct meeting {
    int curtains, looks;
    int aloud, lone; /* questions put to all; those of them, or asked at the screen, that had one answer only */
};

/* Several people: nobody sees what is on the screen for another one; a question that can be passed is put to all before
 * the screen is passed on for it; and whoever drew something sees it first. */
static void hand_over(const char *id, const char *sitting, int most, struct meeting *m)
{
    struct stage s;
    seat last = NOBODY;
    int count;
    open_stage(&s, game_find(id), 3, sitting, 3, 80, 24);
    while (s.u->mode != FULL_ENDED && s.keys < most) {
        if (s.u->mode == FULL_GOES_ON) {
            full_step(s.u);
            continue;
        }
        full_draw(s.u);
        if (s.u->mode == FULL_CURTAIN) {
            assert_false(is_on_screen(&s, "Hand", 4));
            assert_true(is_on_screen(&s, "Pass the screen to", 18));
            m->curtains++;
            last = s.u->next;
        } else if (s.u->mode == FULL_ALOUD) {
            assert_true(is_on_screen(&s, "To all, ", 8));
            assert_true(s.u->who == last);
            room_options(s.room, s.u->next, &count);
            m->aloud++;
            m->lone += count == 1;
            s.u->menu.at = (int)random_below(&s.luck, (u32)s.u->menu.shown_count);
        } else if (s.u->mode == FULL_LOOKS) {
            assert_true(is_on_screen(&s, "read what not everybody may see", 31));
            assert_int_equal(s.u->who, last);
            m->looks++;
        } else {
            m->lone += s.u->options == 1;
            assert_true(last == NOBODY || s.u->who == last || !room_apart(s.room, last, s.u->who));
            last = s.u->who;
            if (s.u->view == VIEW_FOLLOW && s.u->list.shown_count)
                s.u->list.at = (int)random_below(&s.luck, (u32)s.u->list.shown_count);
        }
        press(&s, PRESS_GO);
    }
    close_stage(&s);
}

static void a_curtain_falls_between_people(void **state)
{
    (void)state;
    struct meeting null = {0}, vigilante = {0};
    hand_over("null", "human,human,bot", 100000, &null);
    assert_true(null.curtains > 2);
    hand_over("vigilante", "human,human,human", 2000, &vigilante);
    assert_true(vigilante.looks > 3);
    assert_true(vigilante.looks < vigilante.curtains); /* only where there is something to see */
    assert_true(vigilante.aloud > 3);
    assert_true(vigilante.lone > 3); /* nobody learns from a question who has a choice */
}

/* Whoever wants to do something gets the screen, and nobody is asked before them. */
static void whoever_is_named_takes_the_screen(void **state)
{
    struct stage s;
    int named = 0;
    (void)state;
    open_stage(&s, game_find("vigilante"), 3, "human,human,human", 3, 80, 24);
    while (s.u->mode != FULL_ENDED && named < 4 && s.keys < 4000) {
        if (s.u->mode == FULL_GOES_ON) {
            full_step(s.u);
        } else if (s.u->mode == FULL_ALOUD) {
            seat last = NOBODY, asked = s.u->next;
            for (int i = 0; i < s.u->menu.count; i++)
                if (s.u->menu.row[i].id < SEATS_MAX) last = (seat)s.u->menu.row[i].id;
            if (last == s.u->who) last = asked;
            assert_true(list_go(&s.u->menu, last));
            press(&s, PRESS_GO);
            while (s.u->mode == FULL_GOES_ON) full_step(s.u);
            if (s.u->mode == FULL_LOOKS) press(&s, PRESS_GO);
            if (s.u->mode != FULL_CURTAIN) continue; /* they cannot do anything at this moment */
            press(&s, PRESS_GO);
            assert_true(last == asked || s.u->who != asked);
            named += s.u->who == last;
        } else {
            full_draw(s.u);
            s.u->list.at = (int)random_below(&s.luck, (u32)max_int(1, s.u->list.shown_count));
            press(&s, PRESS_GO);
        }
    }
    assert_int_equal(named, 4);
    close_stage(&s);
}

/* Whatever is pressed while several people sit there, it goes on. */
static void several_people_press_anything(void **state)
{
    enum { KEYS = 1000 };
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct stage s;
        int answers = 0;
        open_stage(&s, games[g], max_int(3, games[g]->least_players), "human,human,bot", 8, 80, 24);
        while (s.keys < KEYS && s.u->mode != FULL_ENDED) {
            int before = room_pauses(s.room);
            if (s.u->mode == FULL_GOES_ON) {
                full_step(s.u);
                continue;
            }
            check(&s);
            if (random_below(&s.luck, 3)) choose_something(&s);
            else press_something(&s);
            answers += room_pauses(s.room) > before;
        }
        if (answers < 20) fail_screen(&s, "it hardly goes on");
        close_stage(&s);
    }
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

static void typing_finds_and_digits_choose(void **state)
{
    (void)state;
    struct stage s;
    open_stage(&s, game_find("null"), 2, "human", 4, 80, 24);
    while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    full_draw(s.u);
    assert_true(is_on_screen(&s, "Have the most coins", 19)); /* what it is about comes first */
    until_asked(&s);
    int all = s.u->list.shown_count;
    press(&s, 'B'), press(&s, 'i'), press(&s, 'd'), press(&s, ' ');
    press(&s, 'n'), press(&s, 'o'); /* "Bid nothing" */
    assert_int_equal(s.u->list.shown_count, 1);
    press(&s, 'z'); /* nothing would be left */
    assert_int_equal(s.u->list.shown_count, 1);
    press(&s, PRESS_BACK);
    assert_int_equal(s.u->list.shown_count, all);
    int before = room_pauses(s.room);
    press(&s, '2');
    assert_true(room_pauses(s.room) > before || s.u->mode == FULL_GOES_ON);
    close_stage(&s);
}

static void a_click_finds_the_option_that_points_there(void **state)
{
    (void)state;
    struct stage s;
    open_stage(&s, game_find("null"), 2, "human", 4, 80, 24);
    until_asked(&s);
    struct action option;
    for (int i = 0; i < s.u->list.count; i++) {
        assert_true(ask_option(s.u, &s.u->list.row[i], &option));
        int node = scene_points(&s.u->scene, s.u->who, option).to;
        if (node < 0) continue;
        s.u->list.at = 0;
        full_draw(s.u);
        struct box b = cells_find(&s.u->screen, &s.u->scene, node);
        assert_true(b.h > 0);
        full_key(s.u, (struct key){PRESS_CLICK, b.x, b.y});
        assert_true(ask_option(s.u, list_row(&s.u->list), &option));
        assert_int_equal(scene_points(&s.u->scene, s.u->who, option).to, node);
    }
    close_stage(&s);
}

static void undo_takes_the_last_answer_back(void **state)
{
    (void)state;
    struct stage s;
    open_stage(&s, game_find("null"), 2, "human", 4, 80, 24);
    until_asked(&s);
    struct text prompt = {0};
    text_add(&prompt, "%s", s.u->prompt.at);
    press(&s, '2');
    until_asked(&s);
    assert_string_not_equal(s.u->prompt.at, prompt.at);
    press(&s, PRESS_TAKE_BACK);
    until_asked(&s);
    assert_string_equal(s.u->prompt.at, prompt.at);
    text_free(&prompt);
    close_stage(&s);
}

static void a_hint_is_a_page(void **state)
{
    (void)state;
    struct stage s;
    open_stage(&s, game_find("null"), 2, "human", 4, 80, 24);
    until_asked(&s);
    press(&s, '!');
    assert_true(s.u->hints);
    full_draw(s.u);
    assert_true(is_on_screen(&s, "A hard bot thinks about it", 26));
    press(&s, PRESS_BACK);
    assert_false(s.u->hints);
    press(&s, '!');
    more_hint_step(s.u);
    full_draw(s.u);
    assert_int_equal(s.u->view, PAGE_HINT);
    assert_true(is_on_screen(&s, "A hard bot would answer: ", 25));
    close_stage(&s);
}

/* The first answer that is at least doubtful is asked about, and given if it is given again. */
static void a_tutor_asks_before_a_costly_answer(void **state)
{
    (void)state;
    struct stage s;
    struct text ignored = {0};
    struct action costly = {0};
    bool found = false;
    open_stage(&s, game_find("null"), 2, "human", 4, 80, 24);
    assert_true(room_tutor(s.u->room, "always", &ignored));
    while (!found) {
        until_asked(&s);
        for (int i = 0; i < s.u->options && !found; i++) {
            struct weighed w;
            found = room_weigh(s.u->room, s.u->who, s.u->option[i], 200, room_insight(s.u->room, s.u->who), &w) &&
                    weighed_grade(&w) >= GRADE_DOUBTFUL;
            costly = s.u->option[i];
        }
        if (!found) full_answer(s.u, s.u->option[0]);
    }
    int pauses = room_pauses(s.u->room);
    full_answer(s.u, costly);
    full_draw(s.u);
    assert_true(is_on_screen(&s, "Really? You win ", 16));
    assert_true(is_on_screen(&s, "(again: yes, !: a hint)", 23));
    assert_int_equal(s.u->mode, FULL_ASKS);
    assert_int_equal(room_pauses(s.u->room), pauses);
    full_answer(s.u, costly);
    assert_int_equal(s.u->mode, FULL_GOES_ON);
    close_stage(&s);
}

/* Keys and aim of all games are there without scrolling, even on the smallest screen. */
static void keys_and_aim_fit(void **state)
{
    (void)state;
    for (int g = 0; g < games_count; g++) {
        struct stage s;
        open_stage(&s, games[g], games[g]->least_players, "human", 4, 80, 24);
        until_asked(&s);
        press(&s, PRESS_FUNCTION + 1);
        full_draw(s.u);
        if (s.u->scroll_most > 1) fail_screen(&s, "the keys do not fit");
        press(&s, PRESS_FUNCTION + 9);
        full_draw(s.u);
        if (s.u->scroll_most > 1) fail_screen(&s, "the aim does not fit");
        close_stage(&s);
    }
}

static void type(struct stage *s, const char *words)
{
    for (; *words; words++) press(s, *words);
}

/* A card by its name; a copy and a record in files, which replace nothing. */
static void cards_are_found_and_copies_written(void **state)
{
    (void)state;
    struct stage s;
    char folder[] = "/tmp/longbox-copy-XXXXXX", path[80];
    assert_non_null(mkdtemp(folder));
    open_stage(&s, game_find("vigilante"), 3, "human", 4, 80, 24);
    until_asked(&s);
    press(&s, PRESS_FUNCTION + 11);
    type(&s, "gutterl");
    full_draw(s.u);
    assert_true(is_on_screen(&s, "Gutterlark: Starter Hero", 24));
    press(&s, PRESS_BACK);
    for (int i = 0; i < 2; i++) {
        snprintf(path, sizeof path, "%s/%d", folder, i);
        page_open(s.u, i ? PAGE_RECORD : PAGE_SAVE);
        type(&s, path);
        press(&s, PRESS_GO);
        assert_true(saves_exists(path));
        assert_int_equal(s.u->view, VIEW_FOLLOW);
        page_open(s.u, i ? PAGE_RECORD : PAGE_SAVE);
        type(&s, path);
        press(&s, PRESS_GO);
        assert_non_null(strstr(s.u->message.at, "exists already"));
        press(&s, PRESS_BACK);
    }
    close_stage(&s);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(typing_finds_and_digits_choose),
    cmocka_unit_test(a_click_finds_the_option_that_points_there),
    cmocka_unit_test(undo_takes_the_last_answer_back),
    cmocka_unit_test(a_hint_is_a_page),
    cmocka_unit_test(a_tutor_asks_before_a_costly_answer),
    cmocka_unit_test(keys_and_aim_fit),
    cmocka_unit_test(cards_are_found_and_copies_written),
    cmocka_unit_test(whole_games_at_80_x_24),
    cmocka_unit_test(whole_games_at_100_x_30),
    cmocka_unit_test(whole_games_at_160_x_50),
    cmocka_unit_test(a_curtain_falls_between_people),
    cmocka_unit_test(whoever_is_named_takes_the_screen),
    cmocka_unit_test(several_people_press_anything),
    cmocka_unit_test(it_can_be_made_small_and_large),
};
TEST_GROUP(tests);
