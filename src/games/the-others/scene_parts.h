/* scene_parts.h: the parts of the scene, each in its file. All of them read a view and nothing else. */
#ifndef THE_OTHERS_SCENE_PARTS_H
#define THE_OTHERS_SCENE_PARTS_H

#include "engine/scene.h"
#include "procedures.h"

/* The cards of a pile, for scene_cards and scene_pile. */
#define PILE_OF(family, pile) \
    g->family.id + g->family.start[pile], g->family.start[(pile) + 1] - g->family.start[pile]
#define ROW_NAME(kind, id) content_string(c->content, content_row(c->content, (kind), (id))->name)
#define ROW_TEXT(kind, id) content_string(c->content, content_row(c->content, (kind), (id))->text)

/* Things that only scenes name: A_FIXTURE, A_DIE, A_FACE. The first faces are those of A_RESULT. */
enum fixture { NO_FIXTURE, AN_ALTAR, A_STRIKE, THE_START, RED_METRO, BLUE_METRO, A_CITY_TOKEN, A_WOUND };
enum die { NO_DIE, HERO_DIE, SIN_DIE };
enum face { FACE_HIT = RESULT_HIT, FACE_DEFENSE, FACE_CC, FACE_SKILL, FACE_FAITH, FACE_CORRUPTION };
enum { UNKNOWN = 0xFF }; /* the back of a token or card */

/* scene_map.c: the city with everything that stands and lies in it. */
void show_map(struct scene *s, struct context *c, const STATE *g) OWN(show_map);
/* Figures of a place that is none of the map's: dead, not entered. */
void show_monsters(struct scene *s, const struct context *c, const STATE *g, int where) OWN(show_monsters);
/* The City Action token of a Hero, where it lies. */
void show_city_token(struct scene *s, const STATE *g, int post) OWN(show_city_token);

void show_powers(struct scene *s, const struct context *c, const STATE *g) OWN(show_powers);

/* scene_story.c: Missions, the Apocalypse, tokens that are left. */
void show_mission(struct scene *s, struct context *c, const STATE *g) OWN(show_mission);
void show_story(struct scene *s, struct context *c, const STATE *g) OWN(show_story);
void show_apocalypse(struct scene *s, struct context *c, const STATE *g) OWN(show_apocalypse);
/* How far the current Mission is. */
void show_progress(struct scene *s, struct context *c, const STATE *g) OWN(show_progress);
/* What a Mission asks for, with the number that its multiple of H comes to. */
void show_goal(struct scene *s, struct context *c, const STATE *g, u8 mission) OWN(show_goal);

/* scene_sides.c: the Heroes and the Sins Player. */
void show_heroes(struct scene *s, struct context *c, const STATE *g) OWN(show_heroes);
void show_sins(struct scene *s, struct context *c, const STATE *g) OWN(show_sins);
void show_upgrades(struct scene *s, const STATE *g) OWN(show_upgrades);

/* print.c: a page that says what tokens, icons and other signs mean; for print see struct game_show. */
void show_signs(struct scene *s, const struct context *c) OWN(show_signs);
void print(struct scene *s, struct context *c, u8 thing, u8 value) OWN(print);
/* verdict.c: see struct game_show. */
rule_number verdict(struct text *out, struct context *c, const void *state, seat who) OWN(verdict);

#endif
