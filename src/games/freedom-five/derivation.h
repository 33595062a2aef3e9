/* derivation.h: what follows from the rows of content when all are read, and what is wrong with them. */
#ifndef FREEDOM_FIVE_DERIVATION_H
#define FREEDOM_FIVE_DERIVATION_H

#include "engine/derive.h"
#include "engine/sets.h"
#include "rows.h"

/* `for EACH_DERIVED(id, m, task_row, KIND_TASK) ...`: m is row `id`, for all of a kind. Leave it by return. */
#define EACH_DERIVED(id, r, type, kind)                     \
    (int id = 1; id <= derive_count(f, (kind)); id++)       \
        for (const struct type *r = derive_row(f, (kind), id); r; r = NULL)

/* What a kind does with a row when all are read. */
#define DERIVES(kind) void derive_##kind(struct derivation *f, void *row) OWN(derive_##kind);
DERIVES(location) DERIVES(hero) DERIVES(ability) DERIVES(task) DERIVES(scheme) DERIVES(anarchy) DERIVES(bystander)
DERIVES(justice) DERIVES(special) DERIVES(villain) DERIVES(comic) DERIVES(chapter) DERIVES(event) DERIVES(gear)
DERIVES(modifier)

#endif
