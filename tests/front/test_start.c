/* test_start.c: the first screen without a terminal: what comes out can be played, campaigns go on. */
#include "stage.h"

#include "front/term/start.h"
#include "room/campaigns.h"

/* The first screen: whatever is pressed, what comes out can be played. */
static void the_first_screen_opens_games_that_can_be_played(void **state)
{
    (void)state;
    static const int keys[] = {
        PRESS_TO_DOWN, PRESS_TO_DOWN, PRESS_TO_UP, PRESS_GO, PRESS_GO, PRESS_BACK, '1', '3', '7', 'a'};
    struct random luck;
    int begun = 0;
    char folder[] = "/tmp/longbox-start-XXXXXX";
    assert_non_null(mkdtemp(folder));
    setenv("XDG_STATE_HOME", folder, 1);
    setlocale(LC_CTYPE, "C.UTF-8");
    random_seed(&luck, 11);
    for (int n = 0; n < 60; n++) {
        struct start s;
        struct text error = {0};
        start_open(&s, n % 5 ? NULL : games[n % games_count], 80, 24);
        for (int k = 0; k < 400 && s.step <= START_VALUES; k++) {
            start_draw(&s);
            assert_non_null(list_row(&s.list));
            start_key(&s, (struct key){keys[random_below(&luck, COUNT(keys))], 0, 0});
        }
        if (s.step == START_BEGIN || s.step == START_NEW_CAMPAIGN) {
            struct room *room = room_new(s.game, &s.pack.content, &s.setup, 1, &error);
            assert_non_null(room);
            assert_true(room_level(room, s.level, &error));
            assert_true(s.side < 0 || room_wish(room, 0, s.game->rules.sides[s.side], &error));
            assert_true(s.people >= 1 && s.people <= s.setup.players);
            room_free(room);
            begun++;
        }
        start_close(&s);
        text_free(&error);
    }
    assert_true(begun > 10);
}

static bool shows(struct start *s, const char *words)
{
    struct text out = {0};
    start_draw(s);
    canvas_write(&out, &s->screen, false);
    bool found = strstr(text_string(&out), words) != NULL;
    text_free(&out);
    return found;
}

/* Whoever is new is told what can be pressed, what is typed, and what a field is for. */
static void the_first_screen_explains_itself(void **state)
{
    char folder[] = "/tmp/longbox-start-XXXXXX";
    struct start s;
    (void)state;
    assert_non_null(mkdtemp(folder));
    setenv("XDG_STATE_HOME", folder, 1);
    setlocale(LC_CTYPE, "C.UTF-8");
    start_open(&s, game_find("the-others"), 80, 24);
    assert_true(shows(&s, "a-z find"));
    start_key(&s, (struct key){PRESS_FUNCTION + 1, 0, 0});
    assert_true(shows(&s, "Arrows and Enter, or a digit, choose; letters find a row."));
    for (const char *c = "bots"; *c; c++) start_key(&s, (struct key){*c, 0, 0});
    assert_true(shows(&s, "How? [bots]"));
    assert_true(shows(&s, "They overlook much."));
    start_close(&s);
}

/* Campaigns that are not over are listed; the scenario of the next game is chosen. */
static void the_first_screen_goes_on_with_campaigns(void **state)
{
    char folder[] = "/tmp/longbox-start-XXXXXX";
    struct text error = {0};
    struct start s;
    const struct game *game = game_find("null");
    (void)state;
    assert_non_null(mkdtemp(folder));
    setenv("XDG_STATE_HOME", folder, 1);
    start_open(&s, game, 80, 24);
    assert_int_equal(s.step, START_FORM);
    for (const char *c = "campaign"; *c; c++) start_key(&s, (struct key){*c, 0, 0});
    start_key(&s, (struct key){PRESS_GO, 0, 0});
    assert_int_equal(s.step, START_NEW_CAMPAIGN);
    assert_ptr_equal(s.game, game);
    start_close(&s);
    struct chronicle *k = chronicle_new(game, NULL, "friday", &error);
    struct save save = {0};
    struct setup setup;
    seat who;
    bool over;
    assert_non_null(k);
    assert_true(chronicle_setup(k, &(struct wanted){.scenario = "long"}, &setup, &error));
    struct room *room = chronicle_begin(k, &setup, 1, &error);
    assert_true(room && room_level(room, "quick", &error) && room_sit(room, "bot", &error));
    while (room_step(room, NOBODY, &who) != ROOM_OVER) continue;
    chronicle_path(k, &save.path);
    assert_true(save_room(&save, room));
    save_close(&save);
    room_free(room);
    assert_true(chronicle_finish(k, &over, &error) && over);
    chronicle_close(k);
    start_open(&s, game, 80, 24);
    assert_int_equal(s.step, START_GAMES);
    start_draw(&s);
    assert_string_equal(list_row(&s.list)->text, "Go on with the campaign friday: The Null Game, the next game");
    start_key(&s, (struct key){PRESS_GO, 0, 0});
    start_draw(&s);
    assert_int_equal(s.step, START_VALUES);
    assert_string_equal(list_row(&s.list)->text, "A Short Evening");
    start_key(&s, (struct key){PRESS_TO_DOWN, 0, 0});
    assert_string_equal(list_row(&s.list)->text, "A Long Night (played)");
    start_key(&s, (struct key){PRESS_BACK, 0, 0});
    assert_int_equal(s.step, START_GAMES);
    start_key(&s, (struct key){PRESS_GO, 0, 0});
    start_key(&s, (struct key){PRESS_TO_DOWN, 0, 0});
    start_key(&s, (struct key){PRESS_GO, 0, 0});
    assert_int_equal(s.step, START_CAMPAIGN);
    assert_string_equal(s.campaign[s.resumed].name, "friday");
    assert_int_equal(s.setup.scenario, 2);
    start_close(&s);
    text_free(&error);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_first_screen_opens_games_that_can_be_played),
    cmocka_unit_test(the_first_screen_explains_itself),
    cmocka_unit_test(the_first_screen_goes_on_with_campaigns),
};
TEST_GROUP(tests);
