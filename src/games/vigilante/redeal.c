/* redeal.c: what a seat cannot see, dealt again consistently with what it has seen: cards, Identities, tokens. */
#include "engine/redeal.h"

#include "bot_beliefs.h"
#include "procedures.h"

/* -- Identities and tokens ----------------------------------------------------------------- */

/* One of the Identities that are left with this Allegiance, likelier the better it explains the seat's conduct. */
static u8 take_identity(struct context *c, struct deal *d, seat s, u8 allegiance, struct random *luck)
{
    u32 sum = 0, weight[ROWS_MAX + 1];
    int kinds = c->content->count[KIND_IDENTITY];
    for (int id = 1; id <= kinds; id++) {
        bool fits = IDENTITY(id)->allegiance == allegiance;
        sum += weight[id] = fits ? (u32)(d->copies[id] * d->likely[s][IDENTITY(id)->mission]) : 0;
    }
    if (!sum) return 0;
    u32 at = random_below(luck, sum);
    u8 id = 1;
    for (; at >= weight[id]; id++) at -= weight[id];
    d->copies[id]--;
    return id;
}

/* Lays the tokens that were not seen in random order (VG-038, VG-046). */
static void lay_tokens(struct player *p, seat viewer, u8 allegiance, struct random *luck)
{
    u8 left[4] = {0, 1, 1, 1}, unseen[TOKENS];
    int n = 0;
    left[allegiance]++;
    for (int t = 0; t < TOKENS; t++)
        if (has_seat(p->token_known[t], viewer)) left[p->token[t] & 3]--;
    for (u8 a = GOOD; a <= NEUTRAL; a++)
        for (; left[a] && n < TOKENS; left[a]--) unseen[n++] = a;
    random_shuffle(luck, unseen, NULL, n);
    for (int t = 0; t < TOKENS; t++)
        if (!has_seat(p->token_known[t], viewer) && n) p->token[t] = unseen[--n];
}

static bool deal_identities(struct context *c, STATE *g, seat who, struct random *luck)
{
    struct deal d;
    u8 allegiance[PLAYERS];
    if (!deal_open(c, g, who, &d) || !d.copies[g->player[who].identity]) return false;
    deal_draw(&d, allegiance, luck);
    d.copies[g->player[who].identity]--;
    for (seat p = 0; p < g->players; p++) {
        if (p != who) g->player[p].identity = take_identity(c, &d, p, allegiance[p], luck);
        g->player[p].identity_known |= only(p);
        lay_tokens(&g->player[p], who, allegiance[p], luck);
    }
    return true;
}

/* -- The whole ----------------------------------------------------------------------------- */

bool redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    if (!g->city.start[CARD_PILES]) return false; /* the set-up has not dealt yet */
    if (!families_redeal(c, g, luck)) return false;
    return g->player[who].identity_known == EVERYBODY || deal_identities(c, g, who, luck);
}
