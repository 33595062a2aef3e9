/* bot_beliefs.h: what a seat must believe about Identities: the deals that are possible, and how likely they are. */
#ifndef VIGILANTE_BOT_BELIEFS_H
#define VIGILANTE_BOT_BELIEFS_H

#include "bot.h"

enum {
    SURE = 256, /* certainty: chances are 256ths */
    FITS = 255, /* of the Allegiance that fits a seat best: small enough that all weights fit into 64 bits */
};

/* All deals of Allegiances at once. rest[p][good][evil]: weight of all deals to the seats from p on, when those before
 * p have so many of each. */
struct deal {
    seat players;
    u8 box[4], copies[ROWS_MAX + 1];    /* Identities in the box by Allegiance; by row */
    u64 held[WORSHIPPER + 1];           /* the same by Mission, see part_of */
    u8 fit[PLAYERS][4];                 /* how well an Allegiance fits what was seen of a seat */
    u16 likely[PLAYERS][WORSHIPPER + 1]; /* how well a Mission fits its conduct: 4096 best */
    u64 rest[PLAYERS + 1][PLAYERS + 2][PLAYERS + 2];
};

/* Judges how well each Allegiance fits what `who`, whose Identity must be in the state, has seen of each seat. */
void deal_fit(struct context *c, const STATE *g, seat who, struct deal *d) OWN(deal_fit);
/* The same, and weighs all deals; false when none agrees with what was seen. */
bool deal_open(struct context *c, const STATE *g, seat who, struct deal *d) OWN(deal_open);
/* The seats whose Allegiance `who` knows for certain, by tokens and by what is left for the others (VG-055). */
seats known_seats(struct context *c, const STATE *g, seat who) OWN(known_seats);
/* The chance in 256ths that a seat is Evil, for whoever knows only what everybody has seen of it. */
int public_suspicion(struct context *c, const STATE *g, seat who) OWN(public_suspicion);
/* How many of each Allegiance the others hold, in 64ths, as the Scenario Card tells somebody of Allegiance `own`. */
void expect_allegiances(struct context *c, const STATE *g, const struct deal *d, u8 own, int expected[4])
    OWN(expect_allegiances);
/* How little the Good and the Evil know about the others' Allegiances, by a state that tells the truth: what they do
 * not believe of it, in 256ths, on average; of the Neutral 0. */
void measure_doubt(struct context *c, const STATE *g, int doubt[4]) OWN(measure_doubt);
/* Draws one deal. */
void deal_draw(const struct deal *d, u8 allegiance[PLAYERS], struct random *luck) OWN(deal_draw);

#endif
