/* bot_hero.c: what a Hero's Actions, moves and responses are worth to the quick bot. */
#include "bot_mind.h"

/* -- Checks ------------------------------------------------------------------------------------------------------- */

static int worth_of_task(const struct mind *m, int tile, int task, enum stat stat)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct task *what = &ROOM(g->tile[tile].room)->task[task];
    int chance = chance_of_check(m, m->hero, stat, what->dice, what->heroes, g->tile[tile].minus[task]);
    int deed = what->success == SWITCH_OFF ? 9 + m->threat[tile] / 8 : DEED, token = TOKEN_LAID;
    if (what->success == CLEAR_WAY) {
        deed = DOOR_WAY;
        token = deed / 4;
    } else if (what->success == SWITCH_OFF) {
        deed += m->step[D_TASK_FINISHED];
        token = deed / 5;
    } else {
        deed += m->step[D_OBJECTIVE_TASK];
        bool last = ROOM(g->tile[tile].room)->separate || g->tile[tile].left == 1;
        deed += last ? m->step[D_TASK_FINISHED] : 0;
    }
    deed += m->step[D_CHECK];
    return (deed * chance + token * (SURE - chance)) / SURE;
}

static int worth_of_door(const struct mind *m, int link, enum stat stat)
{
    const struct link_token *l = &m->g->link[link];
    int chance = chance_of_check(m, m->hero, stat, DOOR_DICE, l->kind == CONTROL_DOOR, l->minus);
    int near = m->home.far[m->from[link]], beyond = m->home.far[m->to[link]];
    int here = m->home.far[ground_of(m, m->g->at[m->hero])];
    int deed = min_int(near, beyond) < here || l->kind == CONTROL_DOOR ? DOOR_WAY : 4;
    if (near == beyond && l->kind != CONTROL_DOOR) deed = 4;
    deed += m->step[D_DOOR_OPENED] + m->step[D_CHECK];
    if (stat == ATTACK) deed += m->step[D_DOOR_BROKEN];
    return (deed * chance + deed / 4 * (SURE - chance)) / SURE;
}

/* -- Spaces ------------------------------------------------------------------------------------------------------- */

/* The best attack from a Space on somebody who stands beside it. */
static int best_beside(const struct mind *m, int cell)
{
    const STATE *g = m->g;
    int tile = tile_of(cell), best = 0;
    for EACH_BIT(local, m->shape[tile]->beside[local_of(cell)] & g->tile[tile].villains)
        best = max_int(best, m->foe[g->who[cell_of(tile, local)]]);
    if (!foes_beyond(g, cell, true)) return best;
    u8 near[DIRECTIONS];
    for (int i = 0, n = neighbours(m->c, g, cell, near); i < n; i++)
        if (g->who[near[i]] != NOWHERE && is_villain(g->who[near[i]])) best = max_int(best, m->foe[g->who[near[i]]]);
    return best;
}

/* The best that can be done from a Space without moving on. */
static int worth_of_deeds(const struct mind *m, int cell)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int best = best_beside(m, cell), tile = tile_of(cell);
    if (is_orange(m, cell) && is_task_open(m, tile, task_at(m, cell)))
        for EACH_BIT(stat, ROOM(g->tile[tile].room)->task[task_at(m, cell)].stats)
            best = max_int(best, worth_of_task(m, tile, task_at(m, cell), (enum stat)stat));
    for (int i = 0; i < m->links && in_set(m->shut[cell / 64], cell % 64); i++) {
        const struct link_token *l = &g->link[i];
        if ((l->a != cell && l->b != cell) || l->open || (l->kind == CONTROL_DOOR && !g->showdown)) continue;
        best = max_int(best, max_int(worth_of_door(m, i, ATTACK), worth_of_door(m, i, MENTAL)));
    }
    return best;
}

static int when_left(int deeds, int left)
{
    static const u8 later[] = {20, 80, 110, 120};            /* per cent of what can be done there then */
    return deeds * later[min_int(3, max_int(0, left))] / 100;
}

int worth_of_space(const struct mind *m, int cell, int left)
{
    int worth = -STEP * m->home.far[ground_of(m, cell)] - m->fear[tile_of(cell)];
    return worth + when_left(worth_of_deeds(m, cell), left);
}

static int worth_of_move(const struct mind *m, int figure, int cell, int left)
{
    const STATE *g = m->g;
    if (figure != m->hero) return 0;
    int worth = worth_of_space(m, cell, left) - m->stay - max_int(0, when_left(m->here, left) - m->here);
    if (g->captive_free && on_board(g, CAPTIVE) && m->goal != NOWHERE && stands_beside(m->c, g, m->hero, CAPTIVE))
        worth += m->home.far[ground_of(m, cell)] < m->home.far[ground_of(m, g->at[m->hero])] ? 30 : 0;
    return worth;
}

/* -- Powers ------------------------------------------------------------------------------------------------------- */

/* The best attack with more dice: on a neighbour, or on anybody in sight. */
static int best_strike(const struct mind *m, int dice, u8 style)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int best = 0;
    for EACH_BIT(figure, those_there(g, VILLAIN_FIGURES)) {
        if (!m->foe[figure] || !can_attack(c, g, m->hero, figure, style == STYLE_RANGED)) continue;
        int chance = chance_of_dice(attack_dice(c, g, m->hero, figure, dice), defense_of(c, g, figure));
        best = max_int(best, worth_of_hit(m, figure) * chance / SURE);
    }
    return best;
}

static int sum_beside(const struct mind *m)
{
    u8 near[DIRECTIONS];
    int sum = 0, n = neighbours(m->c, m->g, m->g->at[m->hero], near);
    for (int i = 0; i < n; i++) {
        int figure = m->g->who[near[i]];
        if (figure != NOWHERE && is_villain(figure)) sum += m->foe[figure];
    }
    return sum;
}

