/* ways.h: questions that follow each other, put to people as one: "go there and fight" in place of three answers.
 *
 * A STEPS row with the form WAY says that its question may begin a way or be part of one. ways_open looks at such a
 * question once: on copies of the state it gives each answer and those that may follow it, as long as nothing happens
 * in between but what the game calls PASSING (events.def), no luck is used and the same seat is asked next, again by a
 * row with the form WAY. Whoever else is asked in between is taken to decline.
 *
 * What is chosen is given to the rules as single answers, as ever. Each is given only if the state is, byte for byte,
 * the one in which it was offered: if somebody does not decline, the way ends there and its seat is asked again
 * (table_answer_way). So a way decides nothing that its seat would not have known one question at a time.
 *
 * Where the game says that somebody makes a move (`place` of the rules), questions that repeat the first one are its
 * steps. They are searched breadth first: a place is reached with as few answers as possible, and what could be done
 * before is not listed again. Verbs in `stops` of the rules are not part of ways: where one is offered, a way may stop,
 * and the question is asked there; but where there is one of them and nothing else to do, the way takes it. Beyond
 * WAYS_MOST nothing more is added: the ways that there are stop earlier. So every option of the question begins some
 * way, whatever the limits.
 */
#ifndef ENGINE_WAYS_H
#define ENGINE_WAYS_H

#include "field_access.h"
#include "game.h"
#include "groups.h"

enum {
    WAY_LENGTH = 8,  /* answers */
    WAY_PARTS = 3,   /* that a way has in words: its moves are one, so are answers of one kind after each other */
    WAY_AGAIN = 4,   /* options of a question that is asked a second time in a row; one with more is asked by itself */
    WAYS_MOST = 90,  /* no question is looked into that would make more */
    WAYS_MAX = WAYS_MOST + OPTIONS_MAX,
    WAY_NODES = 128, /* questions that are looked at */
};

struct way {
    int count;
    struct action answer[WAY_LENGTH];
    u64 before[WAY_LENGTH]; /* state_hash when it is given */
    u16 order[WAY_LENGTH];  /* its place among the options of its question */
    const char *pass[WAY_LENGTH]; /* what passing means there (struct step), or NULL */
    u8 moves;               /* how many of them, from the first on, lead to the first question again */
};

/* A question that a way leads to. */
struct way_node {
    struct way way; /* to it */
    const struct step *step, *before; /* its row, and that of the last question on the way */
    bool repeats;   /* it is the first question again */
    _Alignas(64) u8 state[STATE_MAX];
};

struct ways {
    /* For fronts. */
    seat who;
    int count;
    struct way way[WAYS_MAX]; /* in the order in which they are listed */

    /* The rest is for ways.c. */
    const struct game *game;
    const struct content *content;
    int nodes;
    u16 top;                /* of the stack at the first question */
    bool loud;              /* something happened that is not PASSING */
    struct random luck;
    struct context c;
    struct action option[OPTIONS_MAX];
    bool moves[256];        /* verbs of answers after which the first question is asked again */
    int places;
    u8 place[WAY_NODES];    /* that are reached already */
    struct way_node node[WAY_NODES];
    _Alignas(64) u8 scratch[STATE_MAX];
};

struct ways *ways_new(void);
void ways_free(struct ways *w);

/* Looks at the question of a pending seat in a context that has run until somebody must choose. False when no way has
 * more than one answer: ask it as any other question. */
bool ways_open(struct ways *w, const struct context *c, seat who);
/* "Step to s-11, x-11; Cleanse this Space"; what is declined on the way is not said. */
void ways_say(struct text *out, const struct speaker *s, const struct question *q, const struct way *way);
/* The list in two steps, as groups_make does it for options, but however short it is: by where the ways go, by what they
 * begin with, or if nearly all begin alike by what comes next. */
void ways_group(struct groups *out, const struct ways *w);
void ways_say_group(struct text *out, const struct speaker *s, const struct question *q, const struct ways *w,
                    const struct groups *groups, int g);
/* The answer that shows best where a way leads: its last move, or the first answer with a place in the scene. */
struct action ways_shown(const struct ways *w, const struct way *way);
/* Whether an answer in a later state is part of some way that was found. */
bool ways_hold(const struct ways *w, u64 hash, struct action answer);

#endif
