/* kit_turns.h: plain teams, answers by a card's name, views and laps, for tests of turns, cards and Events. */
#ifndef TESTS_VIGILANTE_KIT_TURNS_H
#define TESTS_VIGILANTE_KIT_TURNS_H

#include "kit.h"

/* Opens with extra content (or NULL); each player has one Hero without any text in slot 1 ("t_one" to "t_six":
 * Attack 2, Health 4, Influence 1), and no effect of a real Hero can disturb. Two more such Heroes,
 * "t_seven" and "t_eight", are in the Hero Deck or in the Market. */
void open_turns(struct kit *k, int players, const char *lua);

/* Answers, then passes Ambush questions. Cards by their ids. */
void answer_on(struct kit *k, u8 verb, int a, int b, int c);
void play_it(struct kit *k, const char *card);
void attach_it(struct kit *k, const char *card, int slot);
void draw_one(struct kit *k);
bool may_play(struct kit *k, const char *card);
bool may_attach(struct kit *k, const char *card, int slot);
bool may_use(struct kit *k, int slot); /* the Hero's own effect */
/* Everybody draws a City card and submits the lower die until it is this seat's turn again. */
void draw_until(struct kit *k, seat who);

/* Goes to the last action of the round: this seat has 1 action token, nobody else any, and all others
 * have submitted (no die lies there unless the test puts one). */
void at_last_action(struct kit *k, seat who);

/* The seat must be asked for Ambush cards now. */
void expect_window(struct kit *k, seat who);
void spring(struct kit *k, const char *card); /* plays it at the present question, and asks on */
void hold_back(struct kit *k);

int pile_size(struct kit *k, int pile); /* of City and Agency cards */
/* All cards of the City Deck and its discard pile go to a hand. */
void drain_city(struct kit *k, seat to);
void drain_agency(struct kit *k, seat to);
/* The kinds of events so far of this one and another, as the order in which they happened: index of the nth
 * event of a kind, or -1. */
int when_happened(struct kit *k, u8 kind, int n);
/* The seat of the nth event of a kind. */
seat whose(struct kit *k, u8 kind, int n);

#endif
