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

static struct behaviour behaviour_of(const struct player *p)
{
    struct behaviour by;
    memcpy(&by.low, p->conduct, sizeof by.low);
    memcpy(&by.mid, p->conduct + LANES, sizeof by.mid);
    memcpy(&by.high, p->conduct + CONDUCT_TYPES - LANES, sizeof by.high);
    return by;
}

static bool same_behaviour(struct behaviour a, struct behaviour b)
{
    return !((a.low ^ b.low) | (a.mid ^ b.mid) | (a.high ^ b.high));
}

/* -- Tokens -------------------------------------------------------------------------------- */

/* A set of a player's tokens: a byte for each, 1 or 0. */
typedef u32 token_set;
_Static_assert(sizeof(token_set) == TOKENS, "a byte for each token");

static token_set seen_by(const struct player *p, seat viewer)
{
    token_set known;
    memcpy(&known, p->token_known, sizeof known);
    return known >> viewer & 0x01010101;
}

static token_set seen_by_all(const struct player *p)
{
    u8 seen[TOKENS];
    token_set set;
    for (int t = 0; t < TOKENS; t++) seen[t] = p->token_known[t] == EVERYBODY;
    memcpy(&set, seen, sizeof set);
    return set;
}

/* In how many ways the tokens that were not seen can lie, for each Allegiance that the player may have (VG-046). */
static void count_arrangements(const struct player *p, token_set set, u8 ways[4])
{
    static const u8 factorial[TOKENS + 1] = {1, 1, 2, 6, 24};
    int count[4] = {0}, unseen = TOKENS, twice = 0;
    u8 seen[TOKENS];
    if (!set) { /* most often */
        ways[GOOD] = ways[EVIL] = ways[NEUTRAL] = factorial[TOKENS] / 2;
        return;
    }
    memcpy(seen, &set, sizeof seen);
    for (int t = 0; t < TOKENS; t++)
        if (seen[t]) {
            if (++count[p->token[t] & 3] == 2) twice = p->token[t] & 3;
            unseen--;
        }
    for (int a = GOOD; a <= NEUTRAL; a++)
        ways[a] = (u8)(twice && twice != a ? 0 : factorial[unseen] >> !count[a]); /* two equal ones may change places */
}

/* -- Identities in the box ----------------------------------------------------------------- */

/* Copies of a Mission's Identities, by Allegiance, are counted in parts of one number, wide enough for what is weighed
 * with them. */
static int part_at(int allegiance) { return 21 * (allegiance - GOOD); }
static u32 part_of(u64 sum, int allegiance) { return sum >> part_at(allegiance) & ((1 << 21) - 1); }

static bool is_first_game(const STATE *g) { return g->options & FIRST_GAME; }

static u8 copies_of(const struct context *c, const STATE *g, int id)
{
    bool out = is_first_game(g) && IDENTITY(id)->advanced; /* VG-020 */
    return out ? 0 : IDENTITY(id)->copies;
}

const struct box_count *count_box(const struct context *c, const STATE *g, struct box_count *room)
{
    struct memo *memo = c->memo;
    struct box_count *box = memo ? &memo->box[is_first_game(g)] : room;
    if (memo && box->which) return box;
    *box = (struct box_count){.which = (u8)(1 + is_first_game(g))};
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++) {
        const struct identity_row *row = IDENTITY(id);
        u8 copies = copies_of(c, g, id);
        box->all[row->allegiance] = (u8)(box->all[row->allegiance] + copies);
        box->held[row->mission] += (u64)copies << part_at(row->allegiance);
    }
    return box;
}

/* -- Seats --------------------------------------------------------------------------------- */

/* Three numbers in proportion to the largest of them, which becomes FITS; none becomes 0 that was not. */
static void scale_fits(const u32 fit[4], u8 fits[4])
{
    u32 most = 1;
    for (int a = GOOD; a <= NEUTRAL; a++) most = fit[a] > most ? fit[a] : most;
    for (int a = GOOD; a <= NEUTRAL; a++) fits[a] = (u8)(fit[a] ? max_int(1, (int)(fit[a] * FITS / most)) : 0);
}

