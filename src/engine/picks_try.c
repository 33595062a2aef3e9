/* picks_try.c: answers of a set are tried on copies of the state; states that were met before are known again. */
#include "picks.h"

#include <stdlib.h>
#include <string.h>

enum { PASSED_MOST = 64 };

/* -- Which question is asked ---------------------------------------------------------------------------------- */

static const struct frame *asking(const struct head *h, seat who, const u8 **stack, int *top)
{
    bool lane = has_seat(h->lanes, who);
    *stack = lane ? lane_at(h, who) : h->stack;
    *top = lane ? h->lane_top[who] : h->top;
    return (const struct frame *)(const void *)(*stack + *top);
}

static bool luck_moved(const struct picks *p)
{
    const struct head *began = (const struct head *)(const void *)p->state[0];
    return memcmp(&began->random, &p->c.head->random, sizeof began->random) != 0;
}

/* Whether the frame that asked the set asks this seat, whatever its step. A frame at the same place is not always the
 * same one, but what called it has then gone on and its bytes have changed, or luck has been used. */
static bool same_frame(const struct picks *p)
{
    const struct head *began = (const struct head *)(const void *)p->state[0], *h = p->c.head;
    const u8 *stack, *stack_then;
    int top, top_then;
    if (!has_seat(p->c.pending, p->who) || luck_moved(p)) return false;
    if (has_seat(h->lanes, p->who) != has_seat(began->lanes, p->who) || h->top != began->top) return false;
    const struct frame *f = asking(h, p->who, &stack, &top), *then = asking(began, p->who, &stack_then, &top_then);
    return top == top_then && f->proc == then->proc && f->seat == then->seat &&
           memcmp(stack, stack_then, (size_t)top) == 0;
}

static bool asks(const struct picks *p)
{
    const u8 *stack;
    int top;
    const struct head *began = (const struct head *)(const void *)p->state[0];
    return same_frame(p) &&
           asking(p->c.head, p->who, &stack, &top)->step == asking(began, p->who, &stack, &top)->step;
}

static void list(struct picks *p)
{
    if (p->c.seat != p->who) rules_list(&p->c, p->who);
}

static void copy_state(struct picks *p, const void *state)
{
    memcpy(p->scratch, state, p->game->state_bytes);
    context_open(&p->c, p->game, p->content, p->scratch);
    p->c.trial = true;
}

static bool is_forced(const struct context *c) { return c->count == 1 && !c->secret; }

/* Gives what the rules would take themselves, as long as the set is not asked. */
static void pass_over(struct picks *p)
{
    for (int n = 0; n < PASSED_MOST && p->c.pending && !luck_moved(p) && !asks(p); n++) {
        if ((p->c.pending & (p->c.pending - 1)) || !is_forced(&p->c)) return;
        rules_answer(&p->c, p->c.seat, p->c.option[0]);
    }
}

/* -- Picks ---------------------------------------------------------------------------------------------------- */

static bool names_nothing(const struct picks *p, struct action a)
{
    const struct action_row *row = &p->game->rules.actions[a.verb];
    return row->a == NOTHING && row->b == NOTHING && row->c == NOTHING;
}

/* The answer as it is known again later: the place that RANK gives is no part of it. */
static struct action known_as(const struct picks *p, struct action a)
{
    return p->step->form == FORM_RANK ? (struct action){a.verb, a.a, 0, 0} : a;
}

/* The number of a first answer; options come in much the same order each time, so the search begins at `near`. */
static int first_number(struct picks *p, struct action a, int near)
{
    for (int n = 0, i = near; n < p->firsts; n++, i++) {
        if (i >= p->firsts) i = 0;
        if (same_action(p->first[i], a)) return i;
    }
    if (p->firsts == PICKS_MAX) return -1;
    p->first[p->firsts] = a;
    return p->firsts++;
}

static void add_pick(struct picks *p, int first, const struct action *second)
{
    if (picks_find(p, p->first[first], second) >= 0) return;
    if (p->count == PICKS_MAX) {
        p->over = true;
        return;
    }
    p->pick[p->count] = (struct pick){p->first[first], second ? *second : (struct action){0}, second != NULL};
    p->first_of[p->count++] = (u8)first;
}

static void add_other(struct picks *p, struct action a)
{
    if (p->others < PICK_OTHERS) p->other[p->others] = a;
    p->others++; /* more than there is room for: see try_begin */
}

