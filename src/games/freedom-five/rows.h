/* rows.h: what the content of Freedom Five is made of: the row of each kind, and the words of its language. */
#ifndef FREEDOM_FIVE_ROWS_H
#define FREEDOM_FIVE_ROWS_H

#include "engine/content.h"

#define GAME_FILE(name) <games/freedom-five/name>
#define GAME_LABEL "freedom_five"

enum kind_of_row {
    KIND_LOCATION = 1, KIND_HERO, KIND_ABILITY, KIND_TASK, KIND_SCHEME, KIND_ANARCHY, KIND_BYSTANDER, KIND_JUSTICE,
    KIND_SPECIAL, KIND_VILLAIN, KIND_COMIC, KIND_CHAPTER, KIND_EVENT, KIND_GEAR, KIND_MODIFIER,
};

/* The four Attributes: Body, Spirit, Mind, Tech (FF-002, FF-S03), and the wild colour (FF-003). */
enum colour { RED, BLUE, GREEN, YELLOW, COLOURS, PURPLE = COLOURS, ALL_COLOURS };

/* -- The city ------------------------------------------------------------------------------------------------- */

enum { LOCATIONS = 30, HQ = 15, NEIGHBOURS = 4, STEPS_MOST = 7 }; /* rows 1 to 30 are the Locations of those numbers (FF-004) */

struct location_row {
    struct row row;
    u8 colour, x, y, spare;          /* x, y: the cell of the map, from 0 */
    u8 near[NEIGHBOURS];             /* ascending, the rest is 0: it follows from the cells (FF-005) */
    u32 neighbours;                  /* the same as bits */
    u8 distance[LOCATIONS + 1];      /* Move steps to each other one (FF-S135) */
    u8 spare2;
    u32 within[STEPS_MOST + 1];      /* those at most so many steps away, itself among them, as bits */
};

/* -- Heroes --------------------------------------------------------------------------------------------------- */

/* The standard Actions, in the order of the table in the ledger. */
enum standard_action {
    ON_BOARD_MOVE, ON_BOARD_RECOVER, ON_BOARD_HEAL, ON_BOARD_TASK, ON_BOARD_ATTACK, ON_BOARD_ABILITY, ON_BOARD_JUSTICE,
    ON_BOARD_INTERACT, STANDARD_ACTIONS,
};
enum phase_bits { IN_PRIVATE_LIFE = 1, IN_HERO_PHASE = 2, IN_EITHER = 3 }; /* FF-056, FF-S07 */
enum { HOME_BASES = 2, BASIC_CARDS = 24, UPGRADED_CARDS = 4, TASK_CARDS = 3, ACTION_TOKENS = 5, SPECIAL_SLOTS = 3 };

/* What can be true of a Hero at a free moment, found once for a whole list: see derive_facts.c and facts.c. Of things
 * in the city there is one fact for each reach of enum reach_word, in that order. */
enum reach_word { REACH_HERE, REACH_NEAR, REACH_HERE_OR_NEAR, REACH_WITHIN_2, REACH_ANY, REACHES };
enum play_fact {
    FACT_SURE, FACT_DRAWS, FACT_DISCARDS, FACT_DAMAGE, FACT_EXHAUSTED,
    FACT_CARDS /* at least 1, 2, 3, 4 in hand */, FACT_AVAILABLE = FACT_CARDS + 4 /* at least 1, 2 Action tokens */,
    FACT_OTHERS = FACT_AVAILABLE + 2, FACT_SPECIALS, FACT_TRACK, FACT_BYSTANDER_HERE, FACT_SPARE_BYSTANDER,
    FACT_CITY_KNOWN /* the facts that follow have been looked up */, FACT_OTHERS_HERE, FACT_REMOVABLE_HERE,
    FACT_REMOVABLE_NEAR, FACT_HENCHMEN,
    FACT_UNREST = FACT_HENCHMEN + REACHES, FACT_TOKEN = FACT_UNREST + REACHES, FACT_VILLAIN = FACT_TOKEN + REACHES,
    FACT_VILLAIN_CARD = FACT_VILLAIN + REACHES, FACT_COUNT = FACT_VILLAIN_CARD + REACHES, FACT_UNKNOWN = 63,
};
/* What an effect asks for: one of `enough`, and all of `price`. FACT_UNKNOWN: not all of it can be told from facts. */
struct demands { u64 enough, price; };

