/* bot_plan.c: a player turn of the quick bot: who goes where, which missions, which unit marches, when to cut in. */
#include "bot_mind.h"

/* -- Where characters go ------------------------------------------------------------------------------------------ */

u8 best_rebellion(const struct mind *m, u32 people, int *worth)
{
    const STATE *g = m->g;
    int sum = politics_of(m, people);
    u8 best = 0;
    *worth = 0;
    for EACH_BIT(planet, g->open & ~g->revolt) {
        int value = worth_of_rebellion(m, planet, sum);
        if (value > *worth) best = planet, *worth = value;
    }
    return best;
}

/* How much politics makes a Rebellion on the planet all but sure. */
static int enough(const struct mind *m, u8 planet)
{
    int points = m->g->world[planet].garrison;
    if (!points) points = 2 * troops_of(m, planet);
    return points + (planet == m->g->capital ? 12 : 6);
}

/* Commanders who guard something stay; so do those who have moved. */
static u32 free_people(const struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    u32 set = g->player[m->who].people & ~g->moved_people;
    for EACH_BIT(id, set) {
        const struct person *p = &g->person[id];
        if (p->mission == COMMAND && CARD(id)->politics < CARD(g->rebel[p->object].kind)->strength)
            set &= ~bit(id);
    }
    return set;
}

/* The character of a set with the most politics; of equals one that is there already. */
static u8 leader_for(const struct mind *m, u32 set, u8 planet)
{
    const struct context *c = m->c;
    u8 best = 0;
    int most = -1;
    for EACH_BIT(id, set) {
        int value = 2 * CARD(id)->politics + (m->g->person[id].place == planet);
        if (value > most) best = id, most = value;
    }
    return best;
}

/* The best planet gets as many leaders as are enough, then the next planet those who are left. Politics that has moved
 * already counts where it is. */
void plan_moves(struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    u32 people = free_people(m), speakers = 0, fixed = g->player[m->who].people & ~people;
    u8 first = 0;
    for EACH_BIT(id, g->player[m->who].people) {
        m->destination[id] = g->person[id].place;
        if (in_set(people, id) && CARD(id)->politics >= 2) speakers |= bit(id);
    }
    u32 open = g->open & ~g->revolt, others = people & ~speakers;
    while (open && speakers) {
        u8 goal = 0;
        int most = 0, all = politics_of(m, speakers), there = 0;
        for EACH_BIT(planet, open) {
            int had = politics_of(m, g->people_on[planet] & fixed);
            int value = worth_of_rebellion(m, planet, had + all);
            if (had >= enough(m, planet)) value = 0;
            if (value > most) goal = planet, most = value, there = had;
        }
        if (!goal) break;
        if (!first) first = goal;
        open &= ~bit(goal);
        while (speakers && there < enough(m, goal)) {
            u8 id = leader_for(m, speakers, goal);
            m->destination[id] = goal;
            there += CARD(id)->politics;
            speakers &= ~bit(id);
        }
    }
    others |= speakers;
    if (!first) /* nothing to do, or all have moved: join them */
        for EACH_BIT(planet, open ? open : g->open)
            if (!first || politics_of(m, g->people_on[planet] & fixed) >
                              politics_of(m, g->people_on[first] & fixed))
                first = planet;
    for EACH_BIT(id, others) m->destination[id] = first; /* they escort, form Guerrillas, take commands */
}

/* -- Missions ----------------------------------------------------------------------------------------------------- */

/* The own characters on the same planet. */
static u32 company(const struct mind *m, u8 id)
{
    return m->g->people_on[m->g->person[id].place] & m->g->player[m->who].people;
}

static int escort_worth(const struct mind *m, u8 id, u8 charge)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    if (CARD(charge)->politics < ESCORTED || CARD(id)->politics >= ESCORTED || CARD(id)->combat < 3) return -5;
    if (g->person[charge].mission == COMMAND) return -5;
    int taken = SUM(other, company(m, id) & ~bit(id),
                    g->person[other].mission == ESCORT && g->person[other].object == charge);
    int cost = worth_of_mission(m, (struct action){.verb = ACT_REBELLION, .a = id, .b = g->person[id].place});
    return 2 * CARD(id)->combat + CARD(charge)->politics - 3 * CARD(charge)->combat / 2 - 5 * taken -
           max_int(0, cost) / 3;
}

