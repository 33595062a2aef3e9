/* derivation.h: what follows from the rows of content when all are read, and what is wrong with them. */
#ifndef THE_OTHERS_DERIVATION_H
#define THE_OTHERS_DERIVATION_H

#include "engine/derive.h"
#include "engine/sets.h"
#include "rows.h"

/* `for EACH_DERIVED(id, m, mission_row, KIND_MISSION) ...`: m is row `id`, for all of a kind. Leave it by return. */
#define EACH_DERIVED(id, r, type, kind)                         \
    (int id = 1; id <= derive_count(f, (kind)); id++)       \
        for (const struct type *r = derive_row(f, (kind), id); r; r = NULL)

/* What a kind does with a row when all are read. */
#define DERIVES(kind) void derive_##kind(struct derivation *f, void *row) OWN(derive_##kind);
DERIVES(map) DERIVES(story) DERIVES(mission) DERIVES(tile) DERIVES(sin) DERIVES(acolytes) DERIVES(monster) DERIVES(hero)
DERIVES(sin_card) DERIVES(level) DERIVES(apocalypse) DERIVES(upgrade) DERIVES(dark_past)

/* The Spaces of the lattice row by row (OT-S05): N("d-23", number), N("x-11", number), ... */
#define ROW_OF_SPACES(N, y, a, b, i)                                                                           \
    N(a "-" #i "1", 1 + 7 * (y)), N(b "-" #i "1", 2 + 7 * (y)), N(a "-" #i "2", 3 + 7 * (y)),                  \
    N(b "-" #i "2", 4 + 7 * (y)), N(a "-" #i "3", 5 + 7 * (y)), N(b "-" #i "3", 6 + 7 * (y)),                  \
    N(a "-" #i "4", 7 + 7 * (y))
#define ALL_SPACES(N)                                                                                          \
    ROW_OF_SPACES(N, 0, "d", "e", 1), ROW_OF_SPACES(N, 1, "s", "x", 1), ROW_OF_SPACES(N, 2, "d", "e", 2),      \
    ROW_OF_SPACES(N, 3, "s", "x", 2), ROW_OF_SPACES(N, 4, "d", "e", 3), ROW_OF_SPACES(N, 5, "s", "x", 3),      \
    ROW_OF_SPACES(N, 6, "d", "e", 4)
#define SPACE_NAME(name, number) name
extern const char *const space_names[SPACES] OWN(space_names);

extern const char *const token_names[TOKENS] OWN(token_names);
/* How often a map places a thing (T_...) face up; how many permanent tokens of a kind its tiles have. */
int count_things(const struct map_row *map, int thing) OWN(count_things);
int count_permanent(const struct map_row *map, int token) OWN(count_permanent);
/* How many tokens a Story lays face down. */
int pool_size(const struct story_row *story) OWN(pool_size);
/* The Story of a Mission. */
#define STORY_OF(m) ((const struct story_row *)derive_row(f, KIND_STORY, (m)->story))

/* derive_code.c: effects, modifiers and moments that could never do anything. */

/* An effect of a moment at which no Hero has a Turn; `field`: where it stands. */
void check_no_hero(struct derivation *f, const char *field, struct code code) OWN(check_no_hero);
/* An effect of the set-up, when no Hero at all is on the board. */
void check_no_heroes(struct derivation *f, const char *field, struct code code) OWN(check_no_heroes);
/* Verbs that do something only at certain moments, of which this (a bit of enum moment) is one or not. */
void check_timing(struct derivation *f, struct code code, u32 moments, const char *when) OWN(check_timing);
/* Triggers of a row may wait for these moments only. */
void check_moments(struct derivation *f, const struct row *row, u32 allowed) OWN(check_moments);
/* Modifiers of Heroes stand on dashboards and Upgrades, all others on the Sins Player's side. */
enum bearer { OF_A_HERO, OF_THE_SINS, OF_A_MONSTER };
void check_modifiers(struct derivation *f, const struct row *row, enum bearer bearer) OWN(check_modifiers);
/* Conditions of effects and modifiers that never hold, however many Heroes there are. */
void check_conditions(struct derivation *f, struct code code) OWN(check_conditions);
/* How many tokens of a kind an effect is sure to place with so many Heroes; `may`: whether it may place one. */
int placed_by(struct derivation *f, struct code code, int token, int heroes, bool may) OWN(placed_by);

#endif
