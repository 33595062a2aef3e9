/* targets.c: whom and where words of texts mean, conditions, quantities, and choices of Heroes, Locations, Villains and
 * colours. */
#include "engine/verb.h"
#include "procedures.h"

/* -- Heroes --------------------------------------------------------------------------------------------------- */

static u8 one_hero(const STATE *g, int hero) { return hero < g->players ? (u8)bit(hero) : 0; }

/* The Location of the moment, or where the Villain of the text is. */
static int location_of_moment(const STATE *g, const struct effect *e)
{
    if (e->reg[R_PLACE]) return e->reg[R_PLACE];
    if (e->reg[R_THERE]) return e->reg[R_THERE];
    return e->place < COLOURS ? g->villain[e->place].at : 0;
}

/* The Hero that was chosen, or of the moment; in `each` the one whose turn it is. */
static int hero_of_moment(const struct effect *e)
{
    bool chosen = e->reg[R_HERO] != NOWHERE && (!e->back || e->reg[R_THAT] == NOWHERE);
    return chosen ? e->reg[R_HERO] : e->reg[R_THAT];
}

static u8 heroes_near(struct context *c, const STATE *g, int location)
{
    u8 set = heroes_at(g, location);
    for EACH_BIT(l, LOCATION(location)->neighbours) set |= heroes_at(g, l);
    return set;
}

static u8 attackers(struct context *c)
{
    const struct fight *fight = NEAREST(fight);
    return fight ? fight->attackers : 0;
}

u8 heroes_meant(struct context *c, const struct effect *e, seat who, u8 word)
{
    const STATE *g = G;
    u8 self = one_hero(g, who);
    if (LIKELY(word == H_YOU)) return self;
    int there = location_of_moment(g, e), here = who < g->players ? g->hero[who].at : 0;
    switch ((enum hero_word)word) {
    case H_YOU: return self;
    case H_THAT: return one_hero(g, hero_of_moment(e));
    case H_ACTIVE: return one_hero(g, g->active);
    case H_EACH: case H_ANY: return all_heroes(g);
    case H_EACH_OTHER: case H_OTHER: return all_heroes(g) & (u8)~self;
    case H_EACH_HERE: case H_HERE: return here ? heroes_at(g, here) : 0;
    case H_OTHERS_HERE: case H_OTHER_HERE: return here ? heroes_at(g, here) & (u8)~self : 0;
    case H_NEAR: return here ? heroes_near(c, g, here) : 0;
    case H_EACH_THERE: return there ? heroes_at(g, there) : 0;
    case H_ATTACKERS: return attackers(c);
    case H_CHOSEN: return one_hero(g, e->reg[R_HERO]);
    }
    return 0;
}

/* The k-th Hero of those whom a text names: the active one first, then clockwise (FF-S55); attackers in the order of
 * the attack (FF-S97), each of them once (FF-299). NOWHERE: there is no k-th. */
static int hero_in_turn(struct context *c, const STATE *g, u8 word, int k)
{
    const struct fight *fight = word == H_ATTACKERS ? NEAREST(fight) : NULL;
    if (k >= g->players) return NOWHERE;
    return fight && fight->order[0] != NOWHERE ? fight->order[k] : clockwise(g->players, g->active, k);
}

int next_hero(struct context *c, struct effect *e, seat who, u8 word)
{
    u8 meant = heroes_meant(c, e, who, word);
    for (int k = e->reg[R_CURSOR]; k < G->players; k++) {
        int hero = hero_in_turn(c, G, word, k);
        if (hero == NOWHERE || !in_set(meant, hero)) continue;
        e->reg[R_CURSOR] = (u8)(k + 1);
        e->pc--;
        return hero;
    }
    e->reg[R_CURSOR] = 0;
    return NOWHERE;
}

