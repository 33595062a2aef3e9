/* derive_card.c: what is wrong with Heroes, Villains, Power, Event and Wound cards and Personal Missions, and the texts
 * that follow from their numbers. */
#include <stdio.h>
#include <string.h>

#include "derivation.h"
#include "state.h"

enum { BACK_NORMAL = 253, BACK_ROOKIE, BACK_VETERAN }; /* GC-S34; their names: domains.def */

static const char *const stat_names[STATS] = {"Speed", "Attack", "Defense", "Mental"};

const char *say_bonus(char *room, int bytes, const i8 bonus[STATS], const char *fourth)
{
    int n = 0;
    *room = '\0';
    for (int s = 0; s < STATS; s++)
        if (bonus[s] && n < bytes)
            n += snprintf(room + n, (size_t)(bytes - n), "%s%s %+d", n ? ", " : "",
                          s == MENTAL ? fourth : stat_names[s], bonus[s]);
    return room;
}

static bool has_bonus(const i8 bonus[STATS])
{
    return bonus[SPEED] || bonus[ATTACK] || bonus[DEFENSE] || bonus[MENTAL];
}
static int sum_of(const i8 bonus[STATS]) { return bonus[SPEED] + bonus[ATTACK] + bonus[DEFENSE] + bonus[MENTAL]; }

static void check_limits(struct derivation *f, const i8 bonus[STATS], const i8 least[STATS], const i8 most[STATS],
                         const char *fourth)
{
    for (int s = 0; s < STATS; s++)
        if (bonus[s] < least[s] || bonus[s] > most[s])
            derive_mistake(f, "%s %+d; expected %+d to %+d", s == MENTAL ? fourth : stat_names[s], bonus[s], least[s],
                           most[s]);
}

/* -- Heroes and Villains -------------------------------------------------------------------------------------- */

/* How many cards of a rank a Hero has; with `symbol` only those with this one. */
static int cards_of(struct derivation *f, int hero, int rank, int symbol)
{
    int n = 0;
    for EACH_DERIVED(id, card, power_row, KIND_POWER)
        n += card->hero == hero && card->rank == rank && (!symbol || card->symbol == symbol);
    return n;
}

static void check_set(struct derivation *f, int hero)
{
    static const struct { u8 rank, cards; const char *name; } sets[] = {
        {NORMAL, NORMAL_CARDS, "normal"}, {ROOKIE, RANK_CARDS, "Rookie"}, {VETERAN, RANK_CARDS, "Veteran"}};
    for (int k = 0; k < COUNT(sets); k++) {
        int n = cards_of(f, hero, sets[k].rank, 0);
        if (n != sets[k].cards) derive_mistake(f, "%d %s Power cards; expected %d", n, sets[k].name, sets[k].cards);
    }
    int weak = cards_of(f, hero, NORMAL, S_WEAKNESS);
    if (weak != 1) derive_mistake(f, "%d Weakness cards; expected one (GC-218)", weak);
}

/* A trigger without a moment of its own would never be asked about; one that says how often has one. */
static void check_once(struct derivation *f, u8 once, const struct trigger *when)
{
    if (once && !when[0].moment) derive_mistake(f, "once: there is no trigger that it could restrain");
}

void derive_hero(struct derivation *f, void *row)
{
    static const char *const rank_names[RANKS] = {"Rookie", "Hero", "Veteran"};
    struct hero_row *hero = row;
    char text[120];
    int id = 1, n = 0;
    while (derive_row(f, KIND_HERO, id) != row) id++;
    if (id == 1 && derive_count(f, KIND_HERO) != HEROES)
        derive_mistake(f, "%d Heroes; expected %d", derive_count(f, KIND_HERO), HEROES);
    hero->shared_mask = shared_modifiers(f, hero->passive);
    check_set(f, id);
    for (int s = 0; s <= STATS; s++)
        for (int r = ROOKIE; r < VETERAN; r++)
            if (hero->values[r][s] > hero->values[r + 1][s])
                derive_mistake(f, "value %d of a higher rank is lower", s + 1); /* GC-290 */
    if (!hero->passive.length && !hero->use.length && !hero->when[0].moment)
        derive_mistake(f, "no permanent power: expected passive, use or when (GC-027)");
    check_once(f, hero->once, hero->when);
    check_effect(f, hero->use, PLACE_ACTION);
    check_triggers(f, hero->when);
    for (int r = ROOKIE; r < RANKS; r++) {
        const u8 *v = hero->values[r];
        n += snprintf(text + n, sizeof text - (size_t)n, "%s%s %d/%d/%d/%d/%d", n ? ", " : "", rank_names[r], v[SPEED],
                      v[ATTACK], v[DEFENSE], v[MENTAL], v[STATS]);
    }
    derive_text(f, "%s. Speed/Attack/Defense/Mental/Health: %s.", derive_string(f, hero->civil_name), text);
}