/* What the politics of one character add to the Rebellion of all on the planet. */
static int rebellion_share(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    u8 place = g->person[id].place;
    u32 group = 0;
    for EACH_BIT(other, company(m, id)) { /* those who have this mission, or may still get it */
        u8 mission = g->person[other].mission;
        if (other == id || mission == REBELLION || (!mission && other > id && CARD(other)->politics >= 2))
            group |= bit(other);
    }
    int with = politics_of(m, group), without = with - CARD(id)->politics;
    if (with == without) return -5;
    return worth_of_rebellion(m, place, with) - worth_of_rebellion(m, place, without) +
           (worth_of_rebellion(m, place, with) > 0);
}

/* A group of the characters least needed for the Capital saves everybody one Turn. */
static int sabotage_worth(const struct mind *m, u8 id, u8 group)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int total = 0, speakers = politics_of(m, company(m, id));
    if (group != 1 || m->left > 2) return -10;
    for EACH_BIT(other, company(m, id) & ~bit(id)) {
        const struct card_row *row = CARD(other);
        if (g->person[other].mission == SABOTAGE) total += row->combat + row->command + row->politics;
    }
    if (total >= SACRIFICE) return -10;
    int chance = chance_to_clear(m, g->capital, speakers, g->world[g->capital].garrison);
    if (g->troops_on[g->capital]) chance /= 4;
    if (chance >= (m->left == 1 ? 20 : 6)) return -10;
    return (m->left == 1 ? 60 : 24) - 6 * CARD(id)->politics + CARD(id)->combat + CARD(id)->command;
}

static int guerrillas_worth(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int stat = max_int(CARD(id)->command, CARD(id)->politics);
    if (!(g->player[m->who].ready & READY_GUERRILLA)) return -5;
    return stat + CARD(id)->command - CARD(id)->politics + (in_set(g->formed, 1) ? 0 : 2) - 2;
}

int worth_of_mission(const struct mind *m, struct action a)
{
    switch ((enum action_verb)a.verb) {
    case ACT_REBELLION: return rebellion_share(m, a.a);
    case ACT_SABOTAGE: return sabotage_worth(m, a.a, a.b);
    case ACT_ESCORT: return escort_worth(m, a.a, a.b);
    case ACT_GUERRILLAS: return guerrillas_worth(m, a.a);
    default: return 0;
    }
}

int worth_of_any_mission(const struct mind *m, u8 id)
{
    const STATE *g = m->g;
    u8 place = g->person[id].place;
    int best = guerrillas_worth(m, id);
    if (g->person[id].mission == COMMAND) best -= 6;
    if (g->world[place].garrison || g->troops_on[place]) best = max_int(best, rebellion_share(m, id));
    if (place == g->capital) best = max_int(best, sabotage_worth(m, id, 1));
    for EACH_BIT(charge, company(m, id) & ~bit(id)) best = max_int(best, escort_worth(m, id, charge));
    return best;
}

int worth_of_command(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int best = 0;
    if (g->person[id].mission == COMMAND) return -5;
    for EACH_BIT(slot, g->rebels_on[g->person[id].place] & g->player[m->who].units)
        if (!g->rebel[slot].commander)
            best = max_int(best, CARD(g->rebel[slot].kind)->strength);
    return POWER * max_int(0, best - CARD(id)->politics) + CARD(id)->command - 2 * CARD(id)->politics;
}

/* -- Units -------------------------------------------------------------------------------------------------------- */

int worth_of_march(const struct mind *m, int slot, bool slips, u8 *to)
{
    const STATE *g = m->g;
    int stay = worth_of_guard(m, slot, g->rebel[slot].planet), most = -1000;
    *to = 0;
    for EACH_BIT(planet, reach(m->c, g, slot, slips)) {
        int value = worth_of_guard(m, slot, planet) - stay;
        if (value > most) *to = planet, most = value;
    }
    return most - 2; /* a march shows intentions, and opens a planet */
}

/* -- Order of play ------------------------------------------------------------------------------------------------ */

bool cuts_in(const struct mind *m)
{
    const STATE *g = m->g;
    int mine, theirs;
    u8 goal = best_rebellion(m, g->player[m->who].people, &mine);
    if (!goal) return false;
    if (goal == g->capital && mine >= VICTORY / 6) return true;
    for (seat s = 0; s < g->players; s++) { /* another would take the same planet first */
        if (s == m->who || has_seat(g->acted, s)) continue;
        if (best_rebellion(m, g->player[s].people, &theirs) == goal && mine >= worth_of_freeing(m, goal) / 2 &&
            theirs >= worth_of_freeing(m, goal) / 2)
            return true;
    }
    return false;
}
