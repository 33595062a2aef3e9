/* state.h: the whole of a game of Freedom Five, described field by field. */
#ifndef FREEDOM_FIVE_STATE_H
#define FREEDOM_FIVE_STATE_H

#include "engine/cards.h"
#include "engine/game.h"
#include "engine/modifier.h"
#include "rows.h"

enum {
    HEROES = 5,                             /* FF-001: seat n plays Hero n; a person may have several seats (FF-S15) */
    HENCHMEN = 17, CROWD = 3,               /* of each colour (FF-007); in one Location (FF-229) */
    BYSTANDER_TOKENS = 7, MASTERMIND_TOKENS = 5, DAMAGE_KINDS = COLOURS + 1, /* the last blocks an Action token */
    STARTING_HAND = 4, HAND_LIMIT = 12, TRACK_END = 10, KNOCK_OUT = 5, TOWER_LIMIT = 2,
    AUGMENTS_MOST = 3, ALLIES_MOST = 4, MODIFIERS_MOST = 4,
    ABILITY_CARDS = HEROES * (BASIC_CARDS + UPGRADED_CARDS), TASKS_IN_PLAY = HEROES * TASK_CARDS,
    /* The most that the shared decks can hold, envelopes and Side Quests included; a pack may have fewer. */
    SCHEME_CARDS = 40, ANARCHY_CARDS = 40, TOWER_CARDS = 10, BYSTANDER_CARDS = 40, JUSTICE_CARDS = 44,
    SPECIAL_CARDS = 44,
};

/* Options of the set-up. */
enum {
    CHALLENGE = 1,          /* Challenge Mode (FF-363) */
    MILD_PURPLE = 2,        /* the milder reading of FF-S47 */
    EVERYTHING = 4,         /* Free Play with all content unlocked (FF-336) */
    FREE_PLAY = 8,          /* in a campaign: Free Play with what it has unlocked (FF-336, FF-S133) */
    OPTION_BITS = 4,
};

enum mode { PRIVATE_LIFE, HERO_MODE, MODES };
enum turn_phase { SET_UP, PRIVATE_PHASE, HERO_PHASE, VILLAIN_PHASE, REFRESH_PHASE };
enum ending { NO_ENDING, OBJECTIVE_MET, TRACK_FULL, TOWER_LOST, OTHER_LOSS, GIVEN_UP };

#include "engine/game_domains.h"

/* -- Cards ---------------------------------------------------------------------------------------------------- */

/* Ability cards: piles of each Hero. A committed card has left the hand (FF-290); ABILITY_AIDING:
 * played for further dice in a fight; ABILITY_PLAYED: being
 * resolved; ABILITY_BOX: upgraded ones that are not in a deck, and basic ones whose place they took (FF-343). */
enum { ABILITY_DECK, ABILITY_HAND = ABILITY_DECK + HEROES, ABILITY_COMMITTED = ABILITY_HAND + HEROES,
       ABILITY_AIDING = ABILITY_COMMITTED + HEROES, ABILITY_DISCARD = ABILITY_AIDING + HEROES,
       ABILITY_PLAYED = ABILITY_DISCARD + HEROES, ABILITY_BOX,
       ABILITY_PILES };
/* Personal Tasks: an active one covers the left two slots (Special 1 and 2) or the right two (Special 3 and Justice):
 * the two leftmost uncovered ones are always such a pair (FF-181, FF-S41). */
enum { TASK_DECK, TASK_LEFT = TASK_DECK + HEROES, TASK_RIGHT = TASK_LEFT + HEROES, TASK_DISCARD = TASK_RIGHT + HEROES,
       TASK_PILES = TASK_DISCARD + HEROES };
/* SCHEME_BOX: JRN cards before they are shuffled in, and used ones (FF-132); SCHEME_SHOWN: being resolved. */
enum { SCHEME_DECK, SCHEME_DISCARD, SCHEME_SHOWN, SCHEME_BOX, SCHEME_PILES };
enum { ANARCHY_DECK, ANARCHY_DISCARD, ANARCHY_SHOWN, ANARCHY_PILES };
/* Freedom Tower Anarchy: at HQ face down, and face up after a failure (FF-S71). */
enum { TOWER_DECK, TOWER_DISCARD, TOWER_DOWN, TOWER_UP, TOWER_PILES };
enum { BYSTANDER_DECK, BYSTANDER_DISCARD, BYSTANDER_HELD, BYSTANDER_BOX = BYSTANDER_HELD + HEROES, BYSTANDER_PILES };
/* Justice: the active card of each Hero; Rewards face up, committed in a fight, and face down when used (FF-200). */
enum { JUSTICE_DECK, JUSTICE_DISCARD, JUSTICE_ACTIVE, JUSTICE_UP = JUSTICE_ACTIVE + HEROES,
       JUSTICE_COMMITTED = JUSTICE_UP + HEROES, JUSTICE_DOWN = JUSTICE_COMMITTED + HEROES,
       JUSTICE_BOX = JUSTICE_DOWN + HEROES, JUSTICE_PILES };
