/* state.h: the whole of a game of Guardians' Chronicles, described field by field. */
#ifndef GUARDIANS_STATE_H
#define GUARDIANS_STATE_H

#include "engine/cards.h"
#include "engine/game.h"
#include "engine/modifier.h"
#include "rows.h"

enum {
    PLAYERS = 5, HEROES = 4,                /* GC-001, GC-002 */
    CELLS_WIDE = FRAME_SIDE * TILE_SIDE, CELLS = CELLS_WIDE * CELLS_WIDE,
    NOWHERE = 0xFF,                         /* no cell, no figure, no tile */
    LINKS_MOST = 14,                             /* 9 Doors and 5 Airlocks (GC-023) */
    DOORS_MOST = 9, AIRLOCKS_MOST = 5,
    OBJECTIVES_MOST = 2,
    ACTIONS = 3,                            /* of a Hero (GC-033) */
    POWER_CARDS = 48, EVENT_CARDS = 20, WOUND_CARDS = 20, /* Components */
    NORMAL_CARDS = 8, RANK_CARDS = 2,       /* of one Hero: Power cards; Rookie, and Veteran ones (GC-289) */
    WOUNDS_OUT = 3,                         /* GC-161 */
    DOOR_DICE = 5,                          /* GC-S78 */
    SHOWDOWN_CLOCK = 20,                    /* GC-S125 */
};

/* Villain cards: Skarov, up to four Lieutenants, three kinds of Acolytes. */
enum { SKAROV, FIRST_LIEUTENANT, FIRST_ACOLYTE = FIRST_LIEUTENANT + 4, CARDS_OF_VILLAINS = FIRST_ACOLYTE + 3 };

/* Figures: Heroes, Villains in the order of their cards, ten of each kind of Acolyte, the captive. */
enum {
    ACOLYTE_FIGURES = 10,
    FIRST_VILLAIN = HEROES, SKAROV_FIGURE = FIRST_VILLAIN, FIRST_ROBOT = FIRST_VILLAIN + FIRST_ACOLYTE,
    CAPTIVE = FIRST_ROBOT + 3 * ACOLYTE_FIGURES, FIGURES,
};
/* Names of figures where the state is not known; words.name_thing says who they are. */
#define FIGURE_NAMES                                                                                          \
    "hero_1", "hero_2", "hero_3", "hero_4", "skarov", "lieutenant_1", "lieutenant_2", "lieutenant_3", "lieutenant_4", \
    "a_1", "a_2", "a_3", "a_4", "a_5", "a_6", "a_7", "a_8", "a_9", "a_10",                                    \
    "b_1", "b_2", "b_3", "b_4", "b_5", "b_6", "b_7", "b_8", "b_9", "b_10",                                    \
    "c_1", "c_2", "c_3", "c_4", "c_5", "c_6", "c_7", "c_8", "c_9", "c_10", "captive"

/* Options of the set-up. */
enum {
    SECRET_MISSIONS = 1,   /* GC-S24 */
    SEVERAL_HEROES = 2,    /* there are four Heroes, however many players (GC-S12) */
    ROOKIES = 4, VETERANS = 8, NORMALS = 16, /* the rank of all Heroes, in place of that of the scenario (GC-297) */
    RANK_OPTIONS = ROOKIES | VETERANS | NORMALS, OPTION_BITS = 5,
};

enum ending { NO_ENDING, ARRESTED, ESCAPED, NO_HERO_LEFT, TIME_IS_UP, SKAROV_RESIGNED, HEROES_RESIGNED };
enum outcome { OPEN, NEUTRALISED, MET };
enum side { PATROL, VILLAINS };          /* indices of rules.sides */
enum phase { SET_UP, STRATEGY, ACTIVATION, END_OF_TURN };

extern const char *const cell_names[CELLS] OWN(cell_names);

#include "engine/game_domains.h"

/* -- Cards ---------------------------------------------------------------------------------------------------- */

