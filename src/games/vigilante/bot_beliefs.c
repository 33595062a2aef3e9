/* bot_beliefs.c: who may hold which Identity, as a seat must see it: by the set-up, tokens it saw, public conduct. */
#include "bot_beliefs.h"

#include <string.h>

/* -- Conduct ------------------------------------------------------------------------------- */

/* A number for each Mission; all are added and multiplied at once. */
typedef i16 tally __attribute__((vector_size(32)));

/* How much more often than others the holder of each Mission does something, in 32nds of a doubling: a logistic fit of
 * Missions to the conduct in some thousand games of bots, so that things that go together do not count twice. */
static const tally tells[CONDUCT_TYPES] = {
    /* Guardian Investigator, Assassin Mastermind, Addict Bounty-Hunter Cultist Profiteer Time-Traveler Worshipper */
    [DREW] = {0, -6, -6, 11, -7, 17, 0, 0, -1, -7, 0},
    [RECRUITED] = {0, -2, -3, -12, 2, 1, -1, -10, 12, 3, 10},
    [FOUGHT] = {0, 9, 8, -18, 8, -17, 3, 5, -4, 8, -2},
    [HEALED] = {0, 6, 2, -57, 3, -51, -13, -5, 47, 4, 64},
    [REARMED] = {0, 16, 15, -34, 12, -38, 3, 5, 0, 12, 10},
    [TRADED] = {0, -5, -1, -21, -1, 39, -3, -2, -2, -1, -3},
    [PLACED_JAILBREAK] = {0, -9, -14, 24, 4, 10, -13, -11, 2, -1, 7},
    [PLACED_FIREFIGHT] = {0, 0, 5, -12, -7, -9, 3, 19, 7, -7, 1},
    [PLACED_HACKING] = {0, -1, -1, 39, -7, -12, 3, -6, -2, -8, -6},
    [PLACED_LOOT_CRATE] = {0, -2, -2, 1, -1, 9, 1, -1, 1, -6, 1},
    [PLACED_PARAMEDIC] = {0, 7, 3, -15, 2, 3, 3, -13, -1, 2, 10},
    [SET_OFF_JAILBREAK] = {0, -24, -20, 38, -4, 15, 0, 0, 3, -4, -5},
    [SET_OFF_FIREFIGHT] = {0, -4, 6, -3, -4, -8, -4, 21, 7, -6, -6},
    [SET_OFF_HACKING] = {0, -4, 2, 14, -2, -19, 2, 2, 1, 2, 1},
    [SET_OFF_LOOT_CRATE] = {0, -4, -5, -4, -1, 16, 0, -6, -1, 0, 6},
    [SET_OFF_PARAMEDIC] = {0, 2, 1, -11, 0, 3, -2, -6, 3, 4, 6},
    [SET_OFF_NOTHING] = {0, 3, -1, -2, -3, 0, 4, -5, 0, -1, 5},
    [STRUCK] = {0, -6, 9, 14, -4, -39, 14, 20, 17, -9, -16},
    [ROBBED] = {0, 0, 0, 4, 0, 3, -2, -1, -1, -2, -1},
    [RELEASED] = {0, -4, -4, 9, 5, -19, 5, 1, 1, 1, 5},
    [LOOKED] = {0, 13, 11, 25, -2, -7, -10, -8, -7, -7, -7},
    [LOCKED_UP] = {0, 5, 5, -12, 6, -15, 2, 2, 0, 6, 1},
};

/* 4096 / 2 ^ (n / 32) */
static const u16 halving[32] = {
    4096, 4008, 3922, 3838, 3756, 3676, 3597, 3520, 3444, 3371, 3298, 3228, 3158, 3091, 3025, 2960,
    2896, 2834, 2773, 2714, 2656, 2599, 2543, 2489, 2435, 2383, 2332, 2282, 2233, 2186, 2139, 2093};

/* How likely the conduct of a seat is for the holder of each Mission; 4096 for the likeliest. */
static void read_conduct(const STATE *g, seat s, u16 likely[WORSHIPPER + 1])
{
    const u8 *times = g->player[s].conduct;
    tally sum = {0};
    int most = -(1 << 15);
    for (int d = 0; d < CONDUCT_TYPES; d++) sum += tells[d] * (i16)min_int(times[d], 31); /* no sum comes near 2 ^ 15 */
    for (int mission = GUARDIAN; mission <= WORSHIPPER; mission++) most = max_int(most, sum[mission]);
    for (int mission = GUARDIAN; mission <= WORSHIPPER; mission++) {
        int less = most - sum[mission];
        likely[mission] = (u16)max_int(1, less >= 12 * 32 ? 1 : halving[less % 32] >> less / 32);
    }
}

/* -- Tokens -------------------------------------------------------------------------------- */

