/* bot_mind.c: ways over the base, goals of Heroes, what fights are worth: what the quick bot looks at first. */
#include "bot_mind.h"

/* -- Ways --------------------------------------------------------------------------------------------------------- */

static areas areas_of_tile(int tile) { return tile == NOWHERE ? 0 : (bit64(AREAS) - 1) << tile * AREAS; }

static void see_links(struct mind *m)
{
    const STATE *g = m->g;
    for (m->links = 0; m->links < LINKS_MOST && g->link[m->links].kind; m->links++) {
        m->from[m->links] = (u8)ground_of(m, g->link[m->links].a);
        m->to[m->links] = (u8)ground_of(m, g->link[m->links].b);
    }
}

static void see_base(struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    m->control = NOWHERE;
    for (int tile = 0; tile < TILES; tile++) {
        m->shape[tile] = SHAPE(g, tile);
        if (g->tile[tile].room && ROOM(g->tile[tile].room)->kind == CONTROL_ROOM) m->control = (u8)tile;
    }
    see_links(m);
}

static void make_plan(struct mind *m)
{
    const STATE *g = m->g;
    m->known_plan = true;
    for (int tile = 0; tile < TILES; tile++) {
        const struct layout *s = m->shape[tile];
        for (int area = 0; area < s->areas; area++) {
            m->plan[tile * AREAS + area].open = (areas)s->area_near[bit(area)] << tile * AREAS;
            m->plan[tile * AREAS + area].shut = (areas)s->area_far[bit(area)] << tile * AREAS;
        }
    }
    for (int i = 0; i < m->links; i++) {
        int from = m->from[i], to = m->to[i];
        if (g->link[i].kind == AIRLOCK && !g->link[i].open) continue; /* GC-S09 */
        m->plan[from].shut |= bit64(to), m->plan[to].shut |= bit64(from);
        if (g->link[i].open) m->plan[from].open |= bit64(to), m->plan[to].open |= bit64(from);
    }
}

/* The ways to a set of Areas as Villains go: Doors and obstacles do not hinder them. They are found at least for those
 * Areas that are asked for. */
static void find_hunt(struct mind *m, struct ways *w, areas to, areas asked)
{
    areas seen = 0;
    memset(w->far, FAR, sizeof w->far);
    if (!m->known_plan) make_plan(m);
    for (int far = 0; to && (asked & ~seen) && far < FAR; far++) {
        areas next = 0;
        seen |= to;
        for EACH_BIT(area, to) {
            w->far[area] = (u8)far;
            next |= m->plan[area].shut;
        }
        to = next & ~seen;
    }
}

/* The ways to a set of Areas as Heroes go: they open Doors on their way, each as long as three Areas, and stop where
 * Villains are. */
static void find_ways(struct mind *m, struct ways *w, areas to)
{
    areas later = 0, latest = 0, beyond = 0, seen = 0, closed = m->g->door_opened ? 0 : areas_of_tile(m->control);
    memset(w->far, FAR, sizeof w->far);
    if (!m->known_plan) make_plan(m);
    for (int far = 0; (to | later | latest) && far < FAR; far++) {
        areas open = 0, shut = 0;
        to &= ~seen;
        seen |= to | closed;                                 /* who is there needs no way, but none leads through it */
        for EACH_BIT(area, to) {
            w->far[area] = (u8)far;
            open |= m->plan[area].open;
            shut |= m->plan[area].shut;
        }
        beyond = shut & ~open & ~seen;
        open &= ~seen;
        to = later | (open & ~m->foes);
        later = latest | (open & m->foes);
        latest = beyond;
    }
}

/* -- Facts -------------------------------------------------------------------------------------------------------- */

int all_wounds(const STATE *g, int hero)
{
    return wounds_in_hand(g, hero) + pile_count(WOUNDS(g), WOUND_RIGHT + hero) +
           pile_count(WOUNDS(g), WOUND_DISCARD + hero) + g->guardian[hero].plain_played +
           g->guardian[hero].plain_discard;
}