/* The next of `each` after the one before: some may have gone or come meanwhile. */
bool each_next(struct context *c, struct effect *e, seat who, u8 selector)
{
    bool passed = !e->count;
    for (int k = 0; k < G->players; k++) {
        int hero = hero_in_turn(c, G, selector, k);
        if (passed && hero != NOWHERE && in_set(heroes_meant(c, e, who, selector), hero)) {
            e->reg[R_THAT] = (u8)hero;
            return true;
        }
        passed |= hero == e->reg[R_THAT];
    }
    return false;
}

/* -- Locations ------------------------------------------------------------------------------------------------ */

/* Each Location that can be reached from one in at most so many steps, and itself (FF-S135). */
static u32 places_within(struct context *c, int location, int steps)
{
    return location ? reach(c, location, steps) | 1u << location : 0;
}

static u32 places_with_others(const STATE *g, seat who)
{
    u32 set = 0;
    for (int h = 0; h < g->players; h++)
        if (h != who && g->hero[h].at) set |= 1u << g->hero[h].at;
    return set;
}

static u32 one_place(int location) { return location ? 1u << location : 0; }

u32 places_meant(struct context *c, const struct effect *e, seat who, u8 word)
{
    const STATE *g = G;
    int here = who < g->players ? g->hero[who].at : 0;
    switch ((enum place_word)word) {
    case P_HERE: return one_place(here);
    case P_THERE: return one_place(location_of_moment(g, e));
    case P_VILLAIN: return one_place(e->place < COLOURS ? g->villain[e->place].at : 0);
    case P_HQ: return one_place(HQ);
    case P_HOME: return one_place(who < g->players ? HERO(g->hero[who].hero)->home[0] : 0);
    case P_RANDOM: return 0;
    case P_EACH_NEAR: case P_NEAR: return here ? LOCATION(here)->neighbours : 0;
    case P_HERE_OR_NEAR: return places_within(c, here, 1);
    case P_WITHIN_2: return places_within(c, here, 2);
    case P_ANY: return ((1u << LOCATIONS) - 1) << 1;
    case P_WITH_HERO: return places_with_others(g, who);
    case P_CHOSEN: return one_place(e->reg[R_PLACE]);
    }
    return 0;
}

/* -- Villains and colours ------------------------------------------------------------------------------------- */

static u8 villains_in_city(const STATE *g)
{
    u8 set = 0;
    for (int v = 0; v < COLOURS; v++) set |= (u8)(in_city(&g->villain[v]) << v);
    return set;
}

static u8 villains_within(struct context *c, const STATE *g, int location, int steps)
{
    u32 places = places_within(c, location, steps);
    return SUBSET(v, villains_in_city(g), in_set(places, g->villain[v].at));
}

/* The Villain of the moment, or that was chosen, or of the fight under way. */
static int villain_of_moment(struct context *c, const struct effect *e)
{
    const struct fight *fight = NEAREST(fight);
    if (e->reg[R_COLOUR] < COLOURS) return e->reg[R_COLOUR];
    return e->reg[R_PICKED] < COLOURS ? e->reg[R_PICKED] : fight ? fight->colour : NOWHERE;
}

u8 villains_meant(struct context *c, const struct effect *e, seat who, u8 word)
{
    const STATE *g = G;
    u8 all = villains_in_city(g);
    int here = who < g->players ? g->hero[who].at : 0, one = NOWHERE;
    switch ((enum villain_word)word) {
    case VL_THIS: one = e->place; break;
    case VL_THAT: one = villain_of_moment(c, e); break;
    case VL_MASTERMIND: one = mastermind_of(c, g); break;
    case VL_CHOSEN: one = e->reg[R_PICKED]; break;
    case VL_EACH: case VL_ANY: return all;
    case VL_LESSER: return SUBSET(v, all, !is_mastermind(c, g, v));
    case VL_HERE: return villains_within(c, g, here, 0);
    case VL_NEAR: return villains_within(c, g, here, 1);
    }
    return one < COLOURS ? all & (u8)bit(one) : 0;
}

