/* checks.c: Value Checks (chapter 14), tasks of rooms, and Doors (chapter 15). */
#include "procedures.h"

/* -- One check ---------------------------------------------------------------------------------------------------- */

bool value_check(struct context *c, STATE *g, int hero, enum stat stat, int dice, bool heroes, int minus,
                 rule_number rule)
{
    int value = check_value(c, g, hero, stat);               /* GC-172, GC-173, GC-S05 */
    int change = (heroes ? heroes_in_play(g) : 0) - minus + check_change(c, g, hero); /* GC-170, GC-171 */
    u8 who = g->guardian[hero].hero;
    bool sure = dice * CHECK_HIGHEST + change <= value;      /* GC-183, GC-S85 */
    int sum = sure ? dice * CHECK_HIGHEST + change : roll_check(c, player_of(g, hero), dice) + change; /* GC-169 */
    g->check_hero = (u8)(hero + 1);
    g->check_stat = (u8)stat;
    g->check_dice = (u8)(sure ? 0 : dice);
    g->check_result = (u8)max_int(0, sum);
    g->check_value = (u8)value;
    HAPPEN(sure ? EV_SURE : EV_CHECKED, sure ? 183 : rule, player_of(g, hero), who, max_int(0, sum), value);
    HAPPEN(sum <= value ? EV_SUCCEEDED : EV_FAILED, 172, player_of(g, hero), who);
    if (sum <= value) note_deed(c, g, hero, D_CHECK, 1);
    return sum <= value;
}

#define STEPS_forced_check(S, Q)

/* No Action, no token (GC-185, GC-S75). */
PROC(forced_check)
{
    BEGIN(forced_check)
    if (!on_board(g, L->hero)) RETURN(0);
    if (value_check(c, g, L->hero, (enum stat)L->stat, L->dice, L->heroes, 0, 185)) RETURN(1);
    hurt(c, g, L->hero, 1, NOWHERE, false, 166);
    END
}

/* -- Tasks -------------------------------------------------------------------------------------------------------- */

static bool is_open_task(struct context *c, const STATE *g, int tile, int task)
{
    const struct tile *t = &g->tile[tile];
    const struct room_row *room = ROOM(t->room);
    switch ((enum success)room->task[task].success) {
    case SWITCH_OFF: return !t->off;
    case RESOLVE_ONE: return is_open_objective(c, g, tile) && t->left && !in_set(t->done, task);
    case FREE_CAPTIVE: return is_open_objective(c, g, tile) && !g->captive_free;
    case CLEAR_WAY: return !t->cleared;
    }
    return false;
}

static void offer_task(struct context *c, const STATE *g, int cell, u8 stats)
{
    int task = MARK(g, cell) - 1;
    for EACH_BIT(stat, ROOM(g->tile[tile_of(cell)].room)->task[task].stats & stats) OFFER(ACT_TRY, cell, stat, task);
}

/* The first orange Space of a task that a Hero sees; NOWHERE (GC-S77). */
static int seen_task(struct context *c, const STATE *g, int from, int tile, int task)
{
    const struct layout *s = SHAPE(g, tile);
    for (int local = 0; local < TILE_CELLS; local++) {
        int cell = cell_of(tile, local);
        if (s->dot[local] != ORANGE || s->mark[local] != task + 1) continue;
        if (cell != from && sees(c, g, from, cell, VILLAIN_FIGURES)) return cell;
    }
    return NOWHERE;
}

/* Attack checks from a distance, with a permanent power only (GC-177, GC-178). */
static void offer_far_tasks(struct context *c, const STATE *g, int hero)
{
    int from = g->at[hero], here = DOT(g, from) == ORANGE ? tile_of(from) * TASKS + MARK(g, from) - 1 : -1;
    for (int tile = 0; tile < TILES; tile++) {
        if (!g->tile[tile].room || (tile != tile_of(from) && !rooms_open(g, tile_of(from), tile))) continue;
        for (int task = 0; task < TASKS; task++) {
            if (tile * TASKS + task == here || !in_set(ROOM(g->tile[tile].room)->task[task].stats, ATTACK)) continue;
            if (!is_open_task(c, g, tile, task)) continue;
            int cell = seen_task(c, g, from, tile, task);
            if (cell != NOWHERE) OFFER(ACT_TRY, cell, ATTACK, task);
        }
    }
}

