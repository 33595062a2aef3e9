/* cards.c: Events in Skarov's hand (chapter 19), and the Cards and wounds step (chapter 23). */
#include "procedures.h"

/* -- Events ------------------------------------------------------------------------------------------------------- */

int draw_events(struct context *c, STATE *g, int n, rule_number rule)
{
    int drawn = 0;
    for (; drawn < n; drawn++) {
        if (cards_reshuffle(c, EVENTS(g), EVENT_DECK, EVENT_DISCARD)) HAPPEN(EV_RESHUFFLED, 244, NOBODY);
        u8 card = card_draw(EVENTS(g), EVENT_DECK, EVENT_HAND, only(g->skarov));
        if (!card) break;                                    /* GC-S42, GC-E36 */
        HAPPEN_TO(only(g->skarov), EV_DREW, rule, g->skarov, card);
    }
    return drawn;
}

void discard_event_card(struct context *c, STATE *g, u8 event, rule_number rule)
{
    card_shown(EVENTS(g), EVENT_HAND, event, EVENT_DISCARD);
    HAPPEN(EV_EVENT_DISCARDED, rule, g->skarov, event);
}

/* Events belong to the figure that acts, or to the first of the card that is activated. */
static struct effect event_effect(const STATE *g, u8 event)
{
    u64 figures = those_there(g, figures_of(g->active_card));
    int figure = g->active == NOWHERE && figures ? lowest(figures) : g->active;
    return effect_of(KIND_EVENT, event, PART_EFFECT, figure);
}

void offer_events(struct context *c, const STATE *g)
{
    if (!may_play_event(g)) {
        if (!wants_reasons(c) || !g->event_played) return;
        for EACH_KIND(event, EVENTS(g), EVENT_HAND)
            REFUSE(ACT_PLAY_EVENT, 233, "an Event has been played in this activation", event);
        return;
    }
    for EACH_KIND(event, EVENTS(g), EVENT_HAND) {            /* GC-232, GC-234 */
        struct effect e = event_effect(g, event);
        OFFER_OR(effect_possible(c, &e, g->skarov), 303, "it would change nothing now", ACT_PLAY_EVENT, event);
    }
}

struct effect play_event(struct context *c, STATE *g, u8 event)
{
    card_shown(EVENTS(g), EVENT_HAND, event, EVENT_PLAYED);  /* GC-236 */
    g->event_played = true;                                  /* GC-233 */
    HAPPEN(EV_EVENT, 232, g->skarov, event);
    return event_effect(g, event);
}

/* -- Cards and wounds --------------------------------------------------------------------------------------------- */

/* (a): cards, and what lasts for the turn (GC-266, GC-306, GC-243). */
static void discard_played(struct context *c, STATE *g)
{
    for (int h = 0; h < HEROES; h++) {
        struct guardian *hero = &g->guardian[h];
        int n = pile_count(POWERS(g), POWER_LEFT + h) + pile_count(POWERS(g), POWER_RIGHT + h) +
                pile_count(WOUNDS(g), WOUND_RIGHT + h) + hero->plain_played;
        cards_move_all(POWERS(g), POWER_LEFT + h, POWER_DISCARD + h, EVERYBODY); /* GC-213 */
        cards_move_all(POWERS(g), POWER_RIGHT + h, POWER_DISCARD + h, EVERYBODY);
        cards_move_all(WOUNDS(g), WOUND_RIGHT + h, WOUND_DISCARD + h, EVERYBODY); /* GC-227 */
        hero->plain_discard = (u8)(hero->plain_discard + hero->plain_played); /* GC-S43 */
        hero->plain_played = false;
        if (n) HAPPEN(EV_DISCARDED, 265, player_of(g, h), hero->hero, n);
        hero->boost[0] = hero->boost[1];                     /* GC-S115 */
        hero->boost[1] = (struct boost){0};
        hero->used = hero->at_once = 0;
    }
    refresh_guardians(c, g);
    cards_move_piles(EVENTS(g), EVENT_ON, CARDS_OF_VILLAINS, EVENT_DISCARD, EVERYBODY);
    for (int card = 0; card < CARDS_OF_VILLAINS; card++) {
        g->card[card].boost[0] = g->card[card].boost[1];
        g->card[card].boost[1] = (struct boost){0};
        g->card[card].used = false;
    }
    memset(g->shown, 0, sizeof g->shown);
}

