/* play.c: what a Hero can use at a free moment or at a printed one: Ability cards, Special cards, Justice Rewards,
 * Powers, Augments and Allies (FF-057 to FF-066, FF-165, FF-176, FF-200, FF-348, FF-351). */
#include "procedures.h"

int trigger_of(const struct trigger when[TRIGGERS_MAX], u8 moment)
{
    for (int n = 0; n < TRIGGERS_MAX; n++)
        if (when[n].moment == moment) return n;
    return -1;
}

int optional_at(const struct context *c, struct code code)
{
    int at = code.length && c->content->code[code.at].verb == V_PLAYED;
    return at < code.length && c->content->code[code.at + at].verb == V_MAY ? at + 1 : -1;
}

static bool is_anybodys(u8 moment) { return moment >= ON_SCHEME && moment <= ON_VILLAIN_DEFEATED; }
/* Whether only the Hero whom a moment concerns can have a text for it. */
static bool is_ones_own(u8 moment) { return !is_anybodys(moment) && moment != ON_HURT && moment != ON_TESTED; }

u8 moment_for(const STATE *g, const struct window *w, int hero)
{
    if (is_anybodys(w->moment)) return w->moment;
    if (w->hero == hero) return w->moment;
    if (w->moment == ON_HURT) return ON_OTHER_HURT;
    if (w->moment == ON_TESTED && w->hero < HEROES && g->hero[w->hero].at == g->hero[hero].at) return ON_OTHER_TESTED;
    return 0;
}

/* -- Whether it can be used --------------------------------------------------------------------------------------- */

/* A use that is looked at: its effect is possible, and what a trigger waits for is there. */
struct use {
    struct context *c;
    const STATE *g;
    const struct window *w; /* NULL: a free moment */
    int hero;
    u8 moment;
    u64 facts; /* at a free moment; of the city only when one is asked for */
};

static struct effect effect_in(const struct use *u, u8 kind, u8 card, u8 part)
{
    const struct window *w = u->w;
    return w ? effect_at(kind, card, part, NOWHERE, w->hero, w->where, w->colour)
             : effect_at(kind, card, part, NOWHERE, u->hero, u->g->hero[u->hero].at, NOWHERE);
}

static bool is_possible(const struct use *u, u8 kind, u8 card, u8 part, struct code code, u8 condition)
{
    struct context *c = u->c;
    struct effect e = effect_in(u, kind, card, part);
    if (condition && !holds(c, &e, (seat)u->hero, CONDITION(condition))) return false;
    return code_possible(c, &e, (seat)u->hero, code);
}

/* Whether it is possible at a free moment: mostly facts are all that it takes. */
static bool is_possible_now(struct use *u, u8 kind, u8 card, u8 part, struct code code, const struct demands *d)
{
    const u64 unknown = 1ull << FACT_UNKNOWN, city = unknown - (1ull << FACT_CITY_KNOWN);
    if (!(u->facts >> FACT_CITY_KNOWN & 1) && ((d->price | (d->enough & u->facts ? 0 : d->enough)) & city))
        u->facts |= city_facts_of(u->c, u->g, u->hero);
    bool enough = d->enough & u->facts;
    if (d->price & ~u->facts & ~unknown) return false;
    if (LIKELY(!((enough ? d->price : d->enough) & unknown))) return enough;
    return is_possible(u, kind, card, part, code, 0);
}

/* Of a card that has an effect for free moments, or else triggers. */
static bool fits(struct use *u, u8 kind, u8 card, const struct row *row, struct code effect, u8 part,
                 const struct demands *demands, const struct trigger when[TRIGGERS_MAX])
{
    if (!u->w) return effect.length && is_possible_now(u, kind, card, part, effect, demands);
    if (!in_set(row->trigger_mask, u->moment)) return false;
    int n = trigger_of(when, u->moment);
    return n >= 0 && is_possible(u, kind, card, (u8)(PART_TRIGGER + n), when[n].code, when[n].condition);
}

static bool in_phase(const STATE *g, const struct hero_row *row, enum standard_action action)
{
    return row->phases[action] & (g->phase == HERO_PHASE ? IN_HERO_PHASE : IN_PRIVATE_LIFE);
}

/* What is the same for all cards of a hand at a free moment. */
struct hand {
    u8 barred[2]; /* colours that cannot be played, Purple among them: by cards that cost no Action, by those that do */
    u64 met;      /* what prices can be told to be met from facts */
};

