/* derive_scenario.c: what is wrong with the base of a scenario, with its reason; what follows from it. */
#include <string.h>

#include "derivation.h"
#include "state.h"

/* How many rooms of each kind a base of a size has (GC-050 to GC-052). */
static const struct { u8 tiles, objectives, traps; } sizes[] = {{4, 1, 1}, {6, 1, 3}, {9, 2, 5}};
static const char *const tile_names[TILES] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};

#define ROOM_ROW(id) ((const struct room_row *)derive_row(f, KIND_ROOM, (id)))
#define ROOM_AT(s, at) ROOM_ROW((s)->tile[at].room)

static bool is_neighbour(int a, int b)
{
    int x = a % FRAME_SIDE - b % FRAME_SIDE, y = a / FRAME_SIDE - b / FRAME_SIDE;
    return x * x + y * y == 1;
}

/* The side of tile a on which its neighbour b lies. */
static int side_towards(int a, int b)
{
    return b == a + 1 ? EAST : b == a - 1 ? WEST : b > a ? SOUTH : NORTH;
}

/* -- Rooms ---------------------------------------------------------------------------------------------------- */

/* Lays the rooms; false after a mistake that makes the rest meaningless. */
static bool lay_rooms(struct derivation *f, struct scenario_row *s)
{
    u16 physical = 0;
    int laid = 0;
    memset(s->tile, 0, sizeof s->tile);
    for (int i = 0; i < TILES && s->laid[i].room; i++, laid++) {
        const struct room_row *room = ROOM_ROW(s->laid[i].room);
        if (s->tile[s->laid[i].at].room) derive_mistake(f, "two rooms lie at %s", tile_names[s->laid[i].at]);
        if (physical & bit(room->tile))
            derive_mistake(f, "'%s' is the other face of a tile that is used already (GC-S106)",
                           derive_id(f, KIND_ROOM, s->laid[i].room));
        physical |= (u16)bit(room->tile);
        s->tile[s->laid[i].at] = (struct placed_tile){s->laid[i].room, s->laid[i].turn};
    }
    if (laid != s->tiles) derive_mistake(f, "%d rooms; expected %d, as `tiles` says", laid, s->tiles);
    return laid == s->tiles;
}

static int count_kind(struct derivation *f, const struct scenario_row *s, int kind)
{
    int n = 0;
    for (int at = 0; at < TILES; at++) n += s->tile[at].room && ROOM_AT(s, at)->kind == kind;
    return n;
}

static void check_kinds(struct derivation *f, struct scenario_row *s)
{
    s->objectives = (u8)count_kind(f, s, OBJECTIVE);
    for (int k = 0; k < COUNT(sizes); k++) {
        if (sizes[k].tiles != s->tiles) continue;
        if (s->objectives != sizes[k].objectives || count_kind(f, s, TRAP) != sizes[k].traps)
            derive_mistake(f, "%d Objectives and %d Traps; a base of %d tiles has %d and %d (GC-050 to GC-052)",
                           s->objectives, count_kind(f, s, TRAP), s->tiles, sizes[k].objectives, sizes[k].traps);
    }
    if (count_kind(f, s, ENTRANCE) != 1) derive_mistake(f, "expected one Entrance");
    if (count_kind(f, s, CONTROL_ROOM) != 1) derive_mistake(f, "expected one Control Room");
    for (int at = 0; at < TILES; at++) {
        bool touches = !s->tile[at].room;
        for (int other = 0; other < TILES; other++) touches |= s->tile[other].room && is_neighbour(at, other);
        if (!touches) derive_mistake(f, "the room at %s touches no other (GC-S106)", tile_names[at]);
    }
}

/* In the order of the file, Entrance and Control Room left out (GC-253). */
static void map_purples(struct derivation *f, struct scenario_row *s)
{
    int n = 0;
    memset(s->purple, 0xFF, sizeof s->purple);
    for (int i = 0; i < s->tiles; i++) {
        const struct room_row *room = ROOM_ROW(s->laid[i].room);
        if ((room->kind == OBJECTIVE || room->kind == TRAP) && n < COUNT(s->purple)) s->purple[n++] = s->laid[i].at;
    }
}

/* -- Links ---------------------------------------------------------------------------------------------------- */

static bool has_opening(struct derivation *f, const struct scenario_row *s, int at, int other)
{
    return in_set(ROOM_AT(s, at)->shape[s->tile[at].turn].openings, side_towards(at, other));
}

/* One link; whether the next checks can rely on it. */
static bool check_link(struct derivation *f, const struct scenario_row *s, int i)
{
    const struct placed_link *l = &s->link[i];
    const char *a = tile_names[l->from], *b = tile_names[l->to];
    bool fine = false;
    if (!s->tile[l->from].room || !s->tile[l->to].room) derive_mistake(f, "link %s-%s: there is no room at %s", a, b,
                                                                       s->tile[l->from].room ? b : a);
    else if (!is_neighbour(l->from, l->to)) derive_mistake(f, "link %s-%s: these are no neighbours", a, b);
    else if (!has_opening(f, s, l->from, l->to) || !has_opening(f, s, l->to, l->from))
        derive_mistake(f, "link %s-%s: the room at %s has no opening there (GC-S102)", a, b,
                       has_opening(f, s, l->from, l->to) ? b : a);
    else fine = true;
    for (int k = 0; k < i; k++)
        if ((s->link[k].from == l->from && s->link[k].to == l->to) ||
            (s->link[k].from == l->to && s->link[k].to == l->from))
            derive_mistake(f, "link %s-%s: there is another between these tiles (GC-S102)", a, b);
    return fine;
}

