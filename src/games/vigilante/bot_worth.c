/* bot_worth.c: what the quick bot holds Heroes, cards, Events and fights to be worth, and what it believes of others. */
#include <string.h>

#include "bot_mind.h"

/* -- Beliefs ---------------------------------------------------------------------------------------- */

/* How well the tokens that we saw agree with an Allegiance: two of it, one of each other (VG-046). */
static int likelihood(const struct mind *m, seat s, u8 allegiance)
{
    const struct player *p = &m->g->player[s];
    int seen[4] = {0};
    for (int t = 0; t < TOKENS; t++) seen[p->token[t] & 3]++; /* 0: not seen */
    for (int a = GOOD; a <= NEUTRAL; a++)
        if (a != allegiance && seen[a] > 1) return 0;
    return seen[allegiance] ? 2 : 1;
}

/* How many of each Allegiance the others hold, in 64ths, as the Scenario Card tells. */
static void expect_allegiances(const struct mind *m, int expected[4])
{
    const struct context *c = m->c;
    const struct scenario_row *s = SCENARIO(m->g->scenario);
    static const u8 in_box[4] = {0, 5, 5, 6}; /* VG-011 */
    int fixed[4] = {0, s->good, s->evil, s->neutral}, rest = 16 - s->good - s->evil - s->neutral;
    for (int a = GOOD; a <= NEUTRAL; a++) expected[a] = 64 * fixed[a] + 64 * s->random * (in_box[a] - fixed[a]) / rest;
    expected[m->allegiance] = max_int(expected[m->allegiance] - 64, s->random * 4);
}

static void believe(struct mind *m)
{
    int expected[4] = {0}, fits_as[PLAYERS][4];
    expect_allegiances(m, expected);
    for (seat s = 0; s < m->g->players; s++) {
        int possible = 0, last = 0;
        for (u8 a = GOOD; a <= NEUTRAL; a++)
            if ((fits_as[s][a] = s == m->who ? a == m->allegiance : likelihood(m, s, a))) possible++, last = a;
        if (s != m->who && possible == 1) expected[last] = max_int(0, expected[last] - 64);
    }
    for (seat s = 0; s < m->g->players; s++) {
        int sum = 0, weight[4];
        for (int a = GOOD; a <= NEUTRAL; a++) sum += weight[a] = fits_as[s][a] * (expected[a] + 1);
        for (int a = GOOD; a <= NEUTRAL; a++) m->chance[s][a] = (i16)(SURE * weight[a] / max_int(1, sum));
    }
}

/* What each Mission wishes the Good, the Evil and the Neutral. */
static const i8 wishes[][4] = {
    [GUARDIAN] = {0, -100, 25, 5}, [INVESTIGATOR] = {0, -70, 50, 5}, [ASSASSIN] = {0, 100, -50, -5},
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

int worth_of_look(const struct mind *m, seat s)
{
    int best = 0, spread = 0, least = 100, most = -100;
    for (int a = GOOD; a <= NEUTRAL; a++) {
        best = max_int(best, m->chance[s][a]);
        least = min_int(least, wishes[m->mission][a]);
        most = max_int(most, wishes[m->mission][a]);
    }
    spread = most - least; /* what it matters to us who this is */
    return 4 + (SURE - best) * spread * (m->rounds + 1) / (SURE * 10);
}

/* -- Villains ----------------------------------------------------------------------------------------- */

/* What the Villain after `jailed` of them is worth to the Mission. */
static int next_villain(u8 mission, int jailed)
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
    m->jailed = jail_count(g, m->who);
    if (m->mission == ADDICT) {
        m->jailed = 0;
        for (int i = g->villain.start[JAIL + m->who]; i < g->villain.start[JAIL + m->who + 1]; i++)
            m->jailed += level_of(m->c, g->villain.id[i]) >= 2;
    }
    for (int level = 0; level <= 3; level++) m->villain[level] = next_villain(m->mission, m->jailed) + access;
    if (m->mission == ADDICT) m->villain[1] = 10 + access * 2;
}

/* What leaving Villains cost us. */
static int own_release(const struct mind *m)
{
    if (!has_freeable(m->c, m->g, m->who)) return 0;
    if (m->mission == ADDICT && m->jailed < jail_count(m->g, m->who)) return 10;
    return next_villain(m->mission, m->jailed - 1);
}

