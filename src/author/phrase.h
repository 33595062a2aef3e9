/* phrase.h: the text of a card, printed from its checked effects.
 *
 * A verb's phrase is in base form, without capital and full stop, with these marks:
 *
 *     {a} {b} {c}        an operand: a number, the phrase of a word
 *     {+a}               a number with its sign: "+1"
 *     {a:card|cards}     the number and its noun: "1 card"; with `per` the rest of the amount goes to
 *                        the end of the phrase: "draw 1 card for each Hero, at most 3"
 *     [discard|discards] first form for "you", without a subject, and for subjects that begin with
 *                        "all " or "both "; the subject is the last word printed before
 *     [your|their]       the same for pronouns: first form for "you" and without a subject
 *     {?c: from {c}}     only if the operand is not 0
 *
 * A phrase that begins with "{b} [" has a subject: "you" is left out ("draw 1 card"), and after "you may" others are
 * told to: "you may have each other player discard 1 card". The phrase of a word may contain {f} and {p}: phrase and
 * `again` of the verb's filter, the operand with the key "only": "one of your {f}Heroes{p}". The phrase of a condition
 * may contain {n} and {n:Villain|Villains}. A condition without a mark of its own goes to the end: " while ..." for
 * modifiers, " if ..." for others.
 */
#ifndef AUTHOR_PHRASE_H
#define AUTHOR_PHRASE_H

#include "compile.h"

/* Each appends whole sentences; the first begins at the end of *out, right after a heading. `goes_on`: the heading has
 * begun the sentence, so no capital follows it. If the effect has modes, *modes gets their number and where they are in
 * *out. */
void phrase_effect(struct text *out, const struct parsed_verbs *verbs, bool goes_on, struct modes *modes);
void phrase_passive(struct text *out, const struct parsed_verbs *verbs);
void phrase_trigger(struct text *out, const struct checked_trigger *trigger, struct modes *modes);

#endif
