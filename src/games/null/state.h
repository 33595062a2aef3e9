/* state.h: the whole of the null game: its content's rows, its state, its procedures. A template: begin yours here. */
#ifndef NULL_STATE_H
#define NULL_STATE_H

#include "engine/cards.h"
#include "engine/game.h"
#include "engine/modifier.h"

#define GAME_FILE(name) <games/null/name>
#define GAME_LABEL "null"

/* -- Content: one struct per kind of row, and the words that its language has numbers for ------------------- */

enum { KIND_SCENARIO = 1, KIND_CARD };
enum card_type { DEED = 1, RELIC, TRAP };                /* NL-016 */
enum trap_moment { DEED_PLAYED = 1, LOSING };            /* NL-022: the windows */
enum moment { ON_DIE = 1 };                              /* NL-032: the triggers */
enum part { PART_EFFECT = 1, PART_TRIGGER /* and the next */ };
enum who_word { W_YOU = 1, W_THAT, W_OTHER, W_EACH_OTHER, W_CHOSEN /* and the next: registers */ };
enum quantity { Q_RELICS = 1 };
enum condition_word { C_POOR = 1, C_DIE };
enum { R_CHOSEN0, R_CHOSEN1, R_THAT };                   /* registers of an effect; NOBODY: none */
enum verb_word {
    V_TARGET = V_GAME, V_GAIN, V_LOSE, V_DRAW, V_DROP, V_PEEK, V_STEAL, V_TOSS, V_PREVENT, V_CANCEL,
    V_BONUS, V_COUNT, V_FIRST_MODIFIER = V_BONUS,
};

struct scenario_row {
    struct row row;
    u8 rounds, coins, hand, spare;
};

struct card_row {
    struct row row;
    u8 type, copies, trap, spare;
    struct code effect, passive;
    struct trigger when[TRIGGERS_MAX];
};

#define CARD(id) CONTENT_ROW(card_row, KIND_CARD, id)
#define SCENARIO(id) CONTENT_ROW(scenario_row, KIND_SCENARIO, id)

extern const struct words words_trap OWN(words_trap);

#include "engine/game_domains.h"

/* -- State: every byte described once ----------------------------------------------------------------------- */

enum { RIVALS = 4, CARDS = 48, OMENS = 6, STAKE_MAX = 2, COINS_MAX = 200 };
enum { RICH = 1 }; /* options of the set-up */
enum { DECK, DISCARD, PLAYED, HAND, RELICS = HAND + RIVALS, PILES = RELICS + RIVALS };

FAMILY(stock, CARDS, PILES);
extern const struct family stock_family OWN(stock_family);

#define RIVAL_FIELDS(S, ONE, MANY, SUB, CARDS)                 \
    ONE(S, u8, coins, NUMBER, ALL)                             \
    ONE(S, u8, omen, NUMBER, MASK) /* NL-004 */                \
    ONE(S, u8, omen_known, SEATS, KNOWN)
DESCRIBED_STRUCT(rival, RIVAL_FIELDS)

#define NULL_FIELDS(S, ONE, MANY, SUB, CARDS)                                            \
    ONE(S, u8, players, NUMBER, ALL)                                                     \
    ONE(S, u8, scenario, A_SCENARIO, ALL)                                                \
    ONE(S, u8, options, BITS, ALL)                                                       \
    ONE(S, u8, round, NUMBER, ALL)                                                       \
    ONE(S, u8, lead, SEAT, ALL)                                                          \
    ONE(S, u8, die, NUMBER, ALL)   /* of this round, 0 before it is rolled */            \
    ONE(S, u8, traps, BITS, ALL)   /* moments that the deck has Traps for */             \
    ONE(S, u8, acting, SEAT, ALL)  /* whose card is carried out, or NOBODY */            \
    SUB(S, rival, rival, RIVALS)                                                         \
    CARDS(S, stock, stock)
DESCRIBED_STATE(null, NULL_FIELDS)

