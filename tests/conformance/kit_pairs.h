/* kit_pairs.h: pairs of full states that differ only in what one seat may not know.
 *
 * The makers are written from the tables of hidden information in the games' ledgers, not from the
 * field lists: so a field with a wrong `see` is found, not copied.
 */
#ifndef TESTS_KIT_PAIRS_H
#define TESTS_KIT_PAIRS_H

#include "kit_play.h"

struct pair_maker {
    const char *game;
    /* Changes in the state of *p what `who` (NOBODY: a spectator) may not know, and nothing else, so that the rules can
     * go on from it. Returns whether random picks may hit another card from now on. */
    bool (*change)(struct play *p, seat who, struct random *luck);
    /* Whether the ledger lets `who` see all that such an event says: when two such events differ, something hidden has
     * come to light and the pair ends. `luck`: dice and random picks may differ too. */
    bool (*reveals)(const struct event *event, seat who, bool luck);
    /* Whether the ledger keeps secret which of two answers a seat gave: the others see the game go on in the same way
     * with both, until something comes to light. */
    bool (*secret)(struct play *p, struct action one, struct action other);
};

extern const struct pair_maker pairs_null, pairs_vigilante, pairs_the_others, pairs_freedom, pairs_guardians,
    pairs_freedom_five;
/* All of them, one for each game. */
enum { PAIR_MAKERS = 6 };
extern const struct pair_maker *const pair_makers[PAIR_MAKERS];

/* A set of bytes whose contents may change places. */
struct places {
    u8 *at[256];
    int count;
};
static inline void places_add(struct places *p, u8 *at)
{
    assert_true(p->count < COUNT(p->at));
    p->at[p->count++] = at;
}
void places_mix(struct places *p, struct random *luck);

/* Frame number n of the main stack, oldest first, or NULL; and that of a seat's lane, NULL if it has none. */
struct frame *kit_frame(struct play *p, int n);
struct frame *kit_lane(struct play *p, seat who);

#endif
