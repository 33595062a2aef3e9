/* turn.c: the frame of a Turn (chapter 3) with phase 1 (chapter 4), a player turn, and phase 6 (chapter 16). */
#include "procedures.h"

/* -- Phase 1: hand refill ----------------------------------------------------------------------------------------- */

static void turn_gate(struct context *c, STATE *g, u16 planets, bool open, u8 zone)
{
    bool was = (g->open & planets) != 0;
    g->open = (u16)(open ? g->open | planets : g->open & ~planets);
    if (was != open)
        HAPPEN(open ? EV_GATE_OPEN : EV_GATE_SHUT, zone == CENTRAL ? 109 : 110, NOBODY, zone);
}

static void test_gates(struct context *c, STATE *g)
{
    g->open |= g->outer;                                     /* FR-111 */
    turn_gate(c, g, g->central, planets_in_revolt(g, g->outer) >= 3, CENTRAL); /* FR-109 */
    turn_gate(c, g, (u16)bit(g->capital), planets_in_revolt(g, g->central) >= 2, CAPITAL); /* FR-110, FR-115 */
    if ((g->open & g->central) && pile_count(STOCK(g), RESERVE)) shuffle_in(c, g, 25);
}

static void refill(struct context *c, STATE *g)
{
    int short_of[PLAYERS], most = 0;
    for EACH_SEAT(s, all_seats(g->players)) {
        short_of[s] = hand_limit(c, g, s) - hand_count(g, s); /* FR-029, FR-038, FR-039, FR-041 */
        most = max_int(most, short_of[s]);
    }
    for (int round = 0; round < most; round++)               /* FR-042 */
        for EACH_CLOCKWISE(s, g->players, g->start)
            if (round < short_of[s] && !draw_card(c, g, s, 38)) return;
}

static bool has_rebel(const struct context *c, const STATE *g, int pile)
{
    for EACH_CARD(card, STOCK(g), pile)
        if (CARD(card)->family == REBEL) return true;
    return false;
}

/* FR-030: a first hand without a rebel character goes back. */
static void redraw(struct context *c, STATE *g, seat who)
{
    while (!has_rebel(c, g, HAND + who) && has_rebel(c, g, DECK)) {
        int n = hand_count(g, who);
        for EACH_CARD(card, STOCK(g), HAND + who) HAPPEN(EV_SHOWED, 30, who, card);
        cards_move_all(STOCK(g), HAND + who, DECK, 0);
        g->player[who].ready = 0;
        HAPPEN(EV_REDREW, 30, who);
        cards_shuffle(c, STOCK(g), DECK);
        for (int i = 0; i < n; i++) draw_card(c, g, who, 30);
    }
}

static void begin_turn(struct context *c, STATE *g)
{
    g->turn = (u8)min_int(TURNS_MAX, g->turn + 1);
    g->acted = 0;
    HAPPEN(EV_TURN, 32, NOBODY, g->turn);
    test_gates(c, g);                                        /* FR-045, FR-292 */
    refill(c, g);
    if (g->turn > 1) return;
    for EACH_CLOCKWISE(s, g->players, g->start) redraw(c, g, s);
}

/* -- Phase 6: doomsday development -------------------------------------------------------------------------------- */

static void end_turn(struct context *c, STATE *g, bool delayed)
{
    int limit = SCENARIO(g->scenario)->limit;
    if (!delayed) g->markers++;                              /* FR-253, FR-255, FR-256 */
    HAPPEN(delayed ? EV_DELAYED : EV_MARKERS, 253, NOBODY, delayed ? 0 : g->markers);
    if (g->markers >= MARKERS || (limit && g->turn >= limit) || g->turn >= TURNS_MAX)
        g->ending = DOOMED;                                  /* FR-254, FR-323; a byte counts the Turns */
    if (g->markers >= MARKERS) return;
    g->start = clockwise(g->players, g->start, 1);           /* FR-015 */
    if (!g->ending) HAPPEN(EV_MARKER, 15, g->start);
}

/* -- Phase 4: who is due ------------------------------------------------------------------------------------------ */

static void tell_due(struct context *c, const STATE *g, seat who)
{
    int least = political_power(c, g, who);
    seats others = (seats)(all_seats(g->players) & ~(g->acted | only(who)));
    bool tied = SUBSET(s, others, political_power(c, g, s) == least); /* FR-086 */
    HAPPEN(tied ? EV_DUE_NEAREST : EV_DUE, tied ? 86 : 85, who, least);
}

