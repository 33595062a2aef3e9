/* procedure.h: how rules are written as procedures that can pause in the middle.
 *
 * A procedure is a function with named resume points (steps) and locals that live in its frame
 * on the state's stack. A game's file defines, for a procedure p:
 *
 *     LOCALS_p(S, ONE, MANY) in its procedures.h: the locals, described (see describe.h)
 *     STEPS_p(S, Q)         S(NAME, TO(q) | TO(r)) a step after a call of q or r,
 *                           Q(NAME, rule, prompt) a question; Q(NAME, rule, prompt, SET(...)) one of several that
 *                           people answer together (see enum form)
 *     PROC(p) { ...before BEGIN: made again at every entry... BEGIN(p) ... END }
 *
 * A C variable does not survive a pause; -Wjump-misses-init makes using one across it an error. Braces keep short-lived
 * ones legal. Offers must change nothing: they run whenever options are listed. Inside a procedure: c the context, g
 * the state, f the frame, L the locals.
 */
#ifndef ENGINE_PROCEDURE_H
#define ENGINE_PROCEDURE_H

#include "context.h"
#include "describe.h"

enum flow { GO, PAUSE };

struct step {
    const char *name;
    rule_number rule;   /* of the question, 0 for a step that asks nothing */
    const char *prompt; /* NULL likewise */
    u64 calls;          /* bit P_p: a frame of p may lie on top of this step; a position with another is refused
                           (sound.c) */
    u8 form;            /* of a question for one thing after another, which people answer at once: see picks.h */
    u8 close;           /* the verb that says "that is all", NO_VERB: it ends by itself */
    const char *together; /* the question for all of them */
    bool all;             /* people mostly want all that is offered: it is ticked at first where that is possible */
    const char *pass;     /* what passing means here ("Do not push"), NULL: the game's word for it */
};

/* The forms of such questions. In STEPS rows, after the prompt:
 *     Q(PAYMENT, 191, "Pay with which card?", SET("With which cards do you pay?", ACT_DONE))
 * Behind the form: .pass = "Pay nothing". */
enum form {
    FORM_ONE,
    FORM_SET,   /* some of the things offered, each once */
    FORM_SHARE, /* a number divided among things, each any number of times */
    FORM_EACH,  /* for each of several things something: two answers for each, "who?" and "what?" */
    FORM_RANK,  /* things put in an order */
    FORM_WAY,   /* one thing, together with what is asked next if that has this form, too: see ways.h */
    FORM_WAY_FIRST, /* the same, but it only begins ways */
};
enum { NO_VERB = 0xFF };
#define SET(prompt, closing) FORM_SET, closing, prompt
#define ALL_OF(prompt, closing) FORM_SET, closing, prompt, true
#define SHARE(prompt, closing) FORM_SHARE, closing, prompt
#define EACH(prompt, closing) FORM_EACH, closing, prompt
#define RANK(prompt, closing) FORM_RANK, closing, prompt
#define WAY FORM_WAY, NO_VERB, NULL
#define WAY_FIRST FORM_WAY_FIRST, NO_VERB, NULL
/* In STEPS rows: procedure p may be called here. ANY_VERB: every procedure that verbs of effects hand over to. */
#define TO(p) (1ull << P_##p)
#define ANY_VERB (~0ull)

struct procedure {
    const char *name;
    enum flow (*run)(struct context *c, struct frame *f);
    const struct step *steps;
    const struct fields *locals;
    u8 step_count;
};

/* Declaring: by game_procedures.h, after LOCALS_p. STATE is the game's state struct. */
#define DECLARE_PROC(p)                                                            \
    DECLARE_LOCALS(p)                                                              \
    extern const struct procedure proc_##p OWN(proc_##p);
#define DECLARE_LOCALS(p)                                                          \
    struct __attribute__((packed, may_alias)) p {                                  \
        LOCALS_##p(p, FIELD_ONE_, FIELD_MANY_)                                     \
    };

