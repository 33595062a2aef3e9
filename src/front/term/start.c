/* start.c: the first screen: lists of games and of what can be chosen for a new one. */
#include "start.h"

#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"
#include "engine/field_access.h"
#include "engine/measured.h"
#include "full.h"
#include "games/games.h"
#include "room/campaigns.h"
#include "room/lesson.h"
#include "room/opening.h"
#include "room/unfinished.h"

enum {
    FIELD_BEGIN, FIELD_SCENARIO, FIELD_PLAYERS, FIELD_PEOPLE, FIELD_SIDE, FIELD_BOTS, FIELD_CAMPAIGN, FIELD_LEARN,
    FIELD_NEXT,   /* in place of the form: which game of a campaign is next */
    FIELD_OPTION, /* and the next */
};
enum { ROW_SAVE = 0, ROW_CAMPAIGN = 500, ROW_GAME = 1000, ROW_QUIT = 2000 };

static const char *const levels[] = {"easy", "normal", "hard", "expert", "quick"};
static const char *const level_about[] = {
    "They overlook much.", "They think a little, and miss what is close.",
    "They think for a while, and miss little.", "They think for long, and err as little as they can.",
    "They answer at once, by rules of thumb.",
};

/* -- Unfinished games ----------------------------------------------------------------------------------------- */

static const char *scenario_name(const struct game *game, const struct content *content, int row)
{
    return content_string(content, content_row(content, game->scenario_kind, row)->name);
}

/* Those that are finished, broken, being played or of another version stand in nobody's way. */
static void find_saves(struct start *s)
{
    char **left = saves_left(NULL);
    for (int i = 0; left[i] && s->saves < START_SAVES; i++) {
        struct text about = {0}, why = {0};
        if (unfinished_say(&about, left[i], &why)) {
            s->save[s->saves] = strdup(left[i]);
            s->about[s->saves++] = about.at;
        } else {
            text_free(&about);
        }
        text_free(&why);
    }
    saves_free(left);
}

/* The same for campaigns. */
static void find_campaigns(struct start *s)
{
    char **names = chronicle_names(NULL);
    for (int i = 0; names[i] && s->campaigns < START_CAMPAIGNS; i++) {
        struct text stands = {0}, why = {0};
        struct chronicle *k = chronicle_open(names[i], false, &why);
        const struct campaign *c = k ? k->campaign : NULL;
        if (c && !campaign_over(c->game, c->content, campaign_now(c))) {
            chronicle_stands(k, c->games, &stands);
            s->campaign[s->campaigns++] = (struct start_campaign){
                .game = c->game, .name = strdup(names[i]), .stands = strdup(text_string(&stands)),
                .begun = chronicle_begun(k)};
        }
        chronicle_close(k);
        text_free(&stands);
        text_free(&why);
    }
    saves_free(names);
}

/* -- Lists ---------------------------------------------------------------------------------------------------- */

static void list_games(struct start *s)
{
    s->step = START_GAMES;
    s->details_for = -1;
    list_clear(&s->list);
    for (int i = 0; i < s->saves; i++) list_add(&s->list, ROW_SAVE + i, "Go on: %s", s->about[i]);
    for (int i = 0; i < s->campaigns; i++)
        list_add(&s->list, ROW_CAMPAIGN + i, "Go on with the campaign %s: %s, %s", s->campaign[i].name,
                 s->campaign[i].game->name, s->campaign[i].begun ? "a game is under way" : "the next game");
    for (int i = 0; i < games_count; i++)
        if (!games[i]->unlisted) list_add(&s->list, ROW_GAME + i, "%s", games[i]->name);
    list_add(&s->list, ROW_QUIT, "Quit");
}

static bool has_wishes(const struct game *game) { return game->rules.sides && game->bot.grants; }

