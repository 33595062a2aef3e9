/* windows.c: chapter 18: the windows in which event and item cards are played. */
#include <string.h>

#include "procedures.h"

/* -- What can be played ------------------------------------------------------------------------------------------- */

static struct effect effect_of(u8 card, u8 thing)
{
    return (struct effect){.kind = KIND_CARD, .card = card, .part = PART_EFFECT,
                           .reg = {NOBODY, NOBODY, NO_ID, NO_ID, NOBODY, thing, 0, 0}};
}

static bool changes_a_roll(u8 moment)
{
    return moment == M_COMBAT || moment == M_REBELLION || moment == M_SABOTAGE || moment == M_BATTLE;
}

/* Whether a card of this name has changed the roll at hand already, or no more can (FR-268). */
static bool spent_on_roll(const STATE *g, u8 card)
{
    return g->roll_cards[ROLL_CARDS - 1] || memchr(g->roll_cards, card, ROLL_CARDS);
}

void new_roll(STATE *g)
{
    g->roll_bonus = 0;
    memset(g->roll_cards, 0, ROLL_CARDS);
}

static bool playable(struct context *c, const STATE *g, seat who, u8 card, u8 moment, u8 thing)
{
    const struct card_row *row = CARD(card);
    if (row->window != moment) return false;                 /* FR-266 */
    if (changes_a_roll(moment) && spent_on_roll(g, card)) return false;
    struct effect e = effect_of(card, thing);
    return code_possible(c, &e, who, row->effect);           /* FR-317 */
}

/* What all can see: a player has cards, and one of the window that is not in the discard pile would do something. */
bool may_play(struct context *c, const STATE *g, seat who, u8 moment, u8 thing)
{
    if (c->fast) {
        if (LIKELY(!in_set(g->player[who].ready, moment))) return false;
        for EACH_CARD(card, STOCK(g), HAND + who)
            if (playable(c, g, who, card, moment, thing)) return true;
        return false;
    }
    if (!hand_count(g, who) || !g->unseen[moment]) return false;
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++)
        if (CARD(id)->window == moment && playable(c, g, who, (u8)id, moment, thing)) return true;
    return false;
}

bool matters(struct context *c, STATE *g, const struct window *w)
{
    for EACH_SEAT(s, w->who)
        if (may_play(c, g, s, w->moment, w->thing)) return true;
    return false;
}

void offer_cards(struct context *c, const STATE *g, seat who, u8 moment, u8 thing)
{
    if (!in_set(g->player[who].ready, moment) && !wants_reasons(c)) return;
    for EACH_KIND(card, STOCK(g), HAND + who) {
        u8 window = CARD(card)->window;
        if (!window) continue;
        if (playable(c, g, who, card, moment, thing)) OFFER(ACT_PLAY, card); /* FR-264 */
        else if (window != moment) REFUSE(ACT_PLAY, 266, "its window is another one", card);
        else if (changes_a_roll(moment) && spent_on_roll(g, card))
            REFUSE(ACT_PLAY, 268, "cards with the same name do not add up on one roll", card);
        else REFUSE(ACT_PLAY, 317, "it could do nothing now", card);
    }
}

/* -- Playing ------------------------------------------------------------------------------------------------------ */

static void lay_open(struct context *c, STATE *g, seat who, u8 card)
{
    from_hand(c, g, who, card, TABLE);
    HAPPEN(EV_PLAYED, 264, who, card);
    u8 *room = changes_a_roll(CARD(card)->window) ? memchr(g->roll_cards, 0, ROLL_CARDS) : NULL;
    if (room) *room = card;
}

#define STEPS_play_card(S, Q) S(RESOLVED, TO(effect))

PROC(play_card)
{
    BEGIN(play_card)
    lay_open(c, g, f->seat, L->card);
    CALL_WITH(RESOLVED, f->seat, effect, effect_of(L->card, L->thing));
    discard_kind(c, g, TABLE, L->card);                      /* FR-265 */
    END
}

#define STEPS_window(S, Q) Q(REACT, 266, "Do you play a card?") S(PLAYED, TO(play_card))

/* Goes round until all pass in succession (FR-267, FR-316). RESULT: the amount, or CANCELLED. */
PROC(window)
{
    BEGIN(window)
    for (L->next = first_asked(g); L->passes < g->players && !L->over; L->next = clockwise(g->players, L->next, 1)) {
        L->passes++;
        if (!has_seat(L->who, L->next) || !may_play(c, g, L->next, L->moment, L->thing)) continue;
        ASK_SECRET(REACT, L->next) {
            OFFER(ACT_PASS, L->moment);
            offer_cards(c, g, L->next, L->moment, L->thing);
        }
        if (ANSWER.verb == ACT_PASS) continue;
        L->passes = 0;
        CALL_AS(PLAYED, L->next, play_card, .card = ANSWER.a, .thing = L->thing);
    }
    RETURN(L->over ? CANCELLED : L->amount);
}
