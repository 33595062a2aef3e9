/* bot_mind.c: ways over the base, goals of Heroes, what fights are worth: what the quick bot looks at first. */
#include "bot_mind.h"

/* -- Ways --------------------------------------------------------------------------------------------------------- */

int ground_of(const struct mind *m, int cell)
{
    struct context *c = m->c;
    int tile = tile_of(cell), area = SHAPE(m->g, tile)->area[local_of(cell)];
    return tile * AREAS + (area == NO_AREA ? SHAPE(m->g, tile)->exit[local_of(cell)] % AREAS : area);
}

static areas areas_of_tile(int tile) { return (bit64(AREAS) - 1) << tile * AREAS; }

static void see_links(struct mind *m)
{
    const STATE *g = m->g;
    for (m->links = 0; m->links < LINKS_MOST && g->link[m->links].kind; m->links++) {
        m->from[m->links] = (u8)ground_of(m, g->link[m->links].a);
        m->to[m->links] = (u8)ground_of(m, g->link[m->links].b);
    }
}

/* The Areas next to a set within its rooms and through open links; those beyond closed Doors and obstacles. */
static areas near_by(const struct mind *m, areas set, bool villain, areas *shut)
{
    struct context *c = m->c;
    areas near = 0;
    *shut = 0;
    for EACH_BIT(area, set) {
        const struct layout *s = SHAPE(m->g, area / AREAS);
        u8 close = s->area_near[area % AREAS], far = s->area_far[area % AREAS];
        near |= (areas)(villain ? far : close) << area / AREAS * AREAS;
        if (!villain) *shut |= (areas)(far & ~close) << area / AREAS * AREAS; /* an obstacle */
    }
    for (int i = 0; i < m->links; i++) {
        if (is_airlock(m->g, i, false)) continue;
        areas *to = villain || m->g->link[i].open ? &near : shut;
        if (in_set(set, m->from[i])) *to |= bit64(m->to[i]);
        if (in_set(set, m->to[i])) *to |= bit64(m->from[i]);
    }
    return near;
}

enum { SHUT_DOOR = 3 }; /* a closed Door is as long as so many Areas */

