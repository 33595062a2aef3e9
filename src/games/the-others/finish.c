/* finish.c: what is wrong with Stories, Missions, Sins and Heroes as a whole, and the texts that follow from their numbers. */
#include "finishing.h"

#include <stdio.h>

static bool ends_story(const struct mission_row *m) { return !m->next[0]; }

/* -- Stories --------------------------------------------------------------------------------------------------------------- */

/* A Story needs a path of Missions with a fork and an Event, and tasks (OT-309, OT-310). */
void finish_story(struct finishing *f, void *row)
{
    const struct story_row *story = row;
    const struct mission_row *first = finish_row(f, KIND_MISSION, story->first);
    int missions = 0, forks = 0, events = 0, ends = 0, maps = 0;
    static const char *const types[] = {"", "Terror", "Corruption", "Redemption"};
    if (finish_row(f, KIND_STORY, first->story) != row) finish_mistake(f, "its first Mission belongs to another Story");
    for (int m = 1; m <= finish_count(f, KIND_MISSION); m++) {
        const struct mission_row *mission = finish_row(f, KIND_MISSION, m);
        if (finish_row(f, KIND_STORY, mission->story) != row) continue;
        missions++;
        forks += mission->next[1] != 0;
        ends += ends_story(mission);
        events += mission->after.length || mission->before.length;
    }
    if (!forks) finish_mistake(f, "a Story needs at least one fork (OT-310)");
    if (!events) finish_mistake(f, "a Story needs at least one Event (OT-310)");
    if (!ends) finish_mistake(f, "no Mission is the last one");
    if (!story->begin.length) finish_mistake(f, "a Story needs a Beginning of Round task (OT-309)");
    if (!story->finish.length) finish_mistake(f, "a Story needs an End of Round task (OT-309)");
    for (int m = 1; m <= finish_count(f, KIND_MAP); m++) {
        const struct map_row *map = finish_row(f, KIND_MAP, m);
        maps += finish_row(f, KIND_STORY, map->story) == row;
    }
    if (!maps) finish_mistake(f, "no map is for this Story (OT-025)");
    finish_text(f, "%s Story of %d Missions.", types[story->type], missions);
}

/* -- Missions ---------------------------------------------------------------------------------------------------------------- */

static const char *const target_names[] = {
    "Monster", "Acolyte", "Abomination", "Controller", "Avatar", "Hell Club member", "Fire", "Corruption", "Pentagram", "Nest",
    "Extra Turn", "Innocent", "Commissioner", "PROXY", "RavenCorp"};

static void number_text(char *out, size_t size, const struct mission_row *m)
{
    if (!m->per_hero) snprintf(out, size, "%d", m->number);
    else if (m->per_hero == 1 && !m->number) snprintf(out, size, "H");
    else if (!m->number) snprintf(out, size, "%d x H", m->per_hero);
    else snprintf(out, size, "%d x H + %d", m->per_hero, m->number);
}

static void print_mission(struct finishing *f, const struct mission_row *m)
{
    char n[24], where[96] = "";
    const char *target = target_names[m->target];
    bool many = m->per_hero || m->number != 1;
    number_text(n, sizeof n, m);
    if (m->at) snprintf(where, sizeof where, " in %s", finish_name(f, KIND_TILE, m->at));
    switch ((enum mission_kind)m->kind) {
    case M_KILL:
        if (!many) finish_text(f, "Kill the %s%s%s.", target, where, m->in_fight ? " in a Fight" : "");
        else finish_text(f, "Kill %s %ss%s%s.", n, target, where, m->in_fight ? " in Fights" : "");
        break;
    case M_CLEANSE: finish_text(f, "Remove %s %s%stoken%s%s by Cleansing.", n, m->target ? target : "", m->target ? " " : "", many ? "s" : "", where); break;
    case M_TURN_UP: finish_text(f, "Turn up %s hidden %s%stoken%s%s.", n, m->target ? target : "", m->target ? " " : "", many ? "s" : "", where); break;
    case M_COLLECT: finish_text(f, "Collect %s %s%s%s.", n, m->target ? target : "token", many ? "s" : "", where); break;
    case M_DELIVER: finish_text(f, "Hand over %s Innocent%s%s.", n, many ? "s" : "", where); break;
    case M_GATHER: finish_text(f, "Have %s Hero%s%s at the same time.", n, many ? "es" : "", where); break;
    case M_CITY_ACTION: finish_text(f, "Take %s City Action%s%s.", n, many ? "s" : "", where); break;
    case M_STATE: finish_text(f, "At most %s %s token%s %s on the board%s.", n, target, many ? "s" : "", many ? "are" : "is", m->at_round_end ? " at the end of a Round" : ""); break;
    }
}

