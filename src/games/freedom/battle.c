/* battle.c: steps 5.5 and 5.6 (chapters 12 and 13): reaction moves, unit battles, losses. */
#include "procedures.h"

/* -- Reaction movement -------------------------------------------------------------------------------------------- */

static bool may_react(const struct context *c, const STATE *g, int slot)
{
    return !g->troops_on[g->rebel[slot].planet] && reaches_any(c, g, slot, false); /* FR-199, FR-200 */
}

u32 reactors(const struct context *c, const STATE *g, seat who)
{
    return SUBSET(slot, g->player[who].units & ~g->moved_units, may_react(c, g, slot)); /* FR-197, FR-309 */
}

bool has_reactor(const struct context *c, const STATE *g, seat who)
{
    for EACH_BIT(slot, g->player[who].units & ~g->moved_units)
        if (may_react(c, g, slot)) return true;
    return false;
}

static void offer_reactions(struct context *c, const STATE *g, seat who)
{
    u32 set = reactors(c, g, who);
    OFFER(ACT_PASS, g->reactions ? M_MOVE : M_REACTION);
    if (g->reactions) offer_rebels(c, g, set, ACT_MOVE_UNIT);
    else offer_cards(c, g, who, M_REACTION, NO_ID);
    if (!wants_reasons(c) || !g->reactions) return;
    u32 held = g->player[who].units & ~set & ~g->moved_units;
    u32 met = SUBSET(slot, held, g->troops_on[g->rebel[slot].planet]);
    refuse_rebels(c, g, met, ACT_MOVE_UNIT, 199, "an imperial unit is on its planet");
    refuse_rebels(c, g, held & ~met, ACT_MOVE_UNIT, 200, "planetary defence stops it");
}

/* Whether the player who reacts has anything to decide: a move left, or a card that gives one. */
static bool reacts(struct context *c, const STATE *g, seat who)
{
    if (who == g->active || has_seat(g->pinned, who) || !has_reactor(c, g, who)) return false;
    return g->reactions || may_play(c, g, who, M_REACTION, NO_ID);
}

