/* effect.c: runs the compiled effects of cards in a frame, and says whether one could do anything. */
#include "effect.h"

#include "game.h"

#define STATE struct head

#define A(verb, ...) ACT_##verb,
enum {
#include "actions.def"
};
#undef A

enum { ANY_MODE = 0xFE };

struct code effect_code(const struct context *c, const struct effect *e) { return c->game->words.part(c, e); }

int effect_amount(struct context *c, const struct effect *e, seat who, u8 operand)
{
    if (operand < AMOUNT_FIRST) return operand;
    struct amount a = c->content->amount[operand - AMOUNT_FIRST];
    int n = a.times * c->game->words.quantity(c, e, who, a.quantity) + a.plus;
    return a.most ? min_int(n, a.most) : n;
}

/* -- Possible? ------------------------------------------------------------------------------ */

struct judgement {
    const struct instr *code;
    bool any;    /* some instruction has its object */
    bool price;  /* every price can be paid */
    bool enough; /* one instruction that has its object is enough: there is no price */
};

static bool can_pay(struct context *c, const struct effect *e, seat who, struct instr i)
{
    return !c->game->words.payable || c->game->words.payable(c, e, who, i);
}

/* Judges the instructions from..to on a scratch copy of the effect. Inside a price everything must be possible. */
static void judge(struct context *c, struct effect *e, seat who, int from, int to, u8 mode, bool in_price,
                  struct judgement *j)
{
    for (int at = from; at < to && !(j->any && j->enough); at++) {
        struct instr i = j->code[at];
        switch (i.verb) {
        case V_PLAYED: case V_MODE: case V_END:
            break;
        case V_MAY:
            judge(c, e, who, at + 1, at + 1 + i.a, mode, in_price, j);
            at += i.a;
            break;
        case V_COST:
            judge(c, e, who, at + 1, at + 1 + i.a, mode, true, j);
            at += i.a;
            break;
        case V_IN_MODE:
            if (mode == ANY_MODE) {
                struct effect scratch = *e;
                judge(c, &scratch, who, at + 1, at + 1 + i.b, i.a, in_price, j);
            } else if (mode == i.a) {
                judge(c, e, who, at + 1, at + 1 + i.b, mode, in_price, j);
            }
            at += i.b;
            break;
        case V_IF:
            if (c->game->words.holds(c, e, who, c->content->condition[i.a]))
                judge(c, e, who, at + 1, at + 1 + i.b, mode, in_price, j);
            else
                judge(c, e, who, at + 1 + i.b, at + 1 + i.b + i.c, mode, in_price, j);
            at += i.b + i.c;
            break;
        case V_EACH: {
            struct effect scratch = *e;
            for (scratch.count = 0; c->game->words.each_next(c, &scratch, who, i.a); scratch.count++)
                judge(c, &scratch, who, at + 1, at + 1 + i.b, mode, in_price, j);
            at += i.b;
            break;
        }
        case V_TIMES:
            if (effect_amount(c, e, who, i.a) > 0)
                judge(c, e, who, at + 1, at + 1 + i.b, mode, in_price, j);
            at += i.b;
            break;
        default: {
            const struct verb *verb = &c->game->words.verbs[i.verb];
            bool possible = !verb->possible || verb->possible(c, e, who, i);
            if (in_price) j->price &= possible && can_pay(c, e, who, i);
            else j->any |= possible; /* a choice is for candidates that give its verb an object */
        }
        }
    }
}

static bool block_possible(struct context *c, const struct effect *e, seat who, struct code code, int from, int to,
                           u8 mode)
{
    struct effect scratch = *e;
    struct judgement j = {c->content->code + code.at, false, true, !code.priced};
    judge(c, &scratch, who, from, to, mode, false, &j);
    return j.any && j.price;
}

bool effect_possible(struct context *c, const struct effect *e, seat who)
{
    return code_possible(c, e, who, effect_code(c, e));
}

/* Mostly the first instruction has its object already, and without a price that is enough. */
bool code_possible(struct context *c, const struct effect *e, seat who, struct code code)
{
    const struct instr *first = c->content->code + code.at, *end = first + code.length, *i = first;
    while (i < end && (i->verb == V_PLAYED || i->verb == V_MAY)) i++; /* what they hold is judged all the same */
    if (i == end) return false;
    struct effect scratch = *e;
    struct judgement j = {first, false, true, !code.priced};
    if (!code.priced && i->verb >= V_GAME) {
        const struct verb *verb = &c->game->words.verbs[i->verb];
        if (!verb->possible || verb->possible(c, &scratch, who, *i)) return true;
        i++;
    }
    judge(c, &scratch, who, (int)(i - first), code.length, ANY_MODE, false, &j);
    return j.any && j.price;
}

bool mode_possible(struct context *c, const struct effect *e, seat who, int mode)
{
    struct code code = effect_code(c, e);
    return block_possible(c, e, who, code, e->pc, code.length, (u8)(mode - 1));
}

