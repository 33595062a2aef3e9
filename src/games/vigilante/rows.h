/* rows.h: what Vigilante's content is made of: the row of each kind, and the words of its language. */
#ifndef VIGILANTE_ROWS_H
#define VIGILANTE_ROWS_H

#include "engine/content.h"

#define GAME_FILE(name) <games/vigilante/name>
#define GAME_LABEL "vigilante"

enum kind_of_row { KIND_IDENTITY = 1, KIND_SCENARIO, KIND_EVENT, KIND_HERO, KIND_VILLAIN, KIND_CARD };

enum allegiance { GOOD = 1, EVIL, NEUTRAL };
/* The Missions of chapters 7 to 9. */
enum mission {
    GUARDIAN = 1, INVESTIGATOR, ASSASSIN, MASTERMIND,
    ADDICT, BOUNTY_HUNTER, CULTIST, PROFITEER, TIME_TRAVELER, WORSHIPPER,
};

enum event_type { JAILBREAK = 1, FIREFIGHT, HACKING, LOOT_CRATE, PARAMEDIC };
enum hero_type { STARTER = 1, HERO_CARD, MERCENARY };
enum deck { CITY = 1, AGENCY };
enum card_type { ONE_TIME = 1, EQUIPMENT, AMBUSH };
enum category { WEAPON, VEHICLE, ARMOUR, GADGET }; /* bit numbers */

/* How often a usable effect may be used (VG-S22). */
enum limit { PER_TURN = 1, PER_ROUND, PER_GAME };

/* When an effect that lasts ends (VG-S103). */
enum until { THIS_FIGHT = 1, NEXT_FIGHT, THIS_TURN, THIS_ROUND };

/* The moments at which Ambush cards may be played (VG-S100, A1 to A13). */
enum ambush {
    HERO_DAMAGED = 1, HERO_DEFEATED, CARD_PLAYED, INVESTIGATED, VILLAIN_LEAVING, VILLAIN_REVEALED,
    OWN_ATTACK, VILLAIN_JAILED, EVENT_SET_OFF, HERO_RECRUITED, DIE_SUBMITTED, FORCED_DISCARD,
    AMBUSH_PLAYED, AMBUSH_MOMENTS,
};

/* The moments that set off effects of Heroes and Equipment. */
enum moment {
    ON_RECRUITED = 1, ON_DEFEATED, ON_ALLY_DEFEATED, ON_DAMAGED, ON_FIGHT_WON, ON_FIGHT_LOST,
    ON_REVEALED, ON_ROUND, ON_SUBMITTED, ON_FREED,
};

/* The parts of a card that have code; `part` of an effect frame. */
enum part { PART_EFFECT = 1, PART_USE, PART_DIE, PART_TO_JAIL, PART_TRIGGER /* and the next */ };

/* What stands for a card that cannot be seen, in the order of the names in game.c. */
enum back {
    CITY_BACK = 254, AGENCY_BACK, STARTER_BACK = 254, HERO_BACK, VILLAIN_BACK = 253, /* + Level - 1 (VG-227) */
};

struct identity_row {
    struct row row;
    u8 allegiance, mission, copies, advanced; /* advanced: left out by VG-020 */
};

struct scenario_row {
    struct row row;
    u8 players, good, evil, neutral, random;
    u8 villains[3];
    u8 events, rounds, city_cards, spare;
};

struct token_row {
    struct row row;
    u8 type, number, spare[2];
};

struct hero_row {
    struct row row;
    u8 type, attack, health, influence, limit, spare[3];
    struct code passive, use, effect; /* effect: a Mercenary's ability */
    struct trigger when[TRIGGERS_MAX];
};

struct villain_row {
    struct row row;
    u8 level, health, chart[4], spare[2];
    struct code effect, to_jail;
};

struct card_row {
    struct row row;
    u8 deck, type, influence, copies;
    u8 attack, health, categories, die;
    u8 condition, limit, medical, spare;
    struct code effect, passive, use, die_effect;
    struct trigger when[TRIGGERS_MAX];
};

/* Rows of a kind are an array of its struct, so no stride has to be looked up. */
#define ROW_OF(type, kind, id) (&((const struct type *)(const void *)c->content->rows[kind])[id])
#define HERO(id) ROW_OF(hero_row, KIND_HERO, id)
#define VILLAIN(id) ROW_OF(villain_row, KIND_VILLAIN, id)
#define CARD(id) ROW_OF(card_row, KIND_CARD, id)
#define TOKEN(id) ROW_OF(token_row, KIND_EVENT, id)
#define IDENTITY(id) ROW_OF(identity_row, KIND_IDENTITY, id)
#define SCENARIO(id) ROW_OF(scenario_row, KIND_SCENARIO, id)