bool will_heal(const struct mind *m, int hero)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    for EACH_CARD(card, POWERS(g), POWER_LEFT + hero)
        if (POWER(card)->symbol == S_WEAKNESS) return true;
    return false;
}

bool will_act(const struct mind *m, int hero)
{
    const STATE *g = m->g;
    bool acted = false;
    if (!in_play(g, hero)) return false;
    for (int k = 0; k < g->turned_up && g->phase == ACTIVATION; k++) acted |= hero_in_order(g, k) == hero;
    return !acted;
}

int chance_of_check(const struct mind *m, int hero, enum stat stat, int dice, bool heroes, int minus)
{
    int value = check_value(m->c, m->g, hero, stat) - check_change(m->c, m->g, hero);
    return chance_of_sum(dice, value + minus - (heroes ? heroes_in_play(m->g) : 0));
}

bool evades(const struct mind *m, int figure, int cell)
{
    struct context *c = m->c;
    const struct attack *attack = NEAREST(attack);
    if (!attack || attack->attacker == NOWHERE || attack->target != figure) return false;
    int from = m->g->at[attack->attacker];
    if (!attack->ranged) return !adjacent(c, m->g, from, cell);
    return !sees(c, m->g, from, cell, enemies_of(attack->attacker) & ~bit64(figure));
}

bool can_evade(const struct mind *m, int figure)
{
    u8 near[DIRECTIONS];
    for (int i = 0, n = neighbours(m->c, m->g, m->g->at[figure], near); i < n; i++)
        if (m->g->who[near[i]] == NOWHERE && evades(m, figure, near[i])) return true;
    return false;
}

bool is_task_open(const struct mind *m, int tile, int task)
{
    struct context *c = m->c;
    const struct tile *t = &m->g->tile[tile];
    switch ((enum success)ROOM(t->room)->task[task].success) {
    case SWITCH_OFF: return !t->off;
    case RESOLVE_ONE: return is_open_objective(c, m->g, tile) && t->left && !in_set(t->done, task);
    case FREE_CAPTIVE: return is_open_objective(c, m->g, tile) && !m->g->captive_free;
    case CLEAR_WAY: return !t->cleared;
    }
    return false;
}

/* What a step of our Hero's Personal Missions is worth, nothing if one of them is accomplished (GC-048). */
static void count_steps(struct mind *m)
{
    struct context *c = m->c;
    const struct guardian *h = &m->g->guardian[m->hero];
    const struct mission_row *row[2] = {MISSION(h->mission[0]), MISSION(h->mission[1])};
    for (int k = 0; k < 2; k++)
        if (h->mission[k] && h->progress[k] >= row[k]->number) return;
    for (int k = 0; k < 2; k++)
        if (h->mission[k] && row[k]->deed < DEEDS)
            m->step[row[k]->deed] = (u8)(MISSION_WORTH / max_int(1, row[k]->number - h->progress[k] / 2));
}

/* -- Goals of Heroes ---------------------------------------------------------------------------------------------- */

/* The Areas of a room with an orange Space of a task that is open. */
static areas task_areas(const struct mind *m, int tile)
{
    const struct layout *s = m->shape[tile];
    areas set = 0;
    for (int local = 0; local < TILE_CELLS; local++)
        if (s->dot[local] == ORANGE && is_task_open(m, tile, s->mark[local] - 1))
            set |= bit64(tile * AREAS + s->area[local]);
    return set;
}

static areas green_areas(const struct mind *m)
{
    struct context *c = m->c;
    int tile = tile_of_kind(c, m->g, ENTRANCE);
    const struct layout *s = m->shape[tile];
    areas set = 0;
    for (int local = 0; local < TILE_CELLS; local++)
        if (s->dot[local] == GREEN) set |= bit64(tile * AREAS + s->area[local]);
    return set;
}

/* The outer Area of the Control Room door. */
static areas last_door(const struct mind *m)
{
    for (int i = 0; i < m->links; i++)
        if (m->g->link[i].kind == CONTROL_DOOR)
            return bit64(m->from[i] / AREAS == m->control ? m->to[i] : m->from[i]);
    return 0;
}

