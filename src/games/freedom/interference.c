/* interference.c: step 5.3 (chapter 10): attacks on missions, escorts, personal combat. */
#include "procedures.h"

/* -- Who attacks whom --------------------------------------------------------------------------------------------- */

static bool can_attack(const struct context *c, u8 card) { return readiness(c, card) == READY_ATTACK; }

/* Why some of the active player's characters cannot be attacked; one card shows the reason. */
static void refuse_attacks(struct context *c, const STATE *g, seat who, u32 hit)
{
    u8 card = 0;
    for EACH_CARD(held, STOCK(g), HAND + who)
        if (!card && can_attack(c, held)) card = held;
    for EACH_BIT(target, card ? g->player[g->active].people : 0) {
        u8 mission = g->person[target].mission;
        if (mission == COMMAND) REFUSE(ACT_ATTACK, 152, "commanders are not attacked", card, target);
        else if (!mission) REFUSE(ACT_ATTACK, 137, "this character has no mission", card, target);
        else if (in_set(hit, target))
            REFUSE(ACT_ATTACK, 155, "you have attacked this character already", card, target);
    }
}

/* `hit`: whom the player has attacked already. */
static void offer_attacks(struct context *c, const STATE *g, seat who, u32 hit)
{
    u32 targets = on_mission(g, g->active, NO_MISSION) & ~hit; /* FR-155 */
    OFFER(ACT_PASS, M_INTERFERE);
    if (!(g->player[who].ready & READY_ATTACK)) return;
    for EACH_KIND(card, STOCK(g), HAND + who)
        for EACH_BIT(target, can_attack(c, card) ? targets : 0) /* FR-149, FR-150 */
            OFFER(ACT_ATTACK, card, target);                 /* FR-151, FR-153 */
    if (wants_reasons(c)) refuse_attacks(c, g, who, hit);
}

#define STEPS_interference(S, Q) \
    Q(NEXT_ATTACK, 154, "Do you attack a mission of the active player?") S(ATTACKED, TO(attack))

PROC(interference)
{
    seat who = L->next;
    BEGIN(interference)
    for (; L->passes < g->players - 1; L->next = clockwise(g->players, L->next, 1)) { /* FR-154 */
        who = L->next;
        if (who == f->seat) continue;                        /* FR-148 */
        L->passes++;
        if (c->fast ? !(g->player[who].ready & READY_ATTACK) : !hand_count(g, who)) continue;
        if (!(on_mission(g, f->seat, NO_MISSION) & ~L->hit[who])) continue;
        ASK_SECRET(NEXT_ATTACK, who) offer_attacks(c, g, who, L->hit[who]);
        if (ANSWER.verb == ACT_PASS) continue;
        L->passes = 0;
        L->hit[who] |= bit(ANSWER.b);                        /* FR-306 */
        CALL_AS(ATTACKED, who, attack, .card = ANSWER.a, .target = ANSWER.b);
    }
    END
}

/* -- One attack --------------------------------------------------------------------------------------------------- */

/* Characters that escort the target, which may itself be an escort (FR-168, FR-303). */
static u32 escorts(const STATE *g, u8 target)
{
    return SUBSET(id, on_mission(g, g->active, ESCORT), g->person[id].object == target);
}

/* One die; success with the stat or less (FR-009, FR-160). */
static bool fights(struct context *c, u8 who, int combat)
{
    u8 die = roll(c, 6);
    HAPPEN(EV_FOUGHT, 160, NOBODY, who, die, combat);
    return die <= combat;                                    /* FR-269 */
}

/* Both sides roll, the attacker first. True when the character would be discarded. */
static bool personal_combat(struct context *c, STATE *g, const struct attack *L)
{
    bool attacker = fights(c, L->card, CARD(L->card)->combat);
    bool defender = fights(c, L->fighter, CARD(L->fighter)->combat + g->roll_bonus);
    if (attacker == defender) HAPPEN(EV_DRAW, 161, NOBODY, L->card, L->fighter); /* FR-163 */
    else if (defender) HAPPEN(EV_BEATEN_OFF, 162, NOBODY, L->card);
    return attacker && !defender;                            /* FR-162 */
}

/* The steps of FR-304; the frame's seat is the attacker. */
PROC(attack)
{
    BEGIN(attack)
    from_hand(c, g, f->seat, L->card, TABLE);
    HAPPEN(EV_ATTACKED, 151, f->seat, L->card, L->target);
    if (CARD(L->card)->family == IMPERIAL) {
        CALL(SHOWN_TO_ALL, defection, .card = L->card, .next = g->active);
        if (RESULT != NOBODY) {                              /* FR-106: the attack is cancelled */
            defect(c, g, TABLE, L->card, (seat)RESULT, g->person[L->target].place);
            RETURN(0);
        }
    }
    L->fighter = L->target;
    new_roll(g);
    if (escorts(g, L->target)) {
        ASK(WHICH_ESCORT, g->active) offer_set(c, escorts(g, L->target), ACT_ANSWER); /* FR-167, FR-169 */
        L->fighter = ANSWER.a;
        HAPPEN(EV_ANSWERED, 164, g->active, L->fighter);
        MOMENT(ESCORT_READY, g->active, .moment = M_COMBAT, .who = only(g->active), .thing = L->fighter);
        if (fights(c, L->fighter, CARD(L->fighter)->combat + g->roll_bonus)) { /* FR-164 */
            HAPPEN(EV_BEATEN_OFF, 164, NOBODY, L->card);
            discard_kind(c, g, TABLE, L->card);
            new_roll(g);
            RETURN(0);
        }
        if (CARD(L->card)->family == IMPERIAL) {             /* FR-165; else FR-166, FR-305 */
            L->fighter = L->target;
            new_roll(g);
        }
    }
    MOMENT(READY, g->active, .moment = M_COMBAT, .who = only(g->active), .thing = L->fighter);
    if (personal_combat(c, g, L)) {                          /* FR-159 */
        MOMENT(BEATEN, g->active, .moment = M_BEATEN, .who = only(g->active), .thing = L->fighter);
        if (RESULT == CANCELLED) HAPPEN(EV_SAVED, 304, g->active, L->fighter);
        else person_falls(c, g, L->fighter, 162);      /* FR-157, FR-158 */
    }
    discard_kind(c, g, TABLE, L->card);                      /* FR-156 */
    new_roll(g);
    END
}