void find_ways(const struct mind *m, struct ways *w, areas to, bool villain)
{
    areas level[FAR + 4] = {to}, seen = 0, shut;
    areas closed = villain || m->g->door_opened ? 0 : m->control;
    memset(w->far, FAR, sizeof w->far);
    for (int far = 0; far < FAR; far++) {
        areas here = level[far] & ~seen & ~(far ? closed : 0);
        if (!here) {
            if (!level[far + 1] && !level[far + 2] && !level[far + 3]) return;
            continue;
        }
        seen |= here;
        for EACH_BIT(area, here) w->far[area] = (u8)far;
        areas near = near_by(m, here, villain, &shut) & ~seen;
        areas slow = villain ? 0 : m->foes;
        level[far + 1] |= near & ~slow;
        level[far + 2] |= near & slow;
        level[far + SHUT_DOOR] |= shut;
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

int chance_of_check(const struct mind *m, int hero, enum stat stat, int dice, bool heroes, int minus)
{
    int value = check_value(m->c, m->g, hero, stat) - check_change(m->c, m->g, hero);
    return chance_of_sum(dice, value + minus - (heroes ? heroes_in_play(m->g) : 0));
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

int mission_step(const struct mind *m, int hero, u8 deed)
{
    struct context *c = m->c;
    const struct guardian *h = &m->g->guardian[hero];
    int worth = 0;
    for (int k = 0; k < 2; k++) {
        if (!h->mission[k]) continue;
        const struct mission_row *row = MISSION(h->mission[k]);
        if (h->progress[k] >= row->number) return 0;         /* GC-048 */
        if (row->deed == deed) worth = MISSION_WORTH / max_int(1, row->number - h->progress[k] / 2);
    }
    return worth;
}

/* -- Goals of Heroes ---------------------------------------------------------------------------------------------- */

/* The Areas of a room with an orange Space of a task that is open. */
static areas task_areas(const struct mind *m, int tile)
{
    struct context *c = m->c;
    const struct layout *s = SHAPE(m->g, tile);
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
    const struct layout *s = SHAPE(m->g, tile);
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
            return bit64(in_set(m->control, m->from[i]) ? m->to[i] : m->from[i]);
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

/* Which of two Objectives our Hero goes for: every way to share them out is looked at, and all Heroes see the same. */
static int share_of(const struct mind *m, int one, int other)
{
    static const u8 crowd[HEROES + 1] = {0, 55, 100, 125, 140};
    struct ways w[2];
    int best = 0, most = -30000, gain[2][HEROES] = {{0}};
    find_ways(m, &w[0], task_areas(m, one), false);
    find_ways(m, &w[1], task_areas(m, other), false);
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
    return in_set((u64)best, m->hero) ? other : one;
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
    if (count) m->goal = (u8)(count > 1 && !g->captive_free ? share_of(m, open[0], open[1]) : open[0]);
    if (count > 1 && g->captive_free) {                      /* who leads the captive goes on; the others do the rest */
        bool cells = ROOM(g->tile[open[0]].room)->captive;
        int leader = NOWHERE, near = FAR + 1;
        struct ways w;
        find_ways(m, &w, bit64(ground_of(m, g->at[CAPTIVE])), false);
        for (int h = 0; h < HEROES; h++)
            if (in_play(g, h) && w.far[ground_of(m, g->at[h])] < near) leader = h, near = w.far[ground_of(m, g->at[h])];
        m->goal = (u8)(cells == (leader == m->hero) ? open[0] : open[1]);
    }
    if (m->goal != NOWHERE) to = work_areas(m, m->goal);
    else if (!g->door_opened) to = last_door(m);
    else if (on_board(g, SKAROV_FIGURE)) to = bit64(ground_of(m, g->at[SKAROV_FIGURE]));
    find_ways(m, &m->home, to, false);
}

void think_for(struct mind *m, int hero)
{
    m->hero = (u8)hero;
    m->known_foes = false;
    find_goal(m);
}

/* -- What Heroes fear and fight ----------------------------------------------------------------------------------- */

static void weigh_threats(struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    u8 weight[TILES] = {0};
    for EACH_BIT(figure, VILLAIN_FIGURES)
        if (on_board(g, figure) && !is_sheltered(c, g, figure))
            weight[tile_of(g->at[figure])] = (u8)(weight[tile_of(g->at[figure])] + (is_acolyte(figure) ? 6 : 16));
    for (int tile = 0; tile < TILES; tile++) {
        int sum = weight[tile];
        for (int side = NORTH; side < DIRECTIONS; side += 2)
            if (in_set(g->tile[tile].linked, side)) sum += weight[tile_beyond(tile, (enum direction)side)] / 4;
        m->threat[tile] = (u8)min_int(250, sum);
    }
}

/* What a hit on a Villain is worth, wherever he stands. */
static int worth_of_hit(const struct mind *m, int figure)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int card = card_of(figure), worth = 0, cell = g->at[figure];
    bool kills = g->damage[figure] + 1 >= health_of(c, g, figure);
    if (!in_set(g->guardian[m->hero].met, card)) worth += mission_step(m, m->hero, D_CARDS_HIT);
    if (figure == SKAROV_FIGURE)
        return worth + SKAROV_HIT + (kills ? SKAROV_KILL : 0) + mission_step(m, m->hero, D_HIT_SKAROV);
    if (!is_acolyte(figure)) {
        worth += LIEUTENANT_HIT + (kills ? LIEUTENANT_KILL + mission_step(m, m->hero, D_LIEUTENANT) : 0);
        worth += mission_step(m, m->hero, D_LIEUTENANT) / 4;
    } else {
        worth += ACOLYTE_WORTH + mission_step(m, m->hero, D_ACOLYTE) + mission_step(m, m->hero, D_ACOLYTES_AT_ONCE) / 2;
    }
    if (DOT(g, cell) == ORANGE && tile_of(cell) == m->goal) worth += 25; /* it is in the way of a task */
    if (m->home.far[ground_of(m, cell)] <= m->home.far[ground_of(m, g->at[m->hero])]) worth += 8;
    return worth;
}

void weigh_foes(struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    if (m->known_foes) return;
    m->known_foes = true;
    weigh_threats(m);
    int last = NOWHERE, chance = 0;
    for EACH_BIT(figure, VILLAIN_FIGURES) {
        m->foe[figure] = 0;
        if (!on_board(g, figure) || is_sheltered(c, g, figure)) continue;
        if (card_of(figure) != last || !is_acolyte(figure))
            chance = chance_of_dice(attack_dice(c, g, m->hero, figure, 0), defense_of(c, g, figure));
        last = card_of(figure);
        m->foe[figure] = (i16)(chance * worth_of_hit(m, figure) / SURE);
    }
}

/* -- Skarov's view ------------------------------------------------------------------------------------------------ */

/* The last Damage before a Wound is worth most, and the last Wound before the end. */
static int worth_of_damage(const struct mind *m, int hero)
{
    static const u8 by_wounds[] = {10, 15, 26, 30};
    const STATE *g = m->g;
    int left = health_of(m->c, g, hero) - g->damage[hero];
    int worth = left == 1 ? 60 : left <= 0 ? 22 : left == 2 ? 42 : 36;
    worth = worth * by_wounds[min_int(3, all_wounds(g, hero))] / 10;
    if (will_heal(m, hero)) worth /= 2;
    return worth;
}

void weigh_prey(struct mind *m)
{
    const STATE *g = m->g;
    if (m->known_prey) return;
    m->known_prey = true;
    for (int h = 0; h < HEROES; h++) {
        m->want[h] = 0;
        if (!in_play(g, h) || !on_board(g, h)) continue;
        find_ways(m, &m->hunt[h], bit64(ground_of(m, g->at[h])), true);
        m->want[h] = (i16)worth_of_damage(m, h);
    }
}

void aim_with(struct mind *m, int card)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    if (m->prey_card == card) return;
    m->prey_card = (u8)card;
    int figure = lowest(figures_of(card)), more = g->active_card == card ? g->ambush : 0;
    for (int h = 0; h < HEROES; h++) {
        m->hit[h] = 0;
        if (m->want[h])
            m->hit[h] = (i16)chance_of_dice(attack_dice(c, g, figure, h, more), defense_of(c, g, h));
    }
}

/* -- The mind ----------------------------------------------------------------------------------------------------- */

void think(struct mind *m, struct context *c, const STATE *view, seat who)
{
    memset(m, 0, sizeof *m);
    m->c = c;
    m->g = view;
    m->who = who;
    m->villain = view->skarov == who;
    m->hero = m->goal = m->prey_card = NOWHERE;
    if (!view->turn) return;
    int control = tile_of_kind(c, view, CONTROL_ROOM);
    m->control = control == NOWHERE ? 0 : areas_of_tile(control);
    m->foes = areas_with(c, view, VILLAIN_FIGURES) & ~(view->door_opened ? 0 : m->control);
    see_links(m);
}
