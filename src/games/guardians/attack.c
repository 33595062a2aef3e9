/* attack.c: who can be attacked (chapter 11), and one attack in the order of GC-S65 (chapter 12). */
#include <stdlib.h>

#include "procedures.h"

/* -- Legal targets ------------------------------------------------------------------------------------------------ */

bool can_attack(struct context *c, const STATE *g, int attacker, int target, bool ranged)
{
    if (!on_board(g, attacker) || !on_board(g, target) || !in_set(enemies_of(attacker), target))
        return false; /* GC-136 */
    if (!ranged) return stands_beside(c, g, attacker, target); /* GC-129, GC-130 */
    return sees(c, g, g->at[attacker], g->at[target], enemies_of(attacker)); /* GC-132, GC-133 */
}

/* Whether a Hero other than the attacker stands beside the target. */
static bool is_flanked(struct context *c, const STATE *g, int attacker, int target)
{
    for EACH_BIT(h, HERO_FIGURES)
        if (h != attacker && stands_beside(c, g, h, target)) return true;
    return false;
}

static bool allowed_by(struct context *c, const STATE *g, u8 style, int attacker, int target)
{
    return style != STYLE_FLANKED || is_flanked(c, g, attacker, target);
}

/* Each legal target in turn: offers it, or says that there is one. */
static bool visit_targets(struct context *c, const STATE *g, int attacker, u8 style, bool offer)
{
    u8 near[DIRECTIONS];
    if (!on_board(g, attacker)) return false;
    int n = style != STYLE_RANGED ? foes_beside(c, g, g->at[attacker], is_hero(attacker), near) : 0;
    for (int i = 0; i < n; i++) {
        if (!allowed_by(c, g, style, attacker, near[i])) continue;
        if (!offer) return true;
        OFFER(ACT_FIGHT, attacker, near[i], false);          /* GC-109, GC-137, GC-S18 */
    }
    bool far = style == STYLE_RANGED ? modifier(c, g, attacker, V_NO_RANGED) <= 0 : shoots(c, g, attacker);
    if (!far) return false;                                  /* GC-131 */
    const u64 enemies = those_there(g, enemies_of(attacker));
    const int here = tile_of(g->at[attacker]);
    for EACH_BIT(target, enemies) {
        const int there = tile_of(g->at[target]);
        if (there != here && !rooms_open(g, here, there)) continue;
        if (!sees(c, g, g->at[attacker], g->at[target], enemies)) continue; /* GC-132 to GC-135 */
        if (!allowed_by(c, g, style, attacker, target)) continue;
        if (!offer) return true;
        OFFER(ACT_FIGHT, attacker, target, true);
    }
    return false;
}

bool can_attack_any(struct context *c, const STATE *g, int attacker, u8 style)
{
    return visit_targets(c, g, attacker, style, false);
}

void offer_fights(struct context *c, const STATE *g, int attacker, u8 style)
{
    visit_targets(c, g, attacker, style, true);
}

/* -- Why somebody cannot be attacked ------------------------------------------------------------------------------- */

static bool touch(int a, int b)
{
    return abs(cell_column(a) - cell_column(b)) <= 1 && abs(cell_row(a) - cell_row(b)) <= 1;
}

/* Whether they see each other, as long as nobody stands between. */
static bool is_in_line(struct context *c, const STATE *g, int a, int b) { return sees(c, g, g->at[a], g->at[b], 0); }

/* Why a legal distance does not help: at arm's length, from afar. NULL: nothing is wrong. */
static const char *melee_fault(struct context *c, const STATE *g, int attacker, int target, rule_number *rule)
{
    *rule = 129;
    if (!touch(g->at[attacker], g->at[target])) return "the target stands on no adjacent Space";
    *rule = 130;
    return stands_beside(c, g, attacker, target) ? NULL : "a wall or a closed Door is between";
}

