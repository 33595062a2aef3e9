/* test_full_questions.c: questions on the full screen: passing, ticks, rows, odds, what is said once. */
#include "engine/ways.h"
#include "stage.h"

/* One key passes, by whatever verb a game declines with, and F7 lists for how long. */
static void one_key_declines(void **state)
{
    (void)state;
    static struct game game;
    u8 declines[] = {0, 0};
    struct stage s;
    game = *game_find("null");
    declines[0] = game.rules.pass_verb;
    game.rules.pass_verb = 0;
    game.rules.declines = declines;
    open_stage(&s, &game, 2, "human", 4, 80, 24);
    for (until_asked(&s); s.u->pass < 0; until_asked(&s)) press(&s, PRESS_GO);
    press(&s, PRESS_FUNCTION + 7);
    full_draw(s.u);
    assert_true(is_on_screen(&s, "How long do you pass?", 21));
    assert_true(is_on_screen(&s, "Pass at this kind of moment", 27));
    press(&s, PRESS_BACK);
    int before = room_pauses(s.room);
    press(&s, '0');
    assert_true(room_pauses(s.room) > before);
    close_stage(&s);
    open_stage(&s, game_find("the-others"), 2, "human", 4, 80, 24);
    int found = 0;
    while (s.u->mode != FULL_ENDED && found < 5) {
        until_asked(&s);
        u8 verb = s.u->pass >= 0 ? s.u->option[s.u->pass].verb : 0;
        if (verb && verb != s.game->rules.pass_verb) {
            struct text words = {0};
            const struct speaker speaker = room_speaker(s.room, s.u->who);
            say_option(&words, &speaker, &s.u->question, s.u->option[s.u->pass]);
            press(&s, PRESS_FUNCTION + 7);
            assert_string_equal(s.u->menu.row[0].text, words.at);
            text_free(&words);
            press(&s, '0'), found++;
            assert_int_equal(s.u->mode, FULL_GOES_ON);
        } else {
            full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
        }
        while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    }
    assert_int_equal(found, 5);
    close_stage(&s);
}

/* "That is all" is on the same key, also where there is only one thing left to choose. */
static void zero_says_that_is_all(void **state)
{
    (void)state;
    struct stage s;
    int found = 0;
    open_stage(&s, game_find("freedom"), 2, "human", 4, 80, 24);
    while (s.u->mode != FULL_ENDED && found < 3) {
        until_asked(&s);
        bool ends = !s.u->picks && s.u->pass < 0 && s.u->done >= 0;
        int keys = 0;
        for (int i = 0; i < s.u->list.count; i++) keys += s.u->list.row[i].key == '0';
        if (ends) {
            assert_int_equal(keys, 1);
            press(&s, '0'), found++;
            assert_int_equal(s.u->mode, FULL_GOES_ON);
        } else {
            full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
        }
        while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    }
    assert_int_equal(found, 3);
    close_stage(&s);
}

/* Sets are ticked in any order and given at once. */
static void several_things_are_ticked(void **state)
{
    (void)state;
    struct stage s;
    open_stage(&s, game_find("freedom"), 2, "human", 4, 80, 24);
    until_asked(&s);
    assert_non_null(s.u->picks);
    press(&s, '0');
    assert_true(s.u->message.length > 0); /* it is not complete */
    assert_int_equal(s.u->list.at, 0);
    press(&s, PRESS_TO_END), press(&s, PRESS_TO_UP);
    for (int i = 0; i < 10; i++) press(&s, PRESS_GO), press(&s, PRESS_TO_UP);
    assert_int_equal(s.u->picks->ticks, 10); /* and the cursor stood on "Done" */
    press(&s, PRESS_RUBOUT);
    assert_int_equal(s.u->picks->ticks, 9);
    press(&s, PRESS_GO);
    assert_true(s.u->picks->ready);
    press(&s, PRESS_GO);
    assert_int_equal(s.u->mode, FULL_GOES_ON);
    close_stage(&s);
}

