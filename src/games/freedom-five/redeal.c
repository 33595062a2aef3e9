/* redeal.c: what a seat cannot see, dealt again as it fits what it has seen. */
#include "engine/redeal.h"

#include "procedures.h"

/* Nobody knows a number under a Mastermind token, except of the one that is being resolved (FF-321, FF-325). */
static void deal_tokens(STATE *g, struct random *luck)
{
    for (u8 t = 0; t < MASTERMIND_TOKENS; t++) g->token[t] = (u8)(t + 1);
    random_shuffle(luck, g->token, NULL, MASTERMIND_TOKENS);
    for (struct frame *f = top_of(g); f; f = caller(f)) {
        const struct interact *L = LOCALS(interact, f);
        if (f->proc != P_interact || L->token >= MASTERMIND_TOKENS || !L->number) continue;
        for (int t = 0; t < MASTERMIND_TOKENS; t++)
            if (g->token[t] == L->number) g->token[t] = g->token[L->token];
        g->token[L->token] = L->number;
    }
}

bool redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    (void)who;
    if (g->bag[RED] || g->chapter) deal_tokens(g, luck);     /* they lie there from the set-up on */
    return families_redeal(c, view, luck);
}
