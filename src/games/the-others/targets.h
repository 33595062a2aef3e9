/* targets.h: whom and where the words of card texts mean; for verbs.c. */
#ifndef THE_OTHERS_TARGETS_H
#define THE_OTHERS_TARGETS_H

#include "procedures.h"

/* The Heroes a word means, as a set of places; a word that chooses means all who could be chosen. */
u8 heroes_of(struct context *c, const struct effect *e, u8 word) OWN(heroes_of);
/* For verbs with a frame per Hero: the next one in ring order, or NOWHERE. The instruction is run again until there is
 * none. */
int next_hero(struct context *c, struct effect *e, u8 word) OWN(next_hero);
/* The Spaces a word means. */
spaces spaces_of(struct context *c, const struct effect *e, u8 word, u8 filter) OWN(spaces_of);

/* What a candidate must have, so that the verb has its object. */
enum needs { N_SUPPLY = 1, N_TOKEN, N_WOUND, N_LEVEL, N_UPGRADES, N_EXTRA, N_FOES };
bool hero_has(const STATE *g, int post, u8 needs) OWN(hero_has);
/* Whether the target that an instruction names exists, even if no token is left for it (OT-S66, OT-277); it is noted as
 * chosen. */
bool target_exists(struct context *c, struct effect *e, seat who, struct instr i) OWN(target_exists);

/* The verbs that choose a target. */
bool can_target_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_hero);
void do_target_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_hero);
bool can_vote_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_vote_hero);
void do_vote_hero(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_vote_hero);
bool can_target_space(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_space);
void do_target_space(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_space);

#endif