/* -- Running -------------------------------------------------------------------------------- */

static void offer_modes(struct context *c, const struct effect *e, seat who, int modes, struct code code)
{
    for (int m = 0; m < modes; m++)
        if (block_possible(c, e, who, code, e->pc, code.length, (u8)m)) OFFER(ACT_MODE, m + 1);
    if (!c->count) OFFER(ACT_MODE, 1); /* nothing can be done: every mode does nothing */
    else for (int m = 0; m < modes && wants_reasons(c); m++)
        if (!block_possible(c, e, who, code, e->pc, code.length, (u8)m))
            REFUSE(ACT_MODE, c->game->words.effect_rule, "nothing of it can be done now", m + 1);
}

/* The mode to judge a block by: any, if the choice of it stands in the block itself. */
static u8 mode_in_block(const struct instr *block, int length, u8 mode)
{
    for (int n = 0; n < length; n++)
        if (block[n].verb == V_MODE) return ANY_MODE;
    return mode;
}

/* Carries out a verb of the game; true if it pushed a frame that must be done first, or ended the game. */
static bool run_verb(struct context *c, struct effect *e, seat who, struct instr i)
{
    u16 top = c->head->top;
    c->game->words.verbs[i.verb].run(c, e, who, i);
    return c->head->top != top;
}

#define STEPS_effect(S, Q)                    \
    S(REACTED, ANY_VERB) S(DONE, ANY_VERB)                       \
    Q(WHETHER, 0, "Do you want to do this?")  \
    Q(WHICH, 0, "Which one do you choose?")   \
    S(CHOSEN, ANY_VERB)

PROC(effect)
{
    struct code code = effect_code(c, L);
    const struct instr *first = c->content->code + code.at, *i = first + L->pc;
    BEGIN(effect)
    for (;;) {
        if (L->back && L->pc == L->back + (first + L->back - 1)->b) L->pc = (u8)(L->back - 1);
        if (L->over || L->pc >= code.length) break;
        i = first + L->pc;
        switch (i->verb) {
        case V_PLAYED:
            L->pc++;
            f->step = AFTER_REACTED;
            if (c->game->words.played && c->game->words.played(c, L, f->seat)) {
                return GO;
            REACTED:
                if (RESULT == CANCELLED) RETURN(CANCELLED);
            }
            break;
        case V_MAY:
            if (!block_possible(c, L, f->seat, code, L->pc + 1, L->pc + 1 + i->a,
                                mode_in_block(i + 1, i->a, L->mode))) {
                L->pc = (u8)(L->pc + 1 + i->a);
                break;
            }
            ASK(WHETHER, f->seat) {
                OFFER(ACT_ACCEPT);
                OFFER(ACT_DECLINE);
            }
            L->pc = (u8)(L->pc + 1 + (ANSWER.verb == ACT_ACCEPT ? 0 : i->a));
            break;
        case V_MODE:
            if (i->b) {
                f->step = AFTER_CHOSEN;
                if (c->game->words.modes(c, L, f->seat, i->b, i->a)) {
                    return GO;
                CHOSEN:
                    L->mode = (u8)(RESULT - 1);
                }
            } else {
                ASK(WHICH, f->seat) offer_modes(c, L, f->seat, i->a, code);
                L->mode = (u8)(ANSWER.a - 1);
            }
            L->pc++;
            break;
        case V_IN_MODE:
            L->pc = (u8)(L->pc + 1 + (L->mode == i->a ? 0 : i->b));
            break;
        case V_COST:
            L->pc++;
            break;
        case V_IF:
            if (c->game->words.holds(c, L, f->seat, c->content->condition[i->a])) {
                L->pc++; /* its block ends with a V_END that jumps over an else block */
            } else {
                L->pc = (u8)(L->pc + 1 + i->b);
            }
            break;
        case V_END:
            L->pc = (u8)(L->pc + 1 + i->a);
            break;
        case V_EACH:
            if (!L->back) {
                L->back = (u8)(L->pc + 1);
                L->count = 0;
            }
            if (c->game->words.each_next(c, L, f->seat, i->a)) {
                L->count++;
                L->pc++;
            } else {
                L->pc = (u8)(L->pc + 1 + i->b);
                L->back = 0;
            }
            break;
        case V_TIMES:
            if (!L->back) {
                L->back = (u8)(L->pc + 1);
                L->count = (u8)max_int(0, effect_amount(c, L, f->seat, i->a));
            }
            if (L->count) {
                L->count--;
                L->pc++;
            } else {
                L->pc = (u8)(L->pc + 1 + i->b);
                L->back = 0;
            }
            break;
        default:
            L->pc++;
            f->step = AFTER_DONE;
            if (run_verb(c, L, f->seat, *i)) {
                return GO;
            DONE:;
            }
        }
    }
    RETURN(0);
}
