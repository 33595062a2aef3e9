/* verbs.h: what the files of verbs share. */
#ifndef FREEDOM_FIVE_VERBS_H
#define FREEDOM_FIVE_VERBS_H

#include "procedures.h"

/* Those whom operand a, b or c of an instruction names. */
#define A_HEROES heroes_meant(c, e, who, i.a)
#define B_HEROES heroes_meant(c, e, who, i.b)
#define C_HEROES heroes_meant(c, e, who, i.c)
/* Once, for the next of them; the instruction runs again for those who follow. */
#define FOR_NEXT(h, word) for (int h = next_hero(c, e, who, word); h != NOWHERE; h = NOWHERE)

/* -- verbs_city.c --------------------------------------------------------------------------------------------- */

/* Whether a word names a Location, and which: a random one is drawn now (FF-130). 0: none. */
bool can_be_place(struct context *c, const struct effect *e, seat who, u8 word) OWN(can_be_place);
int one_location(struct context *c, const struct effect *e, seat who, u8 word) OWN(one_location);
/* The moment that set an effect off, 0: none did. */
u8 moment_of(const struct context *c, const struct effect *e) OWN(moment_of);

#define CITY_VERB(name)                                                                                              \
    bool can_##name(struct context *c, struct effect *e, seat who, struct instr i) OWN(can_##name);                    \
    void do_##name(struct context *c, struct effect *e, seat who, struct instr i) OWN(do_##name);
CITY_VERB(henchman) CITY_VERB(remove) CITY_VERB(clear) CITY_VERB(drive) CITY_VERB(anarchy) CITY_VERB(calm)
CITY_VERB(bystander) CITY_VERB(rescue) CITY_VERB(mastermind) CITY_VERB(dismiss) CITY_VERB(strike) CITY_VERB(mend)
CITY_VERB(join_card) CITY_VERB(strip) CITY_VERB(move_villain) CITY_VERB(advance) CITY_VERB(track_back)
CITY_VERB(scheme)

#endif
