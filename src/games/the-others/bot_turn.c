/* bot_turn.c: how the quick bot plans a Hero's Turn: where to go, what to do there, before or after the Move. */
#include "bot_mind.h"

enum {
    AFTER = 12,      /* of what lies further on, in 16ths */
    CITY_LATER = 6,  /* of a City Action when the token is spent for this Round */
    STAY_LESS = 8,   /* of the danger where he has just fought */
};

struct spot {
    i8 x, y;
};

struct trip {
    const struct mind *m;
    const struct turn *L;
    const struct hero *h;
    spaces others, finds;             /* where other Heroes are, where something may be taken */
    spaces taken;                     /* Districts whose slot holds a City Action token */
    struct spot spot, rival[RING];    /* where he is, where they are, one by one */
    u8 rivals;
    spaces first_steps;               /* what is offered: steps, an Action, the City Action */
    bool may_act, may_use_city, ranged;
    int pace;                         /* what a step after the first costs */
    int reacted;                      /* chance of a Reaction to this Turn */
    int gathering;                    /* worth of being where the Heroes gather: more when the others are near */
    spaces goals;                     /* where there is something to be done */
    spaces known_act;                 /* Spaces whose best Action is known */
    spaces ends;                      /* where the Turn may end */
    int visits;                       /* ways that were looked at so far */
    int best, rank;                   /* the best plan, and when it came up: of equals the first counts */
    u8 first;                         /* its first step, 0: none */
    bool acts_now, city_now;
    i16 in[SPACES], out[SPACES];      /* what entering and leaving a Space costs (0 unless it is said) */
    i16 find[SPACES], city[SPACES];   /* what lies there to be taken, the City Action if it is open to him */
    i16 scent[SPACES];                /* what the goals beyond it are worth there */
    i16 act[SPACES];                  /* best Action there */
    i16 icon[I_STRIKE + 1];           /* what each icon is worth to the Hero */
    struct end {
        int worth;                    /* of the best way there, of the finds and the City Action on it */
        int bound;                    /* what no plan that ends there exceeds */
        u16 visit;                    /* when it came up */
        u8 first;
        bool city_now;
    } end[SPACES];
};

/* -- What moving costs --------------------------------------------------------------------------------------------- */

/* What the tokens of a Space cost whoever enters or leaves it. */
struct checks {
    const struct champion *hero;
    int stain, proxy, fire_more, corruption_more;
    int fires, burn; /* so many tokens of Fire cost that: it is mostly the same number as before */
};

static int check_cost(struct checks *k, int fire, int stain)
{
    if (fire != k->fires) {
        k->fires = fire;
        k->burn = fire ? cost_of_dice(k->hero, fire + k->fire_more, 0, 16 * k->proxy) : 0;
    }
    return k->burn + (stain ? max_int(0, (stain + k->corruption_more) * k->stain / 5 - k->proxy * k->stain) : 0);
}

static void look_at_ways(struct trip *t)
{
    struct context *c = t->m->c;
    const STATE *g = t->m->g;
    int stain = cost_of_corruption(t->m, t->h, 1) + 2, post = t->L->post, pace = sin_modifier(c, g, V_PACE, 0);
    struct checks k = {.hero = champion_of(t->m, post), .stain = stain, .proxy = holds_npc(t->h, PROXY),
                       .fire_more = sin_modifier(c, g, V_FIRE_DICE, 0),
                       .corruption_more = sin_modifier(c, g, V_CORRUPTION_DICE, 0)};
    bool nimble = hero_modifier(c, g, post, V_NIMBLE) > 0;
    int escape = cost_of_wounds(t->m, t->h, 1);
    for EACH_BIT(s, SUBSET(i, t->m->map->all, TOKENS_IN(g, i, FIRE) | TOKENS_IN(g, i, CORRUPTION)))
        t->in[s] = t->out[s] = (i16)check_cost(&k, TOKENS_IN(g, s, FIRE), TOKENS_IN(g, s, CORRUPTION));
    if (!nimble)
        for EACH_BIT(s, t->m->monsters) {
            int grip = max_int(0, sin_modifier(c, g, V_GRIP, s));
            t->out[s] = (i16)(t->in[s] + (grip ? cost_of_wounds(t->m, t->h, 1 + grip) : escape));
        }
    /* such Wounds come in every Turn, so they cost more than the next one alone */
    t->pace = pace > 0 ? (cost_of_dice(k.hero, pace, 0, 0) + pace * stain / 5) * 5 / 2 : 0;
}

