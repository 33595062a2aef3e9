/* missions.c: the end of the game and the Missions (chapters 6 to 9 and 25). */
#include "procedures.h"

static u8 mission_of(struct context *c, const STATE *g, seat who) { return IDENTITY(g->player[who].identity)->mission; }
static u8 allegiance_of(struct context *c, const STATE *g, seat who) { return IDENTITY(g->player[who].identity)->allegiance; }

static seat investigator(struct context *c, const STATE *g)
{
    seat s = 0;
    while (s < g->players && mission_of(c, g, s) != INVESTIGATOR) s++;
    return s < g->players ? s : NOBODY;
}

/* Defeated Heroes of Evil players, which the Investigator takes (VG-068, VG-074). */
static int wanted(struct context *c, const STATE *g)
{
    int n = 0;
    for (seat s = 0; s < g->players; s++)
        if (allegiance_of(c, g, s) == EVIL) n += defeated_count(g, s);
    return n;
}

int mission_jail(struct context *c, const STATE *g, seat who)
{
    bool arrests = mission_of(c, g, who) == INVESTIGATOR && investigator(c, g) == who;
    return jail_count(g, who) + arrested_count(g, who) + (arrests ? wanted(c, g) : 0); /* VG-069 */
}

/* Puts the Heroes of Evil players into the Investigator's jail. Their owners' Missions, and those that look at what others
 * have lost, are decided by then: for these they are where they fell (VG-S79). */
static void arrest(struct context *c, STATE *g, seat jailer)
{
    for (seat s = 0; jailer != NOBODY && s < g->players; s++)
        if (allegiance_of(c, g, s) == EVIL) cards_move_all(HEROES(g), DEFEATED + s, DEALT + jailer, EVERYBODY);
}

static bool good_sum_reached(struct context *c, const STATE *g)
{
    int villains = 0, players = 0;
    for (seat s = 0; s < g->players; s++)
        if (allegiance_of(c, g, s) == GOOD) {                /* VG-064, VG-065, VG-066 */
            villains += mission_jail(c, g, s);               /* VG-071 */
            players++;
        }
    return villains >= 7 * players;                          /* VG-063 */
}

static int team_influence(struct context *c, const STATE *g, seat who)
{
    int sum = 0;
    for (int s = 0; s < SLOTS; s++) sum += HERO(g->player[who].slot[s].hero)->influence; /* VG-S78; row 0 counts 0 */
    return sum;
}

static bool addict(struct context *c, const STATE *g, seat who)
{
    int villains = 0, kits = 0;
    for EACH_CARD(villain, VILLAINS(g), JAIL + who)
        villains += level_of(c, villain) >= 2;      /* VG-083 */
    for EACH_CARD(card, CITY_CARDS(g), HAND + who)
        kits += CARD(card)->medical;
    return villains >= 4 && kits >= 4;                       /* VG-082 */
}

/* The highest Influence among other players' Heroes, on mats and defeated (VG-S75); one of that
 * value is defeated (VG-S76). */
static bool bounty_collected(struct context *c, const STATE *g, seat who)
{
    int best = -1;
    bool down = false;
    for (seat s = 0; s < g->players; s++) {
        if (s == who) continue;
        for EACH_CARD(hero, HEROES(g), TEAM + s)
            if (HERO(hero)->influence > best) best = HERO(hero)->influence, down = false;
        for EACH_CARD(id, HEROES(g), DEFEATED + s)
            if (HERO(id)->influence >= best) best = HERO(id)->influence, down = true;
    }
    return down;
}

static bool everybody_bleeds(const STATE *g, seat who)
{
    for (seat s = 0; s < g->players; s++)
        if (s != who && !defeated_count(g, s)) return false; /* VG-S74 */
    return true;
}

static bool richest(struct context *c, const STATE *g, seat who)
{
    for (seat s = 0; s < g->players; s++)
        if (s != who && team_influence(c, g, s) >= team_influence(c, g, who)) return false; /* VG-087, VG-E24 */
    return true;
}

static int undamaged(const STATE *g, seat who)
{
    int n = 0;
    for (int s = 0; s < SLOTS; s++) n += g->player[who].slot[s].hero && !g->player[who].slot[s].damage;
    return n;
}

/* A Neutral Mission other than the Time Traveler's. */
static bool neutral_fulfilled(struct context *c, const STATE *g, seat who)
{
    bool four = mission_jail(c, g, who) >= 4;                /* VG-S73 */
    switch (mission_of(c, g, who)) {
    case ADDICT: return addict(c, g, who);
    case BOUNTY_HUNTER: return four && bounty_collected(c, g, who); /* VG-084, VG-085 */
    case CULTIST: return four && everybody_bleeds(g, who);   /* VG-086 */
    case PROFITEER: return four && richest(c, g, who);       /* VG-087 */
    case WORSHIPPER: return four && undamaged(g, who) >= 3;  /* VG-091 */
    default: return false;
    }
}

static bool beats_a_winner(struct context *c, const STATE *g, seat who)
{
    for (seat s = 0; s < g->players; s++)
        if (s != who && has_seat(g->winners, s) && mission_jail(c, g, who) > mission_jail(c, g, s)) return true; /* VG-088 */
    return false;
}

static void win_if(STATE *g, seat who, bool fulfilled)
{
    if (fulfilled) g->winners |= only(who);                  /* VG-059 */
}

void decide_winners(struct context *c, STATE *g)
{
    bool master = false, good = false;
    seat jailer = investigator(c, g);
    g->winners = 0;
    for (seat s = 0; s < g->players; s++) {                  /* VG-245 */
        g->player[s].identity_known = EVERYBODY;
        HAPPEN(EV_IDENTITY, RULE(245), s, g->player[s].identity);
    }
    for (seat s = 0; jailer != NOBODY && s < g->players; s++) { /* VG-068, VG-S80: counted by mission_jail */
        if (allegiance_of(c, g, s) != EVIL) continue;
        for EACH_CARD(hero, HEROES(g), DEFEATED + s) HAPPEN(EV_ARRESTED, RULE(68), s, hero, jailer);
    }
    for (seat s = 0; s < g->players; s++)                    /* VG-077, VG-080 */
        if (mission_of(c, g, s) == MASTERMIND) {
            win_if(g, s, mission_jail(c, g, s) >= 10);
            master |= has_seat(g->winners, s);
        }
    for (seat s = 0; s < g->players && !master; s++) {       /* VG-078 */
        if (mission_of(c, g, s) == GUARDIAN) win_if(g, s, good_sum_reached(c, g));
        if (mission_of(c, g, s) == INVESTIGATOR) win_if(g, s, mission_jail(c, g, s) >= 8); /* VG-070 */
        good |= has_seat(g->winners, s);
    }
    for (seat s = 0; s < g->players; s++)                    /* VG-075, VG-076, VG-079 */
        if (mission_of(c, g, s) == ASSASSIN) win_if(g, s, !good);
    for (seat s = 0; s < g->players; s++) win_if(g, s, neutral_fulfilled(c, g, s));
    for (seat s = 0; s < g->players; s++)                    /* VG-090, VG-246: last of all */
        if (mission_of(c, g, s) == TIME_TRAVELER) win_if(g, s, beats_a_winner(c, g, s));
    for (seat s = 0; s < g->players; s++)
        if (has_seat(g->winners, s)) HAPPEN(EV_WON, RULE(59), s);
    if (!g->winners) HAPPEN(EV_NO_WINNER, RULING_(82), NOBODY);
    arrest(c, g, jailer);
}
