/* effects.h: what the rules and the language of effects tell each other. Included by procedures.h.
 *
 * The place of an effect is the figure whose power, card or Event it is (of an Event: the figure or the first figure of
 * the card that is activated); of a room's effect it is the tile. The seat that it runs for makes its choices. What a
 * text says about the attack under way is read from the nearest frame of `attack`.
 */
#ifndef GUARDIANS_EFFECTS_H
#define GUARDIANS_EFFECTS_H

#include "engine/effect.h"
#include "state.h"

/* -- language.c: lists of words that verbs refer to ----------------------------------------------------------- */

extern const struct words words_figure OWN(words_figure), words_scope OWN(words_scope), words_room OWN(words_room),
    words_space OWN(words_space), words_door OWN(words_door), words_airlock OWN(words_airlock),
    words_sealed OWN(words_sealed), words_style OWN(words_style), words_gait OWN(words_gait),
    words_dice OWN(words_dice), words_stat OWN(words_stat), words_check OWN(words_check),
    words_mix OWN(words_mix);

/* -- targets.c ------------------------------------------------------------------------------------------------ */

/* The figures that a word of an effect means now; for one that is chosen, all that it could mean. */
u64 figures_meant(struct context *c, const struct effect *e, u8 word) OWN(figures_meant);
/* Whether a condition holds for the owner of a power. */
bool condition_holds(struct context *c, const STATE *g, int figure, struct condition condition) OWN(condition_holds);
/* Whether a modifier of one figure concerns another; for the same figure ask too. */
bool in_scope(const STATE *g, u8 scope, int owner, int figure) OWN(in_scope);
/* The cells where a text may put a figure; returns how many. `most`: with 1 it only finds out whether there is one. */
int places_at(struct context *c, const STATE *g, u8 space_word, int figure, int most, u8 out[CELLS]) OWN(places_at);

/* An effect of a row; `place` as above. */
static inline struct effect effect_of(u8 kind, u8 card, u8 part, int place)
{
    return (struct effect){.kind = kind, .card = card, .part = part, .place = (u8)place,
                           .reg = {NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0, NOWHERE}};
}

/* The verbs that choose. */
#define CHOOSES(what)                                                                                                  \
    bool can_target_##what(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target_##what);      \
    void do_target_##what(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target_##what);
CHOOSES(figure) CHOOSES(room_of) CHOOSES(room) CHOOSES(door)

/* -- verbs.c, targets.c: procedures that verbs hand over to --------------------------------------------------- */

/* Chooses a figure, a room or a Door for the effect that called. */
#define LOCALS_pick_figure(S, ONE, MANY) \
    ONE(S, u8, word, NUMBER, ALL) ONE(S, u8, needs, NUMBER, ALL) ONE(S, u8, reg, BELOW(EFFECT_REGISTERS), ALL)
#define LOCALS_pick_room(S, ONE, MANY) \
    ONE(S, u8, heroes, FLAG, ALL) ONE(S, u8, reg, BELOW(EFFECT_REGISTERS), ALL)
#define LOCALS_pick_door(S, ONE, MANY) \
    ONE(S, u8, word, BELOW(DOOR_CHOSEN), ALL) ONE(S, u8, reg, BELOW(EFFECT_REGISTERS), ALL)
/* Puts a figure on a free Space that a text names. */
#define LOCALS_place_figure(S, ONE, MANY) \
    ONE(S, u8, figure, BELOW(FIGURES), ALL) ONE(S, u8, where, NUMBER, ALL)
/* Skarov discards an Event card of his hand. */
#define LOCALS_discard_event(S, ONE, MANY)
/* Figures of one Acolyte card near a room each make a Move (the Guard Post). */
#define LOCALS_march(S, ONE, MANY) \
    ONE(S, u8, tile, BELOW(TILES), ALL) ONE(S, u8, card, BELOW(CARDS_OF_VILLAINS), ALL) /* of Acolytes */ \
    ONE(S, u16, left, BITS, ALL) /* of its figures */

#endif