/* Power cards: for each Hero a hand, what lies to the left and to the right of the ID card, and a discard pile; those
 * of Heroes who do not play, and what Rookie cards have replaced, are out of the game. */
enum { POWER_HAND, POWER_LEFT = POWER_HAND + HEROES, POWER_RIGHT = POWER_LEFT + HEROES,
       POWER_DISCARD = POWER_RIGHT + HEROES, POWER_OUT = POWER_DISCARD + HEROES, POWER_PILES };
/* Events: on each Villain card; the one that was just played as an Event waits for the end of the activation. */
enum { EVENT_DECK, EVENT_DISCARD, EVENT_HAND, EVENT_PLAYED, EVENT_ON, EVENT_PILES = EVENT_ON + CARDS_OF_VILLAINS };
enum { WOUND_DECK, WOUND_GONE, WOUND_HAND, WOUND_RIGHT = WOUND_HAND + HEROES, WOUND_DISCARD = WOUND_RIGHT + HEROES,
       WOUND_PILES = WOUND_DISCARD + HEROES };

FAMILY(power, POWER_CARDS, POWER_PILES);
FAMILY(event, EVENT_CARDS, EVENT_PILES);
FAMILY(wound, WOUND_CARDS, WOUND_PILES);
extern const struct family power_family OWN(power_family), event_family OWN(event_family),
    wound_family OWN(wound_family);

/* -- The base ------------------------------------------------------------------------------------------------- */

/* A tile of the frame. Sides are bits of NORTH, EAST, SOUTH, WEST. */
#define TILE_FIELDS(S, ONE, MANY, SUB, CARDS)                                                                 \
    ONE(S, u32, taken, BITS, ALL)       /* local cells where somebody stands: follows from `at` */            \
    ONE(S, u32, heroes, BITS, ALL)      /* where a Hero does */                                               \
    ONE(S, u32, villains, BITS, ALL)    /* where a Villain does */                                            \
    ONE(S, u8, room, A_ROOM, ALL)       /* 0: there is none */                                                \
    ONE(S, u8, turn, A_TURN, ALL)                                                                             \
    ONE(S, u8, linked, BITS, ALL)       /* sides with a Door or Airlock: ways for Villains */                 \
    ONE(S, u8, open, BITS, ALL)         /* those that are open: ways for everybody */                         \
    ONE(S, u8, off, FLAG, ALL)          /* its Trap is switched off for good */                               \
    ONE(S, u8, outcome, AN_OUTCOME, ALL) /* of its Objective */                                               \
    ONE(S, u8, countdown, NUMBER, ALL)                                                                        \
    ONE(S, u8, left, NUMBER, ALL)       /* tokens to be resolved: missiles, valves, masts */                  \
    MANY(S, u8, minus, TASKS, NUMBER, ALL) /* -1 tokens of each task (GC-180) */                              \
    ONE(S, u8, done, BITS, ALL)         /* tasks done */                                                      \
    ONE(S, u8, cleared, FLAG, ALL)      /* its obstacle is gone (GC-S104) */                                  \
    MANY(S, u8, spare, 2, NUMBER, ALL)
DESCRIBED_STRUCT(tile, TILE_FIELDS)

#define LINK_FIELDS(S, ONE, MANY, SUB, CARDS)                                                                 \
    ONE(S, u8, kind, A_LINK, ALL)       /* 0: none */                                                         \
    ONE(S, u8, a, A_SPACE, ALL)         /* its front Spaces (GC-S19): north or west, south or east */         \
    ONE(S, u8, b, A_SPACE, ALL)                                                                               \
    ONE(S, u8, open, FLAG, ALL)         /* an Airlock: it is not sealed (GC-S09) */                           \
    ONE(S, u8, jammed, FLAG, ALL)       /* for the rest of the game (GC-191) */                               \
    ONE(S, u8, minus, NUMBER, ALL)      /* -1 tokens (GC-189) */
DESCRIBED_STRUCT(link_token, LINK_FIELDS)

