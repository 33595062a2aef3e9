/* derivation.h: what follows from the rows of content when all are read, and what is wrong with them. */
#ifndef THE_OTHERS_FINISHING_H
#define THE_OTHERS_FINISHING_H

#include "engine/derive.h"
#include "rows.h"

/* geometry.c: the lists of Spaces, adjacent pairs and lines of a map. */
void find_geometry(struct map_row *map) OWN(find_geometry);
/* "d-23", "x-11": the name of a Space of the lattice in content. */
extern const char *const space_names[SPACES] OWN(space_names);

/* derive_map.c: maps. */
void derive_map(struct derivation *f, void *row) OWN(derive_map);
extern const char *const token_names[TOKENS] OWN(token_names);
/* How often a map places a thing (T_...) face up; how many permanent tokens of a kind its tiles have. */
int count_things(const struct map_row *map, int thing) OWN(count_things);
int count_permanent(const struct map_row *map, int token) OWN(count_permanent);

/* derive_story.c: Stories and Missions. */
void derive_story(struct derivation *f, void *row) OWN(derive_story);
void derive_mission(struct derivation *f, void *row) OWN(derive_mission);

/* supply.c: whether a Mission whose goal makes sense can be met with what its maps and its Story bring (OT-S94). */
void check_supply(struct derivation *f, const struct mission_row *mission) OWN(check_supply);
/* Whether the Story's tasks may place a token of a kind when so many Heroes are in play. */
bool tasks_place(struct derivation *f, const struct story_row *story, int token, int heroes) OWN(tasks_place);

/* derive.c: the other kinds. */
void derive_tile(struct derivation *f, void *row) OWN(derive_tile);
void derive_sin(struct derivation *f, void *row) OWN(derive_sin);
void derive_acolytes(struct derivation *f, void *row) OWN(derive_acolytes);
void derive_monster(struct derivation *f, void *row) OWN(derive_monster);
void derive_hero(struct derivation *f, void *row) OWN(derive_hero);
void derive_sin_card(struct derivation *f, void *row) OWN(derive_sin_card);
void derive_level(struct derivation *f, void *row) OWN(derive_level);
void derive_apocalypse(struct derivation *f, void *row) OWN(derive_apocalypse);
void derive_upgrade(struct derivation *f, void *row) OWN(derive_upgrade);
void derive_dark_past(struct derivation *f, void *row) OWN(derive_dark_past);

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
/* How many tokens of a kind an effect is sure to place with so many Heroes; whether it may place one. */
int sure_to_place(struct derivation *f, struct code code, int token, int heroes) OWN(sure_to_place);
bool may_place(struct derivation *f, struct code code, int token, int heroes) OWN(may_place);

#endif
