/* confine.h: what the server may still ask of the kernel once it runs: whoever takes it over can do no more. */
#ifndef SERVE_CONFINE_H
#define SERVE_CONFINE_H

#include "engine/text.h"

/* From now on this process, with all its threads, can read and write files, talk to the network and start threads; it
 * can start no programs and no processes, and look into no others. What is not allowed fails with EPERM. It cannot be
 * undone. False and why not: the kernel cannot do it. */
bool confine(struct text *error);

#endif