/* A tutor asks before ticks that cost much; they stay ticked, and the same again gives them. */
static void a_tutor_asks_before_ticks(void **state)
{
    (void)state;
    struct stage s;
    struct text ignored = {0};
    open_stage(&s, game_find("freedom"), 2, "human", 1, 120, 24);
    assert_true(room_tutor(s.u->room, "always", &ignored));
    until_asked(&s);
    for (int i = 0; i < 10; i++) assert_true(picks_tick(s.u->picks, s.u->picks->count - 1 - i));
    press(&s, '0');
    full_draw(s.u);
    assert_true(is_on_screen(&s, "Really? You win ", 16));
    assert_true(is_on_screen(&s, "(again: yes, !: a hint) It is this that costs: ", 47));
    assert_int_equal(s.u->mode, FULL_ASKS);
    assert_int_equal(s.u->picks->ticks, 10);
    press(&s, '0');
    assert_int_equal(s.u->mode, FULL_GOES_ON);
    close_stage(&s);
}

/* Where each of several things gets something, there is a row for each, and its choices are behind it. */
static void each_thing_has_a_row(void **state)
{
    (void)state;
    struct stage s;
    const char *row;
    open_stage(&s, game_find("freedom"), 2, "human", 4, 80, 24);
    for (;;) {
        until_asked(&s);
        row = s.u->list.row[0].text;
        if (s.u->picks && s.u->picks->step->form == FORM_EACH && strstr(row, "nothing yet")) break;
        assert_true(room_pauses(s.room) < 400);
        full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
    }
    int rows = s.u->list.count, picks = s.u->picks->count;
    assert_true(rows < picks);
    press(&s, PRESS_GO); /* its choices */
    assert_true(s.u->group >= 0 && s.u->list.count < picks);
    press(&s, '1'); /* one of them, and back */
    assert_int_equal(s.u->group, -1);
    assert_int_equal(s.u->picks->ticks, 1);
    assert_int_equal(s.u->list.row[0].ticks, 1);
    assert_null(strstr(s.u->list.row[0].text, "nothing yet"));
    press(&s, PRESS_TO_START);
    press(&s, PRESS_GO); /* its choices again: another one takes the place of the first */
    assert_true(s.u->group >= 0);
    press(&s, '2');
    assert_int_equal(s.u->group, -1);
    assert_int_equal(s.u->picks->ticks, 1);
    assert_int_equal(s.u->picks->ticked[1], 1);
    press(&s, PRESS_TO_START);
    press(&s, PRESS_GO);
    press(&s, '0'); /* leaves the choices, and does not confirm all */
    assert_int_equal(s.u->group, -1);
    assert_int_equal(s.u->mode, FULL_ASKS);
    press(&s, PRESS_RUBOUT); /* it is taken back */
    assert_int_equal(s.u->picks->ticks, 0);
    full_draw(s.u);
    if (s.u->list.columns == 1) { /* choices one after the other, until there is nothing again */
        int turns = 0;
        do press(&s, PRESS_TO_RIGHT), turns++;
        while (s.u->picks->ticks);
        assert_true(turns > 2);
        press(&s, PRESS_TO_LEFT);
        assert_int_equal(s.u->picks->ticks, 1);
    }
    close_stage(&s);
}

/* Things are called by the names that they have in this game, also where their order is chosen. */
static void an_order_names_things(void **state)
{
    (void)state;
    struct stage s;
    struct text error = {0};
    open_stage(&s, game_find("guardians"), 3, "human", 5, 80, 24);
    assert_true(room_wish(s.room, 0, s.game->rules.sides[0], &error));
    int found = 0;
    while (s.u->mode != FULL_ENDED && !found) {
        until_asked(&s);
        for (int i = 0; s.u->picks && s.u->picks->step->form == FORM_RANK && i < s.u->picks->count; i++, found++) {
            assert_null(strchr(s.u->list.row[i].text, '_'));
            assert_null(strstr(s.u->list.row[i].text, " next"));
        }
        full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
        while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    }
    assert_true(found > 1);
    close_stage(&s);
}

