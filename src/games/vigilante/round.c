/* round.c: one round (chapter 11): Choose New Event, Players Take Turns, Trigger Events; and the Event die (14). */
#include "procedures.h"

static void draw_two(struct context *c, STATE *g, struct choose_event *L, seat who)
{
    L->drawn[0] = g->bag[pick(c, g->bag_count)];             /* VG-104; they stay in the bag's list until placed */
    L->drawn[1] = 0;
    if (g->bag_count > 1) {
        int at = pick(c, g->bag_count - 1);
        L->drawn[1] = g->bag[at] >= L->drawn[0] ? g->bag[at + 1] : g->bag[at];
    }
    HAPPEN_TO(only(who), EV_EVENT_DRAWN, 104, who, L->drawn[0], L->drawn[1]);
}

#define STEPS_choose_event(S, Q) Q(WHICH_EVENT, 105, "Which Event goes on the Event Track?")

/* The First Player sees two tokens and places one; the other goes back into the bag (VG-105, VG-S18). */
PROC(choose_event)
{
    BEGIN(choose_event)
    if (!g->bag_count) RETURN(0);                            /* VG-S16 */
    draw_two(c, g, L, f->seat);
    ASK(WHICH_EVENT, f->seat)
        for (int i = 0; i < 2; i++)
            if (L->drawn[i]) OFFER(ACT_PLACE_EVENT, L->drawn[i], TOKEN(L->drawn[i])->number);
    bag_remove(g, ANSWER.a);
    place_token(c, g, ANSWER.a);
    note_conduct(g, f->seat, PLACED_JAILBREAK + TOKEN(ANSWER.a)->type - JAILBREAK);
    END
}

static void begin_round(struct context *c, STATE *g)
{
    HAPPEN(EV_ROUND, 101, NOBODY, g->round, SCENARIO(g->scenario)->rounds);
    for (seat s = 0; s < g->players; s++) {
        g->player[s].submitted = false;
        for (int i = 0; i < SLOTS; i++) g->player[s].slot[i].used_round = 0;
    }
    forget_spent(c, g, PER_ROUND);
}

static void tokens_back(struct context *c, STATE *g)
{
    for (seat s = 0; s < g->players; s++) g->player[s].actions = ACTIONS; /* VG-116, VG-S15 */
    HAPPEN(EV_TOKENS_BACK, 116, NOBODY);
}

/* The four steps of a round, the last of which is done by the caller (VG-101). */
PROC(round)
{
    BEGIN(round)
    begin_round(c, g);
    CALL_AS(EVENT_CHOSEN, g->first, choose_event, .drawn = {0});
    tokens_back(c, g);
    for (L->done = 0; L->done < g->players; L->done++) {     /* VG-146 */
        TRIGGERS(ROUND_EFFECTS, clockwise(g->players, g->first, L->done), ON_ROUND, NOBODY, 0);
        COUNT_MARKET(MARKET_SETTLED);
        SETTLE(ROUND_SETTLED);
    }
    CALL_AS(TURNS_DONE, g->first, turn, .free = 0);          /* VG-111 */
    CALL(EVENTS_DONE, trigger_events, .number = 0);
    if ((end_all_until(g, THIS_ROUND) || bonuses_vary(g)) && unsettled(c, g)) /* VG-S103 */
        CALL(DEFEATS_DONE, defeats, .count = 0);
    END
}

static void roll_dice(struct context *c, STATE *g, struct submit_die *L, seat who)
{
    int n = max_int(2, min_int(4, 2 + player_modifier(c, g, who, V_DICE)));
    for (int i = 0; i < n; i++) L->face[i] = roll(c, 6);     /* VG-148, VG-S06 */
    HAPPEN_TO(only(who), EV_DICE, 148, who, L->face[0], L->face[1], L->face[2]);
}

/* Offers each rolled number once, the lowest first. */
static void offer_dice(struct context *c, const struct submit_die *L)
{
    u32 faces = 0;
    for (int i = 0; i < COUNT(L->face); i++) faces |= bit(L->face[i]);
    for EACH_BIT(face, faces & ~1u) OFFER(ACT_SUBMIT, face);
}

/* Notes which Events the die of a seat alone sets off, as far as all can see now (VG-152). */
static void note_die(struct context *c, STATE *g, seat who)
{
    bool nothing = true;
    if (SUBSET(s, others(g, who), g->player[s].die == g->player[who].die)) return;
    for (int i = 0; i < g->track_count; i++) {
        if (TOKEN(g->track[i])->number != g->player[who].die) continue;
        note_conduct(g, who, SET_OFF_JAILBREAK + TOKEN(g->track[i])->type - JAILBREAK);
        nothing = false;
    }
    if (nothing) note_conduct(g, who, SET_OFF_NOTHING);
}

#define STEPS_submit_die(S, Q)    \
    S(AMBUSHED, TO(window)) S(EFFECTS_DONE, TO(triggers))   \
    Q(WHICH_DIE, 148, "Which Event die do you submit?")

/* Once per round, after the last action (VG-147). */
PROC(submit_die)
{
    BEGIN(submit_die)
    g->player[f->seat].submitted = true;
    if (defeated_count(g, f->seat) >= 3) {                   /* VG-154, VG-S83 */
        HAPPEN(EV_BROKEN, 154, f->seat);
        RETURN(0);
    }
    roll_dice(c, g, L, f->seat);
    ASK_SECRET(WHICH_DIE, f->seat) offer_dice(c, L);         /* VG-S84 */
    g->player[f->seat].die = ANSWER.a;                       /* VG-149, VG-151 */
    *L = (struct submit_die){0};                             /* VG-150: the other is never shown */
    HAPPEN(EV_SUBMITTED, 151, f->seat, ANSWER.a);
    note_die(c, g, f->seat);
    MOMENT(AMBUSHED, f->seat, ABOUT(f->seat, DIE_SUBMITTED, g->player[f->seat].die)); /* A11 */
    TRIGGERS(EFFECTS_DONE, f->seat, ON_SUBMITTED, NOBODY, 0);
    END
}