static const char *range_fault(struct context *c, const STATE *g, int attacker, int target, u8 style, rule_number *rule)
{
    *rule = 131;
    if (style != STYLE_RANGED && modifier(c, g, attacker, V_RANGED) <= 0) return "no power allows ranged attacks";
    *rule = RULING_(111);
    if (modifier(c, g, attacker, V_NO_RANGED) > 0) return "ranged attacks are forbidden now";
    *rule = 132;
    if (!is_in_line(c, g, attacker, target)) return "a wall or a closed Door cuts the line of sight";
    return sees(c, g, g->at[attacker], g->at[target], enemies_of(attacker)) ? NULL : "another Enemy stands in the line";
}

static const char *target_fault(struct context *c, const STATE *g, int attacker, int target, bool ranged, u8 style,
                                rule_number *rule)
{
    const char *fault = ranged ? range_fault(c, g, attacker, target, style, rule)
                               : melee_fault(c, g, attacker, target, rule);
    if (fault && is_hero(attacker) && is_sheltered(c, g, target)) {
        *rule = RULING_(87);
        return "the Control Room door is closed";
    }
    if (fault || allowed_by(c, g, style, attacker, target)) return fault;
    *rule = 207;
    return "no other Hero stands beside the target";
}

/* Whether a player may think of attacking: in the same room or the next, or without a wall between. */
static bool is_near(struct context *c, const STATE *g, int a, int b)
{
    const int one = room_of(g, a), other = room_of(g, b);
    const int apart = abs(one % FRAME_SIDE - other % FRAME_SIDE) + abs(one / FRAME_SIDE - other / FRAME_SIDE);
    return apart <= 1 || is_in_line(c, g, a, b);
}

/* Of whom it can shoot, it is not said why it cannot hit him with its fists; nor that it cannot shoot at somebody whom
 * it does not see, if it never can. */
void refuse_fights(struct context *c, const STATE *g, int attacker, u8 style)
{
    rule_number rule = 0, far_rule = 0;
    if (!on_board(g, attacker)) return;
    for EACH_BIT(target, those_there(g, enemies_of(attacker))) {
        if (!is_near(c, g, attacker, target)) continue;
        const char *far = target_fault(c, g, attacker, target, true, style, &far_rule);
        const char *near = style == STYLE_RANGED ? NULL : target_fault(c, g, attacker, target, false, style, &rule);
        if (near && far) REFUSE(ACT_FIGHT, rule, near, attacker, target, false);
        if (far && (far_rule != 131 || is_in_line(c, g, attacker, target)))
            REFUSE(ACT_FIGHT, far_rule, far, attacker, target, true);
    }
}

/* -- Triggers of powers ------------------------------------------------------------------------------------------- */

/* A source is a trigger of the ID card (0, 1), then of the cards on the left (2, 3; 4, 5). */
enum { ID_SOURCES = TRIGGERS_MAX, SOURCES = 3 * TRIGGERS_MAX };

bool has_response(struct context *c, const STATE *g, int figure, u8 moment)
{
    (void)c;
    if (!on_board(g, figure) || figure == CAPTIVE) return false;
    return in_set(is_hero(figure) ? g->guardian[figure].trigger_mask : g->card[card_of(figure)].trigger_mask, moment);
}

/* Where the code of an effect begins that a player has to want; -1: it acts by itself (GC-S50). */
static int optional_at(struct context *c, struct code code)
{
    int at = code.length && c->content->code[code.at].verb == V_PLAYED;
    return at < code.length && c->content->code[code.at + at].verb == V_MAY ? at + 1 : -1;
}

