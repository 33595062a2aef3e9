/* bot_skarov.c: what Skarov's activations, Villains, Events and rooms are worth to the quick bot. */
#include "bot_mind.h"

/* -- Hunting ------------------------------------------------------------------------------------------------------ */

static bool can_shoot(const struct mind *m, int card)
{
    struct context *c = m->c;
    return VILLAIN(m->g->card[card].villain)->ranged;
}

/* How many attacks on a Hero a figure has left after its way to him. */
static int attacks_on(const struct mind *m, int figure, int hero, int far, int actions, int speed, bool ranged)
{
    if (adjacent(m->c, m->g, m->g->at[figure], m->g->at[hero])) return actions;
    if (ranged) far = max_int(0, far - 1);
    return max_int(0, actions - max_int(!ranged, (far + speed - 1) / max_int(1, speed)));
}

/* The most that one figure can expect to do. */
static int worth_of_figure(const struct mind *m, int figure, int actions, int speed, bool ranged)
{
    int best = 0, area = ground_of(m, m->g->at[figure]);
    for (int h = 0; h < HEROES; h++)
        if (m->harm[h] * actions > best)
            best = max_int(best, m->harm[h] * attacks_on(m, figure, h, m->hunt[h].far[area], actions, speed, ranged));
    return best;
}

int worth_of_activation(const struct mind *m, int card)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    if (in_set(m->known_power, card)) return m->power[card];
    int sum = 0, actions = villain_actions(c, g, card), first = lowest(figures_of(card));
    int speed = speed_of(c, g, first);
    bool ranged = can_shoot(m, card);
    aim_with(notes(m), card);
    for EACH_BIT(figure, those_there(g, figures_of(card))) sum += worth_of_figure(m, figure, actions, speed, ranged);
    notes(m)->known_power |= (u8)bit(card);
    return notes(m)->power[card] = sum;
}

/* -- Where Villains stand ----------------------------------------------------------------------------------------- */

static bool is_wanted_space(const struct mind *m, int cell)
{
    return is_orange(m, cell) && is_open_objective(m->c, m->g, tile_of(cell)) &&
           is_task_open(m, tile_of(cell), task_at(m, cell));
}

/* Nearer to Heroes whom it is worth to hurt. */
static void weigh_post(struct mind *m, int area)
{
    int best = -200, nearest = FAR;
    for (int h = 0; h < HEROES; h++) {
        if (!m->want[h]) continue;
        nearest = min_int(nearest, m->hunt[h].far[area]);
        best = max_int(best, m->want[h] / 4 - 3 * m->hunt[h].far[area]);
    }
    m->post[area] = (i16)best;
    m->nearest[area] = (u8)nearest;
    m->known_post |= bit64(area);
}

/* The same, and on the Spaces that they need. */
static int worth_of_post(const struct mind *m, int figure, int cell)
{
    int area = ground_of(m, cell);
    if (!in_set(m->known_post, area)) weigh_post(notes(m), area);
    int best = m->post[area], nearest = m->nearest[area];
    bool wanted = is_wanted_space(m, cell);
    if (figure == SKAROV_FIGURE) best = -best / 3;           /* he would rather be sought */
    if (wanted) best += is_acolyte(figure) ? 9 : nearest > 5 ? 18 : 7;
    if (!is_acolyte(figure) && figure != SKAROV_FIGURE && nearest > 7) best = best / 4 + (wanted ? 12 : 0);
    return best;
}

static int best_target_from(const struct mind *m, int cell, bool ranged)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int best = 0;
    for (int h = 0; h < HEROES; h++) {
        if (m->harm[h] <= best) continue;
        bool there = adjacent(c, g, cell, g->at[h]);
        if (!there && ranged && m->hunt[h].far[ground_of(m, cell)] <= 4)
            there = sees(c, g, cell, g->at[h], HERO_FIGURES);
        if (there) best = m->harm[h];
    }
    return best;
}

/* Who fights at close quarters does not walk to attack the same Hero from elsewhere: what can be done from here is no
 * reason to go. One who shoots gains by it: Heroes have to come after him. */
static int worth_of_march(const struct mind *m, int figure, int cell)
{
    static const u8 later[] = {25, 85, 110, 120};
    const STATE *g = m->g;
    int share = later[min_int(3, max_int(0, m->left - 1))];
    bool ranged = can_shoot(m, card_of(figure));
    int follow = best_target_from(m, cell, ranged) * share / 100;
    if (follow && share > 100 && !ranged) follow -= best_target_from(m, g->at[figure], ranged) * (share - 100) / 100;
    return worth_of_post(m, figure, cell) - worth_of_post(m, figure, g->at[figure]) + follow;
}