static void finish_task(struct context *c, STATE *g, int hero, int tile, int task)
{
    struct tile *t = &g->tile[tile];
    const struct room_row *room = ROOM(t->room);
    u8 who = g->guardian[hero].hero;
    switch ((enum success)room->task[task].success) {
    case SWITCH_OFF:
        t->off = true;
        t->minus[task] = 0;
        note_deed(c, g, hero, D_TASK_FINISHED, 1);
        HAPPEN(EV_SWITCHED_OFF, 179, player_of(g, hero), t->room, tile, who);
        break;
    case RESOLVE_ONE:                                        /* GC-264 */
        t->left--;
        if (room->separate) t->done |= (u8)bit(task);
        if (room->separate || !t->left) t->minus[task] = 0;  /* GC-S74 */
        note_deed(c, g, hero, D_OBJECTIVE_TASK, 1);
        if (room->separate || !t->left) note_deed(c, g, hero, D_TASK_FINISHED, 1);
        HAPPEN(EV_TASK_DONE, 264, player_of(g, hero), t->room, t->left, who);
        if (!t->left) settle_objective(c, g, tile, NEUTRALISED, 304); /* GC-304 */
        break;
    case FREE_CAPTIVE:
        g->captive_free = true;
        t->minus[task] = 0;
        note_deed(c, g, hero, D_OBJECTIVE_TASK, 1);
        note_deed(c, g, hero, D_TASK_FINISHED, 1);
        HAPPEN(EV_CAPTIVE_FREE, RULING_(20), player_of(g, hero), who);
        break;
    case CLEAR_WAY:
        t->cleared = true;
        t->minus[task] = 0;
        HAPPEN(EV_WAY_CLEARED, RULING_(104), player_of(g, hero), t->room, tile, who);
        break;
    }
}

void try_task(struct context *c, STATE *g, int hero, struct action a)
{
    int tile = tile_of(a.a), task = a.c;
    const struct task *what = &ROOM(g->tile[tile].room)->task[task];
    u8 *minus = &g->tile[tile].minus[task];
    HAPPEN(EV_TRIED, 175, player_of(g, hero), g->guardian[hero].hero, g->tile[tile].room, a.b);
    if (value_check(c, g, hero, (enum stat)a.b, what->dice, what->heroes, *minus, 169)) {
        finish_task(c, g, hero, tile, task);
    } else {
        *minus = (u8)min_int(*minus + 1, 99);                /* GC-180 to GC-182 */
        HAPPEN(EV_MINUS, 180, NOBODY, a.a, *minus);
    }
}

/* -- Doors -------------------------------------------------------------------------------------------------------- */

int find_link(const STATE *g, int a, int b)
{
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++)
        if (g->link[i].a == a && g->link[i].b == b) return i;
    return -1;
}

static bool is_shut_door(const struct link_token *l) { return l->kind && l->kind != AIRLOCK && !l->open; }

static void offer_door(struct context *c, const struct link_token *l, u8 stats)
{
    for EACH_BIT(stat, stats) OFFER(ACT_OPEN_DOOR, l->a, stat, l->b); /* GC-186 */
}

static bool sees_door(struct context *c, const STATE *g, int from, const struct link_token *l)
{
    return sees(c, g, from, l->a, VILLAIN_FIGURES) || sees(c, g, from, l->b, VILLAIN_FIGURES);
}

void offer_checks(struct context *c, const STATE *g, int hero)
{
    int from = g->at[hero];
    bool far = shoots(c, g, hero);
    if (DOT(g, from) == ORANGE && is_open_task(c, g, tile_of(from), MARK(g, from) - 1)) /* GC-176 */
        offer_task(c, g, from, (u8)(bit(STATS) - 1));
    if (far) offer_far_tasks(c, g, hero);
    else if (!at_shut_door(g, from)) return;
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) {
        const struct link_token *l = &g->link[i];
        if (!is_shut_door(l)) continue;
        bool there = from == l->a || from == l->b;
        if (!there && !(far && sees_door(c, g, from, l))) continue; /* GC-187 */
        if (l->kind == CONTROL_DOOR && !g->showdown) continue; /* GC-192, GC-273 */
        offer_door(c, l, (u8)(there ? bit(ATTACK) | bit(MENTAL) : bit(ATTACK)));
    }
}

