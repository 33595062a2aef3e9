/* rules.c: `longbox rules`: a game's numbered rules: all, one, or those that contain words. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "engine/rulebook.h"
#include "engine/say.h"
#include "front/term/args.h"
#include "front/term/term.h"

static const char help[] =
    "Usage: longbox rules GAME [NUMBER | WORDS...] [--json]\n"
    "\n"
    "Prints the rules of a game; one of them by its number (VG-151, or 151), or those that contain\n"
    "all the words.\n"
    "\n"
    "  longbox rules vigilante vg-151\n"
    "  longbox rules vigilante event die\n";

static const struct arg_row rows[] = {{"json", NULL}, {0}};

struct listing {
    struct text *out;
    bool chapters;      /* print each chapter's name once, before its rules */
    char chapter[120];
};

static void tell_text(void *to, const char *number, const char *chapter, const char *text)
{
    struct listing *l = to;
    if (l->chapters && strncmp(l->chapter, chapter, sizeof l->chapter - 1) != 0) {
        text_add(l->out, "%s%s\n", l->out->length ? "\n" : "", chapter);
        snprintf(l->chapter, sizeof l->chapter, "%s", chapter);
    }
    text_add(l->out, "%s %s\n", number, text);
}

static void tell_json(void *to, const char *number, const char *chapter, const char *text)
{
    struct text *out = to;
    js_open(out, '{');
    js_key(out, "number"), js_string(out, number);
    js_key(out, "chapter"), js_string(out, chapter);
    js_key(out, "text"), js_string(out, text);
    js_close(out, '}');
}

int rules_main(int argc, char **argv)
{
    struct args a;
    struct term term;
    struct text words = {0}, out = {0};
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    const struct game *game = NULL;
    int first = 0;
    if (a.words && game_find(a.word[0])) game = game_find(a.word[first++]);
    else if (games_count == 1) game = games[0]; /* the only game need not be named */
    else if (a.words) game = args_game(&a, a.word[0]);
    else return args_wrong(&a, "expected a game; 'longbox games' lists them");
    if (!game) return EXIT_USAGE;
    for (int i = first; i < a.words; i++) text_add(&words, "%s%s", i > first ? " " : "", a.word[i]);
    rule_number number = words.length ? rule_read(game, words.at) : 0;
    const char *looking = number || !words.length ? NULL : words.at;
    struct listing l = {.out = &out, .chapters = true};
    bool json = args_flag(&a, "json");
    if (json) js_open(&out, '[');
    int found = json ? rulebook_find(game, number, looking, tell_json, &out)
                     : rulebook_find(game, number, looking, tell_text, &l);
    if (json) js_close(&out, ']');
    term_open(&term);
    if (json) puts(out.at);
    else term_print(&term, PLAIN, text_string(&out));
    code = EXIT_FINE;
    if (!found) code = args_failed(&a, "%s has no rule '%s'", game->name, text_string(&words));
    text_free(&words);
    text_free(&out);
    return code;
}
