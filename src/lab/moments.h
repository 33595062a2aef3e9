/* moments.h: what a game's estimate says at random moments of bots' games, and how those games ended. */
#ifndef LAB_MOMENTS_H
#define LAB_MOMENTS_H

#include "plan.h"

/* One seat at one moment. Where an estimate weighs facts, all seats share them: then only one seat is noted. */
struct moment {
    u32 game;               /* place in the plan */
    u16 judged;             /* the chance in thousandths that the estimate gives */
    seat who;
    bool won;
    i16 fact[WEIGHTED_MAX];  /* 0 if the game weighs none */
};

struct moments {
    struct moment *at;
    u32 count, room;
    u32 games; /* that were played */
};

/* How moments are taken. */
struct taking {
    u32 each;                               /* moments of a game, all equally likely */
    u32 chance;                             /* thousandths of the answers that are left to chance */
    bool (*stop)(void);                     /* NULL: never */
    void (*progress)(void *who, u32 done, u32 games); /* NULL: nobody wants to know */
    void *who;
};

/* Plays the games of a plan whose game has an estimate. False when there is no memory. The caller closes them. */
bool moments_take(struct moments *m, const struct plan *p, const struct taking *how);
void moments_close(struct moments *m);

#endif
