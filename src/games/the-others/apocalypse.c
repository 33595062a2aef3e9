/* apocalypse.c: the Apocalypse Track and its cards, Hell Club members (chapter 20). */
#include "procedures.h"

static u8 level_row(struct context *c, int number)
{
    for (int l = 1; l <= c->content->count[KIND_LEVEL]; l++)
        if (LEVEL(l)->number == number) return (u8)l;
    return 0;
}

#define STEPS_rise(S, Q) S(DONE, TO(effect)) S(SETTLED, TO(settle))

/* The level rises one at a time, each instruction in turn (OT-254, OT-S74). */
PROC(rise)
{
    BEGIN(rise)
    for (; L->left && g->apocalypse_level < LEVELS; L->left--) { /* OT-047, OT-256 */
        g->apocalypse_level++;
        refresh_sins(c, g);
        HAPPEN(EV_APOCALYPSE, RULE(254), NOBODY, g->apocalypse_level);
        if (level_row(c, g->apocalypse_level) && LEVEL(level_row(c, g->apocalypse_level))->effect.length)
            RUN(DONE, g->sins, KIND_LEVEL, level_row(c, g->apocalypse_level), PART_EFFECT, NOWHERE);
        SETTLE(SETTLED);
    }
    END
}

/* A free figure for a Hell Club member or a turned Hero; there are more than can ever come. */
static u8 guest_figure(const STATE *g)
{
    for (u8 i = FIRST_GUEST; i < FIGURES; i++)
        if (!g->figure[i] || g->at[i] == REMOVED) return i;
    return FIGURES - 1;
}

#define STEPS_apocalypse_card(S, Q) \
    S(ARRIVED, TO(summon_one))                      \
    Q(WHICH, RULE(257), "Which Apocalypse card do you reveal?")

/* Two cards are drawn, one is revealed, the other goes under the deck (OT-257, OT-S73). Each level yields one card
 * once (OT-259, OT-S122). */
PROC(apocalypse_card)
{
    BEGIN(apocalypse_card)
    if (g->yielded >> g->apocalypse_level & 1) RETURN(0);
    g->yielded |= (u8)(1u << g->apocalypse_level);
    for (int n = 0; n < 2 && pile_count(APOCALYPSE_OF(g), APOCALYPSE_DECK); n++)
        card_move(APOCALYPSE_OF(g), APOCALYPSE_DECK, 0, OFFERED, only(g->sins));
    if (!pile_count(APOCALYPSE_OF(g), OFFERED)) RETURN(0);
    HAPPEN_TO(only(g->sins), EV_APOCALYPSE_SEEN, RULE(257), g->sins, card_at(APOCALYPSE_OF(g), OFFERED, 0), pile_count(APOCALYPSE_OF(g), OFFERED) > 1 ? card_at(APOCALYPSE_OF(g), OFFERED, 1) : 0);
    ASK_SECRET(WHICH, g->sins) {
        struct kinds kinds = {0};
        for EACH_CARD(id, APOCALYPSE_OF(g), OFFERED)
            if (first_of_kind(&kinds, id)) OFFER(ACT_REVEAL, id);
    }
    L->card = ANSWER.a;
    card_move(APOCALYPSE_OF(g), OFFERED, card_find(APOCALYPSE_OF(g), OFFERED, L->card), REVEALED, EVERYBODY);
    if (pile_count(APOCALYPSE_OF(g), OFFERED)) card_move(APOCALYPSE_OF(g), OFFERED, 0, APOCALYPSE_DECK, only(g->sins));
    HAPPEN(EV_REVEALED, RULE(257), g->sins, L->card);
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
