/* missions.c: the end of the game and the Missions (chapters 6 to 9 and 25). */
#include "procedures.h"

#define mission_of(c, g, who) (IDENTITY((g)->player[who].identity)->mission)
#define allegiance_of(c, g, who) (IDENTITY((g)->player[who].identity)->allegiance)

/* The players with this Allegiance and Mission (0: any). */
static seats holders(struct context *c, const STATE *g, u8 allegiance, u8 mission)
{
    return SUBSET(s, all_seats(g->players), (!allegiance || allegiance_of(c, g, s) == allegiance) &&
                                                (!mission || mission_of(c, g, s) == mission));
}

static seat investigator(struct context *c, const STATE *g)
{
    seats set = holders(c, g, 0, INVESTIGATOR);
    return set ? lowest(set) : NOBODY;
}

/* The players whose defeated Heroes the Investigator takes (VG-068, VG-074). */
static seats evil(struct context *c, const STATE *g) { return holders(c, g, EVIL, 0); }

int mission_jail(struct context *c, const STATE *g, seat who)
{
    int n = jail_count(g, who) + arrested_count(g, who);
    if (mission_of(c, g, who) == INVESTIGATOR && investigator(c, g) == who) /* VG-069 */
        n += SUM(s, evil(c, g), defeated_count(g, s));
    return n;
}

static int team_influence(struct context *c, const STATE *g, seat who)
{
    return SUM(s, ALL_SLOTS, HERO(g->player[who].slot[s].hero)->influence); /* VG-S78; row 0 counts 0 */
}

/* The highest Influence among Heroes of a pile; -1: there is none. */
static int dearest(struct context *c, const STATE *g, int pile)
{
    int most = -1;
    for EACH_CARD(hero, HEROES(g), pile) most = max_int(most, HERO(hero)->influence);
    return most;
}

/* The highest Influence among other players' Heroes, on mats and defeated (VG-S75), and whether one of that value is
 * defeated (VG-S76). Heroes that have been arrested fell to Evil players (VG-S79). */
static struct aim bounty(struct context *c, const STATE *g, seat who)
{
    int standing = 0, fallen = -1;
    for EACH_SEAT(s, others(g, who)) {
        standing = max_int(standing, dearest(c, g, TEAM + s));
        fallen = max_int(fallen, dearest(c, g, DEFEATED + s));
        if (arrested_count(g, s)) fallen = max_int(fallen, dearest(c, g, DEALT + s));
    }
    return (struct aim){N_BOUNTY, fallen, max_int(standing, fallen)};
}

/* VG-S74. When the game is over and several Evil players could have lost what was arrested, it can no longer be told
 * who did: then nothing is needed, and nothing is known. */
static struct aim bleeding(struct context *c, const STATE *g, seat who)
{
    struct aim aim = {N_BLEEDING, set_count(SUBSET(s, others(g, who), defeated_count(g, s))), g->players - 1};
    if (!SUBSET(s, others(g, who), arrested_count(g, s))) return aim;
    if (has_seat(g->winners, who)) aim.have = aim.need;
    else if (set_count(evil(c, g)) == 1) aim.have++;
    else aim = (struct aim){NUMBERS, 0, 0};
    return aim;
}

static int undamaged(const STATE *g, seat who)
{
    return SUM(s, ALL_SLOTS, g->player[who].slot[s].hero && !g->player[who].slot[s].damage);
}

/* More than the least of the other winners has (VG-088); without another winner there is no aim (VG-090). */
static int beat_a_winner(struct context *c, const STATE *g, seat who, struct aim *aim)
{
    seats winners = g->winners & others(g, who);
    int least = 255;
    for EACH_SEAT(s, winners) least = min_int(least, mission_jail(c, g, s));
    *aim = (struct aim){N_JAILED, mission_jail(c, g, who), least + 1};
    return winners != 0;
}

