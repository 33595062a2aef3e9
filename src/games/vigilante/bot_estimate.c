/* bot_estimate.c: the chance that a seat wins, judged at a glance from a whole state.
 *
 * What most Missions want is so many Villains in jail at the end. How many more there will be is about Gaussian, with a
 * mean and a variance that grow with the actions left: so what is known is added up, divided by the root of the
 * actions left, and squashed into a chance. The weights are a logistic fit to the outcomes of games of bots.
 */
#include "bot_mind.h"

/* What can be fulfilled or not by itself; Missions are made of these. Numbers of Neutral goals are their Missions'. */
enum { GOOD_SUM = GUARDIAN, EIGHT_ARRESTED = INVESTIGATOR, TEN_JAILED = MASTERMIND, GOALS = WORSHIPPER + 1 };

/* What is known about a goal. All but CONSTANT are divided by the root of the actions left. */
enum fact {
    CONSTANT, TIME_IS_SHORT, NEED, TIME, STRENGTH, /* Villains that lack; actions left, times the team's Attack */
    DECK,                                          /* actions left, times the Level of the Villains to come */
    OTHERWISE,                                     /* what else the Mission wants, see other_need */
    CARDS, HEROES,                                 /* the Influence in hand; actions left, times Heroes */
    SEAT_FACTS,
    /* The same for all goals that set Good against Evil: per Good player what Assassins have to strike with, and how
     * little the Good and the Evil know of each other, times actions left. */
    THEIR_CARDS = SEAT_FACTS, THEIR_ATTACK, DOUBT, THEIR_DOUBT, FACTS,
};

/* What hangs on DOUBT and THEIR_DOUBT is not fitted to games as they go: Assassins who strike are those whom the Good
 * know, so knowledge would seem to do harm. It was measured in 19,000 games in which chance showed tokens to seats. */
static const i16 weights[GOALS][FACTS] = {
    [GOOD_SUM] = {-3789, 3589, -3084, 6855, -119, -156, -4022, 1660, 1017, -1350, -629, -843, 562},
    [EIGHT_ARRESTED] = {-2152, 3153, -2487, 4861, 321, -405, -322, 750, 396, -1350, -899, -843, 562},
    [TEN_JAILED] = {-3844, 3973, -2375, 4578, -150, 287, 0, 904, 561, 0, 0, 1030, -655},
    [ADDICT] = {-3479, -447, -2544, 4613, 185, 11, -3727, 1308, 1112},
    [BOUNTY_HUNTER] = {-1191, 1369, -698, 2584, 395, -150, -3791, 48, 544},
    [CULTIST] = {-2299, 1946, -754, 4443, 236, 94, -3374, 364, -294},
    [PROFITEER] = {1818, -4708, -1199, 1778, 1115, -161, -2579, 58, -3890},
    [TIME_TRAVELER] = {-742, 512, -1588, -151, -61, 729, 0, -143, -485},
    [WORSHIPPER] = {-1808, 910, -2054, 3711, 400, -2, -1168, 327, -1042},
};

/* -- The table at a glance ----------------------------------------------------------------- */

struct glance {
    struct context *c;
    const STATE *g;
    int left[PLAYERS], attack[PLAYERS];
    u8 mission[PLAYERS], allegiance[PLAYERS];
    int deck; /* Level of the Villains to come, in quarters */
    int cards, strength; /* of all Assassins: what cards that do harm are worth in Influence, Attack */
    int good;            /* how many are Good, at least 1 */
    int doubt[4];        /* see measure_doubt */
};

static int attack_of(const struct glance *v, seat s)
{
    const struct context *c = v->c;
    const STATE *g = v->g;
    int sum = 0;
    for (int i = 0; i < SLOTS; i++) sum += HERO(g->player[s].slot[i].hero)->attack; /* row 0 counts 0 */
    for (int i = g->city.start[attached_pile(s, 0)]; i < g->city.start[attached_pile(s, SLOTS)]; i++)
        sum += CARD(g->city.id[i])->attack;
    return min_int(30, sum);
}

