/* kit.h: a small table for tests of Vigilante's rules: positions built in C, answers by meaning.
 *
 * A test begins with `struct kit k; open_kit(&k, players)` (or open_scenario), changes the state
 * through k.g, and goes to a place with at_turn, at_events, at_round or at_end; from then on it
 * answers questions and looks at k.g. Every answer must be one of the options.
 */
#ifndef TESTS_VIGILANTE_KIT_H
#define TESTS_VIGILANTE_KIT_H

#include "games/vigilante/procedures.h"

#include "../kit/kit.h"

extern const struct game vigilante_game;

/* Opens "Brought to Justice" for so many players, or any scenario and options, past the choice of
 * Starter Heroes (each keeps the first), with empty hands, an empty Event Track and no lasting chance
 * events: seat 0 is First Player, round 1. All decks are full; Heroes are Starter Heroes only. */
void open_kit(struct kit *k, int players);
void open_scenario(struct kit *k, const char *scenario, u32 options);
/* The same with extra content (Lua source) added to the game's own. */
void open_with(struct kit *k, int players, const char *lua);
/* Right after set-up began: nothing is arranged, the Starter Heroes are still to be chosen. */
void open_fresh(struct kit *k, const char *scenario, u32 options, u64 seed);

/* Ids by name; a test fails when there is no such thing. */
u8 card_id(struct kit *k, const char *id);
u8 hero_id(struct kit *k, const char *id);
u8 villain_id(struct kit *k, const char *id);
u8 token_id(struct kit *k, const char *id);
u8 identity_id(struct kit *k, const char *id);

/* Arranging a position. Cards come from wherever they are (deck, box, discard). */
void give(struct kit *k, seat who, const char *card);               /* into a hand, known to its owner */
void jail(struct kit *k, seat who, const char *villain);            /* into a jail */
void jail_any(struct kit *k, seat who, int level, int n);           /* so many Villains of a Level */
int enlist_hero(struct kit *k, seat who, const char *hero);         /* into the lowest open slot; returns it */
void set_hero(struct kit *k, seat who, int slot, const char *hero); /* into this slot (0 to 3); NULL empties it */
void equip(struct kit *k, seat who, int slot, const char *card);
void hurt_hero(struct kit *k, seat who, int slot, int damage);      /* sets the cubes */
void lose_hero(struct kit *k, seat who, const char *hero);          /* into the Defeated Heroes area */
void top_villain(struct kit *k, const char *villain);               /* on top of the Villain Deck */
void top_card(struct kit *k, const char *card);                     /* on top of its deck */
void top_hero(struct kit *k, const char *hero);                     /* on top of the Hero Deck */
void market(struct kit *k, int place, const char *hero);            /* replaces the Market card at 0.. */
void put_event(struct kit *k, const char *token);                   /* from the bag onto the track */
void be(struct kit *k, seat who, const char *identity);             /* Identity, with tokens own own other other */

/* Places. at_turn: the seat has `actions` tokens, the others 4 or what they have. */
void at_turn(struct kit *k, seat who);
void at_round(struct kit *k);
void at_events(struct kit *k, int n, ...);                          /* with these submitted dice, seats 0.. */
void at_end(struct kit *k);
/* The number of the final round. */
u8 final_round(const struct kit *k);

void pass_all(struct kit *k);                                       /* passes Ambush questions until another comes */
/* The turn of the present seat: plays a card, fights, draws... and passes Ambush questions after it. */
void do_turn(struct kit *k, u8 verb, int a);

/* Pile contents. */
bool in_hand(struct kit *k, seat who, const char *card);
bool in_jail(struct kit *k, seat who, const char *villain);
bool in_pile_city(struct kit *k, int pile, const char *card);
u8 deck_bottom(struct kit *k);                                      /* lowest card of the Villain Deck */

#endif
