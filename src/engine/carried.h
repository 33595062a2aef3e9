/* carried.h: what a campaign carries from one game to the next: a struct that the game describes; see campaign.h.
 *
 * The game must have a campaign; `carried` has game->campaign->fields->bytes.
 */
#ifndef ENGINE_CARRIED_H
#define ENGINE_CARRIED_H

#include "game.h"
#include "text.h"

enum { CARRIED_MAX = 2048 };

/* What a new campaign begins with; a copy of another. The caller frees both. */
u8 *carried_new(const struct game *game, const struct content *content);
u8 *carried_copy(const struct game *game, const void *carried);
/* As JSON, and back: over what *carried holds, so a field that the text does not name stays. On a mistake false,
 * *error says where it is and what was expected, and *carried stays as it was. */
void carried_write(struct text *out, const struct game *game, const struct content *content, const void *carried);
bool carried_read(const struct game *game, const struct content *content, const char *json, void *carried,
                  struct text *error);
/* True when it could be carried in a campaign of the game; otherwise *why says what is wrong. */
bool carried_sound(const struct game *game, const struct content *content, const void *carried, struct text *why);
/* Whether the last game has been played. */
bool campaign_over(const struct game *game, const struct content *content, const void *carried);
/* Why a set-up cannot be the next game, NULL when it can. */
const char *campaign_fault(const struct game *game, const struct content *content, const void *carried,
                           const struct setup *setup);

#endif