/* -- Goals --------------------------------------------------------------------------------------------------------- */

/* Where something lies that Heroes take without an Action, or where they hand it over. */
static spaces find_spaces(const struct mind *m)
{
    const STATE *g = m->g;
    spaces set = m->mission->kind == M_DELIVER ? space_bit(m->at) : 0;
    for (int n = 0; n < NPCS; n++) set |= space_bit(g->npc[n]);
    set |= SUBSET(s, m->map->all, g->ground[s].extra_turn | g->ground[s].innocent | g->ground[s].hidden);
    return set & ~1ull;
}

/* What is there to be taken without an Action. */
static int worth_of_finds(const struct trip *t, int space)
{
    const struct mind *m = t->m;
    const struct ground *here = &m->g->ground[space];
    int sum = here->extra_turn * worth_of_token(m, t->h, EXTRA_TURN, space);
    if (here->innocent) sum += here->innocent * worth_of_token(m, t->h, INNOCENT, space);
    if (here->hidden && !m->count[space]) sum += max_int(0, worth_of_turning_up(m, space));
    for (int n = 0; n < NPCS; n++)
        if (m->g->npc[n] == space && !(t->h->laid_down >> n & 1)) sum += worth_of_npc(m, t->h, n, space);
    if (m->mission->kind == M_DELIVER && space == m->at) sum += t->h->innocents * m->deed;
    return sum;
}

static int city_at(const struct trip *t, int space)
{
    return worth_of_city_action(t->m, t->L->post, space, t->icon);
}

/* The City Action token of the Hero is at hand, and the slot is free. */
static bool city_open(const struct trip *t, int space)
{
    return !t->h->city && t->m->map->tile_at[space] && !(t->taken >> space & 1);
}

static int action_at(struct trip *t, int space)
{
    if (t->known_act >> space & 1) return t->act[space];
    t->known_act |= space_bit(space);
    return t->act[space] = (i16)worth_of_action(t->m, t->L->post, space);
}

