/* values.c: what is a Hero's Attack now? Modifiers, conditions and quantities; rules never name a card. */
#include "engine/parts.h"
#include "engine/verb.h"
#include "procedures.h"

/* -- Conditions and quantities ------------------------------------------------------------- */

static bool has_category(struct context *c, const STATE *g, seat who, int slot, int category)
{
    for EACH_CARD(card, CITY_CARDS(g), attached_pile(who, slot))
        if (in_set(CARD(card)->categories, category)) return true; /* VG-138 */
    return false;
}

static bool condition_holds(struct context *c, const STATE *g, seat who, int slot, struct condition k)
{
    const struct slot *here = slot < SLOTS ? &g->player[who].slot[slot] : NULL;
    switch ((enum condition_word)k.word) {
    case C_DAMAGED: return here && here->damage > 0;
    case C_UNDAMAGED: return here && here->damage == 0;
    case C_ALONE: return here && team_count(g, who) == 1;
    case C_TEAM: return team_count(g, who) >= k.n;
    case C_FULL_TEAM: return team_count(g, who) == SLOTS;
    case C_SLOT: return here && slot + 1 == k.n;
    case C_EQUIPPED: return here && card_count_attached(g, who, slot) > 0;
    case C_WEAPON: case C_VEHICLE: case C_ARMOUR: case C_GADGET:
        return here && has_category(c, g, who, slot, k.word - C_WEAPON);
    case C_VILLAINS: return jail_count(g, who) >= k.n;
    case C_FEW_VILLAINS: return jail_count(g, who) <= k.n;
    case C_HAND: return hand_count(g, who) >= k.n;
    case C_EMPTY_HAND: return hand_count(g, who) == 0;
    case C_DEFEATED: return defeated_count(g, who) >= k.n;
    case C_LEVEL: return g->fighting && VILLAIN(g->fighting)->level >= k.n;
    case C_FIRST_PLAYER: return g->first == who;
    case C_BEHIND: return players_ahead(g, who) != 0;
    case C_ROUND: return g->round >= k.n;
    }
    return true; /* word 0: always */
}

bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    return condition_holds(c, G, who, e->place, condition);
}

int quantity(struct context *c, const struct effect *e, seat who, u8 quantity)
{
    const STATE *g = G;
    int n = 0;
    (void)e;
    switch ((enum quantity)quantity) {
    case Q_VILLAINS: return jail_count(g, who);
    case Q_LEVEL_3:
        for EACH_CARD(villain, VILLAINS(g), JAIL + who) n += level_of(c, villain) == 3;
        return n;
    case Q_HEROES: return team_count(g, who);
    case Q_DEFEATED: return defeated_count(g, who);
    case Q_HAND: return hand_count(g, who);
    case Q_EQUIPMENT: return team_gear(g, who);
    case Q_EVENTS: return g->track_count;
    case Q_OPEN_SLOTS: return SLOTS - team_count(g, who);
    case Q_DAMAGE: return team_damage(g, who);
    case Q_OTHERS_AHEAD: return set_count(players_ahead(g, who));
    }
    return 0;
}

bool fits(struct context *c, const STATE *g, seat who, int slot, u8 filter)
{
    const struct slot *here = &g->player[who].slot[slot];
    if (!here->hero) return false;
    switch ((enum filter)filter) {
    case F_DAMAGED: return here->damage > 0;
    case F_UNDAMAGED: return here->damage == 0;
    case F_EQUIPPED: return card_count_attached(g, who, slot) > 0;
    case F_UNEQUIPPED: return card_count_attached(g, who, slot) == 0;
    case F_SLOT_1: case F_SLOT_2: case F_SLOT_3: case F_SLOT_4: return slot == filter - F_SLOT_1;
    case F_WEAPON: case F_VEHICLE: case F_ARMOUR: case F_GADGET:
        return has_category(c, g, who, slot, filter - F_WEAPON);
    case F_STRONGEST:
        for (int s = 0; s < SLOTS; s++)
            if (g->player[who].slot[s].hero && hero_attack(c, g, who, s) > hero_attack(c, g, who, slot)) return false;
        return true;
    case F_DEAREST:
        for (int s = 0; s < SLOTS; s++)
            if (HERO(g->player[who].slot[s].hero)->influence > HERO(here->hero)->influence) return false;
        return true;
    }
    return true;
}

/* -- Modifiers ----------------------------------------------------------------------------- */

bool counts_now(struct context *c, const STATE *g, seat who, const struct instr *i, int place)
{
    return !i->c || condition_holds(c, g, who, place, CONDITION(i->c));
}

/* Levels do not add up. */
static int sum_of(u8 verb, int total, int more) { return verb == V_SECURE ? max_int(total, more) : total + more; }

/* What one card in play, at `place`, gives besides. */
static int passive(struct context *c, const STATE *g, seat who, int slot, u8 verb, struct code code, int place)
{
    int total = 0;
    for EACH_MODIFIER(i, code, verb)
        if (concerns(i, slot, place) && counts_now(c, g, who, i, place)) total = sum_of(verb, total, (i8)i->a);
    return total;
}

/* What lasts for a slot, or for WHOLE_TEAM. */
static int lasting_sum(const struct context *c, const STATE *g, seat who, int slot, u8 verb)
{
    static const char *const words[] = {
        [THIS_FIGHT] = "in this fight", [NEXT_FIGHT] = "in the next fight", [THIS_TURN] = "in this turn",
        [THIS_ROUND] = "in this round",
    };
    int total = 0;
    for (const struct lasting *l = g->lasting, *end = l + g->lasting_count; l < end; l++)
        if (l->modifier + V_FIRST_MODIFIER == verb && l->seat == who && l->slot == slot)
            total = sum_of(verb, total, PART(l->amount, words[l->until]));
    return total;
}

