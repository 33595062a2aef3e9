/* round.c: the course of a Round (chapters 4 to 6 and 19): start, Hero Turns in the ring, end, reset. */
#include "procedures.h"

/* -- Turns in the ring ----------------------------------------------------------------------------------------------- */

/* Turns go round from the first Hero until a whole circle passes without one (OT-055 to OT-063, OT-S10). */
PROC(hero_turns)
{
    BEGIN(hero_turns)
    for (L->post = g->first, L->idle = 0; L->idle < g->heroes; L->post = (u8)next_post(g, L->post)) {
        if (!g->hero[L->post].turns && !g->hero[L->post].extra_turns) { /* OT-060 */
            L->idle++;
            continue;
        }
        if (g->hero[L->post].turns) {                       /* OT-059 */
            ASK(WHICH_TOKEN, player_of(g, L->post)) {
                OFFER(ACT_TURN_TOKEN, hero_at(g, L->post));
                if (g->hero[L->post].extra_turns) OFFER(ACT_EXTRA_TURN, hero_at(g, L->post));
            }
        } else {
            ASK(EXTRA, player_of(g, L->post)) {
                OFFER(ACT_EXTRA_TURN, hero_at(g, L->post));
                OFFER(ACT_NO_EXTRA_TURN, hero_at(g, L->post));
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

/* -- The end of a Round ---------------------------------------------------------------------------------------------- */

/* One Sin card for each Altar whose Space holds no Hero (OT-245, OT-246, OT-S67). */
static void draw_for_altars(struct context *c, STATE *g)
{
    spaces heroes = hero_spaces(g);
    for (int i = 0; i < ALTARS; i++)
        if (g->altar[i] && !(heroes >> g->altar[i] & 1)) draw_sin_card(c, g, RULE(245));
    for (int n = sin_modifier(c, g, V_DRAWS, 0); n > 0; n--) draw_sin_card(c, g, RULE(258));
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
    HAPPEN(EV_RESET, RULE(247), NOBODY);
}

enum { ROUNDS_MAX = 250 };

/* One Round (OT-048): start, Hero Turns with Reactions, end. */
PROC(round)
{
    BEGIN(round)
    if (g->round == ROUNDS_MAX) {                            /* OT-051 knows no end, but a byte counts the Rounds */
        sins_win(c, g, RULE(51));
        END_GAME;
    }
    g->round++;
    g->card_played = false;
    HAPPEN(EV_ROUND, RULE(48), NOBODY, g->round);
    WINDOW(START_CARD, ROUND_START, NOWHERE);                /* OT-S62 */
    discard_front(c, g);
    CALL(BEGUN, tasks, .moment = ROUND_START);               /* OT-049, OT-052 */
    SETTLE(BEGUN_SETTLED);
    CALL(FIRST_CHOSEN, vote, .kind = VOTE_FIRST, NEW_VOTE);  /* OT-053, OT-054 */
    g->first = (u8)RESULT;
    HAPPEN(EV_FIRST_HERO, RULE(53), player_of(g, g->first), hero_at(g, g->first));
    CALL(TURNS_DONE, hero_turns, .idle = 0);

    discard_front(c, g);                                     /* OT-S102 */
    g->card_played = false;
    CALL(FINISHED, tasks, .moment = ROUND_END);              /* OT-050, OT-238 */
    SETTLE(FINISH_SETTLED);
    WINDOW(END_CARD, ROUND_END, NOWHERE);
    discard_front(c, g);
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
