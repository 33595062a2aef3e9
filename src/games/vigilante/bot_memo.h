/* bot_memo.h: what the quick bot works out again and again, and finds again in the memo of a search (c->memo).
 *
 * Everything is noted with all that it follows from, apart from the content: a memo changes no answer.
 */
#ifndef VIGILANTE_BOT_MEMO_H
#define VIGILANTE_BOT_MEMO_H

#include "bot.h"

/* The Identities in the box. */
struct box_count {
    u8 which;                 /* 1 all, 2 those of a first game (VG-020); 0: not counted yet */
    u8 all[4];                /* by Allegiance */
    u64 held[WORSHIPPER + 1]; /* the same by Mission, see part_of */
};

/* A seat's conduct; the last eight times overlap those before. */
struct behaviour {
    u64 low, mid, high;
};

/* What a conduct tells about whoever got an Identity of a box. */
struct told {
    struct behaviour by;
    u8 box;                     /* its `which`; 0: nothing is noted yet */
    u32 fit[4];                 /* how well each Allegiance fits it, as far as all Missions go */
    u8 alone[4];                /* the same where no token was seen: see judge */
    u16 likely[WORSHIPPER + 1]; /* how well each Mission does: 4096 best */
};

/* What a seat believes of the others, and by what; its `to` is 0 until it was thought about. */
struct belief {
    u32 to;                       /* its Identity, the Scenario and the box */
    u32 tokens[PLAYERS];          /* of each of the others: the tokens that it has seen */
    struct behaviour by[PLAYERS]; /* and the conduct */
    i16 chance[PLAYERS][4], enmity[PLAYERS];
};

/* What counts of a Villain in a fight: its Health, and its chart up to HURT_MAX. */
enum { HURT_MAX = 4 }; /* more in one cell of a chart counts as this */
struct foe {
    u8 health, chart[SLOTS];
};

/* Villains of a Level. */
struct foes {
    bool known;
    u8 count, texts; /* how many there are, and how many of them have a text */
    struct foe foe[ROWS_MAX / 2 + 1];
};

enum { TOLD_KEPT = 256, ATTACK_MAX = 40, LEVELS = 3 };

struct memo {
    struct box_count box[2];
    struct told told[TOLD_KEPT];    /* at places that follow from the conduct: it is the same until a seat acts again */
    struct belief belief[PLAYERS];  /* the last one of each seat */
    u64 missed[ATTACK_MAX + 1];     /* by Attack: see villains_missed; 0: not counted yet */
    struct foes foes[LEVELS + 1];   /* see foes_of */
};

#endif