/* A Hero is pushed away from what he does, and back on his way. */
static int worth_of_shove(const struct mind *m, int hero, int to)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int worth = -2, from = g->at[hero];
    worth += SHOVE_STEP * (m->home.far[ground_of(m, to)] - m->home.far[ground_of(m, from)]);
    if (is_orange(m, from) && is_task_open(m, tile_of(from), task_at(m, from))) worth += 15;
    if (is_orange(m, to) && is_task_open(m, tile_of(to), task_at(m, to))) worth -= 15;
    for (int i = 0; i < m->links; i++)
        if (!g->link[i].open && (g->link[i].a == from || g->link[i].b == from)) worth += 6;
    if (g->active < CAPTIVE && is_villain(g->active) && m->left && adjacent(c, g, g->at[g->active], to))
        worth += SHOVE_STAY;
    return worth;
}

/* -- The end of the game ------------------------------------------------------------------------------------------ */

/* Whether the page is his if he leaves now: at equal numbers the Showdown decides (GC-S96). */
static int worth_of_escape(const struct mind *m)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int praise = SUM(h, HERO_FIGURES, in_play(g, h) && mission_done(c, g, h));
    if (g->patrol_articles + praise <= g->skarov_articles + 1) return 1000;
    return health_of(c, g, SKAROV_FIGURE) - g->damage[SKAROV_FIGURE] <= 1 ? 40 : -50;
}

/* -- Events ------------------------------------------------------------------------------------------------------- */

static int worth_of_assault(const struct mind *m, struct dice dice, int hero)
{
    return m->want[hero] * chance_of_dice(dice, defense_of(m->c, m->g, hero)) / SURE;
}

/* What blowing up a Robot does to the Heroes beside it. */
static int worth_of_blast(const struct mind *m, int robot)
{
    int sum = -6;
    for (int h = 0; h < HEROES; h++)
        if (m->want[h] && stands_beside(m->c, m->g, robot, h)) sum += worth_of_assault(m, (struct dice){0, 3, 0}, h);
    return sum;
}

/* How many Acolytes would come, and how near to Heroes. */
static int worth_of_reinforcement(const struct mind *m, int tile, int most)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    if (!g->tile[tile].room) return 0;
    int n = min_int(most, set_count(free_reinforcements(c, g, tile))), near = FAR;
    if (!n) return 0;
    for (int h = 0; h < HEROES; h++)
        for (int side = 0; side < AREAS && m->want[h]; side++)
            near = min_int(near, m->hunt[h].far[tile * AREAS + side]);
    return n * max_int(1, 9 - near);
}

static int best_reinforcement(const struct mind *m, int most)
{
    int best = 0;
    for (int tile = 0; tile < TILES; tile++) best = max_int(best, worth_of_reinforcement(m, tile, most));
    return best;
}

static int best_blast(const struct mind *m)
{
    int best = 0;
    for (int figure = FIRST_ROBOT; figure < CAPTIVE; figure++)
        if (on_board(m->g, figure)) best = max_int(best, worth_of_blast(m, figure));
    return best;
}

static int worst_damage(const struct mind *m)
{
    int worst = 0;
    for (int figure = FIRST_VILLAIN; figure < FIRST_ROBOT; figure++)
        if (on_board(m->g, figure)) worst = max_int(worst, m->g->damage[figure] * (figure == SKAROV_FIGURE ? 2 : 1));
    return worst;
}

/* What the card that acts can do; nothing while he only discards: then none does. */
static int worth_of_active_card(const struct mind *m)
{
    return m->g->active_card == NOWHERE ? 0 : worth_of_activation(m, m->g->active_card);
}

/* Whether what hinders Heroes in their activations does not come too late for all of them. */
static bool someone_acts(const struct mind *m) { return SUBSET(h, HERO_FIGURES, will_act(m, h)) != 0; }

/* Whether one of them has a task or a Door to try: in the room of an Objective, or near a Door that is closed. */
static bool someone_checks(const struct mind *m)
{
    enum { REACH = 2 };
    struct context *c = m->c;
    const STATE *g = m->g;
    for (int h = 0; h < HEROES; h++) {
        if (!m->want[h] || !will_act(m, h)) continue;
        if (is_open_objective(c, g, room_of(g, h))) return true;
        for (int i = 0; i < m->links; i++)
            if (!g->link[i].open && (g->link[i].kind != CONTROL_DOOR || g->showdown) &&
                min_int(m->hunt[h].far[m->from[i]], m->hunt[h].far[m->to[i]]) <= REACH) return true;
    }
    return false;
}

