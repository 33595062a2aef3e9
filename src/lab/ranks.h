/* ranks.h: an experiment that runs as several programs at once (mpirun): which one this is, how results are collected.
 *
 * ranks_mpi.c does it with MPI; ranks_alone.c replaces it when the program is built without MPI.
 */
#ifndef LAB_RANKS_H
#define LAB_RANKS_H

#include "engine/text.h"

struct ranks {
    int me, count;
};

/* Finds out whether mpirun has started this program. False and a reason when it has, and that cannot be used. */
bool ranks_open(struct ranks *r, struct text *error);
void ranks_close(const struct ranks *r);
/* Appends the texts of all ranks, in their order, to `all` of rank 0; to be called by all of them. */
void ranks_gather(const struct ranks *r, const struct text *mine, struct text *all);
/* Whether any rank says yes; to be called by all of them. */
bool ranks_any(const struct ranks *r, bool mine);
/* Gives the bytes of rank 0 to all of them. */
void ranks_share(const struct ranks *r, void *bytes, int length);

#endif
