/* bot.c: the quick player: scores each option by what it is worth to its Mission and takes the best. */
#include "bot.h"

#include "bot_mind.h"
#include "engine/quick.h"

enum {
    FREE_FIRST = 2000, /* free actions that pay come before any main action, which ends them */
    NOT_NOW = -2000,
    CARDS_MAX = 20,    /* of a hand that are thought of when a Hero is to be paid */
    LUCK = 4,          /* worth of chance: breaks ties, and keeps two bots from being twins */
};

static int amount_of(struct mind *m, const struct effect *e, struct instr i)
{
    return verbs[i.verb].arg[0].type == ARG_AMOUNT ? effect_amount(m->c, e, m->who, i.a) : (i8)i.a;
}

/* -- The turn ------------------------------------------------------------------------------ */

/* A free action pays, or it is left alone. */
static int free_action(int worth, int least) { return worth > least ? FREE_FIRST + worth : NOT_NOW + worth; }

static int score_play(struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    int worth = worth_of_text(m, card->effect, TEAM_SLOT_NONE);
    if (m->allegiance == EVIL && harms(c, card->effect)) worth -= cover(m);
    int price = card->influence * m->influence; /* what else it could do */
    if (m->mission == ADDICT && card->medical) price = worth_of_card(m, id);
    return free_action(worth, price + 2);
}

static int score_attach(struct mind *m, struct action a)
{
    const struct context *c = m->c;
    int worth = worth_of_gear(m, a.a, a.b);
    return free_action(worth + 1, min_int(CARD(a.a)->influence * m->influence, worth)); /* it fights at once */
}

static int score_use(struct mind *m, struct code code, u8 slot)
{
    return free_action(worth_of_text(m, code, slot), 2);
}

/* Hand cards from kind `from` on, in ascending order, without those in `spent`; returns how many. */
static int purse(const struct mind *m, u8 from, const u8 *spent, int spent_count, u8 card[CARDS_MAX])
{
    const STATE *g = m->g;
    int n = 0;
    for (int i = g->city.start[HAND + m->who]; i < g->city.start[HAND + m->who + 1] && n < CARDS_MAX; i++) {
        u8 id = g->city.id[i];
        if (id < from) continue;
        int at = n++;
        for (; at > 0 && card[at - 1] > id; at--) card[at] = card[at - 1];
        card[at] = id;
    }
    for (int i = 0; i < spent_count; i++)
        for (int k = 0; k < n; k++)
            if (card[k] == spent[i]) {
                for (n--; k < n; k++) card[k] = card[k + 1];
                break;
            }
    return n;
}

/* Writes the least worth of cards that pay each sum up to `cost`, beginning with the last card; returns the first
 * card of the way to pay `cost`. Worth is what the cards do beyond paying. */
static u8 cheapest(struct mind *m, const u8 *card, int n, int cost, i16 price[COST_MAX + 1])
{
    const struct context *c = m->c;
    u8 first = 0;
    for (int sum = 0; sum <= cost; sum++) price[sum] = sum ? 9999 : 0;
    for (int k = n - 1; k >= 0; k--) {
        int influence = CARD(card[k])->influence, worth = worth_of_card(m, card[k]), before = price[cost];
        for (int sum = cost; sum >= 0; sum--) /* sum: still to be paid */
            price[sum] = (i16)min_int(price[sum], min_int(9999, worth + price[max_int(0, sum - influence)]));
        if (price[cost] != before) first = card[k];
    }
    return first;
}

static int price_of(struct mind *m, int cost)
{
    u8 card[CARDS_MAX];
    if (!m->pays) cheapest(m, card, purse(m, 0, NULL, 0, card), COST_MAX, m->price);
    m->pays = true;
    return m->price[min_int(cost, COST_MAX)];
}

static int score_recruit(struct mind *m, u8 id)
{
    struct context *c = m->c;
    const struct hero_row *hero = HERO(id);
    int price = price_of(m, recruit_cost(c, m->g, m->who, id));
    if (hero->type == MERCENARY)
        return worth_of_text(m, hero->effect, TEAM_SLOT_NONE) - price;
    return worth_of_hero(m, id) - price * PRICE / 16;
}

