/* bot_worth.c: what the quick bot holds Heroes, Villains, cards, Events and fights to be worth. */
#include "bot_mind.h"

#include <string.h>

/* -- Own Heroes and Villains --------------------------------------------------------------- */

int hero_for_mission(struct mind *m, const struct hero_row *hero)
{
    switch (m->mission) {
    case PROFITEER: return 14 * hero->influence;
    case WORSHIPPER: return 40;
    case BOUNTY_HUNTER: return hero->influence >= 7 ? 25 : 0; /* nobody else will have it */
    default: return 0;
    }
}

int worth_of_hero(struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct hero_row *hero = HERO(id);
    int texts = (hero->passive.length > 0) + (hero->use.length > 0) + (hero->when[0].moment > 0);
    int talent = texts * m->attack * TALENT / 16;
    if (hero->row.modifier_mask >> (V_DISCOUNT - V_FIRST_MODIFIER) & 1) talent += m->influence;
    return hero->attack * m->attack + hero->health * m->health + talent + hero_for_mission(m, hero);
}

int worth_of_wound(struct mind *m, int slot, int n)
{
    int life = m->life[slot], worth = m->hero[slot];
    bool first = !m->g->player[m->who].slot[slot].damage;
    int spoilt = m->mission == WORSHIPPER && first && m->rounds < 2 ? 45 : 0; /* VG-091 */
    if (n >= life) return worth + spoilt;
    return worth * n * WOUND / (64 * (life - n)) + spoilt + n;
}

int worth_of_healing(struct mind *m, int slot, int n)
{
    int damage = m->g->player[m->who].slot[slot].damage;
    n = min_int(n, damage);
    if (n <= 0) return 0;
    int whole = m->mission == WORSHIPPER && n == damage && m->rounds < 2 ? 70 - 25 * m->rounds : 0;
    if (!whole && m->mission == WORSHIPPER && m->rounds < 1) whole = 25;
    return m->hero[slot] * n * HEALING / (64 * max_int(1, m->life[slot])) + whole;
}

int own_release(struct mind *m)
{
    if (!has_freeable(m->c, m->g, m->who)) return 0;
    if (m->mission == ADDICT && m->jailed < jail_count(m->g, m->who)) return 10;
    return next_villain(m->mission, m->jailed - 1);
}

int worth_of_release(struct mind *m, seat s)
{
    int jail = jail_count(m->g, s);
    if (m->mission == TIME_TRAVELER) return enmity(m, s) + (jail >= m->jailed ? 15 : 0);
    if (m->allegiance == GOOD && enmity(m, s) > 0) /* only a Mastermind's jail can hurt us */
        return jail * jail * chance_of(m, s, EVIL) / SURE / (jail < 7 ? 4 : 1);
    return enmity(m, s);
}

/* -- Others -------------------------------------------------------------------------------- */

int worth_of_look(struct mind *m, seat s)
{
    int best = 0, least = 100, most = -100; /* most - least: what it matters to us who this is */
    if (m->left <= 1) return 0; /* too late to do anything about it */
    for (int a = GOOD; a <= NEUTRAL; a++) {
        best = max_int(best, chance_of(m, s, a));
        least = min_int(least, wishes[m->mission][a]);
        most = max_int(most, wishes[m->mission][a]);
    }
    return 4 + (SURE - best) * (most - least) * (m->rounds + 1) / (SURE * LOOK);
}

int best_look(struct mind *m)
{
    int best = 0;
    for (seat s = 0; s < m->g->players; s++)
        if (s != m->who && has_face_down(m->g, s)) best = max_int(best, worth_of_look(m, s));
    return best;
}

static int influence_of(struct mind *m, seat s)
{
    const struct context *c = m->c;
    int sum = 0;
    for (int i = 0; i < SLOTS; i++) sum += HERO(m->g->player[s].slot[i].hero)->influence;
    return sum;
}

/* Whether this Influence is the highest among other players' Heroes, none of that value being defeated (VG-084). */
static bool is_quarry(struct mind *m, int influence)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    for (seat s = 0; s < g->players; s++) {
        if (s == m->who) continue;
        for EACH_CARD(hero, HEROES(g), TEAM + s)
            if (HERO(hero)->influence > influence) return false;
        for EACH_CARD(id, HEROES(g), DEFEATED + s)
            if (HERO(id)->influence >= influence) return false;
    }
    return true;
}

