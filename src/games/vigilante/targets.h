/* targets.h: whom the words of card texts mean; for verbs.c. */
#ifndef VIGILANTE_TARGETS_H
#define VIGILANTE_TARGETS_H

#include "procedures.h"

/* The players a word means; a word that chooses means all who could be chosen. */
seats players_of(struct context *c, const struct effect *e, seat who, u8 word) OWN(players_of);
/* Those of them who have what is needed (VG-S102). */
seats player_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs) OWN(player_candidates);
bool any_player_has(struct context *c, const struct effect *e, seat who, u8 word, u8 needs) OWN(any_player_has);
/* The Heroes a word means, as a set of hero_refs. */
u32 heroes_of(struct context *c, const struct effect *e, seat who, u8 word, u8 filter) OWN(heroes_of);
u32 hero_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs) OWN(hero_candidates);

/* For verbs that concern several players, each with a frame of their own: the next one in the
 * order of VG-S54, or NOBODY. The instruction is run again until there is none. */
seat next_player(struct context *c, struct effect *e, seat who, u8 word) OWN(next_player);

/* The verbs that choose a target. */
bool can_target_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_hero);
void do_target_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_hero);
bool can_target_player(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_player);
void do_target_player(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_player);
bool can_target_event(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_event);
void do_target_event(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_event);

#endif
