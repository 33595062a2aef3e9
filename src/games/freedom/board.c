/* board.c: cards, characters and units come, go and change hands; keeps the derived sets true on the way. */
#include <string.h>

#include "procedures.h"

/* -- Cards -------------------------------------------------------------------------------------------------------- */

/* Cards of the discard pile are no longer seen; nobody knows them. */
static void count_unseen(struct context *c, STATE *g)
{
    for EACH_CARD(card, STOCK(g), DISCARD) {
        u8 window = CARD(card)->window;
        if (window) g->unseen[window]++;
    }
}

void shuffle_in(struct context *c, STATE *g, rule_number rule)
{
    count_unseen(c, g);
    HAPPEN(pile_size(g, RESERVE) ? EV_RESERVE : EV_SHUFFLED, rule, NOBODY);
    g->stock.start[DISCARD] = g->stock.start[RESERVE] = g->stock.start[RESERVE + 1]; /* FR-025 */
    cards_shuffle(c, STOCK(g), DECK);
}

bool deck_can_give(const STATE *g) { return g->stock.start[RESERVE + 1] > 0; }

bool draw_card(struct context *c, STATE *g, seat who, rule_number rule)
{
    if (!deck_can_give(g)) return false;                  /* FR-044 */
    if (!pile_size(g, DECK)) shuffle_in(c, g, RULE(43));
    u8 card = card_move(STOCK(g), DECK, 0, HAND + who, only(who));
    g->player[who].ready |= readiness(c, card);
    HAPPEN_TO(only(who), EV_DREW, rule, who, card);
    return true;
}

void hand_lost(struct context *c, STATE *g, seat who, u8 card)
{
    if (!readiness(c, card)) return;
    u32 ready = 0;
    for EACH_CARD(id, STOCK(g), HAND + who)
        ready |= readiness(c, id);
    g->player[who].ready = ready;
}

void from_hand(struct context *c, STATE *g, seat who, u8 card, int pile)
{
    int index = card_leaves(STOCK(g), HAND + who, card, EVERYBODY);
    if (pile == DISCARD) discard_card(c, g, HAND + who, index);
    else card_move(STOCK(g), HAND + who, index, pile, EVERYBODY);
    hand_lost(c, g, who, card);
}

void discard_card(struct context *c, STATE *g, int pile, int index)
{
    u8 card = card_move(STOCK(g), pile, index, DISCARD, EVERYBODY), window = CARD(card)->window; /* FR-252, FR-287 */
    if (window) g->unseen[window]--;
}

void discard_kind(struct context *c, STATE *g, int pile, u8 card)
{
    discard_card(c, g, pile, card_find(STOCK(g), pile, card));
}

/* -- Characters --------------------------------------------------------------------------------------------------- */

