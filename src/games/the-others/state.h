/* state.h: the whole of a game of The Others, described field by field. */
#ifndef THE_OTHERS_STATE_H
#define THE_OTHERS_STATE_H

#include "engine/cards.h"
#include "engine/game.h"
#include "engine/modifier.h"
#include "rows.h"

enum {
    PLAYERS = 5,                /* OT-001 */
    RING = 4, TEAM = 7,         /* OT-003, OT-029 */
    WOUNDS = 5, LEVELS = 7,     /* OT-033, OT-134 */
    TURN_TOKENS = 2,            /* OT-034 */
    EXTRA_REACTIONS = 4,        /* tokens beyond the Hero Number */
    SIN_CARDS = 32, APOCALYPSE_CARDS = 16, UPGRADE_CARDS = 48,
    ACOLYTE_FIGURES = 6, ABOMINATION_FIGURES = 6, /* OT-017, OT-019 */
    FIRST_ABOMINATION = ACOLYTE_FIGURES, CONTROLLER_FIGURE = FIRST_ABOMINATION + ABOMINATION_FIGURES, AVATAR_FIGURE,
    FIRST_GUEST,                /* Hell Club members and a turned Hero */
    FIGURES = FIRST_GUEST + 6,
    ALTARS = 6, STRIKES = 3, SPENT = 4,
    ADDED_MOST = 60,            /* what cards add to a roll or to steps, at most */
    NOWHERE = 0xFF,             /* no post in the ring */
};

/* Where a figure is, besides the Spaces (OT-008). */
enum where { NOT_ENTERED = 0, DEAD = SPACES, REMOVED };

enum { RANDOM_STORY = 1, RANDOM_MAP = 2 }; /* options of the set-up (OT-020, OT-025) */
enum { HEROES_WIN = 1, SINS_WIN };
/* The current Mission: under way; accomplished, the rest of the event still to be finished; its Event and the
 * choice of the next one are carried out (OT-S93, OT-S108). */
enum accomplished { UNDER_WAY, ACCOMPLISHED, CARRIED_ON };
enum agent_status { RESERVE, IN_PLAY, OUT };

/* Marks on a Hero, each with its source and end (OT-S97). */
enum mark { NO_HEALING = 1, ABILITY_USED = 2 };

#include "engine/game_domains.h"

/* Piles. */
enum { SIN_DECK, SIN_HAND, IN_FRONT, SIN_DISCARD, SIN_PILES };
enum { APOCALYPSE_DECK, OFFERED, REVEALED, APOCALYPSE_GONE, APOCALYPSE_PILES };
enum { UPGRADE_DECK, INVENTORY, SHOWN /* picked by the Sins Player */, OWNED, UPGRADE_PILES = OWNED + RING };

FAMILY(sin, SIN_CARDS, SIN_PILES);
FAMILY(apocalypse, APOCALYPSE_CARDS, APOCALYPSE_PILES);
FAMILY(upgrade, UPGRADE_CARDS, UPGRADE_PILES);

extern const struct family sin_family OWN(sin_family), apocalypse_family OWN(apocalypse_family),
    upgrade_family OWN(upgrade_family);

/* What lies in a Space face up; the first six in the order of enum token. */
#define GROUND_FIELDS(S, ONE, MANY, SUB, CARDS)                                           \
    ONE(S, u8, fire, NUMBER, ALL) ONE(S, u8, corruption, NUMBER, ALL)                     \
    ONE(S, u8, pentagram, NUMBER, ALL) ONE(S, u8, nest, NUMBER, ALL)                      \
    ONE(S, u8, extra_turn, NUMBER, ALL) ONE(S, u8, innocent, NUMBER, ALL)                 \
    ONE(S, u8, covered, BITS, ALL) /* icons under a Corruption token, which is counted above */ \
    ONE(S, u8, hidden, NUMBER, ALL) /* face-down tokens */
DESCRIBED_STRUCT(ground, GROUND_FIELDS)

