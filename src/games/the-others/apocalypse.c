/* apocalypse.c: the Apocalypse Track and its cards, Hell Club members (chapter 20). */
#include "procedures.h"

/* The row of the level that is reached, 0 when it has none. */
static u8 level_row(struct context *c, const STATE *g)
{
    int l = c->content->count[KIND_LEVEL];
    while (l && LEVEL(l)->number != g->apocalypse_level) l--;
    return (u8)l;
}

#define STEPS_rise(S, Q) S(DONE, TO(effect)) S(SETTLED, TO(settle))

/* The level rises one at a time, each instruction in turn (OT-254, OT-S74). */
PROC(rise)
{
    BEGIN(rise)
    for (; L->left && g->apocalypse_level < LEVELS; L->left--) { /* OT-047, OT-256 */
        g->apocalypse_level++;
        refresh_sins(c, g);
        HAPPEN(EV_APOCALYPSE, 254, NOBODY, g->apocalypse_level);
        if (LEVEL(level_row(c, g))->effect.length)           /* row 0 is empty */
            RUN(DONE, g->sins, KIND_LEVEL, level_row(c, g), PART_EFFECT, NOWHERE);
        SETTLE(SETTLED);
    }
    if (L->left) HAPPEN(EV_APOCALYPSE_STAYS, 256, NOBODY, LEVELS);
    END
}

#define STEPS_apocalypse_card(S, Q) \
    S(ARRIVED, TO(summon_one))      \
    Q(WHICH, 257, "Which Apocalypse card do you reveal?")

/* Two cards are drawn, one is revealed, the other goes under the deck (OT-257, OT-S73). Each level yields one card
 * once (OT-259, OT-S122). */
PROC(apocalypse_card)
{
    BEGIN(apocalypse_card)
    if (in_set(g->yielded, g->apocalypse_level)) {
        IN_VAIN(CARD_GIVEN, 259);
        RETURN(0);
    }
    g->yielded |= (u8)bit(g->apocalypse_level);
    {
        u8 one = card_draw(APOCALYPSE_OF(g), APOCALYPSE_DECK, OFFERED, only(g->sins));
        u8 other = card_draw(APOCALYPSE_OF(g), APOCALYPSE_DECK, OFFERED, only(g->sins));
        if (!one) {
            IN_VAIN(NO_APOCALYPSE_CARD, RULING_(115));
            RETURN(0);
        }
        HAPPEN_TO(only(g->sins), EV_APOCALYPSE_SEEN, 257, g->sins, one);
        if (other) HAPPEN_TO(only(g->sins), EV_APOCALYPSE_SEEN, 257, g->sins, other);
    }
    ASK_SECRET(WHICH, g->sins)
        for EACH_KIND(id, APOCALYPSE_OF(g), OFFERED) OFFER(ACT_REVEAL, id);
    L->card = ANSWER.a;
    card_move(APOCALYPSE_OF(g), OFFERED, card_find(APOCALYPSE_OF(g), OFFERED, L->card), REVEALED, EVERYBODY);
    card_draw(APOCALYPSE_OF(g), OFFERED, APOCALYPSE_DECK, only(g->sins));
    HAPPEN(EV_REVEALED, 257, g->sins, L->card);
    if (APOCALYPSE(L->card)->monster) {                      /* OT-260 */
        u8 i = guest_figure(g);
        g->figure[i] = APOCALYPSE(L->card)->monster;
        g->at[i] = NOT_ENTERED;
    }
    refresh_sins(c, g);
    if (APOCALYPSE(L->card)->monster)
        CALL(ARRIVED, summon_one, .figure = (u8)find_figure(g, APOCALYPSE(L->card)->monster, NOT_ENTERED));
    END
}