static struct hand hand_of(const struct use *u)
{
    struct context *c = u->c;
    const STATE *g = u->g;
    const struct hero *h = &g->hero[u->hero];
    const u8 *damage = h->damage;
    u8 blocked = (u8)(!!damage[RED] << RED | !!damage[BLUE] << BLUE | !!damage[GREEN] << GREEN |
                      !!damage[YELLOW] << YELLOW);           /* FF-221 */
    bool purple = g->options & MILD_PURPLE ? blocked == bit(COLOURS) - 1 : blocked; /* FF-S47 */
    bool acts = h->available && in_phase(g, HERO(h->hero), ON_BOARD_ABILITY); /* FF-097 */
    blocked |= (u8)(purple << PURPLE);
    return (struct hand){{blocked, acts ? blocked : 0xFF}, u->facts | 1ull << FACT_UNKNOWN};
}

/* Whether a card of the hand can be played at a free moment, when all facts are known; one without an effect demands
 * what is never there. Without branches, which nobody could predict from card to card. */
static inline bool can_play_now(const struct use *u, const struct hand *hand, const struct ability_row *a, u8 card)
{
    const u64 price = a->demands.price, demand = a->demands.enough;
    bool open = !in_set(hand->barred[a->action != 0], a->colour) & !(price & ~hand->met);
    bool enough = (demand & u->facts) != 0;
    if (UNLIKELY(open & (enough ? price : demand) >> FACT_UNKNOWN))
        return is_possible(u, KIND_ABILITY, card, PART_EFFECT, a->effect, 0);
    return open & enough;
}

/* The same at a printed moment, for which the card has a text. */
static bool can_play_then(struct use *u, u8 card)
{
    struct context *c = u->c;
    const struct ability_row *a = ABILITY(card);
    if (is_blocked(c, u->g, u->hero, card, NOWHERE)) return false; /* FF-221 */
    return fits(u, KIND_ABILITY, card, &a->row, a->effect, PART_EFFECT, &a->demands, a->when);
}

/* Whether cards of the hand can be played for their text now: in Hero mode, at a free moment or at a printed one. */
static bool may_play(const struct use *u)
{
    const struct hero *h = &u->g->hero[u->hero];
    if (h->mode != HERO_MODE) return false;                  /* FF-065, FF-161 */
    if (!u->w) return u->g->phase == HERO_PHASE;
    return in_set(wants_reasons(u->c) ? h->card_mask : h->hand_mask, u->moment); /* reasons: of all cards that are held */
}

static bool can_use_special(struct use *u, u8 card)
{
    struct context *c = u->c;
    const struct special_row *s = SPECIAL(card);
    return fits(u, KIND_SPECIAL, card, &s->row, s->effect, PART_EFFECT, &s->demands, s->when);
}

static bool can_use_justice(struct use *u, u8 card)
{
    struct context *c = u->c;
    const struct justice_row *j = JUSTICE(card);
    return fits(u, KIND_JUSTICE, card, &j->row, j->reward, PART_REWARD, &j->demands, j->when);
}

static bool gear_fits(struct use *u, u8 id)
{
    struct context *c = u->c;
    const struct gear_row *gear = GEAR(id);
    return fits(u, KIND_GEAR, id, &gear->row, gear->effect, PART_EFFECT, &gear->demands, gear->when);
}

static bool can_use_ally(struct use *u, int k)
{
    const struct hero *h = &u->g->hero[u->hero];
    return h->ally[k] && h->uses[k] && gear_fits(u, h->ally[k]);
}

/* An Augment is used at will; triggers that act by themselves are none of the owner's choices. */
static bool can_use_augment(struct use *u, int k)
{
    struct context *c = u->c;
    const struct hero *h = &u->g->hero[u->hero];
    u8 id = h->augment[k];
    if (!id || in_set(h->used, MODES + k)) return false;
    if (u->w) {
        int n = trigger_of(GEAR(id)->when, u->moment);
        if (n < 0 || optional_at(c, GEAR(id)->when[n].code) < 0 || augment_is_spent(u->w, u->hero, k)) return false;
    }
    return gear_fits(u, id);
}

