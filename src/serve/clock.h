/* clock.h: how long players may think: a bank for the whole game, and besides so long for each answer.
 *
 * Time runs for the seats that are asked: first that of the answer (step), then the bank. What others see must not tell
 * who has answered in a simultaneous choice. So as long as one lasts, others see a clock as it stood when it began; all
 * answers of a seat in it are one; and nobody's time is up before the longest of all clocks is. Times are milliseconds;
 * "now" is a time that stands still while the server is down.
 */
#ifndef SERVE_CLOCK_H
#define SERVE_CLOCK_H

#include "engine/json.h"
#include "engine/table.h"

struct clock {
    long long bank, step;      /* as agreed; both 0: this table has no clock */
    struct {
        long long bank, step;  /* that are left */
        long long shown;       /* of the bank when the simultaneous choice began */
    } seat[SEATS_MAX];
    seats runs;                /* whose time runs */
    bool together;             /* in a simultaneous choice: the one after so many pauses, */
    int pause;
    long long lasts, longest;  /* which has lasted so long and may last so long */
    long long at;              /* when all that was so */
};

/* A full clock; with 0 and 0 there is none. */
void clock_open(struct clock *c, long long bank, long long step, long long now);
/* Reads {"bank": seconds, "step": seconds}, of which one may be left out; NULL: there is no clock. False and what was
 * expected. */
bool clock_read(struct clock *c, const struct json *wanted, long long now, struct text *error);
/* The whole clock as JSON, and read again; false: that is no clock. */
void clock_write(const struct clock *c, int places, struct text *out);
bool clock_take(struct clock *c, const struct json *about);

bool clock_is_there(const struct clock *c);
/* Takes the time since the last call off those who were asked. */
void clock_count(struct clock *c, long long now);
/* After clock_count: these are asked now, and these, as everybody may know, are in a simultaneous choice (0: there is
 * none) after so many pauses. Whoever was not asked before has the time of an answer. */
void clock_ask(struct clock *c, seats asked, seats choosing, int pause);
/* After clock_count: a seat has answered; for the next answer it has its time again. */
void clock_answered(struct clock *c, seat who);
/* Somebody whose time was up plays again: there is a tenth of the bank for them. */
void clock_grant(struct clock *c, seat who);
/* Whether a seat that is asked has no time left, now or, without a count, at a later time. */
bool clock_is_up(const struct clock *c, seat who);
bool clock_will_be_up(const struct clock *c, long long now);
/* {"bank": 600000, "step": 30000, "runs": true}, as the viewer (or NOBODY) may know it. */
void clock_tell(const struct clock *c, seat who, seat viewer, struct text *out);

#endif