/* One post of the ring (OT-S09) and the Hero who has it. */
#define HERO_FIELDS(S, ONE, MANY, SUB, CARDS)                                             \
    ONE(S, u32, modifier_mask, BITS, ALL)     /* modifiers of the dashboard and Upgrades */     \
    ONE(S, u8, player, SEAT, ALL)                                                         \
    ONE(S, u8, agent, BELOW(TEAM), ALL) /* which of the team */                           \
    ONE(S, u8, dashboard, A_HERO, ALL)  /* in use: the Hero or the second form */         \
    ONE(S, u8, space, A_SPACE, ALL)     /* 0: killed and not yet replaced */              \
    ONE(S, u8, level, NUMBER, ALL)                                                        \
    ONE(S, u8, wounds, BITS, ALL)       /* bit n covers the slot of level n + 1 */        \
    ONE(S, u8, turns, BELOW(TURN_TOKENS + 1), ALL) /* active Turn tokens */                          \
    ONE(S, u8, extra_turns, NUMBER, ALL)                                                  \
    ONE(S, u8, city, A_SPACE, ALL)      /* District where the City Action token lies */   \
    ONE(S, u8, innocents, NUMBER, ALL)                                                    \
    ONE(S, u8, npcs, BITS, ALL)                                                           \
    ONE(S, u8, laid_down, BITS, ALL)    /* NPCs put down in this Turn (OT-S26) */         \
    ONE(S, u8, marks, BITS, ALL)                                                          \
    ONE(S, u8, jammed, AN_UPGRADE, ALL) /* out of effect until the reset */               \
    ONE(S, u8, owed, NUMBER, ALL)       /* Upgrades that a replacement takes (OT-209) */  \
    ONE(S, u8, killed, FLAG, ALL)       /* to be replaced */                              \
    MANY(S, u8, spent, SPENT, AN_UPGRADE, ALL) /* used in this Round */
DESCRIBED_STRUCT(hero, HERO_FIELDS)

#define AGENT_FIELDS(S, ONE, MANY, SUB, CARDS)                                            \
    ONE(S, u8, hero, A_HERO, ALL)                                                         \
    ONE(S, u8, status, A_STATUS, ALL)                                                     \
    ONE(S, u8, dark_past, A_DARK_PAST, MASK)                                              \
    ONE(S, u8, dark_past_known, SEATS, KNOWN)                                          \
    ONE(S, u8, started, FLAG, ALL)       /* was in play from the start (OT-296) */
DESCRIBED_STRUCT(agent, AGENT_FIELDS)