/* One unit of each non-active player, from the active player's left (FR-198, FR-310). */
PROC(reaction)
{
    seat who = clockwise(g->players, g->active, L->asked);
    BEGIN(reaction)
    for (; L->asked < g->players; L->asked++) {
        who = clockwise(g->players, g->active, L->asked);
        g->reactions = 1;
        while (reacts(c, g, who)) {
            ASK_(WHICH_UNIT, only(who), !g->reactions) offer_reactions(c, g, who);
            if (ANSWER.verb == ACT_PASS) break;
            if (ANSWER.verb == ACT_PLAY) {
                CALL_AS(PLAYED, who, play_card, .card = ANSWER.a, .thing = NO_ID);
            } else {
                L->slot = find_rebel(g, g->player[who].units & ~g->moved_units, ANSWER);
                ASK(WHERE, who) offer_set(c, reach(c, g, L->slot, false), ACT_GO); /* FR-202 */
                march(c, g, L->slot, ANSWER.a, 197);   /* FR-201 */
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
    if (!g->rebels || !g->troops) return 0;
    return SUBSET(planet, all_planets(g), g->rebels_on[planet] && g->troops_on[planet]); /* FR-203, FR-206 */
}

u32 assaults(const STATE *g)
{
    if (!(g->options & ASSAULT)) return 0;                   /* FR-281 */
    u32 units = g->player[g->active].units & ~g->guerrillas;
    return SUBSET(planet, all_planets(g),
                  (g->rebels_on[planet] & units) && !g->troops_on[planet] && g->world[planet].garrison);
}

#define STEPS_battles(S, Q) Q(NEXT_BATTLE, 204, "Which battle is fought next?") S(FOUGHT, TO(battle))

PROC(battles)
{
    BEGIN(battles)
    while ((battlefields(g) | assaults(g)) & ~(u32)L->done) {
        ASK(NEXT_BATTLE, f->seat) {
            u32 left = battlefields(g) & ~(u32)L->done;
            if (!left) OFFER(ACT_DONE);
            offer_set(c, left, ACT_BATTLE);
            offer_set(c, assaults(g) & ~(u32)L->done, ACT_ASSAULT);
        }
        if (ANSWER.verb == ACT_DONE) break;
        L->done |= (u16)bit(ANSWER.a);                       /* FR-227: one round per planet */
        CALL(FOUGHT, battle, .planet = ANSWER.a, .assault = ANSWER.verb == ACT_ASSAULT, .chooser = NOBODY,
             .last = NO_UNIT);
    }
    END
}

/* -- One battle --------------------------------------------------------------------------------------------------- */

static int troop_sum(const struct context *c, const STATE *g, const struct battle *L)
{
    int sum = troops_total(c, g, g->troops_on[L->planet]); /* FR-211 */
    return L->assault ? sum + g->world[L->planet].garrison : sum;
}

static void open_battle(struct context *c, STATE *g, struct battle *L)
{
    u32 regular = g->rebels_on[L->planet] & ~g->guerrillas;  /* FR-258: garrisons take no part */
    if (L->assault) regular &= g->player[g->active].units;
    L->in = regular;
    L->superior = !L->assault && rebels_total(c, g, regular) > troop_sum(c, g, L); /* FR-208 */
    HAPPEN(EV_BATTLE, 311, g->active, L->planet, rebels_total(c, g, regular), troop_sum(c, g, L));
}

/* Units about which their owner may still decide: Guerrillas stay out unless committed, others fight unless
 * kept out. Decided in ascending order. */
static u32 undecided(const STATE *g, const struct battle *L, seat who)
{
    u32 own = g->rebels_on[L->planet] & g->player[who].units, set = own & g->guerrillas;
    u32 fighting = L->in & ~g->guerrillas;
    bool last_one = set_count(fighting) < 2 && !(g->options & STANDOFF); /* FR-209, FR-322 */
    if (L->superior && !last_one) set |= own & fighting;     /* FR-207 */
    return units_after(g, set & ~(L->in & g->guerrillas), L->last);
}

static void offer_decisions(struct context *c, const STATE *g, const struct battle *L, seat who)
{
    u32 set = undecided(g, L, who), own = g->rebels_on[L->planet] & g->player[who].units;
    OFFER(ACT_DONE);
    for EACH_BIT(slot, distinct_rebels(g, set))              /* FR-205 */
        offer_rebels(c, g, bit(slot), is_guerrilla(g, slot) ? ACT_COMMIT : ACT_KEEP_OUT);
    if (wants_reasons(c) && !L->superior)
        refuse_rebels(c, g, own & L->in & ~g->guerrillas & ~set, ACT_KEEP_OUT, 207,
                      "the rebels are not superior");
}

static void decide(struct context *c, STATE *g, struct battle *L, seat who, struct action a)
{
    bool commits = a.verb == ACT_COMMIT || a.verb == ACT_COMMIT_UNDER;
    L->last = find_rebel(g, undecided(g, L, who), a);
    L->in = commits ? L->in | bit(L->last) : L->in & ~bit(L->last);
    HAPPEN(commits ? EV_COMMITTED : EV_KEPT_OUT, commits ? 205 : 207, who, a.a, L->planet);
}

/* Who chooses rebel losses (FR-224): the greatest contributor; of equals the nearest to the active player. */
static seat contributor(const struct context *c, const STATE *g, u32 in)
{
    return GREATEST(s, g->players, g->active,
                    in & g->player[s].units ? rebels_total(c, g, in & g->player[s].units) : -1);
}

static void fight(struct context *c, STATE *g, struct battle *L)
{
    int rebels = rebels_total(c, g, L->in) + g->roll_bonus, empire = troop_sum(c, g, L); /* FR-212 to FR-215 */
    u8 rebel_die = roll(c, 6);
    u8 troop_die = roll(c, 6);
    HAPPEN(EV_DICE, 212, NOBODY, L->planet, rebel_die, troop_die);
    rebels = max_int(0, rebels) + rebel_die;
    empire += troop_die;
    HAPPEN(EV_RESULT, 216, NOBODY, L->planet, rebels, empire);
    L->lost = rebels < empire;
    L->margin = (u8)(L->lost ? empire - rebels : rebels - empire); /* FR-216, FR-217 */
    HAPPEN(L->lost ? EV_EMPIRE_WINS : L->margin ? EV_REBELS_WIN : EV_STANDOFF, 216, NOBODY, L->planet, L->margin);
    L->chooser = L->lost ? contributor(c, g, L->in) : g->active;    /* FR-225 */
    new_roll(g);
}

/* Units of the loser that may be discarded next: the first whatever its strength (FR-218), then those that fit
 * into what is left of the margin (FR-219 to FR-223). */
static u32 losses(const struct context *c, const STATE *g, const struct battle *L)
{
    if (!L->margin) return 0;
    return SUBSET(slot, L->lost ? L->in : g->troops_on[L->planet], /* FR-222 */
                  !L->begun || CARD(L->lost ? g->rebel[slot].kind : g->troop[slot].kind)->strength <= L->margin);
}

static void lose(struct context *c, STATE *g, struct battle *L, struct action a)
{
    u32 set = losses(c, g, L);
    u8 slot = L->lost ? find_rebel(g, set, a) : find_troop(g, set, a);
    L->margin = (u8)max_int(0, L->margin - CARD(a.a)->strength);
    L->begun = true;
    if (L->lost) {
        HAPPEN(EV_LOST, 218, g->rebel[slot].owner, a.a, L->planet);
        L->in &= ~bit(slot);
        remove_rebel(c, g, slot);
    } else {
        HAPPEN(EV_TROOP_LOST, 218, NOBODY, a.a, L->planet);
        remove_troop(c, g, slot);
    }
}

PROC(battle)                                                 /* FR-311 */
{
    seat who = clockwise(g->players, g->active, L->asked);
    BEGIN(battle)
    open_battle(c, g, L);
    for (L->asked = 1; L->asked <= g->players && !L->assault; L->asked++) { /* FR-210: the active player last */
        who = clockwise(g->players, g->active, L->asked);
        for (L->last = NO_UNIT; undecided(g, L, who);) {
            ASK(WHO_FIGHTS, who) offer_decisions(c, g, L, who);
            if (ANSWER.verb == ACT_DONE) break;
            decide(c, g, L, who, ANSWER);
        }
    }
    if (!L->in) {                                            /* FR-206, FR-322 */
        HAPPEN(EV_NO_BATTLE, 206, NOBODY, L->planet);
        RETURN(0);
    }
    new_roll(g);
    MOMENT(READY, g->active, .moment = M_BATTLE, .thing = L->planet,
           .who = SUBSET(s, all_seats(g->players), g->player[s].units & L->in));
    fight(c, g, L);
    if (L->assault && !L->lost) {                            /* the garrison loses the margin */
        weaken(c, g, L->planet, L->margin, 281);
        RETURN(0);
    }
    while (losses(c, g, L)) {                                /* FR-221: nobody may stop earlier */
        ASK(WHICH_LOSS, L->chooser) {
            if (L->lost) offer_rebels(c, g, losses(c, g, L), ACT_UNIT);
            else offer_troops(c, g, losses(c, g, L));
        }
        lose(c, g, L, ANSWER);
    }
    END                                                      /* FR-228 */
}