/* Whether a source waits for the moment now; its effect. */
static bool find_source(struct context *c, const STATE *g, const struct responses *L, int source, struct effect *e)
{
    int n = source % TRIGGERS_MAX, card = source / TRIGGERS_MAX - 1;
    seat who = player_of(g, L->figure);
    const struct trigger *t;
    if (is_hero(L->figure)) {
        const struct guardian *h = &g->guardian[L->figure];
        if (card >= pile_count(POWERS(g), POWER_LEFT + L->figure)) return false;
        u8 id = card < 0 ? h->hero : card_at(POWERS(g), POWER_LEFT + L->figure, card);
        u8 once = card < 0 ? HERO(id)->once : POWER(id)->once;
        if (once && in_set(h->used, card + 1)) return false;
        t = card < 0 ? &HERO(id)->when[n] : &POWER(id)->when[n];
        *e = effect_of(card < 0 ? KIND_HERO : KIND_POWER, id, (u8)(PART_TRIGGER + n), L->figure);
    } else {
        const struct villain_card *v = &g->card[card_of(L->figure)];
        if (card >= 0 || (VILLAIN(v->villain)->once && v->used)) return false;
        t = &VILLAIN(v->villain)->when[n];
        *e = effect_of(KIND_VILLAIN, v->villain, (u8)(PART_TRIGGER + n), L->figure);
    }
    if (t->moment != L->moment || (t->condition && !holds(c, e, who, CONDITION(t->condition)))) return false;
    return code_possible(c, e, who, t->code);
}

/* The sources that wait now and are not done, of one kind. */
static u16 waiting_sources(struct context *c, const STATE *g, const struct responses *L, bool optional)
{
    u16 found = 0;
    struct effect e;
    for (int s = 0; s < SOURCES; s++)
        if (!in_set(L->done, s) && find_source(c, g, L, s, &e) && (optional_at(c, part(c, &e)) >= 0) == optional)
            found |= (u16)bit(s);
    return found;
}

/* Of those that act by themselves: the only one, or SOURCES. Of several their owner says which is first (GC-S66). */
static u8 only_source(struct context *c, const STATE *g, const struct responses *L)
{
    u16 waiting = waiting_sources(c, g, L, false);
    return set_count(waiting) == 1 ? lowest(waiting) : SOURCES;
}

/* What is to be chosen now: one of several that act by themselves, otherwise one that may act. */
static u16 choice_of_sources(struct context *c, const STATE *g, const struct responses *L)
{
    u16 waiting = waiting_sources(c, g, L, false);
    return waiting ? waiting : waiting_sources(c, g, L, true);
}

/* Whether an option of the list is this one. */
static bool is_listed(const struct context *c, struct action action)
{
    for (int i = 0; i < c->count; i++)
        if (same_action(c->option[i], action)) return true;
    return false;
}

/* Powers that wait for this moment and have acted already. */
static void refuse_sources(struct context *c, const STATE *g, const struct responses *L)
{
    const struct guardian *h = is_hero(L->figure) ? &g->guardian[L->figure] : NULL;
    for (int s = 0; h && s < SOURCES; s++) {
        const int n = s % TRIGGERS_MAX, card = s / TRIGGERS_MAX - 1;
        if (card >= pile_count(POWERS(g), POWER_LEFT + L->figure)) continue;
        const u8 id = card < 0 ? h->hero : card_at(POWERS(g), POWER_LEFT + L->figure, card);
        const struct trigger *t = card < 0 ? &HERO(id)->when[n] : &POWER(id)->when[n];
        const struct action action = {card < 0 ? ACT_RESPOND_ID : ACT_RESPOND, L->figure, card < 0 ? 0 : id, 0};
        if (t->moment != L->moment || is_listed(c, action)) continue;
        if (in_set(L->done, s)) REFUSE(action.verb, RULING_(65), "it has acted now", action.a, action.b);
        else if ((card < 0 ? HERO(id)->once : POWER(id)->once) && in_set(h->used, card + 1))
            REFUSE(action.verb, card < 0 ? 36 : 202, "it has been used in this turn", action.a, action.b);
    }
}

static void offer_sources(struct context *c, const STATE *g, const struct responses *L)
{
    if (!waiting_sources(c, g, L, false)) OFFER(ACT_PASS);
    for EACH_BIT(s, choice_of_sources(c, g, L)) {
        if (s < ID_SOURCES) OFFER(ACT_RESPOND_ID, L->figure);
        else OFFER(ACT_RESPOND, L->figure, card_at(POWERS(g), POWER_LEFT + L->figure, s / TRIGGERS_MAX - 1));
    }
    if (wants_reasons(c)) refuse_sources(c, g, L);
}

