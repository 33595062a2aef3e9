/* execution.c: step 5.4 (chapter 11): Rebellion, Sabotage and Form Guerrillas are carried out. */
#include "procedures.h"

/* -- Which mission is next ---------------------------------------------------------------------------------------- */

/* Whether a mission waits to be executed: Escort and Command need no execution (FR-195). */
static bool waiting(const STATE *g, seat who)
{
    const u32 executed = bit(REBELLION) | bit(SABOTAGE) | bit(FORM_GUERRILLAS);
    return ANY(id, g->player[who].people, in_set(executed, g->person[id].mission));
}

static void offer_executions(struct context *c, const STATE *g, seat who)
{
    u32 planets = 0, groups = 0, gatherers = 0;
    for EACH_BIT(id, g->player[who].people) {
        const struct person *p = &g->person[id];
        if (p->mission == REBELLION) planets |= bit(p->place); /* FR-175 */
        if (p->mission == SABOTAGE) groups |= bit(p->object);
        if (p->mission == FORM_GUERRILLAS) gatherers |= bit(id);
    }
    if (!(planets | groups | gatherers)) OFFER(ACT_DONE);
    offer_set(c, planets, ACT_RUN_REBELLION);
    offer_set(c, groups, ACT_RUN_SABOTAGE);
    offer_set(c, gatherers, ACT_RUN_GUERRILLAS);
    offer_cards(c, g, who, M_MISSIONS, NO_ID);
}

#define STEPS_execution(S, Q)                                                           \
    Q(NEXT_MISSION, 170, "Which mission is executed next?") S(PLAYED, TO(play_card)) \
    S(REBELLED, TO(rebellion)) S(SABOTAGED, TO(sabotage)) S(GATHERED, TO(guerrillas))

PROC(execution)
{
    BEGIN(execution)
    while (waiting(g, f->seat) || (L->begun && may_play(c, g, f->seat, M_MISSIONS, NO_ID))) {
        ASK_(NEXT_MISSION, only(f->seat), !c->fast && may_play(c, g, f->seat, M_MISSIONS, NO_ID))
            offer_executions(c, g, f->seat);
        if (ANSWER.verb == ACT_DONE) break;
        L->begun = true;
        if (ANSWER.verb == ACT_PLAY) CALL(PLAYED, play_card, .card = ANSWER.a, .thing = NO_ID);
        else if (ANSWER.verb == ACT_RUN_REBELLION) CALL(REBELLED, rebellion, .planet = ANSWER.a);
        else if (ANSWER.verb == ACT_RUN_SABOTAGE) CALL(SABOTAGED, sabotage, .group = ANSWER.a);
        else CALL(GATHERED, guerrillas, .who = ANSWER.a, .slot = NO_UNIT);
    }
    END
}

/* -- Rebellion ---------------------------------------------------------------------------------------------------- */

static void roll_rebellion(struct context *c, STATE *g, struct rebellion *L)
{
    L->dice = roll(c, 6);                                    /* FR-172 */
    if (L->planet == g->capital) L->dice = (u8)(L->dice + roll(c, 6)); /* FR-173 */
    HAPPEN(EV_REBELLION, 172, g->active, L->planet, L->sum, L->dice);
}

/* The damage that units of a set can still take, of those whose key is `from` or higher. */
static int capacity(const struct context *c, const STATE *g, u8 planet, u32 from)
{
    return SUM(slot, g->troops_on[planet],
               UNIT_KEY(g->troop, slot) < from ? 0 : CARD(g->troop[slot].kind)->strength - g->troop[slot].damage);
}

/* Imperial units that may get the next point, in ascending order, so that the rest still fits (FR-180). */
static u32 damageable(const struct context *c, const STATE *g, const struct rebellion *L)
{
    int needed = min_int(L->left, capacity(c, g, L->planet, L->from));
    return SUBSET(slot, g->troops_on[L->planet],
                  UNIT_KEY(g->troop, slot) >= L->from &&
                  capacity(c, g, L->planet, UNIT_KEY(g->troop, slot)) >= needed);
}

static void damage_one(struct context *c, STATE *g, struct rebellion *L, u8 slot)
{
    struct troop *t = &g->troop[slot];
    t->damage++;
    L->from = UNIT_KEY(g->troop, slot);
    L->left--;
    HAPPEN(EV_DAMAGED, 177, NOBODY, t->kind, t->planet, t->damage);
    if (t->damage < CARD(t->kind)->strength) return;         /* FR-179 */
    HAPPEN(EV_TROOP_LOST, 180, NOBODY, t->kind, t->planet);
    remove_troop(c, g, slot);
}

/* Which uses the result has; none if what it was for is gone (FR-171, FR-308). */
static void offer_uses(struct context *c, const STATE *g, const struct rebellion *L)
{
    int garrison = g->world[L->planet].garrison;
    if (L->left && garrison) OFFER(ACT_WEAKEN, L->planet, min_int(L->left, garrison));
    if (L->left >= 2 && g->troops_on[L->planet]) OFFER(ACT_STRIKE, L->planet, L->left / 2);
    if (!c->count) OFFER(ACT_DONE);
}

/* A single point is lost where only imperial units stand (FR-308). */
static bool too_few(const STATE *g, const struct rebellion *L) { return L->left == 1 && g->troops_on[L->planet]; }