/* (c): at most one Wound a turn (GC-158 to GC-160, GC-E16). */
static void take_wounds(struct context *c, STATE *g)
{
    for (int h = 0; h < HEROES; h++) {
        if (!in_play(g, h) || g->damage[h] < health_of(c, g, h)) continue;
        g->damage[h] = (u8)(g->damage[h] - health_of(c, g, h)); /* GC-271 */
        give_wound(c, g, h, 158);                            /* GC-269 */
    }
}

/* (d): without a Power card in hand, all that was discarded comes back (GC-214 to GC-217, GC-268). */
static void take_back(struct context *c, STATE *g)
{
    for (int h = 0; h < HEROES; h++) {
        if (!in_play(g, h) || pile_count(POWERS(g), POWER_HAND + h)) continue;
        struct guardian *hero = &g->guardian[h];
        int n = pile_count(POWERS(g), POWER_DISCARD + h) + pile_count(WOUNDS(g), WOUND_DISCARD + h) +
                hero->plain_discard;
        cards_move_all(POWERS(g), POWER_DISCARD + h, POWER_HAND + h, EVERYBODY);
        cards_move_all(WOUNDS(g), WOUND_DISCARD + h, WOUND_HAND + h, EVERYBODY); /* GC-228 */
        hero->plain_wounds = (u8)(hero->plain_wounds + hero->plain_discard);
        hero->plain_discard = 0;
        HAPPEN(EV_TAKEN_BACK, 214, player_of(g, h), hero->hero, n);
    }
}

/* (e): three Wounds in hand are too many (GC-161, GC-162, GC-270). The game may end. */
static void count_wounds(struct context *c, STATE *g)
{
    for (int h = 0; h < HEROES && !g->ending; h++)
        if (in_play(g, h) && wounds_in_hand(g, h) >= WOUNDS_OUT) knock_out(c, g, h, 161);
}

void cards_and_wounds(struct context *c, STATE *g)           /* GC-265 */
{
    discard_played(c, g);
    draw_events(c, g, 2, 267);
    take_wounds(c, g);
    take_back(c, g);
    count_wounds(c, g);
    for (int card = 0; card < CARDS_OF_VILLAINS; card++) g->card[card].activated = false; /* GC-099, GC-306 */
    memset(g->order, 0, sizeof g->order);
    memset(g->order_known, 0, sizeof g->order_known);
    g->turned_up = 0;
}

/* -- Sets of Power cards ------------------------------------------------------------------------------------------ */

/* Whether a card is in the set of a Hero of this rank (GC-291, GC-307, GC-S108). */
static bool is_replaced(struct context *c, u8 card)
{
    for (int id = 1; id <= c->content->count[KIND_POWER]; id++)
        if (POWER(id)->rank == ROOKIE && POWER(id)->replaces == card) return true;
    return false;
}

void take_cards(struct context *c, STATE *g, int hero)
{
    const struct guardian *h = &g->guardian[hero];
    int taken = 0;
    for (u8 id = 1; id <= c->content->count[KIND_POWER]; id++) {
        const struct power_row *card = POWER(id);
        if (card->hero != h->hero) continue;
        bool in_set = h->career              ? career_has(c, h->career, id)
                      : card->rank == NORMAL ? h->rank != ROOKIE || !is_replaced(c, id)
                                             : card->rank == h->rank;
        if (!in_set) continue;
        int at = card_find(POWERS(g), POWER_OUT, id);
        if (at < 0) continue;
        card_move(POWERS(g), POWER_OUT, at, POWER_HAND + hero, EVERYBODY); /* GC-063 */
        taken++;
    }
    HAPPEN(EV_CARDS_TAKEN, 63, h->player, h->hero, taken);
}