static void list_form(struct start *s, int at)
{
    const struct game *game = s->game;
    s->step = START_FORM;
    s->details_for = -1;
    list_clear(&s->list);
    list_add(&s->list, FIELD_BEGIN, "Begin");
    if (lesson_count(&s->pack.content)) list_add(&s->list, FIELD_LEARN, "Learn it: a guided first game");
    if (game->scenario_kind)
        list_add(&s->list, FIELD_SCENARIO, "Scenario: %s", scenario_name(game, &s->pack.content, s->setup.scenario));
    list_add(&s->list, FIELD_PLAYERS, "Players: %d", s->setup.players);
    list_add(&s->list, FIELD_PEOPLE, "People at this screen: %d", s->people);
    if (has_wishes(game))
        list_add(&s->list, FIELD_SIDE, "Your side: %s", s->side < 0 ? "as it comes" : game->rules.sides[s->side]);
    list_add(&s->list, FIELD_BOTS, "Bots: %s", s->level);
    if (game->campaign)
        list_add(&s->list, FIELD_CAMPAIGN, "Begin a campaign with it: games that follow from each other");
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++) {
        struct list_row *row = list_add(&s->list, FIELD_OPTION + i, "%s", game->rules.options[i].name);
        row->box = true;
        row->ticks = s->setup.options >> i & 1;
    }
    list_go(&s->list, at);
}

/* Whether a set-up can be played; with `adapt` another number of players is taken where that helps. */
static bool fits(const struct start *s, struct setup *setup, bool adapt)
{
    if (!setup_fault(s->game, &s->pack.content, setup)) return true;
    for (int n = s->game->least_players; adapt && n <= s->game->most_players; n++) {
        setup->players = (u8)n;
        if (!setup_fault(s->game, &s->pack.content, setup)) return true;
    }
    return false;
}

/* The scenario that is played with another number of players: the same, or the first that fits. */
static bool fit_scenario(const struct start *s, struct setup *setup)
{
    int scenarios = s->game->scenario_kind ? s->pack.content.count[s->game->scenario_kind] : 0;
    if (fits(s, setup, false)) return true;
    for (int row = 1; row <= scenarios; row++) {
        setup->scenario = (u8)row;
        if (fits(s, setup, false)) return true;
    }
    return false;
}

static void list_values(struct start *s, int field)
{
    const struct game *game = s->game;
    s->step = START_VALUES;
    s->field = field;
    s->details_for = -1;
    list_clear(&s->list);
    if (field == FIELD_SCENARIO)
        for (int i = 1; i <= s->pack.content.count[game->scenario_kind]; i++) {
            struct setup setup = s->setup;
            setup.scenario = (u8)i;
            if (fits(s, &setup, true))
                list_add(&s->list, i, setup.players == s->setup.players ? "%s" : "%s (%d players)",
                         scenario_name(game, &s->pack.content, i), setup.players);
        }
    for (int n = game->least_players; field == FIELD_PLAYERS && n <= game->most_players; n++) {
        struct setup setup = s->setup;
        setup.players = (u8)n;
        if (fit_scenario(s, &setup)) list_add(&s->list, n, "%d players", n);
    }
    for (int n = 1; field == FIELD_PEOPLE && n <= s->setup.players; n++)
        list_add(&s->list, n, n == 1 ? "%d: you alone, against bots" : "%d: they pass the screen on", n);
    if (field == FIELD_SIDE) list_add(&s->list, -1, "As it comes");
    for (int i = 0; field == FIELD_SIDE && game->rules.sides[i]; i++)
        list_add(&s->list, i, "Play the %s", game->rules.sides[i]);
    for (int i = 0; field == FIELD_BOTS && i < COUNT(levels); i++)
        list_add(&s->list, i, "%s: %s", levels[i], level_about[i]);
    if (field == FIELD_SCENARIO) list_go(&s->list, s->setup.scenario);
    if (field == FIELD_PLAYERS) list_go(&s->list, s->setup.players);
    if (field == FIELD_SIDE) list_go(&s->list, s->side);
}

