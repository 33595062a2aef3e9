/* tutor.h: what answers that follow each other cost, one by one: ticks are given as single answers. */
#ifndef ROOM_TUTOR_H
#define ROOM_TUTOR_H

#include "engine/picks.h"
#include "review/weigh.h"
#include "room.h"

/* The costliest of several answers. */
struct weighed_line {
    int at;                   /* which it is */
    struct action answer;     /* it, */
    struct action best;       /* and what would be better in its place, or it again */
    struct question question; /* that both answer */
    struct weighed result;
};

/* What is ticked (room_picks) as answers that follow each other, in the rules' order; 0: it is not complete. */
int room_ticked(struct room *r, seat who, bool more, struct action line[PICKED_MAX]);

#endif
