/* history.c: the entries of a table: applying them, cutting them off, going back and forth. */
#include "history.h"
#include "picks.h"
#include "ways.h"

#include <stdlib.h>
#include <string.h>

enum {
    AUTO_ANSWERS_MAX = 1000, /* auto answers in a row: two of them may chase each other */
    SETTLE_MAX = 10000,
};

/* Makes room for one more element of an array. */
static void *grown(void *array, int count, int *room, size_t bytes)
{
    if (count < *room) return array;
    *room = *room ? *room + *room / 2 : 8;
    array = realloc(array, (size_t)*room * bytes);
    MUST(array != NULL);
    return array;
}

static void *new_bytes(size_t bytes)
{
    void *p = calloc(1, bytes);
    MUST(p != NULL);
    return p;
}

/* -- Opening and closing ---------------------------------------------------------------------- */

/* Ends the auto answers that an event of this kind ends. Returns how many are left. */
static int expire(struct auto_answer *given, int count, const struct game *game, u8 kind)
{
    u16 flags = game->rules.events[kind].flags & (NEW_TURN | NEW_ROUND);
    int kept = 0;
    if (!flags) return count;
    for (int i = 0; i < count; i++)
        if (!(given[i].until & flags)) given[kept++] = given[i];
    return kept;
}

static void listen_in(void *listener, const struct event *event)
{
    struct table *t = listener;
    t->auto_answers = expire(t->auto_answer, t->auto_answers, t->game, event->kind);
    t->event = grown(t->event, t->events, &t->event_room, sizeof *t->event);
    t->event[t->events] = *event;
    t->event[t->events].pause = (u32)t->pauses;
    t->event[t->events++].decision = (u32)t->decisions;
}

struct table *history_open(const struct game *game, const struct content *content, const struct setup *setup)
{
    struct table *t = new_bytes(sizeof *t);
    t->game = game;
    t->content = content;
    t->setup = *setup;
    t->state = new_bytes(game->state_bytes);
    ((struct head *)(void *)t->state)->top = NO_FRAME;
    context_open(&t->context, game, content, t->state);
    t->context.on_event = listen_in;
    t->context.listener = t;
    t->context.refusals = &t->refusals;
    t->context.dice = &t->dice;
    t->context.picks = &t->picks;
    t->fork = NO_FORK;
    return t;
}

void entry_free(struct entry *e)
{
    if (e->kind == ENTRY_SAY) free(e->words);
    if (e->kind == ENTRY_FIX) free(e->fix);
}

/* Drops the snapshots after this point: they are no longer true. */
static void drop_snapshots(struct table *t, int at)
{
    while (t->snapshots && t->snapshot[t->snapshots - 1].at > at) free(t->snapshot[--t->snapshots].state);
}

/* Makes room for a snapshot: every other one goes; or, where tables share a scratch, the oldest after the first. Nobody
 * leafs through the past there, but an answer is taken back now and then. */
static void thin_snapshots(struct table *t)
{
    int kept = 1;
    for (int i = 1; i < t->snapshots; i++) {
        if (t->shares ? i == 1 : i % 2) free(t->snapshot[i].state);
        else t->snapshot[kept++] = t->snapshot[i];
    }
    t->snapshots = kept;
    if (!t->shares) t->snapshot_every *= 2;
}

void history_cut(struct table *t)
{
    for (int i = t->at; i < t->entries; i++) entry_free(&t->entry[i]);
    t->cuts += t->at < t->entries;
    t->entries = t->at;
    drop_snapshots(t, t->at);
}

void history_close(struct table *t)
{
    t->at = 0;
    history_cut(t);
    drop_snapshots(t, -1);
    for (seat s = 0; s < SEATS_MAX; s++) free(t->name[s]);
    free(t->entry);
    free(t->event);
    free(t->auto_answer);
    free(t->snapshot);
    free(t->state);
    free(t->public_state);
    free(t->carried);
    free(t->position);
    if (t->scratch && t->scratch->of == t) t->scratch->of = NULL;
    if (!t->shares) scratch_free(t->scratch);
    free(t);
}

