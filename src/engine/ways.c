/* ways.c: which answers can follow each other while nothing happens: a search over copies of the state. */
#include "ways.h"

#include <stdlib.h>
#include <string.h>

#include "picks.h"

enum { PASSED_MOST = 32 };

struct ways *ways_new(void)
{
    struct ways *w = aligned_alloc(64, (sizeof *w + 63) / 64 * 64);
    MUST(w != NULL);
    w->count = w->nodes = 0;
    return w;
}

void ways_free(struct ways *w) { free(w); }

/* -- One answer, on a copy ------------------------------------------------------------------------------------ */

static void hear(void *listener, const struct event *event)
{
    struct ways *w = listener;
    w->loud |= !(w->game->rules.events[event->kind].flags & PASSING);
}

static void copy_state(struct ways *w, const void *state)
{
    memcpy(w->scratch, state, w->game->state_bytes);
    context_open(&w->c, w->game, w->content, w->scratch);
    w->c.trial = true;
    w->c.on_event = hear;
    w->c.listener = w;
    w->loud = false;
}

static bool is_quiet(const struct ways *w)
{
    const struct head *h = w->c.head;
    return !w->loud && w->c.pending && !(w->c.pending & (w->c.pending - 1)) && !h->lanes &&
           memcmp(&h->random, &w->luck, sizeof w->luck) == 0;
}

/* The option by which whoever is asked declines, -1: there is none. */
static int declining(const struct context *c)
{
    for (int i = 0; i < c->count; i++)
        if (verb_declines(c->game, c->option[i].verb)) return i;
    return -1;
}

/* Gives an answer and what the rules would take themselves, and lets others decline. The row of the question that the
 * seat is asked then; NULL: a way cannot go over what happens. */
static const struct step *follow(struct ways *w, const struct way_node *from, struct action answer)
{
    copy_state(w, from->state);
    rules_answer(&w->c, w->who, answer);
    for (int n = 0; n < PASSED_MOST && is_quiet(w); n++) {
        bool forced = w->c.count == 1 && !w->c.secret;
        if (w->c.seat == w->who && !forced) break;
        int i = forced ? 0 : declining(&w->c);
        if (i < 0) return NULL;
        rules_answer(&w->c, w->c.seat, w->c.option[i]);
    }
    if (!is_quiet(w) || w->c.seat != w->who || !w->c.count) return NULL;
    const struct step *step = step_asked(&w->c, w->who);
    bool first = step == w->node[0].step, again = first && from->repeats && w->places && w->c.head->top == w->top;
    bool inside = w->c.head->top >= w->top && !first; /* not what is asked once this question is dealt with */
    return step && (step->form == FORM_WAY || again) && (inside || again) ? step : NULL;
}

/* -- The search ----------------------------------------------------------------------------------------------- */

static bool is_stop(const struct ways *w, struct action a)
{
    for (const u8 *verb = w->game->rules.stops; verb && *verb; verb++)
        if (*verb == a.verb) return true;
    return false;
}

static struct way longer(const struct way_node *from, struct action answer, int order, u64 hash)
{
    struct way way = from->way;
    way.answer[way.count] = answer;
    way.before[way.count] = hash;
    way.order[way.count] = (u16)order;
    way.pass[way.count] = from->step->pass;
    way.count++;
    return way;
}

/* Whether the place that was just reached was reached before; notes it. */
static bool was_there(struct ways *w)
{
    u8 place = w->game->rules.place ? w->game->rules.place(w->scratch) : 0;
    for (int i = 0; place && i < w->places; i++)
        if (w->place[i] == place) return true;
    if (place) w->place[w->places++] = place;
    return false;
}

/* Whether a move goes to a place that is reached already: its first operand says where. */
static bool goes_back(const struct ways *w, struct action a)
{
    for (int i = 0; w->moves[a.verb] && i < w->places; i++)
        if (w->place[i] == a.a) return true;
    return false;
}

/* Whether this is an answer to the repeated question on some way. */
static bool has_answer(const struct way *way, struct action a)
{
    for (int k = 0; k <= way->moves && k < way->count; k++)
        if (same_action(way->answer[k], a)) return true;
    return false;
}

/* Whether an answer to the repeated question could be given earlier. */
static bool could_before(const struct ways *w, struct action a)
{
    for (int i = 0; i < w->count; i++)
        if (has_answer(&w->way[i], a)) return true;
    for (int n = 1; n < w->nodes; n++)
        if (has_answer(&w->node[n].way, a)) return true;
    return false;
}


/* Notes the question that was just reached. */
static void add_node(struct ways *w, const struct way_node *from, struct way way, const struct step *step)
{
    struct way_node *n = &w->node[w->nodes++];
    n->repeats = step == w->node[0].step;
    n->way = way;
    if (n->repeats) {
        n->way.moves++;
        w->moves[way.answer[way.count - 1].verb] = true;
    }
    n->step = step;
    n->before = from->step;
    memcpy(n->state, w->scratch, w->game->state_bytes);
}