/* Which game of a campaign is next: a list of its scenarios, unless one is under way or there is nothing to choose. */
static void choose_campaign(struct start *s, int at)
{
    struct text error = {0};
    struct chronicle *k = chronicle_open(s->campaign[at].name, false, &error);
    int preset = 0, count = k && !chronicle_begun(k) ? chronicle_choices(k, &(struct wanted){0}, s->next, &preset) : 0;
    s->resumed = at;
    if (!k) {
        text_add(&s->message, "%s", text_string(&error));
    } else if (count < 2) {
        s->setup = s->next[0];
        s->step = START_CAMPAIGN;
    } else {
        s->game = s->campaign[at].game;
        s->step = START_VALUES;
        s->field = FIELD_NEXT;
        s->details_for = -1;
        list_clear(&s->list);
        for (int i = 0; i < count; i++)
            list_add(&s->list, i, chronicle_had(k, s->next[i].scenario) ? "%s (played)" : "%s",
                     scenario_name(s->game, &k->pack.content, s->next[i].scenario));
        list_go(&s->list, preset);
        pack_close(&s->pack);
        s->pack = k->pack; /* for the details */
        k->pack = (struct pack){0};
    }
    chronicle_close(k);
    text_free(&error);
}

/* -- Choices -------------------------------------------------------------------------------------------------- */

/* Whoever has not finished a game of it yet is offered what is kind to beginners. */
static void choose_game(struct start *s, const struct game *game)
{
    struct text error = {0};
    pack_close(&s->pack);
    s->pack = (struct pack){0};
    s->game = game;
    if (!pack_open(&s->pack, game, NULL, &error)) {
        text_clear(&s->message);
        text_add(&s->message, "%s", text_string(&error));
        list_games(s);
    } else {
        bool first = !saves_played(game);
        opening_usual(game, &s->pack.content, first, &s->setup);
        s->level = first ? "easy" : "normal";
        s->people = 1;
        s->side = -1;
        list_form(s, FIELD_BEGIN);
    }
    text_free(&error);
}

static void choose_value(struct start *s, int value)
{
    struct setup setup = s->setup;
    if (s->field == FIELD_SCENARIO) {
        setup.scenario = (u8)value;
        if (fits(s, &setup, true)) s->setup = setup;
    } else if (s->field == FIELD_PLAYERS) {
        setup.players = (u8)value;
        if (fit_scenario(s, &setup)) s->setup = setup;
    } else if (s->field == FIELD_PEOPLE) {
        s->people = value;
    } else if (s->field == FIELD_SIDE) {
        s->side = value;
    } else if (s->field == FIELD_BOTS) {
        s->level = levels[value];
    }
    s->people = min_int(s->people, s->setup.players);
    list_form(s, s->field);
}

static void toggle_option(struct start *s, int i)
{
    struct setup setup = s->setup;
    setup.options ^= 1u << i;
    const char *fault = fits(s, &setup, true) ? NULL : setup_fault(s->game, &s->pack.content, &setup);
    if (fault) text_add(&s->message, "%s", fault);
    else s->setup = setup;
    list_form(s, FIELD_OPTION + i);
}

static void choose(struct start *s)
{
    int id = list_row(&s->list)->id;
    if (s->step == START_VALUES && s->field == FIELD_NEXT) s->setup = s->next[id], s->step = START_CAMPAIGN;
    else if (s->step == START_VALUES) choose_value(s, id);
    else if (s->step == START_GAMES && id == ROW_QUIT) s->step = START_LEFT;
    else if (s->step == START_GAMES && id >= ROW_GAME) choose_game(s, games[id - ROW_GAME]);
    else if (s->step == START_GAMES && id >= ROW_CAMPAIGN) choose_campaign(s, id - ROW_CAMPAIGN);
    else if (s->step == START_GAMES) s->resumed = id - ROW_SAVE, s->step = START_RESUME;
    else if (id == FIELD_BEGIN) s->step = START_BEGIN;
    else if (id == FIELD_CAMPAIGN) s->step = START_NEW_CAMPAIGN;
    else if (id == FIELD_LEARN) s->step = START_LEARN;
    else if (id >= FIELD_OPTION) toggle_option(s, id - FIELD_OPTION);
    else list_values(s, id);
}

