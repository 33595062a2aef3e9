/* market.c: the Hero Market: the Recruit action (chapter 18), Mercenaries (chapter 26), Heroes that join otherwise. */
#include "engine/parts.h"
#include "procedures.h"

void refill_market(struct context *c, STATE *g)
{
    int size = g->options & MERCENARIES ? 4 : 3;             /* VG-027, VG-250 */
    while (pile_count(HEROES(g), MARKET) < size && pile_count(HEROES(g), HERO_DECK)) { /* VG-193, VG-S39 */
        u8 hero = card_draw(HEROES(g), HERO_DECK, MARKET, EVERYBODY);
        HAPPEN(EV_MARKET, 193, NOBODY, hero);
    }
}

int mercenaries_showing(struct context *c, const STATE *g)
{
    int n = 0;
    for EACH_CARD(hero, HEROES(g), MARKET) n += HERO(hero)->type == MERCENARY;
    return n;
}

int open_slot(const STATE *g, seat who)
{
    for (int s = 0; s < SLOTS; s++)
        if (!g->player[who].slot[s].hero) return s;          /* VG-187, VG-189 */
    return -1;
}

int hero_joins(struct context *c, STATE *g, seat who, int pile, u8 hero)
{
    int slot = open_slot(g, who);
    MUST(slot >= 0);
    card_move(HEROES(g), pile, card_find(HEROES(g), pile, hero), TEAM + who, EVERYBODY);
    /* VG-192; its own effect may be used from the next turn on (VG-S23) */
    g->player[who].slot[slot] = (struct slot){.hero = hero, .used_turn = 1};
    refresh_player(c, g, who);
    return slot;
}

int hand_influence(struct context *c, const STATE *g, seat who)
{
    int sum = 0;
    for EACH_CARD(card, CITY_CARDS(g), HAND + who) sum += PART_FROM(CARD(card)->influence, A_CARD, card);
    return sum;
}

/* -- Recruit ------------------------------------------------------------------------------- */

/* Influence of the hand in cards of kind `from` and above, without those picked of kind `from`. */
static int influence_left(struct context *c, const STATE *g, const struct recruit *L, seat who, u8 from)
{
    int sum = 0;
    for EACH_CARD(card, CITY_CARDS(g), HAND + who) sum += CARD(card)->influence * (card >= from);
    for (int i = 0; i < L->count; i++) sum -= CARD(L->payment[i])->influence * (L->payment[i] >= from);
    return sum;
}

static int copies_left(const STATE *g, const struct recruit *L, seat who, u8 card)
{
    int n = copies_in(CITY_CARDS(g), HAND + who, card);
    for (int i = 0; i < L->count; i++) n -= L->payment[i] == card;
    return n;
}

/* Each set of cards has one path: kinds in ascending order, and only those from which the sum can
 * still be reached (VG-183, VG-S41). */
static void offer_payment(struct context *c, const STATE *g, const struct recruit *L, seat who)
{
    int cost = recruit_cost(c, g, who, L->hero);
    u8 last = L->count ? L->payment[L->count - 1] : 0;
    if (L->paid >= cost) OFFER(ACT_DONE);
    for EACH_KIND(card, CITY_CARDS(g), HAND + who) {
        if (L->count == PAYMENT_MAX) break;
        if (card < last || (card == last && !copies_left(g, L, who, card))) continue;
        if (L->paid < cost && !CARD(card)->influence) continue; /* pays nothing */
        OFFER_IF(L->paid + influence_left(c, g, L, who, card) >= cost, ACT_PAY, card);
    }
    if (!L->count && !L->firm) OFFER(ACT_BACK);  /* VG-D13 */
}

/* The Recruit action. RESULT: 1 if it took place, 0 if the player thought again. */
PROC(recruit)
{
    BEGIN(recruit)
    do {
        ASK_SECRET(PAYMENT, f->seat) offer_payment(c, g, L, f->seat);
        if (ANSWER.verb == ACT_BACK) RETURN(0);
        if (ANSWER.verb == ACT_PAY) {
            L->paid = (u8)(L->paid + CARD(ANSWER.a)->influence);
            L->payment[L->count++] = ANSWER.a;
        }
    } while (ANSWER.verb == ACT_PAY);
    for (int i = 0; i < L->count; i++)                       /* all together: VG-S104; VG-185: the excess is lost */
        discard_card(c, g, f->seat, L->payment[i], EV_PAID, 183);
    g->player[f->seat].actions--;                            /* VG-S99 */
    if (HERO(L->hero)->type == MERCENARY) {
        CALL(ABILITY_DONE, mercenary, .hero = L->hero);      /* VG-251, VG-252 */
    } else {
        L->slot = (u8)hero_joins(c, g, f->seat, MARKET, L->hero);
        HAPPEN(EV_RECRUITED, 183, f->seat, L->hero, L->slot);
        TRIGGERS(EFFECTS_DONE, f->seat, ON_RECRUITED, hero_ref(f->seat, L->slot), 0);
        MOMENT(AMBUSHED, f->seat, .moment = HERO_RECRUITED, .about = f->seat, /* A10 */
               .hero = hero_ref(f->seat, L->slot));
        refill_market(c, g);                                 /* VG-S40 */
    }
    RETURN(1);
}

