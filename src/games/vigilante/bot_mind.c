/* bot_mind.c: how the quick bot makes up its mind: who the others are, what it wants, how strong it is. */
#include "bot_mind.h"

#include <stddef.h>
#include <string.h>

/* -- Beliefs ------------------------------------------------------------------------------- */

const i8 wishes[][4] = {
    [GUARDIAN] = {0, -100, 40, 5}, [INVESTIGATOR] = {0, -70, 65, 5}, [ASSASSIN] = {0, 100, -50, -5},
    [MASTERMIND] = {0, 20, -15, 10}, [ADDICT] = {0, 6, 6, 6}, [BOUNTY_HUNTER] = {0, 10, 10, 10},
    [CULTIST] = {0, 10, 10, 10}, [PROFITEER] = {0, 10, 10, 10}, [TIME_TRAVELER] = {0, -5, 5, 0},
    [WORSHIPPER] = {0, 5, 5, 5},
};

static void feel(struct mind *m)
{
    for (seat s = 0; s < m->g->players; s++) {
        int sum = 0;
        for (int a = GOOD; a <= NEUTRAL; a++) sum += m->chance[s][a] * wishes[m->mission][a];
        m->enmity[s] = (i16)(s == m->who ? 0 : sum / SURE);
    }
}

/* Each seat by itself, then corrected so that all together hold what the Scenario Card tells: quicker than to weigh all
 * deals, and near enough. */
static void suspect(struct mind *m)
{
    const struct context *c = m->c;
    struct box_count room;
    u8 fit[PLAYERS][4];
    int expected[4], scale[4], rounds = SCENARIO(m->g->scenario)->random ? 1 : 3;
    const struct box_count *box = count_box(c, m->g, &room);
    judge_seats(c, m->g, box, m->who, fit);
    expect_allegiances(c, m->g, box, m->allegiance, expected);
    for (int a = GOOD; a <= NEUTRAL; a++) scale[a] = 16 * expected[a] + 1;
    for (int round = 0; round < rounds; round++) {
        int held[4] = {0};
        for (seat s = 0; s < m->g->players; s++) {
            if (s == m->who) continue;
            int sum = 0, weight[4];
            for (int a = GOOD; a <= NEUTRAL; a++) sum += weight[a] = fit[s][a] * scale[a];
            for (int a = GOOD; a <= NEUTRAL; a++) /* SURE is 2 ^ 8 */
                held[a] += m->chance[s][a] = (i16)min_int(SURE, weight[a] / max_int(1, sum >> 8));
        }
        for (int a = GOOD; a <= NEUTRAL; a++)
            scale[a] = min_int(1 << 14, scale[a] * 4 * expected[a] / max_int(1, held[a]) + 1);
    }
}

/* Missions that wish everybody the same need not know who is who. */
static bool indifferent(u8 mission) { return mission >= ADDICT && mission != TIME_TRAVELER; }

static void think_about_others(struct mind *m)
{
    memset(m->chance, 0, sizeof m->chance);
    if (indifferent(m->mission))
        for (seat s = 0; s < m->g->players; s++) m->chance[s][NEUTRAL] = SURE;
    else suspect(m);
    feel(m);
}

void believe(struct mind *m)
{
    struct memo *memo = m->c->memo;
    struct belief *b = memo && !indifferent(m->mission) ? &memo->belief[m->who] : NULL;
    if (b && has_seen_nothing_new(m->g, m->who, b)) {
        memcpy(m->chance, b->chance, sizeof m->chance);
        memcpy(m->enmity, b->enmity, sizeof m->enmity);
    } else {
        think_about_others(m);
        if (b) memcpy(b->chance, m->chance, sizeof b->chance);
        if (b) memcpy(b->enmity, m->enmity, sizeof b->enmity);
    }
    m->believes = true;
}

int cover(struct mind *m)
{
    if (m->allegiance != EVIL || m->rounds < 2) return 0;
    if (!m->cover) {
        int trust = SURE / 2 - public_suspicion(m->c, m->g, m->who);
        m->cover = 1 + max_int(0, trust * COVER / SURE);
    }
    return m->cover - 1;
}

/* -- Villains ------------------------------------------------------------------------------ */

int next_villain(u8 mission, int jailed)
{
    switch ((enum mission)mission) {
    case GUARDIAN: return 100;
    case INVESTIGATOR: return jailed < 9 ? 100 : 50;
    case ASSASSIN: return 30; /* whatever we lock up the Good cannot */
    case MASTERMIND: return jailed < 11 ? 100 : 25;
    case TIME_TRAVELER: return jailed < 11 ? 100 : 50;
    default: return jailed < 4 ? 100 : jailed == 4 ? 75 : jailed == 5 ? 40 : 10; /* a reserve against Jailbreaks */
    }
}

