/* entries.c: the entry points at which a position can begin, and what makes a partial position whole.
 *
 * A position may name as little as a planet's garrison: set-up that has not happened yet is done in the order of
 * seats and cards, and the cards of pieces on the table are fetched from the deck.
 */
#include "procedures.h"

/* -- Making a position whole -------------------------------------------------------------------------------------- */

/* Moves cards of a kind between play and the piles beside it until as many are in play as pieces need. */
static void fetch(struct context *c, STATE *g, u8 card, int needed)
{
    static const u8 sources[] = {DECK, DISCARD, RESERVE};
    int there = copies_in(STOCK(g), IN_PLAY, card);
    for (; there > needed; there--) discard_kind(c, g, IN_PLAY, card);
    for (int s = 0; s < COUNT(sources); s++)
        for (int at; there < needed && (at = card_find(STOCK(g), sources[s], card)) >= 0; there++)
            card_move(STOCK(g), sources[s], at, IN_PLAY, EVERYBODY);
}

/* The cards in play are those of the pieces; strengths in play have been formed (FR-294). */
static void fetch_cards(struct context *c, STATE *g)
{
    u8 needed[256];
    count_pieces(g, needed);
    for EACH_BIT(slot, g->rebels) g->formed |= (u16)bit(CARD(g->rebel[slot].kind)->strength);
    for (int id = 1; id <= c->content->count[KIND_CARD]; id++) fetch(c, g, (u8)id, needed[id]);
    refresh(c, g);
}

/* -- Entry points ------------------------------------------------------------------------------------------------- */

/* Ends whatever is half done: cards on the table are discarded, a Turn runs. Missions other than Command are
 * over, but for those of `keeps`. */
static void stop(struct context *c, STATE *g, seat keeps)
{
    stack_clear(c);
    finish_setup(c, g);
    fetch_cards(c, g);
    discard_pile(c, g, TABLE);
    for EACH_BIT(id, g->in_play) {
        struct person *p = &g->person[id];
        if (p->mission != COMMAND && p->controller != keeps) p->mission = p->object = 0;
    }
    g->active = NOBODY;
    g->moved_people = g->moved_units = 0;
    g->pinned = g->reactions = 0;
    new_roll(g);
    if (g->ending == DOOMED && g->markers == MARKERS) g->markers--; /* the game that has ended there goes on */
    g->ending = GOES_ON;
    PUSH_AT(whole_game, TURN_DONE, 0);
}

/* In a Turn at this step, with what is plotted or without. */
static void enter_turn(struct context *c, STATE *g, seat due, u8 step, bool plots)
{
    for (int pile = PLOT; pile < SHOWN + PLAYERS && !plots; pile++) discard_pile(c, g, pile);
    PUSH(turn, 0, due, 0, NOBODY);
    top_frame(c)->step = step;
}

/* Phases 1 to 4: the seat holds the start marker. */
static void enter_phase(struct context *c, STATE *g, seat who, u8 step)
{
    stop(c, g, NOBODY);
    end_damage(g);
    g->start = who;
    g->acted = 0;
    enter_turn(c, g, NOBODY, step, step > STEP(turn, PLOTTED));
}

/* In the player turn of a seat at this step. Its characters have missions in 5.3 and 5.4 (FR-196). */
static void enter_player_turn(struct context *c, STATE *g, seat who, u8 step)
{
    stop(c, g, step == STEP(player_turn, ASSIGNED) || step == STEP(player_turn, INTERFERED) ? who : NOBODY);
    enter_turn(c, g, who, STEP(turn, ACTED), true);
    g->acted &= (seats)~only(who);
    PUSH(player_turn, who);
    top_frame(c)->step = step;
    if (step) g->active = who;
    else end_damage(g);
}

static void at_end(struct context *c, void *state, seat who)
{
    STATE *g = state;
    stop(c, g, NOBODY);
    end_damage(g);
    enter_turn(c, g, who, STEP(turn, ACTED), false);
    g->acted = all_seats(g->players);
}

/* Each entry point with the step after which it goes on: of a Turn, then of a player turn. */
#define PHASES(E)                                                                                         \
    E(turn, begin, "a Turn begins, the seat holds the start marker")                                      \
    E(organisation, REFILLED, "phase 2 begins")                                                           \
    E(plotting, ORGANISED, "phase 3 begins")                                                              \
    E(reveals, CHOOSING, "phase 4 begins: reveals and declarations before the first player turn")         \
    E(choosing, DECLARED, "phase 4: the player due is found")
#define TURN_STEPS(E)                                                                                     \
    E(player_turn, begin, "the player turn of a seat begins with movement")                               \
    E(missions, MOVED, "step 5.2 of a seat's player turn")                                                \
    E(interference, ASSIGNED, "step 5.3 of a seat's player turn: its characters keep their missions")     \
    E(execution, INTERFERED, "step 5.4 of a seat's player turn: its characters keep their missions")      \
    E(reaction, EXECUTED, "step 5.5 of a seat's player turn")                                             \
    E(battle, REACTED, "step 5.6 of a seat's player turn")                                                \
    E(control, FOUGHT, "step 5.7 of a seat's player turn")                                                \
    E(stationing, CONTROLLED, "the end of a seat's player turn: stationing and clean-up")

#define ENTER(name, enter, step) static void at_##name(struct context *c, void *g, seat who) { enter(c, g, who, step); }
#define ENTER_PHASE(name, NAME, about) ENTER(name, enter_phase, STEP(turn, NAME))
#define ENTER_STEP(name, NAME, about) ENTER(name, enter_player_turn, STEP(player_turn, NAME))
#define ROW(name, NAME, about) {#name, about, at_##name},
PHASES(ENTER_PHASE)
TURN_STEPS(ENTER_STEP)
const struct entry_point entries[] = {PHASES(ROW) TURN_STEPS(ROW) {"end", "phase 6 begins", at_end}, {0}};
