/* bot_turn.c: how the quick bot plans a Hero's Turn: where to go, what to do there, before or after the Move. */
#include "bot_mind.h"

enum {
    AFTER = 12,      /* of what lies further on, in 16ths */
    CITY_LATER = 6,  /* of a City Action when the token is spent for this Round */
    STAY_LESS = 8,   /* of the danger where he has just fought */
};

struct trip {
    const struct mind *m;
    const struct turn *L;
    const struct hero *h;
    spaces others, finds;             /* where other Heroes are, where something may be taken */
    spaces taken;                     /* Districts whose slot holds a City Action token */
    u8 rival[RING], rivals;           /* where they are, one by one */
    spaces first_steps;               /* what is offered: steps, an Action, the City Action */
    bool may_act, may_use_city, ranged;
    int pace;                         /* what a step after the first costs */
    int reacted;                      /* chance of a Reaction to this Turn */
    int gathering;                    /* worth of being where the Heroes gather: more when the others are near */
    i16 in[SPACES], out[SPACES];      /* what entering and leaving a Space costs (0 unless it is said) */
    i16 scent[SPACES];                /* what the goals beyond it are worth there */
    i16 icon[I_STRIKE + 1];           /* what each icon is worth to the Hero */
    i16 find[SPACES], city[SPACES];   /* what lies there to be taken, its City Action */
    i16 act[SPACES], end[SPACES];     /* best Action there, the cost of ending the Turn there */
    spaces known_act, known_end, known_find, known_city;
    int best;                         /* the best plan: */
    u8 first;                         /* first step, 0: none */
    bool acts_now, city_now;
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
    for EACH_BIT(s, t->m->map->all) {
        int fires = TOKENS_IN(g, s, FIRE), stains = TOKENS_IN(g, s, CORRUPTION);
        if (fires | stains) t->in[s] = t->out[s] = (i16)check_cost(&k, fires, stains);
    }
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
    for EACH_BIT(s, m->map->all) {
        const struct ground *here = &g->ground[s];
        if (here->extra_turn | here->innocent | here->hidden) set |= space_bit(s);
    }
    return set & ~1ull;
}

static int find_there(struct trip *t, int space)
{
    const struct mind *m = t->m;
    const struct ground *here = &m->g->ground[space];
    if (t->known_find >> space & 1) return t->find[space];
    int sum = here->extra_turn * worth_of_token(m, t->h, EXTRA_TURN, space);
    if (here->innocent) sum += here->innocent * worth_of_token(m, t->h, INNOCENT, space);
    if (here->hidden && !m->count[space]) sum += max_int(0, worth_of_turning_up(m, space));
    for (int n = 0; n < NPCS; n++)
        if (m->g->npc[n] == space && !(t->h->laid_down >> n & 1)) sum += worth_of_npc(m, t->h, n, space);
    if (m->mission->kind == M_DELIVER && space == m->at) sum += t->h->innocents * m->deed;
    t->known_find |= space_bit(space);
    return t->find[space] = (i16)sum;
}

/* What is there to be taken without an Action. */
static inline int find_at(struct trip *t, int space) { return t->finds >> space & 1 ? find_there(t, space) : 0; }

