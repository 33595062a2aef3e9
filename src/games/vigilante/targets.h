/* targets.h: whom the words of card texts mean; for verbs.c. */
#ifndef VIGILANTE_TARGETS_H
#define VIGILANTE_TARGETS_H

#include "engine/verb.h"
#include "procedures.h"

/* The players a word means; a word that chooses means all who could be chosen. */
seats players_of(struct context *c, const struct effect *e, seat who, u8 word) OWN(players_of);
/* Whether one of them has what is needed (VG-S102). */
bool any_player_has(struct context *c, const struct effect *e, seat who, u8 word, u8 needs) OWN(any_player_has);
/* The Heroes a word means, as a set of hero_refs; those of them that have what is needed. */
u32 hero_candidates(struct context *c, const struct effect *e, seat who, u8 word, u8 filter, u8 needs)
    OWN(hero_candidates);
#define heroes_of(c, e, who, word, filter) hero_candidates(c, e, who, word, filter, N_HEROES)

/* For verbs that concern several players, each with a frame of their own: the next one in the
 * order of VG-S54, or NOBODY. The instruction is run again until there is none. */
seat next_player(struct context *c, struct effect *e, seat who, u8 word) OWN(next_player);

/* The verbs that choose a target. */
#define CAN_TARGET(kind) bool can_target_##kind(VERB_ARGUMENTS)
#define DO_TARGET(kind) void do_target_##kind(VERB_ARGUMENTS)
CAN_TARGET(hero) OWN(can_target_hero);
CAN_TARGET(player) OWN(can_target_player);
CAN_TARGET(event) OWN(can_target_event);
DO_TARGET(hero) OWN(do_target_hero);
DO_TARGET(player) OWN(do_target_player);
DO_TARGET(event) OWN(do_target_event);

#endif