/* What a thing gets in two answers has odds, too: an attack on a planet, and by whom. */
static void two_answers_have_odds(void **state)
{
    (void)state;
    struct stage s;
    int two = 0, told = 0;
    open_stage(&s, game_find("freedom"), 2, "human", 4, 80, 24);
    while ((two < 60 || told < 4) && s.u->mode != FULL_ENDED) { /* moves are routine, missions are not */
        until_asked(&s);
        if (s.u->picks && s.u->picks->step->form == FORM_EACH) press(&s, PRESS_GO); /* the choices of the first */
        for (int i = 0; s.u->picks && i < s.u->list.shown_count; i++) {
            struct action line[WAY_LENGTH];
            s.u->list.at = i;
            s.u->samples = 0;
            if (s.u->picks->step->form == FORM_SET || ask_line(s.u, list_row(&s.u->list), line) != 2) continue;
            struct text whole = {0};
            s.u->samples = 4;
            details_whole(s.u, &whole);
            two++;
            told += strstr(whole.at, "Odds: ") || strstr(whole.at, "Certain: ");
            text_free(&whole);
        }
        s.u->samples = 0;
        full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
        while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    }
    assert_true(two >= 60);
    assert_true(told > 3);
    close_stage(&s);
}

/* However long a row is, nothing covers its end; where the cursor is in a long list stands above it. */
static void nothing_covers_a_row(void **state)
{
    (void)state;
    struct list l = {0};
    struct text count = {0}, out = {0};
    struct canvas c;
    setlocale(LC_CTYPE, "C.UTF-8");
    for (int i = 0; i < 30; i++) list_add(&l, i, "A row that ends at the very last column %2d of this list", i);
    canvas_open(&c, 58, 8);
    l.at = 3;
    list_draw(&l, &c, 0, 0, 58, 8);
    canvas_write(&out, &c, false);
    for (int i = 0; i < 8; i++) {
        char row[80];
        snprintf(row, sizeof row, "A row that ends at the very last column %2d of this list", i);
        assert_non_null(strstr(out.at, row));
    }
    assert_true(list_count(&l, 58, 8, &count));
    assert_string_equal(count.at, "4/30");
    assert_false(list_count(&l, 58, 30, &count));
    canvas_free(&c);
    list_free(&l);
    text_free(&count);
    text_free(&out);
    struct stage s;
    open_stage(&s, game_find("freedom"), 2, "human", 4, 80, 24);
    until_asked(&s);
    assert_false(list_fits(&s.u->list, 80, 8));
    assert_true(is_on_screen(&s, "(1/31)", 6));
    close_stage(&s);
}

/* A digit stands before the same row however the list is scrolled or filtered, and chooses no row that is not seen. */
static void digits_stay_with_their_rows(void **state)
{
    (void)state;
    struct list l = {0};
    struct text out = {0};
    struct canvas c;
    setlocale(LC_CTYPE, "C.UTF-8");
    for (int i = 1; i <= 20; i++) list_add(&l, i, i == 4 ? "Rest" : i == 5 ? "Robot 7" : "Row %c", 'a' + i);
    canvas_open(&c, 40, 4);
    list_draw(&l, &c, 0, 0, 8, 4);
    assert_int_equal(list_key(&l, '3'), LIST_CHOSEN);
    assert_int_equal(list_row(&l)->id, 3);
    for (int i = 0; i < 3; i++) list_key(&l, PRESS_TO_DOWN);
    list_draw(&l, &c, 0, 0, 8, 4);
    canvas_write(&out, &c, false);
    assert_non_null(strstr(out.at, "5 Robot"));
    assert_int_equal(list_key(&l, '4'), LIST_CHOSEN);
    assert_int_equal(list_row(&l)->id, 4);
    assert_int_equal(list_key(&l, '1'), LIST_IGNORED); /* it is not on the screen */
    list_key(&l, 'r');
    list_key(&l, 'o'); /* all but "Rest" */
    list_draw(&l, &c, 0, 0, 8, 4);
    text_clear(&out);
    canvas_write(&out, &c, false);
    assert_non_null(strstr(out.at, "5 Robot"));
    for (const char *at = "bot "; *at; at++) assert_int_equal(list_key(&l, *at), LIST_MOVED);
    assert_int_equal(list_key(&l, '7'), LIST_MOVED); /* that is a letter of what is looked for */
    assert_int_equal(list_key(&l, '5'), LIST_CHOSEN);
    assert_int_equal(list_row(&l)->id, 5);
    canvas_free(&c);
    list_free(&l);
    text_free(&out);
}

