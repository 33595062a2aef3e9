/* organisation.c: phase 2 (chapter 5): promotion, merger, founding, reinforcement. */
#include "procedures.h"

/* -- What all can see --------------------------------------------------------------------------------------------- */

static bool shares_a_planet(const STATE *g, seat who)
{
    for (int p = 1; p < PLANETS; p++) {
        u32 own = g->rebels_on[p] & g->player[who].units;
        if (own & (own - 1)) return true;
    }
    return false;
}

/* Whether a player could hold a card for an organisation action, as far as the others know. */
static bool could_organise(const STATE *g, seat who)
{
    int cards = hand_count(g, who);
    if (!cards) return false;
    if (g->rebels) return true;                              /* FR-053: promotion, also of others' units */
    return (cards > 1 && g->revolt && g->formed) || shares_a_planet(g, who);
}

bool anybody_organises(const STATE *g)
{
    for (seat s = 0; s < g->players; s++)
        if (could_organise(g, s)) return true;
    return false;
}

/* -- What each action needs --------------------------------------------------------------------------------------- */

/* Units of a set whose strength is exactly this. */
static u32 of_strength(const struct context *c, const STATE *g, u32 set, int strength)
{
    u32 found = 0;
    for EACH(s, set)
        if (CARD(g->rebel[LOWEST(rest_s)].kind)->strength == strength) found |= bit(LOWEST(rest_s));
    return found;
}

/* Own units that are weaker than the card by no more than `others`, the other cards in hand, can pay. */
static u32 reinforceable(const struct context *c, const STATE *g, seat who, u8 card, int others)
{
    int strength = CARD(card)->strength;
    u32 found = 0;
    if (!in_set(g->formed, strength)) return 0;              /* FR-067, FR-071 */
    for EACH(s, g->player[who].units) {                      /* FR-066 */
        int gain = strength - CARD(g->rebel[LOWEST(rest_s)].kind)->strength;
        if (gain > 0 && gain <= others) found |= bit(LOWEST(rest_s)); /* FR-064, FR-293 */
    }
    return found;
}

/* Sums that two or more units of a set can have: a bit per sum. */
static u32 sums_of(const struct context *c, const STATE *g, u32 set)
{
    u32 one = 0, more = 0;
    for EACH(s, set) {
        int strength = CARD(g->rebel[LOWEST(rest_s)].kind)->strength;
        more |= (one | more) << strength;
        one |= bit(strength);
    }
    return more;
}

/* Planets on which two or more own units add up to the strength of the card. */
static u32 merger_planets(const struct context *c, const STATE *g, seat who, u8 card)
{
    u32 found = 0;
    if (!in_set(g->formed, CARD(card)->strength)) return 0;  /* FR-067 */
    for (int p = 1; p < PLANETS; p++) {
        u32 own = g->rebels_on[p] & g->player[who].units;    /* FR-058 */
        if ((own & (own - 1)) && in_set(sums_of(c, g, own), CARD(card)->strength)) found |= bit(p); /* FR-056 */
    }
    return found;
}

static bool can_found(const struct context *c, const STATE *g, seat who, u8 card)
{
    int strength = CARD(card)->strength;
    return g->revolt && in_set(g->formed, strength) && hand_count(g, who) > strength; /* FR-060, FR-061, FR-067 */
}

static void refuse_actions(struct context *c, const STATE *g, seat who, u8 card)
{
    int strength = CARD(card)->strength;
    bool formed = in_set(g->formed, strength);
    if (!of_strength(c, g, g->rebels, strength - 1))
        REFUSE(ACT_PROMOTE, RULE(50), "no unit in play is weaker by exactly 1", card);
    if (!merger_planets(c, g, who, card))
        REFUSE(ACT_MERGE, formed ? RULE(56) : RULE(67), formed ? "no units of yours on one planet add up to this strength" : "this strength has never been formed", card);
    if (!can_found(c, g, who, card))
        REFUSE(ACT_FOUND, formed ? g->revolt ? RULE(293) : RULE(63) : RULE(67), !formed ? "this strength has never been formed" : g->revolt ? "you have too few other cards to discard" : "no planet is in revolt", card);
    if (!reinforceable(c, g, who, card, hand_count(g, who) - 1))
        REFUSE(ACT_REINFORCE, formed ? RULE(64) : RULE(67), formed ? "no weaker unit of yours, or too few other cards to discard" : "this strength has never been formed", card);
}

