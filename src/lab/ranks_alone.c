/* ranks_alone.c: the stand-in for MPI: one program, rank 0 of 1. */
#include <stdlib.h>

#include "ranks.h"

bool ranks_open(struct ranks *r, struct text *error)
{
    const char *size = getenv("OMPI_COMM_WORLD_SIZE");
    *r = (struct ranks){0, 1};
    if (!size || atoi(size) <= 1) return true;
    /* otherwise every rank would play all games and write the same files */
    text_add(error, "started by mpirun, but built without MPI: build it with 'make MPI=1'");
    return false;
}

void ranks_close(const struct ranks *r) { (void)r; }

void ranks_gather(const struct ranks *r, const struct text *mine, struct text *all)
{
    (void)r;
    text_put(all, text_string(mine), mine->length);
}

bool ranks_any(const struct ranks *r, bool mine)
{
    (void)r;
    return mine;
}

void ranks_share(const struct ranks *r, void *bytes, int length) { (void)r, (void)bytes, (void)length; }