/* How far two Spaces are from each other as the crow flies. */
static inline int far_apart(struct spot a, struct spot b)
{
    int dx = a.x - b.x, dy = a.y - b.y;
    return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

static inline struct spot spot_of(int space) { return (struct spot){(i8)space_x(space), (i8)space_y(space)}; }

/* Whether another Hero is nearer to a Space. */
static bool others_nearer(const struct trip *t, int space)
{
    struct spot there = spot_of(space);
    int own = far_apart(t->spot, there);
    for (int n = 0; n < t->rivals; n++)
        if (far_apart(t->rival[n], there) < own) return true;
    return false;
}

/* Spaces whose Monsters the Mission wants dead, and which tokens it wants gone. */
static int goal_at(struct trip *t, int space)
{
    const struct mind *m = t->m;
    const STATE *g = m->g;
    int worth = t->find[space];
    if (city_open(t, space)) worth += t->city[space] = (i16)city_at(t, space);
    else if (t->h->city && m->map->tile_at[space]) worth += city_at(t, space) * CITY_LATER / 16;
    if (worth > 0 && others_nearer(t, space)) worth = worth * 12 / 16;
    if (m->mission->kind == M_GATHER && space == m->at) worth += m->deed * 12 / 16 + t->gathering / 2;
    bool wanted = false;
    if (m->mission->kind == M_KILL)
        for EACH_BIT(i, m->figures[space]) wanted |= m->kill[i] >= m->deed;
    else if (m->mission->kind == M_CLEANSE || m->mission->kind == M_STATE)
        for EACH_BIT(k, !m->at || m->at == space ? m->unclean : 0) wanted |= physical(g, space, k) != 0;
    return worth + (wanted ? action_at(t, space) : 0);
}

/* Spaces that may be goals, besides Districts and those where something lies to be taken. */
static spaces goal_spaces(const struct mind *m)
{
    switch (m->mission->kind) {
    case M_KILL: return m->monsters;
    case M_CLEANSE: case M_STATE: return m->map->all;
    case M_GATHER: return space_bit(m->at);
    default: return 0;
    }
}

static void look_at_goals(struct trip *t)
{
    const struct map_row *map = t->m->map;
    spaces goals = goal_spaces(t->m) | t->finds | ~map->streets;
    for EACH_BIT(s, t->finds) t->find[s] = (i16)worth_of_finds(t, s);
    for EACH_BIT(s, goals & map->all) {
        t->scent[s] = (i16)goal_at(t, s);
        if (t->scent[s] > 0) t->goals |= space_bit(s);
    }
}

/* The worth of goals spreads over the board: each step takes a part of it, and what the way costs. */
static void spread_goals(struct trip *t)
{
    const struct map_row *map = t->m->map;
    spaces fresh = t->goals;
    while (fresh) {
        spaces now = fresh;
        fresh = 0;
        for EACH_BIT(s, now) {
            int worth = t->scent[s] - t->in[s];
            if (worth <= 5) continue;                        /* a step away nothing is left of it */
            for EACH_BIT(near, map->hero_near[s]) {          /* without branches, which would be hard to predict */
                int there = ((worth - t->out[near]) * 15 >> 4) - 4, before = t->scent[near];
                t->scent[near] = (i16)max_int(before, there);
                fresh |= (spaces)(there > before) << near;
            }
        }
    }
}

/* Alone nobody holds the place: what being there is worth depends on how many others are there or two steps away. */
static int worth_of_gathering(const struct mind *m, int post)
{
    const STATE *g = m->g;
    int near = 0;
    for (int p = 0; p < g->heroes; p++) {
        int at = g->hero[p].space;
        near += p != post && at && far_apart(spot_of(at), spot_of(m->at)) <= 2;
    }
    return m->deed * near * near / ((g->heroes - 1) * (g->heroes - 1));
}

/* -- Danger -------------------------------------------------------------------------------------------------------- */

/* How likely the Sins Player Reacts to this Turn: his tokens, spread over the Turns that are left. */
static int chance_of_reaction(const struct trip *t)
{
    const STATE *g = t->m->g;
    int turns = 1;
    for (int p = 0; p < g->heroes; p++) turns += g->hero[p].turns;
    return min_int(SURE, SURE * g->reactions * 20 / (16 * turns));
}

/* The strongest Monster that could come there in a Reaction, -1: none. */
static int comer_to(const struct trip *t, int space)
{
    const struct mind *m = t->m;
    spaces near = m->map->near[space] & ~t->others, reach = near;
    int best = -1;
    for EACH_BIT(s, near) reach |= m->map->near[s];
    reach &= m->monsters & ~t->others & ~space_bit(space);
    u32 figures = 0;
    for EACH_BIT(s, reach) figures |= m->figures[s];
    for EACH_BIT(i, figures)
        if (best < 0 || m->fight[i] - m->kill[i] / 50 > m->fight[best] - m->kill[best] / 50) best = i;
    return best;
}

static int danger_at(const struct trip *t, int space)
{
    const struct mind *m = t->m;
    if (!t->reacted) return 0;
    struct scene s = scene_at(m, t->L->post, space, space);
    s.comer = (i8)comer_to(t, space);
    if (s.comer < 0 && !m->count[space]) return 0;
    return max_int(0, -gain_of_fight(m, &s, false)) * t->reacted / SURE;
}

/* -- Ways ---------------------------------------------------------------------------------------------------------- */

struct way {
    int sum, city;      /* worth of the way so far, and of the best City Action on it */
    u8 first;
    bool city_now;
};

/* Of all ways that end in a Space the best one counts, of equals the first: whatever else is done there or before the
 * Move is worth the same after each of them. */
static inline void arrive(struct trip *t, int space, struct way *w)
{
    struct end *end = &t->end[space];
    if (t->city[space] > w->city) w->city = t->city[space], w->city_now = !w->first;
    t->visits++;
    if (t->ends >> space & 1 && w->sum + w->city <= end->worth) return;
    t->ends |= space_bit(space);
    *end = (struct end){.worth = w->sum + w->city, .visit = (u16)t->visits, .first = w->first, .city_now = w->city_now};
}

static void walk(struct trip *t, int space, struct way w, int steps, spaces been)
{
    arrive(t, space, &w);
    if (!steps) return;
    spaces ways = w.first ? t->m->map->hero_near[space] & ~been : t->first_steps;
    int leaving = t->out[space] + (w.first || t->L->steps ? t->pace : 0);
    for (; ways; ways &= ways - 1) {
        int next = lowest(ways);
        struct way on = w;
        on.sum += t->find[next] - leaving - t->in[next];
        if (!on.first) on.first = (u8)next;
        if (steps > 1) walk(t, next, on, steps - 1, been | space_bit(next));
        else arrive(t, next, &on);
    }
}

/* -- Plans --------------------------------------------------------------------------------------------------------- */

enum { LATER = 1 << 16 }; /* ranks: plans that begin with an Action come before all others */

static void note_plan(struct trip *t, const struct end *end, int worth, int rank, bool acts_now)
{
    if (worth < t->best || (worth == t->best && rank > t->rank)) return;
    t->best = worth;
    t->rank = rank;
    t->first = end->first;
    t->acts_now = acts_now;
    t->city_now = end->city_now;
}

/* What it is worth to be there when the Turn is over. */
static int rest_at(const struct trip *t, int space)
{
    const struct mind *m = t->m;
    int hold = m->mission->kind == M_GATHER && space == m->at ? t->gathering : 0;
    return t->scent[space] * AFTER / 16 + hold;
}

/* Whether he may act in a Space when he has come there. */
static bool may_act_at(const struct trip *t, int space)
{
    return space == t->h->space ? t->may_act : !t->L->acted;
}

static inline int action_bound(const struct trip *t, int space)
{
    return t->known_act >> space & 1 ? t->act[space] : bound_of_action(t->m, space, t->ranged);
}

/* What an Action before the Move adds to a plan that ends in a Space: of the Monsters that make it hard to leave some
 * may be dead then. */
static int worth_of_acting_first(const struct trip *t, int space, int act)
{
    int from = t->h->space;
    return act && space != from && t->m->count[from] ? act + t->out[from] - t->out[from] / 2 : act;
}

/* Notes the plans that end in a Space; `act`: what an Action before the Move is worth, 0: there is none. Actions and
 * dangers are worked out only if they can matter. */
static void end_there(struct trip *t, int space, int act)
{
    const struct end *end = &t->end[space];
    int first = worth_of_acting_first(t, space, act), then = 0;
    if (may_act_at(t, space) && end->worth + action_bound(t, space) >= t->best) then = action_at(t, space);
    if (end->worth + max_int(first, then) < t->best) return;
    int danger = danger_at(t, space);
    if (act) note_plan(t, end, end->worth + first - danger, end->visit, true);
    if (then > 0) note_plan(t, end, end->worth + then - danger * STAY_LESS / 16, LATER + end->visit, !end->first);
    if (!act && (then <= 0 || then + danger - danger * STAY_LESS / 16 < 0))
        note_plan(t, end, end->worth - danger, LATER + end->visit, false);
}

/* Looks at the most promising ends first, until no other can be better. */
static void choose_end(struct trip *t, int act)
{
    for EACH_BIT(s, t->ends) {
        struct end *end = &t->end[s];
        end->worth += rest_at(t, s);
        end->bound = end->worth + worth_of_acting_first(t, s, act);
        if (may_act_at(t, s)) end->bound = max_int(end->bound, end->worth + action_bound(t, s));
    }
    while (t->ends) {
        int next = lowest(t->ends);
        for EACH_BIT(s, t->ends)
            if (t->end[s].bound > t->end[next].bound) next = s;
        if (t->end[next].bound < t->best) return;
        end_there(t, next, act);
        t->ends &= ~space_bit(next);
    }
}

static int steps_left(const struct trip *t)
{
    return t->L->moved ? 0 : max_int(0, steps_allowed(t->m->c, t->m->g, t->L->post) - t->L->steps);
}

static void make_plan(struct trip *t)
{
    int space = t->h->space, act = 0;
    if (t->may_act && !t->L->steps) act = max_int(0, action_at(t, space)); /* OT-065: the Move may come after it */
    if (!t->may_use_city) t->city[space] = 0;
    t->best = -30000;
    walk(t, space, (struct way){0}, steps_left(t), space_bit(space));
    choose_end(t, act);
}

/* Who goes nowhere needs no map of goals: whatever lies further on is the same for all that can be done here. */
static void plan_to_stay(struct trip *t)
{
    int space = t->h->space;
    if (t->may_use_city && city_open(t, space)) {
        value_icons(t->m, t->L->post, t->icon);
        t->city_now = city_at(t, space) > 0;
    }
    t->acts_now = t->may_act && action_at(t, space) > 0;
}

static void plan_to_go(struct trip *t)
{
    const struct mind *m = t->m;
    for (int p = 0; p < m->g->heroes; p++) {
        if (p == t->L->post || !m->g->hero[p].space) continue;
        t->others |= space_bit(m->g->hero[p].space);
        t->rival[t->rivals++] = spot_of(m->g->hero[p].space);
    }
    t->spot = spot_of(t->h->space);
    t->ranged = shoots(m, t->L->post);
    t->finds = find_spaces(m);
    if (m->mission->kind == M_GATHER) t->gathering = worth_of_gathering(m, t->L->post);
    t->reacted = chance_of_reaction(t);
    value_icons(m, t->L->post, t->icon);
    look_at_ways(t);
    look_at_goals(t);
    spread_goals(t);
    make_plan(t);
}

/* -- The choice ---------------------------------------------------------------------------------------------------- */

/* Free things are done as soon as they are worth it. */
static int worth_of_free_thing(const struct mind *m, const struct hero *h, int post, struct action a)
{
    switch (a.verb) {
    case ACT_DELIVER: return m->deed;
    case ACT_COLLECT: return worth_of_token(m, h, a.a - T_FIRST, h->space);
    case ACT_COLLECT_NPC: return worth_of_npc(m, h, a.a, h->space);
    case ACT_PUT_DOWN: return counts(m, M_COLLECT, (u8)(X_COMMISSIONER + a.a), h->space, false) ? 1 : 0;
    case ACT_TURN_UP: return worth_of_turning_up(m, h->space);
    case ACT_USE_UPGRADE: return worth_of_text(m, effect_of(KIND_UPGRADE, a.a, PART_USE, post));
    default: return 0;
    }
}

static int worth_of_listed_action(const struct mind *m, int post, int space, struct action a)
{
    switch (a.verb) {
    case ACT_FIGHT: case ACT_SHOOT: {
        struct scene s = scene_at(m, post, space, a.verb == ACT_FIGHT ? space : a.a);
        return best_gain(m, &s);
    }
    case ACT_CLEANSE: return worth_of_cleansing(m, post, space, false, 0);
    default: return -30000;
    }
}

int choose_in_turn(const struct mind *m)
{
    const struct context *c = m->c;
    const struct turn *L = LOCALS(turn, asking(m->c));
    const struct hero *h = hero_of(m, L->post);
    int chosen = c->count - 1, most = 0; /* END_TURN comes last */
    struct trip t;
    clear(&t, offsetof(struct trip, act));
    for (int i = 0; i < c->count; i++) {
        int worth = worth_of_free_thing(m, h, L->post, c->option[i]);
        if (worth > most) most = worth, chosen = i;
        switch (c->option[i].verb) {
        case ACT_STEP: case ACT_METRO: t.first_steps |= space_bit(c->option[i].a); break;
        case ACT_FIGHT: case ACT_SHOOT: case ACT_CLEANSE: t.may_act = true; break;
        case ACT_CITY_ACTION: t.may_use_city = true; break;
        }
    }
    if (most > 0 || !(t.first_steps || t.may_act || t.may_use_city)) return chosen;
    t.m = m;
    t.L = L;
    t.h = h;
    for (int p = 0; p < RING; p++) t.taken |= space_bit(m->g->hero[p].city);
    if (t.first_steps && steps_left(&t)) plan_to_go(&t);
    else plan_to_stay(&t);
    most = -30000;
    for (int i = 0; i < c->count; i++) {
        struct action a = c->option[i];
        int worth = -30000;
        if (a.verb == ACT_CITY_ACTION) worth = t.city_now ? 20000 : -30000;
        else if (a.verb == ACT_STEP || a.verb == ACT_METRO) worth = !t.acts_now && t.first == a.a ? 10000 : -30000;
        else if (a.verb == ACT_END_TURN) worth = -20000;
        else if (t.acts_now) worth = worth_of_listed_action(m, L->post, h->space, a);
        if (worth > most) most = worth, chosen = i;
    }
    return chosen;
}
