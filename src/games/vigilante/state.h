/* state.h: the whole of a game of Vigilante, described field by field. */
#ifndef VIGILANTE_STATE_H
#define VIGILANTE_STATE_H

#include "engine/cards.h"
#include "engine/game.h"
#include "engine/modifier.h"
#include "rows.h"

enum {
    PLAYERS = 6, SLOTS = 4, TOKENS = 4, /* VG-002, VG-003, VG-S01 */
    ACTIONS = 4,                        /* VG-116 */
    DECK_CARDS = 128, HERO_CARDS = 72, VILLAIN_CARDS = 72, EVENT_TOKENS = 40, LASTING = 19, /* no padding */
    SPENT = 4, ALL_SLOTS = (1 << SLOTS) - 1, /* as a set */
    CAPACITY_MAX = 3, /* no text raises a Hero's Equipment further */
    TEAM_SLOT_NONE = 0xFF, WHOLE_TEAM = 0xFE,
};

enum { MERCENARIES = 1, FIRST_GAME = 2 }; /* options of the set-up */

#include "engine/game_domains.h"

/* Piles. */
enum {
    CITY_DECK, CITY_DISCARD, AGENCY_DECK, AGENCY_DISCARD,
    HAND,
    ATTACHED = HAND + PLAYERS,               /* one per slot of each player */
    PLAYED = ATTACHED + PLAYERS * SLOTS,     /* One-Time-Use cards that are being carried out */
    AMBUSHED,                                /* Ambush cards of the running chain (VG-S101) */
    CARD_PILES,
};
enum { VILLAIN_DECK, JAIL, FIGHT = JAIL + PLAYERS, VILLAIN_BOX, VILLAIN_PILES };
enum {
    HERO_DECK, MARKET, ASIDE, /* a Mercenary whose ability runs */
    USED,                     /* Mercenaries (VG-S94) */
    GONE,                     /* removed by a text (VG-S116) */
    BOX,
    DEALT, /* Starter Heroes to choose from; at the end the Heroes in a jail (VG-068) */
    DEFEATED = DEALT + PLAYERS, TEAM = DEFEATED + PLAYERS, HERO_PILES = TEAM + PLAYERS,
};

FAMILY(city, DECK_CARDS, CARD_PILES);
FAMILY(villain, VILLAIN_CARDS, VILLAIN_PILES);
FAMILY(hero, HERO_CARDS, HERO_PILES);

extern const struct family city_family OWN(city_family), villain_family OWN(villain_family),
    hero_family OWN(hero_family);

/* What everybody saw a player do: main actions, Events placed and set off by their die, and what texts that the
 * player carried out did to others. Nothing in the rules depends on it; whoever guesses at Identities may. */
enum conduct {
    DREW, RECRUITED, FOUGHT, HEALED, REARMED, TRADED,
    PLACED_JAILBREAK, PLACED_FIREFIGHT, PLACED_HACKING, PLACED_LOOT_CRATE, PLACED_PARAMEDIC,
    SET_OFF_JAILBREAK, SET_OFF_FIREFIGHT, SET_OFF_HACKING, SET_OFF_LOOT_CRATE, SET_OFF_PARAMEDIC, SET_OFF_NOTHING,
    STRUCK, ROBBED, RELEASED, LOOKED, LOCKED_UP,
    CONDUCT_TYPES,
};

/* used_*: bit 0 the Hero's effect, bit 1 + n that of its nth Equipment (VG-S22); used_turn in the Trigger
 * Events step: the Equipment that has acted on its die. */
#define SLOT_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, hero, A_HERO, ALL)             \
    ONE(S, u8, damage, BELOW(100), ALL)       \
    ONE(S, u8, used_turn, BITS, ALL)          \
    ONE(S, u8, used_round, BITS, ALL)         \
    ONE(S, u8, used_game, BITS, ALL)
DESCRIBED_STRUCT(slot, SLOT_FIELDS)

/* The masks follow from the cards in play (see refresh_player): they spare the rules a
 * look at every card for a modifier or a trigger that nobody has. */
#define PLAYER_FIELDS(S, ONE, MANY, SUB, CARDS)                                                            \
    ONE(S, u16, modifier_mask, BITS, ALL)    /* modifiers on the team */                                   \
    ONE(S, u16, conditional_mask, BITS, ALL) /* those under a condition */                                 \
    ONE(S, u16, trigger_mask, BITS, ALL)     /* moments that triggers on the team wait for */              \
    ONE(S, u8, colour, A_COLOUR, ALL)                                                                      \
    ONE(S, u8, identity, AN_IDENTITY, MASK)                                                                \
    ONE(S, u8, identity_known, SEATS, KNOWN)                                                               \
    MANY(S, u8, token, TOKENS, AN_ALLEGIANCE, MASK)                                                        \
    MANY(S, u8, token_known, TOKENS, SEATS, KNOWN)                                                         \
    SUB(S, slot, slot, SLOTS)                                                                              \
    MANY(S, u8, conduct, CONDUCT_TYPES, NUMBER, ALL) /* how often, by type */                              \
    MANY(S, u8, spent, SPENT, A_CARD, ALL) /* Equipment taken back whose use has a limit and is used up */ \
    ONE(S, u8, actions, BELOW(21), ALL)    /* tokens on the meter */                                       \
    ONE(S, u8, die, BELOW(7), ALL)         /* submitted, 0: none yet */                                    \
    ONE(S, u8, submitted, FLAG, ALL) /* the die of this round is settled */
