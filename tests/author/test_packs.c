/* test_packs.c: folders on top of a game's content: rows left out, decks that are too large, and what is not a file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../kit/group.h"

#include "author/playable.h"
#include "author/reader.h"
#include "games/games.h"

/* A folder that goes away with the test, and what reading it gave. */
struct pack_test {
    char folder[40];
    struct text block, errors;
    struct content content;
};

static int set_up(void **state)
{
    struct pack_test *t = calloc(1, sizeof *t);
    snprintf(t->folder, sizeof t->folder, "/tmp/longbox-packs-XXXXXX");
    *state = t;
    return mkdtemp(t->folder) ? 0 : -1;
}

static int tear_down(void **state)
{
    struct pack_test *t = *state;
    char command[80];
    snprintf(command, sizeof command, "rm -rf %s", t->folder);
    int failed = system(command);
    text_free(&t->block);
    text_free(&t->errors);
    free(t);
    return failed;
}

static void path_of(const struct pack_test *t, const char *name, char path[128])
{
    snprintf(path, 128, "%s/%s", t->folder, name);
}

static void write_bytes(const struct pack_test *t, const char *name, const char *bytes, size_t length)
{
    char path[128];
    path_of(t, name, path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void write_text(const struct pack_test *t, const char *name, const char *text)
{
    write_bytes(t, name, text, strlen(text));
}

/* Reads the folder on top of a game, as --content does; false when it is refused. */
static bool read_pack(struct pack_test *t, const char *id)
{
    const struct game *game = game_find(id);
    text_clear(&t->block);
    text_clear(&t->errors);
    return reader_read_pack(game, game->linked.sources, t->folder, &t->block, &t->errors) &&
           content_open(&t->content, t->block.at, t->block.length) &&
           content_playable(game, &t->content, &t->errors);
}

/* The folder is refused with these errors, in which "@" is its path. */
static void assert_refused(struct pack_test *t, const char *game, const char *errors)
{
    struct text wanted = {0};
    assert_false(read_pack(t, game));
    for (; *errors; errors++)
        if (*errors == '@') text_add(&wanted, "%s", t->folder);
        else text_put(&wanted, errors, 1);
    assert_string_equal(text_string(&t->errors), text_string(&wanted));
    text_free(&wanted);
}

static int find_row(const struct content *content, int kind, const char *id)
{
    for (int row = 1; row <= content->count[kind]; row++)
        if (!strcmp(content_string(content, content_row(content, kind, row)->id), id)) return row;
    return 0;
}

/* -- Rows left out -------------------------------------------------------------------------------- */

enum { NULL_CARD = 2 }; /* KIND_CARD of the null game */

static void rows_are_left_out_and_the_others_keep_their_order(void **state)
{
    struct pack_test *t = *state;
    struct content all;
    const struct game *game = game_find("null");
    assert_true(content_open(&all, game->linked.block, *game->linked.bytes));
    int count = all.count[NULL_CARD];
    write_text(t, "a.lua",
               "omit { card = { 'levy', 'ledger' } }\n"
               "card { id = 'new', name = 'New', type = 'relic', copies = 1, passive = { bonus { 1 } } }\n");
    if (!read_pack(t, "null")) fail_msg("%s", text_string(&t->errors));
    assert_int_equal(t->content.count[NULL_CARD], count - 2 + 1);
    assert_true(find_row(&all, NULL_CARD, "levy") && find_row(&all, NULL_CARD, "ledger"));
    assert_int_equal(find_row(&t->content, NULL_CARD, "levy"), 0);
    assert_int_equal(find_row(&t->content, NULL_CARD, "ledger"), 0);
    assert_int_equal(find_row(&t->content, NULL_CARD, "new"), count - 1);
    int at = 0;
    for (int row = 1; row <= count; row++) {
        int now = find_row(&t->content, NULL_CARD, content_string(&all, content_row(&all, NULL_CARD, row)->id));
        if (now) assert_int_equal(now, ++at);
    }
    assert_int_equal(at, count - 2);
}

static void mistakes_in_what_is_left_out(void **state)
{
    struct pack_test *t = *state;
    write_text(t, "a.lua", "omit { city = 'first_aid_kitt' }\n"
                           "omit { agency = 'first_aid_kit' }\n"
                           "omit { citty = 'first_aid_kit' }\n"
                           "omit { 'first_aid_kit' }\n"
                           "omit { city = 7 }\n"
                           "omit { city = { 'first_aid_kit', false } }\n"
                           "omit { city = { id = 'first_aid_kit' } }\n"
                           "omit 'first_aid_kit'\n"
                           "omit { city = 'mine' }\n"
                           "city { id = 'mine', name = 'Mine', type = 'one_time', influence = 1, copies = 1,\n"
                           "       effect = { draw { 1 } } }\n"
                           "omitt { }\n");
    assert_refused(t, "vigilante",
                   "@/a.lua:1: omit: city: there is no city 'first_aid_kitt' (did you mean 'first_aid_kit'?)\n"
                   "@/a.lua:2: omit: agency: 'first_aid_kit' is no agency: expected city = \"first_aid_kit\"\n"
                   "@/a.lua:3: omit: unknown key 'citty' (did you mean 'city'?)\n"
                   "@/a.lua:4: omit: expected 0 without a name, got 1\n"
                   "@/a.lua:5: omit: city: expected an id or a list of ids, got 7\n"
                   "@/a.lua:6: omit: city: expected an id or a list of ids, got false\n"
                   "@/a.lua:7: omit: city: expected an id or a list of ids, got a table\n"
                   "@/a.lua:8: omit: expected one table: omit { ... }\n"
                   "@/a.lua:9: omit: city: 'mine' is declared in the same folder, at @/a.lua:10\n"
                   "@/a.lua:12: unknown word 'omitt' (did you mean 'omit'?)\n");
}

static void a_row_that_others_name_cannot_be_left_out_alone(void **state)
{
    struct pack_test *t = *state;
    write_text(t, "a.lua", "\nomit { abomination = 'pride_abomination' }\n");
    assert_false(read_pack(t, "the-others"));
    assert_non_null(strstr(t->errors.at, "(built in)/sins.lua:")); /* where it is named */
    struct text wanted = {0};
    text_add(&wanted, ": 'pride_abomination' was left out by omit at %s/a.lua:2\n", t->folder);
    assert_non_null(strstr(t->errors.at, wanted.at));
    text_free(&wanted);
}

/* In memory, the part before the slash is the folder: the third brings back what the second leaves out. */
static void a_later_folder_brings_a_row_back(void **state)
{
    struct pack_test *t = *state;
    static const char *const names[] = {"a/a.lua", "b/b.lua", "c/c.lua"};
    static const char card[] = "card { id = 'x', name = 'X', type = 'deed', copies = 1, effect = { gain { 1 } } }\n";
    const char *sources[] = {card, "omit { card = 'x' }\n", card};
    assert_true(reader_read_memory(game_find("null"), names, sources, 2, &t->block, &t->errors));
    assert_true(content_open(&t->content, t->block.at, t->block.length));
    assert_int_equal(t->content.count[NULL_CARD], 0);
    assert_true(reader_read_memory(game_find("null"), names, sources, 3, &t->block, &t->errors));
    assert_true(content_open(&t->content, t->block.at, t->block.length));
    assert_int_equal(t->content.count[NULL_CARD], 1);
}

/* -- What can be played --------------------------------------------------------------------------- */

/* The null game has 40 cards and room for 48. */
static void too_many_cards_are_refused_with_family_room_and_count(void **state)
{
    struct pack_test *t = *state;
    static const char card[] = "card { id = 'x', name = 'X', type = 'deed', copies = %d, effect = { gain { 1 } } }\n";
    char source[128];
    snprintf(source, sizeof source, card, 8);
    write_text(t, "a.lua", source);
    if (!read_pack(t, "null")) fail_msg("%s", text_string(&t->errors));
    snprintf(source, sizeof source, card, 9);
    write_text(t, "a.lua", source);
    assert_refused(t, "null", "too many cards of the family 'stock': 49, there is room for 48\n");
}

static void rows_without_copies_count_once(void **state)
{
    struct pack_test *t = *state;
    write_text(t, "a.lua", "for i = 1, 13 do\n"
                           "    mercenary { id = 'm' .. i, name = 'M', influence = 1, effect = { draw { 1 } } }\n"
                           "end\n");
    assert_refused(t, "vigilante", "too many cards of the family 'hero': 73, there is room for 72\n");
}

/* Only the cards of one Sin are in a game together. */
static void a_family_of_groups_counts_each_group(void **state)
{
    struct pack_test *t = *state;
    write_text(t, "a.lua",
               "for i = 1, 5 do upgrade { id = 'u' .. i, name = 'U', copies = 9, passive = { dice { 1 } } } end\n"
               "for i = 1, 2 do apocalypse { id = 'a' .. i, name = 'A', type = 'terror', copies = 9,\n"
               "                             passive = { sin_dice { 1 } } } end\n");
    assert_false(read_pack(t, "the-others"));
    assert_non_null(strstr(t->errors.at, "too many cards of the family 'apocalypse' with type 'terror': "));
    assert_non_null(strstr(t->errors.at, "too many cards of the family 'upgrade': "));
    assert_null(strstr(t->errors.at, "'sin'"));
}

static void a_scenario_that_nobody_can_play_is_refused_with_the_games_reason(void **state)
{
    struct pack_test *t = *state;
    write_text(t, "a.lua",
               "scenario { id = 'x', name = 'X', players = 4, good = 2, villains = { 1, 1, 1 }, events = 3,\n"
               "           rounds = 5, city_cards = 3 }\n");
    assert_refused(t, "vigilante",
                   "'x' cannot be played: 3, 5, 6 players: this scenario is for another number of players (VG-001); "
                   "4 players: the scenario's Identities do not add up to its players (VG-S114)\n");
    write_text(t, "a.lua",
               "scenario { id = 'x', name = 'X', players = 6, good = 2, villains = { 1, 1, 1 }, events = 3,\n"
               "           rounds = 5, city_cards = 3 }\n");
    assert_refused(t, "vigilante",
                   "'x' cannot be played: 3, 4, 5 players: this scenario is for another number of players (VG-001); "
                   "6 players: the scenario's Identities do not add up to its players (VG-S114)\n");
    write_text(t, "a.lua", "omit { scenario = { 'short', 'long' } }\n");
    assert_refused(t, "null", "there is no scenario to play\n");
}

static void the_content_of_every_game_can_be_played(void **state)
{
    struct pack_test *t = *state;
    write_text(t, "a.lua", "-- nothing\n");
    for (int i = 0; i < games_count; i++)
        if (!read_pack(t, games[i]->id)) fail_msg("%s: %s", games[i]->id, text_string(&t->errors));
}

/* -- Not files ------------------------------------------------------------------------------------ */

static void a_pipe_does_not_hang(void **state)
{
    struct pack_test *t = *state;
    char path[128];
    path_of(t, "x.lua", path);
    assert_int_equal(mkfifo(path, 0600), 0);
    alarm(20); /* a test that hangs would report nothing */
    assert_refused(t, "null", "@/x.lua: expected a file, found a folder, a pipe or a device\n");
    alarm(0);
}

static void a_device_and_a_folder_are_not_files(void **state)
{
    struct pack_test *t = *state;
    char path[128];
    path_of(t, "x.lua", path);
    assert_int_equal(symlink("/dev/zero", path), 0);
    path_of(t, "y.lua", path);
    assert_int_equal(mkdir(path, 0700), 0);
    path_of(t, "z.lua", path);
    assert_int_equal(symlink("nowhere", path), 0);
    assert_refused(t, "null", "@/x.lua: expected a file, found a folder, a pipe or a device\n"
                              "@/y.lua: expected a file, found a folder, a pipe or a device\n"
                              "@/z.lua: cannot be read: No such file or directory\n");
}

static void a_link_to_a_file_is_read(void **state)
{
    struct pack_test *t = *state;
    char path[128];
    write_text(t, "x", "card { id = 'new', name = 'New', type = 'relic', copies = 1, passive = { bonus { 1 } } }\n");
    path_of(t, "x.lua", path);
    assert_int_equal(symlink("x", path), 0);
    if (!read_pack(t, "null")) fail_msg("%s", text_string(&t->errors));
    assert_true(find_row(&t->content, NULL_CARD, "new") > 0);
}

static void a_long_file_is_refused(void **state)
{
    struct pack_test *t = *state;
    char path[128];
    write_text(t, "x.lua", "-- long\n");
    path_of(t, "x.lua", path);
    assert_int_equal(truncate(path, 1LL << 40), 0);
    assert_refused(t, "null", "@/x.lua: expected at most 1048576 bytes in a file\n");
}

static void too_many_files_are_an_error(void **state)
{
    struct pack_test *t = *state;
    static const char last[] =
        "card { id = 'last', name = 'Last', type = 'deed', copies = 1, effect = { gain { 1 } } }\n";
    char name[16];
    for (int i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "%04d.lua", i);
        write_text(t, name, i == 299 ? last : "\n");
    }
    if (!read_pack(t, "null")) fail_msg("%s", text_string(&t->errors));
    assert_true(find_row(&t->content, NULL_CARD, "last") > 0);
    for (int i = 300; i < 1000; i++) {
        snprintf(name, sizeof name, "%04d.lua", i);
        write_text(t, name, "\n");
    }
    int built_in = 0;
    for (const char *const *s = game_find("null")->linked.sources; *s; s += 2) built_in++;
    struct text wanted = {0};
    text_add(&wanted, "@: expected at most %d *.lua files, found 1000\n", 1000 - built_in);
    assert_refused(t, "null", wanted.at);
    text_free(&wanted);
}

static void a_zero_byte_is_refused_with_its_line(void **state)
{
    struct pack_test *t = *state;
    static const char bytes[] = "-- one\n-- two\n-- \0three\nnonsense\n";
    write_bytes(t, "x.lua", bytes, sizeof bytes - 1);
    write_text(t, "a.lua", "omit { card = 'three' }\n"); /* what the other file would have declared is not known */
    assert_refused(t, "null", "@/x.lua:3: expected text, found a zero byte\n");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

static const struct CMUnitTest tests[] = {
    TEST(rows_are_left_out_and_the_others_keep_their_order),
    TEST(mistakes_in_what_is_left_out),
    TEST(a_row_that_others_name_cannot_be_left_out_alone),
    TEST(a_later_folder_brings_a_row_back),
    TEST(too_many_cards_are_refused_with_family_room_and_count),
    TEST(rows_without_copies_count_once),
    TEST(a_family_of_groups_counts_each_group),
    TEST(a_scenario_that_nobody_can_play_is_refused_with_the_games_reason),
    TEST(the_content_of_every_game_can_be_played),
    TEST(a_pipe_does_not_hang),
    TEST(a_device_and_a_folder_are_not_files),
    TEST(a_link_to_a_file_is_read),
    TEST(a_long_file_is_refused),
    TEST(too_many_files_are_an_error),
    TEST(a_zero_byte_is_refused_with_its_line),
};
TEST_GROUP(tests);
