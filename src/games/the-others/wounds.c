/* wounds.c: Wounds on the Corruption Track (chapter 16), Corruption (chapter 13), healing. */
#include "procedures.h"

/* -- Corruption ------------------------------------------------------------------------------------------------- */

void raise_level(struct context *c, STATE *g, int place)
{
    struct hero *h = &g->hero[place];
    h->level++;
    if (h->level == LEVELS && h->innocents) {                /* OT-149 */
        HAPPEN(EV_INNOCENTS_KILLED, RULE(149), NOBODY, h->dashboard, h->innocents);
        h->innocents = 0;                                    /* OT-S20: they leave the game */
    }
}

void repent(struct context *c, STATE *g, int place, int n, rule_number rule)
{
    struct hero *h = &g->hero[place];
    int level = max_int(1, h->level - n);                    /* OT-S16 */
    if (level == h->level) return;
    h->level = (u8)level;
    HAPPEN(EV_REPENTED, rule, NOBODY, h->dashboard, h->level);
}

static void corrupt_once(struct context *c, STATE *g, int place)
{
    raise_level(c, g, place);                                /* OT-136 */
    HAPPEN(EV_CORRUPTED, RULE(136), NOBODY, hero_at(g, place), g->hero[place].level);
}

bool corrupt_at_once(struct context *c, STATE *g, int place, int n)
{
    if (g->hero[place].level + n > LEVELS || sins_asked(c, g, ON_CORRUPTION)) return false;
    while (n-- > 0) corrupt_once(c, g, place);
    return true;
}

#define STEPS_corrupt(S, Q) S(PLAYED, TO(window)) S(WOUNDED, TO(wounds))

/* Forced Corruption, one by one; above level 7 each is a Wound (OT-147, OT-S31). */
PROC(corrupt)
{
    BEGIN(corrupt)
    for (; L->left && still_there(g, L->place, L->agent); L->left--) {
        WINDOW(PLAYED, ON_CORRUPTION, L->place);
        if (!still_there(g, L->place, L->agent)) break;
        if (g->hero[L->place].level < LEVELS) corrupt_once(c, g, L->place); /* OT-146 */
        else WOUND(WOUNDED, L->place, L->agent, 1);          /* OT-147 */
    }
    END
}

/* -- Wounds ------------------------------------------------------------------------------------------------------- */

static void place_wound(struct context *c, STATE *g, int place, u8 slot)
{
    struct hero *h = &g->hero[place];
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
    for (; L->left && still_there(g, L->place, L->agent); L->left--) {
        WINDOW(PLAYED, ON_WOUND, L->place);
        if (!still_there(g, L->place, L->agent)) break;
        if (wound_count(&g->hero[L->place]) == WOUNDS - 1) { /* OT-201, OT-S85: where it lies no longer matters */
            place_wound(c, g, L->place, (u8)__builtin_ctz((u32)~g->hero[L->place].wounds));
            kill_hero(c, g, L->place, RULE(194));
            break;
        }
        ASK(SLOT, player_of(g, L->place))
            for (u8 i = 0; i < LEVELS; i++) {                /* OT-195, OT-197 */
                bool covered = g->hero[L->place].wounds >> i & 1;
                OFFER_IF(!covered, ACT_COVER_SLOT, i);
                if (wants_reasons(c) && covered)
                    REFUSE(ACT_COVER_SLOT, RULE(195), "a Wound lies there already", i);
            }
        place_wound(c, g, L->place, ANSWER.a);
    }
    END
}

#define STEPS_heal(S, Q) Q(SLOT, RULE(199), "Which Wound is removed?")

/* Removes Wounds of the player's choice (OT-199). */
PROC(heal)
{
    BEGIN(heal)
    for (; L->left && healable(g, L->place); L->left--) {
        ASK(SLOT, player_of(g, L->place))
            for (u8 i = 0; i < LEVELS; i++) OFFER_IF(g->hero[L->place].wounds >> i & 1, ACT_HEAL_SLOT, i);
        g->hero[L->place].wounds &= (u8)~(1u << ANSWER.a);   /* OT-317 */
        HAPPEN(EV_HEALED, RULE(199), NOBODY, hero_at(g, L->place), ANSWER.a);
    }
    END
}
