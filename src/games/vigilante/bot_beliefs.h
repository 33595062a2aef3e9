/* bot_beliefs.h: what a seat must believe about Identities: the deals that are possible, and how likely they are. */
#ifndef VIGILANTE_BOT_BELIEFS_H
#define VIGILANTE_BOT_BELIEFS_H

#include "bot_memo.h"

enum {
    SURE = 256, /* certainty: chances are 256ths */
    FITS = 255, /* of the Allegiance that fits a seat best: small enough that all weights fit into 64 bits */
};

/* All deals of Allegiances at once. rest[p][good][evil]: weight of all deals to the seats from p on, when those before
 * p have so many of each. */
struct deal {
    seat players;
    u8 copies[ROWS_MAX + 1];             /* of each Identity in the box */
    u8 fit[PLAYERS][4];                  /* see judge_seats */
    u16 likely[PLAYERS][WORSHIPPER + 1]; /* how well a Mission fits a seat's conduct: see told */
    u64 rest[PLAYERS + 1][PLAYERS + 2][PLAYERS + 2];
};

/* The box of a game: that of the memo, or `room` if there is none. */
const struct box_count *count_box(const struct context *c, const STATE *g, struct box_count *room) OWN(count_box);
/* Judges how well each Allegiance fits what `who`, whose Identity must be in the state, has seen of each seat: at most
 * FITS. */
void judge_seats(const struct context *c, const STATE *g, const struct box_count *box, seat who, u8 fit[PLAYERS][4])
    OWN(judge_seats);
/* Does it, and weighs all deals; false when none agrees with what was seen. */
bool deal_open(struct context *c, const STATE *g, seat who, struct deal *d) OWN(deal_open);
/* The seats whose Allegiance `who` knows for certain, by tokens and by what is left for the others (VG-055). */
seats known_seats(struct context *c, const STATE *g, seat who) OWN(known_seats);
/* The chance in 256ths that a seat is Evil, for whoever knows only what everybody has seen of it. */
int public_suspicion(struct context *c, const STATE *g, seat who) OWN(public_suspicion);
/* Notes what `who` has seen of the others that it could believe something by; true if it is what was noted before. */
bool has_seen_nothing_new(const STATE *g, seat who, struct belief *b) OWN(has_seen_nothing_new);
/* How many of each Allegiance the others hold, in 64ths, as the Scenario Card tells somebody of Allegiance `own`. */
void expect_allegiances(const struct context *c, const STATE *g, const struct box_count *box, u8 own, int expected[4])
    OWN(expect_allegiances);
/* How little the Good and the Evil know about the others' Allegiances, by a state that tells the truth: what they do
 * not believe of it, in 256ths, on average; of the Neutral 0. */
void measure_doubt(struct context *c, const STATE *g, int doubt[4]) OWN(measure_doubt);
/* Draws one deal. */
void deal_draw(const struct deal *d, u8 allegiance[PLAYERS], struct random *luck) OWN(deal_draw);

#endif