int worth_of_release(const struct mind *m, seat s)
{
    int jail = jail_count(m->g, s);
    if (m->mission == TIME_TRAVELER) return m->enmity[s] + (jail >= m->jailed ? 15 : 0);
    if (m->allegiance == GOOD && m->enmity[s] > 0) /* only a Mastermind's jail can hurt us */
        return jail * jail * m->chance[s][EVIL] / SURE / (jail < 7 ? 4 : 1);
    return m->enmity[s];
}

/* -- Own Heroes ------------------------------------------------------------------------------------------ */

/* How many more of the Villains to come one point of Attack beats, in 256ths per Villain: the Levels that
 * lie ahead are on the backs, the Health of each Level's Villains is in the content. */
static int slope_of_attack(const struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int ahead[4] = {0}, n = 0, sum = 0, more[4] = {0}, count[4] = {0};
    int top = g->villain.start[VILLAIN_DECK];
    int depth = min_int(g->villain.start[VILLAIN_DECK + 1] - top, 1 + m->left * g->players * AHEAD / 64);
    for (int i = 0; i < depth; i++, n++) ahead[level_of(c, g->villain.id[top + i])]++;
    for (int id = 1; id <= c->content->count[KIND_VILLAIN]; id++) {
        const struct villain_row *v = VILLAIN(id);
        int lack = v->health - m->team; /* what 3 more would beat counts three times, what 6 more would once */
        more[v->level] += (lack > 0) * (2 * (lack <= 3) + (lack <= 6));
        count[v->level]++;
    }
    for (int level = 1; level <= 3; level++)
        if (count[level]) sum += ahead[level] * more[level] * SURE / (12 * count[level]);
    return n ? sum / n : 0;
}

static void size_up_team(struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    for (int s = 0; s < SLOTS; s++) {
        if (!g->player[m->who].slot[s].hero) continue;
        m->strength[s] = hero_attack(c, g, m->who, s);
        m->life[s] = hero_health(c, g, m->who, s) - g->player[m->who].slot[s].damage;
        m->tough[s] = hero_modifier(c, g, m->who, s, V_TOUGH);
        m->unequipped += card_count_attached(g, m->who, s) < hero_capacity(c, g, m->who, s);
    }
    m->team = team_attack(c, g, m->who);
}

static void value_attack(struct mind *m)
{
    int fights = m->left * FIGHTS, wanted = 99, worth = m->villain[2];
    if (m->allegiance == NEUTRAL && m->mission != TIME_TRAVELER) wanted = max_int(0, 5 - m->jailed);
    fights = min_int(fights, 16 * (2 * wanted + 1));
    m->attack = max_int(2, min_int(250, max_int(worth, 60) * fights / 16 * slope_of_attack(m) / SURE));
    m->health = m->attack * HEALTH_SHARE / 16 + m->left / 4 + 1;
}

/* What a Hero is worth beyond its fighting. */
static int hero_for_mission(const struct mind *m, const struct hero_row *hero)
{
    switch (m->mission) {
    case PROFITEER: return 14 * hero->influence;
    case WORSHIPPER: return 40;
    case BOUNTY_HUNTER: return hero->influence >= 7 ? 25 : 0; /* nobody else will have it */
    default: return 0;
    }
}

int worth_of_hero(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct hero_row *hero = HERO(id);
    int texts = (hero->passive.length > 0) + (hero->use.length > 0) + (hero->when[0].moment > 0);
    int talent = texts * m->attack * TALENT / 16;
    return hero->attack * m->attack + hero->health * m->health + talent + hero_for_mission(m, hero);
}