static bool is_token(u8 target) { return target >= X_FIRE && target <= X_INNOCENT; }

static void check_target(struct finishing *f, const struct mission_row *m)
{
    bool monster = m->target >= X_ACOLYTE && m->target <= X_HELL_CLUB, cleansable = m->target >= X_FIRE && m->target <= X_NEST;
    switch ((enum mission_kind)m->kind) {
    case M_KILL:
        if (m->target && !monster) finish_mistake(f, "target: only Monsters can be killed");
        if ((m->target == X_CONTROLLER || m->target == X_AVATAR) && (m->number != 1 || m->per_hero)) finish_mistake(f, "there is one Controller and one Avatar: number = 1");
        break;
    case M_CLEANSE: if (m->target && !cleansable) finish_mistake(f, "target: only Fire, Corruption, Pentagram and Nest can be Cleansed"); break;
    case M_TURN_UP: if (m->target && !is_token(m->target)) finish_mistake(f, "target: only Exploration tokens are turned up"); break;
    case M_COLLECT: if (m->target < X_EXTRA_TURN) finish_mistake(f, "target: Heroes collect Extra Turn and Innocent tokens and NPCs"); break;
    case M_DELIVER: if (m->target != X_INNOCENT || !m->at) finish_mistake(f, "Innocents are delivered to a District: target = \"innocent\", at = ..."); break;
    case M_GATHER: if (!m->at) finish_mistake(f, "Heroes gather in a District: at = ..."); break;
    case M_CITY_ACTION: if (m->target) finish_mistake(f, "City Actions have no target"); break;
    case M_STATE: if (!cleansable) finish_mistake(f, "target: expected fire, corruption, pentagram or nest"); break;
    }
}

/* What can never be met: more than there is for H = 4. */
static void check_number(struct finishing *f, const struct mission_row *m)
{
    const struct story_row *story = finish_row(f, KIND_STORY, m->story);
    int most = m->number + 4 * m->per_hero, least = m->number + 3 * m->per_hero;
    if (m->kind != M_STATE && !least) finish_mistake(f, "the required number is 0: number or per_hero is missing");
    if (m->kind == M_GATHER && m->number > 3) finish_mistake(f, "there may be only 3 Heroes in play");
    if (m->kind == M_GATHER && m->per_hero > 1) finish_mistake(f, "there are only H Heroes in play");
    if (m->kind == M_COLLECT && m->target >= X_COMMISSIONER && most > 1) finish_mistake(f, "there is one NPC of each kind");
    for (int id = 1; id <= finish_count(f, KIND_MAP); id++) {
        const struct map_row *map = finish_row(f, KIND_MAP, id);
        if (map->story != m->story) continue;
        int lying = m->target == X_INNOCENT ? story->pool[INNOCENT] : 0, hidden = 0, npc = 0;
        for (int i = 0; i < PLACED && map->tokens[i].thing; i++) {
            if (m->target == X_INNOCENT && map->tokens[i].thing == T_FIRST + INNOCENT) lying += map->tokens[i].count;
            npc |= m->target >= X_COMMISSIONER && map->tokens[i].thing == T_COMMISSIONER + m->target - X_COMMISSIONER;
        }
        for (int t = 0; t < TOKENS; t++) hidden += !m->target || m->target == X_FIRE + t ? story->pool[t] : 0;
        if ((m->kind == M_DELIVER || (m->kind == M_COLLECT && m->target == X_INNOCENT)) && lying < most)
            finish_mistake(f, "map '%s' has %d Innocents, up to %d are asked for", finish_id(f, KIND_MAP, id), lying, most);
        if (m->kind == M_TURN_UP && hidden < most)
            finish_mistake(f, "the Story hides %d such tokens, up to %d are asked for", hidden, most);
        if (m->kind == M_COLLECT && m->target >= X_COMMISSIONER && !npc)
            finish_mistake(f, "map '%s' has no such NPC", finish_id(f, KIND_MAP, id));
        if (m->kind == M_STATE && m->target)
            for (int s = 1, fixed = 0; s < SPACES; s++) {
                fixed += map->permanent[s][m->target - X_FIRE];
                if (s == SPACES - 1 && fixed > least) finish_mistake(f, "map '%s' has %d permanent ones, which cannot be removed", finish_id(f, KIND_MAP, id), fixed);
            }
    }
}

