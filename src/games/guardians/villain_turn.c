/* villain_turn.c: the activation of a Villain card and of each of its figures (chapters 8, 9 and 19). */
#include "procedures.h"

/* -- One figure --------------------------------------------------------------------------------------------------- */

static int actions_left(struct context *c, const STATE *g, const struct figure_turn *L)
{
    return villain_actions(c, g, card_of(L->figure)) + g->extra_actions - L->spent;
}

/* What costs an Action and is no Attack. */
static void offer_others(struct context *c, const STATE *g, int figure)
{
    offer_jams(c, g, figure);                                /* GC-103 */
    if (figure == SKAROV_FIGURE)                             /* GC-275, GC-S92 */
        OFFER_OR(g->may_escape, 275, "no Hero has been eliminated in the Final Showdown", ACT_ESCAPE);
    struct mover m = mover_of(c, g, figure, NOWHERE);
    offer_moves(c, g, figure, &m);
}

static void refuse_actions(struct context *c, const STATE *g, const struct figure_turn *L)
{
    const int figure = L->figure;
    struct mover m = mover_of(c, g, figure, NOWHERE);
    if (actions_left(c, g, L) <= 0) {
        REFUSE_ALL(offer_fights(c, g, figure, STYLE_USUAL); offer_others(c, g, figure), 103, "no Action is left");
        return;
    }
    refuse_fights(c, g, figure, STYLE_USUAL);
    refuse_jams(c, g, figure);
    refuse_moves(c, g, figure, &m);
}

static void offer_actions(struct context *c, const STATE *g, const struct figure_turn *L)
{
    bool may_act = actions_left(c, g, L) > 0;
    if (may_act) offer_fights(c, g, L->figure, STYLE_USUAL);
    if (may_play_event(g) || wants_reasons(c)) offer_events(c, g); /* GC-S39 */
    if (may_act) offer_others(c, g, L->figure);
    OFFER(ACT_END_ACTIVATION);                               /* GC-106 */
    if (wants_reasons(c)) refuse_actions(c, g, L);
}

/* Whether Skarov's Events make the list of options his secret. */
static bool is_secret(const STATE *g) { return may_play_event(g); }

PROC(figure_turn)
{
    BEGIN(figure_turn)
    g->active = L->figure;
    CALL_IF(has_response(c, g, L->figure, ON_ACTIVATED), BEGUN, f->seat, responses, .moment = ON_ACTIVATED,
            .figure = L->figure);
    while (on_board(g, L->figure)) {                         /* GC-S124 */
        ASK_(NEXT, only(f->seat), is_secret(g)) offer_actions(c, g, L);
        if (ANSWER.verb == ACT_END_ACTIVATION) break;
        if (ANSWER.verb == ACT_PLAY_EVENT) {
            CALL_WITH(EVENT_DONE, f->seat, effect, play_event(c, g, ANSWER.a));
            continue;
        }
        L->spent++;
        if (ANSWER.verb == ACT_FIGHT) {
            CALL(FOUGHT, attack, .attacker = L->figure, .target = ANSWER.b, .ranged = ANSWER.c);
        } else if (ANSWER.verb == ACT_MOVE) {
            relocate(c, g, L->figure, ANSWER.b, EV_MOVED, 110);
        } else if (ANSWER.verb == ACT_JAM) {
            open_door(c, g, find_link(g, ANSWER.a, ANSWER.b), true, L->figure, 191);
        } else {
            HAPPEN(EV_ESCAPED, 277, g->skarov);
            end_game(c, g, ESCAPED, 277);
            return GO;
        }
    }
    g->active = NOWHERE;
    END
}

/* -- The card ----------------------------------------------------------------------------------------------------- */

/* Figures of the card that still wait and are there, as bits of the whole board. */
static u64 waiting(const STATE *g, const struct villain_turn *L)
{
    int first = lowest(figures_of(L->card));
    return those_there(g, (u64)L->waiting << first);
}

static void begin_activation(struct context *c, STATE *g, struct villain_turn *L)
{
    struct villain_card *v = &g->card[L->card];
    int first = lowest(figures_of(L->card));
    v->activated = true;                                     /* GC-093 */
    if (VILLAIN(v->villain)->once == ONCE_PER_ACTIVATION) v->used = false;
    g->active_card = L->card;
    g->event_played = false;
    L->waiting = (u16)(those_there(g, figures_of(L->card)) >> first); /* GC-107, GC-S117 */
    HAPPEN(EV_VILLAIN_ACTIVATED, 93, g->skarov, v->villain, villain_actions(c, g, L->card));
}

static void end_activation(STATE *g)
{
    cards_move_all(EVENTS(g), EVENT_PLAYED, EVENT_DISCARD, EVERYBODY); /* GC-236 */
    g->active = g->active_card = NOWHERE;
    g->event_played = g->extra_actions = g->ambush = 0;
}

PROC(villain_turn)
{
    BEGIN(villain_turn)
    begin_activation(c, g, L);
    if (L->card < FIRST_ACOLYTE) {
        CALL(ACTED, figure_turn, .figure = lowest(figures_of(L->card)));
    } else {
        while (waiting(g, L)) {                              /* GC-S52 */
            ASK_(WHO, only(f->seat), is_secret(g)) {
                for EACH_BIT(figure, waiting(g, L)) OFFER(ACT_ACT_WITH, figure);
                for EACH_BIT(figure, wants_reasons(c) ? those_there(g, figures_of(L->card)) & ~waiting(g, L) : 0)
                    REFUSE(ACT_ACT_WITH, 107, "it has acted, or has come since the activation began", figure);
                offer_events(c, g);
                OFFER(ACT_END_ACTIVATION);
            }
            if (ANSWER.verb == ACT_END_ACTIVATION) break;
            if (ANSWER.verb == ACT_PLAY_EVENT) {
                CALL_WITH(EVENT_DONE, f->seat, effect, play_event(c, g, ANSWER.a));
                continue;
            }
            L->waiting &= (u16)~(1u << (ANSWER.a - lowest(figures_of(L->card))));
            CALL(ACTED_ONE, figure_turn, .figure = ANSWER.a);
        }
    }
    end_activation(g);
    END
}