static void look_around(struct glance *v, struct context *c, const STATE *g)
{
    int top = g->villain.start[VILLAIN_DECK], deck = g->villain.start[VILLAIN_DECK + 1] - top;
    int rounds = max_int(0, SCENARIO(g->scenario)->rounds - max_int(1, g->round));
    v->c = c;
    v->g = g;
    for (seat s = 0; s < g->players; s++) {
        const struct player *p = &g->player[s];
        bool begins = g->current == NOBODY && !p->submitted; /* the round begins: its tokens are still to come */
        v->left[s] = min_int(40, (begins ? ACTIONS : p->actions) + ACTIONS * rounds);
        v->attack[s] = attack_of(v, s);
        v->mission[s] = IDENTITY(p->identity)->mission;
        v->allegiance[s] = IDENTITY(p->identity)->allegiance;
    }
    int ahead = min_int(deck - 1, v->left[0] * g->players / 3);
    v->deck = deck ? 2 * (level_of(c, g->villain.id[top]) + level_of(c, g->villain.id[top + ahead])) : 12;
}

/* The Influence of the cards in hand that do others harm. */
static int means_to_strike(const struct glance *v, seat s)
{
    const struct context *c = v->c;
    const STATE *g = v->g;
    int sum = 0;
    for EACH_CARD(card, CITY_CARDS(g), HAND + s)
        if (harms(c, CARD(card)->effect)) sum += CARD(card)->influence;
    return min_int(24, sum);
}

/* The rest of it, for Missions that set Good against Evil. */
static void look_at_sides(struct glance *v)
{
    v->cards = v->strength = v->good = 0;
    for (seat s = 0; s < v->g->players; s++) {
        v->good += v->allegiance[s] == GOOD;
        if (v->mission[s] != ASSASSIN) continue;
        v->cards += means_to_strike(v, s);
        v->strength += v->attack[s];
    }
    v->good = max_int(1, v->good);
    measure_doubt(v->c, v->g, v->doubt);
}

/* 64 times one over the root of the actions left and one more. */
static int short_of_time(int left)
{
    static const u8 root[41] = {64, 45, 37, 32, 29, 26, 24, 23, 21, 20, 19, 18, 18, 17, 17, 16, 16, 15, 15, 14, 14,
                                14, 13, 13, 13, 13, 12, 12, 12, 12, 11, 11, 11, 11, 11, 11, 11, 10, 10, 10, 10};
    return root[left];
}

/* A chance in thousandths from its logarithmic odds in 256ths. */
static int squash(int odds)
{
    static const u16 chance[49] = { /* per eighth, from 0 to 6 */
        500, 531, 562, 593, 622, 651, 679, 706, 731, 755, 777, 798, 818, 835, 852, 867, 881, 893, 905, 915, 924, 932, 940,
        946, 953, 958, 963, 967, 971, 974, 977, 980, 982, 984, 986, 988, 989, 990, 991, 992, 993, 994, 995, 995, 996, 996,
        997, 997, 998};
    int size = min_int(odds < 0 ? -odds : odds, 48 * 32 - 1), at = size / 32;
    int p = chance[at] + (chance[at + 1] - chance[at]) * (size % 32) / 32;
    return odds < 0 ? 1000 - p : p;
}

/* -- Goals --------------------------------------------------------------------------------- */

static int influence_of(const struct glance *v, seat s)
{
    const struct context *c = v->c;
    int sum = 0;
    for (int i = 0; i < SLOTS; i++) sum += HERO(v->g->player[s].slot[i].hero)->influence;
    return sum;
}

/* By how much the dearest Hero of others that stands is dearer than the dearest that is defeated (VG-084). */
static int bounty_lacks(const struct glance *v, seat who)
{
    const struct context *c = v->c;
    const STATE *g = v->g;
    int standing = 0, fallen = 0;
    for (seat s = 0; s < g->players; s++) {
        if (s == who) continue;
        for EACH_CARD(hero, HEROES(g), TEAM + s)
            standing = max_int(standing, HERO(hero)->influence);
        for EACH_CARD(id, HEROES(g), DEFEATED + s)
            fallen = max_int(fallen, HERO(id)->influence);
    }
    return max_int(-2, standing - fallen) + (standing > fallen ? 3 : 0);
}