/* Where the work on an open Objective is: its tasks, or the captive who has to be led out. */
static areas work_areas(const struct mind *m, int tile)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    if (ROOM(g->tile[tile].room)->captive && g->captive_free && on_board(g, CAPTIVE)) {
        bool leads = m->hero < HEROES && stands_beside(c, g, m->hero, CAPTIVE);
        return leads ? green_areas(m) : bit64(ground_of(m, g->at[CAPTIVE]));
    }
    return task_areas(m, tile);
}

/* How well a Hero suits the tasks of a room, in 1024ths. */
static int suits(const struct mind *m, int hero, int tile)
{
    struct context *c = m->c;
    const struct task *task = &ROOM(m->g->tile[tile].room)->task[0];
    int best = 0;
    for EACH_BIT(stat, task->stats) best = max_int(best, check_value(c, m->g, hero, (enum stat)stat));
    return best * SURE / 8;
}

/* Which of two Objectives our Hero goes for, and the ways to it: every way to share them out is looked at, and all
 * Heroes see the same. */
static int share_of(struct mind *m, int one, int other)
{
    static const u8 crowd[HEROES + 1] = {0, 55, 100, 125, 140};
    struct ways w[2];
    int best = 0, most = -30000, gain[2][HEROES] = {{0}};
    find_ways(m, &w[0], task_areas(m, one));
    find_ways(m, &w[1], task_areas(m, other));
    for (int h = 0; h < HEROES; h++)
        for (int k = 0; k < 2 && in_play(m->g, h); k++)
            gain[k][h] = suits(m, h, k ? other : one) / 64 - 4 * w[k].far[ground_of(m, m->g->at[h])];
    for (int set = 0; set < 1 << HEROES; set++) {
        int sum = 0, n[2] = {0, 0};
        for (int h = 0; h < HEROES; h++)
            if (in_play(m->g, h)) n[in_set((u64)set, h)]++, sum += gain[in_set((u64)set, h)][h];
        sum += crowd[n[0]] + crowd[n[1]];
        if (sum > most) best = set, most = sum;
    }
    bool second = in_set((u64)best, m->hero);
    m->home = w[second];
    return second ? other : one;
}

static void find_goal(struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int open[TILES], count = 0;
    areas to = 0;
    m->goal = NOWHERE;
    for (int tile = 0; tile < TILES; tile++)
        if (is_open_objective(c, g, tile)) open[count++] = tile;
    if (count > 1 && !g->captive_free) {
        m->goal = (u8)share_of(m, open[0], open[1]);
        return;
    }
    if (count) m->goal = (u8)open[0];
    if (count > 1) {                      /* who leads the captive goes on; the others do the rest */
        bool cells = ROOM(g->tile[open[0]].room)->captive;
        int leader = NOWHERE, near = FAR + 1;
        struct ways w;
        find_ways(m, &w, bit64(ground_of(m, g->at[CAPTIVE])));
        for (int h = 0; h < HEROES; h++)
            if (in_play(g, h) && w.far[ground_of(m, g->at[h])] < near) leader = h, near = w.far[ground_of(m, g->at[h])];
        m->goal = (u8)(cells == (leader == m->hero) ? open[0] : open[1]);
    }
    if (m->goal != NOWHERE) to = work_areas(m, m->goal);
    else if (!g->door_opened) to = last_door(m);
    else if (on_board(g, SKAROV_FIGURE)) to = bit64(ground_of(m, g->at[SKAROV_FIGURE]));
    find_ways(m, &m->home, to);
}

/* The Areas with Villains whom Heroes can meet. */
static areas areas_with_foes(const struct mind *m)
{
    const STATE *g = m->g;
    areas set = 0;
    for (int tile = 0; tile < TILES; tile++) {
        u32 foes = g->tile[tile].villains;
        if (!foes || (tile == m->control && !g->door_opened)) continue;
        for (int area = 0; area < m->shape[tile]->areas; area++)
            set |= (areas)((m->shape[tile]->cells[area] & foes) != 0) << (tile * AREAS + area);
    }
    return set;
}

void think_for(struct mind *m, int hero)
{
    m->hero = (u8)hero;
    m->foes = areas_with_foes(m);
    find_goal(m);
}

