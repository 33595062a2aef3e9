/* campaign.c: `longbox campaign`: games that follow from each other: begun, gone on with, listed, shown, taken back. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "front/term/args.h"
#include "front/term/choose.h"
#include "front/term/play.h"
#include "front/term/term.h"
#include "room/campaigns.h"
#include "room/think.h"

static const char help[] =
    "Usage: longbox campaign new GAME [--name NAME] [options]\n"
    "       longbox campaign go on [NAME] [options]\n"
    "       longbox campaign list [GAME]\n"
    "       longbox campaign show [NAME]\n"
    "       longbox campaign undo [NAME]\n"
    "\n"
    "A campaign is a row of games in which each follows from those before it. Without a name the one\n"
    "that was played last is meant.\n"
    "  new      begins one and plays its first game\n"
    "  go on    goes on with a game that was left, or plays the next one\n"
    "  list     all campaigns, and where each stands\n"
    "  show     its games, how it stood after each, and whether their records agree with it\n"
    "  undo     takes back the game that is played now, or else the last one; its record is kept\n"
    "\n"
    "  --name NAME       what the campaign is called: letters, digits, - and _\n"
    "  --scenario ID, --players N, --options A,B, --seed S\n"
    "                    of the next game; without a scenario you are asked for it at a terminal, elsewhere it is\n"
    "                    the first that the campaign has not had yet; what else is not given is as in the game before\n"
    "  --content DIR     cards of your own, for the whole campaign (new)\n"
    "  --seats, --bots, --threads, --names, --side, --friendly, --strict-memory, --fast, --ask-all, --pace,\n"
    "  --lines\n"
    "                    as for 'longbox play'; they hold for the games after it, too\n";

/* Those from FIRST_PASSED on are handed to `longbox play`. */
enum { FIRST_PASSED = 7 };
static const struct arg_row rows[] = {
    {"name", "a name"},
    {"players", "a number of players"},
    {"scenario", "the name of a scenario"},
    {"options", "a list such as first_game,mercenaries"},
    {"seed", "a number"},
    {"content", "a folder with *.lua files"},
    {"side", "the name of a side"},
    {"seats", "a list such as human,bot,hard"},
    {"bots", "a level such as hard"},
    {"threads", "a number of threads"},
    {"names", "a list such as Anna,Bo"},
    {"pace", "even or quick"},
    {"friendly", NULL},
    {"strict-memory", NULL},
    {"fast", NULL},
    {"ask-all", NULL},
    {"lines", NULL},
    {0}};

/* -- Playing -------------------------------------------------------------------------------------- */

/* The first person wishes for a side. */
static bool wish(struct room *r, const char *side, struct text *error)
{
    seat who = 0;
    while (who < room_players(r) && !room_is_person(r, who)) who++;
    return !side || who == room_players(r) || room_wish(r, who, side, error);
}

/* Who sits where by the command line; another level is for all bots. `longbox play` reads what else it says. */
static bool seat_all(const struct args *a, struct room *r, struct text *error)
{
    struct text list = {0};
    const char *level = args_value(a, "bots"), *sitting = args_value(a, "seats");
    for (seat who = 0; who < room_players(r); who++)
        text_add(&list, "%s%s", who ? "," : "", room_is_person(r, who) ? "human" : "bot");
    if (!sitting && level) sitting = list.at;
    bool fine = room_level(r, level, error) && (!sitting || room_sit(r, sitting, error)) &&
                wish(r, args_value(a, "side"), error);
    text_free(&list);
    return fine;
}

/* Settings that fit the first game here; later ones take them over. */
static void set_first(struct room *r, const struct term *t)
{
    struct room_settings settings = room_settings(r);
    settings.even = t->reads_keys && t->shows_screen;
    settings.threads = think_cores();
    room_set(r, &settings);
}

/* Asks which scenario the next game has, if there are several and somebody is there to ask; otherwise takes the preset.
 * False and a reason, which is empty when nobody answers, if there is none. */