/* -- Characters ----------------------------------------------------------------------------------------------- */

/* Tokens and effects on a character until the end of a turn; those laid at the End of turn lie through the next one as
 * well (GC-S115). Bonuses and penalties of Attack stand side by side (GC-143). */
#define BOOST_FIELDS(S, ONE, MANY, SUB, CARDS)                                                                \
    ONE(S, i8, speed, NUMBER, ALL) ONE(S, i8, defense, NUMBER, ALL) ONE(S, i8, mental, NUMBER, ALL)           \
    ONE(S, u8, attack_up, NUMBER, ALL) ONE(S, u8, attack_down, NUMBER, ALL)                                   \
    ONE(S, i8, checks, NUMBER, ALL)     /* added to each Value Check */                                       \
    ONE(S, i8, actions, NUMBER, ALL)                                                                          \
    ONE(S, u8, power_dice, FLAG, ALL)   /* rolls Power dice in place of Combat dice */
DESCRIBED_STRUCT(boost, BOOST_FIELDS)

/* How a card lies that was placed face down in the Strategy phase: all that others see of it (GC-S34). Until the reveal
 * it stays in its owner's hand pile: so what is public of a hand is the sum of both. */
enum { LIES = 1, LIES_RIGHT = 2, LIES_ROOKIE = 4, LIES_VETERAN = 8 };

#define GUARDIAN_FIELDS(S, ONE, MANY, SUB, CARDS)                                                             \
    ONE(S, u32, modifier_mask, BITS, ALL) /* of the ID card and of cards on the left */                       \
    ONE(S, u32, trigger_mask, BITS, ALL)                                                                      \
    ONE(S, u8, hero, A_HERO, ALL)       /* 0: not in this game */                                             \
    ONE(S, u8, player, SEAT, ALL)                                                                             \
    ONE(S, u8, rank, A_RANK, ALL)                                                                             \
    ONE(S, u8, out, FLAG, ALL)          /* knocked out (GC-161) */                                            \
    MANY(S, u8, mission, 2, A_MISSION, MASK) /* GC-047, GC-048 */                                             \
    MANY(S, u8, mission_known, 2, SEATS, KNOWN)                                                               \
    MANY(S, u8, progress, 2, NUMBER, MASK) /* of each mission */                                              \
    MANY(S, u8, progress_known, 2, SEATS, KNOWN)                                                              \
    MANY(S, u8, down, 2, A_POWER, MASK) /* cards placed face down; 0: a Wound, or none lies there */          \
    MANY(S, u8, down_known, 2, SEATS, KNOWN)                                                                  \
    MANY(S, u8, down_wound, 2, A_WOUND, MASK)                                                                 \
    MANY(S, u8, down_wound_known, 2, SEATS, KNOWN)                                                            \
    MANY(S, u8, lies, 2, BITS, ALL)     /* what is seen of them */                                            \
    ONE(S, u8, used, BITS, ALL)         /* powers used in this turn: bit 0 the ID card's, then cards on the left */ \
    ONE(S, u8, at_once, NUMBER, ALL)    /* Acolytes eliminated in this activation */                          \
    ONE(S, u8, met, BITS, ALL)          /* Villain cards that he has hit */                                   \
    ONE(S, u8, plain_wounds, NUMBER, ALL) /* Wounds without text, when the pile is empty (GC-S43): in hand */ \
    ONE(S, u8, plain_played, FLAG, ALL) /* one lies on the right */                                           \
    ONE(S, u8, plain_discard, NUMBER, ALL) /* in the discard pile */                                          \
    ONE(S, u8, career, BITS, ALL)       /* in a campaign: his set of cards in this adventure (IN_CAMPAIGN) */ \
    MANY(S, u8, spare, 3, NUMBER, ALL)                                                                        \
    SUB(S, boost, boost, 2)             /* for this turn, and for the next */
DESCRIBED_STRUCT(guardian, GUARDIAN_FIELDS)

