/* screen_mission.c: the reader's Mission in words, and how far it is by what its owner may know. */
#include "screen.h"

enum {
    VILLAINS_EACH = 7, VILLAINS_INVESTIGATOR = 8, VILLAINS_MASTERMIND = 10, VILLAINS_NEUTRAL = 4, KITS = 4, UNHURT = 3,
};

static u8 mission_of_reader(const struct screen *p)
{
    const struct context *c = p->c;
    return IDENTITY(p->g->player[p->who].identity)->mission;
}

void write_mission(struct screen *p)
{
    static const char *const words[] = {
        [GUARDIAN] = "the jails of all Good players together hold at least 7 Villains for each Good player (VG-063).",
        [INVESTIGATOR] = "your jail holds at least 8 Villains; at the end the defeated Heroes of Evil players come to "
                         "it and count (VG-068, VG-070).",
        [ASSASSIN] = "every Good player loses (VG-075).",
        [MASTERMIND] = "your jail holds at least 10 Villains; then all Good players lose (VG-077).",
        [ADDICT] = "your jail holds at least 4 Villains of Level 2 or 3, and your hand at least 4 First Aid Kits or "
                   "Med Pacs (VG-082).",
        [BOUNTY_HUNTER] = "your jail holds at least 4 Villains, and the other players' Hero with the highest Influence "
                          "is defeated (VG-084).",
        [CULTIST] = "your jail holds at least 4 Villains, and each other player has a defeated Hero (VG-086).",
        [PROFITEER] = "your jail holds at least 4 Villains, and your team has more Influence than any other (VG-087).",
        [TIME_TRAVELER] = "your jail holds more Villains than that of some other player who wins (VG-088).",
        [WORSHIPPER] = "your jail holds at least 4 Villains, and at least 3 Heroes of your team have no damage "
                       "(VG-091).",
    };
    u8 mission = mission_of_reader(p);
    text_add(p->out, "%s", mission < COUNT(words) && words[mission] ? words[mission] : "");
}

/* -- Progress ------------------------------------------------------------------------------ */

static void of(struct screen *p, int have, int need, const char *what)
{
    text_add(p->out, "%d of %d %s", have, need, what);
}

static void guardian(struct screen *p)
{
    const struct context *c = p->c;
    const struct scenario_row *s = SCENARIO(p->g->scenario);
    int all = 0;
    for (seat i = 0; i < p->g->players; i++) all += jail_count(p->g, i);
    text_add(p->out, "Good jails need 7 Villains a Good player");
    if (!s->random) text_add(p->out, ", %d in all", VILLAINS_EACH * s->good);
    text_add(p->out, "; yours has %d, all jails %d.", jail_count(p->g, p->who), all);
}

static void others_hold(struct screen *p)
{
    const char *between = "";
    for (seat s = 0; s < p->g->players; s++) {
        if (s == p->who) continue;
        text_add(p->out, "%s", between);
        write_seat(p, s);
        text_add(p->out, " %d", jail_count(p->g, s));
        between = ", ";
    }
}

static void addict(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    int villains = 0, kits = 0;
    for EACH_CARD(villain, VILLAINS(g), JAIL + p->who)
        villains += level_of(p->c, villain) >= 2;
    for EACH_CARD(card, CITY_CARDS(g), HAND + p->who)
        kits += card < CITY_BACK && CARD(card)->medical;
    of(p, villains, VILLAINS_NEUTRAL, "Villains of Level 2 or 3, ");
    of(p, kits, KITS, "First Aid Kits or Med Pacs in hand.");
}