/* A side of the Character card. */
struct power {
    u16 name, spare;
    u8 action, once;                 /* it costs an Action token (FF-057); once per turn (FF-S27) */
    u8 spare2[2];
    struct code effect;              /* used at a free moment; length 0: it acts by itself (passive, when) */
    struct demands demands;          /* of the effect */
    struct code passive;
};

struct hero_row {
    struct row row;
    u8 target[COLOURS];              /* N of "N+" (FF-075) */
    u8 move, recover, heal, heals_anywhere; /* FF-082, FF-086, FF-087 */
    u8 heal_in[HOME_BASES], home[HOME_BASES]; /* Locations, 0: no further one (FF-089, FF-030) */
    u8 phases[STANDARD_ACTIONS];     /* enum phase_bits */
    u8 actions[2];                   /* bits of those in the Private Life phase, in the Hero phase: from phases */
    u8 only_at_hq;                   /* bits of enum standard_action (FF-209) */
    u8 names_first, has_die, spare[3]; /* FF-035; the white die (FF-S05) */
    u16 civil_name, about;           /* a line about how he or she plays */
    struct power side[2];            /* Private Life, Hero: enum mode */
    struct trigger when_private[TRIGGERS_MAX], when_hero[TRIGGERS_MAX];
};

/* An Ability card of one Hero. Rows of the box and of a pack together are at most 254, as many as a byte can name: the
 * eight Heroes have 224, a pack can bring a ninth, and one that brings more leaves others out. */
struct ability_row {
    struct row row;
    u8 hero, colour, dice, action;   /* colour may be PURPLE; action: it has the Hero symbol (FF-097) */
    u8 cost, envelope, spare[2];     /* Upgrade Points of an Upgraded card, 0: a basic one; what unlocks it */
    struct code effect;              /* an Action, or a Free Action at a free moment of the Hero phase (FF-S124) */
    struct demands demands;          /* of the effect: they follow from it */
    struct trigger when[TRIGGERS_MAX]; /* a reaction: played at this moment instead */
};

struct task_row {
    struct row row;
    u8 hero, location, colour, cost; /* cost: Ability cards of that colour, 0 to 2 (FF-189) */
};

/* -- Shared decks --------------------------------------------------------------------------------------------- */

enum scheme_step { PLACE_HENCHMAN = 1, PLACE_BYSTANDER, PLACE_MASTERMIND, MOVE_VILLAIN };
enum { SCHEME_STEPS = 3 };
struct step_of_scheme { u8 kind, location, colour; };
struct scheme_row {
    struct row row;
    u8 justice_rules;                /* a JRN card: it has nothing else (FF-131) */
    u8 good, gives_task, spare;      /* the Event is Good or Bad; it is the Personal Task Event (FF-129) */
    struct step_of_scheme step[SCHEME_STEPS];
    u8 spare2[3];
    struct code event;
};

/* A test: dice of one colour, and how many successes it takes. */
struct test { u8 colour, dice, successes, spare; };

/* Anarchy cards and Freedom Tower Anarchy cards. */
struct anarchy_row {
    struct row row;
    u8 tower, common, spare[2];      /* of which of the two decks it is one card; common follows from tower */
    struct test test;
    struct code reward, penalty;
};

struct bystander_row {
    struct row row;
    u8 icons, envelope, spare[2];
    struct code effect;              /* the reward or penalty (FF-205) */
};

enum justice_kind { BY_PLACE = 1, BY_TEST, BY_PAYMENT };
struct justice_row {
    struct row row;
    u8 kind, location, clear, envelope; /* location 0: anywhere; clear: no Henchman may be there */
    struct test test;                /* by payment: only the colour (PURPLE: any) */
    u8 cards, spare[3];              /* by payment: how many Ability cards */
    struct code reward, penalty;     /* reward: used once, at a free moment of the own turn */
    struct demands demands;          /* of the reward */
    struct trigger when[TRIGGERS_MAX]; /* or at this moment instead */
};

struct special_row {
    struct row row;
    u8 dice, copies, envelope, quest; /* Purple dice; quest: a Side Quest of this Comic unlocks it */
    struct code effect;
    struct demands demands;
    struct trigger when[TRIGGERS_MAX];
};