struct scratch *scratch_new(void) { return new_bytes(sizeof(struct scratch)); }

void scratch_free(struct scratch *s)
{
    if (!s) return;
    picks_free(s->sets);
    ways_free(s->ways);
    free(s->probe.auto_answer);
    free(s);
}

void table_share(struct table *t, struct scratch *s)
{
    if (!s) return;
    if (!t->shares) scratch_free(t->scratch);
    t->scratch = s;
    t->shares = true;
    while (t->snapshots > SNAPSHOTS_SHARED) thin_snapshots(t);
}

struct probe *history_probe(struct table *t)
{
    if (!t->scratch) t->scratch = scratch_new();
    return &t->scratch->probe;
}

struct scratch *history_scratch(struct table *t)
{
    if (!t->scratch) t->scratch = scratch_new();
    struct scratch *s = t->scratch;
    if (s->of != t) s->set_open = s->way_open = false;
    if (s->of != t && s->sets) s->sets->too_many = false;
    if (s->of != t && s->ways) s->ways->nodes = 0;
    s->of = t;
    return s;
}

/* -- Lanes ------------------------------------------------------------------------------------ */

/* What distinguishes one fork from the next. */
struct fork_mark {
    seats lanes, forked;
    u16 top, used;
    u8 stack[STACK_BYTES];
};

static void mark_fork(const struct table *t, struct fork_mark *m)
{
    const struct head *h = t->context.head;
    m->lanes = h->lanes;
    if (!h->lanes) return;
    m->forked = h->forked;
    m->top = h->top;
    m->used = h->used;
    memcpy(m->stack, h->stack, h->used);
}

/* While lanes run, the main stack rests and no lane begins. */
static bool same_fork(const struct table *t, const struct fork_mark *m)
{
    const struct head *h = t->context.head;
    return m->lanes && !(h->lanes & ~m->lanes) && h->forked == m->forked && h->top == m->top && h->used == m->used &&
           !memcmp(h->stack, m->stack, h->used);
}

/* -- Answers ---------------------------------------------------------------------------------- */

/* Gives an answer and notes whether it began a simultaneous choice. `at` is the entry that causes it. */
static void give(struct table *t, seat who, struct action action, int at)
{
    struct fork_mark mark;
    t->public_known = false;
    mark_fork(t, &mark);
    if (!mark.lanes) t->pauses++;
    MUST(rules_answer_checked(&t->context, who, action));
    if (mark.lanes && !t->context.head->lanes) t->pauses++; /* nobody may learn who was ready first */
    if (!t->context.head->lanes) t->fork = NO_FORK;
    else if (!same_fork(t, &mark)) t->fork = at + 1;
}

/* The first option of a pending seat that one of its auto answers fits; false when there is none. */
static bool find_auto_answer(const struct auto_answer *given, int count, struct context *c, seat *who,
                          struct action *action)
{
    for (seat s = 0; s < SEATS_MAX; s++) {
        bool any = false;
        for (int i = 0; i < count; i++) any |= given[i].who == s;
        if (!any || !has_seat(c->pending, s)) continue;
        list_options(c, s);
        for (int o = 0; o < c->count; o++)
            for (int i = 0; i < count; i++) {
                struct auto_answer g = given[i];
                if (g.who != s || g.verb != c->option[o].verb || !operand_fits(g.operand, c->option[o].a)) continue;
                *who = s;
                *action = c->option[o];
                return true;
            }
    }
    return false;
}

static void follow_auto_answers(struct table *t, int at)
{
    seat who;
    struct action action;
    for (int n = 0; n < AUTO_ANSWERS_MAX; n++) {
        if (!find_auto_answer(t->auto_answer, t->auto_answers, &t->context, &who, &action)) return;
        give(t, who, action, at);
    }
}

static bool forced(struct context *c, seat who)
{
    bool alone = c->head->lanes || !(c->pending & (c->pending - 1));
    if (!alone || !has_seat(c->pending, who)) return false;
    list_options(c, who);
    return c->count == 1;
}

bool history_forced(struct table *t, seat who) { return forced(&t->context, who); }

