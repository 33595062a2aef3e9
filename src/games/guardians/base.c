/* base.c: the base: from a scenario, or built by Skarov's player (GC-049 to GC-055, GC-S28, GC-S102, GC-S106). */
#include "procedures.h"

int tile_of_kind(struct context *c, const STATE *g, u8 kind)
{
    for (int tile = 0; tile < TILES; tile++)
        if (g->tile[tile].room && ROOM(g->tile[tile].room)->kind == kind) return tile;
    return NOWHERE;
}

/* -- Which rooms a base has --------------------------------------------------------------------------------------- */

void needed_rooms(int tiles, u8 kinds[5])
{
    kinds[0] = 0;
    kinds[ENTRANCE] = kinds[CONTROL_ROOM] = 1;
    kinds[OBJECTIVE] = tiles >= 9 ? 2 : 1;                   /* GC-050 to GC-053 */
    kinds[TRAP] = (u8)(tiles - 2 - kinds[OBJECTIVE]);
}

/* Objectives and Traps share tiles: there must be enough of those that have the one, the other, and either. */
bool can_complete(struct context *c, const u8 kinds[5], u32 used_tiles)
{
    u32 with[5] = {0};
    for (int id = 1; id <= c->content->count[KIND_ROOM]; id++)
        if (!in_set(used_tiles, ROOM(id)->tile)) with[ROOM(id)->kind] |= bit(ROOM(id)->tile);
    for (int kind = ENTRANCE; kind <= TRAP; kind++)
        if (set_count(with[kind]) < kinds[kind]) return false;
    return set_count(with[OBJECTIVE] | with[TRAP]) >= kinds[OBJECTIVE] + kinds[TRAP];
}

/* What is still to be laid, and which physical tiles lie. */
static u32 count_rooms(struct context *c, const STATE *g, u8 kinds[5])
{
    u32 used = 0;
    needed_rooms(SCENARIO(g->scenario)->tiles, kinds);
    for (int tile = 0; tile < TILES; tile++) {
        if (!g->tile[tile].room) continue;
        const struct room_row *room = ROOM(g->tile[tile].room);
        if (kinds[room->kind]) kinds[room->kind]--;
        used |= bit(room->tile);
    }
    return used;
}

/* -- Laying rooms ------------------------------------------------------------------------------------------------- */

static bool opens_to(struct context *c, u8 room, u8 turn, enum direction side)
{
    return in_set(ROOM(room)->shape[turn].openings, (int)side);
}

/* Whether two neighbouring tiles could be linked (GC-S102). */
static bool can_link(struct context *c, const STATE *g, int tile, enum direction side)
{
    int other = tile_beyond(tile, side);
    return other != NOWHERE && g->tile[tile].room && g->tile[other].room &&
           opens_to(c, g->tile[tile].room, g->tile[tile].turn, side) &&
           opens_to(c, g->tile[other].room, g->tile[other].turn, opposite(side));
}

/* What a place of the frame has beyond its sides, as bits of them. */
struct place {
    u8 rooms;  /* a room lies there */
    u8 meets;  /* it has an opening on the common edge */
    u8 empty;  /* none does yet */
};

static struct place place_at(struct context *c, const STATE *g, int tile)
{
    struct place p = {0};
    for (int side = NORTH; side < DIRECTIONS; side += 2) {
        int other = tile_beyond(tile, (enum direction)side);
        if (other == NOWHERE) continue;
        u8 room = g->tile[other].room, one = (u8)bit(side);
        *(room ? &p.rooms : &p.empty) |= one;
        if (room && opens_to(c, room, g->tile[other].turn, opposite((enum direction)side))) p.meets |= one;
    }
    return p;
}

/* Why a room cannot be the next, wherever it lies; NULL: it can. The Control Room comes last, so that every other tile
 * is reached without it (GC-S28). */
