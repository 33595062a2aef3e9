/* rows.h: what the content of Guardians' Chronicles is made of: the row of each kind, and the words of its language. */
#ifndef GUARDIANS_ROWS_H
#define GUARDIANS_ROWS_H

#include "engine/content.h"

#define GAME_FILE(name) <games/guardians/name>
#define GAME_LABEL "guardians"

enum kind_of_row {
    KIND_ROOM = 1, KIND_HERO, KIND_VILLAIN, KIND_SCENARIO, KIND_POWER, KIND_EVENT, KIND_WOUND, KIND_MISSION,
    KIND_ARTICLE, KIND_HEADLINE, KIND_ADVERTISEMENT,
};

/* -- Rooms ---------------------------------------------------------------------------------------------------- */

/* A tile is 5 x 5 cells; a base lies in a frame of 3 x 3 tiles. Local cells of a tile are numbered row by row, and so
 * are the cells of the frame (geometry.h). */
enum {
    TILE_SIDE = 5, TILE_CELLS = TILE_SIDE * TILE_SIDE, MIDDLE = TILE_SIDE / 2,
    FRAME_SIDE = 3, TILES = FRAME_SIDE * FRAME_SIDE,
    AREAS = 6,                    /* of one tile, at most */
    AREA_SPACES = 5,              /* of one Area, at most */
    REINFORCEMENTS = 4,           /* Reinforcement Spaces of one tile: 1+ to 4+ */
    TASKS = 4, TURNS = 4,         /* quarter turns */
    NO_AREA = 0xFF,
};

/* What a cell is; the dot of its Space (GC-015 to GC-019). */
enum dot { SOLID, BLUE, GREEN, ORANGE, PURPLE, REINFORCEMENT };

/* Directions: sides are even, corners odd, clockwise from the north. */
enum direction { NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST, DIRECTIONS };

/* A room as it lies after some quarter turns: everything that does not depend on the rest of the base. Sets of
 * directions are bits of enum direction; only sides can have barriers. */
struct layout {
    u8 dot[TILE_CELLS];      /* enum dot */
    u8 area[TILE_CELLS];     /* of a Space; NO_AREA: a Reinforcement Space (GC-S16) or solid */
    u8 mark[TILE_CELLS];     /* of an orange Space its task, of a Reinforcement Space its n, of a purple one a number */
    u8 barrier[TILE_CELLS];  /* sides with a wall, with a solid cell beyond, or at the tile's border */
    u8 near[TILE_CELLS];     /* directions of adjacent Spaces in the same room (GC-S14) */
    u8 exit[TILE_CELLS];     /* of a Reinforcement Space: the Area that it is attached to */
    u8 area_near[1 << AREAS]; /* of each set of Areas: those adjacent to one of them (GC-S13) */
    u8 area_far[1 << AREAS]; /* the same for Villains, who walk through an obstacle (GC-S104) */
    u8 gates[1 << AREAS];    /* sides whose front Space is in one of them */
    u8 spaces[AREAS][AREA_SPACES]; /* local cells of each Area; the rest is 0xFF */
    u32 cells[AREAS];        /* the same as sets of local cells */
    u32 beside[TILE_CELLS];  /* adjacent Spaces in the same room, as a set: see `near` */
    u32 clear[TILE_CELLS];   /* cells that a line leads to without a barrier (GC-S15) */
    u8 gate_area[DIRECTIONS]; /* the Area of each side's front Space, NO_AREA: it has none */
    u8 areas;                /* how many there are */
    u8 openings;             /* sides with an opening in their middle (GC-S102) */
    u8 reinforcement[REINFORCEMENTS]; /* local cell of 1+ to 4+, 0xFF: none */
    u8 captive;              /* local cell where the captive is held, 0xFF: nowhere (GC-S20) */
    u8 spare;
};

enum room_kind { ENTRANCE = 1, CONTROL_ROOM, OBJECTIVE, TRAP };
enum stat { SPEED, ATTACK, DEFENSE, MENTAL, STATS };

/* A task of a room: a Value Check on its orange Spaces, and what its success does. */
enum success { SWITCH_OFF = 1, RESOLVE_ONE, FREE_CAPTIVE, CLEAR_WAY /* removes the obstacle */ };
struct task {
    u8 stats;   /* bits of enum stat: which values may be checked */
    u8 dice;
    u8 heroes;  /* 1: the number of Heroes is added (GC-170) */
    u8 success; /* enum success */
};

