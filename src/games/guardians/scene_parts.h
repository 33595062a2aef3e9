/* scene_parts.h: the parts of the scene, each in its file. All of them read a view and nothing else. */
#ifndef GUARDIANS_SCENE_PARTS_H
#define GUARDIANS_SCENE_PARTS_H

#include "engine/scene.h"
#include "procedures.h"

/* The cards of a pile, for scene_cards and scene_pile. */
#define PILE_OF(family, pile) \
    g->family.id + g->family.start[pile], g->family.start[(pile) + 1] - g->family.start[pile]
#define ROW_NAME(kind, id) content_string(c->content, content_row(c->content, (kind), (id))->name)
#define ROW_TEXT(kind, id) content_string(c->content, content_row(c->content, (kind), (id))->text)

/* Backs of Power cards (GC-S34); those of the other cards are the last one. */
enum { POWER_BACK = 0xFD, ROOKIE_BACK, VETERAN_BACK, ONLY_ONE_BACK = 0xFF };
/* Things that only scenes name. */
enum die { COMBAT_DIE, POWER_DIE, CHECK_DIE };

/* Whether the reader of a scene is one of the Heroes' side. */
static inline bool reads_for_patrol(const struct scene *s, const STATE *g)
{
    return scene_reader(s) < g->players && has_seat(patrol_seats(g), scene_reader(s));
}

/* scene_base.c: the base with everything that stands in it. */
void show_base(struct scene *s, struct context *c, const STATE *g) OWN(show_base);
/* Who a figure is: the thing that the piece or area written last is, with its key. */
void show_who(struct scene *s, const struct context *c, const STATE *g, int figure) OWN(show_who);

/* scene_sides.c: the Heroes' ID cards, Skarov's Villains. */
void show_heroes(struct scene *s, struct context *c, const STATE *g) OWN(show_heroes);
void show_villains(struct scene *s, struct context *c, const STATE *g) OWN(show_villains);

/* scene_print.c: for print see struct game_show. */
void print(struct scene *s, struct context *c, u8 thing, u8 value) OWN(print);
/* Pages: what signs mean, what the room cards say. */
void show_signs(struct scene *s) OWN(show_signs);
void show_rooms(struct scene *s, const struct context *c, const STATE *g) OWN(show_rooms);

/* paper.c: the side that an article speaks for as things stand, -1: neither; for paper see struct game_show. */
int article_side(struct context *c, const STATE *g, const struct article_row *a) OWN(article_side);
void paper(struct paper *p, const struct speaker *speaker, struct context *c, const void *state,
           const struct event *event, int events) OWN(paper);

#endif