/* What the defeat of another seat's Hero is worth. */
static int value_defeat(struct mind *m, seat s, int slot)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    const struct hero_row *hero = HERO(g->player[s].slot[slot].hero);
    int worth = enmity(m, s) * (20 + 12 * hero->attack + 8 * card_count_attached(g, s, slot)) / 100;
    worth = worth * min_int(16, m->left + 4) / 16;
    switch (m->mission) {
    case CULTIST: return worth + (defeated_count(g, s) ? 0 : 180);
    case BOUNTY_HUNTER: return worth + (is_quarry(m, hero->influence) ? 200 : 0);
    case PROFITEER: return worth + (influence_of(m, s) + 4 >= influence_of(m, m->who) ? 12 * hero->influence : 0);
    case INVESTIGATOR: return worth + 80 * chance_of(m, s, EVIL) / SURE; /* VG-068 */
    case GUARDIAN: return worth + 15 * chance_of(m, s, EVIL) / SURE;
    default: return worth;
    }
}

static int worth_of_defeat(struct mind *m, seat s, int slot)
{
    int hero = hero_ref(s, slot);
    if (!in_set(m->marked, hero)) {
        m->marked |= bit(hero);
        m->defeat_of[hero] = (i16)value_defeat(m, s, slot);
    }
    return m->defeat_of[hero];
}

int most_of_harm(struct mind *m, seat s, int slot) { return max_int(0, worth_of_defeat(m, s, slot)); }

int worth_of_harm(struct mind *m, seat s, int slot, int n)
{
    int hero = hero_ref(s, slot), worth = worth_of_defeat(m, s, slot);
    if (!in_set(m->measured, hero)) {
        m->measured |= bit(hero);
        m->life_of[hero] = (i16)(hero_health(m->c, m->g, s, slot) - m->g->player[s].slot[slot].damage);
    }
    int life = m->life_of[hero];
    return n >= life ? worth : worth * n / (2 * max_int(1, life));
}

int worth_of_theft(struct mind *m, seat s, int n)
{
    return hand_count(m->g, s) ? enmity(m, s) * n * min_int(30, 6 + m->left) / 100 : 0;
}

/* -- Cards --------------------------------------------------------------------------------- */

/* What the bearer's own text makes of a new Equipment: "has +2 Attack while it has a Weapon". */
static int liking(struct mind *m, const struct card_row *card, int slot)
{
    const struct context *c = m->c;
    const struct code code = HERO(m->g->player[m->who].slot[slot].hero)->passive;
    bool bare = !card_count_attached(m->g, m->who, slot);
    int sum = 0;
    for (int n = 0; n < code.length; n++) {
        struct instr i = c->content->code[code.at + n];
        u8 word = c->content->condition[i.c].word;
        bool has = word >= C_WEAPON && word <= C_GADGET && (card->categories >> (word - C_WEAPON) & 1);
        if (!has && !(word == C_EQUIPPED && bare)) continue;
        sum += (i8)i.a * (i.verb == V_ATTACK ? m->attack : m->health);
    }
    return sum;
}

int worth_of_gear(struct mind *m, u8 id, int slot)
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

int worth_of_swap(struct mind *m, int slot, u8 attached)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int best = -99;
    if (m->unequipped || m->life[slot] <= CARD(attached)->health) return best; /* VG-S26 */
    int now = worth_of_gear(m, attached, slot);
    for EACH_CARD(card, CITY_CARDS(g), HAND + m->who)
        if (CARD(card)->type == EQUIPMENT) best = max_int(best, worth_of_gear(m, card, slot) - now);
    return best;
}

/* An Equipment on the Hero that can carry it best, on one that may still join, or in the place of a weaker one. */
static int worth_of_equipping(struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    int plain = card->attack * m->attack + card->health * m->health;
    int best = 0;
    if (m->unequipped) {
        for (int s = 0; s < SLOTS; s++)
            if (m->room[s]) best = max_int(best, worth_of_gear(m, id, s));
        return best;
    }
    if (open_slot(m->g, m->who) >= 0) return plain * JOINER / 16;
    for EACH_CARD_IN(worn, CITY_CARDS(m->g), attached_pile(m->who, 0), SLOTS)
        best = max_int(best, plain - CARD(worn)->attack * m->attack - CARD(worn)->health * m->health);
    return best * SWAP / 16;
}

/* Whether a text lets us look at tokens. */
static bool tells(const struct context *c, struct code code)
{
    const struct instr *i = c->content->code + code.at;
    for (int n = code.length; n > 0; n--, i++)
        if (i->verb == V_INVESTIGATE || i->verb == V_EXPOSE) return true;
    return false;
}