struct room_row {
    struct row row;
    u8 kind, tile, captive, tokens; /* tile: the physical one, two rooms share it; captive: it holds one; tokens: how
                                       many successes neutralise its Objective */
    u8 separate;                    /* a task is done once; 0: as often as there are tokens */
    u8 purples, greens, obstacle;   /* obstacle: one is drawn */
    u16 picture, what;              /* the drawing; what its tokens are called: "missile" */
    struct task task[TASKS];
    struct code activated;          /* when Skarov activates the room (GC-255) */
    struct code each_turn;          /* of an Objective that is not settled, in the Objectives step (GC-259) */
    struct layout shape[2 * TURNS]; /* as it is laid, then without its obstacle (GC-S104) */
};

/* -- Scenarios ------------------------------------------------------------------------------------------------ */

enum link_kind {
    NO_LINK, DOOR, AIRLOCK, CONTROL_DOOR, LINK_KINDS,
    SEALED_AIRLOCK = LINK_KINDS, /* of a scenario: an Airlock that is sealed at first (GC-S09) */
    OBSTACLE = LINK_KINDS,       /* of a scene: what bars a line within a room (GC-S104) */
};
enum rank { ROOKIE, NORMAL, VETERAN, RANKS };

struct placed_tile { u8 room, turn; };
struct laid_tile { u8 at, room, turn; }; /* as the scenario's file has it */
struct placed_link { u8 from, to, kind; };
struct placed_villain { u8 villain, tile; };
enum { SCENARIO_LINKS = 14, SCENARIO_VILLAINS = 4 };

struct scenario_row {
    struct row row;
    u8 tiles, rank, least, most;    /* how many tiles; what the book recommends */
    u8 free, spares, countdown, clock; /* free: Skarov builds the base; spares: further Lieutenants of his choice;
                                          countdown 0: by GC-S126; clock of the Showdown (GC-S125) */
    struct laid_tile laid[TILES];   /* in the order of its file: that of the purple Spaces (GC-253) */
    u8 objectives;
    u16 story;
    struct placed_tile tile[TILES]; /* a1 b1 c1 a2 ...: it follows from `laid` */
    struct placed_link link[SCENARIO_LINKS];
    struct placed_villain lieutenant[SCENARIO_VILLAINS];
    u8 purple[8];                   /* the tile of each purple Space, or 0xFF */
    u8 rank_of_two, rank_of_three;  /* the rank recommended for at most so many Heroes, if it is higher (GC-297) */
};

/* -- Characters and cards ------------------------------------------------------------------------------------- */

/* How often a trigger acts: whenever its moment comes (once per attack, GC-S65), or less. */
enum how_often { EVERY_TIME, ONCE_PER_TURN, ONCE_PER_ACTIVATION };
enum type_word { SOLDIER = 1, BRAWLER, ENERGY, MYSTIC, ROBOT, KINOICHI, MUTANT, GENIUS }; /* GC-037 */

/* shared_mask of a row: bits of its modifiers that concern others than their owner. */
struct hero_row {
    struct row row;
    u32 shared_mask;
    u8 type, once, spare[2];        /* once: enum how_often its triggers act */
    u8 values[RANKS][STATS + 1];    /* Speed, Attack, Defense, Mental, Health of the three ID cards */
    u8 spare2;
    u16 civil_name, spare3;
    struct code passive, use;       /* use: once per turn in his activation, without an Action */
    struct trigger when[TRIGGERS_MAX];
};

enum villain_rank { ACOLYTE = 1, LIEUTENANT, MASTER };
struct villain_row {
    struct row row;
    u32 shared_mask;
    u8 rank, type, figures, ranged; /* ranged: it follows from its power */
    u8 speed, attack, defense, actions;
    u8 health, once, spare[2];
    struct code passive;
    struct trigger when[TRIGGERS_MAX];
};

/* The symbol of a Special Power (GC-211), and how it is used (GC-202 to GC-204). */
enum symbol { NO_POWER, S_MOVEMENT, S_ATTACK, S_DEFENSE, S_MENTAL, S_COORDINATION, S_WEAKNESS };
enum mode_of_use { PERMANENT = 1, ACTION, UNIQUE_ACTION };

