/* organisation.c: phase 2 (chapter 5): promotion, merger, founding, reinforcement. */
#include "procedures.h"

/* -- What all can see --------------------------------------------------------------------------------------------- */

/* The units of a player on a planet. */
static u32 own_units(const STATE *g, seat who, int planet) { return g->rebels_on[planet] & g->player[who].units; }

/* Whether a player could hold a card for an organisation action, as far as the others know. */
static bool could_organise(const STATE *g, seat who)
{
    int cards = hand_count(g, who);                          /* FR-053: promotion, also of others' units */
    return cards && (g->rebels || (cards > 1 && g->revolt && g->formed));
}

bool anybody_organises(const STATE *g) { return SUBSET(s, all_seats(g->players), could_organise(g, s)); }

/* -- What each action needs --------------------------------------------------------------------------------------- */

static int strength_of(const struct context *c, const STATE *g, int slot)
{
    return CARD(g->rebel[slot].kind)->strength;
}

/* Whether the card can promote a unit: one that is weaker by exactly 1, whoever owns it (FR-050, FR-053). */
static bool promotes(const struct context *c, const STATE *g, u8 card, int slot)
{
    return strength_of(c, g, slot) + 1 == CARD(card)->strength;
}

/* Own units that are weaker than the card by no more than `others`, the other cards in hand, can pay. */
static u32 reinforceable(const struct context *c, const STATE *g, seat who, u8 card, int others)
{
    int strength = CARD(card)->strength;
    if (!in_set(g->formed, strength)) return 0;              /* FR-067, FR-071 */
    return SUBSET(slot, g->player[who].units, strength > strength_of(c, g, slot) && /* FR-066 */
                  strength - strength_of(c, g, slot) <= others); /* FR-064, FR-293 */
}

/* Own units of the planet that come after `last` in the order of picking, without those taken. */
static u32 after(const STATE *g, const struct merge *L, seat who, u8 last)
{
    return units_after(g, own_units(g, who, L->planet) & ~L->taken, last);
}

/* Whether units of a set can have exactly this sum; none can have 0. */
static bool completes(const struct context *c, const STATE *g, u32 set, int sum)
{
    u32 sums = 1;
    for EACH_BIT(slot, set) sums |= sums << strength_of(c, g, slot);
    return sum >= 0 && in_set(sums, sum);
}

/* Units that can be merged next, so that others after them complete the sum; it takes two at least. */
static u32 mergeable(const struct context *c, const STATE *g, const struct merge *L, seat who)
{
    return SUBSET(slot, after(g, L, who, L->last), (L->taken || L->left != strength_of(c, g, slot)) &&
                  completes(c, g, after(g, L, who, slot), L->left - strength_of(c, g, slot)));
}

static bool several(u32 set) { return set & (set - 1); }

/* Planets on which own units add up to the strength of the card. */
static u32 merger_planets(const struct context *c, const STATE *g, seat who, u8 card)
{
    struct merge begun = {.left = CARD(card)->strength, .last = NO_UNIT};
    if (!in_set(g->formed, begun.left)) return 0;            /* FR-067 */
    if (!several(g->player[who].units)) return 0;
    return SUBSET(planet, all_planets(g), several(own_units(g, who, planet)) && /* FR-056, FR-058 */
                  (begun.planet = planet, mergeable(c, g, &begun, who)));
}

/* What a unit card can do (FR-050, FR-055, FR-061). `others`: how many more cards the player holds. */
static void offer_actions_with(struct context *c, const STATE *g, seat who, u8 card, int others)
{
    int strength = CARD(card)->strength;
    OFFER_OR(ANY(slot, g->rebels, promotes(c, g, card, slot)), 50, "no unit in play is weaker by exactly 1",
             ACT_PROMOTE, card);
    if (!in_set(g->formed, strength)) {
        for (u8 verb = ACT_MERGE; verb <= ACT_REINFORCE; verb++)
            REFUSE(verb, 67, "this strength has never been formed", card);
        return;
    }
    OFFER_OR(merger_planets(c, g, who, card), 56, "no units of yours on one planet add up to this strength",
             ACT_MERGE, card);
    if (!g->revolt) REFUSE(ACT_FOUND, 63, "no planet is in revolt", card);
    else OFFER_OR(others >= strength, 293, "you have too few other cards to discard", ACT_FOUND, card);
    OFFER_OR(reinforceable(c, g, who, card, others), 64,
             "no weaker unit of yours, or too few other cards to discard", ACT_REINFORCE, card);
}

