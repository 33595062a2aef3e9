/* board.c: cards, characters and units come, go and change hands; keeps the derived sets true on the way. */
#include <string.h>

#include "procedures.h"

/* -- Cards -------------------------------------------------------------------------------------------------------- */

void shuffle_in(struct context *c, STATE *g, rule_number rule)
{
    for EACH_CARD(card, STOCK(g), DISCARD)
        if (CARD(card)->window) g->unseen[CARD(card)->window]++;
    HAPPEN(pile_count(STOCK(g), RESERVE) ? EV_RESERVE : EV_SHUFFLED, rule, NOBODY);
    g->stock.start[DISCARD] = g->stock.start[RESERVE] = g->stock.start[RESERVE + 1]; /* FR-025 */
    cards_shuffle(c, STOCK(g), DECK);
}

bool cards_to_draw(const STATE *g) { return g->stock.start[RESERVE + 1] > 0; }

bool draw_card(struct context *c, STATE *g, seat who, rule_number rule)
{
    if (!cards_to_draw(g)) return false;                     /* FR-044 */
    if (!pile_count(STOCK(g), DECK)) shuffle_in(c, g, 43);
    u8 card = card_draw(STOCK(g), DECK, HAND + who, only(who));
    g->player[who].ready |= readiness(c, card);
    HAPPEN_TO(only(who), EV_DREW, rule, who, card);
    return true;
}

static void discard_card(struct context *c, STATE *g, int pile, int index)
{
    u8 card = card_move(STOCK(g), pile, index, DISCARD, EVERYBODY), window = CARD(card)->window; /* FR-252, FR-287 */
    if (window) g->unseen[window]--;
}

void from_hand(struct context *c, STATE *g, seat who, u8 card, int pile)
{
    int index = card_leaves(STOCK(g), HAND + who, card, EVERYBODY);
    if (pile == DISCARD) discard_card(c, g, HAND + who, index);
    else card_move(STOCK(g), HAND + who, index, pile, EVERYBODY);
    if (readiness(c, card)) refresh_ready(c, g, who);
}

void discard_pile(struct context *c, STATE *g, int pile)
{
    while (pile_count(STOCK(g), pile)) discard_card(c, g, pile, 0);
}

void discard_kind(struct context *c, STATE *g, int pile, u8 card)
{
    discard_card(c, g, pile, card_find(STOCK(g), pile, card));
}

void count_pieces(const STATE *g, u8 count[256])
{
    memset(count, 0, 256);
    for EACH_BIT(id, g->in_play) count[id]++;
    for EACH_BIT(slot, g->rebels) count[g->rebel[slot].kind]++;
    for EACH_BIT(slot, g->troops) {
        count[g->troop[slot].kind]++;
        count[g->troop[slot].commander]++;
    }
}

/* -- Characters --------------------------------------------------------------------------------------------------- */

void enter_play(STATE *g, int from, u8 who, seat controller, u8 place)
{
    card_shown(STOCK(g), from, who, IN_PLAY);
    g->person[who] = (struct person){controller, place, NO_MISSION, 0};
    g->in_play |= bit(who);
    g->people_on[place] |= bit(who);
    g->player[controller].people |= bit(who);
}

void move_person(STATE *g, u8 who, u8 place)
{
    g->people_on[g->person[who].place] &= ~bit(who);
    g->people_on[place] |= bit(who);
    g->person[who].place = place;
    g->moved_people |= bit(who);
}

void end_command(STATE *g, u8 who)
{
    struct person *p = &g->person[who];
    if (p->mission != COMMAND) return;
    g->rebel[p->object].commander = 0;
    p->mission = NO_MISSION;
    p->object = 0;
}

void take_command(struct context *c, STATE *g, u8 who, int slot, rule_number rule)
{
    end_command(g, who);
    g->person[who].mission = COMMAND;
    g->person[who].object = (u8)slot;
    g->rebel[slot].commander = who;
    HAPPEN(EV_COMMANDS, rule, g->person[who].controller, who, g->rebel[slot].kind, g->rebel[slot].planet);
}

