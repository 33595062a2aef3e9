/* derive_story.c: Stories and the paths of their Missions: what is wrong with them, what they need,
 * and the texts of Missions. */
#include "derivation.h"

#include <stdio.h>
#include <string.h>

/* -- What Missions ask for and what there is ----------------------------------------------------------------------- */

static int needed(const struct mission_row *m, int heroes) { return m->number + m->per_hero * heroes; }

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
    const struct story_row *story = STORY_OF(m);
    struct course course[ROWS_MAX + 1];
    memset(course, 0, sizeof course);
    go_on(&course[story->first], 0, placed_by(f, story->setup, token, heroes, false));
    for EACH_DERIVED(id, at, mission_row, KIND_MISSION) {
        if (at == m) return course[id];
        for (int i = 0; course[id].reached && i < 2; i++) {
            if (at->next[i] <= id) continue;
            const struct mission_row *next = derive_row(f, KIND_MISSION, at->next[i]);
            go_on(&course[at->next[i]], course[id].used + uses_up(at, token == INNOCENT, heroes),
                  course[id].placed + placed_by(f, at->after, token, heroes, false) +
                      placed_by(f, next->before, token, heroes, false));
        }
    }
    return (struct course){0};
}

static bool tasks_place(struct derivation *f, const struct story_row *story, int token, int heroes)
{
    return placed_by(f, story->begin, token, heroes, true) || placed_by(f, story->finish, token, heroes, true);
}

/* Tokens of a kind that come to lie on a map before a Mission is done, at least. */
static int brought(struct derivation *f, const struct map_row *map, const struct mission_row *m, int token, int heroes)
{
    const struct story_row *story = derive_row(f, KIND_STORY, m->story);
    if (tasks_place(f, story, token, heroes)) return token_counts[token];
    int n = count_things(map, T_FIRST + token) + story->pool[token] + course_to(f, m, token, heroes).placed;
    return min_int(n, token_counts[token]);
}

/* Innocents that were handed over before are asked for too. */
static void check_scarce(struct derivation *f, const struct map_row *map, const char *id, const struct mission_row *m,
                         int token)
{
    for (int heroes = 4; heroes >= 3; heroes--) {
        int there = brought(f, map, m, token, heroes), asked = needed(m, heroes);
        if (token == INNOCENT) asked += course_to(f, m, INNOCENT, heroes).used;
        if (there >= asked) continue;
        derive_mistake(f, token == INNOCENT ? "map '%s' has %d %ss, up to %d are asked for with %d Heroes"
                          : "map '%s' and the Story bring %d %s tokens, up to %d are asked for with %d Heroes",
                       id, there, token_names[token], asked, heroes);
        return;
    }
}

static void check_pool_for(struct derivation *f, const struct mission_row *m)
{
    int hidden = 0, asked = course_to(f, m, FIRE, 4).used + needed(m, 4);
    for (int t = 0; t < TOKENS; t++)
        if (!m->target || m->target == X_FIRE + t) hidden += STORY_OF(m)->pool[t];
    if (hidden < asked) derive_mistake(f, "the Story hides %d such tokens, up to %d are asked for", hidden, asked);
}

/* The Sins Player reveals other cards unless all bring one. */
static void check_guests(struct derivation *f, const struct mission_row *m)
{
    for EACH_DERIVED(id, card, apocalypse_row, KIND_APOCALYPSE) {
        if (card->type != STORY_OF(m)->type || card->monster) continue;
        derive_mistake(f, "target: no member of the Hell Club need ever appear");
        return;
    }
}

static void check_on_map(struct derivation *f, const struct map_row *map, const char *id, const struct mission_row *m)
{
    int token = m->target - X_FIRE, fixed = 0;
    switch ((enum mission_kind)m->kind) {
    case M_CLEANSE: /* Sin cards may bring Fire and Corruption; of the rest there is what the map and the Story bring */
        if (m->target && token != FIRE && token != CORRUPTION) check_scarce(f, map, id, m, token);
        break;
    case M_DELIVER: check_scarce(f, map, id, m, INNOCENT); break;
    case M_COLLECT:
        if (token < TOKENS) check_scarce(f, map, id, m, token);
        else if (!count_things(map, T_COMMISSIONER + m->target - X_COMMISSIONER))
            derive_mistake(f, "map '%s' has no such NPC", id);
        break;
    case M_STATE:
        fixed = count_permanent(map, token);
        if (fixed > needed(m, 3))
            derive_mistake(f, "map '%s' has %d permanent ones, which cannot be removed", id, fixed);
        break;
    case M_KILL: case M_TURN_UP: case M_GATHER: case M_CITY_ACTION: break;
    }
}

