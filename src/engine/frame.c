/* frame.c: the machine that runs procedures: the stack, questions, lanes, luck. Knows no game. */
#include "game.h"
#include "sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void bug(const char *file, int line, const char *what)
{
    fprintf(stderr, "longbox: bug at %s:%d: %s\n", file, line, what);
    abort();
}

void context_open(struct context *c, const struct game *game, const struct content *content, void *state)
{
    memset(c, 0, offsetof(struct context, option));
    c->head = state;
    c->game = game;
    c->content = content;
    c->seat = NOBODY;
}

/* -- The stack ------------------------------------------------------------------------------ */

enum { WIPE_BYTES = 64 };

static int lane_offset(seat who) { return STACK_BYTES - (who + 1) * LANE_BYTES; }

static int frame_bytes(const struct context *c, const struct frame *f)
{
    return (int)sizeof(struct frame) + c->game->rules.procedures[f->proc]->locals->bytes;
}

static struct frame *new_frame(struct frame *f, u8 proc, seat who, int below)
{
    *f = (struct frame){.proc = proc, .seat = who, .below = (u8)below};
    return f;
}

void *push(struct context *c, u8 proc, seat who, int bytes)
{
    struct head *h = c->head;
    int size = (int)sizeof(struct frame) + bytes;
    if (c->lane) {
        u8 *region = h->stack + lane_offset(c->seat);
        struct frame *top = (struct frame *)(void *)(region + h->lane_top[c->seat]);
        int below = frame_bytes(c, top), at = h->lane_top[c->seat] + below;
        MUST(at + size <= LANE_BYTES);
        h->lane_top[c->seat] = (u8)at;
        return new_frame((struct frame *)(void *)(region + at), proc, who, below)->local;
    }
    MUST(h->used + size <= STACK_BYTES);
    struct frame *f = new_frame(frame_at(h, h->used), proc, who, h->top == NO_FRAME ? 0 : h->used - h->top);
    h->top = h->used;
    h->used = (u16)(h->used + size);
    return f->local;
}

static void pop_from_lane(struct context *c)
{
    struct head *h = c->head;
    struct frame *f = (struct frame *)(void *)(h->stack + lane_offset(c->seat) + h->lane_top[c->seat]);
    if (!f->below) { /* the lane ends; its locals stay for LANE_OF until the join */
        h->lanes &= (seats)~only(c->seat);
        return;
    }
    h->lane_top[c->seat] = (u8)(h->lane_top[c->seat] - f->below);
    memset(f, 0, (size_t)frame_bytes(c, f));
}

void pop_frame(struct context *c)
{
    struct head *h = c->head;
    if (c->lane) {
        pop_from_lane(c);
        return;
    }
    struct frame *f = frame_at(h, h->top);
    const int at = h->top, bytes = h->used - at;
    h->used = h->top;
    h->top = f->below ? (u16)(at - f->below) : NO_FRAME;
    /* what lies beyond the frame is free, and zero already: a fixed size is quicker than the exact one */
    if (LIKELY(bytes <= WIPE_BYTES && at + WIPE_BYTES <= STACK_BYTES && !h->forked)) memset(f, 0, WIPE_BYTES);
    else memset(f, 0, (size_t)bytes);
}

void stack_clear(struct context *c)
{
    struct head *h = c->head;
    memset(h->stack, 0, sizeof h->stack);
    memset(h->lane_top, 0, sizeof h->lane_top);
    h->lanes = h->forked = 0;
    h->used = 0;
    h->top = NO_FRAME;
}

void *nearest_locals(struct context *c, u8 proc)
{
    struct frame *f = c->head->top == NO_FRAME ? NULL : top_frame(c);
    while (f && f->proc != proc) f = caller(f);
    return f ? f->local : NULL;
}

/* -- Questions ------------------------------------------------------------------------------ */

