/* effects.h: what the rules and the language of effects tell each other. Included by procedures.h.
 *
 * The seat that an effect runs for is "you", and makes its choices: the owner of a card, or the active Hero for the
 * texts of Villains, Chapters, Scheme cards and Modifiers (FF-S18, FF-S77). A Counterstrike runs once, for the active
 * Hero; whom it hits are the `attackers` of the nearest frame of `fight`, in attack order (FF-S97). The place of an
 * effect is the colour of the Villain or of the Henchmen Modifier whose text it is, NOWHERE for all others. Registers
 * hold what was chosen, and the Hero, the Location and the colour that the moment is about.
 */
#ifndef FREEDOM_FIVE_EFFECTS_H
#define FREEDOM_FIVE_EFFECTS_H

#include "engine/effect.h"
#include "state.h"

enum { NOWHERE = 0xFF };

/* -- language.c: lists of words that verbs refer to ----------------------------------------------------------- */

extern const struct words words_hero OWN(words_hero), words_place OWN(words_place), words_villain OWN(words_villain),
    words_colour OWN(words_colour), words_attribute OWN(words_attribute), words_damage OWN(words_damage),
    words_skip OWN(words_skip), words_scope OWN(words_scope), words_all OWN(words_all);

/* An effect of a row; place: a colour or NOWHERE. */
static inline struct effect effect_of(u8 kind, u8 card, u8 part, int place)
{
    return (struct effect){.kind = kind, .card = card, .part = part, .place = (u8)place,
                           .reg = {NOWHERE, 0, NOWHERE, 0, NOWHERE, 0, NOWHERE, 0}};
}
/* The same at a moment that concerns a Hero (or NOWHERE), a Location (or 0) and a colour (or NOWHERE). */
static inline struct effect effect_at(u8 kind, u8 card, u8 part, int place, int that, int there, int colour)
{
    struct effect e = effect_of(kind, card, part, place);
    e.reg[R_THAT] = (u8)that;
    e.reg[R_THERE] = (u8)there;
    e.reg[R_COLOUR] = (u8)colour;
    return e;
}

/* -- targets.c ------------------------------------------------------------------------------------------------ */

/* The seats that a word of an effect means now; for one that is chosen, all that it could mean. */
u8 heroes_meant(struct context *c, const struct effect *e, seat who, u8 word) OWN(heroes_meant);
/* The Locations likewise, bit l is Location l; none for P_RANDOM. */
u32 places_meant(struct context *c, const struct effect *e, seat who, u8 word) OWN(places_meant);
/* The Villains likewise, by colour. */
u8 villains_meant(struct context *c, const struct effect *e, seat who, u8 word) OWN(villains_meant);
/* Whether a condition holds for a Hero; `colour` is that of the Villain or Modifier whose text it is. */
bool condition_holds(struct context *c, const STATE *g, seat who, int colour, struct condition condition)
    OWN(condition_holds);
/* Whether a modifier of one Hero concerns another; for the same Hero ask too. */
bool in_scope(const STATE *g, u8 scope, seat owner, seat hero) OWN(in_scope);

/* The colour that a word means, NOWHERE: any, or none; `location` is what the text speaks of, or 0. */
int colour_meant(struct context *c, const struct effect *e, u8 word, int location) OWN(colour_meant);
/* For a verb that concerns several Heroes and may pause for each: the next of them in the order of FF-S55 and FF-S97;
 * the instruction then runs again for those who follow. NOWHERE when all are done. */
int next_hero(struct context *c, struct effect *e, seat who, u8 word) OWN(next_hero);

/* The verbs that choose. */
bool can_target(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_target);
void do_target(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_target);
/* Chooses for the effect that called; sort: the verb. */
#define LOCALS_pick_target(S, ONE, MANY) \
    ONE(S, u8, sort, BELOW(V_COUNT), ALL) ONE(S, u8, word, NUMBER, ALL) ONE(S, u8, needs, NUMBER, ALL)

/* -- verbs.c, verbs_city.c: procedures that verbs hand over to ------------------------------------------------- */

/* A Hero takes back `left` cards of a colour (PURPLE: any) from the discard pile. */
#define LOCALS_recall_cards(S, ONE, MANY) \
    ONE(S, u8, hero, BELOW(HEROES), ALL) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, colour, A_COLOUR, ALL)
/* A Hero discards one of two active Tasks. */
#define LOCALS_drop_task(S, ONE, MANY) ONE(S, u8, hero, BELOW(HEROES), ALL)
/* A Hero goes up to so many steps. */
#define LOCALS_free_move(S, ONE, MANY) ONE(S, u8, hero, BELOW(HEROES), ALL) ONE(S, u8, steps, NUMBER, ALL)
/* Up to `left` Henchmen leave a Location, one after the other, for the supply or (to > 0) for another Location. taken:
 * those who go along. */
#define LOCALS_pick_henchmen(S, ONE, MANY)                                                                    \
    ONE(S, u8, hero, BELOW(HEROES), ALL) ONE(S, u8, from, A_LOCATION, ALL) ONE(S, u8, to, A_LOCATION, ALL)    \
    ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, colours, BITS, ALL) MANY(S, u8, taken, COLOURS, NUMBER, ALL)
/* Up to `left` Anarchy tokens leave a Location. */
#define LOCALS_calm(S, ONE, MANY) \
    ONE(S, u8, location, A_LOCATION, ALL) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, colours, BITS, ALL)

#endif
