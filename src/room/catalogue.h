/* catalogue.h: rows of content shown to people: any game's cards, by the schema that the game gives. */
#ifndef ROOM_CATALOGUE_H
#define ROOM_CATALOGUE_H

#include "engine/game.h"
#include "engine/text.h"

/* The word that declares a row in content ("hero", "starter"), NULL when the kind has no such row. */
const struct kind *card_kind(const struct game *game, const struct content *content, int kind, int row);
/* "Pothole (hero): attack 1, health 4, influence 3. While ...", then its flavour; ends its lines. */
void card_write(struct text *out, const struct game *game, const struct content *content, int kind, int row,
                bool flavour);
/* The same as a JSON object. */
void card_json(struct text *out, const struct game *game, const struct content *content, int kind, int row);
/* The keys of an open JSON object: the fields of a row, or of an item of a list, but not effects, which are in the
 * row's text. References are ids, what is not there is null. */
void card_json_fields(struct text *out, const struct content *content, const struct row_field *fields, const u8 *bytes);
/* Writes every row that the words mean: those whose name or id contains them, otherwise the closest.
 * Returns how many. */
int cards_find(struct text *out, const struct game *game, const struct content *content, const char *words, int most);

#endif
