/* effects.h: what the rules and the language of effects tell each other. Included by procedures.h.
 *
 * An effect runs for a Hero, "you": its place is that Hero's number, its seat the player who decides for the Hero. Of a
 * Scheme card, a Chapter, a Villain and a Henchmen Modifier it is the active Hero (FF-S18, FF-S77); of a card that is
 * played it is the owner. A Counterstrike runs once, for the active Hero; whom it hits are the `attackers` of the
 * nearest frame of `fight`, in attack order (FF-S97). Registers say what else a text can mean.
 */
#ifndef FREEDOM_FIVE_EFFECTS_H
#define FREEDOM_FIVE_EFFECTS_H

#include "engine/effect.h"
#include "state.h"

enum { NOWHERE = 0xFF };

enum effect_register {
    R_HERO0, R_HERO1,    /* Heroes that were chosen, or NOWHERE */
    R_LOCATION0,         /* a Location that was chosen, or 0 */
    R_COLOUR0,           /* a colour that was chosen, or NOWHERE */
    R_THAT,              /* the Hero of the moment, NOWHERE: there is none */
    R_THERE,             /* the Location of the moment, 0: there is none; for a Villain's own effects see place_there */
    R_CURSOR,            /* of verbs that concern several things one after the other; else 0 */
    R_SUCCESSES,         /* of the last test of this effect */
};

/* An effect of a row for a Hero. */
static inline struct effect effect_of(u8 kind, u8 card, u8 part, int hero)
{
    return (struct effect){.kind = kind, .card = card, .part = part, .place = (u8)hero,
                           .reg = {NOWHERE, NOWHERE, 0, NOWHERE, NOWHERE, 0, 0, 0}};
}
/* The same at a moment that concerns a Hero (or NOWHERE) and a Location (or 0). */
static inline struct effect effect_at(u8 kind, u8 card, u8 part, int hero, int that, int there)
{
    struct effect e = effect_of(kind, card, part, hero);
    e.reg[R_THAT] = (u8)that;
    e.reg[R_THERE] = (u8)there;
    return e;
}

#endif
