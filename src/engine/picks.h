/* picks.h: choices of several things in any order, above rules that take them one by one in an order of their own.
 *
 * A STEPS row says that its question asks for one of several things (enum form in procedure.h). picks_open looks at
 * such a question once and finds everything that can be part of an answer. People tick and untick in any order; the
 * rules know nothing of it until all is confirmed, and then get single answers in their own order, as ever.
 *
 * What may be ticked is found by trying: on copies of the state the question is answered with the ticks, with one more,
 * and where the rules want a certain number with others that fill the gaps. States that were met before are not tried
 * again, so choices whose order does not matter cost no permutations. A pick may be added if some complete answer holds
 * it and all ticks. So a tick may always be taken back, and whoever ticks what may be added always comes to an end.
 * Where nothing at all is a complete answer, no gaps are filled: what needs another tick may be added after it, and
 * goes with it when it is taken back.
 *
 * Trials run on the true state, but stop where luck is used, where another question is asked and where another seat has
 * a choice. They tell what the rules would offer to the seat after its own answers, nothing else.
 *
 * Limits. Trials of one question are exact up to PICK_RUNS runs of the rules. Beyond that, three things are taken for
 * granted that hold for questions of the usual kinds: what was offered and is not any more will not be offered again;
 * ticks of which each two can change places can be given in one order; a few fillers for a gap stand for all. Beyond
 * PICK_RUNS_MOST or with too many states not all that may be added is found (`partial`): what is ticked can be given,
 * and the question is asked again for the rest (`more`). If not even a way to give the ticks is found, or with too many
 * things to pick, `too_many` is set: ask single questions.
 */
#ifndef ENGINE_PICKS_H
#define ENGINE_PICKS_H

#include "field_access.h"
#include "game.h"
#include "say.h"

enum {
    PICKS_MAX = 256,
    TICKS_MAX = 48,
    PICK_OTHERS = 16,
    PICK_NODES = 1024,     /* states that are kept */
    PICK_RUNS = 1200,      /* runs of the rules after one tick while everything is tried */
    PICK_RUNS_MOST = 7000, /* and with what is taken for granted */
    PICK_STEPS = 40000,    /* states looked at after one tick */
    PICK_SLOTS = 1 << 15,  /* of the hash tables; a power of two */
};

/* One thing to pick: the answer, and the one to the question that follows at once ("who?", then "what?"). For RANK only
 * verb and a of the answer count: the rest says which place it gets. */
struct pick {
    struct action first, second;
    bool two;
};

/* A single answer of a confirmed choice. */
struct picked {
    struct action action;
    bool forced; /* the rules take it themselves: do not give it */
    u64 before;  /* state_hash before it */
};
enum { PICKED_MAX = 2 * TICKS_MAX + 1 };

typedef u64 pick_set[PICKS_MAX / 64];

/* A state in which the question is asked, after some picks. */
struct pick_node {
    u64 hash;
    pick_set offers; /* first answers, by number */
    u8 row;          /* of EACH with one answer: what is asked about now */
    bool closes;     /* "that is all" is offered */
};

struct picks {
    /* For fronts. */
    const struct step *step;  /* form, close, and the question for all: together */
    seat who;
    int count, ticks;
    struct pick pick[PICKS_MAX]; /* everything that can be part of a choice; ticks may bring more, at the end */
    u8 ticked[PICKS_MAX];        /* how often */
    u8 order[TICKS_MAX];         /* in which order they were ticked; what RANK is about */
    bool may_add[PICKS_MAX];
    bool ready;               /* the ticks are a complete choice */
    bool too_many;            /* a limit was reached: ask single questions */
    bool partial;             /* a limit was reached: more may be added than may_add says */
    struct action close;      /* the answer that ends it; its verb is NO_VERB if it ends by itself */
    struct action other[PICK_OTHERS]; /* answers of another kind that are possible while nothing is ticked: "back" */
    int others;

    /* For measuring: runs of the rules and states looked at since the last tick, whether all is taken for granted. */
    int runs, steps;
    bool quick;

    /* The rest is for picks.c and picks_try.c. */
    const struct game *game;
    const struct content *content;
    bool two;                 /* each pick has two answers */
    bool fill;                /* others than the ticks may be needed */
    bool over;                /* a limit was reached during this search */
    int limit;                /* of runs */
    int firsts, nodes, path_length;
    struct action first[PICKS_MAX]; /* first answers by number */
    u8 first_of[PICKS_MAX];         /* of a pick */
    bool failed[PICKS_MAX];         /* with fewer ticks already */
    u8 left[PICKS_MAX];             /* of the search: ticks not yet given */
    int lefts;
    u64 left_sum;
    u8 path[TICKS_MAX * 2];         /* of the search: picks given */
    u8 answer[TICKS_MAX];           /* the picks of a complete choice in the rules' order */
    int answers;
    int end;                        /* of the search: the state it came to */
    u32 age, round;                 /* of entries in the tables below: older ones are empty */
    struct { u32 key, age; int child; } edge[PICK_SLOTS];
    struct { u64 key; u32 round; } seen[PICK_SLOTS];
    u16 by_hash[PICK_NODES * 4];
    struct context c;
    struct pick_node node[PICK_NODES];
    _Alignas(64) u8 scratch[STATE_MAX];
    u8 state[PICK_NODES][STATE_MAX];
};