static void value_heroes(struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int best = 0;
    bool spare = m->left > 1 && hand_influence(m->c, g, m->who) >= SPARE; /* a better one takes the place of the fallen */
    for (int s = 0; s < SLOTS; s++) {
        u8 hero = g->player[m->who].slot[s].hero;
        if (!hero) continue;
        m->hero[s] = 5 + m->strength[s] * m->attack + m->health * 2;
        if (spare) m->hero[s] = min_int(m->hero[s], 30 + m->hero[s] / 3);
        m->hero[s] += hero_for_mission(m, HERO(hero));
    }
    if (open_slot(g, m->who) >= 0)
        for (int i = g->hero.start[MARKET]; i < g->hero.start[MARKET + 1]; i++) {
            const struct hero_row *hero = HERO(g->hero.id[i]);
            if (hero->sort != MERCENARY)
                best = max_int(best, worth_of_hero(m, g->hero.id[i]) * HERO_RATE / (16 * max_int(1, hero->influence)));
        }
    best = best * ENOUGH / (ENOUGH + max_int(0, hand_influence(m->c, g, m->who) - 3)); /* what cannot be spent is idle */
    m->influence = max_int(best, m->left > 6 ? 3 : 1);
}

int worth_of_wound(const struct mind *m, int slot, int n)
{
    int life = m->life[slot], worth = m->hero[slot];
    bool first = !m->g->player[m->who].slot[slot].damage;
    int spoilt = m->mission == WORSHIPPER && first && m->rounds < 2 ? 45 : 0; /* VG-091 */
    if (n >= life) return worth + spoilt;
    return worth * n * WOUND / (64 * (life - n)) + spoilt + n;
}

int worth_of_healing(const struct mind *m, int slot, int n)
{
    int damage = m->g->player[m->who].slot[slot].damage;
    n = min_int(n, damage);
    if (n <= 0) return 0;
    int whole = m->mission == WORSHIPPER && n == damage && m->rounds < 2 ? 70 - 25 * m->rounds : 0;
    if (!whole && m->mission == WORSHIPPER && m->rounds < 1) whole = 25;
    return m->hero[slot] * n * HEALING / (64 * max_int(1, m->life[slot])) + whole;
}

/* -- Others ------------------------------------------------------------------------------------------------ */

static int influence_of(const struct mind *m, seat s)
{
    const struct context *c = m->c;
    int sum = 0;
    for (int i = 0; i < SLOTS; i++) sum += HERO(m->g->player[s].slot[i].hero)->influence;
    return sum;
}

/* Whether this Influence is the highest among other players' Heroes, none of that value being defeated (VG-084). */
static bool is_quarry(const struct mind *m, int influence)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    for (seat s = 0; s < g->players; s++) {
        if (s == m->who) continue;
        for (int i = g->hero.start[TEAM + s]; i < g->hero.start[TEAM + s + 1]; i++)
            if (HERO(g->hero.id[i])->influence > influence) return false;
        for (int i = g->hero.start[DEFEATED + s]; i < g->hero.start[DEFEATED + s + 1]; i++)
            if (HERO(g->hero.id[i])->influence >= influence) return false;
    }
    return true;
}

/* What the defeat of another seat's Hero is worth. */
static int worth_of_defeat(const struct mind *m, seat s, int slot)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct hero_row *hero = HERO(g->player[s].slot[slot].hero);
    int worth = m->enmity[s] * (20 + 12 * hero->attack + 8 * card_count_attached(g, s, slot)) / 100;
    worth = worth * min_int(16, m->left + 4) / 16;
    switch (m->mission) {
    case CULTIST: return worth + (defeated_count(g, s) ? 0 : 180);
    case BOUNTY_HUNTER: return worth + (is_quarry(m, hero->influence) ? 200 : 0);
    case PROFITEER: return worth + (influence_of(m, s) + 4 >= influence_of(m, m->who) ? 12 * hero->influence : 0);
    case INVESTIGATOR: return worth + 80 * m->chance[s][EVIL] / SURE; /* VG-068 */
    case GUARDIAN: return worth + 15 * m->chance[s][EVIL] / SURE;
    default: return worth;
    }
}

int worth_of_harm(const struct mind *m, seat s, int slot, int n)
{
    int life = hero_health(m->c, m->g, s, slot) - m->g->player[s].slot[slot].damage;
    int worth = worth_of_defeat(m, s, slot);
    return n >= life ? worth : worth * n / (2 * max_int(1, life));
}

int worth_of_theft(const struct mind *m, seat s, int n)
{
    return hand_count(m->g, s) ? m->enmity[s] * n * min_int(30, 6 + m->left) / 100 : 0;
}

/* -- Cards --------------------------------------------------------------------------------------------------- */