/* Special cards: a pile for each slot, SPECIAL_SLOT + SPECIAL_SLOTS * hero + slot; committed ones, and one that was
 * gained and finds no room (FF-173). */
enum { SPECIAL_DECK, SPECIAL_DISCARD, SPECIAL_SLOT, SPECIAL_COMMITTED = SPECIAL_SLOT + HEROES * SPECIAL_SLOTS,
       SPECIAL_NEW = SPECIAL_COMMITTED + HEROES, SPECIAL_PLAYED = SPECIAL_NEW + HEROES, SPECIAL_BOX,
       SPECIAL_PILES };

FAMILY(ability, ABILITY_CARDS, ABILITY_PILES);
FAMILY(task, TASKS_IN_PLAY, TASK_PILES);
FAMILY(scheme, SCHEME_CARDS, SCHEME_PILES);
FAMILY(anarchy, ANARCHY_CARDS, ANARCHY_PILES);
FAMILY(tower, TOWER_CARDS, TOWER_PILES);
FAMILY(bystander, BYSTANDER_CARDS, BYSTANDER_PILES);
FAMILY(justice, JUSTICE_CARDS, JUSTICE_PILES);
FAMILY(special, SPECIAL_CARDS, SPECIAL_PILES);
extern const struct family ability_family OWN(ability_family), task_family OWN(task_family),
    scheme_family OWN(scheme_family), anarchy_family OWN(anarchy_family), tower_family OWN(tower_family),
    bystander_family OWN(bystander_family), justice_family OWN(justice_family), special_family OWN(special_family);

/* -- Heroes and Villains -------------------------------------------------------------------------------------- */

#define HERO_FIELDS(S, ONE, MANY, SUB, CARDS)                                                                 \
    ONE(S, u32, modifier_mask, BITS, ALL) /* of the side of the Character card that is up, Augments, Allies */ \
    ONE(S, u32, trigger_mask, BITS, ALL)                                                                      \
    ONE(S, u32, card_mask, BITS, ALL)   /* moments that some card of the deck in this game waits for */       \
    ONE(S, u32, hand_mask, BITS, ALL)   /* those that cards of the hand wait for; of a held one as card_mask */ \
    ONE(S, u8, hero, A_HERO, ALL)       /* 0: not in this game, or not chosen yet */                          \
    ONE(S, u8, at, A_LOCATION, ALL)                                                                           \
    ONE(S, u8, mode, A_MODE, ALL)       /* FF-050 */                                                          \
    ONE(S, u8, available, BELOW(ACTION_TOKENS + 1), ALL) /* Action tokens; those covered are the rest */      \
    ONE(S, u8, exhausted, BELOW(ACTION_TOKENS + 1), ALL)                                                      \
    MANY(S, u8, damage, DAMAGE_KINDS, NUMBER, ALL) /* tokens by colour; the last: of the action type */       \
    ONE(S, u8, held, FLAG, ALL)         /* the hand is held, not open (FF-S16) */                             \
    ONE(S, u8, used, BITS, ALL)         /* once per turn: Powers by mode, then Augments (FF-S27) */           \
    MANY(S, u8, augment, AUGMENTS_MOST, A_GEAR, ALL)                                                          \
    MANY(S, u8, ally, ALLIES_MOST, A_GEAR, ALL)                                                               \
    MANY(S, u8, uses, ALLIES_MOST, NUMBER, ALL) /* left (FF-351) */                                           \
    ONE(S, u8, bonus_dice, NUMBER, ALL) /* for the next test or attack of this turn */                        \
    ONE(S, u8, legacy_die, FLAG, ALL)   /* adds the white die to the next test or attack of this turn */      \
    MANY(S, i8, ease, COLOURS, NUMBER, ALL) /* what is added to target numbers in this turn */                \
    ONE(S, u8, guard, NUMBER, ALL)      /* damage that is prevented in this turn */                           \
    MANY(S, u8, spare, 2, NUMBER, ALL)
DESCRIBED_STRUCT(hero, HERO_FIELDS)

