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

static bool good_sum_reached(struct context *c, const STATE *g)
{
    seats good = holders(c, g, GOOD, 0);                     /* VG-064, VG-065, VG-066 */
    return SUM(s, good, mission_jail(c, g, s)) >= 7 * set_count(good); /* VG-063, VG-071 */
}

static int team_influence(struct context *c, const STATE *g, seat who)
{
    return SUM(s, ALL_SLOTS, HERO(g->player[who].slot[s].hero)->influence); /* VG-S78; row 0 counts 0 */
}

static bool addict(struct context *c, const STATE *g, seat who)
{
    int villains = 0, kits = 0;
    for EACH_CARD(villain, VILLAINS(g), JAIL + who) villains += level_of(c, villain) >= 2; /* VG-083 */
    for EACH_CARD(card, CITY_CARDS(g), HAND + who) kits += CARD(card)->medical;
    return villains >= 4 && kits >= 4;                       /* VG-082 */
}

/* The highest Influence among other players' Heroes, on mats and defeated (VG-S75); one of that
 * value is defeated (VG-S76). */
static bool bounty_collected(struct context *c, const STATE *g, seat who)
{
    int standing = -1, fallen = -1;
    for EACH_SEAT(s, others(g, who)) {
        for EACH_CARD(hero, HEROES(g), TEAM + s) standing = max_int(standing, HERO(hero)->influence);
        for EACH_CARD(hero, HEROES(g), DEFEATED + s) fallen = max_int(fallen, HERO(hero)->influence);
    }
    return fallen >= 0 && fallen >= standing;
}

static bool everybody_bleeds(const STATE *g, seat who)
{
    return !SUBSET(s, others(g, who), !defeated_count(g, s)); /* VG-S74 */
}

static bool richest(struct context *c, const STATE *g, seat who)
{
    int mine = team_influence(c, g, who);
    return !SUBSET(s, others(g, who), team_influence(c, g, s) >= mine); /* VG-087, VG-E24 */
}

static int undamaged(const STATE *g, seat who)
{
    return SUM(s, ALL_SLOTS, g->player[who].slot[s].hero && !g->player[who].slot[s].damage);
}

static bool beats_a_winner(struct context *c, const STATE *g, seat who)
{
    int mine = mission_jail(c, g, who);
    return SUBSET(s, g->winners, s != who && mine > mission_jail(c, g, s)) != 0; /* VG-088 */
}

/* Whether one of those who have won so far has this Allegiance and Mission (0: any). */
static bool won(struct context *c, const STATE *g, u8 allegiance, u8 mission)
{
    return g->winners & holders(c, g, allegiance, mission);
}

/* Whether a Mission is fulfilled, when those that it depends on are decided. */
static bool fulfilled(struct context *c, const STATE *g, seat who)
{
    int jail = mission_jail(c, g, who);
    bool four = jail >= 4;                                   /* VG-S73 */
    switch ((enum mission)mission_of(c, g, who)) {
    case MASTERMIND: return jail >= 10;                      /* VG-077, VG-080 */
    case GUARDIAN: return good_sum_reached(c, g) && !won(c, g, EVIL, MASTERMIND); /* VG-078 */
    case INVESTIGATOR: return jail >= 8 && !won(c, g, EVIL, MASTERMIND); /* VG-070 */
    case ASSASSIN: return !won(c, g, GOOD, 0);               /* VG-075, VG-076, VG-079 */
    case ADDICT: return addict(c, g, who);
    case BOUNTY_HUNTER: return four && bounty_collected(c, g, who); /* VG-084, VG-085 */
    case CULTIST: return four && everybody_bleeds(g, who);   /* VG-086 */
    case PROFITEER: return four && richest(c, g, who);       /* VG-087 */
    case WORSHIPPER: return four && undamaged(g, who) >= 3;  /* VG-091 */
    case TIME_TRAVELER: return beats_a_winner(c, g, who);
    }
    return false;
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