void start_key(struct start *s, struct key key)
{
    if (key.code == PRESS_NONE) return;
    text_clear(&s->message);
    if (key.code == PRESS_BREAK || key.code == PRESS_FUNCTION + 10) {
        s->step = START_LEFT;
    } else if (key.code == PRESS_FUNCTION + 1) {
        text_add(&s->message, "Arrows and Enter, or a digit, choose; letters find a row. F1 in a game: its keys");
    } else if (key.code == PRESS_CLICK) {
        int hit = key.x >= 0 && key.x < s->screen.w && key.y >= 0 && key.y < s->screen.h
                ? canvas_at(&s->screen, key.x, key.y)->hit : HIT_NOTHING;
        if (hit <= HIT_ROW && HIT_ROW - hit < s->list.shown_count) s->list.at = HIT_ROW - hit, choose(s);
    } else {
        enum list_result result = list_key(&s->list, key.code);
        if (result == LIST_CHOSEN) choose(s);
        else if (result == LIST_IGNORED && (key.code == PRESS_BACK || key.code == PRESS_RUBOUT)) {
            if (s->step == START_VALUES && s->field != FIELD_NEXT) list_form(s, s->field);
            else if (s->step != START_GAMES) list_games(s);
        }
    }
}

/* -- Drawing -------------------------------------------------------------------------------------------------- */

/* What a field of the form is for. */
static void write_field(struct start *s, int field)
{
    for (int i = 0; field == FIELD_BOTS && i < COUNT(levels); i++)
        if (strcmp(levels[i], s->level) == 0) text_add(&s->details, "%s\n", level_about[i]);
    if (field == FIELD_PEOPLE)
        text_add(&s->details, "Bots play for the others. Several people pass the screen on, with a curtain in between.\n");
    if (field == FIELD_SIDE) text_add(&s->details, "Bots let you have the side that you like.\n");
    if (field == FIELD_LEARN) text_add(&s->details, "Real rules and bots; it says what to look at and what to do.\n");
}

/* About the row under the cursor: what a field is for, how hard a scenario is, and what it says. */
static void write_details(struct start *s)
{
    const struct list_row *row = list_row(&s->list);
    text_clear(&s->details);
    if (row && s->step == START_GAMES && row->id < ROW_CAMPAIGN)
        text_add(&s->details, "%s", s->about[row->id - ROW_SAVE]);
    else if (row && s->step == START_GAMES && row->id < ROW_GAME)
        text_add(&s->details, "%s", s->campaign[row->id - ROW_CAMPAIGN].stands), text_capital(&s->details, 0);
    if (row && s->step == START_GAMES && row->id >= ROW_GAME && row->id < ROW_QUIT)
        text_add(&s->details, "%s", games[row->id - ROW_GAME]->about), text_capital(&s->details, 0);
    if (!row || s->step == START_GAMES) return;
    if (s->step == START_FORM) write_field(s, row->id);
    struct setup setup = s->setup;
    bool next = s->step == START_VALUES && s->field == FIELD_NEXT;
    bool scenario = s->step == START_VALUES ? next || s->field == FIELD_SCENARIO : row->id <= FIELD_PLAYERS;
    if (!scenario || !s->game->scenario_kind) return;
    if (next) setup = s->next[row->id];
    else if (s->step == START_VALUES) setup.scenario = (u8)row->id, fits(s, &setup, true);
    struct text measured = {0};
    const struct row *about = content_row(&s->pack.content, s->game->scenario_kind, setup.scenario);
    const char *text = content_string(&s->pack.content, about->text);
    if (*text) text_add(&s->details, "%s\n", text);
    if (measured_say(&measured, s->game, &s->pack.content, &setup))
        text_add(&s->details, "Measured with %s.\n", measured.at);
    text_free(&measured);
}

