/* wounds.c: Wounds on the Corruption Track (chapter 16), Corruption (chapter 13), healing. */
#include "procedures.h"

/* -- Corruption ------------------------------------------------------------------------------------------------- */

void raise_level(struct context *c, STATE *g, int post)
{
    struct hero *h = &g->hero[post];
    h->level++;
    if (h->level == LEVELS && h->innocents) {                /* OT-149 */
        HAPPEN(EV_INNOCENTS_KILLED, RULE(149), NOBODY, h->dashboard, h->innocents);
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
    HAPPEN(EV_CORRUPTED, RULE(136), NOBODY, hero_at(g, post), g->hero[post].level);
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
    for (; L->left && still_there(g, L->post, L->agent); L->left--) {
        WINDOW(PLAYED, ON_CORRUPTION, L->post);
        if (!still_there(g, L->post, L->agent)) break;
        if (g->hero[L->post].level < LEVELS) corrupt_once(c, g, L->post); /* OT-146 */
        else WOUND(WOUNDED, L->post, L->agent, 1);          /* OT-147 */
    }
    END
}

/* -- Wounds ------------------------------------------------------------------------------------------------------- */

static void place_wound(struct context *c, STATE *g, int post, u8 slot)
{
    struct hero *h = &g->hero[post];
    h->wounds |= (u8)(1u << slot);
    HAPPEN(EV_WOUNDED, RULE(195), NOBODY, h->dashboard, slot, wound_count(h));
}

#define STEPS_wounds(S, Q) \
    S(PLAYED, TO(window))              \
    Q(SLOT, RULE(195), "Which bonus does the Wound cover?")

/* Wounds one by one, each on a slot of the player's choice; the fifth kills (OT-194). */
PROC(wounds)
{
    BEGIN(wounds)
    for (; L->left && still_there(g, L->post, L->agent); L->left--) {
        WINDOW(PLAYED, ON_WOUND, L->post);
        if (!still_there(g, L->post, L->agent)) break;
        if (wound_count(&g->hero[L->post]) == WOUNDS - 1) { /* OT-201, OT-S85: where it lies no longer matters */
            place_wound(c, g, L->post, (u8)__builtin_ctz((u32)~g->hero[L->post].wounds));
            kill_hero(c, g, L->post, RULE(194));
            break;
        }
        ASK(SLOT, player_of(g, L->post))
            for (u8 i = 0; i < LEVELS; i++) {                /* OT-195, OT-197 */
                bool covered = g->hero[L->post].wounds >> i & 1;
                OFFER_IF(!covered, ACT_COVER_SLOT, i);
                if (wants_reasons(c) && covered)
                    REFUSE(ACT_COVER_SLOT, RULE(195), "a Wound lies there already", i);
            }
        place_wound(c, g, L->post, ANSWER.a);
    }
    END
}

#define STEPS_heal(S, Q) Q(SLOT, RULE(199), "Which Wound is removed?")

/* Removes Wounds of the player's choice (OT-199). */
PROC(heal)
{
    BEGIN(heal)
    for (; L->left && healable(g, L->post); L->left--) {
        ASK(SLOT, player_of(g, L->post))
            for (u8 i = 0; i < LEVELS; i++) OFFER_IF(g->hero[L->post].wounds >> i & 1, ACT_HEAL_SLOT, i);
        g->hero[L->post].wounds &= (u8)~(1u << ANSWER.a);   /* OT-317 */
        HAPPEN(EV_HEALED, RULE(199), NOBODY, hero_at(g, L->post), ANSWER.a);
    }
    END
}
