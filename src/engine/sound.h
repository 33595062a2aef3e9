/* sound.h: whether a state could occur in its game: what follows from its description, then what the game knows. */
#ifndef ENGINE_SOUND_H
#define ENGINE_SOUND_H

#include "game.h"

/* True when nothing is wrong with the state; otherwise *why says what is. Everything that comes from outside passes
 * here before the rules see it:
 *   - seats sit at the table, things are in the content, numbers are below their bounds, flags are 0 or 1;
 *   - no card is lost or doubled, and none lies in front of an empty seat;
 *   - frames are of procedures that call each other at these steps, and their locals are in order like fields;
 *   - effects are those of a card, at one of its instructions;
 *   - the game's own find_fault has nothing to say;
 *   - whoever is asked now has an option. */
bool state_sound(struct context *c, const void *state, struct text *why);

/* The part of it that is about families of cards: says which card, and in which piles it lies. */
bool families_sound(struct context *c, const void *state, struct text *why);

/* Whether the families have room for all cards of the content that belong to a game with this state; *why names one
 * that has not. */
bool families_fit(struct context *c, const void *state, struct text *why);

/* Whether all numbers of a struct of its own are in order as fields of a state are, for a game of any size. */
bool struct_sound(const struct game *game, const struct content *content, const struct fields *fields, const void *base,
                  struct text *why);

/* How many players the state is for. */
int state_players(const struct game *game, const void *state);

#endif
