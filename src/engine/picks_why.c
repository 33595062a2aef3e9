/* picks_why.c: why something may not be ticked together with what is: the rule's reason, or what stands in the way. */
#include "picks.h"

#include <string.h>

enum { WHY_RUNS = 400 }; /* of the rules, for one question */

/* -- What the rules say --------------------------------------------------------------------------------------- */

/* The reason why a state does not offer a pick; false: the rules give none. */
static bool reason_in(struct picks *p, int node, int i, struct refusal *out)
{
    struct refusals refusals;
    refusals.count = 0;
    if (node < 0) return false;
    try_list(p, node, i, &refusals);
    const struct pick *x = &p->pick[i];
    for (int k = 0; k < refusals.count; k++) {
        *out = refusals.refusal[k];
        if (same_action(out->action, x->first) || (x->two && same_action(out->action, x->second))) return true;
    }
    return false;
}

/* -- What stands in the way ----------------------------------------------------------------------------------- */

/* The first thing that is in the way of a pick, when it is given as late among the ticks as the rules take it. Then
 * what the rules say of a tick after it is not about their order. */
struct obstacle {
    int tick;        /* that does not go with it, -1: none is known */
    bool interrupts; /* others are asked after the pick, and after the tick */
    bool ruled;      /* the rules say why the tick is refused after the pick, or else why the pick is: */
    struct refusal refusal;
};

static bool is_given(int node) { return node >= 0 || node == TRY_ENDED; }

static struct obstacle look(struct picks *p, int i)
{
    struct obstacle o = {.tick = -1};
    int node[TICKS_MAX + 1] = {0}, ticks, last = -1;
    u8 path[TICKS_MAX];
    if (!(ticks = picks_way(p, path))) {
        o.ruled = reason_in(p, 0, i, &o.refusal);
        return o;
    }
    for (int k = 0; k <= ticks; k++) {
        if (k) node[k] = try_pick(p, node[k - 1], path[k - 1]);
        if (node[k] < 0) break;
        if (is_given(try_pick(p, node[k], i))) last = k;
    }
    if (last < 0) { /* never offered on the way */
        for (int k = ticks; k >= 0 && !o.ruled; k--) o.ruled = reason_in(p, node[k], i, &o.refusal);
        return o;
    }
    int with = try_pick(p, node[last], i);
    o.interrupts = with == TRY_ENDED && try_interrupts(p, node[last], i);
    for (int k = last; k < ticks && o.tick < 0; k++) {
        int next = with >= 0 ? try_pick(p, with, path[k]) : TRY_REFUSED;
        if (is_given(next)) with = next;
        else o.tick = path[k];
    }
    o.ruled = o.tick >= 0 && reason_in(p, with, o.tick, &o.refusal);
    return o;
}

/* -- In words ------------------------------------------------------------------------------------------------- */

static void say_quoted(struct text *out, const struct speaker *s, const struct picks *p, int i)
{
    text_add(out, "\"");
    picks_say(out, s, p, i);
    text_add(out, "\"");
}

static void say_number(struct text *out, const struct speaker *s, rule_number rule)
{
    if (!rule) return;
    text_add(out, " (");
    say_rule(out, s->game, rule);
    text_add(out, ")");
}

/* Whether as many are ticked as there may be, so that any other must wait until one is taken back. */
static bool is_full(const struct picks *p)
{
    for (int i = 0; i < p->count; i++)
        if (p->may_add[i]) return false;
    return p->ready && p->step->close == NO_VERB;
}

void picks_why(struct text *out, const struct speaker *s, struct picks *p, int i)
{
    int given = picks_given(p, i);
    if (given >= 0 && given != i) {
        text_add(out, "one thing for each: ");
        say_quoted(out, s, p, given);
        text_add(out, " is ticked");
        return;
    }
    p->over = false;
    p->limit = p->runs + WHY_RUNS;
    struct obstacle o = look(p, i);
    p->over = false;
    if (o.ruled && o.tick >= 0) {
        say_quoted(out, s, p, o.tick);
        text_add(out, " would not be possible then: %s", o.refusal.reason);
        say_number(out, s, o.refusal.rule);
    } else if (o.ruled) {
        text_add(out, "%s", o.refusal.reason);
        say_number(out, s, o.refusal.rule);
    } else if (o.interrupts) {
        text_add(out, "others may answer it at once, as they may answer ");
        say_quoted(out, s, p, o.tick);
        text_add(out, ": confirm that first");
    } else if (is_full(p)) {
        text_add(out, "no more than that may be ticked: take something back first");
    } else if (o.tick >= 0) {
        text_add(out, "it does not go with ");
        say_quoted(out, s, p, o.tick);
    } else {
        text_add(out, "it does not go with what is ticked");
    }
}
