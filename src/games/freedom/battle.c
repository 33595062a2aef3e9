/* battle.c: steps 5.5 and 5.6 (chapters 12 and 13): reaction moves, unit battles, losses. */
#include "procedures.h"

/* -- Reaction movement -------------------------------------------------------------------------------------------- */

u32 reactors(const struct context *c, const STATE *g, seat who)
{
    u32 found = 0;
    for EACH(s, g->player[who].units & ~g->moved_units)      /* FR-197, FR-309 */
        if (!g->troops_on[g->rebel[LOWEST(rest_s)].planet] &&
            reach(c, g, LOWEST(rest_s), false)) /* FR-199, FR-200 */
            found |= bit(LOWEST(rest_s));
    return found;
}

static void refuse_reactions(struct context *c, const STATE *g, seat who, u32 movable)
{
    for EACH(s, g->player[who].units & ~movable & ~g->moved_units) {
        const struct rebel *r = &g->rebel[LOWEST(rest_s)];
        bool met = g->troops_on[r->planet] != 0;
        if (!first_rebel(g, g->player[who].units & ~g->moved_units, LOWEST(rest_s))) continue;
        REFUSE(r->commander ? ACT_MOVE_UNDER : ACT_MOVE_UNIT, met ? RULE(199) : RULE(200), met ? "an imperial unit is on its planet" : "planetary defence stops it", r->kind, r->planet, r->commander);
    }
}

static void offer_reactions(struct context *c, const STATE *g, seat who)
{
    OFFER(ACT_PASS, g->reactions ? M_MOVE : M_REACTION);
    u32 set = reactors(c, g, who);
    for EACH(s, g->reactions ? set : 0)
        if (first_rebel(g, set, LOWEST(rest_s)))
            offer_own(c, g, LOWEST(rest_s), ACT_MOVE_UNIT, ACT_MOVE_UNDER);
    if (!g->reactions) offer_cards(c, g, who, M_REACTION, NO_ID);
    if (wants_reasons(c) && g->reactions) refuse_reactions(c, g, who, set);
}

/* Whether the player who reacts has anything to decide: a move left, or a card that gives one. */
static bool reacts(struct context *c, const STATE *g, seat who)
{
    if (who == g->active || has_seat(g->pinned, who) || !reactors(c, g, who)) return false;
    return g->reactions || may_play(c, g, who, M_REACTION, NO_ID);
}

#define STEPS_reaction(S, Q)                                                   \
    Q(WHICH_UNIT, RULE(197), "Do you make a reaction move with a unit?")                   \
    Q(WHERE, RULE(202), "To which planet?") S(PLAYED, TO(play_card))

/* One unit of each non-active player, from the active player's left (FR-198, FR-310). */
PROC(reaction)
{
    seat who = nth_from(g, g->active, L->asked);
    BEGIN(reaction)
    for (; L->asked < g->players; L->asked++) {
        who = nth_from(g, g->active, L->asked);
        g->reactions = 1;
        while (reacts(c, g, who)) {
            ASK_(WHICH_UNIT, only(who), !g->reactions) offer_reactions(c, g, who);
            if (ANSWER.verb == ACT_PASS) break;
            if (ANSWER.verb == ACT_PLAY) {
                CALL_AS(PLAYED, who, play_card, .card = ANSWER.a, .thing = NO_ID);
            } else {
                L->slot = find_own(g, reactors(c, g, who), ANSWER, ACT_MOVE_UNDER);
                ASK(WHERE, who) offer_planets(c, reach(c, g, L->slot, false), ACT_GO); /* FR-202 */
                march(c, g, L->slot, ANSWER.a, RULE(197)); /* FR-201 */
                L->slot = NO_UNIT;
                g->reactions--;
            }
        }
    }
    END
}

/* -- Which battles ------------------------------------------------------------------------------------------------ */

u32 battlefields(const STATE *g)
{
    u32 found = 0;
    for EACH(s, g->rebels) {                                 /* FR-203, FR-206 */
        u8 planet = g->rebel[LOWEST(rest_s)].planet;
        if (g->troops_on[planet]) found |= bit(planet);
    }
    return found;
}

u32 assaults(const STATE *g)
{
    u32 found = 0;
    if (!(g->options & ASSAULT)) return 0;                   /* FR-281 */
    for EACH(s, g->player[g->active].units & ~g->guerrillas) {
        u8 planet = g->rebel[LOWEST(rest_s)].planet;
        if (!g->troops_on[planet] && g->world[planet].garrison) found |= bit(planet);
    }
    return found;
}

#define STEPS_battles(S, Q) Q(NEXT_BATTLE, RULE(204), "Which battle is fought next?") S(FOUGHT, TO(battle))

