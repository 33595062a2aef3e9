/* redeal.h: filling in what a seat cannot see, for bots and forecasts. */
#ifndef ENGINE_REDEAL_H
#define ENGINE_REDEAL_H

#include "cards.h"
#include "describe.h"
#include "random.h"

/* Puts cards in place of the backs of a redacted family: `copies[id]` is how many cards of each kind
 * the family has in all, visible ones included. Owners of piles know their cards again. False when
 * the backs and the remaining cards do not match. */
bool redeal_cards(const struct content *content, const struct family *family, struct cards k, u8 *copies, int kinds,
                  struct random *luck);

#endif