void seek_start(struct mind *m)
{
    areas to = 0;
    see_base(m);
    for (int tile = 0; tile < TILES; tile++)
        if (is_open_objective(m->c, m->g, tile)) to |= task_areas(m, tile);
    m->foes = 0;                          /* they will not stay where they are */
    find_ways(m, &m->home, to);
}

/* -- What Heroes fear and fight ----------------------------------------------------------------------------------- */

void weigh_threats(struct mind *m)
{
    enum { ACOLYTE_THREAT = 6, OTHERS_THREAT = 16 };
    const STATE *g = m->g;
    u8 weight[TILES];
    for (int tile = 0; tile < TILES; tile++)
        weight[tile] = (u8)(g->tile[tile].villains ? ACOLYTE_THREAT * set_count(g->tile[tile].villains) : 0);
    for EACH_BIT(figure, those_there(g, bit64(FIRST_ROBOT) - bit64(FIRST_VILLAIN)))
        weight[tile_of(g->at[figure])] = (u8)(weight[tile_of(g->at[figure])] + OTHERS_THREAT - ACOLYTE_THREAT);
    if (!g->door_opened && m->control != NOWHERE) weight[m->control] = 0; /* GC-S87 */
    for (int tile = 0; tile < TILES; tile++) {
        int sum = weight[tile];
        for EACH_BIT(side, g->tile[tile].linked) sum += weight[tile_beyond(tile, (enum direction)side)] / 4;
        m->threat[tile] = (u8)min_int(250, sum);
    }
}

/* How much our Hero has to fear: alone among Robots more than with others, hurt more than whole. */
static void weigh_fear(struct mind *m)
{
    const STATE *g = m->g;
    bool dying = all_wounds(g, m->hero) >= 2, hurt = health_of(m->c, g, m->hero) - g->damage[m->hero] <= 1;
    u8 others[TILES] = {0};
    for (int h = 0; h < HEROES; h++)
        if (h != m->hero && in_play(g, h) && on_board(g, h)) others[tile_of(g->at[h])]++;
    for (int tile = 0; tile < TILES; tile++) {
        int fear = m->threat[tile] * 2 / (2 + 2 * others[tile]);
        if (dying) fear = fear * 3 / 2;
        if (hurt) fear = fear * 5 / 4;
        m->fear[tile] = (u8)(fear / 3);
    }
}

int worth_of_hit(const struct mind *m, int figure)
{
    const STATE *g = m->g;
    int card = card_of(figure), worth = 0, cell = g->at[figure];
    if (!in_set(g->guardian[m->hero].met, card)) worth += m->step[D_CARDS_HIT];
    if (is_acolyte(figure)) {
        worth += ACOLYTE_WORTH + m->step[D_ACOLYTE] + m->step[D_ACOLYTES_AT_ONCE] / 2;
    } else {
        bool kills = g->damage[figure] + 1 >= health_of(m->c, g, figure);
        if (figure == SKAROV_FIGURE)
            return worth + SKAROV_HIT + (kills ? SKAROV_KILL : 0) + m->step[D_HIT_SKAROV];
        worth += LIEUTENANT_HIT + (kills ? LIEUTENANT_KILL + m->step[D_LIEUTENANT] : 0) + m->step[D_LIEUTENANT] / 4;
    }
    if (tile_of(cell) == m->goal && is_orange(m, cell)) worth += 25; /* it is in the way of a task */
    if (m->home.far[ground_of(m, cell)] <= m->home.far[ground_of(m, g->at[m->hero])]) worth += 8;
    return worth;
}

static void weigh_foes(struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    struct fighter hero = fighter_of(c, g, m->hero);
    int last = NOWHERE, chance = 0;
    for EACH_BIT(figure, those_there(g, VILLAIN_FIGURES)) {
        if (tile_of(g->at[figure]) == m->control && !g->door_opened) continue; /* GC-S87 */
        if (card_of(figure) != last || !is_acolyte(figure))
            chance = chance_of_dice(dice_by(c, g, &hero, figure, 0), defense_of(c, g, figure));
        last = card_of(figure);
        m->foe[figure] = (i16)((chance * worth_of_hit(m, figure) + SURE - 1) / SURE);
    }
}