bool open_ask(struct context *c, seats who, bool secret)
{
    MUST(!c->asking && (who || c->trial));
    c->asking = true;
    c->secret = secret;
    c->pending = who;
    c->count = 0;
    if (UNLIKELY(!who)) return false; /* a stack from outside asks nobody: no options are listed */
    const seat first = lowest(who);
    c->seat = has_seat(who, c->seat) ? c->seat : first; /* without a branch */
    if (UNLIKELY(c->refusals != NULL)) c->refusals->count = 0;
    return true;
}

enum flow close_ask(struct context *c)
{
    c->asking = false;
    if (UNLIKELY(c->trial)) return PAUSE;
    MUST(c->count > 0);
    bool alone = !(c->pending & (c->pending - 1));
    if (c->count == 1 && alone && (c->fast || !c->secret)) {
        c->answer = c->taken = c->option[0];
        c->taken_by = c->seat;
        c->taken_in = c->head->top;
        c->answered = true;
        c->pending = 0;
        c->forced++;
        return GO;
    }
    return PAUSE;
}

/* -- Running -------------------------------------------------------------------------------- */

/* Runs one lane until it pauses (true) or ends (false). */
static bool run_lane(struct context *c, seat who)
{
    struct head *h = c->head;
    u8 *const region = h->stack + lane_offset(who);
    const struct procedure *const *procedures = c->game->rules.procedures;
    const seats mine = only(who);
    bool paused = false;
    c->lane = true;
    c->seat = who;
    while (!paused && h->lanes & mine) {
        struct frame *f = (struct frame *)(void *)(region + h->lane_top[who]);
        paused = procedures[f->proc]->run(c, f) == PAUSE;
    }
    c->lane = false;
    return paused;
}

/* Runs every lane in `which`, then lists the options of the first pending seat, unless that is `listed`, whose options
 * are listed already. The first lane runs last, so that it mostly is; the options of the others are listed again when
 * their turn has come. */
static void run_lanes(struct context *c, seats which, seat listed)
{
    while (which) {
        seat s = (seat)(31 - __builtin_clz(which));
        which &= (seats)~only(s);
        c->glance = which;
        listed = run_lane(c, s) ? s : NOBODY;
    }
    if (c->head->lanes && listed != __builtin_ctz(c->head->lanes)) run_lane(c, (seat)__builtin_ctz(c->head->lanes));
    c->pending = c->head->lanes;
}

/* Runs main frames until a question pauses, lanes wait, or the game is over. */
static void run_main(struct context *c)
{
    struct head *h = c->head;
    const struct procedure *const *procedures = c->game->rules.procedures;
    while (h->top != NO_FRAME) {
        struct frame *f = frame_at(h, h->top);
        c->dispatches++;
        if (procedures[f->proc]->run(c, f) == PAUSE) return;
        if (UNLIKELY(h->lanes)) {
            run_lanes(c, h->lanes, NOBODY);
            if (c->pending) return;
        }
    }
    c->pending = 0;
    c->count = 0;
}

void rules_begin(struct context *c, const struct setup *setup, u64 seed) { rules_begin_with(c, setup, NULL, seed); }

void rules_begin_with(struct context *c, const struct setup *setup, const void *carried, u64 seed)
{
    memset(c->head, 0, c->game->state_bytes);
    random_seed(&c->head->random, seed);
    c->head->top = NO_FRAME;
    c->game->rules.begin(c, c->head, setup);
    if (carried) c->game->campaign->begin(c, c->head, carried);
}

void rules_run(struct context *c)
{
    c->answered = c->asking = c->lane = false;
    if (c->head->lanes) {
        run_lanes(c, c->head->lanes, NOBODY);
        if (c->pending) return;
    }
    run_main(c);
}

void rules_answer(struct context *c, seat who, struct action action)
{
    c->answered = true;
    c->answer = action;
    c->taken.verb = 0;
    c->seat = who;
    c->pending = 0;
    if (UNLIKELY(c->head->lanes)) {
        run_lanes(c, 0, run_lane(c, who) ? who : NOBODY);
        if (c->pending) return;
    }
    run_main(c);
}

