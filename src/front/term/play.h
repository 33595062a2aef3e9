/* play.h: `longbox play` and `longbox learn`. They get their own name as argv[0] and return the exit code. */
#ifndef FRONT_TERM_PLAY_H
#define FRONT_TERM_PLAY_H

int play_main(int argc, char **argv);
int learn_main(int argc, char **argv);

#endif
