/* state.h: the whole of a game of Freedom, described field by field. */
#ifndef FREEDOM_STATE_H
#define FREEDOM_STATE_H

#include "engine/cards.h"
#include "engine/game.h"
#include "rows.h"

enum {
    PLAYERS = 5,        /* FR-014 */
    PEOPLE = CHARACTERS_MAX + 1, /* characters are the ids from 1 on */
    PLANETS = 12,       /* 1 to 11; as a place 0 is "staged" (FR-094) */
    UNITS = 32,         /* in play, of each side */
    STOCK_CARDS = 128,
    VALUES = 10,        /* FR-016 */
    HAND_BASE = 6,      /* FR-037 */
    MARKERS = 10,       /* FR-007 */
    TURNS_MAX = 250,    /* a byte counts the Turns */
    POWER_MAX = 9999,   /* more than all cards and planets can give */
    ROLL_CARDS = 3,     /* kinds of cards that may change one roll */
    NO_UNIT = 0xFF, NO_ID = 0xFF,
};

/* Options of the set-up: the other readings of chapter 20. */
enum { ASSAULT = 1, TAKEOVER = 2, SCAR = 4, FREE_EMPIRE = 8, LOYAL_TROOPS = 16, STANDOFF = 32, SWITCHES = 63 };

/* The states of a planet (FR-011). */
enum planet_status { IMPERIAL_CONTROL, IN_REVOLT, OCCUPIED };

enum ending { GOES_ON, CAPITAL_FELL, DOOMED };

#include "engine/game_domains.h"

/* Piles. The discard pile and the reserve come after the deck, so that they join it by moving a border. */
enum {
    DECK, DISCARD, RESERVE,
    HAND,
    PLOT = HAND + PLAYERS,    /* face down (FR-075) */
    SHOWN = PLOT + PLAYERS,   /* plotted and revealed in phase 4, not used yet (FR-096) */
    IN_PLAY = SHOWN + PLAYERS,/* characters and units; where they are stands in the tables below */
    TABLE,                    /* cards that are being played */
    PILES,
};

FAMILY(freedom, STOCK_CARDS, PILES);
extern const struct family freedom_family OWN(freedom_family);

/* What a hand can do, as bits of `ready`: a window's card is bit `moment`. */
enum { READY_ATTACK = 1u << 16, READY_GUERRILLA = 1u << 17, READY_UNIT = 1u << 18 };

/* Points are indexed by character. stakes and ready follow from points and hand: they spare the rules a look
 * at every card. people, units and planets are what the player controls or owns, as sets. */
#define PLAYER_FIELDS(S, ONE, MANY, SUB, CARDS)                                            \
    ONE(S, u32, stakes, BITS, OWNER)    /* characters with undeclared points */            \
    ONE(S, u32, ready, BITS, OWNER)     /* what the hand can do */                         \
    ONE(S, u32, people, BITS, ALL)      /* characters in play that the player controls */  \
    ONE(S, u32, units, BITS, ALL)       /* slots of rebel units that the player owns */    \
    ONE(S, u16, planets, BITS, ALL)     /* owned */                                        \
    ONE(S, u8, declared, BELOW(VALUES + 1), ALL) /* how many values have been declared */           \
    ONE(S, u8, power, NUMBER, ALL)      /* the final one (FR-273), 0 before */             \
    MANY(S, u8, points, PEOPLE, BELOW(VALUES + 1), MASK)                                   \
    MANY(S, u8, points_known, PEOPLE, SEATS, KNOWN)
DESCRIBED_STRUCT(player, PLAYER_FIELDS)

/* A character, rebel or defected: only these are in play (FR-288). */
#define PERSON_FIELDS(S, ONE, MANY, SUB, CARDS)                                            \
    ONE(S, u8, controller, SEAT, ALL)   /* NOBODY: not in play */                          \
    ONE(S, u8, place, A_PLANET, ALL)    /* 0: staged */                                    \
    ONE(S, u8, mission, A_MISSION, ALL)                                                    \
    ONE(S, u8, object, BELOW(UNITS), ALL) /* slot commanded, character escorted, Sabotage group */
DESCRIBED_STRUCT(person, PERSON_FIELDS)

#define REBEL_FIELDS(S, ONE, MANY, SUB, CARDS)                                             \
    ONE(S, u8, kind, A_CARD, ALL)                                                          \
    ONE(S, u8, owner, SEAT, ALL)                                                           \
    ONE(S, u8, planet, A_PLANET, ALL)                                                      \
    ONE(S, u8, commander, A_CARD, ALL)
DESCRIBED_STRUCT(rebel, REBEL_FIELDS)

#define TROOP_FIELDS(S, ONE, MANY, SUB, CARDS)                                             \
    ONE(S, u8, kind, A_CARD, ALL)                                                          \
    ONE(S, u8, planet, A_PLANET, ALL)                                                      \
    ONE(S, u8, commander, A_CARD, ALL)  /* an imperial character, nobody's (FR-289) */     \
    ONE(S, u8, damage, NUMBER, ALL)
