/* parlour.h: a made-up game for tests of tables: simultaneous bids, an open question, a forced answer, a die.
 *
 * Every file that includes it gets its own copy of the game, so it first defines GAME_LABEL with a name of its own.
 */
#ifndef TESTS_ENGINE_PARLOUR_H
#define TESTS_ENGINE_PARLOUR_H

#include "engine/game.h"

enum { GUESTS = 3 };
enum { P_evening, P_bidding };
enum { DO_DECLINE, DO_ACCEPT, DO_MODE, DO_BID, DO_ADD, DO_CHAIR, DO_HAND_OVER, DO_WAIT, DO_ROLL, DO_LEAVE };
enum { HAS_BID, HAS_CHAIR, HAS_WAITED, HAS_ROLLED };

/* How often options were listed: in the lanes, and for the chair. Not part of any state. */
static int parlour_bids_listed, parlour_chair_listed;

#define PARLOUR_FIELDS(S, ONE, MANY, SUB, CARDS) \
    MANY(S, u8, bid, GUESTS, NUMBER, ALL)        \
    ONE(S, u8, round, NUMBER, ALL)               \
    ONE(S, u8, chair, SEAT, ALL)                 \
    ONE(S, u8, waited, NUMBER, ALL)              \
    MANY(S, u8, spare, 2, NUMBER, ALL)
DESCRIBED_STATE(parlour, PARLOUR_FIELDS)
DESCRIBE(parlour, PARLOUR_FIELDS, false)

#define STATE struct parlour
#define LOCALS_bidding(S, ONE, MANY) ONE(S, u8, first, NUMBER, OWNER) ONE(S, u8, second, NUMBER, OWNER)
#define STEPS_bidding(S, Q) Q(FIRST, 1, "What do you bid?") Q(SECOND, 2, "What do you add?")
DECLARE_PROC(bidding)
#define LOCALS_evening(S, ONE, MANY) ONE(S, u8, spare, NUMBER, ALL)
#define STEPS_evening(S, Q)                                                                          \
    S(BIDS_DONE, TO(bidding)) Q(CHAIR, 3, "Who takes the chair?") Q(HAND_OVER, 4, "Hand it over.")                \
    Q(WHAT_NOW, RULING + 5, "What now?")
SHARED_STEPS(evening)
DECLARE_PROC(evening)

/* Lane: a first bid, then as much again or more; a seat that bids 3 has no choice left. */
PROC(bidding)
{
    BEGIN(bidding)
    ASK_SECRET(FIRST, f->seat) {
        parlour_bids_listed++;
        for (u8 n = 1; n <= 3; n++) OFFER(DO_BID, n);
    }
    L->first = ANSWER.a;
    ASK_SECRET(SECOND, f->seat) {
        parlour_bids_listed++;
        for (u8 n = L->first; n <= 3; n++) OFFER(DO_ADD, n);
    }
    L->second = ANSWER.a;
    END
}

static inline void parlour_reveal(struct context *c, struct parlour *g)
{
    for (seat s = 0; s < GUESTS; s++) {
        g->bid[s] = (u8)(g->bid[s] + LANE_OF(bidding, s)->first + LANE_OF(bidding, s)->second);
        HAPPEN(HAS_BID, 1, s, g->bid[s]);
    }
    join(c);
}

/* Two rounds of bids, one fork right after the other; the chair; then the chair waits and rolls. */
PROC(evening)
{
    BEGIN(evening)
    for (g->round = 1; g->round <= 2; g->round++) {
        FORK(BIDS_DONE, 0x07, bidding);
        parlour_reveal(c, g);
    }
    ASK_ANY(CHAIR, 0x07) OFFER(DO_CHAIR);
    g->chair = c->seat;
    HAPPEN(HAS_CHAIR, 3, g->chair);
    ASK_SECRET(HAND_OVER, g->chair) OFFER(DO_HAND_OVER, 7);
    for (;;) {
        ASK(WHAT_NOW, g->chair) {
            parlour_chair_listed++;
            OFFER(DO_WAIT);
            OFFER(DO_ROLL);
            if (g->waited) OFFER(DO_LEAVE);
            else REFUSE(DO_LEAVE, 6, "you have not waited yet");
        }
        MUST(g->spare[1] != 13); /* a position that only a trial keeps out */
        if (ANSWER.verb == DO_LEAVE) break;
        if (ANSWER.verb == DO_WAIT) {
            g->waited++;
            HAPPEN(HAS_WAITED, 5, g->chair, g->waited);
        } else {
            u8 face = roll(c, 6);
            HAPPEN_TO(only(g->chair), HAS_ROLLED, RULING + 5, g->chair, face);
        }
    }
    END
}

static const struct procedure *const parlour_procedures[] = {&proc_evening, &proc_bidding};
static const struct action_row parlour_actions[] = {
    {"DECLINE", NOTHING, NOTHING, NOTHING, "No"},
    {"ACCEPT", NOTHING, NOTHING, NOTHING, "Yes"},
    {"MODE", NUMBER, NOTHING, NOTHING, "Choose {a}"},
    {"BID", NUMBER, NOTHING, NOTHING, "Bid {a}"},
    {"ADD", NUMBER, NOTHING, NOTHING, "Add {a}"},
    {"CHAIR", NOTHING, NOTHING, NOTHING, "Take the chair"},
    {"HAND_OVER", NUMBER, NOTHING, NOTHING, "Hand over {a}"},
    {"WAIT", NOTHING, NOTHING, NOTHING, "Wait"},
    {"ROLL", NOTHING, NOTHING, NOTHING, "Roll"},
    {"LEAVE", NOTHING, NOTHING, NOTHING, "Leave"},
};
static const struct event_row parlour_events[] = {
    {"BID", NUMBER, NOTHING, NOTHING, "The bid of {who} is {a}", REVEALS | NEW_TURN},
    {"CHAIR", NOTHING, NOTHING, NOTHING, "{who} [take|takes] the chair", NEW_ROUND},
    {"WAITED", NUMBER, NOTHING, NOTHING, "{who} [wait|waits]", 0},
    {"ROLLED", NUMBER, NOTHING, NOTHING, "{who} [roll|rolls] a die: {a}", ROLLS | HIDE_A},
};

static void parlour_begin(struct context *c, void *state, const struct setup *setup)
{
    (void)setup;
    ((struct parlour *)state)->chair = NOBODY;
    PUSH(evening, 0);
}

static const char *parlour_broken(struct context *c, const void *state)
{
    (void)c;
    return ((const struct parlour *)state)->waited > 100 ? "nobody waits so long" : NULL;
}

static const struct game parlour_game = {
    .id = "parlour", .name = "Parlour", .prefix = "PL", .version = 1, .state_bytes = sizeof(struct parlour),
    .least_players = GUESTS, .most_players = GUESTS,
    .rules.procedures = parlour_procedures, .rules.procedure_count = COUNT(parlour_procedures),
    .rules.fields = &parlour_fields,
    .rules.actions = parlour_actions, .rules.action_count = COUNT(parlour_actions),
    .rules.events = parlour_events, .rules.event_count = COUNT(parlour_events),
    .rules.begin = parlour_begin, .rules.find_fault = parlour_broken,
};

static inline const struct content *parlour_content(void)
{
    static const struct block block;
    static const struct content content = {.block = &block};
    return &content;
}

#endif