static int count_rank(struct derivation *f, int rank)
{
    int n = 0;
    for EACH_DERIVED(id, v, villain_row, KIND_VILLAIN) n += v->rank == rank;
    return n;
}

void derive_villain(struct derivation *f, void *row)
{
    struct villain_row *v = row;
    static const struct { int count; const char *name; } wanted[] = {
        [ACOLYTE] = {3, "Acolyte cards"}, [LIEUTENANT] = {4, "Lieutenants"}, [MASTER] = {1, "Master Villains"}};
    char text[160];
    for (int rank = ACOLYTE; row == derive_row(f, KIND_VILLAIN, 1) && rank <= MASTER; rank++)
        if (count_rank(f, rank) != wanted[rank].count)
            derive_mistake(f, "%d %s; expected %d", count_rank(f, rank), wanted[rank].name, wanted[rank].count);
    if (v->figures != (v->rank == ACOLYTE ? ACOLYTE_FIGURES : 1))
        derive_mistake(f, "%d figures; expected %d", v->figures, v->rank == ACOLYTE ? ACOLYTE_FIGURES : 1);
    for EACH_DERIVED(id, other, villain_row, KIND_VILLAIN)                     /* GC-040 */
        if (v->rank == LIEUTENANT && other->rank == ACOLYTE && other->health >= v->health) {
            derive_mistake(f, "health %d; expected more than '%s' has (GC-040)", v->health,
                           derive_id(f, KIND_VILLAIN, id));
            return;
        }
    check_once(f, v->once, v->when);
    check_triggers(f, v->when);
    v->shared_mask = shared_modifiers(f, v->passive);
    v->ranged = (v->row.modifier_mask >> (V_RANGED - V_FIRST_MODIFIER) & 1) != 0;
    snprintf(text, sizeof text, "Speed %d, Attack %d, Defense %d, %d Actions, Health %d.", v->speed, v->attack,
             v->defense, v->actions, v->health);
    derive_text(f, "%s", text);
}

/* -- Power cards ---------------------------------------------------------------------------------------------- */

static void check_halves(struct derivation *f, const struct power_row *card)
{
    bool technique = has_bonus(card->bonus), weak = card->symbol == S_WEAKNESS;
    bool acts = card->effect.length, lasts = card->passive.length || card->when[0].moment;
    if (!technique && !card->symbol) derive_mistake(f, "neither a Special Power nor a Secret Technique");
    if (!card->symbol && (card->mode || acts || lasts)) derive_mistake(f, "a Special Power needs a symbol (GC-211)");
    if (card->symbol && !card->mode) derive_mistake(f, "mode: expected permanent, action or unique_action");
    if (card->symbol && card->mode == PERMANENT && (acts || !lasts))
        derive_mistake(f, "a permanent power has passive or when, and no effect (GC-202)");
    if (card->symbol && card->mode > PERMANENT && (!acts || lasts))
        derive_mistake(f, "an ACTION power has an effect, and neither passive nor when (GC-203)");
    if (weak && technique) derive_mistake(f, "a Weakness has no Secret Technique (GC-220)");
    if (weak && card->mode > PERMANENT) derive_mistake(f, "a Weakness is permanent (GC-221)");
    if (card->rank == VETERAN && (!technique || !card->symbol)) derive_mistake(f, "a Veteran card has both halves");
    if (card->rank == ROOKIE && technique && card->symbol) derive_mistake(f, "a Rookie card has one half only");
}