/* -- Villains ------------------------------------------------------------------------------------------------- */

enum { REWARDS = 4 };
struct villain_row {
    struct row row;
    u8 colour, mastermind, per_hero, plus; /* Durability: per_hero times H, plus (FF-272, FF-317) */
    u8 back, moves_to_tokens, spare[2];    /* the row of its second side; a Mastermind's own movement rule: to each
                                              Mastermind token that is placed */
    struct code movement, counterstrike, after; /* any may be empty (FF-368) */
    struct code defense;                   /* modifiers */
    struct code reward[REWARDS];           /* of the Defeated side; none for a Mastermind (FF-319) */
    struct trigger when[TRIGGERS_MAX];
};

/* -- Scenario Comics ------------------------------------------------------------------------------------------ */

enum { CHAPTERS_MOST = 4, PLOTS_MOST = 3, EVENTS_OF_CHAPTER = 5, QUEST_TOKENS = 3, JUSTICE_REWARDS = 2, PHASE_STEPS = 4,
       PLACED_MOST = 6, STRIP_MOST = 4 };

/* What an objective, a win or a loss asks for; `n` says how many. */
enum goal_word {
    NO_GOAL, MASTERMIND_DEFEATED, VILLAINS_DEFEATED /* in all since the start */, BYSTANDERS_HELD, TOKENS_RESOLVED /* in
    this Chapter */, TOKENS_CLAIMED /* Quest or Evidence tokens of this Chapter's objective */,
    NO_ANARCHY_NEAR_HQ, TRACK_AT,
};
struct goal { u8 word, n; };

struct placed_anarchy { u8 location, colour; };
struct placed_villain { u8 villain, location; }; /* location 0: random (FF-130) */

/* What a Victory or a Defeat changes in the set-up of the next Comic (FF-332). */
struct aftermath { u8 specials, track, points, modifiers, fewer_jrn, allies, late_construction, spare; };

struct comic_row {
    struct row row;
    u8 number;                       /* its place in the campaign, 0: only Free Play */
    u8 chapters, track, jrn;         /* chapters follows from their rows; where the track starts */
    u8 plot[PLOTS_MOST], schemes;    /* schemes: Scheme cards of set-up beyond H, steps 1 and 2 (FF-037) */
    u8 anarchy[COLOURS], purple;     /* tokens of each colour, and how many are Purple (FF-249) */
    u8 points, augments, allies;
    u8 modifiers, objective_takes_plot, deals_places, spare; /* FF-S80's switch; each Hero's Justice card is one by
                                        place (Comic 1) */
    u8 special, specials;            /* tutorial dealing: this Special card, to that many Heroes (FF-S09) */
    struct goal win, lose;           /* lose: besides FF-147 */
    struct placed_villain villain[COLOURS]; /* the Mastermind among them */
    struct placed_anarchy laid[PLACED_MOST];
    struct aftermath won, lost;
    u8 chapter[CHAPTERS_MOST];       /* their rows, in order: they follow from the chapters */
    u16 introduction, objective_text, victory, defeat, quest_success;
};

enum phase_step_kind { STEP_ATTACK = 1, STEP_DRAW, STEP_SCHEME, STEP_OTHER };
struct phase_step { u8 kind, n, parts; }; /* parts: bits 0 to 2 the steps of a Scheme card, bit 3 its Event (FF-S104) */

enum quest_kind { NO_QUEST, SIDE_QUEST, EVIDENCE };
enum guard { NO_GUARD, GUARDED, SPARED }; /* no attack and no damage; all but the last damage (FF-S139) */
struct chapter_row {
    struct row row;
    u8 comic, number;
    u8 under_construction;           /* HQ gets the token when it opens; 2: or in the next Chapter, see aftermath */
    u8 flips_mastermind;             /* when it opens (FF-318) */
    struct goal objective;
    u8 quest, guard;                 /* of the Mastermind (FF-S139) */
    u8 quest_at[QUEST_TOKENS], spare2;
    struct test quest_test;          /* colour: PURPLE: the Location's own */
    struct phase_step phase[PHASE_STEPS]; /* ends with kind 0 (FF-111) */
    u8 event[EVENTS_OF_CHAPTER];     /* rows of Mastermind Events 1 to 5 */
    u8 spare3[3];
    struct code opening, other, quest_failure; /* other: what STEP_OTHER does */
    struct code reward[JUSTICE_REWARDS];
    struct code passive;             /* Special Rules that change values */
    struct trigger when[TRIGGERS_MAX];
    u16 before, after, special_rules; /* the comic strip told when it opens and when it is left; the rules in words if
                                         the printed effects do not say all */
    u16 spare4;
};

