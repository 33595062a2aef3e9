/* game_enums.h: numbers of a game's procedures, answers and events, from its .def files. Included by its procedures.h.
 *
 * The game's state.h says where its files are and what keeps its names apart from those of other games:
 *
 *     #define GAME_FILE(name) <games/vigilante/name>
 *     #define GAME_LABEL "vigilante"
 *
 * procedures.def has a row for each procedure, in the order of its number: P(p); V(p) for one that verbs of effects may
 * hand over to; ENGINE(effect) for the engine's own. LOCALS_p stands in procedures.h, whose last line includes
 * game_procedures.h.
 */
#ifndef ENGINE_GAME_ENUMS_H
#define ENGINE_GAME_ENUMS_H

#define P(p) P_##p,
#define V(p) P_##p,
#define ENGINE(p) P_##p,
enum procedure_number {
#include GAME_FILE(procedures.def)
    PROCEDURES,
};
#undef P
#undef V
#undef ENGINE

#define P(p) struct p;
#define V(p) struct p;
#define ENGINE(p)
#include GAME_FILE(procedures.def)
#undef P
#undef V
#undef ENGINE

#define A(verb, a, b, c, phrase) ACT_##verb,
enum action_verb {
#include "actions.def"
#include GAME_FILE(actions.def)
    ACTION_VERBS,
};
#undef A

#define E(kind, a, b, c, flags, phrase) EV_##kind,
enum event_kind {
#include GAME_FILE(events.def)
    EVENT_KINDS,
};
#undef E

#endif