/* A One-Time-Use card that is kept to be played. */
static int worth_of_playing(struct mind *m, const struct card_row *card)
{
    int plain = 5 + 3 * card->influence;
    if (card->medical) return 2 * m->health + m->damage;
    return tells(m->c, card->effect) ? max_int(plain, best_look(m) / 2) : plain;
}

static int worth_of_ambush(struct mind *m, u8 condition)
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

int worth_of_use(struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    if (card->type == AMBUSH) return worth_of_ambush(m, card->condition);
    return card->type == EQUIPMENT ? worth_of_equipping(m, id) : worth_of_playing(m, card);
}

static int value_card(struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    if (m->mission == ADDICT && card->medical) return m->kits <= 4 ? 250 : m->kits == 5 ? 90 : 12; /* VG-082 */
    int pays = card->influence * m->influence, does = worth_of_use(m, id);
    return max_int(pays, does) + min_int(pays, does) / CHOICE;
}

int worth_of_card(struct mind *m, u8 id)
{
    if (first_of_kind(&m->valued, id)) m->card[id] = value_card(m, id);
    return m->card[id];
}

int least_card_worth(struct mind *m)
{
    const STATE *g = m->g;
    int least = 0;
    for EACH_CARD(card, CITY_CARDS(g), HAND + m->who) {
        int worth = worth_of_card(m, card);
        if (!least || worth < least) least = worth;
    }
    return least;
}

int worth_of_draw(struct mind *m, u8 deck)
{
    int gear = deck == CITY ? m->attack / 4 + m->health / 3 : m->attack * 3 / 4 + m->health * 2 / 3;
    if (!m->unequipped) gear = 0;
    int worth = 4 + m->damage + m->influence * (deck == CITY ? CITY_CARD : AGENCY_CARD) / 16 + gear;
    worth = worth * min_int(6, m->left) / 6;
    if (m->mission == ASSASSIN) return worth + (cover(m) ? 5 : 30); /* cards are what hurts others most */
    return m->mission == ADDICT && m->kits < 5 ? worth + KIT_HUNT : worth;
}

int worth_of_any_draw(struct mind *m)
{
    int city = worth_of_draw(m, CITY);
    return agency_access(m->c, m->g, m->who) ? max_int(city, worth_of_draw(m, AGENCY)) : city;
}

/* -- Events -------------------------------------------------------------------------------- */

/* What a seat's loss of 1 damage on a Hero of its own choice is worth to us: the Hero that matters least. */
static int chosen_harm(struct mind *m, seat s)
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

static int best_healing(struct mind *m, int n)
{
    int best = 0;
    for (int s = 0; s < SLOTS; s++) best = max_int(best, worth_of_healing(m, s, n));
    return best;
}

static int foresee_event(struct mind *m, u8 type)
{
    const STATE *g = m->g;
    int own = 0, worth = 0;
    switch ((enum event_type)type) {
    case JAILBREAK: own = -own_release(m); break;
    case FIREFIGHT: own = chosen_harm(m, m->who); break;
    case HACKING: own = -least_card_worth(m); break;
    case LOOT_CRATE: own = worth_of_any_draw(m); break;
    case PARAMEDIC: own = best_healing(m, 1); break;
    }
    for (seat s = 0; s < g->players; s++) {
        if (s == m->who) continue;
        switch ((enum event_type)type) {
        case JAILBREAK: worth += has_freeable(m->c, g, s) ? worth_of_release(m, s) : 0; break;
        case FIREFIGHT: worth += chosen_harm(m, s); break;
        case HACKING: worth += worth_of_theft(m, s, 1); break;
        case LOOT_CRATE: worth -= worth_of_theft(m, s, 1); break;
        case PARAMEDIC: worth -= team_damage(g, s) ? enmity(m, s) / 10 : 0; break;
        }
    }
    if (m->allegiance == EVIL && worth < cover(m) && worth > -cover(m)) return own;
    return own + worth;
}

int worth_of_event(struct mind *m, u8 type)
{
    if (!in_set(m->foreseen, type)) {
        m->foreseen |= (u8)bit(type);
        m->event[type] = foresee_event(m, type);
    }
    return m->event[type];
}

int best_token(struct mind *m, u8 word)
{
    const struct context *c = m->c;
    int best = 0;
    for (int i = 0; i < m->g->track_count; i++) {
        u8 token = m->g->track[i];
        if (token_fits(m->c, token, word)) best = max_int(best, -worth_of_event(m, TOKEN(token)->type));
    }
    return best * (m->rounds + 1) / 3; /* a token acts in one of three rounds or so */
}