static bool choose_scenario(const struct chronicle *k, const struct term *t, const struct wanted *wanted,
                            struct setup *setup, struct text *error)
{
    struct setup choice[ROWS_MAX];
    struct text prompt = {0}, line = {0};
    const struct content *content = &k->pack.content;
    int preset, chosen = -1, count = chronicle_choices(k, wanted, choice, &preset);
    if (count < 2 || !t->reads_keys) return chronicle_setup(k, wanted, setup, error);
    for (int i = 0; i < count; i++) {
        const struct row *row = content_row(content, k->campaign->game->scenario_kind, choice[i].scenario);
        term_printf(t, PLAIN, "%2d. %s%s", i + 1, content_string(content, row->name),
                    chronicle_had(k, choice[i].scenario) ? " (played)" : "");
    }
    text_add(&prompt, "Which scenario? (Enter: %d) ", preset + 1);
    while (chosen < 0 && term_line(t, prompt.at, &line)) {
        int n = line.length ? atoi(line.at) : preset + 1;
        if (n >= 1 && n <= count) chosen = n - 1;
        else term_printf(t, WARNING, "Expected a number from 1 to %d.", count);
    }
    if (chosen >= 0) *setup = choice[chosen];
    text_free(&prompt);
    text_free(&line);
    return chosen >= 0;
}

/* Begins the next game as the command line says and saves it, so that it can be gone on with. The set-up of the command
 * line is for this game alone: `more` is false for the games that follow at once. EXIT_FINE, or the exit code. */
static int begin_game(const struct args *a, struct chronicle *k, const struct term *t, bool more)
{
    struct text error = {0};
    struct save save = {0};
    struct setup setup;
    const struct game *game = k->campaign->game;
    long long players;
    u64 seed = args_new_seed();
    if (!args_int(a, "players", game->least_players, game->most_players, 0, &players)) return EXIT_USAGE;
    if (!more && args_flag(a, "seed") && !args_u64(a, "seed", &seed)) return EXIT_USAGE;
    struct wanted wanted = {.players = (int)players, .options = args_value(a, "options")};
    if (!more) wanted.scenario = args_value(a, "scenario");
    bool found = choose_scenario(k, t, &wanted, &setup, &error);
    struct room *r = found ? chronicle_begin(k, &setup, seed, &error) : NULL;
    int code = EXIT_FINE;
    if (r && !k->campaign->games) set_first(r, t);
    if (!found && !error.length) code = EXIT_INTERRUPTED;
    else if (!r || !seat_all(a, r, &error)) code = args_wrong(a, "%s", text_string(&error));
    chronicle_path(k, &save.path);
    if (code == EXIT_FINE && !save_room(&save, r)) code = args_failed(a, "%s", text_string(&save.error));
    save_close(&save);
    room_free(r);
    text_free(&error);
    return code;
}

/* Plays the game that has begun, as `longbox play --resume` does. The exit code. */
static int play(const struct args *a, const struct chronicle *k)
{
    enum { WORDS = 3 + 2 * ARGS_OPTIONS };
    char *words[WORDS + 1], option[ARGS_OPTIONS][24], command[] = "play", resume[] = "--resume";
    int count = 0;
    struct text path = {0};
    chronicle_path(k, &path);
    words[count++] = command;
    words[count++] = resume;
    words[count++] = path.at;
    for (int i = FIRST_PASSED; rows[i].name; i++) {
        if (!a->value[i]) continue;
        snprintf(option[i], sizeof option[i], "--%s", rows[i].name);
        words[count++] = option[i];
        if (rows[i].expected) words[count++] = (char *)(uintptr_t)a->value[i];
    }
    words[count] = NULL;
    int code = play_main(count, words);
    text_free(&path);
    return code;
}

/* Prints where the campaign stands. */
static void tell_standing(const struct chronicle *k, const struct term *t)
{
    struct text words = {0};
    chronicle_stands(k, k->campaign->games, &words);
    term_printf(t, STRONG, "\n%s: %s.", k->name.at, text_string(&words));
    text_free(&words);
}