int colour_meant(struct context *c, const struct effect *e, u8 word, int location)
{
    switch ((enum colour_word)word) {
    case K_LOCAL: return location ? LOCATION(location)->colour : NOWHERE;
    case K_THAT: return e->reg[R_COLOUR];
    case K_CHOSEN: return e->reg[R_PICKED];
    case K_ANY: case K_PICK: return NOWHERE;
    default: return word - 1;
    }
}

/* -- Conditions, quantities, scopes --------------------------------------------------------------------------- */

static bool is_at_home(struct context *c, const STATE *g, seat who)
{
    const u8 *home = HERO(g->hero[who].hero)->home;
    return g->hero[who].at && (g->hero[who].at == home[0] || g->hero[who].at == home[1]);
}

static int specials_of(const STATE *g, seat who)
{
    int n = 0;
    for (int slot = 0; slot < SPECIAL_SLOTS; slot++)
        n += !is_covered(g, who, slot) && pile_count(SPECIALS(g), special_pile(who, slot)) > 0;
    return n;
}

static int attackers_now(struct context *c)
{
    const struct fight *fight = NEAREST(fight);
    return fight ? set_count(fight->attackers) : 0;
}

/* Conditions about the Villain whose text it is, or who is fought. */
static bool holds_of_villain(struct context *c, const STATE *g, int colour, struct condition condition)
{
    const struct fight *fight = NEAREST(fight);
    if (colour >= COLOURS && fight) colour = fight->colour;
    if (colour >= COLOURS) return false;
    return (condition.word == C_CROWDED ? g->villain[colour].henchmen : g->villain[colour].damage) >= condition.n;
}

bool condition_holds(struct context *c, const STATE *g, seat who, int colour, struct condition condition)
{
    if (who >= g->players) return !condition.word;
    const struct hero *h = &g->hero[who];
    int mastermind = condition.word == C_MASTERMIND_HERE ? mastermind_of(c, g) : NOWHERE, n = condition.n;
    switch ((enum condition_word)condition.word) {
    case C_HAND_BELOW: return hand_count(g, who) < n;
    case C_HAND_LEAST: return hand_count(g, who) >= n;
    case C_ALONE: return h->at && heroes_at(g, h->at) == bit(who);
    case C_WITH_HERO: return h->at && heroes_at(g, h->at) != bit(who);
    case C_AT_HQ: return is_hq(g, h->at);
    case C_AT_HOME: return is_at_home(c, g, who);
    case C_CROWD_LEAST: return h->at && henchmen_at(g, h->at) >= n;
    case C_NO_HENCHMEN: return h->at && henchmen_at(g, h->at) == 0;
    case C_ANARCHY_HERE: return h->at && anarchy_at(g, h->at) > 0;
    case C_VILLAIN_HERE: return h->at && villains_within(c, g, h->at, 0);
    case C_MASTERMIND_HERE: return mastermind < COLOURS && in_city(&g->villain[mastermind]) &&
                                   g->villain[mastermind].at == h->at;
    case C_DAMAGED: return damage_of(h) >= n;
    case C_UNHURT: return damage_of(h) == 0;
    case C_PRIVATE_LIFE: return h->mode == PRIVATE_LIFE;
    case C_HERO_MODE: return h->mode == HERO_MODE;
    case C_TRACK_LEAST: return g->track >= n;
    case C_ATTACKERS: return attackers_now(c) >= n;
    case C_CROWDED: case C_WOUNDED: return holds_of_villain(c, g, colour, condition);
    case C_SPECIALS: return specials_of(g, who) >= n;
    case C_TASKS: return has_task_left(g, who) + has_task_right(g, who) >= n;
    case C_YOUR_TURN: return g->active == who;
    case C_AVAILABLE: return h->available >= n;
    case C_BYSTANDERS: return pile_count(BYSTANDERS(g), BYSTANDER_HELD + who) >= n;
    case C_HEROES: return g->players >= n;
    case C_PASSED: return false; /* asked in effects only */
    }
    return true; /* word 0: always */
}

