/* kit_pairs_guardians.c: pairs of Guardians' Chronicles, row by row from the ledger's table "Hidden information". */
#include "games/guardians/procedures.h"
#include "kit_pairs.h"

#define G(p) ((STATE *)(void *)(p)->state)
#define ROW(p, type, kind, id) ((const struct type *)(const void *)content_row(&(p)->content, kind, (id)))

static bool seen_by(seats known, seat who) { return known == EVERYBODY || has_seat(known, who); }
/* "Heroes' side": every seat but Skarov's; a spectator is on no side. */
static bool is_hero_side(const STATE *g, seat who) { return who < g->players && who != g->skarov; }

/* Cards of a pile that `who` has not seen may be any other cards that it has not seen. */
static void add_pile(struct places *cards, struct cards k, int pile, seat who)
{
    for (int i = k.start[pile]; i < k.start[pile + 1]; i++)
        if (!seen_by(k.known[i], who)) places_add(cards, &k.id[i]);
}

/* -- What seats place all at once: "secret until confirmed" (decisions 13 to 18) ----------------------------------- */

static struct plan *plan_of(struct play *p, seat s)
{
    struct frame *lane = kit_lane(p, s);
    return lane && lane->proc == P_plan ? (struct plan *)(void *)lane->local : NULL;
}

static bool has_technique(const struct power_row *r)
{
    return r->bonus[0] || r->bonus[1] || r->bonus[2] || r->bonus[3];
}

/* Another card of the hand on a side that it allows. */
static void change_power(struct play *p, struct plan *plan, int hero, int slot, struct random *luck)
{
    STATE *g = G(p);
    int count = pile_count(POWERS(g), POWER_HAND + hero);
    u8 card = card_at(POWERS(g), POWER_HAND + hero, (int)random_below(luck, (u32)count));
    const struct power_row *row = ROW(p, power_row, KIND_POWER, card);
    int other = slot ^ 1;
    if (!(plan->how[other] & PLAN_WOUND) && plan->card[other] == card) {
        if (plan->how[slot] & PLAN_WOUND) plan->card[slot] = card_at(WOUNDS(g), WOUND_HAND + hero, 0); /* its text */
        return;
    }
    bool right = has_technique(row) && (row->symbol == NO_POWER || random_below(luck, 2));
    plan->card[slot] = card;
    plan->how[slot] = (u8)((right ? PLAN_RIGHT : 0) | (random_below(luck, 2) ? PLAN_DOWN : 0));
}

static void change_plans(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    for (seat s = 0; s < g->players; s++) {
        struct plan *plan = plan_of(p, s);
        if (!plan || s == who) continue;
        if (s == g->skarov) { /* his hand may have changed */
            for (int i = 0; i < plan->count; i++) {
                plan->card[i] = card_at(EVENTS(g), EVENT_HAND, i);
                plan->how[i] ^= random_below(luck, 2) ? PLAN_DOWN : 0;
            }
            continue;
        }
        for (int slot = 0; slot < PLANNED_CARDS; slot++)
            if (plan->card[slot]) change_power(p, plan, slot / 2, slot, luck);
    }
}

/* -- Events -------------------------------------------------------------------------------------------------------- */

/* "Skarov's hand: contents: Skarov only." "Placed face-down: identity: Skarov only." "Draw pile: order: nobody." */
static void change_events(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    struct places cards = {.count = 0};
    add_pile(&cards, EVENTS(g), EVENT_DECK, who);
    add_pile(&cards, EVENTS(g), EVENT_HAND, who);
    add_pile(&cards, EVENTS(g), EVENT_PLAYED, who);
    for (int card = 0; card < CARDS_OF_VILLAINS; card++) add_pile(&cards, EVENTS(g), EVENT_ON + card, who);
    places_mix(&cards, luck);
}

/* -- Wounds -------------------------------------------------------------------------------------------------------- */

/* "Text of a drawn Wound card: Heroes' side; public once played." "Wound pile: order: nobody." */
static void change_wounds(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    struct places cards = {.count = 0};
    for (int pile = 0; pile < WOUND_PILES; pile++) add_pile(&cards, WOUNDS(g), pile, who);
    places_mix(&cards, luck);
}

/* -- What lies face down ------------------------------------------------------------------------------------------- */

static u8 back_of(u8 rank) { return rank == ROOKIE ? LIES_ROOKIE : rank == VETERAN ? LIES_VETERAN : 0; }

/* "Hero cards placed face-down: identity: Heroes' side only." Skarov "knows only the sum of hand and face-down cards,
 * and their backs", and the side. */