int mission_aims(struct context *c, const STATE *g, seat who, struct aim aim[AIMS])
{
    seats good = holders(c, g, GOOD, 0);                     /* VG-064, VG-065, VG-066 */
    int jail = mission_jail(c, g, who), high = 0, kits = 0, best = 0;
    aim[0] = (struct aim){N_JAILED, jail, 4};                /* VG-S73 */
    switch ((enum mission)mission_of(c, g, who)) {
    case GUARDIAN:                                           /* VG-063, VG-071 */
        aim[0] = (struct aim){N_GOOD_JAILS, SUM(s, good, mission_jail(c, g, s)), 7 * set_count(good)};
        return 1;
    case INVESTIGATOR: aim[0].need = 8; return 1;            /* VG-070 */
    case ASSASSIN:                                           /* VG-075, VG-076, VG-079 */
        aim[0] = (struct aim){N_GOOD_LOST, set_count(good & (seats)~g->winners), set_count(good)};
        return 1;
    case MASTERMIND: aim[0].need = 10; return 1;             /* VG-077, VG-080 */
    case ADDICT:                                             /* VG-082 */
        for EACH_CARD(villain, VILLAINS(g), JAIL + who) high += level_of(c, villain) >= 2; /* VG-083 */
        for EACH_CARD(card, CITY_CARDS(g), HAND + who) kits += card < CITY_BACK && CARD(card)->medical;
        aim[0] = (struct aim){N_HIGH_VILLAINS, high, 4};
        aim[1] = (struct aim){N_KITS, kits, 4};
        return 2;
    case BOUNTY_HUNTER: aim[1] = bounty(c, g, who); return 2; /* VG-084, VG-085 */
    case CULTIST: aim[1] = bleeding(c, g, who); return 2;    /* VG-086 */
    case PROFITEER:                                          /* VG-087, VG-E24 */
        for EACH_SEAT(s, others(g, who)) best = max_int(best, team_influence(c, g, s));
        aim[1] = (struct aim){N_RICHES, team_influence(c, g, who), best + 1};
        return 2;
    case WORSHIPPER: aim[1] = (struct aim){N_UNHURT, undamaged(g, who), 3}; return 2; /* VG-091 */
    case TIME_TRAVELER: return beat_a_winner(c, g, who, aim);
    }
    return 0;
}

/* Whether one of those who have won so far has this Allegiance and Mission. */
static bool won(struct context *c, const STATE *g, u8 allegiance, u8 mission)
{
    return g->winners & holders(c, g, allegiance, mission);
}

bool foiled(struct context *c, const STATE *g, seat who)
{
    return allegiance_of(c, g, who) == GOOD && won(c, g, EVIL, MASTERMIND);
}

/* Whether a Mission is fulfilled, when those that it depends on are decided. */
static bool fulfilled(struct context *c, const STATE *g, seat who)
{
    struct aim aim[AIMS];
    int aims = mission_aims(c, g, who, aim);
    for (int i = 0; i < aims; i++)
        if (aim[i].have < aim[i].need) return false;
    return aims && !foiled(c, g, who);
}

void decide_winners(struct context *c, STATE *g)
{
    enum { STEPS = 5 };
    static const u8 step[] = { /* in which Missions are decided (VG-246, VG-S81); the others in step 3 */
        [MASTERMIND] = 0, [GUARDIAN] = 1, [INVESTIGATOR] = 1, [ASSASSIN] = 2, [ADDICT] = 3, [BOUNTY_HUNTER] = 3,
        [CULTIST] = 3, [PROFITEER] = 3, [WORSHIPPER] = 3, [TIME_TRAVELER] = 4};
    seat jailer = investigator(c, g);
    seats arrested = jailer == NOBODY ? 0 : evil(c, g);
    for (seat s = 0; s < g->players; s++) {                  /* VG-245 */
        g->player[s].identity_known = EVERYBODY;
        HAPPEN(EV_IDENTITY, 245, s, g->player[s].identity);
    }
    for EACH_SEAT(s, arrested)                               /* VG-068, VG-S80: counted by mission_jail */
        for EACH_CARD(hero, HEROES(g), DEFEATED + s) HAPPEN(EV_ARRESTED, 68, s, hero, jailer);
    g->winners = 0;
    for (int n = 0; n < STEPS; n++)
        for (seat s = 0; s < g->players; s++)
            if (step[mission_of(c, g, s)] == n && fulfilled(c, g, s)) g->winners |= only(s); /* VG-059 */
    for EACH_SEAT(s, g->winners) HAPPEN(EV_WON, 59, s);
    if (!g->winners) HAPPEN(EV_NO_WINNER, RULING_(82), NOBODY);
    /* moved only now: for Missions that look at what others have lost the Heroes are where they fell (VG-S79) */
    for EACH_SEAT(s, arrested) cards_move_all(HEROES(g), DEFEATED + s, DEALT + jailer, EVERYBODY);
}
