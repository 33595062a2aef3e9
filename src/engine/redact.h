/* redact.h: what one seat may see of a state and of an event: the only place where secrets are taken out. */
#ifndef ENGINE_REDACT_H
#define ENGINE_REDACT_H

#include "base.h"

struct content;
struct event;
struct game;
struct speaker;

/* Copies a state as one seat may see it: unknown cards become backs, other seats' secrets become
 * zero, the generator is wiped, other seats' lanes look as if they had not begun. NOBODY is a
 * spectator. Both states have game->state_bytes. */
void state_redact(const struct game *game, const struct content *content, const void *state,
                  seat viewer, void *view);

/* Whether an event hides nothing from a seat (NOBODY: a spectator). */
bool event_in_sight(const struct event *event, seat viewer);
/* An event without what the viewer may not know: hidden bytes become backs or HIDDEN. */
struct event event_redact(const struct speaker *s, const struct event *event);

/* Who is asked now, as far as a seat may know, in a state in which `pending` are asked: in a simultaneous choice it
 * sees whether it is asked itself, and the others as if none had answered yet. */
seats pending_redact(const void *state, seats pending, seat viewer);

#endif