/* The words of the rows of a question and the digit of each, as they were when it was asked last. */
struct rows_seen {
    int count;
    char words[OPTIONS_MAX][120];
    int digit[OPTIONS_MAX];
    char question[200];
};

static void note_rows(const struct full *u, struct rows_seen *seen)
{
    seen->count = u->list.count;
    snprintf(seen->question, sizeof seen->question, "%s", u->question.prompt);
    for (int i = 0; i < u->list.count; i++) {
        snprintf(seen->words[i], sizeof seen->words[i], "%s%s", text_string(&u->prefix), u->list.row[i].text);
        seen->digit[i] = list_digit(&u->list, i);
    }
}

/* Compares the rows with those of the last time: rows of the same words have the same digit. How many do, and how many
 * of those stand at another place. */
static int compare_rows(const struct rows_seen *last, const struct rows_seen *now, int *moved)
{
    int same = 0, different = 0;
    for (int i = 0; i < now->count; i++)
        for (int k = 0; k < last->count; k++) {
            if (!now->digit[i] || !last->digit[k] || strcmp(now->words[i], last->words[k]) != 0) continue;
            same += now->digit[i] == last->digit[k];
            different += now->digit[i] != last->digit[k];
            *moved += now->digit[i] == last->digit[k] && i != k;
        }
    if (2 * (same + different) >= now->count) assert_int_equal(different, 0);
    return same;
}

static int rounds_of(const struct stage *s)
{
    int rounds = 0;
    for (int i = 0; i < room_events(s->room); i++)
        rounds += (s->game->rules.events[room_event(s->room, s->u->who, i).kind].flags & NEW_ROUND) != 0;
    return rounds;
}

/* In a round a row keeps its digit when others come, go or are folded into one; no two rows have the same. */
static void rows_keep_their_digits_in_a_round(void **state)
{
    (void)state;
    struct stage s;
    struct rows_seen *seen = calloc(2, sizeof *seen);
    int kept = 0, moved = 0, at = 0, began = 0;
    assert_non_null(seen);
    open_stage(&s, game_find("vigilante"), 4, "human", 5, 80, 24);
    while (s.u->mode != FULL_ENDED) {
        until_asked(&s);
        if (!s.u->picks && strcmp(s.u->question.prompt, "Your turn. What do you do?") == 0) {
            struct rows_seen *now = &seen[at], *last = &seen[at = 1 - at];
            note_rows(s.u, now);
            for (int i = 0; i < now->count; i++)
                for (int k = 0; k < i; k++) assert_true(!now->digit[i] || now->digit[i] != now->digit[k]);
            if (rounds_of(&s) == began) kept += compare_rows(last, now, &moved);
            began = rounds_of(&s);
        }
        full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
        while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    }
    assert_true(kept > 20);
    assert_true(moved > 5); /* by their place they would have had another one */
    free(seen);
    close_stage(&s);
}

/* The line of the screen on which some words stand, -1: on none. */
static int line_of(const struct full *u, const char *words)
{
    struct text out = {0};
    canvas_write(&out, &u->screen, false);
    const char *found = strstr(text_string(&out), words);
    int line = found ? 0 : -1;
    for (const char *at = out.at; found && at < found; at++) line += *at == '\n';
    text_free(&out);
    return line;
}

/* Before anything is pressed news have three lines and more, also if the option under the cursor takes something from
 * another part of the table; then the table has them. */