/* In how many ways the tokens that were not seen can lie, for each Allegiance that the player may have (VG-046). */
static void count_arrangements(const struct player *p, seat viewer, u8 ways[4])
{
    static const u8 factorial[TOKENS + 1] = {1, 1, 2, 6, 24};
    int seen[4] = {0}, unseen = TOKENS, twice = 0;
    for (int t = 0; t < TOKENS; t++)
        if (has_seat(p->token_known[t], viewer)) {
            if (++seen[p->token[t] & 3] == 2) twice = p->token[t] & 3;
            unseen--;
        }
    for (int a = GOOD; a <= NEUTRAL; a++)
        ways[a] = (u8)(twice && twice != a ? 0 : factorial[unseen] >> !seen[a]); /* two equal ones may change places */
}

/* -- Deals of Allegiances ------------------------------------------------------------------ */

/* In how many ways the set-up deals `total` Identities of one Allegiance to just these seats, when the Scenario Card
 * asks for `fixed` of them and a random selection among the rest of the box gives the others (VG-032, VG-033,
 * VG-S03). */
static u64 ways_to_deal(int fixed, int box, int total)
{
    u64 ways = total >= fixed;
    for (int i = 0; i < total - fixed; i++) ways *= (u64)max_int(0, box - fixed - i);
    for (int i = total - fixed + 1; i <= total; i++) ways *= (u64)i; /* total! over the orders of the selection */
    return ways;
}

/* How well each Allegiance fits what was seen of a seat, at most FITS. */
static void judge(struct context *c, const STATE *g, seat who, struct deal *d, seat s)
{
    u32 fit[4] = {0}, most = 1;
    u8 ways[4];
    count_arrangements(&g->player[s], who, ways);
    read_conduct(g, s, d->likely[s]);
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++)
        fit[IDENTITY(id)->allegiance] += (u32)(d->copies[id] * d->likely[s][IDENTITY(id)->mission]);
    for (u8 a = GOOD; a <= NEUTRAL; a++) {
        fit[a] = fit[a] / (u32)max_int(1, d->box[a]) * ways[a];
        most = fit[a] > most ? fit[a] : most;
    }
    for (int a = GOOD; a <= NEUTRAL; a++)
        d->fit[s][a] = (u8)(fit[a] ? max_int(1, (int)(fit[a] * (u64)FITS / most)) : 0);
}

void deal_fit(struct context *c, const STATE *g, seat who, struct deal *d)
{
    d->players = g->players;
    memset(d->box, 0, sizeof d->box);
    memset(d->fit, 0, sizeof d->fit);
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++) {
        bool out = (g->options & FIRST_GAME) && IDENTITY(id)->advanced; /* VG-020 */
        d->copies[id] = out ? 0 : IDENTITY(id)->copies;
        d->box[IDENTITY(id)->allegiance] = (u8)(d->box[IDENTITY(id)->allegiance] + d->copies[id]);
    }
    for (seat p = 0; p < g->players; p++)
        if (p == who) d->fit[p][IDENTITY(g->player[p].identity)->allegiance] = 1;
        else judge(c, g, who, d, p);
}

bool deal_open(struct context *c, const STATE *g, seat who, struct deal *d)
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    const u8 fixed[4] = {0, s->good, s->evil, s->neutral};
    int n = g->players;
    deal_fit(c, g, who, d);
    u64 ways[4][PLAYERS + 1];
    for (int a = GOOD; a <= NEUTRAL; a++)
        for (int total = 0; total <= n; total++) ways[a][total] = ways_to_deal(fixed[a], d->box[a], total);
    for (int good = 0; good <= n; good++)
        for (int evil = 0; good + evil <= n; evil++)
            d->rest[n][good][evil] = ways[GOOD][good] * ways[EVIL][evil] * ways[NEUTRAL][n - good - evil];
    for (int p = n - 1; p >= 0; p--)
        for (int good = 0; good <= p; good++)
            for (int evil = 0; good + evil <= p; evil++)
                d->rest[p][good][evil] = d->fit[p][GOOD] * d->rest[p + 1][good + 1][evil] +
                                         d->fit[p][EVIL] * d->rest[p + 1][good][evil + 1] +
                                         d->fit[p][NEUTRAL] * d->rest[p + 1][good][evil];
    return d->rest[0][0][0] > 0;
}

void deal_draw(const struct deal *d, u8 allegiance[PLAYERS], struct random *luck)
{
    int good = 0, evil = 0;
    for (seat p = 0; p < d->players; p++) {
        u64 at = ((u64)random_next(luck) << 32 | random_next(luck)) % d->rest[p][good][evil];
        u64 as_good = d->fit[p][GOOD] * d->rest[p + 1][good + 1][evil];
        u64 as_evil = d->fit[p][EVIL] * d->rest[p + 1][good][evil + 1];
        allegiance[p] = at < as_good ? GOOD : at < as_good + as_evil ? EVIL : NEUTRAL;
        good += allegiance[p] == GOOD;
        evil += allegiance[p] == EVIL;
    }
}
