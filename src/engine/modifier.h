/* modifier.h: what passive and lasting effects add to a value.
 *
 * Rules ask "what is this Hero's Attack now?" and never name a card. A modifier is a verb that rules look for in the
 * passive code of cards in play; V_FIRST_MODIFIER is the game's first. A row's modifier_mask has a bit for each one
 * that it contains, so that rules do not look in vain:
 *
 *     if (MODIFIES(&hero->row, V_ATTACK))
 *         for EACH_MODIFIER(i, hero->passive, V_ATTACK)
 *             if (counts(c, g, i)) total += (i8)i->a;
 */
#ifndef ENGINE_MODIFIER_H
#define ENGINE_MODIFIER_H

#include "context.h"
#include "describe.h"

#define MODIFIER_BIT(verb) (1u << ((verb) - V_FIRST_MODIFIER))
#define MODIFIES(row_, verb) (((row_)->modifier_mask & MODIFIER_BIT(verb)) != 0)

/* Each instruction with this verb in a piece of passive code; `c` is the context. */
#define EACH_MODIFIER(i, passive, verb_)                                                                   \
    (const struct instr *i = c->content->code + (passive).at, *end_##i = i + (passive).length; i < end_##i; i++) \
        if (i->verb != (verb_)) continue; else

/* Whether a condition of a modifier holds: number 0 always does. */
#define CONDITION(number) (c->content->condition[number])

/* A lasting effect: changes a modifier (its index from V_FIRST_MODIFIER) of a seat or of one of its pieces until a
 * moment of the game comes. The game names A_MODIFIER and AN_UNTIL among its domains and describes a table of these. */
#define LASTING_FIELDS(S, ONE, MANY, SUB, CARDS)                    \
    ONE(S, u8, modifier, A_MODIFIER, ALL)                           \
    ONE(S, i8, amount, NUMBER, ALL)                                 \
    ONE(S, u8, seat, SEAT, ALL)                                     \
    ONE(S, u8, slot, NUMBER, ALL) /* or the game's number for all */ \
    ONE(S, u8, until, AN_UNTIL, ALL)

struct lasting {
    u8 modifier;
    i8 amount;
    u8 seat, slot, until;
};
enum { LASTING_MOST = 99 }; /* the most that amounts add up to */

/* A table of lasting effects in the state. */
struct lasting_table {
    struct lasting *at;
    u8 *count;
    int room;
};

/* Begins a lasting effect; equal ones add up. When the table is full, it is lost. */
void lasting_add(struct lasting_table t, struct lasting l);
/* Takes entry i out and closes the gap. */
void lasting_drop(struct lasting_table t, int i);
/* Ends the effects of one kind of duration; of one seat, or of all with NOBODY. True if there was one. Inlined: rules
 * ask often, and mostly there is none. */
static inline bool lasting_end(struct lasting_table t, u8 until, seat who)
{
    int before = *t.count;
    for (int i = before - 1; i >= 0; i--)
        if (t.at[i].until == until && (who == NOBODY || t.at[i].seat == who)) lasting_drop(t, i);
    return *t.count < before;
}

#endif