struct event_of_row {
    struct row row;
    u8 keeps_token, hero_chooses, spare[2]; /* hero_chooses: the colour, before the roll (Comic 3, Event 5) */
    struct test test;                /* colour PURPLE: the Mastermind's */
    struct code success, failure;
};

/* -- Customization -------------------------------------------------------------------------------------------- */

/* Augments (ally 0) and Allies. */
struct gear_row {
    struct row row;
    u8 ally, hero, uses, envelope;   /* hero 0: for any Hero; uses: of an Ally (FF-351) */
    u8 quest, once, spare[2];        /* quest: a Side Quest of this Comic unlocks it */
    struct code effect;              /* of an Ally: a Free Action; of an Augment likewise, once per turn */
    struct demands demands;
    struct code passive;
    struct trigger when[TRIGGERS_MAX];
};

/* Henchmen Modifiers (FF-361): `passive` changes values of Henchmen of the colour. */
struct modifier_row {
    struct row row;
    u8 colour, envelope, spare[2];
    struct code passive;
    struct trigger when[TRIGGERS_MAX];
};

#define ROW_OF(type, kind, id) (&((const struct type *)(const void *)c->content->rows[kind])[id])
#define LOCATION(id) ROW_OF(location_row, KIND_LOCATION, id)
#define HERO(id) ROW_OF(hero_row, KIND_HERO, id)
#define ABILITY(id) ROW_OF(ability_row, KIND_ABILITY, id)
#define TASK(id) ROW_OF(task_row, KIND_TASK, id)
#define SCHEME(id) ROW_OF(scheme_row, KIND_SCHEME, id)
#define ANARCHY(id) ROW_OF(anarchy_row, KIND_ANARCHY, id)
#define BYSTANDER(id) ROW_OF(bystander_row, KIND_BYSTANDER, id)
#define JUSTICE(id) ROW_OF(justice_row, KIND_JUSTICE, id)
#define SPECIAL(id) ROW_OF(special_row, KIND_SPECIAL, id)
#define VILLAIN(id) ROW_OF(villain_row, KIND_VILLAIN, id)
#define COMIC(id) ROW_OF(comic_row, KIND_COMIC, id)
#define CHAPTER(id) ROW_OF(chapter_row, KIND_CHAPTER, id)
#define EVENT(id) ROW_OF(event_of_row, KIND_EVENT, id)
#define GEAR(id) ROW_OF(gear_row, KIND_GEAR, id)
#define MODIFIER(id) ROW_OF(modifier_row, KIND_MODIFIER, id)

/* The parts of a row that have code; `part` of an effect frame. */
enum part {
    PART_EFFECT = 1, PART_REWARD /* and the next three */, PART_PENALTY = PART_REWARD + 4, PART_EVENT, PART_SUCCESS,
    PART_FAILURE, PART_MOVEMENT, PART_COUNTERSTRIKE, PART_AFTER, PART_OPENING, PART_OTHER, PART_PRIVATE, PART_HERO,
    PART_TRIGGER /* and the next; of a Hero's card: those of Private Life first */,
};

