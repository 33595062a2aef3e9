/* choose.c: what is asked in lines before a game: which one, one that was left, a kind set-up, a side. */
#include "choose.h"

#include <stdlib.h>
#include <string.h>

#include "edit.h"
#include "engine/field_access.h"
#include "engine/measured.h"
#include "games/games.h"
#include "room/opening.h"
#include "room/unfinished.h"

const struct game *choose_game(struct session *s)
{
    struct text line = {0};
    const struct game *game = NULL;
    int listed = 0;
    while (listed < games_count && !games[listed]->unlisted) listed++; /* those that are not come last */
    for (int i = 0; i < listed; i++)
        term_printf(&s->term, PLAIN, "%2d. %s: %s", i + 1, games[i]->name, games[i]->about);
    while (!game && edit_line(&s->term, "Which game? ", NULL, &line)) {
        int n = atoi(text_string(&line));
        game = n >= 1 && n <= listed ? games[n - 1] : game_find(text_string(&line));
        if (!game) term_printf(&s->term, WARNING, "Expected a number from 1 to %d.", listed);
    }
    text_free(&line);
    return game;
}

bool choose_yes(const struct term *t, const char *prompt)
{
    struct text line = {0};
    bool yes = false;
    while (edit_line(t, prompt, NULL, &line)) {
        char first = text_string(&line)[0];
        yes = first == 'y' || first == 'Y' || first == '\0';
        if (yes || first == 'n' || first == 'N') break;
        term_print(t, WARNING, "Expected yes or no.");
    }
    text_free(&line);
    return yes;
}

/* -- Games that were left ------------------------------------------------------------------------ */

enum { LEFT_MOST = 9 };

/* Asks which of some games goes on; its index, -1: none. */
static int which_left(struct session *s, int count)
{
    struct text line = {0};
    int chosen = -1;
    while (edit_line(&s->term, "Go on with which? (a number, or no) ", NULL, &line)) {
        int n = atoi(text_string(&line));
        char first = text_string(&line)[0];
        if (n >= 1 && n <= count) chosen = n - 1;
        if (chosen >= 0 || first == 'n' || first == 'N') break;
        term_printf(&s->term, WARNING, "Expected a number from 1 to %d, or no for a new game.", count);
    }
    text_free(&line);
    return chosen;
}

bool choose_left(struct session *s, const struct game *game, struct text *path)
{
    struct text about[LEFT_MOST] = {0}, why = {0};
    char **left = saves_left(game);
    int fitting[LEFT_MOST], count = 0, chosen = -1;
    for (int i = 0; left[i] && count < LEFT_MOST; i++) {
        fitting[count] = i;
        if (unfinished_say(&about[count], left[i], &why)) count++; /* a damaged one stands in nobody's way */
        else text_clear(&about[count]);
    }
    if (count == 1) {
        term_printf(&s->term, PLAIN, "A game is not finished: %s.", about[0].at);
        if (choose_yes(&s->term, "Go on with it? (yes or no) ")) chosen = 0;
    } else if (count) {
        term_print(&s->term, PLAIN, "Games that are not finished:");
        for (int i = 0; i < count; i++) term_printf(&s->term, PLAIN, "%2d. %s", i + 1, about[i].at);
        chosen = which_left(s, count);
    }
    if (chosen >= 0) text_add(path, "%s", left[fitting[chosen]]);
    for (int i = 0; i < LEFT_MOST; i++) text_free(&about[i]);
    saves_free(left);
    text_free(&why);
    return chosen >= 0;
}

/* -- New games ----------------------------------------------------------------------------------- */

bool choose_kind(struct session *s, const struct game *game, const struct content *content, struct setup *setup)
{
    struct text out = {0};
    if (game->unlisted || saves_played(game)) return false;
    opening_usual(game, content, true, setup);
    text_add(&out, "This seems to be your first game of %s. For that %d players, easy bots", game->name,
             setup->players);
    if (setup->scenario)
        text_add(&out, ", %s",
                 content_string(content, content_row(content, game->scenario_kind, setup->scenario)->name));
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++)
        if (setup->options >> i & 1) text_add(&out, ", %s", game->rules.options[i].name);
    text_add(&out, " are suggested.");
    term_print(&s->term, PLAIN, out.at);
    text_free(&out);
    return choose_yes(&s->term, "Play it like that? (yes or no) ");
}

const char *choose_side(struct session *s, const struct game *game)
{
    struct text line = {0};
    int sides = 0, chosen = -1;
    if (!game->bot.grants || !game->rules.sides) return NULL;
    for (; game->rules.sides[sides]; sides++)
        term_printf(&s->term, PLAIN, "%2d. Play the %s", sides + 1, game->rules.sides[sides]);
    term_printf(&s->term, PLAIN, "%2d. Any side", sides + 1);
    while (chosen < 0 && edit_line(&s->term, "Which side? ", NULL, &line)) {
        int n = line.length ? atoi(line.at) : sides + 1;
        if (n >= 1 && n <= sides + 1) chosen = n - 1;
        else term_printf(&s->term, WARNING, "Expected a number from 1 to %d.", sides + 1);
    }
    text_free(&line);
    return chosen >= 0 && chosen < sides ? game->rules.sides[chosen] : NULL;
}

void choose_greet(struct session *s)
{
    const struct setup *setup = room_setup(s->room);
    struct text out = {0};
    text_add(&out, "%s", s->game->name);
    if (setup->scenario) {
        const struct row *row = content_row(&s->pack.content, s->game->scenario_kind, setup->scenario);
        text_add(&out, ": %s", content_string(&s->pack.content, row->name));
    }
    term_print(&s->term, STRONG, out.at);
    show_aim(s);
    text_clear(&out);
    text_add(&out, "Measured with ");
    if (measured_say(&out, s->game, &s->pack.content, setup)) {
        text_add(&out, ".");
        term_print(&s->term, FAINT, out.at);
    }
    text_clear(&out);
    for (seat who = 0; who < setup->players; who++)
        text_add(&out, "%s%s (%s)", who ? ", " : "Players: ", room_name(s->room, who), room_sitter(s->room, who));
    text_add(&out, ". Answer with the number of an option; ? is help; turn says what happens in a turn, aim what the "
                   "game is about.");
    term_print(&s->term, PLAIN, out.at);
    text_free(&out);
}
