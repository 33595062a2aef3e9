/* rows.h: what the content of The Others is made of: the row of each kind, and the words of its language. */
#ifndef THE_OTHERS_ROWS_H
#define THE_OTHERS_ROWS_H

#include "engine/content.h"

#define GAME_FILE(name) <games/the-others/name>
#define GAME_LABEL "the_others"

enum kind_of_row {
    KIND_MAP = 1, KIND_STORY, KIND_MISSION, KIND_TILE, KIND_SIN, KIND_ACOLYTES, KIND_MONSTER, KIND_HERO,
    KIND_SIN_CARD, KIND_LEVEL, KIND_APOCALYPSE, KIND_UPGRADE, KIND_DARK_PAST,
};

/* Spaces lie on a lattice of 7 by 7: Districts where both coordinates are even, seams and corners of
 * streets between them (OT-S05). Number 0 is none, 1 + 7 * y + x the Space at (x, y). */
enum { LATTICE = 7, SPACES = 1 + LATTICE * LATTICE, TILES_WIDE = 4, TILES_HIGH = 4 };
static inline int space_x(int space) { return (space - 1) % LATTICE; }
static inline int space_y(int space) { return (space - 1) / LATTICE; }
static inline bool is_district(int space) { return !((space_x(space) | space_y(space)) & 1); }

/* Sets of Spaces: bit n is Space n. */
typedef u64 spaces;
static inline spaces space_bit(int space) { return 1ull << space; }

/* The six kinds of Exploration tokens (OT-278), as indices; in content the words are one higher. The
 * first four can be Cleansed (OT-S19). */
enum token { FIRE, CORRUPTION, PENTAGRAM, NEST, CLEANSABLE, EXTRA_TURN = CLEANSABLE, INNOCENT, TOKENS };
/* How many there are of each (OT-S03). */
extern const u8 token_counts[TOKENS] OWN(token_counts);
/* Other things that a map places: words of the same list. */
enum { T_NONE, T_FIRST, T_ALTAR = T_FIRST + TOKENS, T_ORBITAL, T_COMMISSIONER, T_PROXY, T_RAVENCORP };
/* What a Space is chosen for: 0 for anything, a token that is placed, one that is removed. */
enum { TO_PLACE = 1, TO_REMOVE = TO_PLACE + TOKENS };
enum npc { COMMISSIONER, PROXY, RAVENCORP, NPCS };

enum icon { I_HEAL = 1, I_REPENT, I_EXTRA_TURN, I_INVENTORY, I_STRIKE }; /* OT-114 to OT-119 */
enum { ICONS = 3 };                                                   /* on one District */
enum metro { RED = 1, BLUE };
enum story_type { TERROR = 1, CORRUPTION_STORY, REDEMPTION };         /* OT-021 */
enum class { LEADER = 1, FIXER, SHOOTER, BRUISER };                   /* OT-009 */
enum hero_type { DASHBOARD = 1, SECOND_FORM };
enum monster_type { ACOLYTE = 1, ABOMINATION, CONTROLLER, AVATAR, HELL_CLUB, TURNED }; /* OT-007, OT-S83 */

/* The moments at which Sin cards are played, and which set off abilities (OT-226). */
enum moment {
    TURN_START = 1, BEFORE_STEP, AFTER_STEP, CITY_ACTION, TOKEN_FOUND, BEFORE_CLEANSE, FIGHT_START, AFTER_ROLL,
    AFTER_FIGHT, TURN_END, REACTION_START, ON_WOUND, ON_CORRUPTION, ON_DEATH, ROUND_START, ROUND_END,
    /* these set off abilities only */
    VOLUNTEERED, RESET, MOMENTS,
};

/* When an Upgrade with a use may be used (OT-D19). */
enum use_at { IN_TURN = 1, IN_FIGHT, IN_CLEANSE };

enum mission_kind { M_KILL = 1, M_CLEANSE, M_TURN_UP, M_COLLECT, M_DELIVER, M_GATHER, M_CITY_ACTION, M_STATE };

/* What a Mission counts: kinds of Monsters, tokens, NPCs; 0: any. */
enum target {
    X_ACOLYTE = 1, X_ABOMINATION, X_CONTROLLER, X_AVATAR, X_HELL_CLUB,
    X_FIRE, X_CORRUPTION, X_PENTAGRAM, X_NEST, X_EXTRA_TURN, X_INNOCENT,
    X_COMMISSIONER, X_PROXY, X_RAVENCORP,
};