static int city_at(struct trip *t, int space)
{
    if (!t->m->map->tile_at[space]) return 0;
    if (t->known_city >> space & 1) return t->city[space];
    t->known_city |= space_bit(space);
    return t->city[space] = (i16)worth_of_city_action(t->m, t->L->post, space, t->icon);
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
static inline int far_apart(int a, int b)
{
    int dx = space_x(a) - space_x(b), dy = space_y(a) - space_y(b);
    return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

/* Whether another Hero is nearer to a Space. */
static bool others_nearer(const struct trip *t, int space)
{
    int own = far_apart(t->h->space, space);
    for (int n = 0; n < t->rivals; n++)
        if (far_apart(t->rival[n], space) < own) return true;
    return false;
}

/* Spaces whose Monsters the Mission wants dead, and which tokens it wants gone. */
static int goal_at(struct trip *t, int space)
{
    const struct mind *m = t->m;
    const STATE *g = m->g;
    int worth = find_at(t, space);
    if (m->map->tile_at[space])
        worth += t->h->city ? city_at(t, space) * CITY_LATER / 16 : t->taken >> space & 1 ? 0 : city_at(t, space);
    if (worth > 0 && others_nearer(t, space)) worth = worth * 12 / 16;
    if (m->mission->kind == M_GATHER && space == m->at) worth += m->deed * 12 / 16 + t->gathering / 2;
    bool wanted = false;
    if (m->mission->kind == M_KILL)
        for EACH_BIT(i, m->figures[space]) wanted |= m->kill[i] >= m->deed;
    else if (m->mission->kind == M_CLEANSE || m->mission->kind == M_STATE)
        for (int k = 0; k < CLEANSABLE && !wanted; k++)
            wanted = physical(g, space, k) && counts(m, M_CLEANSE, (u8)(X_FIRE + k), space, false);
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

/* The worth of goals spreads over the board: each step takes a part of it, and what the way costs. */
static void spread_goals(struct trip *t)
{
    const struct map_row *map = t->m->map;
    spaces fresh = 0, goals = goal_spaces(t->m) | t->finds;
    memset(t->scent, 0, sizeof t->scent);
    for EACH_BIT(s, map->all) {
        if (!map->tile_at[s] && !(goals >> s & 1)) continue;
        t->scent[s] = (i16)goal_at(t, s);
        if (t->scent[s] > 0) fresh |= space_bit(s);
    }
    while (fresh) {
        spaces now = fresh;
        fresh = 0;
        for EACH_BIT(s, now) {
            int worth = t->scent[s] - t->in[s], most = worth * 15 / 16 - 4;
            if (most <= 0) continue;                         /* no Space is worth less than nothing */
            spaces around = map->hero_near[s];
            for (; around; around &= around - 1) {
                u8 near = lowest(around);
                if (most <= t->scent[near]) continue;        /* leaving it costs nothing at best */
                int there = (worth - t->out[near]) * 15 / 16 - 4;
                if (there <= t->scent[near]) continue;
                t->scent[near] = (i16)there;
                fresh |= space_bit(near);
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
        near += p != post && at && far_apart(at, m->at) <= 2;
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

static int danger_at(struct trip *t, int space)
{
    const struct mind *m = t->m;
    if (!t->reacted) return 0;
    if (t->known_end >> space & 1) return t->end[space];
    struct scene s = scene_at(m, t->L->post, space, space);
    int cost = 0;
    s.comer = (i8)comer_to(t, space);
    if (s.comer >= 0 || m->count[space]) cost = max_int(0, -gain_of_fight(m, &s, false)) * t->reacted / SURE;
    t->known_end |= space_bit(space);
    return t->end[space] = (i16)cost;
}

/* -- Plans --------------------------------------------------------------------------------------------------------- */

struct way {
    int sum, city;      /* worth of the way so far, and of the best City Action on it */
    u8 first;
    bool acted, acts_now, city_now;
    u8 steps;           /* made in this Turn */
};

static void note_plan(struct trip *t, const struct way *w, int worth, bool acts_now)
{
    if (worth <= t->best) return;
    t->best = worth;
    t->first = w->first;
    t->acts_now = acts_now;
    t->city_now = w->city_now;
}

/* What it is worth to be there when the Turn is over. */
static int rest_at(struct trip *t, int space)
{
    const struct mind *m = t->m;
    int hold = m->mission->kind == M_GATHER && space == m->at ? t->gathering : 0;
    return t->scent[space] * AFTER / 16 + hold;
}

static inline int action_bound(const struct trip *t, int space)
{
    return t->known_act >> space & 1 ? t->act[space] : bound_of_action(t->m, space, t->ranged);
}

/* Notes the plans that end in a Space, with an Action there and without one. Actions and dangers are worked out only if
 * they can matter. */
static inline void visit(struct trip *t, int space, struct way *w)
{
    if (city_open(t, space) && (w->first || t->may_use_city)) {
        int city = city_at(t, space);
        if (city > w->city) w->city = city, w->city_now = !w->first;
    }
    int here = w->sum + w->city + rest_at(t, space), act = 0;
    bool may_act = !w->acted && (w->first || t->may_act);
    if (may_act && here + action_bound(t, space) > t->best) act = action_at(t, space);
    if (act > 0 && here + act > t->best) note_plan(t, w, here + act - danger_at(t, space) * STAY_LESS / 16, !w->first);
    if (here > t->best) note_plan(t, w, here - danger_at(t, space), w->acts_now);
}

static void walk(struct trip *t, int space, struct way w, int steps, spaces been)
{
    const struct mind *m = t->m;
    visit(t, space, &w);
    if (!steps) return;
    spaces ways = w.first ? m->map->hero_near[space] & ~been : t->first_steps;
    int leaving = t->out[space] + (w.steps ? t->pace : 0);
    if (w.acts_now && !w.first && m->count[space]) leaving -= t->out[space] - t->out[space] / 2; /* it may be clear now */
    for (; ways; ways &= ways - 1) {
        int next = lowest(ways);
        struct way on = w;
        on.sum += find_at(t, next) - leaving - t->in[next];
        on.steps++;
        if (!on.first) on.first = (u8)next;
        if (steps > 1) walk(t, next, on, steps - 1, been | space_bit(next));
        else visit(t, next, &on);
    }
}

static int steps_left(const struct trip *t)
{
    return t->L->moved ? 0 : max_int(0, steps_allowed(t->m->c, t->m->g, t->L->post) - t->L->steps);
}

static void make_plan(struct trip *t)
{
    int space = t->h->space, steps = steps_left(t);
    struct way start = {.acted = t->L->acted, .steps = t->L->steps};
    t->best = -30000;
    if (t->may_act && !t->L->steps && steps && action_at(t, space) > 0) { /* OT-065: the Move comes after it */
        struct way after = start;
        after.acted = after.acts_now = true;
        after.sum = action_at(t, space);
        walk(t, space, after, steps, space_bit(space));
    }
    walk(t, space, start, steps, space_bit(space));
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
        t->rival[t->rivals++] = m->g->hero[p].space;
    }
    t->ranged = shoots(m, t->L->post);
    t->finds = find_spaces(m);
    if (m->mission->kind == M_GATHER) t->gathering = worth_of_gathering(m, t->L->post);
    t->reacted = chance_of_reaction(t);
    value_icons(m, t->L->post, t->icon);
    look_at_ways(t);
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
    memset(&t, 0, offsetof(struct trip, scent));
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
    t.known_act = t.known_end = t.known_find = t.known_city = 0;
    t.first = 0;
    t.acts_now = t.city_now = false;
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