static void check_technique(struct derivation *f, const struct power_row *card)
{
    static const i8 least[STATS] = {-1, -1, -1, -1}, most[STATS] = {2, 3, 2, 2};
    static const struct { i8 low, high; } sums[RANKS] = {[ROOKIE] = {1, 1}, [NORMAL] = {1, 2}, [VETERAN] = {3, 3}};
    int sum = sum_of(card->bonus);
    check_limits(f, card->bonus, least, most, "Mental");
    if (has_bonus(card->bonus) && (sum < sums[card->rank].low || sum > sums[card->rank].high))
        derive_mistake(f, "modifiers add up to %+d; expected %+d to %+d", sum, sums[card->rank].low,
                       sums[card->rank].high);
}

static void check_rookie(struct derivation *f, const struct power_row *card)
{
    const struct power_row *normal = derive_row(f, KIND_POWER, card->replaces);
    if (card->rank != ROOKIE) {
        if (card->replaces) derive_mistake(f, "replaces: only a Rookie card replaces another");
        return;
    }
    if (!card->replaces) {
        derive_mistake(f, "a Rookie card that replaces nothing (GC-291)");
        return;
    }
    if (normal->hero != card->hero || normal->rank != NORMAL || normal->symbol == S_WEAKNESS)
        derive_mistake(f, "replaces: expected a normal card of the same Hero, and not the Weakness (GC-S49)");
    for EACH_DERIVED(id, other, power_row, KIND_POWER) {
        if (other == card) return;
        if (other->replaces == card->replaces)
            derive_mistake(f, "'%s' replaces the same card", derive_id(f, KIND_POWER, id));
    }
}

void derive_power(struct derivation *f, void *row)
{
    struct power_row *card = row;
    char room[80];
    card->row.back = card->rank == ROOKIE ? BACK_ROOKIE : card->rank == VETERAN ? BACK_VETERAN : BACK_NORMAL;
    if (row == derive_row(f, KIND_POWER, 1) && derive_count(f, KIND_POWER) != POWER_CARDS)
        derive_mistake(f, "%d Power cards; expected %d", derive_count(f, KIND_POWER), POWER_CARDS);
    card->shared_mask = shared_modifiers(f, card->passive);
    check_halves(f, card);
    check_technique(f, card);
    check_rookie(f, card);
    check_once(f, card->once, card->when);
    check_effect(f, card->effect, PLACE_ACTION);
    check_triggers(f, card->when);
    if (has_bonus(card->bonus))
        derive_text(f, "Secret Technique: %s.", say_bonus(room, sizeof room, card->bonus, "Mental"));
    else if (card->symbol == S_WEAKNESS)                                        /* GC-222, GC-S48 */
        derive_text(f, "At the start of this Hero's activation you may remove Damage up to the Hero's Health.");
}

/* -- Event and Wound cards ------------------------------------------------------------------------------------ */

void derive_event(struct derivation *f, void *row)
{
    static const i8 least[STATS] = {-1, -1, -1, 0}, most[STATS] = {2, 2, 2, 1};
    struct event_card_row *card = row;
    char room[80];
    int cards = 0;
    for EACH_DERIVED(id, other, event_card_row, KIND_EVENT) cards += other->copies;
    if (row == derive_row(f, KIND_EVENT, 1) && cards != EVENT_CARDS)
        derive_mistake(f, "%d Event cards; expected %d", cards, EVENT_CARDS);
    if (!has_bonus(card->bonus)) derive_mistake(f, "no Secret Technique (GC-231)");
    check_effect(f, card->effect, PLACE_EVENT);
    check_limits(f, card->bonus, least, most, "Actions");
    derive_text(f, "Secret Technique: %s.", say_bonus(room, sizeof room, card->bonus, "Actions"));
}