/* The source that an answer names. */
static u8 named_source(struct context *c, const STATE *g, const struct responses *L, struct action a)
{
    for EACH_BIT(s, choice_of_sources(c, g, L)) {
        bool id = s < ID_SOURCES;
        if (id != (a.verb == ACT_RESPOND_ID)) continue;
        if (id || card_at(POWERS(g), POWER_LEFT + L->figure, s / TRIGGERS_MAX - 1) == a.b) return s;
    }
    return SOURCES;
}

/* A source acts: notes that it did; its effect, after the question whether it shall. */
static struct effect use_source(struct context *c, STATE *g, struct responses *L, int source)
{
    struct effect e = {0};
    int card = source / TRIGGERS_MAX - 1;
    L->done |= (u16)bit(source);                             /* GC-S65: once per attack */
    MUST(find_source(c, g, L, source, &e));
    if (is_villain(L->figure)) g->card[card_of(L->figure)].used = true;
    else if (card < 0 ? HERO(e.card)->once : POWER(e.card)->once) g->guardian[L->figure].used |= (u8)bit(card + 1);
    if (card < 0) HAPPEN(EV_USED_ID, 36, player_of(g, L->figure), L->figure);
    else HAPPEN(EV_USED, 202, player_of(g, L->figure), g->guardian[L->figure].hero, e.card);
    e.pc = (u8)max_int(0, optional_at(c, part(c, &e)));
    return e;
}

#define STEPS_responses(S, Q) \
    S(ACTED, TO(effect)) Q(WHICH, RULING_(65), "Which of your powers do you use?", WAY, .pass = "Use no power")

PROC(responses)
{
    BEGIN(responses)
    for (;;) {
        L->source = only_source(c, g, L);
        if (L->source == SOURCES) {
            if (!choice_of_sources(c, g, L)) break;
            ASK(WHICH, f->seat) offer_sources(c, g, L);
            if (ANSWER.verb == ACT_PASS) break;
            L->source = named_source(c, g, L, ANSWER);
        }
        CALL_WITH(ACTED, f->seat, effect, use_source(c, g, L, L->source));
        if (!on_board(g, L->figure)) break;
    }
    END
}

/* Calls the triggers of a figure, if it has any; goes on at S. */
#define RESPOND(S, who, moment_)                                                                              \
    CALL_IF(has_response(c, g, (who), (moment_)), S, player_of(g, (who)), responses, .moment = (moment_),       \
            .figure = (u8)(who))

/* -- One attack --------------------------------------------------------------------------------------------------- */

static void announce(struct context *c, const STATE *g, const struct attack *L)
{
    const struct effect *e = L->attacker == NOWHERE ? NEAREST(effect) : NULL;
    if (e)
        HAPPEN(e->kind == KIND_ROOM ? EV_ROOM_ATTACKS : EV_EVENT_ATTACKS, RULING_(130), g->skarov, L->target, e->card);
    else if (L->attacker != NOWHERE)
        HAPPEN(EV_ATTACK, 128, player_of(g, L->attacker), L->attacker, L->target, L->ranged);
}

/* Whether it is legal now: a response may have changed that (GC-S118). */
static bool still_legal(struct context *c, const STATE *g, const struct attack *L, int target)
{
    if (!on_board(g, target)) return false;
    if (L->attacker == NOWHERE) return true;
    return can_attack(c, g, L->attacker, target, L->ranged);
}

/* Whether a second target can be named with this one. */
static bool second_target(struct context *c, const STATE *g, const struct attack *L, int target)
{
    return target != L->target && can_attack(c, g, L->attacker, target, L->ranged);
}

static bool names_two(struct context *c, const STATE *g, const struct attack *L)
{
    if (L->attacker == NOWHERE || modifier(c, g, L->attacker, V_TWO_TARGETS) <= 0) return false;
    return ANY(t, those_there(g, enemies_of(L->attacker)), second_target(c, g, L, t));
}

