/* review.h: a game looked at afterwards: what decisions have cost, how the chances went, what was luck and what skill.
 *
 * A decision is judged from what its seat knew then (weigh.h); the curve is by what all knew together (curve.h).
 * What a choice changed, as its seat could know it, is skill; whatever else changed the chances until the next decision
 * is luck: dice, draws, and secrets that turned out one way or the other.
 *
 *     struct review *r = review_new(table, 200, 1);
 *     review_run(r, threads, stop, progress, who);      or review_step(r) as long as it is true
 *     review_end(r);
 */
#ifndef REVIEW_REVIEW_H
#define REVIEW_REVIEW_H

#include "curve.h"
#include "engine/table.h"
#include "weigh.h"

/* The level that looks at a game if none is wished for: more would take longer than people wait. */
extern const char review_level[];

enum { MOMENTS = 5, LINES_MAX = SEATS_MAX };

struct decision {
    seat who;
    bool done;                 /* it was looked at */
    bool weighed;              /* a choice of taste is not */
    int chosen, count;         /* of its options */
    const struct action *option;
    enum grade grade;
    struct weighed result;
    struct chances before;     /* in everybody's eyes */
    u8 *state;                 /* before it */
};

/* A curve: a side, or a seat in a game without sides. */
struct line {
    char name[64];
    seats of;
    int side;                  /* an index of rules.sides, or -1: it is a seat */
    double skill, luck;        /* what decisions and luck changed in all, in thousandths */
};

/* How a seat has played. */
struct played {
    int decisions, graded[GRADES];
    double loss, luck;         /* in all, in thousandths: lost by its own decisions; brought by luck */
};

struct review {
    const struct game *game;
    const struct content *content;
    struct names names;
    char name[SEATS_MAX][72];
    int players;
    u32 iterations, playouts;
    u64 seed;
    int count;                 /* decisions of the record */
    struct decision *decision;
    struct chances end;        /* after the last */
    bool over;
    seats won;
    int lines;
    struct line line[LINES_MAX];
    struct played played[SEATS_MAX];
    int moments, moment[MOMENTS]; /* decisions, in their order */
    int finished;              /* decisions that were looked at */

    /* inside */
    struct action *pool;
    u8 *states;
    struct event *event;
    int events;
    atomic_int next, done;
    struct bench *bench;
};

/* The decisions of a table's whole history, to be looked at with searches of so many iterations. The table stays as it
 * is. */
struct review *review_new(struct table *t, u32 iterations, u64 seed);
void review_free(struct review *r); /* NULL does nothing */

/* Looks at the next decision; false when there is none left. */
bool review_step(struct review *r);
/* Looks at all, in several threads; what is found does not depend on their number. `stop` (or NULL) is asked between
 * decisions, `progress` (or NULL) told how many are done. */
void review_run(struct review *r, int threads, bool (*stop)(void), void (*progress)(void *who, int done, int all),
                void *who);
/* What would have become of decision n with another option: so many whole games that bots play on with each of the two,
 * from what the seat knew. `loss` is what the other would have brought. */
void review_what_if(const struct review *r, int n, int option, u32 playings, struct weighed *out);
/* Concludes from the decisions that were looked at, the first `finished` of them. */
void review_end(struct review *r);

/* The chance of a line before decision n, or after the last (n = finished), in thousandths. */
double review_chance(const struct review *r, int line, int n);
/* How much that changed from decision n to the next; the part of it that was luck. */
double review_change(const struct review *r, int line, int n);
double review_luck(const struct review *r, int line, int n);
/* The line of a seat, -1: none. */
int review_line_of(const struct review *r, seat who);
/* The mean over decisions and seats of the squared difference between the curve and the result, once the game is over:
 * 0 is perfect, 0.25 says nothing. */
double review_brier(const struct review *r);

/* -- words.c: in words -------------------------------------------------------------------------------------------- */

/* "Round 3, turn of Bo": where decision n stands. */
void review_say_place(struct text *out, const struct review *r, int n);
/* An option of decision n. */
void review_say_option(struct text *out, const struct review *r, int n, int option);
/* What a moment was about, in a few sentences. */
void review_say_moment(struct text *out, const struct review *r, int n);
/* Why one of two weighed options is better: what differs most between what they lead to. Nothing if nothing does. */
void weighed_say_why(struct text *out, const struct game *game, const struct weighed *w);

/* -- report.c ------------------------------------------------------------------------------------------------------ */

/* Paragraphs for a terminal of so many columns, drawn lines begin with a vertical tab; `who` (or NOBODY) is the seat
 * whose decisions are listed. */
void review_text(struct text *out, const struct review *r, seat who, int columns, bool ascii);
/* The keys of a JSON object, which is open. */
void review_json(struct text *out, const struct review *r, seat who);
/* Likewise: what could be chosen at decision n, and what became of another option than the chosen one. */
void review_json_options(struct text *out, const struct review *r, int n);
void review_json_what_if(struct text *out, const struct review *r, int n, const struct weighed *w);

#endif