DESCRIBED_STRUCT(player, PLAYER_FIELDS)

#define VIGILANTE_FIELDS(S, ONE, MANY, SUB, CARDS)                                         \
    MANY(S, u16, ambush_in, 2, NUMBER, ALL) /* moments of the Ambush cards per deck */     \
    ONE(S, u16, conditional_mask, BITS, ALL) /* modifiers under a condition on any team */           \
    SUB(S, player, player, PLAYERS)                                                        \
    ONE(S, u8, players, NUMBER, ALL)                                                       \
    ONE(S, u8, scenario, A_SCENARIO, ALL)                                                  \
    ONE(S, u8, options, BITS, ALL)                                                         \
    ONE(S, u8, round, NUMBER, ALL)                                                         \
    ONE(S, u8, first, SOMEBODY, ALL) /* holder of the First Player marker */                \
    ONE(S, u8, current, SEAT, ALL)  /* whose turn it is, NOBODY outside of turns */        \
    ONE(S, u8, fighter, SEAT, ALL)  /* NOBODY when there is no fight */                    \
    ONE(S, u8, fighting, A_VILLAIN, ALL)                                                   \
    ONE(S, i8, villain_health, NUMBER, ALL) /* changes in this fight (VG-S32) */           \
    ONE(S, i8, villain_attack, NUMBER, ALL)                                                \
    ONE(S, u8, fight_over, BELOW(3), ALL) /* 1: the Villain has left, 2: beaten at once */   \
    ONE(S, u8, winners, SEATS, ALL) /* decided at the end */                               \
    ONE(S, u8, track_count, NUMBER, ALL)                                                   \
    MANY(S, u8, track, EVENT_TOKENS, A_TOKEN, ALL) /* top first */                         \
    ONE(S, u8, bag_count, NUMBER, ALL)                                                     \
    MANY(S, u8, bag, EVENT_TOKENS, A_TOKEN, ALL) /* ascending: the bag has no order */     \
    ONE(S, u8, lasting_count, BELOW(LASTING + 1), ALL)                                     \
    SUB(S, lasting, lasting, LASTING)                                                      \
    CARDS(S, city, city)                                                                   \
    CARDS(S, villain, villain)                                                             \
    CARDS(S, hero, hero)
DESCRIBED_STATE(vigilante, VIGILANTE_FIELDS)

#define STATE struct vigilante

#define CITY_CARDS(g) CARDS_OF((g)->city)
#define VILLAINS(g) CARDS_OF((g)->villain)
#define HEROES(g) CARDS_OF((g)->hero)

/* A Hero on a mat as one byte: seat and slot. */
static inline u8 hero_ref(seat who, int slot) { return (u8)(who * SLOTS + slot); }
static inline seat ref_seat(u8 ref) { return (seat)(ref / SLOTS); }
static inline u8 ref_slot(u8 ref) { return ref % SLOTS; }
#define hero_slot(g, ref) (&(g)->player[ref_seat(ref)].slot[ref_slot(ref)])

/* Where turn order starts for things that happen at the same time (VG-S54), and the "current
 * player" outside of turns (VG-S89). */
static inline seat current_player(const STATE *g) { return g->current == NOBODY ? g->first : g->current; }

static inline void note_conduct(STATE *g, seat who, int type)
{
    u8 *times = &g->player[who].conduct[type];
    *times = (u8)(*times + (*times < 255));
}

static inline seats others(const STATE *g, seat who) { return all_seats(g->players) & (seats)~only(who); }
static inline int jail_count(const STATE *g, seat s) { return pile_count(VILLAINS(g), JAIL + s); }
/* Who has more Villains in jail than this player. */
static inline seats players_ahead(const STATE *g, seat who)
{
    return SUBSET(s, all_seats(g->players), jail_count(g, s) > jail_count(g, who));
}
static inline int hand_count(const STATE *g, seat s) { return pile_count(CITY_CARDS(g), HAND + s); }
static inline int defeated_count(const STATE *g, seat s) { return pile_count(HEROES(g), DEFEATED + s); }
static inline int team_count(const STATE *g, seat s) { return pile_count(HEROES(g), TEAM + s); }
static inline int attached_pile(seat who, int slot) { return ATTACHED + who * SLOTS + slot; }
static inline int card_count_attached(const STATE *g, seat who, int slot)
{
    return pile_count(CITY_CARDS(g), attached_pile(who, slot));
}
/* How much Equipment the team carries. */
static inline int team_gear(const STATE *g, seat who)
{
    return g->city.start[attached_pile(who, SLOTS)] - g->city.start[attached_pile(who, 0)];
}
/* The lasting effects, for lasting_add and lasting_end. */
#define LASTING_TABLE(g) ((struct lasting_table){(g)->lasting, &(g)->lasting_count, LASTING})
static inline bool is_over(const STATE *g) { return g->head.top == NO_FRAME; }
/* Heroes that the Investigator has put into a jail: when the game is over, not before. */
static inline int arrested_count(const STATE *g, seat s) { return is_over(g) ? pile_count(HEROES(g), DEALT + s) : 0; }

/* The Level of a Villain, or of the back that a redacted state shows in its place (VG-227). */
static inline int level_of(const struct context *c, u8 villain)
{
    return villain >= VILLAIN_BACK ? villain - VILLAIN_BACK + 1 : VILLAIN(villain)->level;
}

#endif
