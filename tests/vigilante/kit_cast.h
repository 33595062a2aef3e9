/* kit_cast.h: a cast of test cards with fixed numbers, and short moves for tests of fights and markets. */
#ifndef TESTS_VIGILANTE_KIT_CAST_H
#define TESTS_VIGILANTE_KIT_CAST_H

#include "kit.h"

/* Heroes t_2_3 (Attack 2, Health 3, cost 4), t_3_4 (cost 5), t_1_9, t_1_15 (cost 2), t_5_15 (cost 6), t_1_1 (cost 1);
 * Villains t_v0 (Health 0, harmless), t_v4 (Health 4, chart 2/1/0/0), t_v5 (Health 5, harmless), t_v30 (harmless);
 * City cards t_coin1 to t_coin3 (Influence 1 to 3, no effect; 3 copies), Equipment t_coat (+2 Health, Influence 3),
 * t_club (+2 Attack, Influence 1); Agency card t_agent (Influence 2, no effect). */
extern const char cast_lua[];
/* Opens a game with the cast and more content: open_cast(&k, 3, "hero {...}"). */
void open_cast(struct kit *k, int players, const char *lua);
/* The same with the Mercenaries of the content in the Hero Deck. */
void open_mercenaries(struct kit *k, int players, const char *lua);

/* Three players with one sturdy Hero each, and test Mercenaries: t_draw (cost 3, draws 2), t_hit (cost 2, 1 damage to
 * any Hero), t_toll (everybody discards 1), t_nurse (cost 1, heals 1), t_swap (cost 1, refreshes the Market, 1 damage).
 * t_shop, t_sign (Equipment, at a 4) and the Villain t_crier refresh the Market too, t_call enlists. The Market
 * shows t_2_3, t_1_1, t_draw and t_hit; the Hero Deck is t_3_4, overcoat. */
void open_hiring(struct kit *k);
int count_mercenaries(struct kit *k, int pile);
void use_mercenary(struct kit *k, const char *id);
u8 market_card(struct kit *k, int place);
int market_count(struct kit *k);

/* Exactly these cards, the first on top; what lay there goes into the box (the Market's to the Hero Deck). */
void villain_deck(struct kit *k, int n, ...);
void hero_deck(struct kit *k, int n, ...);
void deal_market(struct kit *k, int n, ...);

/* Moves; Ambush questions are passed. */
void recruit_with(struct kit *k, const char *hero, int n, ...); /* pays with these cards, in the order of content */
void fight_top(struct kit *k);
void use_card(struct kit *k, const char *card);
void draw_turns(struct kit *k, int times); /* so many turns of whoever is asked */
/* Answers at random until the game is over; calls `check` (if not NULL) after each answer. */
void random_game(struct kit *k, u32 seed, void (*check)(struct kit *k, const STATE *before));

/* What a seat (or NOBODY, a spectator) sees; valid until the next call. */
const STATE *cast_view(struct kit *k, seat viewer);
/* When the nth event (from 0) of a kind happened, counted in events; fails when it did not. */
int event_at(struct kit *k, u8 kind, int nth);
bool hero_lies_in(struct kit *k, int pile, const char *hero);
bool holds_hero(struct kit *k, seat who, int slot, const char *hero); /* this Hero stands in this slot */
int cubes_on(struct kit *k, seat who, int slot);
u8 villain_in_deck(struct kit *k, int index); /* of the Villain Deck; 0 is its top */

#endif