void derive_wound(struct derivation *f, void *row)
{
    static const i8 least[STATS] = {-2, -2, -2, -2}, most[STATS] = {0, 0, 0, 0};
    const struct wound_row *card = row;
    char room[80];
    int cards = 0;
    for EACH_DERIVED(id, other, wound_row, KIND_WOUND) cards += other->copies;
    if (row == derive_row(f, KIND_WOUND, 1) && cards != WOUND_CARDS)
        derive_mistake(f, "%d Wound cards; expected %d", cards, WOUND_CARDS);
    if (!has_bonus(card->bonus) && !card->no_unique) derive_mistake(f, "no penalty (GC-227)");
    check_limits(f, card->bonus, least, most, "Mental");
    say_bonus(room, sizeof room, card->bonus, "Mental");
    derive_text(f, "%s%s%s", room, *room ? "." : "",
                card->no_unique ? (*room ? " No UNIQUE ACTION may be used." : "No UNIQUE ACTION may be used.") : "");
}

/* -- Personal Missions ---------------------------------------------------------------------------------------- */

/* What a Mission asks for; the second text is for more than one. */
static const struct { const char *one, *many; } deeds[] = {
    [D_DOOR_OPENED] = {"Open a Door yourself.", "Open %d Doors yourself."},
    [D_DOOR_BROKEN] = {"Open a Door by an Attack check.", "Open %d Doors by Attack checks."},
    [D_LIEUTENANT] = {"Deal the last Damage to a Lieutenant.", "Deal the last Damage to %d Lieutenants."},
    [D_AT_OBJECTIVE] = {"Be in the room of an Objective when it is neutralised.",
                        "Be in the room of %d Objectives when they are neutralised."},
    [D_HIT_SKAROV] = {"Hit Doktor Skarov.", "Hit Doktor Skarov %d times."},
    [D_ACOLYTE] = {"Eliminate an Acolyte.", "Eliminate %d Acolytes."},
    [D_ACOLYTES_AT_ONCE] = {"Eliminate an Acolyte.", "Eliminate %d Acolytes in one activation."},
    [D_ACOLYTE_RANGED] = {"Eliminate an Acolyte by a ranged attack.", "Eliminate %d Acolytes by ranged attacks."},
    [D_CARDS_HIT] = {"Hit a Villain.", "Hit %d different Villain cards."},
    [D_TASK_FINISHED] = {"Switch off a Trap or finish a task of an Objective.",
                         "Switch off Traps or finish tasks of Objectives, %d in all."},
    [D_CHECK] = {"Succeed in a Value Check.", "Succeed in %d Value Checks."},
    [D_HEALED] = {"Remove a Damage from another Hero.", "Remove %d Damage from other Heroes."},
    [D_OBJECTIVE_TASK] = {"Succeed in a task of an Objective.", "Succeed in %d tasks of Objectives."},
    [D_UNWOUNDED] = {"End the game without a Wound card.", "End the game without a Wound card."},
};

void derive_mission(struct derivation *f, void *row)
{
    static const char *const results[] = {"0", "1", "2", "POW"};
    const struct mission_row *m = row;
    char text[120];
    bool passed = false;
    for EACH_DERIVED(id, other, mission_row, KIND_MISSION) {
        if (other->hero == m->hero && other->result == m->result && other != m && !passed)
            derive_mistake(f, "there is another Mission for the result %s; expected one each (GC-S23)",
                           results[m->result]);
        passed |= other == m;
    }
    for (int hero = 1; row == derive_row(f, KIND_MISSION, 1) && hero <= derive_count(f, KIND_HERO); hero++) {
        u8 found = 0;
        for EACH_DERIVED(id, other, mission_row, KIND_MISSION)
            if (other->hero == hero) found |= (u8)bit(other->result);
        if (found != bit(POW + 1) - 1)
            derive_mistake(f, "'%s' lacks a Personal Mission for one of the results 0, 1, 2 and POW (GC-S23)",
                           derive_id(f, KIND_HERO, hero));
    }
    snprintf(text, sizeof text, m->number > 1 ? deeds[m->deed].many : deeds[m->deed].one, m->number);
    derive_text(f, "%s (%s): %s", derive_name(f, KIND_HERO, m->hero), results[m->result], text);
}
