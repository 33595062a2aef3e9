/* picks.c: which ticks go together: a search over what trials find. */
#include "picks.h"

#include <stdlib.h>
#include <string.h>

struct picks *picks_new(void)
{
    struct picks *p = aligned_alloc(64, (sizeof *p + 63) / 64 * 64);
    MUST(p != NULL);
    p->age = p->round = 0;
    p->too_many = false;
    memset(p->edge, 0, sizeof p->edge);
    memset(p->seen, 0, sizeof p->seen);
    return p;
}

void picks_free(struct picks *p) { free(p); }

int picks_find(const struct picks *p, struct action first, const struct action *second)
{
    for (int i = 0; i < p->count; i++)
        if (same_action(p->pick[i].first, first) && p->pick[i].two == (second != NULL) &&
            (!second || same_action(p->pick[i].second, *second)))
            return i;
    return -1;
}

struct pick_place picks_row(const struct picks *p, int i)
{
    struct action a = p->pick[i].first;
    const struct action_row *row = &p->game->rules.actions[a.verb];
    if (p->pick[i].two || row->b == NOTHING) return (struct pick_place){row->a, a.a};
    return row->c == NOTHING ? (struct pick_place){row->b, a.b} : (struct pick_place){row->c, a.c};
}

/* -- The search ----------------------------------------------------------------------------------------------- */

enum { FILLERS_TRIED = 2 };

enum goal {
    TO_HOLD,   /* all ticks are given; the rules see to it that there is a way on */
    TO_FINISH, /* all ticks and nothing else, and it is complete */
};

/* A number for `i` of the ticks that are left: their sum tells sets of ticks apart. */
static u64 weight(int i)
{
    u64 x = (u64)(i + 1) * 0x9E3779B97F4A7C15u;
    x ^= x >> 29;
    return x * 0xBF58476D1CE4E5B9u | 1;
}

static void put_left(struct picks *p, int i, int n)
{
    p->left[i] = (u8)(p->left[i] + n);
    p->lefts += n;
    p->left_sum += weight(i) * (u64)(long long)n;
}

static bool is_table(const struct picks *p) { return p->step->form == FORM_EACH && !p->two; }

/* What tells situations of the search apart: the state; of a table with much to try its row and what was used up. */
static u64 situation(const struct picks *p, int node, int depth)
{
    if (!is_table(p) || !p->quick) return (u64)(node + 1) * 0xD6E8FEB86659FD93u;
    u64 used = (u64)(p->node[node].row + 1) * 0xD6E8FEB86659FD93u;
    for (int k = 0; k < depth; k++) used += weight(PICKS_MAX + p->pick[p->path[k]].first.a);
    return used;
}

/* Whether this situation was searched before with the same ticks left; notes that it is searched now. */
static bool was_here(struct picks *p, int node, int depth)
{
    u64 key = p->left_sum ^ situation(p, node, depth);
    u32 at = (u32)(key >> 32) & (PICK_SLOTS - 1);
    for (int n = 0; n < 32 && p->seen[at].round == p->round; n++, at = (at + 1) & (PICK_SLOTS - 1))
        if (p->seen[at].key == key) return true;
    p->seen[at].key = key;
    p->seen[at].round = p->round;
    return false;
}

static bool search(struct picks *p, int node, int depth, enum goal goal, const pick_set met);

static bool search_pick(struct picks *p, int node, int i, int depth, enum goal goal, const pick_set met)
{
    int child = try_pick(p, node, i);
    if (child == TRY_REFUSED || child == TRY_OVER) return false;
    bool tick = p->left[i] > 0;
    if (tick) put_left(p, i, -1);
    p->path[depth] = (u8)i;
    bool found = search(p, child, depth + 1, goal, met);
    if (tick) put_left(p, i, 1);
    return found;
}

/* Whether two ticks can change places here. */
static bool commute(struct picks *p, int node, int i, int j)
{
    int a = try_pick(p, node, i), b = try_pick(p, node, j);
    if (a < 0 || b < 0) return false;
    int ab = try_pick(p, a, j), ba = try_pick(p, b, i);
    return ab == ba && (ab >= 0 || ab == TRY_ENDED);
}

