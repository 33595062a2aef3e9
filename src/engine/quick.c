/* quick.c: what quick bots share: the best of the options, and what a choice is for. */
#include "quick.h"

int best_option(const struct context *c, const void *mind, int (*score)(const void *mind, struct action a), int scale,
                int noise, struct random *luck)
{
    int best = 0, most = 0;
    for (int i = 0; i < c->count; i++) {
        int value = score(mind, c->option[i]) * scale;
        value += (int)random_below(luck, (u32)noise);
        if (i && value <= most) continue;
        best = i;
        most = value;
    }
    return best;
}

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