static void count_villains(struct mind *m)
{
    const STATE *g = m->g;
    int access = jail_count(g, m->who) < 3 ? 20 : 0; /* VG-141 */
    if (m->mission == ASSASSIN && cover(m)) access += PRETENCE;
    m->jailed = jail_count(g, m->who);
    if (m->mission == ADDICT) {
        const struct context *c = m->c;
        m->jailed = 0;
        for EACH_CARD(villain, VILLAINS(g), JAIL + m->who)
            m->jailed += level_of(c, villain) >= 2;
        for EACH_CARD(card, CITY_CARDS(g), HAND + m->who) m->kits += CARD(card)->medical;
    }
    for (int level = 0; level <= 3; level++) m->villain[level] = next_villain(m->mission, m->jailed) + access;
    if (m->mission == ADDICT) m->villain[1] = 10 + access * 2;
}

/* -- Our team -------------------------------------------------------------------------- */

/* By how much a Villain is missed: 1 for the Villain; what 3 more Attack would beat counts thrice, what 6 would once. */
enum { ONE = 1, ONCE = 1 << 7, THRICE = 3 * ONCE };

/* The sum of that over the Villains of each Level, 16 bits for each. */
static u64 villains_missed(const struct context *c, int attack)
{
    enum { FAR = ATTACK_MAX };
    static const u16 share[2 * FAR] = {
        [0 ... FAR] = ONE, [FAR + 1 ... FAR + 3] = ONE + THRICE, [FAR + 4 ... FAR + 6] = ONE + ONCE,
        [FAR + 7 ... 2 * FAR - 1] = ONE};
    struct memo *memo = c->memo;
    if (memo && memo->missed[attack]) return memo->missed[attack];
    const u16 *missed = share + FAR - attack;
    u64 met = 0;
    const struct villain_row *end = VILLAIN(c->content->count[KIND_VILLAIN]);
    for (const struct villain_row *v = VILLAIN(1); v <= end; v += 2) /* every other one is sample enough */
        met += (u64)missed[v->health] << 16 * v->level;
    if (memo) memo->missed[attack] = met;
    return met;
}

/* How many more of the Villains to come one point of Attack beats, in 256ths per Villain: the Levels that
 * lie ahead are on the backs, the Health of each Level's Villains is in the content. */
static int slope_of_attack(const struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    u64 ahead = 0, met = villains_missed(c, min_int(ATTACK_MAX, m->team)); /* they stay in registers */
    int n = 0, sum = 0, top = g->villain.start[VILLAIN_DECK];
    int depth = min_int(g->villain.start[VILLAIN_DECK + 1] - top, 1 + m->left * g->players * AHEAD / 64);
    for (int i = 0; i < depth; i += 2, n++) ahead += 1ull << 16 * level_of(c, g->villain.id[top + i]);
    for (int at = 16; at < 64; at += 16) {
        int there = (int)(met >> at & 0xFFFF), villains = there % ONCE, beaten = there / ONCE;
        int coming = (int)(ahead >> at & 0xFFFF);
        if (villains && coming) sum += coming * beaten * SURE / (12 * villains);
    }
    return n ? sum / n : 0;
}

/* Adds what the passive effects of one card, at `place`, give to each Hero of its team. */
static void add_passive(struct context *c, const STATE *g, seat who, struct code code, int place, int more[][SLOTS])
{
    const struct instr *i = c->content->code + code.at;
    for (int n = code.length; n > 0; n--, i++) {
        if (i->verb > V_TOUGH || !counts_now(c, g, who, i, place)) continue;
        for (int s = 0; s < SLOTS; s++)
            if (concerns(i, s, place)) more[i->verb - V_FIRST_MODIFIER][s] += (i8)i->a;
    }
}

