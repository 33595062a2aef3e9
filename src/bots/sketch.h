/* sketch.h: what everybody sees of a state, in one number: quicker than to redact it, and almost as telling.
 *
 * States that look alike to a spectator have the same sketch. So if the sketch is new, the situation is.
 */
#ifndef BOTS_SKETCH_H
#define BOTS_SKETCH_H

#include "engine/describe.h"

enum { STRETCHES_MAX = 64 };

/* Stretches of bytes in a game's states that are public: those of some length, as many as there is room for. */
struct sketcher {
    int stretches;
    struct { u16 at, bytes; } stretch[STRETCHES_MAX];
};

/* Finds the stretches. */
void sketcher_open(struct sketcher *k, const struct game *game);
/* The sketch of a state. */
u64 sketch(const struct sketcher *k, const void *state);

/* Sketches that were met, or some that share a place with them. */
enum { SKETCHES = 1 << 17 };
struct sketches {
    u64 met[SKETCHES / 64];
};

static inline void note_sketch(struct sketches *s, u64 sketch)
{
    s->met[sketch % SKETCHES / 64] |= 1ull << sketch % 64;
}

/* False: it was not met. */
static inline bool may_have_met(const struct sketches *s, u64 sketch)
{
    return s->met[sketch % SKETCHES / 64] >> sketch % 64 & 1;
}

#endif