/* Moments at which cards can be played or act by themselves (FF-S24, FF-S25). */
enum moment {
    ON_TURN = 1,         /* the owner's turn begins */
    ON_HURT,             /* the owner is to be dealt damage: prevention (FF-S56) */
    ON_OTHER_HURT,       /* another Hero is */
    ON_TEST,             /* the owner is about to roll a test: further dice */
    ON_TESTED,           /* a test of the owner was rolled: rerolls and changes */
    ON_OTHER_TESTED,     /* one of another Hero in the same Location was */
    ON_HENCHMEN_ROLLED,  /* the owner's Attack on Henchmen was rolled */
    ON_STRUCK,           /* the owner has rolled in a Villain fight */
    ON_COMMITTED,        /* the owner is in the Commit step: dice from other sources */
    ON_CLEARED,          /* the owner has removed the last Henchman of a Location */
    ON_MOVED,            /* the owner has moved with a Move Action */
    ON_RESCUED,          /* the owner has rescued a Bystander */
    ON_JUSTICE,          /* the owner has resolved a Justice card */
    ON_SCHEME,           /* a Scheme card was revealed in the Villain phase of any Hero */
    ON_OVERRUN,          /* a Location is to be Overrun */
    ON_ADVANCE,          /* the track is to advance */
    ON_VILLAIN_MOVED, ON_ANARCHY_PLACED, ON_TOKEN_PLACED /* a Mastermind token */, ON_HENCHMAN_PLACED,
    ON_KNOCKED_OUT,      /* a Hero was */
    ON_VILLAIN_DEFEATED,
    ON_VILLAIN_PHASE,    /* the owner's Villain phase begins */
    ON_REFRESH,          /* the owner's Refresh phase */
    MOMENTS,
};

/* -- The language of effects ---------------------------------------------------------------------------------- */

/* Heroes. "you" is the Hero for whom the effect runs: the owner of the card, or the active Hero (FF-S77). */
enum hero_word {
    H_YOU = 1, H_THAT /* of the moment, of `each` */, H_ACTIVE,
    H_EACH, H_EACH_OTHER, H_EACH_HERE, H_OTHERS_HERE, H_EACH_THERE, H_ATTACKERS, /* all of them */
    H_ANY, H_OTHER, H_HERE, H_OTHER_HERE, H_NEAR /* here or adjacent */, /* chosen */
    H_CHOSEN,                  /* what the register holds */
};
/* Locations. */
enum place_word {
    P_HERE = 1, P_THERE /* of the moment, or chosen before */, P_VILLAIN /* where the Villain of the text is */, P_HQ,
    P_RANDOM /* FF-130 */, P_HOME /* the first Home Base */, P_EACH_NEAR /* each adjacent one */,
    P_NEAR, P_HERE_OR_NEAR, P_WITHIN_2, P_ANY, P_WITH_HERO /* of another Hero */, /* chosen */
    P_CHOSEN,                  /* what the register holds */
};
/* Villains. */
enum villain_word {
    VL_THIS = 1 /* whose text it is */, VL_THAT /* of the moment or of the fight */, VL_MASTERMIND, VL_EACH,
    VL_HERE, VL_NEAR /* here or adjacent */, VL_ANY, VL_LESSER /* not the Mastermind */, /* chosen; all in the city */
    VL_CHOSEN,                 /* what the register holds */
};
/* Colours of what is placed, removed or discarded, and of targets: those of enum colour, and these. */
enum colour_word {
    K_RED = RED + 1, K_BLUE, K_GREEN, K_YELLOW, K_PURPLE, /* enum colour + 1 */
    K_LOCAL /* the Location's */, K_ANY /* any, all: none is named before */, K_THAT /* of the moment */,
    K_PICK,                    /* chosen by the owner of the effect */
    K_CHOSEN,                  /* what the register holds */
};
/* How damage is dealt: it can be prevented, it cannot (FF-228), or each discarded Ability card blocks 1 (FF-E04). */
enum damage_word { DAMAGE_USUAL, DAMAGE_UNBLOCKABLE, DAMAGE_DISCARDS };
/* Parts of the revealed Scheme card that are ignored. */
enum skip_word { SKIP_HENCHMEN = 1, SKIP_MASTERMIND, SKIP_VILLAIN, SKIP_EVENT, SKIP_CARD };
/* Whom a modifier concerns, seen from its owner. A Villain's, a Chapter's or a Henchmen Modifier's concerns
 * everybody. */
enum scope { SCOPE_ALL, SCOPE_YOU, SCOPE_EACH_HERE, SCOPE_OTHERS_HERE, SCOPE_TEAM };