/* The Villain of a colour (FF-268). */
#define VILLAIN_FIELDS(S, ONE, MANY, SUB, CARDS)                                                              \
    ONE(S, u8, villain, A_VILLAIN, ALL) /* the side that is up; 0: there is none of this colour */            \
    ONE(S, u8, at, A_LOCATION, ALL)     /* 0: the figure is on its card, or gone */                           \
    ONE(S, u8, damage, NUMBER, ALL)                                                                           \
    ONE(S, u8, henchmen, NUMBER, ALL)   /* on its card */                                                     \
    ONE(S, u8, defeated, FLAG, ALL)     /* the card is turned: for others than Masterminds the colour is weakened */ \
    ONE(S, u8, beaten, FLAG, ALL)       /* defeated in the fight under way, not yet turned (FF-S109) */       \
    MANY(S, u8, spare, 2, NUMBER, ALL)
DESCRIBED_STRUCT(villain, VILLAIN_FIELDS)

#define FREEDOM_FIVE_FIELDS(S, ONE, MANY, SUB, CARDS)                                                         \
    SUB(S, hero, hero, HEROES)                                                                                \
    SUB(S, villain, villain, COLOURS)           /* by colour */                                               \
    ONE(S, u32, modifier_mask, BITS, ALL)       /* modifier verbs of any Hero or of the Chapter */            \
    ONE(S, u32, awaited, BITS, ALL)             /* moments that anything in this game waits for */            \
    ONE(S, u32, acting, BITS, ALL)              /* moments of the Chapter, of Villains and of Modifiers */    \
    ONE(S, u32, dealt, BITS, ALL)               /* moments of Special and Justice cards */                    \
    ONE(S, u32, crowded, BITS, ALL)             /* Locations with Henchmen, and with Anarchy: they follow from */ \
    ONE(S, u32, restless, BITS, ALL)            /* crowd and unrest */                                        \
    ONE(S, u32, quest, BITS, ALL)               /* Locations with a Quest or Evidence token */                \
    ONE(S, u16, plots, BITS, ALL)               /* spaces of the track with a Plot token that was not reached */ \
    MANY(S, u8, crowd, (LOCATIONS + 1) * COLOURS, NUMBER, ALL) /* Henchmen: crowd[CROWD_AT(location, colour)] */ \
    MANY(S, u8, unrest, (LOCATIONS + 1) * ALL_COLOURS, NUMBER, ALL) /* Anarchy tokens: unrest[UNREST_AT(...)] */ \
    MANY(S, u8, bystanders, LOCATIONS + 1, NUMBER, ALL) /* tokens; at 0: on the HQ board */                   \
    MANY(S, u8, token, MASTERMIND_TOKENS, A_TOKEN, NEVER) /* the number under each Mastermind token (FF-321) */ \
    MANY(S, u8, token_at, MASTERMIND_TOKENS, A_LOCATION, ALL) /* 0: in the stack, whose numbers are shuffled */ \
    MANY(S, u8, supply, COLOURS, NUMBER, ALL)   /* Henchmen */                                                \
    MANY(S, u8, pool, ALL_COLOURS, NUMBER, ALL) /* Anarchy tokens on the HQ board */                         \
    MANY(S, u8, bag, DAMAGE_KINDS, NUMBER, ALL) /* Hero Damage tokens */                                      \
    MANY(S, u8, modifier, MODIFIERS_MOST, A_MODIFIER_CARD, ALL) /* Henchmen Modifiers in play */              \
    ONE(S, u8, players, NUMBER, ALL)            /* H: Heroes in the game */                                   \
    ONE(S, u8, options, BITS, ALL)                                                                            \
    ONE(S, u8, comic, A_COMIC, ALL)                                                                           \
    ONE(S, u8, chapter, A_CHAPTER, ALL)         /* the current one, 0: in set-up */                           \
    ONE(S, u8, track, BELOW(TRACK_END + 1), ALL)                                                              \
    ONE(S, u8, active, SEAT, ALL)               /* the active Hero */                                         \
    ONE(S, u8, first, SEAT, ALL)                                                                              \
    ONE(S, u8, phase, BELOW(REFRESH_PHASE + 1), ALL)                                                          \
    ONE(S, u8, turn, NUMBER, ALL)               /* turns begun, at most 255 */                                \
    ONE(S, u8, under_construction, FLAG, ALL)                                                                 \
    ONE(S, u8, seen_events, BITS, ALL)          /* Mastermind Events of this Chapter that were resolved */    \
    ONE(S, u8, resolved, NUMBER, ALL)           /* Mastermind tokens, in this Chapter */                      \
    ONE(S, u8, claimed, NUMBER, ALL)            /* Quest or Evidence tokens, in this Chapter */               \
    ONE(S, u8, quest_won, FLAG, ALL)            /* a Side Quest has succeeded (FF-355) */                     \
    ONE(S, u8, weakened, BITS, ALL)             /* colours (FF-308) */                                        \
    ONE(S, u8, jrn_used, NUMBER, ALL)                                                                         \
    ONE(S, u8, ending, AN_ENDING, ALL)                                                                        \
    ONE(S, u8, left, SEATS, ALL)                /* who have left the table */                                 \
    ONE(S, u8, in_campaign, FLAG, ALL)                                                                        \
    ONE(S, u8, unlocked, BITS, ALL)             /* envelopes that are open: bit n - 1 is envelope n */        \
    ONE(S, u8, quests, BITS, ALL)               /* Side Quests won before: bit n is that of Comic n */        \
    ONE(S, u8, before, BELOW(3), ALL)           /* the Comic before: 0 none, 1 won, 2 lost (FF-332) */        \
    MANY(S, u8, spare, 2, NUMBER, ALL)                                                                        \
    CARDS(S, ability, ability)                                                                                \
    CARDS(S, task, task)                                                                                      \
    CARDS(S, scheme, scheme)                                                                                  \
    CARDS(S, anarchy, anarchy)                                                                                \
    CARDS(S, tower, tower)                                                                                    \
    CARDS(S, bystander, bystander)                                                                            \
    CARDS(S, justice, justice)                                                                                \
    CARDS(S, special, special)
