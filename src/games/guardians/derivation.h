/* derivation.h: what follows from the rows of content when all are read, and what is wrong with them. */
#ifndef GUARDIANS_DERIVATION_H
#define GUARDIANS_DERIVATION_H

#include "engine/derive.h"
#include "engine/sets.h"
#include "rows.h"

/* What a kind does with a row when all are read. */
#define DERIVES(kind) void derive_##kind(struct derivation *f, void *row) OWN(derive_##kind);
DERIVES(scenario) DERIVES(room) DERIVES(hero) DERIVES(villain) DERIVES(power) DERIVES(event) DERIVES(wound)
DERIVES(mission) DERIVES(article) DERIVES(headline) DERIVES(advertisement)

#endif
