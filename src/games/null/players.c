/* players.c: what the null game gives to players rather than to rules: redeal, quick bot. */
#include "engine/quick.h"
#include "engine/redeal.h"
#include "state.h"

bool redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    u8 omen[OMENS];
    int left = 0;
    if (!families_redeal(c, g, luck)) return false;
    if (g->rival[who].omen_known == EVERYBODY) return true;
    for (u8 n = 1; n <= OMENS; n++)
        if (n != g->rival[who].omen) omen[left++] = n;
    random_shuffle(luck, omen, NULL, left);
    for (seat s = 0; s < g->players; s++)
        if (s != who) g->rival[s].omen = omen[--left], g->rival[s].omen_known = only(s);
    return true;
}

/* Springs Traps, bids what it can, stakes one coin, and names the poorest as leader. */
static int worth_of(const void *view, struct action a)
{
    const STATE *g = view;
    if (a.verb == ACT_SPRING || a.verb == ACT_BID || a.verb == ACT_ACCEPT) return 8;
    if (a.verb == ACT_STAKE) return a.a == 1 ? 2 : 0;
    if (a.verb == ACT_LEADER) return COINS_MAX - g->rival[a.a].coins;
    return a.verb == ACT_PICK ? g->rival[a.a].coins : 0;
}

int choose(struct context *c, const void *view, seat who, struct random *luck)
{
    (void)who;
    return best_option(c, view, worth_of, 1, 4, luck);
}