DESCRIBED_STRUCT(troop, TROOP_FIELDS)

#define WORLD_FIELDS(S, ONE, MANY, SUB, CARDS)                                             \
    ONE(S, u8, status, A_STATUS, ALL)                                                      \
    ONE(S, u8, owner, SEAT, ALL)                                                           \
    ONE(S, u8, garrison, NUMBER, ALL)   /* points left (FR-257 to FR-261) */
DESCRIBED_STRUCT(world, WORLD_FIELDS)

/* The sets up to `revolt`, and `unseen`, follow from the rest (see refresh). */
#define FREEDOM_FIELDS(S, ONE, MANY, SUB, CARDS)                                           \
    MANY(S, u32, people_on, PLANETS, BITS, ALL)    /* 0: staged */                         \
    MANY(S, u32, rebels_on, PLANETS, BITS, ALL)    /* slots of rebel units */              \
    MANY(S, u32, troops_on, PLANETS, BITS, ALL)    /* slots of imperial units */           \
    ONE(S, u32, in_play, BITS, ALL)                /* characters */                        \
    ONE(S, u32, rebels, BITS, ALL)                                                         \
    ONE(S, u32, guerrillas, BITS, ALL)                                                     \
    ONE(S, u32, troops, BITS, ALL)                                                         \
    ONE(S, u32, moved_people, BITS, ALL)           /* in this step 5.1 (FR-118) */         \
    ONE(S, u32, moved_units, BITS, ALL)            /* in this step 5.1 or 5.5 */           \
    SUB(S, player, player, PLAYERS)                                                        \
    ONE(S, u16, outer, BITS, ALL)                  /* planets of the zones */              \
    ONE(S, u16, central, BITS, ALL)                                                        \
    ONE(S, u16, revolt, BITS, ALL)                 /* planets in revolt */                 \
    ONE(S, u16, open, BITS, ALL)                   /* planets that the gates let in (FR-045) */ \
    ONE(S, u16, formed, BITS, ALL)                 /* record of formed strengths (FR-069) */ \
    ONE(S, u8, capital, A_PLANET, ALL)                                                     \
    ONE(S, u8, players, NUMBER, ALL)                                                       \
    ONE(S, u8, scenario, A_SCENARIO, ALL)                                                  \
    ONE(S, u8, options, BITS, ALL)                                                         \
    ONE(S, u8, turn, BELOW(TURNS_MAX + 1), ALL)    /* 0: set-up */                         \
    ONE(S, u8, start, SEAT, ALL)                   /* holder of the start marker */        \
    ONE(S, u8, active, SEAT, ALL)                  /* NOBODY outside of player turns */    \
    ONE(S, u8, acted, SEATS, ALL)                  /* had their player turn in this Turn */ \
    ONE(S, u8, markers, BELOW(MARKERS + 1), ALL)                                           \
    ONE(S, u8, ending, AN_ENDING, ALL)                                                     \
    ONE(S, u8, winners, SEATS, ALL)                                                        \
    ONE(S, u8, pinned, SEATS, ALL)                 /* make no reaction move in this 5.5 */ \
    ONE(S, u8, reactions, NUMBER, ALL)             /* moves left to the player who reacts */ \
    ONE(S, i8, roll_bonus, NUMBER, ALL)            /* what cards add to the roll at hand */ \
    MANY(S, u8, roll_cards, ROLL_CARDS, A_CARD, ALL) /* those cards (FR-268) */            \
    MANY(S, u8, unseen, MOMENTS, NUMBER, ALL)      /* cards of a window outside of the discard pile */ \
    SUB(S, person, person, PEOPLE)                                                         \
    SUB(S, rebel, rebel, UNITS)                                                            \
    SUB(S, troop, troop, UNITS)                                                            \
    SUB(S, world, world, PLANETS)                                                          \
    CARDS(S, stock, freedom)
DESCRIBED_STATE(freedom, FREEDOM_FIELDS)

#define STATE struct freedom
#define STOCK(g) CARDS_OF((g)->stock)

static inline u32 all_planets(const STATE *g) { return g->outer | g->central | bit(g->capital); }
/* Who is asked first: the active player, outside of player turns the holder of the marker (FR-267, FR-297). */
static inline seat first_asked(const STATE *g) { return g->active == NOBODY ? g->start : g->active; }

static inline int hand_count(const STATE *g, seat s) { return pile_count(STOCK(g), HAND + s); }
static inline bool is_guerrilla(const STATE *g, int slot) { return in_set(g->guerrillas, slot); }
static inline bool is_declared(const STATE *g, seat s, u8 who) { return g->player[s].points_known[who] == EVERYBODY; }

#endif