/* Addicts ask for what others hold cheap: First Aid Kits. */
static int score_trade(struct mind *m, seat partner)
{
    if (m->mission != ADDICT || m->kits >= 4 || hand_count(m->g, m->who) <= m->kits) return -40;
    int late = m->jailed < 4 ? -10 : m->rounds < 2 ? 50 : 10;
    return late + 8 * min_int(5, hand_count(m->g, partner)) - least_card_worth(m) / 2;
}

/* Weak Equipment makes room for better one in hand. */
static int score_inventory(struct mind *m)
{
    const struct context *c = m->c;
    const STATE *g = m->g;
    int best = -60;
    bool better = false;
    for EACH_CARD(card, CITY_CARDS(g), HAND + m->who) better |= CARD(card)->type == EQUIPMENT;
    for (int s = 0; s < SLOTS && better && !m->unequipped; s++)
        for EACH_CARD(card, CITY_CARDS(g), attached_pile(m->who, s))
            best = max_int(best, worth_of_swap(m, s, card) - 5);
    return best;
}

/* Agency cards are stronger in every way (VG-260). */
static bool may_draw_better(struct mind *m)
{
    return deck_has_card(m->g, AGENCY) && agency_access(m->c, m->g, m->who);
}

static int score_turn(struct mind *m, struct action a)
{
    const struct context *c = m->c;
    switch (a.verb) {
    case ACT_PLAY: return score_play(m, a.a);
    case ACT_ATTACH: return score_attach(m, a);
    case ACT_USE_HERO: return score_use(m, HERO(a.b)->use, a.a);
    case ACT_USE_EQUIPMENT: return score_use(m, CARD(a.b)->use, a.a);
    case ACT_DRAW: return a.a == CITY && may_draw_better(m) ? NOT_NOW : worth_of_draw(m, a.a);
    case ACT_RECRUIT: return score_recruit(m, a.a);
    case ACT_FIGHT: return fight_odds(m, 0).gain * FIGHT_NOW / 16;
    case ACT_HEAL: return worth_of_healing(m, a.a, 1 + max_int(0, player_modifier(m->c, m->g, m->who, V_MEDIC)));
    case ACT_INVENTORY: return score_inventory(m);
    case ACT_TRADE: return score_trade(m, a.a);
    default: return -100; /* GIVE_UP */
    }
}

/* -- Paying, discarding, trading ----------------------------------------------------------- */

/* The card with which the cheapest way to pay what is still owed begins; the same for all options. */
static u8 next_payment(struct mind *m)
{
    const struct recruit *L = LOCALS(recruit, asking(m->c));
    u8 card[CARDS_MAX];
    if (m->pays) return m->first;
    int cost = max_int(0, min_int(COST_MAX, recruit_cost(m->c, m->g, m->who, L->hero) - L->paid));
    int n = purse(m, L->count ? L->payment[L->count - 1] : 0, L->payment, L->count, card);
    m->pays = true;
    return m->first = cheapest(m, card, n, cost, m->price);
}

static int score_payment(struct mind *m, struct action a)
{
    if (a.verb == ACT_BACK) return NOT_NOW;
    return a.a == next_payment(m) ? 500 : -worth_of_card(m, a.a);
}

/* Cards go in ascending order, so the first of the `left` least worthy ones goes first. */
static int score_discard(struct mind *m, u8 card)
{
    const struct discard *L = LOCALS(discard, asking(m->c));
    const STATE *g = m->g;
    int worth = worth_of_card(m, card), lesser = 0;
    for EACH_CARD(id, CITY_CARDS(g), HAND + m->who)
        lesser += id >= L->last && worth_of_card(m, id) < worth;
    return lesser < L->left ? 1000 - card * LUCK : -worth;
}

/* Each side gives what it holds cheapest, so a trade pays for whoever has something useless. */
static int score_agree(struct mind *m, seat partner)
{
    int fair = 12 + m->influence;
    return fair - least_card_worth(m) - enmity(m, partner) / 4;
}

/* -- Targets ------------------------------------------------------------------------------- */