static const struct trigger *triggers_of(const struct hero_row *row, u8 mode)
{
    return mode == HERO_MODE ? row->when_hero : row->when_private;
}
static u8 first_trigger(u8 mode) { return (u8)(PART_TRIGGER + (mode == HERO_MODE ? TRIGGERS_MAX : 0)); }

static bool can_use_power(struct use *u)
{
    struct context *c = u->c;
    const struct hero *h = &u->g->hero[u->hero];
    const struct hero_row *row = HERO(h->hero);
    const struct power *power = &row->side[h->mode];         /* FF-064, FF-073 */
    if (power->once && in_set(h->used, h->mode)) return false;     /* FF-S27 */
    if (!u->w) {
        if (power->action && !h->available) return false;    /* FF-057 */
        return power->effect.length &&
               is_possible_now(u, KIND_HERO, h->hero, h->mode == HERO_MODE ? PART_HERO : PART_PRIVATE, power->effect,
                               &power->demands);
    }
    if (!in_set(row->row.trigger_mask, u->moment)) return false;
    const struct trigger *when = triggers_of(row, h->mode);
    int n = trigger_of(when, u->moment);
    if (n < 0 || optional_at(c, when[n].code) < 0 || power_is_spent(u->w, u->hero)) return false;
    return is_possible(u, KIND_HERO, h->hero, (u8)(first_trigger(h->mode) + n), when[n].code, when[n].condition);
}

static void refuse_power(const struct use *u)
{
    struct context *c = u->c;
    const struct hero *h = &u->g->hero[u->hero];
    const struct power *power = &HERO(h->hero)->side[h->mode];
    if (!power->effect.length) return; /* it has a moment of its own, or works all the time */
    if (power->once && in_set(h->used, h->mode))
        REFUSE(ACT_USE_POWER, RULING_(27), "this Power was used in this turn", h->hero, h->mode);
    else if (power->action && !h->available)
        REFUSE(ACT_USE_POWER, 57, "no Action token is available", h->hero, h->mode);
    else REFUSE(ACT_USE_POWER, RULING_(31), "it could do nothing now", h->hero, h->mode);
}

/* -- Lists -------------------------------------------------------------------------------------------------------- */

/* What lies open before the Hero, at a free moment. */
static void offer_open(struct use *u)
{
    struct context *c = u->c;
    const STATE *g = u->g;
    const struct hero *h = &g->hero[u->hero];
    u8 special[SPECIAL_SLOTS];
    int specials = open_specials(g, u->hero, special);       /* FF-177 */
    for (int i = 0; i < specials; i++) OFFER_IF(can_use_special(u, special[i]), ACT_USE_SPECIAL, special[i]);
    for EACH_CARD(card, JUSTICES(g), JUSTICE_UP + u->hero) OFFER_IF(can_use_justice(u, card), ACT_USE_JUSTICE, card);
    for (int k = 0; k < ALLIES_MOST && h->ally[k]; k++) OFFER_IF(can_use_ally(u, k), ACT_USE_ALLY, h->ally[k]);
    for (int k = 0; k < AUGMENTS_MOST && h->augment[k]; k++)
        OFFER_IF(can_use_augment(u, k), ACT_USE_AUGMENT, h->augment[k]);
    if (can_use_power(u)) OFFER(ACT_USE_POWER, h->hero, h->mode);
    else if (wants_reasons(c)) refuse_power(u);
}

/* The same at a printed moment; `list`: offers all of it, otherwise stops at the first. */
static bool each_open_use(struct use *u, bool list)
{
    struct context *c = u->c;
    const STATE *g = u->g;
    const struct hero *h = &g->hero[u->hero];
    u8 special[SPECIAL_SLOTS];
    bool cards = in_set(g->dealt, u->moment);
    int specials = cards ? open_specials(g, u->hero, special) : 0; /* FF-177 */
#define USE(possible, ...)                       \
    if (possible) {                              \
        if (!list) return true;                  \
        OFFER(__VA_ARGS__);                      \
    }
    for (int i = 0; i < specials; i++) USE(can_use_special(u, special[i]), ACT_USE_SPECIAL, special[i])
    if (cards)
        for EACH_CARD(card, JUSTICES(g), JUSTICE_UP + u->hero) /* FF-200 */
            USE(can_use_justice(u, card), ACT_USE_JUSTICE, card)
    if (!in_set(h->trigger_mask, u->moment)) return false;
    for (int k = 0; k < ALLIES_MOST && h->ally[k]; k++) USE(can_use_ally(u, k), ACT_USE_ALLY, h->ally[k])
    for (int k = 0; k < AUGMENTS_MOST && h->augment[k]; k++) USE(can_use_augment(u, k), ACT_USE_AUGMENT, h->augment[k])
    USE(can_use_power(u), ACT_USE_POWER, h->hero, h->mode)
#undef USE
    return false;
}