static const char *room_fault(struct context *c, u8 id, const u8 kinds[5], u32 used, int left, rule_number *rule)
{
    const struct room_row *room = ROOM(id);
    u8 rest[5];
    *rule = RULING_(106);
    if (in_set(used, room->tile)) return "its tile lies in the base already, on one side or the other";
    *rule = 53;
    if (!kinds[room->kind]) return "a base of this size has no more rooms of its kind";
    *rule = RULING_(28);
    if (room->kind == CONTROL_ROOM && left > 1) return "the Control Room is laid last: no way may lead through it";
    memcpy(rest, kinds, sizeof rest);
    rest[room->kind]--;
    *rule = RULING_(106);
    return can_complete(c, rest, used | bit(room->tile)) ? NULL : "then there would be too few tiles with Objectives";
}

/* At one place. In a base of nine tiles each will be filled: a blind side must not shut one off. */
static void offer_turns(struct context *c, u8 id, int tile, const struct place *p, bool first, bool all)
{
    for (u8 turn = 0; turn < TURNS; turn++) {
        const u8 openings = ROOM(id)->shape[turn].openings;
        if (!first && !p->rooms)
            REFUSE(ACT_LAY_ROOM, RULING_(106), "a tile must share an edge with another", id, tile, turn);
        else if (!first && !(openings & p->meets))
            REFUSE(ACT_LAY_ROOM, 55, "no opening of it meets one of its neighbours: it could not be entered", id,
                   tile, turn);
        else if (all && p->empty & ~openings)
            REFUSE(ACT_LAY_ROOM, 55, "its side without an opening would shut off a place of the base", id, tile,
                   turn);
        else OFFER(ACT_LAY_ROOM, id, tile, turn);
    }
}

static int tiles_laid(const STATE *g) { return set_count(SUBSET(t, bit(TILES) - 1, g->tile[t].room)); }

static void offer_rooms(struct context *c, const STATE *g)
{
    u8 kinds[5];
    rule_number rule;
    struct place place[TILES];
    const bool all = SCENARIO(g->scenario)->tiles == TILES;
    u32 used = count_rooms(c, g, kinds);
    int laid = tiles_laid(g), left = SCENARIO(g->scenario)->tiles - laid;
    for (int tile = 0; tile < TILES; tile++) place[tile] = place_at(c, g, tile);
    for (u8 id = 1; id <= c->content->count[KIND_ROOM]; id++) {
        const char *fault = room_fault(c, id, kinds, used, left, &rule);
        if (fault) REFUSE(ACT_LAY_ROOM, rule, fault, id);
        for (int tile = 0; tile < TILES && !fault; tile++)
            if (!g->tile[tile].room) offer_turns(c, id, tile, &place[tile], !laid, all);
    }
}

/* -- Links -------------------------------------------------------------------------------------------------------- */

static int count_links(const STATE *g)
{
    int n = 0;
    while (n < LINKS_MOST && g->link[n].kind) n++;
    return n;
}

/* Tiles in the order of a link: north or west first. */
static void lay_link(struct context *c, STATE *g, int one, int other, u8 kind)
{
    int from = min_int(one, other), to = max_int(one, other), at = count_links(g);
    bool below = to == from + FRAME_SIDE;
    bool sealed = kind == SEALED_AIRLOCK;
    if (sealed) kind = AIRLOCK;
    g->link[at] = (struct link_token){.kind = kind, .a = (u8)front_cell(from, below ? SOUTH : EAST),
                                      .b = (u8)front_cell(to, below ? NORTH : WEST),
                                      .open = kind == AIRLOCK && !sealed}; /* GC-S09 */
    refresh_links(g);
    HAPPEN(EV_LINKED, 54, g->skarov, from, to, kind);
    if (sealed) HAPPEN(EV_SEALED, RULING_(9), g->skarov, g->link[at].a, g->link[at].b);
}

static bool are_linked(const STATE *g, int tile, enum direction side)
{
    return in_set(g->tile[tile].linked, (int)side);
}

