/* bot_effect.c: whom and what the quick bot chooses where a text leaves it a choice. */
#include "bot_mind.h"

static int hurt_of(const struct mind *m, int hero)
{
    int left = health_of(m->c, m->g, hero) - m->g->damage[hero];
    return (left <= 1 ? 30 : 15) + 8 * all_wounds(m->g, hero);
}

/* How much is left of the way of a Hero to where the work is. */
static int way_of(const struct mind *m, int hero) { return m->home.far[ground_of(m, m->g->at[hero])]; }

static int choice_of_hero(const struct mind *m, u8 verb, int figure)
{
    switch (verb) {
    case V_HEAL: return hurt_of(m, figure) + 5 * m->g->damage[figure];
    case V_MOVE: case V_SWAP: return way_of(m, figure);
    case V_EASE: return 20 - min_int(20, way_of(m, figure));
    case V_STRIKE: case V_FREE_ATTACK: case V_FIGHT: case V_SHIFT: case V_DAZE:
        return is_hero(figure) ? 5 : m->foe[figure];
    default: return 1;
    }
}

static int robots_beside(const struct mind *m, int figure)
{
    return SUM(h, HERO_FIGURES, m->want[h] && stands_beside(m->c, m->g, figure, h) ? m->want[h] : 0);
}

static int nearest_prey(const struct mind *m, int area)
{
    int near = FAR;
    for (int h = 0; h < HEROES; h++)
        if (m->want[h]) near = min_int(near, m->hunt[h].far[area]);
    return near;
}

static int choice_of_skarov(const struct mind *m, u8 verb, int figure)
{
    const STATE *g = m->g;
    switch (verb) {
    case V_REMOVE: return robots_beside(m, figure);
    case V_HEAL: return g->damage[figure] * (figure == SKAROV_FIGURE ? 20 : 10);
    case V_PLACE: return is_hero(figure) ? 20 - way_of(m, figure)
                                         : nearest_prey(m, ground_of(m, g->at[figure])) * (is_acolyte(figure) ? 1 : 3);
    case V_SWAP: return is_hero(figure) ? 20 - min_int(20, way_of(m, figure)) : 0;
    case V_VEX: case V_TOKEN:
        if (!is_hero(figure)) return 0;
        return will_act(m, figure) ? 20 - min_int(20, way_of(m, figure)) : -20;
    default: return is_hero(figure) ? m->want[figure] : 1;
    }
}

/* A Door on the Heroes' way that few have passed. */
static int worth_of_closing(const struct mind *m, int link)
{
    const STATE *g = m->g;
    int near = m->home.far[m->from[link]], beyond = m->home.far[m->to[link]], worth = 0;
    for (int h = 0; h < HEROES; h++)
        if (in_play(g, h)) worth += way_of(m, h) >= max_int(near, beyond) ? 5 : -3;
    return near == beyond ? -5 : worth;
}

/* Where Heroes are hindered, or Acolytes appear. */
static int worth_of_room(const struct mind *m, u8 verb, int tile)
{
    struct context *c = m->c;
    int worth = 0;
    for (int h = 0; h < HEROES; h++)
        if (m->want[h] && room_of(m->g, h) == tile && (verb != V_TOKEN || will_act(m, h))) worth += m->want[h] / 2;
    int near = FAR;
    for (int k = 0; k < AREAS; k++) near = min_int(near, nearest_prey(m, tile * AREAS + k));
    return worth + set_count(free_reinforcements(c, m->g, tile)) * max_int(1, 9 - near);
}

/* Where reinforcements of a kind are worth most: fast ones far away, what shoots near by. */
static int worth_of_kind(const struct mind *m, u8 villain)
{
    struct context *c = m->c;
    return 5 + VILLAIN(villain)->speed * 2 + VILLAIN(villain)->ranged * 3;
}

int worth_of_choice(const struct mind *m, struct action a)
{
    struct context *c = m->c;
    const struct effect *e = asked_for(c);
    u8 verb = e ? chosen_for(c, e, V_FIGHT).verb : 0;
    switch (a.verb) {
    case ACT_PICK_FIGURE: return m->villain ? choice_of_skarov(m, verb, a.a) : choice_of_hero(m, verb, a.a);
    case ACT_PICK_DOOR: case ACT_PICK_AIRLOCK: return worth_of_closing(m, find_link(m->g, a.a, a.b));
    case ACT_PICK_ROOM: return m->villain ? worth_of_room(m, verb, a.a) : 0;
    case ACT_PICK_KIND: case ACT_PLACE_ACOLYTE: return worth_of_kind(m, a.a);
    case ACT_OBJECTIVE_FIRST: return 20 - m->g->tile[a.a].countdown;
    case ACT_DISAGREE: case ACT_DECLINE: return -5;
    default: return 0;
    }
}