#define S_ROW_(name, calls) {#name, 0, NULL, calls},
#define Q_ROW_(name, rule, prompt, ...) {#name, rule, prompt, 0, __VA_ARGS__},
#define S_ENUM_(name, calls) AFTER_##name,
#define Q_ENUM_(name, ...) ASKED_##name,
#define S_GOTO_(name, calls) case AFTER_##name: goto name;
#define Q_GOTO_(name, ...) case ASKED_##name: goto name;

/* Steps that other files name, such as entry points and bots: STEPS_p is then in procedures.h, with SHARED_STEPS(p)
 * after it, and STEP(p, NAME) is the step's number. */
#define SHARED_STEPS(p) \
    struct steps_of_##p { u8 begin; STEPS_##p(S_MEMBER_, Q_MEMBER_) };
#define S_MEMBER_(name, calls) u8 name;
#define Q_MEMBER_(name, ...) u8 name;
#define STEP(p, NAME) ((u8)offsetof(struct steps_of_##p, NAME))

#define PROC(p)                                                                    \
    static const struct step steps_##p[] = {{"begin", 0, NULL, 0}, STEPS_##p(S_ROW_, Q_ROW_)}; \
    static const struct field fields_##p[] = {LOCALS_##p(p, FIELD_ONE_ROW_, FIELD_MANY_ROW_){0}}; \
    static const struct secret secret_##p[] = {LOCALS_##p(p, FIELD_ONE_SECRET_, FIELD_MANY_SECRET_){0}}; \
    static const struct fields locals_##p = {#p, fields_##p, secret_##p, sizeof(struct p), true, \
                                             false LOCALS_##p(p, FIELD_ONE_IS_SECRET_, FIELD_MANY_IS_SECRET_)}; \
    static enum flow p##_(struct context *c, STATE *g, struct frame *f, struct p *L); \
    static enum flow run_##p(struct context *c, struct frame *f)                   \
    {                                                                              \
        return p##_(c, (STATE *)(void *)c->head, f, (struct p *)(void *)f->local); \
    }                                                                              \
    const struct procedure proc_##p = {#p, run_##p, steps_##p, &locals_##p, COUNT(steps_##p)}; \
    static enum flow p##_(struct context *c, STATE *g, struct frame *f, struct p *L)

