/* bot.c: the quick player: scores each option by what it is worth to the own Mission and takes the best. */
#include "bot.h"

#include "bot_mind.h"

enum {
    FREE_FIRST = 2000, /* free actions that pay come before any main action, which ends them */
    NOT_NOW = -2000,
    LUCK = 4,          /* worth of chance: breaks ties, and keeps two bots from being twins */
};

/* -- The question ------------------------------------------------------------------------------------------------ */

/* The frame that asks; lanes ask nothing that needs one. */
static struct frame *asking(const struct mind *m) { return frame_at(&m->g->head, m->g->head.top); }

static bool asked_by(const struct mind *m, u8 proc) { return asking(m)->proc == proc; }

/* The effect whose target is being chosen, or NULL. */
static struct effect *effect_behind(const struct mind *m)
{
    struct frame *f = caller(asking(m));
    return f && f->proc == P_effect ? (struct effect *)(void *)f->local : NULL;
}

/* The first instruction behind the choice that does something with it. */
static struct instr what_for(const struct mind *m, const struct effect *e)
{
    struct code code = effect_code(m->c, e);
    for (int at = e->pc; at < code.length; at++) {
        struct instr i = m->c->content->code[code.at + at];
        if (i.verb >= V_DAMAGE) return i;
    }
    return (struct instr){0};
}

static int amount_of(const struct mind *m, const struct effect *e, struct instr i)
{
    return vigilante_verbs[i.verb].arg[0].type == ARG_AMOUNT ? effect_amount(m->c, e, m->who, i.a) : (i8)i.a;
}

/* -- The turn ---------------------------------------------------------------------------------------------------- */

/* A free action pays, or it is left alone. */
static int free_action(int worth, int least) { return worth > least ? FREE_FIRST + worth : NOT_NOW + worth; }

static int score_play(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct card_row *card = CARD(id);
    int worth = worth_of_text(m, card->effect, TEAM_SLOT_NONE);
    int price = card->influence * m->influence; /* what else it could do */
    if (m->mission == ADDICT && card->medical) price = worth_of_card(m, id);
    return free_action(worth, price + 2);
}

static int score_attach(const struct mind *m, struct action a)
{
    const struct context *c = m->c;
    int worth = worth_of_gear(m, a.a, a.b);
    return free_action(worth + 1, min_int(CARD(a.a)->influence * m->influence, worth)); /* it fights at once */
}

static int score_use(const struct mind *m, struct code code, u8 slot)
{
    return free_action(worth_of_text(m, code, slot), 2);
}

/* The cheapest way to pay `cost` with hand cards from kind `from` on, of which those in `spent` are gone:
 * what the cards are worth beyond their Influence, and the first card of that way. */
static int cheapest_payment(const struct mind *m, int cost, u8 from, const u8 *spent, int spent_count, u8 *first)
{
    enum { CARDS_MAX = 20, COST_MAX = 16 };
    const struct context *c = m->c;
    const STATE *g = m->g;
    u8 card[CARDS_MAX];
    int n = 0, loss[CARDS_MAX + 1][COST_MAX + 1];
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
    cost = min_int(cost, COST_MAX);
    for (int sum = 0; sum <= cost; sum++) loss[n][sum] = sum ? 9999 : 0;
    for (int k = n - 1; k >= 0; k--) {
        int influence = CARD(card[k])->influence, worth = worth_of_card(m, card[k]);
        for (int sum = 0; sum <= cost; sum++) /* sum: still to be paid */
            loss[k][sum] = min_int(loss[k + 1][sum], worth + loss[k + 1][max_int(0, sum - influence)]);
    }
    *first = 0;
    for (int k = 0; k < n && !*first; k++)
        if (loss[k][cost] != loss[k + 1][cost]) *first = card[k];
    return loss[0][cost];
}

static int score_recruit(const struct mind *m, u8 id)
{
    struct context *c = m->c;
    const struct hero_row *hero = HERO(id);
    u8 first;
    int price = cheapest_payment(m, recruit_cost(c, m->g, m->who, id), 0, NULL, 0, &first);
    if (hero->sort == MERCENARY)
        return worth_of_text(m, hero->effect, TEAM_SLOT_NONE) - price;
    return worth_of_hero(m, id) - price * PRICE / 16;
}

