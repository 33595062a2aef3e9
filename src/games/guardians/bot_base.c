/* bot_base.c: how the quick bot sets the game up: free bases with long ways, Villains where they are needed. */
#include "bot_mind.h"

/* How many steps from the Entrance tiles are, over the links that lie; 0: not reached yet, 1: the Entrance. */
static void count_steps(const struct mind *m, u8 steps[TILES])
{
    struct context *c = m->c;
    int entrance = tile_of_kind(c, m->g, ENTRANCE);
    memset(steps, 0, TILES);
    if (entrance == NOWHERE) return;
    steps[entrance] = 1;
    for (u8 far = 1; far <= TILES; far++)
        for (int tile = 0; tile < TILES; tile++)
            for (int side = NORTH; side < DIRECTIONS && steps[tile] == far; side += 2) {
                int other = in_set(m->g->tile[tile].linked, side) ? tile_beyond(tile, (enum direction)side) : NOWHERE;
                if (other != NOWHERE && !steps[other] && ROOM(m->g->tile[other].room)->kind != CONTROL_ROOM)
                    steps[other] = (u8)(far + 1);
            }
}

static bool is_objective(const struct mind *m, int tile)
{
    struct context *c = m->c;
    return ROOM(m->g->tile[tile].room)->kind == OBJECTIVE;
}

/* Just as many links as are needed, in a long row with the Objectives at its end. */
static int worth_of_link(const struct mind *m, int one, int other, u8 kind)
{
    u8 steps[TILES];
    count_steps(m, steps);
    if (kind == CONTROL_DOOR) return 10 + 6 * (is_objective(m, one) || is_objective(m, other));
    if (!steps[one] == !steps[other]) return -10;            /* both are reached, or neither */
    int old = steps[one] ? one : other, new = steps[one] ? other : one;
    return 20 + 4 * steps[old] - (is_objective(m, new) ? 15 : 0) + (kind == DOOR);
}

/* The Entrance in a corner, Objectives far from it. */
static int worth_of_tile(const struct mind *m, u8 room, int tile)
{
    struct context *c = m->c;
    int entrance = tile_of_kind(c, m->g, ENTRANCE);
    if (entrance == NOWHERE) return ROOM(room)->kind == ENTRANCE ? 50 + 5 * (tile % 2 == 0 && tile != 4) : 0;
    int across = tile % FRAME_SIDE - entrance % FRAME_SIDE, down = tile / FRAME_SIDE - entrance / FRAME_SIDE;
    int far = (across < 0 ? -across : across) + (down < 0 ? -down : down);
    return ROOM(room)->kind == OBJECTIVE ? 4 * far : ROOM(room)->kind == TRAP ? 8 - 2 * far : 4;
}

/* As many kinds as can be activated in a turn besides the Lieutenants; what shoots and what runs first. */
static int worth_of_acolyte(const struct mind *m, u8 villain, int cell)
{
    struct context *c = m->c;
    const STATE *g = m->g;
    int card = FIRST_ACOLYTE;
    while (card < CARDS_OF_VILLAINS - 1 && g->card[card].villain != villain) card++;
    int there = SUM(f, figures_of(card), on_board(g, f));
    int room = SUM(f, figures_of(card), room_of(g, f) == tile_of(cell));
    int worth = VILLAIN(villain)->ranged * 6 + VILLAIN(villain)->speed * 2;
    return g->heroes >= 3 ? worth - 3 * there - 2 * room : 2 * worth + there - 5 * room;
}

/* On a Space that Heroes need, in an Objective room. */
static int worth_of_guard(const struct mind *m, int cell)
{
    struct context *c = m->c;
    return 10 * is_objective(m, tile_of(cell)) + 6 * (DOT(m->g, cell) == ORANGE);
}

int worth_of_building(const struct mind *m, struct action a)
{
    switch (a.verb) {
    case ACT_LAY_ROOM: return worth_of_tile(m, a.a, a.b);
    case ACT_LINK: return worth_of_link(m, a.a, a.b, a.c);
    case ACT_PLACE_ACOLYTE: return worth_of_acolyte(m, a.a, a.b);
    case ACT_PLACE_LIEUTENANT: return worth_of_guard(m, a.b);
    case ACT_STAND: return m->villain ? 0 : -2 * m->home.far[ground_of(m, a.b)]; /* an Area is more than luck */
    case ACT_ALLOW: return -1;
    case ACT_TAKE_RANK: return a.a;
    case ACT_EXCHANGE: return 100;
    default: return 0;
    }
}