/* Whether tick i can change places with all the others that are left: then it can as well be given first. */
static bool may_lead(struct picks *p, int node, int i)
{
    for (int j = 0; j < p->count; j++)
        if (p->left[j] && (j != i || p->left[i] > 1) && !commute(p, node, i, j)) return false;
    return true;
}

/* Whether a tick that is left was offered on the way and is not any more. */
static bool is_hopeless(const struct picks *p, const struct pick_node *n, const pick_set met)
{
    for (int i = 0; i < p->count; i++)
        if (p->left[i] && pick_in(met, p->first_of[i]) && !pick_in(n->offers, p->first_of[i])) return true;
    return false;
}

static bool is_wanted(const struct picks *p, int i)
{
    for (int k = 0; k < p->count; k++)
        if (p->left[k] && p->pick[k].first.a == p->pick[i].first.a) return true;
    return false;
}

/* Others that are not ticked and may be needed. With much to try it takes only a few: of a table what no tick wants, if
 * there is any, otherwise the first, which leave most of the list. */
static bool search_fillers(struct picks *p, int node, int depth, enum goal goal, const pick_set met)
{
    int tried = 0;
    for (int wanted = 0; wanted < 2 && !(tried && p->quick && is_table(p)); wanted++)
        for (int i = 0; i < p->count && !p->over; i++) {
            if (p->left[i] || !try_offers(p, node, i) || is_wanted(p, i) != wanted) continue;
            if (tried++ == FILLERS_TRIED && p->quick && !is_table(p)) return false;
            if (search_pick(p, node, i, depth, goal, met)) return true;
        }
    return false;
}

/* EACH with one answer asks about one row after the other: its tick is the answer. */
static bool search_row(struct picks *p, int node, int depth, enum goal goal, const pick_set met)
{
    for (int i = 0; i < p->count; i++)
        if (p->left[i] && picks_row(p, i).value == p->node[node].row) return search_pick(p, node, i, depth, goal, met);
    return p->fill && goal == TO_HOLD && search_fillers(p, node, depth, goal, met);
}

static bool search(struct picks *p, int node, int depth, enum goal goal, const pick_set met_before)
{
    if (++p->steps > PICK_STEPS) p->over = true;
    if (p->over) return false;
    p->path_length = depth;
    if (!p->lefts && (goal == TO_HOLD || node == TRY_ENDED || p->node[node].closes)) {
        p->end = node;
        return true;
    }
    if (node == TRY_ENDED || depth == COUNT(p->path) || was_here(p, node, depth)) return false;
    const struct pick_node *n = &p->node[node];
    pick_set met;
    for (int w = 0; w < COUNT(met); w++) met[w] = met_before[w] | n->offers[w];
    if (p->quick && is_hopeless(p, n, met)) return false;
    if (is_table(p)) return search_row(p, node, depth, goal, met);
    bool offered = false;
    for (int i = 0; i < p->count && !p->over; i++) {
        if (!p->left[i] || !try_offers(p, node, i)) continue;
        offered = true;
        if (search_pick(p, node, i, depth, goal, met)) return true;
        if (p->quick && may_lead(p, node, i)) return false;
    }
    return p->fill && goal == TO_HOLD && !(p->quick && offered) && search_fillers(p, node, depth, goal, met);
}

/* Searches from the beginning for all ticks and, unless it is negative, one more. */
static bool find_way(struct picks *p, int more, enum goal goal)
{
    static const pick_set none;
    p->lefts = 0;
    p->left_sum = 0;
    memset(p->left, 0, sizeof p->left); /* a search may find more to pick */
    for (int i = 0; i < p->count; i++)
        if (p->ticked[i]) put_left(p, i, p->ticked[i]);
    if (more >= 0) put_left(p, more, 1);
    p->round++;
    return search(p, 0, 0, goal, none);
}

/* -- What may be added ---------------------------------------------------------------------------------------- */

/* All ticks, and one more unless `more` is negative, are given on the way that was found: what else is on it, and what
 * is offered at its end, may be added, too. Without fillers that may need the one more. */
