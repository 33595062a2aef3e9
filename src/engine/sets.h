/* sets.h: sets of small numbers as bits, and seats around the table.
 *
 *     for EACH_BIT(id, g->player[who].people) ...      id from the lowest to the highest
 *     for EACH_SEAT(s, asked) ...                      the same for a set of seats
 *     for EACH_CLOCKWISE(s, g->players, g->first) ...  every seat once, beginning with this one
 *
 * The variable is the loop's own, a byte; break and continue do what they do in any loop. As expressions:
 *
 *     SUBSET(slot, g->rebels, g->rebel[slot].planet == planet)      those for which it is true, a set of the same type
 *     ANY(slot, g->rebels, can_move(g, slot))                       whether it is true for one of them: asks no further
 *     SUM(slot, g->rebels, strength_of(slot))                       the sum of what each gives
 *     GREATEST(s, g->players, g->first, g->stake[s])                the seat with the greatest value
 */
#ifndef ENGINE_SETS_H
#define ENGINE_SETS_H

#include "base.h"

#define EACH_BIT(i, set)                                                            \
    (u64 rest_##i = (set); rest_##i; rest_##i = 0)                                  \
        for (u8 i; rest_##i && (i = (u8)__builtin_ctzll(rest_##i), true); rest_##i &= rest_##i - 1)
#define EACH_SEAT(s, set) EACH_BIT(s, set)
#define EACH_CLOCKWISE(s, players, from)                                            \
    (seat left_##s = (seat)(players), s = (from); left_##s; left_##s--, s = (seat)(s + 1 == (players) ? 0 : s + 1))

/* Without a branch: which elements are in it is hard to predict. */
#define SUBSET(i, set, condition)                                                           \
    ({                                                                                      \
        const __auto_type whole_##i = (set);                                                \
        u64 part_##i = 0;                                                                   \
        for EACH_BIT(i, whole_##i) part_##i |= (u64)((condition) != 0) << i;                \
        (__typeof__(whole_##i))part_##i;                                                    \
    })
#define ANY(i, set, condition)                                                              \
    ({                                                                                      \
        bool any_##i = false;                                                               \
        for EACH_BIT(i, set)                                                                \
            if ((any_##i = (condition))) break;                                             \
        any_##i;                                                                            \
    })
#define SUM(i, set, term)                                                                   \
    ({                                                                                      \
        int sum_##i = 0;                                                                    \
        for EACH_BIT(i, set) sum_##i += (term);                                             \
        sum_##i;                                                                            \
    })

/* Of equals the first clockwise from `from`; a value below 0 does not count, and NOBODY has the greatest of none. */
#define GREATEST(s, players, from, value)                                                   \
    ({                                                                                      \
        seat best_##s = NOBODY;                                                             \
        int most_##s = -1;                                                                  \
        for EACH_CLOCKWISE(s, players, from) {                                              \
            int value_##s = (value);                                                        \
            if (value_##s > most_##s) best_##s = s, most_##s = value_##s;                   \
        }                                                                                   \
        best_##s;                                                                           \
    })

/* Element i alone, for sets of up to 32; `only` does it for seats. */
static inline u32 bit(int i) { return 1u << i; }
static inline bool in_set(u64 set, int i) { return set >> i & 1; }
static inline int set_count(u64 set) { return __builtin_popcountll(set); }
/* The lowest element of a set that is not empty. */
static inline u8 lowest(u64 set) { return (u8)__builtin_ctzll(set); }

/* The seats of a game with this many players. */
static inline seats all_seats(int players) { return (seats)((1u << players) - 1); }
/* The nth seat to the left of `from`: 0 is itself, players - 1 the right neighbour, players itself again. */
static inline seat clockwise(int players, seat from, int n)
{
    return (seat)(from + n < players ? from + n : from + n - players);
}

#endif
