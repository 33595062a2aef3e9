/* bot_mind.c: what the quick bot knows at a glance: powers, the race against doomsday, chances of the dice. */
#include "bot_mind.h"

/* Turns that the rest of the rebellion takes at the usual pace. */
static int turns_needed(const struct mind *m)
{
    const STATE *g = m->g;
    int garrison = g->world[g->capital].garrison;
    return (m->outer + 1) / 2 + m->central + (garrison > 4 ? 2 : 1);
}

void think(struct mind *m, struct context *c, const STATE *g, seat who)
{
    m->c = c;
    m->g = g;
    m->who = who;
    m->rival = NOBODY;
    for (seat s = 0; s < g->players; s++) {
        m->power[s] = political_power(c, g, s);
        if (s != who && (m->rival == NOBODY || m->power[s] > m->power[m->rival])) m->rival = s;
    }
    m->left = MARKERS - g->markers;
    m->outer = max_int(0, 3 - set_count(g->revolt & g->outer));     /* FR-109 */
    m->central = max_int(0, 2 - set_count(g->revolt & g->central)); /* FR-110 */
    if (in_set(g->open, g->capital)) m->outer = m->central = 0;
    m->urgent = m->left <= turns_needed(m) + 1;
}

int enmity(const struct mind *m, seat s)
{
    if (s >= m->g->players || s == m->who) return 0;
    int ahead = m->power[s] - m->power[m->who];
    if (s == m->rival) ahead += 3;
    return ahead <= 0 ? 0 : min_int(8, 2 + ahead / 2);
}

/* Outcomes of two dice, of 36, by their sum. */
static const u8 two_dice[13] = {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

int chance_of_two(int total)
{
    int chance = 0;
    for (int dice = 2; dice <= min_int(12, total); dice++) chance += two_dice[dice];
    return chance;
}

int chance_to_win(int lead)
{
    static const u8 chance[] = {15, 21, 26, 30, 33, 35, SURE}, against[] = {15, 10, 6, 3, 1, 0, 0};
    return lead >= 0 ? chance[min_int(6, lead)] : against[min_int(6, -lead)];
}

int chance_to_clear(const struct mind *m, u8 planet, int sum, int points)
{
    if (planet == m->g->capital) return chance_of_two(sum - points);
    return 6 * max_int(0, min_int(6, sum - points));
}

int mean_reduction(const struct mind *m, u8 planet, int sum, int points)
{
    int mean = 0;
    if (planet == m->g->capital) {
        for (int dice = 2; dice <= 12 && dice < sum; dice++) mean += two_dice[dice] * min_int(points, sum - dice);
        return mean;
    }
    for (int die = 1; die <= 6 && die < sum; die++) mean += 6 * min_int(points, sum - die);
    return mean;
}

int politics_of(const struct mind *m, u32 people)
{
    const struct context *c = m->c;
    return SUM(id, people, CARD(id)->politics);
}

int troops_of(const struct mind *m, u8 planet)
{
    return SUM(slot, m->g->troops_on[planet], troop_total(m->c, m->g, slot));
}

bool promotes_own(const struct mind *m, int strength)
{
    const struct context *c = m->c;
    return SUBSET(slot, m->g->player[m->who].units, CARD(m->g->rebel[slot].kind)->strength + 1 == strength);
}

int guard_of(const struct mind *m, u8 planet)
{
    return SUM(slot, m->g->rebels_on[planet] & ~m->g->guerrillas, rebel_total(m->c, m->g, slot));
}