/* Addicts ask for what others hold cheap: First Aid Kits. */
static int score_trade(const struct mind *m, seat partner)
{
    if (m->mission != ADDICT || m->kits >= 4 || hand_count(m->g, m->who) <= m->kits) return -40;
    int late = m->jailed < 4 ? -10 : m->rounds < 2 ? 50 : 10;
    return late + 8 * min_int(5, hand_count(m->g, partner)) - least_card_worth(m) / 2;
}

/* Weak Equipment makes room for better one in hand. */
static int score_inventory(const struct mind *m)
{
    const STATE *g = m->g;
    int best = -60;
    for (int s = 0; s < SLOTS && !m->unequipped; s++)
        for (int i = g->city.start[attached_pile(m->who, s)]; i < g->city.start[attached_pile(m->who, s) + 1]; i++)
            best = max_int(best, worth_of_swap(m, s, g->city.id[i]) - 5);
    return best;
}

static int score_turn(const struct mind *m, struct action a)
{
    const struct context *c = m->c;
    switch (a.verb) {
    case ACT_PLAY: return score_play(m, a.a);
    case ACT_ATTACH: return score_attach(m, a);
    case ACT_USE_HERO: return score_use(m, HERO(a.b)->use, a.a);
    case ACT_USE_EQUIPMENT: return score_use(m, CARD(a.b)->use, a.a);
    case ACT_DRAW: return worth_of_draw(m, a.a);
    case ACT_RECRUIT: return score_recruit(m, a.a);
    case ACT_FIGHT: return fight_odds(m, 0).gain * FIGHT_NOW / 16;
    case ACT_HEAL: return worth_of_healing(m, a.a, 1 + max_int(0, player_modifier(m->c, m->g, m->who, V_MEDIC)));
    case ACT_INVENTORY: return score_inventory(m);
    case ACT_TRADE: return score_trade(m, a.a);
    default: return -100; /* GIVE_UP */
    }
}

/* -- Paying, discarding, trading --------------------------------------------------------------------------------- */

static int score_payment(const struct mind *m, struct action a)
{
    const struct recruit *L = (const struct recruit *)(const void *)asking(m)->local;
    u8 first;
    if (a.verb == ACT_DONE) return 1000;
    if (a.verb == ACT_BACK) return NOT_NOW;
    int cost = recruit_cost(m->c, m->g, m->who, L->hero) - L->paid;
    cheapest_payment(m, max_int(0, cost), L->count ? L->payment[L->count - 1] : 0, L->payment, L->count, &first);
    return a.a == first ? 500 : -worth_of_card(m, a.a);
}

/* Cards go in ascending order, so the first of the `left` least worthy ones goes first. */
static int score_discard(const struct mind *m, u8 card)
{
    const struct discard *L = (const struct discard *)(const void *)asking(m)->local;
    const STATE *g = m->g;
    int worth = worth_of_card(m, card), lesser = 0;
    for (int i = g->city.start[HAND + m->who]; i < g->city.start[HAND + m->who + 1]; i++)
        lesser += g->city.id[i] >= L->last && worth_of_card(m, g->city.id[i]) < worth;
    return lesser < L->left ? 1000 - card * LUCK : -worth;
}

/* Each side gives what it holds cheapest, so a trade pays for whoever has something useless. */
static int score_agree(const struct mind *m, seat partner)
{
    int fair = 12 + m->influence;
    return fair - least_card_worth(m) - m->enmity[partner] / 10;
}

/* -- Targets ----------------------------------------------------------------------------------------------------- */