static void note_way(struct picks *p, int more)
{
    if (more >= 0 && !p->fill) {
        p->may_add[more] = true;
        return;
    }
    u8 given[PICKS_MAX] = {0};
    for (int k = 0; k < p->path_length; k++)
        if (++given[p->path[k]] > p->ticked[p->path[k]]) p->may_add[p->path[k]] = true;
    if (p->end < 0) return;
    if (p->two) try_seconds(p, p->end);
    for (int i = 0; i < p->count && !p->over; i++) {
        if (p->may_add[i] || !try_offers(p, p->end, i)) continue;
        int child = p->two ? try_pick(p, p->end, i) : p->end;
        if (child != TRY_REFUSED && child != TRY_OVER) p->may_add[i] = true;
    }
}

static void keep_answers(struct picks *p)
{
    p->ready = true;
    MUST(p->path_length <= TICKS_MAX);
    for (p->answers = 0; p->answers < p->path_length; p->answers++) p->answer[p->answers] = p->path[p->answers];
}

/* Finds a way that holds all ticks. There is one unless a tick was taken back; what is taken for granted may hide
 * it. */
static bool can_hold(struct picks *p)
{
    if (find_way(p, -1, TO_HOLD)) return true;
    if (!p->quick || p->over) return false;
    p->quick = false;
    bool found = find_way(p, -1, TO_HOLD);
    p->quick = true;
    return found;
}

/* A tick was taken back that others need: those go with it. */
static void drop_orphans(struct picks *p)
{
    int before = p->ticks;
    p->ticks = 0;
    memset(p->ticked, 0, sizeof p->ticked);
    for (int k = 0; k < before && !p->over; k++) {
        int i = p->order[k];
        p->ticked[i]++;
        if (can_hold(p)) p->order[p->ticks++] = (u8)i;
        else p->ticked[i]--;
    }
}

/* Whether a pick and some tick rule each other out: both are offered at first, neither after the other. */
static bool clashes(struct picks *p, int i)
{
    int after = try_pick(p, 0, i);
    if (after == TRY_REFUSED || after == TRY_OVER) return false;
    for (int j = 0; j < p->count; j++) {
        if (!p->ticked[j] || try_offers(p, after, j)) continue;
        int instead = try_pick(p, 0, j);
        if (instead != TRY_REFUSED && instead != TRY_OVER && !try_offers(p, instead, i)) return true;
    }
    return false;
}

static void look_in_any_order(struct picks *p)
{
    if (!can_hold(p) && !p->over) drop_orphans(p);
    if (p->over || !can_hold(p)) return;
    note_way(p, -1);
    if (find_way(p, -1, TO_FINISH)) keep_answers(p);
    bool held = !p->over && p->quick;
    for (int i = 0; i < p->count && !p->over; i++) {
        if (p->may_add[i] || p->failed[i]) continue;
        if (!(p->quick && clashes(p, i)) && find_way(p, i, TO_HOLD)) note_way(p, i);
        else p->failed[i] = true;
    }
    p->partial = held && p->over;
    if (held) p->over = false;
}

/* RANK: the ticks in their order; those that no longer fit are dropped. */
static void look_in_order(struct picks *p)
{
    int node = 0;
    for (int k = 0; k < p->ticks; k++) {
        int next = try_pick(p, node, p->order[k]);
        if (next == TRY_REFUSED) {
            for (int i = k; i < p->ticks; i++) p->ticked[p->order[i]]--;
            p->ticks = k;
            break;
        }
        node = next;
        if (node == TRY_OVER) return;
    }
    for (int i = 0; i < p->count; i++) p->may_add[i] = try_offers(p, node, i);
    for (int k = 0; k < p->ticks; k++) p->path[k] = p->order[k];
    p->path_length = p->ticks;
    if (node == TRY_ENDED || p->node[node].closes) keep_answers(p);
}

static void look(struct picks *p)
{
    p->runs = p->steps = 0;
    p->limit = p->quick ? PICK_RUNS_MOST : PICK_RUNS;
    for (int more = 0; more < 2; more++) {
        p->over = p->ready = p->partial = false;
        memset(p->may_add, 0, sizeof p->may_add);
        if (p->nodes > PICK_NODES / 2) try_forget(p);
        if (p->step->form == FORM_RANK) look_in_order(p);
        else look_in_any_order(p);
        if (p->ticks == TICKS_MAX) memset(p->may_add, 0, sizeof p->may_add);
        if (!p->over) return;
        if (p->quick) break;
        p->quick = true;
        p->limit = PICK_RUNS_MOST;
        p->steps = 0;
        memset(p->failed, 0, sizeof p->failed);
    }
    p->too_many = true;
}