struct power_row {
    struct row row;
    u32 shared_mask;
    u8 hero, rank, symbol, mode;    /* rank: whose set it belongs to; symbol 0: it has no Special Power */
    i8 bonus[STATS];                /* of the Secret Technique; all 0: it has none */
    u8 replaces, once, spare[2];    /* replaces: of a Rookie card, the normal one (GC-S49) */
    struct code effect, passive;
    struct trigger when[TRIGGERS_MAX];
};

struct event_card_row {
    struct row row;
    u8 copies, in_attack, spare[2]; /* in_attack: may be played when an attack of the activation is declared */
    i8 bonus[STATS];                /* of the Secret Technique; in place of Mental: Actions */
    struct code effect;
};

struct wound_row {
    struct row row;
    u8 copies, no_unique, spare[2];
    i8 bonus[STATS];
};

/* What a Personal Mission counts. */
enum deed {
    D_DOOR_OPENED = 1, D_DOOR_BROKEN /* by an Attack check */, D_LIEUTENANT, D_AT_OBJECTIVE, D_HIT_SKAROV, D_ACOLYTE,
    D_ACOLYTES_AT_ONCE /* in one activation */, D_ACOLYTE_RANGED, D_CARDS_HIT /* different Villain cards */,
    D_TASK_FINISHED, D_CHECK, D_HEALED, D_OBJECTIVE_TASK, D_UNWOUNDED /* at the end */, DEEDS,
};
struct mission_row {
    struct row row;
    u8 hero, result, deed, number;  /* result: of the Combat die, 0, 1, 2 or POW (3) */
};

enum { POW = 3 };

/* The newspaper (chapter 25); sides as in rules.sides. */
enum article_about { ABOUT_OBJECTIVE = 1, ABOUT_HERO, ABOUT_SHOWDOWN };
struct article_row {
    struct row row;
    u8 about, room, hero, spare;    /* the room of an Objective, the Hero */
    u16 patrol_title, patrol_text, skarov_title, skarov_text;
};
struct headline_row {
    struct row row;
    i8 from, to;                    /* difference of articles, Patrol's minus Skarov's */
    u8 spare[2];
    u16 text, spare2;
};
struct advertisement_row {
    struct row row;
    u16 text, spare;
};

#define ARTICLE(id) ROW_OF(article_row, KIND_ARTICLE, id)
#define ROW_OF(type, kind, id) (&((const struct type *)(const void *)c->content->rows[kind])[id])
#define SCENARIO(id) ROW_OF(scenario_row, KIND_SCENARIO, id)
#define ROOM(id) ROW_OF(room_row, KIND_ROOM, id)
#define HERO(id) ROW_OF(hero_row, KIND_HERO, id)
#define VILLAIN(id) ROW_OF(villain_row, KIND_VILLAIN, id)
#define POWER(id) ROW_OF(power_row, KIND_POWER, id)
#define EVENT(id) ROW_OF(event_card_row, KIND_EVENT, id)
#define WOUND(id) ROW_OF(wound_row, KIND_WOUND, id)
#define MISSION(id) ROW_OF(mission_row, KIND_MISSION, id)

/* The parts of a row that have code; `part` of an effect frame. */
enum part { PART_EFFECT = 1, PART_ACTIVATED, PART_EACH_TURN, PART_USE, PART_TRIGGER /* and the next */ };

/* Moments at which powers act by themselves or are offered (GC-S50, GC-S65). */
enum moment {
    ON_ACTIVATED = 1,   /* its owner's activation begins */
    ON_ATTACKED,        /* an attack on the owner is declared: responses */
    ON_ALLY_ATTACKED,   /* an attack on another character of its side is declared */
    ON_ROLLED,          /* the owner's attack was rolled: changes of the result, the attacker's first */
    ON_WOULD_HIT,       /* an attack on the owner would succeed: last change of the result */
    ON_ATTACK_HIT,      /* an attack of the owner has succeeded */
    ON_ATTACK_DONE,     /* an attack of the owner is over, whatever came of it */
    ON_HIT,             /* the owner was hit and is still there */
    MOMENTS,
};

/* -- The language of effects ---------------------------------------------------------------------------------- */

/* Selectors of figures. "he" is the owner of the effect: its place is a figure; the place of a room's effect is a
 * tile, and "here" is that room. Choices are made by the owner of the effect. */
