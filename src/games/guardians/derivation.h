/* derivation.h: what follows from the rows of content when all are read, and what is wrong with them. */
#ifndef GUARDIANS_DERIVATION_H
#define GUARDIANS_DERIVATION_H

#include "engine/derive.h"
#include "engine/sets.h"
#include "rows.h"

/* `for EACH_DERIVED(id, m, mission_row, KIND_MISSION) ...`: m is row `id`, for all of a kind. Leave it by return. */
#define EACH_DERIVED(id, r, type, kind)                     \
    (int id = 1; id <= derive_count(f, (kind)); id++)       \
        for (const struct type *r = derive_row(f, (kind), id); r; r = NULL)

/* "Attack +2, Defense -1": the modifiers of a card; "" if it has none. The fourth value has a name of its own. */
const char *say_bonus(char *room, int bytes, const i8 bonus[STATS], const char *fourth) OWN(say_bonus);

/* derive_code.c: where an effect stands: in a room, in an Event, among the Actions of a Hero; or bit m: at moment m. */
enum { PLACE_ROOM = 1 << 16, PLACE_EVENT = 1 << 17, PLACE_ACTION = 1 << 18 };
/* Verbs that would change nothing there, and words that mean nobody. */
void check_effect(struct derivation *f, struct code code, u32 place) OWN(check_effect);
void check_triggers(struct derivation *f, const struct trigger *when) OWN(check_triggers);

/* The modifiers of a piece of passive code that concern others than their owner, as bits. */
u32 shared_modifiers(struct derivation *f, struct code passive) OWN(shared_modifiers);

/* What a kind does with a row when all are read. */
#define DERIVES(kind) void derive_##kind(struct derivation *f, void *row) OWN(derive_##kind);
DERIVES(scenario) DERIVES(room) DERIVES(hero) DERIVES(villain) DERIVES(power) DERIVES(event) DERIVES(wound)
DERIVES(mission) DERIVES(article) DERIVES(headline) DERIVES(advertisement)

#endif