/* -- Why a check cannot be made ------------------------------------------------------------------------------------ */

static const char *done_with(u8 success, rule_number *rule)
{
    switch ((enum success)success) {
    case SWITCH_OFF: return *rule = 179, "its Trap is switched off";
    case RESOLVE_ONE: return *rule = 264, "it is done, or its Objective is settled";
    case FREE_CAPTIVE: return *rule = RULING_(20), "the captive is free, or the Objective is settled";
    case CLEAR_WAY: return *rule = RULING_(104), "the obstacle is gone";
    }
    return NULL;
}

/* Why an open task cannot be tried with one of its values on an orange Space where the Hero does not stand. NULL: this
 * one or another Space of the task is offered. */
static const char *distance_fault(struct context *c, const STATE *g, int hero, int cell, int stat, rule_number *rule)
{
    const int from = g->at[hero], tile = tile_of(cell), task = MARK(g, cell) - 1;
    if (DOT(g, from) == ORANGE && tile_of(from) == tile && MARK(g, from) - 1 == task) return NULL;
    if (shoots(c, g, hero)) {
        if (stat == ATTACK && seen_task(c, g, from, tile, task) != NOWHERE) return NULL;
        *rule = stat == ATTACK ? 177 : 178;
        return stat == ATTACK ? "no orange Space of the task is in sight" : "only Attack is checked from a distance";
    }
    *rule = g->who[cell] == NOWHERE ? 176 : RULING_(76);
    return g->who[cell] == NOWHERE ? "the Hero does not stand on that orange Space" : "somebody else stands there";
}

static void refuse_task(struct context *c, const STATE *g, int hero, int cell)
{
    const int task = MARK(g, cell) - 1;
    const struct task *what = &ROOM(g->tile[tile_of(cell)].room)->task[task];
    for (int stat = 0; stat < STATS; stat++) {
        rule_number rule = 0;
        const char *fault = NULL;
        if (!in_set(what->stats, stat)) {
            if (cell != g->at[hero] || (stat != ATTACK && stat != MENTAL)) continue;
            rule = 168;
            fault = "the task is checked with another value";
        } else if (!is_open_task(c, g, tile_of(cell), task)) {
            fault = done_with(what->success, &rule);
        } else if (cell != g->at[hero]) {
            fault = distance_fault(c, g, hero, cell, stat, &rule);
        }
        if (fault) REFUSE(ACT_TRY, rule, fault, cell, stat, task);
    }
}

/* Why a Hero cannot try a closed Door with a value; NULL: he can. */
static const char *door_fault(struct context *c, const STATE *g, int hero, const struct link_token *l, int stat,
                              rule_number *rule)
{
    *rule = 192;                                             /* GC-273 */
    if (l->kind == CONTROL_DOOR && !g->showdown) return "an Objective is not settled yet";
    *rule = 186;
    if (g->at[hero] == l->a || g->at[hero] == l->b) return NULL;
    if (stat != ATTACK || !shoots(c, g, hero)) return "the Hero does not stand in front of it";
    *rule = 187;
    return sees_door(c, g, g->at[hero], l) ? NULL : "no Space in front of it is in sight";
}

static bool is_door_of(const struct link_token *l, int tile) { return tile_of(l->a) == tile || tile_of(l->b) == tile; }

