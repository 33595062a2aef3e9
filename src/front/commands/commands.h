/* commands.h: the commands of the program. Each gets its own name as argv[0] and returns the exit code. */
#ifndef FRONT_COMMANDS_COMMANDS_H
#define FRONT_COMMANDS_COMMANDS_H

#define LONGBOX_VERSION "0.1"

int drive_main(int argc, char **argv);
int games_main(int argc, char **argv);
int rules_main(int argc, char **argv);
int replay_main(int argc, char **argv);
int review_main(int argc, char **argv);
int paper_main(int argc, char **argv);
int bench_main(int argc, char **argv);
int sim_main(int argc, char **argv);
int fit_main(int argc, char **argv);
int content_main(int argc, char **argv);
int serve_main(int argc, char **argv);
int campaign_main(int argc, char **argv);

#endif
