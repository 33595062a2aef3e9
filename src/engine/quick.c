/* quick.c: what a choice that a quick bot makes is for. */
#include "quick.h"

struct effect *asked_for(const struct context *c)
{
    struct frame *f = asking(c) ? caller(asking(c)) : NULL;
    return f && c->game->rules.procedures[f->proc] == &proc_effect ? LOCALS(effect, f) : NULL;
}

struct instr chosen_for(const struct context *c, const struct effect *e, u8 first_verb)
{
    struct code code = effect_code(c, e);
    for (int at = e->pc; at < code.length; at++)
        if (c->content->code[code.at + at].verb >= first_verb) return c->content->code[code.at + at];
    return (struct instr){0};
}