/* Whether a game of the campaign can be played: the next one, one that has begun, or with what was won, for free. */
static bool can_go_on(const struct args *a, const struct chronicle *k, bool more)
{
    const struct campaign *c = k->campaign;
    const char *options = more ? NULL : args_value(a, "options");
    return !campaign_over(c->game, c->content, campaign_now(c)) || chronicle_begun(k) ||
           (options && campaign_is_free_play(c->game, options));
}

static int refuse_more(const struct args *a, const struct chronicle *k)
{
    const struct game *game = k->campaign->game;
    struct text free = {0};
    for (int i = 0; game->rules.options && game->rules.options[i].id; i++)
        if (game->campaign->free_play >> i & 1)
            text_add(&free, ", and '--options %s' plays with what was won", game->rules.options[i].id);
    int code = args_failed(a, "the campaign %s is over; 'longbox campaign new %s' begins another%s", k->name.at, game->id,
                           text_string(&free));
    text_free(&free);
    return code;
}

/* Plays games until somebody leaves one, wants no other, or the campaign is over. */
static int go_on(const struct args *a, struct chronicle *k, const struct term *t)
{
    struct text error = {0};
    int code = EXIT_FINE;
    bool over = true;
    for (bool more = false; code == EXIT_FINE && over; more = true) {
        if (!can_go_on(a, k, more)) {
            if (more) term_print(t, STRONG, "The campaign is over.");
            else code = refuse_more(a, k);
            break;
        }
        if (more && !choose_yes(t, "Play the next game of the campaign? (yes or no) ")) {
            term_printf(t, PLAIN, "Go on with: longbox campaign go on %s", k->name.at);
            break;
        }
        if (!chronicle_begun(k)) code = begin_game(a, k, t, more);
        if (code == EXIT_FINE) code = play(a, k);
        if (code != EXIT_FINE) break;
        if (!chronicle_finish(k, &over, &error)) code = args_failed(a, "%s", text_string(&error));
        else if (over) tell_standing(k, t);
    }
    text_free(&error);
    return code;
}

static int begin_campaign(const struct args *a, const struct term *t)
{
    struct text error = {0};
    const struct game *game = a->words == 2 ? args_game(a, a->word[1]) : NULL;
    if (a->words != 2) return args_wrong(a, "expected 'new' and a game");
    if (!game) return EXIT_USAGE;
    char *content = args_whole_path(args_value(a, "content"));
    struct chronicle *k = chronicle_new(game, content, args_value(a, "name"), &error);
    int code = k ? go_on(a, k, t) : args_failed(a, "%s", text_string(&error));
    chronicle_drop(k); /* what could not begin leaves nothing */
    text_free(&error);
    free(content);
    return code;
}

/* A game that was over when the program ended is added first. */
static int continue_campaign(const struct args *a, const struct term *t, const char *name)
{
    struct text error = {0};
    struct chronicle *k = chronicle_open(name, true, &error);
    bool over = false;
    int code = EXIT_FINE;
    if (!k) {
        code = args_failed(a, "%s", text_string(&error));
    } else {
        if (!chronicle_check(k, &error)) /* what it says counts, but somebody should know */
            term_printf(t, WARNING, "The campaign and its records do not agree: %s.", text_string(&error));
        text_clear(&error);
        if (chronicle_begun(k) && !chronicle_finish(k, &over, &error)) code = args_failed(a, "%s", text_string(&error));
        if (code == EXIT_FINE) tell_standing(k, t);
        if (code == EXIT_FINE) code = go_on(a, k, t);
    }
    chronicle_close(k);
    text_free(&error);
    return code;
}

/* -- Looking -------------------------------------------------------------------------------------- */

static int list_all(const struct args *a, const struct term *t)
{
    const struct game *game = a->words > 1 ? args_game(a, a->word[1]) : NULL;
    if (a->words > 2) return args_wrong(a, "expected one game");
    if (a->words > 1 && !game) return EXIT_USAGE;
    char **names = chronicle_names(game);
    for (int i = 0; names[i]; i++) {
        struct text words = {0}, error = {0};
        struct chronicle *k = chronicle_open(names[i], false, &error);
        if (k) {
            chronicle_stands(k, k->campaign->games, &words);
            term_printf(t, PLAIN, "%s: %s, %s%s", names[i], k->campaign->game->name, text_string(&words),
                        chronicle_begun(k) ? "; a game is under way" : "");
        } else {
            term_printf(t, WARNING, "%s", text_string(&error));
        }
        chronicle_close(k);
        text_free(&words);
        text_free(&error);
    }
    bool any = names[0];
    saves_free(names);
    return any ? EXIT_FINE : args_failed(a, "there is no campaign; 'longbox campaign new GAME' begins one");
}

