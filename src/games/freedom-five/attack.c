/* attack.c: the Attack Action: Henchmen (chapter 24), or a Villain if there are none (FF-094, FF-095). */
#include "procedures.h"

bool can_attack_villain(struct context *c, const STATE *g, int hero, int colour)
{
    const struct villain *v = &g->villain[colour];
    if (g->hero[hero].mode != HERO_MODE) return false;       /* FF-069 */
    if (is_guarded(c, g, colour)) return false;              /* FF-S139 */
    return in_city(v) && !v->beaten && v->at == g->hero[hero].at && can_bring_die(c, g, hero, colour); /* FF-S87 */
}

bool can_attack(struct context *c, const STATE *g, int hero)
{
    if (henchmen_at(g, g->hero[hero].at)) return true;
    for (int k = 0; k < COLOURS; k++)
        if (can_attack_villain(c, g, hero, k)) return true;
    return false;
}

void offer_attacks(struct context *c, const STATE *g, int hero)
{
    u8 at = g->hero[hero].at;
    if (henchmen_at(g, at)) {                                /* FF-094 */
        OFFER(ACT_ATTACK, at);
        for (int k = 0; k < COLOURS && wants_reasons(c); k++)
            if (in_city(&g->villain[k]) && g->villain[k].at == at)
                REFUSE(ACT_ATTACK_VILLAIN, 94, "Henchmen stand in the way", g->villain[k].villain, at);
        return;
    }
    bool hidden = g->hero[hero].mode != HERO_MODE;
    for (int k = 0; k < COLOURS; k++) {
        if (!in_city(&g->villain[k]) || g->villain[k].at != at) continue;
        if (is_guarded(c, g, k))
            REFUSE(ACT_ATTACK_VILLAIN, RULING_(139), "this Chapter guards the Mastermind", g->villain[k].villain, at);
        else OFFER_OR(can_attack_villain(c, g, hero, k), hidden ? 69 : RULING_(87),
                      hidden ? "a Hero in Private Life mode fights no Villain"
                             : "no die can be brought against this Villain",
                      ACT_ATTACK_VILLAIN, g->villain[k].villain, at);
    }
}

static u8 colour_of_villain(const STATE *g, u8 villain)
{
    for (u8 k = 0; k < COLOURS; k++)
        if (g->villain[k].villain == villain) return k;
    return 0;
}

/* One die for each Henchman, in its colour; those of a weakened colour go without a roll (FF-240, FF-244, FF-309). */
static struct roll_dice dice_against(struct context *c, STATE *g, const struct attack *L)
{
    struct roll_dice roll = {.hero = L->hero, .kind = ROLL_HENCHMEN, .white_as = NOWHERE, .location = L->location};
    for (int k = 0; k < COLOURS; k++) {
        int n = g->crowd[CROWD_AT(L->location, k)];
        if (is_weakened(g, k)) remove_henchmen(c, g, L->location, k, n, 244);
        else roll.dice[k] = (u8)n;
    }
    return roll;
}

static void remove_hit(struct context *c, STATE *g, const struct attack *L, int hits)
{
    for (int k = 0; k < COLOURS; k++) remove_henchmen(c, g, L->location, k, hits >> 8 * k & 0xFF, 241);
}

#define STEPS_attack(S, Q)                                                                                    \
    S(ROLLED, TO(roll_dice)) S(CLEARED, TO(window)) S(FOUGHT, TO(fight)) Q(TARGET, 95, "Whom do you attack?")

PROC(attack)
{
    BEGIN(attack)
    L->location = g->hero[L->hero].at;
    if (L->colour == NOWHERE && henchmen_at(g, L->location)) {
        CALL_WITH(ROLLED, L->hero, roll_dice, dice_against(c, g, L));
        remove_hit(c, g, L, RESULT);                         /* FF-241, FF-242 */
        if (!henchmen_at(g, L->location)) DOING(CLEARED, AT_MOMENT(ON_CLEARED, L->hero, L->location));
        END
    }
    if (L->colour == NOWHERE) {
        if (!can_attack(c, g, L->hero)) END
        ASK(TARGET, L->hero) offer_attacks(c, g, L->hero);   /* FF-D16 */
        L->colour = colour_of_villain(g, ANSWER.a);
    }
    CALL_AS(FOUGHT, L->hero, fight, .hero = L->hero, .colour = L->colour, .location = L->location);
    END
}
