/* scene_parts.h: the parts of the scene, each in its file. All of them read a view and nothing else. */
#ifndef FREEDOM_FIVE_SCENE_PARTS_H
#define FREEDOM_FIVE_SCENE_PARTS_H

#include "engine/say.h"
#include "engine/scene.h"
#include "procedures.h"

/* The cards of a pile, for scene_cards and scene_pile. */
#define PILE_OF(family, pile) \
    g->family.id + g->family.start[pile], g->family.start[(pile) + 1] - g->family.start[pile]
#define ROW_NAME(kind, id) content_string(c->content, content_row(c->content, (kind), (id))->name)
#define ROW_TEXT(kind, id) content_string(c->content, content_row(c->content, (kind), (id))->text)

/* Things that only scenes name: A_FIXTURE. */
enum fixture { A_BYSTANDER_TOKEN, A_QUEST_TOKEN, THE_CONSTRUCTION_TOKEN, THE_MARKER, A_PLOT_TOKEN };
enum { WHITE_DIE = COLOURS, TOKEN_BACK = 0xFF };

/* The tint of a colour, PURPLE included. */
static inline enum tint tint_of(int colour)
{
    static const u8 tints[ALL_COLOURS] = {TINT_RED, TINT_BLUE, TINT_GREEN, TINT_YELLOW, TINT_PURPLE};
    return tints[colour];
}

/* scene_city.c: the city with everything that stands and lies in it, the Villain cards, the HQ board. */
void show_city(struct scene *s, struct context *c, const STATE *g) OWN(show_city);
void show_villains(struct scene *s, struct context *c, const STATE *g) OWN(show_villains);
void show_hq_board(struct scene *s, const struct context *c, const STATE *g) OWN(show_hq_board);

/* scene_heroes.c: the Hero boards. */
void show_heroes(struct scene *s, struct context *c, const STATE *g) OWN(show_heroes);

/* scene_story.c: the Comic: objective, Chapter, track. */
void show_plot(struct scene *s, const struct context *c, const STATE *g) OWN(show_plot);
void show_comic(struct scene *s, const struct context *c, const STATE *g) OWN(show_comic);

/* scene_print.c: for print and verdict see struct game_show. */
void print(struct scene *s, struct context *c, u8 thing, u8 value) OWN(print);
rule_number verdict(struct text *out, struct context *c, const void *state, seat who) OWN(verdict);
/* names.c: what a window is about, as a clause; for name_thing and prompt_of see struct game_words. */
void say_moment(struct text *out, const struct content *content, const STATE *g, const struct window *w) OWN(say_moment);
bool name_thing(struct text *out, const struct speaker *s, u8 thing, u8 value) OWN(name_thing);
const char *prompt_of(const struct context *c, const struct frame *f) OWN(prompt_of);
/* scene.c */
void scene(struct scene *s, struct context *c, const void *view) OWN(scene);

#endif