static bool is_control_room(struct context *c, const STATE *g, int tile)
{
    return g->tile[tile].room && ROOM(g->tile[tile].room)->kind == CONTROL_ROOM;
}

/* The tiles that are reached from the Entrance without going through the Control Room. */
static u16 tiles_reached(struct context *c, const STATE *g)
{
    int entrance = tile_of_kind(c, g, ENTRANCE);
    u16 reached = entrance == NOWHERE ? 0 : (u16)bit(entrance), before;
    do {
        before = reached;
        for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) { /* a sealed Airlock is still a link */
            u16 ends = (u16)(bit(tile_of(g->link[i].a)) | bit(tile_of(g->link[i].b)));
            if (SUBSET(t, (u16)(ends & before), !is_control_room(c, g, t))) reached |= ends;
        }
    } while (reached != before);
    return reached;
}

const char *base_fault(struct context *c, const STATE *g)
{
    int control = tile_of_kind(c, g, CONTROL_ROOM), doors = 0, airlocks = 0;
    u16 laid = SUBSET(t, (u16)(bit(TILES) - 1), g->tile[t].room);
    if (tile_of_kind(c, g, ENTRANCE) == NOWHERE || control == NOWHERE)
        return "a base needs an Entrance and a Control Room";
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) {
        const struct link_token *l = &g->link[i];
        bool to_control = tile_of(l->a) == control || tile_of(l->b) == control;
        if (to_control != (l->kind == CONTROL_DOOR)) return "the Control Room has just one link, its door (GC-S28)";
        if (l->kind == AIRLOCK) airlocks++;
        else doors++;
    }
    if (set_count(g->tile[control].linked) != 1) return "the Control Room has just one link, its door (GC-S28)";
    if (doors > DOORS_MOST || airlocks > AIRLOCKS_MOST) return "there are 9 Doors and 5 Airlocks (GC-023)";
    if (laid & ~tiles_reached(c, g))
        return "a tile cannot be reached from the Entrance without the Control Room (GC-055)";
    return NULL;
}

/* Every link that can still be laid; the door of the Control Room comes first. */
static void offer_links(struct context *c, const STATE *g)
{
    int control = tile_of_kind(c, g, CONTROL_ROOM), doors = 0, airlocks = 0;
    bool has_door = g->tile[control].linked != 0;
    for (int i = 0; i < LINKS_MOST && g->link[i].kind; i++) *(g->link[i].kind == AIRLOCK ? &airlocks : &doors) += 1;
    for (int tile = 0; tile < TILES; tile++)
        for (int side = EAST; side <= SOUTH; side += 2) {
            int other = tile_beyond(tile, (enum direction)side);
            if (other == NOWHERE || !g->tile[tile].room || !g->tile[other].room) continue;
            bool to_control = tile == control || other == control;
            if (!can_link(c, g, tile, (enum direction)side))
                REFUSE(ACT_LINK, RULING_(102), "not both have an opening on the common edge", tile, other, DOOR);
            else if (are_linked(g, tile, (enum direction)side))
                REFUSE(ACT_LINK, RULING_(102), "two tiles have at most one link", tile, other, DOOR);
            else if (to_control && has_door)
                REFUSE(ACT_LINK, RULING_(28), "the Control Room has just one link, its door", tile, other,
                       CONTROL_DOOR);
            else if (to_control) OFFER(ACT_LINK, tile, other, CONTROL_DOOR);
            else if (has_door) {
                OFFER_OR(doors < DOORS_MOST, 23, "all 9 Doors are laid", ACT_LINK, tile, other, DOOR);
                OFFER_OR(airlocks < AIRLOCKS_MOST, 23, "all 5 Airlocks are laid", ACT_LINK, tile, other, AIRLOCK);
            }
        }
    const char *fault = base_fault(c, g);
    OFFER_OR(!fault, 55, fault, ACT_DONE);
}

