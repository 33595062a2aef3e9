/* tasks.c: what the start and the end of a Round set off: the Story's tasks and Apocalypse cards (OT-S95). */
#include "procedures.h"

enum { SOURCES = 16, STORY_TASK = 0 }; /* source n: the nth revealed Apocalypse card */

static u8 card_of(const STATE *g, int source) { return g->apocalypse.id[g->apocalypse.start[REVEALED] + source - 1]; }

static struct code story_code(struct context *c, const STATE *g, u8 moment)
{
    return moment == ROUND_START ? STORY(g->story)->begin : STORY(g->story)->finish;
}

/* The trigger of a card that waits for the moment, or -1. */
static int trigger_of(struct context *c, u8 card, u8 moment)
{
    for (int n = 0; n < TRIGGERS_MAX; n++)
        if (APOCALYPSE(card)->when[n].moment == moment) return n;
    return -1;
}

/* Sources that have something to do and have not done it. */
static u16 waiting(struct context *c, const STATE *g, const struct tasks *L)
{
    u16 set = story_code(c, g, L->moment).length ? 1u << STORY_TASK : 0;
    int cards = g->apocalypse.start[REVEALED + 1] - g->apocalypse.start[REVEALED];
    for (int i = 1; i <= cards && i < SOURCES; i++)
        if (trigger_of(c, card_of(g, i), L->moment) >= 0) set |= (u16)(1u << i);
    return set & (u16)~L->done;
}

#define STEPS_tasks(S, Q) \
    S(STORY_DONE, TO(effect)) S(STORY_SETTLED, TO(settle)) S(CARD_DONE, TO(effect)) S(CARD_SETTLED, TO(settle)) \
    Q(ORDER, RULING_(95), "What is carried out first?")

/* Carries them out one after the other; the Sins Player orders what comes at the same moment. */
PROC(tasks)
{
    BEGIN(tasks)
    while (waiting(c, g, L)) {
        ASK(ORDER, g->sins)
            for (u16 set = waiting(c, g, L); set; set &= (u16)(set - 1)) {
                int source = __builtin_ctz(set);
                if (source == STORY_TASK) OFFER(ACT_STORY_TASK, g->story);
                else OFFER(ACT_CARD_TASK, card_of(g, source), source);
            }
        L->source = ANSWER.verb == ACT_STORY_TASK ? STORY_TASK : ANSWER.b;
        L->done |= (u16)(1u << L->source);
        if (L->source == STORY_TASK) {                       /* the order printed */
            RUN(STORY_DONE, g->sins, KIND_STORY, g->story, L->moment == ROUND_START ? PART_BEGIN : PART_FINISH, NOWHERE);
            SETTLE(STORY_SETTLED);
        } else {
            RUN(CARD_DONE, g->sins, KIND_APOCALYPSE, card_of(g, L->source),
                (u8)(PART_TRIGGER + trigger_of(c, card_of(g, L->source), L->moment)), NOWHERE);
            SETTLE(CARD_SETTLED);
        }
    }
    END
}