enum condition_word {
    C_HAND_BELOW = 1, C_HAND_LEAST, C_ALONE, C_WITH_HERO, C_AT_HQ, C_AT_HOME, C_CROWD_LEAST, C_NO_HENCHMEN,
    C_ANARCHY_HERE, C_VILLAIN_HERE, C_MASTERMIND_HERE, C_DAMAGED, C_UNHURT, C_PRIVATE_LIFE, C_HERO_MODE, C_TRACK_LEAST,
    C_PASSED /* the test before */, C_ATTACKERS /* at least so many in the fight */, C_CROWDED /* Henchmen on the
    Villain's card */, C_WOUNDED /* damage counters on it */, C_SPECIALS, C_TASKS, C_YOUR_TURN, C_AVAILABLE /* Action
    tokens */, C_BYSTANDERS, C_HEROES,
};
enum quantity { Q_HEROES = 1, Q_HEROES_HERE, Q_HENCHMEN_HERE, Q_DAMAGE, Q_VILLAINS, Q_DEFEATED, Q_ANARCHY,
                Q_SUCCESSES };

/* What a chosen Hero, Location or Villain must have, so that the verb has its object. */
enum needs {
    NEEDS_CARDS = 1 /* in hand */, NEEDS_DISCARDS, NEEDS_DAMAGE, NEEDS_EXHAUSTED, NEEDS_TASK,
    NEEDS_HENCHMEN /* there, or on the Villain's card */, NEEDS_ANARCHY, NEEDS_BYSTANDER,
    NEEDS_TOKEN /* of the Mastermind */, NEEDS_ELSEWHERE /* not where you are */, NEEDS_HURT, /* a hurt Villain */
    NEEDS_DRIVEN, /* Henchmen who can be driven there, or from there */
};

/* Registers of an effect frame. An effect chooses at most one Hero, one Location, and one Villain or colour. The caller
 * fills R_THAT, R_THERE and R_COLOUR: the Hero, the Location and the colour of the moment. */
enum {
    R_HERO, R_PLACE, R_PICKED /* a Villain or a colour */, R_SUCCESSES /* of the last test */, R_THAT, R_THERE,
    R_COLOUR,
    R_CURSOR /* of verbs that concern several things one after the other; else 0 */,
};

enum verb_word {
    V_TARGET_HERO = 16, V_TARGET_PLACE, V_TARGET_VILLAIN, V_TARGET_COLOUR,
    /* Heroes */
    V_DRAW, V_DISCARD, V_DISCARD_RANDOM, V_RECALL, V_RESHUFFLE, V_HEAL, V_HURT, V_GUARD, V_REFRESH, V_EXHAUST,
    V_SPECIAL,
    V_JUSTICE, V_TASK, V_FINISH_TASK, V_MOVE, V_TELEPORT, V_CHANGE_MODE, V_DICE, V_WHITE_DIE, V_EASE, V_ATTACK,
    V_INTERACT,
    /* dice and moments */
    V_TEST, V_ADD_DICE, V_REROLL, V_REROLL_ALL, V_SUCCESS, V_PREVENT, V_PREVENT_ALL, V_SKIP, V_CANCEL,
    /* the city */
    V_HENCHMAN, V_REMOVE, V_CLEAR, V_DRIVE, V_ANARCHY, V_CALM, V_BYSTANDER, V_RESCUE, V_MASTERMIND, V_DISMISS,
    /* Villains and the plot */
    V_STRIKE, V_MEND, V_JOIN_CARD, V_STRIP, V_MOVE_VILLAIN, V_ADVANCE, V_TRACK_BACK, V_SCHEME,
    /* modifiers of Heroes: target numbers by enum colour, and the rest */
    V_BODY, V_SPIRIT, V_MIND, V_TECH, V_MOVES, V_RECOVERS, V_HEALS, V_HEALS_ANYWHERE, V_VILLAIN_DICE, V_HENCHMAN_DICE,
    V_TEST_DICE, V_DRAWS, V_HAND_LIMIT, V_TOUGH,
    /* of Villains and Chapters */
    V_CANCELS, V_HARDER, V_FEWER_DICE, V_DURABILITY,
    /* of Henchmen: of the Modifier's colour; of a Chapter: of all colours */
    V_HENCHMAN_DAMAGE, V_HENCHMAN_TARGET, V_HENCHMEN_STUBBORN, V_HENCHMEN_MORE, V_HENCHMEN_PRY, V_HENCHMEN_AT_HQ,
    V_HENCHMEN_SHIELD,
    V_COUNT,
    V_FIRST_MODIFIER = V_BODY,
};

#endif