/* What the bearer's own text makes of a new Equipment: "has +2 Attack while it has a Weapon". */
static int liking(const struct mind *m, const struct card_row *card, int slot)
{
    const struct context *c = m->c;
    const struct code code = HERO(m->g->player[m->who].slot[slot].hero)->passive;
    bool bare = !card_count_attached(m->g, m->who, slot);
    int sum = 0;
    for (int n = 0; n < code.length; n++) {
        struct instr i = c->content->code[code.at + n];
        u8 word = c->content->condition[i.c].word;
        if (word == C_EQUIPPED ? !bare : word < C_WEAPON || word > C_GADGET || !(card->categories >> (word - C_WEAPON) & 1))
            continue;
        sum += (i8)i.a * (i.verb == V_ATTACK ? m->attack : m->health);
    }
    return sum;
}

int worth_of_gear(const struct mind *m, u8 id, int slot)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    int worth = card->attack * m->attack + card->health * m->health + (card->die ? 8 : 0) + (card->use.length ? 8 : 0);
    for (int n = 0; n < card->passive.length; n++) {
        struct instr i = c->content->code[card->passive.at + n];
        struct condition when = c->content->condition[i.c];
        if (when.word == C_SLOT && when.n != slot + 1) continue;
        worth += i.verb == V_ATTACK ? (i8)i.a * m->attack * 3 / 4 : i.verb == V_CAPACITY ? 10 : 2 * m->health;
    }
    return worth + liking(m, card, slot) + m->life[slot];
}

int worth_of_swap(const struct mind *m, int slot, u8 attached)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int best = -99, now = worth_of_gear(m, attached, slot);
    if (m->unequipped || m->life[slot] <= CARD(attached)->health) return -99; /* VG-S26 */
    for (int i = g->city.start[HAND + m->who]; i < g->city.start[HAND + m->who + 1]; i++)
        if (CARD(g->city.id[i])->type == EQUIPMENT) best = max_int(best, worth_of_gear(m, g->city.id[i], slot) - now);
    return best;
}

/* An Equipment on the Hero that can carry it best. */
static int worth_of_equipping(const struct mind *m, u8 id)
{
    int best = 0;
    for (int s = 0; s < SLOTS; s++)
        if (m->g->player[m->who].slot[s].hero &&
            card_count_attached(m->g, m->who, s) < hero_capacity(m->c, m->g, m->who, s))
            best = max_int(best, worth_of_gear(m, id, s));
    return best;
}

static int worth_of_ambush(const struct mind *m, u8 condition)
{
    switch ((enum ambush)condition) {
    case HERO_DAMAGED: return 8 + 2 * m->health;
    case VILLAIN_LEAVING: return m->jailed ? next_villain(m->mission, m->jailed - 1) / 4 : 5;
    case OWN_ATTACK: return m->villain[0] / 4;
    case INVESTIGATED: return m->allegiance == EVIL ? 16 : 6;
    case EVENT_SET_OFF: return 18;
    case HERO_DEFEATED: return 3 * m->health + m->attack;
    default: return 14;
    }
}

int worth_of_use(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    if (card->type == AMBUSH) return worth_of_ambush(m, card->condition);
    if (card->type == EQUIPMENT) return m->unequipped ? worth_of_equipping(m, id) : (card->attack + card->health) * m->health / 2;
    return card->medical ? 2 * m->health + team_damage(m->g, m->who) : 5 + 3 * card->influence;
}

int worth_of_card(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    if (m->mission == ADDICT && card->medical) return m->kits <= 4 ? 250 : m->kits == 5 ? 90 : 12; /* VG-082 */
    return max_int(card->influence * m->influence, worth_of_use(m, id));
}

int least_card_worth(const struct mind *m)
{
    const STATE *g = m->g;
    int least = 0;
    for (int i = g->city.start[HAND + m->who]; i < g->city.start[HAND + m->who + 1]; i++) {
        int worth = worth_of_card(m, g->city.id[i]);
        if (!least || worth < least) least = worth;
    }
    return least;
}

