/* main.c: longbox: finds the command and runs it. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "front/term/args.h"
#include "front/term/play.h"

static const char help[] =
    "Longbox: board games for the terminal.\n"
    "\n"
    "  longbox play [GAME]        play against bots or around one screen\n"
    "  longbox learn [GAME]       a guided first game, ten to fifteen minutes\n"
    "  longbox serve              the same in your browser, and tables for friends by a link\n"
    "  longbox campaign ...       games that follow from each other: new, go on, list, show, undo\n"
    "  longbox games              what can be played, with scenarios and options\n"
    "  longbox rules GAME [WORDS] the rules, numbered; a number or words to look for\n"
    "  longbox replay [FILE]      step through a record, explain it, branch off\n"
    "  longbox review FILE        what each decision was worth, and where the game was decided\n"
    "  longbox paper FILE         the newspaper of a finished game, as a page of HTML\n"
    "  longbox content ...        list a game's cards, or check a folder of your own\n"
    "  longbox drive              JSON lines, for programs\n"
    "  longbox sim GAME           bots play many games: who wins, how long it takes, what each card does\n"
    "  longbox fit GAME           how well bots judge positions; fits what they weigh\n"
    "  longbox bench [GAME]       how fast the rules run here\n"
    "\n"
    "Each has --help. 'longbox --version' prints the version. The manual: man longbox.\n";

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"play", play_main},     {"learn", learn_main}, {"games", games_main}, {"rules", rules_main}, {"replay", replay_main},
    {"paper", paper_main},   {"campaign", campaign_main}, {"content", content_main}, {"drive", drive_main},
    {"bench", bench_main},   {"sim", sim_main},   {"fit", fit_main}, {"serve", serve_main}, {"review", review_main},
};

static int unknown(const char *word)
{
    const char *names[COUNT(commands)];
    for (int i = 0; i < COUNT(commands); i++) names[i] = commands[i].name;
    const char *near = args_nearest(word, names, COUNT(commands));
    fprintf(stderr, "longbox: there is no command '%s'", word);
    if (near) fprintf(stderr, "; did you mean 'longbox %s'?\n", near);
    else if (game_find(word)) fprintf(stderr, "; did you mean 'longbox play %s'?\n", word);
    else fprintf(stderr, "\nTry 'longbox --help'.\n");
    return EXIT_USAGE;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fputs(help, stderr);
        return EXIT_USAGE;
    }
    const char *word = argv[1];
    for (int i = 0; i < COUNT(commands); i++)
        if (strcmp(commands[i].name, word) == 0) {
            int code = commands[i].run(argc - 1, argv + 1);
            if (fflush(stdout) != 0 || ferror(stdout)) { /* a full disk must not look like success */
                perror("longbox");
                if (code == EXIT_FINE) code = EXIT_FAILED;
            }
            return code;
        }
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0) {
        if (argc > 2 && strcmp(word, "help") == 0) {
            char ask[] = "--help", *instead[] = {argv[0], argv[2], ask, NULL};
            return main(3, instead);
        }
        fputs(help, stdout);
        return EXIT_FINE;
    }
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0) {
        puts("longbox " LONGBOX_VERSION);
        return EXIT_FINE;
    }
    return unknown(word);
}