/* What a Mission wants besides Villains, as far as it is still lacking. */
static int other_need(const struct glance *v, seat who)
{
    const struct context *c = v->c;
    const STATE *g = v->g;
    int n = 0;
    switch (v->mission[who]) {
    case ADDICT:                                             /* VG-082 */
        for EACH_CARD(card, CITY_CARDS(g), HAND + who) n += CARD(card)->medical;
        return max_int(-2, 4 - n) * 2;
    case BOUNTY_HUNTER: return bounty_lacks(v, who);
    case CULTIST:                                            /* VG-086 */
        for (seat s = 0; s < g->players; s++) n += s != who && !defeated_count(g, s);
        return n * 4;
    case PROFITEER:                                          /* VG-087 */
        for (seat s = 0; s < g->players; s++)
            if (s != who) n = max_int(n, influence_of(v, s));
        return max_int(-8, min_int(8, n - influence_of(v, who)));
    case WORSHIPPER:                                         /* VG-091 */
        for (int i = 0; i < SLOTS; i++) n += g->player[who].slot[i].hero && !g->player[who].slot[i].damage;
        return (3 - n) * 4;
    case INVESTIGATOR:                                       /* VG-068: Heroes that Evil players may still lose */
        for (seat s = 0; s < g->players; s++) n += v->allegiance[s] == EVIL;
        return n * 4;
    default: return 0;
    }
}

/* Villains that count for a goal of a seat. */
static int jailed_for(const struct glance *v, seat who)
{
    const STATE *g = v->g;
    if (v->mission[who] != ADDICT) return mission_jail(v->c, g, who);
    int n = 0;
    for EACH_CARD(villain, VILLAINS(g), JAIL + who)
        n += level_of(v->c, villain) >= 2;          /* VG-083 */
    return n;
}

static void facts_of(const struct glance *v, seat who, int need, int fact[SEAT_FACTS])
{
    const STATE *g = v->g;
    int left = v->left[who], root = short_of_time(left);
    fact[CONSTANT] = 64;
    fact[TIME_IS_SHORT] = root;
    fact[NEED] = need * root;
    fact[TIME] = left * root / 4;
    fact[STRENGTH] = left * v->attack[who] * root / 32;
    fact[DECK] = left * v->deck * root / 32;
    fact[OTHERWISE] = other_need(v, who) * root / 4;
    fact[CARDS] = min_int(24, hand_influence(v->c, g, who)) * root / 8;
    fact[HEROES] = team_count(g, who) * left * root / 16;
}

/* What is the same for whoever it is asked: Assassins' means, and who knows how much. */
static void facts_of_sides(const struct glance *v, seat who, int fact[FACTS])
{
    int left = v->left[who], root = short_of_time(left);
    fact[THEIR_CARDS] = v->cards * root / (8 * v->good);
    fact[THEIR_ATTACK] = left * v->strength * root / (32 * v->good);
    fact[DOUBT] = v->doubt[GOOD] * left * root / 1024;
    fact[THEIR_DOUBT] = v->doubt[EVIL] * left * root / 1024;
}

static int weigh(int goal, const int *fact, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++) sum += weights[goal][i] * fact[i];
    return squash(sum / 256);
}

/* All Good players together, as if they were one of average means. */
static void facts_of_good(const struct glance *v, int fact[SEAT_FACTS])
{
    int n = 0, villains = 0, one[SEAT_FACTS], assassins = 0;
    for (int i = 0; i < SEAT_FACTS; i++) fact[i] = 0;
    for (seat s = 0; s < v->g->players; s++) {
        assassins += v->mission[s] == ASSASSIN;
        if (v->allegiance[s] != GOOD) continue;
        villains += mission_jail(v->c, v->g, s);
        facts_of(v, s, 0, one);
        for (int i = 0; i < SEAT_FACTS; i++) fact[i] += one[i];
        n++;
    }
    for (int i = 0; i < SEAT_FACTS && n; i++) fact[i] /= n;
    fact[NEED] = (7 * n - villains) * fact[TIME_IS_SHORT] / max_int(1, n); /* VG-063 */
    fact[OTHERWISE] = assassins * fact[TIME] / 4;
}

static int chance_of_goal(const struct glance *v, int goal, seat who)
{
    static const u8 wanted[GOALS] = {[EIGHT_ARRESTED] = 8, [TEN_JAILED] = 10, [ADDICT] = 4, [BOUNTY_HUNTER] = 4,
                                     [CULTIST] = 4, [PROFITEER] = 4, [WORSHIPPER] = 4};
    int fact[FACTS];
    if (goal == GOOD_SUM) facts_of_good(v, fact);
    else facts_of(v, who, max_int(-6, wanted[goal] - jailed_for(v, who)), fact);
    if (goal > MASTERMIND) return weigh(goal, fact, SEAT_FACTS);
    facts_of_sides(v, who, fact);
    return weigh(goal, fact, FACTS);
}

/* -- Missions ------------------------------------------------------------------------------ */

static int both(int p, int q) { return p * q / 1000; }