static void show_next(const struct chronicle *k, const struct term *t)
{
    const struct campaign *c = k->campaign;
    if (campaign_over(c->game, c->content, campaign_now(c))) term_print(t, PLAIN, "The campaign is over.");
    else if (chronicle_begun(k)) term_printf(t, PLAIN, "Game %d is under way.", c->games + 1);
    else term_printf(t, PLAIN, "Game %d is next: longbox campaign go on %s", c->games + 1, k->name.at);
}

static int show(const struct args *a, const struct term *t)
{
    struct text words = {0}, error = {0};
    int code = EXIT_FINE;
    if (a->words > 2) return args_wrong(a, "expected one campaign");
    struct chronicle *k = chronicle_open(a->words > 1 ? a->word[1] : NULL, false, &error);
    if (!k) {
        code = args_failed(a, "%s", text_string(&error));
        text_free(&error);
        return code;
    }
    chronicle_stands(k, 0, &words);
    term_printf(t, STRONG, "%s: %s", k->name.at, k->campaign->game->name);
    term_printf(t, PLAIN, "   %s", text_string(&words));
    for (int i = 0; i < k->campaign->games; i++) {
        text_clear(&words);
        text_add(&words, "%2d ", i + 1);
        chronicle_scenario(k, i, &words);
        text_add(&words, ": ");
        chronicle_stands(k, i + 1, &words);
        text_add(&words, "\n\v   longbox replay %s/%s", k->folder.at, k->campaign->record[i]);
        term_print(t, PLAIN, words.at);
    }
    show_next(k, t);
    bool agrees = chronicle_check(k, &error);
    if (agrees && k->campaign->games) term_print(t, FAINT, "All records were played again and agree with it.");
    if (!agrees) code = args_failed(a, "the campaign and its records do not agree: %s", text_string(&error));
    chronicle_close(k);
    text_free(&words);
    text_free(&error);
    return code;
}

static int undo(const struct args *a, const struct term *t)
{
    struct text kept = {0}, error = {0};
    if (a->words > 2) return args_wrong(a, "expected one campaign");
    struct chronicle *k = chronicle_open(a->words > 1 ? a->word[1] : NULL, true, &error);
    bool fine = k && chronicle_undo(k, &kept, &error);
    if (fine) {
        term_printf(t, PLAIN, "Game %d is taken back. Its record is %s", k->campaign->games + 1, kept.at);
        tell_standing(k, t);
    }
    chronicle_close(k);
    int code = fine ? EXIT_FINE : args_failed(a, "%s", text_string(&error));
    text_free(&kept);
    text_free(&error);
    return code;
}

int campaign_main(int argc, char **argv)
{
    struct args a;
    struct term t;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    const char *word = a.words ? a.word[0] : "";
    term_open(&t);
    if (strcmp(word, "new") == 0) return begin_campaign(&a, &t);
    if (strcmp(word, "go") == 0 || strcmp(word, "continue") == 0) {
        int words = word[0] == 'g' && a.words > 1 && strcmp(a.word[1], "on") == 0 ? 2 : 1;
        if (a.words > words + 1) return args_wrong(&a, "expected one campaign");
        return continue_campaign(&a, &t, a.words > words ? a.word[words] : NULL);
    }
    if (strcmp(word, "list") == 0) return list_all(&a, &t);
    if (strcmp(word, "show") == 0) return show(&a, &t);
    if (strcmp(word, "undo") == 0) return undo(&a, &t);
    if (!*word) return args_wrong(&a, "expected new, go on, list, show or undo");
    return args_wrong(&a, "expected new, go on, list, show or undo, not '%s'", word);
}
