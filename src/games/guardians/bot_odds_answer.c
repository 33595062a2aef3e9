/* bot_odds_answer.c: what odds take for granted after the option that they are asked for, so that an attack says how
 * likely it hits and a Value Check how likely it succeeds: nobody adds anything. */
#include "bot.h"

static int find_option(const struct context *c, u8 verb)
{
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == verb) return i;
    return -1;
}

/* Questions in the course of an attack are declined; those of a whole turn end the odds. */
int odds_answer(struct context *c, const void *state, seat who, struct action chosen)
{
    const STATE *g = state;
    const struct frame *f = top_of(g);
    (void)who, (void)chosen;
    if (!f || g->head.lanes) return -1;
    switch (f->proc) {
    case P_attack: case P_responses: case P_shift: case P_free_attack: case P_free_move:
        return find_option(c, ACT_PASS);
    default: return -1;
    }
}
