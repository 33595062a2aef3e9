/* test_campaigns.c: campaigns in folders: begun, gone on with, taken back, checked; what is wrong is said. */
#include <stdio.h>
#include <unistd.h>

#include "rooms.h"
#include "room/campaigns.h"

static char home[64];
static struct text error;

static int set_up(void **state)
{
    (void)state;
    snprintf(home, sizeof home, "/tmp/longbox-test-XXXXXX");
    assert_non_null(mkdtemp(home));
    return setenv("XDG_STATE_HOME", home, 1);
}

static int tear_down(void **state)
{
    char command[128];
    (void)state;
    text_free(&error);
    snprintf(command, sizeof command, "rm -rf %s", home);
    return system(command);
}

static void assert_says(const char *part)
{
    if (!strstr(text_string(&error), part)) fail_msg("no \"%s\" in \"%s\"", part, text_string(&error));
    text_clear(&error);
}

static struct chronicle *begin(const char *name)
{
    struct chronicle *k = chronicle_new(game_find("null"), NULL, name, &error);
    if (!k) fail_msg("%s", text_string(&error));
    return k;
}

/* Saves the room as the campaign's game. */
static void save(const struct chronicle *k, struct room *r)
{
    struct save file = {0};
    chronicle_path(k, &file.path);
    assert_true(save_room(&file, r));
    save_close(&file);
}

/* Begins the next game; bots play it to its end if `whole`. */
static struct setup play_next(struct chronicle *k, const struct wanted *wanted, u64 seed, bool whole)
{
    struct setup setup;
    seat who;
    if (!chronicle_setup(k, wanted, &setup, &error)) fail_msg("%s", text_string(&error));
    struct room *r = chronicle_begin(k, &setup, seed, &error);
    assert_non_null(r);
    if (!k->campaign->games) {
        room_call(r, "Ann,Bob");
        assert_true(room_sit(r, "quick,random", &error));
    }
    assert_string_equal(room_name(r, 1), "Bob");
    assert_string_equal(room_sitter(r, 1), "random bot"); /* also in later games */
    assert_string_equal(room_kept(r, "campaign"), k->name.at);
    while (whole && room_step(r, NOBODY, &who) != ROOM_OVER) continue;
    save(k, r);
    room_free(r);
    return setup;
}

static void finish(struct chronicle *k)
{
    bool over;
    if (!chronicle_finish(k, &over, &error)) fail_msg("%s", text_string(&error));
    assert_true(over);
}

static const struct wanted for_two = {.players = 2, .scenario = "short"}, anything = {0};

static void a_campaign_is_kept_and_opened_again(void **state)
{
    struct text words = {0};
    (void)state;
    struct chronicle *k = begin(NULL);
    assert_string_equal(k->name.at, "null-1");
    for (u64 i = 0; i < 3; i++) {
        struct setup setup = play_next(k, i ? &anything : &for_two, i, true);
        assert_int_equal(setup.players, 2); /* as in the game before */
        finish(k);
    }
    chronicle_stands(k, 1, &words);
    assert_non_null(strstr(words.at, "1 of 3 games played; Ann has won "));
    chronicle_close(k);
    struct chronicle *again = chronicle_open(NULL, false, &error);
    assert_non_null(again);
    assert_string_equal(again->name.at, "null-1");
    assert_int_equal(again->campaign->games, 3);
    assert_true(chronicle_check(again, &error));
    text_clear(&words);
    chronicle_scenario(again, 0, &words);
    assert_string_equal(words.at, "A Short Evening");
    struct setup setup;
    assert_false(chronicle_setup(again, &anything, &setup, &error));
    assert_says("the campaign is over");
    chronicle_close(again);
    text_free(&words);
}

/* Settings come along; what somebody has read in one game says nothing about the next. */
static void settings_stay_and_nothing_was_read(void **state)
{
    struct setup setup;
    seat who;
    (void)state;
    struct chronicle *k = begin(NULL);
    assert_true(chronicle_setup(k, &for_two, &setup, &error));
    struct room *r = chronicle_begin(k, &setup, 1, &error);
    struct room_settings settings = room_settings(r);
    settings.strict = settings.fast = true;
    room_set(r, &settings);
    assert_true(room_sit(r, "quick,quick", &error));
    while (room_step(r, NOBODY, &who) != ROOM_OVER) continue;
    room_read(r, 0, 0, room_events(r));
    save(k, r);
    room_free(r);
    finish(k);
    assert_true(chronicle_setup(k, &anything, &setup, &error));
    r = chronicle_begin(k, &setup, 2, &error);
    assert_true(room_settings(r).strict && room_settings(r).fast);
    assert_int_equal(room_unread(r, 0), 0);
    room_free(r);
    chronicle_close(k);
}

/* Free Play changes nothing, and holds for one game only. */
static void free_play_comes_between_two_games(void **state)
{
    static const struct wanted free_play = {.players = 2, .scenario = "silent_choir", .options = "free_play"};
    const struct game *game = game_find("freedom-five");
    (void)state;
    struct chronicle *k = chronicle_new(game, NULL, "friday", &error);
    if (!k) fail_msg("%s", text_string(&error));
    u8 *before = carried_new(game, k->campaign->content);
    struct setup setup = play_next(k, &free_play, 1, true);
    finish(k);
    assert_true(setup.options & game->campaign->free_play);
    assert_memory_equal(campaign_now(k->campaign), before, game->campaign->fields->bytes);
    assert_true(chronicle_setup(k, &anything, &setup, &error));
    assert_int_equal(setup.players, 2);
    assert_int_equal(setup.options, 0);
    assert_true(chronicle_check(k, &error));
    free(before);
    chronicle_close(k);
}