#define THE_OTHERS_FIELDS(S, ONE, MANY, SUB, CARDS)                                       \
    ONE(S, u32, modifier_mask, BITS, ALL)     /* modifiers on the Sins Player's side */         \
    ONE(S, u32, trigger_mask, BITS, ALL) /* moments that the Sin deck has cards for */             \
    SUB(S, hero, hero, RING)                                                              \
    SUB(S, agent, agent, TEAM)                                                            \
    SUB(S, ground, ground, SPACES)                                                        \
    MANY(S, u8, figure, FIGURES, A_MONSTER, ALL)                                          \
    MANY(S, u8, at, FIGURES, A_WHERE, ALL)                                                \
    MANY(S, u8, hidden, HIDDEN_TOKENS, A_TOKEN, MASK) /* face-down tokens */              \
    MANY(S, u8, hidden_known, HIDDEN_TOKENS, SEATS, KNOWN)                             \
    MANY(S, u8, hidden_at, HIDDEN_TOKENS, A_SPACE, ALL)                                   \
    MANY(S, u8, hidden_left, TOKENS, NUMBER, ALL)     /* what is face down in all */      \
    MANY(S, u8, supply, TOKENS, NUMBER, ALL)                                              \
    MANY(S, u8, altar, ALTARS, A_SPACE, ALL)                                              \
    MANY(S, u8, strike, STRIKES, A_SPACE, ALL)                                            \
    MANY(S, u8, npc, NPCS, A_SPACE, ALL)              /* 0: held, or not in the game */   \
    ONE(S, u8, players, NUMBER, ALL)                                                      \
    ONE(S, u8, sins, SEAT, ALL)         /* the Sins Player */                             \
    ONE(S, u8, left, SEATS, ALL)        /* who have left the table (OT-S121) */           \
    ONE(S, u8, options, BITS, ALL)                                                        \
    ONE(S, u8, map, A_MAP, ALL)                                                           \
    ONE(S, u8, story, A_STORY, ALL)                                                       \
    ONE(S, u8, sin_played, A_SIN, ALL)                                                    \
    ONE(S, u8, acolytes, AN_ACOLYTES, ALL)                                                \
    ONE(S, u8, heroes, BELOW(RING + 1), ALL)     /* the Hero Number H */                           \
    ONE(S, u8, round, NUMBER, ALL)                                                        \
    ONE(S, u8, first, BELOW(RING), ALL) /* post of the first Hero of the Round */        \
    ONE(S, u8, current, BELOW_OR_NONE(RING), ALL) /* post of the current Hero, or NOWHERE */       \
    ONE(S, u8, steps, NUMBER, ALL)      /* made in this Turn */                           \
    ONE(S, i8, steps_lost, NUMBER, ALL) /* in this Move */                                \
    ONE(S, u8, card_played, FLAG, ALL)  /* a Sin card in this Turn (OT-224) */            \
    ONE(S, u8, reactions, NUMBER, ALL)  /* active Reaction tokens */                      \
    ONE(S, u8, reactions_spent, NUMBER, ALL)                                              \
    ONE(S, u8, ability_used, FLAG, ALL) /* the mark on the Acolyte Board (OT-233) */      \
    ONE(S, u8, icons_used, BITS, ALL)   /* kinds of icons carried out in this Round */    \
    ONE(S, u8, city_actions, NUMBER, ALL) /* in this Round */                             \
    ONE(S, u8, second_moves, NUMBER, ALL) /* Reactions of this Round that moved a second Monster */ \
    ONE(S, u8, apocalypse_level, BELOW(LEVELS + 1), ALL)                                  \
    ONE(S, u8, yielded, BITS, ALL)      /* levels that have brought their card (OT-259) */ \
    ONE(S, u8, mission, A_MISSION, ALL)                                                   \
    ONE(S, u8, progress, NUMBER, ALL)                                                     \
    ONE(S, u8, accomplished, BELOW(CARRIED_ON + 1), ALL) /* enum accomplished */            \
    ONE(S, u8, missions_done, NUMBER, ALL) /* in this Round */                            \
    ONE(S, u8, heroes_killed, NUMBER, ALL) /* in this Round */                            \
    ONE(S, u8, fighter, BELOW_OR_NONE(RING), ALL) /* post of the Hero who fights, or NOWHERE */    \
    ONE(S, u8, fight_at, A_SPACE, ALL)  /* whose Monsters he fights */                    \
    ONE(S, u8, kills, NUMBER, ALL)      /* in this Fight */                               \
    ONE(S, i8, sin_dice, NUMBER, ALL)   /* added by cards in this Fight */                \
    ONE(S, i8, sin_hits, NUMBER, ALL)                                                     \
    ONE(S, i8, sin_corruption, NUMBER, ALL)                                               \
    ONE(S, i8, hide, NUMBER, ALL)       /* added to the Defense of its Monsters */        \
    ONE(S, i8, hero_dice, NUMBER, ALL)  /* added to the next roll of Hero Dice */         \
    ONE(S, u8, haste, NUMBER, ALL)      /* steps of a Monster in this Reaction, 0: its own */ \
    ONE(S, u8, movers, NUMBER, ALL)     /* further Monsters that may Move in it */        \
    ONE(S, u8, winner, A_SIDE, ALL)                                                       \
    CARDS(S, sin, sin)                                                                    \
    CARDS(S, apocalypse, apocalypse)                                                      \
    CARDS(S, upgrade, upgrade)
DESCRIBED_STATE(the_others, THE_OTHERS_FIELDS)

#define STATE struct the_others

#define SIN_DECK_OF(g) CARDS_OF((g)->sin)
#define APOCALYPSE_OF(g) CARDS_OF((g)->apocalypse)
#define UPGRADES_OF(g) CARDS_OF((g)->upgrade)

/* Whether a Dark Past lies face down with this Hero: that is public. */
static inline bool has_dark_past(const struct agent *a)
{
    return a->dark_past_known && a->dark_past_known != EVERYBODY;
}

static inline seats hero_players(const STATE *g)
{
    return all_seats(g->players) & (seats)~(only(g->sins) | g->left);
}
static inline seat player_of(const STATE *g, int post) { return g->hero[post].player; }
static inline u8 hero_at(const STATE *g, int post) { return g->hero[post].dashboard; }

/* The Hero Number H (OT-003). */
static inline u8 hero_number(int players) { return players == 2 || players == 4 ? 3 : 4; }
/* Whether a Dark Past of this number is for a starting Hero: 1, 3, 5 and with four Heroes 6 (OT-296, OT-297). */
static inline bool for_starting_hero(const STATE *g, int number)
{
    return number == 1 || number == 3 || number == 5 || (number == 6 && g->heroes == 4);
}