static void change_face_down(struct play *p, int h, struct random *luck)
{
    STATE *g = G(p);
    struct guardian *hero = &g->guardian[h];
    for (int tries = 0; tries < 40; tries++) {
        u8 down[2] = {0}, wound[2] = {0};
        bool fine = true;
        for (int k = 0; k < 2; k++) {
            if (!hero->lies[k]) continue;
            int powers = pile_count(POWERS(g), POWER_HAND + h), wounds = pile_count(WOUNDS(g), WOUND_HAND + h);
            int at = (int)random_below(luck, (u32)(powers + wounds));
            if (at >= powers) {
                wound[k] = card_at(WOUNDS(g), WOUND_HAND + h, at - powers);
                fine &= hero->lies[k] == (LIES | LIES_RIGHT) && !pile_count(WOUNDS(g), WOUND_RIGHT + h);
                fine &= !(k && wound[0]);
                continue;
            }
            down[k] = card_at(POWERS(g), POWER_HAND + h, at);
            const struct power_row *row = ROW(p, power_row, KIND_POWER, down[k]);
            fine &= hero->lies[k] & LIES_RIGHT ? has_technique(row) : row->symbol != NO_POWER;
            fine &= back_of(row->rank) == (hero->lies[k] & (LIES_ROOKIE | LIES_VETERAN)) && !(k && down[0] == down[1]);
        }
        if (!fine) continue;
        memcpy(hero->down, down, sizeof down);
        memcpy(hero->down_wound, wound, sizeof wound);
        return;
    }
    for (int k = 0; k < 2; k++) /* a Wound there is still in the hand, though it may have another text */
        if (hero->down_wound[k]) hero->down_wound[k] = card_at(WOUNDS(g), WOUND_HAND + h, 0);
}

/* -- The order ----------------------------------------------------------------------------------------------------- */

/* "Initiative stack order, orders named: Heroes' side only; each card public when turned up." */
static void change_order(STATE *g, struct random *luck)
{
    struct places order = {.count = 0}, captains = {.count = 0};
    u8 named = 0;
    for (int i = 0; i < HEROES; i++) {
        if (g->order_known[i] && g->order_known[i] != EVERYBODY) places_add(&order, &g->order[i]);
        if (g->captains_known[i]) places_add(&captains, &g->captains[i]);
        if (g->order[i]) named |= (u8)bit(g->order[i] - 1);
    }
    places_mix(&order, luck);
    places_mix(&captains, luck);
    for (int h = 0; h < HEROES; h++) /* while an order is being named, it may begin with anybody */
        if (in_play(g, h) && !in_set(named, h) && order.count) {
            *order.at[0] = (u8)(h + 1);
            return;
        }
}

/* -- Missions ------------------------------------------------------------------------------------------------------ */

/* "Personal Missions, and their progress: public by default; option: owner's side only." */
static void change_missions(struct play *p, struct random *luck)
{
    STATE *g = G(p);
    for (int h = 0; h < HEROES; h++)
        for (int m = 0; m < 2; m++) {
            struct guardian *hero = &g->guardian[h];
            if (!hero->mission[m] || hero->mission_known[m] == EVERYBODY) continue;
            u8 id = (u8)(1 + random_below(luck, p->content.count[KIND_MISSION]));
            if (ROW(p, mission_row, KIND_MISSION, id)->hero == hero->hero) hero->mission[m] = id;
            if (random_below(luck, 4) == 0) hero->progress[m] = (u8)random_below(luck, 3);
        }
}

static bool change(struct play *p, seat who, struct random *luck)
{
    STATE *g = G(p);
    if (g->skarov == NOBODY) return false;
    change_events(p, who, luck);
    change_wounds(p, who, luck);
    if (!is_hero_side(g, who)) {
        for (int h = 0; h < HEROES; h++) change_face_down(p, h, luck);
        change_order(g, luck);
        if (g->options & SECRET_MISSIONS) change_missions(p, luck);
    }
    change_plans(p, who, luck);
    return false;
}

/* What comes to light by the table. Dice are public; they differ only with another generator. */
static bool reveals(const struct event *e, seat who, bool luck)
{
    switch ((enum event_kind)e->kind) {
    case EV_LAID: case EV_LAID_WOUND: case EV_LAID_DOWN: case EV_EVENT_LAID: case EV_EVENT_LAID_DOWN: /* confirmed */
    case EV_REVEALED: case EV_REVEALED_WOUND: case EV_EVENT_REVEALED: /* "at the start of the Activation phase" */
    case EV_ACTIVATED:       /* "each card public when turned up" */
    case EV_EVENT:           /* "public when played" */
    case EV_EVENT_DISCARDED: /* "Event discard pile: public" */
    case EV_NAMED_NEXT: case EV_AGREED: /* for the Heroes' side */
    case EV_MISSION_DONE:    /* likewise, if it is secret */
    case EV_MISSION_SHOWN:   /* at the end */
    case EV_ARTICLE: case EV_GAME_OVER: /* "front page: public": missions that were done count at the end */
        return true;
    case EV_DREW: return e->who == who;
    case EV_WOUND: return true; /* what is hidden of it is taken out */
    case EV_FACES: case EV_ATTACK_ROLL: case EV_CHECKED: case EV_RESHUFFLED: case EV_MISSION: return luck;
    default: return false;
    }
}

/* Nobody sees what another seat places before all have placed. The order is the Heroes' secret: if one plays all
 * of them, before everybody else. */
static bool secret(struct play *p, struct action one, struct action other)
{
    STATE *g = G(p);
    bool placing = one.verb == ACT_PLACE || one.verb == ACT_PLACE_WOUND || one.verb == ACT_PLACE_EVENT;
    if (p->head.lanes) return placing && one.verb == other.verb;
    return one.verb == ACT_NAME_NEXT && other.verb == ACT_NAME_NEXT && set_count(patrol_seats(g)) == 1;
}

const struct pair_maker pairs_guardians = {"guardians", change, reveals, secret};