/* Selectors of Heroes. */
enum hero_word {
    H_OWN = 1, H_OTHER, H_ANY, H_THEIRS,                 /* to be chosen */
    H_THIS, H_THAT,                                      /* the bearer; chosen or concerned */
    H_EACH_OWN, H_EACH_ALLY, H_EACH_THEIRS, H_EACH_OTHER, H_EACH, /* several */
    H_CHOSEN, /* and the next: registers */
};

/* Selectors of players. */
enum player_word {
    P_YOU = 1, P_OTHER, P_ANY, P_THAT, P_LEFT, P_RIGHT, P_EACH, P_EACH_OTHER, P_EACH_AHEAD,
    P_CHOSEN, /* and the next */
};

/* What a Hero must be like to be chosen or meant. */
enum filter {
    F_DAMAGED = 1, F_UNDAMAGED, F_EQUIPPED, F_UNEQUIPPED, F_SLOT_1, F_SLOT_2, F_SLOT_3, F_SLOT_4,
    F_WEAPON, F_VEHICLE, F_ARMOUR, F_GADGET, F_STRONGEST, F_DEAREST,
};

/* What a candidate must have, so that the effect has its object (VG-S102). */
enum needs {
    N_CARDS = 1, N_FREEABLE, N_VILLAINS, N_TOKENS, N_HEROES, N_DAMAGE, N_GEAR, N_USED, N_OWN_VILLAINS, N_CAN_DRAW,
    N_OTHERS_TOKENS,
};

/* Which Event tokens are meant. */
enum event_word { E_ANY = 1, E_HARMFUL, E_HELPFUL, E_FIREFIGHT_OR_HACKING, E_JAILBREAK, E_CHOSEN };

/* Whom a modifier concerns. */
enum scope { S_THIS = 1, S_TEAM, S_ALLIES };

enum quantity {
    Q_VILLAINS = 1, Q_LEVEL_3, Q_HEROES, Q_DEFEATED, Q_HAND, Q_EQUIPMENT, Q_EVENTS, Q_OPEN_SLOTS,
    Q_DAMAGE, Q_OTHERS_AHEAD,
};

enum condition_word {
    C_DAMAGED = 1, C_UNDAMAGED, C_ALONE, C_TEAM, C_FULL_TEAM, C_SLOT, C_EQUIPPED, C_WEAPON, C_VEHICLE,
    C_ARMOUR, C_GADGET, C_VILLAINS, C_FEW_VILLAINS, C_HAND, C_EMPTY_HAND, C_DEFEATED, C_LEVEL,
    C_FIRST_PLAYER, C_BEHIND, C_ROUND,
};

/* Registers of an effect frame: choices, then what the moment concerns; NOBODY: none. R_CURSOR counts
 * the players for whom the running instruction is done. */
enum { R_PLAYER0, R_PLAYER1, R_HERO0, R_HERO1, R_THAT_PLAYER, R_THAT_HERO, R_TOKEN, R_CURSOR };
#define NO_TARGETS {NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, 0, 0}

enum verb_word {
    V_TARGET_HERO = 16, V_TARGET_PLAYER, V_TARGET_EVENT,
    V_DAMAGE, V_HEAL, V_HEAL_TEAM, V_DRAW, V_DRAW_AGENCY, V_DISCARD, V_DISCARD_RANDOM, V_STEAL,
    V_SALVAGE, V_INVESTIGATE, V_EXPOSE, V_FREE, V_CAPTURE, V_DEPORT, V_SCOUT, V_RALLY,
    V_BOOST_ATTACK, V_BOOST_HEALTH, V_VILLAIN_HEALTH, V_VILLAIN_ATTACK, V_PREVENT, V_PREVENT_ALL,
    V_CANCEL, V_VILLAIN_FLEES, V_VILLAIN_JAILED, V_REMOVE_EVENT, V_ADD_EVENT, V_REPLACE_EVENT,
    V_REVIVE, V_BANISH, V_ENLIST, V_REFRESH_MARKET, V_BARGAIN, V_BREAK, V_RECLAIM, V_READY, V_PROTECT,
    V_GAIN_ACTION, V_LOSE_ACTION,
    /* modifiers */
    V_ATTACK, V_HEALTH, V_CAPACITY, V_TOUGH, V_DISCOUNT, V_SECURE, V_MEDIC, V_DICE, V_ACCESS, V_HUNTER,
    V_COUNT,
    V_FIRST_MODIFIER = V_ATTACK,
};

#endif
