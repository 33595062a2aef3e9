/* verdict.c: why the game has ended as it did, for those who won and those who lost (chapter 3). */
#include "scene_parts.h"

/* The state at the end says it: who has left, which Hero was not replaced, how far the Mission is. */
static rule_number heroes_have_won(struct text *out, struct context *c, const STATE *g)
{
    if (has_seat(g->left, g->sins)) {
        text_add(out, "the Sins Player has left the table");
        return RULING_(121);
    }
    text_add(out, "the last Mission, %s, is accomplished in Round %d", ROW_NAME(KIND_MISSION, g->mission), g->round);
    if (g->progress) text_add(out, " (%d of %d)", g->progress, mission_number(c, g, g->mission));
    return 43;
}

static rule_number sins_have_won(struct text *out, struct context *c, const STATE *g)
{
    int dead = SUM(i, bit(TEAM) - 1, g->agent[i].hero && g->agent[i].status == OUT);
    if (!hero_players(g)) {
        text_add(out, "all Hero Players have left the table");
        return RULING_(121);
    }
    for (int p = 0; p < g->heroes && !reserve_count(g); p++) {
        if (!g->hero[p].killed) continue;
        text_add(out, "%s died and the Hero Reserve is empty: %d of %d Heroes are gone",
                 ROW_NAME(KIND_HERO, hero_at(g, p)), dead, TEAM); /* OT-045 */
        return 44;
    }
    if (is_hopeless(c, g)) {
        text_add(out, "the Mission %s can no longer be done: %d of %d, and too little is left for the rest",
                 ROW_NAME(KIND_MISSION, g->mission), g->progress, mission_number(c, g, g->mission));
        return RULING_(94);
    }
    text_add(out, "Round %d is over and %s is not accomplished", g->round, ROW_NAME(KIND_MISSION, g->mission));
    return 51;
}

rule_number verdict(struct text *out, struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    bool heroes = g->winner == HEROES_WIN;
    text_add(out, "%s %s: ", who != g->sins ? "the Heroes" : "the Sins Player",
             heroes == (who != g->sins) ? "won" : "lost");
    return heroes ? heroes_have_won(out, c, g) : sins_have_won(out, c, g);
}
