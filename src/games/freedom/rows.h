/* rows.h: what Freedom's content is made of: the row of each kind, and the words of its language. */
#ifndef FREEDOM_ROWS_H
#define FREEDOM_ROWS_H

#include "engine/content.h"

#define GAME_FILE(name) <games/freedom/name>
#define GAME_LABEL "freedom"

enum kind_of_row { KIND_SCENARIO = 1, KIND_PLANET, KIND_CARD };

enum zone { OUTER = 1, CENTRAL, CAPITAL };                   /* FR-001 */

/* Families of the draw deck (FR-005). Characters come first in the content: their ids are small numbers. */
enum card_family { REBEL = 1, IMPERIAL, REBEL_UNIT, IMPERIAL_UNIT, MONSTER, EVENT, ITEM };

/* The windows that event and item cards name (FR-266). */
enum moment {
    M_REFILLED = 1, M_BEFORE_REVEALS, M_DECLARATIONS, M_MOVEMENT, M_DEPLOYED, M_COMBAT, M_BEATEN, M_MISSIONS,
    M_REBELLION, M_REBELLED, M_SABOTAGE, M_REACTIONS, M_REACTION, M_BATTLE, M_DOOMSDAY, MOMENTS,
};

/* Further moments at which a player may pass, so that a standing answer means one of them alone. */
enum { M_ORGANISE = MOMENTS, M_DEFECTION, M_INTERFERE, M_MOVE, M_REVEAL, M_CUT_IN, PASS_MOMENTS };

enum mission { NO_MISSION, REBELLION, COMMAND, SABOTAGE, ESCORT, FORM_GUERRILLAS }; /* FR-135 */

enum part { PART_EFFECT = 1 };

enum { CHARACTERS_MAX = 31 }; /* a set of characters is 32 bits, and 0 is nobody */

struct scenario_row {
    struct row row;
    u8 limit, spare; /* FR-323: the last Turn, 0: none */
    u16 ja;
};

struct planet_row {
    struct row row;
    u8 zone, garrison, economy, influence;                   /* FR-002 */
    u16 ja, spare;
};

struct card_row {
    struct row row;
    u8 family, copies;
    u8 strength;                  /* of a unit (FR-004) */
    u8 combat, command, politics; /* of a character (FR-003); a monster has combat alone (FR-286) */
    u8 special;                   /* Imperial Knight, Guerrilla or Patrol */
    u8 reserve;                   /* a unit that is kept out of the starting deck */
    u8 window, spare;             /* of an event or item */
    u16 ja;
    struct code effect;
};

/* Rows of a kind are an array of its struct, so no stride has to be looked up. */
#define ROW_OF(type, kind, id) (&((const struct type *)(const void *)c->content->rows[kind])[id])
#define SCENARIO(id) ROW_OF(scenario_row, KIND_SCENARIO, id)
#define PLANET(id) ROW_OF(planet_row, KIND_PLANET, id)
#define CARD(id) ROW_OF(card_row, KIND_CARD, id)

/* Selectors of players. */
enum player_word { P_YOU = 1, P_OTHER, P_NON_ACTIVE, P_THAT, P_EACH, P_EACH_OTHER, P_CHOSEN /* and the next */ };

/* Selectors of characters. */
enum character_word { H_ANY = 1, H_DISCARDED, H_CHOSEN /* and the next */ };

/* What a candidate must have, so that the effect has its object (FR-317). */
enum needs { N_CARDS = 1, N_SECRETS, N_MOVES };

enum quantity { Q_PLANETS = 1, Q_CHARACTERS, Q_UNITS, Q_MARKERS };
enum condition_word { C_PLANETS = 1, C_MARKERS, C_TURN, C_BEHIND };

/* Registers of an effect frame: choices, then what the moment is about; NOBODY: none. */
enum { R_PLAYER0, R_PLAYER1, R_CHARACTER0, R_CHARACTER1, R_THAT_PLAYER, R_THAT };

enum verb_word {
    V_TARGET_PLAYER = 16, V_TARGET_CHARACTER,
    V_DRAW, V_DISCARD_RANDOM, V_SPY, V_RECALL, V_DELAY, V_PIN, V_DESTROY, V_COMBAT, V_SAVE, V_REACT, V_SLIP,
    V_POLITICS, V_STRENGTH, V_TOTAL, V_REROLL,
    V_COUNT,
};

#endif