/* -- Looking ahead ---------------------------------------------------------------------------- */

static void listen_to_probe(void *listener, const struct event *event)
{
    struct probe *p = listener;
    p->auto_answers = expire(p->auto_answer, p->auto_answers, p->game, event->kind);
}

/* Copies the auto answers for the probe, where they may end before those of the table do. */
static void copy_auto_answers(struct probe *p, const struct table *t)
{
    p->auto_answers = 0;
    for (int i = 0; i < t->auto_answers; i++) {
        p->auto_answer = grown(p->auto_answer, i, &p->auto_answer_room, sizeof *p->auto_answer);
        p->auto_answer[p->auto_answers++] = t->auto_answer[i];
    }
}

/* Makes the probe a copy of the present, listed options included. */
static void copy_present(struct probe *p, const struct table *t)
{
    struct context *c = &p->context;
    memcpy(p->state, t->state, t->game->state_bytes);
    memcpy(c, &t->context, offsetof(struct context, option) + t->context.count * sizeof *c->option);
    c->head = (struct head *)(void *)p->state;
    c->refusals = NULL;
    p->dice = t->dice;
    p->picks = t->picks;
    c->dice = &p->dice;
    c->picks = &p->picks;
    copy_auto_answers(p, t);
    p->game = t->game;
    c->on_event = t->auto_answers ? listen_to_probe : NULL;
    c->listener = p;
}

/* Does on a copy what follows without any choice. */
static void settle_probe(struct probe *p, const struct table *t)
{
    struct context *c = &p->context;
    copy_present(p, t);
    for (int n = 0, followed = 0; n < SETTLE_MAX && c->pending; n++) {
        seat who = NOBODY;
        struct action action = {0};
        bool automatic = followed < AUTO_ANSWERS_MAX &&
                        find_auto_answer(p->auto_answer, p->auto_answers, c, &who, &action);
        if (automatic) {
            followed++;
        } else {
            followed = 0;
            for (seat s = 0; s < SEATS_MAX && who == NOBODY; s++)
                if (forced(c, s)) who = s;
            if (who == NOBODY) return;
            action = c->option[0];
        }
        rules_answer(c, who, action);
    }
}

u32 history_check(struct table *t)
{
    struct probe *p = history_probe(t);
    settle_probe(p, t);
    return (u32)state_hash(t->game, p->state);
}

/* -- Applying entries ------------------------------------------------------------------------- */

static void set_auto_answer(struct table *t, const struct entry *e)
{
    int i = 0;
    while (i < t->auto_answers && !(t->auto_answer[i].who == e->who && t->auto_answer[i].verb == e->action.verb &&
                                 t->auto_answer[i].operand == e->operand))
        i++;
    if (i < t->auto_answers) t->auto_answer[i] = t->auto_answer[--t->auto_answers];
    if (!e->on) return;
    t->auto_answer = grown(t->auto_answer, t->auto_answers, &t->auto_answer_room, sizeof *t->auto_answer);
    t->auto_answer[t->auto_answers++] = (struct auto_answer){e->who, e->action.verb, e->operand, e->until};
}

static void take_snapshot(struct table *t)
{
    if (t->at % t->snapshot_every || (t->snapshots && t->snapshot[t->snapshots - 1].at >= t->at)) return;
    if (t->snapshots == (t->shares ? SNAPSHOTS_SHARED : SNAPSHOTS_MAX)) {
        thin_snapshots(t);
        if (t->at % t->snapshot_every) return;
    }
    t->snapshot = grown(t->snapshot, t->snapshots, &t->snapshot_room, sizeof *t->snapshot);
    struct snapshot *s = &t->snapshot[t->snapshots++];
    *s = (struct snapshot){t->at, t->decisions, t->pauses, t->events, t->fork, t->dice, t->picks,
                           new_bytes(t->game->state_bytes)};
    memcpy(s->state, t->state, t->game->state_bytes);
}

