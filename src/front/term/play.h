/* play.h: `longbox play`. It gets its own name as argv[0] and returns the exit code. */
#ifndef FRONT_TERM_PLAY_H
#define FRONT_TERM_PLAY_H

int play_main(int argc, char **argv);

#endif
