/* wounds.c: Wounds on the Corruption Track (chapter 16), Corruption (chapter 13), healing. */
#include "procedures.h"

/* -- Corruption ---------------------------------------------------------------------------------------------------- */

void raise_level(struct context *c, STATE *g, int post)
{
    struct hero *h = &g->hero[post];
    h->level++;
    if (h->level == LEVELS && h->innocents) {                /* OT-149 */
        HAPPEN(EV_INNOCENTS_KILLED, 149, NOBODY, h->dashboard, h->innocents);
        h->innocents = 0;                                    /* OT-S20: they leave the game */
    }
}

void repent(struct context *c, STATE *g, int post, int n, rule_number rule)
{
    struct hero *h = &g->hero[post];
    int level = max_int(1, h->level - n);                    /* OT-S16 */
    if (level == h->level) return;
    h->level = (u8)level;
    HAPPEN(EV_REPENTED, rule, NOBODY, h->dashboard, h->level);
}

static void corrupt_once(struct context *c, STATE *g, int post)
{
    raise_level(c, g, post);                                /* OT-136 */
    HAPPEN(EV_CORRUPTED, 136, NOBODY, hero_at(g, post), g->hero[post].level);
}

bool corrupt_at_once(struct context *c, STATE *g, int post, int n)
{
    if (g->hero[post].level + n > LEVELS || sins_asked(c, g, ON_CORRUPTION)) return false;
    while (n-- > 0) corrupt_once(c, g, post);
    return true;
}

#define STEPS_corrupt(S, Q) S(PLAYED, TO(window)) S(WOUNDED, TO(wounds))

/* Forced Corruption, one by one; above level 7 each is a Wound (OT-147, OT-S31). */
PROC(corrupt)
{
    BEGIN(corrupt)
    for (; L->left && STAYS; L->left--) {
        WINDOW(PLAYED, ON_CORRUPTION);
        if (!STAYS) break;
        if (g->hero[L->post].level < LEVELS) corrupt_once(c, g, L->post); /* OT-146 */
        else WOUND(WOUNDED, 1);          /* OT-147 */
    }
    END
}

/* -- Wounds -------------------------------------------------------------------------------------------------------- */

static void place_wound(struct context *c, STATE *g, int post, u8 slot)
{
    struct hero *h = &g->hero[post];
    h->wounds |= (u8)bit(slot);
    HAPPEN(EV_WOUNDED, 195, NOBODY, h->dashboard, slot, wound_count(h));
}

#define STEPS_wounds(S, Q) \
    S(PLAYED, TO(window))  \
    Q(SLOT, 195, "Which bonus does the Wound cover?")

/* Wounds one by one, each on a slot of the player's choice; the fifth kills (OT-194). */
PROC(wounds)
{
    BEGIN(wounds)
    for (; L->left && STAYS; L->left--) {
        WINDOW(PLAYED, ON_WOUND);
        if (!STAYS) break;
        if (wound_count(&g->hero[L->post]) == WOUNDS - 1) { /* OT-201, OT-S85: where it lies no longer matters */
            place_wound(c, g, L->post, lowest((u32)~g->hero[L->post].wounds));
            kill_hero(c, g, L->post, 194);
            break;
        }
        ASK(SLOT, PLAYER)
            for (u8 i = 0; i < LEVELS; i++) {                /* OT-195, OT-197 */
                bool covered = in_set(g->hero[L->post].wounds, i);
                OFFER_IF(!covered, ACT_COVER_SLOT, i);
                if (covered) REFUSE(ACT_COVER_SLOT, 195, "a Wound lies there already", i);
            }
        place_wound(c, g, L->post, ANSWER.a);
    }
    END
}

#define STEPS_heal(S, Q) Q(SLOT, 199, "Which Wound is removed?")

/* Removes Wounds of the player's choice (OT-199). */
PROC(heal)
{
    BEGIN(heal)
    for (; L->left && healable(g, L->post); L->left--) {
        ASK(SLOT, PLAYER)
            for EACH_BIT(i, g->hero[L->post].wounds) OFFER(ACT_HEAL_SLOT, i);
        g->hero[L->post].wounds &= (u8)~bit(ANSWER.a);       /* OT-317 */
        HAPPEN(EV_HEALED, 199, NOBODY, HIM, ANSWER.a);
    }
    END
}
