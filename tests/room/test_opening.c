/* test_opening.c: what is offered to begin with: what is kind to beginners, until a game was finished. */
#include <stdio.h>

#include "rooms.h"
#include "room/opening.h"
#include "room/saves.h"

static void record(const char *folder, const char *name)
{
    struct text error = {0};
    char path[160];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_true(saves_write(path, "longbox record 1\n", &error));
}

static void beginners_get_what_is_kind_to_them(void **state)
{
    char home[] = "/tmp/longbox-test-XXXXXX";
    struct text folder = {0}, error = {0};
    (void)state;
    assert_non_null(mkdtemp(home));
    assert_int_equal(setenv("XDG_STATE_HOME", home, 1), 0);
    assert_true(saves_folder("records", &folder, &error));
    record(folder.at, "vigilantes-2026-01-01-000000.longbox"); /* another game, whose name begins alike */
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games[g];
        struct content content;
        struct setup first, later;
        char name[80];
        assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
        snprintf(name, sizeof name, "%s-deluxe-2026-01-01-000000.longbox", game->id); /* and one with a dash */
        record(folder.at, name);
        assert_false(saves_played(game));
        opening_usual(game, &content, true, &first);
        assert_null(setup_fault(game, &content, &first));
        assert_true(first.players <= max_int(3, game->least_players));
        snprintf(name, sizeof name, "%s-2026-01-01-000000.longbox", game->id);
        record(folder.at, name);
        assert_true(saves_played(game));
        opening_usual(game, &content, false, &later);
        assert_null(setup_fault(game, &content, &later));
        assert_int_equal(later.options, 0);
        for (int i = 0; game->rules.options && game->rules.options[i].id; i++)
            if (first.options >> i & 1) assert_true(game->rules.options[i].kind);
    }
    text_free(&folder);
    text_free(&error);
    char command[80];
    snprintf(command, sizeof command, "rm -r %s", home);
    assert_int_equal(system(command), 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(beginners_get_what_is_kind_to_them),
};
TEST_GROUP(tests);