/* The parts of a row that have code; `part` of an effect frame. */
enum part {
    PART_EFFECT = 1, PART_USE, PART_BEGIN, PART_FINISH, PART_SETUP,
    PART_AFTER,   /* of a Mission: its Event, before the fork (OT-S120) */
    PART_BEFORE,  /* of a Mission: the Event on the branch that leads to it */
    PART_TRIGGER, /* and the next */
};

struct placed {
    u8 thing, space, count;
};

enum { PLACED = 48, PLACED_MONSTERS = 16, HIDDEN_TOKENS = 16, METROS = 8 };

/* The first part is written in content, the second follows from it (derive_map.c). */
struct map_row {
    struct row row;
    u8 story, start, river_column, river_row;
    spaces near[SPACES];      /* adjacent Spaces (OT-071) */
    spaces hero_near[SPACES]; /* with the Metro (OT-079) */
    spaces sight[SPACES];     /* Street Spaces in one straight line with it (OT-180) */
    spaces all, streets;
    struct { u8 tile[TILES_WIDE]; } tiles[TILES_HIGH];
    struct placed tokens[PLACED], monsters[PLACED_MONSTERS];
    u8 hidden[HIDDEN_TOKENS]; /* Spaces of face-down tokens */
    struct placed metro[METROS];
    u8 tile_at[SPACES];       /* tile of a District */
    u8 permanent[SPACES][CLEANSABLE];
    u8 icons[SPACES][ICONS];
    u8 spare[4];
};

struct tile_row {
    struct row row;
    u8 icons[ICONS], permanent[CLEANSABLE], spare;
};

struct story_row {
    struct row row;
    u8 type, first, sins_hide; /* sins_hide: the Sins Player lays the face-down tokens (OT-S22) */
    u8 brings_innocents;       /* bit H: its tasks may place Innocents when H Heroes are in play */
    u8 pool[TOKENS], spare[2]; /* make-up of the face-down tokens */
    u16 tale, spare2;
    struct code begin, finish, setup, passive;
};

struct mission_row {
    struct row row;
    u8 story, kind, target, number, per_hero, at, in_fight, at_round_end;
    u8 next[2], spare[2];
    struct code after, before;
};

struct sin_row {
    struct row row;
    u8 abomination, controller, avatar, spare;
    struct code passive; /* the Sin Power (OT-237) */
};

struct acolytes_row {
    struct row row;
    u8 acolyte, spare[3];
    struct code effect; /* the ability (OT-234, OT-235) */
};

struct monster_row {
    struct row row;
    u8 type, fight, defense, move;
    struct code passive;
};

struct hero_row {
    struct row row;
    u8 type, class, fight, skill, defense, ranged, second, per_round;
    u16 quote, spare;
    struct code passive;
    struct trigger when[TRIGGERS_MAX];
};

struct sin_card_row {
    struct row row;
    u8 sin, moment, copies, first_step;
    struct code effect;
};

struct level_row {
    struct row row;
    u8 number, spare[3];
    struct code effect, passive;
};

struct apocalypse_row {
    struct row row;
    u8 type, monster, copies, spare;
    struct code passive;
    struct trigger when[TRIGGERS_MAX];
};

struct upgrade_row {
    struct row row;
    u8 copies, use_at, spare[2];
    struct code passive, use;
};

struct dark_past_row {
    struct row row;
    u8 number, spare[3];
    struct code effect;
};

/* Rows of a kind are an array of its struct, so no stride has to be looked up. */
#define ROW_OF(type, kind, id) (&((const struct type *)(const void *)c->content->rows[kind])[id])
#define MAP(id) ROW_OF(map_row, KIND_MAP, id)
#define STORY(id) ROW_OF(story_row, KIND_STORY, id)
#define MISSION(id) ROW_OF(mission_row, KIND_MISSION, id)
#define TILE(id) ROW_OF(tile_row, KIND_TILE, id)
#define SIN(id) ROW_OF(sin_row, KIND_SIN, id)
#define ACOLYTES(id) ROW_OF(acolytes_row, KIND_ACOLYTES, id)
#define MONSTER(id) ROW_OF(monster_row, KIND_MONSTER, id)
#define HERO(id) ROW_OF(hero_row, KIND_HERO, id)
#define SIN_CARD(id) ROW_OF(sin_card_row, KIND_SIN_CARD, id)
#define LEVEL(id) ROW_OF(level_row, KIND_LEVEL, id)
#define APOCALYPSE(id) ROW_OF(apocalypse_row, KIND_APOCALYPSE, id)
#define UPGRADE(id) ROW_OF(upgrade_row, KIND_UPGRADE, id)
#define DARK_PAST(id) ROW_OF(dark_past_row, KIND_DARK_PAST, id)