int worth_of_draw(const struct mind *m, u8 deck)
{
    int gear = !m->unequipped ? 0 : deck == CITY ? m->attack / 4 + m->health / 3 : m->attack * 3 / 4 + m->health * 2 / 3;
    int worth = 4 + team_damage(m->g, m->who) + m->influence * (deck == CITY ? CITY_CARD : AGENCY_CARD) / 16 + gear;
    worth = worth * min_int(6, m->left) / 6;
    if (m->mission == ASSASSIN) return worth + 30; /* cards are what hurts others most */
    return m->mission == ADDICT && m->kits < 5 ? worth + KIT_HUNT : worth;
}

static int worth_of_any_draw(const struct mind *m)
{
    int city = worth_of_draw(m, CITY);
    return agency_access(m->c, m->g, m->who) ? max_int(city, worth_of_draw(m, AGENCY)) : city;
}

/* -- Events ---------------------------------------------------------------------------------------------------- */

/* What a seat's loss of 1 damage on a Hero of its own choice is worth to us: the Hero that matters least. */
static int chosen_harm(const struct mind *m, seat s)
{
    int least = 0;
    bool any = false;
    for (int i = 0; i < SLOTS; i++) {
        if (!m->g->player[s].slot[i].hero) continue;
        int harm = s == m->who ? -worth_of_wound(m, i, 1) : worth_of_harm(m, s, i, 1);
        if (!any || (harm < 0 ? -harm : harm) < (least < 0 ? -least : least)) least = harm;
        any = true;
    }
    return least;
}

static int best_healing(const struct mind *m, int n)
{
    int best = 0;
    for (int s = 0; s < SLOTS; s++) best = max_int(best, worth_of_healing(m, s, n));
    return best;
}

int worth_of_event(const struct mind *m, u8 type)
{
    const STATE *g = m->g;
    int worth = 0;
    switch ((enum event_type)type) {
    case JAILBREAK: worth = -own_release(m); break;
    case FIREFIGHT: worth = chosen_harm(m, m->who); break;
    case HACKING: worth = -least_card_worth(m); break;
    case LOOT_CRATE: worth = worth_of_any_draw(m); break;
    case PARAMEDIC: worth = best_healing(m, 1); break;
    }
    for (seat s = 0; s < g->players; s++) {
        if (s == m->who) continue;
        switch ((enum event_type)type) {
        case JAILBREAK: worth += has_freeable(m->c, g, s) ? worth_of_release(m, s) : 0; break;
        case FIREFIGHT: worth += chosen_harm(m, s); break;
        case HACKING: worth += worth_of_theft(m, s, 1); break;
        case LOOT_CRATE: worth -= worth_of_theft(m, s, 1); break;
        case PARAMEDIC: worth -= team_damage(g, s) ? m->enmity[s] / 10 : 0; break;
        }
    }
    return worth;
}

/* The worth of the best (or, for us, worst) token that fits. */
static int best_token(const struct mind *m, u8 word)
{
    const struct context *c = m->c;
    int best = 0;
    for (int i = 0; i < m->g->track_count; i++)
        if (token_fits(m->c, m->g->track[i], word)) best = max_int(best, -worth_of_event(m, TOKEN(m->g->track[i])->type));
    return best * (m->rounds + 1) / 3; /* a token acts in one of three rounds or so */
}

/* -- Fights ------------------------------------------------------------------------------------------------------- */

enum { HURT_MAX = 5 }; /* more in one cell of a chart counts as this */

/* Adds what one Villain would do to us; cost[s][n]: what n damage in slot s costs. */
static void face(const struct mind *m, const struct villain_row *v, int bonus, const i16 cost[SLOTS][HURT_MAX + 1],
                 struct odds *sum)
{
    int attack = m->team + bonus, standing = 0;
    for (int s = 0; s < SLOTS; s++) {
        if (m->life[s] <= 0) continue;
        int hurt = max_int(0, min_int(HURT_MAX, v->chart[s] - m->tough[s]));
        bool down = hurt >= m->life[s];
        sum->loss += cost[s][hurt];
        attack -= down ? m->strength[s] : 0;
        standing += !down;
    }
    sum->win += standing && attack >= v->health ? SURE : 0;
    if (v->effect.length) sum->loss += EFFECTS * v->level * v->level * min_int(8, m->left) / 8;
}

