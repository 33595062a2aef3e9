/* redeal.c: what a seat cannot see, dealt again as it fits what it has seen. */
#include "engine/redeal.h"

#include "procedures.h"

/* -- Cards of Heroes ---------------------------------------------------------------------------------------------- */

static void see_cards(struct cards k, bool seen[256])
{
    for (int i = 0; i < k.start[k.piles]; i++) seen[k.id[i]] = true;
}

/* Each Hero's unseen cards lie in that Hero's piles: piles of the family come in fives, one for each Hero. */
static bool deal_own(const struct content *content, struct cards k, bool seen[256], int kind, size_t owner_at, u8 row,
                     int hero, int piles, struct random *luck)
{
    u8 left[256];
    int n = 0, kinds = content->count[kind];
    size_t step = content->block->row_bytes[kind];
    const u8 *owner = (const u8 *)content_row(content, kind, 0) + owner_at;
    for (int id = 1; id <= kinds; id++) {
        owner += step;
        if (*owner == row && !seen[id]) left[n++] = (u8)id;
    }
    random_shuffle(luck, left, NULL, n);
    for (int p = hero; p < piles; p += HEROES)
        for (int i = k.start[p]; i < k.start[p + 1]; i++)
            if (k.id[i] > kinds) {
                if (!n) return false;
                k.id[i] = left[--n];
                seen[k.id[i]] = true;
            }
    return true;
}

/* -- Mastermind tokens -------------------------------------------------------------------------------------------- */

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
    bool abilities[256] = {false}, tasks[256] = {false}; /* that are seen or dealt */
    (void)who;
    see_cards(ABILITIES(g), abilities);
    see_cards(TASKS(g), tasks);
    if (g->scheme.start[SCHEME_PILES]) deal_tokens(g, luck); /* they lie there from the set-up on */
    for (int h = 0; h < g->players; h++)
        if (!deal_own(c->content, ABILITIES(g), abilities, KIND_ABILITY, offsetof(struct ability_row, hero),
                      g->hero[h].hero, h, ABILITY_PLAYED, luck) ||
            !deal_own(c->content, TASKS(g), tasks, KIND_TASK, offsetof(struct task_row, hero), g->hero[h].hero, h,
                      TASK_PILES, luck))
            return false;
    return families_redeal(c, view, luck);
}
