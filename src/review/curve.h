/* curve.h: how likely each seat is to win from a position, by all that the players know together.
 *
 * What nobody knows yet (decks, dice to come) is open; hands and secrets are as they are. So a draw changes the chances
 * when it happens, and not when the deck is shuffled.
 */
#ifndef REVIEW_CURVE_H
#define REVIEW_CURVE_H

#include "engine/field_access.h"

/* Room for playing positions on. */
struct playground {
    const struct game *game;
    const struct content *content;
    int players;
    struct context c;
    _Alignas(64) u8 state[STATE_MAX];
};

/* Chances to win in thousandths. That of a side is the mean over those who are on it when a playout ends, since early
 * in a game it may be open who is; -1: nobody ever was. */
enum { CURVE_SIDES = SEATS_MAX };
struct chances {
    double seat[SEATS_MAX], side[CURVE_SIDES];
};

/* The chances at a state of the game, from so many playouts by quick bots which the game's estimate cuts off. They
 * follow from the state and the seed. */
void curve_chances(struct playground *p, const void *state, u32 playouts, u64 seed, struct chances *out);

#endif
