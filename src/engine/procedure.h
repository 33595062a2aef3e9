/* procedure.h: how rules are written as procedures that can pause in the middle.
 *
 * A procedure is a function with named resume points (steps) and locals that live in its frame
 * on the state's stack. A game's file defines, for a procedure p:
 *
 *     LOCALS_p(S, ONE, MANY) in its procedures.h: the locals, described (see describe.h)
 *     STEPS_p(S, Q)         S(NAME) a step after a call, Q(NAME, rule, prompt) a question
 *     PROC(p) { ...before BEGIN: made anew at every entry... BEGIN(p) ... END }
 *
 * A C variable that lives across a pause does not survive it; -Wjump-misses-init makes that an
 * error. Braces keep short-lived ones legal. Offers must change nothing: they run whenever
 * options are listed. Inside of a procedure: c the context, g the state, f the frame, L the locals.
 */
#ifndef ENGINE_PROCEDURE_H
#define ENGINE_PROCEDURE_H

#include "context.h"
#include "describe.h"

enum flow { GO, PAUSE };

struct step {
    const char *name;
    rule_number rule;          /* of the question, 0 for a step that asks nothing */
    const char *prompt; /* NULL likewise */
};

struct procedure {
    const char *name;
    enum flow (*run)(struct context *c, struct frame *f);
    const struct step *steps;
    const struct fields *locals;
    u8 step_count;
};

/* Declaring: in the game's procedures.h, after LOCALS_p. STATE is the game's state struct, GAME_LABEL its
 * name as a string: all games are linked into one program, and OWN keeps a name that others use too apart. */
#define OWN(name) __asm__(GAME_LABEL "." #name)
#define DECLARE_PROC(p)                                                            \
    DECLARE_LOCALS(p)                                                              \
    extern const struct procedure proc_##p OWN(p);
#define DECLARE_LOCALS(p)                                                          \
    struct __attribute__((packed, may_alias)) p {                                  \
        LOCALS_##p(p, FIELD_ONE_, FIELD_MANY_)                                     \
    };

#define S_ROW_(name) {#name, 0, NULL},
#define Q_ROW_(name, rule, prompt) {#name, rule, prompt},
#define S_ENUM_(name) AFTER_##name,
#define Q_ENUM_(name, rule, prompt) ASKED_##name,
#define S_GOTO_(name) case AFTER_##name: goto name;
#define Q_GOTO_(name, rule, prompt) case ASKED_##name: goto name;

#define PROC(p)                                                                    \
    static const struct step steps_##p[] = {{"begin", 0, NULL}, STEPS_##p(S_ROW_, Q_ROW_)}; \
    static const struct field fields_##p[] = {LOCALS_##p(p, FIELD_ONE_ROW_, FIELD_MANY_ROW_){0}}; \
    static const struct fields locals_##p = {#p, fields_##p, sizeof(struct p), true,  \
                                             false LOCALS_##p(p, FIELD_ONE_SECRET_, FIELD_MANY_SECRET_)}; \
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

/* Ends the procedure with a result for its caller, who reads RESULT at once and once. */
#define RETURN(x) do { c->result = (x); pop_frame(c); return GO; } while (0)
#define END RETURN(0);
/* Ends the whole game here. */
#define END_GAME do { end_game(c); return GO; } while (0)
#define RESULT (c->result)
#define ANSWER (c->answer)

/* Asks one seat; the block lists the options. One option alone is taken without a pause. */
#define ASK(S, who) ASK_(S, only(who), false)
/* The same for options that depend on secrets: pauses always (but not in fast mode for one). */
#define ASK_SECRET(S, who) ASK_(S, only(who), true)
/* Asks several seats at once; the first answer counts; c->seat is listed for, or has answered. */
#define ASK_ANY(S, who) ASK_(S, who, true)
#define ASK_(S, who, is_secret)                                                    \
    f->step = ASKED_##S;                                                           \
    S: while (!take_answer(c))                                                     \
        for (bool asking_ = open_ask(c, (who), (is_secret));; asking_ = false)     \
            if (!asking_) { if (close_ask(c) == PAUSE) return PAUSE; break; } else

/* Runs another procedure, then goes on at S. Arguments are the callee's locals, by name. */
#define CALL(S, p, ...) CALL_AS(S, f->seat, p, __VA_ARGS__)
#define CALL_AS(S, who, p, ...)                                                    \
    do {                                                                           \
        f->step = AFTER_##S;                                                       \
        *(struct p *)(void *)push(c, P_##p, (who), sizeof(struct p)) = (struct p){__VA_ARGS__}; \
        return GO;                                                                 \
        S:;                                                                        \
    } while (0)

/* Announces a moment at which somebody may interrupt: calls the game's window procedure if the
 * game's matters() says that the moment can matter. RESULT: what is left of .amount, or
 * CANCELLED. No frame is pushed for a moment that cannot matter. */
#define CANCELLED (-1)
#define MOMENT(S, who, ...)                                                        \
    do {                                                                           \
        c->result = (struct window){__VA_ARGS__}.amount;                           \
        if (room_for_window(c) && matters(c, g, &(struct window){__VA_ARGS__})) {  \
            f->step = AFTER_##S;                                                   \
            *(struct window *)(void *)push(c, P_window, (who), sizeof(struct window)) = \
                (struct window){__VA_ARGS__};                                      \
            return GO;                                                             \
        }                                                                          \
        S:;                                                                        \
    } while (0)

/* Runs one copy of p per seat, all pending at once; goes on at S when the last has ended. */
#define FORK(S, who, p)                                                            \
    do {                                                                           \
        f->step = AFTER_##S;                                                       \
        fork_lanes(c, (who), P_##p, sizeof(struct p));                             \
        return GO;                                                                 \
        S:;                                                                        \
    } while (0)
/* After the fork: the final locals of one seat's lane, until join(c) clears them all. */
#define LANE_OF(p, who) ((struct p *)(void *)lane_locals(c, (who)))

/* The rest is for the macros above and for the engine. */
void *push(struct context *c, u8 proc, seat who, int bytes);
void pop_frame(struct context *c);
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

/* The number of a procedure's step with this name; for places and tests. */
u8 step_find(const struct procedure *p, const char *name);

/* The frame that called this one; NULL under the first. */
static inline struct frame *caller(struct frame *f)
{
    return f->below ? (struct frame *)(void *)((u8 *)f - f->below) : NULL;
}

#endif