static int score_hero(const struct mind *m, struct action a)
{
    bool own = a.a == m->who;
    if (asked_by(m, P_heal_team)) return worth_of_healing(m, a.b, 1);
    if (asked_by(m, P_one_event)) {
        const struct one_event *L = (const struct one_event *)(const void *)asking(m)->local;
        const struct context *c = m->c;
        return TOKEN(L->token)->type == PARAMEDIC ? worth_of_healing(m, a.b, 1) : -worth_of_wound(m, a.b, 1);
    }
    const struct effect *e = effect_behind(m);
    if (!e) return 0;
    struct instr i = what_for(m, e);
    int n = amount_of(m, e, i);
    switch (i.verb) {
    case V_DAMAGE: return own ? -worth_of_wound(m, a.b, n) : worth_of_harm(m, a.a, a.b, n);
    case V_HEAL: return own ? worth_of_healing(m, a.b, n) : -m->enmity[a.a] * n / 8;
    case V_BOOST_ATTACK: return own ? n * m->life[a.b] : -n * m->enmity[a.a];
    case V_BOOST_HEALTH: return own ? m->hero[a.b] / max_int(1, m->life[a.b]) : -n * m->enmity[a.a];
    case V_BREAK: return own ? -m->hero[a.b] : m->enmity[a.a];
    default: return own ? 1 : m->enmity[a.a];
    }
}

static int score_player(const struct mind *m, seat s)
{
    const struct effect *e = effect_behind(m);
    if (!e) return 0;
    struct instr i = what_for(m, e);
    int n = amount_of(m, e, i), jail = jail_count(m->g, s), hand = hand_count(m->g, s);
    switch (i.verb) {
    case V_DRAW: case V_DRAW_AGENCY: return s == m->who ? n * worth_of_draw(m, CITY) : -m->enmity[s] * n / 4;
    case V_DISCARD: case V_DISCARD_RANDOM: return worth_of_theft(m, s, n) + (hand < 3) * m->enmity[s] / 20;
    case V_STEAL: return worth_of_theft(m, s, n) + 2 * hand;
    case V_INVESTIGATE: case V_EXPOSE: return worth_of_look(m, s);
    case V_FREE: case V_CAPTURE: return worth_of_release(m, s) + jail * (m->enmity[s] > 0);
    case V_DEPORT: return -worth_of_release(m, s);
    default: return m->enmity[s];
    }
}

static int score_villain(const struct mind *m, u8 villain)
{
    int level = level_of(m->c, villain);
    if (m->mission == ADDICT) return -(level >= 2) * 10;
    return level; /* the strong ones are the hardest for others to lock up again */
}

static int score_token(const struct mind *m, u8 token)
{
    const struct context *c = m->c;
    return -worth_of_event(m, TOKEN(token)->type);
}

static int score_place(const struct mind *m, struct action a)
{
    seats knows = m->g->player[a.a].token_known[a.b];
    return a.verb == ACT_LOOK_AT ? (has_seat(knows, m->who) ? -50 : 0) : (knows ? 0 : 5);
}

static int score_market(const struct mind *m, u8 hero)
{
    const struct context *c = m->c;
    if (!asked_by(m, P_refresh)) return worth_of_hero(m, hero);
    return HERO(hero)->sort == MERCENARY ? 0 : -worth_of_hero(m, hero); /* what goes under the deck */
}

static int score_equipment(const struct mind *m, struct action a)
{
    const struct context *c = m->c;
    int worth = CARD(a.b)->attack * 3 + CARD(a.b)->health * 2;
    if (!asked_by(m, P_break_equipment)) return -worth; /* it goes back to the hand */
    const struct break_equipment *L = (const struct break_equipment *)(const void *)asking(m)->local;
    return ref_seat(L->hero) == m->who ? -worth : worth * m->enmity[ref_seat(L->hero)];
}

/* -- Events ------------------------------------------------------------------------------------------------------ */

/* What happens when a number is submitted: Events that no other die sets off, and Equipment. */
static int score_number(const struct mind *m, u8 number)
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
            for (int i = g->city.start[pile]; i < g->city.start[pile + 1]; i++) {
                const struct card_row *card = CARD(g->city.id[i]);
                if (card->die != number) continue;
                worth += s == m->who ? worth_of_text(m, card->die_effect, (u8)slot)
                                     : -m->enmity[s] / 6;
            }
        }
    return worth;
}

/* -- Questions of effects ---------------------------------------------------------------------------------------- */