enum figure_word {
    W_SELF = 1, W_TARGET, W_ATTACKER, W_THAT,               /* the owner; of the attack under way; of `each` */
    W_HEROES, W_OTHER_HEROES, W_HEROES_IN_ROOM, W_OTHERS_IN_ROOM, W_HEROES_HERE, /* all of them */
    W_VILLAINS_BESIDE, W_HEROES_BESIDE_IT,                  /* for `each`; it: a figure that was removed */
    W_A_HERO, W_ANOTHER_HERO, W_ANOTHER_IN_ROOM, W_ANOTHER_BESIDE, W_A_HERO_HERE, /* chosen */
    W_A_VILLAIN, W_A_ROBOT, W_A_HENCHMAN /* not Skarov */, W_VILLAIN_BESIDE, W_VILLAIN_IN_SIGHT, /* chosen */
    W_CHOSEN,                  /* and the next: registers that hold a figure */
    W_HEROES_OF_A_ROOM = W_CHOSEN + 2, /* chosen: a room */
    W_IN_CHOSEN_ROOM,          /* and the next: the Heroes in the room that a register holds */
};
/* Whom a modifier concerns, seen from its owner. */
enum scope { SCOPE_SELF = 1, SCOPE_OTHERS, SCOPE_OTHERS_IN_ROOM, SCOPE_TEAM, SCOPE_TEAM_IN_ROOM };
/* Rooms of effects. */
enum room_word { ROOM_HERE = 1, ROOM_ANY, ROOM_CHOSEN /* and the next */ };
/* Free Spaces where a text puts somebody. */
enum space_word { AT_ENTRANCE = 1, AT_QUIET_ROOM /* a room without Heroes */, AT_ANOTHER_HERO /* beside one */ };
enum door_word { AN_OPEN_DOOR = 1, AN_OPEN_AIRLOCK, A_SEALED_AIRLOCK, DOOR_CHOSEN /* and the next */ };
/* How an attack of a text is made: as usual, at range, on a Villain beside another Hero. */
enum style { STYLE_USUAL, STYLE_RANGED, STYLE_FLANKED };
enum gait { GAIT_WALK, GAIT_FLY };
enum dice_kind { DICE_COMBAT = 1, DICE_POWER };
/* What a forced check is made with: a value, and CHECK_HEROES if the number of Heroes is added. */
enum { CHECK_HEROES = 8 };

enum condition_word {
    C_ALONE = 1, C_ACTIVATED, C_RANGED, C_DAMAGED, C_TARGET_IN_ROOM, C_TARGET_BESIDE,
};
enum quantity { Q_HEROES = 1 };

/* What a chosen figure must have, so that the verb has its object. */
enum needs { NEEDS_DAMAGE = 1, NEEDS_SPACE /* a free one beside it */, NEEDS_FOE /* whom it can attack */ };

/* Registers of an effect frame. */
enum { R_FIGURE0, R_FIGURE1, R_ROOM0, R_DOOR0 = R_ROOM0 + 2, R_THAT, R_CURSOR, R_WHERE };

enum verb_word {
    V_TARGET_FIGURE = 16, V_TARGET_ROOM_OF, V_TARGET_ROOM, V_TARGET_DOOR,
    V_FIGHT, V_STRIKE, V_FREE_ATTACK, V_ASSAIL, V_PERIL, V_TOKEN, V_EASE, V_VEX, V_HEAL, V_SHIFT, V_MOVE, V_DASH,
    V_SWAP, V_PLACE, V_REMOVE, V_REINFORCE, V_CLOSE, V_SEAL, V_UNSEAL, V_POWER_DICE, V_OVERDRIVE, V_DAZE, V_AMBUSH,
    V_DISCARD_EVENT, V_FOIL, V_REROLL, V_INTERCEPT, V_WARD, V_MARCH,
    /* modifiers */
    V_SPEED, V_ATTACK, V_DEFENSE, V_MENTAL,
    V_CHECKS,       /* added to each Value Check */
    V_TOTAL,        /* added to the total of an attack roll */
    V_DICE,         /* Power dice in attacks, not in checks */
    V_FEWER,        /* attackers roll fewer Combat dice */
    V_RANGED, V_NO_RANGED, V_FLIES, V_SLIPS, V_MUST_ATTACK, V_TWO_TARGETS, V_PUSH_FAR,
    V_COUNT,
    V_FIRST_MODIFIER = V_SPEED,
};

#endif