struct odds fight_odds(const struct mind *m, int bonus)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    struct odds odds = {0};
    int n = 0, top = g->villain.start[VILLAIN_DECK];
    if (top == g->villain.start[VILLAIN_DECK + 1] || !team_count(g, m->who)) return (struct odds){0, 0, -500};
    u8 first = g->villain.id[top];
    int level = level_of(c, first);
    i16 cost[SLOTS][HURT_MAX + 1] = {{0}};
    for (int s = 0; s < SLOTS; s++)
        for (int hurt = 1; m->life[s] > 0 && hurt <= HURT_MAX; hurt++) cost[s][hurt] = (i16)worth_of_wound(m, s, hurt);
    if (first < VILLAIN_BACK) {
        face(m, VILLAIN(first), bonus, cost, &odds);
        n = 1;
    } else {
        for (int id = 1; id <= c->content->count[KIND_VILLAIN]; id++)
            if (VILLAIN(id)->level == level) {
                face(m, VILLAIN(id), bonus, cost, &odds);
                n++;
            }
    }
    odds.win /= max_int(1, n);
    odds.loss /= max_int(1, n);
    odds.gain = odds.win * m->villain[level] / SURE - odds.loss;
    return odds;
}

/* What a bonus to the team's Attack in the next fight brings, if that fight is the best we can do then. */
static int worth_of_rally(const struct mind *m, int bonus)
{
    if (m->g->fighting) {
        int lack = villain_health_now(m->c, m->g) - m->team;
        return m->g->fighter == m->who && lack > 0 && lack <= bonus ? m->villain[0] : 0;
    }
    struct odds without = fight_odds(m, 0), with = fight_odds(m, bonus);
    return with.gain - max_int(without.gain, worth_of_any_draw(m));
}

/* -- Effects of cards -------------------------------------------------------------------------------------------------- */

static int on_hero(const struct mind *m, u8 verb, int n, seat s, int slot)
{
    bool own = s == m->who;
    switch (verb) {
    case V_DAMAGE: return own ? -worth_of_wound(m, slot, n) : worth_of_harm(m, s, slot, n);
    case V_HEAL: return own ? worth_of_healing(m, slot, n) : -m->enmity[s] * n / 8;
    case V_BOOST_ATTACK: return own ? 0 : -m->enmity[s] * (i8)n / 25;
    case V_BOOST_HEALTH: return own ? 2 : 0;
    case V_BREAK: return (own ? -m->attack : m->enmity[s] / 3) * (card_count_attached(m->g, s, slot) > 0);
    default: return 0;
    }
}

static int over_heroes(const struct mind *m, u8 verb, int n, u8 word, u8 filter, u8 place)
{
    bool own = word != H_OTHER && word != H_EACH_OTHER && word != H_THEIRS && word != H_EACH_THEIRS;
    bool others = !own || word == H_ANY || word == H_EACH;
    bool sum = word >= H_EACH_OWN;
    int total = 0, best = -1000;
    if (word == H_THIS) return place < SLOTS ? on_hero(m, verb, n, m->who, place) : 0;
    for (seat s = 0; s < m->g->players; s++) {
        int here = 0;
        if (s == m->who ? !own : !others) continue;
        for (int i = 0; i < SLOTS; i++) {
            if (!fits(m->c, m->g, s, i, filter)) continue;
            int worth = on_hero(m, verb, n, s, i);
            here += worth;
            if (word != H_EACH_THEIRS) best = max_int(best, worth);
        }
        total += here;
        if (word == H_EACH_THEIRS) best = max_int(best, here);
    }
    return sum && word != H_EACH_THEIRS ? total : best == -1000 ? 0 : best;
}

