/* bot_estimate.c: the chance that a player wins, judged at a glance from a whole state.
 *
 * First the chance that the Capital falls in time, then the share of it that each player has: in proportion to e to the
 * power of a sum of facts. The weights were fitted to some ten thousand moments of games of quick bots, by the
 * likelihood of how those games ended. Everything is counted in 256ths of the exponent.
 */
#include "bot_mind.h"

enum {
    UNIT = 256,         /* 1 in the exponent */
    CERTAIN = 1000,     /* what estimate gives for a sure victory */
    RATHER_YOU = 150,   /* what it is worth to lose to another rather than to the Empire */
    FAR = 45,           /* the distance of the Capital when a game begins: its garrison, outer planets 5, central 10 */
    /* what helps the Capital to fall */
    TURN_LEFT = 109, TURNS_SEEN = 4, SPEAKER = 16, SPEAKERS_SEEN = 20,
    STRONG_TROOPS = 2, TROOPS = -145, TOO_LATE = -457, LATE_SEEN = 2, GARRISON = -27,
    /* what gives a player a share in it */
    FINAL_EARLY = 20, FINAL_LATE = 34, POLITICS = 7, IN_HAND = 8, GUARD = 24, STRIKES = 6, A_PLANET_MORE = 20,
};

/* By the number of players: how easily the Capital falls; how much facts decide, in 16ths. */
static const i16 ease[PLAYERS + 1] = {[2] = 312, [3] = 263, [4] = 135, [5] = 87};
static const u8 sharpness[PLAYERS + 1] = {[2] = 21, [3] = 16, [4] = 14, [5] = 15};

/* e to the power of -x, in 4096ths. */
static int decay(int x)
{
    static const u16 quarter[] = { /* e to the power of -i/4 */
        4096, 3190, 2484, 1935, 1507, 1174, 914, 712, 554, 432, 336, 262, 204, 159, 124, 96, 75, 58, 45, 35, 28, 21, 17,
        13, 10, 8, 6, 5, 4, 3, 2, 2, 1};
    int step = x / (UNIT / 4), rest = x % (UNIT / 4);
    if (step >= COUNT(quarter) - 1) return 1;
    return quarter[step] - (quarter[step] - quarter[step + 1]) * rest / (UNIT / 4);
}

/* What each player has. */
struct standing {
    int final[PLAYERS];    /* the political power if the game ended now, secret points included */
    int politics[PLAYERS]; /* of the characters that work for the player now */
};

/* Who gets a character at the end (FR-272). */
static seat heir(const STATE *g, u8 id)
{
    seat best = g->person[id].controller;
    int most = 0;
    for (seat s = 0; s < g->players; s++) {
        int points = g->player[s].points[id];
        if (points && points == most) best = g->person[id].controller;
        if (points > most) best = s, most = points;
    }
    return best;
}

static struct standing judge_people(const struct context *c, const STATE *g)
{
    struct standing n = {0};
    for EACH_BIT(id, g->in_play) {
        const struct person *p = &g->person[id];
        seat to = heir(g, id);
        int politics = CARD(id)->politics;
        n.politics[p->controller] += politics;
        if (p->mission == COMMAND && to == p->controller)    /* FR-274 */
            politics = max_int(politics, CARD(g->rebel[p->object].kind)->strength);
        n.final[to] += politics;
    }
    for (seat s = 0; s < g->players; s++)
        n.final[s] += SUM(planet, g->player[s].planets, PLANET(planet)->influence);
    return n;
}

/* What the fall of the Capital still needs. */
struct road {
    int outer, central, garrison, troops;
};

static struct road judge_road(const struct context *c, const STATE *g)
{
    struct road r = {.garrison = g->world[g->capital].garrison,
                     .troops = SUM(slot, g->troops_on[g->capital], CARD(g->troop[slot].kind)->strength)};
    if (!in_set(g->open, g->capital)) {
        r.outer = max_int(0, 3 - set_count(g->revolt & g->outer));     /* FR-109 */
        r.central = max_int(0, 2 - set_count(g->revolt & g->central)); /* FR-110 */
    }
    return r;
}

