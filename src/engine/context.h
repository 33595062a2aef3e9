/* context.h: one run of the rules: the question, its options, what happened, and where luck comes from.
 *
 * The context holds what is valid only within one run; nothing here is saved. A caller sets it up with context_open,
 * runs the rules with rules_run until somebody must choose, reads pending, option and count, gives an answer with
 * rules_answer, and so on.
 */
#ifndef ENGINE_CONTEXT_H
#define ENGINE_CONTEXT_H

#include <string.h>

#include "content.h"
#include "state.h"

struct game;

/* What an option means: a verb of the game's actions.def and up to three things that it names. */
struct action {
    u8 verb, a, b, c;
};

static inline bool same_action(struct action x, struct action y)
{
    return x.verb == y.verb && x.a == y.a && x.b == y.b && x.c == y.c;
}

enum { OPTIONS_MAX = 1024, REFUSALS_MAX = 128, FIXED_MAX = 64 };

/* The number of a rule: 1 to 999 a rule, RULING + n a ruling, EXAMPLE + n an example. */
typedef u16 rule_number;
enum { RULING = 1000, EXAMPLE = 2000 };
#define RULING_(n) (RULING + (n))

/* A move that a player might expect and may not make, with the reason. */
struct refusal {
    struct action action;
    rule_number rule;
    const char *reason;
};

/* Something that happened. Seats that are not in `see` get hidden things as their backs. */
struct event {
    u8 kind; /* row of the game's events.def */
    seat who;
    u8 a, b, c;
    seats see;
    rule_number rule;
    u32 decision; /* how many choices had been made before; filled in by the listener. Not for players: whether an
                     answer was a choice can be a secret */
    u32 pause;    /* how many questions had been answered, in whatever way; a simultaneous choice counts as one. All may
                     know it; filled in by the listener too */
};

/* Results that a test or drive wants next, in place of luck. */
struct fixed {
    u8 count, next;
    u8 value[FIXED_MAX];
};

struct refusals {
    int count;
    struct refusal refusal[REFUSALS_MAX];
};

struct parts; /* parts.h */

struct context {
    struct head *head;              /* the state that the rules work on */
    const struct game *game;
    const struct content *content;
    seats pending;                  /* who must choose; 0 when the game is over */
    seat seat;                      /* whose options are listed, or who has just answered */
    bool answered;                  /* an answer waits for the rule that asked */
    bool asking;                    /* a question is being put together */
    bool secret;                    /* its options depend on secrets: it pauses even for one */
    bool fast;                      /* skip questions with one real answer (bots, simulation) */
    bool lane;                      /* the frame that runs belongs to a lane */
    bool trial;                     /* every question pauses, even one with one option or none: see picks.h */
    bool glance;                    /* nobody reads the options now: two are enough, since it pauses for them */
    struct action answer;
    struct action taken;            /* the last option that was taken since it was the only one; its verb is 0 when */
    seat taken_by;                  /* something has happened since; and whose it was, in which frame */
    u16 taken_in;
    i32 result;                     /* of the procedure that has just ended */
    u16 count;
    u32 dispatches, forced;         /* for the bench: procedures entered, answers that were not choices */
    struct refusals *refusals;      /* NULL when nobody listens */
    struct parts *parts;            /* what values are made of: NULL when nobody listens */
    void (*on_event)(void *listener, const struct event *event); /* NULL when nobody listens */
    void *listener;
    struct fixed *dice, *picks;     /* NULL when luck decides */
    void *memo;                     /* what the game's bot may note there: see game_bot; NULL: nothing */
    struct action option[OPTIONS_MAX];
};

/* Prepares a context for a state of this game; nobody listens, and fast mode is off. */
void context_open(struct context *c, const struct game *game, const struct content *content, void *state);

struct setup;

/* Makes the state that of a new game in which nothing has run yet. Equal seeds give equal games. */
void rules_begin(struct context *c, const struct setup *setup, u64 seed);
/* The same for the next game of a campaign; `carried` (campaign.h) may be NULL: a game by itself. */
void rules_begin_with(struct context *c, const struct setup *setup, const void *carried, u64 seed);

/* Runs the rules until somebody must choose (pending is then not empty, and the options of
 * c->seat are listed) or the game is over (pending is empty). */
void rules_run(struct context *c);

/* Gives the answer of a pending seat and runs the rules on. The action must be one of the seat's options: callers that
 * do not know whether it is use rules_answer_checked. */
void rules_answer(struct context *c, seat who, struct action action);

/* The same, but returns false and changes nothing when it is not an option of that seat. */
bool rules_answer_checked(struct context *c, seat who, struct action action);

/* Lists the options of one pending seat again. Changes nothing in the state. */
void rules_list(struct context *c, seat who);

/* Whether everybody whom the uppermost questions ask has an option: what a stack from outside may lack. Changes nothing
 * in the state. */
bool rules_answerable(struct context *c);

/* Wipes all frames and lanes. A procedure that calls it ends the game (see END_GAME): it must return GO without
 * touching its frame again, and nobody is pending when the run returns. An entry point calls it before it builds its
 * own stack. */
void stack_clear(struct context *c);

/* Starts the lane of a seat again (undo within a simultaneous choice). */
void lane_restart(struct context *c, seat who);