/* Moments that Special and Justice cards of a Hero wait for, those in covered slots among them. */
static u32 moments_dealt(struct context *c, const STATE *g, int hero)
{
    u32 mask = 0;
    for EACH_CARD_IN(card, SPECIALS(g), special_pile(hero, 0), SPECIAL_SLOTS) mask |= SPECIAL(card)->row.trigger_mask;
    for EACH_CARD(card, JUSTICES(g), JUSTICE_UP + hero) mask |= JUSTICE(card)->row.trigger_mask;
    return mask;
}

/* Whether a card of the hand can be played at a printed moment. */
static bool can_react(struct use *u)
{
    struct context *c = u->c;
    const struct ability_row *rows = ABILITY(0);
    for EACH_CARD(card, ABILITIES(u->g), ABILITY_HAND + u->hero)
        if (in_set(rows[card].row.trigger_mask, u->moment) && can_play_then(u, card)) return true;
    return false;
}

/* The same of all that a Hero has, which may have a text for the moment. */
static bool can_use_some(struct context *c, const STATE *g, int hero, const struct window *w, u8 moment)
{
    const struct hero *h = &g->hero[hero];
    struct use u = {c, g, w, hero, moment, 0};
    bool cards = in_set(g->dealt, moment) && in_set(moments_dealt(c, g, hero), moment);
    if ((cards || in_set(h->trigger_mask, moment)) && each_open_use(&u, false)) return true;
    if (!may_play(&u)) return false;
    if (h->held && !c->fast) return hand_count(g, hero) > 0; /* what others know */
    return can_react(&u);
}

bool can_use(struct context *c, const STATE *g, int hero, const struct window *w)
{
    const struct hero *h = &g->hero[hero];
    u8 moment = moment_for(g, w, hero);
    u32 moments = g->dealt | h->trigger_mask | (h->hand_mask & -(u32)(h->mode == HERO_MODE)); /* without a branch */
    return moment && in_set(moments, moment) && can_use_some(c, g, hero, w, moment);
}

/* Whether a Special card or a Justice Reward that some Hero has, covered or not, waits for one of the moments. */
static bool among_dealt(struct context *c, const STATE *g, u32 moments)
{
    u32 all = 0;
    for EACH_CARD_IN(card, SPECIALS(g), SPECIAL_SLOT, HEROES * SPECIAL_SLOTS) all |= SPECIAL(card)->row.trigger_mask;
    for EACH_CARD_IN(card, JUSTICES(g), JUSTICE_UP, HEROES) all |= JUSTICE(card)->row.trigger_mask;
    return all & moments;
}

/* Most moments find nobody who has a card for them: that is seen of all Heroes together, before one is looked at. */
bool anybody_can_use(struct context *c, const STATE *g, const struct window *w)
{
    const u32 moments = moments_in(w->moment);
    if (is_ones_own(w->moment)) return w->hero < g->players && can_use(c, g, w->hero, w);
    u32 own = 0;
    for (int h = 0; h < g->players; h++)
        own |= g->hero[h].trigger_mask | (g->hero[h].hand_mask & -(u32)(g->hero[h].mode == HERO_MODE));
    if (!(own & moments) && !(g->dealt & moments && among_dealt(c, g, moments))) return false;
    for (int h = 0; h < g->players; h++)
        if (can_use(c, g, h, w)) return true;
    return false;
}

static void refuse_play(const struct use *u, u8 card)
{
    struct context *c = u->c;
    const struct ability_row *a = ABILITY(card);
    if (is_blocked(c, u->g, u->hero, card, NOWHERE)) REFUSE(ACT_PLAY, 221, "a Damage token blocks its colour", card);
    else if (!u->w && !a->effect.length) REFUSE(ACT_PLAY, 165, "it has a moment of its own", card);
    else if (!u->w && a->action && !u->g->hero[u->hero].available)
        REFUSE(ACT_PLAY, 53, "no Action token is available", card);
    else if (!u->w) REFUSE(ACT_PLAY, RULING_(31), "it could do nothing now", card);
}

