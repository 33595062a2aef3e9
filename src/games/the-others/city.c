/* city.c: City Actions and their icons (chapter 11), the Upgrade Inventory, Orbital Strikes. */
#include "procedures.h"

/* -- Upgrades ------------------------------------------------------------------------------------------------------ */

void refill_inventory(struct context *c, STATE *g)
{
    u8 card = card_draw(UPGRADES_OF(g), UPGRADE_DECK, INVENTORY, EVERYBODY);
    if (card) HAPPEN(EV_REFILLED, 118, NOBODY, card);        /* OT-S86 */
}

void take_card(struct context *c, STATE *g, int pile, u8 upgrade, int post, rule_number rule)
{
    card_shown(UPGRADES_OF(g), pile, upgrade, OWNED + post);
    HAPPEN(EV_UPGRADE, rule, player_of(g, post), hero_at(g, post), upgrade);
}

void lose_upgrade_card(struct context *c, STATE *g, int post, u8 upgrade, rule_number rule)
{
    card_shown(UPGRADES_OF(g), OWNED + post, upgrade, UPGRADE_DECK); /* OT-293 */
    if (g->hero[post].jammed == upgrade && !has_card(UPGRADES_OF(g), OWNED + post, upgrade)) g->hero[post].jammed = 0;
    refresh_hero(c, g, post);
    HAPPEN(EV_UPGRADE_LOST, rule, player_of(g, post), hero_at(g, post), upgrade);
}

/* How many cards of a pile are of this kind or a later one; the first such kind goes to *first, 0: none. */
static int cards_from(const STATE *g, int pile, int from, u8 *first)
{
    int n = 0;
    *first = 0;
    for EACH_CARD(id, UPGRADES_OF(g), pile) {
        if (id < from) continue;
        n++;
        if (!*first || id < *first) *first = id;
    }
    return n;
}

void offer_upgrades(struct context *c, const STATE *g, int pile, struct action from, int wanted)
{
    u8 id;
    for (int next = from.a; cards_from(g, pile, next, &id) >= wanted && id; next = id + 1) OFFER(from.verb, id, from.b);
    if (!c->count && from.a) offer_upgrades(c, g, pile, (struct action){from.verb, 0, from.b, 0}, 0);
}

/* How many cards the Sins Player picks out for the Hero to choose from; 0: the whole Inventory. */
static int narrowed(struct context *c, const STATE *g)
{
    int most = sin_modifier(c, g, V_INVENTORY_OFFER, 0);
    int all = pile_count(UPGRADES_OF(g), INVENTORY) + pile_count(UPGRADES_OF(g), SHOWN);
    return most > 0 && most < all ? most : 0;
}

#define STEPS_take_upgrade(S, Q)                                       \
    Q(SHOW, 258, "Which Upgrades may the Hero choose from? Choose in the order of the list.", \
      SET("Which Upgrades may the Hero choose from?", NO_VERB)) \
    Q(TAKE, 117, "Which Upgrade do you take?", WAY)

/* The Inventory icon: 1 card of the Hero's choice, replaced at once (OT-117, OT-118). */
PROC(take_upgrade)
{
    BEGIN(take_upgrade)
    while (pile_count(UPGRADES_OF(g), SHOWN) < narrowed(c, g)) {
        ASK(SHOW, g->sins)
            offer_upgrades(c, g, INVENTORY, (struct action){ACT_SHOW_UPGRADE, L->last, 0, 0},
                           narrowed(c, g) - pile_count(UPGRADES_OF(g), SHOWN));
        L->last = ANSWER.a;
        card_shown(UPGRADES_OF(g), INVENTORY, L->last, SHOWN);
        HAPPEN(EV_SHOWN, 258, g->sins, L->last);
    }
    ASK(TAKE, PLAYER)
        offer_upgrades(c, g, pile_count(UPGRADES_OF(g), SHOWN) ? SHOWN : INVENTORY,
                       (struct action){ACT_TAKE_UPGRADE, 0, HIM, 0}, 1);
    take_card(c, g, pile_count(UPGRADES_OF(g), SHOWN) ? SHOWN : INVENTORY, ANSWER.a, L->post, 117);
    cards_move_all(UPGRADES_OF(g), SHOWN, INVENTORY, EVERYBODY);
    refresh_hero(c, g, L->post);
    refill_inventory(c, g);                                  /* OT-118 */
    END
}

