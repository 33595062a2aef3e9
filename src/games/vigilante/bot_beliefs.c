/* bot_beliefs.c: who may hold which Identity, as a seat must see it: by the set-up, tokens it saw, public conduct. */
#include "bot_beliefs.h"

#include <string.h>

/* -- Conduct ------------------------------------------------------------------------------- */

/* A number for each type of conduct, in parts that each fit into a register; all of a part are multiplied at once. */
enum { LANES = 8, PARTS = (CONDUCT_TYPES + LANES - 1) / LANES };
typedef i16 lanes __attribute__((vector_size(2 * LANES)));
typedef u8 octet __attribute__((vector_size(LANES)));
union tally {
    i16 of[PARTS * LANES];
    lanes part[PARTS];
};

/* How much more often than others the holder of each Mission does something, in 32nds of a doubling: a logistic fit of
 * Missions to conduct, so that things that go together do not count twice: to some thousand games of bots, and above all
 * to those of bots that think. Trades are left out, but for Addicts: others hardly trade. In the order of enum conduct:
 * main actions; Events placed; Events set off; struck, robbed, released, looked, locked up. */
static const union tally tells[WORSHIPPER + 1] = {
    [GUARDIAN] = {{-4, -12, 17, -1, 6, 0, -5, 6, 2, 4, -1, -24, -8, -9, -4, 3, 1, -5, 0, -1, 18, -4}},
    [INVESTIGATOR] = {{-4, -8, 12, -3, -7, 0, -12, 0, 5, -2, 4, -9, 8, -7, -12, -5, -1, 7, 1, 0, 14, 0}},
    [ASSASSIN] = {{3, -13, -6, 9, 21, 0, 34, -9, 20, -7, -13, 38, 4, 17, -7, -10, 2, 8, 4, 14, 24, -4}},
    [MASTERMIND] = {{-4, -5, 25, -8, -9, 0, -2, 0, -5, -4, -3, -15, -9, -8, 0, -2, -9, -13, -4, 7, -2, -8}},
    [ADDICT] = {{23, 5, -37, -28, -23, 20, 9, -22, 1, 6, 2, 10, -12, -6, 25, 7, 9, -44, -1, -25, -12, -8}},
    [BOUNTY_HUNTER] = {{-3, 8, -7, 7, 8, 0, -16, 11, 11, 4, -8, 4, 4, -1, 2, -2, -3, 18, 2, 2, -12, 11}},
    [CULTIST] = {{-2, -4, 4, 8, 5, 0, -11, 24, -18, 3, 11, 5, 19, 4, -5, -7, 1, 21, -3, -6, 0, -3}},
    [PROFITEER] = {{-2, 24, -15, 1, -20, 0, 3, 13, -5, 10, -1, -1, 7, 10, 1, 3, 2, 15, 0, -4, -10, 9}},
    [TIME_TRAVELER] = {{-5, -3, 14, -6, 22, 0, 3, -10, -13, -9, 1, -5, -12, -7, -2, 6, 0, 1, 1, 3, -14, 0}},
    [WORSHIPPER] = {{-2, 8, -8, 21, -2, 0, -3, -14, -1, -3, 7, -3, 0, 6, 2, 7, -1, -10, 1, 9, -7, 9}},
};

/* 4096 / 2 ^ (n / 32) */
static const u16 halving[32] = {
    4096, 4008, 3922, 3838, 3756, 3676, 3597, 3520, 3444, 3371, 3298, 3228, 3158, 3091, 3025, 2960,
    2896, 2834, 2773, 2714, 2656, 2599, 2543, 2489, 2435, 2383, 2332, 2282, 2233, 2186, 2139, 2093};

/* The sum of all lanes; far below 2 ^ 15. */
static i16 sum_of_lanes(lanes n)
{
    n += __builtin_shufflevector(n, n, 4, 5, 6, 7, 0, 1, 2, 3);
    n += __builtin_shufflevector(n, n, 2, 3, 0, 1, 6, 7, 4, 5);
    n += __builtin_shufflevector(n, n, 1, 0, 3, 2, 5, 4, 7, 6);
    return n[0];
}

/* Eight numbers of times, each at most 31. */
static lanes read_times(const u8 *times)
{
    enum { TIMES_MAX = 31 };
    octet eight;
    memcpy(&eight, times, sizeof eight);
    lanes n = __builtin_convertvector(eight, lanes), more = n > TIMES_MAX;
    return (n & ~more) | (more & TIMES_MAX);
}