static void a_game_that_was_left_is_not_over(void **state)
{
    bool over;
    (void)state;
    struct chronicle *k = begin("friday");
    assert_false(chronicle_begun(k));
    play_next(k, &for_two, 1, false);
    assert_true(chronicle_begun(k));
    assert_true(chronicle_finish(k, &over, &error));
    assert_false(over);
    assert_int_equal(k->campaign->games, 0);
    chronicle_close(k);
}

static void games_are_taken_back_and_their_records_stay(void **state)
{
    struct text kept = {0}, text = {0};
    (void)state;
    struct chronicle *k = begin(NULL);
    play_next(k, &for_two, 1, true);
    finish(k);
    play_next(k, &anything, 2, false);
    assert_true(chronicle_undo(k, &kept, &error)); /* the one that is played */
    assert_non_null(strstr(kept.at, "/null-1/2-taken-back.longbox"));
    assert_true(saves_exists(kept.at));
    assert_false(chronicle_begun(k));
    assert_int_equal(k->campaign->games, 1);
    for (int i = 0; i < 2; i++) {
        text_clear(&kept);
        if (i) play_next(k, &for_two, 1, true), finish(k);
        assert_true(chronicle_undo(k, &kept, &error)); /* one that was over */
        assert_non_null(strstr(kept.at, i ? "/1-taken-back-2.longbox" : "/1-taken-back.longbox"));
        assert_true(saves_exists(kept.at) && !chronicle_begun(k));
    }
    assert_false(chronicle_undo(k, &kept, &error));
    assert_says("no game of this campaign has been played");
    chronicle_close(k);
    assert_non_null(k = chronicle_open("null-1", true, &error)); /* the file says so, too */
    assert_int_equal(k->campaign->games, 0);
    chronicle_close(k);
    text_free(&kept);
    text_free(&text);
}

/* Another seed in a record that was played. */
static void a_record_that_was_changed_is_found(void **state)
{
    struct text path = {0}, text = {0}, other = {0};
    bool over;
    (void)state;
    struct chronicle *k = begin(NULL);
    play_next(k, &for_two, 1, true);
    chronicle_path(k, &path);
    finish(k);
    assert_true(chronicle_check(k, &error));
    assert_true(file_read(path.at, &text, &error));
    char *seed = strstr(text.at, "\nseed 1\n");
    assert_non_null(seed);
    seed[6] = '2';
    assert_true(saves_write(path.at, text.at, &error));
    assert_false(chronicle_check(k, &error));
    assert_says("game 1 (1.longbox): line ");
    chronicle_path(k, &other); /* it cannot be the second game either */
    assert_true(saves_write(other.at, "longbox record 1\n", &error));
    assert_false(chronicle_finish(k, &over, &error));
    assert_says("/null-1/2.longbox: the record names no game");
    assert_int_equal(k->campaign->games, 1);
    unlink(path.at);
    assert_false(chronicle_check(k, &error));
    assert_says("game 1 (1.longbox): ");
    chronicle_close(k);
    text_free(&path);
    text_free(&text);
    text_free(&other);
}

static void only_one_plays_a_campaign_and_all_may_look(void **state)
{
    struct chronicle *other;
    (void)state;
    struct chronicle *k = begin(NULL);
    assert_null(chronicle_open("null-1", true, &error));
    assert_says("being played already");
    assert_non_null(other = chronicle_open("null-1", false, &error));
    chronicle_close(other);
    chronicle_close(k);
    assert_non_null(other = chronicle_open("null-1", true, &error));
    chronicle_close(other);
}

static void names_are_new_and_plain(void **state)
{
    struct chronicle *k = begin("friday"), *other;
    (void)state;
    assert_null(chronicle_new(game_find("null"), NULL, "friday", &error));
    assert_says("there is a campaign 'friday' already");
    assert_null(chronicle_new(game_find("null"), NULL, "../friday", &error));
    assert_says("letters, digits, - and _, not '../friday'");
    assert_null(chronicle_new(game_find("vigilante"), NULL, NULL, &error));
    assert_says("Vigilante has no campaign");
    assert_null(chronicle_open("monday", false, &error));
    assert_says("there is no campaign 'monday'");
    chronicle_close(k);
    usleep(30000); /* clocks of file systems are slow */
    other = begin(NULL);
    chronicle_close(other);
    char **names = chronicle_names(game_find("null"));
    assert_string_equal(names[0], "null-1"); /* the last first */
    assert_string_equal(names[1], "friday");
    assert_null(names[2]);
    saves_free(names);
    names = chronicle_names(game_find("vigilante"));
    assert_null(names[0]);
    saves_free(names);
}

/* What could not begin leaves nothing; what has begun stays. */
static void only_an_empty_campaign_is_dropped(void **state)
{
    (void)state;
    struct chronicle *k = begin("friday");
    chronicle_drop(k);
    k = begin("friday");
    play_next(k, &for_two, 1, false);
    chronicle_drop(k);
    assert_non_null(k = chronicle_open("friday", false, &error));
    assert_true(chronicle_begun(k));
    chronicle_close(k);
}

#define IN_A_HOME(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
static const struct CMUnitTest tests[] = {
    IN_A_HOME(a_campaign_is_kept_and_opened_again),
    IN_A_HOME(settings_stay_and_nothing_was_read),
    IN_A_HOME(free_play_comes_between_two_games),
    IN_A_HOME(a_game_that_was_left_is_not_over),
    IN_A_HOME(games_are_taken_back_and_their_records_stay),
    IN_A_HOME(a_record_that_was_changed_is_found),
    IN_A_HOME(only_one_plays_a_campaign_and_all_may_look),
    IN_A_HOME(names_are_new_and_plain),
    IN_A_HOME(only_an_empty_campaign_is_dropped),
};
TEST_GROUP(tests);
