/* targets.h: whom the words of card texts mean; for verbs.c. */
#ifndef FREEDOM_TARGETS_H
#define FREEDOM_TARGETS_H

#include "procedures.h"

/* The players a word means; a word that chooses means all who could be chosen. */
seats players_of(struct context *c, const struct effect *e, seat who, u8 word) OWN(players_of);
/* Those of them who have what is needed (FR-317). */
seats player_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs) OWN(player_candidates);
u32 character_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 needs)
    OWN(character_candidates);

/* The verbs that choose a target. */
bool can_target_player(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_player);
void do_target_player(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_player);
bool can_target_character(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_character);
void do_target_character(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_character);

#endif