/* Adds up what a seat's conduct tells for and against each Mission. */
static void read_conduct(const u8 times[CONDUCT_TYPES], i16 told[WORSHIPPER + 1])
{
    _Static_assert(CONDUCT_TYPES == 22, "the last part begins with two types of the part before");
    lanes low = read_times(times), mid = read_times(times + LANES), high = read_times(times + CONDUCT_TYPES - LANES);
    high = __builtin_shufflevector(high, (lanes){0}, 2, 3, 4, 5, 6, 7, 8, 9);
    for (int mission = GUARDIAN; mission <= WORSHIPPER; mission++) {
        const lanes *tell = tells[mission].part;
        told[mission] = sum_of_lanes(tell[0] * low + tell[1] * mid + tell[2] * high);
    }
}

/* -- Tokens -------------------------------------------------------------------------------- */

/* In how many ways the tokens that were not seen can lie, for each Allegiance that the player may have (VG-046). */
static void count_arrangements(const struct player *p, seat viewer, u8 ways[4])
{
    static const u8 factorial[TOKENS + 1] = {1, 1, 2, 6, 24};
    int seen[4] = {0}, unseen = TOKENS, twice = 0;
    seats known = 0;
    for (int t = 0; t < TOKENS; t++) known |= p->token_known[t];
    if (!has_seat(known, viewer)) { /* most often */
        ways[GOOD] = ways[EVIL] = ways[NEUTRAL] = factorial[TOKENS] / 2;
        return;
    }
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

/* Copies of a Mission's Identities, by Allegiance, are counted in parts of one number, wide enough for what is weighed
 * with them. */
static int part_at(int allegiance) { return 21 * (allegiance - GOOD); }
static u32 part_of(u64 sum, int allegiance) { return sum >> part_at(allegiance) & ((1 << 21) - 1); }

/* Counts the Identities in the box. */
static void open_box(struct context *c, const STATE *g, struct deal *d)
{
    memset(d->box, 0, sizeof d->box);
    memset(d->held, 0, sizeof d->held);
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++) {
        bool out = (g->options & FIRST_GAME) && IDENTITY(id)->advanced; /* VG-020 */
        d->copies[id] = out ? 0 : IDENTITY(id)->copies;
        d->box[IDENTITY(id)->allegiance] = (u8)(d->box[IDENTITY(id)->allegiance] + d->copies[id]);
        d->held[IDENTITY(id)->mission] += (u64)d->copies[id] << part_at(IDENTITY(id)->allegiance);
    }
}

/* How well each Allegiance fits what a seat did in public, as far as all Missions go. */
static void judge_conduct(const struct player *p, struct deal *d, seat s, u32 fit[4])
{
    i16 told[WORSHIPPER + 1];
    u64 sum = 0;
    int top = -(1 << 15);
    read_conduct(p->conduct, told);
    for (int mission = GUARDIAN; mission <= WORSHIPPER; mission++) top = max_int(top, told[mission]);
    for (int mission = GUARDIAN; mission <= WORSHIPPER; mission++) {
        u32 less = (u32)(top - told[mission]);
        d->likely[s][mission] = (u16)max_int(1, halving[less % 32] >> min_int(12, (int)(less / 32)));
        sum += d->held[mission] * d->likely[s][mission];
    }
    for (int a = GOOD; a <= NEUTRAL; a++) fit[a] = part_of(sum, a) / (u32)max_int(1, d->box[a]);
}

/* How well each Allegiance fits all that `viewer` has seen of a seat, at most FITS. */
static void judge(const struct player *p, seat viewer, struct deal *d, seat s)
{
    u32 fit[4], most = 1;
    u8 ways[4];
    count_arrangements(p, viewer, ways);
    judge_conduct(p, d, s, fit);
    for (int a = GOOD; a <= NEUTRAL; a++) {
        fit[a] *= ways[a];
        most = fit[a] > most ? fit[a] : most;
    }
    for (int a = GOOD; a <= NEUTRAL; a++)
        d->fit[s][a] = (u8)(fit[a] ? max_int(1, (int)(fit[a] * FITS / most)) : 0);
}

void expect_allegiances(struct context *c, const STATE *g, const struct deal *d, u8 own, int expected[4])
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    int fixed[4] = {0, s->good, s->evil, s->neutral}, rest = 0;
    for (int a = GOOD; a <= NEUTRAL; a++) rest += d->box[a] - fixed[a];
    for (int a = GOOD; a <= NEUTRAL; a++)
        expected[a] = 64 * fixed[a] + 64 * s->random * (d->box[a] - fixed[a]) / max_int(1, rest);
    expected[own] = max_int(expected[own] - 64, s->random * 4);
}