static void refuse_second(struct context *c, const STATE *g, const struct attack *L)
{
    rule_number rule;
    for EACH_BIT(t, those_there(g, enemies_of(L->attacker))) {
        if (t == L->target) REFUSE(ACT_PICK_FIGURE, 136, "it is the first target", t);
        else if (is_near(c, g, L->attacker, t) && !second_target(c, g, L, t)) {
            const char *fault = target_fault(c, g, L->attacker, t, L->ranged, STYLE_RANGED, &rule);
            if (fault) REFUSE(ACT_PICK_FIGURE, rule, fault, t);
        }
    }
}

/* More dice for the next attack are for this one, also if it comes to nothing. */
static void take_ambush(STATE *g, struct attack *L)
{
    if (L->attacker == NOWHERE || !is_villain(L->attacker) || card_of(L->attacker) != g->active_card) return;
    L->dice = (u8)min_int(L->dice + g->ambush, 99);
    g->ambush = 0;
}

/* The dice as they are now. Who makes attackers roll fewer, does so in attacks of Traps and Events too (GC-S57,
 * GC-S130). */
static struct dice dice_of(struct context *c, const STATE *g, const struct attack *L)
{
    if (L->attacker != NOWHERE) return attack_dice(c, g, L->attacker, L->target, L->dice);
    int combat = max_int(0, L->combat - max_int(0, modifier(c, g, L->target, V_FEWER)));
    return (struct dice){(u8)combat, (u8)(L->power + L->dice), 0};
}

void roll_dice(struct context *c, STATE *g, struct attack *L)
{
    struct dice dice = dice_of(c, g, L);
    seat who = L->attacker == NOWHERE ? g->skarov : player_of(g, L->attacker);
    L->total = (u8)roll_attack(c, who, dice);                /* GC-144 */
    HAPPEN(EV_ATTACK_ROLL, 144, who, min_int(15, dice.combat) * 16 + min_int(15, dice.power), L->total);
}

static int target_of(const struct attack *L) { return L->which ? L->second : L->target; }

static int wanted(struct context *c, const STATE *g, const struct attack *L)
{
    return max_int(1, defense_of(c, g, target_of(L)) + L->ward);
}

/* A hit: Damage, and what Personal Missions count of it (GC-148). */
static void strike(struct context *c, STATE *g, struct attack *L)
{
    int target = target_of(L), by = L->attacker;
    L->hit = true;
    HAPPEN(EV_HIT, 147, player_of(g, target), target, L->total, wanted(c, g, L));
    if (by < HEROES) {
        struct guardian *h = &g->guardian[by];
        h->met |= (u8)bit(card_of(target));
        note_deed(c, g, by, D_CARDS_HIT, set_count(h->met));
        if (target == SKAROV_FIGURE) note_deed(c, g, by, D_HIT_SKAROV, 1);
    }
    hurt(c, g, target, 1, by < HEROES ? by : NOWHERE, L->ranged, 148);
}

/* Who is asked for responses to an attack on an Ally: the next figure of the target's side, or FIGURES. */
static int next_ally(struct context *c, const STATE *g, const struct attack *L, int from)
{
    int end = is_hero(L->target) ? HEROES : CAPTIVE;
    for (int figure = max_int(from, is_hero(L->target) ? 0 : FIRST_VILLAIN); figure < end; figure++)
        if (figure != L->target && has_response(c, g, figure, ON_ALLY_ATTACKED)) return figure;
    return FIGURES;
}

