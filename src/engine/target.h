/* target.h: choosing what a card's text names, for the verbs that choices are compiled to.
 *
 * A choice holds a word, a filter and what a candidate must have (content.h). A game writes one function that gives the
 * candidates as a set of numbers; the rest is here:
 *
 *     CAN(target_hero)
 *     {
 *         return target_note(e, i, R_HERO0, hero_candidates(c, e, who, i.a, i.b, target_needs(i)), NOBODY);
 *     }
 *     DO(target_hero)
 *     {
 *         if (can_target_hero(c, e, who, i)) PUSH(pick_hero, who, i.a, i.b, target_needs(i), target_reg(i, R_HERO0));
 *     }
 *     PROC(pick_hero)
 *     {
 *         BEGIN(pick_hero)
 *         ASK(WHICH_HERO, f->seat)
 *             for EACH_BIT(hero, hero_candidates(c, effect_below(f), ...)) OFFER(ACT_PICK_HERO, hero);
 *         effect_below(f)->reg[L->reg] = ANSWER.a;
 *         END
 *     }
 */
#ifndef ENGINE_TARGET_H
#define ENGINE_TARGET_H

#include "effect.h"
#include "sets.h"

/* What a candidate must have: the game's number. */
static inline u8 target_needs(struct instr i) { return i.c & (SECOND_CHOICE - 1); }
/* The register that a choice fills: `first`, or the next one for the second choice of its kind. */
static inline u8 target_reg(struct instr i, u8 first) { return (u8)(first + !!(i.c & SECOND_CHOICE)); }

/* Notes the first of the candidates in the register of a choice, `none` when there is none, so that the verbs after it
 * can be judged. Returns whether there is one. */
static inline bool target_note(struct effect *e, struct instr i, u8 first, u64 candidates, u8 none)
{
    e->reg[target_reg(i, first)] = candidates ? lowest(candidates) : none;
    return candidates != 0;
}

/* The effect that pushed the frame of a choice. */
static inline struct effect *effect_below(struct frame *f) { return LOCALS(effect, caller(f)); }

/* For `each`: puts the next thing of a set, after the e->count that are done, into register `reg`. The `n` things that
 * the set is taken from form a ring, whose order begins at `from`. False when none is left. */
static inline bool target_each(struct effect *e, u64 set, int n, int from, u8 reg)
{
    int skip = e->count;
    for (int k = 0; k < n; k++) {
        int at = clockwise(n, (seat)from, k);
        if (!in_set(set, at) || skip-- > 0) continue;
        e->reg[reg] = (u8)at;
        return true;
    }
    return false;
}

/* For a verb that concerns several things and pauses for each: returns the next thing of the set in that order; the
 * instruction then runs again for those that follow. 0xFF when all are done. Register `cursor` counts. */
static inline u8 target_next(struct effect *e, u64 set, int n, int from, u8 cursor)
{
    for (int k = e->reg[cursor]; k < n; k++) {
        int at = clockwise(n, (seat)from, k);
        if (!in_set(set, at)) continue;
        e->reg[cursor] = (u8)(k + 1);
        e->pc--;
        return (u8)at;
    }
    e->reg[cursor] = 0;
    return 0xFF;
}

#endif