/* What is not believed of the truth about seat s, in 256ths, by a viewer who expects so many of each Allegiance. */
static int doubt_about(const struct player *p, const u32 fit[4], seat viewer, const int expected[4], u8 truth)
{
    u32 weight[4], all = 0;
    u8 ways[4];
    count_arrangements(p, viewer, ways);
    for (int a = GOOD; a <= NEUTRAL; a++)
        all += weight[a] = fit[a] / 16 * ways[a] * (u32)expected[a]; /* at most 256 * 24 * 384 */
    return SURE - (int)(weight[truth] / (u32)max_int(1, (int)(all / SURE)));
}

void measure_doubt(struct context *c, const STATE *g, int doubt[4])
{
    struct deal d;
    u32 fit[PLAYERS][4];
    int count[4] = {0}, expected[4];
    open_box(c, g, &d);
    for (seat s = 0; s < g->players; s++) judge_conduct(&g->player[s], &d, s, fit[s]);
    doubt[GOOD] = doubt[EVIL] = doubt[NEUTRAL] = 0;
    for (seat viewer = 0; viewer < g->players; viewer++) {
        u8 own = IDENTITY(g->player[viewer].identity)->allegiance;
        if (own == NEUTRAL) continue;
        expect_allegiances(c, g, &d, own, expected);
        for (seat s = 0; s < g->players; s++) {
            if (s == viewer) continue;
            u8 truth = IDENTITY(g->player[s].identity)->allegiance;
            doubt[own] += max_int(0, doubt_about(&g->player[s], fit[s], viewer, expected, truth));
            count[own]++;
        }
    }
    for (int a = GOOD; a <= EVIL; a++) doubt[a] /= max_int(1, count[a]);
}

int public_suspicion(struct context *c, const STATE *g, seat who)
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    struct player open = g->player[who];
    struct deal d;
    u32 evil, all;
    open_box(c, g, &d);
    for (int t = 0; t < TOKENS; t++)
        if (open.token_known[t] != EVERYBODY) open.token_known[t] = 0;
    judge(&open, 0, &d, who);
    int drawn = max_int(1, d.box[GOOD] + d.box[EVIL] + d.box[NEUTRAL]);
    int held[4] = {0, s->good * drawn + s->random * d.box[GOOD], s->evil * drawn + s->random * d.box[EVIL],
                   s->neutral * drawn + s->random * d.box[NEUTRAL]}; /* of all Identities at the table, about */
    all = evil = (u32)(held[EVIL] * d.fit[who][EVIL]);
    all += (u32)(held[GOOD] * d.fit[who][GOOD] + held[NEUTRAL] * d.fit[who][NEUTRAL]);
    return (int)(evil * SURE / (all ? all : 1));
}

void deal_fit(struct context *c, const STATE *g, seat who, struct deal *d)
{
    d->players = g->players;
    memset(d->fit, 0, sizeof d->fit);
    open_box(c, g, d);
    for (seat p = 0; p < g->players; p++)
        if (p == who) d->fit[p][IDENTITY(g->player[p].identity)->allegiance] = 1;
        else judge(&g->player[p], who, d, p);
}

/* Weighs all deals by how well they fit; false when none does. */
static bool weigh_deals(const struct scenario_row *s, struct deal *d)
{
    const u8 fixed[4] = {0, s->good, s->evil, s->neutral};
    int n = d->players;
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

bool deal_open(struct context *c, const STATE *g, seat who, struct deal *d)
{
    deal_fit(c, g, who, d);
    return weigh_deals(SCENARIO(g->scenario), d);
}

/* Whether a deal agrees with what was seen in which seat s is not of Allegiance `a`. */
static bool may_be_other(const struct scenario_row *scenario, struct deal *d, seat s, u8 a)
{
    u8 fit = d->fit[s][a];
    d->fit[s][a] = 0;
    bool may_be = weigh_deals(scenario, d);
    d->fit[s][a] = fit;
    return may_be;
}

seats known_seats(struct context *c, const STATE *g, seat who)
{
    struct deal d;
    u8 allegiance[PLAYERS];
    struct random any;
    seats known = only(who);
    if (!deal_open(c, g, who, &d)) return known;
    random_seed(&any, 1);
    deal_draw(&d, allegiance, &any);
    for (seat s = 0; s < g->players; s++)
        if (!may_be_other(SCENARIO(g->scenario), &d, s, allegiance[s])) known |= only(s);
    return known;
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