/* Selectors of Heroes. */
enum hero_word {
    H_CURRENT = 1, H_THIS, H_EACH, H_OTHERS_HERE, H_THAT,
    H_ANY,    /* chosen by the owner of the effect */
    H_VOTED,  /* chosen by the Hero side together */
    H_CHOSEN, /* and the next: registers */
};

/* Selectors of Spaces. */
enum space_word { S_HERE = 1, S_HERE_OR_NEAR, S_ANY, S_STREET, S_DISTRICT, S_START, S_CHOSEN /* and the next */ };

/* What a Space must be like to be chosen; the first four: without a token of that kind. */
enum filter { F_NO_FIRE = 1, F_NO_CORRUPTION, F_NO_PENTAGRAM, F_NO_NEST, F_NO_HERO, F_NO_MONSTER };

/* Which Monsters an effect Summons. */
enum summoned {
    Z_CONTROLLER = 1, Z_AVATAR, Z_DEAD, Z_DEAD_ACOLYTE, Z_DEAD_ABOMINATION, Z_NEW_ACOLYTE, Z_NEW_ABOMINATION,
};

/* Whom a modifier concerns. */
enum scope { W_THIS = 1, W_OTHERS_HERE };

/* Who makes a choice that a text offers (OT-231). */
enum chooser { BY_CURRENT_HERO = 1, BY_HERO_SIDE };

enum quantity {
    Q_HERO_NUMBER = 1, Q_FIRE, Q_CORRUPTION, Q_PENTAGRAM, Q_NEST, Q_INNOCENT, Q_DEAD, Q_MONSTERS, Q_APOCALYPSE,
    Q_KILLED_HEROES,
};

enum condition_word {
    C_ALONE = 1, C_STEPS, C_DISTRICT, C_STREET, C_RANGED, C_CLOSE, C_MONSTERS, C_KILLED, C_ROUND, C_NO_MISSION,
    C_HERO_KILLED, C_LEVEL, C_UPGRADE, C_FIRE, C_CORRUPTION, C_PENTAGRAM, C_NEST, C_INNOCENT, C_FIGHT_ROLL,
    C_CONTROLLER, C_AVATAR, C_FEW_DEAD, C_NO_CITY_ACTION, C_SECOND_FORM, C_HEROES, C_FEW_HEROES,
};

/* Registers of an effect frame: choices, then what the moment concerns; 0xFF or 0: none. R_CURSOR counts the
 * Heroes for whom the running instruction is done. R_HERE is where its Hero was killed in the middle of it. */
enum { R_HERO0, R_HERO1, R_SPACE0, R_SPACE1, R_THAT_HERO, R_CURSOR, R_HERE };

enum verb_word {
    V_TARGET_HERO = 16, V_VOTE_HERO, V_TARGET_SPACE,
    V_WOUND, V_CORRUPT, V_HEAL, V_REPENT, V_KILL, V_LOSE_UPGRADE, V_LOSE_EXTRA_TURNS, V_GAIN_EXTRA_TURN,
    V_TURN_MONSTER, V_CHANGE_FORM, V_CHANGE_BACK, V_TELEPORT, V_DRIVE, V_START_FIGHT,
    V_PLACE, V_REMOVE, V_COVER, V_TELEPORT_MONSTER, V_SUMMON, V_RAISE_ACOLYTE,
    V_DRAW, V_RISE, V_LOWER, V_APOCALYPSE_CARD, V_REACTION_TOKEN,
    V_ADD_SIN_DICE, V_ADD_SIN_HITS, V_ADD_SIN_CORRUPTION, V_HARD_HIDE, V_LESS_DICE, V_SLOW, V_HASTE, V_SECOND_MOVE,
    V_FORBID_HEALING, V_JAM,
    /* modifiers of Heroes */
    V_DICE, V_HITS, V_DEFENSE, V_CC, V_SKILL, V_CLEANSE_DICE, V_STEPS, V_RANGED, V_NIMBLE,
    /* modifiers of the Sins Player's side */
    V_SIN_DICE, V_SIN_HITS, V_SIN_CORRUPTION, V_FRAILTY, V_FIGHT, V_ARMOUR, V_PENTAGRAM_DICE, V_FIRE_DICE,
    V_CORRUPTION_DICE, V_SUMMONS, V_DRAWS, V_MOVERS, V_REACTIONS, V_NO_REPENT, V_NO_FIRST_REPENT, V_NO_FIRST_HEAL,
    V_INVENTORY_OFFER, V_STRIKE_STEPS, V_ENTRY_LEVEL, V_PACE, V_GRIP, V_GREED, V_FOUL,
    V_COUNT,
    V_FIRST_MODIFIER = V_DICE,
};

#endif