void refuse_checks(struct context *c, const STATE *g, int hero)
{
    const int tile = tile_of(g->at[hero]);
    rule_number rule;
    for (int local = 0; local < TILE_CELLS; local++)
        if (SHAPE(g, tile)->dot[local] == ORANGE) refuse_task(c, g, hero, cell_of(tile, local));
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) {
        const struct link_token *l = &g->link[i];
        if (!is_shut_door(l) || !is_door_of(l, tile)) continue;
        for EACH_BIT(stat, bit(ATTACK) | bit(MENTAL)) {
            const char *fault = door_fault(c, g, hero, l, stat, &rule);
            if (fault) REFUSE(ACT_OPEN_DOOR, rule, fault, l->a, stat, l->b);
        }
    }
}

/* -- What becomes of Doors ----------------------------------------------------------------------------------------- */

void try_door(struct context *c, STATE *g, int hero, struct action a)
{
    int link = find_link(g, a.a, a.c);
    struct link_token *l = &g->link[link];
    HAPPEN(EV_TRIED_DOOR, 186, player_of(g, hero), g->guardian[hero].hero, a.a, a.b);
    bool hard = l->kind == CONTROL_DOOR;
    if (value_check(c, g, hero, (enum stat)a.b, DOOR_DICE, hard, l->minus, 169)) { /* GC-S78, GC-S79 */
        open_door(c, g, link, false, hero, 188);
        note_deed(c, g, hero, D_DOOR_OPENED, 1);
        if (a.b == ATTACK) note_deed(c, g, hero, D_DOOR_BROKEN, 1);
    } else {
        l->minus = (u8)min_int(l->minus + 1, 99);            /* GC-189 */
        HAPPEN(EV_MINUS, 189, NOBODY, a.a, l->minus);
    }
}

void open_door(struct context *c, STATE *g, int link, bool jammed, int by, rule_number rule)
{
    struct link_token *l = &g->link[link];
    l->open = true;
    l->jammed = jammed;
    l->minus = 0;                                            /* GC-189 */
    refresh_links(g);
    HAPPEN(jammed ? EV_DOOR_JAMMED : EV_DOOR_OPENED, rule, by == NOWHERE ? NOBODY : player_of(g, by), l->a, l->b, by);
    if (l->kind == CONTROL_DOOR) g->door_opened = true;      /* GC-193 */
}

bool can_close(const STATE *g, int link)
{
    const struct link_token *l = &g->link[link];
    return link >= 0 && l->kind == DOOR && l->open && !l->jammed;
}

void close_door(struct context *c, STATE *g, int link, rule_number rule)
{
    if (!can_close(g, link)) return;
    g->link[link].open = false;
    refresh_links(g);
    HAPPEN(EV_DOOR_CLOSED, rule, NOBODY, g->link[link].a, g->link[link].b);
}

bool is_airlock(const STATE *g, int link, bool open)
{
    return g->link[link].kind == AIRLOCK && g->link[link].open == open;
}

void seal_airlock(struct context *c, STATE *g, int link, bool sealed)
{
    g->link[link].open = !sealed;
    refresh_links(g);
    HAPPEN(sealed ? EV_SEALED : EV_UNSEALED, RULING_(9), NOBODY, g->link[link].a, g->link[link].b);
}

void offer_jams(struct context *c, const STATE *g, int figure)
{
    int at = g->at[figure];
    if (!at_shut_door(g, at)) return;
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) {
        const struct link_token *l = &g->link[i];
        if (!is_shut_door(l) || (at != l->a && at != l->b)) continue;
        OFFER_IF(l->kind != CONTROL_DOOR || g->showdown, ACT_JAM, l->a, l->b); /* GC-S83 */
    }
}

void refuse_jams(struct context *c, const STATE *g, int figure)
{
    const int at = g->at[figure];
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) {
        const struct link_token *l = &g->link[i];
        const bool there = at == l->a || at == l->b;
        if (l->kind == AIRLOCK || !is_door_of(l, tile_of(at))) continue;
        if (l->open && there && !l->jammed) REFUSE(ACT_JAM, 191, "it is open", l->a, l->b);
        else if (l->open) continue;
        else if (l->kind == CONTROL_DOOR && !g->showdown)
            REFUSE(ACT_JAM, RULING_(83), "an Objective is not settled yet", l->a, l->b);
        else if (!there) REFUSE(ACT_JAM, RULING_(82), "the Villain does not stand in front of it", l->a, l->b);
    }
}
