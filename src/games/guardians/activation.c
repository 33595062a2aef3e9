/* activation.c: the Activation phase in pairs: a Hero, then a Villain (chapter 8). */
#include "procedures.h"

/* Without a branch: which are ready is hard to predict. */
static bool is_ready(const STATE *g, int card, u64 there)
{
    const struct villain_card *v = &g->card[card];
    return (v->villain != 0) & !v->out & !v->activated       /* GC-094, GC-S69 */
           & ((there & figures_of(card)) != 0)               /* GC-251 */
           & ((card != SKAROV) | g->door_opened);            /* GC-100 */
}

static bool any_ready(const STATE *g)
{
    const u64 there = those_there(g, VILLAIN_FIGURES);
    int card = 0;
    while (card < CARDS_OF_VILLAINS && !is_ready(g, card, there)) card++;
    return card < CARDS_OF_VILLAINS;
}

u8 ready_villains(struct context *c, const STATE *g)
{
    const u64 there = those_there(g, VILLAIN_FIGURES);
    u32 set = 0;
    (void)c;
    for (int card = 0; card < CARDS_OF_VILLAINS; card++) set |= (u32)is_ready(g, card, there) << card;
    return (u8)set;
}

static void refuse_villain(struct context *c, const STATE *g, int card)
{
    const u8 villain = g->card[card].villain;
    if (g->card[card].activated) REFUSE(ACT_ACTIVATE, 94, "it has been activated in this turn", villain);
    else if (card == SKAROV) REFUSE(ACT_ACTIVATE, 100, "the Control Room door is still closed", villain);
    else REFUSE(ACT_ACTIVATE, 251, "no figure of it is on the board", villain);
}

static void offer_villains(struct context *c, const STATE *g)
{
    const u8 ready = ready_villains(c, g);
    for EACH_BIT(card, ready) OFFER(ACT_ACTIVATE, g->card[card].villain);
    for (int card = 0; card < CARDS_OF_VILLAINS && wants_reasons(c); card++)
        if (g->card[card].villain && !g->card[card].out && !in_set(ready, card)) refuse_villain(c, g, card);
}

/* The top card is turned up (GC-091). */
static void turn_up(struct context *c, STATE *g, int pair)
{
    int hero = hero_in_order(g, pair);
    MUST(hero < HEROES);
    g->order_known[pair] = EVERYBODY;
    g->turned_up = (u8)(pair + 1);
    HAPPEN(EV_ACTIVATED, 91, player_of(g, hero), g->guardian[hero].hero, hero_actions(c, g, hero));
}

PROC(activation)
{
    BEGIN(activation)
    reveal(c, g);
    L->pairs = (u8)stack_size(g);                               /* GC-300 */
    for (L->pair = 0; L->pair < L->pairs; L->pair++) {
        if (!in_play(g, hero_in_order(g, L->pair))) continue;        /* GC-S121 */
        turn_up(c, g, L->pair);
        CALL_AS(HERO_DONE, player_of(g, hero_in_order(g, L->pair)), hero_turn, .hero = (u8)hero_in_order(g, L->pair));
        if (!any_ready(g)) {                                 /* GC-098, GC-S53, GC-E19 */
            HAPPEN(EV_NO_VILLAIN, 98, g->skarov);
            draw_events(c, g, 1, 98);
            continue;
        }
        ASK(WHICH_VILLAIN, g->skarov) offer_villains(c, g);  /* GC-093, GC-096, GC-S54 */
        CALL_AS(VILLAIN_DONE, g->skarov, villain_turn, .card = card_with(g, ANSWER.a));
    }
    END
}
