/* play.c: `longbox play`: opens a new game or a saved one and plays it at this terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "choose.h"
#include "edit.h"
#include "full_play.h"
#include "play.h"
#include "room/opening.h"
#include "room/think.h"
#include "room/unfinished.h"
#include "session.h"

static const char help[] =
    "Usage: longbox play [GAME] [options]\n"
    "       longbox play [GAME] --continue | [GAME] --list | --resume FILE\n"
    "\n"
    "  --players N       how many play\n"
    "  --scenario ID     'longbox games' lists them and how hard they are; without it the first\n"
    "                    that fits\n"
    "  --options A,B     variants of the game; 'longbox games' lists them\n"
    "  --seats A,B,...   human, bot or a level for each seat; missing ones are bots\n"
    "                    (without it: human,bot,bot...)\n"
    "  --side SIDE       the side that you wish to play; bots let you have it, where it is for players to choose\n"
    "  --bots LEVEL      how well bots play: random, easy, normal (preset), hard, expert;\n"
    "                    quick, which does not think, or ismcts:N, which plays on N times before\n"
    "                    each answer\n"
    "  --threads N       cores that a thinking bot uses (preset: all)\n"
    "  --names A,B,...   what the players are called\n"
    "  --seed S          the same luck again\n"
    "  --content DIR     cards of your own, added to the game's or replacing them\n"
    "  --friendly        answers may always be taken back\n"
    "  --strict-memory   players remember for themselves what they have seen\n"
    "  --fast            questions with only one answer are not asked\n"
    "  --ask-all         you are also asked where only one answer makes sense, or nothing can come of any\n"
    "  --tutor MODE      asks 'Really?' before an answer that costs much of your chance to win: blunders,\n"
    "                    always (before any that is clearly worse than another), off (preset)\n"
    "  --pace even|quick even: a thinking bot takes as long for every answer, even when it has no\n"
    "                    choice, so that nobody can tell (preset at a terminal); quick: it answers\n"
    "                    as soon as it can\n"
    "  --lines           one line after the other, for screen readers and small terminals; preset\n"
    "                    where the screen is smaller than 80 x 24\n"
    "  --continue        go on with the game that was left last, and is not open in another window\n"
    "  --list            the games that were left\n"
    "  --resume FILE     go on with a saved game\n"
    "\n"
    "While you play, F1 explains the keys; line by line, ? lists the commands. Every answer is saved\n"
    "at once.\n";

static const struct arg_row rows[] = {
    {"players", "a number of players"},
    {"scenario", "the name of a scenario"},
    {"options", "a list such as first_game,mercenaries"},
    {"seats", "a list such as human,bot,hard"},
    {"side", "the name of a side"},
    {"bots", "a level such as hard"},
    {"threads", "a number of threads"},
    {"names", "a list such as Anna,Bo"},
    {"seed", "a number"},
    {"content", "a folder with *.lua files"},
    {"pace", "even or quick"},
    {"tutor", "off, blunders or always"},
    {"resume", "a saved game"},
    {"continue", NULL},
    {"list", NULL},
    {"friendly", NULL},
    {"strict-memory", NULL},
    {"fast", NULL},
    {"ask-all", NULL},
    {"lines", NULL},
    {0}};

static const struct game *which_game(const struct args *a, struct session *s)
{
    if (a->words > 1) {
        args_wrong(a, "expected one game");
        return NULL;
    }
    if (a->words) return args_game(a, a->word[0]);
    if (games_count == 1) return games[0];
    if (s->term.reads_keys) return choose_game(s);
    args_wrong(a, "expected a game; 'longbox games' lists them");
    return NULL;
}

/* `--list`: the games that were left, the last first. */
static int list_left(const struct args *a, struct session *s, const struct game *game)
{
    char **left = saves_left(game);
    int shown = 0;
    for (int i = 0; left[i]; i++) {
        struct text about = {0}, why = {0};
        bool fine = unfinished_say(&about, left[i], &why);
        if (fine) term_printf(&s->term, PLAIN, "%s\n\v  longbox play --resume %s", about.at, left[i]);
        else term_printf(&s->term, WARNING, "%s", text_string(&why));
        shown++;
        text_free(&about);
        text_free(&why);
    }
    saves_free(left);
    return shown ? EXIT_FINE : args_failed(a, "there is no game to go on with");
}

/* Whether the game is played on a full screen. */
static bool is_full(const struct args *a, const struct session *s)
{
    const struct term *t = &s->term;
    const char *kind = getenv("TERM");
    return !args_flag(a, "lines") && t->reads_keys && t->shows_screen && t->width >= 80 && t->height >= 24 && kind &&
           strcmp(kind, "dumb") != 0;
}