/* The row of the question that a pending seat is asked; NULL: it is asked none. */
const struct step *step_asked(const struct context *c, seat who);

/* Room for one question at a time; used again and again. It is large (about 6 MB), and hardly any of it is touched. */
struct picks *picks_new(void);
void picks_free(struct picks *p);

/* Looks at the question of a pending seat in a context that has run until somebody must choose; nothing is ticked.
 * False when it asks for one thing only: its row says nothing else, every complete answer has at most one pick, or a
 * limit was reached (too_many). */
bool picks_open(struct picks *p, const struct context *c, seat who);
/* Ticks one more; false and nothing changes if it may not be added. After it `too_many` may be set. */
bool picks_tick(struct picks *p, int i);
/* Unticks everything and ticks these, given in any order (RANK: in this one). False when not all may be ticked
 * together; *refused is the first that may not. Those that may are ticked then. */
bool picks_tick_all(struct picks *p, const struct pick *wanted, int count, int *refused);
/* What the thing of pick i gets as it is ticked (EACH), -1: nothing. Ticks pick i in its place. */
int picks_given(const struct picks *p, int i);
bool picks_swap(struct picks *p, int i);
/* Takes a tick back (the last of several equal ones), and those that need it; false if it is not ticked. */
bool picks_untick(struct picks *p, int i);
void picks_clear(struct picks *p);
/* What is ticked when the question comes up: everything, if its row is ALL_OF and all goes together; otherwise
 * nothing. */
void picks_preset(struct picks *p);
/* The pick with these answers, -1: there is none. `second` may be NULL. */
int picks_find(const struct picks *p, struct action first, const struct action *second);
/* EACH as a table: row and column of a pick, as meaning and value. The row is whom or what it is given to: the first
 * thing of the first of two answers, otherwise the last thing named. */
struct pick_place { u8 meaning, value; };
struct pick_place picks_row(const struct picks *p, int i);
/* A pick as a line that stands alone. */
void picks_say(struct text *out, const struct speaker *s, const struct picks *p, int i);
/* The same as a row with a box, which begins with a capital: of an order only the thing, since which place it gets is
 * not settled yet. */
void picks_say_row(struct text *out, const struct speaker *s, const struct picks *p, int i);
/* The single answers of what is ticked, in the rules' order; 0: it is not complete. `more`: without the answer that
 * ends it, so that the question is asked again, for what follows from these; only where there is such an answer. */
int picks_answers(struct picks *p, bool more, struct picked out[PICKED_MAX]);
/* For odds: the single answers of what is ticked together with pick i, -1: of the ticks alone. If they are not complete
 * or more than `most`: of pick i alone. 0: there are none. */
int picks_line(struct picks *p, int i, struct action *line, int most);

/* The ticks in the order in which the rules take them, without others between them; how many, 0: there is no such
 * way. */
int picks_way(struct picks *p, u8 way[TICKS_MAX]);

/* -- picks_why.c -------------------------------------------------------------------------------------------------- */

/* Why a pick may not be added to what is ticked, as the end of a sentence: by the rule that forbids it, if the rules
 * say so, otherwise what stands in its way. */
void picks_why(struct text *out, const struct speaker *s, struct picks *p, int i);

/* -- picks_try.c: trials on copies of the state --------------------------------------------------------------- */

enum { TRY_REFUSED = -1, TRY_ENDED = -2, TRY_OVER = -3 };

/* Begins with the state of a context. False when a limit is reached at once. */
bool try_begin(struct picks *p, const struct context *c);
/* Forgets all states but the first. */
void try_forget(struct picks *p);
/* Gives a pick in a state: the state after it, TRY_ENDED when the question is over, TRY_REFUSED when the rules do not
 * take it now, TRY_OVER when a limit was reached. */
int try_pick(struct picks *p, int node, int i);
/* Lists what a state offers and refuses; after the first of two answers of pick i, if that is offered. */
void try_list(struct picks *p, int node, int i, struct refusals *refusals);
/* Whether a pick that ends the question only interrupts it: something is asked on top of it. */
bool try_interrupts(struct picks *p, int node, int i);
/* Notes all picks with two answers that are possible in a state. */
void try_seconds(struct picks *p, int node);
/* What the rules are told, from the beginning: see picks_answers. */
int try_answers(struct picks *p, bool more, struct picked out[PICKED_MAX]);

static inline bool pick_in(const pick_set set, int i) { return set[i / 64] >> (i % 64) & 1; }
static inline bool try_offers(const struct picks *p, int node, int i)
{
    return node >= 0 && pick_in(p->node[node].offers, p->first_of[i]);
}

#endif
