/* test_golden.c: hashes of seeded games, compared with golden.txt, to show that nothing has changed and that compilers
 * agree.
 *
 * Only tools/golden, which sets LONGBOX_GOLDEN, rewrites the file.
 */
#include "kit_play.h"

enum { SEEDS = 3 };

static const char GOLDEN[] = "tests/conformance/golden.txt";

/* One line per set-up: the final states of its games, and how many choices led there. */
static void write_line(struct text *out, struct play *p, const struct game *game, const struct setup *setup)
{
    u64 hash = 0;
    long choices = 0;
    for (u64 seed = 1; seed <= SEEDS; seed++) {
        struct random luck;
        random_seed(&luck, seed * 1000003);
        kit_open_fast(p, game, setup, seed);
        while (!kit_over(p)) {
            choices += p->c.count > 1;
            kit_answer(p, p->c.seat, p->c.option[random_below(&luck, p->c.count)]);
        }
        hash = hash * 0x9E3779B97F4A7C15u + state_hash(game, p->state);
    }
    text_add(out, "%s players=%d scenario=%d options=%u %ld %016llx\n", game->id, setup->players, setup->scenario,
             setup->options, choices, (unsigned long long)hash);
}

static void write_all(struct text *out)
{
    struct play *p = calloc(1, sizeof *p);
    for (int g = 0; g < games_count; g++) {
        struct setup setups[KIT_SETUPS_MAX];
        int count = kit_setups(games[g], setups);
        kit_open(p, games[g], &setups[0], 1);
        text_add(out, "%s rules %d content %016llx\n", games[g]->id, games[g]->version,
                 (unsigned long long)p->content.block->hash);
        for (int i = 0; i < count; i++) write_line(out, p, games[g], &setups[i]);
    }
    free(p);
}

static void seeded_games_end_as_before(void **state)
{
    (void)state;
    struct text now = {0};
    write_all(&now);
    kit_golden(GOLDEN, &now);
    text_free(&now);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(seeded_games_end_as_before),
};
TEST_GROUP(tests);