/* -- Fights -------------------------------------------------------------------------------- */

/* What each number of a chart does in a slot: what that costs us, the Attack and the Heroes that fall away, as parts of
 * one number, so that all three are added at once. */
struct hits {
    u64 of[SLOTS][HURT_MAX + 1];
};
enum { ATTACK_AT = 32, FALLEN_AT = 48 };

static void foresee(struct mind *m, struct hits *hits)
{
    for (int s = 0; s < SLOTS; s++)
        for (int chart = 1; m->life[s] > 0 && chart <= HURT_MAX; chart++) {
            int hurt = chart - m->own.tough[s];
            if (hurt <= 0) continue;
            hits->of[s][chart] = (u64)worth_of_wound(m, s, hurt);
            if (hurt >= m->life[s]) hits->of[s][chart] += (u64)m->own.attack[s] << ATTACK_AT | 1ull << FALLEN_AT;
        }
}

static void add_foe(struct foes *foes, const struct villain_row *v)
{
    struct foe *foe = &foes->foe[foes->count++];
    foe->health = v->health;
    for (int s = 0; s < SLOTS; s++) foe->chart[s] = (u8)min_int(HURT_MAX, v->chart[s]);
    foes->texts = (u8)(foes->texts + (v->effect.length > 0));
}

/* All Villains that the next one may be, if it has this Level: those of the memo, or `room` if there is none. */
static const struct foes *foes_of(const struct context *c, int level, struct foes *room)
{
    struct memo *memo = c->memo;
    struct foes *foes = memo ? &memo->foes[level] : room;
    if (memo && foes->known) return foes;
    foes->count = foes->texts = 0;
    for (int id = 1; id <= c->content->count[KIND_VILLAIN]; id += 2) /* every other one is sample enough */
        if (VILLAIN(id)->level == level) add_foe(foes, VILLAIN(id));
    foes->known = true;
    return foes;
}

/* Notes what the next Villain would do to us: the one that we know, or any of its Level. */
static void face_all(struct mind *m, int top, int level)
{
    const struct context *c = m->c;
    struct hits hits = {0};
    struct foes room, *one = &room;
    const struct foes *foes = one;
    int team = m->team, count = team_count(m->g, m->who), loss = 0;
    foresee(m, &hits);
    if (has_seat(m->g->villain.known[top], m->who)) {
        one->count = one->texts = 0;
        add_foe(one, VILLAIN(m->g->villain.id[top]));
    } else {
        foes = foes_of(c, level, &room);
    }
    memset(m->lack, 0, sizeof m->lack);
    for (const struct foe *v = foes->foe, *end = v + foes->count; v < end; v++) {
        u64 sum = 0;
        for (int s = 0; s < SLOTS; s++) sum += hits.of[s][v->chart[s]];
        int lack = v->health - team + (int)(sum >> ATTACK_AT & 0xFFFF);
        bool standing = count > (int)(sum >> FALLEN_AT);
        m->lack[standing ? max_int(0, min_int(LACK_MAX, lack)) : LACK_MAX]++;
        loss += (int)(u32)sum;
    }
    m->faced = foes->count;
    m->loss = loss + foes->texts * (EFFECTS * level * level * min_int(8, m->left) / 8);
    m->faces = true;
}

struct odds fight_odds(struct mind *m, int bonus)
{
    const STATE *g = m->g;
    int wins = 0, top = g->villain.start[VILLAIN_DECK];
    if (top == g->villain.start[VILLAIN_DECK + 1] || !team_count(g, m->who)) return (struct odds){0, 0, -500};
    int level = level_of(m->c, g->villain.id[top]);
    if (!m->faces) face_all(m, top, level);
    for (int lack = 0; lack <= min_int(bonus, LACK_MAX - 1); lack++) wins += m->lack[lack];
    struct odds odds = {wins * SURE / max_int(1, m->faced), m->loss / max_int(1, m->faced), 0};
    odds.gain = odds.win * m->villain[level] / SURE - odds.loss;
    return odds;
}

int worth_of_rally(struct mind *m, int bonus)
{
    if (m->g->fighting) {
        int lack = villain_health_now(m->c, m->g) - m->team;
        return m->g->fighter == m->who && lack > 0 && lack <= bonus ? m->villain[0] : 0;
    }
    struct odds without = fight_odds(m, 0), with = fight_odds(m, bonus);
    return with.gain - max_int(without.gain, worth_of_any_draw(m));
}