static int score_hero(struct mind *m, struct action a)
{
    bool own = a.a == m->who;
    if (asked_by(m->c, P_heal_team)) return worth_of_healing(m, a.b, 1);
    if (asked_by(m->c, P_one_event)) {
        const struct one_event *L = LOCALS(one_event, asking(m->c));
        const struct context *c = m->c;
        return TOKEN(L->token)->type == PARAMEDIC ? worth_of_healing(m, a.b, 1) : -worth_of_wound(m, a.b, 1);
    }
    const struct effect *e = asked_for(m->c);
    if (!e) return 0;
    struct instr i = chosen_for(m->c, e, V_DAMAGE);
    int n = amount_of(m, e, i);
    switch (i.verb) {
    case V_DAMAGE: return own ? -worth_of_wound(m, a.b, n) : worth_of_harm(m, a.a, a.b, n);
    case V_HEAL: return own ? worth_of_healing(m, a.b, n) : -enmity(m, a.a) * n / 8;
    case V_BOOST_ATTACK: return own ? n * m->life[a.b] : -n * enmity(m, a.a);
    case V_BOOST_HEALTH: return own ? m->hero[a.b] / max_int(1, m->life[a.b]) : -n * enmity(m, a.a);
    case V_BREAK: return own ? -m->hero[a.b] : enmity(m, a.a);
    default: return own ? 1 : enmity(m, a.a);
    }
}

static int score_player(struct mind *m, seat s)
{
    const struct effect *e = asked_for(m->c);
    if (!e) return 0;
    struct instr i = chosen_for(m->c, e, V_DAMAGE);
    int n = amount_of(m, e, i), jail = jail_count(m->g, s), hand = hand_count(m->g, s);
    switch (i.verb) {
    case V_DRAW: case V_DRAW_AGENCY: return s == m->who ? n * worth_of_draw(m, CITY) : -enmity(m, s) * n / 4;
    case V_DISCARD: case V_DISCARD_RANDOM: return worth_of_theft(m, s, n) + (hand < 3) * enmity(m, s) / 20;
    case V_STEAL: return worth_of_theft(m, s, n) + 2 * hand;
    case V_INVESTIGATE: case V_EXPOSE: return worth_of_look(m, s);
    case V_FREE: case V_CAPTURE: return worth_of_release(m, s) + jail * (enmity(m, s) > 0);
    case V_DEPORT: return -worth_of_release(m, s);
    default: return enmity(m, s);
    }
}

static int score_villain(struct mind *m, u8 villain)
{
    int level = level_of(m->c, villain);
    if (m->mission == ADDICT) return -(level >= 2) * 10;
    return level; /* the strong ones are the hardest for others to lock up again */
}

static int score_token(struct mind *m, u8 token)
{
    const struct context *c = m->c;
    return -worth_of_event(m, TOKEN(token)->type);
}

static int score_place(struct mind *m, struct action a)
{
    seats knows = m->g->player[a.a].token_known[a.b];
    return a.verb == ACT_LOOK_AT ? (has_seat(knows, m->who) ? -50 : 0) : (knows ? 0 : 5);
}

static int score_market(struct mind *m, u8 hero)
{
    const struct context *c = m->c;
    if (!asked_by(m->c, P_refresh)) return worth_of_hero(m, hero);
    return HERO(hero)->type == MERCENARY ? 0 : -worth_of_hero(m, hero); /* what goes under the deck */
}

static int score_equipment(struct mind *m, struct action a)
{
    const struct context *c = m->c;
    int worth = CARD(a.b)->attack * 3 + CARD(a.b)->health * 2;
    if (!asked_by(m->c, P_break_equipment)) return -worth; /* it goes back to the hand */
    const struct break_equipment *L = LOCALS(break_equipment, asking(m->c));
    return ref_seat(L->hero) == m->who ? -worth : worth * enmity(m, ref_seat(L->hero));
}

/* -- Events -------------------------------------------------------------------------------- */

/* What happens when a number is submitted: Events that no other die sets off, and Equipment. */
static int score_number(struct mind *m, u8 number)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int worth = 0;
    for (seat s = 0; s < g->players; s++)
        if (g->player[s].die == number) return 0;            /* VG-152 */
    for (int i = 0; i < g->track_count; i++)
        if (TOKEN(g->track[i])->number == number) worth += worth_of_event(m, TOKEN(g->track[i])->type);
    for (seat s = 0; s < g->players; s++)
        for (int slot = 0; slot < SLOTS; slot++) {
            int pile = attached_pile(s, slot);
            for EACH_CARD(id, CITY_CARDS(g), pile) {
                const struct card_row *card = CARD(id);
                if (card->die != number) continue;
                worth += s == m->who ? worth_of_text(m, card->die_effect, (u8)slot)
                                     : -enmity(m, s) / 6;
            }
        }
    return worth;
}