#define VILLAIN_FIELDS(S, ONE, MANY, SUB, CARDS)                                                              \
    ONE(S, u32, modifier_mask, BITS, ALL)                                                                     \
    ONE(S, u32, trigger_mask, BITS, ALL)                                                                      \
    ONE(S, u8, villain, A_VILLAIN, ALL) /* 0: not in this game */                                             \
    ONE(S, u8, out, FLAG, ALL)          /* eliminated (GC-S68) */                                             \
    ONE(S, u8, activated, FLAG, ALL)    /* has an Activation token (GC-093) */                                \
    ONE(S, u8, used, FLAG, ALL)         /* its power, in this turn or activation */                           \
    SUB(S, boost, boost, 2)             /* for this turn, and for the next */
DESCRIBED_STRUCT(villain_card, VILLAIN_FIELDS)

#define GUARDIANS_FIELDS(S, ONE, MANY, SUB, CARDS)                                                            \
    SUB(S, guardian, guardian, HEROES)                                                                        \
    SUB(S, villain_card, card, CARDS_OF_VILLAINS)                                                             \
    SUB(S, tile, tile, TILES)                                                                                 \
    SUB(S, link_token, link, LINKS_MOST)                                                                           \
    MANY(S, u32, there, 2, BITS, ALL)           /* figures on the board, 32 and the rest: follows from `at` */ \
    MANY(S, u32, shared_mask, 2, BITS, ALL)     /* of each side: modifiers of its characters for their Allies */ \
    MANY(S, u8, at, FIGURES, A_SPACE, ALL)      /* NOWHERE: not on the board */                               \
    MANY(S, u8, damage, FIGURES, NUMBER, ALL)                                                                 \
    MANY(S, u8, who, CELLS, A_FIGURE, ALL)      /* who stands in a cell, or NOWHERE: follows from `at` */     \
    MANY(S, u8, purple, 8, A_TILE, ALL)         /* room of each purple Space, or NOWHERE (GC-253) */          \
    MANY(S, u8, order, HEROES, BELOW(HEROES + 1), MASK) /* the Initiative stack (GC-080): Heroes from 1, 0: none */ \
    MANY(S, u8, order_known, HEROES, SEATS, KNOWN)                                                            \
    MANY(S, u8, captains, HEROES, BELOW(HEROES + 1), MASK) /* the captain's order while others are named (GC-S32) */ \
    MANY(S, u8, captains_known, HEROES, SEATS, KNOWN)                                                         \
    ONE(S, u8, players, NUMBER, ALL)                                                                          \
    ONE(S, u8, skarov, SEAT, ALL)               /* who plays him */                                           \
    ONE(S, u8, left, SEATS, ALL)                /* who have left the table */                                 \
    ONE(S, u8, options, BITS, ALL)                                                                            \
    ONE(S, u8, scenario, A_SCENARIO, ALL)                                                                     \
    ONE(S, u8, heroes, BELOW(HEROES + 1), ALL)  /* that take part */                                          \
    ONE(S, u8, turn, NUMBER, ALL)                                                                             \
    ONE(S, u8, phase, BELOW(END_OF_TURN + 1), ALL)                                                            \
    ONE(S, u8, captain, SEAT, ALL)              /* of this turn (GC-S32) */                                   \
    ONE(S, u8, turned_up, NUMBER, ALL)          /* Initiative cards */                                        \
    ONE(S, u8, active, BELOW_OR_NONE(FIGURES), ALL) /* who acts, or NOWHERE */                                \
    ONE(S, u8, active_card, BELOW_OR_NONE(CARDS_OF_VILLAINS), ALL) /* Villain card that is activated */       \
    ONE(S, u8, event_played, FLAG, ALL)         /* in this activation (GC-233) */                             \
    ONE(S, u8, ambush, NUMBER, ALL)             /* Power dice of its next attack */                           \
    ONE(S, u8, extra_actions, NUMBER, ALL)      /* of each figure in this activation */                      \
    ONE(S, u8, captive_free, FLAG, ALL)                                                                       \
    ONE(S, u8, showdown, NUMBER, ALL)           /* the turn in which it began, 0: it has not (GC-272) */      \
    ONE(S, u8, may_escape, FLAG, ALL)           /* GC-275 */                                                  \
    ONE(S, u8, door_opened, FLAG, ALL)          /* that of the Control Room (GC-193) */                       \
    ONE(S, u8, ending, AN_ENDING, ALL)                                                                        \
    ONE(S, u8, patrol_articles, NUMBER, ALL)    /* on the front page */                                       \
    ONE(S, u8, skarov_articles, NUMBER, ALL)                                                                  \
    MANY(S, u8, shown, HEROES, AN_EVENT, ALL)   /* Events that lay face up before the rearrangement (GC-S33) */ \
    ONE(S, u8, check_hero, BELOW(HEROES + 1), ALL) /* whose Value Check was just made, from 1; 0: nobody's */  \
    ONE(S, u8, check_stat, BELOW(STATS), ALL)                                                                 \
    ONE(S, u8, check_dice, NUMBER, ALL)         /* 0: it succeeded without a roll */                          \
    ONE(S, u8, check_result, NUMBER, ALL)       /* 0 if it is below */                                        \
    ONE(S, u8, check_value, NUMBER, ALL)        /* what it was made against */                                \
    MANY(S, u8, spare, 2, NUMBER, ALL)                                                                        \
    CARDS(S, power, power)                                                                                    \
    CARDS(S, event, event)                                                                                    \
    CARDS(S, wound, wound)
