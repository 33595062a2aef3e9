/* ranks_mpi.c: several programs at once, with MPI. */
#include <mpi.h>
#include <stdlib.h>

#include "ranks.h"

bool ranks_open(struct ranks *r, struct text *error)
{
    *r = (struct ranks){0, 1};
    if (!getenv("OMPI_COMM_WORLD_SIZE") && !getenv("PMI_SIZE")) return true; /* not started by mpirun */
    int given;
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &given) != MPI_SUCCESS) {
        text_add(error, "MPI cannot be started");
        return false;
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &r->me);
    MPI_Comm_size(MPI_COMM_WORLD, &r->count);
    return true;
}

void ranks_close(const struct ranks *r)
{
    int started = 0;
    (void)r;
    MPI_Initialized(&started);
    if (started) MPI_Finalize();
}

void ranks_gather(const struct ranks *r, const struct text *mine, struct text *all)
{
    if (r->count == 1) {
        text_put(all, text_string(mine), mine->length);
        return;
    }
    int length = (int)mine->length, *lengths = NULL, *starts = NULL, whole = 0;
    char *bytes = NULL;
    MUST(mine->length < INT32_MAX / 4);
    if (r->me == 0) {
        lengths = calloc((size_t)r->count, sizeof *lengths);
        starts = calloc((size_t)r->count, sizeof *starts);
        MUST(lengths && starts);
    }
    MPI_Gather(&length, 1, MPI_INT, lengths, 1, MPI_INT, 0, MPI_COMM_WORLD);
    for (int i = 0; i < r->count && r->me == 0; i++) {
        starts[i] = whole;
        MUST(lengths[i] <= INT32_MAX - whole);
        whole += lengths[i];
    }
    if (r->me == 0) MUST((bytes = malloc((size_t)whole + 1)) != NULL);
    MPI_Gatherv(text_string(mine), length, MPI_CHAR, bytes, lengths, starts, MPI_CHAR, 0, MPI_COMM_WORLD);
    if (r->me == 0) text_put(all, bytes, (size_t)whole);
    free(bytes);
    free(lengths);
    free(starts);
}

bool ranks_any(const struct ranks *r, bool mine)
{
    int any = mine;
    if (r->count > 1) MPI_Allreduce(MPI_IN_PLACE, &any, 1, MPI_INT, MPI_LOR, MPI_COMM_WORLD);
    return any;
}

void ranks_share(const struct ranks *r, void *bytes, int length)
{
    if (r->count > 1) MPI_Bcast(bytes, length, MPI_CHAR, 0, MPI_COMM_WORLD);
}