/* Whether a Mission whose goal makes sense can be met with what its maps and its Story bring (OT-S94). */
static void check_supply(struct derivation *f, const struct mission_row *m)
{
    if (m->kind == M_TURN_UP) check_pool_for(f, m);
    if (m->kind == M_KILL && m->target == X_HELL_CLUB) check_guests(f, m);
    for EACH_DERIVED(id, map, map_row, KIND_MAP)
        if (map->story == m->story && map->all) check_on_map(f, map, derive_id(f, KIND_MAP, id), m);
}

/* -- Stories ------------------------------------------------------------------------------------------------------- */

/* A Story needs a path of Missions with a fork and an Event (OT-310). */
static int check_path(struct derivation *f, const struct story_row *story)
{
    const struct mission_row *first = derive_row(f, KIND_MISSION, story->first);
    int missions = 0, forks = 0, events = 0;
    for EACH_DERIVED(m, mission, mission_row, KIND_MISSION) {
        if (STORY_OF(mission) != story) continue;
        missions++;
        forks += mission->next[1] != 0;
        events += mission->after.length || mission->before.length;
    }
    if (STORY_OF(first) != story) derive_mistake(f, "its first Mission belongs to another Story");
    if (!forks) derive_mistake(f, "a Story needs at least one fork (OT-310)");
    if (!events) derive_mistake(f, "a Story needs at least one Event (OT-310)");
    return missions;
}

static bool ends_story(const struct mission_row *m) { return !m->next[0]; }

/* Whether two Missions are the branches of one fork. */
static bool are_branches(struct derivation *f, int a, int b)
{
    for EACH_DERIVED(m, mission, mission_row, KIND_MISSION)
        if ((mission->next[0] == a && mission->next[1] == b) || (mission->next[0] == b && mission->next[1] == a))
            return true;
    return false;
}

/* A Mission whose `next` was forgotten would end the game: only the branches of a fork may both be the last. */
static void check_ends(struct derivation *f, const struct story_row *story)
{
    int last = 0;
    for EACH_DERIVED(m, mission, mission_row, KIND_MISSION) {
        if (STORY_OF(mission) != story || !ends_story(mission)) continue;
        if (last && !are_branches(f, last, m))
            derive_mistake(f, "'%s' and '%s' both end the Story: is a next missing?", derive_id(f, KIND_MISSION, last),
                           derive_id(f, KIND_MISSION, m));
        last = m;
    }
    if (!last) derive_mistake(f, "no Mission is the last one");
}

/* That there are tasks is a matter of the fields, which cannot be left out (OT-309). */
static void check_tasks(struct derivation *f, const struct story_row *story)
{
    const struct code all[] = {story->begin, story->finish, story->setup, story->passive};
    check_no_hero(f, "begin", story->begin);
    check_no_hero(f, "finish", story->finish);
    check_no_heroes(f, "setup", story->setup);
    for (int i = 0; i < COUNT(all); i++) check_conditions(f, all[i]);
}

/* What lies face down, and what is played with it. */
static void check_things(struct derivation *f, const struct story_row *story)
{
    int pool = pool_size(story), maps = 0, cards = 0;
    for EACH_DERIVED(m, map, map_row, KIND_MAP) maps += STORY_OF(map) == story;
    for EACH_DERIVED(a, card, apocalypse_row, KIND_APOCALYPSE) cards += card->type == story->type;
    if (pool > HIDDEN_TOKENS)
        derive_mistake(f, "pool: at most %d tokens can lie face down, not %d", HIDDEN_TOKENS, pool);
    if (!pool && story->sins_hide) derive_mistake(f, "sins_hide: there is no pool of face-down tokens");
    if (!maps) derive_mistake(f, "no map is for this Story (OT-025)");
    if (!cards) derive_mistake(f, "there is no Apocalypse card of its type (OT-022)");
}