static void add_way(struct ways *w, struct way way)
{
    MUST(w->count < WAYS_MAX);
    w->way[w->count++] = way;
}

/* The options of a question that is looked at; how many. */
static int list(struct ways *w, const struct way_node *node)
{
    copy_state(w, node->state);
    rules_run(&w->c);
    if (w->c.seat != w->who) rules_list(&w->c, w->who);
    memcpy(w->option, w->c.option, sizeof *w->option * w->c.count);
    return w->c.count;
}

/* The only option that is a stop where all others are moves: whoever goes there has nothing else to do. -1: there is
 * none. */
static int only_stop(const struct ways *w, const struct way_node *node, int count)
{
    int found = -1;
    for (int i = 0; i < count; i++) {
        bool stop = is_stop(w, w->option[i]);
        if (!node->repeats || (stop && found >= 0) || (!stop && !w->moves[w->option[i].verb])) return -1;
        if (stop) found = i;
    }
    return found;
}

/* Whether a way has as many parts as people can read in a line, so that the next question is asked by itself. */
static bool is_long(const struct ways *w, const struct way_node *node, int options)
{
    const struct way *x = &node->way;
    int parts = x->moves > 0;
    for (int k = x->moves; k < x->count; k++)
        parts += !verb_declines(w->game, x->answer[k].verb) &&
                 (k == x->moves || x->answer[k].verb != x->answer[k - 1].verb);
    bool same = node->step == node->before && !node->repeats;
    return x->count == WAY_LENGTH || (same ? options > WAY_AGAIN : parts >= WAY_PARTS);
}

/* Looks at one question: its answers take the place of the way that ends before it, unless one may stop there. */
static void look_at(struct ways *w, struct way_node *node)
{
    int count = list(w, node), depth = node->way.count, end = only_stop(w, node, count);
    u64 hash = state_hash(w->game, node->state);
    bool stops = false;
    for (int i = 0; i < count; i++) stops |= is_stop(w, w->option[i]);
    if (depth && (w->count + count > WAYS_MOST || is_long(w, node, count))) {
        add_way(w, node->way);
        return;
    }
    if (depth && stops) add_way(w, end < 0 ? node->way : longer(node, w->option[end], end, hash));
    for (int i = 0; i < count; i++) {
        bool can_stop = depth && stops; /* then what is left out can still be chosen there */
        if (can_stop && is_stop(w, w->option[i])) continue;
        if (can_stop && node->repeats && (goes_back(w, w->option[i]) || could_before(w, w->option[i]))) continue;
        struct way way = longer(node, w->option[i], i, hash);
        const struct step *step = w->nodes < WAY_NODES ? follow(w, node, w->option[i]) : NULL;
        bool back = step == w->node[0].step && was_there(w);
        if (step && !back) add_node(w, node, way, step);
        else if (!back || !can_stop) add_way(w, way);
    }
}

/* -- Order ---------------------------------------------------------------------------------------------------- */

/* A move after which something happens is one, too: by its verb. */
static void count_moves(struct ways *w)
{
    for (int i = 0; i < w->count; i++) {
        struct way *x = &w->way[i];
        if (x->moves < x->count && w->moves[x->answer[x->moves].verb]) x->moves++;
    }
}

/* What is done here and now comes first, then ways that move, then what ends it. */
static int rank_of(const struct ways *w, const struct way *x)
{
    return is_stop(w, x->answer[0]) ? 2 : x->moves > 0;
}

static bool comes_before(const struct ways *w, const struct way *x, const struct way *y)
{
    int a = rank_of(w, x), b = rank_of(w, y);
    if (a != b) return a < b;
    for (int k = 0; k < x->count && k < y->count; k++) {
        if (x->order[k] == y->order[k]) continue;
        bool goes = k < x->moves, other = k < y->moves;
        return goes == other ? x->order[k] < y->order[k] : other;
    }
    return x->count < y->count;
}

static void sort(struct ways *w)
{
    for (int i = 1; i < w->count; i++) {
        struct way x = w->way[i];
        int at = i;
        for (; at && comes_before(w, &x, &w->way[at - 1]); at--) w->way[at] = w->way[at - 1];
        w->way[at] = x;
    }
}

/* -- For fronts ----------------------------------------------------------------------------------------------- */

bool ways_open(struct ways *w, const struct context *c, seat who)
{
    const struct step *step = step_asked(c, who);
    w->count = w->nodes = w->places = 0;
    memset(w->moves, 0, sizeof w->moves);
    w->who = who;
    if (!step || step->form < FORM_WAY || c->head->lanes || (c->pending & (c->pending - 1))) return false;
    w->game = c->game;
    w->content = c->content;
    w->luck = c->head->random;
    w->top = c->head->top;
    struct way_node *first = &w->node[w->nodes++];
    memset(&first->way, 0, sizeof first->way);
    first->step = first->before = step;
    first->repeats = true;
    memcpy(first->state, c->head, w->game->state_bytes);
    memcpy(w->scratch, first->state, w->game->state_bytes);
    was_there(w);
    for (int n = 0; n < w->nodes; n++) look_at(w, &w->node[n]);
    count_moves(w);
    sort(w);
    return w->nodes > 1;
}

