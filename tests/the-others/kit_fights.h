/* kit_fights.h: positions and short moves for tests of dice, Corruption, Fights and Wounds. */
#ifndef TESTS_THE_OTHERS_KIT_FIGHTS_H
#define TESTS_THE_OTHERS_KIT_FIGHTS_H

#include "kit.h"

/* A card of Sloth, once in the deck. */
#define SLOTH_CARD(id, moment, effect) \
    "sin_card { id = '" id "', name = '" id "', sin = 'sloth', copies = 1, moment = '" moment "', effect = { " effect " } }\n"

/* One Hero Player against Sloth, whose Power says nothing about Fights. Brad (Fight 2, Skill 4, Base Defense 1, no
 * ability in Fights) has place 0 and stands alone in x-11; karl and leah have places 1 and 2 and stand in d-33. lua may
 * be NULL. */
void open_arena(struct kit *k, const char *lua);
/* The same against Pride, who takes 1 Defense from a Hero who fights alone. */
void open_proud_arena(struct kit *k, const char *lua);

/* Against Sloth with Rocco (Fight 2, Base Defense 2, Ranged, +2 Hits in Ranged Fights) in Brad's place. */
void open_range(struct kit *k, const char *lua);

/* The Hero on place 0 starts a Fight or shoots in his Turn: up to its first question. */
void start_fight(struct kit *k);
void shoot(struct kit *k, const char *space_name);
/* The Sins Player Reacts to the Hero of this place, moves nobody and Starts a Fight: up to its first question. */
void attack(struct kit *k, int place);
/* The last word before the dice. */
void roll_calm(struct kit *k, const char *faces);    /* no Voluntary Corruption */
void roll_corrupt(struct kit *k, const char *faces); /* with it */
void slay(struct kit *k, const char *monster);
void become(struct kit *k, int result);              /* of a FAITH */

/* Numbers of dice of the last roll of either side; the faces given were exactly those rolled. */
void expect_dice(struct kit *k, int hero_dice, int sin_dice);
void expect_hero_dice(struct kit *k, int hero_dice);
/* Hits of the Hero, Wounds and Corruption on him of the Fight that was compared last. */
void expect_outcome(struct kit *k, int hits, int wounds, int corruption);
/* The same of the last return attack, which hits nobody. */
void expect_return_attack(struct kit *k, int wounds, int corruption);
/* Level and number of Wounds of a Hero. */
void expect_hero(struct kit *k, int place, int level, int wounds);
/* These kinds of events have happened since the last forget, each after the one before it. */
void expect_order(struct kit *k, int n, ...);

#endif