void person_falls(struct context *c, STATE *g, u8 who, rule_number rule)
{
    struct person *p = &g->person[who];
    HAPPEN(EV_FELL, rule, p->controller, who, p->place);
    end_command(g, who);
    g->in_play &= ~bit(who);
    g->people_on[p->place] &= ~bit(who);
    g->player[p->controller].people &= ~bit(who);
    g->moved_people &= ~bit(who);
    *p = (struct person){NOBODY, 0, NO_MISSION, 0};
    discard_kind(c, g, IN_PLAY, who);
}

void follow_influence(struct context *c, STATE *g, u8 who, rule_number rule)
{
    struct person *p = &g->person[who];
    seat to = most_declared(g, who);
    if (to == NOBODY || to == p->controller) return;
    if (p->mission == COMMAND && (g->options & LOYAL_TROOPS)) { /* FR-285 */
        g->player[p->controller].units &= ~bit(p->object);
        g->player[to].units |= bit(p->object);
        g->rebel[p->object].owner = to;
    } else if (p->mission == COMMAND) {
        end_command(g, who);                                 /* FR-104 */
    }
    g->player[p->controller].people &= ~bit(who);
    g->player[to].people |= bit(who);
    p->controller = to;                                      /* FR-105: a staged one stays staged */
    HAPPEN(EV_JOINED, rule, to, who);
}

/* -- Units -------------------------------------------------------------------------------------------------------- */

u8 add_rebel(struct context *c, STATE *g, u8 kind, seat owner, u8 planet)
{
    u8 slot = lowest(~g->rebels), strength = CARD(kind)->strength;
    card_shown(STOCK(g), TABLE, kind, IN_PLAY);
    g->rebel[slot] = (struct rebel){kind, owner, planet, 0};
    g->rebels |= bit(slot);
    if (CARD(kind)->special) g->guerrillas |= bit(slot);     /* FR-073: the type is that of the card */
    g->rebels_on[planet] |= bit(slot);
    g->player[owner].units |= bit(slot);
    if (!in_set(g->formed, strength)) {                      /* FR-068, FR-070, FR-294 */
        g->formed |= (u16)bit(strength);
        HAPPEN(EV_RECORDED, 294, owner, strength);
    }
    return slot;
}

void remove_rebel(struct context *c, STATE *g, int slot)
{
    struct rebel *r = &g->rebel[slot];
    if (r->commander) end_command(g, r->commander);          /* FR-226: he stays on the planet without a mission */
    g->rebels &= ~bit(slot);
    g->guerrillas &= ~bit(slot);
    g->moved_units &= ~bit(slot);
    g->rebels_on[r->planet] &= ~bit(slot);
    g->player[r->owner].units &= ~bit(slot);
    discard_kind(c, g, IN_PLAY, r->kind);
    *r = (struct rebel){0};
}

u8 add_troop(STATE *g, u8 kind, u8 planet)
{
    u8 slot = lowest(~g->troops);
    card_shown(STOCK(g), TABLE, kind, IN_PLAY);
    g->troop[slot] = (struct troop){kind, planet, 0, 0};
    g->troops |= bit(slot);
    g->troops_on[planet] |= bit(slot);
    return slot;
}

void remove_troop(struct context *c, STATE *g, int slot)
{
    struct troop *t = &g->troop[slot];
    if (t->commander) {                                      /* FR-226: discarded with his unit */
        HAPPEN(EV_FELL_WITH, 226, NOBODY, t->commander, t->planet);
        discard_kind(c, g, IN_PLAY, t->commander);
    }
    g->troops &= ~bit(slot);
    g->troops_on[t->planet] &= ~bit(slot);
    discard_kind(c, g, IN_PLAY, t->kind);
    *t = (struct troop){0};
}

