/* outcome.h: what is kept of one finished game, and how it is written: as bytes between workers, as a line in files. */
#ifndef LAB_OUTCOME_H
#define LAB_OUTCOME_H

#include "census.h"
#include "plan.h"

enum { TENTHS = 10, OUTCOME_MARKS = 4096 };

/* How often a slot of the census occurred, and which seats acted in it. */
struct mark {
    u16 slot, times;
    seats who;
};

struct outcome {
    u32 setup, number; /* of the plan */
    bool unfinished;   /* it went on for too long and was abandoned: nobody has won */
    seats winners;
    i8 side[SEATS_MAX]; /* at the end; -1: none */
    u32 rounds, decisions;
    u8 tenths; /* TENTHS, or 0 when the game gives no estimate */
    u16 chance[TENTHS][SEATS_MAX]; /* thousandths, after each tenth of the decisions */
    u32 marks;
    struct mark mark[OUTCOME_MARKS]; /* by slot, ascending; ten times as many as a long game has, the rest is left
                                        out */
};

void outcome_write(struct text *out, const struct outcome *o, const struct plan *p);
/* Reads what outcome_write wrote for this plan; false when it is damaged or of another plan. */
bool outcome_read(struct outcome *o, const struct plan *p, const struct census *s, const char *bytes, size_t length);

/* A line of letters and digits with a check at its end, without a newline. */
void outcome_line(struct text *out, const char *bytes, size_t length);
/* The bytes of such a line; false when it is incomplete or damaged. */
bool outcome_unline(struct text *bytes, const char *line, size_t length);

#endif
