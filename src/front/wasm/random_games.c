/* random_games.c: plays by chance as `longbox bench` does, so that the speed of a module can be measured. */
#include "engine/context.h"
#include "engine/field_access.h"
#include "games/games.h"
#include "module.h"

static struct {
    struct content content;
    struct context context;
    _Alignas(64) u8 state[STATE_MAX];
} play;

/* Plays games with this set-up by chance, in fast mode, and returns how many decisions that took; -1: it cannot be
 * played. */
EXPORT(random_games) double random_games(int players, int scenario, int count, u32 seed)
{
    const struct game *game = games[0];
    struct context *c = &play.context;
    const struct setup setup = {.players = (u8)players, .scenario = (u8)scenario};
    struct random luck;
    double decisions = 0;
    MUST(content_open(&play.content, game->linked.block, *game->linked.bytes));
    int scenarios = game->scenario_kind ? play.content.count[game->scenario_kind] : 0;
    if (players < game->least_players || players > game->most_players || scenario > scenarios ||
        (scenarios && !scenario) || setup_fault(game, &play.content, &setup))
        return -1;
    random_seed(&luck, seed);
    for (int i = 0; i < count; i++) {
        u64 high = random_next(&luck);
        context_open(c, game, &play.content, play.state);
        c->fast = true;
        rules_begin(c, &setup, high << 32 | random_next(&luck));
        rules_run(c);
        while (c->pending) {
            bool chooses = c->count > 1;
            decisions += chooses;
            rules_answer(c, c->seat, c->option[chooses ? random_below(&luck, c->count) : 0]);
        }
    }
    return decisions;
}
