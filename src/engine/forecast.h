/* forecast.h: odds of an option, from what a seat knows: the redealt state is played on many times. */
#ifndef ENGINE_FORECAST_H
#define ENGINE_FORECAST_H

#include "table.h"

enum { FORECAST_ROWS = 32 };

/* How often an event (its kind, who, and first byte or HIDDEN for all) happened before the next
 * question of anybody but forced ones. */
struct forecast_row {
    struct event event;
    int times;   /* in how many of the samples it happened at least once */
    int total;   /* how often in all */
};
struct forecast {
    int samples;
    int count;
    struct forecast_row row[FORECAST_ROWS];
};

/* Samples what follows at once from an option of a pending seat, by copies of what the seat knows.
 * The same seed gives the same forecast. False when the seat is not pending or the option is none. */
bool forecast(struct table *t, seat who, struct action action, int samples, u64 seed, struct forecast *out);
/* "Jail a Villain 62 %, a Hero is defeated 20 %": one line for each row, most frequent first. */
void say_forecast(struct text *out, const struct speaker *s, const struct forecast *f);

#endif