static int on_player(const struct mind *m, u8 verb, int n, seat s)
{
    const STATE *g = m->g;
    if (s == m->who)
        switch (verb) {
        case V_DRAW: return n * worth_of_any_draw(m);
        case V_DRAW_AGENCY: return n * worth_of_draw(m, AGENCY);
        case V_DISCARD: case V_DISCARD_RANDOM:
            n = min_int(n, hand_count(g, s));
            return -(n * least_card_worth(m) + 6 * n * (n - 1));
        case V_FREE: return -own_release(m);
        case V_EXPOSE: return m->allegiance == EVIL ? -15 : -3;
        default: return 0;
        }
    switch (verb) {
    case V_DRAW: case V_DRAW_AGENCY: return -m->enmity[s] * n * min_int(30, 6 + m->left) / 100;
    case V_DISCARD: case V_DISCARD_RANDOM: return worth_of_theft(m, s, n);
    case V_STEAL: return hand_count(g, s) ? worth_of_theft(m, s, n) + worth_of_draw(m, CITY) : 0;
    case V_INVESTIGATE: return worth_of_look(m, s) * n;
    case V_EXPOSE: return worth_of_look(m, s) * n / 2;
    case V_FREE: return has_freeable(m->c, g, s) ? worth_of_release(m, s) : 0;
    case V_CAPTURE: return jail_count(g, s) ? worth_of_release(m, s) + m->villain[0] : 0;
    case V_DEPORT: return -own_release(m) - worth_of_release(m, s);
    default: return 0;
    }
}

static int over_players(const struct mind *m, u8 verb, int n, u8 word)
{
    const STATE *g = m->g;
    int total = 0, best = -1000;
    switch (word) {
    case P_YOU: return on_player(m, verb, n, m->who);
    case P_LEFT: return on_player(m, verb, n, left_of(g, m->who));
    case P_RIGHT: return on_player(m, verb, n, right_of(g, m->who));
    case P_THAT: return 0;
    }
    for (seat s = 0; s < g->players; s++) {
        if (s == m->who && word != P_ANY && word != P_EACH) continue;
        if (word == P_EACH_AHEAD && jail_count(g, s) <= jail_count(g, m->who)) continue;
        int worth = on_player(m, verb, n, s);
        total += worth;
        best = max_int(best, worth);
    }
    return word == P_EACH || word == P_EACH_OTHER || word == P_EACH_AHEAD ? total : best == -1000 ? 0 : best;
}

static int best_joiner(const struct mind *m, int pile, int most)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int best = 0;
    if (open_slot(g, m->who) < 0) return 0;
    for (int i = g->hero.start[pile]; i < g->hero.start[pile + 1]; i++)
        if (HERO(g->hero.id[i])->sort != MERCENARY && HERO(g->hero.id[i])->influence <= most)
            best = max_int(best, worth_of_hero(m, g->hero.id[i]));
    return best;
}

static int best_scrap(const struct mind *m)
{
    const STATE *g = m->g;
    int best = 0;
    for (int i = g->city.start[CITY_DISCARD]; i < g->city.start[CITY_DISCARD + 1]; i++)
        best = max_int(best, worth_of_card(m, g->city.id[i]));
    return best;
}

static int worth_of_heal_team(const struct mind *m, int n)
{
    int sum = 0;
    for (int s = 0; s < SLOTS && n > 0; s++) {
        sum += worth_of_healing(m, s, n);
        n -= min_int(n, m->g->player[m->who].slot[s].damage);
    }
    return sum;
}

/* A verb that concerns neither chosen Heroes nor chosen players. */
static int worth_of_verb(const struct mind *m, struct instr i, int n)
{
    switch (i.verb) {
    case V_HEAL_TEAM: return worth_of_heal_team(m, n);
    case V_SALVAGE: return best_scrap(m);
    case V_SCOUT: return 6;
    case V_PROTECT: return own_release(m) / 5;
    case V_RALLY: return worth_of_rally(m, (i8)i.a);
    case V_VILLAIN_HEALTH: return -4 * (i8)i.a;
    case V_VILLAIN_ATTACK: return -8 * (i8)i.a;
    case V_VILLAIN_FLEES: return -20;
    case V_VILLAIN_JAILED: return m->team >= villain_health_now(m->c, m->g) ? m->villain[0] / 6 : m->villain[0] * 7 / 8;
    case V_REMOVE_EVENT: return 0; /* see V_TARGET_EVENT */
    case V_ADD_EVENT: return -4 * n;
    case V_REVIVE: return best_joiner(m, DEFEATED + m->who, n);
    case V_ENLIST: return best_joiner(m, MARKET, n);
    case V_REFRESH_MARKET: return open_slot(m->g, m->who) >= 0 ? 3 : 0;
    case V_BARGAIN: return open_slot(m->g, m->who) >= 0 ? m->influence * n / 2 : 0;
    case V_RECLAIM: return -6;
    case V_READY: return 12;
    case V_GAIN_ACTION: return 60;
    default: return 0;
    }
}