/* -- A Turn ------------------------------------------------------------------------------------------------------- */

PROC(turn)                                                   /* FR-032 */
{
    BEGIN(turn)
    begin_turn(c, g);
    MOMENT(REFILLED, g->start, .moment = M_REFILLED, .who = all_seats(g->players), .thing = NO_ID);
    if (anybody_organises(g)) CALL(ORGANISED, organise, .next = g->start); /* FR-046 */
    if (plotters(g)) {
        FORK(PLOTTED, plotters(g), plot);
        lay_plots(c, g);
    }
    while (g->acted != all_seats(g->players)) {              /* FR-033, FR-296 */
        CHOOSING:
        MOMENT(BEGUN, g->start, .moment = M_BEFORE_REVEALS, .who = all_seats(g->players), .thing = NO_ID);
        if (anybody_reveals(g)) CALL(REVEALED, reveals, .asked = 0);
        if (anybody_declares(c, g)) CALL(DECLARED, declarations, .next = g->start);
        for EACH_SEAT(s, c->on_event ? all_seats(g->players) : 0)
            HAPPEN(EV_POWER, 91, s, political_power(c, g, s));
        L->due = due(c, g);                                  /* FR-091, FR-298 */
        if (c->on_event) tell_due(c, g, L->due);
        for (L->asked = 0; (L->rival = next_rival(c, g, L->due, L->asked)) != NOBODY;) {
            ASK(CUT_IN, L->rival) {
                OFFER(ACT_PASS, M_CUT_IN);
                OFFER(ACT_CUT_IN, L->due);                   /* FR-087 */
            }
            L->asked |= only(L->rival);
            if (ANSWER.verb == ACT_PASS) continue;
            HAPPEN(EV_CUT_IN, 87, L->rival, L->due);
            L->due = L->rival;
            break;
        }
        L->rival = NOBODY;
        CALL_AS(ACTED, L->due, player_turn, .spare = 0);
        if (g->ending) RETURN(0);                            /* FR-319 */
        g->acted |= only(L->due);                            /* FR-090 */
    }
    MOMENT(DELAYED, g->start, .moment = M_DOOMSDAY, .who = all_seats(g->players), .thing = NO_ID);
    end_turn(c, g, RESULT == CANCELLED);
    END
}

/* -- A player turn ------------------------------------------------------------------------------------------------ */

PROC(player_turn)                                            /* FR-034 */
{
    BEGIN(player_turn)
    g->active = f->seat;
    g->moved_people = g->moved_units = 0;
    HAPPEN(EV_PLAYER_TURN, 34, f->seat);
    CALL(MOVED, movement, .slot = NO_UNIT);                  /* FR-089: nobody cuts in from here on */
    if (g->player[f->seat].people & ~g->people_on[0]) CALL(ASSIGNED, assign, .last = 0);
    if (has_mission(g, f->seat)) {
        CALL(INTERFERED, interference, .next = clockwise(g->players, f->seat, 1));
        if (has_mission(g, f->seat)) CALL(EXECUTED, execution, .begun = false);
        for EACH_BIT(id, on_mission(g, f->seat, NO_MISSION)) /* FR-196 */
            g->person[id].mission = g->person[id].object = 0;
    }
    g->moved_people = g->moved_units = g->pinned = 0;
    if (g->rebels & ~g->player[f->seat].units) {             /* only non-active owners of units can react */
        MOMENT(RIFT, f->seat, .moment = M_REACTIONS, .who = all_seats(g->players), .thing = NO_ID);
        CALL(REACTED, reaction, .asked = 1, .slot = NO_UNIT);
        g->moved_units = g->pinned = g->reactions = 0;
    }
    if (battlefields(g) | assaults(g)) CALL(FOUGHT, battles, .done = 0);
    end_damage(g);                                           /* FR-181 */
    check_control(c, g);
    if (!g->ending) {
        CONTROLLED:
        if (g->troops) CALL(STATIONED, station, .planet = 0); /* FR-035, FR-314 */
        clean_up(c, g);                                      /* FR-315 */
    }
    g->active = NOBODY;
    END
}