void set_status(STATE *g, u8 planet, u8 status, seat owner)
{
    struct world *w = &g->world[planet];
    if (w->owner != NOBODY) g->player[w->owner].planets &= (u16)~bit(planet);
    if (owner != NOBODY) g->player[owner].planets |= (u16)bit(planet);
    g->revolt = (u16)(status == IN_REVOLT ? g->revolt | bit(planet) : g->revolt & ~bit(planet));
    w->status = status;
    w->owner = owner;
}

void weaken(struct context *c, STATE *g, u8 planet, int by, rule_number rule)
{
    struct world *w = &g->world[planet];
    w->garrison = (u8)max_int(0, w->garrison - by);
    HAPPEN(EV_GARRISON, rule, NOBODY, planet, w->garrison);
}

/* -- Units as options --------------------------------------------------------------------------------------------- */

/* A set has 32 elements at most, as many as there are slots of units. */
void offer_set(struct context *c, u32 set, u8 verb)
{
    struct action *at = options_begin(c, UNITS);
    for EACH_BIT(i, set) note_option(at++, verb, (struct operands){i});
    options_end(c, at);
}

u32 units_after(const STATE *g, u32 set, u8 last)
{
    return SUBSET(slot, set, last == NO_UNIT || UNIT_KEY(g->rebel, slot) > UNIT_KEY(g->rebel, last));
}

/* Units without a commander that have everything in common cannot be told apart. */
static bool has_twin(const void *units, u32 set, int x)
{
    u32 unit, other;
    memcpy(&unit, (const u8 *)units + sizeof unit * (size_t)x, sizeof unit);
    for EACH_BIT(y, set) {
        memcpy(&other, (const u8 *)units + sizeof other * y, sizeof other);
        if (unit == other) return true;
    }
    return false;
}
_Static_assert(sizeof(struct rebel) == sizeof(u32) && sizeof(struct troop) == sizeof(u32), "see has_twin");

#define DISTINCT(units, set) \
    SUBSET(x, set, (units)[x].commander || !has_twin(units, set & (bit(x) - 1), x))

u32 distinct_rebels(const STATE *g, u32 set) { return DISTINCT(g->rebel, set); }

void offer_rebels(struct context *c, const STATE *g, u32 set, u8 verb)
{
    struct action *at = options_begin(c, UNITS);
    for EACH_BIT(slot, distinct_rebels(g, set)) {
        const struct rebel *r = &g->rebel[slot];
        int third = r->commander ? r->commander : verb == ACT_UNIT ? r->owner : 0;
        note_option(at++, UNDER(verb, r->commander), (struct operands){r->kind, r->planet, third});
    }
    options_end(c, at);
}

void refuse_rebels(struct context *c, const STATE *g, u32 set, u8 verb, rule_number rule, const char *reason)
{
    for EACH_BIT(slot, distinct_rebels(g, set)) {
        const struct rebel *r = &g->rebel[slot];
        REFUSE(UNDER(verb, r->commander), rule, reason, r->kind, r->planet, r->commander);
    }
}

u8 find_rebel(const STATE *g, u32 set, struct action a)
{
    for EACH_BIT(slot, set) {
        const struct rebel *r = &g->rebel[slot];
        if (r->kind != a.a || r->planet != a.b) continue;
        if (a.verb == ACT_UNIT ? !r->commander && r->owner == a.c : r->commander == a.c) return slot;
    }
    bug(__FILE__, __LINE__, "no such unit");
}

void offer_troops(struct context *c, const STATE *g, u32 set)
{
    for EACH_BIT(slot, DISTINCT(g->troop, set)) {
        const struct troop *t = &g->troop[slot];
        OFFER(UNDER(ACT_TROOP, t->commander), t->kind, t->damage, t->commander);
    }
}

u8 find_troop(const STATE *g, u32 set, struct action a)
{
    for EACH_BIT(slot, set) {
        const struct troop *t = &g->troop[slot];
        if (t->kind == a.a && t->damage == a.b && t->commander == a.c) return slot;
    }
    bug(__FILE__, __LINE__, "no such imperial unit");
}
