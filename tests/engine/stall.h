/* stall.h: a made-up game for tests of picks: one question of each form, one after the other. */
#ifndef TESTS_ENGINE_STALL_H
#define TESTS_ENGINE_STALL_H

#include "engine/game.h"

enum { P_selling, P_secretly };
enum { DO_DECLINE, DO_ACCEPT, DO_MODE, DO_TAKE, DO_DONE, DO_BACK, DO_SEND, DO_TOOL, DO_LAY, DO_PLACE };
enum { HAS_TAKEN };
enum { STALL_SEATS = 2, THINGS = 6, ROWS = 3, WEIGHTS = 4, PEOPLE = 3, MANY_THINGS = 200 };
/* Where a game begins. */
enum stage { THREE_OF_SIX, ANY_OF_THEM, SUM_OF_FIVE, SHARED, SENT, LAID, RANKED, DICED, SECRET, WIDE_ONE, NO_STAGE };
static enum stage stall_begins;

#define STALL_FIELDS(S, ONE, MANY, SUB, CARDS) \
    ONE(S, u8, stage, NUMBER, ALL)             \
    MANY(S, u8, taken, 202, NUMBER, ALL)       \
    MANY(S, u8, tool, 4, NUMBER, ALL)          \
    ONE(S, u8, sum, NUMBER, ALL)
DESCRIBED_STATE(stall, STALL_FIELDS)
DESCRIBE(stall, STALL_FIELDS, false)

#define STATE struct stall
#define LOCALS_secretly(S, ONE, MANY) ONE(S, u8, last, NUMBER, OWNER) ONE(S, u8, chosen, BITS, OWNER)
#define STEPS_secretly(S, Q) Q(TAKE, 1, "Take one.", SET("Take some.", DO_DONE))
DECLARE_PROC(secretly)
#define LOCALS_selling(S, ONE, MANY) ONE(S, u8, left, NUMBER, ALL) ONE(S, u8, last, NUMBER, ALL)
#define STEPS_selling(S, Q)                                                     \
    Q(THREE, 1, "Take one.", SET("Take three.", NO_VERB))                     \
    Q(ANY, 2, "Take one.", SET("Take any.", DO_DONE))                         \
    Q(WEIGH, 3, "Which weight?", SET("Which weights?", NO_VERB))              \
    Q(SHARE_OUT, 4, "Who gets one?", SHARE("Who gets how many?", NO_VERB))    \
    Q(WHO, 5, "Who goes?", EACH("Who goes with what?", DO_DONE))              \
    Q(WHAT, 5, "With what?")                                                  \
    Q(LAY, 6, "What lies here?", EACH("What lies where?", NO_VERB))           \
    Q(PLACE, 7, "Who is next?", RANK("In which order?", NO_VERB))             \
    Q(DICE, 8, "Take one.", SET("Take some.", DO_DONE))                       \
    Q(WIDE, 9, "Take one.", SET("Take some.", DO_DONE)) S(CHOSEN, TO(secretly)) Q(END_, 10, "And now?")
DECLARE_PROC(selling)

static const u8 stall_weight[WEIGHTS + 1] = {0, 1, 1, 3, 2};

/* Whether weights after number n can make up `left`. */
static bool stall_fits(int n, int left)
{
    if (left == 0) return true;
    for (int i = n + 1; i <= WEIGHTS; i++)
        if (stall_weight[i] <= left && stall_fits(i, left - stall_weight[i])) return true;
    return false;
}

PROC(secretly)
{
    BEGIN(secretly)
    for (;;) {
        ASK_SECRET(TAKE, f->seat) {
            OFFER(DO_DONE);
            for (u8 i = L->last + 1; i <= 4; i++) OFFER(DO_TAKE, i);
        }
        if (ANSWER.verb == DO_DONE) break;
        L->last = ANSWER.a;
        L->chosen |= (u8)(1u << ANSWER.a);
    }
    END
}