/* -- Tokens and purple Spaces ------------------------------------------------------------------------------------- */

static void lay_tokens(struct context *c, STATE *g)          /* GC-058, GC-S110, GC-S126 */
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    for (int tile = 0; tile < TILES; tile++) {
        struct tile *t = &g->tile[tile];
        if (!t->room || ROOM(t->room)->kind != OBJECTIVE) continue;
        t->left = ROOM(t->room)->tokens;
        t->countdown = (u8)(s->countdown ? s->countdown : tiles_laid(g) + 2 + (g->heroes <= 2));
        if (ROOM(t->room)->captive) put_figure(g, CAPTIVE, cell_of(tile, SHAPE(g, tile)->captive));
    }
}

static bool has_purple(const STATE *g, int tile)
{
    return SUBSET(n, bit(8) - 1, g->purple[n] == tile) != 0;
}

/* The next room with an effect that no purple Space belongs to; NOWHERE (GC-253, GC-S107). */
static int next_unmapped(struct context *c, const STATE *g)
{
    for (int tile = 0; tile < TILES; tile++)
        if (g->tile[tile].room && ROOM(g->tile[tile].room)->activated.length && !has_purple(g, tile)) return tile;
    return NOWHERE;
}

static void map_purple(struct context *c, STATE *g, int n, int tile)
{
    g->purple[n] = (u8)tile;
    HAPPEN(EV_PURPLE, 253, g->skarov, n + 1, tile);
}

static void lay_scenario(struct context *c, STATE *g)
{
    const struct scenario_row *s = SCENARIO(g->scenario);
    for (int tile = 0; tile < TILES; tile++) {
        g->tile[tile].room = s->tile[tile].room;
        g->tile[tile].turn = s->tile[tile].turn;
        if (s->tile[tile].room) HAPPEN(EV_ROOM_LAID, 49, g->skarov, s->tile[tile].room, tile, s->tile[tile].turn);
    }
    for (int i = 0; i < SCENARIO_LINKS && s->link[i].kind; i++)
        lay_link(c, g, s->link[i].from, s->link[i].to, s->link[i].kind);
    for (int n = 0; n < 8; n++)
        if (s->purple[n] != NOWHERE) map_purple(c, g, n, s->purple[n]);
}

#define STEPS_build_base(S, Q)                                                                    \
    Q(ROOM, 49, "Which room do you lay, and where?")                                              \
    Q(LINK, 54, "Where do you place a Door or an Airlock?")                                       \
    Q(PURPLE, 253, "Which purple Space activates this room?")

PROC(build_base)
{
    BEGIN(build_base)
    HAPPEN(EV_BASE, 49, NOBODY, g->scenario);
    if (!SCENARIO(g->scenario)->free) {
        lay_scenario(c, g);
    } else {
        while (tiles_laid(g) < SCENARIO(g->scenario)->tiles) {
            ASK(ROOM, g->skarov) offer_rooms(c, g);
            g->tile[ANSWER.b].room = ANSWER.a;
            g->tile[ANSWER.b].turn = ANSWER.c;
            HAPPEN(EV_ROOM_LAID, 49, g->skarov, ANSWER.a, ANSWER.b, ANSWER.c);
        }
        for (;;) {
            ASK(LINK, g->skarov) offer_links(c, g);
            if (ANSWER.verb == ACT_DONE) break;
            lay_link(c, g, ANSWER.a, ANSWER.b, ANSWER.c);
        }
        while ((L->tile = (u8)next_unmapped(c, g)) != NOWHERE) {
            ASK(PURPLE, g->skarov)
                for (int n = 0; n < 8; n++) OFFER_IF(g->purple[n] == NOWHERE, ACT_MAP_PURPLE, n + 1, L->tile);
            map_purple(c, g, ANSWER.a - 1, ANSWER.b);
        }
    }
    lay_tokens(c, g);
    END
}