void rules_list(struct context *c, seat who)
{
    seats pending = c->pending;
    MUST(has_seat(pending, who));
    c->answered = c->asking = false;
    if (c->head->lanes) {
        run_lane(c, who);
    } else {
        c->seat = who;
        struct frame *f = frame_at(c->head, c->head->top);
        MUST(c->game->rules.procedures[f->proc]->run(c, f) == PAUSE);
    }
    c->pending = pending;
}

/* Whether a frame at a question asks somebody and has an option for everybody whom it asks; a frame at another step
 * asks nothing yet. */
static bool answerable(struct context *c, struct frame *f)
{
    const struct procedure *p = c->game->rules.procedures[f->proc];
    if (!p->steps[f->step].prompt) return true;
    p->run(c, f);
    if (!c->pending) return false;
    for EACH_SEAT(s, c->pending) {
        c->seat = s;
        p->run(c, f);
        if (!c->count) return false;
    }
    return true;
}

bool rules_answerable(struct context *c)
{
    struct head *h = c->head;
    bool all = true;
    c->trial = true;
    for EACH_SEAT(s, h->lanes) {
        c->lane = true;
        c->seat = s;
        all = all && answerable(c, (struct frame *)(void *)(h->stack + lane_offset(s) + h->lane_top[s]));
    }
    c->lane = false;
    c->seat = NOBODY;
    if (!h->lanes && h->top != NO_FRAME) all = answerable(c, frame_at(h, h->top));
    c->trial = false;
    c->pending = 0;
    return all;
}

bool rules_answer_checked(struct context *c, seat who, struct action action)
{
    if (!has_seat(c->pending, who)) return false;
    if (c->seat != who) rules_list(c, who);
    for (int i = 0; i < c->count; i++)
        if (same_action(c->option[i], action)) {
            rules_answer(c, who, action);
            return true;
        }
    return false;
}

/* -- Lanes ---------------------------------------------------------------------------------- */

void fork_lanes(struct context *c, seats who, u8 proc, int bytes)
{
    struct head *h = c->head;
    MUST(!h->forked && (int)sizeof(struct frame) + bytes <= LANE_BYTES);
    MUST(!who || h->used <= lane_offset((seat)(31 - __builtin_clz(who))));
    h->forked = h->lanes = who;
    for (; who; who &= (seats)(who - 1)) {
        seat s = (seat)__builtin_ctz(who);
        new_frame((struct frame *)(void *)(h->stack + lane_offset(s)), proc, s, 0);
    }
}

void *lane_locals(struct context *c, seat who)
{
    return ((struct frame *)(void *)(c->head->stack + lane_offset(who)))->local;
}

void join(struct context *c)
{
    struct head *h = c->head;
    for (seats rest = h->forked; rest; rest &= (seats)(rest - 1))
        memset(h->stack + lane_offset((seat)__builtin_ctz(rest)), 0, LANE_BYTES);
    memset(h->lane_top, 0, sizeof h->lane_top);
    h->forked = 0;
}

void lane_restart(struct context *c, seat who)
{
    struct head *h = c->head;
    MUST(has_seat(h->forked, who));
    u8 *region = h->stack + lane_offset(who);
    u8 proc = ((struct frame *)(void *)region)->proc;
    memset(region, 0, LANE_BYTES);
    new_frame((struct frame *)(void *)region, proc, who, 0);
    h->lane_top[who] = 0;
    h->lanes |= only(who);
}

/* -- Luck ----------------------------------------------------------------------------------- */

u8 roll(struct context *c, int n)
{
    if (UNLIKELY(c->dice != NULL) && c->dice->next < c->dice->count) {
        int face = c->dice->value[c->dice->next++];
        return (u8)max_int(1, min_int(face, n));
    }
    return (u8)(1 + random_below(&c->head->random, (u32)n));
}

u8 pick(struct context *c, int n)
{
    if (UNLIKELY(c->picks != NULL) && c->picks->next < c->picks->count)
        return (u8)(c->picks->value[c->picks->next++] % n);
    return (u8)random_below(&c->head->random, (u32)n);
}
