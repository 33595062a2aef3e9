/* invariants.c: what is wrong with a position: what the rules rely on and the description of the state does not say. */
#include "procedures.h"

const char *find_fault(struct context *c, const void *state)
{
    (void)c, (void)state;
    return NULL;
}
