/* puzzle.h: a made-up game of little questions whose best answers are known, for tests of the search.
 *
 * The set-up's scenario says which question is asked. Seat 0 is asked first, and only one seat can win.
 */
#ifndef TESTS_BOTS_PUZZLE_H
#define TESTS_BOTS_PUZZLE_H

#include "../conformance/kit_play.h"
#include "engine/procedure.h"

enum question_asked {
    DICE,    /* take a chance of 3, 6 or 5 in 10 */
    COIN,    /* both hide a coin at once; seat 0 wins if they are the same */
    GUESS,   /* guess which of 4 numbers seat 1 holds, or look first, which costs a third of the chance */
    REPLY,   /* seat 0 leaves 1 to 3 stones, seat 1 wins if it can take exactly all of them: it may take 1 or 2 */
    TWINS,   /* seat 0 has two options that are the same; what seat 1 does then decides */
    MASKED,  /* seat 0 dares 5 in 10, or lets seat 1, who knows nothing, guess which of 4 numbers it holds */
    LADDER,  /* seat 0 is asked again and again, once for each stone, and wins whatever it does */
};
enum { NUMBERS = 4, RUNGS = 20 };
enum { P_hiding, P_course };
enum { DO_DECLINE, DO_ACCEPT, DO_MODE, DO_DARE, DO_HIDE, DO_GUESS, DO_LOOK, DO_LEAVE_STONES, DO_TAKE };

#define HOLDER_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, number, NUMBER, MASK)            \
    ONE(S, u8, number_known, SEATS, KNOWN)
DESCRIBED_STRUCT(holder, HOLDER_FIELDS)
DESCRIBE(holder, HOLDER_FIELDS, true)

#define PUZZLE_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, question, NUMBER, ALL)           \
    ONE(S, u8, winner, SEAT, ALL)               \
    ONE(S, u8, stones, NUMBER, ALL)             \
    MANY(S, u8, spare, 3, NUMBER, ALL)          \
    MANY(S, u8, coin, 2, NUMBER, ALL)           \
    SUB(S, holder, holder, 2)
DESCRIBED_STATE(puzzle, PUZZLE_FIELDS)
DESCRIBE(puzzle, PUZZLE_FIELDS, false)

#define STATE struct puzzle
#define GAME_LABEL "puzzle"
#define LOCALS_hiding(S, ONE, MANY) ONE(S, u8, coin, NUMBER, OWNER)
#define STEPS_hiding(S, Q) Q(HIDE, 1, "Heads or tails?")
DECLARE_PROC(hiding)
#define LOCALS_course(S, ONE, MANY) ONE(S, u8, looked, FLAG, ALL)
#define STEPS_course(S, Q)                                                                      \
    S(HIDDEN_BOTH, TO(hiding)) Q(DARE, 2, "Which chance?") Q(GUESSING, 3, "Which number?") Q(STONES, 4, "How many?") \
    Q(TAKING, 5, "How many?") Q(EITHER, 6, "Which of two?") Q(DECIDING, 7, "Who wins?") Q(CLIMBING, 8, "Left or right?") \
    Q(TRUSTING, 9, "Which chance?") Q(UNMASKING, 10, "Which number?")
DECLARE_PROC(course)

PROC(hiding)
{
    BEGIN(hiding)
    ASK_SECRET(HIDE, f->seat) for (u8 n = 0; n < 2; n++) OFFER(DO_HIDE, n);
    L->coin = ANSWER.a;
    END
}