/* -- Questions of effects ------------------------------------------------------------------ */

/* Whether to do what a text offers: a block of an effect, or to bury the Villain on top. */
static int score_accept(struct mind *m)
{
    const struct frame *f = asking(m->c);
    const struct context *c = m->c;
    if (f->proc == P_scout) {
        struct odds odds = fight_odds(m, 0);
        return m->g->current == m->who && m->g->player[m->who].actions ? 40 - odds.gain : 0;
    }
    if (f->proc == P_effect) {
        const struct effect *e = LOCALS(effect, f);
        struct code code = effect_code(m->c, e);
        return worth_of_code(m, code, e->pc + 1, e->pc + 1 + c->content->code[code.at + e->pc].a, e->mode, e->place);
    }
    return 1;
}

static int score_mode(struct mind *m, u8 mode)
{
    if (!asked_by(m->c, P_effect)) return 0;
    const struct effect *e = LOCALS(effect, asking(m->c));
    struct code code = effect_code(m->c, e);
    return worth_of_code(m, code, e->pc, code.length, mode - 1, e->place);
}

/* -- Ambushes ------------------------------------------------------------------------------ */

/* What another player's card, already played, would do to us. */
static int score_cancelled_card(struct mind *m, const struct window *w)
{
    const struct effect *e = asked_for(m->c);
    if (!e) return 0;
    struct instr i = chosen_for(m->c, e, V_DAMAGE);
    int n = amount_of(m, e, i);
    u8 hero = e->reg[R_HERO0];
    seat player = e->reg[R_PLAYER0];
    bool us = (hero != NOBODY && ref_seat(hero) == m->who) || player == m->who;
    int thwarted = enmity(m, w->about) / 6;
    if (!us) return thwarted;
    switch (i.verb) {
    case V_DAMAGE: return hero == NOBODY ? 20 : worth_of_wound(m, ref_slot(hero), n) + thwarted;
    case V_FREE: case V_CAPTURE: return m->villain[0] + thwarted;
    case V_DISCARD: case V_DISCARD_RANDOM: case V_STEAL: return least_card_worth(m) + thwarted;
    case V_INVESTIGATE: case V_EXPOSE: return (m->allegiance == EVIL ? 25 : 5) + thwarted;
    default: return thwarted;
    }
}

static int score_ambush(struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct window *w = LOCALS(window, asking(m->c));
    int price = CARD(id)->influence * m->influence / 2, worth = 0;
    switch ((enum ambush)w->moment) {
    case HERO_DAMAGED: worth = w->hero == NOBODY ? 0 : worth_of_wound(m, ref_slot(w->hero), w->amount); break;
    case CARD_PLAYED: worth = score_cancelled_card(m, w); break;
    case INVESTIGATED: worth = m->allegiance == EVIL ? 40 : 12; break;
    case VILLAIN_LEAVING: worth = -worth_of_event(m, JAILBREAK) > 0 ? m->villain[0] : 30; break;
    case EVENT_SET_OFF: worth = -worth_of_event(m, TOKEN(w->thing)->type) - 12; break;
    default: worth = worth_of_text(m, CARD(id)->effect, TEAM_SLOT_NONE);
    }
    return worth - price - 3;
}

/* -- The choice ---------------------------------------------------------------------------- */

static int worth_of_option(struct mind *m, struct action a)
{
    const struct context *c = m->c;
    switch (a.verb) {
    case ACT_PASS: case ACT_DECLINE: case ACT_REFUSE: return 0;
    case ACT_ACCEPT: return score_accept(m);
    case ACT_MODE: return score_mode(m, a.a);
    case ACT_KEEP_STARTER: case ACT_USE_MERCENARY:
        if (HERO(a.a)->type == MERCENARY) return worth_of_text(m, HERO(a.a)->effect, TEAM_SLOT_NONE);
        return worth_of_hero(m, a.a);
    case ACT_PLACE_EVENT: return worth_of_event(m, TOKEN(a.a)->type);
    case ACT_SUBMIT: return score_number(m, a.a);
    case ACT_PAY: case ACT_BACK: return score_payment(m, a);
    case ACT_DONE: return 1000;
    case ACT_DISCARD: return score_discard(m, a.a);
    case ACT_GIVE: return -worth_of_card(m, a.a);
    case ACT_AGREE: return score_agree(m, a.a);
    case ACT_AMBUSH: return score_ambush(m, a.a);
    case ACT_PICK_HERO: return score_hero(m, a);
    case ACT_PICK_PLAYER: return score_player(m, a.a);
    case ACT_PICK_TOKEN: return score_token(m, a.a);
    case ACT_PICK_VILLAIN: return score_villain(m, a.a);
    case ACT_LOOK_AT: case ACT_TURN_UP: return score_place(m, a);
    case ACT_PICK_CARD: return worth_of_card(m, a.a);
    case ACT_PICK_MARKET: return score_market(m, a.a);
    case ACT_PICK_EQUIPMENT: return score_equipment(m, a);
    case ACT_TAKE_BACK: return worth_of_swap(m, a.a, a.b);
    case ACT_FIRST: return 0;
    default: return score_turn(m, a);
    }
}

