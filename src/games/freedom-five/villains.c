/* villains.c: Villains move, take damage and are defeated (chapters 28, 29, 31 to 33). */
#include "procedures.h"

int mastermind_of(struct context *c, const STATE *g)
{
    for (int k = 0; k < COLOURS; k++)
        if (VILLAIN(g->villain[k].villain)->mastermind) return k;
    return NOWHERE;                                          /* FF-320 */
}

/* -- Moving ------------------------------------------------------------------------------------------------------- */

/* Whether this Villain's Movement ability is under way already (FF-S106). */
static bool is_moving(struct context *c, const STATE *g, int colour)
{
    for (struct frame *f = top_of(g); f; f = caller(f))
        if (f->proc == P_move_villain && LOCALS(move_villain, f)->colour == colour) return true;
    (void)c;
    return false;
}

bool move_villain(struct context *c, STATE *g, int colour, int location, rule_number rule)
{
    struct villain *v = &g->villain[colour];
    if (!in_city(v)) return false;                           /* FF-274 */
    if (v->at != location) HAPPEN(EV_VILLAIN_MOVED, rule, NOBODY, v->villain, location);
    v->at = (u8)location;                                    /* FF-278 */
    bool acts = VILLAIN(v->villain)->movement.length && !is_moving(c, g, colour);
    if (!acts && !in_set(g->awaited, ON_VILLAIN_MOVED)) return false;
    PUSH(move_villain, g->active, .colour = (u8)colour, .acts = acts);
    return true;
}

#define STEPS_move_villain(S, Q) S(ACTED, TO(effect)) S(TOLD, TO(window))

PROC(move_villain)
{
    BEGIN(move_villain)
    if (L->acts) {                                           /* FF-277, FF-128 */
        HAPPEN(EV_MOVEMENT, 277, NOBODY, g->villain[L->colour].villain, g->villain[L->colour].at,
               g->villain[L->colour].villain);
        CALL_WITH(ACTED, g->active, effect,
                  villain_effect(g, L->colour, PART_MOVEMENT));
    }
    DOING(TOLD, OPEN_WINDOW(g->active, .moment = ON_VILLAIN_MOVED, .hero = NOWHERE, .where = g->villain[L->colour].at,
                            .colour = L->colour));
    END
}

/* -- Damage ------------------------------------------------------------------------------------------------------- */

/* Henchmen on the card absorb, the rest counts (FF-279, FF-280). Whether it is enough. */
static bool deal(struct context *c, STATE *g, int colour, int n, rule_number rule)
{
    struct villain *v = &g->villain[colour];
    int absorbed = min_int(n, v->henchmen), enough = durability_of(c, g, colour);
    bool spared = guard_of(c, g, colour) == SPARED;          /* FF-S139 */
    if (absorbed) {
        v->henchmen = (u8)(v->henchmen - absorbed);
        g->supply[colour] = (u8)(g->supply[colour] + absorbed);
        HAPPEN(EV_OFF_CARD, 279, NOBODY, v->villain, absorbed);
    }
    n = min_int(n - absorbed, max_int(0, enough - spared - v->damage)); /* FF-S94 */
    if (n > 0) {
        v->damage = (u8)(v->damage + n);
        HAPPEN(EV_STRUCK, rule, NOBODY, v->villain, n, v->damage);
    }
    return v->damage >= enough && !spared;                   /* FF-295 */
}

bool strike_villain(struct context *c, STATE *g, int colour, int n, rule_number rule)
{
    struct villain *v = &g->villain[colour];
    if (!in_city(v) || v->beaten || is_guarded(c, g, colour)) return false; /* FF-S139 */
    if (!deal(c, g, colour, n, rule)) return false;
    v->beaten = true;
    HAPPEN(EV_BEATEN, 295, NOBODY, v->villain);
    return settle(c, g);                                     /* FF-S84 */
}

