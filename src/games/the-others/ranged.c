/* ranged.c: Ranged Fights (chapter 15): the shot, the survivors' way back, their answer. */
#include "procedures.h"

/* Survivors of the target Space come if they can reach the Hero; the others stay (OT-185 to OT-187, OT-S50). True if
 * one came. */
static bool survivors_come(struct context *c, STATE *g, int from, int to)
{
    bool came = false;
    for (int i = 0; i < FIGURES; i++) {
        if (g->at[i] != from) continue;
        if (!(monster_reach(c, g, from, MONSTER(g->figure[i])->move) >> to & 1)) continue; /* OT-E16 */
        put_figure(c, g, i, to, EV_RETURNED, 185);     /* OT-S55 */
        came = true;
    }
    return came;
}

#define STEPS_ranged_fight(S, Q)                                                           \
    FIGHT_STEPS(S)                                                                         \
    Q(VOLUNTEER, 138, "Do you take Voluntary Corruption for this roll?")                   \
    Q(FAITH_HITS, RULING_(41), "Does a FAITH become a Hit before the kills?")              \
    Q(KILLS, 184, "Which Monsters do your Hits kill? Choose in the order of the list.")    \
    Q(FAITH, RULING_(41), "What does this FAITH become? Choose in the order of the list.")

/* A Hero shoots along a street; survivors who reach him answer (OT-179 to OT-193). */
PROC(ranged_fight)
{
    BEGIN(ranged_fight)
    begin_fight(g, AS_FIGHT);
    HAPPEN(EV_SHOT, 179, PLAYER, HIM, L->space, monsters_in(g, L->space));

    CALL(PREPARED, sins_prepare, .post = L->post, .agent = L->agent, .ranged = true); /* OT-183, OT-S53 */
    if (!RESULT) RETURN(call_off(c, g, AS_FIGHT));
    if (c->on_event) HAPPEN(EV_SHOT_DICE, 184, NOBODY, fight_dice(c, g, L->post, false));
    ASK(VOLUNTEER, PLAYER) offer_volunteer(c, g, L->post);   /* OT-138, OT-S111 */
    L->volunteered = volunteers(c, g, L->post);
    if (L->volunteered) ABILITIES(CHANGED, L->post, VOLUNTEERED);

    hero_rolls(c, g, AS_FIGHT);                              /* OT-184 */
    WINDOW(ROLLED, AFTER_ROLL);
    if (!STAYS) RETURN(end_fight(g, AS_FIGHT));
    for (; L->faith && faith_matters(c, g, AS_FIGHT); L->faith--) { /* OT-S41, OT-D53 */
        ASK(FAITH_HITS, PLAYER) {
            OFFER(ACT_RESULT, RESULT_HIT);
            OFFER(ACT_KEEP_FAITH);
        }
        if (ANSWER.verb == ACT_KEEP_FAITH) break;
        use_faith(c, g, AS_FIGHT, RESULT_HIT, RULING_(41));
    }
    for (L->last = 0; can_kill(c, g, L->space, L->hits);) {
        ASK(KILLS, PLAYER) offer_kills(c, g, AS_FIGHT);
        if (ANSWER.verb == ACT_SPARE) break;
        slay_one(c, g, AS_FIGHT, 184);
    }
    if (last_mission_done(c, g)) {                           /* OT-S124 */
        heroes_win(c, g, 43);
        END_GAME;
    }

    if (survivors_come(c, g, L->space, g->hero[L->post].space)) { /* OT-188 to OT-191 */
        sins_roll(c, g, AS_FIGHT);
        for (L->last = RESULT_DEFENSE; L->faith && faith_matters(c, g, AS_FIGHT); L->faith--) { /* OT-193: no Hit */
            ASK(FAITH, PLAYER) offer_results(c, L->last);
            L->last = ANSWER.a;
            use_faith(c, g, AS_FIGHT, L->last, RULING_(41));
        }
        compare(c, AS_FIGHT, 0, 188);                        /* OT-189, OT-192 */
        WOUND(WOUNDED, L->sin_hits);
        CORRUPT(CORRUPTED, L->sin_corruption);
    }
    SETTLE(SETTLED);                                         /* OT-S124 */
    if (g->kills) WINDOW(DIED, ON_DEATH);
    if (STAYS) {
        ABILITIES(ABILITY_DONE, L->post, AFTER_FIGHT);
        WINDOW(OVER, AFTER_FIGHT);
    }
    SETTLE(ALL_SETTLED);
    end_fight(g, AS_FIGHT);
    END
}