/* Notes what is offered in the state that was just reached. */
static void note_offers(struct picks *p, struct pick_node *n, bool begins)
{
    int near = 0;
    memset(n->offers, 0, sizeof n->offers);
    n->closes = false;
    n->row = 0;
    for (int i = 0; i < p->c.count; i++) {
        struct action a = p->c.option[i];
        if (a.verb == p->step->close) {
            n->closes = true;
            p->close = a;
        } else if (names_nothing(p, a) && p->step->form != FORM_RANK) {
            if (begins) add_other(p, a);
        } else {
            int known = p->firsts, first = first_number(p, known_as(p, a), near);
            if (first < 0) {
                p->over = true;
                return;
            }
            near = first + 1;
            n->offers[first / 64] |= 1ull << (first % 64);
            if (first == known && !p->two) add_pick(p, first, NULL);
            if (p->step->form == FORM_EACH && !p->two)
                n->row = picks_row(p, picks_find(p, p->first[first], NULL)).value;
        }
    }
}

/* -- States --------------------------------------------------------------------------------------------------- */

/* The number of the state that was just reached. */
static int node_of(struct picks *p)
{
    pass_over(p);
    if (!asks(p)) return TRY_ENDED;
    list(p);
    u64 hash = state_hash(p->game, p->scratch);
    u32 at = (u32)(hash >> 20) % COUNT(p->by_hash);
    for (; p->by_hash[at]; at = (at + 1) % COUNT(p->by_hash)) {
        int n = p->by_hash[at] - 1;
        if (p->node[n].hash == hash && !memcmp(p->state[n], p->scratch, p->game->state_bytes)) return n;
    }
    if (p->nodes == PICK_NODES) {
        p->over = true;
        return TRY_OVER;
    }
    int n = p->nodes++;
    p->by_hash[at] = (u16)(n + 1);
    p->node[n].hash = hash;
    memcpy(p->state[n], p->scratch, p->game->state_bytes);
    note_offers(p, &p->node[n], false);
    return p->over ? TRY_OVER : n;
}

void try_forget(struct picks *p)
{
    memset(p->by_hash, 0, sizeof p->by_hash);
    p->nodes = 1;
    p->by_hash[(u32)(p->node[0].hash >> 20) % COUNT(p->by_hash)] = 1;
    p->age++;
}

/* Answers with one of two answers; whether the second question is then asked. */
static bool asks_second(struct picks *p, struct action first)
{
    rules_answer(&p->c, p->who, first);
    if (!same_frame(p) || asks(p)) return false;
    list(p);
    return true;
}

static bool is_option(const struct context *c, struct action a)
{
    for (int i = 0; i < c->count; i++)
        if (same_action(c->option[i], a)) return true;
    return false;
}

/* The option that a pick stands for in the state that is listed: of RANK the one for the present place. */
static struct action option_for(const struct picks *p, int i)
{
    for (int k = 0; k < p->c.count; k++)
        if (same_action(known_as(p, p->c.option[k]), p->pick[i].first)) return p->c.option[k];
    return p->pick[i].first;
}

static int run_pick(struct picks *p, int node, int i)
{
    const struct pick *x = &p->pick[i];
    copy_state(p, p->state[node]);
    p->runs += 1 + x->two;
    struct action first = x->first;
    if (p->step->form == FORM_RANK) {
        rules_run(&p->c);
        list(p);
        first = option_for(p, i);
    }
    if (!x->two) {
        rules_answer(&p->c, p->who, first);
    } else {
        if (!asks_second(p, first) || !is_option(&p->c, x->second)) return TRY_REFUSED;
        rules_answer(&p->c, p->who, x->second);
    }
    return node_of(p);
}

int try_pick(struct picks *p, int node, int i)
{
    if (!try_offers(p, node, i)) return TRY_REFUSED;
    u32 key = (u32)node << 8 | (u32)i, at = key * 0x9E3779B1u >> 8 & (PICK_SLOTS - 1);
    for (; p->edge[at].age == p->age; at = (at + 1) & (PICK_SLOTS - 1))
        if (p->edge[at].key == key) return p->edge[at].child;
    if (p->over || p->runs >= p->limit) {
        p->over = true;
        return TRY_OVER;
    }
    int child = run_pick(p, node, i);
    if (child != TRY_OVER) {
        p->edge[at].key = key;
        p->edge[at].age = p->age;
        p->edge[at].child = child;
    }
    return child;
}

void try_list(struct picks *p, int node, int i, struct refusals *refusals)
{
    copy_state(p, p->state[node]);
    p->c.refusals = refusals;
    rules_run(&p->c);
    list(p);
    if (p->pick[i].two && is_option(&p->c, p->pick[i].first) && !asks_second(p, p->pick[i].first))
        refusals->count = 0; /* it is another question */
    p->c.refusals = NULL;
}

