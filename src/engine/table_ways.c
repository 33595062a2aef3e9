/* table_ways.c: ways at a table: put as one question, given as single answers as long as nothing happens in between. */
#include <string.h>

#include "history.h"
#include "ways.h"

struct ways *table_ways(struct table *t, seat who)
{
    if (!has_seat(t->context.pending, who)) return NULL;
    struct scratch *s = history_scratch(t);
    if (!s->ways) s->ways = ways_new();
    struct ways *w = s->ways;
    bool same = w->nodes && w->who == who && memcmp(w->node[0].state, t->state, t->game->state_bytes) == 0;
    if (!same) s->way_open = ways_open(w, &t->context, who);
    return s->way_open ? w : NULL;
}

/* Whether the seat is asked the question that its way goes on with. */
static bool is_as_planned(const struct table *t, seat who)
{
    const struct ahead *a = &t->ahead;
    return a->next < a->way.count && a->who == who && t->at >= a->at && has_seat(t->context.pending, who) &&
           state_hash(t->game, t->state) == a->way.before[a->next];
}

bool table_goes_on(struct table *t, seat who)
{
    struct ahead *a = &t->ahead;
    struct text error = {0};
    if (a->who != who || a->next >= a->way.count) return false;
    bool fine = is_as_planned(t, who) && table_answer(t, who, a->way.answer[a->next], &error);
    text_free(&error);
    if (!fine) {
        a->next = a->way.count;
        return false;
    }
    t->entry[t->at - 1].joined = a->next > 0 && t->entry[t->at - 1].kind == ENTRY_ANSWER;
    a->next++;
    a->at = t->at;
    return true;
}

bool table_answer_way(struct table *t, seat who, int i, struct text *error)
{
    struct ways *w = table_ways(t, who);
    if (!w || i < 0 || i >= w->count) {
        text_add(error, "there is no such way");
        return false;
    }
    t->ahead = (struct ahead){.who = who, .at = t->at, .way = w->way[i]};
    if (!table_goes_on(t, who)) {
        text_add(error, "this cannot be answered now");
        return false;
    }
    while (is_as_planned(t, who) && table_goes_on(t, who));
    return true;
}
