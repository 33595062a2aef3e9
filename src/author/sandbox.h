/* sandbox.h: runs one content file in Lua and gathers what it declares. */
#ifndef AUTHOR_SANDBOX_H
#define AUTHOR_SANDBOX_H

#include "source.h"

/* The words of the language that no game defines: may choose given each times cost on; ends with NULL. */
extern const char *const engine_words[];

/* Runs a file in a Lua state of its own and adds its declarations to the reading. Mistakes are noted, even those from
 * Lua itself. The file cannot reach anything outside, and can neither run nor grow without bound. */
void sandbox_run(struct reading *r, int file, const char *source, size_t length);

#endif