static void offer_actions(struct context *c, const STATE *g, seat who)
{
    struct kinds kinds = {0};
    OFFER(ACT_PASS, M_ORGANISE);
    if (!(g->player[who].ready & READY_UNIT)) return;
    for EACH_CARD(id, STOCK(g), HAND + who) {
        u8 card = id;
        if (CARD(card)->family != REBEL_UNIT || !first_of_kind(&kinds, card)) continue; /* FR-049 */
        if (of_strength(c, g, g->rebels, CARD(card)->strength - 1)) /* FR-050, FR-055 */
            OFFER(ACT_PROMOTE, card);
        if (merger_planets(c, g, who, card)) OFFER(ACT_MERGE, card);
        if (can_found(c, g, who, card)) OFFER(ACT_FOUND, card);
        if (reinforceable(c, g, who, card, hand_count(g, who) - 1)) OFFER(ACT_REINFORCE, card);
        if (wants_reasons(c)) refuse_actions(c, g, who, card);
    }
}

#define STEPS_organise(S, Q)                                                                    \
    Q(NEXT_ACTION, RULE(47), "Do you organise units? (one action, then the others are asked)")  \
    S(PROMOTED, TO(promote)) S(MERGED, TO(merge)) S(FOUNDED, TO(found)) S(REINFORCED, TO(reinforce))

