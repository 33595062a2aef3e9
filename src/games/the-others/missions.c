/* missions.c: Missions, their progress and Events (chapter 21), and the checks after every event (OT-S108). */
#include "procedures.h"

int mission_number(struct context *c, const STATE *g, u8 mission)
{
    const struct mission_row *m = MISSION(mission);
    return m->number + m->per_hero * g->heroes;              /* OT-267 */
}

void advance(struct context *c, STATE *g, u8 kind, u8 target, int space, bool in_fight)
{
    const struct mission_row *m = MISSION(g->mission);
    if (g->accomplished) return;                             /* OT-S91 */
    if (m->kind != kind || (m->target && m->target != target) || (m->in_fight && !in_fight)) return;
    if (m->at && MAP(g->map)->tile_at[space] != m->at) return;
    int wanted = mission_number(c, g, g->mission);
    g->progress++;                                           /* OT-266 */
    HAPPEN(EV_PROGRESS, 266, NOBODY, g->mission, g->progress, wanted);
    if (g->progress >= wanted) g->accomplished = ACCOMPLISHED;
}

bool mission_done(struct context *c, const STATE *g, bool round_ends)
{
    const struct mission_row *m = MISSION(g->mission);
    if (g->accomplished) return g->accomplished == ACCOMPLISHED;
    if ((m->kind != M_GATHER && m->kind != M_STATE) || (m->at_round_end && !round_ends)) return false;
    int wanted = mission_number(c, g, g->mission);
    return m->kind == M_GATHER ? heroes_in(g, space_of_tile(c, g, m->at)) >= wanted
                               : tokens_on_board(c, g, m->target - X_FIRE) <= wanted;
}

bool last_mission_done(struct context *c, const STATE *g)
{
    return !MISSION(g->mission)->next[0] && mission_done(c, g, false);
}

bool is_hopeless(struct context *c, const STATE *g)
{
    const struct mission_row *m = MISSION(g->mission);
    if (m->kind != M_TURN_UP && m->kind != M_DELIVER && m->kind != M_COLLECT) return false;
    int needed = mission_number(c, g, g->mission) - g->progress, left = 0;
    if (m->kind == M_TURN_UP) {
        for (int t = 0; t < TOKENS; t++)
            if (!m->target || m->target == X_FIRE + t) left += g->hidden_left[t];
        return left < needed;
    }
    /* more may be due from the Story's tasks, as long as there are tokens */
    bool due = in_set(STORY(g->story)->brings_innocents, g->heroes) && g->supply[INNOCENT] > 0;
    if (m->target != X_INNOCENT || due) return false;
    left = g->hidden_left[INNOCENT];
    for (int p = 0; p < RING; p++) left += g->hero[p].innocents; /* who dies drops them again (OT-205) */
    for (int s = 1; s < SPACES && left < needed; s++) left += physical(g, s, INNOCENT);
    return left < needed;
}

void win(struct context *c, STATE *g, u8 side, rule_number rule)
{
    g->winner = side;
    HAPPEN(side == SINS_WIN ? EV_SINS_WIN : EV_HEROES_WIN, rule, side == SINS_WIN ? g->sins : NOBODY);
}

/* The killed Hero who is replaced next: in ring order from the current Hero, else from the first of the Round
 * (OT-S118); NOWHERE when there is none. */
static u8 next_killed(const STATE *g)
{
    for EACH_CLOCKWISE(p, g->heroes, g->current != NOWHERE ? g->current : g->first)
        if (g->hero[p].killed) return p;
    return NOWHERE;
}

bool unsettled(struct context *c, const STATE *g)
{
    u8 killed = 0, kind = MISSION(g->mission)->kind;
    for (int p = 0; p < RING; p++) killed |= g->hero[p].killed;
    if (killed || g->accomplished == ACCOMPLISHED) return true;
    if (g->accomplished) return false;
    return kind == M_GATHER || kind == M_STATE ? mission_done(c, g, false) : is_hopeless(c, g); /* others are counted */
}

/* The single Monster that a Mission names must be on the board (OT-S125). */
static u8 missing_quarry(struct context *c, const STATE *g)
{
    const struct mission_row *m = MISSION(g->mission);
    if (m->kind != M_KILL) return 0;
    if (m->target == X_CONTROLLER && !on_board(g->at[CONTROLLER_FIGURE])) return Z_CONTROLLER;
    if (m->target == X_AVATAR && !on_board(g->at[AVATAR_FIGURE])) return Z_AVATAR;
    return 0;
}

/* First the last Mission, then killed Heroes, then the next Mission (OT-S108). */
PROC(settle)
{
    BEGIN(settle)
    while (unsettled(c, g)) {
        if (last_mission_done(c, g)) WIN(HEROES_WIN, 43);    /* OT-043, OT-046 */
        if (next_killed(g) != NOWHERE) {
            if (!reserve_count(g)) WIN(SINS_WIN, 44);        /* OT-044, OT-212 */
            CALL(REPLACED, replace, .post = next_killed(g));
            continue;
        }
        if (!mission_done(c, g, false)) {                    /* OT-S94 */
            HAPPEN(EV_HOPELESS, RULING_(94), NOBODY, g->mission);
            WIN(SINS_WIN, RULING_(94));
        }
        g->accomplished = CARRIED_ON;                        /* nothing counts until the next Mission is current */
        g->missions_done++;
        HAPPEN(EV_ACCOMPLISHED, 266, NOBODY, g->mission);
        if (MISSION(g->mission)->after.length)               /* OT-273, OT-S120 */
            RUN(EVENT_DONE, g->sins, KIND_MISSION, g->mission, PART_AFTER, g->current);
        L->next = MISSION(g->mission)->next[0];
        if (MISSION(g->mission)->next[1]) {                  /* OT-271, OT-272 */
            CALL(BRANCHED, vote, .kind = VOTE_BRANCH, NEW_VOTE);
            L->next = (u8)RESULT;
        }
        if (MISSION(L->next)->before.length) RUN(BRANCH_DONE, g->sins, KIND_MISSION, L->next, PART_BEFORE, g->current);
        g->mission = L->next;                                /* OT-265, OT-268 */
        g->progress = g->accomplished = 0;                   /* OT-269, OT-270 */
        HAPPEN(EV_MISSION, 268, NOBODY, g->mission);
        if (missing_quarry(c, g)) CALL(QUARRY_HERE, summon_one, .what = missing_quarry(c, g), .figure = ANY_FIGURE);
    }
    END
}