#define BEGIN(p)                                                                   \
    enum { STEP_begin_, STEPS_##p(S_ENUM_, Q_ENUM_) };                             \
    (void)g, (void)L;                                                              \
    switch (f->step) {                                                             \
    case STEP_begin_: break;                                                       \
    STEPS_##p(S_GOTO_, Q_GOTO_)                                                    \
    default: bug(__FILE__, __LINE__, "unknown step");                              \
    }

/* Ends the procedure with a result for its caller, which must read RESULT at once, and only once. */
#define RETURN(x) do { c->result = (x); pop_frame(c); return GO; } while (0)
#define END RETURN(0);
/* Ends the whole game here. */
#define END_GAME do { stack_clear(c); return GO; } while (0)
#define RESULT (c->result)
#define ANSWER (c->answer)

/* Asks one seat; the block lists the options. One option alone is taken without a pause. */
#define ASK(S, who) ASK_(S, only(who), false)
/* The same for options that depend on secrets: always pauses (except for one option in fast mode). */
#define ASK_SECRET(S, who) ASK_(S, only(who), true)
/* Asks several seats at once; the first answer counts. c->seat is the seat whose options are listed, or which has
 * answered. */
#define ASK_ANY(S, who) ASK_(S, who, true)
#define ASK_(S, who, is_secret)                                                    \
    f->step = ASKED_##S;                                                           \
    S: while (!take_answer(c))                                                     \
        for (bool asking_ = open_ask(c, (who), (is_secret));; asking_ = false)     \
            if (!asking_) { if (close_ask(c) == PAUSE) return PAUSE; break; } else

/* Runs another procedure, then goes on at S. Arguments are the callee's locals, by name. */
#define CALL(S, p, ...) CALL_AS(S, f->seat, p, __VA_ARGS__)
#define CALL_AS(S, who, p, ...) CALL_WITH(S, who, p, ((struct p){__VA_ARGS__}))
/* The same with all locals as one value, for arguments that need work. */
#define CALL_WITH(S, who, p, value)                                                \
    do {                                                                           \
        f->step = AFTER_##S;                                                       \
        PUSH_WITH(p, who, value);                                                  \
        return GO;                                                                 \
        S:;                                                                        \
    } while (0)

/* Pushes a frame of p that runs next: how verbs hand over to a procedure, and entry points build a stack. */
#define PUSH(p, who, ...) PUSH_WITH(p, who, ((struct p){__VA_ARGS__}))
#define PUSH_WITH(p, who, value) \
    ((void)(*(struct p *)(void *)push(c, P_##p, (who), sizeof(struct p)) = (value)))
/* The same for an entry point: a frame that waits at one of its shared steps for what is pushed on top of it. */
#define PUSH_AT(p, NAME, who, ...) (PUSH(p, who, __VA_ARGS__), (void)(top_frame(c)->step = STEP(p, NAME)))

/* The locals of a frame of p. */
#define LOCALS(p, f) ((struct p *)(void *)(f)->local)
/* The locals of the nearest frame of p from the running one down, NULL when there is none. */
#define NEAREST(p) ((struct p *)nearest_locals(c, P_##p))

/* Announces a moment at which somebody may interrupt: calls the game's window procedure if the
 * game's matters() says that the moment can matter. RESULT: what is left of .amount, or
 * CANCELLED. No frame is pushed for a moment that cannot matter. */
#define CANCELLED (-1)
#define MOMENT(S, who, ...)                                                        \
    do {                                                                           \
        c->result = (struct window){__VA_ARGS__}.amount;                           \
        f->step = AFTER_##S;                                                       \
        if (OPEN_WINDOW(who, __VA_ARGS__)) return GO;                              \
        S:;                                                                        \
    } while (0)
/* Pushes that window if the moment can matter; returns whether it did. */
#define OPEN_WINDOW(who, ...)                                                      \
    (room_for_window(c) && matters(c, (STATE *)(void *)c->head, &(struct window){__VA_ARGS__}) && \
     (PUSH(window, who, __VA_ARGS__), true))

/* Runs one copy of p per seat, all pending at once; goes on at S when the last has ended, at once if there is none. */
#define FORK(S, who, p)                                                            \
    do {                                                                           \
        f->step = AFTER_##S;                                                       \
        fork_lanes(c, (who), P_##p, sizeof(struct p));                             \
        return GO;                                                                 \
        S:;                                                                        \
    } while (0)
/* After the fork: the final locals of one seat's lane, until join(c) clears them all. */
#define LANE_OF(p, who) ((struct p *)(void *)lane_locals(c, (who)))

/* Pushes a frame with `bytes` of zeroed locals, which it returns, onto the running lane or else onto the main stack.
 * There must be room. */
void *push(struct context *c, u8 proc, seat who, int bytes);
/* Removes the uppermost frame and wipes it. A lane whose last frame ends keeps its locals until the join. */
void pop_frame(struct context *c);

/* The rest is for the macros above and for the engine. */
void *nearest_locals(struct context *c, u8 proc);
bool open_ask(struct context *c, seats who, bool secret);
enum flow close_ask(struct context *c);
void fork_lanes(struct context *c, seats who, u8 proc, int bytes);
void *lane_locals(struct context *c, seat who);
void join(struct context *c);

static inline bool take_answer(struct context *c)
{
    bool yes = c->answered;
    c->answered = false;
    return yes;
}

static inline bool room_for_window(const struct context *c)
{
    return STACK_BYTES - c->head->used >= STACK_RESERVE;
}

static inline struct frame *frame_at(const struct head *h, int offset)
{
    return (struct frame *)(void *)(h->stack + offset);
}

static inline struct frame *top_frame(const struct context *c) { return frame_at(c->head, c->head->top); }

/* The frame that called this one; NULL under the first. */
static inline struct frame *caller(struct frame *f)
{
    return f->below ? (struct frame *)(void *)((u8 *)f - f->below) : NULL;
}

#endif
