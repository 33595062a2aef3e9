/* games.c: `longbox games`: what can be played, with players, scenarios and options. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "engine/measured.h"
#include "front/term/args.h"
#include "front/term/term.h"
#include "room/pack.h"

static const char help[] =
    "Usage: longbox games [GAME] [--json]\n"
    "\n"
    "Lists the games, or one of them, with players, scenarios and options, and how hard each scenario is:\n"
    "how often each side won when bots played it.\n";

static const struct arg_row rows[] = {{"json", NULL}, {0}};

/* For which numbers of players a scenario can be played, as a mask. */
static u32 players_of(const struct game *game, const struct content *content, int scenario)
{
    u32 fits = 0;
    for (u8 n = game->least_players; n <= game->most_players; n++)
        if (!setup_fault(game, content, &(struct setup){n, (u8)scenario, 0})) fits |= 1u << n;
    return fits;
}

static const char *row_string(const struct game *game, const struct content *content, int scenario, bool name)
{
    const struct row *row = content_row(content, game->scenario_kind, scenario);
    return content_string(content, name ? row->name : row->id);
}

static void list_text(struct text *out, const struct game *game, const struct content *content)
{
    text_add(out, "%s: %s, %s\n", game->id, game->name, game->about);
    text_add(out, "  Players: %d to %d\n", game->least_players, game->most_players);
    for (int i = 1; game->scenario_kind && i <= content->count[game->scenario_kind]; i++) {
        u32 fits = players_of(game, content, i);
        const char *between = "";
        text_add(out, "  --scenario %s: %s, ", row_string(game, content, i, false), row_string(game, content, i, true));
        for (int n = 0; n < 32; n++)
            if (fits >> n & 1) {
                text_add(out, "%s%d", between, n);
                between = ", ";
            }
        text_add(out, " players\n");
        struct text measured = {0};
        if (measured_say(&measured, game, content, &(struct setup){.scenario = (u8)i}))
            text_add(out, "    %s\n", measured.at);
        text_free(&measured);
    }
    for (const struct option_row *o = game->rules.options; o && o->id; o++)
        text_add(out, "  --options %s: %s\n", o->id, o->name);
    if (game->campaign) text_add(out, "  Campaign: longbox campaign new %s\n", game->id);
}

static void list_json(struct text *out, const struct game *game, const struct content *content)
{
    js_open(out, '{');
    js_key(out, "id"), js_string(out, game->id);
    js_key(out, "name"), js_string(out, game->name);
    js_key(out, "about"), js_string(out, game->about);
    js_key(out, "version"), js_int(out, game->version);
    js_key(out, "least_players"), js_int(out, game->least_players);
    js_key(out, "most_players"), js_int(out, game->most_players);
    js_key(out, "scenarios"), js_open(out, '[');
    for (int i = 1; game->scenario_kind && i <= content->count[game->scenario_kind]; i++) {
        u32 fits = players_of(game, content, i);
        js_open(out, '{');
        js_key(out, "id"), js_string(out, row_string(game, content, i, false));
        js_key(out, "name"), js_string(out, row_string(game, content, i, true));
        js_key(out, "players"), js_open(out, '[');
        for (int n = 0; n < 32; n++)
            if (fits >> n & 1) js_int(out, n);
        js_close(out, ']');
        js_key(out, "measured"), measured_json(out, game, content, &(struct setup){.scenario = (u8)i});
        js_close(out, '}');
    }
    js_close(out, ']');
    js_key(out, "options"), js_open(out, '[');
    for (const struct option_row *o = game->rules.options; o && o->id; o++) {
        js_open(out, '{');
        js_key(out, "id"), js_string(out, o->id);
        js_key(out, "name"), js_string(out, o->name);
        js_close(out, '}');
    }
    js_close(out, ']');
    js_key(out, "campaign"), js_bool(out, game->campaign);
    js_close(out, '}');
}

int games_main(int argc, char **argv)
{
    struct args a;
    struct term term;
    struct text out = {0}, errors = {0};
    const struct game *one = NULL;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words > 1) return args_wrong(&a, "expected at most one game");
    if (a.words && !(one = args_game(&a, a.word[0]))) return EXIT_USAGE;
    bool json = args_flag(&a, "json");
    code = EXIT_FINE;
    if (json) js_open(&out, '[');
    for (int i = 0; i < games_count && code == EXIT_FINE; i++) {
        struct pack pack;
        if (one && games[i] != one) continue;
        if (!pack_open(&pack, games[i], NULL, &errors)) {
            code = args_failed(&a, "%s", text_string(&errors));
            break;
        }
        if (json) list_json(&out, games[i], &pack.content);
        else list_text(&out, games[i], &pack.content);
        pack_close(&pack);
    }
    if (json) js_close(&out, ']');
    term_open(&term);
    if (json && code == EXIT_FINE) puts(out.at);
    else term_print(&term, PLAIN, text_string(&out));
    text_free(&out);
    text_free(&errors);
    return code;
}