/* How well each Allegiance fits what a seat did in public, as far as all Missions go. */
static void weigh_conduct(const struct box_count *box, const u8 times[CONDUCT_TYPES], struct told *told)
{
    i16 speaks[WORSHIPPER + 1];
    u64 sum = 0;
    int top = -(1 << 15);
    read_conduct(times, speaks);
    for (int mission = GUARDIAN; mission <= WORSHIPPER; mission++) top = max_int(top, speaks[mission]);
    for (int mission = GUARDIAN; mission <= WORSHIPPER; mission++) {
        u32 less = (u32)(top - speaks[mission]);
        told->likely[mission] = (u16)max_int(1, halving[less % 32] >> min_int(12, (int)(less / 32)));
        sum += box->held[mission] * told->likely[mission];
    }
    for (int a = GOOD; a <= NEUTRAL; a++) told->fit[a] = part_of(sum, a) / (u32)max_int(1, box->all[a]);
    scale_fits(told->fit, told->alone);
}

/* What a seat's conduct tells: from the memo, or written to `room` if there is none. Valid until the next seat is
 * judged. */
static const struct told *judge_conduct(const struct context *c, const struct box_count *box, const struct player *p,
                                        struct told *room)
{
    struct memo *memo = c->memo;
    if (!memo) {
        weigh_conduct(box, p->conduct, room);
        return room;
    }
    struct behaviour by = behaviour_of(p);
    u64 mixed = (by.low * 31 + by.mid) * 31 + by.high;
    struct told *told = &memo->told[mixed * 0x9E3779B97F4A7C15u >> 32 & (TOLD_KEPT - 1)];
    if (LIKELY(same_behaviour(told->by, by) && told->box == box->which)) return told;
    *told = (struct told){.by = by, .box = box->which};
    weigh_conduct(box, p->conduct, told);
    return told;
}

/* How well each Allegiance fits a seat's conduct and those of its tokens that were seen, at most FITS. */
static void judge(const struct told *told, const struct player *p, token_set seen, u8 fits[4])
{
    u32 fit[4];
    u8 ways[4];
    if (!seen) { /* most often */
        memcpy(fits, told->alone, sizeof told->alone);
        return;
    }
    count_arrangements(p, seen, ways);
    for (int a = GOOD; a <= NEUTRAL; a++) fit[a] = told->fit[a] * ways[a];
    scale_fits(fit, fits);
}

void judge_seats(const struct context *c, const STATE *g, const struct box_count *box, seat who, u8 fit[PLAYERS][4])
{
    struct told room;
    for (seat p = 0; p < g->players; p++)
        if (p != who) {
            judge(judge_conduct(c, box, &g->player[p], &room), &g->player[p], seen_by(&g->player[p], who), fit[p]);
        } else {
            memset(fit[p], 0, sizeof fit[p]);
            fit[p][IDENTITY(g->player[p].identity)->allegiance] = 1;
        }
}

bool has_seen_nothing_new(const STATE *g, seat who, struct belief *b)
{
    u32 to = (u32)(1 + is_first_game(g)) << 16 | (u32)g->scenario << 8 | g->player[who].identity;
    bool same = b->to == to;
    b->to = to;
    for (seat s = 0; s < g->players; s++) {
        const struct player *p = &g->player[s];
        token_set tokens;
        if (s == who) continue;
        memcpy(&tokens, p->token, sizeof tokens);
        tokens &= seen_by(p, who) * 0xFF;
        struct behaviour by = behaviour_of(p);
        same &= (b->tokens[s] == tokens) & same_behaviour(b->by[s], by);
        b->tokens[s] = tokens;
        b->by[s] = by;
    }
    return same;
}

void expect_allegiances(const struct context *c, const STATE *g, const struct box_count *box, u8 own, int expected[4])
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    int fixed[4] = {0, s->good, s->evil, s->neutral}, rest = 0;
    for (int a = GOOD; a <= NEUTRAL; a++) rest += box->all[a] - fixed[a];
    for (int a = GOOD; a <= NEUTRAL; a++)
        expected[a] = 64 * fixed[a] + 64 * s->random * (box->all[a] - fixed[a]) / max_int(1, rest);
    expected[own] = max_int(expected[own] - 64, s->random * 4);
}

