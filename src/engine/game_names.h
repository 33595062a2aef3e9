/* game_names.h: the names that every game has: its procedures, answers and events, from its .def files, and the words
 * and hooks that game_tables.h puts into its struct game. Included by its procedures.h.
 *
 * The game's state.h says where its files are and what keeps its names apart from those of other games:
 *
 *     #define GAME_FILE(name) <games/vigilante/name>
 *     #define GAME_LABEL "vigilante"
 *
 * procedures.def has a row for each procedure, in the order of its number; the first is the one that `begin` pushes.
 * P(p); V(p) for one that verbs of effects may hand over to; N(p) for such a procedure that may run for no seat;
 * ENGINE(effect) for the engine's own. LOCALS_p is defined in procedures.h, whose last line includes game_procedures.h.
 */
#ifndef ENGINE_GAME_NAMES_H
#define ENGINE_GAME_NAMES_H

#define P(p) P_##p,
#define V(p) P_##p,
#define N(p) P_##p,
#define ENGINE(p) P_##p,
enum procedure_number {
#include GAME_FILE(procedures.def)
    PROCEDURES,
};
#undef P
#undef V
#undef N
#undef ENGINE

#define P(p) struct p;
#define V(p) struct p;
#define N(p) struct p;
#define ENGINE(p)
#include GAME_FILE(procedures.def)
#undef P
#undef V
#undef N
#undef ENGINE

#define A(verb, ...) ACT_##verb,
enum action_verb {
#include "actions.def"
#include GAME_FILE(actions.def)
    ACTION_VERBS,
};
#undef A

#define E(kind, ...) EV_##kind,
enum event_kind {
#include GAME_FILE(events.def)
    EVENT_KINDS,
};
#undef E

/* The numbers that its scenes tell, if any: NUM(ATTACK, "attack", "Attack", "A", flags, rule, about), see scene.h. */
#define NUM(name, ...) N_##name,
enum number_name {
#if __has_include(GAME_FILE(numbers.def))
#include GAME_FILE(numbers.def)
#endif
    NUMBERS,
};
#undef NUM

/* The content language; see struct game_words for what the hooks do. */
extern const struct kind content_kinds[] OWN(content_kinds);
extern const struct verb verbs[] OWN(verbs);
extern const struct words words_each OWN(words_each), words_quantity OWN(words_quantity);
extern const struct words words_condition OWN(words_condition), words_moment OWN(words_moment);
struct code part(const struct context *c, const struct effect *e) OWN(part);
int quantity(struct context *c, const struct effect *e, seat who, u8 quantity) OWN(quantity);
bool holds(struct context *c, const struct effect *e, seat who, struct condition condition) OWN(holds);
bool each_next(struct context *c, struct effect *e, seat who, u8 selector) OWN(each_next);

/* The rules; see struct game_rules. */
const char *check(const struct content *content, const struct setup *setup) OWN(check);
void begin(struct context *c, void *state, const struct setup *setup) OWN(begin);
const char *find_fault(struct context *c, const void *state) OWN(find_fault);
int score(struct context *c, const void *state, seat who) OWN(score);

/* For MOMENT (procedure.h), in a game with windows: whether one can matter. */
struct window;
bool matters(struct context *c, STATE *g, const struct window *w) OWN(matters);

/* Bots and people; see struct game_bot and struct game_show. */
bool redeal(struct context *c, void *view, seat who, struct random *luck) OWN(redeal);
int choose(struct context *c, const void *view, seat who, struct random *luck) OWN(choose);
void scene(struct scene *s, struct context *c, const void *view) OWN(scene);

#endif
