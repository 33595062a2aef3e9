/* test_guide.c: docs/content.md names every word that content of Guardians' Chronicles may use, and its examples have
 * no mistakes. */
#include "../kit/guide.h"

extern const struct game guardians_game;

/* The examples: a room, a scenario, a card. Tiles are "a1 to c3". */
static const struct guide guide = {&guardians_game, "Guardians' Chronicles", .pictured = "tile", .examples = 3};
GUIDE_TESTS(guide)