/* Quicker than to ask for hero_attack, hero_health, hero_capacity and V_TOUGH of each Hero; gives the same. */
static void team_values(struct context *c, const STATE *g, seat who, struct team_values *team)
{
    enum { PER_HERO = V_TOUGH - V_FIRST_MODIFIER + 1, THESE = (1 << PER_HERO) - 1 };
    const struct player *player = &g->player[who];
    int more[PER_HERO][SLOTS] = {{0}};
    *team = (struct team_values){0};
    for (int s = 0; s < SLOTS; s++) {
        if (!player->slot[s].hero) continue;
        const struct hero_row *hero = HERO(player->slot[s].hero);
        team->attack[s] = hero->attack;
        team->health[s] = hero->health;
        if (hero->row.modifier_mask & THESE) add_passive(c, g, who, hero->passive, s, more);
        for EACH_CARD(id, CITY_CARDS(g), attached_pile(who, s)) {
            const struct card_row *card = CARD(id);
            team->attack[s] += card->attack;
            team->health[s] += card->health;
            if (card->row.modifier_mask & THESE) add_passive(c, g, who, card->passive, s, more);
        }
    }
    for (int i = 0; i < g->lasting_count; i++)
        if (g->lasting[i].modifier < PER_HERO && g->lasting[i].seat == who && g->lasting[i].slot < SLOTS)
            more[g->lasting[i].modifier][g->lasting[i].slot] += g->lasting[i].amount;
    for (int s = 0; s < SLOTS; s++) {
        team->attack[s] = max_int(0, team->attack[s] + more[V_ATTACK - V_FIRST_MODIFIER][s]);
        team->health[s] = max_int(0, team->health[s] + more[V_HEALTH - V_FIRST_MODIFIER][s]);
        team->capacity[s] = max_int(0, min_int(CAPACITY_MAX, 1 + more[V_CAPACITY - V_FIRST_MODIFIER][s]));
        team->tough[s] = more[V_TOUGH - V_FIRST_MODIFIER][s];
    }
}

static void size_up_team(struct mind *m)
{
    const STATE *g = m->g;
    team_values(m->c, g, m->who, &m->own);
    for (int s = 0; s < SLOTS; s++) {
        if (!g->player[m->who].slot[s].hero) continue;
        m->life[s] = m->own.health[s] - g->player[m->who].slot[s].damage;
        m->room[s] = card_count_attached(g, m->who, s) < m->own.capacity[s];
        m->unequipped += m->room[s];
        m->damage += g->player[m->who].slot[s].damage;
        m->team += m->own.attack[s];
    }
    m->team = m->team || team_count(g, m->who) ? max_int(0, m->team + rally_of(m->c, g, m->who)) : 0;
}

static void value_attack(struct mind *m)
{
    int fights = m->left * FIGHTS, wanted = 99, worth = m->villain[2];
    if (m->allegiance == NEUTRAL && m->mission != TIME_TRAVELER) wanted = max_int(0, 5 - m->jailed);
    fights = min_int(fights, 16 * (2 * wanted + 1));
    m->attack = max_int(2, min_int(250, max_int(worth, 60) * fights / 16 * slope_of_attack(m) / SURE));
    m->health = m->attack * HEALTH_SHARE / 16 + m->left / 4 + 1;
}

/* What an Influence is worth that is paid for the Hero in the Market for whom it is worth most. */
static int best_rate(struct mind *m)
{
    const struct context *c = m->c;
    int best = 0, price = 1; /* they are compared as fractions: divisions take time */
    for EACH_CARD(id, HEROES(m->g), MARKET) {
        const struct hero_row *hero = HERO(id);
        if (hero->type == MERCENARY) continue;
        int worth = worth_of_hero(m, id), influence = max_int(1, hero->influence);
        if (worth * price > best * influence) best = worth, price = influence;
    }
    return best * HERO_RATE / (16 * price);
}

static void value_heroes(struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int hand = hand_influence(m->c, g, m->who);
    bool spare = m->left > 1 && hand >= SPARE; /* a better one takes the place of the fallen */
    for (int s = 0; s < SLOTS; s++) {
        u8 hero = g->player[m->who].slot[s].hero;
        if (!hero) continue;
        m->hero[s] = 5 + m->own.attack[s] * m->attack + m->health * 2;
        if (spare) m->hero[s] = min_int(m->hero[s], 30 + m->hero[s] / 3);
        m->hero[s] += hero_for_mission(m, HERO(hero));
    }
    int best = open_slot(g, m->who) >= 0 ? best_rate(m) : 0;
    best = best * ENOUGH / (ENOUGH + max_int(0, hand - 3)); /* what cannot be spent is idle */
    m->influence = max_int(best, m->left > 6 ? 3 : 1);
}

/* -- Making up a mind ---------------------------------------------------------------------- */

void think(struct mind *m, struct context *c, const STATE *g, seat who)
{
    memset(&m->kits, 0, offsetof(struct mind, chance) - offsetof(struct mind, kits)); /* the rest is filled in */
    m->c = c;
    m->g = g;
    m->who = who;
    const struct identity_row *self = IDENTITY(g->player[who].identity);
    m->mission = self->mission;
    m->allegiance = self->allegiance;
    m->rounds = max_int(0, SCENARIO(g->scenario)->rounds - max_int(1, g->round));
    m->left = g->player[who].actions + ACTIONS * m->rounds;
    m->influence = 0; /* until it is known what Heroes are worth */
    if (g->current == NOBODY && !g->player[who].submitted) m->left += ACTIONS; /* the round begins */
}

void size_up(struct mind *m)
{
    count_villains(m);
    size_up_team(m);
    value_attack(m);
    value_heroes(m);
}