PROC(course)
{
    BEGIN(course)
    g->winner = NOBODY;
    if (g->question == COIN) {
        FORK(HIDDEN_BOTH, 0x03, hiding);
        for (seat s = 0; s < 2; s++) g->coin[s] = LANE_OF(hiding, s)->coin;
        join(c);
        g->winner = g->coin[0] != g->coin[1];
    } else if (g->question == DICE) {
        ASK(DARE, 0) {
            OFFER(DO_DARE, 3);
            OFFER(DO_DARE, 6);
            OFFER(DO_DARE, 5);
        }
        g->winner = roll(c, 10) > ANSWER.a;
    } else if (g->question == GUESS) {
        for (;;) {
            ASK(GUESSING, 0) {
                for (u8 n = 1; n <= NUMBERS; n++) OFFER(DO_GUESS, n);
                if (!L->looked) OFFER(DO_LOOK);
            }
            if (ANSWER.verb == DO_GUESS) break;
            L->looked = true;
            g->holder[1].number_known |= 0x01;
        }
        g->winner = ANSWER.a != g->holder[1].number;
        if (L->looked && roll(c, 3) == 1) g->winner = 1;
    } else if (g->question == TWINS) {
        ASK(EITHER, 0) for (u8 n = 0; n < 2; n++) OFFER(DO_HIDE, n);
        g->stones = ANSWER.a; /* seen, but it does not matter */
        ASK(DECIDING, 1) for (u8 n = 0; n < 2; n++) OFFER(DO_TAKE, n);
        g->winner = ANSWER.a;
    } else if (g->question == MASKED) {
        ASK(TRUSTING, 0) {
            OFFER(DO_DARE, 5);
            OFFER(DO_LOOK);
        }
        if (ANSWER.verb == DO_DARE) {
            g->winner = roll(c, 10) > 5;
        } else {
            ASK(UNMASKING, 1) for (u8 n = 1; n <= NUMBERS; n++) OFFER(DO_GUESS, n);
            g->winner = ANSWER.a == g->holder[0].number;
        }
    } else if (g->question == LADDER) {
        while (g->stones < RUNGS) {
            ASK(CLIMBING, 0) for (u8 n = 0; n < 2; n++) OFFER(DO_TAKE, n);
            g->stones++;
        }
        g->winner = 0;
    } else {
        ASK(STONES, 0) for (u8 n = 1; n <= 3; n++) OFFER(DO_LEAVE_STONES, n);
        g->stones = ANSWER.a;
        ASK(TAKING, 1) for (u8 n = 1; n <= 2; n++) OFFER(DO_TAKE, n);
        g->winner = g->stones == ANSWER.a;
    }
    END
}

static const struct procedure *const puzzle_procedures[] = {&proc_hiding, &proc_course};
static const struct action_row puzzle_actions[] = {
    {"DECLINE", NOTHING, NOTHING, NOTHING, "No"},        {"ACCEPT", NOTHING, NOTHING, NOTHING, "Yes"},
    {"MODE", NUMBER, NOTHING, NOTHING, "Choose {a}"},    {"DARE", NUMBER, NOTHING, NOTHING, "Dare {a} in 10"},
    {"HIDE", NUMBER, NOTHING, NOTHING, "Hide {a}"},      {"GUESS", NUMBER, NOTHING, NOTHING, "Guess {a}"},
    {"LOOK", NOTHING, NOTHING, NOTHING, "Look"},         {"LEAVE", NUMBER, NOTHING, NOTHING, "Leave {a}"},
    {"TAKE", NUMBER, NOTHING, NOTHING, "Take {a}"},
};

static void puzzle_begin(struct context *c, void *state, const struct setup *setup)
{
    struct puzzle *g = state;
    g->head.top = NO_FRAME;
    g->question = setup->scenario;
    for (seat s = 0; s < 2; s++) g->holder[s] = (struct holder){(u8)(1 + pick(c, NUMBERS)), only(s)};
    PUSH(course, 0);
}

static bool puzzle_redeal(struct context *c, void *view, seat who, struct random *luck)
{
    struct puzzle *g = view;
    (void)c;
    for (seat s = 0; s < 2; s++)
        if (!has_seat(g->holder[s].number_known, who)) g->holder[s].number = (u8)(1 + random_below(luck, NUMBERS));
    return true;
}

static int puzzle_score(struct context *c, const void *state, seat who)
{
    (void)c;
    return ((const struct puzzle *)state)->winner == who;
}

static const struct game puzzle_game = {
    .id = "puzzle", .name = "Puzzle", .prefix = "PZ", .version = 1, .state_bytes = sizeof(struct puzzle),
    .least_players = 2, .most_players = 2,
    .rules.procedures = puzzle_procedures, .rules.procedure_count = COUNT(puzzle_procedures),
    .rules.fields = &puzzle_fields,
    .rules.actions = puzzle_actions, .rules.action_count = COUNT(puzzle_actions),
    .rules.begin = puzzle_begin, .bot.redeal = puzzle_redeal, .rules.score = puzzle_score,
};

#endif