/* The dearest Heroes of the other players, on mats and defeated: each is a target. */
static void bounty_hunter(struct screen *p)
{
    const STATE *g = p->g;
    const struct context *c = p->c;
    int best = -1;
    for (int pass = 0; pass < 2; pass++) {
        const char *between = " Target: ";
        for (seat s = 0; s < g->players; s++) {
            for (int pile = DEFEATED; s != p->who && pile <= TEAM; pile += TEAM - DEFEATED)
                for EACH_CARD(hero, HEROES(g), pile + s) {
                    int worth = HERO(hero)->influence;
                    if (!pass) best = max_int(best, worth);
                    if (!pass || worth != best) continue;
                    text_add(p->out, "%s%s (%d, ", between, row_name(p, KIND_HERO, hero), worth);
                    write_seat(p, s);
                    text_add(p->out, pile == DEFEATED ? ", defeated)" : ")");
                    between = " or ";
                }
        }
    }
    text_add(p->out, ".");
}

static void cultist(struct screen *p)
{
    int bleeding = 0;
    const char *between = "; not yet: ";
    for (seat s = 0; s < p->g->players; s++) bleeding += s != p->who && defeated_count(p->g, s) > 0;
    of(p, bleeding, p->g->players - 1, "others have a defeated Hero");
    for (seat s = 0; s < p->g->players; s++) {
        if (s == p->who || defeated_count(p->g, s)) continue;
        text_add(p->out, "%s", between);
        write_seat(p, s);
        between = ", ";
    }
    text_add(p->out, ".");
}

static int influence(const struct screen *p, seat s)
{
    const struct context *c = p->c;
    int sum = 0;
    for (int slot = 0; slot < SLOTS; slot++) sum += HERO(p->g->player[s].slot[slot].hero)->influence;
    return sum;
}

static void profiteer(struct screen *p)
{
    int best = 0;
    for (seat s = 0; s < p->g->players; s++)
        if (s != p->who) best = max_int(best, influence(p, s));
    text_add(p->out, "your team has Influence %d, the best other team %d.", influence(p, p->who), best);
}

static void worshipper(struct screen *p)
{
    int unhurt = 0;
    for (int slot = 0; slot < SLOTS; slot++)
        unhurt += p->g->player[p->who].slot[slot].hero && !p->g->player[p->who].slot[slot].damage;
    of(p, unhurt, UNHURT, "Heroes without damage.");
}

void write_progress(struct screen *p)
{
    u8 mission = mission_of_reader(p);
    if (is_over(p->g)) { /* what counted is decided, and some of it has been moved (VG-S79) */
        text_add(p->out, has_seat(p->g->winners, p->who) ? "fulfilled." : "not fulfilled.");
        return;
    }
    int jailed = jail_count(p->g, p->who), fallen = 0;
    for (seat s = 0; s < p->g->players; s++) fallen += s != p->who ? defeated_count(p->g, s) : 0;
    switch ((enum mission)mission) {
    case GUARDIAN: guardian(p); return;
    case INVESTIGATOR:
        of(p, jailed, VILLAINS_INVESTIGATOR, "Villains; ");
        text_add(p->out, "defeated Heroes of Evil players count (others have %d).", fallen);
        return;
    case ASSASSIN:
        text_add(p->out, "every Good player must lose; jails: ");
        others_hold(p);
        text_add(p->out, ".");
        return;
    case MASTERMIND: of(p, jailed, VILLAINS_MASTERMIND, "Villains in your jail."); return;
    case ADDICT: addict(p); return;
    case TIME_TRAVELER:
        text_add(p->out, "more Villains than some other winner; you %d, ", jailed);
        others_hold(p);
        text_add(p->out, ".");
        return;
    case BOUNTY_HUNTER: case CULTIST: case PROFITEER: case WORSHIPPER: break;
    default: return;
    }
    of(p, jailed, VILLAINS_NEUTRAL, "Villains");
    text_add(p->out, mission == BOUNTY_HUNTER ? "." : ", ");
    if (mission == BOUNTY_HUNTER) bounty_hunter(p);
    if (mission == CULTIST) cultist(p);
    if (mission == PROFITEER) profiteer(p);
    if (mission == WORSHIPPER) worshipper(p);
}
