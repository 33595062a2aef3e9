/* test_guide.c: docs/content.md names every word that content of The Others may use, and its examples have no mistakes.
 */
#include "../kit/guide.h"

extern const struct game the_others_game;

/* The examples: a Story, a map, a Sin. Names of Spaces are explained by a picture. */
static const struct guide guide = {&the_others_game, "The Others", .pictured = "lattice", .examples = 3};
GUIDE_TESTS(guide)