PROC(selling)
{
    BEGIN(selling)
    if (g->stage > THREE_OF_SIX) goto any;
    for (L->left = 3; L->left; L->left--) { /* from the top down: things that are skipped are lost */
        ASK(THREE, 0) for (u8 i = L->last + 1; i <= THINGS - L->left + 1; i++) OFFER(DO_TAKE, i);
        L->last = ANSWER.a;
        g->taken[L->last]++;
        HAPPEN(HAS_TAKEN, 1, 0, L->last);
    }
any:
    if (g->stage > ANY_OF_THEM) goto weigh;
    for (;;) { /* in any order; 5 needs 1 */
        ASK(ANY, 0) {
            OFFER(DO_DONE);
            OFFER(DO_BACK);
            for (u8 i = 1; i <= 4; i++) OFFER_IF(!g->taken[i + 10], DO_TAKE, i);
            if (!g->taken[15]) OFFER_OR(g->taken[11], 4, "it needs 1", DO_TAKE, 5);
        }
        if (ANSWER.verb != DO_TAKE) break;
        g->taken[ANSWER.a + 10]++;
    }
weigh:
    if (g->stage > SUM_OF_FIVE) goto shared;
    for (L->left = 5, L->last = 0; L->left;) {
        ASK(WEIGH, 0)
            for (u8 i = L->last + 1; i <= WEIGHTS; i++)
                OFFER_IF(stall_weight[i] <= L->left && stall_fits(i, L->left - stall_weight[i]), DO_TAKE, i);
        L->last = ANSWER.a;
        L->left = (u8)(L->left - stall_weight[ANSWER.a]);
        g->taken[ANSWER.a + 20]++;
    }
shared:
    if (g->stage > SHARED) goto sent;
    for (L->left = 4; L->left; L->left--) {
        ASK(SHARE_OUT, 0) for (u8 i = 1; i <= 3; i++) OFFER_IF(g->taken[i + 30] < 2, DO_TAKE, i);
        g->taken[ANSWER.a + 30]++;
    }
sent:
    if (g->stage > SENT) goto laid;
    for (L->last = 0;;) { /* people from the top down, each tool once */
        ASK(WHO, 0) {
            OFFER(DO_DONE);
            for (u8 i = 1; i <= PEOPLE; i++)
                if (i <= L->last) REFUSE(DO_SEND, 7, "people go from the top down", i);
                else OFFER_OR(!g->tool[1] || !g->tool[2], 8, "no tool is left", DO_SEND, i);
        }
        if (ANSWER.verb == DO_DONE) break;
        L->last = ANSWER.a;
        ASK(WHAT, 0) for (u8 i = 1; i <= 2; i++) OFFER_OR(!g->tool[i], 9, "the tool is in use", DO_TOOL, i);
        g->tool[ANSWER.a] = L->last;
    }
laid:
    if (g->stage > LAID) goto ranked;
    for (L->last = 1; L->last <= ROWS; L->last++) { /* one 1, one 2, two 3s */
        ASK(LAY, 0) for (u8 i = 1; i <= 3; i++) OFFER_IF(g->taken[i + 40] < (i == 3 ? 2 : 1), DO_LAY, i, L->last);
        g->taken[ANSWER.a + 40]++;
        g->taken[L->last + 50] = ANSWER.a;
    }
ranked:
    if (g->stage > RANKED) goto diced;
    for (L->left = 3; L->left; L->left--) {
        ASK(PLACE, 0) for (u8 i = 1; i <= 4; i++) OFFER_IF(!g->taken[i + 60], DO_PLACE, i, L->left);
        g->taken[ANSWER.a + 60] = L->left;
    }
diced:
    if (g->stage > DICED) goto secret;
    for (;;) { /* a die after each: what follows cannot be chosen before */
        ASK(DICE, 0) {
            OFFER(DO_DONE);
            for (u8 i = 1; i <= 3; i++) OFFER_IF(!g->taken[i + 70], DO_TAKE, i);
        }
        if (ANSWER.verb == DO_DONE) break;
        g->taken[ANSWER.a + 70] = roll(c, 6);
    }
secret:
    if (g->stage > SECRET) goto wide;
    FORK(CHOSEN, 0x03, secretly);
    g->sum = (u8)(LANE_OF(secretly, 0)->chosen ^ LANE_OF(secretly, 1)->chosen);
    join(c);
wide:
    for (;;) {
        ASK(WIDE, 0) {
            OFFER(DO_DONE);
            for (int i = 0; i < 2; i++)
                for (u8 k = 0; k < MANY_THINGS; k++) OFFER_IF(!g->taken[k], DO_LAY, k, i);
        }
        if (ANSWER.verb == DO_DONE) break;
        g->taken[ANSWER.a] = 1;
    }
    ASK_SECRET(END_, 0) {
        OFFER(DO_DONE);
        OFFER(DO_BACK);
    }
    END
}

static const struct procedure *const stall_procedures[] = {&proc_selling, &proc_secretly};
static const struct action_row stall_actions[] = {
    {"DECLINE", NOTHING, NOTHING, NOTHING, "No"},
    {"ACCEPT", NOTHING, NOTHING, NOTHING, "Yes"},
    {"MODE", NUMBER, NOTHING, NOTHING, "Choose {a}"},
    {"TAKE", NUMBER, NOTHING, NOTHING, "Take {a}"},
    {"DONE", NOTHING, NOTHING, NOTHING, "That is all"},
    {"BACK", NOTHING, NOTHING, NOTHING, "Back"},
    {"SEND", NUMBER, NOTHING, NOTHING, "Send {a}"},
    {"TOOL", NUMBER, NOTHING, NOTHING, "with tool {a}"},
    {"LAY", NUMBER, NUMBER, NOTHING, "Lay {a} in row {b}"},
    {"PLACE", NUMBER, NUMBER, NOTHING, "{b} for {a}"},
};
static const struct event_row stall_events[] = {{"TAKEN", NUMBER, NOTHING, NOTHING, "{who} [take|takes] {a}", 0}};

static void stall_start(struct context *c, void *state, const struct setup *setup)
{
    (void)setup;
    ((struct stall *)state)->stage = (u8)stall_begins;
    PUSH(selling, 0);
}

static const struct game stall_game = {
    .id = "stall", .name = "Stall", .prefix = "ST", .version = 1, .state_bytes = sizeof(struct stall),
    .least_players = STALL_SEATS, .most_players = STALL_SEATS,
    .rules.procedures = stall_procedures, .rules.procedure_count = COUNT(stall_procedures),
    .rules.fields = &stall_fields,
    .rules.actions = stall_actions, .rules.action_count = COUNT(stall_actions),
    .rules.events = stall_events, .rules.event_count = COUNT(stall_events),
    .rules.begin = stall_start,
};

#endif