DESCRIBED_STATE(guardians, GUARDIANS_FIELDS)

/* -- Campaigns ------------------------------------------------------------------------------------------------ */

/* A Hero's set of cards in a campaign: which Rookie cards he still has, which cards they keep out, which Veteran cards
 * have been added (GC-291 to GC-295). 0: a game by itself. */
enum {
    HAS_ROOKIE = 3, HAS_REMOVED = 12, HAS_VETERAN = 48,
    STEP_DUE = 64, /* he has been in an adventure and has taken no step since */
    IN_CAMPAIGN = 128,
};
#define HAS_ROOKIE_CARD(n) (1 << (n))
#define IS_REMOVED(n) (4 << (n)) /* the card that Rookie card number n names */
#define HAS_VETERAN_CARD(n) (16 << (n))

/* What is carried: a career for each Hero of the box, in their order. */
enum { ADVENTURES_MOST = 12, STEPS_MOST = 4 };
#define CAREER_FIELDS(S, ONE, MANY, SUB, CARDS)                                                               \
    ONE(S, u8, hero, A_HERO, ALL)               /* 0: he has been in no adventure */                          \
    ONE(S, u8, rank, A_RANK, ALL)                                                                             \
    ONE(S, u8, adventures, BELOW(ADVENTURES_MOST + 1), ALL)                                                   \
    MANY(S, u8, rookie, RANK_CARDS, A_POWER, ALL) /* that he still has */                                     \
    MANY(S, u8, removed, RANK_CARDS, A_POWER, ALL) /* cards that he does not have yet */                      \
    MANY(S, u8, veteran, RANK_CARDS, A_POWER, ALL) /* that were added */
DESCRIBED_STRUCT(career, CAREER_FIELDS)
#define CARRIED_FIELDS(S, ONE, MANY, SUB, CARDS)                                                              \
    ONE(S, u8, adventures, BELOW(ADVENTURES_MOST + 1), ALL)                                                   \
    ONE(S, u8, start, A_RANK, ALL)              /* with which Heroes begin (GC-296) */                        \
    ONE(S, u8, pace, BELOW(STEPS_MOST + 1), ALL) /* steps after an adventure: 1, or as agreed (GC-298) */     \
    MANY(S, u8, won, 2, BELOW(ADVENTURES_MOST + 1), ALL) /* by each side */                                   \
    SUB(S, career, career, HEROES)