#define STEPS_rebellion(S, Q)                                                  \
    S(READY, TO(window)) S(ROLLED, TO(window))                                 \
    Q(WHICH_USE, 178, "How do you use the result of the Rebellion?")     \
    Q(WHICH_TROOP, 180, "Which imperial unit gets the damage?",          \
      SHARE("Which imperial units get the damage?", NO_VERB))

PROC(rebellion)
{
    BEGIN(rebellion)
    for EACH_BIT(id, on_mission(g, f->seat, REBELLION) & g->people_on[L->planet]) {
        L->sum = (u8)(L->sum + CARD(id)->politics);          /* of those who are still there (FR-307) */
        g->person[id].mission = NO_MISSION;                  /* FR-182: he stays on the planet */
    }
    new_roll(g);
    MOMENT(READY, f->seat, .moment = M_REBELLION, .who = only(f->seat), .thing = L->planet);
    L->sum = (u8)(L->sum + g->roll_bonus);
    roll_rebellion(c, g, L);
    MOMENT(ROLLED, f->seat, .moment = M_REBELLED, .who = only(f->seat), .thing = L->planet);
    if (RESULT == CANCELLED) roll_rebellion(c, g, L);        /* the second roll stands */
    new_roll(g);
    L->left = (u8)max_int(0, L->sum - L->dice);              /* FR-174 */
    if (L->left) HAPPEN(EV_BROUGHT, 174, f->seat, L->planet, L->left);
    ASK(WHICH_USE, f->seat) offer_uses(c, g, L);
    if (ANSWER.verb == ACT_DONE) HAPPEN(too_few(g, L) ? EV_TOO_FEW : EV_NO_RESULT, 308, f->seat, L->planet);
    if (ANSWER.verb == ACT_WEAKEN) weaken(c, g, L->planet, L->left, 176); /* FR-262 */
    if (ANSWER.verb != ACT_STRIKE) RETURN(0);
    L->left /= 2;                                            /* FR-177 */
    while (L->left && g->troops_on[L->planet]) {
        ASK(WHICH_TROOP, f->seat) offer_troops(c, g, damageable(c, g, L));
        damage_one(c, g, L, find_troop(g, damageable(c, g, L), ANSWER));
    }
    END
}

/* -- Sabotage ----------------------------------------------------------------------------------------------------- */

static void sabotage_roll(struct context *c, STATE *g, const struct sabotage *L, seat who)
{
    u32 group = SUBSET(id, on_mission(g, who, SABOTAGE), g->person[id].object == L->group);
    int total = SUM(id, group, CARD(id)->combat + CARD(id)->command + CARD(id)->politics) + g->roll_bonus; /* FR-184 */
    u8 dice = (u8)(roll(c, 6) + roll(c, 6));
    HAPPEN(EV_SABOTAGE, 183, who, L->group, total, dice);
    if (dice <= total && g->markers) {                       /* FR-183, FR-185, FR-186 */
        g->markers--;
        HAPPEN(EV_SUCCEEDED, 185, who);
        HAPPEN(EV_MARKERS, 185, NOBODY, g->markers);
    } else if (dice > total) {
        HAPPEN(EV_FAILED, 183, who);
    }
    for EACH_BIT(id, group) person_falls(c, g, id, 187);
}

#define STEPS_sabotage(S, Q) S(READY, TO(window))

PROC(sabotage)
{
    BEGIN(sabotage)
    new_roll(g);
    MOMENT(READY, f->seat, .moment = M_SABOTAGE, .who = only(f->seat), .thing = NO_ID);
    sabotage_roll(c, g, L, f->seat);
    new_roll(g);
    END
}

/* -- Form Guerrillas ---------------------------------------------------------------------------------------------- */

static bool guerrillas_gather(struct context *c, STATE *g, u8 who)
{
    int stat = max_int(CARD(who)->command, CARD(who)->politics); /* FR-189 */
    u8 die = roll(c, 6);
    g->person[who].mission = NO_MISSION;
    HAPPEN(EV_GUERRILLAS, 189, g->active, who, stat, die);
    HAPPEN(die <= stat ? EV_GATHERED : EV_NOBODY_CAME, 189, g->active, who, g->person[who].place);
    return die <= stat;
}

PROC(guerrillas)
{
    BEGIN(guerrillas)
    if (!guerrillas_gather(c, g, L->who) || !hand_count(g, f->seat)) RETURN(0); /* FR-191 */
    ASK_SECRET(WHICH_CARD, f->seat) {
        OFFER(ACT_DECLINE);
        for EACH_KIND(card, STOCK(g), HAND + f->seat)
            OFFER_IF(readiness(c, card) & READY_GUERRILLA, ACT_FORM, card, g->person[L->who].place);
    }
    if (ANSWER.verb == ACT_DECLINE) RETURN(0);
    HAPPEN(EV_FORMED, 190, f->seat, ANSWER.a, g->person[L->who].place);
    from_hand(c, g, f->seat, ANSWER.a, TABLE);
    L->slot = add_rebel(c, g, ANSWER.a, f->seat, g->person[L->who].place); /* FR-194, FR-301 */
    if (!CARD(L->who)->command) RETURN(0);                   /* FR-193 */
    ASK(WHETHER_COMMAND, f->seat) {
        OFFER(ACT_DECLINE);
        OFFER(ACT_ACCEPT);
    }
    if (ANSWER.verb == ACT_ACCEPT) take_command(c, g, L->who, L->slot, 192);
    END
}
