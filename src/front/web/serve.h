/* serve.h: serves files on this machine, to its own browsers. */
#ifndef FRONT_WEB_SERVE_H
#define FRONT_WEB_SERVE_H

#include "http.h"

/* The files of the page, as they were when the program was built; empty if the page was not. */
extern const struct web_file web_files[];

/* Listens on a port of this machine, 0: any that is free. The socket and which port it is; -1 and why not. */
int serve_listen(int port, int *got, struct text *error);
/* Answers requests until *stop. A slow or silent visitor keeps nobody else waiting. */
void serve_run(int listener, const struct web_file *files, const volatile int *stop);

#endif