/* -- Ticks ---------------------------------------------------------------------------------------------------- */

/* Whether no answer has more than one pick: every offered one ends the question or leaves nothing to pick. */
static bool is_single(struct picks *p)
{
    for (int i = 0; i < p->count; i++) {
        int child = try_pick(p, 0, i);
        for (int k = 0; child >= 0 && k < p->count; k++)
            if (try_offers(p, child, k)) return false;
        if (child == TRY_OVER) return false;
    }
    return true;
}

const struct step *step_asked(const struct context *c, seat who)
{
    const struct head *h = c->head;
    if (!has_seat(c->pending, who)) return NULL;
    const struct frame *f = has_seat(h->lanes, who)
                                ? (const struct frame *)(const void *)(lane_at(h, who) + h->lane_top[who])
                                : frame_at(h, h->top);
    return &frame_procedure(c->game, f)->steps[f->step];
}

bool picks_open(struct picks *p, const struct context *c, seat who)
{
    p->step = step_asked(c, who);
    p->too_many = false;
    p->count = p->ticks = 0;
    if (!p->step || p->step->form == FORM_ONE || p->step->form > FORM_RANK) return false;
    p->who = who;
    p->game = c->game;
    p->content = c->content;
    p->close.verb = NO_VERB;
    p->others = p->firsts = p->runs = p->steps = 0;
    p->two = p->over = p->quick = false;
    p->limit = PICK_RUNS;
    memset(p->ticked, 0, sizeof p->ticked);
    memset(p->failed, 0, sizeof p->failed);
    p->too_many = !try_begin(p, c);
    if (p->too_many || is_single(p)) return false;
    look(p);
    return !p->too_many;
}

bool picks_tick(struct picks *p, int i)
{
    if (i < 0 || i >= p->count || !p->may_add[i]) return false;
    p->order[p->ticks++] = (u8)i;
    p->ticked[i]++;
    look(p);
    return true;
}

bool picks_tick_all(struct picks *p, const struct pick *wanted, int count, int *refused)
{
    u8 done[TICKS_MAX] = {0};
    *refused = 0;
    if (count > TICKS_MAX) return false;
    picks_clear(p);
    for (int ticks = -1; ticks < p->ticks;) {
        ticks = p->ticks;
        for (int k = 0; k < count; k++) {
            const struct pick *x = &wanted[k];
            struct action first = x->first;
            if (p->step->form == FORM_RANK) first.b = first.c = 0;
            if (!done[k]) done[k] = picks_tick(p, picks_find(p, first, x->two ? &x->second : NULL));
            if (!done[k] && p->step->form == FORM_RANK) break;
        }
    }
    while (*refused < count && done[*refused]) ++*refused;
    return *refused == count;
}

bool picks_untick(struct picks *p, int i)
{
    if (i < 0 || i >= p->count || !p->ticked[i]) return false;
    int k = p->ticks - 1;
    while (p->order[k] != i) k--;
    memmove(p->order + k, p->order + k + 1, (size_t)(p->ticks - k - 1));
    p->ticks--;
    p->ticked[i]--;
    memset(p->failed, 0, sizeof p->failed);
    look(p);
    return true;
}

int picks_given(const struct picks *p, int i)
{
    struct pick_place row = picks_row(p, i);
    for (int k = 0; p->step->form == FORM_EACH && k < p->count; k++) {
        struct pick_place other = picks_row(p, k);
        if (p->ticked[k] && other.meaning == row.meaning && other.value == row.value) return k;
    }
    return -1;
}

bool picks_swap(struct picks *p, int i)
{
    int given = picks_given(p, i);
    if (given < 0 || given == i) return false;
    picks_untick(p, given);
    if (picks_tick(p, i)) return true;
    picks_tick(p, given);
    return false;
}

