/* content.c: `longbox content`: checks a folder of content, lists a game's cards, tells what rows may say. */
#include <stdio.h>
#include <string.h>

#include "author/schema.h"
#include "commands.h"
#include "front/term/args.h"
#include "front/term/term.h"
#include "room/catalogue.h"
#include "room/lesson.h"
#include "room/pack.h"

static const char help[] =
    "Usage: longbox content check DIR [--game GAME]\n"
    "       longbox content list [GAME] [--kind WORD] [--content DIR] [--flavour] [--json]\n"
    "       longbox content fields [GAME]\n"
    "\n"
    "check  reads the *.lua files of a folder, as 'longbox play GAME --content DIR' would, and\n"
    "       reports all mistakes at once, whether every scenario can be played and every lesson\n"
    "       works; exit code 1 when there is something wrong. Without --game it is taken for the\n"
    "       game that it fits best.\n"
    "list   prints the cards of a game with values and text; --kind hero shows one kind only.\n"
    "fields tells what each kind of content may say: words, ranges, what may be left out.\n"
    "\n"
    "How content is written: docs/content.md.\n";

static const struct arg_row rows[] = {
    {"game", "the name of a game"},
    {"kind", "a kind of content, e.g. hero"},
    {"content", "a folder with *.lua files"},
    {"flavour", NULL},
    {"json", NULL},
    {0}};

static const struct game *which_game(const struct args *a, const char *name)
{
    if (name) return args_game(a, name);
    if (games_count == 1) return games[0];
    args_wrong(a, "expected a game; 'longbox games' lists them");
    return NULL;
}

static int lines_of(const struct text *t)
{
    int n = 0;
    for (size_t i = 0; i < t->length; i++) n += t->at[i] == '\n';
    return n;
}

/* Unknown words count most: they mean that the folder is for another game. */
static int weight_of(const struct text *errors)
{
    int n = lines_of(errors);
    for (const char *at = text_string(errors); (at = strstr(at, "unknown word")) != NULL; at++) n += 1000;
    return n;
}

/* Without --game the folder is for the game that it fits best. */
static int check(const struct args *a)
{
    struct text best = {0};
    const struct game *fits = NULL, *only_one = NULL;
    int rows_read = 0;
    bool fine = false;
    if (a->words != 2) return args_wrong(a, "expected a folder: longbox content check DIR");
    if (args_value(a, "game") && !(only_one = args_game(a, args_value(a, "game")))) return EXIT_USAGE;
    for (int i = 0; i < games_count && !fine; i++) {
        struct pack pack;
        struct text errors = {0};
        if (only_one && games[i] != only_one) continue;
        fine = pack_open(&pack, games[i], a->word[1], &errors);
        if (fine && !lessons_check(games[i], &pack.content, &errors)) {
            pack_close(&pack);
            fine = false;
        }
        if (fine || !fits || weight_of(&errors) < weight_of(&best)) {
            fits = games[i];
            text_free(&best);
            best = errors;
        } else {
            text_free(&errors);
        }
        for (int kind = 1; fine && kind < KINDS_MAX; kind++) rows_read += pack.content.count[kind];
        if (fine) pack_close(&pack);
    }
    fputs(text_string(&best), stderr);
    if (fine) printf("%s: no mistakes; %s has %d rows of content with it.\n", a->word[1], fits->name, rows_read);
    else
        fprintf(stderr, "%s: %d mistake%s (read as content of %s)\n", a->word[1], lines_of(&best),
                lines_of(&best) == 1 ? "" : "s", fits->name);
    text_free(&best);
    return fine ? EXIT_FINE : EXIT_FAILED;
}

static bool kind_exists(const struct args *a, const struct game *game, const char *word)
{
    struct text known = {0};
    for (const struct kind *k = game->words.kinds; k->word; k++) {
        if (!word || strcmp(k->word, word) == 0) {
            text_free(&known);
            return true;
        }
        text_add(&known, "%s%s", known.length ? ", " : "", k->word);
    }
    args_wrong(a, "--kind expects one of %s, not '%s'", text_string(&known), word);
    text_free(&known);
    return false;
}

static int list(const struct args *a)
{
    struct pack pack;
    struct term term;
    struct text out = {0}, errors = {0};
    if (a->words > 2) return args_wrong(a, "expected one game: longbox content list GAME");
    const struct game *game = which_game(a, a->words == 2 ? a->word[1] : args_value(a, "game"));
    const char *wanted = args_value(a, "kind");
    if (!game || !kind_exists(a, game, wanted)) return EXIT_USAGE;
    if (!pack_open(&pack, game, args_value(a, "content"), &errors)) {
        fputs(text_string(&errors), stderr);
        text_free(&errors);
        return EXIT_FAILED;
    }
    bool json = args_flag(a, "json");
    if (json) js_open(&out, '[');
    for (int kind = 1; kind < KINDS_MAX; kind++)
        for (int row = 1; row <= pack.content.count[kind]; row++) {
            const struct kind *k = card_kind(game, &pack.content, kind, row);
            if (!k || (wanted && strcmp(k->word, wanted) != 0)) continue;
            if (json) card_json(&out, game, &pack.content, kind, row);
            else card_write(&out, game, &pack.content, kind, row, args_flag(a, "flavour"));
        }
    if (json) js_close(&out, ']');
    term_open(&term);
    if (json) puts(text_string(&out));
    else term_print(&term, PLAIN, text_string(&out));
    text_free(&out);
    text_free(&errors);
    pack_close(&pack);
    return EXIT_FINE;
}

static int fields(const struct args *a)
{
    struct text out = {0};
    if (a->words > 2) return args_wrong(a, "expected one game: longbox content fields GAME");
    const struct game *only_one = a->words == 2 ? args_game(a, a->word[1]) : NULL;
    if (a->words == 2 && !only_one) return EXIT_USAGE;
    for (int i = 0; i < games_count; i++) {
        if (only_one && games[i] != only_one) continue;
        if (out.length) text_add(&out, "\n");
        schema_write(&out, games[i]);
    }
    fputs(text_string(&out), stdout);
    text_free(&out);
    return EXIT_FINE;
}

int content_main(int argc, char **argv)
{
    struct args a;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words && strcmp(a.word[0], "check") == 0) return check(&a);
    if (a.words && strcmp(a.word[0], "list") == 0) return list(&a);
    if (a.words && strcmp(a.word[0], "fields") == 0) return fields(&a);
    return args_wrong(&a, "expected 'check DIR', 'list GAME' or 'fields GAME'");
}