/* Whether what an option is worth can depend on what our team and cards are. */
static bool concerns_us(const struct mind *m, struct action a)
{
    switch (a.verb) {
    case ACT_PASS: case ACT_DECLINE: case ACT_PICK_VILLAIN: case ACT_LOOK_AT: case ACT_TURN_UP: return false;
    case ACT_PICK_HERO: return a.a == m->who;
    case ACT_PICK_PLAYER: return a.a == m->who || m->mission == TIME_TRAVELER; /* who counts our Villains, too */
    default: return true;
    }
}

static bool asks_about_us(const struct mind *m)
{
    for (int i = m->c->count - 1; i >= 0; i--)
        if (concerns_us(m, m->c->option[i])) return true;
    return false;
}

/* Main actions that are never worth more than a free action that pays; recruiting can be. */
static bool can_wait(u8 verb)
{
    return verb == ACT_DRAW || verb == ACT_FIGHT || verb == ACT_HEAL || verb == ACT_INVENTORY || verb == ACT_TRADE;
}

/* Whether an option cannot come up to `most`: a Hero that is worth too little even if it costs nothing. */
static bool is_too_little(struct mind *m, struct action a, int most)
{
    const struct context *c = m->c;
    if (most < FREE_FIRST * LUCK) return false; /* it hardly ever is */
    return a.verb == ACT_RECRUIT && HERO(a.a)->type != MERCENARY && (worth_of_hero(m, a.a) + LUCK) * LUCK <= most;
}

/* Whether it is only asked from which of both decks to draw: the better one, and that is soon said. */
static bool asks_for_a_deck(const struct context *c)
{
    return c->count == 2 && c->option[0].verb == ACT_DRAW && c->option[1].verb == ACT_DRAW;
}

int choose(struct context *c, const void *view, seat who, struct random *luck)
{
    struct mind m;
    struct head *kept = c->head;
    int best = 0, most = -100000;
    if (c->count < 2) return 0;
    if (asks_for_a_deck(c)) return c->option[1].a == AGENCY;
    c->head = (struct head *)(size_t)view; /* what the rules' helpers look at must be what we may see */
    think(&m, c, view, who);
    if (asks_about_us(&m)) size_up(&m);
    for (int i = 0; i < c->count; i++) {
        if (most >= FREE_FIRST * LUCK && can_wait(c->option[i].verb)) continue;
        int s = (int)random_below(luck, LUCK * LUCK);
        if (is_too_little(&m, c->option[i], most)) continue;
        s += worth_of_option(&m, c->option[i]) * LUCK;
        if (s > most) most = s, best = i;
    }
    c->head = kept;
    return best;
}

/* -- What is not even thought about -------------------------------------------------------- */

static bool is_listed(const struct context *c, u8 verb, u8 a)
{
    for (int i = 0; i < c->count; i++)
        if (c->option[i].verb == verb && c->option[i].a == a) return true;
    return false;
}

/* Whether the weakest Villain that the next one may be is too strong for us, even with all Ambush cards in hand. */
static bool fights_in_vain(struct context *c, const STATE *g, seat who)
{
    enum { AMBUSH_BONUS = 3 };
    int top = g->villain.start[VILLAIN_DECK], least = 99, attack = team_attack(c, g, who);
    if (top == g->villain.start[VILLAIN_DECK + 1]) return false;
    if (has_seat(g->villain.known[top], who)) least = VILLAIN(g->villain.id[top])->health;
    else
        for (int id = 1; id <= c->content->count[KIND_VILLAIN]; id++)
            if (VILLAIN(id)->level == level_of(c, g->villain.id[top])) least = min_int(least, VILLAIN(id)->health);
    for EACH_CARD(card, CITY_CARDS(g), HAND + who)
        if (CARD(card)->type == AMBUSH && CARD(card)->condition == OWN_ATTACK) attack += AMBUSH_BONUS;
    return attack < least;
}