static int worth_of_power(const struct mind *m, u8 card)
{
    struct context *c = m->c;
    struct code code = POWER(card)->effect;
    int far = m->home.far[ground_of(m, m->g->at[m->hero])], worth = 2;
    for (int at = 0; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        switch (i.verb) {
        case V_STRIKE: {
            int best = best_strike(m, i.a, i.c);
            worth += best ? best : -7;                       /* for nothing it is not used */
            break;
        }
        case V_FREE_ATTACK: worth += 16; break;
        case V_FIGHT: worth += sum_beside(m); break;
        case V_EASE: worth += m->left >= 2 ? 20 : 8; break;
        case V_MOVE: worth += 10; break;
        case V_DASH: worth += min_int(far, speed_of(c, m->g, m->hero) + i.a) * STEP; break;
        case V_HEAL: worth += 28; break;
        case V_DAZE: worth += 14; break;
        case V_TOKEN: worth += 4 + m->threat[tile_of(m->g->at[m->hero])] / 4; break;
        case V_SHIFT: worth += 3; break;
        default: break;
        }
    }
    return worth;
}

/* -- Responses ---------------------------------------------------------------------------------------------------- */

/* How bad Damage is for a Hero now. */
static int hurts(const struct mind *m, int hero)
{
    int left = health_of(m->c, m->g, hero) - m->g->damage[hero];
    return (left == 1 ? 30 : left <= 0 ? 14 : 18) * (2 + all_wounds(m->g, hero)) - (will_heal(m, hero) ? 12 : 0);
}

static int worth_of_response(const struct mind *m, struct code code, int figure)
{
    struct context *c = m->c;
    const struct attack *attack = NEAREST(attack);
    for (int at = 0; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        switch (i.verb) {
        case V_INTERCEPT:
            return attack ? hurts(m, attack->target) - hurts(m, figure) +
                                8 * (defense_of(c, m->g, figure) - defense_of(c, m->g, attack->target)) : 0;
        case V_REROLL: return attack && attack->total < defense_of(c, m->g, attack->target) ? 10 : -10;
        case V_SHIFT: return 6;
        default: break;
        }
    }
    return 10;
}

static int worth_of_answer(const struct mind *m, struct action a)
{
    struct context *c = m->c;
    int worth = -1;
    for (int n = 0; n < TRIGGERS_MAX && worth < 0; n++) {
        const struct trigger *t =
            a.verb == ACT_RESPOND ? &POWER(a.b)->when[n] : &HERO(m->g->guardian[a.a].hero)->when[n];
        if (t->code.length) worth = worth_of_response(m, t->code, a.a);
    }
    return worth;
}

/* -- Pushes and the captive --------------------------------------------------------------------------------------- */

static int heroes_beside(const struct mind *m, int cell)
{
    return SUM(h, HERO_FIGURES, on_board(m->g, h) && adjacent(m->c, m->g, cell, m->g->at[h]));
}

/* Away from tasks, and from Heroes other than the one who still strikes. */
static int worth_of_push(const struct mind *m, int figure, int to)
{
    const STATE *g = m->g;
    int from = g->at[figure], worth = -3;
    if (is_orange(m, from) && is_task_open(m, tile_of(from), task_at(m, from))) worth += 20;
    if (is_orange(m, to) && is_task_open(m, tile_of(to), task_at(m, to))) worth -= 20;
    return worth + 2 * (heroes_beside(m, from) - heroes_beside(m, to));
}

static int worth_of_lead(const struct mind *m, int cell)
{
    struct context *c = m->c;
    if (DOT(m->g, cell) == GREEN) return 500;
    return 100 - 4 * m->home.far[ground_of(m, cell)];
}

/* -- All options -------------------------------------------------------------------------------------------------- */

void see_deeds(struct mind *m) { m->here = (i16)worth_of_deeds(m, m->g->at[m->hero]); }

int worth_for_hero(const struct mind *m, struct action a)
{
    const STATE *g = m->g;
    switch (a.verb) {
    case ACT_END_ACTIVATION: case ACT_PASS: case ACT_DONE: return 0;
    case ACT_MOVE: return worth_of_move(m, a.a, a.b, m->left - 1) - MOVE_PRICE;
    case ACT_FIGHT:
        return FIGHT_GAIN + m->foe[a.b] + (a.c && is_acolyte(a.b) ? m->step[D_ACOLYTE_RANGED] / 2 + 1 : 0);
    case ACT_TRY: return worth_of_task(m, tile_of(a.a), a.c, (enum stat)a.b);
    case ACT_OPEN_DOOR: return worth_of_door(m, find_link(g, a.a, a.c), (enum stat)a.b);
    case ACT_USE_POWER: return worth_of_power(m, a.a);
    case ACT_USE_ID: return 200;
    case ACT_HEAL: return 10 * a.a;
    case ACT_SHIFT_TO:
        if (a.a != m->hero) return is_hero(a.a) ? 1 : worth_of_push(m, a.a, a.b);
        return worth_of_space(m, a.b, m->left) - worth_of_space(m, g->at[m->hero], m->left) +
               (evades(m, m->hero, a.b) ? EVADED : 0);
    case ACT_PUSH_TO: return worth_of_push(m, a.a, a.b);
    case ACT_PUT: return a.a == m->hero ? worth_of_space(m, a.b, m->left) : 0;
    case ACT_LEAD: return worth_of_lead(m, a.a);
    case ACT_RESPOND: case ACT_RESPOND_ID: return worth_of_answer(m, a);
    case ACT_AGREE: return 1;
    case ACT_TAKE_RANK: return a.a;
    default: return worth_of_choice(m, a);
    }
}