/* Rounds of one action each until all pass in succession (FR-047, FR-048). */
PROC(organise)
{
    seat who = L->next;
    BEGIN(organise)
    while (L->passes < g->players) {
        who = L->next;
        L->next = left_of(g, who);
        L->passes++;
        if (c->fast ? !(g->player[who].ready & READY_UNIT) : !could_organise(g, who)) continue;
        L->next = who;
        ASK_SECRET(NEXT_ACTION, who) offer_actions(c, g, who);
        L->next = left_of(g, who);
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

/* A unit is replaced by the card on the table: the new one keeps planet and commander. Returns its slot. */
static u8 replace(struct context *c, STATE *g, int slot, u8 card, seat owner)
{
    struct rebel old = g->rebel[slot];
    card_move(STOCK(g), TABLE, card_find(STOCK(g), TABLE, card), IN_PLAY, EVERYBODY);
    remove_rebel(c, g, slot);                        /* FR-052, FR-065 */
    u8 now = add_rebel(c, g, card, owner, old.planet);
    if (old.commander) take_command(c, g, old.commander, now, RULE(54));
    return now;
}

static void offer_units(struct context *c, const STATE *g, u32 set)
{
    for EACH(s, set)
        if (first_rebel(g, set, LOWEST(rest_s))) offer_rebel(c, g, LOWEST(rest_s));
}

#define STEPS_promote(S, Q) Q(WHICH_UNIT, RULE(50), "Which unit is promoted? (its owner keeps it)")

PROC(promote)
{
    BEGIN(promote)
    from_hand(c, g, f->seat, L->card, TABLE);        /* FR-051 */
    ASK(WHICH_UNIT, f->seat) offer_units(c, g, of_strength(c, g, g->rebels, CARD(L->card)->strength - 1)); /* FR-053 */
    {
        int slot = find_rebel(g, g->rebels, ANSWER);
        struct rebel old = g->rebel[slot];
        bool passes = (g->options & TAKEOVER) && !old.commander; /* FR-282 */
        HAPPEN(EV_PROMOTED, RULE(50), f->seat, L->card, old.kind, old.planet);
        replace(c, g, slot, L->card, passes ? f->seat : old.owner); /* FR-054 */
    }
    END
}

#define STEPS_merge(S, Q)                                             \
    Q(WHICH_PLANET, RULE(56), "On which planet do you merge units?")  \
    Q(WHICH_UNIT, RULE(56), "Which unit is merged? (from the top down)")                  \
    Q(WHICH_COMMANDER, RULE(59), "Which commander keeps the command?")

/* Own units of the planet that come after `last` in the order of picking, without those taken. */
static u32 after(const STATE *g, const struct merge *L, seat who, u8 last)
{
    u32 found = 0;
    for EACH(s, g->rebels_on[L->planet] & g->player[who].units & ~L->taken)
        if (last == NO_UNIT || rebel_key(g, LOWEST(rest_s)) > rebel_key(g, last))
            found |= bit(LOWEST(rest_s));
    return found;
}

/* Whether units of a set can have exactly this sum; none can have 0. */
static bool completes(const struct context *c, const STATE *g, u32 set, int sum)
{
    u32 sums = 1;
    for EACH(s, set) sums |= sums << CARD(g->rebel[LOWEST(rest_s)].kind)->strength;
    return sum >= 0 && in_set(sums, sum);
}

static void offer_merged(struct context *c, const STATE *g, const struct merge *L, seat who)
{
    u32 set = after(g, L, who, L->last);
    for EACH(s, set) {
        u8 slot = LOWEST(rest_s);
        int strength = CARD(g->rebel[slot].kind)->strength, left = L->left - strength;
        if (!L->taken && !left) continue;                    /* at least two units */
        if (first_rebel(g, set, slot) && completes(c, g, after(g, L, who, slot), left))
            offer_rebel(c, g, slot);
    }
}

static void derive_merger(struct context *c, STATE *g, struct merge *L, seat who, u8 commander)
{
    card_move(STOCK(g), TABLE, card_find(STOCK(g), TABLE, L->card), IN_PLAY, EVERYBODY);
    HAPPEN(EV_MERGED, RULE(56), who, L->card, L->planet);
    for EACH(s, L->taken) remove_rebel(c, g, LOWEST(rest_s)); /* FR-057 */
    u8 slot = add_rebel(c, g, L->card, who, L->planet);
    if (commander) take_command(c, g, commander, slot, RULE(59));
}

PROC(merge)
{
    BEGIN(merge)
    from_hand(c, g, f->seat, L->card, TABLE);
    ASK(WHICH_PLANET, f->seat) offer_planets(c, merger_planets(c, g, f->seat, L->card), ACT_AT);
    L->planet = ANSWER.a;
    L->left = CARD(L->card)->strength;
    while (L->left) {
        ASK(WHICH_UNIT, f->seat) offer_merged(c, g, L, f->seat);
        L->last = find_rebel(g, after(g, L, f->seat, L->last), ANSWER);
        L->taken |= bit(L->last);
        L->left = (u8)(L->left - CARD(g->rebel[L->last].kind)->strength);
    }
    L->last = 0;
    for EACH(s, L->taken) L->last = (u8)(L->last + (g->rebel[LOWEST(rest_s)].commander != 0));
    if (L->last) {
        ASK(WHICH_COMMANDER, f->seat)
            for EACH(s, L->taken)
                if (g->rebel[LOWEST(rest_s)].commander) OFFER(ACT_KEEP, g->rebel[LOWEST(rest_s)].commander);
        derive_merger(c, g, L, f->seat, ANSWER.a);
    } else {
        derive_merger(c, g, L, f->seat, 0);
    }
    END
}

#define STEPS_pay(S, Q) Q(WHICH_CARD, RULE(293), "Which card do you discard to pay? (from the top down)")

/* Discards hand cards of the payer's choice, kinds in ascending order. */
PROC(pay)
{
    BEGIN(pay)
    for (; L->left; L->left--) {
        ASK_SECRET(WHICH_CARD, f->seat) {
            int from = g->stock.start[HAND + f->seat], to = g->stock.start[HAND + f->seat + 1], behind = to - from;
            /* behind: cards of this kind and above, of which enough must be left */
            for (u8 card = 1; behind >= L->left && card <= c->content->count[KIND_CARD]; card++) {
                int same = 0;
                for (int i = from; i < to; i++) same += g->stock.id[i] == card;
                if (same && card >= L->last) OFFER(ACT_PAY, card);
                behind -= same;
            }
        }
        L->last = ANSWER.a;
        from_hand(c, g, f->seat, L->last, DISCARD);
        HAPPEN(EV_PAID, RULE(293), f->seat, L->last);
    }
    END
}

#define STEPS_found(S, Q) Q(WHICH_PLANET, RULE(60), "Which planet gets the unit?") S(PAID, TO(pay))

PROC(found)
{
    BEGIN(found)
    from_hand(c, g, f->seat, L->card, TABLE);
    ASK(WHICH_PLANET, f->seat) offer_planets(c, g->revolt, ACT_AT); /* FR-062, FR-063, FR-074 */
    L->planet = ANSWER.a;
    CALL(PAID, pay, .left = CARD(L->card)->strength);        /* FR-060 */
    card_move(STOCK(g), TABLE, card_find(STOCK(g), TABLE, L->card), IN_PLAY, EVERYBODY);
    HAPPEN(EV_FOUNDED, RULE(60), f->seat, L->card, L->planet);
    add_rebel(c, g, L->card, f->seat, L->planet);
    END
}

#define STEPS_reinforce(S, Q) Q(WHICH_UNIT, RULE(64), "Which unit is reinforced?") S(PAID, TO(pay))

PROC(reinforce)
{
    BEGIN(reinforce)
    from_hand(c, g, f->seat, L->card, TABLE);
    ASK(WHICH_UNIT, f->seat) offer_units(c, g, reinforceable(c, g, f->seat, L->card, hand_count(g, f->seat)));
    L->slot = find_rebel(g, g->player[f->seat].units, ANSWER);
    CALL(PAID, pay, .left = (u8)(CARD(L->card)->strength - CARD(g->rebel[L->slot].kind)->strength));
    HAPPEN(EV_REINFORCED, RULE(64), f->seat, L->card, g->rebel[L->slot].kind, g->rebel[L->slot].planet);
    replace(c, g, L->slot, L->card, f->seat);
    END
}