/* What a text does for him now. here: the room that acts, NOWHERE for an Event. */
static int worth_of_text(const struct mind *m, struct code code, int here)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    const struct attack *attack = here == NOWHERE ? NEAREST(attack) : NULL;
    int worth = 0;
    for (int at = 0; at < code.length; at++) {
        struct instr i = c->content->code[code.at + at];
        int amount = i.a > 9 ? heroes_in_play(g) : i.a;
        u64 there = SUBSET(h, HERO_FIGURES, m->want[h] && room_of(g, h) == here);
        switch (i.verb) {
        case V_AMBUSH: worth += attack && is_hero(attack->target) ? m->want[attack->target] / 3 : -40; break;
        case V_POWER_DICE: worth += worth_of_active_card(m) * 2 / 5; break;
        case V_OVERDRIVE: worth += worth_of_active_card(m) / 3; break;
        case V_REMOVE: worth += best_blast(m); break;
        case V_REINFORCE:
            worth += here == NOWHERE ? best_reinforcement(m, amount) : worth_of_reinforcement(m, here, amount);
            break;
        case V_HEAL: worth += 14 * min_int(2, worst_damage(m)); break;
        case V_CLOSE: worth += 9; break;
        case V_VEX: worth += someone_checks(m) ? 13 : 0; break;
        case V_PLACE: worth += here == NOWHERE ? 11 : set_count(there) ? 16 : 0; break;
        case V_SWAP: worth += 8; break;
        case V_MARCH: worth += 9; break;
        case V_TOKEN:
            worth += 6 * (here != NOWHERE ? set_count(there) : i.b == DEFENSE || someone_acts(m) ? 2 : 0);
            break;
        case V_ASSAIL:
            if (here == NOWHERE) break;
            for EACH_BIT(h, there) {
                struct dice dice = i.b == DICE_POWER ? (struct dice){0, i.a, 0} : (struct dice){i.a, 0, 0};
                int harm = worth_of_assault(m, dice, h);
                worth = i.c == W_A_HERO_HERE ? max_int(worth, harm) : worth + harm;
            }
            break;
        case V_PERIL:
            for EACH_BIT(h, there) {
                int passes = chance_of_check(m, h, (enum stat)(i.b & 3), i.a, i.b & CHECK_HEROES, 0);
                worth += m->want[h] * (SURE - passes) / SURE;
            }
            break;
        default: break;
        }
    }
    return worth;
}

int worth_of_event(const struct mind *m, u8 event)
{
    struct context *c = m->c;
    return worth_of_text(m, EVENT(event)->effect, NOWHERE);
}

/* Played at once when it is worth a card; in the Showdown cards save Skarov, too. */
static int worth_of_playing(const struct mind *m, u8 event)
{
    const STATE *g = m->g;
    int price = g->door_opened && pile_count(EVENTS(g), EVENT_HAND) <= 2 ? 30 : 11;
    int worth = worth_of_event(m, event) - price;
    return worth > 0 ? 150 + worth : -EVENT_KEPT;
}

/* Skarov saves himself; who can only step aside waits for an attack that comes to nothing then. */
static int worth_of_answer(const struct mind *m, int figure)
{
    struct context *c = m->c;
    const struct attack *attack = NEAREST(attack);
    bool steps = figure != SKAROV_FIGURE && attack && attack->target == figure;
    return steps && !can_evade(m, figure) ? -5 : 10;
}

/* -- All options -------------------------------------------------------------------------------------------------- */

int worth_for_skarov(const struct mind *m, struct action a)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    switch (a.verb) {
    case ACT_END_ACTIVATION: case ACT_PASS: case ACT_DONE: case ACT_NO_ROOM: case ACT_CONFIRM: return 0;
    case ACT_KEEP: return 100;                               /* they lie where he thought best */
    case ACT_PLACE_EVENT: return worth_of_event_place(m, a);
    case ACT_ACTIVATE:
        if (card_with(g, a.a) == SKAROV && g->may_escape && worth_of_escape(m) > 0) return 5000;
        return worth_of_activation(m, card_with(g, a.a));
    case ACT_ACT_WITH: {
        int card = card_of(a.a);
        return 3 + worth_of_figure(m, a.a, villain_actions(c, g, card) + g->extra_actions, speed_of(c, g, a.a),
                                   can_shoot(m, card));
    }
    case ACT_FIGHT: return m->harm[a.b] + FIGHT_GAIN;
    case ACT_MOVE: return worth_of_march(m, a.a, a.b) - MOVE_PRICE;
    case ACT_JAM: return -20;
    case ACT_ESCAPE: return worth_of_escape(m);
    case ACT_PLAY_EVENT: return worth_of_playing(m, a.a);
    case ACT_PUSH_TO: return worth_of_shove(m, a.a, a.b);
    case ACT_SHIFT_TO:
        if (is_hero(a.a)) return worth_of_shove(m, a.a, a.b);
        return 3 - worth_of_post(m, a.a, a.b) / 4 + (evades(m, a.a, a.b) ? EVADED : 0);
    case ACT_RESPOND_ID: return worth_of_answer(m, a.a);
    case ACT_ACTIVATE_ROOM: {
        int tile = g->purple[MARK(g, a.a) - 1];
        return worth_of_text(m, ROOM(g->tile[tile].room)->activated, tile);
    }
    case ACT_DISCARD: return 50 - worth_of_event(m, a.a);
    case ACT_PUT: return is_hero(a.a) ? 0 : 50 + worth_of_post(m, a.a, a.b);
    default: return worth_of_choice(m, a);
    }
}