/* Whether the test before this point of an effect has succeeded. */
static bool has_passed(struct context *c, const struct effect *e, seat who)
{
    struct code code = effect_code(c, e);
    for (int at = min_int(e->pc, code.length) - 1; at >= 0; at--) {
        struct instr i = c->content->code[code.at + at];
        if (i.verb == V_TEST) return e->reg[R_SUCCESSES] >= AMOUNT(i.c);
    }
    return false;
}

bool holds(struct context *c, const struct effect *e, seat who, struct condition condition)
{
    if (condition.word == C_PASSED) return has_passed(c, e, who);
    return condition_holds(c, G, who, e->place, condition);
}

int quantity(struct context *c, const struct effect *e, seat who, u8 quantity)
{
    const STATE *g = G;
    const struct roll_dice *roll = quantity == Q_SUCCESSES ? NEAREST(roll_dice) : NULL;
    int here = who < g->players ? g->hero[who].at : 0;
    switch ((enum quantity)quantity) {
    case Q_HEROES: return g->players;
    case Q_HEROES_HERE: return here ? set_count(heroes_at(g, here)) : 0;
    case Q_HENCHMEN_HERE: return here ? henchmen_at(g, here) : 0;
    case Q_DAMAGE: return who < g->players ? damage_of(&g->hero[who]) : 0;
    case Q_VILLAINS: return set_count(villains_in_city(g));
    case Q_DEFEATED: return SUM(v, (1u << COLOURS) - 1, g->villain[v].defeated);
    case Q_ANARCHY: return here ? anarchy_at(g, here) : 0;
    case Q_SUCCESSES: return roll ? roll_total(roll) : e->reg[R_SUCCESSES];
    }
    return 0;
}

bool in_scope(const STATE *g, u8 scope, seat owner, seat hero)
{
    bool here = g->hero[owner].at && g->hero[owner].at == g->hero[hero].at;
    switch ((enum scope)scope) {
    case SCOPE_ALL: case SCOPE_TEAM: return true;
    case SCOPE_YOU: return owner == hero;
    case SCOPE_EACH_HERE: return owner == hero || here;
    case SCOPE_OTHERS_HERE: return owner != hero && here;
    }
    return false;
}

/* -- Choices -------------------------------------------------------------------------------------------------- */

static bool hero_has(const STATE *g, int hero, u8 needs)
{
    switch ((enum needs)needs) {
    case NEEDS_CARDS: return hand_count(g, hero) > 0;
    case NEEDS_DISCARDS: return pile_count(ABILITIES(g), ABILITY_DISCARD + hero) > 0;
    case NEEDS_DAMAGE: return damage_of(&g->hero[hero]) > 0;
    case NEEDS_EXHAUSTED: return g->hero[hero].exhausted > 0;
    case NEEDS_TASK: return has_task_left(g, hero) || has_task_right(g, hero);
    default: return true;
    }
}

static bool place_has(const STATE *g, const struct effect *e, seat who, int location, u8 needs)
{
    int mover = e->reg[R_HERO] < g->players ? e->reg[R_HERO] : who;
    switch ((enum needs)needs) {
    case NEEDS_BYSTANDER: return g->bystanders[location] > 0;
    case NEEDS_TOKEN: return tokens_at(g, location) > 0;
    case NEEDS_ELSEWHERE: return mover >= g->players || g->hero[mover].at != location;
    default: return true;
    }
}

/* Locations that Henchmen can be driven to, or from, whichever the text lets the player choose. */
static u32 driven(struct context *c, const struct effect *e, seat who, u32 set)
{
    struct code code = effect_code(c, e);
    u8 stubborn = stubborn_colours(c, G);
    u32 from = 0;
    for (int at = 0; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        if (i.verb == V_DRIVE) from |= i.b == P_CHOSEN ? set : places_meant(c, e, who, i.b);
        if (i.verb == V_DRIVE && i.b == P_CHOSEN) return SUBSET(l, from, colours_of_crowd(G, l) & ~stubborn);
    }
    return SUBSET(l, from, colours_of_crowd(G, l) & ~stubborn) ? set : 0;
}