DESCRIBED_STATE(freedom_five, FREEDOM_FIVE_FIELDS)

/* What a campaign carries from Comic to Comic (FF-S136). */
enum { COMICS_MOST = 8 };
#define CARRIED_FIELDS(S, ONE, MANY, SUB, CARDS)                                                              \
    ONE(S, u8, played, BELOW(COMICS_MOST + 1), ALL) /* Comics, in their order (FF-328) */                     \
    ONE(S, u8, won, BITS, ALL)                  /* bit n - 1: Comic n; the others were lost */                \
    ONE(S, u8, quests, BITS, ALL)               /* bit n: the Side Quest of Comic n has succeeded */
DESCRIBED_STRUCT(carried, CARRIED_FIELDS)

#define STATE struct freedom_five

#define CROWD_AT(location, colour) ((location) * COLOURS + (colour))
#define UNREST_AT(location, colour) ((location) * ALL_COLOURS + (colour))

#define ABILITIES(g) CARDS_OF((g)->ability)
#define TASKS(g) CARDS_OF((g)->task)
#define SCHEMES(g) CARDS_OF((g)->scheme)
#define ANARCHIES(g) CARDS_OF((g)->anarchy)
#define TOWERS(g) CARDS_OF((g)->tower)
#define BYSTANDERS(g) CARDS_OF((g)->bystander)
#define JUSTICES(g) CARDS_OF((g)->justice)
#define SPECIALS(g) CARDS_OF((g)->special)

/* -- What rules ask of the city ------------------------------------------------------------------------------- */

static inline int henchmen_at(const STATE *g, int location)
{
    const u8 *at = &g->crowd[CROWD_AT(location, 0)];
    return at[RED] + at[BLUE] + at[GREEN] + at[YELLOW];
}
static inline u8 colours_of_crowd(const STATE *g, int location)
{
    const u8 *at = &g->crowd[CROWD_AT(location, 0)];
    return (u8)(!!at[RED] << RED | !!at[BLUE] << BLUE | !!at[GREEN] << GREEN | !!at[YELLOW] << YELLOW);
}
static inline int anarchy_at(const STATE *g, int location)
{
    const u8 *at = &g->unrest[UNREST_AT(location, 0)];
    return at[RED] + at[BLUE] + at[GREEN] + at[YELLOW] + at[PURPLE];
}
/* Whether Location 15 is Hero HQ now (FF-214). */
static inline bool is_hq(const STATE *g, int location) { return location == HQ && !g->under_construction; }
static inline bool is_weakened(const STATE *g, int colour) { return in_set(g->weakened, colour); }
/* Whether the Villain of a colour is in the city: one that is not there, or defeated, has no figure on the map, which
 * find_fault sees to. */
static inline bool in_city(const struct villain *v) { return v->at != 0; }
static inline int damage_of(const struct hero *h)
{
    return h->damage[0] + h->damage[1] + h->damage[2] + h->damage[3] + h->damage[COLOURS];
}

#endif
