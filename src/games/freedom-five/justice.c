/* justice.c: Justice cards and Justice Rewards (chapter 19). */
#include "procedures.h"

static u8 active_justice(const STATE *g, int hero)
{
    return pile_count(JUSTICES(g), JUSTICE_ACTIVE + hero) ? card_at(JUSTICES(g), JUSTICE_ACTIVE + hero, 0) : 0;
}

/* Whether what the card demands before it is tried is there (FF-S32). */
static bool condition_met(struct context *c, const STATE *g, int hero, const struct justice_row *j)
{
    if (j->location && g->hero[hero].at != j->location) return false;
    if (j->clear && henchmen_at(g, g->hero[hero].at)) return false;
    return j->kind != BY_PAYMENT || payable(c, g, hero, j->test.colour) >= j->cards;
}

bool can_try_justice(struct context *c, const STATE *g, int hero)
{
    u8 card = active_justice(g, hero);
    return card && !justice_covered(g, hero) && condition_met(c, g, hero, JUSTICE(card)); /* FF-183 */
}

void replace_justice(struct context *c, STATE *g, rule_number rule)
{
    for EACH_CLOCKWISE(h, g->players, g->active) {
        if (!g->hero[h].hero || active_justice(g, h)) continue;
        u8 card = draw_shared(c, g, DECK_JUSTICE, JUSTICE_ACTIVE + h); /* FF-194, FF-195; none: FF-S44 */
        if (card) HAPPEN(EV_JUSTICE_DRAWN, rule, h, g->hero[h].hero, card);
    }
}

void exchange_justice(struct context *c, STATE *g, int hero, rule_number rule)
{
    u8 card = active_justice(g, hero);
    if (!card || justice_covered(g, hero)) return;           /* FF-S119 */
    card_shown(JUSTICES(g), JUSTICE_ACTIVE + hero, card, JUSTICE_DISCARD);
    replace_justice(c, g, rule);
}

#define STEPS_justice(S, Q)                                                        \
    S(TESTED, TO(attribute_test)) S(PAID, TO(discard)) S(PUNISHED, TO(effect)) S(RESOLVED, TO(window))

PROC(justice)
{
    BEGIN(justice)
    L->card = active_justice(g, L->hero);
    if (!L->card) END
    HAPPEN(EV_JUSTICE_TRIED, 197, L->hero, g->hero[L->hero].hero, L->card);
    if (JUSTICE(L->card)->kind == BY_TEST) {
        CALL(TESTED, attribute_test, .hero = L->hero, .colour = JUSTICE(L->card)->test.colour,
             .dice = JUSTICE(L->card)->test.dice, .need = JUSTICE(L->card)->test.successes, .reg = NOWHERE);
        if (!RESULT) {                                       /* FF-198, FF-S33 */
            HAPPEN(EV_JUSTICE_FAILED, 198, L->hero, g->hero[L->hero].hero, L->card);
            if (JUSTICE(L->card)->penalty.length)
                CALL_WITH(PUNISHED, L->hero, effect, effect_of(KIND_JUSTICE, L->card, PART_PENALTY, NOWHERE));
            END
        }
    } else if (JUSTICE(L->card)->kind == BY_PAYMENT) {
        DOING(PAID, discard_cards(c, g, L->hero, JUSTICE(L->card)->cards, JUSTICE(L->card)->test.colour, false, 197));
    }
    if (active_justice(g, L->hero) == L->card) {
        card_shown(JUSTICES(g), JUSTICE_ACTIVE + L->hero, L->card, JUSTICE_UP + L->hero); /* FF-100, FF-199 */
        HAPPEN(EV_JUSTICE_DONE, 100, L->hero, g->hero[L->hero].hero, L->card);
        replace_justice(c, g, 100);
        DOING(RESOLVED, AT_MOMENT(ON_JUSTICE, L->hero, g->hero[L->hero].at));
    }
    END
}