void picks_clear(struct picks *p)
{
    p->ticks = 0;
    memset(p->ticked, 0, sizeof p->ticked);
    memset(p->failed, 0, sizeof p->failed);
    look(p);
}

/* Whether something else could be ticked if pick i were not. */
static bool has_rival(struct picks *p, int i)
{
    bool rival = false;
    picks_untick(p, i);
    for (int k = 0; k < p->count; k++) rival |= k != i && p->may_add[k];
    return !picks_tick(p, i) || rival;
}

void picks_preset(struct picks *p)
{
    bool any = true;
    if (p->ticks) picks_clear(p);
    if (!p->step->all) return;
    while (any && !p->too_many) {
        any = false;
        for (int i = 0; i < p->count; i++) any |= picks_tick(p, i);
    }
    bool all = p->ready;
    for (int i = 0; i < p->count && all; i++) all = p->ticked[i] ? !has_rival(p, i) : false;
    if (!all) picks_clear(p);
}

void picks_say(struct text *out, const struct speaker *s, const struct picks *p, int i)
{
    const struct pick *x = &p->pick[i];
    if (p->step->form == FORM_RANK) {
        say_action_open(out, s, x->first, 6);
        return;
    }
    const struct action_row *row = &p->game->rules.actions[x->second.verb];
    u8 who = p->game->rules.actions[x->first.verb].a;
    bool named = x->two && ((row->a == who && x->second.a == x->first.a) || /* the second says it, too */
                            (row->b == who && x->second.b == x->first.a) ||
                            (row->c == who && x->second.c == x->first.a));
    if (!named) say_action(out, s, x->first);
    if (x->two && !named) text_add(out, ": ");
    if (x->two) say_action(out, s, x->second);
}

void picks_say_row(struct text *out, const struct speaker *s, const struct picks *p, int i)
{
    const struct action first = p->pick[i].first;
    u8 thing = p->game->rules.actions[first.verb].a;
    size_t from = out->length;
    if (p->step->form == FORM_RANK && thing >= FIRST_DOMAIN) say_thing(out, s, thing, first.a);
    else picks_say(out, s, p, i);
    text_capital(out, from);
}

static int answers_line(struct picks *p, struct action *line, int most)
{
    struct picked answer[PICKED_MAX];
    int count = p->ticks ? picks_answers(p, false, answer) : 0, given = 0;
    for (int k = 0; k < count; k++) {
        if (answer[k].forced) continue;
        if (given == most) return 0;
        line[given++] = answer[k].action;
    }
    return given;
}

int picks_line(struct picks *p, int i, struct action *line, int most)
{
    bool set = p->step->form == FORM_SET && !p->too_many && !p->quick, adds = set && i >= 0 && !p->ticked[i];
    int count = 0;
    if (set && (!adds || picks_tick(p, i))) {
        count = answers_line(p, line, most);
        if (adds) picks_untick(p, i);
    }
    if (count || i < 0) return count;
    line[0] = p->pick[i].first;
    line[1] = p->pick[i].second;
    return p->pick[i].two ? 2 : 1;
}

int picks_way(struct picks *p, u8 way[TICKS_MAX])
{
    bool fill = p->fill;
    p->fill = p->over = false;
    bool found = p->step->form != FORM_RANK && find_way(p, -1, TO_HOLD) && p->path_length == p->ticks;
    p->fill = fill;
    for (int k = 0; found && k < p->ticks; k++) way[k] = p->path[k];
    return found ? p->ticks : 0;
}

int picks_answers(struct picks *p, bool more, struct picked out[PICKED_MAX])
{
    if (!more) return p->ready ? try_answers(p, false, out) : 0;
    if (p->step->close == NO_VERB || !p->ticks || p->step->form == FORM_RANK) return 0;
    bool fill = p->fill;
    p->fill = p->over = false;
    bool found = find_way(p, -1, TO_HOLD);
    p->fill = fill;
    if (!found || p->end == TRY_ENDED) return found && p->ready ? try_answers(p, false, out) : 0;
    bool ready = p->ready;
    keep_answers(p);
    int count = try_answers(p, true, out);
    p->ready = ready;
    return count;
}
