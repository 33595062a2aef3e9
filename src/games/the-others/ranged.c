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
        put_figure(c, g, i, to, EV_RETURNED, RULE(185));     /* OT-S55 */
        came = true;
    }
    return came;
}

#define STEPS_ranged_fight(S, Q)                                                           \
    S(PREPARED, TO(sins_prepare)) S(CHANGED, TO(abilities)) S(ROLLED, TO(window)) S(WOUNDED, TO(wounds)) S(CORRUPTED, TO(corrupt)) S(SETTLED, TO(settle)) S(DIED, TO(window)) S(ABILITY_DONE, TO(abilities)) S(OVER, TO(window)) S(ALL_SETTLED, TO(settle)) \
    Q(VOLUNTEER, RULE(138), "Do you take Voluntary Corruption for this roll?")             \
    Q(FAITH_HITS, RULING_(41), "Does a FAITH become a Hit before the kills?")              \
    Q(KILLS, RULE(184), "Which Monsters do your Hits kill? Choose in the order of the list.") \
    Q(FAITH, RULING_(41), "What does this FAITH become? Choose in the order of the list.")

/* A Hero shoots along a street; survivors who reach him answer (OT-179 to OT-193). */
PROC(ranged_fight)
{
    BEGIN(ranged_fight)
    begin_fight(g, L->post, L->space, L->outer);
    HAPPEN(EV_SHOT, RULE(179), player_of(g, L->post), hero_at(g, L->post), L->space, monsters_in(g, L->space));

    CALL(PREPARED, sins_prepare, .post = L->post, .agent = L->agent, .ranged = true); /* OT-183, OT-S53 */
    if (!RESULT) {
        HAPPEN(EV_FIGHT_OFF, RULING_(57), NOBODY);
        end_fight(g, L->outer);
        RETURN(0);
    }
    if (c->on_event) HAPPEN(EV_SHOT_DICE, RULE(184), NOBODY, fight_dice(c, g, L->post, false));
    ASK(VOLUNTEER, player_of(g, L->post)) offer_volunteer(c, g, L->post); /* OT-138, OT-S111 */
    if (ANSWER.verb == ACT_VOLUNTEER) {
        L->volunteered = true;
        volunteer(c, g, L->post);
        ABILITIES(CHANGED, L->post, VOLUNTEERED);
    }

    L->frailty = frailty(c, g);                              /* OT-S46 */
    hero_rolls(c, g, L->post, L->volunteered, &L->hits, &L->defense, &L->cc, &L->faith); /* OT-184 */
    WINDOW(ROLLED, AFTER_ROLL, L->post);
    if (!still_there(g, L->post, L->agent)) {
        end_fight(g, L->outer);
        RETURN(0);
    }
    while (L->faith) {                                       /* OT-S41, OT-D53 */
        if (!faith_matters(c, g, L->space, RESULT_HIT, (struct standing){L->faith, L->hits, 0, 0, 0, 0})) break;
        ASK(FAITH_HITS, player_of(g, L->post)) {
            OFFER(ACT_RESULT, RESULT_HIT);
            OFFER(ACT_KEEP_FAITH);
        }
        if (ANSWER.verb == ACT_KEEP_FAITH) break;
        L->faith--;
        L->hits++;
        HAPPEN(EV_FAITH, RULING_(41), player_of(g, L->post), RESULT_HIT);
    }
    for (L->last = 0; can_kill(c, g, L->space, L->hits);) {
        ASK(KILLS, player_of(g, L->post)) {
            offer_kills(c, g, L->space, L->hits, L->last);
            OFFER(ACT_SPARE);
        }
        if (ANSWER.verb == ACT_SPARE) break;
        L->last = ANSWER.a;
        L->hits = less(L->hits, ANSWER.b);
        kill_monster(c, g, find_figure(g, ANSWER.a, L->space), true, RULE(184));
    }
    if (last_mission_done(c, g)) {                           /* OT-S124 */
        heroes_win(c, g, RULE(43));
        END_GAME;
    }

    if (survivors_come(c, g, L->space, g->hero[L->post].space)) { /* OT-188 to OT-191 */
        sins_roll(c, g, L->post, &L->sin_hits, &L->sin_corruption);
        for (L->last = RESULT_DEFENSE; L->faith; L->faith--) { /* OT-193: no Hit is of use now */
            if (!faith_matters(c, g, L->space, L->last,
                               (struct standing){L->faith, 0, less(L->defense, L->frailty), L->cc, L->sin_hits,
                                                 L->sin_corruption}))
                break;
            ASK(FAITH, player_of(g, L->post)) offer_results(c, L->last);
            L->last = ANSWER.a;
            L->defense = (u8)(L->defense + (L->last == RESULT_DEFENSE));
            L->cc = (u8)(L->cc + (L->last == RESULT_CC));
            HAPPEN(EV_FAITH, RULING_(41), player_of(g, L->post), L->last);
        }
        L->sin_hits = less(L->sin_hits, less(L->defense, L->frailty)); /* OT-189, OT-192, OT-S47 */
        L->sin_corruption = less(L->sin_corruption, L->cc);
        HAPPEN(EV_OUTCOME, RULE(188), NOBODY, 0, L->sin_hits, L->sin_corruption);
        WOUND(WOUNDED, L->post, L->agent, L->sin_hits);
        CORRUPT(CORRUPTED, L->post, L->agent, L->sin_corruption);
    }
    SETTLE(SETTLED);                                         /* OT-S124 */
    if (g->kills) WINDOW(DIED, ON_DEATH, L->post);
    if (still_there(g, L->post, L->agent)) {
        ABILITIES(ABILITY_DONE, L->post, AFTER_FIGHT);
        WINDOW(OVER, AFTER_FIGHT, L->post);
    }
    SETTLE(ALL_SETTLED);
    end_fight(g, L->outer);
    END
}
