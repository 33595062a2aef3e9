/* bot.c: a first quick player: plausible, short, and fair (it sees a redacted state only). */
#include "bot.h"
#include "procedures.h"

/* The planet that everybody should free next: open, not in revolt, the Capital before the centre before the rest,
 * then the weakest garrison. */
static u8 goal(const STATE *g)
{
    u8 best = 0;
    int most = -1000;
    for EACH(p, g->open & ~g->revolt) {
        u8 planet = LOWEST(rest_p);
        int value = (planet == g->capital ? 40 : in_set(g->central, planet) ? 20 : 0) - g->world[planet].garrison;
        if (value > most) best = planet, most = value;
    }
    return best;
}

/* How much one option is worth, by a few habits. */
static int worth(struct context *c, const STATE *g, struct action a, seat who)
{
    switch ((enum action_verb)a.verb) {
    case ACT_ALLOCATE: return CARD(a.a)->politics * 2 + CARD(a.a)->command + (CARD(a.a)->family == REBEL ? 6 : 0);
    case ACT_PROMOTE: case ACT_MERGE: return 6;
    case ACT_FOUND: case ACT_REINFORCE: return hand_count(g, who) > 7 ? 5 : -2;
    case ACT_PASS: case ACT_DONE: case ACT_DECLINE: return 0;
    case ACT_PLOT: return CARD(a.a)->family == REBEL ? 9 : CARD(a.a)->family == IMPERIAL_UNIT ? 1 : -4;
    case ACT_REVEAL: return -2;
    case ACT_DECLARE: return g->person[a.a].controller == who ? -3 : a.b - 3;
    case ACT_DEFECT: case ACT_ACCEPT: return 4;
    case ACT_PLAY: return 5;
    case ACT_ENTER: case ACT_PLACE: return 8;
    case ACT_MOVE_CHARACTER: return a.b != goal(g) && CARD(a.a)->politics > 1 ? 4 : -4;
    case ACT_MOVE_UNIT: case ACT_MOVE_UNDER: return g->troops_on[a.b] ? -4 : -1;
    case ACT_DEPLOY: return -2;
    case ACT_GO: return a.a == goal(g) ? 9 : g->world[a.a].owner == who ? 2 : 0;
    case ACT_MISSION: return 6;
    case ACT_COMMAND: return 2;
    case ACT_REBELLION: return 2 * CARD(a.a)->politics;
    case ACT_SABOTAGE: return g->markers >= 9 ? 3 * (5 - CARD(a.a)->politics) : -4;
    case ACT_GUERRILLAS: return 2 * CARD(a.a)->command - 2 * CARD(a.a)->politics + 3;
    case ACT_ESCORT: return CARD(a.a)->combat - 3 * CARD(a.a)->politics + CARD(a.b)->politics;
    case ACT_ATTACK: return CARD(a.a)->combat - CARD(a.b)->combat + CARD(a.b)->politics - 6;
    case ACT_ANSWER: return CARD(a.a)->combat;
    case ACT_WEAKEN: return 3 + a.b;
    case ACT_STRIKE: return 2 + a.b;
    case ACT_FORM: return 5;
    case ACT_KEEP_OUT: case ACT_KEEP_OUT_UNDER: return -1;
    case ACT_COMMIT: case ACT_COMMIT_UNDER: return 1;
    case ACT_CUT_IN: return -1;
    case ACT_PAY: return -CARD(a.a)->politics - CARD(a.a)->strength;
    default: return 1;
    }
}

int freedom_choose(struct context *c, const void *view, seat who, struct random *luck)
{
    int best = 0, most = -1000;
    for (int i = 0; i < c->count; i++) {
        int value = worth(c, view, c->option[i], who) * 4 + (int)random_below(luck, 12);
        if (value > most) best = i, most = value;
    }
    return best;
}
