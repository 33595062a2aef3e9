/* places.c: the places at which a position can begin, and what makes a partial position whole.
 *
 * A position may name as little as a planet's garrison: set-up that has not happened yet is done in the order of
 * seats and cards, and the cards of pieces on the table are fetched from the deck.
 */
#include <string.h>

#include "procedures.h"

/* -- Making a position whole -------------------------------------------------------------------------------------- */

/* Moves cards of a kind between play and the piles beside it until as many are in play as pieces need. */
static void fetch(struct context *c, STATE *g, u8 card, int needed)
{
    static const u8 sources[] = {DECK, DISCARD, RESERVE};
    int there = 0;
    for EACH_CARD(id, STOCK(g), IN_PLAY) there += id == card;
    for (; there > needed; there--) discard_kind(c, g, IN_PLAY, card);
    for (int s = 0; s < COUNT(sources); s++)
        for (int at; there < needed && (at = card_find(STOCK(g), sources[s], card)) >= 0; there++)
            card_move(STOCK(g), sources[s], at, IN_PLAY, EVERYBODY);
}

/* The cards in play are those of the pieces; strengths in play have been formed (FR-294). */
static void fetch_cards(struct context *c, STATE *g)
{
    u8 needed[256] = {0};
    for EACH_BIT(id, g->in_play) needed[id]++;
    for EACH_BIT(slot, g->rebels) {
        needed[g->rebel[slot].kind]++;
        g->formed |= (u16)bit(CARD(g->rebel[slot].kind)->strength);
    }
    for EACH_BIT(slot, g->troops) {
        needed[g->troop[slot].kind]++;
        needed[g->troop[slot].commander]++;
    }
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) fetch(c, g, (u8)id, needed[id]);
    refresh(c, g);
}

/* -- Places ------------------------------------------------------------------------------------------------------- */

/* Ends whatever is half done: cards on the table are discarded, a Turn runs. Missions other than Command are
 * over, but for those of `keeps`. */
static void stop(struct context *c, STATE *g, seat keeps)
{
    stack_clear(c);
    finish_setup(c, g);
    fetch_cards(c, g);
    while (pile_count(STOCK(g), TABLE)) discard_card(c, g, TABLE, 0);
    for EACH_BIT(id, g->in_play) {
        struct person *p = &g->person[id];
        if (p->mission != COMMAND && p->controller != keeps) p->mission = p->object = 0;
    }
    for EACH_BIT(slot, keeps == NOBODY ? g->troops : 0) g->troop[slot].damage = 0;
    g->active = NOBODY;
    g->moved_people = g->moved_units = 0;
    g->pinned = g->reactions = 0;
    new_roll(g);
    g->ending = GOES_ON;
    PUSH_AT(whole_game, TURN_DONE, 0);
}

/* A Turn begins or ends: nothing is plotted. */
static void clear_plots(struct context *c, STATE *g)
{
    for (int pile = PLOT; pile < SHOWN + PLAYERS; pile++)
        while (pile_count(STOCK(g), pile)) discard_card(c, g, pile, 0);
}

/* In a Turn, after its step of this name. */
static void in_turn(struct context *c, STATE *g, u8 step, seat due, seat keeps)
{
    stop(c, g, keeps);
    PUSH(turn, 0, due, 0, NOBODY);
    top_frame(c)->step = step;
}

/* In the player turn of a seat, after its step of this name. */
static void in_player_turn(struct context *c, STATE *g, seat who, u8 step)
{
    in_turn(c, g, STEP(turn, ACTED), who, step ? who : NOBODY);
    g->acted &= (seats)~only(who);
    PUSH(player_turn, who);
    if (!step) return;
    top_frame(c)->step = step;
    g->active = who;
}

/* The same behind 5.4: every mission except Command is over (FR-196). */
static void after_missions(struct context *c, STATE *g, seat who, u8 step)
{
    in_player_turn(c, g, who, step);
    for EACH_BIT(id, g->in_play) {
        struct person *p = &g->person[id];
        if (p->mission != COMMAND) p->mission = p->object = 0;
    }
}

static void at_turn(struct context *c, void *state, seat who)
{
    stop(c, state, NOBODY);
    clear_plots(c, state);
    ((STATE *)state)->start = who;
    PUSH(turn, 0, NOBODY, 0, NOBODY);
}
static void at_organisation(struct context *c, void *state, seat who)
{
    ((STATE *)state)->start = who;
    ((STATE *)state)->acted = 0;
    in_turn(c, state, STEP(turn, REFILLED), NOBODY, NOBODY);
    clear_plots(c, state);
}
static void at_plotting(struct context *c, void *state, seat who)
{
    ((STATE *)state)->start = who;
    ((STATE *)state)->acted = 0;
    in_turn(c, state, STEP(turn, ORGANISED), NOBODY, NOBODY);
    clear_plots(c, state);
}
static void at_choosing(struct context *c, void *state, seat who)
{
    ((STATE *)state)->start = who;
    ((STATE *)state)->acted = 0;
    in_turn(c, state, STEP(turn, DECLARED), NOBODY, NOBODY);
}
static void at_player_turn(struct context *c, void *state, seat who) { in_player_turn(c, state, who, STEP(player_turn, begin)); }
static void at_missions(struct context *c, void *state, seat who) { in_player_turn(c, state, who, STEP(player_turn, MOVED)); }
static void at_interference(struct context *c, void *state, seat who) { in_player_turn(c, state, who, STEP(player_turn, ASSIGNED)); }
static void at_execution(struct context *c, void *state, seat who) { in_player_turn(c, state, who, STEP(player_turn, INTERFERED)); }
static void at_reaction(struct context *c, void *state, seat who) { after_missions(c, state, who, STEP(player_turn, EXECUTED)); }
static void at_battle(struct context *c, void *state, seat who) { after_missions(c, state, who, STEP(player_turn, REACTED)); }
static void at_control(struct context *c, void *state, seat who) { after_missions(c, state, who, STEP(player_turn, FOUGHT)); }
static void at_end(struct context *c, void *state, seat who)
{
    STATE *g = state;
    in_turn(c, state, STEP(turn, ACTED), who, NOBODY);
    clear_plots(c, g);
    g->acted = all_seats(g->players);
}

const struct entry_point entries[] = {
    {"turn", "a Turn begins, the seat holds the start marker", at_turn},
    {"organisation", "phase 2 begins", at_organisation},
    {"plotting", "phase 3 begins", at_plotting},
    {"choosing", "phase 4: the player due is found", at_choosing},
    {"player_turn", "the player turn of a seat begins with movement", at_player_turn},
    {"missions", "step 5.2 of a seat's player turn", at_missions},
    {"interference", "step 5.3 of a seat's player turn: its characters keep their missions", at_interference},
    {"execution", "step 5.4 of a seat's player turn: its characters keep their missions", at_execution},
    {"reaction", "step 5.5 of a seat's player turn", at_reaction},
    {"battle", "step 5.6 of a seat's player turn", at_battle},
    {"control", "step 5.7 of a seat's player turn", at_control},
    {"end", "phase 6 begins", at_end},
    {0}};
