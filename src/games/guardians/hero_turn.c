/* hero_turn.c: the activation of a Hero: three Actions in any order (chapters 9, 16 and 17). */
#include "procedures.h"

/* Whether his Weakness lies on the left: then he may heal at the start (GC-222, GC-S48). */
static int healable(struct context *c, const STATE *g, int hero)
{
    for EACH_CARD(card, POWERS(g), POWER_LEFT + hero)
        if (POWER(card)->symbol == S_WEAKNESS) return min_int(g->damage[hero], health_of(c, g, hero));
    return 0;
}

static bool makes_attack(struct context *c, u8 card)
{
    const struct code code = POWER(card)->effect;
    for (int at = 0; at < code.length; at++)
        if (c->content->code[code.at + at].verb == V_STRIKE) return true;
    return false;
}

/* Why a card on the left cannot be used as an Action now; NULL: it can (GC-203 to GC-205). */
static const char *power_fault(struct context *c, const STATE *g, int hero, u8 card, int at, rule_number *rule)
{
    struct effect e = effect_of(KIND_POWER, card, PART_EFFECT, hero);
    *rule = 204;
    if (POWER(card)->mode == UNIQUE_ACTION) {
        if (in_set(g->guardian[hero].used, at + 1)) return "it has been used in this turn";
        if (!may_use_unique(c, g, hero)) return "a Wound forbids UNIQUE ACTIONS in this turn";
    }
    *rule = 203;
    if (effect_possible(c, &e, player_of(g, hero))) return NULL;
    return makes_attack(c, card) ? "nobody is there whom it could attack" : "it would change nothing now";
}

static void offer_powers(struct context *c, const STATE *g, int hero)
{
    int at = 0;
    rule_number rule;
    for EACH_CARD(card, POWERS(g), POWER_LEFT + hero) {
        if (POWER(card)->mode >= ACTION) {
            const char *fault = power_fault(c, g, hero, card, at, &rule);
            OFFER_OR(!fault, rule, fault, ACT_USE_POWER, card);
        }
        at++;
    }
}

/* Cards on the table that are no Actions. */
static void refuse_powers(struct context *c, const STATE *g, int hero)
{
    for EACH_CARD(card, POWERS(g), POWER_LEFT + hero)
        if (POWER(card)->mode < ACTION) REFUSE(ACT_USE_POWER, 202, "it works by itself and costs no Action", card);
    for EACH_CARD(card, POWERS(g), POWER_RIGHT + hero)
        if (POWER(card)->mode >= ACTION) REFUSE(ACT_USE_POWER, 72, "it is played for its Secret Technique", card);
}

/* The power of the ID card that is used in the activation without an Action, once per turn. */
static bool can_use_id(struct context *c, const STATE *g, int hero)
{
    u8 id = g->guardian[hero].hero;
    if (!HERO(id)->use.length || in_set(g->guardian[hero].used, 0)) return false;
    struct effect e = effect_of(KIND_HERO, id, PART_USE, hero);
    return code_possible(c, &e, player_of(g, hero), HERO(id)->use);
}

static void refuse_id(struct context *c, const STATE *g, int hero)
{
    const u8 id = g->guardian[hero].hero;
    const bool used = in_set(g->guardian[hero].used, 0);
    if (HERO(id)->use.length && !can_use_id(c, g, hero))
        REFUSE(ACT_USE_ID, 36, used ? "it has been used in this turn" : "it would change nothing now", id);
}

/* What costs an Action and is no Attack; moves, of which there are many, come last. */
static void offer_others(struct context *c, const STATE *g, int hero)
{
    offer_checks(c, g, hero);
    offer_powers(c, g, hero);
    struct mover m = mover_of(c, g, hero, NOWHERE);
    offer_moves(c, g, hero, &m);
}

/* Why he cannot do more than that. */
static void refuse_others(struct context *c, const STATE *g, int hero)
{
    struct mover m = mover_of(c, g, hero, NOWHERE);
    refuse_powers(c, g, hero);
    refuse_checks(c, g, hero);
    refuse_moves(c, g, hero, &m);
}

/* Whether his Weakness leaves him nothing else to begin with. */
static bool must_attack(struct context *c, const STATE *g, const struct hero_turn *L)
{
    return !L->spent && modifier(c, g, L->hero, V_MUST_ATTACK) > 0 && can_attack_any(c, g, L->hero, STYLE_USUAL);
}

/* What costs an Action. */
static void offer_spending(struct context *c, const STATE *g, const struct hero_turn *L)
{
    int hero = L->hero;
    offer_fights(c, g, hero, STYLE_USUAL);
    if (!must_attack(c, g, L)) offer_others(c, g, hero);
}