/* Settings of the command line; what it does not name stays, or is as it fits a new game. */
static struct room_settings wanted_settings(const struct args *a, const struct session *s, bool new)
{
    struct room_settings settings = s->room ? room_settings(s->room) : (struct room_settings){0};
    const char *pace = args_value(a, "pace");
    long long threads;
    if (new) settings.even = s->term.reads_keys && s->term.shows_screen;
    if (new) settings.threads = think_cores();
    if (pace) settings.even = pace[0] == 'e';
    if (args_int(a, "threads", 1, THREADS_MAX, settings.threads, &threads)) settings.threads = (int)threads;
    settings.friendly |= args_flag(a, "friendly");
    settings.strict |= args_flag(a, "strict-memory");
    settings.fast |= args_flag(a, "fast");
    settings.obvious = (new || settings.obvious) && !args_flag(a, "ask-all");
    return settings;
}

/* Plays the game that the session holds; `new`: with the settings of a new game; `left`: it goes on. The exit code. */
static int run(const struct args *a, struct session *s, bool new, bool left)
{
    const struct room_settings settings = wanted_settings(a, s, new);
    struct text error = {0};
    room_set(s->room, &settings);
    if (args_value(a, "tutor") && !room_tutor(s->room, args_value(a, "tutor"), &error)) {
        int code = args_wrong(a, "--tutor: %s", error.at);
        text_free(&error);
        return code;
    }
    if (is_full(a, s)) {
        struct session none = {.term = s->term};
        const struct room_settings usual = wanted_settings(a, &none, true);
        return full_run(s, &usual);
    }
    if (settings.even || s->term.reads_keys) room_think(s->room, &in_background, 0); /* nobody waits for a pipe */
    if (left) term_printf(&s->term, STRONG, "%s goes on.", s->game->name);
    else choose_greet(s);
    return session_run(s);
}

/* Who sits where, by the command line; without it `preset` (NULL: as it is) and bots of this level. False after a
 * message. */
static bool seat_people(const struct args *a, struct session *s, const char *preset, const char *level)
{
    struct text error = {0};
    const char *list = args_value(a, "seats") ? args_value(a, "seats") : preset;
    if (args_value(a, "bots")) level = args_value(a, "bots");
    bool fine = room_level(s->room, level, &error) && (!list || room_sit(s->room, list, &error));
    if (!fine) args_wrong(a, "%s", text_string(&error));
    text_free(&error);
    return fine;
}

/* Whether the command line describes a new game, so that there is nothing to ask. */
static bool describes_game(const struct args *a)
{
    static const char *const names[] = {
        "players", "scenario", "options", "seats", "side", "bots", "names", "seed", "content", "tutor"};
    for (int i = 0; i < COUNT(names); i++)
        if (args_value(a, names[i])) return true;
    return false;
}

/* The set-up and the seed of a new game. False after a message. */
static bool choose_setup(const struct args *a, struct session *s, struct setup *setup, u64 *seed)
{
    struct text error = {0};
    long long players;
    if (!args_int(a, "players", s->game->least_players, s->game->most_players, 0, &players)) return false;
    const struct wanted wanted = {(int)players, args_value(a, "scenario"), args_value(a, "options")};
    bool fine = opening_find(s->game, &s->pack.content, &wanted, setup, &error);
    if (!fine) args_wrong(a, "%s", text_string(&error));
    text_free(&error);
    bool given = args_flag(a, "seed") && !s->again;
    if (fine && !given) *seed = args_new_seed();
    return fine && (!given || args_u64(a, "seed", seed));
}

/* The first person wishes to play a side. False after a message. */
static bool wish_side(const struct args *a, struct session *s, const char *side)
{
    struct text error = {0};
    seat first = 0;
    while (first + 1 < room_players(s->room) && !room_is_person(s->room, first)) first++;
    bool fine = room_wish(s->room, first, side, &error);
    if (!fine) args_wrong(a, "--side: %s", text_string(&error));
    text_free(&error);
    return fine;
}

/* Opens a new game in the session; asks for what the command line does not say, if somebody is there to ask. */
static int open_new(const struct args *a, struct session *s, const char *folder)
{
    struct text error = {0};
    struct setup setup, kind;
    u64 seed;
    int code = EXIT_USAGE;
    if (!choose_setup(a, s, &setup, &seed)) return code;
    bool asks = !describes_game(a) && s->term.reads_keys;
    bool first = asks && choose_kind(s, s->game, &s->pack.content, &kind);
    const char *side = asks ? choose_side(s, s->game) : args_value(a, "side");
    s->room = term_interrupted() ? NULL : room_new(s->game, &s->pack.content, first ? &kind : &setup, seed, &error);
    if (term_interrupted()) {
        code = EXIT_INTERRUPTED;
    } else if (!s->room) {
        code = args_wrong(a, "%s", text_string(&error));
    } else if (seat_people(a, s, "human", first ? "easy" : NULL) && wish_side(a, s, side)) {
        if (folder) room_keep(s->room, "content", folder);
        room_call(s->room, args_value(a, "names"));
        code = run(a, s, true, false);
    }
    text_free(&error);
    return code;
}