int worth_of_code(const struct mind *m, struct code code, int from, int to, int mode, u8 place)
{
    struct context *c = m->c;
    const struct instr *first = c->content->code + code.at;
    const struct effect here = {.place = place, .reg = NO_TARGETS};
    u8 hero_word = 0, hero_filter = 0, player_word = 0; /* what the choices so far may be */
    int sum = 0, best = -1000;
    for (int at = from; at < to; at++) {
        struct instr i = first[at];
        int n = vigilante_verbs[i.verb].arg[0].type == ARG_AMOUNT ? effect_amount(c, &here, m->who, i.a) : 0;
        switch (i.verb) {
        case V_MAY: sum += max_int(0, worth_of_code(m, code, at + 1, at + 1 + i.a, mode, place)); at += i.a; break;
        case V_IN_MODE:
            if (mode == -1) best = max_int(best, worth_of_code(m, code, at + 1, at + 1 + i.b, i.a, place));
            else if (mode == i.a) sum += worth_of_code(m, code, at + 1, at + 1 + i.b, mode, place);
            at += i.b;
            break;
        case V_IF:
            if (vigilante_holds(c, &here, m->who, c->content->condition[i.a]))
                sum += worth_of_code(m, code, at + 1, at + 1 + i.b, mode, place);
            else
                sum += worth_of_code(m, code, at + 1 + i.b, at + 1 + i.b + i.c, mode, place);
            at += i.b + i.c;
            break;
        case V_EACH: case V_TIMES: /* once stands for all */
            sum += worth_of_code(m, code, at + 1, at + 1 + i.b, mode, place);
            at += i.b;
            break;
        case V_TARGET_HERO: hero_word = i.a, hero_filter = i.b; break;
        case V_TARGET_PLAYER: player_word = i.a; break;
        case V_TARGET_EVENT: sum += best_token(m, i.a); break;
        case V_DAMAGE: case V_HEAL:
            sum += i.b >= H_CHOSEN ? over_heroes(m, i.verb, n, hero_word, hero_filter, place)
                                   : i.b == H_THAT ? 0 : over_heroes(m, i.verb, n, i.b, i.c, place);
            break;
        case V_BOOST_ATTACK:
            if (hero_word != H_OTHER && (i8)i.a > 0) sum += worth_of_rally(m, (i8)i.a);
            else if (i.b >= H_CHOSEN) sum += over_heroes(m, i.verb, i.a, hero_word, hero_filter, place);
            break;
        case V_BOOST_HEALTH: sum += 2; break;
        case V_BREAK: sum += over_heroes(m, i.verb, 1, i.a >= H_CHOSEN ? hero_word : i.a, F_EQUIPPED, place); break;
        case V_DRAW: case V_DRAW_AGENCY: case V_DISCARD: case V_DISCARD_RANDOM: case V_STEAL: case V_INVESTIGATE:
        case V_EXPOSE: case V_FREE: case V_CAPTURE: case V_DEPORT:
            sum += over_players(m, i.verb, n, i.b >= P_CHOSEN ? player_word : i.b);
            break;
        default: if (i.verb >= V_GAME) sum += worth_of_verb(m, i, n);
        }
    }
    return best == -1000 ? sum : sum + best;
}

/* -- Making up a mind ---------------------------------------------------------------------------------------------------- */

void think(struct mind *m, struct context *c, const STATE *g, seat who)
{
    *m = (struct mind){.c = c, .g = g, .who = who};
    const struct identity_row *self = IDENTITY(g->player[who].identity);
    m->mission = self->mission;
    m->allegiance = self->allegiance;
    m->rounds = max_int(0, SCENARIO(g->scenario)->rounds - max_int(1, g->round));
    m->left = g->player[who].actions + ACTIONS * m->rounds;
    if (g->current == NOBODY && !g->player[who].submitted) m->left += ACTIONS; /* the round begins */
    for (int i = g->city.start[HAND + who]; i < g->city.start[HAND + who + 1]; i++) m->kits += CARD(g->city.id[i])->medical;
    believe(m);
    feel(m);
    count_villains(m);
    size_up_team(m);
    value_attack(m);
    value_heroes(m);
}
