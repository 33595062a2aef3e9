/* parts.h: what a value is made of: "Attack 5 = 3 printed + 1 Trash Lid + 1 Anvil Chorus".
 *
 * The function of a game that adds a value up tells each part while it adds it, so that both cannot differ:
 *
 *     int attack = PART(hero->attack, "printed");
 *     for EACH_CARD(card, ...) attack += PART_FROM(CARD(card)->attack, A_CARD, card);
 *     return AT_LEAST(0, attack);
 *
 * In play nobody listens (c->parts is NULL), and a part costs one test. A scene that is told with `parts` listens:
 * scene_number takes what was told since something else was written as the parts of its number.
 */
#ifndef ENGINE_PARTS_H
#define ENGINE_PARTS_H

#include "context.h"
#include "describe.h"
#include "text.h"

struct value_part {
    int node;         /* the number of the scene that it is a part of */
    bool of_bound;    /* of that number's bound */
    int amount;
    u8 thing, value;  /* what gives it: a meaning and a value, or NOTHING */
    const char *word; /* "printed"; NULL where there is a thing */
};

/* Zero-initialise it; free it with parts_free. */
struct parts {
    struct value_part *part;
    int count, room;
    int taken; /* so many belong to a number; those after them wait for theirs */
    int lost;  /* numbers that were not the sum of what was told: a mistake in a game */
};

/* Cold, and with plain arguments: rules that tell parts stay small while nobody listens. */
void parts_add(struct parts *p, int amount, const char *word, u8 thing, int value) __attribute__((cold, noinline));
/* Makes what waits the parts of a number of the scene, or of its bound, if they add up to n. */
void parts_take(struct parts *p, int node, bool of_bound, int n);
/* Puts one part in place of all from `from` on. */
void parts_fold(struct parts *p, int from, int amount, u8 thing, int value) __attribute__((cold, noinline));
/* Changes the sign of all from `from` on. */
void parts_negate(struct parts *p, int from) __attribute__((cold, noinline));
void parts_free(struct parts *p);

/* Part i of those of a number or of its bound in the order told; NULL: there are no more. */
const struct value_part *parts_of(const struct parts *p, int node, bool of_bound, int i);

struct speaker;
/* "3 printed + 1 Trash Lid - 1 damage"; nothing if it has none. */
void say_parts(struct text *out, const struct speaker *speaker, const struct parts *p, int node, bool of_bound);
/* Where a part comes from: "printed", "Trash Lid". */
void say_part(struct text *out, const struct speaker *speaker, const struct value_part *part);

/* -- For games; `c` is the context ----------------------------------------------------------------------------- */

static inline int part_told(const struct context *c, int amount, const char *word, u8 thing, int value)
{
    if (UNLIKELY(c->parts != NULL)) parts_add(c->parts, amount, word, thing, value);
    return amount;
}

/* The amount, which is told. */
#define PART(amount, word) part_told(c, (amount), (word), NOTHING, 0)
#define PART_FROM(amount, thing, value) part_told(c, (amount), NULL, (thing), (value))

/* A sum that tells parts of its own: here they are one part. */
#define PART_SUM(sum, thing, value) HEARD(sum, parts_fold(c->parts, from_, n_, (thing), (value)))
/* A sum that is taken away: its parts are, too. */
#define LESS_PARTS(sum) -HEARD(sum, parts_negate(c->parts, from_))
/* A sum that is asked for something else: its parts are not told. */
#define NO_PARTS(sum) HEARD(sum, c->parts->count = from_)
/* A sum; if somebody listens, `then` is done to the parts that it told (from number from_ on; n_ is their sum). */
#define HEARD(sum, then)                                    \
    ({                                                      \
        int n_;                                             \
        if (UNLIKELY(c->parts != NULL)) {                   \
            const int from_ = c->parts->count;              \
            n_ = (sum);                                     \
            then;                                           \
        } else {                                            \
            n_ = (sum);                                     \
        }                                                   \
        n_;                                                 \
    })

/* Bounds of a sum, numbers as they are written: what they change is a part. */
#define AT_LEAST(low, sum)                                                                           \
    ({                                                                                               \
        const int low_ = (sum);                                                                      \
        low_ >= (low) ? low_ : (PART((low) - low_, "as it is never below " #low), (low));            \
    })
#define AT_MOST(high, sum)                                                                           \
    ({                                                                                               \
        const int high_ = (sum);                                                                     \
        high_ <= (high) ? high_ : (PART((high) - high_, "as it is never above " #high), (high));     \
    })

#endif
