/* derivation.h: what follows from the rows of content when all are read, and what is wrong with them. */
#ifndef FREEDOM_FIVE_DERIVATION_H
#define FREEDOM_FIVE_DERIVATION_H

#include "engine/derive.h"
#include "engine/sets.h"
#include "rows.h"

/* `for EACH_DERIVED(id, m, task_row, KIND_TASK) ...`: m is row `id`, for all of a kind. Leave it by return. */
#define EACH_DERIVED(id, r, type, kind)                     \
    (int id = 1; id <= derive_count(f, (kind)); id++)       \
        for (const struct type *r = derive_row(f, (kind), id); r; r = NULL)

/* Whether a row is the first of its kind: what concerns all rows is checked once, there. */
static inline bool is_first(struct derivation *f, int kind, const void *row) { return row == derive_row(f, kind, 1); }

/* -- derive_text.c: numbers of rows in words; each writes into *room and returns it -------------------------------- */

enum { SAID = 240 };
extern const char *const colour_names[ALL_COLOURS] OWN(colour_names);
const char *say_location(struct derivation *f, char room[SAID], int location) OWN(say_location);
/* "Test green: 3 dice, 2 successes."; `wild`: what PURPLE stands for. */
const char *say_test(char room[SAID], struct test test, const char *wild) OWN(say_test);
/* "1 Villain is defeated", "the Mastermind is defeated". */
const char *say_goal(char room[SAID], struct goal goal) OWN(say_goal);
const char *say_step(struct derivation *f, char room[SAID], struct step_of_scheme step) OWN(say_step);

/* -- derive_code.c ------------------------------------------------------------------------------------------------- */

/* Where an effect stands: at a free moment of a Hero's, as the consequence of something, in a Villain's text, in that
 * of a Chapter or Scheme card; bit m: at moment m. */
enum { PLACE_FREE = 1u << 26, PLACE_RESULT = 1u << 27, PLACE_VILLAIN = 1u << 28, PLACE_STORY = 1u << 29 };
/* Verbs that would change nothing there, words that mean nobody, and more choices than an effect has room for. */
void check_effect(struct derivation *f, struct code code, u32 place) OWN(check_effect);
/* The same of triggers; also: PLACE_VILLAIN or PLACE_STORY, or 0. */
void check_triggers(struct derivation *f, const struct trigger *when, u32 also) OWN(check_triggers);

/* -- derive_facts.c ------------------------------------------------------------------------------------------------ */

/* What an effect that a Hero uses at a free moment asks for, as far as facts tell it; in_hand: it is that of a card of
 * the hand, which has left it when prices are paid. */
struct demands demands_of(struct derivation *f, struct code code, bool in_hand) OWN(demands_of);

/* What a kind does with a row when all are read. */
#define DERIVES(kind) void derive_##kind(struct derivation *f, void *row) OWN(derive_##kind);
DERIVES(location) DERIVES(hero) DERIVES(ability) DERIVES(task) DERIVES(scheme) DERIVES(anarchy) DERIVES(bystander)
DERIVES(justice) DERIVES(special) DERIVES(villain) DERIVES(comic) DERIVES(chapter) DERIVES(event) DERIVES(gear)
DERIVES(modifier)

#endif