/* -- Orbital Strike ------------------------------------------------------------------------------------------------ */

/* Spaces that a token reaches by adjacency, over everything (OT-122). */
static spaces strike_reach(struct context *c, const STATE *g, int from)
{
    const struct map_row *map = MAP(g->map);
    spaces reach = space_bit(from);
    for (int steps = 2 + sin_modifier(c, g, V_STRIKE_STEPS, 0); steps > 0; steps--) { /* OT-119, OT-S17 */
        spaces next = reach;
        for EACH_BIT(s, reach) next |= map->near[s];
        reach = next;
    }
    return reach;
}

static void offer_strikes(struct context *c, const STATE *g)
{
    spaces met = 0; /* tokens in one Space are one choice */
    for (int i = 0; i < STRIKES; i++) {
        if (!g->strike[i] || in_set(met, g->strike[i])) continue;
        met |= space_bit(g->strike[i]);
        for EACH_BIT(s, strike_reach(c, g, g->strike[i])) OFFER(ACT_MOVE_STRIKE, g->strike[i], s);
    }
}

/* It kills Acolytes and Abominations (OT-119, OT-120). */
static bool can_strike(struct context *c, u8 monster) { return MONSTER(monster)->type <= ABOMINATION; }

static void offer_victims(struct context *c, const STATE *g, int space)
{
    for EACH_BIT(i, SUBSET(k, figures_in(g, space), first_figure(g, k)))
        OFFER_OR(can_strike(c, g->figure[i]), 120, "it kills Acolytes and Abominations only", ACT_STRIKE_DOWN,
                 g->figure[i], space);
    OFFER(ACT_NO_STRIKE);                                    /* OT-S17 */
}

#define STEPS_strike(S, Q)                             \
    S(DIED, TO(window))                                \
    Q(WHERE, 119, "Where does the Orbital Strike go?", WAY_FIRST) \
    Q(WHOM, 119, "Whom does the Orbital Strike kill?", WAY)

/* Moves a token and may kill; it is not a Fight (OT-121). */
PROC(strike)
{
    BEGIN(strike)
    ASK(WHERE, PLAYER) offer_strikes(c, g);
    L->space = ANSWER.b;
    if (L->space != ANSWER.a) {
        *(u8 *)memchr(g->strike, ANSWER.a, STRIKES) = L->space;
        HAPPEN(EV_STRIKE_MOVED, 119, PLAYER, ANSWER.a, L->space);
    }
    if (SUBSET(i, figures_in(g, L->space), can_strike(c, g->figure[i]))) {
        ASK(WHOM, PLAYER) offer_victims(c, g, L->space);
        if (ANSWER.verb == ACT_STRIKE_DOWN) {
            kill_monster(c, g, find_figure(g, ANSWER.a, L->space), false, 119);
            WINDOW(DIED, ON_DEATH);
        }
    }
    END
}

/* -- The City Action ----------------------------------------------------------------------------------------------- */

/* Whether an icon has any effect now; one without is not offered (OT-S16, OT-S107). */
static bool icon_works(struct context *c, const STATE *g, int post, u8 icon)
{
    const struct hero *h = &g->hero[post];
    switch ((enum icon)icon) {
    case I_HEAL:
        return healable(g, post) && (in_set(g->icons_used, I_HEAL) || sin_modifier(c, g, V_NO_FIRST_HEAL, 0) <= 0);
    case I_REPENT:
        return h->level > 1 && sin_modifier(c, g, V_NO_REPENT, 0) <= 0 &&
               (in_set(g->icons_used, I_REPENT) || sin_modifier(c, g, V_NO_FIRST_REPENT, 0) <= 0);
    case I_EXTRA_TURN: return g->supply[EXTRA_TURN] > 0;
    case I_INVENTORY: return pile_count(UPGRADES_OF(g), INVENTORY) > 0;
    case I_STRIKE: return g->strike[0] != 0;
    }
    return false;
}

