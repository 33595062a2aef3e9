/* defaults.c: players who do not answer, who need not be asked, who leave the table for good, and who hold their hands
 * or lay them open. */
#include "procedures.h"

/* Answers that decline, in any question that has one of them. */
static bool declines(u8 verb)
{
    switch (verb) {
    case ACT_DECLINE: case ACT_PASS: case ACT_DONE: case ACT_END_TURN: case ACT_STAY_OUT: case ACT_CONFIRM: return true;
    default: return false;
    }
}

int default_option(struct context *c, const void *state, seat who)
{
    (void)state, (void)who;
    for (int i = 0; i < c->count; i++)
        if (declines(c->option[i].verb)) return i;
    return 0;
}

/* -- What nobody need be asked ------------------------------------------------------------------------------------ */

/* Whether all that is left of an Overrun comes to the same, in whatever order the neighbours come (FF-S59). */
static bool comes_to_the_same(const STATE *g, const struct overrun *L)
{
    int left = set_count(L->left), room = SUM(l, L->left, henchmen_at(g, l) < CROWD), tokens = g->pool[L->colour];
    if (!room && !g->supply[L->colour]) return true;         /* nobody comes anywhere */
    if (in_set(g->awaited, ON_HENCHMAN_PLACED) || in_set(g->awaited, ON_ANARCHY_PLACED)) return false;
    if (!room || g->supply[L->colour] >= left) return true;  /* all onto the card; or there is one for each */
    return !g->supply[L->colour] && !is_weakened(g, L->colour) && tokens >= room; /* Anarchy everywhere (FF-S65) */
}

/* Whether both of the only Bystander cards must go, one icon each (FF-S35). */
static bool both_go(struct context *c, struct frame *f)
{
    return f->step == STEP(turn, ICONS) && !LOCALS(turn, f)->icons && c->count == 2 &&
           BYSTANDER(c->option[0].a)->icons == 1 && BYSTANDER(c->option[1].a)->icons == 1;
}

int obvious(struct context *c, const void *state, seat who)
{
    struct frame *f = top_of(state);
    (void)who;
    if (!f) return -1;
    if (f->proc == P_overrun && comes_to_the_same(state, LOCALS(overrun, f))) return 0;
    return f->proc == P_turn && both_go(c, f) ? 0 : -1;
}

/* Whether a verb could still change anything for the better: the result of a roll, a part of a Scheme card that hurts,
 * damage that is still to be taken. */
static bool counts_now(struct context *c, const STATE *g, struct instr i)
{
    const struct roll_dice *roll = NEAREST(roll_dice);
    const struct attribute_test *test = NEAREST(attribute_test);
    const struct scheme_card *scheme = NEAREST(scheme_card);
    const struct hurt *hurt = NEAREST(hurt);
    switch (i.verb) {
    case V_PREVENT: case V_PREVENT_ALL: case V_HURT: return !hurt || hurt->left; /* V_HURT: in another Hero's place */
    case V_REROLL: case V_REROLL_ALL: case V_SUCCESS:
        if (!roll || roll->kind != ROLL_TEST || !test || test->reg != NOWHERE) return true;
        return roll_total(roll) < test->need;                /* FF-078: more than enough brings nothing */
    case V_SKIP:
        if (!scheme || !scheme->card) return true;
        if (i.a == SKIP_EVENT) return !SCHEME(scheme->card)->good;
        if (i.a != SKIP_VILLAIN) return true;
        for (int at = 0; at < SCHEME_STEPS; at++) {
            const struct step_of_scheme *step = &SCHEME(scheme->card)->step[at];
            if (step->kind != MOVE_VILLAIN || !in_set(scheme->parts, at)) continue;
            if (in_city(&g->villain[step->colour]) && !is_mastermind(c, g, step->colour)) return true; /* FF-127 */
        }
        return false;
    default: return true;
    }
}

/* A reaction whose verbs, its price apart, can all change nothing. */
bool is_idle(struct context *c, const void *view, seat who, struct action option)
{
    const STATE *g = view;
    const struct frame *f = top_of(g);
    if (!f || f->proc != P_window || !is_use(option.verb)) return false;
    struct use_card use = card_use(c, g, who, LOCALS(window, f), option);
    struct effect e = effect_of(use.kind, use.card, use.part, NOWHERE);
    struct code code = effect_code(c, &e);
    for (int at = use.from; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        if (i.verb == V_COST) at += i.a;
        else if (i.verb >= V_GAME && counts_now(c, g, i)) return false;
    }
    return true;
}

/* -- Leaving, hands ----------------------------------------------------------------------------------------------- */

/* The Hero stays, and somebody else or a computer player takes the seat (FF-S98). When all have left, they have given
 * up. */
bool resign(struct context *c, void *state, seat who)
{
    STATE *g = state;
    if (g->ending || has_seat(g->left, who)) return false;
    g->left |= only(who);
    HAPPEN(EV_LEFT, RULING_(98), who);
    if (g->left == all_heroes(g)) end_game(c, g, GIVEN_UP, RULING_(98));
    return true;
}

/* A held hand is seen only by its owner (FF-S16). */
void turn_switch(struct context *c, void *state, seat who, int n, bool on)
{
    STATE *g = state;
    struct cards k = ABILITIES(g);
    (void)n;
    g->hero[who].held = on;
    for (int i = k.start[ABILITY_HAND + who]; i < k.start[ABILITY_HAND + who + 1]; i++) k.known[i] = hand_known(g, who);
    refresh_hand(c, g, who);
    HAPPEN(EV_SWITCHED, RULING_(16), who, on);
}

bool switched(const void *state, seat who, int n)
{
    (void)n;
    return ((const STATE *)state)->hero[who].held;
}