static void offer_actions(struct context *c, const STATE *g, seat who)
{
    OFFER(ACT_PASS, M_ORGANISE);
    if (!(g->player[who].ready & READY_UNIT)) return;
    for EACH_KIND(card, STOCK(g), HAND + who)
        if (CARD(card)->family == REBEL_UNIT)                /* FR-049 */
            offer_actions_with(c, g, who, card, hand_count(g, who) - 1);
}

#define STEPS_organise(S, Q)                                                                    \
    Q(NEXT_ACTION, 47, "Do you organise units? (one action, then the others are asked)")  \
    S(PROMOTED, TO(promote)) S(MERGED, TO(merge)) S(FOUNDED, TO(found)) S(REINFORCED, TO(reinforce))

/* Rounds of one action each until all pass in succession (FR-047, FR-048). */
PROC(organise)
{
    seat who = L->next;
    BEGIN(organise)
    while (L->passes < g->players) {
        who = L->next;
        L->next = clockwise(g->players, who, 1);
        L->passes++;
        if (c->fast ? !(g->player[who].ready & READY_UNIT) : !could_organise(g, who)) continue;
        L->next = who;
        ASK_SECRET(NEXT_ACTION, who) offer_actions(c, g, who);
        L->next = clockwise(g->players, who, 1);
        if (ANSWER.verb == ACT_PASS) continue;
        L->passes = 0;
        if (ANSWER.verb == ACT_PROMOTE) CALL_AS(PROMOTED, who, promote, .card = ANSWER.a);
        else if (ANSWER.verb == ACT_MERGE) CALL_AS(MERGED, who, merge, .card = ANSWER.a, .last = NO_UNIT);
        else if (ANSWER.verb == ACT_FOUND) CALL_AS(FOUNDED, who, found, .card = ANSWER.a);
        else CALL_AS(REINFORCED, who, reinforce, .card = ANSWER.a, .slot = NO_UNIT);
    }
    END
}

/* -- The actions -------------------------------------------------------------------------------------------------- */

/* A unit is replaced by the card on the table: the new one keeps planet and commander. */
static void replace(struct context *c, STATE *g, int slot, u8 card, seat owner)
{
    struct rebel old = g->rebel[slot];
    remove_rebel(c, g, slot);                                /* FR-052, FR-065 */
    u8 now = add_rebel(c, g, card, owner, old.planet);
    if (old.commander) take_command(c, g, old.commander, now, 54);
}

#define STEPS_promote(S, Q) Q(WHICH_UNIT, 50, "Which unit is promoted? (its owner keeps it)")

PROC(promote)
{
    BEGIN(promote)
    from_hand(c, g, f->seat, L->card, TABLE);                /* FR-051 */
    ASK(WHICH_UNIT, f->seat)
        offer_rebels(c, g, SUBSET(slot, g->rebels, promotes(c, g, L->card, slot)), ACT_UNIT); /* FR-053 */
    {
        int slot = find_rebel(g, g->rebels, ANSWER);
        struct rebel old = g->rebel[slot];
        bool passes = (g->options & TAKEOVER) && !old.commander; /* FR-282 */
        HAPPEN(EV_PROMOTED, 50, f->seat, L->card, old.kind, old.planet);
        replace(c, g, slot, L->card, passes ? f->seat : old.owner); /* FR-054 */
    }
    END
}

#define STEPS_merge(S, Q)                                             \
    Q(WHICH_PLANET, 56, "On which planet do you merge units?")  \
    Q(WHICH_UNIT, 56, "Which unit is merged? (from the top down)", SET("Which units are merged?", NO_VERB)) \
    Q(WHICH_COMMANDER, 59, "Which commander keeps the command?")

static u32 commanded(const STATE *g, u32 set) { return SUBSET(slot, set, g->rebel[slot].commander); }