static int play_new(const struct args *a, struct session *s, const struct game *game, const char *folder)
{
    struct text error = {0};
    int code;
    s->game = game;
    if (pack_open(&s->pack, game, folder, &error)) code = open_new(a, s, folder);
    else code = args_failed(a, "the content cannot be used\n%s", text_string(&error));
    text_free(&error);
    return code;
}

/* As long as another game is wanted. */
static int play_again(const struct args *a, struct session *s, const char *folder, int code)
{
    while (s->again) {
        const struct game *game = s->game;
        session_close(s);
        session_open(s);
        if (!is_full(a, s)) edit_open(&s->term);
        s->again = true; /* with other luck */
        code = play_new(a, s, game, folder);
        if (!s->room || !room_over(s->room)) break;
    }
    return code;
}

/* Plays a game that is open. */
static int play_on(const struct args *a, struct session *s, const char *path)
{
    struct text pace = {0}, record = {0}, ignored = {0};
    int code = EXIT_USAGE;
    if (seat_people(a, s, NULL, NULL)) {
        bool paced = file_read(path, &record, &ignored) && record_note(text_string(&record), "pace", &pace);
        if (args_value(a, "names")) room_call(s->room, args_value(a, "names"));
        bool begun = room_pauses(s->room) || !room_kept(s->room, "campaign"); /* those are saved before they begin */
        code = run(a, s, !paced, begun);
    }
    text_free(&pace);
    text_free(&record);
    text_free(&ignored);
    return code;
}

static int play_old(const struct args *a, struct session *s, const char *path, const char *folder)
{
    struct text error = {0};
    bool fine = save_open(&s->save, path, &error) && session_resume(s, path, folder, &error);
    int code = fine ? play_on(a, s, path) : args_failed(a, "%s", text_string(&error));
    text_free(&error);
    return code;
}

/* Opens a game that was left; false and a reason when it is damaged, or somebody else plays it. */
static bool open_left(struct session *s, const char *path, const char *folder, struct text *why)
{
    if (!save_open(&s->save, path, why)) {
        term_printf(&s->term, WARNING, "%s. It is left out.", text_string(why));
        s->notice = "A newer game is being played already: this is the one before it.";
        return false;
    }
    if (session_resume(s, path, folder, why)) return true;
    save_close(&s->save);
    term_printf(&s->term, WARNING, "A saved game cannot go on and is left out: %s", text_string(why));
    s->notice = "A newer game cannot go on: this is the one before it.";
    return false;
}

/* Goes on with the game that was left last; what is damaged or being played is named and left out. */
static int play_last(const struct args *a, struct session *s, const struct game *game, const char *folder)
{
    char **left = saves_left(game);
    int code, at = 0;
    for (bool fine = false; left[at] && !fine; at += !fine) {
        struct text why = {0};
        fine = open_left(s, left[at], folder, &why);
        text_free(&why);
    }
    if (left[at]) code = play_on(a, s, left[at]);
    else code = args_failed(a, at ? "there is no other game to go on with" : "there is no game to go on with");
    saves_free(left);
    return code;
}

int play_main(int argc, char **argv)
{
    struct args a;
    struct session s;
    struct text old = {0};
    long long threads;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (!args_int(&a, "threads", 1, THREADS_MAX, 1, &threads)) return EXIT_USAGE;
    const char *pace = args_value(&a, "pace");
    if (pace && strcmp(pace, "even") != 0 && strcmp(pace, "quick") != 0)
        return args_wrong(&a, "--pace expects even or quick, not '%s'", pace);
    session_open(&s);
    if (!is_full(&a, &s)) edit_open(&s.term);
    saves_tidy();
    char *folder = args_whole_path(args_value(&a, "content"));
    const struct game *game = NULL;
    if (args_value(&a, "resume")) {
        code = play_old(&a, &s, args_value(&a, "resume"), folder);
    } else if (args_flag(&a, "list")) {
        game = a.words ? args_game(&a, a.word[0]) : NULL;
        code = a.words && !game ? EXIT_USAGE : list_left(&a, &s, game);
    } else if (args_flag(&a, "continue")) {
        game = a.words ? args_game(&a, a.word[0]) : NULL;
        if (a.words && !game) code = EXIT_USAGE;
        else code = play_last(&a, &s, game, folder);
    } else if (is_full(&a, &s) && !describes_game(&a) && a.words <= 1) {
        const struct room_settings settings = wanted_settings(&a, &s, true);
        game = a.words ? args_game(&a, a.word[0]) : NULL;
        code = a.words && !game ? EXIT_USAGE : full_menu(&s, game, &settings);
    } else if (!(game = which_game(&a, &s))) {
        code = EXIT_USAGE;
    } else if (!describes_game(&a) && s.term.reads_keys && choose_left(&s, game, &old)) {
        code = play_old(&a, &s, old.at, folder);
    } else {
        code = term_interrupted() ? EXIT_INTERRUPTED : play_new(&a, &s, game, folder);
    }
    code = play_again(&a, &s, folder, code);
    free(folder);
    text_free(&old);
    session_close(&s);
    return code;
}
