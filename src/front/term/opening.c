/* opening.c: players, scenario and options of a new game; what is not given is chosen to fit. */
#include "opening.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

enum { USUAL_PLAYERS = 4 };

u64 opening_seed(void)
{
    u64 seed;
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed) seed = (u64)time(NULL); /* very old kernels */
    return seed;
}

static const char *scenario_id(const struct game *game, const struct content *content, int row)
{
    return content_string(content, content_row(content, game->scenario_kind, row)->id);
}

/* The row of a scenario, 0 after a message. */
static int find_scenario(const struct args *a, const struct game *game, const struct content *content, const char *id)
{
    const char *names[ROWS_MAX];
    int count = game->scenario_kind ? content->count[game->scenario_kind] : 0, n = 0;
    for (int i = 1; i <= count; i++) {
        if (strcmp(scenario_id(game, content, i), id) == 0) return i;
        if (n < ROWS_MAX) names[n++] = scenario_id(game, content, i);
    }
    const char *near = args_nearest(id, names, n);
    if (near) args_wrong(a, "there is no scenario '%s'; did you mean '%s'?", id, near);
    else args_wrong(a, "there is no scenario '%s'; 'longbox games %s' lists them", id, game->id);
    return 0;
}

static bool read_options(const struct args *a, const struct game *game, const char *list, u32 *options)
{
    while (list && *list) {
        size_t length = strcspn(list, ",");
        int found = -1;
        struct text known = {0};
        for (int i = 0; game->rules.options && game->rules.options[i].id; i++) {
            if (strlen(game->rules.options[i].id) == length && strncmp(game->rules.options[i].id, list, length) == 0)
                found = i;
            text_add(&known, "%s%s", i ? ", " : "", game->rules.options[i].id);
        }
        if (found < 0)
            args_wrong(a, "--options expects some of %s, not '%.*s'", known.length ? known.at : "nothing", (int)length,
                       list);
        text_free(&known);
        if (found < 0) return false;
        *options |= 1u << found;
        list += length + (list[length] == ',');
    }
    return true;
}

/* Tries the numbers of players and the scenarios that are still open, the usual number first. */
static const char *find_fit(const struct game *game, const struct content *content, struct setup *setup)
{
    const char *why = "there is no such game";
    int scenarios = game->scenario_kind ? content->count[game->scenario_kind] : 0;
    bool any_players = !setup->players, any_scenario = !setup->scenario && scenarios;
    for (int i = 0; i <= game->most_players; i++) {
        u8 players = (u8)(i ? i : min_int(max_int(USUAL_PLAYERS, game->least_players), game->most_players));
        if (!any_players) players = setup->players;
        if (players < game->least_players) continue;
        for (int row = any_scenario ? 1 : setup->scenario; row <= (any_scenario ? scenarios : setup->scenario); row++) {
            struct setup tried = {players, (u8)row, setup->options};
            why = setup_fault(game, content, &tried);
            if (!why) {
                *setup = tried;
                return NULL;
            }
        }
        if (!any_players) break;
    }
    return why;
}

bool opening_read(const struct args *a, const struct game *game, const struct content *content, struct setup *setup)
{
    const char *scenario = args_value(a, "scenario");
    long long players;
    *setup = (struct setup){0};
    if (!args_int(a, "players", game->least_players, game->most_players, 0, &players)) return false;
    setup->players = (u8)players;
    if (scenario && !(setup->scenario = (u8)find_scenario(a, game, content, scenario))) return false;
    if (!read_options(a, game, args_value(a, "options"), &setup->options)) return false;
    const char *why = find_fit(game, content, setup);
    if (why) args_wrong(a, "this cannot be played: %s", why);
    return !why;
}
