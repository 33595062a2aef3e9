/* test_alone.c: engine, games, bots, rooms and talk play without what reads content, and without files and threads of
 * their own: linked with no Lua and no author. */

#include <string.h>

#include "../kit/group.h"

#include "bots/bots.h"
#include "engine/table.h"
#include "games/games.h"
#include "talk/talk.h"

/* Plays one game with bots of a level, to its end and from its record again. */
static void play(const struct game *game, const char *level_name)
{
    struct content content;
    struct level level;
    struct text record = {0}, again = {0}, error = {0};
    union {
        max_align_t align;
        u8 bytes[4096];
    } view;
    struct random luck;
    struct setup setup = {game->most_players, game->scenario_kind ? 1 : 0, 0};
    assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
    while (setup_fault(game, &content, &setup)) setup.scenario++;
    assert_true(level_read(&level, level_name, &error));
    struct table *t = table_new(game, &content, &setup, 7, &error);
    struct bot *bot = bot_new(game, &content, &level, 1);
    assert_non_null(t);
    random_seed(&luck, 7);
    assert_true(game->state_bytes <= sizeof view);
    while (!table_over(t)) {
        int count;
        seat who = (seat)__builtin_ctz(table_pending_truth(t));
        const struct action *option = table_options(t, who, &count);
        table_view(t, who, &view);
        assert_true(table_answer(t, who, option[bot_choose(bot, &view, who, option, count, &luck)], &error));
    }
    table_record(t, &record, true);
    struct table *replayed = table_replay(games, &content, record.at, &error);
    if (!replayed) fail_msg("%s", text_string(&error));
    table_record(replayed, &again, true);
    assert_string_equal(record.at, again.at);
    table_free(replayed);
    table_free(t);
    bot_free(bot);
    text_free(&record);
    text_free(&again);
    text_free(&error);
}

static void every_game_is_played_without_what_reads_content(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++) {
        play(games[i], "random");
        play(games[i], "quick");
    }
}

/* The room's bots play whole games by lines of the protocol, thinking a little at a time. */
static void talk_plays_every_game(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++) {
        struct text line = {0}, out = {0};
        struct caller *by = talk_open(games[i], NULL);
        text_add(&line, "{\"op\":\"new\",\"players\":%d,\"seed\":3}", games[i]->most_players);
        talk_line(by, line.at, &out);
        talk_line(by, "{\"op\":\"sit\",\"seats\":\"ismcts:30,quick\",\"bots\":\"easy\"}", &out);
        for (int steps = 0; !strstr(out.at, "\"turn\":\"over\""); steps++) {
            text_clear(&out);
            talk_line(by, "{\"op\":\"step\",\"slice\":20,\"as\":0}", &out);
            if (strstr(out.at, "\"error\"") || steps > 100000) fail_msg("%s: %s", games[i]->id, out.at);
        }
        talk_close(by);
        text_free(&line);
        text_free(&out);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_game_is_played_without_what_reads_content),
    cmocka_unit_test(talk_plays_every_game),
};
TEST_GROUP(tests);