/* -- What rules say: options, refusals, events -------------------------------------------------------------------
 *
 * Each names up to three things; those left out are 0:
 *
 *     OFFER(ACT_STAKE, n);
 *     OFFER_IF(has_gear(g, s), ACT_TAKE, s, slot);
 *     REFUSE(ACT_BID, 16, "a Trap waits for its moment", card);
 *     HAPPEN(EV_BIDS, 14, who, card, stake);                     everybody sees it
 *     HAPPEN_TO(only(who), EV_DREW, rule, who, card);            others get what the event hides as backs
 */

/* The bytes of an option or event, as wide as the expressions they come from. */
struct operands {
    int a, b, c;
};

#define OFFER(verb, ...) OFFER_IF(true, verb, __VA_ARGS__)
/* Offers it if the condition holds, without a branch that is hard to predict. */
#define OFFER_IF(possible, verb, ...) offer_if(c, (possible), (verb), (struct operands){__VA_ARGS__})
/* Notes why a move is not offered. Costs one test when nobody listens. */
#define REFUSE(verb, rule, reason, ...) refuse(c, (verb), (rule), (reason), (struct operands){__VA_ARGS__})
/* Offers it, or notes why not; without a branch as long as nobody listens. */
#define OFFER_OR(possible, rule, reason, verb, ...)                              \
    do {                                                                         \
        const bool possible_ = (possible);                                       \
        OFFER_IF(possible_, verb, __VA_ARGS__);                                  \
        if (wants_reasons(c) && !possible_)                                      \
            REFUSE(verb, rule, reason, __VA_ARGS__);                             \
    } while (0)
/* Refuses all that `offers` lists, for one reason; what else it refuses is not noted. Does nothing when nobody listens:
 *     REFUSE_ALL(offer_moves(c, g), 102, "no Action is left"); */
#define REFUSE_ALL(offers, rule, reason)                                          \
    do {                                                                          \
        if (wants_reasons(c)) {                                                   \
            const int options_ = c->count, refusals_ = c->refusals->count;        \
            offers;                                                               \
            c->refusals->count = refusals_;                                       \
            refuse_options(c, options_, (rule), (reason));                        \
        }                                                                         \
    } while (0)
/* Says what happened to or by `who`. Costs one test when nobody listens. */
#define HAPPEN(kind, rule, who, ...) HAPPEN_TO(EVERYBODY, kind, rule, who, __VA_ARGS__)
#define HAPPEN_TO(see, kind, rule, who, ...) emit(c, (see), (kind), (rule), (who), (struct operands){__VA_ARGS__})

/* An option in one piece, and what is added to it so that its second or its third thing is n more. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define PIECE_(verb, a, b, c) ((verb) | (u32)(u8)(a) << 8 | (u32)(u8)(b) << 16 | (u32)(u8)(c) << 24)
#else
#define PIECE_(verb, a, b, c) ((u32)(verb) << 24 | (u32)(u8)(a) << 16 | (u32)(u8)(b) << 8 | (u32)(u8)(c))
#endif
#define SECOND_THING(n) PIECE_(0, 0, n, 0)
#define THIRD_THING(n) PIECE_(0, 0, 0, n)
static inline u32 option_piece(u8 verb, struct operands o) { return PIECE_(verb, o.a, o.b, o.c); }

/* Writes an option: in one piece, since it is read so soon that four single bytes would cause a stall. */
static inline void note_piece(struct action *option, u32 piece) { memcpy(option, &piece, sizeof piece); }
static inline void note_option(struct action *option, u8 verb, struct operands o)
{
    note_piece(option, option_piece(verb, o));
}

static inline void offer_if(struct context *c, bool possible, u8 verb, struct operands o)
{
    MUST(c->count < OPTIONS_MAX);
    note_option(&c->option[c->count], verb, o);
    c->count = (u16)(c->count + possible);
}

/* Many options in one go: room for as many, to be noted from there on; then where the last of them ends. */
static inline struct action *options_begin(struct context *c, int most)
{
    MUST(c->count + most <= OPTIONS_MAX);
    return c->option + c->count;
}
static inline void options_end(struct context *c, const struct action *end) { c->count = (u16)(end - c->option); }

/* Whether the list need not go on: see `glance`. */
static inline bool listed_enough(const struct context *c) { return c->glance && c->count > 1; }

/* Whether somebody wants to know why moves are not offered. */
static inline bool wants_reasons(const struct context *c) { return UNLIKELY(c->refusals != NULL); }

static inline void refuse(struct context *c, u8 verb, rule_number rule, const char *reason, struct operands o)
{
    if (wants_reasons(c) && c->refusals->count < REFUSALS_MAX)
        c->refusals->refusal[c->refusals->count++] =
            (struct refusal){{verb, (u8)o.a, (u8)o.b, (u8)o.c}, rule, reason};
}

/* The options from one on are refused instead of offered. */
static inline void refuse_options(struct context *c, int from, rule_number rule, const char *reason)
{
    for (int i = from; i < c->count; i++) {
        const struct action a = c->option[i];
        refuse(c, a.verb, rule, reason, (struct operands){a.a, a.b, a.c});
    }
    c->count = (u16)from;
}

static inline void emit(struct context *c, seats see, u8 kind, rule_number rule, seat who, struct operands o)
{
    c->taken.verb = 0;
    if (UNLIKELY(c->on_event != NULL))
        c->on_event(c->listener, &(struct event){kind, who, (u8)o.a, (u8)o.b, (u8)o.c, see, rule, 0});
}

/* A die with n faces, 1 to n. Luck comes only from here, from pick and from cards_shuffle. */
u8 roll(struct context *c, int n);
/* One of n things, 0 to n - 1. */
u8 pick(struct context *c, int n);

#endif
