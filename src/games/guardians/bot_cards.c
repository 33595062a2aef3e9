/* bot_cards.c: which cards the quick bot places in the Strategy phase, and in which order Heroes act. */
#include "bot_mind.h"

/* -- What a Hero means to do in this turn ------------------------------------------------------------------------- */

/* The values that the tasks of the goal, or Doors on the way, are checked with: Mental if it is the better one. */
static void plan_checks(const struct mind *m, struct intent *p, int far, int speed)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    u8 stats = (u8)(bit(ATTACK) | bit(MENTAL));
    int gain = 0;
    if (m->goal != NOWHERE && far <= 2 * speed && !(ROOM(g->tile[m->goal].room)->captive && g->captive_free)) {
        stats = ROOM(g->tile[m->goal].room)->task[0].stats;
        gain = 40;
    }
    for (int i = 0; i < m->links && !gain; i++) {
        int near = min_int(m->home.far[m->from[i]], m->home.far[m->to[i]]);
        if (!g->link[i].open && near < far && far - near <= 2 * speed + 3) gain = 18;
    }
    if (!stats || !gain) return;
    bool mental = in_set(stats, MENTAL) && (!in_set(stats, ATTACK) ||
                  check_value(c, g, m->hero, MENTAL) >= check_value(c, g, m->hero, ATTACK));
    p->worth[mental ? MENTAL : ATTACK] += gain;
    if (in_set(stats, ATTACK) && mental) p->worth[ATTACK] += gain / 3;
}

struct intent intent_of(const struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    struct intent p = {0};
    int cell = g->at[m->hero], far = m->home.far[ground_of(m, cell)], speed = max_int(1, speed_of(c, g, m->hero));
    int tile = tile_of(cell), threat = m->threat[tile];
    for (int side = NORTH; side < DIRECTIONS; side += 2)     /* he will not stay where he is */
        if (far > speed && in_set(g->tile[tile].open, side))
            threat = max_int(threat, m->threat[tile_beyond(tile, (enum direction)side)]);
    p.others = SUM(h, HERO_FIGURES, h != m->hero && in_play(g, h) && room_of(g, h) == tile);
    p.fight = min_int(30, threat);
    p.guard = min_int(40, threat * 3 / (3 + p.others));
    p.worth[SPEED] = far > speed ? 6 * min_int(4, far / speed) : far > 0 ? 2 : 0;
    p.worth[ATTACK] = p.fight * 2 / 3;
    p.worth[DEFENSE] = p.guard * 2 / 3;
    if (g->showdown && g->door_opened) p.worth[ATTACK] += 15;
    plan_checks(m, &p, far, speed);
    return p;
}

/* -- Powers ------------------------------------------------------------------------------------------------------- */

/* Whom a modifier concerns, in fourths of "him alone". */
static int share_of_scope(const struct mind *m, const struct intent *p, u8 scope)
{
    int all = heroes_in_play(m->g) - 1;
    switch ((enum scope)scope) {
    case SCOPE_SELF: return 4;
    case SCOPE_OTHERS: return 3 * all;
    case SCOPE_OTHERS_IN_ROOM: return 3 * p->others;
    case SCOPE_TEAM: return 4 + 3 * all;
    case SCOPE_TEAM_IN_ROOM: return 4 + 3 * p->others;
    }
    return 4;
}

static int worth_of_passive(const struct mind *m, const struct intent *p, struct instr i)
{
    int amount = (i8)i.a, one = 0;
    switch (i.verb) {
    case V_SPEED: one = p->worth[SPEED]; break;
    case V_ATTACK: case V_DICE: case V_TOTAL: one = p->worth[ATTACK]; break;
    case V_DEFENSE: case V_FEWER: one = p->worth[DEFENSE]; break;
    case V_MENTAL: one = p->worth[MENTAL]; break;
    case V_CHECKS: one = -(p->worth[MENTAL] + p->worth[ATTACK] / 4); break;
    case V_RANGED: return 8 + p->fight;
    case V_SLIPS: return p->fight / 3;
    case V_NO_RANGED: case V_MUST_ATTACK: return -2;
    default: return 0;
    }
    return amount * one * share_of_scope(m, p, i.b) / 4 * (i.c ? 2 : 3) / 3;
}

static int hurt_of_others(const struct mind *m, bool in_room)
{
    const STATE *g = m->g;
    return SUM(h, HERO_FIGURES, h != m->hero && in_play(g, h) && (!in_room || room_of(g, h) == room_of(g, m->hero))
                                    ? min_int(2, g->damage[h]) : 0);
}

/* What an Action or a trigger of a text is worth. */
static int worth_of_deed(const struct mind *m, const struct intent *p, struct instr i)
{
    switch (i.verb) {
    case V_STRIKE: return p->fight * (2 + i.a) / (i.c == STYLE_FLANKED && !p->others ? 10 : 4);
    case V_FREE_ATTACK: return p->others ? p->fight : 1;
    case V_FIGHT: return p->fight;
    case V_EASE: return 5 + p->worth[MENTAL] / 3;
    case V_HEAL: return 12 * hurt_of_others(m, true) + 4 * hurt_of_others(m, false);
    case V_WARD: case V_INTERCEPT: return p->others ? p->guard / 2 : 1;
    case V_SHIFT: return 2 + p->guard / 4;
    case V_MOVE: return 7;
    case V_DASH: return 2 * p->worth[SPEED] * (1 + i.a) / 3;
    case V_DAZE: case V_TOKEN: return p->guard / 4;
    case V_REROLL: return p->fight / 3;
    default: return 0;
    }
}