PROC(attack)
{
    BEGIN(attack)
    announce(c, g, L);
    if (names_two(c, g, L)) {
        ASK(SECOND, player_of(g, L->attacker)) {
            OFFER(ACT_PASS);
            for EACH_BIT(t, enemies_of(L->attacker))
                OFFER_IF(second_target(c, g, L, t), ACT_PICK_FIGURE, t);
            if (wants_reasons(c)) refuse_second(c, g, L);
        }
        if (ANSWER.verb == ACT_PICK_FIGURE) {
            L->second = ANSWER.a;
            L->two = true;
            HAPPEN(EV_ALSO, 136, player_of(g, L->attacker), L->second);
        }
    }
    if (L->attacker != NOWHERE && is_villain(L->attacker) && may_play_event(g)) { /* GC-S39 */
        ASK_SECRET(EVENT, g->skarov) {
            OFFER(ACT_PASS);
            offer_events(c, g);
        }
        if (ANSWER.verb == ACT_PLAY_EVENT) CALL_WITH(EVENT_DONE, g->skarov, effect, play_event(c, g, ANSWER.a));
    }
    RESPOND(ANSWERED, L->target, ON_ATTACKED);               /* GC-208, GC-S65 */
    if (L->two) RESPOND(ANSWERED_TOO, L->second, ON_ATTACKED);
    while ((L->asked = (u8)next_ally(c, g, L, L->asked)) < FIGURES) {
        L->asked++;
        CALL_AS(ALLY_ANSWERED, player_of(g, L->asked - 1), responses, .moment = ON_ALLY_ATTACKED,
                .figure = (u8)(L->asked - 1));
    }
    take_ambush(g, L);
    L->two = L->two && L->second != L->target && still_legal(c, g, L, L->second);
    if (!still_legal(c, g, L, L->target)) {                  /* GC-S118, GC-E31 */
        if (!L->two) {
            HAPPEN(EV_ATTACK_OFF, RULING_(118), NOBODY, L->target);
            RETURN(0);
        }
        L->target = L->second;
        L->two = false;
    }
    if (L->foiled) {
        HAPPEN(EV_SPOILED, RULING_(65), NOBODY, L->target);
        RETURN(0);
    }
    roll_dice(c, g, L);
    if (L->attacker != NOWHERE) RESPOND(CHANGED, L->attacker, ON_ROLLED);
    for (L->which = 0; L->which < 1 + L->two; L->which++) {
        if (!on_board(g, target_of(L))) continue;
        if (L->total >= wanted(c, g, L)) RESPOND(SAVED, target_of(L), ON_WOULD_HIT);
        if (!on_board(g, target_of(L))) continue;
        if (L->foiled || L->total < wanted(c, g, L)) {       /* GC-147, GC-149, GC-S61 */
            HAPPEN(L->foiled ? EV_SPOILED : EV_MISSED, 149, player_of(g, target_of(L)), target_of(L), L->total,
                   wanted(c, g, L));
            continue;
        }
        strike(c, g, L);
        STOP_IF_OVER;
        if (L->attacker == NOWHERE) {
            RESPOND(STUNG, target_of(L), ON_HIT);
            continue;
        }
        if (on_board(g, L->attacker) && can_shift(c, g, target_of(L)))
            CALL_AS(PUSHED, player_of(g, L->attacker), shift, .figure = (u8)target_of(L), .pushed = true,
                    .left = (u8)(1 + max_int(0, modifier(c, g, L->attacker, V_PUSH_FAR)))); /* GC-150, GC-S64 */
        RESPOND(FOLLOWED, L->attacker, ON_ATTACK_HIT);
        RESPOND(STRUCK_BACK, target_of(L), ON_HIT);
    }
    if (L->attacker != NOWHERE) RESPOND(FINISHED, L->attacker, ON_ATTACK_DONE);
    RETURN(L->hit);
}

#define STEPS_free_attack(S, Q) \
    S(FOUGHT, TO(attack)) Q(WHOM, 128, "Whom does the figure attack, if anybody?", WAY, .pass = "Attack nobody")

PROC(free_attack)
{
    BEGIN(free_attack)
    if (!can_attack_any(c, g, L->figure, L->style)) RETURN(0);
    ASK(WHOM, f->seat) {
        OFFER(ACT_PASS);
        offer_fights(c, g, L->figure, L->style);
        if (wants_reasons(c)) refuse_fights(c, g, L->figure, L->style);
    }
    if (ANSWER.verb == ACT_PASS) RETURN(0);
    CALL(FOUGHT, attack, .attacker = L->figure, .target = ANSWER.b, .ranged = ANSWER.c,
         .dice = L->dice, .answer = L->answer);
    END
}
