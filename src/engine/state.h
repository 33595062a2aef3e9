/* state.h: what every game's state begins with: the generator and the stack of half-done rules.
 *
 * A state is one flat block without pointers: copy it with memcpy, compare it with memcmp.
 * The stack holds frames of different sizes, oldest first. While lanes run (simultaneous
 * choices) each forked seat owns LANE_BYTES at the far end of the same array:
 *
 *     stack[0] main frames ... top ... free ... lane of seat 1 | lane of seat 0  stack[STACK_BYTES]
 *
 * Leaving a procedure wipes its bytes, so that equal situations are equal bytes.
 */
#ifndef ENGINE_STATE_H
#define ENGINE_STATE_H

#include "random.h"

enum {
    HEAD_BYTES = 512,
    STACK_BYTES = HEAD_BYTES - 30, /* what the fields before it leave */
    STACK_RESERVE = 160, /* with less than this free, no window is opened and no trigger acts */
    LANE_BYTES = 40,
    NO_FRAME = 0xFFFF,
};

/* One procedure in the middle of its work. */
struct frame {
    u8 proc;    /* which procedure of the game */
    u8 step;    /* where it goes on: an index into the procedure's steps */
    u8 seat;    /* for whom it runs; owns the secrets among the locals */
    u8 below;   /* size in bytes of the frame under this one, 0 for the first */
    u8 local[]; /* the procedure's own struct */
};

struct head {
    struct random random;
    u16 top;      /* offset of the uppermost main frame, NO_FRAME when the game is over */
    u16 used;     /* bytes that main frames occupy */
    seats lanes;  /* seats whose lane still runs */
    seats forked; /* seats that own a lane; the main stack waits while any lane runs */
    u8 lane_top[SEATS_MAX]; /* offset of the uppermost frame within each lane */
    u8 stack[STACK_BYTES];
};

_Static_assert(sizeof(struct head) == HEAD_BYTES, "padding in the head");

#endif