static void refuse_actions(struct context *c, const STATE *g, const struct hero_turn *L)
{
    refuse_id(c, g, L->hero);
    if (L->spent >= hero_actions(c, g, L->hero)) {
        REFUSE_ALL(offer_spending(c, g, L), 102, "no Action is left");
        return;
    }
    refuse_fights(c, g, L->hero, STYLE_USUAL);
    if (must_attack(c, g, L)) REFUSE_ALL(offer_others(c, g, L->hero), 221, "his first Action must be an Attack");
    else refuse_others(c, g, L->hero);
}

static void offer_actions(struct context *c, const STATE *g, const struct hero_turn *L)
{
    OFFER_IF(can_use_id(c, g, L->hero), ACT_USE_ID, g->guardian[L->hero].hero);
    if (L->spent < hero_actions(c, g, L->hero)) offer_spending(c, g, L); /* GC-102 */
    OFFER(ACT_END_ACTIVATION);                               /* GC-105, GC-106 */
    if (wants_reasons(c)) refuse_actions(c, g, L);
}

static struct effect use_power(struct context *c, STATE *g, int hero, u8 card)
{
    g->guardian[hero].used |= (u8)bit(card_find(POWERS(g), POWER_LEFT + hero, card) + 1);
    HAPPEN(EV_USED, 203, player_of(g, hero), g->guardian[hero].hero, card);
    return effect_of(KIND_POWER, card, PART_EFFECT, hero);
}

static struct effect use_id(struct context *c, STATE *g, int hero)
{
    g->guardian[hero].used |= 1;
    HAPPEN(EV_USED_ID, 36, player_of(g, hero), hero);
    return effect_of(KIND_HERO, g->guardian[hero].hero, PART_USE, hero);
}

static enum flow finish(struct context *c, STATE *g, const struct hero_turn *L)
{
    HAPPEN(EV_ACTIVATION_OVER, 92, player_of(g, L->hero), L->hero);
    g->active = NOWHERE;
    pop_frame(c);
    return GO;
}

PROC(hero_turn)
{
    BEGIN(hero_turn)
    g->active = L->hero;
    g->guardian[L->hero].at_once = 0;
    if (HERO(g->guardian[L->hero].hero)->once == ONCE_PER_ACTIVATION) g->guardian[L->hero].used &= (u8)~1u;
    if (healable(c, g, L->hero)) {
        ASK(HEALING, f->seat) {
            OFFER(ACT_PASS);
            for (int n = 1; n <= healable(c, g, L->hero); n++) OFFER(ACT_HEAL, n);
            if (g->damage[L->hero] > healable(c, g, L->hero))
                REFUSE(ACT_HEAL, 222, "that is more than his Health", g->damage[L->hero]);
        }
        if (ANSWER.verb == ACT_HEAL) heal(c, g, L->hero, ANSWER.a, NOWHERE, 222);
    }
    CALL_IF(has_response(c, g, L->hero, ON_ACTIVATED), BEGUN, f->seat, responses, .moment = ON_ACTIVATED,
            .figure = L->hero);
    while (in_play(g, L->hero)) {
        ASK(NEXT, f->seat) offer_actions(c, g, L);
        g->check_hero = 0;
        if (ANSWER.verb == ACT_END_ACTIVATION) break;
        if (ANSWER.verb == ACT_USE_ID) {
            CALL_WITH(USED_ID, f->seat, effect, use_id(c, g, L->hero));
            continue;
        }
        L->spent++;
        if (ANSWER.verb == ACT_FIGHT) {
            CALL(FOUGHT, attack, .attacker = L->hero, .target = ANSWER.b, .ranged = ANSWER.c);
        } else if (ANSWER.verb == ACT_USE_POWER) {
            CALL_WITH(USED, f->seat, effect, use_power(c, g, L->hero, ANSWER.a));
        } else if (ANSWER.verb == ACT_MOVE) {
            L->from = g->at[L->hero];
            relocate(c, g, L->hero, ANSWER.b, EV_MOVED, 110);
            if (can_lead(c, g, L->hero, L->from)) {
                ASK(LEADING, f->seat) offer_lead(c, g, L->hero);
                if (ANSWER.verb == ACT_LEAD) relocate(c, g, CAPTIVE, ANSWER.a, EV_LED, RULING_(20));
            }
        } else if (ANSWER.verb == ACT_TRY) {
            try_task(c, g, L->hero, ANSWER);                 /* GC-175, GC-184 */
        } else {
            try_door(c, g, L->hero, ANSWER);
        }
    }
    return finish(c, g, L);
}
