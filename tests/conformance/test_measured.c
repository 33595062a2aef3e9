/* test_measured.c: how hard set-ups are: each that can be played was measured once, and nothing else was. */
#include "kit_play.h"

#include "bots/bots.h"

static int sides_of(const struct game *game)
{
    int n = 0;
    while (game->rules.sides && game->rules.sides[n]) n++;
    return n;
}

static int rows_for(const struct game *game, const struct content *content, const struct setup *setup)
{
    const char *id = content_string(content, content_row(content, game->scenario_kind, setup->scenario)->id);
    int n = 0;
    for (const struct measured *m = game->show.measured; m->scenario; m++)
        n += m->players == setup->players && strcmp(m->scenario, id) == 0;
    return n;
}

/* As many rows as set-ups, and one for each: so no row is for anything else. */
static void every_setup_has_its_row(void **state)
{
    (void)state;
    static struct setup setups[KIT_SETUPS_MAX];
    for (int i = 0; i < games_count; i++) {
        const struct game *game = games[i];
        struct content content;
        int rows = 0, wanted = 0;
        if (!game->show.measured) continue;
        assert_true(content_open(&content, game->linked.block, *game->linked.bytes));
        for (int n = kit_setups(game, setups); n-- > 0;) {
            if (setups[n].options) continue;
            wanted++;
            if (rows_for(game, &content, &setups[n]) != 1)
                fail_msg("%s, scenario %d with %d players: %d rows of measured.def instead of 1 (tools/measured)",
                         game->id, setups[n].scenario, setups[n].players, rows_for(game, &content, &setups[n]));
        }
        while (game->show.measured[rows].scenario) rows++;
        if (rows != wanted) fail_msg("%s: measured.def has %d rows for %d set-ups", game->id, rows, wanted);
    }
}

static void rows_hold_per_cents_of_one_level(void **state)
{
    (void)state;
    for (int i = 0; i < games_count; i++)
        for (const struct measured *m = games[i]->show.measured; m && m->scenario; m++) {
            struct level level;
            struct text error = {0};
            int sides = sides_of(games[i]), told = 0;
            if (!level_read(&level, m->level, &error)) fail_msg("%s: %s", m->scenario, text_string(&error));
            assert_string_equal(m->level, games[i]->show.measured->level);
            assert_true(m->games > 0);
            assert_true(sides <= MEASURED_SIDES);
            for (int s = 0; s < MEASURED_SIDES; s++) {
                bool used = s < max_int(sides, 1), absent = used && sides && m->won[s] == ABSENT;
                if (!absent && m->won[s] > (used ? 100 : 0))
                    fail_msg("%s, %s, %d players: side %d won %d %%", games[i]->id, m->scenario, m->players, s,
                             m->won[s]);
                told += used && !absent;
            }
            assert_true(told > 0);
        }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_setup_has_its_row),
    cmocka_unit_test(rows_hold_per_cents_of_one_level),
};
TEST_GROUP(tests);
