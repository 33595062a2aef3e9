/* redeal.h: filling in what a seat cannot see, for bots and forecasts. */
#ifndef ENGINE_REDEAL_H
#define ENGINE_REDEAL_H

#include "cards.h"
#include "describe.h"
#include "random.h"

struct context;

/* Deals the cards that a redacted state shows as backs, in every family of the game, consistently with what is seen:
 * each kind as often as the family has copies of it. Owners of piles know their cards again. The generator is seeded
 * from `luck`. False when the backs and the remaining cards do not match. A family that is not dealt yet stays
 * empty. */
bool families_redeal(struct context *c, void *view, struct random *luck);

/* Shuffles what nobody knows in a whole state, each pile by itself, so that backs stay where they are; the generator is
 * seeded from `luck`. So luck that is still to come is open again, and what players know stays true. */
void families_reshuffle(struct context *c, void *state, struct random *luck);

/* How many cards of each kind a family has in this game, by id. */
void family_copies(const struct context *c, const struct family *family, const void *state, u8 copies[256]);

#endif