/* Whether a fight against the Villain is under way: it turns the card itself. */
static bool is_fought(const STATE *g, int colour)
{
    for (struct frame *f = top_of(g); f; f = caller(f))
        if (f->proc == P_fight && LOCALS(fight, f)->colour == colour) return true;
    return false;
}

bool damage_villain(struct context *c, STATE *g, int colour, int n, int by, rule_number rule)
{
    struct villain *v = &g->villain[colour];
    if (strike_villain(c, g, colour, n, rule)) return true;
    if (!v->beaten || is_fought(g, colour)) return false;
    PUSH(defeat, by == NOWHERE ? g->active : (seat)by, .colour = (u8)colour, /* FF-S91 */
         .attackers = by == NOWHERE ? 0 : (u8)bit(by), .left = 2);
    return true;
}

bool flip_mastermind(struct context *c, STATE *g, rule_number rule)
{
    int boss = mastermind_of(c, g);
    if (boss == NOWHERE || !VILLAIN(g->villain[boss].villain)->back || g->villain[boss].defeated) return false;
    struct villain *v = &g->villain[boss];
    HAPPEN(EV_FLIPPED, rule, NOBODY, v->villain, VILLAIN(v->villain)->back);
    v->villain = VILLAIN(v->villain)->back;                  /* FF-318: counters and Henchmen stay (FF-S121) */
    refresh_moments(c, g);
    return damage_villain(c, g, boss, 0, NOWHERE, RULING_(121));
}

/* -- Defeat ------------------------------------------------------------------------------------------------------- */

static void turn_card(struct context *c, STATE *g, int colour)
{
    struct villain *v = &g->villain[colour];
    HAPPEN(EV_DEFEATED, 303, NOBODY, v->villain, colour);
    v->beaten = false;
    v->defeated = true;
    v->at = 0;                                               /* FF-303 */
    g->supply[colour] = (u8)(g->supply[colour] + v->henchmen); /* FF-S96 */
    v->henchmen = 0;
    if (!is_mastermind(c, g, colour)) g->weakened |= (u8)bit(colour); /* FF-308, FF-319 */
}

/* Rewards that were not chosen yet (FF-S95). */
static u8 rewards_left(struct context *c, const STATE *g, const struct defeat *L)
{
    const struct villain_row *v = VILLAIN(g->villain[L->colour].villain);
    if (is_mastermind(c, g, L->colour)) return 0;
    return SUBSET(n, (u8)(bit(REWARDS) - 1), v->reward[n].length && !in_set(L->taken, n));
}

#define STEPS_defeat(S, Q)                                                             \
    S(TAKEN, TO(effect)) S(SETTLED, TO(open_chapter)) S(TOLD, TO(window))              \
    Q(REWARD, 305, "Which reward is taken, and by whom?")

PROC(defeat)
{
    BEGIN(defeat)
    turn_card(c, g, L->colour);
    while (L->left && L->attackers && rewards_left(c, g, L)) {
        ASK(REWARD, f->seat)                                 /* FF-305, FF-306, FF-D23 */
            for EACH_BIT(n, rewards_left(c, g, L))
                for EACH_SEAT(h, L->attackers)
                    OFFER(ACT_REWARD, n + 1, g->hero[h].hero, g->villain[L->colour].villain);
        L->left--;
        L->taken |= (u8)bit(ANSWER.a - 1);
        HAPPEN(EV_REWARDED, 305, f->seat, ANSWER.b, g->villain[L->colour].villain, ANSWER.a);
        CALL_WITH(TAKEN, (seat)hero_with_row(g, ANSWER.b), effect,
                  villain_effect(g, L->colour, (u8)(PART_REWARD + ANSWER.a - 1)));
    }
    L->done = true;
    DOING(SETTLED, settle(c, g));                            /* FF-S109 */
    DOING(TOLD, OPEN_WINDOW(g->active, .moment = ON_VILLAIN_DEFEATED, .hero = NOWHERE, .colour = L->colour));
    END
}
