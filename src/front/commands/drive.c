/* drive.c: `longbox drive`: the protocol of talk, by lines of a pipe. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "front/term/args.h"
#include "room/pack.h"
#include "talk/talk.h"

static const char help[] =
    "Usage: longbox drive [--game GAME] [--content DIR]\n"
    "       longbox drive --game GAME --page FILE\n"
    "\n"
    "Plays by JSON lines: one request a line on standard input, one answer a line on standard output.\n"
    "  --game GAME    the game of requests that name none\n"
    "  --content DIR  a folder of *.lua files: rows added to that game's content, or in place of some\n"
    "  --page FILE    prints a page of docs/drive with the lists of this game brought up to date\n"
    "\n"
    "Try {\"op\": \"games\"}. docs/drive.md describes every operation.\n";

/* Reads a line of any length into *line, without its end. Of a line that is too long it keeps just enough to tell so. A
 * zero byte becomes another byte that JSON does not allow. False at the end of input. */
static bool read_request(FILE *in, struct text *line)
{
    int byte = getc(in);
    text_clear(line);
    if (byte == EOF) return false;
    for (; byte != EOF && byte != '\n'; byte = getc(in)) {
        char c = byte ? (char)byte : '\1';
        if (line->length <= TALK_LINE_MAX) text_put(line, &c, 1);
    }
    return true;
}

static const struct arg_row rows[] = {
    {"game", "the id of a game"}, {"content", "a folder with *.lua files"}, {"page", "a page of docs/drive"}, {0}};

static int print_page(const struct args *a)
{
    struct text page = {0}, out = {0}, error = {0};
    if (!args_value(a, "game")) return args_wrong(a, "--page needs --game");
    const struct game *game = args_game(a, args_value(a, "game"));
    if (!game) return EXIT_USAGE;
    bool fine = file_read(args_value(a, "page"), &page, &error) && talk_page(&out, game, text_string(&page), &error);
    int code = EXIT_FINE;
    if (fine) fputs(text_string(&out), stdout);
    else code = args_failed(a, "%s", text_string(&error));
    text_free(&page);
    text_free(&out);
    text_free(&error);
    return code;
}

static void answer_requests(struct caller *by)
{
    struct text line = {0}, out = {0};
    while (!talk_ended(by) && read_request(stdin, &line)) {
        text_clear(&out);
        talk_line(by, text_string(&line), &out);
        if (!out.length) continue;
        text_put(&out, "\n", 1);
        if (fwrite(out.at, 1, out.length, stdout) != out.length || fflush(stdout) != 0) break;
    }
    text_free(&line);
    text_free(&out);
}

/* The game and the folder of content that requests are about. The exit code of a mistake, or ARGS_GO. */
static int open_game(const struct args *a, const struct game **game, struct pack *pack)
{
    const char *name = args_value(a, "game"), *folder = args_value(a, "content");
    struct text error = {0};
    int code = ARGS_GO;
    *game = name ? game_find(name) : games_count == 1 ? games[0] : NULL;
    if (name && !*game) code = args_wrong(a, "there is no game '%s'", name);
    else if (folder && !*game) code = args_wrong(a, "--content needs --game: content belongs to one game");
    else if (folder && !pack_open(pack, *game, folder, &error)) code = args_wrong(a, "%s", text_string(&error));
    text_free(&error);
    return code;
}

int drive_main(int argc, char **argv)
{
    struct args a;
    struct pack pack = {0};
    const struct game *game;
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words) return args_wrong(&a, "I do not know %s", a.word[0]);
    if (args_value(&a, "page")) return print_page(&a);
    code = open_game(&a, &game, &pack);
    if (code != ARGS_GO) return code;
    struct caller *by = talk_open(game, args_value(&a, "content") ? &pack.content : NULL);
    talk_careful(by, true);
    answer_requests(by);
    talk_close(by);
    pack_close(&pack);
    return ferror(stdout) ? EXIT_FAILED : EXIT_FINE;
}
