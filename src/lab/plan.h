/* plan.h: which games an experiment plays, who plays them, and the seed of each. */
#ifndef LAB_PLAN_H
#define LAB_PLAN_H

#include "bots/bots.h"
#include "engine/carried.h"

enum { SETUPS_MAX = 256, SIDES_MAX = 4, LEVELS_MAX = 16, NO_LEVEL = 0xFF, GAMES_MAX = 10000000 };

/* What somebody asks for, as written on a command line; NULL: not given. */
struct wish {
    const char *players;  /* "3,5" */
    const char *scenario; /* "first,second" */
    const char *options;  /* "a,b" */
    const char *seats;    /* a level for each seat; the last one is for all further seats */
    const char *sides;    /* "Name=level,..." */
    const char *rotate;   /* the level of one seat, which changes from game to game */
    const char *carried;  /* games of a campaign that stands so, as JSON (engine/carried.h) */
};

/* Game i is played with set-up i % setups and is number i / setups of it: so an interrupted experiment covers all
 * set-ups evenly, and a longer experiment begins with the games of a shorter one. */
struct plan {
    const struct game *game;
    const struct content *content;
    u64 seed;
    u32 games; /* per set-up */
    int setups;
    struct setup setup[SETUPS_MAX];
    u64 key[SETUPS_MAX]; /* what makes a set-up's seeds differ from those of another */
    int sides;           /* 0: everybody plays alone */
    int levels;
    struct level level[LEVELS_MAX];
    u8 seat_level[SEATS_MAX];
    u8 side_level[SIDES_MAX]; /* NO_LEVEL: that of the seat */
    u8 rotating;              /* NO_LEVEL: none */
    bool carries;             /* games begin with `carried` */
    _Alignas(max_align_t) u8 carried[CARRIED_MAX];
};

/* Fills a plan of `each` games per set-up; false and a message that says what is wrong with the wish. */
bool plan_make(struct plan *p, const struct game *game, const struct content *content, const struct wish *wish,
               u64 seed, u32 each, struct text *error);
/* Gives a plan the seeds of another, set-up by set-up; false when they cannot be compared. */
bool plan_pair(struct plan *p, const struct plan *with, struct text *error);

static inline u32 plan_games(const struct plan *p) { return p->games * (u32)p->setups; }
/* The seed of number n of a set-up; equal for equal seeds, scenarios, players and n. */
u64 plan_seed(const struct plan *p, int setup, u32 number);
/* Which level a seat plays; `side` is the one it is on (-1: none yet). */
u8 plan_level(const struct plan *p, int setup, u32 number, seat who, int side);

/* "justice_4, 4 players"; "4 players" in a game without scenarios. */
void plan_say_setup(struct text *out, const struct plan *p, int setup);
/* "quick", "Good=hard, others easy": who plays. */
void plan_say_levels(struct text *out, const struct plan *p);
/* One line that is the same for plans whose games are the same: by it a file of results is checked. */
void plan_say_check(struct text *out, const struct plan *p);

#endif