static void news_come_first_until_a_key_is_pressed(void **state)
{
    (void)state;
    struct stage s;
    int seen = 0;
    open_stage(&s, game_find("vigilante"), 4, "human", 7, 80, 24);
    while (s.u->mode != FULL_ENDED) {
        struct action option;
        struct text fresh = {0};
        int lines = 0;
        until_asked(&s);
        s.u->touched = false;
        full_draw(s.u);
        news_write(s.u, &fresh, NULL, 0, NEWS_ALL, 0);
        for (const char *at = text_string(&fresh); *at; at++) lines += *at == '\n';
        text_free(&fresh);
        struct pointing p = {-1, -1};
        if (ask_option(s.u, list_row(&s.u->list), &option)) p = scene_points(&s.u->scene, s.u->who, option);
        bool two = p.to >= 0 && p.from >= 0 && s.u->scene.node[p.to].pane != s.u->scene.node[p.from].pane;
        int title = line_of(s.u, "Since your last answer"), question = line_of(s.u, s.u->question.prompt);
        if (two && lines >= 3 && s.u->view == VIEW_FOLLOW && title >= 0 && question >= 0) {
            assert_true(question - title > 3);
            seen++;
        }
        full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
        while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    }
    assert_true(seen > 3);
    close_stage(&s);
}

/* Ways are rows like any other: chosen, they are given as far as nothing happens. */
static void ways_are_chosen_as_rows(void **state)
{
    (void)state;
    struct stage s;
    int chosen = 0, longer = 0;
    open_stage(&s, game_find("the-others"), 2, "human", 6, 80, 24);
    while (chosen < 12) {
        until_asked(&s);
        if (!s.u->ways) {
            full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
            continue;
        }
        int before = room_position(s.room);
        s.u->list.at = (int)random_below(&s.luck, (u32)s.u->list.shown_count);
        const struct way *way = ask_way(s.u, list_row(&s.u->list));
        int count = way ? way->count : 0;
        ask_choose(s.u);
        if (!way) { /* a group: its first row */
            assert_true(s.u->group >= 0);
            way = ask_way(s.u, list_row(&s.u->list));
            assert_non_null(way);
            count = way->count;
            ask_choose(s.u);
        }
        int given = room_position(s.room) - before;
        assert_true(given >= 1 && given <= count);
        longer += count > 1;
        chosen++;
    }
    assert_true(longer > 0);
    close_stage(&s);
}

/* What all options begin with stands in the question, once. */
static void words_that_all_options_share_are_said_once(void **state)
{
    (void)state;
    struct stage s;
    int shared = 0;
    open_stage(&s, game_find("the-others"), 2, "human", 4, 80, 24);
    while (s.u->mode != FULL_ENDED && shared < 5) {
        until_asked(&s);
        if (s.u->prefix.length && !s.u->ways) {
            struct action option;
            struct text whole = {0}, words = {0};
            const struct speaker speaker = room_speaker(s.room, s.u->who);
            assert_true(ask_option(s.u, list_row(&s.u->list), &option));
            say_option(&words, &speaker, &s.u->question, option);
            text_add(&whole, "%s%s", s.u->prefix.at, list_row(&s.u->list)->text);
            if (!list_row(&s.u->list)->key) assert_string_equal(whole.at, words.at);
            assert_non_null(strstr(s.u->prompt.at, s.u->prefix.at));
            text_free(&whole);
            text_free(&words);
            shared++;
        }
        full_answer(s.u, s.u->option[random_below(&s.luck, (u32)s.u->options)]);
        while (s.u->mode == FULL_GOES_ON) full_step(s.u);
    }
    assert_int_equal(shared, 5);
    close_stage(&s);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(news_come_first_until_a_key_is_pressed),
    cmocka_unit_test(digits_stay_with_their_rows),
    cmocka_unit_test(rows_keep_their_digits_in_a_round),
    cmocka_unit_test(one_key_declines),
    cmocka_unit_test(zero_says_that_is_all),
    cmocka_unit_test(several_things_are_ticked),
    cmocka_unit_test(a_tutor_asks_before_ticks),
    cmocka_unit_test(each_thing_has_a_row),
    cmocka_unit_test(an_order_names_things),
    cmocka_unit_test(two_answers_have_odds),
    cmocka_unit_test(nothing_covers_a_row),
    cmocka_unit_test(ways_are_chosen_as_rows),
    cmocka_unit_test(words_that_all_options_share_are_said_once),
};
TEST_GROUP(tests);