bool try_interrupts(struct picks *p, int node, int i)
{
    if (run_pick(p, node, i) != TRY_ENDED || !p->c.pending) return false;
    const struct head *began = (const struct head *)(const void *)p->state[0], *h = p->c.head;
    if (h->lanes || began->lanes || h->top == NO_FRAME || h->top <= began->top) return false;
    const struct frame *f = frame_at(h, began->top), *then = frame_at(began, began->top);
    return f->proc == then->proc && f->seat == then->seat && memcmp(h->stack, began->stack, began->top) == 0;
}

void try_seconds(struct picks *p, int node)
{
    for (int f = 0; node >= 0 && f < p->firsts && !p->over; f++) {
        if (!pick_in(p->node[node].offers, f)) continue;
        copy_state(p, p->state[node]);
        p->runs++;
        if (!asks_second(p, p->first[f])) continue;
        for (int i = 0; i < p->c.count; i++) add_pick(p, f, &p->c.option[i]);
    }
}

/* Whether first answers lead to a second question; those that do not are answers of another kind. */
static bool has_seconds(struct picks *p)
{
    int found = 0, others = p->others;
    for (int f = 0; f < p->firsts; f++) {
        copy_state(p, p->state[0]);
        if (asks_second(p, p->first[f])) found++;
        else add_other(p, p->first[f]);
    }
    if (!found) p->others = others;
    return found;
}

static bool comes_before(const struct pick *x, const struct pick *y)
{
    const u8 a[] = {x->first.verb, x->first.a, x->first.b, x->first.c};
    const u8 b[] = {y->first.verb, y->first.a, y->first.b, y->first.c};
    return memcmp(a, b, sizeof a) < 0;
}

/* Puts picks that were met late where people look for them. */
static void sort_picks(struct picks *p)
{
    for (int i = 1; i < p->count; i++) {
        struct pick x = p->pick[i];
        u8 first = p->first_of[i];
        int at = i;
        for (; at && comes_before(&x, &p->pick[at - 1]); at--) {
            p->pick[at] = p->pick[at - 1];
            p->first_of[at] = p->first_of[at - 1];
        }
        p->pick[at] = x;
        p->first_of[at] = first;
    }
    try_forget(p); /* what was tried has other numbers now */
}

/* Follows some ways through the question, so that everything that it may ask for is met. */
static void explore(struct picks *p)
{
    int begun = p->count;
    for (int way = 0; way < 3; way++)
        for (int i = 0; i < begun; i++) {
            int n = try_pick(p, 0, i);
            for (int depth = 1; n >= 0 && depth < TICKS_MAX; depth++) {
                int offered = 0, next = -1;
                for (int k = 0; k < p->count; k++) offered += try_offers(p, n, k);
                int wanted = way == 0 ? 0 : way == 1 ? offered - 1 : offered ? (i + depth) % offered : 0;
                for (int k = 0; k < p->count && next < 0; k++)
                    if (try_offers(p, n, k) && wanted-- == 0) next = k;
                if (next < 0) break;
                n = try_pick(p, n, next);
            }
        }
    if (p->count > begun) sort_picks(p);
}

bool try_begin(struct picks *p, const struct context *c)
{
    memcpy(p->state[0], c->head, c->game->state_bytes);
    p->node[0].hash = state_hash(p->game, p->state[0]);
    try_forget(p);
    copy_state(p, p->state[0]);
    rules_run(&p->c);
    list(p);
    note_offers(p, &p->node[0], true);
    if (p->step->form == FORM_EACH && has_seconds(p)) {
        p->two = true;
        p->count = 0;
        try_seconds(p, 0);
    } else if (p->step->form != FORM_RANK) {
        explore(p);
    }
    p->fill = !p->node[0].closes; /* where nothing at all is complete, no others can be needed */
    return p->others <= PICK_OTHERS && (!p->over || (p->count < PICKS_MAX && p->firsts < PICKS_MAX));
}

/* -- What is told to the rules -------------------------------------------------------------------------------- */

static void tell(struct picks *p, struct picked *out, struct action action)
{
    *out = (struct picked){action, is_forced(&p->c), state_hash(p->game, p->scratch)};
    rules_answer(&p->c, p->who, action);
}

int try_answers(struct picks *p, bool more, struct picked out[PICKED_MAX])
{
    int n = 0;
    copy_state(p, p->state[0]);
    rules_run(&p->c);
    for (int k = 0; k < p->answers; k++) {
        const struct pick *x = &p->pick[p->answer[k]];
        list(p);
        tell(p, &out[n++], option_for(p, p->answer[k]));
        if (x->two) {
            list(p);
            tell(p, &out[n++], x->second);
        }
        pass_over(p);
    }
    if (!more && asks(p)) {
        list(p);
        if (p->close.verb != NO_VERB && is_option(&p->c, p->close)) tell(p, &out[n++], p->close);
    }
    return n;
}