/* -- Doubt and suspicion ------------------------------------------------------------------- */

/* What is not believed of the truth about seat s, in 256ths, by a viewer who expects so many of each Allegiance. */
static int doubt_about(const struct player *p, const u32 fit[4], seat viewer, const int expected[4], u8 truth)
{
    u32 weight[4], all = 0;
    u8 ways[4];
    count_arrangements(p, seen_by(p, viewer), ways);
    for (int a = GOOD; a <= NEUTRAL; a++)
        all += weight[a] = fit[a] / 16 * ways[a] * (u32)expected[a]; /* at most 256 * 24 * 384 */
    return SURE - (int)(weight[truth] / (u32)max_int(1, (int)(all / SURE)));
}

void measure_doubt(struct context *c, const STATE *g, int doubt[4])
{
    struct box_count room;
    struct told told;
    u32 fit[PLAYERS][4];
    int count[4] = {0}, expected[4];
    const struct box_count *box = count_box(c, g, &room);
    for (seat s = 0; s < g->players; s++)
        memcpy(fit[s], judge_conduct(c, box, &g->player[s], &told)->fit, sizeof fit[s]);
    doubt[GOOD] = doubt[EVIL] = doubt[NEUTRAL] = 0;
    for (seat viewer = 0; viewer < g->players; viewer++) {
        u8 own = IDENTITY(g->player[viewer].identity)->allegiance;
        if (own == NEUTRAL) continue;
        expect_allegiances(c, g, box, own, expected);
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
    const struct player *p = &g->player[who];
    struct box_count room;
    struct told told;
    u8 fit[4];
    const struct box_count *box = count_box(c, g, &room);
    judge(judge_conduct(c, box, p, &told), p, seen_by_all(p), fit);
    int drawn = max_int(1, box->all[GOOD] + box->all[EVIL] + box->all[NEUTRAL]);
    int held[4] = {0, s->good * drawn + s->random * box->all[GOOD], s->evil * drawn + s->random * box->all[EVIL],
                   s->neutral * drawn + s->random * box->all[NEUTRAL]}; /* of all Identities at the table, about */
    u32 evil = (u32)(held[EVIL] * fit[EVIL]);
    u32 all = evil + (u32)(held[GOOD] * fit[GOOD] + held[NEUTRAL] * fit[NEUTRAL]);
    return (int)(evil * SURE / (all ? all : 1));
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

/* Weighs all deals by how well they fit; false when none does. */
static bool weigh_deals(const struct box_count *box, const struct scenario_row *s, struct deal *d)
{
    const u8 fixed[4] = {0, s->good, s->evil, s->neutral};
    int n = d->players;
    u64 ways[4][PLAYERS + 1];
    for (int a = GOOD; a <= NEUTRAL; a++)
        for (int total = 0; total <= n; total++) ways[a][total] = ways_to_deal(fixed[a], box->all[a], total);
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
    struct box_count room;
    struct told told;
    const struct box_count *box = count_box(c, g, &room);
    d->players = g->players;
    for (int id = 1; id <= c->content->count[KIND_IDENTITY]; id++) d->copies[id] = copies_of(c, g, id);
    judge_seats(c, g, box, who, d->fit);
    for (seat p = 0; p < g->players; p++)
        memcpy(d->likely[p], judge_conduct(c, box, &g->player[p], &told)->likely, sizeof d->likely[p]);
    return weigh_deals(box, SCENARIO(g->scenario), d);
}

seats known_seats(struct context *c, const STATE *g, seat who)
{
    struct deal d;
    struct box_count room;
    u8 allegiance[PLAYERS];
    struct random any;
    seats known = only(who);
    if (!deal_open(c, g, who, &d)) return known;
    const struct box_count *box = count_box(c, g, &room);
    random_seed(&any, 1);
    deal_draw(&d, allegiance, &any);
    for (seat s = 0; s < g->players; s++) { /* is there a deal, too, in which it is of another Allegiance? */
        u8 *fit = &d.fit[s][allegiance[s]], before = *fit;
        *fit = 0;
        if (!weigh_deals(box, SCENARIO(g->scenario), &d)) known |= only(s);
        *fit = before;
    }
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