PROC(battles)
{
    BEGIN(battles)
    while ((battlefields(g) | assaults(g)) & ~(u32)L->done) {
        ASK(NEXT_BATTLE, f->seat) {
            if (!(battlefields(g) & ~(u32)L->done)) OFFER(ACT_DONE);
            offer_planets(c, battlefields(g) & ~(u32)L->done, ACT_BATTLE);
            offer_planets(c, assaults(g) & ~(u32)L->done, ACT_ASSAULT);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->done |= (u16)bit(ANSWER.a);                       /* FR-227: one round per planet */
        CALL(FOUGHT, battle, .planet = ANSWER.a, .assault = ANSWER.verb == ACT_ASSAULT, .chooser = NOBODY,
             .last = NO_UNIT);
    }
    END
}

/* -- One battle --------------------------------------------------------------------------------------------------- */

static int rebel_sum(const struct context *c, const STATE *g, u32 set)
{
    int sum = 0;
    for EACH(s, set) sum += rebel_total(c, g, LOWEST(rest_s));
    return sum;
}

static int troop_sum(const struct context *c, const STATE *g, const struct battle *L)
{
    int sum = L->assault ? g->world[L->planet].garrison : 0;
    for EACH(t, g->troops_on[L->planet]) sum += troop_total(c, g, LOWEST(rest_t)); /* FR-211 */
    return sum;
}

static void open_battle(struct context *c, STATE *g, struct battle *L)
{
    u32 regular = g->rebels_on[L->planet] & ~g->guerrillas;  /* FR-258: garrisons take no part */
    if (L->assault) regular &= g->player[g->active].units;
    L->in = regular;
    L->superior = !L->assault && rebel_sum(c, g, regular) > troop_sum(c, g, L); /* FR-208 */
    HAPPEN(EV_BATTLE, RULE(311), g->active, L->planet, rebel_sum(c, g, regular), troop_sum(c, g, L));
}

/* Units about which their owner may still decide: Guerrillas stay out unless committed, others fight unless
 * kept out. Decided in ascending order. */
static u32 undecided(const STATE *g, const struct battle *L, seat who)
{
    u32 own = g->rebels_on[L->planet] & g->player[who].units, set = own & g->guerrillas, found = 0;
    u32 fighting = L->in & ~g->guerrillas;
    bool last_one = !(fighting & (fighting - 1)) && !(g->options & STANDOFF); /* FR-209, FR-322 */
    if (L->superior && !last_one) set |= own & fighting;     /* FR-207 */
    for EACH(s, set & ~(L->in & g->guerrillas))
        if (L->last == NO_UNIT || rebel_key(g, LOWEST(rest_s)) > rebel_key(g, L->last))
            found |= bit(LOWEST(rest_s));
    return found;
}

static void refuse_decisions(struct context *c, const STATE *g, const struct battle *L, seat who)
{
    u32 set = g->rebels_on[L->planet] & g->player[who].units & L->in & ~g->guerrillas & ~undecided(g, L, who);
    for EACH(s, set) {
        const struct rebel *r = &g->rebel[LOWEST(rest_s)];
        if (!first_rebel(g, set, LOWEST(rest_s))) continue;
        REFUSE(r->commander ? ACT_KEEP_OUT_UNDER : ACT_KEEP_OUT, L->superior ? RULE(209) : RULE(207), L->superior ? "the last unit cannot be kept out" : "the rebels are not superior", r->kind, r->planet, r->commander);
    }
}

static void offer_decisions(struct context *c, const STATE *g, const struct battle *L, seat who)
{
    u32 set = undecided(g, L, who);
    OFFER(ACT_DONE);
    for EACH(s, set) {
        if (!first_rebel(g, set, LOWEST(rest_s))) continue;
        if (is_guerrilla(g, LOWEST(rest_s))) /* FR-205 */
            offer_own(c, g, LOWEST(rest_s), ACT_COMMIT, ACT_COMMIT_UNDER);
        else offer_own(c, g, LOWEST(rest_s), ACT_KEEP_OUT, ACT_KEEP_OUT_UNDER);
    }
    if (wants_reasons(c) && !L->superior) refuse_decisions(c, g, L, who);
}

static void decide(struct context *c, STATE *g, struct battle *L, seat who, struct action a)
{
    bool commits = a.verb == ACT_COMMIT || a.verb == ACT_COMMIT_UNDER;
    L->last = find_own(g, undecided(g, L, who), a, commits ? ACT_COMMIT_UNDER : ACT_KEEP_OUT_UNDER);
    L->in = commits ? L->in | bit(L->last) : L->in & ~bit(L->last);
    HAPPEN(commits ? EV_COMMITTED : EV_KEPT_OUT, commits ? RULE(205) : RULE(207), who, a.a, L->planet);
}

static seats owners_of(const STATE *g, u32 set)
{
    seats owners = 0;
    for EACH(s, set) owners |= only(g->rebel[LOWEST(rest_s)].owner);
    return owners;
}

/* Who chooses rebel losses (FR-224): the greatest contributor; of equals the nearest to the active player. */
static seat greatest(const struct context *c, const STATE *g, const struct battle *L)
{
    seat best = NOBODY;
    int most = -1;
    for (int n = 0; n < g->players; n++) {
        seat s = nth_from(g, g->active, n);
        u32 own = L->in & g->player[s].units;
        if (own && rebel_sum(c, g, own) > most) best = s, most = rebel_sum(c, g, own);
    }
    return best;
}

static void fight(struct context *c, STATE *g, struct battle *L)
{
    int rebels = rebel_sum(c, g, L->in) + g->roll_bonus, empire = troop_sum(c, g, L); /* FR-212 to FR-215 */
    u8 rebel_die = roll(c, 6);
    u8 troop_die = roll(c, 6);
    HAPPEN(EV_DICE, RULE(212), NOBODY, L->planet, rebel_die, troop_die);
    rebels = max_int(0, rebels) + rebel_die;
    empire += troop_die;
    HAPPEN(EV_RESULT, RULE(216), NOBODY, L->planet, rebels, empire);
    L->lost = rebels < empire;
    L->margin = (u8)(L->lost ? empire - rebels : rebels - empire); /* FR-216, FR-217 */
    HAPPEN(L->lost ? EV_EMPIRE_WINS : L->margin ? EV_REBELS_WIN : EV_STANDOFF, RULE(216), NOBODY, L->planet, L->margin);
    L->chooser = L->lost ? greatest(c, g, L) : g->active;    /* FR-225 */
    new_roll(g);
}

/* Units of the loser that may be discarded next: the first whatever its strength (FR-218), then those that fit
 * into what is left of the margin (FR-219 to FR-223). */
static u32 losses(const struct context *c, const STATE *g, const struct battle *L)
{
    u32 set = L->lost ? L->in : g->troops_on[L->planet], found = 0;
    if (!L->margin) return 0;
    for EACH(s, set) {
        u8 kind = L->lost ? g->rebel[LOWEST(rest_s)].kind : g->troop[LOWEST(rest_s)].kind;
        if (!L->begun || CARD(kind)->strength <= L->margin) found |= bit(LOWEST(rest_s)); /* FR-222 */
    }
    return found;
}

static void offer_losses(struct context *c, const STATE *g, const struct battle *L)
{
    u32 set = losses(c, g, L);
    for EACH(s, set) {
        if (L->lost && first_rebel(g, set, LOWEST(rest_s))) offer_rebel(c, g, LOWEST(rest_s));
        if (!L->lost && first_troop(g, set, LOWEST(rest_s))) offer_troop(c, g, LOWEST(rest_s));
    }
}

static void lose(struct context *c, STATE *g, struct battle *L, struct action a)
{
    u32 set = losses(c, g, L);
    u8 slot = L->lost ? find_rebel(g, set, a) : find_troop(g, set, a);
    L->margin = (u8)max_int(0, L->margin - CARD(a.a)->strength);
    L->begun = true;
    if (L->lost) {
        HAPPEN(EV_LOST, RULE(218), g->rebel[slot].owner, a.a, L->planet);
        L->in &= ~bit(slot);
        remove_rebel(c, g, slot);
    } else {
        HAPPEN(EV_TROOP_LOST, RULE(218), NOBODY, a.a, L->planet);
        remove_troop(c, g, slot);
    }
}

/* FR-281: the garrison loses the margin. */
static void storm(struct context *c, STATE *g, const struct battle *L)
{
    struct world *w = &g->world[L->planet];
    w->garrison = (u8)max_int(0, w->garrison - L->margin);
    HAPPEN(EV_GARRISON, RULE(281), NOBODY, L->planet, w->garrison);
}

#define STEPS_battle(S, Q)                                                       \
    Q(WHO_FIGHTS, RULE(312), "Which of your units take part? (from the top down)")                   \
    S(READY, TO(window)) Q(WHICH_LOSS, RULE(218), "Which unit is lost?")

PROC(battle)                                                 /* FR-311 */
{
    seat who = nth_from(g, g->active, L->asked);
    BEGIN(battle)
    open_battle(c, g, L);
    for (L->asked = 1; L->asked <= g->players && !L->assault; L->asked++) { /* FR-210: the active player last */
        who = nth_from(g, g->active, L->asked);
        for (L->last = NO_UNIT; undecided(g, L, who);) {
            ASK(WHO_FIGHTS, who) offer_decisions(c, g, L, who);
            if (ANSWER.verb == ACT_DONE) break;
            decide(c, g, L, who, ANSWER);
        }
    }
    if (!L->in) {                                            /* FR-206, FR-322 */
        HAPPEN(EV_NO_BATTLE, RULE(206), NOBODY, L->planet);
        RETURN(0);
    }
    new_roll(g);
    MOMENT(READY, g->active, .moment = M_BATTLE, .who = owners_of(g, L->in), .thing = L->planet);
    fight(c, g, L);
    if (L->assault && !L->lost) {
        storm(c, g, L);
        RETURN(0);
    }
    while (losses(c, g, L)) {                                /* FR-221: nobody may stop earlier */
        ASK(WHICH_LOSS, L->chooser) offer_losses(c, g, L);
        lose(c, g, L, ANSWER);
    }
    END                                                      /* FR-228 */
}
