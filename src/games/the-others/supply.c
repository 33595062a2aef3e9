/* supply.c: whether a Mission whose goal makes sense can be met with what its maps and its Story bring
 * (OT-S94). */
#include "derivation.h"

#include <string.h>

static int needed(const struct mission_row *m, int heroes) { return m->number + m->per_hero * heroes; }

/* -- What lies before a Mission ------------------------------------------------------------------------------------ */

/* On the ways from the first Mission to one: the most that Missions of its kind have used up before it, and the least
 * that Events have placed. */
struct course {
    bool reached;
    int used, placed;
};

/* What uses up Innocents and hidden tokens: those handed over leave the game, those turned up are hidden no more. */
static int uses_up(const struct mission_row *m, bool innocents, int heroes)
{
    return m->kind == (innocents ? M_DELIVER : M_TURN_UP) ? needed(m, heroes) : 0;
}

static void go_on(struct course *to, int used, int placed)
{
    to->placed = to->reached ? min_int(to->placed, placed) : placed;
    to->used = max_int(to->used, used);
    to->reached = true;
}

/* Missions lead forward only, so one look at each in order is enough. */
static struct course course_to(struct derivation *f, const struct mission_row *m, int token, int heroes)
{
    const struct story_row *story = derive_row(f, KIND_STORY, m->story);
    struct course course[ROWS_MAX + 1];
    memset(course, 0, sizeof course);
    go_on(&course[story->first], 0, sure_to_place(f, story->setup, token, heroes));
    for EACH_DERIVED(id, at, mission_row, KIND_MISSION) {
        if (at == m) return course[id];
        for (int i = 0; course[id].reached && i < 2; i++) {
            if (at->next[i] <= id) continue;
            const struct mission_row *next = derive_row(f, KIND_MISSION, at->next[i]);
            go_on(&course[at->next[i]], course[id].used + uses_up(at, token == INNOCENT, heroes),
                  course[id].placed + sure_to_place(f, at->after, token, heroes) +
                      sure_to_place(f, next->before, token, heroes));
        }
    }
    return (struct course){0};
}

/* -- Kinds of Missions --------------------------------------------------------------------------------------------- */

bool tasks_place(struct derivation *f, const struct story_row *story, int token, int heroes)
{
    return may_place(f, story->begin, token, heroes) || may_place(f, story->finish, token, heroes);
}

/* Tokens of a kind that come to lie on a map before a Mission is done, at least. */
static int brought(struct derivation *f, const struct map_row *map, const struct mission_row *m, int token, int heroes)
{
    const struct story_row *story = derive_row(f, KIND_STORY, m->story);
    if (tasks_place(f, story, token, heroes)) return token_counts[token];
    int n = count_things(map, T_FIRST + token) + story->pool[token] + course_to(f, m, token, heroes).placed;
    return min_int(n, token_counts[token]);
}

static void check_innocents(struct derivation *f, const struct map_row *map, const char *id, const struct mission_row *m)
{
    for (int heroes = 4; heroes >= 3; heroes--) {
        int there = brought(f, map, m, INNOCENT, heroes),
            asked = course_to(f, m, INNOCENT, heroes).used + needed(m, heroes);
        if (there >= asked) continue;
        derive_mistake(f, "map '%s' has %d Innocents, up to %d are asked for with %d Heroes", id, there, asked, heroes);
        return;
    }
}

static void check_hidden(struct derivation *f, const struct mission_row *m)
{
    const struct story_row *story = derive_row(f, KIND_STORY, m->story);
    int hidden = 0, asked = course_to(f, m, FIRE, 4).used + needed(m, 4);
    for (int t = 0; t < TOKENS; t++)
        if (!m->target || m->target == X_FIRE + t) hidden += story->pool[t];
    if (hidden < asked) derive_mistake(f, "the Story hides %d such tokens, up to %d are asked for", hidden, asked);
}

/* Sin cards may bring Fire and Corruption; of the rest there is only what the map and the Story bring. */
static void check_scarce(struct derivation *f, const struct map_row *map, const char *id, const struct mission_row *m)
{
    if (!m->target || m->target == X_FIRE || m->target == X_CORRUPTION) return;
    for (int heroes = 4; heroes >= 3; heroes--) {
        int token = m->target - X_FIRE, there = brought(f, map, m, token, heroes), asked = needed(m, heroes);
        if (there >= asked) continue;
        derive_mistake(f, "map '%s' and the Story bring %d %s tokens, up to %d are asked for with %d Heroes", id, there,
                       token_names[token], asked, heroes);
        return;
    }
}

/* The Sins Player reveals other cards unless all bring one. */
static void check_guests(struct derivation *f, const struct mission_row *m)
{
    const struct story_row *story = derive_row(f, KIND_STORY, m->story);
    for EACH_DERIVED(id, card, apocalypse_row, KIND_APOCALYPSE) {
        if (card->type != story->type || card->monster) continue;
        derive_mistake(f, "target: no member of the Hell Club need ever appear");
        return;
    }
}

static void check_permanent(struct derivation *f, const struct map_row *map, const char *id, const struct mission_row *m)
{
    int fixed = count_permanent(map, m->target - X_FIRE);
    if (fixed > needed(m, 3)) derive_mistake(f, "map '%s' has %d permanent ones, which cannot be removed", id, fixed);
}

static void check_map(struct derivation *f, const struct map_row *map, const char *id, const struct mission_row *m)
{
    switch ((enum mission_kind)m->kind) {
    case M_CLEANSE: check_scarce(f, map, id, m); break;
    case M_DELIVER: check_innocents(f, map, id, m); break;
    case M_COLLECT:
        if (m->target == X_INNOCENT) check_innocents(f, map, id, m);
        else if (m->target == X_EXTRA_TURN) check_scarce(f, map, id, m);
        else if (!count_things(map, T_COMMISSIONER + m->target - X_COMMISSIONER))
            derive_mistake(f, "map '%s' has no such NPC", id);
        break;
    case M_STATE: check_permanent(f, map, id, m); break;
    case M_KILL: case M_TURN_UP: case M_GATHER: case M_CITY_ACTION: break;
    }
}

void check_supply(struct derivation *f, const struct mission_row *m)
{
    if (m->kind == M_TURN_UP) check_hidden(f, m);
    if (m->kind == M_KILL && m->target == X_HELL_CLUB) check_guests(f, m);
    for EACH_DERIVED(id, map, map_row, KIND_MAP)
        if (map->story == m->story && map->all) check_map(f, map, derive_id(f, KIND_MAP, id), m);
}