static bool leads_to_control(struct derivation *f, const struct scenario_row *s, const struct placed_link *l)
{
    return ROOM_AT(s, l->from)->kind == CONTROL_ROOM || ROOM_AT(s, l->to)->kind == CONTROL_ROOM;
}

/* Every tile but the Control Room can be reached from the Entrance without it (GC-055, GC-S28). */
static void check_reach(struct derivation *f, const struct scenario_row *s)
{
    u16 reached = 0, before;
    for (int at = 0; at < TILES; at++)
        if (s->tile[at].room && ROOM_AT(s, at)->kind == ENTRANCE) reached |= (u16)bit(at);
    do {
        before = reached;
        for (int i = 0; i < SCENARIO_LINKS && s->link[i].kind; i++) {
            u16 ends = (u16)(bit(s->link[i].from) | bit(s->link[i].to));
            if ((reached & ends) && !leads_to_control(f, s, &s->link[i])) reached |= ends;
        }
    } while (reached != before);
    for (int at = 0; at < TILES; at++)
        if (s->tile[at].room && ROOM_AT(s, at)->kind != CONTROL_ROOM && !in_set(reached, at))
            derive_mistake(f, "the room at %s cannot be reached from the Entrance without the Control Room (GC-S28)",
                           tile_names[at]);
}

static void check_links(struct derivation *f, const struct scenario_row *s)
{
    int doors = 0, airlocks = 0, control = 0;
    bool fine = true;
    for (int i = 0; i < SCENARIO_LINKS && s->link[i].kind; i++) {
        fine &= check_link(f, s, i);
        bool airlock = s->link[i].kind == AIRLOCK || s->link[i].kind == SEALED_AIRLOCK;
        doors += !airlock;
        airlocks += airlock;
        control += s->link[i].kind == CONTROL_DOOR;
    }
    if (!fine) return;
    if (doors > DOORS_MOST || airlocks > AIRLOCKS_MOST)
        derive_mistake(f, "%d Doors and %d Airlocks; expected at most %d and %d (GC-023)", doors, airlocks, DOORS_MOST,
                       AIRLOCKS_MOST);
    if (control != 1) derive_mistake(f, "%d Control Room doors; expected one (GC-S28)", control);
    for (int i = 0; i < SCENARIO_LINKS && s->link[i].kind; i++)
        if (leads_to_control(f, s, &s->link[i]) != (s->link[i].kind == CONTROL_DOOR))
            derive_mistake(f, "link %s-%s: the Control Room has one link, and that is its door (GC-S28)",
                           tile_names[s->link[i].from], tile_names[s->link[i].to]);
    check_reach(f, s);
}

/* -- Lieutenants ---------------------------------------------------------------------------------------------- */

static void check_lieutenants(struct derivation *f, const struct scenario_row *s)
{
    u16 guarded = 0;
    int placed = 0;
    for (int i = 0; i < SCENARIO_VILLAINS && s->lieutenant[i].villain; i++, placed++) {
        const struct placed_villain *p = &s->lieutenant[i];
        const struct villain_row *villain = derive_row(f, KIND_VILLAIN, p->villain);
        const char *name = derive_id(f, KIND_VILLAIN, p->villain);
        if (villain->rank != LIEUTENANT) derive_mistake(f, "'%s' is no Lieutenant", name);
        if (!s->tile[p->tile].room)
            derive_mistake(f, "'%s' stands at %s, where no room lies", name, tile_names[p->tile]);
        if (in_set(guarded, p->tile)) derive_mistake(f, "two Lieutenants stand at %s (GC-060)", tile_names[p->tile]);
        guarded |= (u16)bit(p->tile);
        for (int k = 0; k < i; k++)
            if (s->lieutenant[k].villain == p->villain) derive_mistake(f, "'%s' stands in two places (GC-039)", name);
    }
    for (int at = 0; at < TILES; at++)
        if (s->tile[at].room && ROOM_AT(s, at)->kind == OBJECTIVE && !in_set(guarded, at))
            derive_mistake(f, "no Lieutenant guards the Objective at %s (GC-059)", tile_names[at]);
    if (placed + s->spares > SCENARIO_VILLAINS)
        derive_mistake(f, "%d Lieutenants with the spare ones; there are %d", placed + s->spares, SCENARIO_VILLAINS);
}

/* The Entrance and the Control Room, Objectives and Traps that a base can be built from: a tile shows one face. */
static void check_supply(struct derivation *f, const struct scenario_row *s)
{
    if (s->laid[0].room || s->link[0].kind || s->lieutenant[0].villain)
        derive_mistake(f, "a free base has no rooms, links and lieutenants of its own");
}

void derive_scenario(struct derivation *f, void *row)
{
    struct scenario_row *s = row;
    bool known = false;
    for (int k = 0; k < COUNT(sizes); k++) known |= sizes[k].tiles == s->tiles;
    if (!known) derive_mistake(f, "tiles: %d; expected 4, 6 or 9 (GC-053)", s->tiles);
    if (s->least > s->most) derive_mistake(f, "least %d is above most %d", s->least, s->most);
    memset(s->purple, 0xFF, sizeof s->purple);
    if (s->free) {
        check_supply(f, s);
        for (int k = 0; k < COUNT(sizes); k++)
            if (sizes[k].tiles == s->tiles) s->objectives = sizes[k].objectives;
    } else if (known && lay_rooms(f, s)) {
        check_kinds(f, s);
        check_links(f, s);
        check_lieutenants(f, s);
        map_purples(f, s);
    }
    derive_text(f, "%s", derive_string(f, s->story));
}
