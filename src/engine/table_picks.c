/* table_picks.c: sets at a table: put as one question, given as single answers. */
#include <string.h>

#include "history.h"
#include "picks.h"

struct picks *table_picks(struct table *t, seat who)
{
    if (!has_seat(t->context.pending, who)) return NULL;
    if (!t->sets) t->sets = picks_new();
    struct picks *p = t->sets;
    bool same = (t->set_open || p->too_many) && p->who == who &&
                memcmp(p->state[0], t->state, t->game->state_bytes) == 0;
    if (!same) t->set_open = picks_open(p, &t->context, who);
    if (p->too_many) t->set_open = false;
    return t->set_open ? p : NULL;
}

/* Gives one of them. */
static bool give_picked(struct table *t, seat who, const struct picked *x, bool joined, struct text *error)
{
    if (state_hash(t->game, t->state) != x->before) {
        text_add(error, "an auto answer gets in between: give the answers one by one");
        return false;
    }
    if (!table_answer(t, who, x->action, error)) return false;
    t->entry[t->at - 1].joined = joined && t->entry[t->at - 1].kind == ENTRY_ANSWER;
    return true;
}

bool table_answer_picks(struct table *t, seat who, bool more, struct text *error)
{
    struct picked answer[PICKED_MAX];
    struct picks *p = table_picks(t, who);
    int count = p ? picks_answers(p, more, answer) : 0, began = t->at;
    if (!count) {
        text_add(error, p ? "this is not a complete choice yet" : "this question asks for one thing");
        return false;
    }
    bool joined = false;
    for (int i = 0; i < count; i++) {
        if (answer[i].forced) continue;
        if (!give_picked(t, who, &answer[i], joined, error)) {
            history_go(t, began);
            history_cut(t);
            return false;
        }
        joined |= t->entry[t->at - 1].kind == ENTRY_ANSWER;
    }
    return true;
}
