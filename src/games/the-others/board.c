/* board.c: figures and tokens on the board: placing, removing, killing, and how far a Monster gets. */
#include "procedures.h"

void place_token(struct context *c, STATE *g, int token, int space, rule_number rule)
{
    if (!g->supply[token]) return;                           /* OT-277 */
    g->supply[token]--;
    ++*tokens_at(g, space, token);
    HAPPEN(EV_PLACED, rule, NOBODY, T_FIRST + token, space);
}

void remove_token(struct context *c, STATE *g, int token, int space, u8 event, rule_number rule)
{
    --*tokens_at(g, space, token);
    g->supply[token]++;                                      /* OT-S20 */
    HAPPEN(event, rule, NOBODY, T_FIRST + token, space);
}

int tokens_on_board(struct context *c, const STATE *g, int token)
{
    return SUM(s, MAP(g->map)->all, physical(g, s, token) + (token < CLEANSABLE ? PERMANENT(g, s, token) : 0));
}

spaces token_spaces(struct context *c, const STATE *g, spaces set, int token)
{
    return SUBSET(s, set, TOKENS_IN(g, s, token));
}

void gain_extra_turn(struct context *c, STATE *g, int post, rule_number rule)
{
    if (!g->supply[EXTRA_TURN]) {                            /* OT-S107 */
        IN_VAIN(NO_TOKEN_TO_GAIN, RULING_(107));
        return;
    }
    g->supply[EXTRA_TURN]--;
    g->hero[post].extra_turns++;                            /* OT-062, OT-286 */
    HAPPEN(EV_EXTRA_TURN, rule, player_of(g, post), hero_at(g, post), 1);
}

bool slot_empty(const STATE *g, int space) { return !SUBSET(p, bit(RING) - 1, g->hero[p].city == space); }

int space_of_tile(struct context *c, const STATE *g, u8 tile)
{
    const u8 *tiles = MAP(g->map)->tile_at, *at = memchr(tiles, tile, SPACES); /* Space 0 has tile 0 */
    return at ? (int)(at - tiles) : 0;
}

int find_figure(const STATE *g, u8 monster, int where)
{
    for (int i = 0; i < FIGURES; i++)
        if (g->figure[i] == monster && g->at[i] == where) return i;
    return -1;
}

bool first_figure(const STATE *g, int figure) { return find_figure(g, g->figure[figure], g->at[figure]) == figure; }

u8 own_monster(struct context *c, const STATE *g, int figure)
{
    const struct sin_row *sin = SIN(g->sin_played);
    if (figure < FIRST_ABOMINATION) return ACOLYTES(g->acolytes)->acolyte;
    if (figure < CONTROLLER_FIGURE) return sin->abomination;
    return figure == CONTROLLER_FIGURE ? sin->controller : figure == AVATAR_FIGURE ? sin->avatar : 0;
}

u8 guest_figure(const STATE *g)
{
    for (u8 i = FIRST_GUEST; i < FIGURES; i++)
        if (!g->figure[i] || g->at[i] == REMOVED) return i;
    return FIGURES - 1;
}

void kill_monster(struct context *c, STATE *g, int figure, bool in_fight, rule_number rule)
{
    u8 monster = g->figure[figure], space = g->at[figure], type = MONSTER(monster)->type;
    bool gone = type == HELL_CLUB || type == TURNED;         /* OT-262, OT-S83 */
    g->at[figure] = gone ? REMOVED : DEAD;                   /* OT-177 */
    HAPPEN(EV_KILLED, rule, NOBODY, monster, space);
    u8 card = 0;
    for EACH_CARD(id, APOCALYPSE_OF(g), REVEALED)
        if (!card && type == HELL_CLUB && APOCALYPSE(id)->monster == monster) card = id;
    if (card) card_shown(APOCALYPSE_OF(g), REVEALED, card, APOCALYPSE_GONE);
    if (gone) refresh_sins(c, g);
    if (g->fighter != NOWHERE && in_fight) g->kills++;
    advance(c, g, M_KILL, target_of_type(type), space, in_fight); /* OT-S18 */
}

void put_figure(struct context *c, STATE *g, int figure, int space, u8 event, rule_number rule)
{
    u8 from = g->at[figure];
    g->at[figure] = (u8)space;
    HAPPEN(event, rule, g->sins, g->figure[figure], event == EV_SUMMONED ? (u8)space : from, space);
}

spaces monster_reach(struct context *c, const STATE *g, int from, int steps)
{
    const struct map_row *map = MAP(g->map);
    spaces heroes = hero_spaces(g), reach = space_bit(from), edge = reach;
    while (steps-- > 0) {
        edge &= ~heroes;                                     /* OT-086, OT-087 */
        spaces next = 0;
        for EACH_BIT(s, edge) next |= map->near[s];        /* OT-080 */
        edge = next & ~reach;
        reach |= next;
    }
    return reach & ~space_bit(from);
}

int free_nests(struct context *c, const STATE *g, int space)
{
    int nests = TOKENS_IN(g, space, NEST);
    return nests ? max_int(0, nests - monsters_in(g, space)) : 0; /* OT-242, OT-243 */
}

spaces nest_spaces(struct context *c, const STATE *g, bool unblocked)
{
    spaces nests = token_spaces(c, g, MAP(g->map)->all, NEST);
    u8 monsters[SPACES] = {0};
    if (!unblocked) return nests;
    for EACH_BIT(i, figures_on_board(g)) monsters[g->at[i]]++;
    return SUBSET(s, nests, TOKENS_IN(g, s, NEST) > monsters[s]); /* OT-242, OT-243 */
}
