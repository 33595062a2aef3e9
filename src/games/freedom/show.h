/* show.h: what the files that tell scenes of Freedom share. Everything here reads a view and nothing else. */
#ifndef FREEDOM_SHOW_H
#define FREEDOM_SHOW_H

#include "engine/scene.h"
#include "procedures.h"

enum { CARD_BACK = 0xFF }; /* a card that the reader does not know */

/* Where a Turn stands: phases 1 to 6, those of a player turn by their steps; SET_UP before Turn 1. */
enum stage {
    SET_UP, REFILL, ORGANISATION, PLOTTING, CHOOSING, MOVEMENT_5_1, ASSIGNMENT_5_2, INTERFERENCE_5_3, EXECUTION_5_4,
    REACTION_5_5, BATTLES_5_6, CONTROL_5_7, DEVELOPMENT, FINISHED, STAGES,
};

/* -- scene.c ------------------------------------------------------------------------------------------------------ */

/* What is printed on a card, as numbers of the piece written last: 2/2/5, or a strength. */
void show_stats(struct scene *s, const struct context *c, u8 card) OWN(show_stats);
/* The cards of a pile as pieces: families together, equal ones once. `taken` (NULL: none): places of the pile that are
 * left out or, with only_taken, the only ones. */
void show_cards(struct scene *s, const struct context *c, const STATE *g, int pile, const u8 *taken, bool only_taken,
                u16 marks) OWN(show_cards);
const char *card_name(const struct context *c, u8 card) OWN(card_name);
const char *planet_name(const struct context *c, u8 planet) OWN(planet_name);

/* -- scene_turn.c ------------------------------------------------------------------------------------------------- */

enum stage stage_of(const STATE *g) OWN(stage_of);
void show_head(struct scene *s, struct context *c, const STATE *g) OWN(show_head);
/* The phases and steps of a Turn, each with what happens in it. */
void show_order(struct scene *s, const STATE *g) OWN(show_order);
/* The planet that is being spoken of, 0: none. */
u8 planet_at_hand(struct context *c, const STATE *g) OWN(planet_at_hand);
/* What is being fought out: a battle, an attack, a mission. */
void show_fight(struct scene *s, struct context *c, const STATE *g) OWN(show_fight);

/* -- scene_players.c ---------------------------------------------------------------------------------------------- */

void show_players(struct scene *s, const struct context *c, const STATE *g) OWN(show_players);
/* Before Turn 1: whom influence points may go to. */
void show_roster(struct scene *s, const struct context *c) OWN(show_roster);
/* Where characters are and who has points on them, as far as the reader knows. */
void show_characters(struct scene *s, const struct context *c, const STATE *g) OWN(show_characters);

/* -- scene_print.c ------------------------------------------------------------------------------------------------ */

/* The hook `print`: what is printed on a card, planet or scenario. */
void print(struct scene *s, struct context *c, u8 thing, u8 value) OWN(print);

#endif