/* The Spaces before Doors that could be opened. */
static void mark_doors(struct mind *m)
{
    const STATE *g = m->g;
    for (int i = 0; i < m->links; i++) {
        const struct link_token *l = &g->link[i];
        if (l->open || (l->kind == CONTROL_DOOR && !g->showdown)) continue;
        m->shut[l->a / 64] |= bit64(l->a % 64);
        m->shut[l->b / 64] |= bit64(l->b % 64);
    }
}

void weigh_deeds(struct mind *m)
{
    const STATE *g = m->g;
    count_steps(m);
    weigh_fear(m);
    weigh_foes(m);
    mark_doors(m);
    m->stay = (i16)(-STEP * m->home.far[ground_of(m, g->at[m->hero])] - m->fear[tile_of(g->at[m->hero])]);
}

/* -- Skarov's view ------------------------------------------------------------------------------------------------ */

/* The last Damage before a Wound is worth most, and the last Wound before the end. A turn brings one Wound (GC-159):
 * Damage beyond it counts for the next turn, beyond two hardly for the one after that. */
static int worth_of_damage(const struct mind *m, int hero)
{
    static const u8 by_wounds[] = {10, 15, 26, 30}, beyond[] = {22, 6, 2};
    const STATE *g = m->g;
    int health = max_int(1, health_of(m->c, g, hero)), left = health - g->damage[hero];
    int worth = left == 1 ? 60 : left == 2 ? 42 : left > 2 ? 36 : beyond[min_int(2, -left / health)];
    worth = worth * by_wounds[min_int(3, all_wounds(g, hero))] / 10;
    if (will_heal(m, hero)) worth /= 2;
    return worth;
}

/* The Areas from which ways to Heroes are looked at: mostly only those where some figures are or can go. */
static areas areas_asked(const struct mind *m)
{
    const struct context *c = m->c;
    int active = m->g->active;
    areas set = active < FIGURES && on_board(m->g, active) ? bit64(ground_of(m, m->g->at[active])) : 0;
    for (int i = 0; i < c->count; i++) {
        struct action a = c->option[i];
        switch (a.verb) {
        case ACT_MOVE: set |= bit64(ground_of(m, a.b)); break;
        case ACT_ACT_WITH: set |= bit64(ground_of(m, m->g->at[a.a])); break;
        case ACT_FIGHT: case ACT_JAM: case ACT_ESCAPE: case ACT_END_ACTIVATION: break;
        default: return ~0ull;
        }
    }
    return set;
}

void weigh_prey(struct mind *m)
{
    const STATE *g = m->g;
    areas asked = areas_asked(m);
    for (int h = 0; h < HEROES; h++) {
        if (!in_play(g, h) || !on_board(g, h)) continue;
        find_hunt(m, &m->hunt[h], bit64(ground_of(m, g->at[h])), asked);
        m->want[h] = (i16)worth_of_damage(m, h);
        m->defense[h] = (u8)min_int(255, defense_of(m->c, g, h));
    }
}

void aim_with(struct mind *m, int card)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    if (m->prey_card == card) return;
    m->prey_card = (u8)card;
    struct fighter by = fighter_of(c, g, lowest(figures_of(card)));
    int more = g->active_card == card ? g->ambush : 0;
    for (int h = 0; h < HEROES; h++) {
        m->harm[h] = 0;
        if (m->want[h])
            m->harm[h] = (i16)(m->want[h] * chance_of_dice(dice_by(c, g, &by, h, more), m->defense[h]) / SURE);
    }
}

/* -- The mind ----------------------------------------------------------------------------------------------------- */

void think(struct mind *m, struct context *c, const STATE *view, seat who)
{
    memset(m, 0, offsetof(struct mind, defense));
    m->c = c;
    m->g = view;
    m->who = who;
    m->villain = view->skarov == who;
    m->hero = m->goal = m->prey_card = NOWHERE;
    if (view->turn) see_base(m);
}
