/* abilities.c: Natural Abilities that a moment sets off (chapter 25), and the Dark Pasts (chapter 24). */
#include "procedures.h"

/* Whether trigger number n of the Hero waits for the moment now. */
static bool waits(struct context *c, const STATE *g, int post, u8 moment, int n)
{
    const struct hero_row *hero = HERO(hero_at(g, post));
    const struct trigger *t = &hero->when[n];
    if (t->moment != moment || (hero->per_round && g->hero[post].marks & ABILITY_USED)) return false;
    struct effect e = effect_of(KIND_HERO, hero_at(g, post), (u8)(PART_TRIGGER + n), post);
    return (!t->condition || holds(c, &e, player_of(g, post), c->content->condition[t->condition])) &&
           code_possible(c, &e, player_of(g, post), t->code);
}

u8 form_by_corruption(struct context *c, const STATE *g, int post)
{
    const struct hero_row *hero = HERO(hero_at(g, post));
    for (int n = 0; n < TRIGGERS_MAX; n++) {
        const struct instr *code = c->content->code + hero->when[n].code.at;
        if (!waits(c, g, post, VOLUNTEERED, n)) continue;
        for (int i = 0; i < hero->when[n].code.length; i++)
            if (code[i].verb == V_CHANGE_FORM) return hero->second;
    }
    return 0;
}

#define STEPS_abilities(S, Q) S(DONE, TO(effect))

/* What the dashboard does at a moment; one that is limited to once a Round is marked (OT-303). */
PROC(abilities)
{
    BEGIN(abilities)
    for (L->which = 0; L->which < TRIGGERS_MAX; L->which++) {
        if (!in_play(g, L->post) || !waits(c, g, L->post, L->moment, L->which)) continue;
        if (HERO(HIM)->per_round) g->hero[L->post].marks |= ABILITY_USED;
        RUN(DONE, PLAYER, KIND_HERO, HIM, (u8)(PART_TRIGGER + L->which), L->post);
    }
    END
}

#define STEPS_dark_past(S, Q) S(DONE, TO(effect))

/* The card is revealed, carried out and discarded (OT-299, OT-312). */
PROC(dark_past)
{
    BEGIN(dark_past)
    L->card = g->agent[g->hero[L->post].agent].dark_past;
    g->agent[g->hero[L->post].agent].dark_past_known = EVERYBODY;
    HAPPEN(EV_DARK_PAST, 299, PLAYER, HIM, L->card);
    RUN(DONE, PLAYER, KIND_DARK_PAST, L->card, PART_EFFECT, L->post);
    END
}