static void merge_units(struct context *c, STATE *g, const struct merge *L, seat who, u8 commander)
{
    HAPPEN(EV_MERGED, 56, who, L->card, L->planet);
    for EACH_BIT(slot, L->taken) remove_rebel(c, g, slot);   /* FR-057 */
    u8 slot = add_rebel(c, g, L->card, who, L->planet);
    if (commander) take_command(c, g, commander, slot, 59);
}

PROC(merge)
{
    BEGIN(merge)
    from_hand(c, g, f->seat, L->card, TABLE);
    ASK(WHICH_PLANET, f->seat) offer_set(c, merger_planets(c, g, f->seat, L->card), ACT_AT);
    L->planet = ANSWER.a;
    L->left = CARD(L->card)->strength;
    while (L->left) {
        ASK(WHICH_UNIT, f->seat) offer_rebels(c, g, mergeable(c, g, L, f->seat), ACT_UNIT);
        L->last = find_rebel(g, after(g, L, f->seat, L->last), ANSWER);
        L->taken |= bit(L->last);
        L->left = (u8)(L->left - strength_of(c, g, L->last));
    }
    L->last = (u8)set_count(commanded(g, L->taken));
    if (L->last) {
        ASK(WHICH_COMMANDER, f->seat)
            for EACH_BIT(slot, commanded(g, L->taken)) OFFER(ACT_KEEP, g->rebel[slot].commander);
    }
    merge_units(c, g, L, f->seat, L->last ? ANSWER.a : 0);
    END
}

#define STEPS_pay(S, Q)                                                                   \
    Q(WHICH_CARD, 293, "Which card do you discard to pay? (from the top down, one for each point of strength)", \
      SET("Which cards do you discard to pay? (one for each point of strength, or that the unit gains)", NO_VERB))

/* Discards hand cards of the payer's choice, kinds in ascending order. */
PROC(pay)
{
    BEGIN(pay)
    for (; L->left; L->left--) {
        ASK_SECRET(WHICH_CARD, f->seat) {
            int enough = hand_count(g, f->seat); /* cards of this kind and the following ones */
            struct kinds held = {0};
            u8 copies[256]; /* of the kinds held */
            for EACH_CARD(card, STOCK(g), HAND + f->seat)
                copies[card] = first_of_kind(&held, card) ? 1 : (u8)(copies[card] + 1);
            for EACH_MET(card, held) {
                OFFER_IF(enough >= L->left && card >= L->last, ACT_PAY, card);
                enough -= copies[card];
            }
        }
        L->last = ANSWER.a;
        from_hand(c, g, f->seat, L->last, DISCARD);
        HAPPEN(EV_PAID, 293, f->seat, L->last);
    }
    END
}

#define STEPS_found(S, Q) Q(WHICH_PLANET, 60, "Which planet gets the unit?") S(PAID, TO(pay))

PROC(found)
{
    BEGIN(found)
    from_hand(c, g, f->seat, L->card, TABLE);
    ASK(WHICH_PLANET, f->seat) offer_set(c, g->revolt, ACT_AT); /* FR-062, FR-063, FR-074 */
    L->planet = ANSWER.a;
    CALL(PAID, pay, .left = CARD(L->card)->strength);        /* FR-060 */
    HAPPEN(EV_FOUNDED, 60, f->seat, L->card, L->planet);
    add_rebel(c, g, L->card, f->seat, L->planet);
    END
}

#define STEPS_reinforce(S, Q) Q(WHICH_UNIT, 64, "Which unit is reinforced?") S(PAID, TO(pay))

PROC(reinforce)
{
    BEGIN(reinforce)
    from_hand(c, g, f->seat, L->card, TABLE);
    ASK(WHICH_UNIT, f->seat)
        offer_rebels(c, g, reinforceable(c, g, f->seat, L->card, hand_count(g, f->seat)), ACT_UNIT);
    L->slot = find_rebel(g, g->player[f->seat].units, ANSWER);
    CALL(PAID, pay, .left = (u8)(CARD(L->card)->strength - strength_of(c, g, L->slot)));
    HAPPEN(EV_REINFORCED, 64, f->seat, L->card, g->rebel[L->slot].kind, g->rebel[L->slot].planet);
    replace(c, g, L->slot, L->card, f->seat);
    END
}
