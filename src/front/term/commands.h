/* commands.h: the commands of the program. Each gets its own name as argv[0] and returns the exit code. */
#ifndef FRONT_TERM_COMMANDS_H
#define FRONT_TERM_COMMANDS_H

#define LONGBOX_VERSION "0.1"

enum exit_code {
    EXIT_FINE = 0,
    EXIT_FAILED = 1,        /* it was understood, but could not be done */
    EXIT_USAGE = 2,         /* it was not understood */
    EXIT_INTERRUPTED = 130, /* Ctrl-C, as shells count it */
};

int play_main(int argc, char **argv);
int drive_main(int argc, char **argv);
int games_main(int argc, char **argv);
int rules_main(int argc, char **argv);
int replay_main(int argc, char **argv);
int bench_main(int argc, char **argv);
int sim_main(int argc, char **argv);
int content_main(int argc, char **argv);

#endif