void ways_say(struct text *out, const struct speaker *s, const struct question *q, const struct way *way)
{
    say_option(out, s, q, way->answer[0]);
    for (int k = 1; k < way->count; k++) {
        struct action a = way->answer[k];
        u8 thing = s->game->rules.actions[a.verb].a;
        if (k + 1 < way->count && verb_declines(s->game, a.verb)) continue; /* what follows says as much */
        bool same = a.verb == way->answer[k - 1].verb && k < way->moves && thing != NOTHING;
        text_add(out, same ? ", " : "; ");
        struct question later = {.pass = way->pass[k]};
        if (same) say_thing(out, s, thing, a.a);
        else say_option(out, s, &later, a);
    }
}

/* -- Groups --------------------------------------------------------------------------------------------------- */

/* Whether two ways share their first answers. */
static bool share(const struct way *x, const struct way *y, int answers)
{
    if (x->count < answers || y->count < answers) return false;
    for (int k = 0; k < answers; k++)
        if (!same_action(x->answer[k], y->answer[k])) return false;
    return true;
}

/* Which answer of ways that begin with `from` equal ones tells groups apart: declining on the way does not. */
static int telling(const struct ways *w, const struct way *x, int from)
{
    while (from + 1 < x->count && from && verb_declines(w->game, x->answer[from].verb)) from++;
    return from;
}

static bool belongs(const struct ways *w, const struct way *x, const struct way *y, int from)
{
    if (x->moves != y->moves) return false;
    if (x->moves) return share(x, y, x->moves);
    int k = telling(w, x, from), n = telling(w, y, from);
    if (!share(x, y, min_int(k, n)) || k != n || k >= x->count || k >= y->count) return false;
    return same_action(x->answer[k], y->answer[k]) || groups_open(w->game, x->answer[k], y->answer[k]);
}

static void group_from(struct groups *out, const struct ways *w, int from)
{
    out->count = 0;
    for (int i = 0; i < w->count; i++) {
        int g = 0;
        while (g < out->count && !belongs(w, &w->way[out->group[g].first], &w->way[i], from)) g++;
        if (g == out->count) out->group[out->count++] = (struct group){.first = (u16)i};
        out->group[g].count++;
        out->member[i] = (u16)g;
    }
}

void ways_group(struct groups *out, const struct ways *w)
{
    enum { FEW = 3 };
    u16 of[WAYS_MAX], at = 0;
    out->count = 0;
    if (w->count > OPTIONS_MAX) return;
    group_from(out, w, 0);
    if (out->count <= FEW) group_from(out, w, 1);
    memcpy(of, out->member, sizeof *of * (size_t)w->count);
    for (int g = 0; g < out->count; g++) {
        out->group[g].sample = ways_shown(w, &w->way[out->group[g].first]);
        out->group[g].first = at;
        for (int i = 0; i < w->count; i++)
            if (of[i] == g) out->member[at++] = (u16)i;
    }
    if (out->count == w->count || out->count == 1) out->count = 0;
}

void ways_say_group(struct text *out, const struct speaker *s, const struct question *q, const struct ways *w,
                    const struct groups *groups, int g)
{
    const struct group *group = &groups->group[g];
    const u16 *member = groups->member + group->first;
    const struct way *x = &w->way[member[0]], *y = &w->way[member[group->count - 1]];
    struct way shared = *x;
    struct action differs = x->answer[0];
    u8 open = 0;
    if (group->count > 1) {
        for (shared.count = 0; share(x, y, shared.count + 1);) shared.count++;
        if (x->moves) shared.count = x->moves;
        else if (shared.count < x->count && shared.count < y->count)
            open = groups_open(s->game, x->answer[shared.count], y->answer[shared.count]);
        if (open) differs = x->answer[shared.count];
    }
    while (open && shared.count > 1 && verb_declines(s->game, x->answer[shared.count - 1].verb)) shared.count--;
    if (shared.count) ways_say(out, s, q, &shared);
    if (open && shared.count) text_add(out, "; ");
    if (open) say_action_open(out, s, differs, open);
    if (group->count > 1) text_add(out, open ? " (%d)" : " ... (%d)", group->count);
}

struct action ways_shown(const struct ways *w, const struct way *way)
{
    int k = max_int(0, way->moves - 1);
    while (k + 1 < way->count && !w->game->rules.actions[way->answer[k].verb].to) k++;
    return way->answer[k];
}

bool ways_hold(const struct ways *w, u64 hash, struct action answer)
{
    for (int i = 0; i < w->count; i++)
        for (int k = 1; k < w->way[i].count; k++)
            if (w->way[i].before[k] == hash && same_action(w->way[i].answer[k], answer)) return true;
    return false;
}
