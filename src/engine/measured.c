/* measured.c: how hard a scenario is: what bots made of it, in words and as JSON. */
#include "measured.h"

#include <string.h>

static const char somebody[] = "somebody"; /* wins, in a game without sides */

/* The first row for a set-up from `row` on, or NULL. */
static const struct measured *find_from(const struct measured *row, const struct game *game,
                                        const struct content *content, const struct setup *setup)
{
    /* with other cards or variants it is another game, about which the numbers say nothing */
    if (!row || !setup->scenario || setup->options || (const void *)content->block != game->linked.block) return NULL;
    const char *id = content_string(content, content_row(content, game->scenario_kind, setup->scenario)->id);
    for (; row->scenario; row++)
        if (strcmp(row->scenario, id) == 0 && (!setup->players || setup->players == row->players)) return row;
    return NULL;
}

/* Whether won[0] says it all: one of two sides won each game, or there are no sides. */
static bool says_it_all(const struct game *game, const struct measured *row)
{
    const char *const *sides = game->rules.sides;
    return !sides || (sides[0] && sides[1] && !sides[2] && row->won[0] + row->won[1] == 100);
}

static void say_sides(struct text *out, const struct game *game, const struct measured *row)
{
    const char *won = " won";
    for (int i = 0; game->rules.sides[i]; i++) {
        if (row->won[i] == ABSENT) continue;
        text_add(out, "%s%s%s %d %%", *won ? "" : ", ", game->rules.sides[i], won, row->won[i]);
        won = "";
    }
}

bool measured_say(struct text *out, const struct game *game, const struct content *content, const struct setup *setup)
{
    const struct measured *first = find_from(game->show.measured, game, content, setup), *row;
    bool all = true;
    if (!first) return false;
    bool many = find_from(first + 1, game, content, setup) != NULL;
    for (row = first; row; row = find_from(row + 1, game, content, setup)) all = all && says_it_all(game, row);
    text_add(out, "%s bots: ", first->level);
    if (all) text_add(out, "%s won ", game->rules.sides ? game->rules.sides[0] : somebody);
    for (row = first; row; row = find_from(row + 1, game, content, setup)) {
        if (row != first) text_add(out, all ? ", " : "; ");
        if (all) text_add(out, "%d %%", row->won[0]);
        else say_sides(out, game, row);
        if (many) text_add(out, row == first ? " (%d players)" : " (%d)", row->players);
    }
    if (!game->rules.sides) text_add(out, ", otherwise all lose");
    return true;
}

void measured_json(struct text *out, const struct game *game, const struct content *content, const struct setup *setup)
{
    js_open(out, '[');
    for (const struct measured *row = find_from(game->show.measured, game, content, setup); row;
         row = find_from(row + 1, game, content, setup)) {
        js_open(out, '{');
        js_key(out, "players"), js_int(out, row->players);
        js_key(out, "level"), js_string(out, row->level);
        js_key(out, "games"), js_int(out, row->games);
        js_key(out, "won"), js_open(out, '{');
        if (!game->rules.sides) js_key(out, somebody), js_int(out, row->won[0]);
        for (int i = 0; game->rules.sides && game->rules.sides[i]; i++)
            if (row->won[i] != ABSENT) js_key(out, game->rules.sides[i]), js_int(out, row->won[i]);
        js_close(out, '}');
        js_close(out, '}');
    }
    js_close(out, ']');
}