DESCRIBED_STRUCT(carried, CARRIED_FIELDS)
extern const struct game_campaign campaign OWN(campaign);

#define STATE struct guardians

#define POWERS(g) CARDS_OF((g)->power)
#define EVENTS(g) CARDS_OF((g)->event)
#define WOUNDS(g) CARDS_OF((g)->wound)

/* -- Figures -------------------------------------------------------------------------------------------------- */

/* One element of a set of figures or Areas: there are more than 32. */
static inline u64 bit64(int i) { return 1ull << i; }

static inline bool is_hero(int figure) { return figure < HEROES; }
static inline bool is_villain(int figure) { return figure >= FIRST_VILLAIN && figure < CAPTIVE; }
static inline bool is_acolyte(int figure) { return figure >= FIRST_ROBOT && figure < CAPTIVE; }
/* The Villain card of a figure: a table, since it is asked for all the time. */
extern const u8 card_of_figure[FIGURES] OWN(card_of_figure);
static inline int card_of(int figure) { return card_of_figure[figure]; }
/* The figures of a Villain card, as bits; likewise. */
extern const u64 figures_of_card[CARDS_OF_VILLAINS] OWN(figures_of_card);
static inline u64 figures_of(int card) { return figures_of_card[card]; }
/* The first Villain card of a Villain who is in the game. */
static inline u8 card_with(const STATE *g, u8 villain)
{
    int found = CARDS_OF_VILLAINS - 1;
    for (int card = found; card >= 0; card--) found = g->card[card].villain == villain ? card : found;
    return (u8)found;
}
static const u64 HERO_FIGURES = (1u << HEROES) - 1;
static const u64 VILLAIN_FIGURES = ((1ull << CAPTIVE) - 1) & ~(u64)((1u << HEROES) - 1);

/* Enemies of a figure (GC-004); the captive is nobody's. */
static inline u64 enemies_of(int figure) { return is_hero(figure) ? VILLAIN_FIGURES : HERO_FIGURES; }

static inline bool on_board(const STATE *g, int figure) { return g->at[figure] != NOWHERE; }
/* Those of a set that are. */
static inline u64 those_there(const STATE *g, u64 figures) { return figures & (g->there[0] | (u64)g->there[1] << 32); }
/* A Hero is in play until he is knocked out. */
static inline bool in_play(const STATE *g, int hero)
{
    return hero < HEROES && (g->guardian[hero].hero != 0) & !g->guardian[hero].out;
}
/* Who plays a figure. */
static inline seat player_of(const STATE *g, int figure)
{
    return is_hero(figure) ? g->guardian[figure].player : g->skarov;
}
/* The Heroes' side: all who see what is secret from Skarov; those of them who have a Hero in play (GC-S99). */
static inline seats patrol_seats(const STATE *g)
{
    return (seats)(all_seats(g->players) & ~(g->skarov < PLAYERS ? only(g->skarov) : 0));
}
static inline seats hero_seats(const STATE *g)
{
    seats set = 0;
    for (int h = 0; h < HEROES; h++) set |= in_play(g, h) ? only(player_of(g, h)) : 0;
    return set;
}
/* The Hero whose Initiative card has a place in the stack, from the top; NOWHERE: there is none. How many there are. */
static inline int hero_in_order(const STATE *g, int place)
{
    return place < HEROES && g->order[place] ? g->order[place] - 1 : NOWHERE;
}
static inline int stack_size(const STATE *g)
{
    int n = 0;
    while (n < HEROES && g->order[n]) n++;
    return n;
}
/* The Heroes in play; X: their number. */
static inline u32 playing_heroes(const STATE *g)
{
    u32 set = 0;
    for (int h = 0; h < HEROES; h++) set |= (u32)in_play(g, h) << h;
    return set;
}
static inline int heroes_in_play(const STATE *g)
{
    int n = 0;
    for (int h = 0; h < HEROES; h++) n += in_play(g, h);
    return n;
}

#endif