static int sum_code(const struct mind *m, const struct intent *p, struct code code)
{
    struct context *c = m->c;
    int worth = 0;
    for (int at = 0; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        worth += i.verb >= V_FIRST_MODIFIER ? worth_of_passive(m, p, i) : worth_of_deed(m, p, i);
    }
    return worth;
}

static int worth_of_left(const struct mind *m, const struct intent *p, u8 card)
{
    struct context *c = m->c;
    const struct power_row *row = POWER(card);
    int worth = sum_code(m, p, row->effect) + sum_code(m, p, row->passive);
    for (int n = 0; n < TRIGGERS_MAX; n++) worth += sum_code(m, p, row->when[n].code);
    if (row->symbol == S_WEAKNESS) {                         /* GC-222: it heals at the start of his activation */
        int damage = min_int(m->g->damage[m->hero], health_of(c, m->g, m->hero));
        int left = health_of(c, m->g, m->hero) - damage;
        worth += 24 * damage + (left <= 1 && damage ? 15 : 0) + (damage ? p->guard / 2 : 0) - 20;
    }
    return worth;
}

static int worth_of_right(const struct intent *p, const i8 bonus[STATS])
{
    int worth = 0;
    for (int stat = 0; stat < STATS; stat++) worth += bonus[stat] * p->worth[stat];
    return worth;
}

/* -- Placing ------------------------------------------------------------------------------------------------------ */

/* The third Wound in hand is the end: one that is played waits in the discard pile until all cards come back.
 * `worth`: what its penalty costs. */
static int worth_of_wound(const struct mind *m, const struct intent *p, int worth)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int hand = wounds_in_hand(g, m->hero);
    worth -= 12;
    int left = health_of(c, g, m->hero) - g->damage[m->hero];
    if (hand >= 2) worth += 25 + (left <= 2 ? 40 : 10) + p->guard;
    return worth;
}

/* Power cards in hand that are not planned yet. */
static int cards_left(const struct mind *m, const struct plan *plan)
{
    return pile_count(POWERS(m->g), POWER_HAND + m->hero) - (plan->count && !(plan->how[2 * m->hero] & PLAN_WOUND));
}

int worth_of_card(const struct mind *m, struct action a)
{
    struct context *c = m->c;
    const struct intent *p = &m->intent;
    switch (a.verb) {
    case ACT_CONFIRM: return 1;
    case ACT_PLACE_WOUND: return worth_of_wound(m, p, worth_of_right(p, WOUND(a.a)->bonus)) + a.b;
    case ACT_PLACE_PLAIN: return worth_of_wound(m, p, 0) + a.a;
    case ACT_PLACE: {
        int worth = a.b ? worth_of_right(p, POWER(a.a)->bonus) : worth_of_left(m, p, a.a);
        bool last = cards_left(m, LANE_OF(plan, m->who)) <= 1;
        if (all_wounds(m->g, m->hero) >= WOUNDS_OUT - 1)      /* all his Wounds would come back (GC-228) */
            worth -= last ? 60 : 40;
        return worth + a.c;
    }
    default: return 0;
    }
}

/* -- Order -------------------------------------------------------------------------------------------------------- */

/* An order that was not agreed to is not named again: the next one swaps the last two Heroes of the captain's, those
 * after it begin with another Hero. */
static bool is_named_again(const struct mind *m, int hero)
{
    const STATE *g = m->g;
    const struct initiative *L = LOCALS(initiative, asking(m->c));
    const int before = set_count(L->asked);
    if (!before || L->count != (before == 1 ? max_int(0, heroes_in_play(g) - 2) : 0)) return false;
    return memcmp(g->order, g->captains, L->count) == 0 && g->captains[L->count] == hero + 1;
}

/* Who helps others goes first, then who opens Doors; whose Weakness will heal him goes last. */
int worth_of_order(const struct mind *m, struct action a)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int hero = a.a, worth = 20 - min_int(20, m->home.far[ground_of(m, g->at[hero])]);
    for EACH_CARD(card, POWERS(g), POWER_LEFT + hero) {
        if (POWER(card)->symbol == S_COORDINATION || POWER(card)->symbol == S_MENTAL) worth += 15;
        if (POWER(card)->symbol == S_WEAKNESS) worth -= 60;
    }
    for (int k = 0; k < 2; k++) {
        u8 card = g->guardian[hero].lies[k] & LIES_RIGHT ? 0 : g->guardian[hero].down[k];
        if (card && POWER(card)->symbol == S_WEAKNESS) worth -= 60;
        if (card && POWER(card)->symbol == S_COORDINATION) worth += 15;
    }
    return asked_by(c, P_initiative) && is_named_again(m, hero) ? worth - 1000 : worth;
}

/* -- Skarov's cards ----------------------------------------------------------------------------------------------- */

/* An Event helps a card by what its values are worth there; what it could do as an Event is lost. */
int worth_of_event_place(const struct mind *m, struct action a)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const i8 *bonus = EVENT(a.a)->bonus;
    int card = 0;
    while (card < CARDS_OF_VILLAINS - 1 && g->card[card].villain != a.b) card++;
    if (card == SKAROV && !g->door_opened) return -50;
    int figures = SUM(f, figures_of(card), on_board(g, f));
    if (!figures) return -50;
    int strength = worth_of_activation(m, card);
    int worth = bonus[ATTACK] * strength * 2 / 9 + bonus[MENTAL] * strength * 2 / 5; /* there: Actions (GC-241) */
    worth += bonus[SPEED] * min_int(figures, 4);
    worth += bonus[DEFENSE] * (card < FIRST_ACOLYTE ? 6 : min_int(figures, 5));
    /* with the door open he may need them to save himself */
    int kept = g->door_opened && pile_count(EVENTS(g), EVENT_HAND) <= 2 ? 40 : 14;
    return worth - kept + a.c;
}
