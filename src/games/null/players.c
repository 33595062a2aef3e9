/* players.c: what the null game gives to players rather than to rules: redeal, quick bot, screen. */
#include "engine/redeal.h"
#include "state.h"

bool null_redeal(struct context *c, void *view, seat who, struct random *luck)
{
    STATE *g = view;
    u8 copies[ROWS_MAX + 1] = {0}, omen[OMENS];
    int left = 0;
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) copies[id] = CARD(id)->copies;
    if (!redeal_cards(c->content, &stock_family, STOCK(g), copies, c->content->count[KIND_CARD], luck)) return false;
    random_seed(&g->head.random, (u64)random_next(luck) << 32 | random_next(luck));
    if (g->rival[who].omen_known == EVERYBODY) return true;
    for (u8 n = 1; n <= OMENS; n++)
        if (n != g->rival[who].omen) omen[left++] = n;
    random_shuffle(luck, omen, NULL, left);
    for (seat s = 0; s < g->players; s++)
        if (s != who) g->rival[s].omen = omen[--left], g->rival[s].omen_known = only(s);
    return true;
}

/* Springs Traps, bids what it can, stakes one coin, and names the poorest as leader. */
int null_choose(struct context *c, const void *view, seat who, struct random *luck)
{
    const STATE *g = view;
    int best = 0, most = -1;
    (void)who;
    for (int i = 0; i < c->count; i++) {
        struct action a = c->option[i];
        int worth = (int)random_below(luck, 4);
        if (a.verb == ACT_SPRING || a.verb == ACT_BID || a.verb == ACT_ACCEPT) worth += 8;
        if (a.verb == ACT_STAKE && a.a == 1) worth += 2;
        if (a.verb == ACT_LEADER) worth += COINS_MAX - g->rival[a.a].coins;
        if (a.verb == ACT_PICK) worth += g->rival[a.a].coins;
        if (worth > most) best = i, most = worth;
    }
    return best;
}

static void write_pile(struct text *out, struct context *c, const STATE *g, const char *label, int pile)
{
    text_add(out, "  %s:", label);
    for (int i = g->stock.start[pile]; i < g->stock.start[pile + 1]; i++)
        text_add(out, "%s %s", i == g->stock.start[pile] ? "" : ",",
                 thing_name(c->game, c->content, A_CARD, g->stock.id[i]));
    text_add(out, "\n");
}

void null_screen(struct text *out, struct context *c, const void *view, seat who)
{
    const STATE *g = view;
    text_add(out, "Round %d of %d, seat %d leads", g->round, SCENARIO(g->scenario)->rounds, g->lead + 1);
    if (g->die) text_add(out, ", the die shows %d", g->die);
    text_add(out, "\n");
    for (seat s = 0; s < g->players; s++) {
        text_add(out, "Seat %d%s: %d coins", s + 1, s == who ? " (you)" : "", g->rival[s].coins);
        if (g->rival[s].omen) text_add(out, ", omen %d", g->rival[s].omen);
        text_add(out, "\n");
        write_pile(out, c, g, "Relics", RELICS + s);
        write_pile(out, c, g, "hand", HAND + s);
    }
}
