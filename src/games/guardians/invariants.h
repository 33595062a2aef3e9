/* invariants.h: how far the set-up is, and what is wrong with a stack. */
#ifndef GUARDIANS_INVARIANTS_H
#define GUARDIANS_INVARIANTS_H

#include "procedures.h"

/* Each stage has what those before it have. */
enum stage { ROLES_OPEN, HEROES_CHOSEN, BUILDING, BASE_LAID, ENTERING, PLAYING };
enum stage stage_of(const STATE *g) OWN(stage_of);

/* What is wrong with the frames and lanes of a state that is otherwise in order, NULL: nothing. */
const char *stack_fault(struct context *c, const STATE *g, enum stage stage) OWN(stack_fault);

#endif