/* What a campaign carries from game to game (NL-050). */
enum { CAMPAIGN_GAMES = 3, PURSE_MAX = 10, CARD_PRICE = 2 };
#define CARRIED_FIELDS(S, ONE, MANY, SUB, CARDS)                                         \
    ONE(S, u8, games, BELOW(CAMPAIGN_GAMES + 1), ALL) /* that were played */             \
    ONE(S, u8, players, BELOW(RIVALS + 1), ALL)       /* of all games, 0 before the first */ \
    MANY(S, u8, purse, RIVALS, BELOW(PURSE_MAX + 1), ALL)                                \
    MANY(S, u8, won, RIVALS, BELOW(CAMPAIGN_GAMES + 1), ALL)
DESCRIBED_STRUCT(carried, CARRIED_FIELDS)

#define STATE struct null
#define STOCK(g) CARDS_OF((g)->stock)

static inline int hand_count(const STATE *g, seat s) { return pile_count(STOCK(g), HAND + s); }

/* -- Procedures --------------------------------------------------------------------------------------------- */

#include "engine/game_names.h"

/* round.c */
#define LOCALS_course(S, ONE, MANY) ONE(S, u8, longer, BELOW(CAMPAIGN_GAMES), ALL) /* rounds more than usual (NL-052) */
#define STEPS_course(S, Q) S(ROUND_DONE, TO(bout)) S(SHOPPED, TO(shopping))
SHARED_STEPS(course)
#define LOCALS_bout(S, ONE, MANY)                                                        \
    MANY(S, u8, bid, RIVALS, A_CARD, ALL)    /* revealed, not yet carried out */         \
    MANY(S, u8, stake, RIVALS, NUMBER, ALL)                                              \
    ONE(S, u8, who, NUMBER, ALL)             /* players done with their Relics */        \
    ONE(S, u8, relic, NUMBER, ALL)           /* triggers of this player's Relics done */
#define LOCALS_bid(S, ONE, MANY) ONE(S, u8, card, A_CARD, OWNER) ONE(S, u8, stake, NUMBER, OWNER)
#define LOCALS_act(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL)
#define LOCALS_relic(S, ONE, MANY) ONE(S, u8, card, A_CARD, ALL) ONE(S, u8, which, NUMBER, ALL)
/* Has the course of the game begin a round that `who` leads, with nothing begun in it. */
void enter_round(struct context *c, void *state, seat who) OWN(enter_round);

/* How many rounds the game has (NL-010, NL-052). */
int rounds(const struct context *c, const STATE *g) OWN(rounds);

/* campaign.c */
#define LOCALS_shopping(S, ONE, MANY) ONE(S, u8, done, NUMBER, ALL) /* players, from the leader */
extern const struct game_campaign campaign OWN(campaign);

/* cards.c */
#define LOCALS_pay(S, ONE, MANY) ONE(S, u8, amount, NUMBER, ALL)
#define LOCALS_drop(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, last, A_CARD, ALL)
#define LOCALS_pick_rival(S, ONE, MANY) ONE(S, u8, reg, NUMBER, ALL) ONE(S, u8, needs, NUMBER, ALL)
#define LOCALS_window(S, ONE, MANY)                                                      \
    ONE(S, u8, moment, A_TRAP, ALL)                                                      \
    ONE(S, u8, about, SEAT, ALL)   /* who loses coins, or whose Deed it is */            \
    ONE(S, i8, amount, NUMBER, ALL)                                                      \
    ONE(S, u8, cancelled, FLAG, ALL)                                                     \
    ONE(S, u8, asked, NUMBER, ALL) /* players done, from the leader */                   \
    ONE(S, u8, card, A_CARD, ALL)
void draw_card(struct context *c, STATE *g, seat who, rule_number rule) OWN(draw_card);
void gain(struct context *c, STATE *g, seat who, int n, rule_number rule) OWN(gain);
bool played(struct context *c, struct effect *e, seat who) OWN(played);

#define NO_TARGETS {NOBODY, NOBODY, NOBODY}

#include "engine/game_procedures.h"

#endif
