/* paper.c: `longbox paper`: the newspaper of a finished game as a page of HTML. */
#include <stdio.h>

#include "commands.h"
#include "front/term/args.h"
#include "front/term/session.h"
#include "paper_page.h"

static const char help[] =
    "Usage: longbox paper FILE [--text]\n"
    "\n"
    "Prints the newspaper of a finished game, from its record, as one page of HTML:\n"
    "  longbox paper RECORD > page.html\n"
    "  --text  as plain text\n";

static const struct arg_row rows[] = {{"text", NULL}, {0}};

static void print_paper(struct room *room, const struct game *game, const struct paper *paper, bool plain)
{
    struct text out = {0};
    struct scene end = {0};
    if (plain) {
        paper_say(&out, paper);
    } else {
        room_reveal(room, &end);
        paper_page(&out, paper, game->rules.sides, &end);
    }
    fputs(text_string(&out), stdout);
    scene_free(&end);
    text_free(&out);
}

int paper_main(int argc, char **argv)
{
    struct args a;
    struct session s;
    struct paper paper = {0};
    struct text error = {0};
    int code = args_read(&a, argc, argv, rows, help);
    if (code != ARGS_GO) return code;
    if (a.words != 1) return args_wrong(&a, "expected one file");
    session_open(&s);
    code = EXIT_FINE;
    if (!session_resume(&s, a.word[0], NULL, &error)) {
        code = args_failed(&a, "%s", text_string(&error));
    } else {
        room_go(s.room, room_length(s.room));
        if (!s.game->show.paper) code = args_failed(&a, "%s has no newspaper", s.game->name);
        else if (!room_paper(s.room, &paper)) code = args_failed(&a, "the game is not over: there is no newspaper yet");
        else print_paper(s.room, s.game, &paper, args_flag(&a, "text"));
    }
    session_close(&s);
    paper_free(&paper);
    text_free(&error);
    return code;
}