/* Whether to do what a text offers: a block of an effect, a trigger, or to bury the Villain on top. */
static int score_accept(const struct mind *m)
{
    const struct frame *f = asking(m);
    const struct context *c = m->c;
    if (f->proc == P_scout) {
        struct odds odds = fight_odds(m, 0);
        return m->g->current == m->who && m->g->player[m->who].actions ? 40 - odds.gain : 0;
    }
    if (f->proc == P_effect) {
        const struct effect *e = (const struct effect *)(const void *)f->local;
        struct code code = effect_code(m->c, e);
        return worth_of_code(m, code, e->pc + 1, e->pc + 1 + c->content->code[code.at + e->pc].a, e->mode, e->place);
    }
    if (f->proc == P_triggers) {
        const struct triggers *L = (const struct triggers *)(const void *)f->local;
        int slot = L->source / 8, card = L->source % 8 / 2, which = L->source % 2;
        const struct trigger *t = HERO(L->fallen ? L->fallen : m->g->player[f->seat].slot[slot].hero)->when;
        if (card) t = CARD(m->g->city.id[m->g->city.start[attached_pile(f->seat, slot)] + card - 1])->when;
        return worth_of_text(m, t[which].code, (u8)slot);
    }
    return 1;
}

static int score_mode(const struct mind *m, u8 mode)
{
    const struct effect *e = (const struct effect *)(const void *)asking(m)->local;
    if (!asked_by(m, P_effect)) return 0;
    struct code code = effect_code(m->c, e);
    return worth_of_code(m, code, e->pc, code.length, mode - 1, e->place);
}

/* -- Ambushes ---------------------------------------------------------------------------------------------------- */

/* What another player's card, already played, would do to us. */
static int score_cancelled_card(const struct mind *m, const struct window *w)
{
    const struct effect *e = effect_behind(m);
    if (!e) return 0;
    struct instr i = what_for(m, e);
    int n = amount_of(m, e, i);
    u8 hero = e->reg[R_HERO0];
    seat player = e->reg[R_PLAYER0];
    bool us = (hero != NOBODY && ref_seat(hero) == m->who) || player == m->who;
    int thwarted = m->enmity[w->about] / 6;
    if (!us) return thwarted;
    switch (i.verb) {
    case V_DAMAGE: return hero == NOBODY ? 20 : worth_of_wound(m, ref_slot(hero), n) + thwarted;
    case V_FREE: case V_CAPTURE: return m->villain[0] + thwarted;
    case V_DISCARD: case V_DISCARD_RANDOM: case V_STEAL: return least_card_worth(m) + thwarted;
    case V_INVESTIGATE: case V_EXPOSE: return (m->allegiance == EVIL ? 25 : 5) + thwarted;
    default: return thwarted;
    }
}

static int score_ambush(const struct mind *m, u8 id)
{
    const struct context *c = m->c;
    const struct window *w = (const struct window *)(const void *)asking(m)->local;
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

/* -- The choice -------------------------------------------------------------------------------------------------- */

static int score(const struct mind *m, struct action a)
{
    const struct context *c = m->c;
    switch (a.verb) {
    case ACT_PASS: case ACT_DECLINE: case ACT_REFUSE: return 0;
    case ACT_ACCEPT: return score_accept(m);
    case ACT_MODE: return score_mode(m, a.a);
    case ACT_KEEP_STARTER: case ACT_USE_MERCENARY:
        if (HERO(a.a)->sort == MERCENARY) return worth_of_text(m, HERO(a.a)->effect, TEAM_SLOT_NONE);
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

int vigilante_choose(struct context *c, const void *view, seat who, struct random *luck)
{
    struct mind m;
    struct head *kept = c->head;
    int best = 0, most = -100000;
    if (c->count < 2) return 0;
    c->head = (struct head *)(size_t)view; /* what the rules' helpers look at must be what we may see */
    think(&m, c, view, who);
    for (int i = 0; i < c->count; i++) {
        int s = score(&m, c->option[i]) * LUCK + (int)random_below(luck, LUCK * LUCK);
        if (s > most) most = s, best = i;
    }
    c->head = kept;
    return best;
}