static void add_masks(struct player *p, const struct row *row)
{
    p->modifier_mask |= (u16)row->modifier_mask;
    p->conditional_mask |= (u16)row->conditional_mask;
    p->trigger_mask |= (u16)row->trigger_mask;
}

void refresh_player(struct context *c, STATE *g, seat who)
{
    struct player *p = &g->player[who];
    p->modifier_mask = p->conditional_mask = p->trigger_mask = 0;
    for (int s = 0; s < SLOTS; s++) add_masks(p, &HERO(p->slot[s].hero)->row);
    for EACH_CARD_IN(id, CITY_CARDS(g), attached_pile(who, 0), SLOTS) add_masks(p, &CARD(id)->row);
    g->conditional_mask = 0;
    for (seat s = 0; s < PLAYERS; s++) g->conditional_mask |= g->player[s].conditional_mask;
}

void refresh(struct context *c, void *state)
{
    for (seat s = 0; s < PLAYERS; s++) refresh_player(c, state, s);
}

int modifiers(struct context *c, const STATE *g, seat who, int slot, u8 verb)
{
    const struct player *player = &g->player[who];
    int total = 0, slots = MODIFIES(player, verb) ? SLOTS : 0;
    for (int s = 0; s < slots; s++) {
        if (!player->slot[s].hero) continue;
        const struct hero_row *hero = HERO(player->slot[s].hero);
        if (MODIFIES(&hero->row, verb))
            total = sum_of(verb, total, PART_FROM(passive(c, g, who, slot, verb, hero->passive, s), A_HERO,
                                                  player->slot[s].hero));
        for EACH_CARD(id, CITY_CARDS(g), attached_pile(who, s))
            if (MODIFIES(&CARD(id)->row, verb))
                total = sum_of(verb, total,
                               PART_FROM(passive(c, g, who, slot, verb, CARD(id)->passive, s), A_CARD, id));
    }
    return sum_of(verb, total, lasting_sum(c, g, who, slot == TEAM_SLOT_NONE ? WHOLE_TEAM : slot, verb));
}

int hero_attack(struct context *c, const STATE *g, seat who, int slot)
{
    int attack = PART(HERO(g->player[who].slot[slot].hero)->attack, "printed");
    for EACH_CARD(card, CITY_CARDS(g), attached_pile(who, slot))
        attack += PART_FROM(CARD(card)->attack, A_CARD, card);  /* VG-133 */
    return AT_LEAST(0, attack + hero_modifier(c, g, who, slot, V_ATTACK)); /* VG-S113 */
}

int hero_health(struct context *c, const STATE *g, seat who, int slot)
{
    int health = PART(HERO(g->player[who].slot[slot].hero)->health, "printed");
    for EACH_CARD(card, CITY_CARDS(g), attached_pile(who, slot))
        health += PART_FROM(CARD(card)->health, A_CARD, card);  /* VG-215 */
    return AT_LEAST(0, health + hero_modifier(c, g, who, slot, V_HEALTH));
}

int hero_capacity(struct context *c, const STATE *g, seat who, int slot)
{
    return max_int(0, min_int(CAPACITY_MAX, 1 + hero_modifier(c, g, who, slot, V_CAPACITY))); /* VG-135 */
}

int rally_of(const struct context *c, const STATE *g, seat who)
{
    return lasting_sum(c, g, who, WHOLE_TEAM, V_ATTACK);
}

int team_attack(struct context *c, const STATE *g, seat who)
{
    int sum = 0;
    for (int s = 0; s < SLOTS; s++)
        if (g->player[who].slot[s].hero)
            sum += PART_SUM(hero_attack(c, g, who, s), A_HERO, g->player[who].slot[s].hero); /* VG-204 */
    return team_count(g, who) ? AT_LEAST(0, sum + rally_of(c, g, who)) : 0;
}

bool agency_access(struct context *c, const STATE *g, seat who)
{
    int jailed = jail_count(g, who);                         /* VG-141, VG-143 */
    return jailed >= 3 || jailed >= 3 - player_modifier(c, g, who, V_ACCESS);
}

bool has_freeable(struct context *c, const STATE *g, seat who)
{
    int secure = player_modifier(c, g, who, V_SECURE);
    for EACH_CARD(villain, VILLAINS(g), JAIL + who)
        if (level_of(c, villain) > secure) return true;
    return false;
}

int villain_health_now(struct context *c, const STATE *g)
{
    int health = PART(VILLAIN(g->fighting)->health, "printed") + PART(g->villain_health, "in this fight");
    if (g->fighter != NOBODY) health += LESS_PARTS(player_modifier(c, g, g->fighter, V_HUNTER));
    return AT_LEAST(0, health);                               /* VG-S113 */
}

int recruit_cost(struct context *c, const STATE *g, seat who, u8 hero)
{
    int cost = PART(HERO(hero)->influence, "printed");
    return AT_LEAST(0, cost + LESS_PARTS(player_modifier(c, g, who, V_DISCOUNT)));
}

bool end_all_until(STATE *g, u8 last)
{
    int before = g->lasting_count;
    for (u8 until = THIS_FIGHT; g->lasting_count && until <= last; until++) end_lasting(g, until, NOBODY);
    return g->lasting_count < before;
}
