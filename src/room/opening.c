/* opening.c: players, scenario and options of a new game; what is not given is chosen to fit. */
#include "opening.h"

#include <string.h>

#include "engine/carried.h"

enum { USUAL_PLAYERS = 4 };

static const char *scenario_id(const struct game *game, const struct content *content, int row)
{
    return content_string(content, content_row(content, game->scenario_kind, row)->id);
}

/* The row of a scenario, 0 and what was expected when there is none. */
static int find_scenario(const struct game *game, const struct content *content, const char *id, struct text *error)
{
    int count = game->scenario_kind ? content->count[game->scenario_kind] : 0, least = 3;
    const char *near = NULL;
    for (int i = 1; i <= count; i++) {
        const char *name = scenario_id(game, content, i);
        if (strcmp(name, id) == 0) return i;
        int distance = strlen(id) >= 2 && strncmp(id, name, strlen(id)) == 0 ? 0 : text_distance(id, name);
        if (distance < least && distance < (int)strlen(name)) least = distance, near = name;
    }
    text_add(error, "there is no scenario '%s'; ", id);
    if (near) text_add(error, "did you mean '%s'?", near);
    else text_add(error, "'longbox games %s' lists them", game->id);
    return 0;
}

static bool read_options(const struct game *game, const char *list, u32 *options, struct text *error)
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
            text_add(error, "--options expects some of %s, not '%.*s'", known.length ? known.at : "nothing",
                     (int)length, list);
        text_free(&known);
        if (found < 0) return false;
        *options |= 1u << found;
        list += length + (list[length] == ',');
    }
    return true;
}

/* Tries the numbers of players and the scenarios that are still open, the usual number first. */
static const char *find_fit(const struct game *game, const struct content *content, const void *carried,
                            struct setup *setup)
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
            why = carried ? campaign_fault(game, content, carried, &tried) : setup_fault(game, content, &tried);
            if (!why) {
                *setup = tried;
                return NULL;
            }
        }
        if (!any_players) break;
    }
    return why;
}

bool opening_find(const struct game *game, const struct content *content, const struct wanted *wanted,
                  struct setup *setup, struct text *error)
{
    *setup = (struct setup){.players = (u8)wanted->players};
    if (wanted->scenario) setup->scenario = (u8)find_scenario(game, content, wanted->scenario, error);
    if (wanted->scenario && !setup->scenario) return false;
    if (!read_options(game, wanted->options, &setup->options, error)) return false;
    const char *why = find_fit(game, content, wanted->carried, setup);
    if (why) text_add(error, "this cannot be played: %s", why);
    return !why;
}

/* -- What is offered to begin with ------------------------------------------------------------------------------- */

/* What is kind to beginners. */
static void find_kind(const struct game *game, const struct content *content, struct setup *setup)
{
    enum { FEW = 3 };
    struct text error = {0};
    struct wanted wanted = {.players = max_int(game->least_players, min_int(FEW, game->most_players))};
    if (!opening_find(game, content, &wanted, setup, &error)) wanted.players = 0;
    MUST(wanted.players || opening_find(game, content, &wanted, setup, &error));
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++) {
        struct setup kind = *setup;
        if (game->rules.options[i].kind) kind.options |= 1u << i;
        if (!setup_fault(game, content, &kind)) *setup = kind;
    }
    text_free(&error);
}

void opening_usual(const struct game *game, const struct content *content, bool first, struct setup *setup)
{
    struct text error = {0};
    if (first) find_kind(game, content, setup);
    else MUST(opening_find(game, content, &(struct wanted){0}, setup, &error));
    text_free(&error);
}