/* Applies the entry at `at` and moves past it. */
static void step(struct table *t)
{
    struct entry *e = &t->entry[t->at];
    const struct random luck = t->context.head->random;
    take_snapshot(t);
    switch ((enum entry_kind)e->kind) {
    case ENTRY_ANSWER:
        t->decisions++;
        give(t, e->who, e->action, t->at);
        break;
    case ENTRY_FORCED: give(t, e->who, e->action, t->at); break;
    case ENTRY_AUTO_ANSWER: set_auto_answer(t, e); break;
    case ENTRY_SAY: break;
    case ENTRY_FIX:
        t->dice = e->fix[0];
        t->picks = e->fix[1];
        break;
    case ENTRY_LEAVE:
        t->public_known = false;
        t->game->rules.resign(&t->context, t->state, e->who);
        rules_run(&t->context);
        break;
    case ENTRY_SWITCH:
        t->public_known = false;
        t->game->rules.turn_switch(&t->context, t->state, e->who, e->operand, e->on);
        rules_run(&t->context);
        break;
    case ENTRY_LUCK: random_seed(&t->context.head->random, e->seed); break;
    }
    if (e->kind != ENTRY_SAY && e->kind != ENTRY_LUCK) follow_auto_answers(t, t->at);
    e->events = t->events;
    e->over = !t->context.pending;
    e->drew = e->kind != ENTRY_LUCK && memcmp(&luck, &t->context.head->random, sizeof luck) != 0;
    t->at++;
}

bool history_add(struct table *t, struct entry e)
{
    if (t->at >= ENTRIES_MAX) {
        entry_free(&e);
        return false;
    }
    history_cut(t);
    t->entry = grown(t->entry, t->entries, &t->entry_room, sizeof *t->entry);
    e.fork = t->fork;
    t->entry[t->entries++] = e;
    step(t);
    if (e.kind == ENTRY_ANSWER) t->entry[t->at - 1].check = history_check(t);
    return true;
}

/* Lists the options of a state that was copied in; nothing else happens. */
static void resume(struct table *t)
{
    t->context.on_event = NULL;
    rules_run(&t->context);
    t->context.on_event = listen_in;
}

/* Finds out which auto answers hold at present. */
static void recall_auto_answers(struct table *t)
{
    t->auto_answers = 0;
    for (int i = 0; i < t->at; i++) {
        if (t->entry[i].kind == ENTRY_AUTO_ANSWER) set_auto_answer(t, &t->entry[i]);
        for (int e = history_events_before(t, i); t->auto_answers && e < t->entry[i].events; e++)
            t->auto_answers = expire(t->auto_answer, t->auto_answers, t->game, t->event[e].kind);
    }
}

void history_go(struct table *t, int at)
{
    MUST(at >= 0 && at <= t->entries);
    int n = t->snapshots;
    while (n > 0 && t->snapshot[n - 1].at > at) n--;
    const struct snapshot *s = n ? &t->snapshot[n - 1] : NULL;
    if (at < t->at || (s && s->at > t->at)) {
        MUST(s != NULL);
        memcpy(t->state, s->state, t->game->state_bytes);
        t->public_known = false;
        t->at = s->at;
        t->decisions = s->decisions;
        t->pauses = s->pauses;
        t->events = s->events;
        t->fork = s->fork;
        t->dice = s->dice;
        t->picks = s->picks;
        recall_auto_answers(t);
        resume(t);
    }
    while (t->at < at) step(t);
}

void history_begin(struct table *t)
{
    t->at = 0;
    history_cut(t);
    drop_snapshots(t, -1);
    t->decisions = t->pauses = t->events = t->auto_answers = 0;
    t->snapshot_every = SNAPSHOT_EVERY;
    t->fork = NO_FORK;
    t->public_known = false;
    rules_run(&t->context);
    if (t->context.head->lanes) t->fork = 0;
    t->over_at_once = !t->context.pending;
    t->events_at_once = t->events;
    take_snapshot(t);
}

int history_events_before(const struct table *t, int at) { return at ? t->entry[at - 1].events : t->events_at_once; }

bool history_over(const struct table *t)
{
    return t->entries ? t->entry[t->entries - 1].over : t->over_at_once;
}