/* A Hero is on the board unless he was killed and is not yet replaced; he is still the one who was meant unless
 * somebody else has his post by now. */
static inline bool in_play(const STATE *g, int post) { return post < RING && g->hero[post].space != 0; }
static inline bool still_there(const STATE *g, int post, u8 agent)
{
    return in_play(g, post) && g->hero[post].agent == agent;
}
/* As set_count, which calls a function where the processor is not known to count bits: bots ask this all the time. */
static inline int wound_count(const struct hero *h)
{
    unsigned n = h->wounds - (h->wounds >> 1 & 0x55u);
    n = (n & 0x33) + (n >> 2 & 0x33);
    return (int)((n + (n >> 4)) & 15);
}

static inline bool holds_npc(const struct hero *h, int npc) { return in_set(h->npcs, npc); }
static inline int upgrade_count(const STATE *g, int post) { return pile_count(UPGRADES_OF(g), OWNED + post); }

/* Tokens of one kind that lie face up in a Space; Permanent ones are in the map. */
static inline u8 *tokens_at(STATE *g, int space, int token) { return &g->ground[space].fire + token; }
static inline int physical(const STATE *g, int space, int token) { return (&g->ground[space].fire)[token]; }
#define PERMANENT(g, space, token) (MAP((g)->map)->permanent[space][token])
/* Permanent and physical together (OT-073). */
#define TOKENS_IN(g, space, token) (PERMANENT(g, space, token) + physical(g, space, token))

/* The Spaces that hold Heroes. */
static inline spaces hero_spaces(const STATE *g)
{
    spaces set = 0;
    for (int p = 0; p < RING; p++) set |= space_bit(g->hero[p].space);
    return set & ~1ull;
}

static inline int heroes_in(const STATE *g, int space)
{
    int n = 0;
    for (int p = 0; p < RING; p++) n += g->hero[p].space == space;
    return n;
}

/* The figures in a Space, or DEAD. */
static inline u32 figures_in(const STATE *g, int where)
{
    u32 set = 0;
    for (int i = 0; i < FIGURES; i++) set |= (u32)(g->at[i] == where) << i;
    return set;
}
static inline int monsters_in(const STATE *g, int where)
{
    int n = 0;
    for (int i = 0; i < FIGURES; i++) n += g->at[i] == where;
    return n;
}

/* Whether any is there: asked so often that eight figures are looked at in one go. */
static inline bool has_monster(const STATE *g, int where)
{
    const u64 ones = 0x0101010101010101u, tops = ones << 7;
    u64 found = 0;
    for (int i = 0; i < FIGURES; i += 8) {
        u64 eight;
        memcpy(&eight, g->at + (i + 8 <= FIGURES ? i : FIGURES - 8), sizeof eight);
        eight ^= ones * (u64)where;
        found |= (eight - ones) & ~eight & tops;             /* a byte that is 0 now */
    }
    return found != 0;
}

static inline bool on_board(int where) { return where > 0 && where < SPACES; }

static inline spaces monster_spaces(const STATE *g)
{
    spaces set = 0;
    for (int i = 0; i < FIGURES; i++) set |= space_bit(g->at[i]);
    return set & ((1ull << SPACES) - 2);
}

/* The figures on the board, eight at a time as well, some of them twice: bit 7 of a byte says that it is at least 1 and
 * below SPACES; then the multiplication collects those bits in the uppermost byte. */
static inline u32 figures_on_board(const STATE *g)
{
    const u64 ones = 0x0101010101010101u, collect = 0x0102040810204080u;
    u32 set = 0;
    for (int i = 0; i < FIGURES; i += 8) {
        u64 eight;
        int from = i + 8 <= FIGURES ? i : FIGURES - 8;
        memcpy(&eight, g->at + from, sizeof eight);
        u64 there = (eight + 127 * ones) & ~(eight + (128 - SPACES) * ones);
        set |= (u32)((there >> 7 & ones) * collect >> 56) << from;
    }
    return set;
}

static inline int reserve_count(const STATE *g)
{
    int n = 0;
    for (int i = 0; i < TEAM; i++) n += g->agent[i].hero && g->agent[i].status == RESERVE;
    return n;
}

#endif
