/* step.c: one step of a Hero and what it costs (chapter 9): Monsters left behind, Corruption, Fire, the Sin's Power. */
#include "procedures.h"

/* -- What a step costs --------------------------------------------------------------------------------------------- */

/* Wounds for leaving a Space with Monsters: 1 whatever their number (OT-083). */
static int wounds_for_leaving(struct context *c, const STATE *g, int post)
{
    int space = g->hero[post].space;
    if (!has_monster(g, space) || hero_modifier(c, g, post, V_NIMBLE) > 0) return 0;
    return 1 + max_int(0, sin_modifier(c, g, V_GRIP, space));
}

static int check_dice(struct context *c, const STATE *g, int space, int token)
{
    int dice = TOKENS_IN(g, space, token);                   /* OT-090, OT-093, OT-098 */
    return dice ? max_int(0, dice + sin_modifier(c, g, token == FIRE ? V_FIRE_DICE : V_CORRUPTION_DICE, 0)) : 0;
}

/* A Fire check or a Corruption check: the Wounds or the Forced Corruption that it deals (OT-090 to OT-097, OT-S30). */
static int token_check(struct context *c, STATE *g, int post, int space, int token)
{
    int dice = check_dice(c, g, space, token);
    if (!dice) return 0;
    struct sin_roll r = roll_sin_dice(c, dice);
    int n = token == FIRE ? r.hits : r.corruption;
    HAPPEN(token == FIRE ? EV_FIRE_CHECK : EV_CORRUPTION_CHECK, token == FIRE ? 90 : 93, g->sins, hero_at(g, post),
           dice, n);
    return max_int(0, n - holds_npc(&g->hero[post], PROXY));
}
#define CHECK(token, space) token_check(c, g, L->post, (space), token)

static bool harmless(struct context *c, const STATE *g, int space)
{
    return !TOKENS_IN(g, space, FIRE) && !TOKENS_IN(g, space, CORRUPTION);
}

/* -- The step ------------------------------------------------------------------------------------------------------ */

void make_step(struct context *c, STATE *g, int post, int to)
{
    struct hero *h = &g->hero[post];
    bool metro = !in_set(MAP(g->map)->near[h->space], to);
    h->space = (u8)to;
    HAPPEN(metro ? EV_RODE : EV_STEPPED, 77, h->player, h->dashboard, to);
}

bool quiet_step(struct context *c, STATE *g, int post, int to, int number)
{
    return !sins_asked(c, g, BEFORE_STEP) && !sins_asked(c, g, AFTER_STEP) && harmless(c, g, to) &&
           harmless(c, g, g->hero[post].space) && !wounds_for_leaving(c, g, post) &&
           (number < 2 || !MODIFIES(g, V_PACE));
}

/* The Power of a Sin that punishes haste: rolls for each step after the first of a Move (OT-S07). */
static bool pace_tells(struct context *c, STATE *g, struct hero_step *L)
{
    int dice = L->number >= 2 ? sin_modifier(c, g, V_PACE, 0) : 0;
    if (dice <= 0) return false;
    struct sin_roll r = roll_sin_dice(c, dice);
    HAPPEN(EV_PACE, RULING_(7), g->sins, HIM, r.hits, r.corruption);
    L->hits = r.hits;
    L->corruption = r.corruption;
    return true;
}

#define STEPS_hero_step(S, Q)                                                                       \
    S(BEFORE, TO(window)) S(LEFT_MONSTERS, TO(wounds)) S(LEFT_CORRUPTION, TO(corrupt))              \
    S(LEFT_FIRE, TO(wounds)) S(ENTERED_CORRUPTION, TO(corrupt)) S(ENTERED_FIRE, TO(wounds))         \
    S(PACE_WOUNDS, TO(wounds)) S(PACE_CORRUPTION, TO(corrupt)) S(AFTER, TO(window))

/* One step, in the order of OT-S28; when the Hero dies the rest is dropped. A Metro step is a step like any
 * other (OT-081). */
PROC(hero_step)
{
    BEGIN(hero_step)
    if (L->number) WINDOW(BEFORE, BEFORE_STEP);
    if (!STAYS) RETURN(0);
    if (wounds_for_leaving(c, g, L->post))
        HAPPEN(EV_LEFT_MONSTERS, 83, PLAYER, HIM, wounds_for_leaving(c, g, L->post));
    WOUND(LEFT_MONSTERS, wounds_for_leaving(c, g, L->post)); /* OT-083, OT-084 */
    if (!STAYS) RETURN(0);      /* OT-S29 */
    CORRUPT(LEFT_CORRUPTION, CHECK(CORRUPTION, g->hero[L->post].space)); /* OT-095 */
    if (!STAYS) RETURN(0);
    WOUND(LEFT_FIRE, CHECK(FIRE, g->hero[L->post].space));
    if (!STAYS) RETURN(0);
    make_step(c, g, L->post, L->to);                        /* OT-082, OT-085 */
    CORRUPT(ENTERED_CORRUPTION, CHECK(CORRUPTION, L->to));
    if (!STAYS) RETURN(0);
    WOUND(ENTERED_FIRE, CHECK(FIRE, L->to));
    if (STAYS && pace_tells(c, g, L)) { /* OT-S07 */
        WOUND(PACE_WOUNDS, L->hits);
        CORRUPT(PACE_CORRUPTION, L->corruption);
    }
    if (STAYS) WINDOW(AFTER, AFTER_STEP);
    END
}

#define STEPS_drive(S, Q)     \
    S(STEPPED, TO(hero_step)) \
    Q(WHERE, RULING_(35), "Where is the Hero moved?")

/* A card Moves a Hero by one step: all checks, no Power, no RavenCorp (OT-S34, OT-S35, OT-S07). */
PROC(drive)
{
    BEGIN(drive)
    if (!in_play(g, L->post)) RETURN(0);
    ASK(WHERE, f->seat)
        for EACH_BIT(s, MAP(g->map)->near[g->hero[L->post].space]) OFFER(ACT_DRIVE, s);
    CALL(STEPPED, hero_step, .post = L->post, .agent = g->hero[L->post].agent, .to = ANSWER.a, .number = 0);
    END
}