/* The hand at a free moment. */
static void offer_hand(struct use *u)
{
    struct context *c = u->c;
    const STATE *g = u->g;
    const struct ability_row *rows = ABILITY(0);
    u->facts |= city_facts_of(c, g, u->hero);
    struct hand hand = hand_of(u);
    struct action *option = options_begin(c, hand_count(g, u->hero));
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + u->hero) {
        note_option(option, ACT_PLAY, (struct operands){card});
        option += can_play_now(u, &hand, &rows[card], card);
    }
    options_end(c, option);
    if (!wants_reasons(c)) return;
    for EACH_CARD(card, ABILITIES(g), ABILITY_HAND + u->hero)
        if (!can_play_now(u, &hand, &rows[card], card)) refuse_play(u, card);
}

/* The hand at a printed moment. */
static void offer_reactions(struct use *u)
{
    struct context *c = u->c;
    for EACH_CARD(card, ABILITIES(u->g), ABILITY_HAND + u->hero) {
        if (in_set(ABILITY(card)->row.trigger_mask, u->moment) && can_play_then(u, card)) OFFER(ACT_PLAY, card);
        else if (wants_reasons(c)) refuse_play(u, card);
    }
}

void offer_uses(struct context *c, const STATE *g, int hero, const struct window *w)
{
    struct use u = {c, g, w, hero, w ? moment_for(g, w, hero) : 0, w ? 0 : facts_of(g, hero)};
    if (w && !u.moment) return;
    bool hand = may_play(&u) && hand_count(g, hero);
    if (!w) {
        if (hand) offer_hand(&u);
        offer_open(&u);
    } else {
        if (hand) offer_reactions(&u);
        each_open_use(&u, true);
    }
}

bool is_use(u8 verb)
{
    switch (verb) {
    case ACT_PLAY: case ACT_USE_SPECIAL: case ACT_USE_JUSTICE: case ACT_USE_ALLY: case ACT_USE_AUGMENT:
    case ACT_USE_POWER: return true;
    default: return false;
    }
}

/* -- Using it ----------------------------------------------------------------------------------------------------- */

static struct use_card use_of(const struct use *u, u8 kind, u8 card, u8 part)
{
    const struct window *w = u->w;
    return (struct use_card){.hero = (u8)u->hero, .kind = kind, .card = card, .part = part, .moment = w ? w->moment : 0,
                         .that = w ? w->hero : NOWHERE, .there = w ? w->where : 0,
                         .colour = w ? w->colour : NOWHERE};
}

/* A trigger's part; one that begins with `may` was wanted already. */
static struct use_card trigger_use(const struct use *u, u8 kind, u8 card, const struct trigger *when, u8 first)
{
    int n = trigger_of(when, u->moment), from = optional_at(u->c, when[n < 0 ? 0 : n].code);
    struct use_card p = use_of(u, kind, card, (u8)(first + max_int(0, n)));
    p.from = (u8)max_int(0, from);
    return p;
}

struct use_card card_use(struct context *c, const STATE *g, int hero, const struct window *w, struct action answer)
{
    struct use u = {c, g, w, hero, w ? moment_for(g, w, hero) : 0, 0};
    u8 id = answer.a, mode = g->hero[hero].mode;
    switch (answer.verb) {
    case ACT_PLAY:
        return w ? trigger_use(&u, KIND_ABILITY, id, ABILITY(id)->when, PART_TRIGGER)
                 : use_of(&u, KIND_ABILITY, id, PART_EFFECT);
    case ACT_USE_SPECIAL:
        return w ? trigger_use(&u, KIND_SPECIAL, id, SPECIAL(id)->when, PART_TRIGGER)
                 : use_of(&u, KIND_SPECIAL, id, PART_EFFECT);
    case ACT_USE_JUSTICE:
        return w ? trigger_use(&u, KIND_JUSTICE, id, JUSTICE(id)->when, PART_TRIGGER)
                 : use_of(&u, KIND_JUSTICE, id, PART_REWARD);
    case ACT_USE_POWER:
        return w ? trigger_use(&u, KIND_HERO, id, triggers_of(HERO(id), mode), first_trigger(mode))
                 : use_of(&u, KIND_HERO, id, mode == HERO_MODE ? PART_HERO : PART_PRIVATE);
    default:
        return w ? trigger_use(&u, KIND_GEAR, id, GEAR(id)->when, PART_TRIGGER)
                 : use_of(&u, KIND_GEAR, id, PART_EFFECT);
    }
}