static bool villain_has(const STATE *g, int colour, u8 needs)
{
    if (needs == NEEDS_HENCHMEN) return g->villain[colour].henchmen > 0;
    return needs != NEEDS_HURT || g->villain[colour].damage > 0;
}

/* What can be chosen: seats, Locations or colours. */
static u32 candidates(struct context *c, const struct effect *e, seat who, struct pick_target pick)
{
    u32 set = 0;
    switch (pick.sort) {
    case V_TARGET_HERO:
        set = heroes_meant(c, e, who, pick.word);
        if (!pick.needs) return set;
        return SUBSET(h, set, hero_has(G, h, pick.needs));
    case V_TARGET_PLACE:
        set = places_meant(c, e, who, pick.word);
        if (pick.needs == NEEDS_HENCHMEN) return set & G->crowded;
        if (pick.needs == NEEDS_ANARCHY) return set & G->restless;
        if (!pick.needs) return set;
        if (pick.needs == NEEDS_DRIVEN) return driven(c, e, who, set);
        return SUBSET(l, set, place_has(G, e, who, l, pick.needs));
    case V_TARGET_VILLAIN:
        set = villains_meant(c, e, who, pick.word);
        return SUBSET(v, set, villain_has(G, v, pick.needs));
    default: return (1u << COLOURS) - 1;
    }
}

static struct pick_target pick_of(struct instr i)
{
    return (struct pick_target){.sort = i.verb, .word = i.a, .needs = target_needs(i)};
}

/* The register of a choice, and what it holds when there is none. */
static u8 register_of(u8 sort) { return sort == V_TARGET_HERO ? R_HERO : sort == V_TARGET_PLACE ? R_PLACE : R_PICKED; }
static u8 none_of(u8 sort) { return sort == V_TARGET_PLACE ? 0 : NOWHERE; }

bool can_target(VERB_ARGUMENTS)
{
    u32 set = candidates(c, e, who, pick_of(i));
    e->reg[register_of(i.verb)] = set ? (u8)lowest(set) : none_of(i.verb);
    return set != 0;
}

void do_target(VERB_ARGUMENTS)
{
    e->reg[register_of(i.verb)] = none_of(i.verb);
    if (candidates(c, e, who, pick_of(i))) PUSH_WITH(pick_target, who, pick_of(i));
}

#define STEPS_pick_target(S, Q)                                                                               \
    Q(HERO, RULING_(18), "Which Hero?") Q(LOCATION, RULING_(18), "Which Location?")                           \
    Q(VILLAIN, RULING_(18), "Which Villain?") Q(COLOUR, RULING_(132), "Which colour?")

PROC(pick_target)
{
    struct effect *e = effect_below(f);
    BEGIN(pick_target)
    if (L->sort == V_TARGET_HERO) {
        ASK(HERO, f->seat)
            for EACH_BIT(hero, candidates(c, e, f->seat, *L)) OFFER(ACT_PICK_HERO, g->hero[hero].hero);
        e->reg[R_HERO] = (u8)hero_with_row(g, ANSWER.a);
    } else if (L->sort == V_TARGET_PLACE) {
        ASK(LOCATION, f->seat)
            for EACH_BIT(l, candidates(c, e, f->seat, *L)) OFFER(ACT_PICK_LOCATION, l);
        e->reg[R_PLACE] = ANSWER.a;
    } else if (L->sort == V_TARGET_VILLAIN) {
        ASK(VILLAIN, f->seat)
            for EACH_BIT(v, candidates(c, e, f->seat, *L)) OFFER(ACT_PICK_VILLAIN, g->villain[v].villain);
        e->reg[R_PICKED] = VILLAIN(ANSWER.a)->colour;
    } else {
        ASK(COLOUR, f->seat)
            for (int colour = RED; colour < COLOURS; colour++) OFFER(ACT_COLOUR, colour);
        e->reg[R_PICKED] = ANSWER.a;
    }
    END
}
