/* table_picks.c: sets at a table: put as one question, given as single answers. */
#include <string.h>

#include "history.h"
#include "picks.h"

struct picks *table_picks(struct table *t, seat who)
{
    if (!has_seat(t->context.pending, who)) return NULL;
    struct scratch *s = history_scratch(t);
    if (!s->sets) s->sets = picks_new();
    struct picks *p = s->sets;
    bool same = (s->set_open || p->too_many) && p->who == who &&
                memcmp(p->state[0], t->state, t->game->state_bytes) == 0;
    if (!same) s->set_open = picks_open(p, &t->context, who);
    if (p->too_many) s->set_open = false;
    return s->set_open ? p : NULL;
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

/* The only option besides the one that ends a question for all; -1: there are several. */
static int last_of_all(const struct context *c, const struct step *step)
{
    int found = -1;
    for (int i = 0; step && step->all && i < c->count; i++) {
        if (c->option[i].verb == step->close) continue;
        if (found >= 0) return -1;
        found = i;
    }
    return found;
}

/* Whether all that a question asks for goes together; it is ticked then. */
static bool all_ticked(struct table *t, seat who, const struct step *step)
{
    struct picks *p = step && step->all ? table_picks(t, who) : NULL;
    if (!p) return false;
    picks_preset(p);
    return p->ticks > 0 && p->ready;
}

int table_obvious_answers(struct table *t, seat who, struct action *out)
{
    struct context *c = &t->context;
    struct picked answer[PICKED_MAX];
    const struct step *step = step_asked(c, who);
    if (all_ticked(t, who, step)) {
        int count = picks_answers(t->scratch->sets, false, answer);
        for (int i = 0; i < count; i++) out[i] = answer[i].action;
        return count;
    }
    if (!step) return 0;
    list_options(c, who);
    int i = last_of_all(c, step);
    if (i < 0 && t->game->rules.obvious) i = t->game->rules.obvious(c, t->state, who);
    if (i >= 0) out[0] = c->option[i];
    return i >= 0;
}

bool table_obvious(struct table *t, seat who)
{
    struct action answer[PICKED_MAX];
    struct text error = {0};
    int began = t->at, count = table_obvious_answers(t, who, answer);
    bool fine = count == 1   ? table_answer(t, who, answer[0], &error)
                : count > 1 && table_answer_picks(t, who, false, &error);
    text_free(&error);
    if (fine && t->at > began) t->entry[began].joined = t->entry[began].kind == ENTRY_ANSWER;
    return fine;
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
