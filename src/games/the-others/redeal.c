/* redeal.c: what a seat cannot see, dealt again as it fits what it has seen: cards, Dark Pasts, face-down tokens. */
#include "engine/redeal.h"

#include <string.h>

#include "bot.h"
#include "procedures.h"

/* The face-down tokens that the seat does not know are those of the pool that are left (OT-S22). */
static bool redeal_hidden(struct context *c, STATE *g, seat who, struct random *luck)
{
    u8 pool[HIDDEN_TOKENS], left[TOKENS];
    int n = 0, at = 0;
    bool by_sins = STORY(g->story)->sins_hide; /* then one that nobody knows is not laid yet */
    memcpy(left, g->hidden_left, sizeof left);
    for (int i = 0; i < HIDDEN_TOKENS; i++)
        if (g->hidden_at[i] && has_seat(g->hidden_known[i], who)) left[g->hidden[i] - T_FIRST]--;
    for (int t = 0; t < TOKENS; t++)
        for (int k = 0; k < left[t] && n < HIDDEN_TOKENS; k++) pool[n++] = (u8)(T_FIRST + t);
    random_shuffle(luck, pool, NULL, n);
    for (int i = 0; i < HIDDEN_TOKENS; i++) {
        if (!g->hidden_at[i] || has_seat(g->hidden_known[i], who) || (by_sins && !g->hidden_known[i])) continue;
        if (at == n) return false;
        g->hidden[i] = pool[at++];
    }
    return true;
}

/* Dark Pasts lie within their group: starting Heroes and Reserve (OT-296, OT-297). A card that is revealed or was
 * seen is in its place. */
static bool redeal_dark_pasts(struct context *c, STATE *g, seat who, struct random *luck)
{
    if (who == g->sins) return true;
    for (int starting = 0; starting < 2; starting++) {
        u8 pool[TEAM];
        int n = 0, at = 0;
        for (u8 id = 1; id <= c->content->count[KIND_DARK_PAST]; id++) {
            bool first = for_starting_hero(g, DARK_PAST(id)->number);
            u32 held = SUBSET(i, bit(TEAM) - 1, g->agent[i].dark_past == id);
            u32 seen = SUBSET(i, held, has_seat(g->agent[i].dark_past_known, who));
            if (first == (starting == 0) && !seen) pool[n++] = id;
        }
        random_shuffle(luck, pool, NULL, n);
        for (int i = 0; i < TEAM; i++) {
            if (!g->agent[i].dark_past_known || has_seat(g->agent[i].dark_past_known, who)) continue;
            if (g->agent[i].started != (starting == 0)) continue;
            if (at == n) return false;
            g->agent[i].dark_past = pool[at++];
        }
    }
    return true;
}

bool redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    if (!families_redeal(c, g, luck)) return false;
    if (g->sins != NOBODY) { /* he knows them in every deal */
        cards_show(SIN_DECK_OF(g), SIN_HAND, only(g->sins));
        cards_show(APOCALYPSE_OF(g), OFFERED, only(g->sins));
    }
    return redeal_hidden(c, g, who, luck) && redeal_dark_pasts(c, g, who, luck);
}
