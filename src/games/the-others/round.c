/* round.c: the course of a Round (chapters 4 to 6 and 19): its tasks, Hero Turns in the ring, end, reset. */
#include "procedures.h"

enum { SOURCES = 16, STORY_TASK = 0 }; /* source n: the nth revealed Apocalypse card */

static u8 card_of(const STATE *g, int source) { return card_at(APOCALYPSE_OF(g), REVEALED, source - 1); }

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
    u16 all = (u16)(bit(min_int(SOURCES, 1 + pile_count(APOCALYPSE_OF(g), REVEALED))) - 1);
    const struct code *task = L->moment == ROUND_START ? &STORY(g->story)->begin : &STORY(g->story)->finish;
    return SUBSET(i, (u16)(all & ~L->done),
                  i == STORY_TASK ? task->length : trigger_of(c, card_of(g, i), L->moment) >= 0);
}

#define STEPS_tasks(S, Q)                                                                                       \
    S(STORY_DONE, TO(effect)) S(STORY_SETTLED, TO(settle)) S(CARD_DONE, TO(effect)) S(CARD_SETTLED, TO(settle)) \
    Q(ORDER, RULING_(95), "What is carried out first?")

/* Carries them out one after the other; the Sins Player orders what comes at the same moment. */
PROC(tasks)
{
    BEGIN(tasks)
    while (waiting(c, g, L)) {
        ASK(ORDER, g->sins)
            for EACH_BIT(source, waiting(c, g, L)) {
                if (source == STORY_TASK) OFFER(ACT_STORY_TASK, g->story);
                else OFFER(ACT_CARD_TASK, card_of(g, source), source);
            }
        L->source = ANSWER.verb == ACT_STORY_TASK ? STORY_TASK : ANSWER.b;
        L->done |= (u16)bit(L->source);
        if (L->source == STORY_TASK) {                       /* the order printed */
            RUN(STORY_DONE, g->sins, KIND_STORY, g->story, L->moment == ROUND_START ? PART_BEGIN : PART_FINISH,
                NOWHERE);
            SETTLE(STORY_SETTLED);
        } else {
            RUN(CARD_DONE, g->sins, KIND_APOCALYPSE, card_of(g, L->source),
                (u8)(PART_TRIGGER + trigger_of(c, card_of(g, L->source), L->moment)), NOWHERE);
            SETTLE(CARD_SETTLED);
        }
    }
    END
}

/* Turns go round from the first Hero until a whole circle passes without one (OT-055 to OT-063, OT-S10). */
PROC(hero_turns)
{
    BEGIN(hero_turns)
    for (L->post = g->first, L->idle = 0; L->idle < g->heroes; L->post = clockwise(g->heroes, L->post, 1)) {
        if (!g->hero[L->post].turns && !g->hero[L->post].extra_turns) { /* OT-060 */
            L->idle++;
            continue;
        }
        if (g->hero[L->post].turns) {                       /* OT-059 */
            ASK(WHICH_TOKEN, PLAYER) {
                OFFER(ACT_TURN_TOKEN, HIM);
                if (g->hero[L->post].extra_turns) OFFER(ACT_EXTRA_TURN, HIM);
            }
        } else {
            ASK(EXTRA, PLAYER) {
                OFFER(ACT_EXTRA_TURN, HIM);
                OFFER(ACT_NO_EXTRA_TURN, HIM);
            }
            if (ANSWER.verb == ACT_NO_EXTRA_TURN) {
                L->idle++;
                continue;
            }
        }
        L->idle = 0;
        CALL(TURN_DONE, turn, .post = L->post, .agent = g->hero[L->post].agent,
             .extra = ANSWER.verb == ACT_EXTRA_TURN);
    }
    g->current = NOWHERE;
    END
}

/* One Sin card for each Altar whose Space holds no Hero (OT-245, OT-246, OT-S67). */
static void draw_for_altars(struct context *c, STATE *g)
{
    spaces heroes = hero_spaces(g);
    for (int i = 0; i < ALTARS; i++)
        if (g->altar[i] && !in_set(heroes, g->altar[i])) draw_sin_card(c, g, 245);
    for (int n = sin_modifier(c, g, V_DRAWS, 0); n > 0; n--) draw_sin_card(c, g, 258);
}

static void reset(struct context *c, STATE *g)
{
    for (int p = 0; p < g->heroes; p++) {
        struct hero *h = &g->hero[p];
        h->turns = TURN_TOKENS;                              /* OT-247 */
        h->city = 0;                                         /* OT-123, OT-248 */
        h->marks = h->jammed = 0;                            /* OT-251 */
        memset(h->spent, 0, sizeof h->spent);
        refresh_hero(c, g, p);
    }
    g->reactions = (u8)reaction_tokens(c, g);                /* OT-249 */
    g->reactions_spent = 0;
    g->ability_used = false;
    g->icons_used = g->city_actions = g->second_moves = g->missions_done = g->heroes_killed = 0;
    HAPPEN(EV_RESET, 247, NOBODY);
}

enum { ROUNDS_MAX = 250 };

/* One Round (OT-048): start, Hero Turns with Reactions, end. */
PROC(round)
{
    BEGIN(round)
    if (g->round == ROUNDS_MAX) WIN(SINS_WIN, 51);           /* OT-051 knows no end, but a byte counts the Rounds */
    g->round++;
    g->card_played = false;
    HAPPEN(EV_ROUND, 48, NOBODY, g->round);
    WINDOW_OF_ROUND(START_CARD, ROUND_START);                /* OT-S62 */
    discard_front(g);
    CALL(BEGUN, tasks, .moment = ROUND_START);               /* OT-049, OT-052 */
    SETTLE(BEGUN_SETTLED);
    CALL(FIRST_CHOSEN, vote, .kind = VOTE_FIRST, NEW_VOTE);  /* OT-053, OT-054 */
    g->first = (u8)RESULT;
    HAPPEN(EV_FIRST_HERO, 53, player_of(g, g->first), hero_at(g, g->first));
    CALL(TURNS_DONE, hero_turns, .idle = 0);

    discard_front(g);                                     /* OT-S102 */
    g->card_played = false;
    CALL(FINISHED, tasks, .moment = ROUND_END);              /* OT-050, OT-238 */
    SETTLE(FINISH_SETTLED);
    WINDOW_OF_ROUND(END_CARD, ROUND_END);
    discard_front(g);
    if (mission_done(c, g, true)) {                          /* Missions that are checked at End of Round */
        g->accomplished = ACCOMPLISHED;
        CALL(STATE_SETTLED, settle, .next = 0);
    }
    CALL(SUMMONED, summon_step, .left = 0);
    draw_for_altars(c, g);
    for (L->done = 0; L->done < g->heroes; L->done++) ABILITIES(CHANGED, L->done, RESET);
    reset(c, g);
    END
}