/* Whether an action would be spent on a scratch: the Hero was in no danger, and fights no better without it. */
static bool heals_in_vain(struct context *c, const STATE *g, seat who, int slot)
{
    enum { IN_DANGER = 3 }; /* life that one fight may cost */
    const struct player *p = &g->player[who];
    int damage = p->slot[slot].damage, healed = 1 + max_int(0, player_modifier(c, g, who, V_MEDIC));
    if (IDENTITY(p->identity)->mission == WORSHIPPER) return false; /* VG-091 */
    u32 conditions = HERO(p->slot[slot].hero)->row.conditional_mask; /* some texts want Heroes to be undamaged */
    for EACH_CARD(card, CITY_CARDS(g), attached_pile(who, slot)) conditions |= CARD(card)->row.conditional_mask;
    if (conditions && damage <= healed) return false;
    return hero_health(c, g, who, slot) - damage > IN_DANGER;
}

static bool has_seen(const STATE *g, seat who, struct action look)
{
    return has_seat(g->player[look.a].token_known[look.b], who);
}

/* Whether a token would be looked at again that tells nothing more, in place of another one (VG-055). */
static bool looks_again(const struct context *c, const STATE *g, seat who, struct action look)
{
    bool unseen = false;
    for (int i = 0; i < c->count; i++)
        unseen |= c->option[i].verb == ACT_LOOK_AT && !has_seen(g, who, c->option[i]);
    return unseen && has_seen(g, who, look);
}

/* The others at whose tokens one may look, but whose Allegiance is not known for certain. */
static seats unknown_seats(struct context *c, const STATE *g, seat who)
{
    seats known = known_seats(c, g, who);
    return SUBSET(s, others(g, who), !has_seat(known, s) && has_face_down(g, s));
}

/* Whether all that a text does is to look at tokens. */
static bool only_looks(const struct context *c, struct code code)
{
    const struct instr *i = c->content->code + code.at;
    bool looks = false;
    for (int n = code.length; n > 0; n--, i++) {
        looks |= i->verb == V_INVESTIGATE;
        if (i->verb >= V_GAME && i->verb != V_INVESTIGATE && i->verb != V_TARGET_PLAYER && i->verb != V_DISCARD)
            return false;
    }
    return looks;
}

/* Whether somebody would be looked at whose Allegiance is known, in place of another one. */
static bool looks_in_vain(struct context *c, const STATE *g, seat who, seat at)
{
    const struct effect *e = asked_for(c);
    if (!e || chosen_for(c, e, V_DAMAGE).verb != V_INVESTIGATE) return false;
    seats unknown = unknown_seats(c, g, who);
    return unknown && !has_seat(unknown, at);
}

/* Whoever may look at another token, or draw a card, can do something better than these. */
bool is_pointless(struct context *c, const void *view, seat who, struct action option)
{
    const STATE *g = view;
    if (option.verb == ACT_LOOK_AT) return looks_again(c, g, who, option);
    if (option.verb == ACT_PICK_PLAYER) return looks_in_vain(c, g, who, option.a);
    bool agency = is_listed(c, ACT_DRAW, AGENCY);
    if (!agency && !is_listed(c, ACT_DRAW, CITY)) return false;
    switch (option.verb) {
    case ACT_DRAW: return option.a == CITY && agency;          /* VG-260 */
    case ACT_PLAY: return only_looks(c, CARD(option.a)->effect) && !unknown_seats(c, g, who);
    case ACT_USE_HERO: return only_looks(c, HERO(option.b)->use) && !unknown_seats(c, g, who);
    case ACT_FIGHT: return fights_in_vain(c, g, who);
    case ACT_HEAL: return heals_in_vain(c, g, who, option.a);
    case ACT_TRADE: return IDENTITY(g->player[who].identity)->mission != ADDICT; /* each gives what it can best spare */
    default: return false;
    }
}