static seat holder_of(const struct glance *v, int mission)
{
    for (seat s = 0; s < v->g->players; s++)
        if (v->mission[s] == mission) return s;
    return NOBODY;
}

/* That the Mastermind wins (VG-077). */
static int mastermind_wins(const struct glance *v)
{
    seat s = holder_of(v, MASTERMIND);
    return s == NOBODY ? 0 : chance_of_goal(v, TEN_JAILED, s);
}

/* That any Good player fulfils a Mission, a Mastermind or not. Guardians and the Investigator mostly do so together. */
static int good_succeed(const struct glance *v)
{
    seat i = holder_of(v, INVESTIGATOR), guardian = holder_of(v, GUARDIAN);
    int sum = guardian == NOBODY ? 0 : chance_of_goal(v, GOOD_SUM, guardian);
    int eight = i == NOBODY ? 0 : chance_of_goal(v, EIGHT_ARRESTED, i);
    int more = max_int(sum, eight), less = min_int(sum, eight);
    return more + both(1000 - more, less) / 3;
}

static int mission_chance(const struct glance *v, seat who);

/* That another winner has fewer Villains (VG-088). */
static int overtakes(const struct glance *v, seat who)
{
    int fact[SEAT_FACTS], none = 1000;
    for (seat s = 0; s < v->g->players; s++) {
        if (s == who || v->mission[s] == TIME_TRAVELER) continue;
        int ahead = (mission_jail(v->c, v->g, who) - mission_jail(v->c, v->g, s)) * 4 - 2;
        int later = v->left[who] * (v->attack[who] - v->attack[s]);
        int more = squash((ahead * 12 + later) * short_of_time(v->left[who]) / 16);
        none = both(none, 1000 - both(mission_chance(v, s), more));
    }
    facts_of(v, who, 0, fact);
    fact[NEED] = (none - 500) / 4;
    return weigh(TIME_TRAVELER, fact, SEAT_FACTS);
}

static int mission_chance(const struct glance *v, seat who)
{
    if (v->mission[who] == TIME_TRAVELER) return overtakes(v, who);
    if (v->mission[who] > MASTERMIND) return chance_of_goal(v, v->mission[who], who);
    int master = mastermind_wins(v);
    switch (v->mission[who]) {
    case GUARDIAN: return both(1000 - master, chance_of_goal(v, GOOD_SUM, who)); /* VG-078 */
    case INVESTIGATOR: return both(1000 - master, chance_of_goal(v, EIGHT_ARRESTED, who));
    case MASTERMIND: return master;
    default: return master + both(1000 - master, 1000 - good_succeed(v)); /* an Assassin: VG-075, VG-079 */
    }
}

int estimate(struct context *c, const void *state, seat who)
{
    const STATE *g = state;
    struct glance v;
    if (is_over(g)) return has_seat(g->winners, who) ? 1000 : 0;
    if (!g->player[who].identity) return 500;
    look_around(&v, c, g);
    if (v.mission[who] <= MASTERMIND || v.mission[who] == TIME_TRAVELER) look_at_sides(&v); /* VG-088 */
    return max_int(1, min_int(999, mission_chance(&v, who)));
}

/* Whoever cannot win or lose any more still arrests Villains, and grudges them to whoever has most. */
int standing(struct context *c, const void *state, seat who)
{
    enum { EVEN = 500, AN_ARREST = 40, ANOTHERS = 20 };
    const STATE *g = state;
    int best = 0;
    if (!g->player[who].identity) return EVEN;
    if (is_over(g) && has_seat(g->winners, who)) return 1000;
    for (seat s = 0; s < g->players; s++)
        if (s != who) best = max_int(best, jail_count(g, s));
    return max_int(0, min_int(999, EVEN - ANOTHERS * best + AN_ARREST * mission_jail(c, g, who)));
}

/* -- What counts, in words ------------------------------------------------------------------------------------------ */

const struct fact_row told_facts[] = {
    {"Villains that count for you"}, {"Villains in your jail"}, {"Villains in all jails"}, {"Heroes in your team"},
    {"Cards in your hand"}, {NULL}};

void count_facts(struct context *c, const void *state, seat who, int fact[FACTS_TOLD])
{
    const STATE *g = state;
    fact[0] = mission_jail(c, g, who);
    fact[1] = jail_count(g, who);
    for (seat s = 0; s < g->players; s++) fact[2] += jail_count(g, s);
    fact[3] = pile_count(HEROES(g), TEAM + who);
    fact[4] = hand_count(g, who);
}
