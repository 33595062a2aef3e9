/* effect.h: cards' effects during play: flat code run by one procedure, in a frame like any rule.
 *
 * Code of an effect: first the choices of targets and modes, then V_PLAYED, then what happens. (`may`, `if`, `each` and
 * `cost` carry the length of their block; choices inside a block are made when the block is reached.) An effect frame
 * holds the card, the part and the index in it, never an address, so that it loads again in the next version.
 */
#ifndef ENGINE_EFFECT_H
#define ENGINE_EFFECT_H

#include "procedure.h"

/* Verbs of the engine; a game's verbs begin with V_GAME. */
enum {
    V_END,
    V_PLAYED,  /* targets are named: others may react now */
    V_MAY,     /* a: length; asks, skips the block when declined */
    V_MODE,    /* a: number of modes, b: who chooses (0: the owner, else the game's); notes the answer in e->mode */
    V_IN_MODE, /* a: mode, b: length; skips the block in other modes */
    V_IF,      /* a: condition, b: length of the block, c: length of the else block after it */
    V_EACH,    /* a: selector of the game, b: length; runs the block for each thing in turn */
    V_TIMES,   /* a: amount, b: length */
    V_COST,    /* a: length; the block is a price: all of it must be possible */
    V_GAME = 16,
};

enum { EFFECT_REGISTERS = 8 };

/* Registers keep what was chosen; their meaning is the game's. */
#define LOCALS_effect(S, ONE, MANY)                                                      \
    ONE(S, u8, kind, NUMBER, ALL)   /* content kind of the card */                       \
    ONE(S, u8, card, NUMBER, ALL)   /* its row */                                        \
    ONE(S, u8, part, NUMBER, ALL)   /* which of its effects: the game's parts */         \
    ONE(S, u8, pc, NUMBER, ALL)     /* next instruction */                               \
    ONE(S, u8, place, NUMBER, ALL)  /* where the card acts (slot, space): the game's */  \
    ONE(S, u8, mode, NUMBER, ALL)                                                        \
    ONE(S, u8, count, NUMBER, ALL)  /* of the running each or times */                   \
    ONE(S, u8, back, NUMBER, ALL)   /* where its block began */                          \
    ONE(S, u8, over, NUMBER, ALL)   /* 1: cancelled, ends before the next instruction */ \
    MANY(S, u8, reg, EFFECT_REGISTERS, NUMBER, ALL)
DECLARE_LOCALS(effect)
extern const struct procedure proc_effect;

/* A verb of a game. `run` does it, or pushes at most one frame that does it; the effect goes on when that frame has
 * ended. It may also end the game (stack_clear). `possible` says whether the verb has its object now (NULL: always); it
 * works on a scratch copy of the effect, and that of a choice notes a candidate in its register there, so that the
 * verbs after it can be judged. A modifier verb has neither function: rules look for it. */
struct verb {
    const char *word;   /* in content; NULL: made by the compiler only */
    struct arg arg[4];  /* operands a, b, c in this order; ends with type ARG_NONE */
    const char *phrase; /* see phrase.c */
    bool (*possible)(struct context *c, struct effect *e, seat who, struct instr i);
    void (*run)(struct context *c, struct effect *e, seat who, struct instr i);
    u8 needs;           /* tells a choice made for this verb what candidates must have; the game's */
    bool modifier;
};

/* The code of a part of a card; the game's `part` hook finds it. */
struct code effect_code(const struct context *c, const struct effect *e);

/* An operand as a number, for `who` at `place`. */
int effect_amount(struct context *c, const struct effect *e, seat who, u8 operand);

/* Whether at least one instruction of the effect has its object now and every price can be paid. */
bool effect_possible(struct context *c, const struct effect *e, seat who);
/* The same for a caller who has the effect's code at hand. */
bool code_possible(struct context *c, const struct effect *e, seat who, struct code code);
/* The same for one mode (the first is 1) of the choice that the effect has come to: for a game that lists the modes
 * itself (see modes in game.h). */
bool mode_possible(struct context *c, const struct effect *e, seat who, int mode);

#endif