static void exhaust_token(STATE *g, int hero)
{
    g->hero[hero].available--;
    g->hero[hero].exhausted++;                               /* FF-052 */
}

static void use_gear(struct context *c, STATE *g, const struct use_card *L)
{
    struct hero *h = &g->hero[L->hero];
    struct commit *commit = L->moment == ON_COMMITTED ? NEAREST(commit) : NULL;
    for (int k = 0; k < ALLIES_MOST; k++)
        if (h->ally[k] == L->card && h->uses[k]) {
            h->uses[k]--;                                    /* FF-351 */
            if (commit) commit->allies |= (u8)bit(k);
        }
    for (int k = 0; k < AUGMENTS_MOST; k++)
        if (h->augment[k] == L->card && (GEAR(L->card)->once || L->part == PART_EFFECT)) {
            h->used |= (u8)bit(MODES + k);
            if (commit) commit->marks |= (u8)bit(MODES + k);
        }
    HAPPEN(EV_GEAR_USED, 351, L->hero, h->hero, L->card);
}

static void use_power(struct context *c, STATE *g, const struct use_card *L)
{
    struct hero *h = &g->hero[L->hero];
    const struct power *power = &HERO(h->hero)->side[h->mode];
    if (power->action && !L->moment && h->available) exhaust_token(g, L->hero);
    if (power->once) {
        h->used |= (u8)bit(h->mode);
        if (L->moment == ON_COMMITTED && NEAREST(commit)) NEAREST(commit)->marks |= (u8)bit(h->mode);
    }
    HAPPEN(EV_POWER_USED, 73, L->hero, h->hero, h->mode);
}

/* It leaves its place, and what it costs is paid. */
static void begin_use(struct context *c, STATE *g, const struct use_card *L)
{
    u8 row = g->hero[L->hero].hero;
    switch (L->kind) {
    case KIND_ABILITY:
        if (ABILITY(L->card)->action && !L->moment && g->hero[L->hero].available) exhaust_token(g, L->hero);
        move_ability(g, ABILITY_HAND + L->hero, L->card, ABILITY_PLAYED);
        card_went(c, g, L->hero, L->card);
        HAPPEN(EV_PLAYED, 97, L->hero, row, L->card);
        break;
    case KIND_SPECIAL:
        card_shown(SPECIALS(g), special_pile(L->hero, find_special(g, L->hero, L->card)), L->card, SPECIAL_PLAYED);
        HAPPEN(EV_SPECIAL_USED, 176, L->hero, row, L->card);
        break;
    case KIND_JUSTICE:                                       /* FF-200 */
        card_shown(JUSTICES(g), JUSTICE_UP + L->hero, L->card,
                   (L->moment == ON_COMMITTED ? JUSTICE_COMMITTED : JUSTICE_DOWN) + L->hero);
        HAPPEN(EV_REWARD_USED, 200, L->hero, row, L->card);
        break;
    case KIND_HERO: use_power(c, g, L); break;
    default: use_gear(c, g, L);
    }
}

/* FF-166, FF-178 */
static void end_use(STATE *g, const struct use_card *L)
{
    int aside = L->moment == ON_COMMITTED ? ABILITY_AIDING : ABILITY_DISCARD;
    if (L->kind == KIND_ABILITY && has_card(ABILITIES(g), ABILITY_PLAYED, L->card))
        move_ability(g, ABILITY_PLAYED, L->card, aside + L->hero);
    if (L->kind == KIND_SPECIAL && has_card(SPECIALS(g), SPECIAL_PLAYED, L->card))
        card_shown(SPECIALS(g), SPECIAL_PLAYED, L->card, SPECIAL_DISCARD);
}

static struct effect effect_of_play(const struct use_card *L)
{
    struct effect e = effect_at(L->kind, L->card, L->part, NOWHERE, L->that, L->there, L->colour);
    e.pc = L->from;
    return e;
}

#define STEPS_use_card(S, Q) S(RESOLVED, TO(effect))

PROC(use_card)
{
    BEGIN(use_card)
    begin_use(c, g, L);
    CALL_WITH(RESOLVED, L->hero, effect, effect_of_play(L));
    end_use(g, L);
    END
}