static int chance_of_fall(const STATE *g, const struct road *r, const struct standing *n)
{
    int left = MARKERS - g->markers, most = 0;
    int needed = (r->outer + 1) / 2 + r->central + (r->garrison > 4) + (r->garrison > 0);
    for (seat s = 0; s < g->players; s++) most = max_int(most, n->politics[s]);
    int x = ease[g->players] + TURN_LEFT * min_int(TURNS_SEEN, left) + SPEAKER * min_int(SPEAKERS_SEEN, most) +
            TROOPS * max_int(0, r->troops - STRONG_TROOPS) + GARRISON * r->garrison +
            TOO_LATE * max_int(0, min_int(LATE_SEEN, needed - left));
    return x >= 0 ? CERTAIN * 4096 / (4096 + decay(x)) : CERTAIN * decay(-x) / (4096 + decay(-x));
}

static int politics_held(const struct context *c, const STATE *g, seat s)
{
    int sum = 0;
    for (int pile = HAND + s; pile <= PLOT + s; pile += PLOT - HAND)
        for EACH_CARD(card, STOCK(g), pile)
            if (CARD(card)->family == REBEL) sum += CARD(card)->politics;
    return sum;
}

static int prospects(const struct context *c, const STATE *g, const struct road *r, const struct standing *n, seat s)
{
    int distance = min_int(FAR, 5 * r->outer + 10 * r->central + r->garrison);
    bool strikes = in_set(g->open, g->capital) && !r->troops && !has_seat(g->acted, s);
    int guard = SUM(slot, g->player[s].units & ~g->guerrillas, rebel_total(c, g, slot));
    int sum = n->final[s] * (FINAL_EARLY * FAR + FINAL_LATE * (FAR - distance)) / FAR + POLITICS * n->politics[s] +
              IN_HAND * politics_held(c, g, s) + GUARD * guard +
              A_PLANET_MORE * set_count(g->player[s].planets);
    if (strikes) sum += STRIKES * max_int(0, n->politics[s] + 2 - r->garrison);
    return sum * sharpness[g->players] / 16;
}

/* The chances that the Capital falls in time and that `who` wins. */
struct outlook {
    int fall, victory;
};

static struct outlook look_ahead(const struct context *c, const STATE *g, seat who)
{
    int sum[PLAYERS], most = 0, all = 0;
    if (g->ending) return (struct outlook){g->winners ? CERTAIN : 0, has_seat(g->winners, who) ? CERTAIN : 0};
    struct standing n = judge_people(c, g);
    struct road r = judge_road(c, g);
    for (seat s = 0; s < g->players; s++) most = max_int(most, sum[s] = prospects(c, g, &r, &n, s));
    for (seat s = 0; s < g->players; s++) all += decay(most - sum[s]);
    int fall = chance_of_fall(g, &r, &n);
    return (struct outlook){fall, fall * decay(most - sum[who]) / all};
}

int estimate(struct context *c, const void *state, seat who) { return look_ahead(c, state, who).victory; }

int worth(struct context *c, const void *state, seat who)
{
    struct outlook o = look_ahead(c, state, who);
    return o.victory + (o.fall - o.victory) * RATHER_YOU / CERTAIN;
}

/* Who does not win still wants to be the first of the others, and the Empire to fall. */
int standing(struct context *c, const void *state, seat who)
{
    enum { EVEN = 500, A_POINT = 15, NOBODY_WINS = 200 };
    const STATE *g = state;
    struct standing n = judge_people(c, g);
    int best = 0;
    for (seat s = 0; s < g->players; s++)
        if (s != who) best = max_int(best, n.final[s]);
    if (g->ending && has_seat(g->winners, who)) return CERTAIN;
    int ahead = EVEN + A_POINT * (n.final[who] - best) - (g->ending && !g->winners ? NOBODY_WINS : 0);
    return max_int(0, min_int(CERTAIN - 1, ahead));
}

/* -- What counts, in words ------------------------------------------------------------------------------------------ */

const struct fact_row told_facts[] = {
    {"Your planets"}, {"Planets in revolt"}, {"Doomsday markers"}, {"Politics of your characters"}, {"Your characters"},
    {"Garrison of the Capital"}, {NULL}};

void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD])
{
    const STATE *g = state;
    if (!g->turn) return;
    fact[0] = set_count(g->player[who].planets);
    fact[1] = set_count(g->revolt);
    fact[2] = g->markers;
    fact[3] = judge_people(c, g).politics[who];
    for EACH_BIT(id, g->in_play) fact[4] += g->person[id].controller == who;
    fact[5] = g->world[g->capital].garrison;
}