void derive_story(struct derivation *f, void *row)
{
    struct story_row *story = row;
    int missions = check_path(f, story);
    for (int heroes = 3; heroes <= 4; heroes++)
        if (tasks_place(f, story, INNOCENT, heroes)) story->brings_innocents |= (u8)bit(heroes);
    check_ends(f, story);
    check_tasks(f, story);
    check_things(f, story);
    check_modifiers(f, &story->row, OF_THE_SINS);
    static const char *const types[] = {"", "Terror ", "Corruption ", "Redemption "};
    derive_text(f, "A %sStory of %d Missions.", story->type < COUNT(types) ? types[story->type] : "", missions);
}

/* -- Texts of Missions --------------------------------------------------------------------------------------------- */

/* One of them, several. */
#define BOTH(name) {name, name "s"}
static const char *const targets[][2] = {
    BOTH("Monster"), BOTH("Acolyte"), BOTH("Abomination"), BOTH("Controller"), BOTH("Avatar"), BOTH("Hell Club member"),
    BOTH("Fire token"), BOTH("Corruption token"), BOTH("Pentagram"), BOTH("Nest"), BOTH("Extra Turn token"),
    BOTH("Innocent"), {"the Commissioner", ""}, {"PROXY", ""}, {"RavenCorp", ""}};

/* "H Acolytes", "the Avatar", "2 x H Fire tokens", "1 token". */
static void put_goal(char *out, size_t size, const struct mission_row *m)
{
    bool one = !m->per_hero && m->number == 1;
    const char *what = !m->target && m->kind != M_KILL ? (one ? "token" : "tokens") : targets[m->target][!one];
    if (m->kind == M_GATHER) what = one ? "Hero" : "Heroes";
    if (m->kind == M_CITY_ACTION) what = one ? "City Action" : "City Actions";
    if (m->target >= X_COMMISSIONER) snprintf(out, size, "%s", targets[m->target][0]);
    else if (m->kind == M_KILL && (m->target == X_CONTROLLER || m->target == X_AVATAR))
        snprintf(out, size, "the %s", what);
    else if (!m->per_hero) snprintf(out, size, "%d %s", m->number, what);
    else if (m->number) snprintf(out, size, "%d x H + %d %s", m->per_hero, m->number, what);
    else if (m->per_hero > 1) snprintf(out, size, "%d x H %s", m->per_hero, what);
    else snprintf(out, size, "H %s", what);
}

static void print_mission(struct derivation *f, const struct mission_row *m)
{
    char goal[64], where[96] = "";
    bool one = !m->per_hero && m->number == 1;
    const char *end = m->at_round_end ? " at the end of a Round" : "";
    put_goal(goal, sizeof goal, m);
    if (m->at) snprintf(where, sizeof where, " in %s", derive_name(f, KIND_TILE, m->at));
    switch ((enum mission_kind)m->kind) {
    case M_KILL:
        derive_text(f, "Kill %s%s%s.", goal, where, !m->in_fight ? "" : one ? " in a Fight" : " in Fights");
        break;
    case M_CLEANSE: derive_text(f, "Remove %s%s by Cleansing.", goal, where); break;
    case M_TURN_UP: derive_text(f, "Turn up %s that %s face down%s.", goal, one ? "lies" : "lie", where); break;
    case M_COLLECT: derive_text(f, "Collect %s%s.", goal, where); break;
    case M_DELIVER: derive_text(f, "Hand over %s%s.", goal, where); break;
    case M_GATHER: derive_text(f, "Have %s%s at the same time%s.", goal, where, end); break;
    case M_CITY_ACTION: derive_text(f, "Take %s%s.", goal, where); break;
    case M_STATE:
        derive_text(f, "Have at most %s on the board, permanent ones included%s%s.", goal, *end ? "," : "", end);
        break;
    }
}

/* -- Missions ------------------------------------------------------------------------------------------------------ */