/* -- Mercenaries --------------------------------------------------------------------------- */

#define STEPS_mercenary(S, Q) S(ABILITY_DONE, TO(effect))

/* Sets a Mercenary aside, carries out its ability for the frame's seat, discards it, refills. */
PROC(mercenary)
{
    BEGIN(mercenary)
    card_move(HEROES(g), MARKET, card_find(HEROES(g), MARKET, L->hero), ASIDE, EVERYBODY);
    HAPPEN(EV_HIRED, 252, f->seat, L->hero);
    CALL_WITH(ABILITY_DONE, f->seat, effect, card_effect(KIND_HERO, L->hero, PART_EFFECT, TEAM_SLOT_NONE));
    card_move(HEROES(g), ASIDE, card_find(HEROES(g), ASIDE, L->hero), USED, EVERYBODY); /* VG-S94 */
    refill_market(c, g);
    END
}

#define STEPS_forced_use(S, Q) \
    S(ABILITY_DONE, TO(mercenary))            \
    Q(WHICH, 254, "The Market shows too many Mercenaries. Which one do you use?")

/* While 3 Mercenaries show, the left neighbour of the current player uses one for free. */
PROC(forced_use)
{
    BEGIN(forced_use)
    while (mercenaries_showing(c, g) >= 3) {                 /* VG-254, VG-255, VG-S90 */
        HAPPEN(EV_MARKET_LIMIT, 254, f->seat);
        ASK(WHICH, f->seat)
            for EACH_CARD(hero, HEROES(g), MARKET)
                if (HERO(hero)->type == MERCENARY) OFFER(ACT_USE_MERCENARY, hero);
        CALL(ABILITY_DONE, mercenary, .hero = ANSWER.a);     /* VG-256, VG-257 */
    }
    END
}

/* -- Heroes that join by a text (VG-S115) -------------------------------------------------- */

static bool can_join(struct context *c, u8 hero, int most)
{
    return HERO(hero)->type != MERCENARY && HERO(hero)->influence <= most;
}

bool can_join_from(struct context *c, const STATE *g, seat who, int pile, int most)
{
    if (open_slot(g, who) < 0) return false;
    for EACH_CARD(hero, HEROES(g), pile)
        if (can_join(c, hero, most)) return true;
    return false;
}

static void offer_joiners(struct context *c, const STATE *g, int pile, int most)
{
    for EACH_CARD(hero, HEROES(g), pile)
        if (can_join(c, hero, most)) OFFER(ACT_PICK_MARKET, hero);
}

static void join_from(struct context *c, STATE *g, seat who, int pile, u8 hero)
{
    int slot = hero_joins(c, g, who, pile, hero);
    HAPPEN(EV_JOINED, RULING_(115), who, hero, slot);
}

#define STEPS_revive(S, Q) Q(WHICH, RULING_(115), "Which defeated Hero returns to your team?")

PROC(revive)
{
    BEGIN(revive)
    if (!can_join_from(c, g, f->seat, DEFEATED + f->seat, L->most)) RETURN(0);
    ASK(WHICH, f->seat) offer_joiners(c, g, DEFEATED + f->seat, L->most);
    join_from(c, g, f->seat, DEFEATED + f->seat, ANSWER.a);
    END
}

#define STEPS_enlist(S, Q) Q(WHICH, RULING_(115), "Which Hero of the Market joins your team?")

PROC(enlist)
{
    BEGIN(enlist)
    if (!can_join_from(c, g, f->seat, MARKET, L->most)) RETURN(0);
    ASK(WHICH, f->seat) offer_joiners(c, g, MARKET, L->most);
    join_from(c, g, f->seat, MARKET, ANSWER.a);
    refill_market(c, g);
    END
}

#define STEPS_refresh(S, Q) Q(WHICH, RULING_(112), "Which card of the Market goes under the Hero Deck?")

PROC(refresh)
{
    BEGIN(refresh)
    if (!pile_count(HEROES(g), MARKET) || !pile_count(HEROES(g), HERO_DECK)) RETURN(0);
    ASK(WHICH, f->seat)
        for EACH_CARD(hero, HEROES(g), MARKET) OFFER(ACT_PICK_MARKET, hero);
    card_move(HEROES(g), MARKET, card_find(HEROES(g), MARKET, ANSWER.a), HERO_DECK, EVERYBODY);
    HAPPEN(EV_LEFT_MARKET, RULING_(104), f->seat, ANSWER.a);
    refill_market(c, g);
    END
}