void enter_play(struct context *c, STATE *g, int from, int index, u8 who, seat controller, u8 place)
{
    (void)c;
    card_move(STOCK(g), from, index, IN_PLAY, EVERYBODY);
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

void change_controller(struct context *c, STATE *g, u8 who, seat to, rule_number rule)
{
    struct person *p = &g->person[who];
    if (p->mission == COMMAND && (g->options & LOYAL_TROOPS)) { /* FR-285 */
        g->player[p->controller].units &= ~bit(p->object);
        g->player[to].units |= bit(p->object);
        g->rebel[p->object].owner = to;
    } else if (p->mission == COMMAND) {
        end_command(g, who);                         /* FR-104 */
    }
    g->player[p->controller].people &= ~bit(who);
    g->player[to].people |= bit(who);
    p->controller = to;                                      /* FR-105: a staged one stays staged */
    HAPPEN(EV_JOINED, rule, to, who);
}

/* -- Units -------------------------------------------------------------------------------------------------------- */

u8 add_rebel(struct context *c, STATE *g, u8 kind, seat owner, u8 planet)
{
    u8 slot = LOWEST(~g->rebels), strength = CARD(kind)->strength;
    g->rebel[slot] = (struct rebel){kind, owner, planet, 0};
    g->rebels |= bit(slot);
    if (CARD(kind)->special) g->guerrillas |= bit(slot);     /* FR-073: the type is that of the card */
    g->rebels_on[planet] |= bit(slot);
    g->player[owner].units |= bit(slot);
    if (!in_set(g->formed, strength)) {                      /* FR-068, FR-070, FR-294 */
        g->formed |= (u16)bit(strength);
        HAPPEN(EV_RECORDED, RULE(294), owner, strength);
    }
    return slot;
}

void remove_rebel(struct context *c, STATE *g, int slot)
{
    struct rebel *r = &g->rebel[slot];
    if (r->commander) end_command(g, r->commander);  /* FR-226: he stays on the planet without a mission */
    g->rebels &= ~bit(slot);
    g->guerrillas &= ~bit(slot);
    g->moved_units &= ~bit(slot);
    g->rebels_on[r->planet] &= ~bit(slot);
    g->player[r->owner].units &= ~bit(slot);
    discard_kind(c, g, IN_PLAY, r->kind);
    *r = (struct rebel){0};
}

void move_rebel(STATE *g, int slot, u8 planet)
{
    g->rebels_on[g->rebel[slot].planet] &= ~bit(slot);
    g->rebels_on[planet] |= bit(slot);
    g->rebel[slot].planet = planet;
}

u8 add_troop(STATE *g, u8 kind, u8 planet)
{
    u8 slot = LOWEST(~g->troops);
    g->troop[slot] = (struct troop){kind, planet, 0, 0};
    g->troops |= bit(slot);
    g->troops_on[planet] |= bit(slot);
    return slot;
}

void remove_troop(struct context *c, STATE *g, int slot)
{
    struct troop *t = &g->troop[slot];
    if (t->commander) {                                      /* FR-226: discarded with his unit */
        HAPPEN(EV_WITHDREW, RULE(226), NOBODY, t->commander, t->planet);
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

/* -- Units as options --------------------------------------------------------------------------------------------- */

bool first_rebel(const STATE *g, u32 set, int slot)
{
    const struct rebel *r = &g->rebel[slot];
    if (r->commander) return true;
    for EACH(s, set & (bit(slot) - 1)) {
        const struct rebel *other = &g->rebel[LOWEST(rest_s)];
        if (other->kind == r->kind && other->planet == r->planet && other->owner == r->owner && !other->commander)
            return false;
    }
    return true;
}

bool first_troop(const STATE *g, u32 set, int slot)
{
    const struct troop *t = &g->troop[slot];
    if (t->commander) return true;
    for EACH(s, set & (bit(slot) - 1)) {
        const struct troop *other = &g->troop[LOWEST(rest_s)];
        if (other->kind == t->kind && other->planet == t->planet && other->damage == t->damage && !other->commander)
            return false;
    }
    return true;
}

void offer_rebel(struct context *c, const STATE *g, int slot)
{
    const struct rebel *r = &g->rebel[slot];
    if (r->commander) OFFER(ACT_UNIT_UNDER, r->kind, r->planet, r->commander);
    else OFFER(ACT_UNIT, r->kind, r->planet, r->owner);
}

u8 find_rebel(const STATE *g, u32 set, struct action a)
{
    for EACH(s, set) {
        const struct rebel *r = &g->rebel[LOWEST(rest_s)];
        if (r->kind != a.a || r->planet != a.b) continue;
        if (a.verb == ACT_UNIT ? !r->commander && r->owner == a.c : r->commander == a.c) return LOWEST(rest_s);
    }
    bug(__FILE__, __LINE__, "no such unit");
}

void offer_own(struct context *c, const STATE *g, int slot, u8 verb, u8 under)
{
    const struct rebel *r = &g->rebel[slot];
    if (r->commander) OFFER(under, r->kind, r->planet, r->commander);
    else OFFER(verb, r->kind, r->planet);
}

u8 find_own(const STATE *g, u32 set, struct action a, u8 under)
{
    u8 commander = a.verb == under ? a.c : 0;
    for EACH(s, set) {
        const struct rebel *r = &g->rebel[LOWEST(rest_s)];
        if (r->kind == a.a && r->planet == a.b && r->commander == commander) return LOWEST(rest_s);
    }
    bug(__FILE__, __LINE__, "no such unit");
}

void offer_troop(struct context *c, const STATE *g, int slot)
{
    const struct troop *t = &g->troop[slot];
    if (t->commander) OFFER(ACT_TROOP_UNDER, t->kind, t->damage, t->commander);
    else OFFER(ACT_TROOP, t->kind, t->damage);
}

u8 find_troop(const STATE *g, u32 set, struct action a)
{
    for EACH(s, set) {
        const struct troop *t = &g->troop[LOWEST(rest_s)];
        if (t->kind == a.a && t->damage == a.b && t->commander == a.c) return LOWEST(rest_s);
    }
    bug(__FILE__, __LINE__, "no such imperial unit");
}