/* The first Heal and the first Repent icon of a Round count as used even if they do nothing: an icon that is
 * idle now may be carried out only for that. */
static bool icon_counts(struct context *c, const STATE *g, u8 icon)
{
    if (in_set(g->icons_used, icon)) return false;
    return (icon == I_HEAL && sin_modifier(c, g, V_NO_FIRST_HEAL, 0) > 0) ||
           (icon == I_REPENT && sin_modifier(c, g, V_NO_FIRST_REPENT, 0) > 0);
}

static void offer_icons(struct context *c, const STATE *g, const struct city_action *L)
{
    u8 space = g->hero[L->post].space, met = 0;
    const u8 *icons = MAP(g->map)->icons[space];
    for EACH_BIT(i, L->icons) {
        if (in_set(met, icons[i])) continue;
        met |= (u8)bit(icons[i]);
        OFFER_OR(icon_works(c, g, L->post, icons[i]) || icon_counts(c, g, icons[i]), RULING_(16),
                 "it would do nothing now", ACT_ICON, icons[i], space);
    }
    OFFER(ACT_NO_ICON);                                      /* OT-113 */
}

u8 visible_icons(struct context *c, const STATE *g, int space)
{
    return SUBSET(i, (u8)(~g->ground[space].covered & (bit(ICONS) - 1)), MAP(g->map)->icons[space][i]);
}

/* One icon of this kind is carried out; returns whether it does anything. */
static bool take_icon(struct context *c, STATE *g, struct city_action *L, u8 icon)
{
    const u8 *icons = MAP(g->map)->icons[g->hero[L->post].space];
    bool works = icon_works(c, g, L->post, icon);
    L->icons &= (u8)~bit(lowest(SUBSET(i, L->icons, icons[i] == icon)));
    g->icons_used |= (u8)bit(icon);
    HAPPEN(works ? EV_ICON : EV_NO_EFFECT, works ? 111 : 258, works ? PLAYER : NOBODY, icon);
    return works;
}

#define STEPS_city_action(S, Q)                                                                                       \
    S(PLAYED, TO(window)) S(HEALED, TO(heal)) S(TAKEN, TO(take_upgrade)) S(STRUCK, TO(strike)) S(SETTLED, TO(settle)) \
    Q(ICON, 111, "Which icon do you carry out?", WAY)

/* The token goes on the slot, then the visible icons, one at a time in any order (OT-107 to OT-113, OT-S15). */
PROC(city_action)
{
    BEGIN(city_action)
    g->hero[L->post].city = g->hero[L->post].space;          /* OT-107 */
    g->city_actions++;
    HAPPEN(EV_CITY_ACTION, 107, PLAYER, HIM, MAP(g->map)->tile_at[g->hero[L->post].space]);
    advance(c, g, M_CITY_ACTION, 0, g->hero[L->post].space, false);
    WINDOW(PLAYED, CITY_ACTION);
    if (!STAYS) RETURN(0);
    L->icons = visible_icons(c, g, g->hero[L->post].space);
    while (L->icons && STAYS) {
        ASK(ICON, PLAYER) offer_icons(c, g, L);
        if (ANSWER.verb == ACT_NO_ICON) break;
        if (!take_icon(c, g, L, ANSWER.a)) continue;
        switch ((enum icon)ANSWER.a) {
        case I_HEAL: CALL(HEALED, heal, .post = L->post, .left = 1); break; /* OT-114 */
        case I_REPENT: repent(c, g, L->post, 1, 115); break;
        case I_EXTRA_TURN: gain_extra_turn(c, g, L->post, 116); break;
        case I_INVENTORY: CALL(TAKEN, take_upgrade, .post = L->post); break;
        case I_STRIKE: CALL(STRUCK, strike, .post = L->post); break;
        }
        SETTLE(SETTLED);
    }
    END
}