void finish_mission(struct finishing *f, void *row)
{
    const struct mission_row *m = row;
    const struct story_row *story = finish_row(f, KIND_STORY, m->story);
    bool reached = finish_row(f, KIND_MISSION, story->first) == row;
    check_target(f, m);
    check_number(f, m);
    for (int i = 0; i < 2; i++) {
        const struct mission_row *next = finish_row(f, KIND_MISSION, m->next[i]);
        if (m->next[i] && next->story != m->story) finish_mistake(f, "next: '%s' belongs to another Story", finish_id(f, KIND_MISSION, m->next[i]));
    }
    if (m->next[1] && m->next[0] == m->next[1]) finish_mistake(f, "the branches of a fork must differ");
    int mine = 0;
    for (int id = 1; id <= finish_count(f, KIND_MISSION); id++) {
        const struct mission_row *other = finish_row(f, KIND_MISSION, id);
        if (other == m) mine = id;
    }
    for (int id = 1; id <= finish_count(f, KIND_MISSION); id++) {
        const struct mission_row *other = finish_row(f, KIND_MISSION, id);
        reached |= other->next[0] == mine || other->next[1] == mine;
        if (id >= mine && (other->next[0] == mine || other->next[1] == mine))
            finish_mistake(f, "'%s' leads back to it: a Mission may only lead to Missions declared after it", finish_id(f, KIND_MISSION, id));
    }
    if (!reached) finish_mistake(f, "no Mission leads to it");
    print_mission(f, m);
}

/* -- The rest ---------------------------------------------------------------------------------------------------------------- */

void finish_tile(struct finishing *f, void *row)
{
    static const char *const names[] = {"", "Heal", "Repent", "Extra Turn", "Inventory", "Orbital Strike"};
    static const char *const tokens[] = {"Fire", "Corruption", "Pentagram", "Nest"};
    const struct tile_row *t = row;
    char text[160];
    int n = snprintf(text, sizeof text, "City Action: %s", names[t->icons[0]]);
    if (!t->icons[0]) finish_mistake(f, "icons: a District has 1 to 3 icons (OT-074)");
    for (int i = 1; i < ICONS && t->icons[i]; i++) n += snprintf(text + n, sizeof text - (size_t)n, ", %s", names[t->icons[i]]);
    for (int i = 0; i < CLEANSABLE; i++)
        if (t->permanent[i]) n += snprintf(text + n, sizeof text - (size_t)n, ". Permanent: %d %s", t->permanent[i], tokens[i]);
    finish_text(f, "%s.", text);
}

static void check_sort(struct finishing *f, const char *what, u8 monster, u8 sort)
{
    const struct monster_row *m = finish_row(f, KIND_MONSTER, monster);
    if (m->sort != sort) finish_mistake(f, "%s: '%s' is a Monster of another kind", what, finish_id(f, KIND_MONSTER, monster));
}

void finish_sin(struct finishing *f, void *row)
{
    const struct sin_row *sin = row;
    int cards = 0;
    check_sort(f, "abomination", sin->abomination, ABOMINATION);
    check_sort(f, "controller", sin->controller, CONTROLLER);
    check_sort(f, "avatar", sin->avatar, AVATAR);
    for (int id = 1; id <= finish_count(f, KIND_SIN_CARD); id++) {
        const struct sin_card_row *card = finish_row(f, KIND_SIN_CARD, id);
        if (finish_row(f, KIND_SIN, card->sin) == row) cards += card->copies;
    }
    if (cards < 5 || cards > 32) finish_mistake(f, "its deck has %d cards; expected 5 to 32", cards);
}

void finish_acolytes(struct finishing *f, void *row)
{
    check_sort(f, "acolyte", ((const struct acolytes_row *)row)->acolyte, ACOLYTE);
}

void finish_monster(struct finishing *f, void *row)
{
    const struct monster_row *m = row;
    finish_text(f, "Fight %d, Defense %d, Move %d.", m->fight, m->defense, m->move);
}

void finish_hero(struct finishing *f, void *row)
{
    static const char *const classes[] = {"", "Leader", "Fixer", "Shooter", "Bruiser"};
    const struct hero_row *h = row;
    const struct hero_row *second = finish_row(f, KIND_HERO, h->second);
    if (h->second && (second->sort != SECOND_FORM || h->sort != DASHBOARD)) finish_mistake(f, "second: '%s' is no second form of a Hero", finish_id(f, KIND_HERO, h->second));
    finish_text(f, "%s. Fight %d, Skill %d, Base Defense %d%s.", classes[h->class], h->fight, h->skill, h->defense, h->ranged ? ", Ranged" : "");
}

void finish_apocalypse(struct finishing *f, void *row)
{
    const struct apocalypse_row *card = row;
    if (!card->monster) return;
    check_sort(f, "monster", card->monster, HELL_CLUB);
    finish_text(f, "%s of the Hell Club appears.", finish_name(f, KIND_MONSTER, card->monster));
}