/* What a Mission of each kind may be about, and what to say otherwise. */
static const struct {
    u8 first, last;
    bool none; /* no target at all is right, too */
    const char *wrong;
} goals[] = {
    [M_KILL] = {X_ACOLYTE, X_HELL_CLUB, true, "target: only Monsters can be killed"},
    [M_CLEANSE] = {X_FIRE, X_NEST, true, "target: only Fire, Corruption, Pentagram and Nest can be Cleansed"},
    [M_TURN_UP] = {X_FIRE, X_INNOCENT, true, "target: only Exploration tokens are turned up"},
    [M_COLLECT] = {X_EXTRA_TURN, X_RAVENCORP, false, "target: Heroes collect Extra Turn and Innocent tokens and NPCs"},
    [M_DELIVER] = {X_INNOCENT, X_INNOCENT, false,
                   "Innocents are delivered to a District: target = \"innocent\", at = ..."},
    [M_GATHER] = {0, 0, true, "target: it is Heroes who gather"},
    [M_CITY_ACTION] = {0, 0, true, "City Actions have no target"},
    [M_STATE] = {X_FIRE, X_NEST, false, "target: expected fire, corruption, pentagram or nest"}};

/* What is wrong with what a Mission is about; NULL: nothing. */
static const char *wrong_goal(const struct mission_row *m)
{
    bool fits = m->target ? m->target >= goals[m->kind].first && m->target <= goals[m->kind].last : goals[m->kind].none;
    if (m->in_fight && m->kind != M_KILL) return "in_fight: only kills happen in Fights";
    if (m->at_round_end && m->kind != M_GATHER && m->kind != M_STATE)
        return "at_round_end: only Heroes who gather and tokens on the board are looked at then";
    if (!fits || (m->kind == M_DELIVER && !m->at)) return goals[m->kind].wrong;
    if (m->kind == M_GATHER && !m->at) return "Heroes gather in a District: at = ...";
    return m->kind == M_STATE && m->at ? "at: the tokens of the whole board are counted" : NULL;
}

/* Numbers that can never be reached, however much there is. */
static void check_number(struct derivation *f, const struct mission_row *m)
{
    if (m->kind != M_STATE && !m->number && !m->per_hero)
        derive_mistake(f, "the required number is 0: number or per_hero is missing");
    if (m->kind == M_KILL && (m->target == X_CONTROLLER || m->target == X_AVATAR) && (m->number != 1 || m->per_hero))
        derive_mistake(f, "there is one Controller and one Avatar: number = 1");
    if (m->kind == M_GATHER && !m->per_hero && m->number > 3) derive_mistake(f, "there may be only 3 Heroes in play");
    if (m->kind == M_GATHER && (m->per_hero > 1 || (m->per_hero && m->number)))
        derive_mistake(f, "there are only H Heroes in play");
    if (m->kind == M_COLLECT && m->target >= X_COMMISSIONER && (m->number != 1 || m->per_hero))
        derive_mistake(f, "there is one NPC of each kind: number = 1");
}

/* Paths lead forward, so that each comes to an end, and to every Mission. Events lie between two Missions (OT-273):
 * none leads to the first, and none follows the last. */
static void check_links(struct derivation *f, const struct mission_row *m)
{
    bool reached = derive_row(f, KIND_MISSION, STORY_OF(m)->first) == m, passed = false;
    if (m->before.length && reached)
        derive_mistake(f, "before: it is the first Mission, no Event comes before it; use setup of the Story");
    if (m->after.length && ends_story(m)) derive_mistake(f, "after: it is the last Mission, no Event comes after it");
    for (int i = 0; i < 2; i++)
        if (m->next[i] && ((const struct mission_row *)derive_row(f, KIND_MISSION, m->next[i]))->story != m->story)
            derive_mistake(f, "next: '%s' belongs to another Story", derive_id(f, KIND_MISSION, m->next[i]));
    if (m->next[1] && m->next[0] == m->next[1]) derive_mistake(f, "the branches of a fork must differ");
    for EACH_DERIVED(id, other, mission_row, KIND_MISSION) {
        passed |= other == m;
        if (derive_row(f, KIND_MISSION, other->next[0]) != m && derive_row(f, KIND_MISSION, other->next[1]) != m)
            continue;
        reached = true;
        if (passed)
            derive_mistake(f, "'%s' leads back to it: a Mission may only lead to Missions declared after it",
                           derive_id(f, KIND_MISSION, id));
    }
    if (!reached) derive_mistake(f, "no Mission leads to it");
}

void derive_mission(struct derivation *f, void *row)
{
    const struct mission_row *m = row;
    if (wrong_goal(m)) derive_mistake(f, "%s", wrong_goal(m));
    else check_supply(f, m);
    check_number(f, m);
    check_conditions(f, m->before);
    check_conditions(f, m->after);
    check_links(f, m);
    print_mission(f, m);
}