static void draw_upper(struct start *s, int h)
{
    struct text words = {0};
    struct canvas c;
    const struct list_row *row = list_row(&s->list);
    const struct game *game = s->step != START_GAMES ? s->game : NULL;
    if (!game && row && row->id >= ROW_GAME && row->id < ROW_QUIT) game = games[row->id - ROW_GAME];
    if (game) {
        text_add(&words, "%s\n", game->show.aim ? game->show.aim : game->about);
        if (game->show.turn) text_add(&words, "\n%s\n", game->show.turn);
    } else {
        text_add(&words, "Board games, against bots and with friends at one screen.\n");
    }
    draw_title(&s->screen, 0, 0, s->screen.w, game ? game->name : "Longbox");
    canvas_open(&c, s->screen.w - 4, 0);
    canvas_prose(&c, 0, 0, s->screen.w - 4, words.at, INK_PLAIN, 0);
    canvas_copy(&s->screen, 2, 2, s->screen.w - 4, h - 2, &c, 0, 0);
    canvas_free(&c);
    text_free(&words);
}

static const char *start_keys(const struct start *s)
{
    return s->step == START_GAMES ? "↑↓ Enter or a digit choose  a-z find  F1 keys  F10 quit"
                                  : "↑↓ Enter or a digit choose  a-z find  Esc back  F1 keys  F10 quit";
}

void start_draw(struct start *s)
{
    enum { DETAILS = 4 };
    static const char *const prompts[] = {
        [START_GAMES] = "What do you play?", [START_FORM] = "How?", [START_VALUES] = "Which?"};
    int w = s->screen.w, h = s->screen.h;
    struct canvas c;
    canvas_free(&s->screen);
    canvas_open(&s->screen, w, h);
    if (w < 40 || h < 16 || s->step > START_VALUES) return;
    write_details(s);
    int rows = list_height(&s->list, w - 4, h * 45 / 100), upper = h - rows - DETAILS - 3;
    draw_upper(s, upper);
    struct text title = {0}, count = {0};
    bool next = s->step == START_VALUES && s->field == FIELD_NEXT;
    text_add(&title, "%s", next ? "Which scenario is next?" : prompts[s->step]);
    if (s->list.filter[0]) text_add(&title, " [%s]", s->list.filter);
    if (list_count(&s->list, w - 4, rows, &count)) text_add(&title, " (%s)", count.at);
    draw_title(&s->screen, 0, upper, w, title.at);
    text_free(&title);
    text_free(&count);
    list_draw(&s->list, &s->screen, 2, upper + 1, w - 4, rows);
    canvas_open(&c, w - 4, 0);
    canvas_prose(&c, 0, 0, w - 4, text_string(&s->details), INK_FAINT, 0);
    canvas_copy(&s->screen, 2, upper + rows + 2, w - 4, DETAILS, &c, 0, 0);
    canvas_free(&c);
    draw_bar(&s->screen, h - 1, s->message.length ? s->message.at : start_keys(s));
}

/* -- Opening -------------------------------------------------------------------------------------------------- */

void start_open(struct start *s, const struct game *only, int w, int h)
{
    *s = (struct start){.details_for = -1, .side = -1};
    canvas_open(&s->screen, w, h);
    find_saves(s);
    find_campaigns(s);
    list_games(s);
    bool unfinished = false;
    for (int i = 0; i < s->campaigns; i++) unfinished |= s->campaign[i].game == only;
    for (int i = 0; only && i < s->saves; i++) unfinished |= strncmp(s->about[i], only->name, strlen(only->name)) == 0;
    if (only && !unfinished) choose_game(s, only);
}

void start_close(struct start *s)
{
    for (int i = 0; i < s->saves; i++) free(s->save[i]), free(s->about[i]);
    for (int i = 0; i < s->campaigns; i++) free(s->campaign[i].name), free(s->campaign[i].stands);
    pack_close(&s->pack);
    list_free(&s->list);
    text_free(&s->details);
    text_free(&s->message);
    canvas_free(&s->screen);
}

void start_resize(struct start *s, int w, int h)
{
    canvas_free(&s->screen);
    canvas_open(&s->screen, w, h);
}
