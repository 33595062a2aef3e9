/* forecast.h: odds of an option, from what a seat knows: redealt states are played on many times. */
#ifndef ENGINE_FORECAST_H
#define ENGINE_FORECAST_H

#include "table.h"

enum { FORECAST_ROWS = 32 };

/* How often an event happened before the next real question of anybody; questions whose answers are taken for granted
 * (`odds_answer` of the game, or that everybody declines) are looked through. Events are one row when kind, seat and
 * things are equal; numbers after the first byte that differ are HIDDEN, and so are b and c with BLUR. A number that
 * the phrase counts ("{b:Wound|Wounds}") adds up in a sample, and its spread is shown. A kind of event that came out
 * in many ways (a drawn card) is one row, with the back that its things share or HIDDEN. */
struct forecast_row {
    struct event event;
    int times;            /* in how many of the samples it happened at least once */
    int total;            /* how often in all */
    int often[SPREAD_VALUES]; /* in how many samples it happened that many times; the last: or more often */
    struct spread spread; /* of counted numbers that differ; 0 where it did not happen */
};
struct forecast {
    int samples; /* samples that could be played; 0: nothing is known */
    bool beyond; /* some of it happened after questions that were looked through */
    int count;
    struct forecast_row row[FORECAST_ROWS];
};

/* Samples what follows at once from an option of a pending seat, on redealt copies of what the seat knows. The same
 * seed gives the same forecast; questions of taste (is_flavour_choice) have none. False when the seat is not pending or the action is not an option. */
bool forecast(struct table *t, seat who, struct action action, int samples, u64 seed, struct forecast *out);
/* The same for answers that follow each other, such as "who?" and "what?" of a pick (picks.h), or a way (ways.h): others
 * decline what they are asked in between. */
bool forecast_line(struct table *t, seat who, const struct action *line, int count, int samples, u64 seed,
                   struct forecast *out);
/* "You jail Blight 62 %", "Leah takes a Wound 61 % (once 40 %, twice 21 %)", "Fire check of Leah: 1 die, Hits 0:50%
 * 1:33% 2:17%": one line for each row; spreads first, then most frequent first. `brief`: without "once 40 %, twice 21
 * %". */
void say_forecast(struct text *out, const struct speaker *s, const struct forecast *f, bool brief);
/* What is taken for granted, after "if": "nobody plays another card". */
const char *forecast_premise(const struct game *game);

#endif
