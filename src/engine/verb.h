/* verb.h: how a game writes the verbs of its content language.
 *
 *     CAN(draw) { return deck_has_card(G) && AMOUNT(i.a) > 0; }
 *     DO(draw) { for (int n = AMOUNT(i.a); n > 0; n--) draw_card(c, G, who); }
 *
 * Both have the context c, the effect e, the seat `who` that it runs for, and the instruction i; G is the state. A verb
 * that pauses hands over to a procedure with PUSH (procedure.h).
 */
#ifndef ENGINE_VERB_H
#define ENGINE_VERB_H

#include "target.h"

#define VERB_ARGUMENTS                                                                                    \
    struct context *c __attribute__((unused)), struct effect *e __attribute__((unused)),                  \
        seat who __attribute__((unused)), struct instr i __attribute__((unused))
#define CAN(name) static bool can_##name(VERB_ARGUMENTS)
#define DO(name) static void do_##name(VERB_ARGUMENTS)
#define AMOUNT(operand) effect_amount(c, e, who, (operand))
#define G ((STATE *)(void *)c->head)

/* In the table of verbs: the function of a verb that is always possible. */
#define can_NONE NULL

/* In tables of row fields: where a member of a row lies. */
#define F(row, field) offsetof(struct row, field)

/* Lists of words: WORDS(words_type, "type", {"deed", DEED}, ...); OWN_WORDS for one that other files use. */
#define WORDS(name, label, ...) STATIC_WORDS_(static, name, label, __VA_ARGS__)
#define OWN_WORDS(name, label, ...) STATIC_WORDS_(, name, label, __VA_ARGS__)
#define STATIC_WORDS_(linkage, name, label, ...)                 \
    static const struct word name##_list[] = {__VA_ARGS__, {0}}; \
    linkage const struct words name = {label, name##_list}

#endif
