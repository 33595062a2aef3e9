/* scheme.c: Scheme cards (chapter 11). */
#include "procedures.h"

/* Whether a reaction has this part of the card ignored. */
static bool is_skipped(const struct scheme_card *L, u8 kind)
{
    static const u8 word_of[] = {[PLACE_HENCHMAN] = SKIP_HENCHMEN, [PLACE_MASTERMIND] = SKIP_MASTERMIND,
                                 [MOVE_VILLAIN] = SKIP_VILLAIN, [PLACE_BYSTANDER] = SKIP_CARD};
    return in_set(L->skip, SKIP_CARD) || in_set(L->skip, word_of[kind]);
}

static bool do_step(struct context *c, STATE *g, const struct scheme_card *L)
{
    const struct step_of_scheme *step = &SCHEME(L->card)->step[L->at];
    if (!step->kind || !in_set(L->parts, L->at) || is_skipped(L, step->kind)) return false; /* FF-120 */
    switch (step->kind) {
    case PLACE_HENCHMAN:                                     /* FF-123 */
        return place_henchmen(c, g, step->location, step->colour,
                              1 + max_int(0, henchmen_modifier(c, g, step->colour, V_HENCHMEN_MORE)), 123);
    case PLACE_BYSTANDER: place_bystander(c, g, step->location, 124); return false;
    case PLACE_MASTERMIND: return place_mastermind(c, g, step->location, 125);
    default:                                                 /* FF-126, FF-127 */
        if (is_mastermind(c, g, step->colour)) return false;
        return move_villain(c, g, step->colour, step->location, 126);
    }
}

static bool has_event(struct context *c, const struct scheme_card *L)
{
    return in_set(L->parts, EVENT_PART) && !in_set(L->skip, SKIP_EVENT) && !in_set(L->skip, SKIP_CARD) &&
           (SCHEME(L->card)->gives_task || SCHEME(L->card)->event.length);
}

/* FF-131, FF-132: out of the game. */
static void use_jrn(struct context *c, STATE *g, u8 card)
{
    card_shown(SCHEMES(g), SCHEME_SHOWN, card, SCHEME_BOX);
    g->jrn_used++;
    HAPPEN(EV_JUSTICE_RULES, 131, g->active);
}

/* FF-121: each Scheme card exists once, so nobody has to forget anything. */
static void lay_aside(STATE *g, u8 card)
{
    int at = card_find(SCHEMES(g), SCHEME_SHOWN, card);
    if (at >= 0) card_move(SCHEMES(g), SCHEME_SHOWN, at, SCHEME_DISCARD, EVERYBODY);
}

#define STEPS_scheme_card(S, Q)                                                                               \
    S(SEEN, TO(window)) S(STEP, HENCHMEN_COME | TOKEN_COMES) S(TASKED, TRACK_MOVES) S(EVENT_DONE, TO(effect))

PROC(scheme_card)
{
    BEGIN(scheme_card)
    while (L->left) {
        L->left--;
        L->skip = 0;
        L->card = draw_shared(c, g, DECK_SCHEME, SCHEME_SHOWN); /* FF-S75 */
        if (!L->card) break;
        HAPPEN(EV_SCHEME, 118, g->active, L->card);
        if (SCHEME(L->card)->justice_rules) {
            use_jrn(c, g, L->card);
            RETURN(1);
        }
        if (g->phase == VILLAIN_PHASE) DOING(SEEN, AT_MOMENT(ON_SCHEME, g->active, g->hero[g->active].at));
        for (L->at = 0; L->at < SCHEME_STEPS; L->at++) DOING(STEP, do_step(c, g, L));
        if (has_event(c, L)) {
            HAPPEN(EV_SCHEME_EVENT, 119, g->active, L->card, L->card);
            if (SCHEME(L->card)->gives_task) DOING(TASKED, gain_task(c, g, g->active, 129)); /* FF-129, FF-186 */
            if (SCHEME(L->card)->event.length)
                CALL_WITH(EVENT_DONE, g->active, effect, effect_of(KIND_SCHEME, L->card, PART_EVENT, NOWHERE));
        }
        lay_aside(g, L->card);
        renew_shared(c, g, DECK_SCHEME);
    }
    END
}
